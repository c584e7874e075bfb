// Threads that a method starts for its caller: what they run is a parameter, so that the caller says which it is.
//
//     Thread spawn(Runnable task) { Thread t = new Thread(task); t.start(); return t; }
//     Thread first = spawn(this::load);  first.join();  Thread second = spawn(this::check);
//
// One activation starts one of the two; a call that gives it the one does not start the other; and what is started by
// one call, which is made once, is one thread.
#include "threads/internal.h"

#include "facts/facts.h"

// ---- what is started --------------------------------------------------------------------------

static bool is_text(const struct ir *ir, struct ir_type type)
{
	return type.kind == KIND_CLASS && type.klass &&
		model_is_known(ir->world->classes[type.klass], MODEL_KNOWN_STRING);
}

// The parameter that the value is, or that it is made of: new Thread(parameter); UINT32_MAX: none, or several.
static uint32_t parameter_of(const struct body *body, uint32_t value)
{
	const struct ir *ir = body->ir;
	const struct ir_insn *insn = ir_at(ir, value);
	uint32_t found = UINT32_MAX;
	if (insn->op == IR_PARAM)
		return insn->aux;
	if (insn->op != IR_NEW || !insn->aux || !body->models[insn->aux])
		return UINT32_MAX;
	const struct ir_insn *made = ir_at(ir, insn->aux);
	for (uint32_t i = 1; i < made->n_args; i++) {
		const struct ir_insn *given = ir_at(ir, ir_arg(ir, made, i));
		if (!type_is_reference(given->type) || is_text(ir, given->type))
			continue;
		if (given->op != IR_PARAM || found != UINT32_MAX)
			return UINT32_MAX;
		found = given->aux;
	}
	return found;
}

// The value that the call starts; 0: not known.
static uint32_t started_value(const struct threads *t, const struct thread *thread,
	const struct thread_start *start)
{
	const struct body *body = start->insn ? bodies_of_node(t->bodies, start->node) : NULL;
	const struct model_row *row = body ? body->models[start->insn] : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind != MODEL_CALL || effect->where != thread->where || effect->from.n_fields ||
			(effect->from.base != MODEL_THIS && effect->from.base != MODEL_ARG))
			continue;
		const struct ir_insn *call = ir_at(body->ir, start->insn);
		uint32_t operand = effect->from.base == MODEL_THIS
			? 0
			: model_operand(&effect->from, !ir_invoke_has_receiver(call));
		return operand < call->n_args ? ir_arg(body->ir, call, operand) : 0;
	}
	return 0;
}

uint32_t threads_started_parameter(const struct threads *t, uint32_t number,
	const struct thread_start *start)
{
	const struct thread *thread = &t->all[number];
	if (thread->is_passed || pta_origin(t->pta, number)->times == MODEL_MANY)
		return UINT32_MAX;
	uint32_t value = started_value(t, thread, start);
	return value ? parameter_of(bodies_of_node(t->bodies, start->node), value) : UINT32_MAX;
}

// ---- who gives it -----------------------------------------------------------------------------

// Is it a class whose code is all the program's own?
static bool is_own_class(const struct klass *klass)
{
	for (; klass && klass->super; klass = klass->super)
		if (klass->role != ROLE_INPUT)
			return false;
	return klass;
}

// Is it sure that a thread which runs the object does not begin with the method?
static bool begins_elsewhere(const struct threads *t, uint32_t object, const struct method *entry)
{
	const struct pta_object *o = pta_object(t->pta, object);
	if (o->kind == PTA_LAMBDA) {
		const struct method *run = o->lambda->implementation;
		return run && run != entry && run->member->code && run->owner->role == ROLE_INPUT &&
			!lambda_is_dispatched(o->lambda);
	}
	return o->kind == PTA_NEW && o->klass && is_own_class(o->klass) && !method_is_static(entry) &&
		entry->owner->role == ROLE_INPUT && !klass_is_subtype(o->klass, entry->owner);
}

// May the call, which gives the method its parameter, start the thread?
static bool may_give(const struct threads *t, uint32_t thread, uint32_t param,
	const struct pta_edge *edge)
{
	const struct body *body = edge->from ? bodies_of_node(t->bodies, edge->from) : NULL;
	const struct method *entry = pta_node(t->pta, t->all[thread].entry)->method;
	uint32_t insn = body && edge->kind == PTA_CALL ? body_insn_at(body, edge->bci) : 0;
	if (!insn || !body_passes_operands(body, insn, pta_node(t->pta, edge->to)->method) ||
		param >= ir_at(body->ir, insn)->n_args)
		return true;
	pta_set given = pta_value(t->pta, edge->from, ir_arg(body->ir, ir_at(body->ir, insn), param));
	for (uint32_t o = pta_set_next(t->pta, given, 1); o; o = pta_set_next(t->pta, given, o + 1))
		if (!begins_elsewhere(t, o, entry))
			return true;
	return false;
}

// Can the node run again while it runs?
static bool is_recursive(const struct threads *t, uint32_t node)
{
	struct arena arena;
	VEC(uint32_t) work = { 0 };
	bool found = false;
	arena_init(&arena);
	struct bitset seen = bitset_new(t->n_nodes + 1, &arena);
	vec_push(&work, node);
	while (work.n && !found) {
		uint32_t n;
		const struct pta_edge *edges = pta_edges_from(t->pta, vec_pop(&work), &n);
		for (uint32_t i = 0; i < n; i++) {
			found |= edges[i].to == node && edges[i].kind != PTA_START;
			if (edges[i].kind == PTA_START || bitset_has(&seen, edges[i].to))
				continue;
			bitset_add(&seen, edges[i].to);
			vec_push(&work, edges[i].to);
		}
	}
	vec_release(&work);
	arena_release(&arena);
	return found;
}

// Does the node return what it starts, or the future of it?
static bool returns_started(const struct threads *t, const struct thread *thread)
{
	const struct body *body = bodies_of_node(t->bodies, thread->start_node);
	uint32_t value = started_value(t, thread, &thread->starts[0]), n = 0;
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		if (insn->op != IR_RETURN)
			continue;
		uint32_t returned = insn->n_args ? path_source(body->paths, ir_arg(body->ir, insn, 0)) : 0;
		if (!returned || (returned != value && returned != thread->start_insn))
			return false;
		n++;
	}
	return n > 0;
}

// The one call, made once, that starts it.
static void find_giver(struct threads *t, uint32_t number)
{
	struct thread *thread = &t->all[number];
	struct given *given = &t->given[number];
	const struct pta_edge *giver = NULL;
	uint32_t n, n_givers = 0;
	const struct pta_edge *edges = pta_edges_to(t->pta, thread->start_node, &n);
	for (uint32_t i = 0; i < n; i++)
		if (may_give(t, number, given->param, &edges[i])) {
			giver = &edges[i];
			n_givers++;
		}
	const struct body *body = n_givers == 1 && giver->from ? bodies_of_node(t->bodies, giver->from)
														   : NULL;
	uint32_t insn = body ? body_insn_at(body, giver->bci) : 0;
	if (!insn || thread->is_once || pta_origin(t->pta, number)->times != MODEL_ONCE ||
		body_is_in_loop(bodies_of_node(t->bodies, thread->start_node), thread->start_insn) ||
		!heap_insn_is_once(t->heap, giver->from, insn))
		return;
	thread->is_once = true;
	given->node = giver->from;
	given->insn = insn;
	given->is_returned = returns_started(t, thread);
}

void threads_find_given(struct threads *t)
{
	t->given = ARENA_ARRAY(&t->arena, struct given, t->n_threads + 1);
	for (uint32_t a = 1; a <= t->n_threads; a++) {
		struct thread *thread = &t->all[a];
		t->given[a].param = UINT32_MAX;
		if (thread->n_starts != 1 || thread->is_many)
			continue;
		uint32_t param = threads_started_parameter(t, a, &thread->starts[0]);
		if (param == UINT32_MAX || is_recursive(t, thread->start_node))
			continue;
		t->given[a].param = param;
		find_giver(t, a);
	}
}

bool threads_is_not_started(const struct threads *t, uint32_t thread, const struct pta_edge *call)
{
	uint32_t param = t->given[thread].param;
	if (param == UINT32_MAX || t->all[thread].start_node != call->to ||
		may_give(t, thread, param, call))
		return false;
	for (uint32_t a = 1; a <= t->n_threads; a++)
		if (thread_is_started_by(&t->all[a], call->to) && bitset_has(&t->descendants[a], thread))
			return false;
	return true;
}
