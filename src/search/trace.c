#include "search/trace.h"

#include <string.h>

#include "search/conflict.h"

void trace_release(struct trace *trace)
{
	vec_release(&trace->events);
	vec_release(&trace->accesses);
	vec_release(&trace->clocks);
	vec_release(&trace->next);
	map_release(&trace->keys);
	vec_release(&trace->last);
	vec_release(&trace->last_of);
}

static uint32_t last_event_of(const struct trace *trace, uint32_t thread)
{
	return thread < trace->last_of.n ? trace->last_of.v[thread] : 0;
}

struct trace_clock trace_thread_clock(const struct trace *trace, uint32_t thread)
{
	uint32_t last = last_event_of(trace, thread);
	return last ? trace_clock(trace, last - 1) : (struct trace_clock){ 0 };
}

uint32_t trace_key(struct trace *trace, uint64_t key)
{
	bool is_new;
	uint64_t *number = map_put(&trace->keys, key, &is_new);
	if (is_new) {
		vec_push(&trace->last, 0);
		*number = trace->last.n;
	}
	return (uint32_t)*number - 1;
}

// ---- clocks --------------------------------------------------------------------------------------------

// Clocks of later events are not shorter.
static void join(uint32_t *to, const struct trace *trace, uint32_t event)
{
	struct trace_clock from = trace_clock(trace, event);
	for (uint32_t i = 0; i < from.n; i++)
		if (from.v[i] > to[i])
			to[i] = from.v[i];
}

// An access that does not only look is after all earlier ones of its key: no need to go further back.
static void join_key(uint32_t *to, struct trace *trace, struct search_access access)
{
	uint32_t key = trace_key(trace, access.key);
	for (uint32_t a = trace->last.v[key]; a;) {
		const struct trace_access *earlier = &trace->accesses.v[a - 1];
		if (modes_conflict(earlier->mode, access.mode))
			join(to, trace, earlier->event);
		if (!mode_looks(earlier->mode))
			return;
		a = earlier->before;
	}
}

static void know_thread(struct trace *trace, uint32_t thread)
{
	while (thread >= trace->last_of.n)
		vec_push(&trace->last_of, 0);
}

static void next_clock(uint32_t *clock, struct trace *trace, uint32_t thread,
	const struct search_touch *touch)
{
	struct trace_clock before = trace_thread_clock(trace, thread);
	for (uint32_t i = 0; i < trace->last_of.n; i++)
		clock[i] = i < before.n ? before.v[i] : 0;
	if (touch->is_everything)
		for (uint32_t i = trace->events.n; i > trace->everything; i--)
			join(clock, trace, i - 1);
	if (trace->everything)
		join(clock, trace, trace->everything - 1);
	for (uint32_t i = 0; i < touch->n; i++)
		join_key(clock, trace, touch->v[i]);
}

struct trace_clock trace_next_clock(struct trace *trace, uint32_t thread,
	const struct search_touch *touch)
{
	know_thread(trace, thread);
	vec_reserve(&trace->next, trace->last_of.n);
	next_clock(trace->next.v, trace, thread, touch);
	return (struct trace_clock){ trace->next.v, trace->last_of.n };
}

// ---- events --------------------------------------------------------------------------------------------

void trace_push(struct trace *trace, struct search_choice choice, const struct search_touch *touch)
{
	know_thread(trace, choice.thread);
	vec_reserve(&trace->clocks, trace->clocks.n + trace->last_of.n);
	uint32_t *clock = trace->clocks.v + trace->clocks.n;
	next_clock(clock, trace, choice.thread, touch);
	struct trace_event event = { .choice = choice,
		.clock = trace->clocks.n,
		.n_clock = trace->last_of.n,
		.seq = ++clock[choice.thread],
		.before = trace->last_of.v[choice.thread],
		.first_access = trace->accesses.n,
		.everything = trace->everything,
		.is_everything = touch->is_everything };
	for (uint32_t i = 0; i < touch->n; i++) {
		uint32_t key = trace_key(trace, touch->v[i].key);
		vec_push(&trace->accesses,
			(struct trace_access){ .key = key,
				.mode = touch->v[i].mode,
				.event = trace->events.n,
				.before = trace->last.v[key] });
		trace->last.v[key] = trace->accesses.n;
	}
	vec_push(&trace->events, event);
	trace->clocks.n += event.n_clock;
	trace->last_of.v[choice.thread] = trace->events.n;
	if (event.is_everything)
		trace->everything = trace->events.n;
}

void trace_pop(struct trace *trace)
{
	struct trace_event event = vec_pop(&trace->events);
	trace->clocks.n = event.clock;
	while (trace->accesses.n > event.first_access) {
		struct trace_access access = vec_pop(&trace->accesses);
		trace->last.v[access.key] = access.before;
	}
	trace->last_of.v[event.choice.thread] = event.before;
	trace->everything = event.everything;
}

// ---- races -----------------------------------------------------------------------------------------------

void trace_races_of(const struct trace *trace, uint32_t thread, uint32_t key, enum search_mode mode,
	bool all, trace_race *race, void *context)
{
	struct trace_clock clock = trace_thread_clock(trace, thread);
	if (trace->everything && !trace_is_before(trace, trace->everything - 1, clock))
		race(context, trace->everything - 1, thread);
	for (uint32_t a = trace->last.v[key]; a;) {
		const struct trace_access *earlier = &trace->accesses.v[a - 1];
		bool is_before = trace_is_before(trace, earlier->event, clock);
		if (!is_before && modes_conflict(earlier->mode, mode) && modes_meet(earlier->mode, mode) &&
			!(trace->misses_reads && earlier->mode == SEARCH_READ)) {
			race(context, earlier->event, thread);
			if (!all || !mode_looks(earlier->mode))
				return;
		}
		if (is_before && !mode_looks(earlier->mode))
			return; // and so is all before it
		a = earlier->before;
	}
}

void trace_races(struct trace *trace, uint32_t thread, const struct search_touch *touch, bool all,
	trace_race *race, void *context)
{
	struct trace_clock clock = trace_thread_clock(trace, thread);
	if (touch->is_everything) {
		for (uint32_t i = trace->events.n; i > trace->everything; i--)
			if (!trace_is_before(trace, i - 1, clock))
				race(context, i - 1, thread);
	}
	if (trace->everything && !touch->n && !trace_is_before(trace, trace->everything - 1, clock))
		race(context, trace->everything - 1, thread);
	for (uint32_t i = 0; i < touch->n; i++)
		trace_races_of(trace, thread, trace_key(trace, touch->v[i].key), touch->v[i].mode, all,
			race, context);
}
