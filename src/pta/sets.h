// Interned sets of numbers: equal sets are one set, so that they are compared by number and what was
// computed of them is remembered (M. Barbar and Y. Sui, "Hash Consed Points-To Sets", SAS 2021). In a
// Java program a few thousand different sets stand at hundreds of thousands of variables.
//
// A set is a sorted list of 64-bit words that are not zero. Sets are counted: one that nobody holds any
// more gives its words back, its number is never used again. Unions are remembered in a table of fixed
// size, where a newer one takes the place of an older.
#ifndef PTA_SETS_H
#define PTA_SETS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/vec.h"

struct set {
	uint64_t hash;
	uint32_t n_refs, n_members, n_words;
	uint32_t reserved;
	uint64_t words[]; // then n_words indices, uint32_t
};

struct set_union {
	uint32_t a, b, result;
};

struct sets {
	VEC(struct set *) by_id; // [0]: the empty set, NULL; NULL: given back
	uint32_t *table;         // of numbers; 0: free, SET_GONE: was used
	uint32_t table_cap, table_used;
	struct set_union *unions, *filters;
	VEC(uint64_t) words; // being put together
	VEC(uint32_t) indices;
	uint64_t n_made, n_live, bytes;
	uint64_t n_words; // that were looked at to make sets
};

void sets_init(struct sets *sets);
void sets_release(struct sets *sets);

static inline const uint32_t *set_indices(const struct set *set)
{
	return (const uint32_t *)(set->words + set->n_words);
}

static inline uint32_t sets_count(const struct sets *sets, uint32_t set)
{
	return set ? sets->by_id.v[set]->n_members : 0;
}

bool sets_has(const struct sets *sets, uint32_t set, uint32_t member);
bool sets_meet(const struct sets *sets, uint32_t a, uint32_t b);
uint32_t sets_next(const struct sets *sets, uint32_t set, uint32_t from); // 0: none

// What these return is not held by anybody yet: sets_hold it, or give it to sets_replace, before the
// next is made.
uint32_t sets_of(struct sets *sets, const uint32_t *members, uint32_t n); // ascending
uint32_t sets_union(struct sets *sets, uint32_t a, uint32_t b);
// The members that a mask has; what the mask says of numbers must not change for numbers in the set.
uint32_t sets_filter(struct sets *sets, uint32_t set, uint32_t filter, const uint64_t *mask,
	uint32_t n_mask_words);
uint32_t sets_intersection(struct sets *sets, uint32_t a, uint32_t b);

void sets_hold(struct sets *sets, uint32_t set);
void sets_drop(struct sets *sets, uint32_t set);
static inline void sets_replace(struct sets *sets, uint32_t *place, uint32_t set)
{
	uint32_t old = *place;
	sets_hold(sets, set);
	*place = set;
	sets_drop(sets, old);
}

// Calls back with the members of a that b lacks, ascending: appends them to `out`.
typedef VEC(uint32_t) member_list;
void sets_difference(const struct sets *sets, uint32_t a, uint32_t b, member_list *out);

#endif
