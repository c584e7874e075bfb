// Fields that hold the object whose they are: java.io.Writer's `lock` is the writer itself, unless a
// subclass says something else (StringWriter: its buffer). What the constructors of a class and of its
// superclasses do tells which.
#include "analysis/lock_order/names.h"

#define MAX_ASKED 64 // constructors, subclasses

enum keeps { KEEPS_NOTHING, KEEPS_ITSELF, KEEPS_OTHER };

static enum keeps stores_of(const struct method_facts *facts, const struct field *field)
{
	enum keeps keeps = KEEPS_NOTHING;
	for (uint32_t i = 0; facts && i < facts->n_stores; i++) {
		const struct fact_store *store = &facts->stores[i];
		if (store->field != field)
			continue;
		if (!facts_is_this(facts, store->base) || !facts_is_this(facts, store->value))
			return KEEPS_OTHER;
		keeps = KEEPS_ITSELF;
	}
	return keeps;
}

// What is in the field when the constructor is done.
static enum keeps constructor_keeps(const struct lock_order *lo, const struct method *constructor,
	const struct field *field, uint32_t *n_asked)
{
	const struct method_facts *facts = facts_of(lo->facts, constructor);
	enum keeps keeps = facts && ++*n_asked < MAX_ASKED ? stores_of(facts, field) : KEEPS_OTHER;
	for (uint32_t i = 0; keeps != KEEPS_OTHER && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->op != OP_invokespecial || !call->target || !method_is_constructor(call->target) ||
			!facts_is_this(facts, facts->operands[call->args]) ||
			!klass_is_subtype(call->target->owner, field->owner))
			continue;
		enum keeps before = constructor_keeps(lo, call->target, field, n_asked);
		keeps = before == KEEPS_NOTHING ? keeps : before;
	}
	return keeps;
}

// Do other methods of the class write it, or constructors anything else?
static bool is_written(const struct lock_order *lo, const struct klass *klass,
	const struct field *field, bool and_by_constructors)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if ((and_by_constructors || !method_is_constructor(&klass->methods[i])) &&
			stores_of(facts_of(lo->facts, &klass->methods[i]), field) == KEEPS_OTHER)
			return true;
	return false;
}

static bool is_written_below(const struct lock_order *lo, const struct klass *klass,
	const struct field *field, uint32_t *n_asked)
{
	for (uint32_t i = 0; i < klass->n_subtypes; i++)
		if (++*n_asked > MAX_ASKED || is_written(lo, klass->subtypes[i], field, true) ||
			is_written_below(lo, klass->subtypes[i], field, n_asked))
			return true;
	return false;
}

// Can it? By the declared types that one uses for this; most fields are told by that.
static bool is_wide_enough(const struct field *field)
{
	struct slice type = name_slice(field->descriptor);
	struct slice own = name_slice(field->owner->name);
	return slice_equal(type, SLICE("Ljava/lang/Object;")) ||
		(type.len == own.len + 2 && type.ptr[0] == 'L' &&
			memcmp(type.ptr + 1, own.ptr, own.len) == 0);
}

bool field_is_itself(const struct lock_order *lo, const struct field *field,
	const struct klass *klass)
{
	if (!klass || field->access & ACC_STATIC || !is_wide_enough(field) ||
		!klass_is_subtype(klass, field->owner))
		return false;
	uint32_t n_constructors = 0, n_asked = 0;
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *method = &klass->methods[i];
		if (!method_is_constructor(method))
			continue;
		n_constructors++;
		if (constructor_keeps(lo, method, field, &n_asked) != KEEPS_ITSELF)
			return false;
	}
	for (const struct klass *k = klass; n_constructors && k;
		 k = k == field->owner ? NULL : k->super)
		if (is_written(lo, k, field, false))
			return false;
	n_asked = 0;
	return n_constructors && !is_written_below(lo, klass, field, &n_asked);
}

bool field_may_be_itself(const struct lock_order *lo, const struct field *field)
{
	if (is_written(lo, field->owner, field, false))
		return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *method = &field->owner->methods[i];
		if (method_is_constructor(method) &&
			stores_of(facts_of(lo->facts, method), field) == KEEPS_ITSELF)
			return true;
	}
	return false;
}
