// How a finding of `check` came about: what each thread did, where they all are in the end, and who waits for whom.
// Included by finding.h.
#ifndef FINDING_EXECUTION_H
#define FINDING_EXECUTION_H

#include <stdbool.h>
#include <stdint.h>

// Threads are ids of finding_thread. Places are in the program's own code where there is any: inside the JDK means the line
// that called it.

struct finding_step {
	uint32_t thread;
	struct finding_frame at;
	bool is_own;      // there is code of the program's own on the stack
	bool is_folded;   // the same line goes on: its words add nothing
	const char *does; // "takes app.Bank.journal", "writes app.Bank.total = 3"
};

// A thread at the end.
struct finding_actor {
	uint32_t thread;
	const char *name;
	const char *state; // "waits for app.Bank.journal, which Thread-1 holds"
	bool is_ended;
	bool is_running;
	bool is_idle;            // no code of the program's is on its stack
	bool is_part;            // of what went wrong
	struct finding_frame at; // method "": unknown
};

// The thread waits for the lock at a place, and who holds it does so since another. Of a cycle the holder of each is the
// thread of the next.
struct finding_wait {
	uint32_t thread;
	bool is_lock;
	int32_t holder;          // -1: nobody, or not known
	const char *lock, *type; // "app.Bank.journal", "java.util.concurrent.locks.ReentrantLock"
	const char *words;       // "waits for", "waits to be notified on", "waits for the end of"
	struct finding_frame at, since; // since.method "": not known, or it is no lock
};

struct finding_thrown {
	const char *class, *message; // message NULL: none
	uint32_t thread;
	struct finding_stack stack;
};

struct finding_execution {
	uint32_t n_actors, n_waits, n_steps, n_switches;
	bool is_cycle; // the waits are one
	const struct finding_actor *actors;
	const struct finding_wait *waits;
	const struct finding_step *steps;
	const struct finding_thrown *thrown; // NULL: nothing was
};

#endif
