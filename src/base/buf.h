// Text that grows at its end.
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

#include "base/slice.h"

struct buf {
	char *ptr;
	size_t len, cap;
};

#define BUF_INIT ((struct buf){ NULL, 0, 0 })

void buf_release(struct buf *buf);
void buf_need(struct buf *buf, size_t more);
void buf_put(struct buf *buf, const void *bytes, size_t n);
void buf_printf(struct buf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));
void buf_vprintf(struct buf *buf, const char *format, va_list args);
void buf_unsigned(struct buf *buf, uint64_t number);
void buf_signed(struct buf *buf, int64_t number);

// Spaces until the line that started at offset `line_start` is `column` wide.
void buf_pad_to(struct buf *buf, size_t line_start, size_t column);

static inline void buf_clear(struct buf *buf)
{
	buf->len = 0;
}

static inline void buf_char(struct buf *buf, char c)
{
	if (buf->len == buf->cap)
		buf_need(buf, 1);
	buf->ptr[buf->len++] = c;
}

static inline void buf_slice(struct buf *buf, struct slice s)
{
	buf_put(buf, s.ptr, s.len);
}

static inline void buf_string(struct buf *buf, const char *text)
{
	buf_put(buf, text, strlen(text));
}

static inline struct slice buf_view(const struct buf *buf)
{
	return slice_of(buf->ptr, buf->len);
}

// NUL-terminated view, valid until the next change.
const char *buf_cstring(struct buf *buf);

#endif
