// jdk.internal.misc.Unsafe: raw accesses to fields, array elements and memory outside the heap. A
// field's offset is its distance from the object; with a null object it is an address, which must lie in
// the region.
#include <stdlib.h>

#include "vm/natives.h"

static uint8_t *place(struct vm *vm, struct thread *t, ref object, uint64_t offset)
{
	if (object) {
		if (offset < 0x100000000)
			return VM_BASE + object + offset;
	} else if (offset - VM_BASE_ADDRESS < 0x100000000) {
		return (uint8_t *)offset;
	}
	vm_unsupported(vm, t, "Unsafe access outside the machine's memory");
	return NULL;
}

// Mapped files can be read, too.
static const uint8_t *place_to_read(struct vm *vm, struct thread *t, ref object, uint64_t offset)
{
	for (uint32_t i = 0; !object && i < vm->n_maps; i++)
		if (offset >= vm->maps[i].start && offset <= vm->maps[i].end - 8)
			return (const uint8_t *)offset;
	return place(vm, t, object, offset);
}

// args: this, object, offset (2), value...
#define PLACE()                                 \
	uint8_t *p = place(vm, t, REF(1), args[2]); \
	if (!p)                                     \
	return DONE_STOP

#define PLACE_TO_READ()                                       \
	const uint8_t *p = place_to_read(vm, t, REF(1), args[2]); \
	if (!p)                                                   \
	return DONE_STOP

NATIVE_FN(unsafe_get_8)
{
	PLACE_TO_READ();
	RETURN_INT((int8_t)*p);
}

NATIVE_FN(unsafe_get_16)
{
	PLACE_TO_READ();
	RETURN_INT((int16_t)read_16(p));
}

NATIVE_FN(unsafe_get_u16)
{
	PLACE_TO_READ();
	RETURN(read_16(p));
}

NATIVE_FN(unsafe_get_32)
{
	PLACE_TO_READ();
	RETURN(read_32(p));
}

NATIVE_FN(unsafe_get_64)
{
	PLACE_TO_READ();
	RETURN(read_64(p));
}

NATIVE_FN(unsafe_put_8)
{
	PLACE();
	write_8(vm, p, (uint8_t)args[4]);
	return DONE_OK;
}

NATIVE_FN(unsafe_put_16)
{
	PLACE();
	write_16(vm, p, (uint16_t)args[4]);
	return DONE_OK;
}

NATIVE_FN(unsafe_put_32)
{
	PLACE();
	write_32(vm, p, (uint32_t)args[4]);
	return DONE_OK;
}

NATIVE_FN(unsafe_put_64)
{
	PLACE();
	write_64(vm, p, args[4]);
	return DONE_OK;
}

static void put_ref(struct vm *vm, ref object, uint8_t *p, ref value)
{
	if (object)
		set_ref(vm, object, (uint32_t)(p - VM_BASE - object), value);
	else
		write_32(vm, p, value);
}

NATIVE_FN(unsafe_put_ref)
{
	PLACE();
	put_ref(vm, REF(1), p, REF(4));
	return DONE_OK;
}

static bool fails(struct vm *vm, const struct thread *t)
{
	return choose_fails(vm, t->top->method->name->text);
}

#define CAS(bits, expected, value, returns)                                \
	{                                                                      \
		PLACE();                                                           \
		uint##bits##_t old = read_##bits(p);                               \
		bool is_same = old == (uint##bits##_t)(expected) && !fails(vm, t); \
		if (is_same)                                                       \
			write_##bits(vm, p, (uint##bits##_t)(value));                  \
		RETURN(returns);                                                   \
	}

NATIVE_FN(unsafe_cas_32)
CAS(32, args[4], args[5], is_same)
NATIVE_FN(unsafe_cas_64)
CAS(64, args[4], args[6], is_same)
NATIVE_FN(unsafe_cax_32)
CAS(32, args[4], args[5], old)
NATIVE_FN(unsafe_cax_64)
CAS(64, args[4], args[6], old)

NATIVE_FN(unsafe_cas_ref)
{
	PLACE();
	bool is_same = read_32(p) == REF(4) && !fails(vm, t);
	if (is_same)
		put_ref(vm, REF(1), p, REF(5));
	RETURN(is_same);
}

NATIVE_FN(unsafe_cax_ref)
{
	PLACE();
	ref old = read_32(p);
	if (old == REF(4))
		put_ref(vm, REF(1), p, REF(5));
	RETURN(old);
}

NATIVE_FN(unsafe_add_32)
{
	PLACE();
	uint32_t old = read_32(p);
	write_32(vm, p, old + (uint32_t)args[4]);
	RETURN(old);
}

NATIVE_FN(unsafe_add_64)
{
	PLACE();
	uint64_t old = read_64(p);
	write_64(vm, p, old + args[4]);
	RETURN(old);
}

NATIVE_FN(unsafe_swap_32)
{
	PLACE();
	uint32_t old = read_32(p);
	write_32(vm, p, (uint32_t)args[4]);
	RETURN(old);
}

NATIVE_FN(unsafe_swap_64)
{
	PLACE();
	uint64_t old = read_64(p);
	write_64(vm, p, args[4]);
	RETURN(old);
}

NATIVE_FN(unsafe_swap_ref)
{
	PLACE();
	ref old = read_32(p);
	put_ref(vm, REF(1), p, REF(4));
	RETURN(old);
}

// ---- layout ---------------------------------------------------------------------------------------

NATIVE_FN(unsafe_array_base)
{
	RETURN(ARRAY_BASE);
}

NATIVE_FN(unsafe_array_scale)
{
	RETURN(1u << native_class(vm, args[1])->log2);
}

NATIVE_FN(unsafe_address_size)
{
	RETURN(8);
}

NATIVE_FN(unsafe_page_size)
{
	RETURN(4096);
}

NATIVE_FN(unsafe_offset_by_name)
{
	struct vclass *k = native_class(vm, args[1]);
	char *name = string_c(vm, REF(2));
	struct vfield *f = class_field(vm, k, name);
	if (!f)
		throw_new(vm, t, "java/lang/InternalError", "%s", name);
	free(name);
	if (!f)
		return DONE_THROW;
	RETURN(f->offset);
}

static struct vfield *field_of_java(struct vm *vm, ref field)
{
	struct vclass *k = native_class(vm, get_32(field, OFF(vm, Field, clazz)));
	return &k->fields[get_32(field, OFF(vm, Field, slot))];
}

NATIVE_FN(unsafe_offset_of_field)
{
	RETURN(field_of_java(vm, REF(1))->offset);
}

NATIVE_FN(unsafe_static_base)
{
	RETURN(get_32(REF(1), OFF(vm, Field, clazz)));
}

NATIVE_FN(unsafe_ensure_initialized)
{
	return class_initialize(vm, t, native_class(vm, args[1]));
}

NATIVE_FN(unsafe_should_initialize)
{
	RETURN(native_class(vm, args[1])->init != INIT_DONE);
}

NATIVE_FN(unsafe_allocate)
{
	struct vclass *k = native_class(vm, args[1]);
	if (k->kind != 'L' || (k->access & ACC_ABSTRACT) || k->is_interface)
		return throw_new(vm, t, "java/lang/InstantiationException", "%s", k->name->text);
	enum done done = class_initialize(vm, t, k);
	if (done != DONE_OK)
		return done;
	RETURN_NEW(heap_object(vm, t, k));
}

NATIVE_FN(unsafe_allocate_array)
{
	struct vclass *k = native_class(vm, args[1]);
	RETURN_NEW(heap_array(vm, t, class_array_of(vm, k), (uint32_t)args[2]));
}

NATIVE_FN(unsafe_throw)
{
	return throw_ref(vm, t, REF(1));
}

// ---- threads --------------------------------------------------------------------------------------

NATIVE_FN(unsafe_park)
{
	return thread_park(vm, t, args[1], (int64_t)args[2]);
}

NATIVE_FN(unsafe_unpark)
{
	struct thread *other = REF(1) ? thread_of_java(vm, REF(1)) : NULL;
	if (other)
		thread_unpark(vm, other);
	return DONE_OK;
}

// ---- memory outside the heap: byte arrays of it -----------------------------------------------------

NATIVE_FN(unsafe_allocate_memory)
{
	if (args[1] > 0x40000000)
		return throw_new(vm, t, "java/lang/OutOfMemoryError", NULL);
	ref array = off_heap_array(vm, t, (uint32_t)args[1]);
	if (!array)
		return DONE_STOP;
	RETURN((uintptr_t)array_at(array)->data);
}

NATIVE_FN(unsafe_reallocate_memory)
{
	ref array = off_heap_array(vm, t, (uint32_t)args[3]);
	uint8_t *old = args[1] ? place(vm, t, 0, args[1]) : NULL;
	if (!array || (args[1] && !old))
		return DONE_STOP;
	if (old) {
		uint32_t had = array_length(offset_of(old) - ARRAY_BASE);
		memcpy(array_at(array)->data, old, had < args[3] ? had : args[3]);
		off_heap_free(vm, args[1]);
	}
	RETURN((uintptr_t)array_at(array)->data);
}

NATIVE_FN(unsafe_free_memory)
{
	off_heap_free(vm, args[1]);
	return DONE_OK;
}

NATIVE_FN(unsafe_set_memory)
{
	PLACE();
	if (vm->is_logging)
		log_bytes(vm, p, (uint32_t)args[4]);
	memset(p, (int)args[6], args[4]);
	return DONE_OK;
}

// this, source, offset (2), destination, offset (2), bytes (2)
static bool copy_places(struct vm *vm, struct thread *t, uint64_t *args, const uint8_t **from,
	uint8_t **to)
{
	*from = place_to_read(vm, t, REF(1), args[2]);
	*to = place(vm, t, REF(4), args[5]);
	if (!*from || !*to)
		return false;
	if (vm->is_logging)
		log_bytes(vm, *to, (uint32_t)args[7]);
	return true;
}

NATIVE_FN(unsafe_copy_memory)
{
	const uint8_t *from;
	uint8_t *to;
	if (!copy_places(vm, t, args, &from, &to))
		return DONE_STOP;
	memmove(to, from, args[7]);
	return DONE_OK;
}

NATIVE_FN(unsafe_copy_swap)
{
	const uint8_t *from;
	uint8_t *to;
	if (!copy_places(vm, t, args, &from, &to))
		return DONE_STOP;
	uint64_t size = args[9];
	for (uint64_t i = 0; i + size <= args[7]; i += size) {
		uint8_t element[8];
		memcpy(element, from + i, size);
		for (uint64_t j = 0; j < size; j++)
			to[i + j] = element[size - 1 - j];
	}
	return DONE_OK;
}
