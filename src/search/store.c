// Which states were seen, in one of three ways:
//
// hash      128 bits of hash stand for the state (hash compaction: Wolper and Leroy 1993). With n
//           states two differ and look the same with a probability of about n^2 / 2^129: a billion
//           states, 10^-21.
// collapse  exact. Each piece of the state is numbered (Holzmann's collapse), and the numbers are
//           folded pairwise into a tree whose nodes are numbered too (Blom, Lisser, van de Pol, Weber;
//           Laarman's treedbs): states that differ in one piece share all nodes but those above it.
//
//               root   (5, 6)        set of roots: a word per state
//                      /    \        inner nodes: two words each, shared
//                  (1, 2)  (1, 3)
//
// bits      three bits per state in a field of fixed size (Holzmann's supertrace), in one word, so
//           that of two workers one is first: a state whose bits are all set already is taken for
//           seen, so that states can be missed; the result says so.
#include "search/internal.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/bug.h"
#include "base/hash.h"
#include "base/intern.h"
#include "base/shared.h"

enum { MAX_PIECES = 4096, BITS_PER_STATE = 3, DEFAULT_BITS_LOG2 = 30 };

void store_init(struct store *store, enum search_store kind, uint32_t workers, bool is_shared,
	uint32_t bits_log2)
{
	*store = (struct store){ .kind = kind, .is_shared = is_shared };
	switch (kind) {
	case SEARCH_STORE_HASH:
		table_init(&store->table, 2, workers, is_shared);
		break;
	case SEARCH_STORE_COLLAPSE:
		table_init(&store->table, 1, workers, false);
		table_init(&store->nodes, 2, workers, false);
		table_init(&store->pieces, 2, workers, false);
		store->names = intern_new();
		break;
	case SEARCH_STORE_BITS: {
		uint64_t bits = (uint64_t)1 << (bits_log2 ? bits_log2 : DEFAULT_BITS_LOG2);
		if (bits < 64)
			bits = 64;
		store->field = is_shared ? shared_new(bits / 8) : xcalloc(bits / 64, sizeof(*store->field));
		store->field_mask = bits / 64 - 1;
		break;
	}
	case SEARCH_STORE_NONE:
		break;
	}
}

void store_release(struct store *store)
{
	if (store->table.pins)
		table_release(&store->table);
	if (store->kind == SEARCH_STORE_COLLAPSE) {
		table_release(&store->nodes);
		table_release(&store->pieces);
		intern_free(store->names);
	}
	if (store->is_shared)
		shared_free(store->field, (store->field_mask + 1) * sizeof(*store->field));
	else
		free(store->field);
	store->field = NULL;
}

static bool add_bits(struct store *store, struct search_hash hash)
{
	uint64_t mask = 0;
	for (uint64_t k = 0; k < BITS_PER_STATE; k++)
		mask |= (uint64_t)1 << (hash.b >> (k * 6) & 63);
	uint64_t word = hash_u64(hash.a) & store->field_mask;
	bool is_new = (atomic_fetch_or(&store->field[word], mask) & mask) != mask;
	if (is_new)
		atomic_fetch_add_explicit(&store->n_bits, 1, memory_order_relaxed);
	return is_new;
}

static uint64_t pair_of(uint64_t left, uint64_t right)
{
	INVARIANT(left <= UINT32_MAX && right <= UINT32_MAX);
	return left << 32 | right;
}

static bool add_tree(struct store *store, uint32_t worker, struct search_model *model)
{
	struct slice pieces[MAX_PIECES];
	uint64_t ids[MAX_PIECES];
	uint32_t n = model->pieces(model->self, pieces, MAX_PIECES);
	INVARIANT(n > 0 && n <= MAX_PIECES);
	for (uint32_t i = 0; i < n; i++) {
		const struct name *name = intern_slice(store->names, pieces[i]);
		ids[i] = table_number(&store->pieces, worker, (uint64_t)(uintptr_t)name, &store->n_pieces);
	}
	for (; n > 2; n = (n + 1) / 2)
		for (uint32_t i = 0; i < n; i += 2)
			ids[i / 2] = table_number(&store->nodes, worker,
				pair_of(ids[i], i + 1 < n ? ids[i + 1] : 0), &store->n_nodes);
	return table_add(&store->table, worker, pair_of(ids[0], n > 1 ? ids[1] : 0));
}

bool store_add(struct store *store, uint32_t worker, struct search_model *model)
{
	if (store->kind == SEARCH_STORE_COLLAPSE)
		return add_tree(store, worker, model);
	struct search_hash hash = model->hash(model->self);
	if (store->kind == SEARCH_STORE_BITS)
		return add_bits(store, hash);
	return table_add_pair(&store->table, worker, hash.a, hash.b);
}

uint64_t store_count(struct store *store)
{
	if (store->kind == SEARCH_STORE_BITS)
		return atomic_load_explicit(&store->n_bits, memory_order_relaxed);
	return table_count(&store->table);
}

uint64_t store_bytes(struct store *store)
{
	if (store->kind == SEARCH_STORE_BITS)
		return (store->field_mask + 1) * 8;
	uint64_t bytes = table_bytes(&store->table);
	if (store->kind == SEARCH_STORE_COLLAPSE)
		bytes += table_bytes(&store->nodes) + table_bytes(&store->pieces);
	return bytes;
}
