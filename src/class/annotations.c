// Annotations of annotations.def in a class file (JVMS 4.7.16, 4.7.17): visible at run time or not, whoever
// declares them. A damaged attribute has none.
#include "class/class.h"

#define MAX_DEPTH 64 // of values in values

static const char *const simple_names[N_ANNOTATIONS] = {
#define ANNOTATION(kind, name) [ANNOTATION_##kind] = (name),
#include "class/annotations.def"
#undef ANNOTATION
};

// "Lnet/jcip/annotations/GuardedBy;", "Landroidx/annotation/Outer$GuardedBy;".
static bool is_kind(struct slice type, enum annotation_kind kind)
{
	struct slice name = slice_of_string(simple_names[kind]);
	if (type.len < name.len + 2 || type.ptr[type.len - 1] != ';')
		return false;
	uint8_t before = type.ptr[type.len - name.len - 2];
	return slice_equal(slice_of(type.ptr + type.len - 1 - name.len, name.len), name) &&
		(before == '/' || before == '$' || type.len == name.len + 2);
}

static struct slice take_text(const struct class *c, struct cursor *in)
{
	uint16_t index = cursor_u2(in);
	if (cursor_ok(in) && constant_is(c, index, CONSTANT_Utf8))
		return class_utf8(c, index);
	cursor_fail(in, "not a text");
	return SLICE_EMPTY;
}

static void take_pairs(const struct class *c, struct cursor *in, struct annotation *out,
	uint32_t depth);

// Texts are kept; of other values only the end is looked for.
static void take_value(const struct class *c, struct cursor *in, struct slice name,
	struct annotation *out, uint32_t depth)
{
	uint8_t tag = cursor_u1(in);
	if (depth > MAX_DEPTH)
		cursor_fail(in, "annotation nested too deep");
	if (tag == 's') {
		struct slice text = take_text(c, in);
		if (out && slice_equal(name, SLICE("justification")))
			out->reason = text;
		else if (out && out->n_values < ANNOTATION_VALUES)
			out->values[out->n_values++] = text;
	} else if (tag == 'e') {
		cursor_u2(in);
		cursor_u2(in);
	} else if (tag == '@') {
		cursor_u2(in);
		take_pairs(c, in, NULL, depth + 1);
	} else if (tag == '[') {
		uint32_t n = cursor_u2(in);
		for (uint32_t i = 0; i < n && cursor_ok(in); i++)
			take_value(c, in, name, out, depth + 1);
	} else {
		cursor_u2(in);
	}
}

static void take_pairs(const struct class *c, struct cursor *in, struct annotation *out,
	uint32_t depth)
{
	uint32_t n = cursor_u2(in);
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		struct slice name = take_text(c, in);
		take_value(c, in, name, out, depth);
	}
}

bool annotation_find(const struct class *c, struct attributes list, enum annotation_kind kind,
	struct annotation *out)
{
	struct attribute attribute;
	while (attribute_next(c, &list, &attribute)) {
		if (attribute.kind != ATTRIBUTE_RuntimeVisibleAnnotations &&
			attribute.kind != ATTRIBUTE_RuntimeInvisibleAnnotations)
			continue;
		struct cursor in = cursor_of(attribute.bytes);
		uint32_t n = cursor_u2(&in);
		for (uint32_t i = 0; i < n && cursor_ok(&in); i++) {
			*out = (struct annotation){ 0 };
			struct slice type = take_text(c, &in);
			take_pairs(c, &in, out, 0);
			if (cursor_ok(&in) && is_kind(type, kind))
				return true;
		}
	}
	return false;
}
