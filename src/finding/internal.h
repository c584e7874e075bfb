// What the files of finding/ share.
#ifndef FINDING_INTERNAL_H
#define FINDING_INTERNAL_H

#include "finding/finding.h"

struct finding *finding_copy(const struct finding *finding, struct arena *arena);
struct finding_frame finding_copy_frame(const struct finding_frame *frame, struct arena *arena);
const char *finding_copy_text(const char *text, struct arena *arena); // of NULL: ""

#endif
