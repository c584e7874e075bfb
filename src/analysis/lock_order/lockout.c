// Nested monitor lockout: a thread waits on W and keeps A; whoever could wake it needs A first.
//
//     synchronized Object take() { synchronized (slot) { slot.wait(); } }
//     synchronized void put()    { synchronized (slot) { slot.notifyAll(); } }
//
// Found where every notify of W is under A, or A is taken on the way to it. Of a Condition, W is the
// lock that it belongs to.
#include "analysis/lock_order/waits.h"

#include "analysis/lock_order/awaits.h"
#include "analysis/lock_order/describe.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"

#define MAX_UP 3
#define MAX_CALLERS 12

struct notify {
	uint32_t node, call;
	uint32_t name; // of what is notified
	uint32_t n_keys, keys[MAX_KEYS];
};

struct lockout {
	struct lock_order *lo;
	VEC(struct notify) notifies;
	uint32_t n_keys, keys[MAX_KEYS]; // of what is waited on
	uint32_t lock_name;              // what the wait gives back
	uint8_t lock_mode;
	bool has_need; // somebody takes the lock before it notifies
	struct need need;
};

bool lockout_knows_name(const char *method)
{
	return strcmp(method, "notify") == 0 || strcmp(method, "notifyAll") == 0 ||
		strcmp(method, "signal") == 0 || strcmp(method, "signalAll") == 0;
}

bool lockout_is_notify(const struct fact_call *call)
{
	if (!call->target || call->n_args != 1)
		return false;
	const char *name = call->target->name->text, *owner = call->target->owner->name->text;
	if (strcmp(owner, "java/lang/Object") == 0)
		return strcmp(name, "notify") == 0 || strcmp(name, "notifyAll") == 0;
	return strcmp(owner, "java/util/concurrent/locks/Condition") == 0 &&
		(strcmp(name, "signal") == 0 || strcmp(name, "signalAll") == 0);
}

static void find_notifies(struct lockout *l)
{
	struct lock_order *lo = l->lo;
	for (uint32_t at = 0; at < lo->notable.n; at++) {
		uint32_t id = lo->notable.v[at].node;
		const struct cg_node *node = &lo->cg->nodes[id];
		if (!(lo->notable.v[at].what & NOTABLE_NOTIFY))
			continue;
		for (uint32_t i = 0; i < node->facts->n_calls; i++) {
			if (!lockout_is_notify(&node->facts->calls[i]))
				continue;
			struct notify notify = { .node = id, .call = i };
			notify.name = name_of_expr(lo, node, node->facts->operands[node->facts->calls[i].args]);
			notify.n_keys = keys_of(lo, notify.name, LOCK_MONITOR, notify.keys);
			vec_push(&l->notifies, notify);
		}
	}
}

static bool any_meet(const struct lock_order *lo, const uint32_t *a, uint32_t n_a,
	const uint32_t *b, uint32_t n_b)
{
	for (uint32_t i = 0; i < n_a; i++)
		for (uint32_t k = 0; k < n_b; k++)
			if (keys_meet(lo, a[i], b[k]))
				return true;
	return false;
}

// Who notifies, of all that come to one place.
enum notifier {
	NOTIFIER_NONE,  // nobody can be waiting yet: the object is being made
	NOTIFIER_UNDER, // only under the lock
	NOTIFIER_FREE,  // somebody without it
};

static bool is_held_here(struct lock_order *lo, const struct cg_node *node, uint32_t held,
	const struct kept *kept)
{
	for (; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		uint32_t keys[MAX_KEYS];
		uint32_t name = h->lock ? name_of_expr(lo, node, h->lock) : 0;
		uint32_t n = h->lock ? keys_of(lo, name, h->mode, keys) : 0;
		for (uint32_t i = 0; i < n; i++)
			if (keys[i] == kept->key && !(kept->is_read && judge_is_read(lo, name, h->mode)))
				return true;
	}
	return false;
}

// Is the lock held at this place, here or by all callers? `name` is what is notified.
static enum notifier notifier_at(struct lock_order *lo, uint32_t id, uint32_t held, uint32_t name,
	const struct kept *kept, uint32_t depth)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	enum notifier all = NOTIFIER_NONE;
	if (judge_is_being_made(lo, id, name))
		return NOTIFIER_NONE;
	if (is_held_here(lo, node, held, kept))
		return NOTIFIER_UNDER;
	if (node->is_entry || node->n_in == 0 || node->n_in > MAX_CALLERS || depth == MAX_UP)
		return NOTIFIER_FREE;
	for (uint32_t i = 0; i < node->n_in && all != NOTIFIER_FREE; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		enum notifier one = edge->kind == CG_START
			? NOTIFIER_FREE
			: notifier_at(lo, edge->from, lo->cg->nodes[edge->from].facts->calls[edge->call].held,
				  name_lift(lo, name, edge), kept, depth + 1);
		all = one > all ? one : all;
	}
	return all;
}

// The last of the notifies, if all need the lock; UINT32_MAX: not all, or there are none.
static uint32_t all_notifies_need(struct lockout *l, const struct kept *kept)
{
	uint32_t found = UINT32_MAX;
	l->has_need = false;
	for (uint32_t i = 0; i < l->notifies.n; i++) {
		const struct notify *notify = &l->notifies.v[i];
		if (!any_meet(l->lo, notify->keys, notify->n_keys, l->keys, l->n_keys))
			continue;
		const struct method_facts *facts = l->lo->cg->nodes[notify->node].facts;
		enum notifier notifier = notifier_at(l->lo, notify->node, facts->calls[notify->call].held,
			notify->name, kept, 0);
		if (notifier == NOTIFIER_FREE) {
			if (!need_is_before(l->lo, notify->node, notify->call, kept, true, &l->need))
				return UINT32_MAX;
			l->has_need = true;
		}
		found = notifier == NOTIFIER_NONE ? found : i;
	}
	return found;
}

// The stack of the notifier, if it takes both locks itself.
static uint32_t pair_of_notifier(struct lock_order *lo, const struct notify *notify, uint32_t key,
	uint32_t otherwise)
{
	for (uint32_t i = lo->pair_of_node[notify->node]; i != UINT32_MAX;
		 i = lo->pairs.v[i].next_of_node) {
		uint32_t keys[MAX_KEYS];
		uint32_t n = keys_of(lo, lo->pairs.v[i].outer, lo->pairs.v[i].outer_mode, keys);
		for (uint32_t k = 0; k < n; k++)
			if (keys_meet(lo, keys[k], key))
				return i;
	}
	return otherwise;
}

static uint32_t push_edge(struct lock_order *lo, uint32_t from, uint32_t to, uint32_t pair)
{
	vec_push(&lo->edges,
		(struct lock_edge){ .from = from, .to = to, .pair = pair, .next = UINT32_MAX });
	return lo->edges.n - 1;
}

static void report(struct lockout *l, struct pair pair)
{
	struct lock_order *lo = l->lo;
	uint32_t outer[MAX_KEYS], inner[MAX_KEYS];
	if (keys_of(lo, pair.outer, pair.outer_mode, outer) == 0 ||
		keys_of(lo, l->lock_name, l->lock_mode, inner) == 0 || keys_meet(lo, outer[0], inner[0]))
		return;
	const struct kept kept = { outer[0], judge_is_read(lo, pair.outer, pair.outer_mode) };
	uint32_t notify = all_notifies_need(l, &kept);
	if (notify == UINT32_MAX)
		return;
	// Who takes A under W is in a cycle with who waits and takes W again under A.
	if (l->has_need && map_get(&lo->edge_index, (uint64_t)inner[0] << 32 | outer[0]))
		return;
	pair.next_of_node = UINT32_MAX;
	vec_push(&lo->pairs, pair);
	uint32_t index = lo->pairs.n - 1;
	struct verdict v = { .is_possible = true,
		.score = 55,
		.facts = ALL_KNOWN,
		.is_lockout = true,
		.is_await = l->has_need };
	struct slice text = arena_printf(&lo->arena,
		"a thread waits on %s and keeps %s locked, which all who could notify it lock first",
		describe_lock(lo, inner[0], l->lock_name), describe_lock(lo, outer[0], pair.outer));
	v.message = (const char *)text.ptr;
	judge_say(&v, 10, false,
		l->has_need ? "whoever notifies takes the lock that is kept before"
					: "every notify is under the lock that is kept");
	certainty_lower(&v.facts.objects, CERTAINTY_ASSUMED);
	doubts_say(lo, &v, &index, 1);
	if (judge_is_public(lo, index))
		judge_say_public(lo, &v, 10, &index, 1);
	else if (lo->is_library)
		certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
	judge_rate(&v);
	uint32_t other = l->has_need ? need_push(lo, &l->need)
								 : pair_of_notifier(lo, &l->notifies.v[notify], outer[0], index);
	uint32_t pairs[2] = { index, other };
	uint32_t edges[2] = { push_edge(lo, outer[0], inner[0], index),
		push_edge(lo, inner[0], outer[0], other) };
	describe(lo, edges, pairs, 2, &v);
}

// Every lock held at the place, and by callers, other than the one that is given back.
static void try_held(struct lockout *l, struct pair pair, uint32_t held, uint32_t depth)
{
	struct lock_order *lo = l->lo;
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	for (; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (!h->lock)
			continue;
		pair.outer = name_of_expr(lo, node, h->lock);
		pair.outer_mode = h->mode;
		pair.held = held;
		if (!name_is_same(lo, pair.outer, pair.inner))
			report(l, pair);
	}
	for (uint32_t i = 0; i < node->n_in && depth < MAX_UP && i < MAX_CALLERS; i++) {
		uint32_t e = lo->cg->in_edges[node->first_in + i];
		const struct cg_edge *edge = &lo->cg->edges[e];
		if (edge->kind == CG_START || edge->from == pair.node)
			continue;
		vec_push(&lo->reaches,
			(struct reach){ .node = pair.node,
				.name = pair.inner,
				.via = pair.via,
				.callee = pair.reach,
				.lock = pair.lock,
				.mode = pair.inner_mode });
		struct pair up = { .node = edge->from,
			.inner = name_lift(lo, pair.inner, edge),
			.inner_mode = pair.inner_mode,
			.below = UINT32_MAX,
			.via = e,
			.reach = lo->reaches.n - 1,
			.is_final = true,
			.n_frames = (uint16_t)(pair.n_frames + 1) };
		try_held(l, up, lo->cg->nodes[edge->from].facts->calls[edge->call].held, depth + 1);
	}
}

// Of a condition, the innermost java.util.concurrent lock that is held.
static bool find_lock(struct lock_order *lo, const struct cg_node *node,
	const struct fact_lock *wait, uint32_t *lock, uint8_t *mode)
{
	for (uint32_t held = wait->held; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (!h->lock)
			continue;
		uint32_t name = name_of_expr(lo, node, h->lock);
		if (h->mode == LOCK_MONITOR ? name_is_same(lo, name, name_of_expr(lo, node, wait->lock))
									: wait->mode != LOCK_MONITOR) {
			*lock = name;
			*mode = h->mode;
			return true;
		}
	}
	return false;
}

void lockouts_find(struct lock_order *lo)
{
	struct lockout l = { .lo = lo };
	find_notifies(&l);
	for (uint32_t at = 0; at < lo->notable.n && l.notifies.n; at++) {
		uint32_t id = lo->notable.v[at].node;
		const struct cg_node *node = &lo->cg->nodes[id];
		if (!(lo->notable.v[at].what & NOTABLE_WAIT) || node->method->owner->role != ROLE_INPUT)
			continue;
		for (uint32_t i = 0; i < node->facts->n_locks; i++) {
			const struct fact_lock *wait = &node->facts->locks[i];
			if (!wait->is_wait || wait->flags & LOCK_TIMED || !wait->lock ||
				!find_lock(lo, node, wait, &l.lock_name, &l.lock_mode))
				continue;
			l.n_keys = keys_of(lo, name_of_expr(lo, node, wait->lock), LOCK_MONITOR, l.keys);
			struct pair pair = { .node = id,
				.inner = l.lock_name,
				.inner_mode = l.lock_mode,
				.below = UINT32_MAX,
				.via = UINT32_MAX,
				.lock = i,
				.is_final = true,
				.n_frames = 1 };
			try_held(&l, pair, wait->held, 0);
		}
	}
	vec_release(&l.notifies);
}
