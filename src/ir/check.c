// Does an IR keep its invariants (doc/ir.md)? Run on every method in debug builds and in tests.
#include "base/bug.h"
#include "ir/ir.h"

static void check_insn(const struct ir *ir, uint32_t block, uint32_t i)
{
	const struct ir_insn *insn = &ir->insns[i];
	const struct ir_block *b = &ir->blocks[block];
	bool is_last = i == b->first + b->n - 1, is_phi = insn->op == IR_PHI;

	INVARIANT(insn->op > IR_NONE && insn->op < N_IR_OPS);
	INVARIANT(ir->block_of[i] == block);
	INVARIANT(ir_has(insn, IR_T) == is_last);
	INVARIANT(is_phi == (i < b->first + b->n_phis));
	INVARIANT(insn->args + insn->n_args <= ir->n_args);
	INVARIANT(!is_phi || insn->n_args == b->n_preds);
	INVARIANT(ir_has(insn, IR_V) || insn->type.kind == KIND_NONE);
	for (uint32_t k = 0; k < insn->n_args; k++) {
		uint32_t arg = ir_arg(ir, insn, k);
		INVARIANT(arg <= ir->n_insns);
		INVARIANT(arg || is_phi);
		INVARIANT(!arg || ir->insns[arg].type.kind != KIND_NONE);
	}
}

static void check_edges(const struct ir *ir, uint32_t block)
{
	const struct ir_block *b = &ir->blocks[block];
	uint32_t n_expected[N_IR_OPS] = { [IR_GOTO] = 1, [IR_IF] = 2 };
	const struct ir_insn *last = &ir->insns[b->first + b->n - 1];

	if (last->op != IR_SWITCH)
		INVARIANT(b->n_normal_succs == n_expected[last->op]);
	for (uint32_t i = 0; i < b->n_succs; i++) {
		const struct ir_edge *edge = &b->succs[i];
		INVARIANT(edge->to >= 1 && edge->to <= ir->n_blocks);
		INVARIANT(edge->is_exceptional == (i >= b->n_normal_succs));
		if (edge->is_exceptional)
			INVARIANT(
				ir->insns[ir->blocks[edge->to].first + ir->blocks[edge->to].n_phis].op == IR_CATCH);
	}
	for (uint32_t i = 0; i < b->n_preds; i++) {
		const struct ir_block *pred = &ir->blocks[b->preds[i]];
		bool found = false;
		for (uint32_t k = 0; k < pred->n_succs; k++)
			found |= pred->succs[k].to == block;
		INVARIANT(found);
	}
}

void ir_check(const struct ir *ir)
{
	uint32_t next = 1;
	INVARIANT(ir->n_blocks >= 1 && ir->blocks[1].n_preds == 0);
	for (uint32_t block = 1; block <= ir->n_blocks; block++) {
		const struct ir_block *b = &ir->blocks[block];
		INVARIANT(b->first == next && b->n > 0);
		INVARIANT(block == 1 || b->n_preds > 0);
		for (uint32_t i = b->first; i < b->first + b->n; i++)
			check_insn(ir, block, i);
		check_edges(ir, block);
		next += b->n;
	}
	INVARIANT(next == ir->n_insns + 1);
	for (uint32_t v = 1; v <= ir->n_params; v++)
		INVARIANT(ir->insns[v].op == IR_PARAM && ir->insns[v].aux == v - 1);
}
