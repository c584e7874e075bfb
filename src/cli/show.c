// raddle show WHAT: prints what raddle knows.
#include "cli/cli.h"

#include <sys/stat.h>

#include "class/class.h"

static bool is_path(const char *text)
{
	struct stat status;
	return stat(text, &status) == 0;
}

static void print_class(const struct klass *klass, const struct options *options, struct buf *out)
{
	struct class_print_options how = {
		.show_code = true,
		.show_private = true,
		.show_lines = true,
		.verbose = options->verbose,
	};
	class_print(klass->file, &how, out);
}

// NAMEs are looked up over INPUT, class path and JDK; of INPUTs every class is shown.
static int show_class(const struct command *command, struct options *options)
{
	string_list inputs = { 0 }, names = { 0 };
	for (uint32_t i = 1; i < options->arguments.n; i++) {
		if (is_path(options->arguments.v[i]))
			vec_push(&inputs, options->arguments.v[i]);
		else
			vec_push(&names, options->arguments.v[i]);
	}
	struct session session;
	struct buf out = BUF_INIT;
	int status = EXIT_USAGE;

	if (inputs.n + names.n == 0) {
		usage_error(command, "which class?");
		goto done;
	}
	if (session_open(&session, options, &inputs) && (inputs.n == 0 || session_load(&session))) {
		struct world *world = session.world;
		status = EXIT_NOTHING_FOUND;
		uint32_t n_shown = names.n ? 0 : world->n_classes; // with names, INPUT is where to look for them
		for (uint32_t id = 1; id <= n_shown; id++)
			if (world->classes[id]->role == ROLE_INPUT && !klass_is_phantom(world->classes[id]))
				print_class(world->classes[id], options, &out);
		for (uint32_t i = 0; i < names.n; i++) {
			struct klass *klass = world_find_as_typed(world, names.v[i]);
			if (klass) {
				print_class(klass, options, &out);
			} else {
				notes_add(session.notes, NOTE_ERROR, i, "no class %s in INPUT, class path or JDK", names.v[i]);
				status = EXIT_USAGE;
			}
		}
		if (!report_write(options, buf_view(&out)))
			status = EXIT_USAGE;
	}
	session_close(&session);
done:
	buf_release(&out);
	vec_release(&inputs);
	vec_release(&names);
	return status;
}

int command_show(const struct command *command, struct options *options)
{
	const char *what = options->arguments.n ? options->arguments.v[0] : NULL;
	if (!what)
		return usage_error(command, "show what?");
	if (strcmp(what, "class") == 0)
		return show_class(command, options);
	return usage_error(command, "cannot show '%s'", what);
}
