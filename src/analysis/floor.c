// See floor.h. What is built, in the order in which each needs the last.
#include "analysis/floor.h"

#include <stdlib.h>

#include "analysis/analysis.h"
#include "base/bug.h"
#include "facts/facts.h"
#include "running/running.h"

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

static bool build_threads(struct floor *floor, struct analysis_input *in)
{
	struct pta_options options = {
		.policy = PTA_ORIGIN,
		.models = floor->models,
		.n_roots = in->options->n_mains,
		.roots = in->options->mains,
		.jobs = in->options->jobs,
		.budget = in->budget,
		.notes = in->notes,
		.is_whole = in->options->follow_jdk,
	};
	double start = 0;
	if (in->options->context && !pta_policy_parse(in->options->context, &options))
		BUG("no such context: %s", in->options->context);
	budget_phase(in->budget, "points-to", 0);
	begin(floor, "points-to", &start);
	floor->pta = pta_solve(in->world, &options);
	if (pta_is_partial(floor->pta) || budget_is_over(in->budget))
		return false;
	budget_phase(in->budget, "threads", 0);
	begin(floor, "code", &start);
	floor->bodies = bodies_build(in->world, floor->pta, floor->models, in->budget);
	floor->heap = heap_new(floor->bodies);
	begin(floor, "threads and order", &start);
	floor->threads = threads_build(floor->heap, floor->bodies, in->budget);
	begin(floor, NULL, &start);
	return !budget_is_over(in->budget);
}

static bool build_accesses(struct floor *floor, struct analysis_input *in)
{
	double start = 0;
	begin(floor, "locks", &start);
	floor->sync = sync_build(floor->heap, floor->bodies, floor->threads, in->budget);
	begin(floor, "accesses", &start);
	floor->accesses = accesses_collect(floor->bodies, floor->threads, in->budget);
	begin(floor, NULL, &start);
	return !budget_is_over(in->budget);
}

struct floor *analysis_threads(struct analysis_input *in)
{
	if (!in->floor) {
		in->floor = xcalloc(1, sizeof(*in->floor));
		in->floor->models = in->world->models;
		in->floor->has_threads = build_threads(in->floor, in);
		world_mark(in->world); // what points-to has met
	}
	return in->floor;
}

struct floor *analysis_floor(struct analysis_input *in)
{
	struct floor *floor = analysis_threads(in);
	if (floor->has_threads && !floor->accesses)
		floor->is_whole = build_accesses(floor, in);
	return floor;
}

static struct running *running_of_floor(const struct floor *floor)
{
	struct running_program program = { floor->pta, floor->bodies, floor->heap, floor->threads };
	return running_of_program(floor->has_threads ? &program : NULL);
}

static bool is_open(const void *context, const struct method *method)
{
	const struct scan_options *options = context;
	return method_is_abstract(method)
		? (method->owner->access & ACC_PUBLIC) || options->entries == ENTRIES_NON_PRIVATE
		: scan_is_entry(options, method);
}

// Who runs a task of the JDK's own the JDK decides, which is INPUT then: every call is seen, and nothing is said.
static struct running *running_of_input(struct analysis_input *in)
{
	const struct klass *object = in->world->object;
	bool is_jdk = object->role == ROLE_INPUT && !klass_is_phantom(object);
	struct running_library library = {
		.world = in->world,
		.facts = is_jdk ? NULL : analysis_facts(in),
		.budget = in->budget,
		.is_open = is_open,
		.context = in->options,
	};
	struct running *running = running_of_library(&library);
	facts_free(library.facts);
	return running;
}

struct running *analysis_running(struct analysis_input *in)
{
	if (in->options->mode == SCAN_LIBRARY) {
		if (!in->floor)
			in->floor = xcalloc(1, sizeof(*in->floor));
		if (!in->floor->running)
			in->floor->running = running_of_input(in);
	} else if (!analysis_threads(in)->running) {
		in->floor->running = running_of_floor(in->floor);
	}
	return in->floor->running;
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
	vec_release(&floor->raced);
	free(floor);
}
