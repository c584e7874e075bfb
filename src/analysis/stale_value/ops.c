// The operations of a method on shared state, in the order of the code.
//
// A plain field or collection counts where a lock is held, once for each lock; a volatile and an
// object of models.def always; a call by the effects of what it may run, in the caller's words.
#include "analysis/stale_value/op.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/collect.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/place.h"
#include "base/intern.h"

#define MAX_OPS 256
#define MAX_CHECKED 8

void op_add(struct collector *c, struct op op)
{
	struct sv_method *m = c->m;
	if (op.effect.lock.root == PLACE_NONE)
		return;
	if (m->n_ops == MAX_OPS) {
		m->is_cut = true;
		return;
	}
	if (m->n_ops == c->cap) {
		struct op *old = m->ops;
		c->cap = c->cap ? c->cap * 2 : 8;
		m->ops = ARENA_ARRAY(&m->worker->arena, struct op, c->cap);
		if (m->n_ops)
			memcpy(m->ops, old, m->n_ops * sizeof(*old));
	}
	op.held = op.is_elsewhere ? NULL : locks_at(m->locks, op.insn);
	m->ops[m->n_ops++] = op;
}

// ---- fields and arrays ------------------------------------------------------------------------

static bool is_constant(const struct ir *ir, uint32_t value)
{
	uint8_t op = ir_at(ir, value)->op;
	return op >= IR_CONST_INT && op <= IR_CONST_CLASS;
}

static bool is_zero(const struct ir *ir, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	return insn->op == IR_CONST_NULL || (insn->op == IR_CONST_LONG && insn->sub == OP_lconst_0) ||
		(insn->op == IR_CONST_INT && !insn->constant && insn->immediate == 0);
}

static bool is_optimistic(const struct collector *c, uint32_t insn)
{
	return c->optimistic && ir_insn_dominates(c->ir, c->optimistic, insn);
}

// Under each lock that is held.
void op_add_guarded(struct collector *c, struct op op)
{
	if (op.effect.cell.root == PLACE_NONE)
		return;
	if (c->is_accessor) {
		op.effect.guard = GUARD_PLAIN;
		op.effect.lock = op.effect.cell;
		op_add(c, op);
		return;
	}
	op.effect.guard = GUARD_LOCK;
	const struct held *held = locks_at(c->m->locks, op.insn);
	for (const struct held *h = held; h; h = h->below) {
		op.effect.lock = place_of_path(c->m, h->lock);
		op_add(c, op);
	}
	if (!held && op.effect.verb == VERB_READ && is_optimistic(c, op.insn)) {
		uint32_t lock = ir_arg(c->ir, ir_at(c->ir, c->optimistic), 0);
		op.effect.lock = place_of_value(c->m, lock);
		op.is_optimistic = true;
		op_add(c, op);
	}
}

bool op_is_guarded(const struct collector *c, uint32_t insn)
{
	return c->is_accessor || locks_at(c->m->locks, insn) || is_optimistic(c, insn);
}

// Is a plain collection loaded only to call it? The calls are operations, and say more.
static bool is_only_called(const struct collector *c, uint32_t i)
{
	const struct ir *ir = c->ir;
	struct ir_type type = ir_at(ir, i)->type;
	if (type.kind != KIND_CLASS || !type.klass ||
		op_group_of_class(c->m->sv, type.klass) != GROUP_PLAIN)
		return false;
	for (uint32_t k = ir->uses_start[i]; k < ir->uses_start[i + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op != IR_INVOKE || !ir_invoke_has_receiver(use) || ir_arg(ir, use, 0) != i)
			return false;
		struct member_ref ref = class_member_ref(ir->file, use->constant);
		if (!model_call(GROUP_PLAIN, &ref))
			return false;
	}
	return true;
}

static void field_op(struct collector *c, uint32_t i)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	bool is_static = insn->op == IR_GET_STATIC || insn->op == IR_PUT_STATIC;
	bool is_put = insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC;
	const struct field *field = ir_resolved_field(c->ir, insn);
	if (!field || (field->access & ACC_FINAL))
		return;
	bool is_volatile = field->access & ACC_VOLATILE;
	if (!is_volatile && (!op_is_guarded(c, i) || (!is_put && is_only_called(c, i))))
		return;
	struct place base = { 0 };
	if (!is_static)
		base = place_of_value(c->m, ir_arg(c->ir, insn, 0));
	struct op op = { .insn = i };
	op.effect.verb = is_put ? VERB_WRITE : VERB_READ;
	op.effect.cell = place_of_field(&base, field);
	if (is_put) {
		op.effect.params = is_static ? 1 : 2;
		op.effect.is_constant = is_constant(c->ir, ir_arg(c->ir, insn, is_static ? 0 : 1));
		op.effect.is_zero = is_zero(c->ir, ir_arg(c->ir, insn, is_static ? 0 : 1));
		op.effect.is_count = drawn_is_count(c->ir, insn, field);
	}
	if (is_volatile) {
		op.effect.guard = GUARD_VOLATILE;
		op.effect.lock = op.effect.cell;
		op_add(c, op);
	} else {
		op_add_guarded(c, op);
	}
}

// Elements are not told apart, and so neither are the rows of an array of arrays.
struct place op_place_of_array(struct sv_method *m, uint32_t array)
{
	struct place place = place_of_value(m, array);
	while (place.n && (place.parts[place.n - 1] & PART_CONSTANT))
		place.parts[--place.n] = 0;
	return place;
}

static void array_op(struct collector *c, uint32_t i)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	if (!op_is_guarded(c, i))
		return;
	struct op op = { .insn = i };
	bool is_store = insn->op == IR_ARRAY_STORE;
	op.effect.verb = is_store ? VERB_WRITE : VERB_READ;
	op.effect.cell = op_place_of_array(c->m, ir_arg(c->ir, insn, 0));
	op.effect.params = is_store ? 2 | 4 : 0;
	if (place_field(c->ir->world, &op.effect.cell))
		op_add_guarded(c, op);
}

// ---- library classes --------------------------------------------------------------------------

enum group op_group_of_class(const struct sv *sv, uint32_t klass)
{
	uint8_t known = atomic_load_explicit(&sv->groups[klass], memory_order_relaxed);
	if (!known) {
		known = (uint8_t)(model_group(sv->group_classes, sv->world->classes[klass]) + 1);
		atomic_store_explicit(&sv->groups[klass], known, memory_order_relaxed);
	}
	return (enum group)(known - 1);
}

static enum group group_of_field(const struct sv_method *m, const struct field *field)
{
	uint8_t group = atomic_load_explicit(&m->sv->fields[field->id].group, memory_order_relaxed);
	return group == GROUP_MIXED ? GROUP_NONE : (enum group)group;
}

static enum group group_of(struct sv_method *m, uint32_t value, uint32_t depth);

// source = retries.isEmpty() ? fresh : retries: of one group whichever it is.
static enum group group_of_phi(struct sv_method *m, const struct ir_insn *phi, uint32_t depth)
{
	enum group group = phi->n_args ? group_of(m, ir_arg(m->ir, phi, 0), depth) : GROUP_NONE;
	for (uint32_t k = 1; k < phi->n_args && group; k++)
		if (group_of(m, ir_arg(m->ir, phi, k), depth) != group)
			return GROUP_NONE;
	return group;
}

#define MAX_PHIS 2 // of phis

static enum group group_of(struct sv_method *m, uint32_t value, uint32_t depth)
{
	const struct ir *ir = m->ir;
	struct ir_type type = ir_at(ir, value)->type;
	if (type.kind != KIND_CLASS || !type.klass)
		return GROUP_NONE;
	enum group group = op_group_of_class(m->sv, type.klass);
	if (group != GROUP_NONE && group != GROUP_PLAIN)
		return group;
	const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
	enum group better = GROUP_NONE;
	if (source->op == IR_GET_FIELD || source->op == IR_GET_STATIC) {
		const struct field *field = ir_resolved_field(ir, source);
		if (field)
			better = group_of_field(m, field);
	} else if (source->op == IR_PARAM && m->entry && source->aux < 4) {
		better = m->entry->groups[source->aux];
	} else if (source->op == IR_INVOKE) {
		better = model_group_of_call(ir, source);
		if (better == GROUP_NONE)
			better = lent_group(m, source);
	} else if (source->op == IR_PHI && depth < MAX_PHIS) {
		better = group_of_phi(m, source, depth + 1);
	}
	return better == GROUP_NONE || better == GROUP_MIXED ? group : better;
}

// By its class; of interfaces and other general types by what is stored in the field, passed by all
// callers, or made here.
enum group op_group_of(struct sv_method *m, uint32_t value)
{
	return group_of(m, value, 0);
}

// A VarHandle's operands are the coordinates, then the values; more than one coordinate is an array.
static bool var_handle_operands(const struct ir_insn *insn, struct effect *effect, uint32_t *key)
{
	uint32_t n_values = effect->verb == VERB_SET || effect->verb == VERB_BUMP ? 1 : 0;
	if (effect->verb == VERB_DECIDE)
		return true;
	if (insn->n_args < 1 + n_values || insn->n_args > 2 + n_values)
		return false;
	*key = insn->n_args == 2 + n_values ? 1 : 0;
	effect->params = n_values ? (uint16_t)(1u << (insn->n_args - 1)) : 0;
	return true;
}

static bool has_uses(const struct ir *ir, uint32_t value)
{
	return ir->uses_start[value] < ir->uses_start[value + 1];
}

// map.merge(key, -1, Integer::sum): what is taken away was seen to be there; what is added is right
// whatever is there.
static bool takes_away(const struct ir *ir, const struct ir_insn *call)
{
	const struct ir_insn *value = call->n_args > 2 ? ir_at(ir, ir_arg(ir, call, 2)) : NULL;
	if (value && model_is_boxing(ir, value))
		value = ir_at(ir, ir_arg(ir, value, 0));
	return value && value->op == IR_CONST_INT && value->immediate < 0;
}

// if (map.putIfAbsent(key, value) != null) throw ...
static bool is_refused(const struct ir *ir, uint32_t call)
{
	for (uint32_t k = ir->uses_start[call]; k < ir->uses_start[call + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		const struct ir_block *block = &ir->blocks[ir->block_of[ir->uses[k]]];
		if (use->op != IR_IF || (use->sub != OP_ifnull && use->sub != OP_ifnonnull) ||
			block->n_normal_succs != 2)
			return false;
		const struct ir_block *way = &ir->blocks[block->succs[use->sub == OP_ifnull ? 1 : 0].to];
		if (way->n_normal_succs || !way->n || ir_at(ir, way->first + way->n - 1)->op != IR_THROW)
			return false;
	}
	return has_uses(ir, call);
}

// Is it a call of the table? Then it is done with.
static bool model_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	if (!ir_invoke_has_receiver(insn) || insn->aux || insn->sub == OP_invokespecial)
		return false;
	uint32_t receiver = ir_arg(c->ir, insn, 0), object = receiver;
	enum group group = op_group_of(c->m, receiver);
	iterate_collect(c, i, ref, group);
	struct member_ref question = *ref;
	if (group == GROUP_PLAIN || group == GROUP_SET)
		object = views_source(c->m, receiver);
	if (object != receiver && op_group_of(c->m, object) == GROUP_MAP) {
		group = GROUP_MAP;
		question = views_question(c->m, receiver, *ref);
	}
	const struct model_call *call = group ? model_call(group, &question) : NULL;
	if (!call)
		return group != GROUP_NONE && group != GROUP_PLAIN;
	struct op op = { .insn = i };
	op.effect.verb = call->verb == VERB_PUT_ABSENT && has_uses(c->ir, i) ? VERB_DECIDE : call->verb;
	op.effect.group = (uint8_t)group;
	op.effect.params = call->data;
	op.effect.cell = ir_at(c->ir, object)->type.kind == KIND_ARRAY ? op_place_of_array(c->m, object)
																   : place_of_value(c->m, object);
	uint32_t key = call->key;
	if (group == GROUP_PLAIN) {
		if (call->verb == VERB_PUT_ABSENT) {
			if (!is_refused(c->ir, i))
				return true; // it has looked
			op.effect.verb = VERB_WRITE;
			op.effect.is_refused = true;
		}
		if (slice_equal(ref->name, SLICE("merge")) && !takes_away(c->ir, insn))
			return true;
		op.effect.is_count = drawn_is_append(insn, ref->name);
		op.effect.is_size = slice_equal(ref->name, SLICE("size"));
		op.effect.is_index = call->verb == VERB_INDEX;
		op.effect.is_lookup = call->verb == VERB_READ && key &&
			slice_equal(ref->name, SLICE("get"));
		if (op.effect.is_index)
			op.effect.verb = VERB_READ;
		op.key = key && key < insn->n_args ? ir_arg(c->ir, insn, key) : 0;
		if (op_is_guarded(c, i) && place_field(c->ir->world, &op.effect.cell))
			op_add_guarded(c, op);
		return true;
	}
	if (group == GROUP_VAR_HANDLE && !var_handle_operands(insn, &op.effect, &key))
		return true;
	op.effect.guard = GUARD_OBJECT;
	op.effect.lock = op.effect.cell;
	op.key = key && key < insn->n_args ? ir_arg(c->ir, insn, key) : 0;
	if (call->verb == VERB_SET && insn->n_args) {
		op.effect.is_constant = is_constant(c->ir, ir_arg(c->ir, insn, insn->n_args - 1u));
		op.effect.is_zero = is_zero(c->ir, ir_arg(c->ir, insn, insn->n_args - 1u));
	}
	op_add(c, op);
	return true;
}

// Collections.max(bids), Arrays.fill(seats, null): what is done to the first operand, a plain collection or an array.
static bool helper_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	enum verb verb = insn->sub == OP_invokestatic && insn->n_args
		? model_helper(ref->class_name, ref->name)
		: VERB_NONE;
	uint32_t value = verb == VERB_NONE ? 0 : views_source(c->m, ir_arg(c->ir, insn, 0));
	if (!value || !op_is_guarded(c, i) ||
		(ir_at(c->ir, value)->type.kind != KIND_ARRAY && op_group_of(c->m, value) != GROUP_PLAIN))
		return verb != VERB_NONE;
	struct op op = { .insn = i };
	op.effect.verb = verb == VERB_WRITE ? VERB_WRITE : VERB_READ;
	op.effect.is_index = verb == VERB_INDEX;
	op.effect.group = GROUP_PLAIN;
	op.effect.params = verb == VERB_WRITE ? 2 | 4 | 8 : 0;
	op.effect.cell = op_place_of_array(c->m, value);
	if (place_field(c->ir->world, &op.effect.cell))
		op_add_guarded(c, op);
	return true;
}

// new ArrayList<>(list), other.addAll(list), List.copyOf(list)
static void copy_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	if (!slice_has_prefix(ref->class_name, SLICE("java/util/")) || insn->n_args == 0 ||
		!(slice_equal(ref->name, SLICE("<init>")) || slice_equal(ref->name, SLICE("addAll")) ||
			slice_equal(ref->name, SLICE("putAll")) || slice_equal(ref->name, SLICE("copyOf"))))
		return;
	uint32_t value = ir_arg(c->ir, insn, insn->n_args - 1u);
	enum group group = op_group_of(c->m, value);
	struct op op = { .insn = i };
	op.effect.verb = VERB_COPY;
	op.effect.group = (uint8_t)group;
	op.effect.cell = op.effect.lock = place_of_value(c->m, value);
	if (group == GROUP_PLAIN && op_is_guarded(c, i) && place_field(c->ir->world, &op.effect.cell))
		op_add_guarded(c, op);
	if (group != GROUP_LIST && group != GROUP_SET && group != GROUP_MAP && group != GROUP_QUEUE)
		return;
	op.effect.guard = GUARD_OBJECT;
	op_add(c, op);
}

// ---- calls ------------------------------------------------------------------------------------

// What the callee does only after a look of its own.
static void checked_op(struct collector *c, uint32_t i, const struct method *callee,
	const struct effect *effect, const struct place *arguments, uint32_t n)
{
	struct sv_method *m = c->m;
	struct op op = { .insn = i, .effect = *effect, .callee = callee };
	op.effect.lock = place_in_caller(&effect->lock, arguments, n);
	op.effect.cell = place_in_caller(&effect->cell, arguments, n);
	op.effect.depth += !analysis_is_bridge(callee);
	if (op.effect.lock.root == PLACE_NONE || op.effect.cell.root == PLACE_NONE ||
		m->n_checked == MAX_CHECKED)
		return;
	if (!m->checked)
		m->checked = ARENA_ARRAY(&m->worker->arena, struct op, MAX_CHECKED);
	m->checked[m->n_checked++] = op;
}

// What the callee returns is what the call is here.
static struct place translated(struct collector *c, uint32_t call, struct place place,
	const struct place *arguments, uint32_t n)
{
	if (place.root != PLACE_RESULT)
		return place_in_caller(&place, arguments, n);
	struct place result = place_of_value(c->m, call);
	place.root = PLACE_PARAM;
	place.number = 0;
	return place_in_caller(&place, &result, 1);
}

static void effect_op(struct collector *c, uint32_t i, const struct method *callee,
	const struct effect *effect, const struct place *arguments, uint32_t n)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	struct op op = { .insn = i, .effect = *effect, .callee = callee };
	op.effect.lock = translated(c, i, effect->lock, arguments, n);
	op.effect.cell = translated(c, i, effect->cell, arguments, n);
	op.effect.depth += !analysis_is_bridge(callee);
	op.effect.is_constant |= effect->params != 0 && !effect->is_relative;
	op.effect.is_zero |= effect->params != 0 && !effect->is_relative;
	for (uint32_t k = 0; k < insn->n_args && k < 16; k++)
		if (effect->params >> k & 1) {
			op.effect.is_constant &= is_constant(c->ir, ir_arg(c->ir, insn, k));
			op.effect.is_zero &= is_zero(c->ir, ir_arg(c->ir, insn, k));
		}
	if (effect->key) {
		if (effect->key > insn->n_args)
			return;
		op.key = ir_arg(c->ir, insn, effect->key - 1u);
	}
	if (effect->guard == GUARD_PLAIN)
		op_add_guarded(c, op);
	else
		op_add(c, op);
}

static void call_op(struct collector *c, uint32_t i, const struct targets *targets)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	const struct sv *sv = c->m->sv;
	struct place arguments[16];
	uint32_t n_arguments = 0;
	for (uint32_t t = 0; targets && t < targets->n; t++) {
		uint32_t callee = targets->methods[t]->id;
		if (sv->levels[callee] >= sv->levels[c->ir->method->id])
			continue; // a cycle: not known yet
		const struct summary *summary = &sv->summaries[callee];
		if (!summary->n && !summary->n_checked)
			continue;
		for (; n_arguments < insn->n_args && n_arguments < 16; n_arguments++)
			arguments[n_arguments] = place_of_value(c->m, ir_arg(c->ir, insn, n_arguments));
		for (uint32_t k = 0; k < summary->n; k++)
			effect_op(c, i, targets->methods[t], &summary->effects[k], arguments, n_arguments);
		for (uint32_t k = summary->n; k < summary->n + summary->n_checked; k++)
			checked_op(c, i, targets->methods[t], &summary->effects[k], arguments, n_arguments);
	}
}

// wait(), without a time, by the monitor that is waited for.
static bool wait_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	if (!ir_invoke_has_receiver(insn) || insn->n_args != 1 ||
		!slice_equal(ref->name, SLICE("wait")) || lock_effect(c->ir, i).action != LOCK_WAIT)
		return false;
	struct op op = { .insn = i };
	op.effect.verb = VERB_WAIT;
	op.effect.guard = GUARD_LOCK;
	op.effect.cell = op.effect.lock = place_of_value(c->m, ir_arg(c->ir, insn, 0));
	op_add(c, op);
	return true;
}

static void find_optimistic(struct collector *c)
{
	for (uint32_t i = 1; i <= c->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(c->ir, i);
		if (insn->op != IR_INVOKE || insn->type.kind != KIND_LONG || !ir_invoke_has_receiver(insn))
			continue; // both return stamps
		struct member_ref ref = class_member_ref(c->ir->file, insn->constant);
		if (slice_equal(ref.name, SLICE("tryOptimisticRead")))
			c->optimistic = i;
		if (slice_equal(ref.name, SLICE("tryConvertToWriteLock"))) {
			c->optimistic = 0;
			return;
		}
	}
}

enum interest op_interest(const struct sv *sv, const struct ir *ir, const struct ir_insn *insn)
{
	if (insn->op == IR_MONITOR_ENTER)
		return INTEREST_SURE;
	if (insn->op != IR_INVOKE || !ir_invoke_has_receiver(insn))
		return INTEREST_NONE;
	struct ir_type type = ir_at(ir, ir_arg(ir, insn, 0))->type;
	if (type.kind != KIND_CLASS || !type.klass)
		return INTEREST_NONE;
	switch (op_group_of_class(sv, type.klass)) {
	case GROUP_NONE:
		return INTEREST_NONE;
	case GROUP_PLAIN:
		return INTEREST_MAYBE;
	default:
		return INTEREST_SURE;
	}
}

// ---- all --------------------------------------------------------------------------------------

void ops_collect(struct sv_method *m)
{
	struct collector c = { .m = m, .ir = m->ir };
	c.is_accessor = m->sv->notes[m->ir->method->id].is_accessor;
	const struct method_notes *notes = &m->sv->notes[m->ir->method->id];
	uint32_t call = 0;
	find_optimistic(&c);
	for (uint32_t i = 1; i <= m->ir->n_insns; i++) {
		switch (ir_at(m->ir, i)->op) {
		case IR_GET_FIELD:
		case IR_PUT_FIELD:
		case IR_GET_STATIC:
		case IR_PUT_STATIC:
			field_op(&c, i);
			break;
		case IR_ARRAY_LOAD:
		case IR_ARRAY_STORE:
			array_op(&c, i);
			break;
		case IR_INVOKE: {
			const struct targets *targets = call < notes->n_calls ? notes->calls[call] : NULL;
			call++;
			if (ir_at(m->ir, i)->sub == OP_invokedynamic) {
				c.has_lambdas = true;
				break;
			}
			struct member_ref ref = class_member_ref(m->ir->file, ir_at(m->ir, i)->constant);
			copy_op(&c, i, &ref);
			if (!wait_op(&c, i, &ref) && !model_op(&c, i, &ref) && !helper_op(&c, i, &ref))
				call_op(&c, i, targets);
			if (c.has_lambdas)
				bodies_collect(&c, i, targets);
			break;
		}
		default:
			break;
		}
	}
}

// The value that a place hangs on, defined anew in each turn of a loop.
static uint32_t place_barrier(const struct place *place)
{
	uint32_t barrier = place->root == PLACE_VALUE ? place->number : 0;
	for (uint32_t i = 0; i < place->n; i++)
		if ((place->parts[i] & PART_KIND) == PART_VALUE && (place->parts[i] & ~PART_KIND) > barrier)
			barrier = place->parts[i] & ~PART_KIND;
	return barrier;
}

uint32_t op_barrier(const struct op *op)
{
	uint32_t lock = place_barrier(&op->effect.lock), cell = place_barrier(&op->effect.cell);
	return lock > cell ? lock : cell;
}

uint32_t op_written_value(const struct ir *ir, const struct op *b)
{
	const struct ir_insn *insn = ir_at(ir, b->lambda ? b->lambda : b->insn);
	for (uint32_t k = insn->n_args; k > 0; k--)
		if (k <= 16 && b->effect.params >> (k - 1) & 1)
			return ir_arg(ir, insn, k - 1);
	return 0;
}

uint32_t op_n_operands(const struct ir *ir, const struct op *op)
{
	uint32_t n = op->lambda ? ir_at(ir, op->lambda)->n_args : 0;
	return (n < 16 ? n : 16) + ir_at(ir, op->insn)->n_args;
}

uint32_t op_operand(const struct ir *ir, const struct op *op, uint32_t i)
{
	const struct ir_insn *call = ir_at(ir, op->insn);
	if (!op->lambda)
		return i < call->n_args && i < 16 && op->effect.params >> i & 1 ? ir_arg(ir, call, i) : 0;
	const struct ir_insn *lambda = ir_at(ir, op->lambda);
	if (i < lambda->n_args && i < 16)
		return op->effect.params >> i & 1 ? ir_arg(ir, lambda, i) : 0;
	// What the stage before hands on.
	uint32_t n_captured = lambda->n_args < 16 ? lambda->n_args : 16;
	bool takes_element = op->effect.params >> n_captured != 0;
	uint32_t arg = i - n_captured < call->n_args ? ir_arg(ir, call, i - n_captured) : 0;
	return takes_element && arg != op->lambda ? arg : 0;
}

struct flow_set *op_flow(struct sv_method *m, struct op *op)
{
	const struct ir_insn *insn = ir_at(m->ir, op->insn);
	bool is_made = op->effect.verb == VERB_COPY && insn->sub == OP_invokespecial && insn->aux;
	if (!op->flow)
		op->flow = flow_from(m->flow, is_made ? insn->aux : op->insn, op_barrier(op));
	return op->flow;
}
