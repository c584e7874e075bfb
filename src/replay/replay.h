// A trace on a real JVM: threads are held where the trace says that they stand and let go in its order, through the
// JVM's debugger interface (JDWP); doc/replay.md.
#ifndef REPLAY_REPLAY_H
#define REPLAY_REPLAY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/vec.h"

struct replay_frame {
	const char *class_name, *method, *descriptor; // "app.Main$A", "run", "()V"
	uint32_t bci;
	uint64_t hash; // of the method's code; 0: not known
};

// Where a thread stands: the instruction first, then callers. None: at its start.
struct replay_stand {
	uint32_t n;
	const struct replay_frame *frames;
};

struct replay_stop {
	uint32_t lane;
	uint32_t count;  // at the how manyth time since its last turn
	bool is_last;    // at the end of the trace, not before a turn
	bool is_blocked; // it goes no further
	bool is_asleep;  // it waits there for somebody, or for time to pass
	struct replay_stand stand;
};

struct replay_lane {
	const char *name;  // as Java names the thread
	const char *about; // "write app.Main$A field": what it races for; empty: nothing
};

enum replay_aim { REPLAY_HANG, REPLAY_RACE, REPLAY_THROW };

struct replay_plan {
	enum replay_aim aim;
	uint32_t n_lanes;
	const struct replay_lane *lanes; // a trace's threads
	VEC(struct replay_stop) stops;   // in the order of their turns
	// Or, of a prediction, whoever comes: for each thread of a cycle where it is after its first lock, when it asks
	// for the next.
	uint32_t n_meets;
	const struct replay_stand *meets;
};

// "Main.run()V@12#0123456789abcdef Main.main...", or "-" for the start: false where it is none.
bool replay_stand_parse(struct replay_stand *stand, const char *text, struct arena *arena);

struct replay_options {
	char *const *command;  // the java to start, and its arguments; NULL: attach
	const char *host_port; // "localhost:8000"
	uint32_t patience;     // milliseconds for a thread to come where it should
	bool keeps_on;         // of predictions: hold threads as often as they come, until it happens
};

enum replay_end {
	REPLAY_HAPPENED,
	REPLAY_DID_NOT, // the program ran to its end, or past the place
	REPLAY_STUCK,   // a thread did not come in time
	REPLAY_REFUSED, // the code is another one; no JVM
};

struct replay_result {
	enum replay_end end;
	uint32_t n_stops, n_reached;
	struct buf text; // what happened, for people
};

bool replay_run(struct replay_result *result, const struct replay_plan *plan,
	const struct replay_options *options, struct err *err);

#endif
