// Atomicity violations: seed 002. A lock (the witness) is released and taken again while another one
// (the context) is held. The steps, each in a file:
//
//   names.c   locking expressions in terms of parameters, TRANSLATELOCK (4.1, 4.3)
//   same.c    fields that hold the same lock
//   narrow.c  classes that objects must be of for a lock to be taken
//   calls.c   which methods a call may run: the edges of the call graph
//   types.c   receivers that are known better than by their declared type; synchronized collections
//   held.c    LOCKSHELD: the locks that a method may take (4.3); fields that a call may write
//   worth.c   methods in which something can be found at all
//   flow.c    the facts <R, T, P> of one method over its IR (4.2); state.c has the sets
//   lexps.c   locking expressions over the IR; events.c: what calls take
//   streams.c elements of streams
//   lookups.c elements that are looked up again
//   influence.c  what depends on what a section learns
//   relate.c  how the two sections of the witness depend on each other
//   asked.c   questions about a callee: what it returns, tests, adds
//   arguments.c  what two calls are given
//   inside.c  answers whose inside is looked at
//   again.c   what a section asks a collection, and whether the other one asks it again
//   caught.c  sections that refuse with an exception that is caught
//   shortcut.c  calls of a collection that look again by themselves
//   told.c    answers that are only put into a text
//   once.c    methods that return what is made once
//   optimistic.c  writes that are only done if nobody has written since
//   version.c  the same by a number inside of what was read
//   branch.c  two places that no path has in common; values.c: values that are the same
//   final.c   FINAL_T and FINAL_P over the calls (4.4)
//   touch.c   what the two sections read and write
//   steps.c   concurrent collections, whose calls are steps without a lock
//   keys.c    whether two calls are about the same key
//   given.c   sections that run what they are given
//   adds.c    sections that only add, and those about one entry
//   ends.c    sections that are about one end of a queue
//   grows.c   lists that only grow
//   interfere.c  sections of others that may come in between
//   views.c   collections that are changed through views of them
//   threads.c which threads run a method
//   escape.c  who can reach an object; under which locks fields are used
//   results.c what calls return, if it is the same each time
//   found.c   methods that lock what they find, and return it
//   semaphores.c  semaphores with one permit are contexts, too
//   callers.c who can call a method, and what all of them hold
//   guards.c  calls that leave a lock held: guard objects
//   own.c     objects that nobody else has yet
//   owned.c   tasks of a program with objects of their own
//   single.c  locks of a program that are one object, whatever they are called
//   judge.c   who else can reach the witness: violation, style, or filtered (5.2)
//   report.c  one finding for each place where the witness is locked the second time (4.5)
#ifndef ANALYSIS_ATOMICITY_H
#define ANALYSIS_ATOMICITY_H

#include "analysis/analysis.h"
#include "base/map.h"
#include "base/vec.h"
#include "callgraph/callgraph.h"
#include "facts/facts.h"
#include "ir/ir.h"
#include "running/running.h"

#define MAX_STEPS 3          // fields and elements after the root: the bound on expressions
#define MAX_EXPORTED_STEPS 1 // those that callers are told
#define MAX_DEPTH 5          // calls between a method and a lock it may take
#define MAX_TARGETS 6        // implementations followed at one call
#define MAX_SELF_TARGETS 16  // the same of calls on `this`
#define MAX_CHA_TARGETS 40   // the same with --level procedural
#define MAX_LIKELY 2         // of so many each is taken for the one that runs

enum root_kind {
	ROOT_PARAM,
	ROOT_STATIC,
	ROOT_CLASS,
	ROOT_LOCAL,
	ROOT_RESULT // what the method returns, if it has got that out of a collection: found.c
};

#define STEP_ELEMENT 0x80000000u // or'ed with the constant index; else a field's id

// A locking expression as a method sees it, free of its IR. Interned from 1; 0 is *.
struct locking {
	uint8_t root; // enum root_kind
	uint8_t n;
	uint32_t number; // parameter, field, class, or expression of the method's facts
	uint32_t steps[MAX_STEPS];
};

struct edge {
	uint32_t caller, call, callee; // method, call of its facts, method
	uint32_t n_targets;            // of the call
	uint32_t maker;   // call that makes the function object that is called, + 1; 0: a plain call
	bool is_passed;   // the function object is an argument, the callee runs it
	bool is_repeated; // for each element of something
	bool is_exact;    // the receiver is known to be of the callee's class
	bool is_held;     // the caller holds a lock there
	uint32_t next_in; // of the callee's callers, + 1
};

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
	struct locking a, b;
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

typedef VEC(struct warning) warnings;

// What some method does under a lock: interfere.c.
struct section {
	const struct method *method;
	uint32_t bci;  // FINDING_NO_BCI: the method's own lock
	uint32_t held; // before it is taken
	uint32_t next; // of the same lock; 0: none
};

// A field that is read or written by an instruction.
struct access {
	uint32_t key; // field << 2 | set of enum touch; 0: the method's last
	uint32_t bci;
};

// A call on what is in a field.
struct field_use {
	uint32_t method, call;
	uint32_t next; // of the same field; 0: none
};

struct worker {
	OWN_LINE struct ir_builder *builder;
	struct arena scratch; // one method
	struct arena arena;   // texts
	warnings warnings;
	VEC(struct export) exports;
};

// Why a warning is not reported.
enum filter {
	FILTER_NONE,
#define ATOM_FILTER(name, text) FILTER_##name,
#include "analysis/atomicity/filters.def"
#undef ATOM_FILTER
	N_FILTERS
};

struct cut_call {
	uint32_t method, call;
};

struct atomicity {
	struct analysis_input *in;
	struct world *world;
	struct facts *facts;
	struct provenance *provenance;
	struct arena arena;
	struct findings *out;
	bool is_pair; // the variant of 4.6
	bool is_cha;  // --level procedural: the call graph is the seed's
	VEC(struct locking) names;
	struct map name_index;
	VEC(struct edge) edges;
	VEC(uint32_t) first_edge; // [method]: edges of a caller are contiguous
	VEC(uint32_t) n_edges;
	VEC(uint32_t) first_in;
	VEC(uint8_t) depth;       // [method]: calls since INPUT
	struct map known_targets; // (method, class) -> place in known; calls.c
	VEC(uint32_t) known;
	struct map models;    // (method, call) -> enum model
	struct map locked;    // fields of collections that are locked from outside; types.c
	VEC(bool) has_models; // [method]
	bool *is_under;       // [method]: some caller, not too far up, holds a lock; worth.c
	VEC(struct taken) taken;
	VEC(uint32_t) first_taken;
	struct map taken_index;
	VEC(struct twice) twices;
	VEC(uint32_t) first_twice;
	struct map twice_index;
	VEC(struct export) exports;
	warnings warnings;
	struct worker *workers;
	VEC(const struct method *) work; // methods for flow.c
	uint8_t *is_written;             // [field]: outside of constructors
	uint32_t *results;               // [method]: names, 0: none; results.c
	uint64_t *stored;                // [method]: fields that it writes, a filter; held.c
	struct writes *writes_below;     // [depth][method]: held.c
	uint8_t *field_state;            // [field]: enum field_reach; judge.c
	struct guards *guards;           // [field]: judge.c
	struct escapes *escapes;         // [method]: escape.c
	uint32_t *alias;                 // [field]: the field with the same lock, itself mostly; same.c
	bool *is_self;                   // [field]: holds the object that has it
	struct map short_cuts;           // same.c
	uint32_t n_filtered[N_FILTERS];
	struct map scanned; // method -> place in accesses, + 1; touch.c
	VEC(struct access) accesses;
	struct map touched;           // section -> struct touches; touch.c
	struct map changes;           // field -> is it written after construction? touch.c
	uint32_t *nest_next;          // [class]: touch.c
	VEC(struct section) sections; // from 1
	struct map section_index;
	VEC(struct field_use) field_uses; // from 1
	struct map field_use_index;
	struct map asked;               // asked.c
	const struct running *threads;  // NULL in library mode
	const struct running *library;  // NULL in program mode
	struct map singles;             // class -> where its only object is made; single.c
	struct map semaphores;          // (method, bci) that acquire one with one permit; semaphores.c
	bool *is_function;              // [method]: of function objects; callers.c
	struct map guards_at;           // calls that leave a lock held, or release it; guards.c
	VEC(struct cut_call) cut_calls; // of which not all targets are followed
	_Atomic uint32_t n_large;       // methods that flow.c did not look at, or not to the end
	struct map reported;            // places: report.c
	struct map merged;              // witness locks: the best warning; report.c
};

// ---- bounds.c
void atom_bounds_say(struct atomicity *at);

// ---- names.c
uint32_t locking_of_expr(struct atomicity *at, const struct method_facts *facts, uint32_t expr);
uint32_t locking_intern(struct atomicity *at, struct locking name);
// TRANSLATELOCK; 0 where it is *.
uint32_t locking_translate(struct atomicity *at, uint32_t name, const struct edge *edge);
// Of a function object that is passed on: the name in terms of the method that runs it. False where it is captured, or
// not known.
bool locking_passed(const struct atomicity *at, const struct edge *edge, struct locking *name);
// The caller's expression for the callee's parameter; 0: none.
uint32_t atom_edge_argument(const struct method_facts *caller, const struct edge *edge,
	uint32_t param);
// Are the implementations of the class that are seen the only ones there are?
bool locking_are_classes_seen(const struct atomicity *at, struct ir_type type);
bool locking_is_exported(const struct atomicity *at, uint32_t name);
// Is it something that the method has got out of a collection?
bool locking_is_element(const struct method_facts *facts, const struct locking *name);
void locking_print(const struct atomicity *at, uint32_t name, const struct method_facts *facts,
	struct buf *out);
// The class of the object, as declared; 0: unknown.
uint32_t locking_class(const struct atomicity *at, uint32_t name, const struct method_facts *facts);
uint32_t atom_field_class(const struct atomicity *at, const struct field *field);

// ---- same.c
void locking_find_same(struct atomicity *at);
// The field of x that always is what is in x.via.inner; 0: none.
uint32_t locking_short_cut(const struct atomicity *at, uint32_t via, uint32_t inner);

// ---- types.c
bool is_synchronized_collection(const struct klass *klass);
// With a literal: cheaper than strncmp, and asked of all calls.
static inline bool name_has_prefix(const struct name *name, const char *prefix)
{
	return name->len >= strlen(prefix) && memcmp(name->text, prefix, strlen(prefix)) == 0;
}
bool is_collection_interface(const struct klass *klass);
// Would a synchronized wrapper lock itself in this method of the interface?
bool is_locking_query(const struct method *method);
struct receiver {
	uint32_t n;
	const struct klass *classes[MAX_ORIGIN_SET]; // exact
	bool is_open;
};
struct receiver atom_receiver_of(struct atomicity *at, const struct method_facts *facts,
	uint32_t expr);

// What a call on a collection is.
enum model {
	MODEL_MAY_LOCK = 1, // a section, if it is a synchronized collection
	MODEL_LOCKS,
	MODEL_LOCKED, // the same, to go by how others use it
	MODEL_STEP,   // a whole step of a concurrent one
};
// Does somebody lock the collection in the field, as who goes through a synchronized one has to?
bool atom_is_locked_outside(struct atomicity *at, const struct field *field);

// ---- steps.c
bool is_concurrent_collection(const struct klass *klass);
// By its name: of the library, and something that is known of concurrent collections.
bool atom_may_be_step(const struct fact_call *call);
bool atom_is_step(const struct atomicity *at, const struct method_facts *facts, uint32_t call,
	const struct receiver *receiver);
enum steps_verdict {
	STEPS_NONE,  // it is about a lock
	STEPS_APART, // the second does not count on the first
	STEPS_TORN,
};
enum steps_verdict atom_judge_steps(const struct atomicity *at, const struct warning *w);
// Can the call make untrue what the second step counts on?
bool atom_disturbs_steps(const struct atomicity *at, const struct warning *w,
	const struct fact_call *other);
// The collection, as the method of the facts names it; 0: it is no such collection.
uint32_t atom_step_receiver(const struct atomicity *at, const struct warning *w,
	const struct method_facts **facts);

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

// ---- calls.c
void atom_calls_build(struct atomicity *at);
// The call by which the method runs the function object that is its parameter; UINT32_MAX: none.
uint32_t atom_runs_param(const struct method_facts *facts, uint32_t param,
	const struct lambda *lambda);
bool atom_calls_is_input(const struct method *method);
// Is the callee run under the locks of the caller? It is a guess where it is one of many. But a call on `this` is how a
// class leaves a step to its subclasses: each of them does run.
bool atom_follows_up(const struct atomicity *at, const struct edge *edge);

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
const struct locking *atom_result(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call);

// What the call returns is made by its target: of which class; NULL: not known.
const struct klass *atom_made_class(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call);
// And which argument of the call is in the final field of it, + 1; 0: not known.
uint32_t atom_made_from(const struct atomicity *at, const struct method_facts *facts, uint32_t call,
	uint32_t field);

// ---- streams.c
// Of a method of streams or Optional: does it return the same elements, or one of them?
bool atom_passes_on(const struct method *method);

// ---- found.c
// The name of what the method has got out of a collection, or (is_found) from a method that has, for its callers, if it
// returns that; else 0.
uint32_t atom_found(struct atomicity *at, const struct method_facts *facts, uint32_t name,
	bool is_found);
// Of a function object that is given elements of a stream: the expression that stands for one; 0: none.
uint32_t atom_found_given(const struct method_facts *facts, const struct edge *edge);

// ---- events.c
// Does a call that may run several methods take what one of them takes? If at least half of them do.
bool atom_is_likely(const struct atomicity *at, const struct edge *edge, uint32_t name);

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

// ---- flow.c
void atom_flow_run(struct atomicity *at);

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

// ---- branch.c
// Pairs of values that are the same object wherever the instruction is reached: if (a == b).
uint32_t branch_equals(const struct ir *ir, uint32_t insn, uint32_t (*out)[2], uint32_t max);
// Is the value no object of the class there: if (value instanceof C) return?
bool branch_leaves_out(const struct ir *ir, struct paths *paths, uint32_t insn, uint32_t value,
	const struct klass *klass);

// ---- final.c
void atom_final_run(struct atomicity *at);

// ---- escape.c
void atom_escape_prepare(struct atomicity *at);
enum field_reach {
	FIELD_GIVEN = 1,     // holds what came from outside
	FIELD_ESCAPES = 2,   // is handed out
	FIELD_UNGUARDED = 4, // there is no lock under which it always is used
};
// Does an object made in the method, or by a call there, get out before that bytecode index?
bool atom_leaks(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	uint32_t before);
// The same at any time, but for the store.
bool atom_leaks_but(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	const struct fact_store *store);
// Does the call make the object that it returns?
bool atom_makes(const struct atomicity *at, const struct fact_call *call);

// Of the JDK, or a basic class when INPUT is a JDK.
bool atom_is_library(const struct klass *klass);
// Only looks, if the receiver is one of the library's.
bool atom_is_query(const struct fact_call *call);
bool atom_is_query_name(const struct method *method);
// Takes a lock of the library, or releases it: what it changes is inside of the lock. Not what waits, and lets others in.
bool atom_is_locking(const struct method *method);

// ---- callers.c
void atom_callers_prepare(struct atomicity *at);
// How many steps the expression may have for callers to be told of it. The body of a function object is part of the
// method that it is written in, so that one step more is in sight. And to a helper of the class a lock that an object
// keeps to itself stands for the object.
static inline uint32_t atom_max_steps(const struct atomicity *at, const struct method *method,
	const struct locking *name)
{
	const uint16_t own = ACC_PRIVATE | ACC_FINAL;
	uint32_t last = name->n ? name->steps[name->n - 1] : STEP_ELEMENT;
	bool is_body = at->is_function && at->is_function[method->id] && method->access & ACC_SYNTHETIC;
	bool is_own = method->access & ACC_PRIVATE && !(last & STEP_ELEMENT) &&
		(at->world->fields[last]->access & own) == own;
	return MAX_EXPORTED_STEPS + (is_body || is_own ? 1 : 0);
}
// Can it be called by code that we do not see?
bool atom_may_have_other_callers(const struct atomicity *at, const struct method *method);
// Do all callers of the witness' method hold the witness?
bool atom_is_held_by_callers(struct atomicity *at, const struct warning *warning);

// ---- own.c
// Is the object still its maker's own at that place of the method?
bool atom_is_own(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	uint32_t bci);
// Do all callers give the method such an object?
bool atom_is_own_param(const struct atomicity *at, const struct method *method, uint32_t param,
	uint32_t depth);
// Where the turn of the loop ends that bci is in and that does not make the object again: what is later in the
// code comes before bci as well. bci itself: there is no such loop.
uint32_t atom_end_of_turn(const struct method *method, uint32_t made, uint32_t bci);
bool atom_is_called_on_own(const struct atomicity *at, const struct method *method);
bool atom_is_thread_local(const struct fact_call *call);

// ---- owned.c
// Has each thread a witness of its own?
bool atom_is_owned_by_thread(const struct atomicity *at, const struct warning *warning);
// Is the constructor always given an object that was made for it, and that its maker leaves alone from then on?
bool atom_is_gift(const struct atomicity *at, const struct method *constructor, uint32_t param);

// ---- single.c
// Where the one object was made that the expression surely is, as a number; 0: not known.
uint64_t atom_single_object(struct atomicity *at, const struct method_facts *facts, uint32_t expr);

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

// Does the second section ask again what the first one asked, and heed the answer? asked.c
bool atom_asks_again(struct atomicity *at, const struct section_place *first,
	const struct section_place *second, const struct klass *caught);

// ---- caught.c
// The class of the exceptions that a handler around the place is for: of the first one (0), the second and so on.
const struct klass *atom_caught(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t number);

// Does the section look inside of what it finds, and heed it? asked.c
bool atom_asks_inside(struct atomicity *at, const struct section_place *section);

// ---- optimistic.c
// Does the second section notice what came in between?
bool atom_is_optimistic(struct atomicity *at, const struct warning *warning,
	const struct touches *first);

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

// ---- views.c
// Does the call return a view or an iterator of its receiver that may be used to change it?
bool atom_writes_by_view(const struct method_facts *facts, uint32_t call);
// A method of the library that is given a collection.
bool atom_only_reads_argument(const struct fact_call *call);

// ---- threads.c
void atom_threads_find(struct atomicity *at);
// A set. At that bytecode index; UINT32_MAX: anywhere in it.
uint64_t atom_threads_of(const struct atomicity *at, const struct method *method, uint32_t bci);
// Is it surely one thread? Not if nothing is known to run it.
bool atom_is_one_thread(const struct atomicity *at, uint64_t threads);
// Does it run only before main has started other threads, or after they have ended?
bool atom_is_alone(const struct atomicity *at, const struct method *method, uint32_t bci);
// Can the other method run, or be at that place of it (UINT32_MAX: anywhere), while a thread is at this one?
bool atom_may_overlap(const struct atomicity *at, const struct method *method, uint32_t bci,
	const struct method *other, uint32_t other_bci);

// ---- judge.c
struct judgement {
	enum filter filter;
	bool is_style, is_steps;
	struct finding_facts facts;
	int32_t score;
	uint32_t strength; // of what makes the two sections one step
	uint32_t n;
	struct finding_evidence evidence[10];
};
// Are both sections the same one, run twice?
bool atom_is_same_section(struct atomicity *at, const struct warning *warning);
struct judgement atom_judge(struct atomicity *at, const struct warning *warning);

// ---- report.c
void atom_report_all(struct atomicity *at);

#endif
