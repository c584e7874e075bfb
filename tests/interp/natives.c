// The methods of the library that are supplied here instead of being run from bytecode: native
// ones, printing, and a few that would need a whole JVM around them.
#include <math.h>
#include <stdio.h>

#include "interp.h"

#define NATIVE(name)                                                                      \
	static bool name(struct vm *vm, const struct method *method, const union value *args, \
		union value *result)
#define UNUSED ((void)vm, (void)method, (void)args, (void)result)

NATIVE(zero) // false, 0 or null
{
	UNUSED;
	result->bits = 0;
	return true;
}

NATIVE(yes) // true or 1
{
	UNUSED;
	result->i = 1;
	return true;
}

NATIVE(first) // returns its receiver or first argument, or its bits as a number
{
	UNUSED;
	*result = args[0];
	return true;
}

// ---- printing -------------------------------------------------------------------------------

static bool characters_to_string(struct vm *vm, const struct object *array, struct object **string)
{
	if (!array)
		return throw_null(vm);
	*string = string_from_units(vm, (const uint16_t *)(const void *)array->data, array->length);
	return true;
}

NATIVE(print)
{
	struct slice types = descriptor_parameters(name_slice(method->descriptor));
	struct slice type = descriptor_next(&types);
	struct buf text = BUF_INIT;
	struct object *string = NULL;
	bool ok = true;

	result->bits = 0;
	if (type.len && type.ptr[0] == '[')
		ok = characters_to_string(vm, args[1].ref, &string);
	else if (type.len)
		ok = stringify(vm, (char)type.ptr[0], args[1], &string);
	if (ok && args[0].ref == vm->out) {
		if (string)
			string_print(vm, string, &text);
		if (method->name->len == 7) // println
			buf_char(&text, '\n');
		fwrite(text.ptr, 1, text.len, stdout);
	}
	buf_release(&text);
	return ok;
}

// ---- java.lang.Object, System ----------------------------------------------------------------

NATIVE(object_hash)
{
	UNUSED;
	result->i = identity_hash(vm, args[0].ref);
	return true;
}

NATIVE(object_class)
{
	UNUSED;
	result->ref = mirror_of(vm, args[0].ref->type);
	return true;
}

NATIVE(object_clone)
{
	UNUSED;
	const struct object *from = args[0].ref;
	if (from->type->letter == '[') {
		result->ref = array_new(vm, from->type, from->length);
		memcpy(result->ref->data, from->data,
			(size_t)from->length * letter_size(from->type->element->letter));
		return true;
	}
	if (!klass_is_subtype(from->type->klass, world_find_string(vm->world, "java/lang/Cloneable")))
		return throw_new(vm, "java/lang/CloneNotSupportedException", "%s",
			type_text(vm, from->type));
	result->ref = object_new(vm, from->type);
	memcpy(result->ref->data, from->data, from->type->n_slots * sizeof(union value));
	return true;
}

static bool is_reference_array(const struct type *type)
{
	return type->letter == '[' && (type->element->letter == 'L' || type->element->letter == '[');
}

static bool copy_checked(struct vm *vm, const struct object *from, uint32_t at, struct object *to,
	uint32_t to_at, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		union value value = element_get(from, at + i);
		if (value.ref && !type_is_assignable(vm, value.ref->type, to->type->element))
			return throw_new(vm, "java/lang/ArrayStoreException",
				"arraycopy: element type mismatch");
		element_set(to, to_at + i, value);
	}
	return true;
}

NATIVE(arraycopy)
{
	UNUSED;
	struct object *from = args[0].ref, *to = args[2].ref;
	int64_t at = args[1].i, to_at = args[3].i, n = args[4].i;
	if (!from || !to)
		return throw_null(vm);
	bool both = is_reference_array(from->type) && is_reference_array(to->type);
	if (from->type->letter != '[' || to->type->letter != '[' || (!both && from->type != to->type))
		return throw_new(vm, "java/lang/ArrayStoreException", "arraycopy: type mismatch");
	if (at < 0 || to_at < 0 || n < 0 || at + n > from->length || to_at + n > to->length)
		return throw_new(vm, "java/lang/ArrayIndexOutOfBoundsException",
			"arraycopy: out of bounds");
	if (both && !type_is_assignable(vm, from->type, to->type))
		return copy_checked(vm, from, (uint32_t)at, to, (uint32_t)to_at, (uint32_t)n);
	size_t size = letter_size(from->type->element->letter);
	memmove(to->data + (size_t)to_at * size, from->data + (size_t)at * size, (size_t)n * size);
	return true;
}

NATIVE(line_separator)
{
	UNUSED;
	result->ref = string_intern(vm, string_new(vm, SLICE("\n")));
	return true;
}

NATIVE(string_intern_native)
{
	UNUSED;
	result->ref = string_intern(vm, args[0].ref);
	return true;
}

// Of Latin letters; the rest of the alphabets would need locales.
NATIVE(string_change_case)
{
	bool to_upper = strcmp(method->name->text, "toUpperCase") == 0;
	uint32_t n = string_length(vm, args[0].ref);
	uint16_t *units = arena_alloc(&vm->arena, sizeof(uint16_t) * n);
	for (uint32_t i = 0; i < n; i++) {
		uint16_t c = string_unit(vm, args[0].ref, i);
		bool is_other = to_upper ? c >= 'a' && c <= 'z' : c >= 'A' && c <= 'Z';
		units[i] = is_other ? c ^ 32 : c;
	}
	result->ref = string_from_units(vm, units, n);
	return true;
}

NATIVE(current_thread)
{
	UNUSED;
	result->ref = vm->thread;
	return true;
}

NATIVE(holds_lock)
{
	UNUSED;
	result->i = args[0].ref->n_monitors > 0;
	return true;
}

NATIVE(thread_local_get)
{
	UNUSED;
	return call_named(vm, "java/lang/ThreadLocal", "initialValue", "()Ljava/lang/Object;", args,
		result);
}

NATIVE(do_privileged)
{
	UNUSED;
	return call_named(vm, "java/security/PrivilegedAction", "run", "()Ljava/lang/Object;", args,
		result);
}

NATIVE(square_root)
{
	UNUSED;
	result->d = sqrt(args[0].d);
	return true;
}

// "Nothing compared": the caller compares one by one.
NATIVE(vectorized_mismatch)
{
	UNUSED;
	result->i = ~args[4].i;
	return true;
}

// ---- java.lang.Class -------------------------------------------------------------------------

static struct type *mirrored(const union value *args)
{
	return args[0].ref->mirrored;
}

NATIVE(primitive_class)
{
	UNUSED;
	static const char letters[] = "ZBCSIJFDV";
	struct buf name = BUF_INIT;
	string_print(vm, args[0].ref, &name);
	for (const char *letter = letters; *letter; letter++) {
		struct type *type = type_primitive(vm, *letter);
		if (strcmp(type_text(vm, type), buf_cstring(&name)) == 0)
			result->ref = mirror_of(vm, type);
	}
	buf_release(&name);
	return true;
}

NATIVE(class_get_name)
{
	UNUSED;
	const char *text = type_text(vm, mirrored(args));
	result->ref = string_intern(vm, string_new(vm, slice_of_string(text)));
	return true;
}

NATIVE(class_canonical_name)
{
	UNUSED;
	struct buf text = BUF_INIT;
	type_print(mirrored(args), &text);
	for (size_t i = 0; i < text.len; i++)
		if (text.ptr[i] == '$')
			text.ptr[i] = '.';
	result->ref = string_new(vm, buf_view(&text));
	buf_release(&text);
	return true;
}

// Nested classes are told by '$'; the programs have no such names otherwise.
static void print_simple(const struct type *type, struct buf *out)
{
	if (type->letter == '[') {
		print_simple(type->element, out);
		buf_string(out, "[]");
		return;
	}
	if (type->letter != 'L') {
		type_print(type, out);
		return;
	}
	struct slice name = name_slice(type->klass->name);
	name = slice_from(name, (size_t)(slice_find_last(name, '/') + 1));
	name = slice_from(name, (size_t)(slice_find_last(name, '$') + 1));
	while (name.len && name.ptr[0] >= '0' && name.ptr[0] <= '9')
		name = slice_from(name, 1);
	buf_slice(out, name);
}

NATIVE(class_simple_name)
{
	UNUSED;
	struct buf text = BUF_INIT;
	print_simple(mirrored(args), &text);
	result->ref = string_new(vm, buf_view(&text));
	buf_release(&text);
	return true;
}

NATIVE(class_is_instance)
{
	UNUSED;
	result->i = args[1].ref && object_is_instance(vm, args[1].ref, mirrored(args));
	return true;
}

NATIVE(class_is_assignable_from)
{
	UNUSED;
	if (!args[1].ref)
		return throw_null(vm);
	result->i = type_is_assignable(vm, args[1].ref->mirrored, mirrored(args));
	return true;
}

NATIVE(class_is_interface)
{
	UNUSED;
	result->i = mirrored(args)->letter == 'L' && mirrored(args)->klass->is_interface;
	return true;
}

NATIVE(class_is_array)
{
	UNUSED;
	result->i = mirrored(args)->letter == '[';
	return true;
}

NATIVE(class_is_primitive)
{
	UNUSED;
	result->i = mirrored(args)->letter != '[' && mirrored(args)->letter != 'L';
	return true;
}

NATIVE(class_component)
{
	UNUSED;
	struct type *element = mirrored(args)->element;
	result->ref = element ? mirror_of(vm, element) : NULL;
	return true;
}

NATIVE(class_superclass)
{
	UNUSED;
	struct type *type = mirrored(args);
	result->ref = NULL;
	if (type->letter == '[')
		result->ref = mirror_of(vm, vm->object);
	else if (type->letter == 'L' && type->klass->super && !type->klass->is_interface)
		result->ref = mirror_of(vm, type_of_klass(vm, type->klass->super));
	return true;
}

// Class.forName, which old compilers make of class literals.
NATIVE(class_for_name)
{
	UNUSED;
	if (!args[0].ref)
		return throw_null(vm);
	struct buf name = BUF_INIT;
	string_print(vm, args[0].ref, &name);
	for (size_t i = 0; i < name.len; i++)
		if (name.ptr[i] == '.')
			name.ptr[i] = '/';
	const struct klass *klass = name.len && name.ptr[0] != '['
		? world_find(vm->world, buf_view(&name))
		: NULL;
	bool ok = klass ? !klass_is_phantom(klass) : name.len > 1;
	if (ok)
		result->ref = mirror_of(vm, type_from_constant(vm, buf_view(&name)));
	else
		throw_new(vm, "java/lang/ClassNotFoundException", "%s", buf_cstring(&name));
	buf_release(&name);
	return ok && (!args[1].i || !klass || type_initialize(vm, result->ref->mirrored));
}

// What java.lang opens to other packages; System makes it at its start, which is left out here.
NATIVE(java_lang_access)
{
	UNUSED;
	const struct klass *secrets = method->owner;
	const union value *slot = static_slot(vm,
		field_named(vm, secrets, "javaLangAccess", "Ljdk/internal/access/JavaLangAccess;"));
	if (!slot->ref && !call_named(vm, "java/lang/System", "setJavaLangAccess", "()V", NULL, NULL))
		return false;
	*result = *slot;
	return true;
}

// Calls the enum's values().
NATIVE(enum_constants)
{
	UNUSED;
	const struct type *type = mirrored(args);
	struct buf descriptor = BUF_INIT;
	buf_printf(&descriptor, "()[L%s;", type->klass->name->text);
	bool ok = call_named(vm, type->klass->name->text, "values", buf_cstring(&descriptor), NULL,
		result);
	buf_release(&descriptor);
	return ok;
}

NATIVE(array_new_instance)
{
	UNUSED;
	if (args[1].i < 0)
		return throw_new(vm, "java/lang/NegativeArraySizeException", "%d", args[1].i);
	result->ref = array_new(vm, type_array(vm, mirrored(args)), (uint32_t)args[1].i);
	return true;
}

// ---- String.format: %s, %d, %c, %b, %n and %% only -------------------------------------------

static bool format_one(struct vm *vm, char conversion, const struct object *list, uint32_t *next,
	struct buf *out)
{
	struct object *string;
	if (conversion == 'n' || conversion == '%') {
		buf_char(out, conversion == 'n' ? '\n' : '%');
		return true;
	}
	if (!strchr("sdcb", conversion))
		die(vm, "String.format with %%%c", conversion);
	if (*next >= list->length)
		return throw_new(vm, "java/util/MissingFormatArgumentException", "%%%c", conversion);
	if (!stringify(vm, 'L', element_get(list, (*next)++), &string))
		return false;
	string_print(vm, string, out);
	return true;
}

NATIVE(string_format)
{
	UNUSED;
	struct buf pattern = BUF_INIT, out = BUF_INIT;
	uint32_t next = 0;
	bool ok = true;
	string_print(vm, args[0].ref, &pattern);
	for (size_t i = 0; ok && i < pattern.len; i++) {
		if (pattern.ptr[i] == '%' && i + 1 < pattern.len)
			ok = format_one(vm, pattern.ptr[++i], args[1].ref, &next, &out);
		else
			buf_char(&out, pattern.ptr[i]);
	}
	result->ref = string_new(vm, buf_view(&out));
	buf_release(&pattern);
	buf_release(&out);
	return ok;
}

// ---- the table ------------------------------------------------------------------------------

struct native {
	const char *class_name, *name;
	const char *descriptor; // NULL: any
	native_function *run;
};

static const struct native natives[] = {
	{ "java/io/PrintStream", "print", NULL, print },
	{ "java/io/PrintStream", "println", NULL, print },
	{ "java/io/PrintStream", "flush", NULL, zero },
	{ "java/lang/Class", "desiredAssertionStatus", NULL, zero },
	{ "java/lang/Class", "forName0", NULL, class_for_name },
	{ "java/lang/Class", "getCanonicalName", NULL, class_canonical_name },
	{ "java/lang/Class", "getComponentType", NULL, class_component },
	{ "java/lang/Class", "getEnumConstantsShared", NULL, enum_constants },
	{ "java/lang/Class", "getName", NULL, class_get_name },
	{ "java/lang/Class", "getPrimitiveClass", NULL, primitive_class },
	{ "java/lang/Class", "getSimpleName", NULL, class_simple_name },
	{ "java/lang/Class", "getSuperclass", NULL, class_superclass },
	{ "java/lang/Class", "isArray", NULL, class_is_array },
	{ "java/lang/Class", "isAssignableFrom", NULL, class_is_assignable_from },
	{ "java/lang/Class", "isInstance", NULL, class_is_instance },
	{ "java/lang/Class", "isInterface", NULL, class_is_interface },
	{ "java/lang/Class", "isPrimitive", NULL, class_is_primitive },
	{ "java/lang/Double", "doubleToRawLongBits", NULL, first },
	{ "java/lang/Double", "longBitsToDouble", NULL, first },
	{ "java/lang/Float", "floatToRawIntBits", NULL, first },
	{ "java/lang/Float", "intBitsToFloat", NULL, first },
	{ "java/lang/NullPointerException", "getExtendedNPEMessage", NULL, zero },
	{ "java/lang/Object", "clone", NULL, object_clone },
	{ "java/lang/Object", "getClass", NULL, object_class },
	{ "java/lang/Object", "hashCode", NULL, object_hash },
	{ "java/lang/Object", "notify", NULL, zero },
	{ "java/lang/Object", "notifyAll", NULL, zero },
	{ "java/lang/Runtime", "availableProcessors", NULL, yes },
	{ "java/lang/StrictMath", "sqrt", NULL, square_root },
	{ "java/lang/Math", "sqrt", NULL, square_root },
	{ "java/lang/String", "format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
		string_format },
	{ "java/lang/String", "intern", NULL, string_intern_native },
	{ "java/lang/String", "toLowerCase", "()Ljava/lang/String;", string_change_case },
	{ "java/lang/String", "toUpperCase", "()Ljava/lang/String;", string_change_case },
	{ "java/lang/StringUTF16", "isBigEndian", NULL, zero },
	{ "java/lang/System", "arraycopy", NULL, arraycopy },
	{ "java/lang/System", "currentTimeMillis", NULL, zero },
	{ "java/lang/System", "getProperty", NULL, zero },
	{ "java/lang/System", "getSecurityManager", NULL, zero },
	{ "java/lang/System", "identityHashCode", NULL, object_hash },
	{ "java/lang/System", "lineSeparator", NULL, line_separator },
	{ "java/lang/System", "nanoTime", NULL, zero },
	{ "java/lang/Thread", "currentThread", NULL, current_thread },
	{ "java/lang/Thread", "holdsLock", NULL, holds_lock },
	{ "java/lang/ThreadLocal", "get", NULL, thread_local_get },
	{ "java/lang/Throwable", "fillInStackTrace", "(I)Ljava/lang/Throwable;", first },
	{ "java/lang/Throwable", "printStackTrace", NULL, zero },
	{ "java/lang/invoke/MethodHandles", "lookup", NULL, zero },
	{ "java/lang/reflect/Array", "newArray", NULL, array_new_instance },
	{ "java/security/AccessController", "doPrivileged", NULL, do_privileged },
	{ "java/util/EnumMap", "getKeyUniverse", NULL, enum_constants },
	{ "java/util/EnumSet", "getUniverse", NULL, enum_constants },
	{ "java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", NULL, yes },
	{ "jdk/internal/access/SharedSecrets", "getJavaLangAccess", NULL, java_lang_access },
	{ "jdk/internal/misc/CDS", "getRandomSeedForDumping", NULL, zero },
	{ "jdk/internal/misc/CDS", "initializeFromArchive", NULL, zero },
	{ "jdk/internal/misc/CDS", "isDumpingArchive0", NULL, zero },
	{ "jdk/internal/misc/CDS", "isDumpingClassList0", NULL, zero },
	{ "jdk/internal/misc/CDS", "isSharingEnabled0", NULL, zero },
	{ "jdk/internal/misc/VM", "getSavedProperty", NULL, zero },
	{ "jdk/internal/misc/VM", "initialize", NULL, zero },
	{ "jdk/internal/misc/VM", "isBooted", NULL, yes },
	{ "jdk/internal/reflect/Reflection", "getCallerClass", NULL, zero },
	{ "jdk/internal/util/ArraysSupport", "vectorizedMismatch", NULL, vectorized_mismatch },
};

native_function *find_native(const struct method *method)
{
	const char *owner = method->owner->name->text;
	for (uint32_t i = 0; i < sizeof(natives) / sizeof(*natives); i++) {
		const struct native *n = &natives[i];
		if (strcmp(n->class_name, owner) == 0 && strcmp(n->name, method->name->text) == 0 &&
			(!n->descriptor || strcmp(n->descriptor, method->descriptor->text) == 0))
			return n->run;
	}
	if (!(method->access & ACC_NATIVE))
		return NULL;
	if (strcmp(method->name->text, "registerNatives") == 0 ||
		strcmp(method->name->text, "initIDs") == 0)
		return zero;
	return strcmp(owner, "jdk/internal/misc/Unsafe") == 0 ? find_unsafe(method) : NULL;
}
