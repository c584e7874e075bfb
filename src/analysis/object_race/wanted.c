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

// A data race on one field, of objects from very many sites, at very many places, is one bug: it is shown of the
// surest and of some more.
#define MAX_OBJECTS_OF_FINDING 4
#define MAX_PAIRS_OF_OBJECT 8

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

bool objects_want_pair(const struct object_run *run, const struct use *a, const struct use *b)
{
	return bitset_has(&run->whole, a->object) || map_get(&run->wanted_pairs, use_pair_key(a, b));
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

static void want_use(struct object_run *run, const struct use *use)
{
	bool is_new;
	map_put(&run->wanted_uses, key_of(use), &is_new);
	if (is_new && use->kind == USE_METHOD)
		want_method(run, use->object, use->method);
}

// Both uses, and whether they race.
static void want_pair(struct object_run *run, const struct raced_pair *pair)
{
	const struct access *all = run->floor->accesses->all.v;
	uint32_t node = run->node_of[pair->object];
	struct use a, b;
	bool is_new;
	if (bitset_has(&run->whole, node) || !objects_use_of(run, &all[pair->a], node, &a) ||
		!objects_use_of(run, &all[pair->b], node, &b))
		return;
	want_use(run, &a);
	want_use(run, &b);
	map_put(&run->wanted_pairs, use_pair_key(&a, &b), &is_new);
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

// Those pairs of one finding that are looked at: the surest, then one after the other, so many of an object.
static void ask(struct object_run *run, node_list *work, uint32_t first, uint32_t end)
{
	const struct raced_pair *pairs = run->floor->raced.v;
	uint32_t n = 0, best = UINT32_MAX, i;
	struct {
		uint32_t node, n_pairs;
	} of[MAX_OBJECTS_OF_FINDING];
	for (i = first; i < end; i++)
		if (pairs[i].object && run->node_of[pairs[i].object] &&
			(best == UINT32_MAX || pairs[i].rank > pairs[best].rank))
			best = i;
	for (i = best == UINT32_MAX ? end : first; i <= end; i++) {
		uint32_t pair = i == first ? best : i - 1, k = 0;
		uint32_t node = pairs[pair].object ? run->node_of[pairs[pair].object] : 0;
		while (k < n && of[k].node != node)
			k++;
		if (!node || k == MAX_OBJECTS_OF_FINDING || (i > first && pair == best))
			continue;
		if (k == n)
			of[n].node = node, of[n++].n_pairs = 0;
		if (of[k].n_pairs++ < MAX_PAIRS_OF_OBJECT)
			vec_push(&run->asked, pair);
		want(run, work, node);
	}
}

// Pairs of one finding lie together.
static void ask_all(struct object_run *run, node_list *work)
{
	const struct raced_pair *pairs = run->floor->raced.v;
	for (uint32_t i = 0, end; i < run->floor->raced.n; i = end) {
		for (end = i; end < run->floor->raced.n && pairs[end].finding == pairs[i].finding;)
			end++;
		ask(run, work, i, end);
	}
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
	ask_all(run, &work);
	while (work.n)
		want_owners(run, &work, work.v[--work.n]);
	vec_release(&work);
	for (uint32_t i = 0; i < run->asked.n; i++)
		want_pair(run, &run->floor->raced.v[run->asked.v[i]]);
	run->worthy = ARENA_ARRAY(&run->arena, node_list, graph->n_nodes);
	for (uint32_t node = 0; !is_all && node < graph->n_nodes; node++) // so the lists are sorted
		for (uint32_t i = graph->first_out[node]; i < graph->first_out[node + 1]; i++) {
			uint32_t edge = graph->out[i], to = graph->edges.v[edge].to;
			if (bitset_has(&run->wanted, to) && is_worthy(graph, edge))
				vec_push(&run->worthy[to], node);
		}
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
