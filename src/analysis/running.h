// Program mode: which threads run a method, by what threads/ knows, for rules that go through methods and not through
// the nodes of points-to. Sets of threads are words, so that a rule can keep one for each field; all but the first
// RUNNING_NAMED threads share one bit that stands for many.
#ifndef ANALYSIS_RUNNING_H
#define ANALYSIS_RUNNING_H

#include <stdbool.h>
#include <stdint.h>

#include "world/world.h"

struct analysis_input;
struct running;

#define RUNNING_ANYWHERE UINT32_MAX // in the method

// Builds points-to and threads/ if nobody has; kept with them. Never NULL, but see running_is_known.
struct running *analysis_running(struct analysis_input *in);

// From now on it is also known who runs methods of the library, whose bodies points-to does not follow.
void running_look_outside(struct running *running);

// No limit stopped it, and there is a JDK. Otherwise every method is run by many threads.
bool running_is_known(const struct running *running);

// Does any thread run it?
bool running_has(const struct running *running, const struct method *method);

// The threads that run the place of the method while there are others; tasks of one worker are one.
uint64_t running_at(const struct running *running, const struct method *method, uint32_t bci);

// Are no two of them ever there at the same time?
bool running_is_one(const struct running *running, uint64_t threads);

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

// An object as a method sees it: a parameter, a value of its IR or a static field, then fields.
struct running_object {
	uint8_t root; // enum running_root
	uint32_t id;  // parameter or value
	const struct field *field;
	uint32_t n;
	const struct field *fields[4];
};
enum running_root { RUNNING_PARAM, RUNNING_VALUE, RUNNING_STATIC };

// Before running_is_own is asked, once.
void running_look_at_objects(struct running *running);
// Has every thread that runs the method an object of its own there?
bool running_is_own(const struct running *running, const struct method *method,
	const struct running_object *place);
// Is it surely one object for all?
bool running_is_only(const struct running *running, const struct method *method,
	const struct running_object *place);

void running_free(struct running *running);

#endif
