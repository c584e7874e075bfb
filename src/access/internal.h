// What the files of access/ share.
#ifndef ACCESS_INTERNAL_H
#define ACCESS_INTERNAL_H

#include "access/access.h"
#include "access/polynomial.h"
#include "base/map.h"

// state.c: what a call does with its object's own fields; each is more than the one before.
enum state_use { STATE_NONE, STATE_READS, STATE_WRITES, STATE_LOCKS };
struct states;
struct states *states_new(const struct bodies *bodies);
void states_free(struct states *states);
enum state_use state_use_of(struct states *states, const struct method *method);

// views.c: the root that a view is one of, and the lock of a synchronized view through which it is come to; 0: none.
struct view_root {
	uint32_t object, guard;
};
typedef VEC(struct view_root) view_roots;
struct views *views_new(const struct bodies *bodies);
void views_free(struct views *views);
bool view_is(const struct views *views, uint32_t object);
// Is it a view that takes its lock at each call?
bool view_locks_itself(const struct views *views, uint32_t object);
// Of an object that is no view: itself.
void views_roots(const struct views *views, uint32_t object, view_roots *out);
// The first view of the object with at least this number; 0: none.
uint32_t views_of(const struct views *views, uint32_t object, uint32_t from);
// The value of which the call returns a view; 0: it does not.
uint32_t view_operand(const struct body *body, uint32_t call);

// index_eval.c: what an index may be.
enum symbol_kind {
	SYMBOL_VALUE,    // the same for all threads
	SYMBOL_LOOP,     // counted by the loop that makes the threads: another one for each
	SYMBOL_GIVEN,    // another one for each thread, nothing more is known
	SYMBOL_QUOTIENT, // over / under
};

struct symbol {
	uint8_t kind; // enum symbol_kind
	uint32_t node, value;
	struct poly first, last, step; // LOOP; last may not be known
	struct poly over, under;       // QUOTIENT
};

// All numbers from low to high, or every stride-th of them. Not known: low is not.
struct range {
	struct poly low, high; // high may not be known where low is
	struct poly stride;    // known: only those
};

struct signal_places;

struct indices {
	const struct bodies *bodies;
	const struct heap *heap;
	const struct threads *threads;
	const struct pta *pta;
	VEC(struct symbol) symbols; // from 1
	uint32_t n_steps;           // of the evaluation at hand
	struct map guarded;         // turns.c: field: 1: always under one lock, 2: not
	struct map ranges; // hash of an index_at: number in known, from 1; UINT64_MAX: not known
	VEC(struct range) known;
	struct signal_places *signals; // signals.c; NULL: nobody has asked yet
};

void signal_places_free(struct signal_places *places);

struct range index_range(struct indices *ix, struct index_at at);
// Is it another one for each thread of a kind?
bool index_depends(const struct indices *ix, const struct poly *poly);
// turns.c: is the block's IF passed on every way to the block `at`, or is it one by which a loop in front of it is left?
bool index_is_in_front(const struct body *body, uint32_t block, uint32_t at);
// On which of its edges is that? UINT32_MAX: it may be on both.
uint32_t index_edge_to(const struct body *body, uint32_t block, uint32_t at);
// The one call by which the thread comes to the node; NULL: none, or several.
const struct pta_edge *index_caller(const struct indices *ix, uint32_t thread, uint32_t node);

#endif
