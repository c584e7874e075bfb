// Strongly connected components (Tarjan 1972), without recursion: graphs of locks can be deep.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

struct walk {
	const uint32_t *first, *targets;
	uint32_t *order, *low, *next; // of nodes; order 0: not seen
	uint32_t clock;
	VEC(uint32_t) calls;
	VEC(uint32_t) open;
};

// The next node below v that nobody has seen; UINT32_MAX: all have been looked at.
static uint32_t go_on(struct walk *w, uint32_t v, const uint32_t *component)
{
	while (w->next[v] < w->first[v + 1]) {
		uint32_t to = w->targets[w->next[v]];
		if (!w->order[to])
			return to;
		w->next[v]++;
		if (!component[to] && w->low[to] < w->low[v])
			w->low[v] = w->low[to];
	}
	return UINT32_MAX;
}

static void walk_from(struct walk *w, uint32_t root, uint32_t *component)
{
	vec_push(&w->calls, root);
	while (w->calls.n) {
		uint32_t v = w->calls.v[w->calls.n - 1], member;
		if (!w->order[v]) {
			w->order[v] = w->low[v] = ++w->clock;
			w->next[v] = w->first[v];
			vec_push(&w->open, v);
		}
		uint32_t to = go_on(w, v, component);
		if (to != UINT32_MAX) {
			vec_push(&w->calls, to);
			continue;
		}
		w->calls.n--;
		if (w->low[v] != w->order[v])
			continue;
		do {
			member = vec_pop(&w->open);
			component[member] = v + 1;
		} while (member != v);
	}
}

uint32_t *components_find(uint32_t n, const uint32_t *first, const uint32_t *targets)
{
	uint32_t *component = xcalloc(n + 1, sizeof(*component));
	struct walk w = { .first = first, .targets = targets };
	w.order = xcalloc(n + 1, sizeof(*w.order));
	w.low = xcalloc(n + 1, sizeof(*w.low));
	w.next = xcalloc(n + 1, sizeof(*w.next));
	for (uint32_t root = 0; root < n; root++)
		if (!w.order[root])
			walk_from(&w, root, component);
	vec_release(&w.calls);
	vec_release(&w.open);
	free(w.order);
	free(w.low);
	free(w.next);
	return component;
}
