// What the files of replay/ share.
#ifndef REPLAY_INTERNAL_H
#define REPLAY_INTERNAL_H

#include <sys/types.h>

#include "replay/jvm.h"
#include "replay/replay.h"

enum lane_state {
	LANE_UNBORN,
	LANE_HELD,   // at its start or at a stop: suspended once
	LANE_ASLEEP, // in the program's own wait, and suspended once
	LANE_RUNNING,
	LANE_ENDED,
};

struct lane {
	jdwp_id thread;
	enum lane_state state;
	bool is_hit;      // it has come to a breakpoint that nobody has looked at yet
	uint32_t stopped; // index of the stop that it is at; NO_STOP: none
};
#define NO_STOP UINT32_MAX

struct lead {
	struct jvm jvm;
	const struct replay_plan *plan;
	const struct replay_options *options;
	struct replay_result *result;
	struct err *err;
	struct lane *lanes;
	pid_t child;         // 0: none
	jdwp_id main_thread; // of the JVM that was started
	bool is_over;        // the program has ended
	// The breakpoint that the running lane is to come to.
	uint32_t armed;                      // lane; NO_STOP: none
	const struct replay_frame *armed_at; // not set yet where the class is not there
	uint32_t breakpoints[8];             // requests
	uint32_t n_breakpoints;
	// Told of a class that is there now; may be NULL.
	void (*hear_class)(struct lead *lead, jdwp_id class);
	bool has_thrown;
	const char *thrown; // class of an exception that nobody catches
	const char *thrown_by;
};

// launch.c: starts the JVM, or attaches. False with err.
bool launch_start(struct lead *lead);
void launch_end(struct lead *lead, bool is_hung);

// pump.c: takes events until one concerns a lane that runs, or the time is over.
void lead_pump(struct lead *lead, int milliseconds);
uint32_t lead_lane_of(const struct lead *lead, jdwp_id thread);
bool lead_arm(struct lead *lead, uint32_t lane, const struct replay_frame *at);
void lead_disarm(struct lead *lead);
// A breakpoint there, for one thread or all; 0 with err where the code is another one.
uint32_t lead_break(struct lead *lead, jdwp_id class, const struct replay_frame *at,
	jdwp_id thread);
int64_t lead_now(void);

// woven.c: bytecode indices in a method that the agent has put gates into. The old one of what is at bci; and where the old one is now,
// false where there are no gates.
uint32_t woven_old_bci(struct jvm *jvm, const struct jvm_method *method, uint32_t bci);
bool woven_move(struct jvm *jvm, const struct jvm_method *method, uint32_t *bci);

// stand.c: is the thread, which is suspended, there? An exact one is at the instruction; otherwise somewhere below it.
bool stand_fits(struct lead *lead, jdwp_id thread, const struct replay_stand *stand, bool is_exact);
void stand_print(struct lead *lead, jdwp_id thread, uint32_t max, struct buf *out);
void frame_print(const struct replay_frame *frame, struct buf *out);

// verdict.c: did it happen?
bool verdict_hang(struct lead *lead);
bool verdict_race(struct lead *lead);
bool verdict_throw(struct lead *lead);
// Who waits for whom from there on, as the JVM says. All must be suspended.
enum verdict_cycle { CYCLE_NONE, CYCLE, CYCLE_UNKNOWN };
enum verdict_cycle verdict_cycle(struct lead *lead, jdwp_id thread);
void verdict_tell(struct lead *lead, const jdwp_id *threads, uint32_t n);

// follow.c, meet.c
void follow_trace(struct lead *lead);
void meet_predicted(struct lead *lead);

#endif
