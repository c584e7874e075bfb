// Are two calls about the same key? By what the first argument of each is made of: the same value, or the same question
// asked twice (order.customer()). And does the second come where the first found nothing?
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/warnings.h"

#define MAX_DEEP 4

static bool is_same(const struct flow *flow, uint32_t a, uint32_t b, uint32_t depth)
{
	const struct ir *ir = flow->ir;
	uint32_t x = path_source(flow->paths, a), y = path_source(flow->paths, b);
	const struct ir_insn *i = ir_at(ir, x), *k = ir_at(ir, y);
	const struct path *path = path_of(flow->paths, x);
	if (x == y || (path->kind != PATH_UNKNOWN && path_equal(path, path_of(flow->paths, y))))
		return true;
	if (i->op != k->op || i->sub != k->sub || i->n_args != k->n_args || !depth)
		return false;
	if (i->op == IR_CONST_INT)
		return i->immediate == k->immediate;
	if (i->op == IR_CONST_STRING)
		return i->constant == k->constant;
	if (i->op == IR_PHI || !i->n_args || (i->op == IR_INVOKE && i->constant != k->constant))
		return false;
	for (uint32_t n = 0; n < i->n_args; n++)
		if (!is_same(flow, ir_arg(ir, i, n), ir_arg(ir, k, n), depth - 1))
			return false;
	return true;
}

// if (!map.containsKey(k)), if (map.get(k) == null)
static bool is_if_none(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *branch = &ir->blocks[b];
		const struct ir_insn *test = ir_at(ir, branch->first + branch->n - 1);
		if (!branch->n || branch->n_normal_succs != 2 || test->op != IR_IF || test->n_args != 1 ||
			path_source(flow->paths, ir_arg(ir, test, 0)) != first)
			continue;
		bool jumps_if_none = test->sub == OP_ifeq || test->sub == OP_ifnull;
		if (!jumps_if_none && test->sub != OP_ifne && test->sub != OP_ifnonnull)
			continue;
		uint32_t none = branch->succs[jumps_if_none ? 0 : 1].to;
		if (ir->blocks[none].n_preds == 1 && ir_dominates(ir, none, ir->block_of[second]))
			return true;
	}
	return false;
}

uint32_t relate_keys(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir_insn *a = ir_at(flow->ir, first), *b = ir_at(flow->ir, second);
	if (a->op != IR_INVOKE || b->op != IR_INVOKE || a->n_args < 2 || b->n_args < 2 ||
		first == second)
		return 0;
	return (is_same(flow, ir_arg(flow->ir, a, 1), ir_arg(flow->ir, b, 1), MAX_DEEP)
				   ? RELATION_SAME_KEY
				   : 0) |
		(is_if_none(flow, first, second) ? RELATION_IF_NONE : 0);
}
