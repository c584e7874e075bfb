// Origins: which threads and tasks there are. One is told from another by the place that starts it, the
// object that it is started with, and the method with which it begins (B. Liu et al., "When Threads Meet
// Events: Efficient and Precise Static Race Detection with Origins", PLDI 2021). Where a thread starts
// threads as its like did before, no new ones are made.
#include "pta/internal.h"

#include "base/hash.h"

bool pta_is_mains(const struct pta *pta, uint32_t node)
{
	const struct pta_node *public = &pta->nodes.v[node].public;
	return public->origin <= 1 &&
		(!public->receiver || pta_is_mains(pta, pta->objects.v[public->receiver].public.node));
}

uint32_t origin_get(struct pta *pta, uint32_t id, uint32_t object, const struct method *entry)
{
	const struct site *site = &pta->sites.v[id];
	const struct pta_node *node = &pta->nodes.v[site->node].public;
	const struct pta_origin *own = &pta->origins.v[node->origin];
	// A thread that starts its like is one of them.
	if (node->origin && own->start && own->bci == site->bci &&
		pta->nodes.v[own->start].public.method == node->method &&
		pta->nodes.v[own->entry].public.method == entry)
		return node->origin;
	// What main starts and makes is told apart exactly; what threads do, by places of the program alone.
	const struct pta_object *with = &pta->objects.v[object].public;
	uint64_t start = pta_is_mains(pta, site->node) ? site->node
												   : (uint64_t)1 << 40 | node->method->id;
	uint64_t made = pta_is_mains(pta, with->node)
		? object
		: (uint64_t)1 << 60 | (uint64_t)with->method->id << 16 | with->bci;
	uint64_t place = hash_pair(start << 16 | site->bci, made);
	bool is_new;
	uint64_t *known = map_put(&pta->origin_of, hash_pair(place, entry->id), &is_new);
	if (!is_new)
		return (uint32_t)*known;
	*known = pta->origins.n;
	vec_push(&pta->origins,
		(struct pta_origin){ .start = site->node,
			.bci = site->bci,
			.where = site->where,
			.times = site->times,
			.object = object });
	return pta->origins.n - 1;
}
