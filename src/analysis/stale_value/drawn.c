// n = peek(); bump(); use(n): a number is read in one step and counted up in another, and whoever has it takes it
// for the only one. bump(); use(peek()) is the same the other way round. So is the size of a list to which something is
// then added, taken for the place of that.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

#define NEAR 2 // calls

// ---- counted up -------------------------------------------------------------------------------

static bool is_sum(const struct ir_insn *insn)
{
	return insn->op == IR_BINARY &&
		(insn->sub == OP_iadd || insn->sub == OP_ladd || insn->sub == OP_isub ||
			insn->sub == OP_lsub);
}

// x = x + n
bool drawn_is_count(const struct ir *ir, const struct ir_insn *put, const struct field *field)
{
	const struct ir_insn *sum = ir_at(ir, ir_arg(ir, put, put->n_args - 1u));
	if (!is_sum(sum))
		return false;
	const struct ir_insn *old = ir_at(ir, ir_arg(ir, sum, 0));
	if (old->op != IR_GET_FIELD && old->op != IR_GET_STATIC)
		old = ir_at(ir, ir_arg(ir, sum, 1));
	if (old->op != (put->op == IR_PUT_FIELD ? IR_GET_FIELD : IR_GET_STATIC) ||
		ir_resolved_field(ir, old) != field)
		return false;
	return old->op == IR_GET_STATIC || ir_arg(ir, old, 0) == ir_arg(ir, put, 0);
}

// add(x), which makes it longer by one, at the end.
bool drawn_is_append(const struct ir_insn *call, struct slice name)
{
	return call->n_args == 2 &&
		(slice_equal(name, SLICE("add")) || slice_equal(name, SLICE("addLast")) ||
			slice_equal(name, SLICE("offer")) || slice_equal(name, SLICE("offerLast")) ||
			slice_equal(name, SLICE("addElement")));
}

static bool is_counting(const struct sv_method *m, const struct op *a, const struct op *b)
{
	if (a->effect.verb == VERB_SIZE)
		return b->effect.verb == VERB_ADD && (m->sv->threads || !confine_is_legacy(m, b));
	if (a->effect.guard == GUARD_OBJECT)
		return a->effect.verb == VERB_READ && b->effect.verb == VERB_BUMP &&
			(!b->callee || b->effect.is_count);
	return b->effect.is_count && a->effect.guard == GUARD_LOCK &&
		(b->effect.group == GROUP_PLAIN) == a->effect.is_size;
}

// ---- handed out -------------------------------------------------------------------------------

static bool is_sink(const struct ir *ir, uint32_t use, uint32_t value, const struct field *counted)
{
	const struct ir_insn *insn = ir_at(ir, use);
	switch (insn->op) {
	case IR_RETURN:
		return true;
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
		return ir_arg(ir, insn, insn->n_args - 1u) == value &&
			ir_resolved_field(ir, insn) != counted;
	case IR_INVOKE: {
		if (insn->sub == OP_invokedynamic || insn->aux)
			return false; // made of it: what becomes of that counts
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		bool is_used = insn->type.kind != KIND_NONE &&
			ir->uses_start[use] < ir->uses_start[use + 1];
		bool is_receiver = ir_invoke_has_receiver(insn) && ir_arg(ir, insn, 0) == value;
		return !is_used && !is_receiver && !model_is_log(&ref);
	}
	default:
		return false;
	}
}

// tokens.addAndGet(-n): what was read is what is counted.
static bool is_amount(const struct ir *ir, const struct flow_set *set, const struct op *count)
{
	const struct ir_insn *insn = ir_at(ir, count->insn);
	for (uint32_t k = 0; k < insn->n_args; k++)
		if (bitset_has(&set->values, ir_arg(ir, insn, k)))
			return true;
	return false;
}

// Does the number, or what is made of it, go to somebody who keeps it? Not into a text that is printed.
static bool is_handed_out(struct sv_method *m, const struct op *read, const struct op *count)
{
	const struct ir *ir = m->ir;
	const struct field *field = place_field(ir->world, &read->effect.cell);
	m->flow->is_explicit = true;
	const struct flow_set *set = flow_from(m->flow, read->insn, 0);
	m->flow->is_explicit = false;
	if (is_amount(ir, set, count))
		return false;
	for (uint32_t i = bitset_next(&set->values, 0); i != UINT32_MAX;
		 i = bitset_next(&set->values, i + 1))
		for (uint32_t k = ir->uses_start[i]; k < ir->uses_start[i + 1]; k++)
			if (is_sink(ir, ir->uses[k], i, field))
				return true;
	return false;
}

static bool is_number(const struct ir *ir, const struct op *read)
{
	uint8_t kind = ir_at(ir, read->insn)->type.kind;
	const struct field *field = place_field(ir->world, &read->effect.cell);
	return (kind == KIND_INT || kind == KIND_LONG) && (!read->callee || read->effect.is_raw) &&
		!(field && field->descriptor->text[0] == 'Z');
}

// Is b done on every way from a to the end?
static bool is_followed_by(const struct sv_method *m, const struct op *a, const struct op *b)
{
	uint32_t from = m->ir->block_of[a->insn], to = m->ir->block_of[b->insn];
	while (from && from != to)
		from = m->flow->ipdom[from];
	return from == to && ir_insn_dominates(m->ir, a->insn, b->insn);
}

bool drawn_is(struct sv_method *m, const struct op *a, const struct op *b)
{
	return is_counting(m, a, b) && a->effect.depth + b->effect.depth <= NEAR &&
		judge_is_same_cell(a, b) && is_number(m->ir, a) && is_followed_by(m, a, b) &&
		is_handed_out(m, a, b);
}

static bool does_more(const struct sv_method *m, const struct op *count)
{
	for (uint32_t i = 0; i < m->n_ops; i++)
		if (m->ops[i].insn == count->insn && (verb_flags[m->ops[i].effect.verb] & VF_WRITE) &&
			!place_is_same(&m->ops[i].effect.cell, &count->effect.cell))
			return true;
	return false;
}

// Counted first, by a step that does nothing else, and says what came of it to nobody.
bool drawn_is_count_before(struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	return b->effect.verb == VERB_READ && is_counting(m, b, a) && a->insn != b->insn &&
		a->effect.depth + b->effect.depth <= NEAR && judge_is_same_cell(a, b) &&
		ir->uses_start[a->insn] == ir->uses_start[a->insn + 1] && is_number(ir, b) &&
		!does_more(m, a) && is_followed_by(m, a, b) && is_handed_out(m, b, a);
}

bool drawn_is_after(struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	if (b->effect.verb != VERB_READ || !is_number(ir, b))
		return false;
	for (uint32_t i = 0; i < m->n_ops && m->ops[i].insn < b->insn; i++)
		if (drawn_is_count_before(m, &m->ops[i], b))
			return true;
	return false;
}
