// Getters, and locks that an object lends by one: map.lock().lock() ... map.lock().unlock() holds what the methods of
// the map take themselves.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

#define MOST_OF_GETTER 8 // instructions

static bool is_final(const struct field *field)
{
	return field && (field->access & ACC_FINAL);
}

// Lock lock() { return lock; }: always the same one, where the fields are final. A view of a lock stands for it.
static void note_getter(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	uint32_t result = 0;
	bool is_same = true;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		switch (insn->op) {
		case IR_PARAM:
		case IR_CHECK_CAST:
		case IR_GOTO:
			break;
		case IR_GET_FIELD:
		case IR_GET_STATIC:
			is_same &= is_final(ir_resolved_field(ir, insn));
			break;
		case IR_INVOKE:
			if (lock_effect(ir, i).action != LOCK_VIEW)
				return;
			break;
		case IR_RETURN:
			result = insn->n_args ? ir_arg(ir, insn, 0) : 0;
			break;
		default:
			return;
		}
	}
	bool is_locked = m->locks->entry;
	notes->is_getter = result != 0 && !is_locked;
	struct place place = place_of_value(m, result);
	if (!place_is_portable(&place))
		return;
	notes->returns = place;
	notes->lends = place.n && is_same && !is_locked;
}

#define MAX_PHIS 2

// The static field that the value was read from, or has just been stored to; NULL: none, or several.
static const struct field *static_of(const struct sv_method *m, uint32_t value, uint32_t depth)
{
	const struct ir *ir = m->ir;
	value = path_source(m->paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	const struct field *found = NULL;
	if (insn->op == IR_GET_STATIC)
		return ir_resolved_field(ir, insn);
	if (insn->op == IR_PHI && depth < MAX_PHIS) {
		for (uint32_t k = 0; k < insn->n_args; k++) {
			const struct field *field = static_of(m, ir_arg(ir, insn, k), depth + 1);
			if (!field || (found && found != field))
				return NULL;
			found = field;
		}
		return found;
	}
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (ir_at(ir, ir->uses[k])->op == IR_PUT_STATIC)
			found = ir_resolved_field(ir, ir_at(ir, ir->uses[k]));
	return found;
}

// static Registry get() { if (instance == null) instance = new Registry(); return instance; }
static void note_singleton(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	const struct field *found = NULL;
	if (!method_is_static(ir->method) || ir->n_params)
		return;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (ir->blocks[b].n == 0 || last->op != IR_RETURN)
			continue;
		if (last->n_args == 0 || ir_at(ir, ir_arg(ir, last, 0))->type.kind != KIND_CLASS)
			return;
		const struct field *field = static_of(m, ir_arg(ir, last, 0), 0);
		if (!field || (found && field != found))
			return;
		found = field;
	}
	if (found)
		notes->returns = (struct place){ .root = PLACE_STATIC, .number = found->id };
}

// ---- collections ------------------------------------------------------------------------------

static bool pick(const struct sv_method *m, struct method_notes *notes, uint32_t value,
	uint32_t depth)
{
	const struct ir *ir = m->ir;
	value = path_source(m->paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	for (uint32_t k = 0; insn->op == IR_PHI && k < insn->n_args; k++)
		if (depth == MAX_PHIS || !pick(m, notes, ir_arg(ir, insn, k), depth + 1))
			return false;
	if (insn->op == IR_PHI || insn->op == IR_CONST_NULL)
		return true;
	const struct field *field = insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC
		? ir_resolved_field(ir, insn)
		: NULL;
	for (uint32_t k = 0; field && k < N_SOURCES; k++)
		if (notes->picks[k] == 0 || notes->picks[k] == field->id) {
			notes->picks[k] = field->id;
			return true;
		}
	return false;
}

// List<Listener> listFor(Kind kind) { return kind == WIND ? wind : rain; }
static void note_picks(const struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (ir->blocks[b].n == 0 || last->op != IR_RETURN || last->n_args == 0)
			continue;
		struct ir_type type = ir_at(ir, ir_arg(ir, last, 0))->type;
		if (type.kind == KIND_CLASS && type.klass &&
			op_group_of_class(m->sv, type.klass) == GROUP_PLAIN &&
			pick(m, notes, ir_arg(ir, last, 0), 0))
			continue;
		memset(notes->picks, 0, sizeof(notes->picks));
		return;
	}
}

enum group lent_group_of(const struct sv *sv, const struct targets *targets)
{
	const uint32_t *picks = targets && targets->n == 1 && !targets->is_lambda
		? sv->notes[targets->methods[0]->id].picks
		: NULL;
	uint8_t group = picks && picks[0] ? atomic_load(&sv->fields[picks[0]].group) : GROUP_NONE;
	for (uint32_t k = 1; group && k < N_SOURCES && picks[k]; k++)
		if (atomic_load(&sv->fields[picks[k]].group) != group)
			return GROUP_NONE;
	return group == GROUP_MIXED ? GROUP_NONE : (enum group)group;
}

enum group lent_group(const struct sv_method *m, const struct ir_insn *call)
{
	if (!m->sv->is_surveyed || call->op != IR_INVOKE || call->sub == OP_invokedynamic ||
		call->type.kind != KIND_CLASS || !call->type.klass ||
		op_group_of_class(m->sv, call->type.klass) != GROUP_PLAIN ||
		slice_has_prefix(class_member_ref(m->ir->file, call->constant).class_name, SLICE("java/")))
		return GROUP_NONE; // to resolve it takes longer
	return lent_group_of(m->sv, op_targets(m, call, ir_resolved_method(m->ir, call)));
}

void lent_note(struct sv_method *m, struct method_notes *notes)
{
	note_singleton(m, notes);
	if (slice_has_suffix(name_slice(m->ir->method->descriptor), SLICE(";")))
		note_picks(m, notes);
	if (m->ir->n_insns <= MOST_OF_GETTER)
		note_getter(m, notes);
	for (uint32_t i = 0; i < m->locks->n_sites; i++)
		notes->has_lent |= m->locks->sites[i].lock->kind == PATH_CALL;
}

bool lent_is_getter(const struct sv_method *m, const struct ir_insn *call)
{
	if (call->op != IR_INVOKE || call->sub == OP_invokedynamic)
		return false;
	const struct targets *targets = op_targets(m, call, ir_resolved_method(m->ir, call));
	bool is_getter = targets != NULL;
	for (uint32_t i = 0; targets && i < targets->n; i++)
		is_getter &= m->sv->notes[targets->methods[i]->id].is_getter;
	return is_getter;
}

const struct ir_insn *lent_getter(struct sv_method *m, uint32_t lock)
{
	const struct ir_insn *call = ir_at(m->ir, path_source(m->paths, lock));
	return call->op == IR_INVOKE && call->sub != OP_invokedynamic && lent_place(m, call) ? call
																						 : NULL;
}

const struct place *lent_place(const struct sv_method *m, const struct ir_insn *getter)
{
	const struct targets *targets = op_targets(m, getter, ir_resolved_method(m->ir, getter));
	const struct method_notes *notes = targets && targets->n == 1
		? &m->sv->notes[targets->methods[0]->id]
		: NULL;
	return notes && notes->lends ? &notes->returns : NULL;
}

const struct place *lent_result(const struct sv_method *m, const struct ir_insn *getter)
{
	if (!m->sv->is_surveyed || getter->op != IR_INVOKE || getter->sub == OP_invokedynamic)
		return NULL;
	const struct targets *targets = op_targets(m, getter, ir_resolved_method(m->ir, getter));
	const struct method_notes *notes = targets && targets->n == 1
		? &m->sv->notes[targets->methods[0]->id]
		: NULL;
	return notes && notes->returns.root != PLACE_NONE ? &notes->returns : NULL;
}
