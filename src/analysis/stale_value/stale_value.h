// What the files of the stale-value analysis share; doc/findings/stale-value.md says what it finds.
//
// A method's code becomes a list of operations on shared state (ops.c): a read or a write of a plain
// field under a lock, of a volatile, or a call of a method of an atomic, a concurrent or a synchronized
// collection (models.def). Operations that a method does on what its callers can name are its
// effects (summary.c), and calls of it are operations of the callers. A pair of operations on one
// object, where the second depends on the first (flow.c) and no lock is held from one to the
// other, is a finding unless judge.c knows why not.
#ifndef ANALYSIS_STALE_VALUE_STALE_VALUE_H
#define ANALYSIS_STALE_VALUE_STALE_VALUE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"
#include "base/bitset.h"
#include "base/vec.h"
#include "callgraph/callgraph.h"
#include "ir/ir.h"
#include "running/running.h"

// ---- places: access paths that mean something outside their method, place.c -------------------

enum place_root {
	ROOT_NONE,   // no place
	ROOT_PARAM,  // param, `this` being 0 of instance methods
	ROOT_STATIC, // id: field
	ROOT_CLASS,  // id: class
	ROOT_VALUE,  // id: value of the method; means nothing outside
	ROOT_RESULT, // of effects: what the method returns, or what is in the Optional that it returns
};

#define PLACE_PARTS 4
#define PART_CONSTANT UINT32_C(0x80000000) // an element, by the index
#define PART_VALUE UINT32_C(0xc0000000)    // an element, by the value that is the index
#define PART_KIND UINT32_C(0xc0000000)
#define PART_SHAPE UINT32_C(0xa0000000) // an element, by how the index is computed from a key

struct place {
	uint8_t root; // enum place_root
	uint8_t n;
	uint16_t param;
	uint32_t id;
	uint32_t parts[PLACE_PARTS]; // field ids, or elements; what is not used is 0
};

struct sv_method;
// What getters return is the field that they read, once all methods have been looked at.
struct place place_of_path(const struct sv_method *m, const struct path *path);
struct place place_of_handed(const struct sv_method *m, uint32_t stage); // to the next one
struct place place_of_value(const struct sv_method *m, uint32_t value);
// Of a static, or of base; without place where that has none or is too long.
struct place place_of_field(const struct place *base, const struct field *field);
bool place_equal(const struct place *a, const struct place *b);
// Does `place` go on from where prefix ends?
bool place_has_prefix(const struct place *place, const struct place *prefix);
// With the parameters of the callee replaced by the caller's arguments.
struct place place_translate(const struct place *place, const struct place *arguments,
	uint32_t n_arguments);
static inline bool place_is_portable(const struct place *place)
{
	if (place->root == ROOT_NONE || place->root == ROOT_VALUE || place->root == ROOT_RESULT)
		return false;
	for (uint32_t i = 0; i < place->n; i++)
		if ((place->parts[i] & PART_KIND) == PART_VALUE)
			return false;
	return true;
}
static inline bool place_has_shape(const struct place *place)
{
	for (uint32_t i = 0; i < place->n; i++)
		if ((place->parts[i] & UINT32_C(0xe0000000)) == PART_SHAPE)
			return true;
	return false;
}
// The last field in it, or NULL.
const struct field *place_field(const struct world *world, const struct place *place);
void place_print(const struct ir *ir, const struct place *place, struct buf *out);

// ---- models of library classes, models.c ------------------------------------------------------

enum group {
	GROUP_NONE,
#define MODEL_GROUP(name) GROUP_##name,
#include "analysis/stale_value/models.def"
	GROUP_MIXED,
};

enum verb {
	VERB_NONE,
#define MODEL_VERB(name, flags) VERB_##name,
#include "analysis/stale_value/models.def"
};

enum verb_flag {
	VF_READ = 1,     // its result says something about the state
	VF_WRITE = 2,    // changes it
	VF_RELIES = 4,   // throws, blocks or returns null where a check before it said otherwise
	VF_SHRINKS = 8,  // makes such checks wrong
	VF_DECIDES = 16, // atomically: what its result decides is not stale
};
extern const uint8_t verb_flags[];

struct model_call {
	uint8_t group, verb;
	uint8_t key;                   // operand that says which part of the object, 0: none
	uint8_t data;                  // operands whose values go into the state, a set
	struct slice name, parameters; // parameters: a prefix of the descriptor
};

// The group of objects of the class, by models.def; GROUP_NONE.
// Of the classes that have groups those that are loaded, for model_group; to be freed.
const struct klass **model_classes(const struct world *world);
enum group model_group(const struct klass *const *known, const struct klass *klass);
enum group model_group_of_call(const struct ir *ir, const struct ir_insn *insn); // that makes one
bool model_is_wrapping(const struct ir *ir,
	const struct ir_insn *insn); // synchronizedList and the like
// Of those that lock: do its iterators fail when it is changed meanwhile?
bool model_is_fail_fast(const struct world *world, const struct klass *klass);
// NULL where the table has none.
const struct model_call *model_call(enum group group, const struct member_ref *ref);
// What a static method of the library does to its first operand; VERB_NONE: not known.
enum verb model_helper(struct slice class, struct slice name);
bool model_is_query(struct slice name);  // by its name, something that only looks
bool model_is_setter(struct slice name); // of an atomic
bool model_is_boxing(const struct ir *ir, const struct ir_insn *insn);
bool model_is_log(const struct member_ref *ref);
bool model_is_swap(struct slice name); // compareAndSet and the like
// Does the class do without locks, by Unsafe, VarHandle or a field updater?
bool model_is_lock_free(const struct klass *klass);
bool model_is_immutable(const struct klass *klass);

// ---- facts about fields, fields.c -------------------------------------------------------------

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

// ---- effects and operations -------------------------------------------------------------------

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

struct op {
	struct effect effect;
	uint32_t insn;
	uint32_t key;                // value, 0: none
	const struct held *held;     // here, by the method itself
	const struct method *callee; // whose effect it is; NULL: done right here
	uint32_t lambda;       // that does it, given to the call; effect.params are its parameters
	bool is_elsewhere;     // in a thread of its own, later
	bool is_checked;       // by a look of the method itself
	bool is_ranged;        // by a look of the method itself at the range of the index
	bool is_optimistic;    // under a stamp that nobody checks
	struct flow_set *flow; // READ: what depends on it, on demand
};

struct sv;

// ---- what depends on a value, flow.c ----------------------------------------------------------

struct flow_set {
	struct bitset values; // computed from it
	struct bitset blocks; // that run depending on it
	struct bitset spun;   // of these: that come after a loop that waits
	bool is_returned;
};

struct flow {
	const struct ir *ir;
	const struct sv *sv; // NULL: other methods are not known
	struct arena *arena;
	uint32_t *ipdom;  // by normal edges only; 0: the exit
	bool is_explicit; // leave out what a value only decides: phis where branches meet
	uint32_t n_swaps; // calls of compareAndSet and the like, and what they decide
	struct flow_set *swaps[4];
};

struct flow *flow_new(const struct ir *ir, struct arena *arena);
// barrier: a value; ways through phis above its definition are another turn of its loop. 0: none.
struct flow_set *flow_from(struct flow *flow, uint32_t value, uint32_t barrier);
// Is it decided by a compareAndSet or the like, on whatever?
bool flow_is_after_swap(struct flow *flow, uint32_t insn);
bool flow_returns_swap(const struct ir *ir); // return x.compareAndSet(...)
bool flow_has_swap(struct flow *flow);
// Is there a way from a to b that does not pass the definition of barrier?
bool flow_reaches(const struct flow *flow, uint32_t a, uint32_t b, uint32_t barrier);
// The parameters from which the value is computed, a set.
uint16_t flow_params(const struct flow *flow, uint32_t value);
// Is it computed from a field or an element as well?
bool flow_has_state(const struct flow *flow, uint32_t value);
// All instructions from which it is computed.
const struct bitset *flow_origins(const struct flow *flow, uint32_t value);

// ---- the run ----------------------------------------------------------------------------------

#define MAX_ENTRY_LOCKS 4
#define RUNNER_WORDS 3

// A call of a method that only known places call.
struct call_site {
	uint32_t caller, callee; // methods
	uint16_t bci;
	uint8_t n_locks, n_params;
	bool is_confined;                    // from a constructor, on the object under construction
	bool is_open;                        // of a constructor: there may be other calls
	bool is_hook;                        // of the method, or one that overrides it; hooks.c
	bool is_lambda;                      // is made one
	bool is_locked;                      // some lock is held there
	bool is_inline;                      // lambda: given to the library's collections or streams
	bool is_run;                         // lambda: right there, or in a thread, by the library
	bool is_handed;                      // lambda: what is in a collection that others have
	uint8_t runner_param;                // lambda: parameter of the runner that it is given for
	uint32_t runner;                     // lambda: the method that it is given to, 0: another use
	const struct place *runner_words;    // its first RUNNER_WORDS arguments, in the lambda's words
	struct place locks[MAX_ENTRY_LOCKS]; // held there, in the callee's words
	uint16_t params[4]; // callee's parameter i is the caller's parameter params[i] - 1; 0: other
	uint8_t groups[4];  // of the arguments
	uint32_t fields[4]; // that the arguments come from, 0: none
	uint8_t fresh;      // arguments that only the caller knows, a set
	uint8_t given_once; // arguments that nobody but the callee gets
};

// What all callers of a method have in common.
struct entry {
	bool is_confined; // to constructors: nobody else calls it
	bool is_open;     // a method calls it that is not private
	bool is_locked;   // each call is made under some lock
	uint8_t n_locks;
	struct place locks[MAX_ENTRY_LOCKS];
	uint8_t groups[4];
	uint8_t fresh;
	uint8_t given_once;
	uint8_t kept;       // arguments that are from a field somewhere, a set
	bool is_called;     // not only made a lambda
	bool is_hooked;     // by hooks: of the locks it is only known that the class above holds them
	bool is_handed;     // lambda: what is in a collection that others have
	uint8_t n_captured; // lambda: its first parameters, up to 4
};

// A field is set to a parameter of its method.
struct param_store {
	uint32_t field, method;
	uint32_t param;
};

// A call of the method, with the object that is an argument of the site's call, comes before that one.
struct lending {
	uint32_t site; // of the same worker
	uint32_t callee;
	uint8_t argument, param;
};

// A field, or the one that a setter sets, is set to what is compared with a field, or what a getter says of one.
struct bound {
	uint32_t read_field, read_method;
	uint32_t set_field, set_method;
};

// A method gives its parameter to another one, which may run it under a lock.
struct handing {
	uint32_t method;
	uint8_t param, argument;
	const struct targets *to;
	struct place words[RUNNER_WORDS]; // the first arguments of the call
};

struct sv_worker {
	OWN_LINE struct ir_builder *builder;
	struct arena arena; // one method at a time
	struct arena keep;  // for the whole run
	struct findings *found;
	uint32_t n_many, n_deep; // what bounds left out: methods; operations
	VEC(struct call_site) sites;
	VEC(struct param_store) stores;
	VEC(struct lending) lendings;
	VEC(struct bound) bounds;
	VEC(struct handing) handings;
};

struct sv {
	struct analysis_input *in;
	struct world *world;
	struct sv_worker *workers;
	uint32_t n_methods;
	bool is_surveyed;
	struct summary *summaries;  // by method id
	struct method_notes *notes; // by method id
	uint32_t n_levels;
	uint32_t *levels;            // by method id, from 1
	uint32_t *order, *starts;    // methods by level, and where each level begins
	uint32_t at;                 // in order: where the level that is done begins
	struct field_facts *fields;  // by field id
	struct entry **entries;      // by method id; NULL: anyone may call it
	_Atomic uint8_t *candidates; // by method id, entry.c: 0 not asked yet
	struct bitset open;          // method ids, open.c; library mode only
	_Atomic uint32_t
		*hooks; // by method id: the method that it fills in + 1; 1: none, 0: not asked yet
	_Atomic(const struct targets *) *targets; // by method id, of virtual calls
	_Atomic uint8_t *lambdas;                 // by method id: enum lambda_use
	_Atomic uint16_t *nulls;                  // by method id: parameters that are null in some call
	const struct klass **group_classes;       // model_classes
	_Atomic uint8_t *groups;                  // by class id: enum group + 1, 0: not asked yet
	_Atomic uint8_t *has_locks;               // by class id: some method of it takes a lock
	_Atomic uint8_t *has_own_locks;           // by class id: of these, its own or that of a class
	_Atomic uint8_t *seen;             // by method id: enum seen_calls, of what anyone may call
	_Atomic uint8_t *is_shared_task;   // by class id, own_task.c
	struct loose_facts *loose;         // by class id, in program mode
	uint8_t *n_plain;                  // by class id: fields written without one
	bool *has_guarded;                 // by class id: fields written under a lock
	bool *has_state;                   // by class id: objects change after construction
	const struct running *threads;     // NULL in library mode
	const struct running *library;     // NULL in program mode
	VEC(const struct klass *) modules; // the module-infos of INPUT
};

// Of calls in INPUT, a set.
enum seen_calls {
	SEEN_LOCKED = 1, // on an object that the caller holds
	SEEN_UNLOCKED = 2
};

enum lambda_use { LAMBDA_NONE, LAMBDA_HERE, LAMBDA_ELSEWHERE }; // in the maker's thread, or not

// One method while it is looked at.
struct sv_method {
	struct sv *sv;
	bool is_cut; // it has more operations than are kept
	struct sv_worker *worker;
	const struct ir *ir;
	struct paths *paths;
	struct locks *locks;
	struct flow *flow;
	const struct entry *entry; // or NULL
	uint32_t n_ops;
	struct op *ops;
	uint32_t
		n_checked; // writes that look before: not what relies on a read, but what may be done because of it
	struct op *checked;
	uint32_t result; // elements_result
};

// ops.c
void ops_collect(struct sv_method *m);
struct flow_set *op_flow(struct sv_method *m, struct op *op);
enum group op_group_of(struct sv_method *m, uint32_t value);
// Could it become an operation, calls of INPUT and volatile fields aside? Cheap.
enum interest {
	INTEREST_NONE,
	INTEREST_MAYBE, // where its receiver turns out to be of a special kind
	INTEREST_SURE,
};
enum interest op_interest(const struct sv *sv, const struct ir *ir, const struct ir_insn *insn);
enum group op_group_of_class(const struct sv *sv, uint32_t klass); // by id; remembers
// Is it about the object that the call returns?
static inline bool op_is_of_result(const struct op *op)
{
	return op->callee && op->effect.lock.root == ROOT_VALUE && op->effect.lock.id == op->insn;
}
uint32_t op_barrier(const struct op *op);
// The values that go into the state, by number; 0: none.
uint32_t op_n_operands(const struct ir *ir, const struct op *op);
uint32_t op_operand(const struct ir *ir, const struct op *op, uint32_t i);
// The value that it writes; 0 where that is not one.
uint32_t op_written_value(const struct ir *ir, const struct op *op);
// bodies.c
// Does a, or what it says, decide whether the lambda b is run? stream.filter(a).forEach(b)
bool bodies_is_decided(const struct ir *ir, const struct op *a, const struct op *b);
// Does the library's call run the lambdas that it is given? In this thread, before it returns?
bool bodies_is_run(const struct ir *ir, const struct ir_insn *call);
bool bodies_is_run_here(const struct ir *ir, const struct ir_insn *call);
bool bodies_is_choice(const struct ir *ir, const struct op *op); // filter(...)
// targets.c
// The implementations that a call of the method may run; NULL: none of INPUT.
struct targets {
	uint32_t n;
	bool is_lambda; // the body of one that is made, not called
	bool is_cut;    // too many override it: they are left out
	const struct method *methods[4];
};
const struct targets *op_targets(const struct sv_method *m, const struct ir_insn *insn,
	const struct method *method);
// The body of a lambda, or the method that a reference names, if of INPUT; else NULL.
const struct targets *op_body(const struct sv_method *m, const struct method *body);
bool op_is_overridden(const struct method *method);
// fields.c
void fields_collect(struct sv_method *m);
// After all: counts per class.
void fields_count(struct sv *sv);
// After entry_solve: what fields hold that are set to parameters.
void fields_solve(struct sv *sv);
// lambdas.c
void lambdas_collect(struct sv_method *m);
enum lambda_use lambda_use_at(const struct ir *ir, uint32_t lambda); // by its uses right here
const struct method *lambda_implementation(const struct ir *ir, const struct ir_insn *insn);
// What INPUT's own method returns is new.
bool confine_returns_fresh(const struct sv_method *m);
// wrapped.c
bool wrapped_is_taking(const struct ir *ir, const struct ir_insn *insn);      // semaphore.acquire()
bool wrapped_is_mutex_made(const struct ir *ir, const struct ir_insn *value); // new Semaphore(1)
void wrapped_note(struct sv_method *m, struct method_notes *notes);
void wrapped_note_body(struct sv_method *m, struct method_notes *notes);
void wrapped_spread(struct sv *sv);
void wrapped_extend(struct sv_method *m);
// lent.c
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
// kept.c: is the object one of those in a collection that others have?
// Does it return what it finds in a collection that others have?
bool kept_is_found_by(const struct sv_method *m, const struct ir_insn *call);
bool kept_is(const struct sv_method *m, uint32_t value);
bool kept_is_handed(const struct sv_method *m,
	const struct ir_insn *call); // to its lambda, by the call
void kept_note(const struct sv_method *m, struct method_notes *notes);
// entry.c
// open.c: finds out which methods others can run.
void open_solve(struct sv *sv);
// hooks.c: the method of a class above that this one fills in; NULL: it is no hook.
const struct method *hook_root(const struct method *method);
void entry_note_call(struct sv_method *m, uint32_t i, const struct method *callee);
void entry_solve(struct sv *sv, uint32_t n_rounds);
// levels.c, after the survey
void levels_find(struct sv *sv);
// summary.c
void summary_make(struct sv_method *m);
bool summary_is_only_refused(const struct ir *ir, const struct flow_set *set); // it throws
// confine.c
bool confine_is_confined(struct sv_method *m, const struct op *op);
bool confine_is_own_value(const struct sv_method *m, uint32_t value, uint32_t at);
bool confine_is_legacy(const struct sv_method *m, const struct op *op);
// Does what is known of its class say that the object is not meant to be shared?
bool confine_is_unshared(const struct sv_method *m, const struct op *op);
// insist.c
void insist_note(const struct sv_method *m, struct method_notes *notes);
// matter_objects.c
void matter_note(const struct sv_method *m, struct method_notes *notes);

// equal.c
void equal_note(struct sv_method *m, struct method_notes *notes);
uint32_t equal_stored_value(const struct ir *ir, const struct op *b); // as it is; 0: not known

// leaks.c
void leaks_note(struct sv_method *m, struct method_notes *notes);
// The value is an argument of the call that becomes the next site: who else gets it before?
void leaks_lend(struct sv_method *m, uint32_t value, uint32_t call, uint32_t argument);
void leaks_solve(struct sv *sv);                                         // after the survey
bool leaks_by(const struct sv_method *m, uint32_t call, uint32_t value); // does the call?
// own_task.c, in program mode
void own_task_collect(struct sv_method *m);
// Is the new object used by nothing but the call, once it is there? Or by the task that the lambda is?
bool own_task_is_given_once(const struct sv_method *m, uint32_t value, uint32_t call);
bool own_task_is_captured_once(const struct sv_method *m, uint32_t value, uint32_t lambda);
bool own_task_has(const struct sv_method *m,
	const struct place *place); // what hangs on the task alone
// threads.c
// Library mode: is this, and all that could spoil it, done by one thread of the library's own?
enum running_fit threads_fit(const struct sv_method *m, const struct op *op, bool is_iteration);
// Program mode
uint64_t threads_at(const struct sv_method *m, uint32_t insn); // that run it, a set
// Has every thread that comes to the operation an object of its own there?
bool threads_have_own(const struct sv_method *m, const struct op *op);
// Is it surely one object for all of them?
bool threads_have_one(const struct sv_method *m, const struct op *op);
uint64_t threads_of(const struct sv_method *m, const struct method *method); // at its beginning
// bounds.c: a field, or the atomic in it, is set
void bounds_note(struct sv_method *m, struct method_notes *notes);
void bounds_solve(struct sv *sv); // after the survey
void bounds_collect(struct sv_method *m, uint32_t set, uint32_t value, const struct field *field);
void bounds_collect_call(struct sv_method *m, uint32_t call);
// counts.c: a call, or what a field is set to
void counts_collect_call(struct sv_method *m, uint32_t call);
void counts_collect_put(struct sv_method *m, uint32_t value, const struct field *field);
// gates.c: a field is set, or a call made on what is in it
void gates_collect(struct sv_method *m, uint32_t put, const struct field *field);
void gates_collect_call(struct sv_method *m, uint32_t call);
// elements.c: where the elements of a stage, or of an Optional, come from; where that which is taken out of an Optional
// comes from, 0: it is not; and the one value that the method returns where it returns something, 0: several.
uint32_t elements_source(const struct sv_method *m, uint32_t value);
uint32_t elements_opened(const struct sv_method *m, uint32_t value);
uint32_t elements_result(const struct sv_method *m);
// Of several calls that look up the same thing, the first one.
uint32_t elements_first_lookup(const struct sv_method *m, uint32_t value);
// views.c: the array or collection that the value is a view of; else the value itself. And what is asked of a view of a
// map, as it would be asked of the map; without name: nothing.
uint32_t views_source(struct sv_method *m, uint32_t value);
struct member_ref views_question(struct sv_method *m, uint32_t view, struct member_ref ref);
// drawn.c
bool drawn_is_count(const struct ir *ir, const struct ir_insn *put, const struct field *field);
bool drawn_is_append(const struct ir_insn *call, struct slice name);
// loose.c, in program mode: a call that changes its receiver; and who else may change such an object
void loose_collect(struct sv_method *m, uint32_t call, bool is_taker);
uint64_t loose_threads(const struct sv_method *m, const struct place *place, bool is_taker);
// modules.c
void modules_find(struct sv *sv);
// Is the package of the class one that its module does not export?
bool modules_hide(const struct sv *sv, const struct klass *klass);
// common.c
bool common_lock(const struct sv_method *m, const struct op *a, const struct op *b,
	const struct place *lock);
bool common_any(const struct sv_method *m, const struct op *a, const struct op *b);
// judge.c
void judge_all(struct sv_method *m);
// report.c
struct verdict {
	const struct op *first, *second;
	bool is_data, is_control;
	bool is_reset;     // what was read is used, and then set to nothing
	bool is_iteration; // through a collection that others change
	bool is_pair;      // of two fields that bound each other
	bool is_gate;      // a flag is set that keeps others from changing what was looked at
	bool is_drawn;     // a number that two may have read before one counts it up
	bool is_prepared;  // a read decided whether something was done to make the second possible
	struct finding_facts facts;
	enum severity severity; // finding_severity(facts)
	uint32_t score;
	const char *why;   // evidence, a literal
	const char *doubt; // evidence against; NULL: none
};
void report_stale(struct sv_method *m, const struct verdict *verdict);

#endif
