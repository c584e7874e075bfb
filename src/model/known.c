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

bool model_is_within(const struct klass *klass, enum model_known known)
{
	return slice_has_prefix(name_slice(klass->name), known_names[known]);
}
