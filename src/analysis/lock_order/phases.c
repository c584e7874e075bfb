// Phases that a barrier keeps apart: what a thread does before its first await() of a barrier is done
// before any other thread gets behind its own.
//
//     synchronized (a) { synchronized (b) { ... } }
//     barrier.await();
//     synchronized (b) { synchronized (a) { ... } }
//
// As many threads as the barrier has parties are taken to use it.
#include "analysis/lock_order/awaits.h"

// The barrier in the terms of who started the thread; UINT32_MAX: the call is no wait at a barrier.
static uint32_t barrier_of(struct lock_order *lo, uint32_t t, uint32_t call)
{
	const struct cg_thread *thread = &lo->cg->threads[t];
	const struct cg_node *root = &lo->cg->nodes[thread->node];
	if (await_kind_of(lo, &root->facts->calls[call]) != AWAIT_BARRIER)
		return UINT32_MAX;
	uint32_t name = name_of_expr(lo, root, root->facts->operands[root->facts->calls[call].args]);
	return thread->start == UINT32_MAX ? name : name_lift(lo, name, &lo->cg->edges[thread->start]);
}

bool phases_is_one(struct lock_order *lo, uint32_t a, uint32_t b)
{
	uint32_t mine[MAX_KEYS], its[MAX_KEYS];
	if (name_is_same(lo, a, b))
		return true;
	return keys_of(lo, a, LOCK_MONITOR, mine) == 1 && keys_of(lo, b, LOCK_MONITOR, its) == 1 &&
		mine[0] == its[0] && lo->keys.v[mine[0]].is_single;
}

// How often the thread waits at the barrier before it gets to the place; UINT32_MAX: not known.
static uint32_t phase_of(struct lock_order *lo, const struct thread_place *place, uint32_t barrier)
{
	const struct cg_node *root = &lo->cg->nodes[lo->cg->threads[place->thread].node];
	uint32_t phase = 0;
	for (uint32_t i = 0; i < root->facts->n_calls; i++) {
		uint32_t bci = root->facts->calls[i].bci, name = barrier_of(lo, place->thread, i);
		if (name == UINT32_MAX || !phases_is_one(lo, name, barrier))
			continue;
		if (once_is_in_loop(root->method, bci) || (bci >= place->first && bci <= place->last))
			return UINT32_MAX;
		phase += bci < place->first;
	}
	return phase;
}

// In different frames the same name is the same object only if no frame is at its root.
static bool is_one_for_all(const struct lock_order *lo, uint32_t name)
{
	return lo->names.v[name].root == ROOT_STATIC || lo->names.v[name].root == ROOT_LOCAL;
}

bool phases_are_apart(struct lock_order *lo, const struct thread_place *a,
	const struct thread_place *b)
{
	const struct cg_node *root = &lo->cg->nodes[lo->cg->threads[a->thread].node];
	for (uint32_t i = 0; root->facts && i < root->facts->n_calls; i++) {
		uint32_t barrier = barrier_of(lo, a->thread, i);
		if (barrier == UINT32_MAX || !is_one_for_all(lo, barrier) ||
			!lo->cg->nodes[lo->cg->threads[b->thread].node].facts)
			continue;
		uint32_t phase = phase_of(lo, a, barrier), other = phase_of(lo, b, barrier);
		if (phase != UINT32_MAX && other != UINT32_MAX && phase != other)
			return true;
	}
	return false;
}
