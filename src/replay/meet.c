// Makes a prediction happen: whoever comes to where it has its first lock and asks for the next is held there, until
// every other place of the cycle has somebody too; then all are let go (seed 003, section 8.2: always deadlocking).
#include <string.h>

#include "replay/internal.h"

struct place {
	const struct replay_stand *stand;
	jdwp_id thread; // held here; 0: none
	int64_t since;
};

struct meeting {
	struct lead *lead;
	struct place places[16];
	uint32_t n;
	uint32_t n_met; // how often everybody was there
	uint32_t most;  // places that had somebody at once
	uint32_t n_events;
};

// ---- places -----------------------------------------------------------------------------------------

// Two threads of a cycle may come to one place: it has one breakpoint.
static bool is_first_at(const struct meeting *m, uint32_t i)
{
	const struct replay_frame *at = &m->places[i].stand->frames[0];
	for (uint32_t k = 0; k < i; k++) {
		const struct replay_frame *other = &m->places[k].stand->frames[0];
		if (other->bci == at->bci && strcmp(other->class_name, at->class_name) == 0 &&
			strcmp(other->method, at->method) == 0 &&
			strcmp(other->descriptor, at->descriptor) == 0)
			return false;
	}
	return true;
}

static void set_all_in(struct meeting *m, jdwp_id class, const char *class_name)
{
	for (uint32_t i = 0; i < m->n; i++)
		if (strcmp(m->places[i].stand->frames[0].class_name, class_name) == 0 && is_first_at(m, i))
			lead_break(m->lead, class, &m->places[i].stand->frames[0], 0);
}

static void set_loaded(struct meeting *m)
{
	jvm_ids classes = { 0 };
	for (uint32_t i = 0; i < m->n; i++) {
		jvm_classes(&m->lead->jvm, m->places[i].stand->frames[0].class_name, &classes);
		for (uint32_t k = 0; k < classes.n && is_first_at(m, i); k++)
			lead_break(m->lead, classes.v[k], &m->places[i].stand->frames[0], 0);
	}
	vec_release(&classes);
}

static bool is_held(const struct meeting *m, jdwp_id thread)
{
	for (uint32_t i = 0; i < m->n; i++)
		if (m->places[i].thread == thread)
			return true;
	return false;
}

static void on_arrival(struct meeting *m, jdwp_id thread)
{
	if (is_held(m, thread))
		return;
	for (uint32_t i = 0; i < m->n; i++)
		if (!m->places[i].thread && stand_fits(m->lead, thread, m->places[i].stand, true)) {
			m->places[i].thread = thread;
			m->places[i].since = lead_now();
			return;
		}
	jvm_resume(&m->lead->jvm, thread);
}

static void pump(struct meeting *m, int milliseconds)
{
	struct lead *lead = m->lead;
	struct jdwp_event event;
	if (!jdwp_event(&lead->jvm.jdwp, &event, milliseconds)) {
		lead->is_over |= lead->jvm.jdwp.is_gone;
		return;
	}
	m->n_events++;
	if (event.kind == JDWP_BREAKPOINT) {
		on_arrival(m, event.thread);
	} else if (event.kind == JDWP_CLASS_PREPARE) {
		set_all_in(m, event.class, jvm_class_name(&lead->jvm, event.class));
		jvm_resume(&lead->jvm, event.thread);
	} else if (event.kind == JDWP_THREAD_START) {
		jvm_resume(&lead->jvm, event.thread);
	} else if (event.kind == JDWP_VM_DEATH) {
		lead->is_over = true;
	}
}

// ---- meetings ---------------------------------------------------------------------------------------

static uint32_t count_held(const struct meeting *m)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < m->n; i++)
		n += m->places[i].thread != 0;
	return n;
}

// Whose partner does not come goes on; a program that never has both must not stand still.
static void let_late_go(struct meeting *m)
{
	for (uint32_t i = 0; i < m->n; i++)
		if (m->places[i].thread && lead_now() - m->places[i].since > m->lead->options->patience) {
			jvm_resume(&m->lead->jvm, m->places[i].thread);
			m->places[i].thread = 0;
		}
}

static bool all_stuck(struct meeting *m, const jdwp_id *threads)
{
	for (uint32_t i = 0; i < m->n; i++) {
		enum jdwp_status status = jvm_thread_status(&m->lead->jvm, threads[i]);
		if (status == JDWP_ZOMBIE || !stand_fits(m->lead, threads[i], m->places[i].stand, false))
			return false;
	}
	return true;
}

// Everybody is there: all go on, and either they are stuck soon or it was not the same locks.
static bool let_meet(struct meeting *m)
{
	enum { LOOKS = 12, NEEDED = 6 };
	struct lead *lead = m->lead;
	jdwp_id threads[16];
	for (uint32_t i = 0; i < m->n; i++) {
		threads[i] = m->places[i].thread;
		m->places[i].thread = 0;
	}
	for (uint32_t i = 0; i < m->n; i++)
		jvm_resume(&lead->jvm, threads[i]);
	m->n_met++;
	uint32_t n_stuck = 0;
	for (uint32_t i = 0; i < LOOKS && !lead->is_over; i++) {
		pump(m, 20);
		jvm_suspend(&lead->jvm, 0);
		n_stuck = all_stuck(m, threads) ? n_stuck + 1 : 0;
		enum verdict_cycle cycle = n_stuck ? verdict_cycle(lead, threads[0]) : CYCLE_NONE;
		if (cycle == CYCLE || (cycle == CYCLE_UNKNOWN && n_stuck >= NEEDED)) {
			verdict_tell(lead, threads, m->n);
			return true;
		}
		jvm_resume(&lead->jvm, 0);
		if (!n_stuck && i > 2)
			break;
	}
	return false;
}

// It may hang later than at the meeting, or with more threads in the cycle than were predicted.
static bool hangs_anyway(struct lead *lead)
{
	jvm_ids threads = { 0 };
	bool is_cycle = false;
	jvm_suspend(&lead->jvm, 0);
	jvm_threads(&lead->jvm, &threads);
	for (uint32_t i = 0; i < threads.n && !is_cycle; i++) {
		is_cycle = verdict_cycle(lead, threads.v[i]) == CYCLE;
		if (is_cycle)
			verdict_tell(lead, &threads.v[i], 1);
	}
	if (!is_cycle)
		jvm_resume(&lead->jvm, 0);
	vec_release(&threads);
	return is_cycle;
}

static bool wait_for_it(struct meeting *m)
{
	enum { STANDSTILLS = 5 };
	struct lead *lead = m->lead;
	int64_t last = lead_now();
	for (uint32_t n_idle = 0; !lead->is_over && !err_is_set(lead->err);) {
		uint32_t n_events = m->n_events;
		pump(m, 50);
		uint32_t held = count_held(m);
		m->most = held > m->most ? held : m->most;
		if (held == m->n && let_meet(m))
			return true;
		let_late_go(m);
		if (m->n_events != n_events || count_held(m)) {
			last = lead_now();
			n_idle = 0;
		}
		if (lead_now() - last <= lead->options->patience)
			continue;
		if (hangs_anyway(lead))
			return true;
		last = lead_now();
		if (!lead->options->keeps_on || ++n_idle == STANDSTILLS)
			break;
	}
	return false;
}

void meet_predicted(struct lead *lead)
{
	struct meeting m = { .lead = lead, .n = lead->plan->n_meets };
	for (uint32_t i = 0; i < m.n; i++)
		m.places[i].stand = &lead->plan->meets[i];
	set_loaded(&m);
	lead->result->end = wait_for_it(&m) ? REPLAY_HAPPENED : REPLAY_DID_NOT;
	lead->result->n_reached = m.most;
	if (lead->result->end != REPLAY_HAPPENED)
		buf_printf(&lead->result->text,
			"%u of %u places had a thread at once, all of them %u times, and it did not hang\n",
			m.most, m.n, m.n_met);
}
