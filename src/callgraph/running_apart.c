// Threads that main starts and waits for: what runs before they start or after they have ended is never
// between what they do.
//
//     writer.start(); writer.join(); reader.start();     writer and reader are never there together
//
// As in alone.c time is told by the order of main's code; a join that a branch leaves out does not count.
#include "callgraph/running_internal.h"
#include "model/model.h"

#include <stdlib.h>

// Waits for what its receiver runs.
static bool is_end(const struct method *method)
{
	if (!method || method_is_static(method))
		return false;
	if (model_is_within(method->owner, MODEL_KNOWN_CONCURRENT))
		return running_is_named(method, "awaitTermination") || running_is_named(method, "close") ||
			running_is_named(method, "get") || running_is_named(method, "join");
	// A timed join may return before.
	return running_is_named(method, "join") && method->descriptor->text[1] == ')';
}

static bool is_start_and_end(const struct method *method)
{
	return method && model_is_within(method->owner, MODEL_KNOWN_CONCURRENT) &&
		(running_is_named(method, "invokeAll") || running_is_named(method, "invokeAny") ||
			running_is_named(method, "invoke"));
}

static uint32_t receiver_of(const struct method_facts *facts, const struct fact_call *call)
{
	return call->n_args && call->op != OP_invokestatic ? facts->operands[call->args] : 0;
}

// Is there a way from `from` to behind `to` that leaves it out?
static bool is_left_out(const struct method *method, uint32_t from, uint32_t to)
{
	const struct code *code = method->member->code;
	for (uint32_t at = 0; code && code->starts && at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		at = insn.next;
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.bci > from &&
			insn.bci < to && (uint32_t)insn.a > to)
			return true;
	}
	return false;
}

static bool ends(const struct method_facts *facts, uint32_t start, const struct fact_call *end)
{
	const struct fact_call *begin = &facts->calls[start];
	uint32_t thread = receiver_of(facts, begin), ended = receiver_of(facts, end);
	if (!is_end(end->target) || !ended || end->bci < begin->bci)
		return false;
	struct span place = loop_around(facts->method, end->bci),
				first = loop_around(facts->method, begin->bci);
	bool is_result = facts->exprs[ended].kind == EXPR_CALL && facts->exprs[ended].a == start;
	bool is_all = place.from != place.to && running_is_named(end->target, "join") &&
		place.from > first.to;
	bool is_own = ended == thread || is_result;
	if ((!is_own && !is_all) || (is_own && place.from != first.from && first.from != first.to))
		return false;
	return !is_left_out(facts->method, begin->bci, is_all ? place.from : end->bci);
}

// Does the method make a thread there, and do nothing with it but return it?
static bool is_factory(const struct method_facts *facts, const struct fact_call *start)
{
	uint32_t made = receiver_of(facts, start);
	if (!start->target || !running_is_named(start->target, "<init>") || !made ||
		facts->exprs[made].kind != EXPR_NEW || facts->n_returns != 1 || facts->returns[0] != made)
		return false;
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == made)
			return false;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++) {
			const struct fact_call *call = &facts->calls[i];
			bool is_setter = k == 0 && call->op == OP_invokevirtual && call->target &&
				slice_has_prefix(name_slice(call->target->name), SLICE("set"));
			if (facts->operands[call->args + k] == made && call != start && !is_setter)
				return false;
		}
	return true;
}

// Thread t = worker(); t.start(): who calls the method that makes the thread is the one to start it.
static const struct cg_edge *start_in_main(const struct running_nodes *nodes,
	const struct cg_edge *edge)
{
	const struct cg_node *maker = &nodes->cg->nodes[edge->from];
	const struct fact_call *start = running_call(nodes->cg, edge);
	if (!start || maker->n_in != 1 || maker->is_entry || !is_factory(maker->facts, start))
		return edge;
	const struct cg_edge *in = &nodes->cg->edges[nodes->cg->in_edges[maker->first_in]];
	return in->kind == CG_CALL && !in->lambda ? in : edge;
}

static struct cg_stay stay_of(const struct running_nodes *nodes, const struct cg_edge *edge,
	uint32_t thread)
{
	const struct cg_node *main = &nodes->cg->nodes[edge->from];
	const struct fact_call *start = &main->facts->calls[edge->call];
	struct span place = loop_around(main->method, start->bci);
	struct cg_stay stay = { main->method, thread, place.from, UINT32_MAX };
	if (is_start_and_end(start->target))
		stay.to = place.to;
	for (uint32_t i = 0; i < main->facts->n_calls && stay.to == UINT32_MAX; i++)
		if (ends(main->facts, edge->call, &main->facts->calls[i]))
			stay.to = loop_around(main->method, main->facts->calls[i].bci).to;
	return stay;
}

static bool is_main(const struct cg_running *running, const struct running_nodes *nodes,
	uint32_t node)
{
	if (nodes->is_repeated[node])
		return false;
	for (uint32_t i = 0; i < running->n_mains; i++)
		if (running->mains[i].method == nodes->cg->nodes[node].method)
			return true;
	return false;
}

static void find_stays(const struct running_nodes *nodes, struct cg_running *running)
{
	const struct callgraph *cg = nodes->cg;
	running->stays = xcalloc(cg->n_threads + 1, sizeof(*running->stays));
	for (uint32_t i = 0; i < cg->n_threads && i < 63; i++) {
		uint32_t start = cg->threads[i].start;
		const struct cg_edge *edge = start == UINT32_MAX ? NULL
														 : start_in_main(nodes, &cg->edges[start]);
		if (!edge || !is_main(running, nodes, edge->from) || !running_call(cg, edge))
			continue;
		running->stays[running->n_stays++] = stay_of(nodes, edge, i);
	}
}

// ---- what main calls and starts -------------------------------------------------------------

struct apart {
	uint64_t never; // are not there while it runs
	uint64_t ended; // had ended before
};

static struct apart apart_in_main(const struct cg_running *running, const struct method *main,
	uint32_t bci)
{
	struct apart apart = { 0 };
	for (uint32_t i = 0; i < running->n_stays; i++) {
		const struct cg_stay *stay = &running->stays[i];
		if (stay->main != main)
			continue;
		if (bci < stay->from || bci > stay->to)
			apart.never |= UINT64_C(1) << stay->thread;
		if (bci > stay->to)
			apart.ended |= UINT64_C(1) << stay->thread;
	}
	return apart;
}

static struct apart apart_of_edge(const struct running_nodes *nodes,
	const struct cg_running *running, const struct apart *known, const struct cg_edge *edge)
{
	const struct fact_call *call = running_call(nodes->cg, edge);
	struct apart apart = known[edge->from];
	if (is_main(running, nodes, edge->from))
		apart = call ? apart_in_main(running, nodes->cg->nodes[edge->from].method, call->bci)
					 : (struct apart){ 0 };
	if (edge->kind == CG_START) // it may still be there when others start
		apart.never = apart.ended;
	return apart;
}

// The largest sets, as in alone.c.
void apart_find(const struct running_nodes *nodes, struct cg_running *running)
{
	const struct callgraph *cg = nodes->cg;
	struct apart *known = xcalloc(cg->n_nodes + 1, sizeof(*known));
	find_stays(nodes, running);
	for (uint32_t n = 0; n < cg->n_nodes; n++)
		if (!cg->nodes[n].is_entry)
			known[n] = (struct apart){ UINT64_MAX, UINT64_MAX };
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t e = 0; e < cg->n_edges; e++) {
			struct apart *to = &known[cg->edges[e].to];
			struct apart apart = apart_of_edge(nodes, running, known, &cg->edges[e]);
			is_changed |= (to->never & ~apart.never) || (to->ended & ~apart.ended);
			to->never &= apart.never;
			to->ended &= apart.ended;
		}
	}
	running->apart = xcalloc(running->n_methods + 1, sizeof(*running->apart));
	memset(running->apart, 0xff, (running->n_methods + 1) * sizeof(*running->apart));
	for (uint32_t n = 0; n < cg->n_nodes; n++)
		if (cg->nodes[n].method && cg->nodes[n].method->id <= running->n_methods)
			running->apart[cg->nodes[n].method->id] &= known[n].never;
	free(known);
}

static uint64_t apart_at(const struct cg_running *running, const struct method *method,
	uint32_t bci)
{
	for (uint32_t i = 0; i < running->n_mains && bci != UINT32_MAX; i++)
		if (running->mains[i].method == method)
			return apart_in_main(running, method, bci).never;
	return method->id <= running->n_methods ? running->apart[method->id] : 0;
}

uint64_t cg_running_apart(const struct cg_running *running, const struct method *method,
	uint32_t bci)
{
	uint64_t apart = apart_at(running, method, bci);
	for (uint32_t w = 0; w < running->n_workers; w++)
		if ((apart & running->workers[w]) != running->workers[w])
			apart &= ~running->workers[w];
	return apart;
}
