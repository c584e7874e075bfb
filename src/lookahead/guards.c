// Which monitor is held whenever a field of an object, the elements of an array, or another monitor is
// accessed: the lock sets of Savage et al. ("Eraser", 1997), by object. While a thread holds that monitor
// nobody else gets there, so its accesses inside are no choices (seed 004, section III, has this as one of the
// conditions of its model checker).
//
// What is claimed is what was seen when the sets were made; an access without the claimed monitor is a
// surprise like any other.
#include "base/hash.h"
#include "lookahead/internal.h"

static bool is_guardable(const struct vm_action *a)
{
	return a->object &&
		((a->kind >= VM_ACTION_READ && a->kind <= VM_ACTION_UPDATE) || a->kind == VM_ACTION_LOCK);
}

static bool holds(const uint64_t *held, uint32_t n, uint64_t lock)
{
	for (uint32_t i = 0; i < n; i++)
		if (held[i] == lock)
			return true;
	return false;
}

static bool observe_one(struct lookahead *ahead, uint64_t key, const uint64_t *held, uint32_t n)
{
	bool is_new;
	uint64_t *number = map_put(&ahead->guard_ids, key, &is_new);
	if (is_new) {
		struct guard guard = { .n = n };
		for (uint32_t i = 0; i < n; i++)
			guard.locks[i] = held[i];
		vec_push(&ahead->guards, guard);
		*number = ahead->guards.n;
		return true;
	}
	struct guard *guard = &ahead->guards.v[*number - 1];
	uint32_t kept = 0;
	for (uint32_t i = 0; i < guard->n; i++)
		if (holds(held, n, guard->locks[i]))
			guard->locks[kept++] = guard->locks[i];
	guard->n = kept;
	return !guard->claimed || holds(held, n, guard->claimed);
}

// A copy accesses two arrays.
bool ahead_guard_observe(struct lookahead *ahead, uint32_t thread, const struct vm_action *a,
	const struct effects *effects)
{
	if (!ahead->options.by_guards || !is_guardable(a))
		return true;
	uint64_t held[MAX_GUARDS];
	uint32_t n = vm_held(ahead->vm, thread, held, MAX_GUARDS);
	bool is_known = true;
	for (uint32_t i = 0; i < effects->n; i++)
		is_known &= observe_one(ahead,
			hash_pair(effects->names[i], ahead_base_of(ahead, effects->bits[i])), held, n);
	return is_known;
}

void ahead_guard_prepare(struct lookahead *ahead)
{
	for (uint32_t i = 0; i < ahead->guards.n; i++) {
		struct guard *guard = &ahead->guards.v[i];
		guard->claimed = guard->n ? guard->locks[0] : 0;
	}
}

bool ahead_is_guarded(struct lookahead *ahead, uint32_t thread, const struct vm_action *a,
	const struct effects *effects)
{
	if (!ahead->options.by_guards || !is_guardable(a) || effects->n != 1)
		return false;
	const uint64_t *number = map_get(&ahead->guard_ids,
		hash_pair(effects->names[0], ahead_base_of(ahead, effects->bits[0])));
	uint64_t claimed = number ? ahead->guards.v[*number - 1].claimed : 0;
	if (!claimed)
		return false;
	uint64_t held[MAX_GUARDS];
	uint32_t n = vm_held(ahead->vm, thread, held, MAX_GUARDS);
	return holds(held, n, claimed);
}
