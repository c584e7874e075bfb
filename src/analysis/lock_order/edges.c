// The edges of the lock order graph: which key is held while which other is taken, and by which pairs.
#include "analysis/lock_order/keys.h"

#include <stdlib.h>

#include "analysis/lock_order/pairs.h"
#include "base/pool.h"

#define MAX_PAIRS_OF_EDGE EDGE_MAX_PAIRS
#define MAX_PAIRS_OF_SELF 40
#define MAX_LENGTH 4000 // of stacks, in frames by four and calls from an entry
#define PAIRS_AT_ONCE 4096
#define AHEAD 8 // the pairs are too many for the caches

// What matters of a pair here.
struct brief {
	uint32_t outer, inner; // slots of keys_of_name
};

struct briefs {
	const struct lock_order *lo;
	struct brief *of_pair;
	uint16_t *length; // of pairs, + 1; 0: not final
};

static uint32_t length_of(const struct lock_order *lo, const struct pair *pair)
{
	uint32_t length = pair->n_frames * 4u + lo->cg->nodes[pair->node].distance;
	return length < MAX_LENGTH ? length : MAX_LENGTH;
}

static void make_briefs(void *context, uint32_t item, uint32_t worker)
{
	const struct briefs *briefs = context;
	const struct lock_order *lo = briefs->lo;
	uint32_t first = item * PAIRS_AT_ONCE;
	uint32_t n = lo->pairs.n - first < PAIRS_AT_ONCE ? lo->pairs.n - first : PAIRS_AT_ONCE;
	(void)worker;
	for (uint32_t i = first; i < first + n; i++) {
		const struct pair *pair = &lo->pairs.v[i];
		briefs->length[i] = pair->is_final ? (uint16_t)(length_of(lo, pair) + 1) : 0;
		briefs->of_pair[i] = (struct brief){ key_slot(pair->outer, pair->outer_mode),
			key_slot(pair->inner, pair->inner_mode) };
	}
}

static void add_edge(struct lock_order *lo, uint32_t from, uint32_t to, uint32_t pair)
{
	bool is_new;
	uint64_t *slot = map_put(&lo->edge_index, (uint64_t)from << 32 | to, &is_new);
	struct lock_edge edge = { .from = from, .to = to, .pair = pair, .next = UINT32_MAX };
	if (is_new) {
		edge.is_self = keys_meet(lo, from, to);
		edge.max_more = (edge.is_self ? MAX_PAIRS_OF_SELF : MAX_PAIRS_OF_EDGE) - 1;
		*slot = lo->edges.n;
		vec_push(&lo->edges, edge);
		return;
	}
	struct lock_edge *first = &lo->edges.v[*slot]; // it stands for all
	if (first->n_more == first->max_more) {
		first->has_more = true;
		return;
	}
	first->n_more++;
	edge.next = first->next;
	first->next = lo->edges.n;
	vec_push(&lo->edges, edge);
}

static void add_edges(struct lock_order *lo, const struct brief *brief, uint32_t pair)
{
	uint32_t from[MAX_KEYS], to[MAX_KEYS];
	uint32_t n_from = keys_of_slot(lo, brief->outer, from);
	uint32_t n_to = keys_of_slot(lo, brief->inner, to);
	for (uint32_t a = 0; a < n_from; a++)
		for (uint32_t b = 0; b < n_to; b++)
			add_edge(lo, from[a], to[b], pair);
}

// Shortest stacks first, so that they stand for the others; counted rather than compared, there are
// many and they are short.
static uint32_t *order_of(const struct briefs *briefs, uint32_t n, uint32_t *n_final)
{
	uint32_t *place = xcalloc(MAX_LENGTH + 3, sizeof(*place));
	for (uint32_t i = 0; i < n; i++)
		place[briefs->length[i] + 1]++;
	*n_final = n - place[1];
	place[1] = 0;
	for (uint32_t i = 1; i <= MAX_LENGTH + 1; i++)
		place[i + 1] += place[i];
	uint32_t *order = xcalloc(*n_final + 1, sizeof(*order));
	for (uint32_t i = 0; i < n; i++)
		if (briefs->length[i])
			order[place[briefs->length[i]]++] = i;
	free(place);
	return order;
}

void edges_build(struct lock_order *lo)
{
	uint32_t n = lo->pairs.n, n_final;
	struct briefs briefs = { .lo = lo,
		.of_pair = xcalloc(n + 1, sizeof(*briefs.of_pair)),
		.length = xcalloc(n + 1, sizeof(*briefs.length)) };
	pool_run(lo->in->options->jobs, (n + PAIRS_AT_ONCE - 1) / PAIRS_AT_ONCE, 1, make_briefs,
		&briefs);
	uint32_t *order = order_of(&briefs, n, &n_final);
	for (uint32_t i = 0; i < n_final; i++) {
		if (i + AHEAD < n_final)
			__builtin_prefetch(&briefs.of_pair[order[i + AHEAD]]);
		add_edges(lo, &briefs.of_pair[order[i]], order[i]);
	}
	free(order);
	free(briefs.of_pair);
	free(briefs.length);
}
