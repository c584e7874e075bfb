// An object as a method's frame sees it: a parameter or a static, then at most three fields.
#ifndef LIBRARY_PLACE_H
#define LIBRARY_PLACE_H

#include <stdint.h>

enum place_root {
	PLACE_UNKNOWN,
	PLACE_PARAM,  // number: which; `this` is 0 of instance methods
	PLACE_STATIC, // what is in the static field `number`
	PLACE_CLASS,  // the class object of class `number`
	PLACE_NEW,    // made in the method, or by a call that returns something new
	PLACE_RESULT, // of call `number` of the method; not in summaries
	PLACE_OUTER,  // the object around the receiver, of class `number`; in cells only
};

#define PLACE_FIELDS 3
#define PLACE_ELEMENT UINT32_MAX // instead of a field: an element of an array or a container

struct lib_place {
	uint8_t root; // enum place_root
	uint8_t n;
	uint16_t unused;
	uint32_t number;
	uint32_t fields[PLACE_FIELDS]; // ids
};

struct lib_lock {
	struct lib_place place; // UNKNOWN: some lock
	uint8_t is_read;
};

struct lib_locks {
	uint32_t n;
	struct lib_lock *all;
};

#endif
