// Locks that callees take and leave: begin() and end(), or a guard whose constructor locks and whose
// close() unlocks. Between the two calls, by their order in the code (left_range.c: by the ways through
// it, if there are several that unlock), the caller holds the lock. A class initialiser runs under the
// lock of its class.
#include "analysis/lock_order/reach.h"

#include <stdlib.h>

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/parallel.h"

static bool is_release_of(struct lock_order *lo, const struct cg_node *node,
	const struct cg_edge *edge, uint32_t name, uint32_t receiver)
{
	const struct cg_node *callee = &lo->cg->nodes[edge->to];
	const struct fact_call *call = &node->facts->calls[edge->call];
	for (uint32_t i = 0; callee->facts && i < callee->facts->n_left; i++) {
		const struct fact_left *left = &callee->facts->left[i];
		if (!left->is_release || !left->lock)
			continue;
		uint32_t released = name_lift(lo, name_of_expr(lo, callee, left->lock), edge);
		if (name_is_same(lo, released, name))
			return true;
		// The guard that was made for it.
		if (call->n_args && node->facts->operands[call->args] == receiver &&
			node->facts->exprs[receiver].kind == EXPR_NEW)
			return true;
	}
	return false;
}

#define MAX_RELEASES 16 // of one lock in one method

struct releases {
	uint32_t n, at[MAX_RELEASES]; // bytecode indices
	uint32_t first;
};

static void add_release(struct releases *releases, uint32_t bci)
{
	releases->first = bci < releases->first ? bci : releases->first;
	for (uint32_t i = 0; i < releases->n; i++)
		if (releases->at[i] == bci)
			return;
	if (releases->n < MAX_RELEASES)
		releases->at[releases->n++] = bci;
}

#define MAX_WRAPPED 3       // methods that only hand a lock on, one calling the other
#define MAX_WRAPPER_CALLS 6 // of such a method

// Does a wrapper, the last of the calls, have the lock released by a method that it calls? The name is
// that of the first caller.
static bool is_released_below(struct lock_order *lo, const struct cg_edge **calls, uint32_t n,
	uint32_t name)
{
	const struct cg_node *wrapper = &lo->cg->nodes[calls[n - 1]->to];
	for (uint32_t k = 0; k < wrapper->n_edges && wrapper->n_edges <= MAX_WRAPPER_CALLS; k++) {
		const struct cg_edge *edge = &lo->cg->edges[wrapper->first_edge + k];
		const struct cg_node *callee = &lo->cg->nodes[edge->to];
		if (edge->kind != CG_CALL || edge->to == edge->from || !callee->facts ||
			callee->method->owner->role != ROLE_INPUT)
			continue;
		for (uint32_t i = 0; i < callee->facts->n_left; i++) {
			const struct fact_left *left = &callee->facts->left[i];
			if (!left->is_release || !left->lock)
				continue;
			uint32_t released = name_lift(lo, name_of_expr(lo, callee, left->lock), edge);
			for (uint32_t c = n; c > 0; c--)
				released = name_lift(lo, released, calls[c - 1]);
			if (name_is_same(lo, released, name))
				return true;
		}
		calls[n] = edge;
		if (n + 1 < MAX_WRAPPED && is_released_below(lo, calls, n + 1, name))
			return true;
	}
	return false;
}

// By the method itself, which did not take it: acquire(); ... getLock().unlock();
static void add_own_releases(struct lock_order *lo, const struct cg_node *node, uint32_t name,
	uint32_t from, struct releases *found)
{
	for (uint32_t i = 0; i < node->facts->n_left; i++) {
		const struct fact_left *left = &node->facts->left[i];
		if (left->is_release && left->lock && left->bci > from &&
			name_is_same(lo, name_of_expr(lo, node, left->lock), name))
			add_release(found, left->bci);
	}
}

// Does the method take the lock, or a callee for it?
static bool is_taken_here(struct lock_order *lo, const struct cg_node *node, uint32_t name)
{
	for (uint32_t i = 0; i < node->facts->n_left; i++)
		if (!node->facts->left[i].is_release && node->facts->left[i].lock &&
			name_is_same(lo, name_of_expr(lo, node, node->facts->left[i].lock), name))
			return true;
	for (uint32_t k = 0; k < node->n_edges; k++) {
		const struct cg_edge *edge = &lo->cg->edges[node->first_edge + k];
		const struct cg_node *callee = &lo->cg->nodes[edge->to];
		for (uint32_t i = 0; edge->kind == CG_CALL && callee->facts && i < callee->facts->n_left;
			 i++)
			if (!callee->facts->left[i].is_release && callee->facts->left[i].lock &&
				name_is_same(lo,
					name_lift(lo, name_of_expr(lo, callee, callee->facts->left[i].lock), edge),
					name))
				return true;
	}
	return false;
}

static bool is_of_same_field(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_name *x = &lo->names.v[a], *y = &lo->names.v[b];
	return x->n_suffix && y->n_suffix && !x->is_cut && !y->is_cut &&
		x->suffix[x->n_suffix - 1] == y->suffix[y->n_suffix - 1];
}

// Does the method also take what the call releases for it?
static bool is_taken_below(struct lock_order *lo, const struct cg_node *node,
	const struct cg_edge *edge)
{
	const struct cg_node *callee = &lo->cg->nodes[edge->to];
	for (uint32_t i = 0; callee->facts && i < callee->facts->n_left; i++)
		if (callee->facts->left[i].is_release && callee->facts->left[i].lock &&
			is_taken_here(lo, node,
				name_lift(lo, name_of_expr(lo, callee, callee->facts->left[i].lock), edge)))
			return true;
	return false;
}

#define MAX_STRANGE_CALLS 64 // of a method that is looked through

// worker = id.lock(); worker.destroy(), which unlocks worker.id.
bool left_is_released_strangely(struct lock_order *lo, const struct cg_node *node,
	const struct cg_edge **calls, uint32_t n, uint32_t name)
{
	const struct cg_node *callee = &lo->cg->nodes[calls[n - 1]->to];
	if (!callee->facts || callee->method->owner->role != ROLE_INPUT ||
		callee->n_edges > MAX_STRANGE_CALLS)
		return false;
	for (uint32_t i = 0; i < callee->facts->n_left; i++) {
		const struct fact_left *left = &callee->facts->left[i];
		if (!left->is_release || !left->lock)
			continue;
		uint32_t released = name_of_expr(lo, callee, left->lock);
		for (uint32_t c = n; c > 0; c--)
			released = name_lift(lo, released, calls[c - 1]);
		if (is_of_same_field(lo, released, name) && !is_taken_here(lo, node, released))
			return true;
	}
	for (uint32_t k = 0; n < LEFT_MAX_CALLS && k < callee->n_edges; k++) {
		calls[n] = &lo->cg->edges[callee->first_edge + k];
		if (calls[n]->kind == CG_CALL && calls[n]->to != calls[n]->from &&
			!is_taken_below(lo, callee, calls[n]) &&
			left_is_released_strangely(lo, node, calls, n + 1, name))
			return true;
	}
	return false;
}

static struct releases find_releases(struct lock_order *lo, const struct cg_node *node,
	uint32_t name, uint32_t receiver, uint32_t from)
{
	struct releases found = { .first = UINT32_MAX };
	for (uint32_t k = 0; k < node->n_edges; k++) {
		const struct cg_edge *edge = &lo->cg->edges[node->first_edge + k];
		const struct cg_edge *calls[LEFT_MAX_CALLS] = { edge };
		uint32_t bci = node->facts->calls[edge->call].bci;
		if (edge->kind == CG_CALL && bci > from &&
			(is_release_of(lo, node, edge, name, receiver) ||
				left_is_released_strangely(lo, node, calls, 1, name)))
			add_release(&found, bci);
	}
	add_own_releases(lo, node, name, from, &found);
	return found;
}

// The same, with methods that leave it to others.
static struct releases find_wrapped_releases(struct lock_order *lo, const struct cg_node *node,
	uint32_t name, uint32_t from)
{
	struct releases found = { .first = UINT32_MAX };
	for (uint32_t k = 0; k < node->n_edges; k++) {
		const struct cg_edge *calls[MAX_WRAPPED + 1] = { &lo->cg->edges[node->first_edge + k] };
		uint32_t bci = node->facts->calls[calls[0]->call].bci;
		if (calls[0]->kind == CG_CALL && bci > from &&
			(is_release_of(lo, node, calls[0], name, 0) || is_released_below(lo, calls, 1, name)))
			add_release(&found, bci);
	}
	add_own_releases(lo, node, name, from, &found);
	return found;
}

// for (...) segments[i].lock(); ... for (...) segments[i].unlock();
static bool is_all_released(struct lock_order *lo, const struct cg_node *node,
	const struct fact_left *taken, const struct fact_left *released)
{
	return once_is_in_loop(node->method, taken->bci) &&
		once_is_in_loop(node->method, released->bci) &&
		name_is_same_array(lo, name_of_expr(lo, node, taken->lock),
			name_of_expr(lo, node, released->lock));
}

// getLock().lock() ... getLock().unlock() in one method: the release of what was taken; else NULL.
const struct fact_left *left_own_release(struct lock_order *lo, const struct cg_node *node,
	const struct fact_left *taken)
{
	const struct fact_left *found = NULL;
	if (!taken->lock)
		return NULL;
	uint32_t name = name_of_expr(lo, node, taken->lock);
	for (uint32_t i = 0; i < node->facts->n_left; i++) {
		const struct fact_left *left = &node->facts->left[i];
		if (left->is_release && left->lock && left->bci > taken->bci &&
			(!found || left->bci < found->bci) &&
			(name_is_same(lo, name_of_expr(lo, node, left->lock), name) ||
				is_all_released(lo, node, taken, left)))
			found = left;
	}
	return found;
}

// After such a loop all elements are held: which one is no longer a question of the index.
static uint32_t name_of_kept(struct lock_order *lo, const struct cg_node *node,
	const struct fact_left *taken, const struct fact_left *released)
{
	uint32_t id = name_of_expr(lo, node, taken->lock);
	if (name_is_same(lo, id, name_of_expr(lo, node, released->lock)))
		return id;
	struct lock_name name = lo->names.v[id];
	for (uint32_t i = 0; i < name.n_suffix; i++)
		if (name.suffix[i] & SUFFIX_ELEMENT && name.suffix[i] & SUFFIX_VARIABLE)
			name.suffix[i] = SUFFIX_ELEMENT;
	return name_of(lo, name);
}

// All places where the method releases what it took there under the same name.
static struct releases own_releases(struct lock_order *lo, const struct cg_node *node,
	const struct fact_left *taken)
{
	struct releases found = { .first = UINT32_MAX };
	add_own_releases(lo, node, name_of_expr(lo, node, taken->lock), taken->bci, &found);
	return found;
}

static void add_own(struct lock_order *lo, uint32_t id)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	for (uint32_t i = 0; i < node->facts->n_left; i++) {
		const struct fact_left *left = &node->facts->left[i];
		const struct fact_left *release = left->is_release ? NULL
														   : left_own_release(lo, node, left);
		if (!release)
			continue;
		struct left_held held = { .name = name_of_kept(lo, node, left, release),
			.mode = left->mode,
			.first = left->bci + 1u,
			.last = release->bci,
			.next = lo->left_of_node[id] };
		struct releases releases = own_releases(lo, node, left);
		left_walk(lo, node->method, &held, releases.at, releases.n);
		lo->left_of_node[id] = lo->lefts.n;
		vec_push(&lo->lefts, held);
	}
}

static void add_left(struct lock_order *lo, uint32_t id, const struct cg_edge *edge)
{
	const struct cg_node *node = &lo->cg->nodes[id], *callee = &lo->cg->nodes[edge->to];
	const struct fact_call *call = &node->facts->calls[edge->call];
	for (uint32_t i = 0; i < callee->facts->n_left; i++) {
		const struct fact_left *left = &callee->facts->left[i];
		if (left->is_release || !left->lock || left_own_release(lo, callee, left))
			continue;
		uint32_t name = name_lift(lo, name_of_expr(lo, callee, left->lock), edge);
		uint32_t receiver = call->n_args ? node->facts->operands[call->args] : 0;
		struct releases releases = find_releases(lo, node, name, receiver, call->bci);
		struct left_held held = { .name = name,
			.mode = left->mode,
			.first = call->bci + 1u,
			.last = releases.first,
			.next = lo->left_of_node[id] };
		left_walk(lo, node->method, &held, releases.at, releases.n);
		lo->left_of_node[id] = lo->lefts.n;
		vec_push(&lo->lefts, held);
	}
}

// A method that leaves a lock to its caller that another one left to it: acquire() { inner.acquire(); }.
// Only where the caller has it released in the same way.
static void add_wrapped(struct lock_order *lo, uint32_t id, uint32_t name, uint8_t mode,
	uint32_t depth)
{
	const struct cg_node *wrapper = &lo->cg->nodes[id];
	for (uint32_t i = 0; i < wrapper->n_in && wrapper->n_edges <= MAX_WRAPPER_CALLS; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[wrapper->first_in + i]];
		const struct cg_node *caller = &lo->cg->nodes[edge->from];
		if (edge->kind != CG_CALL || edge->from == id || caller->method->owner->role != ROLE_INPUT)
			continue;
		uint32_t bci = caller->facts->calls[edge->call].bci, lifted = name_lift(lo, name, edge);
		struct releases releases = find_wrapped_releases(lo, caller, lifted, bci);
		if (releases.n == 0 && depth < MAX_WRAPPED)
			add_wrapped(lo, edge->from, lifted, mode, depth + 1);
		if (releases.n == 0)
			continue;
		struct left_held held = { .name = lifted,
			.mode = mode,
			.first = bci + 1u,
			.last = releases.first,
			.next = lo->left_of_node[edge->from] };
		left_walk(lo, caller->method, &held, releases.at, releases.n);
		lo->left_of_node[edge->from] = lo->lefts.n;
		vec_push(&lo->lefts, held);
	}
}

static void add_all_wrapped(struct lock_order *lo, uint32_t id)
{
	for (uint32_t left = lo->left_of_node[id]; left; left = lo->lefts.v[left].next) {
		const struct left_held held = lo->lefts.v[left];
		if (held.last == UINT32_MAX && lo->names.v[held.name].root == ROOT_PARAM)
			add_wrapped(lo, id, held.name, held.mode, 1);
	}
}

// A class initialiser that other threads may have to wait for.
bool left_is_initialiser(struct lock_order *lo, uint32_t id)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	if (!lo->cg->options.has_initialisers || !node->facts ||
		!method_is_class_initialiser(node->method))
		return false;
	for (uint32_t t = 0; t < lo->cg->n_threads; t++)
		if (lo->cg->threads[t].start == UINT32_MAX &&
			lo->cg->nodes[lo->cg->threads[t].node].method->owner == node->method->owner)
			return false; // before main
	return !parallel_is_before_threads(lo, id);
}

static int compare_numbers(const void *left, const void *right)
{
	uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
	return (a > b) - (a < b);
}

// In the order of the calls.
static void add_by_calls(struct lock_order *lo)
{
	VEC(uint32_t) calls = { 0 };
	for (uint32_t i = 0; i < lo->survey.leavers.n; i++) {
		const struct cg_node *callee = &lo->cg->nodes[lo->survey.leavers.v[i]];
		for (uint32_t k = 0; k < callee->n_in && callee->method->owner->role == ROLE_INPUT; k++)
			if (lo->cg->edges[lo->cg->in_edges[callee->first_in + k]].kind == CG_CALL)
				vec_push(&calls, lo->cg->in_edges[callee->first_in + k]);
	}
	if (calls.n)
		qsort(calls.v, calls.n, sizeof(*calls.v), compare_numbers);
	for (uint32_t i = 0; i < calls.n; i++)
		add_left(lo, lo->cg->edges[calls.v[i]].from, &lo->cg->edges[calls.v[i]]);
	vec_release(&calls);
}

// The nodes that hold what others took are holders too.
static void add_holders(struct lock_order *lo)
{
	VEC(uint32_t) all = { 0 };
	for (uint32_t id = 1, at = 0; id < lo->cg->n_nodes; id++) {
		bool is_known = at < lo->survey.holders.n && lo->survey.holders.v[at] == id;
		at += is_known;
		if (is_known || lo->left_of_node[id])
			vec_push(&all, id);
	}
	vec_release(&lo->survey.holders);
	for (uint32_t i = 0; i < all.n; i++)
		vec_push(&lo->survey.holders, all.v[i]);
	vec_release(&all);
}

void left_build(struct lock_order *lo)
{
	lo->left_of_node = ARENA_ARRAY(&lo->arena, uint32_t, lo->cg->n_nodes + 1);
	vec_push(&lo->lefts, (struct left_held){ 0 });
	add_by_calls(lo);
	for (uint32_t id = 1, n = lo->lefts.n; id < lo->cg->n_nodes && n > 1; id++)
		add_all_wrapped(lo, id);
	for (uint32_t i = 0; i < lo->survey.leavers.n; i++)
		add_own(lo, lo->survey.leavers.v[i]);
	for (uint32_t i = 0; i < lo->survey.initialisers.n; i++) {
		uint32_t id = lo->survey.initialisers.v[i];
		if (!left_is_initialiser(lo, id))
			continue;
		struct left_held held = { .name = name_of_init(lo, lo->cg->nodes[id].method->owner),
			.mode = LOCK_MONITOR,
			.last = UINT32_MAX,
			.next = lo->left_of_node[id] };
		lo->left_of_node[id] = lo->lefts.n;
		vec_push(&lo->lefts, held);
	}
	add_holders(lo);
}

uint32_t left_next(const struct lock_order *lo, uint32_t left, uint32_t bci)
{
	for (; left; left = lo->lefts.v[left].next) {
		const struct left_held *held = &lo->lefts.v[left];
		if (bci >= held->first && bci < held->last && (!held->at || bitset_has(held->at, bci)))
			break;
	}
	return left;
}
