// A pair of operations that is found, and what is told of it.
#ifndef ANALYSIS_STALE_VALUE_REPORT_H
#define ANALYSIS_STALE_VALUE_REPORT_H

#include "analysis/stale_value/place.h"
#include "analysis/stale_value/stale_value.h"

// ---- common.c
bool common_lock(const struct sv_method *m, const struct op *a, const struct op *b,
	const struct place *lock);
bool common_any(const struct sv_method *m, const struct op *a, const struct op *b);

// ---- judge.c
void judge_all(struct sv_method *m);

// ---- report.c
struct verdict {
	const struct op *first, *second;
	bool is_data, is_control;
	bool is_reset;     // what was read is used, and then set to nothing
	bool is_iteration; // through a collection that others change
	bool is_pair;      // of two fields that bound each other
	bool is_gate;      // a flag is set that keeps others from changing what was looked at
	bool is_drawn;     // a number that two may have read before one counts it up
	bool is_prepared;  // a read decided whether something was done to make the second possible
	struct finding_facts facts;
	enum severity severity; // finding_severity(facts)
	uint32_t score;
	const char *why;   // evidence, a literal
	const char *doubt; // evidence against; NULL: none
};
void report_stale(struct sv_method *m, const struct verdict *verdict);

#endif
