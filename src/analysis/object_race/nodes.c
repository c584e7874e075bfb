// Which objects are nodes of the graph, sets of them, and on whom a method runs.
//
// A static method runs for its caller's receiver, main and class initialisers for the root; the method of
// a lambda without `this` runs for the lambda. Lists of nodes are interned, so that flows of the same lists are
// added once, however many calls there are.
#include "analysis/object_race/object_race.h"

#include <stdlib.h>

bool objects_is_this(const struct body *body, uint32_t value)
{
	return !method_is_static(body->method) && path_source(body->paths, value) == 1;
}

bool objects_is_constructor(const struct method *method)
{
	return method_is_constructor(method) || method_is_class_initialiser(method);
}

// ---- nodes ------------------------------------------------------------------------------------

static bool is_own(const struct object_run *run, const struct method *method)
{
	return method && method->id < run->bodies->n_by_method &&
		run->bodies->by_method[method->id] != NULL;
}

void objects_choose(struct object_run *run)
{
	uint32_t n = pta_n_objects(run->pta);
	run->node_of = ARENA_ARRAY(&run->arena, uint32_t, n + 1);
	vec_push(&run->object_of, 0);
	for (uint32_t o = 1; o <= n; o++) {
		const struct pta_object *object = pta_object(run->pta, o);
		if ((object->kind != PTA_NEW && object->kind != PTA_LAMBDA) || !is_own(run, object->method))
			continue;
		run->node_of[o] = run->object_of.n;
		vec_push(&run->object_of, o);
	}
	run->contents = ARENA_ARRAY(&run->arena, uint32_t, run->object_of.n);
	graph_init(&run->graph, run->object_of.n);
}

// ---- lists ------------------------------------------------------------------------------------

uint32_t objects_intern(struct object_run *run, const node_list *list)
{
	uint64_t hash = list->n;
	for (uint32_t i = 0; i < list->n; i++)
		hash = hash_u64(hash * 31 + list->v[i] + 1);
	for (;; hash++) {
		bool is_new;
		uint64_t *known = map_put(&run->list_index, hash, &is_new);
		if (is_new) {
			node_list *copy = ARENA_NEW(&run->arena, node_list);
			for (uint32_t i = 0; i < list->n; i++)
				vec_push(copy, list->v[i]);
			vec_push(&run->lists, copy);
			*known = run->lists.n - 1;
			return run->lists.n - 1;
		}
		const node_list *other = run->lists.v[*known];
		if (other->n == list->n &&
			(!list->n || memcmp(other->v, list->v, list->n * sizeof(*list->v)) == 0))
			return (uint32_t)*known;
	}
}

uint32_t objects_of_set(struct object_run *run, pta_set set)
{
	bool is_new;
	uint64_t *known = map_put(&run->of_set, set, &is_new);
	if (!is_new)
		return (uint32_t)*known - 1;
	node_list list = { 0 };
	bool has_root = false;
	for (uint32_t o = pta_set_next(run->pta, set, 1); o; o = pta_set_next(run->pta, set, o + 1)) {
		if (run->node_of[o])
			vec_push(&list, run->node_of[o]); // numbers grow with those of objects
		else
			has_root = true;
	}
	if (has_root)
		node_list_add(&list, GRAPH_ROOT);
	uint32_t id = objects_intern(run, &list);
	*known = id + 1;
	vec_release(&list);
	return id;
}

// ---- receivers --------------------------------------------------------------------------------

struct receivers {
	struct object_run *run;
	node_list *of;      // [node]
	struct map lambdas; // method id: list + 1, of the lambdas that it is the code of
	VEC(node_list) lists;
};

static void note_lambdas(struct receivers *r)
{
	const struct object_run *run = r->run;
	for (uint32_t o = 1; o <= pta_n_objects(run->pta); o++) {
		const struct pta_object *object = pta_object(run->pta, o);
		if (object->kind != PTA_LAMBDA || !object->lambda || !object->lambda->implementation)
			continue;
		bool is_new;
		uint64_t *list = map_put(&r->lambdas, object->lambda->implementation->id, &is_new);
		if (is_new) {
			vec_push(&r->lists, (node_list){ 0 });
			*list = r->lists.n - 1;
		}
		node_list_add(&r->lists.v[*list], run->node_of[o]);
	}
}

static bool add_all(node_list *to, const node_list *from)
{
	uint32_t n = to->n;
	for (uint32_t i = 0; i < from->n; i++)
		node_list_add(to, from->v[i]);
	return to->n > n;
}

static void begin_static(struct receivers *r, uint32_t node)
{
	const struct object_run *run = r->run;
	const struct method *method = pta_node(run->pta, node)->method;
	const uint64_t *lambdas = map_get(&r->lambdas, method->id);
	uint32_t n;
	const struct pta_edge *edges = pta_edges_to(run->pta, node, &n);
	bool is_called = false;
	if (lambdas)
		add_all(&r->of[node], &r->lists.v[*lambdas]);
	for (uint32_t i = 0; i < n; i++) {
		bool is_seen = edges[i].from && bodies_of_node(run->bodies, edges[i].from);
		is_called |= is_seen && edges[i].kind == PTA_CALL;
		if ((!is_seen && !lambdas) || edges[i].kind == PTA_INITIALISE)
			node_list_add(&r->of[node], GRAPH_ROOT);
	}
	if (!is_called && !r->of[node].n)
		node_list_add(&r->of[node], GRAPH_ROOT);
}

// From callers to static methods, until nothing changes.
static void spread(struct receivers *r)
{
	const struct object_run *run = r->run;
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t node = 1; node <= pta_n_nodes(run->pta); node++) {
			const struct method *method = pta_node(run->pta, node)->method;
			if (!bodies_of_node(run->bodies, node) || !method_is_static(method) ||
				map_get(&r->lambdas, method->id))
				continue;
			uint32_t n;
			const struct pta_edge *edges = pta_edges_to(run->pta, node, &n);
			for (uint32_t i = 0; i < n; i++)
				if (edges[i].kind == PTA_CALL && edges[i].from)
					is_changed |= add_all(&r->of[node], &r->of[edges[i].from]);
		}
	}
}

void objects_find_receivers(struct object_run *run)
{
	uint32_t n = pta_n_nodes(run->pta);
	struct receivers r = { .run = run };
	r.of = xcalloc(n + 1, sizeof(*r.of));
	note_lambdas(&r);
	run->receivers = ARENA_ARRAY(&run->arena, uint32_t, n + 1);
	for (uint32_t node = 1; node <= n; node++) {
		const struct body *body = bodies_of_node(run->bodies, node);
		if (!body)
			continue;
		if (method_is_static(body->method))
			begin_static(&r, node);
		else
			add_all(&r.of[node],
				objects_list(run, objects_of_set(run, pta_parameter(run->pta, node, 0))));
	}
	spread(&r);
	for (uint32_t node = 1; node <= n; node++) {
		run->receivers[node] = objects_intern(run, &r.of[node]);
		vec_release(&r.of[node]);
	}
	for (uint32_t id = 1; id < run->bodies->n_by_method; id++) {
		const uint64_t *list = map_get(&r.lambdas, id);
		if (list)
			*map_put(&run->lambdas, id, NULL) = objects_intern(run, &r.lists.v[*list]);
	}
	for (uint32_t i = 0; i < r.lists.n; i++)
		vec_release(&r.lists.v[i]);
	vec_release(&r.lists);
	map_release(&r.lambdas);
	free(r.of);
}
