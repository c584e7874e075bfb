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

enum root_kind {
	ROOT_PARAM,  // number: parameter
	ROOT_STATIC, // number: field
	ROOT_CLASS,  // number: class
	ROOT_INIT,   // number: class whose initialisation lock it is
	ROOT_LOCAL, // an expression of one method: scope, expr; number: the lambda that captured it, or 0
};

#define SUFFIX_ELEMENT 0x80000000u  // or'ed with constant index + 1; else a field's id
#define SUFFIX_VARIABLE 0x40000000u // with SUFFIX_ELEMENT: or'ed with the tag of a variable index
// and, where that is a parameter of the frame, with its number + 1
#define SUFFIX_PARAM_SHIFT 16
#define SUFFIX_MAX_PARAM 0xffu
#define SUFFIX_PARAM_BITS (SUFFIX_MAX_PARAM << SUFFIX_PARAM_SHIFT)
#define SUFFIX_PARAM(step) ((step) >> SUFFIX_PARAM_SHIFT & SUFFIX_MAX_PARAM)

// A lock as one frame sees it. Interned: equal locks have equal numbers.
struct lock_name {
	uint8_t root; // enum root_kind
	uint8_t n_suffix;
	bool is_cut;  // more fields than MAX_SUFFIX: may be anything
	uint8_t view; // 1: a read lock, 2: a write lock, of a read-write lock
	uint32_t number;
	uint32_t suffix[MAX_SUFFIX];
	const struct method_facts *scope; // of ROOT_LOCAL's expr
	uint32_t expr;
	// The whole lock as an expression, where it is one.
	const struct method_facts *whole_scope;
	uint32_t whole_expr;
	struct ir_type type; // what is known of the object's class
};

// A lock that a call leaves to its caller, until another call.
struct left_held {
	uint32_t name;
	uint8_t mode;
	uint32_t first, last; // bytecode indices; held from first on, until last
	struct bitset *at;    // and only there; NULL: everywhere between them
	uint32_t next;        // of the node's list
};

#define LOCK_INIT UINT32_MAX   // not in the facts: that of the class initialiser
#define LOCK_AWAIT 0x40000000u // or'ed with a call of the facts that waits, and not for a lock

// A lock that a node may take, directly or through calls.
struct reach {
	uint32_t node, name;
	uint32_t next;   // of the node's list
	uint32_t via;    // edge to the callee; UINT32_MAX: the node takes it itself
	uint32_t callee; // reach of the callee
	uint32_t lock;   // of the facts, if it takes it itself; LOCK_INIT
	uint16_t n_calls;
	uint8_t mode;
};

enum pair_sorted { SORTED_UNKNOWN, SORTED_NO, SORTED_YES };

// While `outer` is held, `inner` is taken.
struct pair {
	uint32_t node;         // in whose terms the names are
	uint32_t outer, inner; // names
	uint32_t below; // pair of the callee that this was lifted from, with edge `via`; UINT32_MAX
	uint32_t via;   // edge; UINT32_MAX: the node itself takes the inner lock (facts lock `lock`)
	uint32_t reach; // what the callee takes
	uint32_t lock;
	uint32_t held; // facts held: the outer lock
	uint16_t n_frames;
	uint8_t outer_mode, inner_mode;
	uint8_t n_lifts;
	bool is_final;  // not to be lifted further
	uint8_t sorted; // enum pair_sorted: what sorted.c found out
	bool
		is_both_ways; // carried up from a frame that takes the two in both orders: it may sort them
	uint32_t start;   // the edge that did, where there is a starter
	uint32_t next_of_node;              // in the list of lock_order.pair_of_node
	const struct method_facts *starter; // names are in its terms: it started the thread; or NULL
};

// What a lock may be: a node of the graph.
struct lock_key {
	bool is_type;          // any object of the class; else `object`
	bool is_single;        // surely one object
	bool is_exact;         // the object is of exactly this class
	bool is_init;          // the lock of a class initialiser
	bool is_juc_monitor;   // the monitor of a java.util.concurrent lock, not the lock
	uint32_t klass;        // world id, 0: an array
	uint32_t object;       // of provenance
	uint32_t owner;        // of provenance: in whose field it is; 0: any
	uint32_t field;        // that a factory made the object for; 0: any
	const char *type_name; // as reported: "app.Account", "app.Bank.class"
};

#define N_LOCK_MODES (LOCK_SOME + 1)
#define MAX_KEYS 4
#define KEY_LIST 0x80000000u // or'ed with the list's number: several keys, or none
struct key_list {
	uint32_t n, keys[MAX_KEYS];
};

struct lock_edge {
	uint32_t from, to; // keys
	uint32_t pair;
	uint32_t next;            // more pairs of the same edge
	uint8_t n_more, max_more; // of the first: how many, and how many at most; 0: not the first
	bool is_self;             // of the first: the two keys may be one
	bool has_more;            // of the first: there are pairs that were not kept
};

// A lock that is held at a place.
struct lo_outer {
	uint32_t held; // of the facts
	uint32_t name;
	uint8_t mode;
};

// One thread's finds while many look: they are added to lock_order later, in the order of the items
// that were looked at, so that numbers do not depend on the threads.
struct lo_worker {
	OWN_LINE VEC(struct lock_name) names; // NAME_NEW + number
	VEC(struct reach) reaches;
	VEC(struct pair) pairs;
	VEC(uint32_t) hot;           // nodes
	VEC(struct lo_outer) outers; // of the place that it looks at
	VEC(uint64_t) keys;          // of reaches or pairs; 0: to be made, it has new names
	uint32_t n_ways;             // see lo_bounds
	// What was lifted last: another lock may be reached from the same argument of the same call.
	const struct cg_edge *lifted_by;
	uint32_t lifted_param, lifted_argument;
	struct lock_name lifted;
};
#define NAME_NEW 0x80000000u
#define ITEMS_AT_ONCE 8192

// What was found for an item.
struct lo_found {
	uint32_t worker, first, n;
	bool has_new;             // names
	uint32_t proposed, place; // of the first: in lock_order.proposed, and of what is new
};

// Of the whole graph, in ascending order.
struct survey {
	VEC(uint32_t) starts;       // edges that start a thread or task
	VEC(uint32_t) lockers;      // nodes that take locks
	VEC(uint32_t) holders;      // nodes that hold locks; left.c adds those that others left to them
	VEC(uint32_t) leavers;      // nodes that leave locks to their callers, or release theirs
	VEC(uint32_t) initialisers; // nodes of class initialisers
};

enum notable {
	NOTABLE_NOTIFY = 1,
	NOTABLE_AWAIT = 2,
	NOTABLE_SIGNAL = 4,
	NOTABLE_WAIT = 8,
	NOTABLE_START = 16
};
struct notable_node {
	uint32_t node;
	uint8_t what; // enum notable: of what it calls
};

// What two objects are compared by, before they are locked.
struct order_by {
	uint64_t value;            // what is read of each
	const struct field *field; // if that is just a field, or the getter of one
	bool is_ascending;         // the outer one is the smaller one
	bool can_change, can_tie;
};

// What the bounds left out; see bounds.c.
struct lo_bounds {
	uint32_t max_calls;           // that locks were followed down from a held lock
	uint32_t n_ways;              // to locks that are further down
	uint32_t n_pairs;             // that were not carried up to all callers
	uint32_t n_stacks;            // cycles of whose stacks not all were judged, and none can happen
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

// ---- rounds.c
// Nothing is found yet, nor proposed.
void proposed_clear(struct lock_order *lo);
// What was found for an item, with its keys, is proposed.
void proposed_push(struct lock_order *lo, const struct lo_found *found);
// Adds lo->proposed to the set, by all threads; which were not in it.
const bool *proposed_add(struct lock_order *lo, struct keyset *set);

// The graph is too large for the caches: what will be looked at soon is fetched, one step at a time.
#define AHEAD_NODE 12
#define AHEAD_IN_EDGES 9
#define AHEAD_CALLS 6
#define AHEAD_CALLERS 3
void ahead_node(const struct callgraph *cg, uint32_t node);
void ahead_in_edges(const struct callgraph *cg, uint32_t node);
void ahead_calls(const struct callgraph *cg, uint32_t node);
void ahead_callers(const struct callgraph *cg, uint32_t node);

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

// ---- names.c
uint32_t name_of_expr(struct lock_order *lo, const struct cg_node *node, uint32_t expr);
// The same in a thread of its own: lock_order does not change, new names are the worker's.
uint32_t name_of_expr_by(const struct lock_order *lo, struct lo_worker *worker,
	const struct cg_node *node, uint32_t expr);
uint32_t name_lift_by(const struct lock_order *lo, struct lo_worker *worker, uint32_t name,
	const struct cg_edge *edge, bool keeps_indices);
// The name's own number, made for new ones.
uint32_t name_settle(struct lock_order *lo, const struct lo_worker *worker, uint32_t name);
// The number of a name that was put together.
uint32_t name_of(struct lock_order *lo, struct lock_name name);
// The lock that a thread holds while it initialises the class.
uint32_t name_of_init(struct lock_order *lo, const struct klass *klass);
// The same lock in the caller's terms.
uint32_t name_lift(struct lock_order *lo, uint32_t name, const struct cg_edge *edge);
// Two locks of one frame; variable indices still tell them apart.
void name_lift_two(struct lock_order *lo, const uint32_t names[2], const struct cg_edge *edge,
	uint32_t lifted[2]);
// Something that a function object was given when it was made: who made it knows it.
static inline bool name_is_captured(const struct lock_order *lo, uint32_t name)
{
	return lo->names.v[name].root == ROOT_LOCAL && lo->names.v[name].number;
}
// Surely the same object, if both are looked at in one frame.
bool name_is_same(const struct lock_order *lo, uint32_t a, uint32_t b);
// The same, or elements of one array by variable indices.
bool name_is_same_array(const struct lock_order *lo, uint32_t a, uint32_t b);
bool name_is_stable(const struct lock_order *lo, uint32_t name);
void name_print(const struct lock_order *lo, uint32_t name, const struct method_facts *frame,
	struct buf *out);

// ---- loading.c
// Is the expression what getClassLoadingLock returns?
bool loading_is_lock(const struct method_facts *facts, uint32_t expr);
// Is that the loader itself, for loaders of the class?
bool loading_is_serial(const struct lock_order *lo, const struct klass *klass);
// Is the lock one of those that a loader has for the names of classes?
bool loading_is_by_name(const struct lock_name *name);

// ---- itself.c
// Is what the field of an object of the class holds that object?
bool field_is_itself(const struct lock_order *lo, const struct field *field,
	const struct klass *klass);
// Does a constructor keep the object there, whatever other constructors do?
bool field_may_be_itself(const struct lock_order *lo, const struct field *field);

// ---- left.c
void left_build(struct lock_order *lo);
// The first of the list from `left` on that is held at the bytecode index; 0: none.
uint32_t left_next(const struct lock_order *lo, uint32_t left, uint32_t bci);

// Where the method itself releases what it took under another name of the same; NULL: nowhere.
const struct fact_left *left_own_release(struct lock_order *lo, const struct cg_node *node,
	const struct fact_left *taken);

#define LEFT_MAX_CALLS 4
// Does the last of the calls, or what it calls, release a lock of the same field that `node`, which makes the first
// one, has never taken? It is the one that it has taken under another name. Room for LEFT_MAX_CALLS.
bool left_is_released_strangely(struct lock_order *lo, const struct cg_node *node,
	const struct cg_edge **calls, uint32_t n, uint32_t name);

// ---- left_range.c
// Narrows the range of what is held to the ways that come to none of the releases; from two on.
void left_walk(struct lock_order *lo, const struct method *method, struct left_held *held,
	const uint32_t *ends, uint32_t n);
// Is there a way from the beginning of the method to the place that comes to none of these?
bool left_comes_to(struct lock_order *lo, const struct method *method, const uint32_t *ends,
	uint32_t n, uint32_t bci);
// Does it come to the place if the variable is that number from the beginning on?
bool left_comes_to_with(struct lock_order *lo, const struct method *method, uint32_t slot,
	int32_t given, uint32_t bci);

// ---- reach.c
void reach_build(struct lock_order *lo);
// May it be called while a lock is held, however many calls further up?
static inline bool reach_is_under_lock(const struct lock_order *lo, uint32_t node)
{
	return lo->heat[node] || lo->is_deep[node];
}

// ---- bounds.c: once the pairs are there; once the cycles are; in the end
void bounds_say_calls(struct lock_order *lo);
void bounds_say_cycles(struct lock_order *lo, uint32_t max_cycle);
void bounds_say_waits(struct lock_order *lo);

// ---- components.c
// Of nodes 0 to n - 1, whose edges lead to targets[first[i]] and so on: equal numbers, not 0, for those of
// one component. To be freed.
uint32_t *components_find(uint32_t n, const uint32_t *first, const uint32_t *targets);

// ---- pairs.c
void pairs_build(struct lock_order *lo);
// The frames of a pair, outermost first.
struct pair_frame {
	uint32_t node;
	uint32_t bci;
	uint32_t held; // there, of the node's facts
};
uint32_t pair_frames(const struct lock_order *lo, uint32_t pair, struct pair_frame *frames,
	uint32_t max);
// Where the inner lock is asked for.
static inline uint32_t lock_bci(const struct method_facts *facts, uint32_t lock)
{
	if (lock == LOCK_INIT)
		return 0;
	return lock & LOCK_AWAIT ? facts->calls[lock & ~LOCK_AWAIT].bci : facts->locks[lock].bci;
}
// What the frame holds then.
static inline uint32_t lock_held(const struct method_facts *facts, uint32_t lock)
{
	if (lock == LOCK_INIT)
		return 0;
	return lock & LOCK_AWAIT ? facts->calls[lock & ~LOCK_AWAIT].held : facts->locks[lock].held;
}
// The frame that calls by the edge.
static inline struct pair_frame frame_of_edge(const struct callgraph *cg, uint32_t edge)
{
	const struct cg_edge *e = &cg->edges[edge];
	const struct fact_call *call = &cg->nodes[e->from].facts->calls[e->call];
	return (struct pair_frame){ e->from, call->bci, call->held };
}
// The pair at the bottom of the lifts: where the outer lock is taken.
uint32_t pair_bottom(const struct lock_order *lo, uint32_t pair);

// ---- keys.c
uint32_t keys_of(struct lock_order *lo, uint32_t name, uint8_t mode, uint32_t keys[MAX_KEYS]);
// The same by the place in lock_order.keys_of_name.
static inline uint32_t key_slot(uint32_t name, uint8_t mode)
{
	return name * N_LOCK_MODES + mode;
}
// The call that made the object; NULL: not seen.
const struct fact_call *object_constructor(const struct lock_order *lo, uint32_t object);
uint32_t keys_of_slot(struct lock_order *lo, uint32_t slot, uint32_t keys[MAX_KEYS]);
// May they be one object?
bool keys_meet_by_more(const struct lock_order *lo, uint32_t a, uint32_t b);
static inline bool keys_meet(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_key *x = &lo->keys.v[a], *y = &lo->keys.v[b];
	if (a == b)
		return true;
	// Two objects: most are.
	if (!x->is_type && !y->is_type && x->object != y->object)
		return false;
	return keys_meet_by_more(lo, a, b);
}
bool key_is_subtype_match(const struct lock_order *lo, uint32_t a, uint32_t b);
uint32_t key_family(const struct lock_order *lo, uint32_t key);
bool is_catch_all(const struct lock_order *lo, struct ir_type type);

// ---- edges.c
#define EDGE_MAX_PAIRS 6 // that are kept, of an edge between two keys that cannot be one
void edges_build(struct lock_order *lo);

// ---- cycles.c
void cycles_find(struct lock_order *lo);

// ---- judge.c
struct verdict {
	bool is_possible;
	int32_t score;
	struct finding_facts facts;
	enum severity severity; // finding_severity(facts)
	uint32_t n_evidence;
	struct finding_evidence evidence[16];
	const char *message; // instead of the usual one; may be NULL
	const char *knot;    // knots.c: the first of the classes, by name; or NULL
	bool is_proven;      // the locks can be the same objects
	bool is_guess;       // one of the objects may be any object
	bool is_unlikely;    // a library would have to have got hold of an object
	bool is_lockout;     // the second stack is that of who could end the first one's wait
	bool is_await;       // and it takes only the lock that the first one keeps
};
#define ALL_KNOWN                                                \
	{                                                            \
		CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_KNOWN, false \
	}
struct verdict judge(struct lock_order *lo, const uint32_t *pairs, const uint32_t *from_keys,
	uint32_t n);
// What the callers know changes the verdict; false: the stacks cannot meet.
bool judge_callers(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct verdict *v);
// The severity, from what is known in the end.
void judge_rate(struct verdict *v);
void judge_say(struct verdict *v, int32_t weight, bool is_against, const char *text);
bool judge_threads_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
// The same, but whatever the threads hold.
bool judge_threads_meet(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
bool judge_is_public(const struct lock_order *lo, uint32_t pair);
// Says who can have the stacks run, all of which are public by judge_is_public.
void judge_say_public(struct lock_order *lo, struct verdict *v, int32_t weight,
	const uint32_t *pairs, uint32_t n);
// What a pair is found to be is remembered for the other cycles that it is in.
enum pair_trait {
	TRAIT_FRESH = 1,
	TRAIT_HELD = 2,
	TRAIT_PUBLIC = 4,
	TRAIT_SINGLE = 8,
	TRAIT_NO_WAY = 16 // what it needs on its way contradicts itself
};
#define TRAIT_IS_KNOWN 8 // bits further up
bool judge_trait(struct lock_order *lo, uint32_t pair, enum pair_trait trait);
void judge_length(struct lock_order *lo, struct verdict *v, const uint32_t *pairs, uint32_t n);
// Is one of its locks an object that no other thread has?
bool judge_has_fresh(const struct lock_order *lo, uint32_t pair);
// Is the name, in the terms of the node, the object under construction or a part that it made? Nobody
// else has it yet.
bool judge_is_being_made(const struct lock_order *lo, uint32_t node, uint32_t name);
// Do the fields of the name lead only to what their owners made for themselves?
bool judge_is_own_part(const struct lock_order *lo, const struct lock_name *name);
// Is the object stored somewhere, by the method or by what it calls?
bool judge_is_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t expr);
// Is it taken for reading?
bool judge_is_read(const struct lock_order *lo, uint32_t name, uint8_t mode);
// Which threads may run the pair.
uint64_t pair_threads(const struct lock_order *lo, uint32_t pair);

// ---- doubts.c
struct doubts {
	uint32_t n_guesses;      // calls that may run several methods
	uint32_t n_wild_guesses; // very many
	bool has_choice;         // a call that runs several methods, on objects that the program has
	bool has_any_object;     // a call on what may be any object
	bool has_foreign_type;   // a call of a type that INPUT only implements
	bool has_not_given; // a library calls an object that it was not given, as far as one can see
};
struct doubts doubts_of(struct lock_order *lo, uint32_t pair);
void doubts_say(struct lock_order *lo, struct verdict *v, const uint32_t *pairs, uint32_t n);

// ---- given.c
// Can the call lead from another library into INPUT, because INPUT gave it such an object?
bool given_may_call(struct lock_order *lo, const struct cg_edge *edge);
void given_free(struct lock_order *lo);

// ---- older.c
// Does the field hold what the constructor was given, an older object?
bool older_is_field(const struct lock_order *lo, const struct field *field);
// Would an object have to be older than itself for the two to wait for each other?
bool older_than_itself(const struct lock_order *lo, uint32_t first, uint32_t second);

// ---- gates.c
bool judge_gate_between(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
// The calls from an entry or the start of a thread down to a pair's node, the last call first.
#define MAX_WAY 40
struct gate_way {
	uint32_t n, edges[MAX_WAY];
};
// For each stack a way that does not hold what the others hold.
void gate_ways(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct gate_way *ways);
// Can a stack begin with it?
bool gate_is_top(const struct lock_order *lo, const struct cg_node *node);
// Names of the receiver's locks that the frame of the pair surely holds, but the outer one.
uint32_t gates_own(struct lock_order *lo, uint32_t pair, uint32_t *names, uint32_t max);

// ---- callers.c
// Can the stacks meet, by what their callers hold? are_same: callers reach the same locks from one object.
bool callers_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n, bool *are_same);
// The ways by which they do; false: there are none.
bool callers_ways(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct gate_way *ways);

// ---- parallel.c: judge_threads_allow, pair_threads
// Does the main thread run the node before it starts any other?
bool parallel_is_before_threads(struct lock_order *lo, uint32_t node);
// The threads that come to the node, as a set; in libraries all. May one of these be there while one of those is?
uint64_t parallel_threads_to(struct lock_order *lo, uint32_t node);
bool parallel_are_two(const struct lock_order *lo, uint64_t a, uint64_t b);
// Does one thread of the library's own alone run all of the stacks?
bool parallel_is_one_worker(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
bool left_is_initialiser(struct lock_order *lo, uint32_t node);

// ---- one_thread.c
// java.util.Timer, which runs its tasks one after the other.
bool one_thread_is_timer(const struct lock_order *lo, struct ir_type type);
// Is it an executor with one thread?
bool one_thread_has(struct lock_order *lo, const struct method_facts *facts, uint32_t expr);

// ---- confined.c
// Each stack is run by a thread of its own: are two of the locks in the cycle each thread's own?
bool confined_are_apart(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
// Is one of the locks part of the object that the thread was started with? Then each thread has its own.
bool confined_to_started(const struct lock_order *lo, uint32_t pair);

// ---- stable.c
void stable_find(struct lock_order *lo);
// Does the field keep what it was given first?
bool stable_is_field(const struct lock_order *lo, const struct field *field);

// ---- once.c
// Does the code at the bytecode index run once in the whole program, as far as one can see?
bool once_is_run(struct lock_order *lo, const struct method *method, uint32_t bci);
bool once_is_in_loop(const struct method *method, uint32_t bci);
// Where the outermost loop around the place ends; UINT32_MAX: it is in none.
uint32_t once_loop_end(const struct method *method, uint32_t bci);
// Does a program make one object of the class, or of its subclasses?
bool once_is_made(struct lock_order *lo, const struct klass *klass);

// ---- sorted.c
// Did somebody see to it that the two objects are always locked in one order?
bool pair_is_sorted(struct lock_order *lo, uint32_t pair);
// By what; false: that is not known.
bool pair_order(struct lock_order *lo, uint32_t pair, struct order_by *by);
// Are both known, and in opposite directions or by different fields?
bool pair_orders_differ(struct lock_order *lo, uint32_t pair, uint32_t other);

// Has a pair its two objects from `first = a < b ? a : b`, `second = a < b ? b : a`?
bool pair_is_chosen(const struct lock_order *lo, uint32_t outer, uint32_t inner);

// ---- compared.c
// Does a comparison of the pair's two objects decide whether the one place of its method is come to, or
// the other?
bool compared_decides(struct lock_order *lo, const struct pair *pair, uint32_t place,
	uint32_t other_place, struct order_by *by);

// ---- orders.c
// Does the method order two objects, before it locks any, by a value that can change later, that the caller
// gives, or that two of them share?
bool orders_can_change(const struct lock_order *lo, const struct method *method);
// Is the field written, other than by constructors?
bool orders_field_can_change(const struct lock_order *lo, const struct field *field);
// The field that the method returns, if it does only that; else NULL.
const struct field *orders_field_of_getter(const struct lock_order *lo,
	const struct method *method);
// Does the call, of a method or NULL, read what can change?
bool orders_call_can_change(const struct lock_order *lo, const struct method *caller, uint32_t bci,
	const struct method *called);
// The field of an instruction; NULL: it cannot be resolved.
const struct field *orders_field_at(const struct lock_order *lo, const struct method *method,
	const struct insn *insn);

// ---- ties.c
// Does the program make two objects that have the same in the field?
bool ties_are_made(const struct lock_order *lo, const struct field *field);

// ---- self.c
// Are the pair's two names those of one object?
bool self_is_one_object(struct lock_order *lo, uint32_t pair);
// Two objects of one type: can these two pairs (or one, run twice) lock them in both orders?
struct verdict judge_self(struct lock_order *lo, uint32_t pair, uint32_t other);

// Elements of one array, map or list by variable indices, in any order; or the same part of each.
// What a loop takes out of a collection: the collection, as an expression of the name's scope; 0: it
// is not that.
uint32_t self_iterated(const struct lock_name *name);
bool self_are_two_elements(const struct lock_order *lo, uint32_t a, uint32_t b);

// Do the method or its callers sort something?
bool self_is_sorted_above(const struct lock_order *lo, uint32_t node);

// ---- chosen.c
// May whoever makes the objects hand in the same two in both orders; in a program, does it?
bool chosen_by_maker(struct lock_order *lo, const struct field *f, const struct field *g);

// ---- registered.c
// Does the frame's object lock itself, and then what has registered where it has registered too?
bool registered_with_one(struct lock_order *lo, uint32_t pair);

// ---- rings.c
// Does the program link objects in a ring by the field?
bool rings_are_closed(struct lock_order *lo, const struct field *field);
// Are they the two sides of a tree, left and right, neither of which leads back?
bool rings_are_sides(const struct lock_order *lo, const struct field *f, const struct field *g);
// next and prev: what one of them links, the other links back.
bool rings_are_inverse(const struct lock_order *lo, const struct field *f, const struct field *g);

// ---- links.c
// Is the new object kept only by others that the method makes, and these alike?
bool links_are_own(const struct lock_order *lo, const struct method_facts *facts, uint32_t made);

// ---- captured.c
// The caller's expression for a captured parameter of what the function object runs, if the caller made it
// and hands it down in this call; else 0.
uint32_t captured_given(const struct lock_order *lo, const struct lambda *lambda, uint32_t param,
	const struct cg_edge *edge);
// What the constructor keeps in a final field, if the expression is a new object: (new Task(a)).a is a;
// else 0.
uint32_t captured_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t made,
	const struct field *field);
// Does the method's parameter have it with it, as an object of an anonymous or local class? Only the code
// around the class makes such.
bool captured_is_of_parameter(const struct lock_order *lo, uint32_t name,
	const struct method *method);
// And do they make such only to hand them down to those they call?
bool captured_is_handed_down(const struct lock_order *lo, uint32_t name,
	const struct method *method);

// ---- owners.c
// The parameter that the constructor keeps in the field; 0: none, or not only that.
uint32_t owners_kept_parameter(const struct method_facts *facts, const struct field *field);
// this.part.owner is this, where `part` was made for it.
uint32_t owners_simplify(struct lock_order *lo, uint32_t name);

// ---- reentry.c
// Do all callers hold the pair's inner lock already? Then it is not waited for.
bool reentry_is_held_before(struct lock_order *lo, uint32_t pair);
// The same, where the inner lock of `other` has to be the owner of its outer one, as `pair` has it.
bool reentry_is_owner_held(struct lock_order *lo, uint32_t pair, uint32_t other);
// Both locks come out of one method: what it is called on, in the terms of who holds the outer one.
bool reentry_receivers(struct lock_order *lo, uint32_t pair, uint32_t *mine, uint32_t *its);

// Is it held by all callers, which are of the same class, though others could call without it?
bool reentry_is_held_in_sight(struct lock_order *lo, uint32_t pair);

// ---- flags.c
// Does the stack need a field of one object to be true in one frame and false in another?
bool flags_contradict(const struct lock_order *lo, uint32_t pair);

// ---- constants.c
// Does the number that the call gives keep the callee from the place: flush(false)?
bool constants_exclude(struct lock_order *lo, const struct fact_call *call,
	const struct method *callee, uint32_t bci);

// ---- released.c
// Does the first method that is called under the pair's outer lock release it before it goes on?
bool released_on_the_way(struct lock_order *lo, uint32_t pair);

// ---- loops.c
void loops_find(struct lock_order *lo);

// ---- upgrade.c
// A pair whose two locks are one: kept if the second waits for the first.
void upgrade_note(struct lock_order *lo, const struct pair *pair);
// False: it will not be.
bool upgrade_may_be(const struct lock_order *lo, const struct pair *pair);
void upgrades_find(struct lock_order *lo);

// ---- notable.c
void notable_find(struct lock_order *lo);

// ---- lockout.c
void lockouts_find(struct lock_order *lo);
// May calls of methods of this name wake a thread that waits?
bool lockout_knows_name(const char *method);
bool lockout_is_notify(const struct fact_call *call);

// ---- awaits.c
void awaits_find(struct lock_order *lo);

// ---- alike.c
struct lock_cycle {
	uint32_t n;
	uint32_t edges[MAX_CYCLE], pairs[MAX_CYCLE];
	struct verdict verdict;
	bool is_grouped, is_merged; // alike.c: looked at; part of another
};
// Of cycles that are one bug all but one become is_merged.
void alike_merge(struct lock_order *lo, struct lock_cycle *cycles, uint32_t n);

// ---- knots.c
// Of the cycles of one knot of class initialisers all but one become is_merged; all are is_grouped.
void knots_merge(struct lock_order *lo, struct lock_cycle *cycles, uint32_t n);

// ---- describe.c
// As a message names it: by its class or, where that says little, by the field that it is in.
const char *describe_lock(struct lock_order *lo, uint32_t key, uint32_t name);
// Does the class tell a reader which lock is meant?
bool describe_says_enough(const struct lock_order *lo, uint32_t key);
void describe(struct lock_order *lo, const uint32_t *edges, const uint32_t *pairs, uint32_t n,
	const struct verdict *verdict);

// ---- stacks.c
#define MAX_STACKS 8 // of one edge
struct described {
	const uint32_t *edges, *pairs;
	uint32_t n;
	const struct verdict *verdict;
};
// A lock as the frame names it, and its type.
const char *stack_lock_text(struct lock_order *lo, uint32_t name, uint32_t node, uint32_t key);
// Who takes the two locks of a pair, and what they call them.
struct stack_ends {
	uint32_t holder, taker; // nodes
	const char *outer, *inner;
	const char *again; // why the inner lock is taken again; ""
};
struct stack_ends stack_ends(struct lock_order *lo, uint32_t pair, uint32_t from, uint32_t to);
// Keys of all locks that a stack has.
struct stack_keys {
	uint32_t n, v[24];
	bool is_read[24]; // readers do not keep each other apart
};
// The stacks of edge i: that of its pair first, whose locks are `held`. `place`, while it is NULL, becomes
// the frame of that one that is to be reported on.
struct finding_edge stacks_of_edge(struct lock_order *lo, const struct described *cycle, uint32_t i,
	const struct gate_way *ways, const struct finding_frame **place, struct stack_keys *held);
// A lock beside those of the cycle that each stack may hold, of one object; UINT32_MAX: there is none.
uint32_t stacks_common_lock(const struct lock_order *lo, const struct described *cycle,
	const struct stack_keys *held);

// ---- same_type.c
struct same_type_frame {
	const struct method *method;
	uint32_t bci;
};
// A method of a type that takes the lock of its object and then that of another one of the type.
struct same_type_entry {
	const struct method *method;
	bool is_guess; // by a method of one of the objects that the type decorates
	uint32_t n;
	struct same_type_frame frames[8]; // outermost first; the last takes the other's lock
};
// The public methods of the type on which it can happen, the shortest stack first. field: the type's lock
// is what it holds; NULL: the object itself.
uint32_t same_type_find(struct lock_order *lo, const struct klass *type, const struct field *field,
	struct same_type_entry *entries, uint32_t max);

// ---- entries.c
// Of a finding with these edges; in the arena.
const char *const *entries_of(struct lock_order *lo, const uint32_t *keys, const uint32_t *names,
	const uint32_t *pairs, const struct finding_edge *edges, uint32_t n, uint32_t *n_entries);
// After all cycles: two objects of a type that hands its argument on to what it decorates.
void decorators_find(struct lock_order *lo);

// ---- responsible.c
struct responsibles {
	uint32_t n;
	struct finding_responsible v[32];
};
void responsible_find(struct lock_order *lo, const struct described *cycle, const uint32_t *keys,
	const uint32_t *names, struct responsibles *r);

// ---- identity.c
struct identity {
	struct slice key;
	const char *apart; // see struct finding
};
struct identity identity_of(struct lock_order *lo, const uint32_t *keys, const uint32_t *names,
	const uint32_t *pairs, uint32_t n, const struct verdict *verdict);

#endif
