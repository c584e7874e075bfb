// What decides an order of two objects. It holds for everybody only if it cannot change, and if no two
// are alike:
//
//     Layer first = a.depth <= b.depth ? a : b;   // and another thread calls a.setDepth()
#include "analysis/lock_order/lock_order.h"

static struct member_ref ref_at(const struct method *method, const struct insn *insn)
{
	return class_member_ref(method->owner->file, (uint16_t)insn->a);
}

const struct field *orders_field_at(const struct lock_order *lo, const struct method *method,
	const struct insn *insn)
{
	struct member_ref ref = ref_at(method, insn);
	const struct klass *klass = world_loaded(lo->world, ref.class_name);
	const struct name *name = intern_find(lo->world->names, ref.name);
	const struct name *descriptor = intern_find(lo->world->names, ref.descriptor);
	return klass && name && descriptor ? world_resolve_field(lo->world, klass, name, descriptor)
									   : NULL;
}

// int depth() { return depth; }
static const struct field *field_of_getter(const struct lock_order *lo, const struct method *method)
{
	const struct code *code = method && facts_of(lo->facts, method) ? method->member->code : NULL;
	if (!code || method_is_static(method) || code->length != 5 ||
		code_insn(code, 0).op != OP_aload_0)
		return NULL;
	struct insn get = code_insn(code, 1);
	return get.op == OP_getfield ? orders_field_at(lo, method, &get) : NULL;
}

// The field that the instruction reads, itself or through a method that does only that.
static const struct field *field_read(const struct lock_order *lo, const struct method *method,
	const struct insn *insn)
{
	if (insn->op == OP_getfield)
		return orders_field_at(lo, method, insn);
	const struct method_facts *facts = insn->op == OP_invokevirtual ? facts_of(lo->facts, method)
																	: NULL;
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].bci == insn->bci && facts->calls[i].n_args == 1)
			return field_of_getter(lo, facts->calls[i].target);
	return NULL;
}

static bool is_comparison(const struct method *method, const struct insn *insn)
{
	if ((insn->op >= OP_lcmp && insn->op <= OP_dcmpg) ||
		(insn->op >= OP_if_icmplt && insn->op <= OP_if_icmple))
		return true;
	if (insn->op != OP_invokevirtual && insn->op != OP_invokestatic &&
		insn->op != OP_invokeinterface)
		return false;
	return slice_has_prefix(ref_at(method, insn).name, SLICE("compare"));
}

static bool writes(const struct lock_order *lo, const struct method *method,
	const struct field *field)
{
	const struct code *code = method->member->code;
	for (uint32_t at = 0; code && at < code->length;) {
		struct insn insn = code_insn(code, at);
		if (insn.op == OP_putfield && orders_field_at(lo, method, &insn) == field)
			return true;
		at = insn.next;
	}
	return false;
}

// Does a method of its class write it, other than constructors?
static bool can_change(const struct lock_order *lo, const struct field *field)
{
	if (field->access & ACC_FINAL || field->owner->role != ROLE_INPUT || !field->owner->file)
		return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *method = &field->owner->methods[i];
		if (facts_of(lo->facts, method) && strcmp(method->name->text, "<init>") != 0 &&
			writes(lo, method, field))
			return true;
	}
	return false;
}

// Where the method takes the first lock of its own.
static uint32_t first_lock(const struct method_facts *facts)
{
	uint32_t first = UINT32_MAX;
	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (!facts->locks[i].is_method_lock && facts->locks[i].bci < first)
			first = facts->locks[i].bci;
	return first;
}

// a.f > b.f, of which nothing but the branch is used.
static bool is_branch(const struct code *code, const struct insn *insn)
{
	if (insn->op >= OP_lcmp && insn->op <= OP_dcmpg && insn->next < code->length) {
		uint8_t op = code_insn(code, insn->next).op;
		return op >= OP_ifeq && op <= OP_ifle;
	}
	return insn->op >= OP_if_icmpeq && insn->op <= OP_if_icmple;
}

bool orders_can_change(const struct lock_order *lo, const struct method *method)
{
	const struct code *code = method->owner->file ? method->member->code : NULL;
	const struct method_facts *facts = facts_of(lo->facts, method);
	if (!code || !facts || method->owner->role != ROLE_INPUT)
		return false;
	struct insn last[3] = { 0 }; // a.f, b, b.f
	uint32_t end = first_lock(facts), n_compared = 0;
	const struct field *branched = NULL;
	for (uint32_t at = 0, n = 0; at < code->length; n++) {
		struct insn insn = code_insn(code, at);
		bool is_branching = is_branch(code, &insn);
		if (n >= 3 && (is_branching || is_comparison(method, &insn))) {
			const struct field *a = field_read(lo, method, &last[0]);
			bool is_order = a && a == field_read(lo, method, &last[2]);
			if (is_order && at < end && is_comparison(method, &insn) && can_change(lo, a))
				return true;
			n_compared++;
			branched = is_order && is_branching && at < end ? a : branched;
		}
		last[0] = last[1];
		last[1] = last[2];
		last[2] = insn;
		at = insn.next;
	}
	// The only comparison: ties are not thought of.
	return n_compared == 1 && branched && ties_are_made(lo, branched);
}
