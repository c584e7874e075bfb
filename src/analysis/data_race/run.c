// Data races, seed 000 (figures 3.2 and 3.3): the threads, where each goes, what it reads and writes, which
// objects these are, which locks it holds there; pairs of which one writes, on one object, with no order
// and no common lock. Everything but the joining of pairs is the floor's: pta, heap, threads, sync, access.
#include "analysis/data_race/data_race.h"

#include <stdlib.h>

#define MAX_PAIRS 20000 // of one group: what is left out is said
#define ENOUGH 1000 // races of one group: from there on only those that may be surer than the worst

// ---- groups -----------------------------------------------------------------------------------

static bool has_write(const struct race_run *run, const struct access_group *group)
{
	for (uint32_t i = 0; i < group->n; i++)
		if (run->accesses->all.v[group->first + i].is_write)
			return true;
	return false;
}

// Is it INPUT's, so that somebody can mend it?
static bool is_wanted(const struct race_run *run, const struct access *access)
{
	return scan_reports_on(run->in->options, pta_node(run->pta, access->node)->method->owner);
}

static bool has_wanted(const struct race_run *run, const struct access_group *group)
{
	for (uint32_t i = 0; i < group->n; i++)
		if (is_wanted(run, &run->accesses->all.v[group->first + i]))
			return true;
	return false;
}

static bool is_candidate(const struct race_run *run, const struct pair *pair)
{
	return (pair->a->is_write || pair->b->is_write) &&
		!(pair->a->is_atomic && pair->b->is_atomic) &&
		(is_wanted(run, pair->a) || is_wanted(run, pair->b));
}

// What was found of one group so far: the worst pair of those that are to be reported, and of the others.
struct group_state {
	struct slice guard; // that its field declares; empty: none
	struct pair worst, broken, suppressed;
	uint32_t n_races, n_suppressed, n_judged;
	bool is_cut; // some were not compared
	struct slice why;
};

static void keep_worse(struct pair *worst, const struct pair *pair)
{
	if (pair->rank > worst->rank)
		*worst = *pair;
}

static bool breaks_guard(const struct race_run *run, const struct access_group *group,
	const struct group_state *state, const struct pair *pair)
{
	return state->guard.len &&
		(!race_holds_guard(run, group, pair->names_a, state->guard) ||
			!race_holds_guard(run, group, pair->names_b, state->guard));
}

static void judge_pair(struct race_run *run, const struct access_group *group,
	struct group_state *state, struct pair *pair)
{
	struct slice why;
	pair_judge(run, group, pair);
	bool is_broken = pair->verdict == PAIR_LOCK && breaks_guard(run, group, state, pair);
	if (pair->verdict != PAIR_RACE && !is_broken)
		return;
	if (race_is_suppressed(run, group, pair, &why)) {
		state->n_suppressed++;
		state->why = why;
		pair->rank += is_broken;
		keep_worse(&state->suppressed, pair);
	} else if (is_broken) {
		pair->rank = 1;
		keep_worse(&state->broken, pair);
	} else {
		state->n_races++;
		floor_note_race(run->floor, (uint32_t)(pair->a - run->accesses->all.v),
			(uint32_t)(pair->b - run->accesses->all.v), &pair->objects, pair->rank);
		keep_worse(&state->worst, pair);
	}
}

static void report_group(struct race_run *run, const struct access_group *group,
	const struct group_state *state)
{
	if (state->n_races) {
		bool is_broken = breaks_guard(run, group, state, &state->worst);
		race_report(run, group,
			&(struct race_summary){ .worst = &state->worst,
				.n_pairs = state->n_races,
				.guard = is_broken ? state->guard : SLICE_EMPTY });
		floor_name_races(run->floor, run->out->all.v[run->out->all.n - 1]);
	} else if (state->broken.a) {
		race_report(run, group,
			&(struct race_summary){ .worst = &state->broken,
				.n_pairs = 1,
				.guard = state->guard,
				.is_only_broken = true });
	} else if (state->n_suppressed) {
		race_report(run, group,
			&(struct race_summary){ .worst = &state->suppressed,
				.n_pairs = state->n_suppressed,
				.is_suppressed = true,
				.why_suppressed = state->why });
	}
}

// So many are known that only surer ones count: can this access, with whichever other, be one?
static bool is_too_many(struct race_run *run, const struct access_group *group,
	const struct group_state *state, const struct access *access)
{
	return state->n_races >= ENOUGH && access_rank_bound(run, group, access) <= state->worst.rank;
}

// The pairs of the access with itself and those behind it.
static void judge_access(struct race_run *run, const struct access_group *group,
	struct group_state *state, uint32_t i)
{
	const struct access *all = run->accesses->all.v + group->first;
	for (uint32_t k = i; k < group->n && state->n_judged < MAX_PAIRS; k++) {
		struct pair pair = { .a = &all[i], .b = &all[k] };
		if (budget_is_over(run->in->budget))
			break;
		if (!is_candidate(run, &pair))
			continue;
		if (is_too_many(run, group, state, pair.a)) {
			state->is_cut = true;
			break;
		}
		if (state->n_races >= ENOUGH && pair_rank_bound(run, group, &pair) <= state->worst.rank) {
			state->is_cut = true;
			continue;
		}
		state->n_judged++;
		judge_pair(run, group, state, &pair);
	}
}

static void judge_group(struct race_run *run, const struct access_group *group)
{
	struct group_state state = { .guard = SLICE_EMPTY };
	if (!has_write(run, group) || !has_wanted(run, group))
		return;
	state.guard = race_guard(run, group);
	pair_begin_group(run, group);
	for (uint32_t i = 0; i < group->n; i++)
		judge_access(run, group, &state, i);
	if (state.n_judged == MAX_PAIRS || state.is_cut)
		findings_add_limit(run->out, "bound", "data-race",
			"some pairs of accesses of a field with very many were not compared");
	report_group(run, group, &state);
	pair_end_group(run, group);
}

// ---- all --------------------------------------------------------------------------------------

static bool take_floor(struct race_run *run)
{
	struct floor *floor = run->floor = run->in->floor;
	floor_build_accesses(floor);
	run->models = floor->models;
	run->pta = floor->pta;
	run->bodies = floor->bodies;
	run->heap = floor->heap;
	run->threads = floor->threads;
	run->sync = floor->sync;
	run->accesses = floor->accesses;
	run->indices = floor->is_whole ? indices_new(floor->bodies, floor->heap, floor->threads) : NULL;
	return floor->is_whole;
}

// What summaries know of a library they know of a program: less, but something.
static void find_as_library(struct analysis_input *in, struct findings *out)
{
	const struct scan_options *program = in->options;
	struct scan_options library = scan_without_threads(program, RULE_data_race, out);
	library.mode = SCAN_LIBRARY;
	in->options = &library;
	out->left |= rule_bit(RULE_object_race);
	if (scan_wants(program, RULE_object_race))
		findings_add_limit(out, "bound", rules[RULE_object_race].id,
			"the program is too large for points-to: not looked for");
	race_library(in, out);
	in->options = program;
}

void analysis_data_race(struct analysis_input *in, struct findings *out)
{
	struct race_run run = { .in = in, .world = in->world, .out = out };
	if (in->options->mode != SCAN_PROGRAM) {
		race_library(in, out);
		return;
	}
	arena_init(&run.scratch);
	if (take_floor(&run)) {
		uint32_t n_threads = threads_count(run.threads);
		analysis_list_threads(run.floor, out);
		run.thread_ids = xcalloc(n_threads + 1, sizeof(int32_t));
		for (uint32_t t = 0; t <= n_threads; t++)
			run.thread_ids[t] = -1;
		budget_phase(in->budget, "data-race", run.accesses->groups.n);
		run.start = clock_milliseconds();
		for (uint32_t g = 0; g < run.accesses->groups.n; g++) {
			budget_step(in->budget, 1);
			judge_group(&run, &run.accesses->groups.v[g]);
		}
		explain_end(&run);
		if (run.n_pairs[PAIR_UNKNOWN])
			findings_add_filtered(out, RULE_data_race, pair_verdict_names[PAIR_UNKNOWN],
				(uint32_t)run.n_pairs[PAIR_UNKNOWN]);
	} else if (pta_is_partial(run.pta) && !budget_is_over(in->budget)) {
		find_as_library(in, out);
	}
	indices_free(run.indices);
	free(run.thread_ids);
	race_free_ways(&run);
	map_release(&run.pair_of_points);
	vec_release(&run.point_pairs);
	arena_release(&run.scratch);
}
