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
	free(map->used);
	*map = (struct map){ 0 };
}

void map_clear(struct map *map)
{
	if (map->n)
		memset(map->used, 0, map->cap);
	map->n = 0;
}

static uint32_t find(const struct map *map, uint64_t key)
{
	uint32_t mask = map->cap - 1;
	uint32_t i = (uint32_t)hash_u64(key) & mask;
	while (map->used[i] && map->slots[i].key != key)
		i = (i + 1) & mask;
	return i;
}

uint64_t *map_get(const struct map *map, uint64_t key)
{
	if (map->n == 0)
		return NULL;
	uint32_t i = find(map, key);
	return map->used[i] ? &map->slots[i].value : NULL;
}

static void grow(struct map *map)
{
	struct map old = *map;

	map->cap = old.cap ? old.cap * 2 : FIRST_CAP;
	if (map->cap < old.cap)
		out_of_memory((size_t)old.cap * 2 * sizeof(struct map_slot));
	map->slots = xmalloc((size_t)map->cap * sizeof(struct map_slot));
	map->used = xcalloc(map->cap, 1);
	for (uint32_t i = 0; i < old.cap; i++) {
		if (!old.used[i])
			continue;
		uint32_t to = find(map, old.slots[i].key);
		map->slots[to] = old.slots[i];
		map->used[to] = 1;
	}
	free(old.slots);
	free(old.used);
}

uint64_t *map_put(struct map *map, uint64_t key, bool *is_new)
{
	if (((uint64_t)map->n + 1) * 4 >
		(uint64_t)map->cap * 3) // one stays free, or find would not end
		grow(map);
	uint32_t i = find(map, key);
	if (is_new)
		*is_new = !map->used[i];
	if (!map->used[i]) {
		map->used[i] = 1;
		map->slots[i] = (struct map_slot){ key, 0 };
		map->n++;
	}
	return &map->slots[i].value;
}
