// Happens-before in one run (JLS 17.4.5), by vector clocks: Lamport 1978, Mattern 1988; for races as in FastTrack (Flanagan and
// Freund, PLDI 2009). A thread's clock counts what it has released, and holds what it knows of the others'.
#ifndef WITNESS_ORDER_H
#define WITNESS_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/vec.h"

// v[i]: of thread i. What is beyond n is 0.
struct clock {
	uint32_t n, cap;
	uint32_t *v;
};

struct order {
	struct arena arena;
	VEC(struct clock) threads;
	struct map keys; // of what is released and acquired: its number + 1 in released
	VEC(struct clock) released;
};

void order_init(struct order *order);
void order_release(struct order *order);

// The thread begins: all that its parent has done is before it. The first one has itself as its parent.
void order_begin(struct order *order, uint32_t thread, uint32_t parent);
// What the thread has done is before what others do after they acquired the key.
void order_give(struct order *order, uint32_t thread, uint64_t key);
void order_take(struct order *order, uint32_t thread, uint64_t key);

// The time by the thread's own count.
uint32_t order_now(const struct order *order, uint32_t thread);
// Is what `thread` did at that time before what `other` does now?
bool order_is_before(const struct order *order, uint32_t thread, uint32_t when, uint32_t other);

#endif
