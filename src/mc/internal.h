// What the files of mc/ share.
#ifndef MC_INTERNAL_H
#define MC_INTERNAL_H

#include "base/map.h"
#include "mc/mc.h"

// What a thread would do next, of the state that model->threads was last asked of.
struct mc_pending {
	uint32_t number, lane;
	bool can_go;
	struct vm_action action;
};

// As many as searches tell apart: each path has fewer, but which are there depends on the path.
enum { MC_MAX_LANES = 4 * VM_MAX_THREADS };

struct mc_names {
	_Atomic uint64_t v[MC_MAX_LANES]; // 0: none yet
};

// What belongs to the state besides the machine, at a mark.
struct mc_mark {
	uint64_t at;
	size_t printed;
	uint32_t ahead; // lookahead_mark
};

// A machine as search/ sees it. Threads have numbers that depend on the path; the search's ids, lanes
// here, are given by name, in the order in which the search first sees them.
struct mc_model {
	struct vm *vm;
	struct mc_ears *ears;
	struct budget *budget; // may be NULL
	bool all_races;
	struct mc_semantics how;
	bool is_naive;           // every action that others can see is a step
	struct lookahead *ahead; // NULL: every visible action is a choice
	bool is_learning;        // observes, and asks nothing
	bool is_probing;         // asks nothing, and does not observe: what is known stays as it is
	bool is_beginning;       // nothing was done before
	bool is_passing;         // the present operation was passed because of the heap
	uint32_t n_passed;       // actions of the last step that were no choices
	uint64_t n_steps;        // of this search
	uint64_t n_actions;      // while it learns
	uint64_t stop_at;        // steps: something was not foreseen; 0: everything was
	struct buf output;       // of the present path
	VEC(struct mc_mark) marks;
	// Told of each action of a step, before it is done; may be NULL. is_more: not the first.
	void (*tell)(void *context, uint32_t number, const struct vm_action *action, bool is_more);
	void *tell_context;
	struct map lanes;         // name: lane + 1
	struct mc_names *names;   // by lane, the same for all processes of a search
	bool tells_surprises;     // each at once: this process is not the one that will begin again
	bool is_surprised;        // by the present step
	struct mc_report *report; // whose outcomes are kept
	VEC(struct mc_pending) pending;
	VEC(char *) unsupported; // messages, each once
	bool has_daemons;        // threads that do not keep the program alive were started
	bool has_weak;           // accesses that order less than volatile ones
	bool has_timeouts;       // somebody's timeout could have ended, and that was not tried
	bool may_be_endless;     // that executions never end was not looked for
	bool has_too_many;       // more threads than have lanes: those do nothing
	struct search_model search;
};

void mc_model_init(struct mc_model *model, struct vm *vm, struct mc_ears *ears, bool all_races);
// Runs the program to where there are two threads; what is done until then is not undone.
void mc_begin(struct mc_model *model);
void mc_model_release(struct mc_model *model);

// workers.c: what processes of one search share, and what they tell each other.
struct mc_names *mc_names_new(void);
void mc_names_free(struct mc_names *names);
// The lane of a name that this process has not met: another may have. MC_MAX_LANES: none is left.
uint32_t mc_names_add(struct mc_names *names, uint64_t name);
void mc_names(void *self, search_words *out);
void mc_set_names(void *self, const uint64_t *names, uint32_t n);
void mc_pack(void *self, struct buf *out);
void mc_unpack(void *self, struct slice bytes);
void mc_note_unsupported(struct mc_model *model, const char *message);
void mc_add_outcome(struct mc_report *report, const char *text);
uint32_t mc_lane_of(struct mc_model *model, uint64_t name);
// The thread of that lane; 0: there is none now.
uint32_t mc_number_of(const struct mc_model *model, uint32_t lane);

// Numbers of search_error that are no findings: something was not foreseen.
enum { MC_SURPRISE = 1000 };

// ahead.c: looks ahead in a search, and begins it again where something was not foreseen.
void mc_ahead_init(struct mc_model *model, const struct mc_options *options);
bool mc_search(struct mc_report *report, struct mc_model *model, const struct mc_options *options,
	struct err *err);
// The path with one step for each action that was no choice; the model looks ahead.
void mc_expand(struct mc_model *model, struct search_error *error);

// touch.c: adds what an action touches, as search/ understands it.
void mc_touch(struct search_touch *touch, const struct vm *vm, uint32_t number,
	const struct vm_action *action);
void mc_touch_key(struct search_touch *touch, uint64_t key, enum search_mode mode);
uint64_t mc_thread_key(uint64_t name);
uint64_t mc_output_key(void);

// frames.c: where a thread is.
struct mc_where {
	struct vm_at top, own; // method NULL: there is no code, none of the program's own
	const void
		*called; // what the program's own code called; NULL: it is at the top, or there is none
	uint32_t receiver; // of that call; 0: none
};
struct mc_where mc_where(const struct vm *vm, uint32_t number);
bool mc_is_jdk_class(const char *name); // with dots or slashes
struct finding_frame mc_no_frame(void);
struct finding_frame mc_frame(struct vm_at at, struct arena *arena);
// In the program's own code, else where it is.
struct finding_frame mc_frame_of(const struct mc_where *where, struct arena *arena);
struct finding_frame mc_own_frame(const struct finding_stack *stack);
struct finding_stack mc_stack_of(const struct vm_at *places, uint32_t n, struct arena *arena);
struct finding_stack mc_stack(const struct vm *vm, uint32_t number, struct arena *arena);

// stand.c: in arena, for traces that a real JVM follows.
const char *mc_stand_of(const struct vm *vm, uint32_t number, bool by_code, struct arena *arena);
bool mc_is_asleep(const struct vm *vm, uint32_t number);

// lanes.c: a step or a thread each, for the finding's trace; the model is in the last state.
struct mc_trace;
void mc_list_lanes(struct mc_finding *found, struct mc_trace *trace);

// Brings the error's path to fewer switches, as far as that is cheap.
void mc_shorten(struct mc_model *model, struct search_error *error);

// record.c: what the threads did on a path. What a step says is put into words when all is over, and names are known.
struct mc_seen {
	uint64_t thread; // vm_thread_info.name
	uint32_t id;     // of the report's threads
	uint32_t number, option;
	bool is_more;      // goes on with the step before it
	bool is_operation; // of the JDK's, as a whole
	bool is_woken, is_timeout, is_unheard, has_failed;
	struct vm_action action;
	struct mc_where where;
	const char *value; // of the variable after the step; NULL: none
	const char *stand; // see mc_step
	bool is_asleep;
};

struct mc_trace {
	struct mc_model *model;
	struct mc_threads *threads;
	struct arena *arena;
	VEC(struct mc_seen) steps;
	bool is_signal, has_written; // in the operation of the present step
};
// Runs the path from the model's present state; false where a step is not possible.
bool mc_record(struct mc_trace *trace, const struct search_choice *path, uint32_t n_path);
void mc_trace_release(struct mc_trace *trace);
uint32_t mc_thread_id(struct mc_trace *trace, uint32_t number);

// held.c: since when locks are held, along the same path. Each of the places is that of the program's own code.
struct mc_held {
	struct finding_wait *wait; // for it
	uint32_t object, number;   // the lock, and the thread that has it in the end
	bool is_held;              // where the path is now
	struct vm_at since;        // method NULL: it has been held from the start
};
void mc_hold(struct mc_held *held, uint32_t n, struct mc_model *model,
	const struct search_choice *path, uint32_t n_path);

// words.c: steps and states in words.
struct mc_words {
	struct mc_trace *trace;
	struct vm_names *names;
	VEC(uint32_t) objects; // that have a name of their own already
	VEC(const char *) texts;
};
void mc_words_init(struct mc_words *words, struct mc_trace *trace);
void mc_words_release(struct mc_words *words);
// "Main.lock"; two objects with one name are told apart: "Main.lock #2".
const char *mc_name_object(struct mc_words *words, uint32_t object);
bool mc_is_named(struct mc_words *words, uint32_t object);
// "Main.total", "Main.counts[3]", "Main.map"; full: also what of the JDK's is accessed there.
const char *mc_name_accessed(struct mc_words *words, const struct vm_action *action, bool is_full);
const char *mc_step_words(struct mc_words *words, const struct mc_seen *seen);
void mc_state_words(struct mc_words *words, uint32_t number, struct finding_actor *actor,
	struct finding_wait *wait);

// describe.c: the finding of the error that the model, in the last state of the path, has; error NULL: of none.
struct mc_open {        // what only other runs can tell
	bool may_be_missed; // a signal, rather than a deadlock
	uint32_t n_held;
	struct mc_held *held;
};
void mc_describe(struct mc_finding *found, struct mc_open *open, struct mc_trace *trace,
	const struct search_error *error);
// Two threads that are about to race on that; of the state that model->threads was last asked of.
bool mc_find_race(const struct mc_model *model, uint64_t where, const struct mc_pending *pair[2]);

#endif
