// One method by itself: what it touches and calls, as places of its own frame. Its IR goes when this is done, so
// that methods are lifted in parallel and the whole of a JDK fits into memory.
#include "library/internal.h"

#include <stdlib.h>
#include <string.h>

#include "class/class.h"

#define MAX_DEPTH 12 // of values that are looked through for a place

// A lock whose view was put into the field.
struct viewed {
	uint32_t value, field;
};

struct lifter {
	const struct library_options *how;
	struct arena *out;
	struct arena scratch;
	struct ir_builder *builder;
	// Of the method at hand.
	struct ir *ir;
	struct paths *paths;
	struct locks *locks;
	const struct model_row **models; // [insn]
	uint32_t *call_of;               // [insn]: call + 1 in calls
	uint32_t *handed; // [value]: the instruction that first gives it to others; 0: none
	VEC(struct frag_access) accesses;
	VEC(struct frag_call) calls;
	VEC(struct place) places;
	VEC(struct lib_locks) lists;
	VEC(const struct held *) helds; // of which lists are
	VEC(struct frag_store) stores;
	VEC(struct frag_change) changes;
	VEC(struct frag_left) left;
	use_list uses;
	VEC(uint32_t) call_insns; // [call]: of which instruction
	VEC(struct viewed) viewed;
	VEC(uint32_t) ordered; // maps that are made here, in the order of access
	struct place returned;
	bool has_returned, is_starting;
	bool is_ordering;  // it makes its own object such a map
	uint32_t join_bci; // where it first waits for the end of a thread; UINT32_MAX: nowhere
	uint32_t kept;     // parameters that it gives to others
	bool is_odd;       // it locks in a way that cannot be followed
};

struct lifter *lifter_new(const struct library_options *options, struct arena *arena)
{
	struct lifter *l = xcalloc(1, sizeof(*l));
	l->how = options;
	l->out = arena;
	arena_init(&l->scratch);
	l->builder = ir_builder_new(options->world);
	return l;
}

void lifter_free(struct lifter *l)
{
	if (!l)
		return;
	ir_builder_free(l->builder);
	arena_release(&l->scratch);
	vec_release(&l->accesses);
	vec_release(&l->calls);
	vec_release(&l->places);
	vec_release(&l->lists);
	vec_release(&l->helds);
	vec_release(&l->stores);
	vec_release(&l->changes);
	vec_release(&l->left);
	vec_release(&l->uses);
	vec_release(&l->call_insns);
	vec_release(&l->viewed);
	vec_release(&l->ordered);
	free(l);
}

// ---- places of values -------------------------------------------------------------------------

static struct place place_at(struct lifter *l, uint32_t value, uint32_t depth);

// The operand that a model's place is, if it is one as a whole; UINT32_MAX: none.
static uint32_t operand_of(const struct ir_insn *call, const struct model_place *place)
{
	bool is_static = !ir_invoke_has_receiver(call);
	uint32_t k = place->base == MODEL_THIS && !is_static ? 0
		: place->base == MODEL_ARG                       ? model_operand(place, is_static)
		: place->base == MODEL_LAST && call->n_args      ? call->n_args - 1u
														 : UINT32_MAX;
	return k < call->n_args ? k : UINT32_MAX;
}

static bool is_contents(const struct model_place *place)
{
	return place->n_fields == 1 &&
		(place->fields[0] == MODEL_FIELD_ELEM || place->fields[0] == MODEL_FIELD_VALUE ||
			place->fields[0] == MODEL_FIELD_KEY || place->fields[0] == MODEL_FIELD_ARRAY);
}

// What a modelled call returns: its argument, a view of it, something out of it, something new.
static struct place place_of_modelled(struct lifter *l, uint32_t insn, uint32_t depth)
{
	const struct ir_insn *call = ir_at(l->ir, insn);
	const struct model_row *row = l->models[insn];
	struct place found = { 0 };
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *e = &row->effects[i];
		bool is_result = (e->kind == MODEL_MOVE && e->to.base == MODEL_RETURN && !e->to.n_fields);
		bool is_view = e->kind == MODEL_SHARE && e->to.base == MODEL_RETURN;
		if (!is_result && !is_view && e->kind != MODEL_VIEW)
			continue;
		uint32_t k = operand_of(call, &e->from);
		if (k == UINT32_MAX) {
			if (!found.root && (e->from.base == MODEL_NEW || e->from.base == MODEL_NEW_LIKE))
				found = (struct place){ .root = PLACE_NEW, .number = insn };
			continue;
		}
		struct place base = place_at(l, ir_arg(l->ir, call, k), depth);
		if (is_view || e->kind == MODEL_VIEW || !e->from.n_fields)
			return base;
		return is_contents(&e->from) ? lib_extend(base, PART_ANY_ELEMENT) : (struct place){ 0 };
	}
	if (!found.root && row->is_pure)
		found = (struct place){ .root = PLACE_NEW, .number = insn };
	return found;
}

// Of several: the one that all agree on, what is new or null left aside, as in lazy initialisation.
static struct place place_of_phi(struct lifter *l, uint32_t phi, uint32_t depth)
{
	const struct ir_insn *insn = ir_at(l->ir, phi);
	struct place found = { 0 };
	bool is_new = true;
	for (uint32_t k = 0; k < insn->n_args; k++) {
		uint32_t value = path_source(l->paths, ir_arg(l->ir, insn, k));
		if (ir_at(l->ir, value)->op == IR_CONST_NULL || value == phi)
			continue;
		struct place place = place_at(l, value, depth);
		if (place.root == PLACE_NEW)
			continue;
		is_new = false;
		if (!place.root || (found.root && !place_equal(&found, &place)))
			return (struct place){ 0 };
		found = place;
	}
	return is_new ? (struct place){ .root = PLACE_NEW, .number = phi } : found;
}

static struct place place_at(struct lifter *l, uint32_t value, uint32_t depth)
{
	uint32_t source = path_source(l->paths, value);
	const struct ir_insn *insn = ir_at(l->ir, source);
	if (depth > MAX_DEPTH)
		return (struct place){ 0 };
	switch (insn->op) {
	case IR_PARAM:
		return (struct place){ .root = PLACE_PARAM, .number = insn->aux };
	case IR_GET_FIELD: {
		const struct field *field = ir_resolved_field(l->ir, insn);
		return field ? lib_extend(place_at(l, ir_arg(l->ir, insn, 0), depth + 1), field->id)
					 : (struct place){ 0 };
	}
	case IR_GET_STATIC: {
		const struct field *field = ir_resolved_field(l->ir, insn);
		return field ? (struct place){ .root = PLACE_STATIC, .number = field->id }
					 : (struct place){ 0 };
	}
	case IR_ARRAY_LOAD:
		return lib_extend(place_at(l, ir_arg(l->ir, insn, 0), depth + 1), PART_ANY_ELEMENT);
	case IR_NEW:
	case IR_NEW_ARRAY:
		return (struct place){ .root = PLACE_NEW, .number = source };
	case IR_CONST_CLASS: {
		const struct path *path = path_of(l->paths, source);
		const struct klass *klass = path->kind == PATH_CLASS
			? world_loaded(l->how->world, path->text)
			: NULL;
		return klass ? (struct place){ .root = PLACE_CLASS, .number = klass->id }
					 : (struct place){ 0 };
	}
	case IR_PHI:
		return place_of_phi(l, source, depth + 3);
	case IR_INVOKE:
		if (insn->sub == OP_invokedynamic)
			return (struct place){ .root = PLACE_NEW, .number = source };
		if (l->call_of[source])
			return (struct place){ .root = PLACE_RESULT, .number = l->call_of[source] - 1 };
		if (l->models[source])
			return place_of_modelled(l, source, depth + 1);
		return (struct place){ 0 };
	default:
		return (struct place){ 0 };
	}
}

static struct place place_of(struct lifter *l, uint32_t value)
{
	return type_is_reference(ir_at(l->ir, value)->type) ? place_at(l, value, 0)
														: (struct place){ 0 };
}

// ---- locks ------------------------------------------------------------------------------------

static struct lib_lock lock_of(struct lifter *l, const struct held *held)
{
	struct lib_lock lock = { .is_read = held->mode == LOCK_READ };
	if (!held->value) {
		lock.place = (struct place){ .root = PLACE_CLASS, .number = l->ir->method->owner->id };
		return lock;
	}
	const struct ir_insn *made = ir_at(l->ir, held->value);
	bool is_view = made->op == IR_INVOKE && held->lock->kind == PATH_ACCESSOR && made->n_args;
	lock.place = place_at(l, is_view ? ir_arg(l->ir, made, 0) : held->value, 0);
	return lock;
}

static uint32_t locks_before(struct lifter *l, uint32_t insn)
{
	struct lib_lock locks[16];
	const struct held *top = locks_at(l->locks, insn);
	uint32_t n = 0;
	if (!top && !l->is_odd)
		return 0;
	for (uint32_t i = l->helds.n; i-- > 0;)
		if (l->helds.v[i] == top)
			return i + 1;
	if (l->is_odd)
		locks[n++] = (struct lib_lock){ 0 };
	for (const struct held *held = top; held && n < 16; held = held->below) {
		struct lib_lock lock = lock_of(l, held);
		if (lock.place.root != PLACE_NEW) // of its own, against nobody
			locks[n++] = lock;
	}
	struct lib_locks list = { n, ARENA_ARRAY(l->out, struct lib_lock, n) };
	for (uint32_t i = 0; i < n; i++)
		list.all[i] = locks[i];
	vec_push(&l->helds, top);
	vec_push(&l->lists, list);
	return l->helds.n;
}

// ---- accesses ---------------------------------------------------------------------------------

// Is it made of what the method was given, and of nothing that is in fields?
static bool is_made_of_parameters(struct lifter *l, uint32_t value, uint32_t depth)
{
	uint32_t source = path_source(l->paths, value);
	const struct ir_insn *insn = ir_at(l->ir, source);
	bool is_made = insn->op == IR_PHI || insn->op == IR_UNARY || insn->op == IR_BINARY ||
		insn->op == IR_CHECK_CAST || insn->op == IR_INVOKE;
	if (insn->op == IR_PARAM)
		return insn->aux || method_is_static(l->ir->method);
	bool has_any = false;
	for (uint32_t k = 0; is_made && depth < 3 && k < insn->n_args; k++) {
		uint8_t op = ir_at(l->ir, path_source(l->paths, ir_arg(l->ir, insn, k)))->op;
		bool is_constant = op >= IR_CONST_INT && op <= IR_CONST_OTHER;
		bool is_given = is_made_of_parameters(l, ir_arg(l->ir, insn, k), depth + 1);
		if (!is_given && !is_constant && insn->op != IR_PHI)
			return false;
		has_any |= is_given;
	}
	return has_any;
}

static void add_access(struct lifter *l, uint32_t insn, uint8_t target, bool is_write,
	uint32_t field, struct place base)
{
	const struct ir_insn *at = ir_at(l->ir, insn);
	bool is_given = is_write && target <= LIB_FIELD &&
		is_made_of_parameters(l, ir_arg(l->ir, at, at->n_args - 1u), 0);
	bool is_seen = target == LIB_STATIC || base.root == PLACE_PARAM || base.root == PLACE_STATIC ||
		base.root == PLACE_RESULT;
	if (!is_seen)
		return;
	vec_push(&l->accesses,
		(struct frag_access){ target, is_write, is_given, false, at->bci, field, base,
			locks_before(l, insn) });
}

static bool is_plain(const struct field *field)
{
	return field && !(field->access & (ACC_VOLATILE | ACC_FINAL | ACC_SYNTHETIC)) &&
		!klass_is_phantom(field->owner) && field->owner->role != ROLE_JDK;
}

static const struct klass *class_of(const struct lifter *l, uint32_t value)
{
	struct ir_type type = ir_at(l->ir, value)->type;
	return type.kind == KIND_CLASS ? l->how->world->classes[type.klass] : NULL;
}

// The class of what a value is, if it is new here; or as good as the type tells.
static const struct klass *stored_class(struct lifter *l, uint32_t value, bool *is_exact)
{
	uint32_t source = path_source(l->paths, value);
	const struct ir_insn *insn = ir_at(l->ir, source);
	*is_exact = insn->op == IR_NEW;
	if (insn->op == IR_INVOKE && l->models[source])
		for (uint32_t i = 0; i < l->models[source]->n_effects; i++) {
			const struct model_effect *e = &l->models[source]->effects[i];
			if (e->kind != MODEL_MOVE || e->to.base != MODEL_RETURN || e->to.n_fields ||
				e->from.base != MODEL_NEW)
				continue;
			const struct klass *made = e->from.type
				? world_loaded(l->how->world, name_slice(e->from.type))
				: class_of(l, source);
			*is_exact = made && !made->is_interface; // else: some class, as in newSetFromMap
			return made;
		}
	return class_of(l, value);
}

// this.read = this.lock.readLock(): who locks the one locks the other, in that mode.
static void note_view(struct lifter *l, uint32_t value, const struct field *field,
	struct frag_store *store)
{
	uint32_t source = path_source(l->paths, value);
	const struct ir_insn *call = ir_at(l->ir, source);
	if (call->op != IR_INVOKE || !call->n_args)
		return;
	struct lock_effect effect = lock_effect(l->ir, source);
	struct place lock = place_of(l, ir_arg(l->ir, call, 0));
	bool is_static = field->access & ACC_STATIC;
	bool is_sibling = is_static ? lock.root == PLACE_STATIC && !lock.n
								: lock.root == PLACE_PARAM && !lock.number && lock.n == 1;
	if (effect.action != LOCK_VIEW)
		return;
	store->view = effect.mode + 1;
	store->view_of = is_static ? lock.number : lock.parts[0];
	if (is_sibling)
		return;
	// Of a lock that is in no field itself: the first of its views that is kept stands for it.
	uint32_t viewed = path_source(l->paths, ir_arg(l->ir, call, 0));
	store->view_of = field->id;
	for (uint32_t i = 0; i < l->viewed.n; i++)
		if (l->viewed.v[i].value == viewed)
			store->view_of = l->viewed.v[i].field;
	if (store->view_of == field->id)
		vec_push(&l->viewed, (struct viewed){ viewed, field->id });
}

static void note_store(struct lifter *l, uint32_t value, const struct field *field)
{
	bool is_exact = false;
	if (!field || !type_is_reference(ir_at(l->ir, value)->type) ||
		ir_at(l->ir, path_source(l->paths, value))->op == IR_CONST_NULL)
		return;
	const struct klass *klass = stored_class(l, value, &is_exact);
	uint32_t source = path_source(l->paths, value);
	struct frag_store store = { .field = field->id,
		.klass = klass,
		.is_class_exact = is_exact,
		.is_given = ir_at(l->ir, source)->op == IR_PARAM };
	for (uint32_t i = 0; i < l->ordered.n; i++)
		store.is_ordered |= l->ordered.v[i] == source;
	note_view(l, value, field, &store);
	vec_push(&l->stores, store);
}

static bool is_of(const struct frag_access *access, uint32_t field)
{
	return access->target <= LIB_FIELD && access->field == field;
}

// Is it a field of 32 bits in which the method keeps what it computes?
static bool is_memo(struct lifter *l, uint32_t id)
{
	const struct field *field = l->how->world->fields[id];
	uint32_t n_reads = 0, n_writes = 0;
	for (uint32_t i = 0; i < l->accesses.n; i++)
		n_reads += is_of(&l->accesses.v[i], id) && !l->accesses.v[i].is_write;
	if (n_reads != 1 || !strchr("ZBSCIF", (char)name_slice(field->descriptor).ptr[0]))
		return false;
	if (!l->ir->has_dominators)
		ir_dominators(l->ir);
	return facts_is_memo(l->ir, l->paths, l->locks, field, &n_writes);
}

static void find_memos(struct lifter *l)
{
	for (uint32_t i = 0; i < l->accesses.n; i++) {
		const struct frag_access write = l->accesses.v[i];
		if (!write.is_write || write.target > LIB_FIELD || write.is_memo ||
			!is_memo(l, write.field))
			continue;
		for (uint32_t k = 0; k < l->accesses.n; k++)
			l->accesses.v[k].is_memo |= is_of(&l->accesses.v[k], write.field);
	}
}

static void note_change(struct lifter *l, uint32_t at, const struct field *field)
{
	const struct ir_insn *insn = ir_at(l->ir, at);
	bool is_static = field->access & ACC_STATIC, is_own = is_static;
	if (name_slice(l->ir->method->name).ptr[0] == '<' || !(field->access & ACC_VOLATILE))
		return;
	if (!is_static) {
		struct place base = place_of(l, ir_arg(l->ir, insn, 0));
		is_own = base.root == PLACE_PARAM && !base.number && !method_is_static(l->ir->method);
	}
	uint32_t value = ir_arg(l->ir, insn, insn->n_args - 1u);
	vec_push(&l->changes,
		(struct frag_change){ field->id, is_own, is_made_of_parameters(l, value, 0) });
}

static void lift_field(struct lifter *l, uint32_t at)
{
	const struct ir_insn *insn = ir_at(l->ir, at);
	const struct field *field = ir_resolved_field(l->ir, insn);
	bool is_static = insn->op == IR_GET_STATIC || insn->op == IR_PUT_STATIC;
	bool is_write = insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC;
	if (is_write)
		note_store(l, ir_arg(l->ir, insn, insn->n_args - 1u), field);
	if (is_write && field)
		note_change(l, at, field);
	if (!is_plain(field))
		return;
	struct place none = { 0 };
	add_access(l, at, is_static ? LIB_STATIC : LIB_FIELD, is_write, field->id,
		is_static ? none : place_of(l, ir_arg(l->ir, insn, 0)));
}

// ---- contents ---------------------------------------------------------------------------------

static bool is_of_order(const struct model_place *place)
{
	return place->n_fields == 1 && place->fields[0] == MODEL_FIELD_ORDER;
}

// What the effect does to the object that it is about.
static void lift_touch(struct lifter *l, uint32_t at, uint32_t value, const struct model_effect *e)
{
	bool is_order = is_of_order(&e->from);
	if ((e->kind != MODEL_READ && e->kind != MODEL_WRITE) || (e->from.n_fields && !is_order) ||
		(e->flags & (MODEL_VOLATILE | MODEL_ATOMIC)))
		return;
	const struct klass *klass = class_of(l, value);
	uint8_t safety = klass ? model_safety_of(l->how->models, klass) : MODEL_SAFETY_UNKNOWN;
	bool is_array = ir_at(l->ir, value)->type.kind == KIND_ARRAY;
	if (is_array || safety == MODEL_UNSAFE)
		add_access(l, at,
			is_array       ? LIB_ELEMENT
				: is_order ? LIB_ORDER
						   : LIB_CONTENTS,
			e->kind == MODEL_WRITE, 0, place_of(l, value));
}

// The text, the hash or the equality of an object of a library's class: what their row says of the object itself. An
// interface has no rows for them: a collection's are made of all that is in it.
static void lift_inherited(struct lifter *l, uint32_t at, uint32_t value, const struct klass *klass,
	const struct name *method)
{
	static const struct model_effect reads = { .kind = MODEL_READ, .from = { .base = MODEL_THIS } };
	const struct method *found = model_of_every_object(l->how->world, method);
	if (found && klass->is_interface)
		lift_touch(l, at, value, &reads);
	const struct model_row *row = found && !klass->is_interface
		? model_of_ref(l->how->models, klass, method, name_slice(found->descriptor))
		: NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].from.base == MODEL_THIS)
			lift_touch(l, at, value, &row->effects[i]);
}

// If the receiver keeps the order of access, whichever class the call names: what that does.
static void lift_order(struct lifter *l, uint32_t at)
{
	const struct ir_insn *call = ir_at(l->ir, at);
	const struct method *callee = ir_resolved_method(l->ir, call);
	const struct klass *map = model_known_class(l->how->world, MODEL_KNOWN_LINKED_MAP);
	if (!map || !ir_invoke_has_receiver(call) || name_slice(callee->name).ptr[0] == '<' ||
		callee->owner == l->how->world->object || !klass_is_subtype(map, callee->owner))
		return;
	const struct method *own = world_select_method(l->how->world, map, callee);
	const struct model_row *row = own ? model_of(l->how->models, own) : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (is_of_order(&row->effects[i].from))
			lift_touch(l, at, ir_arg(l->ir, call, 0), &row->effects[i]);
}

// A constructor that makes a map that keeps the order of access, unless it says `false`.
static void note_order(struct lifter *l, const struct ir_insn *call, const struct model_effect *e)
{
	if (e->kind != MODEL_MOVE || e->to.base != MODEL_THIS || !is_of_order(&e->to))
		return;
	const struct ir_insn *last = ir_at(l->ir, ir_arg(l->ir, call, call->n_args - 1u));
	uint32_t made = path_source(l->paths, ir_arg(l->ir, call, 0));
	if (last->op == IR_CONST_INT && !last->immediate)
		return;
	l->is_ordering |= ir_at(l->ir, made)->op == IR_PARAM;
	vec_push(&l->ordered, made);
}

static void lift_contents(struct lifter *l, uint32_t at, const struct model_row *row)
{
	const struct ir_insn *call = ir_at(l->ir, at);
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *e = &row->effects[i];
		uint32_t k = operand_of(call, &e->from);
		note_order(l, call, e);
		if (k != UINT32_MAX && !e->from.n_fields)
			lift_touch(l, at, ir_arg(l->ir, call, k), e);
	}
	lift_order(l, at);
}

// ---- calls ------------------------------------------------------------------------------------

static struct frag_call *add_call(struct lifter *l, uint32_t at, const struct method *target,
	const struct klass *named)
{
	struct frag_call call = { .use = FRAG_CALL,
		.bci = ir_at(l->ir, at)->bci,
		.args = l->places.n,
		.locks = locks_before(l, at),
		.target = target,
		.named = named };
	call.is_exact = method_is_static(target) || (target->access & (ACC_PRIVATE | ACC_FINAL)) ||
		(target->owner->access & ACC_FINAL) || !named;
	vec_push(&l->calls, call);
	vec_push(&l->call_insns, at);
	return &l->calls.v[l->calls.n - 1];
}

static void add_operands(struct lifter *l, uint32_t at, uint32_t max)
{
	const struct ir_insn *insn = ir_at(l->ir, at);
	uint32_t call = l->calls.n - 1;
	for (uint32_t k = 0; k < insn->n_args && k < max; k++) {
		struct place place = place_of(l, ir_arg(l->ir, insn, k));
		vec_push(&l->places, place);
		l->calls.v[call].n_args++;
	}
}

// The method of that name that an object of the class runs.
static const struct method *find_named(const struct klass *klass, const struct name *name)
{
	for (; klass && !klass_is_phantom(klass); klass = klass->super)
		for (uint32_t i = 0; i < klass->n_methods; i++)
			if (klass->methods[i].name == name && klass->methods[i].member->code &&
				!(klass->methods[i].access & (ACC_STATIC | ACC_BRIDGE)))
				return &klass->methods[i];
	return NULL;
}

// A function object or task that the modelled call `at` runs, here or elsewhere.
static void lift_run(struct lifter *l, uint32_t at, uint32_t value, const struct name *method,
	enum frag_use use)
{
	uint32_t source = path_source(l->paths, value);
	const struct ir_insn *made = ir_at(l->ir, source);
	if (made->op == IR_INVOKE && made->sub == OP_invokedynamic) {
		const struct lambda *lambda = facts_lambda(l->ir, source, &l->scratch);
		if (!lambda || !lambda->implementation || !lambda->implementation->member->code)
			return;
		add_call(l, at, lambda->implementation, NULL)->use = (uint8_t)use;
		add_operands(l, source, UINT32_MAX);
		return;
	}
	const struct klass *klass = class_of(l, source);
	const struct method *target = klass && method && klass->role != ROLE_JDK
		? find_named(klass, method)
		: NULL;
	if (use == FRAG_RUN_HERE && klass && (!target || target->owner->role == ROLE_JDK))
		lift_inherited(l, at, value, klass, method);
	if (!target)
		return;
	add_call(l, at, target, NULL)->use = (uint8_t)use;
	struct place place = place_of(l, value);
	vec_push(&l->places, place);
	l->calls.v[l->calls.n - 1].n_args = 1;
}

// The method by which an object of the class that the call names runs the task that it keeps; NULL: none.
static const struct name *kept_method(const struct lifter *l, const struct ir_insn *call)
{
	const struct klass *named = ir_named_class(l->ir, call);
	const struct model_class *class = named ? model_class_of(l->how->models, named) : NULL;
	for (uint32_t i = 0; class && i < class->n_rows; i++)
		for (uint32_t k = 0; k < class->rows[i]->n_effects; k++) {
			const struct model_effect *e = &class->rows[i]->effects[k];
			if (e->kind == MODEL_CALL && e->from.n_fields == 1 &&
				e->from.fields[0] == MODEL_FIELD_TASK)
				return e->method;
		}
	return NULL;
}

static void lift_modelled(struct lifter *l, uint32_t at, const struct model_row *row)
{
	const struct ir_insn *call = ir_at(l->ir, at);
	lift_contents(l, at, row);
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *e = &row->effects[i];
		bool is_kept = e->kind == MODEL_MOVE && e->to.n_fields == 1 &&
			e->to.fields[0] == MODEL_FIELD_TASK;
		l->is_starting |= e->kind == MODEL_CALL && e->where != MODEL_IN_HERE;
		if ((e->kind == MODEL_JOIN || e->kind == MODEL_JOIN_ALL) && l->join_bci > call->bci)
			l->join_bci = call->bci;
		uint32_t k = e->kind == MODEL_CALL || is_kept ? operand_of(call, &e->from) : UINT32_MAX;
		if (k == UINT32_MAX || e->from.n_fields)
			continue;
		bool is_thread = is_kept ? model_is_known(ir_named_class(l->ir, call), MODEL_KNOWN_THREAD)
								 : e->where == MODEL_IN_THREAD;
		lift_run(l, at, ir_arg(l->ir, call, k), is_kept ? kept_method(l, call) : e->method,
			is_thread                                  ? FRAG_START_THREAD
				: is_kept || e->where != MODEL_IN_HERE ? FRAG_START
													   : FRAG_RUN_HERE);
	}
}

// "a" + list: a string is made of the texts of the operands.
static void lift_concatenation(struct lifter *l, uint32_t at)
{
	const struct ir_insn *insn = ir_at(l->ir, at);
	const struct method *text = model_member(l->how->world, MODEL_MEMBER_TEXT);
	if (!text || facts_bootstrap_builtin(l->ir, insn) != MODEL_BUILTIN_CONCAT)
		return;
	for (uint32_t k = 0; k < insn->n_args; k++)
		if (type_is_reference(ir_at(l->ir, ir_arg(l->ir, insn, k))->type))
			lift_run(l, at, ir_arg(l->ir, insn, k), text->name, FRAG_RUN_HERE);
}

static bool is_own_call(struct lifter *l, const struct ir_insn *insn, const struct method *callee)
{
	if (callee->owner->role == ROLE_JDK || klass_is_phantom(callee->owner) || !insn->n_args ||
		!ir_invoke_has_receiver(insn))
		return false;
	struct place receiver = place_of(l, ir_arg(l->ir, insn, 0));
	return receiver.root == PLACE_PARAM && !receiver.number && !receiver.n &&
		!method_is_static(l->ir->method);
}

static void lift_call(struct lifter *l, uint32_t at)
{
	const struct ir_insn *insn = ir_at(l->ir, at);
	if (insn->sub == OP_invokedynamic) {
		lift_concatenation(l, at);
		return;
	}
	const struct method *callee = ir_resolved_method(l->ir, insn);
	if (!callee)
		return;
	l->models[at] = model_of(l->how->models, callee);
	if (l->models[at] && !is_own_call(l, insn, callee)) {
		lift_modelled(l, at, l->models[at]);
		return;
	}
	l->models[at] = NULL;
	if (klass_is_phantom(callee->owner) || callee->owner->role == ROLE_JDK)
		return;
	const struct klass *named = NULL;
	bool is_virtual = insn->sub == OP_invokevirtual || insn->sub == OP_invokeinterface;
	if (is_virtual) {
		uint32_t receiver = ir_arg(l->ir, insn, 0);
		const struct klass *type = class_of(l, receiver);
		named = type && klass_is_subtype(type, callee->owner) ? type : callee->owner;
		if (ir_at(l->ir, path_source(l->paths, receiver))->op == IR_NEW) {
			const struct method *chosen = world_select_method(l->how->world, named, callee);
			if (chosen) {
				callee = chosen;
				named = NULL;
			}
		}
	}
	add_call(l, at, callee, named);
	add_operands(l, at, UINT8_MAX);
	l->call_of[at] = l->calls.n;
}

// ---- locks that callers see -------------------------------------------------------------------

// What is taken and not released is the caller's, and what is released that was not taken; anything else that is not
// structured leaves it open whether a lock is held.
static void note_left(struct lifter *l)
{
	for (uint32_t i = 0; i < l->locks->n_troubles; i++) {
		const struct lock_trouble *t = &l->locks->troubles[i];
		bool is_release = t->kind == TROUBLE_NOT_HELD;
		bool is_left = t->kind == TROUBLE_NEVER_RELEASED;
		l->is_odd |= !is_release && !is_left;
		const struct ir_insn *call = ir_at(l->ir, t->insn);
		if (!call->n_args || (!is_release && !is_left))
			continue;
		struct frag_left left = { .is_release = is_release };
		left.lock.is_read = t->mode == LOCK_READ;
		uint32_t value = path_source(l->paths, ir_arg(l->ir, call, 0));
		const struct ir_insn *made = ir_at(l->ir, value);
		bool is_view = made->op == IR_INVOKE && made->n_args &&
			lock_effect(l->ir, value).action == LOCK_VIEW;
		left.lock.place = place_at(l, is_view ? ir_arg(l->ir, made, 0) : value, 0);
		vec_push(&l->left, left);
	}
	bool has_both = false;
	for (uint32_t i = 0; i < l->left.n; i++)
		has_both |= l->left.v[i].is_release != l->left.v[0].is_release;
	l->is_odd |= has_both; // taken here, released there
}

// ---- what tells in which order methods come ---------------------------------------------------

// Does the instruction give something to others: into a field, to the caller, by a call that is not followed?
static void note_handed(struct lifter *l, uint32_t at)
{
	const struct ir_insn *insn = ir_at(l->ir, at);
	bool has_receiver = insn->op == IR_PUT_FIELD ||
		(insn->op == IR_INVOKE && ir_invoke_has_receiver(insn));
	if (l->call_of[at])
		return;
	for (uint32_t k = has_receiver; k < insn->n_args; k++) {
		uint32_t value = ir_arg(l->ir, insn, k);
		if (!type_is_reference(ir_at(l->ir, value)->type))
			continue;
		value = path_source(l->paths, value);
		if (!l->handed[value])
			l->handed[value] = at;
		if (value <= l->ir->n_params && value <= 32 && insn->op != IR_RETURN)
			l->kept |= 1u << (value - 1);
	}
}

static void note_early(const struct lifter *l, struct frag_call *call, uint32_t at)
{
	if (!call->n_args || call->use != FRAG_CALL || method_is_static(call->target) ||
		name_slice(call->target->name).ptr[0] == '<')
		return;
	uint32_t receiver = path_source(l->paths, ir_arg(l->ir, ir_at(l->ir, at), 0));
	call->is_handed = l->handed[receiver] > at;
	call->is_early = call->is_handed || !l->handed[receiver];
}

static void find_order(struct lifter *l)
{
	const bool *is_always = frag_find_uses(l->ir, l->paths, l->models, &l->uses, &l->scratch);
	for (uint32_t i = 0; i < l->calls.n; i++) {
		struct frag_call *call = &l->calls.v[i];
		call->is_always = is_always[l->ir->block_of[l->call_insns.v[i]]];
		note_early(l, call, l->call_insns.v[i]);
	}
}

// ---- a method ---------------------------------------------------------------------------------

static void lift_insn(struct lifter *l, uint32_t i)
{
	const struct ir_insn *insn = ir_at(l->ir, i);
	switch (insn->op) {
	case IR_GET_FIELD:
	case IR_PUT_FIELD:
	case IR_GET_STATIC:
	case IR_PUT_STATIC:
		lift_field(l, i);
		if (insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC)
			note_handed(l, i);
		break;
	case IR_ARRAY_LOAD:
	case IR_ARRAY_STORE:
		add_access(l, i, LIB_ELEMENT, insn->op == IR_ARRAY_STORE, 0,
			place_of(l, ir_arg(l->ir, insn, 0)));
		if (insn->op == IR_ARRAY_STORE)
			note_handed(l, i);
		break;
	case IR_INVOKE:
		lift_call(l, i);
		note_handed(l, i);
		break;
	case IR_RETURN:
		note_handed(l, i);
		if (insn->n_args && type_is_reference(ir_at(l->ir, ir_arg(l->ir, insn, 0))->type)) {
			uint32_t value = path_source(l->paths, ir_arg(l->ir, insn, 0));
			if (ir_at(l->ir, value)->op == IR_CONST_NULL)
				break;
			struct place place = place_of(l, value);
			if (l->has_returned && !place_equal(&place, &l->returned))
				place = (struct place){ 0 };
			l->returned = place;
			l->has_returned = true;
		}
		break;
	default:
		break;
	}
}

static void clear(struct lifter *l)
{
	vec_clear(&l->accesses);
	vec_clear(&l->calls);
	vec_clear(&l->places);
	vec_clear(&l->lists);
	vec_clear(&l->helds);
	vec_clear(&l->stores);
	l->has_returned = l->is_starting = l->is_odd = l->is_ordering = false;
	l->join_bci = UINT32_MAX;
	l->kept = 0;
	vec_clear(&l->changes);
	vec_clear(&l->left);
	vec_clear(&l->uses);
	vec_clear(&l->call_insns);
	vec_clear(&l->viewed);
	vec_clear(&l->ordered);
	l->returned = (struct place){ 0 };
	arena_clear(&l->scratch);
}

// Is it synchronized as what it overrides is, which is somebody else's, and says nothing of what is meant here?
static bool is_lock_inherited(const struct method *method)
{
	if (!method_is_synchronized(method) || method_is_static(method))
		return false;
	for (const struct klass *k = method->owner->super; k; k = k->super)
		for (uint32_t i = 0; k->role == ROLE_JDK && i < k->n_methods; i++)
			if (k->methods[i].name == method->name &&
				k->methods[i].descriptor == method->descriptor)
				return method_is_synchronized(&k->methods[i]);
	return false;
}

#define KEEP(l, fragment, member, type)                                              \
	do {                                                                             \
		(fragment)->n_##member = (l)->member.n;                                      \
		(fragment)->member = ARENA_ARRAY((l)->out, type, (l)->member.n + 1u);        \
		if ((l)->member.n)                                                           \
			memcpy((fragment)->member, (l)->member.v, (l)->member.n * sizeof(type)); \
	} while (0)

static struct fragment *keep(struct lifter *l)
{
	struct fragment *f = ARENA_NEW(l->out, struct fragment);
	f->method = l->ir->method;
	f->returned = l->returned;
	f->has_lock = l->locks->n_sites > is_lock_inherited(l->ir->method);
	f->kept = l->kept;
	f->is_starting = l->is_starting;
	f->is_ordering = l->is_ordering;
	f->join_bci = l->join_bci;
	KEEP(l, f, accesses, struct frag_access);
	KEEP(l, f, calls, struct frag_call);
	KEEP(l, f, stores, struct frag_store);
	KEEP(l, f, changes, struct frag_change);
	KEEP(l, f, left, struct frag_left);
	KEEP(l, f, uses, struct field_use);
	f->n_lists = l->lists.n;
	f->lists = ARENA_ARRAY(l->out, struct lib_locks, l->lists.n + 1u);
	for (uint32_t i = 0; i < l->lists.n; i++)
		f->lists[i + 1] = l->lists.v[i];
	f->places = ARENA_ARRAY(l->out, struct place, l->places.n + 1u);
	if (l->places.n)
		memcpy(f->places, l->places.v, l->places.n * sizeof(*f->places));
	return f;
}

struct fragment *lifter_lift(struct lifter *l, const struct method *method)
{
	struct err err = ERR_INIT;
	clear(l);
	l->ir = ir_build(l->builder, method, &l->scratch, &err);
	if (!l->ir)
		return NULL;
	uint32_t n = l->ir->n_insns + 1;
	l->paths = paths_new(l->ir, &l->scratch);
	l->locks = locks_held(l->ir, l->paths, &l->scratch);
	l->models = ARENA_ARRAY(&l->scratch, const struct model_row *, n);
	l->call_of = ARENA_ARRAY(&l->scratch, uint32_t, n);
	l->handed = ARENA_ARRAY(&l->scratch, uint32_t, n);
	note_left(l);
	for (uint32_t i = 1; i < n; i++)
		lift_insn(l, i);
	find_memos(l);
	find_order(l);
	return keep(l);
}
