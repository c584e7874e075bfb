// What a method does to shared state, as its callers see it, and what else is kept of it.
#ifndef ANALYSIS_STALE_VALUE_EFFECTS_H
#define ANALYSIS_STALE_VALUE_EFFECTS_H

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/stale_value.h"

enum guard {
	GUARD_LOCK,
	GUARD_VOLATILE,
	GUARD_OBJECT,
	GUARD_PLAIN, // none: an accessor, whose callers may hold a lock
};

// Something done to shared state, in the words of one method.
struct effect {
	uint8_t guard;               // enum guard
	uint8_t verb;                // enum verb; READ and WRITE where it is not an OBJECT
	uint8_t group;               // OBJECT
	uint8_t key;                 // OBJECT: parameter + 1 that is the key; 0: has none
	const struct method *key_by; // OBJECT: what is asked of the key for the real one; NULL: nothing
	uint8_t depth;               // calls down to where it is done
	bool is_constant;            // WRITE of a constant
	bool is_zero;                // WRITE of 0, false or null
	bool is_raw;       // by a callee that returns just what it read, or what the change says
	bool is_inspected; // READ by a callee that looks closer at it than whether there is something
	bool is_index;     // READ: of a plain list, where something is
	bool is_lookup;    // READ: of a plain map, what is there for the key, if anything
	bool is_needed;    // a lookup by a callee that uses what is there as an object, whatever it is
	bool is_ranged;    // WRITE of a plain list at an index that is only known to be in range
	bool is_awaited;   // READ by a callee that waits until it is as wanted
	bool is_required;  // READ by a callee that throws unless it is as wanted
	bool is_refused;   // WRITE by a callee that throws where it finds it otherwise
	bool is_size;      // READ: how many there are in a plain collection
	bool
		is_count; // WRITE: of a number, counted up or down; of one more element. By a callee: always
	bool is_gated;     // WRITE of a flag after a look at what it keeps others from, in one step
	bool is_relative;  // WRITE by a callee of what depends on what is there: balance -= n
	uint8_t as_is;     // WRITE by a callee: parameter + 1 that is written as it is; 0: none
	uint16_t params;   // WRITE: which parameters' values go into the state
	struct place lock; // LOCK: the lock. Else the object, or the volatile
	struct place cell; // what is read or written
};

struct summary {
	uint32_t n;
	uint32_t
		n_checked; // after these: writes that look before, in one step. They only make room for others
	const struct effect *effects;
};

// What the answer of a method with two parameters says about these.
enum equates { EQUATES_NOT, EQUATES_IF_TRUE, EQUATES_IF_FALSE };

// What pass A keeps of a method.
#define N_SOURCES 3
struct method_notes {
	bool is_interesting;        // does something itself
	uint8_t sources;            // parameters that may be collections of any kind, a set
	uint32_t fields[N_SOURCES]; // that hold such ones; 0: no more
	bool is_short;
	bool is_accessor; // short, and takes no lock
	uint8_t wanted;   // accessors: calls from a method that holds a lock; 0: none does
	bool has_locks;
	bool has_mutex; // takes a lock by a call: of a semaphore, or of a method that leaves it held
	uint8_t runs;   // parameter, plus 1, that it calls under a lock; 0: none
	uint8_t runs_round; // by a method that it is given to; 0: by itself
	struct place runs_under;
	struct place takes, gives; // locks, for its callers
	bool is_swap;              // returns what a compareAndSet says
	bool is_self;              // returns its own object, and takes a lock
	bool is_getter;            // does nothing but to return a field
	bool has_lent;             // locks what a call returns
	bool lends;                // getter of what never changes
	struct place returns;      // getter: what it returns
	uint32_t picks[N_SOURCES]; // fields that hold collections: it returns one of them; 0: no more
	bool asks_picked;          // a collection that a method of INPUT returns is called
	bool is_fresh;             // returns only what it has made
	bool is_finder;            // returns what is in a collection that others have
	uint8_t leaks;             // parameters that it gives away, a set
	uint8_t needs;             // parameters that it uses as objects whatever they are, a set
	uint8_t equates;           // enum equates; provided that equates_by means equates_if
	uint8_t equates_if;        // enum equates
	const struct method *equates_by; // that it asks; NULL: none
	uint32_t gives_field;            // the number in it is what it returns; 0: none
	uint32_t sets_field;             // to a parameter; 0: none
	uint32_t bridged_field;          // that a bridge writes for its callers; 0: none
	uint8_t insists;  // parameters that it throws because of, before it does anything; a set
	bool has_effects; // not only those of an accessor
	uint32_t n_calls;
	const struct targets **calls; // by number of the call; NULL: nothing that could have effects
};

// ---- summary.c
void summary_make(struct sv_method *m);
bool summary_is_only_refused(const struct ir *ir, const struct flow_set *set); // it throws

// A call of the method, with the object that is an argument of the site's call, comes before that one.
struct lending {
	uint32_t site; // of the same worker
	uint32_t callee;
	uint8_t argument, param;
};

// A method gives its parameter to another one, which may run it under a lock.
struct handing {
	uint32_t method;
	uint8_t param, argument;
	const struct targets *to;
	struct place words[RUNNER_WORDS]; // the first arguments of the call
};

// ---- wrapped.c
bool wrapped_is_taking(const struct ir *ir, const struct ir_insn *insn);      // semaphore.acquire()
bool wrapped_is_mutex_made(const struct ir *ir, const struct ir_insn *value); // new Semaphore(1)
void wrapped_note(struct sv_method *m, struct method_notes *notes);
void wrapped_note_body(struct sv_method *m, struct method_notes *notes);
void wrapped_spread(struct sv *sv);
void wrapped_extend(struct sv_method *m);

// ---- lent.c
void lent_note(struct sv_method *m, struct method_notes *notes);
bool lent_is_getter(const struct sv_method *m, const struct ir_insn *call); // does nothing else
// The call of a getter from which the lock comes, or NULL; and what that returns, in its own words.
const struct ir_insn *lent_getter(struct sv_method *m, uint32_t lock);
const struct place *lent_place(const struct sv_method *m, const struct ir_insn *getter);
// Of the collections of which the call returns one, if they are all of one group.
enum group lent_group(const struct sv_method *m, const struct ir_insn *call);
enum group lent_group_of(const struct sv *sv, const struct targets *targets);
// What a getter returns, whether it changes or not; NULL where the call is of something else.
const struct place *lent_result(const struct sv_method *m, const struct ir_insn *getter);

// ---- kept.c: is the object one of those in a collection that others have?
// Does it return what it finds in a collection that others have?
bool kept_is_found_by(const struct sv_method *m, const struct ir_insn *call);
bool kept_is(const struct sv_method *m, uint32_t value);
bool kept_is_handed(const struct sv_method *m,
	const struct ir_insn *call); // to its lambda, by the call
void kept_note(const struct sv_method *m, struct method_notes *notes);

// ---- insist.c
void insist_note(const struct sv_method *m, struct method_notes *notes);

// ---- matter_objects.c
void matter_note(const struct sv_method *m, struct method_notes *notes);

// ---- equal.c
void equal_note(struct sv_method *m, struct method_notes *notes);
uint32_t equal_stored_value(const struct ir *ir, const struct op *b); // as it is; 0: not known

// ---- leaks.c
void leaks_note(struct sv_method *m, struct method_notes *notes);
// The value is an argument of the call that becomes the next site: who else gets it before?
void leaks_lend(struct sv_method *m, uint32_t value, uint32_t call, uint32_t argument);
void leaks_solve(struct sv *sv);                                         // after the survey
bool leaks_by(const struct sv_method *m, uint32_t call, uint32_t value); // does the call?

#endif
