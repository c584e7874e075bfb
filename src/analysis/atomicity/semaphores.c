// Semaphores with one permit as contexts: acquire and release around what is meant to be one step. They
// are no locks to ir/locks.h, since any thread may release them. Here it is enough that one is acquired before both
// sections, in the same method, and not released between them.
#include "analysis/atomicity/held.h"

#include "analysis/atomicity/flow.h"

static bool is_semaphore(const struct method *method, const char *name)
{
	return strcmp(method->owner->name->text, "java/util/concurrent/Semaphore") == 0 &&
		(!name || strcmp(method->name->text, name) == 0);
}

// ---- permits --------------------------------------------------------------------------------

static bool is_made_with_one(const struct atomicity *at, const struct origin *object)
{
	const struct method_facts *facts = object->kind == ORIGIN_NEW && object->method
		? facts_of(at->facts, object->method)
		: NULL;
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || !is_semaphore(call->target, "<init>"))
			continue;
		const struct expr *made = &facts->exprs[facts->operands[call->args]];
		if (made->kind == EXPR_NEW && made->a == object->bci)
			return call->first_int == 1 + 1;
	}
	return false;
}

static bool has_one_permit(struct atomicity *at, const struct method_facts *facts, uint32_t expr)
{
	struct origin_set set = provenance_of(at->provenance, facts, expr);
	for (uint32_t i = 0; i < set.n; i++)
		if (!is_made_with_one(at, provenance_origin(at->provenance, set.objects[i])))
			return false;
	return set.n && !set.is_open;
}

// One thread, before flow.c asks from many.
void atom_semaphores_find(struct atomicity *at)
{
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		for (uint32_t i = 0; facts && i < facts->n_calls && facts->n_more_locks; i++) {
			const struct fact_call *call = &facts->calls[i];
			if (call->target && call->n_args == 1 &&
				(is_semaphore(call->target, "acquire") ||
					is_semaphore(call->target, "acquireUninterruptibly")) &&
				has_one_permit(at, facts, facts->operands[call->args]))
				*map_put(&at->semaphores, (uint64_t)id << 32 | call->bci, NULL) = 1;
		}
	}
}

bool atom_has_semaphore(const struct atomicity *at, const struct method_facts *facts)
{
	for (uint32_t i = 0; facts->n_more_locks && i < facts->n_calls; i++)
		if (map_get(&at->semaphores, (uint64_t)facts->method->id << 32 | facts->calls[i].bci))
			return true;
	return false;
}

// ---- places ---------------------------------------------------------------------------------

static bool is_released_between(const struct flow *flow, const struct path *semaphore,
	uint32_t from, uint32_t to)
{
	const struct ir *ir = flow->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
		if (method && is_semaphore(method, "release") &&
			path_of(flow->paths, ir_arg(ir, insn, 0)) == semaphore &&
			ir_insn_dominates(ir, i, to) && !ir_insn_dominates(ir, i, from))
			return true;
	}
	return false;
}

uint32_t semaphore_around(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	if (!flow->has_semaphore || first == second || !ir_insn_dominates(ir, first, second))
		return 0;
	for (uint32_t i = first; i > 0; i--) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE || !ir_insn_dominates(ir, i, first) ||
			!map_get(&flow->at->semaphores, (uint64_t)ir->method->id << 32 | insn->bci))
			continue;
		const struct path *semaphore = path_of(flow->paths, ir_arg(ir, insn, 0));
		bool is_free = is_released_between(flow, semaphore, i, first) ||
			is_released_between(flow, semaphore, i, second);
		if (!is_free && semaphore->kind != PATH_UNKNOWN)
			return i;
	}
	return 0;
}
