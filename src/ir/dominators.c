// Dominators and post-dominators by K. D. Cooper, T. J. Harvey, K. Kennedy, "A Simple, Fast
// Dominance Algorithm". Blocks are numbered in reverse postorder already, so the first half needs no
// ordering of its own. For post-dominators the graph is reversed: block 0 is the virtual exit, which
// follows every return and every throw; blocks that never get there have no post-dominator.
#include "ir/ir.h"

// Two fingers walk up the tree until they meet; rank is smaller nearer to the root.
static uint32_t intersect(const uint32_t *up, const uint32_t *rank, uint32_t a, uint32_t b)
{
	while (a != b) {
		while (rank[a] > rank[b])
			a = up[a];
		while (rank[b] > rank[a])
			b = up[b];
	}
	return a;
}

static void find_dominators(struct ir *ir, struct arena *scratch)
{
	uint32_t *up = ARENA_ARRAY(scratch, uint32_t, ir->n_blocks + 1);
	uint32_t *rank = ARENA_ARRAY(scratch, uint32_t, ir->n_blocks + 1);
	for (uint32_t i = 1; i <= ir->n_blocks; i++)
		rank[i] = i;
	up[1] = 1;
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t i = 2; i <= ir->n_blocks; i++) {
			const struct ir_block *block = &ir->blocks[i];
			uint32_t found = 0;
			for (uint32_t k = 0; k < block->n_preds; k++)
				if (up[block->preds[k]])
					found = found ? intersect(up, rank, found, block->preds[k]) : block->preds[k];
			changed |= up[i] != found;
			up[i] = found;
		}
	}
	for (uint32_t i = 1; i <= ir->n_blocks; i++)
		ir->blocks[i].idom = i == 1 ? 0 : up[i];
}

static bool leaves(const struct ir_block *block)
{
	return block->n_normal_succs == 0;
}

// Postorder of the reversed graph from the exit; order[0] is the exit itself. Iterative.
static uint32_t reversed_postorder(const struct ir *ir, uint32_t *order, uint32_t *rank,
	struct arena *scratch)
{
	uint32_t n = 0, depth = 0;
	uint32_t *next = ARENA_ARRAY(scratch, uint32_t, ir->n_blocks + 1);
	uint32_t *stack = ARENA_ARRAY(scratch, uint32_t, ir->n_blocks + 1);
	bool *seen = ARENA_ARRAY(scratch, bool, ir->n_blocks + 1);

	for (uint32_t start = 1; start <= ir->n_blocks; start++) {
		if (!leaves(&ir->blocks[start]) || seen[start])
			continue;
		seen[start] = true;
		stack[depth++] = start;
		while (depth) {
			uint32_t at = stack[depth - 1];
			const struct ir_block *block = &ir->blocks[at];
			if (next[at] == block->n_preds) {
				order[++n] = at;
				depth--;
				continue;
			}
			uint32_t pred = block->preds[next[at]++];
			if (!seen[pred]) {
				seen[pred] = true;
				stack[depth++] = pred;
			}
		}
	}
	for (uint32_t i = 1; i <= n; i++)
		rank[order[i]] = n + 1 - i; // the exit has rank 0
	return n;
}

static void find_post_dominators(struct ir *ir, struct arena *scratch)
{
	uint32_t *order = ARENA_ARRAY(scratch, uint32_t, ir->n_blocks + 1);
	uint32_t *rank = ARENA_ARRAY(scratch, uint32_t, ir->n_blocks + 1);
	uint32_t *up = ARENA_ARRAY(scratch, uint32_t, ir->n_blocks + 1);
	bool *known = ARENA_ARRAY(scratch, bool, ir->n_blocks + 1);
	uint32_t n = reversed_postorder(ir, order, rank, scratch);

	known[0] = true;
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t i = n; i > 0; i--) {
			uint32_t at = order[i];
			const struct ir_block *block = &ir->blocks[at];
			bool has_any = leaves(block);
			uint32_t found = 0;
			for (uint32_t k = 0; k < block->n_succs; k++) {
				uint32_t to = block->succs[k].to;
				if (!known[to])
					continue;
				found = has_any ? intersect(up, rank, found, to) : to;
				has_any = true;
			}
			if (!has_any || (known[at] && up[at] == found))
				continue;
			known[at] = true;
			up[at] = found;
			changed = true;
		}
	}
	for (uint32_t i = 1; i <= ir->n_blocks; i++)
		ir->blocks[i].ipdom = up[i];
}

void ir_dominators(struct ir *ir)
{
	if (ir->has_dominators)
		return;
	struct arena scratch;
	arena_init(&scratch);
	find_dominators(ir, &scratch);
	find_post_dominators(ir, &scratch);
	arena_release(&scratch);
	ir->has_dominators = true;
}

bool ir_dominates(const struct ir *ir, uint32_t block, uint32_t other)
{
	while (other > block) // idoms have smaller numbers
		other = ir->blocks[other].idom;
	return other == block;
}

bool ir_insn_dominates(const struct ir *ir, uint32_t a, uint32_t b)
{
	uint32_t block_a = ir->block_of[a], block_b = ir->block_of[b];
	return block_a == block_b ? a < b : ir_dominates(ir, block_a, block_b);
}
