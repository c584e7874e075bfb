// Def-use chains: for each value the instructions that use it, in order, as one array.
#include "ir/ir.h"

void ir_uses(struct ir *ir)
{
	if (ir->uses_start)
		return;
	uint32_t *start = ARENA_ARRAY(ir->arena, uint32_t, ir->n_insns + 2);
	for (uint32_t i = 0; i < ir->n_args; i++)
		start[ir->args[i] + 1]++;
	for (uint32_t v = 0; v <= ir->n_insns; v++)
		start[v + 1] += start[v];
	uint32_t *uses = arena_alloc(ir->arena, sizeof(uint32_t) * ir->n_args);
	uint32_t *next = arena_alloc(ir->arena, sizeof(uint32_t) * (ir->n_insns + 1));
	memcpy(next, start, sizeof(uint32_t) * (ir->n_insns + 1));
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		for (uint32_t k = 0; k < ir->insns[i].n_args; k++)
			uses[next[ir_arg(ir, &ir->insns[i], k)]++] = i;
	ir->uses_start = start;
	ir->uses = uses;
}
