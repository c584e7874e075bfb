// Exceptions: made without running their constructors (which would only copy the message), thrown, and
// unwound to a handler (JVMS 2.10). A backtrace is a long[] of method and pc.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/internal.h"
#include "vm/interp.h"

#define MAX_BACKTRACE 1024u

static void stop(struct vm *vm, struct thread *t, enum vm_status status, const char *format,
	va_list args)
{
	if (vm->status != VM_RUNNING)
		return;
	struct buf out = BUF_INIT;
	buf_vprintf(&out, format, args);
	buf_char(&out, '\n');
	if (t)
		stack_print(vm, t, &out);
	vm->status = status;
	free(vm->message);
	vm->message = xmalloc(out.len + 1);
	memcpy(vm->message, buf_cstring(&out), out.len + 1);
	buf_release(&out);
}

void vm_unsupported(struct vm *vm, struct thread *t, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	stop(vm, t, VM_UNSUPPORTED, format, args);
	va_end(args);
}

void vm_limit(struct vm *vm, struct thread *t, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	stop(vm, t, VM_LIMIT, format, args);
	va_end(args);
}

uint32_t method_line(const struct vmethod *m, uint32_t pc)
{
	return m->member && m->member->code ? code_line(m->owner->file, m->member->code, pc) : 0;
}

static void print_place(const struct vmethod *m, uint32_t pc, struct buf *out)
{
	buf_string(out, "\tat ");
	class_print_name(class_text(m->owner), out);
	buf_printf(out, ".%s", m->name->text);
	uint32_t line = method_line(m, pc);
	if (m->access & ACC_NATIVE)
		buf_string(out, "(Native Method)\n");
	else if (m->owner->source.len && line)
		buf_printf(out, "(%.*s:%u)\n", SLICE_ARG(m->owner->source), line);
	else if (m->owner->source.len)
		buf_printf(out, "(%.*s)\n", SLICE_ARG(m->owner->source));
	else
		buf_string(out, "(Unknown Source)\n");
}

void stack_print(const struct vm *vm, const struct thread *t, struct buf *out)
{
	if (vm->in_native)
		print_place(vm->in_native, 0, out);
	uint32_t n = 0;
	for (const struct frame *f = t->top; f && n++ < 60; f = f->prev)
		if (f->method->owner->file)
			print_place(f->method, f->pc, out);
}

void throwable_print(const struct vm *vm, ref exception, struct buf *out)
{
	ref trace = get_32(exception, OFF(vm, Throwable, backtrace));
	for (uint32_t i = 0; trace && i < array_length(trace) && i < 60; i++) {
		uint64_t at = read_64(array_at(trace)->data + 8 * (size_t)i);
		print_place((const struct vmethod *)(const void *)(VM_BASE + (at >> 32)), (uint32_t)at,
			out);
	}
}

uint32_t throwable_places(const struct vm *vm, ref exception, struct vm_at *places, uint32_t max)
{
	ref trace = get_32(exception, OFF(vm, Throwable, backtrace));
	uint32_t n = 0;
	for (; trace && n < array_length(trace) && n < max; n++) {
		uint64_t at = read_64(array_at(trace)->data + 8 * (size_t)n);
		places[n] = (struct vm_at){ VM_BASE + (at >> 32), (uint32_t)at };
	}
	return n;
}

// ---- backtraces -------------------------------------------------------------------------------

static bool is_construction(const struct frame *f, ref exception)
{
	const struct vmethod *m = f->method;
	if (symbol_is(m->name, "fillInStackTrace"))
		return true;
	return symbol_is(m->name, "<init>") && f->method->n_args && (ref)f->locals[0] == exception;
}

// Virtual threads are bound threads here, whose class the JDK has for machines that cannot unmount them. What a
// program sees is what it would see of the other class: the call of the same name in its run.
static uint64_t place_in_virtual_thread(struct vm *vm, const struct frame *f)
{
	struct vclass *k = class_load_string(vm, "java/lang/VirtualThread");
	struct vmethod *run = k ? class_find_method(vm, k, "run", "(Ljava/lang/Runnable;)V") : NULL;
	const struct code *code = run ? run->member->code : NULL;
	struct member_ref called = class_member_ref(f->method->owner->file,
		(uint16_t)code_insn(f->method->member->code, f->pc).a);
	for (uint32_t at = 0; code && at < code->length;) {
		struct insn i = code_insn(code, at);
		if (i.op == OP_invokevirtual &&
			slice_equal(class_member_ref(k->file, (uint16_t)i.a).name, called.name))
			return (uint64_t)offset_of(run) << 32 | at;
		at = i.next;
	}
	return (uint64_t)offset_of(f->method) << 32 | f->pc;
}

uint64_t trace_place(struct vm *vm, const struct frame *f)
{
	if (WK(vm, BaseVirtualThread) && f->method->owner->super == WK(vm, BaseVirtualThread) &&
		symbol_is(f->method->name, "run") &&
		code_insn(f->method->member->code, f->pc).op == OP_invokevirtual)
		return place_in_virtual_thread(vm, f);
	return (uint64_t)offset_of(f->method) << 32 | f->pc;
}

void throw_fill(struct vm *vm, struct thread *t, ref exception)
{
	const struct frame *f = t->top;
	uint64_t found[MAX_BACKTRACE];
	uint32_t n = 0;
	const struct vmethod *native = vm->in_native;
	if (native && !symbol_is(native->name, "fillInStackTrace"))
		found[n++] = (uint64_t)offset_of(native) << 32;
	while (f && is_construction(f, exception))
		f = f->prev;
	for (; f && n < MAX_BACKTRACE; f = f->prev)
		if (!f->method->is_hidden && f->method->owner->file)
			found[n++] = trace_place(vm, f);
	ref trace = heap_array(vm, t, vm->image->arrays['J'], n);
	if (!trace)
		return;
	memcpy(array_at(trace)->data, found, n * sizeof(*found));
	set_ref(vm, exception, OFF(vm, Throwable, backtrace), trace);
	set_32(vm, exception, OFF(vm, Throwable, depth), n);
	struct vfield *unassigned = class_field(vm, WK(vm, Throwable), "UNASSIGNED_STACK");
	set_ref(vm, exception, OFF(vm, Throwable, stackTrace),
		get_32(WK(vm, Throwable)->mirror, unassigned->offset));
}

enum done throw_ref(struct vm *vm, struct thread *t, ref exception)
{
	(void)vm;
	t->exception = exception;
	return DONE_THROW;
}

enum done throw_new(struct vm *vm, struct thread *t, const char *class_name, const char *format,
	...)
{
	char text[1000] = "";
	if (format) {
		va_list args;
		va_start(args, format);
		vsnprintf(text, sizeof(text), format, args);
		va_end(args);
	}
	if (!t || !WK(vm, Throwable)) {
		vm_unsupported(vm, t, "%s: %s", class_name, text);
		return DONE_STOP;
	}
	if (vm->status != VM_RUNNING)
		return DONE_STOP;
	t->exception = 0;
	struct vclass *k = class_load(vm, t, slice_of_string(class_name), 0);
	if (!k)
		return DONE_THROW;
	ref exception = heap_object(vm, t, k);
	if (!exception)
		return DONE_STOP;
	if (format)
		set_ref(vm, exception, OFF(vm, Throwable, detailMessage), string_new(vm, t, text));
	set_ref(vm, exception, OFF(vm, Throwable, cause), exception);
	struct vfield *sentinel = class_field(vm, WK(vm, Throwable), "SUPPRESSED_SENTINEL");
	set_ref(vm, exception, OFF(vm, Throwable, suppressedExceptions),
		get_32(WK(vm, Throwable)->mirror, sentinel->offset));
	throw_fill(vm, t, exception);
	struct vfield *filled = class_field(vm, k, "extendedMessageState");
	if (filled) // a NullPointerException explains itself only where its trace was filled in once
		set_32(vm, exception, filled->offset, 1);
	return throw_ref(vm, t, exception);
}

// ---- unwinding --------------------------------------------------------------------------------

static bool find_handler(struct vm *vm, struct thread *t, struct frame *f)
{
	struct vmethod *m = f->method;
	if (!m->member || !m->member->code)
		return false;
	const struct code *code = m->member->code;
	ref exception = t->exception;
	for (uint32_t i = 0; i < code->n_handlers; i++) {
		const struct handler *h = &code->handlers[i];
		if (f->pc < h->start || f->pc >= h->end)
			continue;
		if (h->catch_type) {
			t->exception = 0;
			struct vclass *k = resolve_class(vm, t, m->owner, h->catch_type);
			t->exception = exception;
			if (vm->wanted.name) {
				load_wanted_to_catch(vm, t);
				return true;
			}
			if (!k || !class_is_subclass(class_of(exception), k))
				continue;
		}
		f->pc = h->target;
		f->stack[0] = exception;
		f->sp = f->stack + 1;
		t->exception = 0;
		return true;
	}
	return false;
}

bool throw_unwind(struct vm *vm, struct thread *t)
{
	while (t->top) {
		struct frame *f = t->top;
		if (f->method->native) {
			if (natives[f->method->native - 1].has_frame == 2) {
				f->stack[NATIVE_EXCEPTION] = t->exception;
				f->sp = f->stack + N_NATIVE_STACK;
				f->pc |= NATIVE_CAUGHT;
				t->exception = 0;
				return true;
			}
		} else if (find_handler(vm, t, f)) {
			return true;
		}
		frame_pop(vm, t);
	}
	return false;
}

// ---- what instructions throw ------------------------------------------------------------------------

// As Java writes it: with dots.
char *class_external_name(const struct vclass *k, char *text, size_t n)
{
	struct buf out = BUF_INIT;
	class_print_name(class_text(k), &out);
	snprintf(text, n, "%.*s", (int)out.len, out.ptr);
	buf_release(&out);
	return text;
}

void method_print_external(struct slice owner, struct slice name, struct slice type,
	struct buf *out)
{
	struct slice parameters = descriptor_parameters(type), d;
	class_print_type(descriptor_return(type), out);
	buf_char(out, ' ');
	class_print_name(owner, out);
	buf_printf(out, ".%.*s(", SLICE_ARG(name));
	for (uint32_t i = 0; (d = descriptor_next(&parameters)).len; i++) {
		if (i)
			buf_string(out, ", ");
		class_print_type(d, out);
	}
	buf_char(out, ')');
}

void class_describe_module(struct vm *vm, struct vclass *k, char *text, size_t n)
{
	struct vclass *e = k->element ? k->element : k;
	// One that is being defined has no mirror yet.
	ref module = e->mirror ? get_32(e->mirror, OFF(vm, Class, module)) : 0;
	ref name = module ? get_32(module, OFF(vm, Module, name)) : 0;
	ref loader = e->mirror ? get_32(e->mirror, OFF(vm, Class, classLoader))
		: e->loader        ? e->loader
						   : vm->image->app_loader;
	char where[200], by[300];
	if (name) {
		char *text_of_name = string_c(vm, name);
		snprintf(where, sizeof(where), "module %s", text_of_name);
		free(text_of_name);
	} else {
		snprintf(where, sizeof(where), "unnamed module");
	}
	if (class_is_primitive(e))
		snprintf(where, sizeof(where), "module java.base");
	snprintf(text, n, "%s of loader %s", where, loader_describe(vm, loader, by, sizeof(by)));
}

void class_describe_both(struct vm *vm, struct vclass *a, struct vclass *b, char *text, size_t n)
{
	char name_a[300], name_b[300], where_a[300], where_b[300];
	class_external_name(a, name_a, sizeof(name_a));
	class_external_name(b, name_b, sizeof(name_b));
	class_describe_module(vm, a, where_a, sizeof(where_a));
	class_describe_module(vm, b, where_b, sizeof(where_b));
	if (strcmp(where_a, where_b) == 0)
		snprintf(text, n, "%s and %s are in %s", name_a, name_b, where_a);
	else
		snprintf(text, n, "%s is in %s; %s is in %s", name_a, where_a, name_b, where_b);
}

enum done throw_class_cast(struct vm *vm, struct thread *t, struct vclass *from, struct vclass *to)
{
	char a[300], b[300], where[1300];
	class_describe_both(vm, from, to, where, sizeof(where));
	return throw_new(vm, t, "java/lang/ClassCastException",
		"class %s cannot be cast to class %s (%s)", class_external_name(from, a, sizeof(a)),
		class_external_name(to, b, sizeof(b)), where);
}

enum done throw_store(struct vm *vm, struct thread *t, ref value)
{
	char text[300];
	return throw_new(vm, t, "java/lang/ArrayStoreException", "%s",
		class_external_name(class_of(value), text, sizeof(text)));
}

enum done throw_index(struct vm *vm, struct thread *t, int32_t index, ref array)
{
	return throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException",
		"Index %d out of bounds for length %u", index, array_length(array));
}

enum done throw_npe(struct vm *vm, struct thread *t)
{
	return throw_new(vm, t, "java/lang/NullPointerException", NULL);
}

enum done throw_negative(struct vm *vm, struct thread *t, int32_t length)
{
	return throw_new(vm, t, "java/lang/NegativeArraySizeException", "%d", length);
}
