// Events of the JVM: births and ends of threads, classes, breakpoints. Who is none of the plan's goes on at once.
#include <string.h>
#include <time.h>

#include "class/class.h"
#include "replay/internal.h"

int64_t lead_now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

uint32_t lead_lane_of(const struct lead *lead, jdwp_id thread)
{
	for (uint32_t i = 0; i < lead->plan->n_lanes; i++)
		if (lead->lanes[i].thread == thread && thread)
			return i;
	return NO_STOP;
}

// ---- breakpoints ------------------------------------------------------------------------------------

static bool is_same_code(struct lead *lead, const struct jvm_method *method,
	const struct replay_frame *at)
{
	struct slice code;
	return !at->hash || !jvm_code(&lead->jvm, method, &code) ||
		bytes_code_hash(code.ptr, (uint32_t)code.len) == at->hash;
}

uint32_t lead_break(struct lead *lead, jdwp_id class, const struct replay_frame *at, jdwp_id thread)
{
	uint32_t bci = at->bci, request = 0;
	const struct jvm_method *method = jvm_method_find(&lead->jvm, class, at->method,
		at->descriptor);
	if (!method)
		err_set(lead->err, ERR_INPUT, "%s has no method %s%s in this JVM", at->class_name,
			at->method, at->descriptor);
	else if (!woven_move(&lead->jvm, method, &bci) && !is_same_code(lead, method, at))
		err_set(lead->err, ERR_INPUT,
			"%s.%s%s is another version in this JVM than in the trace: its code differs",
			at->class_name, at->method, at->descriptor);
	else if (!(request = jvm_breakpoint(&lead->jvm, method, bci, thread)))
		err_set(lead->err, ERR_INPUT, "the JVM cannot stop at %s.%s%s@%u", at->class_name,
			at->method, at->descriptor, at->bci);
	return request;
}

static bool set_in(struct lead *lead, jdwp_id class)
{
	uint32_t request = lead_break(lead, class, lead->armed_at, lead->lanes[lead->armed].thread);
	if (request && lead->n_breakpoints < sizeof(lead->breakpoints) / sizeof(*lead->breakpoints))
		lead->breakpoints[lead->n_breakpoints++] = request;
	return request != 0;
}

bool lead_arm(struct lead *lead, uint32_t lane, const struct replay_frame *at)
{
	lead->armed = lane;
	lead->armed_at = at;
	lead->lanes[lane].is_hit = false;
	jvm_ids classes = { 0 };
	jvm_classes(&lead->jvm, at->class_name, &classes);
	bool is_good = true;
	for (uint32_t i = 0; i < classes.n && is_good; i++)
		is_good = set_in(lead, classes.v[i]);
	vec_release(&classes);
	return is_good;
}

void lead_disarm(struct lead *lead)
{
	for (uint32_t i = 0; i < lead->n_breakpoints; i++)
		jvm_forget(&lead->jvm, JDWP_BREAKPOINT, lead->breakpoints[i]);
	lead->n_breakpoints = 0;
	lead->armed = NO_STOP;
	lead->armed_at = NULL;
}

// ---- events -----------------------------------------------------------------------------------------

// Threads of one name are told apart by the order in which they begin.
static void on_birth(struct lead *lead, jdwp_id thread)
{
	const char *name = jvm_thread_name(&lead->jvm, thread);
	for (uint32_t i = 0; i < lead->plan->n_lanes; i++)
		if (lead->lanes[i].state == LANE_UNBORN && strcmp(lead->plan->lanes[i].name, name) == 0) {
			lead->lanes[i].thread = thread;
			lead->lanes[i].state = LANE_HELD;
			return;
		}
	jvm_resume(&lead->jvm, thread);
}

static void on_class(struct lead *lead, const struct jdwp_event *event)
{
	if (lead->hear_class)
		lead->hear_class(lead, event->class);
	if (lead->armed_at &&
		strcmp(jvm_class_name(&lead->jvm, event->class), lead->armed_at->class_name) == 0)
		set_in(lead, event->class);
	jvm_resume(&lead->jvm, event->thread);
}

static void on_breakpoint(struct lead *lead, const struct jdwp_event *event)
{
	uint32_t lane = lead_lane_of(lead, event->thread);
	bool is_ours = lane != NO_STOP && lane == lead->armed;
	if (is_ours) {
		lead->lanes[lane].is_hit = true;
		lead->lanes[lane].state = LANE_HELD;
	} else {
		jvm_resume(&lead->jvm, event->thread);
	}
}

static void on_exception(struct lead *lead, const struct jdwp_event *event)
{
	lead->has_thrown = true;
	lead->thrown = jvm_class_name(&lead->jvm, jvm_class_of(&lead->jvm, event->object));
	lead->thrown_by = jvm_thread_name(&lead->jvm, event->thread);
	jvm_resume(&lead->jvm, event->thread);
}

static void on_event(struct lead *lead, const struct jdwp_event *event)
{
	uint32_t lane = lead_lane_of(lead, event->thread);
	switch (event->kind) {
	case JDWP_VM_START:
		lead->main_thread = event->thread;
		break;
	case JDWP_THREAD_START:
		on_birth(lead, event->thread);
		break;
	case JDWP_THREAD_DEATH:
		if (lane != NO_STOP)
			lead->lanes[lane].state = LANE_ENDED;
		break;
	case JDWP_CLASS_PREPARE:
		on_class(lead, event);
		break;
	case JDWP_BREAKPOINT:
		on_breakpoint(lead, event);
		break;
	case JDWP_EXCEPTION:
		on_exception(lead, event);
		break;
	case JDWP_VM_DEATH:
		lead->is_over = true;
		break;
	default:
		jvm_resume(&lead->jvm, event->thread);
	}
}

void lead_pump(struct lead *lead, int milliseconds)
{
	struct jdwp_event event;
	if (jdwp_event(&lead->jvm.jdwp, &event, milliseconds))
		on_event(lead, &event);
	lead->is_over |= lead->jvm.jdwp.is_gone;
}
