#include "cli/cli.h"

static void print_overview(struct buf *out)
{
	buf_string(out,
		"raddle finds concurrency bugs in Java programs from their class files.\n\n"
		"usage: raddle COMMAND [OPTION...] [ARGUMENT...]\n\ncommands:\n");
	for (uint32_t i = 0; i < n_commands; i++) {
		size_t line = out->len;
		buf_printf(out, "  %s %s", commands[i].name, commands[i].arguments);
		buf_pad_to(out, line, 30);
		buf_printf(out, " %s\n", commands[i].does);
	}
	buf_string(out,
		"\nINPUT is any mix of: a .class file, a directory, a .jar, .war, .ear or .zip (archives inside are\n"
		"read too), a .jmod, a JDK's lib/modules, a JDK home, or a .java file (compiled with the javac on\n"
		"PATH). Of a Spring Boot jar, a .war or an .ear the program is INPUT and the libraries inside are class\n"
		"path. 'raddle help COMMAND' lists the options of a command.\n");
}

// Help for programs: man, and the shells.
static int print_for_programs(const struct command *command, const char *format, struct buf *out)
{
	if (strcmp(format, "man") == 0)
		manual_print(out);
	else if (!completion_print(format, out))
		return usage_error(command, "--format is text, man, bash, zsh or fish, not '%s'", format);
	return EXIT_NOTHING_FOUND;
}

int command_help(const struct command *command, struct options *options)
{
	struct buf out = BUF_INIT;
	int status = EXIT_NOTHING_FOUND;

	if (options->format && strcmp(options->format, "text") != 0) {
		status = print_for_programs(command, options->format, &out);
	} else if (options->arguments.n == 0) {
		print_overview(&out);
	} else {
		const struct command *about = command_find(options->arguments.v[0]);
		if (about)
			options_print_help(about, &out);
		else
			status = usage_error(NULL, "'%s' is not a command", options->arguments.v[0]);
	}
	if (out.len && !report_write(options, buf_view(&out)))
		status = EXIT_USAGE;
	buf_release(&out);
	return status;
}
