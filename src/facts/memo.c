// A value that a method computes when it is asked for it first, and keeps in a field: String.hashCode's. The field is
// read once into a local; if nothing is there yet the value is computed, written and returned. Whoever loses a race
// computes it once more. Not so if the field is read a second time, which may give less than the first.
#include "facts/facts.h"

#include "class/class.h"

enum { MAX_TERMS = 6 };

static bool is_get(const struct ir *ir, uint32_t insn, const struct field *field)
{
	const struct ir_insn *at = ir_at(ir, insn);
	return (at->op == IR_GET_FIELD || at->op == IR_GET_STATIC) &&
		ir_resolved_field(ir, at) == field;
}

// Is the instruction only come to where the field was found to be something?
static bool is_checked(const struct ir *ir, struct paths *paths, uint32_t insn,
	const struct field *field)
{
	for (uint32_t b = ir->blocks[ir->block_of[insn]].idom; b; b = ir->blocks[b].idom) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
		if (last->op == IR_IF && is_get(ir, path_source(paths, ir_arg(ir, last, 0)), field))
			return true;
	}
	return false;
}

// Is the value computed from what the field was, as a count is? Then threads do not compute it alike.
static bool is_from_field(const struct ir *ir, uint32_t value, const struct field *field,
	uint32_t fuel)
{
	const struct ir_insn *insn = ir_at(ir, value);
	if (is_get(ir, value, field))
		return true;
	for (uint32_t i = 0; fuel && i < insn->n_args && insn->op != IR_INVOKE && insn->op != IR_PHI;
		 i++)
		if (ir_arg(ir, insn, i) && is_from_field(ir, ir_arg(ir, insn, i), field, fuel - 1))
			return true;
	return false;
}

// n + 1 of n. Not what a loop comes to: String.hashCode begins with the field as it is.
static bool is_counted_on(const struct ir *ir, uint32_t value, const struct field *field)
{
	return ir_at(ir, value)->op != IR_PHI && is_from_field(ir, value, field, MAX_TERMS);
}

bool facts_is_memo(const struct ir *ir, struct paths *paths, const struct locks *locks,
	const struct field *field, uint32_t *n_writes)
{
	uint32_t n_reads = 0, n_flags = 0, first = 0;
	bool has_two =
		false; // constants: an answer yes or no is kept. One is a flag, by which somebody is the first
	struct slice type = descriptor_return(name_slice(ir->method->descriptor));
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		n_reads += is_get(ir, i, field) && !locks_at(locks, i);
		if ((insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC) ||
			ir_resolved_field(ir, insn) != field)
			continue;
		++*n_writes;
		uint32_t value = ir_arg(ir, insn, insn->n_args - 1u);
		const struct ir_insn *made = ir_at(ir, value);
		if (made->op == IR_CONST_INT) {
			has_two |= n_flags && ir_at(ir, first)->immediate != made->immediate;
			first = n_flags++ ? first : value;
		}
		if (!is_checked(ir, paths, i, field) || is_counted_on(ir, value, field) || type.len == 0 ||
			type.ptr[0] == 'V')
			return false;
	}
	return n_reads <= 1 && (!n_flags || has_two);
}
