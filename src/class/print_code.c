// The Code attribute, JVMS 4.7.3: instructions and exception table; its own attributes are printed
// like all others. The code itself was checked by class_parse.
#include "class/print.h"

static const char *const element_types[] = {
	[4] = "boolean",
	[5] = "char",
	[6] = "float",
	[7] = "double",
	[8] = "byte",
	[9] = "short",
	[10] = "int",
	[11] = "long",
};

static void print_switch(struct printer *p, const struct code *code, const struct insn *insn)
{
	struct insn_switch s = code_switch(code, insn);

	if (s.is_lookup)
		buf_printf(p->out, "{ // %u\n", s.n);
	else
		buf_printf(p->out, "{ // %d to %d\n", s.low, (int32_t)((uint32_t)s.low + s.n - 1));
	p->indent += 3;
	for (uint32_t i = 0; i < s.n; i++)
		print_line(p, "%12d: %u", switch_key(&s, i), switch_target(&s, i));
	print_line(p, "%12s: %u", "default", s.default_target);
	print_start(p);
	buf_char(p->out, '}');
	p->indent -= 3;
}

static void print_constant_operand(struct printer *p, const struct insn *insn)
{
	buf_printf(p->out, "#%d", insn->a);
	switch (opcode_formats[insn->op]) {
	case OPERAND_INTERFACE:
	case OPERAND_DYNAMIC:
	case OPERAND_MULTI:
		buf_printf(p->out, ",  %d", insn->b);
		break;
	default:
		break;
	}
	print_comment(p);
	print_tagged_constant(p, (uint16_t)insn->a);
}

static void print_operands(struct printer *p, const struct code *code, const struct insn *insn)
{
	switch (opcode_formats[insn->op]) {
	case OPERAND_NONE:
		break;
	case OPERAND_BYTE:
	case OPERAND_SHORT:
	case OPERAND_LOCAL:
	case OPERAND_BRANCH:
	case OPERAND_BRANCH_W:
		buf_signed(p->out, insn->a);
		break;
	case OPERAND_IINC:
		buf_printf(p->out, "%d, %d", insn->a, insn->b);
		break;
	case OPERAND_NEWARRAY:
		buf_printf(p->out, " %s", element_types[insn->a]);
		break;
	case OPERAND_TABLESWITCH:
	case OPERAND_LOOKUPSWITCH:
		print_switch(p, code, insn);
		break;
	default:
		print_constant_operand(p, insn);
		break;
	}
}

static void print_insn(struct printer *p, const struct code *code, const struct insn *insn)
{
	const char *name = opcode_names[insn->op], *suffix = insn->is_wide ? "_w" : "";

	print_start(p);
	buf_printf(p->out, "%4u: ", insn->bci);
	size_t start = p->out->len;
	buf_printf(p->out, "%s%s", name, suffix);
	if (opcode_formats[insn->op] != OPERAND_NONE) {
		buf_pad_to(p->out, start, 13);
		buf_char(p->out, ' ');
		print_operands(p, code, insn);
	}
	print_end(p);
}

static void print_handlers(struct printer *p, const struct code *code)
{
	if (code->n_handlers == 0)
		return;
	print_line(p, "Exception table:");
	p->indent++;
	print_line(p, " from    to  target type");
	for (uint32_t i = 0; i < code->n_handlers; i++) {
		const struct handler *h = &code->handlers[i];
		print_start(p);
		buf_printf(p->out, " %5u %5u %5u   ", h->start, h->end, h->target);
		if (h->catch_type) {
			buf_string(p->out, "Class ");
			print_constant(p, h->catch_type);
		} else {
			buf_string(p->out, "any");
		}
		print_end(p);
	}
	p->indent--;
}

// With the receiver; a long counts as one.
static uint32_t count_arguments(const struct printer *p, const struct member *m)
{
	uint32_t n = m->access & ACC_STATIC ? 0 : 1;
	struct slice rest = descriptor_parameters(member_descriptor(p->c, m));
	while (descriptor_next(&rest).len)
		n++;
	return n;
}

static void print_instructions(struct printer *p, const struct member *m)
{
	const struct code *code = m->code;
	struct insn insn;

	print_line(p, "Code:");
	if (p->options->verbose) {
		p->indent++;
		print_line(p, "stack=%u, locals=%u, args_size=%u", code->max_stack, code->max_locals,
			count_arguments(p, m));
	}
	for (uint32_t bci = 0; bci < code->length; bci = insn.next) {
		insn = code_insn(code, bci);
		print_insn(p, code, &insn);
	}
	print_handlers(p, code);
}

static void print_code_attributes(struct printer *p, struct attributes list,
	enum attribute_kind kind)
{
	struct attribute attribute;
	while (attribute_next(p->c, &list, &attribute))
		if (attribute.kind == kind)
			print_attribute(p, &attribute);
}

void print_code(struct printer *p, const struct member *m)
{
	const struct class_print_options *options = p->options;
	uint32_t indent = p->indent;

	if (options->show_code || options->verbose)
		print_instructions(p, m);
	if (options->verbose) {
		print_attributes(p, m->code->attributes);
	} else if (options->show_lines) {
		print_code_attributes(p, m->code->attributes, ATTRIBUTE_LineNumberTable);
		print_code_attributes(p, m->code->attributes, ATTRIBUTE_LocalVariableTable);
	}
	p->indent = indent;
}
