#include "facts/initialisers.h"

#define MAX_ASKED 64 // interfaces

const struct method *initialiser_of(const struct initialiser_names *names,
	const struct klass *klass)
{
	if (!klass->file || klass->role != ROLE_INPUT)
		return NULL;
	const struct method *method = klass_method(klass, names->clinit, names->no_arguments);
	return method && method->member->code ? method : NULL;
}

static void add(struct initialisers *all, const struct method *initialiser)
{
	for (uint32_t i = 0; i < all->n; i++)
		if (all->v[i] == initialiser)
			return;
	if (initialiser && all->n < MAX_INITIALISERS)
		all->v[all->n++] = initialiser;
}

bool interface_has_default(const struct klass *interface)
{
	for (uint32_t i = 0; i < interface->n_methods; i++)
		if (!(interface->methods[i].access & (ACC_ABSTRACT | ACC_STATIC)))
			return true;
	return false;
}

static void add_interfaces(const struct initialiser_names *names, const struct klass *klass,
	struct initialisers *all)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++) {
		const struct klass *interface = klass->interfaces[i];
		if (interface->role != ROLE_INPUT || ++all->n_asked > MAX_ASKED)
			continue;
		add_interfaces(names, interface, all);
		if (interface_has_default(interface))
			add(all, initialiser_of(names, interface));
	}
}

// JVM specification, 5.5, step 7: the superclass, and superinterfaces with default methods.
struct initialisers initialisers_above(const struct initialiser_names *names,
	const struct klass *klass)
{
	struct initialisers all = { 0 };
	if (klass->role != ROLE_INPUT || klass->is_interface)
		return all;
	add_interfaces(names, klass, &all);
	for (const struct klass *super = klass->super; super; super = super->super) {
		const struct method *initialiser = initialiser_of(names, super);
		add(&all, initialiser);
		if (initialiser) // it runs those above it
			break;
		add_interfaces(names, super, &all);
	}
	return all;
}
