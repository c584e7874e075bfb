// Program mode: which threads run a method. Before main has started a thread, and after all of them have
// ended, none does.
#include "analysis/stale_value/stale_value.h"

void threads_find(struct sv *sv)
{
	struct facts *facts = analysis_facts(sv->in);
	sv->threads = cg_running_find(facts, sv->in->options->mains, sv->in->options->n_mains);
	facts_free(facts);
}

uint64_t threads_at(const struct sv_method *m, uint32_t insn)
{
	return cg_running_at(m->sv->threads, m->ir->method, ir_at(m->ir, insn)->bci);
}

uint64_t threads_of(const struct sv_method *m, const struct method *method)
{
	return cg_running_at(m->sv->threads, method, 0);
}

bool threads_is_one(const struct sv *sv, uint64_t threads)
{
	return cg_running_is_one(sv->threads, threads);
}
