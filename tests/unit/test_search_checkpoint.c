// Searches that are stopped and go on: the same counts and errors as one that was not.
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "search_random.h"
#include "search_toys.h"

static char name[] = "/tmp/raddle-checkpoint-XXXXXX";

static bool search(struct search_result *result, const struct toy_program *program,
	struct search_options options, uint32_t workers, struct err *err)
{
	struct toy toys[3];
	struct search_model models[3];
	for (uint32_t i = 0; i < workers; i++) {
		toy_init(&toys[i], program);
		models[i] = toys[i].model;
	}
	bool is_good = search_run(result, models, workers, &options, err);
	for (uint32_t i = 0; i < workers; i++)
		toy_release(&toys[i]);
	return is_good;
}

// Stopped again and again, each time a little further.
static uint32_t search_in_pieces(struct search_result *result, const struct toy_program *program,
	struct search_options options, uint32_t piece)
{
	uint32_t pieces = 0;
	unlink(name);
	options.checkpoint = name;
	for (;;) {
		struct err err = ERR_INIT;
		bool reduces = options.reduction == SEARCH_REDUCTION_DPOR;
		options.max_states += piece;
		if (!search(result, program, options, reduces ? 1 : 1 + pieces % 3, &err))
			fail_msg("%s", err.text);
		assert_int_equal(result->has_resumed, pieces > 0);
		pieces++;
		if (result->end != SEARCH_LIMIT)
			return pieces;
		assert_true(result->is_saved);
		search_release(result);
	}
}

static void pieces_make_a_whole(void **state)
{
	(void)state;
	uint64_t random = 3;
	uint32_t most = 0;
	for (uint32_t i = 0; i < 40; i++) {
		struct toy_program p = i ? toy_random(&random) : toy_philosophers(4, 1, false);
		p.gap = i % 4 ? 0 : 70;
		for (int reduces = 0; reduces < 2; reduces++) {
			struct search_options options = { .all_errors = true,
				.fingerprint = i,
				.reduction = reduces ? SEARCH_REDUCTION_DPOR : SEARCH_REDUCTION_NONE };
			struct search_result whole, pieces;
			struct err err = ERR_INIT;
			assert_true(search(&whole, &p, options, 1, &err));
			uint32_t n = search_in_pieces(&pieces, &p, options, 1 + (uint32_t)whole.states / 7);
			most = n > most ? n : most;
			assert_int_equal(pieces.end, SEARCH_COMPLETE);
			assert_int_equal(pieces.states, whole.states);
			assert_int_equal(pieces.transitions, whole.transitions);
			assert_int_equal(pieces.executions, whole.executions);
			assert_int_equal(pieces.errors.n, whole.errors.n);
			search_release(&whole);
			search_release(&pieces);
		}
	}
	assert_true(most >= 4);
	unlink(name);
}

static void spoil(long offset)
{
	FILE *file = fopen(name, "r+");
	assert_non_null(file);
	fseek(file, offset, offset < 0 ? SEEK_END : SEEK_SET);
	int c = fgetc(file);
	fseek(file, offset, offset < 0 ? SEEK_END : SEEK_SET);
	fputc(c ^ 1, file);
	fclose(file);
}

static void other_files_are_refused(void **state)
{
	(void)state;
	struct toy_program p = toy_philosophers(4, 1, true);
	for (int how = 0; how < 4; how++) {
		struct search_options options = { .max_states = 50, .checkpoint = name, .fingerprint = 1 };
		struct search_result result;
		struct err err = ERR_INIT;
		unlink(name);
		assert_true(search(&result, &p, options, 1, &err));
		assert_true(result.is_saved);
		search_release(&result);
		if (how == 0)
			options.fingerprint = 2; // another program
		else if (how == 1)
			spoil(0);
		else if (how == 2)
			spoil(-100);
		else
			assert_int_equal(truncate(name, 333), 0);
		assert_false(search(&result, &p, options, 1, &err));
		assert_int_equal(err.kind, how ? ERR_INPUT : ERR_USAGE);
		assert_int_equal(result.end, SEARCH_LIMIT);
		search_release(&result);
	}
	unlink(name);
}

static void a_full_disk_is_said(void **state)
{
	(void)state;
	struct toy_program p = toy_philosophers(5, 1, true);
	struct search_options options = { .max_states = 100, .checkpoint = "/nowhere/checkpoint" };
	struct search_result result;
	struct err err = ERR_INIT;
	assert_false(search(&result, &p, options, 1, &err));
	assert_int_equal(err.kind, ERR_SYSTEM);
	assert_int_equal(result.end, SEARCH_LIMIT);
	assert_false(result.is_saved);
	assert_in_range(result.states, 100, 101); // what was done is told all the same
	search_release(&result);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pieces_make_a_whole),
		cmocka_unit_test(other_files_are_refused),
		cmocka_unit_test(a_full_disk_is_said),
	};
	int descriptor = mkstemp(name);
	if (descriptor >= 0)
		close(descriptor);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
