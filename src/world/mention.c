// The classes that a class file mentions: in Class constants, and in the descriptors of its members
// and of those it refers to.
#include "base/pool.h"
#include "world/internal.h"

#include <stdlib.h>

// "[[Lx/Y;" and "x/Y" as x/Y; empty for arrays of primitive types.
static struct slice element_class(struct slice name)
{
	if (name.len == 0 || name.ptr[0] != '[')
		return name;
	size_t i = 0;
	while (i < name.len && name.ptr[i] == '[')
		i++;
	return name.ptr[i] == 'L' ? slice_of(name.ptr + i + 1, name.len - i - 2) : SLICE_EMPTY;
}

// Looks for the class of the name; NULL: no need to go on.
typedef struct klass *mention_visitor(struct world *world, struct slice name);

// Many members share one descriptor: it is looked at once.
static inline __attribute__((always_inline)) bool visit_descriptor(struct world *world,
	const struct klass *klass, uint16_t utf8, mention_visitor *visit)
{
	struct slice descriptor = class_utf8(klass->file, utf8);
	uint32_t meaning = MEANS_NO_CLASS;
	if (klass_meaning(klass, utf8))
		return true;
	while (descriptor.len) {
		ptrdiff_t start = slice_find(descriptor, 'L');
		struct slice rest = start < 0 ? SLICE_EMPTY : slice_from(descriptor, (size_t)start + 1);
		ptrdiff_t end = slice_find(rest, ';');
		if (end < 0)
			break;
		const struct klass *found = visit(world, slice_until(rest, (size_t)end));
		if (!found)
			return false;
		descriptor = slice_from(rest, (size_t)end + 1);
		meaning = descriptor.len ? MEANS_NO_CLASS : found->id;
	}
	klass_remember(klass, utf8, meaning);
	return true;
}

static inline __attribute__((always_inline)) bool visit_class(struct world *world,
	const struct klass *klass, uint16_t index, mention_visitor *visit)
{
	struct slice name = element_class(class_name_at(klass->file, index));
	const struct klass *found = name.len ? visit(world, name) : NULL;
	if (found)
		klass_remember(klass, index, found->id);
	return found || name.len == 0;
}

static inline __attribute__((always_inline)) bool visit_constant(struct world *world,
	const struct klass *klass, uint16_t index, mention_visitor *visit)
{
	const uint8_t *constant = klass->file->bytes.ptr + klass->file->offsets[index];
	switch (klass->file->tags[index]) {
	case CONSTANT_Class:
		return visit_class(world, klass, index, visit);
	case CONSTANT_NameAndType:
		return visit_descriptor(world, klass, bytes_u2(constant + 2), visit);
	case CONSTANT_MethodType:
		return visit_descriptor(world, klass, bytes_u2(constant), visit);
	default:
		return true;
	}
}

static inline __attribute__((always_inline)) bool visit_mentions(struct world *world,
	const struct klass *klass, mention_visitor *visit)
{
	const struct class *c = klass->file;
	for (uint32_t i = 1; i < c->n_constants; i++)
		if (!visit_constant(world, klass, (uint16_t)i, visit))
			return false;
	for (uint32_t i = 0; i < c->n_fields; i++)
		if (!visit_descriptor(world, klass, c->fields[i].descriptor, visit))
			return false;
	for (uint32_t i = 0; i < c->n_methods; i++)
		if (!visit_descriptor(world, klass, c->methods[i].descriptor, visit))
			return false;
	return true;
}

static struct klass *find_loaded(struct world *world, struct slice name)
{
	return world_loaded(world, name);
}

static void make_meanings(struct klass *klass, struct arena *arena)
{
	if (!klass->meanings)
		klass->meanings = ARENA_ARRAY(arena, uint32_t, klass->file->n_constants);
}

void world_open(struct world *world, struct klass *klass)
{
	if (klass->is_opened || !klass->file)
		return;
	klass->is_opened = true;
	world_check_code(world, klass);
	make_meanings(klass, &world->private->arenas[0].arena);
	visit_mentions(world, klass, load_class);
	link_pending(world);
}

struct opening {
	struct world *world;
	struct klass *const *classes;
};

// Of a class that mentions nothing new there is nothing to load.
static void open_complete(void *context, uint32_t item, uint32_t worker)
{
	const struct opening *opening = context;
	struct klass *klass = opening->classes[item];
	if (klass->is_opened || !klass->file || !klass->is_code_checked)
		return;
	make_meanings(klass, &opening->world->private->arenas[worker].arena);
	klass->is_opened = visit_mentions(opening->world, klass, find_loaded);
}

void world_open_all(struct world *world, struct klass *const *classes, uint32_t n)
{
	struct opening opening = { world, classes };
	pool_run(world->private->jobs, n, 64, open_complete, &opening);
	for (uint32_t i = 0; i < n; i++)
		world_open(world, classes[i]);
}

// ---- missing classes ------------------------------------------------------------------------

struct search {
	struct world *world;
	bool has_phantoms;
	VEC(const struct name *) *found; // [jobs]
};

static void search_class(void *context, uint32_t item, uint32_t worker)
{
	struct search *search = context;
	const struct klass *klass = search->world->classes[item + 1];
	const struct class *c = klass->file;

	// What an open class mentions is there, if only as a phantom.
	if (!c || klass->role != ROLE_INPUT || (klass->is_opened && !search->has_phantoms))
		return;
	for (uint32_t i = 1; i < c->n_constants; i++) {
		if (c->tags[i] != CONSTANT_Class)
			continue;
		struct slice name = element_class(class_name_at(c, (uint16_t)i));
		if (name.len == 0 || input_find(search->world->input, name) != UINT32_MAX)
			continue;
		struct klass *loaded = world_loaded(search->world, name);
		if (!loaded || klass_is_phantom(loaded))
			vec_push(&search->found[worker], intern_slice(search->world->names, name));
	}
}

static int compare_names(const void *left, const void *right)
{
	const struct name *a = *(const struct name *const *)left,
					  *b = *(const struct name *const *)right;
	return slice_compare(name_slice(a), name_slice(b));
}

const struct name **world_missing(struct world *world, uint32_t *n, struct arena *arena)
{
	uint32_t jobs = world->private->jobs, total = 0;
	struct search search = { .world = world };

	for (uint32_t id = 1; id <= world->n_classes; id++)
		search.has_phantoms |= klass_is_phantom(world->classes[id]);
	search.found = xcalloc(jobs, sizeof(*search.found));
	pool_run(jobs, world->n_classes, 64, search_class, &search);
	for (uint32_t i = 0; i < jobs; i++)
		total += search.found[i].n;
	const struct name **names = ARENA_ARRAY(arena, const struct name *, total);
	total = 0;
	for (uint32_t i = 0; i < jobs; i++) {
		for (uint32_t k = 0; k < search.found[i].n; k++)
			names[total++] = search.found[i].v[k];
		vec_release(&search.found[i]);
	}
	free(search.found);
	if (total)
		qsort(names, total, sizeof(*names), compare_names);
	*n = 0;
	for (uint32_t i = 0; i < total; i++)
		if (i == 0 || names[i] != names[i - 1])
			names[(*n)++] = names[i];
	return names;
}
