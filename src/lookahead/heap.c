// The machine's own heap at the moment of the choice: two threads that access one field conflict only where
// it is the same object, and that is only where the other thread can get at the object that this one is about to
// access. The seed asks a points-to analysis (section IV-D); here the objects are there.
//
// In the argument for persistent sets only others move. So the other thread gets at objects through its stack, through
// static fields, by fields that it may still read, and by what further threads hand it on: that they may
// write a place that holds references, and it may read that place. What this thread may do later does
// not count. What code names by itself (literals, classes) every thread may get at. Unsafe, reflection and the like access PLACE_ANY, and then nothing is told apart.
#include "lookahead/internal.h"

void ahead_heap_prepare(struct lookahead *ahead)
{
	if (ahead->options.points_to != POINTS_TO_HEAP)
		return;
	if (!ahead->has_base)
		vm_reach_base(&ahead->base, ahead->vm);
	ahead->has_base = true;
	ahead->others.base = ahead->own.base = &ahead->base;
	ahead->uses_heap = !ahead->is_base_written;
	ahead->uses_heap_inside = !ahead->goes_astray;
	ahead->references = 0;
	for (uint32_t i = 0; i < ahead->places.n; i++)
		if (ahead->places.v[i].is_reference) {
			ahead->references = bits_with(&ahead->sets, ahead->references, 2 * i);
			ahead->references = bits_with(&ahead->sets, ahead->references, 2 * i + 1);
		}
}

bool ahead_heap_observe(struct lookahead *ahead, const struct vm_action *a)
{
	if (!ahead->has_base || ahead->is_base_written ||
		(a->kind != VM_ACTION_WRITE && a->kind != VM_ACTION_UPDATE) || !a->object)
		return true;
	ahead->is_base_written = map_get(&ahead->base.seen, a->object) &&
		!vm_is_class_object(ahead->vm, a->object) && vm_is_reference(ahead->vm, a);
	return !ahead->is_base_written;
}

static bool is_alive(const struct vm *vm, uint32_t thread)
{
	enum vm_thread_state state = vm_thread(vm, thread).state;
	return state != VM_THREAD_NONE && state != VM_THREAD_ENDED;
}

struct following {
	const struct lookahead *ahead;
	set_id set;
};

static bool follows(void *context, const void *what)
{
	const struct following *f = context;
	const uint64_t *place = map_get(&f->ahead->place_ids, (uintptr_t)what);
	if (!place || *place > f->ahead->n_places)
		return false;
	uint32_t bit = ((uint32_t)*place - 1) * 2;
	return bits_has(&f->ahead->sets, f->set, bit) || bits_has(&f->ahead->sets, f->set, bit + 1);
}

// May one thread write a reference where the other reads it?
static bool hands_on(const struct lookahead *ahead, set_id from, set_id to)
{
	const struct bit_sets *sets = &ahead->sets;
	const uint64_t even = 0x5555555555555555u;
	for (uint32_t i = 0; i < sets->n_words; i++) {
		uint64_t x = sets->words.v[(size_t)from * sets->n_words + i];
		uint64_t y = sets->words.v[(size_t)to * sets->n_words + i];
		uint64_t holds = sets->words.v[(size_t)ahead->references * sets->n_words + i];
		if (x >> 1 & (y | y >> 1) & holds & even)
			return true;
	}
	return false;
}

// The other thread, and all that hand on to it: bits of threads, by number. False where there are too many.
static bool group_of(struct lookahead *ahead, uint32_t thread, uint32_t other, uint64_t *group,
	set_id *set)
{
	uint32_t n = vm_n_threads(ahead->vm);
	if (n >= 64)
		return false;
	*group = (uint64_t)1 << other;
	*set = ahead_thread_set(ahead, other);
	for (bool has_grown = true; has_grown;) {
		has_grown = false;
		for (uint32_t i = 1; i <= n; i++) {
			if (i == thread || (*group >> i & 1) || !is_alive(ahead->vm, i))
				continue;
			set_id more = ahead_thread_set(ahead, i);
			if (hands_on(ahead, more, *set)) {
				*group |= (uint64_t)1 << i;
				*set = bits_join(&ahead->sets, *set, more);
				has_grown = true;
			}
		}
	}
	return true;
}

bool ahead_can_reach(struct lookahead *ahead, uint32_t thread, uint32_t other, uint64_t operation,
	set_id own, const struct vm_action *a)
{
	uint64_t group;
	struct following following = { .ahead = ahead };
	if (!ahead->uses_heap || !a->object || vm_is_permanent(a->object) ||
		vm_is_permanent(a->source) || vm_reach_has(&ahead->base, a->object) ||
		!group_of(ahead, thread, other, &group, &following.set) ||
		bits_has(&ahead->sets, following.set, PLACE_ANY * 2 + 1) ||
		(own && bits_has(&ahead->sets, own, PLACE_ANY * 2 + 1)))
		return true;
	vm_reach_clear(&ahead->others);
	for (uint32_t i = 1; i <= vm_n_threads(ahead->vm); i++)
		if (group >> i & 1)
			vm_reach_thread(&ahead->others, ahead->vm, i, 0);
	vm_reach_statics(&ahead->others, ahead->vm, follows, &following);
	vm_reach_close(&ahead->others, ahead->vm, follows, &following);
	if (vm_reach_has(&ahead->others, a->object) ||
		(a->source && vm_reach_has(&ahead->others, a->source)))
		return true;
	if (!operation)
		return false;
	if (!ahead->uses_heap_inside)
		return true;
	struct following inside = { ahead, own };
	vm_reach_clear(&ahead->own);
	vm_reach_thread(&ahead->own, ahead->vm, thread, operation);
	vm_reach_close(&ahead->own, ahead->vm, follows, &inside);
	ahead->heap_end = vm_heap_end(ahead->vm);
	return vm_reach_meets(&ahead->own, &ahead->others);
}

// An operation was passed because nobody gets at what its frames lead to. Through static fields it may get at
// more: then no operation is passed for that reason.
bool lookahead_observe_inside(struct lookahead *ahead, const struct vm_action *a)
{
	if (!ahead->uses_heap || !ahead->uses_heap_inside || ahead->goes_astray || !a->object ||
		a->object >= ahead->heap_end || map_get(&ahead->own.seen, a->object))
		return true;
	ahead->goes_astray = true;
	return false;
}
