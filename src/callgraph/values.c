// What an expression may be, alternative by alternative. The seed interprets the rest of a method once
// for each type that a variable may have (5.4); we carry the alternatives of one expression side by
// side, at most CG_MAX_VALUES, and fall back to the declared type where there are more.
#include "callgraph/internal.h"

#define MAX_DEPTH 3 // phis of phis

static const struct klass *class_of(const struct callgraph *cg, aval value)
{
	switch (aval_kind(value)) {
	case AVAL_TYPE:
	case AVAL_EXACT:
		return cg->world->classes[aval_id(value)];
	case AVAL_LAMBDA:
		return cg->facts->lambdas[aval_id(value)]->interface;
	}
	return NULL;
}

// Is everything that `value` may be an object of `all` too?
bool value_is_within(const struct callgraph *cg, aval value, aval all)
{
	if (value == all)
		return true;
	if (aval_kind(all) != AVAL_TYPE || aval_kind(value) == 0)
		return false;
	return klass_is_subtype(class_of(cg, value), class_of(cg, all));
}

bool values_add(const struct callgraph *cg, struct cg_values *values, aval value)
{
	uint32_t kept = 0;
	for (uint32_t i = 0; i < values->n; i++)
		if (value_is_within(cg, value, values->v[i]))
			return true;
	for (uint32_t i = 0; i < values->n; i++)
		if (!value_is_within(cg, values->v[i], value))
			values->v[kept++] = values->v[i];
	values->n = kept;
	if (kept == CG_MAX_VALUES)
		return false;
	values->v[values->n++] = value;
	return true;
}

static bool collect(const struct callgraph *cg, const struct cg_node *node, uint32_t expr,
	uint32_t depth, struct cg_values *values)
{
	const struct expr *e = &node->facts->exprs[expr];
	if (e->kind == EXPR_NULL && depth)
		return true;
	struct cg_values precise;
	if (cg->private->types && cg_precise_types(cg, node->facts, e, &precise)) {
		for (uint32_t i = 0; i < precise.n; i++)
			if (!values_add(cg, values, precise.v[i]))
				return false;
		return true;
	}
	if (e->kind != EXPR_PHI || depth > MAX_DEPTH || e->b == 0) {
		aval value = cg_eval(cg, node, expr);
		return value && values_add(cg, values, value);
	}
	for (uint32_t i = 0; i < e->b; i++)
		if (!collect(cg, node, node->facts->operands[e->a + i], depth + 1, values))
			return false;
	return true;
}

struct cg_values cg_eval_all(const struct callgraph *cg, const struct cg_node *node, uint32_t expr)
{
	struct cg_values values = { 0 };
	if (expr && collect(cg, node, expr, 0, &values) && values.n)
		return values;
	return (struct cg_values){ .n = 1, .v = { cg_eval(cg, node, expr) } };
}
