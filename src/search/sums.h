// Sets of what threads touch, each distinct set kept once and known by its number; 0 is the empty set.
// States far apart have the same future more often than not, so that a state's set costs four bytes.
#ifndef SEARCH_SUMS_H
#define SEARCH_SUMS_H

#include "base/map.h"
#include "search/checkpoint.h"
#include "search/internal.h"

struct sum_item {
	uint64_t key;
	uint32_t thread;
	uint32_t mode;     // enum search_mode, or SUM_EVERYTHING
	uint32_t in_trace; // number of the key in the trace + 1; 0: not asked yet
};

enum { SUM_EVERYTHING = 100 };

struct sum_set {
	uint32_t first, n; // in members, ascending
};

struct sums {
	VEC(struct sum_item) items;
	VEC(struct sum_set) sets;
	VEC(uint32_t) members; // numbers of items
	VEC(uint32_t) item_slots;
	VEC(uint32_t) set_slots;
	struct map joined; // pairs of sets
	struct map added;  // a set and an item
};

void sums_init(struct sums *sums);
void sums_release(struct sums *sums);
uint32_t sums_join(struct sums *sums, uint32_t a, uint32_t b);
uint32_t sums_add(struct sums *sums, uint32_t set, uint32_t thread,
	const struct search_touch *touch);
uint64_t sums_bytes(const struct sums *sums);

// The i-th of a set.
static inline struct sum_item *sums_get(struct sums *sums, uint32_t set, uint32_t i)
{
	return &sums->items.v[sums->members.v[sums->sets.v[set].first + i]];
}

void sums_save(const struct sums *sums, struct saver *saver);
void sums_load(struct sums *sums, struct loader *loader);

#endif
