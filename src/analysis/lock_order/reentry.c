// Locks that are taken again. A method that locks its argument, called only by methods that hold the
// argument's lock already, waits for nobody there:
//
//     synchronized void work() { helper.run(this); }   // helper: synchronized, calls back into this
#include "analysis/lock_order/lock_order.h"

#define MAX_UP 3
#define MAX_CALLERS 12

static bool is_held(struct lock_order *lo, const struct cg_node *node, uint32_t held, uint32_t name)
{
	for (; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (h->lock && name_is_same(lo, name_of_expr(lo, node, h->lock), name))
			return true;
	}
	return false;
}

static bool callers_hold(struct lock_order *lo, uint32_t id, uint32_t name, uint32_t depth)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	if (node->is_entry || node->n_in == 0 || node->n_in > MAX_CALLERS || depth > MAX_UP)
		return false;
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (edge->kind == CG_START)
			return false;
		const struct cg_node *caller = &lo->cg->nodes[edge->from];
		uint32_t lifted = name_lift(lo, name, edge);
		if (is_held(lo, caller, caller->facts->calls[edge->call].held, lifted))
			continue;
		if (!callers_hold(lo, edge->from, lifted, depth + 1))
			return false;
	}
	return true;
}

// Does the frame hold the inner lock before it takes the outer one, or calls what does?
static bool is_held_in_frame(struct lock_order *lo, uint32_t index)
{
	const struct pair pair = lo->pairs.v[index];
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	uint32_t held = pair.below == UINT32_MAX
		? node->facts->helds[pair.held].below
		: node->facts->calls[lo->cg->edges[pair.via].call].held;
	return is_held(lo, node, held, pair.inner);
}

bool reentry_is_held_before(struct lock_order *lo, uint32_t index)
{
	const struct pair pair = lo->pairs.v[index];
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	if (pair.via == UINT32_MAX && node->facts->locks[pair.lock].is_wait)
		return false; // given back and taken again
	for (uint32_t i = index; i != UINT32_MAX; i = lo->pairs.v[i].below)
		if (is_held_in_frame(lo, i))
			return true;
	return callers_hold(lo, pair.node, pair.inner, 0);
}
