// Is there a choice before an action? Not where nothing that another thread may still do conflicts with it.
#include <stdlib.h>
#include <time.h>

#include "base/hash.h"
#include "lookahead/internal.h"

const char *const lookahead_answers[N_AHEAD] = { "kind", "conflict", "no later access",
	"no later use of the monitor", "release", "no parking", "output", "out of reach", "guarded",
	"nobody else before its end", "other objects" };

// Of this process: what others do on the machine does not count.
double ahead_milliseconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

struct lookahead *lookahead_new(struct vm *vm, const struct lookahead_options *options)
{
	struct lookahead *ahead = xcalloc(1, sizeof(*ahead));
	ahead->vm = vm;
	ahead->options = *options;
	for (uint32_t i = 0; i < PLACE_FIRST; i++)
		vec_push(&ahead->places, (struct place){ .base = i });
	double start = ahead_milliseconds();
	ahead_points_to_init(ahead);
	ahead_immutable_init(ahead);
	ahead->counts.milliseconds = ahead_milliseconds() - start;
	ahead->started_at = start;
	return ahead;
}

void lookahead_free(struct lookahead *ahead)
{
	if (!ahead)
		return;
	for (uint32_t i = 0; i < ahead->methods.n; i++) {
		struct routine *m = &ahead->methods.v[i];
		ahead_nodes_release(m);
		vec_release(&m->sites);
		vec_release(&m->callers);
		map_release(&m->by_pc);
	}
	for (uint32_t i = 0; i < ahead->sites.n; i++) {
		vec_release(&ahead->sites.v[i].targets);
		vec_release(&ahead->sites.v[i].bits);
		vec_release(&ahead->sites.v[i].starts);
	}
	for (uint32_t i = 0; i < ahead->places.n; i++)
		free(ahead->places.v[i].name);
	for (uint32_t i = 0; i < ahead->children.n; i++)
		vec_release(&ahead->children.v[i].bodies);
	vec_release(&ahead->methods);
	vec_release(&ahead->sites);
	vec_release(&ahead->places);
	vec_release(&ahead->children);
	map_release(&ahead->method_ids);
	map_release(&ahead->place_ids);
	map_release(&ahead->child_ids);
	map_release(&ahead->guard_ids);
	ahead_points_to_free(ahead);
	map_release(&ahead->widened);
	map_release(&ahead->refined);
	map_release(&ahead->immutable);
	vec_release(&ahead->guards);
	for (uint32_t i = 0; i < ahead->accessed.n; i++)
		vec_release(&ahead->accessed.v[i].by);
	vec_release(&ahead->accessed);
	map_release(&ahead->accessed_ids);
	map_release(&ahead->lanes);
	map_release(&ahead->lanes_of_objects);
	vec_release(&ahead->ends_log);
	map_release(&ahead->known_paths);
	map_release(&ahead->stack_sets);
	bits_release(&ahead->sets);
	vm_reach_release(&ahead->base);
	vm_reach_release(&ahead->others);
	vm_reach_release(&ahead->own);
	free(ahead);
}

void lookahead_prepare(struct lookahead *ahead)
{
	double start = ahead_milliseconds(), heap_before = ahead->counts.heap_milliseconds;
	ahead_solve(ahead);
	ahead_objects_prepare(ahead);
	double heap_start = ahead_milliseconds();
	ahead_heap_prepare(ahead);
	ahead->counts.heap_milliseconds += ahead_milliseconds() - heap_start;
	ahead_guard_prepare(ahead);
	ahead_accessors_prepare(ahead);
	ahead->n_methods = ahead->methods.n;
	ahead->n_places = ahead->places.n;
	ahead->n_children = ahead->children.n;
	map_clear(&ahead->stack_sets);
	struct lookahead_counts *counts = &ahead->counts;
	counts->prepared++;
	counts->methods = ahead->methods.n;
	counts->sites = ahead->sites.n;
	counts->places = ahead->places.n;
	counts->sets = ahead->sets.n;
	counts->milliseconds += ahead_milliseconds() - start -
		(ahead->counts.heap_milliseconds - heap_before);
	for (uint32_t i = 0; i < 32; i++)
		for (uint32_t k = 0; k < N_AHEAD; k++)
			counts->made[i][k] = 0;
}

struct lookahead_counts *lookahead_counts(struct lookahead *ahead)
{
	ahead->counts.all_milliseconds = ahead_milliseconds() - ahead->started_at;
	return &ahead->counts;
}

// ---- what a thread may still do ---------------------------------------------------------------------------

// It has not come to its body yet.
static bool is_at_begin(struct lookahead *ahead, struct vm_frame frame)
{
	do
		if (!frame.is_of_threads)
			return false;
		else if (frame.is_of_machine)
			return NATIVE_PC(frame.pc) == 0;
	while (vm_frame_below(&frame, ahead->vm));
	return false;
}

static set_id stack_set(struct lookahead *ahead, uint32_t thread, struct vm_frame frame)
{
	if (is_at_begin(ahead, frame)) {
		uint32_t child = ahead_child(ahead, vm_thread(ahead->vm, thread).object_name);
		set_id set = ahead_child_set(ahead, child);
		return ahead->options.context == LOOK_SENSITIVE ? set
														: bits_join(&ahead->sets, set, ahead->tail);
	}
	if (ahead->options.context != LOOK_SENSITIVE)
		return ahead_second(ahead, &frame);
	set_id set = ahead_first(ahead, &frame, false);
	bool is_again = frame.is_again;
	while (vm_frame_below(&frame, ahead->vm)) {
		set = bits_join(&ahead->sets, set, ahead_first(ahead, &frame, !is_again));
		is_again = frame.is_again;
	}
	return set;
}

set_id ahead_thread_set(struct lookahead *ahead, uint32_t thread)
{
	struct vm_frame frame;
	if (!vm_frame_top(&frame, ahead->vm, thread))
		return 0;
	bool is_new;
	uint64_t key = hash_pair(frame.path, frame.pc);
	uint64_t *known = map_put(&ahead->stack_sets, key, &is_new);
	if (!is_new)
		return (set_id)*known;
	set_id set = stack_set(ahead, thread, frame);
	*map_get(&ahead->stack_sets, key) = set;
	return set;
}

// ---- the question -------------------------------------------------------------------------------------------

static bool set_conflicts(const struct lookahead *ahead, set_id set, const struct effects *effects,
	bool of_any_object)
{
	const struct bit_sets *sets = &ahead->sets;
	if (bits_has(sets, set, PLACE_ANY * 2 + 1))
		return true;
	for (uint32_t i = 0; i < effects->n; i++) {
		uint32_t place = effects->bits[i] / 2;
		bool is_write = effects->bits[i] % 2;
		if (place == PLACE_ANY)
			return true;
		if (place >= ahead->n_places) // new since the sets were made: a surprise, sooner or later
			continue;
		const struct place *at = &ahead->places.v[place];
		if (ahead->points_to ? bits_do_meet(sets, set,
								   of_any_object ? (is_write ? at->siblings : at->siblings_in)
												 : (is_write ? at->meets : at->meets_in))
							 : bits_has(sets, set, place * 2 + 1) ||
					(is_write && bits_has(sets, set, place * 2)))
			return true;
	}
	return false;
}

// Reads are even bits, writes odd ones.
static bool sets_conflict(const struct bit_sets *sets, set_id a, set_id b)
{
	const uint64_t even = 0x5555555555555555u;
	if (bits_has(sets, a, PLACE_ANY * 2 + 1) || bits_has(sets, b, PLACE_ANY * 2 + 1))
		return true;
	for (uint32_t i = 0; i < sets->n_words; i++) {
		uint64_t x = sets->words.v[(size_t)a * sets->n_words + i];
		uint64_t y = sets->words.v[(size_t)b * sets->n_words + i];
		uint64_t writes_x = x >> 1 & even, writes_y = y >> 1 & even;
		if ((writes_x & (y | writes_y) & even) | (writes_y & x & even))
			return true;
	}
	return false;
}

// What the thread may do until the operation that it is inside of ends.
static set_id operation_set(struct lookahead *ahead, uint32_t thread, uint64_t operation)
{
	struct vm_frame frame;
	set_id set = 0;
	bool is_again = true;
	for (bool is_there = vm_frame_top(&frame, ahead->vm, thread);
		 is_there && frame.place >= operation; is_there = vm_frame_below(&frame, ahead->vm)) {
		set = bits_join(&ahead->sets, set, ahead_first(ahead, &frame, !is_again));
		is_again = frame.is_again;
	}
	return set;
}

static bool can_go_on(const struct vm *vm, uint32_t thread)
{
	enum vm_thread_state state = vm_thread(vm, thread).state;
	return state != VM_THREAD_NONE && state != VM_THREAD_ENDED;
}

// By the sets; and where these say so, is it the same object? *answer: what made the difference.
static bool anybody_conflicts(struct lookahead *ahead, uint32_t thread, uint64_t operation,
	const struct vm_action *action, const struct effects *effects, enum lookahead_answer *answer)
{
	bool is_guarded = !operation && ahead_is_guarded(ahead, thread, action, effects);
	set_id own = operation ? ahead_widened(ahead, operation_set(ahead, thread, operation)) : 0;
	for (uint32_t other = 1; other <= vm_n_threads(ahead->vm); other++) {
		if (other == thread || !can_go_on(ahead->vm, other))
			continue;
		set_id set = ahead_thread_set(ahead, other);
		if (!set_conflicts(ahead, set, effects, false) &&
			!(own && sets_conflict(&ahead->sets, own, set))) {
			if (ahead->points_to && set_conflicts(ahead, set, effects, true))
				*answer = AHEAD_OBJECTS;
			continue;
		}
		bool is_any = bits_has(&ahead->sets, set, PLACE_ANY * 2 + 1);
		if (is_guarded && !is_any) {
			*answer = AHEAD_GUARDED;
			continue;
		}
		if (!operation && !is_any && !ahead_may_access(ahead, thread, other, effects)) {
			*answer = AHEAD_OWNED;
			continue;
		}
		if (ahead_can_reach(ahead, thread, other, operation, own, action))
			return true;
		*answer = AHEAD_HEAP;
	}
	return false;
}

static enum lookahead_answer reason_of(struct lookahead *ahead, uint32_t thread,
	const struct vm_action *a)
{
	bool no_monitors = ahead->options.no_monitors;
	switch (a->kind) {
	case VM_ACTION_READ:
	case VM_ACTION_WRITE:
	case VM_ACTION_UPDATE:
		return AHEAD_FIELDS;
	case VM_ACTION_LOCK:
		return !no_monitors && !a->is_held ? AHEAD_MONITORS : AHEAD_KEPT_KIND;
	case VM_ACTION_UNLOCK: // nobody else can take a step that concerns it before
		return no_monitors ? AHEAD_KEPT_KIND : AHEAD_RELEASE;
	case VM_ACTION_NOTIFY:
		return !no_monitors && !ahead->options.any_timeouts &&
				(a->is_all || vm_notify_choices(ahead->vm, thread) <= 1)
			? AHEAD_MONITORS
			: AHEAD_KEPT_KIND;
	case VM_ACTION_PARK:
	case VM_ACTION_UNPARK:
		return no_monitors ? AHEAD_KEPT_KIND : AHEAD_PERMITS;
	case VM_ACTION_IO:
		return AHEAD_OUTPUT;
	default:
		return AHEAD_KEPT_KIND;
	}
}

enum lookahead_answer lookahead_ask(struct lookahead *ahead, uint32_t thread, uint64_t operation,
	const struct vm_action *action)
{
	enum lookahead_answer answer = reason_of(ahead, thread, action);
	if (lookahead_is_removed(answer) && answer != AHEAD_RELEASE) {
		struct effects effects;
		ahead_effects(ahead, thread, action, &effects);
		if (anybody_conflicts(ahead, thread, operation, action, &effects, &answer))
			answer = AHEAD_KEPT_CONFLICT;
		if (effects.n && lookahead_is_removed(answer))
			ahead->places.v[ahead_base_of(ahead, effects.bits[0])].removed++;
		else if (effects.n)
			ahead->places.v[ahead_base_of(ahead, effects.bits[0])].kept++;
	}
	ahead->counts.made[action->kind][answer]++;
	return answer;
}
