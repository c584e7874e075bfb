// jdk.internal.misc.Unsafe: an offset counts bytes from the start of the object's data, plus BASE.
#include "interp.h"

#define BASE 16

static uint8_t *place(struct vm *vm, const union value *args)
{
	const struct object *object = args[1].ref;
	if (!object)
		die(vm, "memory outside of objects");
	size_t size = object->type->letter == '['
		? (size_t)object->length * letter_size(object->type->element->letter)
		: object->type->n_slots * sizeof(union value);
	if (args[2].j < BASE || (uint64_t)args[2].j - BASE >= size)
		die(vm, "memory outside of the object");
	return args[1].ref->data + (args[2].j - BASE);
}

static char last_letter(const struct method *method)
{
	struct slice next, found = SLICE("V"),
					   rest = descriptor_parameters(name_slice(method->descriptor));
	while ((next = descriptor_next(&rest)).len)
		found = next;
	return (char)found.ptr[0];
}

static bool get(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	char letter = (char)descriptor_return(name_slice(method->descriptor)).ptr[0];
	result->bits = 0;
	memcpy(result, place(vm, args), letter_size(letter));
	if (letter_size(letter) < 4)
		result->i = narrow_int(letter, result->i);
	return true;
}

static bool put(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	(void)result;
	memcpy(place(vm, args), &args[3], letter_size(last_letter(method)));
	return true;
}

static bool compare_and(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	uint32_t size = letter_size(last_letter(method));
	uint8_t *at = place(vm, args);
	union value old = { .bits = 0 };
	memcpy(&old, at, size);
	bool is_same = memcmp(&old, &args[3], size) == 0;
	if (is_same)
		memcpy(at, &args[4], size);
	if (strncmp(method->name->text, "compareAndSet", 13) == 0)
		result->i = is_same;
	else
		*result = old;
	return true;
}

static bool array_base(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	(void)vm, (void)method, (void)args;
	result->i = BASE;
	return true;
}

static bool array_scale(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	(void)vm, (void)method;
	result->i = (int32_t)letter_size(args[1].ref->mirrored->element->letter);
	return true;
}

static bool field_offset(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	(void)method;
	const struct klass *klass = args[1].ref->mirrored->klass;
	struct buf name = BUF_INIT;
	string_print(vm, args[2].ref, &name);
	for (uint32_t i = 0; i < klass->n_fields; i++)
		if (strcmp(klass->fields[i].name->text, buf_cstring(&name)) == 0) {
			struct object *any = object_new(vm, type_of_klass(vm, klass));
			uint8_t *slot = (uint8_t *)object_slot(vm, any, &klass->fields[i]);
			result->j = BASE + (slot - any->data);
		}
	buf_release(&name);
	return true;
}

static bool nothing(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	(void)vm, (void)method, (void)args;
	result->bits = 0;
	return true;
}

native_function *find_unsafe(const struct method *method)
{
	const char *name = method->name->text;
	if (strncmp(name, "compareAnd", 10) == 0)
		return compare_and;
	if (strcmp(name, "arrayBaseOffset0") == 0)
		return array_base;
	if (strcmp(name, "arrayIndexScale0") == 0)
		return array_scale;
	if (strcmp(name, "objectFieldOffset1") == 0)
		return field_offset;
	if (strstr(name, "Fence") || strncmp(name, "ensureClass", 11) == 0)
		return nothing;
	if (strncmp(name, "get", 3) == 0)
		return get;
	return strncmp(name, "put", 3) == 0 ? put : NULL;
}
