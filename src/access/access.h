// Who reads and writes what: for every thread the points of its own code that touch a field, an element of
// an array or the contents of a container, with the objects that these may be, grouped by what is touched.
// What a data race joins.
//
// Contents of a container are one cell, read and written by the calls of which the models say so; calls on
// thread-safe classes touch nothing. Volatile and final fields are not in it.
#ifndef ACCESS_ACCESS_H
#define ACCESS_ACCESS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "heap/heap.h"
#include "sync/sync.h"
#include "threads/threads.h"

enum access_target { TARGET_STATIC, TARGET_FIELD, TARGET_ELEMENT, TARGET_CONTENTS };

struct access {
	uint8_t target; // enum access_target
	bool is_write;
	uint32_t thread, node, insn;
	uint32_t
		point; // node, instruction and kind, numbered in its group: the same in each thread that comes there
	uint32_t base, index;      // values; 0: none
	const struct field *field; // STATIC, FIELD
	pta_set objects;           // FIELD; else the group's object
	bool is_atomic;            // through a handle, in one step: races with plain accesses only
	uint32_t guard;            // CONTENTS: the synchronized view that it is made through; 0: none
	bool is_guarded;           // and that is locked meanwhile
	bool is_parallel;          // the call does it in many threads at the same time
};

// Accesses of one field (of whatever object), of one array's elements, of one container's contents.
struct access_group {
	uint8_t target; // enum access_target
	const struct field *field;
	uint32_t object;   // ELEMENT, CONTENTS
	uint32_t first, n; // in all
	uint32_t n_points;
};

struct views;
struct accesses {
	struct views *views;
	VEC(struct access) all; // group by group; in a group by thread, node and instruction
	VEC(struct access_group) groups;
	uint64_t n_statements, n_reached, n_reads, n_writes; // as seed 000's table 4.8 counts them
};

struct accesses *accesses_collect(const struct bodies *bodies, const struct threads *threads,
	struct budget *budget);
void accesses_free(struct accesses *accesses);

// ---- indices: can two threads be at one index of an array? Work is divided by numbers that each thread was given.

struct indices;
struct indices *indices_new(const struct bodies *bodies, const struct heap *heap,
	const struct threads *threads);
void indices_free(struct indices *indices);

// A number in the code that a thread runs; value 0: none.
struct index_at {
	uint32_t thread, node, value;
};
// Are the two others whenever two threads have them? Each may be all of a range.
bool indices_differ(struct indices *indices, struct index_at p, struct index_at q);
// The index at which the object was taken out of an array or a list, by whichever method of the thread.
struct index_at index_of_slot(struct indices *indices, struct index_at base);
// Are both come to by one and the same thread of many only: if (id == 0)?
bool indices_ask_for_one(struct indices *indices, const struct access *p, const struct access *q);

// Does p come before the signal that is its object's own, and q behind a wait for it, if the objects are one? signals.c
bool accesses_are_signalled(struct indices *indices, const struct access *p,
	const struct access *q);
// Does each wait for what the other writes when it is done? turns.c
bool accesses_take_turns(struct indices *indices, const struct access *p, const struct access *q);

// "app.Cache.map", "app.Cache.slots[]", "app.Main.main.hits[]".
void access_group_print(const struct accesses *accesses, const struct bodies *bodies,
	const struct heap *heap, const struct access_group *group, struct buf *out);

#endif
