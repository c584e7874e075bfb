// The methods and fields of one class, found by (name, descriptor). The tables are open-addressed
// arrays of index + 1, at most half full; a class file has at most 65535 members of a kind, so an
// index + 1 fits. Names are interned: two members have the same signature when both pointers are
// equal, and their hashes come with the names.
#include "base/hash.h"
#include "world/internal.h"

static uint16_t *new_table(uint32_t n, uint32_t *mask, struct arena *arena)
{
	uint32_t size = 2;
	while (size < 2 * n)
		size *= 2;
	*mask = size - 1;
	return ARENA_ARRAY(arena, uint16_t, size);
}

// JVMS 4.5 and 4.6: no two fields, no two methods have the same name and descriptor. No JVM would
// load the class; we use the first and say so, once. Duplicates keep their place in the array.
struct duplicates {
	const struct member *first;
	uint32_t n;
};

static void count_duplicate(struct duplicates *duplicates, const struct member *member)
{
	if (duplicates->n++ == 0)
		duplicates->first = member;
}

static void note_duplicates(struct world *world, const struct klass *klass, const char *what,
	const struct duplicates *duplicates)
{
	struct arena scratch;
	if (duplicates->n == 0)
		return;
	const struct class *file = klass->file;
	// Flags, name, descriptor and the number of its attributes come before them.
	uint32_t at = (uint32_t)(duplicates->first->attributes.at - file->bytes.ptr) - 8;
	arena_init(&scratch);
	struct slice place = klass->entry ? input_place(klass->entry, &scratch)
									  : name_slice(klass->name);
	notes_add(world->notes, NOTE_WARNING, 0,
		"%.*s: offset 0x%x: second %s %.*s %.*s is ignored (%u such in this class)",
		SLICE_ARG(place), at, what, SLICE_ARG(member_name(file, duplicates->first)),
		SLICE_ARG(member_descriptor(file, duplicates->first)), duplicates->n);
	arena_release(&scratch);
}

// ---- methods --------------------------------------------------------------------------------

// The slot of that signature, or the free one where it belongs.
static uint32_t method_slot_at(const struct klass *klass, const struct name *name,
	const struct name *descriptor, uint32_t hash)
{
	uint32_t i = hash & klass->method_mask;
	for (; klass->method_table[i]; i = (i + 1) & klass->method_mask) {
		const struct method *m = &klass->methods[klass->method_table[i] - 1];
		if (m->name == name && m->descriptor == descriptor)
			break;
	}
	return i;
}

static uint32_t method_slot(const struct klass *klass, const struct name *name,
	const struct name *descriptor)
{
	return method_slot_at(klass, name, descriptor, signature_hash(name, descriptor));
}

static void add_method(struct world *world, struct klass *klass, uint16_t index,
	struct duplicates *duplicates)
{
	const struct member *member = &klass->file->methods[index];
	struct method *m = &klass->methods[index];

	m->index = index;
	m->access = member->access;
	m->owner = klass;
	m->name = intern_slice(world->names, member_name(klass->file, member));
	m->descriptor = intern_slice(world->names, member_descriptor(klass->file, member));
	m->member = member;
	uint32_t slot = method_slot(klass, m->name, m->descriptor);
	if (klass->method_table[slot])
		count_duplicate(duplicates, member);
	else
		klass->method_table[slot] = (uint16_t)(index + 1);
}

struct method *klass_method_hashed(const struct klass *klass, const struct name *name,
	const struct name *descriptor, uint32_t hash)
{
	if (klass->n_methods == 0)
		return NULL;
	uint16_t entry = klass->method_table[method_slot_at(klass, name, descriptor, hash)];
	return entry ? &klass->methods[entry - 1] : NULL;
}

struct method *klass_method(const struct klass *klass, const struct name *name,
	const struct name *descriptor)
{
	return klass_method_hashed(klass, name, descriptor, signature_hash(name, descriptor));
}

struct method *klass_method_named(const struct world *world, const struct klass *klass,
	const char *name, const char *descriptor)
{
	const struct name *n = intern_find(world->names, slice_of_string(name));
	const struct name *d = intern_find(world->names, slice_of_string(descriptor));
	return n && d ? klass_method(klass, n, d) : NULL;
}

// ---- fields ---------------------------------------------------------------------------------

static uint32_t field_slot(const struct klass *klass, const struct name *name,
	const struct name *descriptor)
{
	uint32_t i = signature_hash(name, descriptor) & klass->field_mask;
	for (; klass->field_table[i]; i = (i + 1) & klass->field_mask) {
		const struct field *f = &klass->fields[klass->field_table[i] - 1];
		if (f->name == name && f->descriptor == descriptor)
			break;
	}
	return i;
}

static void add_field(struct world *world, struct klass *klass, uint16_t index,
	struct duplicates *duplicates)
{
	const struct member *member = &klass->file->fields[index];
	struct field *f = &klass->fields[index];

	f->index = index;
	f->access = member->access;
	f->owner = klass;
	f->name = intern_slice(world->names, member_name(klass->file, member));
	f->descriptor = intern_slice(world->names, member_descriptor(klass->file, member));
	f->member = member;
	uint32_t slot = field_slot(klass, f->name, f->descriptor);
	if (klass->field_table[slot])
		count_duplicate(duplicates, member);
	else
		klass->field_table[slot] = (uint16_t)(index + 1);
}

struct field *klass_field(const struct klass *klass, const struct name *name,
	const struct name *descriptor)
{
	if (klass->n_fields == 0)
		return NULL;
	uint16_t entry = klass->field_table[field_slot(klass, name, descriptor)];
	return entry ? &klass->fields[entry - 1] : NULL;
}

// ---- both -----------------------------------------------------------------------------------

void members_build(struct world *world, struct klass *klass, struct arena *arena)
{
	struct duplicates methods = { NULL, 0 }, fields = { NULL, 0 };

	klass->n_methods = klass->file->n_methods;
	if (klass->n_methods) {
		klass->methods = ARENA_ARRAY(arena, struct method, klass->n_methods);
		klass->method_table = new_table(klass->n_methods, &klass->method_mask, arena);
	}
	for (uint32_t i = 0; i < klass->n_methods; i++)
		add_method(world, klass, (uint16_t)i, &methods);
	note_duplicates(world, klass, "method", &methods);

	klass->n_fields = klass->file->n_fields;
	if (klass->n_fields) {
		klass->fields = ARENA_ARRAY(arena, struct field, klass->n_fields);
		klass->field_table = new_table(klass->n_fields, &klass->field_mask, arena);
	}
	for (uint32_t i = 0; i < klass->n_fields; i++)
		add_field(world, klass, (uint16_t)i, &fields);
	note_duplicates(world, klass, "field", &fields);
}
