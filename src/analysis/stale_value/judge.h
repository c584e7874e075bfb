// What judge.c and the files that it asks share.
#ifndef ANALYSIS_STALE_VALUE_JUDGE_H
#define ANALYSIS_STALE_VALUE_JUDGE_H

#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"
#include "analysis/stale_value/stale_value.h"

// Do both go to the same object, under the same lock, and for the same key? Is it the same field?
bool judge_is_same_region(struct sv_method *m, const struct op *a, const struct op *b);
bool judge_is_same_cell(const struct op *a, const struct op *b);
// Is what b writes computed from what a read? Does a decide whether b is done?
bool judge_is_data(struct sv_method *m, struct op *a, const struct op *b);
bool judge_is_control(struct sv_method *m, struct op *a, const struct op *b);

// keys.c: do both mean the same part?
bool keys_are_same(struct sv_method *m, const struct op *a, const struct op *b);
bool keys_is_same_value(struct sv_method *m, uint32_t a, uint32_t b);
// The parameter that is the key, or whose getter says it; NULL: something else.
const struct ir_insn *keys_parameter(struct sv_method *m, const struct op *op,
	const struct method **getter);

// excuse.c: is a lock held from one to the other? Does the method say that its callers hold it? Or
// is what was read taken into account?
bool excuse_is_guarded(struct sv_method *m, struct op *a, const struct op *b);
bool excuse_is_told(const struct ir *ir);
bool excuse_is_claim(struct sv_method *m, struct op *a, const struct op *b);
bool excuse_is_settled(struct sv_method *m, const struct verdict *v);

// exclusion.c: has the step that read it taken it away? Or shut out all others until the second is done?
bool exclusion_is_taken(struct sv_method *m, const struct verdict *v);
bool exclusion_is_shut(const struct sv_method *m, const struct verdict *v);

// bounds.c: are they two fields that bound each other, one looked at and the other one set?
bool bounds_is_pair(const struct sv_method *m, const struct op *a, const struct op *b);

// gates.c: does b set a flag that keeps others from changing what a looks at?
bool gates_shuts(const struct sv_method *m, const struct op *a, const struct op *b);
// And is nothing known that makes it right?
bool gates_is_pair(const struct sv_method *m, const struct op *a, const struct op *b);

// counts.c: does it count down what was taken out of the queue that it counts?
bool counts_is_out(struct sv_method *m, const struct verdict *v);

// drawn.c: is a number read that is counted up in another step, and that two may get so?
bool drawn_is(struct sv_method *m, const struct op *a, const struct op *b);
// Or is it counted by a, and then read? Is there such a one before b?
bool drawn_is_count_before(struct sv_method *m, const struct op *a, const struct op *b);
bool drawn_is_after(struct sv_method *m, const struct op *b);

// handed.c: is a lock held throughout that the method gives back without having taken it?
bool handed_is_held(const struct sv_method *m, const struct op *a, const struct op *b);
// bracket.c: is a lock of the library's own making taken before, and given back after?
bool bracket_is_around(const struct sv_method *m, const struct op *a, const struct op *b);

// insist.c: does a call before b throw unless what was read is as wanted?
bool insist_is_decided(struct sv_method *m, struct op *read, const struct op *b);

// prepare.c: does a decide whether something is done that makes b right?
bool prepare_is(struct sv_method *m, struct op *a, const struct op *b);

// matter.c: does it matter that b relies on a?
bool matter_is(struct sv_method *m, struct op *a, struct op *b, struct verdict *v);
// Is anything else done on the strength of the same decision?
bool matter_has_effects(struct sv_method *m, struct op *a, const struct op *b);
// Is b done after a loop that waits, or looks for another one, until a says so?
bool matter_is_claim(struct sv_method *m, struct op *a, const struct op *b);
bool matter_is_idempotent(struct sv_method *m, struct op *a,
	const struct op *b); // if (x != v) x = v
// equal.c: does b write what a was compared with, and found to be another one?
bool equal_is_setter(struct sv_method *m, struct op *a, const struct op *b);
// Is what was there asked to do something? Two may do so to the same one.
bool equal_is_old_used(const struct ir *ir, uint32_t value);
// matter_objects.c
// Is the result used as an object without a look whether it is null? Is it compared with something else than
// null or zero, or asked for something?
bool matter_is_dereferenced(const struct ir *ir, uint32_t value);
bool matter_is_inspected(const struct ir *ir, uint32_t value);
bool matter_is_iteration(const struct sv_method *m, const struct op *a, const struct op *b);
bool matter_of_objects(struct sv_method *m, struct op *a, struct op *b, const struct verdict *v);

// matter_again.c: is it a read whose result is used as an object, of a field that somebody sets to null? Was it
// looked at before?
bool matter_is_used_again(const struct sv_method *m, const struct op *b);
bool matter_of_use(struct sv_method *m, const struct op *a, const struct op *b);

// answer.c: what depends on what b says about its change; NULL where it says nothing, or nobody looks.
const struct flow_set *answer_flow(struct sv_method *m, const struct op *b);
// Does b take out what a has found? Is it used though nobody asks who has taken it out?
bool answer_is_of(struct sv_method *m, const struct op *a, const struct op *b);
bool answer_is_ignored(struct sv_method *m, const struct op *a, const struct op *b);
// Is all that is done because of a decided by what b says, too?
bool answer_decides(struct sv_method *m, struct op *a, const struct op *b);

// memo.c: is only work repeated?
enum memo { MEMO_NONE, MEMO_LIKELY, MEMO_SURE };
enum memo memo_of(struct sv_method *m, const struct verdict *v);
// The single-check idiom: a copy of a volatile is filled where it is null, and used then.
bool memo_is_single_check(struct sv_method *m, const struct verdict *v);
bool memo_is_ordered(const struct ir *ir, const struct op *a); // tested for less or more
bool memo_is_immutable(const struct sv_method *m, struct ir_type type);

// doubt.c: why it may be none after all; NULL: nothing says so.
const char *doubt_of(const struct sv_method *m, const struct verdict *v);

bool doubt_is_undoing(const struct sv *sv, const struct verdict *v); // what others have set back

// rate.c: severity and score.
void rate_verdict(struct sv_method *m, struct verdict *v);

#endif
