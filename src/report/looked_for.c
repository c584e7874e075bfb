// What was looked for, and how: the same words in every report.
#include "report/internal.h"

bool report_has_rule(const struct report *report, enum rule rule)
{
	return report->rules & ~report->findings->left & rule_bit(rule);
}

void report_put_rules(struct buf *out, const struct report *report)
{
	const char *before = " ";
	buf_string(out, "; looked for");
	for (int i = 0; i < N_RULES; i++) {
		if (!report_has_rule(report, (enum rule)i))
			continue;
		bool is_library = report->findings->as_library & rule_bit((enum rule)i);
		buf_printf(out, "%s%s%s", before, rules[i].id, is_library ? " (as in a library)" : "");
		before = ", ";
	}
	if (*before == ' ')
		buf_string(out, " nothing");
}
