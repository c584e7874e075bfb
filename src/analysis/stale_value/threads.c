// Program mode: which threads run a method. Before main has started a thread, and after all of them have
// ended, none does.
#include "analysis/stale_value/stale_value.h"

uint64_t threads_at(const struct sv_method *m, uint32_t insn)
{
	return running_at(m->sv->threads, m->ir->method, ir_at(m->ir, insn)->bci);
}

uint64_t threads_of(const struct sv_method *m, const struct method *method)
{
	return running_at(m->sv->threads, method, 0);
}
