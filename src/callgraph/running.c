// The threads of the call graph, by method: a thread for each call that starts one. It stands for many
// where that call may be made more than once, and where a parallel stream runs something. All
// tasks of an executor that has one thread are one, workers.c.
#include "callgraph/running_internal.h"

#include <stdlib.h>

#include "base/vec.h"

#define MANY (UINT64_C(1) << 63)

const struct fact_call *running_call(const struct callgraph *cg, const struct cg_edge *edge)
{
	const struct method_facts *facts = cg->nodes[edge->from].facts;
	return facts && edge->call < facts->n_calls ? &facts->calls[edge->call] : NULL;
}

bool running_is_named(const struct method *method, const char *name)
{
	return slice_equal(name_slice(method->name), slice_of_string(name));
}

// ---- parallel streams -----------------------------------------------------------------------

static bool is_parallel(const struct method_facts *facts)
{
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].target &&
			(running_is_named(facts->calls[i].target, "parallelStream") ||
				running_is_named(facts->calls[i].target, "parallel")))
			return true;
	return false;
}

// What function objects of parallel streams call runs in many threads.
static void spread_parallel(const struct callgraph *cg, uint64_t *threads)
{
	for (uint32_t e = 0; e < cg->n_edges; e++) {
		const struct cg_edge *edge = &cg->edges[e];
		if (edge->lambda && edge->lambda->maker->owner->role == ROLE_INPUT &&
			is_parallel(facts_of(cg->facts, edge->lambda->maker)))
			threads[edge->to] |= MANY;
	}
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t e = 0; e < cg->n_edges; e++) {
			const struct cg_edge *edge = &cg->edges[e];
			if ((threads[edge->from] & MANY) && !(threads[edge->to] & MANY)) {
				threads[edge->to] |= MANY;
				is_changed = true;
			}
		}
	}
}

// ---- all ------------------------------------------------------------------------------------

static void note_threads(const struct running_nodes *nodes, struct cg_running *running)
{
	const struct callgraph *cg = nodes->cg;
	uint64_t *threads = xcalloc(cg->n_nodes + 1, sizeof(*threads));
	uint64_t tasks = workers_find(nodes, running);
	running->many = MANY;
	for (uint32_t i = 0; i < cg->n_threads && i < 63; i++) {
		const struct cg_thread *thread = &cg->threads[i];
		uint64_t bit = UINT64_C(1) << i;
		if (tasks & bit)
			continue;
		if (thread->is_many ||
			(thread->start != UINT32_MAX && repeats(nodes, &cg->edges[thread->start])))
			running->many |= bit;
	}
	for (uint32_t i = 0; i < cg->n_nodes; i++)
		threads[i] = cg->nodes[i].threads;
	spread_parallel(cg, threads);
	for (uint32_t i = 0; i < cg->n_nodes; i++) {
		const struct method *method = cg->nodes[i].method;
		for (uint32_t w = 0; w < running->n_workers; w++) { // they are one
			uint64_t own = running->workers[w];
			if (threads[i] & own)
				threads[i] = (threads[i] & ~own) | (own & (~own + 1));
		}
		if (!method || method->id > running->n_methods)
			continue;
		running->all[method->id] |= threads[i];
		if (!nodes->is_alone[i])
			running->threads[method->id] |= threads[i];
	}
	free(threads);
}

static struct callgraph *build_graph(struct facts *facts, struct method *const *mains,
	uint32_t n_mains)
{
	struct arena arena;
	VEC(const char *) names = { 0 };
	struct buf name = BUF_INIT;
	arena_init(&arena);
	for (uint32_t i = 0; i < n_mains; i++) {
		buf_clear(&name);
		class_print_name(name_slice(mains[i]->owner->name), &name);
		vec_push(&names, (const char *)arena_printf(&arena, "%s", buf_cstring(&name)).ptr);
	}
	struct cg_options options = { .mains = names.v,
		.n_mains = names.n,
		.max_targets = 6,
		.max_depth = 4,
		.max_nodes = 1000000 };
	struct callgraph *cg = callgraph_build(facts, &options);
	buf_release(&name);
	vec_release(&names);
	arena_release(&arena);
	return cg;
}

struct cg_running *cg_running_find(struct facts *facts, struct method *const *mains,
	uint32_t n_mains)
{
	struct callgraph *cg = build_graph(facts, mains, n_mains);
	struct cg_running *running = xcalloc(1, sizeof(*running));
	struct running_nodes nodes = { .cg = cg,
		.is_repeated = xcalloc(cg->n_nodes + 1, sizeof(bool)),
		.is_alone = xcalloc(cg->n_nodes + 1, sizeof(bool)) };
	running->n_methods = cg->world->n_methods;
	running->all = xcalloc(running->n_methods + 1, sizeof(*running->all));
	running->threads = xcalloc(running->n_methods + 1, sizeof(*running->threads));
	repeats_find(&nodes);
	alone_find(&nodes, running, mains, n_mains);
	apart_find(&nodes, running);
	note_threads(&nodes, running);
	surely_find(cg, running);
	free(nodes.is_repeated);
	free(nodes.is_alone);
	callgraph_free(cg);
	return running;
}

void cg_running_free(struct cg_running *running)
{
	if (!running)
		return;
	free(running->all);
	free(running->threads);
	free(running->mains);
	free(running->stays);
	free(running->apart);
	free(running->is_sure);
	free(running);
}

uint64_t cg_running_at(const struct cg_running *running, const struct method *method, uint32_t bci)
{
	for (uint32_t i = 0; i < running->n_mains && bci != UINT32_MAX; i++)
		if (running->mains[i].method == method &&
			(bci < running->mains[i].from || bci > running->mains[i].to))
			return 0;
	return method->id <= running->n_methods ? running->threads[method->id] : 0;
}

bool cg_running_surely(const struct cg_running *running, const struct method *method)
{
	return method->id <= running->n_methods && running->is_sure[method->id];
}
