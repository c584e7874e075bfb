// The manual page, out of the tables of commands and options: what it says is what the program does.
#include "cli/cli.h"

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
		"JDK's lib/modules, a JDK home, or a .java file, which the javac on PATH compiles. Of a Spring\n"
		"Boot jar, a .war or an .ear the program is INPUT and the libraries inside are class path.\n"
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
