// A severity is a promise, made of what is known and of nothing else (doc/report.md). Points only order
// the findings of one severity.
//
//     calls     are the calls on the way the only possible ones?
//     objects   is it surely the same object, or the same data, that the threads meet on?
//     threads   can two threads surely be there at once?
//
// Where all are known it is high. One that rests on what a reasonable caller does makes it medium. Two of
// these, or a single guess, make it low: of such findings hardly any was real when they were read
// (doc/evaluation.md).
#include "finding/finding.h"

enum severity finding_severity(struct finding_facts facts)
{
	const enum certainty all[] = { facts.calls, facts.objects, facts.threads };
	uint32_t n_assumed = 0;
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		if (all[i] == CERTAINTY_GUESSED)
			return SEVERITY_LOW;
		n_assumed += all[i] == CERTAINTY_ASSUMED;
	}
	if (facts.is_minor || n_assumed > 1)
		return SEVERITY_LOW;
	return n_assumed ? SEVERITY_MEDIUM : SEVERITY_HIGH;
}

void certainty_lower(enum certainty *certainty, enum certainty to)
{
	if (to < *certainty)
		*certainty = to;
}
