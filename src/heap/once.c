// How often a node runs: never, once, more often; the least fixed point of
//
//     times(node) = sum over edges into it of times(from) * (more than one if the call is in a loop)
//
// with class initialisers counted once however many places may be the first to use the class.
#include "heap/internal.h"

#include <stdlib.h>

#include "model/model.h"

static uint32_t edge_times(const struct heap *heap, const struct pta_edge *edge)
{
	if (edge->from == 0)
		return TIMES_ONCE;
	uint32_t times = heap->times[edge->from];
	if (times != TIMES_ONCE)
		return times;
	if (edge->kind == PTA_CALLBACK)
		return TIMES_MANY;
	const struct body *body = bodies_of_node(heap->bodies, edge->from);
	uint32_t insn = body ? body_insn_at(body, edge->bci) : 0;
	return !insn || body_is_in_loop(body, insn) ? TIMES_MANY : TIMES_ONCE;
}

// Does the call run the function for each of several: of the elements that its receiver has, of a stream?
static bool is_for_each(const struct model_effect *call)
{
	bool has_elements = call->where == MODEL_IN_WORKERS;
	for (uint32_t i = 0; call->where == MODEL_IN_HERE && i < call->n_args; i++)
		has_elements |= call->args[i].base == MODEL_THIS && call->args[i].n_fields > 0;
	return has_elements;
}

// What a model runs more than once at one call: forEach, streams, timers.
static bool is_run_often(const struct heap *heap, const struct pta_edge *edge)
{
	if (!edge->from || (edge->kind != PTA_RUN && edge->kind != PTA_START))
		return false;
	const struct body *body = bodies_of_node(heap->bodies, edge->from);
	uint32_t insn = body ? body_insn_at(body, edge->bci) : 0;
	const struct model_row *row = insn ? body->models[insn] : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_CALL &&
			(row->effects[i].times != MODEL_ONCE || is_for_each(&row->effects[i])))
			return true;
	return false;
}

static uint32_t node_times(const struct heap *heap, uint32_t node)
{
	uint32_t n, times = 0;
	const struct pta_edge *edges = pta_edges_to(heap->pta, node, &n);
	for (uint32_t i = 0; i < n && times < TIMES_MANY; i++) {
		uint32_t more = edge_times(heap, &edges[i]);
		if (edges[i].kind == PTA_INITIALISE)
			more = more && !times ? TIMES_ONCE : 0;
		times += more ? (is_run_often(heap, &edges[i]) ? TIMES_MANY : more) : 0;
	}
	return times < TIMES_MANY ? times : TIMES_MANY;
}

void heap_count_times(struct heap *heap)
{
	uint32_t n_nodes = pta_n_nodes(heap->pta);
	heap->times = xcalloc(n_nodes + 1, 1);
	VEC(uint32_t) work = { 0 };
	for (uint32_t node = n_nodes; node >= 1; node--)
		vec_push(&work, node);
	while (work.n) {
		uint32_t node = vec_pop(&work), n;
		uint32_t times = node_times(heap, node);
		if (times <= heap->times[node])
			continue;
		heap->times[node] = (uint8_t)times;
		const struct pta_edge *edges = pta_edges_from(heap->pta, node, &n);
		for (uint32_t i = 0; i < n; i++)
			vec_push(&work, edges[i].to);
	}
	vec_release(&work);
}

bool heap_node_is_once(const struct heap *heap, uint32_t node)
{
	return heap->times[node] < TIMES_MANY;
}

bool heap_insn_is_once(const struct heap *heap, uint32_t node, uint32_t insn)
{
	const struct body *body = bodies_of_node(heap->bodies, node);
	return heap_node_is_once(heap, node) && body && !body_is_in_loop(body, insn);
}

static bool find_object_is_once(const struct heap *heap, uint32_t object)
{
	const struct pta_object *o = pta_object(heap->pta, object);
	switch (o->kind) {
	case PTA_CLASS:
	case PTA_VM:
		return true;
	case PTA_NEW:
	case PTA_LAMBDA: {
		if (o->is_many || !o->node)
			return false;
		const struct body *body = bodies_of_node(heap->bodies, o->node);
		uint32_t insn = body ? body_insn_at(body, o->bci) : 0;
		// new int[4][4] makes one array of arrays, and four of these.
		bool is_inner = insn && o->type.kind == KIND_ARRAY &&
			ir_at(body->ir, insn)->op == IR_NEW_ARRAY &&
			o->type.dimensions < ir_at(body->ir, insn)->type.dimensions;
		return insn && !is_inner && heap_insn_is_once(heap, o->node, insn);
	}
	default:
		return false;
	}
}

// Asked of the same objects again and again.
void heap_note_once(struct heap *heap)
{
	uint32_t n_objects = pta_n_objects(heap->pta);
	heap->once = bitset_new(n_objects + 1, &heap->arena);
	for (uint32_t o = 1; o <= n_objects; o++)
		if (find_object_is_once(heap, o))
			bitset_add(&heap->once, o);
}

bool heap_object_is_once(const struct heap *heap, uint32_t object)
{
	return bitset_has(&heap->once, object);
}

// ---- surely more than once ----------------------------------------------------------------------

#define MAX_UP 12 // calls

// Does every run of the node that returns come by the instruction?
static bool is_always(const struct body *body, uint32_t insn)
{
	for (uint32_t b = 1; b <= body->ir->n_blocks; b++) {
		const struct ir_block *block = &body->ir->blocks[b];
		uint32_t last = block->first + block->n - 1;
		if (block->n && ir_at(body->ir, last)->op == IR_RETURN &&
			!ir_insn_dominates(body->ir, insn, last))
			return false;
	}
	return true;
}

static bool is_repeated(const struct heap *heap, uint32_t node, uint32_t depth)
{
	uint32_t n, n_sure = 0;
	const struct pta_edge *edges = pta_edges_to(heap->pta, node, &n);
	if (depth == MAX_UP)
		return true;
	for (uint32_t i = 0; i < n; i++) {
		if (edges[i].kind == PTA_INITIALISE || (edges[i].from && !heap->times[edges[i].from]))
			continue;
		const struct body *body = edges[i].from ? bodies_of_node(heap->bodies, edges[i].from)
												: NULL;
		uint32_t insn = body ? body_insn_at(body, edges[i].bci) : 0;
		if (!edges[i].from) {
			n_sure++;
			continue;
		}
		if (!insn || edges[i].from == node || edges[i].kind == PTA_CALLBACK ||
			body_is_in_loop(body, insn) || is_run_often(heap, &edges[i]))
			return true;
		if (heap->times[edges[i].from] == TIMES_MANY && is_repeated(heap, edges[i].from, depth + 1))
			return true;
		n_sure += is_always(body, insn);
	}
	return n_sure > 1;
}

bool heap_insn_is_repeated(const struct heap *heap, uint32_t node, uint32_t insn)
{
	const struct body *body = bodies_of_node(heap->bodies, node);
	return !body || body_is_in_loop(body, insn) || is_repeated(heap, node, 0);
}
