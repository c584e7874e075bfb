// LambdaForms: what combinators of method handles (java.lang.invoke.MethodHandles) are made of. A form is a
// list of names: first its arguments, then calls, each with earlier names or constants as arguments. The
// JDK would compile or interpret it in Java; here a native with a frame goes through it, one call at a
// time. Values are kept in two arrays in the heap, references and others, so that they are state.
#include "vm/dynamic.h"
#include "vm/gen.h"
#include "vm/natives.h"

enum { OWN_AT = NATIVE_OWN + 6, OWN_REFS, OWN_RAWS }; // behind what call_direct keeps

static char kind_of_name(struct vm *vm, ref name)
{
	ref type = get_32(name, OFF(vm, LambdaName, type));
	return (char)read_16(VM_BASE + type + OFF(vm, LambdaType, btChar));
}

static void set_value(struct vm *vm, struct frame *f, uint32_t i, char kind, uint64_t value)
{
	if (kind == 'L')
		set_ref(vm, (ref)f->stack[OWN_REFS], ARRAY_BASE + 4 * i, (ref)value);
	else
		set_64(vm, (ref)f->stack[OWN_RAWS], ARRAY_BASE + 8 * i, value);
}

static uint64_t get_value(const struct frame *f, uint32_t i, char kind)
{
	return kind == 'L' ? get_32((ref)f->stack[OWN_REFS], ARRAY_BASE + 4 * i)
					   : get_64((ref)f->stack[OWN_RAWS], ARRAY_BASE + 8 * i);
}

static char kind_of_type(struct slice d)
{
	char kind = (char)d.ptr[0];
	return kind == '[' ? 'L' : kind;
}

enum done start_form(struct vm *vm, struct thread *t, ref handle, struct slice type,
	const uint64_t *slots)
{
	ref form = get_32(handle, OFF(vm, MethodHandle, form));
	ref names = get_32(form, OFF(vm, LambdaForm, names));
	uint32_t n = array_length(names);
	ref refs = class_array(vm, t, WK(vm, Object), n);
	ref raws = refs ? heap_array(vm, t, vm->image->arrays['J'], n) : 0;
	if (!raws)
		return DONE_STOP;
	struct frame *f = frame_push(vm, t, vm->image->stub_form, &(uint64_t){ form });
	if (!f)
		return DONE_THROW;
	f->stack[OWN_REFS] = refs;
	f->stack[OWN_RAWS] = raws;
	f->stack[OWN_AT] = get_32(form, OFF(vm, LambdaForm, arity));
	struct slice parameters = descriptor_parameters(type), d;
	uint32_t at = 1;
	if (n)
		set_value(vm, f, 0, 'L', slots[0]);
	for (uint32_t i = 1; (d = descriptor_next(&parameters)).len && i < n; i++) {
		set_value(vm, f, i, kind_of_type(d), slots[at]);
		at += gen_words(d);
	}
	return DONE_FRAME;
}

// The i-th argument of a call, as its parameter's kind wants it.
static bool argument(struct vm *vm, const struct frame *f, ref given, char kind, uint64_t *value)
{
	if (given && class_of(given) == WK(vm, LambdaName)) {
		uint32_t i = read_16(VM_BASE + given + OFF(vm, LambdaName, index));
		*value = get_value(f, i, kind_of_name(vm, given));
		return true;
	}
	*value = given;
	return kind == 'L' || (given && unbox(vm, given, kind, value));
}

// Puts the arguments into slots; false where they are not what the type says.
static bool put_arguments(struct vm *vm, const struct frame *f, ref arguments, bool has_receiver,
	struct slice type, uint64_t *slots)
{
	struct slice parameters = descriptor_parameters(type), d;
	uint32_t i = 0, at = 0, n = array_length(arguments);
	if (has_receiver && n > 0 &&
		!argument(vm, f, get_32(arguments, ARRAY_BASE + 4 * i++), 'L', &slots[at++]))
		return false;
	while ((d = descriptor_next(&parameters)).len) {
		if (i >= n || at > 500)
			return false;
		if (!argument(vm, f, get_32(arguments, ARRAY_BASE + 4 * i++), kind_of_type(d), &slots[at]))
			return false;
		if (gen_words(d) == 2)
			slots[at + 1] = 0;
		at += gen_words(d);
	}
	return true;
}

static enum done call_handle(struct vm *vm, struct thread *t, struct frame *f, ref handle,
	struct slice type, const uint64_t *slots, bool is_basic)
{
	uint32_t n = descriptor_parameter_words(type);
	uint64_t *at = f->sp;
	if (!handle)
		return throw_npe(vm, t);
	if ((uint8_t *)(at + n) >
		VM_BASE + STACKS_START + (uint64_t)(t->number + 1) * STACK_SIZE - 4096) {
		vm_limit(vm, t, "the stack is full");
		return DONE_STOP;
	}
	memcpy(at, slots, n * sizeof(uint64_t));
	f->sp += n;
	start_handle(vm, t, handle, symbol_of(vm, type), at, is_basic);
	return t->exception ? DONE_THROW : DONE_FRAME;
}

static enum done call_member(struct vm *vm, struct thread *t, struct frame *f, ref member,
	ref arguments, uint64_t *slots)
{
	struct buf type = BUF_INIT;
	ref resolved = get_32(member, OFF(vm, MemberName, method));
	uint32_t kind = get_32(member, OFF(vm, MemberName, flags)) >> 24 & 15;
	struct vmethod *m = resolved
		? (struct vmethod *)get_64(resolved, OFF(vm, ResolvedMethodName, vm))
		: NULL;
	bool has_receiver = kind != REF_invokeStatic && kind != REF_newInvokeSpecial;
	enum done done = DONE_STOP;
	if (!m || kind <= REF_putStatic || !member_type_text(vm, member, &type) ||
		!put_arguments(vm, f, arguments, has_receiver, buf_view(&type), slots + 1))
		vm_unsupported(vm, t, "this function in a LambdaForm");
	else if (m->is_polymorphic && symbol_is(m->name, "invokeBasic"))
		done = call_handle(vm, t, f, (ref)slots[1], buf_view(&type), slots + 2, true);
	else if (m->is_polymorphic)
		vm_unsupported(vm, t, "MethodHandle.%s in a LambdaForm", m->name->text);
	else
		done = call_direct(vm, t, f, member, slots);
	buf_release(&type);
	return done;
}

static enum done evaluate(struct vm *vm, struct thread *t, struct frame *f, ref name)
{
	ref function = get_32(name, OFF(vm, LambdaName, function));
	ref arguments = get_32(name, OFF(vm, LambdaName, arguments));
	ref member = get_32(function, OFF(vm, LambdaFunction, member));
	ref handle = get_32(function, OFF(vm, LambdaFunction, resolvedHandle));
	uint64_t slots[520] = { 0 };
	uint32_t kind = member ? get_32(member, OFF(vm, MemberName, flags)) >> 24 & 15 : 0;
	f->stack[OWN_MADE] = 0;
	if (kind > REF_putStatic || !handle)
		return member ? call_member(vm, t, f, member, arguments, slots) : throw_npe(vm, t);
	struct buf type = BUF_INIT;
	enum done done = DONE_STOP;
	method_type_text(vm, get_32(handle, OFF(vm, MethodHandle, type)), &type);
	if (put_arguments(vm, f, arguments, false, buf_view(&type), slots))
		done = call_handle(vm, t, f, handle, buf_view(&type), slots, false);
	else
		vm_unsupported(vm, t, "these arguments in a LambdaForm");
	buf_release(&type);
	return done;
}

// args[0]: the form. Called again after each call it makes.
NATIVE_FN(stub_form)
{
	struct frame *f = t->top;
	ref form = REF(0), names = get_32(form, OFF(vm, LambdaForm, names));
	uint32_t n = array_length(names);
	if (f->pc) {
		uint32_t at = (uint32_t)f->stack[OWN_AT];
		char kind = kind_of_name(vm, get_32(names, ARRAY_BASE + 4 * at));
		if (kind != 'V')
			set_value(vm, f, at, kind, f->stack[NATIVE_RESULT]);
		f->stack[OWN_AT] = at + 1;
		f->pc = 0;
	}
	uint32_t at = (uint32_t)f->stack[OWN_AT];
	if (at < n)
		return evaluate(vm, t, f, get_32(names, ARRAY_BASE + 4 * at));
	int32_t result_at = (int32_t)get_32(form, OFF(vm, LambdaForm, result));
	if (result_at < 0 || (uint32_t)result_at >= n)
		RETURN(0);
	ref last = get_32(names, ARRAY_BASE + 4 * (uint32_t)result_at);
	RETURN(get_value(f, (uint32_t)result_at, kind_of_name(vm, last)));
}
