// The code of a program's own methods, lifted once and kept: what the floor above points-to reads again
// and again. A body has its IR with dominators, loops and uses, its access paths, the locks that it holds
// by itself, and for every instruction the member that it names and what the models say of the call.
//
// Only methods that points-to reaches, of INPUT and class path: code of the JDK is seen through its
// models, and through its call edges where it is followed.
#ifndef BODIES_BODIES_H
#define BODIES_BODIES_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/vec.h"
#include "ir/ir.h"
#include "model/model.h"
#include "pta/pta.h"
#include "world/world.h"

struct body {
	const struct method *method;
	struct ir *ir;
	struct paths *paths;
	struct locks *locks;
	// [n_insns + 1]: of GET and PUT, and of an INVOKE through a handle of one field; NULL where unresolved
	const struct field **fields;
	const struct method **callees;   // [n_insns + 1]: of INVOKE, as resolved; NULL likewise
	const struct model_row **models; // [n_insns + 1]: of INVOKE; NULL: none
	uint32_t n_at;
	uint32_t *at; // [n_at]: see body_insn_at
};

struct body_place {
	const struct body *body;
	uint32_t insn;
};

struct bodies {
	struct world *world;
	const struct pta *pta;
	const struct models *models;
	uint32_t n_by_method;
	struct body **by_method; // [method]; NULL: not reached, or not the program's own
	VEC(struct body *) all;  // by method
	uint32_t n_fields;
	uint32_t *first_place; // [field + 1], into places
	struct body_place *places;
	struct ir_builder *builder;
	struct budget *budget; // for all that stands on it
	struct arena arena;
};

struct bodies *bodies_build(struct world *world, const struct pta *pta, const struct models *models,
	struct budget *budget);
void bodies_free(struct bodies *bodies);

// NULL where the node's method has none.
const struct body *bodies_of_node(const struct bodies *bodies, uint32_t node);

// Where the field is read or written, by method and instruction.
const struct body_place *bodies_field_places(const struct bodies *bodies, const struct field *field,
	uint32_t *n);
// The call at that bytecode index, or else the first instruction there; 0: none.
uint32_t body_insn_at(const struct body *body, uint32_t bci);
// Is a lock held at both instructions, taken once for both?
bool body_is_one_hold(const struct body *body, uint32_t a, uint32_t b);
// Where the value comes from, through calls that return their receiver: builder.append(x).append(y).
uint32_t body_source(const struct body *body, uint32_t value);

// The node's edges at the instruction's bytecode index: calls and starts for an INVOKE, first uses of
// classes for whatever comes first there.
const struct pta_edge *bodies_edges_at(const struct bodies *bodies, uint32_t node,
	const struct ir_insn *insn, uint32_t *n);

// Are the call's operands the callee's parameters, one by one? Not where a function object is called: its
// method's first parameters are what was captured.
bool body_passes_operands(const struct body *body, uint32_t call, const struct method *callee);

// Is the instruction in a loop of its method?
static inline bool body_is_in_loop(const struct body *body, uint32_t insn)
{
	return body->ir->blocks[body->ir->block_of[insn]].loop_head != 0;
}
// Is the block in the loop with that head?
bool body_loop_has(const struct body *body, uint32_t head, uint32_t block);
// Does a way lead from just behind `from` to `to` that does not pass `again` (0: whatever it passes), nor leaves the
// first block by this edge (counted from 1; 0: by any)?
bool body_leads_to(const struct body *body, uint32_t from, uint32_t to, uint32_t again,
	uint32_t but_edge);

typedef VEC(uint32_t) object_list; // sorted, each once

// The objects at the place that a model's row names, of the call `insn` in the node.
void bodies_objects_at(const struct bodies *bodies, uint32_t node, uint32_t insn,
	const struct model_place *place, object_list *out);
void object_list_add_set(const struct pta *pta, pta_set set, object_list *out);
void object_list_add(object_list *list, uint32_t object);
bool object_list_has(const object_list *list, uint32_t object);
bool object_lists_meet(const object_list *a, const object_list *b);

#endif
