// Shared by the files of this folder only.
//
//     lift.c       a method's IR -> its pointer assignment graph
//     solve.c      the loop around everything; answers
//     nodes.c      a method in a context: its statements become cells, edges and uses
//     contexts.c   what a context is, by policy
//     origins.c    threads and tasks
//     calls.c      which methods a call runs; arguments and results
//     border.c     what cannot be seen: natives, absent methods, open objects
//     models.c     rows of the models; reflect.c: those that no row can say
//     heap.c       objects, their fields
//     types.c      types of objects, and filters by type
//     cells.c      the constraint graph: copying along edges, reacting to new objects
//     cycles.c     cells of a cycle are one; the order of propagation
//     sets.c       interned sets of objects
//     check.c      does the solution satisfy every constraint?
//     relevance.h  the part of the constraints that a query needs; demand.c: queries
//
// The constraint graph's nodes are called cells: a variable of a method in a context, a static field, a
// field of an object, the elements of an array. (pta.h's nodes are methods in contexts.) What is in a
// cell flows along its edges; loads, stores and calls are uses of the cell that holds their object, and
// make new edges when objects come in.
#ifndef PTA_INTERNAL_H
#define PTA_INTERNAL_H

#include "base/bug.h"
#include "base/map.h"
#include "base/vec.h"
#include "facts/facts.h"
#include "model/model.h"
#include "pta/pag.h"
#include "pta/pta.h"
#include "pta/sets.h"

// ---- the constraint graph ---------------------------------------------------------------------

enum cell_flag {
	CELL_DIRTY = 1,  // what is in it has to flow on
	CELL_UNUSED = 2, // its uses have not seen all of it: is in fresh_uses
	CELL_MERGED = 4, // since edges were last sorted
};

struct cell {
	uint32_t rep;  // itself, or whom it was merged into
	uint32_t set;  // what is in it
	uint32_t done; // what its uses have seen
	uint32_t rank; // in order of propagation
	uint32_t uses; // list
	uint32_t late; // list of uses that have seen nothing of what the others have
	uint32_t n_uses;
	uint32_t n_edges, cap_edges;
	uint32_t flags;
	uint64_t *edges; // to << 32 | filter
};

enum use_kind {
	USE_LOAD,          // other <- this.field
	USE_STORE,         // this.field <- other
	USE_ELEMENT_LOAD,  // other <- this[]
	USE_ELEMENT_STORE, // this[] <- other
	USE_SLOT_LOAD,     // other <- this.(pseudo-field)
	USE_SLOT_STORE,
	USE_ANY_LOAD,  // other <- whatever is in it
	USE_ANY_STORE, // any of its fields, or its elements <- other
	USE_CALL,      // other: site; the receiver
	USE_LIKE,      // other <- a new object of the same class; slot: site
	USE_CLASS,     // other <- its Class
	USE_INSTANCE,  // of a Class: other <- a new object of it; slot: site
	USE_LIBRARY,   // comes into hands that cannot be seen
	USE_REFLECT,   // of a Class, Method, Constructor or Field; slot: in pta->reflections
};

struct use {
	uint32_t next;
	uint8_t kind; // enum use_kind
	uint32_t other;
	union {
		const struct field *field;
		uint32_t slot;
	};
};

// ---- types of objects -------------------------------------------------------------------------

enum shape_kind {
	SHAPE_EXACT,
	SHAPE_LAMBDA, // a function object: implements klass
	SHAPE_OPEN,   // of klass or a subtype
};

// What objects with the same behaviour share.
struct shape {
	uint8_t kind; // enum shape_kind
	struct ir_type type;
	struct klass *klass; // NULL: an array
	uint32_t n_supers;   // class ids that it is an instance of
	uint32_t *supers;
	bool hides_program; // supertypes that are not known may be the program's: types.c
	uint32_t n_slots;   // reference fields; of an array of references: 1
	VEC(uint32_t) objects;
	// of the call at hand
	uint32_t call_epoch;
	uint32_t call_target; // in pta->targets
};

// A cast's: which objects pass.
struct filter {
	struct ir_type type;
	struct klass *klass; // NULL: an array
	VEC(uint64_t) mask;
};

struct object {
	struct pta_object public;
	uint32_t shape;
	uint32_t slots;                        // first cell
	uint32_t handler;                      // of a proxy: cell
	const struct method *reflected_method; // of a Method or Constructor: whose
	const struct field *reflected_field;
	const struct klass *reflected_class; // of any of this class's
};

// ---- methods and calls ------------------------------------------------------------------------

// Elements of a context, the newest first: calls, places that make objects, or classes.
struct chain {
	uint64_t element; // see contexts.c
	uint32_t rest;    // chain; 0: none
	uint32_t length;
};

struct node {
	struct pta_node public;
	const struct pag *pag; // NULL: not yet
	uint32_t n_refs;       // parameters that are references
	uint32_t cells;        // variable v is cell cells + v: parameters, result, thrown
	uint32_t locals;       // of all others
	uint32_t next;         // of the same method
};

struct site {
	uint32_t node;
	uint16_t bci;
	uint8_t n_args;
	uint8_t edge_kind;           // enum pta_edge_kind
	uint8_t op;                  // enum opcode
	uint32_t args;               // in pta->site_args: cells, the receiver first
	uint32_t result, thrown;     // cells; 0: none
	struct ir_type type;         // of the result
	const struct method *target; // resolved; NULL where it cannot be
	const struct klass *named;
	const struct name *name; // instead of a target: whichever method of the object has this name
	// A thread or task starts here:
	uint8_t where, times; // enum model_where, model_times; HERE: none does
	uint32_t started;     // the object it was started with; 0: the receiver is
	uint32_t root;        // of an implementation's call: the site that it stands for
	struct slice text;    // the first argument that is a constant string
	bool is_hook;         // runs the program's own methods only: what the library has is modelled
};

// The row of a modelled method, at a site.
struct application {
	uint32_t site;
	const struct method *method;
	const struct model_row *row;
	uint32_t this_cell, result; // cells
	uint32_t results[16];       // by effect: what its function returns
};

// A builtin row that asks a Class, Method, Constructor or Field.
struct reflection {
	uint8_t builtin; // enum model_builtin
	uint32_t site, result;
	uint32_t n_classes; // any of whose members it used
};

// Objects of the call at hand, by whom they run.
struct target {
	const struct method *method; // NULL: it cannot be told
	member_list objects;
};

struct pta {
	struct world *world;
	struct pta_options options;
	const struct relevance *relevance; // which constraints count; NULL: all
	struct pag_maker *maker;           // the base's, if not all count
	struct sets sets;

	VEC(struct cell) cells; // from 1
	VEC(struct use) uses;   // from 1
	VEC(uint32_t) heap;     // dirty cells, by rank
	VEC(uint32_t) fresh_uses;
	uint64_t n_copy_edges, n_copy_edges_sorted, n_propagations;
	uint64_t n_told, n_sorted; // objects that uses were told of; cells and edges that were sorted
	uint32_t n_cycle_passes;
	bool is_partial;

	VEC(struct shape) shapes; // from 1
	struct map shape_of;      // packed type -> shape
	struct map packages;      // of INPUT's classes, by hash of their names
	VEC(struct filter) filters;
	struct map filter_of;
	VEC(uint32_t) array_filters;
	VEC(uint32_t) filter_of_class; // by class id
	VEC(uint32_t) layouts;         // by class id: reference fields + 1, 0: not yet
	VEC(uint32_t) slot_of;         // by field id: slot + 1
	VEC(uint32_t) marks;           // by class id: epoch, while supertypes are gathered
	uint32_t epoch;

	VEC(struct object) objects; // from 1
	uint32_t n_merged_supers;   // classes whose objects, and those of subclasses, are merged
	const struct klass *merged_supers[16];
	struct map initialised;   // class id: the row of its initialiser was applied
	struct map merged;        // shape -> object
	struct map reflected;     // method or field -> object
	struct map implemented;   // shape << 32 | origin -> the cell of `this`; 0: nothing to do
	struct map modelled;      // place and shape -> object
	struct map class_objects; // class id -> object
	struct map slots;         // object << 32 | pseudo-field -> cell
	struct map statics;       // field id -> cell

	VEC(struct node) nodes; // from 1
	struct map node_of;     // method id << 32 | context -> node
	struct map context_of;  // origin, receiver and chain -> context
	uint32_t n_contexts;
	VEC(struct chain) chains; // from 1
	struct map chain_of;      // element and rest -> chain
	struct map element_of;    // element -> its number
	VEC(uint32_t) n_nodes_of_origin;
	uint32_t n_nodes_of_origins;
	bool by_origin, by_constructor; // what the policy asks for
	VEC(uint32_t) first_node;       // by method id
	VEC(uint32_t) pending;          // nodes whose statements are still to come
	VEC(struct pag *) pags;         // by method id
	VEC(struct site) sites;         // from 1
	VEC(uint32_t) site_args;
	struct map linked;        // site << 32 | node -> there is an edge
	struct map lambda_linked; // site << 32 | object: the implementation is called
	struct map callbacks;     // method id -> the cell of the receivers
	const struct name *clinit, *no_arguments;
	const struct klass *thread_class;
	struct map origin_of; // of start and object -> origin
	VEC(struct pta_edge) edges;
	VEC(struct target) targets; // of the call at hand; their lists are kept
	uint32_t n_targets, call_epoch;
	struct map named;    // name, shape and number of arguments -> method
	struct map selected; // method id << 32 | class id -> method
	member_list fresh;   // objects that a use is told of

	uint32_t library, vm_throws, threads; // cells
	VEC(struct application) applications;
	VEC(struct reflection) reflections;
	struct map applied;             // site or root << 32 | method, and the like -> application
	VEC(struct pta_origin) origins; // from 1

	// when solved
	uint32_t *edges_from, *edges_to; // [n_nodes + 2]
	struct pta_edge *by_target;
};

// solve.c
// Only with the constraints that are relevant; NULL: with all.
struct pta *solve_relevant(struct world *world, const struct pta_options *options,
	const struct relevance *relevance);
bool solve_is_over(struct pta *pta); // everything ends as soon as it can
// cells.c
uint32_t cell_new(struct pta *pta, uint32_t n); // the first of n
uint32_t cell_find(struct pta *pta, uint32_t cell);
void cell_flow(struct pta *pta, uint32_t to, uint32_t set, uint32_t filter);
void cell_put(struct pta *pta, uint32_t cell, uint32_t object);
void cell_edge(struct pta *pta, uint32_t from, uint32_t to, uint32_t filter);
void cell_use(struct pta *pta, uint32_t cell, struct use use);
void cell_queue(struct pta *pta, uint32_t cell);
void cells_propagate(struct pta *pta);
bool cells_react(struct pta *pta); // tells uses of what is new; false: nothing was
void cells_release(struct pta *pta);
// cycles.c
void cycles_collapse(struct pta *pta);
// types.c
uint32_t shape_get(struct pta *pta, enum shape_kind kind, struct ir_type type);
// Of a class that is not there: may it be one of those? (Of others supers says it.)
bool shape_may_be(const struct shape *shape, const struct klass *wanted);
void types_prepare(struct pta *pta);
uint32_t filter_get(struct pta *pta, struct ir_type type);                 // 0: everything passes
bool object_passes(struct pta *pta, uint32_t object, struct ir_type type); // a cast to it
void filters_add_object(struct pta *pta, uint32_t object);
uint32_t slot_get(struct pta *pta, const struct field *field); // its number in objects that have it
uint32_t layout_get(struct pta *pta, const struct klass *klass);
struct ir_type element_type(struct ir_type array);
struct ir_type class_type(const struct klass *klass);
struct ir_type type_of_descriptor_text(struct pta *pta, struct slice descriptor);
void types_release(struct pta *pta);
// heap.c
uint32_t object_new(struct pta *pta, uint32_t node, uint16_t bci, struct ir_type type);
// Made by a modelled call: one of each type at a place.
uint32_t object_modelled(struct pta *pta, uint32_t node, uint16_t bci, struct ir_type type);
// Nobody's, and like no other.
uint32_t object_unshared(struct pta *pta, struct ir_type type);
uint32_t object_lambda(struct pta *pta, uint32_t node, const struct lambda *lambda);
uint32_t object_class(struct pta *pta, struct klass *klass);
uint32_t object_merged(struct pta *pta, struct ir_type type);
uint32_t object_open(struct pta *pta, struct ir_type type);
uint32_t object_box(struct pta *pta, char descriptor); // of a primitive value
uint32_t object_vm(struct pta *pta, struct ir_type type);
// 0: it has no such field.
uint32_t field_cell(struct pta *pta, uint32_t object, const struct field *field);
uint32_t element_cell(struct pta *pta, uint32_t object);
uint32_t slot_cell(struct pta *pta, uint32_t object, uint32_t slot);
uint32_t static_cell(struct pta *pta, const struct field *field);
bool is_merged_type(const struct pta *pta, struct ir_type type);
// nodes.c
// A node with that context; the node that is there already where there is one.
uint32_t node_get(struct pta *pta, struct pta_node node);
void nodes_expand(struct pta *pta); // until none is pending
void initialise_class(struct pta *pta, uint32_t node, uint16_t bci, struct klass *klass);
// calls.c
uint32_t site_new(struct pta *pta, struct site site);
// 0: everything passes.
uint32_t argument_filter(struct pta *pta, const struct site *site, struct slice parameter);
void site_open(struct pta *pta,
	uint32_t site); // nothing is known of it yet: link or wait for receivers
void call_receivers(struct pta *pta, uint32_t site, const member_list *objects);
bool edge_add(struct pta *pta, uint32_t from, uint16_t bci, uint8_t kind, uint32_t site,
	uint32_t to);
// contexts.c
void contexts_prepare(struct pta *pta);
uint32_t context_get(struct pta *pta, const struct pta_node *node);
// Are calls of the method told apart by their receivers?
bool is_told_by_object(const struct pta *pta, const struct method *method);
// The node that a call of the method runs. object: `this`; 0: there is none, or it does not count.
uint32_t node_of_call(struct pta *pta, uint32_t site, const struct method *method, uint32_t object);
// The same where a thread or task starts.
uint32_t node_of_start(struct pta *pta, uint32_t site, const struct method *method, uint32_t object,
	uint32_t origin);
uint32_t node_of_root(struct pta *pta, const struct method *method, uint32_t origin);
void print_chain(const struct pta *pta, uint32_t chain, struct buf *out);
// check.c
bool pta_check(struct pta *pta, struct buf *why); // false: why not
// border.c
void border_call(struct pta *pta, uint32_t site, const struct method *method);
void border_enter(struct pta *pta, uint32_t object);
// models.c
bool model_link(struct pta *pta, uint32_t site, const struct method *method,
	const member_list *objects);
// Is the class's initialiser modelled?
bool model_initialise(struct pta *pta, const struct method *initialiser);
void model_react(struct pta *pta, const struct use *use, uint32_t object);
// The static field that a place of the row means; NULL: none, but perhaps a pseudo-field.
const struct field *model_static_field(const struct pta *pta, const struct application *app,
	const struct model_place *place);
// An object of a class that is not the library's: what rows `implemented` say of it.
void model_implement(struct pta *pta, uint32_t object);
// reflect.c
// False: it is no builtin of reflection.
bool reflect_builtin(struct pta *pta, const struct application *app,
	const struct model_effect *effect);
void reflect_react(struct pta *pta, const struct use *use, uint32_t object);
// The call of a proxy's method is one of its handler's.
void reflect_proxy(struct pta *pta, uint32_t site, uint32_t object);
// An invokedynamic that makes no function object; false: nobody knows what it does.
bool dynamic_open(struct pta *pta, uint32_t site, const struct pag_call *call);
// origins.c
uint32_t origin_get(struct pta *pta, uint32_t site, uint32_t object, const struct method *entry);

static inline uint32_t result_cell(const struct node *node)
{
	return node->cells + node->n_refs + 1;
}

static inline uint32_t thrown_cell(const struct node *node)
{
	return node->cells + node->n_refs + 2;
}

static inline uint32_t var_cell(const struct node *node, uint32_t var)
{
	return var == 0 ? 0 : var <= node->n_refs + 2 ? node->cells + var : node->locals + var;
}

#endif
