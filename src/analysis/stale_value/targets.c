// What a call may run: the method that it names, and those that override it.
#include "analysis/stale_value/calls.h"

#include "base/intern.h"

#define MAX_TARGETS 4

// Methods of subtypes that override it, at most max; more than that is max + 1.
static uint32_t find_overriders(const struct klass *klass, const struct method *method,
	const struct method **out, uint32_t n, uint32_t max, uint32_t *fuel)
{
	for (uint32_t i = 0; i < klass->n_subtypes && n <= max; i++) {
		if (*fuel == 0)
			return max + 1;
		--*fuel;
		const struct method *own = klass_method(klass->subtypes[i], method->name,
			method->descriptor);
		if (own && !method_is_abstract(own) && !method_is_static(own)) {
			bool is_new = true;
			for (uint32_t k = 0; k < n; k++)
				is_new &= out[k] != own;
			if (is_new && n < max)
				out[n] = own;
			n += is_new;
		}
		n = find_overriders(klass->subtypes[i], method, out, n, max, fuel);
	}
	return n;
}

bool op_is_overridden(const struct method *method)
{
	const struct method *found;
	uint32_t fuel = 64;
	return find_overriders(method->owner, method, &found, 0, 1, &fuel) != 0;
}

static const struct targets *one_target(const struct sv_method *m, const struct method *method)
{
	struct targets *targets = ARENA_NEW(&m->worker->keep, struct targets);
	targets->n = 1;
	targets->methods[0] = method;
	return targets;
}

static const struct targets *find_targets(const struct sv_method *m, const struct method *method)
{
	struct targets *targets = ARENA_NEW(&m->worker->keep, struct targets);
	uint32_t fuel = 64;
	if (!method_is_abstract(method))
		targets->methods[targets->n++] = method;
	uint32_t all = find_overriders(method->owner, method, targets->methods, targets->n, MAX_TARGETS,
		&fuel);
	if (all <= MAX_TARGETS) // of too many only the one that is named
		targets->n = all;
	else
		targets->is_cut = true;
	return targets;
}

// Remembered, the exact ones in the second half.
const struct targets *op_targets(const struct sv_method *m, const struct ir_insn *insn,
	const struct method *method)
{
	if (!method || method->owner->role != ROLE_INPUT || method->id > m->sv->n_methods)
		return NULL;
	bool is_exact = insn->sub == OP_invokestatic || insn->sub == OP_invokespecial ||
		(method->access & (ACC_PRIVATE | ACC_FINAL)) || (method->owner->access & ACC_FINAL);
	if (is_exact && method_is_abstract(method))
		return NULL;
	_Atomic(const struct targets *) *at = &m->sv->targets[2 * method->id + is_exact];
	const struct targets *known = atomic_load_explicit(at, memory_order_acquire);
	if (!known) {
		known = is_exact ? one_target(m, method) : find_targets(m, method);
		atomic_store_explicit(at, known, memory_order_release);
	}
	return known->n ? known : NULL;
}

const struct targets *op_body(const struct sv_method *m, const struct method *body)
{
	if (!body || body->owner->role != ROLE_INPUT || body->id > m->sv->n_methods ||
		method_is_abstract(body) || method_is_initialiser(body))
		return NULL;
	struct targets *targets = ARENA_NEW(&m->worker->keep, struct targets);
	targets->n = 1;
	targets->is_lambda = true;
	targets->methods[0] = body;
	return targets;
}
