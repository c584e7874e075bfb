// What the floor claims of a program, against what was provoked (provoke.c).
//
//     judge JDK CLASSES claims NAME             the locks that are said to be held, for the agent
//     judge JDK CLASSES check NAME RECORDING... contradictions; then the same with facts broken on purpose
//
// Contradictions, one line each:
//
//     parallel   two threads were at two points that are said to be ordered
//     unknown    a thread was at a point that no thread is said to run
//     fresh      somebody else touched an object that nobody else is said to have
//     own        two threads touched an object of which each run is said to have its own
//     one        two threads were at points that one thread is said to run, once
//     order      of two points that run once and are said to be ordered now this came first, now that
//     free       a lock that is said to be held was not
//
// Broken on purpose are the rows of `mutants`, one at a time, where the program calls them: `row NUMBER NAME
// noticed` or `not noticed`, of which one program that notices is enough; and of each pair of threads that is said to
// be parallel, and was seen at such points, the one is said to happen before the other, and the other way round: `broken N noticed N`.
#include <stdio.h>
#include <stdlib.h>

#include "access/access.h"
#include "base/bug.h"
#include "base/map.h"
#include "input/input.h"

typedef VEC(struct thread_point) point_list;

struct floor {
	struct pta *pta;
	struct bodies *bodies;
	struct heap *heap;
	struct threads *threads;
	struct sync *sync;
	struct accesses *accesses;
	point_list *points; // by place of the recording
	bool *is_initialiser;
	uint32_t n_points;
};

// A place where a thread was seen.
struct seen {
	const struct method *method; // NULL: of a generated class
	uint16_t bci;
};

struct pair {
	uint32_t a, b;
	bool is_same;   // about one object, at the same time
	bool is_shared; // about one object, at some time
	bool is_together;
	bool is_after, is_before; // of two threads: b when a had been, a when b had been
};

struct recording {
	VEC(struct seen) seen; // of all runs
	VEC(struct pair) pairs;
	struct map numbers; // of two places: number of the pair
	uint32_t n_free;
};

static struct world *world;
static struct budget budget;

static void floor_build(struct floor *floor, struct method *main, const struct models *models)
{
	struct pta_options how = { .policy = PTA_ORIGIN,
		.models = models,
		.n_roots = 1,
		.roots = &main,
		.jobs = 1,
		.budget = &budget,
		.notes = world->notes };
	ir_prepare(world);
	floor->pta = pta_solve(world, &how);
	floor->bodies = bodies_build(world, floor->pta, models, &budget);
	floor->heap = heap_new(floor->bodies);
	floor->threads = threads_build(floor->heap, floor->bodies, &budget);
	floor->sync = sync_build(floor->heap, floor->bodies, floor->threads, &budget);
	floor->accesses = accesses_collect(floor->bodies, floor->threads, &budget);
	floor->points = NULL;
	floor->is_initialiser = NULL;
	floor->n_points = 0;
}

static void floor_release(struct floor *floor)
{
	for (uint32_t i = 0; i < floor->n_points; i++)
		vec_release(&floor->points[i]);
	free(floor->points);
	free(floor->is_initialiser);
	accesses_free(floor->accesses);
	sync_free(floor->sync);
	threads_free(floor->threads);
	heap_free(floor->heap);
	bodies_free(floor->bodies);
	pta_free(floor->pta);
}

// ---- locks ------------------------------------------------------------------------------------

// A lock that is one object, as a field of whatever is accessed there: the same way.
static bool find_way(const struct floor *floor, const struct access *access, uint32_t lock,
	struct held_name *way)
{
	uint32_t first = pta_set_next(floor->pta, access->objects, 1);
	*way = (struct held_name){ .kind = NAME_WAY };
	if (!first)
		return false;
	if (first == lock && pta_set_count(floor->pta, access->objects) == 1)
		return heap_object_is_once(floor->heap, lock);
	const struct klass *klass = pta_object(floor->pta, first)->klass;
	for (uint32_t i = 0; klass && i < klass->n_fields; i++) {
		const struct field *field = &klass->fields[i];
		bool ok = !(field->access & ACC_STATIC) && heap_field_is_stable(floor->heap, field);
		for (uint32_t o = first; ok && o; o = pta_set_next(floor->pta, access->objects, o + 1)) {
			pta_set held = pta_field(floor->pta, o, field);
			ok = pta_set_count(floor->pta, held) == 1 && pta_set_has(floor->pta, held, lock);
		}
		if (ok) {
			way->n_downs = 1;
			way->downs[0] = field;
			return true;
		}
	}
	return false;
}

// The names of the locks that are held at an access, those that are one object as ways.
static void ways_of(const struct floor *floor, const struct access *access, held_names *out)
{
	struct sync_access about = { access->node, access->insn, access->base, access->index };
	sync_turn(floor->sync, &about, out);
	for (uint32_t i = 0; i < out->n; i++) {
		struct held_name way;
		if (out->v[i].kind == NAME_OBJECT && !out->v[i].is_read &&
			find_way(floor, access, out->v[i].number, &way))
			out->v[i] = way;
	}
}

static bool is_way(const struct held_name *name)
{
	bool ok = name->kind == NAME_WAY && name->n_ups == 0 && !name->is_read;
	for (uint32_t i = 0; ok && i < name->n_downs; i++)
		ok = name->downs[i] != NULL;
	return ok;
}

static bool has_way(const held_names *names, const struct held_name *name)
{
	for (uint32_t i = 0; i < names->n; i++) {
		const struct held_name *other = &names->v[i];
		bool is_equal = is_way(other) && other->n_downs == name->n_downs;
		for (uint32_t k = 0; is_equal && k < name->n_downs; k++)
			is_equal = other->downs[k] == name->downs[k];
		if (is_equal)
			return true;
	}
	return false;
}

static uint16_t bci_of(const struct floor *floor, const struct access *access)
{
	const struct body *body = bodies_of_node(floor->bodies, access->node);
	return body->ir->insns[access->insn].bci;
}

// Do all accesses at this instruction say so, whoever runs it?
static bool is_claimed(const struct floor *floor, const struct access *access,
	const struct held_name *name)
{
	const struct method *method = pta_node(floor->pta, access->node)->method;
	bool ok = true;
	for (uint32_t i = 0; ok && i < floor->accesses->all.n; i++) {
		const struct access *other = &floor->accesses->all.v[i];
		if (pta_node(floor->pta, other->node)->method != method ||
			bci_of(floor, other) != bci_of(floor, access))
			continue;
		held_names names = { 0 };
		ways_of(floor, other, &names);
		ok = has_way(&names, name);
		vec_release(&names);
	}
	return ok;
}

static void print_claims(const struct floor *floor)
{
	for (uint32_t i = 0; i < floor->accesses->all.n; i++) {
		const struct access *access = &floor->accesses->all.v[i];
		if (access->target != TARGET_FIELD)
			continue;
		held_names names = { 0 };
		ways_of(floor, access, &names);
		const struct method *method = pta_node(floor->pta, access->node)->method;
		for (uint32_t k = 0; k < names.n; k++) {
			if (!is_way(&names.v[k]) || !is_claimed(floor, access, &names.v[k]))
				continue;
			printf("%s\t%s\t%s\t%u\t", method->owner->name->text, method->name->text,
				method->descriptor->text, bci_of(floor, access));
			for (uint32_t d = 0; d < names.v[k].n_downs; d++)
				printf(".%s", names.v[k].downs[d]->name->text);
			printf("%s\n", names.v[k].n_downs ? "" : ".");
		}
		vec_release(&names);
	}
}

// ---- recordings -------------------------------------------------------------------------------

static uint32_t seen_number(struct recording *recording, struct seen seen)
{
	for (uint32_t i = 0; i < recording->seen.n; i++)
		if (recording->seen.v[i].method == seen.method && recording->seen.v[i].bci == seen.bci)
			return i;
	vec_push(&recording->seen, seen);
	return recording->seen.n - 1;
}

static struct pair *pair_of(struct recording *recording, uint32_t a, uint32_t b)
{
	uint64_t key = a < b ? (uint64_t)a << 32 | (b + 1) : (uint64_t)b << 32 | (a + 1);
	bool is_new;
	uint64_t *number = map_put(&recording->numbers, key, &is_new);
	if (!is_new)
		return &recording->pairs.v[*number];
	*number = recording->pairs.n;
	vec_push(&recording->pairs, (struct pair){ .a = a, .b = b });
	return &recording->pairs.v[recording->pairs.n - 1];
}

static void read_line(struct recording *recording, uint32_t *numbers, char *line)
{
	char *save = NULL, *fields[6] = { 0 };
	for (uint32_t i = 0; i < 6; i++)
		fields[i] = strtok_r(i ? NULL : line, "\t\n", &save);
	if (!fields[2])
		return;
	uint32_t first = (uint32_t)strtoul(fields[1], NULL, 10), second;
	if (strcmp(fields[0], "point") == 0 && fields[5] && first < 4096) {
		const struct klass *klass = world_loaded(world, slice_of_string(fields[2]));
		struct seen seen = { .bci = (uint16_t)strtoul(fields[5], NULL, 10) };
		if (klass && !klass_is_phantom(klass))
			seen.method = klass_method_named(world, klass, fields[3], fields[4]);
		numbers[first] = seen_number(recording, seen);
		return;
	}
	if (strcmp(fields[0], "free") == 0) {
		struct seen seen = recording->seen.v[numbers[first]];
		recording->n_free++;
		printf("free %s.%s:%u %s\n", seen.method ? seen.method->owner->name->text : "?",
			seen.method ? seen.method->name->text : "?", seen.bci, fields[2]);
		return;
	}
	second = (uint32_t)strtoul(fields[2], NULL, 10);
	struct pair *pair = pair_of(recording, numbers[first % 4096], numbers[second % 4096]);
	if (strcmp(fields[0], "after") == 0) {
		bool is_forth = pair->a == numbers[first % 4096];
		pair->is_after |= is_forth;
		pair->is_before |= !is_forth || pair->a == pair->b;
		return;
	}
	if (strcmp(fields[0], "shared") == 0)
		pair->is_shared = true;
	else
		pair->is_together = true;
	pair->is_same |= fields[3] && fields[3][0] == '1';
}

static bool recording_read(struct recording *recording, const char *path)
{
	char line[4096];
	uint32_t *numbers = xcalloc(4096, sizeof(uint32_t));
	FILE *file = fopen(path, "r");
	while (file && fgets(line, sizeof(line), file))
		read_line(recording, numbers, line);
	if (file)
		fclose(file);
	free(numbers);
	return file != NULL;
}

// ---- what is claimed --------------------------------------------------------------------------

// The threads that may be there; only by initialisers: not asked.
static void points_of(const struct floor *floor, struct seen seen, point_list *out,
	bool *is_initialiser)
{
	*is_initialiser = false;
	for (uint32_t node = pta_first_node(floor->pta, seen.method); node;
		 node = pta_next_node(floor->pta, node)) {
		const struct body *body = bodies_of_node(floor->bodies, node);
		uint32_t insn = body ? body_insn_at(body, seen.bci) : 0;
		for (uint32_t t = 1; insn && t <= threads_count(floor->threads); t++) {
			const struct thread *thread = thread_at(floor->threads, t);
			if (thread_runs(thread, node))
				vec_push(out, (struct thread_point){ t, node, insn });
			else if (bitset_has(&thread->reaches, node))
				*is_initialiser = true;
		}
	}
}

static void floor_find_points(struct floor *floor, const struct recording *recording)
{
	floor->n_points = recording->seen.n;
	floor->points = xcalloc(floor->n_points + 1, sizeof(*floor->points));
	floor->is_initialiser = xcalloc(floor->n_points + 1, sizeof(bool));
	for (uint32_t i = 0; i < floor->n_points; i++)
		if (recording->seen.v[i].method)
			points_of(floor, recording->seen.v[i], &floor->points[i], &floor->is_initialiser[i]);
}

struct broken {
	uint32_t first,
		second; // threads: all of the first is said to happen before all of the second; 0: none
};

// Is the pair seen against that order? Of points that only these threads run.
static bool is_against(const struct pair *pair, const point_list *p, const point_list *q,
	struct broken broken)
{
	bool is_forth = true, is_back = true;
	for (uint32_t i = 0; i < p->n; i++) {
		is_forth = is_forth && p->v[i].thread == broken.first;
		is_back = is_back && p->v[i].thread == broken.second;
	}
	for (uint32_t i = 0; i < q->n; i++) {
		is_forth = is_forth && q->v[i].thread == broken.second;
		is_back = is_back && q->v[i].thread == broken.first;
	}
	return (is_forth && pair->is_before) || (is_back && pair->is_after);
}

// Are they said to be one thread's that runs once?
static bool are_one(const struct floor *floor, const point_list *p, const point_list *q)
{
	uint32_t thread = p->v[0].thread;
	bool ok = thread_at(floor->threads, thread)->is_once;
	for (uint32_t i = 0; i < p->n; i++)
		ok = ok && p->v[i].thread == thread;
	for (uint32_t i = 0; i < q->n; i++)
		ok = ok && q->v[i].thread == thread;
	return ok;
}

// Said to be ordered, not only to be kept apart, of points of which each runs once?
static bool are_ordered(const struct floor *floor, const point_list *p, const point_list *q)
{
	if (p->n != 1 || q->n != 1)
		return false;
	enum thread_order order = threads_order(floor->threads, p->v[0], q->v[0]);
	return order != ORDER_NONE && order != ORDER_WORKER && order != ORDER_SAME &&
		thread_at(floor->threads, p->v[0].thread)->is_once &&
		thread_at(floor->threads, q->v[0].thread)->is_once &&
		heap_insn_is_once(floor->heap, p->v[0].node, p->v[0].insn) &&
		heap_insn_is_once(floor->heap, q->v[0].node, q->v[0].insn);
}

static bool may_be_parallel(const struct floor *floor, const point_list *p, const point_list *q,
	struct broken broken)
{
	for (uint32_t i = 0; i < p->n; i++)
		for (uint32_t k = 0; k < q->n; k++) {
			uint32_t a = p->v[i].thread, b = q->v[k].thread;
			if ((a == broken.first && b == broken.second) ||
				(b == broken.first && a == broken.second))
				continue;
			if (threads_order(floor->threads, p->v[i], q->v[k]) == ORDER_NONE)
				return true;
		}
	return false;
}

static const struct access *access_at(const struct floor *floor, struct thread_point point)
{
	for (uint32_t i = 0; i < floor->accesses->all.n; i++) {
		const struct access *access = &floor->accesses->all.v[i];
		if (access->thread == point.thread && access->node == point.node &&
			bci_of(floor, access) ==
				bodies_of_node(floor->bodies, point.node)->ir->insns[point.insn].bci)
			return access;
	}
	return NULL;
}

// Is the object said to be in nobody else's hands, or one for each run, wherever it is touched there?
static bool is_said_to_be_alone(const struct floor *floor, const point_list *points, bool is_own)
{
	for (uint32_t i = 0; i < points->n; i++) {
		const struct access *access = access_at(floor, points->v[i]);
		const struct thread *thread = thread_at(floor->threads, points->v[i].thread);
		if (!access || access->target != TARGET_FIELD || !access->base || !access->objects)
			return false;
		if (!is_own &&
			heap_reach(floor->heap, access->node, access->base, access->insn) != REACH_FRESH)
			return false;
		for (uint32_t o = is_own ? pta_set_next(floor->pta, access->objects, 1) : 0; o;
			 o = pta_set_next(floor->pta, access->objects, o + 1))
			if (!object_list_has(&thread->own, o))
				return false;
		if (points->v[i].thread != points->v[0].thread)
			return false;
	}
	return points->n > 0;
}

static void say(const char *what, struct seen a, struct seen b)
{
	printf("%s %s.%s:%u %s.%s:%u\n", what, a.method->owner->name->text, a.method->name->text, a.bci,
		b.method->owner->name->text, b.method->name->text, b.bci);
}

// How many claims the recording contradicts.
static uint32_t contradictions(const struct floor *floor, const struct recording *recording,
	struct broken broken, bool is_quiet)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < recording->pairs.n; i++) {
		const struct pair *pair = &recording->pairs.v[i];
		struct seen a = recording->seen.v[pair->a], b = recording->seen.v[pair->b];
		const point_list p = floor->points[pair->a], q = floor->points[pair->b];
		const char *what = NULL;
		if (!a.method || !b.method)
			continue;
		if (floor->is_initialiser[pair->a] || floor->is_initialiser[pair->b])
			what = NULL;
		else if (!p.n || !q.n)
			what = "unknown";
		else if (pair->is_together && !may_be_parallel(floor, &p, &q, broken))
			what = "parallel";
		else if ((pair->is_after || pair->is_before) && are_one(floor, &p, &q))
			what = "one";
		else if (pair->is_after && pair->is_before && are_ordered(floor, &p, &q))
			what = "order";
		else if (broken.first && is_against(pair, &p, &q, broken))
			what = "order";
		else if (pair->is_same &&
			(is_said_to_be_alone(floor, &p, false) || is_said_to_be_alone(floor, &q, false)))
			what = "fresh";
		else if (pair->is_shared && is_said_to_be_alone(floor, &p, true) &&
			is_said_to_be_alone(floor, &q, true) && p.v[0].thread == q.v[0].thread)
			what = "own";
		if (what && !is_quiet)
			say(what, a, b);
		n += what != NULL;
	}
	return n;
}

// ---- broken on purpose ------------------------------------------------------------------------

static const struct {
	const char *class, *method, *row;
} mutants[] = {
	{ "java/lang/Thread", "start", "class java.lang.Thread\n    start() : this.run()\n" },
	{ "java/lang/Thread", "start",
		"class java.lang.Thread\n    start() : this.run() in thread this; joins this\n" },
	{ "java/util/concurrent/ExecutorService", "submit",
		"class java.util.concurrent.ExecutorService\n"
		"    submit(Callable) : return <- new java.util.concurrent.FutureTask; return.result <- 1.call()\n"
		"    submit(Runnable) : return <- new java.util.concurrent.FutureTask; 1.run()\n" },
	{ "java/util/concurrent/Executor", "execute",
		"class java.util.concurrent.Executor\n    execute(_) : 1.run()\n" },
	{ "java/util/concurrent/ScheduledExecutorService", "scheduleAtFixedRate",
		"class java.util.concurrent.ScheduledExecutorService\n"
		"    scheduleAtFixedRate : return <- new java.util.concurrent.ScheduledFuture; 1.run()\n" },
	{ "java/util/Timer", "schedule", "class java.util.Timer\n    schedule : 1.run()\n" },
	{ "java/util/Timer", "scheduleAtFixedRate",
		"class java.util.Timer\n    scheduleAtFixedRate : 1.run()\n" },
	{ "java/util/concurrent/ForkJoinTask", "fork",
		"class java.util.concurrent.ForkJoinTask\n    fork() : return <- this; this.exec()\n" },
	{ "java/util/concurrent/ForkJoinTask", "invokeAll",
		"class java.util.concurrent.ForkJoinTask\n    invokeAll : 1.exec(); 2.exec()\n" },
	{ "java/util/concurrent/CompletableFuture", "supplyAsync",
		"class java.util.concurrent.CompletableFuture\n"
		"    supplyAsync : return <- new; return.result <- 1.get()\n" },
	{ "java/util/concurrent/SubmissionPublisher", "subscribe",
		"class java.util.concurrent.SubmissionPublisher\n    subscribe(_) : pure\n" },
	{ "java/util/Collection", "parallelStream",
		"class java.util.Collection\n"
		"    parallelStream() : return <- new java.util.stream.Stream; return.elem <- this.elem\n" },
};

static bool calls(const struct floor *floor, const char *class, const char *method)
{
	const struct klass *klass = world_loaded(world, slice_of_string(class));
	for (uint32_t i = 0; klass && i < floor->bodies->all.n; i++) {
		const struct body *body = floor->bodies->all.v[i];
		for (uint32_t k = 1; k <= body->ir->n_insns; k++) {
			const struct method *callee = body->callees[k];
			if (callee && strcmp(callee->name->text, method) == 0 &&
				klass_is_subtype(callee->owner, klass))
				return true;
		}
	}
	return false;
}

static void break_rows(const struct floor *floor, struct method *main,
	const struct recording *recording)
{
	for (size_t i = 0; i < sizeof(mutants) / sizeof(*mutants); i++) {
		struct err err = ERR_INIT;
		struct floor other;
		struct models *models = models_new(world->names), *kept = world->models;
		if (!calls(floor, mutants[i].class, mutants[i].method) ||
			!models_add(models, "mutant", slice_of_string(mutants[i].row), &err)) {
			if (err.text[0])
				fprintf(stderr, "judge: %s\n", err.text);
			models_free(models);
			continue;
		}
		world->models = models;
		floor_build(&other, main, models);
		floor_find_points(&other, recording);
		uint32_t n = contradictions(&other, recording, (struct broken){ 0, 0 }, true);
		printf("row %zu %s.%s %s\n", i, mutants[i].class, mutants[i].method,
			n ? "noticed" : "not noticed");
		floor_release(&other);
		world->models = kept;
		models_free(models);
	}
}

// Was there a pair of places that these two threads alone can have been at together, as is claimed?
static bool were_seen(const struct floor *floor, const struct recording *recording, uint32_t first,
	uint32_t second)
{
	bool found = false;
	for (uint32_t i = 0; !found && i < recording->pairs.n; i++) {
		const struct pair *pair = &recording->pairs.v[i];
		const point_list p = floor->points[pair->a], q = floor->points[pair->b];
		found = p.n == 1 && q.n == 1 &&
			((p.v[0].thread == first && q.v[0].thread == second) ||
				(p.v[0].thread == second && q.v[0].thread == first)) &&
			threads_order(floor->threads, p.v[0], q.v[0]) == ORDER_NONE;
	}
	return found;
}

static void print_unnoticed(const struct floor *floor, struct broken broken)
{
	const uint32_t threads[2] = { broken.first, broken.second };
	printf("unnoticed");
	for (uint32_t i = 0; i < 2; i++) {
		const struct method *method =
			pta_node(floor->pta, thread_at(floor->threads, threads[i])->entry)->method;
		printf(" %u:%s.%s", threads[i], method->owner->name->text, method->name->text);
	}
	printf("\n");
}

static void break_orders(const struct floor *floor, const struct recording *recording,
	uint32_t *n_broken, uint32_t *n_noticed)
{
	for (uint32_t a = 1; a <= threads_count(floor->threads); a++)
		for (uint32_t b = a; b <= threads_count(floor->threads); b++) {
			if (!were_seen(floor, recording, a, b))
				continue;
			for (uint32_t back = 0; back < 1 + (a != b); back++) {
				struct broken broken = { back ? b : a, back ? a : b };
				bool is_noticed = contradictions(floor, recording, broken, true) > 0;
				++*n_broken;
				*n_noticed += is_noticed;
				if (!is_noticed)
					print_unnoticed(floor, broken);
			}
		}
}

// ---- commands ---------------------------------------------------------------------------------

static void check(struct floor *floor, struct method *main, char **paths, int n_paths)
{
	struct recording recording = { 0 };
	uint32_t n_broken = 0, n_noticed = 0, n_together = 0;
	for (int i = 0; i < n_paths; i++)
		if (!recording_read(&recording, paths[i]))
			fprintf(stderr, "judge: %s: no recording\n", paths[i]);
	floor_find_points(floor, &recording);
	uint32_t n = contradictions(floor, &recording, (struct broken){ 0, 0 }, false) +
		recording.n_free;
	for (uint32_t i = 0; i < recording.pairs.n; i++)
		n_together += recording.pairs.v[i].is_together;
	break_rows(floor, main, &recording);
	break_orders(floor, &recording, &n_broken, &n_noticed);
	printf("points %u together %u contradictions %u broken %u noticed %u\n", recording.seen.n,
		n_together, n, n_broken, n_noticed);
	vec_release(&recording.seen);
	map_release(&recording.numbers);
	vec_release(&recording.pairs);
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input_options options = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	if (argc < 5 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err)) {
		fprintf(stderr, "usage: judge JDK CLASSES claims|check NAME RECORDING...: %s\n", err.text);
		return 2;
	}
	world = world_new(input, notes, 1);
	world->models = models_new(world->names);
	world_load_input(world);
	struct klass *klass = world_find_string(world, argv[4]);
	struct method *method = klass_is_phantom(klass)
		? NULL
		: klass_method_named(world, klass, "main", "([Ljava/lang/String;)V");
	if (!method) {
		fprintf(stderr, "judge: %s: no main\n", argv[4]);
		return 2;
	}
	struct floor floor;
	floor_build(&floor, method, world->models);
	if (strcmp(argv[3], "claims") == 0)
		print_claims(&floor);
	else
		check(&floor, method, argv + 5, argc - 5);
	floor_release(&floor);
	models_free(world->models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return 0;
}
