// Which threads run a method, for rules that go through methods and not through the nodes of points-to. Sets of threads
// are words, so that a rule can keep one for each field: | joins them.
//
// Program mode: by what threads/ knows; all but the first RUNNING_NAMED threads share one bit that stands for many.
// Library mode: anybody may run what others can call, and what that calls. A method to which nothing leads but tasks of
// one worker (an executor or timer of one thread in a field, a thread or task that an object makes once) is run by that
// worker alone; each object has another one.
#ifndef RUNNING_RUNNING_H
#define RUNNING_RUNNING_H

#include <stdbool.h>
#include <stdint.h>

#include "place/place.h"
#include "world/world.h"

struct bodies;
struct budget;
struct fact_call;
struct facts;
struct heap;
struct models;
struct pta;
struct running;
struct threads;

#define RUNNING_ANYWHERE UINT32_MAX // in the method

// What a program's answers stand on; it has to stay.
struct running_program {
	const struct pta *pta;
	const struct bodies *bodies;
	const struct heap *heap;
	const struct threads *threads;
};

// NULL: a limit stopped it, and nothing is known.
struct running *running_of_program(const struct running_program *program);

// Is only looked at while it is built.
struct running_library {
	struct world *world;
	struct facts *facts; // all methods of INPUT have been asked for; NULL: nothing is to be said
	struct budget *budget;
	// Can others call it by its name, or the name of what it overrides?
	bool (*is_open)(const void *context, const struct method *method);
	const void *context;
};

struct running *running_of_library(const struct running_library *library);

// From now on it is also known who runs methods of the library, whose bodies points-to does not follow.
void running_look_outside(struct running *running);

// It is a program, no limit stopped it, and there is a JDK. Otherwise only running_at, running_is_one and running_fit
// know more than that every method is run by many threads.
bool running_is_known(const struct running *running);

// Does any thread run it?
bool running_has(const struct running *running, const struct method *method);

// The threads that run the place of the method while there are others; tasks of one worker are one.
uint64_t running_at(const struct running *running, const struct method *method, uint32_t bci);

// Are no two of them ever there at the same time?
bool running_is_one(const struct running *running, uint64_t threads);

// Library mode: are the threads one worker, and is it that of the object? klass: the class of which the object is, where
// it is the receiver or what is around that; NULL: some other object.
enum running_fit {
	RUNNING_BY_ANYBODY,
	RUNNING_BY_WORKER, // one of many objects perhaps, or it is made anew now and then
	RUNNING_BY_OWN_WORKER,
};
enum running_fit running_fit(const struct running *running, uint64_t threads,
	const struct klass *klass);

// Library mode: does a worker alone run any method of the class, or of those around and within it?
bool running_has_workers(const struct running *running, const struct klass *klass);

// Does the call make an executor that has one thread, or a timer?
bool running_makes_one(const struct models *models, const struct fact_call *call);

// May two threads be at the two places at the same time?
bool running_may_meet(const struct running *running, const struct method *a, uint32_t bci_a,
	const struct method *b, uint32_t bci_b);

// Of a frame of a stack, or where a thread is started.
struct running_place {
	const struct method *method;
	uint32_t bci;
};

struct running_stack {
	// From the outermost method on, each with where it calls the next; the last with where the thread is.
	uint32_t n;
	const struct running_place *frames;
	// The places of the program's own code that lead there, if the outermost method is the library's; none: not known.
	uint32_t n_tops;
	const struct running_place *tops;
	// Threads that are not in it: started there, or with an object that is made there.
	uint32_t n_others;
	const struct running_place *others;
	bool is_own; // two runs of one thread do not meet in it: each has its own of what it is about
	// It holds a lock and waits, at its end, for the one that the next stack holds; the last for that of the first.
	bool is_waiting;
	uint32_t holder;     // the frame that took the lock
	uint32_t taken;      // where
	bool is_method_lock; // at its beginning
};

// May threads be in all of the stacks at the same time, each in another one?
bool running_may_be_in(const struct running *running, const struct running_stack *stacks,
	uint32_t n);

// The threads that come to the method, also by being the first to use a class; may one of these run while one of those
// does?
uint64_t running_through(const struct running *running, const struct method *method);
bool running_sets_meet(const struct running *running, uint64_t a, uint64_t b);

// Does the first thread come to the place before it has started any other?
bool running_is_before_all(const struct running *running, const struct method *method,
	uint32_t bci);

// The methods that the call may run by the objects that there are, at most max of them; how many. 0: not known.
uint32_t running_targets(const struct running *running, const struct method *method, uint32_t bci,
	const struct method **out, uint32_t max);

// Does a thread surely come to the method while its callers hold no lock?
bool running_surely(const struct running *running, const struct method *method);

// Before running_is_own is asked, once.
void running_look_at_objects(struct running *running);
// Has every thread that runs the method an object of its own there? Of a parameter, a value of the IR or a static; not of
// elements, of which nothing is known.
bool running_is_own(const struct running *running, const struct method *method,
	const struct place *place);
// Is it surely one object for all?
bool running_is_only(const struct running *running, const struct method *method,
	const struct place *place);

void running_free(struct running *running);

#endif
