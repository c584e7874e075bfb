// Memoisers, which only repeat work: a value of a type that never changes, computed from the key and from
// the object itself, is put where none was.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

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

bool memo_is_immutable(const struct sv_method *m, struct ir_type type)
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
	if (memo_is_immutable(m, type))
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

static bool is_number(const struct ir *ir, uint32_t value)
{
	uint8_t op = ir_at(ir, value)->op;
	return op == IR_CONST_INT || op == IR_CONST_LONG;
}

// x == 0, or another constant; x < 0
static bool is_test_of_number(const struct ir *ir, const struct ir_insn *use)
{
	if (use->op == IR_BINARY)
		return use->sub == OP_lcmp &&
			(is_number(ir, ir_arg(ir, use, 0)) || is_number(ir, ir_arg(ir, use, 1)));
	if (use->op != IR_IF)
		return false;
	if (use->n_args == 1)
		return use->sub != OP_ifnull &&
			use->sub != OP_ifnonnull; // references have a test of their own
	return (use->sub == OP_if_icmpeq || use->sub == OP_if_icmpne) &&
		(is_number(ir, ir_arg(ir, use, 0)) || is_number(ir, ir_arg(ir, use, 1)));
}

// Is the value of a compared with null, or asked for presence?
static bool is_absence_check(const struct ir *ir, const struct op *a)
{
	if (a->effect.verb == VERB_HAS || a->effect.verb == VERB_GET)
		return true;
	if (op_is_of_result(a))
		return false;
	if (type_is_reference(ir_at(ir, a->insn)->type))
		return true;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++)
		if (is_test_of_number(ir, ir_at(ir, ir->uses[k])))
			return true;
	return false;
}

// Is it asked whether there is something, and nothing else?
static bool is_null_check(const struct ir *ir, const struct op *a)
{
	if (a->key && !type_is_reference(ir_at(ir, a->insn)->type))
		return true;
	if (a->callee && !a->effect.is_raw)
		return !a->effect.is_inspected && !op_is_of_result(a);
	bool found = false;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		found |= use->op == IR_IF && (use->sub == OP_ifnull || use->sub == OP_ifnonnull);
	}
	return found && !matter_is_inspected(ir, a->insn);
}

static bool is_enum_constant(const struct ir *ir, const struct ir_insn *value)
{
	const struct field *field = value->op == IR_GET_STATIC ? ir_resolved_field(ir, value) : NULL;
	return field && (field->access & ACC_ENUM);
}

// A constant of an enum is not computed: to set it where another one was found is a step from one state to the next.
static bool is_state(const struct ir *ir, const struct op *a, const struct ir_insn *value)
{
	return is_enum_constant(ir, value) && !is_null_check(ir, a);
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

static bool is_counter(const struct sv_method *m, const struct op *b, uint32_t value)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	return !type_is_reference(ir_at(m->ir, value)->type) &&
		!(field && field->descriptor->text[0] == 'Z');
}

// Is what is written computed from what was read, and not only chosen by it? A number may be computed from
// what a later look found: if (free > 0) free = free - 1.
static bool is_explicit_data(struct sv_method *m, const struct verdict *v, uint32_t value)
{
	const struct op *b = v->second;
	bool found = false, is_number = is_counter(m, b, value);
	m->flow->is_explicit = true;
	for (uint32_t i = 0; i < m->n_ops && !found; i++) {
		struct op read = m->ops[i];
		bool is_meant = &m->ops[i] == v->first
			? v->is_data
			: is_number && (verb_flags[read.effect.verb] & VF_READ) && read.insn != b->insn &&
				judge_is_same_region(m, &read, b) && judge_is_same_cell(&read, b);
		read.flow = NULL;
		found = is_meant && judge_is_data(m, &read, b);
	}
	m->flow->is_explicit = false;
	return found;
}

// b ? 1 : 0, or two constants of an enum
static bool is_choice(const struct ir *ir, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	for (uint32_t k = 0; insn->op == IR_PHI && k < insn->n_args; k++) {
		const struct ir_insn *part = ir_at(ir, ir_arg(ir, insn, k));
		if (part->op != IR_CONST_INT && !is_enum_constant(ir, part))
			return false;
	}
	return insn->op == IR_PHI;
}

// Under which something is put; of a plain collection too, which has no key for other purposes.
static uint32_t key_of(const struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, b->insn);
	if (b->effect.group != GROUP_PLAIN || b->callee || insn->op != IR_INVOKE)
		return b->effect.group == GROUP_PLAIN ? 0 : b->key;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	uint32_t key = slice_equal(ref.name, SLICE("put")) && insn->n_args == 3 ? ir_arg(ir, insn, 1)
																			: 0;
	return key && ir_at(ir, path_source(m->paths, key))->op == IR_PARAM ? key : 0;
}

// By its name and for want of arguments, something that is another one each time: nextId(), UUID.randomUUID(). What is
// asked of an object that was made here, a tokenizer or an iterator, is the same for all who do so.
static bool is_drawn(const struct sv_method *m, const struct ir_insn *call)
{
	const struct ir *ir = m->ir;
	bool has_receiver = call->op == IR_INVOKE && ir_invoke_has_receiver(call);
	if (call->op != IR_INVOKE || call->sub == OP_invokedynamic || call->n_args != has_receiver)
		return false;
	struct slice name = class_member_ref(ir->file, call->constant).name;
	if (!slice_has_prefix(name, SLICE("next")) && !slice_has_prefix(name, SLICE("random")))
		return false;
	uint8_t of = has_receiver ? ir_at(ir, path_source(m->paths, ir_arg(ir, call, 0)))->op
							  : IR_GET_STATIC;
	return of == IR_GET_FIELD || of == IR_GET_STATIC || of == IR_PARAM;
}

// new Session(ids.incrementAndGet(), user): each thread puts one of its own, which others know by its number.
static bool is_numbered(const struct sv_method *m, uint32_t value)
{
	const struct bitset *origins = flow_origins(m->flow, value);
	for (uint32_t i = 0; i < m->n_ops; i++)
		if (m->ops[i].effect.verb == VERB_BUMP && bitset_has(origins, m->ops[i].insn) &&
			(!m->ops[i].callee || m->ops[i].effect.is_raw))
			return true;
	for (uint32_t i = bitset_next(origins, 0); i != UINT32_MAX; i = bitset_next(origins, i + 1))
		if (is_drawn(m, ir_at(m->ir, i)))
			return true;
	return false;
}

// A value is put where none was, a function of the key and of the object itself.
static bool is_filled(struct sv_method *m, const struct verdict *v)
{
	const struct ir *ir = m->ir;
	const struct op *b = v->second;
	uint32_t value = op_written_value(ir, b);
	if (is_explicit_data(m, v, value) || !is_absence_check(ir, v->first) || is_choice(ir, value))
		return false;
	const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
	uint32_t key = key_of(m, b);
	if (is_state(ir, v->first, source))
		return false;
	if (!is_discardable(m, b, value) && (source->op == IR_NEW || is_changed_here(ir, value, 0)))
		return false;
	if (source->op == IR_PARAM &&
		(!key || b->effect.key_by || path_source(m->paths, key) != path_source(m->paths, value)))
		return false; // computed by nobody: which one is put matters
	uint16_t allowed = method_is_static(ir->method) ? 0 : 1;
	if (key)
		allowed |= flow_params(m->flow, key);
	return !(flow_params(m->flow, value) & ~allowed) && !is_numbered(m, value);
}

// What can vanish at any time is only kept to save work.
static bool is_soft(const struct sv_method *m, uint32_t value)
{
	struct ir_type type = ir_at(m->ir, path_source(m->paths, value))->type;
	const struct klass *soft = world_loaded(m->ir->world, SLICE("java/lang/ref/SoftReference"));
	return soft && type.kind == KIND_CLASS && type.klass &&
		klass_is_subtype(m->ir->world->classes[type.klass], soft);
}

// x = kept; if (x instanceof Raw) kept = resolve(x): it is done once, and to the same end.
static bool is_resolved(const struct sv_method *m, const struct verdict *v)
{
	const struct ir *ir = m->ir;
	uint32_t value = v->first->insn;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (ir_at(ir, ir->uses[k])->op == IR_INSTANCE_OF)
			return v->is_data && !v->first->callee;
	return false;
}

static bool is_test_for_equality(const struct ir *ir, const struct ir_insn *insn)
{
	if (insn->op == IR_IF)
		return insn->sub == OP_if_icmpeq || insn->sub == OP_if_icmpne ||
			insn->sub == OP_if_acmpeq || insn->sub == OP_if_acmpne;
	if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic || insn->type.kind != KIND_INT)
		return false;
	struct slice name = class_member_ref(ir->file, insn->constant).name;
	return slice_has_prefix(name, SLICE("equals")) || slice_equal(name, SLICE("matches"));
}

// if (!last.key.equals(key)) last = new Entry(key): whichever was used last is kept.
static bool is_last_used(struct sv_method *m, const struct verdict *v, uint32_t value)
{
	const struct ir *ir = m->ir;
	if (v->is_data || v->second->effect.guard != GUARD_VOLATILE || !flow_params(m->flow, value) ||
		!is_discardable(m, v->second, value))
		return false;
	struct op a = *v->first;
	const struct flow_set *set = op_flow(m, &a);
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		uint16_t others = 0;
		bool is_about = false;
		if (!is_test_for_equality(ir, insn))
			continue;
		for (uint32_t k = 0; k < insn->n_args; k++) {
			uint32_t arg = ir_arg(ir, insn, k);
			is_about |= bitset_has(&set->values, arg);
			others |= bitset_has(&set->values, arg) ? 0 : flow_params(m->flow, arg);
		}
		if (is_about && (others & flow_params(m->flow, value)))
			return true;
	}
	return false;
}

// Is it tested for being less or more than something?
bool memo_is_ordered(const struct ir *ir, const struct op *a)
{
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_BINARY ||
			(use->op == IR_IF && use->sub >= OP_iflt && use->sub <= OP_ifle))
			return true;
	}
	return false;
}

// Somebody else sets the field, too: what is put may be older than that.
static bool has_other_writer(const struct sv_method *m, const struct op *b)
{
	const struct field *field = b->effect.guard == GUARD_OBJECT
		? NULL
		: place_field(m->ir->world, &b->effect.cell);
	return field && (atomic_load(&m->sv->fields[field->id].flags) & FIELD_REWRITTEN) &&
		b->effect.group != GROUP_PLAIN;
}

// Is another field set after the one that says that it is done? Others find that one too early.
static bool is_said_early(const struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct field *field = b->callee ? NULL : place_field(ir->world, &b->effect.cell);
	for (uint32_t i = b->insn + 1; field && b->effect.guard == GUARD_VOLATILE && i <= ir->n_insns;
		 i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if ((insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC) ||
			!ir_insn_dominates(ir, b->insn, i))
			continue;
		const struct field *other = ir_resolved_field(ir, insn);
		if (other && other != field && other->owner == field->owner &&
			insn->op == ir_at(ir, b->insn)->op &&
			(insn->op == IR_PUT_STATIC || ir_arg(ir, insn, 0) == ir_arg(ir, ir_at(ir, b->insn), 0)))
			return true;
	}
	return false;
}

enum memo memo_of(struct sv_method *m, const struct verdict *v)
{
	const struct op *b = v->second;
	uint32_t value = op_written_value(m->ir, b);
	if (has_other_writer(m, b) || is_said_early(m, b))
		return MEMO_NONE;
	if (!value || b->effect.is_constant ||
		(b->effect.verb != VERB_PUT && b->effect.verb != VERB_SET && b->effect.verb != VERB_WRITE &&
			b->effect.verb != VERB_PUT_ABSENT))
		return MEMO_NONE;
	if (is_filled(m, v))
		return memo_is_ordered(m->ir, v->first) || b->effect.verb == VERB_PUT_ABSENT ? MEMO_LIKELY
																					 : MEMO_SURE;
	return is_soft(m, value) || is_resolved(m, v) || is_last_used(m, v, value) ? MEMO_LIKELY
																			   : MEMO_NONE;
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

bool memo_is_single_check(struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	uint32_t value = b->callee ? 0 : op_written_value(m->ir, b);
	return b->effect.guard == GUARD_VOLATILE && !a->callee && value && !b->effect.is_constant &&
		is_copied(m->ir, a->insn) && is_discardable(m, b, value) && !memo_is_ordered(m->ir, a) &&
		is_filled(m, v);
}
