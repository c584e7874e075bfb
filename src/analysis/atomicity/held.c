// LOCKSHELD, seed 002, 4.3: which locks a method may take, itself or through calls, in terms of its
// parameters; the least fixed point, breadth first against the calls.
//
// Static locks stay in the package of the class that has them: what calls into another package take
// that way (loggers, caches, the toolkit) says nothing about the caller's atomicity.
//
// Of methods outside INPUT only locks on `this` and on parameters count: what a class of the library
// locks inside is its own affair.
#include "analysis/atomicity/held.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/names.h"
#include "base/hash.h"

#define MAX_STATIC_DEPTH 2 // calls between a method and a static lock
#define MAX_WRITE_DEPTH 4
#define MAX_WRITE_VISITS 200

static bool is_wanted(const struct atomicity *at, uint32_t method, uint32_t name)
{
	const struct method *taker = at->world->methods[method];
	bool is_near = name && at->in->options->mode != SCAN_LIBRARY &&
		at->names.v[name].root == PLACE_PARAM &&
		at->names.v[name].n <= atom_max_steps(at, taker, &at->names.v[name]);
	if ((!locking_is_exported(at, name) && !is_near) ||
		locking_is_far(at, name, at->world->methods[method]->owner))
		return false;
	if (at->world->methods[method]->owner->role != ROLE_JDK)
		return true;
	return at->names.v[name].root == PLACE_PARAM && at->names.v[name].n == 0;
}

static size_t package_length(struct slice name)
{
	ptrdiff_t slash = slice_find_last(name, '/');
	return slash < 0 ? 0 : (size_t)slash + 1;
}

bool atom_same_package(const struct klass *a, const struct klass *b)
{
	struct slice x = name_slice(a->name), y = name_slice(b->name);
	return a == b ||
		slice_equal(slice_until(x, package_length(x)), slice_until(y, package_length(y)));
}

bool locking_is_far(const struct atomicity *at, uint32_t id, const struct klass *from)
{
	const struct place *name = &at->names.v[id];
	if (name->root == PLACE_STATIC)
		return !atom_same_package(at->world->fields[name->number]->owner, from);
	return name->root == PLACE_CLASS && !atom_same_package(at->world->classes[name->number], from);
}

static void add_taken(struct atomicity *at, struct taken taken)
{
	bool is_new;
	if (taken.name && at->names.v[taken.name].root == PLACE_VALUE)
		taken.name = atom_found(at, at->facts->by_method[taken.method], taken.name,
			taken.below && at->names.v[at->taken.v[taken.below - 1].name].root == PLACE_RESULT);
	if (!is_wanted(at, taken.method, taken.name))
		return;
	// What needs a class says nothing new if the lock is taken anyway.
	uint64_t key = (uint64_t)taken.method << 32 | taken.name;
	if (taken.needs && map_get(&at->taken_index, key))
		return;
	map_put(&at->taken_index, taken.needs ? hash_pair(key, taken.needs) : key, &is_new);
	if (!is_new)
		return;
	taken.next = at->first_taken.v[taken.method];
	vec_push(&at->taken, taken);
	at->first_taken.v[taken.method] = at->taken.n;
}

static void add_own(struct atomicity *at, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (!facts->locks[i].is_wait)
			add_taken(at,
				(struct taken){ .method = facts->method->id,
					.name = locking_of_expr(at, facts, facts->locks[i].lock),
					.bci = facts->locks[i].is_method_lock ? FINDING_NO_BCI : facts->locks[i].bci });
	for (uint32_t i = 0; at->has_models.v[facts->method->id] && i < facts->n_calls; i++) {
		uint64_t *model = map_get(&at->models, (uint64_t)facts->method->id << 32 | i);
		if (model)
			add_taken(at,
				(struct taken){ .method = facts->method->id,
					.is_model = *model == MODEL_MAY_LOCK,
					.is_single = *model >= MODEL_LOCKED,
					.bci = facts->calls[i].bci,
					.name = locking_of_expr(at, facts, facts->operands[facts->calls[i].args]) });
	}
}

// Without code that was looked at: a synchronized method locks `this` or its class.
static void add_flag(struct atomicity *at, const struct method *method)
{
	struct place name = { .root = PLACE_PARAM };
	if (method_is_static(method)) {
		name.root = PLACE_CLASS;
		name.number = method->owner->id;
	}
	add_taken(at,
		(struct taken){ .method = method->id,
			.name = locking_intern(at, name),
			.bci = FINDING_NO_BCI });
}

uint32_t atom_max_depth(const struct atomicity *at, const struct taken *taken)
{
	enum place_root root = at->names.v[taken->name].root;
	return root != PLACE_PARAM && root != PLACE_RESULT ? MAX_STATIC_DEPTH : MAX_DEPTH;
}

static void spread(struct atomicity *at, uint32_t index)
{
	struct taken taken = at->taken.v[index];
	if (taken.depth >= atom_max_depth(at, &taken))
		return;
	for (uint32_t e = at->first_in.v[taken.method]; e; e = at->edges.v[e - 1].next_in) {
		const struct edge *edge = &at->edges.v[e - 1];
		if (!atom_is_likely(at, edge, taken.name))
			continue;
		uint32_t name = locking_translate(at, taken.name, edge);
		if (!name)
			continue;
		struct narrowed narrowed = atom_narrow(at, edge, taken.name, atom_needs(at, &taken));
		if (narrowed.is_out)
			continue;
		add_taken(at,
			(struct taken){ .method = edge->caller,
				.name = name,
				.needs = narrowed.needs,
				.below = index + 1,
				.bci = at->facts->by_method[edge->caller]->calls[edge->call].bci,
				.depth = (uint8_t)(taken.depth + 1),
				.is_model = taken.is_model,
				.is_single = taken.is_single });
	}
}

// ---- writes ---------------------------------------------------------------------------------

#define FIELD_BITS 56

// Of a set that may have too many.
static uint64_t field_bit(uint32_t field)
{
	return UINT64_C(1) << field % FIELD_BITS;
}

// A constructor's object is new: no expression of its caller has led to it yet.
static void find_written(struct atomicity *at)
{
	at->is_written = ARENA_ARRAY(&at->arena, uint8_t, at->world->n_fields + 1);
	at->stored = ARENA_ARRAY(&at->arena, uint64_t, at->first_taken.n);
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		for (uint32_t i = 0; facts && !method_is_initialiser(facts->method) && i < facts->n_stores;
			 i++)
			if (facts->stores[i].field) {
				at->is_written[facts->stores[i].field->id] = 1;
				at->stored[id] |= field_bit(facts->stores[i].field->id);
			}
	}
}

struct writes {
	uint64_t written : FIELD_BITS; // field_bit
	uint64_t n_visits : 8;         // at most one more than searches make
};
_Static_assert(MAX_WRITE_VISITS < 255, "fits into writes.n_visits");

// What the calls of a method write, so many calls deep: from what its callees do one call less deep. How
// many visits a search in vain makes is known too, for searches end after so many of them.
static void find_writes_below(struct atomicity *at)
{
	uint32_t n = at->first_taken.n;
	at->writes_below = ARENA_ARRAY(&at->arena, struct writes, (size_t)MAX_WRITE_DEPTH * n);
	for (uint32_t depth = 0; depth < MAX_WRITE_DEPTH; depth++) {
		struct writes *out = at->writes_below + (size_t)depth * n;
		const struct writes *below = depth ? out - n : NULL;
		for (uint32_t id = 1; id < n && id < at->facts->n_by_method; id++) {
			if (!at->facts->by_method[id])
				continue;
			uint32_t n_visits = 1;
			uint64_t written = 0;
			const struct edge *edges = vec_from(&at->edges, at->first_edge.v[id]);
			for (uint32_t i = 0; i < at->n_edges.v[id]; i++) {
				written |= at->stored[edges[i].callee];
				if (below) {
					written |= below[edges[i].callee].written;
					n_visits += below[edges[i].callee].n_visits;
				}
			}
			out[id] = (struct writes){ .written = written,
				.n_visits = n_visits > MAX_WRITE_VISITS ? MAX_WRITE_VISITS + 1 : n_visits };
		}
	}
}

static bool stores(const struct method_facts *facts, uint32_t field)
{
	for (uint32_t i = 0; facts && i < facts->n_stores; i++)
		if (facts->stores[i].field && facts->stores[i].field->id == field)
			return true;
	return false;
}

static bool may_write(const struct atomicity *at, uint32_t method, uint32_t field, uint32_t depth,
	uint32_t *n_visits)
{
	const struct method_facts *facts = method < at->facts->n_by_method
		? at->facts->by_method[method]
		: NULL;
	if (at->stored[method] & field_bit(field) && stores(facts, field))
		return true;
	if (!facts || depth == 0)
		return false;
	const struct writes *below = at->writes_below + (size_t)(depth - 1) * at->first_taken.n +
		method;
	if (!(below->written & field_bit(field))) {
		*n_visits += below->n_visits;
		return false;
	}
	if (++*n_visits > MAX_WRITE_VISITS)
		return false;
	for (uint32_t i = 0; i < at->n_edges.v[method]; i++)
		if (may_write(at, at->edges.v[at->first_edge.v[method] + i].callee, field, depth - 1,
				n_visits))
			return true;
	return false;
}

// Reads only: flow.c asks from many threads.
bool call_may_write(const struct atomicity *at, uint32_t method, uint32_t call, uint32_t field)
{
	uint32_t n_visits = 0;
	for (uint32_t i = 0; i < at->n_edges.v[method]; i++) {
		const struct edge *edge = &at->edges.v[at->first_edge.v[method] + i];
		if (edge->call == call && may_write(at, edge->callee, field, MAX_WRITE_DEPTH, &n_visits))
			return true;
	}
	return false;
}

// ---- all of it ------------------------------------------------------------------------------

void atom_held_build(struct atomicity *at)
{
	find_written(at);
	find_writes_below(at);
	atom_results_find(at);
	for (uint32_t id = 1; id < at->first_taken.n; id++) {
		const struct method_facts *facts = id < at->facts->n_by_method ? at->facts->by_method[id]
																	   : NULL;
		if (facts)
			add_own(at, facts);
		else if (at->first_in.v[id] && method_is_synchronized(at->world->methods[id]))
			add_flag(at, at->world->methods[id]);
	}
	for (uint32_t i = 0; i < at->taken.n; i++)
		spread(at, i);
}
