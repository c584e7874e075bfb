// pool
#include "unit.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/pool.h"

enum { MAX_ITEMS = 1000, MAX_JOBS = 8 };

struct work {
	uint32_t jobs;
	_Atomic uint32_t times[MAX_ITEMS];
	_Atomic uint32_t busy[MAX_JOBS];
	_Atomic uint32_t wrong;
};

static void count(void *context, uint32_t item, uint32_t worker)
{
	struct work *work = context;
	if (worker >= work->jobs || atomic_fetch_add(&work->busy[worker], 1) != 0)
		atomic_fetch_add(&work->wrong, 1);
	atomic_fetch_add(&work->times[item], 1);
	if (worker < work->jobs)
		atomic_fetch_sub(&work->busy[worker], 1);
}

static void each_item_runs_once(void **state)
{
	(void)state;
	static const uint32_t sizes[] = { 0, 1, 2, 7, 64, 1000 };
	static const uint32_t batches[] = { 0, 1, 3, 5000 };
	for (uint32_t jobs = 1; jobs <= MAX_JOBS; jobs += 3)
		for (size_t s = 0; s < sizeof(sizes) / sizeof(*sizes); s++)
			for (size_t b = 0; b < sizeof(batches) / sizeof(*batches); b++) {
				struct work *work = calloc(1, sizeof(*work));
				assert_non_null(work);
				work->jobs = jobs;
				pool_run(jobs, sizes[s], batches[b], count, work);
				for (uint32_t i = 0; i < MAX_ITEMS; i++)
					assert_int_equal(work->times[i], i < sizes[s]);
				assert_int_equal(work->wrong, 0);
				free(work);
			}
}

static void set_number(void *context)
{
	*(uint32_t *)context = 7;
}

static void a_task_is_done_when_finished(void **state)
{
	(void)state;
	for (uint32_t jobs = 0; jobs < 4; jobs++) {
		uint32_t number = 0;
		struct pool_task *task = pool_start(jobs, set_number, &number);
		if (jobs < 2)
			assert_int_equal(number, 0);
		pool_finish(task);
		assert_int_equal(number, 7);
	}
}

static void no_jobs_means_one(void **state)
{
	(void)state;
	struct work *work = calloc(1, sizeof(*work));
	assert_non_null(work);
	work->jobs = 1;
	pool_run(0, 10, 1, count, work);
	assert_int_equal(work->times[9], 1);
	assert_int_equal(work->wrong, 0);
	free(work);
	assert_true(pool_cores() >= 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_item_runs_once),
		cmocka_unit_test(no_jobs_means_one),
		cmocka_unit_test(a_task_is_done_when_finished),
	};
	return cmocka_run_group_tests_name("base pool", tests, NULL, NULL);
}
