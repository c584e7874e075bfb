// Edges that close a cycle. All cycles on one set of lock types are one finding: the best is kept.
#include "analysis/lock_order/cycles.h"

#include <stdlib.h>

#include "analysis/lock_order/describe.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/self.h"
#include "base/hash.h"

#define MAX_MS_TO_JUDGE 150 // once time is over
#define MAX_ACROSS 200
#define MAX_STACKS_OF_MORE 2       // tried for an edge of a cycle of more than two
#define MAX_STEPS_OF_TWO 200000000 // of the search for cycles; against inputs made to hurt
#define MAX_STEPS_OF_MORE 2000000  // large libraries reach it
#define STEPS_A_CYCLE 500          // so much work is it to judge one

// An edge that goes on from a key, and how many of the key's family come up to it.
struct next {
	uint32_t edge, n_steps;
	uint32_t family; // that it leads to
};

struct nexts {
	bool is_known;
	uint32_t first, n;
	uint32_t n_steps; // all of the family
};

struct search {
	struct lock_order *lo;
	VEC(struct lock_cycle) found;
	struct map by_set;
	uint32_t *family; // of keys
	uint32_t n_families;
	uint32_t *from; // of families: where its edges begin in by_family
	uint32_t *by_family;
	struct map edges_between; // two families -> list
	uint64_t *may_lead;       // a bit by hash of the two: 0: there is no list
	uint32_t may_lead_shift;
	uint32_t *next_between;
	uint32_t *n_between; // of the list from the edge on
	struct nexts *nexts_of_key;
	VEC(struct next) nexts;
	double end;               // of judging, when time is over; 0: it is not
	uint32_t path[MAX_CYCLE]; // edges
	uint64_t n_steps, max_steps;
	uint32_t n_left; // edges that the search did not come to, by then
};

// ---- edges ----------------------------------------------------------------------------------

static bool is_first(const struct lock_edge *edge)
{
	return edge->max_more;
}

// Keys that may meet are of one family, as far as they are looked for.
static void find_families(struct search *s)
{
	const struct lock_order *lo = s->lo;
	struct map numbers = { 0 };
	s->family = xcalloc(lo->keys.n + 1, sizeof(*s->family));
	for (uint32_t key = 0; key < lo->keys.n; key++) {
		bool is_new;
		uint64_t *number = map_put(&numbers, key_family(lo, key), &is_new);
		if (is_new)
			*number = s->n_families++;
		s->family[key] = (uint32_t)*number;
	}
	map_release(&numbers);
}

static uint64_t between(const struct search *s, uint32_t from, uint32_t to)
{
	return (uint64_t)s->family[from] << 32 | s->family[to];
}

static uint32_t lead_of(const struct search *s, uint32_t from, uint32_t to)
{
	return (uint32_t)(((uint64_t)from << 32 | to) * 0x9e3779b97f4a7c15u >> s->may_lead_shift);
}

static bool may_lead(const struct search *s, uint32_t from, uint32_t to)
{
	uint32_t bit = lead_of(s, from, to);
	return s->may_lead[bit / 64] >> bit % 64 & 1;
}

// By what they lead from, and by both ends, so that the edge that closes a cycle is found at once; the
// last first.
static void index_edges(struct search *s)
{
	const struct lock_order *lo = s->lo;
	uint32_t n = lo->edges.n;
	find_families(s);
	s->from = xcalloc(s->n_families + 2, sizeof(*s->from));
	s->by_family = xcalloc(n + 1, sizeof(*s->by_family));
	s->next_between = xcalloc(n + 1, sizeof(*s->next_between));
	s->n_between = xcalloc(n + 1, sizeof(*s->n_between));
	s->nexts_of_key = xcalloc(lo->keys.n + 1, sizeof(*s->nexts_of_key));
	for (uint32_t e = 0; e < n; e++)
		if (is_first(&lo->edges.v[e]))
			s->from[s->family[lo->edges.v[e].from] + 2]++;
	for (uint32_t f = 0; f < s->n_families; f++)
		s->from[f + 1] += s->from[f];
	for (uint32_t e = n; e-- > 0;)
		if (is_first(&lo->edges.v[e]))
			s->by_family[s->from[s->family[lo->edges.v[e].from] + 1]++] = e;
	for (s->may_lead_shift = 52; s->may_lead_shift > 36 && n >> (60 - s->may_lead_shift);)
		s->may_lead_shift--;
	s->may_lead = xcalloc((size_t)1 << (58 - s->may_lead_shift), sizeof(*s->may_lead));
	for (uint32_t e = 0; e < n; e++) {
		const struct lock_edge *edge = &lo->edges.v[e];
		if (!is_first(edge) || edge->is_self)
			continue;
		bool is_new;
		uint32_t bit = lead_of(s, s->family[edge->from], s->family[edge->to]);
		s->may_lead[bit / 64] |= (uint64_t)1 << bit % 64;
		uint64_t *list = map_put(&s->edges_between, between(s, edge->from, edge->to), &is_new);
		s->next_between[e] = is_new ? UINT32_MAX : (uint32_t)*list;
		s->n_between[e] = is_new ? 1 : s->n_between[*list] + 1;
		*list = e;
	}
}

// Of the edges of the key's family, those that begin with what may be the same.
static struct nexts nexts_of(struct search *s, uint32_t key)
{
	const struct lock_order *lo = s->lo;
	struct nexts *nexts = &s->nexts_of_key[key];
	uint32_t first = s->from[s->family[key]], n = s->from[s->family[key] + 1] - first;
	if (!nexts->is_known) {
		*nexts = (struct nexts){ .is_known = true, .first = s->nexts.n, .n_steps = n };
		for (uint32_t i = 0; i < n; i++) {
			const struct lock_edge *edge = &lo->edges.v[s->by_family[first + i]];
			if (!edge->is_self && keys_meet(lo, key, edge->from))
				vec_push(&s->nexts,
					(struct next){ s->by_family[first + i], i + 1, s->family[edge->to] });
		}
		nexts->n = s->nexts.n - nexts->first;
	}
	return *nexts;
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
		// Objects of one vague type are told apart.
		if (!key->is_type)
			hash += key->object ? hash_pair(key->object, key->field)
								: hash_u64(lo->edges.v[edges[i]].from);
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
	const uint64_t stacks = stacks_of(c), set = set_of(s->lo, c->edges, c->n);
	const uint64_t *by_stacks = map_get(&s->by_set, stacks), *by_set = map_get(&s->by_set, set);
	const uint64_t *known = by_set ? by_set : by_stacks;
	uint32_t index = known ? (uint32_t)*known : s->found.n;
	*map_put(&s->by_set, set, NULL) = index;
	*map_put(&s->by_set, stacks, NULL) = index;
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
			(best->n && v.score <= best->verdict.score && v.severity <= best->verdict.severity) ||
			!judge_callers(lo, pairs, n, &v))
			return;
		best->n = n;
		best->verdict = v;
		memcpy(best->edges, edges, n * sizeof(*edges));
		memcpy(best->pairs, pairs, n * sizeof(*pairs));
		return;
	}
	uint32_t most = n == 2 ? EDGE_MAX_PAIRS : MAX_STACKS_OF_MORE;
	for (uint32_t e = edges[at], k = 0; e != UINT32_MAX && k < most; e = lo->edges.v[e].next, k++) {
		pairs[at] = lo->edges.v[e].pair;
		try_stacks(s, edges, n, at + 1, pairs, best);
	}
}

// Does the edge of a cycle of n have stacks that try_stacks does not come to?
static bool has_untried(const struct lock_order *lo, uint32_t edge, uint32_t n)
{
	const struct lock_edge *first = &lo->edges.v[edge];
	return first->has_more || (n > 2 && first->n_more >= MAX_STACKS_OF_MORE);
}

// Does INPUT's own code hold the first lock of one of them?
static bool is_of_input(const struct lock_order *lo, const uint32_t *edges, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct pair *pair = &lo->pairs.v[lo->edges.v[edges[i]].pair];
		while (pair->below != UINT32_MAX)
			pair = &lo->pairs.v[pair->below];
		if (lo->cg->nodes[pair->node].method->owner->role == ROLE_INPUT)
			return true;
	}
	return false;
}

static void note_untried(struct lock_order *lo, const uint32_t *edges, uint32_t n)
{
	lo->bounds.n_stacks++;
	lo->bounds.n_own_stacks += is_of_input(lo, edges, n);
}

static void try_cycle(struct search *s, const uint32_t *edges, uint32_t n)
{
	struct lock_cycle best = { 0 };
	uint32_t pairs[MAX_CYCLE];
	try_stacks(s, edges, n, 0, pairs, &best);
	if (best.n)
		keep(s, &best);
	for (uint32_t i = 0; i < n && !best.n; i++)
		if (has_untried(s->lo, edges[i], n)) {
			note_untried(s->lo, edges, n);
			return;
		}
}

// ---- search ---------------------------------------------------------------------------------

// Does the edge lead back to the middle of the path?
static bool is_twice(const struct search *s, const struct lock_edge *edge, uint32_t n)
{
	const struct lock_order *lo = s->lo;
	for (uint32_t i = 1; i < n; i++)
		if (keys_meet(lo, edge->to, lo->edges.v[s->path[i]].from))
			return true;
	return false;
}

static void close_cycle(struct search *s, uint32_t n)
{
	struct lock_order *lo = s->lo;
	const struct lock_edge last = lo->edges.v[s->path[n - 1]], first = lo->edges.v[s->path[0]];
	const uint64_t *list = map_get(&s->edges_between, between(s, last.to, first.from));
	for (uint32_t e = list ? (uint32_t)*list : UINT32_MAX; e != UINT32_MAX;
		 e = s->next_between[e]) {
		const struct lock_edge *edge = &lo->edges.v[e];
		if (e <= s->path[0]) { // as are those behind it
			s->n_steps += s->n_between[e];
			return;
		}
		if (++s->n_steps > s->max_steps)
			return;
		if (!keys_meet(lo, last.to, edge->from) || !keys_meet(lo, edge->to, first.from) ||
			is_twice(s, edge, n))
			continue;
		s->path[n] = e;
		try_cycle(s, s->path, n + 1);
		s->n_steps += STEPS_A_CYCLE;
	}
}

// Cycles of that length through the first edge of the path whose other edges have greater numbers.
static void extend(struct search *s, uint32_t n, uint32_t length)
{
	struct lock_order *lo = s->lo;
	if (n + 1 == length) {
		close_cycle(s, n);
		return;
	}
	const struct lock_edge last = lo->edges.v[s->path[n - 1]], first = lo->edges.v[s->path[0]];
	const struct nexts nexts = nexts_of(s, last.to);
	uint32_t n_steps = 0;
	for (uint32_t i = 0; i < nexts.n; i++) {
		const struct next next = s->nexts.v[nexts.first + i];
		const struct lock_edge *edge = &lo->edges.v[next.edge];
		if (next.edge <= s->path[0]) // as are those behind it
			break;
		s->n_steps += next.n_steps - n_steps;
		n_steps = next.n_steps;
		if (s->n_steps > s->max_steps)
			return;
		if (n + 2 == length && !may_lead(s, next.family, s->family[first.from]))
			continue;
		if (keys_meet(lo, edge->to, first.from) || is_twice(s, edge, n))
			continue;
		s->path[n] = next.edge;
		extend(s, n + 1, length);
	}
	s->n_steps += nexts.n_steps - n_steps;
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
// Returns whether there were more than are tried.
static bool try_self_across(const struct search *s, uint32_t edge, struct lock_cycle *best)
{
	struct lock_order *lo = s->lo;
	const struct lock_edge first = lo->edges.v[edge];
	uint32_t family = s->family[first.to], n_tried = 0;
	for (uint32_t i = s->from[family]; i < s->from[family + 1] && n_tried < MAX_ACROSS; i++) {
		uint32_t e = s->by_family[i];
		const struct lock_edge other = lo->edges.v[e];
		// In a program, two known objects there: parent.sum() of any child, child.inc() of its parent.
		if ((other.is_self ? e <= edge : lo->is_library) || !keys_meet(lo, first.to, other.from) ||
			!keys_meet(lo, other.to, first.from))
			continue;
		for (uint32_t a = edge; a != UINT32_MAX; a = lo->edges.v[a].next)
			for (uint32_t b = e; b != UINT32_MAX && n_tried++ < MAX_ACROSS; b = lo->edges.v[b].next)
				try_self_pair(lo, a, b, best);
	}
	return n_tried >= MAX_ACROSS;
}

static void try_self(struct search *s, uint32_t edge)
{
	struct lock_order *lo = s->lo;
	struct lock_cycle best = { 0 };
	for (uint32_t e = edge; e != UINT32_MAX; e = lo->edges.v[e].next)
		for (uint32_t other = e; other != UINT32_MAX; other = lo->edges.v[other].next)
			try_self_pair(lo, e, other, &best);
	bool is_cut = try_self_across(s, edge, &best) || lo->edges.v[edge].has_more;
	if (best.n)
		keep(s, &best);
	else if (is_cut)
		note_untried(lo, &edge, 1);
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

// When time is over the pairs found so far are still worth a look: what they say holds without the
// others, and judging them takes little of the time that finding them took.
static bool is_judged_enough(struct search *s)
{
	if (!budget_is_over(s->lo->in->budget))
		return false;
	double now = clock_milliseconds();
	if (s->end == 0)
		s->end = now + MAX_MS_TO_JUDGE;
	return now >= s->end;
}

// Groups of locks each of which leads to each other, with more locks than cycles may have.
static uint32_t count_larger(const struct search *s, uint32_t max)
{
	const struct lock_order *lo = s->lo;
	uint32_t n_edges = s->from[s->n_families], n = 0;
	uint32_t *targets = xcalloc(n_edges + 1, sizeof(*targets));
	for (uint32_t i = 0; i < n_edges; i++)
		targets[i] = s->family[lo->edges.v[s->by_family[i]].to];
	uint32_t *component = components_find(s->n_families, s->from, targets);
	uint32_t *size = xcalloc(s->n_families + 1, sizeof(*size));
	for (uint32_t i = 0; i < s->n_families; i++)
		n += ++size[component[i]] == max + 1;
	free(targets);
	free(component);
	free(size);
	return n;
}

void cycles_find(struct lock_order *lo)
{
	struct search s = { .lo = lo };
	uint32_t max = lo->in->options->max_cycle < MAX_CYCLE ? lo->in->options->max_cycle : MAX_CYCLE;

	lo->traits = xcalloc(lo->pairs.n + 1, sizeof(*lo->traits));
	edges_build(lo);
	index_edges(&s);
	for (uint32_t length = 2; length <= max && s.n_steps <= s.max_steps; length++) {
		s.n_steps = length <= 3 ? 0 : s.n_steps;
		s.max_steps = length == 2 ? MAX_STEPS_OF_TWO : MAX_STEPS_OF_MORE;
		for (uint32_t e = 0; e < lo->edges.n; e++) {
			const struct lock_edge *edge = &lo->edges.v[e];
			if ((e & 0x3f) == 0 && is_judged_enough(&s))
				break;
			if (!is_first(edge))
				continue;
			if (edge->is_self) {
				if (length == 2)
					try_self(&s, e);
				continue;
			}
			s.path[0] = e;
			extend(&s, 1, length);
			s.n_left += s.n_steps > s.max_steps;
		}
	}
	if (s.found.n)
		qsort(s.found.v, s.found.n, sizeof(struct lock_cycle), compare_candidates);
	for (uint32_t i = 0; i < s.found.n; i++)
		if (contains_shorter(&s, &s.found.v[i]))
			s.found.v[i].is_grouped = s.found.v[i].is_merged = true;
	knots_merge(lo, s.found.v, s.found.n);
	alike_merge(lo, s.found.v, s.found.n);
	for (uint32_t i = 0; i < s.found.n; i++)
		if (!s.found.v[i].is_merged)
			describe(lo, s.found.v[i].edges, s.found.v[i].pairs, s.found.v[i].n,
				&s.found.v[i].verdict);
	*(s.max_steps == MAX_STEPS_OF_TWO ? &lo->bounds.n_of_two : &lo->bounds.n_of_more) = s.n_left;
	lo->bounds.n_groups = count_larger(&s, max);
	bounds_say_cycles(lo, max);
	free(lo->traits);
	lo->traits = NULL;
	vec_release(&s.found);
	map_release(&s.by_set);
	map_release(&s.edges_between);
	vec_release(&s.nexts);
	free(s.family);
	free(s.from);
	free(s.by_family);
	free(s.next_between);
	free(s.n_between);
	free(s.may_lead);
	free(s.nexts_of_key);
}
