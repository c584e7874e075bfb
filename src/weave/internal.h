// What the files of weave/ share.
#ifndef WEAVE_INTERNAL_H
#define WEAVE_INTERNAL_H

#include "base/vec.h"
#include "weave/weave.h"

// Constants that were added to the class.
struct weave_pool {
	uint16_t held, enter, exit; // Methodrefs
	uint16_t throwable;         // Class
	uint16_t frames;            // Utf8 StackMapTable
	uint16_t n;                 // how many constants there are now
};

// Code to be put before the instruction at bci. Branches to the instruction come to it too, unless it is an entry's.
struct weave_insert {
	uint32_t bci;
	bool is_entry;
	uint8_t bytes[24];
	uint32_t n;
};

struct weave_method {
	const struct class *c;
	const struct member *method;
	const struct code *code;
	const struct weave_pool *pool;
	VEC(struct weave_insert) inserts;
	VEC(uint16_t) exits; // sites to be left when an exception leaves the method
	bool is_kept_whole;  // its code is made too long to be inlined
};

// plan.c: what to put where. False with why_not where it cannot be.
bool weave_plan(struct weave_method *m, struct weave_request *request);
void weave_put_call(struct weave_insert *insert, uint8_t first, const struct weave_pool *pool,
	uint16_t method, uint16_t site);

// The variable that the instruction loads or stores a reference of; -1: it does not.
int32_t weave_variable_of(const struct insn *insn);
bool weave_is_lock_call(const struct weave_method *m, uint32_t bci);
bool weave_is_unlock_call(const struct weave_method *m, uint32_t bci);
// The instructions that push what is called; empty where that is not simple.
struct slice weave_receiver_of(const struct weave_method *m, uint32_t call);

// code.c: the Code attribute's content with the inserts; false where it would be too long.
bool weave_code(struct buf *out, const struct weave_method *m, struct arena *arena);

// frames.c: the StackMapTable with offsets as in `moved`, and frames for what was added at the end.
struct weave_moved {
	const uint32_t *targets;   // by old bci, code length included: where branches go now
	const uint32_t *insns;     // where the instruction itself is
	uint32_t length;           // of the old code
	uint32_t handler, padding; // offsets of what was added; 0: nothing
};
bool weave_frames(struct buf *out, struct slice old, const struct weave_moved *moved,
	const struct weave_pool *pool);

static inline void put_u1(struct buf *out, uint32_t value)
{
	buf_char(out, (char)value);
}

static inline void put_u2(struct buf *out, uint32_t value)
{
	put_u1(out, value >> 8);
	put_u1(out, value);
}

static inline void put_u4(struct buf *out, uint32_t value)
{
	put_u2(out, value >> 16);
	put_u2(out, value);
}

#endif
