// Boundaries and minimal boundaries against made-up heaps: objects of a few sites make each other, pass
// each other on, give themselves away; the graph of sites is what an analysis of that run would have at best.
// Theorem 1: what a boundary's edges lead to is dominated. Theorem 2: of each reference some object of a
// minimal boundary covers it, and none that is nearer was passed over.
#include "unit.h"

#include <string.h>

#include "analysis/object_race/graph.h"

#ifdef RADDLE_STRESS
enum { N_HEAPS = 3000 };
#else
enum { N_HEAPS = 60000 };
#endif

enum { N_OBJECTS = 14, N_SITES = 7, N_STEPS = 40 };

struct heap_run {
	uint32_t n;                     // objects, 0 is the root
	uint32_t site[N_OBJECTS];       // of each; the root's is 0
	bool has[N_OBJECTS][N_OBJECTS]; // references, all that ever were
	struct object_graph graph;
};

// ---- a run ------------------------------------------------------------------------------------

static void make(struct heap_run *run, uint32_t by, uint64_t *seed)
{
	if (run->n == N_OBJECTS)
		return;
	uint32_t made = run->n++;
	run->site[made] = 1 + random_below(seed, N_SITES - 1);
	run->has[by][made] = true;
	graph_add_edge(&run->graph, run->site[by], run->site[made], 0);
}

// The root can be spoken to by everybody: static fields.
static bool can_call(const struct heap_run *run, uint32_t from, uint32_t to)
{
	return to == 0 || run->has[from][to];
}

static void step(struct heap_run *run, uint64_t *seed)
{
	uint32_t a = random_below(seed, run->n), b = random_below(seed, run->n);
	uint32_t c = random_below(seed, run->n);
	const uint32_t *site = run->site;
	switch (random_below(seed, 8)) {
	case 0:
	case 1:
		make(run, a, seed);
		break;
	case 2: // a gives itself to b
		if (a && a != b && can_call(run, a, b) && random_below(seed, 3) == 0) {
			run->has[b][a] = true;
			graph_give(&run->graph, site[a], site[b]);
		}
		break;
	case 3: // `return this` adds nothing
		if (can_call(run, a, b))
			graph_return(&run->graph, site[a], site[b], site[b]);
		break;
	case 4:
	case 5: // a calls b with c
		if (c && can_call(run, a, b) && run->has[a][c]) {
			run->has[b][c] = true;
			graph_pass(&run->graph, site[a], site[b], site[c]);
		}
		break;
	default: // a calls b and gets c
		if (c && c != b && can_call(run, a, b) && run->has[b][c]) {
			run->has[a][c] = true;
			graph_return(&run->graph, site[a], site[b], site[c]);
		}
		break;
	}
}

static void live(struct heap_run *run, uint64_t *seed)
{
	memset(run, 0, sizeof(*run));
	graph_init(&run->graph, N_SITES);
	run->n = 1;
	uint32_t n_steps = 4 + random_below(seed, N_STEPS);
	for (uint32_t i = 0; i < n_steps; i++)
		step(run, seed);
}

// ---- what is true -----------------------------------------------------------------------------

// Can the root reach x without passing i?
static bool escapes(const struct heap_run *run, uint32_t i, uint32_t x)
{
	bool seen[N_OBJECTS] = { false };
	uint32_t work[N_OBJECTS], n = 0;
	if (i == 0)
		return false;
	seen[0] = true;
	work[n++] = 0;
	while (n) {
		uint32_t at = work[--n];
		for (uint32_t to = 1; to < run->n; to++)
			if (run->has[at][to] && !seen[to] && to != i) {
				seen[to] = true;
				work[n++] = to;
			}
	}
	return seen[x];
}

static bool is_inside(const struct heap_run *run, uint32_t i, uint32_t from, uint32_t to)
{
	uint32_t edge = graph_find(&run->graph, run->site[from], run->site[to]);
	assert_true(edge != GRAPH_NO_EDGE);
	return graph_bounds(&run->graph, run->site[i], edge);
}

// Theorem 1, of the object i: how many objects it does not dominate although its boundary leads there.
static uint32_t check_boundary(const struct heap_run *run, uint32_t i)
{
	bool seen[N_OBJECTS] = { false };
	uint32_t work[N_OBJECTS], n = 0, n_wrong = 0;
	seen[i] = true;
	work[n++] = i;
	while (n) {
		uint32_t at = work[--n];
		for (uint32_t to = 1; to < run->n; to++) {
			if (!run->has[at][to] || seen[to] || !is_inside(run, i, at, to))
				continue;
			seen[to] = true;
			work[n++] = to;
			n_wrong += escapes(run, i, to);
		}
	}
	return n_wrong;
}

static void reach(const struct heap_run *run, uint32_t from, uint32_t without, bool backwards,
	bool seen[N_OBJECTS])
{
	uint32_t work[N_OBJECTS], n = 0;
	memset(seen, 0, N_OBJECTS * sizeof(bool));
	seen[from] = true;
	work[n++] = from;
	while (n) {
		uint32_t at = work[--n];
		for (uint32_t to = 0; to < run->n; to++)
			if ((backwards ? run->has[to][at] : run->has[at][to]) && !seen[to] && to != without) {
				seen[to] = true;
				work[n++] = to;
			}
	}
}

// Is every path from k to j, but for those that come back to k, in k's boundary?
static bool covers(const struct heap_run *run, uint32_t k, uint32_t j)
{
	bool from_k[N_OBJECTS], to_j[N_OBJECTS];
	if (k == 0)
		return true;
	reach(run, k, UINT32_MAX, false, from_k);
	reach(run, j, k, true, to_j);
	if (!from_k[j])
		return false;
	for (uint32_t u = 0; u < run->n; u++)
		for (uint32_t v = 1; v < run->n; v++)
			if (run->has[u][v] && v != k && from_k[u] && to_j[v] && !is_inside(run, k, u, v))
				return false;
	return true;
}

static bool dominates(const struct heap_run *run, uint32_t k, uint32_t x)
{
	return k == 0 || k == x || !escapes(run, k, x);
}

static bool has(const node_list *list, uint32_t node)
{
	for (uint32_t i = 0; i < list->n; i++)
		if (list->v[i] == node)
			return true;
	return false;
}

// Theorem 2, of the reference i > j: is one of the minimal boundaries' objects a cover, and is there no nearer
// one below all that are named?
static bool check_minimal(struct heap_run *run, uint32_t i, uint32_t j)
{
	node_list minimal = { 0 };
	graph_minimal(&run->graph, graph_find(&run->graph, run->site[i], run->site[j]), &minimal);
	bool is_covered = false;
	uint32_t nearest = 0;
	for (uint32_t k = 0; k < run->n; k++) {
		if (k == j || !dominates(run, k, j) || !covers(run, k, j))
			continue;
		is_covered |= has(&minimal, run->site[k]);
		if (dominates(run, nearest, k))
			nearest = k;
	}
	// Somewhere from the nearest cover down to i there is one that is named.
	bool from[N_OBJECTS], to[N_OBJECTS], is_near = false;
	reach(run, nearest, UINT32_MAX, false, from);
	reach(run, i, UINT32_MAX, true, to);
	for (uint32_t k = 0; k < run->n; k++)
		is_near |= from[k] && to[k] && has(&minimal, run->site[k]);
	vec_release(&minimal);
	return is_covered && is_near;
}

// ---- tests ------------------------------------------------------------------------------------

struct outcome {
	uint32_t n_wrong_boundaries, n_wrong_minimal, n_owned, n_references;
};

static struct outcome live_many(uint32_t n_heaps, bool without_root, bool without_gift)
{
	struct outcome outcome = { 0 };
	for (uint32_t h = 0; h < n_heaps; h++) {
		struct heap_run run;
		uint64_t seed = h;
		live(&run, &seed);
		run.graph.without_root_rule = without_root;
		run.graph.without_gift_rule = without_gift;
		graph_seal(&run.graph);
		for (uint32_t i = 1; i < run.n; i++)
			outcome.n_wrong_boundaries += check_boundary(&run, i);
		for (uint32_t i = 0; i < run.n && !without_root && !without_gift; i++)
			for (uint32_t j = 1; j < run.n; j++) {
				if (!run.has[i][j])
					continue;
				node_list minimal = { 0 };
				graph_minimal(&run.graph, graph_find(&run.graph, run.site[i], run.site[j]),
					&minimal);
				outcome.n_owned += minimal.v[0] != GRAPH_ROOT;
				outcome.n_references++;
				vec_release(&minimal);
				outcome.n_wrong_minimal += !check_minimal(&run, i, j);
			}
		graph_release(&run.graph);
	}
	return outcome;
}

static void made_up_heaps_agree(void **state)
{
	(void)state;
	struct outcome outcome = live_many(N_HEAPS, false, false);
	print_message("%u heaps, %u references, %u of them owned\n", N_HEAPS, outcome.n_references,
		outcome.n_owned);
	assert_int_equal(outcome.n_wrong_boundaries, 0);
	assert_int_equal(outcome.n_wrong_minimal, 0);
	assert_true(outcome.n_owned > outcome.n_references / 50); // or else it shows nothing
}

static void both_special_rules_are_needed(void **state)
{
	(void)state;
	assert_true(live_many(N_HEAPS / 10, true, false).n_wrong_boundaries > 0);
	assert_true(live_many(N_HEAPS / 10, false, true).n_wrong_boundaries > 0);
}

// class I { C c = new C(); D it() { return c.it(); } }  class C { D it() { return new D(this); } }
static void an_iterator_shares_its_collection(void **state)
{
	(void)state;
	enum { ROOT, I, C, D };
	for (int without = 0; without < 2; without++) {
		struct object_graph graph;
		graph_init(&graph, 4);
		graph_add_edge(&graph, ROOT, I, 0);
		uint32_t inner = graph_add_edge(&graph, I, C, 0);
		graph_add_edge(&graph, C, D, 0);
		graph_give(&graph, C, D);
		graph_return(&graph, I, C, D);
		graph_return(&graph, ROOT, I, D);
		graph.without_gift_rule = without;
		graph_seal(&graph);
		assert_int_equal(graph_bounds(&graph, I, inner), without);
		graph_release(&graph);
	}
}

// Figure 2's graph.
static void figure_2(void **state)
{
	(void)state;
	enum { ROOT, C, A, W, J, M, B, T, N };
	struct object_graph graph;
	graph_init(&graph, N);
	graph_add_edge(&graph, ROOT, C, 0);
	graph_pass(&graph, ROOT, ROOT, C); // static field
	uint32_t c_a = graph_add_edge(&graph, C, A, GRAPH_FIELD);
	graph_add_edge(&graph, C, W, 0);
	graph_pass(&graph, C, A, W);
	graph_add_edge(&graph, ROOT, J, 0);
	uint32_t j_m = graph_add_edge(&graph, J, M, 0);
	graph_return(&graph, J, ROOT, C);
	graph_pass(&graph, J, M, C);
	graph_pass(&graph, J, C, M);
	uint32_t m_b = graph_add_edge(&graph, M, B, GRAPH_FIELD);
	uint32_t m_t = graph_add_edge(&graph, M, T, 0);
	graph_pass(&graph, M, B, T);
	graph_pass(&graph, M, T, C);
	graph_return(&graph, C, A, W);
	graph_return(&graph, T, C, W);
	graph_seal(&graph);
	uint32_t b_t = graph_find(&graph, B, T), t_w = graph_find(&graph, T, W);
	uint32_t in_m[] = { m_b, m_t, b_t };
	for (uint32_t e = 0; e < graph.edges.n; e++) {
		bool is_in_m = e == in_m[0] || e == in_m[1] || e == in_m[2];
		assert_int_equal(graph_bounds(&graph, M, e), is_in_m);
		assert_int_equal(graph_bounds(&graph, C, e), e == c_a);
	}
	uint32_t edges[] = { b_t, t_w, j_m }, expected[] = { M, ROOT, ROOT };
	for (uint32_t i = 0; i < 3; i++) {
		node_list minimal = { 0 };
		graph_minimal(&graph, edges[i], &minimal);
		assert_int_equal(minimal.n, 1);
		assert_int_equal(minimal.v[0], expected[i]);
		vec_release(&minimal);
	}
	assert_false(graph_is_reentrant(&graph, j_m));
	graph_release(&graph);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(figure_2),
		cmocka_unit_test(an_iterator_shares_its_collection),
		cmocka_unit_test(made_up_heaps_agree),
		cmocka_unit_test(both_special_rules_are_needed),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
