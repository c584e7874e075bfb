// Bytes, sixteen or sixty-four at a time: bit i of a mask answers a question about byte i. SSE2 is part
// of every x86-64; elsewhere plain loops do the same, slower.
#ifndef CLASS_MASKS_H
#define CLASS_MASKS_H

#include <stdint.h>
#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>

typedef __m128i bytes16;

static inline bytes16 bytes16_load(const uint8_t *p)
{
	return _mm_loadu_si128((const __m128i *)p);
}

static inline bytes16 bytes16_equal(bytes16 bytes, uint8_t byte)
{
	return _mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)byte));
}

// Zero, or above 0x7f.
static inline bytes16 bytes16_not_ascii(bytes16 bytes)
{
	return _mm_cmplt_epi8(bytes, _mm_set1_epi8(1));
}

// Sets bits, so that two neighbouring characters can be asked for at once.
static inline bytes16 bytes16_with(bytes16 bytes, uint8_t bits)
{
	return _mm_or_si128(bytes, _mm_set1_epi8((char)bits));
}

static inline bytes16 bytes16_and(bytes16 bytes, uint8_t bits)
{
	return _mm_and_si128(bytes, _mm_set1_epi8((char)bits));
}

static inline bytes16 bytes16_or(bytes16 a, bytes16 b)
{
	return _mm_or_si128(a, b);
}

// The top bits of the bytes.
static inline uint32_t bytes16_mask(bytes16 bytes)
{
	return (uint32_t)_mm_movemask_epi8(bytes);
}

#else

typedef struct {
	uint8_t v[16];
} bytes16;

static inline bytes16 bytes16_load(const uint8_t *p)
{
	bytes16 result;
	memcpy(result.v, p, 16);
	return result;
}

static inline bytes16 bytes16_equal(bytes16 bytes, uint8_t byte)
{
	for (int i = 0; i < 16; i++)
		bytes.v[i] = bytes.v[i] == byte ? 0xff : 0;
	return bytes;
}

static inline bytes16 bytes16_not_ascii(bytes16 bytes)
{
	for (int i = 0; i < 16; i++)
		bytes.v[i] = bytes.v[i] == 0 || bytes.v[i] > 0x7f ? 0xff : 0;
	return bytes;
}

static inline bytes16 bytes16_with(bytes16 bytes, uint8_t bits)
{
	for (int i = 0; i < 16; i++)
		bytes.v[i] |= bits;
	return bytes;
}

static inline bytes16 bytes16_and(bytes16 bytes, uint8_t bits)
{
	for (int i = 0; i < 16; i++)
		bytes.v[i] &= bits;
	return bytes;
}

static inline bytes16 bytes16_or(bytes16 a, bytes16 b)
{
	for (int i = 0; i < 16; i++)
		a.v[i] |= b.v[i];
	return a;
}

static inline uint32_t bytes16_mask(bytes16 bytes)
{
	uint32_t mask = 0;
	for (uint32_t i = 0; i < 16; i++)
		mask |= (uint32_t)(bytes.v[i] >> 7) << i;
	return mask;
}

#endif

static inline uint64_t mask64_of(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
	return (uint64_t)(c | d << 16) << 32 | (a | b << 16);
}

// Which of the 64 bytes at p are equal to byte?
static inline uint64_t mask64_equal(const uint8_t *p, uint8_t byte)
{
	return mask64_of(bytes16_mask(bytes16_equal(bytes16_load(p), byte)),
		bytes16_mask(bytes16_equal(bytes16_load(p + 16), byte)),
		bytes16_mask(bytes16_equal(bytes16_load(p + 32), byte)),
		bytes16_mask(bytes16_equal(bytes16_load(p + 48), byte)));
}

// Which of the 64 bytes at p have their top bit set?
static inline uint64_t mask64_top(const uint8_t *p)
{
	return mask64_of(bytes16_mask(bytes16_load(p)), bytes16_mask(bytes16_load(p + 16)),
		bytes16_mask(bytes16_load(p + 32)), bytes16_mask(bytes16_load(p + 48)));
}

// The lowest n bits, n below 64.
static inline uint64_t mask64_low(uint32_t n)
{
	return ((uint64_t)1 << n) - 1;
}

#endif
