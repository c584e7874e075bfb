// Shapes (types of objects that exist) and filters (types that casts ask for).
//
// A filter is a mask over all objects. It is kept up to date from both sides: a new object is entered in
// the filters of all its supertypes, a new filter is told all objects that there are. So asking costs
// nothing, and what was once said of an object never changes.
#include "pta/internal.h"

#include <stdlib.h>

static uint64_t pack(enum shape_kind kind, struct ir_type type)
{
	uint64_t array = (uint64_t)type.dimensions << 48 | (uint64_t)(uint8_t)type.element << 40 |
		1ull << 32;
	return (uint64_t)kind << 62 | (type.kind == KIND_ARRAY ? array : 0) |
		(type.kind == KIND_ARRAY && type.element != 'L' ? 0 : type.klass);
}

struct ir_type class_type(const struct klass *klass)
{
	return (struct ir_type){ .kind = KIND_CLASS, .klass = klass->id };
}

struct ir_type element_type(struct ir_type array)
{
	if (array.kind != KIND_ARRAY)
		return (struct ir_type){ .kind = KIND_NONE };
	if (array.dimensions > 1) {
		array.dimensions--;
		return array;
	}
	if (array.element == 'L')
		return (struct ir_type){ .kind = KIND_CLASS, .klass = array.klass };
	return (struct ir_type){ .kind = KIND_INT };
}

struct ir_type type_of_descriptor_text(struct pta *pta, struct slice text)
{
	struct ir_type type = { 0 };
	while (text.len && text.ptr[0] == '[') {
		type.kind = KIND_ARRAY;
		type.dimensions++;
		text = slice_from(text, 1);
	}
	type.element = text.len ? (char)text.ptr[0] : 'V';
	if (type.element == 'L') {
		type.kind = type.dimensions ? KIND_ARRAY : KIND_CLASS;
		type.klass = world_find(pta->world, slice_until(slice_from(text, 1), text.len - 2))->id;
	} else if (!type.dimensions) {
		type.kind = type.element == 'V' ? KIND_NONE : KIND_INT;
	}
	if (type.kind == KIND_CLASS)
		type.element = 0;
	return type;
}

// ---- fields -----------------------------------------------------------------------------------

static void grow_by_class(struct pta *pta)
{
	uint32_t n = pta->world->n_classes + 1;
	for (; pta->layouts.n < n; pta->layouts.n++) {
		vec_reserve(&pta->layouts, pta->layouts.n + 1);
		pta->layouts.v[pta->layouts.n] = 0;
	}
	while (pta->marks.n < n)
		vec_push(&pta->marks, 0);
	while (pta->filter_of_class.n < n)
		vec_push(&pta->filter_of_class, 0);
}

static bool is_reference_field(const struct field *field)
{
	return !(field->access & ACC_STATIC) &&
		(field->descriptor->text[0] == 'L' || field->descriptor->text[0] == '[');
}

// The fields of the superclass come first, so a field has the same number in all subclasses.
uint32_t layout_get(struct pta *pta, const struct klass *klass)
{
	grow_by_class(pta);
	if (pta->layouts.v[klass->id])
		return pta->layouts.v[klass->id] - 1;
	uint32_t n = klass->super ? layout_get(pta, klass->super) : 0;
	while (pta->slot_of.n <= pta->world->n_fields)
		vec_push(&pta->slot_of, 0);
	for (uint32_t i = 0; i < klass->n_fields; i++)
		if (is_reference_field(&klass->fields[i]))
			pta->slot_of.v[klass->fields[i].id] = ++n;
	pta->layouts.v[klass->id] = n + 1;
	return n;
}

uint32_t slot_get(struct pta *pta, const struct field *field)
{
	layout_get(pta, field->owner);
	return pta->slot_of.v[field->id] - 1;
}

// ---- supertypes -------------------------------------------------------------------------------

typedef VEC(uint32_t) id_list;

static void gather(struct pta *pta, const struct klass *klass, id_list *supers)
{
	for (; klass; klass = klass->super) {
		if (pta->marks.v[klass->id] == pta->epoch)
			return;
		pta->marks.v[klass->id] = pta->epoch;
		vec_push(supers, klass->id);
		for (uint32_t i = 0; i < klass->n_interfaces; i++)
			gather(pta, klass->interfaces[i], supers);
	}
}

// What a function object is too where the program asks for it.
static void gather_markers(struct pta *pta, id_list *supers)
{
	struct klass *interface;
	for (uint32_t i = 0; (interface = machine_class(pta->world, MACHINE_ARRAYS, i)); i++)
		if (!klass_is_phantom(interface) && interface->id < pta->marks.n)
			gather(pta, interface, supers);
}

// Arrays are Objects, Cloneable and Serializable (JVMS 4.10.1.2): what the Object and the Class of the
// machine say of an array.
static void gather_array(struct pta *pta, id_list *supers)
{
	const struct klass *interface;
	vec_push(supers, pta->world->object->id);
	for (uint32_t i = 0; (interface = machine_class(pta->world, MACHINE_ARRAYS, i)); i++)
		vec_push(supers, interface->id);
}

// ---- missing classes --------------------------------------------------------------------------

// A class that is missing may be of the program, which other classes of its package are of, and extend any
// of it. Otherwise it is a library's, which does not know the program.
static struct slice package_of(const struct klass *klass)
{
	struct slice name = name_slice(klass->name);
	while (name.len && name.ptr[name.len - 1] != '/')
		name.len--;
	return name;
}

static bool is_of_program(const struct klass *klass)
{
	return klass->role == ROLE_INPUT && !klass_is_phantom(klass);
}

void types_prepare(struct pta *pta)
{
	for (uint32_t i = 1; i <= pta->world->n_classes; i++)
		if (is_of_program(pta->world->classes[i]))
			map_put(&pta->packages, hash_bytes(package_of(pta->world->classes[i])), NULL);
}

static bool hides_program(const struct pta *pta, const id_list *supers)
{
	for (uint32_t i = 0; i < supers->n; i++) {
		const struct klass *klass = pta->world->classes[supers->v[i]];
		if (klass_is_phantom(klass) && map_get(&pta->packages, hash_bytes(package_of(klass))))
			return true;
	}
	return false;
}

// Of an array: what its elements are.
static bool elements_hide_program(struct pta *pta, struct ir_type type)
{
	id_list supers = { 0 };
	if (type.element == 'L') {
		grow_by_class(pta);
		pta->epoch++;
		gather(pta, pta->world->classes[type.klass], &supers);
	}
	bool hides = hides_program(pta, &supers);
	vec_release(&supers);
	return hides;
}

bool shape_may_be(const struct shape *shape, const struct klass *wanted)
{
	return shape->klass && klass_has_phantom_super(shape->klass) &&
		(shape->hides_program || !is_of_program(wanted));
}

// ---- shapes -----------------------------------------------------------------------------------

uint32_t shape_get(struct pta *pta, enum shape_kind kind, struct ir_type type)
{
	bool is_new;
	uint64_t *known = map_put(&pta->shape_of, pack(kind, type), &is_new);
	if (!is_new)
		return (uint32_t)*known;
	*known = pta->shapes.n;
	struct shape shape = { .kind = (uint8_t)kind, .type = type };
	id_list supers = { 0 };
	if (type.kind == KIND_CLASS) {
		shape.klass = pta->world->classes[type.klass];
		shape.n_slots = kind == SHAPE_LAMBDA ? 0 : layout_get(pta, shape.klass);
		grow_by_class(pta);
		pta->epoch++;
		gather(pta, shape.klass, &supers);
		if (kind == SHAPE_LAMBDA) // it may be asked to be serializable too
			gather_markers(pta, &supers);
		if (shape.klass->is_interface)
			gather(pta, pta->world->object, &supers);
	} else {
		gather_array(pta, &supers);
		struct ir_type element = element_type(type);
		shape.n_slots = element.kind == KIND_CLASS || element.kind == KIND_ARRAY;
	}
	grow_by_class(pta);
	shape.hides_program = shape.klass ? hides_program(pta, &supers)
									  : elements_hide_program(pta, type);
	shape.supers = supers.v;
	shape.n_supers = supers.n;
	vec_push(&pta->shapes, shape);
	return pta->shapes.n - 1;
}

// ---- filters ----------------------------------------------------------------------------------

// Of arrays: their elements pass; where they are primitive, the same ones.
static bool array_passes(const struct pta *pta, const struct shape *shape, struct ir_type wanted)
{
	struct ir_type type = shape->type;
	if (wanted.dimensions > type.dimensions)
		return false;
	if (wanted.dimensions == type.dimensions) {
		if (wanted.element != 'L' || type.element != 'L')
			return wanted.element == type.element;
		const struct klass *klass = pta->world->classes[type.klass];
		const struct klass *super = pta->world->classes[wanted.klass];
		return is_of_program(super) && !shape->hides_program ? klass_is_subtype(klass, super)
															 : klass_may_be_subtype(klass, super);
	}
	// What is left of the type is an array, which is an Object and implements two interfaces.
	const struct klass *klass = wanted.element == 'L' ? pta->world->classes[wanted.klass] : NULL;
	return klass && (klass == pta->world->object || klass->is_interface);
}

// Is there a class below both?
static bool have_common(struct pta *pta, const struct klass *klass, const struct klass *wanted)
{
	VEC(const struct klass *) work = { 0 };
	bool found = false;
	grow_by_class(pta);
	pta->epoch++;
	vec_push(&work, wanted);
	while (work.n && !found) {
		const struct klass *at = vec_pop(&work);
		if (pta->marks.v[at->id] == pta->epoch)
			continue;
		pta->marks.v[at->id] = pta->epoch;
		found = klass_may_be_subtype(at, klass);
		for (uint32_t i = 0; i < at->n_subtypes; i++)
			vec_push(&work, at->subtypes[i]);
	}
	vec_release(&work);
	return found;
}

// An object whose class is not known exactly may be of a subclass that implements what is asked for.
static bool open_passes(struct pta *pta, const struct shape *shape, const struct klass *wanted)
{
	const struct klass *klass = shape->klass;
	if (klass->access & ACC_FINAL)
		return false; // its supertypes are known
	if (is_of_program(wanted) && !shape->hides_program)
		return have_common(pta, klass, wanted);
	if (wanted->access & ACC_FINAL)
		return klass_may_be_subtype(wanted, klass);
	return klass->is_interface || wanted->is_interface || klass_may_be_subtype(wanted, klass);
}

static void let_pass(struct filter *filter, uint32_t object)
{
	while (filter->mask.n <= object / 64)
		vec_push(&filter->mask, 0);
	filter->mask.v[object / 64] |= (uint64_t)1 << (object % 64);
}

static bool shape_is(const struct shape *shape, uint32_t klass)
{
	for (uint32_t i = 0; i < shape->n_supers; i++)
		if (shape->supers[i] == klass)
			return true;
	return false;
}

static bool passes(struct pta *pta, const struct shape *shape, const struct filter *filter)
{
	if (shape->kind == SHAPE_OPEN && shape->klass == pta->world->object)
		return true;
	if (!filter->klass)
		return !shape->klass ? array_passes(pta, shape, filter->type) : false;
	if (shape_is(shape, filter->klass->id))
		return true;
	if (shape->kind == SHAPE_OPEN)
		return shape->klass && open_passes(pta, shape, filter->klass);
	// A superclass that nobody has leaves it open.
	return shape_may_be(shape, filter->klass) && klass_may_be_subtype(shape->klass, filter->klass);
}

bool object_passes(struct pta *pta, uint32_t object, struct ir_type type)
{
	struct filter filter = { .type = type };
	if (type.kind != KIND_CLASS && type.kind != KIND_ARRAY)
		return true;
	if (type.kind == KIND_CLASS)
		filter.klass = pta->world->classes[type.klass];
	return filter.klass == pta->world->object ||
		passes(pta, &pta->shapes.v[pta->objects.v[object].shape], &filter);
}

void filters_add_object(struct pta *pta, uint32_t object)
{
	struct shape *shape = &pta->shapes.v[pta->objects.v[object].shape];
	vec_push(&shape->objects, object);
	bool is_plain = shape->kind != SHAPE_OPEN &&
		!(shape->klass && klass_has_phantom_super(shape->klass));
	for (uint32_t i = 0; is_plain && i < shape->n_supers; i++) {
		uint32_t filter = pta->filter_of_class.v[shape->supers[i]];
		if (filter)
			let_pass(&pta->filters.v[filter], object);
	}
	for (uint32_t i = 0; is_plain && !shape->klass && i < pta->array_filters.n; i++) {
		struct filter *filter = &pta->filters.v[pta->array_filters.v[i]];
		if (array_passes(pta, shape, filter->type))
			let_pass(filter, object);
	}
	for (uint32_t i = 1; !is_plain && i < pta->filters.n; i++)
		if (passes(pta, shape, &pta->filters.v[i]))
			let_pass(&pta->filters.v[i], object);
}

uint32_t filter_get(struct pta *pta, struct ir_type type)
{
	bool is_new;
	if ((type.kind != KIND_CLASS && type.kind != KIND_ARRAY) ||
		(type.kind == KIND_CLASS && pta->world->classes[type.klass] == pta->world->object))
		return 0;
	uint64_t *known = map_put(&pta->filter_of, pack(SHAPE_EXACT, type), &is_new);
	if (!is_new)
		return (uint32_t)*known;
	uint32_t id = pta->filters.n;
	*known = id;
	struct filter filter = { .type = type };
	if (type.kind == KIND_CLASS) {
		filter.klass = pta->world->classes[type.klass];
		grow_by_class(pta);
		pta->filter_of_class.v[type.klass] = id;
	} else {
		vec_push(&pta->array_filters, id);
	}
	vec_push(&pta->filters, filter);
	for (uint32_t i = 1; i < pta->shapes.n; i++) {
		const struct shape *shape = &pta->shapes.v[i];
		if (shape->objects.n == 0 || !passes(pta, shape, &pta->filters.v[id]))
			continue;
		for (uint32_t k = 0; k < shape->objects.n; k++)
			let_pass(&pta->filters.v[id], shape->objects.v[k]);
	}
	return id;
}

void types_release(struct pta *pta)
{
	for (uint32_t i = 0; i < pta->shapes.n; i++) {
		free(pta->shapes.v[i].supers);
		vec_release(&pta->shapes.v[i].objects);
	}
	for (uint32_t i = 0; i < pta->filters.n; i++)
		vec_release(&pta->filters.v[i].mask);
	vec_release(&pta->shapes);
	vec_release(&pta->filters);
	vec_release(&pta->array_filters);
	vec_release(&pta->filter_of_class);
	vec_release(&pta->layouts);
	vec_release(&pta->slot_of);
	vec_release(&pta->marks);
	map_release(&pta->shape_of);
	map_release(&pta->packages);
	map_release(&pta->filter_of);
}
