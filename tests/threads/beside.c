// Two answers to "is this method ever run by one thread only while there are others?", side by side: that of
// callgraph/running.h, which the first rules ask, and that of threads/.
//
//     beside JDK CLASSES MAIN...
//
// For each method of CLASSES that both know, a line: METHOD old new, each `one` or `many`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "access/access.h"
#include "callgraph/callgraph.h"
#include "callgraph/running.h"
#include "input/input.h"

static struct budget budget;

// Can two threads be at field accesses or calls of the method at the same time? *has_points: are there any?
static bool may_meet(const struct pta *pta, const struct bodies *bodies,
	const struct threads *threads, const struct method *method, bool *has_points)
{
	VEC(struct thread_point) points = { 0 };
	for (uint32_t node = pta_first_node(pta, method); node; node = pta_next_node(pta, node)) {
		const struct body *body = bodies_of_node(bodies, node);
		for (uint32_t t = 1; body && t <= threads_count(threads); t++)
			for (uint32_t i = 1; thread_runs(thread_at(threads, t), node) && i <= body->ir->n_insns;
				 i++)
				if (body->fields[i] || body->callees[i])
					vec_push(&points, (struct thread_point){ t, node, i });
	}
	bool found = false;
	*has_points = points.n > 0;
	for (uint32_t i = 0; !found && i < points.n; i++)
		for (uint32_t k = i; !found && k < points.n; k++)
			found = threads_order(threads, points.v[i], points.v[k]) == ORDER_NONE;
	vec_release(&points);
	return found;
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input_options options = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	if (argc < 4 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err))
		return 2;
	struct world *world = world_new(input, notes, 1);
	world->models = models_new(world->names);
	world_load_input(world);
	struct method *main = NULL;
	struct klass *klass = world_find_string(world, argv[3]);
	if (!klass_is_phantom(klass))
		main = klass_method_named(world, klass, "main", "([Ljava/lang/String;)V");
	if (!main)
		return 2;
	ir_prepare(world);
	struct pta_options how = { .policy = PTA_ORIGIN,
		.models = world->models,
		.n_roots = 1,
		.roots = &main,
		.jobs = 1,
		.budget = &budget,
		.notes = notes };
	struct pta *pta = pta_solve(world, &how);
	struct bodies *bodies = bodies_build(world, pta, world->models, &budget);
	struct heap *heap = heap_new(bodies);
	struct threads *threads = threads_build(heap, bodies, &budget);
	struct facts *facts = facts_new(world, 1, notes);
	VEC(struct method *) all = { 0 };
	for (uint32_t c = 1; c <= world->n_classes; c++)
		if (world->classes[c] && !klass_is_phantom(world->classes[c]) &&
			world->classes[c]->role == ROLE_INPUT)
			for (uint32_t m = 0; m < world->classes[c]->n_methods; m++)
				vec_push(&all, &world->classes[c]->methods[m]);
	facts_extract(facts, all.v, all.n);
	struct cg_running *running = cg_running_find(facts, &main, 1);
	for (uint32_t c = 1; c <= world->n_classes; c++) {
		struct klass *k = world->classes[c];
		if (!k || klass_is_phantom(k) || k->role != ROLE_INPUT)
			continue;
		for (uint32_t m = 0; m < k->n_methods; m++) {
			struct method *method = &k->methods[m];
			if (!pta_first_node(pta, method) || method->id >= running->n_methods ||
				!running->all[method->id])
				continue;
			bool old = cg_running_is_one(running, cg_running_at(running, method, UINT32_MAX));
			bool has_points;
			bool new = !may_meet(pta, bodies, threads, method, &has_points);
			if (has_points)
				printf("%s.%s %s %s\n", k->name->text, method->name->text, old ? "one" : "many",
					new ? "one" : "many");
		}
	}
	return 0;
}
