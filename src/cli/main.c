// raddle's command line: finds the command in the table, parses its options, runs it.
#include "cli/cli.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/hash.h"

const struct command commands[] = {
#define COMMAND(name, letter, function, arguments, does) \
	{ name, letter, function, arguments, does },
#include "cli/commands.def"
#undef COMMAND
};

const uint32_t n_commands = sizeof(commands) / sizeof(commands[0]);

const struct command *command_find(const char *name)
{
	for (uint32_t i = 0; i < n_commands; i++)
		if (strcmp(commands[i].name, name) == 0)
			return &commands[i];
	return NULL;
}

int usage_error(const struct command *command, const char *format, ...)
{
	va_list args;
	fputs("raddle: ", stderr);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fprintf(stderr, "; see 'raddle help%s%s'\n", command ? " " : "", command ? command->name : "");
	return EXIT_USAGE;
}

// So that a test can show that nothing depends on the order of hash tables.
static void set_hash_seed(void)
{
	const char *seed = getenv("RADDLE_HASH_SEED");
	if (seed)
		hash_seed = strtoull(seed, NULL, 10);
}

int main(int argc, char **argv)
{
	set_hash_seed();
	if (argc < 2)
		return usage_error(NULL, "no command given");
	if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0) {
		puts("raddle " RADDLE_VERSION);
		return 0;
	}
	const char *name = argv[1];
	if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
		name = "help";
	const struct command *command = command_find(name);
	if (!command)
		return usage_error(NULL, "'%s' is not a command", name);
	for (int i = 2; i < argc; i++)
		if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
			struct options help = { 0 };
			vec_push(&help.arguments, command->name);
			int status = command_help(command, &help);
			options_release(&help);
			return status;
		}

	struct options options = { 0 };
	struct err err = ERR_INIT;
	int status = options_parse(&options, command, argc - 1, argv + 1, &err)
		? command->run(command, &options)
		: usage_error(command, "%s", err.text);
	options_release(&options);
	return status;
}
