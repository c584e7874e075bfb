// Follows a trace: one thread of it runs at a time, from where it stands to where it stands when its next turn
// comes. All others of the trace are held, at their start, at a breakpoint, or in the wait that they have gone into; threads
// that the trace does not know run as they like.
//
// Only the thread that runs has a breakpoint, and only it can come to it (the request names the thread), so that
// code which others share keeps its speed.
#include <string.h>

#include "replay/internal.h"

enum { POLL_MS = 3, ASLEEP_POLLS = 3, RUNNING_POLLS = 20 };

static void let_go(struct lead *lead, uint32_t lane)
{
	if (lead->lanes[lane].state != LANE_HELD && lead->lanes[lane].state != LANE_ASLEEP)
		return;
	lead->lanes[lane].state = LANE_RUNNING;
	jvm_resume(&lead->jvm, lead->lanes[lane].thread);
}

// Why a thread did not come.
static bool give_up(struct lead *lead, uint32_t lane, const struct replay_stop *stop)
{
	struct buf *out = &lead->result->text;
	const char *name = lead->plan->lanes[lane].name;
	lead->result->end = lead->is_over || lead->lanes[lane].state == LANE_ENDED ? REPLAY_DID_NOT
																			   : REPLAY_STUCK;
	buf_printf(out, "%s did not come to ", *name ? name : "a virtual thread");
	if (stop->stand.n)
		frame_print(&stop->stand.frames[0], out);
	else
		buf_string(out, "its start");
	if (lead->is_over)
		buf_string(out, ": the program has ended\n");
	else if (lead->lanes[lane].state == LANE_ENDED)
		buf_string(out, ": it has ended\n");
	else if (lead->lanes[lane].state == LANE_UNBORN)
		buf_printf(out, " in %u ms: it was not started\n", lead->options->patience);
	else {
		buf_printf(out, " in %u ms; it is\n", lead->options->patience);
		jvm_suspend(&lead->jvm, lead->lanes[lane].thread);
		stand_print(lead, lead->lanes[lane].thread, 12, out);
	}
	return false;
}

static bool wait_for_birth(struct lead *lead, uint32_t lane, const struct replay_stop *stop)
{
	int64_t until = lead_now() + lead->options->patience;
	while (lead->lanes[lane].state == LANE_UNBORN && !lead->is_over && lead_now() < until)
		lead_pump(lead, 50);
	return lead->lanes[lane].state != LANE_UNBORN || give_up(lead, lane, stop);
}

// ---- to an instruction ------------------------------------------------------------------------------

static bool run_to_breakpoint(struct lead *lead, uint32_t lane, const struct replay_stop *stop)
{
	uint32_t left = stop->count;
	if (!lead_arm(lead, lane, &stop->stand.frames[0]))
		return false;
	int64_t until = lead_now() + lead->options->patience;
	let_go(lead, lane);
	while (!lead->is_over && !err_is_set(lead->err) && lead_now() < until &&
		lead->lanes[lane].state != LANE_ENDED) {
		lead_pump(lead, 50);
		if (!lead->lanes[lane].is_hit)
			continue;
		lead->lanes[lane].is_hit = false;
		if (stand_fits(lead, lead->lanes[lane].thread, &stop->stand, true) && --left == 0)
			break;
		let_go(lead, lane);
	}
	lead_disarm(lead);
	if (err_is_set(lead->err))
		return false;
	return left == 0 || give_up(lead, lane, stop);
}

// ---- to sleep ---------------------------------------------------------------------------------------

// It may be on its way, and blocked for a moment by something else: looked at again it is still there. Who waits for another
// thread's initialisation of a class is said to run.
static bool run_to_sleep(struct lead *lead, uint32_t lane, const struct replay_stop *stop)
{
	jdwp_id thread = lead->lanes[lane].thread;
	int64_t until = lead_now() + lead->options->patience;
	let_go(lead, lane);
	for (uint32_t n = 0; lead_now() < until && !lead->is_over;) {
		lead_pump(lead, POLL_MS);
		if (lead->lanes[lane].state == LANE_ENDED)
			break;
		enum jdwp_status status = jvm_thread_status(&lead->jvm, thread);
		jvm_suspend(&lead->jvm, thread);
		n = stand_fits(lead, thread, &stop->stand, false) ? n + 1 : 0;
		if (n >= (status == JDWP_RUNNING ? RUNNING_POLLS : ASLEEP_POLLS)) {
			lead->lanes[lane].state = LANE_ASLEEP;
			return true;
		}
		jvm_resume(&lead->jvm, thread);
	}
	return give_up(lead, lane, stop);
}

static bool run_to(struct lead *lead, uint32_t lane, uint32_t i)
{
	const struct replay_stop *stop = &lead->plan->stops.v[i];
	if (!wait_for_birth(lead, lane, stop))
		return false;
	if (stop->stand.n && !(stop->is_asleep ? run_to_sleep : run_to_breakpoint)(lead, lane, stop))
		return false;
	lead->lanes[lane].stopped = i;
	lead->result->n_reached++;
	return true;
}

// A thread that has no further turn goes to its end; it may take its time, others may need what it does.
static void run_to_end(struct lead *lead, uint32_t lane)
{
	int64_t until = lead_now() + lead->options->patience;
	let_go(lead, lane);
	lead->lanes[lane].stopped = NO_STOP;
	while (lead->lanes[lane].state != LANE_ENDED && !lead->is_over && lead_now() < until &&
		!lead->has_thrown)
		lead_pump(lead, 50);
}

// ---- the first thread's beginning ---------------------------------------------------------------------------

static void break_at_entry(void *context, const struct jvm_method *method)
{
	struct lead *lead = context;
	uint32_t request = jvm_breakpoint(&lead->jvm, method, 0, lead->lanes[lead->armed].thread);
	if (request && lead->n_breakpoints < sizeof(lead->breakpoints) / sizeof(*lead->breakpoints))
		lead->breakpoints[lead->n_breakpoints++] = request;
}

static const char *const starters[] = { "java.lang.Thread", "java.lang.VirtualThread" };
enum { N_STARTERS = sizeof(starters) / sizeof(*starters) };

static void hear_starter(struct lead *lead, jdwp_id class)
{
	const char *name = jvm_class_name(&lead->jvm, class);
	for (uint32_t i = 0; i < N_STARTERS; i++)
		if (strcmp(name, starters[i]) == 0)
			jvm_methods_named(&lead->jvm, class, "start", break_at_entry, lead);
}

// Does the thread, which has come to start something, start one of the trace's?
static bool starts_lane(struct lead *lead, jdwp_id thread)
{
	jvm_frames frames = { 0 };
	const char *name = NULL;
	if (jvm_stack(&lead->jvm, thread, &frames))
		name = jvm_thread_name(&lead->jvm, jvm_this(&lead->jvm, thread, frames.v[0].id));
	vec_release(&frames);
	for (uint32_t i = 0; name && i < lead->plan->n_lanes; i++)
		if (strcmp(lead->plan->lanes[i].name, name) == 0)
			return true;
	return false;
}

// A trace begins where there is a second thread: what the first does before is not in it, though it may come
// by the same places.
static void run_to_first_start(struct lead *lead, uint32_t lane)
{
	lead->armed = lane;
	lead->hear_class = hear_starter;
	jvm_ids classes = { 0 };
	for (uint32_t i = 0; i < N_STARTERS; i++) {
		jvm_want_class(&lead->jvm, starters[i]);
		jvm_classes(&lead->jvm, starters[i], &classes);
		for (uint32_t k = 0; k < classes.n; k++)
			hear_starter(lead, classes.v[k]);
	}
	vec_release(&classes);
	int64_t until = lead_now() + lead->options->patience;
	let_go(lead, lane);
	while (!lead->is_over && lead_now() < until && lead->lanes[lane].state != LANE_ENDED) {
		lead_pump(lead, 50);
		if (!lead->lanes[lane].is_hit)
			continue;
		lead->lanes[lane].is_hit = false;
		if (starts_lane(lead, lead->lanes[lane].thread))
			break;
		let_go(lead, lane);
	}
	lead->hear_class = NULL;
	lead_disarm(lead);
}

// ---- the trace --------------------------------------------------------------------------------------

static uint32_t next_of(const struct replay_plan *plan, uint32_t lane, uint32_t from)
{
	for (uint32_t i = from; i < plan->stops.n; i++)
		if (plan->stops.v[i].lane == lane)
			return i;
	return NO_STOP;
}

static bool go_on(struct lead *lead, uint32_t lane, uint32_t from)
{
	uint32_t next = next_of(lead->plan, lane, from);
	if (next != NO_STOP)
		return run_to(lead, lane, next);
	run_to_end(lead, lane);
	return true;
}

static bool begin(struct lead *lead)
{
	uint32_t lane = lead_lane_of(lead, lead->main_thread);
	if (lane == NO_STOP)
		return true;
	if (lead->plan->n_lanes > 1)
		run_to_first_start(lead, lane);
	return go_on(lead, lane, 0);
}

static bool take_turns(struct lead *lead)
{
	for (uint32_t i = 0; i < lead->plan->stops.n; i++) {
		const struct replay_stop *stop = &lead->plan->stops.v[i];
		if (lead->lanes[stop->lane].stopped != i && !run_to(lead, stop->lane, i))
			return false;
		if (!stop->is_last && !go_on(lead, stop->lane, i + 1))
			return false;
		if (lead->has_thrown && lead->plan->aim == REPLAY_THROW)
			return true;
	}
	return true;
}

void follow_trace(struct lead *lead)
{
	if (!begin(lead) || !take_turns(lead))
		return;
	bool (*const verdicts[])(struct lead *) = { verdict_hang, verdict_race, verdict_throw };
	lead->result->end = verdicts[lead->plan->aim](lead) ? REPLAY_HAPPENED : REPLAY_DID_NOT;
}
