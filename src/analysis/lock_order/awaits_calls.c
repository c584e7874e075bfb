// Which calls wait for another thread, and which end such a wait, by what the models say of them. Those with a time
// limit do not count.
#include "analysis/lock_order/awaits.h"

#include "model/model.h"

// What a row of the models says of it.
struct awaiting {
	enum await_kind await;
	enum signal_kind signal;
	bool is_timed; // waits only where its limit is none
};

static bool is_about_permits(const struct model_row *row)
{
	for (uint32_t i = 0; i < row->n_effects; i++) {
		uint8_t kind = row->effects[i].kind;
		if ((kind == MODEL_ACQUIRE || kind == MODEL_TRY || kind == MODEL_RELEASE) &&
			row->effects[i].detail == MODEL_LOCK_PERMIT)
			return true;
	}
	return false;
}

static enum await_kind waits_for(const struct model_row *row, uint8_t sync)
{
	switch (sync) {
	case MODEL_SYNC_LATCH:
		return AWAIT_LATCH;
	case MODEL_SYNC_BARRIER:
	case MODEL_SYNC_PHASE:
	case MODEL_SYNC_EXCHANGE:
		return AWAIT_BARRIER;
	case MODEL_SYNC_ITEM:
		return AWAIT_TAKE;
	case MODEL_SYNC_PERMIT: // room in a queue, if it is no semaphore's
		return is_about_permits(row) ? AWAIT_PERMIT : AWAIT_PUT;
	default:
		return AWAIT_NONE;
	}
}

static enum signal_kind signals_by(const struct model_row *row, uint8_t sync)
{
	switch (sync) {
	case MODEL_SYNC_LATCH:
		return SIGNAL_COUNT;
	case MODEL_SYNC_BARRIER:
	case MODEL_SYNC_PHASE:
	case MODEL_SYNC_EXCHANGE:
		return SIGNAL_ARRIVE;
	case MODEL_SYNC_RESULT:
		return SIGNAL_COMPLETE;
	case MODEL_SYNC_ITEM:
		return SIGNAL_PUT;
	case MODEL_SYNC_PERMIT:
		return is_about_permits(row) ? SIGNAL_RELEASE : SIGNAL_TAKE;
	default:
		return SIGNAL_NONE;
	}
}

// Does it return what a task returns that it hands to others?
static bool returns_from_others(const struct model_row *row, const struct model_effect *move)
{
	if (move->kind != MODEL_MOVE || move->to.base != MODEL_RETURN || move->to.n_fields ||
		move->from.base != MODEL_RESULT || move->from.n_fields)
		return false;
	const struct model_effect *call = &row->effects[move->from.number];
	return call->kind == MODEL_CALL && call->where == MODEL_IN_POOL;
}

static enum await_kind await_of_effect(const struct model_row *row,
	const struct model_effect *effect, const struct klass *type)
{
	bool is_of_this = effect->from.base == MODEL_THIS && !effect->from.n_fields;
	switch (effect->kind) {
	case MODEL_JOIN:
		if (!is_of_this)
			return AWAIT_TASKS;
		for (; type; type = type->super)
			if (model_is_known(type, MODEL_KNOWN_THREAD))
				return AWAIT_THREAD;
		return AWAIT_FUTURE;
	case MODEL_JOIN_ALL:
		return is_of_this ? AWAIT_POOL : AWAIT_HOOKS;
	case MODEL_WAIT:
		return is_of_this ? waits_for(row, effect->detail) : AWAIT_NONE;
	case MODEL_TRY:
		return is_of_this && (effect->flags & MODEL_TIMED) && effect->detail == MODEL_LOCK_PERMIT
			? AWAIT_PERMIT
			: AWAIT_NONE;
	default:
		return returns_from_others(row, effect) ? AWAIT_TASKS : AWAIT_NONE;
	}
}

static struct awaiting awaiting_of_row(const struct model_row *row, const struct klass *type)
{
	struct awaiting all = { 0 };
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (!all.await)
			all.await = await_of_effect(row, effect, type);
		if (effect->kind == MODEL_SIGNAL && effect->from.base == MODEL_THIS && !all.signal)
			all.signal = signals_by(row, effect->detail);
		all.is_timed |= (effect->flags & MODEL_TIMED) &&
			(effect->kind == MODEL_JOIN || effect->kind == MODEL_JOIN_ALL ||
				effect->kind == MODEL_WAIT || effect->kind == MODEL_TRY);
	}
	return all;
}

static struct awaiting awaiting_of(const struct lock_order *lo, const struct fact_call *call)
{
	const struct method *target = call->target;
	if (!target || target->owner->role == ROLE_INPUT)
		return (struct awaiting){ 0 };
	const struct klass *type = call->named ? lo->world->classes[call->named] : target->owner;
	const struct model_row *row = type == target->owner
		? model_row_of(lo->world->models, target)
		: model_of_ref(lo->world->models, type, target->name, name_slice(target->descriptor));
	return awaiting_of_row(row, type);
}

void await_note_names(const struct lock_order *lo, struct map *names)
{
	for (uint32_t c = 0; c < models_count(lo->world->models); c++) {
		const struct model_class *class = models_at(lo->world->models, c);
		for (uint32_t i = 0; i < class->n_rows; i++) {
			struct awaiting all = awaiting_of_row(class->rows[i], NULL);
			bool is_new;
			if (class->rows[i]->method && (all.await || all.signal))
				map_put(names, (uint64_t)(uintptr_t) class->rows[i]->method, &is_new);
		}
	}
}

enum await_kind await_kind_of(const struct lock_order *lo, const struct fact_call *call)
{
	struct awaiting all = awaiting_of(lo, call);
	return !all.is_timed || call->is_endless ? all.await : AWAIT_NONE;
}

enum signal_kind signal_kind_of(const struct lock_order *lo, const struct fact_call *call)
{
	return awaiting_of(lo, call).signal;
}

// A call without arguments, by a reference to the method.
static struct awaiting awaiting_of_lambda(const struct lock_order *lo, const struct lambda *lambda)
{
	const struct fact_call call = { .op = OP_invokevirtual,
		.n_args = 1,
		.target = lambda->implementation,
		.named = lambda->implementation_class ? lambda->implementation_class->id : 0 };
	return awaiting_of(lo, &call);
}

enum signal_kind signal_kind_of_reference(const struct lock_order *lo, const struct fact_call *call)
{
	return call->lambda && call->n_args == 1 ? awaiting_of_lambda(lo, call->lambda).signal
											 : SIGNAL_NONE;
}

// CompletableFuture::join
static enum await_kind await_kind_of_lambda(const struct lock_order *lo,
	const struct lambda *lambda)
{
	enum await_kind kind = awaiting_of_lambda(lo, lambda).await;
	return kind == AWAIT_THREAD || kind == AWAIT_FUTURE ? kind : AWAIT_NONE;
}

enum await_kind await_kind_of_reference(const struct lock_order *lo,
	const struct method_facts *facts, const struct fact_call *call)
{
	if (!call->target || call->op == OP_invokestatic || call->n_args < 2 ||
		call->target->owner->role == ROLE_INPUT ||
		!slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/")))
		return AWAIT_NONE;
	for (uint32_t i = 1; i < call->n_args; i++) {
		const struct expr *given = &facts->exprs[facts->operands[call->args + i]];
		enum await_kind kind = given->kind == EXPR_LAMBDA
			? await_kind_of_lambda(lo, facts->calls[given->a].lambda)
			: AWAIT_NONE;
		if (kind)
			return kind;
	}
	return AWAIT_NONE;
}

bool await_is_reference(const struct lock_order *lo, const struct fact_call *call)
{
	return call->lambda && await_kind_of_lambda(lo, call->lambda);
}
