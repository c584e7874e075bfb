// Which objects a lock may be: the nodes of the graph, and its edges.
#ifndef ANALYSIS_LOCK_ORDER_KEYS_H
#define ANALYSIS_LOCK_ORDER_KEYS_H

#include "analysis/lock_order/lock_order.h"

// What a lock may be: a node of the graph.
struct lock_key {
	bool is_type;          // any object of the class; else `object`
	bool is_single;        // surely one object
	bool is_exact;         // the object is of exactly this class
	bool is_init;          // the lock of a class initialiser
	bool is_juc_monitor;   // the monitor of a java.util.concurrent lock, not the lock
	uint32_t klass;        // world id, 0: an array
	uint32_t object;       // of provenance
	uint32_t owner;        // of provenance: in whose field it is; 0: any
	uint32_t field;        // that a factory made the object for; 0: any
	const char *type_name; // as reported: "app.Account", "app.Bank.class"
};

#define N_LOCK_MODES (LOCK_SOME + 1)
#define MAX_KEYS 4
#define KEY_LIST 0x80000000u // or'ed with the list's number: several keys, or none
struct key_list {
	uint32_t n, keys[MAX_KEYS];
};

struct lock_edge {
	uint32_t from, to; // keys
	uint32_t pair;
	uint32_t next;            // more pairs of the same edge
	uint8_t n_more, max_more; // of the first: how many, and how many at most; 0: not the first
	bool is_self;             // of the first: the two keys may be one
	bool has_more;            // of the first: there are pairs that were not kept
};

// ---- keys.c
uint32_t keys_of(struct lock_order *lo, uint32_t name, uint8_t mode, uint32_t keys[MAX_KEYS]);
// The same by the place in lock_order.keys_of_name.
static inline uint32_t key_slot(uint32_t name, uint8_t mode)
{
	return name * N_LOCK_MODES + mode;
}
// The call that made the object; NULL: not seen.
const struct fact_call *object_constructor(const struct lock_order *lo, uint32_t object);
uint32_t keys_of_slot(struct lock_order *lo, uint32_t slot, uint32_t keys[MAX_KEYS]);
// May they be one object?
bool keys_meet_by_more(const struct lock_order *lo, uint32_t a, uint32_t b);
static inline bool keys_meet(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_key *x = &lo->keys.v[a], *y = &lo->keys.v[b];
	if (a == b)
		return true;
	// Two objects: most are.
	if (!x->is_type && !y->is_type && x->object != y->object)
		return false;
	return keys_meet_by_more(lo, a, b);
}
bool key_is_subtype_match(const struct lock_order *lo, uint32_t a, uint32_t b);
uint32_t key_family(const struct lock_order *lo, uint32_t key);
bool is_catch_all(const struct lock_order *lo, struct ir_type type);

// ---- edges.c
#define EDGE_MAX_PAIRS 6 // that are kept, of an edge between two keys that cannot be one
void edges_build(struct lock_order *lo);

#endif
