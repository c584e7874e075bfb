// What is known of fields, by all that is done with them.
#ifndef ANALYSIS_STALE_VALUE_FIELDS_H
#define ANALYSIS_STALE_VALUE_FIELDS_H

#include "analysis/stale_value/place.h"
#include "analysis/stale_value/stale_value.h"

enum field_flag {
	FIELD_RETURNED = 1,         // by some method
	FIELD_LEAKS = 2,            // handed to others in some other way
	FIELD_SHRINKS = 4,          // the collection in it does
	FIELD_NOT_IN_RUN = 8,       // used outside of run() and constructors
	FIELD_VARIES = 16,          // not always set to the constant that is in `constant`
	FIELD_UNLOCKED = 32,        // written where no lock is held, outside of constructors
	FIELD_LOCKED = 64,          // volatile: written where a lock is held
	FIELD_FOREIGN = 128,        // what is stored in it was not made there
	FIELD_WRITTEN = 256,        // outside of constructors
	FIELD_FILLED = 512,         // the object in it is changed by calls
	FIELD_GUARDED = 1024,       // written under a lock, outside of constructors
	FIELD_MONITOR = 2048,       // the object in it is locked
	FIELD_SET_BY_OTHERS = 4096, // than constructors, private methods, run() and call()
	FIELD_NULLED = 8192,        // set to null outside of constructors
	FIELD_COMPUTED = 16384,     // set to what is no constant
	FIELD_REWRITTEN = 32768,    // by more than one method, constructors aside
	FIELD_NO_MUTEX = 65536,     // what is stored in it may be something else than new Semaphore(1)
	FIELD_WEAK = 131072,      // a collection whose iterators do not mind changes, or an unknown one
	FIELD_WRAPPED = 524288,   // what is stored in it is made by synchronizedList or the like
	FIELD_GIVEN = 1048576,    // what is stored in it somebody else may have, too
	FIELD_OWN_LOCK = 2097152, // the collection in it is added to under its own lock and no other
	FIELD_EMPTIED = 4194304,  // set to what may be an empty Optional, outside of constructors
	FIELD_BY_WORKER = 16777216, // a library: a thread of its own changes it
	FIELD_REPLACED =
		8388608, // a volatile: set by a method, no constructor, that does not look at it
	FIELD_CHANGES =
		262144, // the collection in it, by calls outside of constructors and private methods
};

struct field_facts {
	_Atomic uint32_t flags; // enum field_flag
	_Atomic uint8_t group;  // of what is stored in it
	_Atomic uint8_t constant;
	_Atomic uint32_t writer;   // a method, plus 1, that sets it
	_Atomic uint32_t gate;     // a flag that keeps others from changing it, gates.c; 0: none
	_Atomic uint32_t bound;    // a field with which is compared what it is set to; 0: none
	_Atomic uint32_t counted;  // a queue: added to wherever the atomic in it is raised; counts.c
	_Atomic uint64_t writers;  // threads, in program mode
	_Atomic uint64_t takers;   // of these: that take something out of the collection in it
	_Atomic uint64_t changers; // of these: that change it
};

// Collections that are in no field, by their declared class: the threads that change one.
struct loose_facts {
	_Atomic uint64_t changers;
	_Atomic uint64_t takers; // of these: that take something out
};

// A field is set to a parameter of its method.
struct param_store {
	uint32_t field, method;
	uint32_t param;
};

// A field, or the one that a setter sets, is set to what is compared with a field, or what a getter says of one.
struct bound {
	uint32_t read_field, read_method;
	uint32_t set_field, set_method;
};

// ---- fields.c
void fields_collect(struct sv_method *m);
// After all: counts per class.
void fields_count(struct sv *sv);
// After entry_solve: what fields hold that are set to parameters.
void fields_solve(struct sv *sv);

// ---- bounds.c: a field, or the atomic in it, is set
void bounds_note(struct sv_method *m, struct method_notes *notes);
void bounds_solve(struct sv *sv); // after the survey
void bounds_collect(struct sv_method *m, uint32_t set, uint32_t value, const struct field *field);
void bounds_collect_call(struct sv_method *m, uint32_t call);

// ---- counts.c: a call, or what a field is set to
void counts_collect_call(struct sv_method *m, uint32_t call);
void counts_collect_put(struct sv_method *m, uint32_t value, const struct field *field);

// ---- gates.c: a field is set, or a call made on what is in it
void gates_collect(struct sv_method *m, uint32_t put, const struct field *field);
void gates_collect_call(struct sv_method *m, uint32_t call);

// ---- loose.c, in program mode: a call that changes its receiver; and who else may change such an object
void loose_collect(struct sv_method *m, uint32_t call, bool is_taker);
uint64_t loose_threads(const struct sv_method *m, const struct place *place, bool is_taker);

#endif
