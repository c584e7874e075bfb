// Fewer switches in a trace. Steps of one thread that follow each other are a block; two blocks of a thread
// with others between them are brought together, the later one moved forward or the earlier one back, as
// long as the same error comes out. What is left has no two such blocks; a search by switches may still
// find less (check.c tries that first, for a while).
#include <stdlib.h>

#include "mc/internal.h"

enum { MAX_TRIES = 300 };

static bool is_same_error(struct mc_model *model, const struct search_error *error, bool is_step,
	search_threads *threads)
{
	if (is_step)
		return true;
	threads->n = 0;
	model->search.threads(model, threads);
	uint64_t where = 0;
	if (error->error == MC_DATA_RACE) {
		for (uint32_t i = 0; model->search.judge(model, i, &where); i++)
			if (where == error->where)
				return true;
		return false;
	}
	for (uint32_t i = 0; i < threads->n; i++)
		if (threads->v[i].n_options)
			return false;
	return model->search.stuck(model, &where) == error->error && where == error->where;
}

// Runs the path from where the model is, and undoes it. *n: of a path that breaks the property
// earlier, how much of it is needed.
static bool leads_there(struct mc_model *model, const struct search_choice *path, uint32_t *n,
	const struct search_error *error)
{
	uint64_t mark = model->search.mark(model);
	bool is_possible = true, is_there = false;
	search_threads threads = { 0 };
	for (uint32_t i = 0; i < *n && !is_there; i++) {
		struct search_step did = { 0 };
		is_possible = search_can_take(&model->search, path[i], &threads);
		if (!is_possible)
			break;
		model->search.step(model, path[i], &did);
		if (did.error == error->error && did.where == error->where) {
			is_there = true;
			*n = i + 1;
		}
	}
	bool result = is_possible && is_same_error(model, error, is_there, &threads);
	vec_release(&threads);
	model->search.undo(model, mark);
	return result;
}

static uint32_t block_end(const struct search_choice *path, uint32_t n, uint32_t start)
{
	uint32_t end = start;
	while (end < n && path[end].thread == path[start].thread)
		end++;
	return end;
}

// The steps from a to b and those from b to c change places.
static void swap_runs(struct search_choice *to, const struct search_choice *from, uint32_t n,
	uint32_t a, uint32_t b, uint32_t c)
{
	for (uint32_t i = 0; i < a; i++)
		to[i] = from[i];
	for (uint32_t i = b; i < c; i++)
		to[a + i - b] = from[i];
	for (uint32_t i = a; i < b; i++)
		to[a + c - b + i - a] = from[i];
	for (uint32_t i = c; i < n; i++)
		to[i] = from[i];
}

static bool try_swap(struct mc_model *model, struct search_error *error,
	struct search_choice *scratch, uint32_t a, uint32_t b, uint32_t c)
{
	uint32_t n = error->n_path;
	swap_runs(scratch, error->path, n, a, b, c);
	if (!leads_there(model, scratch, &n, error))
		return false;
	for (uint32_t i = 0; i < n; i++)
		error->path[i] = scratch[i];
	error->n_path = n;
	return true;
}

// Brings the next two blocks of a thread together, from `start` on; false when there is nothing to do.
static bool improve(struct mc_model *model, struct search_error *error,
	struct search_choice *scratch, uint32_t *tries)
{
	for (uint32_t start = 0; start < error->n_path;) {
		uint32_t end = block_end(error->path, error->n_path, start);
		for (uint32_t other = end; other < error->n_path && *tries < MAX_TRIES;) {
			uint32_t other_end = block_end(error->path, error->n_path, other);
			if (error->path[other].thread == error->path[start].thread) {
				++*tries;
				if (try_swap(model, error, scratch, end, other, other_end) ||
					try_swap(model, error, scratch, start, end, other))
					return true;
				break; // steps behind cannot come before these
			}
			other = other_end;
		}
		start = end;
	}
	return false;
}

void mc_shorten(struct mc_model *model, struct search_error *error)
{
	struct search_choice *scratch = xmalloc(((size_t)error->n_path + 1) * sizeof(*scratch));
	uint32_t tries = 0;
	while (tries < MAX_TRIES && improve(model, error, scratch, &tries))
		;
	free(scratch);
}
