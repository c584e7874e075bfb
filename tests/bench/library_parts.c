// The floor of a library, part by part: processor time, and what is resident after it.
//
//     library_parts JDK INPUT       prints a line for each part: name, milliseconds, megabytes
#include <stdio.h>
#include <time.h>

#include "input/input.h"
#include "library/internal.h"

static double processor_milliseconds(void)
{
	return (double)clock() * 1000 / CLOCKS_PER_SEC;
}

static void print_part(const char *name, double *start)
{
	double now = processor_milliseconds();
	printf("%s %.0f %.0f\n", name, now - *start, (double)memory_resident_kb() / 1024);
	*start = processor_milliseconds();
}

// What anybody may call.
static bool is_entry(const void *context, const struct method *method)
{
	(void)context;
	return method->access & (ACC_PUBLIC | ACC_PROTECTED) && library_is_visible(method->owner);
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct notes *notes = notes_new();
	struct input *input = input_new(&(struct input_options){ 0 }, notes);
	struct budget budget = { 0 };
	double start = processor_milliseconds();
	if (argc != 3 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err))
		return 2;
	struct world *world = world_new(input, notes, 1);
	world->models = models_new(world->names);
	world_load_input(world);
	ir_prepare(world);
	print_part("read", &start);
	struct library_options how = { .world = world,
		.models = world->models,
		.jobs = 1,
		.budget = &budget,
		.is_entry = is_entry };
	struct library *library = library_new(&how);
	for (uint32_t i = 0; i < N_LIBRARY_PARTS; i++) {
		library_parts[i].run(library);
		print_part(library_parts[i].name, &start);
	}
	printf("methods %u %u\n", library->n_methods, library->n_accesses);
	return 0;
}
