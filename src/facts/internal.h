// Shared by the files of this folder only.
#ifndef FACTS_INTERNAL_H
#define FACTS_INTERNAL_H

#include "base/vec.h"
#include "facts/facts.h"
#include "facts/initialisers.h"

// One thread's working memory.
struct extractor {
	OWN_LINE const struct world *world;
	struct initialiser_names initialiser_names;
	struct notes *notes;
	struct ir_builder *builder;
	struct arena arena;   // facts; kept
	struct arena scratch; // the method at hand
	struct ir *ir;
	struct locks *locks;
	uint32_t *expr_of_value; // [n_insns + 1]
	uint32_t *call_of_insn;  // [n_insns + 1], call + 1
	uint32_t *only_cast; // [n_insns + 1]: the cast that is all that is done with a value; casts.c
	uint32_t depth;
	bool wants_initialisers, has_lambdas;
	VEC(struct expr) exprs;
	VEC(uint32_t) operands;
	VEC(uint32_t) pending; // a stack for lists under way
	VEC(struct fact_call) calls;
	uint32_t n_initialisers; // the last of them
	VEC(struct fact_held) helds;
	VEC(const struct held *) held_keys;
	VEC(struct fact_lock) fact_locks, more_locks;
	VEC(struct fact_store) stores;
	VEC(uint32_t) returns;
	VEC(struct fact_left) left;
};

// What all views share.
struct facts_private {
	struct facts *owner;
	struct extractor *extractors;  // [jobs]
	struct method_facts under_way; // stands for what is being extracted
	struct method_facts **by_method;
	uint32_t n_by_method;
	uint32_t n_lambdas;
	const struct lambda **lambdas;
};

struct method_facts *extract_method(struct extractor *x, const struct method *method);

void casts_find(struct extractor *x);
// Of a value whose expression is `inner`, cast to the type.
uint32_t cast_expr(struct extractor *x, uint32_t value, uint32_t inner, struct ir_type type);

// Adds the facts of a method that is a table (see code_is_table), without lifting it. False where it is
// none; then what was added is of no use.
bool table_facts(struct extractor *x, const struct method *method);

// Do they say the same as what lifting finds?
void table_check(const struct method_facts *table, const struct method_facts *lifted);

// Is the attempt made again, whatever happens, until it succeeds?
bool repeated_until_done(const struct ir *ir, const struct locks *locks, uint32_t call);

#endif
