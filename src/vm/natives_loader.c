// Natives of ClassLoader, Lookup and Module: who finds and defines classes. What loaders of the program have
// answered is in loaders.c.
#include <stdlib.h>

#include "vm/natives.h"

NATIVE_FN(loader_find_bootstrap)
{
	struct vclass *k = class_find_by_name(vm, t, REF(0), 0);
	if (t->exception)
		return DONE_THROW;
	RETURN(k && k->role == ROLE_JDK ? k->mirror : 0);
}

NATIVE_FN(loader_find_loaded)
{
	struct buf name = BUF_INIT;
	struct vclass *k = NULL;
	if (class_internal_name(vm, REF(1), &name))
		k = class_loaded(vm, buf_view(&name), loader_namespace(vm, REF(0)));
	buf_release(&name);
	RETURN(k ? k->mirror : 0);
}

// Of the innermost frame whose class is not the JDK's: what deserialisation looks classes up with.
NATIVE_FN(loader_latest)
{
	for (const struct frame *f = t->top; f; f = f->prev) {
		const struct vclass *k = f->method->owner;
		ref loader = k->file ? get_32(k->mirror, OFF(vm, Class, classLoader)) : 0;
		bool is_magic = WK(vm, MagicAccessor) && class_is_subclass(k, WK(vm, MagicAccessor));
		if (loader && loader != vm->image->platform_loader && k->role != ROLE_JDK && !is_magic)
			RETURN(loader);
	}
	RETURN(0);
}

// (this, String name, boolean resolve): the built-in loaders find everything natively.
NATIVE_FN(loader_load_builtin)
{
	struct vclass *k = class_find_by_name(vm, t, REF(1), 0);
	if (t->exception)
		return DONE_THROW;
	if (k && k->role != ROLE_JDK && REF(0) != vm->image->app_loader)
		k = NULL;
	RETURN(k ? k->mirror : 0);
}

// (this, LoadedModule module, String name)
NATIVE_FN(loader_find_in_module)
{
	struct vclass *k = class_find_by_name(vm, t, REF(2), 0);
	if (t->exception)
		return DONE_THROW;
	RETURN(k && k->role == ROLE_JDK ? k->mirror : 0);
}

NATIVE_FN(boot_loader_load)
{
	struct vclass *k = class_find_by_name(vm, t, REF(0), 0);
	if (t->exception)
		return DONE_THROW;
	RETURN(k && k->role == ROLE_JDK ? k->mirror : 0);
}

static bool has_name(struct vm *vm, struct thread *t, struct slice bytes, ref name)
{
	struct err err = ERR_INIT;
	struct arena_mark mark = arena_mark(&vm->arena);
	const struct class *c = name ? class_read(bytes, &vm->arena, &err) : NULL;
	struct buf wanted = BUF_INIT;
	if (c)
		string_slashed(vm, name, &wanted);
	bool is_right = !c || slice_equal(buf_view(&wanted), class_name(c));
	if (!is_right)
		throw_new(vm, t, "java/lang/NoClassDefFoundError", "%s (wrong name: %.*s)",
			buf_cstring(&wanted), SLICE_ARG(class_name(c)));
	buf_release(&wanted);
	arena_reset(&vm->arena, mark);
	return is_right;
}

// Classes that code puts into the boot or platform loader are as trusted as their own.
static int role_in(const struct vm *vm, ref loader)
{
	return loader_is_builtin(vm, loader) && loader != vm->image->app_loader ? ROLE_JDK : ROLE_INPUT;
}

// (ClassLoader loader, String name, byte[] b, int off, int len, ...)
NATIVE_FN(loader_define)
{
	ref bytes = REF(2);
	uint32_t at = (uint32_t)args[3], n = (uint32_t)args[4];
	if (!bytes || (uint64_t)at + n > array_length(bytes))
		return throw_npe(vm, t);
	struct slice file = slice_of(array_at(bytes)->data + at, n);
	if (!has_name(vm, t, file, REF(1)))
		return DONE_THROW;
	struct vclass *k = class_define(vm, t, file, loader_namespace(vm, REF(0)), role_in(vm, REF(0)),
		false, NULL);
	RETURN_NEW(k ? k->mirror : 0);
}

enum { DEFINE_NESTMATE = 1, DEFINE_HIDDEN = 2 };

// (loader, Class lookup, name, byte[], off, len, pd, boolean initialize, int flags, Object classData)
NATIVE_FN(loader_define_hidden)
{
	struct frame *f = t->top;
	ref bytes = REF(3);
	struct vclass *lookup = native_class(vm, args[1]), *k;
	bool is_hidden = args[8] & DEFINE_HIDDEN, is_mate = args[8] & DEFINE_NESTMATE;
	if (!f->stack[NATIVE_OWN]) {
		struct vclass *host = is_mate ? class_nest_host(vm, lookup) : NULL;
		struct slice file = slice_of(array_at(bytes)->data + (uint32_t)args[4], (uint32_t)args[5]);
		k = vm->wanted.name ? NULL
			: is_hidden     ? class_define_hidden(vm, t, file, lookup->loader, lookup->role, host)
							: class_define(vm, t, file, lookup->loader, lookup->role, false, NULL);
		if (!k)
			return DONE_THROW;
		if (REF(9))
			set_ref(vm, k->mirror, OFF(vm, Class, classData), REF(9));
		f->stack[NATIVE_OWN] = k->mirror;
	}
	k = native_class(vm, f->stack[NATIVE_OWN]);
	if (args[7] && !class_is_ready(t, k)) {
		enum done done = class_initialize(vm, t, k);
		if (done != DONE_OK)
			return done == DONE_AGAIN ? DONE_FRAME : done;
	}
	RETURN(k->mirror);
}

NATIVE_FN(boot_loader_module)
{
	vm->image->boot_unnamed = REF(0);
	return DONE_OK;
}

// (Module module, boolean isOpen, String version, String location, Object[] packages)
NATIVE_FN(module_define)
{
	ref packages = REF(4), module = REF(0);
	for (uint32_t i = 0; packages && i < array_length(packages); i++) {
		ref element = get_32(packages, ARRAY_BASE + 4 * i);
		struct buf text = BUF_INIT;
		string_slashed(vm, element, &text);
		struct package_entry *p = PERM_NEW(vm, struct package_entry);
		p->name = symbol_of(vm, buf_view(&text));
		p->module = module;
		p->loader = loader_namespace(vm, get_32(module, OFF(vm, Module, loader)));
		struct package_entry **slot = &vm->image->packages[p->name->hash % 1024];
		p->next = *slot;
		*slot = p;
		buf_release(&text);
	}
	char *name = string_c(vm, get_32(module, OFF(vm, Module, name)));
	if (strcmp(name, "java.base") == 0)
		vm->image->base_module = module;
	free(name);
	class_set_modules(vm);
	return DONE_OK;
}

NATIVE_FN(class_has_initializer)
{
	RETURN(native_class(vm, args[0])->clinit != NULL);
}
