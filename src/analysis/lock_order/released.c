// A method that releases its caller's lock before it goes on, and takes it again when it is done:
//
//     void lockObject() { entry.lock(); ... check(entry); ... entry.unlock(); }
//     void check(Entry entry) { entry.unlock(); synchronized (Deadlock.class) { ... } entry.lock(); }
//
// Whoever only looks at the caller takes the lock for held all the time.
#include "analysis/lock_order/pairs.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/reach.h"

#define MAX_RELEASES 16

struct releases {
	uint32_t n, at[MAX_RELEASES]; // bytecode indices
};

static void add(struct releases *releases, uint32_t bci)
{
	if (releases->n < MAX_RELEASES)
		releases->at[releases->n++] = bci;
}

// Does the call release it, of the node that `from` calls? The name is that of who calls that.
static bool is_release(struct lock_order *lo, const struct cg_edge *from,
	const struct cg_edge *edge, uint32_t name)
{
	const struct cg_node *callee = &lo->cg->nodes[edge->to];
	const struct cg_edge *calls[LEFT_MAX_CALLS] = { from, edge };
	for (uint32_t i = 0; i < callee->facts->n_left; i++) {
		const struct fact_left *left = &callee->facts->left[i];
		if (!left->is_release || !left->lock)
			continue;
		uint32_t released = name_lift(lo, name_of_expr(lo, callee, left->lock), edge);
		if (name_is_same(lo, name_lift(lo, released, from), name))
			return true;
	}
	return left_is_released_strangely(lo, &lo->cg->nodes[from->from], calls, 2, name);
}

// Does the node release it on every way to the place? The name is that of its caller.
static bool is_released_before(struct lock_order *lo, const struct cg_edge *from, uint32_t bci,
	uint32_t name)
{
	const struct cg_node *node = &lo->cg->nodes[from->to];
	struct releases releases = { 0 };
	for (uint32_t i = 0; i < node->facts->n_left; i++) {
		const struct fact_left *left = &node->facts->left[i];
		if (left->is_release && left->lock && left->bci < bci &&
			name_is_same(lo, name_lift(lo, name_of_expr(lo, node, left->lock), from), name))
			add(&releases, left->bci);
	}
	for (uint32_t k = 0; k < node->n_edges; k++) {
		const struct cg_edge *edge = &lo->cg->edges[node->first_edge + k];
		uint32_t at = node->facts->calls[edge->call].bci;
		if (edge->kind == CG_CALL && lo->cg->nodes[edge->to].facts && at < bci &&
			is_release(lo, from, edge, name))
			add(&releases, at);
	}
	return !left_comes_to(lo, node->method, releases.at, releases.n, bci);
}

bool released_on_the_way(struct lock_order *lo, uint32_t index)
{
	const struct pair bottom = lo->pairs.v[pair_bottom(lo, index)];
	if (bottom.outer_mode == LOCK_MONITOR || bottom.via == UINT32_MAX)
		return false;
	const struct cg_edge *edge = &lo->cg->edges[bottom.via];
	const struct reach reach = lo->reaches.v[bottom.reach];
	const struct method_facts *facts = lo->cg->nodes[edge->to].facts;
	uint32_t bci = reach.via == UINT32_MAX ? lock_bci(facts, reach.lock)
										   : facts->calls[lo->cg->edges[reach.via].call].bci;
	return is_released_before(lo, edge, bci, bottom.outer);
}
