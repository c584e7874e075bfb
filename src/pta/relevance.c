// Backwards from a query. A variable is relevant if its set has to be complete: then so are those that flow
// into it, the fields that are loaded into it, all stores to these fields with their bases, arguments and
// results of calls; and a method with something relevant in it must be reached as in the whole program, so
// that the calls that may lead to it count, and their receivers. What is found from all of these alone is
// what is found from everything: nothing else could add to a relevant set.
//
// N. Heintze, O. Tardieu, "Demand-Driven Pointer Analysis" (PLDI 2001) for the idea; they go backwards as
// they solve, we before, by variables of methods (not of nodes) and fields of classes (not of objects).
// So relevance does not depend on contexts, and the solver need not know of it but in one place.
//
// Where a row of a model writes something relevant, or runs a method that has to be reached, all that its
// call is given is relevant, and all pseudo-fields that it reads.
#include "pta/relevance.h"

#include <stdlib.h>

struct walker {
	const struct writers *x;
	struct relevance *relevance;
	enum pta_policy policy;
	struct bitset vars, fields, nodes; // relevant; fields: 0 is the elements of arrays
	struct bitset initialised;         // classes: done
	uint64_t slots[4];
	bool has_library, has_threads, has_implemented;
	VEC(struct relevance_query) pending; // variables
	VEC(uint32_t) pending_nodes, pending_fields;
};

static void reach(struct walker *w, uint32_t node)
{
	if (bitset_has(&w->nodes, node))
		return;
	bitset_add(&w->nodes, node);
	vec_push(&w->pending_nodes, node);
}

static void want_field(struct walker *w, uint32_t field)
{
	if (bitset_has(&w->fields, field))
		return;
	bitset_add(&w->fields, field);
	vec_push(&w->pending_fields, field);
}

static void want_var(struct walker *w, uint32_t node, uint32_t var)
{
	if (!var || bitset_has(&w->vars, w->x->first_var[node] + var))
		return;
	bitset_add(&w->vars, w->x->first_var[node] + var);
	vec_push(&w->pending, (struct relevance_query){ node, var });
	reach(w, node);
}

static void want_result(struct walker *w, uint32_t node)
{
	want_var(w, node, w->x->base->nodes.v[node].n_refs + 1);
}

static void want_thrown(struct walker *w, uint32_t node)
{
	want_var(w, node, w->x->base->nodes.v[node].n_refs + 2);
}

static const struct pag *pag_of(const struct walker *w, uint32_t node)
{
	const struct pag *pag = w->x->base->nodes.v[node].pag;
	return pag && !pag->is_failed ? pag : NULL;
}

static void keep_statement(struct walker *w, uint32_t number)
{
	bitset_add(&w->relevance->stmts, number);
	reach(w, w->x->node_of_stmt[number]);
}

// ---- calls ------------------------------------------------------------------------------------

static const struct pta_edge *edges_at(const struct walker *w, uint32_t node, uint16_t bci,
	uint32_t *n)
{
	uint32_t n_all, first = 0;
	const struct pta_edge *edges = pta_edges_from(w->x->base, node, &n_all);
	while (first < n_all && edges[first].bci < bci)
		first++;
	for (*n = 0; first + *n < n_all && edges[first + *n].bci == bci;)
		++*n;
	return edges ? edges + first : NULL;
}

static void want_arguments(struct walker *w, uint32_t node, const struct pag_call *call)
{
	for (uint32_t i = 0; i < call->n_args; i++)
		want_var(w, node, pag_of(w, node)->operands[call->args + i]);
}

static void keep_place(struct walker *w, uint32_t node, uint16_t bci, bool is_all);

static void want_fields(struct walker *w, const struct bitset *fields)
{
	for (uint32_t f = bitset_next(fields, 0); f != UINT32_MAX; f = bitset_next(fields, f + 1))
		want_field(w, f);
}

static void want_slots(struct walker *w, const uint64_t *slots)
{
	uint64_t fresh[4];
	bool is_any = false;
	for (uint32_t i = 0; i < 4; i++) {
		fresh[i] = slots[i] & ~w->slots[i];
		w->slots[i] |= fresh[i];
		is_any |= fresh[i] != 0;
	}
	if (fresh[MODEL_FIELD_ARRAY / 64] >> (MODEL_FIELD_ARRAY % 64) & 1)
		want_field(w, 0);
	for (uint32_t p = 0; is_any && p < w->x->places.n; p++) {
		const struct row_place *place = &w->x->places.v[p];
		for (uint32_t i = 0; i < 4; i++)
			if (place->stores[i] & fresh[i]) {
				keep_place(w, place->node, place->bci, false);
				break;
			}
	}
}

static void keep_implemented(struct walker *w);

static void want_threads(struct walker *w)
{
	if (w->has_threads)
		return;
	w->has_threads = true;
	for (uint32_t i = 0; i < w->x->base->edges.n; i++) {
		const struct pta_edge *edge = &w->x->base->edges.v[i];
		if (edge->kind == PTA_START && edge->from)
			keep_place(w, edge->from, edge->bci, true);
	}
}

// What rows read, and what the functions that they call return.
static void keep_rows(struct walker *w, const struct row_place *place)
{
	if (place->has_any)
		want_fields(w, &w->x->touched[TOUCHED_ANY]);
	if (place->has_like)
		want_fields(w, &w->x->touched[TOUCHED_LIKE]);
	if (place->has_reflection)
		want_fields(w, &w->x->touched[TOUCHED_REFLECTION]);
	for (uint32_t i = 0; i < place->statics.n; i++)
		want_field(w, place->statics.v[i]->id);
	if (place->has_thread)
		want_threads(w);
	want_slots(w, place->loads);
	uint32_t n = 0;
	const struct pta_edge *edges = place->node ? edges_at(w, place->node, place->bci, &n) : NULL;
	for (uint32_t i = 0; i < n; i++) {
		want_result(w, edges[i].to);
		if (place->has_future)
			want_thrown(w, edges[i].to);
	}
}

static bool is_dispatched(const struct walker *w, const struct pag_call *call)
{
	return call->op == OP_invokevirtual || call->op == OP_invokeinterface ||
		(call->op == OP_invokespecial && w->policy != PTA_INSENSITIVE);
}

static void keep_call(struct walker *w, uint32_t node, uint32_t i, bool is_all)
{
	const struct pag_call *call = &pag_of(w, node)->calls[i];
	uint32_t number = w->x->first_call[node] + i;
	if (is_all)
		want_arguments(w, node, call);
	if (bitset_has(&w->relevance->calls, number))
		return;
	bitset_add(&w->relevance->calls, number);
	reach(w, node);
	if (call->op == OP_invokedynamic)
		want_arguments(w, node, call);
	else if (is_dispatched(w, call))
		want_var(w, node, pag_of(w, node)->operands[call->args]);
	if (call->builtin == MODEL_BUILTIN_OBJECT_METHODS) {
		const struct klass *klass = w->x->base->nodes.v[node].public.method->owner;
		for (uint32_t k = 0; k < klass->n_fields; k++)
			want_field(w, klass->fields[k].id);
	}
	const struct row_place *place = writers_place(w->x, node, call->bci);
	if (place) {
		want_arguments(w, node, call);
		keep_rows(w, place);
	}
}

// Whatever calls at that instruction. is_all: with everything that it is given.
static void keep_place(struct walker *w, uint32_t node, uint16_t bci, bool is_all)
{
	const struct pag *pag = pag_of(w, node);
	bool is_call = false;
	for (uint32_t i = 0; pag && i < pag->n_calls; i++)
		if (pag->calls[i].bci == bci) {
			keep_call(w, node, i, is_all);
			is_call = true;
		}
	if (!is_call)
		keep_implemented(w);
}

// Which object of a class was the first for which rows were applied, and at which place they are, is a
// matter of order: all or none.
static void keep_implemented(struct walker *w)
{
	if (w->has_implemented)
		return;
	w->has_implemented = true;
	keep_rows(w, &w->x->implemented);
	for (uint32_t i = 0; i < w->x->implementing.n; i++) {
		uint32_t number = w->x->implementing.v[i], node = w->x->node_of_stmt[number];
		keep_statement(w, number);
		uint16_t bci = pag_of(w, node)->stmts[number - w->x->first_stmt[node]].bci;
		struct row_place none = { .node = node, .bci = bci, .has_future = true };
		const struct row_place *nested = writers_place(w->x, node, bci);
		keep_rows(w, nested ? nested : &none);
	}
}

// ---- fields -----------------------------------------------------------------------------------

// A class whose initialiser is a row sets its static fields wherever it is used.
static void keep_initialising(struct walker *w, const struct field *field)
{
	const struct pta *base = w->x->base;
	const struct method *method = klass_method(field->owner, base->clinit, base->no_arguments);
	if (!(field->access & ACC_STATIC) || !method || !map_get(&base->initialised, method->id) ||
		bitset_has(&w->initialised, field->owner->id))
		return;
	bitset_add(&w->initialised, field->owner->id);
	for (uint32_t i = 0; i < w->x->n_stmts; i++) {
		uint32_t node = w->x->node_of_stmt[i];
		const struct pag_stmt *s = &pag_of(w, node)->stmts[i - w->x->first_stmt[node]];
		if (s->op == PAG_INITIALISE && klass_is_subtype(s->klass, field->owner))
			keep_statement(w, i);
	}
}

static void from_field(struct walker *w, uint32_t field)
{
	const struct writers *x = w->x;
	for (uint32_t at = x->store[field]; at; at = x->next[at - 1]) {
		uint32_t node = x->node_of_stmt[at - 1];
		const struct pag_stmt *s = &pag_of(w, node)->stmts[at - 1 - x->first_stmt[node]];
		keep_statement(w, at - 1);
		want_var(w, node, s->a);
		want_var(w, node, s->b);
	}
	for (uint32_t p = 0; p < x->places.n; p++) {
		const struct row_place *place = &x->places.v[p];
		bool is_touched = (place->has_any && bitset_has(&x->touched[TOUCHED_ANY], field)) ||
			(place->has_like && bitset_has(&x->touched[TOUCHED_LIKE], field)) ||
			(place->has_reflection && bitset_has(&x->touched[TOUCHED_REFLECTION], field));
		for (uint32_t i = 0; i < place->statics.n; i++)
			is_touched |= place->statics.v[i]->id == field;
		if (is_touched)
			keep_place(w, place->node, place->bci, false);
	}
	if (field)
		keep_initialising(w, x->base->world->fields[field]);
	else
		want_slots(w, (uint64_t[4]){ (uint64_t)1 << MODEL_FIELD_ARRAY });
}

static void want_library(struct walker *w)
{
	const struct writers *x = w->x;
	if (w->has_library)
		return;
	w->has_library = true;
	for (uint32_t i = 0; i < x->leaks.n; i++) {
		uint32_t node = x->node_of_stmt[x->leaks.v[i]];
		keep_statement(w, x->leaks.v[i]);
		want_var(w, node, pag_of(w, node)->stmts[x->leaks.v[i] - x->first_stmt[node]].b);
	}
	for (uint32_t i = 0; i < x->absent.cap; i++) {
		uint64_t key = x->absent.slots[i].key;
		if (key >> 16)
			keep_place(w, (uint32_t)(key >> 16), (uint16_t)key, true);
	}
	for (uint32_t i = 0; i < x->base->edges.n; i++)
		if (x->base->edges.v[i].kind == PTA_CALLBACK)
			want_result(w, x->base->edges.v[i].to);
}

// ---- from variables and nodes -----------------------------------------------------------------

static void from_statement(struct walker *w, uint32_t node, const struct pag_stmt *s)
{
	switch ((enum pag_op)s->op) {
	case PAG_COPY:
	case PAG_CAST:
		want_var(w, node, s->b);
		break;
	case PAG_LOAD:
		want_var(w, node, s->b);
		want_field(w, s->field->id);
		break;
	case PAG_ELEMENT_LOAD:
		want_var(w, node, s->b);
		want_field(w, 0);
		break;
	case PAG_STATIC_LOAD:
		want_field(w, s->field->id);
		break;
	default:
		break;
	}
}

// It is what the call returns, or throws.
static void from_call(struct walker *w, uint32_t node, uint32_t i, bool is_thrown)
{
	const struct pag_call *call = &pag_of(w, node)->calls[i];
	keep_call(w, node, i, false);
	if (!is_thrown && map_get(&w->x->absent, (uint64_t)node << 16 | call->bci))
		want_library(w);
	uint32_t n;
	const struct pta_edge *edges = edges_at(w, node, call->bci, &n);
	for (uint32_t k = 0; k < n; k++) {
		if (is_thrown)
			want_thrown(w, edges[k].to);
		else
			want_result(w, edges[k].to);
	}
}

// Does the call name the method, so that arguments and parameters are the same one by one?
static bool is_plain(const struct pag_call *call, const struct method *method)
{
	return call->target && call->target->name == method->name &&
		call->target->descriptor == method->descriptor &&
		method_is_static(call->target) == method_is_static(method);
}

static void from_parameter(struct walker *w, uint32_t node, uint32_t var)
{
	const struct pag *pag = pag_of(w, node);
	uint32_t n, arg = 0;
	if (!pag)
		return;
	while (arg < pag->n_params && pag->params[arg] != var)
		arg++;
	const struct pta_edge *edges = pta_edges_to(w->x->base, node, &n);
	for (uint32_t i = 0; i < n; i++) {
		const struct pag *from = edges[i].from ? pag_of(w, edges[i].from) : NULL;
		bool is_known = false;
		for (uint32_t k = 0; from && k < from->n_calls; k++) {
			const struct pag_call *call = &from->calls[k];
			if (call->bci != edges[i].bci || edges[i].kind != PTA_CALL ||
				!is_plain(call, pag->method) || arg >= call->n_args)
				continue;
			want_var(w, edges[i].from, from->operands[call->args + arg]);
			is_known = true;
		}
		if (from && !is_known && edges[i].kind != PTA_INITIALISE)
			keep_place(w, edges[i].from, edges[i].bci, true);
	}
}

static void from_var(struct walker *w, struct relevance_query at)
{
	const struct writers *x = w->x;
	uint32_t var = x->first_var[at.node] + at.var;
	const struct pag *pag = pag_of(w, at.node);
	if (at.var <= x->base->nodes.v[at.node].n_refs)
		from_parameter(w, at.node, at.var);
	if (!pag)
		return;
	for (uint32_t s = x->writer[var]; s; s = x->next[s - 1]) {
		keep_statement(w, s - 1);
		from_statement(w, at.node, &pag->stmts[s - 1 - x->first_stmt[at.node]]);
	}
	for (uint32_t c = x->call_writer[var]; c; c = x->next_call[c - 1])
		from_call(w, at.node, (c - 1) / 2 - x->first_call[at.node], (c - 1) % 2);
}

// The initialiser runs wherever the class is used; where a row or a function object used it, which one was
// first is a matter of order.
static void keep_initialise(struct walker *w, uint32_t node, const struct klass *klass)
{
	const struct pag *pag = pag_of(w, node);
	bool is_said = false;
	for (uint32_t i = 0; pag && i < pag->n_stmts; i++)
		if (pag->stmts[i].op == PAG_INITIALISE && klass_is_subtype(pag->stmts[i].klass, klass)) {
			keep_statement(w, w->x->first_stmt[node] + i);
			is_said = true;
		}
	for (uint32_t i = 0; pag && !is_said && i < pag->n_calls; i++)
		keep_call(w, node, i, false);
}

// Does the machine initialise the class because it calls the node?
static bool is_root_of(const struct walker *w, uint32_t node, const struct klass *klass)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_to(w->x->base, node, &n);
	return n && !edges[0].from && edges[0].kind != PTA_CALLBACK &&
		klass_is_subtype(w->x->base->nodes.v[node].public.method->owner, klass);
}

static void from_node(struct walker *w, uint32_t node)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_to(w->x->base, node, &n);
	const struct klass *klass = w->x->base->nodes.v[node].public.method->owner;
	for (uint32_t i = 0; i < n; i++) {
		if (edges[i].kind == PTA_CALLBACK)
			want_library(w);
		else if (!edges[i].from)
			continue; // what the machine itself does is always there
		else if (edges[i].kind != PTA_INITIALISE)
			keep_place(w, edges[i].from, edges[i].bci, false);
		else if (!is_root_of(w, edges[i].from, klass))
			keep_initialise(w, edges[i].from, klass);
	}
}

// ---- relevance --------------------------------------------------------------------------------

void relevance_make(struct relevance *relevance, const struct writers *writers,
	enum pta_policy policy, const struct relevance_query *queries, uint32_t n, struct arena *arena)
{
	const struct pta *base = writers->base;
	struct walker w = { .x = writers, .relevance = relevance, .policy = policy };
	*relevance = (struct relevance){ writers, bitset_new(writers->n_stmts + 1, arena),
		bitset_new(writers->n_calls + 1, arena) };
	w.vars = bitset_new(writers->n_vars + 1, arena);
	w.fields = bitset_new(base->world->n_fields + 1, arena);
	w.nodes = bitset_new(base->nodes.n, arena);
	w.initialised = bitset_new(base->world->n_classes + 1, arena);
	for (uint32_t i = 0; i < n; i++) {
		reach(&w, queries[i].node);
		want_var(&w, queries[i].node, queries[i].var);
	}
	while (w.pending.n || w.pending_nodes.n || w.pending_fields.n) {
		if (w.pending.n)
			from_var(&w, vec_pop(&w.pending));
		else if (w.pending_nodes.n)
			from_node(&w, vec_pop(&w.pending_nodes));
		else
			from_field(&w, vec_pop(&w.pending_fields));
	}
	vec_release(&w.pending);
	vec_release(&w.pending_nodes);
	vec_release(&w.pending_fields);
}

bool relevance_has_statement(const struct relevance *relevance, const struct method *method,
	uint32_t i)
{
	uint32_t node = pta_first_node(relevance->writers->base, method);
	return bitset_has(&relevance->stmts, relevance->writers->first_stmt[node] + i);
}

bool relevance_has_call(const struct relevance *relevance, const struct method *method, uint32_t i)
{
	uint32_t node = pta_first_node(relevance->writers->base, method);
	return bitset_has(&relevance->calls, relevance->writers->first_call[node] + i);
}
