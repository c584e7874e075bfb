// Shared by the files of this folder only.
#ifndef WORLD_INTERNAL_H
#define WORLD_INTERNAL_H

#include "base/map.h"
#include "base/vec.h"
#include "world/world.h"

struct world_private {
	uint32_t jobs;
	struct arena *arenas; // [jobs]; the first also serves the sequential phases
	struct map by_name;   // struct name * -> struct klass *
	VEC(struct klass *) pending; // loaded, not yet linked to their supertypes
	VEC(struct klass *) classes;
	VEC(struct method *) methods;
	VEC(struct field *) fields;
};

// Methods and fields with interned names, and the tables that find them.
void members_build(struct world *world, struct klass *klass, struct arena *arena);

// The class of that name with an id, perhaps still to be linked.
struct klass *load_class(struct world *world, const struct name *name);

// Links everything pending, and whatever that brings in, to its supertypes.
void link_pending(struct world *world);

#endif
