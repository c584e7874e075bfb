// What is done to a collection other than by its own methods: through iterators and views of it, and by methods of the
// library that are given it. As far as one method shows; a view that is passed on may be used to write.
#include "analysis/atomicity/collections.h"

#include "analysis/atomicity/escape.h"

#define MAX_VIEWS 4 // map.entrySet().iterator().next()

// Of a view, an iterator or an entry.
static bool is_look(const struct fact_call *call)
{
	static const char *const names[] = { "next", "hasNext", "previous", "hasPrevious",
		"nextElement", "hasMoreElements", "stream", "parallelStream", "spliterator", NULL };
	return call->target &&
		(atom_is_query_name(call->target) || string_is_one_of(call->target->name->text, names));
}

static bool has_expr(const uint32_t *all, uint32_t n, uint32_t expr)
{
	for (uint32_t i = 0; i < n; i++)
		if (all[i] == expr)
			return true;
	return false;
}

// Is the expression kept, returned or chosen between?
static bool is_passed_on(const struct method_facts *facts, uint32_t expr)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == expr)
			return true;
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_PHI &&
			has_expr(&facts->operands[facts->exprs[i].a], facts->exprs[i].b, expr))
			return true;
	return has_expr(facts->returns, facts->n_returns, expr);
}

// An element is not part of the collection, but the entry of a map is.
static bool is_element(const struct fact_call *call)
{
	return strncmp(call->target->name->text, "next", 4) == 0 ||
		strncmp(call->target->name->text, "get", 3) == 0;
}

static bool writes_through(const struct method_facts *facts, uint32_t call, bool is_entry,
	uint32_t depth)
{
	uint32_t expr = 1;
	while (expr < facts->n_exprs &&
		!(facts->exprs[expr].kind == EXPR_CALL && facts->exprs[expr].a == call))
		expr++;
	if (expr == facts->n_exprs)
		return false; // nobody uses it
	if (!depth || (!is_entry && is_passed_on(facts, expr)))
		return true;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *user = &facts->calls[i];
		const uint32_t *args = &facts->operands[user->args];
		bool has_receiver = user->op != OP_invokestatic && user->op != OP_invokedynamic;
		if (!user->n_args || user->op == OP_nop)
			continue;
		if (has_receiver && args[0] == expr) {
			bool is_write = is_entry
				? user->target && strcmp(user->target->name->text, "setValue") == 0
				: !is_look(user);
			if (is_write ||
				(!is_entry && user->target &&
					writes_through(facts, i, is_element(user), depth - 1)))
				return true;
		} else if (!is_entry && has_expr(args, user->n_args, expr)) {
			return true;
		}
	}
	return false;
}

bool atom_writes_by_view(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call)
{
	const struct method *target = facts->calls[call].target;
	return target &&
		model_result_of(model_of(at->world->models, target), false) == MODEL_RESULT_VIEW &&
		writes_through(facts, call, false, MAX_VIEWS);
}

bool atom_only_reads_argument(const struct fact_call *call)
{
	static const char *const names[] = { "addAll", "containsAll", "removeAll", "retainAll",
		"putAll", "equals", "print", "println", "append", "valueOf", "copyOf", "toString", "hash",
		NULL };
	if (!call->target) // a text is put together; a function object has it as a parameter
		return call->op == OP_invokedynamic;
	return string_is_one_of(call->target->name->text, names) ||
		(method_is_constructor(call->target) &&
			strncmp(call->target->owner->name->text, "java/util/", 10) == 0);
}
