// Object races by dominance and ownership: the pipeline. See object_race.h for the files.
#include "analysis/object_race/object_race.h"

#include <stdlib.h>

bool objects_run(struct object_run *run, struct analysis_input *in)
{
	*run = (struct object_run){ .in = in, .floor = analysis_floor(in) };
	arena_init(&run->arena);
	if (!run->floor->is_whole)
		return false;
	run->pta = run->floor->pta;
	run->bodies = run->floor->bodies;
	objects_choose(run);
	objects_find_receivers(run);
	objects_build(run);
	run->minimal = ARENA_ARRAY(&run->arena, struct node_set, run->graph.edges.n + 1);
	uses_find(run);
	races_find(run);
	return !budget_is_over(in->budget);
}

void objects_release(struct object_run *run)
{
	for (uint32_t i = 0; i < run->lists.n; i++)
		vec_release(run->lists.v[i]);
	for (uint32_t e = 0; run->minimal && e < run->graph.edges.n; e++)
		vec_release(&run->minimal[e].nodes);
	graph_release(&run->graph);
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
