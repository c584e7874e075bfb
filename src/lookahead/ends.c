// Which threads have seen the ends of which: a thread sees that another is not alive, as join does, and who it
// starts later has seen what it has seen. This is a matter of what happens before what and not of when
// it happens, so that it is the same whatever order a search takes independent steps in.
//
// So it says too what need not be observed: what a thread does that is alone and has seen the ends of all
// others. Who is alone but has not seen them may be there earlier in another order.
//
// It depends on the path and not on the machine's state alone, and is therefore undone and hashed like it.
#include "base/hash.h"
#include "lookahead/internal.h"

enum { MAX_LANES = 64 };

static uint32_t lane_of(struct lookahead *ahead, uint64_t name, uint64_t object_name)
{
	bool is_new;
	uint64_t *lane = map_put(&ahead->lanes, name, &is_new);
	if (is_new) {
		*lane = ahead->n_lanes < MAX_LANES ? ++ahead->n_lanes : MAX_LANES + 1;
		if (*lane <= MAX_LANES)
			ahead->lane_names[*lane - 1] = name;
		uint64_t number = *lane;
		*map_put(&ahead->lanes_of_objects, object_name, &is_new) = number;
		return (uint32_t)number - 1;
	}
	return (uint32_t)*lane - 1;
}

uint32_t ahead_lane(struct lookahead *ahead, uint32_t thread)
{
	struct vm_thread_info info = vm_thread(ahead->vm, thread);
	return lane_of(ahead, info.name, info.object_name);
}

static uint64_t alive_lanes(const struct lookahead *ahead)
{
	uint64_t lanes = 0;
	for (uint32_t i = 1; i <= vm_n_threads(ahead->vm); i++) {
		struct vm_thread_info info = vm_thread(ahead->vm, i);
		const uint64_t *lane = map_get(&ahead->lanes, info.name);
		if (info.state != VM_THREAD_NONE && lane && *lane <= MAX_LANES)
			lanes |= (uint64_t)1 << (*lane - 1);
	}
	return lanes;
}

uint64_t ahead_ends(struct lookahead *ahead, uint32_t thread)
{
	uint32_t lane = ahead_lane(ahead, thread);
	if (ahead->options.forget_order)
		return ahead->ends[MAX_LANES] & ~alive_lanes(ahead);
	return lane < MAX_LANES ? ahead->ends[lane] : 0;
}

static void set(struct lookahead *ahead, uint32_t lane, uint64_t ends)
{
	if (lane > MAX_LANES || ahead->ends[lane] == ends)
		return;
	struct end_seen change = { lane, ahead->ends[lane] };
	vec_push(&ahead->ends_log, change);
	ahead->ends[lane] = ends;
}

static bool is_alive(const struct lookahead *ahead, uint64_t object_name)
{
	for (uint32_t i = 1; i <= vm_n_threads(ahead->vm); i++) {
		struct vm_thread_info info = vm_thread(ahead->vm, i);
		if (info.state != VM_THREAD_NONE && info.state != VM_THREAD_ENDED &&
			info.object_name == object_name)
			return true;
	}
	return false;
}

// The main thread is started by nobody.
static bool has_begun(const struct lookahead *ahead, uint64_t lane)
{
	return lane == 0 || ahead->ends[MAX_LANES] >> lane & 1;
}

// One that has not begun is not alive either.
void ahead_ends_observe(struct lookahead *ahead, uint32_t thread, const struct vm_action *a)
{
	uint32_t lane = ahead_lane(ahead, thread);
	if (lane >= MAX_LANES || a->kind != VM_ACTION_READ || !a->object ||
		vm_accessed(ahead->vm, a) != vm_accessed_by_ends(ahead->vm))
		return;
	const uint64_t *seen = map_get(&ahead->lanes_of_objects, a->object_name);
	if (seen && *seen <= MAX_LANES && has_begun(ahead, *seen - 1) &&
		!is_alive(ahead, a->object_name))
		set(ahead, lane, ahead->ends[lane] | (uint64_t)1 << (*seen - 1));
}

// Who has just been started has seen what the thread that started it had seen.
void lookahead_started(struct lookahead *ahead, uint32_t by, uint32_t thread)
{
	uint32_t lane = ahead_lane(ahead, thread);
	if (lane >= MAX_LANES)
		return;
	set(ahead, lane, ahead_ends(ahead, by));
	set(ahead, MAX_LANES, ahead->ends[MAX_LANES] | (uint64_t)1 << lane);
}

uint64_t ahead_not_started(struct lookahead *ahead)
{
	uint64_t lanes = ahead->n_lanes < MAX_LANES ? ((uint64_t)1 << ahead->n_lanes) - 1
												: ~(uint64_t)0;
	return lanes & ~ahead->ends[MAX_LANES] & ~alive_lanes(ahead);
}

// The first lane is that of the main thread, which nobody starts.
bool lookahead_is_last(struct lookahead *ahead, uint32_t thread)
{
	uint32_t lane = ahead_lane(ahead, thread);
	if (lane >= MAX_LANES || ahead->n_lanes >= MAX_LANES)
		return false;
	return !((ahead->ends[MAX_LANES] | 1) & ~ahead_ends(ahead, thread) & ~((uint64_t)1 << lane));
}

uint32_t lookahead_mark(const struct lookahead *ahead)
{
	return ahead->ends_log.n;
}

void lookahead_undo(struct lookahead *ahead, uint32_t mark)
{
	while (ahead->ends_log.n > mark) {
		struct end_seen change = ahead->ends_log.v[--ahead->ends_log.n];
		ahead->ends[change.lane] = change.before;
	}
}

// By names: processes that search together number lanes as they meet them.
uint64_t lookahead_hash(const struct lookahead *ahead)
{
	uint64_t hash = 0;
	for (uint32_t k = 0; k < ahead->n_lanes && ahead->ends[MAX_LANES] >> k; k++)
		if (ahead->ends[MAX_LANES] >> k & 1)
			hash += hash_u64(ahead->lane_names[k]);
	for (uint32_t i = 0; i < ahead->n_lanes; i++)
		for (uint32_t k = 0; k < ahead->n_lanes && ahead->ends[i] >> k; k++)
			if (ahead->ends[i] >> k & 1)
				hash += hash_pair(ahead->lane_names[i], ahead->lane_names[k]);
	return hash;
}
