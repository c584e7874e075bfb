// Atomicity violations: seed 002. A lock (the witness) is released and taken again while another one
// (the context) is held. The steps, each in a file:
//
//   names.c   locking expressions in terms of parameters, TRANSLATELOCK (4.1, 4.3)
//   same.c    fields that hold the same lock
//   narrow.c  classes that objects must be of for a lock to be taken
//   calls.c   which methods a call may run: the edges of the call graph
//   types.c   receivers that are known better than by their declared type; synchronized collections
//   held.c    LOCKSHELD: the locks that a method may take (4.3); fields that a call may write
//   worth.c   methods in which something can be found at all
//   flow.c    the facts <R, T, P> of one method over its IR (4.2); state.c has the sets
//   lexps.c   locking expressions over the IR; events.c: what calls take
//   streams.c elements of streams
//   lookups.c elements that are looked up again
//   influence.c  what depends on what a section learns
//   relate.c  how the two sections of the witness depend on each other
//   asked.c   questions about a callee: what it returns, tests, adds
//   arguments.c  what two calls are given
//   inside.c  answers whose inside is looked at
//   again.c   what a section asks a collection, and whether the other one asks it again
//   caught.c  sections that refuse with an exception that is caught
//   shortcut.c  calls of a collection that look again by themselves
//   told.c    answers that are only put into a text
//   once.c    methods that return what is made once
//   optimistic.c  writes that are only done if nobody has written since
//   version.c  the same by a number inside of what was read
//   branch.c  two places that no path has in common; values.c: values that are the same
//   final.c   FINAL_T and FINAL_P over the calls (4.4)
//   touch.c   what the two sections read and write
//   steps.c   concurrent collections, whose calls are steps without a lock
//   keys.c    whether two calls are about the same key
//   given.c   sections that run what they are given
//   adds.c    sections that only add, and those about one entry
//   ends.c    sections that are about one end of a queue
//   grows.c   lists that only grow
//   interfere.c  sections of others that may come in between
//   views.c   collections that are changed through views of them
//   threads.c which threads run a method
//   escape.c  who can reach an object; under which locks fields are used
//   results.c what calls return, if it is the same each time
//   found.c   methods that lock what they find, and return it
//   semaphores.c  semaphores with one permit are contexts, too
//   callers.c who can call a method, and what all of them hold
//   guards.c  calls that leave a lock held: guard objects
//   own.c     objects that nobody else has yet
//   owned.c   tasks of a program with objects of their own
//   single.c  locks of a program that are one object, whatever they are called
//   judge.c   who else can reach the witness: violation, style, or filtered (5.2)
//   report.c  one finding for each place where the witness is locked the second time (4.5)
#ifndef ANALYSIS_ATOMICITY_H
#define ANALYSIS_ATOMICITY_H

#include "analysis/analysis.h"
#include "base/map.h"
#include "base/vec.h"
#include "callgraph/callgraph.h"
#include "floor/floor.h"
#include "ir/ir.h"
#include "model/model.h"
#include "place/place.h"

#define MAX_STEPS 3          // fields and elements after the root: the bound on expressions
#define MAX_EXPORTED_STEPS 1 // those that callers are told
#define MAX_DEPTH 5          // calls between a method and a lock it may take
#define MAX_TARGETS 6        // implementations followed at one call
#define MAX_SELF_TARGETS 16  // the same of calls on `this`
#define MAX_CHA_TARGETS 40   // the same with --level procedural
#define MAX_LIKELY 2         // of so many each is taken for the one that runs

typedef VEC(struct warning) warnings;

struct worker {
	OWN_LINE struct ir_builder *builder;
	struct arena scratch; // one method
	struct arena arena;   // texts
	warnings warnings;
	VEC(struct export) exports;
};

// Why a warning is not reported.
enum filter {
	FILTER_NONE,
#define ATOM_FILTER(name, text) FILTER_##name,
#include "analysis/atomicity/filters.def"
#undef ATOM_FILTER
	N_FILTERS
};

struct cut_call {
	uint32_t method, call;
};

struct atomicity {
	struct analysis_input *in;
	struct world *world;
	struct facts *facts;
	struct provenance *provenance;
	struct arena arena;
	struct findings *out;
	bool is_pair; // the variant of 4.6
	bool is_cha;  // --level procedural: the call graph is the seed's
	VEC(struct place) names;
	struct map name_index;
	VEC(struct edge) edges;
	VEC(uint32_t) first_edge; // [method]: edges of a caller are contiguous
	VEC(uint32_t) n_edges;
	VEC(uint32_t) first_in;
	VEC(uint8_t) depth;       // [method]: calls since INPUT
	struct map known_targets; // (method, class) -> place in known; calls.c
	VEC(uint32_t) known;
	struct map models;    // (method, call) -> enum model
	struct map locked;    // fields of collections that are locked from outside; types.c
	VEC(bool) has_models; // [method]
	bool *is_under;       // [method]: some caller, not too far up, holds a lock; worth.c
	VEC(struct taken) taken;
	VEC(uint32_t) first_taken;
	struct map taken_index;
	VEC(struct twice) twices;
	VEC(uint32_t) first_twice;
	struct map twice_index;
	VEC(struct export) exports;
	warnings warnings;
	struct worker *workers;
	VEC(const struct method *) work; // methods for flow.c
	uint8_t *is_written;             // [field]: outside of constructors
	uint32_t *results;               // [method]: names, 0: none; results.c
	uint64_t *stored;                // [method]: fields that it writes, a filter; held.c
	struct writes *writes_below;     // [depth][method]: held.c
	uint8_t *field_state;            // [field]: enum field_reach; judge.c
	struct guards *guards;           // [field]: judge.c
	struct escapes *escapes;         // [method]: escape.c
	uint32_t *alias;                 // [field]: the field with the same lock, itself mostly; same.c
	bool *is_self;                   // [field]: holds the object that has it
	struct map short_cuts;           // same.c
	uint32_t n_filtered[N_FILTERS];
	struct map scanned; // method -> place in accesses, + 1; touch.c
	VEC(struct section_access) accesses;
	struct map touched;           // section -> struct touches; touch.c
	struct map changes;           // field -> is it written after construction? touch.c
	uint32_t *nest_next;          // [class]: touch.c
	VEC(struct section) sections; // from 1
	struct map section_index;
	VEC(struct field_use) field_uses; // from 1
	struct map field_use_index;
	struct map asked;               // asked.c
	const struct running *threads;  // NULL in library mode
	const struct running *library;  // NULL in program mode
	struct map singles;             // class -> where its only object is made; single.c
	struct map semaphores;          // (method, bci) that acquire one with one permit; semaphores.c
	bool *is_function;              // [method]: of function objects; callers.c
	struct map guards_at;           // calls that leave a lock held, or release it; guards.c
	VEC(struct cut_call) cut_calls; // of which not all targets are followed
	_Atomic uint32_t n_large;       // methods that flow.c did not look at, or not to the end
	struct map reported;            // places: report.c
	struct map merged;              // witness locks: the best warning; report.c
};

// ---- bounds.c
void atom_bounds_say(struct atomicity *at);

// ---- flow.c
void atom_flow_run(struct atomicity *at);

// ---- final.c
void atom_final_run(struct atomicity *at);

// ---- report.c
void atom_report_all(struct atomicity *at);

#endif
