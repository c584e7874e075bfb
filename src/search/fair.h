// Cycles of states in which every thread that can go all the time does go: the program runs for ever although its
// scheduler is fair, and nothing changes (a livelock). Asked of each strongly connected component when Tarjan's
// search has found it whole: it has such a cycle iff every thread that can go in all its states takes a step
// inside it, because a walk can visit all states and take all those steps (weak fairness as a generalised
// Buchi condition).
#ifndef SEARCH_FAIR_H
#define SEARCH_FAIR_H

#include "search/internal.h"

struct fair_edge {
	uint32_t from, to; // states
	struct search_choice choice;
};

typedef VEC(struct fair_edge) fair_edges;

// The edges of a component, others among them that lead out of it are passed over: is_inside tells which states
// are its. always: the threads that can go in all of them. If there is a fair cycle, a closed walk from the state
// `start` is appended that has a step of each thread which takes one.
bool fair_walk(const struct fair_edge *edges, uint32_t n, uint32_t start,
	const search_words *always, bool (*is_inside)(const void *context, uint32_t state),
	const void *context, search_path *walk);

#endif
