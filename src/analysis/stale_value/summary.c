// What a method does to the shared state that its callers can name: parameters, statics, class objects,
// and what hangs on them by fields.
//
// A read is an effect if the result depends on it, and if the method does not change what it reads: then
// reading and changing is one step. A write is one unless the method looks again before, under
// the same lock.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/judge.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"

#define MAX_EFFECTS 12
#define MAX_DEPTH 3

static bool is_same_cell(const struct op *a, const struct op *b)
{
	return a->effect.guard == b->effect.guard && place_is_same(&a->effect.cell, &b->effect.cell);
}

// Does a condition of the flow compare with something that a parameter gives?
static bool compares_with_parameter(struct sv_method *m, const struct flow_set *set)
{
	const struct ir *ir = m->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
		if (last->op == IR_IF && last->n_args == 1) // long, double; equals
			last = ir_at(ir, ir_arg(ir, last, 0));
		if ((last->op != IR_IF && last->op != IR_BINARY && last->op != IR_INVOKE) ||
			last->n_args != 2)
			continue;
		for (uint32_t k = 0; k < 2; k++)
			if (bitset_has(&set->values, ir_arg(ir, last, k)) &&
				flow_params(m->flow, ir_arg(ir, last, 1 - k)))
				return true;
	}
	return false;
}

static bool only_throws(const struct ir *ir, uint32_t b)
{
	const struct ir_block *block = &ir->blocks[b];
	return block->n_normal_succs == 0 && block->n &&
		ir_at(ir, block->first + block->n - 1)->op == IR_THROW;
}

// if (at >= end) throw: it looks again, but whoever has looked before gets an exception all the same.
bool summary_is_only_refused(const struct ir *ir, const struct flow_set *set)
{
	bool found = false;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
		bool is_about = false;
		for (uint32_t k = 0; last->op == IR_IF && k < last->n_args; k++)
			is_about |= bitset_has(&set->values, ir_arg(ir, last, k));
		if (!is_about || block->n_normal_succs != 2)
			continue;
		if (!only_throws(ir, block->succs[0].to) && !only_throws(ir, block->succs[1].to))
			return false;
		found = true;
	}
	return found;
}

// evict(n): the parameters that say how often something is added to, or taken out of, a plain collection, where what
// the method looks at itself is not compared with them.
static uint16_t counting_params(struct sv_method *m, const struct op *op)
{
	const struct ir *ir = m->ir;
	uint16_t found = 0;
	if (op->effect.guard != GUARD_LOCK || op->callee || ir_at(ir, op->insn)->op != IR_INVOKE ||
		!(verb_flags[op->effect.verb] & VF_WRITE) || !flow_reaches(m->flow, op->insn, op->insn, 0))
		return 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (ir_at(ir, i)->op == IR_PARAM && ir_at(ir, i)->aux < 16 &&
			ir_at(ir, i)->type.kind == KIND_INT &&
			bitset_has(&flow_from(m->flow, i, 0)->blocks, ir->block_of[op->insn]))
			found |= (uint16_t)(1u << ir_at(ir, i)->aux);
	for (uint32_t i = 0; found && i < m->n_ops; i++)
		if ((verb_flags[m->ops[i].effect.verb] & VF_READ) && is_same_cell(&m->ops[i], op) &&
			compares_with_parameter(m, op_flow(m, &m->ops[i])))
			return 0;
	return found;
}

// How many there are.
static bool is_size(const struct ir *ir, const struct op *read)
{
	const struct ir_insn *insn = ir_at(ir, read->insn);
	if (read->callee || insn->op != IR_INVOKE || insn->sub == OP_invokedynamic)
		return false;
	struct slice name = class_member_ref(ir->file, insn->constant).name;
	return slice_equal(name, SLICE("size")) || slice_equal(name, SLICE("isEmpty"));
}

// remove(i), set(i, x), add(i, x), i being a parameter of the method.
static bool is_at_parameter(const struct sv_method *m, const struct op *op)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, op->insn);
	if (op->effect.guard != GUARD_LOCK || op->effect.group != GROUP_PLAIN || op->callee ||
		op->effect.verb != VERB_WRITE || insn->op != IR_INVOKE || insn->n_args < 2)
		return false;
	return slice_has_prefix(class_member_ref(ir->file, insn->constant).descriptor, SLICE("(I")) &&
		ir_at(ir, path_source(m->paths, ir_arg(ir, insn, 1)))->op == IR_PARAM;
}

// if (i < list.size()) list.remove(i): nothing but the range is looked at. What the caller has found at i may be
// somewhere else.
static bool is_ranged(struct sv_method *m, const struct op *op)
{
	if (!is_at_parameter(m, op))
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		struct op *read = &m->ops[i];
		if ((verb_flags[read->effect.verb] & VF_READ) && is_same_cell(read, op) &&
			!is_size(m->ir, read) &&
			bitset_has(&op_flow(m, read)->blocks, m->ir->block_of[op->insn]))
			return false;
	}
	return true;
}

static bool is_extreme(const struct ir *ir, const struct ir_insn *insn)
{
	if (insn->op != IR_INVOKE || insn->sub != OP_invokestatic || insn->n_args != 2)
		return false;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	return slice_has_prefix(ref.class_name, SLICE("java/lang/")) &&
		(slice_equal(ref.name, SLICE("max")) || slice_equal(ref.name, SLICE("min")));
}

// high = Math.max(high, x): what is there is looked at, and x stays out where it is too late.
static bool is_merged(struct sv_method *m, const struct op *read, const struct op *write)
{
	uint32_t value = write->callee || write->lambda ? 0 : op_written_value(m->ir, write);
	const struct ir_insn *insn = value ? ir_at(m->ir, value) : NULL;
	return insn && is_extreme(m->ir, insn) && !read->callee &&
		(ir_arg(m->ir, insn, 0) == read->insn || ir_arg(m->ir, insn, 1) == read->insn);
}

// Does the method look before it writes? In one step, or else it has a finding of its own.
static bool is_decided_by_read(struct sv_method *m, struct op *write)
{
	uint32_t block = m->ir->block_of[write->insn];
	for (uint32_t i = 0; i < m->n_ops; i++) {
		struct op *read = &m->ops[i];
		if (!(verb_flags[read->effect.verb] & VF_READ) || read->insn == write->insn ||
			read->effect.guard != write->effect.guard ||
			!place_is_same(&read->effect.lock, &write->effect.lock))
			continue;
		bool is_one_step = read->effect.guard == GUARD_LOCK
			? common_lock(m, read, write, &write->effect.lock)
			: common_any(m, read, write);
		if (is_one_step && is_same_cell(read, write) && is_merged(m, read, write))
			return true;
		const struct flow_set *set = op_flow(m, read);
		if (write->effect.verb == VERB_WAIT && is_one_step && bitset_has(&set->blocks, block))
			return true;
		write->effect.is_gated |= bitset_has(&set->blocks, block) && is_one_step &&
			gates_shuts(m, read, write);
		write->effect.is_refused |= bitset_has(&set->blocks, block) && is_same_cell(read, write) &&
			is_one_step && summary_is_only_refused(m->ir, set);
		if (bitset_has(&set->blocks, block) &&
			((is_same_cell(read, write) &&
				 (write->effect.is_constant || !summary_is_only_refused(m->ir, set))) ||
				(is_one_step && compares_with_parameter(m, set))))
			return true;
	}
	return false;
}

// while (items.isEmpty()) wait(): does the method return only once it is as wanted? Or after a call that does?
static bool is_awaited(struct sv_method *m, struct op *read)
{
	const struct ir *ir = m->ir;
	const struct bitset *after = &op_flow(m, read)->spun;
	bool found = false;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		if (block->n == 0 || ir_at(ir, block->first + block->n - 1)->op != IR_RETURN)
			continue;
		if (read->effect.is_awaited
				? !ir_insn_dominates(ir, read->insn, block->first + block->n - 1)
				: !bitset_has(after, b))
			return false;
		found = true;
	}
	return found;
}

static bool dominates_returns(const struct ir *ir, uint32_t b)
{
	for (uint32_t k = 1; k <= ir->n_blocks; k++)
		if (ir->blocks[k].n &&
			ir_at(ir, ir->blocks[k].first + ir->blocks[k].n - 1)->op == IR_RETURN &&
			!ir_dominates(ir, b, k))
			return false;
	return true;
}

// if (balance < n) throw ...: does the method return only where it is as wanted? Or after a call that does? One that
// returns something is called for that.
static bool is_required(struct sv_method *m, struct op *read)
{
	const struct ir *ir = m->ir;
	if (!slice_has_suffix(name_slice(ir->method->descriptor), SLICE(")V")))
		return false;
	if (read->effect.is_required)
		return dominates_returns(ir, ir->block_of[read->insn]);
	const struct bitset *values = &op_flow(m, read)->values;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
		bool is_about = false;
		for (uint32_t k = 0; last->op == IR_IF && k < last->n_args; k++)
			is_about |= bitset_has(values, ir_arg(ir, last, k));
		if (is_about && block->n_normal_succs == 2 &&
			(only_throws(ir, block->succs[0].to) || only_throws(ir, block->succs[1].to)) &&
			dominates_returns(ir, b))
			return true;
	}
	return false;
}

static bool is_changed_too(const struct sv_method *m, const struct op *read)
{
	for (uint32_t i = 0; i < m->n_ops; i++) {
		const struct op *op = &m->ops[i];
		if ((verb_flags[op->effect.verb] & (VF_WRITE | VF_SHRINKS | VF_DECIDES)) &&
			is_same_cell(op, read))
			return true;
	}
	return false;
}

// Is the result given to the caller as it is, null or not, in a box or not?
static bool is_only_returned(const struct ir *ir, uint32_t value)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op != IR_RETURN &&
			!((use->op == IR_CHECK_CAST || model_is_boxing(ir, use)) &&
				is_only_returned(ir, ir->uses[k])))
			return false;
	}
	return true;
}

// if (list.get(i).equals(x)) return i
static bool is_search(const struct sv_method *m, const struct op *op)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, op->insn);
	if (op->effect.verb != VERB_GET_AT || op->effect.guard != GUARD_LOCK || op->callee ||
		insn->op != IR_INVOKE || insn->n_args < 2)
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *exit = ir_at(ir, i);
		if (exit->op == IR_RETURN && exit->n_args &&
			path_source(m->paths, ir_arg(ir, exit, 0)) ==
				path_source(m->paths, ir_arg(ir, insn, 1)))
			return true;
	}
	return false;
}

// The one parameter, plus 1, that the key is computed from; 0: none, or several.
static uint8_t key_parameter(const struct sv_method *m, uint32_t key)
{
	uint16_t params = flow_params(m->flow, key);
	if (!method_is_static(m->ir->method))
		params &= (uint16_t)~1u;
	for (uint32_t k = 0; k < 16; k++)
		if (params == 1u << k)
			return (uint8_t)(k + 1);
	return 0;
}

// How a value is computed, as a number: equal ones are computed in the same way. 0: cannot be said.
static uint32_t shape_of(const struct sv_method *m, uint32_t value, uint32_t depth)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, value);
	uint32_t shape = insn->op * 131u + insn->sub * 7u + 1;
	if (depth == 0 || insn->op == IR_PHI || insn->op == IR_ARRAY_LOAD)
		return 0;
	if (insn->op == IR_PARAM)
		return shape;
	if (insn->op == IR_CONST_INT || insn->op == IR_CONST_STRING)
		shape = shape * 31u + insn->constant * 17u + (uint32_t)insn->immediate;
	if (insn->op == IR_INVOKE || insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC)
		shape = shape * 31u + insn->constant;
	for (uint32_t k = 0; k < insn->n_args; k++) {
		uint32_t part = shape_of(m, path_source(m->paths, ir_arg(ir, insn, k)), depth - 1);
		if (!part)
			return 0;
		shape = shape * 31u + part;
	}
	return shape ? shape : 1;
}

// locks[i & 15]: which one is said by the parameter i. False where the index is something else.
static bool export_index(const struct sv_method *m, struct place *place, uint8_t *key)
{
	for (uint32_t i = 0; i < place->n; i++) {
		if ((place->parts[i] & PART_KIND) != PART_VALUE)
			continue;
		uint32_t value = place->parts[i] & ~PART_KIND;
		uint32_t shape = value && value <= m->ir->n_insns ? shape_of(m, value, 6) : 0;
		uint8_t param = shape ? key_parameter(m, value) : 0;
		if (!param || (*key && *key != param))
			return false;
		place->parts[i] = PART_SHAPE | (shape & UINT32_C(0x1fffffff));
		*key = param;
	}
	return true;
}

// Adds to a list or queue, or takes out of it: twice is not the same as once.
static bool is_list_change(const struct sv_method *m, const struct op *op)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, op->insn);
	if (op->effect.group != GROUP_PLAIN || insn->op != IR_INVOKE ||
		!(verb_flags[op->effect.verb] & VF_WRITE) || !ir_invoke_has_receiver(insn) ||
		slice_equal(class_member_ref(ir->file, insn->constant).name, SLICE("set")) ||
		slice_equal(class_member_ref(ir->file, insn->constant).name, SLICE("clear")))
		return false;
	struct ir_type type = ir_at(ir, ir_arg(ir, insn, 0))->type;
	const struct klass *list = world_loaded(ir->world, SLICE("java/util/List"));
	const struct klass *queue = world_loaded(ir->world, SLICE("java/util/Queue"));
	if (type.kind != KIND_CLASS || !type.klass)
		return false;
	const struct klass *klass = ir->world->classes[type.klass];
	return (list && klass_is_subtype(klass, list)) || (queue && klass_is_subtype(klass, queue));
}

static void name_result(struct place *place)
{
	if (place->root == PLACE_VALUE) {
		place->root = PLACE_RESULT;
		place->number = 0;
	}
}

// In terms of the parameters; false where it cannot be said.
static bool export_effect(struct sv_method *m, struct op *op, struct effect *out)
{
	*out = op->effect;
	out->params = 0;
	for (uint32_t k = 0, n = op->effect.params ? op_n_operands(m->ir, op) : 0; k < n; k++) {
		uint32_t value = op_operand(m->ir, op, k);
		if (value)
			out->params |= flow_params(m->flow, value);
	}
	out->params |= counting_params(m, op);
	out->is_raw = (!op->callee || op->effect.is_raw) && is_only_returned(m->ir, op->insn) &&
		m->ir->uses_start[op->insn] < m->ir->uses_start[op->insn + 1];
	out->is_ranged = op->is_ranged;
	out->is_index = (op->effect.is_index && out->is_raw) || is_search(m, op);
	out->is_inspected = op->callee && !op->effect.is_raw ? op->effect.is_inspected
														 : matter_is_inspected(m->ir, op->insn);
	out->is_count = (op->effect.is_count || (op->effect.verb == VERB_BUMP && !op->callee)) &&
		dominates_returns(m->ir, m->ir->block_of[op->insn]);
	out->is_needed = op->effect.is_lookup &&
		(op->callee ? op->effect.is_needed : matter_is_dereferenced(m->ir, op->insn));
	out->is_awaited = (verb_flags[op->effect.verb] & VF_READ) && is_awaited(m, op);
	out->is_required = (verb_flags[op->effect.verb] & VF_READ) && is_required(m, op);
	uint32_t stored = equal_stored_value(m->ir, op);
	const struct ir_insn *source = ir_at(m->ir, stored ? path_source(m->paths, stored) : 0);
	out->is_relative = op->callee ? op->effect.is_relative
								  : is_list_change(m, op) ||
			(stored && source->op != IR_PARAM && flow_has_state(m->flow, stored));
	out->as_is = source->op == IR_PARAM && source->aux < 16 ? (uint8_t)(source->aux + 1) : 0;
	out->key = 0;
	out->key_by = NULL;
	if (op->key && op->effect.guard == GUARD_OBJECT) {
		const struct ir_insn *key = keys_parameter(m, op, &out->key_by);
		if (!key || key->aux >= 16)
			return false;
		out->key = (uint8_t)(key->aux + 1);
	} else if (op->key) {
		const struct ir_insn *key = ir_at(m->ir, path_source(m->paths, op->key));
		bool is_param = key->op == IR_PARAM && key->aux < 16;
		if (!is_param && place_has_shape(&op->effect.lock))
			return false;
		out->key = is_param ? (uint8_t)(key->aux + 1) : key_parameter(m, op->key);
	}
	if (op->effect.guard == GUARD_LOCK && !export_index(m, &out->lock, &out->key))
		return false;
	name_result(&out->lock);
	name_result(&out->cell);
	return true;
}

static bool is_striped(const struct effect *effect)
{
	return effect->guard == GUARD_LOCK && effect->lock.n &&
		(effect->lock.root == PLACE_PARAM || effect->lock.root == PLACE_STATIC);
}

// A look at what is returned: it hangs on nothing else than that.
static bool is_of_result(const struct sv_method *m, const struct place *place)
{
	for (uint32_t i = 0; i < place->n; i++)
		if (place->parts[i] & PART_CONSTANT)
			return false;
	return m->result && place->root == PLACE_VALUE && place->number == m->result;
}

static bool is_portable(const struct sv_method *m, const struct op *op)
{
	if (op->effect.depth >= MAX_DEPTH || op->is_optimistic)
		return false;
	if ((verb_flags[op->effect.verb] & VF_READ) && is_of_result(m, &op->effect.lock) &&
		is_of_result(m, &op->effect.cell))
		return true;
	return (place_is_portable(&op->effect.lock) || is_striped(&op->effect)) &&
		place_is_portable(&op->effect.cell);
}

static bool is_exported(struct sv_method *m, struct op *op)
{
	uint8_t flags = verb_flags[op->effect.verb];
	if (!is_portable(m, op))
		return false;
	const struct field *field = place_field(m->ir->world, &op->effect.cell);
	if (op->effect.guard == GUARD_VOLATILE && field && model_is_lock_free(field->owner))
		return false; // has a protocol of its own
	if (op->effect.group == GROUP_ATOMIC && (flags & VF_WRITE) && flow_has_swap(m->flow))
		return false;
	if ((flags & VF_READ) &&
		(op_flow(m, op)->is_returned || is_awaited(m, op) || is_required(m, op)) &&
		!is_changed_too(m, op) && !excuse_is_claim(m, op, NULL))
		return true;
	if (op->effect.verb == VERB_WAIT && flow_reaches(m->flow, op->insn, op->insn, 0))
		return false; // in a loop: it looks again
	if (op->effect.verb == VERB_POLL && !is_only_returned(m->ir, op->insn))
		return false;
	if (!(flags & (VF_WRITE | VF_RELIES)) || op->effect.verb == VERB_PUT_ABSENT)
		return false;
	op->is_checked = is_decided_by_read(m, op) && !counting_params(m, op);
	op->is_ranged = op->callee ? op->effect.is_ranged && !op->is_checked
							   : op->is_checked && is_ranged(m, op);
	return !op->is_checked || op->is_ranged;
}

static bool has_effect(const struct effect *effects, uint32_t n, const struct effect *effect)
{
	for (uint32_t i = 0; i < n; i++)
		if (effects[i].guard == effect->guard && effects[i].verb == effect->verb &&
			effects[i].key == effect->key && effects[i].key_by == effect->key_by &&
			effects[i].params == effect->params && effects[i].is_ranged == effect->is_ranged &&
			effects[i].is_index == effect->is_index &&
			place_is_same(&effects[i].lock, &effect->lock) &&
			place_is_same(&effects[i].cell, &effect->cell))
			return true;
	return false;
}

// What is written after a look, in one step: no caller's look matters to it.
static uint32_t export_checked(struct sv_method *m, struct effect *effects, uint32_t n)
{
	uint32_t all = n;
	for (uint32_t i = 0; i < m->n_ops + m->n_checked && all < MAX_EFFECTS; i++) {
		struct op *op = i < m->n_ops ? &m->ops[i] : &m->checked[i - m->n_ops];
		if (i < m->n_ops ? !op->is_checked || op->effect.guard == GUARD_PLAIN : !is_portable(m, op))
			continue;
		effects[all] = op->effect;
		effects[all].params = 0;
		effects[all].key = 0;
		if (place_is_portable(&op->effect.lock) && !has_effect(effects, all, &effects[all]))
			all++;
	}
	return all - n;
}

void summary_make(struct sv_method *m)
{
	struct effect effects[MAX_EFFECTS];
	uint32_t n = 0;
	m->result = elements_result(m);
	for (uint32_t i = 0; i < m->n_ops && n < MAX_EFFECTS; i++) {
		struct effect effect;
		m->worker->n_deep += m->ops[i].effect.depth >= MAX_DEPTH;
		if (!is_exported(m, &m->ops[i]) || !export_effect(m, &m->ops[i], &effect) ||
			has_effect(effects, n, &effect))
			continue;
		effects[n++] = effect;
	}
	uint32_t id = m->ir->method->id, n_checked = export_checked(m, effects, n);
	m->worker->n_many += m->is_cut || n + n_checked == MAX_EFFECTS;
	for (uint32_t i = 0; i < n; i++)
		m->sv->notes[id].has_effects |= effects[i].guard != GUARD_PLAIN;
	struct summary *summary = &m->sv->summaries[id];
	summary->n = n;
	summary->n_checked = n_checked;
	if (n + n_checked) {
		struct effect *copy = ARENA_ARRAY(&m->worker->keep, struct effect, n + n_checked);
		memcpy(copy, effects, (n + n_checked) * sizeof(*copy));
		summary->effects = copy;
	}
}
