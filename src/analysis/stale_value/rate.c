// How bad, and how sure.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

#define MEMO_SCORE 40
#define FEW_CALLS 3

// A buffer or list that is a parameter: mostly the caller's own.
static bool is_lent(const struct op *op)
{
	return op->effect.group == GROUP_BUFFER && op->effect.lock.n == 0 &&
		op->effect.lock.root != PLACE_STATIC;
}

static bool is_this(const struct sv_method *m, const struct place *place)
{
	return place->number == 0 && !method_is_static(m->ir->method);
}

// What a static method without arguments returns, everybody gets.
static bool is_global(const struct sv_method *m, const struct place *place)
{
	const struct ir_insn *insn = ir_at(m->ir, place->number);
	return insn->op == IR_INVOKE && insn->sub == OP_invokestatic && insn->n_args == 0;
}

static bool takes_lock(const struct sv *sv, const struct method *method)
{
	return method && sv->notes[method->id].has_locks;
}

// Others write the volatile under a lock: callers of a method that is not public may hold it.
static bool is_guarded_elsewhere(const struct sv_method *m, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	if (b->held || (m->entry && !m->entry->is_locked && m->sv->threads))
		return false; // it is taken right here, or all callers are known
	if (b->effect.verb == VERB_READ && field &&
		(atomic_load(&m->sv->fields[field->id].flags) & FIELD_UNLOCKED))
		return false; // and not always
	return b->effect.guard == GUARD_VOLATILE && field && !(m->ir->method->access & ACC_PUBLIC) &&
		(atomic_load(&m->sv->fields[field->id].flags) & FIELD_LOCKED);
}

// Does the class take a lock where it writes the same field elsewhere? Then it expects others there.
static bool is_guarded_field(const struct sv_method *m, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	return field && (atomic_load(&m->sv->fields[field->id].flags) & FIELD_GUARDED);
}

static enum group group_of_field(const struct sv_method *m, const struct field *field)
{
	struct slice type = name_slice(field->descriptor);
	if (type.ptr[0] != 'L')
		return type.ptr[0] == '[' ? GROUP_PLAIN : GROUP_NONE;
	const struct klass *klass = world_loaded(m->ir->world,
		slice_until(slice_from(type, 1), type.len - 2));
	return klass ? op_group_of_class(m->sv, klass->id) : GROUP_NONE;
}

// Does the class count by atomics, or lock? Then it expects several.
static bool expects_several(const struct sv_method *m, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_fields; i++)
		if (!(klass->fields[i].access & ACC_STATIC) &&
			group_of_field(m, &klass->fields[i]) == GROUP_ATOMIC)
			return true;
	return atomic_load(&m->sv->has_own_locks[klass->id]);
}

// An object's own volatile, or a part that locks by itself, in a class that takes no lock of its own and has no atomics:
// that it is seen by other threads says nothing about who changes it, and mostly one does. What others can call and a
// thread of the library's own changes, too, has two. A collection that is copied to be replaced is for many.
static bool has_one_writer(const struct sv_method *m, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	return b->effect.guard != GUARD_LOCK && b->effect.lock.root == PLACE_PARAM && field &&
		(verb_flags[b->effect.verb] & VF_WRITE) && !(field->access & ACC_STATIC) &&
		!(atomic_load(&m->sv->fields[field->id].flags) &
			(FIELD_BY_WORKER | FIELD_GUARDED | FIELD_WRAPPED)) &&
		!(b->effect.guard == GUARD_VOLATILE && group_of_field(m, field) != GROUP_NONE) &&
		!expects_several(m, field->owner);
}

#define ONE_WRITER "no lock and no thread of the library's own shows that two change it"

// Threads: a program's are known. A library shows that it expects several where it takes a lock.
// Objects: what is computed from an old value is wrong whatever came in between; what was only decided by
// it may be right all the same.
static struct finding_facts facts_of_verdict(const struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	bool is_program = m->sv->threads, is_data = v->is_data && !v->is_iteration;
	bool is_locked = a->effect.guard == GUARD_LOCK || is_guarded_field(m, b);
	struct finding_facts facts = {
		.calls = a->effect.depth + b->effect.depth > FEW_CALLS ? CERTAINTY_ASSUMED
															   : CERTAINTY_KNOWN,
		.objects = is_program || is_data ? CERTAINTY_KNOWN : CERTAINTY_ASSUMED,
		.threads = is_program || is_locked ? CERTAINTY_KNOWN : CERTAINTY_ASSUMED,
	};
	if (facts.threads != CERTAINTY_KNOWN && is_data && has_one_writer(m, b))
		facts.threads = CERTAINTY_GUESSED;
	// Whether those who were given it run it twice at a time is not known.
	if (!is_program && !bitset_has(&m->sv->open, m->ir->method->id))
		certainty_lower(&facts.calls, CERTAINTY_ASSUMED);
	// The locks of callers are known on ways that are known.
	if (is_program && !running_surely(m->sv->threads, m->ir->method))
		certainty_lower(&facts.threads, CERTAINTY_ASSUMED);
	// Points-to has one object for all that a place makes. That threads share one, nothing else says of a Stack in a
	// class without locks.
	if (is_program && confine_is_legacy(m, b) &&
		!atomic_load(&m->sv->has_locks[m->ir->method->owner->id]) && !threads_have_one(m, b))
		certainty_lower(&facts.objects, CERTAINTY_ASSUMED);
	return facts;
}

void rate_verdict(struct sv_method *m, struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	int32_t score = v->is_data && !v->is_iteration ? 75 : 60;
	v->facts = facts_of_verdict(m, v);
	v->why = v->is_data ? "what is written is computed from what was read before"
						: "whether it is done was decided by what was read before";
	if (v->is_prepared)
		v->why = "whether room is made for it was decided by what was read before";
	if (v->is_reset)
		v->why = "what comes in between the two is lost";
	if (v->is_drawn)
		v->why = "two threads may read the same number before one of them counts it";
	if (v->is_iteration)
		v->why = "going through it fails where another thread changes it meanwhile";
	if (v->is_pair)
		v->why = "each of the two is looked at before the other one is set";
	if (v->is_gate)
		v->why = "once it is set, others leave alone what was read before";
	enum memo memo = v->is_reset || v->is_drawn || v->is_pair || v->is_gate ? MEMO_NONE
																			: memo_of(m, v);
	if (memo != MEMO_NONE) {
		v->facts.is_minor = true;
		v->why = "only work is repeated: the other thread puts an equal value";
		score = memo == MEMO_SURE ? MEMO_SCORE : score;
	}
	if (is_lent(b)) {
		v->facts.objects = CERTAINTY_GUESSED;
		score -= 30;
	}
	if (b->effect.verb == VERB_WAIT)
		v->why = "it waits for what may have happened since it looked";
	else if (a->effect.guard == GUARD_LOCK && !v->is_gate && !v->is_pair &&
		!place_is_same(&a->effect.cell, &b->effect.cell)) {
		certainty_lower(&v->facts.objects, CERTAINTY_ASSUMED);
		score -= 20;
	}
	struct op read = *a;
	bool is_idempotent = !v->is_data && matter_is_idempotent(m, &read, b) &&
		!equal_is_old_used(m->ir, a->insn);
	if ((b->effect.is_constant && !v->is_gate) || is_idempotent)
		score -= 15;
	uint32_t value = op_written_value(m->ir, b);
	bool is_null = value && ir_at(m->ir, value)->op == IR_CONST_NULL;
	if (!v->is_data && (is_null || is_idempotent))
		v->facts.is_minor = true;
	const struct field *flag = place_field(m->ir->world, &b->effect.cell);
	if (b->effect.is_constant && b->effect.guard == GUARD_VOLATILE && flag &&
		!(atomic_load(&m->sv->fields[flag->id].flags) & FIELD_VARIES))
		v->facts.is_minor = true;
	if (a->effect.lock.root == PLACE_VALUE && !is_global(m, &a->effect.lock) &&
		!kept_is(m, a->effect.lock.number)) {
		certainty_lower(&v->facts.objects, CERTAINTY_ASSUMED);
		score -= 15;
	}
	if (confine_is_legacy(m, b) && a->effect.lock.root == PLACE_PARAM &&
		!is_this(m, &a->effect.lock)) {
		v->facts.objects = CERTAINTY_GUESSED;
		score -= 20;
	}
	const struct field *holder = place_field(m->ir->world, &b->effect.lock);
	// In a program threads are known to share it.
	if (holder && !m->sv->threads && !(holder->access & ACC_STATIC) && confine_is_legacy(m, b) &&
		!atomic_load(&m->sv->has_locks[holder->owner->id])) {
		certainty_lower(&v->facts.threads, CERTAINTY_ASSUMED);
		score -= 15;
	}
	if (is_guarded_elsewhere(m, b) &&
		!(doubt_is_undoing(m->sv, v) && takes_lock(m->sv, b->callee))) {
		score -= 25;
		v->facts.threads = CERTAINTY_GUESSED; // callers may hold the lock
	}
	score -= 3 * (a->effect.depth + b->effect.depth);
	v->doubt = doubt_of(m, v);
	if (is_idempotent && !v->doubt)
		v->doubt =
			"what is written is right in any order, only what else is done may be done twice";
	if (v->doubt)
		v->facts.objects = CERTAINTY_GUESSED;
	else if (v->facts.threads == CERTAINTY_GUESSED && has_one_writer(m, b))
		v->doubt = ONE_WRITER;
	v->severity = finding_severity(v->facts);
	if (memo != MEMO_NONE && score > MEMO_SCORE)
		score = MEMO_SCORE;
	v->score = (uint32_t)(score < 5 ? 5 : score);
}
