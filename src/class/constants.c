// The constant pool, JVMS 4.4. One pass records tag and offset of each entry; all others read them in
// place. What the entries refer to is checked in constants_check.c.
#include "class/internal.h"

static const uint8_t constant_sizes[256] = {
#define CONSTANT(tag, name, size) [tag] = size,
#include "class/constants.def"
#undef CONSTANT
};

// The first class file version with that kind of constant, JVMS table 4.4-B.
static uint16_t first_major(uint8_t tag)
{
	switch (tag) {
	case CONSTANT_MethodHandle:
	case CONSTANT_MethodType:
	case CONSTANT_InvokeDynamic:
		return 51;
	case CONSTANT_Module:
	case CONSTANT_Package:
		return 53;
	case CONSTANT_Dynamic:
		return 55;
	default:
		return CLASS_MAJOR_MIN;
	}
}

static bool scan(struct class *c, struct cursor *in, uint8_t *tags, uint32_t *offsets)
{
	for (uint32_t i = 1; i < c->n_constants; i++) {
		const uint8_t *where = in->at;
		uint8_t tag = cursor_u1(in);
		tags[i] = tag;
		offsets[i] = cursor_offset(in);
		if (tag == CONSTANT_Utf8) {
			cursor_skip(in, cursor_u2(in));
		} else if (constant_sizes[tag] == 0 || c->major < first_major(tag)) {
			cursor_fail_at(in, where, "unknown kind of constant");
		} else {
			cursor_skip(in, constant_sizes[tag]);
			if (tag == CONSTANT_Long || tag == CONSTANT_Double) {
				if (++i >= c->n_constants) {
					cursor_fail_at(in, where, "no room for the second half of a long or double");
					return false;
				}
				tags[i] = CONSTANT_NONE;
				offsets[i] = 0;
			}
		}
		if (!cursor_ok(in))
			return false;
	}
	return true;
}

static bool are_known(const struct class *c, uint32_t tags_seen)
{
	for (uint8_t tag = 0; tag < 32; tag++)
		if ((tags_seen >> tag & 1) && c->major < first_major(tag))
			return false;
	return true;
}

#define BIT(tag) ((uint32_t)1 << (tag))
#define FOUR_BYTES                                                                         \
	(BIT(CONSTANT_Fieldref) | BIT(CONSTANT_Methodref) | BIT(CONSTANT_InterfaceMethodref) | \
		BIT(CONSTANT_NameAndType))

// The same without words: false means that scan has to look.
static bool scan_quickly(struct parser *parser, uint8_t *tags, uint32_t *offsets)
{
	const uint8_t *origin = parser->in.origin;
	size_t at = cursor_offset(&parser->in), size = parser->c->bytes.len;
	uint32_t n = parser->c->n_constants, i, seen = 0;

	for (i = 1; i < n && at + 3 <= size; i++) { // a tag and a length fit
		uint8_t tag = origin[at];
		tags[i] = tag;
		offsets[i] = (uint32_t)at + 1;
		seen |= (uint32_t)1 << (tag & 31);
		if (tag == CONSTANT_Utf8) {
			at += 3 + (size_t)bytes_u2(origin + at + 1);
			continue;
		}
		// Not out of a table: so the processor guesses where the next one is instead of waiting.
		if ((uint32_t)1 << (tag & 31) & FOUR_BYTES && tag < 32) {
			at += 5;
			continue;
		}
		if (tag == CONSTANT_Class || tag == CONSTANT_String) {
			at += 3;
			continue;
		}
		if (constant_sizes[tag] == 0)
			return false;
		at += 1 + (size_t)constant_sizes[tag];
		if (tag == CONSTANT_Long || tag == CONSTANT_Double) {
			if (++i >= n)
				return false;
			tags[i] = CONSTANT_NONE;
			offsets[i] = 0;
		}
	}
	if (i < n || at > size || !are_known(parser->c, seen))
		return false;
	parser->raw->tags_seen = seen;
	parser->in.at = origin + at;
	return true;
}

bool constants_parse(struct parser *parser)
{
	struct class *c = parser->c;
	struct cursor *in = &parser->in;

	c->n_constants = cursor_u2(in);
	if (c->n_constants == 0)
		cursor_fail(in, "empty constant pool");
	if (!cursor_ok(in) || !cursor_has(in, c->n_constants - 1u, 3, "constant pool is cut off"))
		return false;
	// A long or double takes two indices for nine bytes, so three bytes an index is a safe bound.
	// The tags end with zeros, for they are looked at 64 at a time.
	size_t n_tags = ((size_t)c->n_constants + 63) & ~(size_t)63;
	uint8_t *tags = arena_alloc(parser->arena, n_tags);
	uint32_t *offsets = arena_alloc(parser->arena, sizeof(uint32_t) * c->n_constants);
	tags[0] = CONSTANT_NONE;
	offsets[0] = 0;
	memset(tags + c->n_constants, 0, n_tags - c->n_constants);
	c->tags = tags;
	c->offsets = offsets;
	parser->raw->is_plain = scan_quickly(parser, tags, offsets);
	return parser->raw->is_plain || scan(c, in, tags, offsets);
}

int32_t class_integer(const struct class *c, uint16_t index)
{
	return (int32_t)class_u4(c, index);
}

float class_float(const struct class *c, uint16_t index)
{
	uint32_t bits = class_u4(c, index);
	float value;
	memcpy(&value, &bits, sizeof(value));
	return value;
}

static uint64_t eight_bytes(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	return (uint64_t)bytes_u4(p) << 32 | bytes_u4(p + 4);
}

int64_t class_long(const struct class *c, uint16_t index)
{
	return (int64_t)eight_bytes(c, index);
}

double class_double(const struct class *c, uint16_t index)
{
	uint64_t bits = eight_bytes(c, index);
	double value;
	memcpy(&value, &bits, sizeof(value));
	return value;
}

struct name_and_type class_name_and_type(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	return (struct name_and_type){ class_utf8(c, bytes_u2(p)), class_utf8(c, bytes_u2(p + 2)) };
}

struct member_ref class_member_ref(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	struct name_and_type pair = class_name_and_type(c, bytes_u2(p + 2));
	struct member_ref ref = {
		.tag = c->tags[index],
		.name = pair.name,
		.descriptor = pair.descriptor,
	};
	if (ref.tag == CONSTANT_Dynamic || ref.tag == CONSTANT_InvokeDynamic)
		ref.bootstrap = bytes_u2(p);
	else
		ref.class_name = class_name_at(c, bytes_u2(p));
	return ref;
}

struct method_handle class_method_handle(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	return (struct method_handle){ p[0], bytes_u2(p + 1) };
}

const char *constant_tag_name(uint8_t tag)
{
	switch (tag) {
#define CONSTANT(tag, name, size) \
	case tag:                     \
		return #name;
#include "class/constants.def"
#undef CONSTANT
	default:
		return "none";
	}
}

uint32_t constant_size(const uint8_t *at)
{
	if (at[0] == CONSTANT_Utf8)
		return 3 + (uint32_t)bytes_u2(at + 1);
	return constant_sizes[at[0]] ? 1 + (uint32_t)constant_sizes[at[0]] : 0;
}
