// The bytes of a zip entry (APPNOTE 4.3.7): past its local header, stored or deflated, checked
// against the directory's size and CRC. A decompressor of libdeflate lives for one call: making one
// costs less than a microsecond, and input_read stays free of shared state.
#include <libdeflate.h>

#include "input/internal.h"

enum { METHOD_STORED = 0, METHOD_DEFLATED = 8 };
enum { FLAG_ENCRYPTED = 1 };
#define LOCAL_SIGNATURE 0x04034b50u

bool zip_is_stored(const struct zip_entry *entry)
{
	return entry->method == METHOD_STORED;
}

static bool check_readable(const struct zip_entry *entry, struct err *err)
{
	if (entry->why)
		return err_set_at(err, ERR_INPUT, entry->at, "%s", entry->why);
	if (entry->flags & FLAG_ENCRYPTED)
		return err_set_at(err, ERR_UNSUPPORTED, entry->at, "encrypted");
	if (entry->method != METHOD_STORED && entry->method != METHOD_DEFLATED)
		return err_set_at(err, ERR_UNSUPPORTED, entry->at, "compression method %u", entry->method);
	if (entry->method == METHOD_STORED && entry->packed != entry->size)
		return err_set_at(err, ERR_INPUT, entry->at, "stored, but %llu bytes unpack to %llu",
			(unsigned long long)entry->packed, (unsigned long long)entry->size);
	return true;
}

bool zip_packed(const struct zip *zip, const struct zip_entry *entry, struct slice *packed,
	struct err *err)
{
	struct cursor c = cursor_of(zip->bytes);
	if (!check_readable(entry, err))
		return false;
	if (entry->local > zip->bytes.len)
		return err_set_at(err, ERR_INPUT, entry->at, "local header beyond the end");
	c.at += entry->local;
	if (cursor_u4le(&c) != LOCAL_SIGNATURE)
		return err_set_at(err, ERR_INPUT, entry->local, "not a local header");
	cursor_skip(&c, 22);
	uint16_t n_name = cursor_u2le(&c), n_extra = cursor_u2le(&c);
	cursor_skip(&c, (size_t)n_name + n_extra);
	*packed = cursor_bytes(&c, entry->packed);
	return cursor_check(&c, err);
}

bool zip_check_size(const struct zip_entry *entry, uint64_t limit, struct err *err)
{
	if (entry->size > limit)
		return err_set_at(err, ERR_BUDGET, entry->at,
			"unpacks to %llu bytes, over the limit of %llu", (unsigned long long)entry->size,
			(unsigned long long)limit);
	if (!zip_is_stored(entry) && entry->size / DEFLATE_MAX_RATIO > entry->packed)
		return err_set_at(err, ERR_INPUT, entry->at, "%llu bytes cannot unpack to %llu",
			(unsigned long long)entry->packed, (unsigned long long)entry->size);
	return true;
}

static bool check_crc(const struct zip_entry *entry, struct slice bytes, struct err *err)
{
	uint32_t crc = libdeflate_crc32(0, bytes.ptr, bytes.len);
	if (crc == entry->crc)
		return true;
	return err_set_at(err, ERR_INPUT, entry->at, "CRC is %08x, should be %08x", crc, entry->crc);
}

bool zip_inflate(const struct zip_entry *entry, struct slice packed, void *out, struct err *err)
{
	struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
	if (!inflater)
		out_of_memory(sizeof(void *));
	enum libdeflate_result result = libdeflate_deflate_decompress(inflater, packed.ptr, packed.len,
		out, (size_t)entry->size, NULL);
	libdeflate_free_decompressor(inflater);
	if (result == LIBDEFLATE_SHORT_OUTPUT)
		return err_set_at(err, ERR_INPUT, entry->at, "unpacks to less than %llu bytes",
			(unsigned long long)entry->size);
	if (result == LIBDEFLATE_INSUFFICIENT_SPACE)
		return err_set_at(err, ERR_INPUT, entry->at, "unpacks to more than %llu bytes",
			(unsigned long long)entry->size);
	if (result != LIBDEFLATE_SUCCESS)
		return err_set_at(err, ERR_INPUT, entry->at, "bad deflate data");
	return check_crc(entry, slice_of(out, (size_t)entry->size), err);
}

bool zip_read(const struct zip *zip, const struct zip_entry *entry, uint64_t limit,
	struct arena *arena, struct slice *bytes, struct err *err)
{
	struct slice packed;
	if (!zip_packed(zip, entry, &packed, err) || !zip_check_size(entry, limit, err))
		return false;
	if (zip_is_stored(entry)) {
		*bytes = packed;
		return check_crc(entry, packed, err);
	}
	struct arena_mark mark = arena_mark(arena);
	void *out = arena_alloc(arena, (size_t)entry->size);
	if (!zip_inflate(entry, packed, out, err)) {
		arena_reset(arena, mark);
		return false;
	}
	*bytes = slice_of(out, (size_t)entry->size);
	return true;
}
