// Which methods call something that wakes a thread or waits for one, so that the steps that look for
// such calls need not go through all calls of all behaviours; and which behaviours are theirs.
#include "analysis/lock_order/waits.h"

#include <stdlib.h>

#include "analysis/lock_order/awaits.h"

struct seeker {
	const struct lock_order *lo;
	struct map names;   // of methods that await or signal something
	uint8_t *by_target; // method id -> is a call of it worth a look? + 1
};

// By its name alone: most calls are told by that, and most methods are called often.
static bool is_worth_a_look(struct seeker *s, const struct fact_call *call)
{
	if (!call->target)
		return call->lambda;
	uint8_t *known = &s->by_target[call->target->id];
	if (!*known)
		*known = 1 +
			(lockout_knows_name(call->target->name->text) ||
				map_get(&s->names, (uint64_t)(uintptr_t)call->target->name));
	return *known == 2 || call->lambda;
}

static uint8_t look_at(struct seeker *s, const struct method_facts *facts)
{
	uint8_t found = 0;
	for (uint32_t i = 0; facts && i < facts->n_locks; i++)
		found |= facts->locks[i].is_wait ? NOTABLE_WAIT : 0;
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!is_worth_a_look(s, call))
			continue;
		found |= (lockout_is_notify(call) ? NOTABLE_NOTIFY : 0) |
			(await_kind_of(s->lo, call) || await_is_reference(s->lo, call) ? NOTABLE_AWAIT : 0) |
			(signal_kind_of(s->lo, call) || signal_kind_of_reference(s->lo, call) ? NOTABLE_SIGNAL
																				  : 0);
	}
	return found;
}

void notable_find(struct lock_order *lo)
{
	const struct callgraph *cg = lo->cg;
	uint8_t *of_method = xcalloc(lo->world->n_methods + 1, 1),
			*starts = xcalloc(cg->n_nodes + 1, 1);
	struct seeker seeker = { lo, { 0 }, xcalloc(lo->world->n_methods + 1, 1) };
	await_note_names(lo, &seeker.names);
	for (uint32_t id = 1; id <= lo->world->n_methods; id++)
		of_method[id] = look_at(&seeker, facts_of(lo->facts, lo->world->methods[id]));
	for (uint32_t i = 0; i < lo->survey.starts.n; i++)
		starts[cg->edges[lo->survey.starts.v[i]].from] = NOTABLE_START;
	for (uint32_t id = 1; id < cg->n_nodes; id++) {
		uint8_t what = of_method[cg->nodes[id].method->id] | starts[id];
		if (what && cg->nodes[id].facts)
			vec_push(&lo->notable, (struct notable_node){ id, what });
	}
	map_release(&seeker.names);
	free(seeker.by_target);
	free(of_method);
	free(starts);
}
