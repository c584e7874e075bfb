// The finding: stacks, entries, who could fix it, what its id is made of.
#ifndef ANALYSIS_LOCK_ORDER_DESCRIBE_H
#define ANALYSIS_LOCK_ORDER_DESCRIBE_H

#include "analysis/lock_order/gates.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/lock_order.h"

// ---- describe.c
// As a message names it: by its class or, where that says little, by the field that it is in.
const char *describe_lock(struct lock_order *lo, uint32_t key, uint32_t name);
// Does the class tell a reader which lock is meant?
bool describe_says_enough(const struct lock_order *lo, uint32_t key);
void describe(struct lock_order *lo, const uint32_t *edges, const uint32_t *pairs, uint32_t n,
	const struct verdict *verdict);

// ---- stacks.c
struct described {
	const uint32_t *edges, *pairs;
	uint32_t n;
	const struct verdict *verdict;
};
// A lock as the frame names it, and its type.
const char *stack_lock_text(struct lock_order *lo, uint32_t name, uint32_t node, uint32_t key);
// Who takes the two locks of a pair, and what they call them.
struct stack_ends {
	uint32_t holder, taker; // nodes
	const char *outer, *inner;
	const char *again; // why the inner lock is taken again; ""
};
struct stack_ends stack_ends(struct lock_order *lo, uint32_t pair, uint32_t from, uint32_t to);
// Keys of all locks that a stack has.
struct stack_keys {
	uint32_t n, v[24];
	bool is_read[24]; // readers do not keep each other apart
};
// The stacks of edge i: that of its pair first, whose locks are `held`. `place`, while it is NULL, becomes
// the frame of that one that is to be reported on.
struct finding_edge stacks_of_edge(struct lock_order *lo, const struct described *cycle, uint32_t i,
	const struct gate_way *ways, const struct finding_frame **place, struct stack_keys *held);
// A lock beside those of the cycle that each stack may hold, of one object; UINT32_MAX: there is none.
uint32_t stacks_common_lock(const struct lock_order *lo, const struct described *cycle,
	const struct stack_keys *held);

// ---- same_type.c
struct same_type_frame {
	const struct method *method;
	uint32_t bci;
};
// A method of a type that takes the lock of its object and then that of another one of the type.
struct same_type_entry {
	const struct method *method;
	bool is_guess; // by a method of one of the objects that the type decorates
	uint32_t n;
	struct same_type_frame frames[8]; // outermost first; the last takes the other's lock
};
// The public methods of the type on which it can happen, the shortest stack first. field: the type's lock
// is what it holds; NULL: the object itself.
uint32_t same_type_find(struct lock_order *lo, const struct klass *type, const struct field *field,
	struct same_type_entry *entries, uint32_t max);

// ---- entries.c
// Of a finding with these edges; in the arena.
const char *const *entries_of(struct lock_order *lo, const uint32_t *keys, const uint32_t *names,
	const uint32_t *pairs, const struct finding_edge *edges, uint32_t n, uint32_t *n_entries);
// After all cycles: two objects of a type that hands its argument on to what it decorates.
void decorators_find(struct lock_order *lo);

// ---- responsible.c
struct responsibles {
	uint32_t n;
	struct finding_responsible v[32];
};
void responsible_find(struct lock_order *lo, const struct described *cycle, const uint32_t *keys,
	const uint32_t *names, struct responsibles *r);

// ---- identity.c
struct identity {
	struct slice key;
	const char *apart; // see struct finding
};
struct identity identity_of(struct lock_order *lo, const uint32_t *keys, const uint32_t *names,
	const uint32_t *pairs, uint32_t n, const struct verdict *verdict);

#endif
