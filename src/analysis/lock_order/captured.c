// What is taken along by function objects, and by objects of anonymous and local classes: who made them
// knows it, and that is a caller of what they run, if he hands them down.
//
//     void addAll(Bag other) { other.each(x -> put(x)); }    // put of the one, under the lock of the other
#include "analysis/lock_order/names.h"

#include "analysis/lock_order/judge.h"
#include "base/cursor.h"
#include "class/class.h"

#define MAX_WRAPPED 3 // function objects and other objects, one in the other

// Is the expression the function object, or something that was made of it?
static bool has_lambda(const struct method_facts *facts, uint32_t index, uint32_t lambda,
	uint32_t depth);

static bool is_any_with_lambda(const struct method_facts *facts, const uint32_t *exprs, uint32_t n,
	uint32_t lambda, uint32_t depth)
{
	for (uint32_t i = 0; i < n; i++)
		if (exprs[i] && has_lambda(facts, exprs[i], lambda, depth))
			return true;
	return false;
}

static bool has_lambda(const struct method_facts *facts, uint32_t index, uint32_t lambda,
	uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	if (expr->kind == EXPR_LAMBDA && facts->calls[expr->a].lambda &&
		facts->calls[expr->a].lambda->id == lambda)
		return true;
	if (depth == MAX_WRAPPED)
		return false;
	if (expr->kind == EXPR_PHI)
		return is_any_with_lambda(facts, facts->operands + expr->a, expr->b, lambda, depth + 1);
	if (expr->kind == EXPR_LAMBDA || expr->kind == EXPR_CALL) {
		const struct fact_call *call = &facts->calls[expr->a];
		return is_any_with_lambda(facts, facts->operands + call->args, call->n_args, lambda,
			depth + 1);
	}
	for (uint32_t i = 0; expr->kind == EXPR_NEW && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->op == OP_invokespecial && call->n_args && facts->operands[call->args] == index)
			return is_any_with_lambda(facts, facts->operands + call->args + 1, call->n_args - 1u,
				lambda, depth + 1);
	}
	return false;
}

uint32_t captured_given(const struct lock_order *lo, const struct lambda *lambda, uint32_t param,
	const struct cg_edge *edge)
{
	const struct cg_node *from = &lo->cg->nodes[edge->from];
	if (lambda->maker != from->method || edge->kind != CG_CALL)
		return 0;
	const struct method_facts *facts = from->facts;
	const struct fact_call *call = &facts->calls[edge->call];
	if (!is_any_with_lambda(facts, facts->operands + call->args, call->n_args, lambda->id, 0))
		return 0;
	uint32_t captured = param - (lambda_first_argument(lambda) - lambda->n_captured);
	for (uint32_t i = 0; i < facts->n_calls; i++)
		if (facts->calls[i].lambda == lambda && captured < facts->calls[i].n_args)
			return facts->operands[facts->calls[i].args + captured];
	return 0;
}

uint32_t captured_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t made,
	const struct field *field)
{
	// What other libraries wrap is too far from those who would have to say which objects these are.
	if (facts->exprs[made].kind != EXPR_NEW || !(field->access & ACC_FINAL) ||
		field->owner->role != ROLE_INPUT)
		return 0;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->op != OP_invokespecial || call->n_args == 0 ||
			facts->operands[call->args] != made)
			continue;
		uint32_t param = call->target->owner == field->owner
			? owners_kept_parameter(facts_of(lo->facts, call->target), field)
			: 0;
		return param && param < call->n_args ? facts->operands[call->args + param] : 0;
	}
	return 0;
}

// The class of an anonymous or local object that the name leads through first, if the method has it as a
// parameter; else NULL.
static const struct klass *class_with_captured(const struct lock_order *lo,
	const struct lock_name *name, const struct method *method)
{
	const uint32_t captures = ACC_FINAL | ACC_SYNTHETIC;
	struct slice bytes;
	if (name->root != ROOT_PARAM || name->n_suffix == 0 || name->suffix[0] & SUFFIX_ELEMENT ||
		(name->number == 0 && !method_is_static(method)))
		return NULL;
	const struct field *field = lo->world->fields[name->suffix[0]];
	const struct class *file = field->owner->file;
	return (field->access & captures) == captures && file &&
			attribute_find(file, file->attributes, ATTRIBUTE_EnclosingMethod, &bytes)
		? field->owner
		: NULL;
}

bool captured_is_of_parameter(const struct lock_order *lo, uint32_t name,
	const struct method *method)
{
	return class_with_captured(lo, &lo->names.v[name], method);
}

// Does the method make objects of the class, only to hand them down?
static bool is_handed_down(const struct lock_order *lo, const struct method_facts *facts,
	const struct klass *klass, uint32_t *n_made)
{
	for (uint32_t i = 1; facts && i < facts->n_exprs; i++) {
		if (facts->exprs[i].kind != EXPR_NEW || facts->exprs[i].type.kind != KIND_CLASS ||
			facts->exprs[i].type.klass != klass->id)
			continue;
		for (uint32_t k = 0; k < facts->n_returns; k++)
			if (facts->returns[k] == i)
				return false;
		if (judge_is_kept(lo, facts, i))
			return false;
		++*n_made;
	}
	return true;
}

bool captured_is_handed_down(const struct lock_order *lo, uint32_t name,
	const struct method *method)
{
	const struct klass *klass = class_with_captured(lo, &lo->names.v[name], method);
	uint32_t n_made = 0;
	struct slice bytes;
	if (!klass ||
		!attribute_find(klass->file, klass->file->attributes, ATTRIBUTE_EnclosingMethod, &bytes))
		return false;
	struct cursor c = cursor_of(bytes);
	const struct klass *around = world_loaded(lo->world, class_name_at(klass->file, cursor_u2(&c)));
	for (uint32_t i = 0; around && i < around->n_methods; i++)
		if (!is_handed_down(lo, facts_of(lo->facts, &around->methods[i]), klass, &n_made))
			return false;
	return n_made > 0;
}
