// An operation of a method: an effect, in one place of its code.
#ifndef ANALYSIS_STALE_VALUE_OP_H
#define ANALYSIS_STALE_VALUE_OP_H

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/stale_value.h"

struct op {
	struct effect effect;
	uint32_t insn;
	uint32_t key;                // value, 0: none
	const struct held *held;     // here, by the method itself
	const struct method *callee; // whose effect it is; NULL: done right here
	uint32_t lambda;       // that does it, given to the call; effect.params are its parameters
	bool is_elsewhere;     // in a thread of its own, later
	bool is_checked;       // by a look of the method itself
	bool is_ranged;        // by a look of the method itself at the range of the index
	bool is_optimistic;    // under a stamp that nobody checks
	struct flow_set *flow; // READ: what depends on it, on demand
};

// ---- ops.c
void ops_collect(struct sv_method *m);
struct flow_set *op_flow(struct sv_method *m, struct op *op);
enum group op_group_of(struct sv_method *m, uint32_t value);
// Could it become an operation, calls of INPUT and volatile fields aside? Cheap.
enum interest {
	INTEREST_NONE,
	INTEREST_MAYBE, // where its receiver turns out to be of a special kind
	INTEREST_SURE,
};
enum interest op_interest(const struct sv *sv, const struct ir *ir, const struct ir_insn *insn);
enum group op_group_of_class(const struct sv *sv, uint32_t klass); // by id; remembers
// Is it about the object that the call returns?
static inline bool op_is_of_result(const struct op *op)
{
	return op->callee && op->effect.lock.root == PLACE_VALUE && op->effect.lock.number == op->insn;
}
uint32_t op_barrier(const struct op *op);
// The values that go into the state, by number; 0: none.
uint32_t op_n_operands(const struct ir *ir, const struct op *op);
uint32_t op_operand(const struct ir *ir, const struct op *op, uint32_t i);
// The value that it writes; 0 where that is not one.
uint32_t op_written_value(const struct ir *ir, const struct op *op);

// ---- bodies.c
// Does a, or what it says, decide whether the lambda b is run? stream.filter(a).forEach(b)
bool bodies_is_decided(const struct ir *ir, const struct op *a, const struct op *b);
// Does the library's call run the lambdas that it is given? In this thread, before it returns?
bool bodies_is_run(const struct ir *ir, const struct ir_insn *call);
bool bodies_is_run_here(const struct ir *ir, const struct ir_insn *call);
bool bodies_is_choice(const struct ir *ir, const struct op *op); // filter(...)

// ---- elements.c: where the elements of a stage, or of an Optional, come from; where that which is taken out of an Optional
// comes from, 0: it is not; and the one value that the method returns where it returns something, 0: several.
uint32_t elements_source(const struct sv_method *m, uint32_t value);
uint32_t elements_opened(const struct sv_method *m, uint32_t value);
uint32_t elements_result(const struct sv_method *m);
// Of several calls that look up the same thing, the first one.
uint32_t elements_first_lookup(const struct sv_method *m, uint32_t value);

// ---- views.c: the array or collection that the value is a view of; else the value itself. And what is asked of a view of a
// map, as it would be asked of the map; without name: nothing.
uint32_t views_source(struct sv_method *m, uint32_t value);
struct member_ref views_question(struct sv_method *m, uint32_t view, struct member_ref ref);

// ---- drawn.c
bool drawn_is_count(const struct ir *ir, const struct ir_insn *put, const struct field *field);
bool drawn_is_append(const struct ir_insn *call, struct slice name);

#endif
