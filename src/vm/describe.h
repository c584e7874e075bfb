// What people are told of a state: who waits for what, and which names objects have in the program.
#ifndef VM_DESCRIBE_H
#define VM_DESCRIBE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"

struct vm;
struct vm_action;

// A place in the code. Methods are known by their address, which stays.
struct vm_at {
	const void *method;
	uint32_t pc;
};

bool vm_method_is_own(const void *method);       // of the program, as it was written
struct slice vm_method_file(const void *method); // SourceFile; empty where the class does not say

enum vm_wait_kind {
	VM_WAITS_NOT,
	VM_WAITS_LOCK,   // a monitor, or a lock of the JDK's
	VM_WAITS_NOTIFY, // Object.wait
	VM_WAITS_PARKED, // for something else of the JDK's
	VM_WAITS_END,    // of a thread
	VM_WAITS_TASK,   // its result
	VM_WAITS_CLASS,  // its initialisation
};

struct vm_wait {
	enum vm_wait_kind kind;
	uint32_t object; // what it waits for; 0: not known
	uint32_t owner;  // the thread that has it, or would have to end it; 0: nobody, or not known
	uint32_t holder; // the Thread object of the owner, also of one that has ended; 0: not known
};
struct vm_wait vm_waits_for(const struct vm *vm, uint32_t thread);
void vm_thread_object_name(const struct vm *vm, uint32_t object, struct buf *out);
bool vm_is_thread_object(const struct vm *vm, uint32_t object);

// Who has the lock, be it a monitor or one of the JDK's; 0: nobody, or not known.
uint32_t vm_lock_owner(const struct vm *vm, uint32_t object);
// Where a frame of the thread has entered the monitor; false where no frame shows it.
bool vm_lock_place(struct vm_at *at, const struct vm *vm, uint32_t thread, uint32_t object);

// The locks that the thread has now, ascending; how many there are.
uint32_t vm_locks_of(const struct vm *vm, uint32_t thread, uint32_t *objects, uint32_t max);

// Names by who holds an object in the present state: valid until it changes.
struct vm_names;
struct vm_names *vm_names_new(const struct vm *vm);
void vm_names_free(struct vm_names *names);

// "Main.lock", "Main.forks[2]", "an element of Main.map", "lock of Main.main", "Main.class"; false where only its
// type is known, which is printed then.
bool vm_names_print(struct vm_names *names, uint32_t object, struct buf *out);
// Of what the program has, if the object is a part of that: "java.util.concurrent.locks.ReentrantLock".
void vm_names_print_type(struct vm_names *names, uint32_t object, struct buf *out);
// What the program has of which the object is a part: a lock, not its inside.
uint32_t vm_names_whole(struct vm_names *names, uint32_t object);
// "Main.total", "Main.counts[3]"; of the JDK's classes what the program has it in: "Main.map".
void vm_names_print_accessed(struct vm_names *names, const struct vm_action *action,
	struct buf *out);

#endif
