// The call graph: which methods a call may run, and who may call a method.
#ifndef ANALYSIS_ATOMICITY_CALLS_H
#define ANALYSIS_ATOMICITY_CALLS_H

#include "analysis/atomicity/atomicity.h"
#include "analysis/atomicity/names.h"

struct edge {
	uint32_t caller, call, callee; // method, call of its facts, method
	uint32_t n_targets;            // of the call
	uint32_t maker;   // call that makes the function object that is called, + 1; 0: a plain call
	bool is_passed;   // the function object is an argument, the callee runs it
	bool is_repeated; // for each element of something
	bool is_exact;    // the receiver is known to be of the callee's class
	bool is_held;     // the caller holds a lock there
	uint32_t next_in; // of the callee's callers, + 1
};

// ---- calls.c
void atom_calls_build(struct atomicity *at);
// The call by which the method runs the function object that is its parameter; UINT32_MAX: none.
uint32_t atom_runs_param(const struct method_facts *facts, uint32_t param,
	const struct lambda *lambda);
bool atom_calls_is_input(const struct method *method);
// Is the callee run under the locks of the caller? It is a guess where it is one of many. But a call on `this` is how a
// class leaves a step to its subclasses: each of them does run.
bool atom_follows_up(const struct atomicity *at, const struct edge *edge);

// ---- events.c
// Does a call that may run several methods take what one of them takes? If at least half of them do.
bool atom_is_likely(const struct atomicity *at, const struct edge *edge, uint32_t name);

// ---- callers.c
void atom_callers_prepare(struct atomicity *at);
// How many steps the expression may have for callers to be told of it. The body of a function object is part of the
// method that it is written in, so that one step more is in sight. And to a helper of the class a lock that an object
// keeps to itself stands for the object.
static inline uint32_t atom_max_steps(const struct atomicity *at, const struct method *method,
	const struct place *name)
{
	const uint16_t own = ACC_PRIVATE | ACC_FINAL;
	uint32_t last = name->n ? name->parts[name->n - 1] : PART_ELEMENT;
	bool is_body = at->is_function && at->is_function[method->id] && method->access & ACC_SYNTHETIC;
	bool is_own = method->access & ACC_PRIVATE && !(last & PART_ELEMENT) &&
		(at->world->fields[last]->access & own) == own;
	return MAX_EXPORTED_STEPS + (is_body || is_own ? 1 : 0);
}
// Can it be called by code that we do not see?
bool atom_may_have_other_callers(const struct atomicity *at, const struct method *method);
// Do all callers of the witness' method hold the witness?
bool atom_is_held_by_callers(struct atomicity *at, const struct warning *warning);

#endif
