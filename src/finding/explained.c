// Pairs of accesses with their category, for --explain-safe.
#include "finding/internal.h"

#include <stdlib.h>

struct finding_explained *findings_explain(struct findings *findings)
{
	if (!findings->explained)
		findings->explained = xcalloc(1, sizeof(*findings->explained));
	return findings->explained;
}

void findings_forget_explained(struct findings *findings)
{
	struct finding_explained *explained = findings->explained;
	if (!explained)
		return;
	vec_release(&explained->pairs);
	vec_release(&explained->categories);
	vec_release(&explained->phases);
	vec_release(&explained->metrics);
	free(explained);
}

void findings_add_pair(struct findings *findings, const struct finding_pair *pair)
{
	struct arena *arena = &findings->arena;
	struct finding_pair copy = *pair;
	copy.category = finding_copy_text(pair->category, arena);
	copy.reason = finding_copy_text(pair->reason, arena);
	copy.field = finding_copy_text(pair->field, arena);
	copy.declaring_class = finding_copy_text(pair->declaring_class, arena);
	for (int i = 0; i < 2; i++) {
		copy.accesses[i] = finding_copy_access(&pair->accesses[i], arena);
		copy.objects[i] = finding_copy_objects(pair->objects[i], pair->n_objects[i], arena);
	}
	copy.common = finding_copy_objects(pair->common, pair->n_common, arena);
	copy.common_locks = finding_copy_texts(pair->common_locks, pair->n_common_locks, arena);
	vec_push(&findings_explain(findings)->pairs, copy);
}
