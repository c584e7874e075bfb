#include "base/buf.h"

#include <stdlib.h>

#include "base/arena.h"

void buf_release(struct buf *buf)
{
	free(buf->ptr);
	*buf = BUF_INIT;
}

void buf_need(struct buf *buf, size_t more)
{
	if (more <= buf->cap - buf->len)
		return;
	size_t want = buf->cap ? buf->cap * 2 : 64;
	if (want < buf->len + more)
		want = buf->len + more;
	buf->ptr = xrealloc(buf->ptr, want);
	buf->cap = want;
}

void buf_put(struct buf *buf, const void *bytes, size_t n)
{
	if (n == 0)
		return;
	buf_need(buf, n);
	memcpy(buf->ptr + buf->len, bytes, n);
	buf->len += n;
}

void buf_vprintf(struct buf *buf, const char *format, va_list args)
{
	va_list again;
	va_copy(again, args);
	buf_need(buf, 64);
	size_t room = buf->cap - buf->len;
	int length = vsnprintf(buf->ptr + buf->len, room, format, args);
	if (length > 0 && (size_t)length >= room) {
		buf_need(buf, (size_t)length + 1);
		vsnprintf(buf->ptr + buf->len, (size_t)length + 1, format, again);
	}
	va_end(again);
	if (length > 0)
		buf->len += (size_t)length;
}

void buf_printf(struct buf *buf, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	buf_vprintf(buf, format, args);
	va_end(args);
}

void buf_unsigned(struct buf *buf, uint64_t number)
{
	char digits[20];
	size_t n = sizeof(digits);
	do {
		digits[--n] = (char)('0' + number % 10);
		number /= 10;
	} while (number);
	buf_put(buf, digits + n, sizeof(digits) - n);
}

void buf_signed(struct buf *buf, int64_t number)
{
	if (number < 0)
		buf_char(buf, '-');
	buf_unsigned(buf, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void buf_pad_to(struct buf *buf, size_t line_start, size_t column)
{
	while (buf->len - line_start < column)
		buf_char(buf, ' ');
}

const char *buf_cstring(struct buf *buf)
{
	buf_need(buf, 1);
	buf->ptr[buf->len] = '\0';
	return buf->ptr;
}
