// A whole check: the search, a trace with few switches for each error, what kind of error it is, and what
// was not covered.
#include <stdlib.h>
#include <string.h>

#include "mc/internal.h"

enum {
	MINIMISE_STATES = 3000,
	ENDS_WELL_RUNS = 30,
	TRIAL_STATES = 20000,
	SAMPLE_RUNS = 400,
	SAMPLE_DEPTH = 2000
};

// ---- few switches -------------------------------------------------------------------------------------

// Looks for the same error with the fewest switches, for a while; else the path as it was found. Where one error is
// wanted any of its kind will do; races of other variables are of another kind.
static bool find_short(struct search_error *found, struct mc_model *model,
	const struct search_error *error, const struct mc_options *options)
{
	struct search_options how = { .order = SEARCH_SWITCHES,
		.max_cost = UINT32_MAX,
		.only_error = error->error,
		.only_where = error->error == MC_DATA_RACE || options->search.all_errors ? error->where : 0,
		.max_states = options->max_minimise ? options->max_minimise : MINIMISE_STATES,
		.budget = options->search.budget,
		.live = options->search.live };
	struct search_result result;
	struct err err = ERR_INIT;
	bool is_found = search_run(&result, &model->search, 1, &how, &err) && result.errors.n;
	if (is_found) {
		*found = result.errors.v[0];
		result.errors.n = 0;
	}
	search_release(&result);
	return is_found;
}

// ---- missed signals -----------------------------------------------------------------------------------

struct ends {
	struct mc_model *model;
	bool has_good;
};

static void on_end(void *context, struct search_model *search)
{
	struct ends *ends = context;
	(void)search;
	ends->has_good |= vm_status(ends->model->vm) == VM_EXITED;
}

// Does the program end under some schedule?
static bool can_end_well(struct mc_model *model, const struct mc_options *options)
{
	struct ends ends = { model, false };
	struct search_options how = { .order = SEARCH_POS,
		.runs = ENDS_WELL_RUNS,
		.max_depth = SAMPLE_DEPTH,
		.all_errors = true,
		.budget = options->search.budget,
		.observer = { &ends, on_end } };
	struct search_result result;
	struct err err = ERR_INIT;
	search_run(&result, &model->search, 1, &how, &err);
	search_release(&result);
	return ends.has_good;
}

// ---- findings -----------------------------------------------------------------------------------------

static bool is_known(const struct mc_report *report, const struct mc_finding *finding)
{
	for (uint32_t i = 0; i < report->findings.n; i++)
		if (report->findings.v[i].plain.rule == finding->plain.rule &&
			slice_equal(report->findings.v[i].plain.key, finding->plain.key))
			return true;
	return false;
}

// A signal that came too early: there was one, and under another schedule all is well.
static void set_missed(struct mc_finding *finding, struct arena *arena)
{
	finding->plain.rule = RULE_missed_signal;
	finding->plain.message = (const char *)arena_printf(arena,
		"%s: the signal came when nobody waited", finding->plain.message)
								 .ptr;
}

static void add_finding(struct mc_report *report, struct mc_model *model,
	struct search_error *error, const struct mc_options *options)
{
	struct mc_finding finding = { 0 };
	struct mc_trace trace = { .model = model,
		.threads = &report->threads,
		.arena = &report->arena };
	struct mc_open open;
	struct search_error shorter;
	bool keeps_trace = options->keeps_trace || error->error == MC_LIVELOCK;
	bool is_shorter = !keeps_trace && find_short(&shorter, model, error, options);
	struct search_error *use = is_shorter ? &shorter : error;
	if (!is_shorter && !keeps_trace)
		mc_shorten(model, use);
	uint64_t mark = model->search.mark(model);
	mc_record(&trace, use->path, use->n_path);
	search_threads threads = { 0 };
	model->search.threads(model, &threads);
	vec_release(&threads);
	mc_describe(&finding, &open, &trace, use);
	model->search.undo(model, mark);
	if (!is_known(report, &finding)) {
		mc_hold(open.held, open.n_held, model, use->path, use->n_path);
		for (uint32_t i = 0; i < open.n_held; i++)
			if (open.held[i].since.method)
				open.held[i].wait->since = mc_frame(open.held[i].since, &report->arena);
		if (open.may_be_missed && can_end_well(model, options))
			set_missed(&finding, &report->arena);
		vec_push(&report->findings, finding);
	}
	mc_trace_release(&trace);
	if (is_shorter)
		free(shorter.path);
}

// ---- what was not covered -----------------------------------------------------------------------------

static void add_text(mc_texts *list, struct arena *arena, const char *text)
{
	vec_push(list, (const char *)arena_printf(arena, "%s", text).ptr);
}

static void note_bounds(struct mc_report *report, const struct mc_model *model,
	const struct mc_options *options)
{
	if (model->has_timeouts)
		add_text(&report->bounded_by, &report->arena,
			"timeouts end only when no other thread can go on");
	if (model->has_weak)
		add_text(&report->bounded_by, &report->arena,
			"opaque, acquire, release and plain modes are taken for volatile");
	if (options->how.is_app_only)
		add_text(&report->bounded_by, &report->arena, "accesses inside the JDK are no choices");
	if (options->how.has_random_choices)
		add_text(&report->bounded_by, &report->arena,
			"random numbers: all of up to 8, of more the first, the middle and the last");
	if (report->search.is_inexact)
		add_text(&report->bounded_by, &report->arena,
			"bitstate store: states may have been missed");
	if (report->search.end == SEARCH_BOUNDED)
		add_text(&report->bounded_by, &report->arena,
			options->search.order == SEARCH_PREEMPTIONS ? "preemptions" : "depth");
	if (model->may_be_endless)
		add_text(&report->bounded_by, &report->arena,
			"executions that never end are looked for with --reduction dpor");
	if (report->search.end == SEARCH_SAMPLED)
		add_text(&report->bounded_by, &report->arena, "executions drawn at random");
	bool is_seen = report->search.end == SEARCH_COMPLETE || report->search.end == SEARCH_SAMPLED;
	if (is_seen && !report->search.executions && !report->findings.n)
		add_text(&report->unsupported, &report->arena, "executions to their ends: none has one");
	for (uint32_t i = 0; i < model->unsupported.n; i++)
		add_text(&report->unsupported, &report->arena, model->unsupported.v[i]);
	if (model->has_too_many)
		add_text(&report->unsupported, &report->arena,
			(const char *)arena_printf(&report->arena, "more than %u threads", MC_MAX_LANES).ptr);
}

// ---- the search ---------------------------------------------------------------------------------------

// Partial order reduction alone tells executions that never end. Where another search has seen everything else, it
// is asked too, for a while.
static bool search_endless(struct mc_report *report, struct mc_model *model,
	const struct mc_options *options, struct err *err)
{
	const struct search_options *asked = &options->search;
	bool has_told = asked->reduction == SEARCH_REDUCTION_DPOR && asked->store == SEARCH_STORE_HASH;
	if (report->search.end != SEARCH_COMPLETE || report->search.errors.n || has_told)
		return true;
	struct search_options how = { .order = SEARCH_DEPTH,
		.reduction = SEARCH_REDUCTION_DPOR,
		.max_states = TRIAL_STATES,
		.all_errors = asked->all_errors,
		.budget = asked->budget };
	struct search_result result;
	if (!search_run(&result, &model->search, 1, &how, err))
		return false;
	model->may_be_endless = result.end == SEARCH_LIMIT;
	for (uint32_t i = 0; i < result.errors.n; i++)
		vec_push(&report->search.errors, result.errors.v[i]);
	result.errors.n = 0;
	search_release(&result);
	return true;
}

// A search of everything that is small enough is done at once. Of the others some executions are drawn
// first: an error that many of them have would else wait until the search has left the far end of the
// first one.
static bool search(struct mc_report *report, struct mc_model *model,
	const struct mc_options *options, struct err *err)
{
	const struct search_options *asked = &options->search;
	if (asked->order != SEARCH_DEPTH || asked->checkpoint || asked->all_errors ||
		asked->processes || options->keeps_outcomes ||
		(asked->max_states && asked->max_states <= TRIAL_STATES))
		return mc_search(report, model, options, err);
	struct mc_options trial = *options;
	trial.search.max_states = TRIAL_STATES;
	if (!mc_search(report, model, &trial, err))
		return false;
	if (report->search.end != SEARCH_LIMIT || report->search.errors.n ||
		(asked->budget && budget_is_over(asked->budget)))
		return true;
	search_release(&report->search);
	struct search_options sample = *asked; // takes every choice: nothing looks ahead now
	model->stop_at = 0;
	sample.order = SEARCH_POS;
	sample.store = SEARCH_STORE_HASH;
	sample.reduction = SEARCH_REDUCTION_NONE;
	sample.runs = SAMPLE_RUNS;
	sample.weak_error = MC_IDLE_END;
	sample.max_depth = SAMPLE_DEPTH;
	if (!search_run(&report->search, &model->search, 1, &sample, err))
		return false;
	if (report->search.errors.n)
		return true;
	search_release(&report->search);
	mc_ahead_init(model, options);
	return mc_search(report, model, options, err);
}

// A program that only does not end is of interest where nothing else is wrong with it.
static void drop_weak(struct search_result *result)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < result->errors.n; i++)
		if (result->errors.v[i].error == MC_IDLE_END && result->errors.n > 1)
			free(result->errors.v[i].path);
		else
			result->errors.v[n++] = result->errors.v[i];
	result->errors.n = n;
}

bool mc_check(struct mc_report *report, struct vm *vm, const struct mc_options *options,
	struct err *err)
{
	memset(report, 0, sizeof(*report));
	arena_init(&report->arena);
	if (!search_options_fit(&options->search, 1, err))
		return false;
	struct mc_model model;
	mc_model_init(&model, vm, options->ears, options->all_races);
	model.budget = options->search.budget;
	model.how = options->how;
	model.is_naive = options->is_naive;
	mc_ahead_init(&model, options);
	mc_begin(&model);
	bool is_good = search(report, &model, options, err) &&
		search_endless(report, &model, options, err);
	if (!options->search.all_errors)
		drop_weak(&report->search);
	for (uint32_t i = 0; i < report->search.errors.n; i++)
		add_finding(report, &model, &report->search.errors.v[i], options);
	note_bounds(report, &model, options);
	options->ears->output = NULL;
	mc_model_release(&model);
	return is_good;
}

void mc_release(struct mc_report *report)
{
	search_release(&report->search);
	vec_release(&report->findings);
	vec_release(&report->threads.list);
	vec_release(&report->bounded_by);
	vec_release(&report->unsupported);
	vec_release(&report->outcomes);
	arena_release(&report->arena);
}

const char *mc_result(const struct mc_report *report)
{
	if (report->findings.n)
		return "error";
	bool is_whole = report->search.end == SEARCH_COMPLETE || report->search.end == SEARCH_BOUNDED ||
		report->search.end == SEARCH_SAMPLED;
	return is_whole && !report->unsupported.n ? "no-error" : "incomplete";
}

bool mc_is_complete(const struct mc_report *report)
{
	return report->search.end == SEARCH_COMPLETE && !report->unsupported.n;
}
