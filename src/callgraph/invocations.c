// From the call graph to the invocation graph of seed 003, chapter 4. The call graph tells "exactly
// this class" from "this class or one below", and knows more of `this` in constructors than the seed:
// what the seed cannot tell apart becomes one node here.
#include "callgraph/invocations.h"
#include "callgraph/internal.h"

#include "base/hash.h"

#define MAX_STATEMENTS \
	8 // nodes for one synchronized statement: types of its lock and of those around

struct inv_private {
	struct map node_index; // hash of (method, types) -> first node
	VEC(uint32_t) next_same;
	struct map statement_index; // hash of a statement -> first node
	struct map edge_index;      // kind, from, to
	uint32_t *of_cg;            // [n_nodes of the call graph]
};

// ---- locks ----------------------------------------------------------------------------------

static uint32_t add_lock(struct invocations *graph, uint64_t key, struct buf *name,
	struct buf *descriptor, bool is_class)
{
	bool is_new;
	uint64_t *slot = map_put(&graph->lock_index, key, &is_new);
	if (is_new) {
		struct inv_lock lock = { .is_class = is_class };
		lock.name = (const char *)arena_printf(&graph->arena, "%s", buf_cstring(name)).ptr;
		lock.descriptor =
			(const char *)arena_printf(&graph->arena, "%s", buf_cstring(descriptor)).ptr;
		lock.is_object = strcmp(lock.name, "java.lang.Object") == 0;
		*slot = graph->locks.n;
		vec_push(&graph->locks, lock);
	}
	buf_release(name);
	buf_release(descriptor);
	return (uint32_t)*slot;
}

uint32_t inv_lock_of_class(struct invocations *graph, const struct klass *klass, bool is_class)
{
	uint64_t key = (uint64_t)klass->id << 1 | is_class;
	uint64_t *known = map_get(&graph->lock_index, key);
	if (known)
		return (uint32_t)*known;
	struct buf name = BUF_INIT, descriptor = BUF_INIT;
	class_print_name(name_slice(klass->name), &name);
	buf_string(&name, is_class ? ".class" : "");
	buf_printf(&descriptor, "L%s%s;", klass->name->text, is_class ? ".class" : "");
	return add_lock(graph, key, &name, &descriptor, is_class);
}

uint32_t inv_lock_of_array(struct invocations *graph, struct ir_type type)
{
	struct buf name = BUF_INIT, descriptor = BUF_INIT;
	for (uint32_t i = 0; i < type.dimensions; i++)
		buf_char(&descriptor, '[');
	if (type.element == 'L')
		buf_printf(&descriptor, "L%s;", graph->world->classes[type.klass]->name->text);
	else
		buf_char(&descriptor, type.element);
	class_print_type(buf_view(&descriptor), &name);
	uint64_t key = UINT64_C(1) << 63 | (uint64_t)type.dimensions << 48 |
		(uint64_t)(uint8_t)type.element << 40 | type.klass;
	return add_lock(graph, key, &name, &descriptor, false);
}

// ---- behaviours -----------------------------------------------------------------------------

static bool is_declared(const struct callgraph *cg, aval value, struct slice descriptor)
{
	const char *name = cg->world->classes[aval_id(value)]->name->text;
	return descriptor.len == strlen(name) + 2 &&
		memcmp(descriptor.ptr + 1, name, descriptor.len - 2) == 0;
}

// The types in the invocation signature; AVAL_NONE for those that are as declared.
static void seed_params(const struct callgraph *cg, const struct cg_node *node, aval *params)
{
	const struct method *m = node->method;
	uint32_t i = 0;
	if (!method_is_static(m)) {
		aval self = node->params[0];
		bool is_own = aval_kind(self) == 0 || method_is_constructor(m) ||
			(aval_kind(self) != AVAL_LAMBDA && aval_id(self) == m->owner->id);
		params[i++] = is_own ? AVAL_NONE : self;
	}
	struct slice rest = descriptor_parameters(name_slice(m->descriptor)), next;
	for (; (next = descriptor_next(&rest)).len; i++)
		params[i] = aval_kind(node->params[i]) == 0 ||
				(aval_kind(node->params[i]) != AVAL_LAMBDA &&
					is_declared(cg, node->params[i], next))
			? AVAL_NONE
			: node->params[i];
	for (i = 0; i < node->n_params; i++)
		if (aval_kind(params[i]) == AVAL_EXACT)
			params[i] = aval_make(AVAL_TYPE, aval_id(params[i]));
}

static bool is_same(const struct invocations *graph, uint32_t node, const struct method *method,
	const aval *params, uint32_t n)
{
	aval others[257];
	if (graph->nodes.v[node].method != method)
		return false;
	seed_params(graph->cg, &graph->cg->nodes[graph->nodes.v[node].like], others);
	return n == 0 || memcmp(params, others, n * sizeof(aval)) == 0;
}

static uint32_t own_lock(struct invocations *graph, const struct method *method, aval self)
{
	if (!method_is_synchronized(method))
		return 0;
	if (method_is_static(method))
		return inv_lock_of_class(graph, method->owner, true);
	return inv_lock_of_class(graph,
		aval_kind(self) == AVAL_TYPE ? graph->world->classes[aval_id(self)] : method->owner, false);
}

static uint32_t behaviour(struct invocations *graph, uint32_t cg_node)
{
	struct inv_private *private = graph->private;
	const struct cg_node *node = &graph->cg->nodes[cg_node];
	aval params[257];
	bool is_new, is_variant = false;

	seed_params(graph->cg, node, params);
	uint64_t key = hash_u64(node->method->id);
	for (uint32_t i = 0; i < node->n_params; i++) {
		key = hash_pair(key, params[i]);
		is_variant |= params[i] != AVAL_NONE;
	}
	uint64_t *slot = map_put(&private->node_index, key, &is_new);
	uint32_t found = is_new ? 0 : (uint32_t)*slot;
	while (found && !is_same(graph, found, node->method, params, node->n_params))
		found = private->next_same.v[found];
	if (found) {
		graph->nodes.v[found].is_entry |= node->is_entry;
		return found;
	}
	vec_push(&graph->nodes,
		(struct inv_node){ .kind = is_variant ? INV_VARIANT : INV_DEFINITION,
			.is_entry = node->is_entry,
			.is_outer = node->method->owner->role != ROLE_INPUT,
			.method = node->method,
			.like = cg_node,
			.lock = own_lock(graph, node->method, node->n_params ? params[0] : AVAL_NONE) });
	vec_push(&private->next_same, is_new ? 0 : (uint32_t)*slot);
	*slot = graph->nodes.n - 1;
	return graph->nodes.n - 1;
}

// Seed 003, 4.3.1: native and abstract methods are no nodes; synchronized ones lock.
static bool is_node(const struct cg_node *node)
{
	return node->n_params <= 256 &&
		(node->method->member->code || method_is_synchronized(node->method));
}

// ---- edges ----------------------------------------------------------------------------------

static void add_edge(struct invocations *graph, struct inv_edge edge)
{
	bool is_new;
	uint64_t key = (uint64_t)edge.kind << 62 | (uint64_t)edge.from << 31 | edge.to;
	map_put(&graph->private->edge_index, key, &is_new);
	if (is_new)
		vec_push(&graph->edges, edge);
}

static bool is_before(struct member_ref a, struct member_ref b)
{
	int order = slice_compare(a.class_name, b.class_name);
	order = order ? order : slice_compare(a.name, b.name);
	return (order ? order : slice_compare(a.descriptor, b.descriptor)) < 0;
}

// One behaviour may be called under several names; the first of them by text is shown.
static void note_caller(struct invocations *graph, uint32_t to, const struct cg_node *from,
	const struct fact_call *call)
{
	struct inv_node *node = &graph->nodes.v[to];
	const struct class *file = from->method->owner->file;
	if (node->kind != INV_VARIANT || call->op == OP_nop || call->op == OP_invokedynamic)
		return;
	if (node->constant &&
		!is_before(class_member_ref(file, call->constant),
			class_member_ref(node->caller, node->constant)))
		return;
	node->caller = file;
	node->constant = call->constant;
}

// ---- synchronized statements ----------------------------------------------------------------

struct statement_list {
	uint32_t n;
	uint32_t v[MAX_STATEMENTS];
};

static uint32_t statement(struct invocations *graph, uint32_t enclosing, struct inv_node node)
{
	bool is_new;
	uint64_t key = hash_pair(hash_pair(enclosing, node.bci), node.lock);
	uint64_t *slot = map_put(&graph->private->statement_index, key, &is_new);
	if (!is_new && graph->nodes.v[*slot].enclosing == enclosing &&
		graph->nodes.v[*slot].bci == node.bci && graph->nodes.v[*slot].lock == node.lock)
		return (uint32_t)*slot;
	node.kind = INV_STATEMENT;
	node.enclosing = enclosing;
	node.method = graph->nodes.v[enclosing].method;
	node.is_outer = graph->nodes.v[enclosing].is_outer;
	vec_push(&graph->nodes, node);
	vec_push(&graph->private->next_same, 0);
	*slot = graph->nodes.n - 1;
	add_edge(graph,
		(struct inv_edge){ .from = enclosing,
			.to = graph->nodes.n - 1,
			.kind = INV_CONTAINS,
			.bci = node.bci });
	return graph->nodes.n - 1;
}

static uint16_t number_of(const struct method_facts *facts, uint16_t bci)
{
	uint16_t number = 0;
	for (uint32_t i = 0; i < facts->n_locks; i++)
		number += !facts->locks[i].is_method_lock && !facts->locks[i].is_wait &&
			facts->locks[i].bci < bci;
	return number;
}

static uint32_t lock_of(struct invocations *graph, const struct expr *expr, aval value)
{
	const struct world *world = graph->world;
	switch (aval_kind(value)) {
	case AVAL_TYPE:
	case AVAL_EXACT:
		return inv_lock_of_class(graph, world->classes[aval_id(value)], false);
	case AVAL_LAMBDA:
		return inv_lock_of_class(graph, graph->cg->facts->lambdas[aval_id(value)]->interface,
			false);
	}
	return expr->type.kind == KIND_ARRAY ? inv_lock_of_array(graph, expr->type)
										 : inv_lock_of_class(graph, world->object, false);
}

// The nodes of the statement that locks `lock` inside those of `around`.
static struct statement_list lock_statement(struct invocations *graph, const struct cg_node *node,
	const struct statement_list *around, uint32_t lock, uint16_t bci, bool is_try)
{
	struct statement_list list = { 0 };
	const struct expr *expr = &node->facts->exprs[lock];
	struct cg_values values = cg_eval_all(graph->cg, node, lock);
	bool is_class = expr->kind == EXPR_CLASS && expr->a;
	struct inv_node made = { .bci = bci, .is_try = is_try, .number = number_of(node->facts, bci) };

	for (uint32_t k = 0; k < around->n; k++)
		for (uint32_t i = 0; i < (is_class ? 1 : values.n) && list.n < MAX_STATEMENTS; i++) {
			made.lock = is_class ? inv_lock_of_class(graph, graph->world->classes[expr->a], true)
								 : lock_of(graph, expr, values.v[i]);
			list.v[list.n++] = statement(graph, around->v[k], made);
		}
	return list;
}

static bool is_try_at(const struct method_facts *facts, uint16_t bci)
{
	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (facts->locks[i].bci == bci && !facts->locks[i].is_method_lock)
			return facts->locks[i].is_try;
	return false;
}

// The innermost statements around a place where these locks are held.
static struct statement_list statements_around(struct invocations *graph, uint32_t cg_node,
	uint32_t held)
{
	const struct cg_node *node = &graph->cg->nodes[cg_node];
	struct statement_list list = { 1, { graph->private->of_cg[cg_node] } };
	VEC(uint32_t) chain = { 0 };
	for (; held; held = node->facts->helds[held].below)
		vec_push(&chain, held);
	while (chain.n) {
		const struct fact_held *h = &node->facts->helds[vec_pop(&chain)];
		if (!h->is_method_lock && h->lock)
			list = lock_statement(graph, node, &list, h->lock, h->bci,
				is_try_at(node->facts, h->bci));
	}
	vec_release(&chain);
	return list;
}

static void add_statements(struct invocations *graph, uint32_t cg_node)
{
	const struct cg_node *node = &graph->cg->nodes[cg_node];
	for (uint32_t i = 0; i < node->facts->n_locks; i++) {
		const struct fact_lock *lock = &node->facts->locks[i];
		if (lock->is_method_lock || lock->is_wait || !lock->lock)
			continue;
		struct statement_list around = statements_around(graph, cg_node, lock->held);
		lock_statement(graph, node, &around, lock->lock, lock->bci, lock->is_try);
	}
}

// ---- the graph ------------------------------------------------------------------------------

// Which class's implementations were looked through to find the callee.
static const struct klass *hierarchy_of(const struct callgraph *cg, const struct cg_edge *edge)
{
	const struct cg_node *from = &cg->nodes[edge->from];
	const struct fact_call *call = &from->facts->calls[edge->call];
	if ((call->op != OP_invokevirtual && call->op != OP_invokeinterface) || edge->kind != CG_CALL)
		return NULL;
	struct cg_values values = cg_eval_all(cg, from, from->facts->operands[call->args]);
	const struct method *callee = cg->nodes[edge->to].method;
	const struct klass *wide = NULL;
	const struct klass *named = call->named ? cg->world->classes[call->named] : call->target->owner;
	for (uint32_t i = 0; i < values.n; i++) {
		const struct klass *klass = aval_kind(values.v[i]) == AVAL_TYPE
			? cg->world->classes[aval_id(values.v[i])]
			: aval_kind(values.v[i]) == 0 ? named
										  : NULL;
		if (!klass) {
			if (aval_kind(values.v[i]) == AVAL_LAMBDA
					? edge->lambda != NULL
					: world_select_method(cg->world, cg->world->classes[aval_id(values.v[i])],
						  call->target) == callee)
				return NULL;
			continue;
		}
		if (!klass_is_subtype(klass, named))
			klass = named;
		if (world_select_method(cg->world, klass, call->target) == callee)
			return NULL;
		wide = klass;
	}
	return wide;
}

static void add_calls(struct invocations *graph, uint32_t cg_node)
{
	const struct callgraph *cg = graph->cg;
	const struct cg_node *node = &cg->nodes[cg_node];
	for (uint32_t k = 0; k < node->n_edges; k++) {
		const struct cg_edge *edge = &cg->edges[node->first_edge + k];
		uint32_t to = graph->private->of_cg[edge->to];
		const struct fact_call *call = &node->facts->calls[edge->call];
		if (!to)
			continue;
		note_caller(graph, to, node, call);
		struct statement_list around = statements_around(graph, cg_node, call->held);
		for (uint32_t i = 0; i < around.n; i++)
			add_edge(graph,
				(struct inv_edge){ .from = around.v[i],
					.to = to,
					.kind = edge->kind == CG_START ? INV_STARTS : INV_INVOKES,
					.bci = call->bci,
					.hierarchy = hierarchy_of(cg, edge) });
	}
}

// Edges by the node that they leave, in the order in which they were met.
void inv_finish(struct invocations *graph)
{
	uint32_t total = 0;
	struct inv_edge *sorted = xmalloc(sizeof(*sorted) * (graph->edges.n + 1));
	for (uint32_t e = 0; e < graph->edges.n; e++)
		graph->nodes.v[graph->edges.v[e].from].n_edges++;
	for (uint32_t i = 0; i < graph->nodes.n; i++) {
		graph->nodes.v[i].first_edge = total;
		total += graph->nodes.v[i].n_edges;
		graph->nodes.v[i].n_edges = 0;
	}
	for (uint32_t e = 0; e < graph->edges.n; e++) {
		struct inv_node *from = &graph->nodes.v[graph->edges.v[e].from];
		sorted[from->first_edge + from->n_edges++] = graph->edges.v[e];
	}
	free(graph->edges.v);
	graph->edges.v = sorted;
	graph->edges.cap = graph->edges.n + 1;
}

struct invocations *invocations_of(const struct callgraph *cg)
{
	struct invocations *graph = xcalloc(1, sizeof(*graph));
	struct inv_private *private = xcalloc(1, sizeof(*private));
	graph->private = private;
	graph->world = cg->world;
	graph->cg = cg;
	arena_init(&graph->arena);
	vec_push(&graph->nodes, (struct inv_node){ 0 });
	vec_push(&graph->locks, (struct inv_lock){ 0 });
	vec_push(&private->next_same, 0);
	private->of_cg = xcalloc(cg->n_nodes + 1, sizeof(*private->of_cg));
	for (uint32_t i = 1; i < cg->n_nodes; i++)
		if (is_node(&cg->nodes[i]))
	private->of_cg[i] = behaviour(graph, i);
	for (uint32_t i = 1; i < cg->n_nodes; i++) {
		if (!private->of_cg[i] || !cg->nodes[i].facts)
			continue;
		add_statements(graph, i);
		add_calls(graph, i);
	}
	inv_finish(graph);
	map_release(&private->node_index);
	map_release(&private->statement_index);
	map_release(&private->edge_index);
	vec_release(&private->next_same);
	free(private->of_cg);
	return graph;
}

void invocations_free(struct invocations *graph)
{
	if (!graph)
		return;
	free(graph->private);
	vec_release(&graph->nodes);
	vec_release(&graph->edges);
	vec_release(&graph->locks);
	map_release(&graph->lock_index);
	arena_release(&graph->arena);
	free(graph);
}
