// Objects and their fields. An object has a cell for each of its reference fields, side by side; the
// elements of an array are one cell.
#include "pta/internal.h"

static uint32_t add(struct pta *pta, enum pta_object_kind kind, uint32_t shape, uint32_t node,
	uint16_t bci)
{
	const struct shape *s = &pta->shapes.v[shape];
	struct object object = {
		.public = { .kind = (uint8_t)kind,
			.is_many = kind == PTA_MERGED || kind == PTA_OPEN,
			.bci = bci,
			.node = node,
			.method = node ? pta->nodes.v[node].public.method : NULL,
			.type = s->type,
			.klass = s->klass },
		.shape = shape,
		.slots = s->n_slots ? cell_new(pta, s->n_slots) : 0,
	};
	vec_push(&pta->objects, object);
	filters_add_object(pta, pta->objects.n - 1);
	return pta->objects.n - 1;
}

static uint32_t one_of(struct pta *pta, enum pta_object_kind kind, enum shape_kind shape_kind,
	struct ir_type type)
{
	uint32_t shape = shape_get(pta, shape_kind, type);
	bool is_new;
	uint64_t *known = map_put(&pta->merged, (uint64_t)kind << 32 | shape, &is_new);
	if (is_new) {
		uint32_t object = add(pta, kind, shape, 0, 0);
		*map_put(&pta->merged, (uint64_t)kind << 32 | shape, NULL) = object;
		return object;
	}
	return (uint32_t)*known;
}

uint32_t object_merged(struct pta *pta, struct ir_type type)
{
	return one_of(pta, PTA_MERGED, SHAPE_EXACT, type);
}

uint32_t object_vm(struct pta *pta, struct ir_type type)
{
	return one_of(pta, PTA_VM, SHAPE_EXACT, type);
}

uint32_t object_box(struct pta *pta, char descriptor)
{
	static const char letters[] = "ZBCSIJFD";
	const char *at = descriptor ? strchr(letters, descriptor) : NULL;
	return at ? object_merged(pta,
					class_type(machine_class(pta->world, MACHINE_BOXES, (uint32_t)(at - letters))))
			  : 0;
}

// What is in an open object is open too.
uint32_t object_open(struct pta *pta, struct ir_type type)
{
	if (type.kind != KIND_CLASS && type.kind != KIND_ARRAY)
		return 0;
	return one_of(pta, PTA_OPEN, SHAPE_OPEN, type);
}

// A builder that INPUT makes by itself may be one that threads share.
static bool is_builder_type(const struct pta *pta, struct ir_type type)
{
	const struct klass *builder = pta->merged_supers[MACHINE_BUILDER];
	for (const struct klass *k = pta->world->classes[type.klass]; k; k = k->super)
		if (k == builder)
			return true;
	return false;
}

// By PTA_TYPES: all but what rows of models put things into, for then all maps would have the same keys.
static bool is_one_of_type(const struct pta *pta, struct ir_type type)
{
	return pta->options.policy == PTA_TYPES &&
		(type.kind != KIND_CLASS || !pta->options.models ||
			!model_class_of(pta->options.models, pta->world->classes[type.klass]));
}

uint32_t object_new(struct pta *pta, uint32_t node, uint16_t bci, struct ir_type type)
{
	bool is_own = node && pta->nodes.v[node].public.method->owner->role == ROLE_INPUT;
	if (is_one_of_type(pta, type) ||
		(is_merged_type(pta, type) && !(is_own && is_builder_type(pta, type))) ||
		(type.kind == KIND_ARRAY && element_type(type).kind == KIND_INT && node &&
			pta->nodes.v[node].public.method->owner->role == ROLE_JDK))
		return object_merged(pta, type);
	return add(pta, PTA_NEW, shape_get(pta, SHAPE_EXACT, type), node, bci);
}

uint32_t object_unshared(struct pta *pta, struct ir_type type)
{
	return add(pta, PTA_VM, shape_get(pta, SHAPE_EXACT, type), 0, 0);
}

uint32_t object_modelled(struct pta *pta, uint32_t node, uint16_t bci, struct ir_type type)
{
	uint32_t shape = shape_get(pta, SHAPE_EXACT, type);
	bool is_new;
	uint64_t key = (uint64_t)bci << 48 ^ (uint64_t)node << 20 ^ shape;
	INVARIANT(node < 1u << 28 && shape < 1u << 20);
	uint64_t *known = map_put(&pta->modelled, key, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	uint32_t object = object_new(pta, node, bci, type);
	*map_put(&pta->modelled, key, NULL) = object;
	return object;
}

uint32_t object_lambda(struct pta *pta, uint32_t node, const struct lambda *lambda)
{
	uint32_t shape = shape_get(pta, SHAPE_LAMBDA, class_type(lambda->interface));
	uint32_t object = add(pta, PTA_LAMBDA, shape, node, lambda->bci);
	pta->objects.v[object].public.lambda = lambda;
	return object;
}

uint32_t object_class(struct pta *pta, struct klass *klass)
{
	bool is_new;
	uint64_t key = klass ? klass->id : 0;
	uint64_t *known = map_put(&pta->class_objects, key, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	struct ir_type type = class_type(machine_class(pta->world, MACHINE_OBJECTS, MACHINE_CLASS));
	uint32_t object = add(pta, PTA_CLASS, shape_get(pta, SHAPE_EXACT, type), 0, 0);
	pta->objects.v[object].public.klass = klass;
	*map_put(&pta->class_objects, key, NULL) = object;
	return object;
}

// ---- fields -----------------------------------------------------------------------------------

// Has an object of the class this field?
static bool has_field(const struct klass *klass, const struct klass *owner)
{
	while (klass && klass->depth > owner->depth)
		klass = klass->super;
	return klass == owner;
}

// What code that cannot be seen has put there, when first asked for.
static void fill_open(struct pta *pta, uint32_t object, uint32_t cell, struct ir_type type)
{
	if (pta->objects.v[object].public.kind == PTA_OPEN && !pta->cells.v[cell_find(pta, cell)].set)
		cell_put(pta, cell, object_open(pta, type));
}

uint32_t field_cell(struct pta *pta, uint32_t object, const struct field *field)
{
	const struct shape *shape = &pta->shapes.v[pta->objects.v[object].shape];
	if (!shape->klass || shape->kind == SHAPE_LAMBDA || !has_field(shape->klass, field->owner))
		return 0;
	if (name_slice(field->descriptor).ptr[0] != 'L' && name_slice(field->descriptor).ptr[0] != '[')
		return 0; // read or written by reflection: nothing that points anywhere
	uint32_t cell = pta->options.policy == PTA_TYPES
		? static_cell(pta, field)
		: pta->objects.v[object].slots + slot_get(pta, field);
	if (shape->kind == SHAPE_OPEN)
		fill_open(pta, object, cell, type_of_descriptor_text(pta, name_slice(field->descriptor)));
	return cell;
}

uint32_t element_cell(struct pta *pta, uint32_t object)
{
	const struct shape *shape = &pta->shapes.v[pta->objects.v[object].shape];
	if (shape->klass || !shape->n_slots)
		return 0;
	uint32_t cell = pta->objects.v[object].slots;
	if (shape->kind == SHAPE_OPEN)
		fill_open(pta, object, cell, element_type(shape->type));
	return cell;
}

uint32_t slot_cell(struct pta *pta, uint32_t object, uint32_t slot)
{
	bool is_new;
	uint64_t *known = map_put(&pta->slots, (uint64_t)object << 32 | slot, &is_new);
	if (is_new)
		*known = cell_new(pta, 1);
	return (uint32_t)*known;
}

uint32_t static_cell(struct pta *pta, const struct field *field)
{
	bool is_new;
	uint64_t *known = map_put(&pta->statics, field->id, &is_new);
	if (is_new)
		*known = cell_new(pta, 1);
	return (uint32_t)*known;
}

// ---- what is not told apart -------------------------------------------------------------------

bool is_merged_type(const struct pta *pta, struct ir_type type)
{
	if (type.kind != KIND_CLASS)
		return false;
	const struct klass *klass = pta->world->classes[type.klass];
	for (const struct klass *k = klass; k; k = k->super)
		for (uint32_t i = 0; i < pta->n_merged_supers; i++)
			if (k == pta->merged_supers[i])
				return true;
	return false;
}
