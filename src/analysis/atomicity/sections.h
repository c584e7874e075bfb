// What is done under a lock, by the two sections of a witness and by those that may come in between.
#ifndef ANALYSIS_ATOMICITY_SECTIONS_H
#define ANALYSIS_ATOMICITY_SECTIONS_H

#include "analysis/atomicity/atomicity.h"

// What some method does under a lock: interfere.c.
struct section {
	const struct method *method;
	uint32_t bci;  // FINDING_NO_BCI: the method's own lock
	uint32_t held; // before it is taken
	uint32_t next; // of the same lock; 0: none
};

// A field that is read or written by an instruction.
struct section_access {
	uint32_t key; // field << 2 | set of enum touch; 0: the method's last
	uint32_t bci;
};

// A call on what is in a field.
struct field_use {
	uint32_t method, call;
	uint32_t next; // of the same field; 0: none
};

// ---- touch.c
// NULL where there is none, or nobody has opened the class.
static inline const struct code *atom_code(const struct method *method)
{
	const struct code *code = method->member->code;
	return code && code->starts ? code : NULL;
}
#define MAX_TOUCHES 64
enum touch { TOUCH_WRITES = 1, TOUCH_CONTENTS = 2 };
struct touches {
	uint32_t n;
	uint32_t keys[MAX_TOUCHES]; // field << 2 | set of enum touch
	bool is_unknown;            // there may be others
	bool runs_given;            // what it does is up to its callers: locked(lock, () -> ...)
	bool is_collection;         // the witness is a collection, and this is one of its methods
	bool writes;
};
// Where the lock is taken in the end.
struct section_place {
	const struct method *method;
	uint32_t bci; // FINDING_NO_BCI: the method's own lock
};
bool atom_is_left_below(const struct atomicity *at, uint32_t taken);
struct section_place atom_section(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t taken);

// ---- given.c
// The call of a helper that takes the lock: what the function object runs that the helper is given; NULL: none, or several.
const struct edge *atom_given_step(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t taken);
// The section, or what it is given to run.
struct section_place atom_step(struct atomicity *at, const struct method *place, uint32_t bci,
	uint32_t taken);

// ---- touch.c
// Is the field written after its object was made?
bool atom_can_change(struct atomicity *at, uint32_t field);
// Of a private one, after its object was made: by no other method?
bool atom_is_written_only_by(struct atomicity *at, const struct field *field,
	const struct method *method);
// What is done under the lock that the place takes itself (taken 0), or through what it calls.
void atom_touch(struct atomicity *at, const struct method *place, uint32_t bci, uint32_t taken,
	struct touches *out);
// Can another thread have changed any of it?
bool atom_touches_change(struct atomicity *at, const struct touches *touches);
uint32_t atom_touch_relation(struct atomicity *at, const struct touches *first,
	const struct touches *second);

// ---- adds.c
bool atom_only_adds(struct atomicity *at, const struct section_place *section);
// Does it look at one entry of a map, and nothing else?
bool atom_is_about_entry(struct atomicity *at, const struct section_place *section);
// Does it add to one entry at most, and do nothing else?
bool atom_counts_one_entry(struct atomicity *at, const struct section_place *section);
// Are both sections about one entry, and not the same?
bool atom_are_other_entries(struct atomicity *at, const struct warning *warning);

// ---- ends.c
// What a method that does nothing else does to the sequence in a field (0: it is not such a method).
struct atom_ends {
	uint32_t field;
	bool has_back; // appends
	bool has_front, has_size, is_other;
};
struct atom_ends atom_ends_of(const struct atomicity *at, const struct method *method,
	const struct touches *touches);

// ---- grows.c
// Is what the second section reads an element of a list that was there in the first, and stays?
bool atom_is_read_of_growing(struct atomicity *at, const struct warning *warning,
	const struct touches *first, const struct touches *second);

// ---- interfere.c
enum interference {
	INTERFERES_NOT,
	INTERFERES_WITH_ONE,
	INTERFERES_WITH_EACH, // different sections do
	INTERFERES_WITH_BOTH, // one section does
};
// Of an object that is only reached through a field (else 0): by its users.
// In program mode: the threads that interfere or are interfered with.
enum interference atom_interference(struct atomicity *at, const struct warning *warning,
	const struct touches *first, const struct touches *second, uint32_t field, uint64_t *threads);
// Program mode: is everything that conflicts with the sections done under the context?
bool atom_is_only_under_context(struct atomicity *at, const struct warning *warning,
	const struct touches *first, const struct touches *second);

// ---- optimistic.c
// Does the second section notice what came in between?
bool atom_is_optimistic(struct atomicity *at, const struct warning *warning,
	const struct touches *first);

#endif
