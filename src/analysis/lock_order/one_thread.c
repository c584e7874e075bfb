// Executors that have one thread, as far as the method tells: by what the models say of the call that makes them.
#include "analysis/lock_order/parallel.h"

#include "floor/floor.h"
#include "model/model.h"

static bool call_makes_one(const struct lock_order *lo, const struct fact_call *call)
{
	return running_makes_one(lo->world->models, call);
}

// Does the method that makes the object give it one thread, whatever it is called with?
static bool makes_one(const struct lock_order *lo, const struct method *method)
{
	return running_makes_one(lo->world->models, &(struct fact_call){ .target = method });
}

// Does the field's class keep only such executors in it?
static bool is_of_field(const struct lock_order *lo, const struct field *field)
{
	uint32_t n_stores = 0;
	for (uint32_t i = 0; field && i < field->owner->n_methods; i++) {
		const struct method_facts *facts = facts_of(lo->facts, &field->owner->methods[i]);
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			const struct expr *value = &facts->exprs[facts->stores[k].value];
			if (facts->stores[k].field != field)
				continue;
			if (value->kind != EXPR_CALL || !call_makes_one(lo, &facts->calls[value->a]))
				return false;
			n_stores++;
		}
	}
	return n_stores > 0;
}

bool one_thread_is_timer(const struct lock_order *lo, struct ir_type type)
{
	const struct klass *timer = model_known_class(lo->world, MODEL_KNOWN_TIMER);
	return timer && type.kind == KIND_CLASS &&
		klass_is_subtype(lo->world->classes[type.klass], timer);
}

bool one_thread_has(struct lock_order *lo, const struct method_facts *facts, uint32_t index)
{
	const struct expr *expr = &facts->exprs[index];
	if (one_thread_is_timer(lo, expr->type))
		return true;
	if (expr->kind == EXPR_CALL)
		return call_makes_one(lo, &facts->calls[expr->a]);
	if (expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC)
		return is_of_field(lo, expr->field);
	struct origin_set set = provenance_of(lo->provenance, facts, index);
	for (uint32_t i = 0; i < set.n; i++) {
		const struct origin *object = provenance_origin(lo->provenance, set.objects[i]);
		if (object->kind != ORIGIN_NEW || !makes_one(lo, object->method))
			return false;
	}
	return set.n > 0;
}
