// A finding of check on the page: who holds and awaits what, and the steps as a table with a column for each thread.
#include "report/execution.h"
#include "report/html.h"

enum { MAX_COLUMNS = 6 }; // of more threads than that the name stands in each row

static const char *name_of(const struct html *html, uint32_t thread)
{
	const struct finding_thread *found = text_thread(html->report->findings, (int32_t)thread);
	return found ? found->name : "a thread";
}

static void put_name(struct html *html, uint32_t thread)
{
	buf_string(html->out, "<b>");
	html_text(html->out, name_of(html, thread));
	buf_string(html->out, "</b> ");
}

static void put_lock(struct html *html, const char *lock)
{
	buf_string(html->out, "<code>");
	html_text(html->out, lock);
	buf_string(html->out, "</code>");
}

// ---- what went wrong -----------------------------------------------------------------------------------

static void put_waiter(struct html *html, const struct finding_execution *execution,
	const struct finding_actor *actor)
{
	struct buf *out = html->out;
	const struct finding_wait *held;
	buf_string(out, "<li><div>");
	put_name(html, actor->thread);
	for (uint32_t i = 0; (held = execution_held(execution, actor->thread, i)); i++) {
		buf_string(out, "holds ");
		put_lock(html, held->lock);
		buf_string(out, *held->since.method ? " since " : " ");
		if (*held->since.method)
			html_place(html, &held->since);
		buf_string(out, "</div><div>and ");
	}
	html_text(out, actor->state);
	buf_string(out, *actor->at.method ? ", at " : "");
	if (*actor->at.method)
		html_place(html, &actor->at);
	buf_string(out, "</div></li>\n");
}

static void put_waiters(struct html *html, const struct finding_execution *execution)
{
	if (!execution->n_waits)
		return;
	buf_string(html->out, "<ul class=\"waits\">\n");
	for (uint32_t i = 0; i < execution->n_waits; i++) {
		const struct finding_actor *actor = execution_actor(execution, execution->waits[i].thread);
		if (actor)
			put_waiter(html, execution, actor);
	}
	buf_string(html->out, "</ul>\n");
}

static void put_own_frames(struct html *html, const struct finding_stack *stack)
{
	buf_string(html->out, "<ul class=\"stack\">\n");
	for (uint32_t i = 0; i < stack->n; i++) {
		if (stack->frames[i].origin != ORIGIN_INPUT)
			continue;
		buf_string(html->out, "<li>");
		html_place(html, &stack->frames[i]);
		buf_string(html->out, "</li>\n");
	}
	buf_string(html->out, "</ul>\n");
}

static void put_accesses(struct html *html, const struct finding_race *race)
{
	for (uint32_t i = 0; race && i < race->n_accesses; i++) {
		const struct finding_access *access = &race->accesses[i];
		buf_string(html->out, "<p>");
		put_name(html, (uint32_t)access->thread);
		buf_string(html->out, access->kind == ACCESS_READ ? "reads it" : "writes it");
		buf_string(html->out, access->n_locks ? ", holding " : ", holding no lock");
		for (uint32_t k = 0; k < access->n_locks; k++) {
			buf_string(html->out, k ? ", " : "");
			put_lock(html, access->locks[k]);
		}
		buf_string(html->out, "</p>\n");
		put_own_frames(html, &access->stack);
	}
}

static void put_others(struct html *html, const struct finding_execution *execution)
{
	struct buf others = BUF_INIT;
	execution_put_others(execution, &others);
	if (others.len) {
		buf_string(html->out, "<p class=\"faint\">Other threads: ");
		html_text(html->out, buf_cstring(&others));
		buf_string(html->out, "</p>\n");
	}
	buf_release(&others);
}

// ---- the table ---------------------------------------------------------------------------------------

struct columns {
	uint32_t n;
	uint32_t *of; // by thread
	uint32_t *threads;
};

static struct columns columns_of(struct html *html, const struct execution_rows *rows)
{
	uint32_t n_threads = html->report->findings->threads.n;
	struct columns columns = { 0, ARENA_ARRAY(&html->arena, uint32_t, n_threads),
		ARENA_ARRAY(&html->arena, uint32_t, n_threads) };
	for (uint32_t i = 0; i < n_threads; i++)
		columns.of[i] = UINT32_MAX;
	for (uint32_t i = 0; i < rows->n; i++) {
		uint32_t thread = rows->v[i].thread;
		if (columns.of[thread] != UINT32_MAX)
			continue;
		columns.of[thread] = columns.n;
		columns.threads[columns.n++] = thread;
	}
	return columns;
}

// On a narrow screen the columns become one: then the cell says whose it is, and is set off by its column.
static void put_cell(struct html *html, const struct execution_row *row, uint32_t column)
{
	buf_printf(html->out, "<td class=\"%s\" style=\"--column:%u\" data-thread=\"",
		row->is_end ? "step end" : "step", column);
	html_text(html->out, name_of(html, row->thread));
	buf_string(html->out, "\">");
	html_short_place(html, row->at);
	buf_string(html->out, "<div>");
	html_text(html->out, row->words);
	buf_string(html->out, "</div></td>");
}

static void put_row(struct html *html, const struct execution_row *row,
	const struct columns *columns, uint32_t number)
{
	bool is_list = columns->n > MAX_COLUMNS;
	buf_printf(html->out, "<tr><th scope=\"row\" class=\"faint\">%u</th>", number);
	if (is_list) {
		buf_string(html->out, "<td>");
		html_text(html->out, name_of(html, row->thread));
		buf_string(html->out, "</td>");
		put_cell(html, row, 0);
	}
	for (uint32_t i = 0; !is_list && i < columns->n; i++) {
		if (i == columns->of[row->thread])
			put_cell(html, row, i);
		else
			buf_string(html->out, "<td></td>");
	}
	buf_string(html->out, "</tr>\n");
}

static void put_table(struct html *html, const struct finding *finding)
{
	struct execution_rows rows = execution_rows(finding, &html->arena);
	struct columns columns = columns_of(html, &rows);
	struct buf *out = html->out;
	if (!rows.n)
		return;
	buf_printf(out,
		"<p>How it happens, %u steps (inside the JDK at the program's line), time goes down:</p>\n"
		"<div class=\"picture\"><table class=\"way\"><thead><tr><th></th>",
		finding->execution->n_steps);
	if (columns.n > MAX_COLUMNS)
		buf_string(out, "<th>thread</th><th>does</th>");
	for (uint32_t i = 0; columns.n <= MAX_COLUMNS && i < columns.n; i++) {
		buf_string(out, "<th scope=\"col\">");
		html_text(out, name_of(html, columns.threads[i]));
		buf_string(out, "</th>");
	}
	buf_string(out, "</tr></thead><tbody>\n");
	for (uint32_t i = 0; i < rows.n; i++)
		put_row(html, &rows.v[i], &columns, i + 1);
	buf_string(out, "</tbody></table></div>\n");
}

void html_execution(struct html *html, const struct finding *finding)
{
	put_accesses(html, finding->race);
	if (finding->execution->thrown)
		put_own_frames(html, &finding->execution->thrown->stack);
	put_waiters(html, finding->execution);
	put_others(html, finding->execution);
	put_table(html, finding);
}
