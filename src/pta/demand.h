// Points-to by demand: what may this variable be, without solving for all others. The same solver, on the
// constraints that are reachable backwards from the query (slice.h), with a budget for each query; what
// exceeds it may be anything. Who may call whom is known beforehand, from variable type analysis.
//
//     struct pta_demand *demand = pta_demand_new(world, &options, PTA_DEMAND_BUDGET);
//     const struct pta_answer *p = pta_demand_access(demand, method, bci); // p.f = ..., p[i] = ..., lock p
//     const struct pta_answer *q = pta_demand_access(demand, other, other_bci);
//     if (!pta_answers_meet(p, q)) ... // never the same object
//
// Any policy of pta_options: PTA_INSENSITIVE, PTA_BY_OBJECT, ... Exhaustive points-to answers the same
// questions in the same form (budget 0), so that who asks need not know which it is.
// N. Heintze, O. Tardieu, "Demand-Driven Pointer Analysis" (PLDI 2001).
#ifndef PTA_DEMAND_H
#define PTA_DEMAND_H

#include "pta/pta.h"

// A query's propagations; sets, nodes and cells that are made count too, as in PTA_MAX_PROPAGATIONS.
#define PTA_DEMAND_BUDGET 1000000u

struct pta_demand;

// A variable: a value of the method's IR.
struct pta_query {
	const struct method *method;
	uint32_t value;
};

// All contexts of the method together.
struct pta_answer {
	bool is_anything; // the budget is used up, or points-to does not reach the method
	bool
		is_open; // something from outside is among them, which may be one of the others, or of another set
	uint32_t n;
	const uint64_t
		*objects; // sorted; an object has the same number in all answers of a program and policy
};

// budget: of each query; 0: solve for everything, once, within options->max_propagations.
struct pta_demand *pta_demand_new(struct world *world, const struct pta_options *options,
	uint64_t budget);
void pta_demand_free(struct pta_demand *demand);

// Answers are kept: asking again is a look-up. They live as long as `demand`. One thread.
const struct pta_answer *pta_demand_value(struct pta_demand *demand, struct pta_query query);
// Of the object that the instruction at the bytecode index is about: whose field it accesses, the array, the
// monitor, the receiver. Anything if it is about none; static fields are not about an object.
const struct pta_answer *pta_demand_access(struct pta_demand *demand, const struct method *method,
	uint16_t bci);
// May they be one object?
bool pta_answers_meet(const struct pta_answer *a, const struct pta_answer *b);

// A solution that is right in the values that are asked for, and lacks something elsewhere. NULL: method of a
// query is never reached. Partial: the budget is used up. Dies before `demand`.
struct pta *pta_demand_solve(struct pta_demand *demand, const struct pta_query *queries,
	uint32_t n);

// Values of the method's IR; 0: points-to does not reach it.
uint32_t pta_demand_n_values(const struct pta_demand *demand, const struct method *method);
// Is it a reference, and not null?
bool pta_demand_is_variable(const struct pta_demand *demand, struct pta_query query);

struct pta_demand_counts {
	uint32_t n_queries, n_anything;
	uint64_t n_constraints;       // statements and calls of the program
	uint64_t n_kept;              // of them, in the slices of all queries together
	uint64_t n_propagations;      // of all queries together
	uint64_t n_base_propagations; // of variable type analysis
};
struct pta_demand_counts pta_demand_count(const struct pta_demand *demand);

#endif
