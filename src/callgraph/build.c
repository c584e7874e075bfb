// Building the graph: entries first, then, round by round, the facts of all methods that are new
// (in parallel) and the calls of all behaviours that are new (in order).
#include "callgraph/internal.h"

#include <stdlib.h>

#include "base/hash.h"

static uint64_t key_of(const struct method *method, const aval *params, uint32_t n)
{
	uint64_t key = hash_u64(method->id);
	for (uint32_t i = 0; i < n; i++)
		key = hash_pair(key, params[i]);
	return key;
}

static bool same_behaviour(const struct cg_node *node, const struct method *method,
	const aval *params)
{
	return node->method == method &&
		(node->n_params == 0 || memcmp(node->params, params, node->n_params * sizeof(aval)) == 0);
}

uint32_t node_for(struct callgraph *cg, const struct method *method, const aval *params,
	uint32_t depth)
{
	static const aval nothing[257];
	struct cg_private *private = cg->private;
	uint32_t n = shape_of(cg, method)->n;
	bool is_new;

	if (!params)
		params = nothing;
	uint64_t *slot = map_put(&private->by_key, key_of(method, params, n), &is_new);
	for (uint32_t i = is_new ? 0 : (uint32_t)*slot; i; i = private->next_same.v[i]) {
		if (!same_behaviour(&private->nodes.v[i], method, params))
			continue;
		if (depth < private->nodes.v[i].depth)
		private->nodes.v[i].depth = depth;
		return i;
	}
	if (private->nodes.n >= cg->options.max_nodes) {
		cg->is_cut = true;
		return UINT32_MAX;
	}
	struct cg_node node = { .method = method, .n_params = n, .depth = depth, .via = UINT32_MAX };
	node.params = arena_alloc(&private->arena, sizeof(aval) * n);
	for (uint32_t i = 0; i < n; i++) {
		node.params[i] = params[i];
		node.is_variant |= params[i] != AVAL_NONE;
	}
	vec_push(&private->next_same, is_new ? 0 : (uint32_t)*slot);
	vec_push(&private->nodes, node);
	*slot = private->nodes.n - 1;
	vec_push(&private->worklist, private->nodes.n - 1);
	return private->nodes.n - 1;
}

static void extract_waiting(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	vec_clear(&private->to_extract);
	for (uint32_t i = 0; i < private->waiting.n; i++) {
		const struct method *method = private->nodes.v[private->waiting.v[i]].method;
		if (method->member->code && !facts_of(cg->facts, method))
			vec_push(&private->to_extract, cg->world->methods[method->id]);
	}
	facts_extract(cg->facts, private->to_extract.v, private->to_extract.n);
}

static void run_rounds(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	while (private->worklist.n) {
		vec_clear(&private->waiting);
		for (uint32_t i = 0; i < private->worklist.n; i++)
			vec_push(&private->waiting, private->worklist.v[i]);
		vec_clear(&private->worklist);
		extract_waiting(cg);
		for (uint32_t i = 0; i < private->waiting.n; i++) {
			uint32_t id = private->waiting.v[i];
			struct cg_node *node = &private->nodes.v[id];
			if (node->depth > cg->options.max_depth)
				continue;
			node->facts = node->method->member->code ? facts_of(cg->facts, node->method) : NULL;
			expand_node(cg, id);
		}
	}
}

static void index_callers(struct callgraph *cg)
{
	cg->in_edges = arena_alloc(&cg->private->arena, sizeof(uint32_t) * (cg->n_edges + 1));
	for (uint32_t e = 0; e < cg->n_edges; e++)
		cg->nodes[cg->edges[e].to].n_in++;
	uint32_t total = 0;
	for (uint32_t i = 1; i < cg->n_nodes; i++) {
		cg->nodes[i].first_in = total;
		total += cg->nodes[i].n_in;
		cg->nodes[i].n_in = 0;
	}
	for (uint32_t e = 0; e < cg->n_edges; e++) {
		struct cg_node *to = &cg->nodes[cg->edges[e].to];
		cg->in_edges[to->first_in + to->n_in++] = e;
	}
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

struct callgraph *callgraph_build(struct facts *facts, const struct cg_options *options)
{
	struct callgraph *cg = xcalloc(1, sizeof(*cg));
	cg->private = xcalloc(1, sizeof(*cg->private));
	cg->world = facts->world;
	cg->facts = facts;
	cg->options = *options;
	arena_init(&cg->private->arena);
	vec_push(&cg->private->nodes, (struct cg_node){ 0 });
	vec_push(&cg->private->next_same, 0);
	if (options->is_for_locks)
		find_relevant(cg);
	find_entries(cg);
	run_rounds(cg);
	cg->nodes = cg->private->nodes.v;
	cg->n_nodes = cg->private->nodes.n;
	cg->edges = cg->private->edges.v;
	cg->n_edges = cg->private->edges.n;
	cg->threads = cg->private->threads.v;
	cg->n_threads = cg->private->threads.n;
	index_callers(cg);
	if (!options->is_library) // there any thread may run anything
		spread_threads(cg);
	return cg;
}

void callgraph_free(struct callgraph *cg)
{
	if (!cg)
		return;
	struct cg_private *private = cg->private;
	arena_release(&private->arena);
	map_release(&private->by_key);
	map_release(&private->targets);
	map_release(&private->starts);
	free(private->shapes);
	free(private->relevant);
	map_release(&private->final_fields);
	vec_release(&private->input);
	vec_release(&private->next_lambda);
	map_release(&private->last_lambda);
	vec_release(&private->nodes);
	vec_release(&private->next_same);
	vec_release(&private->edges);
	vec_release(&private->threads);
	vec_release(&private->worklist);
	vec_release(&private->waiting);
	vec_release(&private->to_extract);
	vec_release(&private->class_stack);
	free(private);
	free(cg);
}
