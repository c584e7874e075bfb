// The last step of the text report: lines that fit, names without packages once they are known.
#include "unit.h"

#include "report/internal.h"

static void assert_laid_out(const char *words, struct class_names *names, uint32_t width,
	const char *want)
{
	struct buf out = BUF_INIT;
	text_lay_out(&out, slice_of_string(words), names, width);
	assert_string_equal(buf_cstring(&out), want);
	buf_release(&out);
}

static void breaks_lines_at_blanks(void **state)
{
	(void)state;
	assert_laid_out("one two three four\n", NULL, 10, "one two\n    three\n    four\n");
	assert_laid_out("one two three four\n", NULL, 18, "one two three four\n");
	assert_laid_out("one two three four\n", NULL, 0, "one two three four\n");
	assert_laid_out("  one two three\n\nfour\n", NULL, 9, "  one two\n      three\n\nfour\n");
}

static void hangs_behind_labels(void **state)
{
	(void)state;
	assert_laid_out("  for:     one two three\n", NULL, 18,
		"  for:     one two\n           three\n");
	assert_laid_out("  \033[32mfor\033[0m:     one two three\n", NULL, 18,
		"  \033[32mfor\033[0m:     one two\n           three\n");
}

// Words stay whole: a path is to be clicked.
static void never_breaks_words(void **state)
{
	(void)state;
	assert_laid_out("src/main/java/A.java:3: high\n", NULL, 12,
		"src/main/java/A.java:3:\n    high\n");
	assert_laid_out("\1     3 | a line of source\n", NULL, 12, "     3 | a l\n");
}

static void counts_characters_not_bytes(void **state)
{
	(void)state;
	assert_laid_out("\xc3\xa4\xc3\xb6 \xc3\xbc\n", NULL, 4, "\xc3\xa4\xc3\xb6 \xc3\xbc\n");
	assert_laid_out("\033]8;;file:///x y\033\\A.java\033]8;;\033\\ b\n", NULL, 8,
		"\033]8;;file:///x y\033\\A.java\033]8;;\033\\ b\n");
}

static void shortens_names_that_are_known(void **state)
{
	(void)state;
	struct class_names names = { 0 };
	names.full[names.n++] = SLICE("a.b.C");
	names.full[names.n++] = SLICE("a.b.C$D");
	assert_laid_out("a.b.C.x and a.b.C, a.b.C$D, a.b.C$D of a.b.Cx\na.b.C (C.java)\n", &names, 0,
		"a.b.C.x and C, a.b.C$D, C$D of a.b.Cx\nC (C.java)\n");
	// Not in other names, nor in paths.
	assert_laid_out("x.a.b.C src/a.b.C this.a.b.C\n", &names, 0, "x.a.b.C src/a.b.C this.a.b.C\n");
}

static void keeps_packages_that_tell_classes_apart(void **state)
{
	(void)state;
	struct class_names names = { 0 };
	names.full[names.n++] = SLICE("java.util.Date");
	names.full[names.n++] = SLICE("java.sql.Date");
	assert_laid_out("java.util.Date java.sql.Date java.util.Date\n", &names, 0,
		"java.util.Date java.sql.Date java.util.Date\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(breaks_lines_at_blanks),
		cmocka_unit_test(hangs_behind_labels),
		cmocka_unit_test(never_breaks_words),
		cmocka_unit_test(counts_characters_not_bytes),
		cmocka_unit_test(shortens_names_that_are_known),
		cmocka_unit_test(keeps_packages_that_tell_classes_apart),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
