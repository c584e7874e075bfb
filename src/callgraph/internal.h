// Shared by the files of this folder only.
#ifndef CALLGRAPH_INTERNAL_H
#define CALLGRAPH_INTERNAL_H

#include <stdatomic.h>

#include "base/keyset.h"
#include "base/map.h"
#include "base/vec.h"
#include "callgraph/callgraph.h"

// Methods that a virtual call may run.
struct targets {
	uint32_t n;
	bool is_cut; // there are more
	const struct method **methods;
	const struct lambda **lambdas; // [n]; not NULL: the method is its implementation
};

// What calls need to know of a method.
struct shape {
	uint16_t n; // parameters, `this` included
	bool is_input, is_static;
	bool is_of_locks;    // code of java.util.concurrent.locks
	bool is_barrier;     // CyclicBarrier.await
	bool is_of_thread;   // of java.lang.Thread
	uint32_t declared[]; // classes; 0: not loaded
};
#define NO_OBJECT UINT32_MAX // declared: a primitive type or an array

// An edge that one thread found, for the thread that makes nodes and edges.
struct proposal {
	struct cg_edge edge; // `to`: 0 where the node may have to be made
	bool is_many;        // the threads that it starts
};

// What the thread that makes nodes has to do for a proposal: make one, or see to the depth of one.
struct wanted {
	const struct method *callee; // NULL: there is a node
	uint64_t key;
	uint32_t proposal, first_param; // of the expander
	uint16_t n_params;
	bool is_input; // the callee is in INPUT
};

// What is known of a method; several threads may find it out, and find the same.
struct known_method {
	_Atomic(const struct shape *) shape;
	_Atomic(const struct targets *) targets; // for receivers of its own class
};

// One thread's memory while calls are looked at.
struct expander {
	OWN_LINE struct callgraph *cg;
	struct arena arena;
	struct map targets; // (class, method) -> struct targets *; see by_method
	struct map makers;  // (class, method) -> struct makers *; see made.c
	struct map kept;    // (field, method) -> struct kept_objects *; see kept.c
	uint16_t *starts;   // by method id; see thread_start_argument
	uint32_t n_starts;
	VEC(const struct klass *) class_stack;
	VEC(const struct method *) methods; // of the targets that are looked for
	VEC(const struct lambda *) lambdas;
	VEC(struct proposal) proposals;
	VEC(struct wanted) wanted;
	VEC(aval) params;
	struct keyset seen_cut; // calls whose targets are cut
	VEC(struct cg_cut_call) cut_calls;
	bool has_start; // one of the node's proposals is a thread
};

// Where the proposals for a node are, and where they go.
struct expansion {
	uint32_t worker, method; // 0: it has no code
	uint32_t first, n;
	uint32_t first_wanted, n_wanted;
	uint32_t first_edge;
	bool has_start;
};

// What find_callbacks has seen.
struct cg_callbacks {
	uint32_t n_nodes;
	uint32_t n_methods, n_classes; // there is room for
	bool *is_run;                  // by method id
	_Atomic bool *is_made;         // by class id: there are objects
	bool *is_done;                 // by class id: its methods were looked at
	VEC(const struct method *) to_look_at;
	bool is_complete; // find_unrun had its turn
};

struct cg_private {
	struct arena arena;
	bool is_full;           // max_nodes reached
	struct cg_types *types; // level precise
	struct cg_callbacks *callbacks;
	struct cg_kept *kept;           // NULL: INPUT is large
	struct known_method *by_method; // by method id
	uint32_t n_by_method;
	uint32_t *definitions; // by method id: definition nodes; see nodes.c
	uint32_t n_definitions;
	struct map by_key; // variants: key -> first node; further ones by next_same
	VEC(struct cg_node) nodes;
	VEC(uint32_t) next_same;
	aval *nothing;       // [MAX_PARAMS], all AVAL_NONE
	bool has_outside;    // there are nodes outside INPUT
	uint32_t n_expanded; // nodes so far, in their order
	bool has_others;     // there are classes outside INPUT; of the first n_seen_classes
	uint32_t n_seen_classes;
	VEC(struct cg_edge) edges;
	VEC(struct cg_thread) threads;
	VEC(uint32_t) worklist;
	VEC(struct method *) to_extract;
	VEC(bool) has_node;                        // by method id
	VEC(const struct method *) new_methods;    // that have got one
	uint32_t *first_of;                        // by method id: a node that is linked; 0: none
	uint32_t n_first;                          // ids that there is room for
	struct expander *expanders;                // [jobs]
	struct expansion *expansions;              // [NODES_A_CHUNK]
	uint32_t n_known_classes, n_known_lambdas; // when the expanders' memory was last cleared
	_Atomic uint32_t *final_fields;            // by field id: aval + 1
	uint32_t n_final_fields;
	VEC(const struct klass *) input;        // concrete classes of INPUT, if there are few
	VEC(uint32_t) next_lambda;              // with a method of the same name
	struct map last_lambda;                 // hash of the name -> lambda
	VEC(const struct klass *) lambda_types; // interfaces that INPUT makes function objects for
	struct map seen_lambda_types;           // by class id
	uint64_t *relevant;                     // by method id: sets of parameters; NULL: all are
	uint8_t *may_lock;                      // by slot, see relevance.c
	_Atomic uint8_t *is_called;             // by slot, see relevance.c
	uint32_t n_relevant;
};

// nodes.c
#define MAX_PARAMS 256 // methods with more are not followed
uint64_t behaviour_key(const struct method *method, const aval *params, uint32_t n);
// The node, if there is one; else 0.
uint32_t find_node(const struct callgraph *cg, uint64_t key, const struct method *method,
	const aval *params);
// Starts to fetch what find_node looks at first.
void prefetch_node(const struct callgraph *cg, uint64_t key, const struct method *method);
// The node of a behaviour, made if need be; UINT32_MAX: there are too many.
uint32_t node_for(struct callgraph *cg, uint64_t key, const struct method *method,
	const aval *params, uint32_t n_params, uint32_t depth);

// link.c: makes the edges of n nodes from what the expanders hold, and the nodes that they lead to.
void link_nodes(struct callgraph *cg, uint32_t first, uint32_t n);

// Implementations of `resolved` for receivers of class klass or below. Cached.
const struct targets *targets_of(struct expander *x, const struct klass *klass,
	const struct method *resolved);
// Before targets_of is called by many.
void targets_prepare(struct callgraph *cg);

// Proposes the edges of the node, which has facts; the graph does not change meanwhile.
void expand_node(struct expander *x, uint32_t node);
// Before that: room for what evaluation keeps.
void eval_prepare(struct callgraph *cg);

// made.c: can the receiver, an expression of the node, be one that runs `run` of INPUT where `resolved` is
// called? An iterator is made by the collection's class.
bool made_can_run(struct expander *x, const struct cg_node *node, uint32_t receiver,
	const struct method *run, const struct method *resolved);

// kept.c: what the field has that the receiver was read from, as far as `called` can be called on it. NULL: there is
// no field.
#define MAX_KEPT 6
struct kept_objects {
	uint32_t n;
	bool is_over; // there are more, and none are told
	aval v[MAX_KEPT];
};
const struct kept_objects *kept_in(struct expander *x, const struct method_facts *facts,
	uint32_t receiver, const struct method *called);
// The same for what the function object is called with: list.forEach(Listener::changed).
const struct kept_objects *kept_for(struct expander *x, const struct lambda *lambda,
	const struct method *called);
// Before that, once; the facts of INPUT are there.
void kept_prepare(struct callgraph *cg);
void kept_free(struct cg_kept *kept);

// params.c: a set of parameters; those from 63 on share a bit.
typedef uint64_t param_set;
static inline param_set param_bit(uint32_t param)
{
	return (param_set)1 << (param < 63 ? param : 63);
}
// Through phis of phis, so deep; `beyond` for what is further down.
param_set params_of(const struct method_facts *facts, uint32_t index, uint32_t depth,
	param_set beyond);

// repeat.c: the node whose calls may be those of another, and how far it was followed.
struct repeat {
	const struct cg_node *first; // NULL: there is none
	uint32_t edge;               // the next one of `first`
	param_set differ;
};
struct repeat repeat_of(const struct expander *x, uint32_t id);
// To be asked for each call in turn: proposes the edges of `first`, if they are the node's as well.
bool repeat_call(struct expander *x, uint32_t id, uint32_t call, struct repeat *repeat);
// The node of the method, 0 if that has no code, is linked.
void repeat_note(struct callgraph *cg, uint32_t id, uint32_t method);
// What a call runs may have changed.
void repeat_forget(struct callgraph *cg);

// supertypes.c: a class and all that it extends or implements, interfaces before the superclass.
struct supertypes {
	VEC(const struct klass *) stack;
	struct map seen; // by class id
};
void supertypes_begin(struct supertypes *all, const struct klass *klass);
const struct klass *supertypes_next(struct supertypes *all); // NULL: that was all
void supertypes_end(struct supertypes *all);
// Does a class outside INPUT declare it? Then code outside INPUT may call it.
bool overrides_outside(const struct method *method);

// Cached.
const struct shape *shape_of(struct expander *x, const struct method *method);

// relevance.c
void find_relevant(struct callgraph *cg);
bool is_relevant(const struct callgraph *cg, const struct method *method, uint32_t param);
// False: nobody needs to know who calls it.
bool may_lock(const struct callgraph *cg, const struct method *method);
bool call_may_lock(const struct callgraph *cg, const struct fact_call *call);
// Does one of the methods lock that a virtual call of this one may run?
bool targets_may_lock(const struct callgraph *cg, const struct method *method);
// Does any method of INPUT name it in a call, whether that is ever run or not?
bool is_called(const struct callgraph *cg, const struct method *method);

// unrun.c: may a call of INPUT mean it, by its class alone? Level precise knows better for some of these, and
// that they are not run then is no reason to take them for entries.
bool is_meant(struct callgraph *cg, const struct method *method);
bool is_lambda_meant(struct callgraph *cg, const struct lambda *lambda);

// types*.c: level precise
struct cg_types *types_build(struct callgraph *cg);
void types_free(struct cg_types *types);
// What a field, an element or a call may give; false: nothing better than the declared type is known.
bool cg_precise_types(const struct callgraph *cg, const struct method_facts *facts,
	const struct expr *expr, struct cg_values *values);

// values.c: adds an alternative, unless another contains it; false where there are too many.
bool values_add(const struct callgraph *cg, struct cg_values *values, aval value);
bool value_is_within(const struct callgraph *cg, aval value, aval all);

// Which argument of the call runs in another thread, UINT32_MAX: none.
uint32_t thread_start_argument(struct expander *x, const struct method *target, bool *is_many);
// Does the call run the elements of its argument in a pool?
bool thread_runs_elements(struct expander *x, const struct method *target);
// The same of a call whose target is missing, by the names that file has for it: a program without a JDK
// starts threads too.
uint32_t missing_start_argument(struct callgraph *cg, const struct class *file,
	const struct fact_call *call, bool *is_many);
// The method that a task is run by: run() of Runnable for a Runnable.
const struct method *task_method(const struct klass *type);

// Before these are called by many.
void threads_prepare(struct callgraph *cg);

void find_entries(struct callgraph *cg);
bool find_callbacks(struct callgraph *cg);
void callbacks_free(struct cg_callbacks *seen);
bool is_of_input(const struct klass *klass);
// Once the budget is over the rest of the nodes stays without facts and edges, as if they had no code.
static inline bool is_over(const struct callgraph *cg)
{
	return cg->facts->budget && budget_is_over(cg->facts->budget);
}

// How an entry is found: one that is not public is there because of --entries non-private alone.
enum entry_kind { ENTRY_PUBLIC, ENTRY_THREAD, ENTRY_NON_PRIVATE };
void add_entry(struct callgraph *cg, const struct method *method, enum entry_kind kind);
// unrun.c: makes entries of what is for others of the package; whether there is any.
bool find_unrun(struct callgraph *cg, const bool *is_run);

#endif
