// What library calls do, so that their bodies need not be followed: rows of text (models/*.txt, which
// the program carries along, and files of the user's), one per method, parsed into effects on places.
// doc/models.md has the format and the meaning of every effect.
//
// A row is found by class, name and parameters: first the method's own class, then its supertypes.
// Whether a method with a body is the one that a supertype's row means, model_of decides.
//
// All of it is read-only after loading, except for a cache that any number of threads may fill.
#ifndef MODEL_MODEL_H
#define MODEL_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/intern.h"
#include "base/slice.h"
#include "world/world.h"

// ---- places -----------------------------------------------------------------------------------

enum model_base {
	MODEL_NOWHERE,
	MODEL_THIS,
	MODEL_ARG,      // argument `number`, the first being 1 whether the method is static or not
	MODEL_LAST,     // the last argument
	MODEL_ARGS,     // every argument
	MODEL_ODD,      // the first, third, ... argument
	MODEL_EVEN,     // the second, fourth, ...
	MODEL_RETURN,   // what the call returns
	MODEL_THROWN,   // what it throws
	MODEL_STATIC,   // the class of the row: its static field of that name, or else a pseudo-field
	MODEL_RESULT,   // what the function returned that effect `number` of the row called
	MODEL_NEW,      // sources only: a new object of class `type`; NULL: of the type that it returns
	MODEL_NEW_LIKE, // of the class that the object at base `of`, argument `number`, has: clone()
};

// enum model_field: pseudo-fields that the program knows; others are numbered behind MODEL_N_FIELDS.
enum model_field {
#define MODEL_FIELD(name, text) MODEL_FIELD_##name,
#include "model/words.def"
	MODEL_N_FIELDS,
};

#define MODEL_MAX_FIELDS 3

// "this", "1.elem", "return.elem.key", "new java.util.ArrayList".
struct model_place {
	uint8_t base;   // enum model_base
	uint8_t of;     // NEW_LIKE: enum model_base, THIS or ARG
	uint8_t number; // ARG, NEW_LIKE of ARG, RESULT
	uint8_t n_fields;
	uint8_t fields[MODEL_MAX_FIELDS]; // enum model_field, from the base outwards
	const struct name *type;          // NEW: internal form
};

// ---- effects ----------------------------------------------------------------------------------

enum model_where {
#define MODEL_WHERE(name, text) MODEL_IN_##name,
#include "model/words.def"
	MODEL_N_WHERES,
};

enum model_times {
	MODEL_ONCE,
	MODEL_REPEATED, // one after the other
	MODEL_MANY,     // several at the same time
};

enum model_sync {
#define MODEL_SYNC(name, text) MODEL_SYNC_##name,
#include "model/words.def"
	MODEL_N_SYNCS,
};

enum model_lock {
#define MODEL_LOCK(name, text) MODEL_LOCK_##name,
#include "model/words.def"
	MODEL_N_LOCKS,
};

enum model_builtin {
#define MODEL_BUILTIN(name, text) MODEL_BUILTIN_##name,
#include "model/words.def"
	MODEL_N_BUILTINS,
};

enum model_effect_kind {
	MODEL_MOVE,     // to <- from; via: the handle that says which field `any` is
	MODEL_SHARE,    // to <-> from: what is in one is in the other, for ever
	MODEL_CALL,     // from.method(args), in where, by
	MODEL_JOIN,     // waits for the end of the thread, task or future `from`
	MODEL_JOIN_ALL, // of all tasks that the executor `from` was given
	MODEL_SIGNAL,   // sync, at the object `from`
	MODEL_WAIT,     // for a signal of this sync at `from`
	MODEL_ENDED,    // the result says whether what a JOIN of `from` would wait for has ended
	MODEL_ENDED_ALL,
	MODEL_SIGNALLED, // the result says whether what a WAIT would wait for is there
	MODEL_ACQUIRE,   // the lock `from` in mode `lock`: held after it returns
	MODEL_TRY,       // held if the result is not zero
	MODEL_CONVERT,   // of a stamped lock: if the result is not zero it is held in that mode
	MODEL_RELEASE,
	MODEL_VIEW, // returns the lock that is this mode of `from`, always the same
	MODEL_READ, // the contents of `from`: elements, entries, characters, whatever its state is
	MODEL_WRITE,
	MODEL_WORKERS, // the executor `from` has `number` threads; IS_ARGUMENT: as argument `number` says
	MODEL_DO,      // builtin
};

enum model_flag {
	MODEL_TIMED = 1,         // JOIN, WAIT, TRY: may return before
	MODEL_INTERRUPTIBLE = 2, // locks, waits
	MODEL_STAMPED = 4,       // locks: a stamp goes with them
	MODEL_VOLATILE = 8,      // READ, WRITE: orders like a volatile field
	MODEL_ATOMIC = 16,       // READ, WRITE: reads and writes in one step
	MODEL_IS_ARGUMENT = 32,  // WORKERS
	MODEL_OPAQUE = 64,       // READ, WRITE: in one step, and orders nothing
	MODEL_IF_ZERO = 128, // ENDED, SIGNALLED: it has if the result is zero; otherwise: if it is not
};

struct model_effect {
	uint8_t kind;   // enum model_effect_kind
	uint8_t where;  // CALL: enum model_where
	uint8_t times;  // CALL: enum model_times
	uint8_t detail; // enum model_sync, model_lock or model_builtin
	uint8_t flags;  // enum model_flag
	uint8_t number; // WORKERS
	uint8_t n_args; // CALL
	struct model_place to, from;
	struct model_place by;     // CALL: thread, pool, timer, stage; MOVE, READ, WRITE: via
	struct model_place as;     // CALL elsewhere: the future that stands for it, which others join
	struct model_place after;  // CALL elsewhere: the future that ends before it begins
	const struct name *method; // CALL
	struct model_place *args;  // CALL; a function that wants more gets unknown ones
};

// ---- rows and classes -------------------------------------------------------------------------

struct model_row {
	const struct name *class, *method; // method NULL: all of the class that have no row
	struct slice parameters;           // "(Object,int)" as written; empty: any
	bool is_only;                      // not for methods that override it
	bool is_pure;     // moves no reference, changes nothing; what it returns is new
	bool is_followed; // no model: takes the method out of what a wider row says
	uint8_t n_effects;
	uint16_t since;       // JDK that has it; 0: all
	uint16_t file_number; // later files go before earlier ones
	uint32_t line;
	const char *file;
	struct model_effect *effects;
};

enum model_safety {
	MODEL_SAFETY_UNKNOWN,
	MODEL_UNSAFE,      // a call that writes races with every other
	MODEL_THREAD_SAFE, // calls do not race with each other
	MODEL_IMMUTABLE,
};

struct model_class {
	const struct name *name; // internal form
	uint8_t safety;          // enum model_safety
	bool is_lock;
	uint8_t lock;        // is_lock: enum model_lock of rows that say `class`
	uint16_t since;      // JDK that has it
	uint32_t order;      // of the class lines
	const char *library; // not of the JDK, but of this library; NULL otherwise
	const char *file;
	uint32_t line;
	uint32_t n_rows;
	struct model_row **rows;
	// What holds of an object whose class implements this one with code that is followed: where its
	// pseudo-fields come from. NULL: nothing.
	const struct model_row *implemented;
};

struct models;

// The models that the program carries along. names: the world's.
struct models *models_new(struct intern *names);
// None at all, where everything is followed.
struct models *models_new_empty(struct intern *names);
void models_free(struct models *models);

// Adds rows; for a method that has one already, the new one counts. False with "FILE:LINE: what was
// expected" in err.
bool models_add(struct models *models, const char *file, struct slice text, struct err *err);
bool models_add_file(struct models *models, const char *path, struct err *err);

// model_of answers for methods without a body only: everything that has one is followed.
void models_follow_bodies(struct models *models);

// By one thread, whenever the world has grown: makes room in the cache, so that model_of is cheap. Not
// needed for right answers.
void models_prepare(struct models *models, const struct world *world);

// What calling exactly this method does; NULL: not modelled, so its body says it. A row of a supertype
// counts for a method with a body only where that is the JDK's, or its class has a line of its own in
// the models: whoever writes an `add` of their own is looked at.
const struct model_row *model_of(const struct models *models, const struct method *method);

// The row of a method whoever overrides it, body or not; NULL: none. As cheap as model_of.
const struct model_row *model_row_of(const struct models *models, const struct method *method);
// Its first effect of that kind; NULL: none, or no method.
const struct model_effect *model_effect_of(const struct models *models, const struct method *method,
	enum model_effect_kind kind);
// Does its row say so of a lock's mode, or of what is signalled?
bool model_does(const struct models *models, const struct method *method,
	enum model_effect_kind kind, uint8_t detail);
// The builtin that the row of a method is; -1: none. Of a class that is missing too.
int model_builtin_of(const struct models *models, const struct world *world,
	const struct member_ref *ref);

// The row for a call that names this class, method and descriptor, whoever overrides it; for classes
// that are missing too.
const struct model_row *model_of_ref(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor);

// The class's own line, or the nearest of a supertype (superclasses first); NULL if there is none.
const struct model_class *model_class_of(const struct models *models, const struct klass *klass);
// Locks whose stamps can be validated: what was read in between is not used if somebody wrote.
bool model_class_has_stamps(const struct models *models, const struct klass *klass);
// Of the class and all its supertypes, those that have a row `implemented`: at most max of them are
// written to rows, and how many there are is returned. Its effects hold for every object of a class that
// is not itself in the models.
uint32_t models_implemented(const struct models *models, const struct klass *klass,
	const struct model_row **rows, uint32_t max);
// Only its own.
const struct model_class *model_class_named(const struct models *models, const struct name *name);
// The nearest line that says something about thread-safety.
enum model_safety model_safety_of(const struct models *models, const struct klass *klass);

// ---- names ------------------------------------------------------------------------------------

enum model_known {
#define MODEL_KNOWN(name, text) MODEL_KNOWN_##name,
#include "model/words.def"
	MODEL_N_KNOWN,
};

// In its internal form; of a package with a '/' at its end.
struct slice model_known_name(enum model_known known);
// Is it this class?
bool model_is_known(const struct klass *klass, enum model_known known);
// Is it of this package, or of one below; or does its name begin like this class's?
bool model_is_within(const struct klass *klass, enum model_known known);
// NULL where it is not loaded.
static inline struct klass *model_known_class(const struct world *world, enum model_known known)
{
	return world_loaded(world, model_known_name(known));
}

enum model_member {
#define MODEL_MEMBER(name, class, method, descriptor) MODEL_MEMBER_##name,
#include "model/words.def"
	MODEL_N_MEMBERS,
};
// Loads its class; NULL where that is missing.
const struct method *model_member(struct world *world, enum model_member member);

// ---- locks ------------------------------------------------------------------------------------

// Can a method of that name lock? Cheap, and right for all but a few others.
bool model_name_may_lock(const struct models *models, struct slice name);

// What a call does to the lock, monitor or condition that is its receiver, whoever overrides the method:
// the effect (ACQUIRE, TRY, CONVERT, RELEASE, VIEW, or WAIT and SIGNAL of monitors and conditions) or
// NULL, and the mode. type: of the receiver, where it is known better than by the class that the call
// names; NULL otherwise.
const struct model_effect *model_lock_call(const struct models *models, const struct world *world,
	const struct klass *type, const struct member_ref *call, uint8_t *mode);

// ---- threads ----------------------------------------------------------------------------------

struct model_start {
	uint32_t argument; // that is run: 0 the receiver, else the argument's number, the first being 1
	bool is_many;      // may be run by several threads
};

// Does the call run something in another thread, whoever overrides the method? A Thread runs what it is
// made with.
bool model_start_of(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor, struct model_start *start);
// The same where nobody knows what a missing class extends: it is told by its package and its methods.
bool model_start_of_missing(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor, struct model_start *start);

// All of them, in the order of the files; for tests and statistics.
uint32_t models_count(const struct models *models);
const struct model_class *models_at(const struct models *models, uint32_t i);
const char *model_field_name(const struct models *models, uint8_t field);

// The operand of a call that argument `number` is, the receiver being operand 0.
static inline uint32_t model_operand(const struct model_place *place, bool is_static)
{
	return place->number - (uint32_t)is_static;
}

// Do the parameters of a row fit this descriptor?
bool model_fits(struct slice parameters, struct slice descriptor);

#endif
