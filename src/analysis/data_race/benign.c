// Races that are meant: String.hashCode's. A value of 32 bits that every thread computes alike is read once
// into a local; if it is not there yet it is computed, written and returned. Whoever loses computes it once
// more. Not so for references (what they refer to may not be there yet) unless it is a string or another
// object of final fields, which whoever has the reference sees (JLS 17.5); nor for long and double, which
// may be read in halves; nor if the field is read a second time, which may give less than the first.
#include "analysis/data_race/data_race.h"

#include "class/class.h"

// Is it seen whole, whenever it is seen?
static bool is_whole(const struct race_run *run, const struct field *field)
{
	struct slice type = name_slice(field->descriptor);
	if (type.ptr[0] != 'L')
		return type.ptr[0] != 'J' && type.ptr[0] != 'D' && type.ptr[0] != '[';
	struct slice name = { type.ptr + 1, type.len - 2 };
	const struct klass *klass = world_loaded(run->world, name);
	return klass && (klass->access & ACC_FINAL) &&
		model_safety_of(run->models, klass) == MODEL_IMMUTABLE;
}

static bool is_locked(const struct body *body, uint32_t insn)
{
	return locks_at(body->locks, insn) != NULL;
}

static bool is_get(const struct body *body, uint32_t insn, const struct field *field)
{
	uint8_t op = ir_at(body->ir, insn)->op;
	return (op == IR_GET_FIELD || op == IR_GET_STATIC) && body->fields[insn] == field;
}

// Is the instruction only come to where the field was found to be something?
static bool is_checked(const struct body *body, uint32_t insn, const struct field *field)
{
	for (uint32_t b = body->ir->blocks[body->ir->block_of[insn]].idom; b;
		 b = body->ir->blocks[b].idom) {
		const struct ir_block *block = &body->ir->blocks[b];
		const struct ir_insn *last = ir_at(body->ir, block->first + block->n - 1);
		if (last->op == IR_IF &&
			is_get(body, path_source(body->paths, ir_arg(body->ir, last, 0)), field))
			return true;
	}
	return false;
}

// Is the value computed from what the field was, as a count is? Then threads do not compute it alike.
static bool is_from_field(const struct body *body, uint32_t value, const struct field *field,
	uint32_t fuel)
{
	const struct ir_insn *insn = ir_at(body->ir, value);
	if (is_get(body, value, field))
		return true;
	for (uint32_t i = 0; fuel && i < insn->n_args && insn->op != IR_INVOKE && insn->op != IR_PHI;
		 i++)
		if (ir_arg(body->ir, insn, i) &&
			is_from_field(body, ir_arg(body->ir, insn, i), field, fuel - 1))
			return true;
	return false;
}

enum { MAX_TERMS = 6 };

// n + 1 of n. Not what a loop comes to: String.hashCode begins with the field as it is.
static bool is_counted_on(const struct body *body, uint32_t value, const struct field *field)
{
	return ir_at(body->ir, value)->op != IR_PHI && is_from_field(body, value, field, MAX_TERMS);
}

// *n_writes: counted on.
static bool is_single_check(const struct body *body, const struct field *field, uint32_t *n_writes)
{
	uint32_t n_reads = 0;
	struct slice type = descriptor_return(name_slice(body->method->descriptor));
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		n_reads += is_get(body, i, field) && !is_locked(body, i);
		if (insn->op == IR_INVOKE && body->fields[i] == field)
			return false; // by a handle
		if ((insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC) || body->fields[i] != field)
			continue;
		++*n_writes;
		uint32_t value = ir_arg(body->ir, insn, insn->n_args - 1u);
		if (ir_at(body->ir, value)->op == IR_CONST_INT || !is_checked(body, i, field) ||
			is_counted_on(body, value, field) || type.len == 0 || type.ptr[0] == 'V')
			return false;
	}
	return n_reads <= 1;
}

bool race_is_benign(const struct race_run *run, const struct access_group *group)
{
	uint32_t n_writes = 0;
	if (!group->field || !is_whole(run, group->field))
		return false;
	for (uint32_t i = 0; i < group->n; i++) {
		const struct access *access = &run->accesses->all.v[group->first + i];
		const struct body *body = bodies_of_node(run->bodies, access->node);
		bool is_constructor = slice_equal(name_slice(body->method->name), SLICE("<init>"));
		if (!is_constructor && !is_single_check(body, group->field, &n_writes))
			return false;
	}
	return n_writes > 0;
}
