// Who runs a task. An executor with one thread, or a timer, that a field keeps is one worker for each object that has
// the field. A thread that a constructor makes, or a task that it gives away, is another: no executor runs what it was
// given once twice at a time. Which calls make executors and run tasks the models say.
#include "running/library.h"

#include "class/class.h"

#define MAX_CALLS_DOWN 3

enum kept_executor { KEPT_NONE, KEPT_ONE, KEPT_OTHER };

// ---- executors --------------------------------------------------------------------------------

bool running_makes_one(const struct models *models, const struct fact_call *call)
{
	const struct model_effect *effect = call->target
		? model_effect_of(models, call->target, MODEL_WORKERS)
		: NULL;
	if (!effect)
		return false;
	if (!(effect->flags & MODEL_IS_ARGUMENT))
		return effect->number == 1;
	return effect->number == 1 ? call->first_int == 1 + 1
							   : effect->number == 2 && call->second_int == 1 + 1;
}

static enum kept_executor join(enum kept_executor a, enum kept_executor b)
{
	return a > b ? a : b;
}

static uint32_t argument_of(const struct method_facts *facts, const struct fact_call *call,
	uint32_t i)
{
	return i < call->n_args ? facts->operands[call->args + i] : 0;
}

// What the constructors that are called on the object make of it.
static enum kept_executor constructed(const struct library_threads *t,
	const struct method_facts *facts, uint32_t object, uint32_t depth)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || !method_is_constructor(call->target) ||
			argument_of(facts, call, 0) != object)
			continue;
		if (running_makes_one(t->models, call))
			return KEPT_ONE;
		const struct method_facts *callee = facts_of(t->facts, call->target);
		for (uint32_t e = 1; callee && depth && e < callee->n_exprs; e++)
			if (facts_is_this(callee, e))
				return constructed(t, callee, e, depth - 1);
	}
	return KEPT_OTHER;
}

static enum kept_executor made_by(const struct library_threads *t, const struct method_facts *facts,
	uint32_t value, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[value];
	enum kept_executor all = KEPT_NONE;
	switch (expr->kind) {
	case EXPR_NULL:
		return KEPT_NONE;
	case EXPR_NEW:
		return constructed(t, facts, value, depth);
	case EXPR_PHI:
		for (uint32_t i = 0; i < expr->b && depth; i++)
			all = join(all, made_by(t, facts, facts->operands[expr->a + i], depth - 1));
		return depth ? all : KEPT_OTHER;
	case EXPR_CALL: {
		const struct fact_call *call = &facts->calls[expr->a];
		if (running_makes_one(t->models, call))
			return KEPT_ONE;
		const struct method_facts *callee = call->target ? facts_of(t->facts, call->target) : NULL;
		if (!callee || !depth || call->target->owner->role != ROLE_INPUT || !callee->n_returns)
			return KEPT_OTHER;
		for (uint32_t i = 0; i < callee->n_returns; i++)
			all = join(all, made_by(t, callee, callee->returns[i], depth - 1));
		return all;
	}
	default:
		return KEPT_OTHER;
	}
}

// Can others than INPUT set it?
static bool is_set_outside(const struct field *field)
{
	return (field->owner->access & ACC_PUBLIC) && (field->access & (ACC_PUBLIC | ACC_PROTECTED)) &&
		!(field->access & ACC_FINAL);
}

void workers_find(struct library_threads *t)
{
	for (uint32_t id = 1; id < t->facts->n_by_method; id++) {
		const struct method_facts *facts = t->facts->by_method[id];
		for (uint32_t i = 0; facts && i < facts->n_stores; i++) {
			const struct field *field = facts->stores[i].field;
			if (!field || field->owner->role != ROLE_INPUT || t->executors[field->id] == KEPT_OTHER)
				continue;
			t->executors[field->id] = (uint8_t)join(t->executors[field->id],
				is_set_outside(field) ? KEPT_OTHER
									  : made_by(t, facts, facts->stores[i].value, MAX_CALLS_DOWN));
		}
	}
}

// ---- workers ----------------------------------------------------------------------------------

enum worker_key { KEY_FIELD, KEY_FIELD_ELSEWHERE, KEY_PLACE, KEY_CLASS };

static uint32_t worker_of(struct library_threads *t, enum worker_key kind, uint64_t key,
	struct worker worker)
{
	bool is_new;
	uint64_t *number = map_put(&t->by_key, key << 2 | (uint64_t)kind, &is_new);
	if (is_new) {
		vec_push(&t->workers, worker);
		*number = t->workers.n;
	}
	return (uint32_t)*number;
}

// Under the name of the topmost class: what it does for those below is done by the same thread.
uint32_t workers_of_class(struct library_threads *t, const struct klass *klass)
{
	while (klass->super && klass->super->role == ROLE_INPUT && klass->super->super &&
		klass->super != t->thread)
		klass = klass->super;
	return worker_of(t, KEY_CLASS, klass->id,
		(struct worker){ .owner = klass, .is_of_class = true, .is_sure = true });
}

// this.executor, or that of the object around it.
static bool is_own(const struct method_facts *facts, const struct expr *expr)
{
	const struct expr *base = &facts->exprs[expr->a];
	while (base->kind == EXPR_FIELD && base->field && (base->field->access & ACC_SYNTHETIC))
		base = &facts->exprs[base->a];
	return base->kind == EXPR_PARAM && base->a == 0 && !method_is_static(facts->method);
}

static uint32_t worker_of_executor(struct library_threads *t, const struct method_facts *facts,
	uint32_t executor, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[executor];
	if ((expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC) && expr->field) {
		bool is_static = expr->kind == EXPR_STATIC;
		bool is_sure = is_static || is_own(facts, expr);
		if (t->executors[expr->field->id] != KEPT_ONE)
			return WORKER_ANYBODY;
		return worker_of(t, is_sure ? KEY_FIELD : KEY_FIELD_ELSEWHERE, expr->field->id,
			(struct worker){ .owner = expr->field->owner,
				.is_static = is_static,
				.is_sure = is_sure });
	}
	const struct method *getter = expr->kind == EXPR_CALL ? facts->calls[expr->a].target : NULL;
	const struct method_facts *callee = getter ? facts_of(t->facts, getter) : NULL;
	uint32_t worker = 0;
	if (!callee || !depth || getter->owner->role != ROLE_INPUT)
		return WORKER_ANYBODY;
	for (uint32_t i = 0; i < callee->n_returns; i++) {
		uint32_t other = worker_of_executor(t, callee, callee->returns[i], depth - 1);
		if (other == WORKER_ANYBODY || (worker && worker != other))
			return WORKER_ANYBODY;
		worker = other;
	}
	return worker ? worker : WORKER_ANYBODY;
}

// Is what the call makes, or the object that it makes ready, kept in a field?
static bool is_kept(const struct method_facts *facts, uint32_t call)
{
	for (uint32_t i = 0; i < facts->n_stores; i++) {
		const struct expr *value = &facts->exprs[facts->stores[i].value];
		if (!facts->stores[i].field)
			continue;
		if ((value->kind == EXPR_CALL && value->a == call) ||
			(value->kind == EXPR_NEW && method_is_constructor(facts->calls[call].target) &&
				facts->stores[i].value == argument_of(facts, &facts->calls[call], 0)))
			return true;
	}
	return false;
}

// A thread, or a task that is run again and again, of the object that makes it.
static uint32_t worker_of_place(struct library_threads *t, const struct method_facts *facts,
	uint32_t call, bool is_one)
{
	const struct method *method = facts->method;
	uint32_t bci = facts->calls[call].bci;
	bool is_sure = method_is_constructor(method);
	if (code_is_in_loop(method->member->code, bci) || method_is_static(method) ||
		!(is_sure || (is_one && is_kept(facts, call))))
		return WORKER_ANYBODY;
	return worker_of(t, KEY_PLACE, (uint64_t)method->id << 16 | bci,
		(struct worker){ .owner = method->owner, .is_sure = is_sure });
}

// ---- starts -----------------------------------------------------------------------------------

// The function that the call runs elsewhere, as its row says; NULL: it is the task of a thread.
static const struct model_effect *effect_of(const struct library_threads *t,
	const struct method *target, uint32_t argument)
{
	const struct model_row *row = model_of_ref(t->models, target->owner, target->name,
		name_slice(target->descriptor));
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind == MODEL_CALL && effect->from.n_fields == 0 &&
			(argument ? effect->from.base == MODEL_ARG && effect->from.number == argument
					  : effect->from.base == MODEL_THIS))
			return effect;
	}
	return NULL;
}

const struct name *workers_task_name(const struct world *world)
{
	const struct klass *task = model_known_class(world, MODEL_KNOWN_RUNNABLE);
	for (uint32_t i = 0; task && i < task->n_methods; i++)
		if (method_is_abstract(&task->methods[i]))
			return task->methods[i].name;
	return NULL;
}

bool workers_start(struct library_threads *t, const struct method_facts *facts, uint32_t index,
	struct start *start)
{
	const struct fact_call *call = &facts->calls[index];
	const struct method *target = call->target;
	struct model_start known;
	if (!target || target->id > t->world->n_methods || t->starts[target->id] == 1)
		return false;
	if (!model_start_of(t->models, target->owner, target->name, name_slice(target->descriptor),
			&known)) {
		t->starts[target->id] = 1;
		return false;
	}
	bool is_static = method_is_static(target);
	const struct model_effect *effect = effect_of(t, target, known.argument);
	*start = (struct start){ .argument = known.argument ? known.argument - is_static : 0,
		.method = effect ? effect->method : t->task_name,
		.worker = WORKER_ANYBODY };
	if (!known.argument)
		return true; // a thread: its class says what it runs
	if (effect && effect->by.n_fields == 0 && effect->by.base == MODEL_THIS)
		start->worker = worker_of_executor(t, facts, argument_of(facts, call, 0), MAX_CALLS_DOWN);
	else if (effect && effect->by.n_fields == 0 && effect->by.base == MODEL_ARG)
		start->worker = worker_of_executor(t, facts,
			argument_of(facts, call, effect->by.number - is_static), MAX_CALLS_DOWN);
	if (start->worker == WORKER_ANYBODY)
		start->worker = worker_of_place(t, facts, index,
			!effect || effect->times == MODEL_REPEATED);
	return true;
}
