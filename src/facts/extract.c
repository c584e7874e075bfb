// From a method's IR to its facts. Only what calls, locks, stores and returns mention becomes an
// expression; arithmetic and everything else is dropped.
#include "facts/internal.h"
#include "model/model.h"

#include "base/bug.h"

static uint32_t expr_of(struct extractor *x, uint32_t value);

// ---- expressions ------------------------------------------------------------------------------

static uint32_t add_expr(struct extractor *x, struct expr expr)
{
	vec_push(&x->exprs, expr);
	return x->exprs.n - 1;
}

static bool is_final(const struct field *field)
{
	return field && field->access & ACC_FINAL;
}

static uint32_t field_expr(struct extractor *x, const struct ir_insn *insn)
{
	bool is_static = insn->op == IR_GET_STATIC;
	uint32_t base = is_static ? 0 : expr_of(x, ir_arg(x->ir, insn, 0));
	const struct field *field = ir_resolved_field(x->ir, insn);
	return add_expr(x,
		(struct expr){
			.kind = is_static ? EXPR_STATIC : EXPR_FIELD,
			.is_stable = is_final(field) && (is_static || x->exprs.v[base].is_stable),
			.constant = insn->constant,
			.a = base,
			.field = field,
			.type = insn->type,
		});
}

// Phis are numbered before their operands are looked at: loops lead back to them.
static uint32_t phi_expr(struct extractor *x, uint32_t value, const struct ir_insn *insn)
{
	uint32_t phi = add_expr(x, (struct expr){ .kind = EXPR_PHI, .type = insn->type });
	uint32_t base = x->pending.n, same = 0;
	bool is_same = true;

	x->expr_of_value[value] = phi;
	for (uint32_t i = 0; i < insn->n_args; i++) {
		uint32_t operand = expr_of(x, ir_arg(x->ir, insn, i));
		if (operand == phi)
			continue;
		is_same = is_same && (same == 0 || same == operand);
		same = operand;
		bool is_listed = false;
		for (uint32_t k = base; k < x->pending.n; k++)
			is_listed |= x->pending.v[k] == operand;
		if (!is_listed)
			vec_push(&x->pending, operand);
	}
	x->exprs.v[phi].a = x->operands.n;
	x->exprs.v[phi].b = x->pending.n - base;
	for (uint32_t k = base; k < x->pending.n; k++)
		vec_push(&x->operands, x->pending.v[k]);
	x->pending.n = base;
	return is_same && same ? same : phi;
}

static bool is_addition(const struct extractor *x, uint32_t value, uint32_t *base)
{
	const struct ir_insn *insn = ir_at(x->ir, value);
	if (insn->op != IR_BINARY || insn->sub != OP_iadd)
		return false;
	*base = ir_arg(x->ir, insn, 0);
	const struct ir_insn *step = ir_at(x->ir, ir_arg(x->ir, insn, 1));
	return step->op == IR_CONST_INT && step->immediate > 0;
}

static enum index_shape index_shape(struct extractor *x, uint32_t value)
{
	const struct ir_insn *insn = ir_at(x->ir, value);
	uint32_t base = 0;
	if (is_addition(x, value, &base))
		return INDEX_BEHIND;
	bool is_counted = insn->op != IR_PHI;
	for (uint32_t i = 0; insn->op == IR_PHI && i < insn->n_args; i++) {
		if (!is_addition(x, ir_arg(x->ir, insn, i), &base))
			continue;
		if (base != value)
			return INDEX_BEHIND;
		is_counted = true;
	}
	if (!is_counted)
		return INDEX_LEAST; // i < j ? i : j, most likely
	const struct method *target = insn->op == IR_INVOKE ? ir_resolved_method(x->ir, insn) : NULL;
	const struct models *models = x->world->models;
	return model_does(models, target, MODEL_DO, MODEL_BUILTIN_LEAST) ? INDEX_LEAST
		: model_does(models, target, MODEL_DO, MODEL_BUILTIN_MOST)   ? INDEX_MOST
																	 : INDEX_PLAIN;
}

static uint16_t index_tag(struct extractor *x, uint32_t value)
{
	return (uint16_t)((value & 0x3fff) | (uint32_t)index_shape(x, value) << 14);
}

static uint32_t element_expr(struct extractor *x, const struct ir_insn *insn)
{
	uint32_t base = expr_of(x, ir_arg(x->ir, insn, 0));
	const struct ir_insn *index = ir_at(x->ir, ir_arg(x->ir, insn, 1));
	uint32_t constant = index->op == IR_CONST_INT && index->immediate >= 0
		? (uint32_t)index->immediate + 1
		: 0;
	return add_expr(x,
		(struct expr){ .kind = EXPR_ELEMENT,
			.a = base,
			.b = constant,
			.constant = index_tag(x, ir_arg(x->ir, insn, 1)),
			.type = insn->type });
}

static uint32_t call_expr(struct extractor *x, uint32_t value, const struct ir_insn *insn)
{
	uint32_t call = x->call_of_insn[value];
	INVARIANT(call);
	struct lock_effect effect = lock_effect(x->ir, value);
	if (effect.action == LOCK_VIEW)
		return add_expr(x,
			(struct expr){ .kind = EXPR_VIEW,
				.a = expr_of(x, ir_arg(x->ir, insn, 0)),
				.b = effect.mode == LOCK_WRITE,
				.type = insn->type,
				.is_stable = true });
	bool is_lambda = x->calls.v[call - 1].lambda != NULL;
	return add_expr(x,
		(struct expr){ .kind = is_lambda ? EXPR_LAMBDA : EXPR_CALL,
			.a = call - 1,
			.is_stable = true,
			.type = insn->type });
}

static uint32_t class_literal(struct extractor *x, const struct ir_insn *insn)
{
	struct slice name = class_name_at(x->ir->file, insn->constant);
	const struct klass *klass = name.ptr[0] == '[' ? NULL : world_loaded(x->ir->world, name);
	return add_expr(x,
		(struct expr){ .kind = EXPR_CLASS,
			.a = klass ? klass->id : 0,
			.is_stable = true,
			.type = insn->type });
}

static uint32_t make_expr(struct extractor *x, uint32_t value)
{
	const struct ir_insn *insn = ir_at(x->ir, value);
	struct expr plain = { .kind = EXPR_OTHER, .type = insn->type, .is_stable = true };

	switch (insn->op) {
	case IR_PARAM:
		plain.kind = EXPR_PARAM;
		plain.a = insn->aux;
		break;
	case IR_CONST_NULL:
		plain.kind = EXPR_NULL;
		break;
	case IR_CONST_STRING:
		plain.kind = EXPR_STRING;
		plain.a = insn->constant;
		break;
	case IR_CONST_CLASS:
		return class_literal(x, insn);
	case IR_NEW:
	case IR_NEW_ARRAY:
		plain.kind = EXPR_NEW;
		plain.a = insn->bci;
		break;
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		return field_expr(x, insn);
	case IR_ARRAY_LOAD:
		return element_expr(x, insn);
	case IR_CHECK_CAST:
		return cast_expr(x, ir_arg(x->ir, insn, 0), expr_of(x, ir_arg(x->ir, insn, 0)), insn->type);
	case IR_INVOKE:
		return call_expr(x, value, insn);
	default:
		break;
	}
	return add_expr(x, plain);
}

static uint32_t expr_of(struct extractor *x, uint32_t value)
{
	const struct ir_insn *insn = ir_at(x->ir, value);
	if (!type_is_reference(insn->type))
		return 0;
	if (x->expr_of_value[value])
		return x->expr_of_value[value];
	if (x->depth > 200)
		return add_expr(x, (struct expr){ .kind = EXPR_OTHER, .type = insn->type });
	x->depth++;
	uint32_t expr = insn->op == IR_PHI ? phi_expr(x, value, insn) : make_expr(x, value);
	x->depth--;
	x->expr_of_value[value] = expr;
	return expr;
}

// ---- locks ----------------------------------------------------------------------------------

// The expression for a lock that is known by its path only: the class of a static method, `this`.
static uint32_t lock_expr(struct extractor *x, const struct path *path, uint32_t value)
{
	if (value)
		return expr_of(x, value);
	if (path->kind != PATH_CLASS)
		return 0;
	const struct klass *klass = world_loaded(x->ir->world, path->text);
	return add_expr(x,
		(struct expr){ .kind = EXPR_CLASS, .a = klass ? klass->id : 0, .is_stable = true });
}

static uint32_t held_of(struct extractor *x, const struct held *held)
{
	if (!held)
		return 0;
	for (uint32_t i = 1; i < x->helds.n; i++)
		if (x->held_keys.v[i] == held)
			return i;
	uint32_t below = held_of(x, held->below), taken = held->taken ? held->taken : held->insn;
	struct fact_held fact = {
		.below = below,
		.lock = lock_expr(x, held->lock, held->value),
		.mode = held->mode,
		.is_method_lock = held->insn == 0,
		.bci = taken ? x->ir->insns[taken].bci : 0,
	};
	vec_push(&x->helds, fact);
	vec_push(&x->held_keys, held);
	return x->helds.n - 1;
}

static void add_method_lock(struct extractor *x)
{
	const struct held *entry = x->locks->entry;
	if (!entry)
		return;
	vec_push(&x->fact_locks,
		(struct fact_lock){ .mode = LOCK_MONITOR,
			.is_method_lock = true,
			.lock = lock_expr(x, entry->lock, entry->value) });
}

static void add_lock(struct extractor *x, uint32_t insn, struct lock_effect effect)
{
	const struct ir_insn *ir_insn = ir_at(x->ir, insn);
	bool is_tried = effect.action == LOCK_TRY && !repeated_until_done(x->ir, x->locks, insn);
	if (effect.action == LOCK_TRY && !is_tried)
		effect.flags &= (uint8_t)~LOCK_TIMED;
	vec_push(&x->fact_locks,
		(struct fact_lock){
			.bci = ir_insn->bci,
			.mode = effect.mode,
			.flags = effect.flags,
			.is_try = is_tried || effect.action == LOCK_CONVERT,
			.is_wait = effect.action == LOCK_WAIT,
			.lock = expr_of(x, ir_arg(x->ir, ir_insn, 0)),
			.held = held_of(x, locks_at(x->locks, insn)),
		});
}

// ---- calls, stores, returns -----------------------------------------------------------------

static bool is_exact(const struct extractor *x, const struct ir_insn *insn)
{
	if (insn->n_args == 0)
		return false;
	const struct ir_insn *receiver = ir_at(x->ir, ir_arg(x->ir, insn, 0));
	return receiver->op == IR_NEW;
}

// The class that a virtual call names, where it inherits the method: only its objects can be meant.
static uint32_t named_class(const struct extractor *x, const struct ir_insn *call,
	const struct method *target)
{
	if (!target || (call->sub != OP_invokevirtual && call->sub != OP_invokeinterface))
		return 0;
	const struct klass *klass = ir_named_class(x->ir, call);
	return klass && klass != target->owner ? klass->id : 0;
}

static void add_call(struct extractor *x, uint32_t insn)
{
	const struct ir_insn *call = ir_at(x->ir, insn);
	struct fact_call fact = {
		.bci = call->bci,
		.op = call->sub,
		.n_args = (uint8_t)call->n_args,
		.is_receiver_exact = is_exact(x, call),
		.constant = call->constant,
		.target = ir_resolved_method(x->ir, call),
	};
	// array.clone() is Object's own, whatever other classes make of it.
	if (call->sub == OP_invokevirtual &&
		ir_at(x->ir, ir_arg(x->ir, call, 0))->type.kind == KIND_ARRAY)
		fact.op = OP_invokespecial;
	fact.named = named_class(x, call, fact.target);
	if (call->sub == OP_invokedynamic) {
		fact.lambda = facts_lambda(x->ir, insn, &x->arena);
		x->has_lambdas |= fact.lambda != NULL;
	}
	vec_push(&x->calls, fact);
	x->call_of_insn[insn] = x->calls.n;
}

// Of the int arguments the one that comes after so many others.
static uint8_t small_int(const struct extractor *x, const struct ir_insn *call, uint32_t others)
{
	for (uint32_t i = 0; i < call->n_args; i++) {
		const struct ir_insn *arg = ir_at(x->ir, ir_arg(x->ir, call, i));
		if (arg->type.kind == KIND_INT && others-- == 0)
			return arg->op == IR_CONST_INT && arg->immediate >= 0 && arg->immediate < 255
				? (uint8_t)(arg->immediate + 1)
				: 0;
	}
	return 0;
}

static bool is_of_concurrent(const struct method *method)
{
	return method && model_is_within(method->owner, MODEL_KNOWN_CONCURRENT);
}

static bool is_endless(const struct extractor *x, const struct fact_call *fact, uint32_t insn)
{
	const struct ir_insn *call = ir_at(x->ir, insn);
	const struct class *file = x->ir->method->owner->file;
	for (uint32_t i = 0; i < call->n_args; i++) {
		const struct ir_insn *arg = ir_at(x->ir, ir_arg(x->ir, call, i));
		if (arg->op == IR_CONST_LONG && arg->constant &&
			class_long(file, arg->constant) == INT64_MAX)
			return true;
	}
	return call->n_args > 1 && is_of_concurrent(fact->target) &&
		repeated_until_done(x->ir, x->locks, insn);
}

static void fill_call(struct extractor *x, uint32_t insn)
{
	const struct ir_insn *call = ir_at(x->ir, insn);
	uint32_t index = x->call_of_insn[insn] - 1, base = x->pending.n;
	for (uint32_t i = 0; i < call->n_args; i++) {
		uint32_t arg = expr_of(x, ir_arg(x->ir, call, i));
		vec_push(&x->pending, arg);
	}
	x->calls.v[index].args = x->operands.n;
	for (uint32_t i = 0; i < call->n_args; i++)
		vec_push(&x->operands, x->pending.v[base + i]);
	x->pending.n = base;
	if (call->n_args && ir_at(x->ir, ir_arg(x->ir, call, call->n_args - 1u))->type.kind == KIND_INT)
		x->calls.v[index].index_tag = index_tag(x, ir_arg(x->ir, call, call->n_args - 1u));
	x->calls.v[index].first_int = small_int(x, call, 0);
	x->calls.v[index].second_int = small_int(x, call, 1);
	x->calls.v[index].is_endless = is_endless(x, &x->calls.v[index], insn);
	x->calls.v[index].held = held_of(x, locks_at(x->locks, insn));
}

static void add_store(struct extractor *x, const struct ir_insn *insn)
{
	uint32_t last = ir_arg(x->ir, insn, insn->n_args - 1u);
	if (!type_is_reference(x->ir->insns[last].type))
		return;
	struct fact_store store = { .bci = insn->bci,
		.is_static = insn->op == IR_PUT_STATIC,
		.value = expr_of(x, last) };
	if (insn->op != IR_ARRAY_STORE)
		store.field = ir_resolved_field(x->ir, insn);
	if (insn->op != IR_PUT_STATIC)
		store.base = expr_of(x, ir_arg(x->ir, insn, 0));
	if (insn->op == IR_ARRAY_STORE || store.field)
		vec_push(&x->stores, store);
}

static void add_return(struct extractor *x, const struct ir_insn *insn)
{
	if (insn->n_args == 0)
		return;
	uint32_t expr = expr_of(x, ir_arg(x->ir, insn, 0));
	for (uint32_t i = 0; i < x->returns.n; i++)
		if (x->returns.v[i] == expr)
			return;
	if (expr)
		vec_push(&x->returns, expr);
}

static const struct klass *first_use_of(struct extractor *x, const struct ir_insn *insn)
{
	const struct field *field;
	const struct method *method;
	switch (insn->op) {
	case IR_NEW:
		return insn->type.kind == KIND_CLASS ? x->ir->world->classes[insn->type.klass] : NULL;
	case IR_GET_STATIC:
	case IR_PUT_STATIC:
		field = ir_resolved_field(x->ir, insn);
		return field ? field->owner : NULL;
	case IR_INVOKE:
		method = insn->sub == OP_invokestatic ? ir_resolved_method(x->ir, insn) : NULL;
		return method ? method->owner : NULL;
	default:
		return NULL;
	}
}

// A class without initialiser of its own is locked all the same while that of its superclass runs.
// The locks held then.
static uint32_t add_init_lock(struct extractor *x, const struct klass *klass, uint32_t insn,
	uint32_t held)
{
	uint16_t bci = ir_at(x->ir, insn)->bci;
	for (uint32_t i = 1; i < x->helds.n; i++)
		if (x->helds.v[i].below == held && x->helds.v[i].lock &&
			x->exprs.v[x->helds.v[i].lock].kind == EXPR_INIT &&
			x->exprs.v[x->helds.v[i].lock].a == klass->id)
			return i;
	uint32_t lock = add_expr(x,
		(struct expr){ .kind = EXPR_INIT, .a = klass->id, .is_stable = true });
	vec_push(&x->more_locks,
		(struct fact_lock){ .bci = bci, .mode = LOCK_MONITOR, .lock = lock, .held = held });
	vec_push(&x->helds,
		(struct fact_held){ .below = held, .lock = lock, .mode = LOCK_MONITOR, .bci = bci });
	vec_push(&x->held_keys, NULL);
	return x->helds.n - 1;
}

static void add_initialiser_call(struct extractor *x, const struct method *target, uint16_t bci,
	uint32_t held)
{
	for (uint32_t i = 0; i < x->calls.n; i++)
		if (x->calls.v[i].op == OP_nop && x->calls.v[i].target == target &&
			x->calls.v[i].held == held)
			return;
	vec_push(&x->calls,
		(struct fact_call){ .bci = bci, .op = OP_nop, .target = target, .held = held });
	x->n_initialisers++;
}

// JVM specification, 5.5: what may run a class initialiser.
static void add_initialiser(struct extractor *x, const struct klass *klass, uint32_t insn)
{
	const struct klass *own = x->ir->method->owner;
	const struct method *target = initialiser_of(&x->initialiser_names, klass);
	uint16_t bci = ir_at(x->ir, insn)->bci;
	uint32_t held = held_of(x, locks_at(x->locks, insn));
	if (klass_is_subtype(own, klass) && !(klass->is_interface && !interface_has_default(klass)))
		return; // done already
	if (target) {
		add_initialiser_call(x, target, bci, held);
		return;
	}
	struct initialisers above = initialisers_above(&x->initialiser_names, klass);
	if (above.n == 0)
		return;
	held = add_init_lock(x, klass, insn, held);
	for (uint32_t i = 0; i < above.n; i++)
		if (!klass_is_subtype(own, above.v[i]->owner)) // else it has begun before
			add_initialiser_call(x, above.v[i], bci, held);
}

// A class initialiser runs those above it first.
static void add_super_initialiser(struct extractor *x)
{
	const struct method *method = x->ir->method;
	if (!x->wants_initialisers || !method_is_class_initialiser(method))
		return;
	struct initialisers above = initialisers_above(&x->initialiser_names, method->owner);
	for (uint32_t i = 0; i < above.n; i++)
		add_initialiser_call(x, above.v[i], 0, 0);
}

// Locks that a call takes and no return finds released, and the reverse.
static void add_left(struct extractor *x, const struct lock_trouble *trouble)
{
	bool is_release = trouble->kind == TROUBLE_NOT_HELD;
	const struct ir_insn *insn = ir_at(x->ir, trouble->insn);
	if ((!is_release && trouble->kind != TROUBLE_NEVER_RELEASED &&
			trouble->kind != TROUBLE_HELD_AT_RETURN) ||
		insn->op != IR_INVOKE)
		return;
	if (!is_release && lock_effect(x->ir, trouble->insn).action != LOCK_ACQUIRE)
		return;
	for (uint32_t i = 0; i < x->left.n; i++)
		if (x->left.v[i].bci == insn->bci)
			return;
	vec_push(&x->left,
		(struct fact_left){ expr_of(x, ir_arg(x->ir, insn, 0)), trouble->mode, is_release,
			insn->bci });
}

// A semaphore with one permit may be a lock; the others are for who knows its permits to leave out.
static void add_semaphore(struct extractor *x, uint32_t insn)
{
	const struct fact_call *call = &x->calls.v[x->call_of_insn[insn] - 1];
	const struct models *models = x->world->models;
	if (!call->target || call->n_args != 1 || !model_row_of(models, call->target))
		return;
	bool is_release = model_does(models, call->target, MODEL_RELEASE, MODEL_LOCK_PERMIT);
	if (!is_release && !model_does(models, call->target, MODEL_ACQUIRE, MODEL_LOCK_PERMIT))
		return;
	uint32_t lock = x->operands.v[call->args];
	vec_push(&x->left, (struct fact_left){ lock, LOCK_EXCLUSIVE, is_release, call->bci });
	if (!is_release)
		vec_push(&x->more_locks,
			(struct fact_lock){ .bci = call->bci,
				.mode = LOCK_EXCLUSIVE,
				.lock = lock,
				.held = call->held });
}

static void visit(struct extractor *x, uint32_t insn)
{
	const struct ir_insn *ir_insn = ir_at(x->ir, insn);
	const struct klass *used = x->wants_initialisers ? first_use_of(x, ir_insn) : NULL;
	struct lock_effect effect;

	if (used)
		add_initialiser(x, used, insn);
	switch (ir_insn->op) {
	case IR_INVOKE:
		fill_call(x, insn);
		add_semaphore(x, insn);
		effect = lock_effect(x->ir, insn);
		if (effect.action == LOCK_ACQUIRE || effect.action == LOCK_TRY ||
			effect.action == LOCK_WAIT)
			add_lock(x, insn, effect);
		break;
	case IR_MONITOR_ENTER:
		add_lock(x, insn, lock_effect(x->ir, insn));
		break;
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
	case IR_ARRAY_STORE:
		add_store(x, ir_insn);
		break;
	case IR_RETURN:
		add_return(x, ir_insn);
		break;
	default:
		break;
	}
}

// What visit looks at; most instructions only make values.
static bool is_of_interest(const struct extractor *x, uint8_t op)
{
	const uint64_t always = (uint64_t)1 << IR_INVOKE | (uint64_t)1 << IR_MONITOR_ENTER |
		(uint64_t)1 << IR_PUT_FIELD | (uint64_t)1 << IR_PUT_STATIC | (uint64_t)1 << IR_ARRAY_STORE |
		(uint64_t)1 << IR_RETURN;
	const uint64_t first_uses = (uint64_t)1 << IR_NEW | (uint64_t)1 << IR_GET_STATIC;
	return (always | (x->wants_initialisers ? first_uses : 0)) >> op & 1;
}

static void begin(struct extractor *x)
{
	vec_clear(&x->exprs);
	vec_clear(&x->operands);
	vec_clear(&x->calls);
	vec_clear(&x->helds);
	vec_clear(&x->held_keys);
	vec_clear(&x->fact_locks);
	vec_clear(&x->more_locks);
	vec_clear(&x->stores);
	vec_clear(&x->returns);
	vec_clear(&x->pending);
	vec_clear(&x->left);
	x->depth = 0;
	x->n_initialisers = 0;
	x->has_lambdas = false;
	vec_push(&x->exprs, (struct expr){ 0 });
	vec_push(&x->helds, (struct fact_held){ 0 });
	vec_push(&x->held_keys, NULL);
}

#define KEEP(facts, member, vec, type)                                    \
	do {                                                                  \
		(facts)->n_##member = (vec).n;                                    \
		(facts)->member = arena_alloc(&x->arena, sizeof(type) * (vec).n); \
		if ((vec).n)                                                      \
			memcpy((facts)->member, (vec).v, sizeof(type) * (vec).n);     \
	} while (0)

static struct method_facts *keep(struct extractor *x, const struct method *method)
{
	struct method_facts *facts = ARENA_NEW(&x->arena, struct method_facts);
	facts->method = method;
	facts->has_lambdas = x->has_lambdas;
	KEEP(facts, exprs, x->exprs, struct expr);
	KEEP(facts, calls, x->calls, struct fact_call);
	facts->n_calls -= x->n_initialisers;
	facts->n_initialisers = x->n_initialisers;
	for (uint32_t i = 0; i < x->more_locks.n; i++)
		vec_push(&x->fact_locks, x->more_locks.v[i]);
	KEEP(facts, locks, x->fact_locks, struct fact_lock);
	facts->n_locks -= x->more_locks.n;
	facts->n_more_locks = x->more_locks.n;
	KEEP(facts, helds, x->helds, struct fact_held);
	KEEP(facts, stores, x->stores, struct fact_store);
	KEEP(facts, returns, x->returns, uint32_t);
	KEEP(facts, left, x->left, struct fact_left);
	facts->operands = arena_alloc(&x->arena, sizeof(uint32_t) * x->operands.n);
	if (x->operands.n)
		memcpy(facts->operands, x->operands.v, sizeof(uint32_t) * x->operands.n);
	return facts;
}

static struct method_facts *lift_method(struct extractor *x, const struct method *method)
{
	struct err err = ERR_INIT;
	x->ir = ir_build(x->builder, method, &x->scratch, &err);
	if (!x->ir) {
		struct buf name = BUF_INIT;
		method_print(method, &name);
		notes_add(x->notes, NOTE_WARNING, method->id, "%s: not analysed: %s", buf_cstring(&name),
			err.text);
		buf_release(&name);
		struct method_facts *failed = ARENA_NEW(&x->arena, struct method_facts);
		failed->method = method;
		failed->is_failed = true;
		return failed;
	}
	begin(x);
	x->expr_of_value = ARENA_ARRAY(&x->scratch, uint32_t, x->ir->n_insns + 1);
	x->call_of_insn = ARENA_ARRAY(&x->scratch, uint32_t, x->ir->n_insns + 1);
	casts_find(x);
	x->locks = locks_held_by_phis(x->ir, paths_new(x->ir, &x->scratch), &x->scratch);
	for (uint32_t i = 1; i <= x->ir->n_insns; i++)
		if (x->ir->insns[i].op == IR_INVOKE)
			add_call(x, i);
	add_method_lock(x);
	add_super_initialiser(x);
	for (uint32_t i = 1; i <= x->ir->n_insns; i++)
		if (is_of_interest(x, x->ir->insns[i].op))
			visit(x, i);
	for (uint32_t i = 0; i < x->locks->n_troubles; i++)
		add_left(x, &x->locks->troubles[i]);
	return keep(x, method);
}

static struct method_facts *native_facts(struct extractor *x, const struct method *method)
{
	struct expr lock = { .kind = EXPR_PARAM,
		.is_stable = true,
		.type = { .kind = KIND_CLASS, .klass = method->owner->id } };
	if (method_is_static(method))
		lock = (struct expr){ .kind = EXPR_CLASS, .is_stable = true, .a = method->owner->id };
	vec_push(&x->exprs, lock);
	vec_push(&x->fact_locks,
		(struct fact_lock){ .mode = LOCK_MONITOR, .is_method_lock = true, .lock = 1 });
	return keep(x, method);
}

struct method_facts *extract_method(struct extractor *x, const struct method *method)
{
	arena_clear(&x->scratch);
	begin(x);
	if (!method->member->code)
		return native_facts(x, method);
	if (!table_facts(x, method))
		return lift_method(x, method);
	struct method_facts *facts = keep(x, method);
#ifdef RADDLE_DEBUG
	const struct method_facts *lifted = lift_method(x, method);
	if (!lifted->is_failed)
		table_check(facts, lifted);
#endif
	return facts;
}
