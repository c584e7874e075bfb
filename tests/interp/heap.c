// Types, objects and strings at run time. Nothing is ever freed: the programs are small.
#include <stdlib.h>

#include "interp.h"

// ---- types ----------------------------------------------------------------------------------

struct type *type_primitive(struct vm *vm, char letter)
{
	struct type **slot = &vm->primitives[(uint8_t)letter & 127];
	if (!*slot) {
		*slot = ARENA_NEW(&vm->arena, struct type);
		(*slot)->letter = letter;
	}
	return *slot;
}

// One slot of 8 bytes per field; those of superclasses first.
static void lay_out(struct vm *vm, struct type *type)
{
	struct klass *klass = type->klass;
	uint32_t n_statics = 0;

	type->n_slots = klass->super ? type_of_klass(vm, klass->super)->n_slots : 0;
	for (uint32_t i = 0; i < klass->n_fields; i++) {
		const struct field *field = &klass->fields[i];
		uint32_t *n = field->access & ACC_STATIC ? &n_statics : &type->n_slots;
		*map_put(&vm->slots, field->id, NULL) = ++*n;
	}
	type->statics = ARENA_ARRAY(&vm->arena, union value, n_statics + 1);
}

struct type *type_of_klass(struct vm *vm, const struct klass *klass)
{
	if (klass_is_phantom(klass))
		die(vm, "class not found: %s", klass->name->text);
	while (vm->types.n <= klass->id)
		vec_push(&vm->types, NULL);
	if (!vm->types.v[klass->id]) {
		struct type *type = ARENA_NEW(&vm->arena, struct type);
		type->letter = 'L';
		type->klass = vm->world->classes[klass->id];
		vm->types.v[klass->id] = type;
		lay_out(vm, type);
	}
	return vm->types.v[klass->id];
}

struct type *type_array(struct vm *vm, struct type *element)
{
	if (!element->array) {
		element->array = ARENA_NEW(&vm->arena, struct type);
		element->array->letter = '[';
		element->array->element = element;
	}
	return element->array;
}

struct type *type_from_descriptor(struct vm *vm, struct slice descriptor)
{
	if (descriptor.ptr[0] == '[')
		return type_array(vm, type_from_descriptor(vm, slice_from(descriptor, 1)));
	if (descriptor.ptr[0] != 'L')
		return type_primitive(vm, (char)descriptor.ptr[0]);
	return type_of_klass(vm,
		world_find(vm->world, slice_of(descriptor.ptr + 1, descriptor.len - 2)));
}

struct type *type_from_constant(struct vm *vm, struct slice name)
{
	return name.ptr[0] == '[' ? type_from_descriptor(vm, name)
							  : type_of_klass(vm, world_find(vm->world, name));
}

struct type *type_from_ir(struct vm *vm, struct ir_type t)
{
	if (t.kind == KIND_CLASS)
		return type_of_klass(vm, vm->world->classes[t.klass]);
	if (t.kind != KIND_ARRAY)
		die(vm, "not a reference type: kind %d", t.kind);
	struct type *type = t.element == 'L' ? type_of_klass(vm, vm->world->classes[t.klass])
										 : type_primitive(vm, t.element);
	for (uint32_t i = 0; i < t.dimensions; i++)
		type = type_array(vm, type);
	return type;
}

static bool is_super_of_arrays(const struct type *type)
{
	struct slice name = name_slice(type->klass->name);
	return slice_equal(name, SLICE("java/lang/Object")) ||
		slice_equal(name, SLICE("java/lang/Cloneable")) ||
		slice_equal(name, SLICE("java/io/Serializable"));
}

bool type_is_assignable(struct vm *vm, const struct type *from, const struct type *to)
{
	if (from == to)
		return true;
	if (from->letter == 'L' && to->letter == 'L')
		return klass_is_subtype(from->klass, to->klass);
	if (from->letter == '[' && to->letter == '[')
		return type_is_assignable(vm, from->element, to->element);
	return from->letter == '[' && to->letter == 'L' && is_super_of_arrays(to);
}

bool object_is_instance(struct vm *vm, const struct object *object, const struct type *type)
{
	return type_is_assignable(vm, object->type, type) || lambda_is_marked(object, type);
}

static const char *primitive_name(char letter)
{
	switch (letter) {
	case 'Z':
		return "boolean";
	case 'B':
		return "byte";
	case 'C':
		return "char";
	case 'S':
		return "short";
	case 'I':
		return "int";
	case 'J':
		return "long";
	case 'F':
		return "float";
	case 'D':
		return "double";
	default:
		return "void";
	}
}

static void print_element(const struct type *type, struct buf *out)
{
	if (type->letter != 'L') {
		if (type->letter == '[')
			type_print(type, out);
		else
			buf_char(out, type->letter);
		return;
	}
	buf_char(out, 'L');
	type_print(type, out);
	buf_char(out, ';');
}

void type_print(const struct type *type, struct buf *out)
{
	if (type->letter == 'L') {
		class_print_name(name_slice(type->klass->name), out);
	} else if (type->letter == '[') {
		buf_char(out, '[');
		print_element(type->element, out);
	} else {
		buf_string(out, primitive_name(type->letter));
	}
}

const char *type_text(struct vm *vm, const struct type *type)
{
	struct buf text = BUF_INIT;
	type_print(type, &text);
	const char *copy = (const char *)arena_printf(&vm->arena, "%.*s", (int)text.len, text.ptr).ptr;
	buf_release(&text);
	return copy;
}

// ---- objects --------------------------------------------------------------------------------

static struct object *allocate(struct vm *vm, struct type *type, size_t size)
{
	struct object *object = arena_zero(&vm->arena, sizeof(struct object) + size);
	object->type = type;
	return object;
}

struct object *object_new(struct vm *vm, struct type *type)
{
	return allocate(vm, type, type->n_slots * sizeof(union value));
}

uint32_t letter_size(char letter)
{
	switch (letter) {
	case 'Z':
	case 'B':
		return 1;
	case 'C':
	case 'S':
		return 2;
	case 'I':
	case 'F':
		return 4;
	default:
		return 8;
	}
}

struct object *array_new(struct vm *vm, struct type *type, uint32_t length)
{
	struct object *array = allocate(vm, type, (size_t)length * letter_size(type->element->letter));
	array->length = length;
	return array;
}

union value element_get(const struct object *array, uint32_t index)
{
	union value value = { .bits = 0 };
	char letter = array->type->element->letter;
	uint32_t size = letter_size(letter);
	memcpy(&value, array->data + (size_t)index * size, size);
	if (size < 4)
		value.i = narrow_int(letter, value.i);
	return value;
}

void element_set(struct object *array, uint32_t index, union value value)
{
	char letter = array->type->element->letter;
	uint32_t size = letter_size(letter);
	if (letter == 'Z')
		value.i &= 1;
	memcpy(array->data + (size_t)index * size, &value, size);
}

struct object *mirror_of(struct vm *vm, struct type *type)
{
	if (!type->mirror) {
		type->mirror = object_new(vm, vm->class_type);
		type->mirror->mirrored = type;
	}
	return type->mirror;
}

int32_t identity_hash(struct vm *vm, struct object *object)
{
	if (object && !object->hash)
		object->hash = ++vm->next_hash;
	return object ? object->hash : 0;
}

static uint32_t slot_of(struct vm *vm, const struct field *field)
{
	type_of_klass(vm, field->owner);
	return (uint32_t)*map_get(&vm->slots, field->id) - 1;
}

union value *object_slot(struct vm *vm, struct object *object, const struct field *field)
{
	return (union value *)(void *)object->data + slot_of(vm, field);
}

union value *static_slot(struct vm *vm, const struct field *field)
{
	return &type_of_klass(vm, field->owner)->statics[slot_of(vm, field)];
}

struct field *field_named(struct vm *vm, const struct klass *klass, const char *name,
	const char *descriptor)
{
	struct field *field = klass_field(klass, intern_string(vm->world->names, name),
		intern_string(vm->world->names, descriptor));
	if (!field)
		die(vm, "no field %s.%s of type %s", klass->name->text, name, descriptor);
	return field;
}

// ---- strings --------------------------------------------------------------------------------

uint32_t string_length(struct vm *vm, struct object *string)
{
	const struct object *bytes = object_slot(vm, string, vm->string_value)->ref;
	return bytes->length >> object_slot(vm, string, vm->string_coder)->i;
}

uint16_t string_unit(struct vm *vm, struct object *string, uint32_t i)
{
	const struct object *bytes = object_slot(vm, string, vm->string_value)->ref;
	if (object_slot(vm, string, vm->string_coder)->i == 0)
		return bytes->data[i];
	return (uint16_t)(bytes->data[2 * i] | bytes->data[2 * i + 1] << 8);
}

// Latin-1 where all characters fit, as the JDK wants its strings.
struct object *string_from_units(struct vm *vm, const uint16_t *units, uint32_t n)
{
	bool is_wide = false;
	for (uint32_t i = 0; i < n; i++)
		is_wide |= units[i] > 255;
	struct object *bytes = array_new(vm, type_array(vm, type_primitive(vm, 'B')), n << is_wide);
	for (uint32_t i = 0; i < n; i++) {
		bytes->data[i << is_wide] = (uint8_t)units[i];
		if (is_wide)
			bytes->data[2 * i + 1] = (uint8_t)(units[i] >> 8);
	}
	struct object *string = object_new(vm, vm->string);
	object_slot(vm, string, vm->string_value)->ref = bytes;
	object_slot(vm, string, vm->string_coder)->i = is_wide;
	return string;
}

static uint16_t decode_unit(struct slice text, size_t *at)
{
	const uint8_t *p = text.ptr + *at;
	if (p[0] < 0x80 || *at + 1 >= text.len) {
		*at += 1;
		return p[0];
	}
	if (p[0] < 0xe0 || *at + 2 >= text.len) {
		*at += 2;
		return (uint16_t)((p[0] & 31) << 6 | (p[1] & 63));
	}
	*at += 3;
	return (uint16_t)((p[0] & 15) << 12 | (p[1] & 63) << 6 | (p[2] & 63));
}

struct object *string_new(struct vm *vm, struct slice text)
{
	uint16_t *units = xmalloc(sizeof(uint16_t) * (text.len + 1));
	uint32_t n = 0;
	for (size_t at = 0; at < text.len;)
		units[n++] = decode_unit(text, &at);
	struct object *string = string_from_units(vm, units, n);
	free(units);
	return string;
}

static bool strings_equal(struct vm *vm, struct object *a, struct object *b)
{
	uint32_t n = string_length(vm, a);
	if (n != string_length(vm, b))
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (string_unit(vm, a, i) != string_unit(vm, b, i))
			return false;
	return true;
}

static uint64_t string_key(struct vm *vm, struct object *string, uint64_t attempt)
{
	uint64_t hash = attempt;
	for (uint32_t i = 0, n = string_length(vm, string); i < n; i++)
		hash = hash * 1000003 + string_unit(vm, string, i);
	return hash;
}

struct object *string_intern(struct vm *vm, struct object *string)
{
	for (uint64_t attempt = 0;; attempt++) {
		bool is_new;
		uint64_t *slot = map_put(&vm->strings, string_key(vm, string, attempt), &is_new);
		if (is_new) {
			*slot = vm->interned.n;
			vec_push(&vm->interned, string);
		}
		if (strings_equal(vm, vm->interned.v[*slot], string))
			return vm->interned.v[*slot];
	}
}

static void put_utf8(struct buf *out, uint32_t c)
{
	if (c < 0x80) {
		buf_char(out, (char)c);
		return;
	}
	if (c < 0x800) {
		buf_char(out, (char)(0xc0 | c >> 6));
	} else {
		if (c < 0x10000) {
			buf_char(out, (char)(0xe0 | c >> 12));
		} else {
			buf_char(out, (char)(0xf0 | c >> 18));
			buf_char(out, (char)(0x80 | (c >> 12 & 63)));
		}
		buf_char(out, (char)(0x80 | (c >> 6 & 63)));
	}
	buf_char(out, (char)(0x80 | (c & 63)));
}

// Half a surrogate pair becomes '?', as in Java's encoder.
void string_print(struct vm *vm, struct object *string, struct buf *out)
{
	uint32_t n = string_length(vm, string);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t c = string_unit(vm, string, i);
		if (c >= 0xd800 && c < 0xe000) {
			uint32_t low = i + 1 < n ? string_unit(vm, string, i + 1) : 0;
			bool is_pair = c < 0xdc00 && low >= 0xdc00 && low < 0xe000;
			i += is_pair;
			c = is_pair ? 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00) : '?';
		}
		put_utf8(out, c);
	}
}

// ---- start ----------------------------------------------------------------------------------

void heap_init(struct vm *vm)
{
	vm->object = type_of_klass(vm, world_find_string(vm->world, "java/lang/Object"));
	vm->string = type_of_klass(vm, world_find_string(vm->world, "java/lang/String"));
	vm->class_type = type_of_klass(vm, world_find_string(vm->world, "java/lang/Class"));
	vm->string_value = field_named(vm, vm->string->klass, "value", "[B");
	vm->string_coder = field_named(vm, vm->string->klass, "coder", "B");
}
