// Constants, JVMS 4.4, as values and as the listing of the constant pool.
#include "class/print.h"

static const char *const reference_kind_names[] = {
	[0] = "REF_none",
	[REF_getField] = "REF_getField",
	[REF_getStatic] = "REF_getStatic",
	[REF_putField] = "REF_putField",
	[REF_putStatic] = "REF_putStatic",
	[REF_invokeVirtual] = "REF_invokeVirtual",
	[REF_invokeStatic] = "REF_invokeStatic",
	[REF_invokeSpecial] = "REF_invokeSpecial",
	[REF_newInvokeSpecial] = "REF_newInvokeSpecial",
	[REF_invokeInterface] = "REF_invokeInterface",
};

static void print_name_and_type(struct printer *p, struct slice name, struct slice descriptor)
{
	print_name(p, name);
	buf_char(p->out, ':');
	print_text(p, descriptor);
}

static void print_member_ref(struct printer *p, uint16_t index, bool omit_own_class)
{
	struct member_ref ref = class_member_ref(p->c, index);
	if (ref.tag == CONSTANT_Dynamic || ref.tag == CONSTANT_InvokeDynamic) {
		buf_printf(p->out, "#%u:", ref.bootstrap);
	} else if (!omit_own_class || !slice_equal(ref.class_name, class_name(p->c))) {
		print_name(p, ref.class_name);
		buf_char(p->out, '.');
	}
	print_name_and_type(p, ref.name, ref.descriptor);
}

static void print_method_handle(struct printer *p, uint16_t index)
{
	struct method_handle handle = class_method_handle(p->c, index);
	buf_printf(p->out, "%s ", reference_kind_names[handle.kind]);
	print_member_ref(p, handle.reference, false);
}

static void print_value(struct printer *p, uint16_t index, bool omit_own_class)
{
	const struct class *c = p->c;

	switch (c->tags[index]) {
	case CONSTANT_Utf8:
		print_text(p, class_utf8(c, index));
		break;
	case CONSTANT_Integer:
		buf_signed(p->out, class_integer(c, index));
		break;
	case CONSTANT_Float:
		print_float(p->out, class_float(c, index));
		buf_char(p->out, 'f');
		break;
	case CONSTANT_Long:
		buf_signed(p->out, class_long(c, index));
		buf_char(p->out, 'l');
		break;
	case CONSTANT_Double:
		print_double(p->out, class_double(c, index));
		buf_char(p->out, 'd');
		break;
	case CONSTANT_Class:
	case CONSTANT_Module:
	case CONSTANT_Package:
		print_name(p, class_name_at(c, index));
		break;
	case CONSTANT_String:
	case CONSTANT_MethodType:
		print_text(p, class_name_at(c, index));
		break;
	case CONSTANT_NameAndType: {
		struct name_and_type pair = class_name_and_type(c, index);
		print_name_and_type(p, pair.name, pair.descriptor);
		break;
	}
	case CONSTANT_MethodHandle:
		print_method_handle(p, index);
		break;
	case CONSTANT_NONE:
		break;
	default:
		print_member_ref(p, index, omit_own_class);
		break;
	}
}

void print_constant(struct printer *p, uint16_t index)
{
	print_value(p, index, false);
}

static const char *comment_word(uint8_t tag)
{
	switch (tag) {
	case CONSTANT_Integer:
		return "int";
	case CONSTANT_Float:
		return "float";
	case CONSTANT_Long:
		return "long";
	case CONSTANT_Double:
		return "double";
	case CONSTANT_Class:
		return "class";
	case CONSTANT_Fieldref:
		return "Field";
	case CONSTANT_Methodref:
		return "Method";
	case CONSTANT_InterfaceMethodref:
		return "InterfaceMethod";
	default:
		return constant_tag_name(tag);
	}
}

void print_tagged_constant(struct printer *p, uint16_t index)
{
	buf_printf(p->out, "%s ", comment_word(p->c->tags[index]));
	print_value(p, index, true);
}

// What the entry itself holds: the indices of others, or false when it is its own value.
static bool print_indices(struct printer *p, uint16_t index)
{
	const uint8_t *bytes = p->c->bytes.ptr + p->c->offsets[index];

	switch (p->c->tags[index]) {
	case CONSTANT_Class:
	case CONSTANT_String:
	case CONSTANT_MethodType:
	case CONSTANT_Module:
	case CONSTANT_Package:
		buf_printf(p->out, "#%u", bytes_u2(bytes));
		return true;
	case CONSTANT_Fieldref:
	case CONSTANT_Methodref:
	case CONSTANT_InterfaceMethodref:
		buf_printf(p->out, "#%u.#%u", bytes_u2(bytes), bytes_u2(bytes + 2));
		return true;
	case CONSTANT_NameAndType:
	case CONSTANT_Dynamic:
	case CONSTANT_InvokeDynamic:
		buf_printf(p->out, "#%u:#%u", bytes_u2(bytes), bytes_u2(bytes + 2));
		return true;
	case CONSTANT_MethodHandle:
		buf_printf(p->out, "%u:#%u", bytes[0], bytes_u2(bytes + 1));
		return true;
	default:
		return false;
	}
}

void print_constant_pool(struct printer *p)
{
	int width = snprintf(NULL, 0, "#%u", p->c->n_constants);

	print_line(p, "Constant pool:");
	p->indent++;
	for (uint32_t i = 1; i < p->c->n_constants; i++) {
		char number[8];
		uint16_t index = (uint16_t)i;
		if (p->c->tags[index] == CONSTANT_NONE)
			continue;
		snprintf(number, sizeof(number), "#%u", index);
		print_start(p);
		buf_printf(p->out, "%*s = %-18s ", width, number, constant_tag_name(p->c->tags[index]));
		if (print_indices(p, index))
			print_comment(p);
		print_constant(p, index);
		print_end(p);
	}
	p->indent--;
}
