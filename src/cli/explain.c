// raddle explain: doc/findings/RULE.md, which the program carries along, as text.
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/page.h"
#include "finding/finding.h"

static void list_rules(struct buf *out)
{
	static const char *const notes[] = { [RULE_ON] = "",
		[RULE_OFF] = " (only with --only)",
		[RULE_CHECK] = " (raddle check)" };
	buf_string(out, "rules:\n");
	for (int i = 0; i < N_RULES; i++) {
		if (rules[i].when == RULE_HIDDEN)
			continue;
		size_t line = out->len;
		buf_printf(out, "  %s", rules[i].id);
		buf_pad_to(out, line, 18);
		buf_printf(out, "%s%s\n", rules[i].title, notes[rules[i].when]);
	}
	buf_string(out,
		"\n'raddle explain RULE' says what a rule means, with an example and how to fix it.\n");
}

enum { DEFAULT_WIDTH = 80, MAX_WIDTH = 100 };

static uint32_t width_of(const struct options *options)
{
	struct winsize size;
	if (options->output || !isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 ||
		!size.ws_col)
		return DEFAULT_WIDTH;
	return size.ws_col < MAX_WIDTH ? size.ws_col : MAX_WIDTH;
}

// ---- the command ----------------------------------------------------------------------------

static int unknown_rule(const struct command *command, const char *word)
{
	struct buf list = BUF_INIT;
	rules_print_ids(&list);
	for (int i = 0; i < N_RULES; i++)
		if (rules[i].when == RULE_CHECK)
			buf_printf(&list, ", %s", rules[i].id);
	int status = usage_error(command, "'%s' is not a rule; rules are %s", word, buf_cstring(&list));
	buf_release(&list);
	return status;
}

int command_explain(const struct command *command, struct options *options)
{
	const string_list *arguments = &options->arguments;
	struct buf out = BUF_INIT;
	if (arguments->n == 0)
		list_rules(&out);
	for (uint32_t i = 0; i < arguments->n; i++) {
		enum rule rule;
		if (!rule_find(&rule, arguments->v[i]) || !rule_page(rule)) {
			buf_release(&out);
			return unknown_rule(command, arguments->v[i]);
		}
		buf_string(&out, i ? "\n" : "");
		page_print(slice_of_string(rule_page(rule)), width_of(options),
			!options->output && isatty(STDOUT_FILENO), &out);
	}
	int status = report_write(options, buf_view(&out)) ? EXIT_NOTHING_FOUND : EXIT_USAGE;
	buf_release(&out);
	return status;
}
