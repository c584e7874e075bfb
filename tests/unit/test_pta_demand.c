// Points-to by demand on random programs: the answers are those of exhaustive points-to, or "anything" when
// the budget is used up.
#include "pta_random.h"

#include <stdio.h>

#ifdef RADDLE_STRESS
#define N_PROGRAMS 3
#define N_BUDGETED 1
#else
#define N_PROGRAMS 60
#define N_BUDGETED 15
#endif
#define ONE_OF 2 // of the values, so many are asked for: another part in each program

static const char *const policies[] = { "insensitive", "origin", "constructors", "call:1", "call:2",
	"object:1", "object:2", "type:1", "type:2", "origin+object:1", "origin+call:1" };
#define N_POLICIES (sizeof(policies) / sizeof(*policies))

static bool are_same(const struct pta_answer *a, const struct pta_answer *b)
{
	return a->is_anything == b->is_anything && a->is_open == b->is_open && a->n == b->n &&
		(a->n == 0 || memcmp(a->objects, b->objects, a->n * sizeof(*a->objects)) == 0);
}

struct tally {
	uint32_t n_same, n_not_empty, n_anything;
};

static void compare(struct fixture *f, uint64_t seed, const char *policy, struct pta_demand *demand,
	struct pta_demand *whole, bool may_give_up, struct tally *tally)
{
	for (uint32_t m = 1; m <= f->world->n_methods; m++)
		for (uint32_t v = 1 + (uint32_t)(seed + m) % ONE_OF; v < 120; v += ONE_OF) {
			struct pta_query query = { f->world->methods[m], v };
			const struct pta_answer *right = pta_demand_value(whole, query);
			const struct pta_answer *given = pta_demand_value(demand, query);
			if (may_give_up && given->is_anything) {
				tally->n_anything += !right->is_anything;
				continue;
			}
			if (!are_same(right, given))
				fail_msg("program %u, %s: value %u of %s.%s: %u objects instead of %u",
					(unsigned)seed, policy, v, f->world->methods[m]->owner->name->text,
					f->world->methods[m]->name->text, given->n, right->n);
			tally->n_same++;
			tally->n_not_empty += right->n != 0;
		}
}

static void test_same_as_exhaustive(void **state)
{
	(void)state;
	struct tally tally = { 0 };
	uint64_t n_kept = 0, n_all = 0;
	for (uint64_t seed = 1; seed <= N_PROGRAMS; seed++) {
		struct fixture f;
		build(&f, seed);
		for (uint32_t i = 0; i < N_POLICIES; i++) {
			struct pta_options options = options_of(&f, policies[i], seed % 2);
			struct pta_demand *whole = pta_demand_new(f.world, &options, 0);
			struct pta_demand *demand = pta_demand_new(f.world, &options, PTA_MAX_PROPAGATIONS);
			compare(&f, seed, policies[i], demand, whole, false, &tally);
			struct pta_demand_counts counts = pta_demand_count(demand);
			n_kept += counts.n_kept;
			n_all += counts.n_constraints * counts.n_queries;
			pta_demand_free(demand);
			pta_demand_free(whole);
		}
		release(&f);
	}
	printf("%u answers, %u not empty, by %u %% of the constraints\n", tally.n_same,
		tally.n_not_empty, (unsigned)(100 * n_kept / n_all));
	assert_true(tally.n_not_empty > 20 * N_PROGRAMS);
	assert_true(n_kept < n_all);
}

// A budget that is used up is an answer, and never a wrong one; a larger one answers no less.
static void test_budget(void **state)
{
	(void)state;
	struct tally by_budget[3] = { 0 };
	static const uint64_t budgets[] = { 400, 2000, 10000 };
	for (uint64_t seed = 1; seed <= N_BUDGETED; seed++) {
		struct fixture f;
		build(&f, seed);
		const char *policy = policies[seed % N_POLICIES];
		struct pta_options options = options_of(&f, policy, false);
		struct pta_demand *whole = pta_demand_new(f.world, &options, 0);
		for (uint32_t i = 0; i < 3; i++) {
			struct pta_demand *demand = pta_demand_new(f.world, &options, budgets[i]);
			compare(&f, seed, policy, demand, whole, true, &by_budget[i]);
			pta_demand_free(demand);
		}
		pta_demand_free(whole);
		release(&f);
	}
	for (uint32_t i = 0; i < 3; i++)
		printf("budget %u: %u answered, %u anything\n", (unsigned)budgets[i], by_budget[i].n_same,
			by_budget[i].n_anything);
	assert_true(by_budget[0].n_anything > by_budget[1].n_anything);
	assert_true(by_budget[1].n_anything >= by_budget[2].n_anything);
	assert_true(by_budget[0].n_not_empty > 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_same_as_exhaustive),
		cmocka_unit_test(test_budget),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
