// A whole check: the search, a trace with few switches for each error, what kind of error it is, and what
// was not covered.
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bug.h"
#include "finding/finding.h"
#include "mc/internal.h"

enum {
	MINIMISE_STATES = 3000,
	ENDS_WELL_RUNS = 30,
	TRIAL_STATES = 20000,
	SAMPLE_RUNS = 400,
	SAMPLE_DEPTH = 2000
};

static const char *const ids[] = { "none", "deadlock", "missed-signal", "assertion", "exception",
	"data-race", "livelock" };

const char *mc_rule_id(enum mc_rule rule)
{
	return ids[rule];
}

bool mc_rule_find(enum mc_rule *rule, const char *id)
{
	for (size_t i = 1; i < sizeof(ids) / sizeof(*ids); i++)
		if (strcmp(ids[i], id) == 0) {
			*rule = (enum mc_rule)i;
			return true;
		}
	return false;
}

// ---- few switches -------------------------------------------------------------------------------------

// Looks for the same error with the fewest switches, for a while; else the path as it was found. Where one error is
// wanted any of its kind will do.
static bool find_short(struct search_error *found, struct mc_model *model,
	const struct search_error *error, const struct mc_options *options)
{
	struct search_options how = { .order = SEARCH_SWITCHES,
		.max_cost = UINT32_MAX,
		.only_error = error->error,
		.only_where = options->search.all_errors ? error->where : 0,
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

// Somebody waits, somebody has signalled the same before when nobody did, and under another schedule all is
// well.
static bool is_missed_signal(const struct mc_finding *finding, struct mc_model *model,
	const struct mc_options *options)
{
	bool is_missed = false;
	for (uint32_t i = 0; i < finding->n_lanes; i++) {
		const struct mc_lane *lane = &finding->lanes[i];
		if (!strstr(lane->state, "notified") && !strstr(lane->state, "parked"))
			continue;
		for (uint32_t k = 0; k < finding->n_steps; k++)
			is_missed |= strstr(finding->steps[k].does, "nobody waits") &&
				finding->steps[k].object == lane->object;
	}
	return is_missed && can_end_well(model, options);
}

// ---- findings -----------------------------------------------------------------------------------------

static void describe_hang(struct mc_finding *finding, struct buf *out)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < finding->n_lanes; i++) {
		const struct mc_lane *lane = &finding->lanes[i];
		if (strcmp(lane->state, "has ended") == 0)
			continue;
		buf_printf(out, "%s%s %s", n++ ? "; " : "", lane->name, lane->state);
		if (*lane->place)
			buf_printf(out, " (%s)", lane->place);
	}
}

static const char *begin_of(const char *text, const char *end, struct arena *arena)
{
	size_t n = end ? (size_t)(end - text) : strlen(text);
	return (const char *)arena_printf(arena, "%.*s", (int)n, text).ptr;
}

// "Main.run" and "Main.java:12" in their parts.
static void set_place(struct mc_finding *finding, struct arena *arena)
{
	const char *dot = strrchr(finding->method, '.'), *colon = strrchr(finding->place, ':');
	finding->class = begin_of(finding->method, dot ? dot : finding->method, arena);
	finding->file = begin_of(finding->place, colon, arena);
	finding->line = colon ? (uint32_t)strtoul(colon + 1, NULL, 10) : 0;
}

static void describe(struct mc_finding *finding, struct mc_model *model, struct arena *arena)
{
	struct buf out = BUF_INIT;
	const struct mc_step *last = finding->n_steps ? &finding->steps[finding->n_steps - 1] : NULL;
	finding->place = last ? last->place : "";
	finding->method = last ? last->method : "";
	switch (finding->rule) {
	case MC_DEADLOCK:
	case MC_MISSED_SIGNAL:
		describe_hang(finding, &out);
		for (uint32_t i = 0; i < finding->n_lanes; i++)
			if (strcmp(finding->lanes[i].state, "has ended") != 0 && *finding->lanes[i].place) {
				finding->place = finding->lanes[i].place;
				finding->method = finding->lanes[i].method;
				break;
			}
		break;
	case MC_LIVELOCK:
		buf_string(&out, "the threads go round for ever: ");
		describe_hang(finding, &out);
		break;
	case MC_DATA_RACE: {
		uint64_t where = 0;
		search_threads threads = { 0 };
		model->search.threads(model, &threads);
		vec_release(&threads);
		if (model->search.judge(model, 0, &where))
			describe_hang(finding, &out);
		break;
	}
	default: {
		struct mc_place made = mc_place_in(slice_of_string(model->ears->stack), arena);
		if (*made.place) {
			finding->place = made.place;
			finding->method = made.method;
		}
		class_print_name(slice_of_string(model->ears->class_name), &out);
		buf_printf(&out, " leaves thread %s", last ? finding->lanes[last->lane].name : "");
	}
	}
	set_place(finding, arena);
	finding->message = (const char *)arena_printf(arena, "%s", buf_cstring(&out)).ptr;
	buf_release(&out);
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// From what stays when unrelated code changes: a race by its field, which the search knows it by; an
// exception by its class and method; a hang by the methods in which the threads are, and how.
static void make_id(struct mc_finding *finding, const struct search_error *error,
	struct arena *kept)
{
	struct buf key = BUF_INIT;
	enum rule rule;
	const char **parts = xcalloc(finding->n_lanes + 1, sizeof(*parts));
	struct arena arena;
	arena_init(&arena);
	for (uint32_t i = 0; i < finding->n_lanes; i++) {
		const struct mc_lane *lane = &finding->lanes[i];
		parts[i] = (const char *)arena_printf(&arena, "%s %.*s", lane->method,
			(int)strcspn(lane->state, ","), lane->state)
					   .ptr;
	}
	qsort(parts, finding->n_lanes, sizeof(*parts), by_text);
	if (finding->rule == MC_DATA_RACE)
		buf_printf(&key, "%016" PRIx64, error->where);
	else if (finding->rule == MC_ASSERTION || finding->rule == MC_EXCEPTION)
		buf_printf(&key, "%s %s", finding->message, finding->method);
	else
		for (uint32_t i = 0; i < finding->n_lanes; i++)
			buf_printf(&key, "%s\n", parts[i]);
	INVARIANT(rule_find(&rule, mc_rule_id(finding->rule)));
	finding->key = (const char *)arena_printf(kept, "%s", buf_cstring(&key)).ptr;
	finding_fingerprint(finding->id, rule, buf_view(&key));
	arena_release(&arena);
	free(parts);
	buf_release(&key);
}

static void add_finding(struct mc_report *report, struct mc_model *model,
	struct search_error *error, const struct mc_options *options)
{
	struct mc_finding finding = { .rule = (enum mc_rule)error->error };
	struct search_error shorter;
	bool keeps_trace = options->keeps_trace || finding.rule == MC_LIVELOCK;
	bool is_shorter = !keeps_trace && find_short(&shorter, model, error, options);
	struct search_error *use = is_shorter ? &shorter : error;
	if (!is_shorter && !keeps_trace)
		mc_shorten(model, use);
	uint64_t mark = model->search.mark(model);
	mc_record(&finding, model, use->path, use->n_path, &report->arena);
	describe(&finding, model, &report->arena);
	model->search.undo(model, mark);
	if (finding.rule == MC_DEADLOCK && is_missed_signal(&finding, model, options))
		finding.rule = MC_MISSED_SIGNAL;
	make_id(&finding, use, &report->arena);
	vec_push(&report->findings, finding);
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
	sample.max_depth = SAMPLE_DEPTH;
	if (!search_run(&report->search, &model->search, 1, &sample, err))
		return false;
	if (report->search.errors.n)
		return true;
	search_release(&report->search);
	mc_ahead_init(model, options);
	return mc_search(report, model, options, err);
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
	vec_release(&report->bounded_by);
	vec_release(&report->unsupported);
	vec_release(&report->outcomes);
	arena_release(&report->arena);
}

bool mc_is_complete(const struct mc_report *report)
{
	return report->search.end == SEARCH_COMPLETE && !report->unsupported.n;
}
