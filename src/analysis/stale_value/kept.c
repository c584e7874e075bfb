// Objects that are in a collection which others have as well: accounts.get(id), for (Account a : accounts), and what a
// method finds there. They are as much shared as the collection is.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "base/intern.h"

#define MAX_CHAIN 16 // calls from the collection to what is in it
#define MAX_PHIS 2

// Does it lead on to what is in its receiver? Not a step that makes something of it.
static bool leads_on(enum model_result result)
{
	return result == MODEL_RESULT_SELF || result == MODEL_RESULT_VIEW ||
		result == MODEL_RESULT_HOLDER || result == MODEL_RESULT_ELEMENT;
}

// A collection in a field, or one that callers give.
static bool is_others(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	if (insn->op == IR_PARAM)
		return insn->aux > 0 || method_is_static(m->ir->method);
	return insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC;
}

// Or the view, the stage of a pipeline or the Optional that stands for it.
static bool is_element(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	bool is_found = false;
	for (uint32_t i = 0; i < MAX_CHAIN; i++) {
		const struct ir_insn *insn = ir_at(ir, value);
		if (insn->op != IR_INVOKE || !ir_invoke_has_receiver(insn))
			return is_found && is_others(m, value);
		if (!leads_on(model_result_at(ir, insn)))
			return false;
		is_found = true;
		value = path_source(m->paths, ir_arg(ir, insn, 0));
	}
	return false;
}

bool kept_is_found_by(const struct sv_method *m, const struct ir_insn *call)
{
	const struct targets *targets = m->sv->is_surveyed && call->sub != OP_invokedynamic
		? op_targets(m, call, ir_resolved_method(m->ir, call))
		: NULL;
	bool is_found = targets != NULL;
	for (uint32_t i = 0; targets && i < targets->n; i++)
		is_found &= m->sv->notes[targets->methods[i]->id].is_finder;
	return is_found;
}

// Of several some may be null, or new: x = map.get(key); if (x == null) x = new X().
static bool is_kept(const struct sv_method *m, uint32_t value, uint32_t depth)
{
	const struct ir *ir = m->ir;
	value = path_source(m->paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	bool found = false;
	if (insn->op == IR_INVOKE)
		return is_element(m, value) || kept_is_found_by(m, insn);
	for (uint32_t k = 0; insn->op == IR_PHI && depth < MAX_PHIS && k < insn->n_args; k++) {
		uint32_t arg = path_source(m->paths, ir_arg(ir, insn, k));
		uint8_t op = ir_at(ir, arg)->op;
		if (op == IR_NEW || op == IR_CONST_NULL)
			continue;
		if (!is_kept(m, arg, depth + 1))
			return false;
		found = true;
	}
	return found;
}

bool kept_is(const struct sv_method *m, uint32_t value)
{
	return is_kept(m, value, 0);
}

// accounts.values().stream().filter(...).forEach(lambda). What collects or reduces has objects of its own.
bool kept_is_handed(const struct sv_method *m, const struct ir_insn *call)
{
	const struct ir *ir = m->ir;
	struct slice name = class_member_ref(ir->file, call->constant).name;
	if (!bodies_is_run_here(ir, call) || slice_equal(name, SLICE("collect")) ||
		slice_equal(name, SLICE("reduce")))
		return false;
	for (uint32_t i = 0; i < MAX_CHAIN && call->n_args; i++) {
		uint32_t value = path_source(m->paths, ir_arg(ir, call, 0));
		call = ir_at(ir, value);
		if (call->op != IR_INVOKE)
			return is_others(m, value);
		if (call->sub == OP_invokedynamic)
			return false;
		enum model_result result = model_result_at(ir, call);
		if (call->sub == OP_invokestatic) // Optional.ofNullable(x)
			return result == MODEL_RESULT_BOX && kept_is(m, ir_arg(ir, call, 0));
		if (!leads_on(result))
			return kept_is_found_by(m, call);
	}
	return false;
}

void kept_note(const struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	bool found = false;
	if (!slice_has_suffix(name_slice(ir->method->descriptor), SLICE(";")))
		return;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (ir->blocks[b].n == 0 || last->op != IR_RETURN || last->n_args == 0 ||
			!type_is_reference(ir_at(ir, ir_arg(ir, last, 0))->type) ||
			ir_at(ir, ir_arg(ir, last, 0))->op == IR_CONST_NULL)
			continue;
		if (!is_kept(m, ir_arg(ir, last, 0), 0))
			return;
		found = true;
	}
	notes->is_finder = found;
}
