// A growing set of interfaces that remembers the order in which they came. Lives on the stack while
// it is small, which it nearly always is: there a 64-bit filter answers most questions, and a look
// through the list the rest. Beyond SUPERS_SMALL it moves to the heap, with a map beside it.
//
//     struct supers set;
//     supers_init(&set);
//     supers_add_chain(&set, klass);
//     supers_close(&set);           // now set.v[0 .. set.n) are all superinterfaces of klass
//     supers_release(&set);
//
// Every interface is looked at once, so a lattice of n interfaces costs its edges, not its paths.
#ifndef WORLD_SUPERS_H
#define WORLD_SUPERS_H

#include "base/map.h"
#include "world/world.h"

#ifdef RADDLE_STRESS
#define SUPERS_SMALL 2
#else
#define SUPERS_SMALL 32
#endif

struct supers {
	const struct klass **v;
	uint32_t n, cap;
	uint64_t filter; // bit id % 64 is set for every member
	struct map seen; // used from the move to the heap on
	const struct klass *small[SUPERS_SMALL];
};

static inline void supers_init(struct supers *set)
{
	set->v = set->small;
	set->n = 0;
	set->cap = SUPERS_SMALL;
	set->filter = 0;
	set->seen = (struct map){ 0 };
}

void supers_release(struct supers *set);
bool supers_has(const struct supers *set, const struct klass *klass);
void supers_add(struct supers *set, const struct klass *klass);

// The direct superinterfaces of klass.
void supers_add_direct(struct supers *set, const struct klass *klass);
// Those of klass and of all its superclasses, nearest first.
void supers_add_chain(struct supers *set, const struct klass *klass);
// Adds what the members extend, directly or not.
void supers_close(struct supers *set);

#endif
