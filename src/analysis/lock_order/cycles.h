// Edges that close a cycle, and cycles that are one bug.
#ifndef ANALYSIS_LOCK_ORDER_CYCLES_H
#define ANALYSIS_LOCK_ORDER_CYCLES_H

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/lock_order.h"

// ---- cycles.c
void cycles_find(struct lock_order *lo);

// ---- alike.c
struct lock_cycle {
	uint32_t n;
	uint32_t edges[MAX_CYCLE], pairs[MAX_CYCLE];
	struct verdict verdict;
	bool is_grouped, is_merged; // alike.c: looked at; part of another
};
// Of cycles that are one bug all but one become is_merged.
void alike_merge(struct lock_order *lo, struct lock_cycle *cycles, uint32_t n);

// ---- knots.c
// Of the cycles of one knot of class initialisers all but one become is_merged; all are is_grouped.
void knots_merge(struct lock_order *lo, struct lock_cycle *cycles, uint32_t n);

#endif
