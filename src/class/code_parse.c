// The Code attribute, JVMS 4.7.3: where its parts are. The instructions are checked in code_check.c.
#include "class/internal.h"

static const struct handler *parse_handlers(struct cursor *in, uint16_t n, struct arena *arena)
{
	if (n == 0 || !cursor_has(in, n, 8, "exception table is cut off"))
		return NULL;
	struct handler *handlers = arena_alloc(arena, sizeof(*handlers) * n);
	for (uint32_t i = 0; i < n; i++) {
		handlers[i].start = cursor_u2(in);
		handlers[i].end = cursor_u2(in);
		handlers[i].target = cursor_u2(in);
		handlers[i].catch_type = cursor_u2(in);
	}
	return handlers;
}

static struct code *parse(struct parser *parser, struct cursor *in)
{
	struct code *code = ARENA_NEW(parser->arena, struct code);
	// One-byte fields, before JDK 1.0.2.
	bool is_ancient = parser->c->major == 45 && parser->c->minor < 3;

	code->max_stack = is_ancient ? cursor_u1(in) : cursor_u2(in);
	code->max_locals = is_ancient ? cursor_u1(in) : cursor_u2(in);
	code->length = is_ancient ? cursor_u2(in) : cursor_u4(in);
	if (cursor_ok(in) && (code->length == 0 || code->length > MAX_CODE))
		cursor_fail(in, "code length out of range");
	code->bytes = cursor_bytes(in, code->length).ptr;
	code->n_handlers = cursor_u2(in);
	code->handlers = parse_handlers(in, code->n_handlers, parser->arena);
	if (cursor_ok(in) && attributes_skip(parser->c, in, &code->attributes) && cursor_left(in))
		cursor_fail(in, "bytes left over in the Code attribute");
	return cursor_ok(in) ? code : NULL;
}

struct code *code_parse(struct parser *parser, struct slice bytes)
{
	struct cursor in = parser->in;
	in.at = bytes.ptr;
	in.end = bytes.ptr + bytes.len;
	struct code *code = parse(parser, &in);
	cursor_join(&parser->in, &in);
	return code;
}
