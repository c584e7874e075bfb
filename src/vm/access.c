// Access control (JVMS 5.4.4) between classes of the program; what modules export is not looked at.
#include <stdio.h>

#include "vm/internal.h"

// 17's reflection generates classes below this one, which HotSpot lets access everything.
static bool is_magic(const struct vm *vm, const struct vclass *k)
{
	return WK(vm, MagicAccessor) && class_is_subclass(k, WK(vm, MagicAccessor));
}

// The JDK's own code, and what is generated for call sites, is trusted.
static bool is_trusted(const struct vm *vm, const struct vclass *in)
{
	return in->role == ROLE_JDK || in->is_generated || !in->file || is_magic(vm, in);
}

bool access_class(struct vm *vm, struct thread *t, struct vclass *in, struct vclass *k)
{
	struct vclass *e = k->element ? k->element : k;
	char name[300], from[300], where[1300];
	if (is_trusted(vm, in) || e == in || (e->access & ACC_PUBLIC) || class_is_primitive(e) ||
		class_is_same_package(in, e))
		return true;
	class_describe_both(vm, e, in, where, sizeof(where));
	throw_new(vm, t, "java/lang/IllegalAccessError", "failed to access class %s from class %s (%s)",
		class_external_name(e, name, sizeof(name)), class_external_name(in, from, sizeof(from)),
		where);
	return false;
}

bool access_super(struct vm *vm, struct thread *t, struct vclass *k, struct vclass *above)
{
	char name[300], super[300], where[1300];
	if (is_trusted(vm, k) || is_magic(vm, above) || (above->access & ACC_PUBLIC) ||
		class_is_same_package(k, above))
		return true;
	class_describe_both(vm, k, above, where, sizeof(where));
	throw_new(vm, t, "java/lang/IllegalAccessError", "class %s cannot access its %s %s (%s)",
		class_external_name(k, name, sizeof(name)),
		above->is_interface                ? "superinterface"
			: above->access & ACC_ABSTRACT ? "abstract superclass"
										   : "superclass",
		class_external_name(above, super, sizeof(super)), where);
	return false;
}

static bool may_access(struct vm *vm, struct vclass *in, const struct vclass *named,
	struct vclass *owner, uint16_t access)
{
	if (is_trusted(vm, in) || (access & ACC_PUBLIC) || in == owner)
		return true;
	if (access & ACC_PRIVATE)
		return class_nest_host(vm, in) == class_nest_host(vm, owner) || vm->wanted.name;
	if (class_is_same_package(in, owner))
		return true;
	return (access & ACC_PROTECTED) && class_is_subclass(in, owner) &&
		((access & ACC_STATIC) || class_is_subclass(named, in) || class_is_subclass(in, named));
}

static const char *kind_of(uint16_t access)
{
	return access & ACC_PRIVATE ? "private " : access & ACC_PROTECTED ? "protected " : "";
}

bool access_field(struct vm *vm, struct thread *t, struct vclass *in, const struct vclass *named,
	const struct vfield *f)
{
	char name[300], owner[300], where[1300];
	if (may_access(vm, in, named, f->owner, f->access))
		return !vm->wanted.name;
	class_describe_both(vm, in, f->owner, where, sizeof(where));
	throw_new(vm, t, "java/lang/IllegalAccessError", "class %s tried to access %sfield %s.%s (%s)",
		class_external_name(in, name, sizeof(name)), kind_of(f->access),
		class_external_name(f->owner, owner, sizeof(owner)), f->name->text, where);
	return false;
}

bool access_method(struct vm *vm, struct thread *t, struct vclass *in, const struct vclass *named,
	const struct vmethod *m)
{
	char name[300], where[1300];
	// Arrays have a public clone.
	if (named->kind == '[' || may_access(vm, in, named, m->owner, m->access))
		return !vm->wanted.name;
	struct buf text = BUF_INIT;
	method_print_external(class_text(m->owner), symbol_slice(m->name), symbol_slice(m->type),
		&text);
	class_describe_both(vm, in, m->owner, where, sizeof(where));
	throw_new(vm, t, "java/lang/IllegalAccessError", "class %s tried to access %smethod '%s' (%s)",
		class_external_name(in, name, sizeof(name)), kind_of(m->access), buf_cstring(&text), where);
	buf_release(&text);
	return false;
}
