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
#include "search/thread_sets.h"
#include "search/trace.h"

enum frame_set { ENABLED, TODO, DONE, SLEEP, N_SETS };

struct frame {
	uint64_t mark;
	uint32_t sets, n_words; // of each of its sets, in words
	uint32_t threads;       // in threads of the search
	uint32_t n_threads;
	uint32_t current; // the thread that is being tried, with options left
	uint32_t option, n_options;
};

// A thread's first step in v, see the head.
struct first_step {
	uint32_t thread, seq;
};

struct executions {
	struct run *run;
	struct search_model *model;
	struct trace trace;
	VEC(struct frame) frames;
	search_words words; // of the frames' sets
	search_threads threads;
	search_path path;
	const struct search_touch *touch; // of the step that is checked for races
	VEC(struct first_step) firsts;
	search_words initials, sleep;
};

static uint64_t *set_of(const struct executions *x, const struct frame *frame, enum frame_set set)
{
	return x->words.v + frame->sets + set * frame->n_words;
}

static bool tries_all(const struct executions *x, const struct frame *frame)
{
	return memcmp(set_of(x, frame, TODO), set_of(x, frame, ENABLED),
			   frame->n_words * sizeof(uint64_t)) == 0;
}

static void try_all(struct executions *x, const struct frame *frame)
{
	set_copy(set_of(x, frame, TODO), set_of(x, frame, ENABLED), frame->n_words);
}

// ---- races ----------------------------------------------------------------------------------------------------

// The thread's next step of v. Is it its first, and does it depend on no other's?
static bool is_initial(struct executions *x, struct first_step step, struct trace_clock clock)
{
	bool is_free = true;
	for (uint32_t i = 0; i < x->firsts.n; i++) {
		struct first_step first = x->firsts.v[i];
		if (first.thread == step.thread)
			return false;
		is_free &= first.thread >= clock.n || clock.v[first.thread] < first.seq;
	}
	vec_push(&x->firsts, step);
	return is_free;
}

// The initials of v, see the head, as far as the frame knows their threads.
static const uint64_t *initials(struct executions *x, const struct frame *frame, uint32_t event,
	uint32_t thread)
{
	struct trace *trace = &x->trace;
	x->firsts.n = x->initials.n = 0;
	set_push(&x->initials, frame->n_words);
	for (uint32_t i = event + 1; i <= trace->events.n; i++) {
		struct first_step step = { thread, 0 }; // the next one: nothing comes after it
		struct trace_clock clock;
		if (i == trace->events.n) {
			clock = trace_next_clock(trace, thread, x->touch);
		} else {
			clock = trace_clock(trace, i);
			step = (struct first_step){ trace->events.v[i].choice.thread, trace->events.v[i].seq };
			if (trace_is_before(trace, event, clock))
				continue;
		}
		if (is_initial(x, step, clock) && step.thread / 64 < frame->n_words)
			set_add(x->initials.v, step.thread);
	}
	return x->initials.v;
}

static void on_race(void *context, uint32_t event, uint32_t thread)
{
	struct executions *x = context;
	struct frame *frame = &x->frames.v[event];
	if (tries_all(x, frame))
		return;
	const uint64_t *wanted = initials(x, frame, event, thread);
	uint64_t *todo = set_of(x, frame, TODO);
	const uint64_t *enabled = set_of(x, frame, ENABLED);
	if (set_meets(wanted, todo, frame->n_words))
		return;
	for (uint32_t w = 0; w < frame->n_words; w++)
		if (wanted[w] & enabled[w]) {
			todo[w] |= wanted[w] & enabled[w] & -(wanted[w] & enabled[w]);
			return;
		}
	try_all(x, frame);
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
	frame->threads = x->threads.n;
	x->model->threads(x->model->self, &x->threads);
	frame->n_threads = x->threads.n - frame->threads;
	frame->n_words = set_words_of(&x->threads, frame->threads);
	frame->sets = set_push(&x->words, N_SETS * frame->n_words);
	for (uint32_t i = frame->threads; i < x->threads.n; i++)
		if (x->threads.v[i].n_options)
			set_add(set_of(x, frame, ENABLED), x->threads.v[i].id);
}

static void check_blocked(struct executions *x, uint32_t first, uint32_t n)
{
	for (uint32_t i = first; i < first + n; i++)
		if (!x->threads.v[i].n_options)
			check_races(x, x->threads.v[i].id, &x->threads.v[i].touch);
}

// Those that were to sleep on have not moved: the frame has room for them.
static void begin_asleep(struct executions *x, const struct frame *frame)
{
	uint64_t *sleep = set_of(x, frame, SLEEP);
	for (uint32_t w = 0; w < frame->n_words && w < x->sleep.n; w++)
		sleep[w] = x->sleep.v[w];
}

// The first that can go and does not sleep, `last` before others; UINT32_MAX: none.
static uint32_t first_awake(const struct executions *x, const struct frame *frame, uint32_t last)
{
	const uint64_t *enabled = set_of(x, frame, ENABLED), *sleep = set_of(x, frame, SLEEP);
	if (set_has(enabled, frame->n_words, last) && !set_has(sleep, frame->n_words, last))
		return last;
	for (uint32_t w = 0; w < frame->n_words; w++)
		if (enabled[w] & ~sleep[w])
			return w * 64 + (uint32_t)__builtin_ctzll(enabled[w] & ~sleep[w]);
	return UINT32_MAX;
}

// The present state becomes the top frame; false if the execution ends here.
static bool push_state(struct executions *x, uint32_t last)
{
	struct run *run = x->run;
	struct frame frame = { .mark = x->model->mark(x->model->self) };
	run->result->states++;
	if (x->path.n > run->result->depth)
		run->result->depth = x->path.n;
	look_at_threads(x, &frame);
	run_judge(run, x->model, x->path.v, x->path.n, 0);
	check_blocked(x, frame.threads, frame.n_threads);
	begin_asleep(x, &frame);
	uint32_t first = first_awake(x, &frame, last);
	if (set_first(set_of(x, &frame, ENABLED), frame.n_words) == UINT32_MAX)
		run_stuck(run, x->model, x->path.v, x->path.n, 0);
	else if (run->options->max_depth && x->path.n >= run->options->max_depth)
		atomic_store(&run->flags->is_cut, true);
	else if (first == UINT32_MAX)
		run->result->redundant++;
	else {
		set_add(set_of(x, &frame, TODO), first);
		if (run->options->reduction == SEARCH_REDUCTION_NONE)
			try_all(x, &frame);
		vec_push(&x->frames, frame);
		return true;
	}
	x->threads.n = frame.threads;
	x->words.n = frame.sets;
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
static void sleep_after(struct executions *x, const struct frame *frame,
	const struct search_touch *touch)
{
	x->sleep.n = 0;
	set_push(&x->sleep, frame->n_words);
	for (uint32_t i = frame->threads; i < frame->threads + frame->n_threads; i++) {
		const struct search_thread *thread = &x->threads.v[i];
		if (thread->id != frame->current &&
			set_has(set_of(x, frame, SLEEP), frame->n_words, thread->id) &&
			!touches_conflict(&thread->touch, touch))
			set_add(x->sleep.v, thread->id);
	}
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
		try_all(x, frame);
	sleep_after(x, frame, &did.touch);
	uint64_t mark = frame->mark;
	vec_push(&x->path, choice);
	trace_push(&x->trace, choice, &did.touch);
	if (push_state(x, choice.thread))
		return;
	trace_pop(&x->trace);
	x->path.n--;
	x->model->undo(x->model->self, mark);
}

static void pop_state(struct executions *x)
{
	struct frame frame = vec_pop(&x->frames);
	x->threads.n = frame.threads;
	x->words.n = frame.sets;
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
		set_add(set_of(x, frame, SLEEP), frame->current);
	const uint64_t *todo = set_of(x, frame, TODO), *sleep = set_of(x, frame, SLEEP);
	uint64_t *done = set_of(x, frame, DONE);
	uint32_t w = 0;
	while (w < frame->n_words && !(todo[w] & ~done[w] & ~sleep[w]))
		w++;
	if (w == frame->n_words)
		return false;
	frame->current = w * 64 + (uint32_t)__builtin_ctzll(todo[w] & ~done[w] & ~sleep[w]);
	set_add(done, frame->current);
	frame->option = 0;
	frame->n_options = thread_of(x, frame, frame->current)->n_options;
	return true;
}

void search_executions(struct run *run)
{
	struct executions x = { .run = run, .model = &run->models[0] };
	x.trace.misses_reads = run->options->break_reduction;
	uint64_t root = x.model->mark(x.model->self);
	push_state(&x, UINT32_MAX);
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
	vec_release(&x.words);
	vec_release(&x.threads);
	vec_release(&x.firsts);
	vec_release(&x.initials);
	vec_release(&x.sleep);
	vec_release(&x.path);
}
