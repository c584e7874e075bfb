// Names as people type them: "java.util.Map.Entry", "java/util/Map$Entry", "java.util.Map$Entry".
#include "world/internal.h"

#include <stdlib.h>

static struct klass *usable(struct world *world, struct klass *klass)
{
	return klass_is_phantom(klass) || !world_check_code(world, klass) ? NULL : klass;
}

static struct klass *try(struct world *world, struct slice name)
{
	struct klass *klass = world_loaded(world, name);
	if (klass)
		return usable(world, klass);
	if (input_find(world->input, name) == UINT32_MAX)
		return NULL;
	return usable(world, world_find(world, name));
}

struct klass *world_find_as_typed(struct world *world, const char *typed)
{
	struct slice name = slice_of_string(typed);
	char *text = xmalloc(name.len + 1);
	struct klass *found = NULL;

	for (size_t i = 0; i <= name.len; i++)
		text[i] = typed[i] == '.' ? '/' : typed[i];
	found = try(world, slice_of(text, name.len));
	// Then, from the right, each slash may have been the dot before a nested class.
	for (size_t i = name.len; i > 0 && !found; i--) {
		if (text[i - 1] != '/')
			continue;
		text[i - 1] = '$';
		found = try(world, slice_of(text, name.len));
	}
	free(text);
	return found;
}
