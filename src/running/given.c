// What becomes of the function objects that INPUT makes, lambdas and objects of its own classes that others than INPUT
// call: run right here, given to a worker, kept in a field and found there again, handed to a method that does one of
// these. Whatever else is done with one, anybody may run it.
#include "running/library.h"

#include <stdlib.h>

#define MAX_HANDED 4  // calls
#define MAX_TARGETS 4 // of one call
#define MAX_BODIES 16 // of one object
#define MAX_ROUNDS 3  // from field to field

struct giving {
	struct library_threads *t;
	const struct function *function;
};

static void give(struct giving *g, const struct method_facts *facts, uint32_t value,
	uint32_t depth);

static void run_by(struct giving *g, const struct name *name, uint32_t worker)
{
	for (uint32_t i = 0; i < g->function->n; i++)
		if (!name || g->function->n == 1 || g->function->bodies[i]->name == name)
			vec_push(&g->t->begun, (struct run_edge){ worker, g->function->bodies[i]->id });
}

static bool is_open(const struct giving *g)
{
	for (uint32_t i = 0; i < g->function->n; i++)
		if (!g->t->is_open[g->function->bodies[i]->id])
			return false;
	return true;
}

static void run_by_anybody(struct giving *g)
{
	if (is_open(g))
		return;
	run_by(g, NULL, WORKER_ANYBODY);
	for (uint32_t i = 0; i < g->function->n; i++)
		g->t->is_open[g->function->bodies[i]->id] = true;
}

static void run_here(struct giving *g, const struct method *here)
{
	for (uint32_t i = 0; i < g->function->n; i++)
		vec_push(&g->t->edges, (struct run_edge){ here->id, g->function->bodies[i]->id });
}

// ---- calls ------------------------------------------------------------------------------------

static void give_parameter(struct giving *g, const struct method *callee, uint32_t param,
	uint32_t depth)
{
	const struct method_facts *facts = facts_of(g->t->facts, callee);
	if (!facts || facts->is_failed || !depth) {
		if (!method_is_abstract(callee))
			run_by_anybody(g);
		return;
	}
	for (uint32_t e = 1; e < facts->n_exprs; e++)
		if (facts->exprs[e].kind == EXPR_PARAM && facts->exprs[e].a == param)
			give(g, facts, e, depth - 1);
}

// More than MAX_TARGETS: there are too many.
static uint32_t add_overriders(struct library_threads *t, const struct method *method,
	const struct method **out, uint32_t n)
{
	library_threads_walk_below(t, method->owner);
	for (uint32_t i = 0; i < t->below.n && n <= MAX_TARGETS; i++) {
		const struct method *own = klass_method(t->below.v[i], method->name, method->descriptor);
		if (own && n < MAX_TARGETS)
			out[n] = own;
		n += own != NULL;
	}
	return n;
}

// To a method of INPUT.
static void hand_to(struct giving *g, const struct fact_call *call, uint32_t param, uint32_t depth)
{
	const struct method *targets[MAX_TARGETS] = { call->target };
	uint32_t n = 1;
	if (call->op == OP_invokevirtual || call->op == OP_invokeinterface)
		n = add_overriders(g->t, call->target, targets, n);
	if (n > MAX_TARGETS) {
		run_by_anybody(g);
		return;
	}
	for (uint32_t i = 0; i < n; i++)
		give_parameter(g, targets[i], param, depth);
}

// To a method of the library: does it run it before it returns?
static bool is_run_here(const struct library_threads *t, const struct method *target,
	uint32_t operand)
{
	const struct model_row *row = model_row_of(t->models, target);
	uint32_t number = operand + method_is_static(target);
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind == MODEL_CALL && effect->from.n_fields == 0 &&
			(effect->from.base == MODEL_ARGS ||
				(effect->from.base == MODEL_ARG && effect->from.number == number)))
			return effect->where == MODEL_IN_HERE || effect->where == MODEL_IN_WORKERS;
	}
	return false;
}

static void give_to_call(struct giving *g, const struct method_facts *facts, uint32_t index,
	uint32_t operand, uint32_t depth)
{
	const struct fact_call *call = &facts->calls[index];
	struct start start;
	if (call->lambda) { // captured
		if (call->lambda->implementation && operand < call->lambda->n_captured)
			give_parameter(g, call->lambda->implementation, operand, depth);
		else
			run_by_anybody(g);
		return;
	}
	if (!call->target) {
		run_by_anybody(g);
		return;
	}
	if (workers_start(g->t, facts, index, &start) && start.argument == operand) {
		run_by(g, start.method, start.worker);
		return;
	}
	bool is_receiver = operand == 0 && !method_is_static(call->target);
	if (is_receiver) { // made, called, or asked something
		if (method_is_abstract(call->target))
			run_here(g, facts->method);
	} else if (call->target->owner->role == ROLE_INPUT) {
		hand_to(g, call, operand, depth);
	} else if (is_run_here(g->t, call->target, operand)) {
		run_here(g, facts->method);
	} else {
		run_by_anybody(g);
	}
}

// ---- values -----------------------------------------------------------------------------------

// Only the class and those within it read such a field.
static void keep(struct giving *g, const struct field *field)
{
	if (!field || field->owner->role != ROLE_INPUT ||
		!(field->access & (ACC_PRIVATE | ACC_SYNTHETIC))) {
		run_by_anybody(g);
		return;
	}
	vec_push(&g->t->held, (struct held_function){ field, *g->function });
}

static void give(struct giving *g, const struct method_facts *facts, uint32_t value, uint32_t depth)
{
	if (is_open(g)) // nothing more can come of it
		return;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++)
			if (facts->operands[facts->calls[i].args + k] == value)
				give_to_call(g, facts, i, k, depth);
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == value)
			keep(g, facts->stores[i].field);
	for (uint32_t i = 0; i < facts->n_returns; i++)
		if (facts->returns[i] == value)
			run_by_anybody(g);
	for (uint32_t e = 1; e < facts->n_exprs && depth; e++)
		for (uint32_t k = 0; facts->exprs[e].kind == EXPR_PHI && k < facts->exprs[e].b; k++)
			if (facts->operands[facts->exprs[e].a + k] == value)
				give(g, facts, e, depth - 1);
}

// ---- function objects -------------------------------------------------------------------------

// Methods of the class that those call who know only its supertypes outside INPUT.
static void add_bodies(const struct klass *klass, const struct klass *super,
	const struct method **bodies, uint32_t *n)
{
	bool is_foreign = super->role != ROLE_INPUT || klass_is_phantom(super);
	for (uint32_t i = 0; is_foreign && super->super && i < super->n_methods; i++) {
		const struct method *method = &super->methods[i], *own = NULL;
		if (method->access & (ACC_STATIC | ACC_PRIVATE) || method_is_initialiser(method))
			continue;
		for (const struct klass *k = klass; k && k->role == ROLE_INPUT && !own; k = k->super)
			own = klass_method(k, method->name, method->descriptor);
		for (uint32_t k = 0; k < *n && own; k++)
			own = bodies[k] == own ? NULL : own;
		if (own && own->owner->role == ROLE_INPUT && *n < MAX_BODIES)
			bodies[(*n)++] = own;
	}
	if (super->super)
		add_bodies(klass, super->super, bodies, n);
	for (uint32_t i = 0; i < super->n_interfaces; i++)
		add_bodies(klass, super->interfaces[i], bodies, n);
}

static struct function function_of_class(struct library_threads *t, const struct klass *klass)
{
	struct function *function = t->functions[klass->id];
	const struct method *bodies[MAX_BODIES];
	if (function)
		return *function;
	function = t->functions[klass->id] = ARENA_NEW(&t->arena, struct function);
	add_bodies(klass, klass, bodies, &function->n);
	function->bodies = ARENA_ARRAY(&t->arena, const struct method *, function->n + 1);
	memcpy(function->bodies, bodies, function->n * sizeof(*bodies));
	return *function;
}

static bool is_thread(const struct library_threads *t, const struct klass *klass)
{
	return t->thread && klass_is_subtype(klass, t->thread);
}

// Does it give this method of itself to a thread, or does the class above?
static bool is_own_task(const struct library_threads *t, const struct klass *klass,
	const struct name *name)
{
	for (; klass; klass = klass->super)
		if (t->own_task[klass->id] && (!name || t->own_task[klass->id] == name))
			return true;
	return false;
}

static bool is_made_outside(const struct klass *klass)
{
	return klass->access & ACC_PUBLIC;
}

// Does it override what a class or interface outside INPUT declares?
static bool is_called_outside(const struct klass *klass, const struct method *method)
{
	if (klass_is_phantom(klass))
		return true;
	if (klass->role != ROLE_INPUT && klass_method(klass, method->name, method->descriptor))
		return true;
	if (klass->super && is_called_outside(klass->super, method))
		return true;
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		if (is_called_outside(klass->interfaces[i], method))
			return true;
	return false;
}

bool given_is_followed(const struct library_threads *t, const struct method *method)
{
	const struct klass *owner = method->owner;
	bool is_task = method->name == t->task_name && is_thread(t, owner);
	if (t->handlers[method->id])
		return true;
	if (method->access & (ACC_STATIC | ACC_PRIVATE) || method_is_initialiser(method) ||
		(is_made_outside(owner) && !is_task && !is_own_task(t, owner, method->name)))
		return false;
	return is_called_outside(owner, method);
}

static void follow_lambda(struct library_threads *t, const struct method_facts *facts,
	uint32_t value)
{
	const struct lambda *lambda = facts->calls[facts->exprs[value].a].lambda;
	const struct method *body = lambda ? lambda->implementation : NULL;
	const struct method *bodies[MAX_TARGETS] = { body };
	struct function function = { .n = 1, .bodies = bodies };
	struct giving g = { t, &function };
	if (!body || body->owner->role != ROLE_INPUT)
		return;
	if (lambda_is_dispatched(lambda))
		function.n = add_overriders(t, body, bodies, 1);
	if (function.n > MAX_TARGETS) {
		function.n = MAX_TARGETS;
		run_by_anybody(&g);
		return;
	}
	function.bodies = ARENA_ARRAY(&t->arena, const struct method *, function.n);
	memcpy(function.bodies, bodies, function.n * sizeof(*bodies));
	give(&g, facts, value, MAX_HANDED);
}

static void follow_object(struct library_threads *t, const struct method_facts *facts,
	uint32_t value)
{
	const struct expr *expr = &facts->exprs[value];
	const struct klass *klass = expr->type.kind == KIND_CLASS && expr->type.klass
		? t->world->classes[expr->type.klass]
		: NULL;
	if (!klass || klass->role != ROLE_INPUT || is_own_task(t, klass, NULL) || is_thread(t, klass) ||
		is_made_outside(klass))
		return;
	struct function function = function_of_class(t, klass);
	struct giving g = { t, &function };
	if (function.n)
		give(&g, facts, value, MAX_HANDED);
}

// new Thread(this), executor.execute(this): the object is its own task.
static void find_own_tasks(struct library_threads *t, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		struct start start;
		if (!workers_start(t, facts, i, &start) || start.argument == 0 ||
			start.argument >= facts->calls[i].n_args)
			continue;
		uint32_t task = facts->operands[facts->calls[i].args + start.argument];
		const struct klass *owner = facts->method->owner;
		if (!facts_is_this(facts, task))
			continue;
		t->own_task[owner->id] = start.method;
		struct function function = function_of_class(t, owner);
		struct giving g = { t, &function };
		run_by(&g, start.method, start.worker);
	}
}

// What is read from the field there is one of the function objects that are kept in it, from one on.
static void give_held(struct library_threads *t, const struct method_facts *facts, uint32_t value,
	uint32_t from, const uint32_t *next)
{
	for (uint32_t i = from; i; i = next[i - 1]) {
		struct function function = t->held.v[i - 1].function;
		struct giving g = { t, &function };
		give(&g, facts, value, MAX_HANDED);
	}
}

static void follow_fields(struct library_threads *t)
{
	uint32_t done = 0;
	for (uint32_t round = 0; round < MAX_ROUNDS && done < t->held.n; round++) {
		uint32_t n = t->held.n;
		uint32_t *next = xcalloc(n, sizeof(*next));
		bool *is_wanted = xcalloc(t->world->n_classes + 1, sizeof(*is_wanted));
		struct map first = { 0 };
		for (uint32_t i = done; i < n; i++) {
			struct giving g = { t, &t->held.v[i].function };
			if (is_open(&g))
				continue;
			uint64_t *head = map_put(&first, t->held.v[i].field->id, NULL);
			next[i] = (uint32_t)*head;
			*head = i + 1;
			is_wanted[t->held.v[i].field->owner->nest_host->id] = true;
		}
		for (uint32_t id = 1; id < t->facts->n_by_method; id++) {
			const struct method_facts *facts = t->facts->by_method[id];
			if (!facts || !is_wanted[facts->method->owner->nest_host->id])
				continue;
			for (uint32_t e = 1; e < facts->n_exprs; e++) {
				const struct expr *expr = &facts->exprs[e];
				const uint64_t *head = (expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC) &&
						expr->field
					? map_get(&first, expr->field->id)
					: NULL;
				if (head)
					give_held(t, facts, e, (uint32_t)*head, next);
			}
		}
		map_release(&first);
		free(next);
		free(is_wanted);
		done = n;
	}
	for (; done < t->held.n; done++) {
		struct giving g = { t, &t->held.v[done].function };
		run_by_anybody(&g);
	}
}

void given_find(struct library_threads *t)
{
	for (uint32_t id = 1; id < t->facts->n_by_method; id++)
		if (t->facts->by_method[id])
			find_own_tasks(t, t->facts->by_method[id]);
	for (uint32_t id = 1; id < t->facts->n_by_method; id++) {
		const struct method_facts *facts = t->facts->by_method[id];
		for (uint32_t e = 1; facts && e < facts->n_exprs; e++) {
			if (facts->exprs[e].kind == EXPR_LAMBDA)
				follow_lambda(t, facts, e);
			else if (facts->exprs[e].kind == EXPR_NEW)
				follow_object(t, facts, e);
		}
	}
	follow_fields(t);
}
