// A hash map from 64-bit keys to 64-bit values (ids, pointers, packed pairs). Open addressing with
// linear probing; any key is allowed. Iteration order depends on the hash seed, so nothing that is
// printed may come from iterating it: keep a vec beside it for that.
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/hash.h"

struct map_slot {
	uint64_t key, value;
};

struct map {
	struct map_slot *slots; // key 0: free
	uint32_t n, cap;        // cap is a power of two, or 0
	bool has_zero;          // key 0, which is not in slots
	uint64_t zero;          // its value
};

void map_release(struct map *map);
void map_clear(struct map *map);

// The value's place, or NULL. Valid until the next map_put.
uint64_t *map_get(const struct map *map, uint64_t key);

// The value's place, made with value 0 where absent; *is_new tells (may be NULL).
uint64_t *map_put(struct map *map, uint64_t key, bool *is_new);

// Starts to fetch what map_get or map_put of the key will look at first.
static inline void map_prefetch(const struct map *map, uint64_t key)
{
	if (map->cap)
		__builtin_prefetch(&map->slots[(uint32_t)hash_u64(key) & (map->cap - 1)]);
}

#endif
