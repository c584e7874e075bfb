// What one instruction does to the locks held.
//
// A release is matched with what it releases in this order:
//   1. the topmost entry of the same value;
//   2. the topmost entry of the same path, if the path has not been invalidated since the lock was
//      read, taken, and read again: certainly the same object;
//   3. the topmost entry of the same path all the same: surely what is meant, but another object may
//      have been put there. Then, as for a release that matches nothing, every entry that may be the
//      object released goes too.
// So whatever is released, nothing stays that may not be held.
#include "ir/locks_internal.h"

#define MAX_DISTANCE 256 // between reading a lock and using it, in instructions

// ---- is the path still the value's? ----------------------------------------------------------

// The earliest instruction that the path was read by, all in the block of insn; 0 if not so.
static uint32_t first_read(struct paths *paths, const struct ir *ir, uint32_t value, uint32_t insn)
{
	uint32_t first = insn;
	for (uint32_t n = 0; n <= PATH_SIZE; n++) {
		value = path_source(paths, value);
		const struct ir_insn *read = ir_at(ir, value);
		bool is_read = read->op == IR_GET_FIELD || read->op == IR_GET_STATIC ||
			read->op == IR_ARRAY_LOAD;
		bool has_base = read->op == IR_GET_FIELD || read->op == IR_ARRAY_LOAD ||
			(read->op == IR_INVOKE && lock_effect(ir, value).action == LOCK_VIEW);
		if (is_read && (ir->block_of[value] != ir->block_of[insn] || value >= insn))
			return 0;
		if (is_read && value < first)
			first = value;
		if (!has_base)
			return read->op == IR_PHI ? 0 : first;
		value = ir_arg(ir, read, 0);
	}
	return 0;
}

bool step_is_fresh(struct paths *paths, const struct ir *ir, uint32_t value,
	const struct path *lock, uint32_t insn)
{
	if (lock->is_stable)
		return true;
	uint32_t first = first_read(paths, ir, value, insn);
	if (!first || insn - first > MAX_DISTANCE)
		return false;
	for (uint32_t i = first + 1; i < insn; i++)
		if (ir_has(ir_at(ir, i), IR_H | IR_C) && path_is_invalidated_by(paths, lock, i))
			return false;
	return true;
}

// Roots stay what they are while the lock is held: see locks_state.c.
static bool reads_memory(const struct path *path)
{
	for (; path; path = path->base)
		if (path->kind == PATH_FIELD || path->kind == PATH_STATIC || path->kind == PATH_ELEMENT)
			return true;
	return false;
}

// A write to a final field of the path, in its constructor, is looked for even in a stable one.
static bool makes_stale(struct lock_flow *flow, const struct held *held, uint32_t insn)
{
	if (held->is_stale || !reads_memory(held->lock))
		return false;
	if (held->lock->is_stable && ir_at(flow->ir, insn)->op == IR_INVOKE)
		return false;
	return path_is_invalidated_by(flow->paths, held->lock, insn);
}

static const struct held *invalidate(struct lock_flow *flow, const struct held *state,
	uint32_t insn)
{
	if (!state)
		return NULL;
	struct held entry = *state;
	entry.is_stale |= makes_stale(flow, state, insn);
	const struct held *under = invalidate(flow, state->under, insn);
	if (under == state->under && entry.is_stale == state->is_stale)
		return state;
	return state_push(flow, under, entry);
}

const struct held *step_invalidate(struct lock_flow *flow, const struct held *state, uint32_t insn)
{
	switch (ir_at(flow->ir, insn)->op) {
	case IR_INVOKE:
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
	case IR_ARRAY_STORE:
		return invalidate(flow, state, insn);
	default:
		return state;
	}
}

// ---- matching -------------------------------------------------------------------------------

// Monitors and java.util.concurrent's locks have nothing to do with each other.
static bool is_same_family(const struct held *held, const struct lock_step *step)
{
	return (held->mode == LOCK_MONITOR) == (step->effect.mode == LOCK_MONITOR);
}

// A stamped lock's two modes are two locks, unless unlock(stamp) leaves it to the stamp.
static bool is_same_mode(const struct held *held, const struct lock_step *step)
{
	return !step->effect.is_stamped || step->effect.mode == LOCK_SOME ||
		held->mode == step->effect.mode;
}

enum match { MATCH_NONE, MATCH_PATH, MATCH_FRESH_PATH, MATCH_VALUE, MATCH_BEST };

static enum match how_matches(const struct held *held, const struct lock_step *step)
{
	if (!is_same_family(held, step))
		return MATCH_NONE;
	if (held->value && held->value == step->value)
		return is_same_mode(held, step) ? MATCH_BEST : MATCH_VALUE;
	if (!path_equal(held->lock, step->lock))
		return MATCH_NONE;
	if (held->is_stale || !step->is_fresh)
		return MATCH_PATH;
	return is_same_mode(held, step) ? MATCH_VALUE : MATCH_FRESH_PATH;
}

static const struct held *find_match(const struct held *state, const struct lock_step *step,
	enum match *how)
{
	const struct held *best = NULL;
	*how = MATCH_NONE;
	for (; state && *how != MATCH_BEST; state = state->under) {
		enum match match = how_matches(state, step);
		if (match > *how) {
			best = state;
			*how = match;
		}
	}
	return best;
}

// ---- release --------------------------------------------------------------------------------

// Can no object be of both classes?
static bool types_differ(const struct ir *ir, uint32_t a, uint32_t b)
{
	struct ir_type type_a = ir_at(ir, a)->type, type_b = ir_at(ir, b)->type;
	if (type_a.kind != KIND_CLASS || type_b.kind != KIND_CLASS || !type_a.klass || !type_b.klass)
		return false;
	const struct klass *x = ir->world->classes[type_a.klass], *y = ir->world->classes[type_b.klass];
	if (x->is_interface || y->is_interface || klass_is_phantom(x) || klass_is_phantom(y))
		return false;
	return !klass_may_be_subtype(x, y) && !klass_may_be_subtype(y, x);
}

static bool may_be_released(const struct lock_flow *flow, const struct held *held,
	const struct lock_step *step)
{
	return is_same_family(held, step) && !path_is_distinct(held->lock, step->lock) &&
		!types_differ(flow->ir, held->value, step->value);
}

static const struct held *drop_aliases(struct lock_flow *flow, const struct held *state,
	const struct lock_step *step)
{
	if (!state)
		return NULL;
	const struct held *under = drop_aliases(flow, state->under, step);
	if (may_be_released(flow, state, step))
		return under;
	return under == state->under ? state : state_push(flow, under, *state);
}

// A conditional entry may not be held after all; then the release concerns the next that matches.
static const struct held *release(struct lock_flow *flow, const struct lock_step *step,
	const struct held *state, bool *is_matched_exit)
{
	enum match how;
	const struct held *match;
	bool is_matched = false, is_certain = false;

	do {
		match = find_match(state, step, &how);
		if (!match)
			break;
		is_matched = true;
		is_certain = how != MATCH_PATH;
		record_release(flow, step->insn, match);
		state = state_without(flow, state, match);
	} while (match->is_conditional);
	if (!is_matched)
		record_trouble(flow, TROUBLE_NOT_HELD, step->effect.mode, step->insn, 0);
	if (!is_certain)
		state = drop_aliases(flow, state, step);
	*is_matched_exit = is_certain && step->effect.mode == LOCK_MONITOR;
	return state;
}

// ---- taking ---------------------------------------------------------------------------------

// Of a Lock of unknown kind the path may tell: lock.readLock().
static uint8_t mode_of(const struct lock_step *step)
{
	const struct path *lock = step->lock;
	if (step->effect.mode != LOCK_SOME || lock->kind != PATH_ACCESSOR)
		return step->effect.mode;
	if (slice_equal(lock->text, SLICE("readLock")) || slice_equal(lock->text, SLICE("asReadLock")))
		return LOCK_READ;
	if (slice_equal(lock->text, SLICE("writeLock")) ||
		slice_equal(lock->text, SLICE("asWriteLock")))
		return LOCK_WRITE;
	return LOCK_SOME;
}

// The lock that tryLock is known to have failed to take.
static const struct held *find_refuted(const struct held *state, const struct lock_step *step)
{
	while (state && !(state->is_refuted && how_matches(state, step) > MATCH_PATH))
		state = state->under;
	return state;
}

static const struct held *take(struct lock_flow *flow, const struct lock_step *step,
	const struct held *state)
{
	uint8_t mode = mode_of(step);
	const struct held *refuted = step->effect.action == LOCK_ACQUIRE ? find_refuted(state, step)
																	 : NULL;
	if (refuted && refuted->mode == mode) {
		struct held taken = *refuted;
		taken.is_conditional = taken.is_refuted = false;
		return state_replace(flow, state, refuted, taken);
	}
	if (state_size(state) >= LOCKS_MAX) {
		record_trouble(flow, TROUBLE_TOO_MANY, mode, step->insn, 0);
		return state;
	}
	record_taken(flow, step->insn);
	struct held entry = {
		.lock = step->lock,
		.value = step->value,
		.insn = step->insn,
		.mode = mode,
		.is_stale = !step->is_fresh,
		.is_conditional = step->effect.action != LOCK_ACQUIRE,
	};
	return state_push(flow, state, entry);
}

// Whether or not it succeeds, what was held is held at least for reading.
static const struct held *convert(struct lock_flow *flow, const struct lock_step *step,
	const struct held *state)
{
	enum match how;
	const struct held *match = find_match(state, step, &how);
	if (!match)
		return take(flow, step, state);
	if (match->mode == step->effect.mode)
		return state;
	struct held entry = *match;
	entry.mode = LOCK_READ;
	return state_replace(flow, state, match, entry);
}

const struct held *step_apply(struct lock_flow *flow, const struct lock_step *step,
	const struct held *state, bool *is_matched_exit)
{
	*is_matched_exit = false;
	switch (step->effect.action) {
	case LOCK_RELEASE:
		return release(flow, step, state, is_matched_exit);
	case LOCK_CONVERT:
		return convert(flow, step, state);
	default:
		return take(flow, step, state);
	}
}
