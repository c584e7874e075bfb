// Did it happen? In the JVM's own words: what threads want, and who has it; of a race the object that both are about to access.
//
// Of virtual threads a JVM does not say who has a monitor (21 to 25): there the places at which they are stuck must do.
#include <inttypes.h>
#include <string.h>

#include "replay/internal.h"

enum { LOOK_MS = 25, LOOKS_BLOCKED = 3, LOOKS_OTHERWISE = 8, STACK_LINES = 12 };

static const char *name_of(struct lead *lead, jdwp_id thread)
{
	const char *name = jvm_thread_name(&lead->jvm, thread);
	return *name ? name : "a virtual thread";
}

// ---- who waits for whom -----------------------------------------------------------------------------

// What a thread wants, and who has it.
struct wish {
	enum jdwp_status status;
	jdwp_id object, owner; // 0: nobody says
	const char *what;
};

static struct wish wish_of(struct lead *lead, jdwp_id thread)
{
	struct wish wish = { .status = jvm_thread_status(&lead->jvm, thread),
		.object = jvm_wanted_monitor(&lead->jvm, thread),
		.what = "waits to be notified on" };
	if (wish.object && wish.status == JDWP_MONITOR) {
		wish.owner = jvm_monitor_owner(&lead->jvm, wish.object);
		wish.what = "waits for the monitor of";
	} else if (!wish.object) {
		wish.object = jvm_park_blocker(&lead->jvm, thread);
		wish.owner = wish.object ? jvm_lock_owner(&lead->jvm, wish.object) : 0;
		wish.what = "is parked for";
	}
	return wish;
}

static void print_wish(struct lead *lead, jdwp_id thread, struct buf *out)
{
	struct wish wish = wish_of(lead, thread);
	buf_string(out, name_of(lead, thread));
	if (wish.object)
		buf_printf(out, " %s %s", wish.what,
			jvm_class_name(&lead->jvm, jvm_class_of(&lead->jvm, wish.object)));
	else
		buf_string(out, wish.status == JDWP_RUNNING ? " does not go on" : " waits");
	if (wish.owner)
		buf_printf(out, ", which %s has", name_of(lead, wish.owner));
	buf_char(out, '\n');
}

// From one that waits to the one that it waits for, and on: a thread that is met twice is in a cycle.
enum verdict_cycle verdict_cycle(struct lead *lead, jdwp_id thread)
{
	enum { MAX_LENGTH = 64 };
	jdwp_id met[MAX_LENGTH];
	for (uint32_t n = 0; n < MAX_LENGTH; n++) {
		for (uint32_t i = 0; i < n; i++)
			if (met[i] == thread)
				return CYCLE;
		met[n] = thread;
		struct wish wish = wish_of(lead, thread);
		if (!wish.owner)
			return wish.object || wish.status != JDWP_RUNNING ? CYCLE_UNKNOWN : CYCLE_NONE;
		thread = wish.owner;
	}
	return CYCLE_NONE;
}

void verdict_tell(struct lead *lead, const jdwp_id *threads, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		print_wish(lead, threads[i], &lead->result->text);
		stand_print(lead, threads[i], STACK_LINES, &lead->result->text);
	}
}

// ---- hangs ------------------------------------------------------------------------------------------

static void let_all_go(struct lead *lead)
{
	for (uint32_t i = 0; i < lead->plan->n_lanes; i++)
		if (lead->lanes[i].state == LANE_HELD || lead->lanes[i].state == LANE_ASLEEP) {
			lead->lanes[i].state = LANE_RUNNING;
			jvm_resume(&lead->jvm, lead->lanes[i].thread);
		}
}

// Is everybody where the trace ends? is_certain: the JVM also says of all that they cannot go on.
static bool all_there(struct lead *lead, bool *is_certain)
{
	bool is_there = true;
	*is_certain = true;
	for (uint32_t i = 0; i < lead->plan->stops.n && is_there; i++) {
		const struct replay_stop *stop = &lead->plan->stops.v[i];
		if (!stop->is_last)
			continue;
		jdwp_id thread = lead->lanes[stop->lane].thread;
		enum jdwp_status status = jvm_thread_status(&lead->jvm, thread);
		*is_certain &= status == JDWP_MONITOR || status == JDWP_WAIT;
		is_there = status != JDWP_ZOMBIE && stand_fits(lead, thread, &stop->stand, false);
	}
	return is_there;
}

static void tell_hang(struct lead *lead)
{
	jvm_ids threads = { 0 };
	for (uint32_t i = 0; i < lead->plan->stops.n; i++)
		if (lead->plan->stops.v[i].is_last)
			vec_push(&threads, lead->lanes[lead->plan->stops.v[i].lane].thread);
	verdict_tell(lead, threads.v, threads.n);
	vec_release(&threads);
}

bool verdict_hang(struct lead *lead)
{
	let_all_go(lead);
	int64_t until = lead_now() + lead->options->patience;
	for (uint32_t n = 0; lead_now() < until && !lead->is_over;) {
		lead_pump(lead, LOOK_MS);
		bool is_certain;
		jvm_suspend(&lead->jvm, 0);
		n = all_there(lead, &is_certain) ? n + 1 : 0;
		if (n >= (is_certain ? LOOKS_BLOCKED : LOOKS_OTHERWISE)) {
			tell_hang(lead);
			return true;
		}
		jvm_resume(&lead->jvm, 0);
	}
	buf_string(&lead->result->text,
		lead->is_over ? "the program went on to its end\n" : "the threads went on\n");
	return false;
}

// ---- races ------------------------------------------------------------------------------------------

struct access {
	uint32_t lane;
	bool is_write, is_seen;
	char class_name[300], field[200];
	jdwp_id class, field_id;
	struct jdwp_event event;
};

static bool parse_access(struct access *access, const struct lead *lead, uint32_t lane)
{
	const char *text = lead->plan->lanes[lane].about;
	*access = (struct access){ .lane = lane, .is_write = *text == 'w' };
	const char *class_name = strchr(text, ' '), *field = strrchr(text, ' ');
	if (!class_name || field == class_name || lead->lanes[lane].state != LANE_HELD)
		return false;
	snprintf(access->class_name, sizeof(access->class_name), "%.*s", (int)(field - class_name - 1),
		class_name + 1);
	snprintf(access->field, sizeof(access->field), "%s", field + 1);
	return true;
}

static bool find_pair(struct access *a, struct access *b, const struct lead *lead)
{
	for (uint32_t i = 0; i < lead->plan->n_lanes; i++)
		for (uint32_t k = i + 1; parse_access(a, lead, i) && k < lead->plan->n_lanes; k++)
			if (parse_access(b, lead, k) && (a->is_write || b->is_write) &&
				strcmp(a->field, b->field) == 0 && strcmp(a->class_name, b->class_name) == 0)
				return true;
	return false;
}

// On to the access itself, of which the JVM tells before it makes it.
static void go_to_access(struct lead *lead, struct access *access)
{
	struct lane *lane = &lead->lanes[access->lane];
	jvm_ids classes = { 0 };
	jvm_classes(&lead->jvm, access->class_name, &classes);
	if (classes.n)
		access->field_id = jvm_field(&lead->jvm, classes.v[0], access->field, &access->class);
	vec_release(&classes);
	enum jdwp_event_kind kind = access->is_write ? JDWP_FIELD_MODIFICATION : JDWP_FIELD_ACCESS;
	uint32_t request = access->field_id
		? jvm_watch(&lead->jvm, kind, access->class, access->field_id, lane->thread)
		: 0;
	if (!request)
		return;
	jvm_resume(&lead->jvm, lane->thread);
	struct jdwp_event event;
	while (!access->is_seen && jdwp_event(&lead->jvm.jdwp, &event, 2000)) {
		access->is_seen = event.request == request;
		access->event = event;
		if (!access->is_seen && event.kind != JDWP_VM_DEATH)
			jvm_resume(&lead->jvm, event.thread);
	}
	jvm_forget(&lead->jvm, kind, request);
}

static void print_value(uint8_t tag, uint64_t value, struct buf *out)
{
	if (tag == 'I' || tag == 'S' || tag == 'B')
		buf_printf(out, "%" PRId32, (int32_t)value);
	else if (tag == 'J')
		buf_printf(out, "%" PRId64, (int64_t)value);
	else if (tag == 'Z')
		buf_string(out, value ? "true" : "false");
	else if (tag == 'C')
		buf_printf(out, "char %" PRIu64, value);
	else if (!value)
		buf_string(out, "null");
	else
		buf_string(out, tag == 'F' || tag == 'D' ? "a number" : "an object");
}

static void tell_access(struct lead *lead, const struct access *access)
{
	struct buf *out = &lead->result->text;
	uint8_t tag = 0;
	uint64_t value = 0;
	jdwp_id thread = lead->lanes[access->lane].thread;
	buf_printf(out, "%s is about to %s %s.%s", name_of(lead, thread),
		access->is_write ? "write" : "read", access->class_name, access->field);
	if (access->is_write && access->is_seen) {
		buf_string(out, " = ");
		print_value(access->event.value_tag, access->event.value, out);
	}
	if (access->is_seen &&
		jvm_field_value(&lead->jvm, access->class, access->event.object, access->field_id, &tag,
			&value)) {
		buf_string(out, ", which is ");
		print_value(tag, value, out);
	}
	buf_char(out, '\n');
	stand_print(lead, thread, STACK_LINES, out);
}

bool verdict_race(struct lead *lead)
{
	struct access a, b;
	struct buf *out = &lead->result->text;
	if (!find_pair(&a, &b, lead)) {
		buf_string(out, "no two threads are about to access the same\n");
		return false;
	}
	bool is_element = strcmp(a.field, "[]") == 0;
	if (!is_element) {
		go_to_access(lead, &a);
		go_to_access(lead, &b);
	}
	bool is_same = is_element || (a.is_seen && b.is_seen && a.event.object == b.event.object);
	tell_access(lead, &a);
	tell_access(lead, &b);
	if (is_element)
		buf_string(out, "(of which array the JVM does not tell)\n");
	else if (!is_same)
		buf_string(out, "but not of one object\n");
	return is_same;
}

// ---- exceptions -------------------------------------------------------------------------------------

bool verdict_throw(struct lead *lead)
{
	let_all_go(lead);
	int64_t until = lead_now() + lead->options->patience;
	while (!lead->has_thrown && !lead->is_over && lead_now() < until)
		lead_pump(lead, 50);
	struct buf *out = &lead->result->text;
	if (lead->has_thrown)
		buf_printf(out, "%s throws %s, which nobody catches\n", lead->thrown_by, lead->thrown);
	else
		buf_string(out, "no exception left a thread (of assertions: was java given -ea?)\n");
	return lead->has_thrown;
}
