// What is in a field or an element, as text for people: "3", "true", "null", "\"done\"", "java.lang.Object".
#include "vm/internal.h"

enum { MAX_TEXT = 40 };

static const struct vfield *field_at(const struct vclass *k, uint32_t offset, bool is_static)
{
	for (; k; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++)
			if (k->fields[i].offset == offset &&
				((k->fields[i].access & ACC_STATIC) != 0) == is_static)
				return &k->fields[i];
	return NULL;
}

static void print_ref(struct vm *vm, ref r, struct buf *out)
{
	if (!r) {
		buf_string(out, "null");
	} else if (class_of(r) == WK(vm, String)) {
		struct buf text = BUF_INIT;
		string_text(vm, r, &text);
		bool is_long = text.len > MAX_TEXT;
		buf_printf(out, "\"%.*s%s\"", is_long ? MAX_TEXT : (int)text.len, buf_cstring(&text),
			is_long ? "..." : "");
		buf_release(&text);
	} else {
		class_print_name(class_text(class_of(r)), out);
	}
}

static void print_value(struct vm *vm, const uint8_t *p, char kind, struct buf *out)
{
	float f;
	double d;
	switch (kind) {
	case 'Z':
		buf_string(out, *p ? "true" : "false");
		break;
	case 'B':
		buf_printf(out, "%d", (int8_t)*p);
		break;
	case 'C':
		buf_printf(out, "'\\u%04x'", read_16(p));
		break;
	case 'S':
		buf_printf(out, "%d", (int16_t)read_16(p));
		break;
	case 'J':
		buf_printf(out, "%lld", (long long)(int64_t)read_64(p));
		break;
	case 'F':
		memcpy(&f, p, sizeof(f));
		buf_printf(out, "%g", (double)f);
		break;
	case 'D':
		memcpy(&d, p, sizeof(d));
		buf_printf(out, "%g", d);
		break;
	case 'L':
	case '[':
		print_ref(vm, read_32(p), out);
		break;
	default:
		buf_printf(out, "%d", (int32_t)read_32(p));
	}
}

bool vm_print_value(const struct vm *machine, const struct vm_action *action, struct buf *out)
{
	struct vm *vm = (struct vm *)(uintptr_t)machine;
	if (!action->object || action->length || !action->offset)
		return false;
	const struct vclass *k = class_of(action->object);
	char kind;
	if (k->kind == '[') {
		kind = k->component->kind;
	} else {
		const struct vclass *mirrored = action->is_static ? class_of_mirror(vm, action->object)
														  : NULL;
		const struct vfield *field = field_at(mirrored ? mirrored : k, action->offset,
			mirrored != NULL);
		if (!field)
			return false;
		kind = field->kind;
	}
	print_value(vm, VM_BASE + action->object + action->offset, kind, out);
	return true;
}
