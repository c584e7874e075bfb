// Two fields that bound each other: one method looks at the upper one before it sets the lower one, another looks at
// the lower one before it sets the upper one. Each is volatile or atomic, but the two are not set as one.
#include "analysis/stale_value/judge.h"

static const struct field *field_of_value(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, path_source(m->paths, value));
	bool is_get = insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC;
	return is_get ? ir_resolved_field(m->ir, insn) : NULL;
}

// The field whose volatile value, or the number of whose atomic, is read; NULL: something else.
static const struct field *field_read(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	if (insn->op != IR_INVOKE) {
		const struct field *field = field_of_value(m, value);
		return field && (field->access & ACC_VOLATILE) ? field : NULL;
	}
	if (!ir_invoke_has_receiver(insn) || insn->n_args != 1)
		return NULL;
	uint32_t receiver = ir_arg(m->ir, insn, 0);
	struct ir_type type = ir_at(m->ir, receiver)->type;
	if (type.kind != KIND_CLASS || !type.klass ||
		op_group_of_class(m->sv, type.klass) != GROUP_ATOMIC)
		return NULL;
	struct member_ref ref = class_member_ref(m->ir->file, insn->constant);
	const struct model_call *call = model_call(GROUP_ATOMIC, &ref);
	return call && call->verb == VERB_READ ? field_of_value(m, receiver) : NULL;
}

// What `value` is compared with by the instruction, for less or more; 0: it is not.
static uint32_t compared_with(const struct ir *ir, const struct ir_insn *insn, uint32_t value)
{
	bool is_order = insn->op == IR_IF && insn->sub >= OP_if_icmplt && insn->sub <= OP_if_icmple;
	is_order |= insn->op == IR_BINARY && insn->sub >= OP_lcmp && insn->sub <= OP_dcmpg;
	if (!is_order || insn->n_args != 2)
		return 0;
	return ir_arg(ir, insn, ir_arg(ir, insn, 0) == value ? 1 : 0);
}

void bounds_collect(struct sv_method *m, uint32_t set, uint32_t value, const struct field *field)
{
	const struct ir *ir = m->ir;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		uint32_t use = ir->uses[k];
		uint32_t other = compared_with(ir, ir_at(ir, use), value);
		const struct field *bound = other && use < set ? field_read(m, other) : NULL;
		if (!bound || bound == field || bound->owner != field->owner)
			continue;
		_Atomic uint32_t *at = &m->sv->fields[field->id].bound; // the last one, in any order
		uint32_t old = atomic_load(at);
		while (old < bound->id && !atomic_compare_exchange_weak(at, &old, bound->id)) {
		}
	}
}

void bounds_collect_call(struct sv_method *m, uint32_t call)
{
	const struct ir_insn *insn = ir_at(m->ir, call);
	if (!ir_invoke_has_receiver(insn) || insn->n_args != 2 || insn->type.kind != KIND_NONE)
		return;
	uint32_t receiver = ir_arg(m->ir, insn, 0);
	struct ir_type type = ir_at(m->ir, receiver)->type;
	if (type.kind != KIND_CLASS || !type.klass ||
		op_group_of_class(m->sv, type.klass) != GROUP_ATOMIC ||
		!model_is_setter(class_member_ref(m->ir->file, insn->constant).name))
		return;
	const struct field *field = field_of_value(m, receiver);
	if (field)
		bounds_collect(m, call, ir_arg(m->ir, insn, 1), field);
}

// Does one thread alone set them, as far as program mode knows?
static bool is_of_one_thread(const struct sv_method *m, const struct op *b, uint32_t x, uint32_t y)
{
	uint64_t here = m->sv->threads ? threads_at(m, b->insn) : 0;
	return m->sv->threads &&
		(here == 0 ||
			threads_is_one(m->sv,
				here | atomic_load(&m->sv->fields[x].writers) |
					atomic_load(&m->sv->fields[y].writers)));
}

bool bounds_is_pair(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct place *x = &a->effect.cell, *y = &b->effect.cell;
	const struct field *set = place_field(m->ir->world, y);
	if (a->callee || b->callee || a->effect.verb != VERB_READ || !set ||
		!atomic_load_explicit(&m->sv->fields[set->id].bound, memory_order_relaxed) ||
		(b->effect.verb != VERB_SET && b->effect.verb != VERB_WRITE) ||
		a->effect.guard == GUARD_LOCK || a->effect.guard != b->effect.guard)
		return false;
	const struct field *read = place_field(m->ir->world, x);
	if (!read || atomic_load(&m->sv->fields[set->id].bound) != read->id ||
		atomic_load(&m->sv->fields[read->id].bound) != set->id || x->root != y->root ||
		x->param != y->param || x->n != y->n)
		return false;
	const struct ir *ir = m->ir;
	uint32_t value = op_written_value(ir, b);
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++)
		if (value && compared_with(ir, ir_at(ir, ir->uses[k]), a->insn) == value)
			return !is_of_one_thread(m, b, set->id, read->id);
	return false;
}
