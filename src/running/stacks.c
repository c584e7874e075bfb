// See running.h: may threads be in several stacks at the same time? A stack is followed call by call through the nodes
// of points-to, so that what is known at its end is known of this way to it and not of all. Methods of the library
// that points-to does not follow are left out: what they run is run by the call of theirs that it sees.
#include "running/internal.h"

#include <stdlib.h>

#include "base/budget.h"
#include "base/hash.h"
#include "base/map.h"
#include "running/choose.h"

#define MAX_WAY 64
#define MAX_STEPS 2000 // of one stack; who exceeds them may be anywhere

// A thread that came to the end of the stack by one way.
struct stack_state {
	struct thread_state thread;
	struct stack_locks locks;
};

struct stack_states {
	VEC(struct stack_state) all; // each once
	struct arena arena;
	bool is_anybody; // nothing is known of it
};

struct walk {
	const struct running *r;
	const struct running_stack *stack;
	struct stack_states *out;
	uint32_t thread, n_steps;
	struct stack_step *way; // [MAX_WAY]
};

static void walk_from(struct walk *w, uint32_t k);

// Is it code whose calls points-to knows all?
static bool is_own_code(const struct walk *w, const struct method *method)
{
	const struct bodies *bodies = w->r->bodies;
	return method->owner->role == ROLE_INPUT ||
		(method->id < bodies->n_by_method && bodies->by_method[method->id]);
}

static bool is_same(const struct stack_state *a, const struct stack_state *b)
{
	const struct bitset *x = &a->thread.bits, *y = &b->thread.bits;
	return a->thread.point.thread == b->thread.point.thread &&
		memcmp(x->words, y->words, x->n_words * sizeof(*x->words)) == 0 &&
		memcmp(&a->locks, &b->locks, sizeof(a->locks)) == 0;
}

static void add_state(struct walk *w, uint32_t n)
{
	struct thread_point points[MAX_WAY];
	struct stack_state state;
	if (!stack_locks_find(&state.locks, w->r, w->stack, w->way, n))
		return;
	for (uint32_t i = 0; i < n; i++)
		points[i] = w->way[i].point;
	state.thread = threads_state_by(w->r->threads, points, n, &w->out->arena);
	for (uint32_t i = 0; i < w->out->all.n; i++)
		if (is_same(&w->out->all.v[i], &state))
			return;
	vec_push(&w->out->all, state);
}

static void walk(struct walk *w, uint32_t k, uint32_t node, uint32_t n)
{
	const struct running *r = w->r;
	const struct running_stack *stack = w->stack;
	const struct body *body = bodies_of_node(r->bodies, node);
	uint32_t bci = stack->frames[k].bci, n_edges, next = k + 1;
	const struct pta_edge *edges = pta_edges_from(r->pta, node, &n_edges);
	if (n == MAX_WAY || ++w->n_steps > MAX_STEPS) {
		w->out->is_anybody = true;
		return;
	}
	w->way[n++] = (struct stack_step){ { w->thread, node, body ? running_insn_at(body, bci) : 0 },
		k };
	for (; next < stack->n; next++) {
		bool is_found = false;
		for (uint32_t i = 0; i < n_edges; i++) {
			// What a stream runs in its workers it may run here.
			if (edges[i].bci != bci ||
				pta_node(r->pta, edges[i].to)->method != stack->frames[next].method)
				continue;
			is_found = true;
			walk(w, next, edges[i].to, n);
		}
		if (is_found)
			return;
		if (is_own_code(w, stack->frames[next].method))
			break;
	}
	if (next == stack->n) {
		add_state(w, n);
	} else { // by code that is not followed, or by the machine; or it is another call that comes there
		walk_from(w, next);
	}
}

// From all nodes of the frame on, or of the first below it that has any.
static void walk_from(struct walk *w, uint32_t k)
{
	const struct running *r = w->r;
	const struct thread *thread = thread_at(r->threads, w->thread);
	uint32_t node = 0;
	for (; k < w->stack->n && !node; k += !node) {
		node = pta_first_node(r->pta, w->stack->frames[k].method);
		if (!node && is_own_code(w, w->stack->frames[k].method)) // nobody runs it
			return;
	}
	if (!node)
		w->out->is_anybody = true;
	for (; node; node = pta_next_node(r->pta, node))
		if (bitset_has(&thread->reaches, node))
			walk(w, k, node, 0);
}

// Is it started at one of the places, or with what is made there?
static bool is_other(const struct running *r, const struct thread *thread,
	const struct running_stack *stack)
{
	const struct pta_object *object = thread->object ? pta_object(r->pta, thread->object) : NULL;
	for (uint32_t i = 0; i < stack->n_others; i++) {
		const struct running_place *place = &stack->others[i];
		if (object && object->method == place->method && object->bci == place->bci)
			return true;
		for (uint32_t k = 0; k < thread->n_starts; k++) {
			const struct body *body = bodies_of_node(r->bodies, thread->starts[k].node);
			if (body && body->method == place->method && thread->starts[k].insn &&
				ir_at(body->ir, thread->starts[k].insn)->bci == place->bci)
				return true;
		}
	}
	return false;
}

static void find_states(const struct running *r, const struct running_stack *stack,
	struct stack_states *out)
{
	const struct threads *threads = r->threads;
	struct stack_step way[MAX_WAY];
	for (uint32_t t = 1; t <= threads_count(threads) && !out->is_anybody; t++) {
		struct walk w = { .r = r, .stack = stack, .out = out, .thread = t, .way = way };
		if (r->bits[t] != UINT8_MAX && !is_other(r, thread_at(threads, t), stack))
			walk_from(&w, 0);
	}
}

static void find_all_states(const struct running *r, const struct running_stack *stack,
	struct stack_states *out)
{
	struct running_place frames[MAX_WAY];
	arena_init(&out->arena);
	if (!stack->n_tops || stack->n >= MAX_WAY) {
		find_states(r, stack, out);
		return;
	}
	memcpy(frames + 1, stack->frames, stack->n * sizeof(*frames));
	for (uint32_t i = 0; i < stack->n_tops && !out->is_anybody; i++) {
		struct running_stack longer = *stack;
		frames[0] = stack->tops[i];
		longer.frames = frames;
		longer.n++;
		find_states(r, &longer, out);
	}
}

// ---- stacks that are known --------------------------------------------------------------------

// The same few stacks come again in one cycle after the other, and so do pairs of them.
struct stack_cache {
	VEC(struct stack_states *) states;
	struct map by_stack; // hash of a stack: number in states, from 1
	struct map pairs;    // two numbers, and how the stacks follow each other: enum pair_fit
	uint64_t n_states;
};

#define MAX_KEPT 100000 // states; then all is forgotten

enum pair_fit { FIT_UNKNOWN, FIT_YES, FIT_NO };

static void release_states(struct stack_states *states)
{
	vec_release(&states->all);
	arena_release(&states->arena);
}

static void forget(struct stack_cache *cache)
{
	for (uint32_t i = 0; i < cache->states.n; i++) {
		release_states(cache->states.v[i]);
		free(cache->states.v[i]);
	}
	cache->states.n = 0;
	cache->n_states = 0;
	map_clear(&cache->by_stack);
	map_clear(&cache->pairs);
}

struct stack_cache *stack_cache_new(void)
{
	return xcalloc(1, sizeof(struct stack_cache));
}

void stack_cache_free(struct stack_cache *cache)
{
	if (!cache)
		return;
	forget(cache);
	vec_release(&cache->states);
	map_release(&cache->by_stack);
	map_release(&cache->pairs);
	free(cache);
}

static uint64_t hash_places(uint64_t hash, const struct running_place *places, uint32_t n)
{
	hash = hash_pair(hash, n);
	for (uint32_t i = 0; i < n; i++)
		hash = hash_pair(hash, (uint64_t)places[i].method->id << 32 | places[i].bci);
	return hash;
}

static uint64_t hash_stack(const struct running_stack *stack)
{
	uint64_t hash = hash_places(stack->is_waiting | stack->is_method_lock << 1, stack->frames,
		stack->n);
	hash = hash_places(hash, stack->tops, stack->n_tops);
	hash = hash_places(hash, stack->others, stack->n_others);
	return hash_pair(hash, (uint64_t)stack->holder << 32 | stack->taken);
}

// Its number.
static uint32_t know(const struct running *r, const struct running_stack *stack)
{
	struct stack_cache *cache = r->cache;
	bool is_new;
	uint64_t *known = map_put(&cache->by_stack, hash_stack(stack), &is_new);
	if (is_new) {
		struct stack_states *states = xcalloc(1, sizeof(*states));
		vec_push(&cache->states, states);
		*known = cache->states.n;
		find_all_states(r, stack, states);
		cache->n_states += states->all.n;
	}
	return (uint32_t)*known;
}

// ---- who may be where at the same time --------------------------------------------------------

#define MAX_STACKS CHOICE_MOST_GROUPS

struct meeting {
	const struct running *r;
	const struct running_stack *stacks;
	uint32_t n, numbers[MAX_STACKS];
	const struct stack_states *of[MAX_STACKS];
};

// Does the one stack wait for the other?
static bool waits(const struct meeting *m, uint32_t from, uint32_t to)
{
	return (from + 1) % m->n == to;
}

// Can the two threads be there at the same time, i < k?
static bool fit(const struct meeting *m, uint32_t i, const struct stack_state *a, uint32_t k,
	const struct stack_state *b)
{
	uint32_t s = a->thread.point.thread, t = b->thread.point.thread;
	return !(s == t && m->stacks[k].is_own) &&
		(!waits(m, i, k) || stack_locks_lead(m->r, &a->locks, s, &b->locks, t)) &&
		(!waits(m, k, i) || stack_locks_lead(m->r, &b->locks, t, &a->locks, s)) &&
		!stack_locks_exclude(&a->locks, &b->locks) &&
		threads_order_states(m->r->threads, &b->thread, &a->thread) == ORDER_NONE;
}

static bool any_fit(const struct meeting *m, uint32_t i, uint32_t k)
{
	const struct stack_states *from = m->of[i], *to = m->of[k];
	if (from->is_anybody || to->is_anybody)
		return true; // someone is in each
	for (uint32_t a = 0; a < from->all.n; a++)
		for (uint32_t b = 0; b < to->all.n && !budget_is_over(m->r->bodies->budget); b++)
			if (fit(m, i, &from->all.v[a], k, &to->all.v[b]))
				return true;
	return false;
}

// What two of the stacks rule out need not be looked for among all of them.
static bool pair_fits(const struct meeting *m, uint32_t i, uint32_t k)
{
	uint64_t how = waits(m, i, k) | waits(m, k, i) << 1 | m->stacks[k].is_own << 2;
	uint64_t key = hash_pair((uint64_t)m->numbers[i] << 32 | m->numbers[k], how);
	uint64_t *known = map_put(&m->r->cache->pairs, key, NULL);
	if (*known == FIT_UNKNOWN)
		*known = any_fit(m, i, k) ? FIT_YES : FIT_NO;
	return *known == FIT_YES;
}

static bool states_fit(const void *context, uint32_t i, uint32_t a, uint32_t k, uint32_t b)
{
	const struct meeting *m = context;
	return fit(m, i, &m->of[i]->all.v[a], k, &m->of[k]->all.v[b]);
}

// A state for each stack, so that all of them may be at the same time.
static bool all_fit(const struct meeting *m)
{
	struct choice choice = { .n = m->n,
		.fits = states_fit,
		.context = m,
		.budget = m->r->bodies->budget };
	for (uint32_t i = 0; i < m->n; i++)
		choice.sizes[i] = m->of[i]->is_anybody ? 0 : m->of[i]->all.n;
	return choice_exists(&choice);
}

bool running_may_be_in(const struct running *r, const struct running_stack *stacks, uint32_t n)
{
	struct meeting m = { .r = r, .stacks = stacks, .n = n };
	if (!r->is_known || n > MAX_STACKS)
		return true;
	if (r->cache->n_states > MAX_KEPT)
		forget(r->cache);
	for (uint32_t i = 0; i < n; i++)
		m.numbers[i] = know(r, &stacks[i]);
	for (uint32_t i = 0; i < n; i++) {
		m.of[i] = r->cache->states.v[m.numbers[i] - 1];
		if (!m.of[i]->is_anybody && !m.of[i]->all.n)
			return false;
	}
	for (uint32_t k = 1; k < n; k++)
		for (uint32_t i = 0; i < k; i++)
			if (!pair_fits(&m, i, k))
				return false;
	return n == 2 || all_fit(&m);
}

bool running_is_before_all(const struct running *r, const struct method *method, uint32_t bci)
{
	struct running_place place = { method, bci };
	struct running_stack stack = { .n = 1, .frames = &place };
	struct stack_states at = { 0 };
	struct stack_step way[MAX_WAY];
	bool found = false;
	if (!r->is_known)
		return false;
	arena_init(&at.arena);
	for (uint32_t t = 1; t <= threads_count(r->threads); t++) {
		struct walk w = { .r = r, .stack = &stack, .out = &at, .thread = t, .way = way };
		if (!thread_at(r->threads, t)->start_node) // mains
			walk_from(&w, 0);
	}
	for (uint32_t i = 0; i < at.all.n && !found; i++)
		found = threads_is_before_all(r->threads, &at.all.v[i].thread);
	release_states(&at);
	return found;
}

uint32_t running_targets(const struct running *r, const struct method *method, uint32_t bci,
	const struct method **out, uint32_t max)
{
	uint32_t n = 0;
	if (!r->is_known)
		return 0;
	const struct pta *pta = r->pta;
	for (uint32_t node = pta_first_node(pta, method); node; node = pta_next_node(pta, node)) {
		uint32_t n_edges;
		const struct pta_edge *edges = pta_edges_from(pta, node, &n_edges);
		for (uint32_t i = 0; i < n_edges && n < max; i++) {
			const struct method *target = pta_node(pta, edges[i].to)->method;
			bool is_seen = edges[i].bci != bci ||
				(edges[i].kind != PTA_CALL && edges[i].kind != PTA_RUN);
			for (uint32_t k = 0; k < n && !is_seen; k++)
				is_seen = out[k] == target;
			if (!is_seen)
				out[n++] = target;
		}
	}
	return n;
}
