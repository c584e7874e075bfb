// From the lifter's working state to the final form: redundant phis forwarded, dead phis left out,
// instructions numbered block by block, reference types raised to a fixed point, constructors tied
// to their allocations.
#include "base/bug.h"
#include "ir/build.h"

#define MAX_ROUNDS 8 // phis that stay redundant after that are only untidy

// ---- phis -----------------------------------------------------------------------------------

static bool forward_if_redundant(struct ir_builder *b, uint32_t phi)
{
	struct raw_insn *raw = &b->insns.v[phi];
	uint32_t same = 0;
	for (uint32_t i = 0; i < raw->insn.n_args; i++) {
		uint32_t value = ssa_resolve(b, b->args.v[raw->insn.args + i]);
		if (value == phi || value == same)
			continue;
		if (same)
			return false;
		same = value;
	}
	raw->forward = same ? same : UNDEFINED;
	return true;
}

static void forward_redundant(struct ir_builder *b)
{
	bool changed = true;
	for (uint32_t round = 0; changed && round < MAX_ROUNDS; round++) {
		changed = false;
		for (uint32_t k = 0; k < b->order.n; k++)
			for (uint32_t phi = b->blocks.v[b->order.v[k]].phis; phi; phi = b->insns.v[phi].next)
				if (!b->insns.v[phi].forward)
					changed |= forward_if_redundant(b, phi);
	}
}

static void mark_live(struct ir_builder *b, uint32_t value)
{
	value = ssa_resolve(b, value);
	struct raw_insn *raw = &b->insns.v[value];
	if (raw->insn.op != IR_PHI || raw->is_live)
		return;
	raw->is_live = true;
	vec_push(&b->worklist, value);
}

static void drain_live(struct ir_builder *b)
{
	while (b->worklist.n) {
		const struct ir_insn phi = b->insns.v[vec_pop(&b->worklist)].insn;
		for (uint32_t i = 0; i < phi.n_args; i++)
			mark_live(b, b->args.v[phi.args + i]);
	}
}

// Phis that some instruction needs; all that they need must be defined on every way.
static bool mark_needed(struct ir_builder *b)
{
	for (uint32_t i = UNDEFINED + 1; i < b->insns.n; i++) {
		const struct ir_insn insn = b->insns.v[i].insn;
		if (insn.op == IR_PHI)
			continue;
		for (uint32_t k = 0; k < insn.n_args; k++)
			mark_live(b, b->args.v[insn.args + k]);
	}
	drain_live(b);
	for (uint32_t i = UNDEFINED + 1; i < b->insns.n; i++) {
		const struct ir_insn *insn = &b->insns.v[i].insn;
		if (insn->op == IR_PHI && (!b->insns.v[i].is_live || b->insns.v[i].forward))
			continue;
		for (uint32_t k = 0; k < insn->n_args; k++) {
			uint32_t arg = ssa_resolve(b, b->args.v[insn->args + k]);
			if (arg == UNDEFINED)
				return lift_fail(b, insn->bci, ERR_INPUT, "a variable may be undefined here");
			if (insn->op == IR_PHI && !kinds_agree(b->insns.v[arg].insn.type.kind, insn->type.kind))
				return lift_fail(b, insn->bci, ERR_INPUT, "two ways here with different types");
		}
	}
	return true;
}

// ---- numbering ------------------------------------------------------------------------------

static uint32_t number_blocks(struct ir_builder *b, struct ir *ir, uint32_t *numbers)
{
	uint32_t next = 1;
	for (uint32_t k = 0; k < b->order.n; k++) {
		const struct raw_block *raw = &b->blocks.v[b->order.v[k]];
		struct ir_block *block = &ir->blocks[k + 1];
		block->first = next;
		for (uint32_t phi = raw->phis; phi; phi = b->insns.v[phi].next)
			if (b->insns.v[phi].is_live && !b->insns.v[phi].forward)
				numbers[phi] = next++;
		block->n_phis = next - block->first;
		for (uint32_t i = raw->first; i < raw->limit; i++)
			if (b->insns.v[i].insn.op != IR_PHI)
				numbers[i] = next++;
		block->n = next - block->first;
		block->bci = raw->bci;
		block->end_bci = raw->end;
	}
	return next - 1;
}

static void copy_insn(struct ir_builder *b, struct ir *ir, const uint32_t *numbers, uint32_t raw,
	uint32_t block)
{
	uint32_t to = numbers[raw];
	ir->insns[to] = b->insns.v[raw].insn;
	ir->block_of[to] = block;
	ir->insns[to].args = ir->n_args;
	for (uint32_t i = 0; i < ir->insns[to].n_args; i++)
		ir->args[ir->n_args++] = numbers[ssa_resolve(b, b->args.v[b->insns.v[raw].insn.args + i])];
}

static void copy_insns(struct ir_builder *b, struct ir *ir, const uint32_t *numbers)
{
	for (uint32_t k = 0; k < b->order.n; k++) {
		const struct raw_block *raw = &b->blocks.v[b->order.v[k]];
		for (uint32_t phi = raw->phis; phi; phi = b->insns.v[phi].next)
			if (numbers[phi])
				copy_insn(b, ir, numbers, phi, k + 1);
		for (uint32_t i = raw->first; i < raw->limit; i++)
			if (b->insns.v[i].insn.op != IR_PHI)
				copy_insn(b, ir, numbers, i, k + 1);
	}
}

static void copy_edges(struct ir_builder *b, struct ir *ir)
{
	for (uint32_t k = 0; k < b->order.n; k++) {
		const struct raw_block *raw = &b->blocks.v[b->order.v[k]];
		struct ir_block *block = &ir->blocks[k + 1];
		block->n_preds = raw->n_preds;
		block->n_succs = raw->n_succs;
		block->n_normal_succs = raw->n_normal;
		block->preds = arena_alloc(ir->arena, sizeof(uint32_t) * raw->n_preds);
		block->succs = arena_alloc(ir->arena, sizeof(struct ir_edge) * raw->n_succs);
		for (uint32_t i = 0; i < raw->n_preds; i++)
			block->preds[i] = b->blocks.v[b->preds.v[raw->preds + i]].number;
		for (uint32_t i = 0; i < raw->n_succs; i++) {
			struct raw_edge edge = b->edges.v[raw->succs + i];
			block->succs[i] = (struct ir_edge){ b->blocks.v[edge.to].number, edge.catch_type,
				edge.is_exceptional };
		}
	}
}

// ---- types ----------------------------------------------------------------------------------

static struct ir_type merged_operands(const struct ir *ir, const struct ir_insn *phi)
{
	struct ir_type type = phi->type;
	for (uint32_t i = 0; i < phi->n_args; i++) {
		uint32_t arg = ir_arg(ir, phi, i);
		type = arg ? type_merge(ir->world, type, ir->insns[arg].type) : type_of_kind(KIND_TOP);
	}
	return type;
}

static bool raise_type(struct ir *ir, uint32_t value)
{
	struct ir_insn *insn = &ir->insns[value];
	struct ir_type type = insn->op == IR_PHI ? merged_operands(ir, insn)
											 : type_element(ir->insns[ir_arg(ir, insn, 0)].type);
	if (type_equal(type, insn->type))
		return false;
	insn->type = type;
	return true;
}

static bool is_flow_typed(const struct ir_insn *insn)
{
	if (insn->op == IR_PHI)
		return type_is_reference(insn->type) || insn->type.kind == KIND_NONE;
	return insn->op == IR_ARRAY_LOAD && insn->sub == OP_aaload;
}

// Types only rise, and every chain of supertypes is finite.
static void raise_types(struct ir_builder *b, struct ir *ir)
{
	vec_clear(&b->flow_typed);
	for (uint32_t v = 1; v <= ir->n_insns; v++)
		if (is_flow_typed(&ir->insns[v]))
			vec_push(&b->flow_typed, v);
	bool changed = b->flow_typed.n > 0;
	while (changed) {
		changed = false;
		for (uint32_t i = 0; i < b->flow_typed.n; i++)
			changed |= raise_type(ir, b->flow_typed.v[i]);
	}
}

// ---- constructors ---------------------------------------------------------------------------

static void tie_constructors(struct ir *ir)
{
	for (uint32_t v = 1; v <= ir->n_insns; v++) {
		struct ir_insn *call = &ir->insns[v];
		if (call->op != IR_INVOKE || call->sub != OP_invokespecial)
			continue;
		struct ir_insn *allocation = &ir->insns[ir_arg(ir, call, 0)];
		if (allocation->op != IR_NEW ||
			!slice_equal(class_member_ref(ir->file, call->constant).name, SLICE("<init>")))
			continue;
		call->aux = ir_arg(ir, call, 0);
		if (!allocation->aux) // Groovy chooses among several constructors for one object
			allocation->aux = v;
	}
}

// ---- frames ---------------------------------------------------------------------------------

// Reads every variable at the start of every block, as a StackMapTable frame there would have it.
static void read_frames(struct ir_builder *b)
{
	for (uint32_t k = 0; k < b->order.n; k++) {
		uint32_t id = b->order.v[k], n_stack = b->blocks.v[id].n_stack;
		if (b->blocks.v[id].kind != RAW_CODE)
			continue;
		struct ir_frame frame = { .block = k + 1,
			.n_locals = b->code->max_locals,
			.n_stack = n_stack };
		frame.locals = ARENA_ARRAY(&b->frame_arena, uint32_t, frame.n_locals);
		frame.stack = ARENA_ARRAY(&b->frame_arena, uint32_t, frame.n_stack);
		for (uint32_t i = 0; i < frame.n_locals; i++)
			frame.locals[i] = ssa_read_start(b, id, i, KIND_NONE);
		for (uint32_t i = 0; i < n_stack; i++)
			frame.stack[i] = ssa_read_start(b, id, b->code->max_locals + i,
				b->blocks.v[id].stack_kinds[i]);
		vec_push(&b->frames, frame);
	}
	ssa_finish_deferred(b);
}

static void mark_frames_live(struct ir_builder *b)
{
	for (uint32_t f = 0; f < b->frames.n; f++) {
		const struct ir_frame *frame = &b->frames.v[f];
		for (uint32_t i = 0; i < frame->n_locals; i++)
			mark_live(b, frame->locals[i]);
		for (uint32_t i = 0; i < frame->n_stack; i++)
			mark_live(b, frame->stack[i]);
	}
	drain_live(b);
}

static void number_frames(struct ir_builder *b, const uint32_t *numbers)
{
	for (uint32_t f = 0; f < b->frames.n; f++) {
		const struct ir_frame *frame = &b->frames.v[f];
		for (uint32_t i = 0; i < frame->n_locals; i++)
			frame->locals[i] = numbers[ssa_resolve(b, frame->locals[i])];
		for (uint32_t i = 0; i < frame->n_stack; i++)
			frame->stack[i] = numbers[ssa_resolve(b, frame->stack[i])];
	}
}

struct ir *finish(struct ir_builder *b, struct arena *arena)
{
	if (b->keep_frames)
		read_frames(b);
	forward_redundant(b);
	if (!mark_needed(b))
		return NULL;
	mark_frames_live(b);
	struct ir *ir = ARENA_NEW(arena, struct ir);
	uint32_t *numbers = arena_zero(&b->scratch, sizeof(uint32_t) * b->insns.n);
	ir->world = b->world;
	ir->method = b->method;
	ir->file = b->file;
	ir->code = b->code;
	ir->arena = arena;
	ir->has_jsr = b->has_jsr;
	ir->n_blocks = b->order.n;
	ir->blocks = ARENA_ARRAY(arena, struct ir_block, ir->n_blocks + 1);
	ir->n_insns = number_blocks(b, ir, numbers);
	ir->insns = arena_alloc(arena, sizeof(struct ir_insn) * (ir->n_insns + 1));
	ir->insns[0] = (struct ir_insn){ 0 };
	ir->block_of = arena_alloc(arena, sizeof(uint32_t) * (ir->n_insns + 1));
	ir->block_of[0] = 0;
	ir->args = arena_alloc(arena, sizeof(uint32_t) * b->args.n);
	while (ir->n_params < ir->n_insns &&
		b->insns.v[b->blocks.v[0].first + ir->n_params].insn.op == IR_PARAM)
		ir->n_params++;
	copy_insns(b, ir, numbers);
	copy_edges(b, ir);
	raise_types(b, ir);
	tie_constructors(ir);
	number_frames(b, numbers);
	return ir;
}
