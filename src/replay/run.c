// A run: a JVM is started or attached to, led, and let go.
#include <string.h>

#include "replay/internal.h"

typedef VEC(const char *) jvm_names;

// So that breakpoints are there before the code runs. Each class once: two requests would be two events of one stop.
static void want_class_of(struct lead *lead, const struct replay_stand *stand, jvm_names *asked)
{
	if (!stand->n)
		return;
	for (uint32_t i = 0; i < asked->n; i++)
		if (strcmp(asked->v[i], stand->frames[0].class_name) == 0)
			return;
	vec_push(asked, stand->frames[0].class_name);
	jvm_want_class(&lead->jvm, stand->frames[0].class_name);
}

static void want_classes(struct lead *lead)
{
	jvm_names asked = { 0 };
	for (uint32_t i = 0; i < lead->plan->stops.n; i++)
		want_class_of(lead, &lead->plan->stops.v[i].stand, &asked);
	for (uint32_t i = 0; i < lead->plan->n_meets; i++)
		want_class_of(lead, &lead->plan->meets[i], &asked);
	vec_release(&asked);
}

static void take_thread(struct lead *lead, jdwp_id thread, enum lane_state state)
{
	const char *name = jvm_thread_name(&lead->jvm, thread);
	for (uint32_t i = 0; i < lead->plan->n_lanes; i++)
		if (lead->lanes[i].state == LANE_UNBORN && strcmp(lead->plan->lanes[i].name, name) == 0) {
			lead->lanes[i].thread = thread;
			lead->lanes[i].state = state;
			return;
		}
}

static void take_running(struct lead *lead)
{
	jvm_ids threads = { 0 };
	jvm_threads(&lead->jvm, &threads);
	for (uint32_t i = 0; i < threads.n; i++)
		take_thread(lead, threads.v[i], LANE_RUNNING);
	vec_release(&threads);
}

// A JVM that was started for this stands before its main; one that was attached to runs, or waits for us too.
static bool begin(struct lead *lead)
{
	for (uint32_t i = 0; i < 200 && !lead->main_thread && lead->options->command; i++)
		lead_pump(lead, 50);
	if (lead->options->command && !lead->main_thread)
		return err_set(lead->err, ERR_SYSTEM, "the JVM did not start");
	jvm_want(&lead->jvm, JDWP_THREAD_START, JDWP_SUSPEND_THREAD);
	jvm_want(&lead->jvm, JDWP_THREAD_DEATH, JDWP_SUSPEND_NONE);
	if (lead->plan->aim == REPLAY_THROW)
		jvm_want_uncaught(&lead->jvm);
	want_classes(lead);
	if (lead->main_thread && lead->plan->n_lanes) {
		jvm_suspend(&lead->jvm, lead->main_thread);
		take_thread(lead, lead->main_thread, LANE_HELD);
		if (lead_lane_of(lead, lead->main_thread) == NO_STOP)
			jvm_resume(&lead->jvm, lead->main_thread);
	} else {
		take_running(lead);
	}
	jvm_resume(&lead->jvm, 0);
	return true;
}

bool replay_run(struct replay_result *result, const struct replay_plan *plan,
	const struct replay_options *options, struct err *err)
{
	struct lead lead = { .plan = plan,
		.options = options,
		.result = result,
		.err = err,
		.armed = NO_STOP };
	*result = (struct replay_result){ .end = REPLAY_REFUSED,
		.n_stops = plan->n_meets ? plan->n_meets : plan->stops.n };
	jvm_init(&lead.jvm);
	lead.lanes = xcalloc(plan->n_lanes + 1, sizeof(*lead.lanes));
	for (uint32_t i = 0; i < plan->n_lanes; i++)
		lead.lanes[i].stopped = NO_STOP;
	bool is_led = launch_start(&lead) && begin(&lead);
	if (is_led && plan->n_meets)
		meet_predicted(&lead);
	else if (is_led)
		follow_trace(&lead);
	if (err_is_set(err))
		result->end = REPLAY_REFUSED;
	launch_end(&lead, result->end != REPLAY_DID_NOT || err_is_set(err));
	jvm_release(&lead.jvm);
	free(lead.lanes);
	return !err_is_set(err);
}
