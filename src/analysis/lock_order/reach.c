// Which locks a behaviour may take, itself or through calls: breadth first against the calls, from
// where locks are taken, so every lock comes with a shortest way to it. Only behaviours near below a
// call under a lock matter, and only as many calls further down as are left; the others are left out.
#include "analysis/lock_order/lock_order.h"

#include "base/hash.h"
#include "base/pool.h"

#define MAX_REACHES 300000
#define ITEMS_A_BATCH 32
#define ITEMS_FOR_ONE 128 // so few are not worth a second thread

struct round {
	struct lock_order *lo;
	uint32_t first; // reach
	uint32_t limit; // calls from where a lock is held to where one is taken
};

// ---- hot nodes ------------------------------------------------------------------------------

static void mark_hot(struct lock_order *lo)
{
	struct callgraph *cg = lo->cg;
	VEC(uint32_t) now = { 0 }, next = { 0 };

	for (uint32_t e = 0; e < cg->n_edges; e++) {
		const struct cg_edge *edge = &cg->edges[e];
		if (edge->kind != CG_CALL || lo->heat[edge->to])
			continue;
		const struct fact_call *call = &cg->nodes[edge->from].facts->calls[edge->call];
		if (call->held || left_next(lo, lo->left_of_node[edge->from], call->bci)) {
			lo->heat[edge->to] = MAX_CALLS;
			vec_push(&now, edge->to);
		}
	}
	for (uint32_t round = 1; round < MAX_CALLS && now.n; round++) {
		vec_clear(&next);
		for (uint32_t i = 0; i < now.n; i++) {
			const struct cg_node *node = &cg->nodes[now.v[i]];
			for (uint32_t k = 0; k < node->n_edges; k++) {
				const struct cg_edge *edge = &cg->edges[node->first_edge + k];
				if (edge->kind != CG_CALL || lo->heat[edge->to])
					continue;
				lo->heat[edge->to] = (uint8_t)(MAX_CALLS - round);
				vec_push(&next, edge->to);
			}
		}
		vec_clear(&now);
		for (uint32_t i = 0; i < next.n; i++)
			vec_push(&now, next.v[i]);
	}
	vec_release(&now);
	vec_release(&next);
}

// ---- states ---------------------------------------------------------------------------------

static uint64_t key_of(const struct reach *reach)
{
	return (uint64_t)reach->node << 32 | reach->name;
}

static void add_new(struct lock_order *lo, struct reach reach)
{
	reach.next = lo->reach_of_node[reach.node];
	lo->reach_of_node[reach.node] = lo->reaches.n;
	vec_push(&lo->reaches, reach);
}

static void add_reach(struct lock_order *lo, struct reach reach)
{
	if (keyset_add(&lo->reach_index, key_of(&reach)))
		add_new(lo, reach);
}

// Does taking it make a thread wait for as long as it takes?
static bool blocks(const struct fact_lock *lock)
{
	return !lock->is_try && !lock->is_wait && !(lock->flags & LOCK_TIMED) && lock->lock;
}

static void add_own_locks(struct lock_order *lo, uint32_t id)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	if (left_is_initialiser(lo, id))
		add_reach(lo,
			(struct reach){ .node = id,
				.name = name_of_init(lo, node->method->owner),
				.via = UINT32_MAX,
				.lock = LOCK_INIT,
				.mode = LOCK_MONITOR });
	uint32_t n_locks = node->facts->n_locks + node->facts->n_more_locks;
	for (uint32_t i = 0; i < n_locks; i++) {
		const struct fact_lock *lock = &node->facts->locks[i];
		if (!blocks(lock))
			continue;
		add_reach(lo,
			(struct reach){ .node = id,
				.name = name_of_expr(lo, node, lock->lock),
				.via = UINT32_MAX,
				.lock = i,
				.mode = lock->mode });
	}
}

// What the callers of the item's node may take through it.
static void spread(void *context, uint32_t item, uint32_t number)
{
	struct round *round = context;
	const struct lock_order *lo = round->lo;
	const struct callgraph *cg = lo->cg;
	struct lo_worker *worker = &lo->workers[number];
	uint32_t index = round->first + item, first = worker->reaches.n;
	const struct reach *reach = &lo->reaches.v[index];
	const struct cg_node *node = &cg->nodes[reach->node];

	for (uint32_t i = 0; i < node->n_in; i++) {
		uint32_t e = cg->in_edges[node->first_in + i];
		const struct cg_edge *edge = &cg->edges[e];
		if (edge->kind != CG_CALL || edge->from == reach->node ||
			MAX_CALLS - lo->heat[edge->from] + reach->n_calls + 1u > round->limit)
			continue;
		uint32_t name = name_lift_by(lo, worker, reach->name, edge, false);
		vec_push(&worker->reaches,
			(struct reach){ .node = edge->from,
				.name = name,
				.via = e,
				.callee = index,
				.n_calls = (uint16_t)(reach->n_calls + 1),
				.mode = reach->mode });
	}
	lo->found[item] = (struct lo_found){ number, first, worker->reaches.n - first };
}

static void run_round(struct round round, uint32_t n)
{
	struct lock_order *lo = round.lo;
	for (uint32_t i = 0; i < lo->in->options->jobs; i++) {
		vec_clear(&lo->workers[i].names);
		vec_clear(&lo->workers[i].reaches);
	}
	pool_run(n < ITEMS_FOR_ONE ? 1 : lo->in->options->jobs, n, ITEMS_A_BATCH, spread, &round);
	vec_clear(&lo->proposed);
	for (uint32_t i = 0; i < n; i++) {
		const struct lo_worker *worker = &lo->workers[lo->found[i].worker];
		struct reach *reaches = worker->reaches.v + lo->found[i].first;
		for (uint32_t k = 0; k < lo->found[i].n; k++) {
			reaches[k].name = name_settle(lo, worker, reaches[k].name);
			vec_push(&lo->proposed, key_of(&reaches[k]));
		}
	}
	const bool *is_new = proposed_add(lo, &lo->reach_index);
	for (uint32_t i = 0; i < n; i++) {
		const struct reach *reaches = lo->workers[lo->found[i].worker].reaches.v +
			lo->found[i].first;
		for (uint32_t k = 0; k < lo->found[i].n; k++)
			if (*is_new++)
				add_new(lo, reaches[k]);
	}
}

// All that was found with the same number of calls; where it ends.
static uint32_t end_of_level(const struct lock_order *lo, uint32_t i)
{
	uint32_t n_calls = lo->reaches.v[i].n_calls;
	while (i < lo->reaches.n && lo->reaches.v[i].n_calls == n_calls)
		i++;
	return i;
}

static void say_bound(struct lock_order *lo, uint32_t n_calls)
{
	struct slice text = arena_printf(&lo->arena,
		"locks more than %u calls below a held lock were not followed", n_calls);
	findings_add_limit(lo->out, "bound", "lock-order", (const char *)text.ptr);
}

void reach_build(struct lock_order *lo)
{
	lo->heat = ARENA_ARRAY(&lo->arena, uint8_t, lo->cg->n_nodes + 1);
	lo->reach_of_node = ARENA_ARRAY(&lo->arena, uint32_t, lo->cg->n_nodes + 1);
	vec_push(&lo->reaches, (struct reach){ 0 });
	mark_hot(lo);
	for (uint32_t id = 1; id < lo->cg->n_nodes; id++)
		if (lo->heat[id] && lo->cg->nodes[id].facts)
			add_own_locks(lo, id);
	// Level by level. Each call further down doubles them; in a whole JDK that is stopped early.
	for (uint32_t i = 1, end; i < lo->reaches.n; i = end) {
		uint32_t n_calls = lo->reaches.v[i].n_calls, limit = MAX_CALLS - 1;
		end = end_of_level(lo, i);
		if (n_calls >= limit)
			return;
		if (n_calls > 0 && lo->reaches.n > MAX_REACHES) {
			say_bound(lo, n_calls + 1);
			return;
		}
		// The level to come is the last: only what is called under a lock itself is of use.
		bool is_last = n_calls > 0 && lo->reaches.n > MAX_REACHES / 3 * 2;
		if (is_last)
			limit = n_calls + 1;
		for (uint32_t at = i; at < end; at += ITEMS_AT_ONCE) {
			run_round((struct round){ lo, at, limit },
				end - at < ITEMS_AT_ONCE ? end - at : ITEMS_AT_ONCE);
			if (budget_is_over(lo->in->budget))
				return;
		}
		if (is_last && limit < MAX_CALLS - 1) {
			say_bound(lo, limit + 1);
			return;
		}
	}
}
