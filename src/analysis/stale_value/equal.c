// if (!same(get(), x)) set(x): a value is set only where it differs. To leave it is right at the time of the look, and
// to set it is right whatever is there: the two need not be one step. So all ways on which the value is not
// set must be ways on which it was found to be equal; what decides besides must not look at it.
//
// The ways from the look on are followed one by one, with what the tests on them have said. In the same way it is
// found out of a method with two parameters whether its answer says that they are equal.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/judge.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"

#define MOST_STEPS 96  // of all ways together
#define MOST_BLOCKS 32 // on one way
#define MOST_OF_HELPER 48
#define MOST_HELPERS 3 // that one asks the next

enum answer { UNKNOWN, YES, NO };

struct seen {
	enum answer is_equal, is_left_null, is_right_null;
	bool is_tested;  // left, for null
	bool is_decided; // by the two, and nothing else since
};

struct ways {
	struct sv_method *m;
	const struct ir *ir;
	uint32_t left, right; // values, in no box
	uint32_t goal;        // block in which left is set to right; 0: what is returned counts
	const struct flow_set *depend; // on left
	bool *is_before;               // by block: leads to the goal
	uint32_t steps;
	uint32_t blocks[MOST_BLOCKS], n; // of this way
	// Of a method: what does it mean that it returns true, or false?
	bool is_true_equal, is_false_equal, has_true, has_false;
	enum equates assumed; // of the method that it asks
	const struct method *asked;
};

// ---- values -----------------------------------------------------------------------------------

// Without boxes and casts, and of what comes together the one of this way.
static uint32_t value_on(const struct ways *w, uint32_t value)
{
	for (uint32_t steps = 0; steps < 8; steps++) {
		const struct ir_insn *insn = ir_at(w->ir, value);
		if (value == w->left || value == w->right)
			return value;
		if (insn->op == IR_PHI) {
			uint32_t block = w->ir->block_of[value], i = w->n;
			while (i > 1 && w->blocks[i - 1] != block)
				i--;
			uint32_t next = 0;
			for (uint32_t k = 0; i > 1 && k < insn->n_args; k++)
				if (w->ir->blocks[block].preds[k] == w->blocks[i - 2])
					next = ir_arg(w->ir, insn, k);
			if (!next)
				return value;
			value = next;
		} else if (insn->op == IR_CHECK_CAST || model_is_boxing(w->ir, insn)) {
			value = ir_arg(w->ir, insn, 0);
		} else {
			return value;
		}
	}
	return value;
}

static bool is_left(const struct ways *w, uint32_t value)
{
	return value_on(w, value) == w->left;
}

static bool is_right(const struct ways *w, uint32_t value)
{
	value = value_on(w, value);
	return value == w->right || (value != w->left && keys_is_same_value(w->m, value, w->right));
}

static bool is_pair(const struct ways *w, uint32_t a, uint32_t b)
{
	return (is_left(w, a) && is_right(w, b)) || (is_right(w, a) && is_left(w, b));
}

// Of another jar: eqOrBothNull, nullSafeEquals, equal; but not equalsIgnoreCase.
static bool is_named_equal(struct slice name)
{
	if (slice_has_suffix(name, SLICE("IgnoreCase")))
		return false;
	if (slice_has_prefix(name, SLICE("eq")))
		return true;
	return slice_has_suffix(name, SLICE("Equals")) || slice_has_suffix(name, SLICE("Equal"));
}

static enum equates resolved(const struct sv *sv, const struct method *method, uint32_t depth)
{
	const struct method_notes *notes = &sv->notes[method->id];
	if (notes->equates == EQUATES_NOT || !notes->equates_by)
		return (enum equates)notes->equates;
	return depth && resolved(sv, notes->equates_by, depth - 1) == notes->equates_if
		? (enum equates)notes->equates
		: EQUATES_NOT;
}

static enum equates equates_of_input(struct ways *w, const struct method *method)
{
	if (w->goal)
		return resolved(w->m->sv, method, MOST_HELPERS);
	if (w->asked && w->asked != method)
		return EQUATES_NOT;
	w->asked = method;
	return w->assumed;
}

// Does the call compare the two?
static enum equates equates_of_call(struct ways *w, const struct ir_insn *call)
{
	uint32_t n = call->n_args;
	if (call->sub == OP_invokedynamic || n < 2 ||
		!is_pair(w, ir_arg(w->ir, call, n - 2u), ir_arg(w->ir, call, n - 1u)))
		return EQUATES_NOT;
	struct member_ref ref = class_member_ref(w->ir->file, call->constant);
	bool is_static = call->sub == OP_invokestatic;
	if (n == 2 &&
		(slice_equal(ref.name, SLICE("compareTo")) || slice_equal(ref.name, SLICE("compare"))))
		return EQUATES_IF_FALSE;
	if (n == 2 && !is_static)
		return slice_equal(ref.name, SLICE("equals")) ? EQUATES_IF_TRUE : EQUATES_NOT;
	const struct method *method = ir_resolved_method(w->ir, call);
	if (method && method->owner->role == ROLE_INPUT && method->id <= w->m->sv->n_methods)
		return is_static || (method->access & (ACC_PRIVATE | ACC_FINAL))
			? equates_of_input(w, method)
			: EQUATES_NOT;
	return is_static && n == 2 && is_named_equal(ref.name) ? EQUATES_IF_TRUE : EQUATES_NOT;
}

// Is the number zero, or not, just where the two are equal?
static enum equates equates_of_value(struct ways *w, uint32_t value)
{
	const struct ir_insn *insn = ir_at(w->ir, value);
	if (insn->op == IR_INVOKE)
		return equates_of_call(w, insn);
	bool is_comparison = insn->op == IR_BINARY &&
		(insn->sub == OP_lcmp || (insn->sub >= OP_fcmpl && insn->sub <= OP_dcmpg));
	return is_comparison && is_pair(w, ir_arg(w->ir, insn, 0), ir_arg(w->ir, insn, 1))
		? EQUATES_IF_FALSE
		: EQUATES_NOT;
}

// ---- ways -------------------------------------------------------------------------------------

static void conclude(struct seen *seen)
{
	if (seen->is_left_null == YES && seen->is_right_null == YES)
		seen->is_equal = YES;
	else if (seen->is_left_null != UNKNOWN && seen->is_right_null != UNKNOWN &&
		seen->is_left_null != seen->is_right_null)
		seen->is_equal = NO;
}

static bool follow(struct ways *w, uint32_t block, struct seen seen);

// The value is not set: because it is so already, or whatever it is?
static bool is_left_alone(const struct seen *seen)
{
	return seen->is_equal == YES || (!seen->is_tested && !seen->is_decided);
}

static void count_return(struct ways *w, bool is_true, enum answer is_equal)
{
	w->has_true |= is_true;
	w->has_false |= !is_true;
	w->is_true_equal &= !is_true || is_equal == YES;
	w->is_false_equal &= is_true || is_equal == YES;
}

static bool take_return(struct ways *w, const struct ir_insn *last, const struct seen *seen)
{
	uint32_t value = last->n_args ? value_on(w, ir_arg(w->ir, last, 0)) : 0;
	const struct ir_insn *insn = ir_at(w->ir, value);
	enum equates equates = value ? equates_of_value(w, value) : EQUATES_NOT;
	if (insn->op == IR_CONST_INT && !insn->constant) {
		count_return(w, insn->immediate != 0, seen->is_equal);
		return true;
	}
	if (equates == EQUATES_NOT)
		return false;
	count_return(w, true, equates == EQUATES_IF_TRUE ? YES : NO);
	count_return(w, false, equates == EQUATES_IF_TRUE ? NO : YES);
	return true;
}

static bool follow_both(struct ways *w, const struct ir_block *block, enum answer *fact,
	enum answer taken, struct seen *seen)
{
	enum answer known = *fact;
	for (uint32_t k = 0; k < 2; k++) {
		enum answer here = (k == 0) == (taken == YES) ? YES : NO;
		if (known != UNKNOWN && known != here)
			continue; // no such way
		*fact = here;
		struct seen next = *seen;
		next.is_decided = true;
		conclude(&next);
		if (!follow(w, block->succs[k].to, next))
			return false;
	}
	return true;
}

// if (flag), if (a == null), if (compare(a, b) != 0)
static bool follow_test(struct ways *w, const struct ir_block *block, const struct ir_insn *last,
	struct seen *seen, bool *is_known)
{
	uint32_t value = value_on(w, ir_arg(w->ir, last, 0));
	bool is_zero_taken = last->sub == OP_ifeq || last->sub == OP_ifnull;
	const struct ir_insn *insn = ir_at(w->ir, value);
	*is_known = true;
	if (last->sub == OP_ifnull || last->sub == OP_ifnonnull) {
		if (value == w->left) {
			seen->is_tested = true;
			return follow_both(w, block, &seen->is_left_null, is_zero_taken ? YES : NO, seen);
		}
		if (value == w->right)
			return follow_both(w, block, &seen->is_right_null, is_zero_taken ? YES : NO, seen);
	} else if (last->sub == OP_ifeq || last->sub == OP_ifne) {
		if (insn->op == IR_CONST_INT && !insn->constant)
			return follow(w, block->succs[(insn->immediate == 0) == is_zero_taken ? 0 : 1].to,
				*seen);
		enum equates equates = equates_of_value(w, value);
		if (equates != EQUATES_NOT)
			return follow_both(w, block, &seen->is_equal,
				is_zero_taken == (equates == EQUATES_IF_FALSE) ? YES : NO, seen);
	}
	*is_known = false;
	return false;
}

static bool depends(const struct ways *w, const struct ir_insn *last)
{
	for (uint32_t k = 0; k < last->n_args; k++)
		if (bitset_has(&w->depend->values, ir_arg(w->ir, last, k)))
			return true;
	return false;
}

static bool follow_end(struct ways *w, const struct ir_block *block, struct seen *seen)
{
	const struct ir_insn *last = ir_at(w->ir, block->first + block->n - 1);
	bool is_known = false;
	if (last->op == IR_RETURN || last->op == IR_THROW)
		return !w->goal && last->op == IR_RETURN && take_return(w, last, seen);
	if (last->op == IR_IF && last->n_args == 1 && block->n_normal_succs == 2) {
		bool is_right_way = follow_test(w, block, last, seen, &is_known);
		if (is_known)
			return is_right_way;
	}
	if (last->op == IR_IF && last->n_args == 2 && block->n_normal_succs == 2 &&
		is_pair(w, ir_arg(w->ir, last, 0), ir_arg(w->ir, last, 1))) {
		bool is_equal_taken = last->sub == OP_if_icmpeq || last->sub == OP_if_acmpeq;
		if (!is_equal_taken && last->sub != OP_if_icmpne && last->sub != OP_if_acmpne)
			return false;
		return follow_both(w, block, &seen->is_equal, is_equal_taken ? YES : NO, seen);
	}
	if (block->n_normal_succs > 1 && (!w->goal || depends(w, last)))
		return false; // looks at it in some other way
	seen->is_decided &= block->n_normal_succs == 1;
	for (uint32_t k = 0; k < block->n_normal_succs; k++)
		if (!follow(w, block->succs[k].to, *seen))
			return false;
	return block->n_normal_succs > 0;
}

static bool follow(struct ways *w, uint32_t block, struct seen seen)
{
	if (w->goal && block == w->goal)
		return true;
	if (w->goal && (!w->is_before[block] || (w->n && block == w->blocks[0])))
		return is_left_alone(&seen);
	if (w->steps++ >= MOST_STEPS || w->n == MOST_BLOCKS)
		return false;
	w->blocks[w->n++] = block;
	bool is_right_way = follow_end(w, &w->ir->blocks[block], &seen);
	w->n--;
	return is_right_way;
}

// ---- methods that compare ---------------------------------------------------------------------

static bool try_helper(struct sv_method *m, struct method_notes *notes, uint32_t left,
	uint32_t right, enum equates assumed)
{
	struct ways w = { .m = m,
		.ir = m->ir,
		.left = left,
		.right = right,
		.is_true_equal = true,
		.is_false_equal = true,
		.assumed = assumed };
	if (!follow(&w, 1, (struct seen){ 0 }))
		return false;
	if (w.is_true_equal && w.has_true)
		notes->equates = EQUATES_IF_TRUE;
	else if (w.is_false_equal && w.has_false)
		notes->equates = EQUATES_IF_FALSE;
	else
		return false;
	notes->equates_by = w.asked;
	notes->equates_if = (uint8_t)assumed;
	return true;
}

void equal_note(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	uint32_t params[2], n = 0, first = method_is_static(ir->method) ? 0 : 1;
	if (ir->n_insns > MOST_OF_HELPER ||
		!slice_has_suffix(name_slice(ir->method->descriptor), SLICE(")Z")))
		return;
	for (uint32_t i = 1; i <= ir->n_insns && ir_at(ir, i)->op == IR_PARAM; i++) {
		if (ir_at(ir, i)->aux < first)
			continue;
		if (n == 2)
			return;
		params[n++] = i;
	}
	if (n == 2 && !try_helper(m, notes, params[0], params[1], EQUATES_IF_TRUE))
		try_helper(m, notes, params[0], params[1], EQUATES_IF_FALSE);
}

// ---- all --------------------------------------------------------------------------------------

static void mark_before(struct ways *w, uint32_t goal)
{
	uint32_t *stack = ARENA_ARRAY(w->m->flow->arena, uint32_t, w->ir->n_blocks + 1), depth = 0;
	w->is_before = ARENA_ARRAY(w->m->flow->arena, bool, w->ir->n_blocks + 1);
	w->is_before[goal] = true;
	stack[depth++] = goal;
	while (depth) {
		const struct ir_block *block = &w->ir->blocks[stack[--depth]];
		for (uint32_t k = 0; k < block->n_preds; k++)
			if (!w->is_before[block->preds[k]]) {
				w->is_before[block->preds[k]] = true;
				stack[depth++] = block->preds[k];
			}
	}
}

bool equal_is_old_used(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_CHECK_CAST && equal_is_old_used(ir, ir->uses[k]))
			return true;
		if (use->op != IR_INVOKE || !ir_invoke_has_receiver(use) || ir_arg(ir, use, 0) != value ||
			model_is_boxing(ir, use))
			continue;
		struct member_ref ref = class_member_ref(ir->file, use->constant);
		if (!model_is_query(ref.name) && !model_is_log(&ref) &&
			!slice_has_prefix(ref.name, SLICE("compare")))
			return true;
	}
	return false;
}

uint32_t equal_stored_value(const struct ir *ir, const struct op *b)
{
	const struct ir_insn *insn = ir_at(ir, b->insn);
	if (b->lambda ||
		(b->effect.verb != VERB_WRITE && b->effect.verb != VERB_SET && b->effect.verb != VERB_PUT))
		return 0;
	if (b->callee)
		return b->effect.as_is && b->effect.as_is <= insn->n_args
			? ir_arg(ir, insn, b->effect.as_is - 1u)
			: 0;
	if (b->effect.guard != GUARD_OBJECT && insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC)
		return 0; // of an array or a plain collection
	return op_written_value(ir, b);
}

bool equal_is_setter(struct sv_method *m, struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	uint32_t value = equal_stored_value(ir, b);
	if (!value || (a->callee && !a->effect.is_raw) || a->lambda)
		return false;
	struct ways w = { .m = m,
		.ir = ir,
		.left = a->insn,
		.right = value,
		.goal = ir->block_of[b->insn],
		.depend = op_flow(m, a) };
	while (ir_at(ir, w.right)->op == IR_CHECK_CAST || model_is_boxing(ir, ir_at(ir, w.right)))
		w.right = ir_arg(ir, ir_at(ir, w.right), 0);
	if (w.goal == ir->block_of[a->insn])
		return false;
	mark_before(&w, w.goal);
	return follow(&w, ir->block_of[a->insn], (struct seen){ 0 });
}
