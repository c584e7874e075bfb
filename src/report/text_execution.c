// A finding of check as text: who holds and awaits what, or the two accesses, or where the exception comes from; the other
// threads in a line; and the way there, a row for each line of the program.
//
//     Thread-0 holds Bank.accounts since Bank.java:11
//              waits for Bank.journal at Bank.java:14
//     ...
//     54 steps, 3 switches:
//       Thread-0  Bank.java:11  calls ReentrantLock.lock on Bank.accounts
//       Thread-1  Bank.java:26  calls ReentrantLock.lock on Bank.journal
#include "report/execution.h"
#include "report/internal.h"

enum { MAX_ROWS = 20, FIRST_ROWS = 4, MAX_OWN_FRAMES = 4, MAX_NAME = 32 };

static const char *name_of(const struct findings *findings, uint32_t thread)
{
	const struct finding_thread *found = text_thread(findings, (int32_t)thread);
	return found ? found->name : "a thread";
}

// ---- who waits for whom ------------------------------------------------------------------------------

static void put_at(struct text *text, const char *before, const struct finding_frame *at)
{
	if (!*at->method)
		return;
	buf_string(text->out, before);
	text_place(text, at);
}

static void put_waiter(struct text *text, const struct finding_execution *execution,
	const struct finding_actor *actor)
{
	buf_string(text->out, "  ");
	text_puts(text, STYLE_RULE, actor->name);
	const struct finding_wait *held;
	for (uint32_t i = 0; (held = execution_held(execution, actor->thread, i)); i++) {
		buf_string(text->out, " holds ");
		text_puts(text, STYLE_LOCK, held->lock);
		put_at(text, " since ", &held->since);
		buf_char(text->out, '\n');
		text_source(text, &held->since);
		buf_string(text->out, "    and");
	}
	buf_char(text->out, ' ');
	text_puts(text, STYLE_PLAIN, actor->state);
	put_at(text, ", at ", &actor->at);
	buf_char(text->out, '\n');
	text_source(text, &actor->at);
}

static void put_waiters(struct text *text, const struct finding_execution *execution)
{
	for (uint32_t i = 0; i < execution->n_waits; i++) {
		const struct finding_actor *actor = execution_actor(execution, execution->waits[i].thread);
		if (actor)
			put_waiter(text, execution, actor);
	}
}

// ---- accesses, exceptions ----------------------------------------------------------------------------

// The program's own frames, outermost last; a call of the JDK's is named by the line that makes it.
static void put_own_frames(struct text *text, const struct finding_stack *stack)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < stack->n; i++) {
		if (stack->frames[i].origin != ORIGIN_INPUT)
			continue;
		if (n++ == MAX_OWN_FRAMES && !text->options->is_verbose) {
			buf_string(text->out, "    ...\n");
			return;
		}
		text_frame(text, &stack->frames[i], false);
	}
	if (!n && stack->n)
		text_frame(text, &stack->frames[0], false);
}

static void put_access(struct text *text, const struct finding_access *access,
	const struct findings *findings)
{
	buf_string(text->out, "  ");
	text_puts(text, STYLE_RULE, name_of(findings, (uint32_t)access->thread));
	buf_string(text->out, access->kind == ACCESS_READ ? " reads it" : " writes it");
	buf_string(text->out, access->n_locks ? ", holding " : ", holding no lock");
	for (uint32_t i = 0; i < access->n_locks; i++) {
		buf_string(text->out, i ? ", " : "");
		text_puts(text, STYLE_LOCK, access->locks[i]);
	}
	buf_string(text->out, ":\n");
	put_own_frames(text, &access->stack);
}

// ---- the way there -----------------------------------------------------------------------------------

static size_t name_width(const struct execution_rows *rows, const struct findings *findings)
{
	size_t width = 0;
	for (uint32_t i = 0; i < rows->n; i++) {
		size_t n = strlen(name_of(findings, rows->v[i].thread));
		width = n > width && n <= MAX_NAME ? n : width;
	}
	return width;
}

static size_t place_width(const struct execution_rows *rows)
{
	size_t width = 0;
	for (uint32_t i = 0; i < rows->n; i++) {
		struct buf place = BUF_INIT;
		buf_printf(&place, "%s:%u", rows->v[i].at->file, rows->v[i].at->line);
		width = place.len > width && place.len <= MAX_NAME ? place.len : width;
		buf_release(&place);
	}
	return width;
}

static void put_padded(struct text *text, enum style style, const char *words, size_t width)
{
	text_puts(text, style, words);
	buf_string(text->out, "  ");
	for (size_t n = strlen(words); n < width; n++)
		buf_char(text->out, ' ');
}

static void put_row(struct text *text, const struct execution_row *row, const char *name,
	size_t names, size_t places)
{
	struct buf place = BUF_INIT;
	if (*row->at->file && row->at->line)
		buf_printf(&place, "%s:%u", row->at->file, row->at->line);
	buf_string(text->out, "    ");
	put_padded(text, STYLE_RULE, name, names);
	put_padded(text, STYLE_PLACE, buf_cstring(&place), places);
	buf_char(text->out, TEXT_GOES_ON);
	text_puts(text, row->is_end ? STYLE_HIGH : STYLE_PLAIN, row->words);
	buf_char(text->out, '\n');
	buf_release(&place);
}

static void put_rows(struct text *text, const struct finding *finding,
	const struct findings *findings)
{
	struct arena arena;
	arena_init(&arena);
	struct execution_rows rows = execution_rows(finding, &arena);
	size_t names = name_width(&rows, findings), places = place_width(&rows);
	bool is_cut = rows.n > MAX_ROWS && !text->options->is_verbose;
	uint32_t next = is_cut ? rows.n - (MAX_ROWS - FIRST_ROWS) : FIRST_ROWS;
	for (uint32_t i = 0; i < rows.n; i++) {
		if (is_cut && i == FIRST_ROWS) {
			buf_printf(text->out, "    ... %u more lines, shown with -v\n", next - i);
			i = next;
		}
		bool is_new = !i || (is_cut && i == next) || rows.v[i].thread != rows.v[i - 1].thread;
		put_row(text, &rows.v[i], is_new ? name_of(findings, rows.v[i].thread) : "", names, places);
	}
	arena_release(&arena);
}

static void put_others(struct text *text, const struct finding_execution *execution)
{
	struct buf others = BUF_INIT;
	execution_put_others(execution, &others);
	if (others.len) {
		buf_string(text->out, "  other threads: ");
		text_put(text, STYLE_PLAIN, buf_view(&others));
		buf_char(text->out, '\n');
	}
	buf_release(&others);
}

void text_way(struct text *text, const struct finding *finding, const struct findings *findings)
{
	const struct finding_execution *execution = finding->execution;
	if (!execution->n_steps)
		return;
	buf_printf(text->out, "  how it happens (%u step%s, %u switch%s):\n", execution->n_steps,
		execution->n_steps == 1 ? "" : "s", execution->n_switches,
		execution->n_switches == 1 ? "" : "es");
	put_rows(text, finding, findings);
}

void text_execution(struct text *text, const struct finding *finding,
	const struct findings *findings)
{
	const struct finding_execution *execution = finding->execution;
	for (uint32_t i = 0; finding->race && i < finding->race->n_accesses; i++)
		put_access(text, &finding->race->accesses[i], findings);
	if (execution->thrown)
		put_own_frames(text, &execution->thrown->stack);
	put_waiters(text, execution);
	put_others(text, execution);
	text_way(text, finding, findings);
}
