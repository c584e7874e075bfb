// A borrowed run of bytes. Names inside class files are slices of modified UTF-8.
#ifndef BASE_SLICE_H
#define BASE_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct slice {
	const uint8_t *ptr;
	size_t len;
};

#define SLICE_EMPTY ((struct slice){ NULL, 0 })

// For string literals: the length is known at compile time.
#define SLICE(literal) ((struct slice){ (const uint8_t *)("" literal), sizeof(literal) - 1 })

// For printf("%.*s", SLICE_ARG(s)).
#define SLICE_ARG(s) (int)(s).len, (s).ptr ? (const char *)(s).ptr : ""

static inline struct slice slice_of(const void *ptr, size_t len)
{
	return (struct slice){ ptr, len };
}

static inline struct slice slice_of_string(const char *text)
{
	return (struct slice){ (const uint8_t *)text, strlen(text) };
}

static inline bool slice_equal(struct slice a, struct slice b)
{
	return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

static inline bool slice_has_prefix(struct slice s, struct slice prefix)
{
	return s.len >= prefix.len && (prefix.len == 0 || memcmp(s.ptr, prefix.ptr, prefix.len) == 0);
}

static inline bool slice_has_suffix(struct slice s, struct slice suffix)
{
	return s.len >= suffix.len &&
		(suffix.len == 0 || memcmp(s.ptr + s.len - suffix.len, suffix.ptr, suffix.len) == 0);
}

static inline struct slice slice_from(struct slice s, size_t start)
{
	return start >= s.len ? SLICE_EMPTY : slice_of(s.ptr + start, s.len - start);
}

static inline struct slice slice_until(struct slice s, size_t end)
{
	return slice_of(s.ptr, end < s.len ? end : s.len);
}

// Index of the byte, or -1.
static inline ptrdiff_t slice_find(struct slice s, uint8_t byte)
{
	const uint8_t *hit = s.len ? memchr(s.ptr, byte, s.len) : NULL;
	return hit ? hit - s.ptr : -1;
}

static inline ptrdiff_t slice_find_last(struct slice s, uint8_t byte)
{
	for (size_t i = s.len; i > 0; i--)
		if (s.ptr[i - 1] == byte)
			return (ptrdiff_t)(i - 1);
	return -1;
}

// Total order by bytes, shorter first on a tie; usable for sorting output.
static inline int slice_compare(struct slice a, struct slice b)
{
	size_t n = a.len < b.len ? a.len : b.len;
	int order = n ? memcmp(a.ptr, b.ptr, n) : 0;
	return order ? order : (a.len > b.len) - (a.len < b.len);
}

// ---- strings --------------------------------------------------------------------------------

static inline bool string_has_prefix(const char *text, const char *prefix)
{
	return strncmp(text, prefix, strlen(prefix)) == 0;
}

static inline bool string_has_suffix(const char *text, const char *suffix)
{
	size_t n = strlen(text), n_suffix = strlen(suffix);
	return n >= n_suffix && strcmp(text + n - n_suffix, suffix) == 0;
}

// The list ends with NULL.
static inline bool string_is_one_of(const char *text, const char *const *list)
{
	while (*list && strcmp(text, *list) != 0)
		list++;
	return *list;
}

static inline bool slice_is_one_of(struct slice s, const char *const *list)
{
	while (*list && !slice_equal(s, slice_of_string(*list)))
		list++;
	return *list;
}

#endif
