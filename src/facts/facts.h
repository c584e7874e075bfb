// What the whole-program analyses need to know of one method, small enough to keep for every method
// of a JDK while its IR is thrown away: where references come from, what is called with what, what
// is locked when, what is stored and returned.
//
// References are expressions over the method's parameters; all numbers are local to the method.
#ifndef FACTS_FACTS_H
#define FACTS_FACTS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/notes.h"
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

struct fact_call {
	uint16_t bci;
	uint8_t op; // enum opcode; OP_nop: no call, but it may run the class initialiser `target`;
				// these are behind the calls, see n_initialisers
	uint8_t n_args;
	bool is_receiver_exact;
	uint8_t first_int; // the first int argument + 1, if that is a small constant; else 0
	bool is_endless;   // its time limit is none: it is Long.MAX_VALUE, or tried until it succeeds
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

// What an invokedynamic of LambdaMetafactory makes.
struct lambda {
	uint32_t id;                // dense, from 1
	const struct method *maker; // where
	uint16_t bci;
	uint8_t kind;       // enum reference_kind of the implementation
	uint8_t n_captured; // values: the first parameters of the implementation
	const struct method *implementation;
	const struct klass *implementation_class; // named in the method handle
	const struct klass *interface;
	const struct name *name; // of the interface's method
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

// Facts are extracted once, and kept for all who share them; but each sees only what it asked for, so
// that its results do not depend on what others did before.
struct facts {
	struct world *world;
	struct notes *notes;
	uint32_t jobs;
	struct budget *budget; // once over, nothing is extracted any more; NULL: no limits
	bool
		wants_initialisers; // first uses of classes become calls with OP_nop; set before extraction
	bool
		wants_natives; // synchronized ones: they take a lock, and that is all that is known of them
	struct method_facts **by_method; // [n_methods + 1]; NULL: not asked for yet, or no code
	uint32_t n_by_method;
	uint32_t n_lambdas;
	const struct lambda **lambdas; // from 1
	struct facts_private *private;
};

struct facts *facts_new(struct world *world, uint32_t jobs, struct notes *notes);
// Another view of the same facts, to be freed before them; nothing was asked for yet. Of several, one is
// used at a time.
struct facts *facts_share(struct facts *facts);
void facts_free(struct facts *facts);
// How many methods have been extracted, for all views together.
uint32_t facts_count(const struct facts *facts);

// Extracts the facts of these methods (those with code and not yet done), in parallel. Opens their
// classes first, so the world may grow. Some stay without when the budget is over: ask it afterwards.
void facts_extract(struct facts *facts, struct method *const *methods, uint32_t n);

static inline const struct method_facts *facts_of(const struct facts *facts,
	const struct method *method)
{
	return method->id < facts->n_by_method ? facts->by_method[method->id] : NULL;
}

// Does the method compute what the field holds when it is not there yet, read it once, and give it back? Threads that do
// so at once compute it alike. *n_writes: counted on. memo.c.
bool facts_is_memo(const struct ir *ir, struct paths *paths, const struct locks *locks,
	const struct field *field, uint32_t *n_writes);

// What the invokedynamic makes, in the arena; NULL where it is no function object. Has no id yet.
const struct lambda *facts_lambda(const struct ir *ir, uint32_t insn, struct arena *arena);

// The implementation's parameter that is the first argument of the interface's method: captured values
// come before it, and the object that a constructor makes.
static inline uint32_t lambda_first_argument(const struct lambda *lambda)
{
	return lambda->n_captured + (lambda->kind == REF_newInvokeSpecial);
}

// Is the implementation only the first of those that it may run? As in a call, the class of the receiver
// decides.
static inline bool lambda_is_dispatched(const struct lambda *lambda)
{
	const struct method *run = lambda->implementation;
	return run && (lambda->kind == REF_invokeVirtual || lambda->kind == REF_invokeInterface) &&
		!(run->access & (ACC_PRIVATE | ACC_FINAL | ACC_STATIC)) &&
		!(run->owner->access & ACC_FINAL);
}

uint32_t facts_line(const struct method *method, uint32_t bci);
// "this.lock", "Foo.lock", "from", "Foo.class", for people.
void facts_print_expr(const struct method_facts *facts, uint32_t expr, struct buf *out);

// Is it the receiver?
static inline bool facts_is_this(const struct method_facts *facts, uint32_t expr)
{
	return facts->exprs[expr].kind == EXPR_PARAM && facts->exprs[expr].a == 0 &&
		!method_is_static(facts->method);
}

#endif
