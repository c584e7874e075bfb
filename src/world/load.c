// Finding and reading classes. INPUT is read whole and in parallel; everything else by name, when
// somebody asks. Ids are given out in the order of INPUT's names, then in the order of asking, so they
// do not depend on the number of threads.
#include "base/hash.h"
#include "base/pool.h"
#include "world/internal.h"

#include <stdlib.h>

#define CLASSES_A_BATCH 16

struct world *world_new(struct input *input, struct notes *notes, uint32_t jobs)
{
	struct world *world = xcalloc(1, sizeof(*world));
	struct world_private *private = xcalloc(1, sizeof(*private));

	world->input = input;
	world->notes = notes;
	world->names = intern_new();
	world->private = private;
	private->jobs = jobs ? jobs : 1;
	private->arenas = xcalloc_apart(private->jobs, sizeof(*private->arenas));
	vec_push(&private->classes, NULL);
	vec_push(&private->methods, NULL);
	vec_push(&private->fields, NULL);
	return world;
}

static void free_subtypes(struct world *world)
{
	for (uint32_t id = 1; id <= world->n_classes; id++)
		free(world->classes[id]->subtypes);
}

void world_free(struct world *world)
{
	if (!world)
		return;
	struct world_private *private = world->private;
	free_subtypes(world);
	for (uint32_t i = 0; i < private->jobs; i++)
		arena_release(&private->arenas[i].arena);
	free(private->arenas);
	free(private->by_name);
	vec_release(&private->pending);
	vec_release(&private->classes);
	vec_release(&private->methods);
	vec_release(&private->fields);
	free(private);
	intern_free(world->names);
	free(world);
}

// ---- one class ------------------------------------------------------------------------------

// A directory given as INPUT may lie above or below the root of the packages; then one name is the
// tail of the other. Anything else is a class that lies about its name: no ordinary class loader
// would take it, but Jython's does, so it is noted and kept under the name it claims.
static bool names_agree(struct slice by_place, struct slice by_bytes)
{
	struct slice longer = by_place.len > by_bytes.len ? by_place : by_bytes;
	struct slice shorter = by_place.len > by_bytes.len ? by_bytes : by_place;
	size_t more = longer.len - shorter.len;
	return slice_has_suffix(longer, shorter) && (more == 0 || longer.ptr[more - 1] == '/');
}

static void complain(struct world *world, const struct input_entry *entry, uint32_t order,
	const struct err *err)
{
	struct arena scratch;
	arena_init(&scratch);
	struct slice place = input_place(entry, &scratch);
	notes_add_err(world->notes, NOTE_WARNING, order, place, err);
	arena_release(&scratch);
}

static void note_version(struct world *world, uint16_t major)
{
	_Atomic uint16_t *newest = &world->private->newest;
	uint16_t known = atomic_load_explicit(newest, memory_order_relaxed);
	while (known < major && !atomic_compare_exchange_weak(newest, &known, major))
		;
}

uint16_t world_newest_major(const struct world *world)
{
	return atomic_load(&world->private->newest);
}

// Parsed, with names and constants checked. The code of INPUT is going to be looked at, and a class
// with bad code does not count; of other classes often only the hierarchy is needed, and their code is
// checked when they are opened.
static const struct class *read_file(struct world *world, const struct input_entry *entry,
	struct arena *arena, struct err *err)
{
	struct slice bytes;
	if (!input_read(world->input, entry, arena, &bytes, err))
		return NULL;
	note_version(world, class_major(bytes));
	struct raw_class *raw = class_parse(bytes, arena, err);
	const struct class *file = raw ? class_check(raw, arena, err) : NULL;
	if (file && entry->role == ROLE_INPUT && !class_check_code(file, arena, err))
		return NULL;
	return file;
}

// Reads and parses one entry; NULL with a note when it cannot be used.
static struct klass *read_class(struct world *world, uint32_t index, struct arena *arena)
{
	const struct input_entry *entry = input_entry(world->input, index);
	struct arena_mark before = arena_mark(arena);
	struct err err = ERR_INIT;
	const struct class *file = read_file(world, entry, arena, &err);

	if (!file) {
		complain(world, entry, index, &err);
		arena_reset(arena, before);
		return NULL;
	}
	struct klass *klass = ARENA_NEW(arena, struct klass);
	klass->has_wrong_name = !names_agree(entry->class_name, class_name(file));
	if (klass->has_wrong_name) {
		err_set_at(&err, ERR_INPUT, file->offsets[class_u2(file, file->this_class)] - 1,
			"claims to be %.*s", SLICE_ARG(slice_until(class_name(file), 180)));
		complain(world, entry, index, &err);
	}
	klass->is_code_checked = entry->role == ROLE_INPUT;
	klass->name = intern_slice(world->names, class_name(file));
	klass->file = file;
	klass->entry = entry;
	klass->role = entry->role;
	klass->access = file->access;
	klass->is_interface = file->access & ACC_INTERFACE;
	klass->nest_host = klass;
	if (!world->private->skips_members)
		members_build(world, klass, arena);
	return klass;
}

bool world_check_code(struct world *world, struct klass *klass)
{
	struct err err = ERR_INIT;
	if (klass->is_code_checked || !klass->file)
		return !klass->has_bad_code;
	klass->is_code_checked = true;
	if (class_check_code(klass->file, &world->private->arenas[0].arena, &err))
		return true;
	complain(world, klass->entry, klass->id, &err);
	klass->has_bad_code = true;
	for (uint32_t i = 0; i < klass->file->n_methods; i++) // out of everybody's reach
		klass->file->methods[i].code = NULL;
	return false;
}

// ---- ids ------------------------------------------------------------------------------------

static void number_members(struct world *world, struct klass *klass)
{
	struct world_private *private = world->private;
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		klass->methods[i].id = private->methods.n;
		vec_push(&private->methods, &klass->methods[i]);
	}
	for (uint32_t i = 0; i < klass->n_fields; i++) {
		klass->fields[i].id = private->fields.n;
		vec_push(&private->fields, &klass->fields[i]);
	}
	world->methods = private->methods.v;
	world->n_methods = private->methods.n - 1;
	world->fields = private->fields.v;
	world->n_fields = private->fields.n - 1;
}

static void add_class(struct world *world, struct klass *klass)
{
	struct world_private *private = world->private;
	klass->id = private->classes.n;
	vec_push(&private->classes, klass);
	vec_push(&private->pending, klass);
	world->classes = private->classes.v;
	world->n_classes = private->classes.n - 1;
	if (!klass->is_shadowed)
		names_add(private, klass);
	number_members(world, klass);
}

static struct klass *new_phantom(struct world *world, const struct name *name)
{
	struct klass *klass = ARENA_NEW(&world->private->arenas[0].arena, struct klass);
	klass->name = name;
	klass->nest_host = klass;
	world->counts.phantoms++;
	return klass;
}

struct klass *load_class(struct world *world, struct slice name)
{
	struct klass *klass = names_find(world->private, name, hash_bytes(name));
	if (klass) {
		show_class(world, klass);
		return klass;
	}
	uint32_t entry = input_find(world->input, name);
	if (entry != UINT32_MAX)
		klass = read_class(world, entry, &world->private->arenas[0].arena);
	// An entry may hold a class of a longer or shorter name: that is not the one asked for.
	if (!klass || !slice_equal(name_slice(klass->name), name))
		klass = new_phantom(world, intern_slice(world->names, name));
	add_class(world, klass);
	return klass;
}

struct klass *world_find(struct world *world, struct slice name)
{
	struct klass *klass = load_class(world, name);
	link_pending(world);
	return klass;
}

struct klass *world_find_string(struct world *world, const char *name)
{
	return world_find(world, slice_of_string(name));
}

void world_skip_members(struct world *world)
{
	world->private->skips_members = true;
}

// ---- INPUT ----------------------------------------------------------------------------------

struct input_load {
	struct world *world;
	struct klass **slots;
};

static void load_slot(void *context, uint32_t item, uint32_t worker)
{
	struct input_load *load = context;
	if (world_is_over(load->world))
		return;
	load->slots[item] = read_class(load->world, item, &load->world->private->arenas[worker].arena);
}

static uint32_t count_input_entries(const struct input *input)
{
	uint32_t n = 0;
	while (n < input_n_entries(input) && input_entry(input, n)->role == ROLE_INPUT)
		n++;
	return n;
}

static void note_shadowed(struct world *world, const struct klass *klass, const struct klass *first,
	uint32_t order)
{
	struct arena scratch;
	arena_init(&scratch);
	struct slice here = input_place(klass->entry, &scratch);
	struct slice there = input_place(first->entry, &scratch);
	notes_add(world->notes, NOTE_INFO, order,
		"%.*s: not looked at further, the class is in %.*s too", SLICE_ARG(here), SLICE_ARG(there));
	arena_release(&scratch);
}

struct read_class {
	struct klass *klass;
	uint32_t order; // in the input
};

// Of one name: as the input has them.
static int compare_read(const void *left, const void *right)
{
	const struct read_class *a = left, *b = right;
	int order = slice_compare(name_slice(a->klass->name), name_slice(b->klass->name));
	return order ? order : a->order < b->order ? -1 : a->order > b->order;
}

static void add_input_class(struct world *world, const struct read_class *read)
{
	struct klass *klass = read->klass;
	struct klass *first = names_find(world->private, name_slice(klass->name), klass->name->hash);
	klass->is_shadowed = first != NULL;
	// Every module has a class of the name module-info: no reason to talk about it.
	if (first && !(klass->access & ACC_MODULE))
		note_shadowed(world, klass, first, read->order);
	add_class(world, klass);
	world->counts.input_classes++;
	world->counts.wrong_names += klass->has_wrong_name;
}

// Ids are given out by name, so that it makes no difference where in the input a class is.
static void add_input_classes(struct world *world, struct klass *const *slots, uint32_t n)
{
	VEC(struct read_class) all = { 0 };
	for (uint32_t i = 0; i < n; i++)
		if (slots[i])
			vec_push(&all, (struct read_class){ slots[i], i });
	world->counts.skipped += n - all.n;
	if (all.n)
		qsort(all.v, all.n, sizeof(*all.v), compare_read);
	for (uint32_t i = 0; i < all.n; i++)
		add_input_class(world, &all.v[i]);
	vec_release(&all);
}

void world_load_input(struct world *world)
{
	uint32_t n = count_input_entries(world->input);
	struct input_load load = { world, xcalloc(n, sizeof(struct klass *)) };

	names_reserve(world->private, n);
	pool_run(world->private->jobs, n, CLASSES_A_BATCH, load_slot, &load);
	add_input_classes(world, load.slots, n);
	free(load.slots);
	link_pending(world);
	world->object = world_find_string(world, "java/lang/Object");
}
