// The StackMapTable (JVMS 4.7.4) after code was put in: the frames are the same, at other offsets.
#include "weave/internal.h"

enum {
	SAME_MAX = 63,
	ONE_MAX = 127,
	ONE_EXTENDED = 247,
	CHOP_MAX = 250,
	SAME_EXTENDED,
	FULL = 255
};
enum { ITEM_OBJECT = 7, ITEM_UNINITIALISED = 8 };

struct writer {
	struct buf *out;
	int64_t last; // offset of the frame before; -1: none
	uint32_t n;
};

static uint32_t next_delta(struct writer *w, uint32_t at)
{
	uint32_t delta = (uint32_t)((int64_t)at - w->last - 1);
	w->last = at;
	w->n++;
	return delta;
}

static void copy_items(struct buf *out, struct cursor *c, uint32_t n,
	const struct weave_moved *moved)
{
	for (; n && cursor_ok(c); n--) {
		uint8_t tag = cursor_u1(c);
		put_u1(out, tag);
		if (tag == ITEM_OBJECT) {
			put_u2(out, cursor_u2(c));
		} else if (tag == ITEM_UNINITIALISED) {
			uint16_t bci = cursor_u2(c);
			if (bci >= moved->length)
				cursor_fail(c, "offset");
			else
				put_u2(out, moved->insns[bci]);
		}
	}
}

// Forms with a small offset in their first byte become those with two bytes: no offset is too far then.
static void copy_frame(struct writer *w, uint8_t kind, uint32_t at, struct cursor *c,
	const struct weave_moved *moved)
{
	uint32_t delta = next_delta(w, at);
	if (kind <= SAME_MAX || kind == SAME_EXTENDED) {
		put_u1(w->out, SAME_EXTENDED);
		put_u2(w->out, delta);
	} else if (kind <= ONE_MAX || kind == ONE_EXTENDED) {
		put_u1(w->out, ONE_EXTENDED);
		put_u2(w->out, delta);
		copy_items(w->out, c, 1, moved);
	} else if (kind == FULL) {
		put_u1(w->out, FULL);
		put_u2(w->out, delta);
		for (int i = 0; i < 2; i++) { // locals, stack
			uint16_t n = cursor_u2(c);
			put_u2(w->out, n);
			copy_items(w->out, c, n, moved);
		}
	} else { // chop and append
		put_u1(w->out, kind);
		put_u2(w->out, delta);
		if (kind > SAME_EXTENDED)
			copy_items(w->out, c, kind - SAME_EXTENDED, moved);
	}
}

static bool copy_frames(struct writer *w, struct slice old, const struct weave_moved *moved)
{
	struct cursor c = cursor_of(old);
	int64_t at = -1;
	for (uint32_t n = old.len ? cursor_u2(&c) : 0; n && cursor_ok(&c); n--) {
		uint8_t kind = cursor_u1(&c);
		if (kind > ONE_MAX && kind < ONE_EXTENDED)
			return false;
		uint32_t delta = kind <= SAME_MAX ? kind
			: kind <= ONE_MAX             ? kind - SAME_MAX - 1u
										  : cursor_u2(&c);
		at += delta + 1;
		if (at >= moved->length)
			return false;
		copy_frame(w, kind, moved->targets[at], &c, moved);
	}
	return cursor_ok(&c);
}

// Nothing is known of variables where an exception can come from anywhere.
static void add_bare(struct writer *w, uint32_t at, uint16_t on_stack)
{
	uint32_t delta = next_delta(w, at);
	put_u1(w->out, FULL);
	put_u2(w->out, delta);
	put_u2(w->out, 0);
	put_u2(w->out, on_stack ? 1 : 0);
	if (on_stack) {
		put_u1(w->out, ITEM_OBJECT);
		put_u2(w->out, on_stack);
	}
}

bool weave_frames(struct buf *out, struct slice old, const struct weave_moved *moved,
	const struct weave_pool *pool)
{
	struct buf frames = BUF_INIT;
	struct writer w = { &frames, -1, 0 };
	bool is_good = copy_frames(&w, old, moved);
	if (moved->handler)
		add_bare(&w, moved->handler, pool->throwable);
	if (moved->padding)
		add_bare(&w, moved->padding, 0);
	put_u2(out, w.n);
	buf_slice(out, buf_view(&frames));
	buf_release(&frames);
	return is_good && w.n <= UINT16_MAX;
}
