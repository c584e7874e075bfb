// Why two operations are no finding though the second depends on the first: a lock is held throughout, or
// what the first saw was taken into account.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

// ---- held throughout --------------------------------------------------------------------------

// Is the lock given up in between, by wait or await?
static bool is_waiting(const struct sv_method *m, const struct op *a, const struct op *b)
{
	for (uint32_t i = 1; i <= m->ir->n_insns; i++)
		if (ir_at(m->ir, i)->op == IR_INVOKE && lock_effect(m->ir, i).action == LOCK_WAIT &&
			!(m->ir->block_of[i] == m->ir->block_of[a->insn] && i < a->insn) && // reads after it
			flow_reaches(m->flow, a->insn, i, 0) && flow_reaches(m->flow, i, b->insn, a->insn))
			return true;
	return false;
}

static bool is_one_step(const struct sv_method *m, const struct op *a, const struct op *b)
{
	return a->effect.guard == GUARD_LOCK ? common_lock(m, a, b, &a->effect.lock)
										 : common_any(m, a, b);
}

// Another lock is held throughout. Does it keep others from the object?
static bool is_guarded_outside(const struct sv_method *m, const struct op *a, const struct op *b)
{
	if (!common_any(m, a, b) && !handed_is_held(m, a, b))
		return false;
	const struct place *lock = &a->effect.lock;
	if (a->effect.guard == GUARD_VOLATILE || lock->n != 1 || lock->root != PLACE_PARAM)
		return true;
	const struct field *field = place_field(m->ir->world, lock);
	return !field || !(atomic_load(&m->sv->fields[field->id].flags) & FIELD_RETURNED);
}

// Of a collection that others lock by itself, and add to, another lock keeps nobody away.
static bool has_own_lock(const struct sv_method *m, const struct op *a)
{
	const struct field *field = place_field(m->ir->world, &a->effect.lock);
	return a->effect.guard == GUARD_OBJECT && field &&
		(atomic_load(&m->sv->fields[field->id].flags) & FIELD_OWN_LOCK);
}

bool excuse_is_guarded(struct sv_method *m, struct op *a, const struct op *b)
{
	if (has_own_lock(m, a))
		return common_lock(m, a, b, &a->effect.lock);
	return (is_one_step(m, a, b) || is_guarded_outside(m, a, b)) &&
		!(a->effect.guard == GUARD_LOCK && judge_is_data(m, a, b) && is_waiting(m, a, b));
}

static bool has_part(struct slice text, const char *part)
{
	struct slice word = slice_of_string(part);
	for (size_t i = 0; i + word.len <= text.len; i++)
		if (memcmp(text.ptr + i, word.ptr, word.len) == 0)
			return true;
	return false;
}

// Does the method say that its callers hold the lock? assert lock.isHeldByCurrentThread(); isAWTLockHeldByCurrentThread()
// By parts of names, and not by rows of the models: most are a library's own methods, called by what everybody calls them.
bool excuse_is_told(const struct ir *ir)
{
	static const char *const parts[] = { "HeldByCurrentThread", "LockedByCurrentThread",
		"holdsLock", "HoldsLock", "LockHeld", "inEventLoop" };
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic)
			continue;
		struct slice name = class_member_ref(ir->file, insn->constant).name;
		for (uint32_t k = 0; name.len >= 8 && k < sizeof(parts) / sizeof(*parts); k++)
			if (has_part(name, parts[k]))
				return true;
	}
	return false;
}

// ---- taken into account -----------------------------------------------------------------------

// Is a field that leads to the object assigned in between?
static bool is_replaced(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct place *place = &a->effect.lock;
	uint32_t n = place->n, root = place->root == PLACE_STATIC ? place->number : 0;
	if (a->effect.guard == GUARD_VOLATILE && n)
		n--; // the volatile itself
	else if (a->effect.guard == GUARD_VOLATILE)
		root = 0;
	for (uint32_t i = 1; i <= m->ir->n_insns && (n || root); i++) {
		const struct ir_insn *insn = ir_at(m->ir, i);
		if (insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC)
			continue;
		const struct field *field = ir_resolved_field(m->ir, insn);
		bool is_part = field && field->id == root;
		for (uint32_t k = 0; field && k < n; k++)
			is_part |= place->parts[k] == field->id;
		if (is_part && flow_reaches(m->flow, a->insn, i, 0) && flow_reaches(m->flow, i, b->insn, 0))
			return true;
	}
	return false;
}

static bool is_same_step(const struct sv_method *m, const struct op *a, const struct op *w)
{
	return w->effect.guard == a->effect.guard && place_is_same(&w->effect.lock, &a->effect.lock) &&
		is_one_step(m, a, w);
}

// Did the step that read it test and set a flag, because of what it read? Whoever has set it is the only one.
bool excuse_is_claim(struct sv_method *m, struct op *a, const struct op *b)
{
	if (a->effect.guard != GUARD_LOCK)
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		if (w == b || w->effect.verb != VERB_WRITE || !is_same_step(m, a, w) ||
			judge_is_same_cell(a, w) || !judge_is_control(m, a, w))
			continue;
		for (uint32_t k = 0; k < m->n_ops; k++) {
			struct op *r = &m->ops[k];
			if (r->effect.verb == VERB_READ && r->insn != w->insn && judge_is_same_cell(r, w) &&
				is_same_step(m, r, w) && judge_is_control(m, r, w) &&
				(!b || flow_reaches(m->flow, w->insn, b->insn, 0)))
				return true;
		}
	}
	return false;
}

// Was the element that was found taken in the step that found it?
static bool is_taken(struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	const struct field *field = place_field(m->ir->world, &a->effect.cell);
	if (!field || field->descriptor->text[0] != '[' || a->effect.guard != GUARD_LOCK)
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		struct op read = *a;
		if (w->insn != b->insn && w->effect.verb == VERB_WRITE && is_same_step(m, a, w) &&
			judge_is_same_cell(a, w) && judge_is_data(m, &read, w) &&
			ir_insn_dominates(m->ir, w->insn, b->insn))
			return true;
	}
	return false;
}

// Did the step that read it change it too? Then what it saw is taken into account.
static bool is_claimed(const struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first;
	if (v->is_data || a->effect.guard == GUARD_OBJECT || a->callee)
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		if (w != v->second && (verb_flags[w->effect.verb] & VF_WRITE) &&
			w->effect.guard == a->effect.guard && judge_is_same_cell(a, w) &&
			(a->effect.guard == GUARD_LOCK ? common_lock(m, a, w, &a->effect.lock)
										   : common_any(m, a, w)) &&
			flow_reaches(m->flow, w->insn, v->second->insn, 0))
			return true;
	}
	return false;
}

// Is the same read again in one step with the write, and decides about it? Or something atomic?
static bool is_rechecked(struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	if (v->is_iteration)
		return false; // by each step, which does not help
	for (uint32_t i = 0; i < m->n_ops; i++) {
		struct op *r = &m->ops[i];
		uint8_t flags = verb_flags[r->effect.verb];
		if (r == a || r == b || r->insn == b->insn || !(flags & (VF_READ | VF_DECIDES)) ||
			!judge_is_same_region(m, r, b))
			continue;
		if ((flags & VF_DECIDES) && judge_is_control(m, r, b))
			return true;
		if ((flags & VF_READ) && r->insn != a->insn &&
			(judge_is_same_cell(r, a) || judge_is_same_cell(r, b)) && is_one_step(m, r, b) &&
			(judge_is_control(m, r, b) || insist_is_decided(m, r, b) ||
				(!v->is_control && judge_is_data(m, r, b))))
			return true;
	}
	return false;
}

// if (exists()) throw ...; create(), which throws where it exists: an exception either way.
static bool is_refused_anyway(struct sv_method *m, const struct verdict *v)
{
	struct op read = *v->first;
	return !v->is_data && v->second->effect.is_refused &&
		summary_is_only_refused(m->ir, op_flow(m, &read));
}

bool excuse_is_settled(struct sv_method *m, const struct verdict *v)
{
	struct op read = *v->first;
	return is_claimed(m, v) || is_taken(m, v) || exclusion_is_taken(m, v) ||
		exclusion_is_shut(m, v) || (!v->is_data && excuse_is_claim(m, &read, v->second)) ||
		is_replaced(m, v->first, v->second) || is_rechecked(m, v) || is_refused_anyway(m, v) ||
		counts_is_out(m, v);
}
