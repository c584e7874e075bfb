// Which code of a program runs once: main, class initialisers, and what is called from one place
// outside any loop of code that runs once. What such code makes is one object.
#include "analysis/lock_order/objects.h"

#define MAX_UP 8

struct caller {
	const struct method *method; // NULL: none
	uint32_t bci;
	bool has_others;
};

struct once {
	uint32_t n_methods;
	struct caller *callers; // [n_methods + 1]
};

bool once_is_in_loop(const struct method *method, uint32_t bci)
{
	return once_loop_end(method, bci) != UINT32_MAX;
}

uint32_t once_loop_end(const struct method *method, uint32_t bci)
{
	const struct code *code = method->member->code;
	uint32_t last = UINT32_MAX;
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a <= (int32_t)bci &&
			bci <= at && insn.a <= (int32_t)at)
			last = at;
		at = insn.next;
	}
	return last;
}

// stream.map(f), list.forEach(f): one call, which runs the function for every element.
static bool runs_for_each(const struct fact_call *call, const struct cg_edge *edge)
{
	if (edge->kind != CG_CALL || !edge->lambda || !call->target ||
		call->target->name == edge->lambda->name)
		return false;
	return slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/stream/")) ||
		strncmp(call->target->name->text, "forEach", 7) == 0;
}

static const struct once *find_callers(struct lock_order *lo)
{
	struct once *once = ARENA_NEW(&lo->arena, struct once);
	once->n_methods = lo->world->n_methods;
	once->callers = ARENA_ARRAY(&lo->arena, struct caller, once->n_methods + 1);
	for (uint32_t e = 0; e < lo->cg->n_edges; e++) {
		const struct cg_edge *edge = &lo->cg->edges[e];
		const struct cg_node *from = &lo->cg->nodes[edge->from];
		struct caller *caller = &once->callers[lo->cg->nodes[edge->to].method->id];
		uint32_t bci = from->facts->calls[edge->call].bci;
		caller->has_others |= runs_for_each(&from->facts->calls[edge->call], edge) ||
			(caller->method && (caller->method != from->method || caller->bci != bci));
		caller->method = from->method;
		caller->bci = bci;
	}
	for (uint32_t i = 0; i < lo->cg->n_threads; i++) // invokeAll(tasks)
		if (lo->cg->threads[i].is_many)
			once->callers[lo->cg->nodes[lo->cg->threads[i].node].method->id].has_others = true;
	return once;
}

static bool runs_once(const struct lock_order *lo, const struct method *method, uint32_t depth)
{
	if (method_is_class_initialiser(method) || strcmp(method->name->text, "main") == 0)
		return true;
	if (lo->is_library || depth > MAX_UP || method->id > lo->once->n_methods)
		return false;
	const struct caller *caller = &lo->once->callers[method->id];
	return caller->method && !caller->has_others && !once_is_in_loop(caller->method, caller->bci) &&
		runs_once(lo, caller->method, depth + 1);
}

bool once_is_run(struct lock_order *lo, const struct method *method, uint32_t bci)
{
	if (!lo->once && !lo->is_library)
		lo->once = find_callers(lo);
	return runs_once(lo, method, 0) && (!method->member->code || !once_is_in_loop(method, bci));
}

// Where objects of a class are made.
struct site {
	const struct method *method;
	uint32_t bci;
	bool has_others;
};

static void add_sites(const struct lock_order *lo, const struct method_facts *facts,
	const struct klass *klass, struct site *site)
{
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		const struct expr *expr = &facts->exprs[i];
		if (expr->kind != EXPR_NEW || expr->type.kind != KIND_CLASS ||
			!klass_is_subtype(lo->world->classes[expr->type.klass], klass))
			continue;
		site->has_others |= site->method && (site->method != facts->method || site->bci != expr->a);
		site->method = facts->method;
		site->bci = expr->a;
	}
}

bool once_is_made(struct lock_order *lo, const struct klass *klass)
{
	struct site site = { 0 };
	for (uint32_t id = 1; id < lo->cg->n_nodes && !lo->is_library; id++)
		if (lo->cg->nodes[id].facts)
			add_sites(lo, lo->cg->nodes[id].facts, klass, &site);
	return site.method && !site.has_others && once_is_run(lo, site.method, site.bci);
}
