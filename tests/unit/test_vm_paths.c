// Names by paths, kept while edges come and go, against names that are computed from nothing: vm/paths.c.
#include "unit.h"

#include <stdbool.h>
#include <string.h>

#include "vm/paths.h"

enum { N_NODES = 24, N_SLOTS = 3 };

// The graph as it should be: who is there, where its slots lead, which root it has.
struct graph {
	uint32_t id[N_NODES]; // in paths; 0: none
	uint32_t edge[N_NODES][N_SLOTS], to[N_NODES][N_SLOTS];
	struct path root[N_NODES];
	uint64_t content[N_NODES];
	bool counts[N_NODES];
};

static bool is_less(struct path a, struct path b)
{
	if (a.rank != b.rank)
		return a.rank < b.rank;
	return a.length != b.length ? a.length < b.length : a.name < b.name;
}

// Dijkstra's algorithm without a heap.
static void name_all(const struct graph *g, struct path best[N_NODES])
{
	bool is_final[N_NODES] = { false };
	for (int i = 0; i < N_NODES; i++)
		best[i] = g->id[i] ? g->root[i] : (struct path){ .rank = PATHS_NO_ROOT };
	for (;;) {
		int next = -1;
		for (int i = 0; i < N_NODES; i++)
			if (!is_final[i] && best[i].rank != PATHS_NO_ROOT &&
				(next < 0 || is_less(best[i], best[next])))
				next = i;
		if (next < 0)
			return;
		is_final[next] = true;
		for (uint32_t s = 0; s < N_SLOTS; s++) {
			struct path path = { best[next].rank, paths_mix(best[next].name, s, 0),
				best[next].length + 1 };
			if (g->edge[next][s] && is_less(path, best[g->to[next][s]]))
				best[g->to[next][s]] = path;
		}
	}
}

static void check(const struct graph *g, const struct paths *p)
{
	struct path best[N_NODES];
	uint64_t sum[2] = { 0, 0 };
	name_all(g, best);
	for (int i = 0; i < N_NODES; i++) {
		if (!g->id[i])
			continue;
		const struct path_node *n = &p->nodes.v[g->id[i]];
		assert_true(best[i].rank != PATHS_NO_ROOT);
		assert_int_equal(n->best.rank, best[i].rank);
		assert_int_equal(n->best.length, best[i].length);
		assert_int_equal(n->best.name, best[i].name);
		for (int lane = 0; lane < 2; lane++) {
			sum[lane] += g->counts[i]
				? paths_mix(best[i].name, g->content[i] + (uint64_t)lane, lane)
				: 0;
			for (uint32_t s = 0; s < N_SLOTS; s++)
				if (g->edge[i][s])
					sum[lane] += paths_mix(paths_mix(best[i].name, s, lane), best[g->to[i][s]].name,
						lane);
		}
	}
	assert_int_equal(p->sum[0], sum[0]);
	assert_int_equal(p->sum[1], sum[1]);
}

static void forget(struct graph *g, uint32_t node)
{
	g->id[node] = 0;
	for (int i = 0; i < N_NODES; i++)
		for (int s = 0; s < N_SLOTS; s++)
			if (i == (int)node || (g->edge[i][s] && g->to[i][s] == node))
				g->edge[i][s] = 0;
	g->root[node] = (struct path){ .rank = PATHS_NO_ROOT };
}

static void add_node(struct graph *g, struct paths *p, uint32_t node, uint64_t *seed)
{
	g->id[node] = paths_node(p, node + 1);
	g->content[node] = random_next(seed);
	g->counts[node] = random_below(seed, 4) != 0;
	paths_content(p, g->id[node], g->counts[node], g->content[node], g->content[node] + 1);
}

static void set_slot(struct graph *g, struct paths *p, uint32_t from, uint32_t slot, uint64_t *seed)
{
	uint32_t to = random_below(seed, N_NODES);
	if (g->edge[from][slot])
		paths_cut(p, g->edge[from][slot]);
	g->edge[from][slot] = 0;
	if (random_below(seed, 3) == 0)
		return;
	if (!g->id[to])
		add_node(g, p, to, seed);
	g->edge[from][slot] = paths_edge(p, g->id[from], slot, g->id[to]);
	g->to[from][slot] = to;
}

static void change(struct graph *g, struct paths *p, uint64_t *seed)
{
	uint32_t node = random_below(seed, N_NODES), action = random_below(seed, 20);
	if (!g->id[node] && action > 1)
		return;
	if (!g->id[node])
		add_node(g, p, node, seed);
	if (action < 3) {
		bool is_root = random_below(seed, 3) != 0;
		g->root[node] = (struct path){ is_root ? random_below(seed, 4) : PATHS_NO_ROOT,
			is_root ? random_below(seed, 1000) : 0, 0 };
		paths_root(p, g->id[node], g->root[node].rank, g->root[node].name);
	} else if (action < 5) {
		g->content[node] = random_next(seed);
		paths_content(p, g->id[node], g->counts[node], g->content[node], g->content[node] + 1);
	} else if (action == 5) {
		paths_remove(p, g->id[node]);
		forget(g, node);
	} else {
		set_slot(g, p, node, random_below(seed, N_SLOTS), seed);
	}
}

static void test_random_changes(void **state)
{
	(void)state;
	uint64_t seed = 7;
	uint64_t n_lost = 0;
	for (int graph = 0; graph < 200; graph++) {
		struct graph g = { 0 };
		struct paths p = { 0 };
		for (uint32_t i = 0; i < N_NODES; i++)
			forget(&g, i);
		for (int step = 0; step < 300; step++) {
			for (uint32_t n = 1 + random_below(&seed, 6); n > 0; n--)
				change(&g, &p, &seed);
			paths_settle(&p);
			for (uint32_t i = 0; i < p.lost.n; i++) {
				uint32_t node = p.nodes.v[p.lost.v[i]].key - 1;
				paths_remove(&p, p.lost.v[i]);
				forget(&g, node);
				n_lost++;
			}
			check(&g, &p);
		}
		paths_release(&p);
	}
	assert_true(n_lost > 1000);
}

// A list that hangs on a root of low rank: a cursor that wanders through it renames nobody.
static void test_cursor(void **state)
{
	(void)state;
	struct paths p = { 0 };
	uint32_t nodes[1000];
	for (uint32_t i = 0; i < 1000; i++) {
		nodes[i] = paths_node(&p, i + 1);
		paths_content(&p, nodes[i], true, i, i);
		if (i > 0)
			paths_edge(&p, nodes[i - 1], 16, nodes[i]);
	}
	paths_root(&p, nodes[0], 0, 1);
	paths_settle(&p);
	assert_int_equal(p.lost.n, 0);
	uint64_t before = p.n_changed, sum = p.sum[0];
	for (uint32_t i = 1; i < 1000; i++) {
		paths_root(&p, nodes[i - 1], i > 1 ? PATHS_NO_ROOT : 0, 1);
		paths_root(&p, nodes[i], 5, 2);
		paths_settle(&p);
	}
	assert_int_equal(p.n_changed, before);
	assert_int_equal(p.sum[0], sum);
	paths_release(&p);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_random_changes),
		cmocka_unit_test(test_cursor) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}
