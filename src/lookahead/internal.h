// What the files of lookahead/ share.
#ifndef LOOKAHEAD_INTERNAL_H
#define LOOKAHEAD_INTERNAL_H

#include "base/map.h"
#include "base/vec.h"
#include "lookahead/lookahead.h"

// ---- bit_sets.c: sets of small numbers, each distinct set kept once; 0 is the empty set -------------------

typedef uint32_t set_id;

struct bit_sets {
	uint32_t n_words; // of each set
	VEC(uint64_t) words;
	VEC(uint32_t) slots; // numbers + 1
	struct map joined;   // pairs
	uint32_t n;
};

void bits_init(struct bit_sets *sets, uint32_t n_bits);
void bits_release(struct bit_sets *sets);
set_id bits_join(struct bit_sets *sets, set_id a, set_id b);
set_id bits_meet(struct bit_sets *sets, set_id a, set_id b);
bool bits_do_meet(const struct bit_sets *sets, set_id a, set_id b);
set_id bits_with(struct bit_sets *sets, set_id set, uint32_t bit);
static inline bool bits_has(const struct bit_sets *sets, set_id set, uint32_t bit)
{
	return sets->words.v[(size_t)set * sets->n_words + bit / 64] >> (bit % 64) & 1;
}

// ---- places: what can be accessed. Each is two bits of a set: 2 i is read, 2 i + 1 is written. ---------

enum { PLACE_ANY, PLACE_PERMIT, PLACE_OUTPUT, PLACE_FILES, PLACE_FIRST };

struct place {
	const void *what;
	uint32_t base;                // the same of any objects
	set_id objects;               // through variables that may point to these; 0: any
	set_id meets, meets_in;       // accesses and writes that may be of the same object
	set_id siblings, siblings_in; // of any object
	bool is_monitor;
	bool is_reference; // holds references, or it is not known
	bool is_jdk;
	uint64_t kept, removed; // choices
	char *name;
};

// What one action does to places.
struct effects {
	uint32_t n;
	uint32_t bits[4];
	uint64_t names[4]; // of the objects; 0: none
};

// ---- what was observed ----------------------------------------------------------------------------------

typedef VEC(uint32_t) id_list; // none twice

// An instruction that did something, or calls that were made from it.
struct site {
	uint32_t method, pc;
	id_list targets; // methods
	id_list bits;    // effects
	id_list starts;  // children
};

// Threads that were started, by their objects, which have the same names on all paths.
struct child {
	id_list bodies; // the first methods that are not of threads in general
};

// Natives mark in their pc that they caught an exception.
#define NATIVE_PC(pc) ((pc)&0x7fffu)

// A method: its nodes are its instructions; of a native with a frame, its sites by pc.
struct routine {
	const void *at;
	const struct code *code;
	bool is_ordered; // native whose calls come in the order of pc
	id_list sites;
	struct map by_pc; // site + 1
	id_list callers;  // sites
	// of lookahead_prepare:
	uint32_t n_nodes;
	uint32_t *node_of;    // by bci, + 1
	uint32_t *bci_of;     // by node
	uint32_t *first_succ; // n_nodes + 1
	uint32_t *succ;
	uint32_t *site_of; // by node, + 1
	bool has_ret;      // subroutines: every node may follow every node
	set_id *own;       // by node
	set_id *first;     // figure 4
	set_id *second;    // figure 5, or figure 2
	set_id sum;        // first phase, at the entry
	set_id returns;    // second phase, behind its calls
	bool is_queued;
};

enum { MAX_GUARDS = 4 };

// The monitors that were held at every access, by the names of their objects.
struct guard {
	uint64_t locks[MAX_GUARDS];
	uint32_t n;
	uint64_t claimed; // the one that counts in this search; 0: none
};

// One thread's accesses of one place of one object.
struct accessor {
	uint32_t lane;
	bool is_write;
	uint64_t ends;    // whose ends it had seen at each of them
	uint64_t claimed; // those that count in this search
	bool is_claimed;
};

struct accessed {
	VEC(struct accessor) by;
	bool is_claimed; // it was known when the search began: nobody else accesses it
};

struct end_seen {
	uint32_t lane;
	uint64_t before;
};

struct points_to;

struct lookahead {
	struct vm *vm;
	struct lookahead_options options;
	VEC(struct routine) methods;
	VEC(struct site) sites;
	VEC(struct place) places;
	VEC(struct child) children;
	struct map method_ids, place_ids, child_ids; // + 1
	struct map guard_ids;                        // of an object and a place: + 1
	VEC(struct guard) guards;
	struct map accessed_ids; // of an object and a place: + 1
	VEC(struct accessed) accessed;
	struct map lanes, lanes_of_objects; // by the names of threads, and of their objects: + 1
	uint32_t n_lanes;
	uint64_t lane_names[64];
	uint64_t ends[65];             // by lane; the last: the lanes that were started
	VEC(struct end_seen) ends_log; // what the present path has done to it
	struct map known_paths;        // whose calls are all observed
	uint32_t thread_stub;          // method + 1
	bool is_prepared;
	// of lookahead_prepare:
	struct bit_sets sets;
	struct map widened;                       // sets, to what may be of the same objects: + 1
	struct points_to *points_to;              // NULL: objects are not told apart by variables
	struct map refined;                       // of a place and a set of objects: place + 1
	struct map immutable;                     // names of fields, by hash
	uint32_t n_methods, n_places, n_children; // that it knew
	set_id tail;                              // what a thread does after its body
	set_id references;                        // all bits of places that hold references
	// heap.c:
	struct vm_reach base, others, own;
	bool has_base,
		is_base_written; // references were stored in what the JDK's static fields lead to
	bool uses_heap, uses_heap_inside; // for operations
	bool goes_astray;      // an operation got at an object in a way that was not thought of
	uint32_t heap_end;     // when the last operation began that is no choice by the heap
	struct map stack_sets; // by path and pc: + 1
	struct lookahead_counts counts;
	double started_at;
};

double ahead_milliseconds(void); // of the processor
uint32_t ahead_method(struct lookahead *ahead, const struct vm_frame *frame);
struct site *ahead_site(struct lookahead *ahead, uint32_t method, uint32_t pc, bool *is_new);
bool ahead_add(id_list *list, uint32_t id); // was it new?
void ahead_effects(struct lookahead *ahead, uint32_t thread, const struct vm_action *action,
	struct effects *out);
static inline uint64_t ahead_base_of(const struct lookahead *ahead, uint32_t bit)
{
	return ahead->places.v[bit / 2].base;
}
uint32_t ahead_place(struct lookahead *ahead, const void *what, bool is_monitor,
	const char *class_name, const char *member);
uint32_t ahead_child(struct lookahead *ahead, uint64_t object_name);

// ends.c: the lanes of threads whose ends the thread has seen.
uint32_t ahead_lane(struct lookahead *ahead, uint32_t thread); // 64: no lane was left
uint64_t ahead_not_started(struct lookahead *ahead);           // lanes
uint64_t ahead_ends(struct lookahead *ahead, uint32_t thread);
void ahead_ends_observe(struct lookahead *ahead, uint32_t thread, const struct vm_action *action);

// accessors.c: which threads access it, and after whose ends?
bool ahead_accessors_observe(struct lookahead *ahead, uint32_t thread,
	const struct effects *effects);
void ahead_accessors_prepare(struct lookahead *ahead);
// The other thread, or one that is still to be started.
bool ahead_may_access(struct lookahead *ahead, uint32_t thread, uint32_t other,
	const struct effects *effects);

// points_to.c: which objects the instruction accesses, as a set of places that make objects; 0: any.
void ahead_points_to_init(struct lookahead *ahead);
void ahead_points_to_free(struct lookahead *ahead);
set_id ahead_objects(struct lookahead *ahead, const void *method, uint32_t pc);
bool ahead_objects_observe(struct lookahead *ahead, const struct effects *effects);
void ahead_objects_prepare(struct lookahead *ahead); // what meets what
void ahead_objects_print(struct lookahead *ahead, set_id objects, struct buf *out);
// The place of those objects alone.
uint32_t ahead_refined(struct lookahead *ahead, uint32_t place, set_id objects);
set_id ahead_widened(struct lookahead *ahead, set_id set);

// code.c: what code accesses and calls that was not seen to do anything.
void ahead_code_prepare(struct lookahead *ahead);
set_id ahead_code_set(struct lookahead *ahead, const struct routine *m, uint32_t node);

// immutable.c
void ahead_immutable_init(struct lookahead *ahead);
bool ahead_is_immutable(const struct lookahead *ahead, const char *name);

// heap.c: can the other thread get at what the action, or the operation, accesses?
bool ahead_can_reach(struct lookahead *ahead, uint32_t thread, uint32_t other, uint64_t operation,
	set_id own, const struct vm_action *action);
void ahead_heap_prepare(struct lookahead *ahead);
bool ahead_heap_observe(struct lookahead *ahead, const struct vm_action *action); // known?
set_id ahead_thread_set(struct lookahead *ahead, uint32_t thread);

// guards.c: is the monitor held that is held at every access?
bool ahead_guard_observe(struct lookahead *ahead, uint32_t thread, const struct vm_action *action,
	const struct effects *effects);
void ahead_guard_prepare(struct lookahead *ahead);
bool ahead_is_guarded(struct lookahead *ahead, uint32_t thread, const struct vm_action *action,
	const struct effects *effects);

// nodes.c: the flow inside a method, and its sites.
void ahead_nodes(struct lookahead *ahead, struct routine *m);
void ahead_nodes_release(struct routine *m);

// flow.c: the sets.
void ahead_solve(struct lookahead *ahead);
// Before the instruction; where is_after behind it. 0 where nothing is known.
set_id ahead_first(struct lookahead *ahead, const struct vm_frame *frame, bool is_after);
set_id ahead_second(struct lookahead *ahead, const struct vm_frame *frame);
set_id ahead_child_set(struct lookahead *ahead, uint32_t child);

#endif
