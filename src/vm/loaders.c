// Loaders of the program (JVMS 5.3.2). Which class a loader means by a name is what its loadClass answers, once: the
// loader is recorded as an initiating loader of that class, and asked no more. The answer is state, since another path
// through the program may come to another one: it is undone, and so is what classes of the loader resolved.
//
// Whoever needs a class that was not asked for yet (resolution, definition, verification, a native) notes that it is
// wanted and gives up without having changed anything. load_wanted then pushes a frame of the machine that calls the
// loader; when it returns, what gave up is done again. Loaders of the JDK (boot, platform, application) find classes
// without running code, and count as one: load.c.
//
// Constraints between loaders (JVMS 5.3.4) are not kept: two classes of one name may meet in a descriptor.
#include <stdio.h>
#include <stdlib.h>

#include "vm/interp.h"
#include "vm/natives.h"

struct asked {
	struct asked *next;
	struct symbol *name;
	struct vclass *klass; // state; NULL: no answer yet
	ref loader;
};

bool loader_is_builtin(const struct vm *vm, ref loader)
{
	return !loader || loader == vm->image->app_loader || loader == vm->image->platform_loader ||
		(WK(vm, BuiltinClassLoader) &&
			class_is_subclass(class_of(loader), WK(vm, BuiltinClassLoader)));
}

char *loader_describe(struct vm *vm, ref loader, char *text, size_t n)
{
	char by[200];
	const char *known = loader == 0            ? "'bootstrap'"
		: loader == vm->image->app_loader      ? "'app'"
		: loader == vm->image->platform_loader ? "'platform'"
											   : NULL;
	ref name = known ? 0 : get_32(loader, OFF(vm, ClassLoader, name));
	char *text_of_name = name ? string_c(vm, name) : NULL;
	if (known)
		snprintf(text, n, "%s", known);
	else if (text_of_name)
		snprintf(text, n, "'%s' @%x", text_of_name, object_hash(vm, loader));
	else
		snprintf(text, n, "%s @%x", class_external_name(class_of(loader), by, sizeof(by)),
			object_hash(vm, loader));
	free(text_of_name);
	return text;
}

// ---- what loaders have answered ---------------------------------------------------------------------

static struct asked **slot_of(struct vm *vm, const struct symbol *name)
{
	return &vm->image->asked[name->hash % N_ASKED_SLOTS];
}

static struct asked *find(struct vm *vm, const struct symbol *name, ref loader)
{
	for (struct asked *a = *slot_of(vm, name); a; a = a->next)
		if (a->name == name && a->loader == loader)
			return a;
	return NULL;
}

struct vclass *loader_answer(struct vm *vm, const struct symbol *name, ref loader)
{
	const struct asked *a = find(vm, name, loader);
	return a ? a->klass : NULL;
}

void loader_record(struct vm *vm, struct symbol *name, ref loader, struct vclass *k)
{
	struct asked *a = find(vm, name, loader);
	if (!a) {
		a = PERM_NEW(vm, struct asked);
		a->name = name;
		a->loader = loader;
		a->next = *slot_of(vm, name);
		*slot_of(vm, name) = a;
	}
	uint64_t answer = name_mix(object_at(loader)->name & NAME_MASK, object_at(k->mirror)->name);
	write_64(vm, &vm->image->sum_of_answers,
		vm->image->sum_of_answers + name_mix(answer, name->hash));
	write_64(vm, &a->klass, (uintptr_t)k);
}

void log_link(struct vm *vm, const struct vclass *in, const void *address, uint32_t n)
{
	if (in->loader &&
		vm->base_perm) // also where nothing is logged, because somebody only looks ahead
		log_bytes(vm, address, n);
}

// ---- asking -----------------------------------------------------------------------------------------

enum { OWN_LOADER = NATIVE_OWN, OWN_NAME, OWN_FOR, OWN_THROWN, OWN_IS_BY_NAME, OWN_IN, OWN_INDEX };

// "a.b.C" of "a/b/C", as loadClass wants it.
static ref dotted(struct vm *vm, const struct symbol *name)
{
	struct buf text = BUF_INIT;
	class_print_name(symbol_slice(name), &text);
	ref string = string_constant(vm, buf_view(&text));
	buf_release(&text);
	return string;
}

static struct symbol *symbol_of_dotted(struct vm *vm, ref string)
{
	struct buf text = BUF_INIT;
	string_slashed(vm, string, &text);
	struct symbol *name = symbol_of(vm, buf_view(&text));
	buf_release(&text);
	return name;
}

void loader_want(struct vm *vm, struct symbol *name, ref loader)
{
	if (!vm->wanted.name)
		vm->wanted = (struct wanted){ .name = name, .loader = loader };
}

// Is this thread loading a supertype of that class already?
static bool is_circular(const struct vm *vm, const struct thread *t, ref child, ref loader)
{
	for (const struct frame *f = t->top; f; f = f->prev)
		if (f->method == vm->image->stub_load && f->stack[OWN_FOR] == child &&
			f->stack[OWN_LOADER] == loader)
			return true;
	return false;
}

static enum done push_load(struct vm *vm, struct thread *t, struct wanted w, ref thrown)
{
	ref child = w.child ? dotted(vm, w.child) : 0;
	t->exception = 0; // of somebody who did not have the class
	if (child && is_circular(vm, t, child, w.loader))
		return throw_new(vm, t, "java/lang/ClassCircularityError", "%s", w.child->text);
	struct frame *f = frame_push(vm, t, vm->image->stub_load, &(uint64_t){ 0 });
	if (!f)
		return DONE_THROW;
	f->kind = FRAME_AGAIN;
	f->stack[OWN_LOADER] = w.loader;
	f->stack[OWN_NAME] = dotted(vm, w.name);
	f->stack[OWN_FOR] = child;
	f->stack[OWN_THROWN] = thrown;
	f->stack[OWN_IS_BY_NAME] = w.is_by_name;
	f->stack[OWN_IN] = w.in ? w.in->mirror : 0;
	f->stack[OWN_INDEX] = w.index;
	return DONE_AGAIN;
}

enum done load_wanted(struct vm *vm, struct thread *t)
{
	struct wanted w = vm->wanted;
	vm->wanted.name = NULL;
	return push_load(vm, t, w, 0);
}

enum done load_wanted_to_catch(struct vm *vm, struct thread *t)
{
	struct wanted w = vm->wanted;
	vm->wanted.name = NULL;
	return push_load(vm, t, w, t->exception);
}

// One that does not say that it can work for several threads is locked, as HotSpot does.
ref loader_to_lock(struct vm *vm, const struct frame *f)
{
	ref loader = (ref)f->stack[OWN_LOADER];
	return f->pc || f->lock || get_32(loader, OFF(vm, ClassLoader, parallelLockMap)) ? 0 : loader;
}

// ---- the frame --------------------------------------------------------------------------------------

// Leaves with an exception. What a constant failed with it fails with ever after, if that is an error of linking.
static enum done leave(struct vm *vm, struct thread *t, ref mirror, uint64_t index, ref thrown)
{
	const struct vclass *linkage = class_load_string(vm, "java/lang/LinkageError");
	if (mirror && class_is_subclass(class_of(thrown), linkage)) {
		struct pool_entry *entry = &native_class(vm, mirror)->pool[index];
		write_64(vm, &vm->image->sum_of_answers,
			vm->image->sum_of_answers + name_mix(object_at(mirror)->name, index));
		if (vm->is_logging)
			share(vm, thrown);
		write_32(vm, &entry->b, thrown);
	}
	return throw_ref(vm, t, thrown);
}

static enum done not_found(struct vm *vm, struct thread *t, struct frame *f, ref cause)
{
	struct symbol *name = symbol_of_dotted(vm, (ref)f->stack[OWN_NAME]);
	bool is_by_name = f->stack[OWN_IS_BY_NAME];
	ref in = (ref)f->stack[OWN_IN];
	uint64_t index = f->stack[OWN_INDEX];
	struct buf text = BUF_INIT;
	class_print_name(symbol_slice(name), &text);
	frame_pop(vm, t);
	if (is_by_name)
		throw_new(vm, t, "java/lang/ClassNotFoundException", "%s", buf_cstring(&text));
	else
		throw_new(vm, t, "java/lang/NoClassDefFoundError", "%s", name->text);
	buf_release(&text);
	if (!t->exception)
		return DONE_THROW;
	if (cause)
		set_ref(vm, t->exception, OFF(vm, Throwable, cause), cause);
	return leave(vm, t, in, index, t->exception);
}

static enum done has_failed(struct vm *vm, struct thread *t, struct frame *f)
{
	ref thrown = (ref)f->stack[NATIVE_EXCEPTION], in = (ref)f->stack[OWN_IN];
	uint64_t index = f->stack[OWN_INDEX];
	const struct vclass *missing = class_load_string(vm, "java/lang/ClassNotFoundException");
	if (!f->stack[OWN_IS_BY_NAME] && class_is_subclass(class_of(thrown), missing))
		return not_found(vm, t, f, thrown);
	frame_pop(vm, t);
	return leave(vm, t, in, index, thrown);
}

// The loader is asked once; what it answers is recorded.
NATIVE_FN(stub_load)
{
	struct frame *f = t->top;
	ref loader = (ref)f->stack[OWN_LOADER], lock = loader_to_lock(vm, f);
	if (f->pc & NATIVE_CAUGHT)
		return has_failed(vm, t, f);
	if (lock) {
		if (monitor_enter(vm, t, lock) != DONE_OK)
			return DONE_BLOCK;
		f->lock = lock;
	}
	struct symbol *name = symbol_of_dotted(vm, (ref)f->stack[OWN_NAME]);
	if (!loader_answer(vm, name,
			loader)) { // no other thread was faster, nor the loader's own definition
		if (f->pc == 0) {
			struct vmethod *load = class_find_method(vm, class_of(loader), "loadClass",
				"(Ljava/lang/String;)Ljava/lang/Class;");
			return java_call(vm, t, class_select(class_of(loader), load),
				(uint64_t[]){ loader, f->stack[OWN_NAME] });
		}
		ref mirror = (ref)f->stack[NATIVE_RESULT];
		struct vclass *k = mirror ? native_class(vm, mirror) : NULL;
		if (!k || k->name != name || k->kind != 'L' || k->is_hidden)
			return not_found(vm, t, f, 0);
		loader_record(vm, name, loader, k);
	}
	ref thrown = (ref)f->stack[OWN_THROWN];
	if (!thrown)
		return DONE_OK;
	frame_pop(vm, t);
	return throw_ref(vm, t, thrown);
}
