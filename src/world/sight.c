// Who is in sight. Analyses that share a world open classes of class path and JDK as they meet them, and ask each class
// for its subtypes: what one has opened must not change what the next one finds. So the world is marked when all that
// everybody needs is there, and rewound before each of them: what came since is out of sight, not among the subtypes of
// anything and not open. Its id, and what was read of it, it keeps; asked for by name, it is linked anew.
#include "world/internal.h"

#include <string.h>

static void close_class(struct klass *klass)
{
	klass->is_opened = false;
	if (klass->meanings) // so that what it mentions is asked for again
		memset(klass->meanings, 0, klass->file->n_constants * sizeof(*klass->meanings));
}

void world_mark(struct world *world)
{
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		struct klass *klass = world->classes[id];
		klass->is_marked = !klass->is_hidden;
		klass->was_opened = klass->is_opened;
		klass->n_marked_subtypes = klass->n_subtypes;
	}
}

void world_rewind(struct world *world)
{
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		struct klass *klass = world->classes[id];
		klass->is_hidden = !klass->is_marked;
		klass->n_subtypes = klass->n_marked_subtypes;
		if (klass->is_opened && !klass->was_opened)
			close_class(klass);
	}
}

void show_class(struct world *world, struct klass *klass)
{
	if (!klass->is_hidden)
		return;
	klass->is_hidden = false;
	vec_push(&world->private->pending, klass);
}
