// Which pairs of operations are findings: the second relies on what the first saw, and nothing makes
// them one step.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

#define NEAR 2         // calls
#define LEAST_SCORE 25 // what is less sure than that is not worth a reader's time

// ---- the same thing ---------------------------------------------------------------------------

bool judge_is_same_region(struct sv_method *m, const struct op *a, const struct op *b)
{
	if (a->effect.guard != b->effect.guard || !place_is_same(&a->effect.lock, &b->effect.lock))
		return false;
	if (a->effect.guard == GUARD_OBJECT)
		return a->effect.group == b->effect.group && (!a->key || !b->key || keys_are_same(m, a, b));
	if (place_has_shape(&a->effect.lock))
		return a->key && b->key && keys_are_same(m, a, b);
	// Of a plain map only what is asked for, and taken out: what is put elsewhere may be decided by it.
	if (b->effect.verb == VERB_DROP && a->key && b->key)
		return keys_are_same(m, a, b);
	return true;
}

bool judge_is_same_cell(const struct op *a, const struct op *b)
{
	return a->effect.guard == GUARD_OBJECT || place_is_same(&a->effect.cell, &b->effect.cell);
}

// ---- dependence -------------------------------------------------------------------------------

// Is what a has read the object that w changes, by whatever name?
static bool is_in(struct sv_method *m, const struct op *w, const struct op *a)
{
	const struct ir_insn *insn = ir_at(m->ir, w->insn);
	if (w->effect.cell.root == PLACE_VALUE && w->effect.cell.number == a->insn)
		return true;
	if (w->effect.cell.n <= a->effect.cell.n || !place_has_prefix(&w->effect.cell, &a->effect.cell))
		return false;
	for (uint32_t k = 0; k < insn->n_args; k++)
		if (type_is_reference(ir_at(m->ir, ir_arg(m->ir, insn, k))->type) &&
			path_source(m->paths, ir_arg(m->ir, insn, k)) == a->insn)
			return true;
	return false;
}

// last.next = node; last = node: what was read is not written back, but is the object that is changed with it.
static bool is_hung_on(struct sv_method *m, struct op *a, const struct op *b)
{
	if (b->effect.guard != GUARD_LOCK || !place_is_same(&a->effect.cell, &b->effect.cell))
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		if (w->effect.verb == VERB_WRITE && w->insn != a->insn && is_in(m, w, a) &&
			w->effect.guard == GUARD_LOCK && place_is_same(&w->effect.lock, &b->effect.lock) &&
			(w->insn == b->insn || common_lock(m, w, b, &b->effect.lock)))
			return true;
	}
	return false;
}

bool judge_is_data(struct sv_method *m, struct op *a, const struct op *b)
{
	if (!b->effect.params || bodies_is_choice(m->ir, a))
		return false;
	const struct ir_insn *insn = ir_at(m->ir, b->insn);
	const struct flow_set *set = op_flow(m, a);
	for (uint32_t k = 0; !b->lambda && k < insn->n_args && k < 16; k++)
		if (b->effect.params >> k & 1 && bitset_has(&set->values, ir_arg(m->ir, insn, k)))
			return true;
	for (uint32_t k = 0, n = b->lambda ? op_n_operands(m->ir, b) : 0; k < n; k++) {
		uint32_t value = op_operand(m->ir, b, k);
		if (value && bitset_has(&set->values, value))
			return true;
	}
	return is_hung_on(m, a, b);
}

// box.awaitItem(); box.remove(): a call that returns only once there is something, or room. What others leave to be
// waited for, a turn or the end of something, is not taken away by the one that has waited.
static bool is_awaited_for(const struct sv_method *m, const struct op *a, const struct op *b)
{
	if (!a->effect.is_awaited || !ir_insn_dominates(m->ir, a->insn, b->insn))
		return false;
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	switch (b->effect.verb) {
	case VERB_PULL:
	case VERB_DROP:
	case VERB_CLEAR:
	case VERB_TAKE:
	case VERB_FIRST:
	case VERB_POLL:
	case VERB_REMOVE_AT:
		return true;
	case VERB_WRITE:
		return a->effect.is_inspected && field && (field->access & ACC_FINAL) &&
			field->descriptor->text[0] == 'L';
	case VERB_ADD:
		return a->effect.is_inspected;
	default:
		return false;
	}
}

// By normal edges: not what is done when something has gone wrong.
static bool is_led_to(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	uint32_t from = ir->block_of[a->insn], to = ir->block_of[b->insn], depth = 0;
	bool *seen = ARENA_ARRAY(m->flow->arena, bool, ir->n_blocks + 1);
	uint32_t *stack = ARENA_ARRAY(m->flow->arena, uint32_t, ir->n_blocks + 1);
	stack[depth++] = from;
	seen[from] = true;
	while (depth && !seen[to]) {
		const struct ir_block *block = &ir->blocks[stack[--depth]];
		for (uint32_t k = 0; k < block->n_normal_succs; k++) {
			uint32_t next = block->succs[k].to;
			if (!seen[next])
				stack[depth++] = next;
			seen[next] = true;
		}
	}
	return seen[to];
}

// requireFunds(n); withdraw(n): a call that returns only where it is as wanted. One that throws as well is none the worse.
static bool is_required_for(const struct sv_method *m, const struct op *a, const struct op *b)
{
	return a->effect.is_required && !b->effect.is_refused &&
		a->effect.depth + b->effect.depth <= NEAR && ir_insn_dominates(m->ir, a->insn, b->insn) &&
		is_led_to(m, a, b);
}

// stream.filter(Job::isFree).findFirst().get().claim(), firstFree().claim(): what b is called on is there because of a.
static bool is_chosen_for(struct sv_method *m, struct op *a, const struct op *b)
{
	const struct ir_insn *call = ir_at(m->ir, b->insn);
	if (b->lambda || call->op != IR_INVOKE || !ir_invoke_has_receiver(call) ||
		!(bodies_is_choice(m->ir, a) || op_is_of_result(a)))
		return false;
	return bitset_has(&op_flow(m, a)->values, ir_arg(m->ir, call, 0));
}

bool judge_is_control(struct sv_method *m, struct op *a, const struct op *b)
{
	if (is_awaited_for(m, a, b) || is_required_for(m, a, b))
		return true;
	if (is_chosen_for(m, a, b))
		return true;
	return bitset_has(&op_flow(m, a)->blocks, m->ir->block_of[b->insn]) ||
		(b->lambda && bodies_is_decided(m->ir, a, b) &&
			bitset_has(&op_flow(m, a)->values, ir_arg(m->ir, ir_at(m->ir, b->insn), 0)));
}

// ---- all --------------------------------------------------------------------------------------

static bool is_finding(struct sv_method *m, struct op *a, struct op *b, struct verdict *v)
{
	if (a->effect.guard == GUARD_PLAIN || a->insn == b->insn)
		return false;
	if (b->effect.is_ranged && !(a->effect.is_index && judge_is_data(m, a, b)))
		return false; // it has looked again, at all but what is at the index
	*v = (struct verdict){ .first = a,
		.second = b,
		.is_pair = bounds_is_pair(m, a, b),
		.is_gate = gates_is_pair(m, a, b) };
	if (!v->is_pair && !judge_is_same_region(m, a, b))
		return false;
	if (excuse_is_guarded(m, a, b))
		return false;
	v->is_data = judge_is_data(m, a, b);
	v->is_control = judge_is_control(m, a, b);
	v->is_prepared = !v->is_data && !v->is_control && prepare_is(m, a, b);
	v->is_drawn = !v->is_data && !v->is_control &&
		(drawn_is(m, a, b) || drawn_is_count_before(m, a, b));
	v->is_control |= v->is_prepared;
	if (!(v->is_pair || v->is_gate ? v->is_control : v->is_drawn || matter_is(m, a, b, v)) ||
		!flow_reaches(m->flow, a->insn, b->insn, op_barrier(a)))
		return false;
	return !flow_is_after_swap(m->flow, b->insn) && !confine_is_confined(m, b) &&
		!confine_is_unshared(m, b) &&
		(v->is_drawn || (!excuse_is_settled(m, v) && !memo_is_single_check(m, v)));
}

// Program mode: does one thread alone do this?
static bool is_single_threaded(const struct sv_method *m, const struct op *op, bool is_iteration)
{
	const struct sv *sv = m->sv;
	if (!sv->threads)
		return false;
	if (threads_have_own(m, op))
		return true;
	uint64_t here = op->is_elsewhere ? threads_of(m, op->callee) : threads_at(m, op->insn);
	uint64_t threads = here;
	const struct field *field = place_field(sv->world, &op->effect.cell);
	bool only_relies = !(verb_flags[op->effect.verb] & VF_WRITE) ||
		op->effect.verb == VERB_PULL; // wrong if another one takes
	if (is_iteration) {               // wrong if another one changes anything
		uint64_t changers = field ? atomic_load(&sv->fields[field->id].changers) : 0;
		return here == 0 || changers == 0 || running_is_one(sv->threads, here | changers);
	}
	if (field)
		threads |= only_relies ? atomic_load(&sv->fields[field->id].takers)
							   : atomic_load(&sv->fields[field->id].writers);
	else
		threads |= loose_threads(m, &op->effect.cell, only_relies);
	return here == 0 || running_is_one(sv->threads, threads);
}

static bool is_worse(const struct verdict *a, const struct verdict *b)
{
	return a->severity != b->severity ? a->severity > b->severity : a->score > b->score;
}

// The worst pair that ends at this operation.
static void judge_second(struct sv_method *m, struct op *b, struct verdict *best)
{
	for (uint32_t k = 0; k < m->n_ops; k++) {
		struct op *a = &m->ops[k];
		struct verdict v;
		if ((!(verb_flags[a->effect.verb] & VF_READ) && !drawn_is_count_before(m, a, b)) ||
			(!bounds_is_pair(m, a, b) && !gates_is_pair(m, a, b) &&
				(is_single_threaded(m, b, a->effect.verb == VERB_ITERATE) ||
					threads_fit(m, b, a->effect.verb == VERB_ITERATE) == RUNNING_BY_OWN_WORKER)) ||
			!is_finding(m, a, b, &v))
			continue;
		rate_verdict(m, &v);
		if (v.score < LEAST_SCORE)
			continue;
		if (!best->first || is_worse(&v, best))
			*best = v;
	}
}

// Was a finding with the same beginning on the way?
static bool is_repeated(const struct sv_method *m, const struct verdict *v,
	const struct verdict *earlier)
{
	return earlier->first && earlier->first->insn == v->first->insn &&
		ir_insn_dominates(m->ir, earlier->second->insn, v->second->insn) &&
		place_is_same(&earlier->second->effect.lock, &v->second->effect.lock);
}

void judge_all(struct sv_method *m)
{
	if (excuse_is_told(m->ir))
		return;
	struct verdict best = { 0 }, last = { 0 };
	for (uint32_t i = 0; i < m->n_ops; i++) {
		struct op *b = &m->ops[i];
		if ((verb_flags[b->effect.verb] & (VF_WRITE | VF_RELIES)) || matter_is_used_again(m, b) ||
			drawn_is_after(m, b))
			judge_second(m, b, &best);
		if (i + 1 < m->n_ops && m->ops[i + 1].insn == b->insn)
			continue; // one finding for all that a call does
		if (best.first && !is_repeated(m, &best, &last)) {
			report_stale(m, &best);
			last = best;
		}
		best = (struct verdict){ 0 };
	}
}
