// What many threads found at once is made part of the whole, as if one had found it all in order.
#include "analysis/lock_order/rounds.h"

#define MOST_CALLS 8 // more are fetched when it is their turn

void proposed_clear(struct lock_order *lo)
{
	for (uint32_t i = 0; i < lo->in->options->jobs; i++) {
		vec_clear(&lo->workers[i].names);
		vec_clear(&lo->workers[i].reaches);
		vec_clear(&lo->workers[i].pairs);
		vec_clear(&lo->workers[i].keys);
	}
	vec_clear(&lo->proposed);
}

void proposed_push(struct lock_order *lo, const struct lo_found *found)
{
	if (!found->n)
		return;
	vec_reserve(&lo->proposed, lo->proposed.n + found->n);
	memcpy(lo->proposed.v + lo->proposed.n, lo->workers[found->worker].keys.v + found->first,
		found->n * sizeof(uint64_t));
	lo->proposed.n += found->n;
}

const bool *proposed_add(struct lock_order *lo, struct keyset *set)
{
	vec_reserve(&lo->is_new, lo->proposed.n + 1);
	keyset_add_all(set, lo->in->options->jobs, lo->proposed.v, lo->proposed.n, lo->is_new.v);
	return lo->is_new.v;
}

void ahead_node(const struct callgraph *cg, uint32_t id)
{
	__builtin_prefetch(&cg->nodes[id]);
}

void ahead_in_edges(const struct callgraph *cg, uint32_t id)
{
	__builtin_prefetch(&cg->in_edges[cg->nodes[id].first_in]);
}

void ahead_calls(const struct callgraph *cg, uint32_t id)
{
	const struct cg_node *node = &cg->nodes[id];
	for (uint32_t i = 0; i < node->n_in && i < MOST_CALLS; i++)
		__builtin_prefetch(&cg->edges[cg->in_edges[node->first_in + i]]);
}

void ahead_callers(const struct callgraph *cg, uint32_t id)
{
	const struct cg_node *node = &cg->nodes[id];
	for (uint32_t i = 0; i < node->n_in && i < MOST_CALLS; i++)
		__builtin_prefetch(&cg->nodes[cg->edges[cg->in_edges[node->first_in + i]].from]);
}
