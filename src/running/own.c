// Does everybody who runs a method have an object of its own there? An object of points-to stands for many: those that
// a thread makes itself and gives to nobody (heap/own.c) are others than those of its twins, and than those that other
// threads make by the same code.
#include "running/internal.h"

#include <stdlib.h>

#include "base/map.h"

#define MAX_HOLDERS 64 // that are looked at, to find out who holds an object

struct users {
	uint32_t n;
	uint64_t *threads; // [object]: that have it in a variable
};

bool users_are_new(struct map *known, pta_set set, uint64_t threads)
{
	if (!set)
		return false;
	uint64_t *before = map_put(known, set, NULL);
	if (!(threads & ~*before))
		return false;
	*before |= threads;
	return true;
}

static void add_set(struct users *users, const struct pta *pta, pta_set set, uint64_t threads,
	struct map *known)
{
	if (!users_are_new(known, set, threads))
		return;
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1))
		users->threads[o] |= threads;
}

static struct users *find_users(const struct running *r)
{
	struct users *users = xcalloc(1, sizeof(*users));
	struct map known = { 0 };
	const struct pta *pta = r->pta;
	users->n = pta_n_objects(pta);
	users->threads = xcalloc(users->n + 1, sizeof(*users->threads));
	for (uint32_t node = 1; node <= pta_n_nodes(pta); node++)
		for (uint32_t v = 1; r->nodes[node] && v <= pta_n_values(pta, node); v++)
			add_set(users, pta, pta_value(pta, node, v), r->nodes[node], &known);
	map_release(&known);
	return users;
}

void users_free(struct users *users)
{
	if (!users)
		return;
	free(users->threads);
	free(users);
}

// Does the thread make it itself, and not who started it, to give it along? What holds it and is not the thread's own,
// the thread does not see.
static bool is_made_by(const struct running *r, const struct thread *thread, uint32_t object)
{
	uint32_t all[MAX_HOLDERS] = { object }, n = 1;
	if (!object_list_has(&thread->own, object))
		return false;
	for (uint32_t i = 0; i < n; i++) {
		uint32_t n_holders, made_in = pta_object(r->pta, all[i])->node;
		const struct holder *holders = heap_holders(r->heap, all[i], &n_holders);
		if (all[i] == thread->object || !made_in || !thread_runs(thread, made_in))
			return false;
		for (uint32_t k = 0; k < n_holders; k++) {
			uint32_t holder = holders[k].object;
			bool is_known = holder && holder != HOLDER_MANY &&
				!object_list_has(&thread->own, holder);
			for (uint32_t j = 0; j < n && !is_known; j++)
				is_known = all[j] == holder;
			if (is_known || !holder)
				continue;
			if (holder == HOLDER_MANY || n == MAX_HOLDERS)
				return false;
			all[n++] = holder;
		}
	}
	return true;
}

// Has each of them another one?
static bool is_own(const struct running *r, uint32_t object)
{
	uint32_t n_others = 0;
	for (uint32_t t = 1; t <= threads_count(r->threads); t++) {
		const struct thread *thread = thread_at(r->threads, t);
		if (r->bits[t] == UINT8_MAX || !(r->users->threads[object] >> r->bits[t] & 1) ||
			(thread->is_many && is_made_by(r, thread, object)))
			continue;
		if (thread->is_many || ++n_others > 1)
			return false;
	}
	return true;
}

void running_look_at_objects(struct running *r)
{
	if (r->is_known && !r->users)
		r->users = find_users(r);
}

static bool is_only(const struct running *r, uint32_t object)
{
	return heap_object_is_once(r->heap, object);
}

typedef bool object_test(const struct running *r, uint32_t object);

// Are all of the set, or what the parts lead to from there, like this?
static bool are_all(const struct running *r, pta_set set, const uint32_t *parts, uint32_t n,
	object_test *test)
{
	const struct pta *pta = r->pta;
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1)) {
		const struct field *field = n && part_is_field(parts[0])
			? r->bodies->world->fields[parts[0]]
			: NULL;
		if (n ? !field || !are_all(r, pta_field(pta, o, field), parts + 1, n - 1, test)
			  : !test(r, o))
			return false;
	}
	return true;
}

static pta_set root_of(const struct running *r, uint32_t node, const struct place *place)
{
	return place->root == PLACE_PARAM ? pta_parameter(r->pta, node, place->number)
		: place->root == PLACE_VALUE  ? pta_value(r->pta, node, place->number)
									  : pta_static(r->pta, r->bodies->world->fields[place->number]);
}

static bool is_all(const struct running *r, const struct method *method, const struct place *place,
	object_test *test)
{
	bool is_found = false;
	if (!r->is_known || !r->users)
		return false;
	for (uint32_t node = pta_first_node(r->pta, method); node; node = pta_next_node(r->pta, node)) {
		pta_set set = root_of(r, node, place);
		if (r->nodes[node] && !are_all(r, set, place->parts, place->n, test))
			return false;
		is_found |= r->nodes[node] && set;
	}
	return is_found;
}

bool running_is_own(const struct running *r, const struct method *method, const struct place *place)
{
	return is_all(r, method, place, is_own);
}

bool running_is_only(const struct running *r, const struct method *method,
	const struct place *place)
{
	return is_all(r, method, place, is_only);
}
