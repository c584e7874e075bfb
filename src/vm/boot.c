// From nothing to a JDK that can run main: what HotSpot does before the launcher, in its order
// (threads.cpp: initialize_java_lang_classes, initPhase1 to 3). And the launcher's part: main.
#include <stdlib.h>
#include <unistd.h>

#include "vm/internal.h"
#include "vm/interp.h"

static struct vclass *make_primitive(struct vm *vm, const char *name, char kind)
{
	struct vclass *k = PERM_NEW(vm, struct vclass);
	struct image *image = vm->image;
	k->name = symbol_of_string(vm, name);
	k->kind = kind;
	k->access = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
	k->init = INIT_DONE;
	k->role = ROLE_JDK;
	image->primitives[(uint8_t)kind] = k;
	return k;
}

static void make_primitives(struct vm *vm)
{
	static const struct {
		const char *name;
		char kind;
	} all[] = { { "boolean", 'Z' }, { "byte", 'B' }, { "char", 'C' }, { "short", 'S' },
		{ "int", 'I' }, { "long", 'J' }, { "float", 'F' }, { "double", 'D' }, { "void", 'V' } };
	for (uint32_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		class_add_primitive(vm, make_primitive(vm, all[i].name, all[i].kind));
	for (uint32_t i = 0; i + 1 < sizeof(all) / sizeof(all[0]); i++)
		vm->image->arrays[(uint8_t)all[i].kind] = class_array_of(vm,
			vm->image->primitives[(uint8_t)all[i].kind]);
}

static void find_wellknown(struct vm *vm)
{
	struct image *image = vm->image;
	struct vfield *f;
#define CLASS(id, name) image->wk[WK_##id] = class_load_string(vm, name);
#define FIELD(class, id, field_name, field_type)                                                \
	if (image->wk[WK_##class]) {                                                                \
		f = class_field(vm, image->wk[WK_##class], field_name);                                 \
		image->offsets[F_##class##_##id] = f && symbol_is(f->type, field_type) ? f->offset : 0; \
	}
#include "vm/wellknown.def"
#undef CLASS
#undef FIELD
	image->wk[WK_Reference]->reference = 1;
}

enum boot_step {
	STEP_INIT,
	STEP_CALL,
	STEP_GROUP,
	STEP_MAIN_GROUP,
	STEP_THREAD,
	STEP_STRING,
	STEP_CONSTANTS,
	STEP_PHASE2,
	STEP_LOADER,
	STEP_DONE,
	STEP_PLATFORM
};

static const struct {
	enum boot_step step;
	const char *class_name, *method, *type;
} steps[] = {
	{ STEP_INIT, "java/lang/String", NULL, NULL },
	{ STEP_STRING, NULL, NULL, NULL },
	{ STEP_INIT, "java/lang/System", NULL, NULL },
	{ STEP_INIT, "java/lang/Class", NULL, NULL },
	{ STEP_INIT, "java/lang/ThreadGroup", NULL, NULL },
	{ STEP_GROUP, "java/lang/ThreadGroup", "<init>", "()V" },
	{ STEP_MAIN_GROUP, "java/lang/ThreadGroup", "<init>",
		"(Ljava/lang/ThreadGroup;Ljava/lang/String;)V" },
	{ STEP_INIT, "java/lang/Thread", NULL, NULL },
	{ STEP_THREAD, "java/lang/Thread", "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V" },
	{ STEP_INIT, "java/lang/Module", NULL, NULL },
	{ STEP_INIT, "jdk/internal/misc/UnsafeConstants", NULL, NULL },
	{ STEP_CONSTANTS, NULL, NULL, NULL },
	{ STEP_INIT, "java/lang/reflect/Method", NULL, NULL },
	{ STEP_INIT, "java/lang/ref/Finalizer", NULL, NULL },
	{ STEP_CALL, "java/lang/System", "initPhase1", "()V" },
	{ STEP_INIT, "java/lang/Throwable", NULL, NULL },
	{ STEP_INIT, "java/lang/OutOfMemoryError", NULL, NULL },
	{ STEP_INIT, "java/lang/NullPointerException", NULL, NULL },
	{ STEP_INIT, "java/lang/ClassCastException", NULL, NULL },
	{ STEP_INIT, "java/lang/ArithmeticException", NULL, NULL },
	{ STEP_INIT, "java/lang/StackOverflowError", NULL, NULL },
	{ STEP_INIT, "java/lang/invoke/MethodHandle", NULL, NULL },
	{ STEP_INIT, "java/lang/invoke/ResolvedMethodName", NULL, NULL },
	{ STEP_INIT, "java/lang/invoke/MethodHandleNatives", NULL, NULL },
	{ STEP_PHASE2, "java/lang/System", "initPhase2", "(ZZ)I" },
	{ STEP_CALL, "java/lang/System", "initPhase3", "()V" },
	{ STEP_CALL, "java/lang/ClassLoader", "getSystemClassLoader", "()Ljava/lang/ClassLoader;" },
	{ STEP_LOADER, NULL, NULL, NULL },
	{ STEP_CALL, "java/lang/ClassLoader", "getPlatformClassLoader", "()Ljava/lang/ClassLoader;" },
	{ STEP_PLATFORM, NULL, NULL, NULL },
	{ STEP_DONE, NULL, NULL, NULL },
};

static void set_static(struct vm *vm, const char *class_name, const char *field, uint32_t value)
{
	struct vclass *k = class_load_string(vm, class_name);
	struct vfield *f = k ? class_field(vm, k, field) : NULL;
	if (!f)
		return;
	if (f->kind == 'Z')
		set_8(vm, k->mirror, f->offset, (uint8_t)value);
	else
		set_32(vm, k->mirror, f->offset, value);
}

static void set_unsafe_constants(struct vm *vm)
{
	static const char name[] = "jdk/internal/misc/UnsafeConstants";
	set_static(vm, name, "ADDRESS_SIZE0", 8);
	set_static(vm, name, "PAGE_SIZE", 4096);
	set_static(vm, name, "BIG_ENDIAN", 0);
	set_static(vm, name, "UNALIGNED_ACCESS", 1);
	set_static(vm, name, "DATA_CACHE_LINE_FLUSH_SIZE", 0);
}

static enum done boot_call(struct vm *vm, struct thread *t, uint32_t i, const uint64_t *args)
{
	struct vclass *k = class_load_string(vm, steps[i].class_name);
	struct vmethod *m = k ? class_find_method(vm, k, steps[i].method, steps[i].type) : NULL;
	if (!m) {
		vm_unsupported(vm, t, "this JDK: it has no %s.%s%s", steps[i].class_name, steps[i].method,
			steps[i].type);
		return DONE_STOP;
	}
	return java_call(vm, t, m, args);
}

static enum done boot_step(struct vm *vm, struct thread *t, struct frame *f)
{
	struct image *image = vm->image;
	uint32_t i = f->pc;
	struct vclass *k;
	switch (steps[i].step) {
	case STEP_INIT:
		k = class_load_string(vm, steps[i].class_name);
		if (k && !class_is_ready(t, k)) {
			class_initialize(vm, t, k);
			return DONE_FRAME;
		}
		break;
	case STEP_STRING:
		set_static(vm, "java/lang/String", "COMPACT_STRINGS", 1);
		break;
	case STEP_CONSTANTS:
		set_unsafe_constants(vm);
		break;
	case STEP_GROUP:
		image->system_group = heap_object(vm, t, WK(vm, ThreadGroup));
		return boot_call(vm, t, i, (uint64_t[]){ image->system_group });
	case STEP_MAIN_GROUP:
		image->main_group = heap_object(vm, t, WK(vm, ThreadGroup));
		return boot_call(vm, t, i,
			(uint64_t[]){ image->main_group, image->system_group,
				string_constant(vm, SLICE("main")) });
	case STEP_THREAD:
		if (OFF(vm, Thread, priority))
			set_32(vm, t->java, OFF(vm, Thread, priority), 5);
		return boot_call(vm, t, i,
			(uint64_t[]){ t->java, image->main_group, string_constant(vm, SLICE("main")) });
	case STEP_PHASE2:
		return boot_call(vm, t, i, (uint64_t[]){ 1, 1 });
	case STEP_CALL:
		return boot_call(vm, t, i, NULL);
	case STEP_LOADER:
		image->app_loader = (ref)f->stack[NATIVE_RESULT];
		image->app_module = get_32(image->app_loader, OFF(vm, ClassLoader, unnamedModule));
		break;
	case STEP_PLATFORM:
		image->platform_loader = (ref)f->stack[NATIVE_RESULT];
		break;
	case STEP_DONE:
		thread_set_status(vm, t->java, 5);
		image->is_booted = true;
		return DONE_OK;
	}
	f->pc++;
	return DONE_FRAME;
}

enum done native_stub_boot(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args,
	uint64_t *result)
{
	(void)m, (void)args, (void)result;
	struct frame *f = t->top;
	if (f->pc & NATIVE_CAUGHT) {
		ref e = (ref)f->stack[NATIVE_EXCEPTION];
		ref message = get_32(e, OFF(vm, Throwable, detailMessage));
		char *text = string_c(vm, message);
		struct buf out = BUF_INIT;
		ref trace = get_32(e, OFF(vm, Throwable, backtrace));
		for (uint32_t i = 0; trace && i < array_length(trace) && i < 30; i++) {
			uint64_t at = read_64(array_at(trace)->data + 8 * (size_t)i);
			struct vmethod *where = (struct vmethod *)(void *)(VM_BASE + (at >> 32));
			buf_printf(&out, "\tat %s.%s:%u\n", where->owner->name->text, where->name->text,
				method_line(where, (uint32_t)at));
		}
		vm_unsupported(vm, NULL, "booting the JDK: %s: %s\n%s", class_of(e)->name->text, text,
			buf_cstring(&out));
		buf_release(&out);
		free(text);
		return DONE_STOP;
	}
	return boot_step(vm, t, f);
}

bool boot(struct vm *vm, struct err *err)
{
	struct image *image = vm->image;
	image->perm_at = PERM_START + (uint32_t)((sizeof(*image) + 63) & ~(size_t)63);
	image->heap_at = HEAP_START;
	image->heap_limit = image->hole_end = HEAP_END;
	image->threads = PERM_ARRAY(vm, struct thread, VM_MAX_THREADS + 1);
	stubs_make(vm);
	image->wk[WK_Object] = class_load_string(vm, "java/lang/Object");
	if (!image->wk[WK_Object])
		return err_set(err, ERR_USAGE, "no java.lang.Object: is there a JDK?");
	image->wk[WK_Cloneable] = class_load_string(vm, "java/lang/Cloneable");
	image->wk[WK_Serializable] = class_load_string(vm, "java/io/Serializable");
	class_load_string(vm, "java/lang/Class");
	make_primitives(vm);
	find_wellknown(vm);
	ref java = perm_object(vm, WK(vm, Thread), 0, 1);
	struct thread *t = thread_new(vm, NULL, java);
	frame_push(vm, t, image->stub_boot, &(uint64_t){ 0 });
	vm->budget = 200u * 1000 * 1000;
	interp_run(vm, t);
	if (vm->status != VM_RUNNING || !image->is_booted)
		return err_set(err, ERR_UNSUPPORTED, "%s",
			vm->message ? vm->message : "the JDK does not boot");
	t->state = VM_THREAD_NONE;
	t->top = NULL;
	return true;
}

// ---- main -----------------------------------------------------------------------------------------

enum main_state {
	MAIN_PATH,
	MAIN_LOADER,
	MAIN_LOADER_MADE,
	MAIN_INIT,
	MAIN_NEW,
	MAIN_RUN,
	MAIN_RAN,
	MAIN_TOLD,
	MAIN_LAST,
	MAIN_SHUT
};
_Static_assert(MAIN_INIT == STUB_MAIN_INIT && MAIN_RAN == STUB_MAIN_RAN &&
		MAIN_TOLD == STUB_MAIN_TOLD,
	"vm/interp.h");
enum { OWN_CLASS = STUB_MAIN_CLASS, OWN_ARGS, OWN_PATH, OWN_OBJECT, OWN_METHOD, OWN_RECEIVER };

static struct vmethod *find_main(struct vm *vm, struct vclass *k)
{
	struct vmethod *m = class_find_method(vm, k, "main", "([Ljava/lang/String;)V");
	if (m && ((m->access & ACC_STATIC) || vm->image->jdk >= 25))
		return m;
	if (vm->image->jdk >= 25)
		return class_find_method(vm, k, "main", "()V");
	return NULL;
}

static enum done call_static(struct vm *vm, struct thread *t, const char *class_name,
	const char *name, const char *type, const uint64_t *args)
{
	struct vclass *k = class_load_string(vm, class_name);
	struct vmethod *m = k ? class_find_method(vm, k, name, type) : NULL;
	if (!m) {
		vm_unsupported(vm, t, "this JDK: it has no %s.%s", class_name, name);
		return DONE_STOP;
	}
	if (!class_is_ready(t, k)) {
		class_initialize(vm, t, k);
		return DONE_FRAME;
	}
	return java_call(vm, t, m, args);
}

static enum done main_loader(struct vm *vm, struct thread *t, struct frame *f)
{
	struct vclass *k = class_load_string(vm, "jdk/internal/loader/URLClassPath");
	struct vmethod *m = k ? class_find_method(vm, k, "<init>", "(Ljava/lang/String;Z)V") : NULL;
	if (!m) {
		f->pc = MAIN_INIT;
		return DONE_FRAME;
	}
	if (!class_is_ready(t, k)) {
		class_initialize(vm, t, k);
		return DONE_FRAME;
	}
	f->stack[OWN_OBJECT] = heap_object(vm, t, k);
	return java_call(vm, t, m, (uint64_t[]){ f->stack[OWN_OBJECT], f->stack[OWN_PATH], 0 });
}

static enum done main_run(struct vm *vm, struct thread *t, struct frame *f)
{
	struct vmethod *m = (struct vmethod *)f->stack[OWN_METHOD];
	bool takes = symbol_is(m->type, "([Ljava/lang/String;)V");
	uint64_t args[2] = { f->stack[OWN_RECEIVER], takes ? f->stack[OWN_ARGS] : 0 };
	return java_call(vm, t, m, m->access & ACC_STATIC ? args + 1 : args);
}

static enum done main_new(struct vm *vm, struct thread *t, struct frame *f)
{
	struct vclass *k = (struct vclass *)f->stack[OWN_CLASS];
	struct vmethod *m = find_main(vm, k), *made = class_find_method(vm, k, "<init>", "()V");
	f->stack[OWN_METHOD] = (uintptr_t)m;
	if ((m->access & ACC_STATIC) || !made) {
		f->pc = MAIN_RUN;
		return DONE_FRAME;
	}
	f->stack[OWN_RECEIVER] = heap_object(vm, t, k);
	return java_call(vm, t, made, &f->stack[OWN_RECEIVER]);
}

static enum done main_caught(struct vm *vm, struct thread *t, struct frame *f)
{
	uint32_t state = f->pc & ~NATIVE_CAUGHT;
	if (state >= MAIN_RAN) {
		f->pc = state + 1;
		return DONE_FRAME;
	}
	if (vm->image->main_status) { // its handler threw
		thread_tell_handler_threw(vm, t, (ref)f->stack[NATIVE_EXCEPTION]);
		f->pc = MAIN_RAN;
		return DONE_FRAME;
	}
	write_32(vm, &vm->image->main_status, 1);
	f->pc = MAIN_RAN - 1;
	thread_tell_uncaught(vm, t, (ref)f->stack[NATIVE_EXCEPTION]);
	uint64_t args[2] = { t->java, f->stack[NATIVE_EXCEPTION] };
	struct vmethod *m = class_find_method(vm, class_of(t->java), "dispatchUncaughtException",
		"(Ljava/lang/Throwable;)V");
	return java_call(vm, t, m, args);
}

// JDK 11 has it in the loader and in its superclass.
static void set_class_path(struct vm *vm, ref path)
{
	for (struct vclass *k = class_of(vm->image->app_loader); k; k = k->super) {
		struct vfield *ucp = class_field(vm, k, "ucp");
		if (ucp)
			set_ref(vm, vm->image->app_loader, ucp->offset, path);
	}
}

enum done native_stub_main(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args,
	uint64_t *result)
{
	(void)m, (void)args, (void)result;
	struct frame *f = t->top;
	struct vclass *k = (struct vclass *)f->stack[OWN_CLASS];
	if (f->pc & NATIVE_CAUGHT)
		return main_caught(vm, t, f);
	switch (f->pc) {
	case MAIN_PATH:
		return call_static(vm, t, "java/lang/System", "setProperty",
			"(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
			(uint64_t[]){ string_constant(vm, SLICE("java.class.path")), f->stack[OWN_PATH] });
	case MAIN_LOADER:
		return main_loader(vm, t, f);
	case MAIN_LOADER_MADE:
		set_class_path(vm, (ref)f->stack[OWN_OBJECT]);
		f->pc = MAIN_INIT;
		return DONE_FRAME;
	case MAIN_INIT:
		if (!class_is_ready(t, k)) {
			class_initialize(vm, t, k);
			return DONE_FRAME;
		}
		f->pc = MAIN_NEW;
		return DONE_FRAME;
	case MAIN_NEW:
		return main_new(vm, t, f);
	case MAIN_RUN:
		return main_run(vm, t, f);
	case MAIN_RAN:
		return java_call(vm, t, class_find_method(vm, WK(vm, Thread), "exit", "()V"),
			&(uint64_t){ t->java });
	case MAIN_TOLD: // As in stub_thread.
		if (monitor_enter(vm, t, t->java) != DONE_OK)
			return DONE_BLOCK;
		monitor_exit(vm, t, t->java);
		f->pc = MAIN_LAST;
		t->is_daemon = true;
		// The launcher's thread is done: who joins it goes on.
		thread_set_status(vm, t->java, 2);
		set_64(vm, t->java, OFF(vm, Thread, eetop), 0);
		thread_notify(vm, t, t->java, true);
		t->state = VM_THREAD_LAST;
		return DONE_BLOCK;
	case MAIN_LAST:
		return call_static(vm, t, "java/lang/Shutdown", "shutdown", "()V", NULL);
	default:
		write_32(vm, &vm->image->exit_status, vm->image->main_status);
		write_8(vm, &vm->image->has_ended, true);
		vm->status = VM_EXITED;
		return DONE_STOP;
	}
}

static struct frame *push_main(struct vm *vm, struct vclass *k, uint32_t n_args,
	const char *const *args)
{
	struct image *image = vm->image;
	struct thread *t = vthread_at(vm, 1);
	t->state = VM_THREAD_RUNNABLE;
	t->until = INT64_MAX;
	ref array = heap_array(vm, t, class_array_of(vm, WK(vm, String)), n_args);
	struct frame *f = frame_push(vm, t, image->stub_main, &(uint64_t){ 0 });
	for (uint32_t i = 0; i < n_args; i++)
		set_ref(vm, array, ARRAY_BASE + 4 * i, string_new(vm, t, args[i]));
	f->stack[OWN_CLASS] = (uintptr_t)k;
	f->stack[OWN_ARGS] = array;
	f->stack[OWN_PATH] = string_new(vm, t, vm->options.class_path ? vm->options.class_path : "");
	return f;
}

bool vm_start_main(struct vm *vm, const char *class_name, uint32_t n_args, const char *const *args,
	struct err *err)
{
	struct buf name = BUF_INIT;
	for (const char *p = class_name; *p; p++)
		buf_char(&name, *p == '.' ? '/' : *p);
	struct thread *t = vthread_at(vm, 1);
	t->state = VM_THREAD_RUNNABLE;
	struct vclass *k = class_load(vm, t, buf_view(&name), 0);
	buf_release(&name);
	if (!k) {
		ref message = t->exception ? get_32(t->exception, OFF(vm, Throwable, detailMessage)) : 0;
		char *text = string_c(vm, message);
		const char *kind = t->exception ? class_of(t->exception)->name->text : "cannot be loaded";
		err_set(err, ERR_USAGE, "%s: %s: %s", class_name, kind, text);
		free(text);
		return false;
	}
	if (!find_main(vm, k))
		return err_set(err, ERR_USAGE, "%s: no main method", class_name);
	return push_main(vm, k, n_args, args) != NULL;
}
