#include "facts/internal.h"

#include <stdlib.h>

#include "base/pool.h"
#include "model/model.h"

#define CLASSES_A_BATCH 4
#define AHEAD 8 // methods: what they are made of is all over the place

static struct facts *new_view(struct world *world, uint32_t jobs, struct notes *notes)
{
	struct facts *facts = xcalloc(1, sizeof(*facts));
	facts->world = world;
	facts->notes = notes;
	facts->jobs = jobs ? jobs : 1;
	return facts;
}

struct facts *facts_new(struct world *world, uint32_t jobs, struct notes *notes)
{
	struct facts *facts = new_view(world, jobs, notes);
	struct facts_private *private = xcalloc(1, sizeof(*private));
	ir_prepare(world);
	private->owner = facts;
	private->lambdas = xcalloc(1, sizeof(*private->lambdas));
	private->extractors = xcalloc_apart(facts->jobs, sizeof(struct extractor));
	for (uint32_t i = 0; i < facts->jobs; i++) {
		struct extractor *x = &private->extractors[i];
		x->world = world;
		x->notes = notes;
		x->builder = ir_builder_new(world);
		x->initialiser_names.clinit = intern_string(world->names, "<clinit>");
		x->initialiser_names.no_arguments = intern_string(world->names, "()V");
	}
	facts->lambdas = private->lambdas;
	facts->private = private;
	return facts;
}

struct facts *facts_share(struct facts *shared)
{
	struct facts *facts = new_view(shared->world, shared->jobs, shared->notes);
	facts->budget = shared->budget;
	facts->wants_initialisers = shared->wants_initialisers;
	facts->private = shared->private;
	facts->n_lambdas = shared->private->n_lambdas;
	facts->lambdas = shared->private->lambdas;
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
	vec_release(&x->more_locks);
	vec_release(&x->stores);
	vec_release(&x->returns);
	vec_release(&x->left);
}

void facts_free(struct facts *facts)
{
	if (!facts)
		return;
	struct facts_private *private = facts->private;
	if (private->owner == facts) {
		for (uint32_t i = 0; i < facts->jobs; i++)
			release_extractor(&private->extractors[i]);
		free(private->extractors);
		free(private->by_method);
		free(private->lambdas);
		free(private);
	}
	free(facts->by_method);
	free(facts);
}

uint32_t facts_count(const struct facts *facts)
{
	uint32_t n = 0;
	for (uint32_t i = 0; facts && i < facts->private->n_by_method; i++)
		n += facts->private->by_method[i] != NULL;
	return n;
}

struct extraction {
	struct facts_private *private;
	struct budget *budget;
	struct method *const *methods;
	const uint32_t *groups; // where the methods of a class begin; one more: the end
	bool *has_lambdas;      // by method
};

// The methods of a class by one thread, which then has to look up only once what the class refers to.
static void extract_group(void *context, uint32_t item, uint32_t worker)
{
	const struct extraction *extraction = context;
	struct facts_private *private = extraction->private;
	struct extractor *x = &private->extractors[worker];
	uint32_t first = extraction->groups[item], end = extraction->groups[item + 1];
	const struct klass *owner = extraction->methods[first]->owner;
	if (extraction->budget && budget_is_over(extraction->budget)) {
		for (uint32_t i = first; i < end; i++)
		private->by_method[extraction->methods[i]->id] = NULL;
		return;
	}
	if (end - first > 1 && !owner->has_bad_code)
		ir_builder_expect(x->builder, owner);
	for (uint32_t i = first; i < end; i++) {
		const struct method *method = extraction->methods[i];
		struct method_facts *facts = extract_method(x, method);
		extraction->has_lambdas[i] = facts->has_lambdas;
		private->by_method[method->id] = facts;
	}
}

static bool is_wanted(const struct facts *facts, const struct method *method)
{
	return method->member->code || (facts->wants_natives && method_is_locking_native(method));
}

static void grow(struct method_facts ***by_method, uint32_t *n_by_method, uint32_t n)
{
	if (n <= *n_by_method)
		return;
	*by_method = xrealloc(*by_method, n * sizeof(**by_method));
	memset(*by_method + *n_by_method, 0, (n - *n_by_method) * sizeof(**by_method));
	*n_by_method = n;
}

// Ids in the order of the methods asked for, so they do not depend on the threads.
static void number_lambdas(struct facts_private *private, const struct method_facts *facts)
{
	for (uint32_t k = 0; k < facts->n_calls; k++) {
		if (!facts->calls[k].lambda)
			continue;
		struct lambda *lambda;
		memcpy(&lambda, &facts->calls[k].lambda, sizeof(lambda)); // ours; const for all others
		lambda->id = ++private->n_lambdas;
		if ((private->n_lambdas & (private->n_lambdas - 1)) == 0)
		private->lambdas = xrealloc(private->lambdas,
			2 * private->n_lambdas * sizeof(*private->lambdas));
		private->lambdas[lambda->id] = lambda;
	}
}

// Those that nobody asked for before, each once.
static void extract_new(struct facts *facts, struct method *const *methods, uint32_t n)
{
	struct facts_private *private = facts->private;
	VEC(struct method *) missing = { 0 };
	for (uint32_t i = 0; i < n; i++) {
		if (i + AHEAD < n)
			__builtin_prefetch(methods[i + AHEAD]->member);
		if (!is_wanted(facts, methods[i]) || private->by_method[methods[i]->id])
			continue;
		private->by_method[methods[i]->id] = &private->under_way;
		vec_push(&missing, methods[i]);
	}
	for (uint32_t i = 0; i < facts->jobs; i++) {
		struct extractor *x = &private->extractors[i];
		x->wants_initialisers = facts->wants_initialisers;
	}
	VEC(uint32_t) groups = { 0 };
	for (uint32_t i = 0; i < missing.n; i++)
		if (i == 0 || missing.v[i]->owner != missing.v[i - 1]->owner)
			vec_push(&groups, i);
	uint32_t n_groups = groups.n;
	vec_push(&groups, missing.n);
	struct extraction extraction = { private, facts->budget, missing.v, groups.v,
		xcalloc(missing.n, sizeof(bool)) };
	pool_run(facts->jobs, n_groups, CLASSES_A_BATCH, extract_group, &extraction);
	vec_release(&groups);
	for (uint32_t i = 0; i < missing.n; i++)
		if (extraction.has_lambdas[i])
			number_lambdas(private, private->by_method[missing.v[i]->id]);
	free(extraction.has_lambdas);
	vec_release(&missing);
}

static int compare_classes(const void *left, const void *right)
{
	const struct klass *a = *(struct klass *const *)left, *b = *(struct klass *const *)right;
	return a->id < b->id ? -1 : a->id > b->id;
}

// Those not open yet, each once.
static void open_owners(struct world *world, struct method *const *methods, uint32_t n)
{
	VEC(struct klass *) owners = { 0 };
	uint32_t n_different = 0;
	for (uint32_t i = 0; i < n; i++)
		if (!methods[i]->owner->is_opened && (i == 0 || methods[i]->owner != methods[i - 1]->owner))
			vec_push(&owners, methods[i]->owner);
	if (owners.n)
		qsort(owners.v, owners.n, sizeof(*owners.v), compare_classes);
	for (uint32_t i = 0; i < owners.n; i++)
		if (i == 0 || owners.v[i] != owners.v[i - 1])
			owners.v[n_different++] = owners.v[i];
	world_open_all(world, owners.v, n_different);
	vec_release(&owners);
}

void facts_extract(struct facts *facts, struct method *const *methods, uint32_t n)
{
	struct facts_private *private = facts->private;
	open_owners(facts->world, methods, n);
	models_prepare(facts->world->models, facts->world);
	grow(&private->by_method, &private->n_by_method, facts->world->n_methods + 1);
	grow(&facts->by_method, &facts->n_by_method, facts->world->n_methods + 1);
	extract_new(facts, methods, n);
	for (uint32_t i = 0; i < n; i++)
		if (is_wanted(facts, methods[i]))
			facts->by_method[methods[i]->id] = private->by_method[methods[i]->id];
	facts->n_lambdas = private->n_lambdas;
	facts->lambdas = private->lambdas;
}

uint32_t facts_line(const struct method *method, uint32_t bci)
{
	return method->member->code ? code_line(method->owner->file, method->member->code, bci) : 0;
}
