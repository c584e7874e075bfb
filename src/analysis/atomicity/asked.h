// Questions about a callee: what it returns and tests, whether it asks again.
#ifndef ANALYSIS_ATOMICITY_ASKED_H
#define ANALYSIS_ATOMICITY_ASKED_H

#include "analysis/atomicity/atomicity.h"
#include "analysis/atomicity/sections.h"

// ---- asked.c
// Does what is read under the lock come up to the caller, call by call?
bool atom_carries(struct atomicity *at, uint32_t taken);
// Is there a branch on the field in the section (FINDING_NO_BCI: the whole method)? Not one to throw an exception, unless
// that is caught (NULL: none is).
bool atom_tests(struct atomicity *at, const struct method *method, uint32_t bci, uint32_t field,
	const struct klass *caught);

// Does the method return the same object each time, made when it is first asked for?
bool atom_returns_once_made(struct atomicity *at, const struct method *method);

// Does the method do what it does or say no?
bool atom_is_done_or_not(struct atomicity *at, const struct method *method);

// Does the method tell what it reads in a text, each for itself, and nothing else?
bool atom_only_tells(struct atomicity *at, const struct method *method);

// ---- touch.c
// Does the second section ask again what the first one asked, and heed the answer? asked.c
bool atom_asks_again(struct atomicity *at, const struct section_place *first,
	const struct section_place *second, const struct klass *caught);

// ---- caught.c
// Does the section look inside of what it finds, and heed it? asked.c
bool atom_asks_inside(struct atomicity *at, const struct section_place *section);

// The class of the exceptions that a handler around the place is for: of the first one (0), the second and so on.
const struct klass *atom_caught(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t number);

// ---- branch.c
// Pairs of values that are the same object wherever the instruction is reached: if (a == b).
uint32_t branch_equals(const struct ir *ir, uint32_t insn, uint32_t (*out)[2], uint32_t max);
// Is the value no object of the class there: if (value instanceof C) return?
bool branch_leaves_out(const struct ir *ir, struct paths *paths, uint32_t insn, uint32_t value,
	const struct klass *klass);

#endif
