// Which threads run which code, other than in a constructor: nodes of points-to, spread from the entries
// over calls. Few different sets, so they have numbers. And the calls that stay within one object.
#include "analysis/object_race/object_race.h"

#include <stdlib.h>

bool objects_is_entry(const struct object_run *run, uint32_t number)
{
	const struct thread *thread = thread_at(run->floor->threads, number);
	return thread->is_own && bodies_of_node(run->bodies, thread->entry);
}

static bool is_equal(const struct bitset *a, const struct bitset *b)
{
	return memcmp(a->words, b->words, a->n_words * sizeof(*a->words)) == 0;
}

static uint32_t intern_threads(struct object_run *run, struct map *index, const struct bitset *set)
{
	uint64_t hash = 0;
	for (uint32_t i = 0; i < set->n_words; i++)
		hash = hash_u64(hash ^ set->words[i]);
	for (;; hash++) {
		bool is_new;
		uint64_t *known = map_put(index, hash, &is_new);
		if (is_new) {
			struct bitset copy = bitset_new(threads_count(run->floor->threads) + 1, &run->arena);
			bitset_copy(&copy, set);
			vec_push(&run->thread_sets, copy);
			*known = run->thread_sets.n - 1;
		}
		if (is_equal(&run->thread_sets.v[*known], set))
			return (uint32_t)*known;
	}
}

static void spread(const struct object_run *run, struct bitset *sets, struct bitset *waiting,
	node_list *work)
{
	while (work->n) {
		uint32_t n, node = work->v[--work->n];
		const struct pta_edge *edges = pta_edges_from(run->pta, node, &n);
		bitset_remove(waiting, node);
		for (uint32_t i = 0; i < n; i++) {
			uint32_t to = edges[i].to;
			if (edges[i].kind == PTA_START || edges[i].kind == PTA_INITIALISE ||
				(bodies_of_node(run->bodies, to) &&
					objects_is_constructor(pta_node(run->pta, to)->method)))
				continue;
			if (bitset_union(&sets[to], &sets[node]) && !bitset_has(waiting, to)) {
				bitset_add(waiting, to);
				vec_push(work, to);
			}
		}
	}
}

void objects_find_threads(struct object_run *run)
{
	uint32_t n_nodes = pta_n_nodes(run->pta), n_threads = threads_count(run->floor->threads);
	struct bitset *sets = xcalloc(n_nodes + 1, sizeof(*sets));
	struct bitset waiting = bitset_new(n_nodes + 1, &run->arena);
	node_list work = { 0 };
	struct map index = { 0 };
	for (uint32_t node = 0; node <= n_nodes; node++)
		sets[node] = bitset_new(n_threads + 1, &run->arena);
	for (uint32_t t = 1; t <= n_threads; t++) {
		if (!objects_is_entry(run, t))
			continue;
		bitset_add(&sets[thread_at(run->floor->threads, t)->entry], t);
		vec_push(&work, thread_at(run->floor->threads, t)->entry);
	}
	spread(run, sets, &waiting, &work);
	run->threads_of = ARENA_ARRAY(&run->arena, uint32_t, n_nodes + 1);
	run->thread_alone = ARENA_ARRAY(&run->arena, uint32_t, n_threads + 1);
	for (uint32_t node = 0; node <= n_nodes; node++) // the empty set has number 0
		run->threads_of[node] = intern_threads(run, &index, &sets[node]);
	for (uint32_t t = 1; t <= n_threads; t++) {
		bitset_clear(&sets[0]);
		bitset_add(&sets[0], t);
		run->thread_alone[t] = intern_threads(run, &index, &sets[0]);
	}
	vec_release(&work);
	map_release(&index);
	free(sets);
}

// ---- hops -------------------------------------------------------------------------------------

// numbers[first[key] .. first[key + 1]]: all i with that key.
void objects_index(struct object_run *run, uint32_t n, uint32_t n_keys,
	uint32_t (*key)(const struct object_run *, uint32_t), uint32_t **first, uint32_t **numbers)
{
	*first = ARENA_ARRAY(&run->arena, uint32_t, n_keys + 2);
	*numbers = ARENA_ARRAY(&run->arena, uint32_t, n + 1);
	for (uint32_t i = 0; i < n; i++)
		if (key(run, i) < n_keys)
			(*first)[key(run, i) + 1]++;
	for (uint32_t k = 0; k <= n_keys; k++)
		(*first)[k + 1] += (*first)[k];
	uint32_t *filled = xcalloc(n_keys + 1, sizeof(uint32_t));
	for (uint32_t i = 0; i < n; i++)
		if (key(run, i) < n_keys)
			(*numbers)[(*first)[key(run, i)] + filled[key(run, i)]++] = i;
	free(filled);
}

static uint32_t key_from(const struct object_run *run, uint32_t i)
{
	return run->hops.v[i].from;
}
static uint32_t key_to(const struct object_run *run, uint32_t i)
{
	return run->hops.v[i].to;
}

// A call through `this`, or of a static method.
static bool stays(const struct body *body, uint32_t insn)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	return call->op == IR_INVOKE &&
		(!ir_invoke_has_receiver(call) || objects_is_this(body, ir_arg(body->ir, call, 0)));
}

static void add_hops(struct object_run *run, uint32_t node, const struct body *body, uint32_t insn)
{
	uint32_t n;
	const struct pta_edge *edges = bodies_edges_at(run->bodies, node, ir_at(body->ir, insn), &n);
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind == PTA_CALL && bodies_of_node(run->bodies, edges[i].to) &&
			!objects_is_constructor(pta_node(run->pta, edges[i].to)->method))
			vec_push(&run->hops, (struct hop){ .from = node, .to = edges[i].to, .insn = insn });
}

void objects_find_hops(struct object_run *run)
{
	uint32_t n_nodes = pta_n_nodes(run->pta);
	for (uint32_t node = 1; node <= n_nodes; node++) {
		const struct body *body = bodies_of_node(run->bodies, node);
		for (uint32_t i = 1; body && run->threads_of[node] && i <= body->ir->n_insns; i++)
			if (stays(body, i))
				add_hops(run, node, body, i);
	}
	objects_index(run, run->hops.n, n_nodes + 1, key_from, &run->first_hop, &run->hops_from);
	objects_index(run, run->hops.n, n_nodes + 1, key_to, &run->first_hop_to, &run->hops_to);
}
