// Phases between barriers: which of them may two threads be in at the same time?
//
// Whoever comes to a barrier waits there for all others, so that all go from phase to phase in step. A phase is known by the
// call with which it began (a site; the first one by none), and `last` bits in the state of flow.c say at each point
// with which ones the current phase may have begun. From what they are at the sites themselves comes the graph of a
// thread's phases, and the product of two threads' graphs, from the pair of first phases on, has the pairs of phases that may
// be at the same time (concurrency analysis with barriers: Jeremiassen and Eggers, PACT 1994; here without asking that all
// threads run the same code).
//
// A method that does nothing but meet the others once (with its exceptions caught, say), and is called at several places,
// would make one phase of many: its calls are the sites then. A thread that arrives and does not wait is in step with nobody
// from there on: such a site is open.
#include "threads/internal.h"

#include <stdlib.h>

#define MAX_SITES 64   // of all barriers
#define MAX_PARTIES 16 // threads that come to any

// ---- sites ------------------------------------------------------------------------------------

enum coming { COMES_NOT = 0, COMES = 1, WAITS = 2, MEETS = 3 };

// What the call does about the barrier.
static uint32_t coming_of(const struct threads *t, uint32_t node, uint32_t insn,
	const struct signal *signal)
{
	const struct model_row *row = bodies_of_node(t->bodies, node)->models[insn];
	uint32_t coming = COMES_NOT;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		object_list objects = { 0 };
		if ((effect->kind == MODEL_SIGNAL || effect->kind == MODEL_WAIT) &&
			effect->detail == signal->sync)
			bodies_objects_at(t->bodies, node, insn, &effect->from, &objects);
		if (object_list_has(&objects, signal->object))
			coming |= effect->kind == MODEL_SIGNAL ? COMES : WAITS;
		vec_release(&objects);
	}
	return coming;
}

static void add_site(struct threads *t, uint32_t signal, uint32_t node, uint32_t insn, bool is_open)
{
	vec_push(&t->sites, (struct phase_site){ signal, node, insn, is_open });
}

// Nodes that may come there, by what they call.
static void find_coming(const struct threads *t, uint32_t first, struct bitset *coming)
{
	VEC(uint32_t) work = { 0 };
	for (uint32_t i = first; i < t->sites.n; i++)
		if (!bitset_has(coming, t->sites.v[i].node)) {
			bitset_add(coming, t->sites.v[i].node);
			vec_push(&work, t->sites.v[i].node);
		}
	while (work.n) {
		uint32_t n;
		const struct pta_edge *edges = pta_edges_to(t->pta, vec_pop(&work), &n);
		for (uint32_t i = 0; i < n; i++) {
			if (edges[i].kind == PTA_START || !edges[i].from || bitset_has(coming, edges[i].from))
				continue;
			bitset_add(coming, edges[i].from);
			vec_push(&work, edges[i].from);
		}
	}
	vec_release(&work);
}

static uint32_t count_calls_of(const struct threads *t, uint32_t node)
{
	uint32_t n, n_calls = 0;
	const struct pta_edge *edges = pta_edges_to(t->pta, node, &n);
	for (uint32_t i = 0; i < n; i++)
		n_calls += edges[i].kind == PTA_CALL &&
			(!i || edges[i].from != edges[i - 1].from || edges[i].bci != edges[i - 1].bci);
	return n_calls;
}

// Is it called in several places, and does it meet the others once, whatever it does?
static bool is_helper(const struct threads *t, uint32_t node, uint32_t first,
	const struct bitset *coming)
{
	const struct body *body = bodies_of_node(t->bodies, node);
	uint32_t n, n_sites = 0;
	if (!body || count_calls_of(t, node) < 2)
		return false;
	for (uint32_t i = first; i < t->sites.n; i++) {
		const struct phase_site *site = &t->sites.v[i];
		if (site->node != node)
			continue;
		if (site->is_open || body_is_in_loop(body, site->insn))
			return false;
		n_sites++;
	}
	const struct pta_edge *edges = pta_edges_from(t->pta, node, &n);
	for (uint32_t i = 0; i < n; i++)
		n_sites += edges[i].kind != PTA_START && bitset_has(coming, edges[i].to);
	return n_sites == 1;
}

// The calls of a helper become the sites.
static void move_sites(struct threads *t, uint32_t signal, uint32_t first,
	const struct bitset *coming)
{
	for (uint32_t i = first; i < t->sites.n && t->sites.n < MAX_SITES; i++) {
		uint32_t helper = t->sites.v[i].node, n;
		if (!is_helper(t, helper, first, coming))
			continue;
		t->sites.v[i].is_open = true;
		const struct pta_edge *edges = pta_edges_to(t->pta, helper, &n);
		for (uint32_t e = 0; e < n; e++) {
			const struct body *body = edges[e].from ? bodies_of_node(t->bodies, edges[e].from)
													: NULL;
			uint32_t insn = body ? body_insn_at(body, edges[e].bci) : 0;
			if (insn && edges[e].kind == PTA_CALL)
				add_site(t, signal, edges[e].from, insn, false);
		}
	}
}

void threads_find_phases(struct threads *t)
{
	struct arena arena;
	arena_init(&arena);
	for (uint32_t s = 0; s < t->signals.n; s++) {
		const struct signal *signal = &t->signals.v[s];
		uint32_t first = t->sites.n;
		if (!signal->object ||
			(signal->sync != MODEL_SYNC_BARRIER && signal->sync != MODEL_SYNC_PHASE))
			continue;
		for (uint32_t node = 1; node <= t->n_nodes; node++) {
			const struct body *body = bodies_of_node(t->bodies, node);
			for (uint32_t i = 1; body && i <= body->ir->n_insns; i++) {
				uint32_t coming = body->models[i] ? coming_of(t, node, i, signal) : COMES_NOT;
				if (coming)
					add_site(t, s, node, i, coming != MEETS);
			}
		}
		struct bitset coming = bitset_new(t->n_nodes + 1, &arena);
		find_coming(t, first, &coming);
		move_sites(t, s, first, &coming);
		if (t->sites.n >= MAX_SITES) {
			t->sites.n = 0;
			break;
		}
	}
	arena_release(&arena);
}

// ---- which phases may be at the same time -----------------------------------------------------

// [phase]: the phases that follow.
static struct bitset *find_graph(const struct threads *t, uint32_t thread, struct arena *arena)
{
	uint32_t n = t->sites.n + 1;
	struct bitset state = bitset_new(t->n_bits, arena);
	struct bitset *to = ARENA_ARRAY(arena, struct bitset, n);
	for (uint32_t i = 0; i < n; i++)
		to[i] = bitset_new(n, arena);
	for (uint32_t i = 1; i < n; i++) {
		const struct phase_site *site = &t->sites.v[i - 1];
		if (!bitset_has(&t->all[thread].reaches, site->node))
			continue;
		threads_state_at(t, site->node, site->insn, &state);
		for (uint32_t from = 0; from < n; from++)
			if (bitset_has(&state, bit_phase(t, from)))
				bitset_add(&to[from], i);
	}
	return to;
}

struct walk {
	const struct threads *t;
	uint32_t n, a, b;
	struct bitset *to_a, *to_b;
	struct bitset *pairs;
	VEC(uint32_t) work;
};

static void come_to(struct walk *w, uint32_t x, uint32_t y)
{
	if (bitset_has(w->pairs, x * w->n + y))
		return;
	bitset_add(w->pairs, x * w->n + y);
	vec_push(&w->work, x * w->n + y);
}

// The barrier at which the phase begins, if the thread comes to it too; UINT32_MAX: it does not.
static uint32_t shared_barrier(const struct walk *w, uint32_t phase, uint32_t thread)
{
	uint32_t signal = w->t->sites.v[phase - 1].signal;
	return bitset_has(&w->t->gives[thread], signal) ? signal : UINT32_MAX;
}

// The pairs of phases that are come to in step; at a barrier of its own each goes on alone.
static void walk(struct walk *w)
{
	come_to(w, 0, 0);
	while (w->work.n) {
		uint32_t at = vec_pop(&w->work), i = at / w->n, k = at % w->n;
		for (uint32_t x = bitset_next(&w->to_a[i], 0); x != UINT32_MAX;
			 x = bitset_next(&w->to_a[i], x + 1)) {
			uint32_t signal = shared_barrier(w, x, w->b);
			if (signal == UINT32_MAX)
				come_to(w, x, k);
			for (uint32_t y = bitset_next(&w->to_b[k], 0); y != UINT32_MAX && signal != UINT32_MAX;
				 y = bitset_next(&w->to_b[k], y + 1))
				if (w->t->sites.v[y - 1].signal == signal)
					come_to(w, x, y);
		}
		for (uint32_t y = bitset_next(&w->to_b[k], 0); y != UINT32_MAX;
			 y = bitset_next(&w->to_b[k], y + 1))
			if (shared_barrier(w, y, w->a) == UINT32_MAX)
				come_to(w, i, y);
	}
	vec_release(&w->work);
}

static void add_open(const struct threads *t, uint32_t n, struct bitset *pairs)
{
	for (uint32_t i = 1; i < n; i++)
		for (uint32_t k = 0; k < n && t->sites.v[i - 1].is_open; k++) {
			bitset_add(pairs, i * n + k);
			bitset_add(pairs, k * n + i);
		}
}

static bool comes_to_any(const struct threads *t, uint32_t thread)
{
	for (uint32_t i = 0; i < t->sites.n; i++)
		if (bitset_has(&t->gives[thread], t->sites.v[i].signal))
			return true;
	return false;
}

void threads_relate_phases(struct threads *t)
{
	uint32_t parties[MAX_PARTIES], n_parties = 0, n = t->sites.n + 1;
	struct bitset *graphs[MAX_PARTIES];
	struct arena scratch;
	arena_init(&scratch);
	for (uint32_t a = 1; a <= t->n_threads && n_parties < MAX_PARTIES; a++) {
		if (!comes_to_any(t, a))
			continue;
		graphs[n_parties] = find_graph(t, a, &scratch);
		parties[n_parties++] = a;
	}
	for (uint32_t i = 0; i < n_parties; i++)
		for (uint32_t k = i; k < n_parties; k++) {
			struct phase_meeting meeting = { parties[i], parties[k], bitset_new(n * n, &t->arena) };
			struct walk w = { .t = t,
				.n = n,
				.a = parties[i],
				.b = parties[k],
				.to_a = graphs[i],
				.to_b = graphs[k],
				.pairs = &meeting.pairs };
			walk(&w);
			add_open(t, n, &meeting.pairs);
			vec_push(&t->meetings, meeting);
		}
	arena_release(&scratch);
}

static bool may_meet(const struct threads *t, const struct phase_meeting *meeting,
	const struct bitset *at_p, const struct bitset *at_q)
{
	uint32_t n = t->sites.n + 1;
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < n && bitset_has(at_p, bit_phase(t, i)); k++)
			if (bitset_has(&meeting->pairs, i * n + k) && bitset_has(at_q, bit_phase(t, k)))
				return true;
	return false;
}

bool threads_are_other_phases(const struct threads *t, const struct thread_state *p,
	const struct thread_state *q)
{
	for (uint32_t i = 0; i < t->meetings.n; i++) {
		const struct phase_meeting *meeting = &t->meetings.v[i];
		bool is_turned = meeting->a != p->point.thread;
		const struct thread_state *a = is_turned ? q : p, *b = is_turned ? p : q;
		if (meeting->a == a->point.thread && meeting->b == b->point.thread)
			return !may_meet(t, meeting, &a->bits, &b->bits);
	}
	return false;
}

// ---- what the last one to come does -----------------------------------------------------------

// The action of a barrier runs while all who come there wait, and never again once one of them has ended.
bool threads_is_action_of(const struct threads *t, uint32_t action, uint32_t thread)
{
	if (t->all[action].where != MODEL_IN_BARRIER)
		return false;
	for (uint32_t i = 0; i < t->sites.n; i++)
		if (object_list_has(&t->pools[action], t->signals.v[t->sites.v[i].signal].object) &&
			bitset_has(&t->all[thread].reaches, t->sites.v[i].node))
			return true;
	return false;
}

bool threads_has_parties(const struct threads *t, uint32_t action)
{
	for (uint32_t a = 1; a <= t->n_threads; a++)
		if (threads_is_action_of(t, action, a))
			return true;
	return false;
}
