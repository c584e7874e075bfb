// Which objects are looked at. For a report only those matter that data-race has found something on, and
// those that may own them: all other objects are "anybody", one for all. `raddle show` looks at all.
//
// The set is closed upwards: with j its holders x over edges x > j that some boundary has, and the owners of these
// boundaries; so the descent from a distributed owner to j (figure 7, Reach) meets wanted objects only.
//
// Of these all uses are wanted, of the raced ones those that the accesses are.
//
// A user i of a wanted j is worth being told from anybody if the edge i > j says more than that: it is in a
// boundary, or no two threads share it, or i's own locks count for j (figure 6).
#include "analysis/object_race/object_race.h"

// A data race on one field of objects from very many sites is one bug: it is shown of the first.
#define MAX_OBJECTS_OF_FINDING 8

// ---- uses -------------------------------------------------------------------------------------

bool objects_use_of(const struct object_run *run, const struct access *access, uint32_t node,
	struct use *use)
{
	const struct body *body = bodies_of_node(run->bodies, access->node);
	*use = (struct use){ .object = node };
	if (access->base && objects_is_this(body, access->base)) {
		use->kind = USE_METHOD;
		use->method = body->method;
		return true;
	}
	bool is_call = ir_at(body->ir, access->insn)->op == IR_INVOKE;
	switch ((enum access_target)access->target) {
	case TARGET_FIELD:
		use->kind = access->is_write ? USE_PUT : USE_GET;
		use->field = access->field;
		return true;
	case TARGET_ELEMENT:
	case TARGET_CONTENTS:
		use->kind = is_call ? USE_CALL : access->is_write ? USE_WRITE : USE_READ;
		use->method = is_call ? body->callees[access->insn] : NULL;
		return true;
	default:
		return false;
	}
}

static uint64_t key_of(const struct use *use)
{
	return hash_u64(use_key(use)) ^ (uint64_t)use->object << 32;
}

bool objects_want_use(const struct object_run *run, const struct use *use)
{
	return bitset_has(&run->whole, use->object) || map_get(&run->wanted_uses, key_of(use));
}

bool objects_want_method(const struct object_run *run, uint32_t object, uint32_t node)
{
	return bitset_has(&run->whole, object) ||
		map_get(&run->wanted_methods, (uint64_t)object << 32 | node);
}

// The method on that object, and all that calls it through `this`.
static void want_method(struct object_run *run, uint32_t object, const struct method *method)
{
	node_list work = { 0 };
	bool is_new;
	for (uint32_t node = pta_first_node(run->pta, method); node;
		 node = pta_next_node(run->pta, node))
		vec_push(&work, node);
	while (work.n) {
		uint32_t node = work.v[--work.n];
		if (!node_list_has(objects_list(run, run->receivers[node]), object))
			continue;
		map_put(&run->wanted_methods, (uint64_t)object << 32 | node, &is_new);
		for (uint32_t i = run->first_hop_to[node]; is_new && i < run->first_hop_to[node + 1]; i++)
			vec_push(&work, run->hops.v[run->hops_to[i]].from);
	}
	vec_release(&work);
}

static void want_use(struct object_run *run, const struct access *access, uint32_t node)
{
	struct use use;
	bool is_new;
	if (!objects_use_of(run, access, node, &use))
		return;
	map_put(&run->wanted_uses, key_of(&use), &is_new);
	if (is_new && use.kind == USE_METHOD)
		want_method(run, node, use.method);
}

static void want_uses(struct object_run *run)
{
	const struct access *all = run->floor->accesses->all.v;
	for (uint32_t i = 0; i < run->floor->raced.n; i++) {
		const struct raced_pair *pair = &run->floor->raced.v[i];
		uint32_t node = pair->object ? run->node_of[pair->object] : 0;
		if (!node || !bitset_has(&run->wanted, node) || bitset_has(&run->whole, node))
			continue;
		want_use(run, &all[pair->a], node);
		want_use(run, &all[pair->b], node);
	}
}

// ---- objects ----------------------------------------------------------------------------------

static void want(struct object_run *run, node_list *work, uint32_t node)
{
	if (!node || bitset_has(&run->wanted, node))
		return;
	bitset_add(&run->wanted, node);
	vec_push(work, node);
}

static void want_whole(struct object_run *run, node_list *work, uint32_t node)
{
	want(run, work, node);
	bitset_add(&run->whole, node);
}

static bool is_live(const struct object_graph *graph, uint32_t edge)
{
	return graph->owners[graph->class_of[edge]].n > 0;
}

// Pairs of one finding lie together; the surest comes first.
static void want_raced(struct object_run *run, node_list *work, uint32_t first, uint32_t end)
{
	const struct raced_pair *pairs = run->floor->raced.v;
	node_list objects = { 0 };
	uint32_t best = first;
	for (uint32_t i = first; i < end; i++)
		if (pairs[i].object && run->node_of[pairs[i].object] &&
			(!pairs[best].object || !run->node_of[pairs[best].object] ||
				pairs[i].rank > pairs[best].rank))
			best = i;
	if (pairs[best].object)
		node_list_add(&objects, run->node_of[pairs[best].object]);
	for (uint32_t i = first; i < end && objects.n < MAX_OBJECTS_OF_FINDING; i++)
		if (pairs[i].object)
			node_list_add(&objects, run->node_of[pairs[i].object]);
	for (uint32_t i = 0; i < objects.n; i++)
		want(run, work, objects.v[i]);
	vec_release(&objects);
}

static void want_owners(struct object_run *run, node_list *work, uint32_t node)
{
	const struct object_graph *graph = &run->graph;
	for (uint32_t i = graph->first_in[node]; i < graph->first_in[node + 1]; i++) {
		uint32_t edge = graph->in[i];
		const node_list *owners = &graph->owners[graph->class_of[edge]];
		if (owners->n)
			want_whole(run, work, graph->edges.v[edge].from);
		for (uint32_t k = 0; k < owners->n; k++)
			want_whole(run, work, owners->v[k]);
	}
}

static bool is_worthy(const struct object_graph *graph, uint32_t edge)
{
	return is_live(graph, edge) || !graph_is_reentrant(graph, edge) ||
		!(graph->edges.v[edge].flags & GRAPH_FLOW);
}

void objects_want(struct object_run *run, bool is_all)
{
	const struct object_graph *graph = &run->graph;
	node_list work = { 0 };
	run->is_all = is_all;
	run->wanted = bitset_new(graph->n_nodes + 1, &run->arena);
	run->whole = bitset_new(graph->n_nodes + 1, &run->arena);
	for (uint32_t node = 1; is_all && node < graph->n_nodes; node++) {
		bitset_add(&run->wanted, node);
		bitset_add(&run->whole, node);
	}
	for (uint32_t i = 0, end; !is_all && i < run->floor->raced.n; i = end) {
		for (end = i; end < run->floor->raced.n &&
			 run->floor->raced.v[end].finding == run->floor->raced.v[i].finding;)
			end++;
		want_raced(run, &work, i, end);
	}
	while (work.n)
		want_owners(run, &work, work.v[--work.n]);
	vec_release(&work);
	want_uses(run);
	run->worthy = ARENA_ARRAY(&run->arena, node_list, graph->n_nodes);
	for (uint32_t e = 0; !is_all && e < graph->edges.n; e++)
		if (bitset_has(&run->wanted, graph->edges.v[e].to) && is_worthy(graph, e))
			node_list_add(&run->worthy[graph->edges.v[e].to], graph->edges.v[e].from);
}

const node_list *objects_wanted(struct object_run *run, uint32_t list)
{
	while (run->wanted_of.n < run->lists.n)
		vec_push(&run->wanted_of, 0);
	if (run->wanted_of.v[list])
		return objects_list(run, run->wanted_of.v[list] - 1);
	const node_list *all = objects_list(run, list);
	node_list some = { 0 };
	for (uint32_t i = 0; i < all->n; i++)
		if (bitset_has(&run->wanted, all->v[i]))
			vec_push(&some, all->v[i]);
	uint32_t id = objects_intern(run, &some);
	run->wanted_of.v[list] = id + 1;
	vec_release(&some);
	return objects_list(run, id);
}
