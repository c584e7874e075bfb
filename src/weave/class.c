// The class file with its changed methods: constants are added at the end of the pool, so that all indices stay.
#include <string.h>

#include "weave/internal.h"

enum { NEW_CONSTANTS = 20 };

// ---- constants --------------------------------------------------------------------------------------

static uint32_t size_of(const struct class *c, uint16_t i)
{
	static const uint8_t sizes[] = {
#define CONSTANT(tag, name, size) [tag] = size,
#include "class/constants.def"
#undef CONSTANT
	};
	if (c->tags[i] == CONSTANT_Utf8)
		return 2 + class_u2(c, i);
	return sizes[c->tags[i]];
}

static uint32_t end_of_constants(const struct class *c)
{
	for (uint16_t i = (uint16_t)(c->n_constants - 1); i; i--)
		if (c->tags[i] != CONSTANT_NONE)
			return c->offsets[i] + size_of(c, i);
	return 10;
}

static uint16_t add_text(struct buf *out, struct weave_pool *pool, const char *text)
{
	put_u1(out, CONSTANT_Utf8);
	put_u2(out, (uint32_t)strlen(text));
	buf_string(out, text);
	return pool->n++;
}

static uint16_t add_class(struct buf *out, struct weave_pool *pool, const char *name)
{
	uint16_t text = add_text(out, pool, name);
	put_u1(out, CONSTANT_Class);
	put_u2(out, text);
	return pool->n++;
}

static uint16_t add_method(struct buf *out, struct weave_pool *pool, uint16_t class,
	const char *name, uint16_t descriptor)
{
	uint16_t text = add_text(out, pool, name);
	put_u1(out, CONSTANT_NameAndType);
	put_u2(out, text);
	put_u2(out, descriptor);
	uint16_t name_and_type = pool->n++;
	put_u1(out, CONSTANT_Methodref);
	put_u2(out, class);
	put_u2(out, name_and_type);
	return pool->n++;
}

static void add_constants(struct buf *out, struct weave_pool *pool, const struct class *c)
{
	pool->n = c->n_constants;
	uint16_t gate = add_class(out, pool, WEAVE_GATE);
	uint16_t with_object = add_text(out, pool, "(Ljava/lang/Object;I)V");
	pool->held = add_method(out, pool, gate, "held", with_object);
	pool->enter = add_method(out, pool, gate, "enter", with_object);
	pool->exit = add_method(out, pool, gate, "exit", add_text(out, pool, "(I)V"));
	pool->throwable = add_class(out, pool, "java/lang/Throwable");
	pool->frames = add_text(out, pool, "StackMapTable");
}

// ---- methods ----------------------------------------------------------------------------------------

static bool is_about(const struct weave_request *request, const struct class *c,
	const struct member *method)
{
	return slice_equal(member_name(c, method), slice_of_string(request->method)) &&
		(!request->descriptor ||
			slice_equal(member_descriptor(c, method), slice_of_string(request->descriptor)));
}

// Of overloads that a signature does not tell apart, the one whose code has the line.
static bool has_line(const struct class *c, const struct code *code, uint32_t line)
{
	for (uint32_t bci = 0; bci < code->length; bci = code_insn(code, bci).next)
		if (code_line(c, code, bci) == line)
			return true;
	return false;
}

static void plan_requests(struct weave_method *m, struct weave_request *requests, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		struct weave_request *request = &requests[i];
		if (!is_about(request, m->c, m->method) || request->is_woven)
			continue;
		if (!m->code)
			request->why_not = "it has no code";
		else if (request->hash && request->hash != code_hash(m->code))
			request->why_not = "it is another version: its code differs";
		else if (request->bci != -2 || has_line(m->c, m->code, request->line))
			request->is_woven = weave_plan(m, request);
	}
}

static void unplan(struct weave_method *m, struct weave_request *requests, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (is_about(&requests[i], m->c, m->method)) {
			requests[i].is_woven = false;
			requests[i].why_not = "it would become too long";
		}
}

// Where the method's Code attribute begins, and its length with the head.
static const uint8_t *find_code(const struct weave_method *m, uint32_t *length)
{
	const uint8_t *at = m->method->attributes.at;
	for (uint32_t i = 0; i < m->method->attributes.n; i++) {
		*length = 6 + bytes_u4(at + 2);
		if (slice_equal(class_utf8(m->c, bytes_u2(at)), SLICE("Code")))
			return at;
		at += *length;
	}
	return NULL;
}

struct class_writer {
	struct buf *out;
	const uint8_t *done; // of the old bytes
};

static void replace_code(struct class_writer *w, const struct weave_method *m,
	const struct buf *code)
{
	uint32_t length;
	const uint8_t *at = find_code(m, &length);
	if (!at)
		return;
	buf_put(w->out, w->done, (size_t)(at + 2 - w->done));
	put_u4(w->out, (uint32_t)code->len);
	buf_slice(w->out, buf_view(code));
	w->done = at + length;
}

static bool weave_one(struct class_writer *w, struct weave_method *m,
	struct weave_request *requests, uint32_t n, struct arena *arena)
{
	plan_requests(m, requests, n);
	struct buf code = BUF_INIT;
	bool is_done = m->inserts.n && weave_code(&code, m, arena);
	if (is_done)
		replace_code(w, m, &code);
	else if (m->inserts.n)
		unplan(m, requests, n);
	buf_release(&code);
	vec_release(&m->inserts);
	vec_release(&m->exits);
	return is_done;
}

bool weave_class(struct buf *out, const struct class *c, struct weave_request *requests, uint32_t n,
	struct arena *arena)
{
	struct weave_pool pool;
	struct buf constants = BUF_INIT;
	bool is_changed = false;
	for (uint32_t i = 0; i < n; i++)
		requests[i].why_not = "there is no such method";
	if (c->n_constants > UINT16_MAX - NEW_CONSTANTS)
		return false;
	add_constants(&constants, &pool, c);
	uint32_t end = end_of_constants(c);
	buf_put(out, c->bytes.ptr, 8);
	put_u2(out, pool.n);
	buf_put(out, c->bytes.ptr + 10, end - 10);
	buf_slice(out, buf_view(&constants));
	buf_release(&constants);
	struct class_writer w = { out, c->bytes.ptr + end };
	for (uint32_t i = 0; i < c->n_methods; i++) {
		struct weave_method m = { .c = c,
			.method = &c->methods[i],
			.code = c->methods[i].code,
			.pool = &pool };
		is_changed |= weave_one(&w, &m, requests, n, arena);
	}
	buf_put(out, w.done, (size_t)(c->bytes.ptr + c->bytes.len - w.done));
	return is_changed;
}
