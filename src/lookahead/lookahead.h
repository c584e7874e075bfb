// Looking ahead: which fields, elements and monitors may a thread still access, from where it is now to
// its end? A choice of threads before an access that nobody else will conflict with is not needed: seed 004,
// section IV. doc/look-ahead.md tells how it is used and measured.
//
// Where we depart from the seed: its call graph and its list of what natives access come from a static
// analysis of all code, before the search. Here the flow inside a method is the bytecode's, but who is
// called from an instruction, and what instructions and natives access, is what the machine was seen to
// do: in a few executions at first (lookahead_observe, before lookahead_prepare), then in the search
// itself. So classes that are loaded late, reflection, lambdas, VarHandles and natives need no rules of
// their own. During a search the knowledge is frozen, and every step is checked against it: something new is a
// surprise, after which the search must be begun again with it (lookahead_prepare).
//
// Why that is sound. An access a of thread p in state s is not a choice where the sets of all other threads
// (with the threads that they may start) hold nothing that conflicts with a: then {p} is a persistent
// set of s. Suppose a search ended without surprise although its knowledge is incomplete. Let a step
// that is not foreseen stop its thread for ever: in that program the sets are complete and all sets {p} are
// persistent. Persistent sets lose no local state of a thread that can be reached, and with it no step that
// a thread is about to take; so the search would have met a step that was not foreseen. What p itself
// will do (publish an object, start a thread) does not count: nobody can get there before p moves.
//
// With partial order reduction this needs that whether a step was foreseen depends on the thread's own past and
// on what happened before that, never on how far other threads happen to be: executions that differ
// in the order of independent steps stand for each other, and only one of them is looked at. So a thread that is
// alone is watched unless it has seen the ends of all others (ends.c), and "only after the end of p" means
// that p was seen to have ended (accessors.c).
//
// Every claim is of this kind, whoever makes it: sets of methods (flow.c), monitors held (guards.c), threads that
// access an object (accessors.c), points-to sets (points_to.c), immutable fields (immutable.c). A static
// analysis that is mistaken costs another search, no outcome.
//
// Natives. What a native accesses is what the machine says that it does (vm_peek, natives.def); one that says
// nothing, and Unsafe where it names no field, accesses PLACE_ANY, which conflicts with everything.
#ifndef LOOKAHEAD_LOOKAHEAD_H
#define LOOKAHEAD_LOOKAHEAD_H

#include "base/buf.h"
#include "vm/vm.h"

enum lookahead_context {
	LOOK_NONE,
	LOOK_INSENSITIVE, // calls and returns are branches: figure 2
	LOOK_CALLEE, // returns go back where the call was, beyond the present method anywhere: figures 4, 5
	LOOK_SENSITIVE, // the first phase's sets at all frames of the present stack: section IV-C
};

// Which fields are written only before others can see the object: section IV-E.
enum lookahead_immutable {
	IMMUTABLE_AUTO,         // of which no other write was seen
	IMMUTABLE_OFF,          // none: writes of new objects count like others
	IMMUTABLE_CONSTRUCTORS, // those that the seed's condition proves
	IMMUTABLE_LIST,         // those that are named
};

// Whether two accesses of one field can be of one object: section IV-D.
enum lookahead_points_to {
	POINTS_TO_NONE,  // always
	POINTS_TO_HEAP,  // where the other thread can get at the object, by the machine's heap
	POINTS_TO_CI_EX, // where the variables may point to one place that makes objects
	POINTS_TO_CS_EX, // the same, with the receiver of the method that makes them
	POINTS_TO_CI_DD, // both, only for the variables that are asked about
	POINTS_TO_CS_DD,
};

// The program as the static analyses read it.
struct lookahead_program {
	struct world *world;
	const struct models *models;
	struct method *main;
	struct notes *notes;
	struct budget *budget;
};

struct lookahead_options {
	enum lookahead_context context;
	enum lookahead_points_to points_to;
	enum lookahead_immutable immutable;
	struct lookahead_program program; // for CI_EX and so on, CONSTRUCTORS
	uint64_t budget;                  // of each question of CI_DD and CS_DD; 0: the default
	uint32_t n_immutable;             // LIST: "Main$A.field"
	const char *const *immutable_fields;
	bool by_code;      // field accesses of all code that ran, not only those seen on shared objects
	bool keeps_output; // the order of what is written to descriptors matters
	bool no_monitors;  // fields and elements alone, as in the seed
	bool by_guards;    // what is only accessed under a monitor is no choice under it
	bool by_accessors; // what others only access after this thread's end is no choice
	bool any_timeouts; // timeouts may end at any time
	const char *forget; // for tests of tests: a field ("Main.x") that is forgotten
	bool forget_starts; // for tests of tests: threads that will be started are forgotten
	bool forget_order;  // for tests of tests: who has ended counts as seen to have ended
	bool wrong_objects; // for tests of tests: points-to sets have nothing to do with the program
	bool forget_checks; // for tests of tests: and nobody notices
};

// Why an action is, or is not, a choice.
enum lookahead_answer {
	AHEAD_KEPT_KIND,     // actions of this kind always are
	AHEAD_KEPT_CONFLICT, // somebody may conflict with it later
	AHEAD_FIELDS,        // nobody accesses the field later
	AHEAD_MONITORS,      // nobody uses such a monitor later
	AHEAD_RELEASE,       // nobody else can use the monitor before
	AHEAD_PERMITS,       // nobody parks, unparks or interrupts
	AHEAD_OUTPUT,        // nobody sees when it is written
	AHEAD_HEAP,          // nobody can reach the object
	AHEAD_GUARDED,       // nobody gets there without the monitor that the thread holds
	AHEAD_OWNED,         // nobody accesses it at all, or not before this thread's end
	AHEAD_OBJECTS,       // nobody accesses the field of such an object later
	N_AHEAD
};
extern const char *const lookahead_answers[N_AHEAD];

struct lookahead;

struct lookahead *lookahead_new(struct vm *vm, const struct lookahead_options *options);
void lookahead_free(struct lookahead *ahead);

// The thread is about to do this; tell of every visible action, once or more, before it is done. True: it was
// foreseen.
bool lookahead_observe(struct lookahead *ahead, uint32_t thread, const struct vm_action *action);
// Of an action inside an operation that began with one that was no choice, too.
bool lookahead_observe_inside(struct lookahead *ahead, const struct vm_action *action);
// Computes what follows from all that was observed; from now on that is what is foreseen.
void lookahead_prepare(struct lookahead *ahead);
// Must there be a choice before the action, which the thread is about to do? Where it is inside an operation
// that is one step (vm_inside; 0: none), all that this may do counts.
enum lookahead_answer lookahead_ask(struct lookahead *ahead, uint32_t thread, uint64_t operation,
	const struct vm_action *action);
static inline bool lookahead_is_removed(enum lookahead_answer answer)
{
	return answer >= AHEAD_FIELDS;
}

// The present path is state here too, as far as it tells who has seen the ends of whom: marks are undone in
// their order, and the hash belongs to the state's.
// Has the thread seen the ends of all others? What it does then need not be observed.
bool lookahead_is_last(struct lookahead *ahead, uint32_t thread);
void lookahead_started(struct lookahead *ahead, uint32_t by, uint32_t thread);
uint32_t lookahead_mark(const struct lookahead *ahead);
void lookahead_undo(struct lookahead *ahead, uint32_t mark);
uint64_t lookahead_hash(const struct lookahead *ahead);

struct lookahead_counts {
	uint64_t made[32][N_AHEAD]; // by enum vm_action_kind and answer
	uint32_t methods, sites, places, sets, prepared;
	// Of the processor: static analyses; what objects there are before the search; all since lookahead_new.
	double milliseconds, heap_milliseconds, all_milliseconds;
	uint32_t object_sets, immutable, mistaken; // mistaken: sets of objects that lacked one
};
struct lookahead_counts *lookahead_counts(struct lookahead *ahead);
// What is foreseen at the entries of the program's methods.
void lookahead_print(struct lookahead *ahead, struct buf *out);

#endif
