#ifndef THREADS_INTERNAL_H
#define THREADS_INTERNAL_H

#include "threads/threads.h"

// What threads wait for and signal: an object (latch, barrier), or a volatile field.
struct signal {
	uint32_t object;           // 0: a field
	const struct field *field; // NULL: an object
	uint8_t sync;              // enum model_sync, of an object
};

// A lock that one object is and that calls take and release: its state is followed through all methods.
struct tracked_lock {
	uint32_t object;
	bool is_read;  // shared with other readers
	bool is_claim; // a flag of the object is the lock, not the object itself: claims.c
};

// A semaphore that shares its one permit with others: the one of them that stands for the lock which they are.
struct permit {
	uint32_t object, lock;
};

// Where a phase of a barrier begins: phases.c.
struct phase_site {
	uint32_t signal, node, insn;
	bool is_open;
};

// The pairs of phases in which two threads may be at the same time: [phase of a * n + phase of b].
struct phase_meeting {
	uint32_t a, b;
	struct bitset pairs;
};

enum event_kind {
	EVENT_CALL,      // `number` is the node; its summary applies
	EVENT_CALL_EACH, // likewise, and it is done for each element: what joins one joins all
	EVENT_CALL_NOT, // the calls there do not start the thread `number`, though others of the same methods do
	EVENT_ADD, // bit `number` holds from here on
	EVENT_REMOVE,
	EVENT_REMOVE_TIMED, // likewise, unless the wait ends by an exception
	EVENT_REMOVE_ONE,   // of the many threads `number` one has ended: all, when the loop is left
};

struct event {
	uint32_t insn;
	uint8_t kind; // enum event_kind
	uint32_t number;
};

// On the edge `succ` of block: the bit is removed.
struct edge_event {
	uint32_t block, succ, number;
};

// An instruction from which an exception of the program goes on by the edge `succ` of its block.
struct thrower {
	uint32_t insn, succ;
};
#define THROWER_LEAVES UINT32_MAX // succ: it leaves the method

// What is so at a point is gen | (in & ~kill), `in` being so at the node's entry.
struct node_flow {
	struct event *events; // by insn
	uint32_t n_events;
	struct edge_event *edges;
	uint32_t n_edges;
	struct bitset *gen, *kill;                // [block]; at the block's begin
	bool *is_reached;                         // [block]
	struct bitset out_gen, out_kill, out_one; // of the whole node
	struct bitset thrown_gen,
		thrown_kill; // where it is left by an exception; if thrown is not empty
	object_list thrown;
	struct thrower *throwers; // by insn
	uint32_t n_throwers;
	struct bitset in;
	bool is_in_known;
	bool is_initialiser; // of a class: who needs it may find it done
};

// May the bit hold when the node is left, however it is?
static inline bool flow_may_leave(const struct node_flow *flow, uint32_t bit)
{
	return bitset_has(&flow->out_gen, bit) ||
		(flow->thrown.n && bitset_has(&flow->thrown_gen, bit));
}

// A thread that a method starts with what it is given: given.c.
struct given {
	uint32_t param;      // of the method; UINT32_MAX: it is not that
	uint32_t node, insn; // the one call that gives it, once; 0: not known
	bool is_returned;    // that call returns the thread, or its future
};

struct threads {
	struct heap *heap;
	const struct bodies *bodies;
	const struct pta *pta;
	uint32_t n_threads;
	struct thread *all; // from 1
	uint32_t n_bits;    // BIT_STARTED, threads, two for each signal, one for each phase and lock
	VEC(struct signal) signals;
	VEC(struct tracked_lock) locks;
	VEC(struct permit) permits;
	VEC(struct phase_site) sites;
	VEC(struct phase_meeting) meetings;
	uint32_t n_nodes;
	struct node_flow *flows;    // [node]
	struct bitset *descendants; // [thread]: started by it, by those, ...
	struct bitset *beside;      // [thread]: may run while it runs, other than by its own doing
	struct bitset *after;       // [thread]: have ended when it begins
	struct bitset *gives;       // [thread]: signals that it may give
	uint32_t *n_givers;         // [signal]: how many threads may
	object_list *handles;       // [thread]: whose join waits for it
	object_list *pools;         // [thread]
	uint8_t *guarded;           // [field]: is it a flag that is accessed under locks only?
	uint8_t *claimed;           // [field]: likewise, as a lock: claims.c
	uint32_t n_fields, n_guarded;
	struct given *given;  // [thread]
	object_list *before;  // [thread]: futures that have ended when it begins
	object_list combined; // futures that stand for several others
	struct arena arena;
};

// Holds when the thread may have started another; a thread's own bit, while that may be running.
#define BIT_STARTED 0

// The bits of signals fill words of their own, so that those of two states can be compared a word at a time: first all
// that tell what was signalled, then all that tell what was waited for.
static inline uint32_t first_signal_word(const struct threads *t)
{
	return t->n_threads / 64 + 1;
}

static inline uint32_t n_signal_words(const struct threads *t)
{
	return (t->signals.n + 63) / 64;
}

static inline uint32_t bit_signalled(const struct threads *t, uint32_t signal)
{
	return first_signal_word(t) * 64 + signal;
}

// Holds until it was waited for.
static inline uint32_t bit_unawaited(const struct threads *t, uint32_t signal)
{
	return (first_signal_word(t) + n_signal_words(t)) * 64 + signal;
}

// Holds in the phase that began at the site phase - 1; 0: in the thread's first.
static inline uint32_t bit_phase(const struct threads *t, uint32_t phase)
{
	return (first_signal_word(t) + 2 * n_signal_words(t)) * 64 + phase;
}

// Holds while the lock is not held, so that what is removed on all paths is held on all.
static inline uint32_t bit_unheld(const struct threads *t, uint32_t lock)
{
	return bit_phase(t, t->sites.n + 1) + lock;
}

void threads_collect(struct threads *t); // all, handles, pools, signals
// Does p come to a place where the thread is started?
static inline bool thread_is_started_in(const struct thread *thread, const struct thread *p)
{
	for (uint32_t i = 0; i < thread->n_starts; i++)
		if (bitset_has(&p->reaches, thread->starts[i].node))
			return true;
	return false;
}
// Is the thread started by the node?
static inline bool thread_is_started_by(const struct thread *thread, uint32_t node)
{
	for (uint32_t i = 0; i < thread->n_starts; i++)
		if (thread->starts[i].node == node)
			return true;
	return false;
}
void threads_note_events(struct threads *t);
void threads_flow(struct threads *t, struct budget *budget);
// order: callees first.
void threads_find_throwers(struct threads *t, const uint32_t *order);
// What is so just before the instruction.
void threads_state_at(const struct threads *t, uint32_t node, uint32_t insn, struct bitset *state);
void threads_relate(struct threads *t); // beside, is_many

// Is the call a compareAndSet(0, 1), which one thread wins?
bool threads_is_claim(const struct body *body, uint32_t insn);
// Does it return a future that ends when those that it is given have ended?
bool threads_is_combining(const struct model_row *row);
// The tracked lock; UINT32_MAX: none.
uint32_t threads_lock_of(const struct threads *t, uint32_t object, bool is_read);
// The locks that an ACQUIRE, TRY or RELEASE is about, as far as they are one object each; and how many
// objects it may be about in all.
uint32_t threads_effect_locks(const struct threads *t, uint32_t node, uint32_t insn,
	const struct model_effect *effect, struct tracked_lock *locks, uint32_t max);

void threads_find_given(struct threads *t);
// The parameter of the starting method that the thread runs; UINT32_MAX: it is not that.
uint32_t threads_started_parameter(const struct threads *t, uint32_t thread,
	const struct thread_start *start);
// Is it sure that the call of a method which starts it does not?
bool threads_is_not_started(const struct threads *t, uint32_t thread, const struct pta_edge *call);

void threads_find_claims(struct threads *t);
// The object whose flag is written there as a lock is taken, or given back; 0: it is no such write.
uint32_t threads_claimed_at(const struct threads *t, uint32_t node, const struct body *body,
	uint32_t insn, bool *is_claim);
// The lock that a flag of the object is; UINT32_MAX: none.
uint32_t threads_claim_of(const struct threads *t, uint32_t object);

void threads_find_phases(struct threads *t);
void threads_relate_phases(struct threads *t);
// Are they in phases of a barrier that are never at the same time?
bool threads_are_other_phases(const struct threads *t, const struct thread_state *p,
	const struct thread_state *q);
// Is `action` what a barrier runs at which the thread meets others?
bool threads_is_action_of(const struct threads *t, uint32_t action, uint32_t thread);
// Is it such an action? Then it does not begin before they do, wherever the barrier was made.
bool threads_has_parties(const struct threads *t, uint32_t action);

void threads_group_permits(struct threads *t);
// The lock that a semaphore is which has one permit, alone or with others; 0: it is none.
uint32_t threads_permit_of(const struct threads *t, uint32_t object);

// The first int argument with which the object was made; -1: not a constant.
int64_t threads_made_with(const struct threads *t, uint32_t object);

enum { GUARDED_UNSEEN, GUARDED_YES, GUARDED_NO };

// Does the instruction write, or read, a field in a way that orders: volatile, by a handle, under a lock?
bool threads_sets_flag(const struct threads *t, const struct body *body, uint32_t insn);
bool threads_asks_flag(const struct threads *t, const struct body *body, uint32_t insn);

// The signal that the object, or volatile field, is; UINT32_MAX: none.
#define SIGNAL_VALUE MODEL_N_SYNCS // of fields and atomics
uint32_t threads_signal_of(const struct threads *t, uint32_t object, const struct field *field,
	uint8_t sync);

#endif
