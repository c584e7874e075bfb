// The execution that a reduced search is in: its events (steps that were taken), with vector clocks, so
// that it can be asked which of them happened before a thread's next step because of a chain of conflicts,
// and which did not and conflict with it: those are races, and the other order has to be tried.
#ifndef SEARCH_TRACE_H
#define SEARCH_TRACE_H

#include "base/map.h"
#include "search/internal.h"

struct trace_event {
	struct search_choice choice;
	uint32_t seq;            // it is the seq-th event of its thread, from 1
	uint32_t before;         // the thread's event before this one + 1, or 0
	uint32_t first_access;   // in accesses
	uint32_t clock, n_clock; // in clocks
	uint32_t everything; // the last event that conflicts with everything before this one + 1, or 0
	bool is_everything;
};

struct trace_access {
	uint32_t key; // its number
	uint32_t event;
	uint32_t before; // the access of the same key before this one + 1, or 0
	enum search_mode mode;
};

// By thread: how many of its events come before. Threads beyond the end have none.
struct trace_clock {
	const uint32_t *v; // until the next push
	uint32_t n;
};

struct trace {
	VEC(struct trace_event) events;
	VEC(struct trace_access) accesses;
	VEC(uint32_t) clocks;  // of events
	VEC(uint32_t) next;    // the clock that was asked for
	struct map keys;       // key: its number + 1
	VEC(uint32_t) last;    // by number of key: its last access + 1, or 0
	VEC(uint32_t) last_of; // by thread, of all that ever had an event: its last one + 1, or 0
	uint32_t everything;   // the last event that conflicts with everything + 1, or 0
	bool misses_reads;     // broken on purpose
};

void trace_release(struct trace *trace);
void trace_push(struct trace *trace, struct search_choice choice, const struct search_touch *touch);
void trace_pop(struct trace *trace);

// Of the thread's last event.
struct trace_clock trace_thread_clock(const struct trace *trace, uint32_t thread);
// Of the thread's next event, if it touches this; until it is asked again.
struct trace_clock trace_next_clock(struct trace *trace, uint32_t thread,
	const struct search_touch *touch);

static inline struct trace_clock trace_clock(const struct trace *trace, uint32_t event)
{
	const struct trace_event *e = &trace->events.v[event];
	return (struct trace_clock){ trace->clocks.v + e->clock, e->n_clock };
}

static inline bool trace_is_before(const struct trace *trace, uint32_t event,
	struct trace_clock clock)
{
	const struct trace_event *e = &trace->events.v[event];
	return e->choice.thread < clock.n && clock.v[e->choice.thread] >= e->seq;
}

// Events of other threads that race with a next step of this thread: they conflict with it, could have
// been its rivals (could have come second), and did not happen before the thread's last event. For each
// key the latest; with all also those before it that are no writes.
typedef void trace_race(void *context, uint32_t event, uint32_t thread);
// Keys are numbered as they are met, for good.
uint32_t trace_key(struct trace *trace, uint64_t key);
// The same of one access to a key of that number.
void trace_races_of(const struct trace *trace, uint32_t thread, uint32_t key, enum search_mode mode,
	bool all, trace_race *race, void *context);
void trace_races(struct trace *trace, uint32_t thread, const struct search_touch *touch, bool all,
	trace_race *race, void *context);

#endif
