// May two points run at the same time? See threads.h.
//
// beside[a] are the threads that may run while a runs, whatever a itself does: its ancestors, those that
// were running when it was started, and those that are started while it runs. A point p of a may meet b
// if b is beside a, or a itself started b before p and has not waited for its end; p and q may meet if
// each may meet the other's thread.
#include "threads/internal.h"

#include <stdlib.h>

#include "base/budget.h"

const char *const thread_order_names[N_ORDERS] = {
	[ORDER_NONE] = "parallel",
	[ORDER_SAME] = "one thread does both",
	[ORDER_START] = "before the start, or after the end that is waited for",
	[ORDER_SIGNAL] = "signalled after the one, waited for before the other",
	[ORDER_FLAG] = "a volatile is written after the one and read before the other",
	[ORDER_WORKER] = "one worker does both",
	[ORDER_STAGE] = "the one task begins when the other has ended",
};

// ---- which threads run beside which -----------------------------------------------------------

static bool is_beside(const struct threads *t, uint32_t a, uint32_t b)
{
	return bitset_has(&t->beside[a], b);
}

static bool add_beside(struct threads *t, uint32_t a, uint32_t b)
{
	if (a == b || is_beside(t, a, b) || bitset_has(&t->descendants[a], b))
		return false;
	bitset_add(&t->beside[a], b);
	return true;
}

// b runs while a does, although a may start b too: another does it here.
static bool add_beside_own(struct threads *t, uint32_t a, uint32_t b)
{
	if (a == b || is_beside(t, a, b))
		return false;
	bitset_add(&t->beside[a], b);
	return true;
}

// Are both started by one call, many at the same time?
static bool are_started_together(const struct threads *t, uint32_t a, uint32_t b)
{
	const struct pta_origin *origin = pta_origin(t->pta, a);
	return (origin->times == MODEL_MANY || t->all[a].is_passed) &&
		t->all[a].start_node == t->all[b].start_node &&
		t->all[a].start_insn == t->all[b].start_insn;
}

// Does p, which runs several times one after the other, end while the a that it started may still run?
static bool is_left_running(const struct threads *t, uint32_t p, uint32_t a)
{
	const struct node_flow *flow = &t->flows[t->all[p].entry];
	return !t->all[p].is_once && flow_may_leave(flow, a);
}

// What was running when the parent started it there, and the parent itself. *first: a parent, of those seen.
static bool relate_parent(struct threads *t, uint32_t a, uint32_t p, const struct bitset *state,
	uint32_t *first)
{
	struct thread *thread = &t->all[a];
	bool is_changed = false;
	if (p == a) { // it starts its like
		is_changed = !thread->is_many;
		thread->is_chain |= !thread->is_many;
		thread->is_many = true;
		thread->single = 0;
		return is_changed;
	}
	is_changed = add_beside(t, a, p);
	if (!thread->single &&
		(t->all[p].is_many || is_left_running(t, p, a) || (*first && is_beside(t, *first, p))) &&
		!thread->is_many)
		is_changed = thread->is_many = true;
	*first = *first ? *first : p;
	if (t->all[p].is_many) // another one of these starts it
		is_changed |= add_beside_own(t, p, a);
	for (uint32_t b = 1; b <= t->n_threads; b++) {
		if (bitset_has(state, b) || is_beside(t, p, b) || are_started_together(t, a, b))
			is_changed |= add_beside(t, a, b);
		if (bitset_has(state, b) || (is_beside(t, p, b) && is_beside(t, b, p)))
			is_changed |= add_beside_own(t, b, a);
	}
	return is_changed;
}

// What the last one who comes to a barrier does: with all that runs beside those who come.
static bool relate_action(struct threads *t, uint32_t action)
{
	bool is_changed = false;
	for (uint32_t p = 1; p <= t->n_threads; p++) {
		if (!threads_is_action_of(t, action, p))
			continue;
		for (uint32_t b = 1; b <= t->n_threads; b++)
			if (is_beside(t, p, b))
				is_changed |= add_beside(t, action, b);
	}
	return is_changed;
}

// Does the node start it otherwise than there, or by a thread that it starts?
static bool is_started_elsewhere(const struct threads *t, uint32_t thread,
	const struct thread_start *start)
{
	const struct node_flow *flow = &t->flows[start->node];
	for (uint32_t i = 0; i < flow->n_events; i++) {
		const struct event *event = &flow->events[i];
		if (event->kind <= EVENT_CALL_EACH && flow_may_leave(&t->flows[event->number], thread))
			return true;
		if (event->kind == EVENT_ADD && event->number == thread && event->insn != start->insn)
			return true;
	}
	for (uint32_t a = 1; a <= t->n_threads; a++)
		if (thread_is_started_by(&t->all[a], start->node) && bitset_has(&t->descendants[a], thread))
			return true;
	return false;
}

// What may be running where it is started.
static void state_at_start(const struct threads *t, uint32_t a, const struct thread_start *start,
	struct bitset *state)
{
	threads_state_at(t, start->node, start->insn, state);
	if (threads_started_parameter(t, a, start) == UINT32_MAX)
		return;
	for (uint32_t b = 1; b <= t->n_threads; b++)
		if (b != a && bitset_has(state, b) && t->all[b].start_insn == start->insn &&
			thread_is_started_by(&t->all[b], start->node) &&
			!bitset_has(&t->flows[start->node].in, b) && !is_started_elsewhere(t, b, start))
			bitset_remove(state, b);
}

// What was running when it was started, and the one who started it.
static bool relate_start(struct threads *t, uint32_t a, struct bitset *state)
{
	struct thread *thread = &t->all[a];
	bool is_changed = false;
	uint32_t first = 0;
	if (threads_has_parties(t, a))
		return relate_action(t, a);
	for (uint32_t i = 0; i < thread->n_starts; i++) {
		state_at_start(t, a, &thread->starts[i], state);
		if (bitset_has(state, a) && !thread->is_once && thread->where != MODEL_IN_WORKERS) {
			thread->is_many = true;
			thread->is_chain = false;
		}
		for (uint32_t p = 1; p <= t->n_threads; p++)
			if (bitset_has(&t->all[p].reaches, thread->starts[i].node))
				is_changed |= relate_parent(t, a, p, state, &first);
	}
	return is_changed;
}

void threads_relate(struct threads *t)
{
	struct bitset state = bitset_new(t->n_bits, &t->arena);
	for (uint32_t a = 1; a <= t->n_threads; a++)
		t->beside[a] = bitset_new(t->n_bits, &t->arena);
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t a = 1; a <= t->n_threads && !budget_is_over(t->bodies->budget); a++)
			is_changed |= relate_start(t, a, &state);
		for (uint32_t a = 1; a <= t->n_threads; a++)
			for (uint32_t b = 1; b <= t->n_threads; b++)
				if (is_beside(t, a, b) && !bitset_has(&t->descendants[b], a))
					is_changed |= add_beside(t, b, a);
	}
	for (uint32_t a = 1; a <= t->n_threads; a++)
		if (t->all[a].worker)
			t->all[a].is_many = false;
}

// ---- signals ----------------------------------------------------------------------------------

// Is it open only when all have signalled? A latch whose count is one is after the first.
static bool counts_all(const struct threads *t, const struct signal *signal, uint32_t thread)
{
	if (signal->sync == MODEL_SYNC_PHASE)
		return true;                                         // others register later
	if (pta_origin(t->pta, thread)->times == MODEL_REPEATED) // how many of its runs does it take?
		return false;
	bool is_counted = signal->sync == MODEL_SYNC_LATCH || signal->sync == MODEL_SYNC_BARRIER;
	int64_t count = threads_made_with(t, signal->object);
	return is_counted && (count < 0 || count > 1);
}

// Can nobody pass without it? A semaphore may have permits from the start.
static bool is_needed(const struct threads *t, const struct signal *signal)
{
	return signal->sync != MODEL_SYNC_PERMIT || threads_made_with(t, signal->object) == 0;
}

// May another thread give it?
static bool has_other_signaller(const struct threads *t, uint32_t signal, uint32_t thread)
{
	return t->n_givers[signal] > bitset_has(&t->gives[thread], signal);
}

// Does the node give the signal where the lock is not held, or release the lock?
static bool breaks_claim(const struct threads *t, uint32_t node, uint32_t signal, uint32_t lock,
	struct bitset *state)
{
	const struct node_flow *flow = &t->flows[node];
	for (uint32_t i = 0; i < flow->n_events; i++) {
		if (flow->events[i].kind != EVENT_ADD)
			continue;
		if (flow->events[i].number == bit_unheld(t, lock))
			return true;
		if (flow->events[i].number != bit_signalled(t, signal))
			continue;
		threads_state_at(t, node, flow->events[i].insn, state);
		if (bitset_has(state, bit_unheld(t, lock)))
			return true;
	}
	return false;
}

// One thread wins a claim that nobody gives back, and only the winner gives the signal; p is the winner's.
static bool is_winners(const struct threads *t, uint32_t signal, const struct bitset *at_p)
{
	bool is_found = false;
	struct arena arena;
	arena_init(&arena);
	struct bitset state = bitset_new(t->n_bits, &arena);
	for (uint32_t lock = 0; lock < t->locks.n && !is_found; lock++) {
		if (bitset_has(at_p, bit_unheld(t, lock)))
			continue;
		is_found = true;
		for (uint32_t node = 1; node <= t->n_nodes && is_found; node++)
			is_found = !t->flows[node].is_in_known || !breaks_claim(t, node, signal, lock, &state);
	}
	arena_release(&arena);
	return is_found;
}

// p is before this signal of its thread, q after a wait for it: is p before q?
static bool orders(const struct threads *t, struct thread_point p, const struct bitset *at_p,
	uint32_t i)
{
	const struct signal *signal = &t->signals.v[i];
	if (signal->object && !is_needed(t, signal))
		return false;
	bool is_last = pta_origin(t->pta, p.thread)->times != MODEL_REPEATED ||
		(signal->object && threads_made_with(t, signal->object) <= 1);
	bool is_alone = is_last && !t->all[p.thread].is_many && !has_other_signaller(t, i, p.thread);
	return is_alone || (signal->object && counts_all(t, signal, p.thread)) ||
		is_winners(t, i, at_p);
}

// p is before its thread's signal on every path, q after a wait for it.
static enum thread_order signal_order(const struct threads *t, struct thread_point p,
	const struct bitset *at_p, const struct bitset *at_q)
{
	uint32_t first = first_signal_word(t), n = n_signal_words(t);
	for (uint32_t w = 0; w < n; w++) {
		uint64_t between = t->gives[p.thread].words[w] & ~at_p->words[first + w] &
			~at_q->words[first + n + w];
		for (; between; between &= between - 1) {
			uint32_t signal = w * 64 + (uint32_t)__builtin_ctzll(between);
			if (orders(t, p, at_p, signal))
				return t->signals.v[signal].object ? ORDER_SIGNAL : ORDER_FLAG;
		}
	}
	return ORDER_NONE;
}

// ---- the question -----------------------------------------------------------------------------

static enum thread_order order_same(const struct threads *t, uint32_t thread)
{
	return t->all[thread].is_many ? ORDER_NONE : t->all[thread].worker ? ORDER_WORKER : ORDER_SAME;
}

struct thread_state threads_state(const struct threads *t, struct thread_point point,
	struct arena *arena)
{
	struct thread_state state = { point, bitset_new(t->n_bits, arena) };
	threads_state_at(t, point.node, point.insn, &state.bits);
	return state;
}

// By what the threads are alone; ORDER_NONE: it depends on the points.
static enum thread_order order_threads(const struct threads *t, uint32_t p, uint32_t q)
{
	if (p == q)
		return order_same(t, p);
	if (t->all[p].single && t->all[p].single == t->all[q].single)
		return ORDER_SAME;
	if (t->all[p].worker && t->all[p].worker == t->all[q].worker)
		return ORDER_WORKER;
	if (bitset_has(&t->after[p], q) || bitset_has(&t->after[q], p))
		return ORDER_STAGE;
	return ORDER_NONE;
}

bool threads_may_meet(const struct threads *t, uint32_t a, uint32_t b)
{
	return order_threads(t, a, b) == ORDER_NONE &&
		(a == b || is_beside(t, a, b) || is_beside(t, b, a));
}

bool threads_may_be_there(const struct threads *t, const struct thread_state *p, uint32_t other)
{
	uint32_t a = p->point.thread;
	return order_threads(t, a, other) == ORDER_NONE &&
		(a == other || bitset_has(&p->bits, other) || is_beside(t, a, other));
}

bool threads_is_before_all(const struct threads *t, const struct thread_state *p)
{
	return !t->all[p->point.thread].start_node && !bitset_has(&p->bits, BIT_STARTED);
}

enum thread_order threads_order_states(const struct threads *t, const struct thread_state *p,
	const struct thread_state *q)
{
	uint32_t a = p->point.thread, b = q->point.thread;
	enum thread_order order = order_threads(t, a, b);
	if (order != ORDER_NONE)
		return order;
	bool may_meet = a == b ||
		((bitset_has(&p->bits, b) || is_beside(t, a, b)) &&
			(bitset_has(&q->bits, a) || is_beside(t, b, a)));
	if (a == b && t->all[a].is_chain)
		may_meet = bitset_has(&p->bits, a) || bitset_has(&q->bits, b);
	if (!may_meet)
		return ORDER_START;
	if (threads_is_action_of(t, a, b) || threads_is_action_of(t, b, a) ||
		threads_are_other_phases(t, p, q))
		return ORDER_SIGNAL;
	order = signal_order(t, p->point, &p->bits, &q->bits);
	return order ? order : signal_order(t, q->point, &q->bits, &p->bits);
}

enum thread_order threads_order(const struct threads *t, struct thread_point p,
	struct thread_point q)
{
	struct arena arena;
	enum thread_order order = order_threads(t, p.thread, q.thread);
	if (order != ORDER_NONE)
		return order;
	arena_init(&arena);
	struct thread_state at_p = threads_state(t, p, &arena), at_q = threads_state(t, q, &arena);
	order = threads_order_states(t, &at_p, &at_q);
	arena_release(&arena);
	return order;
}

// ---- locks ------------------------------------------------------------------------------------

void threads_locks_at(const struct threads *t, uint32_t node, uint32_t insn, thread_lock_list *out)
{
	struct arena arena;
	if (!t->locks.n || !t->flows[node].is_in_known)
		return;
	arena_init(&arena);
	struct bitset state = bitset_new(t->n_bits, &arena);
	threads_state_at(t, node, insn, &state);
	for (uint32_t i = 0; i < t->locks.n; i++)
		if (!bitset_has(&state, bit_unheld(t, i)))
			vec_push(out,
				(struct thread_lock){ t->locks.v[i].object, t->locks.v[i].is_read,
					t->locks.v[i].is_claim });
	arena_release(&arena);
}

bool threads_is_tracked(const struct threads *t, uint32_t object)
{
	return threads_lock_of(t, object, false) != UINT32_MAX ||
		threads_lock_of(t, object, true) != UINT32_MAX;
}

// ---- making -----------------------------------------------------------------------------------

// A stage that is hung on another where that is started: each has what the one before had for itself and returned.
static void hand_on_own(struct threads *t)
{
	for (bool is_changed = true; is_changed && !budget_is_over(t->bodies->budget);) {
		is_changed = false;
		for (uint32_t b = 1; b <= t->n_threads; b++)
			for (uint32_t a = 1; a <= t->n_threads; a++) {
				struct thread *from = &t->all[a], *to = &t->all[b];
				if (!to->is_many || !bitset_has(&t->after[b], a) ||
					from->start_node != to->start_node)
					continue;
				uint32_t n_before = to->own.n;
				for (uint32_t i = 0; i < from->own.n; i++)
					for (uint32_t k = 0; k < 3; k++)
						if (pta_set_has(t->pta, pta_parameter(t->pta, to->entry, k),
								from->own.v[i]))
							object_list_add(&to->own, from->own.v[i]);
				is_changed |= to->own.n > n_before;
			}
	}
}

// What a function that the workers of a stream run gets besides what it captured: an element each time.
static void find_elements(const struct threads *t, const struct thread *thread, object_list *out)
{
	const struct pta_object *function = thread->object ? pta_object(t->pta, thread->object) : NULL;
	const struct body *maker = function && function->kind == PTA_LAMBDA && function->node
		? bodies_of_node(t->bodies, function->node)
		: NULL;
	const struct body *body = bodies_of_node(t->bodies, thread->entry);
	uint32_t made = maker ? body_insn_at(maker, function->bci) : 0;
	if (thread->where != MODEL_IN_WORKERS || !made || !body)
		return;
	for (uint32_t p = ir_at(maker->ir, made)->n_args; p < body->ir->n_params; p++)
		object_list_add_set(t->pta, pta_parameter(t->pta, thread->entry, p), out);
}

// Of a stream each element is one worker's; of two streams at the same time they may be the same elements.
static bool has_one_starter(const struct threads *t, uint32_t a)
{
	uint32_t n = 0;
	for (uint32_t p = 1; p <= t->n_threads; p++)
		n += thread_is_started_in(&t->all[a], &t->all[p]) ? 1 + t->all[p].is_many : 0;
	return n == 1;
}

struct threads *threads_build(struct heap *heap, const struct bodies *bodies, struct budget *budget)
{
	struct threads *t = xcalloc(1, sizeof(*t));
	t->heap = heap;
	t->bodies = bodies;
	t->pta = bodies->pta;
	arena_init(&t->arena);
	threads_collect(t);
	threads_note_events(t);
	threads_flow(t, budget);
	threads_relate(t);
	threads_relate_phases(t);
	for (uint32_t a = 1; a <= t->n_threads && !budget_is_over(budget); a++) {
		struct thread *thread = &t->all[a];
		// The workers of a stream all run one function object.
		object_list elements = { 0 };
		find_elements(t, thread, &elements);
		struct own_query query = { &thread->runs, thread->start_node, thread->start_insn,
			thread->where == MODEL_IN_WORKERS ? 0 : thread->object, &elements };
		if (thread->is_many && (thread->where != MODEL_IN_WORKERS || has_one_starter(t, a)))
			heap_own_objects(heap, &query, &thread->own);
		vec_release(&elements);
	}
	hand_on_own(t);
	return t;
}

void threads_free(struct threads *t)
{
	if (!t)
		return;
	for (uint32_t node = 1; node <= t->n_nodes; node++)
		vec_release(&t->flows[node].thrown);
	for (uint32_t a = 1; a <= t->n_threads; a++) {
		vec_release(&t->handles[a]);
		vec_release(&t->pools[a]);
		vec_release(&t->before[a]);
		vec_release(&t->all[a].own);
	}
	vec_release(&t->signals);
	vec_release(&t->locks);
	vec_release(&t->permits);
	vec_release(&t->sites);
	vec_release(&t->meetings);
	vec_release(&t->combined);
	arena_release(&t->arena);
	free(t);
}

uint32_t threads_inside(const struct threads *t, const struct pta_edge *start)
{
	uint32_t inside = 0;
	if (start->kind != PTA_START)
		return 0;
	for (uint32_t a = 1; a <= t->n_threads; a++) {
		if (t->all[a].entry != start->to)
			continue;
		if (!t->all[a].inside || (inside && t->all[a].inside != inside) ||
			!thread_is_started_by(&t->all[a], start->from))
			return 0;
		inside = t->all[a].inside;
	}
	return inside;
}

bool threads_is_inside(const struct threads *t, uint32_t entry)
{
	uint32_t n;
	bool is_found = false;
	const struct pta_edge *edges = pta_edges_to(t->pta, entry, &n);
	for (uint32_t i = 0; i < n; i++) {
		if (edges[i].kind == PTA_START && !threads_inside(t, &edges[i]))
			return false;
		is_found |= edges[i].kind == PTA_START;
	}
	return is_found;
}

uint32_t threads_count(const struct threads *t)
{
	return t->n_threads;
}

const struct thread *thread_at(const struct threads *t, uint32_t thread)
{
	return &t->all[thread];
}
