// An attempt that is made again until it succeeds waits like one without a limit:
//
//     while (!workers.awaitTermination(1, SECONDS)) log("still busy");
//     while (!lock.tryLock()) Thread.onSpinWait();
//
// Unless the loop gives up some day, or gives back a lock in between, so that others can go on.
#include "facts/internal.h"

#define MAX_BLOCKS 24 // of a loop that only waits

struct walk {
	uint32_t n;
	uint32_t blocks[MAX_BLOCKS];
};

static bool add(struct walk *walk, uint32_t block)
{
	for (uint32_t i = 0; i < walk->n; i++)
		if (walk->blocks[i] == block)
			return true;
	if (walk->n == MAX_BLOCKS)
		return false;
	walk->blocks[walk->n++] = block;
	return true;
}

static bool holds_all(const struct held *held, const struct held *wanted)
{
	while (held && held != wanted)
		held = held->below;
	return held == wanted;
}

#define MAX_STEPS 4

// What the value is called in the block that is entered from another.
static uint32_t carry(const struct ir *ir, uint32_t value, uint32_t from, uint32_t to)
{
	const struct ir_block *block = &ir->blocks[to];
	for (uint32_t p = 0; p < block->n_preds; p++)
		for (uint32_t i = 0; block->preds[p] == from && i < block->n_phis; i++)
			if (ir_arg(ir, ir_at(ir, block->first + i), p) == value)
				return block->first + i;
	return value;
}

// Where one goes on when the attempt failed: its value is false, or null. 0: nobody asks at once.
static uint32_t failed_of(const struct ir *ir, uint32_t call)
{
	uint32_t at = ir->block_of[call], value = call;
	const struct ir_block *block = &ir->blocks[at];
	const struct ir_insn *test = ir_at(ir, block->first + block->n - 1);
	for (uint32_t i = 0; test->op == IR_GOTO && i < MAX_STEPS; i++) {
		value = carry(ir, value, at, block->succs[0].to);
		at = block->succs[0].to;
		block = &ir->blocks[at];
		test = ir_at(ir, block->first + block->n - 1);
	}
	if (test->op != IR_IF || test->n_args != 1 || block->n_normal_succs != 2)
		return 0;
	uint32_t asked = ir_arg(ir, test, 0);
	if (ir_at(ir, asked)->op == IR_CHECK_CAST)
		asked = ir_arg(ir, ir_at(ir, asked), 0);
	if (asked != value)
		return 0;
	switch (test->sub) {
	case OP_ifeq:
	case OP_ifnull:
		return block->succs[0].to;
	case OP_ifne:
	case OP_ifnonnull:
		return block->succs[1].to;
	default:
		return 0;
	}
}

bool repeated_until_done(const struct ir *ir, const struct locks *locks, uint32_t call)
{
	const uint32_t own = ir->block_of[call], failed = failed_of(ir, call);
	const struct held *held = locks_at(locks, call);
	struct walk walk = { 0 };
	if (!failed || !add(&walk, failed))
		return false;
	for (uint32_t i = 0; i < walk.n; i++) {
		const struct ir_block *block = &ir->blocks[walk.blocks[i]];
		if (walk.blocks[i] == own)
			continue;
		if (block->n_normal_succs == 0 || !holds_all(locks_at(locks, block->first), held))
			return false;
		for (uint32_t k = 0; k < block->n_normal_succs; k++)
			if (!add(&walk, block->succs[k].to))
				return false;
	}
	return true;
}
