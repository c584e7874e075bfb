// Shared by repeats.c, alone.c, running_apart.c, running_surely.c, workers.c and running.c only.
#ifndef CALLGRAPH_RUNNING_INTERNAL_H
#define CALLGRAPH_RUNNING_INTERNAL_H

#include "callgraph/callgraph.h"

// All by node.
struct running_nodes {
	const struct callgraph *cg;
	bool *is_repeated; // may run more than once
	bool *is_alone;    // runs only while main is alone
};

// NULL where it is not known.
const struct fact_call *running_call(const struct callgraph *cg, const struct cg_edge *edge);
bool running_is_named(const struct method *method, const char *name);

// ---- repeats.c
struct span {
	uint32_t from, to; // bytecode indices, both included
};
// The outermost loop around bci, or bci alone.
struct span loop_around(const struct method *method, uint32_t bci);
bool is_in_loop(const struct method *method, uint32_t bci);
void repeats_find(struct running_nodes *nodes);
// May the call be made more than once?
bool repeats(const struct running_nodes *nodes, const struct cg_edge *edge);

// ---- alone.c
void alone_find(struct running_nodes *nodes, struct cg_running *running,
	struct method *const *mains, uint32_t n_mains);

// ---- running_apart.c, after alone_find
void apart_find(const struct running_nodes *nodes, struct cg_running *running);

// ---- running_surely.c
void surely_find(const struct callgraph *cg, struct cg_running *running);

// ---- workers.c
// All tasks of executors with one thread, a set; running->workers has them by executor.
uint64_t workers_find(const struct running_nodes *nodes, struct cg_running *running);

#endif
