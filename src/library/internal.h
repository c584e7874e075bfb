#ifndef LIBRARY_INTERNAL_H
#define LIBRARY_INTERNAL_H

#include "library/library.h"

#include "base/map.h"
#include "facts/facts.h"
#include "ir/ir.h"

// ---- one method by itself: fragment.c ---------------------------------------------------------

struct frag_access {
	uint8_t target; // enum lib_target
	bool is_write, is_given, is_memo;
	uint16_t bci;
	uint32_t field;
	struct place base;
	uint32_t locks; // in the fragment's lists
};

enum frag_use { FRAG_CALL, FRAG_RUN_HERE, FRAG_START, FRAG_START_THREAD };

struct frag_call {
	uint8_t use; // enum frag_use
	bool is_exact;
	bool is_always; // done whichever way the method goes
	bool is_early;  // nobody has got the receiver out of here yet but by other calls
	bool is_handed; // somebody gets it afterwards
	uint8_t n_args;
	uint16_t bci;
	uint32_t args; // in places
	uint32_t locks;
	const struct method *target;
	const struct klass *named; // dispatch is below it; of a receiver whose class is known that one
};

// A store of a reference into a field: what it may hold.
struct frag_store {
	uint32_t field;
	const struct klass *klass; // NULL: not known
	bool is_class_exact;
	bool is_given;   // it is what the method was given
	bool is_ordered; // a map that keeps the order of access
	uint8_t view;    // enum lock_mode + 1: the view of the lock in field view_of; 0: none
	uint32_t view_of;
};

// A lock that the method takes and leaves to its caller, or releases for it.
struct frag_left {
	struct lib_lock lock;
	bool is_release;
};

// A write of a volatile field, outside of constructors.
struct frag_change {
	uint32_t field;
	bool is_own, is_given; // is_own: of the receiver, or static
};

// What a method does to a field of its own object, or a static, that tells in which order methods come: uses.c.
enum field_use_kind {
	USE_MAKES = 1,       // puts something there
	USE_CLEARS = 2,      // null, zero
	USE_NEEDS = 4,       // fails if it is null, which nobody has made sure of
	USE_CHECKS = 8,      // throws if it is null or zero
	USE_REFUSES = 16,    // throws if it is not
	USE_TESTS = 32,      // goes another way then
	USE_MAKES_AWAY = 64, // of another object
	USE_REMAKES = 128,   // makes it anew, after it has used what was there
	USE_COMPUTES = 256,  // makes a number that may be zero
	USE_LEAVES = 512,    // returns or throws at once if it is null or zero
};
struct field_use {
	uint32_t field;
	uint16_t kinds, always; // always: those that are done whichever way the method goes
	uint16_t made, left;    // bytecode indices: MAKES, the last one; LEAVES, the first one
};
typedef VEC(struct field_use) use_list;

struct fragment {
	const struct method *method;
	bool has_lock, is_starting;
	bool is_ordering;  // a constructor of maps that keep the order of access
	uint32_t kept;     // bit k: parameter k is given to others, but by calls that are followed
	uint32_t join_bci; // behind it a thread has ended; UINT32_MAX: none
	uint32_t n_left;
	struct frag_left *left;
	uint32_t n_accesses, n_calls, n_lists, n_stores, n_changes, n_uses;
	struct frag_access *accesses;
	struct frag_call *calls;
	struct place *places;
	struct lib_locks *lists; // [0] is none
	struct frag_store *stores;
	struct frag_change *changes;
	struct field_use *uses;
	struct place returned;
};

// Fills the list; [block]: those that the method runs whichever way it goes, unless it throws.
const bool *frag_find_uses(const struct ir *ir, struct paths *paths,
	const struct model_row *const *models, use_list *out, struct arena *arena);

struct lifter;
struct lifter *lifter_new(const struct library_options *options, struct arena *arena);
void lifter_free(struct lifter *lifter);
struct fragment *lifter_lift(struct lifter *lifter, const struct method *method);

// ---- summaries: compose.c ---------------------------------------------------------------------

#define MAX_LEFT 4

struct summary {
	uint32_t n, cap;
	struct lib_access *accesses;
	struct place returned;
	bool is_full, is_starting; // is_starting: a thread or task is begun below it
	bool is_settled;           // its component came to its fixed point
	uint32_t n_left;
	struct frag_left left[MAX_LEFT];
};

// What a field holds, by all stores into it.
struct holding {
	uint8_t safety;            // enum model_safety
	bool is_stored, is_open;   // is_open: also something unknown
	bool is_ordered;           // a map that keeps the order of access
	const struct klass *exact; // the only class; NULL: several, or not known
	// The read or write lock of the lock in that field: enum lock_mode + 1, 0: it is none, or not always.
	uint8_t view;
	uint32_t view_of;
};

struct library_private {
	struct library_options how;
	uint32_t n_methods, n_fields; // that the world had
	struct fragment **fragments;  // [method]
	struct summary *summaries;    // [method]
	struct holding *holdings;     // [field]
	uint8_t *intents;             // [class]: 0 not asked, 1 none, else number of the reason + 2
	bool *has_lock;               // [class]: its code takes a lock
	uint8_t *changes;             // [field]: enum field_change
	struct class_habit *habits;   // [class]
	uint8_t *tasks;               // [method]: enum lib_task
	struct setups *setups;
	struct arena *arenas; // one for each worker
	uint32_t n_arenas;
	struct arena arena;
	struct map families; // named class and method: number in family_list
	VEC(struct family *) family_list;
	uint32_t *seen_for; // [class]: the number + 1 of the family that it was last looked at for
	VEC(const struct klass *) to_see;
	struct map lock_ids;            // by hash: first of the chain in lock_sets
	VEC(struct lock_set) lock_sets; // from 1
};

struct family {
	uint32_t n; // FAMILY_MAX + 1: more
	const struct method *targets[8];
};
#define FAMILY_MAX 8

struct lock_set {
	struct lib_locks locks;
	uint64_t hash;
	uint32_t next;
};

void setups_free(struct setups *setups);
const struct family *family_of(struct library *library, const struct klass *named,
	const struct method *method);
uint32_t locks_intern(struct library *library, const struct lib_lock *locks, uint32_t n);
const struct lib_locks *locks_of(const struct library *library, uint32_t id);

// ---- all of it, part by part: library.c -------------------------------------------------------

#define N_LIBRARY_PARTS 6
struct library_part {
	const char *name;
	void (*run)(struct library *library);
};
extern const struct library_part library_parts[N_LIBRARY_PARTS];
struct library *library_new(const struct library_options *options);

void library_compose(struct library *library);
void library_find_holdings(struct library *library);
void library_collect_cells(struct library *library);
void library_find_habits(struct library *library);
void library_find_setups(struct library *library);
bool library_check(const struct library *library, struct buf *why); // false: why not

// Is it the object around the receiver, in the field that the compiler made for it?
bool field_is_outer(const struct field *field);
// The place as the caller sees it, whose arguments are args.
static inline struct place lib_translate(const struct place *place, const struct place *args,
	uint32_t n_args)
{
	return place_translate(place, args, n_args, LIBRARY_PARTS);
}
static inline struct place lib_extend(struct place base, uint32_t part)
{
	return place_extend(base, part, LIBRARY_PARTS);
}

#endif
