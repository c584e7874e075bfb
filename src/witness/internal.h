// What the files of witness/ share.
#ifndef WITNESS_INTERNAL_H
#define WITNESS_INTERNAL_H

#include "base/buf.h"
#include "vm/vm.h"
#include "witness/order.h"
#include "witness/witness.h"

// A place in the program's own code: "app.Bank.pay(I)V" and the instruction.
struct place {
	const char *method;
	uint32_t pc;
};

// Two places that two threads came to, to access one variable, one of them to write.
struct meeting {
	// "app.Bank.total"; "[]" for elements of arrays; "" for what the JDK's collections are made of.
	const char *variable;
	uint32_t a, b;           // places, a <= b
	uint32_t ordered;        // in how many runs they were met in order alone or as well
	uint32_t raced;          // the first run in which nothing ordered them, from 1; 0: none
	bool a_writes, b_writes; // then
	uint32_t last;           // run
};

// Who came to a place in a run, whatever was accessed there.
struct visit {
	uint32_t place, run;
	uint32_t thread; // the first
	bool is_many;    // others too
};

// watch.c: what is seen of the accesses, over all runs.
struct access_seen {
	uint32_t thread, when, place;
	bool is_write;
	bool is_in_initialiser; // of a class of the program
};

enum { MAX_SEEN = 12 };

// Of a variable: the last access of each thread at each place; of too many the oldest is forgotten.
struct shadow {
	uint32_t n;
	struct access_seen seen[MAX_SEEN];
};

// A monitor that a thread has.
struct monitor_taken {
	uint32_t thread, object;
	uint64_t key; // of its order
};

struct watch {
	struct arena arena;       // texts
	VEC(struct place) places; // 0 is none
	struct map place_numbers; // by method's text and pc
	VEC(struct meeting) meetings;
	struct map meeting_numbers;
	VEC(struct visit) visits;
	struct map visit_numbers; // by place and run
	struct map texts;         // by hash: the text
	// Of the present run:
	uint32_t run; // from 1
	struct order order;
	struct map frames;    // method and pc in the machine: place
	struct map variables; // number + 1 in shadows
	VEC(struct shadow) shadows;
	struct map threads; // by the machine's name: number + 1
	VEC(struct monitor_taken) held;
};

void watch_init(struct watch *watch);
void watch_release(struct watch *watch);
void watch_begin_run(struct watch *watch);
void watch_end_run(struct watch *watch);
uint32_t watch_thread(struct watch *watch, uint64_t name, uint32_t parent); // its number
// What the thread is about to do; it can.
void watch_action(struct watch *watch, const struct vm *vm, uint32_t number, uint32_t thread,
	const struct vm_action *action);
// It has done so. A synchronized method that is left by an exception gives its monitor back without an action.
void watch_stepped(struct watch *watch, const struct vm *vm, uint32_t number, uint32_t thread);

// schedule.c: runs the program as often as is asked, or as the bound on steps that others can see lets it; how often.
uint32_t schedule_runs(struct watch *watch, struct vm *vm, uint32_t runs, uint64_t max_steps,
	struct budget *budget);

// A race that happened and that nobody had predicted, as one process tells it to the other. seen.c makes a
// finding of it, unless its places are not known.
struct seen_race {
	char variable[256];
	char method[2][512];
	uint32_t pc[2];
	bool is_write[2];
	uint32_t run;
};
// What a report says of a race that happened.
const char *witness_text(uint32_t run, struct arena *arena);
void seen_report(struct findings *findings, struct world *world, const struct seen_race *race);

#endif
