// Methods that return what is made once, when it is first asked for:
//
//     synchronized Channel channel() { if (channel == null) channel = open(); return channel; }
//
// Whoever comes between two calls gets the same object, too. If nobody else writes the field, that is: a method that sets
// it to null again lets the next one be made.
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/sections.h"

#define MAX_CHOICES 8 // phis behind phis

static const struct field *field_read(const struct flow *flow, uint32_t value)
{
	const struct ir_insn *insn = ir_at(flow->ir, value);
	bool is_own = insn->op == IR_GET_STATIC ||
		(insn->op == IR_GET_FIELD &&
			path_of(flow->paths, ir_arg(flow->ir, insn, 0))->kind == PATH_THIS);
	return is_own ? ir_resolved_field(flow->ir, insn) : NULL;
}

static bool is_write_of(const struct flow *flow, uint32_t insn, const struct field *field)
{
	uint8_t op = ir_at(flow->ir, insn)->op;
	return (op == IR_PUT_FIELD || op == IR_PUT_STATIC) &&
		ir_resolved_field(flow->ir, ir_at(flow->ir, insn)) == field;
}

static bool is_put_there(const struct flow *flow, uint32_t value, const struct field *field)
{
	const struct ir *ir = flow->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (is_write_of(flow, i, field) &&
			path_source(flow->paths, ir_arg(ir, ir_at(ir, i), ir_at(ir, i)->n_args - 1u)) == value)
			return true;
	return false;
}

// Is it what is in the field, or what is put there?
static bool is_contents(const struct flow *flow, uint32_t value, const struct field *field,
	uint32_t depth)
{
	const struct ir *ir = flow->ir;
	uint32_t source = path_source(flow->paths, value);
	const struct ir_insn *insn = ir_at(ir, source);
	if (insn->op == IR_PHI) {
		for (uint32_t i = 0; depth && i < insn->n_args; i++)
			if (!is_contents(flow, ir_arg(ir, insn, i), field, depth - 1))
				return false;
		return depth > 0;
	}
	return field_read(flow, source) == field || is_put_there(flow, source, field);
}

static bool is_null_test(const struct flow *flow, uint32_t block, const struct field *field)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *test = ir_at(ir, ir->blocks[block].first + ir->blocks[block].n - 1);
	return ir->blocks[block].n && test->op == IR_IF && test->n_args &&
		(test->sub == OP_ifnull || test->sub == OP_ifnonnull) &&
		field_read(flow, path_source(flow->paths, ir_arg(ir, test, 0))) == field;
}

static bool is_put_if_null(const struct flow *flow, uint32_t insn, const struct field *field)
{
	const struct ir *ir = flow->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++)
		if (is_null_test(flow, b, field) && relate_branch_decides(flow, b, ir->block_of[insn]))
			return true;
	return false;
}

bool once_is_returned(struct flow *flow)
{
	const struct ir *ir = flow->ir;
	const struct field *field = NULL;
	// What is read first tells which field it is about.
	for (uint32_t i = 1; i <= ir->n_insns && !field; i++)
		field = field_read(flow, i);
	if (!field || !(field->access & ACC_PRIVATE))
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if ((insn->op == IR_RETURN &&
				(!insn->n_args || !is_contents(flow, ir_arg(ir, insn, 0), field, MAX_CHOICES))) ||
			(is_write_of(flow, i, field) && !is_put_if_null(flow, i, field)))
			return false;
	}
	return atom_is_written_only_by(flow->at, field, ir->method);
}
