// Vector clocks: what is before what, against a graph of all steps that is searched.
#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "witness/order.h"

enum { N_THREADS = 4, N_KEYS = 3, N_STEPS = 120 };

// One step of a random run, and from which earlier steps an edge leads to it.
struct step {
	uint32_t thread, when;
	bool before[N_STEPS]; // transitively
};

static void inherit(struct step *step, const struct step *all, uint32_t from)
{
	step->before[from] = true;
	for (uint32_t i = 0; i < N_STEPS; i++)
		step->before[i] |= all[from].before[i];
}

// Each step gives a key, takes one, or does nothing but be there. A key's edges lead from all that gave it.
static void check_random_run(unsigned seed)
{
	static struct step all[N_STEPS];
	static bool gave[N_KEYS][N_STEPS];
	struct order order;
	int last[N_THREADS];
	memset(all, 0, sizeof(all));
	memset(gave, 0, sizeof(gave));
	order_init(&order);
	srand(seed);
	for (uint32_t t = 0; t < N_THREADS; t++) {
		order_begin(&order, t, t);
		last[t] = -1;
	}
	for (uint32_t i = 0; i < N_STEPS; i++) {
		struct step *step = &all[i];
		uint32_t key = (uint32_t)rand() % N_KEYS;
		int what = rand() % 4;
		step->thread = (uint32_t)rand() % N_THREADS;
		if (last[step->thread] >= 0)
			inherit(step, all, (uint32_t)last[step->thread]);
		for (uint32_t k = 0; k < i && what == 0; k++)
			if (gave[key][k])
				inherit(step, all, k);
		if (what == 0)
			order_take(&order, step->thread, key);
		step->when = order_now(&order, step->thread);
		for (uint32_t k = 0; k < i; k++)
			assert_int_equal(order_is_before(&order, all[k].thread, all[k].when, step->thread),
				step->before[k]);
		if (what == 1)
			order_give(&order, step->thread, key);
		gave[key][i] |= what == 1;
		last[step->thread] = (int)i;
	}
	order_release(&order);
}

static void test_random_runs(void **state)
{
	(void)state;
	for (unsigned seed = 1; seed <= 200; seed++)
		check_random_run(seed);
}

static void test_start(void **state)
{
	(void)state;
	struct order order;
	order_init(&order);
	order_begin(&order, 0, 0);
	uint32_t before = order_now(&order, 0);
	order_begin(&order, 1, 0);
	uint32_t after = order_now(&order, 0), child = order_now(&order, 1);
	assert_true(order_is_before(&order, 0, before, 1));
	assert_false(order_is_before(&order, 0, after, 1));
	assert_false(order_is_before(&order, 1, child, 0));
	order_release(&order);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_random_runs),
		cmocka_unit_test(test_start),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
