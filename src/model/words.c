// Cutting a file of models into lines and words.
#include <stdarg.h>
#include <stdio.h>

#include "model/internal.h"

static bool is_word_byte(uint8_t c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
		c == '$' || c == '-' || c >= 0x80;
}

static bool is_space(uint8_t c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

void parser_begin(struct parser *p, struct models *models, const char *file, struct slice text,
	struct err *err)
{
	*p = (struct parser){ .models = models, .file = file, .rest = text, .err = err };
}

static void skip_spaces(struct parser *p)
{
	size_t n = 0;
	while (n < p->rest.len && is_space(p->rest.ptr[n]))
		n++;
	if (n < p->rest.len && p->rest.ptr[n] == '#')
		while (n < p->rest.len && p->rest.ptr[n] != '\n')
			n++;
	p->rest = slice_from(p->rest, n);
}

static bool is_at_end(const struct parser *p)
{
	return p->rest.len == 0 || p->rest.ptr[0] == '\n';
}

// A sign that begins with '<' or '['.
static enum token look_sign(struct slice rest, size_t *len)
{
	static const struct {
		enum token token;
		struct slice text;
	} signs[] = {
		{ TOKEN_SHARE, { (const uint8_t *)"<->", 3 } },
		{ TOKEN_MOVE, { (const uint8_t *)"<-", 2 } },
		{ TOKEN_ARRAY, { (const uint8_t *)"[]", 2 } },
		{ TOKEN_WORD, { (const uint8_t *)"<init>", 6 } },
		{ TOKEN_WORD, { (const uint8_t *)"<clinit>", 8 } },
	};
	for (size_t i = 0; i < sizeof(signs) / sizeof(*signs); i++)
		if (slice_has_prefix(rest, signs[i].text)) {
			*len = signs[i].text.len;
			return signs[i].token;
		}
	*len = 1;
	return TOKEN_WRONG;
}

static enum token look(const struct parser *p, size_t *len)
{
	struct slice rest = p->rest;
	for (*len = 0; *len < rest.len && is_word_byte(rest.ptr[*len]);)
		++*len;
	if (*len)
		return TOKEN_WORD;
	*len = 1;
	switch (rest.ptr[0]) {
	case '<':
	case '[':
		return look_sign(rest, len);
	case '.':
	case ',':
	case ';':
	case ':':
	case '(':
	case ')':
	case '*':
	case '=':
		return TOKEN_OTHER;
	default:
		return TOKEN_WRONG;
	}
}

void parser_advance(struct parser *p)
{
	bool goes_on = p->token == TOKEN_OTHER && strchr(";:,", p->text.ptr[0]);
	skip_spaces(p);
	while (goes_on && p->rest.len > 1 && is_at_end(p) && is_space(p->rest.ptr[1])) {
		p->rest = slice_from(p->rest, 1);
		p->line++;
		skip_spaces(p);
	}
	if (is_at_end(p)) {
		p->token = TOKEN_END;
		p->text = SLICE_EMPTY;
		return;
	}
	size_t len;
	p->token = look(p, &len);
	p->text = slice_until(p->rest, len);
	p->rest = slice_from(p->rest, len);
}

bool parser_next_line(struct parser *p)
{
	for (;;) {
		if (p->line && p->rest.len)
			p->rest = slice_from(p->rest, 1); // the line's end
		p->line++;
		p->is_indented = p->rest.len && is_space(p->rest.ptr[0]);
		p->token = TOKEN_END;
		parser_advance(p);
		if (p->token != TOKEN_END)
			return true;
		if (p->rest.len == 0)
			return false;
	}
}

bool parser_fail(struct parser *p, const char *format, ...)
{
	char why[160];
	va_list args;
	va_start(args, format);
	vsnprintf(why, sizeof(why), format, args);
	va_end(args);
	return err_set(p->err, ERR_USAGE, "%s:%u: %s", p->file, p->line, why);
}

bool parser_expected(struct parser *p, const char *what)
{
	if (p->token == TOKEN_END)
		return parser_fail(p, "expected %s, but the line ends", what);
	return parser_fail(p, "expected %s, not '%.*s'", what, SLICE_ARG(slice_until(p->text, 40)));
}

bool parser_is(const struct parser *p, const char *text)
{
	size_t n = p->text.len;
	return n && p->text.ptr[0] == (uint8_t)text[0] &&
		strncmp((const char *)p->text.ptr, text, n) == 0 && !text[n];
}

bool parser_takes(struct parser *p, const char *text)
{
	bool is = parser_is(p, text);
	if (is)
		parser_advance(p);
	return is;
}

bool parser_wants(struct parser *p, const char *text)
{
	char quoted[32];
	snprintf(quoted, sizeof(quoted), "'%s'", text);
	return parser_takes(p, text) || parser_expected(p, quoted);
}

const struct name *parser_class_name(struct parser *p)
{
	char name[512];
	size_t n = 0;
	do {
		bool is_all = n && parser_is(p, "*");
		if (p->token != TOKEN_WORD && !is_all) {
			parser_expected(p, "a class name such as java.util.Map$Entry");
			return NULL;
		}
		if (n + p->text.len + 1 >= sizeof(name)) {
			parser_fail(p, "a class name of more than %zu bytes", sizeof(name));
			return NULL;
		}
		if (n)
			name[n++] = '/';
		memcpy(name + n, p->text.ptr, p->text.len);
		n += p->text.len;
		parser_advance(p);
	} while (parser_takes(p, "."));
	return intern_slice(p->models->names, slice_of(name, n));
}

bool parser_number(struct parser *p, uint32_t max, uint32_t *number)
{
	uint32_t value = 0;
	for (size_t i = 0; i < p->text.len; i++) {
		uint32_t digit = p->text.ptr[i] - (uint32_t)'0';
		if (digit > 9 || (value = value * 10 + digit) > max)
			return parser_expected(p, "a small number");
	}
	if (p->text.len == 0)
		return parser_expected(p, "a number");
	*number = value;
	parser_advance(p);
	return true;
}

int parser_find(const struct parser *p, const char *const *words, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (parser_is(p, words[i]))
			return (int)i;
	return -1;
}
