// Options, table driven: what is legal, what it means and what help says come from options.def.
#include "cli/cli.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

enum kind { FLAG, STRING, NUMBER, COUNT, SECONDS, LIST, COMMAS, PATHS };

static const struct option {
	const char *name;
	char letter;
	enum kind kind;
	size_t at; // in struct options
	const char *value, *commands, *help;
} table[] = {
#define OPTION(name, letter, kind, member, value, commands, help) \
	{ name, letter, kind, offsetof(struct options, member), value, commands, help },
#include "cli/options.def"
#undef OPTION
};

#define N_OPTIONS (sizeof(table) / sizeof(table[0]))
#define MAX_JOBS 1024

static bool applies(const struct option *option, const struct command *command)
{
	return strchr(option->commands, command->letter) != NULL;
}

static const struct option *find(const struct command *command, const char *name, size_t len)
{
	for (size_t i = 0; i < N_OPTIONS; i++)
		if (applies(&table[i], command) && strlen(table[i].name) == len &&
			memcmp(table[i].name, name, len) == 0)
			return &table[i];
	return NULL;
}

static const struct option *find_letter(const struct command *command, char letter)
{
	for (size_t i = 0; i < N_OPTIONS; i++)
		if (applies(&table[i], command) && table[i].letter == letter)
			return &table[i];
	return NULL;
}

// Splits in place: argv is ours.
static void add_split(string_list *list, char *value, char separator)
{
	while (value) {
		char *end = strchr(value, separator);
		if (end)
			*end++ = '\0';
		if (*value)
			vec_push(list, value);
		value = end;
	}
}

static bool parse_number(const char *text, uint32_t *number)
{
	char *end;
	errno = 0;
	unsigned long value = strtoul(text, &end, 10);
	if (errno || *end || end == text || text[0] == '-' || value > UINT32_MAX)
		return false;
	*number = (uint32_t)value;
	return true;
}

// "1.5" as 1500. Digits and one point only, so that the locale has no say.
static bool parse_seconds(const char *text, uint32_t *milliseconds)
{
	uint64_t sum = 0;
	uint32_t digit = 1000;
	bool after_point = false, has_digit = false;
	for (; *text; text++) {
		if (*text == '.' && !after_point) {
			after_point = true;
			continue;
		}
		if (*text < '0' || *text > '9')
			return false;
		has_digit = true;
		if (after_point)
			sum += (uint64_t)(*text - '0') * (digit /= 10);
		else
			sum = sum * 10 + (uint64_t)(*text - '0') * 1000;
		if (sum > UINT32_MAX)
			return false;
	}
	*milliseconds = (uint32_t)sum;
	return has_digit && sum > 0;
}

static bool set(struct options *options, const struct option *option, char *value, struct err *err)
{
	void *member = (char *)options + option->at;
	switch (option->kind) {
	case FLAG:
		*(bool *)member = true;
		break;
	case STRING:
		*(const char **)member = value;
		break;
	case NUMBER:
		if (!parse_number(value, member))
			return err_set(err, ERR_USAGE, "--%s takes a whole number, not '%s'", option->name,
				value);
		break;
	case COUNT:
		if (!parse_number(value, member) || *(uint32_t *)member == 0)
			return err_set(err, ERR_USAGE, "--%s takes a whole number from 1 on, not '%s'",
				option->name, value);
		break;
	case SECONDS:
		if (!parse_seconds(value, member))
			return err_set(err, ERR_USAGE, "--%s takes a number of seconds, not '%s'", option->name,
				value);
		break;
	case LIST:
		vec_push((string_list *)member, value);
		break;
	case COMMAS:
		add_split(member, value, ',');
		break;
	case PATHS:
		add_split(member, value, ':');
		break;
	}
	return true;
}

// Takes the option at argv[*i], and its value where it has one.
static bool take(struct options *options, const struct command *command, int argc, char **argv,
	int *i, struct err *err)
{
	char *text = argv[*i], *value = NULL;
	const struct option *option;

	if (text[1] == '-') {
		char *equals = strchr(text, '=');
		size_t len = equals ? (size_t)(equals - text) : strlen(text);
		option = find(command, text + 2, len - 2);
		value = equals ? equals + 1 : NULL;
	} else {
		option = find_letter(command, text[1]);
		value = text[2] ? text + 2 : NULL;
	}
	if (!option)
		return err_set(err, ERR_USAGE, "%s is not an option of '%s'", text, command->name);
	if (option->kind == FLAG) {
		if (value)
			return err_set(err, ERR_USAGE, "--%s takes no value", option->name);
	} else if (!value) {
		if (*i + 1 >= argc)
			return err_set(err, ERR_USAGE, "--%s needs a value: %s", option->name, option->value);
		value = argv[++*i];
	}
	return set(options, option, value, err);
}

bool options_parse(struct options *options, const struct command *command, int argc, char **argv,
	struct err *err)
{
	bool only_arguments = false;
	// What follows -- is the program's where the command runs one.
	string_list *behind = strstr(command->arguments, "-- ") ? &options->rest : &options->arguments;
	for (int i = 1; i < argc; i++) {
		if (!only_arguments && strcmp(argv[i], "--") == 0)
			only_arguments = true;
		else if (only_arguments)
			vec_push(behind, argv[i]);
		else if (argv[i][0] != '-' || argv[i][1] == '\0')
			vec_push(&options->arguments, argv[i]);
		else if (!take(options, command, argc, argv, &i, err))
			return false;
	}
	if (options->jobs > MAX_JOBS)
		return err_set(err, ERR_USAGE, "--jobs is at most %d", MAX_JOBS);
	return true;
}

void options_release(struct options *options)
{
	vec_release(&options->arguments);
	vec_release(&options->rest);
	for (size_t i = 0; i < N_OPTIONS; i++)
		if (table[i].kind >= LIST)
			vec_release((string_list *)((char *)options + table[i].at));
}

void options_print_help(const struct command *command, struct buf *out)
{
	buf_printf(out, "usage: raddle %s [OPTION...] %s\n%s\n", command->name, command->arguments,
		command->does);
	bool has_any = false;
	for (size_t i = 0; i < N_OPTIONS; i++) {
		const struct option *o = &table[i];
		if (!applies(o, command))
			continue;
		buf_string(out, has_any ? "" : "\noptions:\n");
		has_any = true;
		size_t line = out->len;
		if (o->letter)
			buf_printf(out, "  -%c, --%s", o->letter, o->name);
		else
			buf_printf(out, "      --%s", o->name);
		if (o->value)
			buf_printf(out, " %s", o->value);
		if (out->len - line >= 36) {
			buf_char(out, '\n');
			line = out->len;
		}
		buf_pad_to(out, line, 36);
		buf_printf(out, "%s\n", o->help);
	}
}

bool options_get(const struct command *command, uint32_t number, struct option_info *info)
{
	for (size_t i = 0; i < N_OPTIONS; i++) {
		const struct option *o = &table[i];
		if (!applies(o, command) || number-- != 0)
			continue;
		*info = (struct option_info){ o->name, o->value, o->help, o->letter };
		return true;
	}
	return false;
}
