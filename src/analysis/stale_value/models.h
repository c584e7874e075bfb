// What is known of library classes.
#ifndef ANALYSIS_STALE_VALUE_MODELS_H
#define ANALYSIS_STALE_VALUE_MODELS_H

#include "analysis/stale_value/stale_value.h"
#include "model/model.h"

enum group {
	GROUP_NONE,
#define MODEL_GROUP(name) GROUP_##name,
#include "analysis/stale_value/models.def"
	GROUP_MIXED,
};

enum verb {
	VERB_NONE,
#define MODEL_VERB(name, flags) VERB_##name,
#include "analysis/stale_value/models.def"
};

enum verb_flag {
	VF_READ = 1,     // its result says something about the state
	VF_WRITE = 2,    // changes it
	VF_RELIES = 4,   // throws, blocks or returns null where a check before it said otherwise
	VF_SHRINKS = 8,  // makes such checks wrong
	VF_DECIDES = 16, // atomically: what its result decides is not stale
};
extern const uint8_t verb_flags[];

struct model_call {
	uint8_t group, verb;
	uint8_t key;                   // operand that says which part of the object, 0: none
	uint8_t data;                  // operands whose values go into the state, a set
	struct slice name, parameters; // parameters: a prefix of the descriptor
};

// The group of objects of the class, by models.def; GROUP_NONE.
// Of the classes that have groups those that are loaded, for model_group; to be freed.
const struct klass **model_classes(const struct world *world);
enum group model_group(const struct klass *const *known, const struct klass *klass);
enum group model_group_of_call(const struct ir *ir, const struct ir_insn *insn); // that makes one
bool model_is_wrapping(const struct ir *ir,
	const struct ir_insn *insn); // synchronizedList and the like
// Of those that lock: do its iterators fail when it is changed meanwhile?
bool model_is_fail_fast(const struct world *world, const struct klass *klass);
// NULL where the table has none.
const struct model_call *model_call(enum group group, const struct member_ref *ref);
// What a static method of the library does to its first operand; VERB_NONE: not known.
enum verb model_helper(struct slice class, struct slice name);
bool model_is_query(struct slice name);  // by its name, something that only looks
bool model_is_setter(struct slice name); // of an atomic
bool model_is_boxing(const struct ir *ir, const struct ir_insn *insn);
bool model_is_log(const struct member_ref *ref);
bool model_is_swap(struct slice name); // compareAndSet and the like
// Does the class do without locks, by Unsafe, VarHandle or a field updater?
bool model_is_lock_free(const struct klass *klass);
bool model_is_immutable(const struct klass *klass);

// What a call of java.util returns, as seen from its first operand.
enum model_result model_result_at(const struct ir *ir, const struct ir_insn *call);

#endif
