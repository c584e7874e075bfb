// Two fields that bound each other: one method looks at the upper one before it sets the lower one, another looks at
// the lower one before it sets the upper one. Each is volatile or atomic, or behind a lock, but the two are not set as
// one. Both looks and settings may be by getters and setters.
#include "analysis/stale_value/fields.h"

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/judge.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

static const struct field *field_of_value(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, path_source(m->paths, value));
	bool is_get = insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC;
	return is_get ? ir_resolved_field(m->ir, insn) : NULL;
}

// The field whose value, volatile or under a lock, or the number of whose atomic, is read; NULL: something else.
static const struct field *field_read(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	if (insn->op != IR_INVOKE) {
		const struct field *field = field_of_value(m, value);
		bool is_meant = field && ((field->access & ACC_VOLATILE) || locks_at(m->locks, value));
		return is_meant ? field : NULL;
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

static bool is_number(struct ir_type type)
{
	return type.kind == KIND_INT || type.kind == KIND_LONG || type.kind == KIND_FLOAT ||
		type.kind == KIND_DOUBLE;
}

// A method of INPUT that is called without arguments, or with `n`.
static const struct method *method_called(const struct sv_method *m, const struct ir_insn *insn,
	uint32_t n)
{
	if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic || insn->aux ||
		insn->n_args != n + (ir_invoke_has_receiver(insn) ? 1 : 0))
		return NULL;
	const struct method *method = ir_resolved_method(m->ir, insn);
	return method && method->owner->role == ROLE_INPUT && method->id <= m->sv->n_methods ? method
																						 : NULL;
}

// The value is compared, and then `bound.set_field` or what `bound.set_method` sets is set to it.
static void collect(struct sv_method *m, uint32_t set, uint32_t value, struct bound bound)
{
	const struct ir *ir = m->ir;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		uint32_t use = ir->uses[k];
		uint32_t other = use < set ? compared_with(ir, ir_at(ir, use), value) : 0;
		const struct field *field = other ? field_read(m, other) : NULL;
		const struct method *method = other && !field ? method_called(m, ir_at(ir, other), 0)
													  : NULL;
		if (!field && !method)
			continue;
		bound.read_field = field ? field->id : 0;
		bound.read_method = method ? method->id : 0;
		vec_push(&m->worker->bounds, bound);
	}
}

void bounds_collect(struct sv_method *m, uint32_t set, uint32_t value, const struct field *field)
{
	if ((field->access & ACC_VOLATILE) || locks_at(m->locks, set))
		collect(m, set, value, (struct bound){ .set_field = field->id });
}

// The field of the atomic that the call sets; NULL: something else.
static const struct field *atomic_set(struct sv_method *m, const struct ir_insn *insn)
{
	if (insn->op != IR_INVOKE || !ir_invoke_has_receiver(insn) || insn->n_args != 2 ||
		insn->type.kind != KIND_NONE)
		return NULL;
	uint32_t receiver = ir_arg(m->ir, insn, 0);
	struct ir_type type = ir_at(m->ir, receiver)->type;
	if (type.kind != KIND_CLASS || !type.klass ||
		op_group_of_class(m->sv, type.klass) != GROUP_ATOMIC ||
		!model_is_setter(class_member_ref(m->ir->file, insn->constant).name))
		return NULL;
	return field_of_value(m, receiver);
}

void bounds_collect_call(struct sv_method *m, uint32_t call)
{
	const struct ir_insn *insn = ir_at(m->ir, call);
	if (insn->n_args == 0 || insn->n_args > 2 || insn->type.kind != KIND_NONE)
		return;
	uint32_t value = ir_arg(m->ir, insn, insn->n_args - 1u);
	if (!is_number(ir_at(m->ir, value)->type))
		return;
	const struct field *field = atomic_set(m, insn);
	const struct method *method = field ? NULL : method_called(m, insn, 1);
	if (field)
		collect(m, call, value, (struct bound){ .set_field = field->id });
	else if (method)
		collect(m, call, value, (struct bound){ .set_method = method->id });
}

// May the method still be a getter, by this way out?
static bool note_return(struct sv_method *m, struct method_notes *notes, const struct ir_insn *insn)
{
	if (insn->n_args == 0)
		return true;
	uint32_t value = ir_arg(m->ir, insn, 0);
	const struct field *field = is_number(ir_at(m->ir, value)->type) ? field_read(m, value) : NULL;
	bool is_same = field && (!notes->gives_field || notes->gives_field == field->id);
	notes->gives_field = field ? field->id : 0;
	return is_same;
}

// May it still be a setter?
static bool note_set(struct sv_method *m, struct method_notes *notes, const struct ir_insn *insn,
	const struct field *field)
{
	uint32_t value = field ? ir_arg(m->ir, insn, insn->n_args - 1u) : 0;
	if (!field || !is_number(ir_at(m->ir, value)->type))
		return true;
	bool is_param = ir_at(m->ir, path_source(m->paths, value))->op == IR_PARAM;
	bool is_same = is_param && (!notes->sets_field || notes->sets_field == field->id);
	notes->sets_field = field->id;
	return is_same;
}

// Getters and setters, whatever else they do.
void bounds_note(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	bool is_getter = true, is_setter = true;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		switch (ir_at(ir, i)->op) {
		case IR_RETURN:
			is_getter &= note_return(m, notes, ir_at(ir, i));
			break;
		case IR_PUT_FIELD:
		case IR_PUT_STATIC:
			is_setter &= note_set(m, notes, ir_at(ir, i), ir_resolved_field(ir, ir_at(ir, i)));
			break;
		case IR_INVOKE:
			is_setter &= note_set(m, notes, ir_at(ir, i), atomic_set(m, ir_at(ir, i)));
			break;
		default:
			break;
		}
	}
	notes->gives_field = is_getter ? notes->gives_field : 0;
	notes->sets_field = is_setter ? notes->sets_field : 0;
}

void bounds_solve(struct sv *sv)
{
	for (uint32_t w = 0; w < sv->in->options->jobs; w++)
		for (uint32_t i = 0; i < sv->workers[w].bounds.n; i++) {
			const struct bound *b = &sv->workers[w].bounds.v[i];
			uint32_t read = b->read_field ? b->read_field : sv->notes[b->read_method].gives_field;
			uint32_t set = b->set_field ? b->set_field : sv->notes[b->set_method].sets_field;
			if (read && set && read != set &&
				sv->world->fields[read]->owner == sv->world->fields[set]->owner &&
				atomic_load(&sv->fields[set].bound) < read) // the last one, in any order
				atomic_store(&sv->fields[set].bound, read);
		}
}

// Does one thread alone set them, as far as program mode knows?
static bool is_of_one_thread(const struct sv_method *m, const struct op *b, uint32_t x, uint32_t y)
{
	uint64_t here = m->sv->threads ? threads_at(m, b->insn) : 0;
	return m->sv->threads &&
		(here == 0 ||
			running_is_one(m->sv->threads,
				here | atomic_load(&m->sv->fields[x].writers) |
					atomic_load(&m->sv->fields[y].writers)));
}

bool bounds_is_pair(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct place *x = &a->effect.cell, *y = &b->effect.cell;
	const struct field *set = place_field(m->ir->world, y);
	if (a->effect.verb != VERB_READ || !set ||
		!atomic_load_explicit(&m->sv->fields[set->id].bound, memory_order_relaxed) ||
		(b->effect.verb != VERB_SET && b->effect.verb != VERB_WRITE) || a->lambda || b->lambda ||
		(a->callee && !a->effect.is_raw) || (b->callee && !b->effect.as_is) ||
		a->effect.guard != b->effect.guard ||
		(a->effect.guard == GUARD_LOCK && !place_is_same(&a->effect.lock, &b->effect.lock)))
		return false;
	const struct field *read = place_field(m->ir->world, x);
	if (!read || atomic_load(&m->sv->fields[set->id].bound) != read->id ||
		atomic_load(&m->sv->fields[read->id].bound) != set->id || x->root != y->root ||
		x->n != y->n || (x->root != PLACE_STATIC && x->number != y->number))
		return false;
	const struct ir *ir = m->ir;
	uint32_t value = op_written_value(ir, b);
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++)
		if (value && compared_with(ir, ir_at(ir, ir->uses[k]), a->insn) == value)
			return !is_of_one_thread(m, b, set->id, read->id);
	return false;
}
