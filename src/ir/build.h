// The lifter's working state, shared by its files: shape.c (blocks of the bytecode), lift.c
// (instructions), ssa.c (variables), types.c, finish.c (the final form).
//
// Lifting a method goes through these steps:
//   1. shape: cut the bytecode into spans, find the reachable ones, inline jsr/ret, order them;
//   2. lift: in reverse postorder, run each block on a symbolic stack; local variables and stack
//      words that cross blocks are SSA variables, found by M. Braun et al., "Simple and Efficient
//      Construction of Static Single Assignment Form" (CC 2013);
//   3. finish: drop redundant and dead phis, number everything, propagate reference types.
//
// Where we depart from Braun et al.: chains of blocks with one predecessor are walked in a loop and
// the recursion is bounded (code may be hostile); phis left redundant by that are dropped in step 3.
#ifndef IR_BUILD_H
#define IR_BUILD_H

#include "base/map.h"
#include "base/vec.h"
#include "ir/ir.h"
#include "ir/pack.h"

enum raw_block_kind {
	RAW_CODE,
	RAW_ENTRY, // parameters only; made when a branch goes back to bytecode 0
	RAW_PAD,   // CATCH, then on to the handler: so a handler may be entered normally too
};

// A block while it is being built. Numbered from 0; order is in builder->order.
struct raw_block {
	uint32_t bci, end;                 // bytecode range, RAW_CODE
	uint32_t last;                     // bci of the last instruction
	uint32_t context;                  // jsr context, 0: none
	uint32_t succs, n_succs, n_normal; // in builder->edges
	uint32_t preds, n_preds;           // in builder->preds; only from reachable blocks
	uint32_t unfilled;                 // predecessors not lifted yet
	uint32_t first, limit;             // of its instructions, phis of others in between
	uint32_t phis;                     // list of its phis, linked by raw_phi.next
	uint32_t number;                   // in reverse postorder from 1, 0: not reached
	uint32_t n_stack;                  // values on the stack at its start
	uint16_t catch_type;               // RAW_PAD
	uint8_t kind;                      // enum raw_block_kind
	bool can_throw;
	bool is_filled;
	bool has_stack; // n_stack and stack_kinds are known
	uint8_t *stack_kinds;
};

struct raw_edge {
	uint32_t to;
	uint16_t catch_type;
	bool is_exceptional;
};

// What a phi has beside its instruction while it is being built; its aux says which of these it is.
struct raw_phi {
	uint32_t block;
	uint32_t variable;
	uint32_t next;    // next phi of the block
	uint32_t forward; // it turned out to be that value; 0: is itself
	bool is_live;
};

// What a constant means, worked out once per class. Of a Utf8: as a descriptor, and as a name.
struct ref_info {
	bool is_known;       // the following
	bool is_constructor; // a method that is called <init>
	bool may_lock;       // a method that is called as some lock operation is
	uint8_t n_args;      // without the receiver
	bool is_resolved;    // the last
	struct ir_type type; // of the field, of the result, of the class
	uint8_t *kinds;      // enum ir_kind of each argument
	union {
		struct method *method;
		struct field *field;
		const struct name *name; // of a Utf8
	};
};

struct jsr_context {
	uint32_t parent;
	uint32_t target, return_to; // bytecode
	uint32_t depth;
};

struct span {
	uint32_t start, end, last;
	uint32_t block; // block + 1, for context 0; 0: not met yet
	bool can_throw;
};

typedef VEC(uint32_t) u32_list;

struct ir_builder {
	const struct world *world;
	struct arena scratch;       // cleared for every method
	struct arena class_scratch; // cleared for every class
	const struct klass *klass;  // whose constants are in refs
	uint32_t n_classes;         // of the world, when they were worked out
	struct ref_info *refs;      // [n_constants], of those that were met
	uint8_t *is_met;            // [n_constants]
	VEC(uint32_t) wanted;       // Utf8s whose names are to be found
	struct ir_type throwable, string, class_type, method_handle, method_type, object;

	// the method
	const struct method *method;
	const struct class *file;
	const struct code *code;
	struct err *err;
	uint32_t n_variables; // locals, then stack entries

	// shape
	uint64_t *leaders;   // bit per bytecode: a span starts there
	uint64_t *protected; // bit per bytecode: in the range of a handler; NULL without handlers
	uint32_t *span_at;   // [length], number of the span that starts there; else not set
	VEC(struct span) spans;
	VEC(struct raw_block) blocks;
	VEC(struct raw_edge) edges;
	VEC(struct jsr_context) contexts;
	struct map keyed_blocks; // pads, and blocks of jsr contexts
	u32_list preds;
	u32_list order; // blocks in reverse postorder
	u32_list worklist;
	uint64_t handler_work;
	bool has_jsr;

	// ssa
	VEC(struct ir_insn) insns; // [0] is none
	VEC(struct raw_phi) phis;
	u32_list args;
	uint32_t *definitions;        // [blocks in order][n_variables]; rows of blocks begun are set
	u32_list deferred;            // phis whose operands are still to be found
	u32_list flow_typed;          // values whose type depends on other values
	u32_list constructions;       // calls of constructors
	u32_list read_path, operands; // stacks of ssa.c
	uint32_t *numbers;            // final numbers of values; NULL: all in order

	// lift: the symbolic stack of the current block
	uint32_t current;
	uint32_t *variables; // definitions of the current block
	uint32_t *stack;
	uint32_t n_stack, n_stack_words;
	uint8_t returned_kind; // by the method's descriptor

	bool keep_frames;
	VEC(struct ir_frame) frames;
	packed_bytes packed; // for the store
	struct arena frame_arena;
};

#define UNDEFINED 1 // the raw instruction that stands for "never assigned"

// ---- shape.c
bool shape_build(struct ir_builder *b);

// ---- lift.c, lift_insn.c
bool lift_blocks(struct ir_builder *b);
bool lift_insn(struct ir_builder *b, const struct insn *insn);

// ---- ssa.c
// The variables of a block that is about to be lifted.
uint32_t *ssa_begin_block(struct ir_builder *b, uint32_t block);
void ssa_write(struct ir_builder *b, uint32_t block, uint32_t variable, uint32_t value);
uint32_t ssa_read(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind);
// At the start of a block; only when all blocks have been lifted.
uint32_t ssa_read_start(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind);
// A block has been lifted: its successors may be complete now.
void ssa_filled(struct ir_builder *b, uint32_t block);
uint32_t ssa_end_of_chain(struct ir_builder *b, uint32_t phi);
// The value that a redundant phi stands for; 0: it is not redundant.
uint32_t ssa_only_operand(struct ir_builder *b, uint32_t phi);
void ssa_finish_deferred(struct ir_builder *b);

// ---- types.c
static inline struct ir_type type_of_kind(enum ir_kind kind)
{
	return (struct ir_type){ .kind = (uint8_t)kind };
}
// known: the id of its class, or of its elements' class; 0 or MEANS_NO_CLASS: to be looked up.
struct ir_type type_of_descriptor(const struct ir_builder *b, struct slice descriptor,
	uint32_t known);
struct ir_type type_of_class_constant(const struct ir_builder *b, const struct class *file,
	uint16_t constant);
struct ir_type type_element(struct ir_type array);
struct ir_type type_array_of(struct ir_type element);
struct ir_type type_merge(const struct world *world, struct ir_type a, struct ir_type b);
bool type_equal(struct ir_type a, struct ir_type b);
enum ir_kind kind_of_descriptor(struct slice descriptor);
// Two kinds that can stand in the same place: all references count as one.
static inline bool kinds_agree(uint8_t a, uint8_t b)
{
	const uint32_t references = 1u << KIND_NULL | 1u << KIND_CLASS | 1u << KIND_ARRAY;
	return a == b || (references >> a & references >> b & 1);
}

// ---- refs.c
const struct ref_info *ref_of(struct ir_builder *b, uint16_t constant);
void refs_begin_class(struct ir_builder *b, const struct klass *klass);
// What is remembered of a constant of the method's class; NULL when the builder has gone on to another.
struct ref_info *refs_remembered(const struct ir *ir, uint16_t constant);
// Of a reference to a member.
const struct klass *ref_class(struct ir_builder *b, uint16_t constant);
struct method *ref_method(struct ir_builder *b, uint16_t constant);
struct field *ref_field(struct ir_builder *b, uint16_t constant);

// ---- finish.c
struct ir *finish(struct ir_builder *b, struct arena *arena);

bool lift_fail(struct ir_builder *b, uint32_t bci, enum err_kind kind, const char *why);

// ---- small and everywhere

static inline struct raw_phi *phi_at(struct ir_builder *b, uint32_t phi)
{
	return &b->phis.v[b->insns.v[phi].aux];
}

// The value that a phi turned out to be; others are what they are.
static inline uint32_t ssa_resolve(struct ir_builder *b, uint32_t value)
{
	return b->insns.v[value].op == IR_PHI && phi_at(b, value)->forward ? ssa_end_of_chain(b, value)
																	   : value;
}

static inline uint32_t emit(struct ir_builder *b, enum ir_op op, uint8_t sub, uint32_t bci,
	struct ir_type type)
{
	vec_push(&b->insns,
		(struct ir_insn){ .op = (uint8_t)op, .sub = sub, .bci = (uint16_t)bci, .type = type });
	return b->insns.n - 1;
}

static inline uint32_t emit_args(struct ir_builder *b, enum ir_op op, uint8_t sub, uint32_t bci,
	struct ir_type type, const uint32_t *args, uint32_t n_args)
{
	uint32_t value = emit(b, op, sub, bci, type);
	b->insns.v[value].args = b->args.n;
	b->insns.v[value].n_args = (uint16_t)n_args;
	vec_reserve(&b->args, b->args.n + n_args);
	for (uint32_t i = 0; i < n_args; i++)
		b->args.v[b->args.n++] = args[i];
	return value;
}

#endif
