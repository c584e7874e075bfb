// Places: access paths that mean something outside their method.
#ifndef ANALYSIS_STALE_VALUE_PLACE_H
#define ANALYSIS_STALE_VALUE_PLACE_H

#include "analysis/stale_value/stale_value.h"
#include "place/place.h"

struct sv_method;
// What getters return is the field that they read, once all methods have been looked at.
struct place place_of_path(const struct sv_method *m, const struct path *path);
struct place place_of_handed(const struct sv_method *m, uint32_t stage); // to the next one
struct place place_of_value(const struct sv_method *m, uint32_t value);
// Of a static, or of base; without place where that has none or is too long.
struct place place_of_field(const struct place *base, const struct field *field);
static inline struct place place_in_caller(const struct place *place, const struct place *arguments,
	uint32_t n_arguments)
{
	return place_translate(place, arguments, n_arguments, PLACE_PARTS);
}
static inline bool place_is_portable(const struct place *place)
{
	if (place->root == PLACE_NONE || place->root == PLACE_VALUE || place->root == PLACE_RESULT)
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
void place_print(const struct ir *ir, const struct place *place, struct buf *out);

#endif
