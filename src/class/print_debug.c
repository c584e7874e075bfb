// Debug information of code: LineNumberTable (JVMS 4.7.12), LocalVariableTable (4.7.13) and
// LocalVariableTypeTable (4.7.14).
#include "class/print.h"

void print_line_numbers(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	for (uint32_t i = 0; i < n && cursor_has(in, 1, 4, "cut off"); i++) {
		uint16_t start = cursor_u2(in);
		print_line(p, "line %u: %u", cursor_u2(in), start);
	}
}

// The name stands at the right of its column, so it is printed first and moved there.
static void print_variable_name(struct printer *p, uint16_t index)
{
	size_t start = p->out->len, column = 5;
	print_utf8_at(p, index);
	size_t width = p->out->len - start;
	if (width >= column)
		return;
	buf_pad_to(p->out, start, column);
	memmove(p->out->ptr + start + column - width, p->out->ptr + start, width);
	memset(p->out->ptr + start, ' ', column - width);
}

static void print_variable(struct printer *p, struct cursor *in)
{
	uint16_t start = cursor_u2(in), length = cursor_u2(in);
	uint16_t name = take_constant(p->c, in, CONSTANT_Utf8);
	uint16_t type = take_constant(p->c, in, CONSTANT_Utf8);
	uint16_t slot = cursor_u2(in);
	if (!cursor_ok(in))
		return;
	print_start(p);
	buf_printf(p->out, "%5u %7u %5u ", start, length, slot);
	print_variable_name(p, name);
	buf_string(p->out, "   ");
	print_utf8_at(p, type);
	print_end(p);
}

void print_local_variables(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	print_line(p, "Start  Length  Slot  Name   Signature");
	for (uint32_t i = 0; i < n && cursor_ok(in); i++)
		print_variable(p, in);
}
