// Library mode: which methods of INPUT only one thread of the library's own runs. What these files share:
//
//   workers.c  who runs a task: executors of one thread, timers, threads that are made once for each object
//   handlers.c what libraries that INPUT uses call, one at a time
//   given.c    what becomes of function objects: who runs them, in which thread
//   library.c  from there and from what anybody may call on, call by call
#ifndef RUNNING_LIBRARY_H
#define RUNNING_LIBRARY_H

#include "base/map.h"
#include "base/vec.h"
#include "facts/facts.h"
#include "model/model.h"
#include "running/running.h"

#define WORKER_ANYBODY UINT32_MAX // several threads, or nobody knows who

// One thread, or what takes turns like one.
struct worker {
	const struct klass *owner; // each of its objects has one
	bool is_static;            // there is one for all
	bool is_of_class;          // a class of threads: its objects, not what is around them
	bool is_sure;              // otherwise it may be made again, but is kept as if there were one
};

// The code that a function object runs.
struct function {
	uint32_t n;
	const struct method **bodies;
};

struct held_function {
	const struct field *field;
	struct function function;
};

struct run_edge {
	uint32_t from, to; // methods
};

struct library_threads {
	const struct running_library *library; // while it is found
	struct world *world;
	const struct models *models;
	struct facts *facts;
	struct arena arena;
	uint8_t *executors; // by field id: enum kept_executor
	uint8_t *starts;    // by method id: 0 not asked yet, 1 runs nothing elsewhere, else 2 + operand
	VEC(struct worker) workers;
	struct map by_key;              // of a worker: its number
	VEC(struct held_function) held; // function objects in fields
	VEC(struct run_edge) edges;     // a function object is run where it was made
	VEC(struct run_edge) begun;     // from: a worker
	bool *is_open;                  // by method id: anybody may run it as a function object
	struct function **functions;    // by class id: what others than INPUT call of its objects
	const struct klass **
		handlers; // by method id: its class, if one thread at a time calls it on an object; or NULL
	const struct klass *thread;   // the class of threads; NULL: there is no JDK
	const struct name *task_name; // run
	const struct name **own_task; // by class id: its method that it gives to a thread; NULL: none
	uint32_t *runs;               // by method id: 0 nobody yet, a worker or WORKER_ANYBODY
	uint32_t n_methods, n_classes;
	uint32_t *walked; // by class id: the number of the last walk that came there
	uint32_t n_walks;
	VEC(const struct klass *) below; // of the last walk
	bool *has_workers; // by class id, of the host of a nest: a worker alone runs a method of it
};

// All classes below, each once, however many ways lead there: in t->below until the next walk.
void library_threads_walk_below(struct library_threads *t, const struct klass *klass);

// ---- workers.c ---------------------------------------------------------------------------------

// Something is run elsewhere by a call.
struct start {
	uint32_t argument;         // operand of the call
	const struct name *method; // of what is run
	uint32_t worker;           // or WORKER_ANYBODY
};

void workers_find(struct library_threads *t);
bool workers_start(struct library_threads *t, const struct method_facts *facts, uint32_t call,
	struct start *start);
// The thread that each object of the class is.
uint32_t workers_of_class(struct library_threads *t, const struct klass *klass);
const struct name *workers_task_name(const struct world *world); // run

// ---- handlers.c --------------------------------------------------------------------------------

void handlers_find(struct library_threads *t);

// ---- given.c -----------------------------------------------------------------------------------

void given_find(struct library_threads *t);
// Is it only run as what becomes of the objects that INPUT makes shows?
bool given_is_followed(const struct library_threads *t, const struct method *method);

#endif
