// Locks held from one operation to another: taken at one place that both are under, or by every
// caller of the method.
#include "analysis/stale_value/report.h"

#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

static bool is_same(const struct held *a, const struct held *b)
{
	return a == b || (a->insn == b->insn && a->value == b->value && a->mode == b->mode);
}

static bool is_held_at(const struct held *held, const struct op *op)
{
	for (const struct held *h = op->held; h; h = h->below)
		if (is_same(h, held))
			return true;
	return false;
}

bool common_lock(const struct sv_method *m, const struct op *a, const struct op *b,
	const struct place *lock)
{
	for (const struct held *h = a->held; h; h = h->below) {
		struct place place = place_of_path(m, h->lock);
		if (place_is_same(&place, lock) && is_held_at(h, b))
			return true;
	}
	for (uint32_t i = 0; m->entry && i < m->entry->n_locks; i++)
		if (place_is_same(&m->entry->locks[i], lock))
			return true;
	return false;
}

bool common_any(const struct sv_method *m, const struct op *a, const struct op *b)
{
	if (m->entry && m->entry->n_locks && !m->entry->is_hooked)
		return true; // the library's other threads need not know a lock of the class above
	for (const struct held *h = a->held; h; h = h->below)
		if (is_held_at(h, b))
			return true;
	return false;
}
