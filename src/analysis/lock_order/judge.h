// Can it happen, and how sure we are.
#ifndef ANALYSIS_LOCK_ORDER_JUDGE_H
#define ANALYSIS_LOCK_ORDER_JUDGE_H

#include "analysis/lock_order/lock_order.h"

// ---- judge.c
struct verdict {
	bool is_possible;
	int32_t score;
	struct finding_facts facts;
	enum severity severity; // finding_severity(facts)
	uint32_t n_evidence;
	struct finding_evidence evidence[16];
	const char *message; // instead of the usual one; may be NULL
	const char *knot;    // knots.c: the first of the classes, by name; or NULL
	bool is_proven;      // the locks can be the same objects
	bool is_guess;       // one of the objects may be any object
	bool is_unlikely;    // a library would have to have got hold of an object
	bool is_lockout;     // the second stack is that of who could end the first one's wait
	bool is_await;       // and it takes only the lock that the first one keeps
};
#define ALL_KNOWN                                                \
	{                                                            \
		CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_KNOWN, false \
	}
struct verdict judge(struct lock_order *lo, const uint32_t *pairs, const uint32_t *from_keys,
	uint32_t n);
// What the callers know changes the verdict; false: the stacks cannot meet.
bool judge_callers(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct verdict *v);
// The severity, from what is known in the end.
void judge_rate(struct verdict *v);
void judge_say(struct verdict *v, int32_t weight, bool is_against, const char *text);
bool judge_threads_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
// The same, but whatever the threads hold.
bool judge_threads_meet(struct lock_order *lo, const uint32_t *pairs, uint32_t n);
bool judge_is_public(const struct lock_order *lo, uint32_t pair);
// Says who can have the stacks run, all of which are public by judge_is_public.
void judge_say_public(struct lock_order *lo, struct verdict *v, int32_t weight,
	const uint32_t *pairs, uint32_t n);
// What a pair is found to be is remembered for the other cycles that it is in.
enum pair_trait {
	TRAIT_FRESH = 1,
	TRAIT_HELD = 2,
	TRAIT_PUBLIC = 4,
	TRAIT_SINGLE = 8,
	TRAIT_NO_WAY = 16 // what it needs on its way contradicts itself
};
#define TRAIT_IS_KNOWN 8 // bits further up
bool judge_trait(struct lock_order *lo, uint32_t pair, enum pair_trait trait);
void judge_length(struct lock_order *lo, struct verdict *v, const uint32_t *pairs, uint32_t n);
// Is one of its locks an object that no other thread has?
bool judge_has_fresh(const struct lock_order *lo, uint32_t pair);
// Is the name, in the terms of the node, the object under construction or a part that it made? Nobody
// else has it yet.
bool judge_is_being_made(const struct lock_order *lo, uint32_t node, uint32_t name);
// Do the fields of the name lead only to what their owners made for themselves?
bool judge_is_own_part(const struct lock_order *lo, const struct lock_name *name);
// Is the object stored somewhere, by the method or by what it calls?
bool judge_is_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t expr);
// Is it taken for reading?
bool judge_is_read(const struct lock_order *lo, uint32_t name, uint8_t mode);
// Which threads may run the pair.
uint64_t pair_threads(const struct lock_order *lo, uint32_t pair);

// ---- doubts.c
void doubts_say(struct lock_order *lo, struct verdict *v, const uint32_t *pairs, uint32_t n);

// ---- given.c
// Can the call lead from another library into INPUT, because INPUT gave it such an object?
bool given_may_call(struct lock_order *lo, const struct cg_edge *edge);
void given_free(struct lock_order *lo);

// ---- older.c
// Would an object have to be older than itself for the two to wait for each other?
bool older_than_itself(const struct lock_order *lo, uint32_t first, uint32_t second);

#endif
