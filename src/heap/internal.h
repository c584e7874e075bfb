#ifndef HEAP_INTERNAL_H
#define HEAP_INTERNAL_H

#include "heap/heap.h"

#include "base/bitset.h"
#include "base/map.h"

enum times { TIMES_NEVER, TIMES_ONCE, TIMES_MANY };

struct field_writes {
	uint32_t n_later; // writes outside of constructors and initialisers
	uint32_t n_all;
	bool is_constant; // all of n_later write `constant`
	int32_t constant;
};

// A store of a reference into a field or an array.
struct ref_store {
	uint32_t node, insn;
	const struct field *field; // NULL: array
};

enum known { KNOWN_NOT_YET, KNOWN_YES, KNOWN_NO };

enum leak { LEAK_NO, LEAK_INTO_THIS, LEAK_YES };

struct heap {
	const struct bodies *bodies;
	const struct pta *pta;
	uint8_t *times;     // [node], enum times
	struct bitset once; // [object]: it stands for one
	uint32_t n_fields;
	struct field_writes *writes;  // [field]
	VEC(struct ref_store) stores; // by node
	VEC(struct holder) holders;
	uint32_t *first_holder; // [object + 1]
	uint32_t *first_held;   // [object + 1], into held_sets: what it holds, the other way round
	pta_set *held_sets;
	uint8_t *new_for_each;   // [object]: own.c, enum known; NULL: nobody has asked yet
	struct bitset by_chance; // [object]: given by what may come again; found with new_for_each
	uint8_t **leaks;         // [method]: per parameter, enum leak; NULL: not computed
	uint8_t **fresh_params;  // [node]: per parameter; NULL: not computed
	struct map owners;       // object and field: 1: it has one owner, 2: it has not
	struct map exchanged;    // two fields: 1: they never hold the same, 2: they may
	struct bitset taking;    // fields into which is put what was taken out of a container
	struct map owning;       // field: 1: what it holds is only there, 2: it may be elsewhere too
	struct map held_by_set;  // holds.c: number in held, from 1; UINT64_MAX: very many
	VEC(object_list) held;
	bool has_fresh;
	struct arena arena;
};

// What is in its fields and elements, as far as its holders are told apart: several sets, which others may hold too.
const pta_set *heap_held_sets(const struct heap *heap, uint32_t object, uint32_t *n);

// handed.c: was what was got from a field there replaced by another under one lock, before the instruction?
bool heap_is_swapped_out(const struct body *body, uint32_t get, uint32_t insn);

// owning.c: does the call take what it returns out of a container, or is it the thread's own?
bool heap_takes_out(const struct model_row *row);
// The fields into which something is put that was taken out of a container.
void heap_find_taking(struct heap *heap);
// Is what such a field holds nowhere else: new, or taken out of a container, and given away for another one only?
bool heap_is_owning(struct heap *heap, const struct field *field);

// holds.c: can one of the objects `to` be come to from one of `from`, or be it?
bool heap_may_come_to(struct heap *heap, pta_set from, pta_set to);

void heap_count_times(struct heap *heap);
void heap_note_once(struct heap *heap);
void heap_note_writes(struct heap *heap);
void heap_note_holders(struct heap *heap);
void heap_find_fresh(struct heap *heap);

#endif
