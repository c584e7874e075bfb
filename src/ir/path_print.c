// Access paths for users: as they would write them, with the names of the LocalVariableTable.
#include "ir/path_internal.h"

#include "base/cursor.h"
#include "ir/ir.h"

#define MAX_STRING 32 // bytes shown of a string constant

// ---- names of local variables ----------------------------------------------------------------

static bool name_in_table(const struct class *file, struct slice table, uint32_t slot, uint32_t bci,
	struct slice *name)
{
	for (size_t at = 2; at + 10 <= table.len; at += 10) {
		const uint8_t *row = table.ptr + at;
		uint32_t start = bytes_u2(row), length = bytes_u2(row + 2);
		uint16_t index = bytes_u2(row + 4);
		if (bytes_u2(row + 8) != slot || bci < start || bci >= start + length)
			continue;
		if (index >= file->n_constants || file->tags[index] != CONSTANT_Utf8)
			continue;
		*name = class_utf8(file, index);
		return true;
	}
	return false;
}

// A damaged table names nothing.
static bool local_name(const struct ir *ir, uint32_t slot, uint32_t bci, struct slice *name)
{
	struct attributes list = ir->code->attributes;
	struct attribute attribute;
	while (attribute_next(ir->file, &list, &attribute))
		if (attribute.kind == ATTRIBUTE_LocalVariableTable &&
			name_in_table(ir->file, attribute.bytes, slot, bci, name))
			return true;
	return false;
}

static uint32_t parameter_slot(const struct ir *ir, uint32_t number)
{
	struct slice rest = descriptor_parameters(name_slice(ir->method->descriptor));
	uint32_t slot = 0;
	for (uint32_t i = 0; i < number; i++) {
		bool is_this = i == 0 && !method_is_static(ir->method);
		slot += is_this ? 1 : descriptor_words(descriptor_next(&rest));
	}
	return slot;
}

// The local variable that the instruction at bci stores to; *from: where the variable has its name.
static bool stored_slot(const struct ir *ir, uint32_t bci, uint32_t *slot, uint32_t *from)
{
	struct insn insn;
	do {
		if (bci >= ir->code->length)
			return false;
		insn = code_insn(ir->code, bci);
		bci = insn.next;
	} while (insn.op == OP_dup);
	*from = insn.next;
	if (insn.op >= OP_istore && insn.op <= OP_astore)
		*slot = (uint32_t)insn.a;
	else if (insn.op >= OP_istore_0 && insn.op <= OP_astore_3)
		*slot = (insn.op - OP_istore_0) % 4u;
	else
		return false;
	return true;
}

// A phi of a local variable knows it: aux - 1. Other values are named after the variable that they
// are stored to at once: phis of the stack at the start of their block, others behind the bytecode
// instruction that makes them.
static bool value_name(const struct ir *ir, uint32_t value, struct slice *name)
{
	const struct ir_insn *insn = ir_at(ir, value);
	uint32_t slot, from;
	if (insn->op == IR_PARAM)
		return local_name(ir, parameter_slot(ir, insn->aux), 0, name);
	if (insn->op == IR_PHI && insn->aux)
		return local_name(ir, insn->aux - 1, insn->bci, name);
	uint32_t next = insn->op == IR_PHI || insn->op == IR_CATCH
		? insn->bci
		: code_insn(ir->code, insn->bci).next;
	return stored_slot(ir, next, &slot, &from) && local_name(ir, slot, from, name);
}

static void print_value(const struct ir *ir, uint32_t value, struct buf *out)
{
	const struct ir_insn *insn = ir_at(ir, value);
	struct slice name;
	if (value_name(ir, value, &name))
		buf_slice(out, name);
	else if (insn->op == IR_PARAM)
		buf_printf(out, "arg%u", insn->aux + method_is_static(ir->method));
	else
		buf_printf(out, "v%u", value);
}

// ---- classes --------------------------------------------------------------------------------

static size_t package_length(struct slice name)
{
	ptrdiff_t slash = slice_find_last(name, '/');
	return slash < 0 ? 0 : (size_t)slash + 1;
}

// Without the package if it is the method's own.
static void print_class_name(const struct ir *ir, struct slice name, struct buf *out)
{
	if (name.len && name.ptr[0] == '[') {
		class_print_type(name, out);
		return;
	}
	struct slice own = name_slice(ir->method->owner->name);
	size_t length = package_length(name);
	if (slice_equal(slice_until(own, package_length(own)), slice_until(name, length)))
		name = slice_from(name, length);
	class_print_name(name, out);
}

// ---- paths ----------------------------------------------------------------------------------

static void print_new(const struct ir *ir, uint32_t value, struct buf *out)
{
	const struct ir_insn *insn = ir_at(ir, value);
	buf_string(out, "new ");
	if (insn->op == IR_NEW)
		print_class_name(ir, class_name_at(ir->file, insn->constant), out);
	else
		ir_print_type(ir, insn->type, out);
	uint32_t line = ir_line(ir, insn);
	if (line)
		buf_printf(out, "@line %u", line);
	else
		buf_printf(out, "@%u", insn->bci);
}

static void print_string(struct slice text, struct buf *out)
{
	buf_char(out, '"');
	for (size_t i = 0; i < text.len && i < MAX_STRING; i++)
		buf_char(out,
			text.ptr[i] < ' ' || text.ptr[i] == '"' || text.ptr[i] == 0x7f ? '.'
																		   : (char)text.ptr[i]);
	buf_string(out, text.len > MAX_STRING ? "...\"" : "\"");
}

static struct slice field_name_of(const struct ir *ir, const struct path *path)
{
	return path->field ? name_slice(path->field->name)
					   : class_member_ref(ir->file, path->constant).name;
}

static void print_static(const struct ir *ir, const struct path *path, struct buf *out)
{
	struct slice owner = path->field ? name_slice(path->field->owner->name)
									 : class_member_ref(ir->file, path->constant).class_name;
	print_class_name(ir, owner, out);
	buf_char(out, '.');
	buf_slice(out, field_name_of(ir, path));
}

static void print_root(const struct ir *ir, const struct path *path, struct buf *out)
{
	switch (path->kind) {
	case PATH_THIS:
		buf_string(out, "this");
		break;
	case PATH_NEW:
		print_new(ir, path->value, out);
		break;
	case PATH_CALL:
		buf_string(out, "call ");
		buf_slice(out, class_member_ref(ir->file, ir_at(ir, path->value)->constant).name);
		buf_string(out, "()");
		break;
	case PATH_STRING:
		print_string(path->text, out);
		break;
	case PATH_CLASS:
		print_class_name(ir, path->text, out);
		buf_string(out, ".class");
		break;
	case PATH_STATIC:
		print_static(ir, path, out);
		break;
	case PATH_UNKNOWN:
		buf_char(out, '*');
		break;
	default:
		print_value(ir, path->value, out);
	}
}

void path_print(struct paths *paths, const struct path *path, struct buf *out)
{
	const struct ir *ir = paths->ir;
	if (!path->base) {
		print_root(ir, path, out);
		return;
	}
	path_print(paths, path->base, out);
	if (path->kind == PATH_FIELD) {
		buf_char(out, '.');
		buf_slice(out, field_name_of(ir, path));
	} else if (path->kind == PATH_ACCESSOR) {
		buf_char(out, '.');
		buf_slice(out, path->text);
		buf_string(out, "()");
	} else {
		buf_char(out, '[');
		if (path->has_constant_index)
			buf_signed(out, (int32_t)path->value);
		else
			print_value(ir, path->value, out);
		buf_char(out, ']');
	}
}
