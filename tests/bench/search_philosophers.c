// Searches dining philosophers, a toy program, and prints one line: states, transitions, CPU ms, wall
// ms, bytes of the store per state. For tests/bench/search.
//
//     search_philosophers N MEALS none|dpor hash|collapse WORKERS
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../unit/search_toys.h"
#include "base/budget.h"

enum { MAX_WORKERS = 16 };

int main(int argc, char **argv)
{
	if (argc != 6)
		return 2;
	uint32_t workers = (uint32_t)atoi(argv[5]);
	if (!workers || workers > MAX_WORKERS)
		return 2;
	struct toy_program program = toy_philosophers((uint32_t)atoi(argv[1]), (uint32_t)atoi(argv[2]),
		false);
	struct search_options options = { .all_errors = true,
		.reduction = strcmp(argv[3], "dpor") == 0 ? SEARCH_REDUCTION_DPOR : SEARCH_REDUCTION_NONE,
		.store = strcmp(argv[4], "collapse") == 0 ? SEARCH_STORE_COLLAPSE : SEARCH_STORE_HASH };
	static struct toy toys[MAX_WORKERS];
	struct search_model models[MAX_WORKERS];
	for (uint32_t i = 0; i < workers; i++) {
		toy_init(&toys[i], &program);
		models[i] = toys[i].model;
	}
	struct search_result result;
	struct err err = ERR_INIT;
	double start = clock_milliseconds();
	clock_t cpu = clock();
	if (!search_run(&result, models, workers, &options, &err)) {
		fprintf(stderr, "%s\n", err.text);
		return 1;
	}
	printf("%llu %llu %.1f %.1f %.1f\n", (unsigned long long)result.states,
		(unsigned long long)result.transitions, (double)(clock() - cpu) * 1e3 / CLOCKS_PER_SEC,
		clock_milliseconds() - start, (double)result.store_bytes / (double)result.states);
	search_release(&result);
	return 0;
}
