// Origins: which threads and tasks there are. One is told from another by the place that starts it, the
// object that it is started with, and the method with which it begins (B. Liu et al., "When Threads Meet
// Events: Efficient and Precise Static Race Detection with Origins", PLDI 2021). Where a thread starts
// threads as its like did before, no new ones are made, so that there is an end.
#include "pta/internal.h"

#include "base/hash.h"

static bool is_start(const struct pta *pta, const struct pta_origin *origin,
	const struct method *method, uint16_t bci)
{
	return origin->start && origin->bci == bci &&
		pta->nodes.v[origin->start].public.method == method;
}

// The origin itself or one above it that was started there; 0: none was.
static uint32_t started_above(const struct pta *pta, uint32_t node, const struct method *entry,
	uint16_t bci)
{
	const struct method *method = pta->nodes.v[node].public.method;
	for (uint32_t origin = pta->nodes.v[node].public.origin; origin;) {
		const struct pta_origin *o = &pta->origins.v[origin];
		if (is_start(pta, o, method, bci) && pta->nodes.v[o->entry].public.method == entry)
			return origin;
		origin = o->start ? pta->nodes.v[o->start].public.origin : 0;
	}
	return 0;
}

uint32_t origin_get(struct pta *pta, uint32_t id, uint32_t object, const struct method *entry)
{
	const struct site *site = &pta->sites.v[id];
	uint32_t above = site->node ? started_above(pta, site->node, entry, site->bci) : 0;
	if (above)
		return above;
	// What main starts is told apart exactly; what threads start, by places of the program alone.
	const struct pta_node *node = &pta->nodes.v[site->node].public;
	bool is_main = node->origin <= 1;
	const struct pta_object *with = &pta->objects.v[object].public;
	uint64_t start = is_main || !node->method ? site->node : (uint64_t)1 << 40 | node->method->id;
	uint64_t made = is_main || !with->method
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
