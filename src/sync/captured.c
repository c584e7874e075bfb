// Locks of a function's caller, as the function sees them: withLock(() -> n++) runs the lambda with the lock of
// withLock's receiver held, and the lambda has that receiver because it captured the same value.
//
// In the method that calls the function, the function is a parameter and the lock's way begins at another one. At every
// call of that method which may hand over this function, the function is made there, and one of the values that it
// captures is what is handed over as the other parameter: always the captured value of the same number.
#include "facts/facts.h"
#include "sync/internal.h"

#define NOT_CAPTURED UINT32_MAX

struct capture {
	const struct sync *sync;
	uint32_t node;               // calls the function
	uint32_t function, root;     // parameters of its method
	const struct method *callee; // what the function runs
	uint32_t captured;           // the number that all so far agree on
};

// Of the functions that the value may be: which one runs the callee? 0: none, or several.
static uint32_t function_object(const struct capture *c, uint32_t node, uint32_t value,
	bool *is_many)
{
	pta_set set = pta_value(c->sync->pta, node, value);
	uint32_t found = 0;
	for (uint32_t o = pta_set_next(c->sync->pta, set, 1); o;
		 o = pta_set_next(c->sync->pta, set, o + 1)) {
		const struct pta_object *object = pta_object(c->sync->pta, o);
		if (object->kind != PTA_LAMBDA || object->lambda->implementation != c->callee)
			continue;
		*is_many |= found != 0;
		found = o;
	}
	return found;
}

// Does this call agree? One that hands over other functions only has no say.
static bool agrees(struct capture *c, const struct pta_edge *edge)
{
	const struct sync *sync = c->sync;
	const struct body *body = edge->from ? bodies_of_node(sync->bodies, edge->from) : NULL;
	uint32_t call = body ? body_insn_at(body, edge->bci) : 0;
	const struct ir_insn *insn = call ? ir_at(body->ir, call) : NULL;
	if (edge->kind != PTA_CALL || !insn || insn->op != IR_INVOKE || c->function >= insn->n_args ||
		c->root >= insn->n_args ||
		!body_passes_operands(body, call, pta_node(sync->pta, edge->to)->method))
		return false;
	bool is_many = false;
	uint32_t given = ir_arg(body->ir, insn, c->function);
	uint32_t object = function_object(c, edge->from, given, &is_many);
	if (!object)
		return true;
	const struct pta_object *lambda = pta_object(sync->pta, object);
	uint32_t made = path_source(body->paths, given);
	if (is_many || lambda->node != edge->from || made != body_insn_at(body, lambda->bci))
		return false;
	const struct ir_insn *capturing = ir_at(body->ir, made);
	uint32_t root = body_source(body, ir_arg(body->ir, insn, c->root));
	for (uint32_t i = 0; i < capturing->n_args; i++) {
		if (body_source(body, ir_arg(body->ir, capturing, i)) != root)
			continue;
		bool is_same = c->captured == NOT_CAPTURED || c->captured == i;
		c->captured = i;
		return is_same;
	}
	return false;
}

bool sync_pass_captured(const struct sync *sync, const struct pta_edge *edge,
	const struct body *body, uint32_t call, const struct held_name *name, struct held_name *passed)
{
	const struct ir_insn *insn = ir_at(body->ir, call);
	uint32_t function = insn->op == IR_INVOKE && insn->n_args
		? path_source(body->paths, ir_arg(body->ir, insn, 0))
		: 0;
	if (!function || ir_at(body->ir, function)->op != IR_PARAM || name->kind != NAME_WAY ||
		!name->number || ir_at(body->ir, name->number)->op != IR_PARAM || name->n_ups)
		return false;
	struct capture c = { sync, edge->from, function - 1, name->number - 1,
		pta_node(sync->pta, edge->to)->method, NOT_CAPTURED };
	uint32_t n;
	const struct pta_edge *callers = pta_edges_to(sync->pta, edge->from, &n);
	for (uint32_t i = 0; i < n; i++)
		if (!agrees(&c, &callers[i]))
			return false;
	if (c.captured == NOT_CAPTURED)
		return false;
	*passed = *name;
	passed->number = c.captured + 1;
	return true;
}
