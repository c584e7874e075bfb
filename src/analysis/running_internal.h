#ifndef ANALYSIS_RUNNING_INTERNAL_H
#define ANALYSIS_RUNNING_INTERNAL_H

#include "analysis/floor.h"
#include "analysis/running.h"

struct outside;
struct outside *outside_find(const struct running *running, const struct floor *floor);
uint64_t outside_threads(const struct outside *outside, const struct method *method);
void outside_free(struct outside *outside);

// Which threads have an object in their variables, by the bits of these; nodes: [node], who runs it.
struct users;
struct users *users_find(const struct floor *floor, const uint64_t *nodes);
// Has each of them another one? bits: [thread], UINT8_MAX: does not count.
bool users_are_apart(const struct users *users, const struct floor *floor, const uint8_t *bits,
	uint32_t object);
void users_free(struct users *users);

#endif
