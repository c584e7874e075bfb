// Which threads run a method of a program, which of them stand for many, and where its main thread is
// alone. repeats.c, alone.c, running_apart.c, running_surely.c, workers.c and running.c have the rules.
#ifndef CALLGRAPH_RUNNING_H
#define CALLGRAPH_RUNNING_H

#include <stdbool.h>
#include <stdint.h>

#include "facts/facts.h"
#include "world/world.h"

// The part of a main method in which there are other threads.
struct cg_company {
	const struct method *method;
	uint32_t from, to; // bytecode indices
};

// The part of a main method in which a thread that it starts may be there.
struct cg_stay {
	const struct method *main;
	uint32_t thread;
	uint32_t from, to; // bytecode indices
};

#define CG_MAX_WORKERS 8

struct cg_running {
	uint32_t n_methods;
	// [method]: sets as of struct cg_node. All that run it, and those that run it while there are others.
	uint64_t *all, *threads;
	uint64_t many; // those that may run more than once at the same time
	uint32_t n_mains;
	struct cg_company *mains;
	uint32_t n_stays;
	struct cg_stay *stays;
	// The tasks of each executor with one thread: the first of them stands for all.
	uint32_t n_workers;
	uint64_t workers[CG_MAX_WORKERS];
	uint64_t *apart; // [method]: threads that are never there while it runs
	bool *is_sure;   // [method]: a thread surely comes there, its callers without a lock
};

// The facts of all methods of INPUT have been asked for.
struct cg_running *cg_running_find(struct facts *facts, struct method *const *mains,
	uint32_t n_mains);
void cg_running_free(struct cg_running *running);

// The threads that run the method, while there are others. At that place of it; UINT32_MAX: anywhere.
uint64_t cg_running_at(const struct cg_running *running, const struct method *method, uint32_t bci);

// Threads that have ended before it runs there, or have not started yet. UINT32_MAX: anywhere.
uint64_t cg_running_apart(const struct cg_running *running, const struct method *method,
	uint32_t bci);

// Does a thread surely come there while its callers hold no lock?
bool cg_running_surely(const struct cg_running *running, const struct method *method);

// Is it one thread at most?
static inline bool cg_running_is_one(const struct cg_running *running, uint64_t threads)
{
	return !(threads & running->many) && (threads & (threads - 1)) == 0;
}

#endif
