// Locks that a call leaves held: guard objects, whose constructor takes a lock and whose close releases it, factories of
// such, and wrappers with a lock and an unlock of their own.
//
//     try (Section s = new Section(lock)) { ... }      enter(); try { ... } finally { leave(); }
//
// ir/locks.h says what one method does, so there the lock is not held after the call. Here the call is the
// beginning of a section, and a context: it holds for what comes after it and cannot be reached from its release.
#include "analysis/atomicity/held.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/names.h"

// ---- which calls ----------------------------------------------------------------------------

// In at->guards_at, (method, bci) -> name << 1 | is it a release? The name is the callee's, of the lock; 0 where it has none.
// And (method, UINT32_MAX): it has such calls.

static uint64_t key_of(uint32_t method, uint32_t bci)
{
	return (uint64_t)method << 32 | bci;
}

static void mark_callers(struct atomicity *at, uint32_t method, uint32_t name, bool is_release)
{
	for (uint32_t e = at->first_in.v[method]; e; e = at->edges.v[e - 1].next_in) {
		const struct edge *edge = &at->edges.v[e - 1];
		const struct method_facts *caller = at->facts->by_method[edge->caller];
		if (edge->maker || edge->n_targets > 1)
			continue;
		*map_put(&at->guards_at, key_of(edge->caller, caller->calls[edge->call].bci),
			NULL) = (uint64_t)name << 1 | is_release;
		map_put(&at->guards_at, key_of(edge->caller, UINT32_MAX), NULL);
	}
}

// lock.lock(); try { ... } finally { leave(); }
static bool calls_release(const struct atomicity *at, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const uint64_t *guard = map_get(&at->guards_at,
			key_of(facts->method->id, facts->calls[i].bci));
		if (guard && *guard & 1)
			return true;
	}
	return false;
}

static void find_left(struct atomicity *at, const struct method_facts *facts, bool is_release)
{
	if (!atom_calls_is_input(facts->method) || facts->n_left != 1 ||
		facts->left[0].is_release != is_release || (!is_release && calls_release(at, facts)))
		return;
	mark_callers(at, facts->method->id, locking_of_expr(at, facts, facts->left[0].lock),
		facts->left[0].is_release);
}

static bool returns(const struct method_facts *facts, uint32_t expr)
{
	for (uint32_t i = 0; i < facts->n_returns; i++)
		if (facts->returns[i] == expr)
			return true;
	return false;
}

static uint32_t result_of(const struct method_facts *facts, uint32_t call)
{
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_CALL && facts->exprs[i].a == call)
			return i;
	return 0;
}

// static Section of(Lock lock) { return new Section(lock); }
static void find_factory(struct atomicity *at, const struct method_facts *facts)
{
	uint32_t id = facts->method->id;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		const uint64_t *guard = map_get(&at->guards_at, key_of(id, call->bci));
		if (!guard || *guard & 1 || !call->n_args)
			continue;
		uint32_t result = result_of(facts, i);
		for (uint32_t e = at->first_edge.v[id], n = at->n_edges.v[id]; n; e++, n--)
			if (at->edges.v[e].call == i &&
				(returns(facts, facts->operands[call->args]) ||
					(result && returns(facts, result)))) {
				const struct edge edge = at->edges.v[e];
				uint32_t name = (uint32_t)(*guard >> 1);
				mark_callers(at, id, name ? locking_translate(at, name, &edge) : 0, false);
				return;
			}
	}
}

// One thread, before flow.c asks from many.
void atom_guards_find(struct atomicity *at)
{
	for (uint32_t is_release = 2; is_release-- > 0;) // releases first
		for (uint32_t id = 1; id < at->facts->n_by_method; id++)
			if (at->facts->by_method[id] && at->facts->by_method[id]->n_left)
				find_left(at, at->facts->by_method[id], is_release);
	if (!at->guards_at.n)
		return;
	for (uint32_t id = 1; id < at->facts->n_by_method; id++)
		if (atom_has_guard(at, id))
			find_factory(at, at->facts->by_method[id]);
}

bool atom_has_guard(const struct atomicity *at, uint32_t method)
{
	return at->guards_at.n && map_get(&at->guards_at, key_of(method, UINT32_MAX));
}

bool atom_is_guard(const struct atomicity *at, const struct method *method, uint32_t bci)
{
	const uint64_t *guard = at->guards_at.n && bci != FINDING_NO_BCI
		? map_get(&at->guards_at, key_of(method->id, bci))
		: NULL;
	return guard && !(*guard & 1);
}

// ---- places ---------------------------------------------------------------------------------

static const uint64_t *guard_at(const struct flow *flow, uint32_t insn)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	return i->op == IR_INVOKE && i->n_args
		? map_get(&flow->at->guards_at, key_of(flow->ir->method->id, i->bci))
		: NULL;
}

// Is there a way from the one to the other, but not through the block `but`?
static bool leads_to(const struct flow *flow, uint32_t from, uint32_t to, uint32_t but)
{
	const struct ir *ir = flow->ir;
	struct bitset seen = bitset_new(ir->n_blocks + 1, flow->arena);
	VEC(uint32_t) work = { 0 };
	bool is_found = ir->block_of[from] == ir->block_of[to] && from < to;
	vec_push(&work, ir->block_of[from]);
	while (work.n && !is_found) {
		const struct ir_block *block = &ir->blocks[vec_pop(&work)];
		for (uint32_t i = 0; i < block->n_normal_succs && !is_found; i++) {
			uint32_t next = block->succs[i].to;
			if (next == but || bitset_has(&seen, next))
				continue;
			is_found = next == ir->block_of[to];
			bitset_add(&seen, next);
			vec_push(&work, next);
		}
	}
	vec_release(&work);
	return is_found;
}

// Does the call at `release` release what the one at `guard` took?
static bool releases(const struct flow *flow, uint32_t release, uint32_t guard)
{
	const struct ir *ir = flow->ir;
	const struct path *path = path_of(flow->paths, ir_arg(ir, ir_at(ir, release), 0));
	return path_equal(path, path_of(flow->paths, ir_arg(ir, ir_at(ir, guard), 0))) ||
		path_source(flow->paths, ir_arg(ir, ir_at(ir, release), 0)) ==
		path_source(flow->paths, guard);
}

static bool is_held_at(const struct flow *flow, uint32_t guard, uint32_t insn)
{
	const struct ir *ir = flow->ir;
	if (guard != insn && !ir_insn_dominates(ir, guard, insn))
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const uint64_t *found = guard_at(flow, i);
		if (found && *found & 1 && releases(flow, i, guard) && leads_to(flow, guard, i, 0) &&
			leads_to(flow, i, insn, ir->block_of[guard]))
			return false;
	}
	return true;
}

uint32_t guard_lexp(struct flow *flow, uint32_t guard)
{
	uint32_t id = (uint32_t)(*guard_at(flow, guard) >> 1);
	const struct place *name = &flow->at->names.v[id];
	const struct ir_insn *insn = ir_at(flow->ir, guard);
	if (!id || name->root == PLACE_VALUE ||
		(name->root == PLACE_PARAM && name->number >= insn->n_args))
		return 0;
	uint32_t value = name->root == PLACE_PARAM ? ir_arg(flow->ir, insn, name->number) : 0;
	return lexp_translate(flow, name, value, lexp_is_known(flow, value, 1, name->number == 0));
}

uint32_t guard_around(struct flow *flow, uint32_t first, uint32_t second, uint32_t lexp)
{
	for (uint32_t i = first; flow->has_guard && i > 0; i--) {
		const uint64_t *guard = guard_at(flow, i);
		if (!guard || *guard & 1 || !is_held_at(flow, i, first) || !is_held_at(flow, i, second))
			continue;
		uint32_t lock = guard_lexp(flow, i);
		if (lexp ? lock == lexp : i != first)
			return i;
	}
	return 0;
}
