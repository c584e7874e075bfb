// if (bank.isFree(n) && bank.claim(n)): is the first section only a short cut? It is if the second one asks the same
// again and heeds the answer: by calling the first one, by the same questions to the same collections, or by changing
// them in a way that tells whether there was something to change (putIfAbsent, Set.add).
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/sections.h"

// ---- what is asked --------------------------------------------------------------------------

// Questions of one kind are answered by the same change.
enum kind { KIND_OTHER, KIND_KEY, KIND_MEMBER, KIND_SIZE };

static enum kind kind_of(const struct method *method)
{
	const char *name = method->name->text;
	if (model_is_a(method->owner, MODEL_KNOWN_MAP) &&
		(strcmp(name, "containsKey") == 0 || string_has_prefix(name, "get")))
		return KIND_KEY;
	if (strcmp(name, "contains") == 0)
		return KIND_MEMBER;
	if (strcmp(name, "size") == 0 || strcmp(name, "isEmpty") == 0 ||
		string_has_prefix(name, "peek"))
		return KIND_SIZE;
	return KIND_OTHER;
}

static bool is_same_question(const struct method *a, const struct method *b)
{
	return a == b || (kind_of(a) != KIND_OTHER && kind_of(a) == kind_of(b));
}

// Does the change, by what it returns, answer such a question?
static bool answers(const struct method *change, enum kind kind)
{
	const char *name = change->name->text;
	switch (kind) {
	case KIND_KEY:
		return model_is_a(change->owner, MODEL_KNOWN_MAP) &&
			(strcmp(name, "putIfAbsent") == 0 || strcmp(name, "remove") == 0 ||
				strcmp(name, "replace") == 0 || string_has_prefix(name, "compute"));
	case KIND_MEMBER:
		return strcmp(name, "add") == 0 || strcmp(name, "remove") == 0;
	case KIND_SIZE:
		return string_has_prefix(name, "poll");
	default:
		return false;
	}
}

// ---- the first section ----------------------------------------------------------------------

static bool add(struct questions *out, uint32_t field, const struct method *method)
{
	if (out->n == MAX_QUESTIONS)
		return false;
	out->all[out->n].field = field;
	out->all[out->n++].method = method;
	return true;
}

static bool is_value_class(const struct klass *klass)
{
	return string_has_prefix(klass->name->text, "java/lang/") ||
		string_has_prefix(klass->name->text, "java/util/Optional");
}

static bool add_call(const struct method_facts *facts, const struct fact_call *call,
	struct questions *out)
{
	const struct expr *receiver = &facts->exprs[facts->operands[call->args]];
	if (!call->target || !call->n_args || call->op == OP_invokestatic)
		return call->target && is_value_class(call->target->owner);
	if (is_value_class(call->target->owner) || atom_is_locking(call->target))
		return true;
	if (receiver->kind == EXPR_PARAM && receiver->a == 0 && call->op != OP_invokedynamic &&
		!method_is_static(facts->method))
		return add(out, 0, call->target);
	if (receiver->kind == EXPR_FIELD && receiver->field && atom_is_query(call))
		return add(out, receiver->field->id, call->target);
	return false;
}

bool again_find(const struct atomicity *at, const struct section_place *section,
	struct questions *out)
{
	const struct method_facts *facts = facts_of(at->facts, section->method);
	out->method = section->method;
	out->n = 0;
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].op != OP_nop &&
			(section->bci == FINDING_NO_BCI || facts->calls[i].bci > section->bci) &&
			!add_call(facts, &facts->calls[i], out))
			return false;
	return facts && out->n;
}

// ---- the second one -------------------------------------------------------------------------

static uint32_t field_of(const struct flow *flow, uint32_t value)
{
	const struct path *path = path_of(flow->paths, value);
	return path->kind == PATH_FIELD && path->field ? path->field->id : 0;
}

static bool is_on_this(const struct flow *flow, const struct ir_insn *insn)
{
	return ir_invoke_has_receiver(insn) &&
		path_of(flow->paths, ir_arg(flow->ir, insn, 0))->kind == PATH_THIS;
}

static bool answers_at(const struct flow *flow, uint32_t i, uint32_t field,
	const struct method *question)
{
	const struct ir_insn *insn = ir_at(flow->ir, i);
	const struct method *method = ir_resolved_method(flow->ir, insn);
	if (!method || !ir_invoke_has_receiver(insn))
		return false;
	if (!field)
		return method == question && is_on_this(flow, insn);
	return field_of(flow, ir_arg(flow->ir, insn, 0)) == field &&
		(is_same_question(method, question) || answers(method, kind_of(question)));
}

// A change that finds nothing, and throws, is no answer.
static bool is_question(const struct flow *flow, uint32_t i, const struct method *question)
{
	return is_same_question(ir_resolved_method(flow->ir, ir_at(flow->ir, i)), question);
}

// list.remove(list.size() - 1): how many there are says which one is meant, and decides about nothing.
static bool is_index(struct flow *flow, uint32_t i, uint32_t field)
{
	const struct influence *influence = influence_of_section(flow, i);
	for (uint32_t k = 1; !influence->n_branches && k <= flow->ir->n_insns; k++) {
		const struct ir_insn *insn = ir_at(flow->ir, k);
		if (k != i && insn->op == IR_INVOKE && bitset_has(&influence->reached, k) &&
			ir_invoke_has_receiver(insn) && field_of(flow, ir_arg(flow->ir, insn, 0)) == field)
			return true;
	}
	return false;
}

static bool is_asked(struct flow *flow, uint32_t section, uint32_t field,
	const struct method *question, const struct klass *caught)
{
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		if (ir_at(flow->ir, i)->op == IR_INVOKE && section_is_inside(flow, section, i) &&
			answers_at(flow, i, field, question) && !(field && is_index(flow, i, field)) &&
			(asked_is_heeded(flow, i, is_question(flow, i, question)) ||
				(caught && caught_is_thrown(flow, influence_of_section(flow, i), caught))))
			return true;
	return false;
}

bool again_asks(struct flow *flow, uint32_t section, const struct questions *questions)
{
	if (is_asked(flow, section, 0, questions->method, questions->caught))
		return true;
	for (uint32_t i = 0; i < questions->n; i++)
		if (!is_asked(flow, section, questions->all[i].field, questions->all[i].method,
				questions->caught))
			return false;
	return true;
}
