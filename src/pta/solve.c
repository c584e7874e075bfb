// The loop around everything: lift what is new, copy, react; until nothing is new. And the answers.
#include "pta/internal.h"
#include "pta/relevance.h"

#include <stdlib.h>

#define CYCLES_EVERY 4 // the graph has grown by one part in so many
#ifdef RADDLE_STRESS
#define CYCLES_LEAST 4
#else
#define CYCLES_LEAST 20000
#endif

static void prepare(struct pta *pta)
{
	struct world *world = pta->world;
	sets_init(&pta->sets);
	vec_push(&pta->cells, (struct cell){ 0 });
	vec_push(&pta->uses, (struct use){ 0 });
	vec_push(&pta->shapes, (struct shape){ 0 });
	vec_push(&pta->filters, (struct filter){ 0 });
	vec_push(&pta->objects, (struct object){ 0 });
	vec_push(&pta->nodes, (struct node){ 0 });
	vec_push(&pta->sites, (struct site){ 0 });
	vec_push(&pta->origins, (struct pta_origin){ 0 });
	contexts_prepare(pta);
	types_prepare(pta);
	pta->clinit = intern_string(world->names, "<clinit>");
	pta->thread_class = machine_class(world, MACHINE_OBJECTS, MACHINE_THREAD);
	pta->no_arguments = intern_string(world->names, "()V");
	if (pta->relevance) {
		struct pta *base = pta->relevance->writers->base;
		pta->maker = base->maker;
		vec_reserve(&pta->pags, base->pags.n);
		if (base->pags.n)
			memcpy(pta->pags.v, base->pags.v, base->pags.n * sizeof(*base->pags.v));
		pta->pags.n = base->pags.n;
	} else {
		pta->maker = pag_maker_new(world, pta->options.jobs, pta->options.notes);
	}
	for (struct klass *k; (k = machine_class(world, MACHINE_MERGED, pta->n_merged_supers));)
		pta->merged_supers[pta->n_merged_supers++] = k;
	pta->library = cell_new(pta, 1);
	cell_use(pta, pta->library, (struct use){ .kind = USE_LIBRARY });
	pta->vm_throws = cell_new(pta, 1);
	pta->threads = cell_new(pta, 1);
	struct klass *klass;
	for (uint32_t i = 0; (klass = machine_class(world, MACHINE_THROWS, i)); i++)
		if (!klass_is_phantom(klass)) {
			cell_put(pta, pta->vm_throws, object_merged(pta, class_type(klass)));
			initialise_class(pta, 0, 0, klass);
		}
}

// A main gets its arguments, and a `this` where it is an instance's.
static void give_arguments(struct pta *pta, uint32_t node, const struct method *method)
{
	uint32_t var = 1;
	if (!method_is_static(method))
		cell_put(pta, pta->nodes.v[node].cells + var++, object_vm(pta, class_type(method->owner)));
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	while ((next = descriptor_next(&rest)).len) {
		struct ir_type type = type_of_descriptor_text(pta, next);
		if (type.kind != KIND_ARRAY && type.kind != KIND_CLASS)
			continue;
		uint32_t object = object_vm(pta, type), element = element_cell(pta, object);
		cell_put(pta, pta->nodes.v[node].cells + var++, object);
		if (element)
			cell_put(pta, element, object_merged(pta, element_type(type)));
	}
}

static void add_root(struct pta *pta, const struct method *method)
{
	uint32_t object = object_vm(pta, class_type(pta->thread_class));
	uint32_t node = node_of_root(pta, method, pta->origins.n);
	edge_add(pta, 0, 0, PTA_START, 0, node);
	vec_push(&pta->origins,
		(struct pta_origin){ .entry = node, .object = object, .where = MODEL_IN_THREAD });
	cell_put(pta, pta->threads, object);
	initialise_class(pta, node, 0, method->owner);
	give_arguments(pta, node, method);
}

// What the machine runs before main.
static void add_startup(struct pta *pta)
{
	bool is_end = false;
	for (uint32_t i = 0; !is_end; i++) {
		const struct method *method = machine_startup(pta->world, i, &is_end);
		if (!method || !method->member->code)
			continue;
		uint32_t node = node_get(pta, (struct pta_node){ .method = method });
		edge_add(pta, 0, 0, PTA_CALL, 0, node);
		initialise_class(pta, node, 0, method->owner);
		give_arguments(pta, node, method);
	}
}

// Work, not time: the same program always stops at the same place. A cell is a few dozen bytes, so memory
// is bounded too.
#define STEPS_OF_CELL 8
#define WORDS_OF_STEP 32
#define CELLS_OF_STEP 16

bool solve_is_over(struct pta *pta)
{
	const struct pta_options *o = &pta->options;
	uint64_t steps = pta->n_propagations + pta->n_told + pta->sets.n_words / WORDS_OF_STEP +
		(uint64_t)pta->cells.n * STEPS_OF_CELL + pta->n_sorted / CELLS_OF_STEP;
	uint64_t most = o->max_propagations ? o->max_propagations : PTA_MAX_PROPAGATIONS;
	if (steps > most || (o->budget && budget_is_over(o->budget)))
		pta->is_partial = true;
	return pta->is_partial;
}

static void solve(struct pta *pta)
{
	for (;;) {
		nodes_expand(pta);
		if (pta->n_copy_edges - pta->n_copy_edges_sorted >
			CYCLES_LEAST + pta->n_copy_edges_sorted / CYCLES_EVERY)
			cycles_collapse(pta);
		cells_propagate(pta);
		if (solve_is_over(pta) || (!cells_react(pta) && !pta->pending.n && !pta->heap.n))
			return;
	}
}

// ---- calls, in order --------------------------------------------------------------------------

static int compare_from(const void *left, const void *right)
{
	const struct pta_edge *a = left, *b = right;
	if (a->from != b->from)
		return a->from < b->from ? -1 : 1;
	if (a->bci != b->bci)
		return a->bci < b->bci ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	return a->to < b->to ? -1 : a->to > b->to;
}

static int compare_to(const void *left, const void *right)
{
	const struct pta_edge *a = left, *b = right;
	return a->to != b->to ? (a->to < b->to ? -1 : 1) : compare_from(left, right);
}

static void index_edges(struct pta *pta)
{
	uint32_t n = pta->edges.n, n_nodes = pta->nodes.n, kept = 0;
	if (n)
		qsort(pta->edges.v, n, sizeof(*pta->edges.v), compare_from);
	for (uint32_t i = 0; i < n; i++)
		if (i == 0 || compare_from(&pta->edges.v[i], &pta->edges.v[kept - 1]))
			pta->edges.v[kept++] = pta->edges.v[i];
	pta->edges.n = n = kept;
	pta->edges_from = xcalloc(n_nodes + 1, sizeof(uint32_t));
	pta->edges_to = xcalloc(n_nodes + 1, sizeof(uint32_t));
	pta->by_target = xmalloc((n + 1) * sizeof(*pta->by_target));
	if (n)
		memcpy(pta->by_target, pta->edges.v, n * sizeof(*pta->by_target));
	qsort(pta->by_target, n, sizeof(*pta->by_target), compare_to);
	for (uint32_t i = 0; i < n; i++) {
		pta->edges_from[pta->edges.v[i].from + 1]++;
		pta->edges_to[pta->by_target[i].to + 1]++;
	}
	for (uint32_t i = 0; i < n_nodes; i++) {
		pta->edges_from[i + 1] += pta->edges_from[i];
		pta->edges_to[i + 1] += pta->edges_to[i];
	}
}

// Path compression is no change for who only reads.
static void settle(struct pta *pta)
{
	for (uint32_t i = 1; i < pta->cells.n; i++)
		pta->cells.v[i].rep = cell_find(pta, i);
}

static void check(struct pta *pta)
{
#if defined(RADDLE_DEBUG) || defined(RADDLE_STRESS)
	struct buf why = BUF_INIT;
	if (!pta->is_partial && !pta_check(pta, &why))
		BUG("points-to: %.*s", (int)why.len, why.ptr);
	buf_release(&why);
#else
	(void)pta;
#endif
}

struct pta *solve_relevant(struct world *world, const struct pta_options *options,
	const struct relevance *relevance)
{
	struct pta *pta = xcalloc(1, sizeof(*pta));
	pta->world = world;
	pta->options = *options;
	pta->relevance = relevance;
	prepare(pta);
	for (uint32_t i = 0; i < options->n_roots; i++)
		add_root(pta, options->roots[i]);
	if (options->is_whole && !options->is_bare)
		add_startup(pta);
	solve(pta);
	check(pta);
	settle(pta);
	index_edges(pta);
	return pta;
}

struct pta *pta_solve(struct world *world, const struct pta_options *options)
{
	return solve_relevant(world, options, NULL);
}

void pta_free(struct pta *pta)
{
	if (!pta)
		return;
	cells_release(pta);
	types_release(pta);
	sets_release(&pta->sets);
	if (!pta->relevance)
		pag_maker_free(pta->maker);
	for (uint32_t i = 0; i < pta->targets.n; i++)
		vec_release(&pta->targets.v[i].objects);
	vec_release(&pta->targets);
	vec_release(&pta->objects);
	vec_release(&pta->nodes);
	vec_release(&pta->first_node);
	vec_release(&pta->pending);
	vec_release(&pta->pags);
	vec_release(&pta->sites);
	vec_release(&pta->site_args);
	vec_release(&pta->edges);
	vec_release(&pta->origins);
	map_release(&pta->merged);
	map_release(&pta->reflected);
	map_release(&pta->implemented);
	map_release(&pta->modelled);
	map_release(&pta->class_objects);
	map_release(&pta->slots);
	map_release(&pta->statics);
	map_release(&pta->node_of);
	map_release(&pta->context_of);
	map_release(&pta->chain_of);
	map_release(&pta->element_of);
	vec_release(&pta->chains);
	vec_release(&pta->n_nodes_of_origin);
	map_release(&pta->linked);
	map_release(&pta->lambda_linked);
	map_release(&pta->callbacks);
	map_release(&pta->selected);
	map_release(&pta->named);
	map_release(&pta->applied);
	vec_release(&pta->applications);
	vec_release(&pta->reflections);
	map_release(&pta->initialised);
	map_release(&pta->origin_of);
	free(pta->edges_from);
	free(pta->edges_to);
	free(pta->by_target);
	free(pta);
}
