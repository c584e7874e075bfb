// The machine as a model for search/. A step of a thread is what it is about to do (which others may see)
// and all it does until it is about to do such a thing again: seed 004, section III.
//
// Properties: a state in which nobody can go and the program has not ended (deadlock); a step in which an
// exception leaves a thread; a state in which two threads are about to touch one field, one of them to
// write, and not both by volatile or atomic access (data race). The last is a property of the state and not
// of the path, so that it goes with state matching. If a program has a data race in some sequentially
// consistent execution, it has one in which the two accesses are neighbours, and before the first of them
// both threads are about to.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/bug.h"
#include "base/hash.h"
#include "mc/internal.h"

static uint64_t mix(uint64_t a, uint64_t b)
{
	uint64_t x = (a ^ b) * 0x9e3779b97f4a7c15u;
	return x ^ x >> 31;
}

static uint64_t mix_text(uint64_t a, const char *text)
{
	return mix(a, text ? hash_stable(slice_of_string(text)) : 0);
}

static uint64_t mix_place(uint64_t a, struct vm_at at)
{
	const char *class = NULL, *name = NULL, *descriptor = NULL;
	if (at.method)
		vm_method_names(at.method, &class, &name, &descriptor);
	return mix(mix_text(mix_text(a, class), name),
		at.method ? vm_method_line(at.method, at.pc) : 0);
}

uint32_t mc_lane_of(struct mc_model *model, uint64_t name)
{
	bool is_new;
	uint64_t *lane = map_put(&model->lanes, name, &is_new);
	if (is_new)
		*lane = mc_names_add(model->names, name) + 1;
	return (uint32_t)*lane - 1;
}

uint32_t mc_number_of(const struct mc_model *model, uint32_t lane)
{
	uint64_t name = lane < MC_MAX_LANES
		? atomic_load_explicit(&model->names->v[lane], memory_order_relaxed)
		: 0;
	for (uint32_t number = 1; number <= vm_n_threads(model->vm) && name; number++) {
		struct vm_thread_info info = vm_thread(model->vm, number);
		if (info.state != VM_THREAD_NONE && info.state != VM_THREAD_ENDED && info.name == name)
			return number;
	}
	return 0;
}

// ---- what threads would do ------------------------------------------------------------------------

static bool is_alive(const struct vm_thread_info *info)
{
	return info->state != VM_THREAD_NONE && info->state != VM_THREAD_ENDED;
}

static bool is_due(const struct mc_model *model, uint32_t number)
{
	uint32_t due[VM_MAX_THREADS];
	uint32_t n = vm_next_timeouts(model->vm, due, VM_MAX_THREADS);
	for (uint32_t i = 0; i < n; i++)
		if (due[i] == number)
			return true;
	return false;
}

static bool can_wake(const struct mc_model *model, uint32_t number)
{
	enum vm_thread_state state = vm_thread(model->vm, number).state;
	return state == VM_THREAD_WAITING || state == VM_THREAD_PARKED;
}

// A thread may wake without reason, but need not: where nobody else can go that is a deadlock all the same.
static void add_spurious(struct mc_model *model)
{
	struct mc_pending *pending = model->pending.v;
	bool can_any = false;
	for (uint32_t i = 0; i < model->pending.n; i++)
		can_any |= pending[i].can_go;
	for (uint32_t i = 0; i < model->pending.n && can_any; i++)
		pending[i].can_go |= can_wake(model, pending[i].number);
}

// Does somebody wait for a time that could be over while others go, and is that not tried?
static bool leaves_out_timeouts(const struct mc_model *model)
{
	bool can_any = false, is_left_out = false;
	for (uint32_t i = 0; i < model->pending.n; i++) {
		const struct mc_pending *pending = &model->pending.v[i];
		can_any |= pending->can_go;
		is_left_out |= !pending->can_go && vm_thread(model->vm, pending->number).has_timeout;
	}
	return can_any && is_left_out;
}

// A thread that wants a monitor which another has cannot go; when nobody can, the next timeout ends.
static void look_at(struct mc_model *model)
{
	bool can_any = false;
	vec_clear(&model->pending);
	for (uint32_t number = 1; number <= vm_n_threads(model->vm); number++) {
		struct vm_thread_info info = vm_thread(model->vm, number);
		if (!is_alive(&info))
			continue;
		uint32_t lane = mc_lane_of(model, info.name);
		if (lane >= MC_MAX_LANES) {
			model->has_too_many = true;
			continue;
		}
		struct vm_action action = vm_peek(model->vm, number);
		bool can_go = vm_runnable(model->vm, number) && !action.is_held;
		model->has_weak |= action.is_weak;
		can_any |= can_go;
		can_go |= info.has_timeout && (model->how.any_timeouts || info.state == VM_THREAD_SLEEPING);
		vec_push(&model->pending, (struct mc_pending){ number, lane, can_go, action });
	}
	for (uint32_t i = 0; i < model->pending.n && !can_any; i++)
		model->pending.v[i].can_go |= is_due(model, model->pending.v[i].number);
	model->has_timeouts |= leaves_out_timeouts(model);
	if (model->how.wakes_spuriously)
		add_spurious(model);
}

static void touch_output(const struct mc_model *model, const struct vm_action *action,
	struct search_touch *touch)
{
	if (model->ears->output && action->kind == VM_ACTION_IO)
		mc_touch_key(touch, mc_output_key(), SEARCH_WRITE);
}

static bool is_running(const struct mc_model *model, uint32_t number)
{
	return vm_thread(model->vm, number).state == VM_THREAD_RUNNABLE;
}

static void model_threads(void *self, search_threads *threads)
{
	struct mc_model *model = self;
	vec_clear(&model->pending);
	if (vm_status(model->vm) != VM_RUNNING)
		return;
	look_at(model);
	vec_reserve(threads, threads->n + model->pending.n);
	for (uint32_t i = 0; i < model->pending.n; i++) {
		const struct mc_pending *p = &model->pending.v[i];
		struct search_thread *out = &threads->v[threads->n++];
		out->id = p->lane;
		out->n_options = p->can_go;
		if (p->can_go && p->action.kind == VM_ACTION_NOTIFY && !p->action.is_all) {
			uint32_t n = vm_notify_choices(model->vm, p->number);
			out->n_options = n ? n : 1;
		} else if (p->can_go && p->action.n_options && is_running(model, p->number)) {
			out->n_options = p->action.n_options;
		}
		out->touch.n = 0;
		out->touch.is_everything = false;
		mc_touch(&out->touch, model->vm, p->number, &p->action);
		touch_output(model, &p->action, &out->touch);
	}
}

// ---- steps ----------------------------------------------------------------------------------------

// Actions of one step; then it ends even if nobody could see more of it.
enum { MAX_ACTIONS = 20000 };

// Of these at most so many that are no choices: a loop that nobody looks at must meet its states again.
enum { MAX_PASSED = 2000 };
enum { MAX_TOUCH = 8 }; // of one action, and some room for operations
enum { MIN_AFTER_SURPRISE = 500 };
enum { MAX_PROBED = 5000 };    // states
enum { MAX_LEARNT = 2000000 }; // actions: a thread that goes round alone teaches nothing

// A step that is cut short is none that a checkpoint could go on from, so only one that is long already is.
static bool is_over(const struct mc_model *model, uint32_t n_actions)
{
	return model->ears->n_uncaught ||
		(n_actions % 1024 == 1023 && model->budget && budget_is_over(model->budget));
}

static bool is_only_thread(const struct mc_model *model)
{
	uint32_t n = 0;
	for (uint32_t number = 1; number <= vm_n_threads(model->vm); number++) {
		struct vm_thread_info info = vm_thread(model->vm, number);
		n += is_alive(&info);
	}
	return n == 1;
}

// What a thread does after all others, in every order of steps, conflicts with nobody. That it is alone is not
// enough: partial order reduction does not look for orders in which a thread ends later.
static bool is_watched(const struct mc_model *model, uint32_t number, bool is_only)
{
	return model->ahead && !model->is_probing &&
		!(is_only && lookahead_is_last(model->ahead, number));
}

// Something that was not foreseen is told when the search has gone on for a while, to meet more of it.
static void observe(struct mc_model *model, uint32_t number, const struct vm_action *action,
	bool is_inside)
{
	if (!model->ahead || model->is_probing || action->kind == VM_ACTION_CHOOSE)
		return;
	bool is_known = lookahead_observe(model->ahead, number, action);
	if (is_inside && model->is_passing)
		is_known &= lookahead_observe_inside(model->ahead, action);
	if (is_known)
		return;
	model->is_surprised = true;
	if (!model->stop_at)
		model->stop_at = 2 * model->n_steps + MIN_AFTER_SURPRISE;
}

// Is this access a choice: could it matter whether another thread goes first? If not because of what
// the others may still do, the step goes on and touches what it touches, as do operations that begin here.
static bool is_choice(struct mc_model *model, uint32_t number, const struct vm_action *action,
	uint64_t *operation, struct search_touch *touch)
{
	if (!model->ahead || model->is_probing)
		return true;
	observe(model, number, action, false);
	if (action->kind == VM_ACTION_WRITE && action->is_interrupt)
		return true; // an access that is not seen in the code of who waits
	if (model->is_learning || model->n_passed == MAX_PASSED ||
		touch->n + MAX_TOUCH > SEARCH_MAX_ACCESSES)
		return true;
	uint64_t begins = model->how.by_code ? 0 : vm_inside(model->vm, number).operation;
	enum lookahead_answer answer = lookahead_ask(model->ahead, number, begins, action);
	if (!lookahead_is_removed(answer))
		return true;
	model->is_passing = answer == AHEAD_HEAP;
	mc_touch(touch, model->vm, number, action);
	touch_output(model, action, touch);
	*operation = begins;
	vm_begin_step(model->vm);
	model->n_passed++;
	return false;
}

// A thread that is alone has no choices, but what it accesses races with what threads did that have ended.
// False: there is no room for more in one step.
static bool touches_alone(struct mc_model *model, uint32_t number, const struct vm_action *action,
	struct search_touch *touch)
{
	if (model->is_beginning || vm_is_silent(model->vm, number, action))
		return true;
	if (is_watched(model, number, true))
		observe(model, number, action, false);
	if (touch->n + MAX_TOUCH > SEARCH_MAX_ACCESSES)
		return false;
	mc_touch(touch, model->vm, number, action);
	if (model->tell)
		model->tell(model->tell_context, number, action, true);
	return true;
}

// Where what is printed matters: who has the stream's lock prints next.
static bool is_printing(const struct mc_model *model, uint32_t number,
	const struct vm_action *action)
{
	return model->ears->output &&
		(action->kind == VM_ACTION_IO ||
			(action->kind == VM_ACTION_LOCK && vm_inside(model->vm, number).is_silent));
}

// Threads that the step started run to where others can see them. Each may take its first step after it.
static void run_started(struct mc_model *model, uint32_t by, struct search_touch *touch)
{
	for (uint32_t number = 1; number <= vm_n_threads(model->vm); number++) {
		if (!vm_is_fresh(model->vm, number))
			continue;
		model->has_daemons |= vm_thread(model->vm, number).is_daemon;
		if (model->ahead)
			lookahead_started(model->ahead, by, number);
		mc_touch_key(touch, mc_thread_key(vm_thread(model->vm, number).name), SEARCH_RELEASE);
		vm_step(model->vm, number, VM_STEP_VISIBLE);
		for (uint32_t i = 0; i < MAX_ACTIONS && vm_runnable(model->vm, number); i++) {
			struct vm_action action = vm_peek(model->vm, number);
			bool prints = is_printing(model, number, &action);
			if (is_over(model, i) || action.kind == VM_ACTION_LOCAL || prints ||
				action.kind == VM_ACTION_CHOOSE || !vm_is_silent(model->vm, number, &action))
				break;
			vm_step(model->vm, number, VM_STEP_VISIBLE);
		}
		struct vm_action next = vm_peek(model->vm, number);
		observe(model, number, &next, false);
	}
}

// --boundaries app: the seed's baseline has no choices inside the library.
static bool is_jdk_access(const struct mc_model *model, uint32_t number,
	const struct vm_action *action)
{
	struct vm_place place;
	return action->kind >= VM_ACTION_READ && action->kind <= VM_ACTION_UPDATE &&
		vm_place(model->vm, number, 0, &place) && place.is_jdk;
}

// On to where the next choice is. To give a monitor back and to start a thread can be thought to have
// happened right after what the thread did before: whatever others do between does not depend on it
// (left movers: Lipton, "Reduction", 1975). An operation of the JDK's goes on to where it ends or is parked.
static void run_on(struct mc_model *model, uint32_t number, uint64_t operation,
	struct search_touch *touch)
{
	bool is_only = is_only_thread(model);
	for (uint32_t i = 0; i < MAX_ACTIONS && vm_runnable(model->vm, number); i++) {
		struct vm_action action = vm_peek(model->vm, number);
		model->n_actions += action.kind == VM_ACTION_LOCAL ? MAX_ACTIONS : 1;
		if (is_over(model, i) || action.kind == VM_ACTION_LOCAL || action.kind == VM_ACTION_CHOOSE)
			return;
		bool is_start = action.kind == VM_ACTION_START;
		bool prints = is_printing(model, number, &action);
		if (prints && action.kind == VM_ACTION_LOCK && !is_only)
			return;
		if (!prints && vm_is_silent(model->vm, number, &action)) {
			vm_step(model->vm, number, VM_STEP_VISIBLE);
			continue;
		}
		// An interrupt is one thing: that it is noted, and that it wakes who waits.
		bool is_interrupt = action.kind == VM_ACTION_INTERRUPT;
		if (model->is_naive && !is_interrupt)
			return;
		if (is_start || is_interrupt || action.kind == VM_ACTION_UNLOCK ||
			(model->how.is_app_only && is_jdk_access(model, number, &action)) ||
			vm_is_still_inside(model->vm, number, operation)) {
			mc_touch(touch, model->vm, number, &action);
			if (is_start || is_watched(model, number, is_only))
				observe(model, number, &action, operation != 0);
			if (model->tell)
				model->tell(model->tell_context, number, &action, true);
		} else if (is_only ? !touches_alone(model, number, &action, touch)
						   : is_choice(model, number, &action, &operation, touch)) {
			return;
		}
		vm_step(model->vm, number, VM_STEP_VISIBLE);
		if (is_start) {
			run_started(model, number, touch);
			is_only = false;
		}
	}
}

static void take_step(struct mc_model *model, uint32_t number, struct search_touch *touch)
{
	uint64_t operation = model->how.by_code ? 0 : vm_inside(model->vm, number).operation;
	model->ears->n_uncaught = 0;
	vm_begin_step(model->vm);
	vm_step(model->vm, number, VM_STEP_VISIBLE);
	run_started(model, number, touch);
	run_on(model, number, operation, touch);
}

static void model_step(void *self, struct search_choice choice, struct search_step *did)
{
	struct mc_model *model = self;
	uint32_t number = mc_number_of(model, choice.thread);
	INVARIANT(number);
	struct vm_action action = vm_peek(model->vm, number);
	struct vm_thread_info before = vm_thread(model->vm, number);
	mc_touch(&did->touch, model->vm, number, &action);
	touch_output(model, &action, &did->touch);
	model->n_passed = 0;
	model->is_passing = false;
	model->n_steps++;
	model->is_surprised = false;
	if (action.kind == VM_ACTION_START || is_watched(model, number, is_only_thread(model)))
		observe(model, number, &action, false);
	if (model->tell)
		model->tell(model->tell_context, number, &action, false);
	if (action.kind == VM_ACTION_NOTIFY)
		vm_choose_notified(model->vm, choice.option);
	vm_choose(model->vm, action.n_options ? choice.option : 0);
	if (model->how.wakes_spuriously && can_wake(model, number) && !vm_runnable(model->vm, number) &&
		!(before.has_timeout && is_due(model, number)))
		vm_wake(model->vm, number);
	take_step(model, number, &did->touch);
	bool must_stop = model->stop_at && model->n_steps >= model->stop_at && !model->is_learning &&
		!model->is_probing;
	must_stop |= model->is_learning && model->n_actions > MAX_LEARNT;
	if (must_stop || (model->is_surprised && model->tells_surprises)) {
		did->error = MC_SURPRISE;
		did->where = model->tells_surprises ? mix((uint64_t)getpid(), model->n_steps) : 0;
	} else if (model->ears->n_uncaught) {
		did->error = model->ears->is_assertion ? MC_ASSERTION : MC_EXCEPTION;
		did->where = mix_text(did->error, model->ears->class_name);
		if (model->ears->n_places)
			did->where = mix_place(did->where, model->ears->places[0]);
	}
	// Nobody takes a step after it. A daemon that has ended might have been cut off before.
	if (vm_status(model->vm) != VM_RUNNING && (model->has_daemons || !is_only_thread(model)))
		did->touch.is_everything = true;
	if (vm_status(model->vm) == VM_UNSUPPORTED || vm_status(model->vm) == VM_LIMIT)
		mc_note_unsupported(model, vm_message(model->vm));
}

void mc_begin(struct mc_model *model)
{
	struct search_touch touch = { 0 };
	vm_set_weak_failures(model->vm, model->how.has_weak_failures);
	vm_set_whole_operations(model->vm, !model->how.by_code);
	vm_set_watched_output(model->vm, model->ears->output != NULL);
	uint64_t mark = vm_mark(model->vm);
	if (model->is_naive)
		return;
	model->is_beginning = true;
	take_step(model, 1, &touch);
	model->is_beginning = false;
	bool has_choice = vm_peek(model->vm, 1).kind == VM_ACTION_CHOOSE || !is_only_thread(model);
	if (vm_status(model->vm) == VM_RUNNING && !model->ears->n_uncaught && has_choice)
		vm_rebase(model->vm);
	else
		vm_undo(model->vm, mark);
	model->ears->n_uncaught = 0;
}

static uint64_t model_mark(void *self)
{
	struct mc_model *model = self;
	uint64_t mark = vm_mark(model->vm);
	while (model->marks.n && model->marks.v[model->marks.n - 1].at >= mark)
		model->marks.n--;
	struct mc_mark here = { mark, model->output.len,
		model->ahead ? lookahead_mark(model->ahead) : 0 };
	vec_push(&model->marks, here);
	return mark;
}

static void model_undo(void *self, uint64_t mark)
{
	struct mc_model *model = self;
	vm_undo(model->vm, mark);
	while (model->marks.n > 1 && model->marks.v[model->marks.n - 1].at > mark)
		model->marks.n--;
	const struct mc_mark *there = &model->marks.v[model->marks.n - 1];
	model->output.len = there->printed;
	if (model->ahead)
		lookahead_undo(model->ahead, there->ahead);
}

static struct search_hash model_hash(void *self)
{
	struct mc_model *model = self;
	struct vm_hash hash = vm_hash(model->vm);
	uint64_t more = model->output.len ? hash_stable(buf_view(&model->output)) : 0;
	if (model->ahead)
		more += lookahead_hash(model->ahead);
	return (struct search_hash){ hash.low ^ more, hash.high + more };
}

// ---- properties -----------------------------------------------------------------------------------

static uint32_t model_stuck(void *self, uint64_t *where)
{
	struct mc_model *model = self;
	if (vm_status(model->vm) != VM_RUNNING || model->has_too_many) // who has no lane might go on
		return 0;
	uint64_t sum = 0; // in any order of the threads
	bool is_idle = true;
	for (uint32_t i = 0; i < model->pending.n; i++) {
		uint32_t number = model->pending.v[i].number;
		struct mc_where place = mc_where(model->vm, number);
		is_idle &= !place.own.method;
		sum += mix_place(vm_thread(model->vm, number).state,
			place.own.method ? place.own : place.top);
	}
	*where = sum;
	return is_idle ? MC_IDLE_END : MC_DEADLOCK;
}

static bool is_moving(const search_words *moving, uint32_t lane)
{
	return lane / 64 < moving->n && moving->v[lane / 64] >> lane % 64 & 1;
}

// Nothing is foreseen in this search: what was may have been wrong, so far.
static bool has_no_end(struct mc_model *model)
{
	struct search_model probed = model->search;
	struct search_options how = { .order = SEARCH_DEPTH,
		.reduction = SEARCH_REDUCTION_DPOR,
		.max_states = MAX_PROBED,
		.only_error = MC_SURPRISE,
		.budget = model->budget };
	struct search_result result;
	struct err err = ERR_INIT;
	uint64_t n_steps = model->n_steps;
	probed.endless = NULL;
	model->is_probing = true;
	search_run(&result, &probed, 1, &how, &err);
	model->is_probing = false;
	model->n_steps = n_steps;
	bool has_none = result.end == SEARCH_COMPLETE && !result.executions;
	search_release(&result);
	return has_none;
}

// A thread that keeps the program alive and never goes again hangs, whatever daemons, timers and spins do. Where
// all go round it may be what the program is for, unless it ends under another schedule.
static uint32_t model_endless(void *self, const search_words *moving, uint64_t *where,
	bool *is_relative)
{
	struct mc_model *model = self;
	bool hangs = false;
	if (model->has_too_many || !has_no_end(model))
		return MC_NONE;
	look_at(model);
	for (uint32_t i = 0; i < model->pending.n; i++)
		hangs |= !is_moving(moving, model->pending.v[i].lane) &&
			!vm_thread(model->vm, model->pending.v[i].number).is_daemon;
	*is_relative = !hangs;
	return hangs ? model_stuck(self, where) : MC_LIVELOCK;
}

static bool is_access(const struct vm_action *action)
{
	return action->is_shared && action->kind >= VM_ACTION_READ && action->kind <= VM_ACTION_UPDATE;
}

// What an action accesses: a field, an element, or as many as are copied.
struct span {
	uint64_t object;
	uint32_t from, to;
	bool is_written;
};

static uint32_t spans_of(const struct vm_action *a, struct span spans[2])
{
	uint32_t n = a->length ? a->length : 1;
	spans[0] = (struct span){ a->object_name, a->offset, a->offset + n, a->kind != VM_ACTION_READ };
	spans[1] = (struct span){ a->copied_from, a->source_offset, a->source_offset + n, false };
	return a->copied_from ? 2 : 1;
}

static bool is_race(const struct mc_pending *p, const struct mc_pending *q)
{
	struct span a[2], b[2];
	if (!p->can_go || !q->can_go || !is_access(&p->action) || !is_access(&q->action) ||
		(p->action.is_volatile && q->action.is_volatile))
		return false;
	uint32_t n_a = spans_of(&p->action, a), n_b = spans_of(&q->action, b);
	for (uint32_t i = 0; i < n_a; i++)
		for (uint32_t k = 0; k < n_b; k++)
			if (a[i].object == b[k].object && a[i].from < b[k].to && b[k].from < a[i].to &&
				(a[i].is_written || b[k].is_written))
				return true;
	return false;
}

// What the JDK does on purpose: caches that may be computed twice. Collections are not such.
static bool is_benign(const struct mc_model *model, const struct mc_pending *p,
	const struct mc_pending *q)
{
	if (model->all_races)
		return false;
	const char *class = p->action.class_name ? p->action.class_name : "";
	if (*class != '[')
		return mc_is_jdk_class(class) && !vm_is_unguarded_class(class);
	return !mc_where(model->vm, p->number).own.method && !mc_where(model->vm, q->number).own.method;
}

// The i-th race of the state.
static bool find_race(const struct mc_model *model, uint32_t i, uint64_t *where,
	const struct mc_pending *pair[2])
{
	for (uint32_t p = 0; p < model->pending.n; p++)
		for (uint32_t q = p + 1; q < model->pending.n; q++) {
			const struct mc_pending *one = &model->pending.v[p], *two = &model->pending.v[q];
			if (!is_race(one, two) || is_benign(model, one, two) || i--)
				continue;
			*where = mix_text(mix_text(MC_DATA_RACE, one->action.class_name), one->action.member);
			pair[0] = one;
			pair[1] = two;
			return true;
		}
	return false;
}

static uint32_t model_judge(void *self, uint32_t i, uint64_t *where)
{
	const struct mc_pending *pair[2];
	return find_race(self, i, where, pair) ? MC_DATA_RACE : 0;
}

bool mc_find_race(const struct mc_model *model, uint64_t where, const struct mc_pending *pair[2])
{
	uint64_t found;
	for (uint32_t i = 0; find_race(model, i, &found, pair); i++)
		if (found == where)
			return true;
	return false;
}

// ---- start and end --------------------------------------------------------------------------------

void mc_model_init(struct mc_model *model, struct vm *vm, struct mc_ears *ears, bool all_races)
{
	*model = (struct mc_model){ .vm = vm, .ears = ears, .all_races = all_races };
	model->search = (struct search_model){ .self = model,
		.threads = model_threads,
		.step = model_step,
		.mark = model_mark,
		.undo = model_undo,
		.hash = model_hash,
		.stuck = model_stuck,
		.endless = model_endless,
		.judge = model_judge,
		.names = mc_names,
		.set_names = mc_set_names,
		.pack = mc_pack,
		.unpack = mc_unpack };
	model->names = mc_names_new();
}

void mc_model_release(struct mc_model *model)
{
	for (uint32_t i = 0; i < model->unsupported.n; i++)
		free(model->unsupported.v[i]);
	vec_release(&model->unsupported);
	mc_names_free(model->names);
	vec_release(&model->pending);
	vec_release(&model->marks);
	buf_release(&model->output);
	map_release(&model->lanes);
}

void mc_hear_output(void *context, int descriptor, const void *bytes, uint32_t n)
{
	struct mc_ears *ears = context;
	(void)descriptor;
	if (ears->output)
		buf_put(ears->output, bytes, n);
}

void mc_hear_uncaught(void *context, const struct vm_uncaught *what)
{
	struct mc_ears *ears = context;
	ears->n_uncaught++;
	ears->is_assertion = what->is_assertion;
	ears->thread = what->thread;
	snprintf(ears->class_name, sizeof(ears->class_name), "%s", what->class_name);
	ears->has_message = what->message != NULL;
	snprintf(ears->message, sizeof(ears->message), "%s", what->message ? what->message : "");
	ears->n_places = 0;
	for (uint32_t i = 0; i < what->n_places && i < sizeof(ears->places) / sizeof(*ears->places);
		 i++)
		ears->places[ears->n_places++] = what->places[i];
}
