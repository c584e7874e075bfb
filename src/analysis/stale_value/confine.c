// Objects that only one thread can see.
#include "analysis/stale_value/confine.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "base/intern.h"

// Constructors, and what runs where nobody else knows the object yet, or any more.
static bool is_construction(const struct method *method)
{
	static const char *const names[] = { "<init>", "readObject", "readExternal", "readResolve",
		"finalize" };
	for (uint32_t i = 0; i < sizeof(names) / sizeof(*names); i++)
		if (method_is_named(method, names[i]))
			return true;
	return false;
}

// Is it captured by a lambda that the library runs before it returns, in this thread?
static bool is_lent_to_lambda(const struct sv_method *m, uint32_t lambda)
{
	const struct ir *ir = m->ir;
	const struct method *body = m->sv->is_surveyed ? lambda_implementation(ir, ir_at(ir, lambda))
												   : NULL;
	if (!body || body->id > m->sv->n_methods ||
		atomic_load(&m->sv->lambdas[body->id]) != LAMBDA_HERE)
		return false;
	for (uint32_t k = ir->uses_start[lambda]; k < ir->uses_start[lambda + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op != IR_INVOKE || use->sub == OP_invokedynamic ||
			!slice_has_prefix(class_member_ref(ir->file, use->constant).class_name,
				SLICE("java/util/")))
			return false;
	}
	return true;
}

// new ArrayList<>(list): the constructors of the library's collections copy what is in the other one.
static bool is_copying(const struct sv_method *m, const struct ir_insn *call)
{
	struct ir_type type = ir_at(m->ir, call->aux)->type;
	if (type.kind != KIND_CLASS || !type.klass ||
		m->ir->world->classes[type.klass]->role == ROLE_INPUT)
		return false;
	switch (op_group_of_class(m->sv, type.klass)) {
	case GROUP_MAP:
	case GROUP_SET:
	case GROUP_LIST:
	case GROUP_QUEUE:
	case GROUP_PLAIN:
		return true;
	default:
		return false;
	}
}

// Is a fresh object stored somewhere, captured, or given to the constructor of another, before?
static bool escapes(const struct sv_method *m, uint32_t value, uint32_t at)
{
	const struct ir *ir = m->ir;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (m->flow && !flow_reaches(m->flow, ir->uses[k], at, value))
			continue;
		switch (use->op) {
		case IR_PUT_STATIC:
			return true;
		case IR_PUT_FIELD:
		case IR_ARRAY_STORE:
			if (ir_arg(ir, use, use->n_args - 1u) == value)
				return true;
			break;
		case IR_INVOKE:
			if (use->sub == OP_invokedynamic) {
				if (!is_lent_to_lambda(m, ir->uses[k]))
					return true;
				break;
			}
			if (use->sub == OP_invokespecial && use->aux && use->aux != value &&
				!is_copying(m, use))
				return true;
			if (!use->aux && leaks_by(m, ir->uses[k], value))
				return true;
			break;
		default:
			break;
		}
	}
	return false;
}

// toArray, newArray, copy: the word, and then another one or nothing.
static bool starts_with_word(struct slice name, const char *word)
{
	struct slice prefix = slice_of_string(word);
	if (!slice_has_prefix(name, prefix))
		return false;
	return name.len == prefix.len || (name.ptr[prefix.len] >= 'A' && name.ptr[prefix.len] <= 'Z');
}

static bool is_made(const struct sv_method *m, uint32_t value, uint32_t at)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	for (uint32_t k = 0; insn->op == IR_PHI && k < insn->n_args; k++) {
		uint32_t arg = ir_arg(m->ir, insn, k);
		uint8_t op = ir_at(m->ir, arg)->op;
		if (op != IR_CONST_NULL && (op != IR_NEW || escapes(m, arg, at)))
			return false;
	}
	return insn->op == IR_PHI ||
		((insn->op == IR_NEW || insn->op == IR_NEW_ARRAY) && !escapes(m, value, at));
}

bool confine_returns_fresh(const struct sv_method *m)
{
	const struct ir *ir = m->ir;
	bool found = false;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		uint32_t at = ir->blocks[b].first + ir->blocks[b].n - 1;
		const struct ir_insn *last = ir_at(ir, at);
		if (ir->blocks[b].n == 0 || last->op != IR_RETURN || last->n_args == 0)
			continue;
		uint32_t value = path_source(m->paths, ir_arg(ir, last, 0));
		uint8_t op = ir_at(ir, value)->op;
		if (op == IR_CONST_NULL)
			continue;
		if (!is_made(m, value, at))
			return false;
		found = true;
	}
	return found;
}

// Results of calls that are new, or the thread's own.
static bool is_own_result(const struct sv_method *m, uint32_t value, uint32_t at)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *call = ir_at(ir, value);
	if (call->sub == OP_invokedynamic)
		return true;
	const struct targets *targets = m->sv->is_surveyed
		? op_targets(m, call, ir_resolved_method(ir, call))
		: NULL;
	bool is_fresh = targets != NULL;
	for (uint32_t i = 0; targets && i < targets->n; i++)
		is_fresh &= m->sv->notes[targets->methods[i]->id].is_fresh;
	if (is_fresh)
		return !escapes(m, value, at);
	struct member_ref ref = class_member_ref(ir->file, call->constant);
	if (starts_with_word(ref.name, "clone") || slice_equal(ref.name, SLICE("append")) ||
		starts_with_word(ref.name, "new") || starts_with_word(ref.name, "create") ||
		starts_with_word(ref.name, "copy") || starts_with_word(ref.name, "to"))
		return true;
	return slice_equal(ref.class_name, SLICE("java/lang/ThreadLocal")) ||
		slice_equal(ref.name, SLICE("currentThread")) ||
		slice_equal(ref.class_name, SLICE("java/lang/StringBuffer"));
}

// synchronizedList(new ArrayList<>()): made here as if by new. What it wraps must be so, too.
static bool is_made_by_call(const struct sv_method *m, const struct ir_insn *call, uint32_t at)
{
	for (uint32_t k = 0; k < call->n_args; k++) {
		uint32_t arg = ir_arg(m->ir, call, k);
		uint32_t source = path_source(m->paths, arg);
		if (type_is_reference(ir_at(m->ir, arg)->type) &&
			(model_group_of_call(m->ir, ir_at(m->ir, source)) != GROUP_NONE ||
				!confine_is_own_value(m, source, at)))
			return false;
	}
	return true;
}

bool confine_is_own_value(const struct sv_method *m, uint32_t value, uint32_t at)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, value);
	switch (insn->op) {
	case IR_NEW:
	case IR_NEW_ARRAY:
		return !escapes(m, value, at);
	case IR_INVOKE:
		if (model_group_of_call(ir, insn) != GROUP_NONE)
			return !escapes(m, value, at) && is_made_by_call(m, insn, at);
		return is_own_result(m, value, at);
	case IR_PHI:
		for (uint32_t k = 0; k < insn->n_args; k++) {
			const struct ir_insn *arg = ir_at(ir, ir_arg(ir, insn, k));
			if (arg->op != IR_NEW && arg->op != IR_CONST_NULL && arg->op != IR_PHI)
				return false;
		}
		return true;
	case IR_CONST_NULL:
	case IR_CATCH:
		return true;
	default:
		return false;
	}
}

// A field of a thread that only its own run() uses.
static bool is_own_field_of_thread(const struct sv_method *m, const struct place *place,
	bool is_object)
{
	if (place->root != PLACE_PARAM || place->number != 0 || place->n == 0 ||
		method_is_static(m->ir->method) || (place->parts[0] & PART_CONSTANT))
		return false;
	const struct field *field = m->ir->world->fields[place->parts[0]];
	const struct klass *thread = world_loaded(m->ir->world, SLICE("java/lang/Thread"));
	uint32_t flags = atomic_load(&m->sv->fields[field->id].flags);
	if (place->n > 1 || is_object)
		flags |= flags & FIELD_FOREIGN ? FIELD_LEAKS : 0; // what it refers to may be anyone's
	return thread && klass_is_subtype(m->ir->method->owner, thread) &&
		(field->access & ACC_PRIVATE) &&
		!(flags & (FIELD_NOT_IN_RUN | FIELD_LEAKS | FIELD_RETURNED));
}

// The signals of a stream come one after the other: Reactive Streams 1.3. Not a row `implemented` of the models: rows can
// say that a method is called by one thread at a time, but not that several of one object are, so that points-to would
// see onSubscribe and onNext race.
static bool is_signal(const struct sv_method *m)
{
	static const char *const names[] = { "onSubscribe", "onNext", "onError", "onComplete" };
	const struct world *world = m->ir->world;
	const struct klass *flow = world_loaded(world, SLICE("java/util/concurrent/Flow$Subscriber"));
	const struct klass *other = world_loaded(world, SLICE("org/reactivestreams/Subscriber"));
	const struct klass *owner = m->ir->method->owner;
	if (!(flow && klass_is_subtype(owner, flow)) && !(other && klass_is_subtype(owner, other)))
		return false;
	for (uint32_t i = 0; i < sizeof(names) / sizeof(*names); i++)
		if (method_is_named(m->ir->method, names[i]))
			return true;
	return false;
}

// One stage after the other: does the one come from the other?
static bool is_stage_after(const struct ir *ir, uint32_t stage, uint32_t earlier)
{
	for (uint32_t depth = 0; depth < 16 && stage != earlier; depth++) {
		const struct ir_insn *call = ir_at(ir, stage);
		if (call->op != IR_INVOKE || !ir_invoke_has_receiver(call))
			return false;
		stage = ir_arg(ir, call, 0);
	}
	return stage == earlier;
}

// Stages run one after the other: what only they know, and nothing else, is not shared.
static bool is_of_one_chain(const struct sv_method *m, const struct op *op)
{
	const struct ir *ir = m->ir;
	uint32_t value = op->effect.lock.number;
	if (op->effect.lock.root != PLACE_VALUE || ir_at(ir, value)->op != IR_NEW)
		return false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		uint32_t use = ir->uses[k];
		const struct ir_insn *insn = ir_at(ir, use);
		if (insn->op != IR_INVOKE)
			return false;
		if (insn->sub != OP_invokedynamic)
			continue;
		for (uint32_t i = ir->uses_start[use]; i < ir->uses_start[use + 1]; i++)
			if (!is_stage_after(ir, op->insn, ir->uses[i]) &&
				!is_stage_after(ir, ir->uses[i], op->insn))
				return false;
	}
	return true;
}

// What a field of it refers to may be anyone's. Of the state that is meant the last part may be a field itself.
static bool leads_to_others(const struct sv_method *m, const struct op *op)
{
	const struct place *place = &op->effect.cell;
	bool is_object = op->effect.guard == GUARD_OBJECT || op->effect.group == GROUP_PLAIN;
	uint32_t n = place->n && !is_object ? place->n - 1u : place->n;
	if (place->root != op->effect.lock.root || place->number != op->effect.lock.number)
		return true;
	for (uint32_t i = 0; i < n; i++)
		if ((place->parts[i] & PART_CONSTANT) ||
			(atomic_load(&m->sv->fields[place->parts[i]].flags) & FIELD_FOREIGN))
			return true;
	return false;
}

// A parameter of the body of a lambda that runs in the thread that makes it: what is captured, unless that one has it
// from elsewhere, or what is handed to it.
static bool is_lent_here(const struct sv_method *m, uint32_t param)
{
	const struct method *method = m->ir->method;
	if ((param == 0 && !method_is_static(method)) ||
		atomic_load(&m->sv->lambdas[method->id]) != LAMBDA_HERE)
		return false;
	if (!m->entry || m->entry->is_called)
		return false; // a method that is referred to, and called by others as well
	if (param < m->entry->n_captured)
		return !(m->entry->kept >> param & 1);
	return !m->entry->is_handed;
}

bool confine_is_confined(struct sv_method *m, const struct op *op)
{
	const struct method *method = m->ir->method;
	const struct place *place = &op->effect.lock;
	const struct place *cell = &op->effect.cell;
	if (op->is_elsewhere)
		return is_of_one_chain(m, op);
	if ((m->entry && m->entry->is_confined) || own_task_has(m, place))
		return true;
	switch (place->root) {
	case PLACE_VALUE:
		return confine_is_own_value(m, place->number, op->insn);
	case PLACE_PARAM:
		if (place->number == 0 && !method_is_static(method) &&
			(is_construction(method) || is_signal(m)))
			return true;
		if (m->entry && place->number < 4 && m->entry->fresh >> place->number & 1 &&
			!leads_to_others(m, op))
			return true;
		if (is_lent_here(m, place->number))
			return true;
		return is_own_field_of_thread(m, place, op->effect.guard != GUARD_VOLATILE);
	case PLACE_STATIC:
	case PLACE_CLASS:
		if (cell->root == PLACE_PARAM && cell->number == 0 && method_is_constructor(method))
			return true;
		return method_is_class_initialiser(method);
	default:
		return true;
	}
}

// ---- classes that are not meant to be shared --------------------------------------------------

// Swing's components belong to the event dispatch thread.
static bool is_gui(const struct world *world, const struct klass *klass)
{
	static const char *const types[] = { "java/awt/Component", "java/awt/MenuComponent",
		"java/awt/peer/ComponentPeer" };
	struct slice name = name_slice(klass->name);
	const struct klass *outer = klass->nest_host ? klass->nest_host : klass;
	for (uint32_t i = 0; i < sizeof(types) / sizeof(*types); i++) {
		const struct klass *type = world_loaded(world, slice_of_string(types[i]));
		if (type && (klass_is_subtype(klass, type) || klass_is_subtype(outer, type)))
			return true;
	}
	return slice_has_prefix(name, SLICE("javax/swing/")) ||
		slice_has_prefix(name, SLICE("sun/swing/")) ||
		slice_has_prefix(name, SLICE("com/sun/java/swing/"));
}

// Vector, Hashtable and StringBuffer lock without being asked: using them says nothing.
bool confine_is_legacy(const struct sv_method *m, const struct op *op)
{
	const struct ir_insn *insn = ir_at(m->ir, op->insn);
	if (op->effect.group == GROUP_BUFFER)
		return true;
	if (op->effect.guard != GUARD_OBJECT || op->callee || insn->op != IR_INVOKE)
		return op->callee && op->effect.group != GROUP_ATOMIC && op->effect.guard == GUARD_OBJECT;
	struct member_ref ref = class_member_ref(m->ir->file, insn->constant);
	return slice_has_prefix(ref.class_name, SLICE("java/util/")) &&
		!slice_has_prefix(ref.class_name, SLICE("java/util/concurrent/"));
}

#define MANY_PLAIN 4 // with so many, a lock somewhere is for something else

// Does the class, or one above it, change fields without any lock, and take none?
static bool is_plain_class(const struct sv_method *m, const struct klass *klass, uint32_t least)
{
	uint32_t n = 0;
	for (const struct klass *k = klass; k && k->super; k = k->super) {
		if (atomic_load(&m->sv->has_locks[k->id]) &&
			(m->sv->has_guarded[k->id] || m->sv->n_plain[k->id] < MANY_PLAIN))
			return k != klass && n >= least;
		n += m->sv->n_plain[k->id];
	}
	return n >= least;
}

// The field of this through which the object is reached; NULL: in another way.
static const struct field *holder_of(const struct sv_method *m, const struct place *place)
{
	if (place->root != PLACE_PARAM || place->number != 0 || place->n == 0 ||
		method_is_static(m->ir->method) || (place->parts[0] & PART_CONSTANT))
		return NULL;
	return m->ir->world->fields[place->parts[0]];
}

// A Vector that a method is given which nobody else can call: is it one that somebody keeps?
static bool is_only_lent(const struct sv_method *m, const struct place *place)
{
	return place->root == PLACE_PARAM && place->n == 0 && m->entry && place->number < 4 &&
		(place->number > 0 || method_is_static(m->ir->method)) &&
		!(m->entry->kept >> place->number & 1);
}

bool confine_is_unshared(const struct sv_method *m, const struct op *op)
{
	const struct field *field = place_field(m->ir->world, &op->effect.lock);
	const struct field *cell = place_field(m->ir->world, &op->effect.cell);
	if ((cell && is_gui(m->ir->world, cell->owner)) ||
		(field && is_gui(m->ir->world, field->owner)) || is_gui(m->ir->world, m->ir->method->owner))
		return true;
	const struct klass *owner = field ? field->owner : m->ir->method->owner;
	if ((field && (field->access & ACC_STATIC)) || m->sv->threads)
		return false;
	if (confine_is_legacy(m, op))
		return is_only_lent(m, &op->effect.lock) ||
			is_plain_class(m, owner, field && (field->access & ACC_FINAL) ? 2 : 1);
	// A volatile that the class has from another one says nothing about it.
	const struct klass *self = m->ir->method->owner;
	if (op->effect.guard == GUARD_VOLATILE && op->effect.cell.n == 1 && cell &&
		cell->owner != self && holder_of(m, &op->effect.cell) && is_plain_class(m, self, 1))
		return true;
	// A part that locks by itself, in an object that does not. The object around it is no part.
	const struct field *holder = holder_of(m, &op->effect.lock);
	if (holder && (holder->access & ACC_SYNTHETIC) && holder_of(m, &op->effect.cell) == holder)
		return false;
	return holder && op->callee &&
		op->effect.lock.n >= (op->effect.guard == GUARD_VOLATILE ? 2 : 1) &&
		!(holder->access & ACC_VOLATILE) && is_plain_class(m, holder->owner, 2);
}
