// if (x != null) x.use(): read twice, once to look whether there is something and once to use it. Where
// somebody sets it to null, it may be gone by then.
#include "analysis/stale_value/judge.h"

// Does the look at a say, on the way to b, that it is not null?
static bool is_found(const struct ir *ir, const struct op *a, const struct op *b)
{
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		const struct ir_block *block = &ir->blocks[ir->block_of[ir->uses[k]]];
		if (use->op != IR_IF || (use->sub != OP_ifnull && use->sub != OP_ifnonnull) ||
			block->n_normal_succs != 2)
			continue;
		uint32_t way = block->succs[use->sub == OP_ifnull ? 1 : 0].to;
		if (block->succs[0].to != block->succs[1].to && ir->blocks[way].n_preds == 1 &&
			ir_dominates(ir, way, ir->block_of[b->insn]))
			return true;
	}
	return false;
}

static bool is_plain_read(const struct ir *ir, const struct op *op)
{
	return op->effect.verb == VERB_READ && type_is_reference(ir_at(ir, op->insn)->type) &&
		(!op->callee || op->effect.is_raw);
}

bool matter_is_used_again(const struct sv_method *m, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	return field && is_plain_read(m->ir, b) &&
		(atomic_load_explicit(&m->sv->fields[field->id].flags, memory_order_relaxed) &
			FIELD_NULLED) &&
		matter_is_dereferenced(m->ir, b->insn);
}

bool matter_of_use(const struct sv_method *m, const struct op *a, const struct op *b)
{
	return is_plain_read(m->ir, a) && place_equal(&a->effect.cell, &b->effect.cell) &&
		is_found(m->ir, a, b);
}
