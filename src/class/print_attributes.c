// Attributes, JVMS 4.7: which function prints which kind, and the small ones.
#include "class/print.h"

// ---- reading ----------------------------------------------------------------------------------

struct cursor print_cursor(const struct printer *p, struct slice attribute_bytes)
{
	struct cursor in = cursor_of(attribute_bytes);
	in.origin = p->c->bytes.ptr;
	return in;
}

uint16_t take_constant_or_zero(const struct class *c, struct cursor *in, uint8_t tag)
{
	const uint8_t *where = in->at;
	uint16_t index = cursor_u2(in);
	if (cursor_ok(in) && constant_is_or_zero(c, index, tag))
		return index;
	cursor_fail_at(in, where, "index of a constant of the wrong kind");
	return 0;
}

uint16_t take_constant(const struct class *c, struct cursor *in, uint8_t tag)
{
	const uint8_t *where = in->at;
	uint16_t index = take_constant_or_zero(c, in, tag);
	if (index == 0)
		cursor_fail_at(in, where, "index of a constant is 0");
	return index;
}

// ---- attributes of one line -------------------------------------------------------------------

static void print_constant_value(struct printer *p, struct cursor *in)
{
	const uint8_t *where = in->at;
	uint16_t index = cursor_u2(in);
	uint8_t tag = index < p->c->n_constants ? p->c->tags[index] : (uint8_t)CONSTANT_NONE;
	if (tag < CONSTANT_Integer || tag > CONSTANT_String || tag == CONSTANT_Class) {
		cursor_fail_at(in, where, "not the index of a value");
		return;
	}
	print_start(p);
	buf_string(p->out, "ConstantValue: ");
	print_tagged_constant(p, index);
	print_end(p);
}

static void print_synthetic(struct printer *p, struct cursor *in)
{
	(void)in;
	print_line(p, "Synthetic: true");
}

static void print_deprecated(struct printer *p, struct cursor *in)
{
	(void)in;
	print_line(p, "Deprecated: true");
}

static void print_signature(struct printer *p, struct cursor *in)
{
	uint16_t index = take_constant(p->c, in, CONSTANT_Utf8);
	if (!index)
		return;
	print_start(p);
	buf_printf(p->out, "Signature: #%u", index);
	print_comment(p);
	print_utf8_at(p, index);
	print_end(p);
}

static void print_source_file(struct printer *p, struct cursor *in)
{
	uint16_t index = take_constant(p->c, in, CONSTANT_Utf8);
	if (!index)
		return;
	print_start(p);
	buf_string(p->out, "SourceFile: \"");
	print_utf8_at(p, index);
	buf_char(p->out, '"');
	print_end(p);
}

static void print_enclosing_method(struct printer *p, struct cursor *in)
{
	uint16_t outer = take_constant(p->c, in, CONSTANT_Class);
	uint16_t method = take_constant_or_zero(p->c, in, CONSTANT_NameAndType);
	if (!cursor_ok(in))
		return;
	print_start(p);
	buf_printf(p->out, "EnclosingMethod: #%u.#%u", outer, method);
	print_comment(p);
	print_class_name(p, class_name_at(p->c, outer));
	if (method) {
		buf_char(p->out, '.');
		print_utf8_at(p, class_u2(p->c, method));
	}
	print_end(p);
}

static void print_nest_host(struct printer *p, struct cursor *in)
{
	uint16_t host = take_constant(p->c, in, CONSTANT_Class);
	if (!host)
		return;
	print_start(p);
	buf_string(p->out, "NestHost: ");
	print_tagged_constant(p, host);
	print_end(p);
}

// ---- lists ------------------------------------------------------------------------------------

static void print_exceptions(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	print_start(p);
	buf_string(p->out, "throws ");
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t index = take_constant(p->c, in, CONSTANT_Class);
		if (!index)
			break;
		if (i)
			buf_string(p->out, ", ");
		print_class_name(p, class_name_at(p->c, index));
	}
	print_end(p);
}

// NestMembers and PermittedSubclasses.
static void print_classes(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t index = take_constant(p->c, in, CONSTANT_Class);
		if (!index)
			break;
		print_start(p);
		print_constant(p, index);
		print_end(p);
	}
}

static void print_inner_class(struct printer *p, struct cursor *in)
{
	uint16_t inner = take_constant(p->c, in, CONSTANT_Class);
	uint16_t outer = take_constant_or_zero(p->c, in, CONSTANT_Class);
	uint16_t name = take_constant_or_zero(p->c, in, CONSTANT_Utf8);
	uint16_t access = cursor_u2(in);
	if (!cursor_ok(in))
		return;
	print_start(p);
	print_modifiers(p, FLAGS_INNER, access);
	if (name)
		buf_printf(p->out, "#%u= ", name);
	buf_printf(p->out, "#%u", inner);
	if (outer)
		buf_printf(p->out, " of #%u", outer);
	buf_char(p->out, ';');
	print_comment(p);
	if (name) {
		print_utf8_at(p, name);
		buf_char(p->out, '=');
	}
	print_tagged_constant(p, inner);
	if (outer) {
		buf_string(p->out, " of ");
		print_tagged_constant(p, outer);
	}
	print_end(p);
}

static void print_inner_classes(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);
	for (uint32_t i = 0; i < n && cursor_ok(in); i++)
		print_inner_class(p, in);
}

static void print_method_parameters(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u1(in);

	print_line(p, "%-30s %s", "Name", "Flags");
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t name = take_constant_or_zero(p->c, in, CONSTANT_Utf8);
		uint16_t access = cursor_u2(in);
		if (!cursor_ok(in))
			break;
		print_start(p);
		if (name)
			print_utf8_at(p, name);
		else
			buf_string(p->out, "<no name>");
		if (access)
			buf_pad_to(p->out, p->line, 2 * (size_t)p->indent + 30);
		buf_string(p->out, access & ACC_FINAL ? " final" : "");
		buf_string(p->out, access & ACC_SYNTHETIC ? " synthetic" : "");
		buf_string(p->out, access & ACC_MANDATED ? " mandated" : "");
		print_end(p);
	}
}

// ---- BootstrapMethods, JVMS 4.7.23 ------------------------------------------------------------

static bool is_value(const struct class *c, uint16_t index)
{
	return index < c->n_constants && c->tags[index] != CONSTANT_NONE;
}

static void print_bootstrap_method(struct printer *p, uint32_t i, struct cursor *in)
{
	uint16_t handle = take_constant(p->c, in, CONSTANT_MethodHandle);
	uint32_t n = cursor_u2(in);
	if (!cursor_ok(in))
		return;
	print_start(p);
	buf_printf(p->out, "%u: #%u ", i, handle);
	print_constant(p, handle);
	print_end(p);
	p->indent++;
	print_line(p, "Method arguments:");
	p->indent++;
	for (uint32_t k = 0; k < n && cursor_ok(in); k++) {
		const uint8_t *where = in->at;
		uint16_t index = cursor_u2(in);
		if (!is_value(p->c, index)) {
			cursor_fail_at(in, where, "index of no constant");
			break;
		}
		print_start(p);
		buf_printf(p->out, "#%u ", index);
		print_constant(p, index);
		print_end(p);
	}
	p->indent -= 2;
}

static void print_bootstrap_methods(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);
	for (uint32_t i = 0; i < n && cursor_ok(in); i++)
		print_bootstrap_method(p, i, in);
}

// ---- Record, JVMS 4.7.30 ----------------------------------------------------------------------

static void print_component_type(struct printer *p, struct attributes list, struct slice descriptor)
{
	struct signature s;
	size_t before = p->out->len;
	if (signature_find(p, list, &s)) {
		signature_type(&s);
		if (!s.failed && s.rest.len == 0)
			return;
		p->out->len = before;
	}
	print_type(p, descriptor);
}

static void print_component(struct printer *p, struct cursor *in)
{
	uint16_t name = take_constant(p->c, in, CONSTANT_Utf8);
	uint16_t descriptor = take_constant(p->c, in, CONSTANT_Utf8);
	struct attributes list = { 0 };
	struct attribute attribute;
	if (!attributes_skip(p->c, in, &list))
		return;
	print_start(p);
	print_component_type(p, list, class_utf8(p->c, descriptor));
	buf_char(p->out, ' ');
	print_class_name(p, class_utf8(p->c, name));
	buf_char(p->out, ';');
	print_end(p);
	p->indent++;
	print_start(p);
	buf_string(p->out, "descriptor: ");
	print_utf8_at(p, descriptor);
	print_end(p);
	while (attribute_next(p->c, &list, &attribute)) {
		if (attribute.kind == ATTRIBUTE_Record) // it would nest without end
			attribute.kind = ATTRIBUTE_Unknown;
		print_attribute(p, &attribute);
	}
	p->indent--;
	print_blank(p);
}

static void print_record(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);
	for (uint32_t i = 0; i < n && cursor_ok(in); i++)
		print_component(p, in);
}

// ---- bytes ------------------------------------------------------------------------------------

// A text of its own, not a constant: standard practice is SMAP, whose lines end in \n.
static void print_source_debug_extension(struct printer *p, struct cursor *in)
{
	struct slice text = cursor_bytes(in, cursor_left(in));

	while (text.len) {
		ptrdiff_t end = slice_find(text, '\n');
		struct slice line = end < 0 ? text : slice_until(text, (size_t)end);
		print_start(p);
		print_text(p, line);
		print_end(p);
		text = slice_from(text, line.len + 1);
	}
}

static void print_hex(struct printer *p, struct cursor *in)
{
	while (cursor_left(in)) {
		size_t n = cursor_left(in) < 16 ? cursor_left(in) : 16;
		print_start(p);
		for (size_t i = 0; i < n; i++)
			buf_printf(p->out, " %02X", cursor_u1(in));
		print_end(p);
	}
}

static void print_unknown(struct printer *p, const struct attribute *attribute)
{
	struct cursor in = print_cursor(p, attribute->bytes);

	print_start(p);
	print_utf8_at(p, attribute->name);
	buf_printf(p->out, ": length = 0x%zX (unknown attribute)", attribute->bytes.len);
	print_end(p);
	p->indent++;
	print_hex(p, &in);
	p->indent--;
}

// ---- all of them ------------------------------------------------------------------------------

// A kind that is missing here, like Code anywhere but in a method, is printed as bytes.
static const struct {
	attribute_printer *print;
	bool has_title; // a line of its own with the attribute's name
} printers[N_ATTRIBUTE_KINDS] = {
	[ATTRIBUTE_ConstantValue] = { print_constant_value, false },
	[ATTRIBUTE_StackMapTable] = { print_stack_map, false },
	[ATTRIBUTE_Exceptions] = { print_exceptions, true },
	[ATTRIBUTE_InnerClasses] = { print_inner_classes, true },
	[ATTRIBUTE_EnclosingMethod] = { print_enclosing_method, false },
	[ATTRIBUTE_Synthetic] = { print_synthetic, false },
	[ATTRIBUTE_Signature] = { print_signature, false },
	[ATTRIBUTE_SourceFile] = { print_source_file, false },
	[ATTRIBUTE_SourceDebugExtension] = { print_source_debug_extension, true },
	[ATTRIBUTE_LineNumberTable] = { print_line_numbers, true },
	[ATTRIBUTE_LocalVariableTable] = { print_local_variables, true },
	[ATTRIBUTE_LocalVariableTypeTable] = { print_local_variables, true },
	[ATTRIBUTE_Deprecated] = { print_deprecated, false },
	[ATTRIBUTE_RuntimeVisibleAnnotations] = { print_annotations, true },
	[ATTRIBUTE_RuntimeInvisibleAnnotations] = { print_annotations, true },
	[ATTRIBUTE_RuntimeVisibleParameterAnnotations] = { print_parameter_annotations, true },
	[ATTRIBUTE_RuntimeInvisibleParameterAnnotations] = { print_parameter_annotations, true },
	[ATTRIBUTE_RuntimeVisibleTypeAnnotations] = { print_type_annotations, true },
	[ATTRIBUTE_RuntimeInvisibleTypeAnnotations] = { print_type_annotations, true },
	[ATTRIBUTE_AnnotationDefault] = { print_annotation_default, true },
	[ATTRIBUTE_BootstrapMethods] = { print_bootstrap_methods, true },
	[ATTRIBUTE_MethodParameters] = { print_method_parameters, true },
	[ATTRIBUTE_Module] = { print_module, true },
	[ATTRIBUTE_ModulePackages] = { print_module_packages, true },
	[ATTRIBUTE_ModuleMainClass] = { print_module_main_class, false },
	[ATTRIBUTE_ModuleTarget] = { print_module_target, true },
	[ATTRIBUTE_ModuleHashes] = { print_module_hashes, true },
	[ATTRIBUTE_ModuleResolution] = { print_module_resolution, true },
	[ATTRIBUTE_NestHost] = { print_nest_host, false },
	[ATTRIBUTE_NestMembers] = { print_classes, true },
	[ATTRIBUTE_Record] = { print_record, true },
	[ATTRIBUTE_PermittedSubclasses] = { print_classes, true },
	[ATTRIBUTE_StackMap] = { print_cldc_stack_map, false },
};

void print_cursor_error(struct printer *p, const char *what, const struct cursor *in)
{
	if (cursor_ok(in))
		return;
	if (p->out->len != p->line)
		print_end(p);
	print_line(p, "error: %s: offset 0x%zx: %s", what, (size_t)(in->where - in->origin), in->why);
}

void print_attribute(struct printer *p, const struct attribute *attribute)
{
	const char *name = attribute_kind_name(attribute->kind);
	uint32_t indent = p->indent;

	if (!printers[attribute->kind].print) {
		print_unknown(p, attribute);
		return;
	}
	struct cursor in = print_cursor(p, attribute->bytes);
	if (printers[attribute->kind].has_title) {
		print_line(p, "%s:", name);
		p->indent++;
	}
	printers[attribute->kind].print(p, &in);
	if (cursor_ok(&in) && cursor_left(&in))
		cursor_fail(&in, "bytes left over");
	print_cursor_error(p, name, &in);
	p->indent = indent;
}

void print_attributes(struct printer *p, struct attributes list)
{
	struct attribute attribute;
	while (attribute_next(p->c, &list, &attribute))
		print_attribute(p, &attribute);
}
