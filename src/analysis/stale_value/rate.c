// How bad, and how sure.
//
// Low is what only repeats work: a value of a type that never changes, computed from the key and from
// the object itself, is put where none was.
#include "analysis/stale_value/judge.h"

#define SURE_SCORE 45 // of the less sure ones that were read hardly any was a bug

// Every field of its objects is final, and what is in them does not change.
static bool is_frozen(const struct sv *sv, const struct klass *klass)
{
	for (; klass && klass->super; klass = klass->super) {
		if (klass_is_phantom(klass) || sv->has_state[klass->id])
			return false;
		for (uint32_t i = 0; i < klass->n_fields; i++)
			if (!(klass->fields[i].access & (ACC_STATIC | ACC_FINAL)))
				return false;
	}
	return klass != NULL;
}

bool judge_is_immutable(const struct sv_method *m, struct ir_type type)
{
	const struct ir *ir = m->ir;
	if (!type_is_reference(type))
		return true;
	if (type.kind != KIND_CLASS || !type.klass)
		return false;
	const struct klass *klass = ir->world->classes[type.klass];
	const struct klass *reference = world_loaded(ir->world, SLICE("java/lang/ref/Reference"));
	return model_is_immutable(klass) || (reference && klass_is_subtype(klass, reference)) ||
		(klass->role == ROLE_INPUT && !klass->is_interface && klass->super &&
			is_frozen(m->sv, klass));
}

// Is one object as good as another: one that never changes, or that nobody changes once it is there?
static bool is_discardable(const struct sv_method *m, const struct op *b, uint32_t value)
{
	const struct ir *ir = m->ir;
	struct ir_type type = ir_at(ir, path_source(m->paths, value))->type;
	if (judge_is_immutable(m, type))
		return true;
	const struct field *field = b->effect.guard == GUARD_OBJECT
		? NULL
		: place_field(ir->world, &b->effect.cell);
	if (type.kind != KIND_CLASS)
		return field != NULL; // an array that is assigned as a whole
	if (!type.klass)
		return false;
	const struct klass *klass = ir->world->classes[type.klass];
	if (op_group_of_class(m->sv, type.klass) != GROUP_NONE)
		return field && !(atomic_load(&m->sv->fields[field->id].flags) & FIELD_FILLED);
	for (; klass && klass->super; klass = klass->super)
		if (klass->role != ROLE_INPUT || m->sv->has_state[klass->id] || klass->is_interface)
			return false;
	return klass != NULL;
}

// The value that b writes; 0 where that is not one.
static uint32_t written_value(const struct ir *ir, const struct op *b)
{
	const struct ir_insn *insn = ir_at(ir, b->insn);
	for (uint32_t k = insn->n_args; k > 0; k--)
		if (k <= 16 && b->effect.params >> (k - 1) & 1)
			return ir_arg(ir, insn, k - 1);
	return 0;
}

// x == 0, or another constant
static bool is_test_of_zero(const struct ir *ir, const struct ir_insn *use)
{
	if (use->op != IR_IF)
		return false;
	if (use->n_args == 1)
		return use->sub == OP_ifeq || use->sub == OP_ifne;
	return (use->sub == OP_if_icmpeq || use->sub == OP_if_icmpne) &&
		(ir_at(ir, ir_arg(ir, use, 0))->op == IR_CONST_INT ||
			ir_at(ir, ir_arg(ir, use, 1))->op == IR_CONST_INT);
}

// Is the value of a compared with null, or asked for presence?
static bool is_absence_check(const struct ir *ir, const struct op *a)
{
	if (a->effect.verb == VERB_HAS || a->effect.verb == VERB_GET)
		return true;
	if (type_is_reference(ir_at(ir, a->insn)->type))
		return true;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++)
		if (is_test_of_zero(ir, ir_at(ir, ir->uses[k])))
			return true;
	return false;
}

// Is the object changed here after it was put, or was it made to be?
static bool is_changed_here(const struct ir *ir, uint32_t value, uint32_t depth)
{
	static const char *const changing[] = { "add", "put", "set", "append", "push", "offer",
		"register" };
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if ((use->op == IR_PHI || use->op == IR_CHECK_CAST) && depth < 3 &&
			is_changed_here(ir, ir->uses[k], depth + 1))
			return true;
		if (use->op != IR_INVOKE || !ir_invoke_has_receiver(use) || ir_arg(ir, use, 0) != value)
			continue;
		struct member_ref ref = class_member_ref(ir->file, use->constant);
		for (uint32_t i = 0; i < sizeof(changing) / sizeof(*changing); i++)
			if (slice_has_prefix(ref.name, slice_of_string(changing[i])))
				return true;
	}
	return false;
}

// Is what is written computed from what was read, and not only chosen by it?
static bool is_explicit_data(struct sv_method *m, const struct verdict *v)
{
	struct op a = *v->first;
	a.flow = NULL;
	m->flow->is_explicit = true;
	bool result = v->is_data && judge_is_data(m, &a, v->second);
	m->flow->is_explicit = false;
	return result;
}

// b ? 1 : 0
static bool is_choice(const struct ir *ir, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	for (uint32_t k = 0; insn->op == IR_PHI && k < insn->n_args; k++)
		if (ir_at(ir, ir_arg(ir, insn, k))->op != IR_CONST_INT)
			return false;
	return insn->op == IR_PHI;
}

static bool is_memoiser(struct sv_method *m, const struct verdict *v)
{
	const struct ir *ir = m->ir;
	const struct op *b = v->second;
	uint32_t value = written_value(ir, b);
	if (is_explicit_data(m, v) || !value || !is_absence_check(ir, v->first) ||
		b->effect.is_constant || is_choice(ir, value) ||
		(b->effect.verb != VERB_PUT && b->effect.verb != VERB_SET && b->effect.verb != VERB_WRITE))
		return false;
	const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
	if (!is_discardable(m, b, value) && (source->op == IR_NEW || is_changed_here(ir, value, 0)))
		return false;
	uint16_t allowed = method_is_static(ir->method) ? 0 : 1;
	if (b->key)
		allowed |= flow_params(m->flow, b->key);
	return !(flow_params(m->flow, value) & ~allowed);
}

// Is the value that was read what is used where it is not null, and not read a second time?
static bool is_copied(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		uint8_t op = ir_at(ir, ir->uses[k])->op;
		if (op == IR_PHI || op == IR_RETURN)
			return true;
	}
	return false;
}

bool judge_is_single_check(struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	uint32_t value = b->callee ? 0 : written_value(m->ir, b);
	return b->effect.guard == GUARD_VOLATILE && !a->callee && value && !b->effect.is_constant &&
		is_copied(m->ir, a->insn) && is_absence_check(m->ir, a) && is_discardable(m, b, value) &&
		is_memoiser(m, v);
}

// A buffer or list that is a parameter: mostly the caller's own.
static bool is_lent(const struct op *op)
{
	return op->effect.group == GROUP_BUFFER && op->effect.lock.n == 0 &&
		op->effect.lock.root != ROOT_STATIC;
}

static bool is_this(const struct sv_method *m, const struct place *place)
{
	return place->param == 0 && !method_is_static(m->ir->method);
}

// Others write the volatile under a lock: callers of a method that is not public may hold it.
static bool is_guarded_elsewhere(const struct sv_method *m, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	return b->effect.guard == GUARD_VOLATILE && field && !(m->ir->method->access & ACC_PUBLIC) &&
		(atomic_load(&m->sv->fields[field->id].flags) & FIELD_LOCKED);
}

void judge_rate(struct sv_method *m, struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	int32_t score = v->is_data ? 75 : 60;
	v->severity = SEVERITY_MEDIUM;
	v->why = v->is_data ? "what is written is computed from what was read before"
						: "whether it is done was decided by what was read before";
	if (is_memoiser(m, v)) {
		v->severity = SEVERITY_LOW;
		v->why = "only work is repeated: the other thread puts an equal value";
		score = 40;
	}
	if (is_lent(b)) {
		v->severity = SEVERITY_LOW;
		score -= 30;
	}
	if (a->effect.guard == GUARD_LOCK && !place_equal(&a->effect.cell, &b->effect.cell))
		score -= 20;
	if (b->effect.is_constant || judge_is_idempotent(m->ir, a, b))
		score -= 15;
	uint32_t value = written_value(m->ir, b);
	bool is_null = value && ir_at(m->ir, value)->op == IR_CONST_NULL;
	if (!v->is_data && (is_null || judge_is_idempotent(m->ir, a, b)))
		v->severity = SEVERITY_LOW;
	const struct field *flag = place_field(m->ir->world, &b->effect.cell);
	if (b->effect.is_constant && b->effect.guard == GUARD_VOLATILE && flag &&
		!(atomic_load(&m->sv->fields[flag->id].flags) & FIELD_VARIES))
		v->severity = SEVERITY_LOW;
	if (a->effect.lock.root == ROOT_VALUE)
		score -= 15;
	if (confine_is_legacy(m, b) && a->effect.lock.root == ROOT_PARAM &&
		!is_this(m, &a->effect.lock))
		score -= 20;
	const struct field *holder = place_field(m->ir->world, &b->effect.lock);
	if (holder && !(holder->access & ACC_STATIC) && confine_is_legacy(m, b) &&
		!atomic_load(&m->sv->has_locks[holder->owner->id]))
		score -= 15;
	if (is_guarded_elsewhere(m, b)) {
		score -= 25;
		v->severity = SEVERITY_LOW;
	}
	score -= 3 * (a->effect.depth + b->effect.depth);
	if (score < SURE_SCORE)
		v->severity = SEVERITY_LOW;
	v->score = (uint32_t)(score < 5 ? 5 : score);
}
