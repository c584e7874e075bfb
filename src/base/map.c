#include "base/map.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"

#ifdef RADDLE_STRESS
#define FIRST_CAP 2
#else
#define FIRST_CAP 16
#endif

void map_release(struct map *map)
{
	free(map->slots);
	*map = (struct map){ 0 };
}

void map_clear(struct map *map)
{
	if (map->n && map->cap)
		memset(map->slots, 0, (size_t)map->cap * sizeof(struct map_slot));
	map->n = 0;
	map->has_zero = false;
	map->zero = 0;
}

static struct map_slot *find(const struct map *map, uint64_t key)
{
	uint32_t mask = map->cap - 1;
	uint32_t i = (uint32_t)hash_u64(key) & mask;
	while (map->slots[i].key && map->slots[i].key != key)
		i = (i + 1) & mask;
	return &map->slots[i];
}

uint64_t *map_get(const struct map *map, uint64_t key)
{
	if (key == 0) {
		struct map *own;
		memcpy(&own, &map, sizeof(own)); // the place of a value is the caller's to change
		return map->has_zero ? &own->zero : NULL;
	}
	if (map->cap == 0)
		return NULL;
	struct map_slot *slot = find(map, key);
	return slot->key ? &slot->value : NULL;
}

static void grow_to(struct map *map, uint32_t cap)
{
	struct map old = *map;

	if (cap < old.cap || (cap & (cap - 1)))
		out_of_memory((size_t)old.cap * 2 * sizeof(struct map_slot));
	map->cap = cap;
	map->slots = xzeroed(map->cap, sizeof(struct map_slot));
	for (uint32_t i = 0; i < old.cap; i++)
		if (old.slots[i].key)
			*find(map, old.slots[i].key) = old.slots[i];
	free(old.slots);
}

// At most so full that find ends soon.
static bool is_full(uint32_t cap, uint64_t n)
{
	return n * 4 > (uint64_t)cap * 3;
}

uint64_t *map_put(struct map *map, uint64_t key, bool *is_new)
{
	if (key == 0) {
		if (is_new)
			*is_new = !map->has_zero;
		map->n += !map->has_zero;
		map->has_zero = true;
		return &map->zero;
	}
	if (is_full(map->cap, (uint64_t)map->n + 1))
		grow_to(map, map->cap ? map->cap * 2 : FIRST_CAP);
	struct map_slot *slot = find(map, key);
	if (is_new)
		*is_new = !slot->key;
	if (!slot->key) {
		slot->key = key;
		map->n++;
	}
	return &slot->value;
}
