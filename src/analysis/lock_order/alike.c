// One bug, one finding. The same code locks the same variables, but what they hold is of several
// classes, or the behaviours were told apart by the class of the receiver: these are one cycle. It is
// named by the best, or by a superclass that is as good; the others are evidence.
#include "analysis/lock_order/cycles.h"

#include "analysis/lock_order/describe.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "base/hash.h"

#define MAX_OTHERS 12 // classes that are named

// Of every edge, what tells it apart.
struct shape {
	uint64_t frames; // methods, places, and which of the locks there
	uint64_t places; // only those that take the two locks
};

// Cycles that have an edge with the same places.
struct link {
	uint32_t cycle, next;
};

struct groups {
	struct lock_order *lo;
	struct lock_cycle *cycles;
	struct shape *shapes;  // [cycles][MAX_CYCLE]
	uint64_t *words;       // [cycles]: of what a message calls the locks; 0: that says too little
	VEC(uint32_t) members; // of the group that is being made
	struct map place_to_links; // lists
	VEC(struct link) links;
};

static struct shape shape_of(const struct lock_order *lo, uint32_t index)
{
	struct pair_frame frames[2 * MAX_CALLS + MAX_LIFTS];
	uint32_t n = pair_frames(lo, index, frames, sizeof(frames) / sizeof(frames[0]));
	const struct pair *bottom = &lo->pairs.v[pair_bottom(lo, index)];
	const struct cg_node *nodes = lo->cg->nodes;
	uint64_t locks = hash_pair(nodes[bottom->node].method->id, bottom->held);
	struct shape shape = { .frames = locks, .places = locks };
	for (uint32_t i = 0; i < n; i++)
		shape.frames = hash_pair(shape.frames,
			hash_pair(nodes[frames[i].node].method->id, frames[i].bci));
	shape.places = hash_pair(locks,
		hash_pair(nodes[frames[n - 1].node].method->id, frames[n - 1].bci));
	return shape;
}

static uint32_t from_key(const struct lock_order *lo, const struct lock_cycle *c, uint32_t i)
{
	return lo->edges.v[c->edges[i]].from;
}

static bool is_subclass(const struct lock_order *lo, uint32_t key, uint32_t of)
{
	const struct lock_key *x = &lo->keys.v[key], *y = &lo->keys.v[of];
	return x->klass && y->klass && x->klass != y->klass &&
		lo->world->classes[y->klass] != lo->world->object &&
		klass_is_subtype(lo->world->classes[x->klass], lo->world->classes[y->klass]);
}

// The field that a lock was read from; 0: none.
static uint32_t field_of(const struct lock_order *lo, uint32_t name)
{
	const struct lock_name *n = &lo->names.v[name];
	uint32_t last = n->n_suffix ? n->suffix[n->n_suffix - 1] : 0;
	return last & SUFFIX_ELEMENT ? 0 : last;
}

// Objects that one variable may hold, or of classes of one family.
static bool is_related(const struct lock_order *lo, const struct lock_cycle *a, uint32_t i,
	const struct lock_cycle *b, uint32_t k)
{
	uint32_t x = from_key(lo, a, i), y = from_key(lo, b, k);
	if (x == y)
		return true;
	uint32_t field = field_of(lo, lo->pairs.v[a->pairs[i]].outer);
	if (field && field == field_of(lo, lo->pairs.v[b->pairs[k]].outer))
		return true;
	// Two objects of a class that says what they are.
	uint32_t klass = lo->keys.v[x].klass;
	if (klass && klass == lo->keys.v[y].klass &&
		!is_catch_all(lo, (struct ir_type){ .kind = KIND_CLASS, .klass = klass }))
		return true;
	return lo->keys.v[x].is_type && lo->keys.v[y].is_type &&
		(is_subclass(lo, x, y) || is_subclass(lo, y, x) || key_family(lo, x) == key_family(lo, y));
}

// Are the edges of b, from number `shift` on, like those of a?
static bool is_alike(const struct groups *g, uint32_t a, uint32_t b, uint32_t shift)
{
	const struct lock_cycle *x = &g->cycles[a], *y = &g->cycles[b];
	bool same_frames = true, same_places = true;
	for (uint32_t i = 0; i < x->n; i++) {
		uint32_t k = (i + shift) % y->n;
		struct shape s = g->shapes[a * MAX_CYCLE + i], t = g->shapes[b * MAX_CYCLE + k];
		same_frames &= s.frames == t.frames;
		same_places &= s.places == t.places && is_related(g->lo, x, i, y, k);
	}
	return same_frames || same_places;
}

// One thread does the same, and all locks of a are of subclasses of those of b.
static bool is_special(const struct groups *g, uint32_t a, uint32_t b, uint32_t shift)
{
	const struct lock_cycle *x = &g->cycles[a], *y = &g->cycles[b];
	bool has_same = false, are_special = true;
	for (uint32_t i = 0; i < x->n; i++) {
		uint32_t k = (i + shift) % y->n;
		uint32_t s = from_key(g->lo, x, i), t = from_key(g->lo, y, k);
		has_same |= g->shapes[a * MAX_CYCLE + i].places == g->shapes[b * MAX_CYCLE + k].places;
		are_special &= s == t || (is_subclass(g->lo, s, t) && is_related(g->lo, x, i, y, k));
	}
	return has_same && are_special;
}

// What a message calls the locks, in whatever order; 0: another lock may be called so too.
static uint64_t words_of(struct lock_order *lo, const struct lock_cycle *c)
{
	uint64_t sum = c->n;
	for (uint32_t i = 0; i < c->n; i++) {
		uint32_t key = from_key(lo, c, i), name = lo->pairs.v[c->pairs[i]].outer;
		const char *word = describe_lock(lo, key, name);
		const struct lock_key *k = &lo->keys.v[key];
		bool is_class = k->is_type ||
			((k->is_single || lo->is_library) && describe_says_enough(lo, key));
		if (!is_class && strcmp(word, k->type_name) == 0)
			return 0;
		sum += hash_bytes(slice_of_string(word));
	}
	return hash_u64(sum) | 1;
}

static bool is_one_bug(const struct groups *g, uint32_t a, uint32_t b)
{
	if (g->words[a] && g->words[a] == g->words[b])
		return true;
	for (uint32_t shift = 0; shift < g->cycles[a].n && g->cycles[a].n == g->cycles[b].n; shift++)
		if (is_alike(g, a, b, shift) || is_special(g, a, b, shift) || is_special(g, b, a, shift))
			return true;
	return false;
}

// ---- names ----------------------------------------------------------------------------------

static bool is_better(const struct lock_cycle *a, const struct lock_cycle *b)
{
	if (a->verdict.severity != b->verdict.severity)
		return a->verdict.severity > b->verdict.severity;
	return a->verdict.score > b->verdict.score;
}

struct others {
	uint32_t n;
	const char *names[MAX_OTHERS];
};

static void add_other(struct others *others, const char *name)
{
	for (uint32_t i = 0; i < others->n; i++)
		if (strcmp(others->names[i], name) == 0)
			return;
	if (others->n < MAX_OTHERS)
		others->names[others->n++] = name;
}

// The keys that name the cycle, as edges of their own.
static void rename_locks(struct lock_order *lo, struct lock_cycle *c, const uint32_t *keys)
{
	for (uint32_t i = 0; i < c->n; i++) {
		struct lock_edge edge = lo->edges.v[c->edges[i]];
		edge.from = keys[i];
		edge.to = keys[(i + 1) % c->n];
		edge.next = UINT32_MAX;
		vec_push(&lo->edges, edge);
		c->edges[i] = lo->edges.n - 1;
	}
}

static void say_others(struct lock_order *lo, struct lock_cycle *c, const struct others *others)
{
	struct buf text = BUF_INIT;
	buf_string(&text, "the same code also locks ");
	uint32_t n = 0;
	for (uint32_t i = 0; i < others->n; i++) {
		bool is_named = false;
		for (uint32_t k = 0; k < c->n; k++)
			is_named |= strcmp(lo->keys.v[from_key(lo, c, k)].type_name, others->names[i]) == 0;
		if (!is_named)
			buf_printf(&text, "%s%s", n++ ? ", " : "", others->names[i]);
	}
	if (n)
		judge_say(&c->verdict, 0, false,
			(const char *)arena_printf(&lo->arena, "%s", buf_cstring(&text)).ptr);
	buf_release(&text);
}

// The superclass of the two, if objects can be of exactly that class: a thread dump names real classes.
static uint32_t general_key(struct lock_order *lo, uint32_t key, uint32_t other)
{
	uint32_t klass = lo->keys.v[other].klass;
	bool is_real = klass && !(lo->world->classes[klass]->access & ACC_ABSTRACT);
	return is_real && is_subclass(lo, key, other) ? other : key;
}

// The members become one: the best, under the most general names that are as good.
static void merge(struct groups *g)
{
	struct lock_order *lo = g->lo;
	uint32_t first = g->members.v[0];
	for (uint32_t i = 1; i < g->members.n; i++)
		if (is_better(&g->cycles[g->members.v[i]], &g->cycles[first]))
			first = g->members.v[i];
	struct lock_cycle *best = &g->cycles[first];
	uint32_t keys[MAX_CYCLE] = { 0 };
	struct others others = { 0 };
	for (uint32_t k = 0; k < best->n; k++)
		keys[k] = from_key(lo, best, k);
	for (uint32_t i = 0; i < g->members.n; i++) {
		struct lock_cycle *c = &g->cycles[g->members.v[i]];
		for (uint32_t shift = 0; shift < c->n && !is_better(best, c); shift++)
			for (uint32_t k = 0; k < c->n && is_alike(g, first, g->members.v[i], shift); k++) {
				uint32_t key = from_key(lo, c, (k + shift) % c->n);
				keys[k] = general_key(lo, keys[k], key);
			}
		for (uint32_t k = 0; k < c->n; k++)
			add_other(&others, lo->keys.v[from_key(lo, c, k)].type_name);
		c->is_merged = c != best;
	}
	rename_locks(lo, best, keys);
	say_others(lo, best, &others);
}

// ---- groups ---------------------------------------------------------------------------------

static void add_link(struct groups *g, uint32_t cycle, uint64_t by)
{
	bool is_new;
	uint64_t *slot = map_put(&g->place_to_links, by, &is_new);
	vec_push(&g->links, (struct link){ cycle, is_new ? UINT32_MAX : (uint32_t)*slot });
	*slot = g->links.n - 1;
}

static void add_links(struct groups *g, uint32_t cycle)
{
	for (uint32_t i = 0; i < g->cycles[cycle].n; i++) {
		struct shape *shape = &g->shapes[cycle * MAX_CYCLE + i];
		*shape = shape_of(g->lo, g->cycles[cycle].pairs[i]);
		add_link(g, cycle, shape->places);
	}
	g->words[cycle] = words_of(g->lo, &g->cycles[cycle]);
	if (g->words[cycle])
		add_link(g, cycle, g->words[cycle]);
}

static void add_members_by(struct groups *g, uint32_t cycle, uint64_t by)
{
	const uint64_t *slot = map_get(&g->place_to_links, by);
	for (uint32_t l = slot ? (uint32_t)*slot : UINT32_MAX; l != UINT32_MAX;
		 l = g->links.v[l].next) {
		uint32_t other = g->links.v[l].cycle;
		if (g->cycles[other].is_grouped || !is_one_bug(g, cycle, other))
			continue;
		g->cycles[other].is_grouped = true;
		vec_push(&g->members, other);
	}
}

// All that are one bug with the cycle.
static void add_members_like(struct groups *g, uint32_t cycle)
{
	for (uint32_t i = 0; i < g->cycles[cycle].n; i++)
		add_members_by(g, cycle, g->shapes[cycle * MAX_CYCLE + i].places);
	if (g->words[cycle])
		add_members_by(g, cycle, g->words[cycle]);
}

void alike_merge(struct lock_order *lo, struct lock_cycle *cycles, uint32_t n)
{
	struct groups g = { .lo = lo,
		.cycles = cycles,
		.shapes = ARENA_ARRAY(&lo->arena, struct shape, (size_t)n * MAX_CYCLE),
		.words = ARENA_ARRAY(&lo->arena, uint64_t, (size_t)n + 1) };
	for (uint32_t i = 0; i < n; i++)
		if (!cycles[i].is_grouped)
			add_links(&g, i);
	for (uint32_t i = 0; i < n; i++) {
		if (cycles[i].is_grouped)
			continue;
		cycles[i].is_grouped = true;
		g.members.n = 0;
		vec_push(&g.members, i);
		for (uint32_t k = 0; k < g.members.n; k++)
			add_members_like(&g, g.members.v[k]);
		if (g.members.n > 1)
			merge(&g);
	}
	vec_release(&g.members);
	vec_release(&g.links);
	map_release(&g.place_to_links);
}
