// Completions of shells, out of the tables of commands, options, rules and what `show` prints: what they
// offer is what the program takes.
//
// What an option takes is read off the name of its value: words between bars are the words themselves
// ("text|json"), RULE is a rule, and what has FILE, DIR, HOME or PATH in it is a file.
#include "cli/cli.h"

#include "cli/show.h"
#include "finding/finding.h"

enum takes { TAKES_NOTHING, TAKES_FILE, TAKES_WORD, TAKES_RULES };

// ---- what there is to offer -------------------------------------------------------------------

static bool is_word(struct slice text)
{
	for (size_t i = 0; i < text.len; i++)
		if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789-", text.ptr[i]))
			return false;
	return text.len > 0;
}

// Those of "a|b|FILE" that can be typed as they are, separated by blanks.
static void put_words(struct buf *out, const char *value)
{
	struct slice rest = slice_of_string(value);
	size_t start = out->len;
	while (rest.len) {
		ptrdiff_t bar = slice_find(rest, '|');
		struct slice word = bar < 0 ? rest : slice_until(rest, (size_t)bar);
		if (is_word(word))
			buf_printf(out, "%s%.*s", out->len > start ? " " : "", SLICE_ARG(word));
		rest = slice_from(rest, word.len + 1);
	}
}

static enum takes takes(const char *value)
{
	static const char *const files[] = { "FILE", "DIR", "HOME", "PATH" };
	struct buf words = BUF_INIT;
	if (!value)
		return TAKES_NOTHING;
	if (strncmp(value, "RULE", 4) == 0)
		return TAKES_RULES;
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++)
		if (strstr(value, files[i]))
			return TAKES_FILE;
	put_words(&words, value);
	bool has_any = words.len > 0;
	buf_release(&words);
	return has_any ? TAKES_WORD : TAKES_NOTHING;
}

// Those of scan.
static void put_rules(struct buf *out)
{
	const char *before = "";
	for (int i = 0; i < N_RULES; i++) {
		if (rules[i].when == RULE_HIDDEN || rules[i].when == RULE_CHECK)
			continue;
		buf_printf(out, "%s%s", before, rules[i].id);
		before = " ";
	}
}

// Those that `explain` has something to say of.
static void put_pages(struct buf *out)
{
	const char *before = "";
	for (int i = 0; i < N_RULES; i++) {
		if (!rule_page((enum rule)i))
			continue;
		buf_printf(out, "%s%s", before, rules[i].id);
		before = " ";
	}
}

static void put_commands(struct buf *out)
{
	for (uint32_t i = 0; i < n_commands; i++)
		buf_printf(out, "%s%s", i ? " " : "", commands[i].name);
}

static void put_shows(struct buf *out)
{
	for (uint32_t i = 0; show_what(i); i++)
		buf_printf(out, "%s%s", i ? " " : "", show_what(i));
}

// The words that the command takes first; nothing where it takes files.
static void put_arguments(struct buf *out, const struct command *command)
{
	if (strncmp(command->arguments, "WHAT", 4) == 0)
		put_shows(out);
	else if (strstr(command->arguments, "RULE"))
		put_pages(out);
	else if (strstr(command->arguments, "COMMAND"))
		put_commands(out);
}

static void put_taken(struct buf *out, const char *value)
{
	if (takes(value) == TAKES_RULES)
		put_rules(out);
	else
		put_words(out, value);
}

// ---- bash -------------------------------------------------------------------------------------

static void put_bash_options(const struct command *command, struct buf *out)
{
	struct option_info option;
	buf_printf(out, "    %s) words='", command->name);
	for (uint32_t i = 0; options_get(command, i, &option); i++)
		buf_printf(out, "%s--%s", i ? " " : "", option.name);
	buf_string(out, "'; first='");
	put_arguments(out, command);
	buf_string(out, "' ;;\n");
}

// "'scan --format' | 'scan -f') values='text json' ;;"
static void put_bash_values(const struct command *command, struct buf *out)
{
	struct option_info option;
	for (uint32_t i = 0; options_get(command, i, &option); i++) {
		enum takes what = takes(option.value);
		if (what != TAKES_WORD && what != TAKES_RULES)
			continue;
		buf_printf(out, "    '%s --%s'", command->name, option.name);
		if (option.letter)
			buf_printf(out, " | '%s -%c'", command->name, option.letter);
		buf_string(out, ") values='");
		put_taken(out, option.value);
		buf_string(out, "' ;;\n");
	}
}

// Bash splits words at "=": then the option is one further back. Of a list with commas, what is behind
// the last one is completed.
static void print_bash(struct buf *out)
{
	buf_string(out,
		"# bash completion for raddle\n_raddle() {\n"
		"    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words='' first='' values='' done=''\n"
		"    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
		"        mapfile -t COMPREPLY < <(compgen -W '");
	put_commands(out);
	buf_string(out,
		" --version' -- \"$cur\")\n        return\n    fi\n"
		"    if [ \"$cur\" = = ]; then cur=\n"
		"    elif [ \"$prev\" = = ]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
		"    case ${COMP_WORDS[1]} in\n");
	for (uint32_t i = 0; i < n_commands; i++)
		put_bash_options(&commands[i], out);
	buf_string(out, "    esac\n    case \"${COMP_WORDS[1]} $prev\" in\n");
	for (uint32_t i = 0; i < n_commands; i++)
		put_bash_values(&commands[i], out);
	buf_string(out,
		"    esac\n"
		"    if [ -n \"$values\" ]; then\n"
		"        case $cur in *,*) done=${cur%,*}, ;; esac\n"
		"        mapfile -t COMPREPLY < <(compgen -P \"$done\" -W \"$values\" -- \"${cur##*,}\")\n"
		"        return\n    fi\n"
		"    case $cur in\n"
		"    -*) mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\") ;;\n"
		"    *)\n"
		"        if [ -n \"$first\" ] && [ \"$COMP_CWORD\" -eq 2 ]; then\n"
		"            mapfile -t COMPREPLY < <(compgen -W \"$first\" -- \"$cur\")\n"
		"        else\n"
		"            mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
		"        fi\n        ;;\n"
		"    esac\n}\ncomplete -o filenames -F _raddle raddle\n");
}

// ---- zsh, fish --------------------------------------------------------------------------------

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

static void put_zsh_value(struct buf *out, const char *value)
{
	switch (takes(value)) {
	case TAKES_FILE:
		buf_string(out, ":file:_files");
		break;
	case TAKES_WORD:
		buf_string(out, ":word:(");
		put_words(out, value);
		buf_char(out, ')');
		break;
	case TAKES_RULES:
		buf_string(out, ":rule:_values -s , rule ");
		put_rules(out);
		break;
	case TAKES_NOTHING:
		buf_string(out, value ? ":value: " : "");
		break;
	}
}

static void put_zsh_command(const struct command *command, struct buf *out)
{
	struct option_info option;
	struct buf words = BUF_INIT;
	buf_printf(out, "%s)\n    _arguments \\\n", command->name);
	for (uint32_t i = 0; options_get(command, i, &option); i++) {
		buf_printf(out, "        '--%s%s[", option.name, option.value ? "=" : "");
		put_quoted(out, option.help, true);
		buf_char(out, ']');
		put_zsh_value(out, option.value);
		buf_string(out, "' \\\n");
	}
	put_arguments(&words, command);
	if (words.len)
		buf_printf(out, "        '2:word:(%s)' \\\n", buf_cstring(&words));
	buf_string(out, "        '*:file:_files'\n    ;;\n");
	buf_release(&words);
}

static void print_zsh(struct buf *out)
{
	buf_string(out, "#compdef raddle\nlocal -a commands\ncommands=(\n");
	for (uint32_t i = 0; i < n_commands; i++) {
		buf_printf(out, "    '%s:", commands[i].name);
		put_quoted(out, commands[i].does, true);
		buf_string(out, "'\n");
	}
	buf_string(out,
		")\nif (( CURRENT == 2 )); then\n    _describe command commands\n    return\nfi\n"
		"case $words[2] in\n");
	for (uint32_t i = 0; i < n_commands; i++)
		put_zsh_command(&commands[i], out);
	buf_string(out, "esac\n");
}

static void put_fish_option(const struct command *command, const struct option_info *option,
	struct buf *out)
{
	enum takes what = takes(option->value);
	buf_printf(out, "complete -c raddle -n '__fish_seen_subcommand_from %s' -l %s", command->name,
		option->name);
	if (option->letter)
		buf_printf(out, " -s %c", option->letter);
	buf_string(out, !option->value ? "" : what == TAKES_FILE ? " -r" : " -x");
	if (what == TAKES_WORD || what == TAKES_RULES) {
		buf_string(out, " -a '");
		put_taken(out, option->value);
		buf_char(out, '\'');
	}
	buf_string(out, " -d '");
	put_quoted(out, option->help, false);
	buf_string(out, "'\n");
}

static void print_fish(struct buf *out)
{
	struct option_info option;
	struct buf words = BUF_INIT;
	buf_string(out, "# fish completion for raddle\n");
	for (uint32_t i = 0; i < n_commands; i++) {
		buf_printf(out, "complete -c raddle -n __fish_use_subcommand -a %s -d '", commands[i].name);
		put_quoted(out, commands[i].does, false);
		buf_string(out, "'\n");
		buf_clear(&words);
		put_arguments(&words, &commands[i]);
		if (words.len)
			buf_printf(out, "complete -c raddle -n '__fish_seen_subcommand_from %s' -a '%s'\n",
				commands[i].name, buf_cstring(&words));
		for (uint32_t k = 0; options_get(&commands[i], k, &option); k++)
			put_fish_option(&commands[i], &option, out);
	}
	buf_release(&words);
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
