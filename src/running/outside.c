// Which threads run a method of the library whose body points-to does not follow: those that call it, or give an object
// of its class to any method of the library. By points-to, so that Collections.shuffle(list) uses the vector that
// the list is.
#include "running/internal.h"

#include <stdlib.h>

#include "base/map.h"

struct outside {
	const struct world *world;
	uint32_t n_methods, n_classes;
	uint64_t *callers;  // [method]
	uint64_t *users;    // [class]: of objects of just this class
	VEC(uint32_t) used; // classes that have users
};

static void add_users(struct outside *outside, const struct pta *pta, pta_set set, uint64_t threads,
	struct map *known)
{
	if (!users_are_new(known, set, threads))
		return;
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1)) {
		const struct klass *klass = pta_object(pta, o)->klass;
		if (klass && klass->id <= outside->n_classes)
			outside->users[klass->id] |= threads;
	}
}

static struct outside *find(const struct running *r)
{
	struct outside *outside = xcalloc(1, sizeof(*outside));
	const struct world *world = r->bodies->world;
	struct map known = { 0 };
	outside->world = world;
	outside->n_methods = world->n_methods;
	outside->n_classes = world->n_classes;
	outside->callers = xcalloc(outside->n_methods + 1, sizeof(*outside->callers));
	outside->users = xcalloc(outside->n_classes + 1, sizeof(*outside->users));
	for (uint32_t b = 0; b < r->bodies->all.n; b++) {
		const struct body *body = r->bodies->all.v[b];
		for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
			const struct method *callee = body->callees[i];
			const struct ir_insn *call = ir_at(body->ir, i);
			if (!callee || callee->owner->role == ROLE_INPUT)
				continue;
			uint64_t threads = running_at(r, body->method, call->bci);
			if (callee->id <= outside->n_methods)
				outside->callers[callee->id] |= threads;
			for (uint32_t node = pta_first_node(r->pta, body->method); node && threads;
				 node = pta_next_node(r->pta, node))
				for (uint32_t k = 0; k < call->n_args; k++)
					add_users(outside, r->pta, pta_value(r->pta, node, ir_arg(body->ir, call, k)),
						threads, &known);
		}
	}
	for (uint32_t c = 1; c <= outside->n_classes; c++)
		if (outside->users[c] && world->classes[c])
			vec_push(&outside->used, c);
	map_release(&known);
	return outside;
}

void running_look_outside(struct running *r)
{
	if (r->is_known && !r->outside)
		r->outside = find(r);
}

// Is it one of the library whose code points-to does not follow? What it does not reach of INPUT, no thread runs.
bool outside_has(const struct running *r, const struct method *method)
{
	if (method->owner->role == ROLE_INPUT)
		return false;
	return method->id >= r->bodies->n_by_method || !r->bodies->by_method[method->id];
}

uint64_t outside_threads(const struct outside *outside, const struct method *method)
{
	uint64_t threads = method->id <= outside->n_methods ? outside->callers[method->id] : 0;
	for (uint32_t i = 0; i < outside->used.n && !method_is_static(method); i++) {
		uint32_t c = outside->used.v[i];
		if (outside->users[c] & ~threads &&
			klass_is_subtype(outside->world->classes[c], method->owner))
			threads |= outside->users[c];
	}
	return threads;
}

void outside_free(struct outside *outside)
{
	if (!outside)
		return;
	free(outside->callers);
	free(outside->users);
	vec_release(&outside->used);
	free(outside);
}
