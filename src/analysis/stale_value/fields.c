// What the whole INPUT does with each field: what is stored in it, and whether it is handed on. Many
// threads add to it at once; every entry only grows, so the order does not matter.
#include "analysis/stale_value/fields.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "base/intern.h"

static void add_flags(struct sv_method *m, const struct field *field, uint32_t flags)
{
	_Atomic uint32_t *at = &m->sv->fields[field->id].flags;
	if (flags & ~atomic_load_explicit(at, memory_order_relaxed))
		atomic_fetch_or_explicit(at, flags, memory_order_relaxed);
}

static void add_group(struct sv *sv, uint32_t field, uint8_t group)
{
	_Atomic uint8_t *at = &sv->fields[field].group;
	uint8_t old = atomic_load_explicit(at, memory_order_relaxed), sum;
	do {
		sum = old == GROUP_NONE || old == group ? group : GROUP_MIXED;
	} while (!atomic_compare_exchange_weak_explicit(at, &old, sum, memory_order_relaxed,
		memory_order_relaxed));
}

// Of a class, an object, or of one that is read from a stream.
static bool is_constructor(const struct method *method)
{
	return method_is_initialiser(method) ||
		slice_equal(name_slice(method->name), SLICE("readObject"));
}

// Otherwise anybody may change it, and it need not be known who does.
static bool has_workers(const struct sv_method *m, const struct field *field)
{
	return m->sv->library && running_has_workers(m->sv->library, field->owner);
}

// Which threads change it, or use the object in it. In a library nobody else has what is being constructed.
static void note_threads(struct sv_method *m, const struct field *field, uint32_t insn,
	bool is_taker, bool is_changer)
{
	uint64_t threads = 0;
	if (m->sv->threads)
		threads = threads_at(m, insn);
	else if (has_workers(m, field) && !is_constructor(m->ir->method))
		threads = running_at(m->sv->library, m->ir->method, ir_at(m->ir, insn)->bci);
	if (!threads)
		return;
	if (m->sv->library && running_is_one(m->sv->library, threads))
		add_flags(m, field, FIELD_BY_WORKER);
	atomic_fetch_or_explicit(&m->sv->fields[field->id].writers, threads, memory_order_relaxed);
	if (is_taker)
		atomic_fetch_or_explicit(&m->sv->fields[field->id].takers, threads, memory_order_relaxed);
	if (is_changer)
		atomic_fetch_or_explicit(&m->sv->fields[field->id].changers, threads, memory_order_relaxed);
}

static void add_stored_group(struct sv_method *m, const struct field *field, uint32_t value)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
	if (source->op == IR_CONST_NULL || source->type.kind != KIND_CLASS || !source->type.klass)
		return;
	bool is_wrapping = model_is_wrapping(ir, source);
	if (is_wrapping)
		add_flags(m, field, FIELD_WRAPPED);
	if (!is_wrapping &&
		(source->op != IR_NEW || op_group_of_class(m->sv, source->type.klass) == GROUP_PLAIN ||
			op_group_of_class(m->sv, source->type.klass) == GROUP_NONE ||
			!model_is_fail_fast(ir->world, ir->world->classes[source->type.klass])))
		add_flags(m, field, FIELD_WEAK);
	if (source->op == IR_PARAM && source->aux < 4) {
		struct param_store store = { field->id, ir->method->id, source->aux };
		vec_push(&m->worker->stores, store);
		return;
	}
	uint8_t group = model_group_of_call(ir, source);
	if (group == GROUP_NONE)
		group = (uint8_t)op_group_of_class(m->sv, source->type.klass);
	if (source->op != IR_NEW && (group == GROUP_NONE || group == GROUP_PLAIN))
		group = GROUP_MIXED; // by its declared type it may be anything
	add_group(m->sv, field->id, group == GROUP_NONE ? GROUP_MIXED : group);
}

// A flag that is only ever set to one value can be set twice.
static void add_constant(struct sv_method *m, const struct field *field, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	struct field_facts *facts = &m->sv->fields[field->id];
	bool is_small = insn->op == IR_CONST_INT && !insn->constant && insn->immediate >= 0 &&
		insn->immediate < 255;
	uint8_t sum = is_small ? (uint8_t)(insn->immediate + 1) : 0, old = 0;
	if (!is_small || (!atomic_compare_exchange_strong(&facts->constant, &old, sum) && old != sum))
		add_flags(m, field, FIELD_VARIES);
}

// Most names differ from most prefixes in the first letter.
static bool has_any_prefix(struct slice name, const char *const *prefixes, uint32_t n)
{
	for (uint32_t i = 0; name.len && i < n; i++)
		if (name.ptr[0] == (uint8_t)prefixes[i][0] &&
			slice_has_prefix(name, slice_of_string(prefixes[i])))
			return true;
	return false;
}

static bool is_shrinking(struct slice name)
{
	static const char *const prefixes[] = { "remove", "clear", "poll", "take", "pop", "setSize",
		"drainTo", "retainAll", "delete", "setLength" };
	return has_any_prefix(name, prefixes, sizeof(prefixes) / sizeof(*prefixes));
}

static bool is_changing(struct slice name)
{
	static const char *const prefixes[] = { "add", "put", "set", "append", "push", "offer",
		"register", "insert", "increment", "compute", "merge", "replace" };
	return has_any_prefix(name, prefixes, sizeof(prefixes) / sizeof(*prefixes)) ||
		is_shrinking(name);
}

// Does an iterator or a view take something out of the collection?
static bool shrinks_by_view(const struct ir *ir, uint32_t value, uint32_t depth)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_PHI && depth < 3 && shrinks_by_view(ir, ir->uses[k], depth + 1))
			return true;
		if (use->op != IR_INVOKE || !ir_invoke_has_receiver(use) || ir_arg(ir, use, 0) != value)
			continue;
		if (is_shrinking(class_member_ref(ir->file, use->constant).name))
			return true;
		if (depth < 3 && type_is_reference(use->type) &&
			shrinks_by_view(ir, ir->uses[k], depth + 1))
			return true;
	}
	return false;
}

static bool is_view(const struct ir *ir, const struct ir_insn *call)
{
	return model_result_at(ir, call) == MODEL_RESULT_VIEW;
}

static uint32_t flags_of_use(const struct ir *ir, uint32_t use, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, use);
	switch (insn->op) {
	case IR_RETURN:
		return FIELD_RETURNED;
	case IR_MONITOR_ENTER:
		return FIELD_MONITOR;
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
	case IR_ARRAY_STORE:
		return ir_arg(ir, insn, insn->n_args - 1u) == value ? FIELD_LEAKS : 0;
	case IR_INVOKE: {
		if (!ir_invoke_has_receiver(insn) || ir_arg(ir, insn, 0) != value)
			return FIELD_LEAKS;
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		if (is_shrinking(ref.name) || (is_view(ir, insn) && shrinks_by_view(ir, use, 0)))
			return FIELD_SHRINKS | FIELD_FILLED;
		uint32_t nulled = insn->n_args == 2 && model_is_setter(ref.name) &&
				ir_at(ir, ir_arg(ir, insn, 1))->op == IR_CONST_NULL
			? FIELD_NULLED
			: 0;
		return nulled | (is_changing(ref.name) ? FIELD_FILLED : 0);
	}
	default:
		return 0;
	}
}

// A thread's own run() uses it, or others do. To ask the object in it something changes nothing.
static void note_use(struct sv_method *m, uint32_t i, const struct field *field)
{
	const struct ir *ir = m->ir;
	const struct method *method = ir->method;
	if (is_constructor(method) || (method->access & ACC_PRIVATE) ||
		slice_equal(name_slice(method->name), SLICE("run")))
		return;
	bool is_asked = ir_at(ir, i)->op == IR_GET_FIELD && ir_at(ir, i)->type.kind == KIND_CLASS;
	for (uint32_t k = ir->uses_start[i]; k < ir->uses_start[i + 1] && is_asked; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		is_asked = use->op == IR_INVOKE && ir_invoke_has_receiver(use) && ir_arg(ir, use, 0) == i &&
			use->n_args == 1 && use->type.kind != KIND_NONE &&
			model_is_query(class_member_ref(ir->file, use->constant).name);
	}
	if (!is_asked)
		add_flags(m, field, FIELD_NOT_IN_RUN);
}

// synchronized (list) { list.add(x); }: is this lock the only one that is held?
static bool is_added_under_own_lock(const struct sv_method *m, uint32_t use, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, use);
	if (insn->op != IR_INVOKE || !ir_invoke_has_receiver(insn) || ir_arg(m->ir, insn, 0) != value)
		return false;
	const struct held *held = locks_at(m->locks, use);
	if (!held || held->below)
		return false;
	struct slice name = class_member_ref(m->ir->file, insn->constant).name;
	return is_changing(name) && !is_shrinking(name) &&
		path_equal(held->lock, path_of(m->paths, value));
}

// new ArrayList<>(list), List.copyOf(list)
static bool is_copied(const struct ir *ir, const struct ir_insn *call)
{
	struct member_ref ref = class_member_ref(ir->file, call->constant);
	return slice_has_prefix(ref.class_name, SLICE("java/util/")) &&
		(slice_equal(ref.name, SLICE("<init>")) || slice_equal(ref.name, SLICE("copyOf")));
}

// To look at a collection or an atomic, as a whole or at a part of it, changes nothing.
static bool is_look(const struct sv_method *m, uint32_t use, uint32_t value)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, use);
	if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic)
		return insn->op == IR_IF;
	if (!ir_invoke_has_receiver(insn) || ir_arg(ir, insn, 0) != value)
		return is_copied(ir, insn);
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	const struct model_call *call =
		model_call(op_group_of_class(m->sv, ir_at(ir, value)->type.klass), &ref);
	if (call)
		return !(verb_flags[call->verb] & (VF_WRITE | VF_SHRINKS | VF_DECIDES));
	return slice_equal(ref.name, SLICE("toString")) || slice_equal(ref.name, SLICE("forEach")) ||
		slice_equal(ref.name, SLICE("stream")) ||
		(is_view(ir, insn) && !shrinks_by_view(ir, use, 0));
}

// Has it nothing that could be changed: numbers and the like, in final fields?
static bool is_value_class(const struct klass *klass)
{
	if (model_is_immutable(klass))
		return true;
	if (!(klass->access & ACC_FINAL) || klass_is_phantom(klass) || klass->is_interface)
		return false;
	for (; klass && klass->super; klass = klass->super)
		for (uint32_t i = 0; i < klass->n_fields; i++) {
			struct slice type = name_slice(klass->fields[i].descriptor);
			if (!(klass->fields[i].access & ACC_STATIC) &&
				(!(klass->fields[i].access & ACC_FINAL) || type.ptr[0] == '[' ||
					(type.ptr[0] == 'L' && !slice_equal(type, SLICE("Ljava/lang/String;")))))
				return false;
		}
	return true;
}

static bool is_only_looked_at(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	struct ir_type type = ir_at(ir, value)->type;
	if (!type_is_reference(type) ||
		(type.kind == KIND_CLASS && type.klass && is_value_class(ir->world->classes[type.klass])))
		return true;
	if (!type.klass || op_group_of_class(m->sv, type.klass) == GROUP_NONE)
		return false;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (!is_look(m, ir->uses[k], value))
			return false;
	return true;
}

static void collect_get(struct sv_method *m, uint32_t i, const struct field *field)
{
	const struct ir *ir = m->ir;
	uint32_t flags = 0;
	for (uint32_t k = ir->uses_start[i]; k < ir->uses_start[i + 1]; k++)
		flags |= flags_of_use(ir, ir->uses[k], i) |
			(is_added_under_own_lock(m, ir->uses[k], i) ? FIELD_OWN_LOCK : 0);
	bool is_changed = flags & (FIELD_FILLED | FIELD_LEAKS | FIELD_RETURNED);
	if (is_changed && !is_constructor(ir->method) &&
		(!(ir->method->access & ACC_PRIVATE) || (ir->method->access & ACC_SYNTHETIC)))
		flags |= FIELD_CHANGES;
	add_flags(m, field, flags);
	if ((m->sv->threads || has_workers(m, field)) && !is_only_looked_at(m, i))
		note_threads(m, field, i, flags & (FIELD_SHRINKS | FIELD_LEAKS | FIELD_RETURNED),
			is_changed);
}

static bool is_made_here(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *source = ir_at(m->ir, path_source(m->paths, value));
	return source->op == IR_NEW || source->op == IR_NEW_ARRAY ||
		(source->op >= IR_CONST_INT && source->op <= IR_CONST_CLASS) ||
		model_group_of_call(m->ir, source) != GROUP_NONE;
}

static bool is_task_body(const struct method *method)
{
	return slice_equal(name_slice(method->name), SLICE("run")) ||
		slice_equal(name_slice(method->name), SLICE("call"));
}

// Null, or null by one of the ways: x == null ? null : copy(x)
static bool may_be_null(const struct ir *ir, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	for (uint32_t k = 0; insn->op == IR_PHI && k < insn->n_args; k++)
		if (ir_at(ir, ir_arg(ir, insn, k))->op == IR_CONST_NULL)
			return true;
	return insn->op == IR_CONST_NULL;
}

// Set to something else, whatever is there: who fills it once, or makes it longer, looks at it.
static bool is_replaced(const struct ir *ir, const struct field *field)
{
	if (!(field->access & ACC_VOLATILE) ||
		(field->descriptor->text[0] != '[' && field->descriptor->text[0] != 'L'))
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if ((ir_at(ir, i)->op == IR_GET_FIELD || ir_at(ir, i)->op == IR_GET_STATIC) &&
			ir_resolved_field(ir, ir_at(ir, i)) == field)
			return false;
	return true;
}

// Optional.of(x) is never empty.
static bool may_be_empty(const struct ir *ir, const struct field *field, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	if (!slice_has_prefix(name_slice(field->descriptor), SLICE("Ljava/util/Optional")))
		return false;
	if (insn->op != IR_INVOKE || insn->sub != OP_invokestatic)
		return true;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	return !slice_equal(ref.name, SLICE("of"));
}

// Which values, and by whom. A copy that is filled, in clone, is another object.
static void note_writer(struct sv_method *m, uint32_t i, const struct field *field, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, i);
	uint8_t op = ir_at(m->ir, value)->op;
	bool is_constant = op >= IR_CONST_INT && op <= IR_CONST_CLASS;
	uint32_t old = 0, self = m->ir->method->id + 1;
	if (insn->op == IR_PUT_FIELD &&
		confine_is_own_value(m, path_source(m->paths, ir_arg(m->ir, insn, 0)), i))
		return;
	add_flags(m, field,
		(may_be_null(m->ir, value) ? FIELD_NULLED : 0) | (is_constant ? 0 : FIELD_COMPUTED) |
			(may_be_empty(m->ir, field, value) ? FIELD_EMPTIED : 0) |
			(is_replaced(m->ir, field) ? FIELD_REPLACED : 0));
	if (!atomic_compare_exchange_strong(&m->sv->fields[field->id].writer, &old, self) &&
		old != self)
		add_flags(m, field, FIELD_REWRITTEN);
}

static void collect_put(struct sv_method *m, uint32_t i, const struct field *field)
{
	const struct ir_insn *insn = ir_at(m->ir, i);
	uint32_t value = ir_arg(m->ir, insn, insn->n_args - 1u);
	note_threads(m, field, i, true, true);
	if (ir_at(m->ir, value)->type.kind == KIND_CLASS) {
		add_stored_group(m, field, value);
		counts_collect_put(m, value, field);
		if (!wrapped_is_mutex_made(m->ir, ir_at(m->ir, path_source(m->paths, value))))
			add_flags(m, field, FIELD_NO_MUTEX);
	}
	if (type_is_reference(ir_at(m->ir, value)->type) && !is_made_here(m, value)) {
		const struct ir_insn *source = ir_at(m->ir, path_source(m->paths, value));
		bool is_param = source->op == IR_PARAM && source->aux < 4 &&
			is_constructor(m->ir->method) && source->type.kind == KIND_CLASS &&
			source->type.klass; // fields_solve knows more
		add_flags(m, field, FIELD_FOREIGN | (is_param ? 0 : FIELD_GIVEN));
	}
	if (is_constructor(m->ir->method))
		return;
	gates_collect(m, i, field);
	add_flags(m, field, FIELD_WRITTEN | (locks_at(m->locks, i) ? FIELD_GUARDED : 0));
	note_writer(m, i, field, value);
	if (!is_task_body(m->ir->method) && !(m->ir->method->access & ACC_PRIVATE))
		add_flags(m, field, FIELD_SET_BY_OTHERS);
	bounds_collect(m, i, value, field);
	if (field->access & ACC_VOLATILE) {
		add_constant(m, field, value);
		if (locks_at(m->locks, i))
			add_flags(m, field, FIELD_LOCKED);
	}
	if (analysis_is_bridge(m->ir->method))
		m->sv->notes[m->ir->method->id].bridged_field = field->id; // by who calls it
	else if (!locks_at(m->locks, i) && !(m->ir->method->access & ACC_PRIVATE))
		add_flags(m, field, FIELD_UNLOCKED);
}

// What inner classes write by access$002(outer, value).
static void count_bridged(struct sv *sv)
{
	for (uint32_t w = 0; w < sv->in->options->jobs; w++)
		for (uint32_t i = 0; i < sv->workers[w].sites.n; i++) {
			const struct call_site *site = &sv->workers[w].sites.v[i];
			uint32_t field = sv->notes[site->callee].bridged_field;
			const struct method *caller = sv->world->methods[site->caller];
			if (field && !site->is_locked && !(caller->access & ACC_PRIVATE))
				atomic_fetch_or(&sv->fields[field].flags, FIELD_UNLOCKED);
		}
}

void fields_count(struct sv *sv)
{
	count_bridged(sv);
	for (uint32_t id = 1; id <= sv->world->n_fields; id++) {
		const struct field *field = sv->world->fields[id];
		if ((atomic_load(&sv->fields[id].flags) & (FIELD_WRITTEN | FIELD_FILLED)) &&
			!(field->access & (ACC_STATIC | ACC_TRANSIENT))) // transient: can be made anew
			sv->has_state[field->owner->id] = true;
		if ((atomic_load(&sv->fields[id].flags) & FIELD_GUARDED) && !(field->access & ACC_STATIC))
			sv->has_guarded[field->owner->id] = true;
		if ((atomic_load(&sv->fields[id].flags) & FIELD_UNLOCKED) &&
			!(field->access & (ACC_STATIC | ACC_VOLATILE)) && sv->n_plain[field->owner->id] < 255)
			sv->n_plain[field->owner->id]++;
	}
}

void fields_solve(struct sv *sv)
{
	for (uint32_t w = 0; w < sv->in->options->jobs; w++)
		for (uint32_t i = 0; i < sv->workers[w].stores.n; i++) {
			const struct param_store *store = &sv->workers[w].stores.v[i];
			const struct entry *entry = sv->entries[store->method];
			uint8_t group = entry ? entry->groups[store->param] : GROUP_NONE;
			add_group(sv, store->field, group == GROUP_NONE ? GROUP_MIXED : group);
			if (!entry || !(entry->given_once >> store->param & 1))
				atomic_fetch_or(&sv->fields[store->field].flags, FIELD_GIVEN);
			if (sv->world->methods[store->method]->name->text[0] != '<' &&
				atomic_load(&sv->nulls[store->method]) >> store->param & 1)
				atomic_fetch_or(&sv->fields[store->field].flags, FIELD_NULLED);
		}
}

static void collect_call(struct sv_method *m, uint32_t i)
{
	const struct ir_insn *insn = ir_at(m->ir, i);
	bounds_collect_call(m, i);
	counts_collect_call(m, i);
	if (!ir_invoke_has_receiver(insn) || insn->aux)
		return;
	bool has_locks = m->locks->entry || m->locks->n_sites;
	if (!m->sv->threads && !has_locks)
		return;
	struct slice name = class_member_ref(m->ir->file, insn->constant).name;
	if (!is_changing(name))
		return;
	if (has_locks)
		gates_collect_call(m, i);
	if (m->sv->threads)
		loose_collect(m, i, is_shrinking(name));
}

static void collect_access(struct sv_method *m, uint32_t i, bool is_put)
{
	const struct ir_insn *insn = ir_at(m->ir, i);
	const struct field *field = ir_resolved_field(m->ir, insn);
	if (!field)
		return;
	if (field->access & ACC_VOLATILE)
		m->sv->notes[m->ir->method->id].is_interesting = true;
	if (field->access & ACC_PRIVATE)
		note_use(m, i, field);
	if (!is_put && insn->type.kind == KIND_CLASS)
		collect_get(m, i, field);
	if (is_put)
		collect_put(m, i, field);
}

// The class whose field an inner class of older class files locks, by access$000; NULL: it does not.
static const struct klass *bridged_class(const struct sv_method *m, uint32_t lock)
{
	const struct ir_insn *insn = ir_at(m->ir, lock);
	const struct ir_insn *value = insn->n_args
		? ir_at(m->ir, path_source(m->paths, ir_arg(m->ir, insn, 0)))
		: insn;
	const struct method *method = value->op == IR_INVOKE && value->sub == OP_invokestatic
		? ir_resolved_method(m->ir, value)
		: NULL;
	return method && analysis_is_bridge(method) ? method->owner : NULL;
}

static void note_own_lock(const struct sv_method *m, const struct klass *klass)
{
	atomic_store_explicit(&m->sv->has_own_locks[klass->id], 1, memory_order_relaxed);
}

// The object itself, what it or the one around it always has, or what there is one of. What it happens to work on guards
// nothing of its own.
static void note_own_locks(const struct sv_method *m)
{
	if (m->locks->entry)
		note_own_lock(m, m->ir->method->owner);
	for (uint32_t i = 0; i < m->locks->n_sites; i++) {
		struct place lock = place_of_path(m, m->locks->sites[i].lock);
		bool is_this = lock.root == PLACE_PARAM && lock.number == 0 &&
			!method_is_static(m->ir->method);
		const struct field *field = place_field(m->ir->world, &lock);
		const struct klass *around = m->locks->sites[i].insn
			? bridged_class(m, m->locks->sites[i].insn)
			: NULL;
		if (around)
			note_own_lock(m, around);
		if (lock.root != PLACE_STATIC && lock.root != PLACE_CLASS &&
			!(is_this && (lock.n == 0 || !field || (field->access & ACC_FINAL))))
			continue;
		note_own_lock(m, m->ir->method->owner);
		if (field)
			note_own_lock(m, field->owner);
	}
}

void fields_collect(struct sv_method *m)
{
	if (m->locks->entry || m->locks->n_sites)
		atomic_store_explicit(&m->sv->has_locks[m->ir->method->owner->id], 1, memory_order_relaxed);
	note_own_locks(m);
	for (uint32_t i = 1; i <= m->ir->n_insns; i++) {
		switch (ir_at(m->ir, i)->op) {
		case IR_INVOKE:
			collect_call(m, i);
			break;
		case IR_PUT_FIELD:
		case IR_PUT_STATIC:
			collect_access(m, i, true);
			break;
		case IR_GET_FIELD:
		case IR_GET_STATIC:
			collect_access(m, i, false);
			break;
		default:
			break;
		}
	}
}
