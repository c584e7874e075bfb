// A task that waits for another task of the executor that runs it, and that executor has one thread:
//
//     Executors.newSingleThreadExecutor().submit(() -> exec.submit(part).get())
//
// The second is never run.
#include "analysis/lock_order/awaits.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/parallel.h"
#include "model/model.h"

bool starve_is_executor(const struct lock_order *lo, struct ir_type type)
{
	const struct klass *executor = model_known_class(lo->world, MODEL_KNOWN_EXECUTOR);
	return type.kind == KIND_CLASS &&
		((executor && klass_is_subtype(lo->world->classes[type.klass], executor)) ||
			one_thread_is_timer(lo, type));
}

uint32_t starve_executor_of(const struct lock_order *lo, const struct method_facts *facts,
	const struct fact_call *call)
{
	if (!call->target || call->n_args == 0 || call->target->owner->role == ROLE_INPUT)
		return 0;
	uint32_t first = facts->operands[call->args];
	uint32_t last = facts->operands[call->args + call->n_args - 1u];
	if (call->op != OP_invokestatic && first && starve_is_executor(lo, facts->exprs[first].type))
		return first;
	return last && starve_is_executor(lo, facts->exprs[last].type) ? last : 0;
}

// The executor of the task that is waited for.
static uint32_t awaited_executor(const struct lock_order *lo, const struct method_facts *facts,
	const struct await_way *way)
{
	const struct fact_call *wait = &facts->calls[way->call];
	if (way->kind == AWAIT_TASKS)
		return starve_executor_of(lo, facts, wait);
	const struct expr *future = &facts->exprs[facts->operands[wait->args]];
	return way->kind == AWAIT_FUTURE && future->kind == EXPR_CALL
		? starve_executor_of(lo, facts, &facts->calls[future->a])
		: 0;
}

static const struct field *field_of(const struct lock_order *lo, uint32_t name)
{
	const struct lock_name *n = &lo->names.v[name];
	if (n->is_cut)
		return NULL;
	if (n->n_suffix)
		return n->suffix[n->n_suffix - 1] & SUFFIX_ELEMENT
			? NULL
			: lo->world->fields[n->suffix[n->n_suffix - 1]];
	return n->root == ROOT_STATIC ? lo->world->fields[n->number] : NULL;
}

uint32_t starve_executor(struct lock_order *lo, const struct await_way *way,
	const struct cg_edge *start)
{
	const struct cg_node *waiter = &lo->cg->nodes[way->nodes[0]];
	const struct cg_node *starter = &lo->cg->nodes[start->from];
	uint32_t awaited = awaited_executor(lo, waiter->facts, way);
	uint32_t runner = starve_executor_of(lo, starter->facts, &starter->facts->calls[start->call]);
	if (!awaited || !runner ||
		!(one_thread_has(lo, starter->facts, runner) || one_thread_has(lo, waiter->facts, awaited)))
		return 0;
	uint32_t mine = name_of_expr(lo, waiter, awaited), lifted = mine;
	for (uint32_t i = 0; i + 1 < way->n; i++)
		lifted = name_lift(lo, lifted, &lo->cg->edges[way->edges[i]]);
	lifted = name_lift(lo, lifted, start);
	uint32_t its = name_of_expr(lo, starter, runner);
	const struct field *field = field_of(lo, mine);
	return name_is_same(lo, lifted, its) || (field && field == field_of(lo, its)) ? awaited : 0;
}
