// Expressions as a reader of the source would write them.
#include "facts/facts.h"

// The name in the LocalVariableTable of the variable that parameter `number` starts in.
static bool print_parameter_name(const struct method *method, uint32_t number, struct buf *out)
{
	const struct class *file = method->owner->file;
	uint32_t slot = 0, index = 0;
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	struct slice table;

	if (!method_is_static(method)) {
		slot = 1;
		index = 1;
	}
	while (index < number && (next = descriptor_next(&rest)).len) {
		slot += descriptor_words(next);
		index++;
	}
	if (!method->member->code ||
		!attribute_find(file, method->member->code->attributes, ATTRIBUTE_LocalVariableTable,
			&table))
		return false;
	struct cursor in = cursor_of(table);
	for (uint32_t n = cursor_u2(&in); n > 0 && cursor_ok(&in); n--) {
		uint16_t start = cursor_u2(&in);
		cursor_skip(&in, 2);
		uint16_t name = cursor_u2(&in);
		cursor_skip(&in, 2);
		if (cursor_u2(&in) == slot && start == 0 && name < file->n_constants &&
			file->tags[name] == CONSTANT_Utf8) {
			buf_slice(out, class_utf8(file, name));
			return true;
		}
	}
	return false;
}

static void print_simple_name(struct slice internal, struct buf *out)
{
	ptrdiff_t slash = slice_find_last(internal, '/');
	buf_slice(out, slice_from(internal, (size_t)(slash + 1)));
}

static void print_field(const struct method_facts *facts, const struct expr *expr, struct buf *out)
{
	if (expr->field)
		buf_slice(out, name_slice(expr->field->name));
	else
		buf_slice(out, class_member_ref(facts->method->owner->file, expr->constant).name);
}

// Without the line: names of locks are part of what identifies a finding.
static void print_allocation(const struct method *method, uint32_t bci, struct buf *out)
{
	struct insn insn = code_insn(method->member->code, bci);
	buf_string(out, "new ");
	if (insn.op == OP_new)
		print_simple_name(class_name_at(method->owner->file, (uint16_t)insn.a), out);
	else
		buf_string(out, "array");
}

void facts_print_expr(const struct method_facts *facts, uint32_t index, struct buf *out)
{
	const struct expr *expr = &facts->exprs[index];
	const struct class *file = facts->method->owner->file;

	switch (expr->kind) {
	case EXPR_PARAM:
		if (expr->a == 0 && !method_is_static(facts->method))
			buf_string(out, "this");
		else if (!print_parameter_name(facts->method, expr->a, out))
			buf_printf(out, "arg%u", expr->a);
		break;
	case EXPR_STATIC:
		print_simple_name(class_member_ref(file, expr->constant).class_name, out);
		buf_char(out, '.');
		print_field(facts, expr, out);
		break;
	case EXPR_FIELD:
		facts_print_expr(facts, expr->a, out);
		buf_char(out, '.');
		print_field(facts, expr, out);
		break;
	case EXPR_ELEMENT:
		facts_print_expr(facts, expr->a, out);
		if (expr->b)
			buf_printf(out, "[%u]", expr->b - 1);
		else
			buf_string(out, "[...]");
		break;
	case EXPR_VIEW:
		facts_print_expr(facts, expr->a, out);
		buf_string(out, expr->b ? ".writeLock()" : ".readLock()");
		break;
	case EXPR_STRING:
		buf_printf(out, "\"%.*s\"",
			SLICE_ARG(slice_until(class_name_at(file, (uint16_t)expr->a), 40)));
		break;
	case EXPR_CALL: {
		struct member_ref ref = class_member_ref(file, facts->calls[expr->a].constant);
		buf_slice(out, ref.name);
		buf_string(out, "()");
		break;
	}
	case EXPR_NEW:
		print_allocation(facts->method, expr->a, out);
		break;
	default:
		buf_string(out, "?");
	}
}
