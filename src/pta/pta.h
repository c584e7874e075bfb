// Points-to analysis of a whole program: which objects there are, what a value may be, what a field of
// an object holds, which methods a call may run, and in which threads' names.
//
//     struct pta *pta = pta_solve(world, &options);
//     for (uint32_t node = 1; node <= pta_n_nodes(pta); node++)      // method x context
//         objects = pta_value(pta, node, value);                     // value: of the method's IR
//
// An object stands for everything that one place of the program makes in one context; strings, builders,
// boxes and exceptions are merged by type. By default a context is an origin: the thread or task that runs
// the code. Code outside INPUT, class path and task plumbing exists once, with context 0 (any thread).
// Constructors are told apart by the object that they construct too, so that what one is given is not the
// other's. Other policies: enum pta_policy.
//
// All numbers are dense, from 1; the same program has the same numbers, whatever -j or the hash seed
// are. Nothing changes after pta_solve: any number of threads may ask.
#ifndef PTA_PTA_H
#define PTA_PTA_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "ir/ir.h"
#include "pta/objects.h"
#include "pta/options.h"
#include "world/world.h"

struct pta *pta_solve(struct world *world, const struct pta_options *options);
void pta_free(struct pta *pta);
// A limit stopped it, here or the budget's: sets and edges may lack something.
bool pta_is_partial(const struct pta *pta);

// ---- nodes: methods in contexts ---------------------------------------------------------------

struct pta_node {
	const struct method *method;
	uint32_t origin;   // 0: code that exists once, whichever thread runs it
	uint32_t receiver; // of a constructor: the object that it constructs; 0: any
	uint32_t chain;    // calls, places or classes; 0: none
};

uint32_t pta_n_nodes(const struct pta *pta);
const struct pta_node *pta_node(const struct pta *pta, uint32_t node);
// The method's nodes, one after the other; 0: no more, or not reached.
uint32_t pta_first_node(const struct pta *pta, const struct method *method);
uint32_t pta_next_node(const struct pta *pta, uint32_t node);

// ---- what values may be -----------------------------------------------------------------------

// A value of the method's IR (ir_build gives a method the same numbers each time); empty where it is no
// reference, or null.
pta_set pta_value(const struct pta *pta, uint32_t node, uint32_t value);
uint32_t pta_n_values(const struct pta *pta, uint32_t node);
pta_set pta_parameter(const struct pta *pta, uint32_t node, uint32_t i); // `this` is 0
pta_set pta_result(const struct pta *pta, uint32_t node);
pta_set pta_field(const struct pta *pta, uint32_t object, const struct field *field);
pta_set pta_static(const struct pta *pta, const struct field *field);
pta_set pta_elements(const struct pta *pta, uint32_t array);
// A pseudo-field of a modelled object (enum model_field).
pta_set pta_contents(const struct pta *pta, uint32_t object, uint32_t field);

// ---- calls ------------------------------------------------------------------------------------

enum pta_edge_kind {
	PTA_CALL,       // an instruction calls
	PTA_RUN,        // a modelled call runs it, here
	PTA_START,      // a thread or task starts with it; pta_origin says which
	PTA_INITIALISE, // first use of a class
	PTA_CALLBACK,   // code that cannot be seen may call it
};

struct pta_edge {
	uint32_t from, to; // nodes; from 0: the machine itself
	uint16_t bci;      // in from's method
	uint8_t kind;      // enum pta_edge_kind
};

// By bci, kind and `to`; by `from`, bci and kind.
const struct pta_edge *pta_edges_from(const struct pta *pta, uint32_t node, uint32_t *n);
const struct pta_edge *pta_edges_to(const struct pta *pta, uint32_t node, uint32_t *n);

// ---- origins: threads and tasks ---------------------------------------------------------------

// Number 1 is what the machine starts: main. With PTA_INSENSITIVE these are known too, only nothing is
// told apart by them.
struct pta_origin {
	uint32_t entry;  // node with which it starts
	uint32_t start;  // node that starts it; 0: the machine does
	uint16_t bci;    // in start's method
	uint8_t where;   // enum model_where: in a thread of its own, a pool, ...
	uint8_t times;   // enum model_times
	uint32_t object; // the thread, task or function object that was started; 0: none
};

uint32_t pta_n_origins(const struct pta *pta);
// Is the node main's own, or nobody's, and its object too? There are finitely many of these, however many threads there
// are: what is made and started there is told apart exactly.
bool pta_is_mains(const struct pta *pta, uint32_t node);
const struct pta_origin *pta_origin(const struct pta *pta, uint32_t origin);

// ---- for people -------------------------------------------------------------------------------

struct pta_counts {
	uint32_t n_methods, n_nodes, n_objects, n_sets;
	uint64_t n_edges, n_calls, n_polymorphic, n_casts, n_casts_may_fail;
	uint64_t n_variables, n_points_to; // reference values of nodes, sum of their sets
	uint64_t n_propagations;
};
struct pta_counts pta_count(const struct pta *pta);

// "app.Main.main([Ljava/lang/String;)V:12 app.Bank".
void pta_print_object(const struct pta *pta, uint32_t object, struct buf *out);
void pta_print_node(const struct pta *pta, uint32_t node, struct buf *out);

#include "pta/demand.h"
#include "pta/hierarchy.h"

#endif
