// Program mode: which threads run a method.
#include "analysis/atomicity/atomicity.h"

#include "callgraph/callgraph.h"

void atom_threads_find(struct atomicity *at)
{
	const struct scan_options *options = at->in->options;
	if (options->mode != SCAN_PROGRAM || at->threads)
		return;
	// The graph goes further into the library than we do: it gets a view of the facts of its own.
	struct facts *facts = analysis_facts(at->in);
	at->threads = cg_running_find(facts, options->mains, options->n_mains);
	facts_free(facts);
	if (budget_is_over(at->in->budget)) { // it may have ended before all threads were found
		cg_running_free(at->threads);
		at->threads = NULL;
	}
}

uint64_t atom_threads_of(const struct atomicity *at, const struct method *method, uint32_t bci)
{
	return at->threads ? cg_running_at(at->threads, method, bci) : 0;
}

bool atom_is_one_thread(const struct atomicity *at, uint64_t threads)
{
	return threads && cg_running_is_one(at->threads, threads);
}

bool atom_is_alone(const struct atomicity *at, const struct method *method, uint32_t bci)
{
	return at->threads && method->id <= at->threads->n_methods && at->threads->all[method->id] &&
		!cg_running_at(at->threads, method, bci);
}

bool atom_may_overlap(const struct atomicity *at, const struct method *method, uint32_t bci,
	const struct method *other, uint32_t other_bci)
{
	if (!at->threads)
		return true;
	if (atom_is_alone(at, other, other_bci))
		return false;
	uint64_t a = atom_threads_of(at, method, bci), b = atom_threads_of(at, other, other_bci);
	if (!a || !b)
		return true;
	a &= ~cg_running_apart(at->threads, other, other_bci);
	b &= ~cg_running_apart(at->threads, method, bci);
	return a && b && !cg_running_is_one(at->threads, a | b);
}
