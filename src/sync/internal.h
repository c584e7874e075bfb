#ifndef SYNC_INTERNAL_H
#define SYNC_INTERNAL_H

#include "sync/sync.h"

// A method that leaves a lock of its receiver taken; the way begins at its `this`.
struct wrapper {
	const struct body *body;
	struct held_name name;
};

struct sync {
	struct heap *heap;
	const struct bodies *bodies;
	const struct threads *threads;
	const struct pta *pta;
	held_names *entries; // [node]: held by all who call it
	bool *is_known;      // [node]
	// [node]: receivers.c; NULL: the node has one receiver, or none, or many
	struct receivers **receivers;
	VEC(struct wrapper) wrappers;
};

#define CHAIN 4

// A value, what holds it, what holds that: links[0] is the value itself, links[i] the object in whose
// fields[i - 1] links[i - 1] was found.
struct chain {
	uint32_t n;
	uint32_t links[CHAIN];
	const struct field *fields[CHAIN]; // NULL: an element, of the index `index`
	uint32_t index;
};

bool sync_is_slot(const struct body *body, uint32_t value);
// only_stable: stop at fields that may be written later.
struct chain sync_chain(const struct sync *sync, const struct body *body, uint32_t value,
	bool only_stable, uint32_t index);

// What the node itself holds there, not its callers.
void sync_own_held(const struct sync *sync, uint32_t node, uint32_t insn, held_names *out);

// captured.c: the lock as the function sees it that the call runs, which captured whose lock it is.
bool sync_pass_captured(const struct sync *sync, const struct pta_edge *edge,
	const struct body *body, uint32_t call, const struct held_name *name, struct held_name *passed);

// What is held there, of which `entry` is by the callers.
void sync_held_by(const struct sync *sync, uint32_t node, uint32_t insn, const held_names *entry,
	held_names *out);
// What the call hands over to the callee, if `entry` is what the caller's callers hold.
void sync_pass(const struct sync *sync, const struct pta_edge *edge, const held_names *entry,
	held_names *out);
// What the call hands over and all calls so far did. True: that is less than before.
bool sync_meet(held_names *entry, bool *is_known, const held_names *passed);

// common.c: the names as seen from the accessed object, if `entry` is what the callers hold.
void sync_turn_by(const struct sync *sync, const struct sync_access *access,
	const held_names *entry, held_names *out);

// receivers.c: what callers hold, for each receiver.
void sync_find_receivers(struct sync *sync, struct budget *budget);
void sync_free_receivers(struct sync *sync);

// wrappers.c: locks that a method which was called before has taken and left taken.
void sync_find_wrappers(struct sync *sync);
void sync_wrapped_held(const struct sync *sync, const struct body *body, uint32_t insn,
	held_names *out);

bool held_name_equal(const struct held_name *a, const struct held_name *b);

#endif
