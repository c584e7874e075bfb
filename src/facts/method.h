// The facts of one method: its expressions, calls, locks and stores, all numbers local to it.
#ifndef FACTS_METHOD_H
#define FACTS_METHOD_H

#include <stdbool.h>
#include <stdint.h>

#include "ir/ir.h"
#include "world/world.h"

enum expr_kind {
	EXPR_NONE, // not a reference
	EXPR_NULL,
	EXPR_PARAM,   // a: number, `this` being 0 of instance methods
	EXPR_STATIC,  // field
	EXPR_CLASS,   // a: class id (a class literal); 0: of an array or a primitive type
	EXPR_STRING,  // a: constant index
	EXPR_NEW,     // a: bytecode index; type is exact
	EXPR_FIELD,   // a: base expression; field
	EXPR_ELEMENT, // a: base expression, b: constant index + 1 or 0; constant: index_tag
	EXPR_CALL,    // a: call
	EXPR_LAMBDA,  // a: call (invokedynamic)
	EXPR_PHI,     // a: first operand in operands, b: how many
	EXPR_VIEW,    // a: base expression, b: 0 read, 1 write (readLock(), writeLock())
	EXPR_INIT,    // a: class id; the lock that its initialisation takes
	EXPR_OTHER,   // caught exceptions and the like: only the type is known
};

// How a variable index is made, in the upper two bits of an index tag; the rest tells indices of one
// method apart.
enum index_shape {
	INDEX_PLAIN,
	INDEX_BEHIND, // i + 1 for another i, or a loop that starts there
	INDEX_LEAST,  // Math.min, or chosen on two ways
	INDEX_MOST,   // Math.max
};
#define INDEX_SHAPE(tag) ((enum index_shape)((tag) >> 14 & 3))

struct expr {
	uint8_t kind;      // enum expr_kind
	bool is_stable;    // reading it again gives the same object: roots, and final fields of such
	uint16_t constant; // FIELD, STATIC: constant index, for fields that cannot be resolved
	uint32_t a, b;
	const struct field *field; // NULL where it cannot be resolved
	struct ir_type type;
};

// Locks held, as a list: the last taken first.
struct fact_held {
	uint32_t below; // 0: none
	uint32_t lock;  // expression; 0: unknown
	uint8_t mode;   // enum lock_mode
	bool is_method_lock;
	uint16_t bci; // where taken
};

struct lambda;

struct fact_call {
	uint16_t bci;
	uint8_t op; // enum opcode; OP_nop: no call, but it may run the class initialiser `target`;
				// these are behind the calls, see n_initialisers
	uint8_t n_args;
	bool is_receiver_exact;
	uint8_t first_int, second_int; // the int argument + 1, if that is a small constant; else 0
	bool is_endless; // its time limit is none: it is Long.MAX_VALUE, or tried until it succeeds
	uint16_t constant;
	uint16_t index_tag;          // of the last argument, if that is an int
	uint32_t args;               // in operands: expressions, 0 for primitives; the receiver first
	uint32_t held;               // 0: none
	uint32_t named;              // class that the call names, where `target` is inherited; else 0
	const struct method *target; // resolved; NULL where it cannot be, and of invokedynamic
	const struct lambda *lambda; // invokedynamic that makes a function object
};

struct fact_lock {
	uint16_t bci;
	uint8_t mode;  // enum lock_mode
	uint8_t flags; // enum lock_flag
	bool is_method_lock, is_try, is_wait;
	uint32_t lock; // expression
	uint32_t held; // before it is taken
};

// A java.util.concurrent lock that the method takes and leaves to its caller, or releases for it.
struct fact_left {
	uint32_t lock; // expression
	uint8_t mode;  // enum lock_mode
	bool is_release;
	uint16_t bci;
};

struct fact_store {
	const struct field *field; // NULL: into an array
	uint16_t bci;
	bool is_static;
	uint32_t base, value; // expressions
};

struct method_facts {
	const struct method *method;
	uint32_t n_exprs, n_calls, n_locks, n_helds, n_stores, n_returns;
	uint32_t n_initialisers; // of classes: further elements of calls, behind the n_calls
	uint32_t
		n_more_locks;   // of classes that have no code for it, and semaphores: behind the n_locks
	struct expr *exprs; // from 1
	uint32_t *operands;
	struct fact_call *calls;
	struct fact_lock *locks; // in the order of the code; the method's own lock first
	struct fact_held *helds; // from 1
	struct fact_store *stores;
	uint32_t *returns; // expressions returned
	uint32_t n_left;
	struct fact_left *left;
	bool is_failed; // the code could not be lifted
	bool has_lambdas;
};

// Is it the receiver?
static inline bool facts_is_this(const struct method_facts *facts, uint32_t expr)
{
	return facts->exprs[expr].kind == EXPR_PARAM && facts->exprs[expr].a == 0 &&
		!method_is_static(facts->method);
}

#endif
