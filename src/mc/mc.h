// The model checker: every interleaving of a program, by search/ over vm/, and what goes wrong in them.
// doc/model-checking.md tells what is covered.
#ifndef MC_MC_H
#define MC_MC_H

#include "base/buf.h"
#include "base/err.h"
#include "base/vec.h"
#include "lookahead/lookahead.h"
#include "search/search.h"
#include "vm/vm.h"

// Numbers are those of search_error.
enum mc_rule {
	MC_NONE,
	MC_DEADLOCK,
	MC_MISSED_SIGNAL,
	MC_ASSERTION,
	MC_EXCEPTION,
	MC_DATA_RACE,
	MC_LIVELOCK
};
const char *mc_rule_id(enum mc_rule rule); // "deadlock", "missed-signal", ...
bool mc_rule_find(enum mc_rule *rule, const char *id);

// What the machine tells the checker while it steps: the context of vm_options.
struct mc_ears {
	uint32_t n_uncaught; // since it was set to 0
	bool is_assertion;
	char class_name[200];
	char stack[4000];   // where it was made
	struct buf *output; // what the program has printed on the present path; NULL: not wanted
};
void mc_hear_output(void *context, int descriptor, const void *bytes, uint32_t n);
void mc_hear_uncaught(void *context, const struct vm_uncaught *what);

// Which executions a program has.
struct mc_semantics {
	bool by_code;            // locks and queues of the JDK step by step, not an operation at a time
	bool any_timeouts;       // timeouts may end at any time, not only when nobody else can go on
	bool wakes_spuriously;   // who waits or is parked may go on though nobody asked for it
	bool has_weak_failures;  // weak compare-and-sets may fail
	bool is_app_only;        // accesses inside the JDK's code are no choices
	bool has_random_choices; // random numbers are choices; the machine must know, too
};

struct mc_options {
	struct search_options search;
	struct mc_ears *ears; // what the machine has as its context
	bool all_races;       // those that are benign in the JDK too
	struct mc_semantics how;
	bool is_naive;         // every action that others can see is a step
	bool keeps_trace;      // do not look for one with fewer switches
	uint64_t max_minimise; // states of that look; 0: the default
	struct lookahead_options ahead;
	struct buf *foreseen; // what is foreseen is printed there; may be NULL
	bool keeps_outcomes;  // what the program can print, by execution
};

// One step of a trace: what a thread did, and where.
struct mc_step {
	uint64_t thread; // vm_thread_info.name
	uint32_t lane;   // of the trace
	uint32_t option;
	bool is_more;       // goes on with the step before it
	bool is_write;      // to a variable of the program's
	bool is_chosen;     // by raddle.Choose, or at random
	uint64_t object;    // that is signalled; 0: none, or any
	const char *does;   // "lock Main$A"
	const char *method; // "Main.run", of the innermost frame that is not the JDK's, if there is one
	const char *place;  // "Main.java:12"
	const char *stand;  // before the step: see stand.c
	bool is_asleep;     // before the step: it waits, is parked or sleeps
};

struct mc_lane {
	uint64_t thread;
	const char *name;   // as Java names it
	uint64_t object;    // whose signal it waits for; 0: none, or any
	const char *method; // where it is then: "Main.run"
	const char *state;  // at the end: "waits for the monitor of X, which main has, at Main.java:3"
	const char *place;
	const char *stand; // at the end; empty where it has ended
	const char *about; // to access there: "write Main$A field"; empty where it is no field
	bool is_blocked;   // at the end it cannot go on
	bool is_asleep;    // at the end it waits, is parked or sleeps
};

// All texts are in the report's arena.
struct mc_finding {
	enum mc_rule rule;
	char id[17];     // as those of scan's findings: no line, no path has a part in it
	const char *key; // that it is made from
	const char *message;
	const char *class;  // of the place
	const char *method; // "Main.run"
	const char *place;  // "Main.java:12"
	const char *file;
	uint32_t line; // 0: unknown
	uint32_t n_steps, n_lanes, n_switches;
	const struct mc_step *steps;
	const struct mc_lane *lanes;
	struct vm_hash end; // of the last state
};

typedef VEC(const char *) mc_texts;

struct mc_report {
	struct arena arena;
	struct search_result search;
	VEC(struct mc_finding) findings;
	mc_texts bounded_by;
	mc_texts unsupported; // what kept executions from being followed
	mc_texts outcomes;    // what was printed, each once, sorted
	bool has_ahead;
	struct lookahead_counts ahead; // of the last search
	uint32_t searches;             // how often it was begun, because of what was not foreseen
};

// Searches all executions of the machine from its present state (is_checking, and vm_start_main was
// called). False: an error of the search's, see search_run; the report holds what was found.
bool mc_check(struct mc_report *report, struct vm *vm, const struct mc_options *options,
	struct err *err);
void mc_release(struct mc_report *report);

// Is nothing left open?
bool mc_is_complete(const struct mc_report *report);

void mc_print_text(const struct mc_report *report, bool is_colored, struct buf *out);
void mc_print_ahead(const struct mc_report *report, struct buf *out);
void mc_print_lanes(const struct mc_finding *finding, struct buf *out);
void mc_print_json(const struct mc_report *report, const char *version, struct buf *out);

// ---- traces as files ---------------------------------------------------------------------------

// How to get the program again.
struct mc_program {
	const char *jdk;
	const char *main;
	struct mc_semantics how;
	mc_texts inputs, classpath, arguments;
};

// Where a thread stands when its turn comes, or at the end: what leads a real JVM.
struct mc_stop {
	uint64_t thread;
	uint32_t count;    // of arrivals there since its last turn
	bool is_last;      // at the end
	bool is_blocked;   // at the end it cannot go on: others have what it wants
	bool is_asleep;    // it has gone to sleep there: waits, is parked
	const char *stand; // frames: see stand.c
};

struct mc_saved {
	struct arena arena;
	struct mc_program program;
	enum mc_rule rule;
	VEC(struct mc_step) steps;
	VEC(struct mc_lane) threads;
	VEC(struct mc_stop) stops;
	struct vm_hash end;
};

void mc_trace_print(const struct mc_finding *finding, const struct mc_program *program,
	struct buf *out);
bool mc_trace_parse(struct mc_saved *saved, struct slice text, struct err *err);
void mc_saved_release(struct mc_saved *saved);
// Runs the steps; ears are what the machine has as its context; *finding has what was seen on the way (in the saved trace's arena). False where a
// step is not possible.
bool mc_replay(struct mc_finding *finding, struct vm *vm, struct mc_ears *ears,
	struct mc_saved *saved, struct err *err);

#endif
