// Shared by the files of this folder only.
#ifndef WORLD_INTERNAL_H
#define WORLD_INTERNAL_H

#include <stdatomic.h>

#include "base/hash.h"
#include "base/vec.h"
#include "world/world.h"

// What a look for a name needs, together: classes and their names are far apart.
struct named {
	uint64_t hash;
	const struct name *name;
	struct klass *klass; // NULL: free
};

struct own_arena {
	OWN_LINE struct arena arena;
};

struct world_private {
	uint32_t jobs;
	struct own_arena *arenas; // [jobs]; the first also serves the sequential phases
	bool skips_members;
	_Atomic uint16_t newest; // of the versions of class files that were read
	struct named *by_name;   // hash table on the name's hash; read without locks by parallel phases
	uint32_t n_named, by_name_cap;
	VEC(struct klass *) pending; // loaded or back in sight, not yet linked to their supertypes
	uint32_t n_linked;           // classes that have been linked once; ids run up to it
	VEC(struct klass *) classes;
	VEC(struct method *) methods;
	VEC(struct field *) fields;
};

static inline uint32_t signature_hash(const struct name *name, const struct name *descriptor)
{
	return (uint32_t)hash_pair(name->hash, descriptor->hash);
}

// klass_method with signature_hash, for searches of many classes.
struct method *klass_method_hashed(const struct klass *klass, const struct name *name,
	const struct name *descriptor, uint32_t hash);

// Methods and fields with interned names, and the tables that find them.
void members_build(struct world *world, struct klass *klass, struct arena *arena);

// The class of that name if it is loaded; NULL otherwise. Of names.c.
struct klass *names_find(const struct world_private *private, struct slice name, uint64_t hash);
void names_add(struct world_private *private, struct klass *klass);
void names_reserve(struct world_private *private, uint32_t more);

// The class of that name with an id, perhaps still to be linked.
struct klass *load_class(struct world *world, struct slice name);

// Puts a class that is out of sight among the pending ones.
void show_class(struct world *world, struct klass *klass);

// Links everything pending, and whatever that brings in, to its supertypes.
void link_pending(struct world *world);

#endif
