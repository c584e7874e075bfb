// Dominance boundaries: for each node i the greatest set E of edges that
//   (reach)  are reachable from i by edges of E,
//   (own)    do not lead into i, nor into the root,
//   (flow)   for every flow of b, from a holder to a taker by a way: have holder > b iff they have taker > b,
//            and then the way,
//   (gift)   if they have some x > s, and s passes itself to a: have a > s and s > a.
// The root's boundary is everything. A flow of which some edge is not in the graph cannot happen.
//
// Why (theorem 1). Let i' be a real object of i and X the real objects that it reaches over real edges of
// E, i' not among them. Suppose that some object outside of X and other than i' came to refer to an x of X;
// take the first moment at which this happened, to x, from y. y did not make x: the maker's edge is the
// first that x ever had, it is in E or else, since all later references to x come from flows, and the
// first one that is in E came from one that is not, (flow) is violated. So y had x by a flow, of which the
// other end, h > x, existed before. If h is in X or i', the flow's edges h > x and y > x have abstract
// edges of which one is in E, so by (flow) both are, and the way too, which is a real edge between h
// and y. Ways from h to y put y into X. A way from y to h, with y outside of X, is an earlier crossing: a
// contradiction to "first", unless h is i' itself, and then the way leads into i, against (own). If
// h is not, h > x is itself an earlier crossing. A gift is the one flow without an h: x passes itself. Then
// (gift) says that y > x and x > y are in E, so that y is in X. Root: reads and writes of static fields are
// flows with the root, which is in nobody's X, so that (own) rules their edges out.
//
// (flow) makes edges equal: union-find gives classes that are in a boundary as a whole or not at all. Ways
// and gifts are implications between classes. A class with an edge of the root, or that implies such a one, is
// dead: in no boundary at all. What is left is little, and each node's set is found by removing (a
// worklist over its own edges only).
#include "analysis/object_race/graph.h"

#include <stdlib.h>

// ---- classes ----------------------------------------------------------------------------------

static uint32_t find(uint32_t *parent, uint32_t e)
{
	while (parent[e] != e) {
		parent[e] = parent[parent[e]];
		e = parent[e];
	}
	return e;
}

static void unite(uint32_t *parent, uint32_t a, uint32_t b)
{
	a = find(parent, a);
	b = find(parent, b);
	if (a < b)
		parent[b] = a;
	else
		parent[a] = b;
}

struct flow_edges {
	uint32_t holder, taker, way; // way may be GRAPH_NO_EDGE: it leads into the root
	bool is_possible, is_of_root;
};

static struct flow_edges edges_of(const struct object_graph *graph, const struct graph_flow *flow)
{
	struct flow_edges edges = {
		.holder = graph_find(graph, flow->holder, flow->moved),
		.taker = graph_find(graph, flow->taker, flow->moved),
		.way = graph_find(graph, flow->way_from, flow->way_to),
	};
	bool has_way = edges.way != GRAPH_NO_EDGE || flow->way_to == GRAPH_ROOT;
	edges.is_of_root = flow->holder == GRAPH_ROOT || flow->taker == GRAPH_ROOT;
	if (graph->without_flow_rule || (graph->without_root_rule && edges.is_of_root))
		return edges;
	edges.is_possible = edges.holder != GRAPH_NO_EDGE && edges.taker != GRAPH_NO_EDGE && has_way;
	return edges;
}

static void find_classes(struct object_graph *graph)
{
	uint32_t n = graph->edges.n;
	graph->class_of = ARENA_ARRAY(&graph->arena, uint32_t, n + 1);
	for (uint32_t e = 0; e < n; e++)
		graph->class_of[e] = e;
	for (uint32_t i = 0; i < graph->flows.n; i++) {
		struct flow_edges edges = edges_of(graph, &graph->flows.v[i]);
		if (!edges.is_possible)
			continue;
		unite(graph->class_of, edges.holder, edges.taker);
		graph->edges.v[edges.taker].flags |= GRAPH_FLOW;
	}
	for (uint32_t e = 0; e < n; e++)
		graph->class_of[e] = find(graph->class_of, e);
}

// ---- implications -----------------------------------------------------------------------------

static int compare_implications(const void *left, const void *right)
{
	const struct graph_implication *a = left, *b = right;
	if (a->from != b->from)
		return a->from < b->from ? -1 : 1;
	return a->to == b->to ? 0 : a->to < b->to ? -1 : 1;
}

static void imply(struct object_graph *graph, uint32_t from_edge, uint32_t to_edge)
{
	uint32_t from = graph->class_of[from_edge], to = graph->class_of[to_edge];
	if (from != to)
		vec_push(&graph->implications, (struct graph_implication){ from, to });
}

static void find_implications(struct object_graph *graph)
{
	for (uint32_t i = 0; i < graph->flows.n; i++) {
		struct flow_edges edges = edges_of(graph, &graph->flows.v[i]);
		if (edges.is_possible && edges.way != GRAPH_NO_EDGE)
			imply(graph, edges.holder, edges.way);
	}
	for (uint32_t i = 0; i < graph->gifts.n && !graph->without_gift_rule; i++) {
		struct graph_gift gift = graph->gifts.v[i];
		uint32_t back = graph_find(graph, gift.taker, gift.giver);
		uint32_t way = graph_find(graph, gift.giver, gift.taker);
		for (uint32_t k = graph->first_in[gift.giver]; k < graph->first_in[gift.giver + 1]; k++) {
			imply(graph, graph->in[k], back);
			if (way != GRAPH_NO_EDGE)
				imply(graph, graph->in[k], way);
		}
	}
	if (graph->implications.n)
		qsort(graph->implications.v, graph->implications.n, sizeof(*graph->implications.v),
			compare_implications);
	graph->first_implied = ARENA_ARRAY(&graph->arena, uint32_t, graph->edges.n + 2);
	graph->implied = ARENA_ARRAY(&graph->arena, uint32_t, graph->implications.n + 1);
	uint32_t n = 0, at = 0;
	for (uint32_t class = 0; class <= graph->edges.n; class ++) {
		graph->first_implied[class] = n;
		for (; at < graph->implications.n && graph->implications.v[at].from == class; at++)
			if (!at ||
				compare_implications(&graph->implications.v[at - 1], &graph->implications.v[at]) !=
					0)
				graph->implied[n++] = graph->implications.v[at].to;
	}
	graph->first_implied[graph->edges.n + 1] = n;
}

// ---- what is in no boundary -------------------------------------------------------------------

// Against the arrows of implication: who implies it is dead too.
static void find_dead(struct object_graph *graph)
{
	uint32_t n = graph->edges.n;
	graph->is_dead = ARENA_ARRAY(&graph->arena, bool, n + 1);
	for (uint32_t e = 0; e < n; e++) {
		const struct graph_edge *edge = &graph->edges.v[e];
		if ((edge->from == GRAPH_ROOT && !graph->without_root_rule) || graph->is_leaked[edge->to])
			graph->is_dead[graph->class_of[e]] = true;
	}
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t i = graph->implications.n; i-- > 0;) {
			struct graph_implication *arrow = &graph->implications.v[i];
			if (!graph->is_dead[arrow->to] || graph->is_dead[arrow->from])
				continue;
			graph->is_dead[arrow->from] = is_changed = true;
		}
	}
}

// ---- one node's boundary ----------------------------------------------------------------------

struct boundary {
	struct object_graph *graph;
	uint32_t node;
	uint32_t *n_in;    // [class]: of its edges, how many are in E
	uint32_t *n_edges; // [class]: how many it has
	uint32_t *mark;    // [edge]: node + 1 if in E
	uint32_t *seen;    // [node]: stamp of the last search
	uint32_t stamp;
	node_list edges, work;
};

// Edges that the node reaches over `mark`ed or, at first, live ones.
static void reach(struct boundary *b, bool is_first)
{
	const struct object_graph *graph = b->graph;
	b->work.n = 0;
	node_list reached = { 0 };
	b->stamp++;
	b->seen[b->node] = b->stamp;
	vec_push(&b->work, b->node);
	while (b->work.n) {
		uint32_t node = b->work.v[--b->work.n];
		for (uint32_t i = graph->first_out[node]; i < graph->first_out[node + 1]; i++) {
			uint32_t e = graph->out[i], to = graph->edges.v[e].to;
			bool is_in = is_first ? !graph->is_dead[graph->class_of[e]] && to != b->node
								  : b->mark[e] == b->node + 1;
			if (!is_in)
				continue;
			vec_push(&reached, e);
			if (b->seen[to] != b->stamp) {
				b->seen[to] = b->stamp;
				vec_push(&b->work, to);
			}
		}
	}
	for (uint32_t i = 0; i < b->edges.n; i++)
		b->mark[b->edges.v[i]] = 0;
	vec_release(&b->edges);
	b->edges.v = reached.v;
	b->edges.n = reached.n;
	b->edges.cap = reached.cap;
	for (uint32_t i = 0; i < b->edges.n; i++)
		b->mark[b->edges.v[i]] = b->node + 1;
}

// A class of which all edges are in, and all that it implies.
static bool is_whole(const struct boundary *b, uint32_t class)
{
	const struct object_graph *graph = b->graph;
	if (b->n_in[class] != b->n_edges[class])
		return false;
	for (uint32_t i = graph->first_implied[class]; i < graph->first_implied[class + 1]; i++)
		if (b->n_in[graph->implied[i]] != b->n_edges[graph->implied[i]])
			return false;
	return true;
}

static bool remove_broken(struct boundary *b)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < b->edges.n; i++)
		b->n_in[b->graph->class_of[b->edges.v[i]]]++;
	for (uint32_t i = 0; i < b->edges.n; i++) {
		uint32_t e = b->edges.v[i];
		if (!is_whole(b, b->graph->class_of[e]))
			b->mark[e] = 0;
	}
	for (uint32_t i = 0; i < b->edges.n; i++)
		b->n_in[b->graph->class_of[b->edges.v[i]]] = 0;
	for (uint32_t i = 0; i < b->edges.n; i++)
		if (b->mark[b->edges.v[i]])
			b->edges.v[n++] = b->edges.v[i];
	bool is_changed = n < b->edges.n;
	b->edges.n = n;
	return is_changed;
}

static void find_boundary(struct boundary *b)
{
	reach(b, true);
	while (remove_broken(b))
		reach(b, false);
	for (uint32_t i = 0; i < b->edges.n; i++) {
		uint32_t e = b->edges.v[i], class = b->graph->class_of[e];
		node_list *owners = &b->graph->owners[class];
		if (!owners->n || owners->v[owners->n - 1] != b->node)
			vec_push(owners, b->node);
		b->mark[e] = 0;
	}
	b->edges.n = 0;
}

static void find_boundaries(struct object_graph *graph)
{
	uint32_t n = graph->edges.n;
	struct boundary b = { .graph = graph };
	b.n_in = xcalloc(n + 1, sizeof(uint32_t));
	b.n_edges = xcalloc(n + 1, sizeof(uint32_t));
	b.mark = xcalloc(n + 1, sizeof(uint32_t));
	b.seen = xcalloc(graph->n_nodes, sizeof(uint32_t));
	graph->owners = ARENA_ARRAY(&graph->arena, node_list, n + 1);
	for (uint32_t e = 0; e < n; e++)
		b.n_edges[graph->class_of[e]]++;
	for (uint32_t node = 1; node < graph->n_nodes; node++) {
		b.node = node;
		find_boundary(&b);
	}
	vec_release(&b.edges);
	vec_release(&b.work);
	free(b.n_in);
	free(b.n_edges);
	free(b.mark);
	free(b.seen);
}

// ---- all --------------------------------------------------------------------------------------

static void index_edges(struct object_graph *graph)
{
	uint32_t n = graph->edges.n;
	graph->first_out = ARENA_ARRAY(&graph->arena, uint32_t, graph->n_nodes + 1);
	graph->first_in = ARENA_ARRAY(&graph->arena, uint32_t, graph->n_nodes + 1);
	graph->out = ARENA_ARRAY(&graph->arena, uint32_t, n + 1);
	graph->in = ARENA_ARRAY(&graph->arena, uint32_t, n + 1);
	for (uint32_t e = 0; e < n; e++) {
		graph->first_out[graph->edges.v[e].from + 1]++;
		graph->first_in[graph->edges.v[e].to + 1]++;
	}
	for (uint32_t i = 0; i < graph->n_nodes; i++) {
		graph->first_out[i + 1] += graph->first_out[i];
		graph->first_in[i + 1] += graph->first_in[i];
	}
	uint32_t *n_out = xcalloc(graph->n_nodes, sizeof(uint32_t));
	uint32_t *n_in = xcalloc(graph->n_nodes, sizeof(uint32_t));
	for (uint32_t e = 0; e < n; e++) {
		uint32_t from = graph->edges.v[e].from, to = graph->edges.v[e].to;
		graph->out[graph->first_out[from] + n_out[from]++] = e;
		graph->in[graph->first_in[to] + n_in[to]++] = e;
	}
	free(n_out);
	free(n_in);
}

void graph_seal(struct object_graph *graph)
{
	index_edges(graph);
	find_classes(graph);
	find_implications(graph);
	find_dead(graph);
	find_boundaries(graph);
}

bool graph_bounds(const struct object_graph *graph, uint32_t node, uint32_t edge)
{
	if (node == GRAPH_ROOT)
		return true;
	const node_list *owners = &graph->owners[graph->class_of[edge]];
	uint32_t low = 0, high = owners->n;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (owners->v[middle] < node)
			low = middle + 1;
		else
			high = middle;
	}
	return low < owners->n && owners->v[low] == node;
}
