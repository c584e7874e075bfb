// One walk over the whole graph, by all threads: the few nodes and edges that the next steps start from,
// so that they need not go through all of it again.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

#include "base/pool.h"

#define NODES_A_PIECE 4096
#define EDGES_A_PIECE 32768

struct walk {
	const struct lock_order *lo;
	struct survey *pieces;
	uint32_t n_of_nodes; // the other pieces are of edges
};

static bool is_initialiser(const struct cg_node *node)
{
	return method_is_class_initialiser(node->method);
}

static void look_at_node(const struct lock_order *lo, uint32_t id, struct survey *s)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	const struct method_facts *facts = node->facts;
	if (!facts)
		return;
	bool is_init = lo->cg->options.has_initialisers && is_initialiser(node);
	if (is_init || facts->n_locks + facts->n_more_locks)
		vec_push(&s->lockers, id);
	if (facts->n_helds >= 2) // the first is none
		vec_push(&s->holders, id);
	if (facts->n_left)
		vec_push(&s->leavers, id);
	if (is_init)
		vec_push(&s->initialisers, id);
}

static uint32_t end_of_piece(uint32_t first, uint32_t n, uint32_t most)
{
	return n - first < most ? n : first + most;
}

static void walk_piece(void *context, uint32_t piece, uint32_t worker)
{
	(void)worker;
	const struct walk *walk = context;
	const struct callgraph *cg = walk->lo->cg;
	struct survey *found = &walk->pieces[piece];
	if (piece < walk->n_of_nodes) {
		uint32_t first = piece * NODES_A_PIECE;
		uint32_t end = end_of_piece(first, cg->n_nodes, NODES_A_PIECE);
		for (uint32_t id = first ? first : 1; id < end; id++)
			look_at_node(walk->lo, id, found);
	} else {
		uint32_t first = (piece - walk->n_of_nodes) * EDGES_A_PIECE;
		uint32_t end = end_of_piece(first, cg->n_edges, EDGES_A_PIECE);
		for (uint32_t e = first; e < end; e++)
			if (cg->edges[e].kind == CG_START)
				vec_push(&found->starts, e);
	}
}

#define APPEND(to, from)                                                          \
	do {                                                                          \
		if ((from)->n) {                                                          \
			vec_reserve((to), (to)->n + (from)->n);                               \
			memcpy((to)->v + (to)->n, (from)->v, (from)->n * sizeof(*(from)->v)); \
			(to)->n += (from)->n;                                                 \
		}                                                                         \
		vec_release(from);                                                        \
	} while (0)

void survey_make(struct lock_order *lo)
{
	uint32_t n_of_nodes = lo->cg->n_nodes / NODES_A_PIECE + 1;
	uint32_t n_pieces = n_of_nodes + lo->cg->n_edges / EDGES_A_PIECE + 1;
	struct survey *pieces = xcalloc(n_pieces, sizeof(*pieces)), *all = &lo->survey;
	struct walk walk = { lo, pieces, n_of_nodes };
	pool_run(n_of_nodes > 1 ? lo->in->options->jobs : 1, n_pieces, 1, walk_piece, &walk);
	for (uint32_t i = 0; i < n_pieces; i++) {
		APPEND(&all->starts, &pieces[i].starts);
		APPEND(&all->lockers, &pieces[i].lockers);
		APPEND(&all->holders, &pieces[i].holders);
		APPEND(&all->leavers, &pieces[i].leavers);
		APPEND(&all->initialisers, &pieces[i].initialisers);
	}
	free(pieces);
}
