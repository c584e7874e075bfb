// this_class of a class file that stands alone, whose path says nothing of its package. A walk over
// the constant pool (JVM specification 4.4) that stops at the two entries it needs; whatever looks
// odd makes it give up, and the parser in class/ will say why.
#include <stdlib.h>

#include "input/internal.h"

// Bytes after the tag; 0: Utf8 or unknown.
static const uint8_t tag_sizes[] = { 0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2,
	2 };
enum { TAG_UTF8 = 1, TAG_LONG = 5, TAG_DOUBLE = 6, TAG_CLASS = 7 };

static void skip_constant(struct cursor *c, uint32_t *index)
{
	uint8_t tag = cursor_u1(c);
	if (tag == TAG_UTF8)
		cursor_skip(c, cursor_u2(c));
	else if (tag < sizeof(tag_sizes) && tag_sizes[tag])
		cursor_skip(c, tag_sizes[tag]);
	else
		cursor_fail(c, "unknown constant");
	*index += tag == TAG_LONG || tag == TAG_DOUBLE ? 2 : 1;
}

// Leaves c at constant `wanted`, or failed; c is at the count.
static bool go_to_constant(struct cursor *c, uint32_t wanted)
{
	uint32_t index = 1, count = cursor_u2(c);
	if (wanted == 0 || wanted >= count)
		return false;
	while (index < wanted && cursor_ok(c))
		skip_constant(c, &index);
	return cursor_ok(c) && index == wanted;
}

static bool skip_pool(struct cursor *c)
{
	uint32_t index = 1, count = cursor_u2(c);
	while (index < count && cursor_ok(c))
		skip_constant(c, &index);
	return cursor_ok(c);
}

bool class_name_of(struct slice class_file, struct slice *name)
{
	struct cursor c = cursor_of(class_file);
	if (cursor_u4(&c) != CLASS_MAGIC)
		return false;
	cursor_skip(&c, 4);
	struct cursor pool = c, utf8 = c;
	if (!skip_pool(&c))
		return false;
	cursor_skip(&c, 2); // access_flags
	if (!go_to_constant(&pool, cursor_u2(&c)) || cursor_u1(&pool) != TAG_CLASS)
		return false;
	if (!go_to_constant(&utf8, cursor_u2(&pool)) || cursor_u1(&utf8) != TAG_UTF8)
		return false;
	*name = cursor_bytes(&utf8, cursor_u2(&utf8));
	return cursor_ok(&utf8) && name->len > 0;
}
