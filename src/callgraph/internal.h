// Shared by the files of this folder only.
#ifndef CALLGRAPH_INTERNAL_H
#define CALLGRAPH_INTERNAL_H

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

struct cg_private {
	struct arena arena;
	struct map by_key;  // hash of (method, params) -> first node; further ones by next_same
	struct map targets; // (class, method) -> struct targets *
	VEC(struct cg_node) nodes;
	VEC(uint32_t) next_same;
	VEC(struct cg_edge) edges;
	VEC(struct cg_thread) threads;
	VEC(uint32_t) worklist, waiting;
	VEC(struct method *) to_extract;
	VEC(const struct klass *) class_stack;
	struct map final_fields;         // field id -> aval
	VEC(const struct klass *) input; // concrete classes of INPUT, if there are few
	bool has_input;
	VEC(uint32_t) next_lambda; // with a method of the same name
	struct map last_lambda;    // hash of the name -> lambda
	struct map starts;         // method id -> 1: starts no thread; 2 + argument * 2 + many
	const struct shape **shapes; // by method id
	uint32_t n_shapes;
	uint64_t *relevant; // by method id: sets of parameters; NULL: all are
	uint32_t n_relevant;
};

// The node of a behaviour, made if need be; params may be NULL for a definition node.
uint32_t node_for(struct callgraph *cg, const struct method *method, const aval *params,
	uint32_t depth);

// Implementations of `resolved` for receivers of class klass or below. Cached.
const struct targets *targets_of(struct callgraph *cg, const struct klass *klass,
	const struct method *resolved);

// Adds the edges of the node.
void expand_node(struct callgraph *cg, uint32_t node);

// The parameters of a method. Cached.
struct shape {
	uint32_t n;          // `this` included
	uint32_t declared[]; // classes; 0: not loaded
};
#define NO_OBJECT UINT32_MAX // declared: a primitive type or an array
const struct shape *shape_of(struct callgraph *cg, const struct method *method);

// relevance.c
void find_relevant(struct callgraph *cg);
bool is_relevant(const struct callgraph *cg, const struct method *method, uint32_t param);

// values.c: adds an alternative, unless another contains it; false where there are too many.
bool values_add(const struct callgraph *cg, struct cg_values *values, aval value);
bool value_is_within(const struct callgraph *cg, aval value, aval all);

// Which argument of the call runs in another thread, UINT32_MAX: none.
uint32_t thread_start_argument(struct callgraph *cg, const struct method *target, bool *is_many);
// The method that a task is run by: run() of Runnable for a Runnable.
const struct method *task_method(struct callgraph *cg, const struct klass *type);

void find_entries(struct callgraph *cg);

#endif
