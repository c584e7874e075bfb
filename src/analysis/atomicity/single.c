// Program mode: locks that surely are one object, whatever they are called: made at one place of the code that is run
// once.
//
//     Payroll payroll = new Payroll();      // in main
//     new Thread(new Planner(payroll));     // synchronized (this.payroll) is synchronized (this) of the payroll
#include "analysis/atomicity/escape.h"

#include "analysis/atomicity/calls.h"

#define MAX_CALLS_UP 4

// Calls of these are all seen, and run nothing else.
static bool is_called_directly(const struct method *method)
{
	return method_is_static(method) || method->access & ACC_PRIVATE ||
		method_is_constructor(method);
}

static bool is_main(const struct atomicity *at, const struct method *method)
{
	for (uint32_t i = 0; i < at->in->options->n_mains; i++)
		if (at->in->options->mains[i] == method)
			return at->in->options->n_mains == 1;
	return false;
}

static bool is_run_once(const struct atomicity *at, const struct method *method, uint32_t depth)
{
	uint32_t in = method->id < at->first_in.n ? at->first_in.v[method->id] : 0;
	if (method_is_class_initialiser(method) || (is_main(at, method) && !in))
		return true;
	if (!in || !depth || !is_called_directly(method) || atom_may_have_other_callers(at, method))
		return false;
	const struct edge *edge = &at->edges.v[in - 1];
	const struct method_facts *caller = at->facts->by_method[edge->caller];
	return !edge->next_in && !edge->maker && !edge->is_repeated &&
		!code_is_in_loop(caller->method->member->code, caller->calls[edge->call].bci) &&
		is_run_once(at, caller->method, depth - 1);
}

// ---- places ---------------------------------------------------------------------------------

static uint64_t place_of(const struct method *method, uint32_t bci)
{
	return (uint64_t)method->id << 32 | bci;
}

static bool is_made_once(const struct atomicity *at, uint64_t place)
{
	const struct method *method = at->world->methods[place >> 32];
	return !code_is_in_loop(method->member->code, (uint32_t)place) &&
		is_run_once(at, method, MAX_CALLS_UP);
}

// The only place of the program that makes an object of the class; 0: there are none or more.
static uint64_t only_place(const struct atomicity *at, const struct klass *klass)
{
	uint64_t place = 0;
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		for (uint32_t i = 1; facts && i < facts->n_exprs; i++) {
			const struct expr *expr = &facts->exprs[i];
			if (expr->kind != EXPR_NEW || expr->type.kind != KIND_CLASS ||
				expr->type.klass != klass->id)
				continue;
			if (place && place != place_of(facts->method, expr->a))
				return 0;
			place = place_of(facts->method, expr->a);
		}
	}
	return place;
}

// The place where the only object of the class is made; 0: there may be more.
static uint64_t place_of_class(struct atomicity *at, const struct klass *klass)
{
	bool is_new;
	if (klass->role != ROLE_INPUT || klass->n_subtypes || klass->access & ACC_INTERFACE)
		return 0;
	uint64_t *slot = map_put(&at->singles, klass->id, &is_new);
	if (is_new) {
		uint64_t place = only_place(at, klass);
		*slot = place && is_made_once(at, place) ? place : 0;
	}
	return *slot;
}

uint64_t atom_single_object(struct atomicity *at, const struct method_facts *facts, uint32_t expr)
{
	if (!at->threads || !expr)
		return 0;
	struct ir_type type = facts->exprs[expr].type;
	if (facts->exprs[expr].kind == EXPR_PARAM && facts->exprs[expr].a == 0 &&
		!method_is_static(facts->method))
		type = (struct ir_type){ .kind = KIND_CLASS, .klass = facts->method->owner->id };
	uint64_t place = type.kind == KIND_CLASS ? place_of_class(at, at->world->classes[type.klass])
											 : 0;
	if (place)
		return place;
	struct origin_set set = provenance_of(at->provenance, facts, expr);
	if (set.is_open || set.n != 1)
		return 0;
	const struct origin *object = provenance_origin(at->provenance, set.objects[0]);
	// The read lock of a ReadWriteLock: part of the object, and shared.
	if (type.kind != KIND_CLASS || object->type.kind != KIND_CLASS ||
		!klass_is_subtype(at->world->classes[object->type.klass], at->world->classes[type.klass]))
		return 0;
	place = object->kind == ORIGIN_NEW ? place_of(object->method, object->bci) : 0;
	return place && is_made_once(at, place) ? place : 0;
}
