// The last step of the text report: lines that were written as if there were room are broken at blanks
// to fit the reader's terminal, and names of classes that are known by now lose their package.
//
// Words are never broken: paths can be clicked and names copied. Colours and links take no room.
#include "report/internal.h"

#define MAX_LABEL 11 // "  against: "

struct layout {
	struct buf *out;
	struct class_names *names; // NULL: none to shorten
	uint32_t width;            // 0: any
	uint32_t column, indent;   // of what comes next; of lines that go on
	uint8_t last;              // character that was seen
};

// The escape sequence that the words start with: a colour ends with m, a link with ESC \.
static size_t escape_length(struct slice words)
{
	size_t n = 1;
	if (words.ptr[0] != '\033')
		return 0;
	if (words.len > 1 && words.ptr[1] == ']')
		while (n < words.len && !(words.ptr[n - 1] == '\033' && words.ptr[n] == '\\' && n > 1))
			n++;
	else
		while (n < words.len && words.ptr[n] != 'm')
			n++;
	return n < words.len ? n + 1 : n;
}

static uint32_t count_characters(struct slice text)
{
	uint32_t n = 0;
	for (size_t i = 0; i < text.len; i++)
		n += (text.ptr[i] & 0xc0) != 0x80;
	return n;
}

// ---- words ------------------------------------------------------------------------------------

// Up to the next blank, as it will be shown; returns how much of the line that is.
static size_t take_word(struct layout *layout, struct slice line, struct buf *word, uint32_t *width)
{
	size_t i = 0;
	buf_clear(word);
	*width = 0;
	while (i < line.len && line.ptr[i] != ' ') {
		struct slice rest = slice_from(line, i), shown = slice_until(rest, 1);
		size_t n = escape_length(rest);
		if (rest.ptr[0] == TEXT_GOES_ON) {
			i++;
			continue;
		}
		if (n) {
			buf_slice(word, slice_until(rest, n));
			i += n;
			continue;
		}
		if (layout->names && text_name_may_start(layout->last))
			n = text_name_at(layout->names, rest, false, &shown);
		n = n ? n : 1;
		buf_slice(word, shown);
		*width += count_characters(shown);
		layout->last = rest.ptr[n - 1];
		i += n;
	}
	return i;
}

static void start_line(struct layout *layout)
{
	buf_char(layout->out, '\n');
	for (uint32_t i = 0; i < layout->indent; i++)
		buf_char(layout->out, ' ');
	layout->column = layout->indent;
}

// Where the text of "  for:     it is" begins; of a line without such a word four behind its own start.
static uint32_t hanging_indent(struct slice line)
{
	uint32_t indent = 0, column;
	while (indent < line.len && line.ptr[indent] == ' ')
		indent++;
	for (size_t i = column = 0; i < line.len; i++, column++) {
		size_t escape = escape_length(slice_from(line, i));
		if (line.ptr[i] == TEXT_GOES_ON)
			return column;
		i += escape;
		if (escape)
			i--, column--;
	}
	column = indent;
	for (size_t i = indent; i < line.len && column < MAX_LABEL && line.ptr[i] != ' ';) {
		size_t escape = escape_length(slice_from(line, i));
		if (indent == 2 && line.ptr[i] == ':')
			return MAX_LABEL;
		column += !escape;
		i += escape ? escape : 1;
	}
	return indent + 4;
}

static void put_line(struct layout *layout, struct slice line)
{
	struct buf word = BUF_INIT;
	layout->indent = hanging_indent(line);
	layout->column = 0;
	while (line.len) {
		uint32_t blanks = 0, width;
		while (blanks < line.len && line.ptr[blanks] == ' ')
			blanks++;
		layout->last = blanks ? ' ' : '\n';
		line = slice_from(line, blanks);
		line = slice_from(line, take_word(layout, line, &word, &width));
		bool is_first = layout->column == 0 || layout->column == layout->indent;
		if (layout->width && !is_first && layout->column + blanks + width > layout->width)
			start_line(layout);
		else
			for (uint32_t i = 0; i < blanks; i++, layout->column++)
				buf_char(layout->out, ' ');
		buf_slice(layout->out, buf_view(&word));
		layout->column += width;
	}
	buf_release(&word);
}

// As it stands, as much as there is room for.
static void put_cut(struct layout *layout, struct slice line)
{
	uint32_t n = 0;
	for (size_t i = 0; i < line.len;) {
		size_t escape = escape_length(slice_from(line, i));
		bool has_room = !layout->width || n < layout->width;
		size_t step = 1;
		while (i + step < line.len && (line.ptr[i + step] & 0xc0) == 0x80)
			step++;
		if (escape || has_room)
			buf_slice(layout->out, slice_until(slice_from(line, i), escape ? escape : step));
		n += !escape;
		i += escape ? escape : step;
	}
}

void text_lay_out(struct buf *out, struct slice words, struct class_names *names, uint32_t width)
{
	struct layout layout = { .out = out, .names = names, .width = width };
	while (words.len) {
		ptrdiff_t end = slice_find(words, '\n');
		struct slice line = end < 0 ? words : slice_until(words, (size_t)end);
		words = slice_from(words, line.len + 1);
		if (line.len && line.ptr[0] == TEXT_AS_IT_IS)
			put_cut(&layout, slice_from(line, 1));
		else
			put_line(&layout, line);
		buf_char(out, '\n');
	}
}
