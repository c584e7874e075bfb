#include "place/place.h"

#include <string.h>

bool place_equal(const struct place *a, const struct place *b)
{
	return a->root == b->root && a->n == b->n && a->number == b->number &&
		memcmp(a->parts, b->parts, a->n * sizeof(*a->parts)) == 0;
}

bool place_has_prefix(const struct place *place, const struct place *prefix)
{
	return prefix->root != PLACE_NONE && place->root == prefix->root &&
		place->number == prefix->number && prefix->n <= place->n &&
		memcmp(place->parts, prefix->parts, prefix->n * sizeof(*place->parts)) == 0;
}

struct place place_extend(struct place place, uint32_t part, uint32_t most)
{
	if (place.root == PLACE_NONE || place.n >= most)
		return (struct place){ 0 };
	place.parts[place.n++] = part;
	return place;
}

struct place place_translate(const struct place *place, const struct place *arguments,
	uint32_t n_arguments, uint32_t most)
{
	if (place->root != PLACE_PARAM)
		return *place;
	if (place->number >= n_arguments)
		return (struct place){ 0 };
	struct place moved = arguments[place->number];
	for (uint32_t i = 0; i < place->n; i++)
		moved = place_extend(moved, place->parts[i], most);
	return moved;
}

const struct field *place_field(const struct world *world, const struct place *place)
{
	if (place->n && part_is_field(place->parts[place->n - 1]))
		return world->fields[place->parts[place->n - 1]];
	if (place->n == 0 && place->root == PLACE_STATIC)
		return world->fields[place->number];
	return NULL;
}

void place_print_parts(const struct world *world, const struct place *place, struct buf *out)
{
	for (uint32_t i = 0; i < place->n; i++) {
		uint32_t part = place->parts[i];
		if (part_is_field(part))
			buf_printf(out, ".%.*s", SLICE_ARG(name_slice(world->fields[part]->name)));
		else if ((part & PART_KIND) == PART_CONSTANT && (part & PART_SHAPE) != PART_SHAPE)
			buf_printf(out, "[%u]", part & ~PART_KIND);
		else
			buf_string(out, "[i]");
	}
}
