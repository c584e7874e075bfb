// Read, compute, and write if nobody has written since: the second section is given what the first one read, compares
// it with what is there now, and writes nothing if it is another.
//
//     do { v = cell.read(); } while (!cell.writeIf(v.version, f(v.value)));
//
// Or it is given a key that the first one found, and asks about that entry by itself:
//
//     do { n = hall.firstFree(); } while (!hall.occupyIfFree(n));
#include "analysis/atomicity/offers.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/judge.h"
#include "analysis/atomicity/relate.h"
#include "analysis/atomicity/sections.h"
#include "analysis/atomicity/warnings.h"

#define MAX_PARAMS 6

// ---- the second section ---------------------------------------------------------------------

static bool is_param(const struct flow *flow, uint32_t value, uint32_t param)
{
	const struct ir_insn *insn = ir_at(flow->ir, path_source(flow->paths, value));
	return insn->op == IR_PARAM && insn->aux == param;
}

const struct field *atom_accessed(const struct atomicity *at, const struct method *method)
{
	const struct code *code = atom_code(method);
	struct ir names = { .world = at->world, .method = method, .file = method->owner->file };
	uint32_t n = 0, constant = 0;
	if (!code || method_is_static(method) || method->descriptor->text[1] != ')')
		return NULL;
	for (uint32_t bci = 0; bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		if (insn.op >= OP_putstatic && insn.op != OP_getfield && insn.op <= OP_invokedynamic)
			return NULL;
		if (insn.op == OP_getfield) {
			n++;
			constant = (uint32_t)insn.a;
		}
		bci = insn.next;
	}
	return n == 1 ? ir_resolved_field(&names, &(struct ir_insn){ .constant = (uint16_t)constant })
				  : NULL;
}

static bool is_accessor(const struct flow *flow, const struct method *method)
{
	return atom_accessed(flow->at, method) != NULL;
}

// What a collection says; map.computeIfAbsent(key, ...) says what is there as well, and fills in what stands for nothing.
static bool is_look_up_call(const struct method *method)
{
	return atom_is_query_name(method) || strcmp(method->name->text, "computeIfAbsent") == 0;
}

// A method of the same object that looks, and changes nothing.
static bool is_own_look_up(const struct flow *flow, const struct ir_insn *insn,
	const struct method *method)
{
	struct touches touches;
	if (!flow->is_callee || !atom_code(method) || method->owner != flow->ir->method->owner ||
		path_of(flow->paths, ir_arg(flow->ir, insn, 0))->kind != PATH_THIS)
		return false; // not while several threads are at it: touches are kept
	atom_touch(flow->at, method, FINDING_NO_BCI, 0, &touches);
	return touches.n && !touches.writes && !touches.is_unknown && !touches.runs_given;
}

static bool is_constant(const struct ir_insn *insn)
{
	return insn->op >= IR_CONST_INT && insn->op <= IR_CONST_OTHER;
}

#define MAX_STATE_STEPS 4

static bool is_state(const struct flow *flow, uint32_t section, uint32_t value, uint32_t depth);

// entry == null ? 0 : entry.version
static bool is_state_or_constant(const struct flow *flow, uint32_t section,
	const struct ir_insn *phi, uint32_t depth)
{
	uint32_t n = 0;
	for (uint32_t k = 0; k < phi->n_args; k++) {
		uint32_t value = path_source(flow->paths, ir_arg(flow->ir, phi, k));
		bool is_read = is_state(flow, section, value, depth - 1);
		if (!is_read && !is_constant(ir_at(flow->ir, value)))
			return false;
		n += is_read;
	}
	return n > 0;
}

// A field of `this`, or what a collection or a value there says, read in the section.
static bool is_state(const struct flow *flow, uint32_t section, uint32_t value, uint32_t depth)
{
	const struct ir *ir = flow->ir;
	uint32_t source = path_source(flow->paths, value);
	const struct ir_insn *insn = ir_at(ir, source);
	if (!depth || !insn->n_args || !section_is_inside(flow, section, source))
		return false;
	if (insn->op == IR_PHI)
		return is_state_or_constant(flow, section, insn, depth);
	const struct path *base = path_of(flow->paths, ir_arg(ir, insn, 0));
	if (insn->op == IR_GET_FIELD)
		return base->kind == PATH_THIS || is_state(flow, section, ir_arg(ir, insn, 0), depth - 1);
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	if (!method || !ir_invoke_has_receiver(insn))
		return false;
	if ((is_look_up_call(method) && base->kind == PATH_FIELD) || is_own_look_up(flow, insn, method))
		return true;
	return (is_accessor(flow, method) ||
			   strncmp(method->owner->name->text, "java/lang/", 10) == 0) &&
		is_state(flow, section, ir_arg(ir, insn, 0), depth - 1);
}

// Is it counted up in the section: a version, of which a later one is a greater one?
static bool is_counted(const struct flow *flow, uint32_t section, uint32_t value)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *get = ir_at(ir, path_source(flow->paths, value));
	const struct field *field = get->op == IR_GET_FIELD ? ir_resolved_field(ir, get) : NULL;
	for (uint32_t i = 1; field && i <= ir->n_insns; i++) {
		const struct ir_insn *put = ir_at(ir, i);
		if (put->op != IR_PUT_FIELD || !section_is_inside(flow, section, i) ||
			ir_resolved_field(ir, put) != field)
			continue;
		const struct ir_insn *sum = ir_at(ir, path_source(flow->paths, ir_arg(ir, put, 1)));
		if (sum->op == IR_BINARY && (sum->sub == OP_iadd || sum->sub == OP_ladd) &&
			ir_at(ir, path_source(flow->paths, ir_arg(ir, sum, 0)))->op == IR_GET_FIELD)
			return true;
	}
	return false;
}

static bool is_equality(uint8_t op)
{
	return op == OP_ifeq || op == OP_ifne || op == OP_if_icmpeq || op == OP_if_icmpne ||
		op == OP_if_acmpeq || op == OP_if_acmpne;
}

static bool is_equality_or_null(uint8_t op)
{
	return is_equality(op) || op == OP_ifnull || op == OP_ifnonnull;
}

static bool is_equals(const struct ir *ir, const struct ir_insn *insn)
{
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	return method && strcmp(method->name->text, "equals") == 0;
}

// Is the branch on whether the parameter is what is there?
static bool is_comparison(const struct flow *flow, uint32_t section, uint32_t branch,
	uint32_t param)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *test = ir_at(ir, branch);
	if (test->op != IR_IF || !test->n_args)
		return false;
	bool is_same = is_equality(test->sub);
	const struct ir_insn *inner = ir_at(ir, ir_arg(ir, test, 0));
	if (inner->n_args == 2 && (inner->op == IR_BINARY || is_equals(ir, inner)))
		test = inner; // of longs: compared first
	for (uint32_t k = 0; test->n_args == 2 && k < 2; k++)
		if (is_param(flow, ir_arg(ir, test, k), param) &&
			is_state(flow, section, ir_arg(ir, test, 1 - k), MAX_STATE_STEPS) &&
			(is_same || is_counted(flow, section, ir_arg(ir, test, 1 - k))))
			return true;
	return false;
}

// The constructor of an object that nobody else has yet.
static bool makes(const struct flow *flow, const struct ir_insn *insn)
{
	const struct ir *ir = flow->ir;
	return ir_at(ir, path_source(flow->paths, ir_arg(ir, insn, 0)))->op == IR_NEW &&
		ir_at(ir, ir_at(ir, path_source(flow->paths, ir_arg(ir, insn, 0)))->aux) == insn;
}

bool offer_is_write(const struct flow *flow, uint32_t i)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	const struct method *method;
	switch (insn->op) {
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
	case IR_ARRAY_STORE:
		return true;
	case IR_INVOKE:
		if (insn->sub == OP_invokedynamic)
			return false; // makes a function object, or a text
		method = ir_resolved_method(ir, insn);
		return !method ||
			(ir_invoke_has_receiver(insn) && !is_look_up_call(method) && !makes(flow, insn) &&
				!atom_is_locking(method) && !is_accessor(flow, method) &&
				!is_own_look_up(flow, insn, method) &&
				strncmp(method->owner->name->text, "java/lang/", 10) != 0);
	default:
		return false;
	}
}

// map.replace(key, expected, value), ref.compareAndSet(expected, value): the library compares, and says whether it wrote.
static bool is_comparing_write(const struct flow *flow, uint32_t i, uint32_t param)
{
	static const struct {
		const char *owner, *name, *descriptor;
		uint32_t expected; // argument, counted with the receiver
	} calls[] = {
		{ "java/util/", "replace", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Z", 2 },
		{ "java/util/", "remove", "(Ljava/lang/Object;Ljava/lang/Object;)Z", 2 },
		{ "java/util/", "remove", "(Ljava/lang/Object;)Z", 1 },
		{ "java/util/concurrent/atomic/", "compareAndSet",
			"(Ljava/lang/Object;Ljava/lang/Object;)Z", 1 },
		{ "java/util/concurrent/atomic/", "compareAndSet", "(II)Z", 1 },
		{ "java/util/concurrent/atomic/", "compareAndSet", "(JJ)Z", 1 },
	};
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	if (!method || !ir_invoke_has_receiver(insn) ||
		path_of(flow->paths, ir_arg(ir, insn, 0))->kind != PATH_FIELD)
		return false;
	for (uint32_t k = 0; k < sizeof(calls) / sizeof(calls[0]); k++)
		if (strncmp(method->owner->name->text, calls[k].owner, strlen(calls[k].owner)) == 0 &&
			strcmp(method->name->text, calls[k].name) == 0 &&
			strcmp(method->descriptor->text, calls[k].descriptor) == 0 &&
			is_param(flow, ir_arg(ir, insn, calls[k].expected), param))
			return true;
	return false;
}

// Is all else that the section writes written only if that was?
static bool is_written_with(struct flow *flow, uint32_t section, uint32_t comparing)
{
	const struct ir *ir = flow->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		if (i == comparing || !offer_is_write(flow, i))
			continue;
		bool is_decided = false;
		for (uint32_t b = 1; b <= ir->n_blocks && !is_decided; b++) {
			uint32_t last = ir->blocks[b].first + ir->blocks[b].n - 1;
			is_decided = ir->blocks[b].n && ir_at(ir, last)->op == IR_IF &&
				path_source(flow->paths, ir_arg(ir, ir_at(ir, last), 0)) == comparing &&
				relate_branch_decides(flow, b, ir->block_of[i]);
		}
		if (!is_decided || !section_is_inside(flow, section, i))
			return false;
	}
	return true;
}

static bool is_compared_by_library(struct flow *flow, uint32_t section, uint32_t param)
{
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		if (is_comparing_write(flow, i, param) && section_is_inside(flow, section, i) &&
			asked_is_heeded(flow, i, true) && is_written_with(flow, section, i))
			return true;
	return false;
}

// Is the branch on what the entry of the field is that the parameter names?
static bool is_look_up(const struct flow *flow, uint32_t section, uint32_t branch,
	const struct offer *offer)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *test = ir_at(ir, branch);
	if (test->op != IR_IF || !test->n_args || !is_equality_or_null(test->sub))
		return false;
	uint32_t source = path_source(flow->paths, ir_arg(ir, test, 0));
	const struct ir_insn *insn = ir_at(ir, source);
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	if (insn->n_args != 2 || !section_is_inside(flow, section, source) ||
		!is_param(flow, ir_arg(ir, insn, 1), offer->param))
		return false;
	const struct path *object = path_of(flow->paths, ir_arg(ir, insn, 0));
	return object->kind == PATH_FIELD && object->field && object->field->id == offer->field &&
		(insn->op == IR_ARRAY_LOAD ||
			(method && ir_invoke_has_receiver(insn) && atom_is_query_name(method)));
}

static bool decides_writes_but(const struct flow *flow, uint32_t section, uint32_t block,
	uint32_t but)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++) {
		if (i == but || !offer_is_write(flow, i))
			continue;
		if (!section_is_inside(flow, section, i) ||
			!relate_branch_decides(flow, block, flow->ir->block_of[i]))
			return false;
		n++;
	}
	return n > 0;
}

bool offer_decides_writes(const struct flow *flow, uint32_t section, uint32_t block)
{
	return decides_writes_but(flow, section, block, 0);
}

// same = now != null && now.version == version: is the value one constant only where the branch of the block says so?
static bool is_told_by(const struct flow *flow, uint32_t value, uint32_t block)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *phi = ir_at(ir, path_source(flow->paths, value));
	bool is_decided[2] = { true, true };
	uint32_t n[2] = { 0, 0 };
	const struct ir_block *at = &ir->blocks[ir->block_of[path_source(flow->paths, value)]];
	if (phi->op != IR_PHI || phi->n_args != at->n_preds)
		return false;
	for (uint32_t k = 0; k < phi->n_args; k++) {
		const struct ir_insn *constant = ir_at(ir, path_source(flow->paths, ir_arg(ir, phi, k)));
		if (constant->op != IR_CONST_INT)
			return false;
		uint32_t which = constant->immediate != 0;
		n[which]++;
		is_decided[which] &= relate_branch_decides(flow, block, at->preds[k]);
	}
	return n[0] && n[1] && (is_decided[0] || is_decided[1]);
}

// Does the branch at the end of the block decide about all that is written, itself or by what it says?
static bool decides_or_tells(const struct flow *flow, uint32_t section, uint32_t block)
{
	const struct ir *ir = flow->ir;
	if (offer_decides_writes(flow, section, block))
		return true;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		uint32_t last = ir->blocks[b].first + ir->blocks[b].n - 1;
		if (ir->blocks[b].n && ir_at(ir, last)->op == IR_IF && ir_at(ir, last)->n_args == 1 &&
			is_told_by(flow, ir_arg(ir, ir_at(ir, last), 0), block) &&
			offer_decides_writes(flow, section, b))
			return true;
	}
	return false;
}

// The helper's answer is what the comparison in that block says; without an answer, it only comes back if that says so.
static bool is_answer(const struct flow *flow, uint32_t block)
{
	const struct ir *ir = flow->ir;
	uint32_t n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (offer_is_write(flow, i))
			return false;
		if (insn->op != IR_RETURN)
			continue;
		n++;
		if (!relate_branch_decides(flow, block, ir->block_of[i]) &&
			!(insn->n_args && is_told_by(flow, ir_arg(ir, insn, 0), block)))
			return false;
	}
	return n > 0;
}

// if (!isCurrent(version)) return false; requireCurrent(version): does a method of the same object compare?
static bool is_checked_by_helper(const struct flow *flow, uint32_t section,
	const struct offer *offer)
{
	const struct ir *ir = flow->ir;
	uint32_t call = 0, n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (ir_at(ir, i)->op == IR_INVOKE && ir_at(ir, i)->bci == offer->helper - 1 &&
			section_is_inside(flow, section, i) && offer->helper_param < ir_at(ir, i)->n_args &&
			is_param(flow, ir_arg(ir, ir_at(ir, i), offer->helper_param), offer->param))
			call = i;
	if (!call)
		return false;
	for (uint32_t b = 1; ir_at(ir, call)->type.kind != KIND_NONE && b <= ir->n_blocks; b++) {
		uint32_t last = ir->blocks[b].first + ir->blocks[b].n - 1;
		if (ir->blocks[b].n && ir_at(ir, last)->op == IR_IF && ir_at(ir, last)->n_args == 1 &&
			path_source(flow->paths, ir_arg(ir, ir_at(ir, last), 0)) == call &&
			decides_writes_but(flow, section, b, call))
			return true;
	}
	for (uint32_t i = 1; ir_at(ir, call)->type.kind == KIND_NONE && i <= ir->n_insns; i++) {
		if (i == call || !offer_is_write(flow, i))
			continue;
		if (!section_is_inside(flow, section, i) || !ir_insn_dominates(ir, call, i))
			return false;
		n++;
	}
	return n > 0;
}

bool offer_is_checked(struct flow *flow, uint32_t section, const struct offer *offer)
{
	const struct ir *ir = flow->ir;
	if (offer->helper)
		return is_checked_by_helper(flow, section, offer);
	if (!offer->field && !offer->is_helper && is_compared_by_library(flow, section, offer->param))
		return true;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		uint32_t last = ir->blocks[b].first + ir->blocks[b].n - 1;
		if (!ir->blocks[b].n ||
			!(offer->field ? is_look_up(flow, section, last, offer)
						   : is_comparison(flow, section, last, offer->param)))
			continue;
		if (offer->is_helper ? is_answer(flow, b) : decides_or_tells(flow, section, b))
			return true;
	}
	return false;
}

// ---- its caller -----------------------------------------------------------------------------

static bool is_same_object(const struct flow *flow, uint32_t a, uint32_t b)
{
	const struct ir *ir = flow->ir;
	return ir_invoke_has_receiver(ir_at(ir, a)) &&
		path_equal(path_of(flow->paths, ir_arg(ir, ir_at(ir, a), 0)),
			path_of(flow->paths, ir_arg(ir, ir_at(ir, b), 0)));
}

// Does nothing else of what it is given come from the section? And is all that is done after it up to its answer?
static bool is_proposal(struct flow *flow, uint32_t first, uint32_t call, uint32_t param)
{
	const struct ir_insn *insn = ir_at(flow->ir, call);
	for (uint32_t k = 1; k < insn->n_args; k++)
		if (k != param && influence_depends(flow, first, ir_arg(flow->ir, insn, k)))
			return false;
	return insn->type.kind != KIND_NONE && !relate_goes_on(flow, call);
}

bool offer_is_made(struct flow *flow, uint32_t first, uint32_t call, const struct offer *offer)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, call);
	if (!call || !first || insn->op != IR_INVOKE || !ir_invoke_has_receiver(insn) ||
		offer->param >= insn->n_args ||
		(insn->type.kind != KIND_NONE && !asked_is_heeded(flow, call, true)))
		return false;
	if (offer->field)
		return is_same_object(flow, first, call) &&
			influence_depends(flow, first, ir_arg(ir, insn, offer->param)) &&
			is_proposal(flow, first, call, offer->param);
	// Read later than the rest, it says nothing about the time between.
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (ir_at(ir, i)->op == IR_INVOKE && i != call &&
			(i == first || ir_insn_dominates(ir, i, first)) && is_same_object(flow, i, call) &&
			influence_depends(flow, i, ir_arg(ir, insn, offer->param)))
			return true;
	return false;
}

bool offer_is_refused(struct flow *flow, uint32_t call, uint32_t retry)
{
	const struct influence *answer = influence_of_section(flow, call);
	for (uint32_t i = 0; retry && i < answer->n_branches; i++)
		if (ir_insn_dominates(flow->ir, call, retry) &&
			relate_branch_decides(flow, answer->branches[i], flow->ir->block_of[retry]))
			return true;
	return false;
}

// Of a section that calls nothing: the array that it looks at.
static uint32_t only_array(const struct atomicity *at, const struct section_place *section,
	const struct touches *touches)
{
	const struct method_facts *facts = facts_of(at->facts, section->method);
	uint32_t only = 0;
	for (uint32_t i = 0; i < touches->n; i++)
		if (touches->keys[i] & TOUCH_CONTENTS) {
			if (only)
				return 0;
			only = touches->keys[i] >> 2;
		}
	return facts && !facts->n_calls && !touches->writes && !touches->is_unknown ? only : 0;
}

// The only field whose contents the section asks for, if it looks at nothing else that can change; 0: none. The inside of
// a collection is contents of the field that it is in.
static uint32_t only_field(struct atomicity *at, const struct warning *warning,
	const struct touches *touches)
{
	struct section_place section = atom_section(at, warning->place_method, warning->first_bci,
		warning->first_taken);
	struct questions asked;
	uint32_t only = only_array(at, &section, touches);
	if (touches->is_collection || (!only && !again_find(at, &section, &asked)))
		return 0;
	for (uint32_t i = 0; !only && i < asked.n; i++)
		if (asked.all[i].field != asked.all[0].field)
			return 0;
	if (!only)
		only = asked.all[0].field;
	for (uint32_t i = 0; i < touches->n; i++) {
		uint32_t field = touches->keys[i] >> 2;
		if (field != only && !atom_is_library(at->world->fields[field]->owner) &&
			(touches->keys[i] & TOUCH_CONTENTS || atom_can_change(at, field)))
			return 0;
	}
	return only;
}

// Does a method of the same object, which the callee gives its parameter to, compare it?
static bool is_compared_by_helper(struct atomicity *at, const struct method *callee,
	uint32_t locked_bci, uint32_t param)
{
	const struct method_facts *facts = facts_of(at->facts, callee);
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->target->owner != callee->owner || call->op == OP_invokestatic ||
			call->op == OP_nop || call->n_args < 2)
			continue;
		const struct expr *object = &facts->exprs[facts->operands[call->args]];
		for (uint32_t k = 1; object->kind == EXPR_PARAM && object->a == 0 && k < call->n_args;
			 k++) {
			struct offer helper = { FINDING_NO_BCI, .param = k, .is_helper = true },
						 inside = { FINDING_NO_BCI, .param = param, .helper = call->bci + 1,
							 .helper_param = k };
			if (atom_asks_for_offer(at, call->target, FINDING_NO_BCI, &helper) &&
				atom_asks_for_offer(at, callee, locked_bci, &inside))
				return true;
		}
	}
	return false;
}

// locked_bci: where the callee takes the lock.
static bool is_offer(struct atomicity *at, const struct warning *warning,
	const struct method *callee, uint32_t locked_bci, uint32_t bci, uint32_t field)
{
	uint32_t n = method_is_static(callee) || callee->descriptor->text[1] == ')' ? 0 : MAX_PARAMS;
	for (uint32_t param = 1; param < n; param++) {
		struct offer inside = { FINDING_NO_BCI, .param = param, .field = field },
					 outside = { warning->first_bci, .param = param, .field = field };
		// A question that is asked anew at another place is the next try if the answer to this one led there.
		if (bci != warning->second_bci && warning->first_bci != warning->second_bci)
			outside.retry = warning->second_bci + 1;
		struct offered offered = { warning->place_method, callee, bci, locked_bci };
		if ((atom_asks_for_offer(at, callee, locked_bci, &inside) ||
				(!field &&
					(atom_has_version(at, &offered, param) ||
						is_compared_by_helper(at, callee, locked_bci, param)))) &&
			atom_asks_for_offer(at, warning->place_method, bci, &outside))
			return true;
	}
	return false;
}

static uint32_t receiver_at(const struct method_facts *facts, uint32_t bci)
{
	for (uint32_t i = 0; i < facts->n_calls; i++)
		if (facts->calls[i].bci == bci && facts->calls[i].op != OP_nop && facts->calls[i].n_args)
			return facts->operands[facts->calls[i].args];
	return 0;
}

// Where the method takes its first lock; FINDING_NO_BCI: it is the method's own.
static uint32_t lock_of(const struct atomicity *at, const struct method *method)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	return facts && facts->n_locks && !facts->locks[0].is_method_lock ? facts->locks[0].bci
																	  : FINDING_NO_BCI;
}

static bool is_offer_of_any(struct atomicity *at, const struct warning *warning,
	const struct method *callee, uint32_t locked_bci, uint32_t bci, const struct touches *first)
{
	uint32_t field = only_field(at, warning, first);
	return is_offer(at, warning, callee, locked_bci, bci, 0) ||
		(field && is_offer(at, warning, callee, locked_bci, bci, field));
}

static bool is_same_expr(const struct method_facts *facts, uint32_t a, uint32_t b)
{
	const struct expr *x = &facts->exprs[a], *y = &facts->exprs[b];
	return a == b ||
		(a && b && x->kind == EXPR_FIELD && y->kind == EXPR_FIELD && x->field &&
			x->field == y->field && is_same_expr(facts, x->a, y->a));
}

// All is read again in the next turn, because nothing was written in this one.
static bool is_next_try(struct atomicity *at, const struct warning *warning,
	const struct touches *first)
{
	const struct method_facts *facts = facts_of(at->facts, warning->place_method);
	uint32_t object = facts ? receiver_at(facts, warning->first_bci) : 0;
	for (uint32_t i = 0; object && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->target && call->op != OP_invokestatic && call->op != OP_nop && call->n_args &&
			is_same_expr(facts, facts->operands[call->args], object) &&
			call->bci != warning->first_bci && call->bci != warning->second_bci &&
			is_offer_of_any(at, warning, call->target, lock_of(at, call->target), call->bci, first))
			return true;
	}
	return false;
}

bool atom_is_optimistic(struct atomicity *at, const struct warning *warning,
	const struct touches *first)
{
	uint32_t taken = warning->second_taken;
	if (!taken || at->taken.v[taken - 1].below)
		return false;
	if (atom_is_same_section(at, warning))
		return is_next_try(at, warning, first);
	return is_offer_of_any(at, warning, at->world->methods[at->taken.v[taken - 1].method],
		at->taken.v[taken - 1].bci, warning->second_bci, first);
}
