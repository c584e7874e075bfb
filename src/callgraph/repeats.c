// What may run more than once: a call in a loop, a method that is called from several places, and what
// they call. Loops are told by the order of the code.
#include "callgraph/running_internal.h"
#include "model/model.h"

// From the targets of branches back to the branches.
struct span loop_around(const struct method *method, uint32_t bci)
{
	struct span loop = { bci, bci };
	const struct code *code = method->member->code;
	for (uint32_t at = 0; code && code->starts && at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		uint32_t target = (uint32_t)insn.a;
		at = insn.next;
		if ((format != OPERAND_BRANCH && format != OPERAND_BRANCH_W) || target > bci ||
			insn.bci < bci)
			continue;
		loop.from = target < loop.from ? target : loop.from;
		loop.to = insn.bci > loop.to ? insn.bci : loop.to;
	}
	return loop;
}

bool is_in_loop(const struct method *method, uint32_t bci)
{
	return loop_around(method, bci).to != bci;
}

// stream.map(f), list.forEach(f): the library runs the function object for each element.
static bool is_for_each(const struct cg_edge *edge, const struct fact_call *call)
{
	if (!edge->lambda || !call || !call->target || call->target->owner->role == ROLE_INPUT)
		return false;
	return model_is_within(call->target->owner, MODEL_KNOWN_STREAMS) ||
		running_is_named(call->target, "forEach") || running_is_named(call->target, "setAll") ||
		running_is_named(call->target, "replaceAll") || running_is_named(call->target, "removeIf");
}

bool repeats(const struct running_nodes *nodes, const struct cg_edge *edge)
{
	const struct fact_call *call = running_call(nodes->cg, edge);
	return nodes->is_repeated[edge->from] || is_for_each(edge, call) ||
		(call && is_in_loop(nodes->cg->nodes[edge->from].method, call->bci));
}

void repeats_find(struct running_nodes *nodes)
{
	const struct callgraph *cg = nodes->cg;
	for (uint32_t n = 0; n < cg->n_nodes; n++)
		nodes->is_repeated[n] = cg->nodes[n].n_in + cg->nodes[n].is_entry > 1;
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t e = 0; e < cg->n_edges; e++)
			if (!nodes->is_repeated[cg->edges[e].to] && repeats(nodes, &cg->edges[e])) {
				nodes->is_repeated[cg->edges[e].to] = true;
				is_changed = true;
			}
	}
}
