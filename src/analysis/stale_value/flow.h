// What depends on a value.
#ifndef ANALYSIS_STALE_VALUE_FLOW_H
#define ANALYSIS_STALE_VALUE_FLOW_H

#include "analysis/stale_value/stale_value.h"

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
// The blocks to which a branch leads where its value is zero, false or null, and where it is not; false: it asks
// something else.
bool flow_zero_ways(const struct ir *ir, uint32_t insn, uint32_t *zero, uint32_t *other);

#endif
