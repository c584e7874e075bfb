// The StackMapTable attribute, JVMS 4.7.4, and its ancestor StackMap (CLDC 1.1, appendix 1).
#include "class/print.h"

enum {
	SAME_LAST = 63,
	SAME_LOCALS_1_LAST = 127,
	SAME_LOCALS_1_EXTENDED = 247,
	CHOP_FIRST = 248,
	CHOP_LAST = 250,
	SAME_EXTENDED = 251,
	APPEND_LAST = 254,
	FULL = 255,
};

enum { ITEM_OBJECT = 7, ITEM_UNINITIALIZED = 8 };

static const char *const item_names[] = { "top", "int", "float", "double", "long", "null", "this" };

static const char *frame_name(uint8_t type)
{
	if (type <= SAME_LAST)
		return "same";
	if (type <= SAME_LOCALS_1_LAST)
		return "same_locals_1_stack_item";
	if (type < SAME_LOCALS_1_EXTENDED)
		return "unknown";
	if (type == SAME_LOCALS_1_EXTENDED)
		return "same_locals_1_stack_item_frame_extended";
	if (type <= CHOP_LAST)
		return "chop";
	if (type == SAME_EXTENDED)
		return "same_frame_extended";
	return type <= APPEND_LAST ? "append" : "full_frame";
}

static void print_item(struct printer *p, struct cursor *in)
{
	uint8_t tag = cursor_u1(in);
	if (tag < ITEM_OBJECT) {
		buf_string(p->out, item_names[tag]);
	} else if (tag == ITEM_OBJECT) {
		uint16_t index = take_constant(p->c, in, CONSTANT_Class);
		if (index)
			print_tagged_constant(p, index);
	} else if (tag == ITEM_UNINITIALIZED) {
		buf_printf(p->out, "uninitialized %u", cursor_u2(in));
	} else {
		cursor_fail_at(in, in->at - 1, "unknown verification type");
	}
}

static void print_items(struct printer *p, const char *what, uint32_t n, struct cursor *in)
{
	print_start(p);
	buf_printf(p->out, "%s = [", what);
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		buf_string(p->out, i ? ", " : " ");
		print_item(p, in);
	}
	buf_string(p->out, n ? " ]" : "]");
	print_end(p);
}

static void print_frame(struct printer *p, struct cursor *in)
{
	uint8_t type = cursor_u1(in);

	print_line(p, "frame_type = %u /* %s */", type, frame_name(type));
	p->indent++;
	if (type >= SAME_LOCALS_1_EXTENDED)
		print_line(p, "offset_delta = %u", cursor_u2(in));
	if (type > SAME_LOCALS_1_LAST && type < SAME_LOCALS_1_EXTENDED)
		cursor_fail_at(in, in->at - 1, "unknown frame type");
	else if (type > SAME_LAST && type <= SAME_LOCALS_1_EXTENDED)
		print_items(p, "stack", 1, in);
	else if (type > SAME_EXTENDED && type <= APPEND_LAST)
		print_items(p, "locals", type - (uint32_t)SAME_EXTENDED, in);
	if (type == FULL) {
		print_items(p, "locals", cursor_u2(in), in);
		print_items(p, "stack", cursor_u2(in), in);
	}
	p->indent--;
}

void print_stack_map(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	print_line(p, "StackMapTable: number_of_entries = %u", n);
	p->indent++;
	for (uint32_t i = 0; i < n && cursor_has(in, 1, 1, "cut off"); i++)
		print_frame(p, in);
}

void print_cldc_stack_map(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	print_line(p, "StackMap: number_of_entries = %u", n);
	p->indent++;
	for (uint32_t i = 0; i < n && cursor_has(in, 1, 6, "cut off"); i++) {
		print_line(p, "frame_type = %u offset = %u", FULL, cursor_u2(in));
		p->indent++;
		print_items(p, "locals", cursor_u2(in), in);
		print_items(p, "stack", cursor_u2(in), in);
		p->indent--;
	}
}
