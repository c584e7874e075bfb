// The graphs that lock-order works on, in seed 003's terms, for those who want to see them.
#ifndef ANALYSIS_GRAPHS_H
#define ANALYSIS_GRAPHS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/vec.h"
#include "callgraph/callgraph.h"

struct analysis_input;

// The invocation graph at the level asked for; at level procedural there are no facts and no calls.
struct graphs {
	struct facts *facts;
	struct callgraph *cg;
	struct invocations *invocations;
};
struct graphs graphs_build(struct analysis_input *in);
void graphs_release(struct graphs *graphs);

// The threads that a program runs, in the order in which they were found.
struct findings;
void lock_order_list_threads(struct analysis_input *in, const struct callgraph *cg,
	struct findings *out);

// ---- the type lock order graph --------------------------------------------------------------

// While a lock of type `from` is held, one of type `to` is asked for: a path of the invocation graph.
struct lock_graph_edge {
	uint32_t from, to;     // locks of the invocation graph
	uint32_t first, n;     // path in nodes; hops[first + i] leads from nodes[first + i] to the next
	uint32_t next_of_pair; // another path of the same two locks; UINT32_MAX: none
};

// All paths from one lock type to another.
struct lock_graph_pair {
	uint32_t from, to, n;
	uint32_t first;     // edge
	bool touches_input; // a method of INPUT is on one of the paths
};

struct lock_graph {
	const struct invocations *invocations;
	VEC(uint32_t) nodes, hops;
	VEC(struct lock_graph_edge) edges;
	VEC(struct lock_graph_pair) pairs; // by from, to
	struct map pair_index;
	uint32_t n_locks; // that some node of INPUT locks
	uint32_t n_class_locks;
};

#define LOCK_GRAPH_CYCLE 8
struct lock_cycles {
	uint64_t cycles[LOCK_GRAPH_CYCLE + 1];    // by length
	uint64_t annotated[LOCK_GRAPH_CYCLE + 1]; // the same, times the paths that its edges have
	uint32_t sets[LOCK_GRAPH_CYCLE + 1];      // of types
	VEC(uint32_t) members;                    // of all sets, shorter ones first: length, locks
	bool is_cut;
};

struct lock_graph_options {
	bool all_edges;     // every two locks along a path, not only neighbours
	uint32_t max_calls; // of a path
};

// Seed 003, 6.2: neighbours along a path, locks of java.lang.Object in between passed over.
struct lock_graph *lock_graph_build(const struct invocations *invocations,
	struct lock_graph_options options);
void lock_graph_free(struct lock_graph *graph);
struct lock_cycles lock_graph_cycles(const struct lock_graph *graph, uint32_t max_length);
void lock_cycles_release(struct lock_cycles *cycles);

// What touches INPUT; of that is_shown, [locks of the invocation graph], or NULL for all.
void lock_graph_print(const struct lock_graph *graph, const bool *is_shown, uint32_t max_cycle,
	struct buf *out);
void lock_graph_print_dot(const struct lock_graph *graph, const bool *is_shown, struct buf *out);
// The rows of seed 003's table TC7.2.
void lock_graph_print_summary(const struct lock_graph *graph, uint32_t max_cycle, struct buf *out);

#endif
