// Which task a join() or get() waits for. A thread or future is followed from where it is started through
// variables, fields, arrays and collections of the method that starts it, to where it is waited for.
#include "analysis/lock_order/awaits.h"

#include "analysis/lock_order/names.h"

#define MAX_VIEWS 12 // expressions that one is reached through
#define MAX_DEPTH 5

// An expression and what it was taken from: thread, list.iterator(), list.
struct views {
	uint32_t n;
	uint32_t exprs[MAX_VIEWS];
};

static void add_view(struct views *views, uint32_t expr)
{
	for (uint32_t i = 0; i < views->n; i++)
		if (views->exprs[i] == expr)
			return;
	if (expr && views->n < MAX_VIEWS)
		views->exprs[views->n++] = expr;
}

static void look_through(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t index, uint32_t depth, struct views *views)
{
	const struct expr *expr = &facts->exprs[index];
	if (!index || depth > MAX_DEPTH)
		return;
	add_view(views, index);
	if (expr->kind == EXPR_ELEMENT)
		look_through(lo, facts, expr->a, depth + 1, views);
	for (uint32_t i = 0; expr->kind == EXPR_PHI && i < expr->b; i++)
		look_through(lo, facts, facts->operands[expr->a + i], depth + 1, views);
	if (expr->kind != EXPR_CALL)
		return;
	// What comes out of a collection, a chain of stages, allOf(...); not all tasks of one executor.
	const struct fact_call *call = &facts->calls[expr->a];
	bool is_library = call->target && call->target->owner->role != ROLE_INPUT;
	uint32_t n = call->op == OP_invokestatic ? call->n_args : call->n_args > 0;
	if (n && starve_is_executor(lo, facts->exprs[facts->operands[call->args]].type))
		return;
	for (uint32_t i = 0; is_library && i < n; i++)
		look_through(lo, facts, facts->operands[call->args + i], depth + 1, views);
}

// ---- methods that start tasks and hand them out -----------------------------------------------

#define MAX_MAKERS 6

// Methods of INPUT whose results an expression may be, and whether they run for the same `this`.
struct makers {
	uint32_t n;
	const struct method_facts *facts[MAX_MAKERS];
	bool is_of_this[MAX_MAKERS];
};

static void add_makers(const struct lock_order *lo, const struct method_facts *facts, uint32_t expr,
	bool is_of_this, uint32_t depth, struct makers *makers);

static void add_maker(const struct lock_order *lo, const struct method *method, bool is_of_this,
	uint32_t depth, struct makers *makers)
{
	const struct method_facts *facts = method && method->owner->role == ROLE_INPUT
		? facts_of(lo->facts, method)
		: NULL;
	for (uint32_t i = 0; i < makers->n; i++)
		if (makers->facts[i] == facts)
			return;
	if (!facts || makers->n == MAX_MAKERS)
		return;
	makers->facts[makers->n] = facts;
	makers->is_of_this[makers->n++] = is_of_this;
	for (uint32_t i = 0; i < facts->n_returns && depth < MAX_DEPTH; i++)
		add_makers(lo, facts, facts->returns[i], is_of_this, depth + 1, makers);
}

// A call of a method of INPUT, or of a library that is given one: map(s -> fetch(s)), map(this::fetch).
static void add_makers(const struct lock_order *lo, const struct method_facts *facts, uint32_t expr,
	bool is_of_this, uint32_t depth, struct makers *makers)
{
	if (facts->exprs[expr].kind != EXPR_CALL)
		return;
	const struct fact_call *call = &facts->calls[facts->exprs[expr].a];
	if (!call->target)
		return;
	if (call->target->owner->role == ROLE_INPUT) {
		bool is_same = call->op != OP_invokestatic && call->n_args &&
			facts_is_this(facts, facts->operands[call->args]);
		add_maker(lo, call->target, is_of_this && is_same, depth, makers);
		return;
	}
	for (uint32_t i = 0; i < call->n_args; i++) {
		const struct expr *given = &facts->exprs[facts->operands[call->args + i]];
		if (given->kind != EXPR_LAMBDA)
			continue;
		const struct fact_call *made = &facts->calls[given->a];
		bool is_same = made->n_args && facts_is_this(facts, facts->operands[made->args]) &&
			made->lambda->implementation && !method_is_static(made->lambda->implementation);
		add_maker(lo, made->lambda->implementation, is_of_this && is_same, depth, makers);
	}
}

// Where the method puts it.
static void add_containers(const struct lock_order *lo, const struct method_facts *facts,
	struct views *views)
{
	for (uint32_t v = 0; v < views->n; v++) {
		uint32_t expr = views->exprs[v];
		for (uint32_t i = 0; i < facts->n_stores; i++)
			if (!facts->stores[i].field && facts->stores[i].value == expr)
				add_view(views, facts->stores[i].base);
		for (uint32_t i = 0; i < facts->n_calls; i++) {
			const struct fact_call *call = &facts->calls[i];
			if (!call->target || call->op == OP_invokestatic || call->n_args < 2 ||
				!slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/")) ||
				starve_is_executor(lo, facts->exprs[facts->operands[call->args]].type))
				continue;
			for (uint32_t k = 1; k < call->n_args; k++)
				if (facts->operands[call->args + k] == expr &&
					facts->exprs[facts->operands[call->args]].kind != EXPR_CALL)
					add_view(views, facts->operands[call->args]);
		}
	}
}

// What stands for the started task: the thread, the future, the task itself.
static struct views handles_of(const struct lock_order *lo, const struct cg_edge *edge)
{
	const struct method_facts *facts = lo->cg->nodes[edge->from].facts;
	const struct fact_call *call = &facts->calls[edge->call];
	struct views views = { 0 };
	const char *name = call->target ? call->target->name->text : "";
	if (call->n_args &&
		(strcmp(name, "<init>") == 0 || strcmp(name, "start") == 0 || strcmp(name, "fork") == 0))
		add_view(&views, facts->operands[call->args]);
	if (edge->shift < call->n_args)
		add_view(&views, facts->operands[call->args + edge->shift]);
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_CALL && facts->exprs[i].a == edge->call)
			add_view(&views, i);
	add_containers(lo, facts, &views);
	return views;
}

// What stands for each of survey.starts.
struct task_handles {
	struct views views;
	bool is_known;
};

static const struct views *handles_of_start(struct lock_order *lo, uint32_t i)
{
	if (!lo->handles)
		lo->handles = ARENA_ARRAY(&lo->arena, struct task_handles, lo->survey.starts.n);
	struct task_handles *handles = &lo->handles[i];
	if (!handles->is_known)
		handles->views = handles_of(lo, &lo->cg->edges[lo->survey.starts.v[i]]);
	handles->is_known = true;
	return &handles->views;
}

// ---- fields ---------------------------------------------------------------------------------

// The field that the expression reads; of a method of INPUT that returns a field, that.
static const struct field *field_read(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t index, bool *of_this)
{
	const struct expr *expr = &facts->exprs[index];
	*of_this = expr->kind == EXPR_FIELD && facts_is_this(facts, expr->a);
	if (expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC)
		return expr->field;
	const struct fact_call *call = expr->kind == EXPR_CALL ? &facts->calls[expr->a] : NULL;
	const struct method_facts *callee = call && call->target ? facts_of(lo->facts, call->target)
															 : NULL;
	if (!callee || callee->n_returns != 1)
		return NULL;
	const struct expr *returned = &callee->exprs[callee->returns[0]];
	return returned->kind == EXPR_FIELD || returned->kind == EXPR_STATIC ? returned->field : NULL;
}

// Is one of the handles kept in the field?
static bool is_kept_in(const struct lock_order *lo, const struct method_facts *facts,
	const struct views *handles, const struct field *field, bool *of_this)
{
	for (uint32_t i = 0; i < handles->n; i++) {
		if (field_read(lo, facts, handles->exprs[i], of_this) == field)
			return true;
		for (uint32_t k = 0; k < facts->n_stores; k++) {
			const struct fact_store *store = &facts->stores[k];
			if (store->field != field || store->value != handles->exprs[i])
				continue;
			*of_this = !store->is_static && facts_is_this(facts, store->base);
			return true;
		}
	}
	return false;
}

// ---- matching -------------------------------------------------------------------------------

struct matcher {
	struct lock_order *lo;
	const struct await_way *way;
	const struct method_facts *facts; // of the way's last frame
	uint32_t node;
	struct views awaited;
	struct makers makers;
};

static bool is_same_variable(const struct matcher *m, const struct views *handles)
{
	for (uint32_t i = 0; i < handles->n; i++)
		for (uint32_t k = 0; k < m->awaited.n; k++)
			if (handles->exprs[i] == m->awaited.exprs[k])
				return true;
	return false;
}

static bool is_same_field(const struct matcher *m, const struct method_facts *starter,
	const struct views *handles, bool *are_of_this)
{
	for (uint32_t k = 0; k < m->awaited.n; k++) {
		bool is_mine, is_its = false;
		const struct field *field = field_read(m->lo, m->facts, m->awaited.exprs[k], &is_mine);
		if (!field || !is_kept_in(m->lo, starter, handles, field, &is_its))
			continue;
		*are_of_this = is_mine && is_its;
		return true;
	}
	return false;
}

// class Worker extends Thread: its run() is what a Worker runs.
static bool is_own_thread(const struct matcher *m, const struct cg_edge *edge)
{
	struct ir_type type = m->facts->exprs[m->awaited.exprs[0]].type;
	const struct klass *owner = m->lo->cg->nodes[edge->to].method->owner;
	const struct klass *thread = world_loaded(m->lo->world, SLICE("java/lang/Thread"));
	return type.kind == KIND_CLASS && thread && owner != thread &&
		owner == m->lo->world->classes[type.klass] && klass_is_subtype(owner, thread);
}

// futures.forEach(f -> f.join()): what a library hands to the function object comes out of what it is
// called on, as an expression of the caller; 0: it is not that.
static uint32_t given_by_library(const struct lock_order *lo, const struct cg_edge *edge,
	uint32_t param)
{
	const struct method_facts *facts = lo->cg->nodes[edge->from].facts;
	const struct fact_call *call = &facts->calls[edge->call];
	if (!edge->lambda || cg_argument(lo->cg, edge, param) || !call->target || !call->n_args ||
		call->op == OP_invokestatic || call->target->owner->role == ROLE_INPUT)
		return 0;
	return facts->operands[call->args];
}

// What the last frame of the way calls the awaited object; 0: nothing.
static uint32_t awaited_expr(struct lock_order *lo, const struct await_way *way)
{
	const struct cg_node *node = &lo->cg->nodes[way->nodes[0]];
	const struct fact_call *call = &node->facts->calls[way->call];
	uint32_t expr = node->facts->operands[call->args];
	if (way->n == 1)
		return expr;
	uint32_t name = name_of_expr(lo, node, expr);
	for (uint32_t i = 0; i + 1 < way->n; i++) {
		if (lo->names.v[name].root != ROOT_PARAM) // of a lower frame, maybe of the same method
			return 0;
		name = name_lift(lo, name, &lo->cg->edges[way->edges[i]]);
	}
	const struct lock_name *n = &lo->names.v[name];
	const struct method_facts *top = lo->cg->nodes[way->nodes[way->n - 1]].facts;
	return n->root == ROOT_LOCAL && n->scope == top && n->n_suffix == 0 ? n->expr : 0;
}

// Is the started thread one that addShutdownHook() is given?
static bool is_hook(const struct lock_order *lo, const struct cg_edge *edge,
	const struct views *handles)
{
	const struct method_facts *facts = lo->cg->nodes[edge->from].facts;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->n_args != 2 ||
			strcmp(call->target->name->text, "addShutdownHook") != 0)
			continue;
		for (uint32_t k = 0; k < handles->n; k++)
			if (handles->exprs[k] == facts->operands[call->args + 1])
				return true;
	}
	return false;
}

// Did one of the methods that the awaited object comes from start it, and return what stands for it?
static bool is_handed_out(const struct matcher *m, const struct method_facts *starter,
	const struct views *handles, bool *are_of_this)
{
	for (uint32_t i = 0; i < m->makers.n; i++) {
		if (m->makers.facts[i] != starter)
			continue;
		struct views returned = { 0 };
		for (uint32_t k = 0; k < starter->n_returns; k++)
			look_through(m->lo, starter, starter->returns[k], 0, &returned);
		for (uint32_t k = 0; k < returned.n; k++)
			for (uint32_t h = 0; h < handles->n; h++)
				if (returned.exprs[k] == handles->exprs[h]) {
					*are_of_this = m->makers.is_of_this[i];
					return true;
				}
	}
	return false;
}

static bool is_awaited(const struct matcher *m, uint32_t i, bool *are_of_this)
{
	const struct cg_edge *edge = &m->lo->cg->edges[m->lo->survey.starts.v[i]];
	const struct method_facts *starter = m->lo->cg->nodes[edge->from].facts;
	*are_of_this = false;
	if (m->way->kind == AWAIT_TASKS)
		return edge->from == m->node && edge->call == m->way->call;
	if (m->way->kind == AWAIT_HOOKS)
		return is_hook(m->lo, edge, handles_of_start(m->lo, i));
	struct views pool = { 0 };
	const struct views *handles = &pool;
	if (m->way->kind == AWAIT_POOL)
		add_view(&pool, starve_executor_of(m->lo, starter, &starter->calls[edge->call]));
	else
		handles = handles_of_start(m->lo, i);
	if (edge->from == m->node && is_same_variable(m, handles))
		return true;
	if (is_handed_out(m, starter, handles, are_of_this))
		return true;
	if (m->way->n > 1)
		return false;
	return is_same_field(m, starter, handles, are_of_this) || is_own_thread(m, edge);
}

static bool is_view(const struct views *views, uint32_t expr)
{
	for (uint32_t i = 0; i < views->n; i++)
		if (views->exprs[i] == expr)
			return true;
	return false;
}

// Methods that the awaited object comes from, or that what was put into its collection comes from.
static void find_makers(struct matcher *m)
{
	const struct method_facts *facts = m->facts;
	for (uint32_t i = 0; i < m->awaited.n; i++)
		add_makers(m->lo, facts, m->awaited.exprs[i], true, 0, &m->makers);
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (!facts->stores[i].field && is_view(&m->awaited, facts->stores[i].base))
			add_makers(m->lo, facts, facts->stores[i].value, true, 0, &m->makers);
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->target && call->op != OP_invokestatic && call->n_args > 1 &&
			slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/")) &&
			is_view(&m->awaited, facts->operands[call->args]))
			for (uint32_t k = 1; k < call->n_args; k++)
				add_makers(m->lo, facts, facts->operands[call->args + k], true, 0, &m->makers);
	}
}

// Does the expression come out of a parameter?
static bool is_of_param(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t expr, uint32_t *param)
{
	struct views seen = { 0 };
	look_through(lo, facts, expr, 0, &seen);
	for (uint32_t k = 0; k < seen.n; k++)
		if (facts->exprs[seen.exprs[k]].kind == EXPR_PARAM) {
			*param = facts->exprs[seen.exprs[k]].a;
			return true;
		}
	return false;
}

// The same through what libraries take out of collections on the way: Iterable.forEach.
static uint32_t awaited_collection(const struct lock_order *lo, const struct await_way *way)
{
	const struct method_facts *facts = lo->cg->nodes[way->nodes[0]].facts;
	uint32_t expr = facts->operands[facts->calls[way->call].args], param;
	for (uint32_t i = 0; i + 1 < way->n && expr; i++) {
		const struct cg_edge *edge = &lo->cg->edges[way->edges[i]];
		if (!is_of_param(lo, facts, expr, &param))
			return 0;
		uint32_t argument = cg_argument(lo->cg, edge, param);
		expr = argument ? argument : given_by_library(lo, edge, param);
		facts = lo->cg->nodes[edge->from].facts;
	}
	return expr;
}

uint32_t tasks_awaited(struct lock_order *lo, const struct await_way *way,
	struct await_task tasks[MAX_TASKS])
{
	struct matcher m = { .lo = lo, .way = way, .node = way->nodes[way->n - 1] };
	uint32_t n = 0;
	m.facts = lo->cg->nodes[m.node].facts;
	bool is_direct = way->kind == AWAIT_TASKS || way->kind == AWAIT_HOOKS;
	if (way->kind >= AWAIT_LATCH || (is_direct && way->n > 1))
		return 0;
	if (!is_direct) {
		uint32_t expr = awaited_expr(lo, way);
		expr = expr ? expr : awaited_collection(lo, way);
		if (!expr)
			return 0;
		look_through(lo, m.facts, expr, 0, &m.awaited);
		find_makers(&m);
	}
	for (uint32_t i = 0; i < lo->survey.starts.n && n < MAX_TASKS; i++) {
		bool are_of_this;
		if (is_awaited(&m, i, &are_of_this))
			tasks[n++] = (struct await_task){ lo->survey.starts.v[i], are_of_this };
	}
	return n;
}

bool task_is_same_read(const struct method_facts *facts, uint32_t a, uint32_t b)
{
	const struct expr *x = &facts->exprs[a], *y = &facts->exprs[b];
	return a == b || (x->kind == EXPR_STATIC && y->kind == EXPR_STATIC && x->field == y->field) ||
		(x->kind == EXPR_FIELD && y->kind == EXPR_FIELD && x->field == y->field && x->a == y->a);
}
