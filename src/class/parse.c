// The class file as a whole, JVMS 4.1 to 4.8: its structure. Whatever an index names or a text says is
// left to check.c, but for the names of attributes.
#include "class/internal.h"

uint16_t class_major(struct slice bytes)
{
	struct cursor in = cursor_of(bytes);
	bool is_class = cursor_u4(&in) == 0xcafebabe;
	cursor_u2(&in);
	uint16_t major = cursor_u2(&in);
	return is_class && cursor_ok(&in) ? major : 0;
}

static bool parse_header(struct class *c, struct cursor *in)
{
	const uint8_t *start = in->at;
	if (cursor_u4(in) != 0xcafebabe)
		cursor_fail_at(in, start, "not a class file (no CAFEBABE)");
	c->minor = cursor_u2(in);
	c->major = cursor_u2(in);
	if (cursor_ok(in) && c->major < CLASS_MAJOR_MIN)
		cursor_fail_at(in, start + 6, "unknown class file version");
	return cursor_ok(in);
}

static bool parse_names(struct parser *parser)
{
	struct class *c = parser->c;
	struct cursor *in = &parser->in;

	parser->raw->names_at = cursor_offset(in);
	c->access = cursor_u2(in);
	c->this_class = cursor_u2(in);
	c->super_class = cursor_u2(in);
	c->n_interfaces = cursor_u2(in);
	if (!cursor_has(in, c->n_interfaces, 2, "interfaces are cut off"))
		return false;
	uint16_t *interfaces = arena_alloc(parser->arena, sizeof(uint16_t) * c->n_interfaces);
	for (uint32_t i = 0; i < c->n_interfaces; i++)
		interfaces[i] = cursor_u2(in);
	c->interfaces = interfaces;
	return true;
}

// The text is nearly always at the same index within a class.
static bool names_code(struct parser *parser, uint16_t name)
{
	if (name == parser->code_name)
		return true;
	if (!slice_equal(class_utf8(parser->c, name), SLICE("Code")))
		return false;
	parser->code_name = name;
	return true;
}

static bool parse_method_attributes(struct parser *parser, struct member *m)
{
	struct cursor *in = &parser->in;

	m->attributes.n = cursor_u2(in);
	m->attributes.at = in->at;
	for (uint32_t i = 0; i < m->attributes.n; i++) {
		uint16_t name;
		struct slice bytes;
		if (!attribute_take(parser->c, in, &name, &bytes))
			return false;
		if (!names_code(parser, name))
			continue;
		if (m->code) {
			cursor_fail_at(in, bytes.ptr, "second Code attribute");
			return false;
		}
		m->code = code_parse(parser, bytes);
		if (!m->code)
			return false;
	}
	return cursor_ok(in);
}

static struct member *parse_members(struct parser *parser, bool is_method, uint16_t *n)
{
	struct cursor *in = &parser->in;
	*n = cursor_u2(in);
	if (!cursor_has(in, *n, 8, is_method ? "methods are cut off" : "fields are cut off"))
		return NULL;
	struct member *members = ARENA_ARRAY(parser->arena, struct member, *n);
	for (uint32_t i = 0; i < *n; i++) {
		struct member *m = &members[i];
		m->access = cursor_u2(in);
		m->name = cursor_u2(in);
		m->descriptor = cursor_u2(in);
		if (is_method ? !parse_method_attributes(parser, m)
					  : !attributes_skip(parser->c, in, &m->attributes))
			return members;
	}
	return members;
}

// BootstrapMethods, JVMS 4.7.23.
static bool parse_bootstrap_methods(struct parser *parser, struct slice bytes)
{
	struct class *c = parser->c;
	struct cursor sub = parser->in;
	sub.at = bytes.ptr;
	sub.end = bytes.ptr + bytes.len;
	uint16_t n = cursor_u2(&sub);
	if (cursor_has(&sub, n, 4, "bootstrap methods are cut off")) {
		struct bootstrap_method *methods = ARENA_ARRAY(parser->arena, struct bootstrap_method, n);
		for (uint32_t i = 0; i < n; i++) {
			methods[i].handle = cursor_u2(&sub);
			methods[i].n_arguments = cursor_u2(&sub);
			methods[i].arguments = cursor_bytes(&sub, 2 * (size_t)methods[i].n_arguments).ptr;
		}
		c->bootstrap_methods = methods;
		c->n_bootstrap_methods = n;
	}
	cursor_join(&parser->in, &sub);
	return cursor_ok(&parser->in);
}

static bool parse_class_attributes(struct parser *parser)
{
	struct class *c = parser->c;
	struct cursor *in = &parser->in;
	struct slice bytes;

	if (!attributes_skip(c, in, &c->attributes))
		return false;
	if (cursor_left(in)) {
		cursor_fail(in, "bytes left over behind the class");
		return false;
	}
	return !attribute_find(c, c->attributes, ATTRIBUTE_BootstrapMethods, &bytes) ||
		parse_bootstrap_methods(parser, bytes);
}

static bool parse(struct parser *parser)
{
	struct class *c = parser->c;
	struct cursor *in = &parser->in;

	if (!parse_header(c, in) || !constants_parse(parser) || !parse_names(parser))
		return false;
	c->fields = parse_members(parser, false, &c->n_fields);
	if (!cursor_ok(in))
		return false;
	c->methods = parse_members(parser, true, &c->n_methods);
	return cursor_ok(in) && parse_class_attributes(parser);
}

struct raw_class *class_parse(struct slice bytes, struct arena *arena, struct err *err)
{
	struct arena_mark before = arena_mark(arena);
	struct parser parser;

	parser.arena = arena;
	parser.code_name = 0;
	parser.in = cursor_of(bytes);
	parser.raw = ARENA_NEW(arena, struct raw_class);
	parser.c = &parser.raw->unchecked;
	parser.c->bytes = slice_of(parser.in.at, bytes.len);
	if (bytes.len <= UINT32_MAX && parse(&parser))
		return parser.raw;
	if (bytes.len > UINT32_MAX)
		err_set(err, ERR_INPUT, "larger than 4 GiB");
	cursor_check(&parser.in, err);
	arena_reset(arena, before);
	return NULL;
}

const struct class *class_read(struct slice bytes, struct arena *arena, struct err *err)
{
	struct arena_mark before = arena_mark(arena);
	struct raw_class *raw = class_parse(bytes, arena, err);
	const struct class *c = raw ? class_check(raw, arena, err) : NULL;
	if (c && class_check_code(c, arena, err))
		return c;
	arena_reset(arena, before);
	return NULL;
}
