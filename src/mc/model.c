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

uint32_t mc_lane_of(struct mc_model *model, uint64_t name)
{
	bool is_new;
	uint64_t *lane = map_put(&model->lanes, name, &is_new);
	if (is_new) {
		vec_push(&model->names, name);
		*lane = model->names.n;
	}
	return (uint32_t)*lane - 1;
}

uint32_t mc_number_of(const struct mc_model *model, uint32_t lane)
{
	for (uint32_t number = 1; number <= vm_n_threads(model->vm); number++) {
		struct vm_thread_info info = vm_thread(model->vm, number);
		if (info.state != VM_THREAD_NONE && info.state != VM_THREAD_ENDED &&
			info.name == model->names.v[lane])
			return number;
	}
	return 0;
}

// ---- what threads would do ------------------------------------------------------------------------

static void look_at(struct mc_model *model, struct mc_pending *pending)
{
	uint32_t choices[VM_MAX_THREADS];
	uint32_t n_choices = vm_choices(model->vm, choices, VM_MAX_THREADS);
	for (uint32_t number = 1; number <= vm_n_threads(model->vm); number++) {
		struct vm_thread_info info = vm_thread(model->vm, number);
		if (info.state == VM_THREAD_NONE || info.state == VM_THREAD_ENDED)
			continue;
		uint32_t lane = mc_lane_of(model, info.name);
		if (lane >= SEARCH_MAX_THREADS || model->n_pending == SEARCH_MAX_THREADS) {
			model->has_too_many = true;
			continue;
		}
		bool can_go = false;
		for (uint32_t i = 0; i < n_choices; i++)
			can_go |= choices[i] == number;
		can_go |= model->any_timeouts && info.has_timeout;
		pending[model->n_pending++] = (struct mc_pending){ number, lane, can_go,
			vm_peek(model->vm, number) };
	}
}

static uint32_t model_threads(void *self, struct search_thread *out, uint32_t cap)
{
	struct mc_model *model = self;
	model->n_pending = 0;
	if (vm_status(model->vm) != VM_RUNNING)
		return 0;
	look_at(model, model->pending);
	for (uint32_t i = 0; i < model->n_pending && i < cap; i++) {
		const struct mc_pending *p = &model->pending[i];
		out[i] = (struct search_thread){ .id = p->lane, .n_options = p->can_go };
		if (p->can_go && p->action.kind == VM_ACTION_NOTIFY) {
			uint32_t n = vm_notify_choices(model->vm, p->number);
			out[i].n_options = n ? n : 1;
		}
		mc_touch(&out[i].touch, model->vm, p->number, &p->action);
	}
	return model->n_pending;
}

// ---- steps ----------------------------------------------------------------------------------------

static void note_unsupported(struct mc_model *model)
{
	const char *message = vm_message(model->vm);
	for (uint32_t i = 0; i < model->unsupported.n; i++)
		if (strcmp(model->unsupported.v[i], message) == 0)
			return;
	size_t n = strlen(message) + 1;
	char *copy = memcpy(xmalloc(n), message, n);
	vec_push(&model->unsupported, copy);
}

// A thread that the step started may take its first step after it.
static void release_started(struct mc_model *model, struct search_touch *touch)
{
	for (uint32_t number = 1; number <= vm_n_threads(model->vm); number++) {
		struct vm_thread_info info = vm_thread(model->vm, number);
		bool is_old = info.state == VM_THREAD_NONE || info.state == VM_THREAD_ENDED;
		for (uint32_t i = 0; i < model->n_pending; i++)
			is_old |= model->names.v[model->pending[i].lane] == info.name;
		if (!is_old && touch->n < SEARCH_MAX_ACCESSES)
			touch->v[touch->n++] = (struct search_access){ mc_thread_key(info.name),
				SEARCH_RELEASE };
	}
}

// On to where others can see it: past what is quiet, and as long as there was never another thread.
static void run_on(struct mc_model *model, uint32_t number)
{
	while (vm_runnable(model->vm, number)) {
		if (model->ears->n_uncaught || (model->budget && budget_is_over(model->budget)))
			return;
		if (vm_n_threads(model->vm) > 1) {
			struct vm_action action = vm_peek(model->vm, number);
			if (!mc_is_quiet(model->vm, number, &action))
				return;
		}
		vm_step(model->vm, number, VM_STEP_VISIBLE);
	}
}

static void model_step(void *self, struct search_choice choice, struct search_step *did)
{
	struct mc_model *model = self;
	uint32_t number = mc_number_of(model, choice.thread);
	INVARIANT(number);
	struct vm_action action = vm_peek(model->vm, number);
	struct vm_thread_info before = vm_thread(model->vm, number);
	mc_touch(&did->touch, model->vm, number, &action);
	if (action.kind == VM_ACTION_NOTIFY)
		vm_choose_notified(model->vm, choice.option);
	bool is_start = (before.state == VM_THREAD_RUNNABLE && action.kind == VM_ACTION_START) ||
		vm_n_threads(model->vm) == 1;
	if (is_start) {
		model->n_pending = 0;
		look_at(model, model->pending);
	}
	model->has_timeouts |= before.has_timeout && !vm_runnable(model->vm, number) &&
		!model->any_timeouts;
	model->ears->n_uncaught = 0;
	vm_step(model->vm, number, VM_STEP_VISIBLE);
	run_on(model, number);
	if (is_start)
		release_started(model, &did->touch);
	if (model->ears->n_uncaught) {
		did->error = model->ears->is_assertion ? MC_ASSERTION : MC_EXCEPTION;
		did->where = mix_text(did->error, model->ears->class_name);
	}
	if (vm_status(model->vm) != VM_RUNNING)
		did->touch.is_everything = true; // nobody takes a step after it
	if (vm_status(model->vm) == VM_UNSUPPORTED || vm_status(model->vm) == VM_LIMIT)
		note_unsupported(model);
}

static uint64_t model_mark(void *self)
{
	return vm_mark(((struct mc_model *)self)->vm);
}

static void model_undo(void *self, uint64_t mark)
{
	vm_undo(((struct mc_model *)self)->vm, mark);
}

static struct search_hash model_hash(void *self)
{
	struct vm_hash hash = vm_hash(((struct mc_model *)self)->vm);
	return (struct search_hash){ hash.low, hash.high };
}

// ---- properties -----------------------------------------------------------------------------------

static uint32_t model_stuck(void *self, uint64_t *where)
{
	struct mc_model *model = self;
	if (vm_status(model->vm) != VM_RUNNING)
		return 0;
	struct arena arena;
	arena_init(&arena);
	uint64_t sum = 0; // in any order of the threads
	for (uint32_t i = 0; i < model->n_pending; i++) {
		struct mc_place place = mc_place_of(model->vm, model->pending[i].number, &arena);
		sum += mix_text(mix_text(vm_thread(model->vm, model->pending[i].number).state, place.place),
			place.method);
	}
	arena_release(&arena);
	*where = sum;
	return MC_DEADLOCK;
}

static bool is_access(const struct vm_action *action)
{
	return action->is_shared && action->kind >= VM_ACTION_READ && action->kind <= VM_ACTION_UPDATE;
}

static bool is_race(const struct mc_pending *p, const struct mc_pending *q)
{
	const struct vm_action *a = &p->action, *b = &q->action;
	return p->can_go && q->can_go && is_access(a) && is_access(b) && a->offset == b->offset &&
		a->object_name == b->object_name && !(a->is_volatile && b->is_volatile) &&
		(a->kind != VM_ACTION_READ || b->kind != VM_ACTION_READ);
}

// What the JDK does on purpose: caches that may be computed twice. Collections are not such.
static bool is_benign(const struct mc_model *model, const struct mc_pending *p,
	const struct mc_pending *q)
{
	if (model->all_races)
		return false;
	const char *class = p->action.class_name ? p->action.class_name : "";
	if (*class != '[')
		return mc_is_jdk_class(class) && strstr(class, "StringBuilder") == NULL &&
			(strncmp(class, "java/util/", 10) != 0 ||
				strncmp(class, "java/util/concurrent/", 21) == 0);
	struct arena arena;
	arena_init(&arena);
	bool is_jdk = mc_place_of(model->vm, p->number, &arena).is_jdk &&
		mc_place_of(model->vm, q->number, &arena).is_jdk;
	arena_release(&arena);
	return is_jdk;
}

static uint32_t model_judge(void *self, uint32_t i, uint64_t *where)
{
	struct mc_model *model = self;
	for (uint32_t p = 0; p < model->n_pending; p++)
		for (uint32_t q = p + 1; q < model->n_pending; q++) {
			const struct mc_pending *one = &model->pending[p], *two = &model->pending[q];
			if (!is_race(one, two) || is_benign(model, one, two) || i--)
				continue;
			*where = mix_text(mix_text(MC_DATA_RACE, one->action.class_name), one->action.member);
			return MC_DATA_RACE;
		}
	return 0;
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
		.judge = model_judge };
}

void mc_model_release(struct mc_model *model)
{
	for (uint32_t i = 0; i < model->unsupported.n; i++)
		free(model->unsupported.v[i]);
	vec_release(&model->unsupported);
	vec_release(&model->names);
	map_release(&model->lanes);
}

void mc_hear_uncaught(void *context, uint32_t thread, const char *class_name)
{
	struct mc_ears *ears = context;
	(void)thread;
	ears->n_uncaught++;
	ears->is_assertion = strcmp(class_name, "java.lang.AssertionError") == 0 ||
		strcmp(class_name, "java/lang/AssertionError") == 0;
	snprintf(ears->class_name, sizeof(ears->class_name), "%s", class_name);
}
