// The fixed point of level precise. A method is looked at again whenever something grew that it reads;
// a set grows at most CG_MAX_VALUES times and is then open, so the whole is linear in the size of the
// code. One thread, methods in the order of their ids: the result does not depend on anything else.
//
// Open in the end: what nothing in INPUT calls or stores to.
#include "callgraph/types_solver.h"

#include "base/hash.h"

#define MAX_DEPTH 3 // phis of phis
#define MAX_SUBTYPES 200

// ---- calls ----------------------------------------------------------------------------------

static void add_target(struct target_list *list, const struct method *method)
{
	if (!method || method_is_abstract(method))
		return;
	for (uint32_t i = 0; i < list->n; i++)
		if (list->v[i] == method)
			return;
	if (list->n == MAX_TARGETS)
		list->is_cut = true;
	else
		list->v[list->n++] = method;
}

static struct target_list find_targets(struct solver *s, const struct klass *top,
	const struct method *resolved)
{
	struct target_list list = { 0 };
	uint32_t n_seen = 0;
	vec_clear(&s->class_stack);
	vec_push(&s->class_stack, top);
	while (s->class_stack.n && !list.is_cut) {
		const struct klass *klass = vec_pop(&s->class_stack);
		if (++n_seen > MAX_SUBTYPES || klass->role != ROLE_INPUT)
			list.is_cut = true;
		if (klass->file && !(klass->access & (ACC_INTERFACE | ACC_ABSTRACT)))
			add_target(&list, world_select_method(s->world, klass, resolved));
		for (uint32_t i = 0; i < klass->n_subtypes; i++)
			vec_push(&s->class_stack, klass->subtypes[i]);
	}
	return list;
}

static const struct target_list *targets_below(struct solver *s, const struct klass *klass,
	const struct method *resolved)
{
	bool is_new;
	uint64_t key = (uint64_t)klass->id << 32 | resolved->id;
	uint64_t *slot = map_put(&s->target_index, key, &is_new);
	if (is_new) {
		*slot = s->target_lists.n;
		vec_push(&s->target_lists, find_targets(s, klass, resolved));
	}
	return &s->target_lists.v[*slot];
}

static uint64_t group_key(const struct method *method)
{
	return hash_pair(method->name->hash, method->descriptor->hash);
}

// A call with too many targets may pass anything to any method of that name.
static void open_group(struct solver *s, const struct method *resolved)
{
	bool is_new;
	map_put(&s->opened_groups, group_key(resolved), &is_new);
	if (!is_new)
		return;
	uint64_t *first = map_get(&s->group_index, group_key(resolved));
	for (uint32_t m = first ? (uint32_t)*first : 0; m; m = s->next_in_group[m])
		open_params(s, m);
}

static bool eval(struct solver *s, uint32_t expr, uint32_t depth, struct cg_values *values);

// The values of an argument reach the parameter.
static void pass(struct solver *s, const struct method *target, uint32_t param, uint32_t argument)
{
	uint32_t var = param_var(s, target->id, param);
	struct cg_values values = { 0 };
	if (var == UINT32_MAX || s->types->sets[var].is_open || !argument)
		return;
	if (eval(s, argument, 0, &values))
		write_var(s, var, &values);
	else
		open_var(s, var);
}

static void pass_all(struct solver *s, const struct fact_call *call, const struct method *target)
{
	if (!is_known_method(s, target))
		return;
	s->is_called[target->id] = true;
	for (uint32_t i = !method_is_static(target); i < call->n_args; i++)
		pass(s, target, i, s->facts->operands[call->args + i]);
}

// What the caller gets; false: anything of the declared type.
static bool result_of(struct solver *s, const struct method *target, const struct expr *result,
	struct cg_values *values)
{
	if (!is_known_method(s, target))
		return false;
	uint32_t var = s->types->returns + target->id;
	read_var(s, var);
	const struct type_set *set = &s->types->sets[var];
	for (uint32_t i = 0; i < set->n && !set->is_open; i++)
		if (!types_add_fitting(s->cg, values, set->v[i], result))
			return false;
	return !set->is_open;
}

// What a call may run: passes the arguments, or with `result` gets what is returned.
static bool run_target(struct solver *s, const struct fact_call *call, const struct method *target,
	const struct expr *result, struct cg_values *values)
{
	if (result)
		return result_of(s, target, result, values);
	pass_all(s, call, target);
	return true;
}

static bool run_below(struct solver *s, const struct fact_call *call, const struct klass *klass,
	const struct expr *result, struct cg_values *values)
{
	const struct target_list list = *targets_below(s, klass, call->target);
	if (list.is_cut) {
		if (!result)
			open_group(s, call->target);
		return false;
	}
	for (uint32_t i = 0; i < list.n; i++)
		if (!run_target(s, call, list.v[i], result, values))
			return false;
	return list.n > 0;
}

static bool run_lambda(struct solver *s, const struct fact_call *call, const struct lambda *lambda,
	const struct expr *result, struct cg_values *values)
{
	if (!result)
		return true; // see make_lambda
	bool is_body = lambda->implementation && call->target->name == lambda->name &&
		strncmp(lambda->implementation->name->text, "lambda$", 7) == 0;
	return is_body && result_of(s, lambda->implementation, result, values);
}

static bool run_call(struct solver *s, const struct fact_call *call, const struct expr *result,
	uint32_t depth, struct cg_values *values)
{
	const struct method *target = call->target;
	struct cg_values receivers = { 0 };
	if (!target || call->op == OP_nop || call->op == OP_invokedynamic)
		return false;
	if (call->op == OP_invokestatic || call->op == OP_invokespecial ||
		(target->access | target->owner->access) & ACC_FINAL || target->access & ACC_PRIVATE)
		return run_target(s, call, target, result, values);
	if (!eval(s, s->facts->operands[call->args], depth, &receivers))
		return run_below(s, call, target->owner, result, values);
	for (uint32_t i = 0; i < receivers.n; i++) {
		aval receiver = receivers.v[i];
		bool is_clear = true;
		if (aval_kind(receiver) == AVAL_LAMBDA) {
			is_clear = run_lambda(s, call, s->cg->facts->lambdas[aval_id(receiver)], result,
				values);
		} else {
			const struct klass *klass = s->world->classes[aval_id(receiver)];
			const struct method *selected = NULL;
			if (!klass_is_subtype(klass, target->owner))
				klass = target->owner;
			else if (aval_kind(receiver) == AVAL_EXACT)
				selected = world_select_method(s->world, klass, target);
			is_clear = selected ? run_target(s, call, selected, result, values)
								: run_below(s, call, klass, result, values);
		}
		if (!is_clear && result)
			return false;
	}
	return true; // without receivers nothing is known to happen, yet
}

// ---- expressions ----------------------------------------------------------------------------

static bool declared(struct solver *s, const struct expr *expr, struct cg_values *values)
{
	if (expr->type.kind == KIND_CLASS)
		return values_add(s->cg, values, aval_make(AVAL_TYPE, expr->type.klass));
	return values_add(s->cg, values, aval_make(AVAL_TYPE, s->world->object->id)); // an array
}

static bool eval_param(struct solver *s, const struct expr *expr, struct cg_values *values)
{
	uint32_t var = param_var(s, s->now, expr->a);
	if ((expr->a == 0 && !method_is_static(s->facts->method)) || var == UINT32_MAX ||
		expr->type.kind != KIND_CLASS)
		return declared(s, expr, values);
	read_var(s, var);
	const struct type_set *set = &s->types->sets[var];
	if (set->is_open)
		return declared(s, expr, values);
	for (uint32_t i = 0; i < set->n; i++)
		if (!values_add(s->cg, values, set->v[i]))
			return false;
	return true;
}

static bool eval_read(struct solver *s, const struct expr *expr, struct cg_values *values)
{
	const struct type_set *set = types_read(s->types, s->facts, expr);
	if (!set)
		return declared(s, expr, values);
	read_var(s, (uint32_t)(set - s->types->sets));
	if (set->is_open)
		return declared(s, expr, values);
	for (uint32_t i = 0; i < set->n; i++)
		if (!types_add_fitting(s->cg, values, set->v[i], expr))
			return false;
	return true;
}

static bool eval_call(struct solver *s, const struct expr *expr, uint32_t depth,
	struct cg_values *values)
{
	struct cg_values found = { 0 };
	if (depth > MAX_DEPTH || expr->type.kind != KIND_CLASS ||
		!run_call(s, &s->facts->calls[expr->a], expr, depth, &found))
		return declared(s, expr, values);
	for (uint32_t i = 0; i < found.n; i++)
		if (!values_add(s->cg, values, found.v[i]))
			return false;
	return true;
}

// False: too many, anything of the type of whoever asks.
static bool eval(struct solver *s, uint32_t index, uint32_t depth, struct cg_values *values)
{
	const struct expr *expr = &s->facts->exprs[index];
	switch (expr->kind) {
	case EXPR_NONE:
	case EXPR_NULL:
		return true;
	case EXPR_PARAM:
		return eval_param(s, expr, values);
	case EXPR_NEW:
	case EXPR_STRING:
	case EXPR_CLASS:
		return expr->type.kind == KIND_CLASS
			? values_add(s->cg, values, aval_make(AVAL_EXACT, expr->type.klass))
			: declared(s, expr, values);
	case EXPR_LAMBDA:
		return values_add(s->cg, values,
			aval_make(AVAL_LAMBDA, s->facts->calls[expr->a].lambda->id));
	case EXPR_FIELD:
	case EXPR_STATIC:
	case EXPR_ELEMENT:
		return eval_read(s, expr, values);
	case EXPR_CALL:
		return eval_call(s, expr, depth + 1, values);
	case EXPR_PHI:
		if (depth > MAX_DEPTH)
			return declared(s, expr, values);
		for (uint32_t i = 0; i < expr->b; i++)
			if (!eval(s, s->facts->operands[expr->a + i], depth + 1, values))
				return false;
		return true;
	default:
		return declared(s, expr, values);
	}
}

// ---- methods --------------------------------------------------------------------------------

static void store(struct solver *s, uint32_t var, uint32_t value)
{
	struct cg_values values = { 0 };
	if (s->types->sets[var].is_open)
		return;
	if (eval(s, value, 0, &values))
		write_var(s, var, &values);
	else
		open_var(s, var);
}

// Captured values become the first parameters of the body; what it is called with is not followed,
// and method references may be called with anything.
static void make_lambda(struct solver *s, const struct fact_call *call)
{
	const struct method *body = call->lambda->implementation;
	if (!body || !is_known_method(s, body))
		return;
	bool is_body = strncmp(body->name->text, "lambda$", 7) == 0;
	s->is_called[body->id] = true;
	for (uint32_t i = s->types->first_param[body->id], k = 0;
		 i < s->types->first_param[body->id + 1]; i++, k++)
		if (!is_body || k >= call->n_args)
			open_var(s, s->types->params + i);
		else
			pass(s, body, k, s->facts->operands[call->args + k]);
}

static void look_at(struct solver *s, uint32_t method)
{
	const struct method *m = s->world->methods[method];
	s->now = method;
	s->facts = facts_of(s->cg->facts, m);
	for (uint32_t i = 0; i < s->facts->n_stores; i++) {
		const struct fact_store *fact = &s->facts->stores[i];
		if (fact->field) {
			if (fact->field->owner->role == ROLE_INPUT && fact->field->id < s->types->n_fields)
				store(s, s->types->fields + fact->field->id, fact->value);
			continue;
		}
		struct ir_type array = s->facts->exprs[fact->base].type;
		if (array.kind == KIND_ARRAY && array.dimensions == 1 && array.element == 'L' &&
			array.klass < s->types->n_classes)
			store(s, s->types->elements + array.klass, fact->value);
	}
	for (uint32_t i = 0; i < s->facts->n_calls; i++) {
		if (s->facts->calls[i].lambda)
			make_lambda(s, &s->facts->calls[i]);
		else
			run_call(s, &s->facts->calls[i], NULL, 0, NULL);
	}
	for (uint32_t i = 0; i < s->facts->n_returns; i++)
		store(s, s->types->returns + method, s->facts->returns[i]);
}

static void run(struct solver *s)
{
	while (s->head < s->queue.n && !is_over(s->cg)) {
		uint32_t method = s->queue.v[s->head++];
		s->is_queued[method] = false;
		look_at(s, method);
		if (s->head > 1000000) { // what is done is forgotten
			memmove(s->queue.v, s->queue.v + s->head, (s->queue.n - s->head) * sizeof(uint32_t));
			s->queue.n -= s->head;
			s->head = 0;
		}
	}
}

// ---- beginning and end ----------------------------------------------------------------------

static void begin(struct solver *s)
{
	struct cg_types *types = s->types;
	s->is_queued = xcalloc(types->n_methods + 1, sizeof(bool));
	s->is_called = xcalloc(types->n_methods + 1, sizeof(bool));
	s->next_in_group = xcalloc(types->n_methods + 1, sizeof(uint32_t));
	s->readers = xcalloc(types->n_sets + 1, sizeof(uint32_t));
	vec_push(&s->reader_list, (struct reader){ 0 });
	for (uint32_t id = 1; id < types->n_methods; id++) {
		const struct method *m = s->world->methods[id];
		if (!is_known_method(s, m))
			continue;
		uint64_t *first = map_put(&s->group_index, group_key(m), NULL);
		s->next_in_group[id] = (uint32_t)*first;
		*first = id;
		enqueue(s, id);
		s->now = id;
		s->facts = facts_of(s->cg->facts, m);
		open_cast_arrays(s);
		if (is_open_method(s, m))
			open_params(s, id);
	}
	for (uint32_t id = 1; id < types->n_fields; id++)
		if (is_open_field(s, s->world->fields[id]))
			types->sets[types->fields + id].is_open = true;
}

// What nobody in INPUT calls is called by someone else, if at all.
static bool open_uncalled(struct solver *s)
{
	bool has_any = false;
	for (uint32_t id = 1; id < s->types->n_methods; id++) {
		if (s->is_called[id] || !is_known_method(s, s->world->methods[id]))
			continue;
		has_any = true;
		open_params(s, id);
	}
	return has_any;
}

// The results of all calls, so that whoever asks need not look for targets again.
static void keep_calls(struct solver *s)
{
	for (uint32_t id = 1; id < s->types->n_methods && !is_over(s->cg); id++) {
		if (!is_known_method(s, s->world->methods[id]))
			continue;
		s->now = id;
		s->facts = facts_of(s->cg->facts, s->world->methods[id]);
		for (uint32_t i = 1; i < s->facts->n_exprs; i++) {
			const struct expr *expr = &s->facts->exprs[i];
			struct cg_values found = { 0 };
			if (expr->kind != EXPR_CALL || expr->type.kind != KIND_CLASS || expr->a > 0xffff ||
				!run_call(s, &s->facts->calls[expr->a], expr, 1, &found) || found.n == 0)
				continue;
			if (found.n == 1 && found.v[0] == aval_make(AVAL_TYPE, expr->type.klass))
				continue;
			struct type_set set = { .n = (uint8_t)found.n };
			memcpy(set.v, found.v, sizeof(aval) * found.n);
			*map_put(&s->types->calls, (uint64_t)id << 16 | expr->a, NULL) = s->types->call_sets.n;
			vec_push(&s->types->call_sets, set);
		}
	}
}

static void finish(struct solver *s)
{
	free(s->is_queued);
	free(s->is_called);
	free(s->next_in_group);
	free(s->readers);
	vec_release(&s->queue);
	vec_release(&s->reader_list);
	vec_release(&s->target_lists);
	vec_release(&s->class_stack);
	map_release(&s->reader_seen);
	map_release(&s->group_index);
	map_release(&s->opened_groups);
	map_release(&s->target_index);
}

struct cg_types *types_build(struct callgraph *cg)
{
	struct cg_types *types = xcalloc(1, sizeof(*types));
	struct solver s = { .types = types, .cg = cg, .world = cg->world };
	types->cg = cg;
	number_variables(types);
	begin(&s);
	do
		run(&s);
	while (!is_over(cg) && open_uncalled(&s));
	keep_calls(&s);
	finish(&s);
	return types;
}
