// What collections make themselves: iterators and views. `for (x : list)` asks an iterator that the
// list's class made, so a class of INPUT that is an Iterator is asked only if a list of INPUT, one that
// this list can be, makes such.
#include "callgraph/internal.h"
#include "model/model.h"

#define MAX_MAKERS 8
#define MAX_STEPS 3 // iterator() { return map.values().iterator(); }

struct makers {
	uint32_t n;
	const struct method *methods[MAX_MAKERS]; // of INPUT
	bool is_unknown;
};

static bool is_view(struct slice type)
{
	static const char *const views[] = { "Iterator", "ListIterator", "Enumeration", "Spliterator",
		"Collection", "Set", "SortedSet", "NavigableSet", "List" };
	struct slice prefix = SLICE("Ljava/util/");
	if (!slice_has_prefix(type, prefix))
		return false;
	struct slice name = slice_of(type.ptr + prefix.len, type.len - prefix.len - 1);
	for (size_t i = 0; i < sizeof(views) / sizeof(views[0]); i++)
		if (slice_equal(name, slice_of_string(views[i])))
			return true;
	return false;
}

// Is it a method of a collection outside INPUT whose result the collection's class makes? What others
// gave it would be an argument, or not be a view.
static bool makes_view(const struct method *method)
{
	struct slice next;
	if (method->owner->role == ROLE_INPUT || method_is_static(method) ||
		!is_view(descriptor_return(name_slice(method->descriptor))) ||
		!(model_is_within(method->owner, MODEL_KNOWN_UTIL) ||
			model_is_known(method->owner, MODEL_KNOWN_ITERABLE)))
		return false;
	struct slice rest = descriptor_parameters(name_slice(method->descriptor));
	while ((next = descriptor_next(&rest)).len)
		if (next.ptr[0] == 'L' || next.ptr[0] == '[')
			return false;
	return true;
}

static const struct fact_call *making_call(const struct method_facts *facts, uint32_t expr)
{
	if (facts->exprs[expr].kind != EXPR_CALL)
		return NULL;
	const struct fact_call *call = &facts->calls[facts->exprs[expr].a];
	return call->target && call->n_args && call->op != OP_invokedynamic && makes_view(call->target)
		? call
		: NULL;
}

static void add_maker(struct makers *makers, const struct method *method)
{
	if (!method || method->owner->role != ROLE_INPUT || method_is_abstract(method))
		return;
	for (uint32_t i = 0; i < makers->n; i++)
		if (makers->methods[i] == method)
			return;
	if (makers->n == MAX_MAKERS)
		makers->is_unknown = true;
	else
		makers->methods[makers->n++] = method;
}

static const struct makers *find_makers(struct expander *x, const struct klass *klass,
	const struct method *method)
{
	struct makers *makers = ARENA_NEW(&x->arena, struct makers);
	const struct targets *targets = targets_of(x, klass, method);
	const struct cg_private *private = x->cg->private;
	makers->is_unknown = targets->is_cut && private->input.n == 0;
	for (uint32_t i = 0; i < targets->n; i++)
		add_maker(makers, targets->methods[i]);
	for (uint32_t i = 0; targets->is_cut && i < private->input.n; i++)
		if (klass_is_subtype(private->input.v[i], klass))
			add_maker(makers, world_select_method(x->cg->world, private->input.v[i], method));
	return makers;
}

static const struct makers *makers_of(struct expander *x, const struct klass *klass,
	const struct method *method)
{
	bool is_new;
	uint64_t *slot = map_put(&x->makers, (uint64_t)klass->id << 32 | method->id, &is_new);
	if (is_new) {
		const struct makers *makers = find_makers(x, klass, method);
		*map_put(&x->makers, (uint64_t)klass->id << 32 | method->id, NULL) = (uintptr_t)makers;
		return makers;
	}
	return (const struct makers *)(uintptr_t)*slot;
}

// What is known of the collection, the same for all behaviours of the method.
static const struct klass *collection_of(const struct callgraph *cg, const struct cg_node *node,
	const struct method_facts *facts, const struct fact_call *call)
{
	uint32_t receiver = facts->operands[call->args];
	const struct expr *expr = &facts->exprs[receiver];
	const struct klass *klass = call->named ? cg->world->classes[call->named] : call->target->owner;
	const struct klass *known = NULL;
	if (node &&
		(expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC || expr->kind == EXPR_NEW ||
			expr->kind == EXPR_CALL)) {
		aval value = cg_eval(cg, node, receiver);
		if (aval_kind(value) == AVAL_TYPE || aval_kind(value) == AVAL_EXACT)
			known = cg->world->classes[aval_id(value)];
	} else if (expr->type.kind == KIND_CLASS) {
		known = cg->world->classes[expr->type.klass];
	}
	return known && klass_is_subtype(known, klass) ? known : klass;
}

static bool may_make(struct expander *x, const struct cg_node *node,
	const struct method_facts *facts, const struct fact_call *call, const struct method *run,
	const struct method *resolved, uint32_t steps);

// May what is returned be an object that runs `run` where `resolved` is called?
static bool may_return(struct expander *x, const struct method_facts *facts, uint32_t value,
	const struct method *run, const struct method *resolved, uint32_t steps)
{
	const struct world *world = x->cg->world;
	const struct expr *expr = &facts->exprs[value];
	const struct fact_call *call = making_call(facts, value);
	if (call && steps < MAX_STEPS)
		return may_make(x, NULL, facts, call, run, resolved, steps + 1);
	if (expr->kind == EXPR_NULL || expr->type.kind != KIND_CLASS)
		return expr->kind != EXPR_NULL;
	const struct klass *klass = world->classes[expr->type.klass];
	if (expr->kind == EXPR_NEW)
		return world_select_method(world, klass, resolved) == run;
	return klass->is_interface || klass_is_subtype(run->owner, klass) ||
		klass_is_subtype(klass, run->owner);
}

static bool may_make(struct expander *x, const struct cg_node *node,
	const struct method_facts *facts, const struct fact_call *call, const struct method *run,
	const struct method *resolved, uint32_t steps)
{
	const struct makers *makers = makers_of(x, collection_of(x->cg, node, facts, call),
		call->target);
	if (makers->is_unknown)
		return true;
	for (uint32_t i = 0; i < makers->n; i++) {
		const struct method_facts *maker = facts_of(x->cg->facts, makers->methods[i]);
		if (!maker || maker->is_failed)
			return true;
		for (uint32_t k = 0; k < maker->n_returns; k++)
			if (may_return(x, maker, maker->returns[k], run, resolved, steps))
				return true;
	}
	return false;
}

bool made_can_run(struct expander *x, const struct cg_node *node, uint32_t receiver,
	const struct method *run, const struct method *resolved)
{
	const struct fact_call *call = run->owner->role == ROLE_INPUT
		? making_call(node->facts, receiver)
		: NULL;
	return !call || may_make(x, node, node->facts, call, run, resolved, 0);
}
