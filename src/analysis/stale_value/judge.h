// What judge.c and the files that it asks share.
#ifndef ANALYSIS_STALE_VALUE_JUDGE_H
#define ANALYSIS_STALE_VALUE_JUDGE_H

#include "analysis/stale_value/stale_value.h"

// Is what b writes computed from what a read? Does a decide whether b is done?
bool judge_is_data(struct sv_method *m, struct op *a, const struct op *b);
bool judge_is_control(struct sv_method *m, struct op *a, const struct op *b);
bool judge_has_effects(struct sv_method *m, struct op *a, const struct op *b);
bool judge_is_idempotent(const struct ir *ir, const struct op *a, const struct op *b);
// The value that b writes; 0 where that is not one.
uint32_t judge_written_value(const struct ir *ir, const struct op *b);
// memo.c
bool judge_is_immutable(const struct sv_method *m, struct ir_type type);
enum memo { MEMO_NONE, MEMO_LIKELY, MEMO_SURE };
enum memo memo_of(struct sv_method *m, const struct verdict *v);
// The single-check idiom: a copy of a volatile is filled where it is null, and used then.
bool judge_is_single_check(struct sv_method *m, const struct verdict *v);
// Why it may be none after all, doubt.c; NULL: nothing said so.
const char *doubt_of(const struct sv_method *m, const struct verdict *v);
// Severity and score, rate.c.
void judge_rate(struct sv_method *m, struct verdict *v);

#endif
