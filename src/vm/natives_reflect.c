// Core reflection: calls, boxing, arrays, callers, stack walking.
#include <stdlib.h>

#include "vm/natives.h"

// ---- boxing ---------------------------------------------------------------------------------------

static const struct {
	char kind;
	enum wellknown_class klass;
	enum wellknown_field value;
} boxes[] = { { 'Z', WK_Boolean, F_Boolean_value }, { 'B', WK_Byte, F_Byte_value },
	{ 'C', WK_Character, F_Character_value }, { 'S', WK_Short, F_Short_value },
	{ 'I', WK_Integer, F_Integer_value }, { 'J', WK_Long, F_Long_value },
	{ 'F', WK_Float, F_Float_value }, { 'D', WK_Double, F_Double_value } };
#define N_BOXES (sizeof(boxes) / sizeof(boxes[0]))

uint64_t load_kind(const uint8_t *p, char kind)
{
	switch (kind) {
	case 'Z':
	case 'B':
		return (uint32_t)(int8_t)*p;
	case 'C':
		return read_16(p);
	case 'S':
		return (uint32_t)(int16_t)read_16(p);
	case 'J':
	case 'D':
		return read_64(p);
	default:
		return read_32(p);
	}
}

void store_kind(struct vm *vm, uint8_t *p, char kind, uint64_t value)
{
	switch (kind) {
	case 'Z':
	case 'B':
		write_8(vm, p, (uint8_t)value);
		break;
	case 'C':
	case 'S':
		write_16(vm, p, (uint16_t)value);
		break;
	case 'J':
	case 'D':
		write_64(vm, p, value);
		break;
	default:
		write_32(vm, p, (uint32_t)value);
		break;
	}
}

// Small integers and booleans are the cached objects, as valueOf gives them.
static ref cached_box(struct vm *vm, char kind, uint64_t value)
{
	int64_t n = kind == 'J' ? (int64_t)value : (int32_t)value;
	const char *holder;
	int64_t low = -128;
	switch (kind) {
	case 'Z': {
		struct vfield *f = class_field(vm, WK(vm, Boolean), value ? "TRUE" : "FALSE");
		return get_32(WK(vm, Boolean)->mirror, f->offset);
	}
	case 'B':
		holder = "java/lang/Byte$ByteCache";
		break;
	case 'C':
		holder = "java/lang/Character$CharacterCache";
		low = 0;
		break;
	case 'S':
		holder = "java/lang/Short$ShortCache";
		break;
	case 'I':
		holder = "java/lang/Integer$IntegerCache";
		break;
	case 'J':
		holder = "java/lang/Long$LongCache";
		break;
	default:
		return 0;
	}
	if (n < low || n > 127)
		return 0;
	struct vclass *k = class_load_string(vm, holder);
	struct vfield *f = class_field(vm, k, "cache");
	ref cache = f && k->init == INIT_DONE ? get_32(k->mirror, f->offset) : 0;
	return cache ? get_32(cache, ARRAY_BASE + 4 * (uint32_t)(n - low)) : 0;
}

ref box(struct vm *vm, struct thread *t, char kind, uint64_t value)
{
	ref cached = cached_box(vm, kind, value);
	if (cached)
		return cached;
	for (uint32_t i = 0; i < N_BOXES; i++)
		if (boxes[i].kind == kind) {
			ref object = heap_object(vm, t, vm->image->wk[boxes[i].klass]);
			if (object)
				store_kind(vm, VM_BASE + object + vm->image->offsets[boxes[i].value], kind, value);
			return object;
		}
	return 0;
}

static char kind_of_box(struct vm *vm, ref object)
{
	for (uint32_t i = 0; object && i < N_BOXES; i++)
		if (class_of(object) == vm->image->wk[boxes[i].klass])
			return boxes[i].kind;
	return 0;
}

static uint64_t float_bits(float value)
{
	uint32_t bits;
	memcpy(&bits, &value, 4);
	return bits;
}

static uint64_t double_bits(double value)
{
	uint64_t bits;
	memcpy(&bits, &value, 8);
	return bits;
}

// JLS 5.1.2: widening only.
bool widen(char from, char to, uint64_t *value)
{
	static const char order[] = "BSIJFD";
	if (from == to)
		return true;
	const char *a = strchr(order, from == 'C' ? 'S' : from), *b = strchr(order, to);
	if (!a || !b || from == 'Z' || to == 'Z' || to == 'C' || a > b || (from == 'C' && to == 'S'))
		return false;
	int64_t n = from == 'J' ? (int64_t)*value : (int32_t)*value;
	float single;
	memcpy(&single, value, 4);
	switch (to) {
	case 'J':
		*value = (uint64_t)n;
		break;
	case 'F':
		*value = float_bits((float)n);
		break;
	case 'D':
		*value = double_bits(from == 'F' ? (double)single : (double)n);
		break;
	default:
		break;
	}
	return true;
}

bool unbox(struct vm *vm, ref object, char kind, uint64_t *value)
{
	char from = kind_of_box(vm, object);
	for (uint32_t i = 0; from && i < N_BOXES; i++)
		if (boxes[i].kind == from)
			*value = load_kind(VM_BASE + object + vm->image->offsets[boxes[i].value], from);
	return from && widen(from, kind, value);
}

// ---- calls ----------------------------------------------------------------------------------------

struct vmethod *method_of_java(struct vm *vm, ref executable)
{
	bool is_method = class_of(executable) == WK(vm, Method);
	uint32_t clazz = is_method ? OFF(vm, Method, clazz) : OFF(vm, Constructor, clazz);
	uint32_t slot = is_method ? OFF(vm, Method, slot) : OFF(vm, Constructor, slot);
	return &native_class(vm, get_32(executable, clazz))->methods[get_32(executable, slot)];
}

static void throw_wrong_number(struct vm *vm, struct thread *t, uint32_t given, uint32_t wanted)
{
	if (vm->image->jdk < 18)
		throw_new(vm, t, "java/lang/IllegalArgumentException", "wrong number of arguments");
	else
		throw_new(vm, t, "java/lang/IllegalArgumentException",
			"wrong number of arguments: %u expected: %u", given, wanted);
}

// Unpacks Object[] into slots behind `to`; false with IllegalArgumentException.
static bool unpack(struct vm *vm, struct thread *t, const struct vmethod *m, ref array,
	uint64_t *to)
{
	struct slice parameters = descriptor_parameters(symbol_slice(m->type)), d;
	uint32_t n = array ? array_length(array) : 0, i = 0, wanted = 0;
	for (struct slice rest = parameters; descriptor_next(&rest).len;)
		wanted++;
	if (n != wanted) {
		throw_wrong_number(vm, t, n, wanted);
		return false;
	}
	while ((d = descriptor_next(&parameters)).len) {
		ref value = get_32(array, ARRAY_BASE + 4 * i++);
		char kind = (char)d.ptr[0];
		if (kind == 'L' || kind == '[') {
			struct vclass *k = class_of_descriptor(vm, t, d, m->owner->loader);
			if (!k)
				return false;
			if (value && !class_may_cast(class_of(value), k))
				goto mismatch;
			*to++ = value;
			continue;
		}
		if (!unbox(vm, value, kind, to))
			goto mismatch;
		to++;
		if (kind == 'J' || kind == 'D')
			*to++ = 0;
	}
	return true;
mismatch:
	throw_new(vm, t, "java/lang/IllegalArgumentException", "argument type mismatch");
	return false;
}

static enum done throw_target(struct vm *vm, struct thread *t, struct frame *f)
{
	ref cause = (ref)f->stack[NATIVE_EXCEPTION];
	frame_pop(vm, t);
	throw_new(vm, t, "java/lang/reflect/InvocationTargetException", NULL);
	if (t->exception) {
		set_ref(vm, t->exception, OFF(vm, InvocationTargetException, target), cause);
		set_32(vm, t->exception, OFF(vm, Throwable, cause), 0);
	}
	return DONE_THROW;
}

// Pops the native's own frame, so that what is thrown is not caught by it.
static enum done leave_throwing(struct vm *vm, struct thread *t)
{
	if (vm->wanted.name)
		return DONE_AGAIN;
	frame_pop(vm, t);
	return DONE_THROW;
}

// (Method m, Object receiver, Object[] args)
NATIVE_FN(reflect_invoke)
{
	struct frame *f = t->top;
	struct vmethod *target = method_of_java(vm, REF(0));
	if (f->pc & NATIVE_CAUGHT)
		return throw_target(vm, t, f);
	if (f->pc == 1) {
		if (target->returns == 'V')
			RETURN(0);
		if (target->returns == 'L')
			RETURN(f->stack[NATIVE_RESULT]);
		RETURN_NEW(box(vm, t, target->returns, f->stack[NATIVE_RESULT]));
	}
	uint64_t slots[512];
	uint32_t n = 0;
	if (!(target->access & ACC_STATIC)) {
		if (!REF(1)) {
			throw_npe(vm, t);
			return leave_throwing(vm, t);
		}
		if (!class_may_cast(class_of(REF(1)), target->owner)) {
			throw_new(vm, t, "java/lang/IllegalArgumentException",
				"object is not an instance of declaring class");
			return leave_throwing(vm, t);
		}
		slots[n++] = REF(1);
		target = class_select(class_of(REF(1)), target);
	} else if (!class_is_ready(t, target->owner)) {
		enum done done = class_initialize(vm, t, target->owner);
		return done == DONE_THROW ? leave_throwing(vm, t) : done == DONE_AGAIN ? DONE_FRAME : done;
	}
	if (!unpack(vm, t, target, REF(2), slots + n))
		return leave_throwing(vm, t);
	return java_call(vm, t, target, slots);
}

// (Constructor c, Object[] args)
NATIVE_FN(reflect_new_instance)
{
	struct frame *f = t->top;
	struct vmethod *target = method_of_java(vm, REF(0));
	struct vclass *k = target->owner;
	if (f->pc & NATIVE_CAUGHT)
		return throw_target(vm, t, f);
	if (f->pc == 1)
		RETURN(f->stack[NATIVE_OWN]);
	if (k->access & ACC_ABSTRACT) {
		throw_new(vm, t, "java/lang/InstantiationException", NULL);
		return leave_throwing(vm, t);
	}
	if (!class_is_ready(t, k)) {
		enum done done = class_initialize(vm, t, k);
		return done == DONE_THROW ? leave_throwing(vm, t) : done == DONE_AGAIN ? DONE_FRAME : done;
	}
	uint64_t slots[512];
	if (!f->stack[NATIVE_OWN])
		f->stack[NATIVE_OWN] = heap_object(vm, t, k);
	slots[0] = f->stack[NATIVE_OWN];
	if (!slots[0])
		return DONE_STOP;
	if (!unpack(vm, t, target, REF(1), slots + 1))
		return leave_throwing(vm, t);
	return java_call(vm, t, target, slots);
}

// ---- callers --------------------------------------------------------------------------------------

static bool is_reflection_frame(const struct vmethod *m)
{
	return m->is_hidden || !m->owner->file ||
		(m->owner->role == ROLE_JDK &&
			((symbol_is(m->name, "invoke") &&
				 symbol_is(m->owner->name, "java/lang/reflect/Method")) ||
				strncmp(m->owner->name->text, "jdk/internal/reflect/", 21) == 0 ||
				(symbol_is(m->name, "newInstanceWithCaller") &&
					symbol_is(m->owner->name, "java/lang/reflect/Constructor")) ||
				(symbol_is(m->name, "newInstance") &&
					symbol_is(m->owner->name, "java/lang/reflect/Constructor"))));
}

// The caller of the method that asks: two frames up.
NATIVE_FN(reflection_caller)
{
	const struct frame *f = t->top; // the one that asks
	f = f ? f->prev : NULL;
	while (f && is_reflection_frame(f->method))
		f = f->prev;
	RETURN(f ? f->method->owner->mirror : WK(vm, System)->mirror);
}

NATIVE_FN(reflection_access_flags)
{
	RETURN(native_class(vm, args[0])->access & ~(uint32_t)ACC_SUPER);
}

NATIVE_FN(reflection_nest_mates)
{
	RETURN(class_nest_host(vm, native_class(vm, args[0])) ==
		class_nest_host(vm, native_class(vm, args[1])));
}

NATIVE_FN(reflection_inflation)
{
	RETURN(INT32_MAX);
}

// ---- arrays ---------------------------------------------------------------------------------------

NATIVE_FN(array_new)
{
	if (!REF(0))
		return throw_npe(vm, t);
	struct vclass *k = native_class(vm, args[0]);
	if ((int32_t)args[1] < 0)
		return throw_new(vm, t, "java/lang/NegativeArraySizeException", "%d", (int32_t)args[1]);
	if (k->kind == 'V')
		return throw_new(vm, t, "java/lang/IllegalArgumentException", NULL);
	RETURN_NEW(heap_array(vm, t, class_array_of(vm, k), (uint32_t)args[1]));
}

static ref new_dimensions(struct vm *vm, struct thread *t, struct vclass *k, ref lengths,
	uint32_t at)
{
	uint32_t n = get_32(lengths, ARRAY_BASE + 4 * at);
	ref array = heap_array(vm, t, k, n);
	for (uint32_t i = 0; array && at + 1 < array_length(lengths) && i < n; i++) {
		ref inner = new_dimensions(vm, t, k->component, lengths, at + 1);
		if (!inner)
			return 0;
		set_ref(vm, array, ARRAY_BASE + 4 * i, inner);
	}
	return array;
}

NATIVE_FN(array_new_multi)
{
	if (!REF(0) || !REF(1))
		return throw_npe(vm, t);
	struct vclass *k = native_class(vm, args[0]);
	if (array_length(REF(1)) == 0)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "Empty dimensions array");
	for (uint32_t i = 0; i < array_length(REF(1)); i++) {
		if ((int32_t)get_32(REF(1), ARRAY_BASE + 4 * i) < 0)
			return throw_new(vm, t, "java/lang/NegativeArraySizeException", "%d",
				(int32_t)get_32(REF(1), ARRAY_BASE + 4 * i));
		k = class_array_of(vm, k);
	}
	RETURN_NEW(new_dimensions(vm, t, k, REF(1), 0));
}

static enum done check_element(struct vm *vm, struct thread *t, ref array, uint64_t index)
{
	if (!array)
		return throw_npe(vm, t);
	if (class_of(array)->kind != '[')
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "Argument is not an array");
	if ((uint32_t)index >= array_length(array))
		return throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException",
			"Index %d out of bounds for length %u", (int32_t)index, array_length(array));
	return DONE_OK;
}

NATIVE_FN(array_get_length)
{
	enum done done = check_element(vm, t, REF(0), 0);
	if (done != DONE_OK && !(REF(0) && class_of(REF(0))->kind == '['))
		return done;
	t->exception = 0;
	RETURN(array_length(REF(0)));
}

static char element_kind(ref array)
{
	char kind = class_of(array)->component->kind;
	return kind == '[' ? 'L' : kind;
}

static uint8_t *element_place(ref array, uint64_t index)
{
	return array_at(array)->data + ((size_t)(uint32_t)index << class_of(array)->log2);
}

NATIVE_FN(array_get)
{
	enum done done = check_element(vm, t, REF(0), args[1]);
	if (done != DONE_OK)
		return done;
	char kind = element_kind(REF(0));
	uint64_t value = load_kind(element_place(REF(0), args[1]), kind);
	if (kind == 'L')
		RETURN(value);
	RETURN_NEW(box(vm, t, kind, value));
}

NATIVE_FN(array_get_primitive)
{
	enum done done = check_element(vm, t, REF(0), args[1]);
	if (done != DONE_OK)
		return done;
	char kind = element_kind(REF(0));
	uint64_t value = load_kind(element_place(REF(0), args[1]), kind);
	if (kind == 'L' || !widen(kind, m->returns, &value))
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "argument type mismatch");
	RETURN(value);
}

NATIVE_FN(array_set)
{
	enum done done = check_element(vm, t, REF(0), args[1]);
	if (done != DONE_OK)
		return done;
	char kind = element_kind(REF(0));
	uint64_t value = args[2];
	if (kind == 'L') {
		if (value && !class_may_cast(class_of((ref)value), class_of(REF(0))->component))
			return throw_new(vm, t, "java/lang/IllegalArgumentException",
				"array element type mismatch");
		set_ref(vm, REF(0), ARRAY_BASE + 4 * (uint32_t)args[1], (ref)value);
		return DONE_OK;
	}
	if (!unbox(vm, REF(2), kind, &value))
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "argument type mismatch");
	store_kind(vm, element_place(REF(0), args[1]), kind, value);
	return DONE_OK;
}

NATIVE_FN(executable_parameters)
{
	struct vmethod *of = method_of_java(vm, REF(0));
	struct slice bytes;
	if (!attribute_find(of->owner->file, of->member->attributes, ATTRIBUTE_MethodParameters,
			&bytes))
		RETURN(0);
	struct cursor at = cursor_of(bytes);
	uint8_t n = cursor_u1(&at);
	ref array = class_array(vm, t, WK(vm, Parameter), n);
	for (uint8_t i = 0; array && i < n; i++) {
		uint16_t name = cursor_u2(&at), access = cursor_u2(&at);
		ref java = heap_object(vm, t, WK(vm, Parameter));
		if (!java)
			return DONE_STOP;
		if (constant_is(of->owner->file, name, CONSTANT_Utf8))
			set_ref(vm, java, OFF(vm, Parameter, name),
				string_constant(vm, class_utf8(of->owner->file, name)));
		set_32(vm, java, OFF(vm, Parameter, modifiers), access);
		set_ref(vm, java, OFF(vm, Parameter, executable), REF(0));
		set_32(vm, java, OFF(vm, Parameter, index), i);
		set_ref(vm, array, ARRAY_BASE + 4u * i, java);
	}
	RETURN_NEW(array);
}

NATIVE_FN(array_set_primitive)
{
	enum done done = check_element(vm, t, REF(0), args[1]);
	if (done != DONE_OK)
		return done;
	char kind = element_kind(REF(0));
	uint64_t value = args[2];
	if (kind == 'L' || !widen(m->type->text[strlen("(Ljava/lang/Object;I")], kind, &value))
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "argument type mismatch");
	store_kind(vm, element_place(REF(0), args[1]), kind, value);
	return DONE_OK;
}
