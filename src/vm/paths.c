// Incremental heap canonicalization (Musuvathi and Dill, SPIN 2005), by dynamic shortest paths (Ramalingam
// and Reps): what a change costs is how many nodes are then reached in another way, not how many there are.
//
// A node is named by its best path: the name of the root, then the labels of the edges. So names depend neither on
// where nodes lie nor in which order they came, and a node without a name is garbage, rings of garbage too. Roots
// are ranked and the rank goes before the length, so a variable that wanders through a list, whose rank is
// higher than that of what holds the list, renames nothing.
//
// paths_settle, after edges and roots have changed:
// 1. nodes that have lost the last edge of their path lose it, with all whose paths go through them;
// 2. each of these, and the ends of new edges, are offered the best path that their neighbours still have;
// 3. offers are taken, the best first, as Dijkstra's algorithm does. A node that had a worse one takes it from
//    those below, who are offered others. What is taken is final: a node below has a worse path than the one above.
//    An offer that no longer holds, since its giver lost its path, is made anew when it comes up.
// Who is left without is lost. The sums are over nodes and edges, each mixed with the names it has.
#include "vm/paths.h"

static const struct path nowhere = { PATHS_NO_ROOT, 0, 0 };

uint64_t paths_mix(uint64_t a, uint64_t b, int lane)
{
	static const uint64_t factors[2][2] = { { 0x9e3779b97f4a7c15u, 0xd6e8feb86659fd93u },
		{ 0xff51afd7ed558ccdu, 0xc4ceb9fe1a85ec53u } };
	uint64_t x = (a ^ (b + factors[lane][0] + (a << 6) + (a >> 2))) * factors[lane][1];
	x = (x ^ x >> 32) * factors[lane][0];
	return x ^ x >> 29;
}

static bool is_better(const struct path *a, const struct path *b)
{
	if (a->rank != b->rank)
		return a->rank < b->rank;
	return a->length != b->length ? a->length < b->length : a->name < b->name;
}

static bool is_same(const struct path *a, const struct path *b)
{
	return a->rank == b->rank && a->length == b->length && a->name == b->name;
}

static bool is_reached(const struct path_node *n)
{
	return n->best.rank != PATHS_NO_ROOT;
}

static struct path over(const struct path *path, uint32_t label)
{
	return (struct path){ path->rank, paths_mix(path->name, label, 0), path->length + 1 };
}

// ---- changes ----------------------------------------------------------------------------------------

void paths_release(struct paths *p)
{
	vec_release(&p->nodes);
	vec_release(&p->edges);
	vec_release(&p->free_nodes);
	vec_release(&p->free_edges);
	vec_release(&p->touched);
	vec_release(&p->changed);
	vec_release(&p->contents);
	vec_release(&p->fresh);
	vec_release(&p->invalid);
	vec_release(&p->stack);
	vec_release(&p->lost);
	vec_release(&p->heap);
	*p = (struct paths){ 0 };
}

static void touch(struct paths *p, uint32_t node)
{
	if (!p->nodes.v[node].is_touched)
		vec_push(&p->touched, node);
	p->nodes.v[node].is_touched = true;
}

static void note_change(struct paths *p, uint32_t node)
{
	if (!p->nodes.v[node].is_changed)
		vec_push(&p->changed, node);
	p->nodes.v[node].is_changed = true;
}

uint32_t paths_node(struct paths *p, uint32_t key)
{
	uint32_t id;
	if (p->nodes.n == 0)
		vec_push(&p->nodes, (struct path_node){ .best = nowhere, .root = nowhere });
	if (p->free_nodes.n) {
		id = vec_pop(&p->free_nodes);
	} else {
		id = p->nodes.n;
		vec_push(&p->nodes, (struct path_node){ 0 });
	}
	// It may still be in a list from before it was removed.
	struct path_node *n = &p->nodes.v[id];
	bool is_touched = n->is_touched, is_changed = n->is_changed;
	*n = (struct path_node){ .best = nowhere,
		.root = nowhere,
		.key = key,
		.is_touched = is_touched,
		.is_changed = is_changed };
	touch(p, id);
	return id;
}

void paths_root(struct paths *p, uint32_t node, uint64_t rank, uint64_t name)
{
	struct path root = { rank, rank == PATHS_NO_ROOT ? 0 : name, 0 };
	if (is_same(&p->nodes.v[node].root, &root))
		return;
	p->nodes.v[node].root = root;
	touch(p, node);
}

void paths_content(struct paths *p, uint32_t node, bool counts, uint64_t low, uint64_t high)
{
	struct path_node *n = &p->nodes.v[node];
	n->counts = counts;
	n->content[0] = low;
	n->content[1] = high;
	vec_push(&p->contents, node);
}

uint32_t paths_edge(struct paths *p, uint32_t from, uint32_t label, uint32_t to)
{
	uint32_t id;
	if (p->edges.n == 0)
		vec_push(&p->edges, (struct path_edge){ 0 });
	if (p->free_edges.n) {
		id = vec_pop(&p->free_edges);
	} else {
		id = p->edges.n;
		vec_push(&p->edges, (struct path_edge){ 0 });
	}
	struct path_edge *e = &p->edges.v[id];
	struct path_node *a = &p->nodes.v[from], *b = &p->nodes.v[to];
	*e = (struct path_edge){ .from = from,
		.to = to,
		.label = label,
		.next_out = a->first_out,
		.next_in = b->first_in };
	if (a->first_out)
		p->edges.v[a->first_out].prev_out = id;
	if (b->first_in)
		p->edges.v[b->first_in].prev_in = id;
	a->first_out = b->first_in = id;
	touch(p, to);
	vec_push(&p->fresh, id);
	return id;
}

void paths_cut(struct paths *p, uint32_t edge)
{
	struct path_edge *e = &p->edges.v[edge];
	struct path_node *a = &p->nodes.v[e->from], *b = &p->nodes.v[e->to];
	*(e->prev_out ? &p->edges.v[e->prev_out].next_out : &a->first_out) = e->next_out;
	*(e->prev_in ? &p->edges.v[e->prev_in].next_in : &b->first_in) = e->next_in;
	if (e->next_out)
		p->edges.v[e->next_out].prev_out = e->prev_out;
	if (e->next_in)
		p->edges.v[e->next_in].prev_in = e->prev_in;
	p->sum[0] -= e->sum[0];
	p->sum[1] -= e->sum[1];
	if (b->parent == edge) { // no root has this length
		b->parent = 0;
		touch(p, e->to);
	}
	*e = (struct path_edge){ 0 };
	vec_push(&p->free_edges, edge);
}

void paths_remove(struct paths *p, uint32_t node)
{
	struct path_node *n = &p->nodes.v[node];
	while (n->first_in)
		paths_cut(p, n->first_in);
	while (n->first_out)
		paths_cut(p, n->first_out);
	p->sum[0] -= n->sum[0];
	p->sum[1] -= n->sum[1];
	bool is_touched = n->is_touched, is_changed = n->is_changed;
	*n = (struct path_node){ .best = nowhere,
		.root = nowhere,
		.is_touched = is_touched,
		.is_changed = is_changed };
	vec_push(&p->free_nodes, node);
}

// ---- offers: a binary heap, the best on top ------------------------------------------------------------

static void push_offer(struct paths *p, struct path path, uint32_t node, uint32_t edge)
{
	vec_push(&p->heap, (struct path_offer){ path, node, edge });
	struct path_offer *v = p->heap.v, it = v[p->heap.n - 1];
	uint32_t i = p->heap.n - 1;
	for (; i > 0 && is_better(&it.path, &v[(i - 1) / 2].path); i = (i - 1) / 2)
		v[i] = v[(i - 1) / 2];
	v[i] = it;
}

static struct path_offer pop_offer(struct paths *p)
{
	struct path_offer *v = p->heap.v, top = v[0], it = v[--p->heap.n];
	uint32_t n = p->heap.n, i = 0;
	for (uint32_t child; (child = 2 * i + 1) < n; i = child) {
		child += child + 1 < n && is_better(&v[child + 1].path, &v[child].path);
		if (!is_better(&v[child].path, &it.path))
			break;
		v[i] = v[child];
	}
	if (n)
		v[i] = it;
	return top;
}

// The best that a node can have from what its neighbours have now.
static void offer(struct paths *p, uint32_t node)
{
	const struct path_node *n = &p->nodes.v[node];
	struct path best = n->root;
	uint32_t by = 0;
	for (uint32_t i = n->first_in; i; i = p->edges.v[i].next_in) {
		const struct path_edge *e = &p->edges.v[i];
		const struct path *giver = &p->nodes.v[e->from].best;
		if (giver->rank == PATHS_NO_ROOT || giver->rank > best.rank ||
			(giver->rank == best.rank && giver->length + 1 > best.length))
			continue;
		struct path path = over(giver, e->label);
		if (is_better(&path, &best)) {
			best = path;
			by = i;
		}
	}
	if (is_better(&best, &n->best))
		push_offer(p, best, node, by);
}

static bool still_holds(const struct paths *p, const struct path_offer *it)
{
	if (!it->edge)
		return is_same(&it->path, &p->nodes.v[it->node].root);
	const struct path_edge *e = &p->edges.v[it->edge];
	const struct path *giver = &p->nodes.v[e->from].best;
	if (giver->rank == PATHS_NO_ROOT)
		return false;
	struct path path = over(giver, e->label);
	return is_same(&it->path, &path);
}

// ---- settling ---------------------------------------------------------------------------------------

static void invalidate_below(struct paths *p, uint32_t node)
{
	vec_push(&p->stack, node);
	while (p->stack.n) {
		uint32_t at = vec_pop(&p->stack);
		for (uint32_t i = p->nodes.v[at].first_out; i; i = p->edges.v[i].next_out) {
			uint32_t to = p->edges.v[i].to;
			if (p->nodes.v[to].parent != i)
				continue;
			p->nodes.v[to].best = nowhere;
			p->nodes.v[to].parent = 0;
			vec_push(&p->invalid, to);
			vec_push(&p->stack, to);
		}
	}
}

// Without the edge, or the root, that its path ended with.
static bool has_lost_support(const struct path_node *n)
{
	return is_reached(n) && !n->parent && !is_same(&n->best, &n->root);
}

static void invalidate(struct paths *p)
{
	for (uint32_t i = 0; i < p->touched.n; i++) {
		uint32_t node = p->touched.v[i];
		if (!has_lost_support(&p->nodes.v[node]))
			continue;
		p->nodes.v[node].best = nowhere;
		vec_push(&p->invalid, node);
		invalidate_below(p, node);
	}
}

static void take(struct paths *p, const struct path_offer *it)
{
	struct path_node *n = &p->nodes.v[it->node];
	uint32_t from = p->invalid.n;
	if (is_reached(n))
		invalidate_below(p, it->node);
	n->best = it->path;
	n->parent = it->edge;
	note_change(p, it->node);
	for (uint32_t i = from; i < p->invalid.n; i++)
		offer(p, p->invalid.v[i]);
	for (uint32_t i = n->first_out; i; i = p->edges.v[i].next_out) {
		const struct path_edge *e = &p->edges.v[i];
		struct path path = over(&n->best, e->label);
		if (is_better(&path, &p->nodes.v[e->to].best))
			push_offer(p, path, e->to, i);
	}
}

static void refresh(struct paths *p, uint64_t sum[2], uint64_t low, uint64_t high)
{
	p->sum[0] += low - sum[0];
	p->sum[1] += high - sum[1];
	sum[0] = low;
	sum[1] = high;
}

static void refresh_edge(struct paths *p, uint32_t edge)
{
	struct path_edge *e = &p->edges.v[edge];
	if (!e->from)
		return; // cut
	uint64_t from = p->nodes.v[e->from].best.name, to = p->nodes.v[e->to].best.name;
	refresh(p, e->sum, paths_mix(paths_mix(from, e->label, 0), to, 0),
		paths_mix(paths_mix(from, e->label, 1), to, 1));
}

static void refresh_node(struct paths *p, uint32_t node)
{
	struct path_node *n = &p->nodes.v[node];
	if (!is_reached(n))
		return; // removed, or lost: its sums go when it is
	p->n_changed++;
	if (n->counts)
		refresh(p, n->sum, paths_mix(n->best.name, n->content[0], 0),
			paths_mix(n->best.name, n->content[1], 1));
	else
		refresh(p, n->sum, 0, 0);
}

static void refresh_sums(struct paths *p)
{
	for (uint32_t i = 0; i < p->changed.n; i++) {
		uint32_t node = p->changed.v[i];
		const struct path_node *n = &p->nodes.v[node];
		for (uint32_t e = n->first_in; e; e = p->edges.v[e].next_in)
			refresh_edge(p, e);
		for (uint32_t e = n->first_out; e; e = p->edges.v[e].next_out)
			refresh_edge(p, e);
		refresh_node(p, node);
		p->nodes.v[node].is_changed = false;
	}
	for (uint32_t i = 0; i < p->contents.n; i++)
		refresh_node(p, p->contents.v[i]);
	for (uint32_t i = 0; i < p->fresh.n; i++)
		refresh_edge(p, p->fresh.v[i]);
	vec_clear(&p->changed);
	vec_clear(&p->contents);
	vec_clear(&p->fresh);
}

void paths_settle(struct paths *p)
{
	vec_clear(&p->invalid);
	vec_clear(&p->lost);
	invalidate(p);
	uint32_t n_invalid = p->invalid.n;
	for (uint32_t i = 0; i < n_invalid; i++)
		offer(p, p->invalid.v[i]);
	for (uint32_t i = 0; i < p->touched.n; i++)
		offer(p, p->touched.v[i]);
	while (p->heap.n) {
		struct path_offer it = pop_offer(p);
		if (!is_better(&it.path, &p->nodes.v[it.node].best))
			continue;
		if (still_holds(p, &it))
			take(p, &it);
		else
			offer(p, it.node);
	}
	for (uint32_t i = 0; i < p->touched.n; i++) {
		p->nodes.v[p->touched.v[i]].is_touched = false;
		vec_push(&p->invalid, p->touched.v[i]);
	}
	vec_clear(&p->touched);
	for (uint32_t i = 0; i < p->invalid.n; i++) {
		struct path_node *n = &p->nodes.v[p->invalid.v[i]];
		if (n->key && !is_reached(n) && !n->is_touched) {
			n->is_touched = true; // once
			vec_push(&p->lost, p->invalid.v[i]);
		}
	}
	for (uint32_t i = 0; i < p->lost.n; i++)
		p->nodes.v[p->lost.v[i]].is_touched = false;
	refresh_sums(p);
}
