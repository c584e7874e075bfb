// What a user may have meant by a name that is not there.
#ifndef CLI_NEAREST_H
#define CLI_NEAREST_H

#include "cli/cli.h"

// Of the names that are offered one after the other, the nearest to what was typed.
struct nearest {
	const char *typed;
	const char *name; // borrowed; NULL: none is near
	uint32_t distance;
};

// Names are compared with and without their package.
void nearest_offer(struct nearest *nearest, const char *name);

// The nearest class of INPUT, with dots, or NULL; in the arena.
const char *nearest_class(const struct world *world, const char *typed, struct arena *arena);

#endif
