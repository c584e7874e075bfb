// Waiting under a lock that the waker needs.
#ifndef ANALYSIS_LOCK_ORDER_WAITS_H
#define ANALYSIS_LOCK_ORDER_WAITS_H

#include "analysis/lock_order/lock_order.h"

enum notable {
	NOTABLE_NOTIFY = 1,
	NOTABLE_AWAIT = 2,
	NOTABLE_SIGNAL = 4,
	NOTABLE_WAIT = 8,
	NOTABLE_START = 16
};
struct notable_node {
	uint32_t node;
	uint8_t what; // enum notable: of what it calls
};

// ---- notable.c
void notable_find(struct lock_order *lo);

// ---- lockout.c
void lockouts_find(struct lock_order *lo);
// May calls of methods of this name wake a thread that waits?
bool lockout_knows_name(const char *method);
bool lockout_is_notify(const struct fact_call *call);

// ---- awaits.c
void awaits_find(struct lock_order *lo);

#endif
