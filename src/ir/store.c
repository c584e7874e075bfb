// The code of INPUT's methods for all who ask, packed. Slots by method id are in pages, which are made when first
// needed, so that the world may grow and nobody has to wait: whoever publishes first is heard.
#include "ir/store.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "base/bug.h"

#define PAGE 4096u
#define N_PAGES (1u << 16) // 268 million methods

static const uint8_t not_kept[1] = { 0 };

struct page {
	_Atomic(const uint8_t *) slots[PAGE]; // NULL: not lifted yet
};

struct ir_store {
	_Atomic(struct page *) *pages;
	size_t most;
	_Atomic size_t n_bytes;
	_Atomic uint32_t n_methods, n_lifts;
	pthread_mutex_t lock; // of the arena
	struct arena arena;
};

struct ir_store *ir_store_new(size_t most)
{
	struct ir_store *store = xcalloc(1, sizeof(*store));
	store->pages = xcalloc(N_PAGES, sizeof(*store->pages));
	store->most = most;
	pthread_mutex_init(&store->lock, NULL);
	arena_init(&store->arena);
	return store;
}

void ir_store_free(struct ir_store *store)
{
	if (!store)
		return;
	for (uint32_t i = 0; i < N_PAGES; i++)
		free(store->pages[i]);
	free(store->pages);
	pthread_mutex_destroy(&store->lock);
	arena_release(&store->arena);
	free(store);
}

struct ir_lifts ir_store_lifts(const struct ir_store *store)
{
	return (struct ir_lifts){ store->n_methods, store->n_lifts };
}

static bool is_of_interest(const struct ir_store *store, const struct method *method)
{
	return store && method->owner->role == ROLE_INPUT && method->id < N_PAGES * PAGE;
}

struct ir *store_get(const struct ir_store *store, const struct method *method,
	const struct world *world, struct arena *arena)
{
	struct page *page = is_of_interest(store, method)
		? atomic_load_explicit(&store->pages[method->id / PAGE], memory_order_acquire)
		: NULL;
	const uint8_t *packed = page
		? atomic_load_explicit(&page->slots[method->id % PAGE], memory_order_acquire)
		: NULL;
	return packed && packed != not_kept ? ir_unpack(packed, method, world, arena) : NULL;
}

static struct page *page_for(struct ir_store *store, uint32_t id)
{
	_Atomic(struct page *) *at = &store->pages[id / PAGE];
	struct page *page = atomic_load_explicit(at, memory_order_acquire);
	if (page)
		return page;
	struct page *fresh = xcalloc(1, sizeof(*fresh));
	if (atomic_compare_exchange_strong(at, &page, fresh))
		return fresh;
	free(fresh);
	return page;
}

static const uint8_t *keep(struct ir_store *store, const packed_bytes *bytes)
{
	if (atomic_load(&store->n_bytes) + bytes->n > store->most)
		return not_kept;
	atomic_fetch_add(&store->n_bytes, bytes->n);
	pthread_mutex_lock(&store->lock);
	uint8_t *kept = arena_alloc(&store->arena, bytes->n);
	pthread_mutex_unlock(&store->lock);
	return memcpy(kept, bytes->v, bytes->n);
}

#ifdef RADDLE_DEBUG
static void check(const struct ir *ir, const packed_bytes *bytes)
{
	struct arena arena;
	arena_init(&arena);
	ir_pack_check(ir, ir_unpack(bytes->v, ir->method, ir->world, &arena));
	arena_release(&arena);
}
#endif

void store_put(struct ir_store *store, const struct ir *ir, packed_bytes *scratch)
{
	if (!is_of_interest(store, ir->method))
		return;
	atomic_fetch_add(&store->n_lifts, 1);
	_Atomic(const uint8_t *) *slot = &page_for(store, ir->method->id)->slots[ir->method->id % PAGE];
	const uint8_t *none = NULL;
	if (atomic_load_explicit(slot, memory_order_relaxed))
		return;
	ir_pack(scratch, ir);
#ifdef RADDLE_DEBUG
	check(ir, scratch);
#endif
	const uint8_t *kept = keep(store, scratch);
	if (atomic_compare_exchange_strong(slot, &none, kept))
		atomic_fetch_add(&store->n_methods, 1);
}
