// Graphs as seed 003 draws them, made to be shown and counted. Behaviours of the call graph that the
// seed gives one name are one node; synchronized statements are nodes of their own.
#ifndef CALLGRAPH_INVOCATIONS_H
#define CALLGRAPH_INVOCATIONS_H

#include "base/arena.h"
#include "base/map.h"
#include "base/vec.h"
#include "world/world.h"

struct callgraph;

enum inv_kind {
	INV_DEFINITION, // a method called as it is defined
	INV_VARIANT,    // with other types for its target or arguments
	INV_STATEMENT,  // a synchronized statement in one of these
	INV_UNDEFINED,  // level procedural: called, not in INPUT
};

struct inv_node {
	uint8_t kind;  // enum inv_kind
	bool is_entry; // where threads come in
	bool is_try;   // STATEMENT: asks for the lock without waiting
	bool is_outer; // not of INPUT
	uint16_t bci;  // STATEMENT: where the lock is taken
	uint16_t number;
	uint32_t lock;               // type that it locks, in locks; 0: none
	uint32_t enclosing;          // STATEMENT: in which node
	const struct method *method; // that runs (behSpec); NULL: UNDEFINED
	uint32_t like;               // VARIANT: a node of the call graph of that name
	const struct class *caller;  // VARIANT, UNDEFINED: who calls it, and
	uint16_t constant;           // the method named there (methSign); 0: unknown
	uint32_t first_edge, n_edges;
	uint32_t n_overridden; // level procedural: its calls that may run what a subclass has instead
};

enum inv_edge_kind { INV_INVOKES, INV_CONTAINS, INV_STARTS };

struct inv_edge {
	uint32_t from, to;
	uint8_t kind; // enum inv_edge_kind
	uint16_t bci;
	// The target was found among the classes below this one; NULL: it is what the type known runs.
	const struct klass *hierarchy;
};

struct inv_lock {
	const char *name;         // "java.util.Vector", "D.class"
	const char *descriptor;   // as in names of statements: "Ljava/util/Vector;", "LD.class;"
	bool is_class, is_object; // a class object; java.lang.Object
};

struct invocations {
	const struct world *world;
	const struct callgraph *cg; // NULL: level procedural
	struct arena arena;
	VEC(struct inv_node) nodes; // from 1
	VEC(struct inv_edge) edges; // by from
	VEC(struct inv_lock) locks; // from 1
	struct map lock_index;
	struct inv_private *private;
};

struct invocations *invocations_of(const struct callgraph *cg);
// Seed 003, section 3.1: the methods of INPUT, calls as the compiler resolved them.
struct invocations *invocations_procedural(struct world *world);
void invocations_free(struct invocations *graph);

void inv_print_name(const struct invocations *graph, uint32_t node, struct buf *out);
// The invocation signature alone: "D.gain:(LB;)V".
void inv_print_signature(const struct invocations *graph, uint32_t node, struct buf *out);

// ---- for those that make graphs

struct ir_type;
uint32_t inv_lock_of_class(struct invocations *graph, const struct klass *klass, bool is_class);
uint32_t inv_lock_of_array(struct invocations *graph, struct ir_type type);
void inv_finish(struct invocations *graph);

// ---- text and Graphviz

struct inv_selection {
	const bool *has_method; // [n_methods + 1]: those to show; NULL: all of INPUT
};

struct inv_counts {
	uint32_t nodes[4], edges[3]; // by kind
};

void inv_print(const struct invocations *graph, const struct inv_selection *selection, bool as_dot,
	struct buf *out);
struct inv_counts inv_count(const struct invocations *graph);

#endif
