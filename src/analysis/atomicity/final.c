// FINAL_T and FINAL_P, seed 002, 4.4: a callee takes the witness twice, a caller holds the context.
//
// What is in T of a method's body goes up through calls that are under no lock of the caller. At a call
// under locks it is confirmed by the innermost of them, or is gone: if the witness is that lock, or
// is held further outside.
#include "analysis/atomicity/atomicity.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/warnings.h"
#include "base/hash.h"

static bool is_exported(const struct atomicity *at, uint32_t method, uint32_t name)
{
	return name &&
		(at->names.v[name].root != PLACE_VALUE ||
			locking_is_element(at->facts->by_method[method], &at->names.v[name])) &&
		at->names.v[name].n <= atom_max_steps(at, at->world->methods[method], &at->names.v[name]);
}

static void add(struct atomicity *at, struct twice twice)
{
	bool is_new;
	uint32_t of = twice.local ? twice.local : twice.method;
	if (!is_exported(at, of, twice.a) || !is_exported(at, of, twice.b))
		return;
	if (!twice.local && at->names.v[twice.b].root == PLACE_VALUE) {
		twice.local = twice.method;
		twice.local_bci = twice.at_bci;
	}
	uint64_t key = hash_pair((uint64_t)twice.method << 32 | twice.place_method,
		(uint64_t)twice.a << 32 | twice.b);
	map_put(&at->twice_index, hash_pair(key, twice.second_bci), &is_new);
	if (is_new)
		vec_push(&at->twices, twice);
}

// Member by member: there is padding between them.
static int compare_lockings(const struct place *a, const struct place *b)
{
	if (a->root != b->root)
		return a->root < b->root ? -1 : 1;
	if (a->number != b->number)
		return a->number < b->number ? -1 : 1;
	if (a->n != b->n)
		return a->n < b->n ? -1 : 1;
	for (uint32_t i = 0; i < a->n; i++)
		if (a->parts[i] != b->parts[i])
			return a->parts[i] < b->parts[i] ? -1 : 1;
	return 0;
}

static int compare(const void *left, const void *right)
{
	const struct export *a = left, *b = right;
	if (a->method != b->method)
		return a->method->id < b->method->id ? -1 : 1;
	if (a->second_bci != b->second_bci)
		return a->second_bci < b->second_bci ? -1 : 1;
	if (a->first_bci != b->first_bci)
		return a->first_bci < b->first_bci ? -1 : 1;
	int order = compare_lockings(&a->b, &b->b);
	return order ? order : compare_lockings(&a->a, &b->a);
}

// ---- names as witnesses ---------------------------------------------------------------------

static const char *text_of(struct atomicity *at, uint32_t name, const struct method_facts *facts)
{
	struct buf text = BUF_INIT;
	if (name)
		locking_print(at, name, facts, &text);
	else
		buf_char(&text, '*');
	const char *kept = (const char *)arena_printf(&at->arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return kept;
}

static struct witness witness_of(struct atomicity *at, uint32_t id,
	const struct method_facts *facts, bool is_model)
{
	const struct place *name = &at->names.v[id];
	struct witness witness = { .root = WITNESS_OTHER,
		.n_steps = name->n,
		.number = name->number,
		.is_model = is_model,
		.klass = locking_class(at, id, facts),
		.text = text_of(at, id, facts) };

	if (name->root == PLACE_STATIC) {
		witness.root = WITNESS_STATIC;
		witness.field = name->number;
	} else if (name->root == PLACE_CLASS) {
		witness.root = WITNESS_CLASS;
	} else if (name->root == PLACE_PARAM) {
		witness.root = name->number == 0 && !method_is_static(facts->method) ? WITNESS_SELF
																			 : WITNESS_PARAM;
	} else if (facts->exprs[name->number].kind == EXPR_NEW) {
		witness.root = WITNESS_NEW;
		witness.number = facts->exprs[name->number].a;
	} else if (facts->exprs[name->number].kind == EXPR_CALL) {
		witness.root = WITNESS_CALL;
		witness.number = facts->calls[facts->exprs[name->number].a].bci;
	}
	if (name->n)
		witness.field = name->parts[name->n - 1] & PART_ELEMENT ? 0 : name->parts[name->n - 1];
	witness.owner_field = witness.field;
	if (name->root == PLACE_STATIC)
		witness.owner_field = name->number;
	else if (name->n)
		witness.owner_field = name->parts[0] & PART_ELEMENT ? 0 : name->parts[0];
	return witness;
}

// ---- calls ----------------------------------------------------------------------------------

// The context is the innermost lock of `holder`, which is the caller or what runs the caller's function
// object.
static void add_warning(struct atomicity *at, const struct twice *twice,
	const struct method_facts *caller, uint32_t at_bci, const struct method_facts *holder,
	const struct fact_held *held)
{
	uint32_t context = locking_of_expr(at, holder, held->lock);
	bool is_this = context && at->names.v[context].root == PLACE_PARAM &&
		at->names.v[context].n == 0 && at->names.v[context].number == 0 &&
		!method_is_static(holder->method);
	vec_push(&at->warnings,
		(struct warning){
			.context_method = holder->method,
			.witness_method = caller->method,
			.place_method = at->world->methods[twice->place_method],
			.context_bci = held->is_method_lock ? FINDING_NO_BCI : held->bci,
			.first_bci = twice->first_bci,
			.second_bci = twice->second_bci,
			.at_bci = at_bci,
			.context = text_of(at, context, holder),
			.is_context_this = is_this,
			.is_pair = at->is_pair,
			.is_late = twice->is_late,
			.relation = twice->relation,
			.depth = (uint8_t)(twice->depth + 1),
			.lock_depth = twice->lock_depth,
			.first_taken = twice->first_taken,
			.second_taken = twice->second_taken,
			.witness = witness_of(at, twice->b, caller, twice->is_model),
			.other = witness_of(at, twice->a, caller, twice->is_model),
		});
}

static void confirm(struct atomicity *at, const struct twice *twice,
	const struct method_facts *facts, const struct fact_call *call)
{
	if (locking_is_held(at, facts, call->held, twice->a) ||
		locking_is_held(at, facts, call->held, twice->b))
		return;
	add_warning(at, twice, facts, call->bci, facts, &facts->helds[call->held]);
}

// Which argument of the call is the function object made there?
static uint32_t passed_as(const struct method_facts *facts, const struct fact_call *call,
	uint32_t maker)
{
	uint32_t param = 0;
	for (; param < call->n_args; param++) {
		uint32_t argument = facts->operands[call->args + param];
		if (argument && facts->exprs[argument].kind == EXPR_LAMBDA &&
			facts->exprs[argument].a == maker)
			break;
	}
	return param;
}

// What the method that is given a function object holds while it runs it: held, of its facts; 0: nothing.
static uint32_t held_in_helper(const struct atomicity *at, const struct edge *edge)
{
	const struct method_facts *facts = at->facts->by_method[edge->caller];
	const struct fact_call *call = &facts->calls[edge->call];
	const struct method_facts *helper = facts_of(at->facts, call->target);
	if (!helper)
		return 0;
	const struct lambda *lambda = facts->calls[edge->maker - 1].lambda;
	uint32_t run = atom_runs_param(helper, passed_as(facts, call, edge->maker - 1), lambda);
	return run == UINT32_MAX ? 0 : helper->calls[run].held;
}

static bool is_held_in_helper(struct atomicity *at, const struct twice *twice,
	const struct edge *edge, uint32_t held)
{
	const struct method *target = at->facts->by_method[edge->caller]->calls[edge->call].target;
	const struct method_facts *helper = facts_of(at->facts, target);
	struct edge plain = { .caller = edge->caller, .call = edge->call, .callee = target->id };
	for (; held; held = helper->helds[held].below) {
		uint32_t name = locking_of_expr(at, helper, helper->helds[held].lock);
		name = name ? locking_translate(at, name, &plain) : 0;
		if (name && (name == twice->a || name == twice->b))
			return true;
	}
	return false;
}

// withLock(() -> { ... }): the context is held by the method that runs its argument.
static void confirm_in_helper(struct atomicity *at, const struct twice *twice,
	const struct edge *edge, uint32_t held)
{
	const struct method_facts *facts = at->facts->by_method[edge->caller];
	const struct fact_call *call = &facts->calls[edge->call];
	const struct method_facts *helper = facts_of(at->facts, call->target);
	if (held && atom_calls_is_input(helper->method))
		add_warning(at, twice, facts, call->bci, helper, &helper->helds[held]);
}

// parts.forEach(p -> ...): what the library gives to a function object has no name where it is passed on; it is
// known by the parameter's.
static bool is_element(const struct atomicity *at, const struct twice *twice,
	const struct edge *edge)
{
	const struct place *name = &at->names.v[twice->b];
	return edge->is_passed && twice->a == twice->b && name->root == PLACE_PARAM &&
		name->number >= at->facts->by_method[edge->caller]->calls[edge->maker - 1].n_args;
}

static void confirm_element(struct atomicity *at, const struct twice *twice,
	const struct edge *edge)
{
	const struct method_facts *facts = at->facts->by_method[edge->caller];
	const struct fact_call *call = &facts->calls[edge->call];
	const struct method_facts *body = at->facts->by_method[edge->callee];
	if (!call->held || atom_calls_is_input(call->target) || !body)
		return;
	add_warning(at, twice, body, twice->second_bci, facts, &facts->helds[call->held]);
	struct warning *warning = &at->warnings.v[at->warnings.n - 1];
	warning->depth = twice->depth; // the function object's body is part of the method
	warning->witness.root = warning->other.root = WITNESS_ELEMENT;
}

// What a helper has got out of a collection: its caller in the class holds a lock.
static void spread_local(struct atomicity *at, const struct twice *twice, const struct edge *edge)
{
	const struct method_facts *facts = at->facts->by_method[edge->caller];
	const struct method_facts *local = at->facts->by_method[twice->local];
	const struct fact_call *call = &facts->calls[edge->call];
	struct twice up = *twice;
	if (facts->method->owner != local->method->owner || edge->is_passed)
		return;
	up.method = edge->caller;
	if (call->held) {
		add_warning(at, &up, local, twice->local_bci, facts, &facts->helds[call->held]);
		return;
	}
	up.depth++;
	add(at, up);
}

static void spread(struct atomicity *at, uint32_t index)
{
	struct twice twice = at->twices.v[index];
	if (twice.depth >= MAX_DEPTH)
		return;
	for (uint32_t e = at->first_in.v[twice.method]; e; e = at->edges.v[e - 1].next_in) {
		const struct edge *edge = &at->edges.v[e - 1];
		const struct method_facts *facts = at->facts->by_method[edge->caller];
		struct twice up = twice;
		if (!atom_calls_is_input(facts->method) || !atom_follows_up(at, edge))
			continue;
		if (twice.local) {
			spread_local(at, &twice, edge);
			continue;
		}
		if (is_element(at, &twice, edge)) {
			confirm_element(at, &twice, edge);
			continue;
		}
		struct narrowed narrowed = atom_narrow(at, edge, twice.b, twice.needs);
		if (narrowed.is_out)
			continue;
		up.needs = narrowed.needs;
		up.method = edge->caller;
		up.a = locking_translate(at, twice.a, edge);
		up.b = twice.b == twice.a ? up.a : locking_translate(at, twice.b, edge);
		if (!up.a || !up.b || locking_is_far(at, up.a, facts->method->owner) ||
			(up.b != up.a && locking_is_far(at, up.b, facts->method->owner)))
			continue;
		uint32_t held = edge->is_passed ? held_in_helper(at, edge) : 0;
		bool is_gone = is_held_in_helper(at, &up, edge, held);
		if (facts->calls[edge->call].held) {
			if (!is_gone)
				confirm(at, &up, facts, &facts->calls[edge->call]);
			continue;
		}
		if (!is_gone)
			confirm_in_helper(at, &up, edge, held);
		up.depth++;
		up.at_bci = facts->calls[edge->call].bci;
		add(at, up);
	}
}

void atom_final_run(struct atomicity *at)
{
	if (at->exports.n)
		qsort(at->exports.v, at->exports.n, sizeof(struct export), compare);
	for (uint32_t i = 0; i < at->exports.n; i++) {
		const struct export *export = &at->exports.v[i];
		add(at,
			(struct twice){ .method = export->method->id,
				.place_method = export->method->id,
				.a = locking_intern(at, export->a),
				.b = locking_intern(at, export->b),
				.needs = export->needs,
				.first_bci = export->first_bci,
				.second_bci = export->second_bci,
				.at_bci = export->second_bci,
				.is_model = export->is_model,
				.lock_depth = export->depth,
				.is_late = export->is_late,
				.relation = export->relation,
				.first_taken = export->first_taken,
				.second_taken = export->second_taken });
	}
	for (uint32_t i = 0; i < at->twices.n; i++)
		spread(at, i);
}
