// The central directory of a zip archive (PKWARE APPNOTE 6.3, sections 4.3.12 to 4.3.16).
//
//     [anything] [local header, data]... [central directory] [zip64 end, locator] [end record]
//     ^ bias     ^ offset 0 of the archive
//
// Found from the end: the end record is the last "PK\5\6" whose comment fits and before which there
// is room for the directory it claims. The directory ends where the (zip64) end record starts, as
// the JVM has it; the difference between that place and the claimed offset is the bias, the bytes
// somebody put before the archive (the shell script of a self-running jar, the header of a jmod).
//
// As in the JVM the directory is the truth: local headers only tell where their data starts.
#include "input/internal.h"

enum {
	LOCATOR_SIZE = 20,
	ZIP64_END_SIZE = 56,
	END_SIZE = 22,
	HEADER_SIZE = 46,
	MAX_COMMENT = 0xffff,
};
#define HEADER_SIGNATURE 0x02014b50u
#define END_SIGNATURE 0x06054b50u
#define ZIP64_END_SIGNATURE 0x06064b50u
#define LOCATOR_SIGNATURE 0x07064b50u
#define ZIP64_EXTRA 1

static struct cursor cursor_from(struct slice bytes, uint64_t at)
{
	struct cursor c = cursor_of(bytes);
	if (at > bytes.len)
		cursor_fail(&c, "offset beyond the end");
	else
		c.at += at;
	return c;
}

static bool has_signature(struct slice bytes, uint64_t at, uint32_t signature)
{
	struct cursor c = cursor_from(bytes, at);
	return cursor_u4le(&c) == signature && cursor_ok(&c);
}

// Could the archive's end record be here? Zip64 claims are looked at later.
static bool is_end_record(struct slice bytes, uint64_t at)
{
	struct cursor c = cursor_from(bytes, at);
	if (cursor_u4le(&c) != END_SIGNATURE)
		return false;
	cursor_skip(&c, 8);
	uint32_t size = cursor_u4le(&c);
	cursor_skip(&c, 4);
	uint16_t n_comment = cursor_u2le(&c);
	if (!cursor_ok(&c) || n_comment > cursor_left(&c))
		return false;
	if (size == 0 || size == UINT32_MAX ||
		has_signature(bytes, at - LOCATOR_SIZE, LOCATOR_SIGNATURE))
		return true;
	return size <= at && has_signature(bytes, at - size, HEADER_SIGNATURE);
}

static bool find_end(struct slice bytes, uint64_t *at, struct err *err)
{
	if (bytes.len < END_SIZE)
		return err_set_at(err, ERR_INPUT, 0, "too short for a zip archive");
	uint64_t last = bytes.len - END_SIZE;
	uint64_t first = last > MAX_COMMENT ? last - MAX_COMMENT : 0;
	for (*at = last;; --*at) {
		if (bytes.ptr[*at] == 'P' && is_end_record(bytes, *at))
			return true;
		if (*at == first)
			return err_set_at(err, ERR_INPUT, bytes.len, "no end of central directory");
	}
}

// The zip64 end record is where the locator says, or, in an archive with a prefix, right before it.
static bool find_zip64_end(struct slice bytes, uint64_t locator, uint64_t *at)
{
	struct cursor c = cursor_from(bytes, locator);
	if (cursor_u4le(&c) != LOCATOR_SIGNATURE)
		return false;
	cursor_skip(&c, 4);
	*at = cursor_u8le(&c);
	if (!cursor_ok(&c))
		return false;
	if (*at <= locator && has_signature(bytes, *at, ZIP64_END_SIGNATURE))
		return true;
	if (locator < ZIP64_END_SIZE)
		return false;
	*at = locator - ZIP64_END_SIZE;
	return has_signature(bytes, *at, ZIP64_END_SIGNATURE);
}

struct end_record {
	uint64_t at, n_entries, size, offset;
};

static void read_end(struct slice bytes, struct end_record *end)
{
	struct cursor c = cursor_from(bytes, end->at);
	cursor_skip(&c, 10);
	end->n_entries = cursor_u2le(&c);
	end->size = cursor_u4le(&c);
	end->offset = cursor_u4le(&c);
}

static bool read_zip64_end(struct slice bytes, struct end_record *end)
{
	struct cursor c = cursor_from(bytes, end->at);
	cursor_skip(&c, 32);
	end->n_entries = cursor_u8le(&c);
	end->size = cursor_u8le(&c);
	end->offset = cursor_u8le(&c);
	return cursor_ok(&c);
}

bool zip_open(struct zip *zip, struct slice bytes, struct err *err)
{
	struct end_record end = { 0 };
	uint64_t zip64_at;
	*zip = (struct zip){ .bytes = bytes };
	if (!find_end(bytes, &end.at, err))
		return false;
	read_end(bytes, &end);
	if (end.at >= LOCATOR_SIZE && find_zip64_end(bytes, end.at - LOCATOR_SIZE, &zip64_at)) {
		end.at = zip64_at;
		zip->is_zip64 = true;
		if (!read_zip64_end(bytes, &end))
			return err_set_at(err, ERR_INPUT, end.at, "zip64 end of central directory is cut off");
	}
	if (end.size > end.at)
		return err_set_at(err, ERR_INPUT, end.at,
			"central directory claims %llu bytes, %llu are there", (unsigned long long)end.size,
			(unsigned long long)end.at);
	if (end.offset > end.at - end.size)
		return err_set_at(err, ERR_INPUT, end.at, "central directory is not at its offset 0x%llx",
			(unsigned long long)end.offset);
	zip->directory = end.at - end.size;
	zip->directory_size = end.size;
	zip->bias = zip->directory - end.offset;
	zip->n_claimed = end.n_entries;
	return true;
}

struct cursor zip_directory(const struct zip *zip)
{
	struct cursor c = cursor_from(zip->bytes, zip->directory);
	return cursor_sub(&c, zip->directory_size);
}

// Fields that do not fit in 32 bits are in the extra field 1, in this order, and only those.
static void read_zip64_extra(struct zip_entry *entry, struct cursor extra)
{
	uint64_t *wide[] = { &entry->size, &entry->packed, &entry->local };
	while (cursor_left(&extra) >= 4) {
		uint16_t id = cursor_u2le(&extra);
		struct cursor field = cursor_sub(&extra, cursor_u2le(&extra));
		if (id != ZIP64_EXTRA || !cursor_ok(&extra))
			continue;
		for (uint32_t i = 0; i < 3; i++)
			if (*wide[i] == UINT32_MAX)
				*wide[i] = cursor_u8le(&field);
		if (!cursor_ok(&field))
			entry->why = "zip64 field is cut off";
		return;
	}
}

bool zip_next(struct cursor *c, const struct zip *zip, struct zip_entry *entry)
{
	if (cursor_left(c) == 0)
		return false;
	*entry = (struct zip_entry){ .at = (uint64_t)(c->at - c->origin) };
	if (cursor_u4le(c) != HEADER_SIGNATURE) {
		cursor_fail_at(c, c->origin + entry->at, "not a central directory header");
		return false;
	}
	cursor_skip(c, 4); // made by, needed to extract
	entry->flags = cursor_u2le(c);
	entry->method = cursor_u2le(c);
	cursor_skip(c, 4); // time, date
	entry->crc = cursor_u4le(c);
	entry->packed = cursor_u4le(c);
	entry->size = cursor_u4le(c);
	uint16_t n_name = cursor_u2le(c), n_extra = cursor_u2le(c), n_comment = cursor_u2le(c);
	cursor_skip(c, 8); // disk, attributes
	entry->local = cursor_u4le(c);
	entry->name = cursor_bytes(c, n_name);
	struct cursor extra = cursor_sub(c, n_extra);
	cursor_skip(c, n_comment);
	if (!cursor_ok(c))
		return false;
	if (entry->size == UINT32_MAX || entry->packed == UINT32_MAX || entry->local == UINT32_MAX)
		read_zip64_extra(entry, extra);
	if (__builtin_add_overflow(entry->local, zip->bias, &entry->local))
		entry->why = "local header offset overflows";
	return true;
}

bool zip_entry_at(const struct zip *zip, uint64_t at, struct zip_entry *entry, struct err *err)
{
	struct cursor c = cursor_from(zip->bytes, at);
	if (zip_next(&c, zip, entry))
		return true;
	cursor_check(&c, err);
	return err_set_at(err, ERR_INPUT, at, "no central directory header");
}
