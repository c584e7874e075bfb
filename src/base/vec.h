// A growable array on the heap, for any element type:
//
//     VEC(uint32_t) ids = { 0 };
//     vec_push(&ids, 7);
//     for (uint32_t i = 0; i < ids.n; i++) use(ids.v[i]);
//     vec_release(&ids);
#ifndef BASE_VEC_H
#define BASE_VEC_H

#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"

#define VEC(type)        \
	struct {             \
		type *v;         \
		uint32_t n, cap; \
	}

#ifdef RADDLE_STRESS
#define VEC_FIRST 1
#else
#define VEC_FIRST 16
#endif

static inline void *vec_grown(void *old, uint32_t *cap, uint32_t need, size_t size)
{
	uint64_t want = *cap ? (uint64_t)*cap * 2 : VEC_FIRST;
	if (want < need)
		want = need;
	if (want > UINT32_MAX)
		out_of_memory((size_t)want * size);
	*cap = (uint32_t)want;
	return xrealloc(old, (size_t)want * size);
}

#define vec_reserve(vec, need)                                                                \
	do {                                                                                      \
		if ((need) > (vec)->cap)                                                              \
			(vec)->v = vec_grown((vec)->v, &(vec)->cap, (uint32_t)(need), sizeof(*(vec)->v)); \
	} while (0)

// There will be about so many, as far as one can tell: the memory is had when it is written to, and
// what is in it need not move.
#ifdef RADDLE_STRESS
#define vec_expect(vec, about) ((void)(vec), (void)(about))
#else
#define vec_expect(vec, about) vec_reserve(vec, about)
#endif

// The value may speak of the vec: n is what it was before.
#define vec_push(vec, ...)                  \
	do {                                    \
		vec_reserve((vec), (vec)->n + 1);   \
		(vec)->v[(vec)->n] = (__VA_ARGS__); \
		(vec)->n++;                         \
	} while (0)

// The elements from i on, where i may be n. Not v + i: before the first push there is nothing to add to.
#define vec_from(vec, i) ((vec)->v ? (vec)->v + (i) : NULL)
#define vec_pop(vec) ((vec)->v[--(vec)->n])
#define vec_clear(vec) ((void)((vec)->n = 0))
#define vec_release(vec)           \
	do {                           \
		free((vec)->v);            \
		(vec)->v = NULL;           \
		(vec)->n = (vec)->cap = 0; \
	} while (0)

#endif
