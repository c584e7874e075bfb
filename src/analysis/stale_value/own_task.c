// Program mode: tasks that have objects of their own. new Thread(new Task(new Count())): nobody but the thread of the
// task has the count, though every task has one.
#include "analysis/stale_value/confine.h"

#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/place.h"
#include "model/model.h"

static bool is_task(const struct world *world, const struct klass *klass)
{
	const struct klass *runnable = model_known_class(world, MODEL_KNOWN_RUNNABLE);
	const struct klass *callable = model_known_class(world, MODEL_KNOWN_CALLABLE);
	return (runnable && klass_is_subtype(klass, runnable)) ||
		(callable && klass_is_subtype(klass, callable));
}

// Does the call give its argument to a thread, of its own or of a pool, that runs it?
static bool runs_argument(const struct ir *ir, const struct method *method)
{
	struct model_start start;
	return model_start_of(ir->world->models, method->owner, method->name,
		name_slice(method->descriptor), &start);
}

// Is the call what starts the task, or what the thread of the task has of its own?
static bool is_start(const struct ir *ir, const struct ir_insn *call, uint32_t value)
{
	const struct method *method = call->sub == OP_invokedynamic ? NULL
																: ir_resolved_method(ir, call);
	if (!method)
		return false;
	if (ir_invoke_has_receiver(call) && ir_arg(ir, call, 0) == value)
		return method->owner->role != ROLE_INPUT; // start, join, setName
	return runs_argument(ir, method);
}

// Is it something that is asked of the object, where nobody else has it: before the call, or when all threads have ended?
static bool is_use_alone(const struct sv_method *m, uint32_t use, uint32_t value, uint32_t call)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, use);
	struct flow flow = { .ir = ir, .arena = &m->worker->arena };
	if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic || !ir_invoke_has_receiver(insn) ||
		ir_arg(ir, insn, 0) != value)
		return false;
	for (uint32_t i = 1; i < insn->n_args; i++)
		if (ir_arg(ir, insn, i) == value)
			return false;
	return threads_at(m, use) == 0 || !flow_reaches(&flow, call, use, value);
}

bool own_task_is_given_once(const struct sv_method *m, uint32_t value, uint32_t call)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, value);
	struct flow flow = { .ir = ir, .arena = &m->worker->arena };
	if (insn->op != IR_NEW)
		return false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (ir->uses[k] != call && ir->uses[k] != insn->aux &&
			!is_use_alone(m, ir->uses[k], value, call))
			return false;
	return !flow_reaches(&flow, call, call, value); // once for each object
}

// new Thread(() -> ... value ...), pool.submit(...): does one thread alone run the lambda, once?
bool own_task_is_captured_once(const struct sv_method *m, uint32_t value, uint32_t lambda)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, lambda);
	struct flow flow = { .ir = ir, .arena = &m->worker->arena };
	if (!m->sv->threads || insn->sub != OP_invokedynamic || insn->type.kind != KIND_CLASS ||
		!insn->type.klass || !is_task(ir->world, ir->world->classes[insn->type.klass]) ||
		ir->uses_start[lambda + 1] - ir->uses_start[lambda] != 1)
		return false;
	uint32_t start = ir->uses[ir->uses_start[lambda]];
	return ir_at(ir, start)->op == IR_INVOKE && is_start(ir, ir_at(ir, start), lambda) &&
		!flow_reaches(&flow, start, start, lambda) && own_task_is_given_once(m, value, lambda);
}

// Does somebody else than the thread that runs it get the task?
static bool is_shared(const struct ir *ir, uint32_t value)
{
	uint32_t starts = 0;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (ir->uses[k] == ir_at(ir, value)->aux)
			continue;
		if (use->op != IR_INVOKE || !is_start(ir, use, value) ||
			ir->block_of[ir->uses[k]] != ir->block_of[value]) // once for each task
			return true;
		starts += !ir_invoke_has_receiver(use) || ir_arg(ir, use, 0) != value;
	}
	return starts > 1;
}

// `this` in a method of the task: called, or its fields used.
static bool is_handed_on(const struct ir *ir, uint32_t self)
{
	for (uint32_t k = ir->uses_start[self]; k < ir->uses_start[self + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		bool is_receiver = use->op == IR_INVOKE && use->sub != OP_invokedynamic &&
			ir_invoke_has_receiver(use);
		if (!is_receiver && use->op != IR_GET_FIELD && use->op != IR_PUT_FIELD)
			return true;
		for (uint32_t i = 1; i < use->n_args; i++)
			if (ir_arg(ir, use, i) == self)
				return true;
	}
	return false;
}

static void note_shared(struct sv_method *m, const struct klass *klass)
{
	atomic_store_explicit(&m->sv->is_shared_task[klass->id], 1, memory_order_relaxed);
}

void own_task_collect(struct sv_method *m)
{
	const struct ir *ir = m->ir;
	if (!m->sv->threads)
		return;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op == IR_PARAM && insn->aux == 0 && !method_is_static(ir->method) &&
			is_task(ir->world, ir->method->owner) && is_handed_on(ir, i))
			note_shared(m, ir->method->owner);
		if (insn->op != IR_NEW || insn->type.kind != KIND_CLASS || !insn->type.klass)
			continue;
		const struct klass *klass = ir->world->classes[insn->type.klass];
		if (klass->role == ROLE_INPUT && is_task(ir->world, klass) &&
			(is_shared(ir, i) || method_is_initialiser(ir->method)))
			note_shared(m, klass);
	}
}

bool own_task_has(const struct sv_method *m, const struct place *place)
{
	const struct klass *owner = m->ir->method->owner;
	if (!m->sv->threads || place->root != PLACE_PARAM || place->number != 0 || place->n == 0 ||
		method_is_static(m->ir->method) || (place->parts[0] & PART_CONSTANT) ||
		!is_task(m->ir->world, owner) || (owner->n_subtypes && !(owner->access & ACC_FINAL)) ||
		atomic_load(&m->sv->is_shared_task[owner->id]))
		return false;
	const struct field *field = m->ir->world->fields[place->parts[0]];
	return field->owner == owner && (field->access & (ACC_PRIVATE | ACC_FINAL)) &&
		!(atomic_load(&m->sv->fields[field->id].flags) &
			(FIELD_GIVEN | FIELD_LEAKS | FIELD_RETURNED));
}
