// Can the stacks be run at the same time? Each needs a thread of its own; a thread that is started
// after another was joined does not meet it, nor what its starter did before; tasks of an executor
// with one thread, of one timer, or of the event queue run one after the other.
#include "analysis/lock_order/lock_order.h"

uint64_t pair_threads(const struct lock_order *lo, uint32_t pair)
{
	return lo->cg->nodes[lo->pairs.v[pair].node].threads;
}

// Is the bytecode index inside a loop, as far as backward branches tell?
static bool is_in_loop(const struct method *method, uint32_t bci)
{
	const struct code *code = method->member->code;
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a <= (int32_t)bci &&
			bci <= at && insn.a <= (int32_t)at)
			return true;
		at = insn.next;
	}
	return false;
}

// ---- one thread for many tasks --------------------------------------------------------------

#define RUNNER_EVENTS (UINT32_MAX - 1)

static bool is_single_executor(struct lock_order *lo, const struct method_facts *facts,
	uint32_t expr)
{
	struct pta_set set = pta_objects(lo->pta, facts, expr);
	for (uint32_t i = 0; i < set.n; i++) {
		const struct pta_object *object = pta_object(lo->pta, set.objects[i]);
		if (object->kind != OBJECT_NEW ||
			!slice_has_prefix(name_slice(object->method->name), SLICE("newSingleThread")))
			return false;
	}
	return set.n > 0;
}

// What runs the task, if that is one thread: equal for tasks of the same thread, else 0.
static uint32_t runner_of(struct lock_order *lo, uint32_t t)
{
	if (lo->cg->threads[t].start == UINT32_MAX)
		return 0;
	const struct cg_edge *edge = &lo->cg->edges[lo->cg->threads[t].start];
	const struct cg_node *starter = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &starter->facts->calls[edge->call];
	if (!call->target || call->n_args == 0)
		return 0;
	if (strcmp(call->target->name->text, "invokeLater") == 0)
		return RUNNER_EVENTS;
	uint32_t receiver = starter->facts->operands[call->args];
	if (call->op == OP_invokestatic || !receiver || call->target->name->text[0] == '<' ||
		strcmp(call->target->name->text, "start") == 0)
		return 0;
	bool is_timer = strcmp(call->target->owner->name->text, "java/util/Timer") == 0;
	return is_timer || is_single_executor(lo, starter->facts, receiver)
		? 1 + name_of_expr(lo, starter, receiver)
		: 0;
}

static bool is_many(struct lock_order *lo, uint32_t t, uint32_t depth)
{
	const struct cg_thread *thread = &lo->cg->threads[t];
	if (t < 63 && runner_of(lo, t))
		return false;
	if (t >= 63 || thread->is_many)
		return true;
	if (thread->start == UINT32_MAX || depth > 4)
		return false;
	const struct cg_edge *edge = &lo->cg->edges[thread->start];
	const struct cg_node *starter = &lo->cg->nodes[edge->from];
	if (is_in_loop(starter->method, starter->facts->calls[edge->call].bci))
		return true;
	// Started by a method that is called more than once, or by a thread of which there are many.
	uint32_t n_calls = 0;
	for (uint32_t i = 0; i < starter->n_in; i++) {
		const struct cg_edge *in = &lo->cg->edges[lo->cg->in_edges[starter->first_in + i]];
		const struct cg_node *caller = &lo->cg->nodes[in->from];
		n_calls += in->kind == CG_CALL;
		if (is_in_loop(caller->method, caller->facts->calls[in->call].bci))
			return true;
	}
	if (n_calls > 1)
		return true;
	for (uint32_t i = 0; i < lo->cg->n_threads && i < 63; i++)
		if (starter->threads >> i & 1 && i != t && is_many(lo, i, depth + 1))
			return true;
	return false;
}

// ---- before and after -----------------------------------------------------------------------

// From the start to the join of a thread in the method that starts it.
struct span {
	uint32_t node; // of the starter
	uint32_t first, last;
};

static uint32_t find_call(const struct method_facts *facts, uint32_t receiver, const char *name,
	uint32_t from)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->target && call->n_args == 1 && call->bci > from &&
			facts->operands[call->args] == receiver && strcmp(call->target->name->text, name) == 0)
			return call->bci;
	}
	return UINT32_MAX;
}

static struct span span_of(const struct lock_order *lo, uint32_t t)
{
	struct span span = { 0, 0, UINT32_MAX };
	if (lo->cg->threads[t].start == UINT32_MAX)
		return span;
	const struct cg_edge *edge = &lo->cg->edges[lo->cg->threads[t].start];
	const struct cg_node *starter = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &starter->facts->calls[edge->call];
	span.node = edge->from;
	span.first = call->bci;
	uint32_t receiver = call->n_args ? starter->facts->operands[call->args] : 0;
	if (!receiver || !call->target)
		return span;
	if (strcmp(call->target->name->text, "<init>") == 0) {
		uint32_t start = find_call(starter->facts, receiver, "start", call->bci);
		span.first = start != UINT32_MAX ? start : call->bci;
	}
	if (is_in_loop(starter->method, span.first)) {
		span.first = 0;
		return span;
	}
	span.last = find_call(starter->facts, receiver, "join", span.first);
	if (span.last != UINT32_MAX && is_in_loop(starter->method, span.last))
		span.last = UINT32_MAX;
	return span;
}

struct reached {
	uint32_t first, last; // bytecode indices of the root's calls that lead there
	uint32_t n_steps;
};

static void find_calls_from(const struct lock_order *lo, uint32_t root, uint32_t id, uint32_t depth,
	struct reached *r)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	if (depth > 8 || r->n_steps > 200) {
		*r = (struct reached){ 0, UINT32_MAX, 1000 };
		return;
	}
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		r->n_steps++;
		if (edge->kind != CG_CALL)
			continue;
		if (edge->from != root) {
			find_calls_from(lo, root, edge->from, depth + 1, r);
			continue;
		}
		uint32_t bci = lo->cg->nodes[root].facts->calls[edge->call].bci;
		r->first = bci < r->first ? bci : r->first;
		r->last = bci > r->last ? bci : r->last;
	}
}

// Where in its thread's first method the pair is run.
static struct reached place_of(const struct lock_order *lo, uint32_t pair, uint32_t t)
{
	uint32_t root = lo->cg->threads[t].node, node = lo->pairs.v[pair].node;
	struct reached r = { UINT32_MAX, 0, 0 };
	if (node == root) {
		struct pair_frame frame;
		pair_frames(lo, pair, &frame, 1);
		r.first = r.last = frame.bci;
		return r;
	}
	find_calls_from(lo, root, node, 0, &r);
	if (r.first > r.last)
		r = (struct reached){ 0, UINT32_MAX, 0 };
	return r;
}

bool parallel_is_before_threads(const struct lock_order *lo, uint32_t node)
{
	if (lo->cg->n_threads == 0)
		return false;
	uint32_t root = lo->cg->threads[0].node, first = UINT32_MAX;
	struct reached r = { UINT32_MAX, 0, 0 };
	find_calls_from(lo, root, node, 0, &r);
	if (r.first > r.last)
		return false;
	for (uint32_t t = 1; t < lo->cg->n_threads; t++) {
		struct span span = span_of(lo, t);
		struct reached start = { UINT32_MAX, 0, 0 };
		if (span.node == root)
			start.first = span.first;
		else if (span.node)
			find_calls_from(lo, root, span.node, 0, &start);
		first = start.first < first ? start.first : first;
	}
	return r.first < first && r.n_steps < 1000;
}

// Is the pair of thread t run only before thread u is started by t, or after it was joined?
static bool is_apart(const struct lock_order *lo, uint32_t pair, uint32_t t, uint32_t u)
{
	struct span span = span_of(lo, u);
	if (span.node != lo->cg->threads[t].node || span.first == 0)
		return false;
	struct reached r = place_of(lo, pair, t);
	return r.last < span.first || r.first > span.last;
}

static bool are_parallel(struct lock_order *lo, uint32_t t, uint32_t pair, uint32_t u,
	uint32_t other)
{
	uint32_t runner = runner_of(lo, t);
	if (runner && runner == runner_of(lo, u))
		return false;
	if (is_apart(lo, pair, t, u) || is_apart(lo, other, u, t))
		return false;
	struct span a = span_of(lo, t), b = span_of(lo, u);
	if (a.node == 0 || a.node != b.node || a.first == 0 || b.first == 0)
		return true;
	return a.first < b.last && b.first < a.last;
}

// ---- threads for stacks ---------------------------------------------------------------------

// A thread of its own for each stack: tried out, there are few.
static bool assign(struct lock_order *lo, const uint32_t *pairs, uint32_t n, uint32_t at,
	uint32_t *chosen)
{
	if (at == n)
		return true;
	uint64_t mask = pair_threads(lo, pairs[at]);
	for (uint32_t t = 0; t < 64 && t < lo->cg->n_threads; t++) {
		if (!(mask >> t & 1))
			continue;
		bool fits = true;
		for (uint32_t i = 0; i < at && fits; i++)
			fits = chosen[i] == t ? is_many(lo, t, 0)
								  : t >= 63 || are_parallel(lo, t, pairs[at], chosen[i], pairs[i]);
		chosen[at] = t;
		if (fits && assign(lo, pairs, n, at + 1, chosen))
			return true;
	}
	return false;
}

bool judge_threads_allow(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	uint32_t chosen[MAX_CYCLE];
	return lo->is_library || assign(lo, pairs, n, 0, chosen);
}
