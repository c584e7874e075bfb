// Locking expressions as a method sees them.
#ifndef ANALYSIS_ATOMICITY_NAMES_H
#define ANALYSIS_ATOMICITY_NAMES_H

#include "analysis/atomicity/atomicity.h"

// A locking expression as a method sees it is a place, of at most MAX_STEPS parts; a PLACE_VALUE is an expression of the
// method's facts, a PLACE_RESULT what the method returns, if it has got that out of a collection: found.c. Interned from
// 1; 0 is *.

// ---- names.c
uint32_t locking_of_expr(struct atomicity *at, const struct method_facts *facts, uint32_t expr);
uint32_t locking_intern(struct atomicity *at, struct place name);
// Is it one of the locks of the list, which the method of the facts holds?
bool locking_is_held(struct atomicity *at, const struct method_facts *facts, uint32_t held,
	uint32_t name);
// TRANSLATELOCK; 0 where it is *.
uint32_t locking_translate(struct atomicity *at, uint32_t name, const struct edge *edge);
// Of a function object that is passed on: the name in terms of the method that runs it. False where it is captured, or
// not known.
bool locking_passed(const struct atomicity *at, const struct edge *edge, struct place *name);
// The caller's expression for the callee's parameter; 0: none.
uint32_t atom_edge_argument(const struct method_facts *caller, const struct edge *edge,
	uint32_t param);
// Are the implementations of the class that are seen the only ones there are?
bool locking_are_classes_seen(const struct atomicity *at, struct ir_type type);
bool locking_is_exported(const struct atomicity *at, uint32_t name);
// Is it something that the method has got out of a collection?
bool locking_is_element(const struct method_facts *facts, const struct place *name);
void locking_print(const struct atomicity *at, uint32_t name, const struct method_facts *facts,
	struct buf *out);
// The class of the object, as declared; 0: unknown.
uint32_t locking_class(const struct atomicity *at, uint32_t name, const struct method_facts *facts);
uint32_t atom_field_class(const struct atomicity *at, const struct field *field);

// ---- same.c
void locking_find_same(struct atomicity *at);
// The field of x that always is what is in x.via.inner; 0: none.
uint32_t locking_short_cut(const struct atomicity *at, uint32_t via, uint32_t inner);

// ---- narrow.c
// The class that the parameter must be of which the name begins with; 0: of any.
uint32_t atom_needs(const struct atomicity *at, const struct taken *taken);
struct narrowed {
	bool is_out;    // it never is
	uint32_t needs; // what the caller's parameter must be
};
// What a caller must know for its argument to be of that class.
struct narrowed atom_narrow(struct atomicity *at, const struct edge *edge, uint32_t name,
	uint32_t needs);

#endif
