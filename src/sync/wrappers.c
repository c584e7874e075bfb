// Locks that a method takes and leaves taken for its caller: guard.enter() ... guard.exit().
//
// A method that holds a lock of its receiver (a stable way from `this`) at all its returns, having taken it, acquires it; one that
// releases what it did not take releases it. In the caller the lock is held behind the first as long as no way
// leads from the second to the place without the first coming again. Locks that are one object each are followed by threads/
// through any number of methods; this is for those of which there are many.
#include "sync/internal.h"

// The way from `this` by which the method leaves a lock held; false: it does not.
static bool held_at_returns(const struct sync *sync, const struct body *body,
	struct held_name *name)
{
	bool is_found = false;
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		if (ir_at(body->ir, i)->op != IR_RETURN)
			continue;
		const struct held *held = locks_at(body->locks, i);
		if (!held || held->below || !held->value || held->mode == LOCK_MONITOR)
			return false;
		struct chain chain = sync_chain(sync, body, held->value, true, 0);
		uint32_t n = chain.n - 1;
		if (chain.links[n] != 1 || !n || n > NAME_FIELDS || method_is_static(body->method))
			return false;
		struct held_name found = { .kind = NAME_WAY,
			.is_read = held->mode == LOCK_READ,
			.number = 1,
			.n_downs = (uint8_t)n };
		for (uint32_t k = 0; k < n; k++)
			found.downs[k] = chain.fields[n - 1 - k];
		if (is_found && !held_name_equal(name, &found))
			return false;
		*name = found;
		is_found = true;
	}
	return is_found;
}

void sync_find_wrappers(struct sync *sync)
{
	for (uint32_t i = 0; i < sync->bodies->all.n; i++) {
		struct wrapper wrapper = { .body = sync->bodies->all.v[i] };
		if (held_at_returns(sync, wrapper.body, &wrapper.name))
			vec_push(&sync->wrappers, wrapper);
	}
}

static const struct wrapper *wrapper_of(const struct sync *sync, const struct body *body)
{
	for (uint32_t i = 0; body && i < sync->wrappers.n; i++)
		if (sync->wrappers.v[i].body == body)
			return &sync->wrappers.v[i];
	return NULL;
}

static const struct body *callee_body(const struct sync *sync, const struct body *body,
	uint32_t call)
{
	const struct method *callee = ir_at(body->ir, call)->op == IR_INVOKE && !body->models[call]
		? body->callees[call]
		: NULL;
	return callee && callee->id < sync->bodies->n_by_method ? sync->bodies->by_method[callee->id]
															: NULL;
}

// Does the method, or what it calls, release a lock?
static bool releases(const struct body *body)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct model_row *row = ir_at(body->ir, i)->op == IR_INVOKE ? body->models[i] : NULL;
		for (uint32_t k = 0; row && k < row->n_effects; k++)
			if (row->effects[k].kind == MODEL_RELEASE)
				return true;
	}
	return false;
}

static bool is_released(const struct sync *sync, const struct body *body, uint32_t taken,
	uint32_t insn)
{
	const struct ir *ir = body->ir;
	uint32_t receiver = path_source(body->paths, ir_arg(ir, ir_at(ir, taken), 0));
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct body *callee = i != taken ? callee_body(sync, body, i) : NULL;
		if (callee && ir_at(ir, i)->n_args && releases(callee) &&
			body_leads_to(body, i, insn, taken, 0) &&
			path_of(body->paths, ir_arg(ir, ir_at(ir, i), 0)) == path_of(body->paths, receiver))
			return true;
	}
	return false;
}

void sync_wrapped_held(const struct sync *sync, const struct body *body, uint32_t insn,
	held_names *out)
{
	const struct ir *ir = body->ir;
	for (uint32_t i = 1; i <= ir->n_insns && sync->wrappers.n; i++) {
		const struct wrapper *wrapper = wrapper_of(sync, callee_body(sync, body, i));
		if (!wrapper || i == insn || !ir_invoke_has_receiver(ir_at(ir, i)) ||
			!ir_insn_dominates(ir, i, insn) || is_released(sync, body, i, insn))
			continue;
		const struct held_name name = wrapper->name;
		// As the caller sees it: from the receiver, or from who holds that.
		struct chain chain = sync_chain(sync, body, ir_arg(ir, ir_at(ir, i), 0), true, 0);
		for (uint32_t k = 0; k < chain.n && k + name.n_downs <= NAME_FIELDS; k++) {
			struct held_name seen = name;
			seen.number = chain.links[k];
			seen.n_downs = (uint8_t)(k + name.n_downs);
			for (uint32_t f = 0; f < k; f++)
				seen.downs[f] = chain.fields[k - 1 - f];
			for (uint32_t f = 0; f < name.n_downs; f++)
				seen.downs[k + f] = name.downs[f];
			vec_push(out, seen);
		}
	}
}
