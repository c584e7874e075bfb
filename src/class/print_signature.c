// Generic signatures, JVMS 4.7.9.1, as Java source writes types. The JVM never looks at them, so
// they may hold anything: a parser that goes down one level per nested type, with a depth limit.
// The caller notes how long the output was, and cuts it back there when `failed` is set.
#include "class/print.h"

#define MAX_DEPTH 64
#define MAX_DIMENSIONS 255

static void fail(struct signature *s)
{
	s->failed = true;
	s->rest = SLICE_EMPTY;
}

struct signature signature_of(struct printer *p, struct slice text)
{
	struct signature s = { .p = p, .rest = text };
	// Many members may share one long signature; see print_text.c.
	if (p->out->len > p->limit)
		fail(&s);
	return s;
}

bool signature_find(struct printer *p, struct attributes attributes, struct signature *out)
{
	struct slice bytes;
	if (!attribute_find(p->c, attributes, ATTRIBUTE_Signature, &bytes) || bytes.len != 2)
		return false;
	uint16_t index = bytes_u2(bytes.ptr);
	if (!constant_is(p->c, index, CONSTANT_Utf8))
		return false;
	*out = signature_of(p, class_utf8(p->c, index));
	return true;
}

static uint8_t peek(const struct signature *s)
{
	return s->rest.len ? s->rest.ptr[0] : 0;
}

bool signature_accept(struct signature *s, char ch)
{
	if (s->rest.len == 0 || s->rest.ptr[0] != (uint8_t)ch)
		return false;
	s->rest = slice_from(s->rest, 1);
	return true;
}

static void expect(struct signature *s, char ch)
{
	if (!signature_accept(s, ch))
		fail(s);
}

// Takes the characters before the first of `ends`; none is an error.
static struct slice take_until(struct signature *s, const char *ends)
{
	size_t n = 0;
	while (n < s->rest.len && !strchr(ends, s->rest.ptr[n]))
		n++;
	struct slice taken = slice_until(s->rest, n);
	s->rest = slice_from(s->rest, n);
	if (n == 0)
		fail(s);
	return taken;
}

static void put_string(struct signature *s, const char *text)
{
	buf_string(s->p->out, text);
}

static void type_argument(struct signature *s)
{
	if (signature_accept(s, '*')) {
		put_string(s, "?");
		return;
	}
	if (signature_accept(s, '+'))
		put_string(s, "? extends ");
	else if (signature_accept(s, '-'))
		put_string(s, "? super ");
	signature_type(s);
}

static void type_arguments(struct signature *s)
{
	put_string(s, "<");
	type_argument(s);
	while (!s->failed && !signature_accept(s, '>')) {
		put_string(s, ", ");
		type_argument(s);
	}
	put_string(s, ">");
}

// Behind the L: `java/util/Map<TK;TV;>.Entry;`.
static void class_type(struct signature *s)
{
	for (;;) {
		print_class_name(s->p, take_until(s, "<;."));
		if (signature_accept(s, '<'))
			type_arguments(s);
		if (!signature_accept(s, '.'))
			break;
		put_string(s, ".");
	}
	expect(s, ';');
}

static void element_type(struct signature *s)
{
	if (signature_accept(s, 'L')) {
		class_type(s);
	} else if (signature_accept(s, 'T')) {
		print_class_name(s->p, take_until(s, "<>.:;/["));
		expect(s, ';');
	} else if (peek(s) && strchr("BCDFIJSZV", peek(s))) {
		print_type(s->p, slice_until(s->rest, 1));
		s->rest = slice_from(s->rest, 1);
	} else {
		fail(s);
	}
}

void signature_type(struct signature *s)
{
	uint32_t dimensions = 0;
	while (signature_accept(s, '['))
		dimensions++;
	if (s->depth >= MAX_DEPTH || dimensions > MAX_DIMENSIONS)
		fail(s);
	if (s->failed)
		return;
	s->depth++;
	element_type(s);
	s->depth--;
	while (dimensions-- && !s->failed)
		put_string(s, "[]");
}

bool signature_next_is_object(const struct signature *s)
{
	return slice_has_prefix(s->rest, SLICE("Ljava/lang/Object;"));
}

static void type_parameter(struct signature *s)
{
	const char *separator = " extends ";
	print_class_name(s->p, take_until(s, "<>.:;/["));
	if (peek(s) != ':')
		fail(s);
	while (signature_accept(s, ':')) {
		if (peek(s) == ':')
			continue;
		// Every type extends Object; javap says so only when verbose.
		bool is_silent = signature_next_is_object(s) && !s->p->options->verbose;
		size_t before = s->p->out->len;
		put_string(s, separator);
		signature_type(s);
		if (is_silent)
			s->p->out->len = before;
		else
			separator = " & ";
	}
}

void signature_type_parameters(struct signature *s)
{
	if (!signature_accept(s, '<'))
		return;
	put_string(s, "<");
	type_parameter(s);
	while (!s->failed && !signature_accept(s, '>')) {
		put_string(s, ", ");
		type_parameter(s);
	}
	put_string(s, ">");
}

void signature_parameters(struct signature *s)
{
	expect(s, '(');
	put_string(s, "(");
	for (bool is_first = true; !s->failed && !signature_accept(s, ')'); is_first = false) {
		if (!is_first)
			put_string(s, ", ");
		signature_type(s);
	}
	put_string(s, ")");
}
