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
	uint64_t priority[SEARCH_MAX_THREADS]; // 0: not yet drawn
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

static const struct search_thread *any(struct walk *walk, const struct search_thread *threads,
	uint32_t n)
{
	uint32_t n_choices = 0;
	for (uint32_t i = 0; i < n; i++)
		n_choices += threads[i].n_options > 0;
	uint32_t pick = draw_below(walk, n_choices);
	for (uint32_t i = 0; i < n; i++)
		if (threads[i].n_options && !pick--)
			return &threads[i];
	BUG("no thread can go");
}

static const struct search_thread *highest(struct walk *walk, const struct search_thread *threads,
	uint32_t n)
{
	const struct search_thread *best = NULL;
	for (uint32_t i = 0; i < n; i++) {
		uint64_t *priority = &walk->priority[threads[i].id % SEARCH_MAX_THREADS];
		if (!*priority)
			*priority = draw_priority(walk);
		if (threads[i].n_options &&
			(!best || *priority > walk->priority[best->id % SEARCH_MAX_THREADS]))
			best = &threads[i];
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
			walk->priority[thread % SEARCH_MAX_THREADS] = i + 1;
			is_changed = true;
		}
	return is_changed;
}

static const struct search_thread *pick_thread(struct walk *walk,
	const struct search_thread *threads, uint32_t n)
{
	if (walk->run->options->order == SEARCH_RANDOM)
		return any(walk, threads, n);
	const struct search_thread *thread = highest(walk, threads, n);
	if (walk->run->options->order == SEARCH_PCT && changes_here(walk, thread->id))
		thread = highest(walk, threads, n);
	return thread;
}

static void draw_anew(struct walk *walk, uint32_t thread, const struct search_touch *touch,
	const struct search_thread *threads, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (threads[i].id == thread || touches_conflict(&threads[i].touch, touch))
			walk->priority[threads[i].id % SEARCH_MAX_THREADS] = 0;
}

// Returns false when the execution is at its end.
static bool take_step(struct walk *walk)
{
	struct run *run = walk->run;
	struct search_thread threads[SEARCH_MAX_THREADS];
	uint32_t n = walk->model->threads(walk->model->self, threads, SEARCH_MAX_THREADS);
	INVARIANT(n <= SEARCH_MAX_THREADS);
	run_judge(run, walk->model, walk->path.v, walk->path.n, 0);
	uint32_t n_options = 0;
	for (uint32_t i = 0; i < n; i++)
		n_options += threads[i].n_options;
	if (!n_options) {
		run_stuck(run, walk->model, walk->path.v, walk->path.n, 0);
		return false;
	}
	const struct search_thread *thread = pick_thread(walk, threads, n);
	struct search_choice choice = { thread->id, draw_below(walk, thread->n_options) };
	struct search_step did = { 0 };
	walk->model->step(walk->model->self, choice, &did);
	run->result->transitions++;
	if (did.error)
		run_error(run, did.error, did.where, walk->path.v, walk->path.n, &choice, 0);
	vec_push(&walk->path, choice);
	if (run->options->order == SEARCH_POS)
		draw_anew(walk, choice.thread, &did.touch, threads, n);
	return true;
}

static void run_once(struct walk *walk, uint64_t number)
{
	const struct search_options *options = walk->run->options;
	uint32_t max_depth = options->max_depth ? options->max_depth : DEFAULT_DEPTH;
	walk->random = options->seed * 0x9e3779b97f4a7c15u + number;
	draw(walk);
	memset(walk->priority, 0, sizeof(walk->priority));
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
}
