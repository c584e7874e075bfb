// Where the main thread is alone: it has not started a thread yet, or has waited for all of them to
// end. What it does then is not seen by others; nor is what methods do that it calls only then.
#include "callgraph/running_internal.h"
#include "model/model.h"

#include <stdlib.h>

struct graph {
	const struct callgraph *cg;
	bool *has_start; // by node: a thread is started, here or further down
	bool *has_join;  // by node: INPUT's own code waits for threads
};

// Waits until threads or tasks have ended.
static bool is_join(const struct callgraph *cg, const struct method *method)
{
	const struct models *models = cg->world->models;
	return model_effect_of(models, method, MODEL_JOIN) ||
		model_effect_of(models, method, MODEL_JOIN_ALL) ||
		model_does(models, method, MODEL_WAIT, MODEL_SYNC_LATCH) ||
		model_does(models, method, MODEL_WAIT, MODEL_SYNC_BARRIER);
}

static bool is_input(const struct cg_node *node)
{
	return node->method && node->method->owner->role == ROLE_INPUT;
}

static void look_at_calls(struct graph *g)
{
	for (uint32_t n = 0; n < g->cg->n_nodes; n++) {
		const struct cg_node *node = &g->cg->nodes[n];
		for (uint32_t i = 0; node->facts && is_input(node) && i < node->facts->n_calls; i++)
			g->has_join[n] |= is_join(g->cg, node->facts->calls[i].target);
		for (uint32_t e = node->first_edge; e < node->first_edge + node->n_edges; e++)
			g->has_start[n] |= g->cg->edges[e].kind == CG_START;
	}
}

static bool pass_on(struct graph *g, const struct cg_edge *edge)
{
	bool is_changed = false;
	if (edge->kind == CG_START)
		return false;
	if (g->has_start[edge->to] && !g->has_start[edge->from])
		is_changed = g->has_start[edge->from] = true;
	if (g->has_join[edge->to] && is_input(&g->cg->nodes[edge->from]) && !g->has_join[edge->from])
		is_changed = g->has_join[edge->from] = true;
	return is_changed;
}

// ---- main -----------------------------------------------------------------------------------

struct waits {
	uint32_t n_starts, n_joins;
	bool has_looping_start, has_looping_join, has_wait; // has_wait: for all of them at once
	struct span start, join;                            // first and last of each
};

static void add_place(struct span *span, uint32_t n, struct span place)
{
	if (n == 0 || place.from < span->from)
		span->from = place.from;
	if (n == 0 || place.to > span->to)
		span->to = place.to;
}

// A call that starts threads and waits for them (invokeAll, a method that does both) leaves none.
static void count_call(struct waits *w, const struct method *method, const struct fact_call *call,
	bool is_start, bool is_wait)
{
	if (!is_start && !is_wait)
		return;
	struct span place = loop_around(method, call->bci);
	if (is_start) {
		add_place(&w->start, w->n_starts, place);
		w->n_starts++;
		w->has_looping_start |= place.to != place.from && !is_wait;
	}
	if (is_wait) {
		add_place(&w->join, w->n_joins, place);
		w->n_joins++;
		w->has_looping_join |= place.to != place.from;
		w->has_wait |= is_start || !call->target || !running_is_named(call->target, "join");
	}
}

// From the first start to the last join.
static struct cg_company company_of(const struct graph *g, uint32_t main)
{
	const struct cg_node *node = &g->cg->nodes[main];
	struct cg_company company = { .method = node->method, .from = UINT32_MAX, .to = UINT32_MAX };
	struct waits w = { 0 };
	for (uint32_t i = 0; node->facts && i < node->facts->n_calls; i++) {
		const struct fact_call *call = &node->facts->calls[i];
		bool is_start = false, is_wait = is_join(g->cg, call->target);
		for (uint32_t e = node->first_edge; e < node->first_edge + node->n_edges; e++) {
			const struct cg_edge *edge = &g->cg->edges[e];
			if (edge->call != i)
				continue;
			is_start |= edge->kind == CG_START || g->has_start[edge->to];
			is_wait |= edge->kind != CG_START && g->has_join[edge->to];
		}
		count_call(&w, node->method, call, is_start, is_wait);
	}
	if (w.n_starts == 0)
		return company;
	company.from = w.start.from;
	bool is_joined = w.has_wait || w.has_looping_join ||
		(!w.has_looping_start && w.n_joins >= w.n_starts);
	if (w.n_joins && is_joined)
		company.to = w.join.to > w.start.to ? w.join.to : w.start.to;
	return company;
}

static bool is_one_of(struct method *const *mains, uint32_t n, const struct method *method)
{
	for (uint32_t i = 0; i < n; i++)
		if (mains[i] == method)
			return true;
	return false;
}

// ---- what main calls ------------------------------------------------------------------------

static bool is_alone_edge(const struct running_nodes *nodes, const struct cg_running *running,
	const struct cg_edge *edge)
{
	const struct method *from = nodes->cg->nodes[edge->from].method;
	const struct fact_call *call = running_call(nodes->cg, edge);
	if (edge->kind == CG_START)
		return false;
	for (uint32_t i = 0; i < running->n_mains; i++)
		if (running->mains[i].method == from)
			return call && (call->bci < running->mains[i].from || call->bci > running->mains[i].to);
	return nodes->is_alone[edge->from];
}

// The largest set: a node is alone until a call says otherwise.
static void spread(struct running_nodes *nodes, const struct cg_running *running)
{
	const struct callgraph *cg = nodes->cg;
	for (uint32_t n = 0; n < cg->n_nodes; n++)
		nodes->is_alone[n] = !cg->nodes[n].is_entry;
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t e = 0; e < cg->n_edges; e++)
			if (nodes->is_alone[cg->edges[e].to] && !is_alone_edge(nodes, running, &cg->edges[e])) {
				nodes->is_alone[cg->edges[e].to] = false;
				is_changed = true;
			}
	}
}

void alone_find(struct running_nodes *nodes, struct cg_running *running,
	struct method *const *mains, uint32_t n_mains)
{
	const struct callgraph *cg = nodes->cg;
	struct graph g = { .cg = cg,
		.has_start = xcalloc(cg->n_nodes + 1, sizeof(bool)),
		.has_join = xcalloc(cg->n_nodes + 1, sizeof(bool)) };
	look_at_calls(&g);
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t e = 0; e < cg->n_edges; e++)
			is_changed |= pass_on(&g, &cg->edges[e]);
	}
	running->mains = xcalloc(n_mains, sizeof(*running->mains));
	for (uint32_t n = 0; n < cg->n_nodes && running->n_mains < n_mains; n++)
		if (cg->nodes[n].is_entry && is_one_of(mains, n_mains, cg->nodes[n].method))
			running->mains[running->n_mains++] = company_of(&g, n);
	spread(nodes, running);
	free(g.has_start);
	free(g.has_join);
}
