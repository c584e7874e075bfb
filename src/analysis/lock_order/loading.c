// Locks under which classes are loaded: what ClassLoader.getClassLoadingLock gives. The loader itself, or,
// where its class is registered as parallel capable, an object for each name. Two of those are never
// waited for in both orders: the loaders would ask each other for the same class without end.
#include "analysis/lock_order/names.h"

bool loading_is_lock(const struct method_facts *facts, uint32_t expr)
{
	const struct fact_call *call = facts->exprs[expr].kind == EXPR_CALL
		? &facts->calls[facts->exprs[expr].a]
		: NULL;
	return call && call->target && call->n_args &&
		strcmp(call->target->name->text, "getClassLoadingLock") == 0 &&
		strcmp(call->target->owner->name->text, "java/lang/ClassLoader") == 0;
}

static bool is_registered(const struct lock_order *lo, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method_facts *facts = method_is_class_initialiser(&klass->methods[i])
			? facts_of(lo->facts, &klass->methods[i])
			: NULL;
		for (uint32_t k = 0; facts && k < facts->n_calls; k++)
			if (facts->calls[k].target &&
				strcmp(facts->calls[k].target->name->text, "registerAsParallelCapable") == 0)
				return true;
	}
	return false;
}

bool loading_is_serial(const struct lock_order *lo, const struct klass *klass)
{
	// Those of the JDK are parallel capable; of what is only known to be some loader that is likely.
	if (klass->role != ROLE_INPUT || klass->is_interface)
		return false;
	for (; klass && klass->role == ROLE_INPUT; klass = klass->super) {
		if (strcmp(klass->name->text, "java/lang/ClassLoader") == 0)
			return false;
		if (!is_registered(lo, klass))
			return true;
	}
	return false;
}

bool loading_is_by_name(const struct lock_name *name)
{
	return name->root == ROOT_LOCAL && name->n_suffix == 0 && !name->is_cut && name->scope &&
		loading_is_lock(name->scope, name->expr);
}
