// Which parameters of its method an expression may be.
#include "callgraph/internal.h"

param_set params_of(const struct method_facts *facts, uint32_t index, uint32_t depth,
	param_set beyond)
{
	const struct expr *expr = &facts->exprs[index];
	param_set found = 0;
	if (index == 0)
		return 0;
	if (expr->kind == EXPR_PARAM)
		return param_bit(expr->a);
	if (expr->kind != EXPR_PHI)
		return 0;
	if (depth == 0)
		return beyond;
	for (uint32_t i = 0; i < expr->b; i++)
		found |= params_of(facts, facts->operands[expr->a + i], depth - 1, beyond);
	return found;
}
