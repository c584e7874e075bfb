// In a library, code that is there for others of its package: methods that nobody calls and nothing is
// seen to run, of classes that such others can name. A class that is not public is often handed out
// all the same, or only made by code that is not looked at.
#include "callgraph/internal.h"

#include "class/class.h"

// Few enough to be followed without knowing the receiver.
static bool is_followed(struct callgraph *cg, const struct klass *type, const struct method *m)
{
	return m && is_called(cg, m) && !targets_of(&cg->private->expanders[0], type, m)->is_cut;
}

bool is_meant(struct callgraph *cg, const struct method *method)
{
	struct supertypes all;
	bool found = false;
	if (!cg->private->types || !cg->private->is_called || method_is_static(method))
		return false;
	supertypes_begin(&all, method->owner);
	for (const struct klass *type; !found && (type = supertypes_next(&all));)
		found = type != method->owner &&
			is_followed(cg, type, klass_method(type, method->name, method->descriptor));
	supertypes_end(&all);
	return found;
}

bool is_lambda_meant(struct callgraph *cg, const struct lambda *lambda)
{
	struct supertypes all;
	bool found = false;
	if (!cg->private->types || !cg->private->is_called)
		return false;
	supertypes_begin(&all, lambda->interface);
	for (const struct klass *type; !found && (type = supertypes_next(&all));)
		for (uint32_t i = 0; !found && i < type->n_methods; i++)
			found = type->methods[i].name == lambda->name &&
				method_is_abstract(&type->methods[i]) && is_followed(cg, type, &type->methods[i]);
	supertypes_end(&all);
	return found;
}

static bool is_for_others(struct callgraph *cg, const struct method *m, const bool *is_run)
{
	return m->member->code && !(m->access & (ACC_PRIVATE | ACC_SYNTHETIC | ACC_BRIDGE)) &&
		!method_is_initialiser(m) && !is_run[m->id] && may_lock(cg, m) && !is_called(cg, m) &&
		!is_meant(cg, m);
}

bool find_unrun(struct callgraph *cg, const bool *is_run)
{
	const struct world *world = cg->world;
	bool has_any = false;
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (!is_of_input(klass))
			continue;
		bool is_known = false;
		for (uint32_t i = 0; i < klass->n_methods; i++) {
			if (!is_for_others(cg, &klass->methods[i], is_run))
				continue;
			if (!is_known && klass_is_hidden(klass))
				break;
			is_known = true;
			add_entry(cg, &klass->methods[i], ENTRY_PUBLIC);
			has_any = true;
		}
	}
	return has_any;
}
