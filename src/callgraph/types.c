// What level precise knows, for evaluation and for show. Nothing changes here once it is built, so any
// thread may ask.
#include "callgraph/types.h"

const struct type_set *types_read(const struct cg_types *types, const struct method_facts *facts,
	const struct expr *expr)
{
	const uint64_t *call;
	switch (expr->kind) {
	case EXPR_FIELD:
	case EXPR_STATIC:
		return expr->field && expr->field->owner->role == ROLE_INPUT &&
				expr->field->id < types->n_fields
			? &types->sets[types->fields + expr->field->id]
			: NULL;
	case EXPR_ELEMENT: {
		struct ir_type array = facts->exprs[expr->a].type;
		return array.kind == KIND_ARRAY && array.dimensions == 1 && array.element == 'L' &&
				array.klass < types->n_classes
			? &types->sets[types->elements + array.klass]
			: NULL;
	}
	case EXPR_CALL:
		call = map_get(&types->calls, (uint64_t)facts->method->id << 16 | expr->a);
		return call ? &types->call_sets.v[*call] : NULL;
	default:
		return NULL;
	}
}

bool types_add_fitting(const struct callgraph *cg, struct cg_values *values, aval value,
	const struct expr *expr)
{
	if (aval_kind(value) != AVAL_LAMBDA && expr->type.kind == KIND_CLASS) {
		const struct klass *known = cg->world->classes[expr->type.klass];
		const struct klass *klass = cg->world->classes[aval_id(value)];
		if (!klass_is_subtype(klass, known)) {
			// A wider type that was cast; an object of another class did not pass the cast.
			if (aval_kind(value) == AVAL_EXACT && !klass_is_phantom(klass) &&
				!klass_has_phantom_super(klass))
				return true;
			value = aval_make(AVAL_TYPE, known->id);
		}
	}
	return values_add(cg, values, value);
}

static bool as_values(const struct type_set *set, struct cg_values *values)
{
	if (set->is_open || set->n == 0)
		return false;
	values->n = set->n;
	memcpy(values->v, set->v, sizeof(aval) * set->n);
	return true;
}

bool cg_precise_types(const struct callgraph *cg, const struct method_facts *facts,
	const struct expr *expr, struct cg_values *values)
{
	const struct cg_types *types = cg->private->types;
	const struct type_set *set = types ? types_read(types, facts, expr) : NULL;
	if (!set || set->is_open)
		return false;
	values->n = 0;
	for (uint32_t i = 0; i < set->n; i++)
		if (!types_add_fitting(cg, values, set->v[i], expr))
			return false;
	return values->n > 0;
}

bool cg_returned_types(const struct callgraph *cg, const struct method *method,
	struct cg_values *values)
{
	const struct cg_types *types = cg->private->types;
	return types && method->id < types->n_methods && method->owner->role == ROLE_INPUT &&
		descriptor_return(name_slice(method->descriptor)).ptr[0] == 'L' &&
		as_values(&types->sets[types->returns + method->id], values);
}

bool cg_field_types(const struct callgraph *cg, const struct field *field, struct cg_values *values)
{
	const struct cg_types *types = cg->private->types;
	return types && field->id < types->n_fields && field->owner->role == ROLE_INPUT &&
		field->descriptor->text[0] == 'L' &&
		as_values(&types->sets[types->fields + field->id], values);
}

void types_free(struct cg_types *types)
{
	if (!types)
		return;
	free(types->first_param);
	free(types->sets);
	map_release(&types->calls);
	vec_release(&types->call_sets);
	free(types);
}
