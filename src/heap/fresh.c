// Which objects nobody else can have yet: escape within a method, with summaries for calls.
//
// A value's group are its copies and the things that carry it (a new object in whose field it is put, a
// function object that captures it). It escapes where a member of the group is stored into something that
// is not of the group, given to a call that keeps it, or given to a thread. What a callee does with a
// parameter is its leak; a parameter is fresh in a node if it is at all its calls. An access is fresh as
// long as no way leads from an escape to it that does not make the object anew.
#include "heap/internal.h"

#include <stdlib.h>

#include "class/class.h"
#include "facts/facts.h"

#define MAX_GROUP 32
#define MAX_DEPTH 6 // of calls and loops that a value came through

// A store of the value into something that was made in the method.
struct carried {
	uint32_t insn, carrier;
};

struct group {
	const struct heap *heap;
	uint32_t node; // 0: all nodes of the method
	const struct body *body;
	uint32_t n;
	uint32_t values[MAX_GROUP];
	bool is_carrier[MAX_GROUP]; // it is not the value, but may have it in it
	bool is_in_this;            // PARAM 0 carries it
	VEC(uint32_t) escapes;      // instructions
	VEC(uint32_t) into_this;    // instructions that put it into PARAM 0
	VEC(struct carried) carried;
	bool is_this_shared; // PARAM 0 is known to others already
	bool is_lost;        // too large
	uint32_t depth;      // of heap_escapes_openly; 0: calls are followed by their summaries
};

static void join_group(struct group *g, uint32_t value, bool is_carrier)
{
	for (uint32_t i = 0; i < g->n; i++)
		if (g->values[i] == value) {
			g->is_carrier[i] |= is_carrier;
			return;
		}
	if (g->n == MAX_GROUP) {
		g->is_lost = true;
		return;
	}
	g->is_carrier[g->n] = is_carrier;
	g->values[g->n++] = value;
}

static bool is_carrier(const struct group *g, uint32_t value)
{
	for (uint32_t i = 0; i < g->n; i++)
		if (g->values[i] == value)
			return g->is_carrier[i];
	return false;
}

// Is it stored into something that is new here itself? Then that carries it.
static void note_carrier(struct group *g, uint32_t base, uint32_t at)
{
	uint32_t source = path_source(g->body->paths, base);
	const struct ir_insn *insn = ir_at(g->body->ir, source);
	if (insn->op == IR_NEW || insn->op == IR_NEW_ARRAY) {
		join_group(g, source, true);
		vec_push(&g->carried, (struct carried){ at, source });
	} else if (insn->op == IR_PARAM && insn->aux == 0 && !method_is_static(g->body->method)) {
		g->is_in_this = true;
		vec_push(&g->into_this, at);
		if (!g->is_this_shared)
			join_group(g, source, true);
	} else {
		vec_push(&g->escapes, at);
	}
}

static bool is_operand(const struct model_place *place, const struct ir_insn *call, uint32_t k)
{
	bool is_static = !ir_invoke_has_receiver(call);
	switch (place->base) {
	case MODEL_THIS:
		return !is_static && k == 0;
	case MODEL_ARG:
		return model_operand(place, is_static) == k;
	case MODEL_LAST:
		return k + 1u == call->n_args;
	case MODEL_ARGS:
	case MODEL_ODD:
	case MODEL_EVEN:
		return is_static || k > 0;
	default:
		return false;
	}
}

// Does the modelled call run code of the program, which may do anything with what it is given, or start it? The library's
// own equals and hashCode do not keep it.
static bool runs_own_code(const struct group *g, uint32_t at)
{
	const struct ir_insn *call = ir_at(g->body->ir, at);
	for (uint32_t node = pta_first_node(g->heap->pta, g->body->method); node;
		 node = pta_next_node(g->heap->pta, node)) {
		uint32_t n;
		const struct pta_edge *edges = bodies_edges_at(g->heap->bodies, node, call, &n);
		for (uint32_t e = 0; e < n; e++)
			if ((!g->node || node == g->node) &&
				(edges[e].kind == PTA_START ||
					(edges[e].kind == PTA_RUN && bodies_of_node(g->heap->bodies, edges[e].to))))
				return true;
	}
	return false;
}

static void follow_model(struct group *g, uint32_t at, uint32_t k, const struct model_row *row)
{
	const struct ir_insn *call = ir_at(g->body->ir, at);
	// What is in a container is not the container.
	bool has_it = is_carrier(g, ir_arg(g->body->ir, call, k));
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		bool is_from = is_operand(&effect->from, call, k);
		if (effect->kind == MODEL_CALL) {
			bool is_given = is_from;
			for (uint32_t a = 0; a < effect->n_args; a++)
				is_given |= is_operand(&effect->args[a], call, k) &&
					(has_it || !effect->args[a].n_fields);
			if (is_given && (effect->where != MODEL_IN_HERE || (!is_from && runs_own_code(g, at))))
				vec_push(&g->escapes, at);
		} else if ((effect->kind == MODEL_MOVE || effect->kind == MODEL_SHARE) && is_from) {
			if (effect->to.base == MODEL_RETURN)
				join_group(g, at, has_it || effect->from.n_fields || effect->to.n_fields);
			else if (effect->to.base == MODEL_THIS && call->n_args)
				note_carrier(g, ir_arg(g->body->ir, call, 0), at);
			else if (effect->to.base == MODEL_STATIC || effect->to.base == MODEL_ARG)
				vec_push(&g->escapes, at);
		} else if (effect->kind == MODEL_DO && is_from) {
			vec_push(&g->escapes, at);
		}
	}
}

// How many parameters of the callee come before the call's operands: what the function object captured, instead of
// itself. UINT32_MAX: not known.
static uint32_t count_captured(const struct heap *heap, uint32_t node, const struct body *body,
	uint32_t at, const struct method *callee)
{
	const struct ir_insn *call = ir_at(body->ir, at);
	uint32_t count = UINT32_MAX;
	pta_set functions = call->n_args ? pta_value(heap->pta, node, ir_arg(body->ir, call, 0)) : 0;
	for (uint32_t o = pta_set_next(heap->pta, functions, 1); o;
		 o = pta_set_next(heap->pta, functions, o + 1)) {
		const struct pta_object *function = pta_object(heap->pta, o);
		if (function->kind != PTA_LAMBDA || function->lambda->implementation != callee)
			continue;
		const struct body *maker = bodies_of_node(heap->bodies, function->node);
		uint32_t made = maker ? body_insn_at(maker, function->bci) : 0;
		uint32_t n = made ? ir_at(maker->ir, made)->n_args : UINT32_MAX;
		if (!made || (count != UINT32_MAX && count != n))
			return UINT32_MAX;
		count = n;
	}
	return count;
}

// The callee's parameter that the operand k is; UINT32_MAX: none.
static uint32_t param_of(const struct heap *heap, uint32_t node, const struct body *body,
	uint32_t at, const struct method *callee, uint32_t k)
{
	if (ir_at(body->ir, at)->op != IR_INVOKE)
		return UINT32_MAX;
	if (body_passes_operands(body, at, callee))
		return k;
	uint32_t n_captured = count_captured(heap, node, body, at, callee);
	return k && n_captured != UINT32_MAX ? n_captured + k - 1 : UINT32_MAX;
}

static uint8_t callee_leak(const struct group *g, const struct pta_edge *edge, uint32_t at,
	uint32_t k)
{
	const struct heap *heap = g->heap;
	const struct method *method = pta_node(heap->pta, edge->to)->method;
	const uint8_t *leaks = method->id < heap->bodies->n_by_method ? heap->leaks[method->id] : NULL;
	uint32_t p = leaks && edge->kind == PTA_CALL
		? param_of(heap, edge->from, g->body, at, method, k)
		: UINT32_MAX;
	if (p == UINT32_MAX || p >= heap->bodies->by_method[method->id]->ir->n_params)
		return LEAK_YES;
	// Into what the function captured.
	return p != k && leaks[p] == LEAK_INTO_THIS ? LEAK_YES : leaks[p];
}

static void follow_group(struct group *g, uint32_t value);

// Into the program's own methods, as deep as MAX_DEPTH; what cannot be seen is no reason.
static void follow_openly(struct group *g, uint32_t at, uint32_t k)
{
	const struct method *callee = g->body->callees[at];
	const struct body *body = callee && callee->id < g->heap->bodies->n_by_method
		? g->heap->bodies->by_method[callee->id]
		: NULL;
	if (!body || g->depth >= MAX_DEPTH || k >= body->ir->n_params)
		return;
	struct group below = { .heap = g->heap,
		.body = body,
		.is_this_shared = k > 0,
		.depth = g->depth + 1 };
	follow_group(&below, k + 1);
	if (below.escapes.n || (k && below.into_this.n && !below.is_this_shared))
		vec_push(&g->escapes, at);
	vec_release(&below.carried);
	vec_release(&below.escapes);
	vec_release(&below.into_this);
}

static void follow_call(struct group *g, uint32_t at, uint32_t k)
{
	const struct ir_insn *call = ir_at(g->body->ir, at);
	const struct model_row *row = g->body->models[at];
	uint32_t n_edges = 0;
	if (row) {
		follow_model(g, at, k, row);
		return;
	}
	if (call->sub == OP_invokedynamic) {
		join_group(g, at, true);
		return;
	}
	if (g->depth) {
		follow_openly(g, at, k);
		return;
	}
	for (uint32_t node = pta_first_node(g->heap->pta, g->body->method); node;
		 node = pta_next_node(g->heap->pta, node)) {
		uint32_t n;
		const struct pta_edge *edges = bodies_edges_at(g->heap->bodies, node, call, &n);
		for (uint32_t e = 0; e < n; e++) {
			if (edges[e].kind == PTA_INITIALISE || (g->node && node != g->node))
				continue;
			n_edges++;
			uint8_t leak = callee_leak(g, &edges[e], at, k);
			if (leak == LEAK_YES)
				vec_push(&g->escapes, at);
			else if (leak == LEAK_INTO_THIS)
				note_carrier(g, ir_arg(g->body->ir, call, 0), at);
		}
	}
	if (!n_edges)
		vec_push(&g->escapes, at);
}

static void follow_use(struct group *g, uint32_t value, uint32_t at)
{
	const struct ir_insn *insn = ir_at(g->body->ir, at);
	uint32_t last = insn->n_args ? ir_arg(g->body->ir, insn, insn->n_args - 1u) : 0;
	switch (insn->op) {
	case IR_CHECK_CAST:
	case IR_PHI:
		join_group(g, at, is_carrier(g, value));
		break;
	case IR_GET_FIELD:
	case IR_ARRAY_LOAD: // what is in it may hold it too: a thread that was made with `this`
		if (type_is_reference(insn->type) && ir_arg(g->body->ir, insn, 0) == value)
			join_group(g, at, true);
		break;
	case IR_PUT_STATIC:
		vec_push(&g->escapes, at);
		break;
	case IR_PUT_FIELD:
	case IR_ARRAY_STORE:
		if (last == value)
			note_carrier(g, ir_arg(g->body->ir, insn, 0), at);
		break;
	case IR_INVOKE:
		for (uint32_t k = 0; k < insn->n_args; k++)
			if (ir_arg(g->body->ir, insn, k) == value)
				follow_call(g, at, k);
		break;
	default:
		break;
	}
}

static void follow_group(struct group *g, uint32_t value)
{
	const struct ir *ir = g->body->ir;
	join_group(g, value, false);
	for (uint32_t i = 0; i < g->n; i++)
		for (uint32_t u = ir->uses_start[g->values[i]]; u < ir->uses_start[g->values[i] + 1]; u++)
			follow_use(g, g->values[i], ir->uses[u]);
}

// ---- leaks of parameters ----------------------------------------------------------------------

static bool find_leaks(struct heap *heap, const struct body *body)
{
	uint8_t *leaks = heap->leaks[body->method->id];
	bool is_changed = false;
	for (uint32_t p = 0; p < body->ir->n_params; p++) {
		if (!type_is_reference(ir_at(body->ir, p + 1)->type) || leaks[p] == LEAK_YES)
			continue;
		struct group g = { .heap = heap, .body = body };
		follow_group(&g, p + 1);
		uint8_t leak = g.escapes.n || g.is_lost ? LEAK_YES
			: g.is_in_this && p                 ? LEAK_INTO_THIS
												: LEAK_NO;
		vec_release(&g.carried);
		vec_release(&g.escapes);
		vec_release(&g.into_this);
		is_changed |= leak > leaks[p];
		leaks[p] = leak > leaks[p] ? leak : leaks[p];
	}
	return is_changed;
}

// ---- freshness --------------------------------------------------------------------------------

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
	const struct ir *ir = body->ir;
	uint32_t begin = ir->block_of[from], end = ir->block_of[to];
	uint32_t made = ir_at(ir, definition)->op == IR_PARAM ? 0 : ir->block_of[definition];
	if (begin == made && from < definition)
		return false; // it is made anew right there
	if (begin == end && from < to)
		return true;
	bool *is_seen = xcalloc(ir->n_blocks + 1, sizeof(bool)), is_found = false;
	uint32_t failed = failed_swap(body, from);
	VEC(uint32_t) work = { 0 };
	vec_push(&work, begin);
	while (work.n && !is_found) {
		uint32_t at = vec_pop(&work);
		const struct ir_block *block = &ir->blocks[at];
		for (uint32_t k = 0; k < block->n_succs; k++) {
			uint32_t next = block->succs[k].to;
			if (is_seen[next] || next == made || (failed && k + 1 == failed))
				continue;
			is_seen[next] = true;
			is_found |= next == end;
			vec_push(&work, next);
		}
		failed = 0; // only behind the swap itself
	}
	vec_release(&work);
	free(is_seen);
	return is_found;
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

static bool is_unescaped(const struct heap *heap, uint32_t node, const struct body *body,
	uint32_t source, uint32_t insn)
{
	bool is_this_fresh = heap->fresh_params[node] && heap->fresh_params[node][0] == REACH_FRESH;
	struct group g = { .heap = heap, .node = node, .body = body, .is_this_shared = !is_this_fresh };
	follow_group(&g, source);
	bool is_fresh = !g.is_lost;
	add_given(&g);
	if (!is_this_fresh)
		for (uint32_t i = 0; i < g.into_this.n; i++)
			vec_push(&g.escapes, g.into_this.v[i]);
	for (uint32_t i = 0; i < g.escapes.n && is_fresh;
		 i++) // by the call that it comes from: the last one
		is_fresh = g.escapes.v[i] == source ||
			(g.escapes.v[i] != insn && !leads_to(body, g.escapes.v[i], insn, source));
	vec_release(&g.carried);
	vec_release(&g.escapes);
	vec_release(&g.into_this);
	return is_fresh;
}

bool heap_escapes_openly(const struct heap *heap, uint32_t node, uint32_t value, uint32_t insn)
{
	const struct body *body = bodies_of_node(heap->bodies, node);
	uint32_t source = path_source(body->paths, value);
	struct group g = { .heap = heap, .node = node, .body = body, .depth = 1 };
	bool is_open = false;
	follow_group(&g, source);
	add_given(&g);
	for (uint32_t i = 0; i < g.escapes.n && !is_open; i++)
		is_open = g.escapes.v[i] != insn && leads_to(body, g.escapes.v[i], insn, source);
	vec_release(&g.carried);
	vec_release(&g.escapes);
	vec_release(&g.into_this);
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

// Does the call take what it returns out of a container, or is it the thread's own?
static bool takes_out(const struct model_row *row)
{
	bool is_element = false, is_write = false;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		bool is_got = effect->kind == MODEL_MOVE && effect->to.base == MODEL_RETURN &&
			effect->from.base == MODEL_THIS && effect->from.n_fields;
		if (is_got && effect->from.fields[0] == MODEL_FIELD_OWN)
			return true;
		is_element |= is_got && effect->from.fields[0] == MODEL_FIELD_ELEM;
		is_write |= effect->kind == MODEL_WRITE ||
			(effect->kind == MODEL_WAIT &&
				(effect->detail == MODEL_SYNC_ITEM || effect->detail == MODEL_SYNC_EXCHANGE));
	}
	return is_element && is_write;
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

// ---- fields that own what they hold -----------------------------------------------------------

// Is the result of the call put into the field from which the operand came?
static bool is_put_back(const struct body *body, uint32_t get, uint32_t call)
{
	const struct ir *ir = body->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *put = ir_at(ir, i);
		if (put->op == IR_PUT_FIELD && body->fields[i] == body->fields[get] &&
			path_source(body->paths, ir_arg(ir, put, 1)) == call &&
			path_source(body->paths, ir_arg(ir, put, 0)) ==
				path_source(body->paths, ir_arg(ir, ir_at(ir, get), 0)))
			return true;
	}
	return false;
}

// Does it give what is in the field away only for what the field holds from then on?
static bool keeps_field(const struct heap *heap, const struct body *body, uint32_t get)
{
	struct group g = { .heap = heap, .body = body, .is_this_shared = true };
	follow_group(&g, get);
	bool keeps = !g.is_lost && !g.into_this.n;
	for (uint32_t i = 0; i < g.escapes.n && keeps; i++)
		keeps = is_put_back(body, get, g.escapes.v[i]);
	vec_release(&g.carried);
	vec_release(&g.escapes);
	vec_release(&g.into_this);
	return keeps;
}

static bool find_owning(const struct heap *heap, const struct field *field)
{
	bool takes = false;
	for (uint32_t b = 0; b < heap->bodies->all.n; b++) {
		const struct body *body = heap->bodies->all.v[b];
		for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
			const struct ir_insn *insn = ir_at(body->ir, i);
			if (body->fields[i] != field)
				continue;
			if (insn->op == IR_GET_FIELD && !keeps_field(heap, body, i))
				return false;
			if (insn->op != IR_PUT_FIELD)
				continue;
			uint32_t value = path_source(body->paths, ir_arg(body->ir, insn, 1));
			uint8_t op = ir_at(body->ir, value)->op;
			bool is_taken = op == IR_INVOKE && takes_out(body->models[value]);
			takes |= is_taken;
			if (op != IR_NEW && op != IR_NEW_ARRAY && !is_taken)
				return false;
		}
	}
	return takes;
}

// Is what the field holds nowhere else: new, or taken out of a container, and given away for another one only?
static bool is_owning(struct heap *heap, const struct field *field)
{
	bool is_new;
	uint64_t *known = map_put(&heap->owning, field->id, &is_new);
	if (is_new)
		*known = find_owning(heap, field) ? 1 : 2;
	return *known == 1;
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
	if (!takes_out(row))
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
				is_operand(&row->effects[i].from, made, k))
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
		if (body->fields[source] && is_owning(heap, body->fields[source])) {
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
			param_of(heap, edges[i].from, body, at, pta_node(heap->pta, node)->method, k) != p)
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
	uint32_t n_nodes = pta_n_nodes(heap->pta);
	heap->leaks = xcalloc(heap->bodies->n_by_method, sizeof(*heap->leaks));
	for (uint32_t b = 0; b < heap->bodies->all.n; b++) {
		const struct body *body = heap->bodies->all.v[b];
		heap->leaks[body->method->id] = ARENA_ARRAY(&heap->arena, uint8_t, body->ir->n_params + 1);
	}
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t b = heap->bodies->all.n; b-- > 0;)
			is_changed |= find_leaks(heap, heap->bodies->all.v[b]);
	}
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
