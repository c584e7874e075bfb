// Program mode: collections that are in no field, but captured by the lambdas of several threads, or handed on as
// arguments. Which threads change one of them is known by its declared class only.
#include "analysis/stale_value/fields.h"

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

static uint32_t class_of_value(const struct ir *ir, uint32_t value)
{
	struct ir_type type = ir_at(ir, value)->type;
	return type.kind == KIND_CLASS ? type.klass : 0;
}

void loose_collect(struct sv_method *m, uint32_t call, bool is_taker)
{
	const struct ir *ir = m->ir;
	uint32_t receiver = path_source(m->paths, ir_arg(ir, ir_at(ir, call), 0));
	uint32_t klass = class_of_value(ir, receiver);
	uint8_t op = ir_at(ir, receiver)->op;
	if (!klass || op == IR_GET_FIELD || op == IR_GET_STATIC ||
		op_group_of_class(m->sv, klass) == GROUP_NONE || confine_is_own_value(m, receiver, call))
		return;
	uint64_t threads = threads_at(m, call);
	atomic_fetch_or_explicit(&m->sv->loose[klass].changers, threads, memory_order_relaxed);
	if (is_taker)
		atomic_fetch_or_explicit(&m->sv->loose[klass].takers, threads, memory_order_relaxed);
}

uint64_t loose_threads(const struct sv_method *m, const struct place *place, bool is_taker)
{
	const struct ir *ir = m->ir;
	uint32_t klass = 0;
	if (place->n)
		return 0;
	if (place->root == PLACE_VALUE)
		klass = class_of_value(ir, place->number);
	for (uint32_t i = 1; place->root == PLACE_PARAM && i <= ir->n_insns && !klass; i++)
		if (ir_at(ir, i)->op == IR_PARAM && ir_at(ir, i)->aux == place->number)
			klass = class_of_value(ir, i);
	const struct loose_facts *facts = &m->sv->loose[klass];
	return atomic_load(is_taker ? &facts->takers : &facts->changers);
}
