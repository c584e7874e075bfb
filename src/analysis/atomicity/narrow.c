// A virtual call may run a method that only some subclass has: a lock that is taken there is taken only if
// the object is of that class. What the method's callers hand over may be known not to be.
//
//     class Table { int rows() {...}  void select(int a) { check(a, rows()); } }
//     class SharedTable extends Table { synchronized int rows() {...} }
//
// select takes `this` if this is a SharedTable.
#include "analysis/atomicity/names.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/held.h"

uint32_t atom_needs(const struct atomicity *at, const struct taken *taken)
{
	const struct place *name = &at->names.v[taken->name];
	const struct method *method = at->world->methods[taken->method];
	if (name->root != PLACE_PARAM)
		return 0;
	if (taken->needs || name->number || method_is_static(method))
		return taken->needs;
	return method->owner->id;
}

static bool is_subtype(const struct atomicity *at, struct ir_type type, const struct klass *klass)
{
	return type.kind == KIND_CLASS && type.klass &&
		klass_is_subtype(at->world->classes[type.klass], klass);
}

static bool may_be(struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	const struct klass *klass)
{
	struct receiver receiver = atom_receiver_of(at, facts, expr);
	for (uint32_t i = 0; i < receiver.n; i++)
		if (klass_is_subtype(receiver.classes[i], klass))
			return true;
	return receiver.is_open;
}

struct narrowed atom_narrow(struct atomicity *at, const struct edge *edge, uint32_t name,
	uint32_t needs)
{
	const struct method_facts *caller = at->facts->by_method[edge->caller];
	uint32_t argument = needs ? atom_edge_argument(caller, edge, at->names.v[name].number) : 0;
	if (!argument || is_subtype(at, caller->exprs[argument].type, at->world->classes[needs]))
		return (struct narrowed){ 0 };
	if (caller->exprs[argument].kind == EXPR_PARAM)
		return (struct narrowed){ .needs = needs };
	return (struct narrowed){ .is_out = !at->is_cha &&
			!may_be(at, caller, argument, at->world->classes[needs]) };
}
