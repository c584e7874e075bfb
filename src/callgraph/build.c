// Building the graph: entries first, then, round by round, the facts of all methods that are new
// (in parallel) and the calls of all behaviours that are new (in order).
#include "callgraph/internal.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/pool.h"

#define NODES_A_CHUNK 16384
#define NODES_A_BATCH 16
#define AHEAD 8          // proposals
#define NODES_FOR_ONE 64 // so few are not worth a second thread

struct chunk {
	struct callgraph *cg;
	const uint32_t *nodes;
};

uint64_t behaviour_key(const struct method *method, const aval *params, uint32_t n)
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

uint32_t find_node(const struct callgraph *cg, uint64_t key, const struct method *method,
	const aval *params)
{
	const struct cg_private *private = cg->private;
	const uint64_t *slot = map_get(&private->by_key, key);
	uint32_t i = slot ? (uint32_t)*slot : 0;
	while (i && !same_behaviour(&private->nodes.v[i], method, params))
		i = private->next_same.v[i];
	return i;
}

// Methods that have their first node.
static void note_method(struct callgraph *cg, const struct method *method)
{
	struct cg_private *private = cg->private;
	if (method->id >= private->has_node.n) {
		uint32_t old = private->has_node.n;
		vec_reserve(&private->has_node, cg->world->n_methods + 1);
		private->has_node.n = cg->world->n_methods + 1;
		memset(private->has_node.v + old, false, private->has_node.n - old);
	}
	if (private->has_node.v[method->id])
		return;
	private->has_node.v[method->id] = true;
	vec_push(&private->new_methods, method);
}

uint32_t node_for(struct callgraph *cg, uint64_t key, const struct method *method,
	const aval *params, uint32_t n_params, uint32_t depth)
{
	struct cg_private *private = cg->private;
	uint32_t known = find_node(cg, key, method, params);
	if (known) {
		if (depth < private->nodes.v[known].depth)
		private->nodes.v[known].depth = depth;
		return known;
	}
	if (private->nodes.n >= cg->options.max_nodes) {
		cg->is_cut = true;
		return UINT32_MAX;
	}
	struct cg_node node = { .method = method,
		.n_params = n_params,
		.depth = depth,
		.via = UINT32_MAX };
	node.params = arena_alloc(&private->arena, sizeof(aval) * n_params);
	for (uint32_t i = 0; i < n_params; i++) {
		node.params[i] = params[i];
		node.is_variant |= params[i] != AVAL_NONE;
	}
	uint64_t *slot = map_put(&private->by_key, key, NULL);
	vec_push(&private->next_same, (uint32_t)*slot);
	vec_push(&private->nodes, node);
	*slot = private->nodes.n - 1;
	vec_push(&private->worklist, private->nodes.n - 1);
	note_method(cg, method);
	return private->nodes.n - 1;
}

static void want_facts(struct callgraph *cg, const struct method *method)
{
	if (method->member->code && !facts_of(cg->facts, method))
		vec_push(&cg->private->to_extract, cg->world->methods[method->id]);
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
	for (uint32_t i = 0; i < private->new_methods.n; i++)
		want_factories(cg, private->new_methods.v[i]);
	extract_wanted(cg);
	vec_clear(&private->new_methods);
}

// ---- expansion --------------------------------------------------------------------------------

static void expand_one(void *context, uint32_t item, uint32_t worker)
{
	struct chunk *chunk = context;
	struct expander *x = &chunk->cg->private->expanders[worker];
	uint32_t first = x->proposals.n;
	expand_node(x, chunk->nodes[item]);
	chunk->cg->private->expansions[item] = (struct expansion){ worker, first,
		x->proposals.n - first };
}

// The node that an edge leads to first knows how.
static void note_way(struct cg_private *private, const struct cg_edge *edge)
{
	struct cg_node *to = &private->nodes.v[edge->to];
	if (to->via != UINT32_MAX || to->is_entry)
		return;
	to->via = private->edges.n;
	to->distance = edge->kind == CG_START ? 0 : private->nodes.v[edge->from].distance + 1;
}

// The edge, unless the call has it already; `first` is the first of the call.
static void link_edge(struct callgraph *cg, const struct proposal *proposal, const aval *params,
	uint32_t first)
{
	struct cg_private *private = cg->private;
	struct cg_edge edge = proposal->edge;
	bool is_known = edge.to;
	uint32_t depth = proposal->is_input ? 0 : private->nodes.v[edge.from].depth + 1;
	if (!is_known)
		edge.to = node_for(cg, proposal->key, proposal->callee, params, proposal->n_params, depth);
	if (edge.to == UINT32_MAX)
		return;
	for (uint32_t e = first; e < private->edges.n; e++)
		if (private->edges.v[e].to == edge.to)
			return;
	// Nodes are too many for the caches: not looked at where there is nothing new to say.
	struct cg_node *to = &private->nodes.v[edge.to];
	if (!proposal->is_input && depth < to->depth)
		to->depth = depth;
	if (!is_known)
		note_way(private, &edge);
	private->nodes.v[edge.from].n_edges++;
	if (proposal->is_start)
		vec_push(&private->threads,
			(struct cg_thread){ edge.to, private->edges.n, proposal->is_many });
	vec_push(&private->edges, edge);
}

// Nodes and their index are too large for the caches.
static void prefetch_proposal(const struct callgraph *cg, const struct expander *x, uint32_t i)
{
	if (i >= x->proposals.n)
		return;
	const struct proposal *proposal = &x->proposals.v[i];
	if (!proposal->edge.to)
		map_prefetch(&cg->private->by_key, proposal->key);
}

static void link_node(struct callgraph *cg, uint32_t id, struct expansion expansion)
{
	struct cg_private *private = cg->private;
	const struct expander *x = &private->expanders[expansion.worker];
	uint32_t first = private->edges.n;
	private->nodes.v[id].first_edge = first;
	private->nodes.v[id].is_expanded = true;
	for (uint32_t i = 0; i < expansion.n; i++) {
		const struct proposal *proposal = &x->proposals.v[expansion.first + i];
		prefetch_proposal(cg, x, expansion.first + i + AHEAD);
		if (proposal->is_first)
			first = private->edges.n;
		link_edge(cg, proposal, x->params.v + proposal->first_param, first);
	}
	repeat_note(cg, id);
}

// Many threads find the edges of some nodes; then they are made, in the order of the nodes. So the
// graph is the same whatever the number of threads.
static void expand_chunk(struct callgraph *cg, const uint32_t *nodes, uint32_t n)
{
	struct cg_private *private = cg->private;
	struct chunk chunk = { cg, nodes };
	for (uint32_t i = 0; i < cg->facts->jobs; i++) {
		vec_clear(&private->expanders[i].proposals);
		vec_clear(&private->expanders[i].params);
	}
	eval_prepare(cg);
	for (uint32_t i = 0; i < n; i++) {
		struct cg_node *node = &private->nodes.v[nodes[i]];
		node->facts = node->method->member->code ? facts_of(cg->facts, node->method) : NULL;
	}
	pool_run(n < NODES_FOR_ONE ? 1 : cg->facts->jobs, n, NODES_A_BATCH, expand_one, &chunk);
	for (uint32_t i = 0; i < n; i++) {
		if (private->nodes.v[nodes[i]].depth <= cg->options.max_depth)
			link_node(cg, nodes[i], private->expansions[i]);
		else
		private->nodes.v[nodes[i]].facts = NULL;
	}
}

static void run_rounds(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	private->expansions = xcalloc(NODES_A_CHUNK, sizeof(*private->expansions));
	while (private->worklist.n) {
		vec_clear(&private->waiting);
		for (uint32_t i = 0; i < private->worklist.n; i++)
			vec_push(&private->waiting, private->worklist.v[i]);
		vec_clear(&private->worklist);
		extract_waiting(cg);
		targets_prepare(cg);
		for (uint32_t i = 0; i < private->waiting.n; i += NODES_A_CHUNK) {
			uint32_t n = private->waiting.n - i;
			expand_chunk(cg, private->waiting.v + i, n < NODES_A_CHUNK ? n : NODES_A_CHUNK);
		}
	}
	free(private->expansions);
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
	cg->private->expanders = xcalloc(facts->jobs, sizeof(struct expander));
	for (uint32_t i = 0; i < facts->jobs; i++)
		cg->private->expanders[i].cg = cg;
	vec_push(&cg->private->nodes, (struct cg_node){ 0 });
	vec_push(&cg->private->next_same, 0);
	targets_prepare(cg);
	threads_prepare(cg);
	if (options->is_for_locks)
		find_relevant(cg);
	if (options->is_precise)
		cg->private->types = types_build(cg);
	find_entries(cg);
	do
		run_rounds(cg);
	while (find_callbacks(cg));
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

static void release_expander(struct expander *x)
{
	arena_release(&x->arena);
	map_release(&x->targets);
	free(x->shapes);
	free(x->starts);
	vec_release(&x->class_stack);
	vec_release(&x->proposals);
	vec_release(&x->params);
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
	arena_release(&private->arena);
	map_release(&private->by_key);
	free(private->relevant);
	free(private->may_lock);
	free(private->start_names);
	free(private->first_of);
	free(private->final_fields);
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
	vec_release(&private->has_node);
	vec_release(&private->new_methods);
	free(private);
	free(cg);
}
