// Classes and methods of the JDK that the program itself speaks of, so that their names are in one place.
#ifndef MODEL_KNOWN_H
#define MODEL_KNOWN_H

#include <stdbool.h>

#include "base/slice.h"
#include "world/world.h"

enum model_known {
#define MODEL_KNOWN(name, text) MODEL_KNOWN_##name,
#include "model/words.def"
	MODEL_N_KNOWN,
};

// In its internal form; of a package with a '/' at its end.
struct slice model_known_name(enum model_known known);
// Is it this class?
bool model_is_known(const struct klass *klass, enum model_known known);
// Or a class or interface below it, as far as these are known?
bool model_is_a(const struct klass *klass, enum model_known known);
// Is it of this package, or of one below; or does its name begin like this class's?
bool model_is_within(const struct klass *klass, enum model_known known);
// NULL where it is not loaded.
static inline struct klass *model_known_class(const struct world *world, enum model_known known)
{
	return world_loaded(world, model_known_name(known));
}

enum model_member {
#define MODEL_MEMBER(name, class, method, descriptor) MODEL_MEMBER_##name,
#include "model/words.def"
	MODEL_N_MEMBERS,
};
// Loads its class, if it is not there yet; NULL where that is missing.
const struct method *model_member(struct world *world, enum model_member member);
// The method of that name that every object has: its text, its hash; NULL: none.
const struct method *model_of_every_object(const struct world *world, const struct name *name);
bool model_is_member(const struct method *method, enum model_member member);
// Is it of that name, in a subtype of that class?
bool model_may_override(const struct world *world, const struct method *method,
	enum model_member member);

#endif
