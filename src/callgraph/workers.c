// Executors that have one thread: all their tasks are one. Told apart are those that are kept in a field which is set
// once, and those that a method makes for itself. If INPUT has no other executor, all tasks are of the one that it has,
// however that is passed on.
#include "callgraph/running_internal.h"

static bool is_of(const struct method *method, const char *prefix)
{
	return slice_has_prefix(name_slice(method->owner->name), slice_of_string(prefix));
}

// Does the call make an executor, or use the common one? -1: of one thread.
static int makes_executor(const struct fact_call *call)
{
	static const char *const pools[] = { "java/util/concurrent/ThreadPoolExecutor",
		"java/util/concurrent/ScheduledThreadPoolExecutor", "java/util/concurrent/ForkJoinPool",
		"java/util/concurrent/CompletableFuture" };
	const struct method *target = call->target;
	if (!target)
		return 0;
	struct slice owner = name_slice(target->owner->name), name = name_slice(target->name);
	if (slice_equal(owner, SLICE("java/util/concurrent/Executors"))) {
		if (slice_has_prefix(name, SLICE("newSingleThread")))
			return -1;
		bool is_sized = slice_equal(name, SLICE("newFixedThreadPool")) ||
			slice_equal(name, SLICE("newScheduledThreadPool"));
		if (is_sized && call->first_int == 1 + 1)
			return -1;
		return slice_has_prefix(name, SLICE("new"));
	}
	for (uint32_t i = 0; i < sizeof(pools) / sizeof(*pools); i++)
		if (slice_equal(owner, slice_of_string(pools[i])))
			return 1;
	return 0;
}

// Is there one executor in all of INPUT, with one thread?
static bool has_single_worker(const struct facts *facts)
{
	uint32_t n = 0;
	for (uint32_t id = 1; id < facts->n_by_method; id++) {
		const struct method_facts *f = facts->by_method[id];
		for (uint32_t i = 0; f && f->method->owner->role == ROLE_INPUT && i < f->n_calls; i++) {
			int kind = makes_executor(&f->calls[i]);
			if (kind > 0 || (kind < 0 && is_in_loop(f->method, f->calls[i].bci)))
				return false;
			n += kind < 0;
		}
	}
	return n == 1;
}

// The call that starts the thread, if that is one of java.util.concurrent.
static const struct fact_call *task_start(const struct callgraph *cg,
	const struct cg_thread *thread)
{
	const struct fact_call *call = thread->start == UINT32_MAX
		? NULL
		: running_call(cg, &cg->edges[thread->start]);
	return call && call->target && is_of(call->target, "java/util/concurrent/") ? call : NULL;
}

// pool.execute(task), CompletableFuture.runAsync(task, pool): the expression of the pool; 0: none.
static uint32_t executor_of(const struct method_facts *facts, const struct fact_call *call)
{
	if (is_of(call->target, "java/util/concurrent/CompletableFuture"))
		return call->op == OP_invokestatic && call->n_args == 2 ? facts->operands[call->args + 1]
																: 0;
	bool is_pool = is_of(call->target, "java/util/concurrent/Executor") ||
		is_of(call->target, "java/util/concurrent/ScheduledExecutor") ||
		is_of(call->target, "java/util/concurrent/AbstractExecutor");
	return is_pool && call->op != OP_invokestatic && call->n_args ? facts->operands[call->args] : 0;
}

static bool may_repeat(const struct running_nodes *nodes, const struct method *method)
{
	for (uint32_t n = 0; n < nodes->cg->n_nodes; n++)
		if (nodes->cg->nodes[n].method == method && nodes->is_repeated[n])
			return true;
	return false;
}

// Is it the result of a call that makes an executor with one thread, once? In a constructor: once for each object.
static bool is_single(const struct running_nodes *nodes, const struct method_facts *facts,
	uint32_t expr)
{
	if (!expr || facts->exprs[expr].kind != EXPR_CALL)
		return false;
	const struct fact_call *call = &facts->calls[facts->exprs[expr].a];
	return makes_executor(call) < 0 && !is_in_loop(facts->method, call->bci) &&
		(facts->method->name->text[0] == '<' || !may_repeat(nodes, facts->method));
}

// Is the field set once, to such an executor?
static bool holds_single(const struct running_nodes *nodes, const struct field *field)
{
	const struct facts *facts = nodes->cg->facts;
	uint32_t n = 0;
	if (!field || field->owner->role != ROLE_INPUT || !(field->access & (ACC_PRIVATE | ACC_FINAL)))
		return false;
	for (uint32_t id = 1; id < facts->n_by_method; id++) {
		const struct method_facts *f = facts->by_method[id];
		for (uint32_t i = 0; f && f->method->owner->role == ROLE_INPUT && i < f->n_stores; i++) {
			if (f->stores[i].field != field)
				continue;
			if (!is_single(nodes, f, f->stores[i].value))
				return false;
			n++;
		}
	}
	return n == 1;
}

// What tells executors apart.
struct worker {
	const struct field *field;
	const struct method_facts *maker; // of a method's own one
	uint32_t call;
};

static bool find_worker(const struct running_nodes *nodes, const struct cg_thread *thread,
	struct worker *out)
{
	const struct fact_call *call = task_start(nodes->cg, thread);
	if (!call)
		return false;
	const struct method_facts *facts = nodes->cg->nodes[nodes->cg->edges[thread->start].from].facts;
	uint32_t expr = executor_of(facts, call);
	const struct expr *executor = &facts->exprs[expr];
	if (!expr)
		return false;
	if (executor->kind == EXPR_FIELD || executor->kind == EXPR_STATIC) {
		*out = (struct worker){ .field = executor->field };
		return holds_single(nodes, executor->field);
	}
	*out = (struct worker){ .maker = facts, .call = executor->a };
	return is_single(nodes, facts, expr);
}

uint64_t workers_find(const struct running_nodes *nodes, struct cg_running *running)
{
	const struct callgraph *cg = nodes->cg;
	struct worker known[CG_MAX_WORKERS];
	uint64_t tasks = 0;
	bool is_only = has_single_worker(cg->facts);
	for (uint32_t i = 0; i < cg->n_threads && i < 63; i++) {
		struct worker worker = { 0 };
		uint32_t w = 0;
		if (is_only ? !task_start(cg, &cg->threads[i])
					: !find_worker(nodes, &cg->threads[i], &worker))
			continue;
		while (w < running->n_workers &&
			(known[w].field != worker.field || known[w].maker != worker.maker ||
				known[w].call != worker.call))
			w++;
		if (w == CG_MAX_WORKERS)
			continue;
		if (w == running->n_workers)
			known[running->n_workers++] = worker;
		running->workers[w] |= UINT64_C(1) << i;
		tasks |= UINT64_C(1) << i;
	}
	return tasks;
}
