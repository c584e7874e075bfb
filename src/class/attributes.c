// Attributes in general, JVMS 4.7: finding them, and the few that others ask for by themselves.
#include "class/internal.h"

static const struct {
	const char *name;
	uint8_t len;
} kinds[N_ATTRIBUTE_KINDS] = {
	[ATTRIBUTE_Unknown] = { "", 0 },
#define ATTRIBUTE(name) [ATTRIBUTE_##name] = { #name, sizeof(#name) - 1 },
#include "class/attributes.def"
#undef ATTRIBUTE
};

const char *attribute_kind_name(enum attribute_kind kind)
{
	return kinds[kind].name;
}

static enum attribute_kind kind_of(struct slice name)
{
	for (int kind = 1; kind < N_ATTRIBUTE_KINDS; kind++)
		if (kinds[kind].len == name.len && memcmp(kinds[kind].name, name.ptr, name.len) == 0)
			return (enum attribute_kind)kind;
	return ATTRIBUTE_Unknown;
}

bool attribute_take(const struct class *c, struct cursor *in, uint16_t *name, struct slice *bytes)
{
	const uint8_t *where = in->at;
	*name = cursor_u2(in);
	uint32_t length = cursor_u4(in);
	if (cursor_ok(in) && !constant_is(c, *name, CONSTANT_Utf8))
		cursor_fail_at(in, where, "attribute without a name");
	*bytes = cursor_bytes(in, length);
	return cursor_ok(in);
}

bool attributes_skip(const struct class *c, struct cursor *in, struct attributes *out)
{
	uint16_t name;
	struct slice bytes;
	out->n = cursor_u2(in);
	out->at = in->at;
	for (uint32_t i = 0; i < out->n; i++)
		if (!attribute_take(c, in, &name, &bytes))
			return false;
	return cursor_ok(in);
}

bool attribute_next(const struct class *c, struct attributes *list, struct attribute *attribute)
{
	if (list->n == 0)
		return false;
	attribute->name = bytes_u2(list->at);
	attribute->kind = kind_of(class_utf8(c, attribute->name));
	attribute->bytes = slice_of(list->at + 6, bytes_u4(list->at + 2));
	list->at += 6 + attribute->bytes.len;
	list->n--;
	return true;
}

// Takes attributes off the list up to the next of a kind. Without attribute_next, which would compare
// with all kinds.
static bool attribute_find_next(const struct class *c, struct attributes *list,
	enum attribute_kind kind, struct slice *bytes)
{
	while (list->n) {
		struct slice name = class_utf8(c, bytes_u2(list->at));
		*bytes = slice_of(list->at + 6, bytes_u4(list->at + 2));
		list->at += 6 + bytes->len;
		list->n--;
		if (name.len == kinds[kind].len && memcmp(name.ptr, kinds[kind].name, name.len) == 0)
			return true;
	}
	*bytes = SLICE_EMPTY;
	return false;
}

bool attribute_find(const struct class *c, struct attributes list, enum attribute_kind kind,
	struct slice *bytes)
{
	return attribute_find_next(c, &list, kind, bytes);
}

struct slice class_source_file(const struct class *c)
{
	struct slice bytes;
	if (!attribute_find(c, c->attributes, ATTRIBUTE_SourceFile, &bytes) || bytes.len != 2)
		return SLICE_EMPTY;
	uint16_t index = bytes_u2(bytes.ptr);
	return constant_is(c, index, CONSTANT_Utf8) ? class_utf8(c, index) : SLICE_EMPTY;
}

// The entry with the greatest start not above bci; entries need not be sorted (JVMS 4.7.12).
static uint32_t line_in(struct slice entries, uint32_t bci, int32_t *best_start, uint32_t line)
{
	for (size_t i = 0; i + 4 <= entries.len; i += 4) {
		int32_t start = bytes_u2(entries.ptr + i);
		if (start <= (int32_t)bci && start >= *best_start) {
			*best_start = start;
			line = bytes_u2(entries.ptr + i + 2);
		}
	}
	return line;
}

uint32_t code_line(const struct class *c, const struct code *code, uint32_t bci)
{
	int32_t best_start = -1;
	uint32_t line = 0;
	struct attributes list = code->attributes;
	struct slice bytes;
	// Nearly always there is one; there may be several.
	while (attribute_find_next(c, &list, ATTRIBUTE_LineNumberTable, &bytes))
		line = line_in(slice_from(bytes, 2), bci, &best_start, line);
	return line;
}
