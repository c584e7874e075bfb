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
	for (uint32_t i = (uint32_t)hash & mask; private->by_name[i].klass; i = (i + 1) & mask)
		if (private->by_name[i].hash == hash &&
			slice_equal(name_slice(private->by_name[i].name), name))
			return private->by_name[i].klass;
	return NULL;
}

static void insert(struct world_private *private, struct klass *klass)
{
	uint32_t mask = private->by_name_cap - 1, i = (uint32_t)klass->name->hash & mask;
	while (private->by_name[i].klass)
		i = (i + 1) & mask;
	private->by_name[i] = (struct named){ klass->name->hash, klass->name, klass };
}

static void rehash(struct world_private *private, uint32_t cap)
{
	struct named *old = private->by_name;
	uint32_t old_cap = private->by_name_cap;
	private->by_name_cap = cap;
	private->by_name = xcalloc(private->by_name_cap, sizeof(*private->by_name));
	for (uint32_t i = 0; i < old_cap; i++)
		if (old[i].klass)
			insert(private, old[i].klass);
	free(old);
}

void names_reserve(struct world_private *private, uint32_t more)
{
	uint64_t need = ((uint64_t) private->n_named + more) * 2;
	uint64_t cap = private->by_name_cap ? private->by_name_cap : FIRST_CAP;
	while (cap < need)
		cap *= 2;
	if (cap > (uint64_t)1 << 31)
		out_of_memory((size_t)cap * sizeof(struct named));
	if (cap != private->by_name_cap)
		rehash(private, (uint32_t)cap);
}

void names_add(struct world_private *private, struct klass *klass)
{
	names_reserve(private, 1);
	private->n_named++;
	insert(private, klass);
}

struct klass *world_loaded(const struct world *world, struct slice name)
{
	struct klass *klass = names_find(world->private, name, hash_bytes(name));
	return klass && !klass->is_hidden ? klass : NULL;
}
