// Why a step that is cut in two is one all the same: its first half has shut the others out, or has taken away what
// it works on.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

static bool is_same_step(const struct sv_method *m, const struct op *a, const struct op *b)
{
	return a->effect.guard == GUARD_LOCK && b->effect.guard == GUARD_LOCK &&
		place_is_same(&a->effect.lock, &b->effect.lock) && common_lock(m, a, b, &a->effect.lock);
}

static bool is_put(const struct sv_method *m, const struct op *op)
{
	uint8_t code = ir_at(m->ir, op->insn)->op;
	return op->effect.verb == VERB_WRITE && (code == IR_PUT_FIELD || code == IR_PUT_STATIC);
}

// ---- taken away -------------------------------------------------------------------------------

// To put back what was taken loses what came in between, unless that is looked at, or is what it is added to.
static bool is_put_back(const struct sv_method *m, const struct op *a, const struct op *b)
{
	if (!place_is_same(&a->effect.cell, &b->effect.cell))
		return false;
	if (b->callee || b->lambda || !is_put(m, b))
		return b->callee || b->lambda;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *r = &m->ops[i];
		if (r->effect.verb == VERB_READ && place_is_same(&r->effect.cell, &b->effect.cell) &&
			is_same_step(m, r, b) && !is_same_step(m, r, a) &&
			ir_insn_dominates(m->ir, r->insn, b->insn))
			return false;
	}
	return true;
}

// Is `after` done on every way from there to the end?
static bool is_followed_by(const struct sv_method *m, const struct op *op, const struct op *after)
{
	uint32_t b = m->ir->block_of[op->insn], to = m->ir->block_of[after->insn];
	if (b == to)
		return op->insn < after->insn;
	for (b = m->flow->ipdom[b]; b && b != to; b = m->flow->ipdom[b]) {
	}
	return b == to;
}

// Does the second half come after it? A task may be given away before, but has to wait for the lock.
static bool is_before(const struct sv_method *m, const struct op *w, const struct op *b)
{
	if (ir_insn_dominates(m->ir, w->insn, b->insn))
		return true;
	struct op given = *b;
	given.held = locks_at(m->locks, b->insn);
	return b->is_elsewhere && is_same_step(m, w, &given) && is_followed_by(m, b, w);
}

// for (x : pending) mine.add(x); pending.clear(): as a whole, in the step that has gone through it.
static bool is_emptied(const struct sv_method *m, const struct op *a, const struct op *b)
{
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		if (w->insn != b->insn && w->effect.verb == VERB_CLEAR && is_same_step(m, a, w) &&
			place_is_same(&a->effect.cell, &w->effect.cell) && is_followed_by(m, a, w) &&
			is_before(m, w, b))
			return true;
	}
	return false;
}

// mine = pending; pending = new ArrayList<>(): what was read belongs to the reader alone, and is no longer the state.
bool exclusion_is_taken(struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	if (a->callee || a->effect.guard != GUARD_LOCK || is_put_back(m, a, b))
		return false;
	if (is_emptied(m, a, b))
		return true;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		struct op read = *a;
		if (w->insn != b->insn && is_put(m, w) && is_same_step(m, a, w) &&
			place_is_same(&a->effect.cell, &w->effect.cell) && !judge_is_data(m, &read, w) &&
			ir_insn_dominates(m->ir, a->insn, w->insn) &&
			ir_insn_dominates(m->ir, w->insn, b->insn))
			return true;
	}
	return false;
}

// ---- shut out ---------------------------------------------------------------------------------

// if (busy) return; busy = true: who finds it as w leaves it does not come here.
static bool is_shut(const struct ir *ir, const struct op *r, const struct op *w)
{
	uint32_t value = op_written_value(ir, w);
	uint8_t code = value ? ir_at(ir, value)->op : IR_PHI;
	if (!w->effect.is_constant && code != IR_NEW && code != IR_INVOKE)
		return false; // may be zero
	for (uint32_t k = ir->uses_start[r->insn]; k < ir->uses_start[r->insn + 1]; k++) {
		uint32_t zero, other;
		if (!flow_zero_ways(ir, ir->uses[k], &zero, &other))
			continue;
		uint32_t way = w->effect.is_zero ? other : zero;
		if (ir->blocks[way].n_preds == 1 && ir_dominates(ir, way, ir->block_of[w->insn]))
			return true;
	}
	return false;
}

static bool has_one_writer(const struct sv_method *m, const struct op *op)
{
	const struct field *field = place_field(m->ir->world, &op->effect.cell);
	return field && !(field->access & ACC_PUBLIC) &&
		!(atomic_load(&m->sv->fields[field->id].flags) & (FIELD_REWRITTEN | FIELD_FILLED));
}

// Are the others let in before the second half is done?
static bool is_opened(const struct sv_method *m, const struct op *w, const struct op *b)
{
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *x = &m->ops[i];
		if (x->insn != w->insn && (verb_flags[x->effect.verb] & VF_WRITE) &&
			place_is_same(&x->effect.cell, &w->effect.cell) &&
			!common_lock(m, x, b, &b->effect.lock) && flow_reaches(m->flow, w->insn, x->insn, 0) &&
			flow_reaches(m->flow, x->insn, b->insn, w->insn))
			return true;
	}
	return false;
}

// The half that reads tests and sets a flag that nobody else sets, and nobody else writes what the other half writes.
bool exclusion_is_shut(const struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	if (a->effect.guard != GUARD_LOCK || !is_put(m, b) || !has_one_writer(m, b))
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		if (!is_put(m, w) || w->insn == b->insn ||
			place_is_same(&w->effect.cell, &b->effect.cell) || !is_same_step(m, a, w) ||
			!has_one_writer(m, w) || !ir_insn_dominates(m->ir, w->insn, b->insn) ||
			is_opened(m, w, b))
			continue;
		for (uint32_t k = 0; k < m->n_ops; k++) {
			const struct op *r = &m->ops[k];
			if (r->effect.verb == VERB_READ && !r->callee && is_same_step(m, r, w) &&
				place_is_same(&r->effect.cell, &w->effect.cell) && is_shut(m->ir, r, w))
				return true;
		}
	}
	return false;
}
