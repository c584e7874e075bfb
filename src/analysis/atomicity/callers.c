// Who can call a method, and what all of them hold: a helper that is only called under the witness takes it again
// without ever releasing it.
#include "analysis/atomicity/calls.h"

#include "analysis/atomicity/names.h"
#include "analysis/atomicity/warnings.h"

#define MAX_CALLERS_UP 3

// ---- callers that are not seen --------------------------------------------------------------

// Is it declared by a type through which code that is not seen may call it?
static bool is_declared_outside(const struct atomicity *at, const struct klass *type,
	const struct method *method, uint32_t depth)
{
	bool is_library = at->in->options->mode != SCAN_PROGRAM;
	if (!type || !depth)
		return false;
	if (type != method->owner &&
		(type->role != ROLE_INPUT || (is_library && type->access & ACC_PUBLIC)) &&
		(!type->file || klass_method(type, method->name, method->descriptor)))
		return true;
	for (uint32_t i = 0; i < type->n_interfaces; i++)
		if (is_declared_outside(at, type->interfaces[i], method, depth - 1))
			return true;
	return is_declared_outside(at, type->super, method, depth - 1);
}

void atom_callers_prepare(struct atomicity *at)
{
	at->is_function = ARENA_ARRAY(&at->arena, bool, at->world->n_methods + 1);
	for (uint32_t i = 1; i <= at->facts->n_lambdas; i++)
		if (at->facts->lambdas[i]->implementation)
			at->is_function[at->facts->lambdas[i]->implementation->id] = true;
}

// this::step, given to somebody.
static bool is_function_object(const struct atomicity *at, const struct method *method)
{
	return at->is_function[method->id];
}

static bool is_main(const struct atomicity *at, const struct method *method)
{
	for (uint32_t i = 0; i < at->in->options->n_mains; i++)
		if (at->in->options->mains[i] == method)
			return true;
	return false;
}

#define MAX_SUPERTYPES 20

bool atom_may_have_other_callers(const struct atomicity *at, const struct method *method)
{
	if (method->access & ACC_PRIVATE)
		return is_function_object(at, method);
	bool is_open = at->in->options->mode == SCAN_PROGRAM
		? is_main(at, method)
		: method->access & (ACC_PUBLIC | ACC_PROTECTED) && method->owner->access & ACC_PUBLIC;
	return is_open || is_function_object(at, method) ||
		(!method_is_static(method) && !method_is_initialiser(method) &&
			is_declared_outside(at, method->owner, method, MAX_SUPERTYPES));
}

// ---- the witness ----------------------------------------------------------------------------

// 0: it has no name that callers could have one for.
static uint32_t name_of(struct atomicity *at, const struct witness *witness)
{
	struct place name = { .root = PLACE_PARAM, .n = witness->n_steps };
	switch (witness->root) {
	case WITNESS_SELF:
		break;
	case WITNESS_PARAM:
		name.number = witness->number;
		break;
	case WITNESS_STATIC:
		name.root = PLACE_STATIC;
		name.number = witness->number;
		break;
	case WITNESS_CLASS:
		name.root = PLACE_CLASS;
		name.number = witness->number;
		break;
	default:
		return 0;
	}
	if (name.n > 2 || (name.n && !witness->field) || (name.n == 2 && !witness->owner_field) ||
		(name.n == 2 && name.root == PLACE_STATIC))
		return 0;
	if (name.n == 2)
		name.parts[0] = witness->owner_field;
	if (name.n)
		name.parts[name.n - 1] = witness->field;
	return locking_intern(at, name);
}

static bool all_hold(struct atomicity *at, const struct method *method, uint32_t name,
	uint32_t depth)
{
	uint32_t in = method->id < at->first_in.n ? at->first_in.v[method->id] : 0;
	if (!in || !depth || atom_may_have_other_callers(at, method))
		return false;
	for (; in; in = at->edges.v[in - 1].next_in) {
		const struct edge edge = at->edges.v[in - 1];
		const struct method_facts *caller = at->facts->by_method[edge.caller];
		uint32_t outer = edge.maker ? 0 : locking_translate(at, name, &edge);
		if (!outer ||
			(!locking_is_held(at, caller, caller->calls[edge.call].held, outer) &&
				!all_hold(at, caller->method, outer, depth - 1)))
			return false;
	}
	return true;
}

bool atom_is_held_by_callers(struct atomicity *at, const struct warning *warning)
{
	uint32_t name = name_of(at, &warning->witness);
	return name && all_hold(at, warning->witness_method, name, MAX_CALLERS_UP);
}
