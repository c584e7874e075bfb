// --junit CLASS#METHOD: is there such a test? Asked before anything runs.
#include "cli/nearest.h"
#include "cli/program.h"

static bool has_binary_name(const struct klass *klass, const char *typed)
{
	struct buf name = BUF_INIT;
	class_print_name(name_slice(klass->name), &name);
	bool is_same = strcmp(buf_cstring(&name), typed) == 0;
	buf_release(&name);
	return is_same;
}

static bool no_class(struct session *session, const struct klass *klass, const char *typed,
	struct arena *arena, struct err *err)
{
	struct buf meant = BUF_INIT;
	const char *near = NULL;
	if (klass) { // named as the language does, not as class loaders do
		class_print_name(name_slice(klass->name), &meant);
		near = buf_cstring(&meant);
	} else {
		near = nearest_class(session->world, typed, arena);
	}
	err_set(err, ERR_USAGE, "--junit: no class %s in INPUT or class path%s%s%s", typed,
		near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
	buf_release(&meant);
	return false;
}

static bool has_method(const struct klass *klass, const char *name, struct nearest *nearest)
{
	for (; klass; klass = klass->super)
		for (uint32_t i = 0; i < klass->n_methods; i++) {
			const char *one = klass->methods[i].name->text;
			if (strcmp(one, name) == 0)
				return true;
			if (one[0] != '<' && klass->role != ROLE_JDK)
				nearest_offer(nearest, one);
		}
	return false;
}

// An interface may have it, or a class that is missing.
static bool is_all_known(const struct klass *klass)
{
	for (; klass; klass = klass->super)
		if (klass_is_phantom(klass) || klass->n_interfaces)
			return false;
	return true;
}

bool junit_is_there(struct session *session, const char *test, struct err *err)
{
	struct arena arena;
	arena_init(&arena);
	const char *hash = strrchr(test, '#'), *method = hash + 1;
	const char *name = (const char *)arena_printf(&arena, "%.*s", (int)(hash - test), test).ptr;
	const struct klass *klass = world_find_as_typed(session->world, name);
	struct nearest nearest = { .typed = method };
	bool is_there = false;
	if (!klass || !has_binary_name(klass, name))
		is_there = no_class(session, klass, name, &arena, err);
	else if (has_method(klass, method, &nearest) || !is_all_known(klass))
		is_there = true;
	else
		err_set(err, ERR_USAGE, "--junit: %s has no method %s%s%s%s", name, method,
			nearest.name ? "; did you mean " : "", nearest.name ? nearest.name : "",
			nearest.name ? "?" : "");
	arena_release(&arena);
	return is_there;
}
