// Builds archives byte by byte, and reads them back through input/.
#ifndef TESTS_UNIT_TEST_INPUT_H
#define TESTS_UNIT_TEST_INPUT_H

#include "unit.h"

#include <libdeflate.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "input/internal.h"

enum { STORED = 0, DEFLATED = 8 };

static inline void put_le(struct buf *to, uint64_t value, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		buf_char(to, i < 8 ? (char)(value >> 8 * i) : 0);
}

struct zip_builder {
	struct buf out, directory;
	uint32_t n;
};

// What an entry claims; a test changes one field to make it lie.
struct claim {
	const char *name;
	struct slice data; // packed
	uint64_t packed, size, local;
	uint32_t crc;
	uint16_t flags, method;
	bool is_zip64;
};

static inline struct claim zip_claim(struct zip_builder *zip, const char *name, struct slice bytes,
	uint16_t method, struct arena *arena)
{
	struct claim claim = { .name = name,
		.data = bytes,
		.size = bytes.len,
		.method = method,
		.local = zip->out.len,
		.crc = libdeflate_crc32(0, bytes.ptr, bytes.len) };
	if (method == DEFLATED) {
		struct libdeflate_compressor *packer = libdeflate_alloc_compressor(6);
		size_t room = libdeflate_deflate_compress_bound(packer, bytes.len);
		void *packed = arena_alloc(arena, room);
		size_t n = libdeflate_deflate_compress(packer, bytes.ptr, bytes.len, packed, room);
		claim.data = slice_of(packed, n);
		libdeflate_free_compressor(packer);
	}
	claim.packed = claim.data.len;
	return claim;
}

static inline void zip_put(struct zip_builder *zip, const struct claim *claim)
{
	uint32_t n_name = (uint32_t)strlen(claim->name);
	bool wide = claim->is_zip64;
	put_le(&zip->out, 0x04034b50, 4);
	put_le(&zip->out, 0, 22);
	put_le(&zip->out, n_name, 2);
	put_le(&zip->out, 0, 2);
	buf_string(&zip->out, claim->name);
	buf_slice(&zip->out, claim->data);

	put_le(&zip->directory, 0x02014b50, 4);
	put_le(&zip->directory, 0, 4);
	put_le(&zip->directory, claim->flags, 2);
	put_le(&zip->directory, claim->method, 2);
	put_le(&zip->directory, 0, 4);
	put_le(&zip->directory, claim->crc, 4);
	put_le(&zip->directory, wide ? UINT32_MAX : claim->packed, 4);
	put_le(&zip->directory, wide ? UINT32_MAX : claim->size, 4);
	put_le(&zip->directory, n_name, 2);
	put_le(&zip->directory, wide ? 28 : 0, 2);
	put_le(&zip->directory, 0, 10);
	put_le(&zip->directory, wide ? UINT32_MAX : claim->local, 4);
	buf_string(&zip->directory, claim->name);
	if (wide) {
		put_le(&zip->directory, 1, 2);
		put_le(&zip->directory, 24, 2);
		put_le(&zip->directory, claim->size, 8);
		put_le(&zip->directory, claim->packed, 8);
		put_le(&zip->directory, claim->local, 8);
	}
	zip->n++;
}

static inline void zip_add(struct zip_builder *zip, const char *name, struct slice bytes,
	uint16_t method, struct arena *arena)
{
	struct claim claim = zip_claim(zip, name, bytes, method, arena);
	zip_put(zip, &claim);
}

static inline void zip_put_zip64_end(struct zip_builder *zip, uint64_t start)
{
	uint64_t at = zip->out.len;
	put_le(&zip->out, 0x06064b50, 4);
	put_le(&zip->out, 44, 8);
	put_le(&zip->out, 0, 12);
	put_le(&zip->out, zip->n, 8);
	put_le(&zip->out, zip->n, 8);
	put_le(&zip->out, zip->directory.len, 8);
	put_le(&zip->out, start, 8);
	put_le(&zip->out, 0x07064b50, 4);
	put_le(&zip->out, 0, 4);
	put_le(&zip->out, at, 8);
	put_le(&zip->out, 1, 4);
}

// The finished archive, with `prefix` before it, in the arena; the builder is empty again.
static inline struct slice zip_finish(struct zip_builder *zip, const char *prefix, bool is_zip64,
	const char *comment, struct arena *arena)
{
	uint64_t start = zip->out.len;
	buf_slice(&zip->out, buf_view(&zip->directory));
	if (is_zip64)
		zip_put_zip64_end(zip, start);
	put_le(&zip->out, 0x06054b50, 4);
	put_le(&zip->out, 0, 4);
	put_le(&zip->out, is_zip64 ? 0xffff : zip->n, 2);
	put_le(&zip->out, is_zip64 ? 0xffff : zip->n, 2);
	put_le(&zip->out, is_zip64 ? UINT32_MAX : zip->directory.len, 4);
	put_le(&zip->out, is_zip64 ? UINT32_MAX : start, 4);
	put_le(&zip->out, strlen(comment), 2);
	buf_string(&zip->out, comment);
	struct buf all = BUF_INIT;
	buf_string(&all, prefix);
	buf_slice(&all, buf_view(&zip->out));
	struct slice result = arena_copy(arena, buf_view(&all));
	buf_release(&all);
	buf_release(&zip->out);
	buf_release(&zip->directory);
	zip->n = 0;
	return result;
}

// An input, its notes as text, and an arena for everything.
struct fixture {
	struct input *input;
	struct notes *notes;
	struct arena arena;
	struct err err;
};

static inline void fixture_init(struct fixture *f, const struct input_options *options)
{
	arena_init(&f->arena);
	f->notes = notes_new();
	f->input = input_new(options, f->notes);
	f->err = ERR_INIT;
}

static inline void fixture_release(struct fixture *f)
{
	input_free(f->input);
	notes_free(f->notes);
	arena_release(&f->arena);
}

static inline bool add_bytes(struct fixture *f, const char *place, struct slice bytes)
{
	return container_add(f->input, arena_printf(&f->arena, "%s", place), bytes, ROLE_INPUT, 0,
		&f->err);
}

static inline void assert_slice(struct slice got, const char *want)
{
	if (!slice_equal(got, slice_of_string(want)))
		fail_msg("got \"%.*s\", want \"%s\"", SLICE_ARG(got), want);
}

// Everything the notes say, in the arena.
static inline const char *notes_text(struct fixture *f)
{
	char *text = NULL;
	size_t n = 0;
	FILE *out = open_memstream(&text, &n);
	notes_flush(f->notes, NOTE_INFO, out);
	fclose(out);
	const char *copy = (const char *)arena_printf(&f->arena, "%s", text).ptr;
	free(text);
	return copy;
}

static inline void assert_noted(struct fixture *f, const char *part)
{
	const char *text = notes_text(f);
	if (!strstr(text, part))
		fail_msg("no \"%s\" in the notes:\n%s", part, text);
}

// The class is there, is at `place`, and holds `content`.
static inline void assert_class(struct fixture *f, const char *name, const char *place,
	const char *content)
{
	uint32_t i = input_find(f->input, slice_of_string(name));
	struct slice bytes;
	if (i == UINT32_MAX)
		fail_msg("no class %s", name);
	const struct input_entry *entry = input_entry(f->input, i);
	assert_slice(entry->class_name, name);
	assert_slice(input_place(entry, &f->arena), place);
	if (!input_read(f->input, entry, &f->arena, &bytes, &f->err))
		fail_msg("%s: %s", name, f->err.text);
	assert_slice(bytes, content);
}

// The class is there but cannot be read, for this reason.
static inline void assert_unreadable(struct fixture *f, const char *name, enum err_kind kind,
	const char *why)
{
	uint32_t i = input_find(f->input, slice_of_string(name));
	struct err err = ERR_INIT;
	struct slice bytes;
	assert_true(i != UINT32_MAX);
	assert_false(input_read(f->input, input_entry(f->input, i), &f->arena, &bytes, &err));
	assert_int_equal(err.kind, kind);
	if (!strstr(err.text, why))
		fail_msg("got \"%s\", want \"%s\"", err.text, why);
}

static inline void read_everything(struct fixture *f)
{
	for (uint32_t i = 0; i < input_n_entries(f->input); i++) {
		struct err err = ERR_INIT;
		struct slice bytes;
		input_read(f->input, input_entry(f->input, i), &f->arena, &bytes, &err);
		input_place(input_entry(f->input, i), &f->arena);
	}
}

#endif
