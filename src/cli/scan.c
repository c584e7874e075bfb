// raddle scan: what the user typed is checked here, all of it before any work begins.
#include "cli/scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "pta/pta.h"

#define DEFAULT_MAX_CYCLE 4
#define DEFAULT_WITNESS_RUNS 24

static const char *const formats[] = { "text", "json", "xml", "sarif", "html", NULL };
static const char *const levels[] = { "procedural", "quick", "precise", NULL };
static const char *const entry_kinds[] = { "public", "non-private", NULL };
static const char *const scopes[] = { "default", "whole", NULL };
static const char *const severities[] = { "low", "medium", "high", NULL };
static const char *const fail_levels[] = { "low", "medium", "high", "none", NULL };
static const char *const whens[] = { "auto", "always", "never", NULL };

// The word's place in the list, or `otherwise` where none was typed; -1 for a wrong word.
static int choose(const char *word, const char *const *words, int otherwise)
{
	if (!word)
		return otherwise;
	for (int i = 0; words[i]; i++)
		if (strcmp(words[i], word) == 0)
			return i;
	return -1;
}

// Takes the choice, or says what is possible.
static bool take_choice(int *choice, const char *option, const char *word, const char *const *words,
	int otherwise, struct err *err)
{
	struct buf list = BUF_INIT;
	*choice = choose(word, words, otherwise);
	if (*choice >= 0)
		return true;
	for (int i = 0; words[i]; i++)
		buf_printf(&list, "%s%s", i == 0 ? "" : words[i + 1] ? ", " : " or ", words[i]);
	err_set(err, ERR_USAGE, "--%s is %s, not '%s'", option, buf_cstring(&list), word);
	buf_release(&list);
	return false;
}

static bool take_when(bool *result, const char *option, const char *word, int fd, struct err *err)
{
	int choice;
	if (!take_choice(&choice, option, word, whens, 0, err))
		return false;
	*result = choice == 1 || (choice == 0 && isatty(fd));
	return true;
}

// ---- rules ----------------------------------------------------------------------------------

static bool unknown_rule(const char *word, struct err *err)
{
	struct buf list = BUF_INIT;
	rules_print_ids(&list);
	err_set(err, ERR_USAGE, "'%s' is not a rule; rules are %s", word, buf_cstring(&list));
	buf_release(&list);
	return false;
}

static bool take_rules(uint32_t *set, const string_list *words, struct err *err)
{
	*set = 0;
	for (uint32_t i = 0; i < words->n; i++) {
		enum rule rule;
		if (!rule_find(&rule, words->v[i]))
			return unknown_rule(words->v[i], err);
		*set |= rule_bit(rule);
	}
	return true;
}

static bool choose_rules(struct scan *scan, struct err *err)
{
	uint32_t only, skip, can = analysis_rules();
	if (!take_rules(&only, &scan->options->only, err) ||
		!take_rules(&skip, &scan->options->skip, err))
		return false;
	for (int i = 0; i < N_RULES; i++)
		if (only & ~can & rule_bit((enum rule)i))
			return err_set(err, ERR_USAGE,
				rules[i].when == RULE_CHECK ? "%s is what 'raddle check' looks for, not scan"
											: "rule %s comes later",
				rules[i].id);
	scan->how.rules = (only ? only : rules_by_default()) & can & ~skip;
	if (scan->how.rules == 0)
		return err_set(err, ERR_USAGE, "no rule is left to look for");
	return true;
}

// ---- everything -----------------------------------------------------------------------------

static bool check_format(struct scan *scan, struct err *err)
{
	int format;
	if (!take_choice(&format, "format", scan->options->format, formats, FORMAT_TEXT, err))
		return false;
	scan->format = (enum scan_format)format;
	return true;
}

static bool check_conflicts(const struct options *options, struct err *err)
{
	if (options->library && options->mains.n)
		return err_set(err, ERR_USAGE, "--library and --main exclude each other");
	if (options->entries && options->mains.n)
		return err_set(err, ERR_USAGE, "--entries is for library mode, --main for program mode");
	if (options->max_cycle == 1)
		return err_set(err, ERR_USAGE, "--max-cycle is at least 2: a cycle needs two locks");
	return true;
}

bool scan_take_mode(struct scan *scan, struct err *err)
{
	const struct options *options = scan->options;
	int level, entries, scope;
	if (!check_conflicts(options, err) ||
		!take_choice(&level, "level", options->level, levels, LEVEL_QUICK, err) ||
		!take_choice(&entries, "entries", options->entries, entry_kinds, ENTRIES_PUBLIC, err) ||
		!take_choice(&scope, "scope", options->scope, scopes, 0, err))
		return false;
	if (options->context && !pta_policy_parse(options->context, &(struct pta_options){ 0 }))
		return err_set(err, ERR_USAGE,
			"--context is insensitive, call:K, object:K, type:K, constructors or origin; "
			"origin+POLICY mixes");
	scan->how.level = (enum scan_level)level;
	scan->how.entries = (enum scan_entries)entries;
	scan->how.max_cycle = options->max_cycle ? options->max_cycle : DEFAULT_MAX_CYCLE;
	scan->how.all_edges = options->all_edges;
	scan->how.context = options->context;
	scan->how.follow_jdk = scope;
	scan->how.assume_shared = options->assume_shared;
	scan->how.unfiltered = options->unfiltered;
	scan->how.explain_safe = options->explain_safe;
	return true;
}

static uint32_t terminal_width(int fd)
{
	struct winsize size;
	return isatty(fd) && ioctl(fd, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

static bool check_witness(struct scan *scan, struct err *err)
{
	const char *word = scan->options->witness;
	char *end = NULL;
	unsigned long runs = DEFAULT_WITNESS_RUNS;
	if (word)
		runs = strcmp(word, "off") == 0 ? 0 : strtoul(word, &end, 10);
	if ((end && (end == word || *end)) || runs > 10000)
		return err_set(err, ERR_USAGE,
			"--witness is off or a number of runs, at most 10000, not '%s'", word);
	scan->witness_runs = (uint32_t)runs;
	return true;
}

static bool check(struct scan *scan, struct err *err)
{
	const struct options *options = scan->options;
	int stdout_or_none = options->output ? -1 : STDOUT_FILENO;
	scan->is_terminal = stdout_or_none >= 0 && isatty(stdout_or_none) && !options->quiet;
	scan->width = options->width ? options->width : terminal_width(stdout_or_none);
	return scan_take_mode(scan, err) && check_witness(scan, err) && check_format(scan, err) &&
		choose_rules(scan, err) &&
		take_choice(&scan->min_severity, "min-severity", options->min_severity, severities,
			SEVERITY_MEDIUM, err) &&
		take_choice(&scan->fail_on, "fail-on", options->fail_on, fail_levels, scan->min_severity,
			err) &&
		take_when(&scan->use_color, "color", options->color, stdout_or_none, err) &&
		take_when(&scan->show_progress, "progress", options->progress, STDERR_FILENO, err);
}

int command_scan(const struct command *command, struct options *options)
{
	struct scan scan = { .options = options };
	struct err err = ERR_INIT;

	if (options->arguments.n == 0)
		return usage_error(command, "no INPUT given");
	if (!check(&scan, &err))
		return usage_error(command, "%s", err.text);
	if (!known_open(&scan, &err)) {
		known_close(&scan);
		fprintf(stderr, "raddle: %s\n", err.text);
		return EXIT_USAGE;
	}
	return scan_run(&scan);
}
