// Stack traces: of Throwables and of threads, and StackWalker. A StackWalker's native calls back with a
// batch of frames filled in; where the walk has come to is kept in that native's own frame.
#include "vm/natives.h"

NATIVE_FN(throwable_fill)
{
	throw_fill(vm, t, REF(0));
	RETURN(args[0]);
}

static void put_text(struct vm *vm, struct thread *t, ref element, uint32_t offset,
	struct slice text)
{
	if (text.len)
		set_ref(vm, element, offset, string_of_slice(vm, t, text));
}

static void fill_element(struct vm *vm, struct thread *t, ref element, const struct vmethod *where,
	uint32_t pc)
{
	struct vclass *k = where->owner;
	struct buf name = BUF_INIT;
	class_print_name(class_text(k), &name);
	set_ref(vm, element, OFF(vm, StackTraceElement, declaringClassObject), k->mirror);
	put_text(vm, t, element, OFF(vm, StackTraceElement, declaringClass), buf_view(&name));
	put_text(vm, t, element, OFF(vm, StackTraceElement, methodName), symbol_slice(where->name));
	put_text(vm, t, element, OFF(vm, StackTraceElement, fileName), k->source);
	uint32_t line = method_line(where, pc);
	set_32(vm, element, OFF(vm, StackTraceElement, lineNumber),
		where->access & ACC_NATIVE ? (uint32_t)-2
			: line                 ? line
								   : (uint32_t)-1);
	ref loader = get_32(k->mirror, OFF(vm, Class, classLoader));
	if (loader)
		set_ref(vm, element, OFF(vm, StackTraceElement, classLoaderName),
			get_32(loader, OFF(vm, ClassLoader, name)));
	ref module = get_32(k->mirror, OFF(vm, Class, module));
	if (module && get_32(module, OFF(vm, Module, name))) {
		set_ref(vm, element, OFF(vm, StackTraceElement, moduleName),
			get_32(module, OFF(vm, Module, name)));
		put_text(vm, t, element, OFF(vm, StackTraceElement, moduleVersion),
			slice_of_string(input_jdk_version(vm->input)));
	}
	buf_release(&name);
}

// 17: (StackTraceElement[], Throwable); later: (StackTraceElement[], Object backtrace, int depth).
NATIVE_FN(trace_init_elements)
{
	ref elements = REF(0), trace = REF(1);
	if (class_is_subclass(class_of(trace), WK(vm, Throwable)))
		trace = get_32(trace, OFF(vm, Throwable, backtrace));
	for (uint32_t i = 0; i < array_length(elements) && i < array_length(trace); i++) {
		uint64_t at = read_64(array_at(trace)->data + 8 * (size_t)i);
		fill_element(vm, t, get_32(elements, ARRAY_BASE + 4 * i),
			(struct vmethod *)(void *)(VM_BASE + (at >> 32)), (uint32_t)at);
	}
	return DONE_OK;
}

NATIVE_FN(npe_extended_message)
{
	ref trace = get_32(REF(0), OFF(vm, Throwable, backtrace));
	if (!trace || array_length(trace) == 0)
		RETURN(0);
	uint64_t at = read_64(array_at(trace)->data);
	struct buf out = BUF_INIT;
	npe_message(vm, (struct vmethod *)(void *)(VM_BASE + (at >> 32)), (uint32_t)at, &out);
	*result = out.len ? string_of_slice(vm, t, buf_view(&out)) : 0;
	buf_release(&out);
	return DONE_OK;
}

ref thread_trace_of(struct vm *vm, struct thread *t, const struct thread *of, uint32_t max_depth)
{
	uint32_t n = 0;
	for (const struct frame *f = of ? of->top : NULL; f && n < max_depth; f = f->prev)
		n += !f->method->is_hidden && f->method->owner->file;
	ref array = class_array(vm, t, WK(vm, StackTraceElement), n);
	uint32_t i = 0;
	for (const struct frame *f = of ? of->top : NULL; f && array && i < n; f = f->prev) {
		if (f->method->is_hidden || !f->method->owner->file)
			continue;
		ref element = heap_object(vm, t, WK(vm, StackTraceElement));
		if (!element)
			return 0;
		uint64_t at = trace_place(vm, f);
		fill_element(vm, t, element, (struct vmethod *)(void *)(VM_BASE + (at >> 32)),
			(uint32_t)at);
		set_ref(vm, array, ARRAY_BASE + 4 * i++, element);
	}
	return array;
}

NATIVE_FN(thread_dump)
{
	ref threads = REF(0);
	struct vclass *k = class_array_of(vm, WK(vm, StackTraceElement));
	ref array = class_array(vm, t, k, array_length(threads));
	for (uint32_t i = 0; array && i < array_length(threads); i++)
		set_ref(vm, array, ARRAY_BASE + 4 * i,
			thread_trace_of(vm, t, thread_of_java(vm, get_32(threads, ARRAY_BASE + 4 * i)),
				UINT32_MAX));
	RETURN_NEW(array);
}

NATIVE_FN(thread_trace)
{
	struct thread *of = thread_of_java(vm, REF(0));
	if (!of)
		RETURN(0);
	RETURN_NEW(thread_trace_of(vm, t, of, UINT32_MAX));
}

// ---- StackWalker ------------------------------------------------------------------------------------

enum { OWN_NEXT = NATIVE_OWN }; // how many frames below the native's own are done with
enum { MODE_CLASS_ONLY = 2, MODE_SHOW_HIDDEN = 0x20 };

static void put_field(struct vm *vm, ref object, const char *name, uint32_t value)
{
	for (struct vclass *k = class_of(object); k; k = k->super) {
		struct vfield *f = class_field(vm, k, name);
		if (!f)
			continue;
		if (f->kind == 'L')
			set_ref(vm, object, f->offset, value);
		else
			set_32(vm, object, f->offset, value);
		return;
	}
}

static uint32_t get_field(struct vm *vm, ref object, const char *name)
{
	for (struct vclass *k = class_of(object); k; k = k->super) {
		struct vfield *f = class_field(vm, k, name);
		if (f)
			return get_32(object, f->offset);
	}
	return 0;
}

static ref resolved_name(struct vm *vm, struct thread *t, const struct vmethod *m)
{
	ref resolved = heap_object(vm, t, WK(vm, ResolvedMethodName));
	if (resolved) {
		if (OFF(vm, ResolvedMethodName, vmholder))
			set_ref(vm, resolved, OFF(vm, ResolvedMethodName, vmholder), m->owner->mirror);
		set_64(vm, resolved, OFF(vm, ResolvedMethodName, vm), (uintptr_t)m);
	}
	return resolved;
}

#define MN_IS_METHOD 0x00010000u
#define MN_CALLER_SENSITIVE 0x00100000u

// 17 keeps a MemberName in the frame, later JDKs the name and the type.
static bool fill_frame(struct vm *vm, struct thread *t, ref frames, uint32_t at, int mode,
	const struct frame *f)
{
	const struct vmethod *m = f->method;
	ref element = get_32(frames, ARRAY_BASE + 4 * at);
	if (class_of(frames)->component == WK(vm, Class)) {
		set_ref(vm, frames, ARRAY_BASE + 4 * at, m->owner->mirror);
		return true;
	}
	uint32_t flags = m->access | (m->is_caller_sensitive ? MN_CALLER_SENSITIVE : 0);
	ref member = get_field(vm, element, "memberName"), resolved = resolved_name(vm, t, m);
	if (!resolved)
		return false;
	put_field(vm, element, "bci", f->pc);
	if (member) {
		set_32(vm, member, OFF(vm, MemberName, flags),
			flags | MN_IS_METHOD | REF_invokeStatic << 24);
		set_ref(vm, member, OFF(vm, MemberName, clazz), m->owner->mirror);
		set_ref(vm, member, OFF(vm, MemberName, name), string_constant(vm, symbol_slice(m->name)));
		set_ref(vm, member, OFF(vm, MemberName, type), string_constant(vm, symbol_slice(m->type)));
		set_ref(vm, member, OFF(vm, MemberName, method), resolved);
		return true;
	}
	put_field(vm, element, "flags", get_field(vm, element, "flags") | flags);
	put_field(vm, element, "classOrMemberName",
		mode & MODE_CLASS_ONLY ? m->owner->mirror : resolved);
	put_field(vm, element, "name", string_constant(vm, symbol_slice(m->name)));
	put_field(vm, element, "type", string_constant(vm, symbol_slice(m->type)));
	return true;
}

static bool is_walker_frame(struct vm *vm, const struct frame *f)
{
	const struct vclass *k = f->method->owner;
	const char *walker = "java/lang/StackStreamFactory$AbstractStackWalker";
	(void)vm;
	return symbol_is(k->name, "java/lang/StackWalker") || symbol_is(k->name, walker) ||
		(k->super && symbol_is(k->super->name, walker));
}

// Fills frames from index `start` on with at most n, from where the walk of `anchor` has come to.
static uint32_t fill_batch(struct vm *vm, struct thread *t, struct frame *anchor, int mode,
	uint32_t n, uint32_t start, ref frames)
{
	uint32_t skip = (uint32_t)anchor->stack[OWN_NEXT], at = start, walked = 0;
	const struct frame *f = anchor->prev;
	for (; f && walked < skip; f = f->prev)
		walked++;
	for (; f && at < start + n && at < array_length(frames); f = f->prev) {
		walked++;
		if (!f->method->owner->file || (f->method->is_hidden && !(mode & MODE_SHOW_HIDDEN)))
			continue;
		if (!fill_frame(vm, t, frames, at, mode, f))
			break;
		at++;
	}
	anchor->stack[OWN_NEXT] = walked;
	return at;
}

// 17: (long mode, int skip, int batch, int start, Object[] frames); 21: ContinuationScope and Continuation behind
// skip; later: (int mode, int skip, the two, int buffer, int start, Object[] frames); a buffer begins before start.
NATIVE_FN(walker_start)
{
	struct frame *f = t->top;
	if (f->pc)
		RETURN(f->stack[NATIVE_RESULT]);
	bool is_old = m->type->text[1] == 'J';
	uint32_t skip_at = is_old ? 3 : 2;
	const uint64_t *rest = args + skip_at + (strstr(m->type->text, "Continuation") ? 3 : 1);
	uint32_t skip = (uint32_t)args[skip_at], skipped = 0;
	const struct frame *below = f->prev;
	for (; below && is_walker_frame(vm, below); below = below->prev)
		skipped++;
	for (; below && skip > 0; below = below->prev, skip--)
		skipped++;
	f->stack[OWN_NEXT] = skipped;
	uint32_t start = (uint32_t)rest[1], n = (uint32_t)rest[0] - (is_old ? 0 : start);
	uint32_t end = fill_batch(vm, t, f, (int)args[1], n, start, (ref)rest[2]);
	if (end == start)
		return throw_new(vm, t, "java/lang/InternalError", "stack walk: no frame");
	struct vmethod *walk = class_find_method(vm, m->owner, "doStackWalk",
		"(JIIII)Ljava/lang/Object;");
	if (!walk) {
		vm_unsupported(vm, t, "this JDK's StackWalker");
		return DONE_STOP;
	}
	return java_call(vm, t, walk,
		(uint64_t[]){ args[0], 1, 0, args[skip_at], is_old ? rest[0] : end - start, start, end });
}

// 17: (long mode, long anchor, int batch, int start, Object[] frames), the end of what was filled; later:
// (int mode, long anchor, int last, int buffer, int start, Object[] frames), how many.
NATIVE_FN(walker_fetch)
{
	bool is_old = m->type->text[1] == 'J';
	struct frame *anchor = t->top;
	while (anchor &&
		!(symbol_is(anchor->method->name, "callStackWalk") && (ref)anchor->locals[0] == REF(0)))
		anchor = anchor->prev;
	if (!anchor)
		return throw_new(vm, t, "java/lang/InternalError", "doStackWalk: corrupted buffers");
	if (vm->is_logging)
		log_bytes(vm, &anchor->stack[OWN_NEXT], sizeof(uint64_t));
	uint32_t start = (uint32_t)args[6], n = (uint32_t)args[5] - (is_old ? 0 : start);
	uint32_t end = fill_batch(vm, t, anchor, (int)args[1], n, start, REF(7));
	RETURN(is_old ? end : end - start);
}

NATIVE_FN(trace_init_element)
{
	ref info = REF(1), member = get_field(vm, info, "memberName");
	ref resolved = member ? get_32(member, OFF(vm, MemberName, method))
						  : get_field(vm, info, "classOrMemberName");
	fill_element(vm, t, REF(0),
		(const struct vmethod *)get_64(resolved, OFF(vm, ResolvedMethodName, vm)),
		get_field(vm, info, "bci"));
	return DONE_OK;
}
