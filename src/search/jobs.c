// Jobs that workers hand to each other: a path from the first state, which who takes the job runs again, and
// choices that are left at its end. All of it lies in shared memory, so that the workers can be threads or
// processes; the first jobs (of the root, or of a checkpoint) are there before any worker is.
//
//     slots    as many as can be asked for at once; each has room for a long path, of which only what
//              is written costs memory. What does not fit is not handed over.
//
// A worker that dies inside may leave the lock taken: who notices that ends the other workers, and never
// comes here again but for jobs_left, which takes no lock.
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "base/arena.h"
#include "base/bug.h"
#include "base/shared.h"
#include "search/internal.h"

#ifdef RADDLE_STRESS
enum { ROOM = 64 };
#else
enum { ROOM = 1 << 20 }; // choices, of path and rest together
#endif

struct slot {
	bool is_full;
	uint32_t n_path, n_choices;
	struct search_choice v[ROOM];
};

struct jobs {
	struct run_flags *flags;
	const job_list *first;
	uint32_t workers, n_slots;
	uint32_t next_first;
	bool is_done;
	_Atomic uint32_t n_waiting, n_jobs;
	pthread_mutex_t mutex;
	pthread_cond_t changed;
	struct slot slots[];
};

void job_release(struct job *job)
{
	vec_release(&job->path);
	vec_release(&job->choices);
}

static size_t jobs_bytes(uint32_t n_slots)
{
	return sizeof(struct jobs) + n_slots * sizeof(struct slot);
}

struct jobs *jobs_new(uint32_t workers, struct run_flags *flags, const job_list *first)
{
	uint32_t n_slots = workers + 1;
	struct jobs *jobs = shared_new(jobs_bytes(n_slots));
	jobs->flags = flags;
	jobs->first = first;
	jobs->workers = workers;
	jobs->n_slots = n_slots;
	atomic_store(&jobs->n_jobs, first->n);
	pthread_mutexattr_t mutex;
	pthread_condattr_t cond;
	pthread_mutexattr_init(&mutex);
	pthread_condattr_init(&cond);
	pthread_mutexattr_setpshared(&mutex, PTHREAD_PROCESS_SHARED);
	pthread_condattr_setpshared(&cond, PTHREAD_PROCESS_SHARED);
	pthread_mutex_init(&jobs->mutex, &mutex);
	pthread_cond_init(&jobs->changed, &cond);
	pthread_mutexattr_destroy(&mutex);
	pthread_condattr_destroy(&cond);
	return jobs;
}

void jobs_free(struct jobs *jobs)
{
	shared_free(jobs, jobs_bytes(jobs->n_slots));
}

bool jobs_are_wanted(const struct jobs *jobs)
{
	return atomic_load_explicit(&jobs->n_waiting, memory_order_relaxed) >
		atomic_load_explicit(&jobs->n_jobs, memory_order_relaxed);
}

static struct slot *find_slot(struct jobs *jobs, bool is_full)
{
	for (uint32_t i = 0; i < jobs->n_slots; i++)
		if (jobs->slots[i].is_full == is_full)
			return &jobs->slots[i];
	return NULL;
}

bool jobs_give(struct jobs *jobs, const struct job *job)
{
	if ((uint64_t)job->path.n + job->choices.n > ROOM)
		return false;
	pthread_mutex_lock(&jobs->mutex);
	struct slot *slot = find_slot(jobs, false);
	if (slot) {
		slot->is_full = true;
		slot->n_path = job->path.n;
		slot->n_choices = job->choices.n;
		for (uint32_t i = 0; i < job->path.n; i++)
			slot->v[i] = job->path.v[i];
		for (uint32_t i = 0; i < job->choices.n; i++)
			slot->v[job->path.n + i] = job->choices.v[i];
		atomic_fetch_add(&jobs->n_jobs, 1);
		pthread_cond_signal(&jobs->changed);
	}
	pthread_mutex_unlock(&jobs->mutex);
	return slot != NULL;
}

static void read_slot(const struct slot *slot, struct job *job)
{
	*job = (struct job){ 0 };
	path_append(&job->path, slot->v, slot->n_path);
	path_append(&job->choices, slot->v + slot->n_path, slot->n_choices);
}

static void pop(struct jobs *jobs, struct job *job)
{
	struct slot *slot = find_slot(jobs, true);
	if (slot) {
		read_slot(slot, job);
		slot->is_full = false;
	} else {
		const struct job *first = &jobs->first->v[jobs->next_first++];
		*job = (struct job){ 0 };
		path_append(&job->path, first->path.v, first->path.n);
		path_append(&job->choices, first->choices.v, first->choices.n);
	}
	atomic_fetch_sub(&jobs->n_jobs, 1);
}

// Not for ever: the run may be over without a call, because of a limit.
static void wait_a_while(struct jobs *jobs)
{
	struct timespec until;
	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += 20000000;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	pthread_cond_timedwait(&jobs->changed, &jobs->mutex, &until);
}

bool jobs_take(struct jobs *jobs, struct job *job)
{
	bool has_job = false;
	pthread_mutex_lock(&jobs->mutex);
	atomic_fetch_add(&jobs->n_waiting, 1);
	while (!atomic_load(&jobs->n_jobs) && !jobs->is_done && !atomic_load(&jobs->flags->is_over)) {
		if (atomic_load(&jobs->n_waiting) == jobs->workers) {
			jobs->is_done = true;
			pthread_cond_broadcast(&jobs->changed);
		} else {
			wait_a_while(jobs);
		}
	}
	if (atomic_load(&jobs->n_jobs) && !atomic_load(&jobs->flags->is_over)) {
		pop(jobs, job);
		atomic_fetch_sub(&jobs->n_waiting, 1);
		has_job = true;
	}
	pthread_mutex_unlock(&jobs->mutex);
	return has_job;
}

void jobs_wake_all(struct jobs *jobs)
{
	pthread_mutex_lock(&jobs->mutex);
	pthread_cond_broadcast(&jobs->changed);
	pthread_mutex_unlock(&jobs->mutex);
}

void jobs_left(struct jobs *jobs, job_list *out)
{
	struct job job;
	for (uint32_t i = 0; i < jobs->n_slots; i++)
		if (jobs->slots[i].is_full) {
			read_slot(&jobs->slots[i], &job);
			vec_push(out, job);
		}
	for (uint32_t i = jobs->next_first; i < jobs->first->n; i++) {
		job = (struct job){ 0 };
		path_append(&job.path, jobs->first->v[i].path.v, jobs->first->v[i].path.n);
		path_append(&job.choices, jobs->first->v[i].choices.v, jobs->first->v[i].choices.n);
		vec_push(out, job);
	}
}
