// The reductions of search/: they find what a search without them finds, with fewer steps.
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/keyset.h"
#include "search_random.h"
#include "search_toys.h"

// What came out: the stuck states and the errors.
struct outcome {
	struct keyset seen;
	uint64_t n_ends, ends; // distinct stuck states; their hashes, added
	struct search_result result;
};

static void on_stuck(void *context, struct search_model *model)
{
	struct outcome *outcome = context;
	struct search_hash hash = model->hash(model->self);
	if (keyset_add(&outcome->seen, hash.a)) {
		outcome->n_ends++;
		outcome->ends += hash.b;
	}
}

static struct outcome search(const struct toy_program *program, struct search_options options)
{
	struct outcome outcome = { 0 };
	struct toy toy;
	toy_init(&toy, program);
	toy.model.judge = toy_judge;
	options.all_errors = true;
	options.observer = (struct search_observer){ &outcome, on_stuck };
	struct err err = ERR_INIT;
	assert_true(search_run(&outcome.result, &toy.model, 1, &options, &err));
	assert_int_equal(toy.log.n, 0);
	toy_release(&toy);
	keyset_release(&outcome.seen);
	return outcome;
}

static const struct search_options naive = { .store = SEARCH_STORE_HASH };
static const struct search_options reduced = { .reduction = SEARCH_REDUCTION_DPOR };
static const struct search_options stateless = { .store = SEARCH_STORE_NONE,
	.reduction = SEARCH_REDUCTION_DPOR };

static bool has_error(const struct search_result *result, const struct search_error *error)
{
	for (uint32_t i = 0; i < result->errors.n; i++)
		if (result->errors.v[i].error == error->error && result->errors.v[i].where == error->where)
			return true;
	return false;
}

static bool is_same(const struct outcome *a, const struct outcome *b)
{
	bool same = a->n_ends == b->n_ends && a->ends == b->ends &&
		a->result.errors.n == b->result.errors.n;
	for (uint32_t i = 0; same && i < a->result.errors.n; i++)
		same = has_error(&b->result, &a->result.errors.v[i]);
	return same;
}

static bool has_cycle(const struct toy_program *p)
{
	for (uint32_t t = 0; t < p->n_threads; t++)
		for (uint32_t i = 0; i < TOY_INSNS; i++)
			if ((p->code[t][i].op == TOY_IF || p->code[t][i].op == TOY_GOTO) &&
				p->code[t][i].a <= i)
				return true;
	return false;
}

static void print_program(const struct toy_program *p)
{
	for (uint32_t t = 0; t < p->n_threads; t++) {
		printf("# thread %u:", t);
		for (uint32_t i = 0; p->code[t][i].op != TOY_END; i++)
			printf(" %u(%u,%d)", p->code[t][i].op, p->code[t][i].a, p->code[t][i].b);
		printf("\n");
	}
}

static void executions_are_those_of_theory(void **state)
{
	(void)state;
	for (uint32_t n = 1; n <= 6; n++) {
		struct toy_program p = toy_independent(n, 3);
		struct outcome o = search(&p, stateless);
		assert_int_equal(o.result.executions, 1);
		assert_int_equal(o.result.redundant, 0);
		assert_int_equal(o.result.transitions, 3 * n);
		search_release(&o.result);
		o = search(&p, reduced);
		assert_int_equal(o.result.states, 3 * n + 1);
		search_release(&o.result);
		p = toy_one_writer(n);
		o = search(&p, stateless);
		assert_int_equal(o.result.executions, 1 << n);
		assert_int_equal(o.result.redundant, 0);
		search_release(&o.result);
	}
	// A lock that n threads take once each: n! orders.
	struct toy_program p = { 0 };
	for (uint32_t t = 0, orders = 1; t < 5; t++) {
		toy_emit(&p, t, TOY_LOCK, 0, 0);
		toy_emit(&p, t, TOY_UNLOCK, 0, 0);
		orders *= t + 1;
		struct outcome o = search(&p, stateless);
		assert_int_equal(o.result.executions, orders);
		search_release(&o.result);
	}
}

// Ids of threads beyond 63, and many words apart, make no difference.
static void ids_do_not_matter(void **state)
{
	(void)state;
	const struct search_options all[] = { naive, reduced, stateless, { .order = SEARCH_STEPS },
		{ .order = SEARCH_PREEMPTIONS, .max_cost = 2 }, { .order = SEARCH_RANDOM, .runs = 20 },
		{ .order = SEARCH_PCT, .runs = 20, .pct_changes = 2 }, { .order = SEARCH_POS, .runs = 20 },
		{ .reduction = SEARCH_REDUCTION_DPOR, .fair_error = 77 } };
	uint64_t random = 11;
	for (uint32_t i = 0; i < 200; i++) {
		struct toy_program p = toy_random(&random);
		struct search_options options = all[i % (sizeof(all) / sizeof(*all))];
		options.max_depth = 60;
		struct outcome near = search(&p, options);
		p.gap = (uint16_t)(i % 3 ? 63 : 200);
		struct outcome far = search(&p, options);
		assert_true(is_same(&near, &far));
		assert_int_equal(near.result.states, far.result.states);
		assert_int_equal(near.result.transitions, far.result.transitions);
		assert_int_equal(near.result.executions, far.result.executions);
		assert_int_equal(near.result.redundant, far.result.redundant);
		search_release(&near.result);
		search_release(&far.result);
	}
}

static void known_programs_keep_their_ends(void **state)
{
	(void)state;
	struct toy_program programs[] = { toy_philosophers(3, 1, false), toy_philosophers(3, 1, true),
		toy_philosophers(4, 1, false), toy_philosophers(4, 1, true), toy_philosophers(5, 1, false),
		toy_philosophers(6, 1, false), toy_philosophers(3, 2, false), toy_philosophers(2, 3, true),
		toy_buffer(1, 1, false), toy_buffer(2, 1, false), toy_buffer(2, 2, false),
		toy_buffer(2, 2, true), toy_buffer(3, 3, false), toy_buffer(3, 3, true),
		toy_buffer(3, 2, false), toy_readers_writers(1, 1), toy_readers_writers(2, 1),
		toy_readers_writers(1, 2), toy_readers_writers(2, 2), toy_readers_writers(3, 1),
		toy_lost_signal(false), toy_lost_signal(true), toy_one_writer(5), toy_independent(5, 3) };
	for (size_t i = 0; i < sizeof(programs) / sizeof(*programs); i++) {
		struct outcome full = search(&programs[i], naive);
		struct outcome less = search(&programs[i], reduced);
		assert_true(is_same(&full, &less));
		assert_true(less.result.states <= full.result.states);
		assert_true(less.result.transitions <= full.result.transitions);
		if (i < 4 || (i >= 8 && i < 12) || i == 15 || i >= 20) {
			struct outcome none = search(&programs[i], stateless);
			assert_true(is_same(&full, &none));
			search_release(&none.result);
		}
		search_release(&full.result);
		search_release(&less.result);
	}
}

static void random_programs_keep_their_ends(void **state)
{
	(void)state;
	uint32_t n = getenv("FULL") ? 20000 : 1500;
	uint64_t random = 42, states = 0, fewer = 0;
	for (uint32_t i = 0; i < n; i++) {
		struct toy_program p = toy_random(&random);
		struct outcome full = search(&p, naive);
		struct outcome less = search(&p, reduced);
		states += full.result.states;
		fewer += less.result.states;
		if (!is_same(&full, &less))
			print_program(&p);
		assert_true(is_same(&full, &less));
		if (!has_cycle(&p) && full.result.states < 300) {
			struct outcome none = search(&p, stateless);
			if (!is_same(&full, &none))
				print_program(&p);
			assert_true(is_same(&full, &none));
			search_release(&none.result);
		}
		search_release(&full.result);
		search_release(&less.result);
	}
	assert_true(fewer * 10 < states * 9);
}

// The tests above can fail: a reduction that overlooks that a write races with a read is caught.
static void broken_reductions_are_noticed(void **state)
{
	(void)state;
	uint64_t random = 42;
	uint32_t caught = 0, caught_stateless = 0;
	for (uint32_t i = 0; i < 300; i++) {
		struct toy_program p = toy_random(&random);
		struct outcome full = search(&p, naive);
		struct search_options broken = reduced;
		broken.break_reduction = true;
		struct outcome less = search(&p, broken);
		caught += !is_same(&full, &less);
		search_release(&less.result);
		if (!has_cycle(&p) && full.result.states < 300) {
			broken = stateless;
			broken.break_reduction = true;
			less = search(&p, broken);
			caught_stateless += !is_same(&full, &less);
			search_release(&less.result);
		}
		search_release(&full.result);
	}
	assert_true(caught > 3);
	assert_true(caught_stateless > 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(executions_are_those_of_theory),
		cmocka_unit_test(ids_do_not_matter),
		cmocka_unit_test(known_programs_keep_their_ends),
		cmocka_unit_test(random_programs_keep_their_ends),
		cmocka_unit_test(broken_reductions_are_noticed),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
