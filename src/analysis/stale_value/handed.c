// Locks that a method gives back without having taken them: its caller has, or a helper that takes them in some way that
// is not followed. Whoever gives back such a lock has it, or an exception is thrown: it is held wherever all ways lead to
// the place that gives it back.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

struct handed {
	const struct sv_method *m;
	struct place lock;
};

// lock.writeLock() is the lock.
static struct place lock_at(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	if (insn->op == IR_INVOKE && lock_effect(m->ir, value).action == LOCK_VIEW)
		value = ir_arg(m->ir, insn, 0);
	return place_of_value(m, value);
}

static bool is_lock(const struct handed *h, uint32_t value)
{
	struct place place = lock_at(h->m, value);
	return place_is_same(&place, &h->lock);
}

static bool gives_back(const struct handed *h, uint32_t insn)
{
	const struct ir *ir = h->m->ir;
	for (uint32_t i = 0; i < h->m->locks->n_troubles; i++) {
		const struct lock_trouble *trouble = &h->m->locks->troubles[i];
		if (trouble->kind == TROUBLE_NOT_HELD && trouble->insn == insn &&
			is_lock(h, ir_arg(ir, ir_at(ir, insn), 0)))
			return true;
	}
	return false;
}

// May the call take it?
static bool may_take(const struct handed *h, uint32_t insn)
{
	const struct ir *ir = h->m->ir;
	const struct ir_insn *call = ir_at(ir, insn);
	uint8_t action = lock_effect(ir, insn).action;
	if (call->op != IR_INVOKE || action == LOCK_RELEASE || action == LOCK_VIEW)
		return false;
	for (uint32_t k = 0; k < call->n_args; k++)
		if (type_is_reference(ir_at(ir, ir_arg(ir, call, k))->type) &&
			is_lock(h, ir_arg(ir, call, k)))
			return true;
	return false;
}

// Do all ways from there on, by normal edges, come to a place that gives it back before one that takes it?
static bool is_held_at(const struct handed *h, uint32_t insn)
{
	const struct ir *ir = h->m->ir;
	bool *seen = ARENA_ARRAY(h->m->flow->arena, bool, ir->n_blocks + 1);
	uint32_t *stack = ARENA_ARRAY(h->m->flow->arena, uint32_t, ir->n_blocks + 1), depth = 0;
	uint32_t block = ir->block_of[insn], from = insn + 1;
	for (;;) {
		const struct ir_block *at = &ir->blocks[block];
		bool is_given_back = false;
		for (uint32_t i = from; i < at->first + at->n && !is_given_back; i++) {
			is_given_back = gives_back(h, i);
			if (!is_given_back && may_take(h, i))
				return false;
		}
		if (!is_given_back && !at->n_normal_succs &&
			ir_at(ir, at->first + at->n - 1)->op == IR_RETURN)
			return false;
		for (uint32_t k = 0; k < at->n_normal_succs && !is_given_back; k++) {
			if (seen[at->succs[k].to])
				continue;
			seen[at->succs[k].to] = true;
			stack[depth++] = at->succs[k].to;
		}
		if (!depth)
			return true;
		block = stack[--depth];
		from = ir->blocks[block].first;
	}
}

bool handed_is_held(const struct sv_method *m, const struct op *a, const struct op *b)
{
	for (uint32_t i = 0; i < m->locks->n_troubles; i++) {
		const struct lock_trouble *trouble = &m->locks->troubles[i];
		const struct ir_insn *call = ir_at(m->ir, trouble->insn);
		if (trouble->kind != TROUBLE_NOT_HELD || trouble->mode == LOCK_READ ||
			call->op != IR_INVOKE || !call->n_args)
			continue;
		struct handed h = { m, lock_at(m, ir_arg(m->ir, call, 0)) };
		if (h.lock.root != PLACE_NONE && h.lock.root != PLACE_VALUE && is_held_at(&h, a->insn) &&
			is_held_at(&h, b->insn))
			return true;
	}
	return false;
}
