// Every execution, without a store: one after the other (no reduction), or at least one of each class of
// executions that differ only in the order of steps that do not conflict (dynamic partial order reduction
// with source sets and sleep sets: Abdulla, Aronsson, Jonsson, Sagonas, POPL 2014, algorithm 1). For
// programs whose state cannot be hashed, and as a check on the searches that hash.
//
// Each state on the stack has four sets of threads:
//
//     enabled    can take a step
//     todo       shall be tried here: one at first, more when races are found
//     done       were tried
//     sleep      need not be tried: whatever begins with them was seen before, elsewhere
//
// When thread p takes a step that races with event e, the other order must be tried from the state before
// e: v is what followed e and does not depend on it, and then p's step. If no initial of v (a thread
// whose first step in v depends on nothing in v) is in that state's todo, one is added.
//
// Where we depart from the paper: its threads never block. Here a blocked thread's next step is checked for
// races in every state where it is blocked; where none of the initials can go in the state before e,
// all threads that can are added, which is never wrong. A release and an acquire of a lock do not race
// (they are never possible at once), so that the acquire is compared with the acquire before.
#include <stdlib.h>

#include "base/bug.h"
#include "search/conflict.h"
#include "search/internal.h"
#include "search/trace.h"

struct frame {
	uint64_t mark;
	uint64_t enabled, todo, done, sleep;
	uint32_t threads; // in threads of the search
	uint32_t n_threads;
	uint32_t current; // the thread that is being tried, with options left
	uint32_t option, n_options;
};

struct executions {
	struct run *run;
	struct search_model *model;
	struct trace trace;
	VEC(struct frame) frames;
	VEC(struct search_thread) threads;
	search_path path;
	const struct search_touch *touch; // of the step that is checked for races
};

static uint64_t bit(uint32_t thread)
{
	return (uint64_t)1 << thread;
}

// ---- races ----------------------------------------------------------------------------------------------------

// The initials of v, see the head.
static uint64_t initials(struct executions *x, uint32_t event, uint32_t thread)
{
	struct trace *trace = &x->trace;
	uint32_t first[SEARCH_MAX_THREADS];
	uint64_t in_v = 0, result = 0;
	for (uint32_t i = event + 1; i <= trace->events.n; i++) {
		struct trace_clock next;
		const struct trace_clock *clock = &next;
		uint32_t t = thread;
		uint32_t seq = 0; // of the next step: nothing comes after it
		if (i == trace->events.n) {
			trace_next_clock(&next, trace, thread, x->touch);
		} else {
			clock = &trace->clocks.v[i];
			t = trace->events.v[i].choice.thread;
			seq = trace->events.v[i].seq;
			if (trace_is_before(trace, event, clock))
				continue;
		}
		if (in_v & bit(t))
			continue;
		bool is_initial = true;
		for (uint64_t rest = in_v; rest && is_initial; rest &= rest - 1) {
			uint32_t r = (uint32_t)__builtin_ctzll(rest);
			is_initial = clock->v[r] < first[r];
		}
		in_v |= bit(t);
		first[t] = seq;
		if (is_initial)
			result |= bit(t);
	}
	return result;
}

static void on_race(void *context, uint32_t event, uint32_t thread)
{
	struct executions *x = context;
	struct frame *frame = &x->frames.v[event];
	if (frame->todo == frame->enabled)
		return;
	uint64_t wanted = initials(x, event, thread);
	if (wanted & frame->todo)
		return;
	wanted &= frame->enabled;
	frame->todo |= wanted ? wanted & -wanted : frame->enabled;
}

static void check_races(struct executions *x, uint32_t thread, const struct search_touch *touch)
{
	if (x->run->options->reduction == SEARCH_REDUCTION_NONE)
		return;
	x->touch = touch;
	trace_races(&x->trace, thread, touch, true, on_race, x);
}

// ---- states ---------------------------------------------------------------------------------------------------

static void look_at_threads(struct executions *x, struct frame *frame)
{
	struct search_thread threads[SEARCH_MAX_THREADS];
	frame->n_threads = x->model->threads(x->model->self, threads, SEARCH_MAX_THREADS);
	INVARIANT(frame->n_threads <= SEARCH_MAX_THREADS);
	frame->threads = x->threads.n;
	for (uint32_t i = 0; i < frame->n_threads; i++) {
		vec_push(&x->threads, threads[i]);
		if (threads[i].n_options)
			frame->enabled |= bit(threads[i].id);
	}
}

static void check_blocked(struct executions *x, uint32_t first, uint32_t n)
{
	for (uint32_t i = first; i < first + n; i++)
		if (!x->threads.v[i].n_options)
			check_races(x, x->threads.v[i].id, &x->threads.v[i].touch);
}

// The present state becomes the top frame; false if the execution ends here.
static bool push_state(struct executions *x, uint64_t sleep, uint32_t last)
{
	struct run *run = x->run;
	struct frame frame = { .mark = x->model->mark(x->model->self), .sleep = sleep };
	run->result->states++;
	if (x->path.n > run->result->depth)
		run->result->depth = x->path.n;
	look_at_threads(x, &frame);
	run_judge(run, x->model, x->path.v, x->path.n, 0);
	check_blocked(x, frame.threads, frame.n_threads);
	uint64_t awake = frame.enabled & ~sleep;
	if (!frame.enabled)
		run_stuck(run, x->model, x->path.v, x->path.n, 0);
	else if (run->options->max_depth && x->path.n >= run->options->max_depth)
		atomic_store(&run->flags->is_cut, true);
	else if (!awake)
		run->result->redundant++;
	else {
		uint64_t first = last < SEARCH_MAX_THREADS && awake & bit(last) ? bit(last)
																		: awake & -awake;
		frame.todo = run->options->reduction == SEARCH_REDUCTION_NONE ? frame.enabled : first;
		vec_push(&x->frames, frame);
		return true;
	}
	x->threads.n = frame.threads;
	return false;
}

static const struct search_thread *thread_of(const struct executions *x, const struct frame *frame,
	uint32_t id)
{
	for (uint32_t i = 0; i < frame->n_threads; i++)
		if (x->threads.v[frame->threads + i].id == id)
			return &x->threads.v[frame->threads + i];
	BUG("no such thread");
}

// Sleeping threads whose next step has nothing to do with the step sleep on.
static uint64_t sleep_after(const struct executions *x, const struct frame *frame,
	const struct search_touch *touch)
{
	uint64_t result = 0;
	for (uint64_t rest = frame->sleep; rest; rest &= rest - 1) {
		uint32_t q = (uint32_t)__builtin_ctzll(rest);
		if (!touches_conflict(&thread_of(x, frame, q)->touch, touch))
			result |= bit(q);
	}
	return result & ~bit(frame->current);
}

static void take_step(struct executions *x)
{
	struct run *run = x->run;
	struct frame *frame = &x->frames.v[x->frames.n - 1];
	struct search_choice choice = { frame->current, frame->option++ };
	struct search_step did = { 0 };
	x->model->step(x->model->self, choice, &did);
	run->result->transitions++;
	if (did.error)
		run_error(run, did.error, did.where, x->path.v, x->path.n, &choice, 0);
	check_races(x, choice.thread, &did.touch);
	if (did.touch
			.is_everything) // it may be the last step there is: the others' must be tried before it
		frame->todo |= frame->enabled;
	uint64_t sleep = sleep_after(x, frame, &did.touch);
	uint64_t mark = frame->mark;
	vec_push(&x->path, choice);
	trace_push(&x->trace, choice, &did.touch);
	if (push_state(x, sleep, choice.thread))
		return;
	trace_pop(&x->trace);
	x->path.n--;
	x->model->undo(x->model->self, mark);
}

static void pop_state(struct executions *x)
{
	struct frame frame = vec_pop(&x->frames);
	x->threads.n = frame.threads;
	if (!x->frames.n)
		return;
	trace_pop(&x->trace);
	x->path.n--;
	x->model->undo(x->model->self, x->frames.v[x->frames.n - 1].mark);
}

// The next thread to try in the top frame; false if there is none.
static bool next_thread(struct executions *x, struct frame *frame)
{
	bool reduces = x->run->options->reduction != SEARCH_REDUCTION_NONE;
	if (frame->n_options && reduces)
		frame->sleep |= bit(frame->current);
	uint64_t left = frame->todo & ~frame->done & ~frame->sleep;
	if (!left)
		return false;
	frame->current = (uint32_t)__builtin_ctzll(left);
	frame->done |= bit(frame->current);
	frame->option = 0;
	frame->n_options = thread_of(x, frame, frame->current)->n_options;
	return true;
}

void search_executions(struct run *run)
{
	struct executions x = { .run = run, .model = &run->models[0] };
	x.trace.misses_reads = run->options->break_reduction;
	uint64_t root = x.model->mark(x.model->self);
	push_state(&x, 0, UINT32_MAX);
	for (uint64_t ticks = 0; x.frames.n; ticks++) {
		if (ticks % 64 == 0 || run->options->max_states) {
			run_live(run, run->result->states, run->result->transitions, x.path.n);
			run_ask(run, run->result->states);
		}
		if (atomic_load(&run->flags->is_over))
			break;
		struct frame *frame = &x.frames.v[x.frames.n - 1];
		if (frame->option < frame->n_options || next_thread(&x, frame))
			take_step(&x);
		else
			pop_state(&x);
	}
	x.model->undo(x.model->self, root);
	trace_release(&x.trace);
	vec_release(&x.frames);
	vec_release(&x.threads);
	vec_release(&x.path);
}
