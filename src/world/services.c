// Who provides a service (java.util.ServiceLoader): what modules say of it in their module-info
// (JVMS 4.7.25, `provides`), and every class of INPUT and class path met so far that implements it and could
// be made: what META-INF/services says is not read, so that is taken to name them all.
#include "base/cursor.h"
#include "world/internal.h"

static void skip(struct cursor *c, uint32_t n, uint32_t each)
{
	for (uint32_t i = 0; i < n && cursor_ok(c); i++)
		for (uint32_t k = 0; k < each; k++)
			cursor_u2(c);
}

// exports and opens: to whom.
static void skip_packages(struct cursor *c)
{
	uint32_t n = cursor_u2(c);
	for (uint32_t i = 0; i < n && cursor_ok(c); i++) {
		skip(c, 1, 2);
		skip(c, cursor_u2(c), 1);
	}
}

static void visit_class(struct world *world, const struct class *file, uint16_t index,
	service_visitor *visit, void *context)
{
	if (!constant_is(file, index, CONSTANT_Class))
		return;
	struct klass *klass = world_find(world, class_name_at(file, index));
	if (!klass_is_phantom(klass))
		visit(context, klass);
}

static void visit_module(struct world *world, const struct class *file, const struct klass *service,
	service_visitor *visit, void *context)
{
	struct slice bytes;
	if (!attribute_find(file, file->attributes, ATTRIBUTE_Module, &bytes))
		return;
	struct cursor c = cursor_of(bytes);
	skip(&c, 3, 1);
	skip(&c, cursor_u2(&c), 3); // requires
	skip_packages(&c);
	skip_packages(&c);
	skip(&c, cursor_u2(&c), 1); // uses
	uint32_t n = cursor_u2(&c);
	for (uint32_t i = 0; i < n && cursor_ok(&c); i++) {
		uint16_t index = cursor_u2(&c);
		bool is_it = constant_is(file, index, CONSTANT_Class) &&
			slice_equal(class_name_at(file, index), name_slice(service->name));
		uint32_t n_providers = cursor_u2(&c);
		for (uint32_t k = 0; k < n_providers && cursor_ok(&c); k++) {
			uint16_t provider = cursor_u2(&c);
			if (is_it && cursor_ok(&c))
				visit_class(world, file, provider, visit, context);
		}
	}
}

static void visit_modules(struct world *world, const struct klass *service, service_visitor *visit,
	void *context)
{
	struct arena arena;
	arena_init(&arena);
	for (uint32_t i = 0; i < input_n_entries(world->input); i++) {
		const struct input_entry *entry = input_entry(world->input, i);
		struct slice bytes;
		struct err err = ERR_INIT;
		if (!slice_equal(entry->class_name, SLICE("module-info")) ||
			!input_read(world->input, entry, &arena, &bytes, &err))
			continue;
		const struct class *file = class_read(bytes, &arena, &err);
		if (file)
			visit_module(world, file, service, visit, context);
		arena_clear(&arena);
	}
	arena_release(&arena);
}

static void visit_subtypes(const struct klass *service, service_visitor *visit, void *context)
{
	for (uint32_t i = 0; i < service->n_subtypes; i++) {
		struct klass *klass = service->subtypes[i];
		if (klass->role != ROLE_JDK && !klass_is_phantom(klass) &&
			!(klass->access & (ACC_ABSTRACT | ACC_INTERFACE)))
			visit(context, klass);
		visit_subtypes(klass, visit, context);
	}
}

void world_providers(struct world *world, const struct klass *service, service_visitor *visit,
	void *context)
{
	visit_subtypes(service, visit, context);
	visit_modules(world, service, visit, context);
}
