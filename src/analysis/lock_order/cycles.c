// Edges that close a cycle. All cycles on one set of lock types are one finding: the best is kept.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

#include "base/hash.h"

#define MAX_PAIRS_OF_EDGE 6
#define MAX_PAIRS_OF_SELF 40
#define MAX_ACROSS 200
#define MAX_LENGTH 4000 // of stacks, in frames by four and calls from an entry
#define AHEAD 8
#define MAX_STEPS_OF_TWO 200000000 // of the search for cycles; against inputs made to hurt
#define MAX_STEPS_OF_MORE 2000000  // large libraries reach it
#define STEPS_A_CYCLE 500          // so much work is it to judge one

struct search {
	struct lock_order *lo;
	VEC(struct lock_cycle) found;
	struct map by_set;
	struct map edges_between;
	uint32_t *next_between;
	uint32_t path[MAX_CYCLE]; // edges
	uint64_t n_steps, max_steps;
};

// ---- edges ----------------------------------------------------------------------------------

static void add_edge(struct lock_order *lo, uint32_t from, uint32_t to, uint32_t pair)
{
	bool is_new;
	uint64_t *slot = map_put(&lo->edge_index, (uint64_t)from << 32 | to, &is_new);
	struct lock_edge edge = { .from = from, .to = to, .pair = pair, .next = UINT32_MAX };
	if (!is_new) { // behind the first, which stands for all
		struct lock_edge *first = &lo->edges.v[*slot];
		if (first->n_more == first->max_more)
			return;
		first->n_more++;
		edge.next = first->next;
		first->next = lo->edges.n;
		vec_push(&lo->edges, edge);
		vec_push(&lo->next_from, UINT32_MAX);
		return;
	}
	edge.max_more = (keys_meet(lo, from, to) ? MAX_PAIRS_OF_SELF : MAX_PAIRS_OF_EDGE) - 1;
	*slot = lo->edges.n;
	vec_push(&lo->edges, edge);
	uint64_t *list = map_put(&lo->edges_from, key_family(lo, from), &is_new);
	vec_push(&lo->next_from, is_new ? UINT32_MAX : (uint32_t)*list);
	*list = lo->edges.n - 1;
}

static void add_edges(struct lock_order *lo, uint32_t index)
{
	const struct pair pair = lo->pairs.v[index];
	uint32_t from[MAX_KEYS], to[MAX_KEYS];
	uint32_t n_from = keys_of(lo, pair.outer, pair.outer_mode, from);
	uint32_t n_to = keys_of(lo, pair.inner, pair.inner_mode, to);
	for (uint32_t a = 0; a < n_from; a++)
		for (uint32_t b = 0; b < n_to; b++)
			add_edge(lo, from[a], to[b], index);
}

static uint32_t length_of(const struct lock_order *lo, const struct pair *pair)
{
	uint32_t length = pair->n_frames * 4u + lo->cg->nodes[pair->node].distance;
	return length < MAX_LENGTH ? length : MAX_LENGTH;
}

// Shortest stacks first, so that they stand for the others; counted rather than compared, there are
// many and they are short.
static void build_edges(struct lock_order *lo)
{
	uint32_t *place = xcalloc(MAX_LENGTH + 2, sizeof(*place)), n_final = 0;
	for (uint32_t i = 0; i < lo->pairs.n; i++)
		if (lo->pairs.v[i].is_final) {
			place[length_of(lo, &lo->pairs.v[i]) + 1]++;
			n_final++;
		}
	for (uint32_t i = 0; i <= MAX_LENGTH; i++)
		place[i + 1] += place[i];
	uint32_t *order = xcalloc(n_final + 1, sizeof(*order));
	for (uint32_t i = 0; i < lo->pairs.n; i++)
		if (lo->pairs.v[i].is_final)
			order[place[length_of(lo, &lo->pairs.v[i])]++] = i;
	for (uint32_t i = 0; i < n_final; i++) {
		if (i + AHEAD < n_final) // the pairs are too many for the caches
			__builtin_prefetch(&lo->pairs.v[order[i + AHEAD]]);
		add_edges(lo, order[i]);
	}
	free(order);
	free(place);
}

// ---- candidates -----------------------------------------------------------------------------

static int compare_texts(const void *left, const void *right)
{
	return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static uint64_t set_of(const struct lock_order *lo, const uint32_t *edges, uint32_t n)
{
	const char *texts[MAX_CYCLE];
	uint64_t hash = n;
	for (uint32_t i = 0; i < n; i++) {
		const struct lock_key *key = &lo->keys.v[lo->edges.v[edges[i]].from];
		texts[i] = key->type_name;
		if (!key->is_type && key->object)
			hash += hash_pair(key->object, key->field); // objects of one vague type are told apart
	}
	qsort(texts, n, sizeof(*texts), compare_texts);
	for (uint32_t i = 0; i < n; i++)
		hash = hash_pair(hash, hash_bytes(slice_of_string(texts[i])));
	return hash;
}

static uint64_t stacks_of(const struct lock_cycle *c)
{
	uint64_t hash = c->n;
	for (uint32_t i = 0; i < c->n; i++)
		hash += hash_u64(c->pairs[i]);
	return hash_pair(hash, c->n);
}

// The same stacks are one finding too, whatever their locks may be.
static void keep(struct search *s, const struct lock_cycle *c)
{
	bool is_new, is_new_set;
	uint64_t *slot = map_put(&s->by_set, stacks_of(c), &is_new);
	uint32_t index = is_new ? s->found.n : (uint32_t)*slot;
	*slot = index;
	slot = map_put(&s->by_set, set_of(s->lo, c->edges, c->n), &is_new_set);
	if (!is_new_set)
		index = (uint32_t)*slot;
	*slot = index;
	if (index == s->found.n) {
		vec_push(&s->found, *c);
		return;
	}
	struct lock_cycle *old = &s->found.v[index];
	if (c->verdict.severity > old->verdict.severity ||
		(c->verdict.severity == old->verdict.severity && c->verdict.score > old->verdict.score))
		*old = *c;
}

// Every choice of stacks for the edges, within reason; the best is kept.
static void try_stacks(struct search *s, const uint32_t *edges, uint32_t n, uint32_t at,
	uint32_t *pairs, struct lock_cycle *best)
{
	struct lock_order *lo = s->lo;
	if (at == n) {
		uint32_t keys[MAX_CYCLE] = { 0 };
		for (uint32_t i = 0; i < n; i++)
			keys[i] = lo->edges.v[edges[i]].from;
		struct verdict v = judge(lo, pairs, keys, n);
		for (uint32_t i = 0; i < n && v.is_possible; i++)
			if (key_is_subtype_match(lo, lo->edges.v[edges[i]].to,
					lo->edges.v[edges[(i + 1) % n]].from))
				v.score -= 12;
		if (!v.is_possible ||
			(best->n && v.score <= best->verdict.score && v.severity <= best->verdict.severity))
			return;
		best->n = n;
		best->verdict = v;
		memcpy(best->edges, edges, n * sizeof(*edges));
		memcpy(best->pairs, pairs, n * sizeof(*pairs));
		return;
	}
	uint32_t most = n == 2 ? MAX_PAIRS_OF_EDGE : 2;
	for (uint32_t e = edges[at], k = 0; e != UINT32_MAX && k < most; e = lo->edges.v[e].next, k++) {
		pairs[at] = lo->edges.v[e].pair;
		try_stacks(s, edges, n, at + 1, pairs, best);
	}
}

static void try_cycle(struct search *s, const uint32_t *edges, uint32_t n)
{
	struct lock_cycle best = { 0 };
	uint32_t pairs[MAX_CYCLE];
	try_stacks(s, edges, n, 0, pairs, &best);
	if (best.n)
		keep(s, &best);
}

// ---- search ---------------------------------------------------------------------------------

// Edges by what they lead from and to, so that the edge that closes a cycle is found at once.
static uint64_t between(const struct lock_order *lo, uint32_t from, uint32_t to)
{
	return (uint64_t)key_family(lo, from) << 32 | key_family(lo, to);
}

static bool is_first(struct lock_order *lo, uint32_t e)
{
	const struct lock_edge *edge = &lo->edges.v[e];
	return *map_get(&lo->edge_index, (uint64_t)edge->from << 32 | edge->to) == e;
}

static void index_edges(struct search *s)
{
	struct lock_order *lo = s->lo;
	s->next_between = xcalloc(lo->edges.n + 1, sizeof(*s->next_between));
	for (uint32_t e = 0; e < lo->edges.n; e++) {
		const struct lock_edge *edge = &lo->edges.v[e];
		if (!is_first(lo, e) || keys_meet(lo, edge->from, edge->to))
			continue;
		bool is_new;
		uint64_t *list = map_put(&s->edges_between, between(lo, edge->from, edge->to), &is_new);
		s->next_between[e] = is_new ? UINT32_MAX : (uint32_t)*list;
		*list = e;
	}
}

// Cycles of that length through the first edge of the path whose other edges have greater numbers.
static void extend(struct search *s, uint32_t n, uint32_t length)
{
	struct lock_order *lo = s->lo;
	const struct lock_edge last = lo->edges.v[s->path[n - 1]], first = lo->edges.v[s->path[0]];
	bool is_last = n + 1 == length;
	const uint64_t *list = is_last ? map_get(&s->edges_between, between(lo, last.to, first.from))
								   : map_get(&lo->edges_from, key_family(lo, last.to));
	const uint32_t *next = is_last ? s->next_between : lo->next_from.v;

	for (uint32_t e = list ? (uint32_t)*list : UINT32_MAX; e != UINT32_MAX; e = next[e]) {
		const struct lock_edge *edge = &lo->edges.v[e];
		if (++s->n_steps > s->max_steps)
			return;
		if (e <= s->path[0] || !keys_meet(lo, last.to, edge->from) ||
			keys_meet(lo, edge->from, edge->to) || keys_meet(lo, edge->to, first.from) != is_last)
			continue;
		bool is_twice = false;
		for (uint32_t i = 1; i < n; i++)
			is_twice |= keys_meet(lo, edge->to, lo->edges.v[s->path[i]].from);
		if (is_twice)
			continue;
		s->path[n] = e;
		if (!is_last) {
			extend(s, n + 1, length);
			continue;
		}
		try_cycle(s, s->path, length);
		s->n_steps += STEPS_A_CYCLE;
	}
}

static void try_self_pair(struct lock_order *lo, uint32_t e, uint32_t other,
	struct lock_cycle *best)
{
	uint32_t pair = lo->edges.v[e].pair, second = lo->edges.v[other].pair;
	struct verdict v = judge_self(lo, pair, second);
	if (!v.is_possible ||
		(best->n &&
			(v.severity < best->verdict.severity ||
				(v.severity == best->verdict.severity && v.score <= best->verdict.score))))
		return;
	*best = (struct lock_cycle){ .n = 2,
		.edges = { e, other },
		.pairs = { pair, second },
		.verdict = v };
}

// Self edges between other keys of the same type: an object here, any object of the class there.
static void try_self_across(struct lock_order *lo, uint32_t edge, struct lock_cycle *best)
{
	const struct lock_edge first = lo->edges.v[edge];
	uint64_t *list = map_get(&lo->edges_from, key_family(lo, first.to));
	uint32_t n_tried = 0;
	for (uint32_t e = list ? (uint32_t)*list : UINT32_MAX; e != UINT32_MAX && n_tried < MAX_ACROSS;
		 e = lo->next_from.v[e]) {
		const struct lock_edge other = lo->edges.v[e];
		// In a program, two known objects there: parent.sum() of any child, child.inc() of its parent.
		bool is_self = keys_meet(lo, other.from, other.to);
		if ((is_self ? e <= edge : lo->is_library) || !keys_meet(lo, first.to, other.from) ||
			!keys_meet(lo, other.to, first.from))
			continue;
		for (uint32_t a = edge; a != UINT32_MAX; a = lo->edges.v[a].next)
			for (uint32_t b = e; b != UINT32_MAX && n_tried++ < MAX_ACROSS; b = lo->edges.v[b].next)
				try_self_pair(lo, a, b, best);
	}
}

static void try_self(struct search *s, uint32_t edge)
{
	struct lock_order *lo = s->lo;
	struct lock_cycle best = { 0 };
	for (uint32_t e = edge; e != UINT32_MAX; e = lo->edges.v[e].next)
		for (uint32_t other = e; other != UINT32_MAX; other = lo->edges.v[other].next)
			try_self_pair(lo, e, other, &best);
	try_self_across(lo, edge, &best);
	if (best.n)
		keep(s, &best);
}

static int compare_candidates(const void *left, const void *right)
{
	const struct lock_cycle *a = left, *b = right;
	return a->n != b->n ? (a->n > b->n) - (a->n < b->n)
						: (a->edges[0] > b->edges[0]) - (a->edges[0] < b->edges[0]);
}

// A longer cycle says nothing new where two of its locks make a cycle of their own.
static bool contains_shorter(const struct search *s, const struct lock_cycle *c)
{
	const struct lock_order *lo = s->lo;
	for (uint32_t i = 0; i < s->found.n; i++) {
		const struct lock_cycle *other = &s->found.v[i];
		if (other->n >= c->n)
			continue;
		uint32_t n_shared = 0;
		for (uint32_t a = 0; a < other->n; a++)
			for (uint32_t b = 0; b < c->n; b++)
				if (keys_meet(lo, lo->edges.v[other->edges[a]].from,
						lo->edges.v[c->edges[b]].from)) {
					n_shared++;
					break;
				}
		if (n_shared == other->n)
			return true;
	}
	return false;
}

void cycles_find(struct lock_order *lo)
{
	struct search s = { .lo = lo };
	uint32_t max = lo->in->options->max_cycle < MAX_CYCLE ? lo->in->options->max_cycle : MAX_CYCLE;

	lo->traits = xcalloc(lo->pairs.n + 1, sizeof(*lo->traits));
	build_edges(lo);
	index_edges(&s);
	for (uint32_t length = 2; length <= max && s.n_steps <= s.max_steps; length++) {
		s.n_steps = length <= 3 ? 0 : s.n_steps;
		s.max_steps = length == 2 ? MAX_STEPS_OF_TWO : MAX_STEPS_OF_MORE;
		for (uint32_t e = 0; e < lo->edges.n; e++) {
			const struct lock_edge *edge = &lo->edges.v[e];
			if (!is_first(lo, e))
				continue;
			if (keys_meet(lo, edge->from, edge->to)) {
				if (length == 2)
					try_self(&s, e);
				continue;
			}
			s.path[0] = e;
			extend(&s, 1, length);
			if ((e & 0xff) == 0 && budget_is_over(lo->in->budget))
				break;
		}
	}
	if (s.found.n)
		qsort(s.found.v, s.found.n, sizeof(struct lock_cycle), compare_candidates);
	for (uint32_t i = 0; i < s.found.n; i++)
		if (contains_shorter(&s, &s.found.v[i]))
			s.found.v[i].is_grouped = s.found.v[i].is_merged = true;
	alike_merge(lo, s.found.v, s.found.n);
	for (uint32_t i = 0; i < s.found.n; i++)
		if (!s.found.v[i].is_merged)
			describe(lo, s.found.v[i].edges, s.found.v[i].pairs, s.found.v[i].n,
				&s.found.v[i].verdict);
	if (s.n_steps > s.max_steps)
		findings_add_limit(lo->out, "bound", "lock-order",
			s.max_steps == MAX_STEPS_OF_TWO
				? "there are more locks than can be compared: not all cycles were looked for"
				: "not all cycles of three and more locks were looked for; those of two locks were");
	free(lo->traits);
	lo->traits = NULL;
	vec_release(&s.found);
	map_release(&s.by_set);
	map_release(&s.edges_between);
	free(s.next_between);
}
