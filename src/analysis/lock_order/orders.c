// What decides an order of two objects. It holds for everybody only if it cannot change, and if no two
// are alike:
//
//     Layer first = a.depth <= b.depth ? a : b;   // and another thread calls a.setDepth()
//
// nor may the caller choose.
#include "analysis/lock_order/sorted.h"

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
const struct field *orders_field_of_getter(const struct lock_order *lo, const struct method *method)
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
			return orders_field_of_getter(lo, facts->calls[i].target);
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

// Does the method write the field of an object that others may know already? One that makes objects of the
// class writes those.
static bool writes(const struct lock_order *lo, const struct method *method,
	const struct field *field)
{
	const struct code *code = method->member->code;
	bool is_written = false;
	for (uint32_t at = 0; code && at < code->length;) {
		struct insn insn = code_insn(code, at);
		if (insn.op == OP_new && method->owner != field->owner &&
			slice_equal(class_name_at(method->owner->file, (uint16_t)insn.a),
				name_slice(field->owner->name)))
			return false;
		is_written |= insn.op == OP_putfield && orders_field_at(lo, method, &insn) == field;
		at = insn.next;
	}
	return is_written;
}

static bool writes_later(const struct lock_order *lo, const struct klass *klass,
	const struct field *field)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *method = &klass->methods[i];
		if (facts_of(lo->facts, method) && !method_is_constructor(method) &&
			writes(lo, method, field))
			return true;
	}
	return false;
}

static size_t length_to(const struct klass *klass, char separator, bool is_last)
{
	const char *name = klass->name->text;
	const char *found = is_last ? strrchr(name, separator) : strchr(name, separator);
	return found ? (size_t)(found - name) : is_last ? 0 : strlen(name);
}

// Classes of one nest know each other's private fields, those of one package the others.
static bool may_know(const struct klass *klass, const struct field *field)
{
	bool is_private = field->access & ACC_PRIVATE;
	size_t own = length_to(field->owner, is_private ? '$' : '/', !is_private);
	return klass->role == ROLE_INPUT && klass->file && klass != field->owner &&
		length_to(klass, is_private ? '$' : '/', !is_private) == own &&
		strncmp(klass->name->text, field->owner->name->text, own) == 0;
}

bool orders_field_can_change(const struct lock_order *lo, const struct field *field)
{
	if (field->access & ACC_FINAL || field->owner->role != ROLE_INPUT || !field->owner->file)
		return false;
	if (writes_later(lo, field->owner, field))
		return true;
	for (uint32_t id = 1; id <= lo->world->n_classes; id++)
		if (may_know(lo->world->classes[id], field) &&
			writes_later(lo, lo->world->classes[id], field))
			return true;
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

// a.count.get(), a.members.size(): what the object in the field holds at the moment.
static bool reads_content(const struct method *method, const struct insn *insn)
{
	if (insn->op != OP_invokevirtual && insn->op != OP_invokeinterface)
		return false;
	struct member_ref ref = ref_at(method, insn);
	return (slice_has_prefix(ref.class_name, SLICE("java/util/concurrent/atomic/")) &&
			   slice_has_prefix(ref.name, SLICE("get"))) ||
		(slice_has_prefix(ref.class_name, SLICE("java/util/")) &&
			slice_equal(ref.name, SLICE("size")));
}

bool orders_call_can_change(const struct lock_order *lo, const struct method *caller, uint32_t bci,
	const struct method *called)
{
	struct insn insn = code_insn(caller->member->code, bci);
	const struct code *code = called && called->owner->role == ROLE_INPUT &&
			facts_of(lo->facts, called)
		? called->member->code
		: NULL;
	if (reads_content(caller, &insn))
		return true;
	for (uint32_t at = 0; code && at < code->length;) {
		insn = code_insn(code, at);
		const struct field *field = insn.op == OP_getfield ? orders_field_at(lo, called, &insn)
														   : NULL;
		if (field && orders_field_can_change(lo, field))
			return true;
		at = insn.next;
	}
	return false;
}

#define N_LAST 5 // a.f, get(), b, b.f, get()

// The field that both sides of a comparison read: a.f < b.f, this.a.f < this.b.f; NULL: there is none.
static const struct field *field_compared(const struct lock_order *lo, const struct method *method,
	const struct insn last[N_LAST])
{
	const struct field *right = field_read(lo, method, &last[4]);
	const struct field *left = last[3].op == OP_getfield ? field_read(lo, method, &last[1])
														 : field_read(lo, method, &last[2]);
	return right == left ? left : NULL;
}

static bool compares_what_changes(const struct lock_order *lo, const struct method *method,
	const struct insn last[N_LAST])
{
	const struct field *a = field_compared(lo, method, last);
	if (a && orders_field_can_change(lo, a))
		return true;
	return reads_content(method, &last[1]) && reads_content(method, &last[4]) &&
		last[0].op == OP_getfield && last[3].op == OP_getfield &&
		orders_field_at(lo, method, &last[0]) &&
		orders_field_at(lo, method, &last[0]) == orders_field_at(lo, method, &last[3]);
}

static bool is_flag_parameter(const struct method *method, uint32_t slot)
{
	struct slice parameters = descriptor_parameters(name_slice(method->descriptor));
	uint32_t at = method_is_static(method) ? 0 : 1;
	for (struct slice next; (next = descriptor_next(&parameters)).len; at += descriptor_words(next))
		if (at == slot)
			return next.ptr[0] == 'Z';
	return false;
}

// The flag that the instruction loads, if that is a parameter.
static bool loads_flag(const struct method *method, const struct insn *insn)
{
	if (insn->op >= OP_iload_0 && insn->op <= OP_iload_3)
		return is_flag_parameter(method, (uint32_t)insn->op - OP_iload_0);
	return insn->op == OP_iload && is_flag_parameter(method, (uint32_t)insn->a);
}

static bool is_conditional(uint8_t op)
{
	return (op >= OP_ifeq && op <= OP_if_acmpne) || op == OP_ifnull || op == OP_ifnonnull ||
		op == OP_tableswitch || op == OP_lookupswitch;
}

// Is a flag that any caller of the library may give all that decides? The flag is not computed here: no
// int is stored.
static bool is_up_to_caller(const struct lock_order *lo, const struct method *method,
	const struct code *code, uint32_t end)
{
	bool has_any = false;
	struct insn last = { 0 };
	if (!lo->is_library || !(method->access & ACC_PUBLIC) || !(method->owner->access & ACC_PUBLIC))
		return false;
	for (uint32_t at = 0; at < code->length && at < end;) {
		struct insn insn = code_insn(code, at);
		bool is_store = insn.op == OP_istore || (insn.op >= OP_istore_0 && insn.op <= OP_istore_3);
		if (is_store || (is_conditional(insn.op) && !loads_flag(method, &last)))
			return false;
		has_any |= is_conditional(insn.op);
		last = insn;
		at = insn.next;
	}
	return has_any;
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
	struct insn last[N_LAST] = { 0 };
	uint32_t end = first_lock(facts), n_compared = 0;
	const struct field *branched = NULL;
	if (is_up_to_caller(lo, method, code, end))
		return true;
	for (uint32_t at = 0, n = 0; at < code->length; n++) {
		struct insn insn = code_insn(code, at);
		bool is_branching = is_branch(code, &insn);
		if (at < end && is_comparison(method, &insn) && compares_what_changes(lo, method, last))
			return true;
		if (n >= 3 && (is_branching || is_comparison(method, &insn))) {
			const struct field *a = field_compared(lo, method, last);
			n_compared++;
			branched = a && is_branching && at < end ? a : branched;
		}
		memmove(last, last + 1, sizeof(last) - sizeof(last[0]));
		last[N_LAST - 1] = insn;
		at = insn.next;
	}
	// The only comparison: ties are not thought of.
	return n_compared == 1 && branched && ties_are_made(lo, branched);
}
