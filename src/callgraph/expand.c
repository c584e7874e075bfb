// The calls that a behaviour makes: expressions are evaluated with what the behaviour knows of its
// arguments, receivers select methods, arguments make the callee's behaviour.
#include "callgraph/expand.h"
#include "model/model.h"

#define AHEAD 4 // calls

// Whoever runs Other::method or Other::new uses the class, maybe first.
static void initialise_by_reference(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind)
{
	const struct method *run = lambda->implementation;
	if (!x->cg->options.has_initialisers || run->owner == lambda->maker->owner ||
		run->owner->role != ROLE_INPUT || !(method_is_static(run) || method_is_constructor(run)))
		return;
	for (uint32_t i = 0; i < run->owner->n_methods; i++)
		if (run->owner->methods[i].member->code &&
			method_is_class_initialiser(&run->owner->methods[i]))
			add_edge(x, from, call, &run->owner->methods[i], NULL, AVAL_NONE, kind, 0);
}

// On this object, which is no argument of the call.
static void call_one(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, aval object, enum cg_edge_kind kind)
{
	const struct callgraph *cg = x->cg;
	if (aval_kind(object) == AVAL_LAMBDA) {
		const struct lambda *lambda = cg->facts->lambdas[aval_id(object)];
		if (method_is_abstract(resolved) && !lambda_is_dispatched(lambda))
			call_lambda(x, from, call, lambda, kind, NO_ARGUMENTS);
		return;
	}
	const struct method *selected = world_select_method(cg->world,
		cg->world->classes[aval_id(object)], resolved);
	if (selected && !method_is_abstract(selected))
		add_edge(x, from, call, selected, NULL, object, kind, NO_ARGUMENTS);
}

// forEach(Plugin::start): on any object of the type.
static void call_on_any(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind)
{
	const struct method *run = lambda->implementation;
	if (run->owner->role != ROLE_INPUT)
		return;
	const struct targets *targets = targets_of(x, run->owner, run);
	note_cut(x, from, call, targets, run);
	for (uint32_t i = 0; i < targets->n && !targets->is_cut; i++)
		if (!targets->lambdas[i] && !method_is_abstract(targets->methods[i]))
			add_edge(x, from, call, targets->methods[i], NULL, aval_make(AVAL_TYPE, run->owner->id),
				kind, NO_ARGUMENTS);
	const struct kept_objects *kept = targets->is_cut ? kept_for(x, lambda, run) : NULL;
	for (uint32_t i = 0; kept && i < kept->n; i++)
		call_one(x, from, call, run, kept->v[i], kind);
}

// Does the reference name a method that others implement or override, and few enough to follow?
static bool runs_others(struct expander *x, const struct lambda *lambda)
{
	const struct method *run = lambda->implementation;
	if (!lambda_is_dispatched(lambda))
		return false;
	if (method_is_abstract(run))
		return true;
	const struct targets *targets = targets_of(x, run->owner, run);
	return run->owner->role == ROLE_INPUT && targets->n > 1 && !targets->is_cut;
}

// plugin::start: on what was captured, which the maker of the function object may know.
static void call_bound(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind, uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	const struct method *run = lambda->implementation;
	const struct cg_edge edge = { .from = from, .call = call, .shift = shift, .lambda = lambda };
	aval receiver = cg_eval(cg, &cg->nodes[from], cg_argument(cg, &edge, 0));
	const struct klass *klass = lambda->implementation_class;
	if (aval_kind(receiver) == AVAL_LAMBDA) {
		const struct lambda *captured = cg->facts->lambdas[aval_id(receiver)];
		if (captured->name == run->name && !lambda_is_dispatched(captured))
			call_lambda(x, from, call, captured, kind, shift);
		return;
	}
	if (aval_kind(receiver) && klass_is_subtype(cg->world->classes[aval_id(receiver)], klass))
		klass = cg->world->classes[aval_id(receiver)];
	else
		receiver = AVAL_NONE;
	if (aval_kind(receiver) == AVAL_EXACT) {
		const struct method *selected = world_select_method(cg->world, klass, run);
		if (selected)
			add_edge(x, from, call, selected, lambda, AVAL_NONE, kind, shift);
		return;
	}
	const struct targets *targets = targets_of(x, klass, run);
	note_cut(x, from, call, targets, run);
	for (uint32_t i = 0; i < targets->n; i++)
		if (!targets->lambdas[i])
			add_edge(x, from, call, targets->methods[i], lambda, AVAL_NONE, kind, shift);
		else if (!lambda_is_dispatched(targets->lambdas[i]))
			call_lambda(x, from, call, targets->lambdas[i], kind, shift);
}

void call_lambda(struct expander *x, uint32_t from, uint32_t call, const struct lambda *lambda,
	enum cg_edge_kind kind, uint8_t shift)
{
	const struct method_facts *facts = x->cg->nodes[from].facts;
	const struct method *run = lambda->implementation;
	if (!run)
		return;
	if (!runs_others(x, lambda)) {
		if (method_is_abstract(run))
			return;
		if (lambda_is_dispatched(lambda))
			note_cut(x, from, call, targets_of(x, run->owner, run), run);
		initialise_by_reference(x, from, call, lambda, kind);
		add_edge(x, from, call, run, lambda, AVAL_NONE, kind, shift);
	} else if (lambda->n_captured) {
		call_bound(x, from, call, lambda, kind, shift);
	} else if (shift == NO_ARGUMENTS) {
		call_on_any(x, from, call, lambda, kind);
	} else if (shift + 1u < facts->calls[call].n_args) { // Runnable::run
		uint32_t n_before = x->proposals.n;
		call_virtual(x, from, call, run, run->owner,
			cg_eval(x->cg, &x->cg->nodes[from],
				facts->operands[facts->calls[call].args + shift + 1]),
			kind, (uint8_t)(shift + 1));
		const struct kept_objects *kept = x->proposals.n == n_before &&
				targets_of(x, run->owner, run)->is_cut
			? kept_for(x, lambda, run)
			: NULL;
		for (uint32_t i = 0; kept && i < kept->n; i++)
			call_virtual(x, from, call, run, run->owner, kept->v[i], kind, (uint8_t)(shift + 1));
	}
}

// Too many implementations: an object of the caller's own class is a likely one (v.addAll(c) with
// another Vector for c).
static void call_own_class(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, const struct klass *klass, enum cg_edge_kind kind, uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	const struct klass *own = node->method->owner;
	if (method_is_static(node->method) ||
		node->facts->exprs[node->facts->operands[node->facts->calls[call].args + shift]].kind !=
			EXPR_PARAM)
		return;
	if (aval_kind(node->params[0]) == AVAL_TYPE || aval_kind(node->params[0]) == AVAL_EXACT)
		own = cg->world->classes[aval_id(node->params[0])];
	if (own == klass || !klass_is_subtype(own, klass) || own->is_interface)
		return;
	const struct method *selected = world_select_method(cg->world, own, resolved);
	if (selected && !method_is_abstract(selected))
		add_edge(x, from, call, selected, NULL, aval_make(AVAL_TYPE, own->id), kind, shift);
}

// An interface's implementations, for a receiver that is known by a class too: those that its objects
// can run. A type that fits none comes from a cast elsewhere, and says nothing.
static bool fits(const struct klass *known, const struct method *method)
{
	return method->owner->is_interface || klass_is_subtype(method->owner, known) ||
		klass_is_subtype(known, method->owner);
}

static bool fits_any(const struct klass *known, const struct targets *targets)
{
	for (uint32_t i = 0; known && i < targets->n; i++)
		if (!targets->lambdas[i] && fits(known, targets->methods[i]))
			return true;
	return false;
}

// A method with code, called on a function object: that of the interface it is made for.
static const struct method *default_of(const struct world *world, const struct lambda *lambda,
	const struct method *resolved)
{
	const struct method *selected = world_select_method(world, lambda->interface, resolved);
	return selected ? selected : resolved;
}

// A thread of the JDK's own, which is loaded for other reasons: INPUT did not make it.
static bool is_other_thread(const struct cg_node *starter, const struct klass *named,
	const struct method *run, enum cg_edge_kind kind)
{
	return kind == CG_START && starter->method->owner->role == ROLE_INPUT &&
		run->owner->role == ROLE_JDK && run->owner != named &&
		model_is_known(named, MODEL_KNOWN_THREAD);
}

void call_virtual(struct expander *x, uint32_t from, uint32_t call, const struct method *resolved,
	const struct klass *named, aval receiver, enum cg_edge_kind kind, uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	const struct world *world = cg->world;
	if (aval_kind(receiver) == AVAL_LAMBDA) {
		const struct lambda *lambda = cg->facts->lambdas[aval_id(receiver)];
		if (lambda->name == resolved->name && method_is_abstract(resolved))
			call_lambda(x, from, call, lambda, kind, shift);
		else if (!method_is_abstract(resolved))
			add_edge(x, from, call, default_of(world, lambda, resolved), NULL, receiver, kind,
				shift);
		return;
	}
	const struct klass *klass = aval_kind(receiver) ? world->classes[aval_id(receiver)] : named;
	const struct klass *known = NULL;
	if (!klass_is_subtype(klass, named)) {
		if (aval_kind(receiver) == AVAL_EXACT && is_all_known(klass))
			return; // it did not pass the cast
		known = klass->is_interface || klass_is_subtype(named, klass) ? NULL : klass;
		klass = named;
		receiver = aval_make(AVAL_TYPE, klass->id);
	}
	if (aval_kind(receiver) == AVAL_EXACT || klass->access & ACC_FINAL ||
		resolved->access & (ACC_FINAL | ACC_PRIVATE)) {
		const struct method *selected = world_select_method(world, klass, resolved);
		if (selected && !method_is_abstract(selected))
			add_edge(x, from, call, selected, NULL, receiver, kind, shift);
		return;
	}
	const struct targets *targets = targets_of(x, klass, resolved);
	const struct known_calls objects = known_calls(cg, from, call, resolved, kind);
	if (objects.n && targets->is_cut) {
		call_known(x, from, call, &objects, resolved, klass, shift);
		return;
	}
	note_cut(x, from, call, targets, resolved);
	if (targets->is_cut)
		call_own_class(x, from, call, resolved, klass, kind, shift);
	if (!fits_any(known, targets))
		known = NULL;
	const struct cg_node *node = &cg->nodes[from];
	uint32_t receiver_expr = node->facts->operands[node->facts->calls[call].args + shift];
	for (uint32_t i = 0; i < targets->n; i++) {
		if (known && (targets->lambdas[i] || !fits(known, targets->methods[i])))
			continue;
		if (!known_calls_have(&objects, targets->methods[i], targets->lambdas[i]))
			continue;
		if (targets->lambdas[i])
			call_lambda(x, from, call, targets->lambdas[i], kind, shift);
		else if (!method_is_abstract(targets->methods[i]) &&
			!is_other_thread(node, klass, targets->methods[i], kind) &&
			made_can_run(x, node, receiver_expr, targets->methods[i], resolved))
			add_edge(x, from, call, targets->methods[i], NULL, aval_make(AVAL_TYPE, klass->id),
				kind, shift);
	}
}

// ---- library code that calls back ---------------------------------------------------------------

static bool is_of_streams(const struct method *target)
{
	return target->owner->role != ROLE_INPUT && model_is_within(target->owner, MODEL_KNOWN_STREAMS);
}

// list.parallelStream().map(...).forEach(...)
static bool is_parallel(const struct method_facts *facts, const struct fact_call *call)
{
	for (uint32_t steps = 0; steps < 16; steps++) {
		if (strncmp(call->target->name->text, "parallel", 8) == 0)
			return true;
		if (call->op == OP_invokestatic || call->n_args == 0)
			return false;
		const struct expr *receiver = &facts->exprs[facts->operands[call->args]];
		if (receiver->kind != EXPR_CALL || !facts->calls[receiver->a].target)
			return false;
		call = &facts->calls[receiver->a];
	}
	return false;
}

// The function objects of INPUT that the library is given: it runs them, now or soon. Where its own
// code is followed, it is seen to; a pipeline of streams is too far from what it calls.
static void call_back(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	bool is_many = is_of_streams(call->target) && is_parallel(node->facts, call);
	if (call->target->access & ACC_NATIVE) // Class.isInstance
		return;
	for (uint32_t i = call->op != OP_invokestatic; i < call->n_args; i++) {
		uint32_t argument = node->facts->operands[call->args + i];
		aval value = argument ? cg_eval(cg, node, argument) : AVAL_NONE;
		if (aval_kind(value) != AVAL_LAMBDA)
			continue;
		const struct lambda *lambda = cg->facts->lambdas[aval_id(value)];
		if (lambda->maker->owner->role != ROLE_INPUT)
			continue;
		call_lambda(x, from, index, lambda, CG_CALL, NO_ARGUMENTS);
		uint32_t n_before = x->proposals.n;
		if (is_many)
			call_lambda(x, from, index, lambda, CG_START, NO_ARGUMENTS);
		for (uint32_t k = n_before; k < x->proposals.n; k++)
			x->proposals.v[k].is_many = true;
	}
}

// Too many implementations: those that the field has in which the receiver is kept.
static void call_kept(struct expander *x, uint32_t from, uint32_t index, const struct klass *named)
{
	const struct method_facts *facts = x->cg->nodes[from].facts;
	const struct fact_call *call = &facts->calls[index];
	if (!x->cg->private->kept || !targets_of(x, named, call->target)->is_cut)
		return;
	const struct kept_objects *kept = kept_in(x, facts, facts->operands[call->args], call->target);
	for (uint32_t i = 0; kept && i < kept->n; i++)
		call_virtual(x, from, index, call->target, named, kept->v[i], CG_CALL, 0);
}

static void expand_call(struct expander *x, uint32_t from, uint32_t index)
{
	const struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	const struct fact_call *call = &node->facts->calls[index];
	if (call->op == OP_nop) {
		add_edge(x, from, index, call->target, NULL, AVAL_NONE, CG_CALL, 0);
		return;
	}
	if (!call->target) {
		call_missing(x, from, index, call);
		return;
	}
	if (!call_may_lock(cg, call) || call_thread(x, from, index, call))
		return;
	if (is_of_streams(call->target)) {
		call_back(x, from, index, call);
		return;
	}
	if (call->op == OP_invokestatic || call->op == OP_invokespecial) {
		if (!method_is_abstract(call->target))
			add_edge(x, from, index, call->target, NULL,
				call->op == OP_invokespecial ? cg_eval(cg, node, node->facts->operands[call->args])
											 : AVAL_NONE,
				CG_CALL, 0);
		return;
	}
	if (node->facts->exprs[node->facts->operands[call->args]].kind == EXPR_NULL)
		return; // it is never made
	struct cg_values receivers = cg_eval_all(cg, node, node->facts->operands[call->args]);
	const struct method *target = call->target;
	const struct klass *named = call->named ? cg->world->classes[call->named] : target->owner;
	uint32_t n_before = x->proposals.n;
	for (uint32_t i = 0; i < receivers.n; i++)
		call_virtual(x, from, index, target, named, receivers.v[i], CG_CALL, 0);
	if (x->proposals.n == n_before)
		call_kept(x, from, index, named);
	if (target->owner->role != ROLE_INPUT &&
		(x->proposals.n == n_before ||
			(!cg->options.is_library && targets_of(x, named, target)->is_cut)))
		call_back(x, from, index, call);
}

void expand_node(struct expander *x, uint32_t id)
{
	const struct callgraph *cg = x->cg;
	const struct method_facts *facts = cg->nodes[id].facts;
	uint32_t n = facts->n_calls + (cg->options.has_initialisers ? facts->n_initialisers : 0);
	struct repeat repeat = repeat_of(x, id);
	for (uint32_t i = 0; i < n; i++) {
		if (i + AHEAD < n)
			__builtin_prefetch(facts->calls[i + AHEAD].target);
		if (!repeat_call(x, id, i, &repeat))
			expand_call(x, id, i);
	}
}
