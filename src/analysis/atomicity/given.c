// Sections that run what they are given: a helper that takes the lock.
//
//     private synchronized <T> T locked(Supplier<T> body) { return body.get(); }
//     Link lookup(String user) { return locked(() -> online.get(user)); }
//
// All sections of such a lock are one place of the code. What is done there is in the function object, which is known where
// the helper is called.
#include "analysis/atomicity/sections.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/held.h"

// The call by which the place comes to the method that has the section.
struct last_call {
	const struct method *caller;
	uint32_t bci;
};

static struct last_call last_call(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t taken)
{
	struct last_call call = { place, bci };
	while (at->taken.v[taken - 1].below && !atom_is_left_below(at, taken)) {
		call.caller = at->world->methods[at->taken.v[taken - 1].method];
		call.bci = at->taken.v[taken - 1].bci;
		taken = at->taken.v[taken - 1].below;
	}
	return call;
}

const struct edge *atom_given_step(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t taken)
{
	if (!taken)
		return NULL;
	struct last_call last = last_call(at, place, bci, taken);
	const struct method *helper = atom_section(at, place, bci, taken).method;
	const struct method_facts *facts = facts_of(at->facts, last.caller);
	const struct edge *step = NULL;
	for (uint32_t i = 0; facts && i < at->n_edges.v[last.caller->id]; i++) {
		const struct edge *edge = &at->edges.v[at->first_edge.v[last.caller->id] + i];
		const struct fact_call *call = &facts->calls[edge->call];
		if (!edge->is_passed || call->bci != last.bci || call->target != helper)
			continue;
		if (step)
			return NULL; // it is given several
		step = edge;
	}
	return step;
}

struct section_place atom_step(struct atomicity *at, const struct method *place, uint32_t bci,
	uint32_t taken)
{
	struct section_place section = atom_section(at, place, bci, taken);
	struct touches touches;
	const struct edge *step = atom_given_step(at, place, bci, taken);
	if (!step)
		return section;
	atom_touch(at, section.method, section.bci, 0, &touches);
	if (touches.runs_given)
		section = (struct section_place){ at->world->methods[step->callee], FINDING_NO_BCI };
	return section;
}
