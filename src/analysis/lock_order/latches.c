// What a thread does before it opens a latch is done before another goes on that waits for it:
//
//     synchronized (a) { synchronized (b) { ... } }
//     loaded.countDown();
//
//     loaded.await();
//     synchronized (b) { synchronized (a) { ... } }
#include "analysis/lock_order/lock_order.h"

static bool is_latch_call(const struct fact_call *call, const char *name)
{
	return call->target && call->n_args == 1 && strcmp(call->target->name->text, name) == 0 &&
		strcmp(call->target->owner->name->text, "java/util/concurrent/CountDownLatch") == 0;
}

#define MAX_DOWN 3

// A method that the thread runs, by single calls from its first one, and where the pair is in it.
struct spot {
	uint32_t thread, node;
	uint32_t pair; // as far as it is carried up to the method, or was from there
	struct thread_reached at;
	uint32_t n, edges[MAX_DOWN]; // that lead there
};

static struct spot first_spot(const struct lock_order *lo, uint32_t pair, uint32_t t)
{
	struct spot spot = { .thread = t, .node = lo->cg->threads[t].node, .pair = pair };
	spot.at = parallel_place_in(lo, pair, spot.node);
	return spot;
}

// The only call at the place; UINT32_MAX: there are others.
static uint32_t only_edge_at(const struct lock_order *lo, const struct spot *spot)
{
	const struct cg_node *node = &lo->cg->nodes[spot->node];
	uint32_t found = UINT32_MAX;
	for (uint32_t i = 0; i < node->n_edges; i++) {
		const struct cg_edge *edge = &lo->cg->edges[node->first_edge + i];
		if (edge->kind != CG_CALL || node->facts->calls[edge->call].bci != spot->at.first)
			continue;
		if (found != UINT32_MAX)
			return UINT32_MAX;
		found = node->first_edge + i;
	}
	return found;
}

// On to the one method that the spot calls on the way to the pair; false: there is none.
static bool step_down(const struct lock_order *lo, struct spot *spot)
{
	const struct pair *pair = &lo->pairs.v[spot->pair];
	if (spot->at.first != spot->at.last || spot->n == MAX_DOWN)
		return false;
	uint32_t next = pair->via;
	if (spot->node != pair->node)
		next = only_edge_at(lo, spot);
	else if (pair->below == UINT32_MAX) // here it is taken
		return false;
	else
		spot->pair = pair->below;
	if (next == UINT32_MAX || !lo->cg->nodes[lo->cg->edges[next].to].facts)
		return false;
	spot->edges[spot->n++] = next;
	spot->node = lo->cg->edges[next].to;
	spot->at = parallel_place_in(lo, spot->pair, spot->node);
	return true;
}

// The latch in the terms of who started the thread.
static uint32_t latch_of(struct lock_order *lo, const struct spot *spot,
	const struct fact_call *call)
{
	const struct cg_thread *thread = &lo->cg->threads[spot->thread];
	const struct cg_node *node = &lo->cg->nodes[spot->node];
	uint32_t name = name_of_expr(lo, node, node->facts->operands[call->args]);
	for (uint32_t i = spot->n; i > 0; i--)
		name = name_lift(lo, name, &lo->cg->edges[spot->edges[i - 1]]);
	return thread->start == UINT32_MAX ? name : name_lift(lo, name, &lo->cg->edges[thread->start]);
}

// Is the program's only countDown() the one at this place, of a latch that needs no other?
static bool is_only_count(const struct lock_order *lo, const struct method *method, uint32_t bci)
{
	for (uint32_t id = 1; id < lo->cg->n_nodes; id++) {
		const struct cg_node *node = &lo->cg->nodes[id];
		for (uint32_t i = 0; node->facts && i < node->facts->n_calls; i++)
			if (is_latch_call(&node->facts->calls[i], "countDown") &&
				(node->method != method || node->facts->calls[i].bci < bci)) // finally has two
				return false;
	}
	return !once_is_in_loop(method, bci);
}

// new CountDownLatch(1): the first who counts opens it, whatever the others are at.
static bool is_of_one(struct lock_order *lo, const struct spot *spot, const struct fact_call *call)
{
	const struct method_facts *facts = lo->cg->nodes[spot->node].facts;
	struct origin_set set = provenance_of(lo->provenance, facts, facts->operands[call->args]);
	const struct fact_call *made = set.n == 1 ? object_constructor(lo, set.objects[0]) : NULL;
	return made && made->first_int == 1 + 1;
}

// Does thread u wait for the latch before it runs the pair?
static bool waits_before(struct lock_order *lo, uint32_t u, uint32_t pair, uint32_t latch)
{
	struct spot spot = first_spot(lo, pair, u);
	do {
		const struct method_facts *facts = lo->cg->nodes[spot.node].facts;
		for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
			const struct fact_call *wait = &facts->calls[i];
			if (is_latch_call(wait, "await") && spot.at.first > wait->bci &&
				phases_is_one(lo, latch, latch_of(lo, &spot, wait)))
				return true;
		}
	} while (step_down(lo, &spot));
	return false;
}

bool latches_keep_apart(struct lock_order *lo, uint32_t t, uint32_t pair, uint32_t u,
	uint32_t other)
{
	struct spot spot = first_spot(lo, pair, t);
	do {
		const struct cg_node *node = &lo->cg->nodes[spot.node];
		for (uint32_t i = 0; node->facts && i < node->facts->n_calls; i++) {
			const struct fact_call *open = &node->facts->calls[i];
			if (is_latch_call(open, "countDown") && spot.at.last <= open->bci &&
				is_only_count(lo, node->method, open->bci) &&
				!(parallel_is_many(lo, t) && is_of_one(lo, &spot, open)) &&
				waits_before(lo, u, other, latch_of(lo, &spot, open)))
				return true;
		}
	} while (step_down(lo, &spot));
	return false;
}
