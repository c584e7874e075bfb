// Orders that are decided by the objects themselves.
#ifndef ANALYSIS_LOCK_ORDER_SORTED_H
#define ANALYSIS_LOCK_ORDER_SORTED_H

#include "analysis/lock_order/lock_order.h"

// What two objects are compared by, before they are locked.
struct order_by {
	uint64_t value;            // what is read of each
	const struct field *field; // if that is just a field, or the getter of one
	bool is_ascending;         // the outer one is the smaller one
	bool can_change, can_tie;
};

// ---- sorted.c
// Did somebody see to it that the two objects are always locked in one order?
bool pair_is_sorted(struct lock_order *lo, uint32_t pair);
// By what; false: that is not known.
bool pair_order(struct lock_order *lo, uint32_t pair, struct order_by *by);
// Are both known, and in opposite directions or by different fields?
bool pair_orders_differ(struct lock_order *lo, uint32_t pair, uint32_t other);

// Has a pair its two objects from `first = a < b ? a : b`, `second = a < b ? b : a`?
bool pair_is_chosen(const struct lock_order *lo, uint32_t outer, uint32_t inner);

// ---- compared.c
// Does a comparison of the pair's two objects decide whether the one place of its method is come to, or
// the other?
bool compared_decides(struct lock_order *lo, const struct pair *pair, uint32_t place,
	uint32_t other_place, struct order_by *by);

// ---- orders.c
// Does the method order two objects, before it locks any, by a value that can change later, that the caller
// gives, or that two of them share?
bool orders_can_change(const struct lock_order *lo, const struct method *method);
// Is the field written, other than by constructors?
bool orders_field_can_change(const struct lock_order *lo, const struct field *field);
// The field that the method returns, if it does only that; else NULL.
const struct field *orders_field_of_getter(const struct lock_order *lo,
	const struct method *method);
// Does the call, of a method or NULL, read what can change?
bool orders_call_can_change(const struct lock_order *lo, const struct method *caller, uint32_t bci,
	const struct method *called);
// The field of an instruction; NULL: it cannot be resolved.
const struct field *orders_field_at(const struct lock_order *lo, const struct method *method,
	const struct insn *insn);

// ---- ties.c
// Does the program make two objects that have the same in the field?
bool ties_are_made(const struct lock_order *lo, const struct field *field);

#endif
