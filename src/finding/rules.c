#include "finding/finding.h"

#include <string.h>

#include "gen/embed.h"

#define ON RULE_ON
#define OFF RULE_OFF
#define CHECK RULE_CHECK
#define HIDDEN RULE_HIDDEN
const struct rule_info rules[N_RULES] = {
#define RULE(symbol, id, title, when) { id, title, when },
#include "finding/rules.def"
#undef RULE
};
#undef ON
#undef OFF
#undef CHECK
#undef HIDDEN

_Static_assert(N_RULES <= 32, "a set of rules is a uint32_t");

uint32_t rules_by_default(void)
{
	uint32_t set = 0;
	for (int i = 0; i < N_RULES; i++)
		if (rules[i].when == RULE_ON)
			set |= rule_bit((enum rule)i);
	return set;
}

bool rule_find(enum rule *rule, const char *id)
{
	for (int i = 0; i < N_RULES; i++) {
		if (strcmp(rules[i].id, id) == 0) {
			*rule = (enum rule)i;
			return true;
		}
	}
	return false;
}

void rules_print_ids(struct buf *out)
{
	bool is_first = true;
	for (int i = 0; i < N_RULES; i++) {
		if (rules[i].when >= RULE_CHECK)
			continue;
		buf_printf(out, "%s%s", is_first ? "" : ", ", rules[i].id);
		is_first = false;
	}
}

const char *rule_page(enum rule rule)
{
	for (const struct embedded *page = embedded_findings; page->name; page++)
		if (strcmp(page->name, rules[rule].id) == 0)
			return page->text;
	return NULL;
}
