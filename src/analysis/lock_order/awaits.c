// A thread waits for another one, or for what others have to do, and keeps a lock that these need first:
//
//     synchronized void stop() { running = false; worker.join(); }
//     void run() { while (running) step(); }   synchronized void step() { ... }
//
// Found where it is known who is waited for: the thread or task of a join() or get() takes the lock; or
// all who could open the latch, fill the queue, or come to the barrier, come by the lock before.
#include "analysis/lock_order/waits.h"

#include "analysis/lock_order/awaits.h"
#include "analysis/lock_order/describe.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"
#include "base/hash.h"

#define MAX_CALLERS 12

struct awaits {
	struct lock_order *lo;
	struct signals signals;
	struct map reported;
	struct await_way way;
	// tasks[level]: known by the frame of that level
	uint32_t n_tasks[MAX_LEVELS];
	struct await_task tasks[MAX_LEVELS][MAX_TASKS];
};

// ---- the finding ------------------------------------------------------------------------------

// Not a lock: named for readers by its declared type.
static uint32_t push_type_key(struct lock_order *lo, const struct klass *type)
{
	vec_push(&lo->keys,
		(struct lock_key){ .is_type = true,
			.klass = type->id,
			.type_name = analysis_class_name(type, &lo->arena) });
	return lo->keys.n - 1;
}

// The way as a pair: the frame of the level holds the lock, the first one waits.
static uint32_t push_waiter(struct awaits *a, uint32_t level, uint32_t outer, uint8_t mode,
	uint32_t held)
{
	struct lock_order *lo = a->lo;
	const struct cg_node *node = &lo->cg->nodes[a->way.nodes[0]];
	const struct fact_call *call = &node->facts->calls[a->way.call];
	uint32_t awaited = a->way.kind == AWAIT_HOOKS ? 0 : node->facts->operands[call->args];
	uint32_t name = awaited ? name_of_expr(lo, node, awaited) : outer;
	struct pair pair = { .node = a->way.nodes[level],
		.outer = outer,
		.outer_mode = mode,
		.inner_mode = LOCK_MONITOR,
		.below = UINT32_MAX,
		.via = level ? a->way.edges[level - 1] : UINT32_MAX,
		.lock = LOCK_AWAIT | a->way.call,
		.held = held,
		.is_final = true,
		.n_frames = (uint16_t)(level + 1),
		.next_of_node = UINT32_MAX };
	for (uint32_t i = 0; i < level; i++) {
		vec_push(&lo->reaches,
			(struct reach){ .node = a->way.nodes[i],
				.name = name,
				.via = i ? a->way.edges[i - 1] : UINT32_MAX,
				.callee = i ? lo->reaches.n - 1 : 0,
				.lock = LOCK_AWAIT | a->way.call,
				.mode = LOCK_MONITOR });
		name = name_lift(lo, name, &lo->cg->edges[a->way.edges[i]]);
	}
	pair.reach = level ? lo->reaches.n - 1 : 0;
	pair.inner = name;
	vec_push(&lo->pairs, pair);
	return lo->pairs.n - 1;
}

static uint32_t push_edge(struct lock_order *lo, uint32_t from, uint32_t to, uint32_t pair)
{
	vec_push(&lo->edges,
		(struct lock_edge){ .from = from, .to = to, .pair = pair, .next = UINT32_MAX });
	return lo->edges.n - 1;
}

// How the one who needs the lock is known.
enum need_kind {
	NEED_LIKELY,
	NEED_SURE,
	NEED_QUEUED, // it is not waited for, but who is has to wait for it
};

static const char *say(enum await_kind kind, enum need_kind need)
{
	if (need == NEED_QUEUED)
		return "a thread waits for %s and keeps %s locked, which another task needs that the same single thread runs first";
	switch (kind) {
	case AWAIT_LATCH:
		return "a thread waits for %s and keeps %s locked, which all who count it down lock first";
	case AWAIT_VALUE:
		return "a thread waits for %s and keeps %s locked, which all who complete it lock first";
	case AWAIT_POOL:
		return "a thread waits for the tasks of %s and keeps %s locked, which one of them needs";
	case AWAIT_TAKE:
		return "a thread takes from %s and keeps %s locked, which all who fill it lock first";
	case AWAIT_PUT:
		return "a thread puts into %s and keeps %s locked, which all who empty it lock first";
	case AWAIT_BARRIER:
		return "a thread waits at %s and keeps %s locked, which the others lock before they get there";
	case AWAIT_PERMIT:
		return "a thread waits for a permit of %s and keeps %s locked, which all who give one back lock first";
	case AWAIT_HOOKS:
		return "a thread calls exit() of %s and keeps %s locked, which a shutdown hook needs";
	case AWAIT_TASKS:
		return "a thread waits for what %s runs and keeps %s locked, which that needs";
	default:
		return "a thread waits for %s to end and keeps %s locked, which that one needs";
	}
}

static void report(struct awaits *a, uint32_t level, uint32_t outer, uint8_t mode, uint32_t held,
	const struct need *need, enum need_kind kind)
{
	struct lock_order *lo = a->lo;
	const struct cg_node *node = &lo->cg->nodes[a->way.nodes[0]];
	const struct fact_call *call = &node->facts->calls[a->way.call];
	uint32_t keys[MAX_KEYS];
	bool is_new;
	if (keys_of(lo, outer, mode, keys) == 0)
		return;
	map_put(&a->reported, hash_pair(hash_pair(node->method->id, call->bci), keys[0]), &is_new);
	if (!is_new)
		return;
	uint32_t waiter = push_waiter(a, level, outer, mode, held), needer = need_push(lo, need);
	uint32_t awaited = push_type_key(lo,
		call->named ? lo->world->classes[call->named] : call->target->owner);
	struct verdict v = { .is_possible = true,
		.score = 50,
		.facts = ALL_KNOWN,
		.is_lockout = true,
		.is_await = true };
	bool is_sure = kind != NEED_LIKELY;
	struct slice text = arena_printf(&lo->arena, say(a->way.kind, kind),
		a->way.kind == AWAIT_HOOKS ? lo->keys.v[awaited].type_name
								   : describe_lock(lo, awaited, lo->pairs.v[waiter].inner),
		describe_lock(lo, keys[0], outer));
	v.message = (const char *)text.ptr;
	if (is_sure)
		judge_say(&v, 20, false,
			kind == NEED_QUEUED
				? "both tasks are given to the same executor, which has one thread"
				: "it is the same lock for the one who waits and the one waited for");
	bool is_public = judge_is_public(lo, waiter);
	if (is_public)
		judge_say_public(lo, &v, 10, &waiter, 1);
	if (!is_sure)
		certainty_lower(&v.facts.objects, lo->is_library ? CERTAINTY_GUESSED : CERTAINTY_ASSUMED);
	if (!is_public && lo->is_library)
		certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
	judge_rate(&v);
	uint32_t pairs[2] = { waiter, needer };
	uint32_t edges[2] = { push_edge(lo, keys[0], awaited, waiter),
		push_edge(lo, awaited, keys[0], needer) };
	describe(lo, edges, pairs, 2, &v);
}

// ---- tasks ------------------------------------------------------------------------------------

struct wanted {
	const struct awaits *a;
	const struct await_task *task;
	uint32_t level, of_task; // frames: that holds the lock, that knows the task
	uint32_t name;           // in the terms of the frame that holds it
	uint8_t mode;
};

static uint32_t lift_from_to(struct lock_order *lo, const struct await_way *way, uint32_t name,
	uint32_t from, uint32_t to)
{
	for (; from < to; from++)
		name = name_lift(lo, name, &lo->cg->edges[way->edges[from]]);
	return name;
}

// Does the name mean the same object in whatever frame?
static bool is_one_object(struct lock_order *lo, uint32_t name, uint8_t mode, uint32_t *key)
{
	uint32_t keys[MAX_KEYS];
	if (keys_of(lo, name, mode, keys) != 1 || !lo->keys.v[keys[0]].is_single)
		return false;
	*key = keys[0];
	return true;
}

// Are both the only object of their class?
static bool are_the_only_one(struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_name *x = &lo->names.v[a], *y = &lo->names.v[b];
	return !x->n_suffix && !y->n_suffix && x->type.kind == KIND_CLASS &&
		y->type.kind == KIND_CLASS && x->type.klass == y->type.klass &&
		once_is_made(lo, lo->world->classes[x->type.klass]);
}

// The new object of the method that the name leads through: the object itself, or this.worker = new Worker(this).
// `back`: what is read from it. 0: there is none.
static uint32_t made_here(const struct lock_order *lo, const struct method_facts *facts,
	const struct lock_name *name, uint32_t *back)
{
	uint32_t made = 0;
	if (name->is_cut || (name->suffix[0] | name->suffix[1]) & SUFFIX_ELEMENT)
		return 0;
	if (name->root == ROOT_LOCAL && name->scope == facts && name->n_suffix == 1)
		made = name->expr;
	bool is_kept = name->root == ROOT_PARAM && name->number == 0 && name->n_suffix == 2;
	for (uint32_t i = 0; is_kept && i < facts->n_stores; i++) {
		const struct fact_store *store = &facts->stores[i];
		if (store->field != lo->world->fields[name->suffix[0]])
			continue;
		if (made || store->is_static || !facts_is_this(facts, store->base))
			return 0;
		made = store->value;
	}
	*back = name->suffix[is_kept];
	return facts->exprs[made].kind == EXPR_NEW ? made : 0;
}

// new Worker(this).boss is this, if the constructor keeps it there.
static uint32_t see_through_new(struct lock_order *lo, const struct cg_node *node, uint32_t name)
{
	const struct method_facts *facts = node->facts;
	uint32_t back = 0, made = made_here(lo, facts, &lo->names.v[name], &back);
	for (uint32_t i = 0; made && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->op != OP_invokespecial || call->n_args == 0 ||
			facts->operands[call->args] != made)
			continue;
		uint32_t param = owners_kept_parameter(facts_of(lo->facts, call->target),
			lo->world->fields[back]);
		uint32_t given = param && param < call->n_args ? facts->operands[call->args + param] : 0;
		return given ? name_of_expr(lo, node, given) : name;
	}
	return name;
}

// What the frame's receiver is called by who calls it; 0: nothing that lasts.
static uint32_t receiver_by_caller(struct lock_order *lo, const struct cg_edge *edge)
{
	const struct cg_node *from = &lo->cg->nodes[edge->from];
	uint32_t receiver = method_is_static(lo->cg->nodes[edge->to].method) || edge->kind != CG_CALL
		? 0
		: cg_argument(lo->cg, edge, 0);
	uint32_t name = receiver && !method_is_static(from->method) ? name_of_expr(lo, from, receiver)
																: 0;
	return name && lo->names.v[name].root == ROOT_PARAM && lo->names.v[name].number == 0 &&
			name_is_stable(lo, name)
		? name
		: 0;
}

// scheduler.submit(this, job) here, scheduler.close() there, where this object is locked: who keeps the
// scheduler in a field gave it the object that its tasks lock.
static bool is_given_by_owner(struct lock_order *lo, const struct wanted *w, uint32_t by_starter)
{
	const struct await_way *way = &w->a->way;
	const uint32_t starter = lo->cg->edges[w->task->start].from;
	if (!w->task->is_of_this || w->of_task + 1 >= way->n || w->level > w->of_task + 1)
		return false;
	const struct cg_edge *mine = &lo->cg->edges[way->edges[w->of_task]];
	const struct klass *owner = lo->cg->nodes[mine->from].method->owner;
	uint32_t receiver = receiver_by_caller(lo, mine);
	uint32_t kept = lift_from_to(lo, way, w->name, w->level, w->of_task + 1);
	const struct cg_node *node = &lo->cg->nodes[starter];
	for (uint32_t i = 0; receiver && i < node->n_in && i < MAX_CALLERS; i++) {
		const struct cg_edge *its = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (lo->cg->nodes[its->from].method->owner == owner &&
			name_is_same(lo, receiver_by_caller(lo, its), receiver) &&
			name_is_same(lo, name_lift(lo, by_starter, its), kept))
			return true;
	}
	return false;
}

// Is what the task takes the lock that is kept?
static bool is_wanted(struct lock_order *lo, const void *context, uint32_t name, uint8_t mode)
{
	const struct wanted *w = context;
	const struct await_way *way = &w->a->way;
	const struct cg_edge *start = &lo->cg->edges[w->task->start];
	uint32_t top = w->level > w->of_task ? w->level : w->of_task, mine = 0, its = 0;
	if (judge_is_read(lo, w->name, w->mode) && judge_is_read(lo, name, mode))
		return false;
	uint32_t by_starter = owners_simplify(lo,
		see_through_new(lo, &lo->cg->nodes[start->from], name_lift(lo, name, start)));
	bool is_other_frame = start->from != way->nodes[w->of_task];
	if (are_the_only_one(lo, w->name, by_starter))
		return true;
	if (is_other_frame && lo->names.v[by_starter].root == ROOT_PARAM &&
		lo->names.v[by_starter].number) // the two frames share nothing but `this`
		return is_given_by_owner(lo, w, by_starter);
	if (!is_other_frame || w->task->is_of_this) {
		uint32_t kept = lift_from_to(lo, way, w->name, w->level, top);
		if (name_is_same(lo, kept, lift_from_to(lo, way, by_starter, w->of_task, top)))
			return true;
	}
	return is_one_object(lo, w->name, w->mode, &mine) &&
		is_one_object(lo, by_starter, mode, &its) && mine == its;
}

// Can the task be what the frames of the way hand down? One behaviour may stand for several tasks.
static bool is_handed_down(const struct awaits *a, const struct cg_edge *start)
{
	const struct callgraph *cg = a->lo->cg;
	uint32_t level = 0;
	if (start->from != a->way.nodes[0])
		return true;
	const struct method_facts *facts = cg->nodes[start->from].facts;
	const struct fact_call *call = &facts->calls[start->call];
	uint32_t expr = start->shift < call->n_args ? facts->operands[call->args + start->shift] : 0;
	while (expr && facts->exprs[expr].kind == EXPR_PARAM && level + 1 < a->way.n) {
		expr = cg_argument(cg, &cg->edges[a->way.edges[level]], facts->exprs[expr].a);
		facts = cg->nodes[a->way.nodes[++level]].facts;
	}
	const struct lambda *given = facts->exprs[expr].kind == EXPR_LAMBDA
		? facts->calls[facts->exprs[expr].a].lambda
		: NULL;
	return !given || given == start->lambda;
}

// Can the one who waits and the other task be at it at the same time?
static bool may_meet(struct awaits *a, uint32_t level, uint32_t outer, uint8_t mode, uint32_t held,
	const struct need *need)
{
	struct lock_order *lo = a->lo;
	uint32_t n = lo->pairs.n;
	const uint32_t pairs[2] = { push_waiter(a, level, outer, mode, held), need_push(lo, need) };
	bool may = judge_threads_meet(lo, pairs, 2);
	lo->pairs.n = n;
	return may;
}

// One thread runs the task that is waited for and others, in the order in which they are given to it:
//
//     synchronized byte[] render() { return one.submit(this::scale).get(); }
//     void scheduleTrim() { one.execute(this::trim); }   synchronized void trim() { ... }
static void try_queued(struct awaits *a, const struct await_task *task, uint32_t level,
	uint32_t of_task, uint32_t outer, uint8_t mode, uint32_t held)
{
	struct await_task others[MAX_TASKS];
	struct lock_order *lo = a->lo;
	bool is_of_this = task->is_of_this || lo->cg->edges[task->start].from == a->way.nodes[of_task];
	uint32_t n = tasks_queued_with(lo, task, others);
	for (uint32_t i = 0; i < n; i++) {
		others[i].is_of_this &= is_of_this;
		const struct wanted wanted = { a, &others[i], level, of_task, outer, mode };
		struct need need;
		if (need_find(lo, lo->cg->edges[others[i].start].to, is_wanted, &wanted, &need) &&
			may_meet(a, level, outer, mode, held, &need))
			report(a, level, outer, mode, held, &need, NEED_QUEUED);
	}
}

static void try_tasks(struct awaits *a, uint32_t level, uint32_t outer, uint8_t mode, uint32_t held)
{
	uint32_t top = a->way.n - 1;
	for (uint32_t of_task = 0; of_task <= top; of_task++)
		for (uint32_t i = 0; i < a->n_tasks[of_task]; i++) {
			const struct await_task *task = &a->tasks[of_task][i];
			const struct wanted wanted = { a, task, level, of_task, outer, mode };
			struct need need;
			if ((level != top && of_task != top) ||
				!is_handed_down(a, &a->lo->cg->edges[task->start]))
				continue;
			if (need_find(a->lo, a->lo->cg->edges[task->start].to, is_wanted, &wanted, &need))
				report(a, level, outer, mode, held, &need, NEED_SURE);
			else
				try_queued(a, task, level, of_task, outer, mode, held);
		}
}

// ---- signals ----------------------------------------------------------------------------------

// All who could end the wait are run by one thread, after what else is given to it.
static void try_queued_signals(struct awaits *a, uint32_t level, uint32_t outer, uint8_t mode,
	uint32_t held)
{
	struct lock_order *lo = a->lo;
	struct await_task tasks[MAX_TASKS];
	const struct klass *owner = lo->cg->nodes[a->way.nodes[level]].method->owner;
	uint32_t n = tasks_that_signal(lo, &a->signals, &a->way, tasks);
	for (uint32_t i = 0; i < n; i++) {
		const struct method *starter = lo->cg->nodes[lo->cg->edges[tasks[i].start].from].method;
		tasks[i].is_of_this = starter->owner == owner && !method_is_static(starter);
		try_queued(a, &tasks[i], level, level, outer, mode, held);
	}
}

static void try_signals(struct awaits *a, uint32_t level, uint32_t outer, uint8_t mode,
	uint32_t held)
{
	struct lock_order *lo = a->lo;
	uint32_t keys[MAX_KEYS];
	struct need need;
	if (level + 1 != a->way.n || keys_of(lo, outer, mode, keys) != 1 ||
		!signals_can_fail(lo, &a->way))
		return;
	const struct kept kept = { keys[0], judge_is_read(lo, outer, mode) };
	if (signals_all_need(lo, &a->signals, &a->way, &kept, &need))
		report(a, level, outer, mode, held, &need,
			lo->keys.v[keys[0]].is_single ? NEED_SURE : NEED_LIKELY);
	else
		try_queued_signals(a, level, outer, mode, held);
}

// ---- the way up -------------------------------------------------------------------------------

static void try_lock(struct awaits *a, uint32_t level, uint32_t outer, uint8_t mode, uint32_t held)
{
	if (a->way.kind >= AWAIT_LATCH) {
		try_signals(a, level, outer, mode, held);
		return;
	}
	try_tasks(a, level, outer, mode, held);
	if (a->way.kind == AWAIT_FUTURE) {
		a->way.kind = AWAIT_VALUE;
		try_signals(a, level, outer, mode, held);
		a->way.kind = AWAIT_FUTURE;
	}
}

static uint32_t call_of_level(const struct awaits *a, uint32_t level)
{
	return level ? a->lo->cg->edges[a->way.edges[level - 1]].call : a->way.call;
}

// Every lock that the frame holds where it calls on, or waits.
static void try_held(struct awaits *a, uint32_t level)
{
	struct lock_order *lo = a->lo;
	uint32_t id = a->way.nodes[level];
	const struct cg_node *node = &lo->cg->nodes[id];
	const struct fact_call *call = &node->facts->calls[call_of_level(a, level)];
	// Whether or not others could wait for it at other times, those it waits for do now.
	if (method_is_class_initialiser(node->method))
		try_lock(a, level, name_of_init(lo, node->method->owner), LOCK_MONITOR, 0);
	for (uint32_t left = left_next(lo, lo->left_of_node[id], call->bci); left;
		 left = left_next(lo, lo->lefts.v[left].next, call->bci))
		try_lock(a, level, lo->lefts.v[left].name, lo->lefts.v[left].mode, 0);
	for (uint32_t held = call->held; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (h->lock)
			try_lock(a, level, name_of_expr(lo, node, h->lock), h->mode, held);
	}
}

static void report_starving(struct awaits *a, uint32_t executor)
{
	struct lock_order *lo = a->lo;
	const struct cg_node *node = &lo->cg->nodes[a->way.nodes[0]];
	const struct fact_call *call = &node->facts->calls[a->way.call];
	bool is_new;
	map_put(&a->reported, hash_pair(hash_pair(node->method->id, call->bci), UINT32_MAX), &is_new);
	if (!is_new)
		return;
	uint32_t name = name_of_expr(lo, node, executor);
	struct ir_type type = node->facts->exprs[executor].type;
	uint32_t key = push_type_key(lo, lo->world->classes[type.klass]);
	uint32_t waiter = push_waiter(a, 0, name, LOCK_MONITOR, 0);
	uint32_t edge = push_edge(lo, key, key, waiter);
	struct verdict v = { .is_possible = true, .score = 60, .facts = ALL_KNOWN };
	struct slice text = arena_printf(&lo->arena,
		"a task waits for another task of %s, which has one thread: the one that waits",
		describe_lock(lo, key, name));
	v.message = (const char *)text.ptr;
	judge_say(&v, 20, false, "both tasks are given to the same executor");
	if (lo->is_library)
		certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
	judge_rate(&v);
	describe(lo, &edge, &waiter, 1, &v);
}

static void climb(struct awaits *a)
{
	struct lock_order *lo = a->lo;
	uint32_t top = a->way.n - 1;
	const struct cg_node *node = &lo->cg->nodes[a->way.nodes[top]];
	a->n_tasks[top] = tasks_awaited(lo, &a->way, a->tasks[top]);
	for (uint32_t level = 0; level <= top; level++)
		if (level == top || a->n_tasks[top])
			try_held(a, level);
	for (uint32_t i = 0; i < node->n_in && i < MAX_CALLERS && a->way.n < MAX_LEVELS; i++) {
		uint32_t e = lo->cg->in_edges[node->first_in + i];
		const struct cg_edge *edge = &lo->cg->edges[e];
		uint32_t executor = edge->kind == CG_START ? starve_executor(lo, &a->way, edge) : 0;
		if (executor)
			report_starving(a, executor);
		if (edge->kind == CG_START || edge->from == a->way.nodes[top])
			continue;
		a->way.edges[top] = e;
		a->way.nodes[a->way.n++] = edge->from;
		climb(a);
		a->way.n--;
	}
}

// A parallel stream waits for those that it starts.
static bool is_stream_start(const struct lock_order *lo, const struct cg_node *node, uint32_t i)
{
	const struct fact_call *call = &node->facts->calls[i];
	if (!call->target ||
		!slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/stream/")))
		return false;
	for (uint32_t e = 0; e < node->n_edges; e++) {
		const struct cg_edge *edge = &lo->cg->edges[node->first_edge + e];
		if (edge->kind == CG_START && edge->call == i)
			return true;
	}
	return false;
}

static void look_at(struct awaits *a, uint32_t id, uint32_t i)
{
	const struct cg_node *node = &a->lo->cg->nodes[id];
	enum await_kind kind = await_kind_of(a->lo, &node->facts->calls[i]);
	if (!kind && is_stream_start(a->lo, node, i))
		kind = AWAIT_TASKS;
	if (!kind && node->facts->has_lambdas)
		kind = await_kind_of_reference(a->lo, node->facts, &node->facts->calls[i]);
	if (!kind)
		return;
	a->way = (struct await_way){ .n = 1, .nodes = { id }, .call = i, .kind = kind };
	memset(a->n_tasks, 0, sizeof(a->n_tasks));
	climb(a);
}

void awaits_find(struct lock_order *lo)
{
	struct awaits a = { .lo = lo };
	signals_find(lo, &a.signals);
	for (uint32_t at = 0; at < lo->notable.n; at++) {
		uint32_t id = lo->notable.v[at].node;
		const struct cg_node *node = &lo->cg->nodes[id];
		if (!(lo->notable.v[at].what & (NOTABLE_AWAIT | NOTABLE_START)) ||
			node->method->owner->role != ROLE_INPUT)
			continue;
		for (uint32_t i = 0; i < node->facts->n_calls; i++)
			look_at(&a, id, i);
	}
	vec_release(&a.signals.all);
	map_release(&a.reported);
}
