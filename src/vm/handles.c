// Method handles and dynamic constants. The JDK's own code makes the handle objects, without LambdaForms;
// they are called here: arguments and result are converted as asType would (JLS 5.1), the member is called
// from a frame of the machine. Adapters (bindTo, insertArguments, asType) are generated classes with a
// method `call`; all others have a LambdaForm, which lambda_forms.c runs.
#include <stdlib.h>

#include "vm/dynamic.h"
#include "vm/gen.h"
#include "vm/natives.h"

// ---- loadable constants -----------------------------------------------------------------------------

enum { OWN_INDEX = NATIVE_OWN, OWN_TYPE };

enum done find_type(struct vm *vm, struct thread *t, struct vclass *in, struct slice type)
{
	struct vclass *k = class_load_string(vm, "java/lang/invoke/MethodHandleNatives");
	struct vmethod *m = class_find_method(vm, k, "findMethodHandleType",
		"(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
	struct vclass *returns = class_of_descriptor(vm, t, descriptor_return(type), in->loader);
	ref parameters = returns ? descriptor_mirrors(vm, t, type, in) : 0;
	if (!parameters)
		return t->exception ? DONE_THROW : DONE_STOP;
	if (!class_is_ready(t, k)) {
		class_initialize(vm, t, k);
		return DONE_FRAME;
	}
	return java_call(vm, t, m, (uint64_t[]){ returns->mirror, parameters });
}

static enum done link_handle(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t type)
{
	struct vclass *k = class_load_string(vm, "java/lang/invoke/MethodHandleNatives");
	struct vmethod *m = class_find_method(vm, k, "linkMethodHandleConstant",
		"(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/invoke/"
		"MethodHandle;");
	struct method_handle handle = class_method_handle(in->file, index);
	struct member_ref r = class_member_ref(in->file, handle.reference);
	struct vclass *owner = class_load(vm, t, r.class_name, in->loader);
	if (!owner)
		return DONE_THROW;
	return java_call(vm, t, m,
		(uint64_t[]){ in->mirror, handle.kind, owner->mirror, string_constant(vm, r.name), type });
}

static enum done resolve_handle(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index)
{
	struct frame *f = t->top;
	struct method_handle handle = class_method_handle(in->file, index);
	struct member_ref r = class_member_ref(in->file, handle.reference);
	if (f->pc == 0) {
		if (handle.kind > REF_putStatic)
			return find_type(vm, t, in, r.descriptor);
		struct vclass *type = class_of_descriptor(vm, t, r.descriptor, in->loader);
		if (!type)
			return DONE_THROW;
		f->stack[NATIVE_RESULT] = type->mirror;
		f->pc = 1;
	}
	if (f->pc == 1)
		return link_handle(vm, t, in, index, f->stack[NATIVE_RESULT]);
	write_64(vm, &in->pool[index].p, f->stack[NATIVE_RESULT]);
	return DONE_OK;
}

// Finds a MethodType or MethodHandle constant; the instruction is executed again afterwards.
NATIVE_FN(stub_constant)
{
	struct frame *f = t->top;
	struct vclass *in = (struct vclass *)args[0];
	uint16_t index = (uint16_t)f->stack[OWN_INDEX];
	if (in->file->tags[index] == CONSTANT_MethodHandle)
		return resolve_handle(vm, t, in, index);
	if (f->pc == 0)
		return find_type(vm, t, in, class_name_at(in->file, index));
	write_64(vm, &in->pool[index].p, f->stack[NATIVE_RESULT]);
	return DONE_OK;
}

static bool find_dynamic(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value)
{
	const struct class *c = in->file;
	struct member_ref r = class_member_ref(c, index);
	const struct bootstrap_method *b = &c->bootstrap_methods[r.bootstrap];
	struct member_ref by = class_member_ref(c, class_method_handle(c, b->handle).reference);
	// What can be had without running a bootstrap method.
	if (slice_equal(by.class_name, SLICE("java/lang/invoke/ConstantBootstraps"))) {
		if (slice_equal(by.name, SLICE("nullConstant"))) {
			*value = 0;
			return true;
		}
		if (slice_equal(by.name, SLICE("primitiveClass")) && r.name.len == 1) {
			*value = vm->image->primitives[r.name.ptr[0] & 127]->mirror;
			return true;
		}
	}
	return bootstrap_constant(vm, t, in, index, value);
}

bool dynamic_constant(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value)
{
	if (in->file->tags[index] == CONSTANT_Dynamic)
		return find_dynamic(vm, t, in, index, value);
	if (in->pool[index].p) {
		*value = in->pool[index].p;
		return true;
	}
	struct frame *f = frame_push(vm, t, vm->image->stub_constant, &(uint64_t){ (uintptr_t)in });
	if (f) {
		f->kind = FRAME_AGAIN;
		f->stack[OWN_INDEX] = index;
	}
	return false;
}

// ---- calling handles --------------------------------------------------------------------------------

static bool is_reference(char kind)
{
	return kind == 'L' || kind == '[';
}

// From the type it has to the type that is wanted, which is k where it is a class that is known; false with an
// exception.
static bool convert(struct vm *vm, struct thread *t, struct slice from, struct slice to,
	struct vclass *k, bool is_basic, uint64_t *value)
{
	char a = (char)from.ptr[0], b = (char)to.ptr[0];
	if (b == 'V' || (is_basic && b == 'I' && strchr("ZBCS", a)))
		return true;
	if (is_basic && a == 'I' && strchr("ZBCS", b)) {
		*value = b == 'Z' ? *value & 1
			: b == 'B'    ? (uint32_t)(int8_t)*value
			: b == 'S'    ? (uint32_t)(int16_t)*value
						  : (uint16_t)*value;
		return true;
	}
	if (a == 'V') {
		*value = 0;
		return true;
	}
	if (!is_reference(a) && !is_reference(b))
		return widen(a, b, value);
	if (!is_reference(a)) {
		*value = box(vm, t, a, *value);
		return *value != 0;
	}
	if (!is_reference(b)) {
		if ((ref)*value == 0) {
			throw_npe(vm, t);
			return false;
		}
		ref object = (ref)*value;
		if (unbox(vm, object, b, value))
			return true;
		throw_class_cast(vm, t, class_of(object), WK(vm, Integer));
		return false;
	}
	if (!*value || slice_equal(from, to))
		return true;
	if (!k || class_may_cast(class_of((ref)*value), k))
		return true;
	throw_class_cast(vm, t, class_of((ref)*value), k);
	return false;
}

// "(int,String)void", as MethodType.toString prints it.
static void print_method_type(struct slice type, struct buf *out)
{
	struct slice parameters = descriptor_parameters(type), d;
	bool is_first = true;
	buf_char(out, '(');
	do {
		d = descriptor_next(&parameters);
		if (!is_first && d.len)
			buf_char(out, ',');
		is_first = false;
		struct buf name = BUF_INIT;
		class_print_type(d.len ? d : descriptor_return(type), &name);
		const char *text = buf_cstring(&name), *last = text;
		for (const char *p = text; *p; p++)
			if (*p == '.' || *p == '$')
				last = p + 1;
		if (!d.len)
			buf_char(out, ')');
		buf_string(out, last);
		buf_release(&name);
	} while (d.len);
}

static bool wrong_type(struct vm *vm, struct thread *t, struct slice wanted, struct slice got)
{
	struct buf a = BUF_INIT, b = BUF_INIT;
	print_method_type(wanted, &a);
	print_method_type(got, &b);
	throw_new(vm, t, "java/lang/invoke/WrongMethodTypeException", "%s %s but found %s",
		vm->image->jdk < 21 ? "expected" : "handle's method type", buf_cstring(&a),
		buf_cstring(&b));
	buf_release(&a);
	buf_release(&b);
	return false;
}

// Copies arguments of the call site's type into slots of the handle's type, which is also there as text.
static bool convert_arguments(struct vm *vm, struct thread *t, struct slice site, ref type,
	struct slice wanted, const uint64_t *from, uint64_t *to, bool is_basic)
{
	ref classes = get_32(type, OFF(vm, MethodType, ptypes)), i = 0;
	struct slice given = descriptor_parameters(site), parameters = descriptor_parameters(wanted), a,
				 b;
	while ((b = descriptor_next(&parameters)).len) {
		a = descriptor_next(&given);
		if (!a.len)
			return wrong_type(vm, t, wanted, site);
		uint64_t value = *from;
		struct vclass *k = native_class(vm, get_32(classes, ARRAY_BASE + 4 * i++));
		if (!convert(vm, t, a, b, k, is_basic, &value))
			return t->exception ? false : wrong_type(vm, t, wanted, site);
		from += gen_words(a);
		*to = value;
		if (gen_words(b) == 2)
			to[1] = 0;
		to += gen_words(b);
	}
	return descriptor_next(&given).len == 0 || wrong_type(vm, t, wanted, site);
}

// A handle that only passes on, such as asVarargsCollector's.
static ref delegate_of(struct vm *vm, ref handle)
{
	struct vfield *f = class_lookup_field(class_of(handle), symbol_of_string(vm, "target"),
		symbol_of_string(vm, "Ljava/lang/invoke/MethodHandle;"));
	return f && class_of(handle)->role == ROLE_JDK && !class_of(handle)->is_hidden
		? get_32(handle, f->offset)
		: 0;
}

static enum done call_field(struct vm *vm, struct thread *t, ref member, const uint64_t *slots,
	uint64_t *result)
{
	uint32_t kind = get_32(member, OFF(vm, MemberName, flags)) >> 24 & 15;
	uint32_t offset = (uint32_t)get_64(member, OFF(vm, MemberName, vmindex));
	bool is_static = kind == REF_getStatic || kind == REF_putStatic;
	struct vclass *owner = native_class(vm, get_32(member, OFF(vm, MemberName, clazz)));
	ref base = is_static ? owner->mirror : (ref)slots[0];
	if (is_static && !class_is_ready(t, owner)) {
		enum done done = class_initialize(vm, t, owner);
		return done == DONE_AGAIN ? DONE_FRAME : done;
	}
	if (!base)
		return throw_npe(vm, t);
	struct vclass *type = native_class(vm, get_32(member, OFF(vm, MemberName, type)));
	char field_kind = type->kind == '[' ? 'L' : type->kind;
	if (kind == REF_getField || kind == REF_getStatic)
		*result = load_kind(VM_BASE + base + offset, field_kind);
	else if (field_kind == 'L')
		set_ref(vm, base, offset, (ref)slots[!is_static]);
	else
		store_kind(vm, VM_BASE + base + offset, field_kind, slots[!is_static]);
	return DONE_OK;
}

struct vfield *handle_field(struct vm *vm, ref handle, const uint64_t *arguments, ref *base,
	bool *is_write)
{
	ref inner;
	while (!class_is_subclass(class_of(handle), WK(vm, DirectMethodHandle)) &&
		(inner = delegate_of(vm, handle)))
		handle = inner;
	if (!class_is_subclass(class_of(handle), WK(vm, DirectMethodHandle)))
		return NULL;
	ref member = get_32(handle, OFF(vm, DirectMethodHandle, member));
	uint32_t kind = get_32(member, OFF(vm, MemberName, flags)) >> 24 & 15;
	bool is_static = kind == REF_getStatic || kind == REF_putStatic;
	struct vclass *owner = native_class(vm, get_32(member, OFF(vm, MemberName, clazz)));
	if (kind > REF_putStatic)
		return NULL;
	*base = is_static ? owner->mirror : (ref)arguments[0];
	*is_write = kind == REF_putField || kind == REF_putStatic;
	uint32_t offset = (uint32_t)get_64(member, OFF(vm, MemberName, vmindex));
	for (uint32_t i = 0; i < owner->n_fields; i++)
		if (owner->fields[i].offset == offset &&
			((owner->fields[i].access & ACC_STATIC) != 0) == is_static)
			return &owner->fields[i];
	return NULL;
}

// Deserialisation runs the constructor of a superclass on a new object.
static struct vclass *class_to_make(struct vm *vm, ref handle, const struct vmethod *constructor)
{
	struct vfield *f = handle ? class_field(vm, class_of(handle), "instanceClass") : NULL;
	ref mirror = f ? get_32(handle, f->offset) : 0;
	return mirror ? class_of_mirror(vm, mirror) : constructor->owner;
}

enum done call_direct(struct vm *vm, struct thread *t, struct frame *f, ref member, uint64_t *slots)
{
	ref resolved = get_32(member, OFF(vm, MemberName, method));
	struct vmethod *m = (struct vmethod *)get_64(resolved, OFF(vm, ResolvedMethodName, vm));
	uint32_t kind = get_32(member, OFF(vm, MemberName, flags)) >> 24 & 15;
	if (kind == REF_invokeStatic || kind == REF_newInvokeSpecial) {
		if (!class_is_ready(t, m->owner)) {
			enum done done = class_initialize(vm, t, m->owner);
			return done == DONE_AGAIN ? DONE_FRAME : done;
		}
		if (kind == REF_invokeStatic)
			return java_call(vm, t, m, slots + 1);
		if (!f->stack[OWN_MADE])
			f->stack[OWN_MADE] = heap_object(vm, t,
				class_to_make(vm, (ref)f->stack[OWN_HANDLE], m));
		slots[0] = f->stack[OWN_MADE];
		return slots[0] ? java_call(vm, t, m, slots) : DONE_STOP;
	}
	if (!slots[1])
		return throw_npe(vm, t);
	if (kind != REF_invokeSpecial)
		m = class_select(class_of((ref)slots[1]), m);
	return java_call(vm, t, m, slots + 1);
}

static struct vmethod *adapter_call(struct vm *vm, ref handle)
{
	const struct symbol *name = symbol_of_string(vm, "call");
	struct vclass *k = class_of(handle);
	for (uint32_t i = 0; k->is_hidden && i < k->n_methods; i++)
		if (k->methods[i].name == name)
			return &k->methods[i];
	return NULL;
}

static enum done handle_first(struct vm *vm, struct thread *t, struct frame *f, uint64_t *result)
{
	struct symbol *site = (struct symbol *)f->stack[OWN_SITE];
	const uint64_t *given = (const uint64_t *)f->stack[OWN_ARGUMENTS];
	ref handle = (ref)f->stack[OWN_HANDLE], inner;
	uint64_t slots[520] = { 0 };
	while (!class_is_subclass(class_of(handle), WK(vm, DirectMethodHandle)) &&
		(inner = delegate_of(vm, handle)))
		handle = inner;
	f->stack[OWN_HANDLE] = handle;
	struct buf type = BUF_INIT;
	method_type_text(vm, get_32(handle, OFF(vm, MethodHandle, type)), &type);
	bool ok = convert_arguments(vm, t, symbol_slice(site),
		get_32(handle, OFF(vm, MethodHandle, type)), buf_view(&type), given, slots + 1,
		f->stack[OWN_BASIC]);
	if (!ok) {
		buf_release(&type);
		return DONE_THROW;
	}
	bool is_direct = class_is_subclass(class_of(handle), WK(vm, DirectMethodHandle));
	if (!is_direct && !adapter_call(vm, handle) && get_32(handle, OFF(vm, MethodHandle, form))) {
		slots[0] = handle;
		enum done done = start_form(vm, t, handle, buf_view(&type), slots);
		buf_release(&type);
		return done;
	}
	buf_release(&type);
	struct vmethod *adapter = adapter_call(vm, handle);
	if (adapter) {
		slots[0] = handle;
		return java_call(vm, t, adapter, slots);
	}
	if (!is_direct) {
		vm_unsupported(vm, t, "method handles of class %s", class_of(handle)->name->text);
		return DONE_STOP;
	}
	ref member = get_32(handle, OFF(vm, DirectMethodHandle, member));
	uint32_t kind = get_32(member, OFF(vm, MemberName, flags)) >> 24 & 15;
	if (kind > REF_putStatic)
		return call_direct(vm, t, f, member, slots);
	enum done done = call_field(vm, t, member, slots + 1, result);
	if (done != DONE_OK)
		return done;
	f->stack[NATIVE_RESULT] = *result;
	f->pc = 1;
	return DONE_FRAME;
}

// A collector of variable arguments is first asked for a handle of the call site's type, as invoke does.
static enum done collect_varargs(struct vm *vm, struct thread *t, struct frame *f)
{
	ref handle = (ref)f->stack[OWN_HANDLE];
	struct symbol *site = (struct symbol *)f->stack[OWN_SITE];
	struct buf type = BUF_INIT;
	method_type_text(vm, get_32(handle, OFF(vm, MethodHandle, type)), &type);
	bool is_same = slice_equal(buf_view(&type), symbol_slice(site));
	buf_release(&type);
	if (class_of(handle) == WK(vm, VarargsCollector) && !is_same) {
		if (f->pc == 0)
			return find_type(vm, t, f->prev->method->owner, symbol_slice(site));
		struct vmethod *m = class_find_method(vm, WK(vm, MethodHandle), "asType",
			"(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;");
		if (f->pc == 1)
			return java_call(vm, t, m, (uint64_t[]){ handle, f->stack[NATIVE_RESULT] });
		f->stack[OWN_HANDLE] = f->stack[NATIVE_RESULT];
	}
	f->pc = 0;
	f->stack[OWN_STEP] = 1;
	return DONE_OK;
}

// args[0]: the handle. The call site's arguments are where its caller put them.
NATIVE_FN(stub_handle)
{
	struct frame *f = t->top;
	struct symbol *site = (struct symbol *)f->stack[OWN_SITE];
	if (!f->stack[OWN_STEP]) {
		enum done done = collect_varargs(vm, t, f);
		if (done != DONE_OK)
			return done;
	}
	if (f->pc == 0)
		return handle_first(vm, t, f, result);
	ref handle = (ref)f->stack[OWN_HANDLE];
	struct buf type = BUF_INIT;
	method_type_text(vm, get_32(handle, OFF(vm, MethodHandle, type)), &type);
	uint64_t value = f->stack[OWN_MADE] ? f->stack[OWN_MADE] : f->stack[NATIVE_RESULT];
	struct slice returns = descriptor_return(symbol_slice(site));
	struct vclass *k = class_known(vm, returns, f->prev->method->owner->loader);
	bool ok = convert(vm, t, descriptor_return(buf_view(&type)), returns, k, f->stack[OWN_BASIC],
		&value);
	buf_release(&type);
	if (!ok)
		return t->exception ? DONE_THROW : DONE_STOP;
	RETURN(value);
}

// invokeExact wants the very type of the handle.
static bool is_exact(struct vm *vm, struct thread *t, ref handle, struct symbol *site)
{
	struct buf type = BUF_INIT, a = BUF_INIT, b = BUF_INIT;
	method_type_text(vm, get_32(handle, OFF(vm, MethodHandle, type)), &type);
	bool ok = slice_equal(buf_view(&type), symbol_slice(site));
	if (!ok)
		wrong_type(vm, t, buf_view(&type), symbol_slice(site));
	buf_release(&type);
	buf_release(&a);
	buf_release(&b);
	return ok;
}

void start_handle(struct vm *vm, struct thread *t, ref handle, struct symbol *site,
	const uint64_t *arguments, bool is_basic)
{
	char returns = (char)descriptor_return(symbol_slice(site)).ptr[0];
	struct vmethod *stub = vm->image->stub_handles[returns == '[' ? 'L' : (uint8_t)returns];
	struct frame *f = frame_push(vm, t, stub, &(uint64_t){ handle });
	if (!f)
		return;
	f->stack[OWN_SITE] = (uintptr_t)site;
	f->stack[OWN_ARGUMENTS] = (uintptr_t)arguments;
	f->stack[OWN_HANDLE] = handle;
	f->stack[OWN_BASIC] = is_basic;
}

void invoke_handle(struct vm *vm, struct thread *t, struct vmethod *m, struct symbol *type,
	uint64_t *sp)
{
	uint32_t n = descriptor_parameter_words(symbol_slice(type)) + 1;
	uint64_t *at = sp - n;
	ref handle = (ref)at[0];
	if (!handle) {
		throw_npe(vm, t);
		return;
	}
	if (m->owner == WK(vm, VarHandle)) {
		invoke_var_handle(vm, t, m, type, at);
		return;
	}
	if (symbol_is(m->name, "invokeExact") && !is_exact(vm, t, handle, type))
		return;
	bool is_basic = symbol_is(m->name, "invokeBasic");
	if (!is_basic && !symbol_is(m->name, "invokeExact") && !symbol_is(m->name, "invoke")) {
		vm_unsupported(vm, t, "MethodHandle.%s", m->name->text);
		return;
	}
	struct frame *caller = t->top;
	start_handle(vm, t, handle, type, at + 1, is_basic);
	caller->sp = at; // the result takes the place of the arguments
}

// ---- adapters ---------------------------------------------------------------------------------------

NATIVE_FN(handle_init)
{
	set_ref(vm, REF(0), OFF(vm, MethodHandle, type), REF(1));
	set_ref(vm, REF(0), OFF(vm, MethodHandle, form), REF(2));
	return DONE_OK;
}

NATIVE_FN(handle_same)
{
	RETURN(args[0]);
}

// What the JDK's combinators ask of the handles they are given.
static void make_rebinders(struct gen *g)
{
	gen_load(g, 'L', 0);
	gen_invoke(g, OP_invokestatic, "java/lang/invoke/BoundMethodHandle", "makeReinvoker",
		"(Ljava/lang/invoke/MethodHandle;)Ljava/lang/invoke/BoundMethodHandle;");
	gen_return(g, 'L');
	gen_method(g, 0, SLICE("rebind"), SLICE("()Ljava/lang/invoke/BoundMethodHandle;"), 4, 1);
	gen_load(g, 'L', 0);
	gen_load(g, 'L', 1);
	gen_invoke(g, OP_invokevirtual, "java/lang/invoke/MethodHandle", "asType",
		"(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;");
	gen_return(g, 'L');
	gen_method(g, 0, SLICE("copyWith"),
		SLICE("(Ljava/lang/invoke/MethodType;Ljava/lang/invoke/LambdaForm;)Ljava/lang/invoke/"
			  "MethodHandle;"),
		4, 3);
}

// A class whose `call` has the adapter's type and invokes `target` with n bound values put in at `at`.
static ref make_adapter(struct vm *vm, struct thread *t, ref target, ref type, uint32_t at,
	const ref *values, uint32_t n)
{
	struct buf mine = BUF_INIT, inner = BUF_INIT;
	struct slice self = SLICE("java/lang/invoke/Adapter"), object = SLICE("Ljava/lang/Object;"), d;
	struct slice handle = SLICE("Ljava/lang/invoke/MethodHandle;");
	struct gen g;
	method_type_text(vm, type, &mine);
	gen_start(&g, self, "java/lang/invoke/MethodHandle");
	gen_field(&g, 0, SLICE("target"), handle);
	for (uint32_t i = 0; i < n; i++)
		gen_field(&g, 0, arena_printf(&vm->arena, "v%u", i), object);
	gen_load(&g, 'L', 0);
	gen_op_u2(&g, OP_getfield, gen_ref(&g, CONSTANT_Fieldref, self, SLICE("target"), handle));
	buf_char(&inner, '(');
	struct slice parameters = descriptor_parameters(buf_view(&mine));
	uint16_t local = 1;
	bool more = true;
	for (uint32_t i = 0; more; i++) {
		for (uint32_t j = 0; i == at && j < n; j++) {
			gen_load(&g, 'L', 0);
			gen_op_u2(&g, OP_getfield,
				gen_ref(&g, CONSTANT_Fieldref, self, arena_printf(&vm->arena, "v%u", j), object));
			buf_slice(&inner, object);
		}
		d = descriptor_next(&parameters);
		more = d.len != 0;
		if (more) {
			gen_load(&g, (char)d.ptr[0], local);
			local += gen_words(d);
			buf_slice(&inner, d);
		}
	}
	buf_char(&inner, ')');
	struct slice returns = descriptor_return(buf_view(&mine));
	buf_slice(&inner, returns);
	gen_invoke(&g, OP_invokevirtual, "java/lang/invoke/MethodHandle", "invoke",
		buf_cstring(&inner));
	gen_return(&g, (char)returns.ptr[0]);
	gen_method(&g, 0, SLICE("call"), buf_view(&mine), (uint16_t)(local + n + 8), local);
	make_rebinders(&g);
	struct vclass *k = gen_define(&g, vm, t, WK(vm, MethodHandle));
	ref made = k ? heap_object(vm, t, k) : 0;
	if (made) {
		set_ref(vm, made, OFF(vm, MethodHandle, type), type);
		set_ref(vm, made, class_field(vm, k, "target")->offset, target);
		for (uint32_t i = 0; i < n; i++)
			set_ref(vm, made, k->fields[i + 1].offset, values[i]);
	}
	gen_release(&g);
	buf_release(&mine);
	buf_release(&inner);
	return made;
}

NATIVE_FN(handle_as_type)
{
	if (!REF(1))
		return throw_npe(vm, t);
	if (get_32(REF(0), OFF(vm, MethodHandle, type)) == REF(1))
		RETURN(args[0]);
	RETURN_NEW(make_adapter(vm, t, REF(0), REF(1), UINT32_MAX, NULL, 0));
}

// The type of handle without the n parameters from `at` on.
static enum done find_shorter(struct vm *vm, struct thread *t, ref handle, uint32_t at, uint32_t n)
{
	ref type = get_32(handle, OFF(vm, MethodHandle, type));
	ref parameters = get_32(type, OFF(vm, MethodType, ptypes));
	uint32_t had = array_length(parameters);
	if (at + n > had)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "too many values to insert");
	ref left = class_array(vm, t, WK(vm, Class), had - n);
	for (uint32_t i = 0; left && i < had - n; i++)
		set_ref(vm, left, ARRAY_BASE + 4 * i,
			get_32(parameters, ARRAY_BASE + 4 * (i < at ? i : i + n)));
	struct vclass *k = class_load_string(vm, "java/lang/invoke/MethodHandleNatives");
	struct vmethod *m = class_find_method(vm, k, "findMethodHandleType",
		"(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
	return left
		? java_call(vm, t, m, (uint64_t[]){ get_32(type, OFF(vm, MethodType, rtype)), left })
		: DONE_STOP;
}

NATIVE_FN(handle_bind)
{
	struct frame *f = t->top;
	if (f->pc == 0)
		return find_shorter(vm, t, REF(0), 0, 1);
	ref value = REF(1);
	RETURN_NEW(make_adapter(vm, t, REF(0), (ref)f->stack[NATIVE_RESULT], 0, &value, 1));
}

// (MethodHandle target, int pos, Object[] values)
NATIVE_FN(handle_insert)
{
	struct frame *f = t->top;
	ref values = REF(2), all[256];
	uint32_t n = array_length(values);
	if (n > 255)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "too many values to insert");
	if (f->pc == 0)
		return find_shorter(vm, t, REF(0), (uint32_t)args[1], n);
	for (uint32_t i = 0; i < n; i++)
		all[i] = get_32(values, ARRAY_BASE + 4 * i);
	RETURN_NEW(
		make_adapter(vm, t, REF(0), (ref)f->stack[NATIVE_RESULT], (uint32_t)args[1], all, n));
}

NATIVE_FN(handle_with_arguments)
{
	struct frame *f = t->top;
	ref values = REF(1);
	if (f->pc)
		RETURN(f->stack[NATIVE_RESULT]);
	struct buf type = BUF_INIT;
	uint64_t *at = f->sp;
	uint32_t n = values ? array_length(values) : 0;
	buf_char(&type, '(');
	for (uint32_t i = 0; i < n; i++) {
		buf_string(&type, "Ljava/lang/Object;");
		at[i] = get_32(values, ARRAY_BASE + 4 * i);
	}
	buf_string(&type, ")Ljava/lang/Object;");
	f->sp += n;
	start_handle(vm, t, REF(0), symbol_of(vm, buf_view(&type)), at, false);
	buf_release(&type);
	return t->exception ? DONE_THROW : DONE_FRAME;
}
