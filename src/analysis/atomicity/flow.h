// Shared by the files that look at a method's IR.
#ifndef ANALYSIS_ATOMICITY_FLOW_H
#define ANALYSIS_ATOMICITY_FLOW_H

#include "analysis/atomicity/atomicity.h"
#include "base/bitset.h"

// ---- lexps.c: locking expressions over the method's IR

enum lexp_step_kind { STEP_FIELD, STEP_UNRESOLVED, STEP_CONSTANT, STEP_VALUE };

struct lexp_step {
	uint8_t kind;    // enum lexp_step_kind
	uint32_t number; // field, constant-pool index, index, value of the index
};

struct lexp {
	uint8_t root; // ROOT_STATIC, ROOT_CLASS: by number; ROOT_LOCAL: by path, parameters too
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

static inline uint64_t release_make(uint32_t lexp, uint32_t insn, bool is_model)
{
	return (uint64_t)lexp << 33 | (uint64_t)insn << 1 | is_model;
}
static inline uint32_t release_lexp(uint64_t release)
{
	return (uint32_t)(release >> 33);
}
static inline uint32_t release_insn(uint64_t release)
{
	return (uint32_t)(release >> 1);
}

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
uint32_t lexp_translate(struct flow *flow, const struct locking *name, uint32_t value,
	bool is_known);
// Of what a function object is given by the library: the value stands for it.
uint32_t lexp_translate_element(struct flow *flow, const struct locking *name, uint32_t value);
bool flow_call_writes(struct flow *flow, uint32_t call, uint32_t field);
// DEPENDS, seed 002, 4.2: may the expression mean another object after the instruction?
bool lexp_is_killed(struct flow *flow, uint32_t lexp, uint32_t insn);
bool lexp_export(const struct flow *flow, uint32_t lexp, struct locking *name);
// The same of what the method has got out of a collection: callers have no name for it, but may hold a lock.
bool lexp_export_element(const struct flow *flow, uint32_t lexp, struct locking *name);
void lexp_print(struct flow *flow, uint32_t lexp, struct buf *out);

// ---- streams.c: values that stand for an element; 0: there is none
// What the call returns.
uint32_t stream_element(const struct flow *flow, uint32_t call);
// What the call gives to its function object.
uint32_t stream_given(const struct flow *flow, uint32_t call);

// ---- lookups.c
// The first call that got the same element out of the same collection; 0: none.
uint32_t lookup_before(const struct flow *flow, uint32_t call);

// ---- influence.c: sections are named by the instruction that takes the lock, or the call that does
#define WHOLE_METHOD 0
#define MAX_GOALS 24
// What a section's values reach.
struct influence {
	struct bitset reached; // instructions
	struct bitset values;  // those of them whose result depends on it, and the section's own
	uint32_t n_targets;
	const struct path *targets[MAX_GOALS]; // objects they are put into
	bool is_collection[MAX_GOALS];         // of targets
	uint32_t n_branches;
	uint32_t branches[MAX_GOALS]; // blocks that end in a branch on them
};
// Of what, and how far.
struct influence_of {
	uint32_t section;
	const struct influence
		*answer;          // of another section: it is the one or the other; NULL: no matter
	uint32_t answered;    // that section
	bool is_without_text; // not through texts that are made of values
	bool is_next_turn;    // of the section's loop: not objects that each turn makes anew
};
const struct influence *influence_find(struct flow *flow, struct influence_of of);
bool influence_is_text(const struct ir *ir, const struct ir_insn *insn);
bool section_is_block(const struct flow *flow, uint32_t insn);
// Is the block in the loop, or in one within it?
bool section_is_in_loop(const struct ir *ir, uint32_t head, uint32_t block);
// Two calls of one method on one object.
bool section_is_same_call(const struct flow *flow, uint32_t first, uint32_t second);
const struct influence *influence_of_section(struct flow *flow, uint32_t section);
// Does the value depend on what the section reads?
bool influence_depends(struct flow *flow, uint32_t section, uint32_t value);
bool section_is_inside(const struct flow *flow, uint32_t section, uint32_t insn);

// ---- relate.c
// Do some ways out of the block lead to the other and others not?
bool relate_branch_decides(const struct flow *flow, uint32_t branch, uint32_t block);
// Is something done after the section that its answer does not decide about?
bool relate_goes_on(struct flow *flow, uint32_t section);
// Is it something that others may see?
bool relate_is_effect(const struct flow *flow, uint32_t insn);
// Set of enum relation, between what two instructions lock.
uint32_t relate(struct flow *flow, uint32_t first, uint32_t second);

// What calls at the two are given; arguments.c
uint32_t relate_arguments(const struct flow *flow, uint32_t first, uint32_t second);
// Set of SAME_KEY and IF_NONE; keys.c
uint32_t relate_keys(const struct flow *flow, uint32_t first, uint32_t second);

// ---- branch.c
// Do conditions on values that do not change keep them from being on one path?
bool branch_excludes(const struct flow *flow, uint32_t first, uint32_t second);

// ---- asked.c
// Does the value decide about something, or is it returned? Not if it decides about an exception; may_throw: unless it
// is returned otherwise.
bool asked_is_heeded(struct flow *flow, uint32_t value, bool may_throw);

// ---- optimistic.c: a parameter, and the section before (FINDING_NO_BCI: asked of the callee)
struct offer {
	uint32_t first_bci, param;
	uint32_t
		field; // 0: of a value that was read. Else the parameter says which entry of this field it is about
	uint32_t retry;  // bytecode index of where the next try begins, + 1; 0: no matter
	uint32_t helper; // bytecode index of a call that compares the parameter, + 1; 0: none
	uint32_t helper_param;
	bool is_helper; // asked of that method: does it compare, say so, and write nothing?
};
// Is nothing written unless the parameter still is what is there, in the section?
bool offer_is_checked(struct flow *flow, uint32_t section, const struct offer *offer);
// Is the argument of the call what was read not later than in the first section, and the call's answer heeded?
bool offer_is_made(struct flow *flow, uint32_t first, uint32_t call, const struct offer *offer);
// Is the other place only reached if the call's answer says so?
bool offer_is_refused(struct flow *flow, uint32_t call, uint32_t retry);
// One of the two, of that method; asked.c
bool atom_asks_for_offer(struct atomicity *at, const struct method *method, uint32_t bci,
	const struct offer *offer);
bool offer_is_write(const struct flow *flow, uint32_t insn);
// Does the branch that the block ends with decide about all that is written, and is that written in the section?
bool offer_decides_writes(const struct flow *flow, uint32_t section, uint32_t block);
// The field of its object that the method reads, and does nothing else, like the accessors of records; NULL: it is
// another method.
const struct field *atom_accessed(const struct atomicity *at, const struct method *method);

// ---- version.c: numbers inside of what was read
struct version {
	uint32_t seen; // parameter: what was read
	uint32_t next; // parameter: what is written; 0: the callee makes it
	const struct field *number;
};
// Where a call offers something to the section of its callee.
struct offered {
	const struct method *place, *callee;
	uint32_t bci, locked_bci; // of the call; where the callee takes the lock
};
// Of the callee: is nothing written unless the number is the same, and is it a greater one from then on?
bool version_is_checked(struct flow *flow, uint32_t section, const struct version *version);
// Of the caller: is a greater one given to it?
bool version_is_made(const struct flow *flow, uint32_t call, const struct version *version);
// Does the method return one that is later than its parameter?
bool version_is_returned(const struct flow *flow, const struct version *version);
enum version_question { VERSION_CHECKED, VERSION_MADE, VERSION_RETURNED };
// One of them; asked.c
bool atom_asks_for_version(struct atomicity *at, const struct method *method, uint32_t bci,
	const struct version *version, enum version_question what);
// Is there such a number in the parameter?
bool atom_has_version(struct atomicity *at, const struct offered *offered, uint32_t param);

// ---- adds.c
// Does the section do nothing but add to something?
bool step_adds(const struct flow *flow, uint32_t section);
// Is it about the entry of a map, or the element of an array, that the parameter names, and nothing else?
bool step_is_about_entry(const struct flow *flow, uint32_t section, uint32_t param);
// Is no more than one entry of a map or an array written, and that a sum?
bool step_counts_one(const struct flow *flow, uint32_t section);
#define STEP_COUNTS_ONE UINT32_MAX
// One of the three (0: the first one, STEP_COUNTS_ONE: the last); asked.c
bool atom_asks_for_step(struct atomicity *at, const struct section_place *section, uint32_t param);
struct keys {
	uint32_t first, second; // parameters of two calls
};
// Are the two calls given different ones? arguments.c
bool arguments_differ(const struct flow *flow, uint32_t first, uint32_t second,
	const struct keys *keys);
bool atom_asks_for_keys(struct atomicity *at, const struct method *method, uint32_t first_bci,
	uint32_t second_bci, const struct keys *keys);

// ---- again.c: what a section asks
#define MAX_QUESTIONS 8
struct questions {
	const struct method *method; // that has the section
	const struct klass *caught;  // exceptions that are a right answer, too; NULL: none
	uint32_t n;
	struct {
		uint32_t field; // whose contents are asked, 0: this
		const struct method *method;
	} all[MAX_QUESTIONS];
};
// False where it cannot be said.
bool again_find(const struct atomicity *at, const struct section_place *section,
	struct questions *out);
// Does the section ask the same, and heed the answers?
bool again_asks(struct flow *flow, uint32_t section, const struct questions *questions);

// ---- caught.c
// Is there a handler for what the call throws, that knows what to do?
bool caught_is_refusal(const struct flow *flow, uint32_t call);
// Does the answer lead to such exceptions, and no others?
bool caught_is_thrown(const struct flow *flow, const struct influence *answer,
	const struct klass *caught);

// ---- inside.c
// Is the second call made because of what is inside of the first one's answer, and its own answer taken for the same?
bool inside_decides(struct flow *flow, uint32_t first, uint32_t second);
// Does the section look inside of what it finds?
bool inside_is_asked(struct flow *flow, uint32_t section);

// ---- shortcut.c
// Calls of one collection: does the second one look again by itself, and is its answer heeded?
bool shortcut_leads_to(struct flow *flow, uint32_t first, uint32_t second);

// ---- told.c
// Is the second call only made if the first one said no, and is its answer only put into a text?
bool told_of_refusal(const struct flow *flow, uint32_t first, uint32_t second);
// Does the method, if it says no, write nothing?
bool told_is_done_or_not(const struct flow *flow);
// Does the method write nothing, and put each of the fields that it reads into a text, and nowhere else?
bool told_is_all(const struct flow *flow);

// ---- once.c: does the method return what is made once?
bool once_is_returned(struct flow *flow);

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
