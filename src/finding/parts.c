// Findings of two rules about one bug: the one is_part of the other.
#include "finding/finding.h"

#include <string.h>

static struct finding *with_id(const struct findings *findings, const char *id)
{
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (strcmp(findings->all.v[i]->id, id) == 0)
			return findings->all.v[i];
	return NULL;
}

// What was part of one that is gone is told by itself.
static void forget_dropped(struct findings *findings, struct finding *finding)
{
	const char **all = ARENA_ARRAY(&findings->arena, const char *, finding->n_related + 1);
	uint32_t n = 0;
	for (uint32_t i = 0; i < finding->n_related; i++)
		if (with_id(findings, finding->related[i]))
			all[n++] = finding->related[i];
	finding->is_part &= n == finding->n_related;
	finding->related = all;
	finding->n_related = n;
}

void findings_keep_rules(struct findings *findings, uint32_t wanted)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (wanted & rule_bit(findings->all.v[i]->rule))
			findings->all.v[n++] = findings->all.v[i];
	if (n == findings->all.n)
		return;
	findings->all.n = n;
	for (uint32_t i = 0; i < n; i++)
		forget_dropped(findings, findings->all.v[i]);
}

// To the first, and to those that are as severe.
static void tell_part(struct findings *findings, const struct finding *part)
{
	struct buf text = BUF_INIT;
	buf_printf(&text, "object race: %s", part->message);
	for (uint32_t i = 0; i < part->n_related; i++) {
		struct finding *whole = with_id(findings, part->related[i]);
		if (whole && whole->rule != part->rule && (i == 0 || whole->severity == part->severity))
			finding_add_evidence(findings, whole, buf_cstring(&text), false);
	}
	buf_release(&text);
}

void findings_tell_parts(struct findings *findings)
{
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (findings->all.v[i]->is_part)
			tell_part(findings, findings->all.v[i]);
}
