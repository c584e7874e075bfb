#include "base/cursor.h"

void cursor_fail_at(struct cursor *c, const uint8_t *where, const char *why)
{
	if (!c->why) {
		c->why = why;
		c->where = where;
	}
	c->at = c->end;
}

void cursor_fail(struct cursor *c, const char *why)
{
	cursor_fail_at(c, c->at, why);
}

struct cursor cursor_sub(struct cursor *c, size_t n)
{
	struct cursor sub = *c;
	if (!cursor_need(c, n)) {
		sub.at = sub.end;
		sub.why = c->why;
		sub.where = c->where;
		return sub;
	}
	c->at += n;
	sub.end = c->at;
	return sub;
}

bool cursor_has(struct cursor *c, uint64_t count, size_t size, const char *why)
{
	if (count <= cursor_left(c) / (size ? size : 1))
		return true;
	cursor_fail(c, why);
	return false;
}

void cursor_join(struct cursor *c, const struct cursor *sub)
{
	if (sub->why)
		cursor_fail_at(c, sub->where, sub->why);
}

bool cursor_check(const struct cursor *c, struct err *err)
{
	if (!c->why)
		return true;
	return err_set_at(err, ERR_INPUT, (uint64_t)(c->where - c->origin), "%s", c->why);
}
