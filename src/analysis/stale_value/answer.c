// What a change answers that is one step by itself: set.add(x) whether x was new, remove(x) whether it was there. Who
// goes by the answer needs no look before; who does not, and takes out what a look has found, may not be the
// only one.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "base/intern.h"

// Lists and queues say yes to whatever they are given.
static bool is_set(const struct sv_method *m, const struct op *b)
{
	if (b->effect.group != GROUP_PLAIN)
		return b->effect.group == GROUP_SET;
	const struct world *world = m->ir->world;
	const struct field *field = place_field(world, &b->effect.cell);
	const struct klass *set = world_loaded(world, SLICE("java/util/Set"));
	struct slice type = field ? name_slice(field->descriptor) : SLICE("");
	if (!set || type.len < 3 || type.ptr[0] != 'L')
		return false;
	const struct klass *klass = world_loaded(world, slice_from(slice_until(type, type.len - 1), 1));
	return klass && klass_is_subtype(klass, set);
}

static bool is_answering(const struct sv_method *m, const struct op *b)
{
	switch (b->effect.verb) {
	case VERB_REMOVE:
	case VERB_DROP:
		return b->key != 0;
	case VERB_ADD:
	case VERB_WRITE:
		return is_set(m, b) &&
			slice_has_suffix(class_member_ref(m->ir->file, ir_at(m->ir, b->insn)->constant)
								 .descriptor,
				SLICE(")Z"));
	default:
		return false;
	}
}

const struct flow_set *answer_flow(struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, b->insn);
	if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic || b->lambda ||
		insn->type.kind == KIND_NONE || ir->uses_start[b->insn] == ir->uses_start[b->insn + 1] ||
		(b->callee && !b->effect.is_raw) || !is_answering(m, b))
		return NULL;
	return flow_from(m->flow, b->insn, 0);
}

// ---- taken out after a look -------------------------------------------------------------------

#define MAX_STEPS 8

// Through boxes, and where several ways lead there, by one of them.
static bool is_value_of(struct sv_method *m, uint32_t value, uint32_t read, uint32_t steps)
{
	value = path_source(m->paths, value);
	const struct ir_insn *insn = ir_at(m->ir, value);
	if (value == read || steps == 0)
		return value == read;
	if (insn->op != IR_PHI)
		return model_is_boxing(m->ir, insn) &&
			is_value_of(m, ir_arg(m->ir, insn, 0), read, steps - 1);
	for (uint32_t k = 0; k < insn->n_args && k < MAX_STEPS; k++)
		if (is_value_of(m, ir_arg(m->ir, insn, k), read, steps / 2))
			return true;
	return false;
}

bool answer_is_of(struct sv_method *m, const struct op *a, const struct op *b)
{
	return b->key && !b->effect.key_by && is_value_of(m, b->key, a->insn, MAX_STEPS);
}

// Is it given to anybody but the call that takes it out, or kept?
static bool is_used_besides(const struct ir *ir, uint32_t value, uint32_t call)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (ir->uses[k] == call)
			continue;
		switch (use->op) {
		case IR_RETURN:
		case IR_PUT_FIELD:
		case IR_PUT_STATIC:
		case IR_ARRAY_STORE:
		case IR_BINARY:
			return true;
		case IR_CHECK_CAST:
			if (is_used_besides(ir, ir->uses[k], call))
				return true;
			break;
		case IR_INVOKE: {
			if (use->sub == OP_invokedynamic)
				break;
			struct member_ref ref = class_member_ref(ir->file, use->constant);
			if (model_is_boxing(ir, use) ? is_used_besides(ir, ir->uses[k], call)
										 : !model_is_log(&ref))
				return true;
			break;
		}
		default:
			break;
		}
	}
	return false;
}

// Is it looked for again, by itself? That look is judged as any other.
static bool is_looked_for(struct sv_method *m, const struct op *a, const struct op *b)
{
	for (uint32_t i = 0; i < m->n_ops; i++) {
		struct op *r = &m->ops[i];
		if (r->insn != a->insn && r->insn != b->insn && (verb_flags[r->effect.verb] & VF_READ) &&
			r->key && keys_are_same(m, r, b) && judge_is_same_cell(r, b) &&
			judge_is_control(m, r, b))
			return true;
	}
	return false;
}

bool answer_is_ignored(struct sv_method *m, const struct op *a, const struct op *b)
{
	return answer_is_of(m, a, b) && is_used_besides(m->ir, a->insn, b->insn) &&
		!answer_flow(m, b) && !is_looked_for(m, a, b);
}

bool answer_decides(struct sv_method *m, struct op *a, const struct op *b)
{
	return answer_flow(m, b) && !matter_has_effects(m, a, b);
}
