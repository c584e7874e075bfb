// Memory that is given back all at once. Every arena has one owner and is used by one thread at a
// time; doc/memory.md lists them. Out of memory ends the program with one message (exit 3), so
// nothing here returns NULL.
//
// In RADDLE_STRESS builds every object is its own malloc, so that ASan sees overruns.
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/slice.h"

struct arena_block;

struct arena {
	uint8_t *at, *end;
	struct arena_block *last;
	size_t reserved; // bytes asked from the system
};

struct arena_mark {
	struct arena_block *last;
	uint8_t *at;
};

void arena_init(struct arena *arena);
void arena_release(struct arena *arena);

struct arena_mark arena_mark(const struct arena *arena);
void arena_reset(struct arena *arena, struct arena_mark mark);
void arena_clear(struct arena *arena); // forgets everything, keeps the largest block

void *arena_grow(struct arena *arena, size_t size); // slow path of arena_alloc

// Uninitialised, aligned to 8.
static inline void *arena_alloc(struct arena *arena, size_t size)
{
#ifndef RADDLE_STRESS
	size = (size + (size == 0) + 7) & ~(size_t)7; // nothing gets an address too
	if (__builtin_expect((size_t)(arena->end - arena->at) >= size, 1)) {
		void *result = arena->at;
		arena->at += size;
		return result;
	}
#endif
	return arena_grow(arena, size);
}

static inline void *arena_zero(struct arena *arena, size_t size)
{
	return memset(arena_alloc(arena, size), 0, size);
}

#define ARENA_NEW(arena, type) ((type *)arena_zero((arena), sizeof(type)))
#define ARENA_ARRAY(arena, type, n) ((type *)arena_zero((arena), sizeof(type) * (size_t)(n)))

struct slice arena_copy(struct arena *arena, struct slice bytes);
// NUL-terminated; the slice returned does not count the NUL.
struct slice arena_printf(struct arena *arena, const char *format, ...)
	__attribute__((format(printf, 2, 3), nonnull));

// malloc and friends that end the program with a message instead of returning NULL.
void *xmalloc(size_t size);
void *xcalloc(size_t n, size_t size);
// As xcalloc, and written at once: for tables that are looked into before they are written to, all
// over. A page that is first read and then written is got twice from the system, and the second
// time every thread has to stop.
void *xzeroed(size_t n, size_t size);
void *xrealloc(void *old, size_t size);
// As xcalloc, for an array with an element for each thread, whose type begins with OWN_LINE: what a thread
// writes all the time is in no cache line of another thread's.
#define CACHE_LINE 64
#define OWN_LINE _Alignas(CACHE_LINE)
void *xcalloc_apart(size_t n, size_t size);
_Noreturn void out_of_memory(size_t size);

#endif
