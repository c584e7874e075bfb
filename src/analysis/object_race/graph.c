// See graph.h: adding edges and flows.
#include "analysis/object_race/graph.h"

#include <stdlib.h>
#include <string.h>

void graph_init(struct object_graph *graph, uint32_t n_nodes)
{
	*graph = (struct object_graph){ .n_nodes = n_nodes };
	graph->is_leaked = xcalloc(n_nodes, sizeof(bool));
	arena_init(&graph->arena);
}

void graph_release(struct object_graph *graph)
{
	for (uint32_t e = 0; graph->owners && e < graph->edges.n; e++)
		vec_release(&graph->owners[e]);
	vec_release(&graph->edges);
	vec_release(&graph->flows);
	vec_release(&graph->gifts);
	vec_release(&graph->implications);
	map_release(&graph->index);
	map_release(&graph->flow_index);
	map_release(&graph->gift_index);
	free(graph->is_leaked);
	arena_release(&graph->arena);
}

bool node_list_has(const node_list *list, uint32_t node)
{
	uint32_t low = 0, high = list->n;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (list->v[middle] < node)
			low = middle + 1;
		else
			high = middle;
	}
	return low < list->n && list->v[low] == node;
}

void node_list_add(node_list *list, uint32_t node)
{
	uint32_t at = list->n;
	while (at && list->v[at - 1] > node)
		at--;
	if (at && list->v[at - 1] == node)
		return;
	vec_push(list, node);
	memmove(list->v + at + 1, list->v + at, (list->n - 1 - at) * sizeof(*list->v));
	list->v[at] = node;
}

static uint64_t pair(uint32_t a, uint32_t b)
{
	return (uint64_t)a << 32 | b;
}

uint32_t graph_find(const struct object_graph *graph, uint32_t from, uint32_t to)
{
	const uint64_t *known = map_get(&graph->index, pair(from, to));
	return known ? (uint32_t)*known - 1 : GRAPH_NO_EDGE;
}

uint32_t graph_add_edge(struct object_graph *graph, uint32_t from, uint32_t to, uint8_t flags)
{
	bool is_new;
	if (to == GRAPH_ROOT) // the root is referred to by everybody, and reported by nobody
		return GRAPH_NO_EDGE;
	uint64_t *known = map_put(&graph->index, pair(from, to), &is_new);
	if (is_new) {
		vec_push(&graph->edges, (struct graph_edge){ from, to, 0 });
		*known = graph->edges.n;
	}
	uint32_t edge = (uint32_t)*known - 1;
	graph->edges.v[edge].flags |= flags;
	return edge;
}

// Flows are few kinds of the same five numbers, of which three decide.
static bool is_new_flow(struct object_graph *graph, const struct graph_flow *flow)
{
	bool is_new;
	uint64_t key = hash_u64(pair(flow->holder, flow->taker)) ^
		hash_u64(pair(flow->moved, flow->way_from) * 3 + flow->way_to);
	uint64_t *chain = map_put(&graph->flow_index, key, &is_new);
	if (is_new) {
		*chain = graph->flows.n;
		return true;
	}
	const struct graph_flow *other = &graph->flows.v[*chain];
	return other->holder != flow->holder || other->taker != flow->taker ||
		other->moved != flow->moved || other->way_from != flow->way_from ||
		other->way_to != flow->way_to; // two with one hash: told twice, which does no harm
}

static void add_flow(struct object_graph *graph, struct graph_flow flow)
{
	if (flow.moved != GRAPH_ROOT && is_new_flow(graph, &flow))
		vec_push(&graph->flows, flow);
}

void graph_pass(struct object_graph *graph, uint32_t s, uint32_t a, uint32_t b)
{
	graph_add_edge(graph, a, b, GRAPH_FLOW);
	add_flow(graph, (struct graph_flow){ s, a, b, s, a });
}

void graph_return(struct object_graph *graph, uint32_t a, uint32_t k, uint32_t b)
{
	if (b != k) // else it is `return this`, unless one k has another: graph_seal sees
		graph_add_edge(graph, a, b, GRAPH_FLOW);
	add_flow(graph, (struct graph_flow){ k, a, b, a, k });
}

void graph_give(struct object_graph *graph, uint32_t s, uint32_t a)
{
	bool is_new;
	if (s == GRAPH_ROOT)
		return;
	graph_add_edge(graph, a, s, GRAPH_FLOW);
	map_put(&graph->gift_index, pair(s, a), &is_new);
	if (is_new)
		vec_push(&graph->gifts, (struct graph_gift){ s, a });
}

void graph_leak(struct object_graph *graph, uint32_t node)
{
	if (node == GRAPH_ROOT)
		return;
	graph->is_leaked[node] = true;
	graph_add_edge(graph, GRAPH_ROOT, node, GRAPH_FLOW);
}
