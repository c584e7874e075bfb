// The group of a value are its copies and the things that carry it (a new object in whose field it is put, a
// function object that captures it). It escapes where a member of the group is stored into something that
// is not of the group, given to a call that keeps it, or given to a thread. What a callee does with a
// parameter is its leak.
#include "heap/group.h"

#include "class/class.h"
#include "facts/facts.h"

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

bool group_is_operand(const struct model_place *place, const struct ir_insn *call, uint32_t k)
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
		bool is_from = group_is_operand(&effect->from, call, k);
		if (effect->kind == MODEL_CALL) {
			bool is_given = is_from;
			for (uint32_t a = 0; a < effect->n_args; a++)
				is_given |= group_is_operand(&effect->args[a], call, k) &&
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

uint32_t group_param_of(const struct heap *heap, uint32_t node, const struct body *body,
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
		? group_param_of(heap, edge->from, g->body, at, method, k)
		: UINT32_MAX;
	if (p == UINT32_MAX || p >= heap->bodies->by_method[method->id]->ir->n_params)
		return LEAK_YES;
	// Into what the function captured.
	return p != k && leaks[p] == LEAK_INTO_THIS ? LEAK_YES : leaks[p];
}

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
	group_follow(&below, k + 1);
	if (below.escapes.n || (k && below.into_this.n && !below.is_this_shared))
		vec_push(&g->escapes, at);
	group_release(&below);
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

// Can what was got out of a member of the group hold what the group is about?
static bool may_hold(const struct group *g, uint32_t got)
{
	const struct pta *pta = g->heap->pta;
	for (uint32_t node = pta_first_node(pta, g->body->method); node;
		 node = pta_next_node(pta, node))
		if ((!g->node || node == g->node) &&
			heap_may_come_to(g->heap, pta_value(pta, node, got),
				pta_value(pta, node, g->values[0])))
			return true;
	return false;
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
		if (type_is_reference(insn->type) && ir_arg(g->body->ir, insn, 0) == value &&
			may_hold(g, at))
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

void group_follow(struct group *g, uint32_t value)
{
	const struct ir *ir = g->body->ir;
	join_group(g, value, false);
	for (uint32_t i = 0; i < g->n; i++)
		for (uint32_t u = ir->uses_start[g->values[i]]; u < ir->uses_start[g->values[i] + 1]; u++)
			follow_use(g, g->values[i], ir->uses[u]);
}

void group_release(struct group *g)
{
	vec_release(&g->carried);
	vec_release(&g->escapes);
	vec_release(&g->into_this);
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
		group_follow(&g, p + 1);
		uint8_t leak = g.escapes.n || g.is_lost ? LEAK_YES
			: g.is_in_this && p                 ? LEAK_INTO_THIS
												: LEAK_NO;
		group_release(&g);
		is_changed |= leak > leaks[p];
		leaks[p] = leak > leaks[p] ? leak : leaks[p];
	}
	return is_changed;
}

void group_find_leaks(struct heap *heap)
{
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
}
