// From the lifter's working state to the final form: redundant phis forwarded, dead phis left out,
// instructions numbered block by block, reference types raised to a fixed point, constructors tied
// to their allocations.
#include "base/bug.h"
#include "ir/build.h"

#define MAX_ROUNDS 8 // phis that stay redundant after that are only untidy

// ---- phis -----------------------------------------------------------------------------------

static void forward_redundant(struct ir_builder *b)
{
	bool changed = true;
	for (uint32_t round = 0; changed && round < MAX_ROUNDS; round++) {
		changed = false;
		for (uint32_t k = 0; k < b->order.n; k++)
			for (uint32_t phi = b->blocks.v[b->order.v[k]].phis; phi; phi = phi_at(b, phi)->next)
				if (!phi_at(b, phi)->forward)
					changed |= (phi_at(b, phi)->forward = ssa_only_operand(b, phi)) != 0;
	}
}

// A value that is needed, as which it is written down.
static uint32_t mark_live(struct ir_builder *b, uint32_t value)
{
	if (b->insns.v[value].op != IR_PHI)
		return value;
	value = ssa_resolve(b, value);
	if (b->insns.v[value].op == IR_PHI && !phi_at(b, value)->is_live) {
		phi_at(b, value)->is_live = true;
		vec_push(&b->worklist, value);
	}
	return value;
}

// Is everything defined on every way, and of one kind?
static bool drain_live(struct ir_builder *b)
{
	bool is_sound = true;
	while (b->worklist.n) {
		struct ir_insn phi = b->insns.v[vec_pop(&b->worklist)];
		for (uint32_t i = 0; i < phi.n_args; i++) {
			uint32_t value = mark_live(b, b->args.v[phi.args + i]);
			b->args.v[phi.args + i] = value;
			is_sound &= value != UNDEFINED &&
				kinds_agree(b->insns.v[value].type.kind, phi.type.kind);
		}
	}
	return is_sound;
}

// The first instruction that is not sound.
static bool find_unsound(struct ir_builder *b)
{
	for (uint32_t i = UNDEFINED + 1; i < b->insns.n; i++) {
		const struct ir_insn *insn = &b->insns.v[i];
		if (insn->op == IR_PHI && (!phi_at(b, i)->is_live || phi_at(b, i)->forward))
			continue;
		for (uint32_t k = 0; k < insn->n_args; k++) {
			uint32_t arg = b->args.v[insn->args + k];
			if (arg == UNDEFINED)
				return lift_fail(b, insn->bci, ERR_INPUT, "a variable may be undefined here");
			if (insn->op == IR_PHI && !kinds_agree(b->insns.v[arg].type.kind, insn->type.kind))
				return lift_fail(b, insn->bci, ERR_INPUT, "two ways here with different types");
		}
	}
	return true;
}

// Finds the phis that some instruction needs; puts values in the place of forwarded phis.
static bool mark_needed(struct ir_builder *b)
{
	bool is_sound = true;
	for (uint32_t i = UNDEFINED + 1; i < b->insns.n; i++) {
		const struct ir_insn *insn = &b->insns.v[i];
		if (insn->op == IR_PHI)
			continue;
		for (uint32_t k = 0; k < insn->n_args; k++) {
			uint32_t value = mark_live(b, b->args.v[insn->args + k]);
			b->args.v[insn->args + k] = value;
			is_sound &= value != UNDEFINED;
		}
	}
	is_sound &= drain_live(b);
	return is_sound || find_unsound(b);
}

// ---- numbering ------------------------------------------------------------------------------

static void allocate_insns(struct ir_builder *b, struct ir *ir)
{
	ir->insns = arena_alloc(ir->arena, sizeof(struct ir_insn) * b->insns.n);
	ir->insns[0] = (struct ir_insn){ 0 };
	ir->block_of = arena_alloc(ir->arena, sizeof(uint32_t) * b->insns.n);
	ir->block_of[0] = 0;
	ir->args = arena_alloc(ir->arena, sizeof(uint32_t) * b->args.n);
}

static uint32_t *copy_insn(struct ir_builder *b, struct ir *ir, uint32_t raw, uint32_t block)
{
	uint32_t number = ++ir->n_insns;
	struct ir_insn *to = &ir->insns[number];
	*to = b->insns.v[raw];
	to->args = ir->n_args;
	ir->n_args += to->n_args;
	ir->block_of[number] = block;
	b->numbers[raw] = number;
	return ir->args + to->args;
}

// Their operands may have no number yet.
static void copy_phis(struct ir_builder *b, struct ir *ir, const struct raw_block *raw,
	uint32_t block)
{
	for (uint32_t phi = raw->phis; phi; phi = phi_at(b, phi)->next) {
		uint32_t variable = phi_at(b, phi)->variable;
		if (!phi_at(b, phi)->is_live || phi_at(b, phi)->forward)
			continue;
		copy_insn(b, ir, phi, block);
		ir->insns[ir->n_insns].aux = variable < b->code->max_locals ? variable + 1 : 0;
		ir->blocks[block].n_phis++;
	}
}

static void set_phi_operands(struct ir_builder *b, struct ir *ir, const struct raw_block *raw)
{
	for (uint32_t phi = raw->phis; phi; phi = phi_at(b, phi)->next) {
		if (!phi_at(b, phi)->is_live || phi_at(b, phi)->forward)
			continue;
		const struct ir_insn *from = &b->insns.v[phi];
		uint32_t *args = ir->args + ir->insns[b->numbers[phi]].args;
		for (uint32_t i = 0; i < from->n_args; i++)
			args[i] = b->numbers[b->args.v[from->args + i]];
	}
}

// Operands of all but phis come before them: their definitions are on every way.
static void number_insns(struct ir_builder *b, struct ir *ir)
{
	allocate_insns(b, ir);
	b->numbers = arena_alloc(&b->scratch, sizeof(uint32_t) * b->insns.n);
	b->numbers[0] = b->numbers[UNDEFINED] = 0;
	for (uint32_t k = 0; k < b->order.n; k++) {
		const struct raw_block *raw = &b->blocks.v[b->order.v[k]];
		struct ir_block *block = &ir->blocks[k + 1];
		block->first = ir->n_insns + 1;
		copy_phis(b, ir, raw, k + 1);
		for (uint32_t i = raw->first; i < raw->limit; i++) {
			const struct ir_insn *from = &b->insns.v[i];
			if (from->op == IR_PHI)
				continue;
			uint32_t *args = copy_insn(b, ir, i, k + 1);
			for (uint32_t a = 0; a < from->n_args; a++)
				args[a] = b->numbers[b->args.v[from->args + a]];
		}
		block->n = ir->n_insns + 1 - block->first;
	}
	for (uint32_t k = 0; k < b->order.n; k++)
		set_phi_operands(b, ir, &b->blocks.v[b->order.v[k]]);
}

// Without phis the instructions are in order already, and only UNDEFINED goes.
static void number_in_order(struct ir_builder *b, struct ir *ir)
{
	allocate_insns(b, ir);
	ir->n_insns = b->insns.n - 1 - UNDEFINED;
	memcpy(ir->insns + 1, b->insns.v + 1 + UNDEFINED, sizeof(struct ir_insn) * ir->n_insns);
	for (uint32_t k = 0; k < b->order.n; k++) {
		const struct raw_block *raw = &b->blocks.v[b->order.v[k]];
		struct ir_block *block = &ir->blocks[k + 1];
		block->first = raw->first - UNDEFINED;
		block->n = raw->limit - raw->first;
		for (uint32_t i = block->first; i < block->first + block->n; i++) {
			ir->block_of[i] = k + 1;
			ir->insns[i].args -= ir->insns[i].args != 0; // theirs start at 1
		}
	}
	ir->n_args = b->args.n - 1;
	for (uint32_t i = 0; i < ir->n_args; i++)
		ir->args[i] = b->args.v[i + 1] - UNDEFINED;
}

static uint32_t number_of(struct ir_builder *b, uint32_t value)
{
	return b->numbers ? b->numbers[ssa_resolve(b, value)] : value - UNDEFINED;
}

static void copy_edges(struct ir_builder *b, struct ir *ir)
{
	uint32_t *preds = arena_alloc(ir->arena, sizeof(uint32_t) * b->edges.n);
	struct ir_edge *succs = arena_alloc(ir->arena, sizeof(struct ir_edge) * b->edges.n);
	for (uint32_t k = 0; k < b->order.n; k++) {
		const struct raw_block *raw = &b->blocks.v[b->order.v[k]];
		struct ir_block *block = &ir->blocks[k + 1];
		block->bci = raw->bci;
		block->end_bci = raw->end;
		block->n_preds = raw->n_preds;
		block->n_succs = raw->n_succs;
		block->n_normal_succs = raw->n_normal;
		block->preds = preds;
		block->succs = succs;
		for (uint32_t i = 0; i < raw->n_preds; i++)
			*preds++ = b->blocks.v[b->preds.v[raw->preds + i]].number;
		for (uint32_t i = 0; i < raw->n_succs; i++) {
			struct raw_edge edge = b->edges.v[raw->succs + i];
			*succs++ = (struct ir_edge){ b->blocks.v[edge.to].number, edge.catch_type,
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

static void find_flow_typed(struct ir_builder *b, const struct ir *ir)
{
	bool has_elements = b->flow_typed.n > 0; // beside phis
	vec_clear(&b->flow_typed);
	for (uint32_t k = 1; k <= ir->n_blocks; k++) {
		const struct ir_block *block = &ir->blocks[k];
		uint32_t limit = block->first + (has_elements ? block->n : block->n_phis);
		for (uint32_t v = block->first; v < limit; v++)
			if (is_flow_typed(&ir->insns[v]))
				vec_push(&b->flow_typed, v);
	}
}

// Types only rise, and every chain of supertypes is finite.
static void raise_types(struct ir_builder *b, struct ir *ir)
{
	find_flow_typed(b, ir);
	bool changed = b->flow_typed.n > 0;
	while (changed) {
		changed = false;
		for (uint32_t i = 0; i < b->flow_typed.n; i++)
			changed |= raise_type(ir, b->flow_typed.v[i]);
	}
}

// ---- constructors ---------------------------------------------------------------------------

static void tie_constructors(struct ir_builder *b, struct ir *ir)
{
	for (uint32_t i = 0; i < b->constructions.n; i++) {
		uint32_t v = number_of(b, b->constructions.v[i]);
		struct ir_insn *call = &ir->insns[v];
		struct ir_insn *allocation = &ir->insns[ir_arg(ir, call, 0)];
		if (allocation->op != IR_NEW)
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

static void number_frames(struct ir_builder *b)
{
	for (uint32_t f = 0; f < b->frames.n; f++) {
		const struct ir_frame *frame = &b->frames.v[f];
		for (uint32_t i = 0; i < frame->n_locals; i++)
			frame->locals[i] = number_of(b, frame->locals[i]);
		for (uint32_t i = 0; i < frame->n_stack; i++)
			frame->stack[i] = number_of(b, frame->stack[i]);
	}
}

struct ir *finish(struct ir_builder *b, struct arena *arena)
{
	if (b->keep_frames)
		read_frames(b);
	if (b->phis.n) { // without any, all operands are defined: lift_insn has checked their kinds
		forward_redundant(b);
		if (!mark_needed(b))
			return NULL;
		mark_frames_live(b);
	}
	struct ir *ir = ARENA_NEW(arena, struct ir);
	ir->world = b->world;
	ir->method = b->method;
	ir->file = b->file;
	ir->code = b->code;
	ir->builder = b;
	ir->arena = arena;
	ir->has_jsr = b->has_jsr;
	ir->n_blocks = b->order.n;
	ir->blocks = ARENA_ARRAY(arena, struct ir_block, ir->n_blocks + 1);
	b->numbers = NULL;
	if (b->phis.n)
		number_insns(b, ir);
	else
		number_in_order(b, ir);
	while (ir->n_params < ir->n_insns &&
		b->insns.v[b->blocks.v[0].first + ir->n_params].op == IR_PARAM)
		ir->n_params++;
	copy_edges(b, ir);
	raise_types(b, ir);
	tie_constructors(b, ir);
	number_frames(b);
	return ir;
}
