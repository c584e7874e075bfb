// The IR of a method in a tenth of its room, for the store. One number after the other, seven bits a byte (LEB128);
// what is near is small: operands as the distance from their instruction, bytecode indices as that from the last.
// What can be told from the rest is left out: instructions are in order of their blocks, operands in
// order of their instructions. An instruction is
//
//     op, sub, what follows (enum follows), bci, [constant], [aux], [n_args, args], [type]
#include "ir/pack.h"

#include "base/bug.h"

enum follows { HAS_CONSTANT = 1, HAS_AUX = 2, HAS_ARGS = 4, HAS_TYPE = 8 };

// ---- numbers ----------------------------------------------------------------------------------

static void put(packed_bytes *to, uint32_t number)
{
	while (number >= 0x80) {
		vec_push(to, (uint8_t)(number | 0x80));
		number >>= 7;
	}
	vec_push(to, (uint8_t)number);
}

// Small whatever its sign.
static void put_signed(packed_bytes *to, int32_t number)
{
	put(to, (uint32_t)number << 1 ^ (uint32_t)(number >> 31));
}

static uint32_t get_long(const uint8_t **from, uint32_t number)
{
	for (uint32_t shift = 7;; shift += 7) {
		uint8_t next = *(*from)++;
		number |= (uint32_t)(next & 0x7f) << shift;
		if (next < 0x80)
			return number;
	}
}

static inline uint32_t get(const uint8_t **from)
{
	uint8_t first = *(*from)++;
	return first < 0x80 ? first : get_long(from, first & 0x7f);
}

static inline int32_t get_signed(const uint8_t **from)
{
	uint32_t number = get(from);
	return (int32_t)(number >> 1 ^ -(number & 1));
}

// ---- instructions -------------------------------------------------------------------------------

static void put_type(packed_bytes *to, struct ir_type type)
{
	put(to, type.kind);
	if (type.kind == KIND_ARRAY) {
		put(to, type.dimensions);
		vec_push(to, (uint8_t)type.element);
	}
	if (type.kind == KIND_CLASS || type.kind == KIND_ARRAY)
		put(to, type.klass);
}

static struct ir_type get_type(const uint8_t **from)
{
	struct ir_type type = { .kind = (uint8_t)get(from) };
	if (type.kind == KIND_ARRAY) {
		type.dimensions = (uint8_t)get(from);
		type.element = (char)*(*from)++;
	}
	if (type.kind == KIND_CLASS || type.kind == KIND_ARRAY)
		type.klass = get(from);
	return type;
}

static void put_insn(packed_bytes *to, const struct ir *ir, uint32_t value, uint16_t last_bci)
{
	const struct ir_insn *insn = ir_at(ir, value);
	uint32_t follows = (insn->constant ? HAS_CONSTANT : 0u) | (insn->aux ? HAS_AUX : 0u) |
		(insn->n_args ? HAS_ARGS : 0u) | (insn->type.kind ? HAS_TYPE : 0u);
	vec_push(to, insn->op);
	vec_push(to, insn->sub);
	put(to, follows);
	put_signed(to, (int32_t)insn->bci - last_bci);
	if (insn->constant)
		put(to, insn->constant);
	if (insn->aux)
		put_signed(to, insn->immediate);
	if (insn->n_args)
		put(to, insn->n_args);
	for (uint32_t i = 0; i < insn->n_args; i++)
		put_signed(to, (int32_t)(value - ir_arg(ir, insn, i)));
	if (insn->type.kind)
		put_type(to, insn->type);
}

static void get_insn(const uint8_t **from, struct ir *ir, uint32_t value, uint16_t last_bci)
{
	struct ir_insn *insn = &ir->insns[value];
	*insn = (struct ir_insn){ .op = (*from)[0], .sub = (*from)[1], .args = ir->n_args };
	*from += 2;
	uint32_t follows = get(from);
	insn->bci = (uint16_t)(last_bci + get_signed(from));
	if (follows & HAS_CONSTANT)
		insn->constant = (uint16_t)get(from);
	if (follows & HAS_AUX)
		insn->immediate = get_signed(from);
	if (follows & HAS_ARGS)
		insn->n_args = (uint16_t)get(from);
	for (uint32_t i = 0; i < insn->n_args; i++)
		ir->args[ir->n_args++] = value - (uint32_t)get_signed(from);
	if (follows & HAS_TYPE)
		insn->type = get_type(from);
}

// ---- blocks -------------------------------------------------------------------------------------

static void put_block(packed_bytes *to, const struct ir *ir, uint32_t number)
{
	const struct ir_block *block = &ir->blocks[number];
	put(to, block->n);
	put(to, block->n_phis);
	put(to, block->bci);
	put_signed(to, (int32_t)(block->end_bci - block->bci));
	put(to, block->n_preds);
	for (uint32_t i = 0; i < block->n_preds; i++)
		put_signed(to, (int32_t)(number - block->preds[i]));
	put(to, block->n_succs);
	put(to, block->n_normal_succs);
	for (uint32_t i = 0; i < block->n_succs; i++) {
		put_signed(to, (int32_t)(block->succs[i].to - number));
		if (i >= block->n_normal_succs)
			put(to, block->succs[i].catch_type << 1 | block->succs[i].is_exceptional);
	}
}

static void get_edges(const uint8_t **from, struct ir *ir, struct ir_block *block, uint32_t number)
{
	block->n_preds = get(from);
	block->preds = arena_alloc(ir->arena, sizeof(*block->preds) * block->n_preds);
	for (uint32_t i = 0; i < block->n_preds; i++)
		block->preds[i] = number - (uint32_t)get_signed(from);
	block->n_succs = get(from);
	block->n_normal_succs = get(from);
	block->succs = arena_alloc(ir->arena, sizeof(*block->succs) * block->n_succs);
	for (uint32_t i = 0; i < block->n_succs; i++) {
		block->succs[i] = (struct ir_edge){ .to = number + (uint32_t)get_signed(from) };
		uint32_t caught = i >= block->n_normal_succs ? get(from) : 0;
		block->succs[i].catch_type = caught >> 1;
		block->succs[i].is_exceptional = caught & 1;
	}
}

static void get_block(const uint8_t **from, struct ir *ir, uint32_t number, uint32_t *first)
{
	struct ir_block *block = &ir->blocks[number];
	*block = (struct ir_block){ .first = *first, .n = get(from), .n_phis = get(from) };
	block->bci = get(from);
	block->end_bci = block->bci + (uint32_t)get_signed(from);
	get_edges(from, ir, block, number);
	for (uint32_t i = 0; i < block->n; i++)
		ir->block_of[*first + i] = number;
	*first += block->n;
}

// ---- methods ------------------------------------------------------------------------------------

void ir_pack(packed_bytes *to, const struct ir *ir)
{
	vec_clear(to);
	put(to, ir->n_insns);
	put(to, ir->n_args);
	put(to, ir->n_blocks);
	put(to, ir->n_params);
	put(to, ir->has_jsr);
	for (uint32_t i = 1; i <= ir->n_blocks; i++)
		put_block(to, ir, i);
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		put_insn(to, ir, i, ir_at(ir, i - 1)->bci);
}

struct ir *ir_unpack(const uint8_t *from, const struct method *method, const struct world *world,
	struct arena *arena)
{
	struct ir *ir = ARENA_NEW(arena, struct ir);
	*ir = (struct ir){ .world = world, .method = method, .arena = arena };
	ir->file = method->owner->file;
	ir->code = method->member->code;
	ir->n_insns = get(&from);
	uint32_t n_args = get(&from), first = 1;
	ir->n_blocks = get(&from);
	ir->n_params = get(&from);
	ir->has_jsr = get(&from);
	ir->insns = arena_alloc(arena, sizeof(*ir->insns) * (ir->n_insns + 1u));
	ir->block_of = arena_alloc(arena, sizeof(*ir->block_of) * (ir->n_insns + 1u));
	ir->args = arena_alloc(arena, sizeof(*ir->args) * n_args);
	ir->blocks = arena_alloc(arena, sizeof(*ir->blocks) * (ir->n_blocks + 1u));
	ir->insns[0] = (struct ir_insn){ 0 };
	ir->block_of[0] = 0;
	ir->blocks[0] = (struct ir_block){ 0 };
	for (uint32_t i = 1; i <= ir->n_blocks; i++)
		get_block(&from, ir, i, &first);
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		get_insn(&from, ir, i, ir->insns[i - 1].bci);
	INVARIANT(ir->n_args == n_args && first == ir->n_insns + 1);
	return ir;
}

void ir_pack_check(const struct ir *ir, const struct ir *unpacked)
{
	struct buf texts[2] = { BUF_INIT, BUF_INIT };
	ir_print(ir, &texts[0]);
	ir_print(unpacked, &texts[1]);
	ir_print_cfg(ir, &texts[0]);
	ir_print_cfg(unpacked, &texts[1]);
	if (!slice_equal(buf_view(&texts[0]), buf_view(&texts[1])))
		BUG("packed code is other code: %s", buf_cstring(&texts[1]));
	buf_release(&texts[0]);
	buf_release(&texts[1]);
	ir_check(unpacked);
}
