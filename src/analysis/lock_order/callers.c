// What the callers of two pairs know of the locks. In libraries pairs stay in the terms of the frame
// that holds the first lock ("this", "a parameter"); of the few that close a cycle the callers are asked,
// up to the entries:
//
//     public void f() { a.p(b); }    p holds a, then b
//     public void g() { b.q(a); }    q holds b, then a: the same two, of one object
//
// and, where f and g are synchronized, that they cannot meet.
#include "analysis/lock_order/gates.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"

#define MAX_VIEWS 12 // of a pair
#define MAX_UP 4     // calls
#define MAX_OWN 8

// A pair as a caller sees it.
struct view {
	uint32_t node;
	bool is_top;  // a stack can begin there
	bool is_void; // it has the inner lock already
	uint32_t outer, inner;
	uint32_t outer_part, inner_part; // the fields, where they are parts that tell the whole; 0: not
	uint32_t n_own, own[MAX_OWN];    // names of locks of its parameters that are held, too
	uint32_t n_way, way[MAX_UP];     // edges
};

struct views {
	bool are_all; // else there are more ways to the pair than were looked at
	uint32_t n;
	struct view v[MAX_VIEWS];
};

static bool is_on_way(const struct lock_order *lo, const struct view *view, uint32_t node)
{
	bool is_on = view->node == node;
	for (uint32_t i = 0; i < view->n_way && !is_on; i++)
		is_on = lo->cg->edges[view->way[i]].to == node;
	return is_on;
}

static void add_own(const struct lock_order *lo, struct view *view, uint32_t name)
{
	if (lo->names.v[name].root == ROOT_PARAM && view->n_own < MAX_OWN && name_is_stable(lo, name))
		view->own[view->n_own++] = name;
}

// The field of a part that the object with the field makes for itself, so that the part tells the object;
// 0: it is none.
static uint32_t part_of(const struct lock_order *lo, uint32_t name)
{
	const struct lock_name *n = &lo->names.v[name];
	if (n->is_cut || n->n_suffix == 0)
		return 0;
	struct lock_name part = { .n_suffix = 1, .suffix = { n->suffix[n->n_suffix - 1] } };
	return judge_is_own_part(lo, &part) ? part.suffix[0] : 0;
}

static struct view seen_from(struct lock_order *lo, const struct view *view, uint32_t e)
{
	const struct cg_edge edge = lo->cg->edges[e];
	const struct cg_node *caller = &lo->cg->nodes[edge.from];
	uint32_t names[2] = { view->outer, view->inner }, lifted[2];
	name_lift_two(lo, names, &edge, lifted);
	struct view up = { .node = edge.from,
		.outer = owners_simplify(lo, lifted[0]),
		.inner = owners_simplify(lo, lifted[1]) };
	memcpy(up.way, view->way, view->n_way * sizeof(*up.way));
	up.n_way = view->n_way;
	up.way[up.n_way++] = e;
	for (uint32_t i = 0; i < view->n_own; i++)
		add_own(lo, &up, name_lift(lo, view->own[i], &edge));
	uint32_t held = caller->facts->calls[edge.call].held;
	for (; held; held = caller->facts->helds[held].below)
		if (caller->facts->helds[held].lock && caller->facts->helds[held].mode != LOCK_READ)
			add_own(lo, &up, name_of_expr(lo, caller, caller->facts->helds[held].lock));
	bool keeps_outer = view->outer_part && up.outer == lifted[0];
	bool keeps_inner = view->inner_part && up.inner == lifted[1];
	up.outer_part = keeps_outer ? view->outer_part : part_of(lo, up.outer);
	up.inner_part = keeps_inner ? view->inner_part : part_of(lo, up.inner);
	up.is_void = view->is_void;
	for (uint32_t i = 0; i < up.n_own; i++)
		up.is_void |= name_is_same(lo, up.own[i], up.inner);
	return up;
}

// From the pair's own frame up, the nearest callers first; those of entries too, which may know more.
static void climb(struct lock_order *lo, struct views *views)
{
	for (uint32_t at = 0; at < views->n; at++) {
		const struct view view = views->v[at];
		const struct cg_node *node = &lo->cg->nodes[view.node];
		views->v[at].is_top = gate_is_top(lo, node);
		bool is_left_out = view.n_way == MAX_UP;
		for (uint32_t i = 0; i < node->n_in && !is_left_out; i++) {
			uint32_t e = lo->cg->in_edges[node->first_in + i];
			if (lo->cg->edges[e].kind != CG_CALL || is_on_way(lo, &view, lo->cg->edges[e].from))
				continue;
			is_left_out = views->n == MAX_VIEWS;
			if (!is_left_out)
				views->v[views->n++] = seen_from(lo, &view, e);
		}
		views->are_all &= !is_left_out || views->v[at].is_top;
	}
}

static const struct views *views_of(struct lock_order *lo, uint32_t pair)
{
	bool is_new;
	uint64_t *slot = map_put(&lo->views_of_pair, pair, &is_new);
	if (!is_new)
		return (const struct views *)(uintptr_t)*slot;
	struct views *views = ARENA_NEW(&lo->arena, struct views);
	*slot = (uintptr_t)views;
	const struct pair p = lo->pairs.v[pair];
	views->v[0] = (struct view){ .node = p.node, .outer = p.outer, .inner = p.inner };
	views->v[0].outer_part = part_of(lo, p.outer);
	views->v[0].inner_part = part_of(lo, p.inner);
	views->v[0].n_own = gates_own(lo, pair, views->v[0].own, MAX_OWN);
	views->n = 1;
	views->are_all = true;
	climb(lo, views);
	return views;
}

static bool has_one_receiver(const struct lock_order *lo, const struct view *a,
	const struct view *b)
{
	const struct method *m = lo->cg->nodes[a->node].method, *n = lo->cg->nodes[b->node].method;
	return !method_is_static(m) && !method_is_static(n) &&
		(klass_is_subtype(m->owner, n->owner) || klass_is_subtype(n->owner, m->owner));
}

// Are the locks the same two, if the receiver is?
static bool is_same(const struct lock_order *lo, const struct view *a, const struct view *b)
{
	const uint32_t names[] = { a->outer, a->inner };
	for (uint32_t i = 0; i < 2; i++) {
		const struct lock_name *n = &lo->names.v[names[i]];
		bool is_of_this = n->root == ROOT_PARAM && n->number == 0 && has_one_receiver(lo, a, b);
		if (!name_is_stable(lo, names[i]) ||
			(!is_of_this && n->root != ROOT_STATIC && n->root != ROOT_CLASS))
			return false;
	}
	return name_is_same(lo, a->outer, b->inner) && name_is_same(lo, a->inner, b->outer);
}

static bool has_common_gate(const struct lock_order *lo, const struct view *a, const struct view *b)
{
	for (uint32_t i = 0; i < a->n_own; i++)
		for (uint32_t k = 0; k < b->n_own; k++)
			if (name_is_same(lo, a->own[i], b->own[k]) && !name_is_same(lo, a->own[i], a->outer) &&
				!name_is_same(lo, b->own[k], b->outer))
				return true;
	return false;
}

// Parts of two kinds of objects are never the same.
static bool are_apart(uint32_t one, uint32_t other)
{
	return one && other && one != other;
}

// The lock of the whole, where `part` is a part of it: what follows of its name, else NULL.
static const uint32_t *behind_whole(const struct lock_order *lo, uint32_t part, uint32_t lock,
	uint32_t *n)
{
	const struct lock_name *p = &lo->names.v[part], *l = &lo->names.v[lock];
	uint32_t n_whole = p->n_suffix - 1u;
	if (p->root != ROOT_PARAM || l->number != p->number || l->is_cut || l->n_suffix < n_whole)
		return NULL;
	for (uint32_t i = 0; i < n_whole; i++)
		if (p->suffix[i] != l->suffix[i])
			return NULL;
	*n = l->n_suffix - n_whole;
	return l->suffix + n_whole;
}

// The two mean one part, so the whole is one too: is one of its locks held by both?
static bool has_gate_of_whole(const struct lock_order *lo, const struct view *a, uint32_t part_of_a,
	const struct view *b, uint32_t part_of_b)
{
	uint32_t n, m;
	for (uint32_t i = 0; i < a->n_own; i++)
		for (uint32_t k = 0; k < b->n_own; k++) {
			const uint32_t *x = behind_whole(lo, part_of_a, a->own[i], &n);
			const uint32_t *y = behind_whole(lo, part_of_b, b->own[k], &m);
			if (x && y && n == m && memcmp(x, y, n * sizeof(*x)) == 0 &&
				!name_is_same(lo, a->own[i], a->outer) && !name_is_same(lo, b->own[k], b->outer))
				return true;
		}
	return false;
}

// Locks that whoever is not the receiver has, too, do not tell that it is one.
static bool is_of_receiver(const struct lock_order *lo, const struct view *view)
{
	return lo->names.v[view->outer].root == ROOT_PARAM ||
		lo->names.v[view->inner].root == ROOT_PARAM;
}

static bool can_meet(const struct lock_order *lo, const struct view *a, const struct view *b)
{
	return !(is_same(lo, a, b) && is_of_receiver(lo, a) && has_common_gate(lo, a, b)) &&
		!are_apart(a->inner_part, b->outer_part) && !are_apart(b->inner_part, a->outer_part) &&
		!(a->inner_part && a->inner_part == b->outer_part &&
			has_gate_of_whole(lo, a, a->inner, b, b->outer)) &&
		!(a->outer_part && a->outer_part == b->inner_part &&
			has_gate_of_whole(lo, a, a->outer, b, b->inner));
}

static bool is_asked(const struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	return n == 2 && lo->is_library && pairs[0] != pairs[1] && !lo->pairs.v[pairs[0]].starter &&
		!lo->pairs.v[pairs[1]].starter;
}

// The two views that fit best: of the same two locks, if there are such; false: no two can meet.
static bool choose(struct lock_order *lo, const uint32_t *pairs, const struct view *chosen[2],
	bool *are_same)
{
	const struct views *first = views_of(lo, pairs[0]), *second = views_of(lo, pairs[1]);
	bool is_possible = !first->are_all || !second->are_all;
	*are_same = false;
	for (uint32_t i = 0; i < first->n && !*are_same; i++)
		for (uint32_t k = 0; k < second->n && !*are_same; k++) {
			const struct view *a = &first->v[i], *b = &second->v[k];
			if (!a->is_top || !b->is_top || a->is_void || b->is_void || !can_meet(lo, a, b))
				continue;
			bool same = is_same(lo, a, b);
			if (same || !chosen[0]) {
				chosen[0] = a;
				chosen[1] = b;
			}
			is_possible = true;
			*are_same = same;
		}
	return is_possible;
}

bool callers_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n, bool *are_same)
{
	const struct view *chosen[2] = { NULL };
	*are_same = false;
	return !is_asked(lo, pairs, n) || choose(lo, pairs, chosen, are_same);
}

bool callers_ways(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct gate_way *ways)
{
	const struct view *chosen[2] = { NULL };
	bool are_same = false;
	if (!is_asked(lo, pairs, n) || !choose(lo, pairs, chosen, &are_same) || !are_same)
		return false;
	for (uint32_t i = 0; i < 2; i++) {
		ways[i].n = chosen[i]->n_way;
		memcpy(ways[i].edges, chosen[i]->way, ways[i].n * sizeof(*ways[i].edges));
	}
	return true;
}
