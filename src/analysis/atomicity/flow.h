// Shared by the files that look at a method's IR.
#ifndef ANALYSIS_ATOMICITY_FLOW_H
#define ANALYSIS_ATOMICITY_FLOW_H

#include "analysis/atomicity/atomicity.h"
#include "analysis/atomicity/sections.h"
#include "base/bitset.h"

// ---- lexps.c: locking expressions over the method's IR

enum lexp_step_kind { STEP_FIELD, STEP_UNRESOLVED, STEP_CONSTANT, STEP_VALUE };

struct lexp_step {
	uint8_t kind;    // enum lexp_step_kind
	uint32_t number; // field, constant-pool index, index, value of the index
};

struct lexp {
	uint8_t root; // PLACE_STATIC, PLACE_CLASS: by number; PLACE_VALUE: by path, parameters too
	uint8_t n;
	uint8_t n_whole; // steps that `whole` has
	bool is_result;  // the rest is what calls on it return
	uint32_t number;
	const struct path *path;  // root
	const struct path *whole; // for printing
	struct lexp_step steps[MAX_STEPS];
	struct ir_type type;
};

// A lock that an instruction takes and releases: R and T gain it.
struct event {
	uint32_t lexp;
	bool is_model;
	bool is_repeated;
	bool is_result; // of what the call returns
	uint8_t depth;  // calls down to where it is taken
	uint32_t taken; // what the callee takes, + 1; 0: unknown
	uint32_t needs; // as of struct taken, if the method's parameter is the root
};

// ---- state.c: sets are sorted and immutable

struct u64set {
	uint32_t n;
	const uint64_t *v;
};

// What is known in one static scope: the method's body, or what is under one lock.
struct frame {
	const struct held *held; // NULL: the body
	uint32_t lock;           // its expression, 0: *
	struct u64set released;  // R: release_make
	struct u64set twice;     // T: expressions; of pairs: second places
};

struct scopes {
	uint32_t n;           // 0: not reached
	struct frame *frames; // outermost first
};

bool u64set_has(const struct u64set *set, uint64_t value);
bool u64set_is_full(const struct u64set *set);
void u64set_add(struct u64set *set, uint64_t value, struct arena *arena);
bool u64set_union(struct u64set *set, const struct u64set *other, struct arena *arena);
struct scopes scopes_copy(const struct scopes *state, struct arena *arena);
// Both have the same frames. Has `into` grown?
bool scopes_join(struct scopes *into, const struct scopes *from, struct arena *arena);

struct flow_warning {
	uint32_t first, second;     // instructions
	uint32_t a, b;              // expressions
	uint32_t frame_insn;        // that takes the context
	const struct held *context; // NULL: none, to be exported
	bool is_model;
	bool is_late; // was in T already
	uint8_t depth;
	uint32_t relation; // enum relation
	uint32_t needs;    // of the second
};

struct flow {
	struct atomicity *at;
	struct worker *worker;
	struct arena *arena;
	struct ir *ir;
	struct paths *paths;
	struct locks *locks;
	const struct method_facts *facts;
	bool is_cut;            // by one of the bounds
	VEC(struct lexp) lexps; // from 1
	uint32_t *call_of_insn; // [n_insns + 1], + 1
	uint32_t *insn_of_call;
	VEC(struct event) events;
	uint32_t *first_event, *n_events; // [n_insns + 1] of calls; by events.c
	struct scopes *in;                // [n_blocks + 1]
	struct bitset dirty;
	struct map writes;            // (call, field) -> call_may_write
	struct map excluded;          // (first, second) -> branch_excludes
	struct map slices, relations; // influence.c, relate.c
	VEC(struct flow_warning) found;
	bool has_semaphore, has_guard;
	bool is_callee; // what it returns is asked for, not what it does with two sections; asked.c
};

uint32_t lexp_of_path(struct flow *flow, const struct path *path, struct ir_type type);
// The expression with `from` at its beginning replaced by `to`; 0 where it does not begin so.
uint32_t lexp_rename(struct flow *flow, uint32_t lexp, uint32_t from, uint32_t to);
// May the argument of a call be taken for an object of the callee's class, whatever it is declared as?
bool lexp_is_known(struct flow *flow, uint32_t value, uint32_t n_targets, bool is_receiver);
// TRANSLATELOCK; the value is what the name's parameter is. 0 where it is *.
uint32_t lexp_translate(struct flow *flow, const struct place *name, uint32_t value, bool is_known);
// Of what a function object is given by the library: the value stands for it.
uint32_t lexp_translate_element(struct flow *flow, const struct place *name, uint32_t value);
bool flow_call_writes(struct flow *flow, uint32_t call, uint32_t field);
// DEPENDS, seed 002, 4.2: may the expression mean another object after the instruction?
bool lexp_is_killed(struct flow *flow, uint32_t lexp, uint32_t insn);
bool lexp_export(const struct flow *flow, uint32_t lexp, struct place *name);
// The same of what the method has got out of a collection: callers have no name for it, but may hold a lock.
bool lexp_export_element(const struct flow *flow, uint32_t lexp, struct place *name);
void lexp_print(struct flow *flow, uint32_t lexp, struct buf *out);

// ---- streams.c: values that stand for an element; 0: there is none
// What the call returns.
uint32_t stream_element(const struct flow *flow, uint32_t call);
// What the call gives to its function object.
uint32_t stream_given(const struct flow *flow, uint32_t call);

// ---- lookups.c
// The first call that got the same element out of the same collection; 0: none.
uint32_t lookup_before(const struct flow *flow, uint32_t call);

// ---- semaphores.c: the instruction that acquires one for both; 0: none
uint32_t semaphore_around(const struct flow *flow, uint32_t first, uint32_t second);

// ---- guards.c: the call that leaves a lock held for both; that lock, or another than what is taken at the first (0).
// 0: none
uint32_t guard_around(struct flow *flow, uint32_t first, uint32_t second, uint32_t lexp);
// The lock, in terms of the method; 0: it has no name.
uint32_t guard_lexp(struct flow *flow, uint32_t guard);

// ---- events.c
void lexps_of_calls(struct flow *flow);

struct witness lexp_witness(struct flow *flow, uint32_t lexp, bool is_model);

#endif
