// Nodes and edges from what the threads have proposed for some nodes. One thread makes the nodes, in
// the order of the proposals, and finds the places of the edges; all write them. So the graph is the
// same whatever the number of threads.
#include "callgraph/internal.h"

#include "base/pool.h"

#ifdef RADDLE_STRESS
#define EDGES_FOR_ONE 4
#else
#define EDGES_FOR_ONE 4096 // so few are not worth a second thread
#endif
#define NODES_A_BATCH 256
#define AHEAD 8 // wanted nodes: the index is too large for the caches

// The edge that makes a node is how it was reached first.
static void note_way(struct cg_private *private, const struct cg_edge *edge, uint32_t number)
{
	struct cg_node *to = &private->nodes.v[edge->to];
	to->via = number;
	to->distance = edge->kind == CG_START ? 0 : private->nodes.v[edge->from].distance + 1;
}

static void settle_wanted(struct callgraph *cg, const struct expander *x,
	const struct wanted *wanted, uint32_t number)
{
	struct cg_private *private = cg->private;
	struct cg_edge *edge = &x->proposals.v[wanted->proposal].edge;
	uint32_t depth = wanted->is_input ? 0 : private->nodes.v[edge->from].depth + 1;
	if (edge->to) {
		if (depth < private->nodes.v[edge->to].depth)
		private->nodes.v[edge->to].depth = depth;
		return;
	}
	uint32_t n_before = private->nodes.n;
	edge->to = node_for(cg, wanted->key, wanted->callee, vec_from(&x->params, wanted->first_param),
		wanted->n_params, depth);
	if (private->nodes.n > n_before)
		note_way(private, edge, number);
}

// Once there are too many nodes, some edges lead nowhere.
static void drop_cut(struct callgraph *cg, struct expander *x, struct expansion *expansion)
{
	struct proposal *proposals = x->proposals.v + expansion->first;
	uint32_t kept = 0;
	for (uint32_t i = 0; i < expansion->n; i++)
		if (proposals[i].edge.to != UINT32_MAX)
			proposals[kept++] = proposals[i];
	cg->n_dropped += expansion->n - kept;
	expansion->n = kept;
}

static void note_starts(struct cg_private *private, const struct expander *x,
	const struct expansion *expansion)
{
	for (uint32_t i = 0; i < expansion->n; i++) {
		const struct proposal *proposal = &x->proposals.v[expansion->first + i];
		if (proposal->edge.kind == CG_START)
			vec_push(&private->threads,
				(struct cg_thread){ proposal->edge.to, expansion->first_edge + i,
					proposal->is_many });
	}
}

static void settle_node(struct callgraph *cg, uint32_t id, struct expansion *expansion)
{
	struct cg_private *private = cg->private;
	struct expander *x = &private->expanders[expansion->worker];
	for (uint32_t i = 0; i < expansion->n_wanted; i++) {
		uint32_t at = expansion->first_wanted + i;
		const struct wanted *wanted = &x->wanted.v[at];
		if (at + 2 * AHEAD < x->wanted.n)
			__builtin_prefetch(x->wanted.v[at + 2 * AHEAD].callee);
		if (at + AHEAD < x->wanted.n && x->wanted.v[at + AHEAD].callee)
			prefetch_node(cg, x->wanted.v[at + AHEAD].key, x->wanted.v[at + AHEAD].callee);
		settle_wanted(cg, x, wanted, expansion->first_edge + wanted->proposal - expansion->first);
	}
	if (private->is_full)
		drop_cut(cg, x, expansion);
	if (expansion->has_start)
		note_starts(private, x, expansion);
	repeat_note(cg, id, expansion->method);
}

struct linking {
	struct callgraph *cg;
	uint32_t first_node;
};

static void write_edges(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	const struct linking *linking = context;
	struct cg_private *private = linking->cg->private;
	const struct expansion *expansion = &private->expansions[item];
	const struct proposal *proposals = vec_from(&private->expanders[expansion->worker].proposals,
		expansion->first);
	struct cg_node *node = &private->nodes.v[linking->first_node + item];
	struct cg_edge *edges = vec_from(&private->edges, expansion->first_edge);
	node->first_edge = expansion->first_edge;
	node->n_edges = expansion->n;
	for (uint32_t i = 0; i < expansion->n; i++)
		edges[i] = proposals[i].edge;
}

void link_nodes(struct callgraph *cg, uint32_t first, uint32_t n)
{
	struct cg_private *private = cg->private;
	struct linking linking = { cg, first };
	uint32_t n_edges = private->edges.n, n_before = n_edges;
	for (uint32_t i = 0; i < n; i++) {
		struct expansion *expansion = &private->expansions[i];
		expansion->first_edge = n_edges;
		if (private->nodes.v[first + i].depth <= cg->options.max_depth) {
			settle_node(cg, first + i, expansion);
			n_edges += expansion->n;
		} else {
			private->nodes.v[first + i].facts = NULL;
			expansion->n = 0;
		}
	}
	vec_reserve(&private->edges, n_edges);
	private->edges.n = n_edges;
	pool_run(n_edges - n_before < EDGES_FOR_ONE ? 1 : cg->facts->jobs, n, NODES_A_BATCH,
		write_edges, &linking);
}
