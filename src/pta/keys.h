// Numbers of objects that do not depend on the order in which a solver came to them: what they are, hashed. Two
// that are different may have the same number, which only makes sets larger; it does not happen.
#ifndef PTA_KEYS_H
#define PTA_KEYS_H

#include "pta/internal.h"

struct keys {
	const struct pta *pta;
	uint64_t *objects, *nodes, *origins; // 0: not yet
};

void keys_init(struct keys *keys, const struct pta *pta);
void keys_release(struct keys *keys);
uint64_t key_of_object(struct keys *keys, uint32_t object);

#endif
