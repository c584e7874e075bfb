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

bool attributes_skip(const struct class *c, struct cursor *in, struct attributes *out)
{
	out->n = cursor_u2(in);
	out->at = in->at;
	for (uint32_t i = 0; i < out->n && cursor_ok(in); i++) {
		const uint8_t *where = in->at;
		uint16_t name = cursor_u2(in);
		if (cursor_ok(in) && !constant_is(c, name, CONSTANT_Utf8))
			cursor_fail_at(in, where, "attribute without a name");
		cursor_skip(in, cursor_u4(in));
	}
	return cursor_ok(in);
}

bool attribute_take(struct parser *parser, struct cursor *in, struct attribute *out)
{
	const uint8_t *where = in->at;
	uint32_t name = cursor_u2(in), length = cursor_u4(in);

	if (!cursor_ok(in))
		return false;
	if (!constant_is(parser->c, name, CONSTANT_Utf8)) {
		cursor_fail_at(in, where, "attribute without a name");
		return false;
	}
	if (!cursor_need(in, length))
		return false;
	out->bytes = slice_of(in->at, length);
	in->at += length;
	uint8_t *kind = &parser->attribute_kinds[name];
	if (*kind == 0)
		*kind = (uint8_t)(1 + kind_of(class_utf8(parser->c, (uint16_t)name)));
	out->name = (uint16_t)name;
	out->kind = (enum attribute_kind)(*kind - 1);
	return true;
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

bool attribute_find(const struct class *c, struct attributes list, enum attribute_kind kind,
	struct slice *bytes)
{
	for (; list.n; list.n--) { // without attribute_next, which would compare with all kinds
		struct slice name = class_utf8(c, bytes_u2(list.at));
		uint32_t length = bytes_u4(list.at + 2);
		if (name.len == kinds[kind].len && memcmp(name.ptr, kinds[kind].name, name.len) == 0) {
			*bytes = slice_of(list.at + 6, length);
			return true;
		}
		list.at += 6 + (size_t)length;
	}
	*bytes = SLICE_EMPTY;
	return false;
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
	uint32_t line = line_in(code->line_numbers, bci, &best_start, 0);
	if (!code->has_more_line_numbers)
		return line;
	struct attributes list = code->attributes;
	struct attribute attribute;
	while (attribute_next(c, &list, &attribute))
		if (attribute.kind == ATTRIBUTE_LineNumberTable)
			line = line_in(slice_from(attribute.bytes, 2), bci, &best_start, line);
	return line;
}
