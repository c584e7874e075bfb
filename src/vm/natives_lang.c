// Natives of java.lang: Object, System, Runtime, String, Thread, Reference, Math.
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#include "vm/collect.h"
#include "vm/natives.h"

NATIVE_FN(object_get_class)
{
	RETURN(class_of(REF(0))->mirror);
}

// From the object's name, so that it does not depend on what other threads did before.
uint32_t object_hash(struct vm *vm, ref object)
{
	uint64_t name = object_at(object)->name & NAME_MASK;
	if (vm->is_logging && !(object_at(object)->name & NAME_HASHED))
		write_64(vm, &object_at(object)->name, object_at(object)->name | NAME_HASHED);
	uint32_t hash = (uint32_t)(name_mix(name, 0x1d) >> 33);
	return hash ? hash : 1;
}

NATIVE_FN(object_hash_code)
{
	RETURN(object_hash(vm, REF(0)));
}

NATIVE_FN(system_identity_hash)
{
	RETURN(REF(0) ? object_hash(vm, REF(0)) : 0);
}

NATIVE_FN(object_clone)
{
	ref from = REF(0), to;
	struct vclass *k = class_of(from);
	if (k->kind == '[') {
		to = heap_array(vm, t, k, array_length(from));
		if (to)
			memcpy(array_at(to)->data, array_at(from)->data, (size_t)array_length(from) << k->log2);
		RETURN_NEW(to);
	}
	if (!class_is_subclass(k, WK(vm, Cloneable))) {
		struct buf name = BUF_INIT;
		class_print_name(class_text(k), &name);
		throw_new(vm, t, "java/lang/CloneNotSupportedException", "%s", buf_cstring(&name));
		buf_release(&name);
		return DONE_THROW;
	}
	to = heap_object(vm, t, k);
	if (to)
		memcpy(VM_BASE + to + OBJECT_HEAD, VM_BASE + from + OBJECT_HEAD, k->size - OBJECT_HEAD);
	RETURN_NEW(to);
}

static enum done check_owner(struct vm *vm, struct thread *t, ref object)
{
	if (LOCK_OWNER(object_at(object)->lock) == t->number)
		return DONE_OK;
	return throw_not_owner(vm, t);
}

NATIVE_FN(object_notify)
{
	enum done done = check_owner(vm, t, REF(0));
	if (done == DONE_OK)
		thread_notify(vm, t, REF(0), false);
	return done;
}

NATIVE_FN(object_notify_all)
{
	enum done done = check_owner(vm, t, REF(0));
	if (done == DONE_OK)
		thread_notify(vm, t, REF(0), true);
	return done;
}

NATIVE_FN(object_wait)
{
	int64_t millis = (int64_t)args[1];
	if (millis < 0)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "timeout value is negative");
	return thread_wait(vm, t, REF(0), millis > INT64_MAX / 1000000 ? 0 : millis * 1000000);
}

// ---- System ---------------------------------------------------------------------------------------

static enum done copy_checked(struct vm *vm, struct thread *t, ref from, uint32_t at, ref to,
	uint32_t to_at, uint32_t n)
{
	struct vclass *component = class_of(to)->component;
	for (uint32_t i = 0; i < n; i++) {
		ref value = get_32(from, ARRAY_BASE + 4 * (at + i));
		if (value && !class_may_cast(class_of(value), component)) {
			struct buf a = BUF_INIT, b = BUF_INIT;
			class_print_name(class_text(class_of(value)), &a);
			class_print_name(class_text(component), &b);
			throw_new(vm, t, "java/lang/ArrayStoreException",
				"arraycopy: element type mismatch: can not cast one of the elements of %s[] to the "
				"type of the destination array, %s",
				"java.lang.Object", buf_cstring(&b));
			buf_release(&a);
			buf_release(&b);
			return DONE_THROW;
		}
		set_ref(vm, to, ARRAY_BASE + 4 * (to_at + i), value);
	}
	return DONE_OK;
}

static void array_name(struct vclass *k, struct buf *out)
{
	if (class_is_primitive(k->component))
		buf_printf(out, "%s[%%u]", k->component->name->text);
	else
		buf_printf(out, "object array[%%u]");
}

static enum done throw_copy(struct vm *vm, struct thread *t, ref array, const char *what,
	int64_t at, bool is_last)
{
	struct buf kind = BUF_INIT;
	struct vclass *k = class_of(array);
	if (class_is_primitive(k->component))
		buf_printf(&kind, "%s[%u]", k->component->name->text, array_length(array));
	else
		buf_printf(&kind, "object array[%u]", array_length(array));
	throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException",
		"arraycopy: %s %lld out of bounds for %s", what, (long long)at, buf_cstring(&kind));
	(void)is_last;
	buf_release(&kind);
	return DONE_THROW;
}

static enum done check_copy(struct vm *vm, struct thread *t, const uint64_t *args)
{
	ref from = REF(0), to = REF(2);
	int32_t at = (int32_t)args[1], to_at = (int32_t)args[3], n = (int32_t)args[4];
	if (at < 0)
		return throw_copy(vm, t, from, "source index", at, false);
	if (to_at < 0)
		return throw_copy(vm, t, to, "destination index", to_at, false);
	if (n < 0)
		return throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException",
			"arraycopy: length %d is negative", n);
	if ((int64_t)at + n > array_length(from))
		return throw_copy(vm, t, from, "last source index", (int64_t)at + n, true);
	if ((int64_t)to_at + n > array_length(to))
		return throw_copy(vm, t, to, "last destination index", (int64_t)to_at + n, true);
	return DONE_OK;
}

static enum done throw_copy_types(struct vm *vm, struct thread *t, ref from, ref to)
{
	struct vclass *a = class_of(from), *b = class_of(to);
	struct buf name = BUF_INIT;
	if (a->kind != '[' || b->kind != '[') {
		class_print_name(class_text(a->kind != '[' ? a : b), &name);
		throw_new(vm, t, "java/lang/ArrayStoreException", "arraycopy: %s type %s is not an array",
			a->kind != '[' ? "source" : "destination", buf_cstring(&name));
	} else {
		struct buf x = BUF_INIT, y = BUF_INIT;
		array_name(a, &x);
		array_name(b, &y);
		x.len -= 4;
		y.len -= 4;
		throw_new(vm, t, "java/lang/ArrayStoreException",
			"arraycopy: type mismatch: can not copy %.*s[] into %.*s[]", (int)x.len, x.ptr,
			(int)y.len, y.ptr);
		buf_release(&x);
		buf_release(&y);
	}
	buf_release(&name);
	return DONE_THROW;
}

NATIVE_FN(system_arraycopy)
{
	ref from = REF(0), to = REF(2);
	uint32_t at = (uint32_t)args[1], to_at = (uint32_t)args[3], n = (uint32_t)args[4];
	if (!from || !to)
		return throw_npe(vm, t);
	struct vclass *a = class_of(from), *b = class_of(to);
	bool is_primitive = a->kind == '[' && class_is_primitive(a->component);
	if (a->kind != '[' || b->kind != '[' || is_primitive != class_is_primitive(b->component) ||
		(is_primitive && a != b))
		return throw_copy_types(vm, t, from, to);
	enum done done = check_copy(vm, t, args);
	if (done != DONE_OK || n == 0)
		return done;
	if (!is_primitive && !class_may_cast(a->component, b->component))
		return copy_checked(vm, t, from, at, to, to_at, n);
	uint8_t *place = array_at(to)->data + ((size_t)to_at << b->log2);
	if (vm->is_logging) {
		log_bytes(vm, place, n << b->log2);
		if (!is_primitive && (object_at(to)->name & NAME_SHARED))
			for (uint32_t i = 0; i < n; i++) {
				ref value = get_32(from, ARRAY_BASE + 4 * (at + i));
				if (value)
					share(vm, value);
			}
	}
	memmove(place, array_at(from)->data + ((size_t)at << a->log2), (size_t)n << a->log2);
	return DONE_OK;
}

NATIVE_FN(system_nano_time)
{
	RETURN(1000000000000 + thread_now(vm));
}

NATIVE_FN(system_current_time)
{
	RETURN(1700000000000 + thread_now(vm) / 1000000);
}

NATIVE_FN(vm_nano_adjustment)
{
	int64_t now = thread_now(vm), offset = (int64_t)args[0];
	RETURN((1700000000 - offset) * 1000000000 + now);
}

NATIVE_FN(system_set_stream)
{
	const char *name = symbol_is(m->name, "setIn0") ? "in"
		: symbol_is(m->name, "setOut0")             ? "out"
													: "err";
	set_ref(vm, WK(vm, System)->mirror, class_field(vm, WK(vm, System), name)->offset, REF(0));
	return DONE_OK;
}

NATIVE_FN(system_map_library)
{
	char *name = string_c(vm, REF(0));
	ref string = string_printf(vm, t, "lib%s.so", name);
	free(name);
	RETURN_NEW(string);
}

NATIVE_FN(runtime_processors)
{
	RETURN(vm->image->processors);
}

NATIVE_FN(runtime_max_memory)
{
	RETURN(vm->image->heap_limit - HEAP_START);
}

NATIVE_FN(runtime_gc)
{
	collect_soon(vm);
	return DONE_OK;
}

NATIVE_FN(runtime_total_memory)
{
	RETURN(256 << 20);
}

NATIVE_FN(runtime_free_memory)
{
	RETURN(128 << 20);
}

NATIVE_FN(string_intern_native)
{
	RETURN(string_intern(vm, REF(0)));
}

NATIVE_FN(cds_seed)
{
	RETURN(0x5eed);
}

NATIVE_FN(signal_find)
{
	char *name = string_c(vm, REF(0));
	int number = strcmp(name, "HUP") == 0 ? 1 : strcmp(name, "INT") == 0 ? 2 : 15;
	free(name);
	RETURN_INT(number);
}

NATIVE_FN(shutdown_halt)
{
	write_32(vm, &vm->image->exit_status, (uint32_t)args[0]);
	write_8(vm, &vm->image->has_ended, true);
	vm->status = VM_EXITED;
	return DONE_STOP;
}

// ---- properties -----------------------------------------------------------------------------------

// Of the machine; the value that depends on the JDK is NULL.
static const char *const vm_properties[][2] = { { "java.home", NULL },
	{ "java.vm.specification.version", NULL }, { "java.class.path", "/" },
	{ "java.vm.specification.name", "Java Virtual Machine Specification" },
	{ "java.vm.specification.vendor", "Oracle Corporation" }, { "java.vm.name", "raddle" },
	{ "java.vm.vendor", "raddle" }, { "java.vm.version", "1" },
	{ "java.vm.info", "interpreted mode" }, { "java.library.path", "/usr/lib" },
	{ "jdk.debug", "release" }, { "sun.boot.library.path", "/usr/lib" } };
enum { N_VM_PROPERTIES = sizeof(vm_properties) / sizeof(vm_properties[0]) };

// Of the platform, by the names of fields that say where they are in an array.
static const char *const platform_properties[][2] = { { "_file_separator_NDX", "/" },
	{ "_java_io_tmpdir_NDX", "/tmp" }, { "_line_separator_NDX", "\n" },
	{ "_path_separator_NDX", ":" }, { "_sun_jnu_encoding_NDX", "UTF-8" },
	{ "_file_encoding_NDX", "UTF-8" }, { "_native_encoding_NDX", "UTF-8" },
	{ "_stdout_encoding_NDX", "UTF-8" }, { "_stderr_encoding_NDX", "UTF-8" },
	{ "_stdin_encoding_NDX", "UTF-8" }, { "_sun_stdout_encoding_NDX", "UTF-8" },
	{ "_sun_stderr_encoding_NDX", "UTF-8" }, { "_os_arch_NDX", "amd64" },
	{ "_os_name_NDX", "Linux" }, { "_os_version_NDX", "6.0" }, { "_user_dir_NDX", NULL },
	{ "_user_home_NDX", "/root" }, { "_user_name_NDX", "root" }, { "_display_language_NDX", "en" },
	{ "_sun_arch_data_model_NDX", "64" }, { "_sun_cpu_endian_NDX", "little" },
	{ "_sun_io_unicode_encoding_NDX", "UnicodeLittle" } };
enum { N_PLATFORM_PROPERTIES = sizeof(platform_properties) / sizeof(platform_properties[0]) };

static ref vm_property(struct vm *vm, struct thread *t, uint32_t i)
{
	char version[16];
	snprintf(version, sizeof(version), "%u", vm->image->jdk);
	const char *value = vm_properties[i][1];
	return string_new(vm, t, value ? value : i == 0 ? vm->options.jdk_home : version);
}

static ref platform_property(struct vm *vm, struct thread *t, uint32_t i)
{
	char folder[4096];
	const char *value = platform_properties[i][1];
	if (!value && !getcwd(folder, sizeof(folder)))
		strcpy(folder, "/");
	return string_new(vm, t, value ? value : folder);
}

static void put_string(struct vm *vm, ref array, uint32_t i, ref text)
{
	if (i < array_length(array))
		set_ref(vm, array, ARRAY_BASE + 4 * i, text);
}

NATIVE_FN(props_vm)
{
	ref array = class_array(vm, t, WK(vm, String), 2 * N_VM_PROPERTIES + 1);
	for (uint32_t i = 0; array && i < N_VM_PROPERTIES; i++) {
		put_string(vm, array, 2 * i, string_new(vm, t, vm_properties[i][0]));
		put_string(vm, array, 2 * i + 1, vm_property(vm, t, i));
	}
	RETURN_NEW(array);
}

NATIVE_FN(props_platform)
{
	struct vclass *raw = m->owner;
	struct vfield *length = class_field(vm, raw, "FIXED_LENGTH");
	ref array = class_array(vm, t, WK(vm, String),
		length ? get_32(raw->mirror, length->offset) : 64);
	for (uint32_t i = 0; array && i < N_PLATFORM_PROPERTIES; i++) {
		struct vfield *f = class_field(vm, raw, platform_properties[i][0]);
		if (f)
			put_string(vm, array, get_32(raw->mirror, f->offset), platform_property(vm, t, i));
	}
	RETURN_NEW(array);
}

// "_user_dir_NDX" is user.dir.
static ref platform_name(struct vm *vm, struct thread *t, uint32_t i)
{
	char name[64];
	const char *field = platform_properties[i][0];
	if (strcmp(field, "_display_language_NDX") == 0)
		return string_new(vm, t, "user.language");
	snprintf(name, sizeof(name), "%.*s", (int)(strlen(field) - strlen("__NDX")), field + 1);
	for (char *c = name; *c; c++)
		*c = *c == '_' ? '.' : *c;
	return string_new(vm, t, name);
}

// (Properties all): JDK 11 asks for all of them at once.
NATIVE_FN(props_put_all)
{
	uint32_t i = t->top->pc;
	if (i == N_VM_PROPERTIES + N_PLATFORM_PROPERTIES)
		RETURN(REF(0));
	bool is_own = i < N_VM_PROPERTIES;
	uint64_t arguments[3] = { REF(0) };
	arguments[1] = is_own ? string_new(vm, t, vm_properties[i][0])
						  : platform_name(vm, t, i - N_VM_PROPERTIES);
	arguments[2] = is_own ? vm_property(vm, t, i) : platform_property(vm, t, i - N_VM_PROPERTIES);
	struct vmethod *put = class_find_method(vm, class_of(REF(0)), "put",
		"(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
	return java_call(vm, t, put, arguments);
}

// ---- Thread ---------------------------------------------------------------------------------------

NATIVE_FN(thread_current)
{
	RETURN(t->java);
}

// Threads that serve the garbage collector: there is none here, and they would only hide deadlocks.
static bool is_collector_thread(struct vm *vm, ref java)
{
	const char *k = class_of(java)->name->text;
	if (strcmp(k, "java/lang/ref/Reference$ReferenceHandler") == 0 ||
		strcmp(k, "java/lang/ref/Finalizer$FinalizerThread") == 0)
		return true;
	if (strcmp(k, "jdk/internal/misc/InnocuousThread") != 0)
		return false;
	char *name = string_c(vm, get_32(java, OFF(vm, Thread, name)));
	bool is = strcmp(name, "Common-Cleaner") == 0 || strncmp(name, "Cleaner-", 8) == 0;
	free(name);
	return is;
}

NATIVE_FN(thread_start)
{
	ref java = REF(0);
	if (is_collector_thread(vm, java))
		return DONE_OK;
	if (get_64(java, OFF(vm, Thread, eetop)))
		return throw_new(vm, t, "java/lang/IllegalThreadStateException", NULL);
	struct thread *new = thread_new(vm, t, java);
	if (!new)
		return DONE_STOP;
	ref holder = OFF(vm, Thread, holder) ? get_32(java, OFF(vm, Thread, holder)) : 0;
	new->is_daemon = holder ? VM_BASE[holder + OFF(vm, FieldHolder, daemon)]
							: VM_BASE[java + OFF(vm, Thread, daemon)];
	if (vm->is_logging)
		share(vm, java);
	thread_set_status(vm, java, 5);
	frame_push(vm, new, vm->image->stub_thread, &(uint64_t){ java });
	return DONE_OK;
}

NATIVE_FN(thread_id_offset)
{
	if (vm->image->thread_id_cell == 0)
		vm->image->thread_id_cell = 3; // as HotSpot's first
	RETURN((uintptr_t)&vm->image->thread_id_cell);
}

NATIVE_FN(thread_holds_lock)
{
	if (!REF(0))
		return throw_npe(vm, t);
	RETURN(LOCK_OWNER(object_at(REF(0))->lock) == t->number);
}

NATIVE_FN(thread_interrupt0)
{
	struct thread *other = thread_of_java(vm, REF(0));
	if (other && vm->image->jdk < 14) // later Thread does it
		set_8(vm, REF(0), OFF(vm, Thread, interrupted), 1);
	if (other)
		thread_interrupt(vm, other);
	return DONE_OK;
}

NATIVE_FN(thread_is_alive)
{
	RETURN(get_64(REF(0), OFF(vm, Thread, eetop)) != 0);
}

NATIVE_FN(thread_yield)
{
	return DONE_OK;
}

NATIVE_FN(thread_sleep_millis)
{
	int64_t millis = (int64_t)args[0];
	if (millis < 0)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "timeout value is negative");
	return thread_sleep(vm, t, millis > INT64_MAX / 1000000 ? INT64_MAX : millis * 1000000);
}

NATIVE_FN(thread_sleep_nanos)
{
	return thread_sleep(vm, t, (int64_t)args[0]);
}

// sleep0 took milliseconds in 19 and 20, and nanoseconds from 21 on.
NATIVE_FN(thread_sleep_either)
{
	return vm->image->jdk < 21 ? native_thread_sleep_millis(vm, t, m, args, result)
							   : thread_sleep(vm, t, (int64_t)args[0]);
}

NATIVE_FN(thread_all)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		n += vthread_at(vm, i)->state != VM_THREAD_NONE &&
			vthread_at(vm, i)->state != VM_THREAD_LAST;
	ref array = class_array(vm, t, WK(vm, Thread), n);
	uint32_t at = 0;
	for (uint32_t i = 1; array && i <= vm->image->n_threads; i++)
		if (vthread_at(vm, i)->state != VM_THREAD_NONE &&
			vthread_at(vm, i)->state != VM_THREAD_LAST)
			set_ref(vm, array, ARRAY_BASE + 4 * at++, vthread_at(vm, i)->java);
	RETURN_NEW(array);
}

NATIVE_FN(thread_scoped_cache)
{
	RETURN(t->scoped_values);
}

NATIVE_FN(thread_set_scoped_cache)
{
	t->scoped_values = REF(0);
	return DONE_OK;
}

// The bindings are in the first local of the innermost ScopedValue runWith frame.
NATIVE_FN(thread_scoped_bindings)
{
	for (const struct frame *f = t->top; f; f = f->prev)
		if (symbol_is(f->method->name, "runWith") && !(f->method->access & ACC_STATIC))
			RETURN(f->locals[1]);
	RETURN(0);
}

NATIVE_FN(reference_refers_to)
{
	RETURN(get_32(REF(0), OFF(vm, Reference, referent)) == REF(1));
}

NATIVE_FN(reference_clear)
{
	set_32(vm, REF(0), OFF(vm, Reference, referent), 0);
	return DONE_OK;
}

// ---- StrictMath -----------------------------------------------------------------------------------

static double arg_double(const uint64_t *slot)
{
	double value;
	memcpy(&value, slot, 8);
	return value;
}

#define MATH(name, expression)                               \
	NATIVE_FN(math_##name)                                   \
	{                                                        \
		double a = arg_double(&args[0]), value = expression; \
		memcpy(result, &value, 8);                           \
		return DONE_OK;                                      \
	}
MATH(sin, sin(a))
MATH(cos, cos(a))
MATH(tan, tan(a))
MATH(asin, asin(a))
MATH(acos, acos(a))
MATH(atan, atan(a))
MATH(log, log(a))
MATH(log10, log10(a))
MATH(sqrt, sqrt(a))
MATH(sinh, sinh(a))
MATH(cosh, cosh(a))
MATH(tanh, tanh(a))
MATH(expm1, expm1(a))
MATH(log1p, log1p(a))
// What HotSpot does with instructions of its own; StrictMath's exp and pow are Java code.
MATH(exp, exp(a))
MATH(pow, fabs(a) == 1 && isinf(arg_double(&args[2])) ? NAN : pow(a, arg_double(&args[2])))
MATH(atan2, atan2(a, arg_double(&args[2])))
MATH(remainder, remainder(a, arg_double(&args[2])))

// Of a package of the boot loader, "java/lang": "jrt:/java.base". Null: there is none of that name.
NATIVE_FN(package_location)
{
	struct buf text = BUF_INIT;
	string_text(vm, REF(0), &text);
	const struct symbol *name = symbol_of(vm, buf_view(&text));
	buf_clear(&text);
	const struct package_entry *p = vm->image->packages[name->hash % 1024];
	while (p && p->name != name)
		p = p->next;
	if (!p || get_32(p->module, OFF(vm, Module, loader)))
		RETURN(0);
	buf_string(&text, "jrt:/");
	string_text(vm, get_32(p->module, OFF(vm, Module, name)), &text);
	ref location = string_new(vm, t, buf_cstring(&text));
	buf_release(&text);
	RETURN_NEW(location);
}
