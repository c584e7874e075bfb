// Branches on the result of tryLock. A conditional entry of a state says: if the result is true, the
// lock is held. It stays true on the branch where the result is false; where the result is true the
// entry becomes certain. So `boolean got = lock.tryLock(); ... if (got) lock.unlock();` needs no
// knowledge of ways, whatever stands between.
//
// Where the result is known to be false the entry is marked as refuted. Taking the same lock there
// makes it certain again, so that after `if (!lock.tryLock()) lock.lock();` the lock is held, taken at
// the tryLock.
#include "ir/locks_internal.h"

#define MAX_DEPTH 4 // of negations

// Of a branch: is `value` zero where it is taken? (Else it is zero where it is not.)
struct test {
	uint32_t value;
	bool is_zero;
};

static bool find_test(const struct lock_flow *flow, uint32_t block, uint32_t depth,
	struct test *test);

static bool is_constant_int(const struct ir *ir, uint32_t value, int32_t wanted)
{
	const struct ir_insn *insn = ir_at(ir, value);
	return insn->op == IR_CONST_INT && insn->immediate == wanted;
}

static bool is_zero_long(const struct ir *ir, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	return insn->op == IR_CONST_LONG && insn->sub == OP_lconst_0;
}

// ---- x ? true : false, and !x ----------------------------------------------------------------

// The block whose only way on to `merge` is from an edge of a branch: that branch, 0 if none.
static uint32_t branch_before(const struct ir *ir, uint32_t block, uint32_t merge, uint32_t *target)
{
	*target = merge;
	if (ir->blocks[block].n_normal_succs == 1 && ir->blocks[block].n_preds == 1) {
		*target = block;
		block = ir->blocks[block].preds[0];
	}
	const struct ir_block *b = &ir->blocks[block];
	bool is_branch = ir_at(ir, b->first + b->n - 1)->op == IR_IF &&
		b->succs[0].to != b->succs[1].to;
	return is_branch ? block : 0;
}

// A phi of two constants, one zero and one not, chosen by the two sides of a branch.
static bool test_of_phi(const struct lock_flow *flow, uint32_t phi, uint32_t depth,
	struct test *test)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, phi);
	uint32_t merge = ir->block_of[phi];
	const struct ir_block *b = &ir->blocks[merge];
	if (insn->n_args != 2 || b->n_preds != 2)
		return false;
	uint32_t zero = is_constant_int(ir, ir_arg(ir, insn, 0), 0) ? 0 : 1;
	if (!is_constant_int(ir, ir_arg(ir, insn, zero), 0) ||
		!is_constant_int(ir, ir_arg(ir, insn, !zero), 1))
		return false;
	uint32_t zero_target, one_target;
	uint32_t branch = branch_before(ir, b->preds[zero], merge, &zero_target);
	if (!branch || branch != branch_before(ir, b->preds[!zero], merge, &one_target))
		return false;
	const struct ir_edge *succs = ir->blocks[branch].succs;
	bool zero_is_taken = succs[0].to == zero_target;
	if (succs[!zero_is_taken].to != zero_target || succs[zero_is_taken].to != one_target)
		return false;
	if (!find_test(flow, branch, depth - 1, test))
		return false;
	// The phi is zero where the branch goes to zero_target. As a test of the phi, "taken" means zero.
	test->is_zero = zero_is_taken ? test->is_zero : !test->is_zero;
	return true;
}

// ---- tests ----------------------------------------------------------------------------------

// What "value is zero" says about the result of a call; test->is_zero comes in as what is asked.
static bool test_of_value(const struct lock_flow *flow, uint32_t value, uint32_t depth,
	struct test *test)
{
	const struct ir *ir = flow->ir;
	value = path_source(flow->paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	if (depth == 0)
		return false;
	if (insn->op == IR_INVOKE) {
		test->value = value;
		test->is_zero = true;
		return true;
	}
	if (insn->op == IR_PHI)
		return test_of_phi(flow, value, depth, test);
	if (insn->op != IR_BINARY)
		return false;
	uint32_t left = ir_arg(ir, insn, 0), right = ir_arg(ir, insn, 1);
	if (insn->sub == OP_lcmp && is_zero_long(ir, right))
		return test_of_value(flow, left, depth - 1, test);
	if (insn->sub == OP_lcmp && is_zero_long(ir, left))
		return test_of_value(flow, right, depth - 1, test);
	if (insn->sub != OP_ixor || !is_constant_int(ir, right, 1) ||
		!test_of_value(flow, left, depth - 1, test))
		return false;
	test->is_zero = !test->is_zero;
	return true;
}

static bool find_test(const struct lock_flow *flow, uint32_t block, uint32_t depth,
	struct test *test)
{
	const struct ir *ir = flow->ir;
	const struct ir_block *b = &ir->blocks[block];
	const struct ir_insn *insn = ir_at(ir, b->first + b->n - 1);
	if (insn->op != IR_IF || depth == 0)
		return false;
	uint32_t value = ir_arg(ir, insn, 0);
	bool taken_if_equal, one = false;
	if (insn->sub == OP_ifeq || insn->sub == OP_ifne) {
		taken_if_equal = insn->sub == OP_ifeq;
	} else if (insn->sub == OP_if_icmpeq || insn->sub == OP_if_icmpne) {
		taken_if_equal = insn->sub == OP_if_icmpeq;
		one = is_constant_int(ir, ir_arg(ir, insn, 1), 1);
		if (!one && !is_constant_int(ir, ir_arg(ir, insn, 1), 0))
			return false;
	} else {
		return false;
	}
	if (!test_of_value(flow, value, depth, test))
		return false;
	if (taken_if_equal == one)
		test->is_zero = !test->is_zero;
	return true;
}

const struct held *branch_refine(struct lock_flow *flow, const struct held *state, uint32_t block,
	bool is_taken)
{
	const struct held *held = state;
	struct test test;
	while (held && !held->is_conditional)
		held = held->under;
	if (!held || !find_test(flow, block, MAX_DEPTH, &test))
		return state;
	held = state_find(state, test.value);
	if (!held || !held->is_conditional)
		return state;
	struct held entry = *held;
	entry.is_refuted = test.is_zero == is_taken;
	entry.is_conditional = entry.is_refuted;
	return state_replace(flow, state, held, entry);
}
