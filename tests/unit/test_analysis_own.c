// scan_without_threads: of what was packed with a program, the packages of its main class are looked at, and it is said.
#include "unit.h"

#include "analysis/analysis.h"
#include "base/intern.h"
#include "class/class.h"

static const struct class some_file;

static struct klass class_named(struct intern *names, const char *name)
{
	return (struct klass){ .role = ROLE_INPUT,
		.file = &some_file,
		.name = intern_slice(names, slice_of_string(name)) };
}

static bool is_looked_at(struct intern *names, const char *main, const char *other)
{
	struct klass owner = class_named(names, main), klass = class_named(names, other);
	struct method method = { .owner = &owner };
	struct method *const mains[] = { &method };
	struct scan_options program = { .n_mains = 1, .mains = mains };
	struct findings *findings = findings_new();
	struct scan_options own = scan_without_threads(&program, RULE_data_race, findings);
	assert_true(scan_reports_on(&program, &klass));
	assert_int_equal(findings->as_library, RULE_BIT(data_race));
	assert_int_equal(findings->limits.n, 1);
	findings_free(findings);
	return scan_reports_on(&own, &klass);
}

static void test_own_packages(void **state)
{
	(void)state;
	struct intern *names = intern_new();
	assert_true(is_looked_at(names, "com/green/mail/run/Main", "com/green/mail/run/Main"));
	assert_true(is_looked_at(names, "com/green/mail/run/Main", "com/green/Pool"));
	assert_true(is_looked_at(names, "org/h2/tools/Server", "org/h2/engine/Session"));
	assert_false(is_looked_at(names, "com/green/mail/run/Main", "com/greenest/Pool"));
	assert_false(is_looked_at(names, "com/green/mail/run/Main", "org/apache/log4j/Logger"));
	assert_true(is_looked_at(names, "app/Main", "app/db/Pool"));
	assert_false(is_looked_at(names, "app/Main", "Pool"));
	assert_true(is_looked_at(names, "Main", "db/Pool")); // nothing tells what is its own
	intern_free(names);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_own_packages) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}
