// Flows by library calls, and what fields hold.
//
// A modelled call is one of its receiver: it passes its arguments, as any call does. What a container holds
// afterwards, points-to knows (pseudo-fields); between containers an element goes by the one that the other
// was given. A new view or iterator is made by the container and has it: `new D(this)`.
#include "analysis/object_race/object_race.h"

// ---- contents ---------------------------------------------------------------------------------

// All that is in a container, array or object of a library's: a list.
static uint32_t contents_of(struct object_run *run, uint32_t node)
{
	node_list all = { 0 };
	uint32_t object = run->object_of.v[node];
	if (run->contents[node])
		return run->contents[node] - 1;
	for (uint32_t f = MODEL_FIELD_ELEM; node && f < MODEL_N_FIELDS; f++) {
		pta_set set = pta_contents(run->pta, object, f);
		const node_list *held = set ? objects_list(run, objects_of_set(run, set)) : &all;
		for (uint32_t i = 0; i < held->n && set; i++)
			if (held->v[i])
				node_list_add(&all, held->v[i]);
	}
	if (node && pta_object(run->pta, object)->type.kind == KIND_ARRAY) {
		const node_list *held = objects_list(run,
			objects_of_set(run, pta_elements(run->pta, object)));
		for (uint32_t i = 0; i < held->n; i++)
			if (held->v[i])
				node_list_add(&all, held->v[i]);
	}
	uint32_t id = objects_intern(run, &all);
	run->contents[node] = id + 1;
	vec_release(&all);
	return id;
}

// What is in both goes from the one to the other, which has it.
static void move_contents(struct object_run *run, uint32_t to, uint32_t from)
{
	if (!to || !from || to == from)
		return;
	uint32_t of_to = contents_of(run, to), of_from = contents_of(run, from);
	const node_list *a = objects_list(run, of_to), *b = objects_list(run, of_from);
	bool is_much = objects_are_too_many(run, a->n);
	for (uint32_t i = 0; i < a->n && is_much; i++)
		graph_leak(&run->graph, a->v[i]);
	for (uint32_t i = 0; i < a->n && !is_much; i++)
		if (node_list_has(b, a->v[i]))
			graph_return(&run->graph, to, from, a->v[i]);
}

// ---- modelled calls ---------------------------------------------------------------------------

struct model_call {
	struct object_run *run;
	uint32_t node;
	const struct body *body;
	uint32_t insn;
	const struct ir_insn *call;
	const node_list *users;   // receivers of the method
	const node_list *callees; // objects that it is called on; NULL: static
};

static const node_list *operand(const struct model_call *c, uint32_t k)
{
	return objects_list(c->run,
		objects_of_set(c->run, pta_value(c->run->pta, c->node, ir_arg(c->body->ir, c->call, k))));
}

static bool is_reference(const struct model_call *c, uint32_t k)
{
	return type_is_reference(ir_at(c->body->ir, ir_arg(c->body->ir, c->call, k))->type);
}

// Operand k goes to the node.
static void pass_operand(const struct model_call *c, uint32_t taker, uint32_t k)
{
	const node_list *moved = operand(c, k);
	bool is_this = objects_is_this(c->body, ir_arg(c->body->ir, c->call, k));
	if (objects_are_too_many(c->run, (uint64_t)c->users->n * moved->n)) {
		for (uint32_t i = 0; i < moved->n; i++)
			graph_leak(&c->run->graph, moved->v[i]);
		return;
	}
	for (uint32_t s = 0; s < c->users->n; s++) {
		if (is_this)
			graph_give(&c->run->graph, c->users->v[s], taker);
		for (uint32_t i = 0; i < moved->n && !is_this; i++)
			graph_pass(&c->run->graph, c->users->v[s], taker, moved->v[i]);
	}
	for (uint32_t i = 0; i < moved->n; i++)
		move_contents(c->run, taker, moved->v[i]);
}

static bool shares_result(const struct model_row *row)
{
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_SHARE && row->effects[i].to.base == MODEL_RETURN)
			return true;
	return false;
}

// The call has made it: by its receiver, or here.
static void add_made(const struct model_call *c, uint32_t made)
{
	struct object_graph *graph = &c->run->graph;
	bool is_here = !c->callees;
	uint32_t held_by = contents_of(c->run, made);
	if (objects_are_too_many(c->run,
			(uint64_t)(c->callees ? c->callees->n : 1) *
				(c->users->n + objects_list(c->run, held_by)->n))) {
		graph_leak(graph, made);
		return;
	}
	for (uint32_t k = 0; c->callees && k < c->callees->n; k++) {
		uint32_t callee = c->callees->v[k];
		if (!callee) {
			is_here = true;
			continue;
		}
		graph_add_edge(graph, callee, made, 0);
		if (shares_result(c->body->models[c->insn]))
			graph_give(graph, callee, made);
		for (uint32_t s = 0; s < c->users->n; s++)
			graph_return(graph, c->users->v[s], callee, made);
		uint32_t held = contents_of(c->run, made);
		const node_list *moved = objects_list(c->run, held);
		for (uint32_t i = 0; i < moved->n; i++)
			graph_pass(graph, callee, made, moved->v[i]);
	}
	for (uint32_t s = 0; is_here && s < c->users->n; s++)
		graph_add_edge(graph, c->users->v[s], made, 0);
	for (uint32_t k = 0; is_here && k < c->call->n_args; k++)
		if (is_reference(c, k))
			pass_operand(c, made, k);
}

static void add_result(const struct model_call *c, uint32_t result)
{
	const struct pta_object *o = objects_pta(c->run, result);
	if (o->method == c->body->method && o->bci == c->call->bci) {
		add_made(c, result);
		return;
	}
	if (c->callees && objects_are_too_many(c->run, (uint64_t)c->callees->n * c->users->n)) {
		graph_leak(&c->run->graph, result);
		return;
	}
	for (uint32_t k = 0; c->callees && k < c->callees->n; k++) {
		uint32_t callee = c->callees->v[k];
		if (callee && !node_list_has(objects_list(c->run, contents_of(c->run, callee)), result))
			continue;
		for (uint32_t s = 0; s < c->users->n; s++)
			graph_return(&c->run->graph, c->users->v[s], callee, result);
	}
}

void objects_add_model(struct object_run *run, uint32_t node, const struct body *body,
	uint32_t insn)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	struct model_call c = { run, node, body, insn, call, objects_list(run, run->receivers[node]),
		NULL };
	bool has_receiver = ir_invoke_has_receiver(call);
	if (has_receiver && !objects_is_this(body, ir_arg(body->ir, call, 0)))
		c.callees = operand(&c, 0);
	for (uint32_t i = 0; c.callees && i < c.callees->n; i++)
		for (uint32_t k = 1; c.callees->v[i] && k < call->n_args; k++)
			if (is_reference(&c, k))
				pass_operand(&c, c.callees->v[i], k);
	if (!type_is_reference(call->type))
		return;
	const node_list *results = objects_list(run,
		objects_of_set(run, pta_value(run->pta, node, insn)));
	for (uint32_t i = 0; i < results->n; i++)
		if (results->v[i])
			add_result(&c, results->v[i]);
}

// ---- fields -----------------------------------------------------------------------------------

static void leak_set(struct object_run *run, pta_set set)
{
	const node_list *nodes = objects_list(run, objects_of_set(run, set));
	for (uint32_t i = 0; i < nodes->n; i++)
		graph_leak(&run->graph, nodes->v[i]);
}

// Where a field may hold more objects, nobody is said to own them.
#define MAX_HELD 64

// Who has put it there nobody has seen, unless it was made by or passed to the object: library code that keeps it
// in a field of its own, a model's effect on a result that nobody takes.
static void add_held(struct object_run *run, uint32_t node, pta_set set)
{
	const node_list *nodes = objects_list(run, objects_of_set(run, set));
	if (nodes->n > MAX_HELD) {
		leak_set(run, set);
		return;
	}
	for (uint32_t i = 0; i < nodes->n; i++) {
		if (graph_find(&run->graph, node, nodes->v[i]) == GRAPH_NO_EDGE)
			graph_leak(&run->graph, nodes->v[i]);
		graph_add_edge(&run->graph, node, nodes->v[i], GRAPH_FIELD);
	}
}

static bool is_reference_field(const struct field *field)
{
	char type = (char)name_slice(field->descriptor).ptr[0];
	return type == 'L' || type == '[';
}

static void add_object(struct object_run *run, uint32_t o)
{
	const struct pta_object *object = pta_object(run->pta, o);
	uint32_t node = run->node_of[o];
	for (const struct klass *k = object->klass; k && object->kind != PTA_CLASS; k = k->super) {
		for (uint32_t f = 0; f < k->n_fields; f++) {
			const struct field *field = &k->fields[f];
			if ((field->access & ACC_STATIC) || !is_reference_field(field))
				continue;
			pta_set set = pta_field(run->pta, o, field);
			if (set && node)
				add_held(run, node, set);
			else if (set)
				leak_set(run, set);
		}
	}
	for (uint32_t f = MODEL_FIELD_ELEM; f < MODEL_N_FIELDS; f++) {
		pta_set set = pta_contents(run->pta, o, f);
		if (set && node)
			add_held(run, node, set);
		else if (set)
			leak_set(run, set);
	}
	if (object->type.kind == KIND_ARRAY && node)
		add_held(run, node, pta_elements(run->pta, o));
	else if (object->type.kind == KIND_ARRAY)
		leak_set(run, pta_elements(run->pta, o));
}

void objects_add_fields(struct object_run *run)
{
	const struct world *world = run->in->world;
	for (uint32_t o = 1; o <= pta_n_objects(run->pta); o++)
		add_object(run, o);
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (klass_is_phantom(klass) || klass->role != ROLE_JDK)
			continue;
		for (uint32_t f = 0; f < klass->n_fields; f++)
			if ((klass->fields[f].access & ACC_STATIC) && is_reference_field(&klass->fields[f]))
				leak_set(run, pta_static(run->pta, &klass->fields[f]));
	}
}
