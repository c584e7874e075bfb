// The members that instructions name, resolved in the world: as the builder remembers them, or, where
// it has gone on to another class, anew.
#include "ir/build.h"

static const struct klass *named_class(const struct ir *ir, struct slice name)
{
	// Methods of arrays are those of Object (JVMS 5.4.3.3 through 5.3.3).
	if (name.ptr[0] == '[')
		return ir->world->object;
	return world_loaded(ir->world, name);
}

// What somebody has found out before.
static uint32_t known_as(const struct ir *ir, const struct ir_insn *insn)
{
	return ir->method ? klass_meaning(ir->method->owner, insn->constant) : 0;
}

struct method *ir_resolved_method(const struct ir *ir, const struct ir_insn *insn)
{
	if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic)
		return NULL;
	if (refs_remembered(ir, insn->constant))
		return ref_method(ir->builder, insn->constant);
	uint32_t known = known_as(ir, insn);
	if (known)
		return ir->world->methods[known];
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	const struct klass *klass = named_class(ir, ref.class_name);
	const struct name *name = intern_find(ir->world->names, ref.name);
	const struct name *descriptor = intern_find(ir->world->names, ref.descriptor);
	if (!klass || !name)
		return NULL;
	if (!descriptor)
		return klass_polymorphic_method(klass, name);
	return ref.tag == CONSTANT_InterfaceMethodref
		? world_resolve_interface_method(ir->world, klass, name, descriptor)
		: world_resolve_method(ir->world, klass, name, descriptor);
}

struct field *ir_resolved_field(const struct ir *ir, const struct ir_insn *insn)
{
	if (refs_remembered(ir, insn->constant))
		return ref_field(ir->builder, insn->constant);
	uint32_t known = known_as(ir, insn);
	if (known)
		return ir->world->fields[known];
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	const struct klass *klass = world_loaded(ir->world, ref.class_name);
	const struct name *name = intern_find(ir->world->names, ref.name);
	const struct name *descriptor = intern_find(ir->world->names, ref.descriptor);
	return klass && name && descriptor ? world_resolve_field(ir->world, klass, name, descriptor)
									   : NULL;
}

const struct klass *ir_named_class(const struct ir *ir, const struct ir_insn *insn)
{
	if (refs_remembered(ir, insn->constant))
		return ref_class(ir->builder, insn->constant);
	return world_loaded(ir->world, class_member_ref(ir->file, insn->constant).class_name);
}
