// A thread that waits for itself: it holds the read lock of a read-write lock and asks for the write
// lock, which waits until all readers have gone; or it takes a lock again that is not reentrant.
//
//     rw.readLock().lock();
//     if (isStale()) rw.writeLock().lock();
#include "analysis/lock_order/pairs.h"

#include "analysis/lock_order/describe.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"

static bool is_stamped(const struct lock_order *lo, const struct lock_name *name)
{
	const struct klass *stamped = world_loaded(lo->world,
		SLICE("java/util/concurrent/locks/StampedLock"));
	return stamped && name->type.kind == KIND_CLASS &&
		klass_is_subtype(lo->world->classes[name->type.klass], stamped);
}

// Of a ReadWriteLock only the view tells: its locks are declared as Lock.
static bool is_write(const struct lock_order *lo, uint32_t name, uint8_t mode)
{
	return mode == LOCK_WRITE || (mode == LOCK_SOME && lo->names.v[name].view == 2);
}

static bool is_from_read_to_write(const struct lock_order *lo, const struct pair *pair)
{
	return judge_is_read(lo, pair->outer, pair->outer_mode) &&
		is_write(lo, pair->inner, pair->inner_mode);
}

// A writer may take both locks again.
static bool is_writer_already(struct lock_order *lo, const struct pair *pair)
{
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	for (uint32_t held = pair->held; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		uint32_t name = h->lock ? name_of_expr(lo, node, h->lock) : 0;
		if (h->lock && is_write(lo, name, h->mode) && name_is_same(lo, name, pair->inner))
			return true;
	}
	return false;
}

bool upgrade_may_be(const struct lock_order *lo, const struct pair *pair)
{
	if (pair->below != UINT32_MAX || !pair->held || pair->inner_mode == LOCK_MONITOR)
		return false;
	return is_from_read_to_write(lo, pair) ||
		((pair->outer_mode == LOCK_WRITE || pair->inner_mode == LOCK_WRITE) &&
			is_stamped(lo, &lo->names.v[pair->inner]));
}

void upgrade_note(struct lock_order *lo, const struct pair *pair)
{
	if (upgrade_may_be(lo, pair) &&
		(is_stamped(lo, &lo->names.v[pair->inner]) || !is_writer_already(lo, pair)))
		vec_push(&lo->upgrades, *pair);
}

static void report(struct lock_order *lo, struct pair pair)
{
	uint32_t keys[MAX_KEYS];
	if (keys_of(lo, pair.inner, pair.inner_mode, keys) == 0)
		return;
	pair.is_final = true;
	pair.next_of_node = UINT32_MAX;
	vec_push(&lo->pairs, pair);
	vec_push(&lo->edges,
		(struct lock_edge){ .from = keys[0],
			.to = keys[0],
			.pair = lo->pairs.n - 1,
			.next = UINT32_MAX });
	uint32_t index = lo->pairs.n - 1, edge = lo->edges.n - 1;
	if (judge_has_fresh(lo, index))
		return;
	struct verdict v = { .is_possible = true, .score = 60, .facts = ALL_KNOWN };
	bool is_upgrade = is_from_read_to_write(lo, &pair);
	struct slice text = arena_printf(&lo->arena,
		is_upgrade ? "the write lock of %s is asked for while its read lock is held"
				   : "%s is locked again, and is not reentrant",
		describe_lock(lo, keys[0], pair.inner));
	v.message = (const char *)text.ptr;
	judge_say(&v, 20, false, "it is the same lock, reached in the same way");
	bool is_public = judge_is_public(lo, index);
	if (is_public)
		judge_say_public(lo, &v, 10, &index, 1);
	judge_length(lo, &v, &index, 1);
	if (!is_public && lo->is_library)
		certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
	judge_rate(&v);
	describe(lo, &edge, &index, 1, &v);
}

void upgrades_find(struct lock_order *lo)
{
	for (uint32_t i = 0; i < lo->upgrades.n; i++)
		report(lo, lo->upgrades.v[i]);
}
