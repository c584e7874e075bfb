// Calls that start a thread or hand a task to one: the callee runs in another thread.
#include "callgraph/expand.h"
#include "model/model.h"

// What is known of the task's class; NULL: nothing.
static const struct klass *task_type(const struct callgraph *cg, aval task)
{
	return aval_kind(task) == AVAL_LAMBDA ? cg->facts->lambdas[aval_id(task)]->interface
		: aval_kind(task)                 ? cg->world->classes[aval_id(task)]
										  : NULL;
}

static void start_task(struct expander *x, uint32_t from, uint32_t index, aval task, bool is_many,
	uint32_t argument)
{
	const struct callgraph *cg = x->cg;
	const struct klass *type = task_type(cg, task);
	const struct method *runs = type ? task_method(type) : NULL;
	uint32_t n_before = x->proposals.n;
	if (runs)
		call_virtual(x, from, index, runs, runs->owner, task, CG_START, (uint8_t)argument);
	for (uint32_t i = n_before; i < x->proposals.n; i++)
		x->proposals.v[i].is_many = is_many;
}

// Of a missing class: what the objects of its subclasses run.
static void start_subclasses(struct expander *x, uint32_t from, uint32_t index,
	const struct klass *type, uint32_t argument)
{
	for (uint32_t i = 0; i < type->n_subtypes; i++) {
		const struct klass *klass = type->subtypes[i];
		const struct method *runs = klass->file ? task_method(klass) : NULL;
		if (runs && runs->member->code)
			add_edge(x, from, index, runs, NULL, aval_make(AVAL_TYPE, klass->id), CG_START,
				(uint8_t)argument);
	}
}

void call_missing(struct expander *x, uint32_t from, uint32_t index, const struct fact_call *call)
{
	struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	bool is_many = false;
	uint32_t argument = missing_start_argument(cg, node->method->owner->file, call, &is_many);
	if (argument == UINT32_MAX || argument >= call->n_args)
		return;
	aval task = cg_eval(cg, node, node->facts->operands[call->args + argument]);
	const struct klass *type = aval_kind(task) == AVAL_TYPE || aval_kind(task) == AVAL_EXACT
		? cg->world->classes[aval_id(task)]
		: NULL;
	uint32_t n_before = x->proposals.n;
	if (aval_kind(task) == AVAL_LAMBDA)
		call_lambda(x, from, index, cg->facts->lambdas[aval_id(task)], CG_START, (uint8_t)argument);
	else if (type && klass_is_phantom(type))
		start_subclasses(x, from, index, type, argument);
	else
		start_task(x, from, index, task, is_many, argument);
	for (uint32_t i = n_before; i < x->proposals.n; i++)
		x->proposals.v[i].is_many = is_many;
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

// invokeAll(tasks): all tasks that this method makes, unless it puts them elsewhere. Where it makes none, a stream or a
// method that it calls does: any that there are.
static bool call_invoke_all(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct callgraph *cg = x->cg;
	const struct method_facts *facts = cg->nodes[from].facts;
	if (call->n_args < 2 || !thread_runs_elements(x, call->target))
		return false;
	const struct klass *callable = model_known_class(cg->world, MODEL_KNOWN_CALLABLE);
	if (!callable)
		return false;
	bool makes_some = false;
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		uint8_t kind = facts->exprs[i].kind;
		if ((kind != EXPR_NEW && kind != EXPR_LAMBDA) ||
			is_put_elsewhere(facts, i, facts->operands[call->args + 1]))
			continue;
		aval task = cg_eval(cg, &cg->nodes[from], i);
		const struct klass *type = task_type(cg, task);
		if (!type || !klass_is_subtype(type, callable))
			continue;
		start_task(x, from, index, task, true, 1);
		makes_some = true;
	}
	if (!makes_some && cg->nodes[from].method->owner->role == ROLE_INPUT)
		start_task(x, from, index, aval_make(AVAL_TYPE, callable->id), true, 1);
	return true;
}

// An Executor of INPUT runs its tasks as its code says.
static bool is_own_executor(const struct callgraph *cg, const struct method *target, aval receiver)
{
	const struct klass *executor = model_known_class(cg->world, MODEL_KNOWN_EXECUTOR);
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

bool call_thread(struct expander *x, uint32_t from, uint32_t index, const struct fact_call *call)
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
	if (model_is_known(node->method->owner, MODEL_KNOWN_TIMER))
		return true;
	if (is_many && call->op != OP_invokestatic &&
		is_own_executor(cg, call->target, cg_eval(cg, node, node->facts->operands[call->args])))
		return false;
	start_task(x, from, index, cg_eval(cg, node, node->facts->operands[call->args + argument]),
		is_many, argument);
	return !may_run_itself(x, call);
}
