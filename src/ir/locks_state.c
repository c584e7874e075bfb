// States of the locks-held analysis: immutable lists, hash-consed, so that equal states are the same
// pointer and the fixed point is found by comparing pointers.
//
// An instruction stands at most once in a state: its operand is defined on every way to it, and on
// the first way to that definition the instruction has not been passed, so it cannot be in the
// intersection over all ways. Hence two states hold "the same lock" where they hold one taken by the
// same instruction, and no path in a state is ever hurt by another turn of a loop.
#include "base/hash.h"
#include "ir/locks_internal.h"

const struct held locks_unreached = { 0 };

static uint32_t flags_of(const struct held *held)
{
	return (uint32_t)held->is_stale | (uint32_t)held->is_conditional << 1 |
		(uint32_t)held->is_unwinding << 2 | (uint32_t)held->is_refuted << 3 |
		(uint32_t)held->mode << 4;
}

const struct held *state_push(struct lock_flow *flow, const struct held *under, struct held entry)
{
	entry.under = under;
	entry.below = state_visible(under);
	entry.depth = entry.below ? entry.below->depth + 1 : 1;
	entry.hash = (uint32_t)hash_pair((uintptr_t)under,
		(uint64_t)entry.insn << 8 | flags_of(&entry));
	struct held **bucket = &flow->buckets[entry.hash & (flow->n_buckets - 1)];
	for (struct held *h = *bucket; h; h = h->next)
		if (h->under == under && h->insn == entry.insn && flags_of(h) == flags_of(&entry))
			return h;
	struct held *fresh = arena_alloc(flow->arena, sizeof(*fresh));
	*fresh = entry;
	fresh->next = *bucket;
	*bucket = fresh;
	return fresh;
}

// The recursions below are as deep as the state, which LOCKS_MAX bounds.

const struct held *state_without(struct lock_flow *flow, const struct held *state,
	const struct held *gone)
{
	if (state == gone)
		return state->under;
	return state_push(flow, state_without(flow, state->under, gone), *state);
}

const struct held *state_replace(struct lock_flow *flow, const struct held *state,
	const struct held *old, struct held entry)
{
	if (state == old)
		return state_push(flow, state->under, entry);
	return state_push(flow, state_replace(flow, state->under, old, entry), *state);
}

const struct held *state_find(const struct held *state, uint32_t insn)
{
	while (state && state->insn != insn)
		state = state->under;
	return state;
}

uint32_t state_size(const struct held *state)
{
	uint32_t n = 0;
	for (; state; state = state->under)
		n++;
	return n;
}

// What both hold, in the order of a; what either knows the worse of.
static const struct held *meet(struct lock_flow *flow, const struct held *a, const struct held *b)
{
	if (a == b || !a)
		return a;
	const struct held *other = state_find(b, a->insn);
	const struct held *rest = meet(flow, a->under,
		other && other->under == a->under ? a->under : b);
	if (!other)
		return rest;
	struct held entry = *a;
	entry.is_stale |= other->is_stale;
	entry.is_conditional |= other->is_conditional;
	entry.is_refuted &= other->is_refuted;
	entry.is_unwinding &= other->is_unwinding;
	if (entry.mode != other->mode)
		entry.mode = LOCK_READ;
	return state_push(flow, rest, entry);
}

const struct held *state_meet(struct lock_flow *flow, const struct held *a, const struct held *b)
{
	if (a == UNREACHED)
		return b;
	if (b == UNREACHED || a == b)
		return a;
	return b ? meet(flow, a, b) : NULL;
}
