// The object graph of seed 001, section 2, as plain numbers: who may refer to whom, and by which flow each
// reference came about. Nothing of Java: build.c fills it from points-to, tests from made-up heaps.
//
// Node 0 is the root: static fields, main, and everything that is not looked at. An edge a > b says that
// a has b in a field, or in a variable of a method that runs on a.
//
// A flow says how an edge came about: `holder` had the object first, `taker` has it afterwards, and
// `way` is the reference over which the call went. Passing b to a: s > b, a > b, s > a. Returning b: k > b,
// a > b, a > k. A gift is s that passes itself to a: a > s by s > a.
//
// Boundaries (boundary.c): for each node i the edges that are certainly inside of i, so that each real
// object of i dominates what it reaches over them (theorem 1). Minimal boundaries (minimal.c): for an
// edge the nearest nodes in whose boundaries it is (theorem 2).
#ifndef OBJECT_RACE_GRAPH_H
#define OBJECT_RACE_GRAPH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/vec.h"

#define GRAPH_ROOT 0u
#define GRAPH_NO_EDGE UINT32_MAX

enum graph_edge_flag {
	GRAPH_FIELD = 1, // in a field: seed's set Fields
	GRAPH_FLOW = 2,  // by a flow: seed's set Flows
};

struct graph_edge {
	uint32_t from, to;
	uint8_t flags; // enum graph_edge_flag
};

struct graph_flow {
	uint32_t holder, taker, moved;
	uint32_t way_from, way_to;
};

struct graph_gift {
	uint32_t giver, taker;
};

typedef VEC(uint32_t) node_list;

struct object_graph {
	uint32_t n_nodes; // numbered from 0, the root
	VEC(struct graph_edge) edges;
	struct map index; // from << 32 | to: edge + 1
	VEC(struct graph_flow) flows;
	struct map flow_index;
	VEC(struct graph_gift) gifts;
	struct map gift_index;
	bool *is_leaked; // [node]: held by something that is not looked at

	// By graph_seal.
	uint32_t *first_out, *out; // [node + 1]; edges by node, sorted
	uint32_t *first_in, *in;
	uint32_t *class_of; // [edge]: edges that are in a boundary together or not at all
	bool *is_dead;      // [class]: in no boundary but the root's
	VEC(struct graph_implication) implications;
	uint32_t *first_implied; // [class + 1]
	uint32_t *implied;
	node_list *owners; // [class]: nodes but the root whose boundary has it, sorted
	struct arena arena;

	// Which of the rules are left out: only tests do.
	bool without_root_rule, without_gift_rule, without_flow_rule;
};

struct graph_implication {
	uint32_t from, to; // classes
};

void graph_init(struct object_graph *graph, uint32_t n_nodes);
void graph_release(struct object_graph *graph);

uint32_t graph_add_edge(struct object_graph *graph, uint32_t from, uint32_t to, uint8_t flags);
// GRAPH_NO_EDGE where there is none.
uint32_t graph_find(const struct object_graph *graph, uint32_t from, uint32_t to);
// s calls a with b. Adds the edge a > b.
void graph_pass(struct object_graph *graph, uint32_t s, uint32_t a, uint32_t b);
// a calls k and gets b. Adds the edge a > b.
void graph_return(struct object_graph *graph, uint32_t a, uint32_t k, uint32_t b);
// s passes itself to a. Adds the edge a > s.
void graph_give(struct object_graph *graph, uint32_t s, uint32_t a);
void graph_leak(struct object_graph *graph, uint32_t node);

// No more edges: finds classes and boundaries.
void graph_seal(struct object_graph *graph);

// Is the edge in the boundary of the node?
bool graph_bounds(const struct object_graph *graph, uint32_t node, uint32_t edge);
// The nearest boundaries that cover the edge, sorted; the root is one if no other does on some path.
void graph_minimal(struct object_graph *graph, uint32_t edge, node_list *out);

static inline bool graph_is_reentrant(const struct object_graph *graph, uint32_t edge)
{
	return graph->edges.v[edge].flags & (GRAPH_FIELD | GRAPH_FLOW);
}

#endif
