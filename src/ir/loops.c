// Natural loops: a back edge goes to a block that dominates its source; the loop is everything that
// reaches the source without passing the head. An edge backwards to a block that does not dominate
// its source makes the graph irreducible, which is noted. Inner heads have greater numbers, so heads
// are taken from last to first and the first loop to claim a block is its innermost.
#include "base/vec.h"
#include "ir/ir.h"

typedef VEC(uint32_t) block_list;

// The outermost loop head found so far around a block; 0: none.
static uint32_t outermost(const struct ir *ir, const uint32_t *parent, uint32_t block)
{
	uint32_t head = ir->blocks[block].loop_head;
	while (head && parent[head])
		head = parent[head];
	return head;
}

// Walks back from the source of a back edge and claims what has no loop yet; loops met on the way
// become inner loops of this one.
static void claim(struct ir *ir, uint32_t *parent, uint32_t head, uint32_t source, block_list *work)
{
	vec_push(work, source);
	while (work->n) {
		uint32_t at = vec_pop(work);
		uint32_t inner = outermost(ir, parent, at);
		if (at == head || inner == head)
			continue;
		if (inner) {
			parent[inner] = head;
			at = inner;
		} else {
			ir->blocks[at].loop_head = head;
		}
		for (uint32_t i = 0; i < ir->blocks[at].n_preds; i++) {
			uint32_t pred = ir->blocks[at].preds[i];
			if (ir_dominates(ir, head, pred))
				vec_push(work, pred);
		}
	}
}

void ir_loops(struct ir *ir)
{
	if (ir->has_loops)
		return;
	ir_dominators(ir);
	struct arena scratch;
	arena_init(&scratch);
	uint32_t *parent = ARENA_ARRAY(&scratch, uint32_t, ir->n_blocks + 1);
	block_list work = { 0 };

	for (uint32_t head = ir->n_blocks; head > 0; head--) {
		const struct ir_block *block = &ir->blocks[head];
		for (uint32_t i = 0; i < block->n_preds; i++) {
			uint32_t source = block->preds[i];
			if (source < head)
				continue;
			if (!ir_dominates(ir, head, source)) {
				ir->has_irreducible_loop = true;
				continue;
			}
			claim(ir, parent, head, source, &work);
			ir->blocks[head].loop_head = head;
		}
	}
	for (uint32_t i = 1; i <= ir->n_blocks; i++)
		for (uint32_t head = ir->blocks[i].loop_head; head; head = parent[head])
			ir->blocks[i].loop_depth++;
	ir->loop_parent = arena_alloc(ir->arena, sizeof(uint32_t) * (ir->n_blocks + 1));
	memcpy(ir->loop_parent, parent, sizeof(uint32_t) * (ir->n_blocks + 1));
	vec_release(&work);
	arena_release(&scratch);
	ir->has_loops = true;
}
