#include "pta/sets.h"

#include <stdlib.h>

#include "base/bug.h"
#include "base/hash.h"

#define SET_GONE UINT32_MAX
#ifdef RADDLE_STRESS
#define UNIONS_LOG 4
#define FIRST_TABLE 4
#else
#define UNIONS_LOG 16
#define FIRST_TABLE 4096
#endif

void sets_init(struct sets *sets)
{
	*sets = (struct sets){ 0 };
	vec_push(&sets->by_id, NULL);
	sets->table_cap = FIRST_TABLE;
	sets->table = xcalloc(sets->table_cap, sizeof(*sets->table));
	sets->unions = xcalloc((size_t)1 << UNIONS_LOG, sizeof(*sets->unions));
	sets->filters = xcalloc((size_t)1 << UNIONS_LOG, sizeof(*sets->filters));
}

void sets_release(struct sets *sets)
{
	for (uint32_t i = 0; i < sets->by_id.n; i++)
		free(sets->by_id.v[i]);
	vec_release(&sets->by_id);
	free(sets->table);
	free(sets->unions);
	free(sets->filters);
	vec_release(&sets->words);
	vec_release(&sets->indices);
}

// ---- questions --------------------------------------------------------------------------------

// The first word at or behind the index; n_words if there is none.
static uint32_t word_from(const struct set *set, uint32_t index)
{
	const uint32_t *indices = set_indices(set);
	uint32_t low = 0, high = set->n_words;
	while (low < high) {
		uint32_t middle = (low + high) / 2;
		if (indices[middle] < index)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

bool sets_has(const struct sets *sets, uint32_t id, uint32_t member)
{
	if (!id)
		return false;
	const struct set *set = sets->by_id.v[id];
	uint32_t at = word_from(set, member / 64);
	return at < set->n_words && set_indices(set)[at] == member / 64 &&
		(set->words[at] >> (member % 64) & 1);
}

uint32_t sets_next(const struct sets *sets, uint32_t id, uint32_t from)
{
	if (!id)
		return 0;
	const struct set *set = sets->by_id.v[id];
	const uint32_t *indices = set_indices(set);
	for (uint32_t at = word_from(set, from / 64); at < set->n_words; at++) {
		uint64_t word = set->words[at];
		if (indices[at] == from / 64)
			word = word >> (from % 64) << (from % 64);
		if (word)
			return indices[at] * 64 + (uint32_t)__builtin_ctzll(word);
	}
	return 0;
}

bool sets_meet(const struct sets *sets, uint32_t a, uint32_t b)
{
	if (!a || !b || a == b)
		return a && b;
	const struct set *x = sets->by_id.v[a], *y = sets->by_id.v[b];
	const uint32_t *xi = set_indices(x), *yi = set_indices(y);
	for (uint32_t i = 0, k = 0; i < x->n_words && k < y->n_words;) {
		if (xi[i] < yi[k])
			i++;
		else if (xi[i] > yi[k])
			k++;
		else if (x->words[i++] & y->words[k++])
			return true;
	}
	return false;
}

void sets_difference(const struct sets *sets, uint32_t a, uint32_t b, member_list *out)
{
	if (!a || a == b)
		return;
	const struct set *x = sets->by_id.v[a], *y = b ? sets->by_id.v[b] : NULL;
	const uint32_t *xi = set_indices(x), *yi = y ? set_indices(y) : NULL;
	for (uint32_t i = 0, k = 0; i < x->n_words; i++) {
		uint64_t word = x->words[i];
		while (y && k < y->n_words && yi[k] < xi[i])
			k++;
		if (y && k < y->n_words && yi[k] == xi[i])
			word &= ~y->words[k];
		for (; word; word &= word - 1)
			vec_push(out, xi[i] * 64 + (uint32_t)__builtin_ctzll(word));
	}
}

// ---- making -----------------------------------------------------------------------------------

static void grow_table(struct sets *sets)
{
	uint32_t cap = sets->table_cap;
	while (sets->n_live * 4 >= cap)
		cap *= 2;
	uint32_t *table = xcalloc(cap, sizeof(*table));
	for (uint32_t i = 0; i < sets->table_cap; i++) {
		uint32_t id = sets->table[i];
		if (id == 0 || id == SET_GONE)
			continue;
		uint32_t at = (uint32_t)sets->by_id.v[id]->hash & (cap - 1);
		while (table[at])
			at = (at + 1) & (cap - 1);
		table[at] = id;
	}
	free(sets->table);
	sets->table = table;
	sets->table_cap = cap;
	sets->table_used = (uint32_t)sets->n_live;
}

static bool is_same(const struct set *set, const uint64_t *words, const uint32_t *indices,
	uint32_t n)
{
	return set->n_words == n && memcmp(set->words, words, n * sizeof(*words)) == 0 &&
		memcmp(set_indices(set), indices, n * sizeof(*indices)) == 0;
}

// The set of the words put together.
static uint32_t intern(struct sets *sets)
{
	uint32_t n = sets->words.n, n_members = 0;
	if (n == 0)
		return 0;
	const uint64_t *words = sets->words.v;
	const uint32_t *indices = sets->indices.v;
	uint64_t hash = hash_bytes(slice_of(words, n * sizeof(*words))) * 31 +
		hash_bytes(slice_of(indices, n * sizeof(*indices)));
	uint32_t mask = sets->table_cap - 1, at = (uint32_t)hash & mask;
	for (; sets->table[at]; at = (at + 1) & mask) {
		uint32_t id = sets->table[at];
		if (id != SET_GONE && sets->by_id.v[id]->hash == hash &&
			is_same(sets->by_id.v[id], words, indices, n))
			return id;
	}
	size_t size = sizeof(struct set) + n * (sizeof(*words) + sizeof(*indices));
	struct set *set = xmalloc(size);
	for (uint32_t i = 0; i < n; i++)
		n_members += (uint32_t)__builtin_popcountll(words[i]);
	*set = (struct set){ .hash = hash, .n_members = n_members, .n_words = n };
	memcpy(set->words, words, n * sizeof(*words));
	memcpy(set->words + n, indices, n * sizeof(*indices));
	vec_push(&sets->by_id, set);
	sets->table[at] = sets->by_id.n - 1;
	sets->n_made++;
	sets->n_live++;
	sets->bytes += size;
	if (++sets->table_used * 2 > sets->table_cap)
		grow_table(sets);
	return sets->by_id.n - 1;
}

static void begin(struct sets *sets, uint32_t n)
{
	vec_reserve(&sets->words, n + 1);
	vec_reserve(&sets->indices, n + 1);
	sets->words.n = sets->indices.n = 0;
}

static inline void put(struct sets *sets, uint32_t index, uint64_t word)
{
	sets->words.v[sets->words.n++] = word;
	sets->indices.v[sets->indices.n++] = index;
}

uint32_t sets_of(struct sets *sets, const uint32_t *members, uint32_t n)
{
	begin(sets, n);
	for (uint32_t i = 0; i < n; i++) {
		uint64_t bit = (uint64_t)1 << (members[i] % 64);
		if (sets->words.n && sets->indices.v[sets->words.n - 1] == members[i] / 64)
			sets->words.v[sets->words.n - 1] |= bit;
		else
			put(sets, members[i] / 64, bit);
	}
	return intern(sets);
}

static struct set_union *remembered(struct set_union *table, uint32_t a, uint32_t b)
{
	uint64_t key = ((uint64_t)a << 32 | b) * 0x9e3779b97f4a7c15u;
	return &table[key >> (64 - UNIONS_LOG)];
}

static bool is_remembered(const struct sets *sets, const struct set_union *known, uint32_t a,
	uint32_t b)
{
	return known->a == a && known->b == b && (known->result == 0 || sets->by_id.v[known->result]);
}

// Puts both together; is it more than x, than y?
static void unite(struct sets *sets, const struct set *x, const struct set *y, bool *more_than_x,
	bool *more_than_y)
{
	const uint32_t *xi = set_indices(x), *yi = set_indices(y);
	uint32_t i = 0, k = 0;
	uint64_t new_x = 0, new_y = 0; // what x lacks, what y lacks
	begin(sets, x->n_words + y->n_words);
	sets->n_words += x->n_words + y->n_words;
	while (i < x->n_words && k < y->n_words) {
		if (xi[i] < yi[k]) {
			new_y = 1;
			put(sets, xi[i], x->words[i]);
			i++;
		} else if (xi[i] > yi[k]) {
			new_x = 1;
			put(sets, yi[k], y->words[k]);
			k++;
		} else {
			new_x |= y->words[k] & ~x->words[i];
			new_y |= x->words[i] & ~y->words[k];
			put(sets, xi[i], x->words[i] | y->words[k]);
			i++;
			k++;
		}
	}
	new_y |= i < x->n_words;
	new_x |= k < y->n_words;
	for (; i < x->n_words; i++)
		put(sets, xi[i], x->words[i]);
	for (; k < y->n_words; k++)
		put(sets, yi[k], y->words[k]);
	*more_than_x = new_x != 0;
	*more_than_y = new_y != 0;
}

uint32_t sets_union(struct sets *sets, uint32_t a, uint32_t b)
{
	if (a == b || b == 0)
		return a;
	if (a == 0)
		return b;
	struct set_union *known = remembered(sets->unions, a, b);
	if (is_remembered(sets, known, a, b))
		return known->result;
	bool more_than_a, more_than_b;
	unite(sets, sets->by_id.v[a], sets->by_id.v[b], &more_than_a, &more_than_b);
	uint32_t result = !more_than_a ? a : !more_than_b ? b : intern(sets);
	*known = (struct set_union){ a, b, result };
	return result;
}

uint32_t sets_filter(struct sets *sets, uint32_t id, uint32_t filter, const uint64_t *mask,
	uint32_t n_mask_words)
{
	if (!id)
		return 0;
	struct set_union *known = remembered(sets->filters, id, filter);
	if (is_remembered(sets, known, id, filter))
		return known->result;
	const struct set *set = sets->by_id.v[id];
	const uint32_t *indices = set_indices(set);
	uint64_t lost = 0;
	begin(sets, set->n_words);
	sets->n_words += set->n_words;
	for (uint32_t i = 0; i < set->n_words; i++) {
		uint64_t word = indices[i] < n_mask_words ? set->words[i] & mask[indices[i]] : 0;
		lost |= word ^ set->words[i];
		if (word)
			put(sets, indices[i], word);
	}
	uint32_t result = lost ? intern(sets) : id;
	*known = (struct set_union){ id, filter, result };
	return result;
}

uint32_t sets_intersection(struct sets *sets, uint32_t a, uint32_t b)
{
	if (!a || !b || a == b)
		return a && b ? a : 0;
	const struct set *x = sets->by_id.v[a], *y = sets->by_id.v[b];
	const uint32_t *xi = set_indices(x), *yi = set_indices(y);
	begin(sets, x->n_words);
	for (uint32_t i = 0, k = 0; i < x->n_words && k < y->n_words;) {
		if (xi[i] < yi[k]) {
			i++;
		} else if (xi[i] > yi[k]) {
			k++;
		} else {
			if (x->words[i] & y->words[k])
				put(sets, xi[i], x->words[i] & y->words[k]);
			i++;
			k++;
		}
	}
	return intern(sets);
}

// ---- lifetimes --------------------------------------------------------------------------------

void sets_hold(struct sets *sets, uint32_t set)
{
	if (set)
		sets->by_id.v[set]->n_refs++;
}

static void forget(struct sets *sets, uint32_t id)
{
	struct set *set = sets->by_id.v[id];
	uint32_t mask = sets->table_cap - 1, at = (uint32_t)set->hash & mask;
	while (sets->table[at] != id)
		at = (at + 1) & mask;
	sets->table[at] = SET_GONE;
	sets->bytes -= sizeof(*set) + set->n_words * (sizeof(uint64_t) + sizeof(uint32_t));
	sets->n_live--;
	sets->by_id.v[id] = NULL;
	free(set);
}

void sets_drop(struct sets *sets, uint32_t id)
{
	if (!id)
		return;
	INVARIANT(sets->by_id.v[id]->n_refs > 0);
	if (--sets->by_id.v[id]->n_refs == 0)
		forget(sets, id);
}
