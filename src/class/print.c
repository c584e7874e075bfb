// The listing of a class in the form of javap: the declaration, its members and, when verbose, the
// constant pool and every attribute.
#include "class/print.h"

// How much longer than the class file the texts in its listing may make it; see print_text.c.
#define MAX_GROWTH 256

// ---- the class's declaration ------------------------------------------------------------------

static void print_erased_supertypes(struct printer *p)
{
	const struct class *c = p->c;
	bool is_interface = c->access & ACC_INTERFACE;

	if (!is_interface && c->super_class &&
		!slice_equal(class_super_name(c), SLICE("java/lang/Object"))) {
		buf_string(p->out, " extends ");
		print_class_name(p, class_super_name(c));
	}
	for (uint32_t i = 0; i < c->n_interfaces; i++) {
		buf_string(p->out, i ? "," : is_interface ? " extends " : " implements ");
		print_class_name(p, class_name_at(c, c->interfaces[i]));
	}
}

static void print_generic_supertypes(struct printer *p, struct signature *s)
{
	bool is_interface = p->c->access & ACC_INTERFACE;

	signature_type_parameters(s);
	bool show_super = !is_interface && (p->options->verbose || !signature_next_is_object(s));
	size_t before = p->out->len;
	buf_string(p->out, " extends ");
	signature_type(s);
	if (!show_super)
		p->out->len = before;
	for (bool is_first = true; !s->failed && s->rest.len; is_first = false) {
		buf_string(p->out, !is_first ? ", " : is_interface ? " extends " : " implements ");
		signature_type(s);
	}
}

static void print_declaration(struct printer *p)
{
	const struct class *c = p->c;
	struct signature s;

	print_start(p);
	if (!(c->access & ACC_MODULE) || !print_module_head(p)) {
		print_modifiers(p, FLAGS_CLASS, c->access);
		buf_string(p->out, c->access & ACC_INTERFACE ? "interface " : "class ");
		print_class_name(p, class_name(c));
		size_t before = p->out->len;
		bool is_generic = signature_find(p, c->attributes, &s);
		if (is_generic)
			print_generic_supertypes(p, &s);
		if (!is_generic || s.failed) {
			p->out->len = before;
			print_erased_supertypes(p);
		}
	}
	if (!p->options->verbose)
		buf_string(p->out, " {");
	print_end(p);
}

static void print_class_index(struct printer *p, const char *what, uint16_t index)
{
	print_start(p);
	buf_printf(p->out, "%s: #%u", what, index);
	if (index) {
		print_comment(p);
		print_constant(p, index);
	}
	print_end(p);
}

static void print_class_header(struct printer *p)
{
	const struct class *c = p->c;

	p->indent++;
	print_line(p, "minor version: %u", c->minor);
	print_line(p, "major version: %u", c->major);
	print_flags(p, FLAGS_CLASS, c->access);
	print_class_index(p, "this_class", c->this_class);
	print_class_index(p, "super_class", c->super_class);
	print_line(p, "interfaces: %u, fields: %u, methods: %u, attributes: %u", c->n_interfaces,
		c->n_fields, c->n_methods, c->attributes.n);
	p->indent--;
	print_constant_pool(p);
	print_line(p, "{");
}

// ---- fields and methods -----------------------------------------------------------------------

static void print_field_type(struct printer *p, const struct member *m)
{
	struct signature s;
	size_t before = p->out->len;
	if (signature_find(p, m->attributes, &s)) {
		signature_type(&s);
		if (!s.failed && s.rest.len == 0)
			return;
		p->out->len = before;
	}
	print_type(p, member_descriptor(p->c, m));
}

static void print_field_declaration(struct printer *p, const struct member *m)
{
	print_modifiers(p, FLAGS_FIELD, m->access);
	print_field_type(p, m);
	buf_char(p->out, ' ');
	print_class_name(p, member_name(p->c, m));
}

static bool is_constructor(const struct printer *p, const struct member *m)
{
	return slice_equal(member_name(p->c, m), SLICE("<init>"));
}

static void print_method_name(struct printer *p, const struct member *m)
{
	print_class_name(p, is_constructor(p, m) ? class_name(p->c) : member_name(p->c, m));
}

// The last parameter's "[])" becomes "...)".
static void fix_varargs(struct printer *p, const struct member *m)
{
	struct buf *out = p->out;
	if ((m->access & ACC_VARARGS) && out->len >= 3 && !memcmp(out->ptr + out->len - 3, "[])", 3)) {
		out->len -= 3;
		buf_string(out, "...)");
	}
}

// The signature has the return type last, so its parameters are walked twice.
static void print_generic_method(struct printer *p, const struct member *m, struct signature *s)
{
	signature_type_parameters(s);
	if (p->out->ptr[p->out->len - 1] == '>')
		buf_char(p->out, ' ');
	struct signature parameters = *s;
	size_t before = p->out->len;
	signature_parameters(s);
	p->out->len = before;
	if (is_constructor(p, m)) {
		signature_accept(s, 'V');
	} else {
		signature_type(s);
		buf_char(p->out, ' ');
	}
	print_method_name(p, m);
	signature_parameters(&parameters);
	fix_varargs(p, m);
	for (bool is_first = true; signature_accept(s, '^'); is_first = false) {
		buf_string(p->out, is_first ? " throws " : ", ");
		signature_type(s);
	}
	s->failed |= parameters.failed || s->rest.len;
}

static void print_erased_method(struct printer *p, const struct member *m)
{
	struct slice descriptor = member_descriptor(p->c, m);
	struct slice rest = descriptor_parameters(descriptor), type;

	if (!is_constructor(p, m)) {
		print_type(p, descriptor_return(descriptor));
		buf_char(p->out, ' ');
	}
	print_method_name(p, m);
	buf_char(p->out, '(');
	for (bool is_first = true; (type = descriptor_next(&rest)).len; is_first = false) {
		if (!is_first)
			buf_string(p->out, ", ");
		print_type(p, type);
	}
	buf_char(p->out, ')');
	fix_varargs(p, m);
}

static void print_erased_throws(struct printer *p, const struct member *m)
{
	struct slice bytes;
	if (!attribute_find(p->c, m->attributes, ATTRIBUTE_Exceptions, &bytes))
		return;
	struct cursor in = print_cursor(p, bytes);
	uint32_t n = cursor_u2(&in);
	for (uint32_t i = 0; i < n; i++) {
		uint16_t index = take_constant(p->c, &in, CONSTANT_Class);
		if (!cursor_ok(&in))
			return;
		buf_string(p->out, i ? ", " : " throws ");
		print_class_name(p, class_name_at(p->c, index));
	}
}

// Is it a default method of an interface?
static bool is_default(const struct printer *p, const struct member *m)
{
	return (p->c->access & ACC_INTERFACE) && m->code &&
		!(m->access & (ACC_STATIC | ACC_PRIVATE | ACC_ABSTRACT));
}

static void print_method_declaration(struct printer *p, const struct member *m)
{
	struct signature s;

	print_modifiers(p, FLAGS_METHOD, m->access);
	if (slice_equal(member_name(p->c, m), SLICE("<clinit>"))) {
		buf_string(p->out, "{}");
		return;
	}
	if (is_default(p, m))
		buf_string(p->out, "default ");
	size_t before = p->out->len;
	bool has_throws = false;
	bool is_generic = signature_find(p, m->attributes, &s);
	if (is_generic) {
		has_throws = slice_find(s.rest, '^') >= 0;
		print_generic_method(p, m, &s);
	}
	if (!is_generic || s.failed) {
		p->out->len = before;
		has_throws = false;
		print_erased_method(p, m);
	}
	if (!has_throws)
		print_erased_throws(p, m);
}

static void print_method_body(struct printer *p, const struct member *m)
{
	struct attributes list = m->attributes;
	struct attribute attribute;

	while (attribute_next(p->c, &list, &attribute)) {
		if (attribute.kind == ATTRIBUTE_Code && m->code)
			print_code(p, m);
		else if (p->options->verbose)
			print_attribute(p, &attribute);
	}
}

static void print_member(struct printer *p, const struct member *m, bool is_method)
{
	p->indent = 1;
	print_start(p);
	if (is_method)
		print_method_declaration(p, m);
	else
		print_field_declaration(p, m);
	buf_char(p->out, ';');
	print_end(p);
	p->indent = 2;
	if (p->options->verbose) {
		print_start(p);
		buf_string(p->out, "descriptor: ");
		print_text(p, member_descriptor(p->c, m));
		print_end(p);
		print_flags(p, is_method ? FLAGS_METHOD : FLAGS_FIELD, m->access);
	}
	print_method_body(p, m);
	p->indent = 0;
}

static void print_members(struct printer *p)
{
	const struct class_print_options *options = p->options;
	bool is_first = true;

	for (uint32_t i = 0; i < (uint32_t)p->c->n_fields + p->c->n_methods; i++) {
		bool is_method = i >= p->c->n_fields;
		const struct member *m = is_method ? &p->c->methods[i - p->c->n_fields] : &p->c->fields[i];
		if ((m->access & ACC_PRIVATE) && !options->show_private)
			continue;
		if (!is_first && (options->show_code || options->show_lines || options->verbose))
			print_blank(p);
		is_first = false;
		print_member(p, m, is_method);
	}
}

void class_print(const struct class *c, const struct class_print_options *options, struct buf *out)
{
	struct printer p = { .c = c, .options = options, .out = out };
	struct slice source_file = class_source_file(c);

	p.limit = out->len + ((size_t)1 << 20) + MAX_GROWTH * c->bytes.len;
	if (source_file.len) {
		print_start(&p);
		buf_string(out, "Compiled from \"");
		print_text(&p, source_file);
		buf_char(out, '"');
		print_end(&p);
	}
	print_declaration(&p);
	if (options->verbose)
		print_class_header(&p);
	else if (c->access & ACC_MODULE)
		print_module_directives(&p);
	print_members(&p);
	print_line(&p, "}");
	if (options->verbose)
		print_attributes(&p, c->attributes);
	if (out->len > p.limit)
		print_line(&p, "error: texts longer than %zu bytes in all are cut off", p.limit);
}
