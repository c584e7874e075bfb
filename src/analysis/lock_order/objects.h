// What is known of objects and the fields that hold them: made once, never changed, linked to each other.
#ifndef ANALYSIS_LOCK_ORDER_OBJECTS_H
#define ANALYSIS_LOCK_ORDER_OBJECTS_H

#include "analysis/lock_order/lock_order.h"

// ---- stable.c
void stable_find(struct lock_order *lo);
// Does the field keep what it was given first?
bool stable_is_field(const struct lock_order *lo, const struct field *field);

// ---- once.c
// Does the code at the bytecode index run once in the whole program, as far as one can see?
bool once_is_run(struct lock_order *lo, const struct method *method, uint32_t bci);
bool once_is_in_loop(const struct method *method, uint32_t bci);
// Where the outermost loop around the place ends; UINT32_MAX: it is in none.
uint32_t once_loop_end(const struct method *method, uint32_t bci);
// Does a program make one object of the class, or of its subclasses?
bool once_is_made(struct lock_order *lo, const struct klass *klass);

// ---- chosen.c
// May whoever makes the objects hand in the same two in both orders; in a program, does it?
bool chosen_by_maker(struct lock_order *lo, const struct field *f, const struct field *g);

// ---- registered.c
// Does the frame's object lock itself, and then what has registered where it has registered too?
bool registered_with_one(struct lock_order *lo, uint32_t pair);

// ---- rings.c
// Does the program link objects in a ring by the field?
bool rings_are_closed(struct lock_order *lo, const struct field *field);
// Are they the two sides of a tree, left and right, neither of which leads back?
bool rings_are_sides(const struct lock_order *lo, const struct field *f, const struct field *g);
// next and prev: what one of them links, the other links back.
bool rings_are_inverse(const struct lock_order *lo, const struct field *f, const struct field *g);

// ---- links.c
// Is the new object kept only by others that the method makes, and these alike?
bool links_are_own(const struct lock_order *lo, const struct method_facts *facts, uint32_t made);

#endif
