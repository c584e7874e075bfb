// java.lang.invoke: member names are resolved here; handles are called without LambdaForms.
#include <stdlib.h>

#include "vm/dynamic.h"
#include "vm/natives.h"

#define MN_IS_METHOD 0x00010000u
#define MN_IS_CONSTRUCTOR 0x00020000u
#define MN_IS_FIELD 0x00040000u
#define MN_CALLER_SENSITIVE 0x00100000u
#define MN_TRUSTED_FINAL 0x00200000u
#define MN_KIND_SHIFT 24

static void set_method(struct vm *vm, struct thread *t, ref name, struct vmethod *m, uint32_t kind)
{
	uint32_t flags = m->access | (symbol_is(m->name, "<init>") ? MN_IS_CONSTRUCTOR : MN_IS_METHOD) |
		kind << MN_KIND_SHIFT | (m->is_caller_sensitive ? MN_CALLER_SENSITIVE : 0);
	ref resolved = heap_object(vm, t, WK(vm, ResolvedMethodName));
	if (!resolved)
		return;
	if (OFF(vm, ResolvedMethodName, vmholder))
		set_ref(vm, resolved, OFF(vm, ResolvedMethodName, vmholder), m->owner->mirror);
	set_64(vm, resolved, OFF(vm, ResolvedMethodName, vm), (uintptr_t)m);
	set_32(vm, name, OFF(vm, MemberName, flags), flags);
	set_ref(vm, name, OFF(vm, MemberName, method), resolved);
	set_ref(vm, name, OFF(vm, MemberName, clazz), m->owner->mirror);
}

static void set_field(struct vm *vm, ref name, struct vfield *f, bool is_setter)
{
	bool is_static = f->access & ACC_STATIC;
	uint32_t kind = is_setter ? (is_static ? REF_putStatic : REF_putField)
							  : (is_static ? REF_getStatic : REF_getField);
	uint32_t flags = f->access | MN_IS_FIELD | kind << MN_KIND_SHIFT;
	if ((f->access & ACC_FINAL) &&
		(is_static || f->owner->is_hidden ||
			(f->owner->super && symbol_is(f->owner->super->name, "java/lang/Record"))))
		flags |= MN_TRUSTED_FINAL;
	set_32(vm, name, OFF(vm, MemberName, flags), flags);
	set_64(vm, name, OFF(vm, MemberName, vmindex), f->offset);
	set_ref(vm, name, OFF(vm, MemberName, clazz), f->owner->mirror);
}

NATIVE_FN(mhn_init)
{
	ref name = REF(0), of = REF(1);
	struct vclass *k = class_of(of);
	if (k == WK(vm, Field)) {
		struct vclass *owner = native_class(vm, get_32(of, OFF(vm, Field, clazz)));
		set_field(vm, name, &owner->fields[get_32(of, OFF(vm, Field, slot))], false);
		return DONE_OK;
	}
	struct vmethod *target = method_of_java(vm, of);
	uint32_t kind = target->access & ACC_STATIC ? REF_invokeStatic
		: symbol_is(target->name, "<init>")     ? REF_newInvokeSpecial
		: target->owner->is_interface           ? REF_invokeInterface
		: target->vindex < 0                    ? REF_invokeSpecial
												: REF_invokeVirtual;
	set_method(vm, t, name, target, kind);
	return DONE_OK;
}

// The descriptor of a MemberName's type: a String, a MethodType, or a Class for a field.
static bool type_text(struct vm *vm, ref type, struct buf *out);

static void mirror_text(struct vm *vm, ref mirror, struct buf *out)
{
	struct vclass *k = class_of_mirror(vm, mirror);
	if (class_is_primitive(k))
		buf_char(out, k->kind);
	else if (k->kind == '[')
		buf_slice(out, class_text(k));
	else
		buf_printf(out, "L%s;", k->name->text);
}

void method_type_text(struct vm *vm, ref type, struct buf *out)
{
	ref parameters = get_32(type, OFF(vm, MethodType, ptypes));
	buf_char(out, '(');
	for (uint32_t i = 0; i < array_length(parameters); i++)
		mirror_text(vm, get_32(parameters, ARRAY_BASE + 4 * i), out);
	buf_char(out, ')');
	mirror_text(vm, get_32(type, OFF(vm, MethodType, rtype)), out);
}

static bool type_text(struct vm *vm, ref type, struct buf *out)
{
	if (!type)
		return false;
	struct vclass *k = class_of(type);
	if (k == WK(vm, String))
		string_text(vm, type, out);
	else if (k == WK(vm, MethodType))
		method_type_text(vm, type, out);
	else if (k == WK(vm, Class))
		mirror_text(vm, type, out);
	else
		return false;
	return true;
}

static struct vmethod *find_member_method(struct vm *vm, struct vclass *k, struct symbol *name,
	struct symbol *type)
{
	struct vmethod *m = class_lookup(k, name, type);
	if (!m && k->is_interface)
		m = class_lookup(WK(vm, Object), name, type);
	return m;
}

// invokeBasic and the like have every type.
static struct vmethod *find_any_type(struct vm *vm, struct vclass *k, struct slice name)
{
	for (uint32_t i = 0; k == WK(vm, MethodHandle) && i < k->n_methods; i++)
		if ((k->methods[i].is_polymorphic) && slice_equal(symbol_slice(k->methods[i].name), name))
			return &k->methods[i];
	return NULL;
}

bool member_type_text(struct vm *vm, ref member, struct buf *out)
{
	return type_text(vm, get_32(member, OFF(vm, MemberName, type)), out);
}

static enum done not_resolved(struct vm *vm, struct thread *t, bool is_speculative, bool is_field,
	const char *owner, const char *name, uint64_t *result)
{
	if (is_speculative)
		RETURN(0);
	return throw_new(vm, t, is_field ? "java/lang/NoSuchFieldError" : "java/lang/NoSuchMethodError",
		"%s.%s", owner, name);
}

// (MemberName self, Class caller, [int lookupMode,] boolean speculative)
NATIVE_FN(mhn_resolve)
{
	ref self = REF(0);
	uint32_t flags = get_32(self, OFF(vm, MemberName, flags));
	uint32_t kind = flags >> MN_KIND_SHIFT & 15;
	bool is_speculative = args[m->n_args - 1];
	struct vclass *k = native_class(vm, get_32(self, OFF(vm, MemberName, clazz)));
	struct buf name = BUF_INIT, type = BUF_INIT;
	if (k->kind == '[')
		k = WK(vm, Object);
	string_text(vm, get_32(self, OFF(vm, MemberName, name)), &name);
	enum done done = DONE_OK;
	*result = self;
	if (!type_text(vm, get_32(self, OFF(vm, MemberName, type)), &type)) {
		vm_unsupported(vm, t, "a MemberName without type");
		done = DONE_STOP;
	} else if (flags & MN_IS_FIELD) {
		struct vfield *f = class_lookup_field(k, symbol_of(vm, buf_view(&name)),
			symbol_of(vm, buf_view(&type)));
		if (f)
			set_field(vm, self, f, kind == REF_putField || kind == REF_putStatic);
		else
			done = not_resolved(vm, t, is_speculative, true, k->name->text, buf_cstring(&name),
				result);
	} else {
		struct vmethod *found = find_member_method(vm, k, symbol_of(vm, buf_view(&name)),
			symbol_of(vm, buf_view(&type)));
		if (!found)
			found = find_any_type(vm, k, buf_view(&name));
		if (found && kind == REF_invokeVirtual && found->owner->is_interface)
			kind = REF_invokeInterface;
		else if (found && kind == REF_invokeInterface && !found->owner->is_interface)
			kind = REF_invokeVirtual;
		if (found && (kind == REF_invokeStatic) == ((found->access & ACC_STATIC) != 0))
			set_method(vm, t, self, found, kind);
		else
			done = not_resolved(vm, t, is_speculative, false, k->name->text, buf_cstring(&name),
				result);
	}
	buf_release(&name);
	buf_release(&type);
	return done;
}

NATIVE_FN(mhn_field_offset)
{
	RETURN(get_64(REF(0), OFF(vm, MemberName, vmindex)));
}

NATIVE_FN(mhn_field_base)
{
	RETURN(get_32(REF(0), OFF(vm, MemberName, clazz)));
}

NATIVE_FN(call_site_set_target)
{
	const struct vclass *k = class_load_string(vm, "java/lang/invoke/CallSite");
	set_ref(vm, REF(0), class_field(vm, k, "target")->offset, REF(1));
	return DONE_OK;
}
