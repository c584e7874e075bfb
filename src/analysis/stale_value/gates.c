// if (s.isIdle()) s.expire(), where s.touch() does nothing once it has expired: a flag that shuts the door for changes
// of another field, under one lock. Whoever shuts it because of that field must not have looked before:
// the change in between would have kept it open.
#include "analysis/stale_value/fields.h"

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/judge.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

#define MOST_BLOCKS 8 // above the change

static const struct field *field_of(const struct ir *ir, uint32_t value)
{
	return ir_at(ir, value)->op == IR_GET_FIELD ? ir_resolved_field(ir, ir_at(ir, value)) : NULL;
}

// A boolean of the same object, looked at in the same step; NULL: something else.
static const struct field *flag_of_test(const struct sv_method *m, const struct ir_block *block,
	uint32_t object)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
	if (last->op != IR_IF || last->n_args != 1 || (last->sub != OP_ifeq && last->sub != OP_ifne))
		return NULL;
	uint32_t read = ir_arg(ir, last, 0);
	const struct field *flag = field_of(ir, read);
	return flag && flag->descriptor->text[0] == 'Z' && !(flag->access & ACC_VOLATILE) &&
			locks_at(m->locks, read) &&
			path_source(m->paths, ir_arg(ir, ir_at(ir, read), 0)) == object
		? flag
		: NULL;
}

// The flag, and whether it is true or false that keeps others from it.
static uint32_t gate_of(const struct field *flag, bool is_shut)
{
	return flag->id * 2 + is_shut;
}

static void note_gate(_Atomic uint32_t *gate, uint32_t found)
{
	uint32_t old = atomic_load(gate);
	while (old < found && !atomic_compare_exchange_weak(gate, &old, found)) { // the last one
	}
}

// The field of the object is changed here.
static void collect(struct sv_method *m, uint32_t at, const struct field *field, uint32_t object)
{
	const struct ir *ir = m->ir;
	object = path_source(m->paths, object);
	uint32_t b = ir->block_of[at];
	for (uint32_t steps = 0; steps < MOST_BLOCKS && ir->blocks[b].n_preds == 1; steps++) {
		uint32_t below = b;
		b = ir->blocks[b].preds[0];
		const struct ir_block *block = &ir->blocks[b];
		const struct field *flag = flag_of_test(m, block, object);
		if (!flag || flag == field || flag->owner != field->owner)
			continue;
		bool is_zero_taken = ir_at(ir, block->first + block->n - 1)->sub == OP_ifeq;
		bool is_changed_at_zero = block->succs[is_zero_taken ? 0 : 1].to == below;
		note_gate(&m->sv->fields[field->id].gate, gate_of(flag, is_changed_at_zero));
	}
}

void gates_collect(struct sv_method *m, uint32_t put, const struct field *field)
{
	const struct ir_insn *insn = ir_at(m->ir, put);
	if (insn->op == IR_PUT_FIELD && locks_at(m->locks, put))
		collect(m, put, field, ir_arg(m->ir, insn, 0));
}

void gates_collect_call(struct sv_method *m, uint32_t call)
{
	const struct ir *ir = m->ir;
	uint32_t receiver = ir_arg(ir, ir_at(ir, call), 0);
	const struct field *field = field_of(ir, receiver);
	struct ir_type type = ir_at(ir, receiver)->type;
	if (field && locks_at(m->locks, call) && type.kind == KIND_CLASS && type.klass &&
		op_group_of_class(m->sv, type.klass) == GROUP_PLAIN)
		collect(m, call, field, ir_arg(ir, ir_at(ir, receiver), 0));
}

bool gates_shuts(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct sv *sv = m->sv;
	const struct place *x = &a->effect.cell, *y = &b->effect.cell;
	if (a->effect.guard != GUARD_LOCK || b->effect.guard != GUARD_LOCK ||
		b->effect.verb != VERB_WRITE || !b->effect.is_constant ||
		!place_is_same(&a->effect.lock, &b->effect.lock) || x->root != y->root ||
		x->number != y->number || x->n != y->n || x->n == 0)
		return false;
	const struct field *read = place_field(sv->world, x), *flag = place_field(sv->world, y);
	if (!read || !flag ||
		atomic_load(&sv->fields[read->id].gate) != gate_of(flag, !b->effect.is_zero))
		return false;
	for (uint32_t i = 0; i + 1 < x->n; i++)
		if (x->parts[i] != y->parts[i])
			return false;
	return true;
}

bool gates_is_pair(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct sv *sv = m->sv;
	if (!gates_shuts(m, a, b) || b->effect.is_gated)
		return false;
	uint32_t read = place_field(sv->world, &a->effect.cell)->id;
	uint64_t here = sv->threads ? threads_at(m, b->insn) : 0;
	return !sv->threads ||
		(here && !running_is_one(sv->threads, here | atomic_load(&sv->fields[read].changers)));
}
