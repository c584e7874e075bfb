// Minimal boundaries (seed 001, 3.2): backwards from an edge over all paths from the root, with the set
// of nodes in whose boundary the whole way to the edge is. The first of them that the path comes to is one
// answer, and the path ends there; a path whose set becomes empty is covered by the root only.
//
// States are (node, set), not paths; the sets are intersections of the few that classes have, kept by number.
//
// Why (theorem 2). Of a real edge take any path from the root. Its abstract edges form one of the paths
// that are walked; where the walk ends at k, the whole rest of the path is in k's boundary, so that the
// real k on it dominates the edge's end (theorem 1). All other ways to that object go through the same k.
#include "analysis/object_race/graph.h"

#include <stdlib.h>
#include <string.h>

struct walk {
	struct object_graph *graph;
	VEC(node_list) sets; // all that were met, each once
	struct map seen;     // node << 32 | set
	VEC(uint64_t) work;
};

static uint32_t intern_set(struct walk *walk, const node_list *set)
{
	for (uint32_t i = 0; i < walk->sets.n; i++) {
		const node_list *other = &walk->sets.v[i];
		if (other->n == set->n && memcmp(other->v, set->v, set->n * sizeof(*set->v)) == 0)
			return i;
	}
	node_list copy = { 0 };
	for (uint32_t i = 0; i < set->n; i++)
		vec_push(&copy, set->v[i]);
	vec_push(&walk->sets, copy);
	return walk->sets.n - 1;
}

static void push(struct walk *walk, uint32_t node, uint32_t set)
{
	bool is_new;
	uint64_t state = (uint64_t)node << 32 | set;
	map_put(&walk->seen, state, &is_new);
	if (is_new)
		vec_push(&walk->work, state);
}

// One edge further up.
static void step(struct walk *walk, uint32_t edge, uint32_t set, node_list *out)
{
	const node_list *owners = &walk->graph->owners[walk->graph->class_of[edge]];
	node_list both = { 0 };
	const node_list *old = &walk->sets.v[set];
	for (uint32_t i = 0; i < old->n; i++)
		if (node_list_has(owners, old->v[i]))
			vec_push(&both, old->v[i]);
	if (both.n)
		push(walk, walk->graph->edges.v[edge].from, intern_set(walk, &both));
	else
		node_list_add(out, GRAPH_ROOT);
	vec_release(&both);
}

void graph_minimal(struct object_graph *graph, uint32_t edge, node_list *out)
{
	struct walk walk = { .graph = graph };
	const node_list *owners = &graph->owners[graph->class_of[edge]];
	if (!owners->n) {
		node_list_add(out, GRAPH_ROOT);
		return;
	}
	push(&walk, graph->edges.v[edge].from, intern_set(&walk, owners));
	while (walk.work.n) {
		uint64_t state = walk.work.v[--walk.work.n];
		uint32_t node = (uint32_t)(state >> 32), set = (uint32_t)state;
		if (node == GRAPH_ROOT || node_list_has(&walk.sets.v[set], node)) {
			node_list_add(out, node);
			continue;
		}
		for (uint32_t i = graph->first_in[node]; i < graph->first_in[node + 1]; i++)
			step(&walk, graph->in[i], set, out);
	}
	for (uint32_t i = 0; i < walk.sets.n; i++)
		vec_release(&walk.sets.v[i]);
	vec_release(&walk.sets);
	vec_release(&walk.work);
	map_release(&walk.seen);
}
