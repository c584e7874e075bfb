// Who gives a semaphore's permits back, and has to have a lock for that:
//
//     synchronized Connection borrow()     { permits.acquire(); return idle.remove(); }
//     synchronized void giveBack(...)      { idle.add(c); permits.release(); }
//
// A permit that is taken and given back while the lock is held is never missed by who has the lock.
#include "analysis/lock_order/awaits.h"

#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/reach.h"

#define MAX_UP 3
#define MAX_CALLERS 12
#define MAX_DOWN 2
#define MAX_EDGES 12 // of a method on the way down

// Is it a semaphore with one permit? Who gives back what it took itself has a lock there, which the search
// for cycles looks at.
static bool is_lock(struct lock_order *lo, const struct await_way *way)
{
	const struct cg_node *node = &lo->cg->nodes[way->nodes[0]];
	uint32_t semaphore = node->facts->operands[node->facts->calls[way->call].args], keys[MAX_KEYS];
	return !semaphore || keys_of(lo, name_of_expr(lo, node, semaphore), LOCK_EXCLUSIVE, keys) != 0;
}

struct question {
	struct lock_order *lo;
	const struct signal *release;
	const struct kept *kept; // of the lock
	struct need *need;
	bool is_lock;
};

// Does the node itself acquire the semaphore by this call?
static bool is_acquire(const struct question *q, const struct cg_node *node, uint32_t call)
{
	uint32_t keys[MAX_KEYS];
	const struct fact_call *c = &node->facts->calls[call];
	if (await_kind_of(q->lo, c) != AWAIT_PERMIT)
		return false;
	uint32_t semaphore = node->facts->operands[c->args];
	uint32_t n = semaphore
		? keys_of(q->lo, name_of_expr(q->lo, node, semaphore), LOCK_MONITOR, keys)
		: 0;
	return signals_meet(q->lo, keys, n, q->release->keys, q->release->n_keys);
}

// The same through methods that only hand on what they get.
static bool has_acquire(const struct question *q, uint32_t id, uint32_t depth)
{
	const struct cg_node *node = &q->lo->cg->nodes[id];
	for (uint32_t i = 0; node->facts && i < node->facts->n_calls; i++)
		if (is_acquire(q, node, i))
			return true;
	for (uint32_t k = 0; k < node->n_edges && node->n_edges <= MAX_EDGES && depth < MAX_DOWN; k++) {
		const struct cg_edge *edge = &q->lo->cg->edges[node->first_edge + k];
		if (edge->kind == CG_CALL && has_acquire(q, edge->to, depth + 1))
			return true;
	}
	return false;
}

// The last call before the place by which the node gets a permit; UINT32_MAX: none.
static uint32_t acquire_before(const struct question *q, uint32_t id, uint32_t bci)
{
	const struct cg_node *node = &q->lo->cg->nodes[id];
	uint32_t found = UINT32_MAX;
	for (uint32_t i = 0; i < node->facts->n_calls; i++) {
		const struct fact_call *call = &node->facts->calls[i];
		if (call->bci < bci && is_acquire(q, node, i) &&
			(found == UINT32_MAX || node->facts->calls[found].bci < call->bci))
			found = i;
	}
	for (uint32_t k = 0; k < node->n_edges && found == UINT32_MAX; k++) {
		const struct cg_edge *edge = &q->lo->cg->edges[node->first_edge + k];
		if (edge->kind == CG_CALL && node->facts->calls[edge->call].bci < bci &&
			has_acquire(q, edge->to, 0))
			found = edge->call;
	}
	return found;
}

static bool has_key(const struct question *q, uint32_t name, uint8_t mode)
{
	uint32_t keys[MAX_KEYS];
	uint32_t n = keys_of(q->lo, name, mode, keys);
	return signals_meet(q->lo, keys, n, &q->kept->key, 1);
}

// Is the lock held there, by the node itself?
static bool is_held_at(const struct question *q, uint32_t id, uint32_t call)
{
	struct lock_order *lo = q->lo;
	const struct cg_node *node = &lo->cg->nodes[id];
	const struct fact_call *c = &node->facts->calls[call];
	for (uint32_t held = c->held; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (h->lock && has_key(q, name_of_expr(lo, node, h->lock), h->mode))
			return true;
	}
	for (uint32_t left = left_next(lo, lo->left_of_node[id], c->bci); left;
		 left = left_next(lo, lo->lefts.v[left].next, c->bci))
		if (has_key(q, lo->lefts.v[left].name, lo->lefts.v[left].mode))
			return true;
	return false;
}

static enum permit_return ask(const struct question *q, uint32_t id, uint32_t call, uint32_t depth)
{
	struct lock_order *lo = q->lo;
	const struct cg_node *node = &lo->cg->nodes[id];
	uint32_t bci = node->facts->calls[call].bci, acquire = acquire_before(q, id, bci);
	if (acquire != UINT32_MAX) {
		if (q->is_lock)
			return PERMIT_FREE;
		uint32_t after = node->facts->calls[acquire].bci + 1u;
		if (need_is_between(lo, id, after, bci, q->kept, q->need))
			return PERMIT_NEEDS;
		return is_held_at(q, id, acquire) && is_held_at(q, id, call) ? PERMIT_INSIDE : PERMIT_FREE;
	}
	// It has to go on giving them back: what it gave is used up.
	uint32_t last = once_is_in_loop(node->method, bci) ? once_loop_end(node->method, bci) + 1 : bci;
	if (need_is_between(lo, id, 0, last, q->kept, q->need))
		return PERMIT_NEEDS;
	if (node->is_entry || node->n_in == 0 || node->n_in > MAX_CALLERS || depth == MAX_UP)
		return PERMIT_FREE;
	enum permit_return all = PERMIT_INSIDE;
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		enum permit_return one = edge->kind == CG_START ? PERMIT_FREE
														: ask(q, edge->from, edge->call, depth + 1);
		if (one == PERMIT_FREE)
			return one;
		all = one == PERMIT_NEEDS ? one : all;
	}
	return all;
}

enum permit_return permit_return_of(struct lock_order *lo, const struct await_way *way,
	const struct signal *release, const struct kept *kept, struct need *need)
{
	const struct question q = { lo, release, kept, need, is_lock(lo, way) };
	return ask(&q, release->node, release->call, 0);
}
