// Class initialisers: which run before which.
#ifndef FACTS_INITIALISERS_H
#define FACTS_INITIALISERS_H

#include "world/world.h"

#define MAX_INITIALISERS 8

struct initialisers {
	uint32_t n, n_asked;
	const struct method *v[MAX_INITIALISERS];
};

struct initialiser_names {
	const struct name *clinit, *no_arguments;
};

// The code that initialises the class; NULL: none, or none of INPUT.
const struct method *initialiser_of(const struct initialiser_names *names,
	const struct klass *klass);

// Those that run before the class's own.
struct initialisers initialisers_above(const struct initialiser_names *names,
	const struct klass *klass);

// Such an interface is initialised before the classes that implement it.
bool interface_has_default(const struct klass *interface);

#endif
