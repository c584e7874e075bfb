// Objects that only one thread has, or knows yet.
#ifndef ANALYSIS_STALE_VALUE_CONFINE_H
#define ANALYSIS_STALE_VALUE_CONFINE_H

#include "analysis/stale_value/place.h"
#include "analysis/stale_value/stale_value.h"

// ---- confine.c
bool confine_is_confined(struct sv_method *m, const struct op *op);
bool confine_is_own_value(const struct sv_method *m, uint32_t value, uint32_t at);
bool confine_is_legacy(const struct sv_method *m, const struct op *op);
// Does what is known of its class say that the object is not meant to be shared?
bool confine_is_unshared(const struct sv_method *m, const struct op *op);

// ---- own_task.c, in program mode
void own_task_collect(struct sv_method *m);
// Is the new object used by nothing but the call, once it is there? Or by the task that the lambda is?
bool own_task_is_given_once(const struct sv_method *m, uint32_t value, uint32_t call);
bool own_task_is_captured_once(const struct sv_method *m, uint32_t value, uint32_t lambda);
bool own_task_has(const struct sv_method *m,
	const struct place *place); // what hangs on the task alone

// ---- threads.c
// Library mode: is this, and all that could spoil it, done by one thread of the library's own?
enum running_fit threads_fit(const struct sv_method *m, const struct op *op, bool is_iteration);
// Program mode
uint64_t threads_at(const struct sv_method *m, uint32_t insn); // that run it, a set
// Has every thread that comes to the operation an object of its own there?
bool threads_have_own(const struct sv_method *m, const struct op *op);
// Is it surely one object for all of them?
bool threads_have_one(const struct sv_method *m, const struct op *op);
uint64_t threads_of(const struct sv_method *m, const struct method *method); // at its beginning

#endif
