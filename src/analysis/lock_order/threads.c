// The threads of a program, as the report names them. Starts that cannot be told apart by what they
// run and where they are made are one thread, and many.
#include "analysis/lock_order/lock_order.h"

static bool is_same(const struct callgraph *cg, const struct cg_thread *a,
	const struct cg_thread *b)
{
	if (cg->nodes[a->node].method != cg->nodes[b->node].method ||
		(a->start == UINT32_MAX) != (b->start == UINT32_MAX))
		return false;
	if (a->start == UINT32_MAX)
		return true;
	const struct cg_edge *left = &cg->edges[a->start], *right = &cg->edges[b->start];
	return cg->nodes[left->from].method == cg->nodes[right->from].method &&
		left->call == right->call;
}

void lock_order_list_threads(struct analysis_input *in, const struct callgraph *cg,
	struct findings *out)
{
	struct arena arena;
	if (in->options->mode == SCAN_LIBRARY)
		return;
	arena_init(&arena);
	for (uint32_t t = 0; t < cg->n_threads; t++) {
		const struct cg_thread *thread = &cg->threads[t];
		bool is_listed = false, is_many = thread->is_many;
		for (uint32_t k = 0; k < cg->n_threads; k++) {
			if (k == t || !is_same(cg, thread, &cg->threads[k]))
				continue;
			is_listed |= k < t;
			is_many |= cg->threads[k].is_many;
		}
		if (is_listed)
			continue;
		struct finding_thread listed = {
			.id = out->threads.n,
			.run = analysis_method_name(cg->nodes[thread->node].method, &arena),
			.many = is_many,
		};
		struct finding_frame start;
		if (thread->start != UINT32_MAX) {
			const struct cg_edge *edge = &cg->edges[thread->start];
			const struct cg_node *from = &cg->nodes[edge->from];
			start = analysis_frame(from->method, from->facts->calls[edge->call].bci, &arena);
			listed.start = &start;
		}
		findings_add_thread(out, &listed);
	}
	arena_release(&arena);
}
