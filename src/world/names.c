// Classes by name: open addressing on the hash that every interned name carries.
#include "base/hash.h"
#include "world/internal.h"

#include <stdlib.h>

#ifdef RADDLE_STRESS
#define FIRST_CAP 2
#else
#define FIRST_CAP 1024
#endif

struct klass *names_find(const struct world_private *private, struct slice name, uint64_t hash)
{
	if (private->n_named == 0)
		return NULL;
	uint32_t mask = private->by_name_cap - 1;
	for (uint32_t i = (uint32_t)hash & mask; private->by_name[i]; i = (i + 1) & mask) {
		struct klass *klass = private->by_name[i];
		if (klass->name->hash == hash && slice_equal(name_slice(klass->name), name))
			return klass;
	}
	return NULL;
}

static void insert(struct world_private *private, struct klass *klass)
{
	uint32_t mask = private->by_name_cap - 1, i = (uint32_t)klass->name->hash & mask;
	while (private->by_name[i])
		i = (i + 1) & mask;
	private->by_name[i] = klass;
}

static void grow(struct world_private *private)
{
	struct klass **old = private->by_name;
	uint32_t old_cap = private->by_name_cap;
	private->by_name_cap = old_cap ? old_cap * 2 : FIRST_CAP;
	private->by_name = xcalloc(private->by_name_cap, sizeof(*private->by_name));
	for (uint32_t i = 0; i < old_cap; i++)
		if (old[i])
			insert(private, old[i]);
	free(old);
}

void names_add(struct world_private *private, struct klass *klass)
{
	if (++private->n_named * 2 > private->by_name_cap)
		grow(private);
	insert(private, klass);
}

struct klass *world_loaded(const struct world *world, struct slice name)
{
	return names_find(world->private, name, hash_bytes(name));
}
