#include "base/intern.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/hash.h"

#define N_SHARDS 64

#if defined(RADDLE_STRESS) || defined(RADDLE_FUZZ)
#define FIRST_CAP \
	4 // with 2, a table that is left to its readers would be full, and they would not end
#else
#define FIRST_CAP 256
#endif

// Names, found without a lock while others are added: a table that has become too small is kept for
// who is still reading it. The low bits of a slot, which an address does not need, are bits of the
// hash: a name that cannot be the right one is not looked at, and so not waited for.
struct table {
	struct table *previous; // smaller
	uint32_t cap;
	_Atomic uintptr_t slots[]; // address | tag
};

struct shard {
	_Alignas(64) _Atomic(struct table *) table;
	pthread_mutex_t lock; // to add names
	uint32_t n;
	struct arena arena;
};

struct intern {
	struct shard shards[N_SHARDS];
};

#define TAG_MASK ((uintptr_t)7)
_Static_assert(_Alignof(struct name) > TAG_MASK, "addresses of names have room for a tag");

static uintptr_t tag_of(uint64_t hash)
{
	return (uintptr_t)(hash >> 40) & TAG_MASK;
}

static const struct name *name_in(uintptr_t slot)
{
	// NOLINTNEXTLINE(performance-no-int-to-ptr)
	return (const struct name *)(slot & ~TAG_MASK);
}

static struct table *new_table(uint32_t cap, struct table *previous)
{
	struct table *table = xzeroed(1, sizeof(*table) + cap * sizeof(table->slots[0]));
	table->previous = previous;
	table->cap = cap;
	return table;
}

struct intern *intern_new(void)
{
	struct intern *table = aligned_alloc(64, sizeof(*table));
	if (!table)
		out_of_memory(sizeof(*table));
	for (int i = 0; i < N_SHARDS; i++) {
		struct shard *shard = &table->shards[i];
		*shard = (struct shard){ .n = 0 };
		pthread_mutex_init(&shard->lock, NULL);
		arena_init(&shard->arena);
		atomic_init(&shard->table, new_table(FIRST_CAP, NULL));
	}
	return table;
}

void intern_free(struct intern *table)
{
	if (!table)
		return;
	for (int i = 0; i < N_SHARDS; i++) {
		struct shard *shard = &table->shards[i];
		for (struct table *t = shard->table, *previous; t; t = previous) {
			previous = t->previous;
			free(t);
		}
		arena_release(&shard->arena);
		pthread_mutex_destroy(&shard->lock);
	}
	free(table);
}

// The name, or NULL; *at is where it would be.
static const struct name *find(const struct table *table, struct slice text, uint64_t hash,
	uint32_t *at)
{
	uint32_t mask = table->cap - 1;
	uint32_t i = (uint32_t)hash & mask;
	uintptr_t slot;
	for (; (slot = atomic_load_explicit(&table->slots[i], memory_order_acquire));
		 i = (i + 1) & mask) {
		if ((slot & TAG_MASK) != tag_of(hash))
			continue;
		const struct name *name = name_in(slot);
		if (name->hash == hash && name->len == text.len &&
			(text.len == 0 || memcmp(name->text, text.ptr, text.len) == 0))
			return name;
	}
	*at = i;
	return NULL;
}

static void put(struct table *table, uint32_t at, const struct name *name)
{
	atomic_store_explicit(&table->slots[at], (uintptr_t)name | tag_of(name->hash),
		memory_order_release);
}

static void grow(struct shard *shard)
{
	struct table *old = atomic_load_explicit(&shard->table, memory_order_relaxed);
	struct table *table = new_table(old->cap * 2, old);
	for (uint32_t i = 0; i < old->cap; i++) {
		uintptr_t slot = atomic_load_explicit(&old->slots[i], memory_order_relaxed);
		if (!slot)
			continue;
		uint32_t to = (uint32_t)name_in(slot)->hash & (table->cap - 1);
		while (atomic_load_explicit(&table->slots[to], memory_order_relaxed))
			to = (to + 1) & (table->cap - 1);
		put(table, to, name_in(slot));
	}
	atomic_store_explicit(&shard->table, table, memory_order_release);
}

// The shard is chosen by the high bits, the slot by the low ones.
static struct shard *shard_of(struct intern *table, uint64_t hash)
{
	return &table->shards[hash >> 58];
}

_Static_assert(N_SHARDS == 1 << (64 - 58), "shard_of takes the top six bits");

static const struct name *new_name(struct shard *shard, struct slice text, uint64_t hash)
{
	struct name *fresh = arena_alloc(&shard->arena, sizeof(*fresh) + text.len + 1);
	fresh->hash = hash;
	fresh->len = (uint32_t)text.len;
	if (text.len)
		memcpy(fresh->text, text.ptr, text.len);
	fresh->text[text.len] = '\0';
	return fresh;
}

static const struct name *add(struct shard *shard, struct slice text, uint64_t hash)
{
	uint32_t at;
	pthread_mutex_lock(&shard->lock);
	struct table *table = atomic_load_explicit(&shard->table, memory_order_relaxed);
	const struct name *result = find(table, text, hash, &at); // another thread may have been first
	if (!result) {
		result = new_name(shard, text, hash);
		put(table, at, result);
		if (++shard->n * 2 > table->cap)
			grow(shard);
	}
	pthread_mutex_unlock(&shard->lock);
	return result;
}

const struct name *intern_slice(struct intern *table, struct slice text)
{
	uint64_t hash = hash_bytes(text);
	struct shard *shard = shard_of(table, hash);
	uint32_t at;
	const struct name *known = find(atomic_load_explicit(&shard->table, memory_order_acquire), text,
		hash, &at);
	return known ? known : add(shard, text, hash);
}

const struct name *intern_string(struct intern *table, const char *text)
{
	return intern_slice(table, slice_of_string(text));
}

#define AT_ONCE 32

static void prefetch_slot(const struct table *table, uint64_t hash)
{
	size_t at = (hash & (table->cap - 1)) * sizeof(table->slots[0]);
	__builtin_prefetch((const char *)table + offsetof(struct table, slots) + at);
}

void intern_find_all(struct intern *table, const struct slice *texts, uint32_t n,
	const struct name **found)
{
	uint64_t hashes[AT_ONCE];
	const struct table *tables[AT_ONCE];
	for (uint32_t first = 0; first < n; first += AT_ONCE) {
		uint32_t some = n - first < AT_ONCE ? n - first : AT_ONCE, at;
		for (uint32_t i = 0; i < some; i++) {
			hashes[i] = hash_bytes(texts[first + i]);
			tables[i] = atomic_load_explicit(&shard_of(table, hashes[i])->table,
				memory_order_acquire);
			prefetch_slot(tables[i], hashes[i]);
		}
		for (uint32_t i = 0; i < some; i++) {
			const _Atomic uintptr_t *slot = &tables[i]->slots[hashes[i] & (tables[i]->cap - 1)];
			__builtin_prefetch(name_in(atomic_load_explicit(slot, memory_order_relaxed)));
		}
		for (uint32_t i = 0; i < some; i++)
			found[first + i] = find(tables[i], texts[first + i], hashes[i], &at);
	}
}

const struct name *intern_find(struct intern *table, struct slice text)
{
	uint64_t hash = hash_bytes(text);
	struct shard *shard = shard_of(table, hash);
	uint32_t at;
	return find(atomic_load_explicit(&shard->table, memory_order_acquire), text, hash, &at);
}
