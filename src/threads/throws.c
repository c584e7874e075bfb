// Which calls and throws of a method may leave it, or go on in one of its handlers, by an exception that code of the
// program throws: what was started, waited for or locked by then is so there, whatever comes behind in the same block.
//
// Objects are those that points-to has for what is thrown; a handler catches what its CATCH may be. Where points-to has
// none, UNKNOWN stands for them, which every handler may catch and which may leave the method all the same. Exceptions
// that the machine or the library makes are not thought of: they count as thrown at the end of the block
// (doc/soundness.md).
#include "threads/internal.h"

#include <stdlib.h>

#include "base/budget.h"

#define UNKNOWN 0 // object

typedef VEC(struct thrower) thrower_list;

// What the handler at the other end of the edge catches.
static pta_set caught_by(const struct threads *t, uint32_t node, const struct body *body,
	const struct ir_edge *edge)
{
	const struct ir_block *pad = &body->ir->blocks[edge->to];
	for (uint32_t i = pad->first; i < pad->first + pad->n; i++)
		if (ir_at(body->ir, i)->op == IR_CATCH)
			return pta_value(t->pta, node, i);
	return 0;
}

// The edges of the instruction's block by which some of the objects go on, and those that leave the method. Did one
// come to a handler for the first time?
static bool note_ways(struct threads *t, uint32_t node, const struct body *body, uint32_t insn,
	const object_list *objects, object_list *came, object_list *thrown, thrower_list *list)
{
	const struct ir_block *block = &body->ir->blocks[body->ir->block_of[insn]];
	bool is_leaving = false, is_changed = false;
	for (uint32_t k = block->n_normal_succs; k < block->n_succs; k++) {
		pta_set caught = caught_by(t, node, body, &block->succs[k]);
		object_list *there = &came[block->succs[k].to];
		uint32_t n_before = there->n;
		bool is_caught = false;
		for (uint32_t i = 0; i < objects->n; i++)
			if (objects->v[i] == UNKNOWN || pta_set_has(t->pta, caught, objects->v[i])) {
				object_list_add(there, objects->v[i]);
				is_caught = true;
			}
		is_changed |= there->n > n_before;
		if (is_caught)
			vec_push(list, (struct thrower){ insn, k });
	}
	for (uint32_t i = 0; i < objects->n; i++) {
		bool is_caught = false;
		for (uint32_t k = block->n_normal_succs; k < block->n_succs && !is_caught; k++)
			is_caught = block->succs[k].catch_type == 0 ||
				(objects->v[i] != UNKNOWN &&
					pta_set_has(t->pta, caught_by(t, node, body, &block->succs[k]), objects->v[i]));
		if (!is_caught)
			object_list_add(thrown, objects->v[i]);
		is_leaving |= !is_caught;
	}
	if (is_leaving)
		vec_push(list, (struct thrower){ insn, THROWER_LEAVES });
	return is_changed;
}

// What the instruction throws: a handler that throws on what it caught, as `finally` does, only what came to it.
static void add_thrown(const struct threads *t, uint32_t node, const struct body *body,
	uint32_t value, const object_list *came, object_list *objects)
{
	uint32_t source = path_source(body->paths, value);
	if (ir_at(body->ir, source)->op == IR_CATCH) {
		const object_list *here = &came[body->ir->block_of[source]];
		for (uint32_t i = 0; i < here->n; i++)
			object_list_add(objects, here->v[i]);
		return;
	}
	object_list_add_set(t->pta, pta_value(t->pta, node, value), objects);
	if (!objects->n)
		object_list_add(objects, UNKNOWN);
}

// All throwers of the node, in order, with what is known so far of those that it calls; did one more object come to a
// handler?
static bool find_throwers(struct threads *t, uint32_t node, const struct body *body,
	object_list *came, object_list *thrown, thrower_list *list)
{
	const struct node_flow *flow = &t->flows[node];
	uint32_t at = 0;
	bool is_changed = false;
	list->n = 0;
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		object_list objects = { 0 };
		if (insn->op == IR_THROW)
			add_thrown(t, node, body, ir_arg(body->ir, insn, 0), came, &objects);
		for (; at < flow->n_events && flow->events[at].insn <= i; at++)
			if (flow->events[at].insn == i && flow->events[at].kind <= EVENT_CALL_EACH) {
				const object_list *below = &t->flows[flow->events[at].number].thrown;
				for (uint32_t k = 0; k < below->n; k++)
					object_list_add(&objects, below->v[k]);
			}
		if (objects.n)
			is_changed |= note_ways(t, node, body, i, &objects, came, thrown, list);
		vec_release(&objects);
	}
	return is_changed;
}

static void look_at(struct threads *t, uint32_t node, const struct body *body, object_list *thrown,
	thrower_list *list)
{
	object_list *came = xcalloc(body->ir->n_blocks + 1, sizeof(*came));
	while (find_throwers(t, node, body, came, thrown, list))
		;
	for (uint32_t b = 0; b <= body->ir->n_blocks; b++)
		vec_release(&came[b]);
	free(came);
}

// What code that is not looked at throws is what it calls throws.
static void pass_on(struct threads *t, uint32_t node, object_list *thrown)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_from(t->pta, node, &n);
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = 0; edges[i].kind != PTA_START && k < t->flows[edges[i].to].thrown.n; k++)
			object_list_add(thrown, t->flows[edges[i].to].thrown.v[k]);
}

void threads_find_throwers(struct threads *t, const uint32_t *order)
{
	thrower_list list = { 0 };
	bool *is_waiting = xcalloc(t->n_nodes + 1, sizeof(bool));
	memset(is_waiting, true, t->n_nodes + 1);
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t i = 0; i < t->n_nodes; i++) {
			uint32_t node = order[i], n;
			object_list *thrown = &t->flows[node].thrown;
			if (!is_waiting[node] || budget_is_over(t->bodies->budget))
				continue;
			is_waiting[node] = false;
			const struct body *body = bodies_of_node(t->bodies, node);
			uint32_t n_before = thrown->n;
			list.n = 0;
			if (body)
				look_at(t, node, body, thrown, &list);
			else
				pass_on(t, node, thrown);
			struct node_flow *flow = &t->flows[node];
			if (list.n > flow->n_throwers)
				flow->throwers = ARENA_ARRAY(&t->arena, struct thrower, list.n);
			flow->n_throwers = list.n;
			if (list.n)
				memcpy(flow->throwers, list.v, list.n * sizeof(*list.v));
			const struct pta_edge *edges = pta_edges_to(t->pta, node, &n);
			for (uint32_t e = 0; thrown->n > n_before && e < n; e++)
				is_waiting[edges[e].from] = true;
			is_changed |= thrown->n > n_before;
		}
	}
	vec_release(&list);
	free(is_waiting);
}
