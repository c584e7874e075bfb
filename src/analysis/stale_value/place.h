// Places: access paths that mean something outside their method.
#ifndef ANALYSIS_STALE_VALUE_PLACE_H
#define ANALYSIS_STALE_VALUE_PLACE_H

#include "analysis/stale_value/stale_value.h"

enum place_root {
	ROOT_NONE,   // no place
	ROOT_PARAM,  // param, `this` being 0 of instance methods
	ROOT_STATIC, // id: field
	ROOT_CLASS,  // id: class
	ROOT_VALUE,  // id: value of the method; means nothing outside
	ROOT_RESULT, // of effects: what the method returns, or what is in the Optional that it returns
};

#define PLACE_PARTS 4
#define PART_CONSTANT UINT32_C(0x80000000) // an element, by the index
#define PART_VALUE UINT32_C(0xc0000000)    // an element, by the value that is the index
#define PART_KIND UINT32_C(0xc0000000)
#define PART_SHAPE UINT32_C(0xa0000000) // an element, by how the index is computed from a key

struct place {
	uint8_t root; // enum place_root
	uint8_t n;
	uint16_t param;
	uint32_t id;
	uint32_t parts[PLACE_PARTS]; // field ids, or elements; what is not used is 0
};

struct sv_method;
// What getters return is the field that they read, once all methods have been looked at.
struct place place_of_path(const struct sv_method *m, const struct path *path);
struct place place_of_handed(const struct sv_method *m, uint32_t stage); // to the next one
struct place place_of_value(const struct sv_method *m, uint32_t value);
// Of a static, or of base; without place where that has none or is too long.
struct place place_of_field(const struct place *base, const struct field *field);
bool place_equal(const struct place *a, const struct place *b);
// Does `place` go on from where prefix ends?
bool place_has_prefix(const struct place *place, const struct place *prefix);
// With the parameters of the callee replaced by the caller's arguments.
struct place place_translate(const struct place *place, const struct place *arguments,
	uint32_t n_arguments);
static inline bool place_is_portable(const struct place *place)
{
	if (place->root == ROOT_NONE || place->root == ROOT_VALUE || place->root == ROOT_RESULT)
		return false;
	for (uint32_t i = 0; i < place->n; i++)
		if ((place->parts[i] & PART_KIND) == PART_VALUE)
			return false;
	return true;
}
static inline bool place_has_shape(const struct place *place)
{
	for (uint32_t i = 0; i < place->n; i++)
		if ((place->parts[i] & UINT32_C(0xe0000000)) == PART_SHAPE)
			return true;
	return false;
}
// The last field in it, or NULL.
const struct field *place_field(const struct world *world, const struct place *place);
void place_print(const struct ir *ir, const struct place *place, struct buf *out);

#endif
