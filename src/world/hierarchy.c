// Who is a subtype of whom. Superclasses form a chain whose links know their depth, so a class is
// found in it without a search; superinterfaces form a directed graph without cycles (link.c made
// sure) that is walked breadth-first, each interface once. Nothing here recurses: the input decides
// how deep a hierarchy is.
#include "world/supers.h"

#include "base/cursor.h"
#include "class/class.h"

#include <stdlib.h>

// ---- sets of interfaces ---------------------------------------------------------------------

void supers_release(struct supers *set)
{
	if (set->v != set->small)
		free(set->v);
	map_release(&set->seen);
}

static uint64_t filter_bit(const struct klass *klass)
{
	return (uint64_t)1 << klass->id % 64;
}

bool supers_has(const struct supers *set, const struct klass *klass)
{
	if (!(set->filter & filter_bit(klass)))
		return false;
	if (set->v != set->small)
		return map_get(&set->seen, (uintptr_t)klass) != NULL;
	for (uint32_t i = 0; i < set->n; i++)
		if (set->v[i] == klass)
			return true;
	return false;
}

static void move_to_heap(struct supers *set)
{
	set->cap = 4 * SUPERS_SMALL;
	set->v = xmalloc(set->cap * sizeof(*set->v));
	memcpy(set->v, set->small, sizeof(set->small));
	for (uint32_t i = 0; i < set->n; i++)
		map_put(&set->seen, (uintptr_t)set->v[i], NULL);
}

void supers_add(struct supers *set, const struct klass *klass)
{
	if (supers_has(set, klass))
		return;
	if (set->n == SUPERS_SMALL && set->v == set->small) {
		move_to_heap(set);
	} else if (set->n == set->cap) {
		set->cap *= 2;
		set->v = xrealloc(set->v, set->cap * sizeof(*set->v));
	}
	set->v[set->n++] = klass;
	set->filter |= filter_bit(klass);
	if (set->v != set->small)
		map_put(&set->seen, (uintptr_t)klass, NULL);
}

void supers_add_direct(struct supers *set, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		supers_add(set, klass->interfaces[i]);
}

void supers_add_chain(struct supers *set, const struct klass *klass)
{
	for (; klass; klass = klass->super)
		supers_add_direct(set, klass);
}

void supers_close(struct supers *set)
{
	for (uint32_t i = 0; i < set->n; i++) // grows while it is walked
		supers_add_direct(set, set->v[i]);
}

// ---- subtyping ------------------------------------------------------------------------------

static const struct klass *ancestor_at(const struct klass *klass, uint32_t depth)
{
	while (klass->depth > depth)
		klass = klass->super;
	return klass;
}

static bool is_subclass(const struct klass *sub, const struct klass *super)
{
	return ancestor_at(sub, super->depth) == super;
}

static bool lists(const struct klass *klass, const struct klass *interface)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		if (klass->interfaces[i] == interface)
			return true;
	return false;
}

static bool implements(const struct klass *sub, const struct klass *interface)
{
	bool has_indirect = false;
	for (const struct klass *k = sub; k; k = k->super) {
		if (lists(k, interface))
			return true;
		for (uint32_t i = 0; i < k->n_interfaces && !has_indirect; i++)
			has_indirect = k->interfaces[i]->n_interfaces != 0;
	}
	if (!has_indirect)
		return false;
	struct supers set;
	supers_init(&set);
	supers_add_chain(&set, sub);
	bool found = false;
	for (uint32_t i = 0; i < set.n && !found; i++) {
		found = lists(set.v[i], interface);
		supers_add_direct(&set, set.v[i]);
	}
	supers_release(&set);
	return found;
}

bool klass_is_subtype(const struct klass *sub, const struct klass *super)
{
	if (sub == super)
		return true;
	// Nobody knows what a phantom is, so it is looked for in both places.
	bool is_phantom = klass_is_phantom(super);
	if ((!super->is_interface || is_phantom) && is_subclass(sub, super))
		return true;
	return (super->is_interface || is_phantom) && implements(sub, super);
}

// ---- phantoms -------------------------------------------------------------------------------

// A phantom Object (there is no JDK) hides nothing: it has no supertypes.
static bool hides_supertypes(const struct klass *klass)
{
	return klass_is_phantom(klass) &&
		!slice_equal(name_slice(klass->name), SLICE("java/lang/Object"));
}

static const struct klass *root_of(const struct klass *klass)
{
	while (klass->super)
		klass = klass->super;
	return klass;
}

static bool has_phantom_interface(const struct klass *klass)
{
	struct supers set;
	supers_init(&set);
	supers_add_chain(&set, klass);
	supers_close(&set);
	bool found = false;
	for (uint32_t i = 0; i < set.n && !found; i++)
		found = klass_is_phantom(set.v[i]);
	supers_release(&set);
	return found;
}

bool klass_has_phantom_super(const struct klass *klass)
{
	return klass_is_phantom(root_of(klass)) || has_phantom_interface(klass);
}

bool klass_may_be_subtype(const struct klass *sub, const struct klass *super)
{
	if (klass_is_subtype(sub, super))
		return true;
	if (super->access & ACC_FINAL)
		return false;
	bool is_open = hides_supertypes(root_of(sub));
	// A phantom among the interfaces is an interface, and extends no class but Object.
	if (!is_open && (super->is_interface || klass_is_phantom(super)))
		is_open = has_phantom_interface(sub);
	return is_open && !klass_is_subtype(super, sub); // no cycles, JVMS 5.3.5
}

// ---- joins ----------------------------------------------------------------------------------

struct klass *klass_common_super(const struct world *world, struct klass *a, struct klass *b)
{
	if (a == b)
		return a;
	if (a->is_interface || b->is_interface)
		return world->object;
	while (a->depth > b->depth)
		a = a->super;
	while (b->depth > a->depth)
		b = b->super;
	while (a != b && a->super && b->super) {
		a = a->super;
		b = b->super;
	}
	return a == b ? a : world->object;
}

// ---- printing -------------------------------------------------------------------------------

void method_print(const struct method *method, struct buf *out)
{
	class_print_name(name_slice(method->owner->name), out);
	buf_char(out, '.');
	buf_slice(out, name_slice(method->name));
	buf_slice(out, name_slice(method->descriptor));
}

bool klass_declaration(const struct klass *klass, uint16_t *outer, uint16_t *access)
{
	struct slice bytes;
	if (!klass->file ||
		!attribute_find(klass->file, klass->file->attributes, ATTRIBUTE_InnerClasses, &bytes))
		return false;
	struct cursor c = cursor_of(bytes);
	for (uint32_t n = cursor_u2(&c); n > 0 && cursor_left(&c) > 0; n--) {
		uint16_t inner = cursor_u2(&c);
		*outer = cursor_u2(&c);
		cursor_u2(&c); // its simple name
		*access = cursor_u2(&c);
		if (inner == klass->file->this_class)
			return true;
	}
	return false;
}

bool klass_is_hidden(const struct klass *klass)
{
	uint16_t outer, access;
	return klass_declaration(klass, &outer, &access) && (outer == 0 || access & ACC_PRIVATE);
}
