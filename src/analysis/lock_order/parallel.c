// Can the stacks be run at the same time? In programs threads/ knows it of the program's own code; here a stack is put
// into the terms of running.h.
#include "analysis/lock_order/parallel.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "floor/floor.h"

// Did the starter, in whose terms the lock is, give another thread what the lock is reached from?
static bool is_given(const struct lock_order *lo, const struct pair *pair, uint32_t lock,
	uint32_t t)
{
	const struct lock_name *name = &lo->names.v[lock];
	const struct cg_thread *thread = &lo->cg->threads[t];
	if (name->root != ROOT_LOCAL || name->scope != pair->starter || thread->start == UINT32_MAX)
		return true;
	const struct cg_edge *edge = &lo->cg->edges[thread->start];
	if (lo->cg->nodes[edge->from].facts != pair->starter)
		return true;
	for (uint32_t i = 0; i < lo->cg->nodes[edge->to].n_params; i++)
		if (cg_argument(lo->cg, edge, i) == name->expr)
			return true;
	return false;
}

uint64_t pair_threads(const struct lock_order *lo, uint32_t index)
{
	const struct pair *pair = &lo->pairs.v[index];
	uint64_t all = lo->cg->nodes[pair->node].threads;
	for (uint32_t t = 0; pair->starter && t < lo->cg->n_threads && t < 63; t++)
		if (lo->cg->threads[t].start != pair->start &&
			(!is_given(lo, pair, pair->outer, t) || !is_given(lo, pair, pair->inner, t)))
			all &= ~((uint64_t)1 << t);
	return all;
}

// ---- code of the library ----------------------------------------------------------------------

#define MAX_TOPS 24
#define MAX_CLIMB 2000

// Places of the program's own code from which the library is called that comes to a node.
struct tops {
	uint32_t n;
	bool is_known; // they are all
	struct running_place v[MAX_TOPS];
};

static bool is_of_library(const struct cg_node *node)
{
	return node->method->owner->role == ROLE_JDK;
}

static bool add_top(struct tops *tops, const struct cg_node *from, uint32_t call)
{
	struct running_place place = { from->method, from->facts->calls[call].bci };
	for (uint32_t i = 0; i < tops->n; i++)
		if (tops->v[i].method == place.method && tops->v[i].bci == place.bci)
			return true;
	if (tops->n == MAX_TOPS)
		return false;
	tops->v[tops->n++] = place;
	return true;
}

static bool climb(const struct lock_order *lo, uint32_t node, struct tops *tops)
{
	VEC(uint32_t) work = { 0 };
	struct map seen = { 0 };
	bool is_new, is_known = true;
	vec_push(&work, node);
	map_put(&seen, node, &is_new);
	for (uint32_t n = 0; n < work.n && is_known; n++) {
		const struct cg_node *at = &lo->cg->nodes[work.v[n]];
		is_known = work.n < MAX_CLIMB && !at->is_entry;
		for (uint32_t i = 0; i < at->n_in && is_known; i++) {
			const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[at->first_in + i]];
			const struct cg_node *from = &lo->cg->nodes[edge->from];
			if (edge->kind != CG_CALL || !is_of_library(from)) {
				is_known = edge->kind == CG_CALL && add_top(tops, from, edge->call);
				continue;
			}
			map_put(&seen, edge->from, &is_new);
			if (is_new)
				vec_push(&work, edge->from);
		}
	}
	vec_release(&work);
	map_release(&seen);
	return is_known;
}

static const struct tops *tops_of(struct lock_order *lo, uint32_t node)
{
	bool is_new;
	uint64_t *known = map_put(&lo->tops_of_node, node, &is_new);
	if (is_new) {
		struct tops *tops = ARENA_NEW(&lo->arena, struct tops);
		*known = (uint64_t)(uintptr_t)tops;
		tops->is_known = climb(lo, node, tops);
	}
	return (const struct tops *)(uintptr_t)*known;
}

// ---- stacks -----------------------------------------------------------------------------------

#define MAX_FRAMES (2 * MAX_CALLS + MAX_LIFTS)
#define MAX_STARTS 63

struct stack {
	struct running_place frames[MAX_FRAMES], others[MAX_STARTS];
};

// Where the thread is started or, if the call graph takes it as started by its constructor, where it is made.
static struct running_place start_of(const struct lock_order *lo, uint32_t t)
{
	const struct cg_edge *edge = &lo->cg->edges[lo->cg->threads[t].start];
	const struct method_facts *facts = lo->cg->nodes[edge->from].facts;
	const struct fact_call *call = &facts->calls[edge->call];
	const struct expr *made = call->n_args ? &facts->exprs[facts->operands[call->args]] : NULL;
	bool is_made = made && made->kind == EXPR_NEW && call->target &&
		method_is_constructor(call->target);
	return (struct running_place){ facts->method, is_made ? made->a : call->bci };
}

static bool has_start(const struct lock_order *lo, uint64_t threads, struct running_place place)
{
	for (uint32_t t = 0; t < lo->cg->n_threads && t < MAX_STARTS; t++) {
		if (!(threads >> t & 1) || lo->cg->threads[t].start == UINT32_MAX)
			continue;
		struct running_place start = start_of(lo, t);
		if (start.method == place.method && start.bci == place.bci)
			return true;
	}
	return false;
}

// The starts of threads that run the pair's method, but have other locks there.
static uint32_t find_others(const struct lock_order *lo, uint32_t index,
	struct running_place *others)
{
	uint64_t threads = pair_threads(lo, index), n = 0;
	uint64_t all = lo->cg->nodes[lo->pairs.v[index].node].threads;
	for (uint32_t t = 0; t < lo->cg->n_threads && t < MAX_STARTS; t++) {
		if (!((all & ~threads) >> t & 1))
			continue;
		struct running_place start = start_of(lo, t);
		if (!has_start(lo, threads, start))
			others[n++] = start;
	}
	return (uint32_t)n;
}

// Where the lock is taken that the pair is about, and that the thread holds.
static void note_holder(struct lock_order *lo, uint32_t index, struct running_stack *made)
{
	uint32_t bottom = pair_bottom(lo, index);
	const struct pair *pair = &lo->pairs.v[bottom];
	const struct fact_held *held = &lo->cg->nodes[pair->node].facts->helds[pair->held];
	made->is_waiting = true;
	for (uint32_t i = index; i != bottom; i = lo->pairs.v[i].below)
		made->holder++;
	made->taken = held->bci;
	made->is_method_lock = held->is_method_lock;
}

static struct running_stack make_stack(struct lock_order *lo, uint32_t index, struct stack *stack)
{
	struct pair_frame frames[MAX_FRAMES];
	struct running_stack made = { .n = pair_frames(lo, index, frames, MAX_FRAMES),
		.frames = stack->frames,
		.others = stack->others,
		.n_others = find_others(lo, index, stack->others),
		.is_own = confined_to_started(lo, index) };
	for (uint32_t i = 0; i < made.n; i++)
		stack->frames[i] = (struct running_place){ lo->cg->nodes[frames[i].node].method,
			frames[i].bci };
	if (is_of_library(&lo->cg->nodes[frames[0].node])) {
		const struct tops *tops = tops_of(lo, frames[0].node);
		made.tops = tops->v;
		made.n_tops = tops->is_known ? tops->n : 0;
	}
	return made;
}

// Does a worker of the library's own alone run all of the stacks? The locks may be anybody's.
static enum running_fit fit_of(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	uint64_t threads = 0;
	for (uint32_t i = 0; i < n; i++) {
		struct pair_frame frames[MAX_FRAMES];
		if (pair_frames(lo, pairs[i], frames, MAX_FRAMES))
			threads |= running_at(lo->running, lo->cg->nodes[frames[0].node].method, 0);
	}
	return running_fit(lo->running, threads, NULL);
}

bool parallel_is_one_worker(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	return lo->is_library && fit_of(lo, pairs, n) != RUNNING_BY_ANYBODY;
}

static bool threads_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n, bool is_cycle)
{
	struct running_stack stacks[MAX_CYCLE];
	struct stack memory[MAX_CYCLE];
	if (lo->is_library)
		return fit_of(lo, pairs, n) != RUNNING_BY_OWN_WORKER;
	if (confined_are_apart(lo, pairs, n))
		return false;
	for (uint32_t i = 0; i < n; i++) {
		stacks[i] = make_stack(lo, pairs[i], &memory[i]);
		if (is_cycle)
			note_holder(lo, pairs[i], &stacks[i]);
	}
	return running_may_be_in(lo->running, stacks, n);
}

bool judge_threads_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	return threads_allow(lo, pairs, n, true);
}

bool judge_threads_meet(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	return threads_allow(lo, pairs, n, false);
}

// ---- class initialisers -----------------------------------------------------------------------

uint64_t parallel_threads_to(struct lock_order *lo, uint32_t node)
{
	const struct cg_node *at = &lo->cg->nodes[node];
	uint64_t threads = 0;
	if (lo->is_library)
		return UINT64_MAX;
	if (!is_of_library(at))
		return running_through(lo->running, at->method);
	const struct tops *tops = tops_of(lo, node);
	for (uint32_t i = 0; i < tops->n; i++)
		threads |= running_through(lo->running, tops->v[i].method);
	return tops->is_known ? threads : UINT64_MAX;
}

bool parallel_are_two(const struct lock_order *lo, uint64_t a, uint64_t b)
{
	return a && b && (lo->is_library || running_sets_meet(lo->running, a, b));
}

bool parallel_is_before_threads(struct lock_order *lo, uint32_t node)
{
	if (lo->is_library)
		return false;
	const struct tops *tops = tops_of(lo, node);
	for (uint32_t i = 0; i < tops->n; i++)
		if (running_is_before_all(lo->running, tops->v[i].method, tops->v[i].bci))
			return true;
	return false;
}
