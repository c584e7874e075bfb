// An object as a method's frame sees it: a root, then fields and elements. The one type for it: summaries speak in
// places, and a caller puts its arguments in for the parameters.
#ifndef PLACE_PLACE_H
#define PLACE_PLACE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "world/world.h"

enum place_root {
	PLACE_NONE,   // nothing is known, or it has more parts than are kept
	PLACE_PARAM,  // number: which; `this` is 0 of instance methods
	PLACE_STATIC, // what is in the static field `number`
	PLACE_CLASS,  // the class object of class `number`
	PLACE_NEW,    // made in the method, or by a call that returns something new
	PLACE_RESULT, // of call `number` of the method; of an effect: what the method returns
	PLACE_OUTER,  // the object around the receiver, of class `number`
	PLACE_VALUE,  // value or expression `number` of the method: means nothing outside
};

#define PLACE_PARTS 4

// A part is the id of a field, or an element with PART_ELEMENT.
#define PART_ELEMENT UINT32_C(0x80000000)
#define PART_CONSTANT PART_ELEMENT      // by its index
#define PART_SHAPE UINT32_C(0xa0000000) // by how the index is computed from a key
#define PART_VALUE UINT32_C(0xc0000000) // by the value that is the index
#define PART_ANY_ELEMENT UINT32_MAX     // some element of an array or a container
#define PART_KIND UINT32_C(0xc0000000)

struct place {
	uint8_t root; // enum place_root
	uint8_t n;
	uint16_t unused;
	uint32_t number;
	uint32_t parts[PLACE_PARTS]; // what is not used is 0
};

static inline bool part_is_field(uint32_t part)
{
	return !(part & PART_ELEMENT);
}

// The same root and parts; two that are not known are equal, too.
bool place_equal(const struct place *a, const struct place *b);
// Surely one object in one frame.
static inline bool place_is_same(const struct place *a, const struct place *b)
{
	return a->root != PLACE_NONE && place_equal(a, b);
}
// Does `place` go on from where prefix ends?
bool place_has_prefix(const struct place *place, const struct place *prefix);

// NONE where there are `most` parts already.
struct place place_extend(struct place place, uint32_t part, uint32_t most);
// With the caller's arguments for the parameters.
struct place place_translate(const struct place *place, const struct place *arguments,
	uint32_t n_arguments, uint32_t most);
// The last field in it, or NULL.
const struct field *place_field(const struct world *world, const struct place *place);

// What is behind the root: ".lock[i]".
void place_print_parts(const struct world *world, const struct place *place, struct buf *out);

#endif
