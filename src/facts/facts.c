#include "facts/internal.h"

#include <stdlib.h>

#include "base/pool.h"

#define METHODS_A_BATCH 32

struct facts *facts_new(struct world *world, uint32_t jobs, struct notes *notes)
{
	struct facts *facts = xcalloc(1, sizeof(*facts));
	ir_prepare(world);
	facts->world = world;
	facts->notes = notes;
	facts->jobs = jobs ? jobs : 1;
	facts->lambdas = xcalloc(1, sizeof(*facts->lambdas));
	facts->private = xcalloc(1, sizeof(*facts->private));
	facts->private->extractors = xcalloc(facts->jobs, sizeof(struct extractor));
	for (uint32_t i = 0; i < facts->jobs; i++) {
		struct extractor *x = &facts->private->extractors[i];
		x->world = world;
		x->notes = notes;
		x->builder = ir_builder_new(world);
	}
	return facts;
}

static void release_extractor(struct extractor *x)
{
	ir_builder_free(x->builder);
	arena_release(&x->arena);
	arena_release(&x->scratch);
	vec_release(&x->exprs);
	vec_release(&x->operands);
	vec_release(&x->pending);
	vec_release(&x->calls);
	vec_release(&x->helds);
	vec_release(&x->held_keys);
	vec_release(&x->fact_locks);
	vec_release(&x->stores);
	vec_release(&x->returns);
	vec_release(&x->left);
}

void facts_free(struct facts *facts)
{
	if (!facts)
		return;
	for (uint32_t i = 0; i < facts->jobs; i++)
		release_extractor(&facts->private->extractors[i]);
	free(facts->private->extractors);
	free(facts->private);
	free(facts->by_method);
	free(facts->lambdas);
	free(facts);
}

struct extraction {
	struct facts *facts;
	struct method *const *methods;
};

static void extract_one(void *context, uint32_t item, uint32_t worker)
{
	struct extraction *extraction = context;
	const struct method *method = extraction->methods[item];
	struct facts *facts = extraction->facts;
	if (method->member->code && !facts->by_method[method->id])
		facts->by_method[method->id] = extract_method(&facts->private->extractors[worker], method);
}

static void grow(struct facts *facts)
{
	uint32_t n = facts->world->n_methods + 1;
	if (n <= facts->n_by_method)
		return;
	facts->by_method = xrealloc(facts->by_method, n * sizeof(*facts->by_method));
	memset(facts->by_method + facts->n_by_method, 0,
		(n - facts->n_by_method) * sizeof(*facts->by_method));
	facts->n_by_method = n;
}

// Ids in the order of the methods asked for, so they do not depend on the threads.
static void number_lambdas(struct facts *facts, struct method *const *methods, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct method_facts *mf = facts->by_method[methods[i]->id];
		for (uint32_t k = 0; mf && k < mf->n_calls; k++) {
			if (!mf->calls[k].lambda || mf->calls[k].lambda->id)
				continue;
			struct lambda *lambda;
			memcpy(&lambda, &mf->calls[k].lambda, sizeof(lambda)); // ours; const for everybody else
			lambda->id = ++facts->n_lambdas;
			if ((facts->n_lambdas & (facts->n_lambdas - 1)) == 0)
				facts->lambdas = xrealloc(facts->lambdas,
					2 * facts->n_lambdas * sizeof(*facts->lambdas));
			facts->lambdas[lambda->id] = lambda;
		}
	}
}

void facts_extract(struct facts *facts, struct method *const *methods, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		world_open(facts->world, methods[i]->owner);
	grow(facts);
	for (uint32_t i = 0; i < facts->jobs; i++)
		facts->private->extractors[i].wants_initialisers = facts->wants_initialisers;
	struct extraction extraction = { facts, methods };
	pool_run(facts->jobs, n, METHODS_A_BATCH, extract_one, &extraction);
	number_lambdas(facts, methods, n);
}

uint32_t facts_line(const struct method *method, uint32_t bci)
{
	return method->member->code ? code_line(method->owner->file, method->member->code, bci) : 0;
}
