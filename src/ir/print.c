// The IR as text, in the syntax of doc/ir.md:
//
//     block 2: <- 1, 5                          bytecode 4..12, line 7
//       v9 = phi(v3, v14): int
//       v10 = getfield v1 Account.balance: int
//       if v10 < 0 goto 3 else 4
#include "ir/ir.h"

#include <inttypes.h>

#include "base/json.h"

void ir_print_type(const struct ir *ir, struct ir_type type, struct buf *out)
{
	static const char *const names[] = { "none", "int", "long", "float", "double", "null", "", "",
		"returnAddress", "top" };
	static const char letters[] = "ZCFDBSIJ";
	static const char *const primitives[] = { "boolean", "char", "float", "double", "byte", "short",
		"int", "long" };

	if (type.kind == KIND_CLASS || (type.kind == KIND_ARRAY && type.element == 'L')) {
		class_print_name(name_slice(ir->world->classes[type.klass]->name), out);
	} else if (type.kind == KIND_ARRAY) {
		const char *at = strchr(letters, type.element);
		buf_string(out, at && *at ? primitives[at - letters] : "?");
	} else {
		buf_string(out, names[type.kind]);
	}
	for (uint32_t i = 0; i < type.dimensions; i++)
		buf_string(out, "[]");
}

static void print_args(const struct ir *ir, const struct ir_insn *insn, uint32_t from,
	struct buf *out)
{
	for (uint32_t i = from; i < insn->n_args; i++)
		buf_printf(out, "%sv%u", i > from ? ", " : "", ir_arg(ir, insn, i));
}

static void print_constant(const struct ir *ir, const struct ir_insn *insn, struct buf *out)
{
	const struct class *c = ir->file;
	switch (insn->op) {
	case IR_CONST_INT:
		buf_signed(out, insn->immediate);
		break;
	case IR_CONST_LONG:
		buf_signed(out, insn->constant ? class_long(c, insn->constant) : insn->immediate);
		break;
	case IR_CONST_FLOAT:
		buf_printf(out, "%.9g",
			insn->constant ? (double)class_float(c, insn->constant) : insn->immediate);
		break;
	case IR_CONST_DOUBLE:
		buf_printf(out, "%.17g",
			insn->constant ? class_double(c, insn->constant) : insn->immediate);
		break;
	case IR_CONST_STRING:
		json_quote(out, class_name_at(c, insn->constant));
		break;
	case IR_CONST_CLASS:
		class_print_name(class_name_at(c, insn->constant), out);
		buf_string(out, ".class");
		break;
	default:
		buf_printf(out, "%s #%u", constant_tag_name(c->tags[insn->constant]), insn->constant);
	}
}

static void print_member(const struct ir *ir, const struct ir_insn *insn, struct buf *out)
{
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	if (ref.class_name.len) {
		class_print_name(ref.class_name, out);
		buf_char(out, '.');
	}
	buf_slice(out, ref.name);
	if (ref.descriptor.ptr[0] == '(')
		buf_slice(out, ref.descriptor);
}

static const char *condition(uint8_t op)
{
	static const char *const signs[] = { "==", "!=", "<", ">=", ">", "<=" };
	if (op >= OP_ifeq && op <= OP_ifle)
		return signs[op - OP_ifeq];
	if (op >= OP_if_icmpeq && op <= OP_if_icmple)
		return signs[op - OP_if_icmpeq];
	if (op == OP_if_acmpeq || op == OP_ifnull)
		return "==";
	return "!=";
}

static void print_if(const struct ir *ir, uint32_t i, struct buf *out)
{
	const struct ir_insn *insn = &ir->insns[i];
	const struct ir_block *block = &ir->blocks[ir->block_of[i]];
	buf_printf(out, "if v%u %s ", ir_arg(ir, insn, 0), condition(insn->sub));
	if (insn->n_args == 2)
		buf_printf(out, "v%u", ir_arg(ir, insn, 1));
	else
		buf_string(out, insn->sub >= OP_ifnull ? "null" : "0");
	buf_printf(out, " goto %u else %u", block->succs[0].to, block->succs[1].to);
}

static void print_switch(const struct ir *ir, uint32_t i, struct buf *out)
{
	const struct ir_insn *insn = &ir->insns[i];
	const struct ir_block *block = &ir->blocks[ir->block_of[i]];
	struct insn bytecode = code_insn(ir->code, insn->bci);
	struct insn_switch s = code_switch(ir->code, &bytecode);
	buf_printf(out, "switch v%u", ir_arg(ir, insn, 0));
	for (uint32_t k = 0; k < s.n; k++)
		buf_printf(out, " %" PRId32 ": %u,", switch_key(&s, k), block->succs[k].to);
	buf_printf(out, " default: %u", block->succs[s.n].to);
}

static void print_invoke(const struct ir *ir, const struct ir_insn *insn, struct buf *out)
{
	buf_printf(out, "%s ", opcode_names[insn->sub]);
	if (ir_invoke_has_receiver(insn))
		buf_printf(out, "v%u ", ir_arg(ir, insn, 0));
	print_member(ir, insn, out);
	buf_char(out, '(');
	print_args(ir, insn, ir_invoke_has_receiver(insn), out);
	buf_char(out, ')');
	if (insn->aux)
		buf_printf(out, " constructs v%u", insn->aux);
}

static void print_operation(const struct ir *ir, uint32_t i, struct buf *out)
{
	const struct ir_insn *insn = &ir->insns[i];
	switch (insn->op) {
	case IR_PARAM:
		buf_printf(out, "param %u", insn->aux);
		break;
	case IR_PHI:
		buf_string(out, "phi(");
		print_args(ir, insn, 0, out);
		buf_char(out, ')');
		break;
	case IR_CONST_INT:
	case IR_CONST_LONG:
	case IR_CONST_FLOAT:
	case IR_CONST_DOUBLE:
	case IR_CONST_STRING:
	case IR_CONST_CLASS:
	case IR_CONST_OTHER:
		print_constant(ir, insn, out);
		break;
	case IR_UNARY:
	case IR_BINARY:
	case IR_DIVIDE:
	case IR_ARRAY_LOAD:
	case IR_ARRAY_STORE:
		buf_printf(out, "%s ", opcode_names[insn->sub]);
		print_args(ir, insn, 0, out);
		break;
	case IR_GET_FIELD:
	case IR_GET_STATIC:
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
		buf_printf(out, "%s ", ir_op_names[insn->op]);
		if (insn->op == IR_GET_FIELD || insn->op == IR_PUT_FIELD)
			buf_printf(out, "v%u ", ir_arg(ir, insn, 0));
		print_member(ir, insn, out);
		if (insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC)
			buf_printf(out, " = v%u", ir_arg(ir, insn, insn->n_args - 1u));
		break;
	case IR_INSTANCE_OF:
		buf_printf(out, "v%u instanceof ", ir_arg(ir, insn, 0));
		class_print_name(class_name_at(ir->file, insn->constant), out);
		break;
	case IR_INVOKE:
		print_invoke(ir, insn, out);
		break;
	case IR_GOTO:
		buf_printf(out, "goto %u", ir->blocks[ir->block_of[i]].succs[0].to);
		break;
	case IR_IF:
		print_if(ir, i, out);
		break;
	case IR_SWITCH:
		print_switch(ir, i, out);
		break;
	default:
		buf_string(out, ir_op_names[insn->op]);
		if (insn->n_args)
			buf_char(out, ' ');
		print_args(ir, insn, 0, out);
	}
}

void ir_print_insn(const struct ir *ir, uint32_t i, struct buf *out)
{
	const struct ir_insn *insn = &ir->insns[i];
	bool has_value = insn->type.kind != KIND_NONE;
	if (has_value)
		buf_printf(out, "v%u = ", i);
	print_operation(ir, i, out);
	if (has_value) {
		buf_string(out, ": ");
		ir_print_type(ir, insn->type, out);
	}
}

static void print_block_head(const struct ir *ir, uint32_t b, struct buf *out)
{
	const struct ir_block *block = &ir->blocks[b];
	size_t line = out->len;
	buf_printf(out, "block %u:", b);
	for (uint32_t i = 0; i < block->n_preds; i++)
		buf_printf(out, "%s%u", i ? ", " : " <- ", block->preds[i]);
	buf_pad_to(out, line, 32);
	buf_printf(out, "  bytecode %u..%u", block->bci, block->end_bci);
	uint32_t source_line = code_line(ir->file, ir->code, block->bci);
	if (source_line)
		buf_printf(out, ", line %u", source_line);
	for (uint32_t i = block->n_normal_succs; i < block->n_succs; i++) {
		buf_printf(out, "%s", i == block->n_normal_succs ? ", throws to " : ", ");
		buf_printf(out, "%u", block->succs[i].to);
	}
	buf_char(out, '\n');
}

void ir_print(const struct ir *ir, struct buf *out)
{
	method_print(ir->method, out);
	buf_char(out, '\n');
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		print_block_head(ir, b, out);
		for (uint32_t i = block->first; i < block->first + block->n; i++) {
			buf_string(out, "  ");
			ir_print_insn(ir, i, out);
			buf_char(out, '\n');
		}
	}
}
