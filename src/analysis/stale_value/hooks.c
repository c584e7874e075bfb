// Methods that a class has for its subclasses to fill in, and calls itself:
//
//     public void publish(Record r) { synchronized (lock) { before(r); write(r); } }
//     protected void before(Record r) {}
//
// Who fills one in is called as the class above calls it, under its locks. That a subclass outside of INPUT may call it
// in another way is that one's affair.
#include "analysis/stale_value/calls.h"

static bool is_hook(const struct method *method)
{
	return method->owner->role == ROLE_INPUT && !method_is_initialiser(method) &&
		!(method->access & (ACC_PUBLIC | ACC_PRIVATE | ACC_STATIC));
}

// Is some method that overrides it public? Then it is called by others as well.
static bool is_opened(const struct klass *klass, const struct method *method, uint32_t *fuel)
{
	for (uint32_t i = 0; i < klass->n_subtypes; i++) {
		const struct method *own = klass_method(klass->subtypes[i], method->name,
			method->descriptor);
		if (*fuel == 0 || (own && own->access & ACC_PUBLIC))
			return true;
		--*fuel;
		if (is_opened(klass->subtypes[i], method, fuel))
			return true;
	}
	return false;
}

static bool has_interface_method(const struct klass *klass, const struct method *method)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		if (klass_method(klass->interfaces[i], method->name, method->descriptor) ||
			has_interface_method(klass->interfaces[i], method))
			return true;
	return false;
}

const struct method *hook_root(const struct method *method)
{
	const struct method *root = method;
	uint32_t fuel = 256;
	if (!is_hook(method))
		return NULL;
	for (const struct klass *k = method->owner; k; k = k->super) {
		const struct method *own = klass_method(k, method->name, method->descriptor);
		if (klass_is_phantom(k) || has_interface_method(k, method) || (own && !is_hook(own)))
			return NULL;
		root = own ? own : root;
	}
	return (method_is_abstract(root) || op_is_overridden(root)) &&
			!is_opened(root->owner, root, &fuel)
		? root
		: NULL;
}
