// The calls that a behaviour makes: expressions are evaluated with what the behaviour knows of its
// arguments, receivers select methods, arguments make the callee's behaviour.
#include "callgraph/internal.h"

#include "base/bug.h"

#define MAX_SPLIT 4 // arguments of a call with alternatives
#define MAX_WAYS 8  // behaviours that they make
#define MAX_EVAL_DEPTH 3 // phis of phis: each level multiplies

static const struct shape *make_shape(struct callgraph *cg, const struct method *method)
{
	uint32_t n = !method_is_static(method), first = n;
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	while (descriptor_next(&rest).len)
		n++;
	struct shape *shape = arena_alloc(&cg->private->arena, sizeof(*shape) + n * sizeof(uint32_t));
	shape->n = n;
	if (first)
		shape->declared[0] = method->owner->id;
	rest = descriptor_parameters(name_slice(method->descriptor));
	for (uint32_t i = first; (next = descriptor_next(&rest)).len; i++) {
		const struct klass *klass = next.ptr[0] == 'L'
			? world_loaded(cg->world, slice_of(next.ptr + 1, next.len - 2))
			: NULL;
		shape->declared[i] = next.ptr[0] != 'L' ? NO_OBJECT : klass ? klass->id : 0;
	}
	return shape;
}

const struct shape *shape_of(struct callgraph *cg, const struct method *method)
{
	struct cg_private *private = cg->private;
	if (method->id >= private->n_shapes) {
		uint32_t n = cg->world->n_methods + 1;
		private->shapes = xrealloc(private->shapes, n * sizeof(*private->shapes));
		memset(private->shapes + private->n_shapes, 0,
			(n - private->n_shapes) * sizeof(*private->shapes));
		private->n_shapes = n;
	}
	if (!private->shapes[method->id])
		private->shapes[method->id] = make_shape(cg, method);
	return private->shapes[method->id];
}

// ---- evaluation -----------------------------------------------------------------------------

static aval declared(const struct expr *expr)
{
	return expr->type.kind == KIND_CLASS ? aval_make(AVAL_TYPE, expr->type.klass) : AVAL_NONE;
}

static aval join(aval a, aval b)
{
	return a == b ? a : AVAL_NONE;
}

static aval eval(const struct callgraph *cg, const struct cg_node *node, uint32_t index,
	uint32_t depth);

// What the one store in a constructor or class initialiser puts there.
static aval eval_store(const struct callgraph *cg, const struct field *field, bool *is_known)
{
	aval found = AVAL_NONE;
	uint32_t n_stores = 0;
	*is_known = true;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *m = &field->owner->methods[i];
		if (m->name->text[0] != '<')
			continue;
		const struct method_facts *facts = facts_of(cg->facts, m);
		*is_known &= facts != NULL;
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			if (facts->stores[k].field != field)
				continue;
			const struct expr *value = &facts->exprs[facts->stores[k].value];
			if (value->kind == EXPR_NEW && value->type.kind == KIND_CLASS)
				found = aval_make(AVAL_EXACT, value->type.klass);
			else if (value->kind == EXPR_LAMBDA)
				found = aval_make(AVAL_LAMBDA, facts->calls[value->a].lambda->id);
			n_stores++;
		}
	}
	return n_stores == 1 ? found : AVAL_NONE;
}

// Final fields of INPUT keep what they were made with.
static aval eval_field(const struct callgraph *cg, const struct expr *expr)
{
	const struct field *field = expr->field;
	if (!field || !(field->access & ACC_FINAL) || field->owner->role != ROLE_INPUT ||
		!field->owner->file)
		return declared(expr);
	uint64_t *known = map_get(&cg->private->final_fields, field->id);
	aval value;
	bool is_known = true;
	if (known) {
		value = (aval)*known;
	} else {
		value = eval_store(cg, field, &is_known);
		if (is_known)
			*map_put(&cg->private->final_fields, field->id, NULL) = value;
	}
	return value ? value : declared(expr);
}

static aval eval(const struct callgraph *cg, const struct cg_node *node, uint32_t index,
	uint32_t depth)
{
	const struct method_facts *facts = node->facts;
	const struct expr *expr = &facts->exprs[index];
	switch (expr->kind) {
	case EXPR_PARAM:
		return expr->a < node->n_params && node->params[expr->a] ? node->params[expr->a]
																 : declared(expr);
	case EXPR_NEW:
		return expr->type.kind == KIND_CLASS ? aval_make(AVAL_EXACT, expr->type.klass) : AVAL_NONE;
	case EXPR_LAMBDA:
		return aval_make(AVAL_LAMBDA, facts->calls[expr->a].lambda->id);
	case EXPR_FIELD:
	case EXPR_STATIC:
		return eval_field(cg, expr);
	case EXPR_PHI: {
		if (depth > MAX_EVAL_DEPTH || expr->b == 0)
			return declared(expr);
		aval all = eval(cg, node, facts->operands[expr->a], depth + 1);
		for (uint32_t i = 1; i < expr->b && all; i++) {
			if (facts->exprs[facts->operands[expr->a + i]].kind == EXPR_NULL)
				continue;
			all = join(all, eval(cg, node, facts->operands[expr->a + i], depth + 1));
		}
		return all ? all : declared(expr);
	}
	default:
		return declared(expr);
	}
}

aval cg_eval(const struct callgraph *cg, const struct cg_node *node, uint32_t expr)
{
	return expr ? eval(cg, node, expr, 0) : AVAL_NONE;
}

uint32_t cg_argument(const struct callgraph *cg, const struct cg_edge *edge, uint32_t param)
{
	const struct method_facts *facts = cg->nodes[edge->from].facts;
	const struct fact_call *call = &facts->calls[edge->call];
	uint32_t argument = param + edge->shift;
	if (edge->lambda) {
		// Captured values come first and belong to the maker; then the arguments of the call.
		const struct method_facts *maker = facts_of(cg->facts, edge->lambda->maker);
		uint32_t n_captured = 0;
		for (uint32_t i = 0; maker && i < maker->n_calls; i++)
			if (maker->calls[i].lambda == edge->lambda)
				n_captured = maker->calls[i].n_args;
		if (param < n_captured) {
			if (edge->lambda->maker != cg->nodes[edge->from].method)
				return 0;
			for (uint32_t i = 0; i < facts->n_calls; i++)
				if (facts->calls[i].lambda == edge->lambda)
					return facts->operands[facts->calls[i].args + param];
			return 0;
		}
		argument = param - n_captured + 1 + edge->shift;
	}
	return argument < call->n_args ? facts->operands[call->args + argument] : 0;
}

// ---- edges ----------------------------------------------------------------------------------

static uint32_t depth_of(const struct callgraph *cg, const struct cg_node *caller,
	const struct method *callee)
{
	(void)cg;
	return callee->owner->role == ROLE_INPUT ? 0 : caller->depth + 1;
}

// A behaviour's own knowledge of `this` must not be narrower than what runs it.
static aval receiver_of(const struct callgraph *cg, aval known, const struct method *method)
{
	if (aval_kind(known) != AVAL_TYPE)
		return known;
	const struct klass *klass = cg->world->classes[aval_id(known)];
	return klass_is_subtype(klass, method->owner) ? known : aval_make(AVAL_TYPE, method->owner->id);
}

// Nothing better than the declared type, or nothing that matters, is nothing.
static void canonical_params(struct callgraph *cg, const struct method *method, aval *params)
{
	const struct shape *shape = shape_of(cg, method);
	for (uint32_t i = 0; i < shape->n; i++) {
		uint32_t declared = shape->declared[i];
		if (params[i] == AVAL_NONE)
			continue;
		if (aval_kind(params[i]) == AVAL_EXACT && cg->options.is_for_locks &&
			cg->world->classes[aval_id(params[i])]->n_subtypes == 0)
			params[i] = aval_make(AVAL_TYPE, aval_id(params[i]));
		if (declared == NO_OBJECT || !is_relevant(cg, method, i) ||
			(aval_kind(params[i]) == AVAL_TYPE && declared &&
				klass_is_subtype(cg->world->classes[declared],
					cg->world->classes[aval_id(params[i])])))
			params[i] = AVAL_NONE;
	}
}

// One behaviour of the callee. The call's edges start at `first`; none is there twice.
static void link_edge(struct callgraph *cg, struct cg_edge edge, const struct method *callee,
	aval *params, uint32_t first)
{
	struct cg_private *private = cg->private;
	canonical_params(cg, callee, params);
	edge.to = node_for(cg, callee, params, depth_of(cg, &private->nodes.v[edge.from], callee));
	if (edge.to == UINT32_MAX)
		return;
	for (uint32_t e = first; e < private->edges.n; e++)
		if (private->edges.v[e].to == edge.to)
			return;
	struct cg_node *to = &private->nodes.v[edge.to];
	if (to->via == UINT32_MAX && !to->is_entry) {
		to->via = private->edges.n;
		to->distance = edge.kind == CG_START ? 0 : private->nodes.v[edge.from].distance + 1;
	}
	private->nodes.v[edge.from].n_edges++;
	vec_push(&private->edges, edge);
}

static void add_edge(struct callgraph *cg, uint32_t from, uint32_t call_index,
	const struct method *callee, const struct lambda *lambda, aval receiver, enum cg_edge_kind kind,
	uint8_t shift)
{
	struct cg_private *private = cg->private;
	uint32_t n_params = shape_of(cg, callee)->n;
	aval params[257] = { 0 };
	struct cg_edge edge = { .from = from,
		.call = call_index,
		.kind = (uint8_t)kind,
		.shift = shift,
		.lambda = lambda };

	if (n_params > 256)
		return;
	// Thread.run itself runs what the constructor was given, which is followed from there.
	if (kind == CG_START && strcmp(callee->owner->name->text, "java/lang/Thread") == 0)
		return;
	cg->nodes = private->nodes.v;
	struct cg_values values[MAX_SPLIT];
	uint32_t split[MAX_SPLIT], n_split = 0, n_ways = 1;
	for (uint32_t i = 0; i < n_params; i++) {
		bool is_given = i == 0 && receiver && !lambda && !method_is_static(callee);
		uint32_t argument = is_given ? 0 : cg_argument(cg, &edge, i);
		struct cg_values all = cg_eval_all(cg, &private->nodes.v[from], argument);
		params[i] = is_given ? receiver_of(cg, receiver, callee) : all.v[0];
		if (all.n == 1)
			continue;
		if (n_split == MAX_SPLIT || n_ways * all.n > MAX_WAYS) {
			params[i] = cg_eval(cg, &private->nodes.v[from], argument);
			continue;
		}
		n_ways *= all.n;
		values[n_split] = all;
		split[n_split++] = i;
	}
	uint32_t first = private->edges.n;
	for (uint32_t way = 0; way < n_ways; way++) {
		aval chosen[257];
		memcpy(chosen, params, sizeof(aval) * n_params);
		for (uint32_t i = 0, rest = way; i < n_split; rest /= values[i++].n)
			chosen[split[i]] = values[i].v[rest % values[i].n];
		link_edge(cg, edge, callee, chosen, first);
	}
}

static void call_lambda(struct callgraph *cg, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind, uint8_t shift)
{
	if (lambda->implementation && !method_is_abstract(lambda->implementation))
		add_edge(cg, from, call, lambda->implementation, lambda, AVAL_NONE, kind, shift);
}

// Too many implementations: an object of the caller's own class is a likely one (v.addAll(c) with
// another Vector for c).
static void call_own_class(struct callgraph *cg, uint32_t from, uint32_t call,
	const struct method *resolved, const struct klass *klass, enum cg_edge_kind kind, uint8_t shift)
{
	const struct cg_node *node = &cg->private->nodes.v[from];
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
		add_edge(cg, from, call, selected, NULL, aval_make(AVAL_TYPE, own->id), kind, shift);
}

// A virtual call of `resolved` on what `receiver` says.
static void call_virtual(struct callgraph *cg, uint32_t from, uint32_t call,
	const struct method *resolved, aval receiver, enum cg_edge_kind kind, uint8_t shift)
{
	const struct world *world = cg->world;
	if (aval_kind(receiver) == AVAL_LAMBDA) {
		const struct lambda *lambda = cg->facts->lambdas[aval_id(receiver)];
		if (lambda->name == resolved->name && method_is_abstract(resolved))
			call_lambda(cg, from, call, lambda, kind, shift);
		else if (!method_is_abstract(resolved))
			add_edge(cg, from, call, resolved, NULL, receiver, kind, shift);
		return;
	}
	const struct klass *klass = aval_kind(receiver) ? world->classes[aval_id(receiver)]
													: resolved->owner;
	if (!klass_is_subtype(klass, resolved->owner))
		klass = resolved->owner;
	if (aval_kind(receiver) == AVAL_EXACT || klass->access & ACC_FINAL ||
		resolved->access & (ACC_FINAL | ACC_PRIVATE)) {
		const struct method *selected = world_select_method(world, klass, resolved);
		if (selected && !method_is_abstract(selected))
			add_edge(cg, from, call, selected, NULL, receiver, kind, shift);
		return;
	}
	const struct targets *targets = targets_of(cg, klass, resolved);
	if (targets->is_cut)
		call_own_class(cg, from, call, resolved, klass, kind, shift);
	for (uint32_t i = 0; i < targets->n; i++) {
		if (targets->lambdas[i])
			call_lambda(cg, from, call, targets->lambdas[i], kind, shift);
		else if (!method_is_abstract(targets->methods[i]))
			add_edge(cg, from, call, targets->methods[i], NULL, aval_make(AVAL_TYPE, klass->id),
				kind, shift);
	}
}

static void start_task(struct callgraph *cg, uint32_t from, uint32_t index, aval task, bool is_many,
	uint32_t argument)
{
	const struct klass *type = aval_kind(task) == AVAL_LAMBDA
		? cg->facts->lambdas[aval_id(task)]->interface
		: aval_kind(task) ? cg->world->classes[aval_id(task)]
						  : NULL;
	const struct method *runs = type ? task_method(cg, type) : NULL;
	uint32_t n_before = cg->private->edges.n;
	if (runs)
		call_virtual(cg, from, index, runs, task, CG_START, (uint8_t)argument);
	for (uint32_t e = n_before; e < cg->private->edges.n; e++)
		vec_push(&cg->private->threads,
			(struct cg_thread){ cg->private->edges.v[e].to, e, is_many });
}

// invokeAll(tasks): all tasks that this method makes.
static bool call_invoke_all(struct callgraph *cg, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct method_facts *facts = cg->private->nodes.v[from].facts;
	const char *name = call->target->name->text;
	if ((strcmp(name, "invokeAll") != 0 && strcmp(name, "invokeAny") != 0) || call->n_args < 2)
		return false;
	const struct klass *service = world_loaded(cg->world,
		SLICE("java/util/concurrent/ExecutorService"));
	const struct klass *callable = world_loaded(cg->world, SLICE("java/util/concurrent/Callable"));
	if (!service || !callable || !klass_is_subtype(call->target->owner, service))
		return false;
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		uint8_t kind = facts->exprs[i].kind;
		if (kind != EXPR_NEW && kind != EXPR_LAMBDA)
			continue;
		aval task = cg_eval(cg, &cg->private->nodes.v[from], i);
		const struct klass *type = aval_kind(task) == AVAL_LAMBDA
			? cg->facts->lambdas[aval_id(task)]->interface
			: aval_kind(task) ? cg->world->classes[aval_id(task)]
							  : NULL;
		if (type && klass_is_subtype(type, callable))
			start_task(cg, from, index, task, true, 1);
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
	if (target->owner->role == ROLE_INPUT)
		return true;
	const struct klass *klass = aval_kind(receiver) == AVAL_TYPE ||
			aval_kind(receiver) == AVAL_EXACT
		? cg->world->classes[aval_id(receiver)]
		: NULL;
	return klass && klass->role == ROLE_INPUT && !klass->is_interface;
}

static bool call_thread(struct callgraph *cg, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	bool is_many = false;
	const struct cg_node *node = &cg->private->nodes.v[from];
	if (call_invoke_all(cg, from, index, call))
		return true;
	uint32_t argument = thread_start_argument(cg, call->target, &is_many);
	if (argument == UINT32_MAX)
		return false;
	// A timer's own thread runs the tasks that were followed from where they were given to it.
	if (strcmp(node->method->owner->name->text, "java/util/Timer") == 0)
		return true;
	if (is_many && call->op != OP_invokestatic &&
		is_own_executor(cg, call->target, cg_eval(cg, node, node->facts->operands[call->args])))
		return false;
	start_task(cg, from, index, cg_eval(cg, node, node->facts->operands[call->args + argument]),
		is_many, argument);
	return true;
}

static void expand_call(struct callgraph *cg, uint32_t from, uint32_t index)
{
	const struct cg_node *node = &cg->private->nodes.v[from];
	const struct fact_call *call = &node->facts->calls[index];
	if (call->target && call->op == OP_nop) {
		if (cg->options.has_initialisers)
			add_edge(cg, from, index, call->target, NULL, AVAL_NONE, CG_CALL, 0);
		return;
	}
	if (!call->target || call_thread(cg, from, index, call))
		return;
	if (call->op == OP_invokestatic || call->op == OP_invokespecial) {
		if (!method_is_abstract(call->target))
			add_edge(cg, from, index, call->target, NULL,
				call->op == OP_invokespecial ? cg_eval(cg, node, node->facts->operands[call->args])
											 : AVAL_NONE,
				CG_CALL, 0);
		return;
	}
	struct cg_values receivers = cg_eval_all(cg, node, node->facts->operands[call->args]);
	const struct method *target = call->target;
	for (uint32_t i = 0; i < receivers.n; i++)
		call_virtual(cg, from, index, target, receivers.v[i], CG_CALL, 0);
}

void expand_node(struct callgraph *cg, uint32_t id)
{
	struct cg_private *private = cg->private;
	private->nodes.v[id].first_edge = private->edges.n;
	private->nodes.v[id].is_expanded = true;
	const struct method_facts *facts = private->nodes.v[id].facts;
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		expand_call(cg, id, i);
}
