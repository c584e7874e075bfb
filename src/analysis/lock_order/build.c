// What lock-order starts from: the facts of INPUT, and the call graph at the level asked for.
#include "analysis/lock_order/lock_order.h"

#include "floor/floor.h"

struct facts *lock_order_facts(struct analysis_input *in)
{
	return floor_facts(in->floor);
}

static uint32_t find_known_calls(const void *context, const struct method *caller, uint32_t bci,
	const struct method **out, uint32_t max)
{
	return running_targets(context, caller, bci, out, max);
}

struct callgraph *lock_order_calls(struct analysis_input *in, struct facts *facts,
	const struct running *running, bool is_for_locks)
{
	const struct scan_options *options = in->options;
	struct arena arena;
	VEC(const char *) mains = { 0 };
	arena_init(&arena);
	for (uint32_t i = 0; i < options->n_mains; i++)
		vec_push(&mains, analysis_class_name(options->mains[i]->owner, &arena));
	const struct cg_known_calls known = { find_known_calls, running };
	struct callgraph *cg = callgraph_build(facts,
		&(struct cg_options){
			.known = running ? &known : NULL,
			.is_library = options->mode == SCAN_LIBRARY,
			.mains = mains.v,
			.n_mains = mains.n,
			.has_initialisers = floor_follows_initialisers(in->floor),
			.entries_non_private = options->entries == ENTRIES_NON_PRIVATE,
			.is_for_locks = is_for_locks,
			.is_precise = options->level == LEVEL_PRECISE,
			.max_targets = 6,
			.max_depth = 8,
			.max_nodes = 3000000,
		});
	cg->options.known = NULL;
	cg->options.mains = NULL;
	cg->options.n_mains = 0;
	vec_release(&mains);
	arena_release(&arena);
	return cg;
}
