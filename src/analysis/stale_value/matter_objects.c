// What a look at an object of the library means for a later operation on it: which pairs of methods go
// wrong when another thread comes in between.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

// Is the result used as an object without a look whether it is null?
bool matter_is_dereferenced(const struct ir *ir, uint32_t value)
{
	bool found = false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		uint32_t use = ir->uses[k];
		const struct ir_insn *insn = ir_at(ir, use);
		switch (insn->op) {
		case IR_CHECK_CAST:
			found |= matter_is_dereferenced(ir, use);
			break;
		case IR_IF:
		case IR_PHI:
		case IR_INSTANCE_OF:
			return false;
		case IR_INVOKE:
			found |= ir_invoke_has_receiver(insn) && ir_arg(ir, insn, 0) == value;
			break;
		case IR_GET_FIELD:
		case IR_ARRAY_LENGTH:
		case IR_ARRAY_LOAD:
		case IR_MONITOR_ENTER:
			found |= ir_arg(ir, insn, 0) == value;
			break;
		default:
			break;
		}
	}
	return found;
}

void matter_note(const struct sv_method *m, struct method_notes *notes)
{
	for (uint32_t i = 1; i <= m->ir->n_insns && m->ir->insns[i].op == IR_PARAM; i++)
		if (m->ir->insns[i].aux < 8 && matter_is_dereferenced(m->ir, i))
			notes->needs |= (uint8_t)(1u << m->ir->insns[i].aux);
}

// Is it given to a method that uses it as an object, without a look before?
static bool is_needed_below(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	bool found = false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_IF || use->op == IR_PHI || use->op == IR_INSTANCE_OF)
			return false;
		if (use->op == IR_CHECK_CAST)
			found |= is_needed_below(m, ir->uses[k]);
		const struct method *callee = use->op == IR_INVOKE && use->sub != OP_invokedynamic
			? ir_resolved_method(ir, use)
			: NULL;
		for (uint32_t i = 0; callee && callee->id <= m->sv->n_methods && i < use->n_args && i < 8;
			 i++)
			found |= ir_arg(ir, use, i) == value && m->sv->notes[callee->id].needs >> i & 1;
	}
	return found;
}

// Is the result dropped or returned without a look at it?
static bool is_unseen(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op != IR_RETURN && !(use->op == IR_CHECK_CAST && is_unseen(ir, ir->uses[k])))
			return false;
	}
	return true;
}

// Or with no more than a look whether there is one? What it is like was asked of the one that was seen before.
static bool is_taken_for_it(const struct ir *ir, uint32_t value)
{
	if (is_unseen(ir, value))
		return true;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_PHI || (use->op == IR_CHECK_CAST && !is_taken_for_it(ir, ir->uses[k])))
			return false;
	}
	return !matter_is_inspected(ir, value);
}

// Is anything done with it but a look whether it is null?
static bool is_used_as_object(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_CHECK_CAST ? is_used_as_object(ir, ir->uses[k]) : use->op != IR_IF)
			return true;
	}
	return false;
}

static bool is_equals(struct slice name)
{
	return slice_equal(name, SLICE("equals")) || slice_equal(name, SLICE("equalsIgnoreCase")) ||
		slice_equal(name, SLICE("compareTo"));
}

bool matter_is_inspected(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		switch (use->op) {
		case IR_IF:
			if (use->n_args == 2)
				return true;
			break;
		case IR_BINARY:
		case IR_GET_FIELD:
			return true;
		case IR_CHECK_CAST:
			if (matter_is_inspected(ir, ir->uses[k]))
				return true;
			break;
		case IR_INVOKE:
			if (use->sub == OP_invokedynamic)
				break;
			if (model_is_boxing(ir, use)) {
				if (matter_is_inspected(ir, ir->uses[k]))
					return true;
				break;
			}
			if ((ir_invoke_has_receiver(use) && ir_arg(ir, use, 0) == value) ||
				is_equals(class_member_ref(ir->file, use->constant).name))
				return true;
			break;
		default:
			break;
		}
	}
	return false;
}

// Does nothing ever take elements out?
static bool only_grows(const struct sv_method *m, const struct op *op)
{
	const struct field *field = place_field(m->ir->world, &op->effect.lock);
	if (!field || (field->access & ACC_PUBLIC) || op->effect.group == GROUP_SEMAPHORE)
		return false;
	uint32_t flags = atomic_load(&m->sv->fields[field->id].flags);
	return !(flags & (FIELD_SHRINKS | FIELD_RETURNED));
}

// try { list.get(i) } catch (IndexOutOfBoundsException e): whoever does so knows that it may be gone.
static bool is_caught(const struct ir *ir, const struct op *b)
{
	bool is_at = b->effect.verb == VERB_GET_AT || b->effect.verb == VERB_REMOVE_AT;
	const struct ir_block *block = &ir->blocks[ir->block_of[b->insn]];
	for (uint32_t k = block->n_normal_succs; k < block->n_succs; k++) {
		uint32_t type = block->succs[k].catch_type;
		struct slice name = type ? class_name_at(ir->file, (uint16_t)type) : SLICE("");
		if (slice_has_suffix(name, SLICE("IndexOutOfBoundsException")) // of arrays, too
				? is_at
				: !is_at && slice_equal(name, SLICE("java/util/NoSuchElementException")))
			return true;
	}
	return false;
}

// putIfAbsent: is the object that may not have been put used further on?
static bool is_kept(const struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, b->insn);
	if (b->callee || insn->n_args < 3)
		return false;
	uint32_t value = path_source(m->paths, ir_arg(ir, insn, 2));
	if (memo_is_immutable(m, ir_at(ir, value)->type))
		return false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (ir->uses[k] != b->insn && ir->uses[k] != ir_at(ir, value)->aux &&
			flow_reaches(m->flow, b->insn, ir->uses[k], value))
			return true;
	return false;
}

static bool is_compared(const struct ir *ir, const struct op *a)
{
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_IF && use->sub >= OP_if_icmplt && use->sub <= OP_if_icmple)
			return true;
	}
	return memo_is_ordered(ir, a);
}

// Is it meant to be shared? To choose a collection that locks says nothing where other fields change without any
// lock, to choose a Vector nothing where the class takes none.
static bool is_meant_shared(const struct sv_method *m, const struct field *field, uint32_t flags)
{
	if (m->sv->threads || (field->access & ACC_STATIC) || (flags & FIELD_MONITOR))
		return true;
	for (const struct klass *klass = field->owner; klass; klass = klass->super)
		if (m->sv->n_plain[klass->id])
			return false;
	return atomic_load(&m->sv->has_locks[field->owner->id]) ||
		((flags & FIELD_WRAPPED) && !modules_hide(m->sv, field->owner));
}

// An enumeration goes on to what is there; only where there is no more it fails.
static bool is_enumeration(const struct sv_method *m, const struct op *a)
{
	return slice_equal(class_member_ref(m->ir->file, ir_at(m->ir, a->insn)->constant).name,
		SLICE("elements"));
}

// Begun, and gone on with: does anybody change it meanwhile?
bool matter_is_iteration(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.lock);
	uint32_t flags = field ? atomic_load(&m->sv->fields[field->id].flags) : 0;
	return a->effect.verb == VERB_ITERATE &&
		(b->effect.verb == VERB_FIRST || b->effect.verb == VERB_NEXT) && (flags & FIELD_CHANGES) &&
		((flags & FIELD_SHRINKS) || !is_enumeration(m, a)) && is_meant_shared(m, field, flags);
}

// rows.put(rows.size() + 1, row), rows.add(new Row(rows.size() + 1)): a number that two may get.
static bool is_numbered_by_size(struct sv_method *m, const struct op *a, const struct op *b)
{
	uint32_t value = b->effect.verb == VERB_PUT ? b->key : op_written_value(m->ir, b);
	if (!value || b->lambda || (b->effect.verb == VERB_PUT && b->effect.key_by) ||
		(b->effect.verb == VERB_ADD && ir_at(m->ir, path_source(m->paths, value))->op != IR_NEW))
		return false;
	return bitset_has(flow_origins(m->flow, value), a->insn);
}

// while (names.contains(name)) name = next(); names.add(name). Who goes on with the next one after each adds them all.
static bool is_one_found(struct sv_method *m, struct op *a, const struct op *b)
{
	return matter_is_claim(m, a, b) && !flow_reaches(m->flow, b->insn, a->insn, 0);
}

// What a read of an object of the library means for a later operation.
bool matter_of_objects(struct sv_method *m, struct op *a, struct op *b, const struct verdict *v)
{
	uint8_t first = a->effect.verb, second = b->effect.verb;
	if (first == VERB_ITERATE || second == VERB_NEXT)
		return v->is_iteration;
	bool has_key = a->key && b->key;
	if (b->effect.group == GROUP_BUFFER && !place_field(m->ir->world, &b->effect.cell) &&
		!(verb_flags[second] & VF_WRITE))
		return false; // a buffer that is lent to be read
	bool is_strict = second == VERB_TAKE || second == VERB_FIRST || second == VERB_REMOVE_AT ||
		second == VERB_GET_AT;
	if ((verb_flags[second] & VF_RELIES) &&
		(only_grows(m, b) || (is_strict && is_caught(m->ir, b))))
		return false;
	switch (first) {
	case VERB_READ:
		return (second == VERB_SET && (v->is_data || v->is_control)) ||
			(second == VERB_BUMP && v->is_control);
	case VERB_BUMP: // where one alone finds that it is equal, that one may set it
		return second == VERB_SET && (v->is_data || (v->is_control && is_compared(m->ir, a)));
	case VERB_SIZE:
		if (second == VERB_ADD || second == VERB_PUT)
			return b->effect.group != GROUP_BUFFER &&
				(v->is_control || is_numbered_by_size(m, a, b));
		if (second == VERB_SET_AT)
			return v->is_data;
		if (second == VERB_POLL)
			return v->is_control &&
				(matter_is_dereferenced(m->ir, b->insn) || is_needed_below(m, b->insn));
		return is_strict && (v->is_data || v->is_control);
	case VERB_HAS:
	case VERB_GET:
		if (second == VERB_GET)
			return has_key && v->is_control && matter_is_dereferenced(m->ir, b->insn);
		if (second == VERB_PUT)
			return has_key && (v->is_data || v->is_control);
		if (second == VERB_PUT_ABSENT)
			return has_key && v->is_control && is_kept(m, b);
		if (second == VERB_ADD && b->effect.group == GROUP_LIST)
			return has_key && v->is_control;
		return (second == VERB_ADD || second == VERB_REMOVE) && has_key && v->is_control &&
			(matter_is_inspected(m->ir, a->insn) || matter_has_effects(m, a, b) ||
				(second == VERB_ADD && is_one_found(m, a, b)));
	case VERB_PEEK: // an element that is taken unseen is meant to be the one that was looked at
		if (second == VERB_REMOVE)
			return answer_is_ignored(m, a, b);
		return (second == VERB_TAKE && v->is_control) ||
			(second == VERB_POLL && v->is_control &&
				(matter_is_dereferenced(m->ir, b->insn) ||
					(!b->callee && is_taken_for_it(m->ir, b->insn) &&
						is_used_as_object(m->ir, a->insn))));
	case VERB_INDEX:
		if (second == VERB_ADD)
			return v->is_control && place_field(m->ir->world, &b->effect.cell);
		return (is_strict || second == VERB_SET_AT) && v->is_data;
	default:
		return false;
	}
}
