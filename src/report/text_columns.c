// The stacks of a lock order finding side by side, one column for each thread, where the reader's
// terminal is wide enough. Packages are dropped where the rest of the name says which class is meant.
#include "report/internal.h"

#define MIN_COLUMN 40
#define MARGIN 2  // before the first column
#define BETWEEN 3 // " | "
#define MAX_COLUMNS 8

// The message above the columns has the packages.
static void shorten(struct class_names *names, struct slice words, struct buf *out)
{
	for (size_t i = 0; i < words.len;) {
		struct slice rest = slice_from(words, i), shown = slice_until(rest, 1);
		bool may_start = i == 0 || text_name_may_start(words.ptr[i - 1]);
		size_t n = may_start ? text_name_at(names, rest, true, &shown) : 0;
		buf_slice(out, shown);
		i += n ? n : 1;
	}
}

// ---- columns --------------------------------------------------------------------------------

struct line {
	struct buf text; // with colours
	uint32_t width;
};

struct column {
	const struct text *text;
	struct class_names *names;
	uint32_t width, indent;
	VEC(struct line) lines;
};

static struct line *start_line(struct column *column, uint32_t indent)
{
	struct line line = { BUF_INIT, indent };
	struct line *last = column->lines.n ? &column->lines.v[column->lines.n - 1] : NULL;
	if (last && slice_has_suffix(buf_view(&last->text), SLICE(" "))) {
		last->text.len--;
		last->width--;
	}
	for (uint32_t i = 0; i < indent; i++)
		buf_char(&line.text, ' ');
	vec_push(&column->lines, line);
	column->indent = indent;
	return &column->lines.v[column->lines.n - 1];
}

static void put_piece(struct column *column, enum style style, struct slice piece, uint32_t width)
{
	struct line *line = &column->lines.v[column->lines.n - 1];
	struct text text = *column->text;
	text.out = &line->text;
	text_put(&text, style, piece);
	line->width += width;
}

// A word without spaces: on this line, on the next, or in pieces.
static void put_word(struct column *column, enum style style, struct slice word)
{
	uint32_t width = 0;
	for (size_t i = 0; i < word.len; i++)
		width += (word.ptr[i] & 0xc0) != 0x80;
	const struct line *line = &column->lines.v[column->lines.n - 1];
	uint32_t next = column->indent + 2;
	if (line->width + width > column->width && line->width > next) {
		uint32_t indent = column->indent;
		start_line(column, next);
		column->indent = indent;
	}
	while (word.len) {
		line = &column->lines.v[column->lines.n - 1];
		uint32_t room = column->width > line->width ? column->width - line->width : 0, n = 0;
		size_t end = 0;
		while (end < word.len && n < room) {
			do
				end++;
			while (end < word.len && (word.ptr[end] & 0xc0) == 0x80);
			n++;
		}
		put_piece(column, style, slice_until(word, end), n);
		word = slice_from(word, end);
		if (word.len) {
			uint32_t indent = column->indent;
			start_line(column, next);
			column->indent = indent;
		}
	}
}

static void put_words(struct column *column, enum style style, const char *words)
{
	struct buf clean = BUF_INIT, shortened = BUF_INIT;
	text_clean(&clean, slice_of_string(words));
	shorten(column->names, buf_view(&clean), &shortened);
	struct slice rest = buf_view(&shortened);
	while (rest.len) {
		ptrdiff_t space = slice_find(rest, ' ');
		size_t end = space < 0 ? rest.len : (size_t)space;
		put_word(column, style, slice_until(rest, end));
		rest = slice_from(rest, end);
		const struct line *line = &column->lines.v[column->lines.n - 1];
		if (rest.len && line->width < column->width)
			put_piece(column, STYLE_PLAIN, SLICE(" "), 1);
		rest = slice_from(rest, rest.len > 0);
	}
	buf_release(&clean);
	buf_release(&shortened);
}

// As much of it as there is room for.
static void put_source(struct column *column, const struct finding_frame *frame)
{
	struct slice source = sources_line(column->text->sources, frame->class, frame->file,
		frame->line);
	if (!source.len)
		return;
	struct buf words = BUF_INIT, clean = BUF_INIT;
	buf_printf(&words, "%u | ", frame->line);
	text_clean(&clean, source);
	buf_slice(&words, buf_view(&clean));
	uint32_t room = column->width - start_line(column, 4)->width, n = 0;
	size_t end = 0;
	for (size_t i = 0; i < words.len; i++) {
		bool is_start = (((const uint8_t *)buf_view(&words).ptr)[i] & 0xc0) != 0x80;
		if (is_start && n == room)
			break;
		n += is_start;
		end = i + 1;
	}
	put_piece(column, STYLE_SOURCE, slice_until(buf_view(&words), end), n);
	buf_release(&words);
	buf_release(&clean);
}

static void put_frame(struct column *column, const struct finding_frame *frame, bool takes_other)
{
	struct buf words = BUF_INIT;
	struct slice name = slice_of_string(frame->method);
	ptrdiff_t descriptor = slice_find(name, '(');
	buf_slice(&words, descriptor < 0 ? name : slice_until(name, (size_t)descriptor));
	buf_char(&words, ' ');
	start_line(column, 2);
	put_words(column, STYLE_PLAIN, buf_cstring(&words));
	buf_clear(&words);
	buf_printf(&words, "(%s", *frame->file ? frame->file : "unknown source");
	if (frame->line)
		buf_printf(&words, ":%u", frame->line);
	buf_char(&words, ')');
	put_words(column, STYLE_PLACE, buf_cstring(&words));
	buf_release(&words);
	for (uint32_t i = 0; i < frame->n_locks; i++) {
		start_line(column, 4);
		put_words(column, STYLE_PLAIN, i ? "then takes " : "takes ");
		put_words(column, STYLE_LOCK, frame->locks[i]);
	}
	if (takes_other)
		put_words(column, STYLE_PLAIN, ", the other object");
	put_source(column, frame);
}

static void fill_column(struct column *column, const struct finding_lock_order *order,
	uint32_t index)
{
	const struct finding_edge *edge = &order->edges[index];
	struct text_words words[MAX_EDGE_WORDS];
	uint32_t n = text_edge_words(order, index, words);
	start_line(column, 0);
	column->indent = 2;                    // what does not fit is set off from the frames
	struct buf joined = BUF_INIT;          // so that no line ends inside brackets without need
	for (uint32_t i = 0; i + 1 < n; i++) { // the last is a colon
		buf_string(&joined, words[i].words);
		if (i + 2 < n && words[i + 1].style == words[i].style)
			continue;
		put_words(column, words[i].style, buf_cstring(&joined));
		buf_clear(&joined);
	}
	buf_release(&joined);
	uint32_t n_shown = text_stacks_shown(column->text, edge);
	for (uint32_t i = 0; i < n_shown; i++) {
		if (i) {
			start_line(column, 2);
			put_words(column, STYLE_PLAIN, "or:");
		}
		for (uint32_t f = edge->stacks[i].n; f > 0; f--)
			put_frame(column, &edge->stacks[i].frames[f - 1],
				f == 1 && text_is_other(edge, &edge->stacks[i]));
	}
	if (n_shown < edge->n_stacks) {
		start_line(column, 2);
		put_words(column, STYLE_PLAIN, "or in other ways, shown with -v");
	}
}

// ---- rows -----------------------------------------------------------------------------------

static void put_row(struct text *text, const struct column *columns, uint32_t n, uint32_t row)
{
	buf_printf(text->out, "%c  ", TEXT_AS_IT_IS);
	for (uint32_t i = 0; i < n; i++) {
		const struct line *line = row < columns[i].lines.n ? &columns[i].lines.v[row] : NULL;
		bool is_last = i + 1 == n;
		if (line)
			buf_slice(text->out, buf_view(&line->text));
		for (uint32_t k = line ? line->width : 0; k < columns[i].width && !is_last; k++)
			buf_char(text->out, ' ');
		bool has_next = !is_last && row < columns[i + 1].lines.n;
		if (!is_last)
			buf_string(text->out, has_next || i + 2 < n ? " | " : " |");
	}
	buf_char(text->out, '\n');
}

bool text_columns(struct text *text, const struct finding_lock_order *order,
	struct class_names *names)
{
	uint32_t n = order->n_edges, rows = 0;
	if (n < 2 || n > MAX_COLUMNS || text->options->width < MARGIN + n * (MIN_COLUMN + BETWEEN))
		return false;
	struct column columns[MAX_COLUMNS] = { 0 };
	for (uint32_t i = 0; i < n; i++) {
		columns[i].text = text;
		columns[i].names = names;
		columns[i].width = (text->options->width - MARGIN - (n - 1) * BETWEEN) / n;
		fill_column(&columns[i], order, i);
		rows = columns[i].lines.n > rows ? columns[i].lines.n : rows;
	}
	for (uint32_t row = 0; row < rows; row++)
		put_row(text, columns, n, row);
	for (uint32_t i = 0; i < n; i++) {
		for (uint32_t k = 0; k < columns[i].lines.n; k++)
			buf_release(&columns[i].lines.v[k].text);
		vec_release(&columns[i].lines);
	}
	return true;
}
