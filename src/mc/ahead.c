// A search that looks ahead (lookahead/): first a few executions at random, to see what the program does where;
// then the search, which begins again when something happens that was not foreseen. Knowledge only
// grows, and there is only so much of it, so this ends; but for programs whose classes are made while they run, and
// are others each time: those are searched without looking ahead in the end.
//
// With partial order reduction: a step that goes on beyond actions that are no choices touches all that they
// touch, so that races of theirs with earlier steps are seen; later steps of others have none with them. It is
// the same as a search that takes these actions one by one and knows, in the states between, a persistent set
// of one thread. With state matching: these states between are not kept; who comes to one of them comes
// to the same next state.
//
// Afterwards paths are told with a step for each action, so that whatever shortens, prints and runs
// traces again need not look ahead.
#include <stdlib.h>
#include <string.h>

#include "mc/internal.h"

enum { LEARNING_RUNS = 4, LEARNING_DEPTH = 20000, PROBE_STATES = 3000 };
enum { MAX_SEARCHES = 50 };

// ---- what is printed -------------------------------------------------------------------------------------

struct outcomes {
	struct mc_model *model;
	struct mc_report *report;
	struct search_observer next;
};

static void on_stuck(void *context, struct search_model *search)
{
	struct outcomes *outcomes = context;
	if (outcomes->next.stuck)
		outcomes->next.stuck(outcomes->next.context, search);
	mc_add_outcome(outcomes->report, buf_cstring(&outcomes->model->output));
}

// ---- looking ahead -----------------------------------------------------------------------------------------

static void learn(struct mc_model *model, const struct mc_options *options)
{
	struct search_options how = { .order = SEARCH_POS,
		.runs = LEARNING_RUNS,
		.seed = 1,
		.max_depth = LEARNING_DEPTH,
		.all_errors = true,
		.fatal_error = MC_SURPRISE,
		.budget = options->search.budget };
	struct search_result result;
	struct err err = ERR_INIT;
	model->is_learning = true;
	model->n_actions = 0;
	search_run(&result, &model->search, 1, &how, &err);
	search_release(&result);
	model->is_learning = false;
}

static void forget(struct mc_report *report)
{
	search_release(&report->search);
	memset(&report->search, 0, sizeof(report->search));
	vec_clear(&report->outcomes);
}

// Before the first step. Orders that draw executions, and those that count switches, take every choice; a search
// that is to go on from a checkpoint would have to begin with the same knowledge. What threads may do that can wake
// at any time is not foreseen.
void mc_ahead_init(struct mc_model *model, const struct mc_options *options)
{
	if (options->keeps_outcomes)
		options->ears->output = &model->output;
	if (options->ahead.context == LOOK_NONE || options->search.order != SEARCH_DEPTH ||
		options->how.wakes_spuriously || options->search.checkpoint)
		return;
	struct lookahead_options ahead = options->ahead;
	ahead.keeps_output = options->keeps_outcomes;
	model->ahead = lookahead_new(model->vm, &ahead);
	model->is_learning = true;
}

// Although not everything was foreseen: an error is an error, and a limit is one the next time too.
static bool is_enough(const struct mc_report *report, const struct mc_options *options)
{
	if (report->search.end == SEARCH_LIMIT)
		return true;
	for (uint32_t i = 0; i < report->search.errors.n && !options->search.all_errors; i++)
		if (report->search.errors.v[i].error < MC_IDLE_END)
			return true;
	return false;
}

static void drop_surprises(struct search_result *result)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < result->errors.n; i++)
		if (result->errors.v[i].error >= MC_SURPRISE)
			free(result->errors.v[i].path);
		else
			result->errors.v[n++] = result->errors.v[i];
	result->errors.n = n;
}

// What other processes met unforeseen, at the ends of these paths, is met here too; false where nothing of it was
// new. A worker stops at the first such thing, so that until then all have known the same.
static bool learn_surprises(struct mc_model *model, const struct search_result *result)
{
	uint64_t mark = model->search.mark(model);
	bool has_learnt = false;
	for (uint32_t i = 0; i < result->errors.n; i++) {
		const struct search_error *error = &result->errors.v[i];
		if (error->error != MC_SURPRISE)
			continue;
		search_replay(&model->search, error->path, error->n_path);
		has_learnt |= model->is_surprised;
		model->search.undo(model, mark);
	}
	return has_learnt;
}

// One search with what is known now. True: it is the last.
static bool search_once(struct mc_report *report, struct mc_model *model,
	const struct mc_options *options, const struct search_options *how, bool *is_good,
	struct err *err)
{
	lookahead_prepare(model->ahead);
	model->n_steps = model->stop_at = 0;
	model->tells_surprises = how->processes > 0;
	*is_good = search_run(&report->search, &model->search, 1, how, err);
	model->tells_surprises = false;
	return !model->stop_at || !*is_good || is_enough(report, options);
}

static bool search_blindly(struct mc_report *report, struct mc_model *model,
	const struct mc_options *options, struct err *err)
{
	lookahead_free(model->ahead);
	model->ahead = NULL;
	model->stop_at = 0;
	return mc_search(report, model, options, err);
}

bool mc_search(struct mc_report *report, struct mc_model *model, const struct mc_options *options,
	struct err *err)
{
	struct search_options how = options->search;
	how.weak_error = MC_IDLE_END;
	struct outcomes outcomes = { model, report, how.observer };
	if (options->keeps_outcomes)
		how.observer = (struct search_observer){ &outcomes, on_stuck };
	report->searches = 1;
	model->report = options->keeps_outcomes ? report : NULL;
	if (!model->ahead)
		return search_run(&report->search, &model->search, 1, &how, err);
	how.fatal_error = MC_SURPRISE;
	if (options->ahead.points_to >= POINTS_TO_CI_EX)
		how.processes = 0; // what objects have in common is not shared between them
	learn(model, options);
	bool is_good = true;
	uint32_t processes = how.processes;
	if (processes) { // what is met soon is met before anybody is forked
		how.processes = 0;
		how.max_states = how.max_states && how.max_states < PROBE_STATES ? how.max_states
																		 : PROBE_STATES;
	}
	for (;;) {
		bool is_last = search_once(report, model, options, &how, &is_good, err);
		bool is_cut = processes && !how.processes && report->search.end == SEARCH_LIMIT &&
			how.max_states != options->search.max_states;
		if (is_last && !is_cut)
			break;
		if (is_cut && !model->stop_at) {
			how.processes = processes;
			how.max_states = options->search.max_states;
		} else if (how.processes && !learn_surprises(model, &report->search)) {
			how.processes = processes = 0; // alone it learns whatever there is
		}
		forget(report);
		if (report->searches++ == MAX_SEARCHES)
			return search_blindly(report, model, options, err);
	}
	drop_surprises(&report->search);
	for (uint32_t i = 0; i < report->search.errors.n; i++)
		mc_expand(model, &report->search.errors.v[i]);
	if (options->foreseen)
		lookahead_print(model->ahead, options->foreseen);
	report->has_ahead = true;
	report->ahead = *lookahead_counts(model->ahead);
	lookahead_free(model->ahead);
	model->ahead = NULL;
	return is_good;
}

void mc_expand(struct mc_model *model, struct search_error *error)
{
	VEC(struct search_choice) path = { 0 };
	uint64_t mark = model->search.mark(model);
	for (uint32_t i = 0; i < error->n_path; i++) {
		struct search_step did = { 0 };
		vec_push(&path, error->path[i]);
		model->search.step(model, error->path[i], &did);
		for (uint32_t k = 0; k < model->n_passed; k++)
			vec_push(&path, (struct search_choice){ error->path[i].thread, 0 });
	}
	model->search.undo(model, mark);
	free(error->path);
	error->path = path.v;
	error->n_path = path.n;
}
