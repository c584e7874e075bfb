// Function objects: invokedynamic through java.lang.invoke.LambdaMetafactory. The bootstrap method's
// arguments are the erased type, the implementation, and the type at hand.
#include "facts/internal.h"
#include "model/model.h"

static const struct method *resolve(const struct world *world, struct member_ref ref,
	const struct klass **owner)
{
	*owner = world_loaded(world, ref.class_name);
	const struct name *name = intern_find(world->names, ref.name);
	const struct name *descriptor = intern_find(world->names, ref.descriptor);
	if (!*owner || !name || !descriptor)
		return NULL;
	return ref.tag == CONSTANT_InterfaceMethodref
		? world_resolve_interface_method(world, *owner, name, descriptor)
		: world_resolve_method(world, *owner, name, descriptor);
}

int facts_bootstrap_builtin(const struct ir *ir, const struct ir_insn *call)
{
	struct member_ref site = class_member_ref(ir->file, call->constant);
	struct bootstrap_method bootstrap = ir->file->bootstrap_methods[site.bootstrap];
	struct method_handle handle = class_method_handle(ir->file, bootstrap.handle);
	struct member_ref ref = class_member_ref(ir->file, handle.reference);
	return model_builtin_of(ir->world->models, ir->world, &ref);
}

const struct lambda *facts_lambda(const struct ir *ir, uint32_t insn, struct arena *arena)
{
	const struct ir_insn *call = ir_at(ir, insn);
	struct member_ref site = class_member_ref(ir->file, call->constant);
	struct bootstrap_method bootstrap = ir->file->bootstrap_methods[site.bootstrap];
	if (bootstrap.n_arguments < 3 || call->type.kind != KIND_CLASS ||
		facts_bootstrap_builtin(ir, call) != MODEL_BUILTIN_LAMBDA)
		return NULL;
	uint16_t argument = bytes_u2(bootstrap.arguments + 2);
	if (ir->file->tags[argument] != CONSTANT_MethodHandle)
		return NULL;
	struct method_handle handle = class_method_handle(ir->file, argument);
	if (handle.kind < REF_invokeVirtual)
		return NULL;
	struct lambda *lambda = ARENA_NEW(arena, struct lambda);
	lambda->maker = ir->method;
	lambda->bci = call->bci;
	lambda->kind = handle.kind;
	lambda->n_captured = (uint8_t)call->n_args;
	lambda->implementation = resolve(ir->world, class_member_ref(ir->file, handle.reference),
		&lambda->implementation_class);
	lambda->interface = ir->world->classes[call->type.klass];
	lambda->name = intern_slice(ir->world->names, site.name);
	return lambda;
}
