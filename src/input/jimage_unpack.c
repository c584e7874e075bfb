// The bytes of a jimage resource: plain, or packed by a stack of jlink's plugins. Each layer starts
// with a header (OpenJDK's imageDecompressor.hpp), packed, in the byte order of the image:
//
//     u4 magic CAFEFAFA, u8 size, u8 unpacked size, u4 name of decompressor, u4 its settings,
//     u1 is it the last one
//
// "zip" is a zlib stream, "compact-cp" a class file whose strings moved to the image's strings.
// The layers are peeled until no header is left. No layer is much larger than the class itself: what
// compact-cp puts in place of a string is at most twice as long as that.
#include <libdeflate.h>

#include "input/internal.h"

#define LAYER_MAGIC 0xcafefafau
#define MAX_LAYERS 4
#define LAYER_ROOM 1024 // for headers

struct layer {
	uint64_t size, unpacked;
	struct slice decompressor;
	struct slice data;
};

static uint64_t read_u8(struct cursor *c, bool is_big_endian)
{
	return is_big_endian ? cursor_u8(c) : cursor_u8le(c);
}

static uint32_t read_u4(struct cursor *c, bool is_big_endian)
{
	return is_big_endian ? cursor_u4(c) : cursor_u4le(c);
}

static bool has_layer(struct slice bytes, bool is_big_endian)
{
	struct cursor c = cursor_of(bytes);
	return read_u4(&c, is_big_endian) == LAYER_MAGIC;
}

static bool read_layer(const struct jimage *image, struct slice bytes, struct layer *layer,
	struct err *err)
{
	struct cursor c = cursor_of(bytes);
	bool big = image->is_big_endian;
	cursor_skip(&c, 4);
	layer->size = read_u8(&c, big);
	layer->unpacked = read_u8(&c, big);
	uint32_t name = read_u4(&c, big);
	cursor_skip(&c, 5); // settings, is it the last
	layer->data = cursor_bytes(&c, (size_t)layer->size);
	if (!cursor_check(&c, err))
		return false;
	if (!jimage_string(image, name, &layer->decompressor))
		return err_set(err, ERR_INPUT, "bad name of decompressor");
	return true;
}

static bool inflate(struct slice packed, struct slice out, struct err *err)
{
	if (out.len / DEFLATE_MAX_RATIO > packed.len)
		return err_set(err, ERR_INPUT, "%zu bytes cannot unpack to %zu", packed.len, out.len);
	struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
	if (!inflater)
		out_of_memory(sizeof(void *));
	enum libdeflate_result result = libdeflate_zlib_decompress(inflater, packed.ptr, packed.len,
		(void *)(uintptr_t)out.ptr, out.len, NULL);
	libdeflate_free_decompressor(inflater);
	if (result != LIBDEFLATE_SUCCESS)
		return err_set(err, ERR_INPUT, "bad zlib data");
	return true;
}

static bool peel(const struct jimage *image, struct slice *bytes, uint64_t limit,
	struct arena *arena, struct err *err)
{
	struct layer layer;
	if (!read_layer(image, *bytes, &layer, err))
		return false;
	if (layer.unpacked > limit)
		return err_set(err, ERR_BUDGET, "unpacks to %llu bytes, over the limit of %llu",
			(unsigned long long)layer.unpacked, (unsigned long long)limit);
	struct slice out = slice_of(arena_alloc(arena, (size_t)layer.unpacked), (size_t)layer.unpacked);
	bool ok;
	if (slice_equal(layer.decompressor, SLICE("zip")))
		ok = inflate(layer.data, out, err);
	else if (slice_equal(layer.decompressor, SLICE("compact-cp")))
		ok = jimage_share_strings(image, layer.data, out, err);
	else
		ok = err_set(err, ERR_UNSUPPORTED, "decompressor \"%.*s\"", SLICE_ARG(layer.decompressor));
	*bytes = out;
	return ok;
}

static bool unpack(const struct jimage *image, struct slice *bytes, uint64_t limit,
	struct arena *arena, struct err *err)
{
	for (uint32_t i = 0; has_layer(*bytes, image->is_big_endian); i++) {
		if (i == MAX_LAYERS)
			return err_set(err, ERR_BUDGET, "packed more than %u times", MAX_LAYERS);
		if (!peel(image, bytes, limit, arena, err))
			return false;
	}
	return true;
}

bool jimage_read(const struct jimage *image, const struct jimage_location *location, uint64_t limit,
	struct arena *arena, struct slice *bytes, struct err *err)
{
	uint64_t stored = location->packed ? location->packed : location->size;
	uint64_t start = (uint64_t)(image->content.ptr - image->bytes.ptr);
	if (location->content > image->content.len || stored > image->content.len - location->content)
		return err_set_at(err, ERR_INPUT, start + location->content, "content is beyond the end");
	if (location->size > limit)
		return err_set_at(err, ERR_BUDGET, start + location->content,
			"unpacks to %llu bytes, over the limit of %llu", (unsigned long long)location->size,
			(unsigned long long)limit);
	*bytes = slice_of(image->content.ptr + location->content, (size_t)stored);
	if (!location->packed)
		return true;
	if (limit > 2 * location->size + LAYER_ROOM)
		limit = 2 * location->size + LAYER_ROOM;
	struct arena_mark mark = arena_mark(arena);
	bool ok = unpack(image, bytes, limit, arena, err);
	if (ok && bytes->len != location->size)
		ok = err_set(err, ERR_INPUT, "unpacks to %zu bytes instead of %llu", bytes->len,
			(unsigned long long)location->size);
	if (ok)
		return true;
	err->offset = start + location->content;
	arena_reset(arena, mark);
	return false;
}
