// slice, cursor, err, json, notes
#include "unit.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/cursor.h"
#include "base/err.h"
#include "base/json.h"
#include "base/notes.h"
#include "base/pool.h"

static void slices_compare_and_cut(void **state)
{
	(void)state;
	struct slice s = SLICE("a/b/c");
	assert_int_equal(slice_find(s, '/'), 1);
	assert_int_equal(slice_find_last(s, '/'), 3);
	assert_int_equal(slice_find(s, 'x'), -1);
	assert_int_equal(slice_find_last(SLICE_EMPTY, 'x'), -1);
	assert_true(slice_equal(slice_from(s, 4), SLICE("c")));
	assert_int_equal(slice_from(s, 99).len, 0);
	assert_true(slice_equal(slice_until(s, 1), SLICE("a")));
	assert_true(slice_equal(slice_until(s, 99), s));
	assert_true(slice_has_prefix(s, SLICE("a/")));
	assert_true(slice_has_prefix(s, SLICE_EMPTY));
	assert_false(slice_has_prefix(SLICE("a"), SLICE("ab")));
	assert_true(slice_has_suffix(s, SLICE("/c")));
	assert_false(slice_has_suffix(SLICE("c"), SLICE("/c")));
	assert_true(slice_compare(SLICE("a"), SLICE("ab")) < 0);
	assert_true(slice_compare(SLICE("b"), SLICE("ab")) > 0);
	assert_int_equal(slice_compare(SLICE_EMPTY, SLICE("")), 0);
	assert_true(slice_compare(SLICE("\xff"), SLICE("a")) > 0); // bytes are unsigned
}

static void cursor_reads_both_byte_orders(void **state)
{
	(void)state;
	struct cursor c = cursor_of(
		SLICE("\x01\x02\x03\x80\x00\x00\x01\xff\xfe\xfd\xfc\xfb\xfa\xf9\xf8"));
	assert_int_equal(cursor_u1(&c), 1);
	assert_int_equal(cursor_u2(&c), 0x0203);
	assert_int_equal(cursor_u4(&c), 0x80000001u);
	assert_true(cursor_u8(&c) == 0xfffefdfcfbfaf9f8u);
	assert_int_equal(cursor_left(&c), 0);
	assert_true(cursor_ok(&c));

	c = cursor_of(SLICE("\x01\x02\x03\x04\x05\x80\x01\x02\x03\x04\x05\x06\x07\x88"));
	assert_int_equal(cursor_u2le(&c), 0x0201);
	assert_int_equal(cursor_u4le(&c), 0x80050403u);
	assert_true(cursor_u8le(&c) == 0x8807060504030201u);
	assert_true(cursor_ok(&c));
}

// From a heap block of exactly that size, so that ASan would see a read past the end.
static struct slice on_heap(size_t n)
{
	uint8_t *bytes = malloc(n ? n : 1);
	assert_non_null(bytes);
	memset(bytes, 0xaa, n);
	return slice_of(bytes, n);
}

static void cursor_never_leaves_its_bytes(void **state)
{
	(void)state;
	for (size_t n = 0; n < 9; n++) {
		struct slice bytes = on_heap(n);
		for (int kind = 0; kind < 9; kind++) {
			struct cursor c = cursor_of(bytes);
			static const size_t sizes[] = { 1, 2, 4, 8, 2, 4, 8, 5, 6 };
			switch (kind) {
			case 0:
				cursor_u1(&c);
				break;
			case 1:
				cursor_u2(&c);
				break;
			case 2:
				cursor_u4(&c);
				break;
			case 3:
				cursor_u8(&c);
				break;
			case 4:
				cursor_u2le(&c);
				break;
			case 5:
				cursor_u4le(&c);
				break;
			case 6:
				cursor_u8le(&c);
				break;
			case 7:
				cursor_bytes(&c, 5);
				break;
			default:
				cursor_skip(&c, 6);
			}
			assert_int_equal(cursor_ok(&c), n >= sizes[kind]);
			assert_true(c.at <= c.end);
		}
		free((void *)(uintptr_t)bytes.ptr);
	}
}

static void cursor_keeps_the_first_error(void **state)
{
	(void)state;
	struct cursor c = cursor_of(SLICE("abc"));
	cursor_skip(&c, 1);
	assert_int_equal(cursor_u4(&c), 0);
	assert_int_equal(cursor_u1(&c), 0); // at the end now, though a byte was left before
	cursor_fail(&c, "later");
	struct err err = ERR_INIT;
	assert_false(cursor_check(&c, &err));
	assert_int_equal(err.kind, ERR_INPUT);
	assert_int_equal(err.offset, 1);
	assert_string_equal(err.text, "truncated");
}

static void sub_cursors_are_fenced_in(void **state)
{
	(void)state;
	struct cursor c = cursor_of(SLICE("0123456789"));
	cursor_skip(&c, 2);
	struct cursor sub = cursor_sub(&c, 3);
	assert_int_equal(cursor_u1(&c), '5');
	assert_int_equal(cursor_u2(&sub), '2' << 8 | '3');
	assert_int_equal(cursor_u2(&sub), 0);
	assert_false(cursor_ok(&sub));
	assert_true(cursor_ok(&c));
	cursor_join(&c, &sub);
	struct err err = ERR_INIT;
	assert_false(cursor_check(&c, &err));
	assert_int_equal(err.offset, 4); // counted from the outer start

	c = cursor_of(SLICE("0123"));
	sub = cursor_sub(&c, 5);
	assert_false(cursor_ok(&c));
	assert_false(cursor_ok(&sub));
	assert_int_equal(cursor_left(&sub), 0);
	sub = cursor_sub(&c, SIZE_MAX);
	assert_int_equal(cursor_left(&sub), 0);
}

static void counts_are_checked_before_they_are_believed(void **state)
{
	(void)state;
	struct cursor c = cursor_of(SLICE("0123456789"));
	assert_true(cursor_has(&c, 5, 2, "x"));
	assert_true(cursor_has(&c, 0, 0, "x"));
	struct cursor copy = c;
	assert_false(cursor_has(&copy, 6, 2, "too many"));
	copy = c;
	assert_false(cursor_has(&copy, UINT64_MAX, 2, "overflow")); // the product would wrap
	assert_string_equal(copy.why, "overflow");
	c = cursor_of(SLICE_EMPTY);
	assert_false(cursor_has(&c, 1, 0, "none"));
}

static void err_keeps_the_first(void **state)
{
	(void)state;
	struct err err = ERR_INIT;
	assert_false(err_is_set(&err));
	assert_false(err_set_at(&err, ERR_INPUT, 7, "bad %s", "tag"));
	err_set(&err, ERR_BUDGET, "second");
	errno = ENOENT;
	err_set_errno(&err, "third");
	assert_string_equal(err.text, "bad tag");
	assert_int_equal(err.kind, ERR_INPUT);
	assert_int_equal(err.offset, 7);
	err = ERR_INIT;
	err_set_errno(&err, "%s", "x.jar");
	assert_int_equal(err.kind, ERR_SYSTEM);
	assert_string_equal(err.text, "x.jar: No such file or directory");

	char long_name[1000];
	memset(long_name, 'n', sizeof(long_name) - 1);
	long_name[sizeof(long_name) - 1] = '\0';
	err = ERR_INIT;
	errno = ENOENT;
	err_set_errno(&err, "%s", long_name);
	assert_true(strlen(err.text) < sizeof(err.text));
}

static void assert_quoted(struct slice text, const char *expected)
{
	struct buf buf = BUF_INIT;
	json_quote(&buf, text);
	assert_string_equal(buf_cstring(&buf), expected);
	buf_release(&buf);
}

static void json_escapes(void **state)
{
	(void)state;
	assert_quoted(SLICE_EMPTY, "\"\"");
	assert_quoted(SLICE("a\"b\\c/"), "\"a\\\"b\\\\c/\"");
	assert_quoted(SLICE("\n\t\r\x01\x7f"), "\"\\n\\t\\u000d\\u0001\\u007f\"");
	assert_quoted(SLICE("x\0y"), "\"x\\u0000y\"");
	assert_quoted(SLICE("\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80"),
		"\"\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\"");
	assert_quoted(SLICE("\xff"), "\"\\ufffd\"");
	assert_quoted(SLICE("\xc3"), "\"\\ufffd\"");                       // cut off
	assert_quoted(SLICE("\xc0\x80"), "\"\\ufffd\\ufffd\"");            // overlong
	assert_quoted(SLICE("\xed\xa0\x80"), "\"\\ufffd\\ufffd\\ufffd\""); // a lone surrogate
	assert_quoted(SLICE("\xf5\x80\x80\x80"), "\"\\ufffd\\ufffd\\ufffd\\ufffd\"");
}

static void json_nests(void **state)
{
	(void)state;
	struct buf buf = BUF_INIT;
	struct json json;
	json_begin(&json, &buf);
	json_object(&json, NULL, false);
	json_string(&json, "s", "x");
	json_array(&json, "a", true);
	json_unsigned(&json, NULL, 1);
	json_signed(&json, NULL, -2);
	json_object(&json, NULL, false);
	json_bool(&json, "b", true);
	json_null(&json, "n");
	json_end_object(&json);
	json_end_array(&json);
	json_array(&json, "empty", false);
	json_end_array(&json);
	json_milliseconds(&json, "ms", 12.44);
	json_end_object(&json);
	assert_string_equal(buf_cstring(&buf),
		"{\n"
		"  \"s\": \"x\",\n"
		"  \"a\": [1, -2, {\"b\": true, \"n\": null}],\n"
		"  \"empty\": [],\n"
		"  \"ms\": 12.4\n"
		"}\n");
	buf_release(&buf);
}

static void flushed(struct notes *notes, enum note_level level, char *text, size_t size)
{
	FILE *out = tmpfile();
	assert_non_null(out);
	notes_flush(notes, level, out);
	rewind(out);
	text[fread(text, 1, size - 1, out)] = '\0';
	fclose(out);
}

static void notes_come_in_their_order(void **state)
{
	(void)state;
	char text[1000];
	struct notes *notes = notes_new();
	struct err err = ERR_INIT;
	err_set_at(&err, ERR_INPUT, 31, "truncated");
	notes_add(notes, NOTE_WARNING, 3, "c");
	notes_add(notes, NOTE_INFO, 0, "only with -v");
	notes_add(notes, NOTE_ERROR, 2, "b%d", 2);
	notes_add(notes, NOTE_WARNING, 2, "b1");
	notes_add_err(notes, NOTE_WARNING, 1, SLICE("a.jar!X.class"), &err);
	notes_add(notes, NOTE_WARNING, 9, "esc\x1b[31m\n");
	assert_int_equal(notes_count(notes, NOTE_INFO), 6);
	assert_int_equal(notes_count(notes, NOTE_WARNING), 5);
	assert_int_equal(notes_count(notes, NOTE_ERROR), 1);
	flushed(notes, NOTE_WARNING, text, sizeof(text));
	assert_string_equal(text,
		"raddle: a.jar!X.class: offset 0x1f: truncated\n"
		"raddle: b1\n"
		"raddle: b2\n"
		"raddle: c\n"
		"raddle: esc\\x1b[31m\\x0a\n");
	flushed(notes, NOTE_INFO, text, sizeof(text));
	assert_string_equal(text, ""); // all forgotten, shown or not
	notes_free(notes);
	notes_free(NULL);
}

static void add_note(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	notes_add(context, NOTE_WARNING, item / 2, "note %04u", item);
}

// The order is the same whoever was first.
static void notes_from_many_threads(void **state)
{
	(void)state;
	static char text[20000], expected[20000];
	size_t length = 0;
	struct notes *notes = notes_new();
	pool_run(4, 500, 3, add_note, notes);
	for (unsigned i = 0; i < 500; i++)
		length += (size_t)snprintf(expected + length, sizeof(expected) - length,
			"raddle: note %04u\n", i);
	flushed(notes, NOTE_WARNING, text, sizeof(text));
	assert_string_equal(text, expected);
	notes_free(notes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(slices_compare_and_cut),
		cmocka_unit_test(cursor_reads_both_byte_orders),
		cmocka_unit_test(cursor_never_leaves_its_bytes),
		cmocka_unit_test(cursor_keeps_the_first_error),
		cmocka_unit_test(sub_cursors_are_fenced_in),
		cmocka_unit_test(counts_are_checked_before_they_are_believed),
		cmocka_unit_test(err_keeps_the_first),
		cmocka_unit_test(json_escapes),
		cmocka_unit_test(json_nests),
		cmocka_unit_test(notes_come_in_their_order),
		cmocka_unit_test(notes_from_many_threads),
	};
	return cmocka_run_group_tests_name("base text", tests, NULL, NULL);
}
