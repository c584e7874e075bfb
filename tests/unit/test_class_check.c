// The three steps of reading a class: what each finds wrong, what it leaves to the next, and that
// nothing of an unchecked class can be reached unsafely.
#include "classbuilder.h"
#include "unit.h"

#include <stdlib.h>

struct fixture {
	struct arena arena;
	struct classbuilder b;
};

static int setup(void **state)
{
	struct fixture *f = xcalloc(1, sizeof(*f));
	arena_init(&f->arena);
	cb_init(&f->b, ACC_PUBLIC | ACC_SUPER, "p/A", "java/lang/Object");
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;
	cb_release(&f->b);
	arena_release(&f->arena);
	free(f);
	return 0;
}

static void add_code(struct fixture *f, const char *name, struct slice code)
{
	cb_method_with_code(&f->b, ACC_PUBLIC | ACC_STATIC, name, "()V", 4, 4, code, SLICE_EMPTY);
}

static struct raw_class *parsed(struct fixture *f)
{
	struct err err = ERR_INIT;
	struct raw_class *raw = class_parse(cb_bytes(&f->b), &f->arena, &err);
	if (!raw)
		fail_msg("%s", err.text);
	return raw;
}

static const struct class *checked(struct fixture *f)
{
	struct err err = ERR_INIT;
	const struct class *c = class_check(parsed(f), &f->arena, &err);
	if (!c)
		fail_msg("%s", err.text);
	return c;
}

static void assert_bad_constants(struct fixture *f, const char *why)
{
	struct err err = ERR_INIT;
	assert_null(class_check(parsed(f), &f->arena, &err));
	assert_non_null(strstr(err.text, why));
}

// `where` is what the offset must point at.
static void assert_bad_code(struct fixture *f, const char *why, struct slice where)
{
	struct err err = ERR_INIT;
	const struct class *c = checked(f);
	assert_false(class_check_code(c, &f->arena, &err));
	assert_non_null(strstr(err.text, why));
	assert_true(err.offset + where.len <= c->bytes.len);
	assert_memory_equal(c->bytes.ptr + err.offset, where.ptr, where.len);
	for (uint32_t i = 0; i < c->n_methods; i++)
		assert_null(c->methods[i].code->starts); // not even of the good ones before it
}

// ---- what is left to the next step ----------------------------------------------------------

static void constants_wait_for_the_check(void **state)
{
	struct fixture *f = *state;
	cb_index(&f->b, CONSTANT_String, 999);
	assert_bad_constants(f, "constant without a text");
}

static void names_wait_for_the_check(void **state)
{
	struct fixture *f = *state;
	cb_field(&f->b, ACC_PUBLIC, "a.b", "I");
	assert_bad_constants(f, "malformed field name or descriptor");
}

static void supers_wait_for_the_check(void **state)
{
	struct fixture *f = *state;
	f->b.super_class = 999;
	assert_bad_constants(f, "super_class is not a class");
}

static void bootstrap_methods_wait_for_the_check(void **state)
{
	struct fixture *f = *state;
	cb_class_attribute(&f->b, "BootstrapMethods", SLICE("\0\1\3\xe7\0\0"));
	assert_bad_constants(f, "bootstrap method is not a method handle");
}

static void operands_wait_for_the_check_of_code(void **state)
{
	struct fixture *f = *state;
	add_code(f, "good", SLICE("\0\xb1"));
	add_code(f, "bad", SLICE("\0\xbb\x7f\x7e\xb1")); // new #32638
	assert_bad_code(f, "operand is not a class", SLICE("\xbb\x7f\x7e"));
}

static void branches_wait_for_the_check_of_code(void **state)
{
	struct fixture *f = *state;
	add_code(f, "good", SLICE("\0\xb1"));
	add_code(f, "bad", SLICE("\xa7\x00\x01\xb1")); // goto into itself
	assert_bad_code(f, "branch into the middle of an instruction", SLICE("\x00\x01\xb1"));
}

static void good_code_has_its_starts(void **state)
{
	struct fixture *f = *state;
	struct err err = ERR_INIT;
	add_code(f, "m", SLICE("\x10\x05\x57\xa7\xff\xfd")); // bipush, pop, goto
	const struct class *c = checked(f);
	assert_null(c->methods[0].code->starts);
	assert_true(class_check_code(c, &f->arena, &err));
	assert_int_equal(c->methods[0].code->starts[0], 0xd);
}

static void a_failure_gives_the_memory_back(void **state)
{
	struct fixture *f = *state;
	struct err err = ERR_INIT;
	add_code(f, "bad", SLICE("\xba"));
	struct slice bytes = cb_bytes(&f->b);
	struct arena_mark before = arena_mark(&f->arena);
	assert_null(class_read(bytes, &f->arena, &err));
	assert_ptr_equal(arena_mark(&f->arena).last, before.last);
}

// ---- code that was not checked --------------------------------------------------------------

struct seen {
	uint32_t n;
	int64_t operands;
	enum operand_format last;
};

static void see(void *context, enum operand_format format, const struct insn *insn)
{
	struct seen *seen = context;
	seen->n++;
	seen->operands += (int64_t)insn->a + insn->b;
	seen->last = format;
}

static bool visit(struct fixture *f, struct seen *seen)
{
	*seen = (struct seen){ 0 };
	return code_visit(parsed(f)->unchecked.methods[0].code, see, seen);
}

static void every_instruction_is_visited(void **state)
{
	struct fixture *f = *state;
	struct seen seen;
	// bipush -2, sipush 300, iload 7, iinc 3 -1, wide iinc 256 2, goto 0, invokeinterface #9 1
	add_code(f, "m",
		SLICE("\x10\xfe\x11\x01\x2c\x15\x07\x84\x03\xff\xc4\x84\x01\x00\x00\x02\xa7\xff\xf0"
			  "\xb9\x00\x09\x01\x00\xb1"));
	assert_true(visit(f, &seen));
	assert_int_equal(seen.n, 8);
	assert_int_equal(seen.operands, -2 + 300 + 7 + 3 - 1 + 256 + 2 + 0 + 9 + 1);
	assert_int_equal(seen.last, OPERAND_NONE);
}

static void what_is_not_whole_ends_the_visit(void **state)
{
	static const struct {
		const char *code;
		size_t n;
	} bad[] = {
		{ "\xb1\xff", 2 },                                              // no instruction
		{ "\xb1\xbb\x00", 3 },                                          // new, cut off
		{ "\xb9\x00\x01\x01", 4 },                                      // invokeinterface
		{ "\xc4\x15\x00", 3 },                                          // wide iload
		{ "\xc4\x84\x00\x01\x00", 5 },                                  // wide iinc
		{ "\xc4\xb1\x00\x00", 4 },                                      // wide return
		{ "\xc4", 1 },                                                  // wide what
		{ "\xaa\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 15 },                     // tableswitch
		{ "\xaa\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0", 20 },         // high < low
		{ "\xaa\0\0\0\0\0\0\0\x80\0\0\0\x7f\xff\xff\xff\0\0\0\0", 20 }, // four billion
		{ "\xab\0\0\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\0\0", 20 },   // likewise
		{ "\xab\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\0", 20 },         // lookupswitch
	};
	(void)state;
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		void *own;
		struct seen seen;
		setup(&own);
		add_code(own, "m", slice_of(bad[i].code, bad[i].n));
		if (visit(own, &seen))
			fail_msg("code %zu passed for whole", i);
		teardown(&own);
	}
}

static void raw_constants_may_be_anything(void **state)
{
	struct fixture *f = *state;
	uint16_t text = cb_utf8(&f->b, "x"), class = cb_class(&f->b, "p/B");
	uint16_t lost = cb_index(&f->b, CONSTANT_Class, 999);
	uint16_t ref = cb_ref(&f->b, CONSTANT_Fieldref, "p/B", "f", "I");
	uint16_t broken = cb_pair(&f->b, CONSTANT_Methodref, lost, 0);
	struct raw_class *raw = parsed(f);
	struct slice name = SLICE_EMPTY;
	struct member_ref member = { 0 };

	assert_true(raw_name_at(raw, class, CONSTANT_Class, &name));
	assert_true(slice_equal(name, SLICE("p/B")));
	assert_false(raw_name_at(raw, lost, CONSTANT_Class, &name));
	assert_false(raw_name_at(raw, text, CONSTANT_Class, &name));
	assert_false(raw_name_at(raw, 0, CONSTANT_Class, &name));
	assert_false(raw_name_at(raw, UINT32_MAX, CONSTANT_Class, &name));
	assert_true(raw_member_ref(raw, ref, &member));
	assert_true(slice_equal(member.name, SLICE("f")));
	assert_false(raw_member_ref(raw, broken, &member));
	assert_false(raw_member_ref(raw, text, &member));
	assert_false(raw_dynamic(raw, ref, &member));
}

int main(void)
{
#define TEST(function) cmocka_unit_test_setup_teardown(function, setup, teardown)
	const struct CMUnitTest tests[] = {
		TEST(constants_wait_for_the_check),
		TEST(names_wait_for_the_check),
		TEST(supers_wait_for_the_check),
		TEST(bootstrap_methods_wait_for_the_check),
		TEST(operands_wait_for_the_check_of_code),
		TEST(branches_wait_for_the_check_of_code),
		TEST(good_code_has_its_starts),
		TEST(a_failure_gives_the_memory_back),
		TEST(every_instruction_is_visited),
		cmocka_unit_test(what_is_not_whole_ends_the_visit),
		TEST(raw_constants_may_be_anything),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
