#include "cli/page.h"

#include <string.h>

struct page {
	struct buf *out;
	uint32_t width;
	bool use_color;
	struct buf block;       // words that belong together, as they are read
	uint32_t first, indent; // of the block's first line, and of the others
	bool has_printed;
	bool wants_blank; // before the next block
};

// ---- words -------------------------------------------------------------------------------------------

static bool is_letter(uint8_t c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c >= 0x80;
}

// The length of "[words](address)" that the text starts with, and the words; 0: it is something else.
static size_t link_length(struct slice text, struct slice *words)
{
	ptrdiff_t close = text.ptr[0] == '[' ? slice_find(text, ']') : -1;
	if (close < 0 || (size_t)close + 1 >= text.len || text.ptr[close + 1] != '(')
		return 0;
	ptrdiff_t end = slice_find(text, ')');
	*words = slice_from(slice_until(text, (size_t)close), 1);
	return end < close ? 0 : (size_t)end + 1;
}

// Emphasis stands at the begin or end of a word; a star between blanks is a star.
static bool is_emphasis(struct slice text, size_t i)
{
	bool before = i > 0 && is_letter(text.ptr[i - 1]);
	bool after = i + 1 < text.len && (is_letter(text.ptr[i + 1]) || text.ptr[i + 1] == '*');
	return text.ptr[i] == '*' &&
		(before != after || (i + 1 < text.len && text.ptr[i + 1] == '*') ||
			(i > 0 && text.ptr[i - 1] == '*'));
}

static void put_words(struct buf *out, struct slice text)
{
	bool in_code = false;
	for (size_t i = 0; i < text.len; i++) {
		struct slice words;
		size_t n = in_code ? 0 : link_length(slice_from(text, i), &words);
		if (text.ptr[i] == '`') {
			in_code = !in_code;
		} else if (n) {
			put_words(out, words);
			i += n - 1;
		} else if (in_code || !is_emphasis(text, i)) {
			buf_char(out, (char)text.ptr[i]);
		}
	}
}

// ---- blocks ------------------------------------------------------------------------------------------

static void put_blanks(struct buf *out, uint32_t n)
{
	while (n--)
		buf_char(out, ' ');
}

static void separate(struct page *page)
{
	if (page->has_printed && page->wants_blank)
		buf_char(page->out, '\n');
	page->has_printed = true;
	page->wants_blank = false;
}

static uint32_t count_characters(struct slice text)
{
	uint32_t n = 0;
	for (size_t i = 0; i < text.len; i++)
		n += (text.ptr[i] & 0xc0) != 0x80;
	return n;
}

// Prints the block, broken at blanks.
static void end_block(struct page *page)
{
	struct buf plain = BUF_INIT;
	put_words(&plain, buf_view(&page->block));
	struct slice rest = buf_view(&plain);
	uint32_t column = page->first;
	if (rest.len) {
		separate(page);
		put_blanks(page->out, page->first);
	}
	for (bool is_first = true; rest.len; is_first = false) {
		ptrdiff_t blank = slice_find(rest, ' ');
		struct slice word = blank < 0 ? rest : slice_until(rest, (size_t)blank);
		uint32_t n = count_characters(word);
		rest = slice_from(rest, blank < 0 ? rest.len : word.len + 1);
		if (!word.len)
			continue;
		if (!is_first && column + 1 + n > page->width) {
			buf_char(page->out, '\n');
			put_blanks(page->out, page->indent);
			column = page->indent;
		} else if (!is_first) {
			buf_char(page->out, ' ');
			column++;
		}
		buf_slice(page->out, word);
		column += n;
	}
	if (plain.len)
		buf_char(page->out, '\n');
	buf_release(&plain);
	buf_clear(&page->block);
}

static void begin_block(struct page *page, uint32_t first, uint32_t indent)
{
	end_block(page);
	page->first = first;
	page->indent = indent;
}

static void put_heading(struct page *page, struct slice line)
{
	end_block(page);
	while (line.len && (line.ptr[0] == '#' || line.ptr[0] == ' '))
		line = slice_from(line, 1);
	page->wants_blank = true;
	separate(page);
	buf_string(page->out, page->use_color ? "\033[1m" : "");
	put_words(page->out, line);
	buf_string(page->out, page->use_color ? "\033[0m\n" : "\n");
	page->wants_blank = true;
}

static void put_code(struct page *page, struct slice line)
{
	separate(page);
	buf_printf(page->out, "%s%.*s\n", line.len ? "    " : "", SLICE_ARG(line));
}

static struct slice trim(struct slice text)
{
	while (text.len && text.ptr[0] == ' ')
		text = slice_from(text, 1);
	while (text.len && text.ptr[text.len - 1] == ' ')
		text.len--;
	return text;
}

// "| medium | an update can be lost |" is "medium: an update can be lost". is_head: titles of columns, and what is below.
static void put_table_row(struct page *page, struct slice line, bool is_head)
{
	begin_block(page, 2, 6);
	uint32_t n = 0;
	line = slice_from(line, 1);
	for (ptrdiff_t bar; !is_head && (bar = slice_find(line, '|')) >= 0;) {
		buf_string(&page->block, n == 0 ? "" : n == 1 ? ": " : "; ");
		buf_slice(&page->block, trim(slice_until(line, (size_t)bar)));
		line = slice_from(line, (size_t)bar + 1);
		n++;
	}
	end_block(page);
}

static void put_line(struct page *page, struct slice line, uint32_t *table_rows)
{
	struct slice text = trim(line);
	*table_rows = slice_has_prefix(line, SLICE("|")) ? *table_rows + 1 : 0;
	if (!text.len) {
		end_block(page);
		page->wants_blank = true;
	} else if (slice_has_prefix(line, SLICE("#"))) {
		put_heading(page, line);
	} else if (*table_rows) {
		put_table_row(page, line, *table_rows <= 2);
	} else {
		if (slice_has_prefix(text, SLICE("- ")))
			begin_block(page, 0, 2);
		else if (!page->block.len)
			begin_block(page, 0, 0);
		buf_string(&page->block, page->block.len ? " " : "");
		buf_slice(&page->block, text);
	}
}

void page_print(struct slice text, uint32_t width, bool use_color, struct buf *out)
{
	struct page page = { .out = out, .width = width, .use_color = use_color };
	bool in_code = false;
	uint32_t table_rows = 0;
	while (text.len) {
		ptrdiff_t end = slice_find(text, '\n');
		struct slice line = end < 0 ? text : slice_until(text, (size_t)end);
		text = slice_from(text, line.len + 1);
		if (slice_has_prefix(line, SLICE("```"))) {
			end_block(&page);
			page.wants_blank = true;
			in_code = !in_code;
		} else if (in_code) {
			put_code(&page, line);
		} else {
			put_line(&page, line, &table_rows);
		}
	}
	end_block(&page);
	buf_release(&page.block);
}
