// Runs each block on a symbolic stack, in reverse postorder.
#include "base/bug.h"
#include "ir/build.h"

// ---- parameters and handlers ----------------------------------------------------------------

static void lift_param(struct ir_builder *b, uint32_t number, uint32_t local, struct ir_type type)
{
	uint32_t value = emit(b, IR_PARAM, 0, 0, type);
	b->insns.v[value].aux = number;
	ssa_write(b, b->current, local, value);
}

static void lift_entry(struct ir_builder *b)
{
	uint32_t local = 0, number = 0;
	if (!method_is_static(b->method)) {
		lift_param(b, number++, 0,
			(struct ir_type){ .kind = KIND_CLASS, .klass = b->method->owner->id });
		local = 1;
	}
	struct slice rest = descriptor_parameters(name_slice(b->method->descriptor)), next;
	while ((next = descriptor_next(&rest)).len) {
		lift_param(b, number++, local, type_of_descriptor(b, next, 0));
		local += descriptor_words(next);
	}
	b->returned_kind = (uint8_t)kind_of_descriptor(
		descriptor_return(name_slice(b->method->descriptor)));
	emit(b, IR_GOTO, OP_goto, 0, type_of_kind(KIND_NONE));
}

static void lift_pad(struct ir_builder *b, const struct raw_block *pad)
{
	uint16_t catch_type = pad->catch_type;
	uint32_t bci = pad->bci;
	struct ir_type type = catch_type ? ref_of(b, catch_type)->type : b->throwable;
	uint32_t value = emit(b, IR_CATCH, 0, bci, type);
	b->insns.v[value].constant = catch_type;
	b->stack[0] = value;
	b->n_stack = 1;
	emit(b, IR_GOTO, OP_goto, bci, type_of_kind(KIND_NONE));
}

// ---- code -----------------------------------------------------------------------------------

static uint32_t words_of(const struct ir_builder *b, uint32_t value)
{
	uint8_t kind = b->insns.v[value].type.kind;
	return kind == KIND_LONG || kind == KIND_DOUBLE ? 2 : 1;
}

static void enter_block(struct ir_builder *b)
{
	const struct raw_block *block = &b->blocks.v[b->current];
	uint32_t n = block->n_stack;
	const uint8_t *kinds = block->stack_kinds;

	b->variables = ssa_begin_block(b, b->current);
	b->n_stack_words = 0;
	for (uint32_t i = 0; i < n; i++) {
		b->stack[i] = ssa_read(b, b->current, b->code->max_locals + i, kinds[i]);
		b->n_stack_words += words_of(b, b->stack[i]);
	}
	b->n_stack = n;
	b->blocks.v[b->current].first = b->insns.n;
}

// As code_insn, without the targets of branches, which the edges have. The commonest first, and no
// table of jumps: every instruction of every method comes through here.
static inline struct insn operands_at(const struct code *code, uint32_t bci)
{
	const uint8_t *p = code->bytes + bci;
	uint8_t op = p[0], length = opcode_lengths[op];
	struct insn insn = { .bci = bci, .op = op, .next = bci + length };

	if (length == 1)
		return insn;
	if (length == 3 && op != OP_iinc) {
		insn.a = op == OP_sipush ? (int16_t)bytes_u2(p + 1) : bytes_u2(p + 1);
		return insn;
	}
	if (length == 2) {
		insn.a = op == OP_bipush ? (int8_t)p[1] : p[1];
		return insn;
	}
	return code_insn(code, bci);
}

static bool lift_code(struct ir_builder *b)
{
	uint32_t bci = b->blocks.v[b->current].bci, end = b->blocks.v[b->current].end;
	while (bci < end) {
		struct insn insn = operands_at(b->code, bci);
		if (!lift_insn(b, &insn))
			return false;
		bci = insn.next;
	}
	const struct ir_insn *last = &b->insns.v[b->insns.n - 1];
	bool has_end = b->insns.n > b->blocks.v[b->current].first && ir_properties[last->op] & IR_T;
	if (!has_end)
		emit(b, IR_GOTO, OP_goto, b->blocks.v[b->current].last, type_of_kind(KIND_NONE));
	return true;
}

// ---- leaving --------------------------------------------------------------------------------

static bool pass_stack(struct ir_builder *b, uint32_t to)
{
	struct raw_block *block = &b->blocks.v[to];
	if (!block->has_stack) {
		block->has_stack = true;
		block->n_stack = b->n_stack;
		block->stack_kinds = arena_alloc(&b->scratch, b->n_stack);
		for (uint32_t i = 0; i < b->n_stack; i++)
			block->stack_kinds[i] = b->insns.v[b->stack[i]].type.kind;
		return true;
	}
	bool ok = block->n_stack == b->n_stack;
	for (uint32_t i = 0; ok && i < b->n_stack; i++)
		ok = kinds_agree(block->stack_kinds[i], b->insns.v[b->stack[i]].type.kind);
	return ok || lift_fail(b, block->bci, ERR_INPUT, "two ways here with different stacks");
}

static bool leave_block(struct ir_builder *b)
{
	b->blocks.v[b->current].limit = b->insns.n;
	for (uint32_t i = 0; i < b->n_stack; i++)
		b->variables[b->code->max_locals + i] = b->stack[i];
	const struct raw_block *block = &b->blocks.v[b->current];
	uint32_t succs = block->succs, n_normal = block->n_normal;
	for (uint32_t i = 0; i < n_normal; i++)
		if (!pass_stack(b, b->edges.v[succs + i].to))
			return false;
	ssa_filled(b, b->current);
	return true;
}

bool lift_blocks(struct ir_builder *b)
{
	for (uint32_t k = 0; k < b->order.n; k++) {
		b->current = b->order.v[k];
		enter_block(b);
		struct raw_block *block = &b->blocks.v[b->current];
		if (block->kind == RAW_ENTRY)
			lift_entry(b);
		else if (block->kind == RAW_PAD)
			lift_pad(b, block);
		else if (!lift_code(b))
			return false;
		if (!leave_block(b))
			return false;
	}
	ssa_finish_deferred(b);
	return true;
}
