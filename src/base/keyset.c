#include "base/keyset.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"
#include "base/pool.h"

#ifdef RADDLE_STRESS
#define FIRST_CAP 2
#define KEYS_FOR_ONE 4
#else
#define FIRST_CAP 64
#define KEYS_FOR_ONE 2048 // so few are not worth a second thread
#endif
#define AHEAD 16 // keys: the slots are too many for the caches

void keyset_release(struct keyset *set)
{
	for (uint32_t i = 0; i < KEYSET_PARTS; i++)
		free(set->parts[i].slots);
	*set = (struct keyset){ 0 };
}

// The part is chosen by other bits than the slot in it.
static uint32_t part_of(uint64_t hash)
{
	return (uint32_t)(hash >> 60) % KEYSET_PARTS;
}

static uint64_t *find(const struct keyset_part *part, uint64_t key, uint64_t hash)
{
	uint32_t mask = part->cap - 1, i = (uint32_t)hash & mask;
	while (part->slots[i] && part->slots[i] != key)
		i = (i + 1) & mask;
	return &part->slots[i];
}

static void grow(struct keyset_part *part)
{
	struct keyset_part old = *part;
	part->cap = old.cap ? old.cap * 2 : FIRST_CAP;
	if (part->cap < old.cap)
		out_of_memory((size_t)old.cap * 2 * sizeof(uint64_t));
	part->slots = xzeroed(part->cap, sizeof(*part->slots));
	for (uint32_t i = 0; i < old.cap; i++)
		if (old.slots[i])
			*find(part, old.slots[i], hash_u64(old.slots[i])) = old.slots[i];
	free(old.slots);
}

static bool add(struct keyset_part *part, uint64_t key, uint64_t hash)
{
	if (key == 0) {
		bool is_new = !part->has_zero;
		part->has_zero = true;
		return is_new;
	}
	if ((part->n + 1) * 2 > part->cap)
		grow(part);
	uint64_t *slot = find(part, key, hash);
	if (*slot)
		return false;
	*slot = key;
	part->n++;
	return true;
}

bool keyset_add(struct keyset *set, uint64_t key)
{
	uint64_t hash = hash_u64(key);
	return add(&set->parts[part_of(hash)], key, hash);
}

struct addition {
	struct keyset *set;
	const uint64_t *keys;
	uint32_t n, n_groups;
	bool *is_new;
};

// The parts are dealt out to as many groups as there are threads; those of a group lie together.
static uint32_t group_of(uint64_t hash, uint32_t n_groups)
{
	return part_of(hash) * n_groups / KEYSET_PARTS;
}

static void add_group(void *context, uint32_t group, uint32_t worker)
{
	(void)worker;
	const struct addition *a = context;
	uint64_t hashes[AHEAD] = { 0 };
	for (uint32_t i = 0; i < a->n + AHEAD; i++) {
		uint64_t *hash = &hashes[i % AHEAD];
		struct keyset_part *part = &a->set->parts[part_of(*hash)];
		if (i >= AHEAD && group_of(*hash, a->n_groups) == group &&
			add(part, a->keys[i - AHEAD], *hash))
			a->is_new[i - AHEAD] = true;
		if (i >= a->n)
			continue;
		*hash = hash_u64(a->keys[i]);
		part = &a->set->parts[part_of(*hash)];
		if (group_of(*hash, a->n_groups) == group && part->cap)
			__builtin_prefetch(&part->slots[(uint32_t)*hash & (part->cap - 1)]);
	}
}

void keyset_add_all(struct keyset *set, uint32_t jobs, const uint64_t *keys, uint32_t n,
	bool *is_new)
{
	uint32_t n_groups = n < KEYS_FOR_ONE ? 1 : jobs < KEYSET_PARTS ? jobs : KEYSET_PARTS;
	struct addition a = { set, keys, n, n_groups, is_new };
	memset(is_new, 0, n);
	pool_run(n_groups, n_groups, 1, add_group, &a);
}
