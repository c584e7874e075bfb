// Depth-first search with state matching, by any number of workers.
//
// Each worker has a model and a stack of its own; they share the store. A state belongs to the worker
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
#include <pthread.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/bug.h"
#include "base/pool.h"
#include "search/checkpoint.h"
#include "search/internal.h"

struct frame {
	uint64_t mark;
	uint32_t next, end; // in choices
	uint32_t start;
};

struct depth_job {
	search_path path;
	search_path choices;
};

struct depth;

struct worker {
	struct depth *depth;
	struct search_model *model;
	uint32_t id;
	uint64_t root;
	VEC(struct frame) frames;
	search_path choices; // of all frames
	search_path path;    // to the state of the top frame
	uint32_t lowest;     // no frame below has choices left
	uint64_t transitions, ticks;
	uint32_t deepest;
};

struct depth {
	struct run *run;
	struct store store;
	struct worker *workers;
	VEC(struct depth_job) jobs;
	_Atomic uint32_t n_waiting, n_jobs;
	bool is_done;
	pthread_mutex_t mutex;
	pthread_cond_t changed;
	uint64_t transitions_before; // of the checkpoint
};

static void job_release(struct depth_job *job)
{
	vec_release(&job->path);
	vec_release(&job->choices);
}

static void append(search_path *to, const struct search_choice *from, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		vec_push(to, from[i]);
}

// ---- jobs ------------------------------------------------------------------------------------------

static void give_job(struct depth *depth, struct depth_job *job)
{
	pthread_mutex_lock(&depth->mutex);
	vec_push(&depth->jobs, *job);
	atomic_store(&depth->n_jobs, depth->jobs.n);
	pthread_cond_signal(&depth->changed);
	pthread_mutex_unlock(&depth->mutex);
}

static bool take_job(struct depth *depth, struct depth_job *job)
{
	bool has_job = false;
	pthread_mutex_lock(&depth->mutex);
	atomic_fetch_add(&depth->n_waiting, 1);
	while (!depth->jobs.n && !depth->is_done && !atomic_load(&depth->run->is_over)) {
		if (atomic_load(&depth->n_waiting) == depth->run->workers) {
			depth->is_done = true;
			pthread_cond_broadcast(&depth->changed);
		} else {
			pthread_cond_wait(&depth->changed, &depth->mutex);
		}
	}
	if (depth->jobs.n && !atomic_load(&depth->run->is_over)) {
		*job = vec_pop(&depth->jobs);
		atomic_store(&depth->n_jobs, depth->jobs.n);
		atomic_fetch_sub(&depth->n_waiting, 1);
		has_job = true;
	}
	pthread_mutex_unlock(&depth->mutex);
	return has_job;
}

static void wake_all(struct depth *depth)
{
	pthread_mutex_lock(&depth->mutex);
	pthread_cond_broadcast(&depth->changed);
	pthread_mutex_unlock(&depth->mutex);
}

// What is left of a frame, from its choice `next` on.
static struct depth_job job_of(struct worker *worker, uint32_t frame, uint32_t next)
{
	struct depth_job job = { 0 };
	uint32_t above = worker->frames.n - 1 - frame;
	append(&job.path, worker->path.v, worker->path.n - above);
	append(&job.choices, worker->choices.v + next, worker->frames.v[frame].end - next);
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
		struct depth_job job = job_of(worker, i, frame->next + keep);
		frame->end = frame->next + keep;
		give_job(worker->depth, &job);
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
	if (worker->path.n > worker->deepest)
		worker->deepest = worker->path.n;
	uint32_t start = worker->choices.n;
	run_choices(worker->model, choice.thread, &worker->choices);
	run_judge(run, worker->model, worker->path.v, worker->path.n, 0);
	bool is_stuck = worker->choices.n == start;
	if (is_stuck)
		run_stuck(run, worker->model, worker->path.v, worker->path.n, 0);
	else if (run->options->max_depth && worker->path.n >= run->options->max_depth)
		atomic_store(&run->is_cut, true);
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
	if (store_add(&worker->depth->store, worker->id, worker->model))
		expand(worker, choice, back);
	else
		worker->model->undo(worker->model->self, back);
}

static uint64_t all_transitions(struct depth *depth)
{
	uint64_t n = depth->transitions_before;
	for (uint32_t i = 0; i < depth->run->workers; i++)
		n += depth->workers[i].transitions;
	return n;
}

// Only its own numbers are read while others count.
static bool is_over(struct worker *worker)
{
	struct depth *depth = worker->depth;
	uint64_t states = store_count(&depth->store);
	run_live(depth->run, states,
		depth->transitions_before + worker->transitions * depth->run->workers, worker->path.n);
	if (!run_ask(depth->run, states))
		return false;
	wake_all(depth);
	return true;
}

static void explore(struct worker *worker)
{
	struct depth *depth = worker->depth;
	while (worker->frames.n) {
		bool must_ask = worker->ticks++ % 64 == 0 || depth->run->options->max_states ||
			atomic_load_explicit(&depth->run->is_over, memory_order_relaxed);
		if (must_ask && is_over(worker))
			return;
		if (atomic_load_explicit(&depth->n_waiting, memory_order_relaxed) >
			atomic_load_explicit(&depth->n_jobs, memory_order_relaxed))
			share(worker);
		struct frame *frame = &worker->frames.v[worker->frames.n - 1];
		if (frame->next == frame->end)
			pop_frame(worker);
		else
			take_step(worker);
	}
}

static void begin_job(struct worker *worker, struct depth_job *job)
{
	worker->model->undo(worker->model->self, worker->root);
	for (uint32_t i = 0; i < job->path.n; i++) {
		struct search_step did = { 0 };
		worker->model->step(worker->model->self, job->path.v[i], &did);
	}
	vec_clear(&worker->path);
	append(&worker->path, job->path.v, job->path.n);
	vec_clear(&worker->choices);
	append(&worker->choices, job->choices.v, job->choices.n);
	worker->lowest = 0;
	push_frame(worker, 0);
	job_release(job);
}

static void work(void *context, uint32_t item, uint32_t number)
{
	(void)number;
	struct depth *depth = context;
	struct worker *worker = &depth->workers[item];
	struct depth_job job;
	while (take_job(depth, &job)) {
		begin_job(worker, &job);
		explore(worker);
		if (atomic_load(&depth->run->is_over))
			wake_all(depth);
	}
}

// ---- start and end ---------------------------------------------------------------------------------------

static void begin_at_root(struct depth *depth)
{
	struct worker *worker = &depth->workers[0];
	store_add(&depth->store, 0, worker->model);
	struct depth_job job = { 0 };
	run_choices(worker->model, UINT32_MAX, &job.choices);
	run_judge(depth->run, worker->model, NULL, 0, 0);
	if (job.choices.n) {
		vec_push(&depth->jobs, job);
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
	for (uint32_t w = 0; w < run->workers; w++)
		for (uint32_t f = 0; f < depth->workers[w].frames.n; f++)
			if (depth->workers[w].frames.v[f].next < depth->workers[w].frames.v[f].end) {
				struct depth_job job = job_of(&depth->workers[w], f,
					depth->workers[w].frames.v[f].next);
				vec_push(&depth->jobs, job);
			}
	struct saver saver;
	if (!saver_begin(&saver, run, err))
		return;
	saver_put(&saver, all_transitions(depth));
	saver_put(&saver, depth->jobs.n);
	for (uint32_t i = 0; i < depth->jobs.n; i++) {
		put_path(&saver, &depth->jobs.v[i].path);
		put_path(&saver, &depth->jobs.v[i].choices);
	}
	saver_put(&saver, store_count(&depth->store));
	table_each(&depth->store.table, put_hash, &saver);
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
		struct depth_job job = { 0 };
		get_path(&loader, &job.path);
		get_path(&loader, &job.choices);
		vec_push(&depth->jobs, job);
	}
	uint64_t n_states = loader_count(&loader, 2);
	for (uint64_t i = 0; i < n_states; i++) {
		uint64_t a = loader_get(&loader);
		table_add_pair(&depth->store.table, 0, a, loader_get(&loader));
	}
	return loader_end(&loader, err);
}

static void finish(struct depth *depth, struct err *err)
{
	struct run *run = depth->run;
	struct search_result *result = run->result;
	if (atomic_load(&run->is_limited) && run->options->checkpoint)
		save(depth, err);
	result->states = store_count(&depth->store);
	result->transitions = all_transitions(depth);
	result->store_bytes = store_bytes(&depth->store);
	result->is_inexact = depth->store.kind == SEARCH_STORE_BITS;
	for (uint32_t i = 0; i < run->workers; i++) {
		struct worker *worker = &depth->workers[i];
		if (worker->deepest > result->depth)
			result->depth = worker->deepest;
		worker->model->undo(worker->model->self, worker->root);
		vec_release(&worker->frames);
		vec_release(&worker->choices);
		vec_release(&worker->path);
	}
	for (uint32_t i = 0; i < depth->jobs.n; i++)
		job_release(&depth->jobs.v[i]);
	vec_release(&depth->jobs);
	free(depth->workers);
	store_release(&depth->store);
	pthread_mutex_destroy(&depth->mutex);
	pthread_cond_destroy(&depth->changed);
}

void search_depth(struct run *run, struct err *err)
{
	struct depth depth = { .run = run,
		.mutex = PTHREAD_MUTEX_INITIALIZER,
		.changed = PTHREAD_COND_INITIALIZER };
	store_init(&depth.store, run->options->store, run->workers, run->options->bits_log2);
	depth.workers = xcalloc(run->workers, sizeof(*depth.workers));
	for (uint32_t i = 0; i < run->workers; i++) {
		struct search_model *model = &run->models[i];
		depth.workers[i].depth = &depth;
		depth.workers[i].model = model;
		depth.workers[i].id = i;
		depth.workers[i].root = model->mark(model->self);
	}
	if (!checkpoint_is_there(run))
		begin_at_root(&depth);
	else if (!load(&depth, err))
		atomic_store(&run->is_limited, true), atomic_store(&run->is_over, true);
	if (!err_is_set(err))
		pool_run(run->workers, run->workers, 1, work, &depth);
	finish(&depth, err);
}
