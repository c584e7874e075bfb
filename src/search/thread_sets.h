// Sets of threads by id, as words in a row, of which the owner knows how many there are: one, as a rule, and
// the cost is that of a word. They lie on stacks beside the frames that have them.
#ifndef SEARCH_THREAD_SETS_H
#define SEARCH_THREAD_SETS_H

#include <string.h>

#include "search/search.h"

static inline uint32_t set_words(uint32_t n_threads)
{
	return (n_threads + 63) / 64;
}

static inline bool set_has(const uint64_t *set, uint32_t n_words, uint32_t thread)
{
	return thread / 64 < n_words && (set[thread / 64] >> (thread % 64) & 1);
}

static inline void set_add(uint64_t *set, uint32_t thread)
{
	set[thread / 64] |= (uint64_t)1 << (thread % 64);
}

static inline void set_copy(uint64_t *to, const uint64_t *from, uint32_t n_words)
{
	for (uint32_t i = 0; i < n_words; i++)
		to[i] = from[i];
}

static inline bool set_meets(const uint64_t *a, const uint64_t *b, uint32_t n_words)
{
	for (uint32_t i = 0; i < n_words; i++)
		if (a[i] & b[i])
			return true;
	return false;
}

// The first member; UINT32_MAX: there is none.
static inline uint32_t set_first(const uint64_t *set, uint32_t n_words)
{
	for (uint32_t i = 0; i < n_words; i++)
		if (set[i])
			return i * 64 + (uint32_t)__builtin_ctzll(set[i]);
	return UINT32_MAX;
}

static inline uint32_t set_count(const uint64_t *set, uint32_t n_words)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < n_words; i++)
		n += (uint32_t)__builtin_popcountll(set[i]);
	return n;
}

// So many more words, all 0. Returns where they begin.
static inline uint32_t set_push(search_words *stack, uint32_t n_words)
{
	uint32_t first = stack->n;
	vec_reserve(stack, first + n_words);
	for (uint32_t i = 0; i < n_words; i++)
		stack->v[first + i] = 0;
	stack->n += n_words;
	return first;
}

// How many words the ids of these threads need.
static inline uint32_t set_words_of(const search_threads *threads, uint32_t first)
{
	uint32_t n = 0;
	for (uint32_t i = first; i < threads->n; i++)
		if (threads->v[i].id >= n)
			n = threads->v[i].id + 1;
	return set_words(n);
}

#endif
