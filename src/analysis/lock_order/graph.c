// The type lock order graph (seed 003, chapter 6) of an invocation graph. From each node that locks,
// breadth first along calls and contained statements to the first nodes that lock something: every
// edge has a shortest path for its annotation.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

struct graphs graphs_build(struct analysis_input *in)
{
	struct graphs graphs = { 0 };
	if (in->options->level == LEVEL_PROCEDURAL) {
		graphs.invocations = invocations_procedural(in->world);
		return graphs;
	}
	graphs.facts = lock_order_facts(in);
	graphs.cg = lock_order_calls(in, graphs.facts, NULL, false);
	graphs.invocations = invocations_of(graphs.cg);
	return graphs;
}

void graphs_release(struct graphs *graphs)
{
	invocations_free(graphs->invocations);
	callgraph_free(graphs->cg);
	facts_free(graphs->facts);
}

// ---- edges ----------------------------------------------------------------------------------

struct walk {
	struct lock_graph *graph;
	const struct invocations *inv;
	struct lock_graph_options options;
	uint32_t *seen; // by node: the start that came by last
	uint32_t *via;  // by node: the edge that it was reached by
	uint32_t *length;
	VEC(uint32_t) queue;
};

static void add_edge(struct walk *w, uint32_t start, uint32_t end)
{
	struct lock_graph *graph = w->graph;
	struct lock_graph_edge edge = { .from = w->inv->nodes.v[start].lock,
		.to = w->inv->nodes.v[end].lock,
		.first = graph->nodes.n,
		.n = w->length[end] + 1 };
	vec_reserve(&graph->nodes, graph->nodes.n + edge.n);
	vec_reserve(&graph->hops, graph->hops.n + edge.n);
	graph->nodes.n += edge.n;
	graph->hops.n += edge.n;
	graph->hops.v[edge.first + edge.n - 1] = UINT32_MAX;
	for (uint32_t at = end, i = edge.n; i > 0; i--) {
		graph->nodes.v[edge.first + i - 1] = at;
		if (i == 1)
			break;
		graph->hops.v[edge.first + i - 2] = w->via[at];
		at = w->inv->edges.v[w->via[at]].from;
	}
	vec_push(&graph->edges, edge);
}

// Does the path end there, for the purpose of edges between neighbours?
static bool is_end(const struct walk *w, const struct inv_node *node)
{
	return node->lock && !w->inv->locks.v[node->lock].is_object;
}

static void walk_from(struct walk *w, uint32_t start)
{
	const struct invocations *inv = w->inv;
	w->queue.n = 0;
	w->seen[start] = start;
	w->length[start] = 0;
	vec_push(&w->queue, start);
	for (uint32_t i = 0; i < w->queue.n; i++) {
		uint32_t id = w->queue.v[i];
		const struct inv_node *node = &inv->nodes.v[id];
		if (id != start) {
			if (node->lock && !node->is_try && node->lock != inv->nodes.v[start].lock)
				add_edge(w, start, id);
			if (is_end(w, node) && !w->options.all_edges)
				continue;
		}
		if (w->length[id] == w->options.max_calls)
			continue;
		for (uint32_t k = 0; k < node->n_edges; k++) {
			const struct inv_edge *edge = &inv->edges.v[node->first_edge + k];
			if (edge->kind == INV_STARTS || w->seen[edge->to] == start)
				continue;
			w->seen[edge->to] = start;
			w->via[edge->to] = node->first_edge + k;
			w->length[edge->to] = w->length[id] + 1;
			vec_push(&w->queue, edge->to);
		}
	}
}

// ---- java.lang.Object -----------------------------------------------------------------------

static uint32_t start_of(const struct lock_graph *graph, const struct lock_graph_edge *edge)
{
	return graph->nodes.v[edge->first];
}

static uint32_t end_of(const struct lock_graph *graph, const struct lock_graph_edge *edge)
{
	return graph->nodes.v[edge->first + edge->n - 1];
}

// Nodes that an entry reaches without a lock.
static void find_free(struct walk *w, bool *is_free)
{
	const struct invocations *inv = w->inv;
	w->queue.n = 0;
	for (uint32_t i = 1; i < inv->nodes.n; i++)
		if (inv->nodes.v[i].is_entry) {
			is_free[i] = true;
			vec_push(&w->queue, i);
		}
	for (uint32_t i = 0; i < w->queue.n; i++) {
		const struct inv_node *node = &inv->nodes.v[w->queue.v[i]];
		for (uint32_t k = 0; !node->lock && k < node->n_edges; k++) {
			uint32_t to = inv->edges.v[node->first_edge + k].to;
			if (is_free[to])
				continue;
			is_free[to] = true;
			vec_push(&w->queue, to);
		}
	}
}

// Seed 003, 6.2: of a path that locks T1, an Object and T3, only <T1, T3> is kept.
static void drop_objects(struct walk *w)
{
	struct lock_graph *graph = w->graph;
	const struct inv_lock *locks = w->inv->locks.v;
	bool *is_free = xcalloc(w->inv->nodes.n, sizeof(bool));
	bool *has_before = xcalloc(w->inv->nodes.n, sizeof(bool));
	bool *has_after = xcalloc(w->inv->nodes.n, sizeof(bool));
	uint32_t kept = 0;
	find_free(w, is_free);
	for (uint32_t e = 0; e < graph->edges.n; e++) {
		has_before[end_of(graph, &graph->edges.v[e])] = true;
		has_after[start_of(graph, &graph->edges.v[e])] = true;
	}
	for (uint32_t e = 0; e < graph->edges.n; e++) {
		const struct lock_graph_edge edge = graph->edges.v[e];
		uint32_t start = start_of(graph, &edge), end = end_of(graph, &edge);
		bool is_between = (locks[edge.to].is_object && has_after[end]) ||
			(locks[edge.from].is_object && has_before[start] && !is_free[start]);
		if (!is_between)
			graph->edges.v[kept++] = edge;
	}
	graph->edges.n = kept;
	free(is_free);
	free(has_before);
	free(has_after);
}

// ---- the graph ------------------------------------------------------------------------------

static void index_pairs(struct lock_graph *graph)
{
	for (uint32_t e = 0; e < graph->edges.n; e++) {
		struct lock_graph_edge *edge = &graph->edges.v[e];
		bool is_new;
		uint64_t *slot = map_put(&graph->pair_index, (uint64_t)edge->from << 32 | edge->to,
			&is_new);
		if (is_new) {
			*slot = graph->pairs.n;
			vec_push(&graph->pairs,
				(struct lock_graph_pair){ .from = edge->from,
					.to = edge->to,
					.first = UINT32_MAX });
		}
		struct lock_graph_pair *pair = &graph->pairs.v[*slot];
		edge->next_of_pair = pair->first;
		pair->first = e;
		pair->n++;
		for (uint32_t i = 0; i < edge->n && !pair->touches_input; i++)
			pair->touches_input =
				!graph->invocations->nodes.v[graph->nodes.v[edge->first + i]].is_outer;
	}
}

static void count_locks(struct lock_graph *graph)
{
	const struct invocations *inv = graph->invocations;
	bool *is_used = xcalloc(inv->locks.n, sizeof(*is_used));
	for (uint32_t i = 1; i < inv->nodes.n; i++)
		is_used[inv->nodes.v[i].lock] |= !inv->nodes.v[i].is_outer;
	for (uint32_t i = 1; i < inv->locks.n; i++) {
		graph->n_locks += is_used[i];
		graph->n_class_locks += is_used[i] && inv->locks.v[i].is_class;
	}
	free(is_used);
}

struct lock_graph *lock_graph_build(const struct invocations *inv,
	struct lock_graph_options options)
{
	struct lock_graph *graph = xcalloc(1, sizeof(*graph));
	struct walk w = { .graph = graph, .inv = inv, .options = options };
	graph->invocations = inv;
	w.seen = xcalloc(inv->nodes.n, sizeof(uint32_t));
	w.via = xcalloc(inv->nodes.n, sizeof(uint32_t));
	w.length = xcalloc(inv->nodes.n, sizeof(uint32_t));
	count_locks(graph);
	for (uint32_t i = 1; i < inv->nodes.n && !world_is_over(inv->world); i++)
		if (inv->nodes.v[i].lock)
			walk_from(&w, i);
	if (!options.all_edges)
		drop_objects(&w);
	index_pairs(graph);
	free(w.seen);
	free(w.via);
	free(w.length);
	vec_release(&w.queue);
	return graph;
}

void lock_graph_free(struct lock_graph *graph)
{
	if (!graph)
		return;
	vec_release(&graph->nodes);
	vec_release(&graph->hops);
	vec_release(&graph->edges);
	vec_release(&graph->pairs);
	map_release(&graph->pair_index);
	free(graph);
}
