// Names that the program itself speaks of.
#include "model/model.h"

static const struct slice known_names[MODEL_N_KNOWN] = {
#define MODEL_KNOWN(name, text) \
	[MODEL_KNOWN_##name] = { (const uint8_t *)(text), sizeof(text) - 1 },
#include "model/words.def"
};

struct slice model_known_name(enum model_known known)
{
	return known_names[known];
}

bool model_is_known(const struct klass *klass, enum model_known known)
{
	return slice_equal(name_slice(klass->name), known_names[known]);
}

bool model_is_a(const struct klass *klass, enum model_known known)
{
	for (; klass; klass = klass->super) {
		if (model_is_known(klass, known))
			return true;
		for (uint32_t i = 0; i < klass->n_interfaces; i++)
			if (model_is_a(klass->interfaces[i], known))
				return true;
	}
	return false;
}

bool model_is_within(const struct klass *klass, enum model_known known)
{
	return slice_has_prefix(name_slice(klass->name), known_names[known]);
}

static const struct {
	const char *klass, *name, *descriptor;
} members[MODEL_N_MEMBERS] = {
#define MODEL_MEMBER(name, class, method, descriptor) \
	[MODEL_MEMBER_##name] = { class, method, descriptor },
#include "model/words.def"
};

const struct method *model_member(struct world *world, enum model_member member)
{
	const struct klass *klass = world_loaded(world, slice_of_string(members[member].klass));
	if (!klass)
		klass = world_find_string(world, members[member].klass);
	return klass_is_phantom(klass)
		? NULL
		: klass_method_named(world, klass, members[member].name, members[member].descriptor);
}

const struct method *model_of_every_object(const struct world *world, const struct name *name)
{
	const struct klass *object = world->object;
	for (uint32_t i = 0; i < object->n_methods; i++)
		if (object->methods[i].name == name)
			return &object->methods[i];
	return NULL;
}

bool model_is_member(const struct method *method, enum model_member member)
{
	return slice_equal(name_slice(method->name), slice_of_string(members[member].name)) &&
		slice_equal(name_slice(method->descriptor), slice_of_string(members[member].descriptor)) &&
		slice_equal(name_slice(method->owner->name), slice_of_string(members[member].klass));
}

bool model_may_override(const struct world *world, const struct method *method,
	enum model_member member)
{
	const struct klass *klass = world_loaded(world, slice_of_string(members[member].klass));
	return klass && klass_is_subtype(method->owner, klass) &&
		slice_equal(name_slice(method->name), slice_of_string(members[member].name));
}
