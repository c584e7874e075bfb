// A thread looks at clock and memory, so that asking is one load. A signal handler only sets the flag
// of the one budget that asked for signals.
#include "base/budget.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "base/bug.h"

#define LOOK_EVERY_MS 20

static _Atomic(struct budget *) interruptible; // what the signal handler ends

double clock_milliseconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

uint64_t memory_resident_kb(void)
{
	unsigned long long size, resident;
	FILE *file = fopen("/proc/self/statm", "re");
	int n = file ? fscanf(file, "%llu %llu", &size, &resident) : 0;
	if (file)
		fclose(file);
	return n == 2 ? resident * (uint64_t)sysconf(_SC_PAGESIZE) / 1024 : memory_peak_kb();
}

uint64_t memory_peak_kb(void)
{
	struct rusage usage;
	return getrusage(RUSAGE_SELF, &usage) == 0 ? (uint64_t)usage.ru_maxrss : 0;
}

const char *budget_end_name(enum budget_end end)
{
	static const char *const names[] = { "none", "time", "memory", "interrupt" };
	return names[end];
}

void budget_finish(struct budget *budget, enum budget_end why)
{
	int left = BUDGET_LEFT;
	atomic_compare_exchange_strong(&budget->end, &left, why);
}

bool budget_check(struct budget *budget)
{
	const struct budget_limits *limits = &budget->limits;
	if (limits->milliseconds && clock_milliseconds() - budget->start >= limits->milliseconds)
		budget_finish(budget, BUDGET_TIME);
	if (limits->megabytes && memory_resident_kb() / 1024 >= limits->megabytes)
		budget_finish(budget, BUDGET_MEMORY);
	return budget_is_over(budget);
}

void budget_phase(struct budget *budget, const char *phase, uint64_t total)
{
	atomic_store(&budget->phase, NULL);
	atomic_store(&budget->done, 0);
	atomic_store(&budget->total, total);
	atomic_store(&budget->phase, phase);
}

// ---- the watching thread --------------------------------------------------------------------

static void tell(struct budget *budget, bool is_last)
{
	struct budget_progress progress = {
		.phase = is_last ? NULL : atomic_load(&budget->phase),
		.done = atomic_load(&budget->done),
		.total = atomic_load(&budget->total),
	};
	if (budget->limits.tell)
		budget->limits.tell(budget->limits.context, &progress);
}

static void *watch(void *argument)
{
	struct budget *budget = argument;
	const struct timespec pause = { .tv_nsec = LOOK_EVERY_MS * 1000000L };
	while (!atomic_load(&budget->is_stopping)) {
		nanosleep(&pause, NULL);
		budget_check(budget);
		tell(budget, false);
	}
	tell(budget, true);
	return NULL;
}

// Signals are for the main thread.
static void start_watching(struct budget *budget)
{
	sigset_t all, before;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	budget->is_running = pthread_create(&budget->watcher, NULL, watch, budget) == 0;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// ---- signals --------------------------------------------------------------------------------

static void on_signal(int number)
{
	(void)number;
	struct budget *budget = atomic_load(&interruptible);
	if (budget)
		budget_finish(budget, BUDGET_INTERRUPT);
}

static const int signals[] = { SIGINT, SIGTERM };
static struct sigaction before[2];

static void handle(struct budget *budget)
{
	struct sigaction action = { .sa_handler = on_signal,
		.sa_flags = SA_RESTART | (int)SA_RESETHAND };
	INVARIANT(!atomic_load(&interruptible));
	atomic_store(&interruptible, budget);
	sigemptyset(&action.sa_mask);
	for (int i = 0; i < 2; i++) {
		sigaction(signals[i], NULL, &before[i]);
		if (before[i].sa_handler != SIG_IGN) // as in nohup and background jobs: it stays ignored
			sigaction(signals[i], &action, NULL);
	}
}

static void unhandle(struct budget *budget)
{
	if (atomic_load(&interruptible) != budget)
		return;
	for (int i = 0; i < 2; i++)
		sigaction(signals[i], &before[i], NULL);
	atomic_store(&interruptible, NULL);
}

// ---- start and stop -------------------------------------------------------------------------

void budget_start(struct budget *budget, const struct budget_limits *limits, bool handle_signals)
{
	memset(budget, 0, sizeof(*budget));
	budget->limits = *limits;
	budget->start = clock_milliseconds();
	if (handle_signals)
		handle(budget);
	// Nobody needs the thread where there is nothing to watch.
	if (limits->milliseconds || limits->megabytes || limits->tell)
		start_watching(budget);
}

void budget_stop(struct budget *budget)
{
	atomic_store(&budget->is_stopping, true);
	if (budget->is_running)
		pthread_join(budget->watcher, NULL);
	budget->is_running = false;
}

void budget_release(struct budget *budget)
{
	budget_stop(budget);
	unhandle(budget);
}
