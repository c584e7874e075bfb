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
};

// The node of a behaviour, made if need be; params may be NULL for a definition node.
uint32_t node_for(struct callgraph *cg, const struct method *method, const aval *params,
	uint32_t depth);

// Implementations of `resolved` for receivers of class klass or below. Cached.
const struct targets *targets_of(struct callgraph *cg, const struct klass *klass,
	const struct method *resolved);

// Adds the edges of the node.
void expand_node(struct callgraph *cg, uint32_t node);

uint32_t count_params(const struct method *method);

// Which argument of the call runs in another thread, UINT32_MAX: none.
uint32_t thread_start_argument(struct callgraph *cg, const struct method *target, bool *is_many);
// The method that a task is run by: run() of Runnable for a Runnable.
const struct method *task_method(struct callgraph *cg, const struct klass *type);

void find_entries(struct callgraph *cg);

#endif
