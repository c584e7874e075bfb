// Pairs: a lock that is held and one that is taken meanwhile, in the terms of the behaviour that
// holds the first. Where that says only "a parameter", the pair is carried up to the callers, which
// may know the object.
#include "analysis/lock_order/pairs.h"

#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/reach.h"
#include "analysis/lock_order/rounds.h"
#include "analysis/lock_order/self.h"
#include "analysis/lock_order/sorted.h"
#include "base/hash.h"
#include "base/pool.h"

#define NODES_AT_ONCE 1024 // a node may have many pairs
#define ITEMS_A_BATCH 8
#define ITEMS_FOR_ONE 64 // so few are not worth a second thread

#define MAX_PAIRS 1500000       // twice what a whole JDK has; the nearest callers come first
#define MAX_NODES_TO_LIFT 20000 // in larger programs only what needs it is carried up

static bool is_param(const struct lock_order *lo, uint32_t name)
{
	return lo->names.v[name].root == ROOT_PARAM;
}

static bool is_of_caller(const struct lock_order *lo, uint32_t name)
{
	return is_param(lo, name) || name_is_captured(lo, name);
}

// Do the callers have to say which objects these are?
static bool wants_lift(const struct lock_order *lo, const struct pair *pair)
{
	bool outer = is_of_caller(lo, pair->outer), inner = is_of_caller(lo, pair->inner);
	if (!outer && !inner)
		return false;
	if (!lo->is_library && lo->cg->n_nodes < MAX_NODES_TO_LIFT)
		return true;
	struct ir_type a = lo->names.v[pair->outer].type, b = lo->names.v[pair->inner].type;
	if (outer && is_catch_all(lo, a) && lo->names.v[pair->outer].n_suffix == 0)
		return true;
	if (inner && is_catch_all(lo, b) && lo->names.v[pair->inner].n_suffix == 0)
		return true;
	// What an object of another library keeps in its fields, its user knows by the object.
	if (outer && lo->cg->nodes[pair->node].method->owner->role != ROLE_INPUT && is_catch_all(lo, a))
		return true;
	// What the callee made or found by itself no caller gave to it: the two are not exchanged.
	if ((!outer && lo->names.v[pair->outer].root == ROOT_LOCAL) ||
		(!inner && lo->names.v[pair->inner].root == ROOT_LOCAL))
		return false;
	bool may_be_one = a.kind == KIND_CLASS && b.kind == KIND_CLASS &&
		(klass_is_subtype(lo->world->classes[a.klass], lo->world->classes[b.klass]) ||
			klass_is_subtype(lo->world->classes[b.klass], lo->world->classes[a.klass]));
	return may_be_one;
}

// What starts a thread does not hold the locks of that thread.
static void mark_roots(struct lock_order *lo)
{
	lo->is_root = ARENA_ARRAY(&lo->arena, uint8_t, lo->cg->n_nodes + 1);
	for (uint32_t i = 0; i < lo->survey.starts.n; i++)
		lo->is_root[lo->cg->edges[lo->survey.starts.v[i]].to] = 1;
}

// Do they read the same?
static bool are_alike(const struct method_facts *facts, uint32_t a, uint32_t b)
{
	const struct expr *x = &facts->exprs[a], *y = &facts->exprs[b];
	if (a == b)
		return true;
	if (x->kind != y->kind || x->field != y->field)
		return false;
	if (x->kind == EXPR_STATIC)
		return x->field;
	if (x->kind == EXPR_ELEMENT)
		return x->b == y->b && x->constant == y->constant && are_alike(facts, x->a, y->a);
	return x->kind == EXPR_FIELD ? x->field && are_alike(facts, x->a, y->a)
								 : x->kind == EXPR_PARAM && x->a == y->a;
}

static bool has_operand(const struct method_facts *facts, const struct expr *phi, uint32_t operand)
{
	for (uint32_t i = 0; i < phi->b; i++)
		if (are_alike(facts, facts->operands[phi->a + i], operand))
			return true;
	return false;
}

// first = a < b ? a : b, second = a < b ? b : a: the same two, sorted.
bool pair_is_chosen(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_name *x = &lo->names.v[a], *y = &lo->names.v[b];
	if (x->root != ROOT_LOCAL || y->root != ROOT_LOCAL || x->scope != y->scope ||
		x->expr == y->expr) // one leads to the other
		return false;
	const struct expr *p = &x->scope->exprs[x->expr], *q = &x->scope->exprs[y->expr];
	if (p->kind != EXPR_PHI || q->kind != EXPR_PHI || p->b != q->b || p->b < 2)
		return false;
	for (uint32_t i = 0; i < p->b; i++)
		if (!has_operand(x->scope, q, x->scope->operands[p->a + i]))
			return false;
	return true;
}

static void lift_names(struct lock_order *lo, struct pair *pair, const struct cg_edge *edge)
{
	uint32_t names[2] = { pair->outer, pair->inner }, lifted[2];
	name_lift_two(lo, names, edge, lifted);
	pair->outer = lifted[0];
	pair->inner = lifted[1];
}

// What sorts its locks, and what does not, are two for a caller that calls both.
static uint64_t key_of(const struct lock_order *lo, const struct pair *pair)
{
	uint64_t key = hash_pair(hash_pair(pair->node, pair->outer),
		hash_pair(pair->inner, pair->outer_mode * 8u + pair->inner_mode));
	return pair->is_both_ways ? hash_pair(key, lo->pairs.v[pair_bottom(lo, pair->below)].node)
							  : key;
}

#define MAX_OF_NODE 100 // pairs that are looked at

// Does the frame that takes the locks take them the other way round too?
static bool is_both_ways(const struct lock_order *lo, const struct pair *pair)
{
	const struct ir_type a = lo->names.v[pair->outer].type, b = lo->names.v[pair->inner].type;
	if (pair->below != UINT32_MAX || a.kind != b.kind || a.klass != b.klass)
		return pair->is_both_ways;
	uint32_t at = lo->pair_of_node[pair->node];
	for (uint32_t n = 0; at != UINT32_MAX && n < MAX_OF_NODE; n++) {
		const struct pair *other = &lo->pairs.v[at];
		if (name_is_same(lo, other->outer, pair->inner) &&
			name_is_same(lo, other->inner, pair->outer))
			return true;
		at = other->next_of_node;
	}
	return false;
}

static void add_pair(struct lock_order *lo, struct pair pair);

// Did the names get too long, so that their ends are lost?
static bool is_cut_short(const struct lock_order *lo, const struct pair *pair,
	const struct pair *lifted)
{
	const struct lock_name *names = lo->names.v;
	return (names[lifted->outer].is_cut && !names[pair->outer].is_cut) ||
		(names[lifted->inner].is_cut && !names[pair->inner].is_cut);
}

// Two elements or parts of one object are told apart where their names are whole; in libraries few are
// carried up.
static bool is_lifted_too_far(struct lock_order *lo, const struct pair *lifted)
{
	if (lo->is_library || lifted->below == UINT32_MAX ||
		!self_are_two_elements(lo, lo->pairs.v[lifted->below].outer,
			lo->pairs.v[lifted->below].inner) ||
		!is_cut_short(lo, &lo->pairs.v[lifted->below], lifted))
		return false;
	lo->pairs.v[lifted->below].is_final = true;
	return true;
}

// In a program, what starts a thread knows the objects that the thread gets.
static bool add_from_starts(struct lock_order *lo, struct pair pair)
{
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	if (lo->is_library || (!is_param(lo, pair.outer) && !is_param(lo, pair.inner)))
		return false;
	bool has_any = false;
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (edge->kind != CG_START)
			continue;
		struct pair lifted = pair;
		lift_names(lo, &lifted, edge);
		lifted.starter = lo->cg->nodes[edge->from].facts;
		lifted.start = lo->cg->in_edges[node->first_in + i];
		if (is_param(lo, lifted.outer) || is_param(lo, lifted.inner))
			continue; // parameters of the starter are not those of the thread
		if (is_cut_short(lo, &pair, &lifted))
			continue; // the thread's own names say more
		add_pair(lo, lifted);
		has_any = true;
	}
	return has_any;
}

// Taken again: reentrant, or of the same kind as what is held.
static bool is_no_pair(struct lock_order *lo, const struct pair *pair)
{
	if (name_is_same(lo, pair->outer, pair->inner)) {
		upgrade_note(lo, pair);
		return true;
	}
	return pair_is_chosen(lo, pair->outer, pair->inner) &&
		!orders_can_change(lo, lo->names.v[pair->outer].scope->method);
}

static bool is_final(const struct lock_order *lo, const struct pair *pair)
{
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	if (pair->n_lifts >= MAX_LIFTS || node->n_in == 0 || lo->is_root[pair->node])
		return true;
	if (lo->is_library && node->is_entry &&
		!captured_is_of_parameter(lo, pair->outer, node->method) &&
		!captured_is_of_parameter(lo, pair->inner, node->method))
		return true; // users may call it with anything
	return !wants_lift(lo, pair);
}

static void add_new(struct lock_order *lo, struct pair pair)
{
	if (lo->is_root[pair.node] && add_from_starts(lo, pair))
		return;
	pair.next_of_node = lo->pair_of_node[pair.node];
	lo->pair_of_node[pair.node] = lo->pairs.n;
	vec_push(&lo->pairs, pair);
}

static void add_pair(struct lock_order *lo, struct pair pair)
{
	pair.is_final = is_final(lo, &pair);
	if (!is_no_pair(lo, &pair) && keyset_add(&lo->pair_index, key_of(lo, &pair)))
		add_new(lo, pair);
}

// ---- finding them -----------------------------------------------------------------------------

// One thread's view of what is under way.
struct finder {
	const struct lock_order *lo;
	struct lo_worker *worker;
	bool has_new;  // what settle has to look at
	uint32_t held; // the place whose locks worker->outers has
};

// Whether it is known already is found out for many at a time: run_round.
static void propose(struct finder *f, struct pair pair)
{
	const struct lock_order *lo = f->lo;
	uint64_t key = 0;
	if (!((pair.outer | pair.inner) & NAME_NEW) && !pair_is_chosen(lo, pair.outer, pair.inner)) {
		bool is_same = name_is_same(lo, pair.outer, pair.inner);
		if (is_same && !upgrade_may_be(lo, &pair))
			return;
		pair.is_final = !is_same && is_final(lo, &pair);
		key = is_same ? 0 : key_of(lo, &pair);
	}
	f->has_new |= !key;
	vec_push(&f->worker->pairs, pair);
	vec_push(&f->worker->keys, key);
}

static void name_held(struct finder *f, const struct cg_node *node, uint32_t held)
{
	f->held = held;
	vec_clear(&f->worker->outers);
	for (; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (h->lock)
			vec_push(&f->worker->outers,
				(struct lo_outer){ held, name_of_expr_by(f->lo, f->worker, node, h->lock),
					h->mode });
	}
}

static void pair_with_held(struct finder *f, struct pair pair, uint32_t held, uint32_t bci)
{
	const struct lock_order *lo = f->lo;
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	for (uint32_t left = left_next(lo, lo->left_of_node[pair.node], bci); left;
		 left = left_next(lo, lo->lefts.v[left].next, bci)) {
		pair.outer = lo->lefts.v[left].name;
		pair.outer_mode = lo->lefts.v[left].mode;
		propose(f, pair);
	}
	if (f->held != held)
		name_held(f, node, held);
	for (uint32_t i = 0; held && i < f->worker->outers.n; i++) {
		const struct lo_outer *outer = &f->worker->outers.v[i];
		pair.held = outer->held;
		pair.outer = outer->name;
		pair.outer_mode = outer->mode;
		propose(f, pair);
	}
}

// The lock that await() of a condition takes again: the last java.util.concurrent lock taken.
static uint32_t lock_of_condition(const struct method_facts *facts, const struct fact_lock *wait,
	uint8_t *mode)
{
	for (uint32_t held = wait->held; held; held = facts->helds[held].below)
		if (facts->helds[held].mode != LOCK_MONITOR) {
			*mode = facts->helds[held].mode;
			return facts->helds[held].lock;
		}
	return 0;
}

static void pairs_of_locks(struct finder *f, uint32_t id)
{
	const struct lock_order *lo = f->lo;
	const struct cg_node *node = &lo->cg->nodes[id];
	uint32_t n_locks = node->facts->n_locks + node->facts->n_more_locks;
	for (uint32_t i = 0; i < n_locks; i++) {
		const struct fact_lock *lock = &node->facts->locks[i];
		// A wait takes its own lock again, however long it waited.
		bool is_under = lock->held || left_next(lo, lo->left_of_node[id], lock->bci);
		if (!is_under || !lock->lock || lock->is_try ||
			(lock->flags & LOCK_TIMED && !lock->is_wait))
			continue;
		uint32_t inner = lock->lock;
		uint8_t mode = lock->mode;
		if (lock->is_wait && mode != LOCK_MONITOR)
			inner = lock_of_condition(node->facts, lock, &mode);
		if (!inner)
			continue;
		pair_with_held(f,
			(struct pair){ .node = id,
				.inner = name_of_expr_by(lo, f->worker, node, inner),
				.inner_mode = mode,
				.below = UINT32_MAX,
				.via = UINT32_MAX,
				.lock = i,
				.n_frames = 1 },
			lock->held, lock->bci);
	}
}

static void pairs_of_calls(struct finder *f, uint32_t id)
{
	const struct lock_order *lo = f->lo;
	const struct cg_node *node = &lo->cg->nodes[id];
	for (uint32_t k = 0; k < node->n_edges; k++) {
		uint32_t e = node->first_edge + k;
		const struct cg_edge *edge = &lo->cg->edges[e];
		const struct fact_call *call = &node->facts->calls[edge->call];
		uint32_t held = call->held;
		if (edge->kind != CG_CALL || (!held && !left_next(lo, lo->left_of_node[id], call->bci)))
			continue;
		for (uint32_t r = lo->reach_of_node[edge->to]; r; r = lo->reaches.v[r].next) {
			const struct reach *reach = &lo->reaches.v[r], *next = &lo->reaches.v[reach->next];
			__builtin_prefetch(&lo->names.v[next->name]);
			__builtin_prefetch(&lo->reaches.v[next->next]);
			pair_with_held(f,
				(struct pair){ .node = id,
					.inner = name_lift_by(lo, f->worker, reach->name, edge, false),
					.inner_mode = reach->mode,
					.below = UINT32_MAX,
					.via = e,
					.reach = r,
					.n_frames = (uint16_t)(reach->n_calls + 2) },
				held, call->bci);
		}
	}
}

static void lift_pair(struct finder *f, uint32_t index)
{
	const struct lock_order *lo = f->lo;
	const struct pair *pair = &lo->pairs.v[index];
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	bool are_both_ways = is_both_ways(lo, pair);
	for (uint32_t i = 0; i < node->n_in; i++) {
		uint32_t e = lo->cg->in_edges[node->first_in + i];
		const struct cg_edge *edge = &lo->cg->edges[e];
		if (edge->from == pair->node || edge->kind == CG_START)
			continue;
		struct pair lifted = *pair;
		lifted.is_both_ways = are_both_ways;
		lifted.node = edge->from;
		lifted.outer = name_lift_by(lo, f->worker, pair->outer, edge, true);
		lifted.inner = name_lift_by(lo, f->worker, pair->inner, edge, true);
		lifted.below = index;
		lifted.via = e;
		lifted.n_frames++;
		lifted.n_lifts++;
		propose(f, lifted);
	}
}

// ---- rounds -----------------------------------------------------------------------------------

struct round {
	struct lock_order *lo;
	const uint32_t *nodes; // NULL: pairs from `first` on are carried up
	uint32_t first;
};

// Of those that are not carried up nothing is looked at.
static void prefetch(const struct lock_order *lo, uint32_t index)
{
	if (index + AHEAD_NODE >= lo->pairs.n)
		return;
	const struct pair *pair = &lo->pairs.v[index];
	if (!pair[AHEAD_NODE].is_final)
		ahead_node(lo->cg, pair[AHEAD_NODE].node);
	if (!pair[AHEAD_IN_EDGES].is_final)
		ahead_in_edges(lo->cg, pair[AHEAD_IN_EDGES].node);
	if (!pair[AHEAD_CALLS].is_final) {
		ahead_calls(lo->cg, pair[AHEAD_CALLS].node);
		__builtin_prefetch(&lo->names.v[pair[AHEAD_CALLS].outer]);
		__builtin_prefetch(&lo->names.v[pair[AHEAD_CALLS].inner]);
	}
	if (!pair[AHEAD_CALLERS].is_final)
		ahead_callers(lo->cg, pair[AHEAD_CALLERS].node);
}

static void find_some(void *context, uint32_t item, uint32_t number)
{
	struct round *round = context;
	struct lock_order *lo = round->lo;
	struct finder f = { .lo = lo, .worker = &lo->workers[number] };
	uint32_t first = f.worker->pairs.n;
	if (!round->nodes)
		prefetch(lo, round->first + item);
	if (round->nodes) {
		pairs_of_locks(&f, round->nodes[item]);
		pairs_of_calls(&f, round->nodes[item]);
	} else if (!lo->pairs.v[round->first + item].is_final) {
		lift_pair(&f, round->first + item);
	}
	lo->found[item] = (struct lo_found){ .worker = number,
		.first = first,
		.n = f.worker->pairs.n - first,
		.has_new = f.has_new };
}

// Of equal names the first stays: in the order in which they were met.
static void settle(struct lock_order *lo, struct lo_found *found, bool is_inner_first)
{
	struct lo_worker *worker = &lo->workers[found->worker];
	uint32_t kept = found->first;
	for (uint32_t i = found->first; i < found->first + found->n; i++) {
		struct pair pair = worker->pairs.v[i];
		uint64_t key = worker->keys.v[i];
		if (!key) {
			if (is_inner_first)
				pair.inner = name_settle(lo, worker, pair.inner);
			pair.outer = name_settle(lo, worker, pair.outer);
			pair.inner = name_settle(lo, worker, pair.inner);
			if (is_no_pair(lo, &pair))
				continue;
			pair.is_final = is_final(lo, &pair);
			key = key_of(lo, &pair);
		}
		if (is_lifted_too_far(lo, &pair))
			continue;
		worker->pairs.v[kept] = pair;
		worker->keys.v[kept++] = key;
	}
	found->n = kept - found->first;
}

// A thread that starts with a pair's node may name it otherwise: these are added one by one.
static void add_all_by_one(struct lock_order *lo, uint32_t n, const bool *is_new)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct pair *pairs = vec_from(&lo->workers[lo->found[i].worker].pairs,
			lo->found[i].first);
		for (uint32_t k = 0; k < lo->found[i].n; k++)
			if (*is_new++)
				add_new(lo, pairs[k]);
	}
}

struct copying {
	struct lock_order *lo;
	const bool *is_new;
};

static void copy_new(void *context, uint32_t item, uint32_t worker)
{
	const struct copying *copying = context;
	struct lock_order *lo = copying->lo;
	const struct lo_found *found = &lo->found[item];
	const struct pair *pairs = vec_from(&lo->workers[found->worker].pairs, found->first);
	struct pair *to = lo->pairs.v + found->place;
	(void)worker;
	for (uint32_t k = 0; k < found->n; k++)
		if (copying->is_new[found->proposed + k])
			*to++ = pairs[k];
}

// Each thread writes into its part: most of the time goes into pages that nobody has written to yet.
static void add_all(struct lock_order *lo, uint32_t n, const bool *is_new)
{
	uint32_t first = lo->pairs.n, proposed = 0, place = first;
	for (uint32_t i = 0; i < n; i++) {
		lo->found[i].place = place;
		lo->found[i].proposed = proposed;
		for (uint32_t end = proposed + lo->found[i].n; proposed < end; proposed++)
			place += is_new[proposed];
	}
	vec_reserve(&lo->pairs, place);
	lo->pairs.n = place;
	struct copying copying = { lo, is_new };
	pool_run(place - first < ITEMS_FOR_ONE ? 1 : lo->in->options->jobs, n, ITEMS_A_BATCH, copy_new,
		&copying);
	for (uint32_t i = first; i < place; i++) {
		struct pair *pair = &lo->pairs.v[i];
		pair->next_of_node = lo->pair_of_node[pair->node];
		lo->pair_of_node[pair->node] = i;
	}
}

// Many threads look; what they find is added in the order of the items.
static void run_round(struct round round, uint32_t n)
{
	struct lock_order *lo = round.lo;
	proposed_clear(lo);
	pool_run(n < ITEMS_FOR_ONE ? 1 : lo->in->options->jobs, n, ITEMS_A_BATCH, find_some, &round);
	for (uint32_t i = 0; i < n; i++) {
		if (lo->found[i].has_new || !lo->is_library)
			settle(lo, &lo->found[i], round.nodes);
		proposed_push(lo, &lo->found[i]);
	}
	const bool *is_new = proposed_add(lo, &lo->pair_index);
	if (lo->is_library)
		add_all(lo, n, is_new);
	else
		add_all_by_one(lo, n, is_new);
}

void pairs_build(struct lock_order *lo)
{
	const uint32_t *nodes = lo->survey.holders.v;
	uint32_t n_nodes = lo->survey.holders.n;
	mark_roots(lo);
	vec_expect(&lo->pairs, lo->cg->n_edges);
	lo->pair_of_node = arena_alloc(&lo->arena, sizeof(uint32_t) * (lo->cg->n_nodes + 1));
	memset(lo->pair_of_node, 0xff, sizeof(uint32_t) * (lo->cg->n_nodes + 1));
	for (uint32_t i = 0, n; i < n_nodes && !budget_is_over(lo->in->budget); i += n) {
		n = n_nodes - i < NODES_AT_ONCE ? n_nodes - i : NODES_AT_ONCE;
		run_round((struct round){ .lo = lo, .nodes = nodes + i }, n);
	}
	for (uint32_t i = 0, n; i < lo->pairs.n && !budget_is_over(lo->in->budget); i += n) {
		if (lo->pairs.n > MAX_PAIRS) {
			for (; i < lo->pairs.n; i++) { // so far as they are known
				lo->bounds.n_pairs += !lo->pairs.v[i].is_final;
				lo->pairs.v[i].is_final = true;
			}
			break;
		}
		n = lo->pairs.n - i < ITEMS_AT_ONCE ? lo->pairs.n - i : ITEMS_AT_ONCE;
		run_round((struct round){ .lo = lo, .first = i }, n);
	}
}

uint32_t pair_bottom(const struct lock_order *lo, uint32_t pair)
{
	while (lo->pairs.v[pair].below != UINT32_MAX)
		pair = lo->pairs.v[pair].below;
	return pair;
}

// What the frame holds where the inner lock is asked for.
static uint32_t lock_held(const struct method_facts *facts, uint32_t lock)
{
	if (lock == LOCK_INIT)
		return 0;
	return lock & LOCK_AWAIT ? facts->calls[lock & ~LOCK_AWAIT].held : facts->locks[lock].held;
}

uint32_t pair_frames(const struct lock_order *lo, uint32_t index, struct pair_frame *frames,
	uint32_t max)
{
	uint32_t n = 0;
	const struct pair *pair = &lo->pairs.v[index];
	const struct callgraph *cg = lo->cg;

	for (; pair->below != UINT32_MAX && n < max; pair = &lo->pairs.v[pair->below])
		frames[n++] = frame_of_edge(cg, pair->via);
	uint32_t via = pair->via, node = pair->node, lock = pair->lock, next = pair->reach;
	while (n < max) {
		const struct method_facts *facts = cg->nodes[node].facts;
		if (via == UINT32_MAX) {
			frames[n++] = (struct pair_frame){ node, lock_bci(facts, lock),
				lock_held(facts, lock) };
			break;
		}
		frames[n++] = frame_of_edge(cg, via);
		const struct reach *reach = &lo->reaches.v[next];
		via = reach->via;
		node = reach->node;
		lock = reach->lock;
		next = reach->callee;
	}
	return n;
}
