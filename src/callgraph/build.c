// Building the graph: entries first, then, round by round, the facts of all methods that are new
// (in parallel) and the calls of all behaviours that are new (in order).
#include "callgraph/internal.h"

#include <stdlib.h>

#include "base/pool.h"

#define NODES_A_CHUNK 16384
#define NODES_A_BATCH 16
#define NODES_FOR_ONE 64 // so few are not worth a second thread
#define EDGES_FOR_ONE 4096
#define MAX_CALLERS_PARTS 8

struct chunk {
	struct callgraph *cg;
	uint32_t first_node;
};

static void want_facts(struct callgraph *cg, const struct method *method)
{
	bool has_facts = method->member->code ||
		(cg->facts->wants_natives && method_is_locking_native(method));
	if (has_facts && !facts_of(cg->facts, method))
		vec_push(&cg->private->to_extract, cg->world->methods[method->id]);
}

// Are there classes outside INPUT?
static bool has_others(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	const struct world *world = cg->world;
	for (; !private->has_others && private->n_seen_classes < world->n_classes;) {
		const struct klass *klass = world->classes[++private->n_seen_classes];
		private->has_others = klass->file && klass->role != ROLE_INPUT;
	}
	return private->has_others;
}

// Static methods outside INPUT that return an object: what they make is looked at by evaluation.
static void want_factories(struct callgraph *cg, const struct method *method)
{
	const struct method_facts *facts = method->owner->role == ROLE_INPUT && method->member->code
		? facts_of(cg->facts, method)
		: NULL;
	for (uint32_t k = 0; facts && k < facts->n_calls; k++) {
		const struct method *target = facts->calls[k].target;
		if (facts->calls[k].op == OP_invokestatic && target && target->owner->role != ROLE_INPUT)
			want_facts(cg, target);
	}
}

static void extract_wanted(struct callgraph *cg)
{
	facts_extract(cg->facts, cg->private->to_extract.v, cg->private->to_extract.n);
	vec_clear(&cg->private->to_extract);
}

// For the first behaviour of each method.
static void extract_waiting(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	for (uint32_t i = 0; i < private->new_methods.n; i++)
		want_facts(cg, private->new_methods.v[i]);
	extract_wanted(cg);
	for (uint32_t i = 0; i < private->new_methods.n && has_others(cg); i++)
		want_factories(cg, private->new_methods.v[i]);
	extract_wanted(cg);
	vec_clear(&private->new_methods);
}

// ---- expansion --------------------------------------------------------------------------------

// What a node leads to is seldom in the caches; each step needs the one before.
static void prefetch_ahead(const struct callgraph *cg, uint32_t id)
{
	const struct cg_private *private = cg->private;
	if (id + 3 >= private->nodes.n)
		return;
	__builtin_prefetch(private->nodes.v[id + 3].method);
	const struct method *method = private->nodes.v[id + 2].method;
	__builtin_prefetch(method->member);
	if (method->id < cg->facts->n_by_method)
		__builtin_prefetch(&cg->facts->by_method[method->id]);
	__builtin_prefetch(facts_of(cg->facts, private->nodes.v[id + 1].method));
}

static void expand_one(void *context, uint32_t item, uint32_t worker)
{
	struct chunk *chunk = context;
	struct callgraph *cg = chunk->cg;
	struct expander *x = &cg->private->expanders[worker];
	struct cg_node *node = &cg->private->nodes.v[chunk->first_node + item];
	struct expansion expansion = { .worker = worker,
		.method = node->method->id,
		.first = x->proposals.n,
		.first_wanted = x->wanted.n };
	prefetch_ahead(cg, chunk->first_node + item);
	x->has_start = false;
	node->facts = is_over(cg) ? NULL : facts_of(cg->facts, node->method);
	if (node->facts)
		expand_node(x, chunk->first_node + item);
	else
		expansion.method = 0;
	expansion.n = x->proposals.n - expansion.first;
	expansion.n_wanted = x->wanted.n - expansion.first_wanted;
	expansion.has_start = x->has_start;
	cg->private->expansions[item] = expansion;
}

// Many threads find the edges of some nodes; see link.c for what happens to them.
static void expand_chunk(struct callgraph *cg, uint32_t first, uint32_t n)
{
	struct cg_private *private = cg->private;
	struct chunk chunk = { cg, first };
	for (uint32_t i = 0; i < cg->facts->jobs; i++) {
		vec_clear(&private->expanders[i].proposals);
		vec_clear(&private->expanders[i].wanted);
		vec_clear(&private->expanders[i].params);
	}
	eval_prepare(cg);
	pool_run(n < NODES_FOR_ONE ? 1 : cg->facts->jobs, n, NODES_A_BATCH, expand_one, &chunk);
	link_nodes(cg, first, n);
}

// Each takes the nodes that the one before has made.
static void run_rounds(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	private->expansions = xcalloc(NODES_A_CHUNK, sizeof(*private->expansions));
	while (private->n_expanded < private->nodes.n && !is_over(cg)) {
		uint32_t end = private->nodes.n;
		extract_waiting(cg);
		targets_prepare(cg);
		threads_prepare(cg);
		while (private->n_expanded < end && !is_over(cg)) {
			uint32_t n = end - private->n_expanded;
			n = n < NODES_A_CHUNK ? n : NODES_A_CHUNK;
			expand_chunk(cg, private->n_expanded, n);
			private->n_expanded += n;
		}
	}
	free(private->expansions);
}

// ---- callers ----------------------------------------------------------------------------------

// Each takes a part of the edges.
struct callers_part {
	struct callgraph *cg;
	uint32_t begin, end;
	uint32_t *place; // by node: how many of its edges are here; then where the next one goes
};

static void count_callers(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	const struct callers_part *part = (struct callers_part *)context + item;
	for (uint32_t e = part->begin; e < part->end; e++)
		part->place[part->cg->edges[e].to]++;
}

static void place_callers(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	const struct callers_part *part = (struct callers_part *)context + item;
	for (uint32_t e = part->begin; e < part->end; e++)
		part->cg->in_edges[part->place[part->cg->edges[e].to]++] = e;
}

static void index_callers(struct callgraph *cg)
{
	struct callers_part parts[MAX_CALLERS_PARTS];
	uint32_t total = 0,
			 n = cg->facts->jobs < MAX_CALLERS_PARTS ? cg->facts->jobs : MAX_CALLERS_PARTS;
	if (cg->n_edges < EDGES_FOR_ONE)
		n = 1;
	cg->in_edges = arena_alloc(&cg->private->arena, sizeof(uint32_t) * (cg->n_edges + 1));
	for (uint32_t i = 0; i < n; i++)
		parts[i] = (struct callers_part){ cg, (uint32_t)((uint64_t)cg->n_edges * i / n),
			(uint32_t)((uint64_t)cg->n_edges * (i + 1) / n),
			xcalloc(cg->n_nodes, sizeof(uint32_t)) };
	pool_run(n, n, 1, count_callers, parts);
	for (uint32_t id = 1; id < cg->n_nodes; id++) {
		cg->nodes[id].first_in = total;
		for (uint32_t i = 0; i < n; i++) {
			uint32_t count = parts[i].place[id];
			parts[i].place[id] = total;
			total += count;
		}
		cg->nodes[id].n_in = total - cg->nodes[id].first_in;
	}
	pool_run(n, n, 1, place_callers, parts);
	for (uint32_t i = 0; i < n; i++)
		free(parts[i].place);
}

// Which threads run which node: from each root along calls, not along starts.
static void spread_threads(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	for (uint32_t t = 0; t < cg->n_threads; t++) {
		uint64_t bit = (uint64_t)1 << (t < 63 ? t : 63);
		vec_clear(&private->worklist);
		vec_push(&private->worklist, cg->threads[t].node);
		while (private->worklist.n) {
			struct cg_node *node = &cg->nodes[vec_pop(&private->worklist)];
			if (node->threads & bit)
				continue;
			node->threads |= bit;
			for (uint32_t i = 0; i < node->n_edges; i++)
				if (cg->edges[node->first_edge + i].kind == CG_CALL)
					vec_push(&private->worklist, cg->edges[node->first_edge + i].to);
		}
	}
}

static int compare_cut_calls(const void *left, const void *right)
{
	const struct cg_cut_call *a = left, *b = right;
	return a->method != b->method ? (a->method > b->method) - (a->method < b->method)
								  : (a->call > b->call) - (a->call < b->call);
}

// Several threads may have met one.
static void gather_cut_calls(struct callgraph *cg)
{
	uint32_t n = 0, kept = 0;
	for (uint32_t i = 0; i < cg->facts->jobs; i++)
		n += cg->private->expanders[i].cut_calls.n;
	struct cg_cut_call *all = ARENA_ARRAY(&cg->private->arena, struct cg_cut_call, n + 1);
	for (uint32_t i = 0, at = 0; i < cg->facts->jobs; i++)
		for (uint32_t k = 0; k < cg->private->expanders[i].cut_calls.n; k++)
			all[at++] = cg->private->expanders[i].cut_calls.v[k];
	qsort(all, n, sizeof(*all), compare_cut_calls);
	for (uint32_t i = 0; i < n; i++)
		if (kept == 0 || compare_cut_calls(&all[kept - 1], &all[i]) != 0)
			all[kept++] = all[i];
	cg->cut_calls = all;
	cg->n_cut_calls = kept;
}

struct callgraph *callgraph_build(struct facts *facts, const struct cg_options *options)
{
	struct callgraph *cg = xcalloc(1, sizeof(*cg));
	cg->private = xcalloc(1, sizeof(*cg->private));
	cg->world = facts->world;
	cg->facts = facts;
	cg->options = *options;
	arena_init(&cg->private->arena);
	cg->private->expanders = xcalloc_apart(facts->jobs, sizeof(struct expander));
	for (uint32_t i = 0; i < facts->jobs; i++)
		cg->private->expanders[i].cg = cg;
	vec_expect(&cg->private->nodes, cg->world->n_methods);
	vec_expect(&cg->private->next_same, cg->world->n_methods);
	vec_expect(&cg->private->edges, 4 * cg->world->n_methods);
	vec_push(&cg->private->nodes, (struct cg_node){ 0 });
	vec_push(&cg->private->next_same, 0);
	cg->private->n_expanded = 1;
	facts->wants_natives = options->is_for_locks;
	targets_prepare(cg);
	threads_prepare(cg);
	if (options->is_for_locks) {
		find_relevant(cg);
		kept_prepare(cg);
	}
	if (options->is_precise)
		cg->private->types = types_build(cg);
	find_entries(cg);
	do
		run_rounds(cg);
	while (!is_over(cg) && find_callbacks(cg));
	cg->nodes = cg->private->nodes.v;
	cg->n_nodes = cg->private->nodes.n;
	cg->edges = cg->private->edges.v;
	cg->n_edges = cg->private->edges.n;
	cg->threads = cg->private->threads.v;
	cg->n_threads = cg->private->threads.n;
	gather_cut_calls(cg);
	index_callers(cg);
	if (!options->is_library) // there any thread may run anything
		spread_threads(cg);
	return cg;
}

static void release_expander(struct expander *x)
{
	arena_release(&x->arena);
	map_release(&x->targets);
	map_release(&x->makers);
	map_release(&x->kept);
	free(x->starts);
	vec_release(&x->class_stack);
	vec_release(&x->methods);
	vec_release(&x->lambdas);
	vec_release(&x->proposals);
	vec_release(&x->wanted);
	vec_release(&x->params);
	keyset_release(&x->seen_cut);
	vec_release(&x->cut_calls);
}

void callgraph_free(struct callgraph *cg)
{
	if (!cg)
		return;
	struct cg_private *private = cg->private;
	for (uint32_t i = 0; i < cg->facts->jobs; i++)
		release_expander(&private->expanders[i]);
	free(private->expanders);
	types_free(private->types);
	callbacks_free(private->callbacks);
	kept_free(private->kept);
	arena_release(&private->arena);
	map_release(&private->by_key);
	free(private->relevant);
	free(private->may_lock);
	free(private->is_called);
	free(private->by_method);
	free(private->definitions);
	free(private->first_of);
	free(private->final_fields);
	vec_release(&private->input);
	vec_release(&private->next_lambda);
	map_release(&private->last_lambda);
	vec_release(&private->lambda_types);
	map_release(&private->seen_lambda_types);
	vec_release(&private->nodes);
	vec_release(&private->next_same);
	vec_release(&private->edges);
	vec_release(&private->threads);
	vec_release(&private->worklist);
	vec_release(&private->to_extract);
	vec_release(&private->has_node);
	vec_release(&private->new_methods);
	free(private);
	free(cg);
}
