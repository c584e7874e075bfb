// What calls on collections are: sections, steps, views.
#ifndef ANALYSIS_ATOMICITY_COLLECTIONS_H
#define ANALYSIS_ATOMICITY_COLLECTIONS_H

#include "analysis/atomicity/atomicity.h"

// ---- types.c
bool is_synchronized_collection(const struct klass *klass);
// With a literal: cheaper than strncmp, and asked of all calls.
static inline bool name_has_prefix(const struct name *name, const char *prefix)
{
	return name->len >= strlen(prefix) && memcmp(name->text, prefix, strlen(prefix)) == 0;
}
bool is_collection_interface(const struct klass *klass);
// Would a synchronized wrapper lock itself in this method of the interface?
bool is_locking_query(const struct method *method);
struct receiver {
	uint32_t n;
	const struct klass *classes[MAX_ORIGIN_SET]; // exact
	bool is_open;
};
struct receiver atom_receiver_of(struct atomicity *at, const struct method_facts *facts,
	uint32_t expr);

// What a call on a collection is.
enum model {
	MODEL_MAY_LOCK = 1, // a section, if it is a synchronized collection
	MODEL_LOCKS,
	MODEL_LOCKED, // the same, to go by how others use it
	MODEL_STEP,   // a whole step of a concurrent one
};
// Does somebody lock the collection in the field, as who goes through a synchronized one has to?
bool atom_is_locked_outside(struct atomicity *at, const struct field *field);

// ---- steps.c
bool is_concurrent_collection(const struct klass *klass);
// By its name: of the library, and something that is known of concurrent collections.
bool atom_may_be_step(const struct fact_call *call);
bool atom_is_step(const struct atomicity *at, const struct method_facts *facts, uint32_t call,
	const struct receiver *receiver);
enum steps_verdict {
	STEPS_NONE,  // it is about a lock
	STEPS_APART, // the second does not count on the first
	STEPS_TORN,
};
enum steps_verdict atom_judge_steps(const struct atomicity *at, const struct warning *w);
// Can the call make untrue what the second step counts on?
bool atom_disturbs_steps(const struct atomicity *at, const struct warning *w,
	const struct fact_call *other);
// The collection, as the method of the facts names it; 0: it is no such collection.
uint32_t atom_step_receiver(const struct atomicity *at, const struct warning *w,
	const struct method_facts **facts);

// ---- streams.c
// Of a method of streams or Optional: does it return the same elements, or one of them?
// A stream of elements, not of numbers, or an Optional.
bool atom_is_stream(const struct klass *klass);
bool atom_passes_on(const struct atomicity *at, const struct method *method);

// ---- views.c
// Does the call return a view or an iterator of its receiver that may be used to change it?
bool atom_writes_by_view(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call);
// A method of the library that is given a collection.
bool atom_only_reads_argument(const struct fact_call *call);

#endif
