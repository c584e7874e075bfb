// Sets and states of the data flow.
#include "analysis/atomicity/flow.h"

#define MAX_SET 200 // more are not kept: the method is too strange to say anything useful

static uint32_t position(const struct u64set *set, uint64_t value)
{
	uint32_t low = 0, high = set->n;
	while (low < high) {
		uint32_t middle = (low + high) / 2;
		if (set->v[middle] < value)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

// Is there no room for more?
bool u64set_is_full(const struct u64set *set)
{
	return set->n >= MAX_SET;
}

bool u64set_has(const struct u64set *set, uint64_t value)
{
	uint32_t i = position(set, value);
	return i < set->n && set->v[i] == value;
}

void u64set_add(struct u64set *set, uint64_t value, struct arena *arena)
{
	uint32_t i = position(set, value);
	if ((i < set->n && set->v[i] == value) || set->n >= MAX_SET)
		return;
	uint64_t *v = arena_alloc(arena, sizeof(*v) * (set->n + 1));
	if (i)
		memcpy(v, set->v, i * sizeof(*v));
	v[i] = value;
	if (set->n > i)
		memcpy(v + i + 1, set->v + i, (set->n - i) * sizeof(*v));
	*set = (struct u64set){ set->n + 1, v };
}

bool u64set_union(struct u64set *set, const struct u64set *other, struct arena *arena)
{
	uint32_t before = set->n;
	if (set->v == other->v && set->n == other->n)
		return false;
	for (uint32_t i = 0; i < other->n; i++)
		u64set_add(set, other->v[i], arena);
	return set->n != before;
}

struct scopes scopes_copy(const struct scopes *state, struct arena *arena)
{
	struct scopes copy = { state->n, arena_alloc(arena, sizeof(struct frame) * state->n) };
	if (state->n)
		memcpy(copy.frames, state->frames, sizeof(struct frame) * state->n);
	return copy;
}

bool scopes_join(struct scopes *into, const struct scopes *from, struct arena *arena)
{
	bool is_grown = false;
	if (into->n == 0) {
		*into = scopes_copy(from, arena);
		return true;
	}
	for (uint32_t i = 0; i < into->n && i < from->n; i++) {
		is_grown |= u64set_union(&into->frames[i].released, &from->frames[i].released, arena);
		is_grown |= u64set_union(&into->frames[i].twice, &from->frames[i].twice, arena);
	}
	return is_grown;
}
