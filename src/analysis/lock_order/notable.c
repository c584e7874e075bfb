// Which methods call something that wakes a thread or waits for one, so that the steps that look for
// such calls need not go through all calls of all behaviours.
#include "analysis/lock_order/awaits.h"

static uint8_t look_at(const struct lock_order *lo, const struct method_facts *facts)
{
	uint8_t found = 0;
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
	lo->notable = ARENA_ARRAY(&lo->beside, uint8_t, lo->world->n_methods + 1);
	for (uint32_t id = 1; id <= lo->world->n_methods; id++)
		lo->notable[id] = look_at(lo, facts_of(lo->facts, lo->world->methods[id]));
}
