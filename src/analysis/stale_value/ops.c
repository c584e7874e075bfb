// The operations of a method on shared state, in the order of the code.
//
// A plain field or collection counts where a lock is held, once for each lock; a volatile and an
// object of models.def always; a call by the effects of what it may run, in the caller's words.
#include "analysis/stale_value/stale_value.h"
#include "base/intern.h"

#define MAX_OPS 256

struct collector {
	struct sv_method *m;
	const struct ir *ir;
	uint32_t cap;
	bool is_accessor;
	uint32_t optimistic; // call of tryOptimisticRead whose stamp nothing converts; 0: none
};

static void add_op(struct collector *c, struct op op)
{
	struct sv_method *m = c->m;
	if (m->n_ops == MAX_OPS || op.effect.lock.root == ROOT_NONE)
		return;
	if (m->n_ops == c->cap) {
		struct op *old = m->ops;
		c->cap = c->cap ? c->cap * 2 : 8;
		m->ops = ARENA_ARRAY(&m->worker->arena, struct op, c->cap);
		if (m->n_ops)
			memcpy(m->ops, old, m->n_ops * sizeof(*old));
	}
	op.held = locks_at(m->locks, op.insn);
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
static void add_guarded(struct collector *c, struct op op)
{
	if (op.effect.cell.root == ROOT_NONE)
		return;
	if (c->is_accessor) {
		op.effect.guard = GUARD_PLAIN;
		op.effect.lock = op.effect.cell;
		add_op(c, op);
		return;
	}
	op.effect.guard = GUARD_LOCK;
	const struct held *held = locks_at(c->m->locks, op.insn);
	for (const struct held *h = held; h; h = h->below) {
		op.effect.lock = place_of_path(c->ir, h->lock);
		add_op(c, op);
	}
	if (!held && op.effect.verb == VERB_READ && is_optimistic(c, op.insn)) {
		uint32_t lock = ir_arg(c->ir, ir_at(c->ir, c->optimistic), 0);
		op.effect.lock = place_of_value(c->ir, c->m->paths, lock);
		op.is_optimistic = true;
		add_op(c, op);
	}
}

static bool is_guarded(const struct collector *c, uint32_t insn)
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
	if (!is_volatile && (!is_guarded(c, i) || (!is_put && is_only_called(c, i))))
		return;
	struct place base = { 0 };
	if (!is_static)
		base = place_of_value(c->ir, c->m->paths, ir_arg(c->ir, insn, 0));
	struct op op = { .insn = i };
	op.effect.verb = is_put ? VERB_WRITE : VERB_READ;
	op.effect.cell = place_of_field(&base, field);
	if (is_put) {
		op.effect.params = is_static ? 1 : 2;
		op.effect.is_constant = is_constant(c->ir, ir_arg(c->ir, insn, is_static ? 0 : 1));
		op.effect.is_zero = is_zero(c->ir, ir_arg(c->ir, insn, is_static ? 0 : 1));
	}
	if (is_volatile) {
		op.effect.guard = GUARD_VOLATILE;
		op.effect.lock = op.effect.cell;
		add_op(c, op);
	} else {
		add_guarded(c, op);
	}
}

// Elements are not told apart, and so neither are the rows of an array of arrays.
static struct place place_of_array(const struct collector *c, uint32_t array)
{
	struct place place = place_of_value(c->ir, c->m->paths, array);
	while (place.n && (place.parts[place.n - 1] & PART_CONSTANT))
		place.parts[--place.n] = 0;
	return place;
}

static void array_op(struct collector *c, uint32_t i)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	if (!is_guarded(c, i))
		return;
	struct op op = { .insn = i };
	bool is_store = insn->op == IR_ARRAY_STORE;
	op.effect.verb = is_store ? VERB_WRITE : VERB_READ;
	op.effect.cell = place_of_array(c, ir_arg(c->ir, insn, 0));
	op.effect.params = is_store ? 2 | 4 : 0;
	if (place_field(c->ir->world, &op.effect.cell))
		add_guarded(c, op);
}

// ---- library classes --------------------------------------------------------------------------

enum group op_group_of_class(const struct sv *sv, uint32_t klass)
{
	uint8_t known = atomic_load_explicit(&sv->groups[klass], memory_order_relaxed);
	if (!known) {
		known = (uint8_t)(model_group(sv->world, sv->world->classes[klass]) + 1);
		atomic_store_explicit(&sv->groups[klass], known, memory_order_relaxed);
	}
	return (enum group)(known - 1);
}

static enum group group_of_field(const struct sv_method *m, const struct field *field)
{
	uint8_t group = atomic_load_explicit(&m->sv->fields[field->id].group, memory_order_relaxed);
	return group == GROUP_MIXED ? GROUP_NONE : (enum group)group;
}

// By its class; of interfaces and other general types by what is stored in the field, passed by all
// callers, or made here.
enum group op_group_of(struct sv_method *m, uint32_t value)
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
	}
	return better == GROUP_NONE || better == GROUP_MIXED ? group : better;
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

static bool is_view(struct slice name)
{
	static const char *const views[] = { "iterator", "listIterator", "descendingIterator", "keySet",
		"navigableKeySet", "descendingKeySet", "values", "entrySet", "elements", "keys" };
	for (uint32_t i = 0; i < sizeof(views) / sizeof(*views); i++)
		if (slice_equal(name, slice_of_string(views[i])))
			return true;
	return false;
}

// The collection that an iterator, or the view that it is of, goes through; 0: none.
static uint32_t viewed_collection(struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	uint32_t found = 0;
	for (uint32_t depth = 0; depth < 3; depth++) {
		const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
		if (source->op != IR_INVOKE || !ir_invoke_has_receiver(source) ||
			!is_view(class_member_ref(ir->file, source->constant).name))
			return found;
		found = value = ir_arg(ir, source, 0);
	}
	return found;
}

static void iterator_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	const struct model_call *call = ref->descriptor.ptr[1] == ')' ? model_call(GROUP_ITERATOR, ref)
																  : NULL;
	uint32_t value = call ? viewed_collection(c->m, ir_arg(c->ir, ir_at(c->ir, i), 0)) : 0;
	enum group group = value ? op_group_of(c->m, value) : GROUP_NONE;
	if (group == GROUP_NONE)
		return;
	struct op op = { .insn = i };
	op.effect.verb = call->verb;
	op.effect.group = (uint8_t)group;
	op.effect.cell = place_of_value(c->ir, c->m->paths, value);
	op.effect.guard = GUARD_OBJECT;
	op.effect.lock = op.effect.cell;
	if (group != GROUP_PLAIN) {
		add_op(c, op);
		return;
	}
	op.effect.verb = call->verb == VERB_REMOVE ? VERB_WRITE : VERB_READ;
	if (is_guarded(c, i) && place_field(c->ir->world, &op.effect.cell))
		add_guarded(c, op);
}

static bool has_uses(const struct ir *ir, uint32_t value)
{
	return ir->uses_start[value] < ir->uses_start[value + 1];
}

// Is it a call of the table? Then it is done with.
static bool model_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	if (!ir_invoke_has_receiver(insn) || insn->aux || insn->sub == OP_invokespecial)
		return false;
	uint32_t receiver = ir_arg(c->ir, insn, 0);
	enum group group = op_group_of(c->m, receiver);
	const struct model_call *call = group ? model_call(group, ref) : NULL;
	if (group == GROUP_NONE)
		iterator_op(c, i, ref);
	if (!call)
		return group != GROUP_NONE && group != GROUP_PLAIN;
	struct op op = { .insn = i };
	op.effect.verb = call->verb == VERB_PUT_ABSENT && has_uses(c->ir, i) ? VERB_DECIDE : call->verb;
	op.effect.group = (uint8_t)group;
	op.effect.params = call->data;
	op.effect.cell = place_of_value(c->ir, c->m->paths, receiver);
	uint32_t key = call->key;
	if (group == GROUP_PLAIN) {
		op.key = key && key < insn->n_args ? ir_arg(c->ir, insn, key) : 0;
		if (is_guarded(c, i) && place_field(c->ir->world, &op.effect.cell))
			add_guarded(c, op);
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
	add_op(c, op);
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
	if (group != GROUP_LIST && group != GROUP_SET && group != GROUP_MAP && group != GROUP_QUEUE)
		return;
	struct op op = { .insn = i };
	op.effect.verb = VERB_COPY;
	op.effect.group = (uint8_t)group;
	op.effect.guard = GUARD_OBJECT;
	op.effect.cell = op.effect.lock = place_of_value(c->ir, c->m->paths, value);
	add_op(c, op);
}

// ---- calls ------------------------------------------------------------------------------------

static void effect_op(struct collector *c, uint32_t i, const struct method *callee,
	const struct effect *effect, const struct place *arguments, uint32_t n)
{
	const struct ir_insn *insn = ir_at(c->ir, i);
	struct op op = { .insn = i, .effect = *effect, .callee = callee };
	op.effect.lock = place_translate(&effect->lock, arguments, n);
	op.effect.cell = place_translate(&effect->cell, arguments, n);
	op.effect.depth++;
	op.effect.is_constant |= effect->params != 0;
	op.effect.is_zero |= effect->params != 0;
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
		add_guarded(c, op);
	else
		add_op(c, op);
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
		if (!summary->n)
			continue;
		for (; n_arguments < insn->n_args && n_arguments < 16; n_arguments++)
			arguments[n_arguments] = place_of_value(c->ir, c->m->paths,
				ir_arg(c->ir, insn, n_arguments));
		for (uint32_t k = 0; k < summary->n; k++)
			effect_op(c, i, targets->methods[t], &summary->effects[k], arguments, n_arguments);
	}
}

// locked(() -> ...): what the body does is done under the lock that the method called takes.
static void body_op(struct collector *c, uint32_t i, const struct targets *targets)
{
	struct sv_method *m = c->m;
	const struct ir *ir = c->ir;
	const struct ir_insn *call = ir_at(ir, i);
	const struct method_notes *runner = targets && targets->n == 1
		? &m->sv->notes[targets->methods[0]->id]
		: NULL;
	if (!runner || !runner->runs || runner->runs > call->n_args)
		return;
	const struct ir_insn *lambda = ir_at(ir,
		path_source(m->paths, ir_arg(ir, call, runner->runs - 1u)));
	if (lambda->op != IR_INVOKE || lambda->sub != OP_invokedynamic)
		return;
	const struct method *body = lambda_implementation(ir, lambda);
	if (!body || body->id > m->sv->n_methods ||
		m->sv->levels[body->id] >= m->sv->levels[ir->method->id])
		return;
	struct place captured[16], arguments[16];
	uint32_t n_captured = 0, n_arguments = 0;
	for (; n_captured < lambda->n_args && n_captured < 16; n_captured++)
		captured[n_captured] = place_of_value(ir, m->paths, ir_arg(ir, lambda, n_captured));
	for (; n_arguments < call->n_args && n_arguments < 16; n_arguments++)
		arguments[n_arguments] = place_of_value(ir, m->paths, ir_arg(ir, call, n_arguments));
	const struct summary *summary = &m->sv->summaries[body->id];
	for (uint32_t k = 0; k < summary->n; k++) {
		const struct effect *effect = &summary->effects[k];
		struct op op = { .insn = i, .effect = *effect, .callee = body };
		op.effect.lock = effect->guard == GUARD_PLAIN
			? place_translate(&runner->runs_under, arguments, n_arguments)
			: place_translate(&effect->lock, captured, n_captured);
		op.effect.cell = place_translate(&effect->cell, captured, n_captured);
		op.effect.guard = effect->guard == GUARD_PLAIN ? GUARD_LOCK : effect->guard;
		op.effect.depth++;
		op.effect.params = effect->params ? (uint16_t)(1u << (runner->runs - 1u)) : 0;
		op.key = effect->key && effect->key <= lambda->n_args ? ir_arg(ir, lambda, effect->key - 1u)
															  : 0;
		if (op.effect.cell.root != ROOT_NONE && (!effect->key || op.key))
			add_op(c, op);
	}
}

static void find_optimistic(struct collector *c)
{
	for (uint32_t i = 1; i <= c->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(c->ir, i);
		if (insn->op != IR_INVOKE || !ir_invoke_has_receiver(insn))
			continue;
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
			if (ir_at(m->ir, i)->sub == OP_invokedynamic)
				break;
			struct member_ref ref = class_member_ref(m->ir->file, ir_at(m->ir, i)->constant);
			copy_op(&c, i, &ref);
			if (!model_op(&c, i, &ref)) {
				call_op(&c, i, targets);
				body_op(&c, i, targets);
			}
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
	uint32_t barrier = place->root == ROOT_VALUE ? place->id : 0;
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
	const struct ir_insn *insn = ir_at(ir, b->insn);
	for (uint32_t k = insn->n_args; k > 0; k--)
		if (k <= 16 && b->effect.params >> (k - 1) & 1)
			return ir_arg(ir, insn, k - 1);
	return 0;
}

struct flow_set *op_flow(struct sv_method *m, struct op *op)
{
	if (!op->flow)
		op->flow = flow_from(m->flow, op->insn, op_barrier(op));
	return op->flow;
}
