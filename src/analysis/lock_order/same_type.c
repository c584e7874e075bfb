// Two objects of one type T, asked for T alone: does a method of T that holds the lock of its object (the
// monitor, or a lock that it keeps in a field) call something on an argument that may be another T, and
// takes that its lock? a.addAll(b) and b.addAll(a) then wait for each other.
//
// The graph of all locks cannot afford this question: that an argument of type Collection may be another
// Vector is one of a hundred answers there. Here T is fixed: `this` is one object of exactly T (self), the
// argument another (other), and these two are followed down the calls, through inherited code, function
// objects that have captured them, and, for decorators, through the objects of T's own supertypes that T
// hands its argument on to. Every public method of T on which it can happen is an entry.
#include "analysis/lock_order/describe.h"

#include <stdlib.h>

#define MAX_DEEP 7       // calls
#define MAX_STEPS 3000   // methods looked at for one entry
#define MAX_SUBTYPES 400 // that an object which T decorates may be of
#define MAX_ARGUMENTS 16 // of a method; others are not followed
#define MAX_PHIS 3       // of phis

enum value_kind { VALUE_NONE, VALUE_SELF, VALUE_OTHER, VALUE_FUNCTION };

// What a parameter is. A function object has captured what the maker's parameters were.
struct value {
	enum value_kind kind;
	const struct lambda *lambda;
	const struct value *captured;
};

struct walk {
	struct lock_order *lo;
	const struct klass *type;
	const struct field *field; // T's lock is in it; NULL: the object itself
	bool is_any; // the argument is declared as Object: what everything has says nothing
	uint32_t n_steps;
	bool is_guess; // on the way: one of the objects that T decorates
	struct same_type_entry *found;
	struct same_type_frame frames[MAX_DEEP + 1];
	struct map seen;
	struct arena arena;
};

static struct value value_of(struct walk *w, const struct method_facts *facts, uint32_t index,
	const struct value *params, uint32_t depth);

// What a function object was given when it was made.
static struct value function_of(struct walk *w, const struct method_facts *facts,
	const struct fact_call *made, const struct value *params)
{
	struct value *captured = ARENA_ARRAY(&w->arena, struct value, made->n_args + 1);
	bool has_any = false;
	for (uint32_t i = 0; i < made->n_args; i++) {
		captured[i] = value_of(w, facts, facts->operands[made->args + i], params, 1);
		has_any |= captured[i].kind != VALUE_NONE;
	}
	return has_any ? (struct value){ VALUE_FUNCTION, made->lambda, captured } : (struct value){ 0 };
}

static struct value value_of(struct walk *w, const struct method_facts *facts, uint32_t index,
	const struct value *params, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	struct value value = { 0 };
	if (index == 0)
		return value;
	if (expr->kind == EXPR_PARAM && expr->a < MAX_ARGUMENTS)
		return params[expr->a];
	if (expr->kind == EXPR_LAMBDA && facts->calls[expr->a].lambda)
		return function_of(w, facts, &facts->calls[expr->a], params);
	for (uint32_t i = 0; expr->kind == EXPR_PHI && i < expr->b && depth <= MAX_PHIS; i++) {
		value = value_of(w, facts, facts->operands[expr->a + i], params, depth + 1);
		if (value.kind != VALUE_NONE)
			break;
	}
	return value;
}

// Whose lock of T it is; VALUE_NONE: it is another lock.
static enum value_kind owner_of_lock(struct walk *w, const struct method_facts *facts,
	uint32_t lock, const struct value *params)
{
	const struct expr *expr = &facts->exprs[lock];
	if (!w->field)
		return value_of(w, facts, lock, params, 0).kind;
	return expr->kind == EXPR_FIELD && expr->field == w->field
		? value_of(w, facts, expr->a, params, 0).kind
		: VALUE_NONE;
}

static bool holds_own(struct walk *w, const struct method_facts *facts, uint32_t held,
	const struct value *params)
{
	for (; held; held = facts->helds[held].below)
		if (facts->helds[held].lock &&
			owner_of_lock(w, facts, facts->helds[held].lock, params) == VALUE_SELF)
			return true;
	return false;
}

// Does the method, in this frame, take the lock of the other one while that of its own is held?
static bool takes_other(struct walk *w, const struct method_facts *facts,
	const struct value *params, bool is_held, uint32_t *bci)
{
	for (uint32_t i = 0; i < facts->n_locks; i++) {
		const struct fact_lock *lock = &facts->locks[i];
		if (lock->is_try || lock->is_wait || lock->flags & LOCK_TIMED || !lock->lock ||
			owner_of_lock(w, facts, lock->lock, params) != VALUE_OTHER ||
			!(is_held || holds_own(w, facts, lock->held, params)))
			continue;
		*bci = lock->bci;
		return true;
	}
	return false;
}

static bool look_at(struct walk *w, const struct method *method, const struct value *params,
	bool is_held, uint32_t depth);

static bool call(struct walk *w, const struct method *callee, const struct value *args, uint32_t n,
	bool is_held, uint32_t depth)
{
	struct value params[MAX_ARGUMENTS] = { 0 };
	for (uint32_t i = 0; i < n; i++)
		params[i] = args[i];
	return callee && !method_is_abstract(callee) && look_at(w, callee, params, is_held, depth + 1);
}

// filter.test(x), where filter is e -> other.contains(e)
static bool call_function(struct walk *w, const struct value *args, uint32_t n, bool is_held,
	uint32_t depth)
{
	const struct lambda *lambda = args[0].lambda;
	struct value all[MAX_ARGUMENTS] = { 0 };
	uint32_t n_all = lambda->n_captured, first = lambda_first_argument(lambda);
	if (first + n > MAX_ARGUMENTS || !lambda->implementation)
		return false;
	for (uint32_t i = 0; i < n_all; i++)
		all[first - lambda->n_captured + i] = args[0].captured[i];
	for (uint32_t i = 1; i < n; i++)
		all[first + i - 1] = args[i];
	const struct method *run = lambda->implementation;
	if (lambda_is_dispatched(lambda)) {
		if (all[0].kind != VALUE_SELF && all[0].kind != VALUE_OTHER)
			return false;
		run = klass_is_subtype(w->type, run->owner)
			? world_select_method(w->lo->world, w->type, run)
			: NULL;
	}
	return call(w, run, all, first + n - 1, is_held, depth);
}

// T hands the argument on to an object of a type that T is too, of whatever class that is.
static bool call_decorated(struct walk *w, const struct method *target, const struct value *args,
	uint32_t n, uint32_t depth)
{
	VEC(const struct klass *) work = { 0 };
	bool is_found = false;
	if (!klass_is_subtype(w->type, target->owner) || target->owner == w->lo->world->object)
		return false;
	bool was_guess = w->is_guess;
	w->is_guess = true;
	vec_push(&work, target->owner);
	for (uint32_t i = 0; i < work.n && i < MAX_SUBTYPES && !is_found; i++) {
		const struct klass *klass = work.v[i];
		if (klass->file && !(klass->access & (ACC_INTERFACE | ACC_ABSTRACT)) &&
			!klass_is_subtype(klass, w->type) && !klass_is_subtype(w->type, klass))
			is_found = call(w, world_select_method(w->lo->world, klass, target), args, n, true,
				depth);
		for (uint32_t k = 0; k < klass->n_subtypes; k++)
			vec_push(&work, klass->subtypes[k]);
	}
	w->is_guess = was_guess;
	vec_release(&work);
	return is_found;
}

static bool follow(struct walk *w, const struct method_facts *facts, const struct fact_call *c,
	const struct value *params, bool is_held, uint32_t depth)
{
	struct value args[MAX_ARGUMENTS];
	bool has_other = false;
	if (!c->target || c->n_args > MAX_ARGUMENTS)
		return false;
	for (uint32_t i = 0; i < c->n_args; i++) {
		args[i] = value_of(w, facts, facts->operands[c->args + i], params, 0);
		has_other |= args[i].kind == VALUE_OTHER || args[i].kind == VALUE_FUNCTION;
	}
	if (!has_other)
		return false;
	is_held |= holds_own(w, facts, c->held, params);
	w->frames[depth].bci = c->bci;
	if (c->op == OP_invokestatic || c->op == OP_invokespecial)
		return call(w, c->target, args, c->n_args, is_held, depth);
	switch (args[0].kind) {
	case VALUE_SELF:
	case VALUE_OTHER:
		if (!klass_is_subtype(w->type, c->target->owner) ||
			(w->is_any && args[0].kind == VALUE_OTHER && c->target->owner == w->lo->world->object))
			return false;
		return call(w, world_select_method(w->lo->world, w->type, c->target), args, c->n_args,
			is_held, depth);
	case VALUE_FUNCTION:
		return call_function(w, args, c->n_args, is_held, depth);
	case VALUE_NONE:
		return is_held && depth < 2 && call_decorated(w, c->target, args, c->n_args, depth);
	}
	return false;
}

static bool is_seen(struct walk *w, const struct method *method, const struct value *params,
	bool is_held)
{
	uint64_t kinds = 0;
	bool is_new;
	for (uint32_t i = 0; i < MAX_ARGUMENTS; i++) {
		kinds = kinds << 2 | params[i].kind;
		if (params[i].kind == VALUE_FUNCTION)
			return false; // two of them may differ; the number of steps is bounded
	}
	map_put(&w->seen,
		kinds * 0x9e3779b97f4a7c15u ^ (uint64_t)method->id << 2 ^ (uint64_t)is_held << 1, &is_new);
	return !is_new;
}

static bool look_at(struct walk *w, const struct method *method, const struct value *params,
	bool is_held, uint32_t depth)
{
	const struct method_facts *facts = facts_of(w->lo->facts, method);
	uint32_t bci;
	if (!facts || depth > MAX_DEEP || ++w->n_steps > MAX_STEPS ||
		is_seen(w, method, params, is_held))
		return false;
	w->frames[depth] = (struct same_type_frame){ method, 0 };
	if (takes_other(w, facts, params, is_held, &bci)) {
		w->frames[depth].bci = bci;
		w->found->n = depth + 1;
		w->found->is_guess = w->is_guess;
		memcpy(w->found->frames, w->frames, (depth + 1) * sizeof(*w->frames));
		return true;
	}
	for (uint32_t i = 0; i < facts->n_calls; i++)
		if (follow(w, facts, &facts->calls[i], params, is_held, depth))
			return true;
	return false;
}

// ---- entries ------------------------------------------------------------------------------------

// With another T for the parameter.
static bool try_parameter(struct walk *w, const struct method *method, uint32_t param)
{
	struct value params[MAX_ARGUMENTS] = { { VALUE_SELF, NULL, NULL } };
	params[param].kind = VALUE_OTHER;
	w->n_steps = 0;
	map_clear(&w->seen);
	bool is_found = look_at(w, method, params, false, 0);
	arena_clear(&w->arena);
	return is_found;
}

static bool try_method(struct walk *w, const struct method *method, struct same_type_entry *entry)
{
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	w->found = entry;
	entry->method = method;
	for (uint32_t i = 1; (next = descriptor_next(&rest)).len && i < MAX_ARGUMENTS; i++) {
		const struct klass *declared = next.ptr[0] == 'L'
			? world_loaded(w->lo->world, slice_of(next.ptr + 1, next.len - 2))
			: NULL;
		if (!declared || !klass_is_subtype(w->type, declared))
			continue;
		w->is_any = declared == w->lo->world->object;
		if (try_parameter(w, method, i))
			return true;
	}
	return false;
}

static int compare_entries(const void *left, const void *right)
{
	const struct same_type_entry *a = left, *b = right;
	int order = (a->is_guess > b->is_guess) - (a->is_guess < b->is_guess);
	order = order ? order : (a->n > b->n) - (a->n < b->n);
	order = order ? order : strcmp(a->method->name->text, b->method->name->text);
	return order ? order : strcmp(a->method->descriptor->text, b->method->descriptor->text);
}

uint32_t same_type_find(struct lock_order *lo, const struct klass *type, const struct field *field,
	struct same_type_entry *entries, uint32_t max)
{
	struct walk w = { .lo = lo, .type = type, .field = field };
	uint32_t n = 0;
	arena_init(&w.arena);
	for (const struct klass *at = type; at && at != lo->world->object; at = at->super)
		for (uint32_t i = 0; i < at->n_methods && n < max; i++) {
			const struct method *method = &at->methods[i];
			if (method->access & ACC_PUBLIC && !(method->access & (ACC_STATIC | ACC_SYNTHETIC)) &&
				!method_is_initialiser(method) &&
				world_select_method(lo->world, type, method) == method)
				n += try_method(&w, method, &entries[n]);
		}
	if (n)
		qsort(entries, n, sizeof(*entries), compare_entries);
	map_release(&w.seen);
	arena_release(&w.arena);
	return n;
}
