// Looks for everything that the embedded models name in one JDK: classes, methods, arguments, the
// methods of function objects. Prints what is not there, one line each:
//
//     FILE:LINE <tab> since <tab> what
//
// and "rows N" at the end. tests/oracle/models compares JDKs.
#include <stdio.h>

#include "base/vec.h"
#include "input/input.h"
#include "model/model.h"
#include "world/world.h"

struct check {
	struct world *world;
	const struct model_class *class;
	const struct model_row *row;
};

static void complain(const struct check *c, const char *what, const char *detail)
{
	const struct model_row *row = c->row;
	uint32_t since = row && row->since ? row->since : c->class->since;
	printf("%s:%u\t%u\t%s%s%s%.*s: %s %s\n", row ? row->file : c->class->file,
		row ? row->line : c->class->line, since, c->class->name->text, row ? "." : "",
		!row              ? ""
			: row->method ? row->method->text
						  : "*",
		SLICE_ARG(row ? row->parameters : SLICE_EMPTY), what, detail);
}

// ---- supertypes -------------------------------------------------------------------------------

typedef VEC(const struct klass *) klass_list;

static void supertypes(const struct klass *klass, klass_list *all)
{
	vec_push(all, klass);
	for (uint32_t at = 0; at < all->n; at++) {
		const struct klass *k = all->v[at];
		if (k->super)
			vec_push(all, k->super);
		for (uint32_t i = 0; i < k->n_interfaces; i++)
			vec_push(all, k->interfaces[i]);
	}
}

typedef VEC(const struct method *) method_list;

// The methods that the name and the parameters mean. Rows are found from the class that declares the
// method upwards, so that is where they must stand, or in an interface.
static void methods_of(const struct klass *klass, const struct name *name, struct slice parameters,
	bool with_inherited, method_list *found)
{
	klass_list all = { 0 };
	if (with_inherited)
		supertypes(klass, &all);
	else
		vec_push(&all, klass);
	for (uint32_t i = 0; i < all.n; i++)
		for (uint32_t k = 0; k < all.v[i]->n_methods; k++) {
			const struct method *m = &all.v[i]->methods[k];
			if (m->name == name && model_fits(parameters, name_slice(m->descriptor)))
				vec_push(found, m);
		}
	vec_release(&all);
}

// ---- places -----------------------------------------------------------------------------------

static struct slice parameter(const struct method *m, uint32_t number)
{
	struct slice rest = descriptor_parameters(name_slice(m->descriptor)), next = SLICE_EMPTY;
	for (uint32_t i = 0; i < number; i++)
		next = descriptor_next(&rest);
	return next;
}

static bool is_reference(struct slice descriptor)
{
	return descriptor.len && (descriptor.ptr[0] == 'L' || descriptor.ptr[0] == '[');
}

static bool has_place(const struct method *m, const struct model_place *place)
{
	switch (place->base) {
	case MODEL_THIS:
		return !method_is_static(m);
	case MODEL_ARG:
		return method_is_signature_polymorphic(m) || is_reference(parameter(m, place->number));
	case MODEL_RETURN:
		return is_reference(descriptor_return(name_slice(m->descriptor)));
	case MODEL_NEW_LIKE:
		return place->of == MODEL_THIS ? !method_is_static(m)
									   : is_reference(parameter(m, place->number));
	default:
		return true;
	}
}

static void check_place(const struct check *c, const method_list *methods,
	const struct model_place *place)
{
	char number[16];
	bool ok = methods->n == 0;
	for (uint32_t i = 0; i < methods->n; i++)
		ok |= has_place(methods->v[i], place);
	snprintf(number, sizeof(number), "%u", place->number);
	if (!ok && place->base == MODEL_ARG)
		complain(c, "no reference is argument", number);
	else if (!ok)
		complain(c, "it has no", place->base == MODEL_RETURN ? "result" : "receiver");
	if (place->base != MODEL_NEW || !place->type)
		return;
	struct slice name = name_slice(place->type);
	while (name.len && name.ptr[0] == '[')
		name = slice_from(name, 1);
	if (name.len < place->type->len)
		name = slice_of(name.ptr + 1, name.len - 2);
	if (klass_is_phantom(world_find(c->world, name)))
		complain(c, "no class", place->type->text);
}

// Has what is called a method of that name? Where its type is declared.
static bool can_call(const struct check *c, const struct method *m, const struct model_effect *call)
{
	const struct klass *klass = NULL;
	if (call->from.n_fields)
		return true;
	if (call->from.base == MODEL_THIS) {
		klass = world_find(c->world, name_slice(c->class->name));
	} else if (call->from.base == MODEL_ARG) {
		struct slice type = parameter(m, call->from.number);
		if (type.len < 3 || type.ptr[0] != 'L')
			return false;
		klass = world_find(c->world, slice_of(type.ptr + 1, type.len - 2));
	} else {
		return true;
	}
	method_list found = { 0 };
	methods_of(klass, call->method, SLICE_EMPTY, true, &found);
	// What is sorted is declared as an Object.
	if (klass == c->world->object)
		methods_of(world_find_string(c->world, "java/lang/Comparable"), call->method, SLICE_EMPTY,
			false, &found);
	bool ok = found.n > 0;
	vec_release(&found);
	return ok;
}

static void check_effect(const struct check *c, const method_list *methods,
	const struct model_effect *effect)
{
	check_place(c, methods, &effect->from);
	check_place(c, methods, &effect->to);
	if (effect->kind == MODEL_CALL) { // else a handle, which may be a number
		check_place(c, methods, &effect->by);
		check_place(c, methods, &effect->as);
	}
	for (uint32_t i = 0; i < effect->n_args; i++)
		check_place(c, methods, &effect->args[i]);
	if (effect->kind != MODEL_CALL)
		return;
	bool ok = methods->n == 0;
	for (uint32_t i = 0; i < methods->n; i++)
		ok |= can_call(c, methods->v[i], effect);
	if (!ok)
		complain(c, "the function has no method", effect->method->text);
}

static void check_implemented(struct check *c)
{
	const method_list none = { 0 };
	c->row = c->class->implemented;
	for (uint32_t i = 0; c->row && i < c->row->n_effects; i++)
		check_effect(c, &none, &c->row->effects[i]);
}

static void check_class(struct check *c)
{
	const struct model_class *class = c->class;
	if (class->library || class->name->text[class->name->len - 1] == '*')
		return;
	const struct klass *klass = world_find(c->world, name_slice(class->name));
	c->row = NULL;
	if (klass_is_phantom(klass)) {
		complain(c, "no such", "class");
		return;
	}
	check_implemented(c);
	for (uint32_t i = 0; i < class->n_rows; i++) {
		method_list methods = { 0 };
		c->row = class->rows[i];
		if (c->row->method)
			methods_of(klass, c->row->method, c->row->parameters, klass->is_interface, &methods);
		if (c->row->method && methods.n == 0)
			complain(c, "no such", "method");
		else
			for (uint32_t k = 0; k < c->row->n_effects; k++)
				check_effect(c, &methods, &c->row->effects[k]);
		vec_release(&methods);
	}
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input_options options = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	if (argc != 2 || !input_add_jdk(input, argv[1], &err)) {
		fprintf(stderr, "usage: models_check JDK: %s\n", err.text);
		return 2;
	}
	struct world *world = world_new(input, notes, 1);
	struct models *models = models_new(world->names);
	struct check check = { .world = world };
	uint32_t n_rows = 0;
	world_load_input(world);
	for (uint32_t i = 0; i < models_count(models); i++) {
		check.class = models_at(models, i);
		n_rows += check.class->n_rows;
		check_class(&check);
	}
	printf("rows %u\n", n_rows);
	models_free(models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return 0;
}
