// Natives of java.util.zip: checksums, and inflating while there is undo. Such an Inflater collects its input and is
// done in one go when all of it is there (libdeflate has no streams); until then it asks for more. What it keeps is a
// byte array in the heap, so that it is state like any other. In a plain run it is zlib's (natives_zlib.c).
#include <libdeflate.h>
#include <stdlib.h>

#include "vm/natives_zip.h"

static bool bytes_of(ref array, uint64_t at, uint64_t n, const uint8_t **bytes)
{
	if (!array || (int32_t)at < 0 || (int32_t)n < 0 || (uint32_t)at + n > array_length(array))
		return false;
	*bytes = array_at(array)->data + (uint32_t)at;
	return true;
}

bool zip_bytes(struct vm *vm, struct thread *t, bool is_array, const uint64_t *words, uint32_t n,
	const uint8_t **bytes)
{
	if (!is_array)
		return (*bytes = memory_to_read(vm, t, words[0], n)) != NULL;
	if (bytes_of((ref)words[0], words[1], n, bytes))
		return true;
	throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException", NULL);
	return false;
}

bool zip_buffers_of(struct vm *vm, struct thread *t, const struct vmethod *m, const uint64_t *args,
	struct zip_buffers *b)
{
	const char *name = m->name->text; // inflateBytesBuffer
	bool from_array = strncmp(name + strlen("inflate"), "Bytes", 5) == 0;
	bool to_array = strcmp(name + strlen(name) - 5, "Bytes") == 0;
	const uint8_t *out;
	*b = (struct zip_buffers){ .n_in = (uint32_t)args[5], .n_out = (uint32_t)args[8] };
	if (!zip_bytes(vm, t, from_array, args + 3, b->n_in, &b->in) ||
		!(to_array ? zip_bytes(vm, t, true, args + 6, b->n_out, &out)
				   : (out = memory_at(vm, t, args[6], b->n_out)) != NULL))
		return false;
	b->out = (uint8_t *)(uintptr_t)out;
	return true;
}

// (int sum, int byte) or (int sum, byte[] bytes, int at, int n) or (int sum, long address, int at, int n)
static enum done update(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args,
	uint64_t *result, uint32_t (*sum)(uint32_t before, const void *bytes, size_t n))
{
	const uint8_t byte = (uint8_t)args[1], *p = &byte;
	size_t n = 1;
	if (strncmp(m->name->text, "updateByteBuffer", strlen("updateByteBuffer")) == 0) {
		n = (uint32_t)args[4];
		p = memory_to_read(vm, t, args[1] + (uint32_t)args[3], n);
		if (!p)
			return DONE_STOP;
	} else if (!symbol_is(m->name, "update")) {
		if (!bytes_of(REF(1), args[2], args[3], &p))
			return throw_new(vm, t, "java/lang/ArrayIndexOutOfBoundsException", NULL);
		n = (uint32_t)args[3];
	}
	RETURN(sum((uint32_t)args[0], p, n));
}

NATIVE_FN(zip_crc32)
{
	return update(vm, t, m, args, result, libdeflate_crc32);
}

NATIVE_FN(zip_adler32)
{
	return update(vm, t, m, args, result, libdeflate_adler32);
}

// ---- Inflater -----------------------------------------------------------------------------------------

struct inflater {
	ref input, output; // byte arrays
	uint32_t n_input, n_output, given;
	bool is_raw, is_inflated;
};

static struct inflater *inflater_at(struct vm *vm, uint64_t address)
{
	uint64_t from = VM_BASE_ADDRESS + HEAP_START, to = VM_BASE_ADDRESS + heap_top(vm);
	return address >= from && address % 8 == 0 && address + sizeof(struct inflater) <= to
		? (struct inflater *)address
		: NULL;
}

NATIVE_FN(inflater_init)
{
	if (never_goes_back(vm)) {
		uint64_t number = zlib_inflater(vm, args[0]);
		if (!number)
			return throw_new(vm, t, "java/lang/OutOfMemoryError", NULL);
		RETURN(number);
	}
	ref array = off_heap_array(vm, t, sizeof(struct inflater));
	if (!array)
		return DONE_STOP;
	((struct inflater *)(void *)array_at(array)->data)->is_raw = args[0];
	RETURN((uintptr_t)array_at(array)->data);
}

NATIVE_FN(inflater_reset)
{
	struct inflater *i = inflater_at(vm, args[0]);
	if (zlib_has(vm, args[0]))
		zlib_reset_inflater(vm, args[0]);
	if (!i)
		return DONE_OK;
	if (vm->is_logging)
		log_bytes(vm, i, sizeof(*i));
	*i = (struct inflater){ .is_raw = i->is_raw };
	return DONE_OK;
}

// Twice as much room each time; false: stopped.
static bool gather(struct vm *vm, struct thread *t, struct inflater *i, const uint8_t *bytes,
	uint32_t n)
{
	uint32_t cap = i->input ? array_length(i->input) : 0;
	if (i->n_input + n > cap) {
		ref grown = heap_array(vm, t, vm->image->arrays['B'], 2 * (i->n_input + n));
		if (!grown)
			return false;
		if (i->input)
			memcpy(array_at(grown)->data, array_at(i->input)->data, i->n_input);
		i->input = grown;
	}
	if (n)
		memcpy(array_at(i->input)->data + i->n_input, bytes, n);
	i->n_input += n;
	return true;
}

enum inflated { INFLATED, NEEDS_INPUT, NO_ROOM };

// How many bytes of the input it took goes to *used.
static enum inflated inflate_all(struct vm *vm, struct thread *t, struct inflater *i, size_t *used)
{
	struct libdeflate_decompressor *d = libdeflate_alloc_decompressor();
	enum inflated answer = NEEDS_INPUT;
	size_t room = (size_t)i->n_input * 4 + 256, n;
	uint8_t *out = NULL;
	for (;;) {
		out = xrealloc(out, room);
		enum libdeflate_result r = i->is_raw
			? libdeflate_deflate_decompress_ex(d, array_at(i->input)->data, i->n_input, out, room,
				  used, &n)
			: libdeflate_zlib_decompress_ex(d, array_at(i->input)->data, i->n_input, out, room,
				  used, &n);
		if (r == LIBDEFLATE_INSUFFICIENT_SPACE && room < ((size_t)1 << 30)) {
			room *= 4;
			continue;
		}
		if (r == LIBDEFLATE_SUCCESS) {
			i->output = heap_array(vm, t, vm->image->arrays['B'], (uint32_t)n);
			answer = i->output ? INFLATED : NO_ROOM;
			if (i->output && n)
				memcpy(array_at(i->output)->data, out, n);
			i->n_output = (uint32_t)n;
		}
		break;
	}
	free(out);
	libdeflate_free_decompressor(d);
	return answer;
}

static enum done inflate(struct vm *vm, struct thread *t, uint64_t address,
	const struct zip_buffers *b, uint64_t *result)
{
	struct inflater *i = inflater_at(vm, address);
	if (!i) {
		vm_unsupported(vm, t, "this Inflater");
		return DONE_STOP;
	}
	if (vm->is_logging) {
		log_bytes(vm, i, sizeof(*i));
		log_bytes(vm, b->out, b->n_out);
	}
	uint64_t taken = 0;
	if (!i->is_inflated && b->n_in) {
		uint32_t had = i->n_input;
		size_t used = 0;
		if (!gather(vm, t, i, b->in, b->n_in))
			return DONE_STOP;
		enum inflated answer = inflate_all(vm, t, i, &used);
		if (answer == NO_ROOM)
			return DONE_STOP;
		i->is_inflated = answer == INFLATED;
		taken = i->is_inflated ? used - had : b->n_in;
	}
	uint32_t n = i->is_inflated ? i->n_output - i->given : 0;
	n = n < b->n_out ? n : b->n_out;
	if (n)
		memcpy(b->out, array_at(i->output)->data + i->given, n);
	i->given += n;
	uint64_t is_done = i->is_inflated && i->given == i->n_output;
	RETURN(taken | (uint64_t)n << 31 | is_done << 62);
}

// (this, long stream, input, output), see zip_buffers_of
NATIVE_FN(inflater_inflate)
{
	struct zip_buffers b;
	if (!zip_buffers_of(vm, t, m, args, &b))
		return t->exception ? DONE_THROW : DONE_STOP;
	return zlib_has(vm, args[1]) ? zlib_inflate(vm, t, args[1], REF(0), &b, result)
								 : inflate(vm, t, args[1], &b, result);
}
