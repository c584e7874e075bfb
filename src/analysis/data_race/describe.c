// What reports say of accesses: the way to them, their threads, the objects.
#include "analysis/data_race/data_race.h"

#include <stdlib.h>
#include <string.h>

#include "class/class.h"

// ---- stacks -----------------------------------------------------------------------------------

// Those of all threads, if there is room for them.
static void make_ways(struct race_run *run)
{
	uint64_t size = (pta_n_nodes(run->pta) + UINT64_C(1)) * sizeof(*run->ways->via);
	uint64_t most = RACE_WAYS_MEMORY / size + 1, n_threads = threads_count(run->threads) + 1;
	run->n_ways = (uint32_t)(n_threads < most ? n_threads : most);
	run->ways = xcalloc(run->n_ways, sizeof(*run->ways));
}

// The shortest way from the thread's entry: via[node] is the edge by which it was reached first. Those of the
// threads that were asked for last are kept.
static const uint32_t *find_ways(struct race_run *run, uint32_t number)
{
	const struct thread *thread = thread_at(run->threads, number);
	if (!run->ways)
		make_ways(run);
	struct race_ways *ways = &run->ways[number % run->n_ways];
	if (ways->thread == number)
		return ways->via;
	uint32_t n_nodes = pta_n_nodes(run->pta);
	free(ways->via);
	ways->via = xcalloc(n_nodes + 1, sizeof(*ways->via));
	ways->thread = number;
	VEC(uint32_t) work = { 0 };
	uint32_t n;
	const struct pta_edge *first = pta_edges_from(run->pta, 1, &n);
	vec_push(&work, thread->entry);
	for (uint32_t at = 0; at < work.n; at++) {
		const struct pta_edge *edges = pta_edges_from(run->pta, work.v[at], &n);
		for (uint32_t i = 0; i < n; i++) {
			if (edges[i].kind == PTA_START || edges[i].kind == PTA_INITIALISE ||
				edges[i].to == thread->entry || ways->via[edges[i].to])
				continue;
			ways->via[edges[i].to] = (uint32_t)(&edges[i] - first) + 1;
			vec_push(&work, edges[i].to);
		}
	}
	vec_release(&work);
	return ways->via;
}

// The edge by which the thread came to the node; NULL: it begins there.
static const struct pta_edge *edge_to(struct race_run *run, uint32_t thread, uint32_t node)
{
	uint32_t n, via = find_ways(run, thread)[node];
	return via && node != thread_at(run->threads, thread)->entry
		? pta_edges_from(run->pta, 1, &n) + via - 1
		: NULL;
}

void race_free_ways(struct race_run *run)
{
	for (uint32_t i = 0; i < run->n_ways; i++)
		free(run->ways[i].via);
	free(run->ways);
}

struct finding_stack race_stack_of(struct race_run *run, const struct access *access)
{
	const struct body *body = bodies_of_node(run->bodies, access->node);
	const struct pta_edge *edge;
	uint32_t depth = 1, n = 0;
	for (uint32_t node = access->node; (edge = edge_to(run, access->thread, node));
		 node = edge->from)
		depth++;
	struct finding_frame *frames = ARENA_ARRAY(&run->scratch, struct finding_frame, depth);
	if (depth == 1 || !analysis_is_bridge(body->method))
		frames[n++] = analysis_frame(body->method, ir_at(body->ir, access->insn)->bci,
			&run->scratch);
	for (uint32_t node = access->node; (edge = edge_to(run, access->thread, node));
		 node = edge->from) {
		const struct method *caller = pta_node(run->pta, edge->from)->method;
		if (!analysis_is_bridge(caller))
			frames[n++] = analysis_frame(caller, edge->bci, &run->scratch);
	}
	return (struct finding_stack){ n, frames };
}

#define FEW_TARGETS 2
#define SOME_TARGETS 6

static uint32_t n_targets(const struct race_run *run, const struct pta_edge *edge)
{
	uint32_t n, n_same = 0;
	const struct pta_edge *edges = pta_edges_from(run->pta, edge->from, &n);
	for (uint32_t i = 0; i < n; i++)
		n_same += edges[i].bci == edge->bci && edges[i].kind == edge->kind;
	return n_same;
}

enum certainty race_calls(struct race_run *run, const struct access *access)
{
	const struct pta_edge *edge;
	enum certainty calls = CERTAINTY_KNOWN;
	for (uint32_t node = access->node; (edge = edge_to(run, access->thread, node));
		 node = edge->from) {
		uint32_t n = n_targets(run, edge);
		if (n > FEW_TARGETS)
			certainty_lower(&calls, n > SOME_TARGETS ? CERTAINTY_GUESSED : CERTAINTY_ASSUMED);
	}
	return calls;
}

// A call on the way is a constructor's, of the object's own class, which nobody is seen to have yet: what it
// calls still constructs.
static bool is_constructing(struct race_run *run, const struct access *access)
{
	const struct pta_edge *edge;
	for (uint32_t node = access->node; access->field && (edge = edge_to(run, access->thread, node));
		 node = edge->from) {
		const struct method *method = pta_node(run->pta, edge->from)->method;
		const struct body *body = bodies_of_node(run->bodies, edge->from);
		if (body && slice_equal(name_slice(method->name), SLICE("<init>")) &&
			(klass_is_subtype(method->owner, access->field->owner) ||
				klass_is_subtype(access->field->owner, method->owner)))
			return !heap_escapes_openly(run->heap, edge->from, 1, body_insn_at(body, edge->bci));
	}
	return false;
}

static bool waits_for_word(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_WAIT &&
			(row->effects[i].detail == MODEL_SYNC_MONITOR ||
				row->effects[i].detail == MODEL_SYNC_CONDITION))
			return true;
	return false;
}

// while (paused) lock.wait(), before the thread's first method comes there.
bool race_waits_before(struct race_run *run, const struct access *access)
{
	const struct thread *thread = thread_at(run->threads, access->thread);
	const struct body *body = bodies_of_node(run->bodies, thread->entry);
	const struct pta_edge *edge;
	uint32_t insn = access->node == thread->entry ? access->insn : 0;
	for (uint32_t node = access->node; (edge = edge_to(run, access->thread, node));
		 node = edge->from)
		if (edge->from == thread->entry && body)
			insn = body_insn_at(body, edge->bci);
	for (uint32_t i = 1; body && insn && i <= body->ir->n_insns; i++) {
		uint32_t head = body->ir->blocks[body->ir->block_of[i]].loop_head;
		if (head && waits_for_word(body->models[i]) &&
			!body_loop_has(body, head, body->ir->block_of[insn]) &&
			ir_insn_dominates(body->ir, body->ir->blocks[head].first, insn))
			return true;
	}
	return false;
}

bool race_is_construction(struct race_run *run, const struct access *access)
{
	const struct body *body = bodies_of_node(run->bodies, access->node);
	if (!access->base)
		return false;
	if (path_source(body->paths, access->base) == 1 &&
		slice_equal(name_slice(body->method->name), SLICE("<init>")))
		return !heap_escapes_openly(run->heap, access->node, access->base, access->insn);
	return is_constructing(run, access);
}

// ---- threads ----------------------------------------------------------------------------------

int32_t race_thread_id(struct race_run *run, uint32_t thread)
{
	int32_t *id = &run->thread_ids[thread];
	if (*id < 0)
		*id = analysis_thread_id(run->floor, thread, run->out);
	return *id;
}

// "app.Worker.run", without the descriptor.
const char *race_short_name(struct race_run *run, const struct method *method)
{
	struct buf text = BUF_INIT;
	class_print_name(name_slice(method->owner->name), &text);
	buf_printf(&text, ".%.*s", SLICE_ARG(name_slice(method->name)));
	const char *kept = (const char *)arena_printf(&run->scratch, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return kept;
}

const char *race_type_name(struct race_run *run, uint32_t object)
{
	const struct pta_object *o = pta_object(run->pta, object);
	if (o->klass)
		return analysis_class_name(o->klass, &run->scratch);
	const struct body *body = o->node ? bodies_of_node(run->bodies, o->node) : NULL;
	if (!body)
		return "array";
	struct buf name = BUF_INIT;
	ir_print_type(body->ir, o->type, &name);
	const char *kept = (const char *)arena_printf(&run->scratch, "%s", buf_cstring(&name)).ptr;
	buf_release(&name);
	return kept;
}

// ---- accesses ---------------------------------------------------------------------------------

struct finding_access race_access_of(struct race_run *run, const struct access *access)
{
	uint32_t n;
	const char **locks;
	sync_print_held(run->sync, access->node, access->insn, &run->scratch, &n, &locks);
	return (struct finding_access){
		.kind = access->is_write ? ACCESS_WRITE : ACCESS_READ,
		.thread = race_thread_id(run, access->thread),
		.n_locks = n,
		.locks = locks,
		.stack = race_stack_of(run, access),
	};
}

uint32_t race_list_objects(struct race_run *run, const object_list *list,
	struct finding_object objects[RACE_OBJECTS])
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < list->n && n < RACE_OBJECTS; i++) {
		const struct pta_object *o = pta_object(run->pta, list->v[i]);
		if (o->method)
			objects[n++] = (struct finding_object){
				analysis_frame(o->method, o->bci, &run->scratch),
				race_type_name(run, list->v[i]),
			};
	}
	return n;
}
