// A library as it stands, without a program: any thread may call any entry, on one receiver, on itself too.
//
// Points-to over all of it would have sets of thousands of objects. Instead every method is summarised, bottom-up,
// in its own frame: the fields, elements and contents that it and its callees touch, by the place of the object as
// the frame sees it (parameter or static, then at most three fields), each with the locks that are held there.
// A place that is neither of these (made here, come out of a loop, too far away) is nobody else's, or not known, and is left out.
//
// Blackshear, Gorogiannis, O'Hearn, Sergey: RacerD (OOPSLA 2018) is the model; beyond it: locks are told apart and
// belong to places, objects have owners by the same paths, what a field holds is known by who stores into it.
#ifndef LIBRARY_LIBRARY_H
#define LIBRARY_LIBRARY_H

#include "base/budget.h"
#include "base/buf.h"
#include "base/vec.h"
#include "library/place.h"
#include "model/model.h"
#include "world/world.h"

// ---- accesses ---------------------------------------------------------------------------------

// ORDER: the contents, if it is a map that keeps the order of access; in cells there are none.
enum lib_target { LIB_STATIC, LIB_FIELD, LIB_ELEMENT, LIB_CONTENTS, LIB_ORDER };

// RECEIVER: the frame's own, whose class decides which method runs; EXACT: by super or a private method.
enum lib_on { ON_OTHER, ON_RECEIVER_EXACT, ON_RECEIVER };

struct lib_access {
	uint8_t target; // enum lib_target
	bool is_write;
	bool is_given;     // what is written is what the method was given
	bool is_memo;      // of 32 bits, in a method that keeps there what it computes: facts_is_memo
	uint16_t bci;      // in its method
	uint32_t field;    // STATIC, FIELD: id; of others only in cells: what holds it
	struct place base; // of the object, array or container; in cells: of what holds it
	uint32_t locks;    // library_locks
	uint32_t method;   // id
	uint32_t receiver; // of what is rooted in it: the class that it must be of for this; 0: any
	// Where it came from, in a summary: the callee's access `from` (+ 1), through the call at via_bci; 0: own.
	uint32_t callee, from;
	uint16_t via_bci;
	uint8_t on; // enum lib_on: on which object the callee runs
};

// POOL: whoever runs tasks does, perhaps the thread that calls the other entries too; THREAD: one of its own.
enum lib_task { TASK_NONE, TASK_POOL, TASK_THREAD };

// One way to a cell: an entry and the access that it comes to.
struct lib_way {
	const struct method *entry;
	uint8_t task; // enum lib_task: does a thread of the library's own begin with the entry?
	const struct lib_access *access;
	struct place base; // as the receiver's outermost object sees it
	struct lib_locks locks;
	const struct klass *root; // of the object at the base's root; NULL: a static
};

// Everything that is known of one field: group by group of ways whose bases read alike.
struct lib_cell {
	uint8_t target; // enum lib_target
	bool is_open;   // CONTENTS: of a class that whoever made the object has chosen
	const struct field *field;
	uint32_t first, n; // ways
};

struct library_options {
	struct world *world;
	const struct models *models;
	uint32_t jobs;
	struct budget *budget;
	bool assume_shared;
	bool (*is_entry)(const void *context, const struct method *method);
	const void *context;
};

struct library {
	VEC(struct lib_way) ways;
	VEC(struct lib_cell) cells;
	uint32_t n_methods, n_accesses;
	uint32_t n_wide; // (named class, method) with more than eight targets, which were not followed
	uint32_t n_full; // methods with more accesses than are kept
	struct library_private *private;
};

struct library *library_build(const struct library_options *options);
void library_free(struct library *library);

// ---- questions --------------------------------------------------------------------------------

// Does the class show that its objects are meant to be shared? In words, NULL: it does not.
const char *library_intent(const struct library *library, const struct klass *klass);
// Does nothing show it but that others run the object as a task? Each may have one of its own.
bool library_is_only_task(const struct library *library, const struct klass *klass);
// How the class of the field keeps others of its fields that are changed in like manner: as settings, to what a
// method is given, or otherwise.
struct lib_habit {
	bool is_setting;
	// n_guarded: whoever comes to them holds a lock; n_fields: these and all others.
	uint32_t n_volatile, n_guarded, n_fields;
};
struct lib_habit library_habit(const struct library *library, const struct lib_cell *cell);
// Does the entry, or what it calls, begin threads or tasks?
bool library_is_starting(const struct library *library, const struct method *entry);
// Has the method that reads it looked at it under a lock just before? What is set once it has then got.
bool library_was_checked(const struct library *library, const struct lib_access *access);

// Does one of the two come before anybody else has the object? It makes what the other cannot do without, or all who
// call it do so to an object that is theirs alone. In words, NULL: that is not known.
const char *library_setup(struct library *library, const struct lib_cell *cell,
	const struct lib_way *a, const struct lib_way *b);
// Does the entry wait for the end of a thread before it comes there?
bool library_is_joined(const struct library *library, const struct lib_way *way);

// Can the two be about one object, and if so, which lock do both hold? *is_unknown: perhaps one that is not known.
bool library_may_meet(const struct library *library, const struct lib_way *a,
	const struct lib_way *b);
bool library_have_common(const struct lib_way *a, const struct lib_way *b, bool *is_unknown);

// From the access up to the entry: methods and bytecode indices; how many.
struct lib_frame {
	const struct method *method;
	uint16_t bci;
};
#define LIB_MAX_STACK 32
uint32_t library_stack(const struct library *library, const struct lib_way *way,
	struct lib_frame frames[LIB_MAX_STACK]);

void library_print_place(const struct library *library, const struct lib_way *way,
	const struct place *place, struct buf *out);

#endif
