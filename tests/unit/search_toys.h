// Toy programs for the tests and the bench of search/: threads of a few instructions over shared
// variables, locks, wait sets and semaphores. A step is one instruction that others can see, and all
// that the thread does by itself until its next.
#ifndef TESTS_SEARCH_TOYS_H
#define TESTS_SEARCH_TOYS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/bug.h"
#include "base/vec.h"
#include "search/search.h"

enum toy_op {
	TOY_END,
	TOY_LOAD,   // register = variable a
	TOY_STORE,  // variable a = b
	TOY_PUT,    // variable a = register
	TOY_BUMP,   // variable a += b, at once
	TOY_LOCK,   // a
	TOY_UNLOCK, // a
	TOY_WAIT,   // on lock a, which it holds
	TOY_NOTIFY, // one waiter of lock a, any of them
	TOY_NOTIFY_ALL,
	TOY_DOWN, // semaphore a
	TOY_UP,
	TOY_START,  // thread a
	TOY_JOIN,   // thread a
	TOY_CHOOSE, // register = any of 0 to a - 1
	// what only the thread itself sees
	TOY_ADD,    // register += b
	TOY_ASSERT, // register == b
	TOY_IF,     // register == b: go to a
	TOY_GOTO,   // a
};

struct toy_insn {
	uint8_t op, a;
	int8_t b;
};

enum { TOY_THREADS = 16, TOY_INSNS = 64, TOY_VARS = 16 };

struct toy_program {
	uint32_t n_threads;
	uint16_t started; // threads that run from the beginning
	uint16_t gap;     // the search's ids of threads are 1 + gap apart
	int8_t semaphores[TOY_VARS];
	struct toy_insn code[TOY_THREADS][TOY_INSNS];
};

enum toy_status { TOY_UNBORN, TOY_RUNS, TOY_WAITS, TOY_NOTIFIED, TOY_ENDED };

struct toy_thread {
	uint8_t pc, status;
	int8_t reg;
	bool is_fresh; // has not taken a step
};

struct toy_state {
	struct toy_thread threads[TOY_THREADS];
	int8_t vars[TOY_VARS];
	int8_t semaphores[TOY_VARS];
	uint8_t owners[TOY_VARS]; // of locks, + 1
};

struct toy {
	const struct toy_program *program;
	struct toy_state state;
	VEC(struct toy_state) log;
	struct search_model model;
};

enum { TOY_ASSERTION = 1, TOY_DEADLOCK = 2, TOY_RACE = 3 };
enum {
	TOY_KEY_VAR = 1 << 8,
	TOY_KEY_LOCK = 2 << 8,
	TOY_KEY_WAITERS = 3 << 8,
	TOY_KEY_THREAD = 4 << 8,
	TOY_KEY_SEMAPHORE = 5 << 8
};

static inline void toy_touch(struct search_touch *touch, uint64_t key, enum search_mode mode)
{
	touch->v[touch->n++] = (struct search_access){ key, mode };
}

static inline struct toy_insn toy_insn_of(const struct toy *toy, uint32_t thread)
{
	return toy->program->code[thread][toy->state.threads[thread].pc];
}

static inline uint32_t toy_waiters(const struct toy *toy, uint8_t lock)
{
	uint32_t n = 0;
	for (uint32_t t = 0; t < toy->program->n_threads; t++)
		n += toy->state.threads[t].status == TOY_WAITS && toy_insn_of(toy, t).a == lock;
	return n;
}

static inline void toy_foretell(const struct toy *toy, uint32_t t, struct search_thread *out)
{
	const struct toy_thread *thread = &toy->state.threads[t];
	struct toy_insn insn = toy_insn_of(toy, t);
	*out = (struct search_thread){ .id = t * (1u + toy->program->gap), .n_options = 1 };
	struct search_touch *touch = &out->touch;
	if (thread->is_fresh)
		toy_touch(touch, TOY_KEY_THREAD + t, SEARCH_AWAIT);
	switch ((enum toy_op)insn.op) {
	case TOY_LOAD:
		toy_touch(touch, TOY_KEY_VAR + insn.a, SEARCH_READ);
		break;
	case TOY_STORE:
	case TOY_PUT:
	case TOY_BUMP:
		toy_touch(touch, TOY_KEY_VAR + insn.a, SEARCH_WRITE);
		break;
	case TOY_LOCK:
		toy_touch(touch, TOY_KEY_LOCK + insn.a, SEARCH_ACQUIRE);
		out->n_options = !toy->state.owners[insn.a];
		break;
	case TOY_UNLOCK:
		toy_touch(touch, TOY_KEY_LOCK + insn.a, SEARCH_RELEASE);
		break;
	case TOY_WAIT:
		if (thread->status == TOY_RUNS) {
			toy_touch(touch, TOY_KEY_LOCK + insn.a, SEARCH_RELEASE);
			toy_touch(touch, TOY_KEY_WAITERS + insn.a, SEARCH_WRITE);
		} else {
			toy_touch(touch, TOY_KEY_WAITERS + insn.a, SEARCH_AWAIT);
			if (thread->status == TOY_NOTIFIED)
				toy_touch(touch, TOY_KEY_LOCK + insn.a, SEARCH_ACQUIRE);
			out->n_options = thread->status == TOY_NOTIFIED && !toy->state.owners[insn.a];
		}
		break;
	case TOY_NOTIFY:
		out->n_options = toy_waiters(toy, insn.a);
		out->n_options += !out->n_options;
		toy_touch(touch, TOY_KEY_WAITERS + insn.a, SEARCH_WRITE);
		break;
	case TOY_NOTIFY_ALL:
		toy_touch(touch, TOY_KEY_WAITERS + insn.a, SEARCH_WRITE);
		break;
	case TOY_DOWN:
		out->n_options = toy->state.semaphores[insn.a] > 0;
		toy_touch(touch, TOY_KEY_SEMAPHORE + insn.a, SEARCH_WRITE);
		break;
	case TOY_UP:
		toy_touch(touch, TOY_KEY_SEMAPHORE + insn.a, SEARCH_WRITE);
		break;
	case TOY_START:
		toy_touch(touch, TOY_KEY_THREAD + insn.a, SEARCH_RELEASE);
		break;
	case TOY_JOIN:
		toy_touch(touch, TOY_KEY_THREAD + insn.a, SEARCH_AWAIT);
		out->n_options = toy->state.threads[insn.a].status == TOY_ENDED;
		break;
	case TOY_CHOOSE:
		out->n_options = insn.a;
		break;
	default:
		BUG("thread %u stands at an instruction that nobody else can see", t);
	}
}

static inline void toy_threads(void *self, search_threads *out)
{
	struct toy *toy = self;
	vec_reserve(out, out->n + toy->program->n_threads);
	for (uint32_t t = 0; t < toy->program->n_threads; t++)
		if (toy->state.threads[t].status != TOY_UNBORN && toy->state.threads[t].status != TOY_ENDED)
			toy_foretell(toy, t, &out->v[out->n++]);
}

// What the thread does until its next instruction that others can see.
static inline void toy_run_on(struct toy *toy, uint32_t t, struct search_step *did)
{
	struct toy_thread *thread = &toy->state.threads[t];
	for (;;) {
		struct toy_insn insn = toy_insn_of(toy, t);
		switch ((enum toy_op)insn.op) {
		case TOY_ADD:
			thread->reg = (int8_t)(thread->reg + insn.b);
			thread->pc++;
			break;
		case TOY_ASSERT:
			if (thread->reg != insn.b && did) {
				did->error = TOY_ASSERTION;
				did->where = t * 100 + thread->pc;
			}
			thread->pc++;
			break;
		case TOY_IF:
			thread->pc = thread->reg == insn.b ? insn.a : thread->pc + 1;
			break;
		case TOY_GOTO:
			thread->pc = insn.a;
			break;
		case TOY_END:
			thread->status = TOY_ENDED;
			thread->reg = 0;
			if (did)
				toy_touch(&did->touch, TOY_KEY_THREAD + t, SEARCH_RELEASE);
			return;
		default:
			return;
		}
	}
}

static inline void toy_notify(struct toy *toy, uint8_t lock, uint32_t which, bool all)
{
	for (uint32_t t = 0; t < toy->program->n_threads; t++)
		if (toy->state.threads[t].status == TOY_WAITS && toy_insn_of(toy, t).a == lock &&
			(all || which-- == 0))
			toy->state.threads[t].status = TOY_NOTIFIED;
}

static inline void toy_begin(struct toy *toy, uint32_t t)
{
	toy->state.threads[t] = (struct toy_thread){ .status = TOY_RUNS, .is_fresh = true };
	toy_run_on(toy, t, NULL);
}

static inline void toy_step(void *self, struct search_choice choice, struct search_step *did)
{
	struct toy *toy = self;
	struct toy_state *state = &toy->state;
	uint32_t t = choice.thread / (1u + toy->program->gap);
	struct toy_thread *thread = &state->threads[t];
	struct search_thread foretold;
	vec_push(&toy->log, *state);
	toy_foretell(toy, t, &foretold);
	INVARIANT(choice.option < foretold.n_options);
	did->touch = foretold.touch;
	thread->is_fresh = false;
	struct toy_insn insn = toy_insn_of(toy, t);
	switch ((enum toy_op)insn.op) {
	case TOY_LOAD:
		thread->reg = state->vars[insn.a];
		break;
	case TOY_STORE:
		state->vars[insn.a] = insn.b;
		break;
	case TOY_PUT:
		state->vars[insn.a] = thread->reg;
		break;
	case TOY_BUMP:
		state->vars[insn.a] = (int8_t)(state->vars[insn.a] + insn.b);
		break;
	case TOY_LOCK:
		state->owners[insn.a] = (uint8_t)(t + 1);
		break;
	case TOY_UNLOCK:
		state->owners[insn.a] = 0;
		break;
	case TOY_WAIT:
		if (thread->status == TOY_RUNS) {
			state->owners[insn.a] = 0;
			thread->status = TOY_WAITS;
			return;
		}
		state->owners[insn.a] = (uint8_t)(t + 1);
		thread->status = TOY_RUNS;
		break;
	case TOY_NOTIFY:
	case TOY_NOTIFY_ALL:
		toy_notify(toy, insn.a, choice.option, insn.op == TOY_NOTIFY_ALL);
		break;
	case TOY_DOWN:
		state->semaphores[insn.a]--;
		break;
	case TOY_UP:
		state->semaphores[insn.a]++;
		break;
	case TOY_START:
		toy_begin(toy, insn.a);
		break;
	case TOY_CHOOSE:
		thread->reg = (int8_t)choice.option;
		break;
	default:
		break;
	}
	thread->pc++;
	toy_run_on(toy, t, did);
}

static inline uint64_t toy_mark(void *self)
{
	return ((struct toy *)self)->log.n;
}

static inline void toy_undo(void *self, uint64_t mark)
{
	struct toy *toy = self;
	if (mark < toy->log.n) {
		toy->state = toy->log.v[mark];
		toy->log.n = (uint32_t)mark;
	}
}

static inline struct search_hash toy_hash(void *self)
{
	struct toy *toy = self;
	struct search_hash hash = { 0x243f6a8885a308d3u, 0x13198a2e03707344u };
	uint64_t words[sizeof(toy->state) / 8];
	_Static_assert(sizeof(toy->state) % 8 == 0, "no bytes are left out");
	memcpy(words, &toy->state, sizeof(words));
	for (uint32_t i = 0; i < sizeof(words) / 8; i++) {
		hash.a = (hash.a ^ words[i]) * 0x9e3779b97f4a7c15u;
		hash.a ^= hash.a >> 31;
		hash.b = (hash.b + words[i]) * 0xd6e8feb86659fd93u;
		hash.b ^= hash.b >> 33;
	}
	return hash;
}

static inline uint32_t toy_stuck(void *self, uint64_t *where)
{
	struct toy *toy = self;
	for (uint32_t t = 0; t < toy->program->n_threads; t++)
		if (toy->state.threads[t].status != TOY_UNBORN &&
			toy->state.threads[t].status != TOY_ENDED) {
			*where = *where * 31 + t * 100 + toy->state.threads[t].pc + 1;
		}
	return *where ? TOY_DEADLOCK : 0;
}

static inline uint32_t toy_pieces(void *self, struct slice *out, uint32_t cap)
{
	struct toy *toy = self;
	uint32_t n = 0;
	INVARIANT(cap >= TOY_THREADS + 3);
	for (uint32_t t = 0; t < toy->program->n_threads; t++)
		out[n++] = slice_of(&toy->state.threads[t], sizeof(toy->state.threads[t]));
	out[n++] = slice_of(toy->state.vars, sizeof(toy->state.vars));
	out[n++] = slice_of(toy->state.semaphores, sizeof(toy->state.semaphores));
	out[n++] = slice_of(toy->state.owners, sizeof(toy->state.owners));
	return n;
}

// Two threads are about to touch a variable, and one writes: the i-th such variable.
static inline uint32_t toy_judge(void *self, uint32_t i, uint64_t *where)
{
	struct toy *toy = self;
	for (uint8_t x = 0; x < TOY_VARS; x++) {
		uint32_t readers = 0, writers = 0;
		for (uint32_t t = 0; t < toy->program->n_threads; t++) {
			struct toy_insn insn = toy_insn_of(toy, t);
			bool is_there = toy->state.threads[t].status == TOY_RUNS && insn.a == x;
			readers += is_there && insn.op == TOY_LOAD;
			writers += is_there && insn.op >= TOY_STORE && insn.op <= TOY_BUMP;
		}
		if (writers && readers + writers > 1 && i-- == 0) {
			*where = x;
			return TOY_RACE;
		}
	}
	return 0;
}

static inline void toy_init(struct toy *toy, const struct toy_program *program)
{
	memset(toy, 0, sizeof(*toy));
	toy->program = program;
	memcpy(toy->state.semaphores, program->semaphores, sizeof(toy->state.semaphores));
	for (uint32_t t = 0; t < program->n_threads; t++)
		if (program->started >> t & 1)
			toy_begin(toy, t);
	for (uint32_t t = 0; t < program->n_threads; t++)
		toy->state.threads[t].is_fresh = toy->state.threads[t].status == TOY_UNBORN;
	toy->model = (struct search_model){ .self = toy,
		.threads = toy_threads,
		.step = toy_step,
		.mark = toy_mark,
		.undo = toy_undo,
		.hash = toy_hash,
		.stuck = toy_stuck,
		.pieces = toy_pieces };
}

static inline void toy_release(struct toy *toy)
{
	vec_release(&toy->log);
}

// ---- programs ------------------------------------------------------------------------------------------------

static inline void toy_emit(struct toy_program *program, uint32_t thread, enum toy_op op,
	uint32_t a, int b)
{
	uint32_t i = 0;
	while (program->code[thread][i].op != TOY_END)
		i++;
	INVARIANT(i + 1 < TOY_INSNS && thread < TOY_THREADS);
	program->code[thread][i] = (struct toy_insn){ (uint8_t)op, (uint8_t)a, (int8_t)b };
	if (thread >= program->n_threads)
		program->n_threads = thread + 1;
	program->started |= (uint16_t)(1 << thread);
}

// Each takes its left fork, then its right; with a cure the last takes them the other way round.
static inline struct toy_program toy_philosophers(uint32_t n, uint32_t meals, bool is_cured)
{
	struct toy_program p = { 0 };
	for (uint32_t t = 0; t < n; t++)
		for (uint32_t m = 0; m < meals; m++) {
			bool is_other = is_cured && t + 1 == n;
			uint32_t first = is_other ? 0 : t;
			uint32_t second = is_other ? t : (t + 1) % n;
			toy_emit(&p, t, TOY_LOCK, first, 0);
			toy_emit(&p, t, TOY_LOCK, second, 0);
			toy_emit(&p, t, TOY_BUMP, t, 1);
			toy_emit(&p, t, TOY_UNLOCK, second, 0);
			toy_emit(&p, t, TOY_UNLOCK, first, 0);
		}
	return p;
}

// Variable 0 counts what is in the buffer, which has room for one; producers and consumers wait on lock
// 0. With notify instead of notifyAll the wrong one may be woken, and all wait.
static inline struct toy_program toy_buffer(uint32_t producers, uint32_t consumers,
	bool notifies_all)
{
	struct toy_program p = { 0 };
	for (uint32_t t = 0; t < producers + consumers; t++) {
		bool is_producer = t < producers;
		toy_emit(&p, t, TOY_LOCK, 0, 0);
		toy_emit(&p, t, TOY_LOAD, 0, 0);                    // 1
		toy_emit(&p, t, TOY_IF, 5, is_producer ? 0 : 1);    // 2
		toy_emit(&p, t, TOY_WAIT, 0, 0);                    // 3
		toy_emit(&p, t, TOY_GOTO, 1, 0);                    // 4
		toy_emit(&p, t, TOY_STORE, 0, is_producer ? 1 : 0); // 5
		toy_emit(&p, t, notifies_all ? TOY_NOTIFY_ALL : TOY_NOTIFY, 0, 0);
		toy_emit(&p, t, TOY_UNLOCK, 0, 0);
	}
	return p;
}

// Readers count themselves in variable 0 under lock 0; the first takes lock 1 for all (a semaphore, as
// another may give it back). Nobody may see variable 1 half written.
static inline struct toy_program toy_readers_writers(uint32_t readers, uint32_t writers)
{
	struct toy_program p = { 0 };
	p.semaphores[1] = 1;
	for (uint32_t t = 0; t < readers; t++) {
		toy_emit(&p, t, TOY_LOCK, 0, 0);
		toy_emit(&p, t, TOY_LOAD, 0, 0);
		toy_emit(&p, t, TOY_IF, 4, 0); // the first
		toy_emit(&p, t, TOY_GOTO, 5, 0);
		toy_emit(&p, t, TOY_DOWN, 1, 0); // 4
		toy_emit(&p, t, TOY_BUMP, 0, 1); // 5
		toy_emit(&p, t, TOY_UNLOCK, 0, 0);
		toy_emit(&p, t, TOY_LOAD, 1, 0);
		toy_emit(&p, t, TOY_ASSERT, 0, 0);
		toy_emit(&p, t, TOY_LOCK, 0, 0);
		toy_emit(&p, t, TOY_BUMP, 0, -1);
		toy_emit(&p, t, TOY_LOAD, 0, 0);
		toy_emit(&p, t, TOY_IF, 14, 0); // 12, the last
		toy_emit(&p, t, TOY_GOTO, 15, 0);
		toy_emit(&p, t, TOY_UP, 1, 0);     // 14
		toy_emit(&p, t, TOY_UNLOCK, 0, 0); // 15
	}
	for (uint32_t t = readers; t < readers + writers; t++) {
		toy_emit(&p, t, TOY_DOWN, 1, 0);
		toy_emit(&p, t, TOY_STORE, 1, 1);
		toy_emit(&p, t, TOY_STORE, 1, 0);
		toy_emit(&p, t, TOY_UP, 1, 0);
	}
	return p;
}

static inline struct toy_program toy_independent(uint32_t n, uint32_t steps)
{
	struct toy_program p = { 0 };
	for (uint32_t t = 0; t < n; t++)
		for (uint32_t i = 0; i < steps; i++)
			toy_emit(&p, t, TOY_BUMP, t, 1);
	return p;
}

static inline struct toy_program toy_one_writer(uint32_t readers)
{
	struct toy_program p = { 0 };
	toy_emit(&p, 0, TOY_STORE, 0, 1);
	for (uint32_t t = 1; t <= readers; t++)
		toy_emit(&p, t, TOY_LOAD, 0, 0);
	return p;
}

// A flag that is looked at before the lock is taken: the signal may come in between, and is lost.
static inline struct toy_program toy_lost_signal(bool is_cured)
{
	struct toy_program p = { 0 };
	if (is_cured)
		toy_emit(&p, 0, TOY_LOCK, 0, 0);
	toy_emit(&p, 0, TOY_LOAD, 0, 0);
	toy_emit(&p, 0, TOY_IF, is_cured ? 4 : 5, 1);
	if (!is_cured)
		toy_emit(&p, 0, TOY_LOCK, 0, 0);
	toy_emit(&p, 0, TOY_WAIT, 0, 0);
	toy_emit(&p, 0, TOY_UNLOCK, 0, 0);
	toy_emit(&p, 1, TOY_LOCK, 0, 0);
	toy_emit(&p, 1, TOY_STORE, 0, 1);
	toy_emit(&p, 1, TOY_NOTIFY, 0, 0);
	toy_emit(&p, 1, TOY_UNLOCK, 0, 0);
	return p;
}

#endif
