// Which methods call something that wakes a thread or waits for one, so that the steps that look for
// such calls need not go through all calls of all behaviours.
#include "analysis/lock_order/awaits.h"
#include "base/pool.h"

#define METHODS_A_BATCH 256

static void look_at(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	struct lock_order *lo = context;
	const struct method_facts *facts = facts_of(lo->facts, lo->world->methods[item + 1]);
	uint8_t found = 0;
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		found |= (lockout_is_notify(call) ? NOTABLE_NOTIFY : 0) |
			(await_kind_of(lo, call) ? NOTABLE_AWAIT : 0) |
			(signal_kind_of(lo, call) ? NOTABLE_SIGNAL : 0);
	}
	lo->notable[item + 1] = found;
}

void notable_find(struct lock_order *lo)
{
	lo->notable = ARENA_ARRAY(&lo->arena, uint8_t, lo->world->n_methods + 1);
	pool_run(lo->in->options->jobs, lo->world->n_methods, METHODS_A_BATCH, look_at, lo);
}
