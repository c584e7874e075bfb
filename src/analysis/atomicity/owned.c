// Program mode: tasks with objects of their own. Where every task of a class is run by one thread and known
// to nobody else, what it made, or was given by a maker that kept no hold of it, is that thread's.
//
//     new Thread(new Task(new Point())).start();
//
// What is not of this simple form counts as shared.
#include "analysis/atomicity/escape.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/warnings.h"

// ---- one use --------------------------------------------------------------------------------

static bool is_kept(const struct method_facts *facts, uint32_t index)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == index)
			return true;
	for (uint32_t i = 0; i < facts->n_returns; i++)
		if (facts->returns[i] == index)
			return true;
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		for (uint32_t k = 0; facts->exprs[i].kind == EXPR_PHI && k < facts->exprs[i].b; k++)
			if (facts->operands[facts->exprs[i].a + k] == index)
				return true;
	return false;
}

static bool is_receiver(const struct fact_call *call, uint32_t argument)
{
	return argument == 0 && call->op != OP_invokestatic && call->op != OP_invokedynamic;
}

// The only call that the object is an argument of, once; NULL: there are none or more, or it is kept.
static const struct fact_call *only_gift(const struct method_facts *facts, uint32_t index)
{
	const struct fact_call *gift = NULL;
	if (is_kept(facts, index))
		return NULL;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++) {
			const struct fact_call *call = &facts->calls[i];
			if (facts->operands[call->args + k] != index || is_receiver(call, k))
				continue;
			if (gift)
				return NULL;
			gift = call;
		}
	// Made once, but given in each turn of a loop?
	bool is_again = gift &&
		atom_end_of_turn(facts->method, facts->exprs[index].a, gift->bci) != gift->bci;
	return is_again ? NULL : gift;
}

// ---- tasks ----------------------------------------------------------------------------------

static bool is_start(const struct fact_call *call)
{
	if (!call->target)
		return false;
	const char *owner = call->target->owner->name->text;
	return (strcmp(owner, "java/lang/Thread") == 0 && method_is_constructor(call->target)) ||
		(string_has_prefix(owner, "java/util/concurrent/") &&
			(strcmp(call->target->name->text, "execute") == 0 ||
				strcmp(call->target->name->text, "submit") == 0));
}

// Is it given to one thread, and otherwise left alone?
static bool is_given_to_thread(const struct method_facts *facts, uint32_t index)
{
	const struct fact_call *gift = only_gift(facts, index);
	if (!gift || !is_start(gift))
		return false;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->n_args && is_receiver(call, 0) && facts->operands[call->args] == index &&
			(!call->target || !method_is_constructor(call->target)))
			return false;
	}
	return true;
}

static bool makes_only_tasks(const struct method_facts *facts, const struct klass *klass)
{
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_NEW && facts->exprs[i].type.kind == KIND_CLASS &&
			facts->exprs[i].type.klass == klass->id && !is_given_to_thread(facts, i))
			return false;
	return true;
}

static bool hands_out_this(const struct method_facts *facts)
{
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		if (facts->exprs[i].kind != EXPR_PARAM || facts->exprs[i].a != 0)
			continue;
		if (is_kept(facts, i))
			return true;
		for (uint32_t c = 0; c < facts->n_calls; c++)
			for (uint32_t k = 0; k < facts->calls[c].n_args; k++)
				if (facts->operands[facts->calls[c].args + k] == i &&
					!is_receiver(&facts->calls[c], k))
					return true;
	}
	return false;
}

static bool is_task_class(const struct atomicity *at, const struct klass *klass)
{
	if (klass->n_subtypes)
		return false;
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		if (!facts || !atom_calls_is_input(facts->method))
			continue;
		if (facts->method->owner == klass && !method_is_static(facts->method) &&
			hands_out_this(facts))
			return false;
		if (!makes_only_tasks(facts, klass))
			return false;
	}
	return true;
}

// ---- what they have -------------------------------------------------------------------------

static bool is_given_own(const struct atomicity *at, const struct method *constructor,
	uint32_t param)
{
	uint32_t in = at->first_in.v[constructor->id];
	for (uint32_t i = in; i; i = at->edges.v[i - 1].next_in) {
		const struct edge *edge = &at->edges.v[i - 1];
		const struct method_facts *caller = at->facts->by_method[edge->caller];
		uint32_t argument = atom_edge_argument(caller, edge, param);
		if (!argument || caller->exprs[argument].kind != EXPR_NEW ||
			only_gift(caller, argument) != &caller->calls[edge->call])
			return false;
	}
	return in != 0;
}

// Is it never asked for anything by its maker, once it was given away?
static bool is_left_alone(const struct method_facts *facts, uint32_t index, uint32_t bci)
{
	uint32_t end = atom_end_of_turn(facts->method, facts->exprs[index].a, bci);
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->n_args && is_receiver(call, 0) && facts->operands[call->args] == index &&
			(call->bci > bci || end != bci))
			return false;
	}
	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (facts->locks[i].lock == index)
			return false;
	return true;
}

bool atom_is_gift(const struct atomicity *at, const struct method *constructor, uint32_t param)
{
	if (!method_is_constructor(constructor) || atom_may_have_other_callers(at, constructor) ||
		!is_given_own(at, constructor, param))
		return false;
	for (uint32_t i = at->first_in.v[constructor->id]; i; i = at->edges.v[i - 1].next_in) {
		const struct edge *edge = &at->edges.v[i - 1];
		const struct method_facts *caller = at->facts->by_method[edge->caller];
		if (!is_left_alone(caller, atom_edge_argument(caller, edge, param),
				caller->calls[edge->call].bci))
			return false;
	}
	return true;
}

static bool is_own_store(const struct atomicity *at, const struct method_facts *facts,
	const struct fact_store *store)
{
	const struct expr *value = &facts->exprs[store->value];
	if (!method_is_constructor(facts->method) || facts->method->owner != store->field->owner)
		return false;
	if (value->kind == EXPR_PARAM)
		return is_given_own(at, facts->method, value->a);
	return value->kind == EXPR_NEW && !atom_leaks_but(at, facts, store->value, store);
}

static bool is_own_field(const struct atomicity *at, const struct field *field)
{
	if (at->field_state[field->id] & FIELD_ESCAPES || !(field->access & (ACC_PRIVATE | ACC_FINAL)))
		return false;
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		for (uint32_t i = 0; facts && i < facts->n_stores; i++)
			if (facts->stores[i].field == field && !is_own_store(at, facts, &facts->stores[i]))
				return false;
	}
	return true;
}

bool atom_is_owned_by_thread(const struct atomicity *at, const struct warning *warning)
{
	const struct witness *witness = &warning->witness;
	if (!at->threads || witness->root != WITNESS_SELF || !witness->owner_field ||
		witness->n_steps != 1)
		return false;
	const struct field *field = at->world->fields[witness->owner_field];
	return field->owner == warning->witness_method->owner && is_own_field(at, field) &&
		is_task_class(at, field->owner);
}
