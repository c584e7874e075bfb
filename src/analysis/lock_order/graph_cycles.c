// Cycles of the type lock order graph, up to a length: each is found once, from its lock with the
// smallest number, among the locks that can be reached from there and back.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

#include "base/hash.h"

#define MAX_STEPS 100000000

struct enumeration {
	const struct lock_graph *graph;
	struct lock_cycles *out;
	uint32_t max;
	uint32_t *first; // [locks + 1]: in targets
	uint32_t *targets, *weights;
	uint32_t *component; // strongly connected
	bool *is_on_path;
	uint32_t path[LOCK_GRAPH_CYCLE];
	uint64_t n_steps;
	struct map sets;
	VEC(uint32_t) members[LOCK_GRAPH_CYCLE + 1];
};

static int compare_numbers(const void *left, const void *right)
{
	uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
	return (a > b) - (a < b);
}

static void found(struct enumeration *e, uint32_t n, uint64_t weight)
{
	uint32_t sorted[LOCK_GRAPH_CYCLE];
	uint64_t key = n;
	bool is_new;
	e->out->cycles[n]++;
	e->out->annotated[n] += weight;
	memcpy(sorted, e->path, n * sizeof(*sorted));
	qsort(sorted, n, sizeof(*sorted), compare_numbers);
	for (uint32_t i = 0; i < n; i++)
		key = hash_pair(key, sorted[i]);
	map_put(&e->sets, key, &is_new);
	if (!is_new)
		return;
	e->out->sets[n]++;
	for (uint32_t i = 0; i < n; i++)
		vec_push(&e->members[n], e->path[i]);
}

static void extend(struct enumeration *e, uint32_t n, uint64_t weight)
{
	uint32_t at = e->path[n - 1], start = e->path[0];
	for (uint32_t k = e->first[at]; k < e->first[at + 1]; k++) {
		uint32_t to = e->targets[k];
		if (++e->n_steps > MAX_STEPS)
			return;
		if (to == start)
			found(e, n, weight * e->weights[k]);
		if (to <= start || n == e->max || e->is_on_path[to] ||
			e->component[to] != e->component[start])
			continue;
		e->is_on_path[to] = true;
		e->path[n] = to;
		extend(e, n + 1, weight * e->weights[k]);
		e->is_on_path[to] = false;
	}
}

static void list_targets(struct enumeration *e)
{
	const struct lock_graph *graph = e->graph;
	uint32_t n = graph->invocations->locks.n;
	e->first = xcalloc(n + 2, sizeof(uint32_t));
	e->targets = xcalloc(graph->pairs.n + 1, sizeof(uint32_t));
	e->weights = xcalloc(graph->pairs.n + 1, sizeof(uint32_t));
	for (uint32_t i = 0; i < graph->pairs.n; i++)
		e->first[graph->pairs.v[i].from + 2]++;
	for (uint32_t i = 2; i < n + 2; i++)
		e->first[i] += e->first[i - 1];
	for (uint32_t i = 0; i < graph->pairs.n; i++) {
		uint32_t slot = e->first[graph->pairs.v[i].from + 1]++;
		e->targets[slot] = graph->pairs.v[i].to;
		e->weights[slot] = graph->pairs.v[i].n;
	}
}

struct lock_cycles lock_graph_cycles(const struct lock_graph *graph, uint32_t max_length)
{
	struct lock_cycles cycles = { 0 };
	uint32_t n = graph->invocations->locks.n;
	struct enumeration e = { .graph = graph,
		.out = &cycles,
		.max = max_length < LOCK_GRAPH_CYCLE ? max_length : LOCK_GRAPH_CYCLE };
	e.is_on_path = xcalloc(n, sizeof(bool));
	list_targets(&e);
	e.component = components_find(n, e.first, e.targets);
	for (uint32_t start = 1; start < n; start++) {
		e.path[0] = start;
		extend(&e, 1, 1);
	}
	cycles.is_cut = e.n_steps > MAX_STEPS;
	for (uint32_t length = 2; length <= e.max; length++) {
		for (uint32_t i = 0; i < e.members[length].n; i += length) {
			vec_push(&cycles.members, length);
			for (uint32_t k = 0; k < length; k++)
				vec_push(&cycles.members, e.members[length].v[i + k]);
		}
		vec_release(&e.members[length]);
	}
	map_release(&e.sets);
	free(e.first);
	free(e.targets);
	free(e.weights);
	free(e.component);
	free(e.is_on_path);
	return cycles;
}

void lock_cycles_release(struct lock_cycles *cycles)
{
	vec_release(&cycles->members);
}
