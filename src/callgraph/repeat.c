// Calls that a behaviour makes just as an earlier behaviour of the same method does: those that have
// nothing to do with the parameters in which the two differ. They need not be looked at again.
#include "callgraph/internal.h"

#define MAX_DEPTH 6 // phis of phis; evaluation does not go as deep

// Does one of its arguments depend on a parameter of the set? Where there are too many
// implementations for a parameter, the class of `this` has a say as well (call_own_class).
static bool depends_on(const struct method_facts *facts, const struct fact_call *call,
	param_set set)
{
	param_set found = 0;
	for (uint32_t i = 0; i < call->n_args; i++) {
		uint32_t argument = facts->operands[call->args + i];
		uint8_t kind = argument ? facts->exprs[argument].kind : EXPR_NULL;
		if (kind == EXPR_PARAM || kind == EXPR_PHI)
			found |= params_of(facts, argument, MAX_DEPTH + 1, UINT64_MAX);
	}
	return (found ? found | param_bit(0) : 0) & set;
}

struct repeat repeat_of(const struct expander *x, uint32_t id)
{
	const struct cg_private *private = x->cg->private;
	const struct cg_node *node = &private->nodes.v[id];
	uint32_t first = node->method->id < private->n_first ? private->first_of[node->method->id] : 0;
	struct repeat repeat = { 0 };
	if (!first)
		return repeat;
	repeat.first = &private->nodes.v[first];
	repeat.edge = repeat.first->first_edge;
	for (uint32_t i = 0; i < node->n_params; i++)
		if (node->params[i] != repeat.first->params[i])
			repeat.differ |= param_bit(i);
	return repeat;
}

// Unless the call has it already, in a proposal from `first` on.
static void propose_again(struct expander *x, uint32_t from, const struct cg_edge *edge,
	uint32_t first)
{
	const struct cg_private *private = x->cg->private;
	for (uint32_t i = first; i < x->proposals.n; i++)
		if (x->proposals.v[i].edge.to == edge->to)
			return;
	if (private->has_outside && private->nodes.v[edge->to].depth > 0)
		vec_push(&x->wanted, (struct wanted){ .proposal = x->proposals.n });
	vec_push(&x->proposals, (struct proposal){ .edge = *edge });
	x->proposals.v[x->proposals.n - 1].edge.from = from;
}

bool repeat_call(struct expander *x, uint32_t id, uint32_t call, struct repeat *repeat)
{
	const struct cg_private *private = x->cg->private;
	const struct cg_node *first = repeat->first;
	if (!first)
		return false;
	const struct cg_edge *edges = private->edges.v;
	uint32_t begin = repeat->edge, end = first->first_edge + first->n_edges;
	while (repeat->edge < end && edges[repeat->edge].call == call)
		repeat->edge++;
	// Captured values are arguments of another call; threads are counted.
	for (uint32_t e = begin; e < repeat->edge; e++)
		if (edges[e].lambda || edges[e].kind == CG_START)
			return false;
	if (depends_on(first->facts, &first->facts->calls[call], repeat->differ))
		return false;
	uint32_t n_before = x->proposals.n;
	for (uint32_t e = begin; e < repeat->edge; e++)
		propose_again(x, id, &edges[e], n_before);
	return true;
}

void repeat_note(struct callgraph *cg, uint32_t id, uint32_t method)
{
	struct cg_private *private = cg->private;
	if (method && method < private->n_first && !private->first_of[method])
	private->first_of[method] = id;
}

void repeat_forget(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	uint32_t n = cg->world->n_methods + 1;
	private->first_of = xrealloc(private->first_of, n * sizeof(*private->first_of));
	memset(private->first_of, 0, n * sizeof(*private->first_of));
	private->n_first = n;
}
