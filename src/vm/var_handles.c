// VarHandle accesses, all modes natively: single steps, sequentially consistent. The handle objects are
// the JDK's; their class says what they access (VarHandleInts$FieldInstanceReadWrite), their fields where.
#include <stdlib.h>

#include "vm/gen.h"
#include "vm/interp.h"
#include "vm/natives.h"

struct place {
	uint8_t *at;
	ref object; // what is written to
	struct vclass
		*type; // of a variable of references; NULL: not looked up, since the caller is trusted
	char kind;
	bool is_element; // of an array of references
	bool is_swapped; // byte array view of the other byte order
};

// An access as the instruction has it. The JDK's own are not checked: they are many, and right.
struct access {
	const char *mode;
	struct symbol *type;
	struct slice parameters; // what is left of them
	uint64_t *args;          // and of the values
	bool is_checked;
};

static bool starts(const char *text, const char *with)
{
	return strncmp(text, with, strlen(with)) == 0;
}

static bool is_reference(struct slice d)
{
	return d.len && (d.ptr[0] == 'L' || d.ptr[0] == '[');
}

static enum done throw_wrong_type(struct vm *vm, struct thread *t, const struct access *a)
{
	return throw_new(vm, t, "java/lang/invoke/WrongMethodTypeException", "%s", a->type->text);
}

static bool fits(struct vm *vm, struct thread *t, ref value, struct vclass *type)
{
	char from[300], to[300];
	if (!value || !type || class_may_cast(class_of(value), type))
		return true;
	throw_new(vm, t, "java/lang/ClassCastException", "Cannot cast %s to %s",
		class_external_name(class_of(value), from, sizeof(from)),
		class_external_name(type, to, sizeof(to)));
	return false;
}

static uint64_t field_of(struct vm *vm, ref handle, const char *name, bool *found)
{
	for (struct vclass *k = class_of(handle); k; k = k->super) {
		struct vfield *f = class_field(vm, k, name);
		if (f) {
			*found = true;
			return load_kind(VM_BASE + handle + f->offset, f->kind);
		}
	}
	*found = false;
	return 0;
}

static const struct {
	const char *name;
	char kind;
	uint8_t size;
} kinds[] = { { "Booleans", 'Z', 1 }, { "Bytes", 'B', 1 }, { "Shorts", 'S', 2 },
	{ "Chars", 'C', 2 }, { "Ints", 'I', 4 }, { "Longs", 'J', 8 }, { "Floats", 'F', 4 },
	{ "Doubles", 'D', 8 }, { "References", 'L', 4 }, { "Objects", 'L', 4 } };

static bool kind_of_handle(const char *name, char *kind, uint8_t *size)
{
	for (uint32_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (strncmp(name, kinds[i].name, strlen(kinds[i].name)) == 0) {
			*kind = kinds[i].kind;
			*size = kinds[i].size;
			return true;
		}
	return false;
}

static enum done index_error(struct vm *vm, struct thread *t, int32_t index, uint32_t length)
{
	return throw_new(vm, t, "java/lang/IndexOutOfBoundsException",
		"Index %d out of bounds for length %u", index, length);
}

static bool take(struct vm *vm, struct thread *t, struct access *a, const struct place *p,
	uint64_t *value);

static struct vclass *class_in(struct vm *vm, ref handle, const char *field)
{
	bool found;
	ref mirror = (ref)field_of(vm, handle, field, &found);
	return found && mirror ? class_of_mirror(vm, mirror) : NULL;
}

static enum done find_element(struct vm *vm, struct thread *t, ref handle, bool is_view,
	uint8_t size, struct access *a, struct place *p)
{
	bool found;
	struct vclass *k = class_of(p->object);
	struct vclass *wanted = is_view ? vm->image->arrays['B']
		: p->kind == 'L'            ? class_in(vm, handle, "arrayType")
									: vm->image->arrays[(uint8_t)p->kind];
	if (p->kind == 'L' && !fits(vm, t, p->object, wanted))
		return DONE_THROW;
	if (!wanted || !class_may_cast(k, wanted))
		return throw_class_cast(vm, t, k, wanted ? wanted : k);
	uint64_t value = 0;
	if (!take(vm, t, a, &(struct place){ .kind = 'I' }, &value))
		return t->exception ? DONE_THROW : throw_wrong_type(vm, t, a);
	int32_t index = (int32_t)value;
	uint32_t n = array_length(p->object);
	if (is_view) {
		if (index < 0 || n < size || (uint32_t)index > n - size)
			return index_error(vm, t, index, n >= size ? n - size + 1 : 0);
		p->at = array_at(p->object)->data + index;
		p->is_swapped = field_of(vm, handle, "be", &found) & 1;
		return DONE_OK;
	}
	if ((uint32_t)index >= n)
		return throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException",
			"Index %d out of bounds for length %u", index, n);
	p->type = k->component;
	p->is_element = p->kind == 'L';
	p->at = array_at(p->object)->data + ((size_t)(uint32_t)index << k->log2);
	return DONE_OK;
}

// Finds the variable; the access is moved behind the coordinates.
static enum done find_place(struct vm *vm, struct thread *t, ref handle, struct access *a,
	struct place *p)
{
	const char *name = class_of(handle)->name->text;
	bool found;
	uint8_t size = 0;
	const char *form = strchr(name, '$');
	bool is_known = starts(name, "java/lang/invoke/VarHandle") && form;
	bool is_view = is_known && starts(name + 26, "ByteArrayAs");
	if (!is_known || !kind_of_handle(name + 26 + (is_view ? 11 : 0), &p->kind, &size) ||
		!(starts(form, "$Field") || starts(form, "$Array"))) {
		vm_unsupported(vm, t, "VarHandles of class %s", name);
		return DONE_STOP;
	}
	if (a->is_checked && p->kind == 'L')
		p->type = class_in(vm, handle, "fieldType");
	if (starts(form, "$FieldStatic")) {
		p->object = (ref)field_of(vm, handle, "base", &found);
		p->at = VM_BASE + p->object + field_of(vm, handle, "fieldOffset", &found);
		return DONE_OK;
	}
	if (!is_reference(descriptor_next(&a->parameters)))
		return throw_wrong_type(vm, t, a);
	p->object = (ref)*a->args++;
	if (!p->object)
		return throw_npe(vm, t);
	if (starts(form, "$Array"))
		return find_element(vm, t, handle, is_view, size, a, p);
	if (!fits(vm, t, p->object, class_in(vm, handle, "receiverType")))
		return DONE_THROW;
	p->at = VM_BASE + p->object + field_of(vm, handle, "fieldOffset", &found);
	return DONE_OK;
}

static uint64_t swap(uint64_t value, char kind)
{
	switch (kind) {
	case 'J':
	case 'D':
		return __builtin_bswap64(value);
	case 'I':
	case 'F':
		return __builtin_bswap32((uint32_t)value);
	case 'S':
		return (uint32_t)(int16_t)__builtin_bswap16((uint16_t)value);
	case 'C':
		return __builtin_bswap16((uint16_t)value);
	default:
		return value;
	}
}

static uint64_t read_place(const struct place *p)
{
	uint64_t value = load_kind(p->at, p->kind);
	return p->is_swapped ? swap(value, p->kind) : value;
}

static void write_place(struct vm *vm, const struct place *p, uint64_t value)
{
	if (p->is_swapped)
		value = swap(value, p->kind);
	if (p->kind == 'L')
		set_ref(vm, p->object, (uint32_t)(p->at - VM_BASE - p->object), (ref)value);
	else
		store_kind(vm, p->at, p->kind, value);
}

static const char *box_of(char kind)
{
	static const struct {
		char kind;
		const char *name;
	} boxes[] = { { 'Z', "java/lang/Boolean" }, { 'B', "java/lang/Byte" },
		{ 'S', "java/lang/Short" }, { 'C', "java/lang/Character" }, { 'I', "java/lang/Integer" },
		{ 'J', "java/lang/Long" }, { 'F', "java/lang/Float" }, { 'D', "java/lang/Double" } };
	for (uint32_t i = 0; i < sizeof(boxes) / sizeof(boxes[0]); i++)
		if (boxes[i].kind == kind)
			return boxes[i].name;
	return "";
}

// May a variable of this class hold the box of a primitive type, or of one that is widened to it?
static bool may_be_box(struct slice name, char kind)
{
	static const char *const types[] = { "java/lang/Object", "java/lang/Number",
		"java/lang/Comparable", "java/io/Serializable", "java/lang/constant/Constable" };
	for (uint32_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (slice_equal(name, slice_of_string(types[i])))
			return true;
	for (const char *from = "ZBSCIJFD"; *from; from++)
		if (slice_equal(name, slice_of_string(box_of(*from))))
			return widen(*from, kind, &(uint64_t){ 0 });
	return false;
}

// Of a reference that is of the class `name`, as the compiler knows it; false without an exception: the types do not fit.
static bool take_unboxed(struct vm *vm, struct thread *t, struct slice name, char kind,
	uint64_t *value)
{
	if (!may_be_box(name, kind))
		return false;
	if (!*value) {
		throw_npe(vm, t);
		return false;
	}
	ref object = (ref)*value;
	if (unbox(vm, object, kind, value))
		return true;
	struct vclass *number = class_load_string(vm, "java/lang/Number");
	if (class_may_cast(class_of(object), number))
		fits(vm, t, object, class_load_string(vm, box_of(kind)));
	else
		throw_class_cast(vm, t, class_of(object), number);
	return false;
}

// The next argument as the variable's type has it; false without an exception: it cannot have it.
static bool take(struct vm *vm, struct thread *t, struct access *a, const struct place *p,
	uint64_t *value)
{
	struct slice d = descriptor_next(&a->parameters);
	if (!d.len)
		return false;
	*value = *a->args;
	a->args += gen_words(d);
	char from = (char)d.ptr[0];
	if (p->is_element && is_reference(d) && strcmp(a->mode, "set") == 0 && *value &&
		!class_may_cast(class_of((ref)*value), p->type)) {
		throw_store(vm, t, (ref)*value);
		return false;
	}
	if (is_reference(d))
		return p->kind == 'L' ? fits(vm, t, (ref)*value, p->type)
							  : take_unboxed(vm, t, slice_of(d.ptr + 1, d.len - 2), p->kind, value);
	if (p->kind != 'L')
		return widen(from, p->kind, value);
	*value = box(vm, t, from, *value);
	return *value != 0 && (!p->type || class_may_cast(class_of((ref)*value), p->type));
}

static uint64_t add(uint64_t a, uint64_t b, char kind)
{
	double x, y;
	float v, w;
	switch (kind) {
	case 'J':
		return a + b;
	case 'D':
		memcpy(&x, &a, 8);
		memcpy(&y, &b, 8);
		x += y;
		memcpy(&a, &x, 8);
		return a;
	case 'F':
		memcpy(&v, &a, 4);
		memcpy(&w, &b, 4);
		v += w;
		a = 0;
		memcpy(&a, &v, 4);
		return a;
	case 'B':
		return (uint32_t)(int8_t)(a + b);
	case 'S':
		return (uint32_t)(int16_t)(a + b);
	case 'C':
		return (uint16_t)(a + b);
	default:
		return (uint32_t)(a + b);
	}
}

static uint64_t mask(uint64_t value, char kind)
{
	return kind == 'J' || kind == 'D' ? value : (uint32_t)value;
}

static bool is_test(const char *mode)
{
	return starts(mode, "compareAndSet") || starts(mode, "weakCompareAndSet");
}

static uint32_t n_values(const char *mode)
{
	return starts(mode, "getAnd") || starts(mode, "set") ? 1 : starts(mode, "get") ? 0 : 2;
}

// Are there as many values as the mode takes, and can its result be what the call returns?
static bool has_right_type(struct vm *vm, struct thread *t, const struct access *a,
	const struct place *p)
{
	struct slice rest = a->parameters;
	uint32_t n = 0;
	while (descriptor_next(&rest).len)
		n++;
	struct slice returns = descriptor_return(symbol_slice(a->type));
	char kind = is_test(a->mode) ? 'Z' : p->kind;
	if (n != n_values(a->mode) || (starts(a->mode, "set") && returns.ptr[0] != 'V'))
		return false;
	if (kind == 'L' || returns.ptr[0] == 'V')
		return true;
	if (!is_reference(returns))
		return widen(kind, (char)returns.ptr[0], &(uint64_t){ 0 });
	struct vclass *to = class_known(vm, returns, t->top->method->owner->loader);
	ref sample = box(vm, t, kind, 0);
	if (!to) // a class of the program's: no box is one
		to = class_known(vm, returns, 0);
	return sample && to && class_may_cast(class_of(sample), to);
}

// false: an argument does not fit.
static bool execute(struct vm *vm, struct thread *t, struct access *access, const struct place *p,
	uint64_t *result)
{
	const char *mode = access->mode;
	uint64_t old = read_place(p), a, b;
	*result = old;
	if (starts(mode, "getAnd")) {
		if (!take(vm, t, access, p, &a))
			return false;
		write_place(vm, p,
			starts(mode, "getAndAdd")              ? add(old, a, p->kind)
				: starts(mode, "getAndBitwiseOr")  ? old | a
				: starts(mode, "getAndBitwiseAnd") ? old & a
				: starts(mode, "getAndBitwiseXor") ? old ^ a
												   : a);
		return true;
	}
	if (starts(mode, "get"))
		return true;
	if (starts(mode, "set")) {
		if (!take(vm, t, access, p, &a))
			return false;
		write_place(vm, p, a);
		return true;
	}
	if (!take(vm, t, access, p, &a) || !take(vm, t, access, p, &b))
		return false;
	bool is_same = mask(old, p->kind) == mask(a, p->kind) && !choose_fails(vm, mode);
	if (is_same)
		write_place(vm, p, b);
	if (!starts(mode, "compareAndExchange"))
		*result = is_same;
	return true;
}

// A handle of a static field whose class may not be initialised yet (JDK 22 and later).
static enum done look_through(struct vm *vm, struct thread *t, ref *handle)
{
	bool found;
	if (!symbol_is(class_of(*handle)->name, "java/lang/invoke/LazyInitializingVarHandle"))
		return DONE_OK;
	struct vclass *k = class_of_mirror(vm, (ref)field_of(vm, *handle, "refc", &found));
	enum done done = class_initialize(vm, t, k);
	*handle = (ref)field_of(vm, *handle, "target", &found);
	return done;
}

static bool supports(const char *name, const char *mode);

// The result as the call returns it.
static bool convert(struct vm *vm, struct thread *t, const struct access *a, const struct place *p,
	struct slice returns, uint64_t *result)
{
	char kind = is_test(a->mode) ? 'Z' : p->kind;
	if (returns.ptr[0] == 'V')
		return true;
	if (!is_reference(returns))
		return kind == 'L'
			? take_unboxed(vm, t,
				  p->type ? class_text(p->type) : slice_of_string("java/lang/Object"),
				  (char)returns.ptr[0], result)
			: widen(kind, (char)returns.ptr[0], result);
	if (kind != 'L') {
		*result = box(vm, t, kind, *result);
		return *result != 0;
	}
	if (!a->is_checked || !*result)
		return true;
	struct vclass *to = class_known(vm, returns, t->top->method->owner->loader);
	return !to || fits(vm, t, (ref)*result, to);
}

void invoke_var_handle(struct vm *vm, struct thread *t, struct vmethod *m, struct symbol *type,
	uint64_t *args)
{
	struct frame *f = t->top;
	struct place p = { 0 };
	uint64_t result = 0;
	ref handle = (ref)args[0];
	struct access a = { .mode = m->name->text,
		.type = type,
		.parameters = descriptor_parameters(symbol_slice(type)),
		.args = args + 1,
		.is_checked = f->method->owner->role != ROLE_JDK };
	if (look_through(vm, t, &handle) != DONE_OK)
		return;
	if (a.is_checked && !supports(class_of(handle)->name->text, a.mode)) {
		throw_new(vm, t, "java/lang/UnsupportedOperationException", NULL);
		return;
	}
	if (find_place(vm, t, handle, &a, &p) != DONE_OK)
		return;
	struct slice returns = descriptor_return(symbol_slice(type));
	if ((a.is_checked && !has_right_type(vm, t, &a, &p)) || !execute(vm, t, &a, &p, &result) ||
		!convert(vm, t, &a, &p, returns, &result)) {
		if (!t->exception && vm->status == VM_RUNNING)
			throw_wrong_type(vm, t, &a);
		return;
	}
	f->sp = args;
	if (returns.ptr[0] != 'V')
		*f->sp++ = result;
	if (gen_words(returns) == 2)
		*f->sp++ = 0;
	f->pc += 3;
}

bool var_handle_place(struct vm *vm, ref handle, struct symbol *type, const uint64_t *args,
	ref *object, uint8_t **at)
{
	bool found;
	if (!handle)
		return false;
	const char *name = class_of(handle)->name->text, *form = strchr(name, '$');
	char kind;
	uint8_t size;
	if (strncmp(name, "java/lang/invoke/VarHandle", 26) != 0 || !form ||
		!kind_of_handle(name + 26, &kind, &size))
		return false;
	bool is_static = strncmp(form, "$FieldStatic", 12) == 0;
	struct slice parameters = descriptor_parameters(symbol_slice(type));
	if (!is_static && !is_reference(descriptor_next(&parameters)))
		return false; // it will throw
	*object = is_static ? (ref)field_of(vm, handle, "base", &found) : (ref)args[0];
	if (!*object)
		return false;
	if (is_static || strncmp(form, "$FieldInstance", 14) == 0) {
		*at = VM_BASE + *object + field_of(vm, handle, "fieldOffset", &found);
		return true;
	}
	struct slice index = descriptor_next(&parameters);
	if (class_of(*object)->kind != '[' || !index.len || !strchr("ISCB", (char)index.ptr[0]) ||
		(uint32_t)args[1] >= array_length(*object))
		return false;
	*at = array_at(*object)->data + ((size_t)(uint32_t)args[1] << class_of(*object)->log2);
	return true;
}

// Which modes there are depends on the variable's type (JDK's table). Of other handles the JDK knows.
static bool supports(const char *name, const char *mode)
{
	const char *form = strchr(name, '$');
	char kind = 'L';
	uint8_t size = 4;
	bool is_view = strncmp(name + 26, "ByteArrayAs", 11) == 0;
	if (!starts(name, "java/lang/invoke/VarHandle") || !form ||
		!kind_of_handle(name + 26 + (is_view ? 11 : 0), &kind, &size))
		return true;
	bool is_read = strcmp(mode, "get") == 0 || strcmp(mode, "getVolatile") == 0 ||
		strcmp(mode, "getAcquire") == 0 || strcmp(mode, "getOpaque") == 0;
	bool can = is_read || !strstr(form, "ReadOnly");
	if (starts(mode, "getAndAdd"))
		can = can && kind != 'L' && kind != 'Z';
	else if (starts(mode, "getAndBitwise"))
		can = can && kind != 'L' && kind != 'F' && kind != 'D';
	if (is_view && !is_read && !starts(mode, "set"))
		can = can && size >= 4 &&
			!(starts(mode, "getAnd") && !starts(mode, "getAndSet") && (kind == 'F' || kind == 'D'));
	return can;
}

// (VarHandle this, AccessMode mode)
NATIVE_FN(var_handle_supports)
{
	struct vfield *f = class_lookup_field(class_of(REF(1)), symbol_of_string(vm, "methodName"),
		symbol_of_string(vm, "Ljava/lang/String;"));
	char *mode = f ? string_c(vm, get_32(REF(1), f->offset)) : NULL;
	bool can = mode && supports(class_of(REF(0))->name->text, mode);
	free(mode);
	RETURN(can);
}
