// Object races by dominance and ownership: the pipeline. See object_race.h for the files.
#include "analysis/object_race/judge.h"

#include <stdlib.h>

bool objects_run(struct object_run *run, struct analysis_input *in, bool is_all)
{
	*run = (struct object_run){ .in = in, .floor = in->floor };
	floor_build_accesses(in->floor);
	arena_init(&run->arena);
	if (!run->floor->is_whole)
		return false;
	run->pta = run->floor->pta;
	run->bodies = run->floor->bodies;
	objects_choose(run);
	objects_find_receivers(run);
	objects_build(run);
	objects_find_threads(run);
	objects_find_hops(run);
	objects_want(run, is_all);
	run->minimal = ARENA_ARRAY(&run->arena, struct node_set, run->graph.edges.n + 1);
	uses_find(run);
	if (!run->is_cut)
		races_find(run);
	return !run->is_cut && !budget_is_over(in->budget);
}

void objects_release(struct object_run *run)
{
	for (uint32_t i = 0; i < run->lists.n; i++)
		vec_release(run->lists.v[i]);
	for (uint32_t e = 0; run->minimal && e < run->graph.edges.n; e++)
		vec_release(&run->minimal[e].nodes);
	for (uint32_t i = 0; run->worthy && i < run->graph.n_nodes; i++)
		vec_release(&run->worthy[i]);
	graph_release(&run->graph);
	vec_release(&run->wanted_of);
	map_release(&run->wanted_uses);
	map_release(&run->wanted_methods);
	map_release(&run->wanted_pairs);
	vec_release(&run->asked);
	vec_release(&run->thread_sets);
	vec_release(&run->object_of);
	vec_release(&run->lists);
	map_release(&run->list_index);
	map_release(&run->of_set);
	map_release(&run->lambdas);
	map_release(&run->done);
	vec_release(&run->states);
	map_release(&run->state_index);
	vec_release(&run->uses);
	map_release(&run->use_index);
	vec_release(&run->hops);
	vec_release(&run->names);
	map_release(&run->name_index);
	vec_release(&run->races);
	map_release(&run->race_index);
	arena_release(&run->arena);
}

// Why data races have no object race, each by its id.
static void name_lacks(struct object_run *run, const struct judgement *judgement)
{
	for (uint32_t i = 0; i < judgement->lacking.n; i++) {
		const struct lacking *lacking = &judgement->lacking.v[i];
		findings_add_filtered(run->out, RULE_object_race,
			(const char *)arena_printf(&run->arena, "data race %s: %s", lacking->finding->id,
				lack_names[lacking->lack])
				.ptr,
			1);
	}
}

void analysis_object_race(struct analysis_input *in, struct findings *out)
{
	struct object_run run;
	if (in->options->mode != SCAN_PROGRAM)
		return; // of libraries data-race says so
	budget_phase(in->budget, "object-race", 0);
	if (objects_run(&run, in, false)) {
		struct judgement judgement = { 0 };
		run.out = out;
		judge_races(&run, &judgement);
		report_races(&run, &judgement);
		name_lacks(&run, &judgement);
		judgement_release(&run, &judgement);
	} else if (run.is_cut) {
		findings_add_limit(out, "bound", "object-race",
			"too many objects that too many methods run on: object races were not looked for");
	}
	objects_release(&run);
}
