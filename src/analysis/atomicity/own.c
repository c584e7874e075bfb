// Objects that are still their maker's own: made in a method, or a factory that it calls, and not given to
// anybody before a place of it; what a thread keeps for itself (ThreadLocal); and parameters that all callers
// give such an object.
#include "analysis/atomicity/escape.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/sections.h"

#define MAX_OWN_DEPTH 3

uint32_t atom_end_of_turn(const struct method *method, uint32_t made, uint32_t bci)
{
	const struct code *code = atom_code(method);
	uint32_t end = bci;
	for (uint32_t at = 0; code && at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		at = insn.next;
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && (uint32_t)insn.a <= bci &&
			insn.bci >= bci && made < (uint32_t)insn.a && insn.bci > end)
			end = insn.bci;
	}
	return end;
}

// Each thread has another one.
bool atom_is_thread_local(const struct fact_call *call)
{
	return call->target && strcmp(call->target->name->text, "get") == 0 &&
		strcmp(call->target->owner->name->text, "java/lang/ThreadLocal") == 0;
}

// Do all callers give the method such an object?
static bool is_own_param(const struct atomicity *at, const struct method *method, uint32_t param,
	uint32_t depth);

static bool is_own(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	uint32_t bci, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	uint32_t made;
	switch (expr->kind) {
	case EXPR_NEW:
		made = expr->a;
		break;
	case EXPR_CALL:
		if (atom_is_thread_local(&facts->calls[expr->a]))
			return true;
		made = facts->calls[expr->a].bci;
		if (!atom_makes(at, &facts->calls[expr->a]))
			return false;
		break;
	case EXPR_PARAM:
		made = 0;
		if (!depth || !is_own_param(at, facts->method, expr->a, depth - 1))
			return false;
		break;
	default:
		return false;
	}
	return !atom_leaks(at, facts, index, atom_end_of_turn(facts->method, made, bci));
}

bool atom_is_own(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	uint32_t bci)
{
	return is_own(at, facts, expr, bci, MAX_OWN_DEPTH);
}

static bool is_own_param(const struct atomicity *at, const struct method *method, uint32_t param,
	uint32_t depth)
{
	uint32_t in = method->id < at->first_in.n ? at->first_in.v[method->id] : 0;
	if (!in || atom_may_have_other_callers(at, method))
		return false;
	for (; in; in = at->edges.v[in - 1].next_in) {
		const struct edge *edge = &at->edges.v[in - 1];
		const struct method_facts *caller = at->facts->by_method[edge->caller];
		uint32_t argument = atom_edge_argument(caller, edge, param);
		if (!argument || edge->maker ||
			!is_own(at, caller, argument, caller->calls[edge->call].bci, depth))
			return false;
	}
	return true;
}

bool atom_is_called_on_own(const struct atomicity *at, const struct method *method)
{
	return !method_is_static(method) && is_own_param(at, method, 0, MAX_OWN_DEPTH);
}
