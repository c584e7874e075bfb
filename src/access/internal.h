// What the files of access/ share.
#ifndef ACCESS_INTERNAL_H
#define ACCESS_INTERNAL_H

#include "access/access.h"

// state.c: what a call does with its object's own fields; each is more than the one before.
enum state_use { STATE_NONE, STATE_READS, STATE_WRITES, STATE_LOCKS };
struct states;
struct states *states_new(const struct bodies *bodies);
void states_free(struct states *states);
enum state_use state_use_of(struct states *states, const struct method *method);

#endif
