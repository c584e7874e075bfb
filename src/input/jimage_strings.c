// jlink's "compact-cp": a class file whose Utf8 constants were moved to the strings of the image,
// where classes share them. Two tags take their place in the constant pool:
//
//     23  the string with this number
//     25  a descriptor: the string with its class names left out ("(L;I)V"), then how many bytes of
//         numbers follow, then for every L the numbers of its package and its class
//
// Numbers are offsets into strings: a first byte with its top bit set holds in its next two bits
// how many bytes there are (1 to 3) and in the other five the top of the value; else it is four
// bytes. After the constant pool the class file goes on as usual.
#include "input/internal.h"

enum { TAG_UTF8 = 1, TAG_LONG = 5, TAG_DOUBLE = 6, TAG_SHARED = 23, TAG_SHARED_DESCRIPTOR = 25 };

static const uint8_t tag_sizes[] = { 0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2,
	2 };

// Where the class file is put together; never beyond its end.
struct writer {
	uint8_t *at, *end;
	bool is_full;
};

static void write_bytes(struct writer *w, struct slice bytes)
{
	if (bytes.len > (size_t)(w->end - w->at)) {
		w->is_full = true;
		return;
	}
	if (bytes.len)
		memcpy(w->at, bytes.ptr, bytes.len);
	w->at += bytes.len;
}

static void write_u1(struct writer *w, uint8_t byte)
{
	write_bytes(w, slice_of(&byte, 1));
}

static uint32_t read_number(struct cursor *c)
{
	uint8_t head = cursor_u1(c);
	uint32_t n = head & 0x80 ? (head >> 5 & 3) : 4;
	uint32_t value = head & 0x80 ? head & 0x1f : head;
	for (uint32_t i = 1; i < n; i++)
		value = value << 8 | cursor_u1(c);
	if (n == 0)
		cursor_fail(c, "bad number of a shared string");
	return value;
}

static struct slice read_shared(const struct jimage *image, struct cursor *c)
{
	struct slice text = SLICE_EMPTY;
	if (!jimage_string(image, read_number(c), &text))
		cursor_fail(c, "no such shared string");
	return text;
}

static void write_type(const struct jimage *image, struct cursor *numbers, struct writer *w)
{
	struct slice package = read_shared(image, numbers);
	struct slice name = read_shared(image, numbers);
	write_bytes(w, package);
	if (package.len)
		write_u1(w, '/');
	write_bytes(w, name);
}

static void write_descriptor(const struct jimage *image, struct cursor *c, struct writer *w)
{
	struct slice form = read_shared(image, c);
	struct cursor numbers = cursor_sub(c, read_number(c));
	bool has_numbers = cursor_left(&numbers) > 0;
	for (size_t i = 0; i < form.len && !w->is_full; i++) {
		write_u1(w, form.ptr[i]);
		if (form.ptr[i] == 'L' && has_numbers)
			write_type(image, &numbers, w);
	}
	cursor_join(c, &numbers);
}

// A Utf8 constant: its length is known when it is there.
static void write_utf8(const struct jimage *image, struct cursor *c, struct writer *w, uint8_t tag)
{
	uint8_t *start = w->at;
	write_bytes(w, slice_of("\1\0\0", 3));
	if (w->is_full)
		return;
	if (tag == TAG_SHARED)
		write_bytes(w, read_shared(image, c));
	else
		write_descriptor(image, c, w);
	size_t length = (size_t)(w->at - start) - 3;
	if (length > 0xffff)
		cursor_fail(c, "shared string is too long");
	start[1] = (uint8_t)(length >> 8);
	start[2] = (uint8_t)length;
}

static void write_constant(const struct jimage *image, struct cursor *c, struct writer *w,
	uint32_t *index)
{
	const uint8_t *start = c->at;
	uint8_t tag = cursor_u1(c);
	*index += tag == TAG_LONG || tag == TAG_DOUBLE ? 2 : 1;
	if (tag == TAG_SHARED || tag == TAG_SHARED_DESCRIPTOR) {
		write_utf8(image, c, w, tag);
		return;
	}
	if (tag == TAG_UTF8)
		cursor_skip(c, cursor_u2(c));
	else if (tag < sizeof(tag_sizes) && tag_sizes[tag])
		cursor_skip(c, tag_sizes[tag]);
	else
		cursor_fail_at(c, start, "unknown constant");
	if (cursor_ok(c))
		write_bytes(w, slice_of(start, (size_t)(c->at - start)));
}

bool jimage_share_strings(const struct jimage *image, struct slice packed, struct slice out,
	struct err *err)
{
	struct cursor c = cursor_of(packed);
	struct writer w = { (uint8_t *)(uintptr_t)out.ptr, (uint8_t *)(uintptr_t)out.ptr + out.len,
		false };
	cursor_skip(&c, 8); // magic, version
	uint32_t index = 1, count = cursor_u2(&c);
	if (cursor_ok(&c))
		write_bytes(&w, slice_of(c.origin, 10));
	while (index < count && cursor_ok(&c) && !w.is_full)
		write_constant(image, &c, &w, &index);
	if (!cursor_check(&c, err))
		return false;
	write_bytes(&w, slice_of(c.at, cursor_left(&c)));
	if (w.is_full || w.at != w.end)
		return err_set(err, ERR_INPUT, "class file does not fill its %zu bytes", out.len);
	return true;
}
