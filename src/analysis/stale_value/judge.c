// Which pairs of operations are findings: the second relies on what the first saw, and nothing makes
// them one step.
#include "analysis/stale_value/judge.h"
#include "base/intern.h"

#define NEAR 2         // calls
#define LEAST_SCORE 25 // what is less sure than that is not worth a reader's time

// ---- the same thing ---------------------------------------------------------------------------

// A key without casts and boxing.
static uint32_t key_root(struct sv_method *m, uint32_t key)
{
	const struct ir *ir = m->ir;
	for (;;) {
		key = path_source(m->paths, key);
		const struct ir_insn *insn = ir_at(ir, key);
		if (insn->op != IR_INVOKE || insn->sub != OP_invokestatic || insn->n_args != 1)
			return key;
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		if (!slice_equal(ref.name, SLICE("valueOf")))
			return key;
		key = ir_arg(ir, insn, 0);
	}
}

static bool is_same_key(struct sv_method *m, uint32_t a, uint32_t b)
{
	a = key_root(m, a);
	b = key_root(m, b);
	if (a == b)
		return true;
	const struct ir_insn *x = ir_at(m->ir, a), *y = ir_at(m->ir, b);
	if (x->op == y->op && (x->op == IR_CONST_INT || x->op == IR_CONST_STRING))
		return x->constant == y->constant && (x->constant || x->immediate == y->immediate);
	return type_is_reference(x->type) && type_is_reference(y->type) &&
		path_equal(path_of(m->paths, a), path_of(m->paths, b));
}

static bool is_same_region(struct sv_method *m, const struct op *a, const struct op *b)
{
	if (a->effect.guard != b->effect.guard || !place_equal(&a->effect.lock, &b->effect.lock))
		return false;
	if (a->effect.guard == GUARD_OBJECT)
		return a->effect.group == b->effect.group &&
			(!a->key || !b->key || is_same_key(m, a->key, b->key));
	return true;
}

static bool is_same_cell(const struct op *a, const struct op *b)
{
	return a->effect.guard == GUARD_OBJECT || place_equal(&a->effect.cell, &b->effect.cell);
}

// ---- dependence -------------------------------------------------------------------------------

bool judge_is_data(struct sv_method *m, struct op *a, const struct op *b)
{
	const struct ir_insn *insn = ir_at(m->ir, b->insn);
	const struct flow_set *set = op_flow(m, a);
	for (uint32_t k = 0; k < insn->n_args && k < 16; k++)
		if (b->effect.params >> k & 1 && bitset_has(&set->values, ir_arg(m->ir, insn, k)))
			return true;
	return false;
}

bool judge_is_control(struct sv_method *m, struct op *a, const struct op *b)
{
	return bitset_has(&op_flow(m, a)->blocks, m->ir->block_of[b->insn]);
}

// ---- why not ----------------------------------------------------------------------------------

// Is the lock given up in between, by wait or await?
static bool is_waiting(const struct sv_method *m, const struct op *a, const struct op *b)
{
	for (uint32_t i = 1; i <= m->ir->n_insns; i++)
		if (ir_at(m->ir, i)->op == IR_INVOKE && lock_effect(m->ir, i).action == LOCK_WAIT &&
			ir_insn_dominates(m->ir, a->insn, i) && ir_insn_dominates(m->ir, i, b->insn))
			return true;
	return false;
}

static bool is_one_step(const struct sv_method *m, const struct op *a, const struct op *b)
{
	return a->effect.guard == GUARD_LOCK ? common_lock(m, a, b, &a->effect.lock)
										 : common_any(m, a, b);
}

// Is a field that leads to the object assigned in between?
static bool is_replaced(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct place *place = &a->effect.lock;
	uint32_t n = place->n, root = place->root == ROOT_STATIC ? place->id : 0;
	if (a->effect.guard == GUARD_VOLATILE && n)
		n--; // the volatile itself
	else if (a->effect.guard == GUARD_VOLATILE)
		root = 0;
	for (uint32_t i = 1; i <= m->ir->n_insns && (n || root); i++) {
		const struct ir_insn *insn = ir_at(m->ir, i);
		if (insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC)
			continue;
		const struct field *field = ir_resolved_field(m->ir, insn);
		bool is_part = field && field->id == root;
		for (uint32_t k = 0; field && k < n; k++)
			is_part |= place->parts[k] == field->id;
		if (is_part && flow_reaches(m->flow, a->insn, i, 0) && flow_reaches(m->flow, i, b->insn, 0))
			return true;
	}
	return false;
}

// Another lock is held throughout. Does it keep others from the object?
static bool is_guarded_outside(const struct sv_method *m, const struct op *a, const struct op *b)
{
	if (!common_any(m, a, b))
		return false;
	const struct place *lock = &a->effect.lock;
	if (a->effect.guard == GUARD_VOLATILE || lock->n != 1 || lock->root != ROOT_PARAM)
		return true;
	const struct field *field = place_field(m->ir->world, lock);
	return !field || !(atomic_load(&m->sv->fields[field->id].flags) & FIELD_RETURNED);
}

// Did the step that read it change it too? Then what it saw is taken into account.
static bool is_claimed(const struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first;
	if (v->is_data || a->effect.guard == GUARD_OBJECT || a->callee)
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *w = &m->ops[i];
		if (w != v->second && (verb_flags[w->effect.verb] & VF_WRITE) &&
			w->effect.guard == a->effect.guard && is_same_cell(a, w) &&
			(a->effect.guard == GUARD_LOCK ? common_lock(m, a, w, &a->effect.lock)
										   : common_any(m, a, w)) &&
			flow_reaches(m->flow, w->insn, v->second->insn, 0))
			return true;
	}
	return false;
}

// Is the same read again in one step with the write, and decides about it? Or something atomic?
static bool is_rechecked(struct sv_method *m, const struct verdict *v)
{
	const struct op *a = v->first, *b = v->second;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		struct op *r = &m->ops[i];
		uint8_t flags = verb_flags[r->effect.verb];
		if (r == a || r == b || r->insn == b->insn || !(flags & (VF_READ | VF_DECIDES)) ||
			!is_same_region(m, r, b))
			continue;
		if ((flags & VF_DECIDES) && judge_is_control(m, r, b))
			return true;
		if ((flags & VF_READ) && r->insn != a->insn && (is_same_cell(r, a) || is_same_cell(r, b)) &&
			is_one_step(m, r, b) &&
			(judge_is_control(m, r, b) || (!v->is_control && judge_is_data(m, r, b))))
			return true;
	}
	return false;
}

// By its name, something that only looks.
static bool is_query(struct slice name)
{
	static const char *const words[] = { "get", "is", "has", "size", "length", "contains",
		"equals" };
	for (uint32_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
		struct slice word = slice_of_string(words[i]);
		if (slice_has_prefix(name, word) &&
			(name.len == word.len || (name.ptr[word.len] >= 'A' && name.ptr[word.len] <= 'Z')))
			return true;
	}
	return false;
}

static bool is_effect(const struct ir *ir, uint32_t i)
{
	const struct ir_insn *insn = ir_at(ir, i);
	switch (insn->op) {
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
	case IR_ARRAY_STORE:
		return true;
	case IR_RETURN:
		return insn->n_args > 0 && ir_at(ir, ir_arg(ir, insn, 0))->op != IR_PHI;
	case IR_INVOKE: {
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		if (lock_effect(ir, i).action != LOCK_NOTHING)
			return false;
		return !model_is_log(&ref) && !is_query(ref.name) &&
			!(insn->sub == OP_invokespecial && insn->aux);
	}
	default:
		return false;
	}
}

// Is anything else done on the strength of the same decision?
bool judge_has_effects(struct sv_method *m, struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct flow_set *set = op_flow(m, a);
	uint32_t block_b = ir->block_of[b->insn];
	for (uint32_t block = bitset_next(&set->blocks, 0); block != UINT32_MAX;
		 block = bitset_next(&set->blocks, block + 1)) {
		if (!ir_dominates(ir, block, block_b) && !ir_dominates(ir, block_b, block))
			continue;
		for (uint32_t i = ir->blocks[block].first;
			 i < ir->blocks[block].first + ir->blocks[block].n; i++)
			if (i != b->insn && i != a->insn && is_effect(ir, i))
				return true;
	}
	return false;
}

// Is the result used as an object without a look whether it is null?
static bool is_dereferenced(const struct ir *ir, uint32_t value)
{
	bool found = false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		uint32_t use = ir->uses[k];
		const struct ir_insn *insn = ir_at(ir, use);
		switch (insn->op) {
		case IR_CHECK_CAST:
			found |= is_dereferenced(ir, use);
			break;
		case IR_IF:
		case IR_PHI:
		case IR_INSTANCE_OF:
			return false;
		case IR_INVOKE:
			found |= ir_invoke_has_receiver(insn) && ir_arg(ir, insn, 0) == value;
			break;
		case IR_GET_FIELD:
		case IR_ARRAY_LENGTH:
		case IR_ARRAY_LOAD:
		case IR_MONITOR_ENTER:
			found |= ir_arg(ir, insn, 0) == value;
			break;
		default:
			break;
		}
	}
	return found;
}

static bool has_uses(const struct ir *ir, uint32_t value)
{
	return ir->uses_start[value] < ir->uses_start[value + 1];
}

// Is anything done with it but a look whether it is null?
static bool is_used_as_object(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_CHECK_CAST ? is_used_as_object(ir, ir->uses[k]) : use->op != IR_IF)
			return true;
	}
	return false;
}

// Is the object that was got compared with another one?
static bool is_compared(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_IF && use->n_args == 2 && type_is_reference(ir_at(ir, value)->type))
			return true;
		if (use->op == IR_CHECK_CAST && is_compared(ir, ir->uses[k]))
			return true;
	}
	return false;
}

// Does nothing ever take elements out?
static bool only_grows(const struct sv_method *m, const struct op *op)
{
	const struct field *field = place_field(m->ir->world, &op->effect.lock);
	if (!field || (field->access & ACC_PUBLIC) || op->effect.group == GROUP_SEMAPHORE)
		return false;
	uint32_t flags = atomic_load(&m->sv->fields[field->id].flags);
	return !(flags & (FIELD_SHRINKS | FIELD_RETURNED));
}

// putIfAbsent: is the object that may not have been put used further on?
static bool is_kept(const struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, b->insn);
	if (b->callee || insn->n_args < 3)
		return false;
	uint32_t value = path_source(m->paths, ir_arg(ir, insn, 2));
	if (judge_is_immutable(m, ir_at(ir, value)->type))
		return false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (ir->uses[k] != b->insn && ir->uses[k] != ir_at(ir, value)->aux &&
			flow_reaches(m->flow, b->insn, ir->uses[k], value))
			return true;
	return false;
}

static bool only_grows_cell(const struct sv_method *m, const struct op *op)
{
	const struct field *field = place_field(m->ir->world, &op->effect.cell);
	return field && !(field->access & ACC_PUBLIC) &&
		!(atomic_load(&m->sv->fields[field->id].flags) & (FIELD_SHRINKS | FIELD_RETURNED));
}

// ---- kinds of pairs ---------------------------------------------------------------------------

// What a read of an object of the library means for a later operation.
static bool object_matters(struct sv_method *m, struct op *a, struct op *b, const struct verdict *v)
{
	uint8_t first = a->effect.verb, second = b->effect.verb;
	bool has_key = a->key && b->key;
	if (b->effect.group == GROUP_BUFFER && !place_field(m->ir->world, &b->effect.cell) &&
		!(verb_flags[second] & VF_WRITE))
		return false; // a buffer that is lent to be read
	bool is_strict = second == VERB_TAKE || second == VERB_FIRST || second == VERB_REMOVE_AT ||
		second == VERB_GET_AT;
	if ((verb_flags[second] & VF_RELIES) && only_grows(m, b))
		return false;
	switch (first) {
	case VERB_READ:
		return (second == VERB_SET && (v->is_data || v->is_control)) ||
			(second == VERB_BUMP && v->is_control);
	case VERB_SIZE:
		if (second == VERB_ADD || second == VERB_PUT)
			return v->is_control && b->effect.group != GROUP_BUFFER;
		if (second == VERB_SET_AT)
			return v->is_data;
		if (second == VERB_POLL)
			return v->is_control && is_dereferenced(m->ir, b->insn);
		return is_strict && (v->is_data || v->is_control);
	case VERB_HAS:
	case VERB_GET:
		if (second == VERB_GET)
			return has_key && v->is_control && is_dereferenced(m->ir, b->insn);
		if (second == VERB_PUT)
			return has_key && (v->is_data || v->is_control);
		if (second == VERB_PUT_ABSENT)
			return has_key && v->is_control && is_kept(m, b);
		if (second == VERB_ADD && b->effect.group == GROUP_LIST)
			return has_key && v->is_control;
		return (second == VERB_ADD || second == VERB_REMOVE) && has_key && v->is_control &&
			(is_compared(m->ir, a->insn) || is_dereferenced(m->ir, a->insn) ||
				judge_has_effects(m, a, b));
	case VERB_PEEK: // an element that is taken unseen is meant to be the one that was looked at
		return (second == VERB_TAKE && v->is_control) ||
			(second == VERB_POLL && v->is_control &&
				(is_dereferenced(m->ir, b->insn) ||
					(!has_uses(m->ir, b->insn) && !b->callee &&
						is_used_as_object(m->ir, a->insn))));
	case VERB_INDEX:
		if (second == VERB_ADD)
			return v->is_control && place_field(m->ir->world, &b->effect.cell);
		return (is_strict || second == VERB_SET_AT) && v->is_data;
	default:
		return false;
	}
}

static bool is_tested_for_zero(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		uint8_t sub = ir_at(ir, ir->uses[k])->sub;
		if (sub != OP_ifeq && sub != OP_ifne)
			return false;
	}
	return true;
}

// if (x != v) x = v
bool judge_is_idempotent(const struct ir *ir, const struct op *a, const struct op *b)
{
	uint32_t value = judge_written_value(ir, b);
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		bool is_equality = use->sub == OP_if_icmpeq || use->sub == OP_if_icmpne ||
			use->sub == OP_if_acmpeq || use->sub == OP_if_acmpne;
		if (use->op == IR_BINARY && use->sub == OP_lcmp)
			is_equality = is_tested_for_zero(ir, ir->uses[k]);
		if ((use->op == IR_IF || use->op == IR_BINARY) && use->n_args == 2 && is_equality &&
			(ir_arg(ir, use, 0) == value || ir_arg(ir, use, 1) == value))
			return true;
	}
	return false;
}

// Does the call that sets the flag change something else too, or is its result of use?
static bool does_more(const struct sv_method *m, const struct op *b)
{
	const struct ir *ir = m->ir;
	for (uint32_t k = 0; k < m->n_ops; k++)
		if (m->ops[k].insn == b->insn && (verb_flags[m->ops[k].effect.verb] & VF_WRITE) &&
			!m->ops[k].effect.is_constant)
			return true;
	return ir_at(ir, b->insn)->type.kind != KIND_NONE &&
		ir->uses_start[b->insn] < ir->uses_start[b->insn + 1];
}

// Sets a boolean, null, or the one value that is ever set: a second time makes no difference. A number may
// have become another one in between.
static bool is_harmless_constant(const struct sv_method *m, const struct op *b)
{
	const struct ir_insn *insn = ir_at(m->ir, b->insn);
	if (!b->effect.is_constant)
		return false;
	if (insn->n_args && ir_at(m->ir, ir_arg(m->ir, insn, insn->n_args - 1u))->op == IR_CONST_NULL)
		return true;
	if (b->effect.guard == GUARD_OBJECT && !b->callee)
		return slice_has_prefix(class_member_ref(m->ir->file, insn->constant).descriptor,
			SLICE("(Z"));
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	if (!field || field->descriptor->text[0] == 'Z' || field->descriptor->text[0] == 'L')
		return true;
	return b->effect.guard == GUARD_VOLATILE &&
		!(atomic_load(&m->sv->fields[field->id].flags) & FIELD_VARIES);
}

// if (x == null) ... x = null: sets what it was found to be.
static bool is_established(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	if (!b->effect.is_constant || (a->callee && !a->effect.is_raw))
		return false;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		const struct ir_block *block = &ir->blocks[ir->block_of[ir->uses[k]]];
		if (use->op != IR_IF || use->n_args != 1 || block->n_normal_succs != 2)
			continue;
		bool is_zero_taken = use->sub == OP_ifeq || use->sub == OP_ifnull;
		if (!is_zero_taken && use->sub != OP_ifne && use->sub != OP_ifnonnull)
			continue;
		uint32_t zero = block->succs[is_zero_taken ? 0 : 1].to;
		uint32_t other = block->succs[is_zero_taken ? 1 : 0].to;
		uint32_t way = b->effect.is_zero ? zero : other;
		const struct field *field = place_field(ir->world, &b->effect.cell);
		if (!b->effect.is_zero && (!field || field->descriptor->text[0] != 'Z'))
			continue; // some other value
		if (zero != other && ir_dominates(ir, way, ir->block_of[b->insn]) &&
			ir->blocks[way].n_preds == 1)
			return true;
	}
	return false;
}

// while (running) ... running = false: until, and not if.
static bool ends_loop(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		uint32_t at = ir->block_of[ir->uses[k]];
		if (ir_at(ir, ir->uses[k])->op != IR_IF || ir->blocks[at].n_normal_succs != 2)
			continue;
		for (uint32_t i = 0; i < 2; i++) {
			uint32_t in = ir->blocks[at].succs[i].to, out = ir->blocks[at].succs[1 - i].to;
			if (ir_dominates(ir, in, ir->block_of[b->insn]) &&
				flow_reaches(m->flow, ir->blocks[in].first, a->insn, 0) &&
				!flow_reaches(m->flow, ir->blocks[out].first, a->insn, 0))
				return true;
		}
	}
	return false;
}

// Does nothing but the look at the flag decide whether it is set?
static bool is_first_thing(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	uint32_t block_b = ir->block_of[b->insn];
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		uint32_t at = ir->block_of[ir->uses[k]];
		if (ir_at(ir, ir->uses[k])->op != IR_IF)
			return true;
		for (uint32_t i = 0; i < ir->blocks[at].n_normal_succs; i++)
			for (uint32_t way = ir->blocks[at].succs[i].to; way; way = m->flow->ipdom[way])
				if (way == block_b)
					return true;
	}
	return false;
}

// while (busy) pause(); busy = true;
static bool is_claim(struct sv_method *m, struct op *a, const struct op *b)
{
	return bitset_has(&op_flow(m, a)->spun, m->ir->block_of[b->insn]);
}

static bool matters(struct sv_method *m, struct op *a, struct op *b, struct verdict *v)
{
	if (!v->is_data && !v->is_control)
		return false;
	if (a->effect.guard == GUARD_OBJECT) {
		if (!object_matters(m, a, b, v))
			return false;
	} else {
		if (!(verb_flags[b->effect.verb] & VF_WRITE) && (!v->is_data || only_grows_cell(m, b)))
			return false;
		// Into another field only what is near: further down too much depends on too much.
		if (!is_same_cell(a, b) &&
			(!v->is_data || a->effect.depth + b->effect.depth > NEAR ||
				!(verb_flags[b->effect.verb] & VF_WRITE)))
			return false;
	}
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	if (a->effect.guard == GUARD_VOLATILE && !v->is_data && field &&
		model_is_lock_free(field->owner))
		return false;
	if (!v->is_data && is_established(m, a, b))
		return false;
	if (!v->is_data && b->effect.is_constant && !b->callee && a->effect.guard == GUARD_VOLATILE &&
		(ends_loop(m, a, b) || !is_first_thing(m, a, b)))
		return false;
	// Setting a flag twice is no harm, what is done besides may be.
	if (!v->is_data && (is_harmless_constant(m, b) || judge_is_idempotent(m->ir, a, b)))
		return judge_has_effects(m, a, b) || is_claim(m, a, b) ||
			(b->callee && !b->effect.params && does_more(m, b));
	return true;
}

// ---- all --------------------------------------------------------------------------------------

static bool is_finding(struct sv_method *m, struct op *a, struct op *b, struct verdict *v)
{
	if (a->effect.guard == GUARD_PLAIN || a->insn == b->insn || !is_same_region(m, a, b))
		return false;
	if ((is_one_step(m, a, b) || is_guarded_outside(m, a, b)) &&
		!(a->effect.guard == GUARD_LOCK && judge_is_data(m, a, b) && is_waiting(m, a, b)))
		return false;
	*v = (struct verdict){ .first = a, .second = b };
	v->is_data = judge_is_data(m, a, b);
	v->is_control = judge_is_control(m, a, b);
	if (!matters(m, a, b, v) || is_claimed(m, v))
		return false;
	if (!flow_reaches(m->flow, a->insn, b->insn, op_barrier(a)))
		return false;
	if (flow_is_after_swap(m->flow, b->insn) || is_replaced(m, a, b))
		return false;
	return !confine_is_confined(m, b) && !confine_is_unshared(m, b) && !is_rechecked(m, v) &&
		!judge_is_single_check(m, v);
}

// Program mode: does one thread alone do this?
static bool is_single_threaded(const struct sv_method *m, const struct op *op)
{
	const struct sv *sv = m->sv;
	if (!sv->threads)
		return false;
	uint64_t here = threads_at(m, op->insn), threads = here;
	const struct field *field = place_field(sv->world, &op->effect.cell);
	bool only_relies = !(verb_flags[op->effect.verb] & VF_WRITE); // wrong if another one takes
	if (field)
		threads |= only_relies ? atomic_load(&sv->fields[field->id].takers)
							   : atomic_load(&sv->fields[field->id].writers);
	return here == 0 || threads_is_one(sv, threads);
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
		if (!(verb_flags[a->effect.verb] & VF_READ) || !is_finding(m, a, b, &v))
			continue;
		judge_rate(m, &v);
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
		place_equal(&earlier->second->effect.lock, &v->second->effect.lock);
}

// Does the method say that its callers hold the lock? assert lock.isHeldByCurrentThread()
static bool is_told_to_be_guarded(const struct ir *ir)
{
	static const char *const names[] = { "isHeldByCurrentThread", "isWriteLockedByCurrentThread",
		"holdsLock" };
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic)
			continue;
		struct slice name = class_member_ref(ir->file, insn->constant).name;
		for (uint32_t k = 0; k < sizeof(names) / sizeof(*names); k++)
			if (slice_equal(name, slice_of_string(names[k])))
				return true;
	}
	return false;
}

void judge_all(struct sv_method *m)
{
	if (is_told_to_be_guarded(m->ir))
		return;
	struct verdict best = { 0 }, last = { 0 };
	for (uint32_t i = 0; i < m->n_ops; i++) {
		struct op *b = &m->ops[i];
		if ((verb_flags[b->effect.verb] & (VF_WRITE | VF_RELIES)) && !is_single_threaded(m, b))
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
