// See bodies.h. One thread lifts them all: an IR may not leave the thread of its builder.
#include "bodies/internal.h"

#include <stdlib.h>

// ---- lifting ----------------------------------------------------------------------------------

static void name_members(struct bodies *bodies, struct body *body)
{
	const struct ir *ir = body->ir;
	body->fields = ARENA_ARRAY(&bodies->arena, const struct field *, ir->n_insns + 1);
	body->callees = ARENA_ARRAY(&bodies->arena, const struct method *, ir->n_insns + 1);
	body->models = ARENA_ARRAY(&bodies->arena, const struct model_row *, ir->n_insns + 1);
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		switch (insn->op) {
		case IR_GET_FIELD:
		case IR_PUT_FIELD:
		case IR_GET_STATIC:
		case IR_PUT_STATIC:
			body->fields[i] = ir_resolved_field(ir, insn);
			break;
		case IR_INVOKE:
			if (insn->sub == OP_invokedynamic)
				break;
			body->callees[i] = ir_resolved_method(ir, insn);
			if (body->callees[i])
				body->models[i] = model_of(bodies->models, body->callees[i]);
			break;
		default:
			break;
		}
	}
}

static bool has_place(const struct ir_insn *insn)
{
	return insn->op != IR_PHI && insn->op != IR_PARAM && insn->op != IR_GOTO &&
		insn->op != IR_CATCH;
}

// The first call of each bytecode index, else the first of all.
static void index_places(struct body *body, struct arena *arena)
{
	const struct ir *ir = body->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (has_place(ir_at(ir, i)) && ir_at(ir, i)->bci >= body->n_at)
			body->n_at = ir_at(ir, i)->bci + 1u;
	body->at = ARENA_ARRAY(arena, uint32_t, body->n_at);
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (!has_place(insn))
			continue;
		uint32_t *at = &body->at[insn->bci];
		if (!*at || (insn->op == IR_INVOKE && ir_at(ir, *at)->op != IR_INVOKE))
			*at = i;
	}
}

static struct body *lift(struct bodies *bodies, const struct method *method)
{
	struct err err = ERR_INIT;
	struct ir *ir = ir_build(bodies->builder, method, &bodies->arena, &err);
	if (!ir)
		return NULL; // points-to has said so
	ir_dominators(ir);
	ir_loops(ir);
	ir_uses(ir);
	struct body *body = ARENA_NEW(&bodies->arena, struct body);
	body->method = method;
	body->ir = ir;
	body->paths = paths_new(ir, &bodies->arena);
	body->locks = locks_held(ir, body->paths, &bodies->arena);
	name_members(bodies, body);
	index_places(body, &bodies->arena);
	return body;
}

static bool is_own(const struct method *method)
{
	const struct klass *owner = method->owner;
	return !klass_is_phantom(owner) && owner->role != ROLE_JDK && method->member->code &&
		owner->is_opened;
}

// Where each field is, counted first.
static void index_fields(struct bodies *bodies)
{
	bodies->n_fields = bodies->world->n_fields + 1;
	uint32_t *place = ARENA_ARRAY(&bodies->arena, uint32_t, bodies->n_fields + 2);
	for (uint32_t b = 0; b < bodies->all.n; b++)
		for (uint32_t i = 1; i <= bodies->all.v[b]->ir->n_insns; i++)
			if (bodies->all.v[b]->fields[i])
				place[bodies->all.v[b]->fields[i]->id + 2]++;
	for (uint32_t f = 0; f < bodies->n_fields; f++)
		place[f + 2] += place[f + 1];
	bodies->places = ARENA_ARRAY(&bodies->arena, struct body_place, place[bodies->n_fields + 1]);
	for (uint32_t b = 0; b < bodies->all.n; b++) {
		const struct body *body = bodies->all.v[b];
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			if (body->fields[i])
				bodies->places[place[body->fields[i]->id + 1]++] = (struct body_place){ body, i };
	}
	bodies->first_place = place;
}

struct bodies *bodies_build(struct world *world, const struct pta *pta, const struct models *models,
	struct budget *budget)
{
	struct bodies *bodies = xcalloc(1, sizeof(*bodies));
	bodies->world = world;
	bodies->pta = pta;
	bodies->models = models;
	bodies->budget = budget;
	arena_init(&bodies->arena);
	bodies->builder = ir_builder_new(world);
	bodies->n_by_method = world->n_methods + 1;
	bodies->by_method = xcalloc(bodies->n_by_method, sizeof(*bodies->by_method));
	for (uint32_t id = 1; id <= world->n_methods; id++) {
		const struct method *method = world->methods[id];
		if (!is_own(method) || !pta_first_node(pta, method) || budget_is_over(budget))
			continue;
		struct body *body = lift(bodies, method);
		bodies->by_method[id] = body;
		if (body)
			vec_push(&bodies->all, body);
	}
	bodies_find_handles(bodies);
	index_fields(bodies);
	return bodies;
}

const struct body_place *bodies_field_places(const struct bodies *bodies, const struct field *field,
	uint32_t *n)
{
	*n = 0;
	if (field->id >= bodies->n_fields)
		return NULL;
	*n = bodies->first_place[field->id + 1] - bodies->first_place[field->id];
	return bodies->places + bodies->first_place[field->id];
}

void bodies_free(struct bodies *bodies)
{
	if (!bodies)
		return;
	vec_release(&bodies->all);
	free(bodies->by_method);
	ir_builder_free(bodies->builder);
	arena_release(&bodies->arena);
	free(bodies);
}

// ---- asking -----------------------------------------------------------------------------------

const struct body *bodies_of_node(const struct bodies *bodies, uint32_t node)
{
	const struct method *method = pta_node(bodies->pta, node)->method;
	return method->id < bodies->n_by_method ? bodies->by_method[method->id] : NULL;
}

uint32_t body_insn_at(const struct body *body, uint32_t bci)
{
	return bci < body->n_at ? body->at[bci] : 0;
}

const struct pta_edge *bodies_edges_at(const struct bodies *bodies, uint32_t node,
	const struct ir_insn *insn, uint32_t *n)
{
	uint32_t n_all, low = 0;
	const struct pta_edge *edges = pta_edges_from(bodies->pta, node, &n_all);
	*n = 0;
	uint32_t high = n_all;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (edges[middle].bci < insn->bci)
			low = middle + 1;
		else
			high = middle;
	}
	while (low + *n < n_all && edges[low + *n].bci == insn->bci)
		++*n;
	return edges ? edges + low : NULL;
}

bool body_passes_operands(const struct body *body, uint32_t call, const struct method *callee)
{
	const struct method *named = body->callees[call];
	return named && named->name == callee->name &&
		method_is_static(named) == method_is_static(callee);
}

bool body_loop_has(const struct body *body, uint32_t head, uint32_t block)
{
	const struct ir *ir = body->ir;
	for (uint32_t h = ir->blocks[block].loop_head; h; h = ir->loop_parent[h])
		if (h == head)
			return true;
	return false;
}

bool body_leads_to(const struct body *body, uint32_t from, uint32_t to, uint32_t again,
	uint32_t but_edge)
{
	const struct ir *ir = body->ir;
	uint32_t begin = ir->block_of[from], end = ir->block_of[to];
	uint32_t stop = again ? ir->block_of[again] : 0;
	if (begin == end && from < to)
		return !(stop == begin && from < again && again < to);
	if (begin == stop && from < again)
		return false;
	bool *is_seen = xcalloc(ir->n_blocks + 1, sizeof(bool)), is_found = false;
	VEC(uint32_t) work = { 0 };
	vec_push(&work, begin);
	while (work.n && !is_found) {
		const struct ir_block *block = &ir->blocks[vec_pop(&work)];
		for (uint32_t k = 0; k < block->n_succs; k++) {
			uint32_t next = block->succs[k].to;
			if (is_seen[next] || (but_edge && k + 1 == but_edge))
				continue;
			is_found |= next == end && (next != stop || to < again);
			is_seen[next] = true;
			if (next != stop)
				vec_push(&work, next);
		}
		but_edge = 0;
	}
	vec_release(&work);
	free(is_seen);
	return is_found;
}

// ---- objects ----------------------------------------------------------------------------------

void object_list_add(object_list *list, uint32_t object)
{
	uint32_t at = list->n, low = 0;
	while (low < at && list->v[at - 1] > object) { // mostly it is the last
		uint32_t middle = low + (at - low) / 2;
		if (list->v[middle] > object)
			at = middle;
		else
			low = middle + 1;
	}
	if (at && list->v[at - 1] == object)
		return;
	vec_push(list, object);
	memmove(list->v + at + 1, list->v + at, (list->n - 1 - at) * sizeof(*list->v));
	list->v[at] = object;
}

void object_list_add_set(const struct pta *pta, pta_set set, object_list *out)
{
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1))
		object_list_add(out, o);
}

bool object_list_has(const object_list *list, uint32_t object)
{
	uint32_t low = 0, high = list->n;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (list->v[middle] < object)
			low = middle + 1;
		else
			high = middle;
	}
	return low < list->n && list->v[low] == object;
}

bool object_lists_meet(const object_list *a, const object_list *b)
{
	for (uint32_t i = 0; i < a->n; i++)
		if (object_list_has(b, a->v[i]))
			return true;
	return false;
}

static void add_operand(const struct bodies *bodies, uint32_t node, const struct ir *ir,
	const struct ir_insn *call, uint32_t k, object_list *out)
{
	if (k < call->n_args)
		object_list_add_set(bodies->pta, pta_value(bodies->pta, node, ir_arg(ir, call, k)), out);
}

static void add_base(const struct bodies *bodies, uint32_t node, uint32_t insn,
	const struct model_place *place, object_list *out)
{
	const struct ir *ir = bodies_of_node(bodies, node)->ir;
	const struct ir_insn *call = ir_at(ir, insn);
	bool is_static = !ir_invoke_has_receiver(call);
	switch (place->base) {
	case MODEL_THIS:
		if (!is_static)
			add_operand(bodies, node, ir, call, 0, out);
		break;
	case MODEL_ARG:
		add_operand(bodies, node, ir, call, model_operand(place, is_static), out);
		break;
	case MODEL_LAST:
		if (call->n_args)
			add_operand(bodies, node, ir, call, call->n_args - 1u, out);
		break;
	case MODEL_ARGS:
		for (uint32_t k = !is_static; k < call->n_args; k++)
			add_operand(bodies, node, ir, call, k, out);
		break;
	case MODEL_RETURN:
		object_list_add_set(bodies->pta, pta_value(bodies->pta, node, insn), out);
		break;
	default:
		break;
	}
}

void bodies_objects_at(const struct bodies *bodies, uint32_t node, uint32_t insn,
	const struct model_place *place, object_list *out)
{
	object_list at = { 0 };
	add_base(bodies, node, insn, place, &at);
	for (uint32_t f = 0; f < place->n_fields; f++) {
		object_list next = { 0 };
		for (uint32_t i = 0; i < at.n; i++) {
			bool is_array = pta_object(bodies->pta, at.v[i])->type.kind == KIND_ARRAY;
			object_list_add_set(bodies->pta,
				is_array ? pta_elements(bodies->pta, at.v[i])
						 : pta_contents(bodies->pta, at.v[i], place->fields[f]),
				&next);
		}
		vec_release(&at);
		at.v = next.v;
		at.n = next.n;
		at.cap = next.cap;
	}
	for (uint32_t i = 0; i < at.n; i++)
		object_list_add(out, at.v[i]);
	vec_release(&at);
}

static bool returns_receiver(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_MOVE && row->effects[i].to.base == MODEL_RETURN &&
			!row->effects[i].to.n_fields && row->effects[i].from.base == MODEL_THIS &&
			!row->effects[i].from.n_fields)
			return true;
	return false;
}

uint32_t body_source(const struct body *body, uint32_t value)
{
	value = path_source(body->paths, value);
	for (const struct ir_insn *insn = ir_at(body->ir, value);
		 insn->op == IR_INVOKE && insn->n_args && returns_receiver(body->models[value]);
		 insn = ir_at(body->ir, value))
		value = path_source(body->paths, ir_arg(body->ir, insn, 0));
	return value;
}

bool body_is_one_hold(const struct body *body, uint32_t a, uint32_t b)
{
	for (const struct held *p = locks_at(body->locks, a); p; p = p->below)
		for (const struct held *q = locks_at(body->locks, b); q; q = q->below)
			if (p == q)
				return true;
	return false;
}
