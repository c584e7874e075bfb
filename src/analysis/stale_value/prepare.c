// if (cache.size() >= limit) cache.evict(); cache.put(key, value): the second is done in any case, but what makes
// it right was done, or not, because of an earlier look.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

// Is it compared with a limit, here or by the method that looks?
static bool is_limit(const struct ir *ir, const struct op *a)
{
	if (a->callee && !a->effect.is_raw && a->effect.is_inspected)
		return true;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_BINARY ||
			(use->op == IR_IF && use->sub >= OP_if_icmpeq && use->sub <= OP_if_icmple) ||
			(use->op == IR_IF && use->sub >= OP_iflt && use->sub <= OP_ifle))
			return true;
	}
	return false;
}

// Is `e` done because of a, and then b?
static bool makes_room(struct sv_method *m, struct op *a, const struct op *e, const struct op *b)
{
	return e->insn != a->insn && e->insn != b->insn &&
		(verb_flags[e->effect.verb] & (VF_WRITE | VF_SHRINKS)) &&
		e->effect.guard == a->effect.guard && place_is_same(&e->effect.lock, &a->effect.lock) &&
		judge_is_same_cell(a, e) && judge_is_control(m, a, e) &&
		flow_reaches(m->flow, e->insn, b->insn, 0);
}

bool prepare_is(struct sv_method *m, struct op *a, const struct op *b)
{
	if (!(verb_flags[b->effect.verb] & VF_WRITE) || b->effect.is_constant ||
		!judge_is_same_cell(a, b) || !ir_insn_dominates(m->ir, a->insn, b->insn) ||
		!is_limit(m->ir, a))
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++)
		if (makes_room(m, a, &m->ops[i], b))
			return true;
	for (uint32_t i = 0; i < m->n_checked; i++)
		if (makes_room(m, a, &m->checked[i], b))
			return true;
	return false;
}
