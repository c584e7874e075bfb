// A hash table that any number of workers fill without locks.
//
// A slot is one word, or two of which the second is written last:
//
//     claim    compare-and-set of word 0 from 0 to the key: who wins owns the slot
//     publish  the owner writes word 1 (never 0); who finds its key in word 0 waits for it
//
// Slots are never freed or changed, so that a search that meets a free slot may claim it (Laarman, van
// de Pol, Weber, "Boosting multi-core reachability performance with shared hash tables", 2010). Their
// table has a fixed size; this one grows. Who finds it too full waits until no worker is inside (each
// says so in its own pin), copies, and lets them in again. A worker that comes meanwhile waits.
//
// Workers that are processes cannot allocate what the others see: then there is room beforehand for every
// size the table can have, one behind the other, which costs nothing as long as it is not touched.
#include <sched.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/bug.h"
#include "base/hash.h"
#include "base/shared.h"
#include "search/internal.h"

#ifdef RADDLE_STRESS
enum { FIRST_SLOTS = 8, COUNT_EVERY = 1 };
#else
enum { FIRST_SLOTS = 1 << 14, COUNT_EVERY = 64 };
#endif
#define MAX_SHARED_SLOTS ((uint64_t)1 << 30)

struct table_slots {
	uint64_t mask; // number of slots - 1
	_Atomic uint64_t words[];
};

struct table_pin {
	_Alignas(64) _Atomic bool is_inside;
	_Atomic uint64_t n; // slots this worker has claimed
};

static size_t slots_bytes(uint64_t n, uint32_t words)
{
	return sizeof(struct table_slots) + n * words * sizeof(uint64_t);
}

static size_t room_bytes(uint32_t words)
{
	return 4 * MAX_SHARED_SLOTS * words * sizeof(uint64_t);
}

// In the room a table of n slots begins where twice its size lies before it: those of other sizes are
// below and above.
static struct table_slots *slots_new(const struct table *table, uint64_t n)
{
	struct table_slots *slots;
	if (table->room) {
		if (n > MAX_SHARED_SLOTS)
			out_of_memory(slots_bytes(n, table->words));
		slots = (struct table_slots *)(table->room + 2 * n * table->words * sizeof(uint64_t));
	} else {
		slots = xcalloc(1, slots_bytes(n, table->words));
	}
	slots->mask = n - 1;
	return slots;
}

static void slots_free(const struct table *table, struct table_slots *slots)
{
	if (table->room)
		shared_forget(slots, slots_bytes(slots->mask + 1, table->words));
	else
		free(slots);
}

void table_init(struct table *table, uint32_t words, uint32_t workers, bool is_shared)
{
	size_t pins = workers * sizeof(*table->pins);
	table->words = words;
	table->n_pins = workers;
	table->room = is_shared ? shared_new(room_bytes(words)) : NULL;
	table->pins = is_shared ? shared_new(pins) : aligned_alloc(64, pins);
	if (!table->pins)
		out_of_memory(pins);
	for (uint32_t i = 0; i < workers; i++) {
		atomic_init(&table->pins[i].is_inside, false);
		atomic_init(&table->pins[i].n, 0);
	}
	atomic_init(&table->slots, slots_new(table, FIRST_SLOTS));
	atomic_init(&table->is_growing, false);
}

void table_release(struct table *table)
{
	if (table->room) {
		shared_free(table->room, room_bytes(table->words));
		shared_free(table->pins, table->n_pins * sizeof(*table->pins));
	} else {
		free(atomic_load(&table->slots));
		free(table->pins);
	}
	atomic_store(&table->slots, NULL);
	table->room = NULL;
	table->pins = NULL;
	table->n_pins = 0;
}

uint64_t table_count(const struct table *table)
{
	uint64_t n = 0;
	for (uint32_t i = 0; i < table->n_pins; i++)
		n += atomic_load_explicit(&table->pins[i].n, memory_order_relaxed);
	return n;
}

uint64_t table_bytes(const struct table *table)
{
	const struct table_slots *slots = atomic_load(&table->slots);
	return slots ? (slots->mask + 1) * table->words * sizeof(uint64_t) : 0;
}

// ---- in and out ----------------------------------------------------------------------------------

static void enter(struct table *table, uint32_t worker)
{
	if (table->n_pins == 1)
		return;
	for (;;) {
		atomic_store(&table->pins[worker].is_inside, true);
		if (!atomic_load(&table->is_growing))
			return;
		atomic_store(&table->pins[worker].is_inside, false);
		while (atomic_load(&table->is_growing))
			sched_yield();
	}
}

static void leave(struct table *table, uint32_t worker)
{
	if (table->n_pins > 1)
		atomic_store_explicit(&table->pins[worker].is_inside, false, memory_order_release);
}

static uint64_t slot_of(uint64_t key)
{
	key ^= key >> 29;
	return hash_u64(key);
}

static void copy_slot(struct table_slots *to, const _Atomic uint64_t *from, uint32_t words)
{
	uint64_t key = atomic_load_explicit(&from[0], memory_order_relaxed);
	uint64_t i = slot_of(key) & to->mask;
	while (atomic_load_explicit(&to->words[i * words], memory_order_relaxed))
		i = (i + 1) & to->mask;
	for (uint32_t w = 0; w < words; w++)
		atomic_store_explicit(&to->words[i * words + w],
			atomic_load_explicit(&from[w], memory_order_relaxed), memory_order_relaxed);
}

static bool is_full(const struct table *table, const struct table_slots *slots)
{
	uint64_t slack = (uint64_t)table->n_pins * COUNT_EVERY;
	return (table_count(table) + slack) * 4 > (slots->mask + 1) * 3;
}

// Called while this worker is outside.
static void grow(struct table *table)
{
	bool is_growing = false;
	if (!atomic_compare_exchange_strong(&table->is_growing, &is_growing, true))
		return; // someone else is at it
	for (uint32_t i = 0; i < table->n_pins; i++)
		while (atomic_load(&table->pins[i].is_inside))
			sched_yield();
	struct table_slots *old = atomic_load(&table->slots);
	if (is_full(table, old)) {
		uint64_t n = old->mask + 1;
		while ((table_count(table) + (uint64_t)table->n_pins * COUNT_EVERY) * 2 > n)
			n *= 2;
		struct table_slots *new = slots_new(table, n);
		for (uint64_t i = 0; i <= old->mask; i++)
			if (atomic_load_explicit(&old->words[i * table->words], memory_order_relaxed))
				copy_slot(new, &old->words[i * table->words], table->words);
		atomic_store(&table->slots, new);
		slots_free(table, old);
	}
	atomic_store(&table->is_growing, false);
}

static void note_claim(struct table *table, uint32_t worker, struct table_slots *slots)
{
	uint64_t n = atomic_load_explicit(&table->pins[worker].n, memory_order_relaxed) + 1;
	atomic_store_explicit(&table->pins[worker].n, n, memory_order_relaxed);
	bool must_grow = n % COUNT_EVERY == 0 && is_full(table, slots);
	leave(table, worker);
	if (must_grow)
		grow(table);
}

// ---- adding ----------------------------------------------------------------------------------------

static uint64_t published(_Atomic uint64_t *word)
{
	uint64_t value;
	while (!(value = atomic_load_explicit(word, memory_order_acquire)))
		sched_yield();
	return value;
}

bool table_add(struct table *table, uint32_t worker, uint64_t key)
{
	INVARIANT(key && table->words == 1);
	enter(table, worker);
	struct table_slots *slots = atomic_load_explicit(&table->slots, memory_order_acquire);
	for (uint64_t i = slot_of(key) & slots->mask;; i = (i + 1) & slots->mask) {
		uint64_t found = atomic_load_explicit(&slots->words[i], memory_order_relaxed);
		if (!found && atomic_compare_exchange_strong(&slots->words[i], &found, key)) {
			note_claim(table, worker, slots);
			return true;
		}
		if (found == key) {
			leave(table, worker);
			return false;
		}
	}
}

bool table_add_pair(struct table *table, uint32_t worker, uint64_t a, uint64_t b)
{
	INVARIANT(table->words == 2);
	a += !a; // 0 means free, and not yet there
	b += !b;
	enter(table, worker);
	struct table_slots *slots = atomic_load_explicit(&table->slots, memory_order_acquire);
	for (uint64_t i = slot_of(a) & slots->mask;; i = (i + 1) & slots->mask) {
		_Atomic uint64_t *slot = &slots->words[i * 2];
		uint64_t found = atomic_load_explicit(&slot[0], memory_order_relaxed);
		if (!found && atomic_compare_exchange_strong(&slot[0], &found, a)) {
			atomic_store_explicit(&slot[1], b, memory_order_release);
			note_claim(table, worker, slots);
			return true;
		}
		if (found == a && published(&slot[1]) == b) {
			leave(table, worker);
			return false;
		}
	}
}

uint64_t table_number(struct table *table, uint32_t worker, uint64_t key, _Atomic uint64_t *next)
{
	INVARIANT(key && table->words == 2);
	enter(table, worker);
	struct table_slots *slots = atomic_load_explicit(&table->slots, memory_order_acquire);
	for (uint64_t i = slot_of(key) & slots->mask;; i = (i + 1) & slots->mask) {
		_Atomic uint64_t *slot = &slots->words[i * 2];
		uint64_t found = atomic_load_explicit(&slot[0], memory_order_relaxed);
		if (!found && atomic_compare_exchange_strong(&slot[0], &found, key)) {
			uint64_t number = atomic_fetch_add(next, 1) + 1;
			atomic_store_explicit(&slot[1], number, memory_order_release);
			note_claim(table, worker, slots);
			return number;
		}
		if (found == key) {
			uint64_t number = published(&slot[1]);
			leave(table, worker);
			return number;
		}
	}
}

void table_each(const struct table *table, void (*visit)(void *context, const uint64_t *words),
	void *context)
{
	const struct table_slots *slots = atomic_load(&table->slots);
	for (uint64_t i = 0; i <= slots->mask; i++) {
		uint64_t copy[2] = { 0 };
		for (uint32_t w = 0; w < table->words; w++)
			copy[w] = atomic_load_explicit(&slots->words[i * table->words + w],
				memory_order_relaxed);
		if (copy[0])
			visit(context, copy);
	}
}
