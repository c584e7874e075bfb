// Budgets: limits end them once and for all, and say why.
#include "unit.h"

#include <signal.h>
#include <time.h>

#include "base/budget.h"
#include "base/pool.h"

static void wait_until_over(struct budget *budget)
{
	double start = clock_milliseconds();
	while (!budget_is_over(budget) && clock_milliseconds() - start < 20000)
		nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

static void test_none(void **state)
{
	(void)state;
	struct budget budget = { 0 };
	assert_false(budget_is_over(&budget));
	assert_false(budget_check(&budget));
	budget_start(&budget, &(struct budget_limits){ .milliseconds = 1000000, .megabytes = 1000000 },
		false);
	assert_false(budget_check(&budget));
	budget_release(&budget);
	assert_int_equal(budget_why(&budget), BUDGET_LEFT);
}

static void test_time(void **state)
{
	(void)state;
	struct budget budget;
	budget_start(&budget, &(struct budget_limits){ .milliseconds = 30 }, false);
	wait_until_over(&budget);
	assert_int_equal(budget_why(&budget), BUDGET_TIME);
	budget_finish(&budget, BUDGET_MEMORY); // the first reason stays
	assert_int_equal(budget_why(&budget), BUDGET_TIME);
	budget_release(&budget);
	assert_true(budget_is_over(&budget));
}

static void test_memory(void **state)
{
	(void)state;
	struct budget budget;
	assert_true(memory_resident_kb() > 1000);
	assert_true(memory_peak_kb() > 1000);
	budget_start(&budget, &(struct budget_limits){ .megabytes = 1 }, false);
	wait_until_over(&budget);
	assert_int_equal(budget_why(&budget), BUDGET_MEMORY);
	assert_string_equal(budget_end_name(budget_why(&budget)), "memory");
	budget_release(&budget);
}

static void test_signal(void **state)
{
	(void)state;
	for (int i = 0; i < 2; i++) { // can be had again after a release
		struct budget budget;
		budget_start(&budget, &(struct budget_limits){ 0 }, true);
		raise(i ? SIGTERM : SIGINT);
		assert_int_equal(budget_why(&budget), BUDGET_INTERRUPT);
		budget_release(&budget);
	}
}

struct told {
	_Atomic uint32_t n, n_last;
	_Atomic uint64_t most;
};

static void tell(void *context, const struct budget_progress *progress)
{
	struct told *told = context;
	told->n++;
	if (!progress->phase)
		told->n_last++;
	else if (progress->done > told->most)
		told->most = progress->done;
}

static void step(void *context, uint32_t item, uint32_t worker)
{
	(void)item, (void)worker;
	budget_step(context, 1);
	nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

static void test_progress(void **state)
{
	(void)state;
	struct told told = { 0 };
	struct budget budget;
	budget_start(&budget, &(struct budget_limits){ .tell = tell, .context = &told }, false);
	budget_phase(&budget, "phase", 100);
	pool_run(2, 100, 4, step, &budget);
	budget_stop(&budget);
	assert_true(told.n >= 1 && told.most <= 100);
	assert_int_equal(told.n_last, 1);
	assert_int_equal(atomic_load(&budget.done), 100);
	budget_release(&budget);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_none),
		cmocka_unit_test(test_time),
		cmocka_unit_test(test_memory),
		cmocka_unit_test(test_signal),
		cmocka_unit_test(test_progress),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
