// Who can reach an object.
#ifndef ANALYSIS_ATOMICITY_ESCAPE_H
#define ANALYSIS_ATOMICITY_ESCAPE_H

#include "analysis/atomicity/atomicity.h"

// ---- escape.c
void atom_escape_prepare(struct atomicity *at);
enum field_reach {
	FIELD_GIVEN = 1,     // holds what came from outside
	FIELD_ESCAPES = 2,   // is handed out
	FIELD_UNGUARDED = 4, // there is no lock under which it always is used
};
// Does an object made in the method, or by a call there, get out before that bytecode index?
bool atom_leaks(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	uint32_t before);
// The same at any time, but for the store.
bool atom_leaks_but(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	const struct fact_store *store);
// Does the call make the object that it returns?
bool atom_makes(const struct atomicity *at, const struct fact_call *call);

// Of the JDK, or a basic class when INPUT is a JDK.
bool atom_is_library(const struct klass *klass);
// Only looks, if the receiver is one of the library's.
bool atom_is_query(const struct fact_call *call);
bool atom_is_query_name(const struct method *method);
// Takes a lock of the library, or releases it: what it changes is inside of the lock. Not what waits, and lets others in.
bool atom_is_locking(const struct method *method);

// ---- own.c
// Is the object still its maker's own at that place of the method?
bool atom_is_own(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	uint32_t bci);
// Where the turn of the loop ends that bci is in and that does not make the object again: what is later in the
// code comes before bci as well. bci itself: there is no such loop.
uint32_t atom_end_of_turn(const struct method *method, uint32_t made, uint32_t bci);
bool atom_is_called_on_own(const struct atomicity *at, const struct method *method);
bool atom_is_thread_local(const struct fact_call *call);

// ---- owned.c
// Has each thread a witness of its own?
bool atom_is_owned_by_thread(const struct atomicity *at, const struct warning *warning);
// Is the constructor always given an object that was made for it, and that its maker leaves alone from then on?
bool atom_is_gift(const struct atomicity *at, const struct method *constructor, uint32_t param);

// ---- single.c
// Where the one object was made that the expression surely is, as a number; 0: not known.
uint64_t atom_single_object(struct atomicity *at, const struct method_facts *facts, uint32_t expr);

#endif
