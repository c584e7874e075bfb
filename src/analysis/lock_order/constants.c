// Constants that are given to a method and decide which way it goes:
//
//     void swapOut(boolean force) { if (force) lock.lock(); else if (!lock.tryLock()) return; ... }
//
// After swapOut(false) nobody waits for the lock.
#include "analysis/lock_order/lock_order.h"

#include "class/class.h"

#define MAX_FRAMES (2 * MAX_CALLS + MAX_LIFTS)

// The variable of the first parameter that is an int, or kept as one; UINT32_MAX: there is none.
static uint32_t slot_of_first_int(const struct method *method)
{
	struct slice rest = descriptor_parameters(name_slice(method->descriptor));
	uint32_t slot = method_is_static(method) ? 0 : 1;
	for (struct slice type = descriptor_next(&rest); type.len; type = descriptor_next(&rest)) {
		if (strchr("IZBSC", type.ptr[0]))
			return slot;
		slot += type.ptr[0] == 'J' || type.ptr[0] == 'D' ? 2 : 1;
	}
	return UINT32_MAX;
}

bool constants_exclude(struct lock_order *lo, const struct fact_call *call,
	const struct method *callee, uint32_t bci)
{
	uint32_t slot = call->first_int && call->op != OP_invokedynamic ? slot_of_first_int(callee)
																	: UINT32_MAX;
	return slot != UINT32_MAX &&
		!left_comes_to_with(lo, callee, slot, (int32_t)call->first_int - 1, bci);
}

bool constants_exclude_pair(struct lock_order *lo, uint32_t pair)
{
	struct pair_frame frames[MAX_FRAMES];
	uint32_t n = pair_frames(lo, pair, frames, MAX_FRAMES);
	for (uint32_t i = 1; i < n; i++) {
		const struct method_facts *facts = lo->cg->nodes[frames[i - 1].node].facts;
		const struct method *callee = lo->cg->nodes[frames[i].node].method;
		for (uint32_t k = 0; facts && k < facts->n_calls; k++)
			if (facts->calls[k].bci == frames[i - 1].bci && facts->calls[k].target &&
				facts->calls[k].target->name == callee->name &&
				constants_exclude(lo, &facts->calls[k], callee, frames[i].bci))
				return true;
	}
	return false;
}
