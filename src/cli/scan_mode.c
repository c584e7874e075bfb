// Program or library? CONTRACT.md: --main, else --library, else the manifest's Main-Class, else every
// class of INPUT with a main, else library mode.
#include "cli/nearest.h"
#include "cli/scan.h"

#define MAIN_DESCRIPTOR "([Ljava/lang/String;)V"

static bool say(struct scan *scan, const char *format, const char *name)
{
	notes_add(scan->session.notes, NOTE_ERROR, 0, format, name);
	return false;
}

static bool say_no_class(struct scan *scan, const char *name)
{
	struct arena arena;
	arena_init(&arena);
	const char *near = nearest_class(scan->session.world, name, &arena);
	notes_add(scan->session.notes, NOTE_ERROR, 0,
		"--main %s: no such class in INPUT or class path%s%s%s", name,
		near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
	arena_release(&arena);
	return false;
}

// ---- mains ----------------------------------------------------------------------------------

// The classic one: public static void main(String[]).
static struct method *classic_main(const struct world *world, const struct klass *klass)
{
	struct method *method = klass_method_named(world, klass, "main", MAIN_DESCRIPTOR);
	uint16_t want = ACC_PUBLIC | ACC_STATIC;
	return method && (method->access & want) == want && method->member->code ? method : NULL;
}

// What the java command would start: also inherited, and since Java 25 (JEP 512) not public, not
// static, or without parameters.
static struct method *launched_main(struct world *world, struct klass *klass)
{
	static const char *const descriptors[] = { MAIN_DESCRIPTOR, "()V" };
	for (int i = 0; i < 2; i++) {
		const struct name *name = intern_string(world->names, "main");
		const struct name *descriptor = intern_string(world->names, descriptors[i]);
		struct method *method = world_resolve_method(world, klass, name, descriptor);
		if (method && !(method->access & ACC_PRIVATE) && method->member->code)
			return method;
	}
	return NULL;
}

static void add_main(struct scan *scan, struct method *method)
{
	for (uint32_t i = 0; i < scan->mains.n; i++)
		if (scan->mains.v[i] == method)
			return;
	vec_push(&scan->mains, method);
}

static bool add_named_mains(struct scan *scan)
{
	struct world *world = scan->session.world;
	const string_list *names = &scan->options->mains;
	for (uint32_t i = 0; i < names->n; i++) {
		struct klass *klass = world_find_as_typed(world, names->v[i]);
		if (!klass)
			return say_no_class(scan, names->v[i]);
		struct method *method = launched_main(world, klass);
		if (!method)
			return say(scan, "--main %s: the class has no main(String[])", names->v[i]);
		add_main(scan, method);
	}
	return true;
}

static void add_manifest_mains(struct scan *scan)
{
	struct world *world = scan->session.world;
	uint32_t n;
	const char *const *names = input_main_classes(scan->session.input, &n);
	for (uint32_t i = 0; i < n; i++) {
		struct klass *klass = names[i] ? world_find_as_typed(world, names[i]) : NULL;
		struct method *method = klass ? launched_main(world, klass) : NULL;
		if (method)
			add_main(scan, method);
		else if (names[i])
			notes_add(scan->session.notes, NOTE_WARNING, i,
				"the manifest's Main-Class %s is not there or has no main: passed over", names[i]);
	}
}

// A JDK's own mains (jlink, javac, ...) do not make it a program.
static void add_all_mains(struct scan *scan)
{
	struct world *world = scan->session.world;
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		struct method *method = NULL;
		if (scan_reports_on(&scan->how, klass) && klass->entry->module.len == 0)
			method = classic_main(world, klass);
		if (method)
			add_main(scan, method);
	}
}

// ---- modules --------------------------------------------------------------------------------

static bool has_module(const struct input *input, const char *name)
{
	for (uint32_t i = 0; i < input_n_entries(input); i++) {
		const struct input_entry *entry = input_entry(input, i);
		if (entry->role == ROLE_INPUT && slice_equal(entry->module, slice_of_string(name)))
			return true;
	}
	return false;
}

static bool check_modules(struct scan *scan)
{
	const string_list *names = &scan->options->modules;
	for (uint32_t i = 0; i < names->n; i++)
		if (!has_module(scan->session.input, names->v[i]))
			return say(scan, "--module %s: no such module in INPUT", names->v[i]);
	scan->how.n_modules = names->n;
	scan->how.modules = names->v;
	return true;
}

// ---- all together ---------------------------------------------------------------------------

// A public class whose only use is to hold others has none.
static bool has_public_method(const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if (klass->methods[i].access & (ACC_PUBLIC | ACC_PROTECTED) &&
			!method_is_initialiser(&klass->methods[i]))
			return true;
	return false;
}

static bool has_public_entry(const struct scan *scan)
{
	const struct world *world = scan->session.world;
	for (uint32_t id = 1; id <= world->n_classes; id++)
		if (scan_reports_on(&scan->how, world->classes[id]) &&
			(world->classes[id]->access & ACC_PUBLIC) && has_public_method(world->classes[id]))
			return true;
	return false;
}

static void be_program(struct scan *scan)
{
	scan->how.mode = SCAN_PROGRAM;
	scan->how.n_mains = scan->mains.n;
	scan->how.mains = scan->mains.v;
	if (scan->options->entries)
		notes_add(scan->session.notes, NOTE_WARNING, 0,
			"INPUT has a main, so --entries means nothing; --library makes it a library");
}

static void be_library(struct scan *scan)
{
	scan->how.mode = SCAN_LIBRARY;
	if (scan->how.rules & RULE_BIT(object_race) && scan->options->only.n)
		notes_add(scan->session.notes, NOTE_WARNING, 0,
			"object-race looks at programs only, and INPUT is looked at as a library");
	scan->how.rules &= ~RULE_BIT(object_race); // it needs threads that the program starts
	if (!scan->options->entries && !has_public_entry(scan))
		scan->how.entries = ENTRIES_NON_PRIVATE;
}

bool scan_decide_mode(struct scan *scan)
{
	if (!check_modules(scan) || !add_named_mains(scan))
		return false;
	if (!scan->options->library && scan->mains.n == 0)
		add_manifest_mains(scan);
	if (!scan->options->library && scan->mains.n == 0) {
		add_all_mains(scan);
		scan->has_found_mains = scan->mains.n > 0;
	}
	if (scan->mains.n)
		be_program(scan);
	else
		be_library(scan);
	return true;
}
