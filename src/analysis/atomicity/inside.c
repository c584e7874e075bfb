// What is inside of the object that a section found:
//
//     head = queue.peek();
//     if (head != null && head.deadline <= now) run(queue.poll());
//
// That there is something at the head is asked again by poll. Whether it is due is not: it may be another one by now.
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/offers.h"

// Whether there is something is no question about its inside. Nor are the steps of a stream.
static bool is_presence(const struct method *method)
{
	return string_has_prefix(method->owner->name->text, "java/util/Optional") ||
		string_has_prefix(method->owner->name->text, "java/util/stream/") ||
		(string_has_prefix(method->owner->name->text, "java/util/") &&
			strcmp(method->name->text, "isEmpty") == 0);
}

// head.deadline, head.isDue(now), isDue(head, now)
static bool looks_inside(const struct flow *flow, uint32_t insn, uint32_t answer)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *i = ir_at(ir, insn);
	const struct method *method = i->op == IR_INVOKE ? ir_resolved_method(ir, i) : NULL;
	if (i->op == IR_GET_FIELD)
		return path_source(flow->paths, ir_arg(ir, i, 0)) == answer;
	for (uint32_t k = 0; method && i->type.kind != KIND_NONE && k < i->n_args; k++)
		if (path_source(flow->paths, ir_arg(ir, i, k)) == answer)
			return k == 0 && ir_invoke_has_receiver(i) ? !is_presence(method)
													   : method->owner->role == ROLE_INPUT;
	return false;
}

// The branches on what is inside of the call's answer.
static uint32_t branches_inside(struct flow *flow, uint32_t call, uint32_t but, uint32_t *out)
{
	const struct ir *ir = flow->ir;
	uint32_t n = 0;
	if (ir_at(ir, call)->op != IR_INVOKE || !type_is_reference(ir_at(ir, call)->type))
		return 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		if (i == call || i == but || !looks_inside(flow, i, call))
			continue;
		const struct influence *inside = influence_of_section(flow, i);
		for (uint32_t k = 0; k < inside->n_branches && n < MAX_GOALS; k++)
			out[n++] = inside->branches[k];
	}
	return n;
}

static bool is_decided(const struct flow *flow, const uint32_t *branches, uint32_t n, uint32_t insn)
{
	for (uint32_t k = 0; k < n; k++)
		if (relate_branch_decides(flow, branches[k], flow->ir->block_of[insn]))
			return true;
	return false;
}

// A call that returns nothing is made for what it does.
static bool is_act(const struct flow *flow, uint32_t insn)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	const struct method *method = i->op == IR_INVOKE ? ir_resolved_method(flow->ir, i) : NULL;
	return offer_is_write(flow, insn) ||
		(method && i->type.kind == KIND_NONE && !method_is_initialiser(method) &&
			!atom_is_locking(method));
}

// Does the caller look inside of the second answer, too, before it does anything?
static bool is_looked_at_again(struct flow *flow, uint32_t second)
{
	uint32_t branches[MAX_GOALS], n = branches_inside(flow, second, 0, branches);
	for (uint32_t i = second + 1; n && i <= flow->ir->n_insns; i++)
		if (is_act(flow, i) && ir_insn_dominates(flow->ir, second, i) &&
			!is_decided(flow, branches, n, i))
			return false;
	return n > 0;
}

bool inside_decides(struct flow *flow, uint32_t first, uint32_t second)
{
	uint32_t branches[MAX_GOALS], n = branches_inside(flow, first, second, branches);
	return is_decided(flow, branches, n, second) && !is_looked_at_again(flow, second);
}

// ---- the second section ---------------------------------------------------------------------

// Something that the section has read; not `this`, and no collection.
static bool is_found(const struct flow *flow, uint32_t section, const struct ir_insn *insn)
{
	const struct ir *ir = flow->ir;
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	if (insn->op != IR_GET_FIELD &&
		(!method || !ir_invoke_has_receiver(insn) ||
			(method->owner->role != ROLE_INPUT &&
				!string_has_prefix(method->owner->name->text, "java/lang/"))))
		return false;
	uint32_t object = path_source(flow->paths, ir_arg(ir, insn, 0));
	uint8_t op = ir_at(ir, object)->op;
	return (op == IR_GET_FIELD || op == IR_INVOKE || op == IR_ARRAY_LOAD) &&
		section_is_inside(flow, section, object);
}

bool inside_is_asked(struct flow *flow, uint32_t section)
{
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		if (section_is_inside(flow, section, i) && is_found(flow, section, ir_at(flow->ir, i)) &&
			influence_of_section(flow, i)->n_branches)
			return true;
	return false;
}
