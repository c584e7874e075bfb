// An order by a value that two objects may share is none for these two:
//
//     Guild a = new Guild("wolves", 3), b = new Guild("ravens", 3);
//     if (first.rank > second.rank) { first = from; second = into; }
//
// Found in programs, where one method gives two constructors the same constant.
#include "analysis/lock_order/sorted.h"

#define MAX_PARAMS 8
#define MAX_SITES 32

// A constructor that keeps a parameter in the field as it is.
struct keeper {
	const struct method *constructor;
	uint32_t param, n_params; // without `this`
};

static bool is_load_of_number(uint8_t op)
{
	return (op >= OP_iload && op <= OP_dload) || (op >= OP_iload_0 && op <= OP_dload_3);
}

static uint32_t slot_of_load(const struct insn *load)
{
	return load->op <= OP_dload ? (uint32_t)load->a : (uint32_t)(load->op - OP_iload_0) % 4;
}

static bool find_keeper(const struct lock_order *lo, const struct method *method,
	const struct field *field, struct keeper *keeper)
{
	const struct code *code = method->member->code;
	struct insn before = { 0 };
	uint32_t slot = 0, at_slot = 1;
	if (!method_is_constructor(method) || !facts_of(lo->facts, method) || !code)
		return false;
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		if (insn.op == OP_putfield && is_load_of_number(before.op) &&
			orders_field_at(lo, method, &insn) == field)
			slot = slot_of_load(&before);
		before = insn;
		at = insn.next;
	}
	*keeper = (struct keeper){ .constructor = method, .param = UINT32_MAX };
	struct slice rest = descriptor_parameters(name_slice(method->descriptor));
	for (struct slice one = descriptor_next(&rest); one.len; one = descriptor_next(&rest)) {
		if (at_slot == slot)
			keeper->param = keeper->n_params;
		keeper->n_params++;
		at_slot += one.ptr[0] == 'J' || one.ptr[0] == 'D' ? 2 : 1;
	}
	return keeper->param != UINT32_MAX && keeper->n_params <= MAX_PARAMS;
}

static bool is_constant(uint8_t op)
{
	return op >= OP_iconst_m1 && op <= OP_sipush;
}

// Does the instruction push one value, and nothing else?
static bool is_push(uint8_t op)
{
	return (op >= OP_aconst_null && op <= OP_aload_3) || op == OP_getstatic;
}

// The constant that the call at the place gives for the parameter; false where it is not that simple.
static bool find_constant(const struct method *method, uint32_t bci, const struct keeper *keeper,
	struct insn *constant)
{
	const struct code *code = method->member->code;
	struct insn last[MAX_PARAMS] = { 0 };
	uint32_t n = 0;
	for (uint32_t at = 0; at < bci; n++) {
		last[n % MAX_PARAMS] = code_insn(code, at);
		at = last[n % MAX_PARAMS].next;
	}
	if (n < keeper->n_params)
		return false;
	for (uint32_t i = n - keeper->n_params; i < n; i++)
		if (!is_push(last[i % MAX_PARAMS].op))
			return false;
	*constant = last[(n - keeper->n_params + keeper->param) % MAX_PARAMS];
	return is_constant(constant->op);
}

// Do two calls of one method make objects with the same constant?
static bool are_made_alike(const struct method_facts *facts, const struct keeper *keeper)
{
	struct insn sites[MAX_SITES];
	uint32_t n = 0;
	for (uint32_t i = 0; i < facts->n_calls && n < MAX_SITES; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->target != keeper->constructor || !call->n_args ||
			facts->exprs[facts->operands[call->args]].kind != EXPR_NEW ||
			!find_constant(facts->method, call->bci, keeper, &sites[n]))
			continue;
		for (uint32_t k = 0; k < n; k++)
			if (sites[k].op == sites[n].op && sites[k].a == sites[n].a)
				return true;
		n++;
	}
	return false;
}

bool ties_are_made(const struct lock_order *lo, const struct field *field)
{
	if (lo->is_library || field->owner->role != ROLE_INPUT || !field->owner->file)
		return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		struct keeper keeper;
		if (!find_keeper(lo, &field->owner->methods[i], field, &keeper))
			continue;
		for (uint32_t id = 1; id < lo->cg->n_nodes; id++) {
			const struct cg_node *node = &lo->cg->nodes[id];
			if (node->facts && node->method->owner->role == ROLE_INPUT &&
				are_made_alike(node->facts, &keeper))
				return true;
		}
	}
	return false;
}
