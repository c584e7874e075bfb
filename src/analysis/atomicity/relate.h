// How two sections of one method depend on each other: what each learns, and what becomes of it.
#ifndef ANALYSIS_ATOMICITY_RELATE_H
#define ANALYSIS_ATOMICITY_RELATE_H

#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/sections.h"

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
// The block and those that come after it, as long as nothing is thrown; or only those of this turn of its loops.
struct bitset section_blocks_after(const struct flow *flow, uint32_t from, bool is_this_turn);
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

#endif
