// See running.h. A method's answer is that of its nodes together. At a place of a node the threads that run the node are
// there, with what threads/ knows of the place: which others may be running, which signals were waited for.
#include "analysis/running_internal.h"

#include <stdlib.h>

#include "analysis/analysis.h"

// ---- who runs what ----------------------------------------------------------------------------

static void name_threads(struct running *r, const struct threads *threads)
{
	uint32_t n = threads_count(threads), n_bits = 0;
	r->bits = xcalloc(n + 1, sizeof(*r->bits));
	for (uint32_t t = 1; t <= n; t++) {
		const struct thread *thread = thread_at(threads, t);
		r->bits[t] = UINT8_MAX;
		for (uint32_t u = 1; thread->is_own && thread->worker && u < t; u++)
			if (thread_at(threads, u)->worker == thread->worker && r->bits[u] != UINT8_MAX)
				r->bits[t] = r->bits[u];
		if (thread->is_own && r->bits[t] == UINT8_MAX)
			r->bits[t] = (uint8_t)(n_bits < RUNNING_NAMED ? n_bits++ : RUNNING_NAMED);
	}
	r->many = REST;
	for (uint32_t t = 1; t <= n; t++) {
		if (r->bits[t] == UINT8_MAX)
			continue;
		if (thread_at(threads, t)->is_many)
			r->many |= UINT64_C(1) << r->bits[t];
		for (uint32_t u = 1; u <= n; u++)
			if (r->bits[u] != UINT8_MAX && r->bits[u] != r->bits[t] &&
				threads_may_meet(threads, t, u))
				r->meets[r->bits[t]] |= UINT64_C(1) << r->bits[u];
	}
}

static void note_nodes(struct running *r, const struct threads *threads, uint32_t n_nodes)
{
	r->nodes = xcalloc(n_nodes + 1, sizeof(*r->nodes));
	for (uint32_t t = 1; t <= threads_count(threads); t++)
		for (uint32_t node = 1; r->bits[t] != UINT8_MAX && node <= n_nodes; node++)
			if (thread_runs(thread_at(threads, t), node))
				r->nodes[node] |= UINT64_C(1) << r->bits[t];
}

// ---- what surely runs -------------------------------------------------------------------------
//
// From what a thread begins with, by calls each of which can run one method only and is made under no lock: a witness,
// not an approximation of all ways. Where there is none, a thread may come there all the same, but then one call has to
// be guessed, or callers hold a lock that may be the right one.

typedef VEC(uint32_t) node_list;

static void add_sure(struct running *r, node_list *work, uint32_t node)
{
	if (r->is_sure[node])
		return;
	r->is_sure[node] = true;
	vec_push(work, node);
}

// Can the call run nothing but this method?
static bool is_only_target(const struct pta *pta, const struct pta_edge *edges, uint32_t n,
	const struct pta_edge *edge)
{
	const struct method *method = pta_node(pta, edge->to)->method;
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].bci == edge->bci && edges[i].kind != PTA_INITIALISE &&
			pta_node(pta, edges[i].to)->method != method)
			return false;
	return true;
}

static void find_sure(struct running *r, const struct floor *floor)
{
	const struct pta *pta = floor->pta;
	node_list work = { 0 };
	uint32_t n;
	r->is_sure = xcalloc(pta_n_nodes(pta) + 1, sizeof(*r->is_sure));
	for (uint32_t t = 1; t <= threads_count(floor->threads); t++)
		if (r->bits[t] != UINT8_MAX)
			add_sure(r, &work, thread_at(floor->threads, t)->entry);
	while (work.n) {
		uint32_t node = work.v[--work.n];
		const struct body *body = bodies_of_node(floor->bodies, node);
		const struct pta_edge *edges = pta_edges_from(pta, node, &n);
		for (uint32_t i = 0; body && i < n; i++)
			if ((edges[i].kind == PTA_CALL || edges[i].kind == PTA_RUN) &&
				!locks_at(body->locks, body_insn_at(body, edges[i].bci)) &&
				is_only_target(pta, edges, n, &edges[i]))
				add_sure(r, &work, edges[i].to);
	}
	vec_release(&work);
}

// Without a JDK points-to sees no thread begin.
static bool knows_threads(const struct world *world)
{
	const struct klass *thread = model_known_class(world, MODEL_KNOWN_THREAD);
	return thread && !klass_is_phantom(thread);
}

static struct running *running_of_library(struct analysis_input *in)
{
	if (!in->floor)
		in->floor = xcalloc(1, sizeof(*in->floor));
	if (!in->floor->running) {
		in->floor->running = xcalloc(1, sizeof(*in->floor->running));
		in->floor->running->floor = in->floor;
		in->floor->running->library = library_threads_find(in);
	}
	return in->floor->running;
}

struct running *analysis_running(struct analysis_input *in)
{
	if (in->options->mode == SCAN_LIBRARY)
		return running_of_library(in);
	struct floor *floor = analysis_threads(in);
	if (floor->running)
		return floor->running;
	struct running *r = xcalloc(1, sizeof(*r));
	r->floor = floor;
	r->is_known = floor->has_threads && knows_threads(in->world);
	if (r->is_known) {
		name_threads(r, floor->threads);
		note_nodes(r, floor->threads, pta_n_nodes(floor->pta));
		find_sure(r, floor);
	}
	return floor->running = r;
}

void running_free(struct running *running)
{
	if (!running)
		return;
	free(running->bits);
	free(running->nodes);
	free(running->is_sure);
	outside_free(running->outside);
	users_free(running->users);
	library_threads_free(running->library);
	free(running);
}

// ---- questions --------------------------------------------------------------------------------

void running_look_outside(struct running *r)
{
	if (r->is_known && !r->outside)
		r->outside = outside_find(r, r->floor);
}

void running_look_at_objects(struct running *r)
{
	if (r->is_known && !r->users)
		r->users = users_find(r->floor, r->nodes);
}

static bool is_own(const struct running *r, uint32_t object)
{
	return users_are_apart(r->users, r->floor, r->bits, object);
}

static bool is_only(const struct running *r, uint32_t object)
{
	return heap_object_is_once(r->floor->heap, object);
}

typedef bool object_test(const struct running *r, uint32_t object);

// Are all of the set, or what the fields lead to from there, like this?
static bool are_all(const struct running *r, pta_set set, const struct field *const *fields,
	uint32_t n, object_test *test)
{
	const struct pta *pta = r->floor->pta;
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1))
		if (n ? !are_all(r, pta_field(pta, o, fields[0]), fields + 1, n - 1, test) : !test(r, o))
			return false;
	return true;
}

static bool is_all(const struct running *r, const struct method *method,
	const struct running_object *place, object_test *test)
{
	const struct pta *pta = r->floor->pta;
	bool is_found = false;
	if (!r->is_known || !r->users)
		return false;
	for (uint32_t node = pta_first_node(pta, method); node; node = pta_next_node(pta, node)) {
		pta_set set = place->root == RUNNING_PARAM ? pta_parameter(pta, node, place->id)
			: place->root == RUNNING_VALUE         ? pta_value(pta, node, place->id)
												   : pta_static(pta, place->field);
		if (r->nodes[node] && !are_all(r, set, place->fields, place->n, test))
			return false;
		is_found |= r->nodes[node] && set;
	}
	return is_found;
}

bool running_is_own(const struct running *r, const struct method *method,
	const struct running_object *place)
{
	return is_all(r, method, place, is_own);
}

bool running_is_only(const struct running *r, const struct method *method,
	const struct running_object *place)
{
	return is_all(r, method, place, is_only);
}

// Is it one of the library whose code points-to does not follow? What it does not reach of INPUT, no thread runs.
static bool is_outside(const struct running *r, const struct method *method)
{
	if (method->owner->role == ROLE_INPUT)
		return false;
	return method->id >= r->floor->bodies->n_by_method || !r->floor->bodies->by_method[method->id];
}

bool running_is_known(const struct running *r)
{
	return r->is_known;
}

bool running_has(const struct running *r, const struct method *method)
{
	if (!r->is_known)
		return true;
	for (uint32_t node = pta_first_node(r->floor->pta, method); node;
		 node = pta_next_node(r->floor->pta, node))
		if (r->nodes[node])
			return true;
	return r->outside && is_outside(r, method) && outside_threads(r->outside, method);
}

bool running_surely(const struct running *r, const struct method *method)
{
	if (!r->is_known)
		return false;
	for (uint32_t node = pta_first_node(r->floor->pta, method); node;
		 node = pta_next_node(r->floor->pta, node))
		if (r->is_sure[node])
			return true;
	return false;
}

uint64_t running_through(const struct running *r, const struct method *method)
{
	uint64_t found = 0;
	if (!r->is_known)
		return REST;
	for (uint32_t node = pta_first_node(r->floor->pta, method); node;
		 node = pta_next_node(r->floor->pta, node))
		for (uint32_t t = 1; t <= threads_count(r->floor->threads); t++)
			if (r->bits[t] != UINT8_MAX &&
				bitset_has(&thread_at(r->floor->threads, t)->reaches, node))
				found |= UINT64_C(1) << r->bits[t];
	return found;
}

enum running_fit running_fit(const struct running *r, uint64_t threads, const struct klass *klass)
{
	return r->library ? library_threads_fit(r->library, threads, klass) : RUNNING_BY_ANYBODY;
}

bool running_has_workers(const struct running *r, const struct klass *klass)
{
	return r->library && library_threads_has_workers(r->library, klass);
}

bool running_is_one(const struct running *r, uint64_t threads)
{
	if (r->library)
		return library_threads_are_one(threads);
	if (threads & r->many || !r->is_known)
		return false;
	for (uint32_t bit = 0; bit < RUNNING_NAMED; bit++)
		if (threads >> bit & 1 && threads & r->meets[bit])
			return false;
	return true;
}

void states_add(struct states *s, const struct thread_state *state)
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
	const struct threads *threads = r->floor->threads;
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
	for (uint32_t node = pta_first_node(r->floor->pta, method); node;
		 node = pta_next_node(r->floor->pta, node)) {
		const struct body *body = bodies_of_node(r->floor->bodies, node);
		if (!body || bci != RUNNING_ANYWHERE) {
			add_states_at(r, s, node, body ? running_insn_at(body, bci) : 0);
			continue;
		}
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			if (is_seen(body, i))
				add_states_at(r, s, node, i);
	}
}

void states_release(struct states *s)
{
	vec_release(&s->all);
	arena_release(&s->arena);
}

// Is another thread there?
static bool has_company(const struct running *r, const struct thread_state *state)
{
	const struct threads *threads = r->floor->threads;
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
	if (is_outside(r, method))
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

bool running_sets_meet(const struct running *r, uint64_t a, uint64_t b)
{
	if (!r->is_known)
		return true;
	if (a & b & r->many || (a | b) & REST)
		return a && b;
	for (uint32_t bit = 0; bit < RUNNING_NAMED; bit++)
		if (a >> bit & 1 && b & r->meets[bit])
			return true;
	return false;
}

bool running_may_meet(const struct running *r, const struct method *a, uint32_t bci_a,
	const struct method *b, uint32_t bci_b)
{
	struct states at_a = { 0 }, at_b = { 0 };
	bool found = false;
	if (!r->is_known)
		return true;
	if (is_outside(r, a) || is_outside(r, b))
		return running_sets_meet(r, running_at(r, a, bci_a), running_at(r, b, bci_b));
	add_states(r, &at_a, a, bci_a);
	add_states(r, &at_b, b, bci_b);
	for (uint32_t i = 0; i < at_a.all.n && !found; i++)
		for (uint32_t k = 0; k < at_b.all.n && !found; k++)
			found = threads_order_states(r->floor->threads, &at_a.all.v[i], &at_b.all.v[k]) ==
				ORDER_NONE;
	states_release(&at_a);
	states_release(&at_b);
	return found;
}
