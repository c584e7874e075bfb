#include "base/intern.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/hash.h"

#define N_SHARDS 64

#ifdef RADDLE_STRESS
#define FIRST_CAP 2
#elif defined(RADDLE_FUZZ)
#define FIRST_CAP 4
#else
#define FIRST_CAP 256
#endif

struct shard {
	_Alignas(64) pthread_mutex_t lock;
	const struct name **slots;
	uint32_t n, cap;
	struct arena arena;
};

struct intern {
	struct shard shards[N_SHARDS];
};

struct intern *intern_new(void)
{
	struct intern *table = aligned_alloc(64, sizeof(*table));
	if (!table)
		out_of_memory(sizeof(*table));
	for (int i = 0; i < N_SHARDS; i++) {
		table->shards[i] = (struct shard){ .cap = FIRST_CAP };
		pthread_mutex_init(&table->shards[i].lock, NULL);
		table->shards[i].slots = xcalloc(FIRST_CAP, sizeof(struct name *));
		arena_init(&table->shards[i].arena);
	}
	return table;
}

void intern_free(struct intern *table)
{
	if (!table)
		return;
	for (int i = 0; i < N_SHARDS; i++) {
		free(table->shards[i].slots);
		arena_release(&table->shards[i].arena);
		pthread_mutex_destroy(&table->shards[i].lock);
	}
	free(table);
}

static uint32_t find(const struct shard *shard, struct slice text, uint64_t hash)
{
	uint32_t mask = shard->cap - 1;
	uint32_t i = (uint32_t)hash & mask;
	for (; shard->slots[i]; i = (i + 1) & mask) {
		const struct name *name = shard->slots[i];
		if (name->hash == hash && name->len == text.len &&
			(text.len == 0 || memcmp(name->text, text.ptr, text.len) == 0))
			break;
	}
	return i;
}

static void grow(struct shard *shard)
{
	const struct name **old = shard->slots;
	uint32_t old_cap = shard->cap;

	shard->cap = old_cap * 2;
	shard->slots = xcalloc(shard->cap, sizeof(struct name *));
	for (uint32_t i = 0; i < old_cap; i++) {
		if (!old[i])
			continue;
		uint32_t to = (uint32_t)old[i]->hash & (shard->cap - 1);
		while (shard->slots[to])
			to = (to + 1) & (shard->cap - 1);
		shard->slots[to] = old[i];
	}
	free(old);
}

// The shard is chosen by the high bits, the slot by the low ones.
static struct shard *shard_of(struct intern *table, uint64_t hash)
{
	return &table->shards[hash >> 58];
}

_Static_assert(N_SHARDS == 1 << (64 - 58), "shard_of takes the top six bits");

const struct name *intern_slice(struct intern *table, struct slice text)
{
	uint64_t hash = hash_bytes(text);
	struct shard *shard = shard_of(table, hash);

	pthread_mutex_lock(&shard->lock);
	uint32_t i = find(shard, text, hash);
	const struct name *result = shard->slots[i];
	if (!result) {
		struct name *fresh = arena_alloc(&shard->arena, sizeof(*fresh) + text.len + 1);
		fresh->hash = hash;
		fresh->len = (uint32_t)text.len;
		if (text.len)
			memcpy(fresh->text, text.ptr, text.len);
		fresh->text[text.len] = '\0';
		shard->slots[i] = fresh;
		result = fresh;
		if (++shard->n * 2 > shard->cap)
			grow(shard);
	}
	pthread_mutex_unlock(&shard->lock);
	return result;
}

const struct name *intern_string(struct intern *table, const char *text)
{
	return intern_slice(table, slice_of_string(text));
}

const struct name *intern_find(struct intern *table, struct slice text)
{
	uint64_t hash = hash_bytes(text);
	struct shard *shard = shard_of(table, hash);

	pthread_mutex_lock(&shard->lock);
	const struct name *result = shard->slots[find(shard, text, hash)];
	pthread_mutex_unlock(&shard->lock);
	return result;
}
