// Why a finding may be none. In a library nobody is seen to run the code in two threads at a time: what
// the code around it says about who shares the object counts instead. A doubt makes a finding low,
// it does not take it away.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"
#include "base/intern.h"
#include "model/model.h"

#define FAR 3 // calls, there and back
#define VERY_FAR 5
#define APART 2   // one is so many calls further down than the other
#define SEVERAL 3 // fields
#define MANY 10

// ---- who could call it ------------------------------------------------------------------------

static const struct klass *nest_of(const struct klass *klass)
{
	return klass->nest_host ? klass->nest_host : klass;
}

static bool takes_locks(const struct sv *sv, const struct klass *klass)
{
	return atomic_load(&sv->has_locks[klass->id]);
}

static bool is_part_of(const struct klass *klass, const struct klass *owner)
{
	return nest_of(klass) == nest_of(owner) || klass_is_subtype(klass, owner) ||
		klass_is_subtype(nest_of(klass), owner);
}

// Is it a field of this, or of the object around it?
static bool is_own(const struct sv_method *m, const struct place *place)
{
	return place->root == PLACE_PARAM && place->number == 0 && !method_is_static(m->ir->method) &&
		place->n >= 1;
}

// this$0.field: older class files do not say which classes belong together.
static bool is_of_outer(const struct sv_method *m, const struct place *place)
{
	return is_own(m, place) && !(place->parts[0] & PART_CONSTANT) &&
		m->ir->world->fields[place->parts[0]]->access & ACC_SYNTHETIC;
}

// The body of a task mostly runs in one thread. What it has from elsewhere others may have too.
static bool is_in_task(const struct sv_method *m, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	if (!field || !is_own(m, &b->effect.cell) || b->effect.cell.n != 1 ||
		(atomic_load(&m->sv->fields[field->id].flags) &
			(b->effect.guard == GUARD_OBJECT ? FIELD_FOREIGN : FIELD_SET_BY_OTHERS)))
		return false;
	return model_may_override(m->ir->world, m->ir->method, MODEL_MEMBER_RUN) ||
		model_may_override(m->ir->world, m->ir->method, MODEL_MEMBER_CALL);
}

// Streams, iterators and the like belong to whoever has opened them.
static bool is_of_one_user(const struct sv_method *m)
{
	const struct world *world = m->ir->world;
	const struct klass *owner = m->ir->method->owner;
	return model_is_of_one_user(world->models, world, owner) ||
		model_is_of_one_user(world->models, world, nest_of(owner));
}

// ---- what is known of the object --------------------------------------------------------------

static bool is_instance_volatile(const struct op *b, const struct field *field)
{
	return b->effect.guard == GUARD_VOLATILE && field && !(field->access & ACC_STATIC);
}

// The class changes other fields without a lock, and takes none of its own: what is volatile in it is handed on.
// With several such fields the locks that it takes are for something else; a write-back is wrong even so.
static bool is_among_plain(const struct sv *sv, const struct field *field, bool is_data)
{
	uint32_t n = sv->n_plain[field->owner->id];
	return (n && !atomic_load(&sv->has_own_locks[field->owner->id])) || (n >= SEVERAL && !is_data);
}

// if (kept == null) kept = compute(), of what others set back to null because it is no longer right: that is
// undone, whatever else the class does.
bool doubt_is_undoing(const struct sv *sv, const struct verdict *v)
{
	const struct field *field = place_field(sv->world, &v->second->effect.cell);
	const uint32_t needed = FIELD_NULLED | FIELD_REWRITTEN | FIELD_COMPUTED;
	return v->second->effect.guard == GUARD_VOLATILE && v->is_control && !v->is_data &&
		!v->second->effect.is_constant && (verb_flags[v->second->effect.verb] & VF_WRITE) &&
		field && (atomic_load(&sv->fields[field->id].flags) & needed) == needed;
}

// Read again, and null by then: it takes no more than another thread that sets it so.
static bool is_gone(const struct sv *sv, const struct op *b, const struct field *field)
{
	return b->effect.verb == VERB_READ && takes_locks(sv, field->owner);
}

// flag |= more: a second thread adds the same, mostly.
static bool is_sticky(const struct ir *ir, const struct op *b, const struct field *field)
{
	const struct ir_insn *write = ir_at(ir, b->insn);
	if (b->callee || field->descriptor->text[0] != 'Z' || !write->n_args)
		return false;
	const struct ir_insn *value = ir_at(ir, ir_arg(ir, write, write->n_args - 1u));
	return value->op == IR_BINARY && (value->sub == OP_ior || value->sub == OP_iand);
}

// old = get(); set(other); ... set(old)
static bool is_restored(const struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	uint32_t value = op_written_value(m->ir, b);
	if (!value || path_source(m->paths, value) != a->insn)
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		if ((verb_flags[w->effect.verb] & VF_WRITE) && w->insn != b->insn &&
			w->effect.guard == b->effect.guard && place_is_same(&w->effect.cell, &b->effect.cell) &&
			flow_reaches(m->flow, a->insn, w->insn, 0) &&
			flow_reaches(m->flow, w->insn, b->insn, 0))
			return true;
	}
	return false;
}

#define MAX_CHOICES 12

// Is it the value that was read, or chosen between that and others that have nothing to do with it?
static bool is_chosen(const struct sv_method *m, const struct op *a, const struct bitset *computed,
	uint32_t value, uint32_t *fuel, bool *is_found)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	if (value == a->insn) {
		*is_found = true;
		return true;
	}
	if (*fuel == 0)
		return false;
	--*fuel;
	if (insn->op == IR_CHECK_CAST)
		return is_chosen(m, a, computed, ir_arg(m->ir, insn, 0), fuel, is_found);
	for (uint32_t k = 0; insn->op == IR_PHI && k < insn->n_args; k++)
		if (ir_arg(m->ir, insn, k) != value &&
			!is_chosen(m, a, computed, ir_arg(m->ir, insn, k), fuel, is_found))
			return false;
	return insn->op == IR_PHI || !bitset_has(computed, value);
}

// client = delegate.get(); if (client == null) client = connect(); ... delegate.set(client): nothing is computed from what
// was there. It is put back, or gives way to something else.
static bool is_put_back(const struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	uint32_t value = equal_stored_value(m->ir, b), fuel = MAX_CHOICES;
	bool is_found = false;
	if (!v->is_data || b->effect.guard == GUARD_LOCK || !value || (a->callee && !a->effect.is_raw))
		return false;
	struct flow flow = *m->flow;
	flow.is_explicit = true;
	return is_chosen(m, a, &flow_from(&flow, a->insn, op_barrier(a))->values, value, &fuel,
			   &is_found) &&
		is_found;
}

// count.set(Math.max(count.get(), n)) of what the method is given: mostly made for this call.
static bool is_given_atomic(const struct sv_method *m, const struct op *b)
{
	const struct place *lock = &b->effect.lock;
	return b->effect.group == GROUP_ATOMIC && lock->root == PLACE_PARAM && lock->n == 0 &&
		(lock->number > 0 || method_is_static(m->ir->method)) &&
		!(m->entry && lock->number < 4 && m->entry->kept >> lock->number & 1);
}

// A Vector or the like of which only the choice of it says that it is shared, and that is only read.
static bool is_vector(const struct sv_method *m, const struct op *b)
{
	static const uint8_t legacy[] = { MODEL_KNOWN_VECTOR, MODEL_KNOWN_HASHTABLE };
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, b->insn);
	if (b->effect.guard != GUARD_OBJECT || b->effect.group == GROUP_BUFFER)
		return b->effect.guard == GUARD_OBJECT;
	if (b->callee || insn->op != IR_INVOKE)
		return confine_is_legacy(m, b);
	struct ir_type type = ir_at(ir, ir_arg(ir, insn, 0))->type;
	for (uint32_t i = 0; i < sizeof(legacy); i++) {
		const struct klass *klass = model_known_class(ir->world, legacy[i]);
		if (klass && type.kind == KIND_CLASS && type.klass &&
			klass_is_subtype(ir->world->classes[type.klass], klass))
			return true;
	}
	return false; // made by Collections.synchronizedList, to be shared
}

static bool is_vector_read(const struct sv_method *m, const struct op *b)
{
	const struct sv *sv = m->sv;
	const struct field *field = place_field(m->ir->world, &b->effect.lock);
	if (b->effect.lock.root == PLACE_VALUE && (confine_is_legacy(m, b) || is_vector(m, b)))
		return true; // what a method returned may be a copy
	bool is_hidden = field && modules_hide(sv, field->owner);
	bool is_read = !(verb_flags[b->effect.verb] & (VF_WRITE | VF_SHRINKS));
	if (!is_vector(m, b) || (!is_read && !(b->effect.group == GROUP_BUFFER && is_hidden)))
		return false;
	if (!field)
		return true;
	if ((field->access & ACC_STATIC) || (atomic_load(&sv->fields[field->id].flags) & FIELD_MONITOR))
		return false;
	return !is_own(m, &b->effect.lock) || !takes_locks(sv, field->owner) ||
		sv->n_plain[field->owner->id] >= MANY || is_hidden;
}

// ---- all --------------------------------------------------------------------------------------

static bool is_short(const struct sv *sv, const struct op *op)
{
	return !op->callee || sv->notes[op->callee->id].is_short;
}

// Far away much else may be known; not where all that is between hands on.
static bool is_far(const struct sv *sv, const struct op *a, const struct op *b)
{
	uint32_t depth = a->effect.depth + b->effect.depth;
	if (a->effect.depth >= b->effect.depth + APART || b->effect.depth >= a->effect.depth + APART)
		return true;
	return depth >= VERY_FAR || (depth >= FAR && !(is_short(sv, a) && is_short(sv, b)));
}

// Is it done by a method of some length, which may know more?
static bool is_in_long_method(const struct sv *sv, const struct op *a, const struct op *b)
{
	return b->effect.depth > a->effect.depth && !is_short(sv, b);
}

const char *doubt_of(const struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	const struct sv *sv = m->sv;
	const struct klass *owner = m->ir->method->owner;
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	if (sv->threads)
		return NULL;
	if (threads_fit(m, b, v->is_iteration) != RUNNING_BY_ANYBODY)
		return "one thread of the library's own does this";
	if (is_far(sv, a, b))
		return "many calls are between the two";
	bool is_undone = doubt_is_undoing(sv, v);
	if (is_in_long_method(sv, a, b) && !(is_undone && b->effect.depth == 1))
		return "it is done by a longer method, which may look again";
	if (is_vector_read(m, b))
		return "only the choice of the collection says that it is shared";
	if (b->effect.guard != GUARD_OBJECT && m->entry && !m->entry->is_open)
		return "only private methods and callbacks call the method";
	if (is_restored(m, v))
		return "what is written is what was found, after something else was there for a while";
	if (is_put_back(m, v))
		return "what is written is what was found, or something else that does not depend on it";
	if (is_given_atomic(m, b))
		return "the caller gives it, perhaps one of its own";
	if (bracket_is_around(m, a, b))
		return "a lock of the library's own making is held from the one to the other";
	if (m->sv->seen && atomic_load(&m->sv->seen[m->ir->method->id]) == SEEN_LOCKED)
		return "whoever is seen to call the method holds the object";
	if (is_instance_volatile(b, field)) {
		if (!is_part_of(owner, field->owner) && !is_of_outer(m, &b->effect.cell))
			return "the volatile is of another class, which does not do this itself";
		if (is_among_plain(sv, field, v->is_data) && !is_undone && !is_gone(sv, b, field))
			return "the class changes other fields without any lock";
		if (is_sticky(m->ir, b, field))
			return "the flag is only added to";
	}
	if (b->effect.guard != GUARD_LOCK && !v->is_iteration && is_in_task(m, b))
		return "one thread runs the task";
	if (field && !(field->access & ACC_STATIC) && sv->n_plain[field->owner->id] >= MANY &&
		(b->effect.guard == GUARD_LOCK || !takes_locks(sv, field->owner)))
		return "the class changes many fields without any lock";
	if (m->entry && m->entry->is_locked)
		return "every call of the method is made under some lock";
	if (b->effect.lock.root == PLACE_PARAM && is_of_one_user(m))
		return "streams and the like are used by one thread at a time";
	if (b->effect.guard != GUARD_LOCK && b->effect.lock.root == PLACE_PARAM &&
		!takes_locks(sv, owner) && modules_hide(sv, owner))
		return "the package is not exported, and the class takes no lock";
	return NULL;
}
