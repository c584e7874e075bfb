// Natives of java.lang.Class, and what reflection reads from class files.
#include <stdlib.h>

#include "vm/natives.h"

ref class_array(struct vm *vm, struct thread *t, struct vclass *component, uint32_t n)
{
	return heap_array(vm, t, class_array_of(vm, component), n);
}

ref byte_array(struct vm *vm, struct thread *t, struct slice bytes)
{
	ref array = heap_array(vm, t, vm->image->arrays['B'], (uint32_t)bytes.len);
	if (array && bytes.len)
		memcpy(array_at(array)->data, bytes.ptr, bytes.len);
	return array;
}

NATIVE_FN(class_assertions)
{
	struct vclass *k = native_class(vm, args[0]);
	RETURN((k->element ? k->element : k)->role != ROLE_JDK);
}

// "java.lang.String" as "java/lang/String"; false where a '/' is in it.
bool class_internal_name(struct vm *vm, ref string, struct buf *out)
{
	string_text(vm, string, out);
	for (size_t i = 0; i < out->len; i++) {
		if (out->ptr[i] == '/')
			return false;
		if (out->ptr[i] == '.')
			out->ptr[i] = '/';
	}
	return true;
}

// Is it that there is no class of that name, rather than that something is wrong with it?
static bool is_not_found(struct vm *vm, ref exception, struct slice name)
{
	while (name.len > 2 && name.ptr[0] == '[') // of an array it is the element that is not there
		name = name.ptr[1] == 'L' ? slice_of(name.ptr + 2, name.len - 3) : slice_from(name, 1);
	ref message = get_32(exception, OFF(vm, Throwable, detailMessage));
	if (!message || !symbol_is(class_of(exception)->name, "java/lang/NoClassDefFoundError"))
		return false;
	struct buf text = BUF_INIT;
	string_text(vm, message, &text);
	bool is_so = slice_equal(buf_view(&text), name);
	buf_release(&text);
	return is_so;
}

// NULL without an exception: there is none.
struct vclass *class_find_by_name(struct vm *vm, struct thread *t, ref string, ref loader)
{
	struct buf name = BUF_INIT;
	struct vclass *k = NULL;
	if (class_internal_name(vm, string, &name) && name.len) {
		bool is_array = name.ptr[0] == '[';
		if (!is_array || descriptor_is_field(buf_view(&name)))
			k = class_load(vm, t, buf_view(&name), loader);
		if (!k && t->exception && is_not_found(vm, t->exception, buf_view(&name)))
			t->exception = 0;
	}
	buf_release(&name);
	return k;
}

// The loaders of the JDK are one.
ref loader_namespace(const struct vm *vm, ref loader)
{
	return loader_is_builtin(vm, loader) ? 0 : loader;
}

// Of an array a loader says which element it does not have; the boot loader, which is none, nothing.
static enum done throw_not_found(struct vm *vm, struct thread *t, ref string, ref loader)
{
	char *name = string_c(vm, string);
	size_t dims = loader ? strspn(name, "[") : 0, n = strlen(name);
	bool is_element = dims && name[dims] == 'L' && n > dims + 2;
	t->exception = 0;
	throw_new(vm, t, "java/lang/ClassNotFoundException", "%.*s",
		(int)(is_element ? n - dims - 2 : n), is_element ? name + dims + 1 : name);
	free(name);
	return DONE_THROW;
}

// (String name, boolean initialize, ClassLoader loader, Class caller)
NATIVE_FN(class_for_name)
{
	if (!REF(0))
		return throw_npe(vm, t);
	struct vclass *k = class_find_by_name(vm, t, REF(0), loader_namespace(vm, REF(2)));
	vm->wanted.is_by_name = true;
	if (k && !REF(2) && vm->image->is_booted && (k->element ? k->element : k)->role != ROLE_JDK)
		k = NULL; // the boot loader does not have it
	if (!k)
		return t->exception ? DONE_THROW : throw_not_found(vm, t, REF(0), REF(2));
	if (args[1] && !class_is_ready(t, k)) {
		enum done done = class_initialize(vm, t, k);
		if (done != DONE_OK)
			return done == DONE_AGAIN ? DONE_FRAME : done;
	}
	RETURN(k->mirror);
}

NATIVE_FN(class_get_primitive)
{
	char *name = string_c(vm, REF(0));
	ref mirror = 0;
	for (uint32_t i = 0; i < 128; i++)
		if (vm->image->primitives[i] && symbol_is(vm->image->primitives[i]->name, name))
			mirror = vm->image->primitives[i]->mirror;
	free(name);
	RETURN(mirror);
}

NATIVE_FN(class_get_superclass)
{
	struct vclass *k = native_class(vm, args[0]);
	RETURN(k->super && !k->is_interface ? k->super->mirror : 0);
}

NATIVE_FN(class_init_name)
{
	struct vclass *k = native_class(vm, args[0]);
	struct buf name = BUF_INIT;
	class_print_name(class_text(k), &name);
	if (k->is_hidden && k->kind == 'L')
		buf_printf(&name, "/0x%016x", offset_of(k));
	ref string = string_constant(vm, buf_view(&name));
	buf_release(&name);
	set_32(vm, REF(0), OFF(vm, Class, name), string);
	RETURN(string);
}

NATIVE_FN(class_is_assignable)
{
	if (!REF(1))
		return throw_npe(vm, t);
	struct vclass *to = native_class(vm, args[0]), *from = native_class(vm, args[1]);
	if (class_is_primitive(to) || class_is_primitive(from))
		RETURN(to == from);
	RETURN(class_may_cast(from, to));
}

NATIVE_FN(class_is_instance)
{
	struct vclass *k = native_class(vm, args[0]);
	RETURN(REF(1) && !class_is_primitive(k) && class_may_cast(class_of(REF(1)), k));
}

NATIVE_FN(class_is_array_native)
{
	RETURN(class_is_array(native_class(vm, args[0])));
}

NATIVE_FN(class_is_primitive_native)
{
	RETURN(class_is_primitive(native_class(vm, args[0])));
}

NATIVE_FN(class_is_interface)
{
	RETURN(native_class(vm, args[0])->is_interface);
}

NATIVE_FN(class_is_hidden)
{
	RETURN(native_class(vm, args[0])->is_hidden);
}

// What InnerClasses says of the class itself: its row (inner, outer, name, access).
static bool inner_row(const struct vclass *k, uint16_t row[4])
{
	struct slice bytes;
	if (!k->file || !attribute_find(k->file, k->file->attributes, ATTRIBUTE_InnerClasses, &bytes))
		return false;
	struct cursor at = cursor_of(bytes);
	uint16_t n = cursor_u2(&at);
	for (uint16_t i = 0; i < n && cursor_ok(&at); i++) {
		for (uint32_t j = 0; j < 4; j++)
			row[j] = cursor_u2(&at);
		if (constant_is(k->file, row[0], CONSTANT_Class) &&
			slice_equal(class_name_at(k->file, row[0]), class_text(k)))
			return true;
	}
	return false;
}

static uint32_t modifiers_of(const struct vclass *k)
{
	uint16_t row[4];
	uint32_t access = inner_row(k, row) ? row[3] : k->access;
	return access & ~(uint32_t)ACC_SUPER;
}

NATIVE_FN(class_get_modifiers)
{
	RETURN(modifiers_of(native_class(vm, args[0])) & 0x7fff);
}

NATIVE_FN(class_get_interfaces)
{
	struct vclass *k = native_class(vm, args[0]);
	ref array = class_array(vm, t, WK(vm, Class), k->n_interfaces);
	for (uint32_t i = 0; array && i < k->n_interfaces; i++)
		set_ref(vm, array, ARRAY_BASE + 4 * i, k->interfaces[i]->mirror);
	RETURN_NEW(array);
}

// Does the outer class say that k is a member of it? NULL without an exception: no class of that name is.
static struct vclass *inner_named(struct vm *vm, struct thread *t, struct vclass *outer,
	const struct vclass *k)
{
	struct slice bytes;
	if (!outer->file ||
		!attribute_find(outer->file, outer->file->attributes, ATTRIBUTE_InnerClasses, &bytes))
		return NULL;
	struct cursor at = cursor_of(bytes);
	for (uint16_t n = cursor_u2(&at); n > 0 && cursor_ok(&at); n--) {
		uint16_t inner = cursor_u2(&at), of = cursor_u2(&at);
		cursor_skip(&at, 4);
		if (constant_is(outer->file, inner, CONSTANT_Class) &&
			constant_is(outer->file, of, CONSTANT_Class) &&
			slice_equal(class_name_at(outer->file, of), class_text(outer)) &&
			slice_equal(class_name_at(outer->file, inner), class_text(k)))
			return resolve_class(vm, t, outer, inner);
	}
	return NULL;
}

NATIVE_FN(class_declaring_class)
{
	struct vclass *k = native_class(vm, args[0]);
	uint16_t row[4];
	if (!inner_row(k, row) || !constant_is(k->file, row[1], CONSTANT_Class))
		RETURN(0);
	struct vclass *outer = resolve_class(vm, t, k, row[1]);
	const struct vclass *inner = outer ? inner_named(vm, t, outer, k) : NULL;
	if (inner == k)
		RETURN(outer->mirror);
	if (!t->exception && !vm->wanted.name) {
		char a[300], b[300];
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError",
			"%s and %s disagree on InnerClasses attribute",
			class_external_name(outer, a, sizeof(a)), class_external_name(k, b, sizeof(b)));
	}
	return DONE_THROW;
}

NATIVE_FN(class_simple_name)
{
	struct vclass *k = native_class(vm, args[0]);
	uint16_t row[4];
	if (!inner_row(k, row) || !constant_is(k->file, row[2], CONSTANT_Utf8))
		RETURN(0);
	RETURN_NEW(string_of_slice(vm, t, class_utf8(k->file, row[2])));
}

NATIVE_FN(class_declared_classes)
{
	struct vclass *k = native_class(vm, args[0]);
	struct slice bytes;
	VEC(ref) found = { 0 };
	if (k->file && attribute_find(k->file, k->file->attributes, ATTRIBUTE_InnerClasses, &bytes)) {
		struct cursor at = cursor_of(bytes);
		uint16_t n = cursor_u2(&at);
		for (uint16_t i = 0; i < n && cursor_ok(&at); i++) {
			uint16_t inner = cursor_u2(&at), outer = cursor_u2(&at);
			cursor_skip(&at, 4);
			if (!constant_is(k->file, outer, CONSTANT_Class) ||
				!constant_is(k->file, inner, CONSTANT_Class) ||
				!slice_equal(class_name_at(k->file, outer), class_text(k)))
				continue;
			struct vclass *c = class_load(vm, t, class_name_at(k->file, inner), k->loader);
			if (c)
				vec_push(&found, c->mirror);
		}
	}
	ref array = class_array(vm, t, WK(vm, Class), found.n);
	for (uint32_t i = 0; array && i < found.n; i++)
		set_ref(vm, array, ARRAY_BASE + 4 * i, found.v[i]);
	vec_release(&found);
	RETURN_NEW(array);
}

// { enclosing class, method name, descriptor } or null
NATIVE_FN(class_enclosing_method)
{
	struct vclass *k = native_class(vm, args[0]);
	struct slice bytes;
	if (!k->file ||
		!attribute_find(k->file, k->file->attributes, ATTRIBUTE_EnclosingMethod, &bytes))
		RETURN(0);
	struct cursor at = cursor_of(bytes);
	uint16_t class_index = cursor_u2(&at), method = cursor_u2(&at);
	if (!cursor_ok(&at) || !constant_is(k->file, class_index, CONSTANT_Class))
		RETURN(0);
	struct vclass *outer = class_load(vm, t, class_name_at(k->file, class_index), k->loader);
	if (!outer)
		return DONE_THROW;
	ref array = class_array(vm, t, WK(vm, Object), 3);
	if (!array)
		return DONE_STOP;
	set_ref(vm, array, ARRAY_BASE, outer->mirror);
	if (method && constant_is(k->file, method, CONSTANT_NameAndType)) {
		struct name_and_type nt = class_name_and_type(k->file, method);
		set_ref(vm, array, ARRAY_BASE + 4, string_of_slice(vm, t, nt.name));
		set_ref(vm, array, ARRAY_BASE + 8, string_of_slice(vm, t, nt.descriptor));
	}
	RETURN(array);
}

static enum done attribute_utf8(struct vm *vm, struct thread *t, struct vclass *k,
	struct attributes list, enum attribute_kind kind, uint64_t *result)
{
	struct slice bytes;
	if (!k->file || !attribute_find(k->file, list, kind, &bytes))
		RETURN(0);
	struct cursor at = cursor_of(bytes);
	uint16_t index = cursor_u2(&at);
	if (!cursor_ok(&at) || !constant_is(k->file, index, CONSTANT_Utf8))
		RETURN(0);
	RETURN_NEW(string_of_slice(vm, t, class_utf8(k->file, index)));
}

NATIVE_FN(class_signature)
{
	struct vclass *k = native_class(vm, args[0]);
	if (!k->file)
		RETURN(0);
	return attribute_utf8(vm, t, k, k->file->attributes, ATTRIBUTE_Signature, result);
}

static ref attribute_bytes(struct vm *vm, struct thread *t, const struct vclass *k,
	struct attributes list, enum attribute_kind kind)
{
	struct slice bytes;
	return k->file && attribute_find(k->file, list, kind, &bytes) ? byte_array(vm, t, bytes) : 0;
}

NATIVE_FN(class_raw_annotations)
{
	struct vclass *k = native_class(vm, args[0]);
	RETURN(k->file
			? attribute_bytes(vm, t, k, k->file->attributes, ATTRIBUTE_RuntimeVisibleAnnotations)
			: 0);
}

NATIVE_FN(class_raw_type_annotations)
{
	struct vclass *k = native_class(vm, args[0]);
	RETURN(k->file ? attribute_bytes(vm, t, k, k->file->attributes,
						 ATTRIBUTE_RuntimeVisibleTypeAnnotations)
				   : 0);
}

NATIVE_FN(class_constant_pool)
{
	ref pool = heap_object(vm, t, WK(vm, ConstantPool));
	if (pool)
		set_ref(vm, pool, OFF(vm, ConstantPool, oop), REF(0));
	RETURN_NEW(pool);
}

// (this, Object oop, int index)
NATIVE_FN(pool_utf8)
{
	struct vclass *k = native_class(vm, args[1]);
	uint32_t index = (uint32_t)args[2];
	if (!constant_is(k->file, index, CONSTANT_Utf8))
		return throw_new(vm, t, "java/lang/IllegalArgumentException",
			"Wrong type at constant pool index");
	RETURN_NEW(string_of_slice(vm, t, class_utf8(k->file, (uint16_t)index)));
}

NATIVE_FN(pool_number)
{
	struct vclass *k = native_class(vm, args[1]);
	uint32_t index = (uint32_t)args[2];
	if (index >= k->file->n_constants)
		return throw_new(vm, t, "java/lang/IllegalArgumentException",
			"Wrong type at constant pool index");
	RETURN(k->pool[index].p);
}

NATIVE_FN(class_is_record)
{
	struct vclass *k = native_class(vm, args[0]);
	struct slice bytes;
	RETURN(k->file && k->super && symbol_is(k->super->name, "java/lang/Record") &&
		attribute_find(k->file, k->file->attributes, ATTRIBUTE_Record, &bytes));
}

static ref class_list(struct vm *vm, struct thread *t, struct vclass *k, enum attribute_kind kind,
	bool self_first)
{
	struct slice bytes;
	uint16_t n = 0;
	struct cursor at = { 0 };
	if (k->file && attribute_find(k->file, k->file->attributes, kind, &bytes)) {
		at = cursor_of(bytes);
		n = cursor_u2(&at);
	} else if (!self_first) {
		return 0;
	}
	ref array = class_array(vm, t, WK(vm, Class), n + (uint32_t)self_first);
	uint32_t i = 0;
	if (array && self_first)
		set_ref(vm, array, ARRAY_BASE + 4 * i++, k->mirror);
	for (uint16_t j = 0; array && j < n; j++) {
		uint16_t index = cursor_u2(&at);
		struct vclass *c = constant_is(k->file, index, CONSTANT_Class)
			? class_load(vm, NULL, class_name_at(k->file, index), k->loader)
			: NULL;
		if (c)
			set_ref(vm, array, ARRAY_BASE + 4 * i++, c->mirror);
	}
	return array;
}

NATIVE_FN(class_permitted)
{
	RETURN(class_list(vm, t, native_class(vm, args[0]), ATTRIBUTE_PermittedSubclasses, false));
}

NATIVE_FN(class_get_nest_host)
{
	RETURN(class_nest_host(vm, native_class(vm, args[0]))->mirror);
}

NATIVE_FN(class_nest_members)
{
	RETURN_NEW(class_list(vm, t, class_nest_host(vm, native_class(vm, args[0])),
		ATTRIBUTE_NestMembers, true));
}

NATIVE_FN(class_file_version)
{
	struct vclass *k = native_class(vm, args[0]);
	RETURN(k->file ? k->file->major : 65);
}

// ---- members --------------------------------------------------------------------------------------

ref descriptor_mirrors(struct vm *vm, struct thread *t, struct slice descriptor, struct vclass *in)
{
	uint32_t n = 0;
	struct slice parameters = descriptor_parameters(descriptor), d;
	while (descriptor_next(&parameters).len)
		n++;
	ref array = class_array(vm, t, WK(vm, Class), n);
	parameters = descriptor_parameters(descriptor);
	for (uint32_t i = 0; array && (d = descriptor_next(&parameters)).len; i++) {
		struct vclass *k = class_of_descriptor(vm, t, d, in->loader);
		if (!k)
			return 0;
		set_ref(vm, array, ARRAY_BASE + 4 * i, k->mirror);
	}
	return array;
}

static ref exception_mirrors(struct vm *vm, struct thread *t, const struct vmethod *m)
{
	struct slice bytes;
	struct cursor at = { 0 };
	const struct class *c = m->owner->file;
	uint16_t n = 0;
	if (attribute_find(c, m->member->attributes, ATTRIBUTE_Exceptions, &bytes)) {
		at = cursor_of(bytes);
		n = cursor_u2(&at);
	}
	ref array = class_array(vm, t, WK(vm, Class), n);
	for (uint16_t i = 0; array && i < n; i++) {
		uint16_t index = cursor_u2(&at);
		struct vclass *k = constant_is(c, index, CONSTANT_Class)
			? class_load(vm, t, class_name_at(c, index), m->owner->loader)
			: NULL;
		if (!k)
			return 0;
		set_ref(vm, array, ARRAY_BASE + 4 * i, k->mirror);
	}
	return array;
}

static ref signature_of(struct vm *vm, struct thread *t, struct vclass *k,
	const struct member *member)
{
	uint64_t result = 0;
	attribute_utf8(vm, t, k, member->attributes, ATTRIBUTE_Signature, &result);
	return (ref)result;
}

#define SET_MEMBER(kind, field, value) set_ref(vm, java, OFF(vm, kind, field), (value))
#define SET_EXECUTABLE(kind)                                                                   \
	do {                                                                                       \
		SET_MEMBER(kind, clazz, k->mirror);                                                    \
		set_32(vm, java, OFF(vm, kind, slot), m->index);                                       \
		SET_MEMBER(kind, parameterTypes, descriptor_mirrors(vm, t, symbol_slice(m->type), k)); \
		SET_MEMBER(kind, exceptionTypes, exception_mirrors(vm, t, m));                         \
		set_32(vm, java, OFF(vm, kind, modifiers), m->access);                                 \
		SET_MEMBER(kind, signature, signature_of(vm, t, k, m->member));                        \
		SET_MEMBER(kind, annotations,                                                          \
			attribute_bytes(vm, t, k, m->member->attributes,                                   \
				ATTRIBUTE_RuntimeVisibleAnnotations));                                         \
		SET_MEMBER(kind, parameterAnnotations,                                                 \
			attribute_bytes(vm, t, k, m->member->attributes,                                   \
				ATTRIBUTE_RuntimeVisibleParameterAnnotations));                                \
	} while (0)

static ref make_method_object(struct vm *vm, struct thread *t, struct vmethod *m)
{
	struct vclass *k = m->owner;
	ref java = heap_object(vm, t, WK(vm, Method));
	if (!java)
		return 0;
	SET_EXECUTABLE(Method);
	SET_MEMBER(Method, name, string_constant(vm, symbol_slice(m->name)));
	struct vclass *returns = class_of_descriptor(vm, t, descriptor_return(symbol_slice(m->type)),
		k->loader);
	if (!returns)
		return 0;
	SET_MEMBER(Method, returnType, returns->mirror);
	SET_MEMBER(Method, annotationDefault,
		attribute_bytes(vm, t, k, m->member->attributes, ATTRIBUTE_AnnotationDefault));
	return t->exception ? 0 : java;
}

static ref make_constructor_object(struct vm *vm, struct thread *t, struct vmethod *m)
{
	struct vclass *k = m->owner;
	ref java = heap_object(vm, t, WK(vm, Constructor));
	if (!java)
		return 0;
	SET_EXECUTABLE(Constructor);
	return t->exception ? 0 : java;
}

static ref make_field_object(struct vm *vm, struct thread *t, struct vfield *f)
{
	struct vclass *k = f->owner;
	ref java = heap_object(vm, t, WK(vm, Field));
	struct vclass *type = class_of_descriptor(vm, t, symbol_slice(f->type), k->loader);
	if (!java || !type)
		return 0;
	SET_MEMBER(Field, clazz, k->mirror);
	set_32(vm, java, OFF(vm, Field, slot), (uint32_t)(f - k->fields));
	SET_MEMBER(Field, name, string_constant(vm, symbol_slice(f->name)));
	SET_MEMBER(Field, type, type->mirror);
	set_32(vm, java, OFF(vm, Field, modifiers), f->access);
	bool is_record = k->super && symbol_is(k->super->name, "java/lang/Record");
	if (OFF(vm, Field, trustedFinal))
		set_8(vm, java, OFF(vm, Field, trustedFinal),
			(f->access & ACC_FINAL) && ((f->access & ACC_STATIC) || is_record || k->is_hidden));
	SET_MEMBER(Field, signature, signature_of(vm, t, k, f->member));
	SET_MEMBER(Field, annotations,
		attribute_bytes(vm, t, k, f->member->attributes, ATTRIBUTE_RuntimeVisibleAnnotations));
	return t->exception ? 0 : java;
}

static bool is_wanted(const struct vmethod *m, bool constructors, bool public_only)
{
	bool is_constructor = symbol_is(m->name, "<init>");
	return is_constructor == constructors && !symbol_is(m->name, "<clinit>") &&
		(!public_only || (m->access & ACC_PUBLIC));
}

static enum done declared(struct vm *vm, struct thread *t, struct vclass *k, bool constructors,
	bool public_only, uint64_t *result)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < k->n_methods; i++)
		n += is_wanted(&k->methods[i], constructors, public_only);
	ref array = class_array(vm, t, constructors ? WK(vm, Constructor) : WK(vm, Method), n);
	uint32_t at = 0;
	for (uint32_t i = 0; array && i < k->n_methods; i++) {
		struct vmethod *m = &k->methods[i];
		if (!is_wanted(m, constructors, public_only))
			continue;
		ref java = constructors ? make_constructor_object(vm, t, m) : make_method_object(vm, t, m);
		if (!java)
			return t->exception ? DONE_THROW : DONE_STOP;
		set_ref(vm, array, ARRAY_BASE + 4 * at++, java);
	}
	RETURN_NEW(array);
}

NATIVE_FN(class_declared_methods)
{
	return declared(vm, t, native_class(vm, args[0]), false, args[1], result);
}

NATIVE_FN(class_declared_constructors)
{
	return declared(vm, t, native_class(vm, args[0]), true, args[1], result);
}

NATIVE_FN(class_declared_fields)
{
	struct vclass *k = native_class(vm, args[0]);
	uint32_t n = 0, at = 0;
	for (uint32_t i = 0; i < k->n_fields; i++)
		n += k->fields[i].member && (!args[1] || (k->fields[i].access & ACC_PUBLIC));
	ref array = class_array(vm, t, WK(vm, Field), n);
	for (uint32_t i = 0; array && i < k->n_fields; i++) {
		if (!k->fields[i].member || (args[1] && !(k->fields[i].access & ACC_PUBLIC)))
			continue;
		ref java = make_field_object(vm, t, &k->fields[i]);
		if (!java)
			return t->exception ? DONE_THROW : DONE_STOP;
		set_ref(vm, array, ARRAY_BASE + 4 * at++, java);
	}
	RETURN_NEW(array);
}

// An attribute of a record component; the component's attributes start at `at`.
static ref make_component(struct vm *vm, struct thread *t, struct vclass *k, struct cursor *at)
{
	const struct class *c = k->file;
	uint16_t name = cursor_u2(at), type = cursor_u2(at), n = cursor_u2(at);
	ref java = heap_object(vm, t, WK(vm, RecordComponent));
	if (!java || !constant_is(c, name, CONSTANT_Utf8) || !constant_is(c, type, CONSTANT_Utf8))
		return 0;
	struct vclass *of = class_of_descriptor(vm, t, class_utf8(c, type), k->loader);
	if (!of)
		return 0;
	SET_MEMBER(RecordComponent, clazz, k->mirror);
	SET_MEMBER(RecordComponent, name, string_constant(vm, class_utf8(c, name)));
	SET_MEMBER(RecordComponent, type, of->mirror);
	for (uint16_t i = 0; i < n && cursor_ok(at); i++) {
		uint16_t kind = cursor_u2(at);
		struct slice bytes = cursor_bytes(at, cursor_u4(at));
		struct slice text = constant_is(c, kind, CONSTANT_Utf8) ? class_utf8(c, kind) : SLICE_EMPTY;
		if (slice_equal(text, SLICE("Signature")) && bytes.len == 2 &&
			constant_is(c, bytes_u2(bytes.ptr), CONSTANT_Utf8))
			SET_MEMBER(RecordComponent, signature,
				string_of_slice(vm, t, class_utf8(c, bytes_u2(bytes.ptr))));
		else if (slice_equal(text, SLICE("RuntimeVisibleAnnotations")))
			SET_MEMBER(RecordComponent, annotations, byte_array(vm, t, bytes));
	}
	struct slice made = arena_printf(&vm->arena, "()%.*s", SLICE_ARG(class_utf8(c, type)));
	struct vmethod *accessor = class_method(k, symbol_of(vm, class_utf8(c, name)),
		symbol_of(vm, made));
	if (accessor)
		SET_MEMBER(RecordComponent, accessor, make_method_object(vm, t, accessor));
	return java;
}

NATIVE_FN(class_record_components)
{
	struct vclass *k = native_class(vm, args[0]);
	struct slice bytes;
	if (!k->file || !attribute_find(k->file, k->file->attributes, ATTRIBUTE_Record, &bytes))
		RETURN(0);
	struct cursor at = cursor_of(bytes);
	uint16_t n = cursor_u2(&at);
	ref array = class_array(vm, t, WK(vm, RecordComponent), n);
	for (uint16_t i = 0; array && i < n; i++) {
		ref java = make_component(vm, t, k, &at);
		if (!java)
			return t->exception ? DONE_THROW : DONE_STOP;
		set_ref(vm, array, ARRAY_BASE + 4 * i, java);
	}
	RETURN_NEW(array);
}
