// What the bounds of this analysis left out, for the report. It matters where some caller, however far up,
// holds a lock: without one there is no context.
#include "analysis/atomicity/atomicity.h"

#include <stdlib.h>

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/warnings.h"

struct under {
	bool *is_under; // by method: called while a lock is held
	VEC(uint32_t) work;
};

static void add_under(struct under *under, uint32_t method)
{
	if (under->is_under[method])
		return;
	under->is_under[method] = true;
	vec_push(&under->work, method);
}

static bool *find_under(const struct atomicity *at)
{
	struct under under = { .is_under = xcalloc(at->world->n_methods + 1, sizeof(bool)) };
	for (uint32_t i = 0; i < at->edges.n; i++) {
		if (at->edges.v[i].is_held)
			add_under(&under, at->edges.v[i].callee);
	}
	while (under.work.n) {
		uint32_t id = vec_pop(&under.work);
		for (uint32_t k = 0; k < at->n_edges.v[id]; k++)
			add_under(&under, at->edges.v[at->first_edge.v[id] + k].callee);
	}
	vec_release(&under.work);
	return under.is_under;
}

static bool is_call_under(const struct atomicity *at, const bool *is_under, uint32_t method,
	uint32_t call)
{
	return is_under[method] || at->facts->by_method[method]->calls[call].held;
}

static bool is_edge_under(const bool *is_under, const struct edge *edge)
{
	return edge->is_held || is_under[edge->caller];
}

static bool has_caller_under(const struct atomicity *at, const bool *is_under, uint32_t method)
{
	for (uint32_t e = at->first_in.v[method]; e; e = at->edges.v[e - 1].next_in)
		if (is_edge_under(is_under, &at->edges.v[e - 1]))
			return true;
	return false;
}

// How many there are, and how many of them in INPUT's own code.
struct count {
	uint32_t n, n_own;
};

static void count_one(const struct atomicity *at, uint32_t method, struct count *count)
{
	count->n++;
	count->n_own += atom_calls_is_input(at->world->methods[method]);
}

static struct count count_deep(const struct atomicity *at, const bool *is_under)
{
	struct count count = { 0 };
	for (uint32_t i = 0; i < at->taken.n; i++)
		if (at->taken.v[i].depth >= atom_max_depth(at, &at->taken.v[i]) &&
			has_caller_under(at, is_under, at->taken.v[i].method))
			count_one(at, at->taken.v[i].method, &count);
	for (uint32_t i = 0; i < at->twices.n; i++)
		if (at->twices.v[i].depth >= MAX_DEPTH &&
			has_caller_under(at, is_under, at->twices.v[i].method))
			count_one(at, at->twices.v[i].method, &count);
	return count;
}

static struct count count_cut(const struct atomicity *at, const bool *is_under)
{
	struct count count = { 0 };
	for (uint32_t i = 0; i < at->cut_calls.n; i++)
		if (is_call_under(at, is_under, at->cut_calls.v[i].method, at->cut_calls.v[i].call))
			count_one(at, at->cut_calls.v[i].method, &count);
	return count;
}

// Each callee is looked at once: they are all over the place.
static uint32_t count_outside(const struct atomicity *at, const bool *is_under)
{
	enum { UNKNOWN, OUTSIDE, SETTLED };
	uint8_t *is_what = xcalloc(at->world->n_methods + 1, sizeof(*is_what));
	uint32_t n = 0;
	for (uint32_t i = 0; i < at->edges.n; i++) {
		const struct edge *edge = &at->edges.v[i];
		if (is_what[edge->callee] == UNKNOWN) {
			const struct method *callee = at->world->methods[edge->callee];
			is_what[edge->callee] = atom_calls_is_input(callee) || !callee->member->code ||
					facts_of(at->facts, callee)
				? SETTLED
				: OUTSIDE;
		}
		if (is_what[edge->callee] == SETTLED || !is_edge_under(is_under, edge))
			continue;
		is_what[edge->callee] = SETTLED;
		n++;
	}
	free(is_what);
	return n;
}

void atom_bounds_say(struct atomicity *at)
{
	const char *rule = rules[at->is_pair ? RULE_atomicity_pair : RULE_atomicity].id;
	bool *is_under = find_under(at);
	struct count cut = count_cut(at, is_under), deep = count_deep(at, is_under);
	findings_add_bound(at->out, rule,
		at->is_cha
			? "of the methods that a call may run, if they are more than 40, not all were followed"
			: "of the methods that a call may run, if they are more than 6, not all were followed",
		cut.n, cut.n_own, "call under a lock", "calls under a lock");
	_Static_assert(MAX_TARGETS == 6 && MAX_CHA_TARGETS == 40 && MAX_DEPTH == 5, "said above");
	findings_add_bound(at->out, rule,
		"locks more than 5 calls below a held lock (of static fields: 2) were not followed", deep.n,
		deep.n_own, "way to a lock", "ways to locks");
	findings_add_bound(at->out, rule,
		"code more than 2 calls deep in other libraries was not looked at",
		count_outside(at, is_under), 0, "method under a lock", "methods under a lock");
	findings_add_bound(at->out, rule, "methods with too many locks were not looked at to the end",
		at->n_large, at->n_large, "method", "methods");
	free(is_under);
}
