// Which marked objects points-to sees where in drivers (drivers/Drivers.java), by rows or by bodies.
//
//     reaches JDK CLASSES rows|bodies [DRIVER...]
//
// Prints a line for each fact, in no order and more than once where there are several contexts:
//
//     DRIVER see WHAT PART            the object that the driver made as PART is what it saw as WHAT
//     DRIVER call CLASS.METHOD I PART the object is parameter I (0: receiver) of a method of the drivers' own
//     DRIVER run CLASS.METHOD         a method of the drivers' own is run by the call, not by what made its objects
//     DRIVER row FILE:LINE            the driver calls a method with this row (rows only)
//     0 row FILE:LINE CLASS.METHOD JDK  a row that moves references, driven or not, and the JDK that has it
//
// `rows` is points-to as it is by default; `bodies` follows the JDK's own code, in contexts of two calls, in the
// classes that the file CLASSES/followed names; all others have their rows.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bug.h"
#include "input/input.h"
#include "model/model.h"
#include "pta/pta.h"

// "m_12_a1": the driver's number, and where the part's name begins; 0: no marked object.
static unsigned long driver_of(const char *name, const char *prefix, const char **rest)
{
	size_t length = strlen(prefix);
	if (strncmp(name, prefix, length) != 0)
		return 0;
	char *end;
	unsigned long number = strtoul(name + length, &end, 10);
	*rest = *end == '_' ? end + 1 : end;
	return number;
}

// The prefix is "DRIVER see WHAT" where `driver` is that of the observer: other drivers' objects are not its.
static void print_set(const struct pta *pta, pta_set set, unsigned long driver, const char *what)
{
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1)) {
		const struct pta_object *object = pta_object(pta, o);
		const char *part;
		unsigned long maker = object->method ? driver_of(object->method->name->text, "m_", &part)
											 : 0;
		if (maker && (!driver || maker == driver))
			printf("%lu %s %s\n", maker, what, part);
	}
}

static void print_node(const struct pta *pta, uint32_t node)
{
	const struct method *method = pta_node(pta, node)->method;
	const char *name = method->name->text, *rest;
	char what[400];
	unsigned long driver = driver_of(name, "see_", &rest);
	if (method->owner->role != ROLE_INPUT || name[0] == '<')
		return;
	if (driver) {
		snprintf(what, sizeof what, "see %s", rest);
		print_set(pta, pta_parameter(pta, node, 0), driver, what);
		return;
	}
	if (method->access & ACC_STATIC)
		return;
	for (uint32_t i = 0; i < 4; i++) {
		snprintf(what, sizeof what, "call %s.%s %u", method->owner->name->text, name, i);
		print_set(pta, pta_parameter(pta, node, i), 0, what);
	}
}

// Does the row say where references go?
static bool moves(const struct model_row *row)
{
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind <= MODEL_CALL)
			return true;
	return false;
}

static void print_rows(struct world *world, const char *folder)
{
	char path[4096], line[4096];
	snprintf(path, sizeof path, "%s/names", folder);
	FILE *file = fopen(path, "r");
	if (!file)
		BUG("no names");
	while (fgets(line, sizeof line, file)) {
		char *rest = line;
		char *number = strsep(&rest, "\t"), *class = strsep(&rest, "\t");
		strsep(&rest, "\t");
		char *method = strsep(&rest, "\t"), *descriptor = strsep(&rest, "\n");
		const struct model_row *row = model_of_ref(world->models, world_find_string(world, class),
			intern_string(world->names, method), slice_of_string(descriptor));
		if (row)
			printf("%s row %s:%u\n", number, row->file, row->line);
	}
	fclose(file);
	for (uint32_t i = 0; i < models_count(world->models); i++) {
		const struct model_class *class = models_at(world->models, i);
		for (uint32_t j = 0; j < class->n_rows && !class->library; j++)
			if (moves(class->rows[j]))
				printf("0 row %s:%u %s.%s %u\n", class->rows[j]->file, class->rows[j]->line,
					class->name->text, class->rows[j]->method ? class->rows[j]->method->text : "*",
					class->rows[j]->since ? class->rows[j]->since : class->since);
	}
}

// The methods of the program's own that the driver's call comes to, however far; "t12" is what calls.
static void print_run(const struct pta *pta, const char *driver)
{
	uint32_t *todo = xmalloc((pta_n_nodes(pta) + 1) * sizeof(*todo)), n_todo = 0;
	bool *is_known = xcalloc(pta_n_nodes(pta) + 1, sizeof(*is_known));
	for (uint32_t node = 1; node <= pta_n_nodes(pta); node++) {
		const char *name = pta_node(pta, node)->method->name->text;
		if (name[0] == 't' && strcmp(name + 1, driver) == 0) {
			is_known[node] = true;
			todo[n_todo++] = node;
		}
	}
	while (n_todo) {
		uint32_t node = todo[--n_todo], n;
		const struct method *method = pta_node(pta, node)->method;
		if (method->owner->role == ROLE_INPUT && !(method->access & ACC_STATIC) &&
			method->name->text[0] != '<')
			printf("%s run %s.%s\n", driver, method->owner->name->text, method->name->text);
		const struct pta_edge *edges = pta_edges_from(pta, node, &n);
		for (uint32_t i = 0; i < n; i++) {
			if (!is_known[edges[i].to])
				todo[n_todo++] = edges[i].to;
			is_known[edges[i].to] = true;
		}
	}
	free(todo);
	free(is_known);
}

// "d12": a driver; of these numbers, where there are some.
static bool wants(const struct method *method, int n, char **numbers)
{
	const char *name = method->name->text;
	bool is_driver = name[0] == 'd' && name[1] >= '0' && name[1] <= '9';
	bool is_wanted = n == 0;
	for (int i = 0; i < n; i++)
		is_wanted = is_wanted || strcmp(name + 1, numbers[i]) == 0;
	return is_driver && is_wanted;
}

// Each by itself: two drivers in one program would meet in the arrays and tables that the bodies make.
static bool drive(struct world *world, struct method *driver, bool by_rows)
{
	struct pta_options options = { .policy = by_rows ? PTA_ORIGIN : PTA_BY_CALL,
		.depth = by_rows ? 0 : 2,
		.is_whole = !by_rows,
		.is_bare = true,
		.models = world->models,
		.n_roots = 1,
		.roots = &driver,
		.jobs = 1,
		.notes = world->notes };
	struct pta *pta = pta_solve(world, &options);
	bool ok = !pta_is_partial(pta);
	for (uint32_t node = 1; node <= pta_n_nodes(pta); node++)
		print_node(pta, node);
	print_run(pta, driver->name->text + 1);
	if (!ok)
		fprintf(stderr, "reaches: %s: a limit stopped points-to\n", driver->name->text);
	pta_free(pta);
	return ok;
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input_options options = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	if (argc < 4 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err)) {
		fprintf(stderr, "usage: reaches JDK CLASSES rows|bodies [DRIVER...]: %s\n", err.text);
		return 2;
	}
	bool by_rows = strcmp(argv[3], "rows") == 0;
	struct world *world = world_new(input, notes, 1);
	world->models = models_new(world->names);
	char followed[4096];
	snprintf(followed, sizeof followed, "%s/followed", argv[2]);
	if (!by_rows && !models_add_file(world->models, followed, &err)) {
		fprintf(stderr, "reaches: %s\n", err.text);
		return 2;
	}
	world_load_input(world);
	struct klass *klass = world_find_string(world, "Rows");
	bool ok = !klass_is_phantom(klass);
	for (uint32_t i = 0; ok && i < klass->n_methods; i++)
		if (wants(&klass->methods[i], argc - 4, argv + 4))
			ok = drive(world, &klass->methods[i], by_rows);
	if (by_rows)
		print_rows(world, argv[2]);
	models_free(world->models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return ok ? 0 : 1;
}
