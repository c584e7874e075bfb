// Which locks a call may take, and which it leaves to its caller.
#ifndef ANALYSIS_LOCK_ORDER_REACH_H
#define ANALYSIS_LOCK_ORDER_REACH_H

#include "analysis/lock_order/lock_order.h"

// A lock that a call leaves to its caller, until another call.
struct left_held {
	uint32_t name;
	uint8_t mode;
	uint32_t first, last; // bytecode indices; held from first on, until last
	struct bitset *at;    // and only there; NULL: everywhere between them
	uint32_t next;        // of the node's list
};

#define LOCK_INIT UINT32_MAX   // not in the facts: that of the class initialiser
#define LOCK_AWAIT 0x40000000u // or'ed with a call of the facts that waits, and not for a lock

// A lock that a node may take, directly or through calls.
struct reach {
	uint32_t node, name;
	uint32_t next;   // of the node's list
	uint32_t via;    // edge to the callee; UINT32_MAX: the node takes it itself
	uint32_t callee; // reach of the callee
	uint32_t lock;   // of the facts, if it takes it itself; LOCK_INIT
	uint16_t n_calls;
	uint8_t mode;
};

// ---- left.c
void left_build(struct lock_order *lo);
// The first of the list from `left` on that is held at the bytecode index; 0: none.
uint32_t left_next(const struct lock_order *lo, uint32_t left, uint32_t bci);

// Where the method itself releases what it took under another name of the same; NULL: nowhere.
const struct fact_left *left_own_release(struct lock_order *lo, const struct cg_node *node,
	const struct fact_left *taken);

#define LEFT_MAX_CALLS 4
// Does the last of the calls, or what it calls, release a lock of the same field that `node`, which makes the first
// one, has never taken? It is the one that it has taken under another name. Room for LEFT_MAX_CALLS.
bool left_is_released_strangely(struct lock_order *lo, const struct cg_node *node,
	const struct cg_edge **calls, uint32_t n, uint32_t name);

// ---- left_range.c
// Narrows the range of what is held to the ways that come to none of the releases; from two on.
void left_walk(struct lock_order *lo, const struct method *method, struct left_held *held,
	const uint32_t *ends, uint32_t n);
// Is there a way from the beginning of the method to the place that comes to none of these?
bool left_comes_to(struct lock_order *lo, const struct method *method, const uint32_t *ends,
	uint32_t n, uint32_t bci);
// Does it come to the place if the variable is that number from the beginning on?
bool left_comes_to_with(struct lock_order *lo, const struct method *method, uint32_t slot,
	int32_t given, uint32_t bci);

// ---- reach.c
void reach_build(struct lock_order *lo);
// May it be called while a lock is held, however many calls further up?
static inline bool reach_is_under_lock(const struct lock_order *lo, uint32_t node)
{
	return lo->heat[node] || lo->is_deep[node];
}

// ---- loops.c
void loops_find(struct lock_order *lo);

#endif
