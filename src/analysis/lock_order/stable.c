// Fields that keep what they were given while their object, or class, was made: final ones, and those
// that nobody writes later on though somebody could.
#include "analysis/lock_order/objects.h"

struct stable {
	uint32_t n_fields;
	bool *is_written; // [n_fields]: outside of initialisers of its class
};

static const struct stable *find_written(const struct lock_order *lo, struct arena *arena)
{
	struct stable *stable = ARENA_NEW(arena, struct stable);
	stable->n_fields = lo->world->n_fields + 1;
	stable->is_written = ARENA_ARRAY(arena, bool, stable->n_fields);
	for (uint32_t id = 1; id <= lo->world->n_methods; id++) {
		const struct method *method = lo->world->methods[id];
		const struct method_facts *facts = facts_of(lo->facts, method);
		for (uint32_t i = 0; facts && i < facts->n_stores; i++) {
			const struct fact_store *store = &facts->stores[i];
			bool is_first = store->field && method->owner == store->field->owner &&
				strcmp(method->name->text, store->is_static ? "<clinit>" : "<init>") == 0 &&
				(store->is_static ||
					(facts->exprs[store->base].kind == EXPR_PARAM &&
						facts->exprs[store->base].a == 0));
			if (store->field && !is_first && store->field->id < stable->n_fields)
				stable->is_written[store->field->id] = true;
		}
	}
	return stable;
}

void stable_find(struct lock_order *lo)
{
	lo->stable = find_written(lo, &lo->beside);
}

bool stable_is_field(const struct lock_order *lo, const struct field *field)
{
	if (field->access & ACC_FINAL)
		return true;
	// Code that is not looked at may write it.
	if (field->owner->role != ROLE_INPUT || field->id >= lo->stable->n_fields ||
		(lo->is_library && field->access & (ACC_PUBLIC | ACC_PROTECTED)))
		return false;
	return !lo->stable->is_written[field->id];
}
