// The analysis as a whole.
#include "analysis/atomicity/atomicity.h"

#include <stdlib.h>

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/judge.h"
#include "analysis/atomicity/names.h"
#include "callgraph/callgraph.h"

static void workers_init(struct atomicity *at)
{
	at->workers = xcalloc_apart(at->in->options->jobs, sizeof(struct worker));
	for (uint32_t i = 0; i < at->in->options->jobs; i++) {
		at->workers[i].builder = ir_builder_new(at->world);
		arena_init(&at->workers[i].scratch);
		arena_init(&at->workers[i].arena);
	}
}

static void workers_release(struct atomicity *at)
{
	for (uint32_t i = 0; i < at->in->options->jobs; i++) {
		ir_builder_free(at->workers[i].builder);
		arena_release(&at->workers[i].scratch);
		arena_release(&at->workers[i].arena);
		vec_release(&at->workers[i].warnings);
		vec_release(&at->workers[i].exports);
	}
	free(at->workers);
}

static void release(struct atomicity *at)
{
	provenance_free(at->provenance);
	facts_free(at->facts);
	vec_release(&at->names);
	map_release(&at->name_index);
	map_release(&at->short_cuts);
	vec_release(&at->edges);
	vec_release(&at->first_edge);
	vec_release(&at->n_edges);
	vec_release(&at->first_in);
	vec_release(&at->depth);
	vec_release(&at->has_models);
	map_release(&at->models);
	map_release(&at->known_targets);
	vec_release(&at->known);
	vec_release(&at->cut_calls);
	map_release(&at->scanned);
	vec_release(&at->accesses);
	vec_release(&at->taken);
	vec_release(&at->first_taken);
	map_release(&at->taken_index);
	map_release(&at->locked);
	vec_release(&at->twices);
	vec_release(&at->first_twice);
	map_release(&at->twice_index);
	map_release(&at->merged);
	vec_release(&at->sections);
	map_release(&at->section_index);
	vec_release(&at->field_uses);
	map_release(&at->field_use_index);
	map_release(&at->asked);
	map_release(&at->reported);
	map_release(&at->singles);
	map_release(&at->semaphores);
	map_release(&at->guards_at);
	map_release(&at->changes);
	map_release(&at->touched);
	vec_release(&at->exports);
	vec_release(&at->warnings);
	vec_release(&at->work);
	arena_release(&at->arena);
}

// One of the two rules: everything before is the same for both.
static void run_rule(struct atomicity *at, bool is_pair)
{
	at->is_pair = is_pair;
	memset(at->n_filtered, 0, sizeof(at->n_filtered));
	at->n_large = 0;
	vec_clear(&at->work);
	vec_clear(&at->warnings);
	vec_clear(&at->exports);
	vec_clear(&at->twices);
	map_clear(&at->twice_index);
	map_clear(&at->merged);
	map_clear(&at->reported);
	workers_init(at);
	atom_flow_run(at);
	if (!budget_is_over(at->in->budget)) {
		atom_final_run(at);
		atom_report_all(at);
		atom_bounds_say(at);
	}
	workers_release(at);
}

void analysis_atomicity(struct analysis_input *in, struct findings *out)
{
	struct atomicity at = { .in = in,
		.world = in->world,
		.out = out,
		.is_cha = in->options->level == LEVEL_PROCEDURAL };
	arena_init(&at.arena);
	vec_push(&at.names, (struct place){ .root = PLACE_PARAM });
	at.facts = floor_facts(in->floor);
	atom_threads_find(&at);
	budget_phase(in->budget, "methods", 0);
	if (!budget_is_over(in->budget))
		atom_calls_build(&at);
	if (!budget_is_over(in->budget)) {
		locking_find_same(&at);
		atom_held_build(&at);
		atom_callers_prepare(&at);
		atom_escape_prepare(&at);
		atom_semaphores_find(&at);
		atom_guards_find(&at);
		atom_worth_prepare(&at);
		if (scan_wants(in->options, RULE_atomicity))
			run_rule(&at, false);
		if (scan_wants(in->options, RULE_atomicity_pair) && !budget_is_over(in->budget))
			run_rule(&at, true);
	}
	if (!in->is_last)
		release(&at);
}
