// raddle explain: doc/findings/RULE.md, which the program carries along.
#include "cli/cli.h"

#include "finding/finding.h"

static void list_rules(struct buf *out)
{
	buf_string(out, "rules:\n");
	for (int i = 0; i < N_RULES; i++) {
		if (rules[i].when == RULE_HIDDEN)
			continue;
		size_t line = out->len;
		buf_printf(out, "  %s", rules[i].id);
		buf_pad_to(out, line, 18);
		buf_printf(out, "%s%s\n", rules[i].title, rules[i].when == RULE_OFF ? " (only with --only)" : "");
	}
	buf_string(out, "\n'raddle explain RULE' says what a rule means, with an example and how to fix it.\n");
}

static bool unknown_rule(struct buf *list)
{
	for (int i = 0; i < N_RULES; i++)
		if (rules[i].when != RULE_HIDDEN)
			buf_printf(list, "%s%s", list->len ? ", " : "", rules[i].id);
	return false;
}
