// What a behaviour knows of an expression of its method: the runtime types of its arguments, of new
// objects, of final fields and of what factories make.
#include "callgraph/internal.h"

#include <stdatomic.h>

#define MAX_EVAL_DEPTH 3 // phis of phis: each level multiplies

static aval declared(const struct expr *expr)
{
	return expr->type.kind == KIND_CLASS ? aval_make(AVAL_TYPE, expr->type.klass) : AVAL_NONE;
}

static aval join(const struct world *world, aval a, aval b)
{
	if (a == b || !a || !b || aval_kind(a) == AVAL_LAMBDA || aval_kind(b) == AVAL_LAMBDA)
		return a == b ? a : AVAL_NONE;
	const struct klass *x = world->classes[aval_id(a)], *y = world->classes[aval_id(b)];
	return klass_is_subtype(x, y) ? aval_make(AVAL_TYPE, y->id)
		: klass_is_subtype(y, x)  ? aval_make(AVAL_TYPE, x->id)
								  : AVAL_NONE;
}

static aval eval(const struct callgraph *cg, const struct cg_node *node, uint32_t index,
	uint32_t depth);

void eval_prepare(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	uint32_t n = cg->world->n_fields + 1, old = private->n_final_fields;
	cg->nodes = private->nodes.v;
	if (n <= old)
		return;
	private->final_fields = xrealloc(private->final_fields, n * sizeof(*private->final_fields));
	memset(private->final_fields + old, 0, (n - old) * sizeof(*private->final_fields));
	private->n_final_fields = n;
}

// What a factory makes: all that it returns is new. is_known: false where nobody has looked yet.
static aval eval_made(const struct callgraph *cg, const struct method_facts *facts, uint32_t index,
	uint32_t depth, bool *is_known)
{
	const struct expr *expr = &facts->exprs[index];
	if (expr->kind == EXPR_NEW && expr->type.kind == KIND_CLASS)
		return aval_make(AVAL_EXACT, expr->type.klass);
	if (expr->kind == EXPR_LAMBDA)
		return aval_make(AVAL_LAMBDA, facts->calls[expr->a].lambda->id);
	if (depth > MAX_EVAL_DEPTH || (expr->kind != EXPR_PHI && expr->kind != EXPR_CALL))
		return AVAL_NONE;
	const struct method_facts *from = facts;
	const uint32_t *values = facts->operands + expr->a;
	uint32_t n = expr->b;
	if (expr->kind == EXPR_CALL) {
		const struct fact_call *call = &facts->calls[expr->a];
		if (call->op != OP_invokestatic || !call->target || !call->target->member->code)
			return AVAL_NONE;
		from = facts_of(cg->facts, call->target);
		*is_known &= from != NULL;
		if (!from)
			return AVAL_NONE;
		values = from->returns;
		n = from->n_returns;
	}
	aval all = n ? eval_made(cg, from, values[0], depth + 1, is_known) : AVAL_NONE;
	for (uint32_t i = 1; i < n && all; i++)
		all = join(cg->world, all, eval_made(cg, from, values[i], depth + 1, is_known));
	return all;
}

// What the one store in a constructor or class initialiser puts there.
static aval eval_store(const struct callgraph *cg, const struct field *field, bool *is_known)
{
	aval found = AVAL_NONE;
	uint32_t n_stores = 0;
	*is_known = true;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *m = &field->owner->methods[i];
		if (!method_is_initialiser(m))
			continue;
		const struct method_facts *facts = facts_of(cg->facts, m);
		*is_known &= facts != NULL;
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			if (facts->stores[k].field != field)
				continue;
			found = eval_made(cg, facts, facts->stores[k].value, 0, is_known);
			n_stores++;
		}
	}
	return n_stores == 1 ? found : AVAL_NONE;
}

// Final fields of INPUT keep what they were made with.
static aval eval_field(const struct callgraph *cg, const struct expr *expr)
{
	const struct field *field = expr->field;
	if (!field || !(field->access & ACC_FINAL) || field->owner->role != ROLE_INPUT ||
		!field->owner->file)
		return declared(expr);
	// Several threads may find it out; it is the same for all.
	_Atomic uint32_t *known = field->id < cg->private->n_final_fields
		? &cg->private->final_fields[field->id]
		: NULL;
	uint32_t kept = known ? atomic_load_explicit(known, memory_order_relaxed) : 0;
	aval value = kept - 1;
	if (!kept) {
		bool is_known;
		value = eval_store(cg, field, &is_known);
		if (is_known && known)
			atomic_store_explicit(known, value + 1, memory_order_relaxed);
	}
	return value ? value : declared(expr);
}

static aval eval_precise(const struct callgraph *cg, const struct method_facts *facts,
	const struct expr *expr)
{
	struct cg_values values;
	if (cg_precise_types(cg, facts, expr, &values) && values.n == 1)
		return values.v[0];
	return expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC ? eval_field(cg, expr)
																 : declared(expr);
}

static aval eval(const struct callgraph *cg, const struct cg_node *node, uint32_t index,
	uint32_t depth)
{
	const struct method_facts *facts = node->facts;
	const struct expr *expr = &facts->exprs[index];
	switch (expr->kind) {
	case EXPR_PARAM:
		return expr->a < node->n_params && node->params[expr->a] ? node->params[expr->a]
																 : declared(expr);
	case EXPR_NEW:
		return expr->type.kind == KIND_CLASS ? aval_make(AVAL_EXACT, expr->type.klass) : AVAL_NONE;
	case EXPR_LAMBDA:
		return aval_make(AVAL_LAMBDA, facts->calls[expr->a].lambda->id);
	case EXPR_FIELD:
	case EXPR_STATIC:
		return cg->private->types ? eval_precise(cg, facts, expr) : eval_field(cg, expr);
	case EXPR_CALL:
	case EXPR_ELEMENT: {
		bool is_known = true;
		aval made = expr->kind == EXPR_CALL ? eval_made(cg, facts, index, 0, &is_known) : AVAL_NONE;
		return made ? made : cg->private->types ? eval_precise(cg, facts, expr) : declared(expr);
	}
	case EXPR_PHI: {
		if (depth > MAX_EVAL_DEPTH || expr->b == 0)
			return declared(expr);
		aval all = eval(cg, node, facts->operands[expr->a], depth + 1);
		for (uint32_t i = 1; i < expr->b && all; i++) {
			if (facts->exprs[facts->operands[expr->a + i]].kind == EXPR_NULL)
				continue;
			all = join(cg->world, all, eval(cg, node, facts->operands[expr->a + i], depth + 1));
		}
		return all ? all : declared(expr);
	}
	default:
		return declared(expr);
	}
}

aval cg_eval(const struct callgraph *cg, const struct cg_node *node, uint32_t expr)
{
	return expr ? eval(cg, node, expr, 0) : AVAL_NONE;
}

uint32_t cg_argument(const struct callgraph *cg, const struct cg_edge *edge, uint32_t param)
{
	const struct method_facts *facts = cg->nodes[edge->from].facts;
	const struct fact_call *call = &facts->calls[edge->call];
	uint32_t argument = param + edge->shift;
	if (edge->lambda) {
		// Captured values come first and belong to the maker; then the arguments of the call.
		uint32_t first = lambda_first_argument(edge->lambda);
		uint32_t first_captured = first - edge->lambda->n_captured;
		if (param < first) {
			if (param < first_captured || edge->lambda->maker != cg->nodes[edge->from].method)
				return 0;
			for (uint32_t i = 0; i < facts->n_calls; i++)
				if (facts->calls[i].lambda == edge->lambda)
					return facts->operands[facts->calls[i].args + param - first_captured];
			return 0;
		}
		argument = param - first + 1 + edge->shift;
	}
	return argument < call->n_args ? facts->operands[call->args + argument] : 0;
}
