// Theorems 1 and 4 of seed 001 against recordings of real runs (record.c).
//
//     judge JDK CLASSES NAME RECORDING...
//
//     missing   objects that the program made refer to each other, and have no edge in the graph; those
//               that library code keeps for itself (a pool its workers, a lock who waits) are not asked for
//     escaped   an object that is inside of another's boundary is reached past that one (theorem 1)
//     overlap   two threads were in methods of one object that do not race (theorem 4)
//
// An object whose site has several nodes (contexts) is any of them: a reference is inside of a boundary if it
// is whichever they are. Overlaps with a thread that waits are no contradiction where all uses hold a
// common lock: it has given that back.
//
// Then the analysis is run again, each time with one rule left out: "broken NAME noticed", where what follows
// contradicts the recordings. And a scan's races (wanted.c) are compared with those of all objects.
#include <stdio.h>
#include <stdlib.h>

#include "base/bug.h"
#include "input/input.h"
#include "recording.h"

static struct {
	uint32_t n_inside, n_edges, n_overlaps, n_waiting;
} counts;

// ---- the analysis, with a rule left out -----------------------------------------------------------

enum broken {
	NOTHING,
	ROOT_RULE,
	GIFT_RULE,
	FLOWS,
	HOPS,
	REENTRANCY,
	FIGURE_6,
	CALLBACKS,
	N_BROKEN
};
static const char *const broken_names[] = { "nothing", "root-rule", "gift-rule", "flows", "hops",
	"reentrancy", "figure-6", "callbacks" };

static void change_uses(struct object_run *run, enum broken broken)
{
	for (uint32_t i = 0; i < run->uses.n; i++) {
		struct use *use = &run->uses.v[i];
		if (broken == REENTRANCY)
			use->is_reentrant = false;
		if (broken == FIGURE_6) // as if every user's locks counted
			lockset_unite(&use->locks, &use->source);
		if (broken == CALLBACKS && use->node && !bodies_of_node(run->bodies, use->node))
			use->is_static = true; // no access
	}
}

static void analyse(struct object_run *run, struct analysis_input *in, enum broken broken)
{
	analysis_begin(in);
	floor_build_accesses(in->floor);
	*run = (struct object_run){ .in = in, .floor = in->floor };
	arena_init(&run->arena);
	run->pta = run->floor->pta;
	run->bodies = run->floor->bodies;
	objects_choose(run);
	objects_find_receivers(run);
	run->graph.without_root_rule = broken == ROOT_RULE;
	run->graph.without_gift_rule = broken == GIFT_RULE;
	run->graph.without_flow_rule = broken == FLOWS;
	objects_build(run);
	objects_find_threads(run);
	objects_find_hops(run);
	for (uint32_t i = 0; broken == HOPS && i < run->hops.n; i++)
		run->hops.v[i].to = run->hops.v[i].from;
	objects_want(run, true);
	run->minimal = ARENA_ARRAY(&run->arena, struct node_set, run->graph.edges.n + 1);
	uses_find(run);
	change_uses(run, broken);
	races_find(run);
}

// ---- theorem 1 --------------------------------------------------------------------------------

static void print_object(const struct object_run *run, const struct recording *recording,
	uint32_t o)
{
	struct buf name = BUF_INIT;
	object_print(run, o ? recording_nodes(recording, o)->v[0] : GRAPH_ROOT, &name);
	printf(" %s", buf_cstring(&name));
	buf_release(&name);
}

// Is the reference inside of the node's boundary, whichever nodes the two are?
static bool is_inside(const struct object_run *run, const struct recording *recording,
	struct real_edge real, uint32_t from_node, uint32_t node)
{
	const node_list *a = recording_nodes(recording, real.from);
	const node_list *b = recording_nodes(recording, real.to);
	bool is_some = false;
	for (uint32_t i = 0; i < a->n; i++)
		for (uint32_t k = 0; k < b->n; k++) {
			if (from_node && a->v[i] != from_node)
				continue;
			uint32_t edge = graph_find(&run->graph, a->v[i], b->v[k]);
			if (edge == GRAPH_NO_EDGE)
				continue;
			if (!graph_bounds(&run->graph, node, edge))
				return false;
			is_some = true;
		}
	return is_some;
}

// What the object reaches over references of the boundary; or the root over all, past the object.
static void reach(const struct object_run *run, const struct recording *recording, uint32_t from,
	uint32_t object, uint32_t node, bool *seen)
{
	node_list work = { 0 };
	memset(seen, 0, recording->n_objects + 1);
	vec_push(&work, from);
	while (work.n) {
		uint32_t at = work.v[--work.n];
		for (uint32_t i = recording->first[at]; i < recording->first[at + 1]; i++) {
			struct real_edge real = recording->edges.v[recording->out[i]];
			if (seen[real.to] || real.to == object ||
				(from && !is_inside(run, recording, real, at == object ? node : 0, node)))
				continue;
			seen[real.to] = true;
			vec_push(&work, real.to);
		}
	}
	vec_release(&work);
}

static uint32_t check_boundaries(const struct object_run *run, const struct recording *recording,
	bool is_quiet)
{
	uint32_t n = 0;
	bool *inside = xcalloc(recording->n_objects + 1, sizeof(bool));
	bool *past = xcalloc(recording->n_objects + 1, sizeof(bool));
	for (uint32_t o = 1; o <= recording->n_objects; o++) {
		const node_list *nodes = recording_nodes(recording, o);
		if (nodes->n != 1 || recording->first[o] == recording->first[o + 1])
			continue;
		reach(run, recording, o, o, nodes->v[0], inside);
		bool is_some = false;
		for (uint32_t x = 1; x <= recording->n_objects; x++)
			is_some |= inside[x];
		if (!is_some)
			continue;
		reach(run, recording, 0, o, 0, past);
		for (uint32_t x = 1; x <= recording->n_objects; x++) {
			counts.n_inside += inside[x] && !is_quiet;
			if (!inside[x] || !past[x])
				continue;
			n++;
			if (!is_quiet) {
				printf("escaped");
				print_object(run, recording, o);
				printf(" >");
				print_object(run, recording, x);
				printf("\n");
			}
		}
	}
	free(inside);
	free(past);
	return n;
}

static bool has_edge(const struct object_run *run, const struct recording *recording,
	struct real_edge real)
{
	const node_list *a = recording_nodes(recording, real.from);
	const node_list *b = recording_nodes(recording, real.to);
	for (uint32_t i = 0; i < (real.from ? a->n : 1); i++)
		for (uint32_t k = 0; k < b->n; k++)
			if (graph_find(&run->graph, real.from ? a->v[i] : GRAPH_ROOT, b->v[k]) !=
					GRAPH_NO_EDGE ||
				run->graph.is_leaked[b->v[k]])
				return true;
	return false;
}

// Made by the program's own code, and running that?
static bool is_own(const struct object_run *run, const struct recording *recording, uint32_t object)
{
	const struct pta_object *o = objects_pta(run, recording_nodes(recording, object)->v[0]);
	const struct method *code = o->kind == PTA_LAMBDA && o->lambda ? o->lambda->implementation
																   : NULL;
	return code ? run->bodies->by_method[code->id] != NULL
				: recording->is_direct.v[recording->site_of[object]];
}

// Of a library's class, whose code fills its fields: a thread knows what it is parked at.
static bool is_library(const struct object_run *run, const struct recording *recording,
	uint32_t object)
{
	const struct pta_object *o = objects_pta(run, recording_nodes(recording, object)->v[0]);
	return o->kind == PTA_NEW && o->klass && o->klass->role == ROLE_JDK;
}

static uint32_t check_edges(const struct object_run *run, const struct recording *recording,
	bool is_quiet)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < recording->edges.n; i++) {
		struct real_edge real = recording->edges.v[i];
		if (!real.is_direct || recording_nodes(recording, real.to)->n != 1 ||
			!is_own(run, recording, real.to) ||
			(real.from &&
				(!is_own(run, recording, real.from) || is_library(run, recording, real.from))))
			continue;
		counts.n_edges += !is_quiet;
		if (has_edge(run, recording, real))
			continue;
		n++;
		if (is_quiet)
			continue;
		printf("missing");
		print_object(run, recording, real.from);
		printf(" >");
		print_object(run, recording, real.to);
		printf("\n");
	}
	return n;
}

// ---- theorem 4 --------------------------------------------------------------------------------

static bool is_use_of(const struct use *use, const struct overlap *overlap, uint32_t side)
{
	return use->method && strcmp(use->method->name->text, overlap->methods[side]) == 0 &&
		strcmp(use->method->descriptor->text, overlap->descriptors[side]) == 0;
}

static bool are_both(const struct use *a, const struct use *b, const struct overlap *overlap)
{
	return (is_use_of(a, overlap, 0) && is_use_of(b, overlap, 1)) ||
		(is_use_of(a, overlap, 1) && is_use_of(b, overlap, 0));
}

// Library methods of what is made for being shared are no accesses.
static bool is_asked(const struct object_run *run, uint32_t node, const struct overlap *overlap)
{
	const struct klass *klass = objects_pta(run, node)->klass;
	enum model_safety safety = klass ? model_safety_of(run->floor->models, klass)
									 : MODEL_SAFETY_UNKNOWN;
	bool is_safe = safety == MODEL_THREAD_SAFE || safety == MODEL_IMMUTABLE;
	if (objects_pta(run, node)->kind == PTA_LAMBDA)
		return false;
	for (uint32_t side = 0; side < 2; side++) {
		bool is_library = strncmp(overlap->classes[side], "Ljava/", 6) == 0;
		if (is_library && (is_safe || strcmp(overlap->classes[side], "Ljava/lang/Object;") == 0))
			return false;
	}
	return true;
}

static bool is_raced(const struct object_run *run, uint32_t node, const struct overlap *overlap)
{
	for (uint32_t i = run->first_race[node]; i < run->first_race[node + 1]; i++) {
		const struct object_race *race = &run->races.v[run->races_of[i]];
		if (are_both(&run->uses.v[race->a], &run->uses.v[race->b], overlap))
			return true;
	}
	return false;
}

// Have all two uses by these methods a lock in common?
static bool is_locked(const struct object_run *run, uint32_t node, const struct overlap *overlap)
{
	bool is_some = false;
	for (uint32_t i = run->first_of_object[node]; i < run->first_of_object[node + 1]; i++)
		for (uint32_t k = i; k < run->first_of_object[node + 1]; k++) {
			const struct use *a = &run->uses.v[run->of_object[i]];
			const struct use *b = &run->uses.v[run->of_object[k]];
			if (!are_both(a, b, overlap))
				continue;
			if (!locksets_share(&a->locks, &b->locks))
				return false;
			is_some = true;
		}
	return is_some;
}

static uint32_t check_overlaps(const struct object_run *run, const struct recording *recording,
	bool is_quiet)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < recording->overlaps.n; i++) {
		const struct overlap *overlap = &recording->overlaps.v[i];
		const node_list *nodes = recording_nodes(recording, overlap->object);
		bool is_ok = !nodes->n;
		for (uint32_t k = 0; k < nodes->n && !is_ok; k++)
			is_ok = !is_asked(run, nodes->v[k], overlap);
		if (is_ok)
			continue;
		counts.n_overlaps += !is_quiet;
		counts.n_waiting += !is_quiet && overlap->is_waiting;
		for (uint32_t k = 0; k < nodes->n && !is_ok; k++)
			is_ok = is_raced(run, nodes->v[k], overlap) ||
				(overlap->is_waiting && is_locked(run, nodes->v[k], overlap));
		if (is_ok)
			continue;
		n++;
		if (is_quiet)
			continue;
		printf("overlap");
		print_object(run, recording, overlap->object);
		printf(" %s %s%s\n", overlap->methods[0], overlap->methods[1],
			overlap->is_waiting ? " (waits)" : "");
	}
	return n;
}

// ---- all --------------------------------------------------------------------------------------

static uint32_t check(struct analysis_input *in, enum broken broken, char **paths, int n_paths)
{
	struct object_run run;
	uint32_t n = 0;
	analyse(&run, in, broken);
	for (int i = 0; i < n_paths && !run.is_cut; i++) {
		struct recording recording;
		if (!recording_read(&recording, &run, paths[i])) {
			fprintf(stderr, "judge: %s: no recording\n", paths[i]);
			continue;
		}
		n += check_edges(&run, &recording, broken != NOTHING);
		n += check_boundaries(&run, &recording, broken != NOTHING);
		n += check_overlaps(&run, &recording, broken != NOTHING);
		recording_release(&recording);
	}
	objects_release(&run);
	return n;
}

// What a scan finds, which looks at little, is what is found by looking at all.
static uint32_t compare_wanted(struct analysis_input *in)
{
	struct object_run some, all;
	struct findings *findings = findings_new();
	uint32_t n = 0;
	analysis_data_race(in, findings);
	if (objects_run(&some, in, false) && objects_run(&all, in, true)) {
		for (uint32_t i = 0; i < some.asked.n; i++) {
			const struct raced_pair *pair = &in->floor->raced.v[some.asked.v[i]];
			const struct access *accesses = in->floor->accesses->all.v;
			uint32_t node = some.node_of[pair->object];
			struct use a, b;
			if (objects_use_of(&some, &accesses[pair->a], node, &a) &&
				objects_use_of(&some, &accesses[pair->b], node, &b) &&
				races_have(&some, &a, &b) != races_have(&all, &a, &b))
				n++;
		}
		objects_release(&all);
	}
	if (n)
		printf("different %u\n", n);
	objects_release(&some);
	findings_free(findings);
	return n;
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input_options options = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	struct budget budget = { 0 };
	if (argc < 4 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err)) {
		fprintf(stderr, "usage: judge JDK CLASSES NAME RECORDING...: %s\n", err.text);
		return 2;
	}
	struct world *world = world_new(input, notes, 1);
	world->models = models_new(world->names);
	world_load_input(world);
	struct klass *klass = world_find_string(world, argv[3]);
	struct method *main = klass_is_phantom(klass)
		? NULL
		: klass_method_named(world, klass, "main", "([Ljava/lang/String;)V");
	if (!main) {
		fprintf(stderr, "judge: %s: no main\n", argv[3]);
		return 2;
	}
	struct scan_options scan = { .mode = SCAN_PROGRAM,
		.n_mains = 1,
		.mains = &main,
		.jobs = 1,
		.rules = rule_bit(RULE_data_race) | rule_bit(RULE_object_race) };
	struct analysis_input in = { .world = world,
		.options = &scan,
		.budget = &budget,
		.notes = notes };
	uint32_t n = check(&in, NOTHING, argv + 4, argc - 4);
	for (enum broken broken = ROOT_RULE; broken < N_BROKEN; broken++)
		if (check(&in, broken, argv + 4, argc - 4) > n)
			printf("broken %s noticed\n", broken_names[broken]);
	n += compare_wanted(&in);
	printf("edges %u inside %u overlaps %u waiting %u contradictions %u\n", counts.n_edges,
		counts.n_inside, counts.n_overlaps, counts.n_waiting, n);
	floor_free(in.floor);
	models_free(world->models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return 0;
}
