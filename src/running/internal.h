// What the files about programs share: see running.h.
#ifndef RUNNING_INTERNAL_H
#define RUNNING_INTERNAL_H

#include "base/vec.h"
#include "bodies/bodies.h"
#include "heap/heap.h"
#include "model/model.h"
#include "pta/pta.h"
#include "running/running.h"
#include "threads/threads.h"

#define RUNNING_NAMED 63
#define REST (UINT64_C(1) << RUNNING_NAMED)

struct map;

struct running {
	bool is_known; // all of a program; else nothing but library
	const struct pta *pta;
	const struct bodies *bodies;
	const struct heap *heap;
	const struct threads *threads;
	uint8_t *bits; // [thread]: its bit; those of one worker share one; UINT8_MAX: the JDK's own
	uint64_t many; // that may run more than once at the same time
	uint64_t meets[RUNNING_NAMED + 1]; // [bit]: that may run at the same time
	uint64_t *nodes;                   // [node]: that run it
	bool *is_sure;                     // [node]
	struct outside *outside;           // outside.c; NULL: nobody has asked yet
	struct users *users;               // own.c; likewise
	struct stack_cache *cache;         // stacks.c: what was asked before; NULL in library mode
	struct library_threads *library;   // library.c; NULL in program mode
};

// A step of a way through the nodes, and the frame of the stack that it is.
struct stack_step {
	struct thread_point point;
	uint32_t frame;
};

#define MAX_SURE 8

// What a thread holds and waits for in a stack.
struct stack_locks {
	uint32_t n_sure, sure[MAX_SURE]; // objects that it surely holds, alone
	pta_set outer, wanted; // the lock of the stack, and the one that it waits for; 0: not known
};
// False: it cannot wait there, as it has the lock.
bool stack_locks_find(struct stack_locks *locks, const struct running *r,
	const struct running_stack *stack, const struct stack_step *way, uint32_t n);
// Do both hold the same?
bool stack_locks_exclude(const struct stack_locks *a, const struct stack_locks *b);
// May the one thread wait for what the other holds?
bool stack_locks_lead(const struct running *r, const struct stack_locks *from, uint32_t from_thread,
	const struct stack_locks *to, uint32_t to_thread);

struct stack_cache *stack_cache_new(void);
void stack_cache_free(struct stack_cache *cache);

// The instruction at the bytecode index, or the next one that there is.
uint32_t running_insn_at(const struct body *body, uint32_t bci);

// Library mode: see library.h.
struct library_threads *library_threads_find(const struct running_library *library);
void library_threads_free(struct library_threads *library);
uint64_t library_threads_at(const struct library_threads *library, const struct method *method);
bool library_threads_are_one(uint64_t threads);
bool library_threads_has_workers(const struct library_threads *library, const struct klass *klass);
enum running_fit library_threads_fit(const struct library_threads *library, uint64_t threads,
	const struct klass *klass);

// Is it a method of the library whose code points-to does not follow? What it does not reach of INPUT, no thread runs.
bool outside_has(const struct running *r, const struct method *method);
uint64_t outside_threads(const struct outside *outside, const struct method *method);
void outside_free(struct outside *outside);

void sure_find(struct running *r);

// Of those who have all objects of a set: were some of them not noted for it yet? They are from now on.
bool users_are_new(struct map *known, pta_set set, uint64_t threads);
void users_free(struct users *users);

#endif
