// What makes one doubt that the stacks meet on the same objects: calls that could be calls of many
// methods, of which the stacks happen to need one each.
#include "analysis/lock_order/judge.h"

#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"
#include "floor/floor.h"

#define MAX_GUESSES 24 // points
#define MANY_TARGETS 4

struct doubts {
	uint32_t n_guesses;      // calls that may run several methods
	uint32_t n_wild_guesses; // very many
	bool has_choice;         // a call that runs several methods, on objects that the program has
	bool has_any_object;     // a call on what may be any object
	bool has_foreign_type;   // a call of a type that INPUT only implements
	bool has_not_given; // a library calls an object that it was not given, as far as one can see
};

// How many methods the call may run, as far as the call graph can tell.
static uint32_t count_targets(const struct lock_order *lo, const struct cg_edge *edge)
{
	const struct cg_node *node = &lo->cg->nodes[edge->from];
	uint32_t n = 0;
	const struct method *seen[MANY_TARGETS + 1];
	for (uint32_t i = 0; i < node->n_edges && n <= MANY_TARGETS; i++) {
		const struct cg_edge *other = &lo->cg->edges[node->first_edge + i];
		const struct method *method = lo->cg->nodes[other->to].method;
		bool is_seen = other->call != edge->call || other->kind != CG_CALL;
		for (uint32_t k = 0; k < n && !is_seen; k++)
			is_seen = seen[k] == method;
		if (!is_seen)
			seen[n++] = method;
	}
	return n;
}

// The same by the objects that there are; 0: not known.
static uint32_t count_known(const struct lock_order *lo, const struct cg_edge *edge)
{
	const struct method *targets[MANY_TARGETS + 1];
	const struct cg_node *from = &lo->cg->nodes[edge->from];
	return lo->is_library || from->method->owner->role != ROLE_INPUT
		? 0
		: running_targets(lo->running, from->method, from->facts->calls[edge->call].bci, targets,
			  MANY_TARGETS + 1);
}

// A call that nothing but Object is known of: hashCode(), equals(), toString().
static bool is_of_any_object(const struct lock_order *lo, const struct cg_edge *edge)
{
	const struct cg_node *node = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &node->facts->calls[edge->call];
	return call->target && call->op == OP_invokevirtual &&
		call->target->owner == lo->world->object &&
		lo->cg->nodes[edge->to].method->owner != lo->world->object;
}

// A call from outside, or by a type of others: who says that it is this class of INPUT that is called?
static bool is_by_foreign_type(const struct lock_order *lo, const struct cg_edge *edge)
{
	const struct cg_node *node = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &node->facts->calls[edge->call];
	if (!call->target || call->op == OP_invokestatic || call->op == OP_invokespecial)
		return false;
	return call->target->owner->role != ROLE_INPUT &&
		lo->cg->nodes[edge->to].method->owner->role == ROLE_INPUT;
}

static void add_call(struct lock_order *lo, uint32_t e, struct doubts *doubts)
{
	const struct cg_edge *edge = &lo->cg->edges[e];
	if (edge->kind != CG_CALL)
		return;
	uint32_t n = count_targets(lo, edge), n_known = n > 1 ? count_known(lo, edge) : 1;
	if (n_known && n_known <= MANY_TARGETS) {
		doubts->has_choice |= n_known > 1;
	} else {
		doubts->n_guesses += n > 1;
		doubts->n_wild_guesses += n > MANY_TARGETS;
	}
	doubts->has_any_object |= is_of_any_object(lo, edge);
	doubts->has_not_given |= !given_may_call(lo, edge);
	doubts->has_foreign_type |= is_by_foreign_type(lo, edge);
}

static struct doubts doubts_of(struct lock_order *lo, uint32_t index)
{
	struct doubts doubts = { 0 };
	const struct pair *pair = &lo->pairs.v[index];
	for (; pair->below != UINT32_MAX; pair = &lo->pairs.v[pair->below])
		add_call(lo, pair->via, &doubts);
	if (pair->via == UINT32_MAX)
		return doubts;
	add_call(lo, pair->via, &doubts);
	const struct reach *reach = &lo->reaches.v[pair->reach];
	for (; reach->via != UINT32_MAX; reach = &lo->reaches.v[reach->callee])
		add_call(lo, reach->via, &doubts);
	return doubts;
}

// Is most of the way through code of others, which has locks for its own ends?
static bool is_mostly_foreign(const struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	struct pair_frame frames[2 * MAX_CALLS + MAX_LIFTS];
	uint32_t n_frames = 0, n_foreign = 0;
	for (uint32_t i = 0; i < n; i++) {
		uint32_t n_own = pair_frames(lo, pairs[i], frames, sizeof(frames) / sizeof(frames[0]));
		n_frames += n_own;
		for (uint32_t k = 0; k < n_own; k++)
			n_foreign += lo->cg->nodes[frames[k].node].method->owner->role != ROLE_INPUT;
	}
	return n_foreign * 2 > n_frames;
}

void doubts_say(struct lock_order *lo, struct verdict *v, const uint32_t *pairs, uint32_t n)
{
	struct doubts all = { 0 };
	for (uint32_t i = 0; i < n && !(i && pairs[i] == pairs[0]); i++) {
		struct doubts one = doubts_of(lo, pairs[i]);
		all.n_guesses += one.n_guesses;
		all.n_wild_guesses += one.n_wild_guesses;
		all.has_choice |= one.has_choice;
		all.has_any_object |= one.has_any_object;
		all.has_not_given |= one.has_not_given;
		all.has_foreign_type |= one.has_foreign_type;
	}
	int32_t weight = (int32_t)(all.n_guesses + all.n_wild_guesses) * 4;
	if (weight) {
		judge_say(v, -(weight < MAX_GUESSES ? weight : MAX_GUESSES), true,
			"the stacks need certain ones of the methods that calls may run");
		v->facts.calls = CERTAINTY_GUESSED;
	}
	if (all.has_choice) {
		judge_say(v, -4, true,
			"a call runs this method for some of the objects that it is made on");
		certainty_lower(&v->facts.calls, CERTAINTY_ASSUMED);
	}
	if (is_mostly_foreign(lo, pairs, n)) {
		judge_say(v, -10, true, "most of the calls are calls within other libraries");
		certainty_lower(&v->facts.calls, CERTAINTY_ASSUMED);
	}
	// Who chooses the objects chooses what is called.
	if (all.has_foreign_type && lo->is_library && v->facts.objects != CERTAINTY_KNOWN)
		certainty_lower(&v->facts.calls, CERTAINTY_ASSUMED);
	if (all.has_not_given) {
		judge_say(v, -25, true, "a library calls an object that nobody is seen to give to it");
		v->is_unlikely = true;
		v->facts.calls = CERTAINTY_GUESSED;
	}
	if (!all.has_any_object)
		return;
	judge_say(v, -15, true, "an object of which nothing is known would have to be such a one");
	v->is_guess = true;
	v->facts.calls = CERTAINTY_GUESSED;
}
