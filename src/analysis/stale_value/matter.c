// Does it matter that the second operation relies on the first? Not where it can be done twice, or late:
// flags, values that are what they were found to be.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

#define NEAR 2 // calls

// ---- what else is done ------------------------------------------------------------------------

static bool is_effect(const struct ir *ir, uint32_t i)
{
	const struct ir_insn *insn = ir_at(ir, i);
	switch (insn->op) {
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
	case IR_ARRAY_STORE:
		return true;
	case IR_RETURN:
		return insn->n_args > 0 && ir_at(ir, ir_arg(ir, insn, 0))->op != IR_PHI;
	case IR_INVOKE: {
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		if (lock_effect(ir, i).action != LOCK_NOTHING)
			return false;
		return !model_is_log(&ref) && !model_is_query(ref.name) && !model_is_boxing(ir, insn) &&
			!(insn->sub == OP_invokespecial && insn->aux);
	}
	default:
		return false;
	}
}

// return set.add(x)
static bool is_handed_on(const struct ir *ir, uint32_t i, const struct flow_set *answer)
{
	const struct ir_insn *insn = ir_at(ir, i);
	return answer && insn->op == IR_RETURN && insn->n_args &&
		bitset_has(&answer->values, ir_arg(ir, insn, 0));
}

// Is anything else done on the strength of the same decision, and not of what b answers?
bool matter_has_effects(struct sv_method *m, struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct flow_set *set = op_flow(m, a), *answer = answer_flow(m, b);
	uint32_t block_b = ir->block_of[b->insn];
	for (uint32_t block = bitset_next(&set->blocks, 0); block != UINT32_MAX;
		 block = bitset_next(&set->blocks, block + 1)) {
		if ((!ir_dominates(ir, block, block_b) && !ir_dominates(ir, block_b, block)) ||
			(answer && bitset_has(&answer->blocks, block)))
			continue;
		for (uint32_t i = ir->blocks[block].first;
			 i < ir->blocks[block].first + ir->blocks[block].n; i++)
			if (i != b->insn && i != a->insn && is_effect(ir, i) && !is_handed_on(ir, i, answer) &&
				!lent_is_getter(m, ir_at(ir, i)))
				return true;
	}
	return false;
}

// ---- values and flags -------------------------------------------------------------------------

// if (x != v) x = v
bool matter_is_idempotent(struct sv_method *m, struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	// if (x != 0) x = 0, done right here. A flag that is cleared may have been raised again.
	const struct field *field = place_field(ir->world, &b->effect.cell);
	if (b->effect.is_zero && !b->callee && !a->callee && field && field->descriptor->text[0] != 'Z')
		for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
			const struct ir_insn *use = ir_at(ir, ir->uses[k]);
			if (use->op == IR_IF && use->n_args == 1 &&
				(use->sub == OP_ifeq || use->sub == OP_ifne))
				return true;
		}
	return equal_is_setter(m, a, b);
}

// Does the call that sets the flag change something else too, or is its result of use?
static bool does_more(const struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	for (uint32_t k = 0; k < m->n_ops; k++)
		if (m->ops[k].insn == b->insn && (verb_flags[m->ops[k].effect.verb] & VF_WRITE) &&
			!m->ops[k].effect.is_constant)
			return true;
	return ir_at(ir, b->insn)->type.kind != KIND_NONE &&
		ir->uses_start[b->insn] < ir->uses_start[b->insn + 1];
}

// Sets a boolean, null, or the one value that is ever set: a second time makes no difference. A number may
// have become another one in between.
static bool is_harmless_constant(const struct sv_method *m, const struct op *b)
{
	const struct ir_insn *insn = ir_at(m->ir, b->insn);
	if (!b->effect.is_constant)
		return false;
	if (insn->n_args && ir_at(m->ir, ir_arg(m->ir, insn, insn->n_args - 1u))->op == IR_CONST_NULL)
		return true;
	if (b->effect.guard == GUARD_OBJECT && !b->callee)
		return slice_has_prefix(class_member_ref(m->ir->file, insn->constant).descriptor,
			SLICE("(Z"));
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	if (!field || field->descriptor->text[0] == 'Z')
		return true;
	if (field->descriptor->text[0] == 'L') // a default, over what another thread has set
		return !(atomic_load(&m->sv->fields[field->id].flags) & FIELD_COMPUTED);
	return b->effect.guard == GUARD_VOLATILE &&
		!(atomic_load(&m->sv->fields[field->id].flags) & FIELD_VARIES);
}

// if (x == null) ... x = null: sets what it was found to be.
static bool is_established(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	if (!b->effect.is_constant || (a->callee && !a->effect.is_raw))
		return false;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		uint32_t zero, other;
		if (!flow_zero_ways(ir, ir->uses[k], &zero, &other))
			continue;
		uint32_t way = b->effect.is_zero ? zero : other;
		const struct field *field = place_field(ir->world, &b->effect.cell);
		if (!b->effect.is_zero && (!field || field->descriptor->text[0] != 'Z'))
			continue; // some other value
		if (zero != other && ir_dominates(ir, way, ir->block_of[b->insn]) &&
			ir->blocks[way].n_preds == 1)
			return true;
	}
	return false;
}

// while (running) ... running = false: until, and not if.
static bool ends_loop(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		uint32_t at = ir->block_of[ir->uses[k]];
		if (ir_at(ir, ir->uses[k])->op != IR_IF || ir->blocks[at].n_normal_succs != 2)
			continue;
		for (uint32_t i = 0; i < 2; i++) {
			uint32_t in = ir->blocks[at].succs[i].to, out = ir->blocks[at].succs[1 - i].to;
			if (ir_dominates(ir, in, ir->block_of[b->insn]) &&
				flow_reaches(m->flow, ir->blocks[in].first, a->insn, 0) &&
				!flow_reaches(m->flow, ir->blocks[out].first, a->insn, 0))
				return true;
		}
	}
	return false;
}

// Does nothing but the look at the flag decide whether it is set?
static bool is_first_thing(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	uint32_t block_b = ir->block_of[b->insn];
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		uint32_t at = ir->block_of[ir->uses[k]];
		if (ir_at(ir, ir->uses[k])->op != IR_IF)
			return true;
		for (uint32_t i = 0; i < ir->blocks[at].n_normal_succs; i++)
			for (uint32_t way = ir->blocks[at].succs[i].to; way; way = m->flow->ipdom[way])
				if (way == block_b)
					return true;
	}
	return false;
}

// while (busy) pause(); busy = true;
bool matter_is_claim(struct sv_method *m, struct op *a, const struct op *b)
{
	return bitset_has(&op_flow(m, a)->spun, m->ir->block_of[b->insn]);
}

// Something is taken out of a plain collection: no harm where it was only asked whether it is there, unless
// what comes back is used as if it were. A size that was compared, or a value that was looked at, may be
// another one by now.
static bool is_drop_of_consequence(struct sv_method *m, struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	if (answer_is_of(m, a, b) && answer_decides(m, a, b))
		return false;
	if (matter_is_dereferenced(ir, b->insn) || answer_is_ignored(m, a, b))
		return true;
	if (a->callee && !a->effect.is_raw)
		return a->effect.is_inspected;
	return matter_is_inspected(ir, a->insn);
}

// if (!has(x) && add(x)): whether it was there is what the add answers.
static bool is_asked_again(struct sv_method *m, struct op *a, const struct op *b)
{
	uint32_t added = b->effect.verb == VERB_WRITE ? op_written_value(m->ir, b) : 0;
	return added && a->key && !a->effect.key_by && keys_is_same_value(m, a->key, added) &&
		answer_decides(m, a, b);
}

static bool only_grows_cell(const struct sv_method *m, const struct op *op)
{
	const struct field *field = place_field(m->ir->world, &op->effect.cell);
	return field && !(field->access & ACC_PUBLIC) &&
		!(atomic_load(&m->sv->fields[field->id].flags) & (FIELD_SHRINKS | FIELD_RETURNED));
}

// Is it given to somebody, or kept?
static bool is_used(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_RETURN || use->op == IR_PUT_FIELD || use->op == IR_PUT_STATIC ||
			use->op == IR_ARRAY_STORE)
			return true;
		if (use->op == IR_INVOKE && use->sub != OP_invokedynamic &&
			!slice_equal(class_member_ref(ir->file, use->constant).name, SLICE("append")))
			return true; // else: part of a text
	}
	return false;
}

// n = count.get(); count.set(0); use(n): what is counted in between is lost. Copied, and then cleared.
static bool is_reset(struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	if (!ir_insn_dominates(ir, a->insn, b->insn) || !judge_is_same_cell(a, b) ||
		a->effect.depth + b->effect.depth > NEAR)
		return false;
	if (a->effect.verb == VERB_COPY || b->effect.verb == VERB_CLEAR)
		return a->effect.verb == VERB_COPY && b->effect.verb == VERB_CLEAR &&
			place_field(ir->world, &b->effect.cell);
	const struct field *field = place_field(ir->world, &b->effect.cell);
	uint8_t kind = ir_at(ir, a->insn)->type.kind;
	if (!b->effect.is_zero || !field || (kind != KIND_INT && kind != KIND_LONG) ||
		field->descriptor->text[0] == 'Z' || (a->callee && !a->effect.is_raw))
		return false;
	uint32_t changed = b->effect.guard == GUARD_OBJECT ? FIELD_FILLED : FIELD_COMPUTED;
	return (atomic_load(&m->sv->fields[field->id].flags) & changed) && is_used(ir, a->insn);
}

// ---- all --------------------------------------------------------------------------------------

bool matter_is(struct sv_method *m, struct op *a, struct op *b, struct verdict *v)
{
	bool is_copy = a->effect.verb ==
		VERB_COPY; // what is copied may be old, unless the rest is thrown away
	v->is_reset = ((!v->is_data && !v->is_control) || is_copy) && is_reset(m, a, b);
	if (v->is_reset)
		return true;
	if ((!v->is_data && !v->is_control) || is_copy)
		return false;
	v->is_iteration = v->is_data && matter_is_iteration(m, a, b);
	if (b->effect.verb == VERB_WAIT)
		return v->is_control && a->effect.depth + b->effect.depth <= NEAR;
	if (b->effect.verb == VERB_READ)
		return matter_of_use(m, a, b);
	if (a->effect.guard == GUARD_OBJECT) {
		if (!matter_of_objects(m, a, b, v))
			return false;
	} else {
		if (!(verb_flags[b->effect.verb] & VF_WRITE) && (!v->is_data || only_grows_cell(m, b)))
			return false;
		if ((b->effect.verb == VERB_DROP || b->effect.verb == VERB_CLEAR) &&
			(!v->is_control || !is_drop_of_consequence(m, a, b)))
			return false;
		if (!v->is_data && is_asked_again(m, a, b))
			return false;
		// Into another field only what is near: further down too much depends on too much.
		if (!judge_is_same_cell(a, b) &&
			(!v->is_data || a->effect.depth + b->effect.depth > NEAR ||
				!(verb_flags[b->effect.verb] & VF_WRITE)))
			return false;
	}
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	if (a->effect.guard == GUARD_VOLATILE && !v->is_data && field &&
		model_is_lock_free(field->owner))
		return false;
	if (!v->is_data && is_established(m, a, b))
		return false;
	if (!v->is_data && b->effect.is_constant && a->effect.guard == GUARD_VOLATILE &&
		(ends_loop(m, a, b) || (!b->callee && !is_first_thing(m, a, b))))
		return false;
	// Setting a flag twice is no harm, what is done besides may be.
	if (!v->is_data && (is_harmless_constant(m, b) || matter_is_idempotent(m, a, b)))
		return matter_has_effects(m, a, b) || matter_is_claim(m, a, b) ||
			(b->callee && !b->effect.params && does_more(m, b));
	return true;
}
