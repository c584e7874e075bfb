// What code that cannot be seen may call of an object that it was given.
#ifndef PTA_CALLBACKS_H
#define PTA_CALLBACKS_H

#include "world/world.h"

// A method of the class that overrides one from outside: of the JDK, or of a class that is missing.
bool is_called_back(const struct klass *klass, const struct method *method);

#endif
