// Objects that all register with one other, which calls each of them back while one of them holds its
// own lock:
//
//     class Index { Index(Store s) { store = s; s.register(this); }
//                   synchronized void insert()  { store.sweep(); }
//                   synchronized void evict()   { ... } }
//     class Store { void register(Index i) { all.add(i); }   void sweep() { for (Index i : all) i.evict(); } }
//
// Two of them that insert lock each other, in both orders.
#include "analysis/lock_order/objects.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/self.h"

// What a library was called on that hands the elements of a collection to the function object which this
// method is, as an expression of the method that made it.
static bool find_each(const struct lock_order *lo, const struct method *run,
	const struct method_facts **facts, uint32_t *collection)
{
	for (uint32_t i = 1; i <= lo->facts->n_lambdas; i++) {
		const struct lambda *lambda = lo->facts->lambdas[i];
		const struct method_facts *maker = lambda->implementation == run
			? facts_of(lo->facts, lambda->maker)
			: NULL;
		for (uint32_t k = 0; maker && k < maker->n_calls; k++) {
			const struct fact_call *call = &maker->calls[k];
			const struct expr *given = call->n_args > 1 && call->op != OP_invokestatic
				? &maker->exprs[maker->operands[call->args + 1]]
				: &maker->exprs[0];
			if (given->kind != EXPR_LAMBDA || maker->calls[given->a].lambda != lambda ||
				!call->target || strcmp(call->target->name->text, "forEach") != 0)
				continue;
			*facts = maker;
			*collection = maker->operands[call->args];
			return true;
		}
	}
	return false;
}

static const struct field *field_read(const struct method_facts *facts, uint32_t index)
{
	const struct expr *expr = &facts->exprs[index];
	return expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC ? expr->field : NULL;
}

// The field with the collection that an element comes out of, by a loop or by what a loop calls; the last
// steps of the name lead from the element to its lock.
static const struct field *collection_of(const struct lock_order *lo, const struct lock_name *name,
	uint32_t n_last)
{
	const struct method_facts *facts = name->scope;
	uint32_t n = name->n_suffix - n_last, collection;
	if (n && name->suffix[n - 1] & SUFFIX_ELEMENT) {
		// Not the array that a list of the library has.
		while (n > 1 && !(name->suffix[n - 2] & SUFFIX_ELEMENT) &&
			lo->world->fields[name->suffix[n - 2]]->owner->role != ROLE_INPUT)
			n--;
		if (n > 1)
			return name->suffix[n - 2] & SUFFIX_ELEMENT ? NULL
														: lo->world->fields[name->suffix[n - 2]];
		return name->root == ROOT_STATIC ? lo->world->fields[name->number]
			: name->root == ROOT_LOCAL   ? field_read(facts, name->expr)
										 : NULL;
	}
	if (n || name->root != ROOT_LOCAL)
		return NULL;
	if (facts->exprs[name->expr].kind == EXPR_PARAM)
		return find_each(lo, facts->method, &facts, &collection) ? field_read(facts, collection)
																 : NULL;
	collection = self_iterated(name);
	return collection ? field_read(facts, collection) : NULL;
}

// The parameter that the method adds to the collection in the field; UINT32_MAX: none.
static uint32_t added_parameter(const struct method_facts *facts, const struct field *field)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->n_args < 2 || call->op == OP_invokestatic ||
			!slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/")) ||
			facts->exprs[facts->operands[call->args]].field != field)
			continue;
		const struct expr *added = &facts->exprs[facts->operands[call->args + call->n_args - 1u]];
		if (added->kind == EXPR_PARAM)
			return added->a;
	}
	return UINT32_MAX;
}

// Does an object of the class add itself to the collection in the field, or have itself added?
static bool adds_itself(const struct lock_order *lo, const struct klass *klass,
	const struct field *field)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method_facts *facts = facts_of(lo->facts, &klass->methods[i]);
		if (!facts || method_is_static(facts->method))
			continue;
		if (added_parameter(facts, field) == 0)
			return true;
		for (uint32_t k = 0; k < facts->n_calls; k++) {
			const struct fact_call *call = &facts->calls[k];
			const struct method_facts *callee = call->target && call->target->owner == field->owner
				? facts_of(lo->facts, call->target)
				: NULL;
			uint32_t param = callee ? added_parameter(callee, field) : UINT32_MAX;
			if (param < call->n_args && facts_is_this(facts, facts->operands[call->args + param]))
				return true;
		}
	}
	return false;
}

// The outer lock as the frame calls it that takes it, whatever the starter of its thread does.
static uint32_t own_name(struct lock_order *lo, const struct pair *pair)
{
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	return pair->held ? name_of_expr(lo, node, node->facts->helds[pair->held].lock) : pair->outer;
}

bool registered_with_one(struct lock_order *lo, uint32_t index)
{
	const struct pair pair = lo->pairs.v[pair_bottom(lo, index)];
	uint32_t own = own_name(lo, &pair);
	const struct lock_name *outer = &lo->names.v[own], *inner = &lo->names.v[pair.inner];
	const struct method *method = lo->cg->nodes[pair.node].method;
	uint32_t n = outer->n_suffix;
	if (outer->root != ROOT_PARAM || outer->number || method_is_static(method) ||
		inner->n_suffix < n || outer->is_cut || inner->is_cut ||
		memcmp(outer->suffix, inner->suffix + inner->n_suffix - n, n * sizeof(outer->suffix[0])) !=
			0)
		return false;
	const struct field *field = collection_of(lo, inner, n);
	// A parent locks its children, in that order.
	return field && (field->access & ACC_STATIC || field->owner != method->owner) &&
		adds_itself(lo, method->owner, field);
}
