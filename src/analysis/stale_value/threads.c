// Program mode: which threads run a method, and where the main thread is alone.
//
// The call graph has a thread for each call that starts one. Such a call starts many where it is in a
// loop, or in a method that is called more than once. While main has not started a thread yet, and
// after it has waited for all of them to end, what it does is not seen by others; nor is
// what methods do that it calls only then.
#include "analysis/stale_value/stale_value.h"

#include <stdlib.h>

#include "base/intern.h"
#include "callgraph/callgraph.h"

#define MANY (UINT64_C(1) << 63)

struct graph {
	struct sv *sv;
	const struct callgraph *cg;
	bool *is_repeated; // by node: may run more than once
	bool *has_start;   // by node: a thread is started, here or further down
	bool *has_join;    // by node: INPUT's own code waits for threads
	bool *is_quiet;    // by node: runs only while main is alone
};

// ---- loops, by the order of the code ----------------------------------------------------------

struct range {
	uint32_t from, to;
};

// The outermost loop around bci, or bci alone: from the targets of branches back to the branches.
static struct range loop_around(const struct method *method, uint32_t bci)
{
	struct range range = { bci, bci };
	const struct code *code = method->member->code;
	for (uint32_t at = 0; code && at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		uint32_t target = (uint32_t)insn.a;
		at = insn.next;
		if ((format != OPERAND_BRANCH && format != OPERAND_BRANCH_W) || target > bci ||
			insn.bci < bci)
			continue;
		range.from = target < range.from ? target : range.from;
		range.to = insn.bci > range.to ? insn.bci : range.to;
	}
	return range;
}

static bool is_in_loop(const struct method *method, uint32_t bci)
{
	return loop_around(method, bci).to != bci;
}

static const struct fact_call *call_of(const struct graph *g, const struct cg_edge *edge)
{
	const struct method_facts *facts = g->cg->nodes[edge->from].facts;
	return facts && edge->call < facts->n_calls ? &facts->calls[edge->call] : NULL;
}

// ---- facts about nodes ------------------------------------------------------------------------

static bool is_named(const struct method *method, const char *name)
{
	return slice_equal(name_slice(method->name), slice_of_string(name));
}

// Waits until threads or tasks have ended.
static bool is_join(const struct method *method)
{
	static const char *const names[] = { "join", "awaitTermination", "invokeAll", "get", "await",
		"awaitQuiescence" };
	static const char *const classes[] = { "java/lang/Thread", "java/util/concurrent/" };
	if (!method)
		return false;
	bool is_known = false;
	for (uint32_t i = 0; i < 2; i++)
		is_known |= slice_has_prefix(name_slice(method->owner->name), slice_of_string(classes[i]));
	for (uint32_t i = 0; is_known && i < sizeof(names) / sizeof(*names); i++)
		if (is_named(method, names[i]))
			return !slice_has_prefix(name_slice(method->owner->name),
					   SLICE("java/util/concurrent/Con")) &&
				!slice_has_prefix(name_slice(method->owner->name),
					SLICE("java/util/concurrent/atomic/"));
	return false;
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
			g->has_join[n] |= is_join(node->facts->calls[i].target);
		for (uint32_t e = node->first_edge; e < node->first_edge + node->n_edges; e++)
			g->has_start[n] |= g->cg->edges[e].kind == CG_START;
		g->is_repeated[n] = node->n_in > 1;
	}
}

static bool repeats(const struct graph *g, const struct cg_edge *edge)
{
	const struct fact_call *call = call_of(g, edge);
	return g->is_repeated[edge->from] ||
		(call && is_in_loop(g->cg->nodes[edge->from].method, call->bci));
}

static bool pass_on(struct graph *g, const struct cg_edge *edge)
{
	bool changed = false;
	if (!g->is_repeated[edge->to] && repeats(g, edge))
		changed = g->is_repeated[edge->to] = true;
	if (edge->kind != CG_START && g->has_start[edge->to] && !g->has_start[edge->from])
		changed = g->has_start[edge->from] = true;
	if (edge->kind != CG_START && g->has_join[edge->to] && is_input(&g->cg->nodes[edge->from]) &&
		!g->has_join[edge->from])
		changed = g->has_join[edge->from] = true;
	return changed;
}

// ---- where main is alone ----------------------------------------------------------------------

struct waits {
	uint32_t n_starts, n_joins;
	bool has_looping_start, has_looping_join, has_wait; // has_wait: for all of them at once
	struct range start, join;                           // first and last of each
};

static void add_place(struct range *range, uint32_t n, struct range place)
{
	if (n == 0 || place.from < range->from)
		range->from = place.from;
	if (n == 0 || place.to > range->to)
		range->to = place.to;
}

// A call that starts threads and waits for them (invokeAll, a method that does both) leaves none.
static void count_call(struct waits *w, const struct method *method, const struct fact_call *call,
	bool is_start, bool is_wait)
{
	struct range place = loop_around(method, call->bci);
	if (is_start) {
		add_place(&w->start, w->n_starts, place);
		w->n_starts++;
		w->has_looping_start |= place.to != place.from && !is_wait;
	}
	if (is_wait) {
		add_place(&w->join, w->n_joins, place);
		w->n_joins++;
		w->has_looping_join |= place.to != place.from;
		w->has_wait |= is_start || !call->target || !is_named(call->target, "join");
	}
}

// What of main is before the first start, and what after the last join.
static struct quiet quiet_parts(const struct graph *g, uint32_t main)
{
	const struct cg_node *node = &g->cg->nodes[main];
	struct quiet quiet = { .method = node->method, .before = UINT32_MAX, .after = UINT32_MAX };
	struct waits w = { 0 };
	for (uint32_t i = 0; node->facts && i < node->facts->n_calls; i++) {
		const struct fact_call *call = &node->facts->calls[i];
		bool is_start = false, is_wait = is_join(call->target);
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
		return quiet;
	quiet.before = w.start.from;
	bool is_joined = w.has_wait || w.has_looping_join ||
		(!w.has_looping_start && w.n_joins >= w.n_starts);
	if (w.n_joins && is_joined)
		quiet.after = w.join.to > w.start.to ? w.join.to : w.start.to;
	return quiet;
}

static bool is_quiet_at(const struct quiet *quiet, uint32_t bci)
{
	return bci < quiet->before || bci > quiet->after;
}

static bool is_main(const struct sv *sv, const struct method *method)
{
	for (uint32_t i = 0; i < sv->in->options->n_mains; i++)
		if (sv->in->options->mains[i] == method)
			return true;
	return false;
}

static bool is_quiet_edge(const struct graph *g, const struct cg_edge *edge)
{
	const struct cg_node *from = &g->cg->nodes[edge->from];
	const struct fact_call *call = call_of(g, edge);
	if (edge->kind == CG_START)
		return false;
	for (uint32_t i = 0; i < g->sv->n_quiet; i++)
		if (g->sv->quiet[i].method == from->method)
			return call && is_quiet_at(&g->sv->quiet[i], call->bci);
	return g->is_quiet[edge->from];
}

// The largest set: a node is quiet until a call says otherwise.
static void find_quiet(struct graph *g)
{
	struct sv *sv = g->sv;
	sv->quiet = xcalloc(sv->in->options->n_mains, sizeof(*sv->quiet));
	for (uint32_t n = 0; n < g->cg->n_nodes && sv->n_quiet < sv->in->options->n_mains; n++)
		if (g->cg->nodes[n].is_entry && is_main(sv, g->cg->nodes[n].method))
			sv->quiet[sv->n_quiet++] = quiet_parts(g, n);
	for (uint32_t n = 0; n < g->cg->n_nodes; n++)
		g->is_quiet[n] = !g->cg->nodes[n].is_entry;
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t e = 0; e < g->cg->n_edges; e++)
			if (g->is_quiet[g->cg->edges[e].to] && !is_quiet_edge(g, &g->cg->edges[e])) {
				g->is_quiet[g->cg->edges[e].to] = false;
				changed = true;
			}
	}
}

// ---- executors and parallel streams -----------------------------------------------------------

// Does the call make an executor, or use the common one? -1: of one thread.
static int makes_executor(const struct method *target)
{
	static const char *const pools[] = { "java/util/concurrent/ThreadPoolExecutor",
		"java/util/concurrent/ScheduledThreadPoolExecutor", "java/util/concurrent/ForkJoinPool",
		"java/util/concurrent/CompletableFuture" };
	struct slice owner = name_slice(target->owner->name), name = name_slice(target->name);
	if (slice_equal(owner, SLICE("java/util/concurrent/Executors"))) {
		if (slice_has_prefix(name, SLICE("newSingleThread")))
			return -1;
		return slice_has_prefix(name, SLICE("new"));
	}
	for (uint32_t i = 0; i < sizeof(pools) / sizeof(*pools); i++)
		if (slice_equal(owner, slice_of_string(pools[i])))
			return 1;
	return 0;
}

// Is there one executor in all of INPUT, with one thread?
static bool has_single_worker(const struct sv *sv, const struct facts *facts)
{
	uint32_t n = 0;
	for (uint32_t id = 1; id < facts->n_by_method && id <= sv->world->n_methods; id++) {
		const struct method_facts *f = facts->by_method[id];
		for (uint32_t i = 0; f && f->method->owner->role == ROLE_INPUT && i < f->n_calls; i++) {
			int kind = f->calls[i].target ? makes_executor(f->calls[i].target) : 0;
			if (kind > 0 || (kind < 0 && is_in_loop(f->method, f->calls[i].bci)))
				return false;
			n += kind < 0;
		}
	}
	return n == 1;
}

static bool is_parallel(const struct method_facts *facts)
{
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].target &&
			(is_named(facts->calls[i].target, "parallelStream") ||
				is_named(facts->calls[i].target, "parallel")))
			return true;
	return false;
}

// What lambdas of parallel streams call runs in many threads.
static void spread_parallel(struct graph *g, uint64_t *threads)
{
	for (uint32_t e = 0; e < g->cg->n_edges; e++) {
		const struct cg_edge *edge = &g->cg->edges[e];
		if (edge->lambda && edge->lambda->maker->owner->role == ROLE_INPUT &&
			edge->lambda->maker->id < g->cg->facts->n_by_method &&
			is_parallel(g->cg->facts->by_method[edge->lambda->maker->id]))
			threads[edge->to] |= MANY;
	}
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t e = 0; e < g->cg->n_edges; e++) {
			const struct cg_edge *edge = &g->cg->edges[e];
			if ((threads[edge->from] & MANY) && !(threads[edge->to] & MANY)) {
				threads[edge->to] |= MANY;
				changed = true;
			}
		}
	}
}

// ---- all --------------------------------------------------------------------------------------

static bool is_task_start(const struct graph *g, const struct cg_thread *thread)
{
	const struct fact_call *call = thread->start == UINT32_MAX
		? NULL
		: call_of(g, &g->cg->edges[thread->start]);
	return call && call->target &&
		slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/concurrent/"));
}

static void note_threads(struct graph *g)
{
	struct sv *sv = g->sv;
	const struct callgraph *cg = g->cg;
	uint64_t *threads = xcalloc(cg->n_nodes + 1, sizeof(*threads));
	uint64_t tasks = 0, many = MANY;
	bool is_single = has_single_worker(sv, cg->facts);
	for (uint32_t i = 0; i < cg->n_threads && i < 63; i++) {
		const struct cg_thread *thread = &cg->threads[i];
		uint64_t bit = UINT64_C(1) << i;
		if (is_single && is_task_start(g, thread))
			tasks |= bit;
		else if (thread->is_many ||
			(thread->start != UINT32_MAX && repeats(g, &cg->edges[thread->start])))
			many |= bit;
	}
	for (uint32_t i = 0; i < cg->n_nodes; i++)
		threads[i] = cg->nodes[i].threads;
	spread_parallel(g, threads);
	for (uint32_t i = 0; i < cg->n_nodes; i++) {
		const struct cg_node *node = &cg->nodes[i];
		if (threads[i] & tasks) // they are one
			threads[i] = (threads[i] & ~tasks) | (tasks & (~tasks + 1));
		if (node->method && node->method->id <= sv->n_methods && !g->is_quiet[i])
			sv->threads[node->method->id] |= threads[i];
	}
	sv->many_threads = many;
	free(threads);
}

static void look_at_graph(struct sv *sv, const struct callgraph *cg)
{
	struct graph g = { .sv = sv, .cg = cg };
	g.is_repeated = xcalloc(cg->n_nodes + 1, sizeof(bool));
	g.has_start = xcalloc(cg->n_nodes + 1, sizeof(bool));
	g.has_join = xcalloc(cg->n_nodes + 1, sizeof(bool));
	g.is_quiet = xcalloc(cg->n_nodes + 1, sizeof(bool));
	look_at_calls(&g);
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t e = 0; e < cg->n_edges; e++)
			changed |= pass_on(&g, &cg->edges[e]);
	}
	find_quiet(&g);
	note_threads(&g);
	free(g.is_repeated);
	free(g.has_start);
	free(g.has_join);
	free(g.is_quiet);
}

void threads_find(struct sv *sv)
{
	const struct scan_options *options = sv->in->options;
	struct facts *facts = analysis_facts(sv->in);
	VEC(struct method *) methods = { 0 };
	VEC(const char *) mains = { 0 };
	for (uint32_t i = 1; i <= sv->world->n_methods; i++) {
		struct method *method = sv->world->methods[i];
		if (method->owner->role == ROLE_INPUT && !method->owner->is_shadowed &&
			method->owner->file && method->member->code)
			vec_push(&methods, method);
	}
	for (uint32_t i = 0; i < options->n_mains; i++)
		vec_push(&mains, analysis_class_name(options->mains[i]->owner, &sv->workers[0].keep));
	facts_extract(facts, methods.v, methods.n);
	struct cg_options graph = { .mains = mains.v,
		.n_mains = mains.n,
		.max_targets = 6,
		.max_depth = 4,
		.max_nodes = 1000000 };
	struct callgraph *cg = callgraph_build(facts, &graph);
	sv->threads = xcalloc(sv->world->n_methods + 1, sizeof(*sv->threads));
	sv->n_methods = sv->world->n_methods;
	look_at_graph(sv, cg);
	callgraph_free(cg);
	facts_free(facts);
	vec_release(&methods);
	vec_release(&mains);
}

uint64_t threads_at(const struct sv_method *m, uint32_t insn)
{
	const struct sv *sv = m->sv;
	for (uint32_t i = 0; i < sv->n_quiet; i++)
		if (sv->quiet[i].method == m->ir->method &&
			is_quiet_at(&sv->quiet[i], ir_at(m->ir, insn)->bci))
			return 0;
	return sv->threads[m->ir->method->id];
}

bool threads_is_one(const struct sv *sv, uint64_t threads)
{
	return !(threads & sv->many_threads) && (threads & (threads - 1)) == 0;
}
