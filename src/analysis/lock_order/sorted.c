// Two orders of the same two variables on two branches of one method: the order is decided by the
// objects themselves, and is the same for everybody.
//
//     if (a.id < b.id) { synchronized (a) { synchronized (b) { ... } } }
//     else             { synchronized (b) { synchronized (a) { ... } } }
#include "analysis/lock_order/lock_order.h"

static uint32_t place_in_node(const struct lock_order *lo, uint32_t pair)
{
	struct pair_frame frame = { 0 };
	pair_frames(lo, pair, &frame, 1);
	return frame.bci;
}

static bool is_return(uint8_t op)
{
	return op >= OP_ireturn && op <= OP_return;
}

// Is one of the places left without coming to the other?
static bool are_exclusive(const struct method *method, uint32_t a, uint32_t b)
{
	const struct code *code = method->member->code;
	uint32_t first = a < b ? a : b, last = a < b ? b : a;
	for (uint32_t at = first; at < last && at < code->length;) {
		struct insn insn = code_insn(code, at);
		if (is_return(insn.op) ||
			((insn.op == OP_goto || insn.op == OP_goto_w) && insn.a > (int32_t)last))
			return true;
		at = insn.next;
	}
	return false;
}

// Fields of one object are no choice of the caller: which way they are locked is a matter of code.
static bool are_two_variables(const struct lock_order *lo, const struct pair *pair)
{
	const struct lock_name *a = &lo->names.v[pair->outer], *b = &lo->names.v[pair->inner];
	bool is_variable = a->n_suffix && a->suffix[a->n_suffix - 1u] & SUFFIX_ELEMENT &&
		a->suffix[a->n_suffix - 1u] & SUFFIX_VARIABLE;
	if (is_variable)
		return true;
	if ((a->root != ROOT_PARAM && a->root != ROOT_LOCAL) ||
		(b->root != ROOT_PARAM && b->root != ROOT_LOCAL))
		return false;
	return a->root != b->root ||
		(a->root == ROOT_PARAM ? a->number != b->number : a->expr != b->expr);
}

// if (a.id > b.id) { move(b, a); return; }
static bool calls_itself_swapped(const struct lock_order *lo, const struct pair *pair)
{
	const struct lock_name *a = &lo->names.v[pair->outer], *b = &lo->names.v[pair->inner];
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	for (uint32_t i = 0; a->root == ROOT_PARAM && b->root == ROOT_PARAM && i < node->facts->n_calls;
		 i++) {
		const struct fact_call *call = &node->facts->calls[i];
		if (call->target != node->method || call->held || a->number == b->number ||
			a->number >= call->n_args || b->number >= call->n_args)
			continue;
		const struct expr *first =
			&node->facts->exprs[node->facts->operands[call->args + a->number]];
		const struct expr *second =
			&node->facts->exprs[node->facts->operands[call->args + b->number]];
		if (first->kind == EXPR_PARAM && first->a == b->number && second->kind == EXPR_PARAM &&
			second->a == a->number)
			return true;
	}
	return false;
}

static bool is_sorted_here(const struct lock_order *lo, uint32_t index)
{
	const struct pair *pair = &lo->pairs.v[index];
	if (!are_two_variables(lo, pair))
		return false;
	const struct method *method = lo->cg->nodes[pair->node].method;
	if (calls_itself_swapped(lo, pair))
		return !orders_can_change(lo, method);
	for (uint32_t i = lo->pair_of_node[pair->node]; i != UINT32_MAX;
		 i = lo->pairs.v[i].next_of_node) {
		const struct pair *other = &lo->pairs.v[i];
		if (name_is_same(lo, other->outer, pair->inner) &&
			name_is_same(lo, other->inner, pair->outer) &&
			are_exclusive(method, place_in_node(lo, index), place_in_node(lo, i)))
			return !orders_can_change(lo, method);
	}
	return false;
}

// Remembered: a pair is in many cycles, and a node may have very many pairs.
bool pair_is_sorted(const struct lock_order *lo, uint32_t index)
{
	struct pair *pair = &lo->pairs.v[index];
	if (pair->sorted == SORTED_UNKNOWN) {
		bool is_sorted = false;
		for (uint32_t i = index; i != UINT32_MAX && !is_sorted; i = lo->pairs.v[i].below)
			is_sorted = is_sorted_here(lo, i);
		pair->sorted = is_sorted ? SORTED_YES : SORTED_NO;
	}
	return pair->sorted == SORTED_YES;
}
