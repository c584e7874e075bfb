// Methods that a thread surely comes to while its callers hold no lock: from what the thread runs, by calls each
// of which can run one method only and is made under no lock. A witness, not an approximation of all ways: where
// there is none, a thread may come there all the same, but then one call has to be guessed, or callers hold a lock
// that may be the right one.
#include "callgraph/running_internal.h"

#include <stdlib.h>

#include "base/vec.h"

struct search {
	const struct callgraph *cg;
	bool *is_found; // [node]
	VEC(uint32_t) work;
};

static void find(struct search *search, uint32_t node)
{
	if (search->is_found[node])
		return;
	search->is_found[node] = true;
	vec_push(&search->work, node);
}

// Is the edge the only one of its call? A node's edges are in the order of its calls.
static bool is_only(const struct callgraph *cg, uint32_t e)
{
	const struct cg_edge *edge = &cg->edges[e];
	const struct cg_node *from = &cg->nodes[edge->from];
	bool has_before = e > from->first_edge && cg->edges[e - 1].call == edge->call;
	bool has_after = e + 1 < from->first_edge + from->n_edges &&
		cg->edges[e + 1].call == edge->call;
	return !has_before && !has_after;
}

static void follow(struct search *search, uint32_t id)
{
	const struct callgraph *cg = search->cg;
	const struct cg_node *node = &cg->nodes[id];
	for (uint32_t e = node->first_edge; e < node->first_edge + node->n_edges; e++) {
		const struct fact_call *call = running_call(cg, &cg->edges[e]);
		if (cg->edges[e].kind == CG_CALL && call && !call->held && is_only(cg, e))
			find(search, cg->edges[e].to);
	}
}

void surely_find(const struct callgraph *cg, struct cg_running *running)
{
	struct search search = { .cg = cg, .is_found = xcalloc(cg->n_nodes + 1, sizeof(bool)) };
	for (uint32_t i = 0; i < cg->n_threads; i++)
		if (cg->threads[i].start == UINT32_MAX || is_only(cg, cg->threads[i].start))
			find(&search, cg->threads[i].node);
	while (search.work.n)
		follow(&search, search.work.v[--search.work.n]);
	running->is_sure = xcalloc(running->n_methods + 1, sizeof(*running->is_sure));
	for (uint32_t i = 0; i < cg->n_nodes; i++) {
		const struct method *method = cg->nodes[i].method;
		if (search.is_found[i] && method && method->id <= running->n_methods)
			running->is_sure[method->id] = true;
	}
	vec_release(&search.work);
	free(search.is_found);
}
