// Which objects nobody else can have yet: escape within a method, with summaries for calls (group.c).
//
// A parameter is fresh in a node if it is at all its calls. An access is fresh as long as no way leads from
// an escape to it that does not make the object anew.
#include "heap/group.h"

#include "class/class.h"

// A compareAndSet that fails has given nothing away: the edge of its block, from 1, on which it has; 0: none.
static uint32_t failed_swap(const struct body *body, uint32_t insn)
{
	const struct ir_block *block = &body->ir->blocks[body->ir->block_of[insn]];
	const struct ir_insn *last = ir_at(body->ir, block->first + block->n - 1);
	const struct model_row *row = body->models[insn];
	if (!row || last->op != IR_IF || path_source(body->paths, ir_arg(body->ir, last, 0)) != insn)
		return 0;
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_WRITE && (row->effects[i].flags & MODEL_ATOMIC))
			return last->sub == OP_ifeq ? 1 : last->sub == OP_ifne ? 2 : 0;
	return 0;
}

// Does a way lead from just behind `from` to `to` that does not pass the definition of the value?
static bool leads_to(const struct body *body, uint32_t from, uint32_t to, uint32_t definition)
{
	bool is_param = ir_at(body->ir, definition)->op == IR_PARAM;
	return body_leads_to(body, from, to, is_param ? 0 : definition, failed_swap(body, from));
}

// What is put into something that others have already is given to them there.
static void add_given(struct group *g)
{
	uint32_t n_escapes = g->escapes.n;
	for (uint32_t i = 0; i < g->carried.n; i++)
		for (uint32_t e = 0; e < n_escapes; e++)
			if (leads_to(g->body, g->escapes.v[e], g->carried.v[i].insn, g->carried.v[i].carrier)) {
				vec_push(&g->escapes, g->carried.v[i].insn);
				break;
			}
}

static bool is_unescaped(struct heap *heap, uint32_t node, const struct body *body, uint32_t source,
	uint32_t insn)
{
	bool is_this_fresh = heap->fresh_params[node] && heap->fresh_params[node][0] == REACH_FRESH;
	struct group g = { .heap = heap, .node = node, .body = body, .is_this_shared = !is_this_fresh };
	group_follow(&g, source);
	bool is_fresh = !g.is_lost;
	add_given(&g);
	if (!is_this_fresh)
		for (uint32_t i = 0; i < g.into_this.n; i++)
			vec_push(&g.escapes, g.into_this.v[i]);
	for (uint32_t i = 0; i < g.escapes.n && is_fresh;
		 i++) // by the call that it comes from: the last one
		is_fresh = g.escapes.v[i] == source ||
			(g.escapes.v[i] != insn && !leads_to(body, g.escapes.v[i], insn, source));
	group_release(&g);
	return is_fresh;
}

bool heap_escapes_openly(struct heap *heap, uint32_t node, uint32_t value, uint32_t insn)
{
	const struct body *body = bodies_of_node(heap->bodies, node);
	uint32_t source = path_source(body->paths, value);
	struct group g = { .heap = heap, .node = node, .body = body, .depth = 1 };
	bool is_open = false;
	group_follow(&g, source);
	add_given(&g);
	for (uint32_t i = 0; i < g.escapes.n && !is_open; i++)
		is_open = g.escapes.v[i] != insn && leads_to(body, g.escapes.v[i], insn, source);
	group_release(&g);
	return is_open;
}

// Only what is in the fields of those objects: whoever has it has it from them.
static bool is_held_by(const struct heap *heap, pta_set held, pta_set holders)
{
	for (uint32_t o = pta_set_next(heap->pta, held, 1); o;
		 o = pta_set_next(heap->pta, held, o + 1)) {
		uint32_t n;
		const struct holder *all = heap_holders(heap, o, &n);
		for (uint32_t i = 0; i < n; i++)
			if (!all[i].object || all[i].object == HOLDER_MANY ||
				!pta_set_has(heap->pta, holders, all[i].object))
				return false;
	}
	return held != 0;
}

static bool takes_own(const struct model_row *row)
{
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind == MODEL_MOVE && effect->to.base == MODEL_RETURN &&
			effect->from.base == MODEL_THIS && effect->from.n_fields &&
			effect->from.fields[0] == MODEL_FIELD_OWN)
			return true;
	}
	return false;
}

static enum heap_reach smaller(enum heap_reach a, enum heap_reach b)
{
	return a < b ? a : b;
}

// Does the call return what it makes, and nothing else?
static bool makes(const struct model_row *row)
{
	bool is_new = false;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		bool is_result = effect->to.base == MODEL_RETURN && !effect->to.n_fields &&
			(effect->kind == MODEL_MOVE || effect->kind == MODEL_SHARE ||
				effect->kind == MODEL_CALL);
		if (is_result && (effect->kind != MODEL_MOVE || effect->from.base != MODEL_NEW))
			return false;
		is_new |= is_result;
	}
	return is_new;
}

// Does the call return the object that it is called on, as builders do?
static bool returns_this(const struct model_row *row)
{
	bool is_this = false;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->to.base != MODEL_RETURN || effect->to.n_fields)
			continue;
		if (effect->kind != MODEL_MOVE || effect->from.base != MODEL_THIS || effect->from.n_fields)
			return false;
		is_this = true;
	}
	return is_this;
}

// Where a value came through, so that a loop is gone round once: what is fresh whenever it comes in, and
// stays so each time round, is fresh.
struct trail {
	uint32_t node, phi;
	uint32_t depth;
	const struct trail *up;
};

static bool is_on_trail(const struct trail *trail, uint32_t node, uint32_t phi)
{
	for (; trail; trail = trail->up)
		if (trail->node == node && trail->phi == phi)
			return true;
	return false;
}

static enum heap_reach reach_at(struct heap *heap, uint32_t node, uint32_t value, uint32_t insn,
	const struct trail *trail);

// What all callees return has not been given to anybody.
static enum heap_reach reach_of_result(struct heap *heap, uint32_t node, const struct body *body,
	uint32_t call, const struct trail *trail)
{
	struct trail here = { node, 0, trail ? trail->depth + 1 : 1, trail };
	uint32_t n;
	enum heap_reach reach = REACH_FRESH;
	bool has_callee = false;
	const struct pta_edge *edges = bodies_edges_at(heap->bodies, node, ir_at(body->ir, call), &n);
	for (uint32_t e = 0; e < n && reach; e++) {
		if (edges[e].kind == PTA_INITIALISE)
			continue;
		const struct body *callee = bodies_of_node(heap->bodies, edges[e].to);
		if (edges[e].kind != PTA_CALL || !callee || edges[e].to == node)
			return REACH_SHARED;
		has_callee = true;
		for (uint32_t i = 1; i <= callee->ir->n_insns && reach; i++) {
			const struct ir_insn *insn = ir_at(callee->ir, i);
			if (insn->op == IR_RETURN && insn->n_args)
				reach = smaller(reach,
					reach_at(heap, edges[e].to, ir_arg(callee->ir, insn, 0), i, &here));
		}
	}
	return has_callee ? reach : REACH_SHARED;
}

// Whichever way it came.
static enum heap_reach reach_of_phi(struct heap *heap, uint32_t node, const struct body *body,
	uint32_t phi, const struct trail *trail)
{
	struct trail here = { node, phi, trail ? trail->depth + 1 : 1, trail };
	const struct ir *ir = body->ir;
	const struct ir_insn *insn = ir_at(ir, phi);
	const struct ir_block *block = &ir->blocks[ir->block_of[phi]];
	enum heap_reach reach = REACH_FRESH;
	for (uint32_t k = 0; k < insn->n_args && reach; k++) {
		uint32_t value = ir_arg(ir, insn, k);
		if (k >= block->n_preds)
			return REACH_SHARED;
		const struct ir_block *from = &ir->blocks[block->preds[k]];
		if (!is_on_trail(&here, node, path_source(body->paths, value)))
			reach = smaller(reach, reach_at(heap, node, value, from->first + from->n - 1, &here));
	}
	return reach;
}

// A thread's own object is its own only if it is not kept anywhere else too.
static enum heap_reach reach_of_taken(const struct heap *heap, uint32_t node,
	const struct body *body, uint32_t value)
{
	const struct model_row *row = body->models[value];
	if (!heap_takes_out(row))
		return REACH_SHARED;
	pta_set set = pta_value(heap->pta, node, value);
	for (uint32_t o = takes_own(row) ? pta_set_next(heap->pta, set, 1) : 0; o;
		 o = pta_set_next(heap->pta, set, o + 1)) {
		uint32_t n;
		const struct holder *holders = heap_holders(heap, o, &n);
		for (uint32_t i = 0; i < n; i++)
			if (holders[i].field && (holders[i].field->access & ACC_STATIC))
				return REACH_SHARED;
	}
	return locks_at(body->locks, value) ? REACH_SWAPPED : REACH_TAKEN;
}

// What a call makes is new; a view is as new as what it is a view of.
static enum heap_reach reach_of_viewed(struct heap *heap, uint32_t node, const struct body *body,
	uint32_t call, uint32_t insn, const struct trail *trail)
{
	const struct ir_insn *made = ir_at(body->ir, call);
	const struct model_row *row = body->models[call];
	enum heap_reach reach = REACH_FRESH;
	for (uint32_t i = 0; i < row->n_effects; i++)
		for (uint32_t k = 0; k < made->n_args; k++)
			if (row->effects[i].kind == MODEL_SHARE && row->effects[i].to.base == MODEL_RETURN &&
				group_is_operand(&row->effects[i].from, made, k))
				reach = smaller(reach,
					reach_at(heap, node, ir_arg(body->ir, made, k), insn, trail));
	return reach;
}

static enum heap_reach reach_at(struct heap *heap, uint32_t node, uint32_t value, uint32_t insn,
	const struct trail *trail)
{
	const struct body *body = bodies_of_node(heap->bodies, node);
	uint32_t source = path_source(body->paths, value);
	const struct ir_insn *made = ir_at(body->ir, source);
	enum heap_reach reach = REACH_SHARED;
	if (trail && trail->depth > MAX_DEPTH)
		return REACH_SHARED;
	switch (made->op) {
	case IR_CONST_NULL:
		return REACH_FRESH;
	case IR_NEW:
	case IR_NEW_ARRAY:
		reach = REACH_FRESH;
		break;
	case IR_PHI:
		reach = reach_of_phi(heap, node, body, source, trail);
		break;
	case IR_INVOKE:
		if (!body->models[source])
			reach = reach_of_result(heap, node, body, source, trail);
		else if (makes(body->models[source]))
			reach = reach_of_viewed(heap, node, body, source, insn, trail);
		else if (returns_this(body->models[source]))
			return reach_at(heap, node, ir_arg(body->ir, made, 0), insn, trail);
		else
			reach = reach_of_taken(heap, node, body, source);
		break;
	case IR_PARAM:
		if (heap->fresh_params[node])
			reach = heap->fresh_params[node][made->aux];
		break;
	case IR_GET_FIELD: {
		uint32_t base = ir_arg(body->ir, made, 0);
		if (heap_is_swapped_out(body, source, insn)) {
			reach = REACH_SWAPPED;
			break;
		}
		if (body->fields[source] && heap_is_owning(heap, body->fields[source])) {
			reach = REACH_TAKEN;
			break;
		}
		if (!is_held_by(heap, pta_value(heap->pta, node, value), pta_value(heap->pta, node, base)))
			return REACH_SHARED;
		return reach_at(heap, node, base, insn, trail);
	}
	case IR_GET_STATIC:
		reach = heap_is_swapped_out(body, source, insn) ? REACH_SWAPPED : REACH_SHARED;
		break;
	default:
		break;
	}
	return reach && is_unescaped(heap, node, body, source, insn) ? reach : REACH_SHARED;
}

enum heap_reach heap_reach(struct heap *heap, uint32_t node, uint32_t value, uint32_t insn)
{
	heap_find_fresh(heap);
	return reach_at(heap, node, value, insn, NULL);
}

static enum heap_reach check_param(struct heap *heap, uint32_t node, uint32_t p)
{
	uint32_t n;
	enum heap_reach reach = REACH_FRESH;
	const struct pta_edge *edges = pta_edges_to(heap->pta, node, &n);
	for (uint32_t i = 0; i < n && reach; i++) {
		const struct body *body = edges[i].from ? bodies_of_node(heap->bodies, edges[i].from)
												: NULL;
		if (!body || edges[i].kind != PTA_CALL)
			return REACH_SHARED;
		uint32_t at = body_insn_at(body, edges[i].bci);
		const struct ir_insn *call = ir_at(body->ir, at);
		uint32_t k = 0;
		while (k < call->n_args &&
			group_param_of(heap, edges[i].from, body, at, pta_node(heap->pta, node)->method, k) !=
				p)
			k++;
		if (k >= call->n_args)
			return REACH_SHARED;
		reach = smaller(reach, heap_reach(heap, edges[i].from, ir_arg(body->ir, call, k), at));
	}
	return n ? reach : REACH_SHARED;
}

void heap_find_fresh(struct heap *heap)
{
	if (heap->has_fresh)
		return;
	heap->has_fresh = true;
	heap_find_taking(heap);
	uint32_t n_nodes = pta_n_nodes(heap->pta);
	group_find_leaks(heap);
	heap->fresh_params = xcalloc(n_nodes + 1, sizeof(*heap->fresh_params));
	for (uint32_t node = 1; node <= n_nodes; node++) {
		const struct body *body = bodies_of_node(heap->bodies, node);
		if (!body)
			continue;
		heap->fresh_params[node] = ARENA_ARRAY(&heap->arena, uint8_t, body->ir->n_params + 1);
		for (uint32_t p = 0; p < body->ir->n_params; p++)
			heap->fresh_params[node][p] = type_is_reference(ir_at(body->ir, p + 1)->type)
				? REACH_FRESH
				: REACH_SHARED;
	}
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t node = 1; node <= n_nodes; node++) {
			const struct body *body = bodies_of_node(heap->bodies, node);
			for (uint32_t p = 0; body && p < body->ir->n_params; p++) {
				enum heap_reach old = heap->fresh_params[node][p];
				enum heap_reach reach = old ? smaller(old, check_param(heap, node, p)) : old;
				heap->fresh_params[node][p] = (uint8_t)reach;
				is_changed |= reach != old;
			}
		}
	}
}
