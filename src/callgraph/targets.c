// Which methods a virtual call may run: by class hierarchy, bounded. A call with more
// implementations than max_targets is followed only to what the declared class itself would run (the
// seed's answer), and counted.
#include "callgraph/internal.h"
#include "model/model.h"

#include <stdlib.h>

#include "base/hash.h"

#define MAX_SUBTYPES 200 // looked at for one call
#define MAX_INPUT 2000   // classes of an INPUT that is small

struct collector {
	struct callgraph *cg;
	struct expander *x;
	const struct method *resolved;
	struct targets found;
	uint32_t n_seen;
	bool is_over;
};

static void add_target(struct collector *c, const struct method *method,
	const struct lambda *lambda)
{
	if (!method)
		return;
	for (uint32_t i = 0; i < c->found.n; i++)
		if (c->found.methods[i] == method && c->found.lambdas[i] == lambda)
			return;
	if (c->found.n >= c->cg->options.max_targets) {
		c->is_over = true;
		return;
	}
	c->found.methods[c->found.n] = method;
	c->found.lambdas[c->found.n++] = lambda;
}

static bool is_concrete(const struct klass *klass)
{
	return klass->file && !(klass->access & (ACC_INTERFACE | ACC_ABSTRACT));
}

// Users of a library extend its abstract classes, and inherit what these implement.
static bool is_extended_elsewhere(const struct cg_options *options, const struct klass *klass)
{
	return options->is_library && klass->role == ROLE_INPUT && klass->file &&
		!(klass->access & ACC_INTERFACE) &&
		(klass->access & ACC_PUBLIC || options->entries_non_private);
}

static void collect_subtypes(struct collector *c, const struct klass *top)
{
	struct expander *x = c->x;
	vec_clear(&x->class_stack);
	vec_push(&x->class_stack, top);
	while (x->class_stack.n && !c->is_over) {
		const struct klass *klass = vec_pop(&x->class_stack);
		if (++c->n_seen > MAX_SUBTYPES)
			c->is_over = true;
		if (is_concrete(klass)) {
			add_target(c, world_select_method(c->cg->world, klass, c->resolved), NULL);
		} else if (is_extended_elsewhere(&c->cg->options, klass)) {
			const struct method *method = world_select_method(c->cg->world, klass, c->resolved);
			if (method && !method_is_abstract(method))
				add_target(c, method, NULL);
		}
		for (uint32_t i = klass->n_subtypes; i > 0; i--)
			vec_push(&x->class_stack, klass->subtypes[i - 1]);
	}
}

// Function objects by the name of their method.
static void list_lambdas(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	if (private->next_lambda.n == 0)
		vec_push(&private->next_lambda, 0);
	while (private->next_lambda.n <= cg->facts->n_lambdas) {
		uint32_t id = private->next_lambda.n;
		const struct lambda *lambda = cg->facts->lambdas[id];
		uint64_t *last = map_put(&private->last_lambda, lambda->name->hash, NULL);
		vec_push(&private->next_lambda, (uint32_t)*last);
		*last = id;
		bool is_new = false;
		if (lambda->maker->owner->role == ROLE_INPUT)
			map_put(&private->seen_lambda_types, lambda->interface->id, &is_new);
		if (is_new)
			vec_push(&private->lambda_types, lambda->interface);
	}
}

static uint32_t lambdas_named(const struct callgraph *cg, const struct name *name)
{
	uint64_t *last = map_get(&cg->private->last_lambda, name->hash);
	return last ? (uint32_t)*last : 0;
}

// Function objects inherit the methods with code of the interfaces that they are made for.
static void collect_defaults(struct collector *c, const struct klass *top)
{
	const struct cg_private *private = c->cg->private;
	if (!c->resolved->owner->is_interface)
		return;
	for (uint32_t i = 0; i < private->lambda_types.n && !c->is_over; i++)
		if (klass_is_subtype(private->lambda_types.v[i], top))
			add_target(c,
				world_select_method(c->cg->world, private->lambda_types.v[i], c->resolved), NULL);
}

static void collect_lambdas(struct collector *c, const struct klass *top)
{
	struct facts *facts = c->cg->facts;
	if (!top->is_interface)
		return;
	if (!method_is_abstract(c->resolved)) {
		collect_defaults(c, top);
		return;
	}
	for (uint32_t i = lambdas_named(c->cg, c->resolved->name); i && !c->is_over;
		 i = c->cg->private->next_lambda.v[i]) {
		const struct lambda *lambda = facts->lambdas[i];
		if (lambda->maker->owner->role == ROLE_INPUT && lambda->name == c->resolved->name &&
			lambda->implementation && klass_is_subtype(lambda->interface, top))
			add_target(c, lambda->implementation, lambda);
	}
}

static void list_input(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	vec_clear(&private->input);
	for (uint32_t id = 1; id <= cg->world->n_classes; id++) {
		const struct klass *klass = cg->world->classes[id];
		if (klass->role != ROLE_INPUT || klass->is_shadowed || !is_concrete(klass))
			continue;
		vec_push(&private->input, klass);
		if (private->input.n > MAX_INPUT) {
			vec_clear(&private->input);
			return;
		}
	}
}

// Classes and function objects have come: what the threads keep depends on when they first asked.
static void forget_old(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	if (private->n_known_classes == cg->world->n_classes &&
		private->n_known_lambdas == cg->facts->n_lambdas)
		return;
	private->n_known_classes = cg->world->n_classes;
	private->n_known_lambdas = cg->facts->n_lambdas;
	repeat_forget(cg);
	free(private->by_method);
	private->n_by_method = cg->world->n_methods + 1;
	private->by_method = xcalloc(private->n_by_method, sizeof(*private->by_method));
	for (uint32_t i = 0; i < cg->facts->jobs; i++) {
		struct expander *x = &private->expanders[i];
		map_clear(&x->targets);
		map_clear(&x->makers);
		if (x->n_starts)
			memset(x->starts, 0, x->n_starts * sizeof(*x->starts));
	}
}

void targets_prepare(struct callgraph *cg)
{
	forget_old(cg);
	list_lambdas(cg);
	if (cg->private->input.n == 0)
		list_input(cg);
}

// Too many implementations: those of INPUT alone, where INPUT is small.
static void collect_input(struct collector *c, const struct klass *top)
{
	struct cg_private *private = c->cg->private;
	for (uint32_t i = 0; i < private->input.n && !c->is_over; i++) {
		const struct klass *klass = private->input.v[i];
		if (!klass_is_subtype(klass, top))
			continue;
		const struct method *method = world_select_method(c->cg->world, klass, c->resolved);
		if (method && method->owner->role == ROLE_INPUT)
			add_target(c, method, NULL);
	}
}

// Too many implementations: what a collection of a program mostly is.
static void collect_likely(struct collector *c, const struct klass *top)
{
	static const enum model_known likely[][2] = {
		{ MODEL_KNOWN_COLLECTION, MODEL_KNOWN_ARRAY_LIST },
		{ MODEL_KNOWN_LIST, MODEL_KNOWN_ARRAY_LIST },
		{ MODEL_KNOWN_SET, MODEL_KNOWN_HASH_SET },
		{ MODEL_KNOWN_MAP, MODEL_KNOWN_HASH_MAP },
	};
	for (size_t i = 0; i < sizeof(likely) / sizeof(likely[0]); i++) {
		const struct klass *klass = model_is_known(top, likely[i][0])
			? model_known_class(c->cg->world, likely[i][1])
			: NULL;
		if (klass && klass->role != ROLE_INPUT && is_concrete(klass) &&
			klass_is_subtype(klass, top))
			add_target(c, world_select_method(c->cg->world, klass, c->resolved), NULL);
	}
}

// In one piece, for the caches.
static const struct targets *keep_targets(struct arena *arena, const struct targets *found)
{
	size_t size = found->n * sizeof(void *);
	struct targets *targets = arena_alloc(arena, sizeof(*targets) + 2 * size);
	*targets = *found;
	targets->methods = (const struct method **)(targets + 1);
	targets->lambdas = (const struct lambda **)(targets->methods + found->n);
	if (size) {
		memcpy(targets->methods, found->methods, size);
		memcpy(targets->lambdas, found->lambdas, size);
	}
	return targets;
}

static const struct targets *collect(struct expander *x, const struct klass *klass,
	const struct method *resolved)
{
	struct callgraph *cg = x->cg;
	struct collector c = { .cg = cg, .x = x, .resolved = resolved };
	vec_reserve(&x->methods, cg->options.max_targets + 1);
	vec_reserve(&x->lambdas, cg->options.max_targets + 1);
	c.found.methods = x->methods.v;
	c.found.lambdas = x->lambdas.v;
	collect_subtypes(&c, klass);
	if (!c.is_over)
		collect_lambdas(&c, klass);
	bool is_cut = c.is_over;
	if (is_cut) {
		c.found.n = 0;
		c.is_over = false;
		collect_input(&c, klass);
		if (!c.is_over)
			collect_lambdas(&c, klass);
		if (!c.is_over)
			collect_likely(&c, klass);
		c.found.is_cut = true;
		is_cut = c.is_over || c.found.n == 0;
	}
	if (is_cut) {
		const struct method *own = is_concrete(klass) || klass->file
			? world_select_method(cg->world, klass, resolved)
			: NULL;
		c.found.n = 0;
		c.found.is_cut = true;
		if (own && !method_is_abstract(own)) {
			c.found.methods[0] = own;
			c.found.lambdas[0] = NULL;
			c.found.n = 1;
		}
	}
	return keep_targets(&x->arena, &c.found);
}

// For receivers of the method's own class: the most, and the same for all threads.
static const struct targets *own_targets(struct expander *x, const struct method *resolved)
{
	struct known_method *known = &x->cg->private->by_method[resolved->id];
	const struct targets *targets = atomic_load_explicit(&known->targets, memory_order_acquire);
	if (!targets) {
		targets = collect(x, resolved->owner, resolved);
		atomic_store_explicit(&known->targets, targets, memory_order_release);
	}
	return targets;
}

const struct targets *targets_of(struct expander *x, const struct klass *klass,
	const struct method *resolved)
{
	if (klass == resolved->owner && resolved->id < x->cg->private->n_by_method)
		return own_targets(x, resolved);
	bool is_new;
	uint64_t key = (uint64_t)klass->id << 32 | resolved->id;
	uint64_t *slot = map_put(&x->targets, key, &is_new);
	if (is_new)
		*slot = (uintptr_t)collect(x, klass, resolved);
	return (const struct targets *)(uintptr_t)*slot;
}
