// The object graph of a program (seed 001, figure 4), from what points-to says of each instruction:
//
//     x = new       i > j                                      for each receiver i of the method
//     y.n(z)        k > j for each k of y and j of z (pass), i > j for each j of the result (return)
//     y.f = z, x = y.f, y[] = z, x = y[]    as calls of a writer and a reader
//     C.f = z, x = C.f                      as calls of the root's
//     this.n(z), static calls               nothing: the same object has it already
//     a lambda                              holds what it captures
//
// What comes from code that is not looked at (library code that calls back, tasks' results) is leaked: nobody
// can say who else has it.
#include "analysis/object_race/object_race.h"

// Of one instruction, and of all. Where there are more, what is moved is leaked instead: it is then
// owned by nobody, and uses over references that are not in the graph are uses by anybody.
#define MAX_PRODUCT 256
#define MAX_FLOWS 200000

// ---- flows between lists ------------------------------------------------------------------------

static bool is_done(struct object_run *run, uint32_t what, uint32_t a, uint32_t b, uint32_t c)
{
	bool is_new;
	uint64_t key = hash_u64(((uint64_t)a << 32 | b) * 2 + what) ^ ((uint64_t)c << 20);
	map_put(&run->done, key, &is_new);
	return !is_new;
}

void objects_leak(struct object_run *run, uint32_t list)
{
	const node_list *nodes = objects_list(run, list);
	for (uint32_t i = 0; i < nodes->n; i++)
		graph_leak(&run->graph, nodes->v[i]);
}

bool objects_are_too_many(struct object_run *run, uint64_t product)
{
	if (product > MAX_PRODUCT || run->n_flows + product > MAX_FLOWS)
		return true;
	run->n_flows += (uint32_t)product;
	return false;
}

static bool is_too_much(struct object_run *run, const node_list *a, const node_list *b,
	uint32_t moved)
{
	if (!objects_are_too_many(run, (uint64_t)a->n * b->n * objects_list(run, moved)->n))
		return false;
	objects_leak(run, moved);
	return true;
}

void objects_pass(struct object_run *run, uint32_t callers, uint32_t takers, uint32_t moved)
{
	const node_list *s = objects_list(run, callers), *a = objects_list(run, takers);
	const node_list *b = objects_list(run, moved);
	if (is_done(run, 0, callers, takers, moved) || is_too_much(run, s, a, moved))
		return;
	for (uint32_t k = 0; k < b->n; k++)
		for (uint32_t j = 0; j < a->n; j++)
			for (uint32_t i = 0; i < s->n; i++) {
				graph_pass(&run->graph, s->v[i], a->v[j], b->v[k]);
				if (s->v[i] == b->v[k]) // it may be the very object: by a static method
					graph_give(&run->graph, s->v[i], a->v[j]);
			}
}

void objects_return(struct object_run *run, uint32_t takers, uint32_t callees, uint32_t moved)
{
	const node_list *a = objects_list(run, takers), *k = objects_list(run, callees);
	const node_list *b = objects_list(run, moved);
	if (is_done(run, 1, takers, callees, moved) || is_too_much(run, a, k, moved))
		return;
	for (uint32_t m = 0; m < b->n; m++)
		for (uint32_t j = 0; j < k->n; j++)
			for (uint32_t i = 0; i < a->n; i++)
				graph_return(&run->graph, a->v[i], k->v[j], b->v[m]);
}

static void give_all(struct object_run *run, uint32_t givers, uint32_t takers)
{
	const node_list *s = objects_list(run, givers), *a = objects_list(run, takers);
	if (objects_are_too_many(run, (uint64_t)s->n * a->n)) {
		objects_leak(run, givers);
		return;
	}
	for (uint32_t i = 0; i < s->n; i++)
		for (uint32_t j = 0; j < a->n; j++)
			graph_give(&run->graph, s->v[i], a->v[j]);
}

// ---- instructions -----------------------------------------------------------------------------

struct frame {
	struct object_run *run;
	uint32_t node;
	const struct body *body;
	uint32_t receivers; // list
	uint32_t root;      // list of the root alone
};

static uint32_t value_of(const struct frame *frame, uint32_t value)
{
	return objects_of_set(frame->run, pta_value(frame->run->pta, frame->node, value));
}

// The value goes to the takers: as an object of its own, or as this frame's `this`.
static void pass_value(const struct frame *frame, uint32_t takers, uint32_t value)
{
	if (objects_is_this(frame->body, value))
		give_all(frame->run, frame->receivers, takers);
	else
		objects_pass(frame->run, frame->receivers, takers, value_of(frame, value));
}

static void add_new(const struct frame *frame, uint32_t made)
{
	const node_list *s = objects_list(frame->run, frame->receivers);
	const node_list *b = objects_list(frame->run, made);
	if (objects_are_too_many(frame->run, (uint64_t)s->n * b->n)) {
		objects_leak(frame->run, made);
		return;
	}
	for (uint32_t i = 0; i < s->n; i++)
		for (uint32_t k = 0; k < b->n; k++)
			graph_add_edge(&frame->run->graph, s->v[i], b->v[k], 0);
}

static void add_invoke(const struct frame *frame, uint32_t i)
{
	const struct ir *ir = frame->body->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	if (insn->sub == OP_invokedynamic) {
		uint32_t made = value_of(frame, i);
		add_new(frame, made);
		for (uint32_t k = 0; k < insn->n_args; k++)
			if (type_is_reference(ir_at(ir, ir_arg(ir, insn, k))->type))
				pass_value(frame, made, ir_arg(ir, insn, k));
		return;
	}
	if (frame->body->models[i]) {
		objects_add_model(frame->run, frame->node, frame->body, i);
		return;
	}
	if (!ir_invoke_has_receiver(insn) || objects_is_this(frame->body, ir_arg(ir, insn, 0)))
		return;
	uint32_t callees = value_of(frame, ir_arg(ir, insn, 0));
	for (uint32_t k = 1; k < insn->n_args; k++)
		if (type_is_reference(ir_at(ir, ir_arg(ir, insn, k))->type))
			pass_value(frame, callees, ir_arg(ir, insn, k));
	if (type_is_reference(insn->type))
		objects_return(frame->run, frame->receivers, callees, value_of(frame, i));
}

static void add_insn(const struct frame *frame, uint32_t i)
{
	const struct ir *ir = frame->body->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	switch (insn->op) {
	case IR_NEW:
	case IR_NEW_ARRAY:
		add_new(frame, value_of(frame, i));
		break;
	case IR_GET_FIELD:
	case IR_ARRAY_LOAD:
		if (type_is_reference(insn->type) && !objects_is_this(frame->body, ir_arg(ir, insn, 0)))
			objects_return(frame->run, frame->receivers, value_of(frame, ir_arg(ir, insn, 0)),
				value_of(frame, i));
		break;
	case IR_PUT_FIELD:
	case IR_ARRAY_STORE: {
		uint32_t value = ir_arg(ir, insn, insn->n_args - 1u);
		if (type_is_reference(ir_at(ir, value)->type) &&
			!objects_is_this(frame->body, ir_arg(ir, insn, 0)))
			pass_value(frame, value_of(frame, ir_arg(ir, insn, 0)), value);
		break;
	}
	case IR_GET_STATIC:
		if (type_is_reference(insn->type))
			objects_return(frame->run, frame->receivers, frame->root, value_of(frame, i));
		break;
	case IR_PUT_STATIC:
		if (type_is_reference(ir_at(ir, ir_arg(ir, insn, 0))->type))
			pass_value(frame, frame->root, ir_arg(ir, insn, 0));
		break;
	case IR_INVOKE:
		add_invoke(frame, i);
		break;
	default:
		break;
	}
}

// ---- calls that no instruction of the program makes -----------------------------------------------

// A modelled call runs a function: the container, or whoever calls it, passes what is in it, and gets what
// it returns.
static void add_run(struct object_run *run, const struct pta_edge *edge, uint32_t receivers,
	uint32_t parameter, uint32_t result)
{
	const struct body *body = bodies_of_node(run->bodies, edge->from);
	uint32_t call = body_insn_at(body, edge->bci);
	const struct ir_insn *insn = ir_at(body->ir, call);
	for (uint32_t k = 0; k <= insn->n_args; k++) {
		uint32_t by = run->receivers[edge->from];
		if (k < insn->n_args) {
			uint32_t value = ir_arg(body->ir, insn, k);
			if (!type_is_reference(ir_at(body->ir, value)->type))
				continue;
			by = objects_of_set(run, pta_value(run->pta, edge->from, value));
		}
		objects_pass(run, by, receivers, parameter);
		objects_return(run, by, receivers, result);
	}
}

// The lambdas that the method is the code of, 0: none; how many of its parameters they have captured.
static const uint64_t *lambdas_of(const struct object_run *run, const struct method *method,
	uint32_t *n_captured)
{
	const uint64_t *list = map_get(&run->lambdas, method->id);
	*n_captured = 0;
	if (!list)
		return NULL;
	const node_list *nodes = objects_list(run, (uint32_t)*list);
	for (uint32_t i = 0; i < nodes->n; i++)
		if (nodes->v[i])
			*n_captured = objects_pta(run, nodes->v[i])->lambda->n_captured;
	return list;
}

static void add_entry(struct object_run *run, uint32_t node, const struct body *body)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_to(run->pta, node, &n);
	uint32_t result = objects_of_set(run, pta_result(run->pta, node));
	uint32_t receivers = run->receivers[node];
	uint32_t first;
	const uint64_t *lambdas = lambdas_of(run, body->method, &first);
	// Item::touch: who runs it gives it the item.
	bool is_unbound = lambdas && !first && !method_is_static(body->method);
	if (!first && !method_is_static(body->method))
		first = 1;
	for (uint32_t i = 0; i < n; i++) {
		bool is_seen = edges[i].from && bodies_of_node(run->bodies, edges[i].from);
		if ((is_seen && edges[i].kind == PTA_CALL) || edges[i].kind == PTA_INITIALISE)
			continue;
		for (uint32_t p = first; p < body->ir->n_params; p++) {
			uint32_t parameter = objects_of_set(run, pta_parameter(run->pta, node, p));
			if (is_seen && edges[i].kind == PTA_RUN)
				add_run(run, &edges[i], receivers, parameter, result);
			else
				objects_leak(run, parameter);
		}
		if (is_unbound && is_seen && edges[i].kind == PTA_RUN)
			add_run(run, &edges[i], (uint32_t)*lambdas, receivers, objects_of_set(run, 0));
		if (!is_seen || edges[i].kind != PTA_RUN)
			objects_leak(run, result);
		else if (first >= body->ir->n_params)
			add_run(run, &edges[i], receivers, objects_of_set(run, 0), result);
	}
}

// A lambda whose method runs for the `this` that it has captured, or was given: it passes all the rest on.
static void add_lambda(struct object_run *run, uint32_t node, const struct body *body)
{
	uint32_t n_captured;
	const uint64_t *list = lambdas_of(run, body->method, &n_captured);
	if (!list || method_is_static(body->method))
		return;
	for (uint32_t p = 1; p < body->ir->n_params; p++)
		objects_pass(run, (uint32_t)*list, run->receivers[node],
			objects_of_set(run, pta_parameter(run->pta, node, p)));
	objects_return(run, (uint32_t)*list, run->receivers[node],
		objects_of_set(run, pta_result(run->pta, node)));
}

void objects_build(struct object_run *run)
{
	node_list root = { 0 };
	vec_push(&root, GRAPH_ROOT);
	uint32_t of_root = objects_intern(run, &root);
	vec_release(&root);
	for (uint32_t node = 1; node <= pta_n_nodes(run->pta); node++) {
		const struct body *body = bodies_of_node(run->bodies, node);
		if (!body || budget_is_over(run->in->budget))
			continue;
		struct frame frame = { run, node, body, run->receivers[node], of_root };
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			add_insn(&frame, i);
		add_entry(run, node, body);
		add_lambda(run, node, body);
	}
	objects_add_fields(run);
	graph_seal(&run->graph);
}
