// Lines, texts and names of a listing.
//
// The one way in which a small class can have a huge listing is that many constants and attributes
// refer to one long text. So all texts go through may_print, which stops them at a limit.
#include "class/print.h"

#define COMMENT_COLUMN 40

void print_start(struct printer *p)
{
	p->line = p->out->len;
	buf_pad_to(p->out, p->line, 2 * (size_t)p->indent);
}

// Like javap's, lines have no spaces at their end.
void print_end(struct printer *p)
{
	while (p->out->len > p->line && p->out->ptr[p->out->len - 1] == ' ')
		p->out->len--;
	buf_char(p->out, '\n');
	p->line = p->out->len;
}

void print_line(struct printer *p, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	print_start(p);
	buf_vprintf(p->out, format, args);
	print_end(p);
	va_end(args);
}

void print_blank(struct printer *p)
{
	print_end(p);
}

void print_comment(struct printer *p)
{
	buf_char(p->out, ' ');
	buf_pad_to(p->out, p->line, 2 * (size_t)p->indent + COMMENT_COLUMN);
	buf_string(p->out, "// ");
}

// ---- modified UTF-8, JVMS 4.4.7 ---------------------------------------------------------------

// Takes one UTF-16 unit off the text.
static uint32_t take_unit(struct slice *text)
{
	const uint8_t *t = text->ptr;
	uint32_t unit = t[0] < 0x80 ? t[0] : 0xfffd;
	size_t n = 1;

	if ((t[0] & 0xe0) == 0xc0 && text->len >= 2) {
		unit = (t[0] & 0x1fu) << 6 | (t[1] & 0x3fu);
		n = 2;
	} else if ((t[0] & 0xf0) == 0xe0 && text->len >= 3) {
		unit = (t[0] & 0x0fu) << 12 | (t[1] & 0x3fu) << 6 | (t[2] & 0x3fu);
		n = 3;
	}
	*text = slice_from(*text, n);
	return unit;
}

// Takes one character off the text; a surrogate that has no partner comes out as itself.
static uint32_t take_char(struct slice *text)
{
	uint32_t high = take_unit(text);
	if (high < 0xd800 || high > 0xdbff || text->len == 0)
		return high;
	struct slice rest = *text;
	uint32_t low = take_unit(&rest);
	if (low < 0xdc00 || low > 0xdfff)
		return high;
	*text = rest;
	return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
}

static void put_utf8(struct buf *out, uint32_t ch)
{
	if (ch < 0x80) {
		buf_char(out, (char)ch);
	} else if (ch < 0x800) {
		buf_char(out, (char)(0xc0 | ch >> 6));
		buf_char(out, (char)(0x80 | (ch & 0x3f)));
	} else {
		if (ch < 0x10000) {
			buf_char(out, (char)(0xe0 | ch >> 12));
		} else {
			buf_char(out, (char)(0xf0 | ch >> 18));
			buf_char(out, (char)(0x80 | (ch >> 12 & 0x3f)));
		}
		buf_char(out, (char)(0x80 | (ch >> 6 & 0x3f)));
		buf_char(out, (char)(0x80 | (ch & 0x3f)));
	}
}

static bool is_control(uint32_t ch)
{
	return ch < 0x20 || (ch >= 0x7f && ch < 0xa0) || (ch >= 0xd800 && ch < 0xe000);
}

// The letter behind the backslash, 0 where none is needed.
static char escape_of(uint32_t ch)
{
	switch (ch) {
	case '\n':
		return 'n';
	case '\t':
		return 't';
	case '\r':
		return 'r';
	case '\b':
		return 'b';
	case '\f':
		return 'f';
	case '"':
	case '\'':
	case '\\':
		return (char)ch;
	default:
		return 0;
	}
}

static void put_text(struct buf *out, struct slice text)
{
	while (text.len) {
		uint32_t ch = take_char(&text);
		char escape = escape_of(ch);
		if (escape) {
			buf_char(out, '\\');
			buf_char(out, escape);
		} else if (is_control(ch)) {
			buf_printf(out, "\\u%04x", ch);
		} else {
			put_utf8(out, ch);
		}
	}
}

// ---- names ------------------------------------------------------------------------------------

void class_print_name(struct slice internal_name, struct buf *out)
{
	while (internal_name.len) {
		uint32_t ch = take_char(&internal_name);
		if (is_control(ch))
			buf_printf(out, "\\u%04x", ch);
		else
			put_utf8(out, ch == '/' ? '.' : ch);
	}
}

static const char *primitive_name(uint8_t ch)
{
	switch (ch) {
	case 'B':
		return "byte";
	case 'C':
		return "char";
	case 'D':
		return "double";
	case 'F':
		return "float";
	case 'I':
		return "int";
	case 'J':
		return "long";
	case 'S':
		return "short";
	case 'Z':
		return "boolean";
	case 'V':
		return "void";
	default:
		return NULL;
	}
}

// What is no descriptor is printed as a name.
void class_print_type(struct slice descriptor, struct buf *out)
{
	size_t dimensions = 0;
	while (dimensions < descriptor.len && descriptor.ptr[dimensions] == '[')
		dimensions++;
	struct slice element = slice_from(descriptor, dimensions);
	const char *primitive = element.len == 1 ? primitive_name(element.ptr[0]) : NULL;

	if (primitive)
		buf_string(out, primitive);
	else if (element.len > 2 && element.ptr[0] == 'L' && element.ptr[element.len - 1] == ';')
		class_print_name(slice_of(element.ptr + 1, element.len - 2), out);
	else
		class_print_name(element, out);
	while (dimensions--)
		buf_string(out, "[]");
}

// A sequence of identifiers with slashes between them; letters beyond ASCII are taken on trust.
static bool is_java_name(struct slice name)
{
	uint8_t before = '/';
	for (size_t i = 0; i < name.len; i++) {
		uint8_t ch = name.ptr[i];
		bool is_letter = (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') || ch == '_' ||
			ch == '$' || ch >= 0x80;
		bool is_inner = (ch >= '0' && ch <= '9') || ch == '/';
		if (!is_letter && !(is_inner && before != '/'))
			return false;
		before = ch;
	}
	return name.len > 0;
}

// ---- through the printer ----------------------------------------------------------------------

static bool may_print(struct printer *p, struct slice text)
{
	if (p->out->len < p->limit && text.len <= p->limit - p->out->len)
		return true;
	buf_string(p->out, "...");
	return false;
}

void print_text(struct printer *p, struct slice text)
{
	if (may_print(p, text))
		put_text(p->out, text);
}

void print_name(struct printer *p, struct slice name)
{
	bool is_plain = is_java_name(name);
	if (!is_plain)
		buf_char(p->out, '"');
	print_text(p, name);
	if (!is_plain)
		buf_char(p->out, '"');
}

void print_class_name(struct printer *p, struct slice name)
{
	if (!may_print(p, name))
		return;
	if (name.len && name.ptr[0] == '[')
		class_print_type(name, p->out);
	else
		class_print_name(name, p->out);
}

void print_type(struct printer *p, struct slice descriptor)
{
	if (may_print(p, descriptor))
		class_print_type(descriptor, p->out);
}

void print_utf8_at(struct printer *p, uint16_t index)
{
	if (constant_is(p->c, index, CONSTANT_Utf8))
		print_text(p, class_utf8(p->c, index));
}
