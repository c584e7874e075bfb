// Locks, in the terms of a frame.
#ifndef LIBRARY_PLACE_H
#define LIBRARY_PLACE_H

#include "place/place.h"

#define LIBRARY_PARTS 3 // of a place, at most

struct lib_lock {
	struct place place; // NONE: some lock
	uint8_t is_read;
};

struct lib_locks {
	uint32_t n;
	struct lib_lock *all;
};

#endif
