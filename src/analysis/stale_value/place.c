// Places: access paths as plain data, so that summaries of methods can speak of them. The views of a
// read-write lock are the lock.
#include "analysis/stale_value/place.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/op.h"
#include "base/intern.h"

static const struct place nowhere;

static struct place root_of(const struct ir *ir, const struct path *path)
{
	struct place place = { .root = PLACE_VALUE, .number = path->value };
	switch (path->kind) {
	case PATH_THIS:
		place = (struct place){ .root = PLACE_PARAM };
		break;
	case PATH_PARAMETER:
		place = (struct place){ .root = PLACE_PARAM, .number = path->number };
		break;
	case PATH_STATIC:
		if (!path->field)
			return nowhere;
		place = (struct place){ .root = PLACE_STATIC, .number = path->field->id };
		break;
	case PATH_CLASS: {
		const struct klass *klass = world_loaded(ir->world, path->text);
		if (!klass)
			return nowhere;
		place = (struct place){ .root = PLACE_CLASS, .number = klass->id };
		break;
	}
	case PATH_UNKNOWN:
	case PATH_STRING:
		return nowhere;
	default:
		break;
	}
	return place;
}

static struct place with_part(struct place place, uint32_t part)
{
	return place_extend(place, part, PLACE_PARTS);
}

#define MAX_GETTERS 4

static struct place build(const struct sv_method *m, const struct path *path, uint32_t n_getters);

static struct place place_at(const struct sv_method *m, uint32_t value, uint32_t n_getters)
{
	if (!value || !type_is_reference(ir_at(m->ir, value)->type))
		return nowhere;
	return build(m, path_of(m->paths, value), n_getters);
}

// holder.account(): the field that a getter returns, or what it has been given.
static struct place place_of_result(const struct sv_method *m, uint32_t value, uint32_t n_getters)
{
	const struct ir_insn *call = ir_at(m->ir, value);
	const struct place *result = n_getters ? lent_result(m, call) : NULL;
	if (!result)
		return nowhere;
	if (result->root != PLACE_PARAM)
		return *result;
	if (result->number >= call->n_args)
		return nowhere;
	struct place whole = place_at(m, ir_arg(m->ir, call, result->number), n_getters - 1);
	for (uint32_t i = 0; i < result->n; i++)
		whole = with_part(whole, result->parts[i]);
	return whole;
}

// Optional.ofNullable(x).get() is x; what comes out of a stream has no other name.
static struct place place_of_element(const struct sv_method *m, uint32_t source, uint32_t n_getters)
{
	struct place place = n_getters ? place_at(m, source, n_getters - 1) : nowhere;
	return place.root != PLACE_NONE ? place
									: (struct place){ .root = PLACE_VALUE, .number = source };
}

static struct place build(const struct sv_method *m, const struct path *path, uint32_t n_getters)
{
	switch (path->kind) {
	case PATH_FIELD: {
		struct place base = build(m, path->base, n_getters);
		return path->field ? with_part(base, path->field->id) : nowhere;
	}
	case PATH_ELEMENT: {
		uint32_t kind = path->has_constant_index ? PART_CONSTANT : PART_VALUE;
		uint32_t bits = path->has_constant_index ? UINT32_C(0x1fffffff) : ~PART_KIND;
		return with_part(build(m, path->base, n_getters), kind | (path->value & bits));
	}
	case PATH_ACCESSOR:
		return build(m, path->base, n_getters);
	case PATH_CALL: {
		struct place result = place_of_result(m, path->value, n_getters);
		if (result.root != PLACE_NONE)
			return result;
		uint32_t element = elements_opened(m, path->value);
		if (element)
			return place_of_element(m, element, n_getters);
		struct place found = root_of(m->ir, path);
		if (m->sv->is_surveyed && found.root == PLACE_VALUE)
			found.number = elements_first_lookup(m, found.number);
		return found;
	}
	default:
		return root_of(m->ir, path);
	}
}

struct place place_of_path(const struct sv_method *m, const struct path *path)
{
	return build(m, path, MAX_GETTERS);
}

struct place place_of_handed(const struct sv_method *m, uint32_t stage)
{
	return place_of_element(m, elements_source(m, stage), MAX_GETTERS);
}

struct place place_of_value(const struct sv_method *m, uint32_t value)
{
	return place_at(m, value, MAX_GETTERS);
}

struct place place_of_field(const struct place *base, const struct field *field)
{
	if (!field)
		return nowhere;
	if (field->access & ACC_STATIC)
		return (struct place){ .root = PLACE_STATIC, .number = field->id };
	return with_part(*base, field->id);
}

// ---- for people -------------------------------------------------------------------------------

static void print_short_class(const struct klass *klass, struct buf *out)
{
	struct slice name = name_slice(klass->name);
	buf_slice(out, slice_from(name, (size_t)(slice_find_last(name, '/') + 1)));
}

static void print_root(const struct ir *ir, const struct place *place, struct paths *paths,
	struct buf *out)
{
	switch (place->root) {
	case PLACE_PARAM:
		path_print(paths, path_of(paths, place->number + 1u), out);
		break;
	case PLACE_STATIC:
		print_short_class(ir->world->fields[place->number]->owner, out);
		buf_char(out, '.');
		buf_slice(out, name_slice(ir->world->fields[place->number]->name));
		break;
	case PLACE_CLASS:
		print_short_class(ir->world->classes[place->number], out);
		buf_string(out, ".class");
		break;
	default:
		path_print(paths, path_of(paths, place->number), out);
		break;
	}
}

void place_print(const struct ir *ir, const struct place *place, struct buf *out)
{
	struct paths *paths = paths_new(ir, ir->arena);
	print_root(ir, place, paths, out);
	place_print_parts(ir->world, place, out);
}
