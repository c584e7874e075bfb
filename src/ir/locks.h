// Locks held: for every instruction of a method the locks that are certainly held there by what the
// method itself has done, with where each was taken. locks.c has the algorithm.
//
// "Certainly" leans on two things: that callees release no java.util.concurrent lock they did not
// take (of monitors the JVM makes sure), and that lock() returning means that the lock is held. What
// callers hold is not looked at. Unstructured locking gives fewer locks and a record that says so.
#ifndef IR_LOCKS_H
#define IR_LOCKS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "ir/path.h"

struct ir;

enum lock_action {
	LOCK_NOTHING,
	LOCK_ACQUIRE, // holds it after it returns
	LOCK_TRY,     // holds it if the result is not zero
	LOCK_RELEASE,
	LOCK_CONVERT, // StampedLock: if the result is not zero the lock is held in that mode
	LOCK_VIEW,    // returns a lock that always is the same: readLock()
	LOCK_WAIT,    // releases, waits, and takes again
	LOCK_NOTIFY,
};

enum lock_mode {
	LOCK_MONITOR,
	LOCK_EXCLUSIVE,
	LOCK_READ, // shared with other readers
	LOCK_WRITE,
	LOCK_SOME, // a Lock of which the method does not tell the kind
};
extern const char *const lock_mode_names[];

enum lock_flag {
	LOCK_INTERRUPTIBLE = 1,
	LOCK_TIMED = 2,
};

struct lock_effect {
	uint8_t action; // enum lock_action
	uint8_t mode;   // enum lock_mode, as far as the static types tell
	uint8_t flags;  // enum lock_flag
	uint8_t is_stamped;
};

// What the instruction does to the lock, monitor or condition that is its operand 0. By
// the models; safe and cheap for any instruction.
struct lock_effect lock_effect(const struct ir *ir, uint32_t insn);

// A lock that is held. Lists are immutable and shared: instructions with the same pointer hold the
// same locks, taken at the same places; mostly the reverse is true too.
struct held {
	const struct held *below; // held longer; NULL at the bottom
	const struct path *lock;
	uint32_t value; // the object, by path_source; 0: the class of a static synchronized method
	uint32_t insn;  // where taken; 0: at entry of the synchronized method
	uint32_t taken; // locks_held_by_phis: where taken, if insn is the phi that leads to it; else 0
	uint16_t depth; // with those below, from 1
	uint8_t mode;   // enum lock_mode
	bool is_stale;  // `lock` may mean another object by now; `value` is the one that is held
	// Private to locks*.c: the list with locks that are held only if a tryLock succeeded.
	bool is_conditional, is_refuted, is_unwinding;
	const struct held *under;
	struct held *next;
	uint32_t hash;
};

// A place that takes a lock; and, from all places that release it, the last ones by bytecode index.
struct lock_site {
	uint32_t insn; // 0: entry of a synchronized method, which has no releases
	const struct path *lock;
	uint8_t mode; // enum lock_mode
	bool is_try;
	uint32_t n_releases;   // instructions that release it
	uint32_t last_release; // instruction; 0: none
	// Without those that the compiler put into catch-all handlers: seed 003, section 5.2.
	uint32_t last_normal_release;
};

enum lock_trouble_kind {
	TROUBLE_NEVER_RELEASED, // insn takes a lock that no instruction is known to release
	TROUBLE_HELD_AT_RETURN, // insn takes a lock that is held at the return `at`
	TROUBLE_SOMETIMES_HELD, // insn takes a lock that is held on some ways to the block of `at` only
	TROUBLE_NOT_HELD,       // insn releases something that is not known to be held
	TROUBLE_METHOD_LOCK,    // insn releases the lock of the synchronized method itself
	TROUBLE_TOO_MANY,       // insn takes one lock more than are counted: not counted
	N_TROUBLE_KINDS
};

struct lock_trouble {
	uint8_t kind; // enum lock_trouble_kind
	uint8_t mode; // enum lock_mode
	uint32_t insn, at;
};

struct locks {
	const struct ir *ir;
	struct paths *paths;
	const struct held *entry;   // the lock of a synchronized method
	const struct held **before; // [n_insns + 1]; NULL where nothing changes it: `entry` everywhere
	uint32_t n_sites, n_troubles;
	struct lock_site *sites;       // by instruction
	struct lock_trouble *troubles; // by instruction
};

struct locks *locks_held(const struct ir *ir, struct paths *paths, struct arena *arena);
// The same, with locks that a loop hands on from one value of a variable to the next: locks_phi.c.
struct locks *locks_held_by_phis(const struct ir *ir, struct paths *paths, struct arena *arena);

// The locks held just before the instruction, the last taken first; NULL where none is.
static inline const struct held *locks_at(const struct locks *locks, uint32_t insn)
{
	return locks->before ? locks->before[insn] : locks->entry;
}

// NULL if the instruction takes no lock.
const struct lock_site *locks_site(const struct locks *locks, uint32_t insn);

// Every monitorenter with its last matching monitorexit, locks taken and released by calls too, what
// is odd, and the locks of every source line.
void locks_print(const struct locks *locks, struct buf *out);
// "this.point, Foo.lock (read)", in the order in which they were taken.
void locks_print_held(const struct locks *locks, const struct held *held, struct buf *out);

#endif
