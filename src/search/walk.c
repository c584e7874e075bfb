// Single executions under schedules drawn at random, for programs too large to search:
//
// random   each choice equally likely
// PCT      every thread has a priority, the highest that can go runs; at `pct_changes` places drawn
//          beforehand the running thread becomes the lowest. A bug that needs d orders between steps is
//          found with probability at least 1 / (n k^(d-1)) per run of k steps of n threads, d - 1 changes
//          (Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010).
// POS      every pending step has a priority; the highest runs, and it and all pending steps that conflict
//          with it draw anew: partial orders are sampled almost evenly, whatever the number of steps that
//          concern nobody else (Yuan, Yang, Gu, CAV 2018).
//
// Run i depends on the seed and on i alone.
#include "base/bug.h"
#include "search/conflict.h"
#include "search/internal.h"

enum { DEFAULT_DEPTH = 100000, FIRST_STEPS = 64, MAX_CHANGES = 64 };

struct walk {
	struct run *run;
	struct search_model *model;
	search_path path;
	uint64_t random;
	search_threads threads; // of the present state
	search_words priority;  // by thread; 0: not yet drawn
	uint32_t changes[MAX_CHANGES];
	uint32_t n_changes;
	uint32_t steps; // about how many a run has
};

// splitmix64
static uint64_t draw(struct walk *walk)
{
	uint64_t x = walk->random += 0x9e3779b97f4a7c15u;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

static uint32_t draw_below(struct walk *walk, uint32_t n)
{
	return (uint32_t)((draw(walk) >> 32) * n >> 32);
}

// Priorities that changes give are below all that are drawn.
static uint64_t draw_priority(struct walk *walk)
{
	return draw(walk) | (uint64_t)1 << 63;
}

static const struct search_thread *any(struct walk *walk)
{
	const struct search_thread *threads = walk->threads.v;
	uint32_t n = walk->threads.n;
	uint32_t n_choices = 0;
	for (uint32_t i = 0; i < n; i++)
		n_choices += threads[i].n_options > 0;
	uint32_t pick = draw_below(walk, n_choices);
	for (uint32_t i = 0; i < n; i++)
		if (threads[i].n_options && !pick--)
			return &threads[i];
	BUG("no thread can go");
}

static uint64_t *priority_of(struct walk *walk, uint32_t thread)
{
	while (thread >= walk->priority.n)
		vec_push(&walk->priority, 0);
	return &walk->priority.v[thread];
}

static const struct search_thread *highest(struct walk *walk)
{
	const struct search_thread *best = NULL;
	for (uint32_t i = 0; i < walk->threads.n; i++) {
		const struct search_thread *thread = &walk->threads.v[i];
		uint64_t *priority = priority_of(walk, thread->id);
		if (!*priority)
			*priority = draw_priority(walk);
		if (thread->n_options && (!best || *priority > *priority_of(walk, best->id)))
			best = thread;
	}
	return best;
}

static void draw_changes(struct walk *walk)
{
	walk->n_changes = walk->run->options->pct_changes;
	if (walk->n_changes > MAX_CHANGES)
		walk->n_changes = MAX_CHANGES;
	for (uint32_t i = 0; i < walk->n_changes; i++)
		walk->changes[i] = draw_below(walk, walk->steps) + 1;
}

// Before the step: is this a place where the thread loses its priority?
static bool changes_here(struct walk *walk, uint32_t thread)
{
	bool is_changed = false;
	for (uint32_t i = 0; i < walk->n_changes; i++)
		if (walk->changes[i] == walk->path.n + 1) {
			walk->changes[i] = 0;
			*priority_of(walk, thread) = i + 1;
			is_changed = true;
		}
	return is_changed;
}

static const struct search_thread *pick_thread(struct walk *walk)
{
	if (walk->run->options->order == SEARCH_RANDOM)
		return any(walk);
	const struct search_thread *thread = highest(walk);
	if (walk->run->options->order == SEARCH_PCT && changes_here(walk, thread->id))
		thread = highest(walk);
	return thread;
}

static void draw_anew(struct walk *walk, uint32_t thread, const struct search_touch *touch)
{
	for (uint32_t i = 0; i < walk->threads.n; i++) {
		const struct search_thread *other = &walk->threads.v[i];
		if (other->id == thread || touches_conflict(&other->touch, touch))
			*priority_of(walk, other->id) = 0;
	}
}

// Returns false when the execution is at its end.
static bool take_step(struct walk *walk)
{
	struct run *run = walk->run;
	walk->threads.n = 0;
	walk->model->threads(walk->model->self, &walk->threads);
	run_judge(run, walk->model, walk->path.v, walk->path.n, 0);
	uint32_t n_options = 0;
	for (uint32_t i = 0; i < walk->threads.n; i++)
		n_options += walk->threads.v[i].n_options;
	if (!n_options) {
		run_stuck(run, walk->model, walk->path.v, walk->path.n, 0);
		return false;
	}
	const struct search_thread *thread = pick_thread(walk);
	struct search_choice choice = { thread->id, draw_below(walk, thread->n_options) };
	struct search_step did = { 0 };
	walk->model->step(walk->model->self, choice, &did);
	run->result->transitions++;
	if (did.error)
		run_error(run, did.error, did.where, walk->path.v, walk->path.n, &choice, 0);
	vec_push(&walk->path, choice);
	if (run->options->order == SEARCH_POS)
		draw_anew(walk, choice.thread, &did.touch);
	return true;
}

static void run_once(struct walk *walk, uint64_t number)
{
	const struct search_options *options = walk->run->options;
	uint32_t max_depth = options->max_depth ? options->max_depth : DEFAULT_DEPTH;
	walk->random = options->seed * 0x9e3779b97f4a7c15u + number;
	draw(walk);
	vec_clear(&walk->priority);
	vec_clear(&walk->path);
	draw_changes(walk);
	while (!atomic_load(&walk->run->flags->is_over) && take_step(walk)) {
		if (walk->path.n >= max_depth) {
			atomic_store(&walk->run->flags->is_cut, true);
			break;
		}
		if (walk->path.n % 64 == 0)
			run_ask(walk->run, number);
	}
	if (walk->path.n > walk->run->result->depth)
		walk->run->result->depth = walk->path.n;
	if (!options->pct_steps && walk->path.n > walk->steps)
		walk->steps = walk->path.n;
}

void search_walks(struct run *run)
{
	const struct search_options *options = run->options;
	struct walk walk = { .run = run, .model = &run->models[0] };
	walk.steps = options->pct_steps ? options->pct_steps : FIRST_STEPS;
	uint64_t root = walk.model->mark(walk.model->self);
	for (uint64_t i = 0; i < options->runs && !run_ask(run, i); i++) {
		run_once(&walk, i);
		walk.model->undo(walk.model->self, root);
		run_live(run, i + 1, run->result->transitions, run->result->depth);
	}
	vec_release(&walk.path);
	vec_release(&walk.threads);
	vec_release(&walk.priority);
}
