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
bool mc_is_interrupt(const struct vm_action *action);
void mc_touch_key(struct search_touch *touch, uint64_t key, enum search_mode mode);
uint64_t mc_thread_key(uint64_t name);
uint64_t mc_output_key(void);

// A stack as text: the first line whose class is not the JDK's, else the first. "Main.run",
// "Main.java:12"; empty where there is no frame.
struct mc_place {
	const char *class, *method, *place;
	bool is_jdk;
};
struct mc_place mc_place_in(struct slice stack, struct arena *arena);
struct mc_place mc_place_of(const struct vm *vm, uint32_t number, struct arena *arena);
bool mc_is_jdk_class(const char *name); // with dots or slashes

// stand.c: in arena, for traces that a real JVM follows.
const char *mc_stand_of(const struct vm *vm, uint32_t number, bool by_code, struct arena *arena);
bool mc_is_asleep(const struct vm *vm, uint32_t number);

// Brings the error's path to fewer switches, as far as that is cheap.
void mc_shorten(struct mc_model *model, struct search_error *error);

// record.c: runs the path from the model's present state and fills steps and lanes.
bool mc_record(struct mc_finding *finding, struct mc_model *model, const struct search_choice *path,
	uint32_t n_path, struct arena *arena);

#endif
