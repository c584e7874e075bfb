// Reads every class of INPUT, then lifts every method with the locks held, on one thread, memory
// given back method by method. Prints one line that tests/bench/lift reads:
//
//     read_ms lift_ms methods instructions slowest_ms peak_kb slowest_method
#include <stdio.h>
#include <sys/resource.h>
#include <time.h>

#include "ir/ir.h"
#include "model/model.h"

// CPU time of this thread: the machine may be busy with other things.
static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

struct totals {
	uint64_t methods, insns;
	double slowest_ms;
	const struct method *slowest;
};

static void lift(struct ir_builder *builder, const struct method *method, struct arena *arena,
	struct totals *totals)
{
	struct err err = ERR_INIT;
	// Reading the clock costs as much as lifting a small method: only large ones can be the slowest.
	bool is_timed = method->member->code->length > 2000;
	double start = is_timed ? now() : 0;
	struct ir *ir = ir_build(builder, method, arena, &err);
	if (!ir) {
		fprintf(stderr, "%s.%s: %s\n", method->owner->name->text, method->name->text, err.text);
		return;
	}
	locks_held(ir, paths_new(ir, arena), arena);
	totals->methods++;
	totals->insns += ir->n_insns;
	arena_clear(arena);
	if (is_timed && now() - start > totals->slowest_ms) {
		totals->slowest_ms = now() - start;
		totals->slowest = method;
	}
}

static struct totals lift_all(struct world *world, uint32_t n_classes)
{
	struct totals totals = { 0 };
	struct arena arena;
	arena_init(&arena);
	struct ir_builder *builder = ir_builder_new(world);
	for (uint32_t id = 1; id <= n_classes; id++) {
		const struct klass *klass = world->classes[id];
		for (uint32_t i = 0; klass->file && i < klass->n_methods; i++)
			if (klass->methods[i].member->code)
				lift(builder, &klass->methods[i], &arena, &totals);
	}
	ir_builder_free(builder);
	arena_release(&arena);
	return totals;
}

int main(int argc, char **argv)
{
	struct notes *notes = notes_new();
	struct input_options options = { 0 };
	struct input *input = input_new(&options, notes);
	struct err err = ERR_INIT;
	double start = now();

	for (int i = 1; i < argc; i++)
		if (!input_add(input, argv[i], ROLE_INPUT, &err)) {
			fprintf(stderr, "%s: %s\n", argv[i], err.text);
			return 2;
		}
	struct world *world = world_new(input, notes, 1);
	world->models = models_new(world->names);
	world_load_input(world);
	double read = now();
	uint32_t n = world->n_classes;
	for (uint32_t id = 1; id <= n; id++)
		world_open(world, world->classes[id]);
	ir_prepare(world);
	struct totals totals = lift_all(world, n);
	double end = now();
	struct rusage usage;
	getrusage(RUSAGE_SELF, &usage);
	printf("%.1f %.1f %llu %llu %.2f %ld %s.%s\n", read - start, end - read,
		(unsigned long long)totals.methods, (unsigned long long)totals.insns, totals.slowest_ms,
		usage.ru_maxrss, totals.slowest ? totals.slowest->owner->name->text : "",
		totals.slowest ? totals.slowest->name->text : "");
	models_free(world->models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return 0;
}
