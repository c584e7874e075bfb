// A method's code without a stack: typed three-address instructions in SSA form over a control
// flow graph. doc/ir.md describes it and the syntax in which it is printed.
//
// A value is the number of the instruction that defines it; 0 means none. Instructions of one block
// are contiguous, phis first. A block ends in exactly one instruction with IR_T. Everything is in
// the arena given to ir_build and dies with it, method by method.
#ifndef IR_IR_H
#define IR_IR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "class/class.h"
#include "ir/locks.h"
#include "ir/path.h"
#include "world/world.h"

enum ir_op {
#define IR_OP(name, text, properties) IR_##name,
#include "ir/ops.def"
#undef IR_OP
	N_IR_OPS
};

enum ir_property {
	IR_V = 1,  // defines a value
	IR_T = 2,  // ends its block
	IR_X = 4,  // can throw
	IR_H = 8,  // touches the heap
	IR_C = 16, // calls
};
extern const uint8_t ir_properties[N_IR_OPS];
extern const char *const ir_op_names[N_IR_OPS];

// Verification types. boolean, byte, char and short are int, as in the verifier.
enum ir_kind {
	KIND_NONE, // no value
	KIND_INT,
	KIND_LONG,
	KIND_FLOAT,
	KIND_DOUBLE,
	KIND_NULL,
	KIND_CLASS,  // a class or interface
	KIND_ARRAY,  // of `dimensions`; element says of what
	KIND_RETURN, // a return address (jsr)
	KIND_TOP,    // merged from things that have nothing in common; never used
};

// Element of a KIND_ARRAY after all dimensions: a descriptor's letter, 'L' for klass.
struct ir_type {
	uint8_t kind; // enum ir_kind
	uint8_t dimensions;
	char element;
	uint32_t klass; // world id: of KIND_CLASS, or of the elements of an array of 'L'
};

struct ir_insn {
	uint8_t op;  // enum ir_op
	uint8_t sub; // the bytecode instruction that it comes from (enum opcode), or see doc/ir.md
	uint16_t bci;
	uint16_t constant; // constant-pool index of the field, method, class or constant; 0: none
	uint16_t n_args;
	uint32_t args; // offset in ir->args of the operands
	union {
		uint32_t
			aux; // NEW: its (first) constructor call. INVOKE of <init>: its NEW, or 0. PARAM: number. PHI: local variable + 1, or 0
		int32_t immediate; // CONST_INT
	};
	struct ir_type type;
};

struct ir_edge {
	uint32_t to;         // block
	uint32_t catch_type; // exceptional: constant index, 0 catches all
	bool is_exceptional;
};

struct ir_block {
	uint32_t first, n; // instructions
	uint32_t n_phis;   // the first n_phis of them
	uint32_t n_preds, n_succs;
	uint32_t *preds; // blocks; phi operand i comes from preds[i]
	struct ir_edge
		*succs; // normal ones first: IF: taken, then not taken; SWITCH: cases, then default
	uint32_t n_normal_succs;
	uint32_t bci, end_bci; // of the bytecode
	// filled by ir_dominators and ir_loops
	uint32_t idom;      // 0: none (the entry)
	uint32_t ipdom;     // 0: the exit
	uint32_t loop_head; // innermost loop's head, 0: none
	uint32_t loop_depth;
};

// One method. Blocks are numbered from 1 in reverse postorder (the entry is 1).
struct ir {
	const struct world *world;
	const struct method *method;
	const struct class *file;
	const struct code *code;
	struct ir_builder *builder; // NULL: it was not lifted, but put together
	uint32_t n_insns;           // numbered from 1; [0] is IR_NONE
	struct ir_insn *insns;
	uint32_t n_args;
	uint32_t *args;
	uint32_t n_blocks; // numbered from 1; [0] is the virtual exit
	struct ir_block *blocks;
	uint32_t *block_of; // [n_insns + 1]
	uint32_t n_params; // values 1 to n_params are the PARAMs; `this` is value 1 of instance methods
	bool has_jsr;
	bool has_dominators, has_loops; // have been computed
	bool has_irreducible_loop;
	uint32_t
		*loop_parent; // [n_blocks + 1], of a loop head: the head of the loop around it; by ir_loops
	struct arena *arena;
	// filled by ir_uses
	uint32_t *uses_start,
		*uses; // uses[uses_start[v] .. uses_start[v + 1]]: instructions that use v
};

// Loads the classes that every method's types may mention. Before the first ir_builder_new.
void ir_prepare(struct world *world);

// Per-thread working memory, reused from method to method. It remembers what the constants of the
// class at hand mean, which serves its IRs too: they must not outlive it, nor leave its thread.
struct ir_builder;
struct ir_builder *ir_builder_new(const struct world *world);
void ir_builder_free(struct ir_builder *builder);

// Most methods of the class will be lifted: what it names is better looked up at once. May be left out.
void ir_builder_expect(struct ir_builder *builder, const struct klass *klass);

// Lifts the method. Its class must have been opened (world_open). NULL with err when the code could
// not be verified (ERR_INPUT) or is too strange (ERR_UNSUPPORTED, ERR_BUDGET).
struct ir *ir_build(struct ir_builder *builder, const struct method *method, struct arena *arena,
	struct err *err);

// The code of INPUT's methods, lifted once for all who share a world: set as world->code, ir_build keeps there what it
// lifts, packed, until that takes `most` bytes, and unpacks what is there. Without one every ir_build lifts.
struct ir_store;
struct ir_store *ir_store_new(size_t most);
void ir_store_free(struct ir_store *store);
struct ir_lifts {
	uint32_t methods, lifts; // of INPUT: how many methods, and how often one was lifted
};
struct ir_lifts ir_store_lifts(const struct ir_store *store);

// For those who read bytecode themselves: what newarray and anewarray make, and string constants.
struct ir_type ir_new_array_type(const struct ir_builder *builder, const struct class *file,
	const struct insn *insn);
struct ir_type ir_string_type(const struct ir_builder *builder);

// Is every invariant of doc/ir.md kept? BUG()s if not. For tests and debug builds.
void ir_check(const struct ir *ir);

static inline const struct ir_insn *ir_at(const struct ir *ir, uint32_t value)
{
	return &ir->insns[value];
}

static inline uint32_t ir_arg(const struct ir *ir, const struct ir_insn *insn, uint32_t i)
{
	return ir->args[insn->args + i];
}

static inline bool ir_has(const struct ir_insn *insn, enum ir_property property)
{
	return ir_properties[insn->op] & property;
}

static inline bool type_is_reference(struct ir_type type)
{
	return type.kind == KIND_NULL || type.kind == KIND_CLASS || type.kind == KIND_ARRAY;
}

uint32_t ir_line(const struct ir *ir, const struct ir_insn *insn);

// INVOKE: receiver or first argument is arg 0. The bytecode opcode is in sub.
static inline bool ir_invoke_has_receiver(const struct ir_insn *insn)
{
	return insn->sub != OP_invokestatic && insn->sub != OP_invokedynamic;
}

// The member that a GET/PUT or INVOKE names, resolved in the world; NULL where it cannot be.
struct method *ir_resolved_method(const struct ir *ir, const struct ir_insn *insn);
// The class that an access or call names, which may inherit the member; NULL for arrays.
const struct klass *ir_named_class(const struct ir *ir, const struct ir_insn *insn);
struct field *ir_resolved_field(const struct ir *ir, const struct ir_insn *insn);

// ---- frames: what a StackMapTable frame at that bytecode index would say ---------------------

// The values of all local variables and stack words at the start of the block; 0 where undefined.
// For tests: only after ir_build with frames kept.
void ir_builder_keep_frames(struct ir_builder *builder, bool keep);
struct ir_frame {
	uint32_t block;
	uint32_t n_locals, n_stack;
	uint32_t *locals, *stack; // a long or double takes one entry in stack, one (and 0) in locals
};
const struct ir_frame *ir_frames(const struct ir_builder *builder, uint32_t *n);

// ---- analyses of one method ------------------------------------------------------------------

// Dominators and post-dominators of blocks (Cooper, Harvey, Kennedy: A Simple, Fast Dominance
// Algorithm). Blocks that cannot reach the exit have ipdom 0.
void ir_dominators(struct ir *ir);
bool ir_dominates(const struct ir *ir, uint32_t block, uint32_t other);
// Does instruction a come before b on every path to b?
bool ir_insn_dominates(const struct ir *ir, uint32_t a, uint32_t b);
// Natural loops; needs ir_dominators.
void ir_loops(struct ir *ir);
// Def-use chains.
void ir_uses(struct ir *ir);

// ---- printing --------------------------------------------------------------------------------

void ir_print(const struct ir *ir, struct buf *out);
void ir_print_insn(const struct ir *ir, uint32_t insn, struct buf *out);
void ir_print_type(const struct ir *ir, struct ir_type type, struct buf *out);
void ir_print_cfg(const struct ir *ir, struct buf *out);
void ir_print_cfg_dot(const struct ir *ir, struct buf *out);
void ir_print_dom(const struct ir *ir, struct buf *out);
void ir_print_dom_dot(const struct ir *ir, struct buf *out);

#endif
