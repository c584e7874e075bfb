// The threads of a program and what is ordered between them.
//
// A thread here is an origin of points-to: everything that one start site runs with one object, main being
// number 1. It may stand for many threads of the real run. A task of a pool, a timer or a stage is a
// thread of its own that may have to share a worker with others.
//
//     order       may two points run at the same time? start, join, end of a task, latch, barrier,
//                 volatile flag, one worker for both: each "no" has its reason
//     is_once     at most one such thread is ever started
//     is_many     two of them may run at the same time
#ifndef THREADS_THREADS_H
#define THREADS_THREADS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bitset.h"
#include "heap/heap.h"

struct thread_start {
	uint32_t node, insn; // insn 0: of code that is not looked at
};

struct thread {
	uint32_t entry;                  // node
	uint32_t start_node, start_insn; // 0: the machine starts it
	uint32_t n_starts;               // one place of the code, in the contexts that come there
	const struct thread_start *starts;
	uint32_t object; // that it was started with; 0: none
	uint32_t
		single; // the object, if it is the one Thread there: started once, whoever does it; 0: not known
	uint8_t where; // enum model_where
	bool is_once, is_many;
	bool is_own;   // the program starts it, or it begins in the program's code: not the JDK's own
	bool is_chain; // is_many only because each starts the next
	bool
		is_passed; // a function starts it that the call runs, perhaps several times: forEach(Thread::start)
	uint32_t
		inside; // a stream that is not parallel: the call of start_node within which it runs; 0: none
	uint32_t worker;       // the one worker that it shares with others: object + 1; 0: none
	struct bitset runs;    // nodes, without what class initialisers call
	struct bitset reaches; // nodes, with that
	object_list own;       // if it is_many: objects of which each run has its own
};

struct threads;
struct threads *threads_build(struct heap *heap, const struct bodies *bodies,
	struct budget *budget);
void threads_free(struct threads *threads);

uint32_t threads_count(const struct threads *threads); // numbered from 1
const struct thread *thread_at(const struct threads *threads, uint32_t thread);

// The call of `from` within which all threads run that begin with the node `to`, in the thread that makes the call;
// 0: not so. Are all starts of the node such?
uint32_t threads_inside(const struct threads *threads, const struct pta_edge *start);
bool threads_is_inside(const struct threads *threads, uint32_t entry);

// Does the thread run the node, other than by being first to use a class?
static inline bool thread_runs(const struct thread *thread, uint32_t node)
{
	return bitset_has(&thread->runs, node);
}

struct thread_point {
	uint32_t thread, node, insn;
};

enum thread_order {
	ORDER_NONE,   // they may run at the same time
	ORDER_SAME,   // one thread, of which there are never two at the same time
	ORDER_START,  // before the start, or after the end that was waited for
	ORDER_SIGNAL, // the one signals after it, the other waits before it: latch, barrier
	ORDER_FLAG,   // likewise with a volatile field that is asked for first
	ORDER_WORKER, // one worker does both
	ORDER_STAGE,  // the one task begins when the other has ended
	N_ORDERS
};
extern const char *const thread_order_names[N_ORDERS];

// What threads_order asks of a point, so that it need be found once only.
struct thread_state {
	struct thread_point point;
	struct bitset bits;
};
struct thread_state threads_state(const struct threads *threads, struct thread_point point,
	struct arena *arena);
// The same of a thread that came to the last point of the way by calls at those before it, and is in what is called
// there, if that is a call.
struct thread_state threads_state_by(const struct threads *threads, const struct thread_point *way,
	uint32_t n, struct arena *arena);
enum thread_order threads_order_states(const struct threads *threads, const struct thread_state *p,
	const struct thread_state *q);
enum thread_order threads_order(const struct threads *threads, struct thread_point p,
	struct thread_point q);
// Can the two threads ever run at the same time? Can the other one run when the first is there?
bool threads_may_meet(const struct threads *threads, uint32_t a, uint32_t b);
bool threads_may_be_there(const struct threads *threads, const struct thread_state *p,
	uint32_t other);
// Is it the first thread, which has started no other yet?
bool threads_is_before_all(const struct threads *threads, const struct thread_state *p);

// Locks of java.util.concurrent that are one object each and are held at the instruction on all ways to it,
// callers and callees included; a semaphore of one permit is one.
struct thread_lock {
	uint32_t object;
	bool is_read;
	bool is_claim; // it is not the object itself, but a flag of it that is claimed under a lock
};
typedef VEC(struct thread_lock) thread_lock_list;
void threads_locks_at(const struct threads *threads, uint32_t node, uint32_t insn,
	thread_lock_list *out);
// Is the object such a lock, of which therefore all is known?
bool threads_is_tracked(const struct threads *threads, uint32_t object);

#endif
