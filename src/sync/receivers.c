// What callers hold, told apart by the receiver: a list that one class guards by the lock of its owner, and another class
// by the list's own, is guarded in both, although all callers of its methods have no lock in common.
//
// A node whose receiver is one of a few objects has an entry for each: the greatest fixed point of
//
//     entry(node, o) = meet over calls whose receiver may be o, and over the receivers o' of the caller, of
//                      what the call hands over if the caller's own entry is entry(caller, o')
//
// May be: if the call is on the caller's own receiver, o is o'; if it is on what is in a field of it, o is in that of o'.
// Nodes with one receiver, none or many have the entry that held.c finds.
#include "sync/internal.h"

#include <stdlib.h>

#define MAX_RECEIVERS 8

struct receivers {
	uint32_t n;
	uint32_t objects[MAX_RECEIVERS];
	held_names entries[MAX_RECEIVERS];
	bool is_known[MAX_RECEIVERS];
};

static struct receivers *new_receivers(const struct sync *sync, uint32_t node)
{
	const struct body *body = bodies_of_node(sync->bodies, node);
	pta_set set = body && !method_is_static(body->method) && sync->is_known[node]
		? pta_parameter(sync->pta, node, 0)
		: 0;
	uint32_t n = set ? pta_set_count(sync->pta, set) : 0;
	if (n < 2 || n > MAX_RECEIVERS)
		return NULL;
	struct receivers *r = xcalloc(1, sizeof(*r));
	for (uint32_t o = pta_set_next(sync->pta, set, 1); o; o = pta_set_next(sync->pta, set, o + 1))
		r->objects[r->n++] = o;
	return r;
}

// The field of the frame's own receiver in which the value was found; *is_self: the value is the receiver.
static const struct field *own_field(const struct body *body, uint32_t value, bool *is_self)
{
	uint32_t source = path_source(body->paths, value);
	const struct ir_insn *insn = ir_at(body->ir, source);
	*is_self = source == 1;
	return insn->op == IR_GET_FIELD && path_source(body->paths, ir_arg(body->ir, insn, 0)) == 1
		? body->fields[source]
		: NULL;
}

// May the call of a method of `own` be on `object`?
static bool may_be_on(const struct sync *sync, const struct pta_edge *edge, uint32_t own,
	uint32_t object)
{
	const struct body *body = bodies_of_node(sync->bodies, edge->from);
	uint32_t insn = body ? body_insn_at(body, edge->bci) : 0;
	const struct ir_insn *call = insn ? ir_at(body->ir, insn) : NULL;
	bool is_self;
	if (!call || edge->kind != PTA_CALL || call->op != IR_INVOKE || !ir_invoke_has_receiver(call) ||
		!body_passes_operands(body, insn, pta_node(sync->pta, edge->to)->method))
		return true;
	uint32_t value = ir_arg(body->ir, call, 0);
	const struct field *field = own ? own_field(body, value, &is_self) : NULL;
	if (own && is_self)
		return own == object;
	return pta_set_has(sync->pta,
		field ? pta_field(sync->pta, own, field) : pta_value(sync->pta, edge->from, value), object);
}

// What the call hands over, where the caller's receiver is `own`, 0: not told apart.
static bool hand_over(struct sync *sync, const struct pta_edge *edge, uint32_t own,
	const held_names *entry)
{
	struct receivers *callee = sync->receivers[edge->to];
	held_names passed = { 0 };
	bool is_changed = false;
	sync_pass(sync, edge, entry, &passed);
	for (uint32_t i = 0; i < callee->n; i++)
		if (may_be_on(sync, edge, own, callee->objects[i]))
			is_changed |= sync_meet(&callee->entries[i], &callee->is_known[i], &passed);
	vec_release(&passed);
	return is_changed;
}

static bool hand_down(struct sync *sync, const struct pta_edge *edge)
{
	const struct receivers *caller = sync->receivers[edge->from];
	bool is_changed = false;
	if (!caller)
		return sync->is_known[edge->from] && hand_over(sync, edge, 0, &sync->entries[edge->from]);
	for (uint32_t i = 0; i < caller->n; i++)
		if (caller->is_known[i])
			is_changed |= hand_over(sync, edge, caller->objects[i], &caller->entries[i]);
	return is_changed;
}

void sync_find_receivers(struct sync *sync, struct budget *budget)
{
	uint32_t n_nodes = pta_n_nodes(sync->pta);
	VEC(uint32_t) work = { 0 };
	held_names none = { 0 };
	sync->receivers = xcalloc(n_nodes + 1, sizeof(struct receivers *));
	for (uint32_t node = 1; node <= n_nodes; node++) {
		sync->receivers[node] = new_receivers(sync, node);
		vec_push(&work, node);
	}
	for (uint32_t t = 1; t <= threads_count(sync->threads); t++) {
		struct receivers *r = sync->receivers[thread_at(sync->threads, t)->entry];
		for (uint32_t i = 0; r && i < r->n; i++)
			sync_meet(&r->entries[i], &r->is_known[i], &none);
	}
	while (work.n && !budget_is_over(budget)) {
		uint32_t n;
		const struct pta_edge *edges = pta_edges_from(sync->pta, vec_pop(&work), &n);
		for (uint32_t i = 0; i < n; i++)
			if (edges[i].kind != PTA_START && sync->receivers[edges[i].to] &&
				hand_down(sync, &edges[i]))
				vec_push(&work, edges[i].to);
	}
	vec_release(&work);
}

void sync_free_receivers(struct sync *sync)
{
	for (uint32_t node = 0; node <= pta_n_nodes(sync->pta); node++) {
		struct receivers *r = sync->receivers[node];
		for (uint32_t i = 0; r && i < r->n; i++)
			vec_release(&r->entries[i]);
		free(r);
	}
	free(sync->receivers);
}

// ---- common locks -----------------------------------------------------------------------------

// Those for which the access may be about the object, as bits; 0: they are not told apart, or hold no more than all do.
static uint32_t meant_receivers(const struct sync *sync, const struct sync_access *access,
	uint32_t object)
{
	const struct receivers *r = sync->receivers[access->node];
	const struct body *body = bodies_of_node(sync->bodies, access->node);
	bool is_self, is_more = true;
	uint32_t meant = 0;
	const struct field *field = r && access->base ? own_field(body, access->base, &is_self) : NULL;
	if (!r || !access->base || (!field && !is_self))
		return 0;
	for (uint32_t i = 0; i < r->n; i++) {
		bool is_meant = is_self
			? r->objects[i] == object
			: pta_set_has(sync->pta, pta_field(sync->pta, r->objects[i], field), object);
		if (!is_meant || !r->is_known[i])
			continue;
		meant |= 1u << i;
		is_more &= r->entries[i].n > sync->entries[access->node].n;
	}
	return is_more ? meant : 0;
}

// The names at the access if it is about this object: those that all receivers have for which it may be.
static bool turn_for(const struct sync *sync, const struct sync_access *access, uint32_t object,
	held_names *out)
{
	const struct receivers *r = sync->receivers[access->node];
	uint32_t meant = meant_receivers(sync, access, object);
	bool is_known = false;
	for (uint32_t i = 0; meant >> i; i++) {
		held_names names = { 0 };
		if (!(meant >> i & 1))
			continue;
		sync_turn_by(sync, access, &r->entries[i], &names);
		sync_meet(out, &is_known, &names);
		vec_release(&names);
	}
	return is_known;
}

bool sync_have_common_each(const struct sync *sync, const struct sync_access *p,
	const held_names *names_p, const struct sync_access *q, const held_names *names_q,
	const object_list *objects)
{
	bool has_all = objects->n > 0 && (sync->receivers[p->node] || sync->receivers[q->node]);
	for (uint32_t i = 0; i < objects->n && has_all; i++) {
		held_names a = { 0 }, b = { 0 };
		uint32_t object = objects->v[i];
		object_list one = { .n = 1, .cap = 1, .v = &object };
		struct held_name name;
		bool a_told = turn_for(sync, p, object, &a), b_told = turn_for(sync, q, object, &b);
		has_all = sync_have_common(sync, a_told ? &a : names_p, b_told ? &b : names_q, &one, &name);
		vec_release(&a);
		vec_release(&b);
	}
	return has_all;
}
