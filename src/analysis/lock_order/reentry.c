// Locks that are taken again. A method that locks its argument, called only by methods that hold the
// argument's lock already, waits for nobody there:
//
//     synchronized void work() { helper.run(this); }   // helper: synchronized, calls back into this
#include "analysis/lock_order/pairs.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/reach.h"

#define MAX_UP 3
#define MAX_UP_IN_SIGHT 6
#define MAX_CALLERS 12 // whose callers are asked in turn
#define MAX_ASKED 400

// The lock that may be held already. Frames that have no name for it in common may know that there is
// only one.
struct sought {
	uint32_t name; // in the terms of the frame at hand
	uint32_t key;  // of a single object; UINT32_MAX: it may be one of several
};

static uint32_t single_key(struct lock_order *lo, uint32_t name, uint8_t mode)
{
	uint32_t keys[MAX_KEYS];
	return keys_of(lo, name, mode, keys) == 1 && lo->keys.v[keys[0]].is_single ? keys[0]
																			   : UINT32_MAX;
}

static bool is_sought(struct lock_order *lo, uint32_t name, uint8_t mode,
	const struct sought *sought)
{
	if (name_is_same(lo, name, sought->name))
		return true;
	if (sought->key == UINT32_MAX || lo->names.v[name].view != lo->names.v[sought->name].view)
		return false;
	uint32_t key = single_key(lo, name, mode);
	return key != UINT32_MAX && keys_meet(lo, key, sought->key);
}

static bool is_held(struct lock_order *lo, const struct cg_node *node, uint32_t held,
	const struct sought *sought)
{
	for (; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (h->lock && is_sought(lo, name_of_expr(lo, node, h->lock), h->mode, sought))
			return true;
	}
	return false;
}

// The same of locks that a call took for this frame, before `taken` and until the place at least.
static bool is_left(struct lock_order *lo, uint32_t id, uint32_t taken, uint32_t bci,
	const struct sought *sought)
{
	for (uint32_t left = left_next(lo, lo->left_of_node[id], bci); left;
		 left = left_next(lo, lo->lefts.v[left].next, bci))
		if (lo->lefts.v[left].first <= taken &&
			is_sought(lo, lo->lefts.v[left].name, lo->lefts.v[left].mode, sought))
			return true;
	return false;
}

// in_sight: of entries too, as if nobody but their own class called them.
static bool callers_hold(struct lock_order *lo, uint32_t id, const struct sought *sought,
	uint32_t depth, bool in_sight)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	uint32_t n_unsure = 0;
	if ((node->is_entry && !in_sight) || node->n_in == 0 || node->n_in > MAX_ASKED ||
		depth > (in_sight ? MAX_UP_IN_SIGHT : MAX_UP))
		return false;
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (edge->kind == CG_START)
			return false;
		const struct cg_node *caller = &lo->cg->nodes[edge->from];
		if (in_sight && !klass_is_subtype(caller->method->owner, node->method->owner) &&
			!klass_is_subtype(node->method->owner, caller->method->owner))
			return false;
		const struct fact_call *call = &caller->facts->calls[edge->call];
		const struct sought lifted = { owners_simplify(lo, name_lift(lo, sought->name, edge)),
			sought->key };
		if (is_held(lo, caller, call->held, &lifted) ||
			is_left(lo, edge->from, call->bci, call->bci, &lifted))
			continue;
		if (n_unsure++ == MAX_CALLERS ||
			!callers_hold(lo, edge->from, &lifted, depth + 1, in_sight))
			return false;
	}
	return true;
}

// What the frame holds where it takes a lock, or calls what takes one for it.
static uint32_t held_at(const struct method_facts *facts, uint32_t bci)
{
	for (uint32_t i = 0; i < facts->n_locks + facts->n_more_locks; i++)
		if (facts->locks[i].bci == bci && !facts->locks[i].is_method_lock)
			return facts->locks[i].held;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		if (facts->calls[i].bci == bci)
			return facts->calls[i].held;
	return 0;
}

// A call took the outer lock, or it is released by another name: lock().lock(); ... lock().unlock().
static bool is_held_at_taking(struct lock_order *lo, const struct pair *pair, uint32_t bci,
	const struct sought *sought)
{
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	for (uint32_t left = left_next(lo, lo->left_of_node[pair->node], bci); left;
		 left = left_next(lo, lo->lefts.v[left].next, bci)) {
		const struct left_held taken = lo->lefts.v[left];
		if (taken.name == pair->outer)
			return is_held(lo, node, held_at(node->facts, taken.first - 1), sought) ||
				is_left(lo, pair->node, taken.first, bci, sought); // fullyLock() takes both
	}
	return false;
}

// Does the frame hold the lock before it takes the pair's outer one, or calls what does?
static bool is_held_in_frame(struct lock_order *lo, uint32_t index, const struct sought *sought)
{
	const struct pair pair = lo->pairs.v[index];
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	struct pair_frame frame = { 0 };
	pair_frames(lo, index, &frame, 1);
	if (pair.below != UINT32_MAX)
		return is_held(lo, node, node->facts->calls[lo->cg->edges[pair.via].call].held, sought) ||
			is_left(lo, pair.node, frame.bci, frame.bci, sought);
	if (pair.held == 0)
		return is_held_at_taking(lo, &pair, frame.bci, sought);
	const struct fact_held *held = &node->facts->helds[pair.held];
	return is_held(lo, node, held->below, sought) ||
		is_left(lo, pair.node, held->bci, frame.bci, sought);
}

// Is the lock, in the terms of the pair's frame, held before the pair's outer one is taken?
static bool is_held_before(struct lock_order *lo, uint32_t index, uint32_t name)
{
	const struct sought sought = { name, UINT32_MAX };
	return is_held_in_frame(lo, index, &sought) ||
		callers_hold(lo, lo->pairs.v[index].node, &sought, 0, false);
}

// A wait gives the lock back and takes it again.
static bool is_of_wait(const struct lock_order *lo, const struct pair *pair)
{
	return pair->via == UINT32_MAX && pair->lock < LOCK_AWAIT &&
		lo->cg->nodes[pair->node].facts->locks[pair->lock].is_wait;
}

// The call of a method without arguments that the lock comes out of; NULL: it is not that.
static const struct fact_call *call_of(const struct lock_order *lo, uint32_t name)
{
	const struct lock_name *n = &lo->names.v[name];
	if (n->root != ROOT_LOCAL || n->n_suffix || n->scope->exprs[n->expr].kind != EXPR_CALL)
		return NULL;
	const struct fact_call *call = &n->scope->calls[n->scope->exprs[n->expr].a];
	return call->target && call->n_args == 1 && call->op != OP_invokestatic ? call : NULL;
}

// What the inner lock's method is called on, in the terms of who holds the outer one; UINT32_MAX: it is
// not known.
static uint32_t inner_receiver(struct lock_order *lo, const struct pair *pair,
	const struct method_facts *scope, uint32_t receiver)
{
	uint32_t name = UINT32_MAX, n = 0, edges[MAX_CALLS + 1];
	for (uint32_t e = pair->via, r = pair->reach; e != UINT32_MAX && n <= MAX_CALLS;
		 e = lo->reaches.v[r].via, r = lo->reaches.v[r].callee) {
		edges[n++] = e;
		if (lo->cg->nodes[lo->cg->edges[e].to].facts == scope)
			name = n;
	}
	if (name == UINT32_MAX)
		return name;
	n = name;
	name = name_of_expr(lo, &lo->cg->nodes[lo->cg->edges[edges[n - 1]].to], receiver);
	while (n-- > 0)
		name = name_lift(lo, name, &lo->cg->edges[edges[n]]);
	return name;
}

bool reentry_receivers(struct lock_order *lo, uint32_t index, uint32_t *mine, uint32_t *its)
{
	const struct pair pair = lo->pairs.v[pair_bottom(lo, index)];
	const struct fact_call *outer = call_of(lo, pair.outer), *inner = call_of(lo, pair.inner);
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	if (!outer || !inner || outer->target != inner->target || pair.via == UINT32_MAX ||
		lo->names.v[pair.outer].scope != node->facts)
		return false;
	const struct method_facts *scope = lo->names.v[pair.inner].scope;
	*mine = name_of_expr(lo, node, node->facts->operands[outer->args]);
	*its = inner_receiver(lo, &pair, scope, scope->operands[inner->args]);
	return *its != UINT32_MAX;
}

// synchronized (mutex()) { step(); } where step() does the same: of one object it is one lock, though
// what mutex() returns is not seen.
static bool is_same_call(struct lock_order *lo, uint32_t index)
{
	uint32_t mine, its;
	return reentry_receivers(lo, index, &mine, &its) && name_is_same(lo, mine, its);
}

bool reentry_is_held_before(struct lock_order *lo, uint32_t index)
{
	const struct pair pair = lo->pairs.v[index];
	if (is_of_wait(lo, &pair))
		return false;
	if (is_same_call(lo, index))
		return true;
	const struct sought sought = { pair.inner, single_key(lo, pair.inner, pair.inner_mode) };
	for (uint32_t i = index; i != UINT32_MAX; i = lo->pairs.v[i].below) {
		const struct sought below = { owners_simplify(lo, lo->pairs.v[i].inner), sought.key };
		if (is_held_in_frame(lo, i, &below))
			return true;
	}
	return callers_hold(lo, pair.node, &sought, 0, false);
}

bool reentry_is_held_in_sight(struct lock_order *lo, uint32_t index)
{
	const struct pair pair = lo->pairs.v[index];
	const struct sought sought = { pair.inner, UINT32_MAX };
	return !is_of_wait(lo, &pair) && callers_hold(lo, pair.node, &sought, 0, true);
}

// One thread holds x and waits for x.part, which x made for itself: then who holds a y.part and waits
// for x has y == x, and may hold that already.
bool reentry_is_owner_held(struct lock_order *lo, uint32_t index, uint32_t other)
{
	const struct pair first = lo->pairs.v[index], second = lo->pairs.v[other];
	const struct lock_name owner = lo->names.v[first.outer], part = lo->names.v[first.inner];
	const struct lock_name its_part = lo->names.v[second.outer];
	uint32_t n = (uint32_t)part.n_suffix - owner.n_suffix;
	if (owner.root != ROOT_PARAM || part.root != ROOT_PARAM || owner.number != part.number ||
		part.n_suffix <= owner.n_suffix || its_part.n_suffix < n || its_part.is_cut ||
		part.is_cut || is_of_wait(lo, &second))
		return false;
	struct lock_name made = { .root = ROOT_PARAM, .n_suffix = (uint8_t)n };
	for (uint32_t i = 0; i < owner.n_suffix; i++)
		if (owner.suffix[i] != part.suffix[i])
			return false;
	for (uint32_t i = 0; i < n; i++) {
		made.suffix[i] = part.suffix[owner.n_suffix + i];
		if (its_part.suffix[its_part.n_suffix - n + i] != made.suffix[i])
			return false;
	}
	if (!judge_is_own_part(lo, &made))
		return false;
	struct lock_name its_owner = its_part;
	its_owner.n_suffix = (uint8_t)(its_part.n_suffix - n);
	its_owner.whole_scope = NULL;
	return is_held_before(lo, other, name_of(lo, its_owner));
}
