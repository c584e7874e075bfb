#define _GNU_SOURCE // sched_getaffinity
#include "base/pool.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"

#define STACK_SIZE ((size_t)8 << 20)
// Most pieces of work follow the one before at once: looking out for that long (some ten
// microseconds) costs less than sleeping and being woken.
#define LOOKS 100

// A thread that is kept for the next piece of work: an analysis splits work hundreds of times, and
// a new thread each time would cost more than some of the work.
struct helper {
	pthread_mutex_t mutex;
	pthread_cond_t was_given, has_done;
	_Atomic bool is_busy;
	void (*work)(void *context);
	void *context;
	struct helper *next_idle;
};

static struct {
	pthread_mutex_t mutex;
	struct helper *idle;
} helpers = { .mutex = PTHREAD_MUTEX_INITIALIZER };

static bool comes_soon(struct helper *helper, bool is_busy)
{
	for (int i = 0; i < LOOKS; i++) {
		if (atomic_load_explicit(&helper->is_busy, memory_order_acquire) == is_busy)
			return true;
#if defined(__x86_64__) || defined(__i386__)
		__builtin_ia32_pause();
#elif defined(__aarch64__)
		__asm__ volatile("yield");
#endif
	}
	return false;
}

static void wait_until(struct helper *helper, bool is_busy, pthread_cond_t *change)
{
	if (comes_soon(helper, is_busy))
		return;
	pthread_mutex_lock(&helper->mutex);
	while (helper->is_busy != is_busy)
		pthread_cond_wait(change, &helper->mutex);
	pthread_mutex_unlock(&helper->mutex);
}

static void set_busy(struct helper *helper, bool is_busy, pthread_cond_t *change)
{
	pthread_mutex_lock(&helper->mutex);
	helper->is_busy = is_busy;
	pthread_cond_signal(change);
	pthread_mutex_unlock(&helper->mutex);
}

static void *help(void *argument)
{
	struct helper *self = argument;
	for (;;) {
		wait_until(self, true, &self->was_given);
		self->work(self->context);
		set_busy(self, false, &self->has_done);
	}
	return NULL;
}

static struct helper *new_helper(void)
{
	struct helper *helper = xcalloc(1, sizeof(*helper));
	pthread_attr_t attributes;
	pthread_t thread;

	pthread_mutex_init(&helper->mutex, NULL);
	pthread_cond_init(&helper->was_given, NULL);
	pthread_cond_init(&helper->has_done, NULL);
	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, STACK_SIZE);
	pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
	bool is_started = !pthread_create(&thread, &attributes, help, helper);
	pthread_attr_destroy(&attributes);
	if (is_started)
		return helper;
	free(helper);
	return NULL;
}

// NULL when the system has no thread for us.
static struct helper *give(void (*work)(void *context), void *context)
{
	pthread_mutex_lock(&helpers.mutex);
	struct helper *helper = helpers.idle;
	if (helper)
		helpers.idle = helper->next_idle;
	pthread_mutex_unlock(&helpers.mutex);
	if (!helper)
		helper = new_helper();
	if (!helper)
		return NULL;
	helper->work = work;
	helper->context = context;
	set_busy(helper, true, &helper->was_given);
	return helper;
}

static void await(struct helper *helper)
{
	wait_until(helper, false, &helper->has_done);
	pthread_mutex_lock(&helpers.mutex);
	helper->next_idle = helpers.idle;
	helpers.idle = helper;
	pthread_mutex_unlock(&helpers.mutex);
}

struct run {
	_Atomic uint32_t next;
	uint32_t n, batch;
	pool_item *work;
	void *context;
};

struct share {
	struct run *run;
	uint32_t worker;
	struct helper *helper;
};

static void drain(void *argument)
{
	struct share *self = argument;
	struct run *run = self->run;

	for (;;) {
		uint32_t start = atomic_fetch_add(&run->next, run->batch);
		if (start >= run->n)
			return;
		uint32_t end = run->n - start < run->batch ? run->n : start + run->batch;
		for (uint32_t i = start; i < end; i++)
			run->work(run->context, i, self->worker);
	}
}

void pool_run(uint32_t jobs, uint32_t n, uint32_t batch, pool_item *work, void *context)
{
	struct run run = { .n = n, .batch = batch ? batch : 1, .work = work, .context = context };
	uint32_t batches = n / run.batch + (n % run.batch != 0);
	if (jobs > batches)
		jobs = batches;
	if (jobs < 1)
		jobs = 1;
	struct share *shares = xcalloc(jobs, sizeof(*shares));

	for (uint32_t i = 0; i < jobs; i++) {
		shares[i] = (struct share){ .run = &run, .worker = i };
		// A thread that cannot be had only makes it slower: the others take its share.
		if (i > 0)
			shares[i].helper = give(drain, &shares[i]);
	}
	drain(&shares[0]);
	for (uint32_t i = 1; i < jobs; i++)
		if (shares[i].helper)
			await(shares[i].helper);
	free(shares);
}

struct pool_task {
	void (*work)(void *context);
	void *context;
	struct helper *helper;
};

struct pool_task *pool_start(uint32_t jobs, void (*work)(void *context), void *context)
{
	struct pool_task *task = xcalloc(1, sizeof(*task));
	task->work = work;
	task->context = context;
	if (jobs > 1)
		task->helper = give(work, context);
	return task;
}

void pool_finish(struct pool_task *task)
{
	if (task->helper)
		await(task->helper);
	else
		task->work(task->context);
	free(task);
}

uint32_t pool_cores(void)
{
	cpu_set_t allowed;
	if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0 && CPU_COUNT(&allowed) > 0)
		return (uint32_t)CPU_COUNT(&allowed);
	long n = sysconf(_SC_NPROCESSORS_ONLN);
	return n > 0 ? (uint32_t)n : 1;
}
