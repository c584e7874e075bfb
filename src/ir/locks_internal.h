// Shared by the files of locks.h.
#ifndef IR_LOCKS_INTERNAL_H
#define IR_LOCKS_INTERNAL_H

#include "base/bitset.h"
#include "ir/ir.h"
#include "ir/locks.h"
#include "ir/path.h"

#define LOCKS_MAX 32 // held at once; more are not counted

// An instruction that takes, releases or converts a lock.
struct lock_step {
	uint32_t insn;
	uint32_t value; // path_source of the lock
	const struct path *lock;
	struct lock_effect effect;
	bool is_fresh; // `lock` still means the value here
};

// A phi by which a lock is released.
struct lock_phi {
	uint32_t phi, value; // of the release: its path_source
	const struct path *lock;
};

struct lock_flow {
	const struct ir *ir;
	struct paths *paths;
	struct arena *arena;
	struct locks *result;
	uint32_t n_steps;
	struct lock_step *steps; // by instruction; one more with insn 0 at the end
	uint32_t *first_step;    // [n_blocks + 1]
	uint32_t n_phis;
	struct lock_phi *phis;  // only if follows_phis
	const struct held **in; // [n_blocks + 1]: state at the start of the block
	struct held **buckets;
	uint32_t n_buckets;  // a power of two
	struct bitset dirty; // blocks to run
	// The second round: blocks that no instruction reaches that can throw.
	struct bitset is_dead;
	bool follows_exits;
	// The last pass, which writes down what it finds.
	bool is_recording;
	uint32_t *held_at_return, *lost_at; // [n_sites]: instruction where, or 0
	bool *is_taken, *is_handed;         // [n_sites]
	uint32_t troubles_cap;
};

// ---- locks_state.c: lists of held locks, hash-consed. A state is the top of such a list, linked by
// `under`: with the conditional ones. NULL: nothing held.

extern const struct held locks_unreached; // the state of a place not reached yet; neutral in meets
#define UNREACHED (&locks_unreached)

// The entry's under, below, depth and hash are set here.
const struct held *state_push(struct lock_flow *flow, const struct held *under, struct held entry);
const struct held *state_without(struct lock_flow *flow, const struct held *state,
	const struct held *gone);
const struct held *state_replace(struct lock_flow *flow, const struct held *state,
	const struct held *old, struct held entry);
const struct held *state_meet(struct lock_flow *flow, const struct held *a, const struct held *b);
const struct held *state_find(const struct held *state, uint32_t insn);
uint32_t state_size(const struct held *state);

// Only what is certain.
static inline const struct held *state_visible(const struct held *state)
{
	return state && state->is_conditional ? state->below : state;
}

// ---- locks_step.c: what one instruction does to the state

// With *is_matched_exit: a monitorexit of a monitor that is certainly held, which cannot throw.
const struct held *step_apply(struct lock_flow *flow, const struct lock_step *step,
	const struct held *state, bool *is_matched_exit);
// Any other instruction: may make paths stale.
const struct held *step_invalidate(struct lock_flow *flow, const struct held *state, uint32_t insn);
bool step_is_fresh(struct paths *paths, const struct ir *ir, uint32_t value,
	const struct path *lock, uint32_t insn);

// ---- locks_phi.c: locks that variables lead to, at the heads of loops

void phis_find(struct lock_flow *flow);
// What the state is called where the edge leads.
const struct held *phis_on_edge(struct lock_flow *flow, const struct held *state, uint32_t from,
	const struct ir_edge *edge);
static inline bool held_is_by_phi(const struct lock_flow *flow, const struct held *held)
{
	return flow->n_phis && ir_at(flow->ir, held->insn)->op == IR_PHI;
}

// ---- locks_branch.c: branches on the result of tryLock

// The state on the edge of an IF, taken or not.
const struct held *branch_refine(struct lock_flow *flow, const struct held *state, uint32_t block,
	bool is_taken);

// ---- locks.c: what the last pass writes down

void record_taken(struct lock_flow *flow, uint32_t insn);
void record_handed(struct lock_flow *flow, const struct held *held);
void record_release(struct lock_flow *flow, uint32_t release, const struct held *held);
void record_trouble(struct lock_flow *flow, enum lock_trouble_kind kind, uint8_t mode,
	uint32_t insn, uint32_t at);

#endif
