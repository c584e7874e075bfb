// What the constants of a class mean for the lifter and in the world, worked out when first met.
#include "ir/build.h"
#include "model/model.h"

void refs_begin_class(struct ir_builder *b, const struct klass *klass)
{
	if (b->klass == klass && b->n_classes == b->world->n_classes)
		return;
	arena_clear(&b->class_scratch);
	b->klass = klass;
	b->n_classes = b->world->n_classes;
	b->refs = arena_alloc(&b->class_scratch, sizeof(*b->refs) * klass->file->n_constants);
	b->is_met = ARENA_ARRAY(&b->class_scratch, uint8_t, klass->file->n_constants);
}

// Classes have many constants, and of most of them little is asked before the next class.
static struct ref_info *info_at(const struct ir_builder *b, uint16_t constant)
{
	struct ref_info *info = &b->refs[constant];
	if (!b->is_met[constant]) {
		b->is_met[constant] = true;
		*info = (struct ref_info){ 0 };
	}
	return info;
}

struct ref_info *refs_remembered(const struct ir *ir, uint16_t constant)
{
	const struct ir_builder *b = ir->builder;
	bool is_current = b && b->klass == ir->method->owner && b->n_classes == ir->world->n_classes;
	return is_current ? info_at(b, constant) : NULL;
}

// ---- types ----------------------------------------------------------------------------------

static void read_method(struct ir_builder *b, struct ref_info *info, struct slice descriptor,
	uint32_t returned)
{
	uint8_t kinds[256];
	struct slice rest = descriptor_parameters(descriptor), next;
	while ((next = descriptor_next(&rest)).len)
		kinds[info->n_args++] = (uint8_t)kind_of_descriptor(next);
	info->kinds = arena_alloc(&b->class_scratch, info->n_args);
	memcpy(info->kinds, kinds, info->n_args);
	info->type = type_of_descriptor(b, descriptor_return(descriptor), returned);
}

// Many members share one descriptor.
static const struct ref_info *descriptor_at(struct ir_builder *b, uint16_t utf8)
{
	struct ref_info *info = info_at(b, utf8);
	if (info->is_known)
		return info;
	info->is_known = true;
	struct slice descriptor = class_utf8(b->file, utf8);
	uint32_t known = klass_meaning(b->klass, utf8);
	if (descriptor.ptr[0] == '(')
		read_method(b, info, descriptor, known);
	else
		info->type = type_of_descriptor(b, descriptor, known);
	return info;
}

// Indices of a reference to a member: its class (or its bootstrap method), and Utf8s.
struct member_indices {
	uint16_t owner, name, descriptor;
};

static struct member_indices indices_of(const struct class *file, uint16_t constant)
{
	const uint8_t *member = file->bytes.ptr + file->offsets[constant];
	const uint8_t *name_and_type = file->bytes.ptr + file->offsets[bytes_u2(member + 2)];
	return (struct member_indices){ bytes_u2(member), bytes_u2(name_and_type),
		bytes_u2(name_and_type + 2) };
}

static void read_member(struct ir_builder *b, struct ref_info *info, uint16_t constant)
{
	struct member_indices at = indices_of(b->file, constant);
	const struct ref_info *descriptor = descriptor_at(b, at.descriptor);
	struct slice name = class_utf8(b->file, at.name);
	info->type = descriptor->type;
	info->n_args = descriptor->n_args;
	info->kinds = descriptor->kinds;
	info->is_constructor = slice_equal(name, SLICE("<init>"));
	info->may_lock = model_name_may_lock(b->world->models, name);
}

const struct ref_info *ref_of(struct ir_builder *b, uint16_t constant)
{
	struct ref_info *info = info_at(b, constant);
	if (info->is_known)
		return info;
	info->is_known = true;
	if (b->file->tags[constant] == CONSTANT_Class)
		info->type = type_of_class_constant(b, b->file, constant);
	else
		read_member(b, info, constant);
	return info;
}

// ---- members --------------------------------------------------------------------------------

static const struct name *name_at(struct ir_builder *b, uint16_t utf8)
{
	struct ref_info *info = info_at(b, utf8);
	if (!info->is_resolved) {
		info->is_resolved = true;
		info->name = intern_find(b->world->names, class_utf8(b->file, utf8));
	}
	return info->name;
}

static void want_name(struct ir_builder *b, uint16_t utf8)
{
	struct ref_info *info = info_at(b, utf8);
	if (info->is_resolved)
		return;
	info->is_resolved = true;
	vec_push(&b->wanted, utf8);
}

void ir_builder_expect(struct ir_builder *b, const struct klass *klass)
{
	const struct class *file = klass->file;
	refs_begin_class(b, klass);
	vec_clear(&b->wanted);
	for (uint32_t i = 1; i < file->n_constants; i++) {
		if (file->tags[i] != CONSTANT_NameAndType)
			continue;
		const uint8_t *name_and_type = file->bytes.ptr + file->offsets[i];
		want_name(b, bytes_u2(name_and_type));
		want_name(b, bytes_u2(name_and_type + 2));
	}
	struct slice *texts = ARENA_ARRAY(&b->class_scratch, struct slice, b->wanted.n);
	const struct name **names = ARENA_ARRAY(&b->class_scratch, const struct name *, b->wanted.n);
	for (uint32_t i = 0; i < b->wanted.n; i++)
		texts[i] = class_utf8(file, (uint16_t)b->wanted.v[i]);
	intern_find_all(b->world->names, texts, b->wanted.n, names);
	for (uint32_t i = 0; i < b->wanted.n; i++)
		b->refs[b->wanted.v[i]].name = names[i];
}

// NULL for arrays.
static const struct klass *class_at(struct ir_builder *b, uint16_t constant)
{
	struct ir_type type = ref_of(b, constant)->type;
	return type.kind == KIND_CLASS ? b->world->classes[type.klass] : NULL;
}

const struct klass *ref_class(struct ir_builder *b, uint16_t constant)
{
	return class_at(b, indices_of(b->file, constant).owner);
}

struct method *ref_method(struct ir_builder *b, uint16_t constant)
{
	struct ref_info *info = info_at(b, constant);
	if (info->is_resolved)
		return info->method;
	uint32_t known = klass_meaning(b->klass, constant);
	if (known) {
		info->is_resolved = true;
		return info->method = b->world->methods[known];
	}
	struct member_indices at = indices_of(b->file, constant);
	const struct klass *klass = class_at(b, at.owner);
	const struct name *name = name_at(b, at.name), *descriptor = name_at(b, at.descriptor);
	if (!klass) // methods of arrays are those of Object (JVMS 5.4.3.3 through 5.3.3)
		klass = b->world->object;
	info->is_resolved = true;
	if (name && descriptor)
		info->method = b->file->tags[constant] == CONSTANT_InterfaceMethodref
			? world_resolve_interface_method(b->world, klass, name, descriptor)
			: world_resolve_method(b->world, klass, name, descriptor);
	else if (name)
		info->method = klass_polymorphic_method(klass, name);
	if (info->method)
		klass_remember(b->klass, constant, info->method->id);
	return info->method;
}

struct field *ref_field(struct ir_builder *b, uint16_t constant)
{
	struct ref_info *info = info_at(b, constant);
	if (info->is_resolved)
		return info->field;
	uint32_t known = klass_meaning(b->klass, constant);
	if (known) {
		info->is_resolved = true;
		return info->field = b->world->fields[known];
	}
	struct member_indices at = indices_of(b->file, constant);
	const struct klass *klass = class_at(b, at.owner);
	const struct name *name = name_at(b, at.name), *descriptor = name_at(b, at.descriptor);
	info->is_resolved = true;
	if (klass && name && descriptor)
		info->field = world_resolve_field(b->world, klass, name, descriptor);
	if (info->field)
		klass_remember(b->klass, constant, info->field->id);
	return info->field;
}
