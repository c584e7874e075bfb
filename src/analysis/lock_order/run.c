// The analysis as a whole.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

#include "analysis/lock_order/cycles.h"
#include "analysis/lock_order/describe.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"
#include "analysis/lock_order/rounds.h"
#include "analysis/lock_order/waits.h"
#include "base/pool.h"
#include "floor/floor.h"

static void release(struct lock_order *lo)
{
	given_free(lo);
	callgraph_free(lo->cg);
	provenance_free(lo->provenance);
	facts_free(lo->facts);
	for (uint32_t i = 0; i < lo->in->options->jobs; i++) {
		vec_release(&lo->workers[i].names);
		vec_release(&lo->workers[i].reaches);
		vec_release(&lo->workers[i].pairs);
		vec_release(&lo->workers[i].keys);
		vec_release(&lo->workers[i].hot);
		vec_release(&lo->workers[i].outers);
	}
	free(lo->workers);
	free(lo->found);
	vec_release(&lo->survey.starts);
	vec_release(&lo->survey.lockers);
	vec_release(&lo->survey.holders);
	vec_release(&lo->survey.leavers);
	vec_release(&lo->survey.initialisers);
	vec_release(&lo->notable);
	vec_release(&lo->proposed);
	vec_release(&lo->is_new);
	vec_release(&lo->names);
	map_release(&lo->name_index);
	map_release(&lo->same_types);
	map_release(&lo->tops_of_node);
	map_release(&lo->closed_rings);
	vec_release(&lo->lefts);
	vec_release(&lo->reaches);
	keyset_release(&lo->reach_index);
	vec_release(&lo->pairs);
	vec_release(&lo->upgrades);
	keyset_release(&lo->pair_index);
	vec_release(&lo->keys);
	map_release(&lo->key_index);
	vec_release(&lo->key_lists);
	vec_release(&lo->keys_of_name);
	vec_release(&lo->key_of_class);
	vec_release(&lo->edges);
	map_release(&lo->edge_index);
	map_release(&lo->gates_of_pair);
	map_release(&lo->views_of_pair);
	vec_release(&lo->orders);
	map_release(&lo->order_of_pair);
	map_release(&lo->order_filters);
	vec_release(&lo->frames);
	map_release(&lo->frame_index);
	if (lo->ir_builder)
		ir_builder_free(lo->ir_builder);
	arena_release(&lo->ir_arena);
	arena_release(&lo->arena);
	arena_release(&lo->beside);
}

// What is first asked for when all pairs of locks are there.
static void find_beside(void *context)
{
	struct lock_order *lo = context;
	lo->provenance = provenance_new(lo->facts);
	stable_find(lo);
	notable_find(lo);
}

void analysis_lock_order(struct analysis_input *in, struct findings *out)
{
	struct lock_order lo = { .in = in,
		.world = in->world,
		.out = out,
		.is_library = in->options->mode == SCAN_LIBRARY };
	if (in->options->level == LEVEL_PROCEDURAL) {
		procedural_run(in, out);
		return;
	}
	arena_init(&lo.arena);
	arena_init(&lo.beside);
	arena_init(&lo.ir_arena);
	lo.workers = xcalloc_apart(in->options->jobs, sizeof(*lo.workers));
	lo.found = xcalloc(ITEMS_AT_ONCE, sizeof(*lo.found));
	lo.facts = lock_order_facts(in);
	if (!budget_is_over(in->budget)) {
		lo.running = floor_running(in->floor);
		budget_phase(in->budget, "calls", 0);
		lo.cg = lock_order_calls(in, lo.facts, lo.is_library ? NULL : lo.running, true);
		if (running_is_known(lo.running))
			analysis_list_threads(in->floor, out);
		else
			lock_order_list_threads(in, lo.cg, out);
	}
	// With half of the calls unknown nobody can say which locks callers hold.
	if (!budget_is_over(in->budget)) {
		budget_phase(in->budget, "lock order", 0);
		survey_make(&lo);
		struct pool_task *beside = pool_start(in->options->jobs, find_beside, &lo);
		left_build(&lo);
		reach_build(&lo);
		pairs_build(&lo);
		pool_finish(beside);
		bounds_say_calls(&lo);
		cycles_find(&lo);
		decorators_find(&lo);
		lockouts_find(&lo);
		awaits_find(&lo);
		upgrades_find(&lo);
		loops_find(&lo);
		bounds_say_waits(&lo);
	}
	if (!in->is_last)
		release(&lo);
}
