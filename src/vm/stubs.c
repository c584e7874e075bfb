// Methods of the machine itself: the bottom frames of threads, class initialisation (JLS 12.4.2). They
// are natives with a frame, so that all they do between two steps is state like any other.
#include <stdlib.h>

#include "vm/internal.h"
#include "vm/interp.h"

#define N_STUBS 18

static struct vmethod *make_stub(struct vm *vm, struct vclass *owner, uint32_t i, const char *name)
{
	struct vmethod *m = &owner->methods[i];
	m->owner = owner;
	m->name = symbol_of_string(vm, name);
	m->type = symbol_of_string(vm, "(J)V");
	m->access = ACC_STATIC | ACC_NATIVE;
	m->n_args = m->max_locals = 1;
	m->returns = 'V';
	m->is_hidden = true;
	m->vindex = VINDEX_NONE;
	for (uint32_t n = 0; n < n_natives; n++)
		if (strcmp(natives[n].class_name, "$machine") == 0 && strcmp(natives[n].name, name) == 0)
			m->native = (uint16_t)(n + 1);
	INVARIANT(m->native);
	return m;
}

void stubs_make(struct vm *vm)
{
	struct vclass *k = PERM_NEW(vm, struct vclass);
	k->name = symbol_of_string(vm, "$machine");
	k->kind = 'L';
	k->is_hidden = true;
	k->init = INIT_DONE;
	k->methods = PERM_ARRAY(vm, struct vmethod, N_STUBS);
	k->n_methods = N_STUBS;
	vm->image->stub_thread = make_stub(vm, k, 0, "thread");
	vm->image->stub_main = make_stub(vm, k, 1, "main");
	vm->image->stub_init = make_stub(vm, k, 2, "init");
	vm->image->stub_boot = make_stub(vm, k, 3, "boot");
	vm->image->stub_constant = make_stub(vm, k, 4, "constant");
	vm->image->stub_form = make_stub(vm, k, 15, "form");
	vm->image->stub_load = make_stub(vm, k, 16, "load");
	vm->image->stub_bootstrap = make_stub(vm, k, 17, "bootstrap");
	static const char kinds[] = "VZBCSIJFDL";
	for (uint32_t i = 0; kinds[i]; i++) {
		struct vmethod *m = make_stub(vm, k, 5 + i, "handle");
		m->returns = kinds[i];
		vm->image->stub_handles[(uint8_t)kinds[i]] = m;
	}
}

// ---- class initialisation ------------------------------------------------------------------------

enum done class_initialize(struct vm *vm, struct thread *t, struct vclass *k)
{
	if (class_is_ready(t, k))
		return DONE_OK;
	if (k->init == INIT_FAILED) {
		struct buf name = BUF_INIT;
		class_print_name(class_text(k), &name);
		throw_new(vm, t, "java/lang/NoClassDefFoundError", "Could not initialize class %.*s",
			(int)name.len, name.ptr);
		if (t->exception && k->init_error)
			set_ref(vm, t->exception, OFF(vm, Throwable, cause), k->init_error);
		buf_release(&name);
		return DONE_THROW;
	}
	if (k->init == INIT_RUNNING) {
		t->init_of = k;
		t->state = VM_THREAD_INIT;
		return DONE_BLOCK;
	}
	struct frame *f = frame_push(vm, t, vm->image->stub_init, &(uint64_t){ (uintptr_t)k });
	if (!f)
		return DONE_THROW;
	f->kind = FRAME_AGAIN;
	return DONE_AGAIN;
}

static void set_constants(struct vm *vm, struct vclass *k)
{
	const struct class *c = k->file;
	for (uint32_t i = 0; i < k->n_fields; i++) {
		struct vfield *f = &k->fields[i];
		struct slice bytes;
		if (!(f->access & ACC_STATIC) || !f->member ||
			!attribute_find(c, f->member->attributes, ATTRIBUTE_ConstantValue, &bytes))
			continue;
		struct cursor at = cursor_of(bytes);
		uint16_t index = cursor_u2(&at);
		if (!cursor_ok(&at) || index >= c->n_constants)
			continue;
		uint8_t *place = VM_BASE + k->mirror + f->offset;
		uint64_t value = k->pool[index].p;
		if (c->tags[index] == CONSTANT_String)
			value = string_constant(vm, class_name_at(c, index));
		switch (f->kind) {
		case 'J':
		case 'D':
			write_64(vm, place, value);
			break;
		case 'B':
		case 'Z':
			write_8(vm, place, (uint8_t)value);
			break;
		case 'S':
		case 'C':
			write_16(vm, place, (uint16_t)value);
			break;
		default:
			write_32(vm, place, (uint32_t)value);
			break;
		}
	}
}

static bool has_defaults(const struct vclass *interface)
{
	for (uint32_t i = 0; i < interface->n_methods; i++)
		if (!(interface->methods[i].access & (ACC_STATIC | ACC_ABSTRACT)))
			return true;
	return false;
}

// Some supertype that must be initialised before k; NULL when there is none left.
static struct vclass *super_to_initialize(struct thread *t, struct vclass *k)
{
	if (k->is_interface)
		return NULL;
	if (k->super && !class_is_ready(t, k->super))
		return k->super;
	for (uint32_t i = 0; i < k->n_all; i++)
		if (!class_is_ready(t, k->all[i]) && has_defaults(k->all[i]))
			return k->all[i];
	return NULL;
}

// Later attempts are told why the first one failed, with its trace, since Java 17.
static void keep_cause(struct vm *vm, struct thread *t, struct vclass *k, ref cause)
{
	if (vm->image->jdk < 17)
		return;
	struct buf name = BUF_INIT;
	ref message = get_32(cause, OFF(vm, Throwable, detailMessage));
	char *text = string_c(vm, message);
	char *thread = string_c(vm, get_32(t->java, OFF(vm, Thread, name)));
	class_print_name(class_text(class_of(cause)), &name);
	throw_new(vm, t, "java/lang/ExceptionInInitializerError",
		"Exception %.*s%s%s [in thread \"%s\"]", (int)name.len, (const char *)name.ptr,
		message ? ": " : "", message ? text : "", thread);
	ref error = t->exception;
	t->exception = 0;
	if (error) {
		set_ref(vm, error, OFF(vm, Throwable, cause), 0);
		set_ref(vm, error, OFF(vm, Throwable, backtrace),
			get_32(cause, OFF(vm, Throwable, backtrace)));
		set_32(vm, error, OFF(vm, Throwable, depth), get_32(cause, OFF(vm, Throwable, depth)));
		write_32(vm, &k->init_error, error);
	}
	free(text);
	free(thread);
	buf_release(&name);
}

static enum done init_failed(struct vm *vm, struct thread *t, struct vclass *k, ref cause)
{
	write_8(vm, &k->init, INIT_FAILED);
	frame_pop(vm, t);
	keep_cause(vm, t, k, cause);
	if (class_is_subclass(class_of(cause), WK(vm, Error)))
		return throw_ref(vm, t, cause);
	throw_new(vm, t, "java/lang/ExceptionInInitializerError", NULL);
	if (t->exception) {
		set_ref(vm, t->exception, OFF(vm, Throwable, cause), cause);
		if (OFF(vm, ExceptionInInitializerError, exception))
			set_ref(vm, t->exception, OFF(vm, ExceptionInInitializerError, exception), cause);
	}
	return DONE_THROW;
}

enum done native_stub_init(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args,
	uint64_t *result)
{
	struct frame *f = t->top;
	struct vclass *k = (struct vclass *)args[0], *super;
	(void)m, (void)result;
	if (f->pc == NATIVE_CAUGHT) { // verification needs a class that its loader does not have
		ref thrown = (ref)f->stack[NATIVE_EXCEPTION];
		frame_pop(vm, t);
		return throw_ref(vm, t, thrown);
	}
	if (f->pc & NATIVE_CAUGHT)
		return init_failed(vm, t, k, (ref)f->stack[NATIVE_EXCEPTION]);
	switch (f->pc) {
	case 0:
		if (k->init != INIT_NONE)
			return DONE_OK;
		if (class_verify(vm, t, k) != DONE_OK)
			return DONE_THROW;
		write_16(vm, &k->init_thread, (uint16_t)t->number);
		write_8(vm, &k->init, INIT_RUNNING);
		set_constants(vm, k);
		f->pc = 1;
		__attribute__((fallthrough));
	case 1:
		super = super_to_initialize(t, k);
		if (super)
			return class_initialize(vm, t, super) == DONE_BLOCK ? DONE_BLOCK : DONE_FRAME;
		f->pc = 2;
		__attribute__((fallthrough));
	case 2:
		if (k->clinit)
			return java_call(vm, t, k->clinit, NULL);
		__attribute__((fallthrough));
	default:
		write_8(vm, &k->init, INIT_DONE);
		return DONE_OK;
	}
}

// ---- threads ------------------------------------------------------------------------------------

static enum done call_virtual(struct vm *vm, struct thread *t, ref object, const char *name,
	const char *type, uint64_t argument)
{
	struct vmethod *m = class_find_method(vm, class_of(object), name, type);
	INVARIANT(m);
	uint64_t args[2] = { object, argument };
	return java_call(vm, t, class_select(class_of(object), m), args);
}

// args: the Thread.
enum done native_stub_thread(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args,
	uint64_t *result)
{
	struct frame *f = t->top;
	ref java = (ref)args[0];
	(void)m, (void)result;
	enum { RUN, RAN, TOLD, EXITED };
	if (f->pc & NATIVE_CAUGHT) {
		if ((f->pc & ~NATIVE_CAUGHT) == RUN) {
			f->pc = RAN;
			thread_tell_uncaught(vm, t, (ref)f->stack[NATIVE_EXCEPTION]);
			return call_virtual(vm, t, java, "dispatchUncaughtException",
				"(Ljava/lang/Throwable;)V", f->stack[NATIVE_EXCEPTION]);
		}
		if (f->pc == (NATIVE_CAUGHT | RAN))
			thread_tell_handler_threw(vm, t, (ref)f->stack[NATIVE_EXCEPTION]);
		f->pc = f->pc == (NATIVE_CAUGHT | RAN) ? TOLD : EXITED;
	}
	switch (f->pc) {
	case RUN:
		return call_virtual(vm, t, java, "run", "()V", 0);
	case RAN:
	case TOLD:
		f->pc = TOLD;
		return call_virtual(vm, t, java, "exit", "()V", 0);
	default: // the end takes its monitor for a moment, so that it does not come between join's look and wait
		if (monitor_enter(vm, t, java) != DONE_OK)
			return DONE_BLOCK;
		monitor_exit(vm, t, java);
		thread_end(vm, t);
		return DONE_BLOCK;
	}
}
