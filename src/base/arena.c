#include "base/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXIT_LIMIT 3

#ifdef RADDLE_STRESS
#define FIRST_BLOCK 0
#elif defined(RADDLE_FUZZ)
#define FIRST_BLOCK ((size_t)1 << 10) // a fuzzer makes many short-lived ones
#else
#define FIRST_BLOCK ((size_t)64 << 10)
#endif
#define LARGEST_BLOCK ((size_t)4 << 20)

struct arena_block {
	struct arena_block *previous;
	uint8_t *end;
	uint8_t data[];
};

_Noreturn void out_of_memory(size_t size)
{
	fflush(stdout);
	fprintf(stderr, "raddle: out of memory (asked for %zu bytes)\n", size);
	fflush(stderr);
	_exit(EXIT_LIMIT);
}

void *xmalloc(size_t size)
{
	void *result = malloc(size ? size : 1);
	if (!result)
		out_of_memory(size);
	return result;
}

void *xcalloc(size_t n, size_t size)
{
	void *result = calloc(n ? n : 1, size ? size : 1);
	if (!result)
		out_of_memory(n * size);
	return result;
}

void *xzeroed(size_t n, size_t size)
{
	if (size && n > SIZE_MAX / size)
		out_of_memory(SIZE_MAX);
	return memset(xmalloc(n * size), 0, n * size);
}

void *xcalloc_apart(size_t n, size_t size)
{
	size_t all = (n ? n : 1) * size;
	void *result = aligned_alloc(CACHE_LINE, all);
	if (!result)
		out_of_memory(all);
	return memset(result, 0, all);
}

void *xrealloc(void *old, size_t size)
{
	void *result = realloc(old, size ? size : 1);
	if (!result)
		out_of_memory(size);
	return result;
}

void arena_init(struct arena *arena)
{
	*arena = (struct arena){ 0 };
}

static void free_back_to(struct arena *arena, struct arena_block *keep)
{
	while (arena->last != keep) {
		struct arena_block *block = arena->last;
		arena->last = block->previous;
		arena->reserved -= (size_t)(block->end - block->data);
		free(block);
	}
}

void arena_release(struct arena *arena)
{
	free_back_to(arena, NULL);
	arena_init(arena);
}

struct arena_mark arena_mark(const struct arena *arena)
{
	return (struct arena_mark){ arena->last, arena->at };
}

void arena_reset(struct arena *arena, struct arena_mark mark)
{
	free_back_to(arena, mark.last);
	arena->at = mark.at;
	arena->end = mark.last ? mark.last->end : NULL;
}

void arena_clear(struct arena *arena)
{
#ifdef RADDLE_STRESS
	arena_release(arena);
#else
	struct arena_block *newest = arena->last;
	if (!newest)
		return;
	// Blocks grow, so the newest is the largest unless one object was huge: do not hoard that.
	if ((size_t)(newest->end - newest->data) > LARGEST_BLOCK) {
		arena_release(arena);
		return;
	}
	arena->last = newest->previous;
	free_back_to(arena, NULL);
	newest->previous = NULL;
	arena->last = newest;
	arena->at = newest->data;
	arena->end = newest->end;
#endif
}

void *arena_grow(struct arena *arena, size_t size)
{
	size_t room = size;
#ifndef RADDLE_STRESS
	size_t next = arena->reserved < FIRST_BLOCK ? FIRST_BLOCK : arena->reserved;
	if (next > LARGEST_BLOCK)
		next = LARGEST_BLOCK;
	if (room < next)
		room = next;
#endif
	if (size > SIZE_MAX / 2)
		out_of_memory(size);
	struct arena_block *block = xmalloc(sizeof(*block) + room);
	block->previous = arena->last;
	block->end = block->data + room;
	arena->last = block;
	arena->reserved += room;
	arena->at = block->data + size;
	arena->end = block->end;
	return block->data;
}

struct slice arena_copy(struct arena *arena, struct slice bytes)
{
	if (bytes.len == 0)
		return SLICE_EMPTY;
	return slice_of(memcpy(arena_alloc(arena, bytes.len), bytes.ptr, bytes.len), bytes.len);
}

struct slice arena_printf(struct arena *arena, const char *format, ...)
{
	va_list args, again;
	va_start(args, format);
	va_copy(again, args);
	int length = vsnprintf(NULL, 0, format, args);
	va_end(args);
	size_t size = length < 0 ? 0 : (size_t)length;
	char *text = arena_alloc(arena, size + 1);
	vsnprintf(text, size + 1, format, again);
	va_end(again);
	return slice_of(text, size);
}
