// class_print: the listing of a class, on classes made here byte by byte. That it agrees with javap
// on thousands of real classes is shown by tests/oracle.
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "class/print.h"

// ---- a class under construction ---------------------------------------------------------------

// Constants go to `pool`, everything behind `super_class` to `rest`.
struct maker {
	struct buf pool, rest;
	uint16_t n_constants;
	uint16_t access;
};

static void put1(struct buf *out, uint32_t byte)
{
	buf_char(out, (char)byte);
}

static void put2(struct buf *out, uint32_t number)
{
	put1(out, number >> 8);
	put1(out, number);
}

static void put4(struct buf *out, uint32_t number)
{
	put2(out, number >> 16);
	put2(out, number);
}

static uint16_t utf8(struct maker *m, const char *text)
{
	put1(&m->pool, CONSTANT_Utf8);
	put2(&m->pool, (uint32_t)strlen(text));
	buf_string(&m->pool, text);
	return m->n_constants++;
}

// A Class, String, MethodType, Module or Package.
static uint16_t named(struct maker *m, uint8_t tag, const char *text)
{
	uint16_t name = utf8(m, text);
	put1(&m->pool, tag);
	put2(&m->pool, name);
	return m->n_constants++;
}

// A Methodref and the like.
static uint16_t member_of(struct maker *m, uint8_t tag, const char *owner, const char *name,
	const char *descriptor)
{
	uint16_t class_index = named(m, CONSTANT_Class, owner);
	uint16_t name_index = utf8(m, name), type_index = utf8(m, descriptor);
	put1(&m->pool, CONSTANT_NameAndType);
	put2(&m->pool, name_index);
	put2(&m->pool, type_index);
	uint16_t pair = m->n_constants++;
	put1(&m->pool, tag);
	put2(&m->pool, class_index);
	put2(&m->pool, pair);
	return m->n_constants++;
}

// #2 is p/C, #4 is java/lang/Object.
static struct maker maker_new(void)
{
	struct maker m = { .n_constants = 1, .access = ACC_PUBLIC | ACC_SUPER };
	named(&m, CONSTANT_Class, "p/C");
	named(&m, CONSTANT_Class, "java/lang/Object");
	return m;
}

static void put_attribute(struct buf *out, uint16_t name, const void *bytes, size_t n)
{
	put2(out, name);
	put4(out, (uint32_t)n);
	buf_put(out, bytes, n);
}

// Prints the class and forgets it. The result is to be freed.
static char *finish(struct maker *m, const struct class_print_options *options)
{
	struct buf file = BUF_INIT, listing = BUF_INIT;
	struct arena arena;
	struct err err = ERR_INIT;

	put4(&file, 0xcafebabe);
	put4(&file, 55);
	put2(&file, m->n_constants);
	buf_slice(&file, buf_view(&m->pool));
	put2(&file, m->access);
	put2(&file, 2);
	put2(&file, 4);
	buf_slice(&file, buf_view(&m->rest));
	arena_init(&arena);
	const struct class *c = class_read(buf_view(&file), &arena, &err);
	if (!c)
		fail_msg("offset 0x%llx: %s", (unsigned long long)err.offset, err.text);
	class_print(c, options, &listing);
	buf_char(&listing, '\0');
	arena_release(&arena);
	buf_release(&file);
	buf_release(&m->pool);
	buf_release(&m->rest);
	return listing.ptr;
}

static const struct class_print_options code_only = { .show_code = true,
	.show_private = true,
	.show_lines = true };
static const struct class_print_options verbose = { .show_private = true, .verbose = true };

// No interfaces, fields or methods; one attribute of the class.
static char *with_attribute(struct maker *m, const char *name, const void *bytes, size_t n)
{
	put4(&m->rest, 0);
	put2(&m->rest, 0);
	put2(&m->rest, 1);
	put_attribute(&m->rest, utf8(m, name), bytes, n);
	return finish(m, &verbose);
}

static void assert_has(const char *listing, const char *part)
{
	if (!strstr(listing, part))
		fail_msg("no \"%s\" in\n%s", part, listing);
}

// ---- names, texts and numbers ------------------------------------------------------------------

static void assert_type(const char *descriptor, const char *expected)
{
	struct buf out = BUF_INIT;
	class_print_type(slice_of_string(descriptor), &out);
	assert_string_equal(buf_cstring(&out), expected);
	buf_release(&out);
}

static void types_and_names(void **state)
{
	(void)state;
	struct buf out = BUF_INIT;
	assert_type("I", "int");
	assert_type("[[J", "long[][]");
	assert_type("Ljava/lang/String;", "java.lang.String");
	assert_type("[Ljava/util/Map$Entry;", "java.util.Map$Entry[]");
	assert_type("V", "void");
	assert_type("nonsense", "nonsense");
	assert_type("", "");
	class_print_name(SLICE("java/util/Map$Entry"), &out);
	assert_string_equal(buf_cstring(&out), "java.util.Map$Entry");
	buf_release(&out);
}

static void assert_double(double value, const char *expected)
{
	struct buf out = BUF_INIT;
	print_double(&out, value);
	assert_string_equal(buf_cstring(&out), expected);
	buf_release(&out);
}

static void assert_float(float value, const char *expected)
{
	struct buf out = BUF_INIT;
	print_float(&out, value);
	assert_string_equal(buf_cstring(&out), expected);
	buf_release(&out);
}

static void numbers_as_java_prints_them(void **state)
{
	(void)state;
	assert_double(0.0, "0.0");
	assert_double(-0.0, "-0.0");
	assert_double(1.0, "1.0");
	assert_double(100.0, "100.0");
	assert_double(1234567.0, "1234567.0");
	assert_double(9999999.0, "9999999.0");
	assert_double(1e7, "1.0E7");
	assert_double(0.001, "0.001");
	assert_double(0.00123, "0.00123");
	assert_double(9.99e-4, "9.99E-4");
	assert_double(0.1, "0.1");
	assert_double(-1.5e300, "-1.5E300");
	assert_double(3.141592653589793, "3.141592653589793");
	assert_double(4.9e-324, "4.9E-324");
	assert_double(1.7976931348623157e308, "1.7976931348623157E308");
	assert_double((double)INFINITY, "Infinity");
	assert_double(-(double)INFINITY, "-Infinity");
	assert_double((double)NAN, "NaN");
	assert_float(1.1f, "1.1");
	assert_float(3.4028235e38f, "3.4028235E38");
	assert_float(1.4e-45f, "1.4E-45");
	assert_float(16777216.0f, "1.6777216E7");
}

static void texts_are_decoded_and_escaped(void **state)
{
	(void)state;
	struct maker m = maker_new();
	// NUL, é, U+1F600 as two surrogates, a lone surrogate
	named(&m, CONSTANT_String,
		"a\n\t\"'\\\xc0\x80\x01\xc3\xa9\xed\xa0\xbd\xed\xb8\x80\xed\xa0\xbd!");
	char *listing = with_attribute(&m, "Synthetic", NULL, 0);
	assert_has(listing, "// a\\n\\t\\\"\\'\\\\\\u0000\\u0001\xc3\xa9\xf0\x9f\x98\x80\\ud83d!\n");
	assert_has(listing, "Synthetic: true\n");
	free(listing);
}

// ---- whole listings ---------------------------------------------------------------------------

// 0: getstatic FIELD, 3: tableswitch (3: 29, 4: 28, else 28), 28: return, 29: wide iinc, 35: return
static void put_code(struct buf *out, uint16_t field, uint16_t line_numbers)
{
	static const uint8_t lines[] = { 0, 2, 0, 0, 0, 7, 0, 28, 0, 9 };
	static const uint8_t behind[] = { 0xb1, 0xc4, 0x84, 1, 44, 0xff, 0xfe, 0xb1 };

	put2(out, 1);   // max_stack
	put2(out, 301); // max_locals
	put4(out, 36);
	put1(out, OP_getstatic);
	put2(out, field);
	put1(out, OP_tableswitch);
	put4(out, 25);
	put4(out, 3);
	put4(out, 4);
	put4(out, 26);
	put4(out, 25);
	put4(out, 0x00000000); // nops
	buf_put(out, behind, sizeof(behind));
	put2(out, 1); // exception table
	put2(out, 0);
	put2(out, 28);
	put2(out, 28);
	put2(out, 0);
	put2(out, 1);
	put_attribute(out, line_numbers, lines, sizeof(lines));
}

static void code_as_javap_prints_it(void **state)
{
	(void)state;
	struct maker m = maker_new();
	struct buf code = BUF_INIT;
	uint16_t field = member_of(&m, CONSTANT_Fieldref, "p/C", "f", "I");
	uint16_t name = utf8(&m, "m"), type = utf8(&m, "(I[Ljava/lang/Object;)V");
	uint16_t code_name = utf8(&m, "Code"), lines = utf8(&m, "LineNumberTable");

	put4(&m.rest, 0); // interfaces, fields
	put2(&m.rest, 1);
	put2(&m.rest, ACC_PRIVATE | ACC_STATIC | ACC_VARARGS);
	put2(&m.rest, name);
	put2(&m.rest, type);
	put2(&m.rest, 1);
	put_code(&code, field, lines);
	put_attribute(&m.rest, code_name, code.ptr, code.len);
	put2(&m.rest, 0);
	buf_release(&code);
	char *listing = finish(&m, &code_only);
	assert_string_equal(listing,
		"public class p.C {\n"
		"  private static void m(int, java.lang.Object...);\n"
		"    Code:\n"
		"       0: getstatic     #10                 // Field f:I\n"
		"       3: tableswitch   { // 3 to 4\n"
		"                     3: 29\n"
		"                     4: 28\n"
		"               default: 28\n"
		"          }\n"
		"      24: nop\n"
		"      25: nop\n"
		"      26: nop\n"
		"      27: nop\n"
		"      28: return\n"
		"      29: iinc_w        300, -2\n"
		"      35: return\n"
		"    Exception table:\n"
		"       from    to  target type\n"
		"           0    28    28   any\n"
		"    LineNumberTable:\n"
		"      line 7: 0\n"
		"      line 9: 28\n"
		"}\n");
	free(listing);
}

static void signatures_are_printed_or_passed_over(void **state)
{
	(void)state;
	struct {
		const char *signature, *declaration;
	} cases[] = {
		{ "<T:Ljava/lang/Object;>Ljava/lang/Object;",
			"<T extends java.lang.Object> extends java.lang.Object\n" },
		{ "La/B<[TT;*>.I<+La/X;>;La/J<-[I>;",
			" extends a.B<T[], ?>.I<? extends a.X> implements a.J<? super int[]>\n" },
		{ "<T::La/I;:La/J;>La/B;", "<T extends a.I & a.J> extends a.B\n" },
		{ "", "public class p.C\n" },
		{ "La/B", "public class p.C\n" },
		{ "La/B<>;", "public class p.C\n" },
		{ "<T>La/B;", "public class p.C\n" },
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct maker m = maker_new();
		uint16_t index = utf8(&m, cases[i].signature);
		uint8_t bytes[2] = { (uint8_t)(index >> 8), (uint8_t)index };
		char *listing = with_attribute(&m, "Signature", bytes, 2);
		assert_has(listing, cases[i].declaration);
		free(listing);
	}
}

// ---- damage -----------------------------------------------------------------------------------

static void damage_costs_one_attribute(void **state)
{
	(void)state;
#define BYTES(literal) literal, sizeof(literal) - 1
	static const struct {
		const char *name, *bytes;
		size_t n;
		const char *why;
	} cases[] = {
		{ "RuntimeVisibleAnnotations", BYTES("\0\1\0\2\0\0"), "wrong kind" },
		{ "RuntimeVisibleAnnotations", BYTES("\0\1\0\1\0\1\0\1"), "truncated" },
		{ "RuntimeVisibleAnnotations", BYTES("\0\1\0\1\0\1\0\1?\0\1"), "unknown type of element" },
		{ "RuntimeInvisibleTypeAnnotations", BYTES("\0\1\x77"), "unknown target" },
		{ "RuntimeInvisibleTypeAnnotations", BYTES("\0\1\x13\1\7\0\0\1\0\0"), "unknown step" },
		{ "AnnotationDefault", BYTES(""), "truncated" },
		{ "InnerClasses", BYTES("\xff\xff\0\2\0\0\0\0\0\0"), "truncated" },
		{ "InnerClasses", BYTES("\0\1\xff\xff\0\0\0\0\0\0"), "wrong kind" },
		{ "EnclosingMethod", BYTES("\0\2\0\2"), "wrong kind" },
		{ "NestMembers", BYTES("\0\1\0\0"), "is 0" },
		{ "NestHost", BYTES("\0\2\0"), "left over" },
		{ "Signature", BYTES("\0"), "truncated" },
		{ "SourceFile", BYTES("\0\2"), "wrong kind" },
		{ "Module", BYTES("\0\1"), "wrong kind" },
		{ "ModuleHashes", BYTES("\0\1\0\1\0\2"), "wrong kind" },
		{ "Record", BYTES("\0\1\0\1\0\1\0\1\0\1\xff\xff\xff\xff"), "truncated" },
		{ "StackMapTable", BYTES("\0\1\x80"), "unknown frame" },
		{ "LocalVariableTable", BYTES("\0\1\0\0\0\0\0\2\0\1\0\0"), "wrong kind" },
		{ "MethodParameters", BYTES("\1\0\2\0\0"), "wrong kind" },
		{ "ConstantValue", BYTES("\0\2"), "not the index of a value" },
	};
#undef BYTES
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct maker m = maker_new();
		char error[80];
		snprintf(error, sizeof(error), "error: %s: offset 0x", cases[i].name);
		put4(&m.rest, 0);
		put2(&m.rest, 0);
		put2(&m.rest, 2);
		put_attribute(&m.rest, utf8(&m, cases[i].name), cases[i].bytes, cases[i].n);
		put_attribute(&m.rest, utf8(&m, "Deprecated"), NULL, 0);
		char *listing = finish(&m, &verbose);
		assert_has(listing, error);
		assert_has(strstr(listing, error), cases[i].why);
		assert_has(listing, "\nDeprecated: true\n");
		free(listing);
	}
}

static void nesting_is_bounded(void **state)
{
	(void)state;
	struct maker m = maker_new();
	struct buf bytes = BUF_INIT;
	for (int i = 0; i < 20000; i++)
		buf_put(&bytes, "[\0\1", 3);
	char *listing = with_attribute(&m, "AnnotationDefault", bytes.ptr, bytes.len);
	assert_has(listing, "nested too deep");
	free(listing);

	m = maker_new();
	buf_clear(&bytes);
	for (int i = 0; i < 5000; i++)
		buf_string(&bytes, "LA<");
	uint16_t index = utf8(&m, buf_cstring(&bytes));
	uint8_t signature[2] = { (uint8_t)(index >> 8), (uint8_t)index };
	listing = with_attribute(&m, "Signature", signature, 2);
	assert_has(listing, "public class p.C\n");
	free(listing);
	buf_release(&bytes);
}

static void unknown_attributes_are_bytes(void **state)
{
	(void)state;
	struct maker m = maker_new();
	char *listing = with_attribute(&m, "Odd", "\1\xab\0", 3);
	assert_has(listing, "Odd: length = 0x3 (unknown attribute)\n   01 AB 00\n");
	free(listing);
	m = maker_new(); // code belongs to methods
	listing = with_attribute(&m, "Code", "\1", 1);
	assert_has(listing, "Code: length = 0x1 (unknown attribute)\n   01\n");
	free(listing);
}

// 20,000 strings of three bytes each, all with the same text of 60,000 characters: 1.2 GB.
static void small_files_have_no_huge_listing(void **state)
{
	(void)state;
	struct maker m = maker_new();
	char *text = malloc(60001);
	memset(text, 'x', 60000);
	text[60000] = '\0';
	uint16_t index = utf8(&m, text);
	free(text);
	for (int i = 0; i < 20000; i++) {
		put1(&m.pool, CONSTANT_String);
		put2(&m.pool, index);
		m.n_constants++;
	}
	char *listing = with_attribute(&m, "Deprecated", NULL, 0);
	assert_true(strlen(listing) < 64u << 20);
	assert_has(listing, "// ...\n");
	assert_has(listing, "\nerror: ");
	free(listing);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(types_and_names),
		cmocka_unit_test(numbers_as_java_prints_them),
		cmocka_unit_test(texts_are_decoded_and_escaped),
		cmocka_unit_test(code_as_javap_prints_it),
		cmocka_unit_test(signatures_are_printed_or_passed_over),
		cmocka_unit_test(damage_costs_one_attribute),
		cmocka_unit_test(nesting_is_bounded),
		cmocka_unit_test(unknown_attributes_are_bytes),
		cmocka_unit_test(small_files_have_no_huge_listing),
	};
	return cmocka_run_group_tests_name("class print", tests, NULL, NULL);
}
