// What the files of finding/ share.
#ifndef FINDING_INTERNAL_H
#define FINDING_INTERNAL_H

#include "finding/finding.h"

struct finding *finding_copy(const struct finding *finding, struct arena *arena);
struct finding_frame finding_copy_frame(const struct finding_frame *frame, struct arena *arena);
const char *finding_copy_text(const char *text, struct arena *arena); // of NULL: ""
const char *const *finding_copy_texts(const char *const *texts, uint32_t n, struct arena *arena);
struct finding_stack finding_copy_stack(const struct finding_stack *stack, struct arena *arena);
const struct finding_object *finding_copy_objects(const struct finding_object *objects, uint32_t n,
	struct arena *arena);
struct finding_access finding_copy_access(const struct finding_access *access, struct arena *arena);

const struct finding_execution *finding_copy_execution(const struct finding_execution *from,
	struct arena *arena);
void finding_put_execution(struct buf *out, const struct finding_execution *execution);

void findings_forget_explained(struct findings *findings);

// The order of the report; 0 only for equal ones.
int finding_compare(const struct finding *a, const struct finding *b);
// One finding for each bug, and for each an id of its own.
void findings_make_distinct(struct findings *findings);

#endif
