// Objects that a method makes for itself and links with one another:
//
//     End client = new End(), server = new End();
//     client.connect(server);
//     server.connect(client);
//
// Each is kept, but only by the others, in private fields that let nothing out: no other thread has them.
#include "analysis/lock_order/objects.h"

#include "analysis/lock_order/judge.h"

#define MAX_LINKED 8

struct linked {
	const struct lock_order *lo;
	const struct method_facts *facts;
	uint32_t n, exprs[MAX_LINKED]; // new objects
};

static bool add(struct linked *all, uint32_t expr)
{
	for (uint32_t i = 0; i < all->n; i++)
		if (all->exprs[i] == expr)
			return true;
	if (!expr || all->facts->exprs[expr].kind != EXPR_NEW || all->n == MAX_LINKED)
		return false;
	all->exprs[all->n++] = expr;
	return true;
}

static bool is_returned(const struct method_facts *facts, uint32_t expr)
{
	for (uint32_t i = 0; i < facts->n_returns; i++)
		if (facts->returns[i] == expr)
			return true;
	return false;
}

// Is what the field holds only used by its class? A thread that runs such an object would have it, too.
static bool lets_nothing_out(const struct lock_order *lo, const struct field *field)
{
	const struct klass *runnable = world_loaded(lo->world, SLICE("java/lang/Runnable"));
	if (!field || !(field->access & ACC_PRIVATE) || field->access & ACC_STATIC ||
		field->owner->role != ROLE_INPUT || (runnable && klass_is_subtype(field->owner, runnable)))
		return false;
	for (uint32_t m = 0; m < field->owner->n_methods; m++) {
		const struct method_facts *facts = facts_of(lo->facts, &field->owner->methods[m]);
		for (uint32_t i = 1; facts && i < facts->n_exprs; i++)
			if (facts->exprs[i].kind == EXPR_FIELD && facts->exprs[i].field == field &&
				(is_returned(facts, i) || judge_is_kept(lo, facts, i)))
				return false;
	}
	return true;
}

// Objects of one class, linked with each other.
static bool is_link(const struct linked *all, const struct field *field, uint32_t made)
{
	struct ir_type type = all->facts->exprs[made].type;
	return field && type.kind == KIND_CLASS &&
		klass_is_subtype(all->lo->world->classes[type.klass], field->owner) &&
		lets_nothing_out(all->lo, field);
}

static uint32_t param_of(const struct method_facts *facts, uint32_t number)
{
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_PARAM && facts->exprs[i].a == number)
			return i;
	return 0;
}

// Does the call keep its argument nowhere but in others of them?
static bool is_kept_among(struct linked *all, const struct fact_call *call, uint32_t k)
{
	const struct method_facts *callee = call->target ? facts_of(all->lo->facts, call->target)
													 : NULL;
	bool is_linked = false;
	if (call->target && call->target->owner == all->lo->world->object)
		return true;
	uint32_t param = callee ? param_of(callee, k) : 0;
	if (!callee || call->op == OP_invokedynamic)
		return false;
	for (uint32_t i = 0; param && i < callee->n_stores; i++) {
		const struct fact_store *store = &callee->stores[i];
		if (store->value != param)
			continue;
		const struct expr *base = &callee->exprs[store->base];
		if (store->is_static || base->kind != EXPR_PARAM || base->a >= call->n_args ||
			!is_link(all, store->field, all->facts->operands[call->args + k]) ||
			!add(all, all->facts->operands[call->args + base->a]))
			return false;
		is_linked = true;
	}
	if (!param || !is_linked)
		return !param || (!is_returned(callee, param) && !judge_is_kept(all->lo, callee, param));
	for (uint32_t i = 0; i < callee->n_calls; i++)
		for (uint32_t a = 0; a < callee->calls[i].n_args; a++)
			if (callee->operands[callee->calls[i].args + a] == param)
				return false; // not looked into further
	return !is_returned(callee, param);
}

static bool is_one_kept_among(struct linked *all, uint32_t made)
{
	const struct method_facts *facts = all->facts;
	if (is_returned(facts, made))
		return false;
	for (uint32_t i = 0; i < facts->n_stores; i++) {
		const struct fact_store *store = &facts->stores[i];
		if (store->value == made &&
			(store->is_static || !is_link(all, store->field, made) || !add(all, store->base)))
			return false;
	}
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++)
			if (facts->operands[facts->calls[i].args + k] == made &&
				!is_kept_among(all, &facts->calls[i], k))
				return false;
	return true;
}

bool links_are_own(const struct lock_order *lo, const struct method_facts *facts, uint32_t made)
{
	struct linked all = { .lo = lo, .facts = facts };
	if (!add(&all, made))
		return false;
	for (uint32_t i = 0; i < all.n; i++)
		if (!is_one_kept_among(&all, all.exprs[i]))
			return false;
	return all.n > 1;
}
