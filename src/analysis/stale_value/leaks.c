// Parameters that a method gives away: stores, hands to a lambda that runs elsewhere, or to a method that does. An
// object that only its maker knows is not the maker's own any more once such a method has it.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "base/intern.h"

// The lambda's uses are calls of the library's collections and streams, which run it at once.
static bool is_run_here(const struct ir *ir, uint32_t lambda)
{
	if (lambda_use_at(ir, lambda) != LAMBDA_HERE)
		return false;
	for (uint32_t k = ir->uses_start[lambda]; k < ir->uses_start[lambda + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op != IR_INVOKE || use->sub == OP_invokedynamic)
			return false;
	}
	return true;
}

// list.add(x), of a list that others may have.
static bool is_collected(const struct sv_method *m, const struct ir_insn *call, uint32_t value)
{
	const struct ir *ir = m->ir;
	if (!ir_invoke_has_receiver(call) || ir_arg(ir, call, 0) == value)
		return false;
	uint32_t receiver = path_source(m->paths, ir_arg(ir, call, 0));
	const struct ir_insn *source = ir_at(ir, receiver);
	if ((source->op != IR_GET_FIELD && source->op != IR_GET_STATIC && source->op != IR_PARAM) ||
		source->type.kind != KIND_CLASS || !source->type.klass)
		return false;
	enum group group = op_group_of_class(m->sv, source->type.klass);
	struct member_ref ref = class_member_ref(ir->file, call->constant);
	const struct model_call *model = group ? model_call(group, &ref) : NULL;
	return model && (verb_flags[model->verb] & VF_WRITE) && !(verb_flags[model->verb] & VF_SHRINKS);
}

static bool is_leak(const struct sv_method *m, uint32_t at, uint32_t value)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *use = ir_at(ir, at);
	switch (use->op) {
	case IR_PUT_STATIC:
		return true;
	case IR_PUT_FIELD:
	case IR_ARRAY_STORE:
		return ir_arg(ir, use, use->n_args - 1u) == value;
	case IR_INVOKE:
		if (use->sub == OP_invokedynamic)
			return !is_run_here(ir, at);
		return is_collected(m, use, value);
	default:
		return false;
	}
}

void leaks_note(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	for (uint32_t i = 1; i <= ir->n_insns && ir_at(ir, i)->op == IR_PARAM; i++) {
		const struct ir_insn *param = ir_at(ir, i);
		if (param->aux >= 4 || !type_is_reference(param->type))
			continue;
		for (uint32_t k = ir->uses_start[i]; k < ir->uses_start[i + 1]; k++)
			if (is_leak(m, ir->uses[k], i)) {
				notes->leaks |= (uint8_t)(1u << param->aux);
				break;
			}
	}
}

// In the order of the code; else only by another turn of a loop, which does not make the object anew.
static bool is_before(const struct sv_method *m, uint32_t use, uint32_t call, uint32_t value)
{
	struct flow flow = { .ir = m->ir, .arena = &m->worker->arena };
	return use < call ||
		(m->ir->block_of[value] != m->ir->block_of[call] && flow_reaches(&flow, use, call, value));
}

void leaks_lend(struct sv_method *m, uint32_t value, uint32_t call, uint32_t argument)
{
	const struct ir *ir = m->ir;
	if (ir_at(ir, value)->op != IR_NEW)
		return;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (ir->uses[k] == call || use->op != IR_INVOKE || use->sub == OP_invokedynamic ||
			(use->aux && !m->sv->threads)) // parts that know the object around them are its own
			continue;
		const struct method *callee = ir_resolved_method(ir, use);
		if (!callee || callee->owner->role != ROLE_INPUT || callee->id > m->sv->n_methods ||
			!is_before(m, ir->uses[k], call, value))
			continue;
		for (uint32_t i = 0; i < use->n_args && i < 4; i++) {
			struct lending lending = { m->worker->sites.n, callee->id, (uint8_t)argument,
				(uint8_t)i };
			if (ir_arg(ir, use, i) == value)
				vec_push(&m->worker->lendings, lending);
		}
	}
}

// Until nothing changes: which parameters are handed on to methods that give them away.
static void spread(struct sv *sv)
{
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t w = 0; w < sv->in->options->jobs; w++)
			for (uint32_t i = 0; i < sv->workers[w].sites.n; i++) {
				const struct call_site *site = &sv->workers[w].sites.v[i];
				uint8_t leaks = sv->notes[site->callee].leaks;
				for (uint32_t k = 0; leaks >> k; k++) {
					uint8_t bit = (uint8_t)(site->params[k] && site->params[k] <= 4
							? 1u << (site->params[k] - 1)
							: 0);
					if (!(leaks >> k & 1) || (sv->notes[site->caller].leaks & bit) == bit)
						continue;
					sv->notes[site->caller].leaks |= bit;
					changed = true;
				}
			}
	}
}

void leaks_solve(struct sv *sv)
{
	spread(sv);
	for (uint32_t w = 0; w < sv->in->options->jobs; w++) {
		struct sv_worker *worker = &sv->workers[w];
		for (uint32_t i = 0; i < worker->lendings.n; i++) {
			const struct lending *lending = &worker->lendings.v[i];
			uint8_t bit = (uint8_t)(1u << lending->argument);
			if (!(sv->notes[lending->callee].leaks >> lending->param & 1))
				continue;
			worker->sites.v[lending->site].fresh &= (uint8_t)~bit;
			worker->sites.v[lending->site].given_once &= (uint8_t)~bit;
		}
	}
}

bool leaks_by(const struct sv_method *m, uint32_t call, uint32_t value)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, call);
	const struct targets *targets = m->sv->is_surveyed
		? op_targets(m, insn, ir_resolved_method(ir, insn))
		: NULL;
	for (uint32_t i = 0; targets && i < targets->n; i++)
		for (uint32_t k = 0; k < insn->n_args && k < 4; k++)
			if (ir_arg(ir, insn, k) == value &&
				m->sv->notes[targets->methods[i]->id].leaks >> k & 1)
				return true;
	return false;
}
