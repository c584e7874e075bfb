// Lock held, lock taken: with the calls between them, and why the second may not be waited for.
#ifndef ANALYSIS_LOCK_ORDER_PAIRS_H
#define ANALYSIS_LOCK_ORDER_PAIRS_H

#include "analysis/lock_order/lock_order.h"
#include "analysis/lock_order/reach.h"

enum pair_sorted { SORTED_UNKNOWN, SORTED_NO, SORTED_YES };

// While `outer` is held, `inner` is taken.
struct pair {
	uint32_t node;         // in whose terms the names are
	uint32_t outer, inner; // names
	uint32_t below; // pair of the callee that this was lifted from, with edge `via`; UINT32_MAX
	uint32_t via;   // edge; UINT32_MAX: the node itself takes the inner lock (facts lock `lock`)
	uint32_t reach; // what the callee takes
	uint32_t lock;
	uint32_t held; // facts held: the outer lock
	uint16_t n_frames;
	uint8_t outer_mode, inner_mode;
	uint8_t n_lifts;
	bool is_final;  // not to be lifted further
	uint8_t sorted; // enum pair_sorted: what sorted.c found out
	bool
		is_both_ways; // carried up from a frame that takes the two in both orders: it may sort them
	uint32_t start;   // the edge that did, where there is a starter
	uint32_t next_of_node;              // in the list of lock_order.pair_of_node
	const struct method_facts *starter; // names are in its terms: it started the thread; or NULL
};

// ---- pairs.c
void pairs_build(struct lock_order *lo);
// The frames of a pair, outermost first.
struct pair_frame {
	uint32_t node;
	uint32_t bci;
	uint32_t held; // there, of the node's facts
};
uint32_t pair_frames(const struct lock_order *lo, uint32_t pair, struct pair_frame *frames,
	uint32_t max);
// Where the inner lock is asked for.
static inline uint32_t lock_bci(const struct method_facts *facts, uint32_t lock)
{
	if (lock == LOCK_INIT)
		return 0;
	return lock & LOCK_AWAIT ? facts->calls[lock & ~LOCK_AWAIT].bci : facts->locks[lock].bci;
}
// The frame that calls by the edge.
static inline struct pair_frame frame_of_edge(const struct callgraph *cg, uint32_t edge)
{
	const struct cg_edge *e = &cg->edges[edge];
	const struct fact_call *call = &cg->nodes[e->from].facts->calls[e->call];
	return (struct pair_frame){ e->from, call->bci, call->held };
}
// The pair at the bottom of the lifts: where the outer lock is taken.
uint32_t pair_bottom(const struct lock_order *lo, uint32_t pair);

// ---- reentry.c
// Do all callers hold the pair's inner lock already? Then it is not waited for.
bool reentry_is_held_before(struct lock_order *lo, uint32_t pair);
// The same, where the inner lock of `other` has to be the owner of its outer one, as `pair` has it.
bool reentry_is_owner_held(struct lock_order *lo, uint32_t pair, uint32_t other);
// Both locks come out of one method: what it is called on, in the terms of who holds the outer one.
bool reentry_receivers(struct lock_order *lo, uint32_t pair, uint32_t *mine, uint32_t *its);

// Is it held by all callers, which are of the same class, though others could call without it?
bool reentry_is_held_in_sight(struct lock_order *lo, uint32_t pair);

// ---- flags.c
// Does the stack need a field of one object to be true in one frame and false in another?
bool flags_contradict(const struct lock_order *lo, uint32_t pair);

// ---- constants.c
// Does the number that the call gives keep the callee from the place: flush(false)?
bool constants_exclude(struct lock_order *lo, const struct fact_call *call,
	const struct method *callee, uint32_t bci);

// ---- released.c
// Does the first method that is called under the pair's outer lock release it before it goes on?
bool released_on_the_way(struct lock_order *lo, uint32_t pair);

// ---- upgrade.c
// A pair whose two locks are one: kept if the second waits for the first.
void upgrade_note(struct lock_order *lo, const struct pair *pair);
// False: it will not be.
bool upgrade_may_be(const struct lock_order *lo, const struct pair *pair);
void upgrades_find(struct lock_order *lo);

#endif
