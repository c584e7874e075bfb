// Which methods surely run: from what a thread begins with, by calls each of which can run one method only and is made
// under no lock. A witness, not an approximation of all ways: where there is none, a thread may come there all the same,
// but then one call has to be guessed, or callers hold a lock that may be the right one.
#include "running/internal.h"

typedef VEC(uint32_t) node_list;

static void add_sure(struct running *r, node_list *work, uint32_t node)
{
	if (r->is_sure[node])
		return;
	r->is_sure[node] = true;
	vec_push(work, node);
}

// Can the call run nothing but this method?
static bool is_only_target(const struct pta *pta, const struct pta_edge *edges, uint32_t n,
	const struct pta_edge *edge)
{
	const struct method *method = pta_node(pta, edge->to)->method;
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].bci == edge->bci && edges[i].kind != PTA_INITIALISE &&
			pta_node(pta, edges[i].to)->method != method)
			return false;
	return true;
}

void sure_find(struct running *r)
{
	const struct pta *pta = r->pta;
	node_list work = { 0 };
	uint32_t n;
	r->is_sure = xcalloc(pta_n_nodes(pta) + 1, sizeof(*r->is_sure));
	for (uint32_t t = 1; t <= threads_count(r->threads); t++)
		if (r->bits[t] != UINT8_MAX)
			add_sure(r, &work, thread_at(r->threads, t)->entry);
	while (work.n) {
		uint32_t node = work.v[--work.n];
		const struct body *body = bodies_of_node(r->bodies, node);
		const struct pta_edge *edges = pta_edges_from(pta, node, &n);
		for (uint32_t i = 0; body && i < n; i++)
			if ((edges[i].kind == PTA_CALL || edges[i].kind == PTA_RUN) &&
				!locks_at(body->locks, body_insn_at(body, edges[i].bci)) &&
				is_only_target(pta, edges, n, &edges[i]))
				add_sure(r, &work, edges[i].to);
	}
	vec_release(&work);
}

bool running_surely(const struct running *r, const struct method *method)
{
	if (!r->is_known)
		return false;
	for (uint32_t node = pta_first_node(r->pta, method); node; node = pta_next_node(r->pta, node))
		if (r->is_sure[node])
			return true;
	return false;
}
