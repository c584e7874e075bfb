// Searches through everything that a program of several threads can do. Knows nothing of Java: what
// is searched is a struct search_model, a machine that can say what each of its threads would do next,
// do it, and undo it.
//
// Words: a thread takes steps; a step that can end in several ways has options (0 to n - 1); a choice
// is a thread and an option. An execution is a run of steps from the first state to one where no
// thread can take one (a stuck state: the program has ended, or hangs). A switch is a step of another
// thread than the step before it, a preemption a switch away from a thread that could have gone on.
//
//     order                 store                    reduction
//     SEARCH_DEPTH          hash, collapse, bits     none           any number of workers, also processes
//     SEARCH_DEPTH          hash                     dpor           persistent sets, one worker
//     SEARCH_DEPTH          none                     none, dpor     every execution; one per class
//     SEARCH_STEPS          hash                     none           breadth-first, shortest traces
//     SEARCH_SWITCHES,
//     SEARCH_PREEMPTIONS    hash                     none           fewest switches, context bounding
//     SEARCH_RANDOM, _PCT, _POS   (any number of runs, never complete)
#ifndef SEARCH_SEARCH_H
#define SEARCH_SEARCH_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/budget.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "base/vec.h"

// ---- what is searched --------------------------------------------------------------------------

// How a step touches something that other threads can touch too. Two steps of different threads
// conflict if they touch the same key, unless both only look (read, await). A release is never
// possible at the same time as an acquire or an await of another thread that concerns it: there is no
// other order of the two to be tried, but one comes before the other.
enum search_mode {
	SEARCH_READ,
	SEARCH_WRITE,
	SEARCH_ACQUIRE, // of a lock: possible while nobody has it
	SEARCH_RELEASE, // of a lock; the end of a thread; its start
	SEARCH_AWAIT,   // join; the first step of a thread
};

struct search_access {
	uint64_t key;
	enum search_mode mode;
};

enum { SEARCH_MAX_ACCESSES = 40 };

// What one step touches. Keys name the same thing in equal states, however these were reached.
struct search_touch {
	uint32_t n;
	bool is_everything; // conflicts with every step
	struct search_access v[SEARCH_MAX_ACCESSES];
};

struct search_thread {
	uint32_t id;        // small: sets of threads are bits by id where there is a reduction
	uint32_t n_options; // 0: blocked
	struct search_touch touch;
};

typedef VEC(struct search_thread) search_threads;
typedef VEC(uint64_t) search_words;

struct search_choice {
	uint32_t thread, option;
};

// What a step did. The search sets it to zeros before.
struct search_step {
	struct search_touch touch; // as foretold, or more
	uint32_t error;            // 0, or the model's number of the property that it broke
	uint64_t where;            // tells errors of one kind apart
};

struct search_hash {
	uint64_t a, b;
};

struct search_model {
	void *self;
	// Appends the threads that have not ended, those that are blocked too, by id.
	void (*threads)(void *self, search_threads *out);
	void (*step)(void *self, struct search_choice choice, struct search_step *did);
	uint64_t (*mark)(void *self);
	void (*undo)(void *self, uint64_t mark);
	struct search_hash (*hash)(void *self);
	// No thread can take a step. 0: it has ended well; else the number of the property.
	uint32_t (*stuck)(void *self, uint64_t *where);
	// May be NULL; asked with dpor and a hash store. From the present state no way leads to a stuck one: the
	// threads of the set `moving` go round, the others never take a step again. The number of the property;
	// *is_relative: it is broken only if some other execution ends.
	uint32_t (*endless)(void *self, const search_words *moving, uint64_t *where, bool *is_relative);
	// May be NULL. Properties of states that are about what threads would do next: asked of each state
	// that is met for the first time, after `threads`, with i = 0, 1, ... until it returns 0. Such a
	// property is about two steps that conflict (a data race); with a reduction others may be missed.
	uint32_t (*judge)(void *self, uint32_t i, uint64_t *where);
	// For SEARCH_STORE_COLLAPSE: the state in pieces, of which most stay the same in a step. The
	// same number of pieces in every state; the bytes are borrowed until the next call.
	uint32_t (*pieces)(void *self, struct slice *out, uint32_t cap);
	// For checkpoints; may be NULL, where ids of threads are the same in every search. What the ids stand for,
	// by id; and that a search which goes on must mean the same by them.
	void (*names)(void *self, search_words *out);
	void (*set_names)(void *self, const uint64_t *names, uint32_t n);
	// For workers that are processes; may be NULL. What this model has learnt in its process, besides
	// states and errors, as bytes for the model in the first process.
	void (*pack)(void *self, struct buf *out);
	void (*unpack)(void *self, struct slice bytes);
};

// ---- how -------------------------------------------------------------------------------------------

enum search_order {
	SEARCH_DEPTH,
	SEARCH_STEPS,
	SEARCH_SWITCHES,
	SEARCH_PREEMPTIONS,
	SEARCH_RANDOM,
	SEARCH_PCT,
	SEARCH_POS,
};

enum search_store {
	SEARCH_STORE_HASH,
	SEARCH_STORE_COLLAPSE,
	SEARCH_STORE_BITS,
	SEARCH_STORE_NONE
};
enum search_reduction { SEARCH_REDUCTION_NONE, SEARCH_REDUCTION_DPOR };

// How far a search is; may be read while it runs.
struct search_live {
	_Atomic uint64_t states, transitions, depth;
};

struct search_observer {
	void *context;
	// An execution ended here, in a stuck state; from any worker, one at a time. May be NULL.
	void (*stuck)(void *context, struct search_model *model);
};

struct search_options {
	enum search_order order;
	enum search_store store;
	enum search_reduction reduction;
	uint32_t max_depth;   // steps; 0: no limit
	uint32_t max_cost;    // switches or preemptions; UINT32_MAX: no limit
	uint64_t max_states;  // 0: no limit
	bool all_errors;      // go on after the first
	uint32_t only_error;  // look for this property alone; 0: any
	uint64_t only_where;  // and for this error of it; 0: any
	uint32_t weak_error;  // does not end the search, and gives way to any other; 0: none
	uint32_t fatal_error; // ends the search even where all_errors
	// Of cycles in which every thread that can go does; then every choice is tried. 0: not looked for.
	uint32_t fair_error;
	uint32_t processes; // so many workers are forked, each with the one model as it is now; 0: none
	uint64_t runs, seed;   // of random orders
	uint32_t pct_changes;  // PCT: places where priorities change, d - 1
	uint32_t pct_steps;    // PCT: about how many steps a run has; 0: it is learnt
	uint32_t bits_log2;    // bitstate: size of the field; 0: chosen
	bool break_reduction;  // for tests of tests: a reduction that misses races
	struct budget *budget; // may be NULL
	struct search_live *live;
	struct search_observer observer;
	// Where to write when a limit stops the search, and to go on from if it is there; may be NULL.
	const char *checkpoint;
	uint64_t fingerprint; // of what is searched: a checkpoint of something else is refused
};

// ---- what came out ---------------------------------------------------------------------------------

struct search_error {
	uint32_t error;
	uint64_t where;
	struct search_choice *path; // from the first state, the breaking step last
	uint32_t n_path;
	uint32_t cost; // switches or preemptions, of orders that count them
};

enum search_end {
	SEARCH_COMPLETE, // everything was seen
	SEARCH_FOUND,    // ended at an error
	SEARCH_BOUNDED,  // everything within max_depth or max_cost; nothing beyond
	SEARCH_SAMPLED,  // the runs that were asked for are done
	SEARCH_LIMIT,    // the budget, or max_states
};

// What one of several workers did.
struct search_share {
	uint64_t transitions;
	double milliseconds; // of processor time; 0 where it cannot be told
};

struct search_result {
	enum search_end end;
	uint64_t states, transitions;
	uint64_t executions; // that came to a stuck state
	uint64_t redundant;  // that did not, because a sleep set knew them; no store only
	uint64_t store_bytes;
	uint32_t depth;   // of the deepest state
	bool is_inexact;  // bitstate: states may have been left out
	bool has_resumed; // went on from a checkpoint
	bool is_saved;    // a checkpoint was written
	VEC(struct search_error) errors;
	VEC(struct search_share) shares; // of workers that are processes
};

// One model for each worker, all in the same first state; they are left in it. Where the workers are
// processes (a machine of which there is one per process) there is one model. Returns false where
// the options do not go together or a checkpoint cannot be read or written; what was found is in
// the result all the same.
bool search_run(struct search_result *result, struct search_model *models, uint32_t workers,
	const struct search_options *options, struct err *err);
// Do they go together? search_run asks first.
bool search_options_fit(const struct search_options *options, uint32_t workers, struct err *err);
void search_release(struct search_result *result);

// Is the choice one of the present state? *threads are those of the state then.
bool search_can_take(struct search_model *model, struct search_choice choice,
	search_threads *threads);
// Runs the choices from the model's present state; false, at the first that is not possible there.
bool search_replay(struct search_model *model, const struct search_choice *path, uint32_t n_path);

#endif
