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

struct run {
	_Atomic uint32_t next;
	uint32_t n, batch;
	pool_item *work;
	void *context;
};

struct worker {
	struct run *run;
	uint32_t index;
	pthread_t thread;
	bool started;
};

static void *drain(void *argument)
{
	struct worker *self = argument;
	struct run *run = self->run;

	for (;;) {
		uint32_t start = atomic_fetch_add(&run->next, run->batch);
		if (start >= run->n)
			return NULL;
		uint32_t end = run->n - start < run->batch ? run->n : start + run->batch;
		for (uint32_t i = start; i < end; i++)
			run->work(run->context, i, self->index);
	}
}

void pool_run(uint32_t jobs, uint32_t n, uint32_t batch, pool_item *work, void *context)
{
	struct run run = { .n = n, .batch = batch ? batch : 1, .work = work, .context = context };
	if (jobs < 1)
		jobs = 1;
	struct worker *workers = xcalloc(jobs, sizeof(*workers));
	pthread_attr_t attributes;

	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, STACK_SIZE);
	for (uint32_t i = 0; i < jobs; i++) {
		workers[i] = (struct worker){ .run = &run, .index = i };
		// A thread that cannot be had only makes it slower: the others take its share.
		if (i > 0)
			workers[i].started = !pthread_create(&workers[i].thread, &attributes, drain,
				&workers[i]);
	}
	drain(&workers[0]);
	for (uint32_t i = 1; i < jobs; i++)
		if (workers[i].started)
			pthread_join(workers[i].thread, NULL);
	pthread_attr_destroy(&attributes);
	free(workers);
}

struct pool_task {
	void (*work)(void *context);
	void *context;
	pthread_t thread;
	bool is_started;
};

static void *run_task(void *argument)
{
	struct pool_task *task = argument;
	task->work(task->context);
	return NULL;
}

struct pool_task *pool_start(uint32_t jobs, void (*work)(void *context), void *context)
{
	struct pool_task *task = xcalloc(1, sizeof(*task));
	pthread_attr_t attributes;
	task->work = work;
	task->context = context;
	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, STACK_SIZE);
	task->is_started = jobs > 1 && !pthread_create(&task->thread, &attributes, run_task, task);
	pthread_attr_destroy(&attributes);
	return task;
}

void pool_finish(struct pool_task *task)
{
	if (task->is_started)
		pthread_join(task->thread, NULL);
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
