#ifndef BODIES_INTERNAL_H
#define BODIES_INTERNAL_H

#include "bodies/bodies.h"

// handles.c: names the fields of calls through handles.
void bodies_find_handles(struct bodies *bodies);

#endif
