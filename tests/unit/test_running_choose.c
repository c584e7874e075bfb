// choice_exists: right against trying all, and not longer than its bound on what a search that goes back never ends with.
#include "unit.h"

#include "base/budget.h"
#include "running/choose.h"

#define MANY 300

static struct budget no_limits;

// Each of the last group fits everything but the members of one other group.
static bool misses_one_group(const void *context, uint32_t i, uint32_t a, uint32_t k, uint32_t b)
{
	(void)context;
	(void)a;
	return k != 3 || b % 3 != i;
}

static void test_lonely_are_dropped(void **state)
{
	(void)state;
	struct choice choice = { .n = 4,
		.sizes = { MANY, MANY, MANY, MANY },
		.fits = misses_one_group,
		.budget = &no_limits };
	assert_false(choice_exists(&choice)); // trying all: 300 to the fourth
	assert_true(choice.n_asked < 4 * MANY * MANY);
}

static bool are_different(const void *context, uint32_t i, uint32_t a, uint32_t k, uint32_t b)
{
	(void)context;
	(void)i;
	(void)k;
	return a != b;
}

// Sixteen pigeons, fifteen holes: everyone has partners, and there is none for all.
static void test_is_bounded(void **state)
{
	(void)state;
	struct choice choice = { .n = CHOICE_MOST_GROUPS, .fits = are_different, .budget = &no_limits };
	for (uint32_t i = 0; i < choice.n; i++)
		choice.sizes[i] = CHOICE_MOST_GROUPS - 1;
	assert_true(choice_exists(&choice)); // not known, so it may be
	assert_true(choice.n_asked < CHOICE_MOST_ASKED + CHOICE_MOST_GROUPS);
}

static void test_budget(void **state)
{
	(void)state;
	struct budget over = { .end = BUDGET_TIME };
	struct choice choice = { .n = 3,
		.sizes = { MANY, MANY, MANY },
		.fits = are_different,
		.budget = &over };
	assert_false(choice_exists(&choice));
	assert_int_equal(choice.n_asked, 0);
}

// Which of 4 groups of 4 fit is in the bits of a number.
static bool by_bits(const void *context, uint32_t i, uint32_t a, uint32_t k, uint32_t b)
{
	uint64_t seed = *(const uint64_t *)context + i * 64 + k * 16 + a * 4 + b;
	seed = (seed ^ seed >> 31) * 0x9e3779b97f4a7c15u;
	return (seed >> 40) % 5 < 2;
}

static bool exists_by_trying(const uint64_t *seed)
{
	for (uint32_t x = 0; x < 256; x++) {
		bool is_one = true;
		for (uint32_t k = 1; k < 4; k++)
			for (uint32_t i = 0; i < k; i++)
				is_one = is_one && by_bits(seed, i, x >> 2 * i & 3, k, x >> 2 * k & 3);
		if (is_one)
			return true;
	}
	return false;
}

static void test_against_trying(void **state)
{
	(void)state;
	uint32_t n_found = 0, n_rounds = 2000;
	for (uint64_t seed = 0; seed < n_rounds; seed++) {
		uint64_t wide = seed * 1000;
		struct choice choice = { .n = 4,
			.sizes = { 4, 4, 4, 4 },
			.fits = by_bits,
			.context = &wide,
			.budget = &no_limits };
		bool exists = choice_exists(&choice);
		assert_int_equal(exists, exists_by_trying(&wide));
		n_found += exists;
	}
	assert_in_range(n_found, 1, n_rounds - 1);
}

static void test_anything(void **state)
{
	(void)state;
	struct choice choice = { .n = 3,
		.sizes = { 1, 0, 1 },
		.fits = are_different,
		.budget = &no_limits };
	assert_false(choice_exists(&choice));
	choice.sizes[2] = 2;
	assert_true(choice_exists(&choice));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lonely_are_dropped),
		cmocka_unit_test(test_is_bounded),
		cmocka_unit_test(test_budget),
		cmocka_unit_test(test_against_trying),
		cmocka_unit_test(test_anything),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
