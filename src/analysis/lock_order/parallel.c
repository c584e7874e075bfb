// Can the stacks be run at the same time? Each needs a thread of its own; a thread that is started
// after another was joined does not meet it, nor what its starter did before; tasks of an executor
// with one thread, of one timer, or of the event queue run one after the other.
#include "analysis/lock_order/lock_order.h"

// Did the starter, in whose terms the lock is, give another thread what the lock is reached from?
static bool is_given(const struct lock_order *lo, const struct pair *pair, uint32_t lock,
	uint32_t t)
{
	const struct lock_name *name = &lo->names.v[lock];
	const struct cg_thread *thread = &lo->cg->threads[t];
	if (name->root != ROOT_LOCAL || name->scope != pair->starter || thread->start == UINT32_MAX)
		return true;
	const struct cg_edge *edge = &lo->cg->edges[thread->start];
	if (lo->cg->nodes[edge->from].facts != pair->starter)
		return true;
	for (uint32_t i = 0; i < lo->cg->nodes[edge->to].n_params; i++)
		if (cg_argument(lo->cg, edge, i) == name->expr)
			return true;
	return false;
}

uint64_t pair_threads(const struct lock_order *lo, uint32_t index)
{
	const struct pair *pair = &lo->pairs.v[index];
	uint64_t all = lo->cg->nodes[pair->node].threads;
	for (uint32_t t = 0; pair->starter && t < lo->cg->n_threads && t < 63; t++)
		if (lo->cg->threads[t].start != pair->start &&
			(!is_given(lo, pair, pair->outer, t) || !is_given(lo, pair, pair->inner, t)))
			all &= ~((uint64_t)1 << t);
	return all;
}

// ---- one thread for many tasks --------------------------------------------------------------

#define RUNNER_EVENTS (UINT32_MAX - 1)

// Executors.newSingleThreadExecutor(), newFixedThreadPool(1)
static bool makes_one_thread(const struct fact_call *call)
{
	if (!call->target ||
		strcmp(call->target->owner->name->text, "java/util/concurrent/Executors") != 0)
		return false;
	struct slice name = name_slice(call->target->name);
	return slice_has_prefix(name, SLICE("newSingleThread")) ||
		((slice_equal(name, SLICE("newFixedThreadPool")) ||
			 slice_equal(name, SLICE("newScheduledThreadPool"))) &&
			call->first_int == 1 + 1);
}

// Does the field's class keep only such executors in it?
static bool is_single_field(const struct lock_order *lo, const struct field *field)
{
	uint32_t n_stores = 0;
	for (uint32_t i = 0; field && i < field->owner->n_methods; i++) {
		const struct method_facts *facts = facts_of(lo->facts, &field->owner->methods[i]);
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			const struct expr *value = &facts->exprs[facts->stores[k].value];
			if (facts->stores[k].field != field)
				continue;
			if (value->kind != EXPR_CALL || !makes_one_thread(&facts->calls[value->a]))
				return false;
			n_stores++;
		}
	}
	return n_stores > 0;
}

bool parallel_is_timer(const struct lock_order *lo, struct ir_type type)
{
	const struct klass *timer = world_loaded(lo->world, SLICE("java/util/Timer"));
	return timer && type.kind == KIND_CLASS &&
		klass_is_subtype(lo->world->classes[type.klass], timer);
}

bool parallel_is_one_thread(struct lock_order *lo, const struct method_facts *facts, uint32_t index)
{
	const struct expr *expr = &facts->exprs[index];
	if (parallel_is_timer(lo, expr->type))
		return true;
	if (expr->kind == EXPR_CALL)
		return makes_one_thread(&facts->calls[expr->a]);
	if (expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC)
		return is_single_field(lo, expr->field);
	struct origin_set set = provenance_of(lo->provenance, facts, index);
	for (uint32_t i = 0; i < set.n; i++) {
		const struct origin *object = provenance_origin(lo->provenance, set.objects[i]);
		if (object->kind != ORIGIN_NEW ||
			!slice_has_prefix(name_slice(object->method->name), SLICE("newSingleThread")))
			return false;
	}
	return set.n > 0;
}

#define RUNNER_FIELD 0x80000000u // or'ed with a field
#define RUNNER_NONE UINT32_MAX

// Methods have names of their own for what a field holds; it is one where that is set once, in an object
// of which there is one.
static uint32_t runner_of_name(struct lock_order *lo, uint32_t name)
{
	const struct lock_name n = lo->names.v[name];
	uint32_t last = n.n_suffix ? n.suffix[n.n_suffix - 1u] : SUFFIX_ELEMENT;
	if (n.n_suffix == 0 && n.root == ROOT_STATIC)
		last = n.number;
	if (n.is_cut || last & SUFFIX_ELEMENT)
		return 1 + name;
	const struct field *field = lo->world->fields[last];
	bool is_one = stable_is_field(lo, field) &&
		(field->access & ACC_STATIC || once_is_made(lo, field->owner));
	return is_one ? RUNNER_FIELD | last : 1 + name;
}

static uint32_t find_runner(struct lock_order *lo, uint32_t t)
{
	if (lo->cg->threads[t].start == UINT32_MAX)
		return 0;
	const struct cg_edge *edge = &lo->cg->edges[lo->cg->threads[t].start];
	const struct cg_node *starter = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &starter->facts->calls[edge->call];
	if (!call->target || call->n_args == 0)
		return 0;
	if (strcmp(call->target->name->text, "invokeLater") == 0 ||
		strcmp(call->target->name->text, "invokeAndWait") == 0)
		return RUNNER_EVENTS;
	uint32_t receiver = starter->facts->operands[call->args];
	if (call->op == OP_invokestatic || !receiver || call->target->name->text[0] == '<' ||
		strcmp(call->target->name->text, "start") == 0)
		return 0;
	return parallel_is_one_thread(lo, starter->facts, receiver)
		? runner_of_name(lo, name_of_expr(lo, starter, receiver))
		: 0;
}

// What runs the task, if that is one thread: equal for tasks of the same thread, else 0.
static uint32_t runner_of(struct lock_order *lo, uint32_t t)
{
	if (!lo->runners[t]) {
		uint32_t runner = find_runner(lo, t);
		lo->runners[t] = runner ? runner : RUNNER_NONE;
	}
	return lo->runners[t] == RUNNER_NONE ? 0 : lo->runners[t];
}

// Are several tasks started by one call?
static bool takes_many(const struct fact_call *call)
{
	return call->target &&
		(strncmp(call->target->name->text, "invokeA", 7) == 0 ||
			slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/stream/")));
}

static bool is_many(struct lock_order *lo, uint32_t t, uint32_t depth)
{
	const struct cg_thread *thread = &lo->cg->threads[t];
	if (t < 63 && runner_of(lo, t))
		return false;
	if (t >= 63)
		return true;
	if (thread->start == UINT32_MAX || depth > 4)
		return false;
	const struct cg_edge *edge = &lo->cg->edges[thread->start];
	const struct cg_node *starter = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &starter->facts->calls[edge->call];
	// An executor runs a task as often as it was given it.
	if (thread->is_many && (takes_many(call) || !once_is_run(lo, starter->method, call->bci)))
		return true;
	if (once_is_in_loop(starter->method, starter->facts->calls[edge->call].bci))
		return true;
	// Started by a method that is called more than once, or by a thread of which there are many.
	uint32_t n_calls = 0;
	for (uint32_t i = 0; i < starter->n_in; i++) {
		const struct cg_edge *in = &lo->cg->edges[lo->cg->in_edges[starter->first_in + i]];
		const struct cg_node *caller = &lo->cg->nodes[in->from];
		n_calls += in->kind == CG_CALL;
		if (once_is_in_loop(caller->method, caller->facts->calls[in->call].bci))
			return true;
	}
	if (n_calls > 1)
		return true;
	for (uint32_t i = 0; i < lo->cg->n_threads && i < 63; i++)
		if (starter->threads >> i & 1 && i != t && is_many(lo, i, depth + 1))
			return true;
	return false;
}

// Is one of the locks part of the object that the thread was started with? Then each thread has its
// own: for (...) new Worker().start().
static bool is_confined(const struct lock_order *lo, uint32_t index)
{
	const struct pair *pair = &lo->pairs.v[index];
	const uint32_t names[2] = { pair->outer, pair->inner };
	for (uint32_t i = 0; i < 2 && pair->starter; i++) {
		const struct lock_name *name = &lo->names.v[names[i]];
		if (name->root != ROOT_LOCAL || name->scope != pair->starter ||
			name->scope->exprs[name->expr].kind != EXPR_NEW || !judge_is_own_part(lo, name))
			continue;
		const struct cg_edge *edge = &lo->cg->edges[pair->start];
		const struct cg_node *starter = &lo->cg->nodes[edge->from];
		uint32_t start = starter->facts->calls[edge->call].bci;
		uint32_t made = name->scope->exprs[name->expr].a;
		if (!judge_is_kept(lo, name->scope, name->expr) &&
			once_is_in_loop(starter->method, start) == once_is_in_loop(starter->method, made))
			return true;
	}
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

static uint32_t expr_of_call(const struct method_facts *facts, uint32_t call)
{
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_CALL && facts->exprs[i].a == call)
			return i;
	return 0;
}

// thread.join(), future.get()
static uint32_t find_end(const struct method_facts *facts, uint32_t start, uint32_t receiver,
	uint32_t from)
{
	uint32_t future = expr_of_call(facts, start);
	if (!future)
		return find_call(facts, receiver, "join", from);
	uint32_t get = find_call(facts, future, "get", from);
	uint32_t join = find_call(facts, future, "join", from);
	return get < join ? get : join;
}

#define MAX_SPAN_UP 3

static bool is_returned(const struct method_facts *facts, uint32_t expr)
{
	return facts->n_returns == 1 && facts->returns[0] == expr;
}

static uint32_t find_join(const struct method_facts *facts, uint32_t thread, uint32_t from)
{
	uint32_t join = find_call(facts, thread, "join", from);
	uint32_t get = find_call(facts, thread, "get", from), end = join < get ? join : get;
	return end == UINT32_MAX || once_is_in_loop(facts->method, end) ? UINT32_MAX : end;
}

// Thread loader() { return new Thread(...); }: who is given the thread joins it, and starts it if
// nobody did. False where it is not that.
static bool span_of_given(const struct lock_order *lo, uint32_t id, uint32_t thread,
	bool is_started, struct span *span)
{
	for (uint32_t up = 0; up < MAX_SPAN_UP; up++) {
		const struct cg_node *maker = &lo->cg->nodes[id];
		if (!is_returned(maker->facts, thread) || maker->is_entry || maker->n_in != 1)
			return false;
		const struct cg_edge *in = &lo->cg->edges[lo->cg->in_edges[maker->first_in]];
		const struct method_facts *facts = lo->cg->nodes[in->from].facts;
		id = in->from;
		thread = in->kind == CG_CALL ? expr_of_call(facts, in->call) : 0;
		uint32_t start = is_started ? facts->calls[in->call].bci : UINT32_MAX;
		if (thread && !is_started)
			start = find_call(facts, thread, "start", 0);
		if (start == UINT32_MAX)
			continue;
		if (!thread || once_is_in_loop(facts->method, start))
			return false;
		*span = (struct span){ id, start, find_join(facts, thread, start) };
		return true;
	}
	return false;
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
		if (start == UINT32_MAX && span_of_given(lo, edge->from, receiver, false, &span))
			return span;
		span.first = start != UINT32_MAX ? start : call->bci;
	}
	if (joined_span(lo, edge, &span.first, &span.last))
		return span;
	if (once_is_in_loop(starter->method, span.first)) { // from the loop on; 0: from the beginning
		span.first = joined_loop_start(starter->method, span.first);
		return span;
	}
	if (takes_many(call)) { // returns when all are done
		span.last = call->bci + 1u;
		return span;
	}
	span.last = find_end(starter->facts, edge->call, receiver, span.first);
	if (span.last != UINT32_MAX && once_is_in_loop(starter->method, span.last))
		span.last = UINT32_MAX;
	uint32_t future = expr_of_call(starter->facts, edge->call);
	if (span.last == UINT32_MAX)
		span_of_given(lo, edge->from, future ? future : receiver, true, &span);
	return span;
}

static bool is_read_of(const struct method_facts *facts, uint32_t expr, const struct field *field)
{
	return (facts->exprs[expr].kind == EXPR_FIELD || facts->exprs[expr].kind == EXPR_STATIC) &&
		facts->exprs[expr].field == field;
}

// The call of that name on what the field holds; UINT32_MAX: none.
static uint32_t call_on_field(const struct method_facts *facts, const struct field *field,
	const char *name)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->target && call->n_args == 1 && strcmp(call->target->name->text, name) == 0 &&
			is_read_of(facts, facts->operands[call->args], field))
			return call->bci;
	}
	return UINT32_MAX;
}

// private final Thread loader = new Thread(...): the one place that starts what the field holds.
static bool span_of_kept(const struct lock_order *lo, uint32_t t, struct span *span)
{
	if (lo->cg->threads[t].start == UINT32_MAX)
		return false;
	const struct cg_edge *edge = &lo->cg->edges[lo->cg->threads[t].start];
	const struct method_facts *maker = lo->cg->nodes[edge->from].facts;
	const struct fact_call *call = &maker->calls[edge->call];
	if (!call->target || strcmp(call->target->name->text, "<init>") != 0)
		return false;
	uint32_t thread = maker->operands[call->args];
	const struct field *field = NULL;
	for (uint32_t i = 0; i < maker->n_stores; i++)
		if (maker->stores[i].value == thread && maker->stores[i].field)
			field = maker->stores[i].field;
	if (!field || !stable_is_field(lo, field))
		return false;
	uint32_t found = 0;
	for (uint32_t id = 1; id < lo->cg->n_nodes; id++) {
		const struct cg_node *node = &lo->cg->nodes[id];
		uint32_t start = node->facts && node->method->owner->role == ROLE_INPUT
			? call_on_field(node->facts, field, "start")
			: UINT32_MAX;
		if (start == UINT32_MAX)
			continue;
		if (found || once_is_in_loop(node->method, start))
			return false;
		found = id;
		uint32_t end = call_on_field(node->facts, field, "join");
		bool is_end = end != UINT32_MAX && end > start && !once_is_in_loop(node->method, end);
		*span = (struct span){ id, start, is_end ? end : UINT32_MAX };
	}
	return found;
}

// The same as span_of, for what is asked less often.
static struct span whole_span_of(const struct lock_order *lo, uint32_t t)
{
	struct span span;
	return span_of_kept(lo, t, &span) ? span : span_of(lo, t);
}

// A thread that its starter has waited for ran within the call of the starter.
static bool lift_span(const struct lock_order *lo, struct span *span)
{
	const struct cg_node *starter = &lo->cg->nodes[span->node];
	if (span->node == 0 || span->last == UINT32_MAX || starter->is_entry || starter->n_in != 1)
		return false;
	const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[starter->first_in]];
	const struct cg_node *caller = &lo->cg->nodes[edge->from];
	uint32_t bci = caller->facts->calls[edge->call].bci;
	if (edge->kind != CG_CALL || bci == 0 || once_is_in_loop(caller->method, bci))
		return false;
	*span = (struct span){ edge->from, bci, bci };
	return true;
}

// The thread's span in the terms of the node, where that is one of the starter's callers.
static struct span span_in(const struct lock_order *lo, uint32_t t, uint32_t node)
{
	struct span span = whole_span_of(lo, t), lifted = span;
	for (uint32_t i = 0; i < MAX_SPAN_UP && lifted.node != node; i++)
		if (!lift_span(lo, &lifted))
			return span;
	return lifted.node == node ? lifted : span;
}

static void find_calls_from(const struct lock_order *lo, uint32_t root, uint32_t id, uint32_t depth,
	struct thread_reached *r)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	if (depth > 8 || r->n_steps > 200) {
		*r = (struct thread_reached){ 0, UINT32_MAX, 1000 };
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

struct thread_reached parallel_place_in(const struct lock_order *lo, uint32_t pair, uint32_t root)
{
	uint32_t node = lo->pairs.v[pair].node;
	struct thread_reached r = { UINT32_MAX, 0, 0 };
	if (node == root) {
		struct pair_frame frame;
		pair_frames(lo, pair, &frame, 1);
		r.first = r.last = frame.bci;
		return r;
	}
	find_calls_from(lo, root, node, 0, &r);
	if (r.first > r.last)
		r = (struct thread_reached){ 0, UINT32_MAX, 0 };
	return r;
}

// The same of its thread's first method.
static struct thread_reached place_of(const struct lock_order *lo, uint32_t pair, uint32_t t)
{
	return parallel_place_in(lo, pair, lo->cg->threads[t].node);
}

void parallel_prepare(struct lock_order *lo)
{
	uint32_t root = lo->cg->n_threads ? lo->cg->threads[0].node : 0, first = UINT32_MAX;
	for (uint32_t t = 1; t < lo->cg->n_threads; t++) {
		struct span span = span_of(lo, t);
		struct thread_reached start = { UINT32_MAX, 0, 0 };
		if (span.node == root)
			start.first = span.first;
		else if (span.node)
			find_calls_from(lo, root, span.node, 0, &start);
		first = start.first < first ? start.first : first;
	}
	lo->first_start = first;
}

bool parallel_is_before_threads(const struct lock_order *lo, uint32_t node)
{
	if (lo->cg->n_threads == 0)
		return false;
	struct thread_reached r = { UINT32_MAX, 0, 0 };
	find_calls_from(lo, lo->cg->threads[0].node, node, 0, &r);
	return r.first <= r.last && r.first < lo->first_start && r.n_steps < 1000;
}

bool parallel_is_many(struct lock_order *lo, uint32_t t)
{
	return is_many(lo, t, 0);
}

// Is the pair of thread t run only before thread u is started by t, or after it was joined? If there is
// only one t.
static bool is_apart(struct lock_order *lo, uint32_t pair, uint32_t t, uint32_t u)
{
	if (is_many(lo, t, 0))
		return false;
	struct span span = span_in(lo, u, lo->cg->threads[t].node);
	if (span.node != lo->cg->threads[t].node || span.first == 0)
		return false;
	struct thread_reached r = place_of(lo, pair, t);
	return r.last < span.first || r.first > span.last;
}

// Is the task of u a later stage of t's? supplyAsync(first).thenApplyAsync(second)
static bool is_stage_after(const struct lock_order *lo, uint32_t t, uint32_t u)
{
	if (lo->cg->threads[t].start == UINT32_MAX || lo->cg->threads[u].start == UINT32_MAX)
		return false;
	const struct cg_edge *first = &lo->cg->edges[lo->cg->threads[t].start];
	const struct cg_edge *second = &lo->cg->edges[lo->cg->threads[u].start];
	if (first->from != second->from)
		return false;
	const struct method_facts *facts = lo->cg->nodes[second->from].facts;
	const struct fact_call *call = &facts->calls[second->call];
	for (uint32_t steps = 0; steps < 16; steps++) {
		if (!call->target || !call->n_args || call->op == OP_invokestatic ||
			!slice_has_prefix(name_slice(call->target->owner->name),
				SLICE("java/util/concurrent/Completable")))
			return false;
		const struct expr *receiver = &facts->exprs[facts->operands[call->args]];
		if (receiver->kind != EXPR_CALL)
			return false;
		if (receiver->a == first->call)
			return true;
		call = &facts->calls[receiver->a];
	}
	return false;
}

// ---- phases ---------------------------------------------------------------------------------

static bool is_other_phase(struct lock_order *lo, uint32_t t, uint32_t pair, uint32_t u,
	uint32_t other)
{
	struct thread_reached p = place_of(lo, pair, t), o = place_of(lo, other, u);
	return phases_are_apart(lo, &(struct thread_place){ t, p.first, p.last },
		&(struct thread_place){ u, o.first, o.last });
}

static bool are_parallel(struct lock_order *lo, uint32_t t, uint32_t pair, uint32_t u,
	uint32_t other)
{
	if (is_stage_after(lo, t, u) || is_stage_after(lo, u, t))
		return false;
	if (latches_keep_apart(lo, t, pair, u, other) || latches_keep_apart(lo, u, other, t, pair) ||
		is_other_phase(lo, t, pair, u, other))
		return false;
	uint32_t runner = runner_of(lo, t);
	if (runner && runner == runner_of(lo, u))
		return false;
	if (is_apart(lo, pair, t, u) || is_apart(lo, other, u, t))
		return false;
	struct span a = whole_span_of(lo, t), b = whole_span_of(lo, u);
	if (a.node != b.node)
		b = span_in(lo, u, a.node);
	if (a.node != b.node)
		a = span_in(lo, t, b.node);
	for (uint32_t i = 0; i < MAX_SPAN_UP && a.node != b.node; i++)
		if (!lift_span(lo, &a) || !lift_span(lo, &b))
			break;
	if (a.node == 0 || a.node != b.node || a.first == 0 || b.first == 0)
		return true;
	return a.first <= b.last && b.first <= a.last;
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
			fits = chosen[i] == t ? is_many(lo, t, 0) && !is_confined(lo, pairs[at]) &&
					!is_other_phase(lo, t, pairs[at], t, pairs[i])
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
	return lo->is_library || (!confined_are_apart(lo, pairs, n) && assign(lo, pairs, n, 0, chosen));
}
