// Constants that are given to a method and decide which way it goes:
//
//     void swapOut(boolean force) { if (force) lock.lock(); else if (!lock.tryLock()) return; ... }
//
// After swapOut(false) nobody waits for the lock. Asked of those who could wake a thread; not of the stacks of a
// cycle: only the shortest of these are kept, and a longer one that can happen would be lost with them.
#include "analysis/lock_order/pairs.h"

#include "analysis/lock_order/reach.h"
#include "class/class.h"

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
