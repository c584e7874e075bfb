// Which methods flow.c has to look at: a small part of those that take locks.
//
// Something is a witness if it is taken twice, at two places of a method or at one in a loop: either under
// a lock that the method holds itself, or in its body while some caller holds one (FINAL_T goes up
// through at most MAX_DEPTH calls). All of this is known from the facts; the IR of methods for which
// it does not hold is not built a second time.
#include "analysis/atomicity/held.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/sections.h"

typedef VEC(uint32_t) method_ids;

// ---- callers with a lock --------------------------------------------------------------------

// As final.c follows calls.
static bool goes_up(const struct atomicity *at, const struct edge *edge)
{
	return atom_follows_up(at, edge) && atom_calls_is_input(at->world->methods[edge->caller]);
}

static void add_under(struct atomicity *at, const struct edge *edge, method_ids *found)
{
	if (at->is_under[edge->callee] || !goes_up(at, edge))
		return;
	at->is_under[edge->callee] = true;
	vec_push(found, edge->callee);
}

static void add_callees(struct atomicity *at, uint32_t caller, method_ids *found)
{
	for (uint32_t i = 0; i < at->n_edges.v[caller]; i++)
		add_under(at, &at->edges.v[at->first_edge.v[caller] + i], found);
}

// Breadth first from the calls under a lock. A function object may be run under a lock by what it is
// passed to.
void atom_worth_prepare(struct atomicity *at)
{
	method_ids found = { 0 };
	at->is_under = ARENA_ARRAY(&at->arena, bool, at->first_in.n);
	for (uint32_t i = 0; i < at->edges.n; i++) {
		const struct edge *edge = &at->edges.v[i];
		if (edge->is_passed || at->facts->by_method[edge->caller]->calls[edge->call].held)
			add_under(at, edge, &found);
	}
	uint32_t from = 0;
	for (uint32_t depth = 1; depth < MAX_DEPTH; depth++) {
		uint32_t to = found.n;
		for (; from < to; from++)
			add_callees(at, found.v[from], &found);
	}
	vec_release(&found);
}

// ---- places ---------------------------------------------------------------------------------

// Places that take locks; a place that does it more than once counts as two.
struct places {
	uint32_t n, n_held;
};

static void count(struct places *places, uint32_t held, uint32_t n)
{
	places->n += n;
	places->n_held += held ? n : 0;
}

static struct places places_of(const struct atomicity *at, const struct method_facts *facts)
{
	uint32_t id = facts->method->id;
	const struct edge *edges = vec_from(&at->edges, at->first_edge.v[id]);
	struct places places = { 0 };

	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (!facts->locks[i].is_method_lock) // others than monitors may be converted, or awaited
			count(&places, facts->locks[i].held, facts->locks[i].mode == LOCK_MONITOR ? 1 : 2);
	for (uint32_t i = 0; at->has_models.v[id] && i < facts->n_calls; i++)
		if (map_get(&at->models, (uint64_t)id << 32 | i))
			count(&places, facts->calls[i].held, 1);
	for (uint32_t i = 0; i < at->n_edges.v[id]; i++)
		if (at->first_taken.v[edges[i].callee])
			count(&places, facts->calls[edges[i].call].held, edges[i].is_repeated ? 2 : 1);
	return places;
}

static bool may_turn(const struct code *code)
{
	for (uint32_t i = 0; i < code->n_handlers; i++)
		if (code->handlers[i].target < code->handlers[i].end)
			return true;
	for (uint32_t bci = 0; bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		switch (opcode_formats[insn.op]) {
		case OPERAND_BRANCH:
		case OPERAND_BRANCH_W:
			if ((uint32_t)insn.a <= bci || insn.op == OP_jsr || insn.op == OP_jsr_w)
				return true;
			break;
		case OPERAND_TABLESWITCH:
		case OPERAND_LOOKUPSWITCH:
			return true;
		default:
			break;
		}
		bci = insn.next;
	}
	return false;
}

bool atom_is_worth_it(const struct atomicity *at, const struct method_facts *facts)
{
	if (facts->is_failed || !atom_calls_is_input(facts->method))
		return false;
	struct places places = places_of(at, facts);
	bool is_body = at->is_under[facts->method->id] || atom_has_semaphore(at, facts) ||
		atom_has_guard(at, facts->method->id);
	uint32_t n = is_body ? places.n : places.n_held;
	const struct code *code = atom_code(facts->method);
	return n > 1 || (n == 1 && code && may_turn(code));
}
