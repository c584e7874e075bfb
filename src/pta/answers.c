// What others ask.
#include "pta/internal.h"

bool pta_is_partial(const struct pta *pta)
{
	return pta->is_partial;
}

uint32_t pta_set_count(const struct pta *pta, pta_set set)
{
	return sets_count(&pta->sets, set);
}

bool pta_set_has(const struct pta *pta, pta_set set, uint32_t object)
{
	return sets_has(&pta->sets, set, object);
}

bool pta_sets_meet(const struct pta *pta, pta_set a, pta_set b)
{
	return sets_meet(&pta->sets, a, b);
}

uint32_t pta_set_next(const struct pta *pta, pta_set set, uint32_t from)
{
	return sets_next(&pta->sets, set, from);
}

uint32_t pta_n_objects(const struct pta *pta)
{
	return pta->objects.n - 1;
}

const struct pta_object *pta_object(const struct pta *pta, uint32_t object)
{
	return &pta->objects.v[object].public;
}

uint32_t pta_n_nodes(const struct pta *pta)
{
	return pta->nodes.n - 1;
}

const struct pta_node *pta_node(const struct pta *pta, uint32_t node)
{
	return &pta->nodes.v[node].public;
}

uint32_t pta_first_node(const struct pta *pta, const struct method *method)
{
	return method->id < pta->first_node.n ? pta->first_node.v[method->id] : 0;
}

uint32_t pta_next_node(const struct pta *pta, uint32_t node)
{
	return pta->nodes.v[node].next;
}

// ---- contents ---------------------------------------------------------------------------------

static pta_set set_of(const struct pta *pta, uint32_t cell)
{
	return cell ? pta->cells.v[pta->cells.v[cell].rep].set : 0;
}

pta_set pta_value(const struct pta *pta, uint32_t id, uint32_t value)
{
	const struct node *node = &pta->nodes.v[id];
	if (!node->pag || node->pag->is_failed)
		return 0;
	return set_of(pta, var_cell(node, pag_var(node->pag, value)));
}

uint32_t pta_n_values(const struct pta *pta, uint32_t node)
{
	return pta->nodes.v[node].pag ? pta->nodes.v[node].pag->n_values : 0;
}

pta_set pta_parameter(const struct pta *pta, uint32_t id, uint32_t i)
{
	const struct node *node = &pta->nodes.v[id];
	if (!node->pag || node->pag->is_failed || i >= node->pag->n_params)
		return 0;
	return set_of(pta, var_cell(node, node->pag->params[i]));
}

pta_set pta_result(const struct pta *pta, uint32_t node)
{
	return set_of(pta, result_cell(&pta->nodes.v[node]));
}

pta_set pta_field(const struct pta *pta, uint32_t object, const struct field *field)
{
	const struct object *o = &pta->objects.v[object];
	const struct shape *shape = &pta->shapes.v[o->shape];
	const struct klass *klass = shape->klass;
	while (klass && klass->depth > field->owner->depth)
		klass = klass->super;
	if (shape->kind == SHAPE_LAMBDA || !klass || klass != field->owner ||
		field->id >= pta->slot_of.n || !pta->slot_of.v[field->id])
		return 0;
	if (pta->options.policy == PTA_TYPES)
		return pta_static(pta, field);
	return set_of(pta, o->slots + pta->slot_of.v[field->id] - 1);
}

pta_set pta_static(const struct pta *pta, const struct field *field)
{
	const uint64_t *cell = map_get(&pta->statics, field->id);
	return cell ? set_of(pta, (uint32_t)*cell) : 0;
}

pta_set pta_elements(const struct pta *pta, uint32_t array)
{
	const struct object *o = &pta->objects.v[array];
	const struct shape *shape = &pta->shapes.v[o->shape];
	return !shape->klass && shape->n_slots ? set_of(pta, o->slots) : 0;
}

pta_set pta_contents(const struct pta *pta, uint32_t object, uint32_t field)
{
	const uint64_t *cell = map_get(&pta->slots, (uint64_t)object << 32 | field);
	return cell ? set_of(pta, (uint32_t)*cell) : 0;
}

// ---- calls ------------------------------------------------------------------------------------

const struct pta_edge *pta_edges_from(const struct pta *pta, uint32_t node, uint32_t *n)
{
	*n = pta->edges_from[node + 1] - pta->edges_from[node];
	return vec_from(&pta->edges, pta->edges_from[node]);
}

const struct pta_edge *pta_edges_to(const struct pta *pta, uint32_t node, uint32_t *n)
{
	*n = pta->edges_to[node + 1] - pta->edges_to[node];
	return pta->by_target + pta->edges_to[node];
}

uint32_t pta_n_origins(const struct pta *pta)
{
	return pta->origins.n - 1;
}

const struct pta_origin *pta_origin(const struct pta *pta, uint32_t origin)
{
	return &pta->origins.v[origin];
}

// ---- for people -------------------------------------------------------------------------------

static void count_calls(const struct pta *pta, struct pta_counts *counts)
{
	for (uint32_t i = 0; i < pta->edges.n;) {
		const struct pta_edge *first = &pta->edges.v[i];
		uint32_t n = 0;
		while (i < pta->edges.n && pta->edges.v[i].from == first->from &&
			pta->edges.v[i].bci == first->bci && pta->edges.v[i].kind == first->kind) {
			n++;
			i++;
		}
		if (first->kind != PTA_CALL)
			continue;
		counts->n_calls++;
		counts->n_polymorphic += n > 1;
	}
}

static void count_casts(const struct pta *pta, const struct node *node, struct pta_counts *counts)
{
	for (uint32_t i = 0; i < node->pag->n_stmts; i++) {
		const struct pag_stmt *s = &node->pag->stmts[i];
		if (s->op != PAG_CAST || s->bci == 0)
			continue;
		counts->n_casts++;
		counts->n_casts_may_fail += set_of(pta, var_cell(node, s->a)) !=
			set_of(pta, var_cell(node, s->b));
	}
}

struct pta_counts pta_count(const struct pta *pta)
{
	struct pta_counts counts = {
		.n_nodes = pta->nodes.n - 1,
		.n_objects = pta->objects.n - 1,
		.n_edges = pta->edges.n,
		.n_sets = (uint32_t)pta->sets.n_live,
		.n_propagations = pta->n_propagations,
	};
	for (uint32_t i = 0; i < pta->first_node.n; i++)
		counts.n_methods += pta->first_node.v[i] != 0;
	count_calls(pta, &counts);
	for (uint32_t i = 1; i < pta->nodes.n; i++) {
		const struct node *node = &pta->nodes.v[i];
		if (!node->pag || node->pag->is_failed)
			continue;
		count_casts(pta, node, &counts);
		counts.n_variables += node->pag->n_vars;
		for (uint32_t v = 1; v <= node->pag->n_vars; v++)
			counts.n_points_to += sets_count(&pta->sets, set_of(pta, var_cell(node, v)));
	}
	return counts;
}
