// The model checker: every interleaving of a program, by search/ over vm/, and what goes wrong in them.
// doc/model-checking.md tells what is covered.
#ifndef MC_MC_H
#define MC_MC_H

#include "base/buf.h"
#include "base/err.h"
#include "base/vec.h"
#include "finding/finding.h"
#include "lookahead/lookahead.h"
#include "search/search.h"
#include "vm/vm.h"

// Numbers are those of search_error.
enum mc_property {
	MC_NONE,
#define PROPERTY(symbol, rule, describe) MC_##symbol,
#include "mc/properties.def"
#undef PROPERTY
	N_MC_PROPERTIES
};
enum rule mc_rule_of(enum mc_property property);
uint32_t mc_rules(void); // all of them, as a set

// What the machine tells the checker while it steps: the context of vm_options.
struct mc_ears {
	uint32_t n_uncaught; // since it was set to 0
	bool is_assertion;
	uint32_t thread; // its number
	char class_name[200];
	char message[1000];
	bool has_message;
	uint32_t n_places; // where it was made
	struct vm_at places[64];
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

// A step of a trace: a choice, to be taken again, or what its thread went on to do.
struct mc_step {
	uint64_t thread; // vm_thread_info.name
	uint32_t option;
	bool is_more;      // no choice: it goes on with the step before it
	bool is_asleep;    // before the step: it waits, is parked or sleeps
	const char *stand; // before the step: see stand.c
};

// A thread of a trace, and how it ends there.
struct mc_lane {
	uint64_t thread;
	const char *name;  // as Java names it
	const char *stand; // empty where it has ended
	const char *about; // to access there: "write Main$A field"; empty where it is no field
	bool is_blocked;   // it cannot go on
	bool is_asleep;    // it waits, is parked or sleeps
};

// All texts are in the report's arena.
struct mc_finding {
	struct finding plain;        // with an execution
	const struct mc_step *steps; // those of the execution
	uint32_t n_lanes;
	const struct mc_lane *lanes;
	struct vm_hash end; // of the last state
};

// Threads that findings speak of; ids are places in the list.
struct mc_thread {
	uint64_t name;     // vm_thread_info.name
	const char *given; // as Java names it; empty: not at all
	const char *text, *run;
};

struct mc_threads {
	VEC(struct mc_thread) list;
};

typedef VEC(const char *) mc_texts;

struct mc_report {
	struct arena arena;
	struct search_result search;
	VEC(struct mc_finding) findings; // each with another key
	struct mc_threads threads;
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

// "error", "no-error" or "incomplete".
const char *mc_result(const struct mc_report *report);
void mc_print_ahead(const struct mc_report *report, struct buf *out);

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
	enum rule rule;
	VEC(struct mc_step) steps;
	VEC(struct mc_lane) lanes;
	VEC(struct mc_stop) stops;
	bool is_whole; // it has its end
	struct vm_hash end;
	struct mc_threads threads; // of the replay
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
