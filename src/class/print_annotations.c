// Annotations, JVMS 4.7.16 to 4.7.22. Each is printed twice: once as the indices it is made of,
//
//     0: #81(#82=I#83,#84=[s#85])
//
// which also checks it, and then, if it is whole, as what they mean. The bytes are a tree whose
// nodes say how many children they have; the walk down is bounded by MAX_DEPTH.
#include "class/print.h"

#define MAX_DEPTH 64

enum { ELEMENT_ENUM = 'e', ELEMENT_CLASS = 'c', ELEMENT_ANNOTATION = '@', ELEMENT_ARRAY = '[' };

// The constant that a value of this type is kept in; NONE for a type that does not exist.
static uint8_t constant_of_element(uint8_t type)
{
	switch (type) {
	case 'B':
	case 'C':
	case 'I':
	case 'S':
	case 'Z':
		return CONSTANT_Integer;
	case 'D':
		return CONSTANT_Double;
	case 'F':
		return CONSTANT_Float;
	case 'J':
		return CONSTANT_Long;
	case 's':
	case ELEMENT_CLASS:
		return CONSTANT_Utf8;
	default:
		return CONSTANT_NONE;
	}
}

// ---- as indices -------------------------------------------------------------------------------

static void print_raw_annotation(struct printer *p, struct cursor *in, uint32_t depth);

static void print_raw_element(struct printer *p, struct cursor *in, uint32_t depth)
{
	const uint8_t *where = in->at;
	uint8_t type = cursor_u1(in);
	if (depth > MAX_DEPTH)
		cursor_fail_at(in, where, "annotation nested too deep");
	if (!cursor_ok(in))
		return;
	if (type == ELEMENT_ENUM) {
		uint16_t type_name = take_constant(p->c, in, CONSTANT_Utf8);
		buf_printf(p->out, "e#%u.#%u", type_name, take_constant(p->c, in, CONSTANT_Utf8));
	} else if (type == ELEMENT_ANNOTATION) {
		buf_char(p->out, '@');
		print_raw_annotation(p, in, depth + 1);
	} else if (type == ELEMENT_ARRAY) {
		uint32_t n = cursor_u2(in);
		buf_char(p->out, '[');
		for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
			if (i)
				buf_char(p->out, ',');
			print_raw_element(p, in, depth + 1);
		}
		buf_char(p->out, ']');
	} else if (constant_of_element(type) != CONSTANT_NONE) {
		buf_printf(p->out, "%c#%u", type, take_constant(p->c, in, constant_of_element(type)));
	} else {
		cursor_fail_at(in, where, "unknown type of element value");
	}
}

static void print_raw_annotation(struct printer *p, struct cursor *in, uint32_t depth)
{
	uint16_t type = take_constant(p->c, in, CONSTANT_Utf8);
	uint32_t n = cursor_u2(in);

	buf_printf(p->out, "#%u(", type);
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t name = take_constant(p->c, in, CONSTANT_Utf8);
		buf_printf(p->out, "%s#%u=", i ? "," : "", name);
		print_raw_element(p, in, depth);
	}
	buf_char(p->out, ')');
}

// ---- as values: only ever read what was printed as indices before ------------------------------

static void print_annotation(struct printer *p, struct cursor *in);

static void print_element_constant(struct printer *p, uint8_t type, uint16_t index)
{
	switch (type) {
	case 'B':
		buf_printf(p->out, "(byte) %d", class_integer(p->c, index));
		break;
	case 'S':
		buf_printf(p->out, "(short) %d", class_integer(p->c, index));
		break;
	case 'C': {
		uint32_t ch = (uint32_t)class_integer(p->c, index);
		if (ch >= 0x20 && ch < 0x7f)
			buf_printf(p->out, "'%c'", (int)ch);
		else
			buf_printf(p->out, "'\\u%04x'", ch);
		break;
	}
	case 'Z':
		buf_string(p->out, class_integer(p->c, index) ? "true" : "false");
		break;
	case 's':
		buf_char(p->out, '"');
		print_utf8_at(p, index);
		buf_char(p->out, '"');
		break;
	case ELEMENT_CLASS:
		buf_string(p->out, "class ");
		print_utf8_at(p, index);
		break;
	default:
		print_constant(p, index);
		break;
	}
}

static void print_element(struct printer *p, struct cursor *in)
{
	uint8_t type = cursor_u1(in);
	if (type == ELEMENT_ENUM) {
		print_utf8_at(p, cursor_u2(in));
		buf_char(p->out, '.');
		print_utf8_at(p, cursor_u2(in));
	} else if (type == ELEMENT_ANNOTATION) {
		buf_char(p->out, '@');
		print_annotation(p, in);
	} else if (type == ELEMENT_ARRAY) {
		uint32_t n = cursor_u2(in);
		buf_char(p->out, '[');
		for (uint32_t i = 0; i < n; i++) {
			if (i)
				buf_char(p->out, ',');
			print_element(p, in);
		}
		buf_char(p->out, ']');
	} else {
		print_element_constant(p, type, cursor_u2(in));
	}
}

// Stays on the line that it ends on.
static void print_annotation(struct printer *p, struct cursor *in)
{
	uint16_t type = cursor_u2(in);
	uint32_t n = cursor_u2(in);

	print_type(p, class_utf8(p->c, type));
	if (n == 0)
		return;
	buf_char(p->out, '(');
	print_end(p);
	p->indent++;
	for (uint32_t i = 0; i < n; i++) {
		print_start(p);
		print_utf8_at(p, cursor_u2(in));
		buf_char(p->out, '=');
		print_element(p, in);
		print_end(p);
	}
	p->indent--;
	print_start(p);
	buf_char(p->out, ')');
}

// The rest of a numbered line, and the lines below it. `again` is where the annotation started.
static void print_meaning(struct printer *p, struct cursor again, const struct cursor *in)
{
	print_end(p);
	if (!cursor_ok(in))
		return;
	p->indent++;
	print_start(p);
	print_annotation(p, &again);
	print_end(p);
	p->indent--;
}

// ---- attributes -------------------------------------------------------------------------------

void print_annotations(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		struct cursor start = *in;
		print_start(p);
		buf_printf(p->out, "%u: ", i);
		print_raw_annotation(p, in, 0);
		print_meaning(p, start, in);
	}
}

void print_parameter_annotations(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u1(in);

	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		print_line(p, "parameter %u:", i);
		p->indent++;
		print_annotations(p, in);
		p->indent--;
	}
}

void print_annotation_default(struct printer *p, struct cursor *in)
{
	struct cursor start = *in;

	print_start(p);
	buf_string(p->out, "default_value: ");
	print_raw_element(p, in, 0);
	print_end(p);
	if (!cursor_ok(in))
		return;
	p->indent++;
	print_start(p);
	print_element(p, &start);
	print_end(p);
	p->indent--;
}

// ---- type annotations, JVMS 4.7.20 ------------------------------------------------------------

// What of the type is annotated, JVMS table 4.7.20-A and B.
static const struct {
	uint8_t type;
	const char *name;
	const char *layout; // of what follows, see print_target
} targets[] = {
	{ 0x00, "CLASS_TYPE_PARAMETER", "p" },
	{ 0x01, "METHOD_TYPE_PARAMETER", "p" },
	{ 0x10, "CLASS_EXTENDS", "t" },
	{ 0x11, "CLASS_TYPE_PARAMETER_BOUND", "pb" },
	{ 0x12, "METHOD_TYPE_PARAMETER_BOUND", "pb" },
	{ 0x13, "FIELD", "" },
	{ 0x14, "METHOD_RETURN", "" },
	{ 0x15, "METHOD_RECEIVER", "" },
	{ 0x16, "METHOD_FORMAL_PARAMETER", "p" },
	{ 0x17, "THROWS", "t" },
	{ 0x40, "LOCAL_VARIABLE", "v" },
	{ 0x41, "RESOURCE_VARIABLE", "v" },
	{ 0x42, "EXCEPTION_PARAMETER", "e" },
	{ 0x43, "INSTANCEOF", "o" },
	{ 0x44, "NEW", "o" },
	{ 0x45, "CONSTRUCTOR_REFERENCE", "o" },
	{ 0x46, "METHOD_REFERENCE", "o" },
	{ 0x47, "CAST", "oa" },
	{ 0x48, "CONSTRUCTOR_INVOCATION_TYPE_ARGUMENT", "oa" },
	{ 0x49, "METHOD_INVOCATION_TYPE_ARGUMENT", "oa" },
	{ 0x4a, "CONSTRUCTOR_REFERENCE_TYPE_ARGUMENT", "oa" },
	{ 0x4b, "METHOD_REFERENCE_TYPE_ARGUMENT", "oa" },
};

#define N_TARGETS (sizeof(targets) / sizeof(targets[0]))

static void print_variable_ranges(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	buf_string(p->out, ", {");
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t start = cursor_u2(in), length = cursor_u2(in);
		buf_printf(p->out, "%sstart_pc=%u, length=%u, index=%u", i ? "; " : "", start, length,
			cursor_u2(in));
	}
	buf_char(p->out, '}');
}

static void print_target_part(struct printer *p, char part, struct cursor *in)
{
	switch (part) {
	case 'p':
		buf_printf(p->out, ", param_index=%u", cursor_u1(in));
		break;
	case 'b':
		buf_printf(p->out, ", bound_index=%u", cursor_u1(in));
		break;
	case 't':
		buf_printf(p->out, ", type_index=%u", cursor_u2(in));
		break;
	case 'e':
		buf_printf(p->out, ", exception_index=%u", cursor_u2(in));
		break;
	case 'o':
		buf_printf(p->out, ", offset=%u", cursor_u2(in));
		break;
	case 'a':
		buf_printf(p->out, ", type_index=%u", cursor_u1(in));
		break;
	default:
		print_variable_ranges(p, in);
		break;
	}
}

static void print_target(struct printer *p, struct cursor *in)
{
	uint8_t type = cursor_u1(in);
	size_t i = 0;
	while (i < N_TARGETS && targets[i].type != type)
		i++;
	if (i == N_TARGETS) {
		cursor_fail_at(in, in->at - 1, "unknown target of a type annotation");
		return;
	}
	buf_string(p->out, targets[i].name);
	for (const char *part = targets[i].layout; *part && cursor_ok(in); part++)
		print_target_part(p, *part, in);
}

// The path into a compound type, JVMS 4.7.20.2.
static void print_type_path(struct printer *p, struct cursor *in)
{
	static const char *const kinds[] = { "ARRAY", "INNER_TYPE", "WILDCARD", "TYPE_ARGUMENT" };
	uint32_t n = cursor_u1(in);

	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint8_t kind = cursor_u1(in), argument = cursor_u1(in);
		buf_string(p->out, i ? ", " : ", location=[");
		if (kind > 3)
			cursor_fail_at(in, in->at - 2, "unknown step of a type path");
		else
			buf_string(p->out, kinds[kind]);
		if (kind == 3)
			buf_printf(p->out, "(%u)", argument);
	}
	if (n)
		buf_char(p->out, ']');
}

// The target comes first in the file, last in the line: it is printed, kept aside and put back.
static void print_type_annotation(struct printer *p, uint32_t i, struct cursor *in)
{
	struct buf target = BUF_INIT, *out = p->out;

	p->out = &target;
	print_target(p, in);
	if (cursor_ok(in))
		print_type_path(p, in);
	p->out = out;
	struct cursor start = *in;
	print_start(p);
	buf_printf(out, "%u: ", i);
	if (cursor_ok(in))
		print_raw_annotation(p, in, 0);
	buf_string(out, ": ");
	buf_slice(out, buf_view(&target));
	print_meaning(p, start, in);
	buf_release(&target);
}

void print_type_annotations(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);
	for (uint32_t i = 0; i < n && cursor_ok(in); i++)
		print_type_annotation(p, i, in);
}
