// The same element, looked up twice:
//
//     if (shelves.get(i).available() > 0) return shelves.get(i).take();
//
// It is the same object each time if nothing is done to the collection in between: the first look-up stands for both.
#include "analysis/atomicity/flow.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/offers.h"

#define MAX_BACK 500 // instructions between the two

static const struct method *looked_up_by(const struct flow *flow, uint32_t insn)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	const struct method *method = i->op == IR_INVOKE && i->n_args == 2 && ir_invoke_has_receiver(i)
		? ir_resolved_method(flow->ir, i)
		: NULL;
	return method && strncmp(method->owner->name->text, "java/util/", 10) == 0 &&
			strcmp(method->name->text, "get") == 0
		? method
		: NULL;
}

static const struct path *argument(const struct flow *flow, uint32_t insn, uint32_t k)
{
	return path_of(flow->paths, ir_arg(flow->ir, ir_at(flow->ir, insn), k));
}

static bool is_same_key(const struct flow *flow, uint32_t a, uint32_t b)
{
	return path_source(flow->paths, ir_arg(flow->ir, ir_at(flow->ir, a), 1)) ==
		path_source(flow->paths, ir_arg(flow->ir, ir_at(flow->ir, b), 1)) ||
		path_equal(argument(flow, a, 1), argument(flow, b, 1));
}

// A call that may put something else there: on the collection, or of a method of the class.
static bool may_replace(const struct flow *flow, uint32_t insn, const struct path *collection)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	const struct method *method = i->op == IR_INVOKE ? ir_resolved_method(flow->ir, i) : NULL;
	if (!method)
		return false;
	if (method->owner == flow->ir->method->owner)
		return atom_accessed(flow->at, method) == NULL;
	return i->n_args && ir_invoke_has_receiver(i) &&
		path_equal(argument(flow, insn, 0), collection) && !atom_is_query_name(method);
}

uint32_t lookup_before(const struct flow *flow, uint32_t call)
{
	const struct method *method = looked_up_by(flow, call);
	uint32_t before = 0;
	if (!method)
		return 0;
	ir_dominators(flow->ir);
	for (uint32_t i = call - 1; i && call - i < MAX_BACK; i--) {
		if (may_replace(flow, i, argument(flow, call, 0)))
			break;
		if (looked_up_by(flow, i) == method && is_same_key(flow, i, call) &&
			path_equal(argument(flow, i, 0), argument(flow, call, 0)) &&
			ir_insn_dominates(flow->ir, i, call))
			before = i;
	}
	return before;
}
