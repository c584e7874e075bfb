// Which threads access a field of an object, the elements of an array or a monitor at all, and after whose ends: what
// a worker alone touches, and what main reads when it has joined the workers. While a thread is alive
// nobody has seen its end; so who only accesses something after that end does not conflict with it.
//
// As with guards.c, what is claimed is what was seen when the sets were made, and an access that does not
// agree is a surprise. Claims are about things that were known then; of others nothing is claimed. That an
// access comes after an end is meant as happening before, never as time: a surprise must be one in
// every order of independent steps, or partial order reduction could step around it.
#include "base/hash.h"
#include "lookahead/internal.h"

static struct accessor *find(struct accessed *accessed, uint32_t lane, bool is_write)
{
	for (uint32_t i = 0; i < accessed->by.n; i++)
		if (accessed->by.v[i].lane == lane && accessed->by.v[i].is_write == is_write)
			return &accessed->by.v[i];
	return NULL;
}

static bool observe_one(struct lookahead *ahead, uint64_t name, uint32_t bit, uint32_t lane,
	uint64_t ends)
{
	bool is_new, is_write = bit % 2;
	uint64_t *number = map_put(&ahead->accessed_ids, hash_pair(name, ahead_base_of(ahead, bit)),
		&is_new);
	if (is_new) {
		vec_push(&ahead->accessed, (struct accessed){ 0 });
		*number = ahead->accessed.n;
	}
	struct accessed *accessed = &ahead->accessed.v[*number - 1];
	struct accessor *accessor = find(accessed, lane, is_write);
	if (!accessor) {
		struct accessor first = { .lane = lane, .is_write = is_write, .ends = ends };
		vec_push(&accessed->by, first);
		return !accessed->is_claimed;
	}
	accessor->ends &= ends;
	return !accessor->is_claimed ? !accessed->is_claimed : !(accessor->claimed & ~ends);
}

bool ahead_accessors_observe(struct lookahead *ahead, uint32_t thread,
	const struct effects *effects)
{
	if (!ahead->options.by_accessors)
		return true;
	bool is_known = true;
	uint32_t lane = ahead_lane(ahead, thread);
	uint64_t ends = ahead_ends(ahead, thread);
	for (uint32_t i = 0; i < effects->n; i++)
		if (effects->names[i])
			is_known &= observe_one(ahead, effects->names[i], effects->bits[i], lane, ends);
	return is_known;
}

void ahead_accessors_prepare(struct lookahead *ahead)
{
	for (uint32_t i = 0; i < ahead->accessed.n; i++) {
		struct accessed *accessed = &ahead->accessed.v[i];
		accessed->is_claimed = true;
		for (uint32_t k = 0; k < accessed->by.n; k++) {
			accessed->by.v[k].claimed = accessed->by.v[k].ends;
			accessed->by.v[k].is_claimed = true;
		}
	}
}

static bool is_after(const struct accessor *accessor, uint32_t lane)
{
	return accessor->is_claimed && (accessor->claimed >> lane & 1);
}

// Threads without a lane share the number 64, and nothing is claimed of them.
static bool may_access(const struct accessed *accessed, uint32_t lane, uint64_t others,
	bool is_write)
{
	for (uint32_t i = 0; i < accessed->by.n; i++) {
		const struct accessor *accessor = &accessed->by.v[i];
		if ((is_write || accessor->is_write) &&
			(accessor->lane >= 64 || (others >> accessor->lane & 1)) && !is_after(accessor, lane))
			return true;
	}
	return false;
}

// May the other one, or one that it starts, access any of it before this thread has ended? Both are alive.
bool ahead_may_access(struct lookahead *ahead, uint32_t thread, uint32_t other,
	const struct effects *effects)
{
	if (!ahead->options.by_accessors || !effects->n)
		return true;
	uint32_t lane = ahead_lane(ahead, thread), with = ahead_lane(ahead, other);
	if (lane >= 64 || with >= 64)
		return true;
	uint64_t others = ahead_not_started(ahead) | (uint64_t)1 << with;
	for (uint32_t i = 0; i < effects->n; i++) {
		const uint64_t *number = effects->names[i]
			? map_get(&ahead->accessed_ids,
				  hash_pair(effects->names[i], ahead_base_of(ahead, effects->bits[i])))
			: NULL;
		const struct accessed *accessed = number ? &ahead->accessed.v[*number - 1] : NULL;
		if (!accessed || !accessed->is_claimed ||
			may_access(accessed, lane, others, effects->bits[i] % 2))
			return true;
	}
	return false;
}
