// Which locks a behaviour may take, itself or through calls: breadth first against the calls, from
// where locks are taken, so every lock comes with a shortest way to it. Only behaviours near below a
// call under a lock matter, and only as many calls further down as are left; the others are left out.
#include "analysis/lock_order/reach.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/parallel.h"
#include "analysis/lock_order/rounds.h"
#include "base/hash.h"
#include "base/pool.h"

#define MAX_REACHES 300000
#define ITEMS_A_BATCH 32
#define NODES_A_PIECE 512
#define ITEMS_FOR_ONE 128 // so few are not worth a second thread
#define AHEAD 4           // edges: they are too many for the caches

struct round {
	struct lock_order *lo;
	uint32_t first; // reach
	uint32_t limit; // calls from where a lock is held to where one is taken
};

// ---- hot nodes ------------------------------------------------------------------------------

static void heat_callees(struct lock_order *lo, uint32_t id, struct lo_worker *worker, bool is_held)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	for (uint32_t k = 0; k < node->n_edges; k++) {
		const struct cg_edge *edge = &lo->cg->edges[node->first_edge + k];
		if (edge->kind != CG_CALL || reach_is_under_lock(lo, edge->to))
			continue;
		const struct fact_call *call = &node->facts->calls[edge->call];
		if (!is_held || call->held || left_next(lo, lo->left_of_node[id], call->bci))
			vec_push(&worker->hot, edge->to);
	}
}

struct heating {
	struct lock_order *lo;
	const uint32_t *nodes;
	uint32_t n;
	bool is_first;
};

// The heat itself changes when all have looked.
static void heat_piece(void *context, uint32_t piece, uint32_t number)
{
	const struct heating *h = context;
	uint32_t first = piece * NODES_A_PIECE;
	for (uint32_t i = first; i < h->n && i < first + NODES_A_PIECE; i++)
		heat_callees(h->lo, h->nodes[i], &h->lo->workers[number], h->is_first);
}

// Those further down than MAX_CALLS are marked too, so that it can be said what is left out.
static void mark_hot(struct lock_order *lo)
{
	VEC(uint32_t) now = { 0 };
	for (uint32_t round = 0; round == 0 || now.n; round++) {
		struct heating h = { lo, now.v, now.n, false };
		if (round == 0)
			h = (struct heating){ lo, lo->survey.holders.v, lo->survey.holders.n, true };
		uint32_t n_pieces = h.n / NODES_A_PIECE + 1, jobs = lo->in->options->jobs;
		pool_run(n_pieces > 1 ? jobs : 1, n_pieces, 1, heat_piece, &h);
		vec_clear(&now);
		for (uint32_t w = 0; w < jobs; w++) {
			for (uint32_t i = 0; i < lo->workers[w].hot.n; i++) {
				uint32_t id = lo->workers[w].hot.v[i];
				if (reach_is_under_lock(lo, id))
					continue;
				if (round < MAX_CALLS)
					lo->heat[id] = (uint8_t)(MAX_CALLS - round);
				else
					lo->is_deep[id] = 1;
				vec_push(&now, id);
			}
			vec_clear(&lo->workers[w].hot);
		}
	}
	vec_release(&now);
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
	if (lo->left_of_node[id] && left_is_initialiser(lo, id)) // its own is among these
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

static void prefetch(const struct lock_order *lo, uint32_t index)
{
	if (index + AHEAD_NODE >= lo->reaches.n)
		return;
	const struct reach *reach = &lo->reaches.v[index];
	ahead_node(lo->cg, reach[AHEAD_NODE].node);
	ahead_in_edges(lo->cg, reach[AHEAD_IN_EDGES].node);
	ahead_calls(lo->cg, reach[AHEAD_CALLS].node);
	__builtin_prefetch(&lo->names.v[reach[AHEAD_CALLS].name]);
	if (lo->names.v[reach[AHEAD_CALLERS].name].root == ROOT_PARAM)
		ahead_callers(lo->cg, reach[AHEAD_CALLERS].node);
}

static bool is_node_of_input(const struct lock_order *lo, uint32_t node)
{
	return lo->cg->nodes[node].method->owner->role == ROLE_INPUT;
}

// Does INPUT's own code take the lock?
static bool is_of_input(const struct lock_order *lo, const struct reach *reach)
{
	while (reach->via != UINT32_MAX)
		reach = &lo->reaches.v[reach->callee];
	return is_node_of_input(lo, reach->node);
}

// What the callers of the item's node may take through it.
static void spread(void *context, uint32_t item, uint32_t number)
{
	struct round *round = context;
	const struct lock_order *lo = round->lo;
	const struct callgraph *cg = lo->cg;
	struct lo_worker *worker = &lo->workers[number];
	uint32_t index = round->first + item;
	struct lo_found found = { .worker = number, .first = worker->reaches.n };
	prefetch(lo, index);
	const struct reach *reach = &lo->reaches.v[index];
	const struct cg_node *node = &cg->nodes[reach->node];
	bool is_cut = false;

	for (uint32_t i = 0; i < node->n_in; i++) {
		uint32_t e = cg->in_edges[node->first_in + i];
		const struct cg_edge *edge = &cg->edges[e];
		if (i + AHEAD < node->n_in)
			__builtin_prefetch(&cg->edges[cg->in_edges[node->first_in + i + AHEAD]]);
		if (edge->kind != CG_CALL || edge->from == reach->node)
			continue;
		if (MAX_CALLS - lo->heat[edge->from] + reach->n_calls + 1u > round->limit) {
			is_cut |= reach_is_under_lock(lo, edge->from);
			continue;
		}
		struct reach lifted = { .node = edge->from,
			.name = name_lift_by(lo, worker, reach->name, edge, false),
			.via = e,
			.callee = index,
			.n_calls = (uint16_t)(reach->n_calls + 1),
			.mode = reach->mode };
		bool is_new = lifted.name & NAME_NEW;
		vec_push(&worker->reaches, lifted);
		vec_push(&worker->keys, is_new ? 0 : key_of(&lifted));
		found.has_new |= is_new;
	}
	found.n = worker->reaches.n - found.first;
	lo->found[item] = found;
	worker->n_ways += is_cut;
	worker->n_own_ways += is_cut && is_of_input(lo, reach);
}

// Of equal names the first stays: in the order in which they were met.
static void settle(struct lock_order *lo, const struct lo_found *found)
{
	struct lo_worker *worker = &lo->workers[found->worker];
	for (uint32_t i = found->first; i < found->first + found->n; i++) {
		struct reach *reach = &worker->reaches.v[i];
		reach->name = name_settle(lo, worker, reach->name);
		worker->keys.v[i] = key_of(reach);
	}
}

static void run_round(struct round round, uint32_t n)
{
	struct lock_order *lo = round.lo;
	proposed_clear(lo);
	pool_run(n < ITEMS_FOR_ONE ? 1 : lo->in->options->jobs, n, ITEMS_A_BATCH, spread, &round);
	for (uint32_t i = 0; i < n; i++) {
		if (lo->found[i].has_new)
			settle(lo, &lo->found[i]);
		proposed_push(lo, &lo->found[i]);
	}
	const bool *is_new = proposed_add(lo, &lo->reach_index);
	for (uint32_t i = 0; i < n; i++) {
		const struct reach *reaches = vec_from(&lo->workers[lo->found[i].worker].reaches,
			lo->found[i].first);
		for (uint32_t k = 0; k < lo->found[i].n; k++)
			if (*is_new++)
				add_new(lo, reaches[k]);
	}
	for (uint32_t w = 0; w < lo->in->options->jobs; w++) {
		lo->bounds.n_ways += lo->workers[w].n_ways;
		lo->bounds.n_own_ways += lo->workers[w].n_own_ways;
		lo->workers[w].n_ways = lo->workers[w].n_own_ways = 0;
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

// Is it called under a lock that a caller further up holds?
static bool is_called_deep(const struct lock_order *lo, uint32_t id)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (edge->kind == CG_CALL && edge->from != id && reach_is_under_lock(lo, edge->from))
			return true;
	}
	return false;
}

// The reaches from `first` on are not followed up to their callers.
static void stop_at(struct lock_order *lo, uint32_t first, uint32_t max_calls)
{
	lo->bounds.max_calls = max_calls;
	for (uint32_t i = first; i < lo->reaches.n; i++) {
		bool is_cut = is_called_deep(lo, lo->reaches.v[i].node);
		lo->bounds.n_ways += is_cut;
		lo->bounds.n_own_ways += is_cut && is_of_input(lo, &lo->reaches.v[i]);
	}
}

// No lock is held close above it.
static void skip_locker(struct lock_order *lo, uint32_t node)
{
	lo->bounds.n_ways += lo->is_deep[node];
	lo->bounds.n_own_ways += lo->is_deep[node] && is_node_of_input(lo, node);
}

void reach_build(struct lock_order *lo)
{
	lo->heat = ARENA_ARRAY(&lo->arena, uint8_t, lo->cg->n_nodes + 1);
	lo->is_deep = ARENA_ARRAY(&lo->arena, uint8_t, lo->cg->n_nodes + 1);
	lo->bounds.max_calls = MAX_CALLS;
	lo->reach_of_node = ARENA_ARRAY(&lo->arena, uint32_t, lo->cg->n_nodes + 1);
	vec_expect(&lo->reaches, lo->cg->n_edges);
	vec_push(&lo->reaches, (struct reach){ 0 });
	mark_hot(lo);
	for (uint32_t i = 0; i < lo->survey.lockers.n; i++)
		if (lo->heat[lo->survey.lockers.v[i]])
			add_own_locks(lo, lo->survey.lockers.v[i]);
		else
			skip_locker(lo, lo->survey.lockers.v[i]);
	// Level by level. Each call further down doubles them; in a whole JDK that is stopped early.
	for (uint32_t i = 1, end; i < lo->reaches.n; i = end) {
		uint32_t n_calls = lo->reaches.v[i].n_calls, limit = MAX_CALLS - 1;
		end = end_of_level(lo, i);
		if (n_calls >= limit || (n_calls > 0 && lo->reaches.n > MAX_REACHES)) {
			stop_at(lo, i, n_calls + 1);
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
		if (is_last) {
			stop_at(lo, end, limit + 1);
			return;
		}
	}
}
