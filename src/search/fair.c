#include "search/fair.h"

#include "base/map.h"
#include "search/thread_sets.h"

struct walker {
	fair_edges edges; // inside the component
	struct map first; // of a state: the number of its first edge + 1
	VEC(uint32_t) next;
	uint32_t at;
	search_path *walk;
};

// Breadth-first to a state with an edge of the thread, over which it goes, too; UINT64_MAX: to the state `to`.
static void go(struct walker *w, uint64_t thread, uint32_t to)
{
	struct map came = { 0 }; // state: the edge + 1 by which it was met
	VEC(uint32_t) queue = { 0 };
	VEC(uint32_t) back = { 0 };
	vec_push(&queue, w->at);
	*map_put(&came, w->at, NULL) = 0;
	uint32_t last = UINT32_MAX, end = w->at;
	bool is_there = thread == UINT64_MAX && w->at == to;
	for (uint32_t head = 0; head < queue.n && !is_there; head++) {
		const uint64_t *first = map_get(&w->first, queue.v[head]);
		for (uint32_t e = first ? (uint32_t)*first : 0; e && !is_there; e = w->next.v[e - 1]) {
			const struct fair_edge *edge = &w->edges.v[e - 1];
			is_there = thread == UINT64_MAX ? edge->to == to : edge->choice.thread == thread;
			if (is_there) {
				last = e - 1;
				end = queue.v[head];
			} else {
				bool is_new;
				uint64_t *by = map_put(&came, edge->to, &is_new);
				if (is_new) {
					*by = e;
					vec_push(&queue, edge->to);
				}
			}
		}
	}
	for (uint64_t e = *map_get(&came, end); e; e = *map_get(&came, w->edges.v[e - 1].from))
		vec_push(&back, (uint32_t)e - 1);
	while (back.n)
		vec_push(w->walk, w->edges.v[vec_pop(&back)].choice);
	if (last != UINT32_MAX) {
		vec_push(w->walk, w->edges.v[last].choice);
		w->at = w->edges.v[last].to;
	}
	map_release(&came);
	vec_release(&queue);
	vec_release(&back);
}

static void add_member(search_words *set, uint32_t thread)
{
	if (thread / 64 >= set->n)
		set_push(set, thread / 64 + 1 - set->n);
	set_add(set->v, thread);
}

static bool has_all(const search_words *set, const search_words *members)
{
	for (uint32_t w = 0; w < members->n; w++)
		if (members->v[w] & ~(w < set->n ? set->v[w] : 0))
			return false;
	return true;
}

bool fair_walk(const struct fair_edge *edges, uint32_t n, uint32_t start,
	const search_words *always, bool (*is_inside)(const void *context, uint32_t state),
	const void *context, search_path *walk)
{
	struct walker w = { .at = start, .walk = walk };
	search_words stepping = { 0 };
	for (uint32_t i = 0; i < n; i++) {
		if (!is_inside(context, edges[i].from) || !is_inside(context, edges[i].to))
			continue;
		add_member(&stepping, edges[i].choice.thread);
		uint64_t *first = map_put(&w.first, edges[i].from, NULL);
		vec_push(&w.edges, edges[i]);
		vec_push(&w.next, (uint32_t)*first);
		*first = w.edges.n;
	}
	bool is_fair = stepping.n && has_all(&stepping, always);
	for (uint32_t thread = 0; is_fair && thread < 64 * stepping.n; thread++)
		if (set_has(stepping.v, stepping.n, thread))
			go(&w, thread, 0);
	if (is_fair)
		go(&w, UINT64_MAX, start);
	vec_release(&stepping);
	vec_release(&w.edges);
	vec_release(&w.next);
	map_release(&w.first);
	return is_fair;
}
