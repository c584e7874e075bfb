// Methods that a library outside INPUT calls on objects of INPUT, one at a time for each object, as the rows `implemented`
// of the models say: what an event loop or a ring buffer runs.
#include "running/library.h"

#define MAX_ROWS 4

static bool is_one_at_a_time(const struct model_effect *effect)
{
	return effect->kind == MODEL_CALL && effect->from.base == MODEL_THIS &&
		effect->from.n_fields == 0 && effect->times != MODEL_MANY &&
		(effect->where == MODEL_IN_THREAD || effect->where == MODEL_IN_EVENT);
}

static void note_handler(struct library_threads *t, const struct klass *klass,
	const struct name *name)
{
	for (const struct klass *k = klass; k && k->role == ROLE_INPUT; k = k->super)
		for (uint32_t i = 0; i < k->n_methods; i++)
			if (k->methods[i].name == name && !method_is_static(&k->methods[i]))
				t->handlers[k->methods[i].id] = k;
}

static void look_at_class(struct library_threads *t, const struct klass *klass)
{
	const struct model_row *rows[MAX_ROWS];
	uint32_t n = models_implemented(t->models, klass, rows, MAX_ROWS);
	for (uint32_t r = 0; r < n && r < MAX_ROWS; r++)
		for (uint32_t i = 0; i < rows[r]->n_effects; i++)
			if (is_one_at_a_time(&rows[r]->effects[i]))
				note_handler(t, klass, rows[r]->effects[i].method);
}

void handlers_find(struct library_threads *t)
{
	for (uint32_t i = 0; i < models_count(t->models); i++) {
		const struct model_class *class = models_at(t->models, i);
		bool is_found = false;
		for (uint32_t k = 0; class->implemented && k < class->implemented->n_effects; k++)
			is_found |= is_one_at_a_time(&class->implemented->effects[k]);
		const struct klass *klass = is_found ? world_loaded(t->world, name_slice(class->name))
											 : NULL;
		if (!klass)
			continue;
		library_threads_walk_below(t, klass);
		for (uint32_t k = 0; k < t->below.n; k++)
			if (t->below.v[k]->role == ROLE_INPUT)
				look_at_class(t, t->below.v[k]);
	}
}
