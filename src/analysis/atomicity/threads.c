// Which threads run a method. Of a library only what one thread of its own does.
#include "analysis/atomicity/judge.h"

void atom_threads_find(struct atomicity *at)
{
	struct running *running = floor_running(at->in->floor);
	if (at->in->options->mode != SCAN_PROGRAM) {
		at->library = running;
		return;
	}
	running_look_outside(running);
	at->threads = running_is_known(running) ? running : NULL;
}

uint64_t atom_threads_of(const struct atomicity *at, const struct method *method, uint32_t bci)
{
	return at->threads ? running_at(at->threads, method, bci) : 0;
}

bool atom_is_one_thread(const struct atomicity *at, uint64_t threads)
{
	return threads && running_is_one(at->threads, threads);
}

bool atom_is_alone(const struct atomicity *at, const struct method *method, uint32_t bci)
{
	return at->threads && !running_at(at->threads, method, bci);
}

bool atom_may_overlap(const struct atomicity *at, const struct method *method, uint32_t bci,
	const struct method *other, uint32_t other_bci)
{
	if (at->library)
		return running_fit(at->library,
				   running_at(at->library, method, bci) | running_at(at->library, other, other_bci),
				   method->owner) != RUNNING_BY_OWN_WORKER;
	if (!at->threads)
		return true;
	return !running_has(at->threads, method) || !running_has(at->threads, other) ||
		running_may_meet(at->threads, method, bci, other, other_bci);
}
