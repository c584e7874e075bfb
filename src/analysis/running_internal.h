#ifndef ANALYSIS_RUNNING_INTERNAL_H
#define ANALYSIS_RUNNING_INTERNAL_H

#include "analysis/floor.h"
#include "analysis/running.h"

#define RUNNING_NAMED 63
#define REST (UINT64_C(1) << RUNNING_NAMED)

struct running {
	const struct floor *floor;
	bool is_known;
	uint8_t *bits; // [thread]: its bit; those of one worker share one; UINT8_MAX: the JDK's own
	uint64_t many; // that may run more than once at the same time
	uint64_t meets[RUNNING_NAMED + 1]; // [bit]: that may run at the same time
	uint64_t *nodes;                   // [node]: that run it
	bool *is_sure;                     // [node]
	struct outside *outside;           // NULL: nobody has asked yet
	struct users *users;               // likewise
	struct library_threads *library;   // NULL in program mode
};

// The states of threads in a method, or a stack, each once.
struct states {
	struct arena arena;
	VEC(struct thread_state) all;
};
void states_add(struct states *states, const struct thread_state *state);
void states_release(struct states *states);

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

// The instruction at the bytecode index, or the next one that there is.
uint32_t running_insn_at(const struct body *body, uint32_t bci);

// Of a library: running_library.h.
struct library_threads *library_threads_find(struct analysis_input *in);
void library_threads_free(struct library_threads *library);
uint64_t library_threads_at(const struct library_threads *library, const struct method *method);
bool library_threads_are_one(uint64_t threads);
bool library_threads_has_workers(const struct library_threads *library, const struct klass *klass);
enum running_fit library_threads_fit(const struct library_threads *library, uint64_t threads,
	const struct klass *klass);

struct outside *outside_find(const struct running *running, const struct floor *floor);
uint64_t outside_threads(const struct outside *outside, const struct method *method);
void outside_free(struct outside *outside);

// Which threads have an object in their variables, by the bits of these; nodes: [node], who runs it.
struct users;
struct users *users_find(const struct floor *floor, const uint64_t *nodes);
// Has each of them another one? bits: [thread], UINT8_MAX: does not count.
bool users_are_apart(const struct users *users, const struct floor *floor, const uint8_t *bits,
	uint32_t object);
void users_free(struct users *users);

#endif
