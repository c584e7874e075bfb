// A row of a model: effects on places. doc/models.md has the meaning of each.
#ifndef MODEL_EFFECTS_H
#define MODEL_EFFECTS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/intern.h"
#include "base/slice.h"

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

// The operand of a call that argument `number` is, the receiver being operand 0.
static inline uint32_t model_operand(const struct model_place *place, bool is_static)
{
	return place->number - (uint32_t)is_static;
}

#endif
