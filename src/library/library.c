// The pipeline of library mode: lift every method, see what fields hold, summarise, collect what entries touch.
#include "library/internal.h"

#include <stdlib.h>

#include "base/bug.h"
#include "base/pool.h"
#include "class/class.h"

#define BATCH 64

struct lifting {
	struct library *library;
	VEC(struct method *) methods;
	struct lifter **lifters; // one for each worker
};

static void lift_item(void *context, uint32_t item, uint32_t worker)
{
	struct lifting *lifting = context;
	struct library_private *p = lifting->library->private;
	const struct method *method = lifting->methods.v[item];
	if (budget_is_over(p->how.budget))
		return;
	budget_step(p->how.budget, 1);
	if (!lifting->lifters[worker])
		lifting->lifters[worker] = lifter_new(&p->how, &p->arenas[worker]);
	p->fragments[method->id] = lifter_lift(lifting->lifters[worker], method);
}

// What is in sight of INPUT and of the class path: who asks has opened INPUT.
static void list_methods(struct lifting *lifting, struct world *world)
{
	VEC(struct klass *) classes = { 0 };
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		struct klass *klass = world->classes[id];
		if (!klass_is_phantom(klass) && klass->role != ROLE_JDK && !klass->is_shadowed &&
			!klass->is_hidden)
			vec_push(&classes, klass);
	}
	if (classes.n)
		world_open_all(world, classes.v, classes.n);
	for (uint32_t i = 0; i < classes.n; i++)
		for (uint32_t m = 0; m < classes.v[i]->n_methods; m++)
			if (classes.v[i]->methods[m].member->code)
				vec_push(&lifting->methods, &classes.v[i]->methods[m]);
	vec_release(&classes);
}

// Models name classes that nobody else need have named: those of what methods in sight return new.
static void find_made(struct world *world, const struct models *models)
{
	for (uint32_t i = 0; i < models_count(models); i++) {
		const struct model_class *class = models_at(models, i);
		bool is_in_sight = world_loaded(world, name_slice(class->name)) != NULL;
		for (uint32_t r = 0; is_in_sight && r < class->n_rows; r++)
			for (uint32_t k = 0; k < class->rows[r]->n_effects; k++) {
				const struct model_effect *e = &class->rows[r]->effects[k];
				if (e->kind == MODEL_MOVE && e->to.base == MODEL_RETURN &&
					e->from.base == MODEL_NEW && e->from.type && e->from.type->text[0] != '[')
					world_find(world, name_slice(e->from.type));
			}
	}
}

static void lift_all(struct library *library)
{
	struct library_private *p = library->private;
	struct lifting lifting = { .library = library };
	find_made(p->how.world, p->how.models);
	list_methods(&lifting, p->how.world);
	models_prepare(p->how.world->models, p->how.world);
	p->n_methods = p->how.world->n_methods + 1;
	p->n_fields = p->how.world->n_fields + 1;
	p->fragments = xcalloc(p->n_methods, sizeof(*p->fragments));
	p->summaries = xcalloc(p->n_methods, sizeof(*p->summaries));
	p->n_arenas = p->how.jobs ? p->how.jobs : 1;
	p->arenas = xcalloc(p->n_arenas, sizeof(*p->arenas));
	lifting.lifters = xcalloc(p->n_arenas, sizeof(struct lifter *));
	for (uint32_t i = 0; i < p->n_arenas; i++)
		arena_init(&p->arenas[i]);
	library->n_methods = lifting.methods.n;
	budget_phase(p->how.budget, "methods", lifting.methods.n);
	pool_run(p->n_arenas, lifting.methods.n, BATCH, lift_item, &lifting);
	for (uint32_t i = 0; i < p->n_arenas; i++)
		lifter_free(lifting.lifters[i]);
	free(lifting.lifters);
	vec_release(&lifting.methods);
}

static void check(const struct library *library)
{
#if defined(RADDLE_DEBUG) || defined(RADDLE_STRESS)
	struct buf why = BUF_INIT;
	if (!budget_is_over(library->private->how.budget) && !library_check(library, &why))
		BUG("library: %.*s", (int)why.len, why.ptr);
	buf_release(&why);
#else
	(void)library;
#endif
}

const struct library_part library_parts[] = {
	{ "code", lift_all },
	{ "fields", library_find_holdings },
	{ "summaries", library_compose },
	{ "cells", library_collect_cells },
	{ "habits", library_find_habits },
	{ "order", library_find_setups },
};
_Static_assert(sizeof(library_parts) / sizeof(*library_parts) == N_LIBRARY_PARTS, "one for each");

struct library *library_new(const struct library_options *options)
{
	struct library *library = xcalloc(1, sizeof(*library));
	library->private = xcalloc(1, sizeof(*library->private));
	library->private->how = *options;
	arena_init(&library->private->arena);
	return library;
}

struct library *library_build(const struct library_options *options)
{
	struct library *library = library_new(options);
	for (uint32_t i = 0; i < N_LIBRARY_PARTS; i++) {
		budget_phase(options->budget, library_parts[i].name, 0);
		library_parts[i].run(library);
	}
	check(library);
	return library;
}

void library_free(struct library *library)
{
	if (!library)
		return;
	struct library_private *p = library->private;
	for (uint32_t m = 0; m < p->n_methods; m++)
		free(p->summaries[m].accesses);
	for (uint32_t i = 0; i < p->n_arenas; i++)
		arena_release(&p->arenas[i]);
	free(p->arenas);
	free(p->fragments);
	free(p->summaries);
	free(p->holdings);
	free(p->intents);
	free(p->has_lock);
	free(p->changes);
	free(p->habits);
	free(p->tasks);
	setups_free(p->setups);
	map_release(&p->families);
	map_release(&p->lock_ids);
	vec_release(&p->family_list);
	vec_release(&p->to_see);
	vec_release(&p->lock_sets);
	arena_release(&p->arena);
	vec_release(&library->ways);
	vec_release(&library->cells);
	free(p);
	free(library);
}
