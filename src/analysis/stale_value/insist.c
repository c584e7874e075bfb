// Methods that return only where what they are given is as wanted: requireTrue(seen == current). What comes after such a
// call was decided by what went into it.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/judge.h"
#include "analysis/stale_value/op.h"

#define MAX_PARAMS 8
#define MAX_LOOKS 16

static bool only_throws(const struct ir *ir, uint32_t b)
{
	const struct ir_block *block = &ir->blocks[b];
	return block->n && !block->n_normal_succs &&
		ir_at(ir, block->first + block->n - 1)->op == IR_THROW;
}

// The parameters that it looks at before anything else, and throws unless they are as wanted.
void insist_note(const struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	for (uint32_t b = 1, n = 0; n < MAX_LOOKS && ir->blocks[b].n; n++) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
		if (last->op == IR_GOTO) {
			b = block->succs[0].to;
			continue;
		}
		if (last->op != IR_IF || last->n_args != 1 || block->n_normal_succs != 2)
			return;
		bool is_first = only_throws(ir, block->succs[0].to);
		const struct ir_insn *param = ir_at(ir, ir_arg(ir, last, 0));
		if (param->op != IR_PARAM || param->aux >= MAX_PARAMS ||
			(!is_first && !only_throws(ir, block->succs[1].to)))
			return;
		notes->insists |= (uint8_t)(1u << param->aux);
		b = block->succs[is_first ? 1 : 0].to;
	}
}

bool insist_is_decided(struct sv_method *m, struct op *read, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct flow_set *set = op_flow(m, read);
	for (uint32_t i = 1, call = 0; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE)
			continue;
		const struct method_notes *notes = &m->sv->notes[ir->method->id];
		const struct targets *targets = call < notes->n_calls ? notes->calls[call] : NULL;
		call++;
		if (!targets || targets->n != 1 || targets->is_lambda || targets->is_cut ||
			!ir_insn_dominates(ir, i, b->insn))
			continue;
		uint8_t insists = m->sv->notes[targets->methods[0]->id].insists;
		for (uint32_t k = 0; insists && k < insn->n_args && k < MAX_PARAMS; k++)
			if (insists >> k & 1 && bitset_has(&set->values, ir_arg(ir, insn, k)))
				return true;
	}
	return false;
}
