// Sections that notice what came in between, or do not mind: what a caller offers, and what the callee does with it.
#ifndef ANALYSIS_ATOMICITY_OFFERS_H
#define ANALYSIS_ATOMICITY_OFFERS_H

#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/sections.h"

// ---- optimistic.c: a parameter, and the section before (FINDING_NO_BCI: asked of the callee)
struct offer {
	uint32_t first_bci, param;
	uint32_t
		field; // 0: of a value that was read. Else the parameter says which entry of this field it is about
	uint32_t retry;  // bytecode index of where the next try begins, + 1; 0: no matter
	uint32_t helper; // bytecode index of a call that compares the parameter, + 1; 0: none
	uint32_t helper_param;
	bool is_helper; // asked of that method: does it compare, say so, and write nothing?
};
// Is nothing written unless the parameter still is what is there, in the section?
bool offer_is_checked(struct flow *flow, uint32_t section, const struct offer *offer);
// Is the argument of the call what was read not later than in the first section, and the call's answer heeded?
bool offer_is_made(struct flow *flow, uint32_t first, uint32_t call, const struct offer *offer);
// Is the other place only reached if the call's answer says so?
bool offer_is_refused(struct flow *flow, uint32_t call, uint32_t retry);
// One of the two, of that method; asked.c
bool atom_asks_for_offer(struct atomicity *at, const struct method *method, uint32_t bci,
	const struct offer *offer);
bool offer_is_write(const struct flow *flow, uint32_t insn);
// Does the branch that the block ends with decide about all that is written, and is that written in the section?
bool offer_decides_writes(const struct flow *flow, uint32_t section, uint32_t block);
// The field of its object that the method reads, and does nothing else, like the accessors of records; NULL: it is
// another method.
const struct field *atom_accessed(const struct atomicity *at, const struct method *method);

// ---- version.c: numbers inside of what was read
struct version {
	uint32_t seen; // parameter: what was read
	uint32_t next; // parameter: what is written; 0: the callee makes it
	const struct field *number;
};
// Where a call offers something to the section of its callee.
struct offered {
	const struct method *place, *callee;
	uint32_t bci, locked_bci; // of the call; where the callee takes the lock
};
// Of the callee: is nothing written unless the number is the same, and is it a greater one from then on?
bool version_is_checked(struct flow *flow, uint32_t section, const struct version *version);
// Of the caller: is a greater one given to it?
bool version_is_made(const struct flow *flow, uint32_t call, const struct version *version);
// Does the method return one that is later than its parameter?
bool version_is_returned(const struct flow *flow, const struct version *version);
enum version_question { VERSION_CHECKED, VERSION_MADE, VERSION_RETURNED };
// One of them; asked.c
bool atom_asks_for_version(struct atomicity *at, const struct method *method, uint32_t bci,
	const struct version *version, enum version_question what);
// Is there such a number in the parameter?
bool atom_has_version(struct atomicity *at, const struct offered *offered, uint32_t param);

// ---- adds.c
// Does the section do nothing but add to something?
bool step_adds(const struct flow *flow, uint32_t section);
// Is it about the entry of a map, or the element of an array, that the parameter names, and nothing else?
bool step_is_about_entry(const struct flow *flow, uint32_t section, uint32_t param);
// Is no more than one entry of a map or an array written, and that a sum?
bool step_counts_one(const struct flow *flow, uint32_t section);
#define STEP_COUNTS_ONE UINT32_MAX
// One of the three (0: the first one, STEP_COUNTS_ONE: the last); asked.c
bool atom_asks_for_step(struct atomicity *at, const struct section_place *section, uint32_t param);
struct keys {
	uint32_t first, second; // parameters of two calls
};
// Are the two calls given different ones? arguments.c
bool arguments_differ(const struct flow *flow, uint32_t first, uint32_t second,
	const struct keys *keys);
bool atom_asks_for_keys(struct atomicity *at, const struct method *method, uint32_t first_bci,
	uint32_t second_bci, const struct keys *keys);

#endif
