// Resolution of constants (JVMS 5.4.3). What is found stays in the pool: it does not depend on the state.
#include "vm/dynamic.h"
#include "vm/internal.h"

void throw_again(struct vm *vm, struct thread *t, ref first, bool has_cause)
{
	ref cause = has_cause ? get_32(first, OFF(vm, Throwable, cause)) : first;
	throw_new(vm, t, class_of(first)->name->text, NULL);
	if (!t || !t->exception)
		return;
	set_ref(vm, t->exception, OFF(vm, Throwable, detailMessage),
		get_32(first, OFF(vm, Throwable, detailMessage)));
	if (cause != first)
		set_ref(vm, t->exception, OFF(vm, Throwable, cause), cause);
}

struct vclass *resolve_class(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index)
{
	struct pool_entry *entry = &in->pool[index];
	if (entry->p)
		return (struct vclass *)entry->p;
	if (entry->b) { // the error that an earlier attempt ended with
		throw_again(vm, t, entry->b, true);
		return NULL;
	}
	struct slice name = class_name_at(in->file, index);
	struct vclass *k = in->is_hidden && slice_equal(name, class_text(in))
		? in
		: class_load(vm, t, name, in->loader);
	if (vm->wanted.name) {
		vm->wanted.in = in;
		vm->wanted.index = index;
	}
	if (!k || !access_class(vm, t, in, k))
		return NULL;
	log_link(vm, in, entry, sizeof(*entry));
	entry->p = (uintptr_t)k;
	return k;
}

struct vfield *resolve_field(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	bool is_static)
{
	struct pool_entry *entry = &in->pool[index];
	struct vfield *f = (struct vfield *)entry->p;
	if (!f) {
		struct vclass *k = resolve_class(vm, t, in, class_u2(in->file, index));
		if (!k)
			return NULL;
		struct member_ref r = class_member_ref(in->file, index);
		f = class_lookup_field(k, symbol_of(vm, r.name), symbol_of(vm, r.descriptor));
		if (!f) {
			throw_new(vm, t, "java/lang/NoSuchFieldError", "%.*s", SLICE_ARG(r.name));
			return NULL;
		}
		if (!access_field(vm, t, in, k, f))
			return NULL;
	}
	if (is_static != ((f->access & ACC_STATIC) != 0)) {
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError", "Expected %s field %s.%s",
			is_static ? "static" : "non-static", f->owner->name->text, f->name->text);
		return NULL;
	}
	return f;
}

// MethodHandle.invoke, VarHandle.get and the like take any descriptor.
static struct vmethod *find_polymorphic(struct vm *vm, struct vclass *k, struct member_ref *r)
{
	if (k != WK(vm, MethodHandle) && k != WK(vm, VarHandle))
		return NULL;
	for (uint32_t i = 0; i < k->n_methods; i++)
		if (k->methods[i].is_polymorphic && slice_equal(symbol_slice(k->methods[i].name), r->name))
			return &k->methods[i];
	return NULL;
}

struct vmethod *resolve_method(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	bool is_static)
{
	struct pool_entry *entry = &in->pool[index];
	struct vmethod *m = (struct vmethod *)entry->p;
	if (!m) {
		struct vclass *k = resolve_class(vm, t, in, class_u2(in->file, index));
		if (!k)
			return NULL;
		struct member_ref r = class_member_ref(in->file, index);
		m = find_polymorphic(vm, k, &r);
		if (m)
			entry->a = offset_of(symbol_of(vm, r.descriptor));
		else
			m = class_lookup(k, symbol_of(vm, r.name), symbol_of(vm, r.descriptor));
		if (!m && k->is_interface)
			m = class_lookup(WK(vm, Object), symbol_of(vm, r.name), symbol_of(vm, r.descriptor));
		if (!m) {
			struct buf text = BUF_INIT;
			method_print_external(class_text(k), r.name, r.descriptor, &text);
			throw_new(vm, t, "java/lang/NoSuchMethodError", "'%s'", buf_cstring(&text));
			buf_release(&text);
			return NULL;
		}
		if (!m->is_polymorphic && !access_method(vm, t, in, k, m))
			return NULL;
		log_link(vm, in, entry, sizeof(*entry));
		entry->p = (uintptr_t)m;
	}
	if (is_static != ((m->access & ACC_STATIC) != 0)) {
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError", "Expected %s method %s.%s%s",
			is_static ? "static" : "non-static", m->owner->name->text, m->name->text,
			m->type->text);
		return NULL;
	}
	return m;
}

bool resolve_constant(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value)
{
	struct pool_entry *entry = &in->pool[index];
	switch (in->file->tags[index]) {
	case CONSTANT_Integer:
	case CONSTANT_Float:
	case CONSTANT_Long:
	case CONSTANT_Double:
		*value = entry->p;
		return true;
	case CONSTANT_String:
		if (!entry->p)
			entry->p = string_constant(vm, class_name_at(in->file, index));
		*value = entry->p;
		return true;
	case CONSTANT_Class: { // the entry holds the class, so this is never quickened
		struct vclass *k = resolve_class(vm, t, in, index);
		*value = k ? k->mirror : 0;
		return k != NULL;
	}
	case CONSTANT_MethodType:
	case CONSTANT_MethodHandle:
	case CONSTANT_Dynamic:
		return dynamic_constant(vm, t, in, index, value);
	default:
		vm_unsupported(vm, t, "constant of tag %u", in->file->tags[index]);
		return false;
	}
}
