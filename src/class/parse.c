// The class file as a whole, JVMS 4.1 to 4.8.
#include "class/internal.h"

static bool parse_header(struct class *c, struct cursor *in)
{
	const uint8_t *start = in->at;
	if (cursor_u4(in) != 0xcafebabe)
		cursor_fail_at(in, start, "not a class file (no CAFEBABE)");
	c->minor = cursor_u2(in);
	c->major = cursor_u2(in);
	if (cursor_ok(in) && (c->major < CLASS_MAJOR_MIN || c->major > CLASS_MAJOR_MAX))
		cursor_fail_at(in, start + 6, "unknown class file version");
	return cursor_ok(in);
}

static bool parse_interfaces(struct class *c, struct cursor *in, struct arena *arena)
{
	c->n_interfaces = cursor_u2(in);
	if (!cursor_has(in, c->n_interfaces, 2, "interfaces are cut off"))
		return false;
	uint16_t *interfaces = arena_alloc(arena, sizeof(uint16_t) * c->n_interfaces);
	for (uint32_t i = 0; i < c->n_interfaces; i++) {
		const uint8_t *where = in->at;
		interfaces[i] = cursor_u2(in);
		if (!constant_is(c, interfaces[i], CONSTANT_Class) ||
			class_name_at(c, interfaces[i]).ptr[0] == '[')
			cursor_fail_at(in, where, "interface is not a class");
	}
	c->interfaces = interfaces;
	return cursor_ok(in);
}

static bool parse_names(struct class *c, struct cursor *in, struct arena *arena)
{
	const uint8_t *where = in->at;
	c->access = cursor_u2(in);
	c->this_class = cursor_u2(in);
	c->super_class = cursor_u2(in);
	if (!cursor_ok(in))
		return false;
	if (!constant_is(c, c->this_class, CONSTANT_Class) || class_name(c).ptr[0] == '[')
		cursor_fail_at(in, where + 2, "this_class is not a class");
	else if (!constant_is_or_zero(c, c->super_class, CONSTANT_Class) ||
		(c->super_class && class_super_name(c).ptr[0] == '['))
		cursor_fail_at(in, where + 4, "super_class is not a class");
	else if (c->super_class == 0 && !(c->access & ACC_MODULE) &&
		!slice_equal(class_name(c), SLICE("java/lang/Object")))
		cursor_fail_at(in, where + 4, "no super_class");
	return cursor_ok(in) && parse_interfaces(c, in, arena);
}

static bool check_names_exactly(const struct class *c, const struct member *m, bool is_method)
{
	struct slice name = member_name(c, m), descriptor = member_descriptor(c, m);
	if (is_method)
		return name_is_method(name) && descriptor_is_method(descriptor);
	return name_is_field(name) && descriptor_is_field(descriptor);
}

static bool check_member_names(struct parser *parser, const struct member *m, bool is_method)
{
	const struct class *c = parser->c;
	if (!constant_is(c, m->name, CONSTANT_Utf8) || !constant_is(c, m->descriptor, CONSTANT_Utf8))
		return false;
	if (parser->is_quick && text_is_ordinary_name(parser, m->name) &&
		text_is_descriptor(parser, m->descriptor, is_method ? FACT_IS_METHOD : FACT_IS_FIELD))
		return true;
	return check_names_exactly(c, m, is_method);
}

static bool parse_method_attributes(struct parser *parser, struct member *m)
{
	struct cursor *in = &parser->in;
	struct attribute attribute;

	m->attributes.n = cursor_u2(in);
	m->attributes.at = in->at;
	for (uint32_t i = 0; i < m->attributes.n; i++) {
		if (!attribute_take(parser, in, &attribute))
			return false;
		if (attribute.kind != ATTRIBUTE_Code)
			continue;
		if (m->code) {
			cursor_fail_at(in, attribute.bytes.ptr, "second Code attribute");
			return false;
		}
		m->code = code_parse(parser, attribute.bytes);
		if (!m->code)
			return false;
	}
	return cursor_ok(in);
}

static uint32_t parameter_words(const struct parser *parser, const struct member *m)
{
	if (parser->is_quick && (parser->facts[m->descriptor] & FACT_IS_METHOD))
		return parser->words[m->descriptor];
	return descriptor_parameter_words(member_descriptor(parser->c, m));
}

static bool parse_method(struct parser *parser, struct member *m, const uint8_t *where)
{
	if (!parse_method_attributes(parser, m))
		return false;
	bool wants_code = !(m->access & (ACC_ABSTRACT | ACC_NATIVE));
	// HotSpot takes <clinit> whatever its flags say.
	if (!wants_code && m->code && slice_equal(member_name(parser->c, m), SLICE("<clinit>")))
		return true;
	if (wants_code != (m->code != NULL)) {
		cursor_fail_at(&parser->in, where,
			wants_code ? "method without code" : "abstract or native method with code");
		return false;
	}
	if (m->code && parameter_words(parser, m) + !(m->access & ACC_STATIC) > m->code->max_locals) {
		cursor_fail_at(&parser->in, where, "parameters do not fit into max_locals");
		return false;
	}
	return true;
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
		const uint8_t *where = in->at;
		m->access = cursor_u2(in);
		m->name = cursor_u2(in);
		m->descriptor = cursor_u2(in);
		if (cursor_ok(in) && !check_member_names(parser, m, is_method))
			cursor_fail_at(in, where,
				is_method ? "malformed method name or descriptor"
						  : "malformed field name or descriptor");
		if (is_method ? !parse_method(parser, m, where)
					  : !attributes_skip(parser->c, in, &m->attributes))
			return members;
	}
	return members;
}

static bool is_loadable(const struct class *c, uint16_t index)
{
	switch (index < c->n_constants ? c->tags[index] : (uint8_t)CONSTANT_NONE) {
	case CONSTANT_Integer:
	case CONSTANT_Float:
	case CONSTANT_Long:
	case CONSTANT_Double:
	case CONSTANT_Class:
	case CONSTANT_String:
	case CONSTANT_MethodHandle:
	case CONSTANT_MethodType:
	case CONSTANT_Dynamic:
		return true;
	default:
		return false;
	}
}

static void parse_bootstrap_method(const struct class *c, struct cursor *in,
	struct bootstrap_method *out)
{
	const uint8_t *where = in->at;
	out->handle = cursor_u2(in);
	out->n_arguments = cursor_u2(in);
	out->arguments = cursor_bytes(in, 2 * (size_t)out->n_arguments).ptr;
	if (!cursor_ok(in))
		return;
	if (!constant_is(c, out->handle, CONSTANT_MethodHandle))
		cursor_fail_at(in, where, "bootstrap method is not a method handle");
	for (uint32_t i = 0; i < out->n_arguments && cursor_ok(in); i++)
		if (!is_loadable(c, bytes_u2(out->arguments + 2 * (size_t)i)))
			cursor_fail_at(in, where, "bootstrap argument is not a loadable constant");
}

// BootstrapMethods, JVMS 4.7.23, and the constants that count on it.
static bool parse_bootstrap_methods(struct parser *parser, struct slice bytes)
{
	struct class *c = parser->c;
	struct cursor sub = parser->in;
	sub.at = bytes.ptr;
	sub.end = bytes.ptr + bytes.len;
	uint16_t n = cursor_u2(&sub);
	if (cursor_has(&sub, n, 4, "bootstrap methods are cut off")) {
		struct bootstrap_method *methods = ARENA_ARRAY(parser->arena, struct bootstrap_method, n);
		for (uint32_t i = 0; i < n; i++)
			parse_bootstrap_method(c, &sub, &methods[i]);
		c->bootstrap_methods = methods;
		c->n_bootstrap_methods = n;
	}
	cursor_join(&parser->in, &sub);
	return cursor_ok(&parser->in);
}

static bool check_dynamic_constants(struct parser *parser)
{
	const struct class *c = parser->c;
	uint32_t dynamic = (uint32_t)1 << CONSTANT_Dynamic | (uint32_t)1 << CONSTANT_InvokeDynamic;
	if (parser->is_quick && !(parser->tags_seen & dynamic))
		return true;
	for (uint32_t i = 1; i < c->n_constants; i++)
		if ((c->tags[i] == CONSTANT_Dynamic || c->tags[i] == CONSTANT_InvokeDynamic) &&
			class_u2(c, (uint16_t)i) >= c->n_bootstrap_methods) {
			cursor_fail_at(&parser->in, c->bytes.ptr + c->offsets[i] - 1,
				"no such bootstrap method");
			return false;
		}
	return true;
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
	if (attribute_find(c, c->attributes, ATTRIBUTE_BootstrapMethods, &bytes) &&
		!parse_bootstrap_methods(parser, bytes))
		return false;
	return check_dynamic_constants(parser);
}

static bool parse(struct parser *parser)
{
	struct class *c = parser->c;
	struct cursor *in = &parser->in;

	if (!parse_header(c, in) || !constants_parse(parser) || !parse_names(c, in, parser->arena))
		return false;
	memset(parser->attribute_kinds, 0, c->n_constants);
	c->fields = parse_members(parser, false, &c->n_fields);
	if (!cursor_ok(in))
		return false;
	c->methods = parse_members(parser, true, &c->n_methods);
	return cursor_ok(in) && parse_class_attributes(parser);
}

struct class *class_parse(struct slice bytes, struct arena *arena, struct err *err)
{
	struct arena_mark before = arena_mark(arena);
	struct parser parser;

	parser.arena = arena;
	parser.in = cursor_of(bytes);
	parser.c = ARENA_NEW(arena, struct class);
	parser.c->bytes = slice_of(parser.in.at, bytes.len);
	if (bytes.len <= UINT32_MAX && parse(&parser))
		return parser.c;
	if (bytes.len > UINT32_MAX)
		err_set(err, ERR_INPUT, "larger than 4 GiB");
	cursor_check(&parser.in, err);
	arena_reset(arena, before);
	return NULL;
}
