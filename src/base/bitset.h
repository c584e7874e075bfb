// A fixed-size set of small numbers.
#ifndef BASE_BITSET_H
#define BASE_BITSET_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"

struct bitset {
	uint64_t *words;
	uint32_t n_words;
};

static inline struct bitset bitset_new(uint32_t n_bits, struct arena *arena)
{
	uint32_t n_words = (n_bits + 63) / 64;
	return (struct bitset){ ARENA_ARRAY(arena, uint64_t, n_words), n_words };
}

static inline bool bitset_has(const struct bitset *set, uint32_t i)
{
	return set->words[i / 64] >> (i % 64) & 1;
}

static inline void bitset_add(struct bitset *set, uint32_t i)
{
	set->words[i / 64] |= (uint64_t)1 << (i % 64);
}

static inline void bitset_remove(struct bitset *set, uint32_t i)
{
	set->words[i / 64] &= ~((uint64_t)1 << (i % 64));
}

static inline void bitset_clear(struct bitset *set)
{
	if (set->n_words)
		memset(set->words, 0, set->n_words * sizeof(uint64_t));
}

// With all that there is room for.
static inline void bitset_fill(struct bitset *set)
{
	if (set->n_words)
		memset(set->words, 0xff, set->n_words * sizeof(uint64_t));
}

static inline void bitset_copy(struct bitset *to, const struct bitset *from)
{
	if (from->n_words)
		memcpy(to->words, from->words, from->n_words * sizeof(uint64_t));
}

// to |= from; did it grow?
static inline bool bitset_union(struct bitset *to, const struct bitset *from)
{
	uint64_t grown = 0;
	for (uint32_t i = 0; i < from->n_words; i++) {
		grown |= from->words[i] & ~to->words[i];
		to->words[i] |= from->words[i];
	}
	return grown != 0;
}

static inline bool bitset_intersect(struct bitset *to, const struct bitset *from)
{
	uint64_t lost = 0;
	for (uint32_t i = 0; i < from->n_words; i++) {
		lost |= to->words[i] & ~from->words[i];
		to->words[i] &= from->words[i];
	}
	return lost != 0;
}

static inline uint32_t bitset_count(const struct bitset *set)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < set->n_words; i++)
		n += (uint32_t)__builtin_popcountll(set->words[i]);
	return n;
}

// The first member at or after `from`, or UINT32_MAX.
static inline uint32_t bitset_next(const struct bitset *set, uint32_t from)
{
	uint32_t w = from / 64;
	if (w >= set->n_words)
		return UINT32_MAX;
	uint64_t word = set->words[w] >> (from % 64) << (from % 64);
	while (!word)
		if (++w >= set->n_words)
			return UINT32_MAX;
		else
			word = set->words[w];
	return w * 64 + (uint32_t)__builtin_ctzll(word);
}

#endif
