// Which threads are at a place of a method: those that run its nodes, with what threads/ knows of the place: which others
// may be running, which signals were waited for.
#include "running/internal.h"

// The states of threads in a method, each once.
struct states {
	struct arena arena;
	VEC(struct thread_state) all;
};

static void states_add(struct states *s, const struct thread_state *state)
{
	const struct bitset *bits = &state->bits;
	for (uint32_t i = 0; i < s->all.n; i++)
		if (s->all.v[i].point.thread == state->point.thread &&
			memcmp(s->all.v[i].bits.words, bits->words, bits->n_words * sizeof(*bits->words)) == 0)
			return;
	vec_push(&s->all, *state);
}

static void add_states_at(const struct running *r, struct states *s, uint32_t node, uint32_t insn)
{
	const struct threads *threads = r->threads;
	struct thread_state state = { 0 };
	for (uint32_t t = 1; r->nodes[node] && t <= threads_count(threads); t++) {
		if (r->bits[t] == UINT8_MAX || !thread_runs(thread_at(threads, t), node))
			continue;
		if (!state.point.node)
			state = threads_state(threads, (struct thread_point){ t, node, insn }, &s->arena);
		state.point.thread = t;
		states_add(s, &state);
	}
}

// Where a method does something that others can see.
static bool is_seen(const struct body *body, uint32_t insn)
{
	uint8_t op = body->ir->insns[insn].op;
	return body->fields[insn] || op == IR_INVOKE || op == IR_ARRAY_LOAD || op == IR_ARRAY_STORE;
}

// The instruction at the bytecode index, or the next one that there is.
uint32_t running_insn_at(const struct body *body, uint32_t bci)
{
	uint32_t found = body_insn_at(body, bci);
	for (uint32_t i = 1; !found && i <= body->ir->n_insns; i++)
		if (ir_at(body->ir, i)->bci > bci && ir_at(body->ir, i)->op != IR_PHI)
			found = i;
	return found;
}

static void add_states(const struct running *r, struct states *s, const struct method *method,
	uint32_t bci)
{
	arena_init(&s->arena);
	for (uint32_t node = pta_first_node(r->pta, method); node; node = pta_next_node(r->pta, node)) {
		const struct body *body = bodies_of_node(r->bodies, node);
		if (!body || bci != RUNNING_ANYWHERE) {
			add_states_at(r, s, node, body ? running_insn_at(body, bci) : 0);
			continue;
		}
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			if (is_seen(body, i))
				add_states_at(r, s, node, i);
	}
}

static void states_release(struct states *s)
{
	vec_release(&s->all);
	arena_release(&s->arena);
}

// Is another thread there?
static bool has_company(const struct running *r, const struct thread_state *state)
{
	const struct threads *threads = r->threads;
	if (thread_at(threads, state->point.thread)->is_many)
		return true;
	for (uint32_t t = 1; t <= threads_count(threads); t++)
		if (r->bits[t] != UINT8_MAX && r->bits[t] != r->bits[state->point.thread] &&
			threads_may_be_there(threads, state, t))
			return true;
	return false;
}

uint64_t running_at(const struct running *r, const struct method *method, uint32_t bci)
{
	struct states states = { 0 };
	uint64_t found = 0;
	if (r->library)
		return library_threads_at(r->library, method);
	if (!r->is_known)
		return REST;
	if (outside_has(r, method))
		return r->outside ? outside_threads(r->outside, method) : 0;
	add_states(r, &states, method, bci);
	for (uint32_t i = 0; i < states.all.n; i++) {
		uint64_t bit = UINT64_C(1) << r->bits[states.all.v[i].point.thread];
		if (!(found & bit) && has_company(r, &states.all.v[i]))
			found |= bit;
	}
	states_release(&states);
	return found;
}

bool running_may_meet(const struct running *r, const struct method *a, uint32_t bci_a,
	const struct method *b, uint32_t bci_b)
{
	struct states at_a = { 0 }, at_b = { 0 };
	bool found = false;
	if (!r->is_known)
		return true;
	if (outside_has(r, a) || outside_has(r, b))
		return running_sets_meet(r, running_at(r, a, bci_a), running_at(r, b, bci_b));
	add_states(r, &at_a, a, bci_a);
	add_states(r, &at_b, b, bci_b);
	for (uint32_t i = 0; i < at_a.all.n && !found; i++)
		for (uint32_t k = 0; k < at_b.all.n && !found; k++)
			found = threads_order_states(r->threads, &at_a.all.v[i], &at_b.all.v[k]) == ORDER_NONE;
	states_release(&at_a);
	states_release(&at_b);
	return found;
}
