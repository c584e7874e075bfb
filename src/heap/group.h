// Where a value goes within a method: what the files about escape share.
#ifndef HEAP_GROUP_H
#define HEAP_GROUP_H

#include "heap/internal.h"

#define MAX_GROUP 32
#define MAX_DEPTH 6 // of calls and loops that a value came through

// A store of the value into something that was made in the method.
struct carried {
	uint32_t insn, carrier;
};

struct group {
	struct heap *heap;
	uint32_t node; // 0: all nodes of the method
	const struct body *body;
	uint32_t n;
	uint32_t values[MAX_GROUP];
	bool is_carrier[MAX_GROUP]; // it is not the value, but may have it in it
	bool is_in_this;            // PARAM 0 carries it
	VEC(uint32_t) escapes;      // instructions
	VEC(uint32_t) into_this;    // instructions that put it into PARAM 0
	VEC(struct carried) carried;
	bool is_this_shared; // PARAM 0 is known to others already
	bool is_lost;        // too large
	uint32_t depth;      // of heap_escapes_openly; 0: calls are followed by their summaries
};

// The value's group, with what escapes in it; the caller has set heap, node, body, is_this_shared and depth.
void group_follow(struct group *g, uint32_t value);
void group_release(struct group *g);

// Is the place the operand k of the call?
bool group_is_operand(const struct model_place *place, const struct ir_insn *call, uint32_t k);
// The callee's parameter that the operand k is; UINT32_MAX: none.
uint32_t group_param_of(const struct heap *heap, uint32_t node, const struct body *body,
	uint32_t at, const struct method *callee, uint32_t k);

// What the methods do with their parameters: heap->leaks.
void group_find_leaks(struct heap *heap);

#endif
