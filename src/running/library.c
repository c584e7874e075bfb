// See library.h. Each method is run by nobody yet, by one worker, or by anybody; calls hand it on, the join of
// two different workers is anybody. What nothing leads to in INPUT somebody runs who is not seen.
#include "running/library.h"

#include <stdlib.h>

#include "running/internal.h"

struct spreading {
	struct library_threads *t;
	uint32_t *
		below; // by method id: who calls it by its name, as far as those that override it were told
	struct map first; // by method: its run_edge in t->edges + 1, of those that are sorted by `from`
	VEC(uint32_t) work;
};

static const struct klass *nest_of(const struct klass *klass)
{
	return klass->nest_host ? klass->nest_host : klass;
}

static bool is_of_input(const struct method *method)
{
	return method->owner->role == ROLE_INPUT && !klass_is_phantom(method->owner);
}

static uint32_t joined(uint32_t a, uint32_t b)
{
	return !a || a == b ? b : !b ? a : WORKER_ANYBODY;
}

static void reach(struct spreading *s, const struct method *method, uint32_t worker)
{
	uint32_t *at = &s->t->runs[method->id], both = joined(*at, worker);
	if (*at == both)
		return;
	*at = both;
	vec_push(&s->work, method->id);
}

static void walk_subtypes(struct library_threads *t, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_subtypes; i++) {
		const struct klass *sub = klass->subtypes[i];
		if (sub->id > t->n_classes || t->walked[sub->id] == t->n_walks)
			continue; // loaded since: not of INPUT
		t->walked[sub->id] = t->n_walks;
		vec_push(&t->below, sub);
	}
}

void library_threads_walk_below(struct library_threads *t, const struct klass *klass)
{
	t->n_walks++;
	vec_clear(&t->below);
	walk_subtypes(t, klass);
	for (uint32_t i = 0; i < t->below.n; i++)
		walk_subtypes(t, t->below.v[i]);
}

static void tell_subtypes(struct spreading *s, const struct method *method, uint32_t worker)
{
	library_threads_walk_below(s->t, method->owner);
	for (uint32_t i = 0; i < s->t->below.n; i++) {
		const struct klass *sub = s->t->below.v[i];
		const struct method *own = klass_method(sub, method->name, method->descriptor);
		// What it has from a class that does not know the interface.
		if (!own && method->owner->is_interface && !sub->is_interface && sub->super &&
			!klass_is_subtype(sub->super, method->owner))
			own = world_select_method(s->t->world, sub, method);
		if (own && is_of_input(own))
			reach(s, own, worker);
	}
}

// It is called by its name: what overrides it may run instead.
static void reach_all(struct spreading *s, const struct method *method, uint32_t worker)
{
	reach(s, method, worker);
	if (method->access & (ACC_PRIVATE | ACC_STATIC | ACC_FINAL) || method_is_initialiser(method) ||
		!method->owner->n_subtypes)
		return;
	uint32_t *told = &s->below[method->id], both = joined(*told, worker);
	if (*told == both)
		return;
	*told = both;
	tell_subtypes(s, method, both);
}

static void follow(struct spreading *s, uint32_t id)
{
	const struct library_threads *t = s->t;
	const struct method_facts *facts = id < t->facts->n_by_method ? t->facts->by_method[id] : NULL;
	uint32_t worker = t->runs[id];
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || !is_of_input(call->target))
			continue;
		if (call->op == OP_invokevirtual || call->op == OP_invokeinterface)
			reach_all(s, call->target, worker);
		else
			reach(s, call->target, worker);
	}
	const uint64_t *first = map_get(&s->first, id);
	for (uint32_t i = first ? (uint32_t)*first : t->edges.n;
		 i < t->edges.n && t->edges.v[i].from == id; i++)
		reach_all(s, t->world->methods[t->edges.v[i].to], worker);
}

static void spread(struct spreading *s)
{
	while (s->work.n)
		follow(s, vec_pop(&s->work));
}

// ---- where it begins --------------------------------------------------------------------------

static bool is_open(const struct library_threads *t, const struct method *method)
{
	return t->library->is_open(t->library->context, method) && !given_is_followed(t, method);
}

static void begin_threads(struct spreading *s)
{
	struct library_threads *t = s->t;
	library_threads_walk_below(t, t->thread);
	for (uint32_t i = 0; i < t->below.n; i++) {
		const struct klass *klass = t->below.v[i];
		for (uint32_t k = 0; k < klass->n_methods && klass->role == ROLE_INPUT; k++)
			if (klass->methods[k].name == t->task_name && given_is_followed(t, &klass->methods[k]))
				reach(s, &klass->methods[k], workers_of_class(t, klass));
	}
}

static int by_from(const void *a, const void *b)
{
	const struct run_edge *x = a, *y = b;
	return x->from != y->from ? (x->from < y->from ? -1 : 1)
		: x->to != y->to      ? (x->to < y->to ? -1 : 1)
							  : 0;
}

static void solve(struct library_threads *t)
{
	struct spreading s = { .t = t };
	bool is_new;
	s.below = xcalloc(t->world->n_methods + 1, sizeof(*s.below));
	if (t->edges.n)
		qsort(t->edges.v, t->edges.n, sizeof(*t->edges.v), by_from);
	for (uint32_t i = t->edges.n; i-- > 0;)
		*map_put(&s.first, t->edges.v[i].from, &is_new) = i;
	for (uint32_t id = 1; id <= t->world->n_methods; id++)
		if (is_of_input(t->world->methods[id]) &&
			(method_is_class_initialiser(t->world->methods[id]) ||
				is_open(t, t->world->methods[id])))
			reach_all(&s, t->world->methods[id], WORKER_ANYBODY);
	if (t->thread)
		begin_threads(&s);
	for (uint32_t id = 1; id <= t->world->n_methods; id++)
		if (t->handlers[id])
			reach_all(&s, t->world->methods[id], workers_of_class(t, t->handlers[id]));
	for (uint32_t i = 0; i < t->begun.n; i++)
		reach_all(&s, t->world->methods[t->begun.v[i].to], t->begun.v[i].from);
	spread(&s);
	for (uint32_t id = 1; id <= t->world->n_methods; id++)
		if (is_of_input(t->world->methods[id]) && !t->runs[id])
			reach(&s, t->world->methods[id], WORKER_ANYBODY);
	spread(&s);
	for (uint32_t id = 1; id <= t->world->n_methods; id++)
		if (t->runs[id] && t->runs[id] != WORKER_ANYBODY)
			t->has_workers[nest_of(t->world->methods[id]->owner)->id] = true;
	vec_release(&s.work);
	map_release(&s.first);
	free(s.below);
}

static void find(struct library_threads *t)
{
	t->n_methods = t->world->n_methods;
	t->n_classes = t->world->n_classes;
	t->executors = xcalloc(t->world->n_fields + 1, sizeof(*t->executors));
	t->starts = xcalloc(t->n_methods + 1, sizeof(*t->starts));
	t->is_open = xcalloc(t->n_methods + 1, sizeof(*t->is_open));
	t->handlers = xcalloc(t->n_methods + 1, sizeof(*t->handlers));
	t->functions = xcalloc(t->n_classes + 1, sizeof(*t->functions));
	t->own_task = xcalloc(t->n_classes + 1, sizeof(*t->own_task));
	t->runs = xcalloc(t->n_methods + 1, sizeof(*t->runs));
	t->has_workers = xcalloc(t->n_classes + 1, sizeof(*t->has_workers));
	t->walked = xcalloc(t->n_classes + 1, sizeof(*t->walked));
	t->thread = model_known_class(t->world, MODEL_KNOWN_THREAD);
	t->task_name = workers_task_name(t->world);
	if (!budget_is_over(t->library->budget)) {
		workers_find(t);
		handlers_find(t);
		given_find(t);
		solve(t);
	}
	free(t->executors);
	free(t->starts);
	free(t->is_open);
	free(t->handlers);
	free(t->functions);
	free(t->own_task);
	free(t->walked);
	vec_release(&t->below);
	map_release(&t->by_key);
	vec_release(&t->held);
	vec_release(&t->edges);
	vec_release(&t->begun);
}

struct library_threads *library_threads_find(const struct running_library *library)
{
	struct library_threads *t = xcalloc(1, sizeof(*t));
	t->library = library;
	t->world = library->world;
	t->models = library->world->models;
	t->facts = library->facts;
	arena_init(&t->arena);
	if (t->facts)
		find(t);
	arena_release(&t->arena);
	t->library = NULL;
	t->facts = NULL;
	return t;
}

void library_threads_free(struct library_threads *t)
{
	if (!t)
		return;
	free(t->runs);
	free(t->has_workers);
	vec_release(&t->workers);
	free(t);
}

// ---- answers ----------------------------------------------------------------------------------
//
// A set of threads is a word, in which a worker is its number below and what is not its number above: of two different
// ones some bit is in both halves.

uint64_t library_threads_at(const struct library_threads *t, const struct method *method)
{
	uint32_t worker = method->id <= t->n_methods ? t->runs[method->id] : WORKER_ANYBODY;
	if (worker == 0 || worker == WORKER_ANYBODY)
		return UINT64_MAX;
	return (uint64_t)~worker << 32 | worker;
}

bool library_threads_are_one(uint64_t threads)
{
	return threads && !((uint32_t)(threads >> 32) & (uint32_t)threads);
}

bool library_threads_has_workers(const struct library_threads *t, const struct klass *klass)
{
	return nest_of(klass)->id <= t->n_classes && t->has_workers[nest_of(klass)->id];
}

static bool is_related(const struct klass *a, const struct klass *b)
{
	return klass_is_subtype(a, b) || klass_is_subtype(b, a);
}

enum running_fit library_threads_fit(const struct library_threads *t, uint64_t threads,
	const struct klass *klass)
{
	if (!library_threads_are_one(threads))
		return RUNNING_BY_ANYBODY;
	const struct worker *worker = &t->workers.v[(uint32_t)threads - 1];
	bool is_its = klass &&
		(is_related(klass, worker->owner) ||
			(!worker->is_of_class && nest_of(klass) == nest_of(worker->owner)));
	return worker->is_sure && (worker->is_static || is_its) ? RUNNING_BY_OWN_WORKER
															: RUNNING_BY_WORKER;
}
