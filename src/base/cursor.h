// The one reader of untrusted bytes. Reading past the end yields zeros and sets a sticky error, so
// code reads a whole structure and asks once. A sub-cursor cannot leave its own range.
//
//     struct cursor c = cursor_of(bytes);
//     uint16_t n = cursor_u2(&c);
//     if (!cursor_has(&c, n, 2, "interfaces")) ...   // before allocating n of anything
#ifndef BASE_CURSOR_H
#define BASE_CURSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/slice.h"

struct cursor {
	const uint8_t *at, *end;
	const uint8_t *origin; // what offsets in messages count from
	const char *why;       // first error, NULL while all is well
	const uint8_t *where;
};

static inline struct cursor cursor_of(struct slice bytes)
{
	const uint8_t *start = bytes.ptr ? bytes.ptr : (const uint8_t *)""; // NULL + 0 is undefined
	return (struct cursor){ start, start + bytes.len, start, NULL, NULL };
}

static inline size_t cursor_left(const struct cursor *c)
{
	return (size_t)(c->end - c->at);
}

static inline uint32_t cursor_offset(const struct cursor *c)
{
	return (uint32_t)(c->at - c->origin);
}

// Records the first error and moves to the end, so that every later read fails cheaply.
void cursor_fail(struct cursor *c, const char *why);
void cursor_fail_at(struct cursor *c, const uint8_t *where, const char *why);

static inline bool cursor_ok(const struct cursor *c)
{
	return c->why == NULL;
}

static inline bool cursor_need(struct cursor *c, size_t n)
{
	if (__builtin_expect(cursor_left(c) >= n, 1))
		return true;
	cursor_fail(c, "truncated");
	return false;
}

static inline uint8_t cursor_u1(struct cursor *c)
{
	if (!cursor_need(c, 1))
		return 0;
	return *c->at++;
}

static inline uint16_t bytes_u2(const uint8_t *p)
{
	return (uint16_t)(p[0] << 8 | p[1]);
}

static inline uint32_t bytes_u4(const uint8_t *p)
{
	return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static inline uint16_t cursor_u2(struct cursor *c)
{
	if (!cursor_need(c, 2))
		return 0;
	c->at += 2;
	return bytes_u2(c->at - 2);
}

static inline uint32_t cursor_u4(struct cursor *c)
{
	if (!cursor_need(c, 4))
		return 0;
	c->at += 4;
	return bytes_u4(c->at - 4);
}

static inline uint64_t cursor_u8(struct cursor *c)
{
	uint64_t high = cursor_u4(c);
	return high << 32 | cursor_u4(c);
}

// Little-endian, for zip and jimage.
static inline uint16_t bytes_u2le(const uint8_t *p)
{
	return (uint16_t)(p[1] << 8 | p[0]);
}

static inline uint32_t bytes_u4le(const uint8_t *p)
{
	return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static inline uint64_t bytes_u8le(const uint8_t *p)
{
	return (uint64_t)bytes_u4le(p + 4) << 32 | bytes_u4le(p);
}

static inline uint16_t cursor_u2le(struct cursor *c)
{
	if (!cursor_need(c, 2))
		return 0;
	c->at += 2;
	return bytes_u2le(c->at - 2);
}

static inline uint32_t cursor_u4le(struct cursor *c)
{
	if (!cursor_need(c, 4))
		return 0;
	c->at += 4;
	return bytes_u4le(c->at - 4);
}

static inline uint64_t cursor_u8le(struct cursor *c)
{
	if (!cursor_need(c, 8))
		return 0;
	c->at += 8;
	return bytes_u8le(c->at - 8);
}

static inline struct slice cursor_bytes(struct cursor *c, size_t n)
{
	if (!cursor_need(c, n))
		return SLICE_EMPTY;
	c->at += n;
	return slice_of(c->at - n, n);
}

static inline void cursor_skip(struct cursor *c, size_t n)
{
	if (cursor_need(c, n))
		c->at += n;
}

// The next n bytes as a cursor of their own, skipped in c.
struct cursor cursor_sub(struct cursor *c, size_t n);

// Are there at least `count` items of at least `size` bytes left? Ask before allocating for them.
bool cursor_has(struct cursor *c, uint64_t count, size_t size, const char *why);

// Copies the sub-cursor's error, if any, into c.
void cursor_join(struct cursor *c, const struct cursor *sub);

// Turns the cursor's error into err (ERR_INPUT, with offset). Returns false when there is one.
bool cursor_check(const struct cursor *c, struct err *err);

#endif
