// See running.h. What is built, and the questions about whole methods and sets of threads: of a program a method's answer
// is that of its nodes together, of a library see library.h.
#include "running/internal.h"

#include <stdlib.h>

// ---- who runs what ----------------------------------------------------------------------------

static void name_threads(struct running *r, const struct threads *threads)
{
	uint32_t n = threads_count(threads), n_bits = 0;
	r->bits = xcalloc(n + 1, sizeof(*r->bits));
	for (uint32_t t = 1; t <= n; t++) {
		const struct thread *thread = thread_at(threads, t);
		r->bits[t] = UINT8_MAX;
		for (uint32_t u = 1; thread->is_own && thread->worker && u < t; u++)
			if (thread_at(threads, u)->worker == thread->worker && r->bits[u] != UINT8_MAX)
				r->bits[t] = r->bits[u];
		if (thread->is_own && r->bits[t] == UINT8_MAX)
			r->bits[t] = (uint8_t)(n_bits < RUNNING_NAMED ? n_bits++ : RUNNING_NAMED);
	}
	r->many = REST;
	for (uint32_t t = 1; t <= n; t++) {
		if (r->bits[t] == UINT8_MAX)
			continue;
		if (thread_at(threads, t)->is_many)
			r->many |= UINT64_C(1) << r->bits[t];
		for (uint32_t u = 1; u <= n; u++)
			if (r->bits[u] != UINT8_MAX && r->bits[u] != r->bits[t] &&
				threads_may_meet(threads, t, u))
				r->meets[r->bits[t]] |= UINT64_C(1) << r->bits[u];
	}
}

static void note_nodes(struct running *r, const struct threads *threads, uint32_t n_nodes)
{
	r->nodes = xcalloc(n_nodes + 1, sizeof(*r->nodes));
	for (uint32_t t = 1; t <= threads_count(threads); t++)
		for (uint32_t node = 1; r->bits[t] != UINT8_MAX && node <= n_nodes; node++)
			if (thread_runs(thread_at(threads, t), node))
				r->nodes[node] |= UINT64_C(1) << r->bits[t];
}

// Without a JDK points-to sees no thread begin.
static bool knows_threads(const struct world *world)
{
	const struct klass *thread = model_known_class(world, MODEL_KNOWN_THREAD);
	return thread && !klass_is_phantom(thread);
}

struct running *running_of_program(const struct running_program *program)
{
	struct running *r = xcalloc(1, sizeof(*r));
	if (program && knows_threads(program->bodies->world)) {
		r->is_known = true;
		r->cache = stack_cache_new();
		r->pta = program->pta;
		r->bodies = program->bodies;
		r->heap = program->heap;
		r->threads = program->threads;
		name_threads(r, r->threads);
		note_nodes(r, r->threads, pta_n_nodes(r->pta));
		sure_find(r);
	}
	return r;
}

struct running *running_of_library(const struct running_library *library)
{
	struct running *r = xcalloc(1, sizeof(*r));
	r->library = library_threads_find(library);
	return r;
}

void running_free(struct running *running)
{
	if (!running)
		return;
	free(running->bits);
	free(running->nodes);
	free(running->is_sure);
	outside_free(running->outside);
	users_free(running->users);
	stack_cache_free(running->cache);
	library_threads_free(running->library);
	free(running);
}

// ---- questions --------------------------------------------------------------------------------

bool running_is_known(const struct running *r)
{
	return r->is_known;
}

bool running_has(const struct running *r, const struct method *method)
{
	if (!r->is_known)
		return true;
	for (uint32_t node = pta_first_node(r->pta, method); node; node = pta_next_node(r->pta, node))
		if (r->nodes[node])
			return true;
	return r->outside && outside_has(r, method) && outside_threads(r->outside, method);
}

uint64_t running_through(const struct running *r, const struct method *method)
{
	uint64_t found = 0;
	if (!r->is_known)
		return REST;
	for (uint32_t node = pta_first_node(r->pta, method); node; node = pta_next_node(r->pta, node))
		for (uint32_t t = 1; t <= threads_count(r->threads); t++)
			if (r->bits[t] != UINT8_MAX && bitset_has(&thread_at(r->threads, t)->reaches, node))
				found |= UINT64_C(1) << r->bits[t];
	return found;
}

enum running_fit running_fit(const struct running *r, uint64_t threads, const struct klass *klass)
{
	return r->library ? library_threads_fit(r->library, threads, klass) : RUNNING_BY_ANYBODY;
}

bool running_has_workers(const struct running *r, const struct klass *klass)
{
	return r->library && library_threads_has_workers(r->library, klass);
}

bool running_is_one(const struct running *r, uint64_t threads)
{
	if (r->library)
		return library_threads_are_one(threads);
	if (threads & r->many || !r->is_known)
		return false;
	for (uint32_t bit = 0; bit < RUNNING_NAMED; bit++)
		if (threads >> bit & 1 && threads & r->meets[bit])
			return false;
	return true;
}

bool running_sets_meet(const struct running *r, uint64_t a, uint64_t b)
{
	if (!r->is_known)
		return true;
	if (a & b & r->many || (a | b) & REST)
		return a && b;
	for (uint32_t bit = 0; bit < RUNNING_NAMED; bit++)
		if (a >> bit & 1 && b & r->meets[bit])
			return true;
	return false;
}
