// What two calls are given: counters.add("requests", 1) and counters.add("bytes", n) have nothing to do with each other,
// ledger.post("cash", -n) and ledger.post("bank", n) have.
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/offers.h"
#include "analysis/atomicity/warnings.h"

#define MAX_LEAVES 16

struct leaves {
	uint32_t n;
	uint32_t values[MAX_LEAVES];
};

// What the value is computed from. Not what a name is put together from.
static void add_leaves(const struct flow *flow, uint32_t value, uint32_t depth, struct leaves *out)
{
	const struct ir *ir = flow->ir;
	uint32_t source = path_source(flow->paths, value);
	const struct ir_insn *insn = ir_at(ir, source);
	bool is_computed = depth && insn->op != IR_INVOKE && insn->op != IR_GET_FIELD &&
		insn->op != IR_ARRAY_LOAD && insn->n_args;
	if (insn->type.kind == KIND_CLASS && insn->type.klass &&
		strcmp(ir->world->classes[insn->type.klass]->name->text, "java/lang/String") == 0)
		return;
	for (uint32_t i = 0; is_computed && i < insn->n_args; i++)
		add_leaves(flow, ir_arg(ir, insn, i), depth - 1, out);
	bool is_constant = insn->op >= IR_CONST_INT && insn->op <= IR_CONST_OTHER;
	if (!is_computed && !is_constant && out->n < MAX_LEAVES)
		out->values[out->n++] = source;
}

static bool is_same_value(const struct flow *flow, uint32_t a, uint32_t b)
{
	const struct path *path = path_of(flow->paths, a);
	return a == b || (path->kind != PATH_UNKNOWN && path_equal(path, path_of(flow->paths, b)));
}

static void leaves_of_call(const struct flow *flow, uint32_t insn, struct leaves *out)
{
	const struct ir_insn *call = ir_at(flow->ir, insn);
	for (uint32_t i = ir_invoke_has_receiver(call) ? 1 : 0; i < call->n_args; i++)
		add_leaves(flow, ir_arg(flow->ir, call, i), 3, out);
}

static bool shares(const struct flow *flow, uint32_t first, uint32_t second)
{
	struct leaves a = { 0 }, b = { 0 };
	leaves_of_call(flow, first, &a);
	leaves_of_call(flow, second, &b);
	for (uint32_t i = 0; i < a.n; i++)
		for (uint32_t k = 0; k < b.n; k++)
			if (is_same_value(flow, a.values[i], b.values[k]))
				return true;
	return false;
}

// What is the same each time, whoever runs it; 0: no constant.
static uint64_t constant_of(const struct flow *flow, uint32_t value)
{
	const struct ir_insn *insn = ir_at(flow->ir, path_source(flow->paths, value));
	const struct field *field;
	switch (insn->op) {
	case IR_CONST_INT:
		return (uint64_t)insn->op << 32 | (uint32_t)insn->immediate;
	case IR_CONST_STRING: // equal ones have one index
		return (uint64_t)insn->op << 32 | insn->constant;
	case IR_GET_STATIC:
		field = ir_resolved_field(flow->ir, insn);
		return field && field->access & ACC_FINAL ? (uint64_t)insn->op << 32 | field->id : 0;
	default:
		return 0;
	}
}

static bool has_other_key(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *a = ir_at(ir, first), *b = ir_at(ir, second);
	if (a->op != IR_INVOKE || b->op != IR_INVOKE || a->n_args != b->n_args || first == second)
		return false;
	for (uint32_t i = ir_invoke_has_receiver(a) ? 1 : 0; i < a->n_args; i++) {
		uint64_t x = constant_of(flow, ir_arg(ir, a, i)), y = constant_of(flow, ir_arg(ir, b, i));
		if (x && y && x != y)
			return true;
	}
	return false;
}

// One call, in two turns of its loop: is it given another one each time? What is computed in the loop is not the same.
static bool is_of_turn(const struct flow *flow, uint32_t call, uint32_t value)
{
	const struct ir *ir = flow->ir;
	uint32_t head = ir->blocks[ir->block_of[call]].loop_head,
			 loop = ir->blocks[ir->block_of[value]].loop_head;
	while (loop && loop != head)
		loop = ir->loop_parent[loop];
	return head && loop && !constant_of(flow, value);
}

bool arguments_differ(const struct flow *flow, uint32_t first, uint32_t second,
	const struct keys *keys)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *a = ir_at(ir, first), *b = ir_at(ir, second);
	if (a->op != IR_INVOKE || b->op != IR_INVOKE || keys->first >= a->n_args ||
		keys->second >= b->n_args)
		return false;
	uint32_t x = path_source(flow->paths, ir_arg(ir, a, keys->first)),
			 y = path_source(flow->paths, ir_arg(ir, b, keys->second));
	uint64_t constant = constant_of(flow, x);
	if (first == second)
		return x == y && is_of_turn(flow, first, x);
	return !is_same_value(flow, x, y) && (!constant || constant != constant_of(flow, y));
}

uint32_t relate_arguments(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir_insn *a = ir_at(flow->ir, first), *b = ir_at(flow->ir, second);
	bool is_other = has_other_key(flow, first, second);
	bool is_done = a->op == IR_INVOKE && b->op == IR_INVOKE && a->type.kind == KIND_NONE &&
		b->type.kind == KIND_NONE;
	return (is_other ? RELATION_OTHER_KEY : 0) |
		((is_other || is_done) && shares(flow, first, second) ? RELATION_SHARES : 0);
}
