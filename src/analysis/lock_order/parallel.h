// Which threads run a stack, and which locks each of them has for itself.
#ifndef ANALYSIS_LOCK_ORDER_PARALLEL_H
#define ANALYSIS_LOCK_ORDER_PARALLEL_H

#include "analysis/lock_order/lock_order.h"

// ---- parallel.c: judge_threads_allow, pair_threads
// Does the main thread run the node before it starts any other?
bool parallel_is_before_threads(struct lock_order *lo, uint32_t node);
// The threads that come to the node, as a set; in libraries all. May one of these be there while one of those is?
uint64_t parallel_threads_to(struct lock_order *lo, uint32_t node);
bool parallel_are_two(const struct lock_order *lo, uint64_t a, uint64_t b);
// Does one thread of the library's own alone run all of the stacks?
bool parallel_is_one_worker(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
bool left_is_initialiser(struct lock_order *lo, uint32_t node);

// ---- one_thread.c
// java.util.Timer, which runs its tasks one after the other.
bool one_thread_is_timer(const struct lock_order *lo, struct ir_type type);
// Is it an executor with one thread?
bool one_thread_has(struct lock_order *lo, const struct method_facts *facts, uint32_t expr);

// ---- confined.c
// Each stack is run by a thread of its own: are two of the locks in the cycle each thread's own?
bool confined_are_apart(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
// Is one of the locks part of the object that the thread was started with? Then each thread has its own.
bool confined_to_started(const struct lock_order *lo, uint32_t pair);

#endif
