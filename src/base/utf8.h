// Text from class files may hold anything; output must be UTF-8 and harmless to a terminal.
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Length of the valid UTF-8 sequence at p, 0 where there is none.
static inline size_t utf8_length(const uint8_t *p, size_t left)
{
	size_t n = p[0] < 0x80             ? 1
		: p[0] >= 0xc2 && p[0] <= 0xdf ? 2
		: (p[0] & 0xf0) == 0xe0        ? 3
		: p[0] >= 0xf0 && p[0] <= 0xf4 ? 4
									   : 0;
	if (n == 0 || n > left)
		return 0;
	for (size_t i = 1; i < n; i++)
		if ((p[i] & 0xc0) != 0x80)
			return 0;
	if (n == 3 && ((p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f)))
		return 0;
	if (n == 4 && ((p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f)))
		return 0;
	return n;
}

// Is the valid sequence of n bytes at p a control character, C0, DEL or C1?
static inline bool utf8_is_control(const uint8_t *p, size_t n)
{
	return (n == 1 && (p[0] < 0x20 || p[0] == 0x7f)) || (n == 2 && p[0] == 0xc2 && p[1] < 0xa0);
}

#endif
