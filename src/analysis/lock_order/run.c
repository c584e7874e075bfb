// The analysis as a whole.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

// Facts of all of INPUT first: stores and function objects anywhere in it may matter.
static void extract_input(struct lock_order *lo)
{
	VEC(struct method *) methods = { 0 };
	for (uint32_t i = 1; i <= lo->world->n_methods; i++) {
		struct method *method = lo->world->methods[i];
		if (method->owner->role == ROLE_INPUT && !method->owner->is_shadowed &&
			method->owner->file && method->member->code)
			vec_push(&methods, method);
	}
	facts_extract(lo->facts, methods.v, methods.n);
	vec_release(&methods);
}

static void build_graph(struct lock_order *lo)
{
	const struct scan_options *options = lo->in->options;
	struct cg_options graph = {
		.is_library = options->mode == SCAN_LIBRARY,
		.has_initialisers = options->mode != SCAN_LIBRARY,
		.entries_non_private = options->entries == ENTRIES_NON_PRIVATE,
		.is_for_locks = true,
		.max_targets = 6,
		.max_depth = 8,
		.max_nodes = 3000000,
	};
	VEC(const char *) mains = { 0 };
	for (uint32_t i = 0; i < options->n_mains; i++)
		vec_push(&mains, analysis_class_name(options->mains[i]->owner, &lo->arena));
	graph.mains = mains.v;
	graph.n_mains = mains.n;
	lo->cg = callgraph_build(lo->facts, &graph);
	vec_release(&mains);
	if (lo->cg->is_cut)
		findings_add_limit(lo->out, "bound", "lock-order", "the invocation graph was cut short");
}

static void release(struct lock_order *lo)
{
	callgraph_free(lo->cg);
	pta_free(lo->pta);
	facts_free(lo->facts);
	vec_release(&lo->names);
	map_release(&lo->name_index);
	vec_release(&lo->lefts);
	vec_release(&lo->reaches);
	map_release(&lo->reach_index);
	vec_release(&lo->pairs);
	map_release(&lo->pair_index);
	vec_release(&lo->keys);
	map_release(&lo->key_index);
	vec_release(&lo->key_lists);
	map_release(&lo->keys_of_name);
	vec_release(&lo->edges);
	map_release(&lo->edge_index);
	map_release(&lo->edges_from);
	vec_release(&lo->next_from);
	map_release(&lo->reported);
	arena_release(&lo->arena);
}

void analysis_lock_order(struct analysis_input *in, struct findings *out)
{
	struct lock_order lo = { .in = in,
		.world = in->world,
		.out = out,
		.is_library = in->options->mode == SCAN_LIBRARY };
	arena_init(&lo.arena);
	lo.facts = facts_new(in->world, in->options->jobs, in->notes);
	lo.facts->wants_initialisers = !lo.is_library;
	budget_phase(in->budget, "methods", 0);
	extract_input(&lo);
	if (!budget_is_over(in->budget)) {
		budget_phase(in->budget, "calls", 0);
		build_graph(&lo);
		lo.pta = pta_new(lo.facts);
		budget_phase(in->budget, "lock order", 0);
		left_build(&lo);
		reach_build(&lo);
		pairs_build(&lo);
		cycles_find(&lo);
		lockouts_find(&lo);
	}
	release(&lo);
}
