// VarHandle accesses, all modes natively: single steps, sequentially consistent. The handle objects are
// the JDK's; their class says what they access (VarHandleInts$FieldInstanceReadWrite), their fields where.
#include <stdlib.h>

#include "vm/gen.h"
#include "vm/natives.h"

struct place {
	uint8_t *at;
	ref object; // what is written to
	char kind;
	bool is_swapped; // byte array view of the other byte order
};

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
	{ "Doubles", 'D', 8 }, { "References", 'L', 4 } };

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

// Finds the variable; *args is moved behind the coordinates.
static enum done find_place(struct vm *vm, struct thread *t, ref handle, struct slice *parameters,
	uint64_t **args, struct place *p)
{
	const char *name = class_of(handle)->name->text;
	bool found;
	uint8_t size = 0;
	const char *form = strchr(name, '$');
	if (strncmp(name, "java/lang/invoke/VarHandle", 26) != 0 || !form) {
		vm_unsupported(vm, t, "VarHandles of class %s", name);
		return DONE_STOP;
	}
	bool is_view = strncmp(name + 26, "ByteArrayAs", 11) == 0;
	if (!kind_of_handle(name + 26 + (is_view ? 11 : 0), &p->kind, &size)) {
		vm_unsupported(vm, t, "VarHandles of class %s", name);
		return DONE_STOP;
	}
	if (strncmp(form, "$FieldStatic", 12) == 0) {
		ref base = (ref)field_of(vm, handle, "base", &found);
		uint64_t offset = field_of(vm, handle, "fieldOffset", &found);
		p->object = base;
		p->at = VM_BASE + base + offset;
		return DONE_OK;
	}
	ref object = (ref) * (*args)++;
	descriptor_next(parameters);
	if (!object)
		return throw_npe(vm, t);
	p->object = object;
	if (strncmp(form, "$FieldInstance", 14) == 0) {
		ref receiver = (ref)field_of(vm, handle, "receiverType", &found);
		if (found && !class_may_cast(class_of(object), class_of_mirror(vm, receiver)))
			return throw_class_cast(vm, t, class_of(object), class_of_mirror(vm, receiver));
		p->at = VM_BASE + object + field_of(vm, handle, "fieldOffset", &found);
		return DONE_OK;
	}
	if (class_of(object)->kind != '[') {
		vm_unsupported(vm, t, "VarHandles of class %s", name);
		return DONE_STOP;
	}
	int32_t index = (int32_t) * (*args)++;
	descriptor_next(parameters);
	if (is_view) {
		uint32_t n = array_length(object);
		if (index < 0 || n < size || (uint32_t)index > n - size)
			return index_error(vm, t, index, n >= size ? n - size + 1 : 0);
		p->at = array_at(object)->data + index;
		p->is_swapped = field_of(vm, handle, "be", &found) & 1;
		return DONE_OK;
	}
	if ((uint32_t)index >= array_length(object))
		return throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException",
			"Index %d out of bounds for length %u", index, array_length(object));
	p->at = array_at(object)->data + ((size_t)(uint32_t)index << class_of(object)->log2);
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

// The next argument as the variable's type has it.
static bool take(struct vm *vm, struct thread *t, struct slice *parameters, uint64_t **args,
	char kind, uint64_t *value)
{
	struct slice d = descriptor_next(parameters);
	if (!d.len)
		return false;
	*value = **args;
	*args += gen_words(d);
	char from = (char)d.ptr[0];
	if (from == 'L' || from == '[') {
		if (kind == 'L')
			return true;
		if (!*value) {
			throw_npe(vm, t);
			return false;
		}
		return unbox(vm, (ref)*value, kind, value);
	}
	if (kind == 'L') {
		*value = box(vm, t, from, *value);
		return *value != 0;
	}
	return widen(from, kind, value);
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

static bool starts(const char *text, const char *with)
{
	return strncmp(text, with, strlen(with)) == 0;
}

// false: an argument does not fit.
static bool execute(struct vm *vm, struct thread *t, const char *mode, const struct place *p,
	struct slice *parameters, uint64_t *args, uint64_t *result, bool *has_result)
{
	uint64_t old = read_place(p), a, b;
	*has_result = true;
	*result = old;
	if (starts(mode, "getAnd")) {
		if (!take(vm, t, parameters, &args, p->kind, &a))
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
		*has_result = false;
		if (!take(vm, t, parameters, &args, p->kind, &a))
			return false;
		write_place(vm, p, a);
		return true;
	}
	if (!take(vm, t, parameters, &args, p->kind, &a) ||
		!take(vm, t, parameters, &args, p->kind, &b))
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

void invoke_var_handle(struct vm *vm, struct thread *t, struct vmethod *m, struct symbol *type,
	uint64_t *args)
{
	struct frame *f = t->top;
	struct place p = { 0 };
	uint64_t *at = args + 1, result = 0;
	ref handle = (ref)args[0];
	struct slice parameters = descriptor_parameters(symbol_slice(type));
	bool has_result;
	if (look_through(vm, t, &handle) != DONE_OK ||
		find_place(vm, t, handle, &parameters, &at, &p) != DONE_OK)
		return;
	if (!execute(vm, t, m->name->text, &p, &parameters, at, &result, &has_result)) {
		if (!t->exception && vm->status == VM_RUNNING)
			throw_new(vm, t, "java/lang/invoke/WrongMethodTypeException", "%s", type->text);
		return;
	}
	struct slice returns = descriptor_return(symbol_slice(type));
	bool is_test = starts(m->name->text, "compareAndSet") ||
		starts(m->name->text, "weakCompareAndSet");
	char kind = is_test ? 'Z' : p.kind;
	if (returns.ptr[0] != 'V') {
		bool to_ref = returns.ptr[0] == 'L' || returns.ptr[0] == '[';
		if (to_ref && kind != 'L')
			result = box(vm, t, kind, result);
		else if (!to_ref && kind == 'L')
			unbox(vm, (ref)result, (char)returns.ptr[0], &result);
		else if (!to_ref)
			widen(kind, (char)returns.ptr[0], &result);
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
	(void)type;
	if (strncmp(name, "java/lang/invoke/VarHandle", 26) != 0 || !form ||
		!kind_of_handle(name + 26, &kind, &size))
		return false;
	bool is_static = strncmp(form, "$FieldStatic", 12) == 0;
	*object = is_static ? (ref)field_of(vm, handle, "base", &found) : (ref)args[0];
	if (!*object)
		return false;
	if (is_static || strncmp(form, "$FieldInstance", 14) == 0) {
		*at = VM_BASE + *object + field_of(vm, handle, "fieldOffset", &found);
		return true;
	}
	if (class_of(*object)->kind != '[')
		return false;
	*at = array_at(*object)->data + ((size_t)(uint32_t)args[1] << class_of(*object)->log2);
	return true;
}

// (VarHandle this, AccessMode mode): which modes there are depends on the variable's type (JDK's table).
NATIVE_FN(var_handle_supports)
{
	const char *name = class_of(REF(0))->name->text, *form = strchr(name, '$');
	char kind = 'L';
	uint8_t size;
	bool is_view = strncmp(name + 26, "ByteArrayAs", 11) == 0;
	if (strncmp(name, "java/lang/invoke/VarHandle", 26) == 0)
		kind_of_handle(name + 26 + (is_view ? 11 : 0), &kind, &size);
	struct vfield *f = class_lookup_field(class_of(REF(1)), symbol_of_string(vm, "methodName"),
		symbol_of_string(vm, "Ljava/lang/String;"));
	char *mode = f ? string_c(vm, get_32(REF(1), f->offset)) : NULL;
	bool is_read = mode &&
		(strcmp(mode, "get") == 0 || strcmp(mode, "getVolatile") == 0 ||
			strcmp(mode, "getAcquire") == 0 || strcmp(mode, "getOpaque") == 0);
	bool can_write = !form || !strstr(form, "ReadOnly");
	bool is_plain = is_read || (mode && strncmp(mode, "set", 3) == 0);
	bool can = true;
	if (mode && strncmp(mode, "getAndAdd", 9) == 0)
		can = kind != 'L' && kind != 'Z';
	else if (mode && strncmp(mode, "getAndBitwise", 13) == 0)
		can = kind != 'L' && kind != 'F' && kind != 'D';
	if (is_view && !is_plain)
		can = can && size >= 4 &&
			!(strncmp(mode ? mode : "", "getAnd", 6) == 0 &&
				strcmp(mode ? mode : "", "getAndSet") != 0 && (kind == 'F' || kind == 'D'));
	free(mode);
	RETURN(can && (is_read || can_write));
}
