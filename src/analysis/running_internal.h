#ifndef ANALYSIS_RUNNING_INTERNAL_H
#define ANALYSIS_RUNNING_INTERNAL_H

#include "analysis/floor.h"
#include "analysis/running.h"

struct outside;
struct outside *outside_find(const struct running *running, const struct floor *floor);
uint64_t outside_threads(const struct outside *outside, const struct method *method);
void outside_free(struct outside *outside);

#endif
