// The manual page and the completions of shells, out of the tables of commands and options: what they say
// is what the program does.
#include "cli/cli.h"

// ---- manual page ----------------------------------------------------------------------------

// In roff a backslash is special everywhere, a dot or quote at the start of a line, and a minus is a
// hyphen unless told otherwise.
static void put_roff(struct buf *out, const char *text)
{
	if (*text == '.' || *text == '\'')
		buf_string(out, "\\&");
	for (; *text; text++) {
		if (*text == '\\')
			buf_string(out, "\\e");
		else if (*text == '-')
			buf_string(out, "\\-");
		else
			buf_char(out, *text);
	}
}

static void put_option(const struct option_info *option, struct buf *out)
{
	buf_string(out, ".TP\n.B ");
	if (option->letter)
		buf_printf(out, "\\-%c, ", option->letter);
	buf_string(out, "\\-\\-");
	put_roff(out, option->name);
	if (option->value) {
		buf_string(out, " \\fI");
		put_roff(out, option->value);
		buf_string(out, "\\fR");
	}
	buf_char(out, '\n');
	put_roff(out, option->help);
	buf_char(out, '\n');
}

static void put_command(const struct command *command, struct buf *out)
{
	buf_printf(out, ".SS raddle %s ", command->name);
	put_roff(out, command->arguments);
	buf_char(out, '\n');
	put_roff(out, command->does);
	buf_char(out, '\n');
	struct option_info option;
	for (uint32_t i = 0; options_get(command, i, &option); i++)
		put_option(&option, out);
}

void manual_print(struct buf *out)
{
	buf_printf(out,
		".TH RADDLE 1 \"\" \"raddle %s\" \"User Commands\"\n.SH NAME\n"
		"raddle \\- find concurrency bugs in Java programs from their class files\n"
		".SH SYNOPSIS\n.B raddle\n.I COMMAND\n[\\fIOPTION\\fR...] [\\fIARGUMENT\\fR...]\n"
		".SH DESCRIPTION\n"
		"raddle finds deadlocks, broken atomicity and data races between the threads of Java\n"
		"programs. It reads class files; no JVM is started for an analysis.\n.PP\n"
		"INPUT is any mix of: a .class file, a directory, a .jar, .war, .ear or .zip, a .jmod, a\n"
		"JDK's lib/modules, a JDK home, or a .java file, which the javac on PATH compiles.\n"
		".SH COMMANDS\n",
		RADDLE_VERSION);
	for (uint32_t i = 0; i < n_commands; i++)
		put_command(&commands[i], out);
	buf_string(out,
		".SH EXIT STATUS\n.TP\n.B 0\nnothing found\n.TP\n.B 1\nfindings\n.TP\n.B 2\n"
		"wrong usage or unreadable input\n.TP\n.B 3\na limit stopped the work; what was found until\n"
		"then is reported\n.TP\n.B 70\na bug in raddle\n"
		".SH ENVIRONMENT\n.TP\n.B JAVA_HOME\nwhose java.* classes to use, unless \\-\\-jdk names them\n"
		".SH FILES\n.TP\n.B raddle.conf\nwhat to suppress, and why; looked for in the working directory\n"
		"and above it\n");
}

// ---- completions ----------------------------------------------------------------------------

static void put_words_of(const struct command *command, struct buf *out)
{
	struct option_info option;
	for (uint32_t i = 0; options_get(command, i, &option); i++)
		buf_printf(out, " --%s", option.name);
}

static void put_commands(struct buf *out)
{
	for (uint32_t i = 0; i < n_commands; i++)
		buf_printf(out, "%s%s", i ? " " : "", commands[i].name);
}

static void print_bash(struct buf *out)
{
	buf_string(out,
		"# bash completion for raddle\n_raddle() {\n"
		"    local cur=${COMP_WORDS[COMP_CWORD]} words=\n"
		"    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
		"        mapfile -t COMPREPLY < <(compgen -W '");
	put_commands(out);
	buf_string(out,
		" --version' -- \"$cur\")\n        return\n    fi\n"
		"    case ${COMP_WORDS[1]} in\n");
	for (uint32_t i = 0; i < n_commands; i++) {
		buf_printf(out, "    %s) words='", commands[i].name);
		put_words_of(&commands[i], out);
		buf_string(out, "' ;;\n");
	}
	buf_string(out,
		"    esac\n    case $cur in\n"
		"    -*) mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\") ;;\n"
		"    *) mapfile -t COMPREPLY < <(compgen -f -- \"$cur\") ;;\n"
		"    esac\n}\ncomplete -o filenames -F _raddle raddle\n");
}

// Inside single quotes of zsh and fish: a quote ends them, and zsh's descriptions end at a bracket.
static void put_quoted(struct buf *out, const char *text, bool is_zsh)
{
	for (; *text; text++) {
		if (*text == '\'')
			buf_string(out, is_zsh ? "'\\''" : "\\'");
		else if (is_zsh && strchr("[]:", *text))
			buf_printf(out, "\\%c", *text);
		else
			buf_char(out, *text);
	}
}

static void print_zsh(struct buf *out)
{
	struct option_info option;
	buf_string(out, "#compdef raddle\nlocal -a commands\ncommands=(\n");
	for (uint32_t i = 0; i < n_commands; i++) {
		buf_printf(out, "    '%s:", commands[i].name);
		put_quoted(out, commands[i].does, true);
		buf_string(out, "'\n");
	}
	buf_string(out,
		")\nif (( CURRENT == 2 )); then\n    _describe command commands\n    return\nfi\n"
		"case $words[2] in\n");
	for (uint32_t i = 0; i < n_commands; i++) {
		buf_printf(out, "%s)\n    _arguments \\\n", commands[i].name);
		for (uint32_t k = 0; options_get(&commands[i], k, &option); k++) {
			buf_printf(out, "        '--%s%s[", option.name, option.value ? "=" : "");
			put_quoted(out, option.help, true);
			buf_printf(out, "]%s' \\\n", option.value ? ":value:_files" : "");
		}
		buf_string(out, "        '*:file:_files'\n    ;;\n");
	}
	buf_string(out, "esac\n");
}

static void print_fish(struct buf *out)
{
	struct option_info option;
	buf_string(out, "# fish completion for raddle\n");
	for (uint32_t i = 0; i < n_commands; i++) {
		buf_printf(out, "complete -c raddle -n __fish_use_subcommand -a %s -d '", commands[i].name);
		put_quoted(out, commands[i].does, false);
		buf_string(out, "'\n");
		for (uint32_t k = 0; options_get(&commands[i], k, &option); k++) {
			buf_printf(out, "complete -c raddle -n '__fish_seen_subcommand_from %s' -l %s",
				commands[i].name, option.name);
			if (option.letter)
				buf_printf(out, " -s %c", option.letter);
			buf_printf(out, "%s -d '", option.value ? " -r" : "");
			put_quoted(out, option.help, false);
			buf_string(out, "'\n");
		}
	}
}

bool completion_print(const char *shell, struct buf *out)
{
	static const struct {
		const char *name;
		void (*print)(struct buf *out);
	} shells[] = { { "bash", print_bash }, { "zsh", print_zsh }, { "fish", print_fish } };
	for (size_t i = 0; i < sizeof(shells) / sizeof(shells[0]); i++)
		if (strcmp(shells[i].name, shell) == 0) {
			shells[i].print(out);
			return true;
		}
	return false;
}
