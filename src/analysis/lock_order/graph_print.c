// The type lock order graph as text, for Graphviz, and as the table of seed 003's TC7.2.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

static const char *lock_name(const struct lock_graph *graph, uint32_t lock)
{
	return graph->invocations->locks.v[lock].name;
}

struct line {
	const char *from, *to, *path;
	const struct lock_graph_pair *pair;
};

static int compare_lines(const void *left, const void *right)
{
	const struct line *a = left, *b = right;
	int order = strcmp(a->from, b->from);
	order = order ? order : strcmp(a->to, b->to);
	return order ? order : strcmp(a->path, b->path);
}

// Pairs by the names of their locks.
static struct line *sort_pairs(const struct lock_graph *graph, const bool *is_shown, uint32_t *n)
{
	struct line *lines = xcalloc(graph->pairs.n + 1, sizeof(*lines));
	*n = 0;
	for (uint32_t i = 0; i < graph->pairs.n; i++) {
		const struct lock_graph_pair *pair = &graph->pairs.v[i];
		if (pair->touches_input && (!is_shown || is_shown[pair->from] || is_shown[pair->to]))
			lines[(*n)++] = (struct line){ lock_name(graph, pair->from), lock_name(graph, pair->to),
				"", pair };
	}
	qsort(lines, *n, sizeof(*lines), compare_lines);
	return lines;
}

// ---- text -----------------------------------------------------------------------------------

// "C.l:()V-E.m:()V-D.n:()V"
static void print_path(const struct lock_graph *graph, const struct lock_graph_edge *edge,
	struct buf *out)
{
	for (uint32_t i = 0; i < edge->n; i++) {
		buf_string(out, i ? "-" : "");
		inv_print_signature(graph->invocations, graph->nodes.v[edge->first + i], out);
	}
}

static void print_paths(const struct lock_graph *graph, const struct lock_graph_pair *pair,
	struct arena *arena, struct buf *out)
{
	struct line *lines = xcalloc(pair->n, sizeof(*lines));
	uint32_t n = 0;
	for (uint32_t e = pair->first; e != UINT32_MAX; e = graph->edges.v[e].next_of_pair) {
		struct buf text = BUF_INIT;
		print_path(graph, &graph->edges.v[e], &text);
		lines[n++] = (struct line){ "", "",
			(const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr, NULL };
		buf_release(&text);
	}
	qsort(lines, n, sizeof(*lines), compare_lines);
	for (uint32_t i = 0; i < n; i++)
		buf_printf(out, "  %s\n", lines[i].path);
	free(lines);
}

// Each cycle as it is locked, its first name by text in front; then all of them by text.
static void print_cycles(const struct lock_graph *graph, const bool *is_shown,
	const struct lock_cycles *cycles, struct arena *arena, struct buf *out)
{
	struct line *lines = xcalloc(cycles->members.n + 1, sizeof(*lines));
	uint32_t n = 0;
	for (uint32_t i = 0; i < cycles->members.n; i += cycles->members.v[i] + 1) {
		uint32_t length = cycles->members.v[i], start = 0;
		const uint32_t *locks = &cycles->members.v[i + 1];
		bool is_wanted = !is_shown, touches_input = false;
		struct buf text = BUF_INIT;
		for (uint32_t k = 1; k < length; k++)
			if (strcmp(lock_name(graph, locks[k]), lock_name(graph, locks[start])) < 0)
				start = k;
		for (uint32_t k = 0; k < length; k++) {
			uint64_t *pair = map_get(&graph->pair_index,
				(uint64_t)locks[k] << 32 | locks[(k + 1) % length]);
			touches_input |= pair && graph->pairs.v[*pair].touches_input;
			is_wanted |= is_shown && is_shown[locks[k]];
			buf_printf(&text, " %s", lock_name(graph, locks[(start + k) % length]));
		}
		if (is_wanted && touches_input)
			lines[n++] = (struct line){ "", "",
				(const char *)arena_printf(arena, "%u%s", length, buf_cstring(&text)).ptr, NULL };
		buf_release(&text);
	}
	qsort(lines, n, sizeof(*lines), compare_lines);
	for (uint32_t i = 0; i < n; i++)
		buf_printf(out, "cycle of %s\n", lines[i].path);
	free(lines);
}

void lock_graph_print(const struct lock_graph *graph, const bool *is_shown, uint32_t max_cycle,
	struct buf *out)
{
	struct arena arena;
	uint32_t n, n_paths = 0;
	struct line *lines = sort_pairs(graph, is_shown, &n);
	struct lock_cycles cycles = lock_graph_cycles(graph, max_cycle);

	arena_init(&arena);
	for (uint32_t i = 0; i < n; i++) {
		buf_printf(out, "%s -> %s\n", lines[i].from, lines[i].to);
		print_paths(graph, lines[i].pair, &arena, out);
		n_paths += lines[i].pair->n;
		arena_clear(&arena);
	}
	print_cycles(graph, is_shown, &cycles, &arena, out);
	buf_printf(out, "%u locks: %u class objects, %u types\n", graph->n_locks, graph->n_class_locks,
		graph->n_locks - graph->n_class_locks);
	buf_printf(out, "%u edges, %u paths\n", n, n_paths);
	if (cycles.is_cut)
		buf_string(out, "the search for cycles was cut short\n");
	lock_cycles_release(&cycles);
	arena_release(&arena);
	free(lines);
}

// ---- dot ------------------------------------------------------------------------------------

void lock_graph_print_dot(const struct lock_graph *graph, const bool *is_shown, struct buf *out)
{
	uint32_t n;
	struct line *lines = sort_pairs(graph, is_shown, &n);
	buf_string(out, "digraph locks {\n");
	for (uint32_t i = 0; i < n; i++) {
		struct buf path = BUF_INIT;
		print_path(graph, &graph->edges.v[lines[i].pair->first], &path);
		buf_printf(out, "\t\"%s\" -> \"%s\" [label=\"%u\", tooltip=\"%s\"];\n", lines[i].from,
			lines[i].to, lines[i].pair->n, buf_cstring(&path));
		buf_release(&path);
	}
	buf_string(out, "}\n");
	free(lines);
}

// ---- the table ------------------------------------------------------------------------------

static void row(struct buf *out, const char *what, uint64_t number)
{
	size_t line = out->len;
	buf_string(out, what);
	buf_pad_to(out, line, 48);
	buf_printf(out, "%12llu\n", (unsigned long long)number);
}

static uint32_t count_multiple_returns(const struct invocations *inv)
{
	uint32_t n = 0;
	struct cg_values types;
	for (uint32_t i = 1; i < inv->nodes.n; i++)
		n += inv->nodes.v[i].kind != INV_STATEMENT &&
			cg_returned_types(inv->cg, inv->nodes.v[i].method, &types) && types.n > 1;
	return n;
}

void lock_graph_print_summary(const struct lock_graph *graph, uint32_t max_cycle, struct buf *out)
{
	static const char *const kinds[] = { "  definitions", "  variants", "  synchronized statements",
		"  undefined" };
	static const char *const edges[] = { "  invocations", "  containments", "  thread starts" };
	const struct invocations *inv = graph->invocations;
	struct inv_counts counts = inv_count(inv);
	struct lock_cycles cycles = lock_graph_cycles(graph, max_cycle);
	uint64_t all = 0, annotated = 0, sets = 0;

	row(out, "invocation graph: nodes", inv->nodes.n - 1);
	for (uint32_t i = 0; i < 4; i++)
		if (counts.nodes[i])
			row(out, kinds[i], counts.nodes[i]);
	if (inv->cg && inv->cg->options.is_precise)
		row(out, "  with several returned types", count_multiple_returns(inv));
	row(out, "invocation graph: edges", inv->edges.n);
	for (uint32_t i = 0; i < 3; i++)
		if (counts.edges[i])
			row(out, edges[i], counts.edges[i]);
	row(out, "lock graph: nodes", graph->n_locks);
	row(out, "  class objects", graph->n_class_locks);
	row(out, "  other types", graph->n_locks - graph->n_class_locks);
	row(out, "lock graph: edges", graph->pairs.n);
	row(out, "  annotated (one for each pair of nodes)", graph->edges.n);
	for (uint32_t i = 2; i <= LOCK_GRAPH_CYCLE; i++) {
		all += cycles.cycles[i];
		annotated += cycles.annotated[i];
		sets += cycles.sets[i];
	}
	row(out, "lock graph: cycles", all);
	row(out, "  with every choice of annotations", annotated);
	row(out, "lock order violations (sets of types)", sets);
	for (uint32_t i = 2; i <= LOCK_GRAPH_CYCLE && i <= max_cycle; i++) {
		char text[32];
		snprintf(text, sizeof(text), "  of %u types", i);
		row(out, text, cycles.sets[i]);
	}
	if (cycles.is_cut)
		buf_string(out, "the search for cycles was cut short\n");
	lock_cycles_release(&cycles);
}
