// Tasks that one thread runs, in the order in which they are given to it: each has to wait for those
// before it, whatever these wait for.
#include "analysis/lock_order/awaits.h"

#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/parallel.h"

#define MAX_UP 4
#define MAX_CALLERS 12

// The executor with one thread that the started task is given to, as an expression of its starter; 0: none.
static uint32_t one_thread_of(struct lock_order *lo, const struct cg_edge *start)
{
	const struct method_facts *facts = lo->cg->nodes[start->from].facts;
	uint32_t executor = starve_executor_of(lo, facts, &facts->calls[start->call]);
	return executor && one_thread_has(lo, facts, executor) ? executor : 0;
}

uint32_t tasks_queued_with(struct lock_order *lo, const struct await_task *task,
	struct await_task tasks[MAX_TASKS])
{
	const struct cg_edge *start = &lo->cg->edges[task->start];
	uint32_t executor = one_thread_of(lo, start), n = 0;
	const struct method_facts *facts = lo->cg->nodes[start->from].facts;
	const struct expr *mine = &facts->exprs[executor];
	for (uint32_t i = 0; executor && i < lo->survey.starts.n && n < MAX_TASKS; i++) {
		const struct cg_edge *other = &lo->cg->edges[lo->survey.starts.v[i]];
		uint32_t its_executor = other != start ? one_thread_of(lo, other) : 0;
		const struct method_facts *its_facts = lo->cg->nodes[other->from].facts;
		const struct expr *its = &its_facts->exprs[its_executor];
		bool is_same = its_facts == facts && task_is_same_read(facts, executor, its_executor);
		bool is_field = (mine->kind == EXPR_FIELD || mine->kind == EXPR_STATIC) && mine->field &&
			its->kind == mine->kind && its->field == mine->field;
		// Who has the executor in a field of his own made it for himself: it is his that is meant.
		bool are_of_this = is_field && mine->kind == EXPR_FIELD && facts_is_this(facts, mine->a) &&
			facts_is_this(its_facts, its->a);
		are_of_this |= is_field && facts->method->owner == its_facts->method->owner &&
			once_is_made(lo, facts->method->owner);
		if (its_executor && (is_same || is_field))
			tasks[n++] = (struct await_task){ lo->survey.starts.v[i], are_of_this };
	}
	return n;
}

// ---- who ends a wait --------------------------------------------------------------------------

static bool add_start(struct await_task starts[MAX_TASKS], uint32_t *n, uint32_t edge)
{
	for (uint32_t i = 0; i < *n; i++)
		if (starts[i].start == edge)
			return true;
	if (*n == MAX_TASKS)
		return false;
	starts[(*n)++] = (struct await_task){ .start = edge };
	return true;
}

// Is the node only run by tasks of executors that have one thread each? These.
static bool add_starts_of(struct lock_order *lo, uint32_t id, uint32_t depth,
	struct await_task starts[MAX_TASKS], uint32_t *n)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	if (node->is_entry || node->n_in == 0 || node->n_in > MAX_CALLERS || depth == MAX_UP)
		return false;
	for (uint32_t i = 0; i < node->n_in; i++) {
		uint32_t e = lo->cg->in_edges[node->first_in + i];
		const struct cg_edge *edge = &lo->cg->edges[e];
		if (edge->kind == CG_START ? !one_thread_of(lo, edge) || !add_start(starts, n, e)
								   : !add_starts_of(lo, edge->from, depth + 1, starts, n))
			return false;
	}
	return true;
}

// The reference itself is given to such executors.
static bool add_starts_of_reference(struct lock_order *lo, const struct lambda *reference,
	struct await_task starts[MAX_TASKS], uint32_t *n)
{
	uint32_t n_before = *n;
	for (uint32_t i = 0; i < lo->survey.starts.n; i++) {
		uint32_t e = lo->survey.starts.v[i];
		if (lo->cg->edges[e].lambda == reference &&
			(!one_thread_of(lo, &lo->cg->edges[e]) || !add_start(starts, n, e)))
			return false;
	}
	return *n > n_before;
}

uint32_t tasks_that_signal(struct lock_order *lo, const struct signals *signals,
	const struct await_way *way, struct await_task tasks[MAX_TASKS])
{
	uint32_t n = 0;
	for (uint32_t i = signals_next(lo, signals, way, 0); i != UINT32_MAX;
		 i = signals_next(lo, signals, way, i + 1)) {
		const struct signal *signal = &signals->all.v[i];
		if (signal->reference ? !add_starts_of_reference(lo, signal->reference, tasks, &n)
							  : !add_starts_of(lo, signal->node, 0, tasks, &n))
			return 0;
	}
	return n;
}
