// What is known of objects and fields. Lower part (threads are built on it): what is made once, which
// fields nobody writes after construction. Upper part (built with threads): which objects an access
// reaches before anybody else can (fresh), which belong to one run of a thread (own), who holds what.
//
//     once     a node runs at most once, an object stands for at most one of the real heap
//     stable   all writes of the field are in constructors of its class on `this`, or in the
//              initialiser of its class
//     fresh    at this instruction no other thread can have the object yet, or any more
//     own      of a thread that runs many times: each run has an object of its own
#ifndef HEAP_HEAP_H
#define HEAP_HEAP_H

#include <stdbool.h>
#include <stdint.h>

#include "bodies/bodies.h"

struct heap;
struct heap *heap_new(const struct bodies *bodies);
void heap_free(struct heap *heap);

// ---- lower ------------------------------------------------------------------------------------

bool heap_node_is_once(const struct heap *heap, uint32_t node);
// Does the instruction run at most once in the whole run?
bool heap_insn_is_once(const struct heap *heap, uint32_t node, uint32_t insn);
bool heap_object_is_once(const struct heap *heap, uint32_t object);
bool heap_field_is_stable(const struct heap *heap, const struct field *field);

// The int constant that all writes outside of initialisers write; false where they do not agree.
bool heap_field_constant(const struct heap *heap, const struct field *field, int32_t *value);

// The fields in which the object may be found, by name, those of statics first; NULL: none.
struct holder {
	const struct field *field; // NULL: an element of an array
	uint32_t object;           // in which; 0: a static; HOLDER_MANY: of very many
};
#define HOLDER_MANY UINT32_MAX
const struct holder *heap_holders(const struct heap *heap, uint32_t object, uint32_t *n);

// Is every such object in this field of one object only, its owner: each store puts a new one there?
bool heap_has_one_owner(struct heap *heap, uint32_t object, const struct field *field);

// Do the two fields of an object never hold the same, as they are given new objects and are exchanged only?
bool heap_fields_never_share(const struct heap *heap, const struct field *f, const struct field *g);

// ---- upper ------------------------------------------------------------------------------------

// Who else can have the object that `value` is, in this node, when the instruction runs? Looks through
// fields of objects that nobody else has.
enum heap_reach {
	REACH_SHARED,
	REACH_TAKEN, // taken out of a container: nobody else takes it, but who put it there may have kept it
	REACH_SWAPPED, // likewise under a lock, or out of a field that was given another one meanwhile
	REACH_FRESH,   // made here, and not given to anybody yet
};
enum heap_reach heap_reach(struct heap *heap, uint32_t node, uint32_t value, uint32_t insn);

// Is there code to show by which the object gets to others before the instruction runs? Less than not being
// fresh: calls of which nothing is known do not count.
bool heap_escapes_openly(const struct heap *heap, uint32_t node, uint32_t value, uint32_t insn);

// Objects of which each run of the thread has its own. runs[node]: does the thread run it?
// task: the object that it was started with, 0: none. elements: of which each run gets another one, as its parameter.
struct own_query {
	const struct bitset *runs;
	uint32_t start_node, start_insn, task;
	const object_list *elements;
};
void heap_own_objects(struct heap *heap, const struct own_query *query, object_list *out);

#endif
