// search/ on toy programs: every order and every store finds the same.
#include "unit.h"

#include <stdlib.h>

#include "search_random.h"
#include "search_toys.h"

enum { MAX_WORKERS = 4 };

static struct search_result search(const struct toy_program *program, struct search_options options,
	uint32_t workers)
{
	struct toy toys[MAX_WORKERS];
	struct search_model models[MAX_WORKERS];
	for (uint32_t i = 0; i < workers; i++) {
		toy_init(&toys[i], program);
		models[i] = toys[i].model;
	}
	struct search_result result;
	struct err err = ERR_INIT;
	if (!search_run(&result, models, workers, &options, &err))
		fail_msg("%s", err.text);
	for (uint32_t i = 0; i < workers; i++) {
		assert_int_equal(toys[i].log.n, 0); // back in the first state
		toy_release(&toys[i]);
	}
	return result;
}

static const struct search_options all = { .all_errors = true, .max_cost = UINT32_MAX };

static void counts_are_those_of_theory(void **state)
{
	(void)state;
	// n threads of k steps: (k + 1)^n states, n k (k + 1)^(n - 1) steps, one end.
	struct toy_program p = toy_independent(4, 3);
	struct search_result r = search(&p, all, 1);
	assert_int_equal(r.end, SEARCH_COMPLETE);
	assert_int_equal(r.states, 256);
	assert_int_equal(r.transitions, 768);
	assert_int_equal(r.executions, 1);
	assert_int_equal(r.depth, 12);
	assert_int_equal(r.errors.n, 0);
	search_release(&r);
	// All executions of two threads of three steps: 6 over 3.
	p = toy_independent(2, 3);
	struct search_options options = all;
	options.store = SEARCH_STORE_NONE;
	r = search(&p, options, 1);
	assert_int_equal(r.executions, 20);
	search_release(&r);
}

static void errors_are_found(void **state)
{
	(void)state;
	for (uint32_t n = 3; n <= 5; n++)
		for (int is_cured = 0; is_cured < 2; is_cured++) {
			struct toy_program p = toy_philosophers(n, 1, is_cured);
			struct search_result r = search(&p, all, 1);
			assert_int_equal(r.end, SEARCH_COMPLETE);
			assert_int_equal(r.errors.n, !is_cured);
			if (!is_cured)
				assert_int_equal(r.errors.v[0].error, TOY_DEADLOCK);
			search_release(&r);
		}
	for (int is_cured = 0; is_cured < 2; is_cured++) {
		struct toy_program p = toy_lost_signal(is_cured);
		struct search_result r = search(&p, all, 1);
		assert_int_equal(r.errors.n, !is_cured);
		search_release(&r);
		p = toy_buffer(3, 3, is_cured);
		r = search(&p, all, 1);
		assert_int_equal(r.errors.n > 0, !is_cured);
		search_release(&r);
	}
	struct toy_program p = toy_readers_writers(2, 2);
	struct search_result r = search(&p, all, 1);
	assert_int_equal(r.errors.n, 0);
	search_release(&r);
}

static void workers_make_no_difference(void **state)
{
	(void)state;
	struct toy_program programs[] = { toy_philosophers(4, 2, false), toy_buffer(3, 2, false),
		toy_readers_writers(2, 2), toy_independent(5, 3), toy_lost_signal(false) };
	for (size_t i = 0; i < sizeof(programs) / sizeof(*programs); i++)
		for (enum search_store store = SEARCH_STORE_HASH; store <= SEARCH_STORE_BITS; store++) {
			struct search_options options = all;
			options.store = store;
			options.bits_log2 = 24;
			struct search_result one = search(&programs[i], options, 1);
			for (uint32_t workers = 2; workers <= MAX_WORKERS; workers++) {
				struct search_result more = search(&programs[i], options, workers);
				assert_int_equal(more.end, SEARCH_COMPLETE);
				assert_int_equal(more.states, one.states);
				assert_int_equal(more.transitions, one.transitions);
				assert_int_equal(more.executions, one.executions);
				assert_int_equal(more.errors.n, one.errors.n);
				search_release(&more);
			}
			for (uint32_t n = 1; n <= 3 && store != SEARCH_STORE_COLLAPSE; n++) {
				options.processes = n;
				struct search_result more = search(&programs[i], options, 1);
				assert_int_equal(more.end, SEARCH_COMPLETE);
				assert_int_equal(more.states, one.states);
				assert_int_equal(more.transitions, one.transitions);
				assert_int_equal(more.executions, one.executions);
				assert_int_equal(more.errors.n, one.errors.n);
				search_release(&more);
			}
			search_release(&one);
		}
}

static void stores_agree(void **state)
{
	(void)state;
	uint64_t random = 11;
	for (uint32_t i = 0; i < 60; i++) {
		struct toy_program p = toy_random(&random);
		struct search_options options = all;
		struct search_result hash = search(&p, options, 1);
		options.store = SEARCH_STORE_COLLAPSE;
		struct search_result exact = search(&p, options, 1);
		assert_int_equal(hash.states, exact.states);
		assert_int_equal(hash.transitions, exact.transitions);
		options.store = SEARCH_STORE_HASH;
		options.order = SEARCH_STEPS;
		struct search_result breadth = search(&p, options, 1);
		assert_int_equal(hash.states, breadth.states);
		assert_int_equal(hash.executions, breadth.executions);
		assert_int_equal(hash.errors.n, breadth.errors.n);
		search_release(&hash);
		search_release(&exact);
		search_release(&breadth);
	}
}

// ---- cheapest paths ----------------------------------------------------------------------------------------

static uint32_t switches_of(const struct search_error *error)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i < error->n_path; i++)
		n += error->path[i].thread != error->path[i - 1].thread;
	return n;
}

static void cheapest_is_cheapest(void **state)
{
	(void)state;
	// Three philosophers each with one fork: two switches, three steps. One preemption: the third
	// takes its fork, the second then blocks for it, and so does the first for the second's.
	struct toy_program p = toy_philosophers(3, 1, false);
	struct search_options options = all;
	options.order = SEARCH_STEPS;
	struct search_result r = search(&p, options, 1);
	assert_int_equal(r.errors.v[0].n_path, 3);
	search_release(&r);
	options.order = SEARCH_SWITCHES;
	r = search(&p, options, 1);
	assert_int_equal(r.errors.v[0].cost, 2);
	assert_int_equal(switches_of(&r.errors.v[0]), 2);
	search_release(&r);
	options.order = SEARCH_PREEMPTIONS;
	options.max_cost = 0;
	r = search(&p, options, 1);
	assert_int_equal(r.end, SEARCH_BOUNDED);
	assert_int_equal(r.errors.n, 0);
	search_release(&r);
	options.max_cost = 1;
	r = search(&p, options, 1);
	assert_int_equal(r.errors.n, 1);
	search_release(&r);
	// No depth-first path is cheaper, whatever the program.
	uint64_t random = 5;
	for (uint32_t i = 0; i < 60; i++) {
		p = toy_random(&random);
		struct search_result depth = search(&p, all, 1);
		options = all;
		options.order = SEARCH_STEPS;
		struct search_result steps = search(&p, options, 1);
		options.order = SEARCH_SWITCHES;
		struct search_result switches = search(&p, options, 1);
		assert_int_equal(depth.errors.n, switches.errors.n);
		for (uint32_t e = 0; e < depth.errors.n; e++)
			for (uint32_t k = 0; k < depth.errors.n; k++) {
				if (depth.errors.v[e].error == steps.errors.v[k].error &&
					depth.errors.v[e].where == steps.errors.v[k].where)
					assert_true(steps.errors.v[k].n_path <= depth.errors.v[e].n_path);
				if (depth.errors.v[e].error == switches.errors.v[k].error &&
					depth.errors.v[e].where == switches.errors.v[k].where) {
					assert_int_equal(switches.errors.v[k].cost, switches_of(&switches.errors.v[k]));
					assert_true(switches.errors.v[k].cost <= switches_of(&depth.errors.v[e]));
				}
			}
		search_release(&depth);
		search_release(&steps);
		search_release(&switches);
	}
}

static void paths_can_be_replayed(void **state)
{
	(void)state;
	struct toy_program p = toy_philosophers(4, 1, false);
	for (enum search_order order = SEARCH_DEPTH; order <= SEARCH_POS; order++) {
		struct search_options options = { .order = order,
			.max_cost = UINT32_MAX,
			.runs = 10000,
			.seed = 3,
			.pct_changes = 3 };
		struct search_result r = search(&p, options, 1);
		assert_int_equal(r.end, SEARCH_FOUND);
		assert_int_equal(r.errors.n, 1);
		struct toy toy;
		toy_init(&toy, &p);
		assert_true(search_replay(&toy.model, r.errors.v[0].path, r.errors.v[0].n_path));
		uint64_t where = 0;
		assert_int_equal(toy_stuck(&toy, &where), TOY_DEADLOCK);
		assert_true(where == r.errors.v[0].where);
		r.errors.v[0].path[0].thread = 9;
		toy_undo(&toy, 0);
		assert_false(search_replay(&toy.model, r.errors.v[0].path, r.errors.v[0].n_path));
		toy_release(&toy);
		search_release(&r);
	}
}

static void walks_depend_on_the_seed_alone(void **state)
{
	(void)state;
	struct toy_program p = toy_buffer(3, 3, false);
	for (enum search_order order = SEARCH_RANDOM; order <= SEARCH_POS; order++) {
		struct search_options options = { .order = order,
			.runs = 300,
			.seed = 7,
			.pct_changes = 2,
			.all_errors = true };
		struct search_result a = search(&p, options, 1);
		struct search_result b = search(&p, options, 1);
		assert_int_equal(a.end, SEARCH_SAMPLED);
		assert_int_equal(a.executions, 300);
		assert_int_equal(a.transitions, b.transitions);
		assert_true(a.errors.n > 0); // some schedules of this program hang
		search_release(&a);
		search_release(&b);
	}
}

static void limits_are_kept(void **state)
{
	(void)state;
	struct toy_program p = toy_philosophers(5, 1, true);
	struct search_options options = all;
	options.max_states = 100;
	struct search_result r = search(&p, options, 1);
	assert_int_equal(r.end, SEARCH_LIMIT);
	assert_in_range(r.states, 100, 101);
	search_release(&r);
	options = all;
	options.max_depth = 4;
	r = search(&p, options, 1);
	assert_int_equal(r.end, SEARCH_BOUNDED);
	assert_int_equal(r.depth, 4);
	search_release(&r);
	struct budget budget = { 0 };
	budget_finish(&budget, BUDGET_INTERRUPT);
	for (enum search_order order = SEARCH_DEPTH; order <= SEARCH_POS; order++) {
		options = (struct search_options){ .order = order,
			.budget = &budget,
			.runs = 10,
			.max_cost = UINT32_MAX };
		r = search(&p, options, 1);
		assert_int_equal(r.end, SEARCH_LIMIT);
		search_release(&r);
	}
	struct err err = ERR_INIT;
	struct search_model models[2] = { { 0 } };
	options = (struct search_options){ .order = SEARCH_STEPS };
	assert_false(search_run(&r, models, 2, &options, &err));
	assert_int_equal(err.kind, ERR_USAGE);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(counts_are_those_of_theory),
		cmocka_unit_test(errors_are_found),
		cmocka_unit_test(workers_make_no_difference),
		cmocka_unit_test(stores_agree),
		cmocka_unit_test(cheapest_is_cheapest),
		cmocka_unit_test(paths_can_be_replayed),
		cmocka_unit_test(walks_depend_on_the_seed_alone),
		cmocka_unit_test(limits_are_kept),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
