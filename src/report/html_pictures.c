// The pictures of the HTML report, as SVG: lanes of a finding, and the graph of locks.
#include "report/html.h"

#include <math.h>

#define LANE_WIDTH 400
#define BOX_WIDTH 370
#define BOX_HEIGHT 40
#define ROW 52
#define TOP 34
#define BAR 6        // what is held
#define MAX_CHARS 48 // of a box

static double lane_x(uint32_t lane)
{
	return 8 + (double)lane * LANE_WIDTH;
}

static double row_y(uint32_t order)
{
	return TOP + (double)(order - 1) * ROW;
}

// "C.m" of "a.b.C.m(I)V".
static struct slice short_method(const char *method)
{
	struct slice name = slice_of_string(method);
	ptrdiff_t end = slice_find(name, '(');
	name = end < 0 ? name : slice_until(name, (size_t)end);
	ptrdiff_t dot = slice_find_last(name, '.');
	ptrdiff_t before = dot > 0 ? slice_find_last(slice_until(name, (size_t)dot), '.') : -1;
	return before < 0 ? name : slice_from(name, (size_t)before + 1);
}

static void put_svg_head(struct buf *out, double width, double height, const char *label)
{
	buf_printf(out,
		"<div class=\"picture\"><svg width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\" "
		"role=\"img\" aria-label=\"%s\">\n",
		width, height, width, height, label);
}

static void put_box(struct html *html, const struct lane_step *step, uint32_t lane)
{
	struct buf *out = html->out;
	double x = lane_x(lane) + BAR + 4, y = row_y(step->order);
	buf_printf(out, "<g class=\"%s\"><title>", lane_kind_name(step->kind));
	if (step->frame) {
		html_text(out, step->frame->method);
		buf_char(out, ' ');
	}
	html_text(out, step->words);
	buf_printf(out,
		"</title><rect class=\"box\" x=\"%.0f\" y=\"%.0f\" width=\"%d\" height=\"%d\" "
		"rx=\"5\"/>",
		x, y, BOX_WIDTH, BOX_HEIGHT);
	if (step->frame) {
		struct slice where = short_method(step->frame->method);
		struct slice line = step->frame->line
			? arena_printf(&html->arena, "%.*s  %s:%u", SLICE_ARG(where), step->frame->file,
				  step->frame->line)
			: arena_printf(&html->arena, "%.*s", SLICE_ARG(where));
		buf_printf(out, "<text class=\"faint\" x=\"%.0f\" y=\"%.0f\">", x + 8, y + 16);
		html_cut(out, (const char *)line.ptr, MAX_CHARS);
		buf_string(out, "</text>");
	}
	buf_printf(out, "<text x=\"%.0f\" y=\"%.0f\">", x + 8, y + (step->frame ? 32 : 25));
	html_cut(out, step->words, MAX_CHARS);
	buf_string(out, "</text></g>\n");
}

// The first lock is held from the step that takes it to the end, which never comes.
static const struct lane_step *first_taken(const struct lane *lane)
{
	for (uint32_t i = 0; i < lane->n; i++)
		if (lane->steps[i].kind == LANE_TAKE)
			return &lane->steps[i];
	return NULL;
}

static void put_bar(struct buf *out, const struct lane *lane, uint32_t number, double bottom)
{
	const struct lane_step *taken = first_taken(lane);
	if (taken)
		buf_printf(out,
			"<rect class=\"hold\" x=\"%.0f\" y=\"%.0f\" width=\"%d\" height=\"%.0f\"/>\n",
			lane_x(number), row_y(taken->order), BAR, bottom - row_y(taken->order));
}

// From who waits to who holds.
static void put_arrow(struct buf *out, const struct lanes *lanes, uint32_t from, uint32_t to)
{
	const struct lane *waits = &lanes->v[from];
	if (!waits->n || !first_taken(&lanes->v[to]) || waits->steps[waits->n - 1].kind != LANE_WAIT)
		return;
	bool is_right = to > from;
	double y = row_y(waits->steps[waits->n - 1].order) + BOX_HEIGHT / 2.0;
	double x1 = lane_x(from) + BAR + 4 + (is_right ? BOX_WIDTH : 0);
	double x2 = lane_x(to) + (is_right ? -1 : BAR + 1);
	if (!is_right) { // below all boxes, back to the bar
		y += BOX_HEIGHT / 2.0 + 4;
		x1 += 20;
	}
	buf_printf(out, "<path class=\"arrow\" d=\"M%.0f %.0fL%.0f %.0f\"/>", x1, y, x2, y);
	buf_printf(out, "<path class=\"head\" d=\"M%.0f %.0fl%d -4v8z\"/>\n", x2, y, is_right ? -8 : 8);
}

// Of "thread 1 holds ..." only the first two words: the whole title stands below the picture.
static void put_lane_title(struct html *html, const char *title, bool is_cycle)
{
	const char *first = strchr(title, ' '), *second = first ? strchr(first + 1, ' ') : NULL;
	size_t n = is_cycle && second && strncmp(title, "thread ", 7) == 0 ? (size_t)(second - title)
																	   : strlen(title);
	html_cut(html->out, (const char *)arena_printf(&html->arena, "%.*s", (int)n, title).ptr,
		MAX_CHARS);
}

void html_lanes(struct html *html, const struct lanes *lanes, bool is_cycle)
{
	struct buf *out = html->out;
	double height = row_y(lanes->n_steps + 1) + 14;
	put_svg_head(out, lane_x(lanes->n), height, "what each thread does");
	for (uint32_t i = 0; i < lanes->n; i++) {
		buf_printf(out, "<text class=\"title\" x=\"%.0f\" y=\"20\">", lane_x(i) + BAR + 4);
		put_lane_title(html, lanes->v[i].title, is_cycle);
		buf_string(out, "</text>\n");
		put_bar(out, &lanes->v[i], i, height);
		for (uint32_t k = 0; k < lanes->v[i].n; k++)
			put_box(html, &lanes->v[i].steps[k], i);
	}
	for (uint32_t i = 0; is_cycle && lanes->n > 1 && i < lanes->n; i++)
		put_arrow(out, lanes, i, (i + 1) % lanes->n);
	buf_string(out, "</svg></div>\n");
}

// ---- the lock graph -------------------------------------------------------------------------

#define MAX_NODES 60
#define NODE_CHARS 34

struct lock_graph {
	uint32_t n;
	const char *nodes[MAX_NODES];
	bool edges[MAX_NODES][MAX_NODES];
	bool is_cut;
};

static uint32_t node_of(struct lock_graph *graph, const char *lock)
{
	for (uint32_t i = 0; i < graph->n; i++)
		if (strcmp(graph->nodes[i], lock) == 0)
			return i;
	if (graph->n == MAX_NODES) {
		graph->is_cut = true;
		return MAX_NODES;
	}
	graph->nodes[graph->n] = lock;
	return graph->n++;
}

// Findings come sorted, the best first: what does not fit is what matters least.
static void collect(struct lock_graph *graph, const struct findings *findings)
{
	for (uint32_t i = 0; i < findings->all.n; i++) {
		const struct finding_lock_order *order = findings->all.v[i]->lock_order;
		for (uint32_t k = 0; order && k < order->n_edges; k++) {
			uint32_t from = node_of(graph, order->edges[k].from);
			uint32_t to = node_of(graph, order->edges[k].to);
			if (from < MAX_NODES && to < MAX_NODES)
				graph->edges[from][to] = true;
		}
	}
}

static void put_edge(struct buf *out, const double from[2], const double to[2], double margin)
{
	double dx = to[0] - from[0], dy = to[1] - from[1], length = hypot(dx, dy);
	if (length < 1) {
		buf_printf(out, "<circle class=\"edge\" cx=\"%.0f\" cy=\"%.0f\" r=\"14\"/>\n", from[0],
			from[1] - 22);
		return;
	}
	double ux = dx / length, uy = dy / length;
	// Bent to its right, so that both directions can be seen.
	double bend = length * .12, mx = (from[0] + to[0]) / 2 - uy * bend,
		   my = (from[1] + to[1]) / 2 + ux * bend;
	double ex = to[0] - mx, ey = to[1] - my, end = hypot(ex, ey);
	double tx = to[0] - ex / end * margin, ty = to[1] - ey / end * margin;
	buf_printf(out, "<path class=\"edge\" d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\"/>", from[0], from[1],
		mx, my, tx, ty);
	double px = -ey / end * 4, py = ex / end * 4, bx = tx - ex / end * 9, by = ty - ey / end * 9;
	buf_printf(out, "<path class=\"head\" d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1fz\"/>\n", tx, ty,
		bx + px, by + py, bx - px, by - py);
}

// Names without packages, on a circle: who looks for more has the findings.
static void put_graph(struct html *html, const struct lock_graph *graph)
{
	struct buf *out = html->out;
	double radius = graph->n < 4 ? 130 : 60 + 26.0 * graph->n, width = 2 * radius + 320,
		   height = 2 * radius + 80;
	double places[MAX_NODES][2];
	for (uint32_t i = 0; i < graph->n; i++) {
		double angle = 2 * 3.14159265358979 * i / graph->n - 1.5707963267949;
		places[i][0] = width / 2 + radius * cos(angle);
		places[i][1] = height / 2 + radius * sin(angle);
	}
	put_svg_head(out, width, height, "which lock is taken under which");
	for (uint32_t i = 0; i < graph->n; i++)
		for (uint32_t k = 0; k < graph->n; k++)
			if (graph->edges[i][k])
				put_edge(out, places[i], places[k], 20);
	for (uint32_t i = 0; i < graph->n; i++) {
		const char *dot = strrchr(graph->nodes[i], '.');
		bool is_class = dot && strcmp(dot, ".class") == 0;
		while (is_class && dot > graph->nodes[i] && *--dot != '.')
			;
		const char *name = dot && *dot == '.' ? dot + 1 : graph->nodes[i];
		double w = 16 + 7.3 * (double)(strlen(name) < NODE_CHARS ? strlen(name) : NODE_CHARS);
		buf_string(out, "<g><title>");
		html_text(out, graph->nodes[i]);
		buf_printf(out,
			"</title><rect class=\"node\" x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"26\" "
			"rx=\"6\"/><text x=\"%.0f\" y=\"%.0f\" text-anchor=\"middle\">",
			places[i][0] - w / 2, places[i][1] - 13, w, places[i][0], places[i][1] + 4);
		html_cut(out, name, NODE_CHARS);
		buf_string(out, "</text></g>\n");
	}
	buf_string(out, "</svg></div>\n");
}

void html_lock_graph(struct html *html)
{
	struct lock_graph *graph = xcalloc(1, sizeof(*graph));
	collect(graph, html->report->findings);
	if (graph->n) {
		buf_string(html->out,
			"<section><h2>locks</h2>\n<p class=\"faint\">Which lock is taken "
			"while which is held, of all lock-order findings.</p>\n");
		if (graph->is_cut)
			buf_printf(html->out, "<p class=\"limit\">Only the first %d locks are drawn.</p>\n",
				MAX_NODES);
		put_graph(html, graph);
		buf_string(html->out, "</section>\n");
	}
	free(graph);
}
