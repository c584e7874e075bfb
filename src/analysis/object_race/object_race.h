// The rule object-race (seed 001): what its files share.
//
//     graph.c boundary.c minimal.c   the object graph and who dominates what, as plain numbers
//     nodes.c build.c flows.c        the object graph of a program, from points-to
//     wanted.c                       which objects are looked at
//     runs.c                         which threads run which code
//     uses.c                         the call graph: which object's method uses which object, from where
//     locksets.c                     the locks of each use, as seen from the two objects
//     races.c                        DistributedRaces, Reach, AllRaces (figure 7)
//     judge.c report.c               which of these are worth a finding, and the finding
//     show.c                         raddle show objects, ownership
//
// Objects of the graph are those that the program's own code makes, containers and other library objects
// among them; what is left (strings, classes, what library code makes) is the root.
#ifndef OBJECT_RACE_OBJECT_RACE_H
#define OBJECT_RACE_OBJECT_RACE_H

#include "analysis/analysis.h"
#include "analysis/object_race/graph.h"
#include "floor/floor.h"

// ---- who uses what ------------------------------------------------------------------------------

enum use_kind {
	USE_METHOD, // a method of the program, followed
	USE_CALL,   // a library method: modelled, or not looked into
	USE_GET,    // a field that somebody else reads
	USE_PUT,
	USE_READ, // an element of an array
	USE_WRITE,
};

// Locks that are held at a use, as numbers of lock names; see locksets.c.
#define LOCKSET_SIZE 6
struct lockset {
	uint32_t n;
	uint32_t names[LOCKSET_SIZE]; // sorted
};

#define NO_STATE UINT32_MAX

// i.m uses j, by calling n on it: an edge of the call graph. Several calls of the same are one, with the
// locks that all of them hold.
struct use {
	uint8_t kind; // enum use_kind
	uint32_t object;
	const struct method *method; // METHOD, CALL
	const struct field *field;   // GET, PUT
	uint32_t state;              // METHOD: which; else NO_STATE
	uint32_t user;               // object that uses it
	uint32_t from;               // state in which it does; NO_STATE: a thread begins with it
	uint32_t edge;               // of the graph, user > object; GRAPH_NO_EDGE: the user is not seen
	uint32_t thread;             // of which a thread begins with it; else 0
	bool is_static;              // METHOD: it only runs for the object
	bool is_reentrant;           // false: no two threads use the object by this edge
	uint32_t node, insn;         // where
	struct lockset source, target, locks;
};

// An object and a node of points-to that runs on it. The object may be anybody.
struct state {
	uint32_t object, node;
};

// The same object: by `this`, or a static method.
struct hop {
	uint32_t from, to; // nodes of points-to
	uint32_t insn;
	bool has_locks; // they are known
	struct lockset locks;
};

// ---- races ------------------------------------------------------------------------------------

// <j, n, n'>: two uses that have no order, one pair for each two methods.
struct object_race {
	uint32_t object;
	uint32_t a, b;               // uses
	uint32_t thread_a, thread_b; // that meet
	uint32_t owner;              // in whose boundary; 0: distributed
	uint32_t parent;             // race of the owner + 1; 0: distributed
};

// ---- all --------------------------------------------------------------------------------------

struct object_run {
	struct analysis_input *in;
	struct floor *floor;
	const struct pta *pta;
	const struct bodies *bodies;

	uint32_t *node_of;             // [object of points-to]: in the graph; 0: the root
	VEC(uint32_t) object_of;       // [node of the graph]
	VEC(node_list *) lists;        // interned
	struct map list_index, of_set; // hash: list; pta_set: list + 1
	uint32_t *receivers;           // [node of points-to]: list
	struct map lambdas;            // id of a method: list of the lambdas that it is the code of
	uint32_t *contents;            // [node of the graph]: list + 1 of what a container holds
	struct map done;               // flows that were added, by lists
	struct object_graph graph;
	uint32_t n_flows; // that were added, or asked for
	bool is_cut;      // too many uses: there are no races

	bool is_all;               // every object is wanted, every user told from others
	struct bitset wanted;      // nodes of the graph
	struct bitset whole;       // those of which every use is
	struct map wanted_uses;    // of the others: object and key of the use
	struct map wanted_methods; // object << 32 | node of points-to
	struct map wanted_pairs;   // two uses: use_pair_key
	VEC(uint32_t) asked; // pairs of data-race's, by number, of which the object race is asked for
	node_list *worthy;   // [node of the graph]: users that are told from anybody
	VEC(uint32_t) wanted_of;        // [list]: those of it that are wanted, a list + 1
	VEC(struct bitset) thread_sets; // 0: none
	uint32_t *threads_of;           // [node of points-to]: thread set
	uint32_t *thread_alone;         // [thread]: set of it alone

	VEC(struct state) states;
	struct map state_index;
	VEC(struct use) uses;
	struct map use_index;
	VEC(struct hop) hops;
	uint32_t *first_of_object, *of_object; // [node of the graph + 1]: uses of it
	uint32_t *first_from, *from;           // [state + 1]: uses in it
	uint32_t *first_hop, *hops_from;       // [node of points-to + 1]: hops from it
	uint32_t *first_hop_to, *hops_to;
	VEC(uint64_t) names; // of locks
	struct map name_index;
	struct node_set *minimal; // [edge]: known or not yet

	VEC(struct object_race) races;
	uint32_t *first_race, *races_of; // [node of the graph + 1]: races on it
	struct map race_index;
	struct findings *out;
	struct arena arena;
};

struct node_set {
	bool is_known;
	node_list nodes;
};

// nodes.c
void objects_choose(struct object_run *run);
uint32_t objects_of_set(struct object_run *run, pta_set set); // a list
uint32_t objects_intern(struct object_run *run, const node_list *list);
void objects_find_receivers(struct object_run *run);
static inline const node_list *objects_list(const struct object_run *run, uint32_t list)
{
	return run->lists.v[list];
}
static inline const struct pta_object *objects_pta(const struct object_run *run, uint32_t node)
{
	return pta_object(run->pta, run->object_of.v[node]);
}
// Is the value the frame's own `this`?
bool objects_is_this(const struct body *body, uint32_t value);
bool objects_is_constructor(const struct method *method);

// build.c, flows.c
void objects_build(struct object_run *run);
void objects_add_fields(struct object_run *run);
void objects_add_model(struct object_run *run, uint32_t node, const struct body *body,
	uint32_t insn);
// Would so many edges or flows be too many? If not they are counted.
bool objects_are_too_many(struct object_run *run, uint64_t product);
void objects_leak(struct object_run *run, uint32_t list);
void objects_pass(struct object_run *run, uint32_t callers, uint32_t takers, uint32_t moved);
void objects_return(struct object_run *run, uint32_t takers, uint32_t callees, uint32_t moved);

// locksets.c
void locksets_at(struct object_run *run, uint32_t node, const struct body *body, uint32_t insn,
	uint32_t receiver, struct lockset *source, struct lockset *target);
void lockset_unite(struct lockset *to, const struct lockset *from);
void lockset_meet(struct lockset *to, const struct lockset *from);
bool locksets_share(const struct lockset *a, const struct lockset *b);
// The locks of the use, of its source and target locksets (figure 6).
void lockset_resolve(struct object_run *run, struct use *use);
void lockset_target(struct object_run *run, struct lockset *target);
void lockset_print(const struct object_run *run, const struct lockset *set, struct buf *out);

// wanted.c
void objects_want(struct object_run *run, bool is_all);
bool objects_want_use(const struct object_run *run, const struct use *use);
bool objects_want_pair(const struct object_run *run, const struct use *a, const struct use *b);
bool objects_want_method(const struct object_run *run, uint32_t object, uint32_t node);
// The use that an access of the object is: a method of its own, or somebody else's.
bool objects_use_of(const struct object_run *run, const struct access *access, uint32_t node,
	struct use *use);
// What is called on the object: the same for all uses by one method.
static inline uint64_t use_key(const struct use *use)
{
	uint32_t id = use->method ? use->method->id : use->field ? use->field->id : 0;
	return (uint64_t)(use->kind + 1u) << 32 | id;
}
// Two methods of one object, in whatever order.
static inline uint64_t use_pair_key(const struct use *a, const struct use *b)
{
	uint64_t x = use_key(a), y = use_key(b);
	uint64_t low = x < y ? x : y, high = x < y ? y : x;
	return hash_u64(hash_u64(low * 31 + a->object) ^ high);
}
const node_list *objects_wanted(struct object_run *run, uint32_t list);
// All those that are not worth a name: a number beyond the graph's.
static inline uint32_t objects_anybody(const struct object_run *run)
{
	return run->graph.n_nodes;
}

// runs.c
void objects_find_hops(struct object_run *run);
void objects_index(struct object_run *run, uint32_t n, uint32_t n_keys,
	uint32_t (*key)(const struct object_run *, uint32_t), uint32_t **first, uint32_t **numbers);
void objects_find_threads(struct object_run *run);
// Does the thread begin with code of the program?
bool objects_is_entry(const struct object_run *run, uint32_t thread);

// uses.c
void uses_find(struct object_run *run);
// Which threads make the use: a set's number.
static inline uint32_t use_threads(const struct object_run *run, const struct use *use)
{
	return use->from == NO_STATE ? run->thread_alone[use->thread]
								 : run->threads_of[run->states.v[use->from].node];
}
const node_list *objects_minimal(struct object_run *run, uint32_t edge);
bool uses_same_method(const struct use *a, const struct use *b);
void use_print(const struct object_run *run, const struct use *use, struct buf *out);

// races.c
void races_find(struct object_run *run);
// Do two methods of the object race, those of these two uses?
bool races_have(const struct object_run *run, const struct use *a, const struct use *b);
// Which, where they do.
uint32_t races_find_pair(const struct object_run *run, const struct use *a, const struct use *b);
// Is it a use over an edge that no boundary covers?
bool use_is_distributed(struct object_run *run, const struct use *use);

// show.c: its type, and its number where several have one.
void object_print(const struct object_run *run, uint32_t node, struct buf *out);

// run.c: all of the above; false where a limit stopped it.
bool objects_run(struct object_run *run, struct analysis_input *in, bool is_all);
void objects_release(struct object_run *run);

#endif
