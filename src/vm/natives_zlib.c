// Inflater and Deflater of a plain run: zlib's streams, which are the JDK's, too, so that the bytes and the
// complaints are the same. Their state is the host's and cannot be taken back: while every schedule is explored
// an Inflater is natives_zip.c's, and there is no Deflater. A stream's address is its number.
#include <stdlib.h>

#include <zlib.h>

#include "vm/natives_zip.h"

struct zlib_stream {
	z_stream z;
	bool deflates;
};

static struct zlib_stream *stream_at(const struct vm *vm, uint64_t number)
{
	return number && number <= vm->streams.n ? vm->streams.v[number - 1] : NULL;
}

bool zlib_has(const struct vm *vm, uint64_t number)
{
	return stream_at(vm, number) != NULL;
}

static uint64_t add(struct vm *vm, struct zlib_stream *s)
{
	for (uint32_t i = 0; i < vm->streams.n; i++)
		if (!vm->streams.v[i]) {
			vm->streams.v[i] = s;
			return i + 1;
		}
	vec_push(&vm->streams, s);
	return vm->streams.n;
}

static int window(bool is_raw)
{
	return is_raw ? -MAX_WBITS : MAX_WBITS;
}

uint64_t zlib_inflater(struct vm *vm, bool is_raw)
{
	struct zlib_stream *s = xcalloc(1, sizeof(*s));
	if (inflateInit2(&s->z, window(is_raw)) == Z_OK)
		return add(vm, s);
	free(s);
	return 0;
}

static void end(struct zlib_stream *s)
{
	if (s->deflates)
		deflateEnd(&s->z);
	else
		inflateEnd(&s->z);
	free(s);
}

void zlib_release(struct vm *vm)
{
	for (uint32_t i = 0; i < vm->streams.n; i++)
		if (vm->streams.v[i])
			end(vm->streams.v[i]);
	vec_release(&vm->streams);
}

// ---- natives of both ------------------------------------------------------------------------------------

NATIVE_FN(zlib_end)
{
	struct zlib_stream *s = stream_at(vm, args[0]);
	if (s) {
		end(s);
		vm->streams.v[args[0] - 1] = NULL;
	}
	return DONE_OK;
}

static enum done no_stream(struct vm *vm, struct thread *t)
{
	vm_unsupported(vm, t, "this use of an Inflater or a Deflater while every schedule is explored");
	return DONE_STOP;
}

NATIVE_FN(zlib_adler)
{
	struct zlib_stream *s = stream_at(vm, args[0]);
	if (!s)
		return no_stream(vm, t);
	RETURN_INT(s->z.adler);
}

// (long stream, byte[] bytes, int at, int n) or (long stream, long address, int n)
NATIVE_FN(zlib_dictionary)
{
	struct zlib_stream *s = stream_at(vm, args[0]);
	const uint8_t *bytes;
	bool is_array = symbol_is(m->name, "setDictionary");
	uint32_t n = (uint32_t)args[4];
	if (!s)
		return no_stream(vm, t);
	if (!zip_bytes(vm, t, is_array, args + 2, n, &bytes))
		return t->exception ? DONE_THROW : DONE_STOP;
	int status = s->deflates ? deflateSetDictionary(&s->z, bytes, n)
							 : inflateSetDictionary(&s->z, bytes, n);
	if (status == Z_STREAM_ERROR || status == Z_DATA_ERROR)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", s->z.msg ? "%s" : NULL,
			s->z.msg);
	return DONE_OK;
}

static void set_buffers(z_stream *z, const struct zip_buffers *b)
{
	z->next_in = (Bytef *)(uintptr_t)b->in;
	z->avail_in = b->n_in;
	z->next_out = b->out;
	z->avail_out = b->n_out;
}

static uint64_t used(const z_stream *z, const struct zip_buffers *b)
{
	return (b->n_in - z->avail_in) | (uint64_t)(b->n_out - z->avail_out) << 31;
}

// ---- Inflater ---------------------------------------------------------------------------------------------

enum done zlib_inflate(struct vm *vm, struct thread *t, uint64_t number, ref inflater,
	const struct zip_buffers *b, uint64_t *result)
{
	z_stream *z = &stream_at(vm, number)->z;
	set_buffers(z, b);
	switch (inflate(z, Z_SYNC_FLUSH)) {
	case Z_OK:
		RETURN(used(z, b));
	case Z_STREAM_END:
		RETURN(used(z, b) | (uint64_t)1 << 62);
	case Z_NEED_DICT:
		RETURN(used(z, b) | (uint64_t)1 << 63);
	case Z_BUF_ERROR:
		RETURN(0);
	case Z_DATA_ERROR:
		put_number(vm, inflater, "inputConsumed", b->n_in - z->avail_in);
		put_number(vm, inflater, "outputConsumed", b->n_out - z->avail_out);
		return throw_new(vm, t, "java/util/zip/DataFormatException", z->msg ? "%s" : NULL, z->msg);
	default:
		return throw_new(vm, t, "java/lang/InternalError", z->msg ? "%s" : NULL, z->msg);
	}
}

void zlib_reset_inflater(struct vm *vm, uint64_t number)
{
	inflateReset(&stream_at(vm, number)->z);
}

// ---- Deflater ---------------------------------------------------------------------------------------------

enum { MEMORY_LEVEL = 8 };

// (int level, int strategy, boolean is raw)
NATIVE_FN(deflater_init)
{
	if (!never_goes_back(vm)) {
		vm_unsupported(vm, t, "deflating while every schedule is explored");
		return DONE_STOP;
	}
	struct zlib_stream *s = xcalloc(1, sizeof(*s));
	s->deflates = true;
	int status = deflateInit2(&s->z, (int)args[0], Z_DEFLATED, window(args[2]), MEMORY_LEVEL,
		(int)args[1]);
	if (status == Z_OK)
		RETURN(add(vm, s));
	free(s);
	return throw_new(vm, t, "java/lang/IllegalArgumentException", NULL);
}

NATIVE_FN(deflater_reset)
{
	struct zlib_stream *s = stream_at(vm, args[0]);
	if (s)
		deflateReset(&s->z);
	return DONE_OK;
}

// (this, long stream, input, output, int flush, int parameters), see zip_buffers_of. Parameters are 1 | strategy << 1 |
// level << 3 where they are to be set first.
NATIVE_FN(deflater_deflate)
{
	struct zlib_stream *s = stream_at(vm, args[1]);
	struct zip_buffers b;
	if (!s)
		return no_stream(vm, t);
	if (!zip_buffers_of(vm, t, m, args, &b))
		return t->exception ? DONE_THROW : DONE_STOP;
	uint32_t parameters = (uint32_t)args[10];
	set_buffers(&s->z, &b);
	if (parameters & 1) {
		int status = deflateParams(&s->z, (int32_t)parameters >> 3, parameters >> 1 & 3);
		if (status == Z_OK || status == Z_BUF_ERROR)
			RETURN(used(&s->z, &b) | (uint64_t)(status != Z_OK) << 63);
	} else {
		int status = deflate(&s->z, (int)args[9]);
		if (status == Z_OK || status == Z_STREAM_END)
			RETURN(used(&s->z, &b) | (uint64_t)(status == Z_STREAM_END) << 62);
		if (status == Z_BUF_ERROR)
			RETURN(0);
	}
	return throw_new(vm, t, "java/lang/InternalError", s->z.msg ? "%s" : NULL, s->z.msg);
}
