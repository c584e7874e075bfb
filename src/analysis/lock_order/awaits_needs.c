// Which locks a task takes: breadth first down its calls, so that the nearest is found first.
#include "analysis/lock_order/awaits.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"

#define MAX_STEPS 400
#define MAX_DOWN 7
#define MAX_UP 3
#define MAX_CALLERS 12

struct step {
	uint32_t node, via, before, depth; // via: the edge from the step before
};

struct search {
	struct lock_order *lo;
	VEC(struct step) steps;
	struct map seen;
	need_filter *wants;
	const void *context;
	bool is_cut; // by the bounds
};

static uint32_t lift_to_root(const struct search *s, uint32_t at, uint32_t name)
{
	for (; at; at = s->steps.v[at].before)
		name = name_lift(s->lo, name, &s->lo->cg->edges[s->steps.v[at].via]);
	return name;
}

static void keep(const struct search *s, uint32_t at, uint32_t own_name, uint32_t name,
	uint32_t lock, uint8_t mode, struct need *found)
{
	struct lock_order *lo = s->lo;
	*found = (struct need){ .root = s->steps.v[0].node,
		.name = name,
		.via = UINT32_MAX,
		.lock = lock,
		.mode = mode };
	// The chain as a pair has it: from the root's callee down to who takes the lock.
	uint32_t below = 0, via = UINT32_MAX;
	for (; at; at = s->steps.v[at].before) {
		vec_push(&lo->reaches,
			(struct reach){ .node = s->steps.v[at].node,
				.name = own_name,
				.via = via,
				.callee = below,
				.lock = lock,
				.mode = mode });
		below = lo->reaches.n - 1;
		via = s->steps.v[at].via;
	}
	found->via = via;
	found->reach = below;
}

static bool try_lock(const struct search *s, uint32_t at, uint32_t own_name, uint32_t lock,
	uint8_t mode, struct need *found)
{
	uint32_t name = lift_to_root(s, at, own_name);
	if (!s->wants(s->lo, s->context, name, mode))
		return false;
	keep(s, at, own_name, name, lock, mode, found);
	return true;
}

// Running a static method of a class, or reading its static fields, waits until it is initialised.
static bool try_initialiser(const struct search *s, uint32_t at, struct need *found)
{
	struct lock_order *lo = s->lo;
	const struct cg_node *node = &lo->cg->nodes[s->steps.v[at].node];
	const struct klass *owner = node->method->owner;
	if (!method_is_static(node->method) || owner->role != ROLE_INPUT)
		return false;
	return try_lock(s, at, name_of_init(lo, owner), LOCK_INIT, LOCK_MONITOR, found);
}

// Does the number that it was called with keep the method from there?
static bool is_excluded(const struct search *s, uint32_t at, uint32_t bci)
{
	const struct step *step = &s->steps.v[at];
	if (step->via == UINT32_MAX)
		return false;
	const struct cg_edge *edge = &s->lo->cg->edges[step->via];
	const struct fact_call *call = &s->lo->cg->nodes[edge->from].facts->calls[edge->call];
	return call->target && call->target->name == s->lo->cg->nodes[step->node].method->name &&
		constants_exclude(s->lo, call, s->lo->cg->nodes[step->node].method, bci);
}

static bool try_locks(const struct search *s, uint32_t at, struct need *found)
{
	const struct cg_node *node = &s->lo->cg->nodes[s->steps.v[at].node];
	if (!node->facts)
		return false;
	uint32_t n_locks = node->facts->n_locks + node->facts->n_more_locks;
	for (uint32_t i = 0; i < n_locks; i++) {
		const struct fact_lock *lock = &node->facts->locks[i];
		if (!lock->is_try && !lock->is_wait && !(lock->flags & LOCK_TIMED) && lock->lock &&
			!is_excluded(s, at, lock->bci) &&
			try_lock(s, at, name_of_expr(s->lo, node, lock->lock), i, lock->mode, found))
			return true;
	}
	return try_initialiser(s, at, found);
}

static bool run(struct search *s, struct need *found)
{
	for (uint32_t i = 0; i < s->steps.n; i++) {
		const struct step step = s->steps.v[i];
		const struct cg_node *node = &s->lo->cg->nodes[step.node];
		if (try_locks(s, i, found))
			return true;
		s->is_cut |= node->n_edges && (step.depth == MAX_DOWN || s->steps.n >= MAX_STEPS);
		for (uint32_t k = 0; k < node->n_edges && step.depth < MAX_DOWN; k++) {
			uint32_t e = node->first_edge + k;
			const struct cg_edge *edge = &s->lo->cg->edges[e];
			bool is_new = false;
			if (edge->kind == CG_CALL && s->steps.n < MAX_STEPS)
				map_put(&s->seen, edge->to, &is_new);
			if (is_new)
				vec_push(&s->steps, (struct step){ edge->to, e, i, step.depth + 1 });
		}
	}
	return false;
}

static bool find_from(struct lock_order *lo, uint32_t root, uint32_t via, need_filter *wants,
	const void *context, struct need *found)
{
	struct search s = { .lo = lo, .wants = wants, .context = context };
	map_put(&s.seen, root, NULL);
	vec_push(&s.steps, (struct step){ .node = root, .via = via });
	bool is_found = run(&s, found);
	lo->bounds.n_tasks += !is_found && s.is_cut;
	vec_release(&s.steps);
	map_release(&s.seen);
	return is_found;
}

bool need_find(struct lock_order *lo, uint32_t root, need_filter *wants, const void *context,
	struct need *found)
{
	return find_from(lo, root, UINT32_MAX, wants, context, found);
}

uint32_t need_push(struct lock_order *lo, const struct need *need)
{
	vec_push(&lo->pairs,
		(struct pair){ .node = need->root,
			.outer = need->name,
			.inner = need->name,
			.outer_mode = need->mode,
			.inner_mode = need->mode,
			.below = UINT32_MAX,
			.via = need->via,
			.reach = need->reach,
			.lock = need->lock,
			.is_final = true,
			.n_frames = 1,
			.next_of_node = UINT32_MAX });
	return lo->pairs.n - 1;
}

// ---- before a place -------------------------------------------------------------------------

static bool has_key(struct lock_order *lo, const void *context, uint32_t name, uint8_t mode)
{
	const struct kept *kept = context;
	uint32_t keys[MAX_KEYS];
	if (keys_of(lo, name, mode, keys) != 1 || (kept->is_read && judge_is_read(lo, name, mode)))
		return false;
	if (keys[0] == kept->key)
		return true;
	// The same place makes them, though only one of the frames knows for whom; or there is only one.
	const struct lock_key *its = &lo->keys.v[keys[0]], *wanted = &lo->keys.v[kept->key];
	return keys_meet(lo, keys[0], kept->key) &&
		((its->object && its->object == wanted->object) ||
			(its->klass && its->klass == wanted->klass && its->is_type != wanted->is_type &&
				once_is_made(lo, lo->world->classes[its->klass])));
}

bool need_is_between(struct lock_order *lo, uint32_t id, uint32_t first, uint32_t bci,
	const struct kept *kept, struct need *found)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	uint32_t n_locks = node->facts->n_locks + node->facts->n_more_locks;
	for (uint32_t i = 0; i < n_locks; i++) {
		const struct fact_lock *lock = &node->facts->locks[i];
		if (lock->is_try || lock->is_wait || lock->flags & LOCK_TIMED || !lock->lock ||
			lock->bci >= bci || lock->bci < first || (lock->is_method_lock && bci == 0))
			continue;
		uint32_t name = name_of_expr(lo, node, lock->lock);
		if (!has_key(lo, kept, name, lock->mode))
			continue;
		*found = (struct need){ id, name, UINT32_MAX, 0, i, lock->mode };
		return true;
	}
	for (uint32_t k = 0; k < node->n_edges; k++) {
		const struct cg_edge *edge = &lo->cg->edges[node->first_edge + k];
		uint32_t at = node->facts->calls[edge->call].bci;
		if (edge->kind != CG_CALL || at >= bci || at < first)
			continue;
		struct need below;
		if (!find_from(lo, edge->to, node->first_edge + k, has_key, kept, &below))
			continue;
		vec_push(&lo->reaches,
			(struct reach){ .node = edge->to,
				.name = below.name,
				.via = below.via,
				.callee = below.reach,
				.lock = below.lock,
				.mode = below.mode });
		*found = (struct need){ id, name_lift(lo, below.name, edge), node->first_edge + k,
			lo->reaches.n - 1, below.lock, below.mode };
		return true;
	}
	return false;
}

static bool is_before(struct lock_order *lo, uint32_t id, uint32_t call, const struct kept *kept,
	bool is_repeated, uint32_t depth, struct need *found)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	uint32_t bci = node->facts->calls[call].bci;
	if (is_repeated && once_is_in_loop(node->method, bci)) // before it comes there again
		bci = once_loop_end(node->method, bci) + 1;
	if (need_is_between(lo, id, 0, bci, kept, found))
		return true;
	if (node->is_entry || node->n_in == 0 || node->n_in > MAX_CALLERS || depth == MAX_UP)
		return false;
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (edge->kind == CG_START ||
			!is_before(lo, edge->from, edge->call, kept, is_repeated, depth + 1, found))
			return false;
	}
	return true;
}

bool need_is_before(struct lock_order *lo, uint32_t node, uint32_t call, const struct kept *kept,
	bool is_repeated, struct need *found)
{
	return is_before(lo, node, call, kept, is_repeated, 0, found);
}
