// The invocation graph of seed 003, chapter 4: its nodes are behaviours, that is methods with what
// is known of the runtime types of their arguments; its edges are the calls that one behaviour makes.
//
// A behaviour whose arguments are known only by their declared types is a definition node, any other
// a variant node. Where the seed ends a call on an interface or abstract class, we go on to the
// implementations as long as there are few; function objects and threads are followed too.
#ifndef CALLGRAPH_CALLGRAPH_H
#define CALLGRAPH_CALLGRAPH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "callgraph/provenance.h"
#include "facts/facts.h"
#include "world/world.h"

// What a behaviour knows of one of its arguments.
typedef uint32_t aval;
#define AVAL_NONE 0u // not a reference, or nothing better than the declared type
enum aval_kind {
	AVAL_TYPE = 1, // an object of this class or a subclass
	AVAL_EXACT,    // of exactly this class
	AVAL_LAMBDA,   // made by this invokedynamic
};
static inline aval aval_make(enum aval_kind kind, uint32_t id)
{
	return (uint32_t)kind << 30 | id;
}
static inline enum aval_kind aval_kind(aval value)
{
	return (enum aval_kind)(value >> 30);
}
static inline uint32_t aval_id(aval value)
{
	return value & 0x3fffffffu;
}

enum cg_edge_kind {
	CG_CALL,
	CG_START, // the callee runs in a new thread
};

struct cg_edge {
	uint32_t from, to; // nodes
	uint32_t call;     // of the caller's facts
	uint8_t kind;      // enum cg_edge_kind
	uint8_t
		shift; // CG_START and function objects: argument of the call that is the callee's `this`
	const struct lambda *lambda; // the callee is its implementation, or what overrides that
};

struct cg_node {
	const struct method *method;
	const struct method_facts *facts; // NULL: native, abstract, or not looked at
	aval *params;                     // [n_params], references only
	uint32_t n_params;
	uint32_t first_edge, n_edges; // in edges
	uint32_t first_in, n_in;      // in in_edges
	uint32_t depth;               // of frames outside INPUT since the last one in INPUT
	uint32_t distance;            // calls from an entry
	uint32_t via;                 // the edge by which it was reached first; UINT32_MAX for entries
	uint64_t threads; // which of cg->threads run it (the first 63; bit 63 stands for all others)
	bool is_entry, is_variant;
	bool is_public_entry; // is one too where only public methods are: --entries takes nothing away
};

struct cg_thread {
	uint32_t node;  // what it runs
	uint32_t start; // edge of the start; UINT32_MAX: the main thread, or any thread of a library
	bool is_many;   // more than one may run at the same time
};

// What somebody who knows the objects says of a virtual call: the methods that it may run, at most max of them; how many.
// 0: nothing. Asked by several threads.
struct cg_known_calls {
	uint32_t (*find)(const void *context, const struct method *caller, uint32_t bci,
		const struct method **out, uint32_t max);
	const void *context;
};

struct cg_options {
	const struct cg_known_calls *known; // NULL: nobody knows; only used while the graph is built
	bool is_library;
	const char *const *mains; // class names, dots; of programs
	uint32_t n_mains;
	bool entries_non_private; // library mode
	bool has_initialisers;    // the first use of a class is a call of its initialiser
	bool is_for_locks;        // behaviours that lock and call alike are one
	bool is_precise; // types returned and stored are propagated (types.c), not the declared ones
	uint32_t max_targets; // implementations followed at one call
	uint32_t max_depth;   // frames outside INPUT
	uint32_t max_nodes;
};

struct cg_cut_call {
	uint32_t method, call; // id, and which call of its facts
};

struct callgraph {
	struct world *world;
	struct facts *facts;
	struct cg_options options;
	uint32_t n_nodes, n_edges, n_threads;
	struct cg_node *nodes;
	struct cg_edge *edges;
	uint32_t *in_edges; // edge numbers by callee
	struct cg_thread *threads;
	uint32_t n_dropped; // calls that were not followed because of max_nodes
	// Calls that may run more methods than max_targets: not all are followed. Sorted.
	const struct cg_cut_call *cut_calls;
	uint32_t n_cut_calls;
	struct cg_private *private;
};

struct callgraph *callgraph_build(struct facts *facts, const struct cg_options *options);
void callgraph_free(struct callgraph *cg);

// What the node knows of an expression of its method.
aval cg_eval(const struct callgraph *cg, const struct cg_node *node, uint32_t expr);

// All that it may be, one alternative at least; none contains another.
#define CG_MAX_VALUES 4
struct cg_values {
	uint32_t n;
	aval v[CG_MAX_VALUES];
};
struct cg_values cg_eval_all(const struct callgraph *cg, const struct cg_node *node, uint32_t expr);

// The caller's expression for the callee's parameter; 0 where it is not the caller's.
uint32_t cg_argument(const struct callgraph *cg, const struct cg_edge *edge, uint32_t param);

// With is_precise: the types that a method returns and that a field holds; false where there is
// nothing better than the declared type.
bool cg_returned_types(const struct callgraph *cg, const struct method *method,
	struct cg_values *types);
bool cg_field_types(const struct callgraph *cg, const struct field *field, struct cg_values *types);

#include "callgraph/invocations.h"

#endif
