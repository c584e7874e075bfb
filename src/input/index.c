// The entries of one role in the order added, and a hash table from class name to the first of
// them: open addressing, linear probing, at most half full.
//
// A slot also remembers the latest entry of its name. All entries of one source are added in one
// go, so a name's duplicate inside the same source can only be that latest entry: no second table
// is needed to find it, and thousands of jars with one and the same class cost O(1) each.
#include <stdlib.h>

#include "base/bug.h"
#include "base/hash.h"
#include "input/internal.h"

#ifdef RADDLE_STRESS
#define FIRST_SLOTS 2
#else
#define FIRST_SLOTS 64
#endif

static struct index_slot *free_slot(struct index_slot *slots, uint32_t n_slots, uint32_t hash)
{
	uint32_t i = hash & (n_slots - 1);
	while (slots[i].first)
		i = (i + 1) & (n_slots - 1);
	return &slots[i];
}

static void rehash(struct name_index *index, uint32_t n_slots)
{
	struct index_slot *slots = xcalloc(n_slots, sizeof(*slots));
	for (uint32_t i = 0; i < index->n_slots; i++)
		if (index->slots[i].first)
			*free_slot(slots, n_slots, index->slots[i].hash) = index->slots[i];
	free(index->slots);
	index->slots = slots;
	index->n_slots = n_slots;
}

void index_reserve(struct name_index *index, uint32_t more)
{
	uint64_t need = ((uint64_t)index->n_names + more) * 2;
	uint64_t n_slots = index->n_slots ? index->n_slots : FIRST_SLOTS;
	while (n_slots < need)
		n_slots *= 2;
	if (n_slots > (uint64_t)1 << 31)
		out_of_memory((size_t)n_slots * sizeof(struct index_slot));
	if (n_slots != index->n_slots)
		rehash(index, (uint32_t)n_slots);
	vec_reserve(&index->entries, index->entries.n + more);
}

// The slot of the name, or the free one where it belongs.
static struct index_slot *find_slot(const struct name_index *index, struct slice name,
	uint32_t hash)
{
	uint32_t i = hash & (index->n_slots - 1);
	while (index->slots[i].first) {
		const struct index_slot *slot = &index->slots[i];
		if (slot->hash == hash && slice_equal(index->entries.v[slot->first - 1].class_name, name))
			break;
		i = (i + 1) & (index->n_slots - 1);
	}
	return &index->slots[i];
}

static bool is_same_place(const struct input_entry *a, const struct input_entry *b)
{
	return a->source == b->source && slice_equal(a->module, b->module);
}

static enum index_result merge(struct input_entry *old, const struct input_entry *entry,
	struct input_entry *replaced)
{
	if (replaced)
		*replaced = *old;
	if (entry->release < old->release)
		return INDEX_OLDER;
	enum index_result result = entry->release == old->release ? INDEX_DUPLICATE : INDEX_REPLACED;
	*old = *entry;
	return result;
}

enum index_result index_add(struct name_index *index, const struct input_entry *entry,
	struct input_entry *replaced)
{
	uint32_t hash = (uint32_t)hash_bytes(entry->class_name);
	index_reserve(index, 1);
	struct index_slot *slot = find_slot(index, entry->class_name, hash);
	if (slot->first && is_same_place(&index->entries.v[slot->last - 1], entry))
		return merge(&index->entries.v[slot->last - 1], entry, replaced);
	vec_push(&index->entries, *entry);
	slot->last = index->entries.n;
	if (!slot->first) {
		slot->first = index->entries.n;
		slot->hash = hash;
		index->n_names++;
	}
	return INDEX_NEW;
}

uint32_t index_find(const struct name_index *index, struct slice name)
{
	if (!index->n_slots)
		return UINT32_MAX;
	return find_slot(index, name, (uint32_t)hash_bytes(name))->first - 1; // 0 - 1: none
}

void index_release(struct name_index *index)
{
	vec_release(&index->entries);
	free(index->slots);
	index->slots = NULL;
	index->n_slots = index->n_names = 0;
}
