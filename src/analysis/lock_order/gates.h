// Locks that keep stacks apart, by what the stacks and their callers hold.
#ifndef ANALYSIS_LOCK_ORDER_GATES_H
#define ANALYSIS_LOCK_ORDER_GATES_H

#include "analysis/lock_order/lock_order.h"

// ---- gates.c
bool judge_gate_between(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
// The calls from an entry or the start of a thread down to a pair's node, the last call first.
#define MAX_WAY 40
struct gate_way {
	uint32_t n, edges[MAX_WAY];
};
// For each stack a way that does not hold what the others hold.
void gate_ways(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct gate_way *ways);
// Can a stack begin with it?
bool gate_is_top(const struct lock_order *lo, const struct cg_node *node);
// Names of the receiver's locks that the frame of the pair surely holds, but the outer one.
uint32_t gates_own(struct lock_order *lo, uint32_t pair, uint32_t *names, uint32_t max);

// ---- callers.c
// Can the stacks meet, by what their callers hold? are_same: callers reach the same locks from one object.
bool callers_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n, bool *are_same);
// The ways by which they do; false: there are none.
bool callers_ways(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct gate_way *ways);

#endif
