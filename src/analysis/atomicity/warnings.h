// A witness that is taken twice, as it is found and handed on to callers.
#ifndef ANALYSIS_ATOMICITY_WARNINGS_H
#define ANALYSIS_ATOMICITY_WARNINGS_H

#include "analysis/atomicity/atomicity.h"
#include "analysis/atomicity/names.h"

// In terms of `method`: a taken and released, then b taken; in the single form a == b. Not under
// any lock of the method itself.
struct twice {
	uint32_t method;
	uint32_t a, b;  // names
	uint32_t needs; // as of taken
	uint32_t place_method, first_bci, second_bci;
	uint32_t next; // of the method's list, + 1
	uint8_t depth;
	uint8_t lock_depth; // calls from the second place to where the lock is taken
	bool is_model;
	uint32_t first_taken, second_taken; // as of warning
	bool is_late;
	uint32_t relation;
	uint32_t at_bci; // of `method`: the second place, or the call that leads there
	// The names are those of this method, and the call there leads to the place; 0: of `method`.
	uint32_t local, local_bci;
};

// How the two sections of a witness belong together: relate.c; from RELATION_WRITES on: touch.c.
enum relation {
	RELATION_FLOWS = 1,
	RELATION_DECIDES = 2,
	RELATION_MEETS = 4,
	RELATION_TURNS = 8,       // the second is of another turn of a loop
	RELATION_USES_FIRST = 16, // values of the first section are used for something
	RELATION_USES_SECOND = 32,
	RELATION_HELD = 64,            // the witness may be one of the locks that are held
	RELATION_ADJACENT = 128,       // nothing decides between them, and no other call is
	RELATION_ASSERTS = 256,        // one of them is part of an assertion
	RELATION_WRITES = 512,         // both write
	RELATION_READS_BACK = 1024,    // the second reads what the first wrote
	RELATION_OVERWRITES = 2048,    // the second writes what the first read
	RELATION_REREADS = 4096,       // both read the same, which can change
	RELATION_BRANCHES = 8192,      // MEETS, but only in branches: if (a && b)
	RELATION_CHECKED = 16384,      // what came in between is noticed, and all is done again
	RELATION_GOES_ON = 32768,      // more is done after the second, whatever it found
	RELATION_OTHER_KEY = 65536,    // calls of one method with different constants
	RELATION_SHARES = 131072,      // or calls that return nothing: they are given the same value
	RELATION_OR_NOTHING = 262144,  // MEETS, but it is the one or the other, or none
	RELATION_COLLECTED = 524288,   // MEETS, but only as elements of one collection
	RELATION_TOLD = 1048576,       // MEETS, but only in a text
	RELATION_LEFT_TO_DO = 2097152, // OVERWRITES, and the first did nothing about what it read
	RELATION_SAME_KEY = 4194304,   // calls with the same first argument
	RELATION_IF_NONE = 8388608,    // the second is done if the first said no, or found nothing
	RELATION_SHORT_CUT = 16777216, // the second looks again by itself
	RELATION_REFUSAL =
		33554432, // DECIDES: if the first says no, the second's answer is put into a text
	RELATION_INSIDE = 67108864,  // DECIDES: by what is inside of the object that it found
	RELATION_CAUGHT = 134217728, // DECIDES: and an exception of the second is caught
};

// The same, as flow.c finds it: names are interned by one thread later.
struct export
{
	const struct method *method;
	struct place a, b;
	uint32_t needs;
	uint32_t first_bci, second_bci;
	uint8_t depth;
	bool is_model;
	uint32_t first_taken, second_taken;
	bool is_late;
	uint32_t relation;
};

// What is known of who can reach the witness.
enum witness_root {
	WITNESS_SELF,
	WITNESS_PARAM,
	WITNESS_NEW,
	WITNESS_CALL,
	WITNESS_ELEMENT, // of a collection, as a function object gets it
	WITNESS_STATIC,
	WITNESS_CLASS,
	WITNESS_OTHER
};

struct witness {
	uint8_t root; // enum witness_root
	uint8_t n_steps;
	bool is_model;
	uint32_t number;      // NEW, CALL: bytecode index. STATIC: field. PARAM: parameter
	uint32_t field;       // the last step, or a static root: field id; 0: none
	uint32_t owner_field; // the first step, or a static root
	uint32_t klass;       // of the object; 0: unknown
	const char *text;
};

struct warning {
	const struct method *context_method, *place_method;
	const struct method *witness_method; // in whose terms the witness is; mostly the context's
	uint32_t context_bci;                // FINDING_NO_BCI: the method's own lock
	uint32_t first_bci, second_bci, second_line;
	uint32_t at_bci; // of the witness' method: the second place, or the call that leads there
	const char *context;
	bool is_context_this;
	bool is_pair;
	bool is_late;                       // the witness was taken twice before
	uint32_t relation;                  // enum relation
	uint8_t depth;                      // calls from the context to the second place
	uint8_t lock_depth;                 // calls from there to where the lock is taken
	uint32_t first_taken, second_taken; // what the calls there take, + 1; 0: these are no calls
	struct witness witness, other;      // other: of pairs, the lock that was taken first
};

#endif
