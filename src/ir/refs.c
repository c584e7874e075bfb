// What the references in a class's constant pool mean for the lifter, worked out when first met.
#include "ir/build.h"

void refs_begin_class(struct ir_builder *b, const struct klass *klass)
{
	if (b->klass == klass)
		return;
	arena_clear(&b->class_scratch);
	b->klass = klass;
	b->refs = ARENA_ARRAY(&b->class_scratch, struct ref_info, klass->file->n_constants);
}

static void read_method(struct ir_builder *b, struct ref_info *info, struct slice descriptor)
{
	uint8_t kinds[256];
	struct slice rest = descriptor_parameters(descriptor), next;
	while ((next = descriptor_next(&rest)).len)
		kinds[info->n_args++] = (uint8_t)kind_of_descriptor(next);
	info->kinds = arena_alloc(&b->class_scratch, info->n_args);
	memcpy(info->kinds, kinds, info->n_args);
	info->type = type_of_descriptor(b, descriptor_return(descriptor));
}

const struct ref_info *ref_of(struct ir_builder *b, uint16_t constant)
{
	struct ref_info *info = &b->refs[constant];
	if (info->is_known)
		return info;
	info->is_known = true;
	if (b->file->tags[constant] == CONSTANT_Class) {
		info->type = type_of_class_constant(b, class_name_at(b->file, constant));
		return info;
	}
	struct member_ref ref = class_member_ref(b->file, constant);
	if (ref.descriptor.ptr[0] == '(')
		read_method(b, info, ref.descriptor);
	else
		info->type = type_of_descriptor(b, ref.descriptor);
	return info;
}
