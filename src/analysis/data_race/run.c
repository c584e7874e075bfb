// Data races, seed 000 (figures 3.2 and 3.3): the threads, where each goes, what it reads and writes, which
// objects these are, which locks it holds there; pairs of which one writes, on one object, with no order
// and no common lock. Everything but the joining of pairs is the floor's: pta, heap, threads, sync, access.
#include "analysis/data_race/data_race.h"

#include <stdlib.h>

#define MAX_PAIRS 20000 // of one group: what is left out is said

// ---- groups -----------------------------------------------------------------------------------

static bool has_write(const struct race_run *run, const struct access_group *group)
{
	for (uint32_t i = 0; i < group->n; i++)
		if (run->accesses->all.v[group->first + i].is_write)
			return true;
	return false;
}

// Is anything of it INPUT's, so that somebody can mend it?
static bool is_wanted(const struct race_run *run, const struct pair *pair)
{
	const struct method *a = pta_node(run->pta, pair->a->node)->method;
	const struct method *b = pta_node(run->pta, pair->b->node)->method;
	return scan_reports_on(run->in->options, a->owner) ||
		scan_reports_on(run->in->options, b->owner);
}

static void judge_group(struct race_run *run, const struct access_group *group)
{
	struct pair worst = { 0 };
	uint32_t n_races = 0, n_judged = 0;
	if (!has_write(run, group))
		return;
	pair_begin_group(run, group);
	const struct access *all = run->accesses->all.v + group->first;
	for (uint32_t i = 0; i < group->n && !budget_is_over(run->in->budget); i++)
		for (uint32_t k = i; k < group->n && n_judged < MAX_PAIRS; k++) {
			struct pair pair = { .a = &all[i], .b = &all[k] };
			if (!pair.a->is_write && !pair.b->is_write)
				continue;
			n_judged++;
			pair_judge(run, group, &pair);
			if (pair.verdict != PAIR_RACE || !is_wanted(run, &pair)) {
				pair_release(&pair);
				continue;
			}
			n_races++;
			if (pair.rank > worst.rank) {
				pair_release(&worst);
				worst = pair;
			} else {
				pair_release(&pair);
			}
		}
	if (n_judged == MAX_PAIRS)
		findings_add_limit(run->out, "bound", "data-race",
			"some pairs of accesses of a field with very many were not compared");
	if (n_races)
		race_report(run, group, &worst, n_races);
	pair_release(&worst);
	pair_end_group(run, group);
}

// ---- all --------------------------------------------------------------------------------------

static bool build_floor(struct race_run *run)
{
	struct analysis_input *in = run->in;
	struct pta_options options = {
		.policy = PTA_ORIGIN,
		.models = run->models,
		.n_roots = in->options->n_mains,
		.roots = in->options->mains,
		.jobs = in->options->jobs,
		.budget = in->budget,
		.notes = in->notes,
	};
	budget_phase(in->budget, "points-to", 0);
	run->pta = pta_solve(in->world, &options);
	if (pta_is_partial(run->pta) || budget_is_over(in->budget))
		return false;
	budget_phase(in->budget, "threads", 0);
	run->bodies = bodies_build(in->world, run->pta, run->models, in->budget);
	run->heap = heap_new(run->bodies);
	run->threads = threads_build(run->heap, run->bodies, in->budget);
	run->sync = sync_build(run->heap, run->bodies, run->threads, in->budget);
	run->accesses = accesses_collect(run->bodies, run->threads, in->budget);
	return !budget_is_over(in->budget);
}

static void release_floor(struct race_run *run)
{
	accesses_free(run->accesses);
	sync_free(run->sync);
	threads_free(run->threads);
	heap_free(run->heap);
	bodies_free(run->bodies);
	pta_free(run->pta);
	free(run->thread_ids);
	arena_release(&run->scratch);
}

void analysis_data_race(struct analysis_input *in, struct findings *out)
{
	struct race_run run = { .in = in, .world = in->world, .out = out };
	if (in->options->mode != SCAN_PROGRAM) {
		findings_add_limit(out, "bound", "data-race",
			"data races are looked for in programs, which start at a main; not in libraries yet");
		return;
	}
	arena_init(&run.scratch);
	ir_prepare(in->world);
	run.models = in->world->models;
	if (build_floor(&run)) {
		uint32_t n_threads = threads_count(run.threads);
		run.thread_ids = xcalloc(n_threads + 1, sizeof(int32_t));
		for (uint32_t t = 0; t <= n_threads; t++)
			run.thread_ids[t] = -1;
		budget_phase(in->budget, "data-race", run.accesses->groups.n);
		for (uint32_t g = 0; g < run.accesses->groups.n; g++) {
			budget_step(in->budget, 1);
			judge_group(&run, &run.accesses->groups.v[g]);
		}
		if (run.n_pairs[PAIR_UNKNOWN])
			findings_add_filtered(out, RULE_data_race, pair_verdict_names[PAIR_UNKNOWN],
				(uint32_t)run.n_pairs[PAIR_UNKNOWN]);
	}
	release_floor(&run);
}
