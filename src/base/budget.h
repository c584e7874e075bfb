// How long a run may take and how much memory it may use. One thread of the budget's own looks at
// clock and memory some fifty times a second, so asking costs one load: ask in every loop that can
// run long. Once over, over for good; whoever sees it ends with what it has.
//
// The same thread tells how far the run is: phases name themselves and count their steps.
//
// A budget that is all zeros has no limits and never ends.
#ifndef BASE_BUDGET_H
#define BASE_BUDGET_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum budget_end { BUDGET_LEFT, BUDGET_TIME, BUDGET_MEMORY, BUDGET_INTERRUPT };

struct budget_progress {
	const char *phase;    // NULL between phases
	uint64_t done, total; // total is 0 where nobody knows
};

struct budget_limits {
	uint32_t milliseconds; // 0: none
	uint32_t megabytes;    // resident; 0: none
	// Called now and then from the budget's thread, last when it stops (phase is NULL then). May be NULL.
	void (*tell)(void *context, const struct budget_progress *progress);
	void *context;
};

struct budget {
	_Atomic int end; // enum budget_end
	_Atomic(const char *) phase;
	_Atomic uint64_t done, total;
	_Atomic bool is_stopping;
	struct budget_limits limits;
	double start; // milliseconds, of clock_milliseconds
	bool is_running;
	pthread_t watcher;
};

// Starts the clock and the watching thread. With handle_signals SIGINT and SIGTERM end the budget
// (a second one ends the program); only one budget at a time can have that.
void budget_start(struct budget *budget, const struct budget_limits *limits, bool handle_signals);
// Stops watching and telling; signals still only end the budget, so that the rest is done in peace.
void budget_stop(struct budget *budget);
void budget_release(struct budget *budget);

static inline bool budget_is_over(struct budget *budget)
{
	return atomic_load_explicit(&budget->end, memory_order_relaxed) != BUDGET_LEFT;
}

// Looks at clock and memory now instead of waiting for the thread; is it over?
bool budget_check(struct budget *budget);
// Ends it, unless it is over already.
void budget_finish(struct budget *budget, enum budget_end why);

static inline enum budget_end budget_why(struct budget *budget)
{
	return (enum budget_end)atomic_load_explicit(&budget->end, memory_order_relaxed);
}

const char *budget_end_name(enum budget_end end); // "time", "memory", "interrupt"

// A phase of total steps; phase is kept, total 0 means unknown, NULL: no phase.
void budget_phase(struct budget *budget, const char *phase, uint64_t total);

// So many steps of the phase are done; from any thread.
static inline void budget_step(struct budget *budget, uint64_t steps)
{
	if (budget->limits.tell) // nobody else looks at it, and all threads write to it
		atomic_fetch_add_explicit(&budget->done, steps, memory_order_relaxed);
}

double clock_milliseconds(void); // monotonic
uint64_t memory_resident_kb(void);
uint64_t memory_peak_kb(void);

#endif
