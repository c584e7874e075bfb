// What the files about waiting for something else than a lock share.
#ifndef ANALYSIS_LOCK_ORDER_AWAITS_H
#define ANALYSIS_LOCK_ORDER_AWAITS_H

#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/lock_order.h"

enum await_kind {
	AWAIT_NONE,
	AWAIT_THREAD,  // join()
	AWAIT_FUTURE,  // get(), join()
	AWAIT_TASKS,   // invokeAll(tasks), a parallel stream: returns when what it runs has ended
	AWAIT_HOOKS,   // System.exit(), until all shutdown hooks have ended
	AWAIT_POOL,    // awaitTermination() without a limit, until all tasks have ended
	AWAIT_LATCH,   // await(), until all countDown()
	AWAIT_VALUE,   // as AWAIT_FUTURE, until complete()
	AWAIT_TAKE,    // take(), until put()
	AWAIT_PUT,     // put() into a queue that may be full, until take()
	AWAIT_BARRIER, // until others come to the same place
	AWAIT_PERMIT,  // acquire() of a semaphore that is no lock, until release()
};

enum signal_kind {
	SIGNAL_NONE,
	SIGNAL_COUNT,
	SIGNAL_COMPLETE,
	SIGNAL_PUT,
	SIGNAL_TAKE,
	SIGNAL_ARRIVE,
	SIGNAL_RELEASE
};

// The names of the methods that await or signal something, by the models: interned names, as keys.
void await_note_names(const struct lock_order *lo, struct map *names);
enum await_kind await_kind_of(const struct lock_order *lo, const struct fact_call *call);
// futures.stream().map(Future::join): a library runs such a call on each of the elements.
enum await_kind await_kind_of_reference(const struct lock_order *lo,
	const struct method_facts *facts, const struct fact_call *call);
// Does it make a function object that waits?
bool await_is_reference(const struct lock_order *lo, const struct fact_call *call);
enum signal_kind signal_kind_of(const struct lock_order *lo, const struct fact_call *call);
// Of latch::countDown.
enum signal_kind signal_kind_of_reference(const struct lock_order *lo,
	const struct fact_call *call);

// ---- the way up from the wait to whoever holds a lock
#define MAX_LEVELS 4
struct await_way {
	uint32_t n;                 // frames
	uint32_t nodes[MAX_LEVELS]; // nodes[0] waits
	uint32_t edges[MAX_LEVELS]; // edges[i] is the call from nodes[i + 1] to nodes[i]
	uint32_t call;              // of nodes[0]: the wait
	enum await_kind kind;
};

// ---- awaits_tasks.c
#define MAX_TASKS 8
struct await_task {
	uint32_t start;  // edge
	bool is_of_this; // the waiter and the starter keep it in the same field of `this`
};
// What the way's last frame knows of who is waited for.
uint32_t tasks_awaited(struct lock_order *lo, const struct await_way *way,
	struct await_task tasks[MAX_TASKS]);

// Does the expression stand for the same in the method?
bool task_is_same_read(const struct method_facts *facts, uint32_t a, uint32_t b);

// ---- starve.c
bool starve_is_executor(const struct lock_order *lo, struct ir_type type);
// Who runs what the call hands over, as an expression: its receiver, or the last argument of
// supplyAsync(task, executor). 0: not known.
uint32_t starve_executor_of(const struct lock_order *lo, const struct method_facts *facts,
	const struct fact_call *call);
// The executor, as an expression of who waits, whose one thread both runs the wait, started by this
// edge, and would have to run what is waited for; 0: none.
uint32_t starve_executor(struct lock_order *lo, const struct await_way *way,
	const struct cg_edge *start);

// ---- awaits_needs.c
// A lock that a task takes, in the task's own terms.
struct need {
	uint32_t root;       // node of the task
	uint32_t name;       // in the root's terms
	uint32_t via, reach; // as of a pair whose node is the root
	uint32_t lock;
	uint8_t mode;
};
// A lock that is kept by who waits.
struct kept {
	uint32_t key;
	bool is_read;
};
typedef bool need_filter(struct lock_order *lo, const void *context, uint32_t name, uint8_t mode);
// The first lock the filter wants, nearest first; it is given the names in the root's terms.
bool need_find(struct lock_order *lo, uint32_t root, need_filter *wants, const void *context,
	struct need *found);
// As a pair, to be shown; its number.
uint32_t need_push(struct lock_order *lo, const struct need *need);
// Do all ways to the place come by the kept lock, or hold it there? is_repeated: or come by it
// before they get there again, in a loop.
bool need_is_before(struct lock_order *lo, uint32_t node, uint32_t call, const struct kept *kept,
	bool is_repeated, struct need *found);

// Does the node take the lock, itself or in a call, from the first bytecode index on and before the last?
bool need_is_between(struct lock_order *lo, uint32_t node, uint32_t first, uint32_t last,
	const struct kept *kept, struct need *found);

// ---- awaits_signals.c
struct signal {
	uint32_t node, call;
	uint8_t kind;                   // enum signal_kind
	const struct lambda *reference; // latch::countDown, made there and run elsewhere; or NULL
	uint32_t n_keys, keys[MAX_KEYS];
};

struct signals {
	VEC(struct signal) all;
};
// May one of the keys and one of the others be the same object?
bool signals_meet(const struct lock_order *lo, const uint32_t *a, uint32_t n_a, const uint32_t *b,
	uint32_t n_b);
void signals_find(struct lock_order *lo, struct signals *signals);
// Is there a wait at all: can the queue be full, have others to come to the barrier?
bool signals_can_fail(struct lock_order *lo, const struct await_way *way);
// Do all who could end the wait come by the lock first? One of them is found.
bool signals_all_need(struct lock_order *lo, const struct signals *signals,
	const struct await_way *way, const struct kept *kept, struct need *need);
// Who could end the wait; UINT32_MAX: there are no more.
uint32_t signals_next(struct lock_order *lo, const struct signals *signals,
	const struct await_way *way, uint32_t from);

// ---- awaits_queued.c
// What else is given to the executor that the task is given to, where that has one thread: it may have to
// be done first.
uint32_t tasks_queued_with(struct lock_order *lo, const struct await_task *task,
	struct await_task tasks[MAX_TASKS]);
// Where all who could end the wait are tasks of executors with one thread: these.
uint32_t tasks_that_signal(struct lock_order *lo, const struct signals *signals,
	const struct await_way *way, struct await_task tasks[MAX_TASKS]);

// ---- awaits_permits.c
enum permit_return {
	PERMIT_FREE,   // whoever gives it back need not have the lock
	PERMIT_INSIDE, // it was taken under the same lock: who waits now cannot mean this one
	PERMIT_NEEDS,  // the lock has to be taken first
};
enum permit_return permit_return_of(struct lock_order *lo, const struct await_way *way,
	const struct signal *release, const struct kept *kept, struct need *need);

#endif
