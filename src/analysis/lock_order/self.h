// Two objects of one type.
#ifndef ANALYSIS_LOCK_ORDER_SELF_H
#define ANALYSIS_LOCK_ORDER_SELF_H

#include "analysis/lock_order/lock_order.h"

// Are the pair's two names those of one object?
bool self_is_one_object(struct lock_order *lo, uint32_t pair);
// Two objects of one type: can these two pairs (or one, run twice) lock them in both orders?
struct verdict judge_self(struct lock_order *lo, uint32_t pair, uint32_t other);

// Elements of one array, map or list by variable indices, in any order; or the same part of each.
// What a loop takes out of a collection: the collection, as an expression of the name's scope; 0: it
// is not that.
uint32_t self_iterated(const struct lock_name *name);
bool self_are_two_elements(const struct lock_order *lo, uint32_t a, uint32_t b);

// Do the method or its callers sort something?
bool self_is_sorted_above(const struct lock_order *lo, uint32_t node);

#endif
