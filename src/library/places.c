// Places, sets of locks and families of targets: the small things that summaries are made of.
#include "library/internal.h"

#include <string.h>

#include "base/hash.h"

// ---- locks ------------------------------------------------------------------------------------

static uint64_t hash_locks(const struct lib_lock *locks, uint32_t n)
{
	uint64_t hash = n;
	for (uint32_t i = 0; i < n; i++) {
		const struct place *p = &locks[i].place;
		uint64_t head = (uint64_t)p->root << 40 | (uint64_t)p->n << 34 |
			(uint64_t)locks[i].is_read << 33 | p->number;
		hash = hash_u64(hash ^ head);
		for (uint32_t f = 0; f < LIBRARY_PARTS; f++)
			hash = hash_u64(hash * 31 + p->parts[f]);
	}
	return hash;
}

static bool is_same_lock(const struct lib_lock *a, const struct lib_lock *b)
{
	return a->is_read == b->is_read && place_equal(&a->place, &b->place);
}

uint32_t locks_intern(struct library *library, const struct lib_lock *locks, uint32_t n)
{
	struct library_private *p = library->private;
	if (!n)
		return 0;
	uint64_t hash = hash_locks(locks, n);
	uint64_t *first = map_put(&p->lock_ids, hash, NULL);
	for (uint32_t id = (uint32_t)*first; id; id = p->lock_sets.v[id].next) {
		const struct lib_locks *known = &p->lock_sets.v[id].locks;
		bool is_same = known->n == n;
		for (uint32_t i = 0; i < n && is_same; i++)
			is_same = is_same_lock(&known->all[i], &locks[i]);
		if (is_same)
			return id;
	}
	struct lock_set set = { { n, ARENA_ARRAY(&p->arena, struct lib_lock, n) }, hash,
		(uint32_t)*first };
	memcpy(set.locks.all, locks, n * sizeof(*locks));
	*first = p->lock_sets.n;
	vec_push(&p->lock_sets, set);
	return p->lock_sets.n - 1;
}

const struct lib_locks *locks_of(const struct library *library, uint32_t id)
{
	return &library->private->lock_sets.v[id].locks;
}

// ---- families ---------------------------------------------------------------------------------

static void add_target(struct family *family, const struct method *target)
{
	if (!target || !target->member->code || family->n > FAMILY_MAX)
		return;
	for (uint32_t i = 0; i < family->n; i++)
		if (family->targets[i] == target)
			return;
	if (family->n < FAMILY_MAX)
		family->targets[family->n] = target;
	family->n++;
}

// Each class once, however many ways lead to it.
static void see(struct library_private *p, const struct klass *klass)
{
	if (p->seen_for[klass->id] == p->family_list.n)
		return;
	p->seen_for[klass->id] = p->family_list.n;
	vec_push(&p->to_see, klass);
}

static void add_all(struct library_private *p, struct family *family, const struct klass *named,
	const struct method *method)
{
	if (!p->seen_for)
		p->seen_for = ARENA_ARRAY(&p->arena, uint32_t, p->how.world->n_classes + 1);
	vec_clear(&p->to_see);
	see(p, named);
	for (uint32_t at = 0; at < p->to_see.n && family->n <= FAMILY_MAX; at++) {
		const struct klass *klass = p->to_see.v[at];
		if (!klass->is_interface && !(klass->access & ACC_ABSTRACT))
			add_target(family, world_select_method(p->how.world, klass, method));
		for (uint32_t i = 0; i < klass->n_subtypes; i++)
			see(p, klass->subtypes[i]);
	}
}

// One node for each (named class, method), whoever calls it.
const struct family *family_of(struct library *library, const struct klass *named,
	const struct method *method)
{
	struct library_private *p = library->private;
	bool is_new;
	uint64_t *number = map_put(&p->families, (uint64_t)named->id << 32 | method->id, &is_new);
	if (!is_new)
		return p->family_list.v[*number];
	*number = p->family_list.n;
	struct family *family = ARENA_NEW(&p->arena, struct family);
	vec_push(&p->family_list, family);
	add_all(p, family, named, method);
	library->n_wide += family->n > FAMILY_MAX;
	return family;
}
