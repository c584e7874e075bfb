// raddle explain: doc/findings/RULE.md, which the program carries along, without its markup.
#include "cli/cli.h"

#include "finding/finding.h"

static void list_rules(struct buf *out)
{
	buf_string(out, "rules:\n");
	for (int i = 0; i < N_RULES; i++) {
		if (rules[i].when == RULE_HIDDEN)
			continue;
		size_t line = out->len;
		buf_printf(out, "  %s", rules[i].id);
		buf_pad_to(out, line, 18);
		buf_printf(out, "%s%s\n", rules[i].title,
			rules[i].when == RULE_OFF ? " (only with --only)" : "");
	}
	buf_string(out,
		"\n'raddle explain RULE' says what a rule means, with an example and how to fix it.\n");
}

// ---- markup to text -------------------------------------------------------------------------

// Drops ` and **; everything else is text as it stands.
static void put_line(struct slice line, struct buf *out)
{
	for (size_t i = 0; i < line.len; i++) {
		if (line.ptr[i] == '*' && i + 1 < line.len && line.ptr[i + 1] == '*')
			i++;
		else if (line.ptr[i] != '`')
			buf_char(out, (char)line.ptr[i]);
	}
	buf_char(out, '\n');
}

static void put_heading(struct slice line, struct buf *out)
{
	while (line.len && (line.ptr[0] == '#' || line.ptr[0] == ' '))
		line = slice_from(line, 1);
	put_line(line, out);
}

static void put_page(struct slice page, struct buf *out)
{
	bool in_code = false;
	while (page.len) {
		ptrdiff_t end = slice_find(page, '\n');
		struct slice line = end < 0 ? page : slice_until(page, (size_t)end);
		page = slice_from(page, line.len + 1);
		if (slice_has_prefix(line, SLICE("```")))
			in_code = !in_code;
		else if (in_code)
			buf_printf(out, "%s%.*s\n", line.len ? "    " : "", SLICE_ARG(line));
		else if (slice_has_prefix(line, SLICE("#")))
			put_heading(line, out);
		else
			put_line(line, out);
	}
}

// ---- the command ----------------------------------------------------------------------------

static int unknown_rule(const struct command *command, const char *word)
{
	struct buf list = BUF_INIT;
	rules_print_ids(&list);
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
		put_page(slice_of_string(rule_page(rule)), &out);
	}
	int status = report_write(options, buf_view(&out)) ? EXIT_NOTHING_FOUND : EXIT_USAGE;
	buf_release(&out);
	return status;
}
