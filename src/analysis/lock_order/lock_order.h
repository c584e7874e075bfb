// Lock-order violations: seed 003, chapters 3 to 6, on behaviours (callgraph/), with locks told apart
// further than by type. The steps, each in a file:
//
//   build.c   facts and call graph
//   names.c   a lock as a frame sees it: a root (parameter, static field, class, ...) and fields
//   loading.c locks of class loaders
//   captured.c  what function objects and the like have from who made them
//   itself.c  fields that hold the object whose they are
//   survey.c  nodes and edges that the next steps start from
//   left.c    locks that calls take and leave to their caller
//   left_range.c  until when, if they are released in several places
//   rounds.c  what many threads found is made part of the whole
//   reach.c   which locks a call may take, up to so many calls further down
//   pairs.c   lock held, lock taken: with the calls between them
//   keys.c    which objects a lock may be: the nodes of the type lock order graph
//   edges.c   its edges
//   cycles.c  edges that close a cycle
//   alike.c   cycles that are one bug
//   knots.c   classes that wait for each other while they are initialised
//   judge.c   can it happen: threads, gates, objects; how sure we are
//   doubts.c  calls that may run other methods
//   given.c   objects that other libraries call
//   older.c   which of two objects was made first
//   gates.c   locks that keep the stacks apart
//   callers.c  what the callers of two stacks know of the locks
//   parallel.c  threads: what threads/ knows of stacks
//   one_thread.c  executors that have one thread
//   links.c   objects that only know each other
//   confined.c  locks that every thread has for itself
//   stable.c  fields that do not change
//   self.c    the same for two objects of one type
//   chosen.c  fields that whoever makes the object chooses
//   registered.c  objects that are all registered with one other
//   rings.c   objects that are linked in a ring
//   once.c    code that runs once
//   sorted.c  orders decided by the objects
//   owners.c  parts that know whose they are
//   compared.c  do two orders of a method depend on a comparison of the objects
//   orders.c  can what decides an order change
//   ties.c    can two objects be alike in it
//   reentry.c locks that are held already
//   flags.c   fields that would have to be true and false
//   released.c  locks that a callee releases for a while
//   upgrade.c locks that are held already and cannot be taken again
//   loops.c   locks that a loop takes and keeps
//   notable.c methods with calls that wait or wake
//   lockout.c waiting under a lock that the waker needs
//   awaits.c  the same of join, get, await, take: a task, or all who could end the wait, need the lock
//   awaits_calls.c  which calls these are
//   awaits_signals.c  who could end a wait
//   awaits_permits.c  who gives a semaphore's permits back
//   awaits_tasks.c  which task a join or get waits for
//   awaits_queued.c  what one thread has to run before it
//   awaits_needs.c  does a task take the lock
//   starve.c  a task waits for one that only its own thread could run
//   describe.c  the finding
//   stacks.c    its stacks, with their locks
//   entries.c   the public methods on which it can happen; decorators
//   same_type.c  two objects of one type
//   responsible.c  who could fix it
//   identity.c  what its id is made of
//   threads.c   the threads of the program, for the report
//   bounds.c    what the bounds left out, for the report
//   components.c  strongly connected components
//
//   graph.c, graph_*.c  the type lock order graph as the seed has it, to be shown
//   procedural.c  level procedural: cycles of that graph
#ifndef ANALYSIS_LOCK_ORDER_H
#define ANALYSIS_LOCK_ORDER_H

#include "analysis/analysis.h"
#include "base/bitset.h"
#include "base/keyset.h"
#include "base/map.h"
#include "base/vec.h"
#include "callgraph/callgraph.h"

#define MAX_SUFFIX 4
#define MAX_CALLS 9 // between a lock that is held and the one that is taken
#define MAX_LIFTS 5 // callers that a pair in terms of parameters is carried up to
#define MAX_CYCLE 8

// Of the whole graph, in ascending order.
struct survey {
	VEC(uint32_t) starts;       // edges that start a thread or task
	VEC(uint32_t) lockers;      // nodes that take locks
	VEC(uint32_t) holders;      // nodes that hold locks; left.c adds those that others left to them
	VEC(uint32_t) leavers;      // nodes that leave locks to their callers, or release theirs
	VEC(uint32_t) initialisers; // nodes of class initialisers
};

// What the bounds left out; see bounds.c.
struct lo_bounds {
	uint32_t max_calls;          // that locks were followed down from a held lock
	uint32_t n_ways, n_own_ways; // to locks that are further down; that INPUT's own code takes
	uint32_t n_pairs;            // that were not carried up to all callers
	// Cycles of whose stacks not all were judged, and none can happen; those with a lock that INPUT's own code holds.
	uint32_t n_stacks, n_own_stacks;
	uint32_t n_groups;            // of locks that may have longer cycles
	uint32_t n_of_two, n_of_more; // edges from which no cycles were looked for
	uint32_t n_tasks;             // searches that were not brought to an end
};

struct running;

struct lock_order {
	struct lo_worker *workers; // [jobs]
	struct lo_found *found;    // [ITEMS_AT_ONCE]
	VEC(uint64_t) proposed;    // keys of what the workers found, in the order of the items
	VEC(bool) is_new;          // of these
	struct analysis_input *in;
	struct world *world;
	struct facts *facts;
	struct callgraph *cg;
	struct provenance *provenance;
	struct arena arena;
	struct arena beside; // of what is found beside the pairs, see run.c
	struct findings *out;
	struct survey survey;
	VEC(struct lock_name) names;
	struct map name_index;
	VEC(struct left_held) lefts; // from 1
	uint32_t *left_of_node;      // lists
	VEC(struct reach) reaches;
	uint32_t *reach_of_node; // lists
	uint8_t *heat;    // of nodes: MAX_CALLS if called under a lock, one less for each call further
	uint8_t *is_deep; // of nodes: called under a lock, but further down than that
	struct lo_bounds bounds;
	struct keyset reach_index;
	VEC(struct pair) pairs;
	uint32_t *pair_of_node; // lists; UINT32_MAX: none
	struct keyset pair_index;
	uint8_t *is_root; // of nodes: a thread starts with it
	VEC(struct lock_key) keys;
	struct map key_index;
	VEC(struct key_list) key_lists;
	VEC(uint32_t) keys_of_name;  // by name and mode: key + 1, KEY_LIST; 0: not looked at
	VEC(uint32_t) key_of_class;  // by class and is it a monitor: key + 1; 0: not known
	VEC(struct lock_edge) edges; // one for each (from, to); more pairs by next
	struct map edge_index;
	uint16_t *traits; // of pairs, while cycles are judged: enum pair_trait
	struct map gates_of_pair, views_of_pair;
	struct running *running;      // of a library once there are pairs
	struct map tops_of_node;      // parallel.c
	struct map closed_rings;      // of fields: rings.c
	struct task_handles *handles; // of survey.starts: awaits_tasks.c; NULL: not made yet
	const struct once *once;
	VEC(struct notable_node) notable;
	const struct stable *stable;
	VEC(struct pair) upgrades; // a lock taken again that is not reentrant
	VEC(struct order_by) orders;
	struct map order_of_pair;         // where it is known: number in orders
	struct map order_filters;         // of nodes: sorted.c
	VEC(struct finding_frame) frames; // stacks.c: those that were made
	struct map frame_index;           // by method and bytecode index
	uint32_t *constructor_of_class;   // responsible.c: a node + 1; made when first needed
	uint32_t *next_constructor;       // of nodes
	struct ir_builder
		*ir_builder; // made when first needed, for the few methods that are looked into
	struct arena ir_arena;
	bool is_library;
	struct map same_types; // entries.c: locks of types that were asked for
	struct given *given;   // given.c; NULL: not looked at
};

// ---- survey.c
void survey_make(struct lock_order *lo);

// ---- build.c
// Facts of all of INPUT: stores and function objects anywhere in it may matter.
struct facts *lock_order_facts(struct analysis_input *in);
// What lock-order looks at; is_for_locks: behaviours that lock alike may be one. running: who knows the objects, or NULL.
struct callgraph *lock_order_calls(struct analysis_input *in, struct facts *facts,
	const struct running *running, bool is_for_locks);

// ---- procedural.c
void procedural_run(struct analysis_input *in, struct findings *out);

// ---- bounds.c: once the pairs are there; once the cycles are; in the end
void bounds_say_calls(struct lock_order *lo);
void bounds_say_cycles(struct lock_order *lo, uint32_t max_cycle);
void bounds_say_waits(struct lock_order *lo);

// ---- components.c
// Of nodes 0 to n - 1, whose edges lead to targets[first[i]] and so on: equal numbers, not 0, for those of
// one component. To be freed.
uint32_t *components_find(uint32_t n, const uint32_t *first, const uint32_t *targets);

#endif
