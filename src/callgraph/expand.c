// The calls that a behaviour makes: expressions are evaluated with what the behaviour knows of its
// arguments, receivers select methods, arguments make the callee's behaviour.
#include "callgraph/internal.h"

#define MAX_SPLIT 4 // arguments of a call with alternatives
#define MAX_WAYS 8  // behaviours that they make

static const struct shape *make_shape(struct expander *x, const struct method *method)
{
	uint32_t n = !method_is_static(method), first = n;
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	while (descriptor_next(&rest).len)
		n++;
	struct shape *shape = arena_alloc(&x->arena, sizeof(*shape) + n * sizeof(uint32_t));
	shape->n = n;
	if (first)
		shape->declared[0] = method->owner->id;
	rest = descriptor_parameters(name_slice(method->descriptor));
	for (uint32_t i = first; (next = descriptor_next(&rest)).len; i++) {
		const struct klass *klass = next.ptr[0] == 'L'
			? world_loaded(x->cg->world, slice_of(next.ptr + 1, next.len - 2))
			: NULL;
		shape->declared[i] = next.ptr[0] != 'L' ? NO_OBJECT : klass ? klass->id : 0;
	}
	return shape;
}

const struct shape *shape_of(struct expander *x, const struct method *method)
{
	if (method->id >= x->n_shapes) {
		uint32_t n = x->cg->world->n_methods + 1;
		x->shapes = xrealloc(x->shapes, n * sizeof(*x->shapes));
		memset(x->shapes + x->n_shapes, 0, (n - x->n_shapes) * sizeof(*x->shapes));
		x->n_shapes = n;
	}
	if (!x->shapes[method->id])
		x->shapes[method->id] = make_shape(x, method);
	return x->shapes[method->id];
}

// ---- edges ----------------------------------------------------------------------------------

// A behaviour's own knowledge of `this` must not be narrower than what runs it.
static aval receiver_of(const struct callgraph *cg, aval known, const struct method *method)
{
	if (aval_kind(known) != AVAL_TYPE)
		return known;
	const struct klass *klass = cg->world->classes[aval_id(known)];
	return klass_is_subtype(klass, method->owner) ? known : aval_make(AVAL_TYPE, method->owner->id);
}

// No subclass can come: all of INPUT is there from the start.
static bool is_leaf(const struct klass *klass)
{
	return klass->access & ACC_FINAL || (klass->role == ROLE_INPUT && klass->n_subtypes == 0);
}

// Nothing better than the declared type, or nothing that matters, is nothing.
static void canonical_params(struct expander *x, const struct method *method, aval *params)
{
	const struct callgraph *cg = x->cg;
	const struct shape *shape = shape_of(x, method);
	for (uint32_t i = 0; i < shape->n; i++) {
		uint32_t declared = shape->declared[i];
		if (params[i] == AVAL_NONE)
			continue;
		if (aval_kind(params[i]) == AVAL_EXACT && cg->options.is_for_locks &&
			is_leaf(cg->world->classes[aval_id(params[i])]))
			params[i] = aval_make(AVAL_TYPE, aval_id(params[i]));
		if (declared == NO_OBJECT || !is_relevant(cg, method, i) ||
			(aval_kind(params[i]) == AVAL_TYPE && declared &&
				klass_is_subtype(cg->world->classes[declared],
					cg->world->classes[aval_id(params[i])])))
			params[i] = AVAL_NONE;
	}
}

// One behaviour of the callee.
static void propose(struct expander *x, struct cg_edge edge, const struct method *callee,
	aval *params, bool is_first)
{
	uint32_t n = shape_of(x, callee)->n;
	canonical_params(x, callee, params);
	uint64_t key = behaviour_key(callee, params, n);
	edge.to = find_node(x->cg, key, callee, params);
	vec_push(&x->proposals,
		(struct proposal){ .edge = edge,
			.callee = callee,
			.key = key,
			.first_param = x->params.n,
			.n_params = (uint16_t)n,
			.is_first = is_first,
			.is_input = callee->owner->role == ROLE_INPUT });
	if (edge.to)
		return;
	vec_reserve(&x->params, x->params.n + n);
	if (n)
		memcpy(x->params.v + x->params.n, params, n * sizeof(*params));
	x->params.n += n;
}

// What lock() does is known, and that it is one of several implementations of Lock says nothing. The
// action of a barrier is followed from its constructor: most have none.
static bool is_lock_code(const struct method *callee, const struct method *caller)
{
	static const char package[] = "java/util/concurrent/locks/";
	return (strncmp(callee->owner->name->text, package, sizeof(package) - 1) == 0 &&
			   strncmp(caller->owner->name->text, package, sizeof(package) - 1) != 0) ||
		(strcmp(callee->name->text, "await") == 0 &&
			strcmp(callee->owner->name->text, "java/util/concurrent/CyclicBarrier") == 0);
}

static void add_edge(struct expander *x, uint32_t from, uint32_t call_index,
	const struct method *callee, const struct lambda *lambda, aval receiver, enum cg_edge_kind kind,
	uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	uint32_t n_params = shape_of(x, callee)->n;
	aval params[257];
	struct cg_edge edge = { .from = from,
		.call = call_index,
		.kind = (uint8_t)kind,
		.shift = shift,
		.lambda = lambda };

	if (n_params > 256 || !may_lock(cg, callee) || is_lock_code(callee, cg->nodes[from].method))
		return;
	// Thread.run itself runs what the constructor was given, which is followed from there.
	if (kind == CG_START && strcmp(callee->owner->name->text, "java/lang/Thread") == 0)
		return;
	struct cg_values values[MAX_SPLIT];
	uint32_t split[MAX_SPLIT], n_split = 0, n_ways = 1;
	for (uint32_t i = 0; i < n_params; i++) {
		bool is_given = i == 0 && receiver && !lambda && !method_is_static(callee);
		uint32_t argument = is_given ? 0 : cg_argument(cg, &edge, i);
		struct cg_values all = cg_eval_all(cg, &cg->nodes[from], argument);
		params[i] = is_given ? receiver_of(cg, receiver, callee) : all.v[0];
		if (all.n == 1)
			continue;
		if (n_split == MAX_SPLIT || n_ways * all.n > MAX_WAYS) {
			params[i] = cg_eval(cg, &cg->nodes[from], argument);
			continue;
		}
		n_ways *= all.n;
		values[n_split] = all;
		split[n_split++] = i;
	}
	for (uint32_t way = 0; way < n_ways; way++) {
		aval chosen[257];
		memcpy(chosen, params, sizeof(aval) * n_params);
		for (uint32_t i = 0, rest = way; i < n_split; rest /= values[i++].n)
			chosen[split[i]] = values[i].v[rest % values[i].n];
		propose(x, edge, callee, chosen, way == 0);
	}
}

static void call_virtual(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, const struct klass *named, aval receiver, enum cg_edge_kind kind,
	uint8_t shift);

// Whoever runs Other::method or Other::new uses the class, maybe first.
static void initialise_by_reference(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind)
{
	const struct method *run = lambda->implementation;
	if (!x->cg->options.has_initialisers || run->owner == lambda->maker->owner ||
		run->owner->role != ROLE_INPUT ||
		!(method_is_static(run) || strcmp(run->name->text, "<init>") == 0))
		return;
	for (uint32_t i = 0; i < run->owner->n_methods; i++)
		if (run->owner->methods[i].member->code &&
			strcmp(run->owner->methods[i].name->text, "<clinit>") == 0)
			add_edge(x, from, call, &run->owner->methods[i], NULL, AVAL_NONE, kind, 0);
}

#define NO_ARGUMENTS 255 // shift: what the library hands to the function object is not known

// forEach(Plugin::start): on any object of the type.
static void call_on_any(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind)
{
	const struct method *run = lambda->implementation;
	if (run->owner->role != ROLE_INPUT)
		return;
	const struct targets *targets = targets_of(x, run->owner, run);
	for (uint32_t i = 0; i < targets->n && !targets->is_cut; i++)
		if (!targets->lambdas[i] && !method_is_abstract(targets->methods[i]))
			add_edge(x, from, call, targets->methods[i], NULL, aval_make(AVAL_TYPE, run->owner->id),
				kind, NO_ARGUMENTS);
}

static void call_lambda(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind, uint8_t shift)
{
	const struct method_facts *facts = x->cg->nodes[from].facts;
	if (lambda->implementation && !method_is_abstract(lambda->implementation)) {
		initialise_by_reference(x, from, call, lambda, kind);
		add_edge(x, from, call, lambda->implementation, lambda, AVAL_NONE, kind, shift);
	} else if (lambda->implementation && shift == NO_ARGUMENTS) {
		call_on_any(x, from, call, lambda, kind);
	} else if (lambda->implementation && shift + 1u < facts->calls[call].n_args) // Runnable::run
		call_virtual(x, from, call, lambda->implementation, lambda->implementation->owner,
			cg_eval(x->cg, &x->cg->nodes[from],
				facts->operands[facts->calls[call].args + shift + 1]),
			kind, (uint8_t)(shift + 1));
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

static bool is_all_known(const struct klass *klass)
{
	return !klass_is_phantom(klass) && !klass_has_phantom_super(klass);
}

// A virtual call of `resolved` on what `receiver` says, of the class `named` at least.
static void call_virtual(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, const struct klass *named, aval receiver, enum cg_edge_kind kind,
	uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	const struct world *world = cg->world;
	if (aval_kind(receiver) == AVAL_LAMBDA) {
		const struct lambda *lambda = cg->facts->lambdas[aval_id(receiver)];
		if (lambda->name == resolved->name && method_is_abstract(resolved))
			call_lambda(x, from, call, lambda, kind, shift);
		else if (!method_is_abstract(resolved))
			add_edge(x, from, call, resolved, NULL, receiver, kind, shift);
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
	if (targets->is_cut)
		call_own_class(x, from, call, resolved, klass, kind, shift);
	if (!fits_any(known, targets))
		known = NULL;
	for (uint32_t i = 0; i < targets->n; i++) {
		if (known && (targets->lambdas[i] || !fits(known, targets->methods[i])))
			continue;
		if (targets->lambdas[i])
			call_lambda(x, from, call, targets->lambdas[i], kind, shift);
		else if (!method_is_abstract(targets->methods[i]))
			add_edge(x, from, call, targets->methods[i], NULL, aval_make(AVAL_TYPE, klass->id),
				kind, shift);
	}
}

static void start_task(struct expander *x, uint32_t from, uint32_t index, aval task, bool is_many,
	uint32_t argument)
{
	const struct callgraph *cg = x->cg;
	const struct klass *type = aval_kind(task) == AVAL_LAMBDA
		? cg->facts->lambdas[aval_id(task)]->interface
		: aval_kind(task) ? cg->world->classes[aval_id(task)]
						  : NULL;
	const struct method *runs = type ? task_method(cg, type) : NULL;
	uint32_t n_before = x->proposals.n;
	if (runs)
		call_virtual(x, from, index, runs, runs->owner, task, CG_START, (uint8_t)argument);
	for (uint32_t i = n_before; i < x->proposals.n; i++) {
		x->proposals.v[i].is_start = true;
		x->proposals.v[i].is_many = is_many;
	}
}

// Does the method put the task into other collections than this one, and never into this one?
static bool is_put_elsewhere(const struct method_facts *facts, uint32_t task, uint32_t collection)
{
	bool is_elsewhere = false;
	if (facts->exprs[collection].kind != EXPR_NEW)
		return false;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		for (uint32_t k = 1; k < call->n_args && call->op != OP_invokestatic; k++) {
			if (facts->operands[call->args + k] != task)
				continue;
			uint32_t receiver = facts->operands[call->args];
			if (receiver == collection || facts->exprs[receiver].kind != EXPR_NEW)
				return false;
			is_elsewhere = true;
		}
	}
	return is_elsewhere;
}

// invokeAll(tasks): all tasks that this method makes, unless it puts them elsewhere.
static bool call_invoke_all(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct callgraph *cg = x->cg;
	const struct method_facts *facts = cg->nodes[from].facts;
	const struct name *name = call->target->name;
	if ((name != cg->private->invoke_all && name != cg->private->invoke_any) || call->n_args < 2)
		return false;
	const struct klass *service = world_loaded(cg->world,
		SLICE("java/util/concurrent/ExecutorService"));
	const struct klass *callable = world_loaded(cg->world, SLICE("java/util/concurrent/Callable"));
	if (!service || !callable || !klass_is_subtype(call->target->owner, service))
		return false;
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		uint8_t kind = facts->exprs[i].kind;
		if ((kind != EXPR_NEW && kind != EXPR_LAMBDA) ||
			is_put_elsewhere(facts, i, facts->operands[call->args + 1]))
			continue;
		aval task = cg_eval(cg, &cg->nodes[from], i);
		const struct klass *type = aval_kind(task) == AVAL_LAMBDA
			? cg->facts->lambdas[aval_id(task)]->interface
			: aval_kind(task) ? cg->world->classes[aval_id(task)]
							  : NULL;
		if (type && klass_is_subtype(type, callable))
			start_task(x, from, index, task, true, 1);
	}
	return true;
}

// An Executor of INPUT runs its tasks as its code says.
static bool is_own_executor(const struct callgraph *cg, const struct method *target, aval receiver)
{
	const struct klass *executor = world_loaded(cg->world, SLICE("java/util/concurrent/Executor"));
	if (!executor || !klass_is_subtype(target->owner, executor) ||
		strcmp(target->name->text, "execute") != 0)
		return false;
	if (target->owner->role == ROLE_INPUT || aval_kind(receiver) == AVAL_LAMBDA)
		return true;
	const struct klass *klass = aval_kind(receiver) == AVAL_TYPE ||
			aval_kind(receiver) == AVAL_EXACT
		? cg->world->classes[aval_id(receiver)]
		: NULL;
	return klass && klass->role == ROLE_INPUT && !klass->is_interface;
}

// May the Executor be one of INPUT that runs the task in the caller's thread?
static bool may_run_itself(struct expander *x, const struct fact_call *call)
{
	const struct method *target = call->target;
	if (call->op != OP_invokeinterface || strcmp(target->name->text, "execute") != 0)
		return false;
	const struct targets *targets = targets_of(x, target->owner, target);
	for (uint32_t i = 0; i < targets->n; i++)
		if (targets->lambdas[i] || targets->methods[i]->owner->role == ROLE_INPUT)
			return true;
	return false;
}

static bool call_thread(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct callgraph *cg = x->cg;
	bool is_many = false;
	const struct cg_node *node = &cg->nodes[from];
	if (call_invoke_all(x, from, index, call))
		return true;
	uint32_t argument = thread_start_argument(x, call->target, &is_many);
	if (argument == UINT32_MAX)
		return false;
	// A timer's own thread runs the tasks that were followed from where they were given to it.
	if (strcmp(node->method->owner->name->text, "java/util/Timer") == 0)
		return true;
	if (is_many && call->op != OP_invokestatic &&
		is_own_executor(cg, call->target, cg_eval(cg, node, node->facts->operands[call->args])))
		return false;
	start_task(x, from, index, cg_eval(cg, node, node->facts->operands[call->args + argument]),
		is_many, argument);
	return !may_run_itself(x, call);
}

// ---- library code that calls back ---------------------------------------------------------------

static bool is_of_streams(const struct method *target)
{
	return target->owner->role != ROLE_INPUT &&
		slice_has_prefix(name_slice(target->owner->name), SLICE("java/util/stream/"));
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
			x->proposals.v[k].is_start = x->proposals.v[k].is_many = true;
	}
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
	if (!call->target || !call_may_lock(cg, call) || call_thread(x, from, index, call))
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
	if (x->proposals.n == n_before && target->owner->role != ROLE_INPUT)
		call_back(x, from, index, call);
}

void expand_node(struct expander *x, uint32_t id)
{
	const struct callgraph *cg = x->cg;
	const struct method_facts *facts = cg->nodes[id].facts;
	if (!facts)
		return;
	uint32_t n = facts->n_calls + (cg->options.has_initialisers ? facts->n_initialisers : 0);
	struct repeat repeat = repeat_of(x, id);
	for (uint32_t i = 0; i < n; i++)
		if (!repeat_call(x, id, i, &repeat))
			expand_call(x, id, i);
}
