// The gate: who is at which site of a signature, and who has to wait before it may be at another. Nothing of Java.
//
// A site is a place in code where a thread takes the first lock of a deadlock. A thread is at it from before it has the lock until it
// gives it back. If all other places of a signature's cycle have threads already, one that comes to the last must wait: then the
// cycle can never be whole.
#ifndef AGENT_GATE_H
#define AGENT_GATE_H

#include <stdbool.h>
#include <stdint.h>

enum { GATE_MAX_SITES = 32000, GATE_MAX_THREADS = 8 };

struct gate_counts {
	uint64_t waited;    // had to wait before they could be at a site
	uint64_t reentered; // had the lock already: let through
	uint64_t starved;   // let through because those that they waited for could not go on
	uint64_t late;      // let through because it took too long
	uint64_t stale;     // were thought to be at a site and were not
};
extern struct gate_counts gate_counts;
extern uint32_t gate_longest_ms;
uint64_t gate_passed(void); // how often threads came to a site and went on

// Sites first, then the cycles that they are in; not while threads come. A site has one number, whatever signatures it is in.
uint16_t gate_new_site(void);
void gate_add_cycle(const uint16_t *sites, uint32_t n);
void gate_set_off(bool is_off);

// May it be there now? Then it is.
bool gate_enter(uint16_t site, int64_t thread);
// It is there whatever others do.
void gate_force(uint16_t site, int64_t thread);
void gate_exit(uint16_t site, int64_t thread);

// Waits until somebody has left, at most so long. Of the thread's first call on a wait's length is counted.
void gate_wait(uint16_t site, int64_t thread, uint32_t milliseconds);
// How long it has waited in all, and that it does no more.
uint32_t gate_waited_ms(uint16_t site, int64_t thread);
void gate_end_wait(uint16_t site, int64_t thread);

// Those that a thread which wants to be at the site waits for.
struct gate_blocker {
	int64_t thread;
	uint16_t site;
	bool is_waiting; // at a gate itself
};
uint32_t gate_blockers(uint16_t site, int64_t thread, struct gate_blocker *out, uint32_t max);
// It is not there, though it was thought to be.
void gate_drop(uint16_t site, int64_t thread);

#endif
