// Verification types, JVMS 4.10.1.2, as small values.
#include "ir/build.h"

#include "base/bug.h"

enum ir_kind kind_of_descriptor(struct slice descriptor)
{
	switch (descriptor.ptr[0]) {
	case 'J':
		return KIND_LONG;
	case 'F':
		return KIND_FLOAT;
	case 'D':
		return KIND_DOUBLE;
	case 'L':
		return KIND_CLASS;
	case '[':
		return KIND_ARRAY;
	case 'V':
		return KIND_NONE;
	default:
		return KIND_INT;
	}
}

// Classes of constants are known mostly: klass_meaning.
static uint32_t klass_id(const struct ir_builder *b, struct slice name, uint32_t known)
{
	if (known && known != MEANS_NO_CLASS)
		return known;
	const struct klass *klass = world_loaded(b->world, name);
	INVARIANT(klass); // world_open loads every class that is mentioned
	return klass->id;
}

static struct ir_type array_type(const struct ir_builder *b, struct slice descriptor,
	uint32_t known)
{
	struct ir_type type = { .kind = KIND_ARRAY };
	while (descriptor.ptr[type.dimensions] == '[')
		type.dimensions++;
	type.element = (char)descriptor.ptr[type.dimensions];
	if (type.element == 'L')
		type.klass = klass_id(b,
			slice_of(descriptor.ptr + type.dimensions + 1, descriptor.len - type.dimensions - 2),
			known);
	return type;
}

struct ir_type type_of_descriptor(const struct ir_builder *b, struct slice descriptor,
	uint32_t known)
{
	enum ir_kind kind = kind_of_descriptor(descriptor);
	if (kind == KIND_ARRAY)
		return array_type(b, descriptor, known);
	struct ir_type type = type_of_kind(kind);
	if (kind == KIND_CLASS)
		type.klass = klass_id(b, slice_of(descriptor.ptr + 1, descriptor.len - 2), known);
	return type;
}

struct ir_type type_of_class_constant(const struct ir_builder *b, const struct class *file,
	uint16_t constant)
{
	struct slice name = class_name_at(file, constant);
	bool is_current = b->klass && b->klass->file == file;
	uint32_t known = is_current ? klass_meaning(b->klass, constant) : 0;
	if (name.ptr[0] == '[')
		return array_type(b, name, known);
	return (struct ir_type){ .kind = KIND_CLASS, .klass = klass_id(b, name, known) };
}

struct ir_type type_element(struct ir_type array)
{
	if (array.kind != KIND_ARRAY)
		return type_of_kind(KIND_NULL); // of null; or not known yet
	if (array.dimensions > 1) {
		array.dimensions--;
		return array;
	}
	char letter[2] = { array.element, 0 };
	enum ir_kind kind = kind_of_descriptor(slice_of(letter, 1));
	return (struct ir_type){ .kind = (uint8_t)kind, .klass = array.klass };
}

struct ir_type type_array_of(struct ir_type element)
{
	static const char letters[] = { [KIND_INT] = 'I',
		[KIND_LONG] = 'J',
		[KIND_FLOAT] = 'F',
		[KIND_DOUBLE] = 'D',
		[KIND_CLASS] = 'L' };
	if (element.kind == KIND_ARRAY) {
		if (element.dimensions < 255)
			element.dimensions++;
		return element;
	}
	return (struct ir_type){ KIND_ARRAY, 1, letters[element.kind], element.klass };
}

struct ir_type ir_new_array_type(const struct ir_builder *b, const struct class *file,
	const struct insn *insn)
{
	static const char letters[] = "ZCFDBSIJ"; // 4 to 11, JVMS table 6.5.newarray-A
	if (insn->op == OP_newarray)
		return (struct ir_type){ KIND_ARRAY, 1, letters[insn->a - 4], 0 };
	return type_array_of(type_of_class_constant(b, file, (uint16_t)insn->a));
}

struct ir_type ir_string_type(const struct ir_builder *b)
{
	return b->string;
}

bool type_equal(struct ir_type a, struct ir_type b)
{
	return a.kind == b.kind && a.dimensions == b.dimensions && a.element == b.element &&
		a.klass == b.klass;
}

static struct ir_type object_type(const struct world *world)
{
	return (struct ir_type){ .kind = KIND_CLASS, .klass = world->object->id };
}

static struct ir_type merge_classes(const struct world *world, uint32_t a, uint32_t b)
{
	struct klass *ka = world->classes[a], *kb = world->classes[b];
	struct klass *up = klass_is_subtype(ka, kb) ? kb
		: klass_is_subtype(kb, ka)              ? ka
												: klass_common_super(world, ka, kb);
	return (struct ir_type){ .kind = KIND_CLASS, .klass = up->id };
}

static struct ir_type merge_arrays(const struct world *world, struct ir_type a, struct ir_type b)
{
	if (a.dimensions == b.dimensions && a.element == 'L' && b.element == 'L') {
		a.klass = merge_classes(world, a.klass, b.klass).klass;
		return a;
	}
	// What they share: arrays of Object, as deep as the shallower one goes.
	uint32_t depth_a = a.dimensions - (a.element != 'L'),
			 depth_b = b.dimensions - (b.element != 'L');
	uint32_t shared = depth_a < depth_b ? depth_a : depth_b;
	if (shared == 0)
		return object_type(world);
	return (struct ir_type){ KIND_ARRAY, (uint8_t)shared, 'L', world->object->id };
}

struct ir_type type_merge(const struct world *world, struct ir_type a, struct ir_type b)
{
	if (type_equal(a, b) || b.kind == KIND_NONE)
		return a;
	if (a.kind == KIND_NONE)
		return b;
	if (!type_is_reference(a) || !type_is_reference(b))
		return type_of_kind(KIND_TOP);
	if (a.kind == KIND_NULL)
		return b;
	if (b.kind == KIND_NULL)
		return a;
	if (a.kind == KIND_CLASS && b.kind == KIND_CLASS)
		return merge_classes(world, a.klass, b.klass);
	if (a.kind == KIND_ARRAY && b.kind == KIND_ARRAY)
		return merge_arrays(world, a, b);
	return object_type(world);
}
