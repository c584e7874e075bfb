// Parts that know their owner:
//
//     class Machine { private final Motor motor = new Motor(this); }
//     class Motor   { private final Machine machine; Motor(Machine m) { machine = m; } }
//
// For a machine this.motor.machine is itself.
#include "analysis/lock_order/names.h"

#include "analysis/lock_order/objects.h"

uint32_t owners_kept_parameter(const struct method_facts *facts, const struct field *field)
{
	uint32_t found = 0;
	for (uint32_t i = 0; facts && i < facts->n_stores; i++) {
		if (facts->stores[i].field != field)
			continue;
		const struct expr *value = &facts->exprs[facts->stores[i].value];
		if (value->kind != EXPR_PARAM || found)
			return 0;
		found = value->a;
	}
	return found;
}

// new Motor(this), of which the constructor keeps `this` in the field?
static bool is_made_with_this(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t made, const struct field *back)
{
	for (uint32_t i = 0; facts->exprs[made].kind == EXPR_NEW && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->op != OP_invokespecial || call->n_args == 0 ||
			facts->operands[call->args] != made)
			continue;
		uint32_t param = call->target->owner == back->owner
			? owners_kept_parameter(facts_of(lo->facts, call->target), back)
			: 0;
		return param && param < call->n_args &&
			facts_is_this(facts, facts->operands[call->args + param]);
	}
	return false;
}

// Do all constructors of the owner make the part for themselves, and does that lead back?
static bool leads_back(const struct lock_order *lo, const struct field *part,
	const struct field *back)
{
	bool has_any = false;
	if (!stable_is_field(lo, part) || !stable_is_field(lo, back))
		return false;
	for (uint32_t i = 0; i < part->owner->n_methods; i++) {
		const struct method *method = &part->owner->methods[i];
		const struct method_facts *facts = method_is_constructor(method)
			? facts_of(lo->facts, method)
			: NULL;
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			const struct fact_store *store = &facts->stores[k];
			if (store->field != part)
				continue;
			if (!is_made_with_this(lo, facts, store->value, back))
				return false;
			has_any = true;
		}
	}
	return has_any;
}

uint32_t owners_simplify(struct lock_order *lo, uint32_t name)
{
	struct lock_name short_name = lo->names.v[name];
	uint32_t n = short_name.n_suffix;
	if (n < 2 || short_name.is_cut ||
		(short_name.suffix[n - 1] | short_name.suffix[n - 2]) & SUFFIX_ELEMENT ||
		!leads_back(lo, lo->world->fields[short_name.suffix[n - 2]],
			lo->world->fields[short_name.suffix[n - 1]]))
		return name;
	short_name.n_suffix = (uint8_t)(n - 2);
	memset(&short_name.suffix[n - 2], 0, 2 * sizeof(short_name.suffix[0]));
	short_name.whole_scope = NULL;
	short_name.whole_expr = 0;
	return name_of(lo, short_name);
}
