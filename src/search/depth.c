// Depth-first search with state matching, by any number of workers.
//
// Each worker has a model and a stack of its own; they share the store and the jobs (jobs.c). A state belongs to the worker
// whose store_add was first, so that every state is expanded once, whoever comes to it and when: the
// number of states and of transitions is the same for any number of workers, and so is what they find
// (if the search goes to its end; the path by which a state is found differs).
//
//     frame    a state on the stack: where to undo to, and which of its choices are left
//     job      a path from the first state, and choices that are left at its end
//
// A worker with nothing to do waits for a job; the others see that someone waits and give away half of
// what is left of their lowest frame, which is likely to be the most. Jobs are also what a checkpoint
// keeps of the stacks: the search goes on from it with as many workers as it likes.
//
// Workers are threads, or processes (processes.c), in which all that is not in shared memory is their own.
#include <stdlib.h>
#include <time.h>

#include "base/arena.h"
#include "base/bug.h"
#include "base/pool.h"
#include "base/shared.h"
#include "search/checkpoint.h"
#include "search/internal.h"

enum { LOOK_EVERY = 1 << 14 };

struct frame {
	uint64_t mark;
	uint32_t next, end; // in choices
	uint32_t start;
};

struct depth;

// Of one worker, in shared memory: the first process asks.
struct count {
	_Alignas(64) _Atomic uint64_t transitions;
	_Atomic uint32_t depth, deepest;
	_Atomic uint64_t nanoseconds; // of a process, when it is done
};

struct worker {
	struct depth *depth;
	struct search_model *model;
	struct count *count;
	uint32_t id;
	uint64_t root;
	VEC(struct frame) frames;
	search_threads threads; // of the present state
	search_path choices;    // of all frames
	search_path path;       // to the state of the top frame
	uint32_t lowest;        // no frame below has choices left
	uint64_t transitions, ticks;
};

struct depth {
	struct run *run;
	struct store *store; // shared, with the counts
	struct count *counts;
	struct worker *workers;
	struct jobs *jobs;
	job_list first, left;        // jobs of the beginning; when a limit ends the search
	uint64_t transitions_before; // of the checkpoint
};

// ---- jobs ------------------------------------------------------------------------------------------

// What is left of a frame, from its choice `next` on.
static struct job job_of(struct worker *worker, uint32_t frame, uint32_t next)
{
	struct job job = { 0 };
	uint32_t above = worker->frames.n - 1 - frame;
	path_append(&job.path, worker->path.v, worker->path.n - above);
	path_append(&job.choices, worker->choices.v + next, worker->frames.v[frame].end - next);
	return job;
}

static void share(struct worker *worker)
{
	for (uint32_t i = worker->lowest; i < worker->frames.n; i++) {
		struct frame *frame = &worker->frames.v[i];
		uint32_t left = frame->end - frame->next;
		if (!left)
			continue;
		worker->lowest = i;
		if (left == 1 && i + 1 == worker->frames.n)
			return; // its own next step
		uint32_t keep = left / 2;
		struct job job = job_of(worker, i, frame->next + keep);
		if (jobs_give(worker->depth->jobs, &job))
			frame->end = frame->next + keep;
		job_release(&job);
		return;
	}
}

// ---- the search --------------------------------------------------------------------------------------

static void push_frame(struct worker *worker, uint32_t start)
{
	struct frame frame = { .mark = worker->model->mark(worker->model->self),
		.start = start,
		.next = start,
		.end = worker->choices.n };
	vec_push(&worker->frames, frame);
}

static void pop_frame(struct worker *worker)
{
	struct frame frame = vec_pop(&worker->frames);
	worker->choices.n = frame.start;
	if (worker->lowest > worker->frames.n)
		worker->lowest = worker->frames.n;
	if (worker->frames.n) {
		worker->path.n--;
		worker->model->undo(worker->model->self, worker->frames.v[worker->frames.n - 1].mark);
	}
}

// The state after the step is new: it becomes the top frame, or it is undone again.
static void expand(struct worker *worker, struct search_choice choice, uint64_t back)
{
	struct run *run = worker->depth->run;
	vec_push(&worker->path, choice);
	if (worker->path.n > atomic_load_explicit(&worker->count->deepest, memory_order_relaxed))
		atomic_store_explicit(&worker->count->deepest, worker->path.n, memory_order_relaxed);
	uint32_t start = worker->choices.n;
	run_choices(worker->model, choice.thread, &worker->threads, &worker->choices);
	run_judge(run, worker->model, worker->path.v, worker->path.n, 0);
	bool is_stuck = worker->choices.n == start;
	if (is_stuck)
		run_stuck(run, worker->model, worker->path.v, worker->path.n, 0);
	else if (run->options->max_depth && worker->path.n >= run->options->max_depth)
		atomic_store(&run->flags->is_cut, true);
	else {
		push_frame(worker, start);
		return;
	}
	worker->choices.n = start;
	worker->path.n--;
	worker->model->undo(worker->model->self, back);
}

static void take_step(struct worker *worker)
{
	struct run *run = worker->depth->run;
	struct frame *frame = &worker->frames.v[worker->frames.n - 1];
	struct search_choice choice = worker->choices.v[frame->next++];
	uint64_t back = frame->mark;
	struct search_step did = { 0 };
	worker->model->step(worker->model->self, choice, &did);
	worker->transitions++;
	if (did.error)
		run_error(run, did.error, did.where, worker->path.v, worker->path.n, &choice, 0);
	if (store_add(worker->depth->store, worker->id, worker->model))
		expand(worker, choice, back);
	else
		worker->model->undo(worker->model->self, back);
}

static uint64_t all_transitions(struct depth *depth)
{
	uint64_t n = depth->transitions_before;
	for (uint32_t i = 0; i < depth->run->workers; i++)
		n += atomic_load_explicit(&depth->counts[i].transitions, memory_order_relaxed);
	return n;
}

static void note_count(struct worker *worker)
{
	struct count *count = worker->count;
	atomic_store_explicit(&count->transitions, worker->transitions, memory_order_relaxed);
	atomic_store_explicit(&count->depth, worker->path.n, memory_order_relaxed);
}

// Tells how far it is, asks whether it is over; also in the first process, which takes no locks.
static void watch(void *context)
{
	struct depth *depth = context;
	uint64_t states = store_count(depth->store);
	run_live(depth->run, states, all_transitions(depth),
		atomic_load_explicit(&depth->counts[0].depth, memory_order_relaxed));
	run_ask(depth->run, states);
}

static bool is_over(struct worker *worker)
{
	struct depth *depth = worker->depth;
	struct budget *budget = depth->run->options->budget;
	note_count(worker);
	if (depth->run->options->processes && budget && worker->ticks % LOOK_EVERY == 1)
		budget_check(budget); // nobody else looks at the memory of this process
	watch(depth);
	return atomic_load_explicit(&depth->run->flags->is_over, memory_order_relaxed);
}

static void explore(struct worker *worker)
{
	struct depth *depth = worker->depth;
	while (worker->frames.n) {
		bool must_ask = worker->ticks++ % 64 == 0 || depth->run->options->max_states ||
			atomic_load_explicit(&depth->run->flags->is_over, memory_order_relaxed);
		if (must_ask && is_over(worker))
			return;
		if (jobs_are_wanted(depth->jobs))
			share(worker);
		struct frame *frame = &worker->frames.v[worker->frames.n - 1];
		if (frame->next == frame->end)
			pop_frame(worker);
		else
			take_step(worker);
	}
}

static void begin_job(struct worker *worker, struct job *job)
{
	worker->model->undo(worker->model->self, worker->root);
	for (uint32_t i = 0; i < job->path.n; i++) {
		struct search_step did = { 0 };
		worker->model->step(worker->model->self, job->path.v[i], &did);
	}
	vec_clear(&worker->path);
	path_append(&worker->path, job->path.v, job->path.n);
	vec_clear(&worker->choices);
	path_append(&worker->choices, job->choices.v, job->choices.n);
	worker->lowest = 0;
	push_frame(worker, 0);
	job_release(job);
}

static void work(void *context, uint32_t number)
{
	struct depth *depth = context;
	struct worker *worker = &depth->workers[number];
	struct job job;
	while (jobs_take(depth->jobs, &job)) {
		begin_job(worker, &job);
		explore(worker);
		note_count(worker);
		if (atomic_load(&depth->run->flags->is_over))
			jobs_wake_all(depth->jobs);
	}
}

static void work_item(void *context, uint32_t item, uint32_t thread)
{
	(void)thread;
	work(context, item);
}

// What a worker has not done yet.
static void add_left(struct worker *worker, job_list *left)
{
	for (uint32_t f = 0; f < worker->frames.n; f++)
		if (worker->frames.v[f].next < worker->frames.v[f].end) {
			struct job job = job_of(worker, f, worker->frames.v[f].next);
			vec_push(left, job);
		}
}

// ---- what a process tells ----------------------------------------------------------------------------

static void put_words(const search_path *path, search_words *out)
{
	vec_push(out, path->n);
	for (uint32_t i = 0; i < path->n; i++)
		vec_push(out, (uint64_t)path->v[i].thread << 32 | path->v[i].option);
}

static const uint64_t *get_words(search_path *path, const uint64_t *at)
{
	uint64_t n = *at++;
	for (uint64_t i = 0; i < n; i++, at++)
		vec_push(path, (struct search_choice){ (uint32_t)(*at >> 32), (uint32_t)*at });
	return at;
}

static void tell(void *context, uint32_t number, search_words *out)
{
	struct depth *depth = context;
	struct timespec used;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
	atomic_store(&depth->counts[number].nanoseconds,
		(uint64_t)used.tv_sec * 1000000000 + (uint64_t)used.tv_nsec);
	job_list left = { 0 };
	if (atomic_load(&depth->run->flags->is_limited))
		add_left(&depth->workers[number], &left);
	vec_push(out, left.n);
	for (uint32_t i = 0; i < left.n; i++) {
		put_words(&left.v[i].path, out);
		put_words(&left.v[i].choices, out);
	}
}

static const uint64_t *hear(void *context, const uint64_t *at)
{
	struct depth *depth = context;
	uint64_t n = *at++;
	for (uint64_t i = 0; i < n; i++) {
		struct job job = { 0 };
		at = get_words(&job.path, at);
		at = get_words(&job.choices, at);
		vec_push(&depth->left, job);
	}
	return at;
}

// ---- start and end ---------------------------------------------------------------------------------------

static void begin_at_root(struct depth *depth)
{
	struct worker *worker = &depth->workers[0];
	store_add(depth->store, 0, worker->model);
	struct job job = { 0 };
	run_choices(worker->model, UINT32_MAX, &worker->threads, &job.choices);
	run_judge(depth->run, worker->model, NULL, 0, 0);
	if (job.choices.n) {
		vec_push(&depth->first, job);
	} else {
		run_stuck(depth->run, worker->model, NULL, 0, 0);
		job_release(&job);
	}
}

static void put_hash(void *context, const uint64_t *words)
{
	saver_put(context, words[0]);
	saver_put(context, words[1]);
}

static void put_path(struct saver *saver, const search_path *path)
{
	saver_put(saver, path->n);
	for (uint32_t i = 0; i < path->n; i++)
		saver_put(saver, (uint64_t)path->v[i].thread << 32 | path->v[i].option);
}

static void save(struct depth *depth, struct err *err)
{
	struct run *run = depth->run;
	jobs_left(depth->jobs, &depth->left);
	for (uint32_t w = 0; w < run->workers; w++)
		add_left(&depth->workers[w], &depth->left);
	struct saver saver;
	if (!saver_begin(&saver, run, err))
		return;
	saver_put(&saver, all_transitions(depth));
	saver_put(&saver, depth->left.n);
	for (uint32_t i = 0; i < depth->left.n; i++) {
		put_path(&saver, &depth->left.v[i].path);
		put_path(&saver, &depth->left.v[i].choices);
	}
	saver_put(&saver, store_count(depth->store));
	table_each(&depth->store->table, put_hash, &saver);
	run->result->is_saved = saver_end(&saver, err);
}

static void get_path(struct loader *loader, search_path *path)
{
	uint64_t n = loader_count(loader, 1);
	for (uint64_t i = 0; i < n; i++) {
		uint64_t word = loader_get(loader);
		vec_push(path, (struct search_choice){ (uint32_t)(word >> 32), (uint32_t)word });
	}
}

static bool load(struct depth *depth, struct err *err)
{
	struct loader loader;
	if (!loader_begin(&loader, depth->run, err))
		return false;
	depth->transitions_before = loader_get(&loader);
	uint64_t n_jobs = loader_count(&loader, 2);
	for (uint64_t i = 0; i < n_jobs; i++) {
		struct job job = { 0 };
		get_path(&loader, &job.path);
		get_path(&loader, &job.choices);
		vec_push(&depth->first, job);
	}
	uint64_t n_states = loader_count(&loader, 2);
	for (uint64_t i = 0; i < n_states; i++) {
		uint64_t a = loader_get(&loader);
		table_add_pair(&depth->store->table, 0, a, loader_get(&loader));
	}
	return loader_end(&loader, err);
}

static void free_jobs(job_list *list)
{
	for (uint32_t i = 0; i < list->n; i++)
		job_release(&list->v[i]);
	vec_release(list);
}

static void finish(struct depth *depth, struct err *err)
{
	struct run *run = depth->run;
	struct search_result *result = run->result;
	for (uint32_t i = 0; i < run->workers; i++)
		if (atomic_load(&depth->counts[i].deepest) > result->depth)
			result->depth = atomic_load(&depth->counts[i].deepest);
	for (uint32_t i = 0; i < run->options->processes; i++)
		vec_push(&result->shares,
			(struct search_share){ atomic_load(&depth->counts[i].transitions),
				(double)atomic_load(&depth->counts[i].nanoseconds) / 1e6 });
	if (!err_is_set(err) && atomic_load(&run->flags->is_limited) && run->options->checkpoint)
		save(depth, err);
	result->states = store_count(depth->store);
	result->transitions = all_transitions(depth);
	result->store_bytes = store_bytes(depth->store);
	result->is_inexact = depth->store->kind == SEARCH_STORE_BITS;
	for (uint32_t i = 0; i < run->workers; i++) {
		struct worker *worker = &depth->workers[i];
		worker->model->undo(worker->model->self, worker->root);
		vec_release(&worker->frames);
		vec_release(&worker->threads);
		vec_release(&worker->choices);
		vec_release(&worker->path);
	}
	jobs_free(depth->jobs);
	free_jobs(&depth->first);
	free_jobs(&depth->left);
	free(depth->workers);
	shared_free(depth->counts, run->workers * sizeof(*depth->counts));
	store_release(depth->store);
	shared_free(depth->store, sizeof(*depth->store));
}

static void begin_workers(struct depth *depth)
{
	struct run *run = depth->run;
	depth->workers = xcalloc(run->workers, sizeof(*depth->workers));
	depth->counts = shared_new(run->workers * sizeof(*depth->counts));
	for (uint32_t i = 0; i < run->workers; i++) {
		struct worker *worker = &depth->workers[i];
		worker->depth = depth;
		worker->model = &run->models[run->options->processes ? 0 : i];
		worker->count = &depth->counts[i];
		worker->id = i;
		worker->root = i && run->options->processes ? depth->workers[0].root
													: worker->model->mark(worker->model->self);
	}
}

void search_depth(struct run *run, struct err *err)
{
	struct depth depth = { .run = run, .store = shared_new(sizeof(*depth.store)) };
	bool has_processes = run->options->processes > 0;
	store_init(depth.store, run->options->store, run->workers, has_processes,
		run->options->bits_log2);
	begin_workers(&depth);
	if (!checkpoint_is_there(run))
		begin_at_root(&depth);
	else
		load(&depth, err);
	depth.jobs = jobs_new(run->workers, run->flags, &depth.first);
	if (!err_is_set(err) && has_processes)
		processes_run(&(struct processes){ run, &depth, work, tell, hear, watch }, err);
	else if (!err_is_set(err))
		pool_run(run->workers, run->workers, 1, work_item, &depth);
	if (err_is_set(err)) {
		atomic_store(&run->flags->is_limited, true);
		atomic_store(&run->flags->is_over, true);
	}
	finish(&depth, err);
}
