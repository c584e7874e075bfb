// A second section that refuses with an exception if what the first one found is no longer so, and a caller that is ready
// for that:
//
//     if (names.find(n) == null)
//         try { names.define(n); } catch (DuplicateException e) { /* somebody else was faster */ }
//
// Not if the handler does nothing but throw another one, or if what is done afterwards is done as if it had worked.
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/asked.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/sections.h"

static bool has_return(const struct flow *flow, const struct bitset *blocks)
{
	const struct ir *ir = flow->ir;
	for (uint32_t b = bitset_next(blocks, 0); b != UINT32_MAX; b = bitset_next(blocks, b + 1))
		if (ir->blocks[b].n &&
			ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1)->op == IR_RETURN)
			return true;
	return false;
}

// p = mine, whoever was faster.
static bool gives_value(const struct ir *ir, uint32_t block)
{
	for (uint32_t i = 0; i < ir->blocks[block].n_normal_succs; i++)
		if (ir->blocks[ir->blocks[block].succs[i].to].n_phis)
			return true;
	return false;
}

// Is something done that makes no difference between the call that came back and the one that did not?
static bool goes_on(const struct flow *flow, uint32_t call, const struct bitset *caught)
{
	const struct ir *ir = flow->ir;
	struct bitset done = section_blocks_after(flow, ir->block_of[call], false);
	for (uint32_t b = bitset_next(caught, 0); b != UINT32_MAX; b = bitset_next(caught, b + 1)) {
		if (!bitset_has(&done, b) || !ir_dominates(ir, ir->block_of[call], b))
			continue;
		if (gives_value(ir, b))
			return true;
		for (uint32_t i = ir->blocks[b].first; i < ir->blocks[b].first + ir->blocks[b].n; i++)
			if (relate_is_effect(flow, i))
				return true;
	}
	return false;
}

bool caught_is_refusal(const struct flow *flow, uint32_t call)
{
	const struct ir_block *block = &flow->ir->blocks[flow->ir->block_of[call]];
	for (uint32_t i = block->n_normal_succs; i < block->n_succs; i++) {
		if (!block->succs[i].catch_type)
			continue;
		struct bitset caught = section_blocks_after(flow, block->succs[i].to, false);
		if (has_return(flow, &caught) && !goes_on(flow, call, &caught))
			return true;
	}
	return false;
}

bool caught_is_thrown(const struct flow *flow, const struct influence *answer,
	const struct klass *caught)
{
	const struct ir *ir = flow->ir;
	uint32_t n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		bool is_decided = false;
		for (uint32_t k = 0; ir_at(ir, i)->op == IR_THROW && k < answer->n_branches; k++)
			is_decided |= relate_branch_decides(flow, answer->branches[k], ir->block_of[i]);
		if (!is_decided)
			continue;
		const struct ir_insn *made = ir_at(ir,
			path_source(flow->paths, ir_arg(ir, ir_at(ir, i), 0)));
		if (made->op != IR_NEW || made->type.kind != KIND_CLASS || !made->type.klass ||
			!klass_is_subtype(ir->world->classes[made->type.klass], caught))
			return false;
		n++;
	}
	return n > 0;
}

const struct klass *atom_caught(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t number)
{
	const struct code *code = atom_code(place);
	for (uint32_t i = 0; code && i < code->n_handlers; i++) {
		const struct handler *handler = &code->handlers[i];
		if (handler->catch_type && handler->start <= bci && bci < handler->end && !number--)
			return world_loaded(at->world, class_name_at(place->owner->file, handler->catch_type));
	}
	return NULL;
}
