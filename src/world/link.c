// Supertypes, subtypes and depths. Works on batches: whatever was loaded since the last time. The
// walk is iterative, for a chain of superclasses may be as long as the input likes. Classes on a
// cycle of supertypes (which a JVM refuses, JVMS 5.3.5) become phantoms.
#include "base/bug.h"
#include "world/internal.h"

#include <stdlib.h>

static void link_nest(struct world *world, struct klass *klass)
{
	struct slice bytes;
	if (!attribute_find(klass->file, klass->file->attributes, ATTRIBUTE_NestHost, &bytes) ||
		bytes.len != 2)
		return;
	uint16_t index = bytes_u2(bytes.ptr);
	if (index < klass->file->n_constants && klass->file->tags[index] == CONSTANT_Class)
		klass->nest_host = load_class(world, class_name_at(klass->file, index));
}

static void link_supers(struct world *world, struct klass *klass)
{
	const struct class *file = klass->file;
	if (!file)
		return;
	if (file->super_class)
		klass->super = load_class(world, class_super_name(file));
	klass->n_interfaces = file->n_interfaces;
	klass->interfaces = ARENA_ARRAY(&world->private->arenas[0].arena, struct klass *,
		file->n_interfaces);
	for (uint32_t i = 0; i < file->n_interfaces; i++)
		klass->interfaces[i] = load_class(world, class_name_at(file, file->interfaces[i]));
	link_nest(world, klass);
}

// ---- cycles ---------------------------------------------------------------------------------

enum color { WHITE, GREY, BLACK };

struct frame {
	struct klass *klass;
	uint32_t next; // 0: the superclass, i: interfaces[i - 1]
};

struct walk {
	struct world *world;
	uint32_t first; // ids below are linked already
	uint8_t *colors;
	VEC(struct frame) stack;
};

static void become_phantom(struct world *world, struct klass *klass)
{
	struct arena scratch;
	arena_init(&scratch);
	struct slice place = input_place(klass->entry, &scratch);
	uint32_t this_at = klass->file->offsets[klass->file->this_class] - 1;
	notes_add(world->notes, NOTE_WARNING, klass->id, "%.*s: offset 0x%x: is its own supertype",
		SLICE_ARG(place), this_at);
	arena_release(&scratch);
	if (klass->role == ROLE_INPUT) {
		world->counts.input_classes--;
		world->counts.skipped++;
	}
	world->counts.phantoms++;
	klass->file = NULL;
	klass->entry = NULL;
	klass->super = NULL;
	klass->n_interfaces = klass->n_methods = klass->n_fields = 0;
	klass->method_mask = klass->field_mask = 0;
	klass->method_table = klass->field_table = NULL;
	klass->is_interface = false;
}

static void break_cycle(struct walk *walk, const struct klass *closing)
{
	for (uint32_t i = walk->stack.n; i > 0; i--) {
		struct klass *klass = walk->stack.v[i - 1].klass;
		bool is_last = klass == closing;
		if (klass->file)
			become_phantom(walk->world, klass);
		if (is_last)
			return;
	}
}

static struct klass *next_super(struct frame *frame)
{
	struct klass *klass = frame->klass;
	while (klass->file && frame->next <= klass->n_interfaces) {
		uint32_t i = frame->next++;
		struct klass *super = i == 0 ? klass->super : klass->interfaces[i - 1];
		if (super)
			return super;
	}
	return NULL;
}

static void walk_from(struct walk *walk, struct klass *start)
{
	if (walk->colors[start->id - walk->first] != WHITE)
		return;
	walk->colors[start->id - walk->first] = GREY;
	vec_push(&walk->stack, (struct frame){ start, 0 });
	while (walk->stack.n) {
		struct frame *top = &walk->stack.v[walk->stack.n - 1];
		struct klass *super = next_super(top);
		if (!super) {
			top->klass->depth = top->klass->super ? top->klass->super->depth + 1 : 0;
			walk->colors[top->klass->id - walk->first] = BLACK;
			walk->stack.n--;
		} else if (super->id >= walk->first) {
			uint8_t *color = &walk->colors[super->id - walk->first];
			if (*color == GREY) {
				break_cycle(walk, super);
			} else if (*color == WHITE) {
				*color = GREY;
				vec_push(&walk->stack, (struct frame){ super, 0 });
			}
		}
	}
}

// ---- subtypes -------------------------------------------------------------------------------

static void add_subtype(struct klass *super, struct klass *sub)
{
	if (super->n_subtypes == super->subtypes_cap) {
		super->subtypes_cap = super->subtypes_cap ? super->subtypes_cap * 2 : 4;
		super->subtypes = xrealloc(super->subtypes, super->subtypes_cap * sizeof(struct klass *));
	}
	super->subtypes[super->n_subtypes++] = sub;
}

static void link_subtypes(struct klass *klass)
{
	if (!klass->file)
		return;
	if (klass->super)
		add_subtype(klass->super, klass);
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		add_subtype(klass->interfaces[i], klass);
}

// It is among the subtypes of others again, when they are there.
static void show_supers(struct world *world, const struct klass *klass)
{
	if (klass->super)
		show_class(world, klass->super);
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		show_class(world, klass->interfaces[i]);
	show_class(world, klass->nest_host);
}

static bool is_linked(const struct world *world, const struct klass *klass)
{
	return klass->id <= world->private->n_linked;
}

void link_pending(struct world *world)
{
	struct world_private *private = world->private;
	if (private->pending.n == 0)
		return;
	struct walk walk = { .world = world, .first = private->n_linked + 1 };
	for (uint32_t i = 0; i < private->pending.n; i++) { // grows while it is walked
		if (is_linked(world, private->pending.v[i]))
			show_supers(world, private->pending.v[i]);
		else
			link_supers(world, private->pending.v[i]);
	}
	walk.colors = xcalloc(private->pending.n, 1);
	for (uint32_t i = 0; i < private->pending.n; i++)
		if (!is_linked(world, private->pending.v[i]))
			walk_from(&walk, private->pending.v[i]);
	for (uint32_t i = 0; i < private->pending.n; i++)
		link_subtypes(private->pending.v[i]);
	private->n_linked = world->n_classes;
	free(walk.colors);
	vec_release(&walk.stack);
	vec_clear(&private->pending);
}
