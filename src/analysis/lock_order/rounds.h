// Many threads look; what they find is made part of the whole in the order of what they looked at.
#ifndef ANALYSIS_LOCK_ORDER_ROUNDS_H
#define ANALYSIS_LOCK_ORDER_ROUNDS_H

#include "analysis/lock_order/lock_order.h"
#include "analysis/lock_order/names.h"

// A lock that is held at a place.
struct lo_outer {
	uint32_t held; // of the facts
	uint32_t name;
	uint8_t mode;
};

// One thread's finds while many look: they are added to lock_order later, in the order of the items
// that were looked at, so that numbers do not depend on the threads.
struct lo_worker {
	OWN_LINE VEC(struct lock_name) names; // NAME_NEW + number
	VEC(struct reach) reaches;
	VEC(struct pair) pairs;
	VEC(uint32_t) hot;           // nodes
	VEC(struct lo_outer) outers; // of the place that it looks at
	VEC(uint64_t) keys;          // of reaches or pairs; 0: to be made, it has new names
	uint32_t n_ways, n_own_ways; // see lo_bounds
	// What was lifted last: another lock may be reached from the same argument of the same call.
	const struct cg_edge *lifted_by;
	uint32_t lifted_param, lifted_argument;
	struct lock_name lifted;
};
#define NAME_NEW 0x80000000u
#define ITEMS_AT_ONCE 8192

// What was found for an item.
struct lo_found {
	uint32_t worker, first, n;
	bool has_new;             // names
	uint32_t proposed, place; // of the first: in lock_order.proposed, and of what is new
};

// ---- rounds.c
// Nothing is found yet, nor proposed.
void proposed_clear(struct lock_order *lo);
// What was found for an item, with its keys, is proposed.
void proposed_push(struct lock_order *lo, const struct lo_found *found);
// Adds lo->proposed to the set, by all threads; which were not in it.
const bool *proposed_add(struct lock_order *lo, struct keyset *set);

// The graph is too large for the caches: what will be looked at soon is fetched, one step at a time.
#define AHEAD_NODE 12
#define AHEAD_IN_EDGES 9
#define AHEAD_CALLS 6
#define AHEAD_CALLERS 3
void ahead_node(const struct callgraph *cg, uint32_t node);
void ahead_in_edges(const struct callgraph *cg, uint32_t node);
void ahead_calls(const struct callgraph *cg, uint32_t node);
void ahead_callers(const struct callgraph *cg, uint32_t node);

#endif
