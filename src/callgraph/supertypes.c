// The supertypes of a class, without recursion and each once: the input decides how deep a hierarchy is,
// and on how many ways an interface is reached.
#include "callgraph/internal.h"

void supertypes_begin(struct supertypes *all, const struct klass *klass)
{
	*all = (struct supertypes){ 0 };
	vec_push(&all->stack, klass);
}

const struct klass *supertypes_next(struct supertypes *all)
{
	while (all->stack.n) {
		const struct klass *klass = vec_pop(&all->stack);
		bool is_new;
		map_put(&all->seen, klass->id, &is_new);
		if (!is_new)
			continue;
		if (klass->super)
			vec_push(&all->stack, klass->super);
		for (uint32_t i = klass->n_interfaces; i > 0; i--)
			vec_push(&all->stack, klass->interfaces[i - 1]);
		return klass;
	}
	return NULL;
}

void supertypes_end(struct supertypes *all)
{
	vec_release(&all->stack);
	map_release(&all->seen);
}

bool overrides_outside(const struct method *method)
{
	struct supertypes all;
	bool found = false;
	supertypes_begin(&all, method->owner);
	for (const struct klass *type; !found && (type = supertypes_next(&all));)
		found = type->role != ROLE_INPUT && klass_method(type, method->name, method->descriptor);
	supertypes_end(&all);
	return found;
}
