// What the files that collect a method's operations share.
#ifndef ANALYSIS_STALE_VALUE_COLLECT_H
#define ANALYSIS_STALE_VALUE_COLLECT_H

#include "analysis/stale_value/models.h"
#include "analysis/stale_value/stale_value.h"

struct collector {
	struct sv_method *m;
	const struct ir *ir;
	uint32_t cap;
	bool is_accessor;
	bool has_lambdas;    // so far: what is given to a call is made before it
	uint32_t optimistic; // call of tryOptimisticRead whose stamp nothing converts; 0: none
};

void op_add(struct collector *c, struct op op);
// Under each lock that is held.
void op_add_guarded(struct collector *c, struct op op);
struct place op_place_of_array(struct sv_method *m, uint32_t array);
bool op_is_guarded(const struct collector *c, uint32_t insn);

// iterate.c: what is done by iterators, enumerations and streams.
// group: of the receiver
void iterate_collect(struct collector *c, uint32_t call, const struct member_ref *ref,
	enum group group);
// bodies.c: what lambdas do that a call is given.
void bodies_collect(struct collector *c, uint32_t call, const struct targets *targets);

#endif
