// Hash consing of bit sets; unions are remembered by pair.
#include <string.h>

#include "base/hash.h"
#include "lookahead/internal.h"

#ifdef RADDLE_STRESS
enum { FIRST_SLOTS = 2 };
#else
enum { FIRST_SLOTS = 1024 };
#endif

static const uint64_t *words_of(const struct bit_sets *sets, set_id set)
{
	return sets->words.v + (size_t)set * sets->n_words;
}

static uint64_t hash_of(const struct bit_sets *sets, set_id set)
{
	return hash_bytes(slice_of(words_of(sets, set), sets->n_words * sizeof(uint64_t)));
}

static void place(struct bit_sets *sets, set_id set)
{
	uint32_t i = (uint32_t)hash_of(sets, set) & (sets->slots.n - 1);
	while (sets->slots.v[i])
		i = (i + 1) & (sets->slots.n - 1);
	sets->slots.v[i] = set + 1;
}

static void grow(struct bit_sets *sets)
{
	uint32_t n = sets->slots.n ? sets->slots.n * 2 : FIRST_SLOTS;
	vec_release(&sets->slots);
	vec_reserve(&sets->slots, n);
	memset(sets->slots.v, 0, n * sizeof(uint32_t));
	sets->slots.n = n;
	for (set_id i = 0; i < sets->n; i++)
		place(sets, i);
}

// The words behind the last set become one, or are known.
static set_id intern(struct bit_sets *sets)
{
	if ((uint64_t)(sets->n + 1) * 2 > sets->slots.n)
		grow(sets);
	set_id fresh = sets->n;
	uint32_t i = (uint32_t)hash_of(sets, fresh) & (sets->slots.n - 1);
	for (; sets->slots.v[i]; i = (i + 1) & (sets->slots.n - 1)) {
		set_id known = sets->slots.v[i] - 1;
		if (memcmp(words_of(sets, known), words_of(sets, fresh),
				sets->n_words * sizeof(uint64_t)) == 0)
			return known;
	}
	sets->slots.v[i] = fresh + 1;
	sets->n++;
	return fresh;
}

static uint64_t *fresh_words(struct bit_sets *sets)
{
	vec_reserve(&sets->words, (sets->n + 1) * sets->n_words);
	return sets->words.v + (size_t)sets->n * sets->n_words;
}

void bits_init(struct bit_sets *sets, uint32_t n_bits)
{
	*sets = (struct bit_sets){ .n_words = n_bits / 64 + 1 };
	memset(fresh_words(sets), 0, sets->n_words * sizeof(uint64_t));
	intern(sets);
}

void bits_release(struct bit_sets *sets)
{
	vec_release(&sets->words);
	vec_release(&sets->slots);
	map_release(&sets->joined);
}

set_id bits_join(struct bit_sets *sets, set_id a, set_id b)
{
	if (a == b || !b)
		return a;
	if (!a)
		return b;
	uint64_t key = a < b ? (uint64_t)a << 32 | b : (uint64_t)b << 32 | a;
	bool is_new;
	uint64_t *known = map_put(&sets->joined, key, &is_new);
	if (!is_new)
		return (set_id)*known;
	uint64_t *to = fresh_words(sets);
	for (uint32_t i = 0; i < sets->n_words; i++)
		to[i] = words_of(sets, a)[i] | words_of(sets, b)[i];
	return (set_id)(*known = intern(sets));
}

set_id bits_with(struct bit_sets *sets, set_id set, uint32_t bit)
{
	if (bits_has(sets, set, bit))
		return set;
	uint64_t *to = fresh_words(sets);
	memcpy(to, words_of(sets, set), sets->n_words * sizeof(uint64_t));
	to[bit / 64] |= (uint64_t)1 << (bit % 64);
	return intern(sets);
}

set_id bits_meet(struct bit_sets *sets, set_id a, set_id b)
{
	uint64_t *to = fresh_words(sets);
	for (uint32_t i = 0; i < sets->n_words; i++)
		to[i] = words_of(sets, a)[i] & words_of(sets, b)[i];
	return intern(sets);
}

bool bits_do_meet(const struct bit_sets *sets, set_id a, set_id b)
{
	for (uint32_t i = 0; i < sets->n_words; i++)
		if (words_of(sets, a)[i] & words_of(sets, b)[i])
			return true;
	return false;
}
