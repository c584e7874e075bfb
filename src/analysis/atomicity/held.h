// The locks that a method may take, itself or through calls, and what it returns of them.
#ifndef ANALYSIS_ATOMICITY_HELD_H
#define ANALYSIS_ATOMICITY_HELD_H

#include "analysis/atomicity/atomicity.h"

// A lock that a method may take, itself or through calls.
struct taken {
	uint32_t method, name;
	uint32_t next;  // of the method's list, + 1
	uint32_t below; // what the callee takes, + 1; 0: taken by the method itself
	uint32_t bci;   // of the lock, or the call; FINDING_NO_BCI: the method's own lock
	uint32_t needs; // class that the name's parameter must be of; 0: as declared
	uint8_t depth;  // calls
	bool is_model;  // may be a synchronized collection
	bool is_single; // MODEL_LOCKED, MODEL_STEP: not looked for in pairs
};

// ---- held.c
void atom_held_build(struct atomicity *at);
// Calls that the lock is followed up.
uint32_t atom_max_depth(const struct atomicity *at, const struct taken *taken);
// Is it static, and of a package that the class is not in?
bool locking_is_far(const struct atomicity *at, uint32_t name, const struct klass *from);
bool atom_same_package(const struct klass *a, const struct klass *b);
bool call_may_write(const struct atomicity *at, uint32_t method, uint32_t call, uint32_t field);

// ---- results.c
void atom_results_find(struct atomicity *at);
// In terms of what it calls; NULL: not known.
const struct place *atom_result(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call);

// What the call returns is made by its target: of which class; NULL: not known.
const struct klass *atom_made_class(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call);
// And which argument of the call is in the final field of it, + 1; 0: not known.
uint32_t atom_made_from(const struct atomicity *at, const struct method_facts *facts, uint32_t call,
	uint32_t field);

// ---- found.c
// The name of what the method has got out of a collection, or (is_found) from a method that has, for its callers, if it
// returns that; else 0.
uint32_t atom_found(struct atomicity *at, const struct method_facts *facts, uint32_t name,
	bool is_found);
// Of a function object that is given elements of a stream: the expression that stands for one; 0: none.
uint32_t atom_found_given(const struct atomicity *at, const struct method_facts *facts,
	const struct edge *edge);

// ---- semaphores.c
void atom_semaphores_find(struct atomicity *at);
bool atom_has_semaphore(const struct atomicity *at, const struct method_facts *facts);

// ---- guards.c
void atom_guards_find(struct atomicity *at);
bool atom_has_guard(const struct atomicity *at, uint32_t method);
// Does the call there leave a lock held?
bool atom_is_guard(const struct atomicity *at, const struct method *method, uint32_t bci);

// ---- worth.c
void atom_worth_prepare(struct atomicity *at);
bool atom_is_worth_it(const struct atomicity *at, const struct method_facts *facts);

#endif
