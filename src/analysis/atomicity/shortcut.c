// Calls of a collection that look again by themselves:
//
//     x = map.get(key);
//     if (x == null) x = map.computeIfAbsent(key, f);
//
// The first call is a short cut if nothing but the test of its answer leads to the second one, and if the second one's
// own answer is heeded. (The same between methods that have such calls inside: again.c.)
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/flow.h"

// Calls that look for the key, and then change something or not.
static const struct {
	const char *name;
	bool is_never_null; // its answer
} changes_of_map[] = {
	{ "computeIfAbsent", true },
	{ "computeIfPresent", false },
	{ "putIfAbsent", false },
	{ "remove", false },
	{ "replace", false },
};

static bool is_java_util(const struct method *method)
{
	return strncmp(method->owner->name->text, "java/util/", 10) == 0;
}

struct change {
	bool looks_again;
	bool is_never_null;
	bool has_key;
};

static struct change change_of(const struct method *question, const struct method *change)
{
	struct change none = { false, false, false };
	if (model_is_a(question->owner, MODEL_KNOWN_MAP) &&
		(method_is_named(question, "get") || method_is_named(question, "containsKey"))) {
		for (uint32_t i = 0; i < sizeof(changes_of_map) / sizeof(changes_of_map[0]); i++)
			if (model_is_a(change->owner, MODEL_KNOWN_MAP) &&
				method_is_named(change, changes_of_map[i].name))
				return (struct change){ true, changes_of_map[i].is_never_null, true };
		return none;
	}
	if (method_is_named(question, "contains") && is_java_util(question))
		return (struct change){ method_is_named(change, "remove") ||
				(method_is_named(change, "add") && model_is_a(change->owner, MODEL_KNOWN_SET)),
			false, true };
	if (method_is_named(question, "isEmpty") && is_java_util(question))
		return (struct change){ strncmp(change->name->text, "poll", 4) == 0, false, false };
	return none;
}

static bool is_same_argument(const struct flow *flow, const struct ir_insn *a,
	const struct ir_insn *b, uint32_t k)
{
	if (k >= a->n_args || k >= b->n_args)
		return false;
	uint32_t x = path_source(flow->paths, ir_arg(flow->ir, a, k)),
			 y = path_source(flow->paths, ir_arg(flow->ir, b, k));
	const struct path *path = path_of(flow->paths, x);
	const struct ir_insn *p = ir_at(flow->ir, x), *q = ir_at(flow->ir, y);
	return x == y || (path->kind != PATH_UNKNOWN && path_equal(path, path_of(flow->paths, y))) ||
		(p->op == IR_CONST_STRING && q->op == IR_CONST_STRING && p->constant == q->constant);
}

// Is whether there was an answer all that leads from the first to the second?
static bool is_only_tested(struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct influence *answer = influence_of_section(flow, first);
	for (uint32_t i = 0; i < answer->n_branches; i++) {
		const struct ir_block *block = &ir->blocks[answer->branches[i]];
		const struct ir_insn *test = ir_at(ir, block->first + block->n - 1);
		if (!relate_branch_decides(flow, answer->branches[i], ir->block_of[second]))
			continue;
		bool is_test = test->op == IR_IF && test->n_args == 1 &&
			(test->sub == OP_ifnull || test->sub == OP_ifnonnull || test->sub == OP_ifeq ||
				test->sub == OP_ifne);
		if (!is_test || path_source(flow->paths, ir_arg(ir, test, 0)) != first)
			return false;
	}
	return true;
}

// ---- answers that may be null ---------------------------------------------------------------

static bool is_decided(const struct flow *flow, const struct influence *answer, uint32_t block)
{
	for (uint32_t i = 0; i < answer->n_branches; i++)
		if (relate_branch_decides(flow, answer->branches[i], block))
			return true;
	return false;
}

static bool is_object_of(const struct ir *ir, uint32_t user, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, user);
	bool has_object = insn->op == IR_GET_FIELD || insn->op == IR_PUT_FIELD ||
		insn->op == IR_ARRAY_LENGTH || (insn->op == IR_INVOKE && ir_invoke_has_receiver(insn));
	return has_object && insn->n_args && ir_arg(ir, insn, 0) == value;
}

// Does the value come to the phi on a way on which it was tested? x = answer != null ? answer : y
static bool is_tested_before(const struct flow *flow, const struct influence *answer,
	uint32_t block)
{
	for (uint32_t i = 0; i < answer->n_branches; i++)
		if (answer->branches[i] == block)
			return true;
	return is_decided(flow, answer, block);
}

// Is the value used as an object, on a way on which nobody has asked whether there is one?
static bool is_relied_on(struct flow *flow, const struct influence *answer, uint32_t value,
	struct bitset *seen)
{
	const struct ir *ir = flow->ir;
	if (bitset_has(seen, value))
		return false;
	bitset_add(seen, value);
	for (uint32_t u = ir->uses_start[value]; u < ir->uses_start[value + 1]; u++) {
		uint32_t user = ir->uses[u];
		const struct ir_insn *insn = ir_at(ir, user);
		if (is_object_of(ir, user, value) && !is_decided(flow, answer, ir->block_of[user]))
			return true;
		if (insn->op == IR_CHECK_CAST && is_relied_on(flow, answer, user, seen))
			return true;
		for (uint32_t k = 0; insn->op == IR_PHI && k < insn->n_args; k++)
			if (ir_arg(ir, insn, k) == value &&
				!is_tested_before(flow, answer, ir->blocks[ir->block_of[user]].preds[k]) &&
				is_relied_on(flow, answer, user, seen))
				return true;
	}
	return false;
}

// Is the value itself tested or returned? Not only what the call was given, and may have filled.
static bool is_looked_at(const struct ir *ir, uint32_t value, struct bitset *seen)
{
	if (bitset_has(seen, value))
		return false;
	bitset_add(seen, value);
	for (uint32_t u = ir->uses_start[value]; u < ir->uses_start[value + 1]; u++) {
		uint8_t op = ir_at(ir, ir->uses[u])->op;
		if (op == IR_IF || op == IR_RETURN ||
			((op == IR_PHI || op == IR_CHECK_CAST) && is_looked_at(ir, ir->uses[u], seen)))
			return true;
	}
	return false;
}

static bool is_answer_heeded(struct flow *flow, uint32_t call)
{
	struct bitset seen = bitset_new(flow->ir->n_insns + 1, flow->arena),
				  relied = bitset_new(flow->ir->n_insns + 1, flow->arena);
	ir_uses(flow->ir);
	return asked_is_heeded(flow, call, false) && is_looked_at(flow->ir, call, &seen) &&
		!is_relied_on(flow, influence_of_section(flow, call), call, &relied);
}

bool shortcut_leads_to(struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *a = ir_at(ir, first), *b = ir_at(ir, second);
	if (first == second || a->op != IR_INVOKE || b->op != IR_INVOKE || !ir_invoke_has_receiver(a) ||
		!ir_invoke_has_receiver(b))
		return false;
	const struct method *question = ir_resolved_method(ir, a), *change = ir_resolved_method(ir, b);
	if (!question || !change)
		return false;
	struct change found = change_of(question, change);
	return found.looks_again && is_same_argument(flow, a, b, 0) &&
		(!found.has_key || is_same_argument(flow, a, b, 1)) &&
		is_only_tested(flow, first, second) &&
		(found.is_never_null || is_answer_heeded(flow, second));
}
