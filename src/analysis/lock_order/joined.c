// Until when threads run, where they are started or waited for in loops, or in the end all together:
//
//     for (...) { Thread t = new Thread(task); threads.add(t); t.start(); }
//     for (Thread t : threads) t.join();
//
//     for (...) pool.submit(task);
//     pool.shutdown();
//     pool.awaitTermination(1, TimeUnit.HOURS);
#include "analysis/lock_order/awaits.h"

struct range {
	uint32_t first, last; // bytecode indices
};

// The outermost loop around the place, or the place alone.
static struct range loop_around(const struct method *method, uint32_t bci)
{
	const struct code *code = method->member->code;
	struct range range = { bci, bci };
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a <= (int32_t)at &&
			insn.a <= (int32_t)bci && bci <= at) {
			range.first = (uint32_t)insn.a < range.first ? (uint32_t)insn.a : range.first;
			range.last = at > range.last ? at : range.last;
		}
		at = insn.next;
	}
	return range;
}

static bool is_same_executor(const struct method_facts *facts, uint32_t a, uint32_t b)
{
	const struct expr *x = &facts->exprs[a], *y = &facts->exprs[b];
	return a == b ||
		((x->kind == EXPR_FIELD || x->kind == EXPR_STATIC) && x->kind == y->kind &&
			x->field == y->field && x->a == y->a);
}

// Waits until the executor has done all: awaitTermination(), close(), while (!isTerminated()).
static bool ends_executor(const struct lock_order *lo, const struct method_facts *facts,
	const struct cg_edge *start, const struct fact_call *call)
{
	const char *name = call->target->name->text;
	if (strcmp(name, "awaitTermination") != 0 && strcmp(name, "close") != 0 &&
		strcmp(name, "isTerminated") != 0)
		return false;
	uint32_t executor = starve_executor_of(lo, facts, &facts->calls[start->call]);
	return executor && is_same_executor(facts, executor, facts->operands[call->args]);
}

// Does the method join what it is given as this argument?
static bool joins_argument(const struct lock_order *lo, const struct method *method,
	uint32_t argument)
{
	const struct method_facts *facts = facts_of(lo->facts, method);
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		enum await_kind kind = await_kind_of(lo, &facts->calls[i]);
		uint32_t param;
		if ((kind == AWAIT_THREAD || kind == AWAIT_FUTURE) &&
			task_is_of_param(lo, facts, facts->operands[facts->calls[i].args], &param) &&
			param == argument)
			return true;
	}
	return false;
}

static bool ends_task(const struct lock_order *lo, const struct method_facts *facts,
	const struct cg_edge *start, const struct fact_call *call)
{
	enum await_kind kind = await_kind_of(lo, call);
	if (kind == AWAIT_THREAD || kind == AWAIT_FUTURE)
		return task_is_reached(lo, start, facts->operands[call->args]);
	if (call->target->owner->role != ROLE_INPUT)
		return false;
	for (uint32_t i = 0; i < call->n_args; i++) {
		uint32_t argument = facts->operands[call->args + i];
		if (argument && joins_argument(lo, call->target, i) && task_is_reached(lo, start, argument))
			return true;
	}
	return false;
}

bool joined_span(const struct lock_order *lo, const struct cg_edge *start, uint32_t *first,
	uint32_t *last)
{
	const struct cg_node *starter = &lo->cg->nodes[start->from];
	const struct method_facts *facts = starter->facts;
	struct range started = loop_around(starter->method, *first);
	uint32_t end = UINT32_MAX;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->n_args == 0 || call->bci <= started.last ||
			!(ends_executor(lo, facts, start, call) || ends_task(lo, facts, start, call)))
			continue;
		struct range joined = loop_around(starter->method, call->bci);
		if (joined.first > started.last && joined.last < end) // else one loop is around both
			end = joined.last;
	}
	if (end == UINT32_MAX)
		return false;
	*first = started.first ? started.first : 1;
	*last = end;
	return true;
}

uint32_t joined_loop_start(const struct method *method, uint32_t bci)
{
	return loop_around(method, bci).first;
}

uint32_t joined_loop_end(const struct method *method, uint32_t bci)
{
	return loop_around(method, bci).last;
}
