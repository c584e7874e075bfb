// Hash consing, with open addressing: slots hold numbers + 1. Unions are remembered by pair.
#include "search/sums.h"

#include <string.h>

#include "base/bug.h"
#include "base/hash.h"

#ifdef RADDLE_STRESS
enum { FIRST_SLOTS = 2 };
#else
enum { FIRST_SLOTS = 256 };
#endif

static uint64_t hash_item(const struct sum_item *item)
{
	return hash_pair(item->key, (uint64_t)item->thread << 32 | item->mode);
}

static uint64_t hash_members(const uint32_t *members, uint32_t n)
{
	return hash_bytes(slice_of(members, n * sizeof(*members)));
}

static uint64_t hash_set(const struct sums *sums, uint32_t set)
{
	struct sum_set s = sums->sets.v[set];
	return hash_members(vec_from(&sums->members, s.first), s.n);
}

// ---- items ------------------------------------------------------------------------------------------------

static void place(uint32_t *slots, uint32_t n_slots, uint64_t hash, uint32_t number)
{
	uint64_t i = hash & (n_slots - 1);
	while (slots[i])
		i = (i + 1) & (n_slots - 1);
	slots[i] = number + 1;
}

static uint32_t *more_slots(uint32_t **slots, uint32_t *n_slots, uint32_t n)
{
	if ((uint64_t)n * 2 < *n_slots)
		return NULL;
	*n_slots = *n_slots ? *n_slots * 2 : FIRST_SLOTS;
	free(*slots);
	*slots = xcalloc(*n_slots, sizeof(**slots));
	return *slots;
}

static uint32_t number_item(struct sums *sums, struct sum_item item)
{
	if (more_slots(&sums->item_slots.v, &sums->item_slots.n, sums->items.n + 1))
		for (uint32_t i = 0; i < sums->items.n; i++)
			place(sums->item_slots.v, sums->item_slots.n, hash_item(&sums->items.v[i]), i);
	uint32_t mask = sums->item_slots.n - 1;
	uint32_t i = (uint32_t)hash_item(&item) & mask;
	for (; sums->item_slots.v[i]; i = (i + 1) & mask) {
		const struct sum_item *other = &sums->items.v[sums->item_slots.v[i] - 1];
		if (other->key == item.key && other->thread == item.thread && other->mode == item.mode)
			return sums->item_slots.v[i] - 1;
	}
	vec_push(&sums->items, item);
	sums->item_slots.v[i] = sums->items.n;
	return sums->items.n - 1;
}

// ---- sets --------------------------------------------------------------------------------------------------

// The members are the last of all; they go again if there is such a set.
static uint32_t number_set(struct sums *sums, uint32_t first)
{
	struct sum_set set = { first, sums->members.n - first };
	if (more_slots(&sums->set_slots.v, &sums->set_slots.n, sums->sets.n + 1))
		for (uint32_t i = 0; i < sums->sets.n; i++)
			place(sums->set_slots.v, sums->set_slots.n, hash_set(sums, i), i);
	const uint32_t *members = vec_from(&sums->members, first);
	uint32_t mask = sums->set_slots.n - 1;
	uint32_t i = (uint32_t)hash_members(members, set.n) & mask;
	for (; sums->set_slots.v[i]; i = (i + 1) & mask) {
		struct sum_set other = sums->sets.v[sums->set_slots.v[i] - 1];
		if (other.n == set.n &&
			(!set.n ||
				memcmp(sums->members.v + other.first, members, set.n * sizeof(*members)) == 0)) {
			sums->members.n = first;
			return sums->set_slots.v[i] - 1;
		}
	}
	vec_push(&sums->sets, set);
	sums->set_slots.v[i] = sums->sets.n;
	return sums->sets.n - 1;
}

void sums_init(struct sums *sums)
{
	*sums = (struct sums){ 0 };
	number_set(sums, 0);
}

void sums_release(struct sums *sums)
{
	vec_release(&sums->items);
	vec_release(&sums->sets);
	vec_release(&sums->members);
	vec_release(&sums->item_slots);
	vec_release(&sums->set_slots);
	map_release(&sums->joined);
	map_release(&sums->added);
}

uint64_t sums_bytes(const struct sums *sums)
{
	return sums->items.cap * sizeof(struct sum_item) + sums->sets.cap * sizeof(struct sum_set) +
		(uint64_t)(sums->members.cap + sums->item_slots.n + sums->set_slots.n) * sizeof(uint32_t) +
		(uint64_t)(sums->joined.cap + sums->added.cap) * sizeof(struct map_slot);
}

// Ascending, none twice.
static uint32_t merge(struct sums *sums, struct sum_set a, const uint32_t *b, uint32_t n_b)
{
	uint32_t first = sums->members.n;
	vec_reserve(&sums->members, first + a.n + n_b);
	const uint32_t *v = sums->members.v + a.first;
	uint32_t *to = sums->members.v + first;
	uint32_t i = 0, k = 0;
	while (i < a.n || k < n_b)
		if (k == n_b || (i < a.n && v[i] < b[k]))
			*to++ = v[i++];
		else {
			i += i < a.n && v[i] == b[k];
			*to++ = b[k++];
		}
	sums->members.n = (uint32_t)(to - sums->members.v);
	return number_set(sums, first);
}

uint32_t sums_join(struct sums *sums, uint32_t a, uint32_t b)
{
	if (a == b || !b)
		return a;
	if (!a)
		return b;
	if (a > b) {
		uint32_t swap = a;
		a = b;
		b = swap;
	}
	bool is_new;
	uint64_t key = (uint64_t)a << 32 | b;
	uint64_t *known = map_put(&sums->joined, key, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	struct sum_set of_b = sums->sets.v[b];
	vec_reserve(&sums->members,
		sums->members.n + sums->sets.v[a].n + of_b.n); // b stays where it is
	uint32_t result = merge(sums, sums->sets.v[a], sums->members.v + of_b.first, of_b.n);
	*map_get(&sums->joined, key) = result;
	return result;
}

static uint32_t add_item(struct sums *sums, uint32_t set, struct sum_item item)
{
	uint32_t number = number_item(sums, item);
	bool is_new;
	uint64_t key = (uint64_t)set << 32 | number;
	uint64_t *known = map_put(&sums->added, key, &is_new);
	if (is_new)
		*known = merge(sums, sums->sets.v[set], &number, 1);
	return (uint32_t)*known;
}

uint32_t sums_add(struct sums *sums, uint32_t set, uint32_t thread,
	const struct search_touch *touch)
{
	if (touch->is_everything)
		return add_item(sums, set, (struct sum_item){ .thread = thread, .mode = SUM_EVERYTHING });
	for (uint32_t i = 0; i < touch->n; i++)
		set = add_item(sums, set,
			(struct sum_item){ .key = touch->v[i].key,
				.thread = thread,
				.mode = (uint32_t)touch->v[i].mode });
	return set;
}

// ---- checkpoints --------------------------------------------------------------------------------------------

void sums_save(const struct sums *sums, struct saver *saver)
{
	saver_put(saver, sums->items.n);
	for (uint32_t i = 0; i < sums->items.n; i++) {
		saver_put(saver, sums->items.v[i].key);
		saver_put(saver, (uint64_t)sums->items.v[i].thread << 32 | sums->items.v[i].mode);
	}
	saver_put(saver, sums->sets.n);
	for (uint32_t i = 0; i < sums->sets.n; i++) {
		saver_put(saver, sums->sets.v[i].n);
		for (uint32_t k = 0; k < sums->sets.v[i].n; k++)
			saver_put(saver, sums->members.v[sums->sets.v[i].first + k]);
	}
}

void sums_load(struct sums *sums, struct loader *loader)
{
	uint64_t n_items = loader_count(loader, 2);
	for (uint64_t i = 0; i < n_items; i++) {
		struct sum_item item = { .key = loader_get(loader) };
		uint64_t word = loader_get(loader);
		item.thread = (uint32_t)(word >> 32);
		item.mode = (uint32_t)word;
		number_item(sums, item);
	}
	uint64_t n_sets = loader_count(loader, 1);
	for (uint64_t i = 0; i < n_sets; i++) {
		uint32_t first = sums->members.n;
		uint64_t n = loader_count(loader, 1);
		for (uint64_t k = 0; k < n; k++) {
			uint32_t member = (uint32_t)loader_get(loader);
			if (member >= sums->items.n)
				loader->has_failed = true;
			else
				vec_push(&sums->members, member);
		}
		number_set(sums, first);
	}
}
