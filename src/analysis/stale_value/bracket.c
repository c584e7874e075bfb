// Locks that a library has made for itself: index.lock.acquireWrite(); try { ... } finally { index.lock.releaseWrite(); }.
// Whom they keep out is not known; a doubt, no more. What they are called does not matter: one call on an object comes
// before both steps, another one behind them however they end, and the object is of a class that takes locks itself (or
// of one that is missing).
#include "analysis/stale_value/judge.h"

#include <stdatomic.h>

#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

static bool may_be_lock(const struct sv_method *m, uint32_t value)
{
	struct ir_type type = ir_at(m->ir, value)->type;
	const struct klass *klass = type.kind == KIND_CLASS && type.klass
		? m->ir->world->classes[type.klass]
		: NULL;
	return klass &&
		(klass_is_phantom(klass) ||
			(klass->role == ROLE_INPUT && atomic_load(&m->sv->has_locks[klass->id])));
}

// Where the object of the call is, if it may be such a lock; PLACE_NONE: nowhere.
static struct place lock_of_call(const struct sv_method *m, uint32_t insn)
{
	const struct ir_insn *call = ir_at(m->ir, insn);
	if (call->op != IR_INVOKE || call->sub == OP_invokedynamic || !ir_invoke_has_receiver(call) ||
		!may_be_lock(m, ir_arg(m->ir, call, 0)))
		return (struct place){ .root = PLACE_NONE };
	return place_of_value(m, ir_arg(m->ir, call, 0));
}

static bool is_same_method(const struct ir *ir, uint32_t a, uint32_t b)
{
	struct member_ref x = class_member_ref(ir->file, ir_at(ir, a)->constant),
					  y = class_member_ref(ir->file, ir_at(ir, b)->constant);
	return slice_equal(x.name, y.name);
}

static bool is_in_handler(const struct ir *ir, uint32_t insn)
{
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (ir_at(ir, i)->op == IR_CATCH && ir_insn_dominates(ir, i, insn))
			return true;
	return false;
}

// What ends the bracket that `taking` begins: is it done after b, come what may, and never between a and b?
static bool is_given_back(const struct sv_method *m, uint32_t taking, uint32_t giving,
	const struct place *lock, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	bool is_after = false, is_after_throw = false;
	if (is_same_method(ir, taking, giving))
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		struct place place = lock_of_call(m, i);
		if (place.root == PLACE_NONE || !place_is_same(&place, lock) ||
			!is_same_method(ir, i, giving))
			continue;
		if (flow_reaches(m->flow, a->insn, i, 0) && flow_reaches(m->flow, i, b->insn, a->insn))
			return false;
		if (flow_reaches(m->flow, b->insn, i, 0))
			*(is_in_handler(ir, i) ? &is_after_throw : &is_after) = true;
	}
	return is_after && is_after_throw;
}

bool bracket_is_around(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	for (uint32_t taking = 1; taking <= ir->n_insns; taking++) {
		struct place lock = lock_of_call(m, taking);
		if (lock.root == PLACE_NONE || !ir_insn_dominates(ir, taking, a->insn) ||
			!ir_insn_dominates(ir, taking, b->insn))
			continue;
		for (uint32_t giving = taking + 1; giving <= ir->n_insns; giving++) {
			struct place place = lock_of_call(m, giving);
			if (place.root != PLACE_NONE && place_is_same(&place, &lock) &&
				is_given_back(m, taking, giving, &lock, a, b))
				return true;
		}
	}
	return false;
}
