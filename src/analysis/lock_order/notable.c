// Which methods call something that wakes a thread or waits for one, so that the steps that look for
// such calls need not go through all calls of all behaviours; and which behaviours are theirs.
#include "analysis/lock_order/awaits.h"

#include <stdlib.h>

static uint8_t look_at(const struct lock_order *lo, const struct method_facts *facts)
{
	uint8_t found = 0;
	for (uint32_t i = 0; facts && i < facts->n_locks; i++)
		found |= facts->locks[i].is_wait ? NOTABLE_WAIT : 0;
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		found |= (lockout_is_notify(call) ? NOTABLE_NOTIFY : 0) |
			(await_kind_of(lo, call) || await_is_reference(lo, call) ? NOTABLE_AWAIT : 0) |
			(signal_kind_of(lo, call) ? NOTABLE_SIGNAL : 0);
	}
	return found;
}

void notable_find(struct lock_order *lo)
{
	const struct callgraph *cg = lo->cg;
	uint8_t *of_method = xcalloc(lo->world->n_methods + 1, 1),
			*starts = xcalloc(cg->n_nodes + 1, 1);
	for (uint32_t id = 1; id <= lo->world->n_methods; id++)
		of_method[id] = look_at(lo, facts_of(lo->facts, lo->world->methods[id]));
	for (uint32_t i = 0; i < lo->survey.starts.n; i++)
		starts[cg->edges[lo->survey.starts.v[i]].from] = NOTABLE_START;
	for (uint32_t id = 1; id < cg->n_nodes; id++) {
		uint8_t what = of_method[cg->nodes[id].method->id] | starts[id];
		if (what && cg->nodes[id].facts)
			vec_push(&lo->notable, (struct notable_node){ id, what });
	}
	free(of_method);
	free(starts);
}
