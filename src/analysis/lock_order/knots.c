// Classes that wait for each other while they are initialised. Where many need each other (the states of a
// state machine, each an object of a class of its own), every two of them are a cycle; the whole knot is one
// bug, with one cure. It is shown by the cycle that can happen most surely, with the shortest stacks.
//
// Cycles that share a class are of one knot: union-find over the keys of their locks.
#include "analysis/lock_order/cycles.h"

#include <stdlib.h>

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/parallel.h"

#define MAX_NAMED 12 // classes

struct knots {
	struct lock_order *lo;
	struct lock_cycle *cycles;
	uint32_t n;
	uint32_t *parent;       // [keys]
	uint32_t *key_of_class; // [classes]: key of the lock while it is initialised, + 1
	uint64_t *entered;      // [classes]: threads whose first use of it no call in sight makes
};

static uint32_t root_of(struct knots *k, uint32_t key)
{
	while (k->parent[key] != key) {
		k->parent[key] = k->parent[k->parent[key]];
		key = k->parent[key];
	}
	return key;
}

static uint32_t key_of(const struct knots *k, uint32_t cycle, uint32_t i)
{
	return k->lo->edges.v[k->cycles[cycle].edges[i]].from;
}

static bool is_of_initialisers(const struct knots *k, uint32_t cycle)
{
	for (uint32_t i = 0; i < k->cycles[cycle].n; i++)
		if (!k->lo->keys.v[key_of(k, cycle, i)].is_init)
			return false;
	return !k->cycles[cycle].is_merged;
}

static uint32_t length_of(const struct knots *k, uint32_t cycle)
{
	uint32_t length = 0;
	for (uint32_t i = 0; i < k->cycles[cycle].n; i++)
		length += k->lo->pairs.v[k->cycles[cycle].pairs[i]].n_frames;
	return length;
}

static const char *name_of_lock(const struct knots *k, uint32_t cycle, uint32_t i)
{
	return k->lo->keys.v[key_of(k, cycle, i)].type_name;
}

static bool is_better(const struct knots *k, uint32_t a, uint32_t b)
{
	const struct verdict *x = &k->cycles[a].verdict, *y = &k->cycles[b].verdict;
	uint32_t m = length_of(k, a), n = length_of(k, b);
	if (x->severity != y->severity)
		return x->severity > y->severity;
	if (m != n)
		return m < n;
	return x->score > y->score;
}

static int compare_names(const void *left, const void *right)
{
	return strcmp(*(const char *const *)left, *(const char *const *)right);
}

// "a.A, a.B and 3 others"
static const char *list_names(struct lock_order *lo, const char *const *names, uint32_t n)
{
	struct buf text = BUF_INIT;
	uint32_t shown = n <= MAX_NAMED ? n : MAX_NAMED;
	for (uint32_t i = 0; i < shown; i++)
		buf_printf(&text, "%s%s", i == 0 ? "" : i + 1 == n ? " and " : ", ", names[i]);
	if (n > shown)
		buf_printf(&text, " and %u others", n - shown);
	const char *kept = (const char *)arena_printf(&lo->arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return kept;
}

// ---- who comes to it ----------------------------------------------------------------------------

// Threads that use a class of the knot, and not because another class of it is being initialised.
static uint64_t threads_to(struct knots *k, uint32_t node, uint32_t root)
{
	const struct callgraph *cg = k->lo->cg;
	uint64_t threads = 0;
	for (uint32_t i = 0; i < cg->nodes[node].n_in; i++) {
		uint32_t caller = cg->edges[cg->in_edges[cg->nodes[node].first_in + i]].from;
		const struct cg_node *from = &cg->nodes[caller];
		uint32_t key = method_is_class_initialiser(from->method)
			? k->key_of_class[from->method->owner->id]
			: 0;
		if (key && root_of(k, key - 1) == root)
			continue;
		threads |= parallel_threads_to(k->lo, caller);
	}
	return threads;
}

// A thread that begins in a static method, and whoever calls one of a library or makes an object, initialise
// its class first.
static uint64_t *threads_that_enter(struct lock_order *lo)
{
	const struct callgraph *cg = lo->cg;
	uint64_t *entered = xcalloc(lo->world->n_classes + 1, sizeof(*entered));
	bool *begins = xcalloc(cg->n_nodes + 1, sizeof(*begins));
	for (uint32_t t = 0; t < cg->n_threads; t++)
		begins[cg->threads[t].node] = true;
	for (uint32_t i = 0; i < cg->n_nodes; i++) {
		const struct method *method = cg->nodes[i].method;
		if (!method) // node 0
			continue;
		const char *name = method->name->text;
		bool is_first_use = strcmp(name, "<init>") == 0 ||
			(method_is_static(method) && strcmp(name, "<clinit>") != 0);
		if ((begins[i] || cg->nodes[i].is_entry) && is_first_use)
			entered[method->owner->id] |= parallel_threads_to(lo, i);
	}
	free(begins);
	return entered;
}

// Can two threads come first to two different classes of it? One that all come to first keeps them apart.
static bool has_two_ways_in(struct knots *k, uint32_t root)
{
	const struct lock_order *lo = k->lo;
	uint64_t before = 0;
	for (uint32_t i = 0; i < lo->survey.initialisers.n; i++) {
		uint32_t node = lo->survey.initialisers.v[i];
		uint32_t class = lo->cg->nodes[node].method->owner->id;
		uint32_t key = k->key_of_class[class];
		if (!key || root_of(k, key - 1) != root)
			continue;
		uint64_t threads = threads_to(k, node, root) | k->entered[class];
		if (parallel_are_two(lo, before, threads))
			return true;
		before |= threads;
	}
	return false;
}

static void doubt_ways_in(struct knots *k, struct lock_cycle *cycle, uint32_t root)
{
	if (has_two_ways_in(k, root))
		return;
	judge_say(&cycle->verdict, -30, true,
		"all threads come to these classes in the same order, as far as one can see");
	cycle->verdict.facts.threads = CERTAINTY_GUESSED;
	judge_rate(&cycle->verdict);
}

// ---- merging ------------------------------------------------------------------------------------

// The members, two at least, become one finding: the best of them.
static void tie(struct knots *k, const uint32_t *members, uint32_t n)
{
	struct lock_order *lo = k->lo;
	VEC(const char *) names = { 0 };
	uint32_t best = members[0], n_names = 0;
	for (uint32_t i = 0; i < n; i++) {
		best = is_better(k, members[i], best) ? members[i] : best;
		for (uint32_t e = 0; e < k->cycles[members[i]].n; e++)
			vec_push(&names, name_of_lock(k, members[i], e));
		k->cycles[members[i]].is_grouped = k->cycles[members[i]].is_merged = true;
	}
	qsort(names.v, names.n, sizeof(*names.v), compare_names);
	for (uint32_t i = 0; i < names.n; i++)
		if (n_names == 0 || strcmp(names.v[n_names - 1], names.v[i]) != 0)
			names.v[n_names++] = names.v[i];
	struct lock_cycle *shown = &k->cycles[best];
	shown->is_merged = false;
	shown->verdict.knot = names.v[0];
	shown->verdict.message = (const char *)arena_printf(&lo->arena,
		"%u classes wait for each other while they are initialised: %s", n_names,
		list_names(lo, names.v, n_names))
								 .ptr;
	vec_release(&names);
	doubt_ways_in(k, shown, root_of(k, key_of(k, best, 0)));
}

static uint32_t *keys_of_initialisers(struct lock_order *lo)
{
	uint32_t *found = xcalloc(lo->world->n_classes + 1, sizeof(*found)), keys[MAX_KEYS];
	for (uint32_t i = 0; i < lo->survey.initialisers.n; i++) {
		const struct klass *klass = lo->cg->nodes[lo->survey.initialisers.v[i]].method->owner;
		if (keys_of(lo, name_of_init(lo, klass), LOCK_MONITOR, keys) == 1)
			found[klass->id] = keys[0] + 1;
	}
	return found;
}

void knots_merge(struct lock_order *lo, struct lock_cycle *cycles, uint32_t n)
{
	struct knots k = { .lo = lo, .cycles = cycles, .n = n };
	VEC(uint32_t) members = { 0 };
	k.key_of_class = keys_of_initialisers(lo);
	k.entered = threads_that_enter(lo);
	k.parent = xcalloc(lo->keys.n + 1, sizeof(*k.parent));
	for (uint32_t i = 0; i < lo->keys.n; i++)
		k.parent[i] = i;
	for (uint32_t c = 0; c < n; c++)
		for (uint32_t i = 1; i < cycles[c].n && is_of_initialisers(&k, c); i++)
			k.parent[root_of(&k, key_of(&k, c, i))] = root_of(&k, key_of(&k, c, 0));
	for (uint32_t c = 0; c < n; c++) {
		if (cycles[c].is_grouped || !is_of_initialisers(&k, c))
			continue;
		vec_clear(&members);
		for (uint32_t other = c; other < n; other++)
			if (!cycles[other].is_grouped && is_of_initialisers(&k, other) &&
				root_of(&k, key_of(&k, other, 0)) == root_of(&k, key_of(&k, c, 0)))
				vec_push(&members, other);
		if (members.n > 1)
			tie(&k, members.v, members.n);
		else
			doubt_ways_in(&k, &cycles[c], root_of(&k, key_of(&k, c, 0)));
	}
	vec_release(&members);
	free(k.parent);
	free(k.key_of_class);
	free(k.entered);
}
