// Methods that lock what they find, and return it:
//
//     Lane find() { for (Lane l : lanes) if (l.depth() < 50) return l; return null; }
//     ...
//     find().push(job)
//
// To its callers the lock is that of what find() returns (PLACE_RESULT).
#include "analysis/atomicity/held.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/names.h"

#define MAX_PARTS 4 // of phis in phis

// Where the stream begins whose elements it has, or itself: streams.c, of facts.
static uint32_t origin_of(const struct atomicity *at, const struct method_facts *facts,
	uint32_t index)
{
	for (uint32_t n = 0; facts->exprs[index].kind == EXPR_CALL && n < 16; n++) {
		const struct fact_call *call = &facts->calls[facts->exprs[index].a];
		if (!call->target || !call->n_args || !facts->operands[call->args] ||
			!atom_passes_on(at, call->target))
			break;
		index = facts->operands[call->args];
	}
	return index;
}

static bool is_part(const struct atomicity *at, const struct method_facts *facts, uint32_t whole,
	uint32_t part, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[whole];
	if (whole == part || origin_of(at, facts, whole) == part)
		return true;
	for (uint32_t i = 0; depth && expr->kind == EXPR_PHI && i < expr->b; i++)
		if (is_part(at, facts, facts->operands[expr->a + i], part, depth - 1))
			return true;
	return false;
}

uint32_t atom_found(struct atomicity *at, const struct method_facts *facts, uint32_t id,
	bool is_found)
{
	struct place name = at->names.v[id];
	if (!is_found && !locking_is_element(facts, &name))
		return 0;
	for (uint32_t i = 0; i < facts->n_returns; i++)
		if (facts->returns[i] && is_part(at, facts, facts->returns[i], name.number, MAX_PARTS)) {
			name.root = PLACE_RESULT;
			name.number = 0;
			return locking_intern(at, name);
		}
	return 0;
}

uint32_t atom_found_given(const struct atomicity *at, const struct method_facts *facts,
	const struct edge *edge)
{
	const struct fact_call *call = &facts->calls[edge->call];
	return edge->is_passed && call->target && atom_is_stream(call->target->owner) && call->n_args &&
			call->op != OP_invokestatic
		? origin_of(at, facts, facts->operands[call->args])
		: 0;
}
