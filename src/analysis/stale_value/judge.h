// What judge.c and rate.c share.
#ifndef ANALYSIS_STALE_VALUE_JUDGE_H
#define ANALYSIS_STALE_VALUE_JUDGE_H

#include "analysis/stale_value/stale_value.h"

// Is what b writes computed from what a read? Does a decide whether b is done?
bool judge_is_data(struct sv_method *m, struct op *a, const struct op *b);
bool judge_is_control(struct sv_method *m, struct op *a, const struct op *b);
bool judge_has_effects(struct sv_method *m, struct op *a, const struct op *b);
bool judge_is_idempotent(const struct ir *ir, const struct op *a, const struct op *b);
bool judge_is_immutable(const struct sv_method *m, struct ir_type type);
// The single-check idiom: a copy of a volatile is filled where it is null, and used then.
bool judge_is_single_check(struct sv_method *m, const struct verdict *v);
// Severity and score, rate.c.
void judge_rate(struct sv_method *m, struct verdict *v);

#endif
