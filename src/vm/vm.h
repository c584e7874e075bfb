// The machine: runs the bytecode of a real JDK and of a program, one step of one thread at a time.
//
// Everything that is state lives in one region of memory at one address (doc/machine.md), so that a
// booted JDK is a file that is mapped, a step can be undone, and the state can be hashed. There are no
// host threads inside: which thread goes next is decided outside. One machine per process.
//
//     struct vm *vm = vm_new(input, &options, &err);        // boots
//     vm_start_main(vm, "Main", n, args, &err);             // its main thread is ready to run
//     while (vm_status(vm) == VM_RUNNING) {
//             n = vm_choices(vm, choices, VM_MAX_THREADS);  // 0: everybody is blocked: deadlock
//             vm_step(vm, choices[i], VM_STEP_VISIBLE);
//     }
#ifndef VM_VM_H
#define VM_VM_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "vm/reach.h"
#include "world/world.h"

struct vm;

#define VM_MAX_THREADS 4095

struct vm_uncaught {
	uint32_t thread;
	const char *class_name;
	bool is_assertion; // an AssertionError, or a subclass
	const char *stack; // where it was made: "\tat ..." lines
};

struct vm_options {
	const char *jdk_home;      // java.home; its lib/modules must be in the input
	const char *class_path;    // java.class.path as the program sees it
	uint64_t max_heap;         // bytes; 0: the default
	uint64_t max_instructions; // 0: no limit
	uint32_t processors;       // Runtime.availableProcessors; 0: the default, 3
	bool
		is_checking; // for the model checker: writes are logged, objects named by where they are made
	bool chooses_random; // random numbers have options: see vm_choose
	bool collects;       // garbage; for runs without undo
	bool reads_files;    // may read files and standard input; otherwise that is unsupported
	bool writes_files;   // may make, change and delete files; never while steps are logged
	// Receives what the program writes to descriptors 1 and 2; NULL: dropped.
	void (*write)(void *context, int descriptor, const void *bytes, uint32_t n);
	// An exception leaves a thread that has no handler of its own; may be NULL.
	void (*uncaught)(void *context, const struct vm_uncaught *what);
	void *context;
};

enum vm_status {
	VM_RUNNING,
	VM_EXITED,      // System.exit, halt, or the last thread that is not a daemon has ended
	VM_UNSUPPORTED, // a missing native or feature; vm_message says which, with the stack
	VM_LIMIT,       // heap, instructions or threads are used up
};

// The machine is written for the classes of some JDKs: "11, 17, 21 and 25". Of others vm_new says so: ERR_USAGE.
void vm_print_releases(struct buf *out);

struct vm *vm_new(struct input *input, const struct vm_options *options, struct err *err);
void vm_free(struct vm *vm);

// Makes the main thread run Class.main(args). Of an error the program is to blame for (no such class or
// method) err tells.
bool vm_start_main(struct vm *vm, const char *class_name, uint32_t n_args, const char *const *args,
	struct err *err);

enum vm_status vm_status(const struct vm *vm);
int vm_exit_status(const struct vm *vm);
uint16_t vm_newest_major(const struct vm *vm); // of the class files that were read
const char *vm_message(const struct vm *vm);   // of VM_UNSUPPORTED and VM_LIMIT; several lines

// ---- threads --------------------------------------------------------------------------------

// Threads are numbered from 1 in the order of their creation on the present path; a number is free
// again when its thread has ended and nobody can tell.
enum vm_thread_state {
	VM_THREAD_NONE, // no such thread
	VM_THREAD_RUNNABLE,
	VM_THREAD_BLOCKED, // wants a monitor
	VM_THREAD_WAITING, // Object.wait
	VM_THREAD_PARKED,
	VM_THREAD_SLEEPING,
	VM_THREAD_INIT, // waits for a class that another thread initialises
	VM_THREAD_LAST, // the main thread, after main: waits for all that are no daemons
	VM_THREAD_ENDED,
};

struct vm_thread_info {
	enum vm_thread_state state;
	bool is_daemon;
	bool has_timeout;      // WAITING, PARKED, SLEEPING: ends by itself
	int64_t until_timeout; // nanoseconds of virtual time, at least 0
	uint64_t name;         // by place in the creation tree: the same on every path
	uint32_t blocked_on;   // object, 0 where there is none
	uint64_t object_name;  // of its Thread object
};

uint32_t vm_n_threads(const struct vm *vm); // numbers run from 1 to this
struct vm_thread_info vm_thread(const struct vm *vm, uint32_t thread);
void vm_thread_name(const struct vm *vm, uint32_t thread, struct buf *out); // as Java names it
void vm_print_stack(const struct vm *vm, uint32_t thread, struct buf *out); // "\tat ..." lines

// Can it take a step now? (A thread that waits for a free monitor can.)
bool vm_runnable(const struct vm *vm, uint32_t thread);
// The threads that can, ascending, in a plain run with those whose timeout is long over; if there are none but some
// have a timeout: those whose timeout is next (stepping one moves virtual time there). 0: deadlock, unless the
// machine has ended.
uint32_t vm_choices(const struct vm *vm, uint32_t *threads, uint32_t max);

// Of these the second part: whose timeout is next.
uint32_t vm_next_timeouts(const struct vm *vm, uint32_t *threads, uint32_t max);
// Was it started, and has never run?
bool vm_is_fresh(const struct vm *vm, uint32_t thread);
// Who has the monitor of an object; 0: nobody.
uint32_t vm_owner(const struct vm *vm, uint32_t object);

// ---- what a thread is about to do ------------------------------------------------------------

enum vm_action_kind {
	VM_ACTION_LOCAL, // nothing that another thread can see
	VM_ACTION_READ,
	VM_ACTION_WRITE,
	VM_ACTION_UPDATE, // compare-and-set and the like: reads, perhaps writes
	VM_ACTION_LOCK,
	VM_ACTION_UNLOCK,
	VM_ACTION_WAIT,
	VM_ACTION_NOTIFY,
	VM_ACTION_PARK,
	VM_ACTION_UNPARK, // object is the Thread
	VM_ACTION_START,
	VM_ACTION_INTERRUPT,
	VM_ACTION_SLEEP,  // and yield
	VM_ACTION_INIT,   // class initialisation: begins, ends, or is waited for
	VM_ACTION_END,    // of the thread
	VM_ACTION_IO,     // writes a descriptor, or asks the file system
	VM_ACTION_OTHER,  // a native that may touch anything
	VM_ACTION_CHOOSE, // raddle.Choose, or a random number
	VM_ACTION_FILE,   // opens, closes or reads a file, or asks where it is
};

struct vm_action {
	enum vm_action_kind kind;
	bool is_volatile; // or atomic
	bool is_opaque;   // atomic, but orders nothing else
	bool is_weak; // the program asks for less than volatile: opaque, acquire, release, plain mode
	bool is_array, is_static;
	bool is_shared; // false: no other thread can reach the object
	bool is_whole;  // the object is one thing to the JDK's operations on it
	// Made since the search began: objects of one class may take each other's places in states that have one hash.
	bool is_new, is_source_new;
	bool is_held;       // LOCK: another thread has it
	bool is_all;        // NOTIFY: of all who wait
	uint32_t n_options; // CHOOSE, and UPDATE that may fail: see vm_choose; else 0
	uint32_t object;    // 0: none
	uint32_t
		offset; // of the field or element in the object; CHOOSE: the number that the first option is
	uint64_t object_name; // the same on every path
	uint32_t length;      // bytes, of a copy; else 0: one field or element
	uint64_t copied_from; // name of a second array that is read; 0: none
	uint32_t source;      // that array
	const char *source_class;
	uint32_t source_offset; // where in it
	const char *class_name; // of the field's class, or of the object
	const char *member;     // field name, or the native's
};

struct vm_action vm_peek(const struct vm *vm, uint32_t thread);
uint32_t vm_element_size(const struct vm *vm, uint32_t array); // bytes
void vm_action_print(const struct vm_action *action, struct buf *out);
// What is now in the field or element that it accesses; false where that is not one.
bool vm_print_value(const struct vm *vm, const struct vm_action *action, struct buf *out);

// The JDK's own operations that a thread is inside, with no code of the program's above them.
struct vm_inside {
	bool is_silent;     // nobody can tell what happens here: printing, class initialisation, caches
	uint64_t operation; // 0: none; else tells apart the calls of locks, queues, ... of this thread
	bool is_signal;     // to who waits for a condition
	const char *class_name, *method; // of the operation
};
struct vm_inside vm_inside(const struct vm *vm, uint32_t thread);
// Is what it is about to do something that nobody can tell, or that programs hardly ever look at?
bool vm_is_silent(const struct vm *vm, uint32_t thread, const struct vm_action *action);
// Says that no thread is ever stopped inside an operation, unless it is parked there: then states that
// differ only in what such an operation leaves behind have the same hash.
void vm_set_whole_operations(struct vm *vm, bool is_so);
// What the program prints is looked at: what is about to be printed is state. Before the first mark.
void vm_set_watched_output(struct vm *vm, bool is_so);
// Is it inside the same call as it was when the step began?
bool vm_is_still_inside(const struct vm *vm, uint32_t thread, uint64_t operation);

// Where it is: the frame `depth` below the top, 0 the top. False where there is none.
struct vm_place {
	const char *class_name, *method, *descriptor;
	uint32_t pc;
	bool is_jdk, is_native;
};
bool vm_place(const struct vm *vm, uint32_t thread, uint32_t depth, struct vm_place *out);

// ---- frames and what actions are about: for analyses of what threads may do later ---------------------

// A frame of a thread. Methods are known by their address, which stays.
struct vm_frame {
	const void *at; // of the frame
	const void *method;
	const struct code
		*code;      // as in the class file; NULL: a native with a frame, pc counts its calls
	uint64_t path;  // hash of the thread and of the calls that led here
	uint64_t place; // on the stack: those of callees are larger; as vm_inside.operation
	uint32_t pc;
	bool is_again;      // when it returns its caller executes the same instruction again
	bool is_of_machine; // a native of the machine's own, whose calls are made in their order
	bool is_of_threads; // belongs to how threads begin and end
	bool is_in_thread;  // of the JDK's own kinds of threads
};
bool vm_frame_top(struct vm_frame *frame, const struct vm *vm, uint32_t thread);
bool vm_frame_below(struct vm_frame *frame, const struct vm *vm);
bool vm_method_is_jdk(const void *method);
void vm_method_print(const void *method, struct buf *out); // "Main$A.run"
// As in the class file: "Main$A", "run", "()V". Only of a method with code.
void vm_method_names(const void *method, const char **class_name, const char **name,
	const char **descriptor);
uint32_t vm_method_line(const void *method, uint32_t pc); // 0: unknown

// What an action accesses, whatever the object: the field, the class of an array, or the class of what is
// locked; NULL: cannot be told, it may be anything.
const void *vm_accessed(const struct vm *vm, const struct vm_action *action);
bool vm_accessed_is_jdk(const struct vm *vm, const struct vm_action *action);
const void *vm_accessed_source(const struct vm_action *action); // of a copy; NULL: none
// Objects of which callers must see to it that one thread has them at a time: collections that are not concurrent, string
// builders. Name with slashes.
bool vm_is_unguarded_class(const char *class_name);
// A field in which a collection keeps a view of itself: it may be made twice.
bool vm_is_kept_view(const struct vm_action *action);
// Whether threads are alive: what their ends write, and join reads.
const void *vm_accessed_by_ends(const struct vm *vm);
// The field that the instruction accesses; NULL where it is none, is read and surely set before, or was never resolved.
const void *vm_accessed_in_code(const void *method, uint32_t pc, bool *is_write);
// Tells of each method of the program that the call instruction may run, by the classes that are loaded now;
// of none where the instruction is no call or was never executed.
void vm_calls_in_code(const struct vm *vm, const void *method, uint32_t pc,
	void (*tell)(void *context, const void *target, const struct code *code), void *context);

// ---- steps ----------------------------------------------------------------------------------

enum vm_step_kind {
	VM_STEP_INSTRUCTION, // one
	VM_STEP_VISIBLE,     // one, and on to the next that others can see, or some 100,000 further
};

// From here on vm_is_still_inside counts.
void vm_begin_step(struct vm *vm);

// The thread must be among vm_choices.
void vm_step(struct vm *vm, uint32_t thread, enum vm_step_kind kind);
// Runs one thread until it blocks, ends, or has executed n instructions; how many it has.
uint64_t vm_run(struct vm *vm, uint32_t thread, uint64_t n);

// Which of several waiters Object.notify wakes: the i-th of those vm_notify_choices counts, for the
// next notify that is executed. Default 0, the one that waits longest.
uint32_t vm_notify_choices(const struct vm *vm, uint32_t thread);
void vm_choose_notified(struct vm *vm, uint32_t i);

// Which of the options of an action the next one that has some takes; default 0.
void vm_choose(struct vm *vm, uint32_t option);
// Weak compare-and-sets have two options, the second is to fail.
void vm_set_weak_failures(struct vm *vm, bool is_so);
// Wakes a thread that waits or is parked although nobody asked for it (JLS 17.2.1); it can take a step then
// as soon as it can have its monitor.
void vm_wake(struct vm *vm, uint32_t thread);

// ---- undo and hash: only where is_checking -----------------------------------------------------

typedef uint64_t vm_mark_id;

vm_mark_id vm_mark(struct vm *vm);
// Back to the state at the mark; the mark stays.
void vm_undo(struct vm *vm, vm_mark_id mark);
// Forgets the log below: nothing before this moment can be undone.
void vm_commit(struct vm *vm);
// And what the hash compares with is this moment. No marks may be in use.
void vm_rebase(struct vm *vm);

struct vm_hash {
	uint64_t low, high;
};
// Equal states have equal hashes, whatever order they were reached in.
struct vm_hash vm_hash(struct vm *vm);
// The same computed from nothing by a canonical traversal, for checks.
struct vm_hash vm_hash_slowly(struct vm *vm);
// The bytes of all state, for tests that compare whole states after undo.
uint64_t vm_fingerprint(const struct vm *vm);

// ---- counts -----------------------------------------------------------------------------------

struct vm_stats {
	uint64_t instructions, allocations, allocated_bytes, collections, native_calls, classes;
	uint64_t undo_bytes;
};
struct vm_stats vm_stats(const struct vm *vm);

// ---- running a whole program under one schedule ------------------------------------------------

struct vm_schedule {
	enum { VM_ROUND_ROBIN, VM_RANDOM, VM_LIST } kind;
	uint64_t seed; // VM_RANDOM
	uint32_t n;    // VM_LIST: pairs of thread and instructions
	const uint32_t *list;
	void (*tell)(void *context, uint32_t thread,
		uint64_t instructions); // after each slice; may be NULL
	void *context;
};
// Until the machine ends, or all threads are blocked for ever (then false).
bool vm_run_schedule(struct vm *vm, const struct vm_schedule *schedule);

#endif
