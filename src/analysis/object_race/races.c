// Object races (seed 001, figure 7). Distributed: two threads use an object over edges that no boundary but
// the root's covers. Owned: two methods of the owner race, and what each reaches inside of the
// owner's boundary does too, where the owner is the nearest that covers it. One race for each two methods.
//
// Of two uses of one object that no thread can share with another (edges that are not reentrant), no two
// meet: each real object has one maker. But a thread that begins with a method of its own has itself by no edge. Which threads meet is the threads' own answer: main and a start site
// that runs once have one each.
#include "analysis/object_race/object_race.h"

#include <stdlib.h>

struct detector {
	struct object_run *run;
	struct map reached;  // object << 32 | method: index in sets + 1
	VEC(node_list) sets; // uses that a method of an object reaches inside of its boundary
};

// ---- two uses ---------------------------------------------------------------------------------

static const struct bitset *threads_of(const struct detector *d, uint32_t use)
{
	return &d->run->thread_sets.v[use_threads(d->run, &d->run->uses.v[use])];
}

static bool may_meet(const struct object_run *run, uint32_t t, uint32_t u)
{
	return t != u || thread_at(run->floor->threads, t)->is_many;
}

// Nobody else has the object yet where it is used.
static bool is_fresh(const struct object_run *run, const struct use *use)
{
	const struct body *body = bodies_of_node(run->bodies, use->node);
	const struct ir_insn *insn = body ? ir_at(body->ir, use->insn) : NULL;
	return insn && insn->n_args &&
		heap_reach(run->floor->heap, use->node, ir_arg(body->ir, insn, 0), use->insn) ==
		REACH_FRESH;
}

// A thread begins after what its starter does before; other orders are for who judges the race.
static bool is_before_entry(const struct object_run *run, const struct use *entry, uint32_t t,
	const struct use *other, uint32_t u)
{
	const struct thread *thread = thread_at(run->floor->threads, t);
	if (entry->from != NO_STATE || other->from == NO_STATE || other->kind == USE_METHOD)
		return false; // a method that begins before may itself start the thread
	return is_fresh(run, other) ||
		threads_order(run->floor->threads, (struct thread_point){ t, thread->entry, 1 },
			(struct thread_point){ u, other->node, other->insn }) != ORDER_NONE;
}

// Two threads of which one makes the one use and the other the other.
static bool find_threads(const struct detector *d, uint32_t a, uint32_t b, uint32_t *t, uint32_t *u)
{
	const struct bitset *of_a = threads_of(d, a), *of_b = threads_of(d, b);
	const struct use *x = &d->run->uses.v[a], *y = &d->run->uses.v[b];
	for (*t = bitset_next(of_a, 0); *t != UINT32_MAX; *t = bitset_next(of_a, *t + 1))
		for (*u = bitset_next(of_b, 0); *u != UINT32_MAX; *u = bitset_next(of_b, *u + 1))
			if (may_meet(d->run, *t, *u) && !is_before_entry(d->run, x, *t, y, *u) &&
				!is_before_entry(d->run, y, *u, x, *t))
				return true;
	return false;
}

bool races_have(const struct object_run *run, const struct use *a, const struct use *b)
{
	return map_get(&run->race_index, use_pair_key(a, b)) != NULL;
}

uint32_t races_find_pair(const struct object_run *run, const struct use *a, const struct use *b)
{
	return (uint32_t)*map_get(&run->race_index, use_pair_key(a, b)) - 1;
}

static bool try_pair(struct detector *d, uint32_t a, uint32_t b, uint32_t owner, uint32_t parent)
{
	struct object_run *run = d->run;
	const struct use *x = &run->uses.v[a], *y = &run->uses.v[b];
	uint32_t t, u;
	bool is_new;
	bool is_one_entry = (x->from == NO_STATE) != (y->from == NO_STATE);
	if ((!x->is_reentrant && !y->is_reentrant && !is_one_entry) ||
		locksets_share(&x->locks, &y->locks))
		return false;
	if (races_have(run, x, y) || !objects_want_pair(run, x, y) || !find_threads(d, a, b, &t, &u))
		return false;
	uint64_t *known = map_put(&run->race_index, use_pair_key(x, y), &is_new);
	vec_push(&run->races, (struct object_race){ x->object, a, b, t, u, owner, parent });
	*known = run->races.n;
	return true;
}

// Of uses that make no difference one is enough: the same method, threads and locks. Entries are told
// apart, since what is before them is asked of each place; so where there is one, all are.
static uint64_t signature(const struct object_run *run, uint32_t number)
{
	const struct use *use = &run->uses.v[number];
	uint64_t hash = hash_u64(use_key(use) * 2 + use->is_reentrant);
	hash = hash_u64(hash ^ ((uint64_t)use->object << 32 | use_threads(run, use)));
	for (uint32_t i = 0; i < use->locks.n; i++)
		hash = hash_u64(hash ^ use->locks.names[i]);
	return hash;
}

static void keep_different(const struct object_run *run, node_list *uses)
{
	struct map seen = { 0 };
	uint32_t n = 0;
	for (uint32_t i = 0; i < uses->n; i++)
		if (run->uses.v[uses->v[i]].from == NO_STATE)
			return;
	for (uint32_t i = 0; i < uses->n; i++) {
		bool is_new;
		map_put(&seen, signature(run, uses->v[i]), &is_new);
		if (is_new)
			uses->v[n++] = uses->v[i];
	}
	uses->n = n;
	map_release(&seen);
}

// ---- distributed ------------------------------------------------------------------------------

bool use_is_distributed(struct object_run *run, const struct use *use)
{
	if (use->edge == GRAPH_NO_EDGE)
		return true;
	const node_list *nodes = objects_minimal(run, use->edge);
	return nodes->n && nodes->v[0] == GRAPH_ROOT;
}

// Calls of what is made for being shared are none: threads, locks, concurrent collections.
static bool is_access(const struct object_run *run, const struct use *use)
{
	if (use->kind == USE_CALL) {
		const struct klass *klass = objects_pta(run, use->object)->klass;
		enum model_safety safety = model_safety_of(run->floor->models,
			klass ? klass : use->method->owner);
		return safety != MODEL_THREAD_SAFE && safety != MODEL_IMMUTABLE;
	}
	return use->object != GRAPH_ROOT && !(use->kind == USE_METHOD && use->is_static);
}

static void find_distributed(struct detector *d, uint32_t object)
{
	struct object_run *run = d->run;
	node_list uses = { 0 };
	struct bitset all = bitset_new(threads_count(run->floor->threads) + 1, &run->arena);
	uint32_t n_threads = 0;
	for (uint32_t i = run->first_of_object[object]; i < run->first_of_object[object + 1]; i++) {
		uint32_t u = run->of_object[i];
		if (!is_access(run, &run->uses.v[u]) || !use_is_distributed(run, &run->uses.v[u]))
			continue;
		vec_push(&uses, u);
		bitset_union(&all, threads_of(d, u));
	}
	keep_different(run, &uses);
	for (uint32_t t = bitset_next(&all, 0); t != UINT32_MAX; t = bitset_next(&all, t + 1))
		n_threads += may_meet(run, t, t) ? 2 : 1;
	for (uint32_t i = 0; n_threads > 1 && i < uses.n; i++)
		for (uint32_t k = i; k < uses.n; k++)
			try_pair(d, uses.v[i], uses.v[k], GRAPH_ROOT, 0);
	vec_release(&uses);
}

// ---- owned ------------------------------------------------------------------------------------

struct reach {
	struct map seen; // states
	VEC(uint32_t) work;
	node_list uses;
};

static void visit(struct reach *reach, uint32_t state)
{
	bool is_new;
	map_put(&reach->seen, state, &is_new);
	if (is_new)
		vec_push(&reach->work, state);
}

static void visit_hops(const struct object_run *run, struct reach *reach, uint32_t state)
{
	struct state at = run->states.v[state];
	for (uint32_t i = run->first_hop[at.node]; i < run->first_hop[at.node + 1]; i++) {
		uint32_t to = run->hops.v[run->hops_from[i]].to;
		const uint64_t *next = map_get(&run->state_index, (uint64_t)at.object << 32 | to);
		if (next)
			visit(reach, (uint32_t)*next);
	}
}

// Figure 7, Reach(k.m): what the method reaches by edges of k's boundary.
static uint32_t find_reached(struct detector *d, uint32_t k, const struct method *method)
{
	struct object_run *run = d->run;
	struct reach reach = { 0 };
	for (uint32_t node = pta_first_node(run->pta, method); node;
		 node = pta_next_node(run->pta, node)) {
		const uint64_t *state = map_get(&run->state_index, (uint64_t)k << 32 | node);
		if (state)
			visit(&reach, (uint32_t)*state);
	}
	while (reach.work.n) {
		uint32_t s = reach.work.v[--reach.work.n];
		visit_hops(run, &reach, s);
		for (uint32_t i = run->first_from[s]; i < run->first_from[s + 1]; i++) {
			const struct use *use = &run->uses.v[run->from[i]];
			if (use->edge == GRAPH_NO_EDGE || !graph_bounds(&run->graph, k, use->edge))
				continue;
			if (is_access(run, use) && node_list_has(objects_minimal(run, use->edge), k))
				vec_push(&reach.uses, run->from[i]);
			if (use->state != NO_STATE)
				visit(&reach, use->state);
		}
	}
	vec_release(&reach.work);
	map_release(&reach.seen);
	keep_different(run, &reach.uses);
	vec_push(&d->sets, reach.uses);
	return d->sets.n - 1;
}

static uint32_t reached_by(struct detector *d, uint32_t use)
{
	const struct use *u = &d->run->uses.v[use];
	bool is_new;
	uint64_t key = (uint64_t)u->object << 32 | u->method->id;
	map_put(&d->reached, key, &is_new);
	if (is_new) {
		uint32_t set = find_reached(d, u->object, u->method);
		*map_put(&d->reached, key, NULL) = set;
	}
	return (uint32_t)*map_get(&d->reached, key);
}

static void descend(struct detector *d, uint32_t number)
{
	struct object_run *run = d->run;
	const struct object_race race = run->races.v[number];
	if (run->uses.v[race.a].kind != USE_METHOD || run->uses.v[race.b].kind != USE_METHOD)
		return;
	uint32_t of_a = reached_by(d, race.a), of_b = reached_by(d, race.b);
	const node_list *a = &d->sets.v[of_a], *b = &d->sets.v[of_b];
	for (uint32_t i = 0; i < a->n; i++)
		for (uint32_t k = 0; k < b->n; k++)
			if (run->uses.v[a->v[i]].object == run->uses.v[b->v[k]].object)
				try_pair(d, a->v[i], b->v[k], race.object, number + 1);
}

// ---- all --------------------------------------------------------------------------------------

static uint32_t key_object(const struct object_run *run, uint32_t i)
{
	return run->races.v[i].object;
}

void races_find(struct object_run *run)
{
	struct detector d = { .run = run };
	for (uint32_t object = 1; object < run->object_of.n; object++)
		if (!budget_is_over(run->in->budget))
			find_distributed(&d, object);
	for (uint32_t i = 0; i < run->races.n && !budget_is_over(run->in->budget); i++)
		descend(&d, i);
	objects_index(run, run->races.n, run->object_of.n, key_object, &run->first_race,
		&run->races_of);
	for (uint32_t i = 0; i < d.sets.n; i++)
		vec_release(&d.sets.v[i]);
	vec_release(&d.sets);
	map_release(&d.reached);
}
