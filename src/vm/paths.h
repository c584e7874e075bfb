// Names of the nodes of a graph by their paths from its roots, kept while edges come and go; see paths.c.
#ifndef VM_PATHS_H
#define VM_PATHS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/vec.h"

#define PATHS_NO_ROOT UINT64_MAX

// How a node is reached: by the first root that leads there, on the shortest way, of these the one with the
// smallest name.
struct path {
	uint64_t rank; // of the root; PATHS_NO_ROOT: not at all
	uint64_t name;
	uint32_t length;
};

struct path_node {
	struct path best, root;
	uint32_t parent; // the last edge of the best path; 0: it begins here
	uint32_t first_in, first_out;
	uint64_t content[2]; // of the node itself, and what it adds to the sums
	uint64_t sum[2];
	uint32_t key; // the caller's; 0: a free node
	bool counts;  // its content is part of the sums
	bool is_touched, is_changed;
};

struct path_edge {
	uint32_t from, to, label;
	uint32_t next_in, prev_in, next_out, prev_out;
	uint64_t sum[2];
};

struct path_offer {
	struct path path;
	uint32_t node, edge;
};

struct paths {
	VEC(struct path_node) nodes;
	VEC(struct path_edge) edges;
	VEC(uint32_t) free_nodes, free_edges;
	VEC(uint32_t) touched;           // nodes whose edges or roots have changed
	VEC(uint32_t) changed, contents; // nodes: their names, their contents
	VEC(uint32_t) fresh;             // edges
	VEC(uint32_t) invalid, stack;
	VEC(uint32_t) lost; // after paths_settle: nodes that nothing leads to any more, to be removed
	VEC(struct path_offer) heap;
	uint64_t sum[2]; // of all nodes that count and all edges, by their names
	uint64_t n_changed;
};

void paths_release(struct paths *p);
uint32_t paths_node(struct paths *p, uint32_t key);
void paths_remove(struct paths *p, uint32_t node); // with its edges
void paths_root(struct paths *p, uint32_t node, uint64_t rank, uint64_t name);
void paths_content(struct paths *p, uint32_t node, bool counts, uint64_t low, uint64_t high);
uint32_t paths_edge(struct paths *p, uint32_t from, uint32_t label, uint32_t to);
void paths_cut(struct paths *p, uint32_t edge);
void paths_settle(struct paths *p);

// Two independent mixes, as the sums have them.
uint64_t paths_mix(uint64_t a, uint64_t b, int lane);

#endif
