// See floor.h. What is built, in the order in which each needs the last.
#include "floor/floor.h"

#include <stdlib.h>

#include "base/bug.h"
#include "library/library.h"

struct floor *floor_new(const struct floor_options *how)
{
	struct floor *floor = xcalloc(1, sizeof(*floor));
	floor->how = *how;
	floor->models = how->world->models;
	return floor;
}

// ---- facts ------------------------------------------------------------------------------------

#define MAX_INITIALISED 3000 // classes of a library

bool floor_follows_initialisers(const struct floor *floor)
{
	const struct world *world = floor->how.world;
	uint32_t n = 0;
	for (uint32_t id = 1; id <= world->n_classes && n <= MAX_INITIALISED; id++)
		n += world->classes[id]->role == ROLE_INPUT;
	return !floor->how.is_library || n <= MAX_INITIALISED;
}

static void add_methods(const struct world *world, struct facts *facts)
{
	VEC(struct method *) methods = { 0 };
	for (uint32_t i = 1; i <= world->n_methods; i++) {
		struct method *method = world->methods[i];
		if (method->owner->role == ROLE_INPUT && !method->owner->is_shadowed &&
			method->owner->file && method->member->code)
			vec_push(&methods, method);
	}
	facts_extract(facts, methods.v, methods.n);
	vec_release(&methods);
}

struct facts *floor_facts(struct floor *floor)
{
	const struct floor_options *how = &floor->how;
	budget_phase(how->budget, "methods", 0);
	if (!floor->facts) {
		floor->facts = facts_new(how->world, how->jobs, how->notes);
		floor->facts->budget = how->budget;
		floor->facts->wants_initialisers = floor_follows_initialisers(floor);
	}
	struct facts *facts = facts_share(floor->facts);
	add_methods(how->world, facts);
	return facts;
}

// ---- of a program -------------------------------------------------------------------------------

// What comes next; what came before is over.
static void begin(struct floor *floor, const char *name, double *start)
{
	double now = clock_milliseconds();
	if (*start > 0)
		floor->phases[floor->n_phases - 1].milliseconds = now - *start;
	if (name)
		floor->phases[floor->n_phases++] = (struct finding_phase){ name, 0 };
	*start = now;
}

static bool build_threads(struct floor *floor)
{
	const struct floor_options *how = &floor->how;
	struct pta_options options = {
		.policy = PTA_ORIGIN,
		.models = floor->models,
		.n_roots = how->n_mains,
		.roots = how->mains,
		.jobs = how->jobs,
		.budget = how->budget,
		.notes = how->notes,
		.is_whole = how->follow_jdk,
	};
	double start = 0;
	if (how->points_to && !pta_policy_parse(how->points_to, &options))
		BUG("no such context: %s", how->points_to);
	budget_phase(floor->how.budget, "points-to", 0);
	begin(floor, "points-to", &start);
	floor->pta = pta_solve(floor->how.world, &options);
	if (pta_is_partial(floor->pta) || budget_check(floor->how.budget))
		return false;
	budget_phase(floor->how.budget, "threads", 0);
	begin(floor, "code", &start);
	floor->bodies = bodies_build(floor->how.world, floor->pta, floor->models, floor->how.budget);
	floor->heap = heap_new(floor->bodies);
	begin(floor, "threads and order", &start);
	floor->threads = threads_build(floor->heap, floor->bodies, floor->how.budget);
	begin(floor, NULL, &start);
	return !budget_check(floor->how.budget);
}

static bool build_accesses(struct floor *floor)
{
	double start = 0;
	begin(floor, "locks", &start);
	floor->sync = sync_build(floor->heap, floor->bodies, floor->threads, floor->how.budget);
	begin(floor, "accesses", &start);
	floor->accesses = accesses_collect(floor->bodies, floor->threads, floor->how.budget);
	begin(floor, NULL, &start);
	return !budget_check(floor->how.budget);
}

void floor_build_threads(struct floor *floor)
{
	if (floor->pta)
		return;
	floor->has_threads = build_threads(floor);
	world_mark(floor->how.world); // what points-to has met
}

void floor_build_accesses(struct floor *floor)
{
	floor_build_threads(floor);
	if (floor->has_threads && !floor->accesses)
		floor->is_whole = build_accesses(floor);
}

static struct running *running_of_threads(struct floor *floor)
{
	floor_build_threads(floor);
	struct running_program program = { floor->pta, floor->bodies, floor->heap, floor->threads };
	return running_of_program(floor->has_threads ? &program : NULL);
}

// ---- of a library -------------------------------------------------------------------------------

struct library *floor_library(struct floor *floor)
{
	const struct floor_options *how = &floor->how;
	struct library_options options = {
		.world = how->world,
		.models = floor->models,
		.jobs = how->jobs,
		.budget = how->budget,
		.assume_shared = how->assume_shared,
		.is_entry = how->is_entry,
		.context = how->context,
	};
	if (!floor->library)
		floor->library = library_build(&options);
	return floor->library;
}

// Who runs a task of the JDK's own the JDK decides, which is INPUT then: every call is seen, and nothing is said.
static struct running *running_of_input(struct floor *floor)
{
	const struct floor_options *how = &floor->how;
	const struct klass *object = how->world->object;
	bool is_jdk = object->role == ROLE_INPUT && !klass_is_phantom(object);
	struct running_library library = {
		.world = how->world,
		.facts = is_jdk ? NULL : floor_facts(floor),
		.budget = how->budget,
		.is_open = how->is_open,
		.context = how->context,
	};
	struct running *running = running_of_library(&library);
	facts_free(library.facts);
	return running;
}

// ---- of both ------------------------------------------------------------------------------------

struct running *floor_running(struct floor *floor)
{
	if (!floor->running)
		floor->running = floor->how.is_library ? running_of_input(floor)
											   : running_of_threads(floor);
	return floor->running;
}

void floor_note_race(struct floor *floor, uint32_t a, uint32_t b, const object_list *objects,
	uint32_t rank)
{
	for (uint32_t i = 0; i < objects->n; i++)
		vec_push(&floor->raced, (struct raced_pair){ a, b, objects->v[i], rank, NULL });
	if (!objects->n)
		vec_push(&floor->raced, (struct raced_pair){ a, b, 0, rank, NULL });
}

void floor_name_races(struct floor *floor, struct finding *finding)
{
	for (uint32_t i = floor->raced.n; i-- > 0 && !floor->raced.v[i].finding;)
		floor->raced.v[i].finding = finding;
}

void floor_free(struct floor *floor)
{
	if (!floor)
		return;
	running_free(floor->running);
	accesses_free(floor->accesses);
	sync_free(floor->sync);
	threads_free(floor->threads);
	heap_free(floor->heap);
	bodies_free(floor->bodies);
	pta_free(floor->pta);
	library_free(floor->library);
	facts_free(floor->facts);
	vec_release(&floor->raced);
	free(floor);
}
