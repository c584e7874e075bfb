// Locks held, and whether two accesses have one in common.
//
// A lock is known by names: the one object that it is, the class that it is, or its way from a value of the
// frame: some fields up to whoever holds that value, some stable fields down again. Names are translated
// into callees; what all callers hold is held in a node (must, a fixed point without a bound).
//
// Common is the conditional question of Naik and Aiken (POPL 2007): if the two accessed objects are one,
// is then one lock held by both? It is where both hold one object that is made once, or each holds what is
// at the same way from the object that it accesses.
#ifndef SYNC_SYNC_H
#define SYNC_SYNC_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "heap/heap.h"
#include "threads/threads.h"

struct sync;
struct sync *sync_build(struct heap *heap, const struct bodies *bodies,
	const struct threads *threads, struct budget *budget);
void sync_free(struct sync *sync);

// ENTRY: of a map that runs a function on one of its values while nobody else has that entry (compute).
// STRING: a literal, of which there is one. CLAIM: a flag of an object that is a lock.
enum held_name_kind { NAME_OBJECT, NAME_CLASS, NAME_WAY, NAME_ENTRY, NAME_STRING, NAME_CLAIM };

#define NAME_FIELDS 3

struct held_name {
	uint8_t kind;                         // enum held_name_kind
	bool is_read;                         // shared with other readers
	uint8_t n_ups, n_downs;               // WAY
	uint32_t number;                      // object; class; value from which the way begins; map
	const struct field *ups[NAME_FIELDS]; // the first is the one that holds the value
	const struct field *downs[NAME_FIELDS];
};

typedef VEC(struct held_name) held_names;

// All names of all locks that are held at the instruction.
void sync_held_at(const struct sync *sync, uint32_t node, uint32_t insn, held_names *out);

// An access to a field, an element or the contents of the object that `base` is; of a static: 0.
struct sync_access {
	uint32_t node, insn, base;
	uint32_t index; // of an array's element: its value; else 0
};

// The names of the locks that are held at an access, as seen from the object that it is about.
void sync_turn(const struct sync *sync, const struct sync_access *access, held_names *out);

// Have they a lock in common, if both are about the same one of the objects? Then *name is one of it.
bool sync_have_common(const struct sync *sync, const held_names *p, const held_names *q,
	const object_list *objects, struct held_name *name);

// The same by what is held at each access, P and Q with these names, when it is about that one of the objects: of two
// inner objects one may be guarded by its own lock, the other by its owner's.
bool sync_have_common_each(const struct sync *sync, const struct sync_access *p,
	const held_names *names_p, const struct sync_access *q, const held_names *names_q,
	const object_list *objects);

// Can the two be about this one object? Not where it is in one owner, and the owners are others.
bool sync_may_be_same(const struct sync *sync, const struct sync_access *p,
	const struct sync_access *q, uint32_t object);

// The object in which the accessed one is, at the access; *field in which. 0: not known.
pta_set sync_owners(const struct sync *sync, const struct sync_access *access, uint32_t object,
	const struct field **field);

// "app.Bank.class", "this.lock", for people; the value of a way is one of the node's.
void sync_print_name(const struct sync *sync, uint32_t node, const struct held_name *name,
	struct buf *out);
// One text for each lock that is held.
void sync_print_held(const struct sync *sync, uint32_t node, uint32_t insn, struct arena *arena,
	uint32_t *n, const char ***texts);

#endif
