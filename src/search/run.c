// What every order of search needs: errors, limits, the choices of a state; and the choice of the order.
#include <pthread.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/shared.h"
#include "search/internal.h"

void run_error(struct run *run, uint32_t error, uint64_t where, const struct search_choice *path,
	uint32_t n_path, const struct search_choice *last, uint32_t cost)
{
	const struct search_options *options = run->options;
	if (options->only_error &&
		(options->only_error != error || (options->only_where && options->only_where != where)))
		return;
	bool is_weak = error == options->weak_error;
	pthread_mutex_lock(&run->mutex);
	struct search_result *result = run->result;
	bool is_known = false;
	for (uint32_t i = 0; i < result->errors.n; i++)
		is_known |= result->errors.v[i].error == error && result->errors.v[i].where == where;
	bool is_first = !result->errors.n ||
		(!is_weak && result->errors.v[result->errors.n - 1].error == options->weak_error);
	if (!is_known && (options->all_errors || is_first)) {
		struct search_error found = { .error = error, .where = where, .cost = cost };
		found.path = xmalloc(((size_t)n_path + 1) * sizeof(*found.path));
		for (uint32_t i = 0; i < n_path; i++)
			found.path[i] = path[i];
		found.n_path = n_path;
		if (last)
			found.path[found.n_path++] = *last;
		vec_push(&result->errors, found);
	}
	pthread_mutex_unlock(&run->mutex);
	if ((!options->all_errors && !is_weak) || error == options->fatal_error)
		atomic_store(&run->flags->is_over, true);
}

void run_stuck(struct run *run, struct search_model *model, const struct search_choice *path,
	uint32_t n_path, uint32_t cost)
{
	uint64_t where = 0;
	uint32_t error = model->stuck(model->self, &where);
	pthread_mutex_lock(&run->mutex);
	run->result->executions++;
	if (run->options->observer.stuck)
		run->options->observer.stuck(run->options->observer.context, model);
	pthread_mutex_unlock(&run->mutex);
	if (error)
		run_error(run, error, where, path, n_path, NULL, cost);
}

void run_judge(struct run *run, struct search_model *model, const struct search_choice *path,
	uint32_t n_path, uint32_t cost)
{
	if (!model->judge)
		return;
	uint64_t where = 0;
	uint32_t error;
	for (uint32_t i = 0; (error = model->judge(model->self, i, &where)); i++)
		run_error(run, error, where, path, n_path, NULL, cost);
}

bool run_ask(struct run *run, uint64_t states)
{
	const struct search_options *options = run->options;
	bool is_limited = (options->budget && budget_is_over(options->budget)) ||
		(options->max_states && states >= options->max_states);
	if (is_limited && !atomic_load(&run->flags->is_over)) {
		atomic_store(&run->flags->is_limited, true);
		atomic_store(&run->flags->is_over, true);
	}
	return atomic_load_explicit(&run->flags->is_over, memory_order_relaxed);
}

void run_live(struct run *run, uint64_t states, uint64_t transitions, uint64_t depth)
{
	struct search_live *live = run->options->live;
	if (!live)
		return;
	atomic_store_explicit(&live->states, states, memory_order_relaxed);
	atomic_store_explicit(&live->transitions, transitions, memory_order_relaxed);
	atomic_store_explicit(&live->depth, depth, memory_order_relaxed);
}

void path_append(search_path *to, const struct search_choice *from, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		vec_push(to, from[i]);
}

void run_choices(struct search_model *model, uint32_t first, search_threads *threads,
	search_path *out)
{
	threads->n = 0;
	model->threads(model->self, threads);
	for (int is_rest = 0; is_rest < 2; is_rest++)
		for (uint32_t i = 0; i < threads->n; i++)
			if ((threads->v[i].id != first) == is_rest)
				for (uint32_t o = 0; o < threads->v[i].n_options; o++)
					vec_push(out, (struct search_choice){ threads->v[i].id, o });
}

bool search_can_take(struct search_model *model, struct search_choice choice,
	search_threads *threads)
{
	threads->n = 0;
	model->threads(model->self, threads);
	for (uint32_t i = 0; i < threads->n; i++)
		if (threads->v[i].id == choice.thread && choice.option < threads->v[i].n_options)
			return true;
	return false;
}

bool search_replay(struct search_model *model, const struct search_choice *path, uint32_t n_path)
{
	search_threads threads = { 0 };
	uint32_t i = 0;
	for (; i < n_path && search_can_take(model, path[i], &threads); i++) {
		struct search_step did = { 0 };
		model->step(model->self, path[i], &did);
	}
	vec_release(&threads);
	return i == n_path;
}

// ---- which order -----------------------------------------------------------------------------------

bool search_options_fit(const struct search_options *options, uint32_t workers, struct err *err)
{
	bool is_depth = options->order == SEARCH_DEPTH;
	if (options->reduction != SEARCH_REDUCTION_NONE &&
		(!is_depth || options->store == SEARCH_STORE_COLLAPSE ||
			options->store == SEARCH_STORE_BITS))
		return err_set(err, ERR_USAGE,
			"the reduction works depth-first, with a hash store or none");
	if (!is_depth && options->store != SEARCH_STORE_HASH)
		return err_set(err, ERR_USAGE, "only a depth-first search has a choice of stores");
	bool has_workers = is_depth && options->reduction == SEARCH_REDUCTION_NONE &&
		options->store != SEARCH_STORE_NONE;
	if ((workers > 1 || options->processes) && !has_workers)
		return err_set(err, ERR_USAGE,
			"this order of search has one worker: several need --order depth, --reduction none");
	if (options->processes && options->store == SEARCH_STORE_COLLAPSE)
		return err_set(err, ERR_USAGE, "processes cannot share a collapsed store");
	if (options->fair_error && options->checkpoint)
		return err_set(err, ERR_USAGE, "a search for livelocks has no checkpoint");
	if (options->fair_error &&
		(options->reduction != SEARCH_REDUCTION_DPOR || options->store != SEARCH_STORE_HASH))
		return err_set(err, ERR_USAGE,
			"livelocks are looked for with --reduction dpor, a hash store and one worker");
	if (options->checkpoint && (!is_depth || options->store != SEARCH_STORE_HASH))
		return err_set(err, ERR_USAGE, "checkpoints need a depth-first search with a hash store");
	return true;
}

static enum search_end end_of(struct run *run)
{
	if (atomic_load(&run->flags->is_limited))
		return SEARCH_LIMIT;
	if (atomic_load(&run->flags->is_over))
		return SEARCH_FOUND;
	if (run->options->order >= SEARCH_RANDOM)
		return SEARCH_SAMPLED;
	return atomic_load(&run->flags->is_cut) ? SEARCH_BOUNDED : SEARCH_COMPLETE;
}

bool search_run(struct search_result *result, struct search_model *models, uint32_t workers,
	const struct search_options *options, struct err *err)
{
	*result = (struct search_result){ .end = SEARCH_LIMIT };
	if (!search_options_fit(options, workers, err))
		return false;
	struct run run = { .options = options,
		.result = result,
		.models = models,
		.workers = options->processes ? options->processes : workers,
		.flags = shared_new(sizeof(struct run_flags)),
		.mutex = PTHREAD_MUTEX_INITIALIZER };
	if (options->order >= SEARCH_RANDOM)
		search_walks(&run);
	else if (options->order != SEARCH_DEPTH)
		search_levels(&run);
	else if (options->store == SEARCH_STORE_NONE)
		search_executions(&run);
	else if (options->reduction == SEARCH_REDUCTION_DPOR)
		search_stateful(&run, err);
	else
		search_depth(&run, err);
	result->end = end_of(&run);
	pthread_mutex_destroy(&run.mutex);
	shared_free(run.flags, sizeof(*run.flags));
	return !err_is_set(err);
}

void search_release(struct search_result *result)
{
	for (uint32_t i = 0; i < result->errors.n; i++)
		free(result->errors.v[i].path);
	vec_release(&result->errors);
	vec_release(&result->shares);
}
