// What the files of search/ share.
#ifndef SEARCH_INTERNAL_H
#define SEARCH_INTERNAL_H

#include <pthread.h>
#include <stdio.h>

#include "search/search.h"

// ---- table.c: a set or map that many workers grow without locks -------------------------------------

struct table_slots;
struct table_pin;

struct table {
	_Atomic(struct table_slots *) slots;
	_Atomic bool is_growing;
	uint32_t words; // per slot: 1 or 2
	uint32_t n_pins;
	struct table_pin *pins; // one per worker
	uint8_t *room;          // where all slots there will ever be have their place; NULL: the heap
};

// is_shared: the workers are processes that are forked later, and the table is in memory that they share.
void table_init(struct table *table, uint32_t words, uint32_t workers, bool is_shared);
void table_release(struct table *table);
uint64_t table_count(const struct table *table);
uint64_t table_bytes(const struct table *table);
// One word per slot; key is not 0. Is it new?
bool table_add(struct table *table, uint32_t worker, uint64_t key);
// Two words per slot: adds the pair.
bool table_add_pair(struct table *table, uint32_t worker, uint64_t a, uint64_t b);
// Two words per slot, a key and its number: numbers are given by `next`, from 1 on.
uint64_t table_number(struct table *table, uint32_t worker, uint64_t key, _Atomic uint64_t *next);
// All words of all slots in use, one after the other; while nobody adds.
void table_each(const struct table *table, void (*visit)(void *context, const uint64_t *words),
	void *context);

// ---- store.c: the states that were seen ------------------------------------------------------------

struct store {
	enum search_store kind;
	struct table table;  // hash: pairs; collapse: roots
	struct table nodes;  // collapse: inner nodes of trees
	struct table pieces; // collapse: pieces by their address in names
	struct intern *names;
	_Atomic uint64_t n_nodes, n_pieces, n_bits;
	_Atomic uint64_t *field; // bitstate
	uint64_t field_mask;     // of words
	bool is_shared;          // by processes; the struct is in memory that they share
};

void store_init(struct store *store, enum search_store kind, uint32_t workers, bool is_shared,
	uint32_t bits_log2);
void store_release(struct store *store);
// Is the model's present state new?
bool store_add(struct store *store, uint32_t worker, struct search_model *model);
uint64_t store_count(struct store *store);
uint64_t store_bytes(struct store *store);

// ---- run.c: what every order needs ----------------------------------------------------------------------

// Of all workers, be they threads or processes.
struct run_flags {
	_Atomic bool is_over;    // stop now: an error, or a limit
	_Atomic bool is_limited; // by the budget or max_states
	_Atomic bool is_cut;     // something was left out at max_depth or max_cost
};

struct run {
	const struct search_options *options;
	struct search_result *result; // of a process: its own part
	struct search_model *models;
	uint32_t workers;
	struct run_flags *flags;
	pthread_mutex_t mutex; // of result and observer
};

// Notes an error at the end of the path (and one more step, unless NULL); may end the run.
void run_error(struct run *run, uint32_t error, uint64_t where, const struct search_choice *path,
	uint32_t n_path, const struct search_choice *last, uint32_t cost);
// The model is in a stuck state at the end of the path.
void run_stuck(struct run *run, struct search_model *model, const struct search_choice *path,
	uint32_t n_path, uint32_t cost);
// The model is in a new state at the end of the path, and was asked for its threads.
void run_judge(struct run *run, struct search_model *model, const struct search_choice *path,
	uint32_t n_path, uint32_t cost);
// Ask now and then, with what was done since: is it over?
bool run_ask(struct run *run, uint64_t states);
void run_live(struct run *run, uint64_t states, uint64_t transitions, uint64_t depth);

typedef VEC(struct search_choice) search_path;

void path_append(search_path *to, const struct search_choice *from, uint32_t n);

// The choices of the present state, those of thread `first` first. *threads is room to look at them.
void run_choices(struct search_model *model, uint32_t first, search_threads *threads,
	search_path *out);

// ---- jobs.c: what a worker hands to another ------------------------------------------------------------

// A path from the first state, and choices that are left at its end.
struct job {
	search_path path;
	search_path choices;
};
typedef VEC(struct job) job_list;

void job_release(struct job *job);

struct jobs;

// The first jobs are there before the workers are.
struct jobs *jobs_new(uint32_t workers, struct run_flags *flags, const job_list *first);
void jobs_free(struct jobs *jobs);
// Does somebody wait for a job that nobody has given yet?
bool jobs_are_wanted(const struct jobs *jobs);
// False where there is no room for it.
bool jobs_give(struct jobs *jobs, const struct job *job);
// Waits for a job. False: there will be none, or the run is over.
bool jobs_take(struct jobs *jobs, struct job *job);
void jobs_wake_all(struct jobs *jobs);
// Those that nobody took; when the workers are gone.
void jobs_left(struct jobs *jobs, job_list *out);

// ---- processes.c: workers that are processes --------------------------------------------------------------

// Forks workers that do `work` with their number and then say what they have found: errors, numbers, what
// the model has learnt, and in `tell` what the caller wants to know, which `hear` gets in this process.
struct processes {
	struct run *run;
	void *context;
	void (*work)(void *context, uint32_t worker);
	void (*tell)(void *context, uint32_t worker, search_words *out);
	const uint64_t *(*hear)(void *context, const uint64_t *words);
	void (*watch)(void *context); // now and then, in this process
};
bool processes_run(const struct processes *processes, struct err *err);

void search_depth(struct run *run, struct err *err);
void search_levels(struct run *run);
void search_walks(struct run *run);
void search_executions(struct run *run);
void search_stateful(struct run *run, struct err *err);

#endif
